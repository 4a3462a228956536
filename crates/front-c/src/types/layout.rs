//! Sizes, alignments, and the places of members, as gcc has them on x86 Linux.

use std::sync::Arc;

use super::{
    ArrayLen, BitRange, DataModel, Field, FloatKind, IntKind, Opaque, RecordId, RecordKind,
    RecordLayout, Type, TypeId, TypeTable,
};

/// Why a struct or union has no layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutError {
    /// A member's type has no size.
    #[error("member number {member} has an incomplete type")]
    Incomplete {
        /// Its position, from 0.
        member: usize,
    },
    /// The size exceeds what pointers can span.
    #[error("the type is too large")]
    TooLarge,
}

/// A member to be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The name; none for padding and anonymous structs and unions.
    pub name: Option<Arc<str>>,
    /// The type.
    pub ty: TypeId,
    /// The width of a bit-field in bits; at most that of the type.
    pub width: Option<u8>,
    /// The alignment asked for by `aligned` or `_Alignas`, in bytes.
    pub align: Option<u64>,
    /// Whether the member itself is `packed`.
    pub packed: bool,
}

impl Member {
    /// A named member without attributes.
    pub fn plain(name: Arc<str>, ty: TypeId) -> Self {
        Self { name: Some(name), ty, width: None, align: None, packed: false }
    }
}

/// What attributes and pragmas ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `__attribute__((packed))` on the record.
    pub packed: bool,
    /// `__attribute__((aligned(n)))` on the record, in bytes.
    pub align: Option<u64>,
    /// `#pragma pack(n)`, in bytes.
    pub pack: Option<u8>,
}

impl TypeTable {
    /// The size in bytes; none for `void`, functions, incomplete types and variable-length arrays.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        let mut count = 1u64;
        let mut ty = ty;
        loop {
            let size = match self.kind(ty) {
                Type::Array(element, ArrayLen::Known(len)) => {
                    count = count.checked_mul(len)?;
                    ty = element;
                    continue;
                }
                Type::Void | Type::Function(_) | Type::Array(..) | Type::Aligned(..) => {
                    return None;
                }
                Type::Int(kind) => kind.size(self.model),
                Type::Float(kind) => kind.size(self.model),
                Type::Enum(id) => {
                    let ty = self.enum_type(id);
                    ty.underlying.size(self.model)
                }
                Type::Pointer(_) => self.model.pointer_size(),
                Type::Record(id) => self.record(id).layout.as_ref()?.size,
                Type::Opaque(opaque) => self.opaque_size(opaque),
            };
            return count.checked_mul(size);
        }
    }

    fn opaque_size(&self, opaque: Opaque) -> u64 {
        match opaque {
            Opaque::Complex(kind) => 2 * kind.size(self.model),
            Opaque::ComplexInt(kind) => 2 * kind.size(self.model),
            Opaque::Vector { bytes, .. } => bytes,
            Opaque::Decimal(bytes) => u64::from(bytes),
        }
    }

    /// The alignment of an object of the type, in bytes: what gcc's `__alignof__` gives. 1 where there is none.
    pub fn align_of(&self, ty: TypeId) -> u64 {
        let mut ty = ty;
        loop {
            if let Type::Aligned(_, align) = self.types[ty.index()] {
                return u64::from(align);
            }
            return match self.kind(ty) {
                Type::Array(element, _) => {
                    ty = element;
                    continue;
                }
                Type::Void | Type::Function(_) | Type::Aligned(..) => 1,
                Type::Int(kind) | Type::Opaque(Opaque::ComplexInt(kind)) => kind.size(self.model),
                Type::Float(kind) | Type::Opaque(Opaque::Complex(kind)) => {
                    float_align(kind, self.model)
                }
                Type::Enum(id) => self.enum_type(id).underlying.size(self.model),
                Type::Pointer(_) => self.model.pointer_size(),
                Type::Record(id) => {
                    self.record(id).layout.as_ref().map_or(1, |layout| layout.align)
                }
                Type::Opaque(Opaque::Vector { bytes, .. }) => bytes,
                Type::Opaque(Opaque::Decimal(bytes)) => u64::from(bytes),
            };
        }
    }

    /// The alignment of a member of the type, in bytes: what `_Alignof` gives. i386 has 4 for 8-byte scalars.
    pub fn field_align(&self, ty: TypeId) -> u64 {
        let natural = self.align_of(ty);
        if self.model == DataModel::Lp64 || self.user_align(ty).is_some() {
            return natural;
        }
        let mut element = ty;
        while let Type::Array(inner, _) = self.kind(element) {
            element = inner;
        }
        match self.kind(element) {
            Type::Int(_) | Type::Enum(_) | Type::Opaque(Opaque::ComplexInt(_)) => natural.min(4),
            Type::Float(kind) | Type::Opaque(Opaque::Complex(kind))
                if kind.size(self.model) == 8 =>
            {
                natural.min(4)
            }
            _ => natural,
        }
    }

    /// Gives a record its members.
    pub fn complete_record(
        &mut self,
        id: RecordId,
        members: &[Member],
        options: &Options,
    ) -> Result<(), LayoutError> {
        let kind = self.record(id).kind;
        let mut layouter = Layouter {
            table: self,
            kind,
            options: *options,
            position: 0,
            size_bits: 0,
            align_bits: 8,
            fields: Vec::with_capacity(members.len()),
        };
        for (number, member) in members.iter().enumerate() {
            let is_last = number + 1 == members.len();
            layouter.place(number, member, is_last)?;
        }
        let layout = layouter.finish()?;
        self.record_mut(id).layout = Some(layout);
        Ok(())
    }
}

fn float_align(kind: FloatKind, model: DataModel) -> u64 {
    match (model, kind) {
        (DataModel::Ilp32, FloatKind::LongDouble | FloatKind::Float64x) => 4,
        _ => kind.size(model),
    }
}

/// Places members one after the other, after gcc's `place_field`.
struct Layouter<'t> {
    table: &'t TypeTable,
    kind: RecordKind,
    options: Options,
    /// Where the next member may start, in bits.
    position: u64,
    /// The largest end so far, in bits.
    size_bits: u64,
    align_bits: u64,
    fields: Vec<Field>,
}

/// No object is larger: differences of pointers must fit, counted in bits here.
const LIMIT: u64 = 1 << 62;

fn round_up(position: u64, align: u64) -> Result<u64, LayoutError> {
    position.checked_next_multiple_of(align).filter(|&end| end < LIMIT).ok_or(LayoutError::TooLarge)
}

impl Layouter<'_> {
    fn place(&mut self, number: usize, member: &Member, is_last: bool) -> Result<(), LayoutError> {
        if self.kind == RecordKind::Union {
            self.position = 0;
        }
        match member.width {
            None => self.place_plain(number, member, is_last)?,
            Some(0) => self.place_zero_width(member)?,
            Some(width) => self.place_bits(member, width)?,
        }
        self.size_bits = self.size_bits.max(self.position);
        Ok(())
    }

    fn clamp(&self, align: u64) -> u64 {
        self.options.pack.map_or(align, |pack| align.min(u64::from(pack)))
    }

    fn place_plain(
        &mut self,
        number: usize,
        member: &Member,
        is_last: bool,
    ) -> Result<(), LayoutError> {
        let is_flexible =
            matches!(self.table.kind(member.ty), Type::Array(_, ArrayLen::Incomplete));
        let size = match self.table.size_of(member.ty) {
            Some(size) => size,
            // gcc takes a flexible array in a union, too.
            None if is_flexible && (is_last || self.kind == RecordKind::Union) => 0,
            None => return Err(LayoutError::Incomplete { member: number }),
        };
        let natural = self.table.field_align(member.ty);
        let packed = self.options.packed || member.packed;
        let own = if packed { 1 } else { natural };
        let align = self.clamp(member.align.map_or(own, |asked| asked.max(own))) * 8;
        self.align_bits = self.align_bits.max(align);
        let start = round_up(self.position, align)?;
        let bits = size.checked_mul(8).ok_or(LayoutError::TooLarge)?;
        self.position =
            start.checked_add(bits).filter(|&end| end < LIMIT).ok_or(LayoutError::TooLarge)?;
        self.push(member, start, None, align / 8);
        Ok(())
    }

    fn place_zero_width(&mut self, member: &Member) -> Result<(), LayoutError> {
        // Neither `packed` nor `#pragma pack` has a say here.
        let align = self.table.field_align(member.ty).max(member.align.unwrap_or(1)) * 8;
        self.position = round_up(self.position, align)?;
        self.push(member, self.position, Some(0), 1);
        Ok(())
    }

    fn place_bits(&mut self, member: &Member, width: u8) -> Result<(), LayoutError> {
        let packed = self.options.packed || member.packed;
        if let Some(asked) = member.align {
            let asked = self.clamp(asked) * 8;
            self.position = round_up(self.position, asked)?;
            self.align_bits = self.align_bits.max(asked);
        }
        let unit = self.table.field_align(member.ty) * 8;
        if !packed && self.options.pack.is_none() {
            let size = self.table.size_of(member.ty).unwrap_or(1) * 8;
            // A bit-field may not touch more of its type's units than the type itself does.
            let touched = (self.position % unit + u64::from(width)).div_ceil(unit);
            if touched > size / unit {
                self.position = round_up(self.position, unit)?;
            }
        }
        if member.name.is_some() {
            let align = if self.options.pack.is_some() {
                self.clamp(unit / 8) * 8
            } else if packed {
                8
            } else {
                unit
            };
            self.align_bits = self.align_bits.max(align);
        }
        self.push(member, self.position, Some(width), 1);
        self.position += u64::from(width);
        Ok(())
    }

    fn push(&mut self, member: &Member, start: u64, width: Option<u8>, align: u64) {
        let first = u8::try_from(start % 8).expect("a remainder of 8 should be small");
        self.fields.push(Field {
            name: member.name.clone(),
            ty: member.ty,
            offset: start / 8,
            bits: width.map(|width| BitRange { first, width }),
            align,
        });
    }

    fn finish(self) -> Result<RecordLayout, LayoutError> {
        let align = self.align_bits.max(self.options.align.unwrap_or(1) * 8);
        let size = round_up(self.size_bits, align)?;
        Ok(RecordLayout { fields: self.fields, size: size / 8, align: align / 8 })
    }
}

impl TypeTable {
    /// The integer kind of an integer or enum type.
    pub fn int_kind(&self, ty: TypeId) -> Option<IntKind> {
        match self.kind(ty) {
            Type::Int(kind) => Some(kind),
            Type::Enum(id) => Some(self.enum_type(id).underlying),
            _ => None,
        }
    }

    /// The kind of a floating type.
    pub fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        match self.kind(ty) {
            Type::Float(kind) => Some(kind),
            _ => None,
        }
    }
}
