//! Values in the terms of the source: `p.x = 3`, `a[2] = 'c'`, `q = &a[1]`.

use std::collections::BTreeMap;

use symra_ir::debug::{DebugInfo, Field, Shape, ShapeId, Spot};
use symra_terms::{ArrayValue, BitVec, Float, FloatFormat, Value};

use crate::values::human;

/// How many changes of one step of memory are named.
const MOST: usize = 12;

/// Writes values, and remembers the dynamic objects that it has named.
pub(crate) struct SourceValues<'d> {
    debug: &'d DebugInfo,
    /// Names of the objects that came to life, by their numbers.
    dynamic: BTreeMap<u64, usize>,
}

/// A scalar of an object in memory.
#[derive(Clone, PartialEq, Eq)]
struct Leaf {
    name: String,
    spot: Spot,
    shape: ShapeId,
    bits: Option<(u32, u32)>,
}

impl<'d> SourceValues<'d> {
    pub(crate) fn new(debug: &'d DebugInfo) -> Self {
        Self { debug, dynamic: BTreeMap::new() }
    }

    /// A value of a shape.
    pub(crate) fn value(&mut self, value: &Value, shape: Option<ShapeId>) -> String {
        let Some(shape) = shape else { return human(value) };
        let debug = self.debug;
        match (&debug.shape(shape).0, value) {
            (Shape::Signed, Value::Bv(bits)) => bits.to_ibig().to_string(),
            (Shape::Unsigned, Value::Bv(bits)) => bits.to_ubig().to_string(),
            (Shape::Character { signed }, Value::Bv(bits)) => character(bits, *signed),
            (Shape::Truth, Value::Bv(bits)) => (!bits.is_zero()).to_string(),
            (Shape::Pointer, Value::Bv(bits)) => {
                Spot::of(bits).map_or_else(|| human(value), |spot| self.pointer(spot))
            }
            (Shape::Float { exponent, significand }, Value::Bv(bits))
                if exponent + significand == bits.width() =>
            {
                let format = FloatFormat { exponent: *exponent, significand: *significand };
                float(&Float::from_bits(format, bits))
            }
            (_, Value::Float(number)) => float(number),
            _ => human(value),
        }
    }

    /// What a pointer points to.
    fn pointer(&mut self, spot: Spot) -> String {
        let offset = spot.offset;
        if spot.object == 0 {
            return if offset == 0 { "NULL".to_owned() } else { format!("{offset:#x}") };
        }
        if let Some(name) = self.debug.functions.get(&spot.object) {
            return format!("&{name}");
        }
        if let Some(object) = self.debug.object(spot.object) {
            let leaves = match offset {
                0 => Vec::new(),
                _ if offset < object.size => self.scalars(object.shape, &object.name, offset),
                _ => Vec::new(),
            };
            return match leaves.first() {
                _ if offset == 0 => format!("&{}", object.name),
                Some(leaf) if leaf.spot.offset == offset => format!("&{}", leaf.name),
                _ => format!("&{} + {}", object.name, offset.cast_signed()),
            };
        }
        let name = self.dynamic_name(spot.object);
        match offset {
            0 => format!("&{name}"),
            _ => format!("&{name} + {}", offset.cast_signed()),
        }
    }

    /// A name for an object that came to life.
    fn dynamic_name(&mut self, object: u64) -> String {
        let next = self.dynamic.len() + 1;
        let number = *self.dynamic.entry(object).or_insert(next);
        format!("object#{number}")
    }

    /// What changed in memory: names and values. `old` is the memory before, if it is known.
    pub(crate) fn memory(
        &mut self,
        width: u64,
        old: Option<&ArrayValue>,
        new: &ArrayValue,
    ) -> Vec<(String, String)> {
        let changed: Vec<Value> = match old {
            Some(old) => new.changed_since(old),
            None => new.entries().map(|(index, _)| index.clone()).take(MOST + 1).collect(),
        };
        let mut changes: Vec<(String, String)> = Vec::new();
        let mut last: Option<Leaf> = None;
        for index in &changed {
            let Some(spot) = index.as_bv().and_then(Spot::of) else { continue };
            if changes.len() == MOST {
                changes.push(("..".to_owned(), format!("{} places in all", changed.len())));
                break;
            }
            let leaves = self.leaves(spot, width);
            let several = leaves.len() > 1;
            for leaf in leaves {
                if last.as_ref() == Some(&leaf) {
                    continue;
                }
                let value = self.read(&leaf, new, width);
                // Of bit-fields that share a byte, those that changed.
                if several && old.is_some_and(|old| self.read(&leaf, old, width) == value) {
                    continue;
                }
                changes.push((leaf.name.clone(), value));
                last = Some(leaf);
            }
        }
        changes
    }

    /// The scalars at a place: one, or the bit-fields there.
    fn leaves(&mut self, spot: Spot, width: u64) -> Vec<Leaf> {
        let debug = self.debug;
        if let Some(object) = debug.object(spot.object) {
            let leaves = self.scalars(object.shape, &object.name, spot.offset);
            if !leaves.is_empty() {
                let of_object =
                    |leaf: Leaf| Leaf { spot: Spot { object: spot.object, ..leaf.spot }, ..leaf };
                return leaves.into_iter().map(of_object).collect();
            }
        }
        let name = format!("{}[{}]", self.dynamic_name(spot.object), spot.offset.cast_signed());
        let shape = debug.shapes.iter().position(|(shape, size)| {
            *size == width && matches!(shape, Shape::Signed | Shape::Pointer)
        });
        let shape = ShapeId(shape.and_then(|at| u32::try_from(at).ok()).unwrap_or(u32::MAX));
        vec![Leaf { name, spot, shape, bits: None }]
    }

    /// The scalar at an offset of a shape, or the bit-fields there.
    fn scalars(&self, shape: ShapeId, name: &str, offset: u64) -> Vec<Leaf> {
        let (mut shape, mut name, mut start) = (shape, name.to_owned(), 0);
        loop {
            let rest = offset - start;
            match &self.debug.shape(shape).0 {
                Shape::Array { element, stride } => {
                    name = format!("{name}[{}]", rest / stride);
                    start += rest / stride * stride;
                    shape = *element;
                }
                Shape::Record { fields } => {
                    let mut here = fields.iter().filter(|field| self.covers(field, rest));
                    let Some(field) = here.next() else { return Vec::new() };
                    if field.bits.is_some() {
                        let leaf = |field: &Field| Leaf {
                            name: format!("{name}.{}", field.name),
                            spot: Spot { object: 0, offset: start + field.offset },
                            shape: field.shape,
                            bits: field.bits,
                        };
                        let here = std::iter::once(field).chain(here);
                        let named = here.filter(|field| !field.name.is_empty());
                        return named.filter(|field| field.bits.is_some()).map(leaf).collect();
                    }
                    if !field.name.is_empty() {
                        name = format!("{name}.{}", field.name);
                    }
                    start += field.offset;
                    shape = field.shape;
                }
                Shape::Signed
                | Shape::Unsigned
                | Shape::Character { .. }
                | Shape::Truth
                | Shape::Float { .. }
                | Shape::Pointer
                | Shape::Other => {
                    let spot = Spot { object: 0, offset: start };
                    return vec![Leaf { name, spot, shape, bits: None }];
                }
            }
        }
    }

    fn covers(&self, field: &Field, offset: u64) -> bool {
        let size = match field.bits {
            Some((first, width)) => u64::from((first + width).div_ceil(8)),
            None => self.debug.shape(field.shape).1,
        };
        (field.offset..field.offset + size).contains(&offset)
    }

    /// Reads a scalar from memory.
    fn read(&mut self, leaf: &Leaf, memory: &ArrayValue, width: u64) -> String {
        let known = (leaf.shape.0 as usize) < self.debug.shapes.len();
        let size = match leaf.bits {
            Some((first, bits)) => u64::from((first + bits).div_ceil(8)),
            None if known => self.debug.shape(leaf.shape).1.max(1),
            None => width,
        };
        let Value::Bv(first) = memory_at(memory, leaf.spot) else { return String::new() };
        if first.width() > 64 {
            // A pointer is one element.
            let shape = known.then_some(leaf.shape);
            return self.value(&Value::Bv(first), shape);
        }
        let first = byte_of(first);
        let mut bits = first;
        let mut at = width;
        while at < size {
            let spot = Spot { offset: leaf.spot.offset.wrapping_add(at), ..leaf.spot };
            let Value::Bv(next) = memory_at(memory, spot) else { return String::new() };
            let next = byte_of(next);
            bits = next.concat(&bits);
            at += width;
        }
        let wanted = u32::try_from(size * 8).unwrap_or(u32::MAX);
        if bits.width() > wanted {
            bits = bits.extract(wanted - 1, 0);
        }
        if let Some((first, count)) = leaf.bits
            && count > 0
            && first + count <= bits.width()
        {
            bits = bits.extract(first + count - 1, first);
        }
        let shape = known.then_some(leaf.shape);
        self.value(&Value::Bv(bits), shape)
    }
}

fn memory_at(memory: &ArrayValue, spot: Spot) -> Value {
    let symra_terms::Sort::Array(sort) = memory.sort() else { return Value::Bool(false) };
    match sort.index.bv_width() {
        Some(width) if width > 64 => {
            let object = BitVec::from_u64(spot.object, width - 64);
            memory.get(&Value::Bv(object.concat(&BitVec::from_u64(spot.offset, 64)))).clone()
        }
        _ => Value::Bool(false),
    }
}

/// The byte of an element that also says whose pointer's byte it is.
fn byte_of(element: BitVec) -> BitVec {
    if element.width() == 56 { element.extract(7, 0) } else { element }
}

fn character(bits: &BitVec, signed: bool) -> String {
    let number = if signed { bits.to_ibig().to_string() } else { bits.to_ubig().to_string() };
    match bits.to_u64().and_then(|byte| u8::try_from(byte).ok()) {
        Some(byte @ 0x20..=0x7e) => format!("{number} '{}'", char::from(byte)),
        _ => number,
    }
}

fn float(number: &Float) -> String {
    if number.is_nan() || number.is_infinite() {
        return number.to_decimal();
    }
    let format = number.format();
    if format == FloatFormat::SINGLE {
        format!("{:?}", number.to_f32())
    } else if format == FloatFormat::DOUBLE {
        format!("{:?}", number.to_f64())
    } else {
        number.to_decimal()
    }
}
