//! The parts of a type that are read and written as one.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::steps::round_up;
use crate::types::{
    ArrayLen, BitRange, DataModel, Field, FloatKind, RecordKind, Type, TypeId, TypeTable,
};

/// A run of bytes that is read and written as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Chunk {
    pub(crate) offset: u64,
    pub(crate) len: u64,
    /// Whether it is a pointer, perhaps among others in a union.
    pub(crate) pointer: bool,
}

impl Chunk {
    fn plain(offset: u64, len: u64) -> Self {
        Self { offset, len, pointer: false }
    }

    fn end(self) -> u64 {
        self.offset + self.len
    }
}

/// How many bytes a scalar of the type reads and writes: of an x87 number the ten that are not padding.
pub(crate) fn scalar_len(types: &TypeTable, ty: TypeId) -> u64 {
    match types.kind(ty) {
        Type::Float(FloatKind::LongDouble | FloatKind::Float64x) => 10,
        _ => types.size_of(ty).unwrap_or(0),
    }
}

/// The bytes that an access to a bit-field covers: those of a whole unit of its declared type where that fits into
/// the record, so that neighbours share them.
pub(crate) fn bit_unit(
    types: &TypeTable,
    record: TypeId,
    declared: TypeId,
    offset: u64,
    bits: BitRange,
) -> Chunk {
    let unit = types.size_of(declared).unwrap_or(1).max(1);
    let start = offset / unit * unit;
    let last_bit = (offset - start) * 8 + u64::from(bits.first) + u64::from(bits.width);
    let inside = types.size_of(record).is_some_and(|size| start + unit <= size);
    if inside && last_bit <= unit * 8 {
        return Chunk::plain(start, unit);
    }
    let len = round_up(u64::from(bits.first) + u64::from(bits.width), 8) / 8;
    Chunk::plain(offset, len.max(1))
}

/// Whether the bytes that accesses to a bit-field cover are those of its memory location (C11, 3.14): all bit-fields side by side with
/// it, up to one of width 0, are accessed by the same bytes, and nothing else is in them. Not asked of what is in a union.
pub(crate) fn is_one_location(
    types: &TypeTable,
    record: TypeId,
    offset: u64,
    bits: BitRange,
) -> bool {
    let Type::Record(id) = types.kind(record) else { return false };
    let data = types.record(id);
    if data.kind == RecordKind::Union || types.is_in_union(id) {
        return false;
    }
    let Some(layout) = &data.layout else { return false };
    let is_field = |field: &Field| field.offset == offset && field.bits == Some(bits);
    let Some(at) = layout.fields.iter().position(is_field) else { return false };
    let joins = |field: &Field| field.bits.is_some_and(|bits| bits.width > 0);
    let from = layout.fields[..at].iter().rposition(|field| !joins(field)).map_or(0, |at| at + 1);
    let behind = layout.fields[at..].iter().position(|field| !joins(field));
    let until = behind.map_or(layout.fields.len(), |count| at + count);
    let unit_of = |field: &Field| {
        field.bits.map(|bits| bit_unit(types, record, field.ty, field.offset, bits))
    };
    let Some(unit) = unit_of(&layout.fields[at]) else { return false };
    let overlaps = |field: &Field| {
        let len = match field.bits {
            Some(bits) => (u64::from(bits.first) + u64::from(bits.width)).div_ceil(8),
            // An array without a length starts where it starts.
            None => types.size_of(field.ty).unwrap_or(u64::MAX / 2),
        };
        field.offset < unit.offset + unit.len && unit.offset < field.offset + len
    };
    layout.fields.iter().enumerate().all(|(index, field)| {
        if (from..until).contains(&index) {
            field.name.is_none() || unit_of(field) == Some(unit)
        } else {
            !overlaps(field)
        }
    })
}

/// The bytes that an access covers to the bit-field at some bits of an object of the type.
pub(crate) fn initialised_unit(
    types: &TypeTable,
    ty: TypeId,
    offset: u64,
    bits: BitRange,
) -> Chunk {
    let (mut ty, mut base) = (ty, 0);
    loop {
        match types.kind(ty) {
            Type::Array(element, _) => {
                let size = types.size_of(element).unwrap_or(0).max(1);
                base += (offset - base) / size * size;
                ty = element;
            }
            Type::Record(id) => {
                let Some(layout) = &types.record(id).layout else { break };
                let inside = offset - base;
                let field = layout.fields.iter().find(|field| {
                    let len = types.size_of(field.ty).unwrap_or(0);
                    let contains = field.offset <= inside && inside < field.offset + len;
                    field.bits.map_or(contains, |own| field.offset == inside && own == bits)
                });
                let Some(field) = field else { break };
                if field.bits.is_some() {
                    let unit = bit_unit(types, ty, field.ty, field.offset, bits);
                    return Chunk { offset: base + unit.offset, ..unit };
                }
                base += field.offset;
                ty = field.ty;
            }
            _ => break,
        }
    }
    // Of a union that is initialised by another member than the first that fits: just the bytes.
    Chunk::plain(offset, (u64::from(bits.first) + u64::from(bits.width)).div_ceil(8).max(1))
}

/// Structs and unions of more bytes than this are not followed as values.
const LARGEST_VALUE: u64 = 1 << 18;

/// Whether a struct or union is too large to be a value.
pub(crate) fn is_huge(types: &TypeTable, ty: TypeId) -> bool {
    types.size_of(ty).is_none_or(|size| size > LARGEST_VALUE)
}

/// The chunks of types, computed once each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chunks {
    known: FxHashMap<TypeId, Rc<[Chunk]>>,
}

impl Chunks {
    /// The chunks of a type in ascending order, without overlaps: one for each scalar, but one for all that
    /// share bytes in a union. None if the type [is huge](is_huge).
    pub(crate) fn of(&mut self, types: &TypeTable, ty: TypeId) -> Rc<[Chunk]> {
        let ty = types.value_type(ty);
        if let Some(known) = self.known.get(&ty) {
            return Rc::clone(known);
        }
        let mut parts = Vec::new();
        if !is_huge(types, ty) {
            collect(types, ty, 0, &mut parts);
        }
        parts.sort_unstable_by_key(|chunk| (chunk.offset, std::cmp::Reverse(chunk.len)));
        let mut chunks: Vec<Chunk> = Vec::new();
        for part in parts {
            match chunks.last_mut() {
                Some(last) if part.offset < last.end() => {
                    let len = last.end().max(part.end()) - last.offset;
                    let whole = |chunk: &Chunk| chunk.pointer && chunk.len == len;
                    let pointer = whole(last) || (part.offset == last.offset && whole(&part));
                    *last = Chunk { len, pointer, ..*last };
                }
                _ => chunks.push(part),
            }
        }
        let chunks: Rc<[Chunk]> = chunks.into();
        self.known.insert(ty, Rc::clone(&chunks));
        chunks
    }
}

/// Adds the scalars of a type that lies at `base`, in any order.
fn collect(types: &TypeTable, ty: TypeId, base: u64, parts: &mut Vec<Chunk>) {
    let mut work = vec![(ty, base)];
    while let Some((ty, base)) = work.pop() {
        match types.kind(ty) {
            Type::Array(element, ArrayLen::Known(count)) => {
                let size = types.size_of(element).unwrap_or(0);
                if size > 0 {
                    work.extend((0..count).map(|index| (element, base + index * size)));
                }
            }
            Type::Void | Type::Function(_) | Type::Array(..) => (),
            Type::Record(id) => {
                let Some(layout) = &types.record(id).layout else { continue };
                for field in &layout.fields {
                    match field.bits {
                        Some(bits) if bits.width == 0 => (),
                        Some(bits) => {
                            let unit = bit_unit(types, ty, field.ty, field.offset, bits);
                            parts.push(Chunk::plain(base + unit.offset, unit.len));
                        }
                        None => work.push((field.ty, base + field.offset)),
                    }
                }
            }
            _ => {
                let len = match (types.kind(ty), types.model()) {
                    (Type::Opaque(_), DataModel::Ilp32 | DataModel::Lp64) => {
                        types.size_of(ty).unwrap_or(0)
                    }
                    _ => scalar_len(types, ty),
                };
                if len > 0 {
                    let pointer = matches!(types.kind(ty), Type::Pointer(_));
                    parts.push(Chunk { offset: base, len, pointer });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Member, Options, RecordKind};

    fn chunks(table: &TypeTable, ty: TypeId) -> Vec<(u64, u64)> {
        Chunks::default().of(table, ty).iter().map(|c| (c.offset, c.len)).collect()
    }

    #[test]
    fn scalars_are_chunks_and_unions_join_what_overlaps() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let bytes = table.array(TypeId::CHAR, ArrayLen::Known(5));
        let record = table.add_record(RecordKind::Union, None);
        let members = [Member::plain("i".into(), TypeId::INT), Member::plain("b".into(), bytes)];
        table.complete_record(record, &members, &Options::default()).unwrap();
        let union = table.record_type(record);
        assert_eq!(chunks(&table, union), [(0, 4), (4, 1)]);
        let outer = table.add_record(RecordKind::Struct, None);
        let members = [
            Member::plain("c".into(), TypeId::CHAR),
            Member::plain("u".into(), union),
            Member::plain("x".into(), TypeId::LONG_DOUBLE),
        ];
        table.complete_record(outer, &members, &Options::default()).unwrap();
        let outer = table.record_type(outer);
        assert_eq!(chunks(&table, outer), [(0, 1), (4, 4), (8, 1), (16, 10)]);
    }

    #[test]
    fn bit_fields_of_a_unit_share_a_chunk() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let record = table.add_record(RecordKind::Struct, None);
        let bits = |name: &str, width| Member {
            width: Some(width),
            ..Member::plain(name.into(), TypeId::UINT)
        };
        let members = [bits("a", 3), bits("b", 20), Member::plain("c".into(), TypeId::SHORT)];
        table.complete_record(record, &members, &Options::default()).unwrap();
        let ty = table.record_type(record);
        assert_eq!(chunks(&table, ty), [(0, 4), (4, 2)]);
    }
}
