//! Values in the terms of the source: `p.x = 3`, `a[2] = 'c'`, `q = &a[1]`.

use symra_ir::debug::{DebugInfo, Field, Memory, Shape, ShapeId, Spot};
use symra_terms::{ArrayValue, BitVec, Float, FloatFormat, Value};

use crate::story::Story;
use crate::values::human;

/// How many changes of one step of memory are named.
const MOST: usize = 12;

/// Writes values in the terms of the source.
pub(crate) struct SourceValues<'d> {
    debug: &'d DebugInfo,
    /// The objects that they point to.
    pub(crate) story: Story<'d>,
}

/// A scalar of an object in memory.
#[derive(Clone, PartialEq, Eq)]
struct Leaf {
    name: String,
    /// Where it starts, in bytes from the start of its object.
    offset: u64,
    shape: Option<ShapeId>,
    bits: Option<(u32, u32)>,
}

impl<'d> SourceValues<'d> {
    pub(crate) fn new(debug: &'d DebugInfo) -> Self {
        Self { debug, story: Story::new(debug) }
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
            (Shape::Pointer { to }, Value::Bv(bits)) => self.pointer(bits, *to),
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

    /// What an address points to.
    fn pointer(&mut self, address: &BitVec, to: Option<ShapeId>) -> String {
        let Some(Spot { object, offset }) = Spot::of(address) else {
            return format!("{:#x}", address.to_ubig());
        };
        if object == 0 {
            return if offset == 0 { "NULL".to_owned() } else { format!("{offset:#x}") };
        }
        if let Some(name) = self.debug.functions.get(&object) {
            return format!("&{name}");
        }
        let name = self.story.name(object, to.filter(|_| offset == 0));
        match offset {
            // A string literal stands for its address.
            0 if name.starts_with('"') => return name,
            _ if name.starts_with('"') => return format!("{name} + {}", offset.cast_signed()),
            0 => return format!("&{name}"),
            _ => (),
        }
        let inside = self.story.life(object).and_then(|life| life.size).is_none_or(|s| offset < s);
        match self.leaves(Spot { object, offset }, 1).first() {
            Some(leaf) if inside && leaf.offset == offset => format!("&{}", leaf.name),
            _ => format!("&{name} + {}", offset.cast_signed()),
        }
    }

    /// The name of an object, a member or an element, whatever the library has inside.
    pub(crate) fn object_at(&mut self, spot: Spot) -> String {
        let leaf = self.leaves(spot, 1).into_iter().next();
        let name = leaf.map_or_else(|| self.story.name(spot.object, None), |leaf| leaf.name);
        let inside = name.find(".__").unwrap_or(name.len());
        name[..inside].to_owned()
    }

    /// What changed in memory: names and values. `old` is the memory before, if it is known.
    pub(crate) fn memory(
        &mut self,
        memory: Memory,
        old: Option<&ArrayValue>,
        new: &ArrayValue,
    ) -> Vec<(String, String)> {
        let width = memory.len;
        let changed: Vec<Value> = match old {
            Some(old) => new.changed_since(old),
            None => new.entries().map(|(index, _)| index.clone()).take(MOST + 1).collect(),
        };
        let mut changes: Vec<(String, String)> = Vec::new();
        let mut last: Option<Leaf> = None;
        for index in &changed {
            let Some(address) = index.as_bv() else { continue };
            if changes.len() == MOST {
                changes.push(("..".to_owned(), format!("{} places in all", changed.len())));
                break;
            }
            let Some(spot) = memory.spot(address) else { continue };
            let leaves = self.leaves(spot, width);
            let several = leaves.len() > 1;
            for leaf in leaves {
                if last.as_ref() == Some(&leaf) {
                    continue;
                }
                let value = self.read(&leaf, spot, address, new, width);
                // Of bit-fields that share a byte, those that changed.
                let before = |values: &mut Self, old| values.read(&leaf, spot, address, old, width);
                if several && old.is_some_and(|old| before(self, old) == value) {
                    continue;
                }
                changes.push((leaf.name.clone(), value));
                last = Some(leaf);
            }
        }
        changes
    }

    /// The name and the value of what memory has at an address.
    pub(crate) fn element(
        &mut self,
        kind: Memory,
        memory: &ArrayValue,
        address: &BitVec,
    ) -> Option<(String, String)> {
        let (spot, width) = (kind.spot(address)?, kind.len);
        let leaf = self.leaves(spot, width).into_iter().next()?;
        let value = self.read(&leaf, spot, address, memory, width);
        Some((leaf.name, value))
    }

    /// The scalars at a place: one, or the bit-fields there.
    fn leaves(&mut self, spot: Spot, width: u64) -> Vec<Leaf> {
        let name = self.story.name(spot.object, None);
        let life = self.story.life(spot.object);
        let shape = life.and_then(|life| life.shape);
        let is_variable = life.is_some_and(|life| life.is_variable);
        let size = life.and_then(|life| life.size);
        let Some(shape) = shape else {
            let name = match spot.offset {
                0 if size == Some(width) => format!("*{name}"),
                offset if offset % width == 0 => format!("{name}[{}]", offset / width),
                offset => format!("{name} + {offset}"),
            };
            let fits = |(shape, size): &(Shape, u64)| {
                *size == width && matches!(shape, Shape::Signed | Shape::Pointer { .. })
            };
            let at = self.debug.shapes.iter().position(fits);
            let shape = at.and_then(|at| u32::try_from(at).ok()).map(ShapeId);
            return vec![Leaf { name, offset: spot.offset, shape, bits: None }];
        };
        if is_variable {
            return self.scalars(shape, &name, spot.offset);
        }
        // Memory of the heap may hold several of its type.
        let stride = self.debug.shape(shape).1.max(1);
        let is_record = matches!(self.debug.shape(shape).0, Shape::Record { .. });
        let is_one = size.is_none_or(|size| size < 2 * stride) && spot.offset < stride;
        let name = match (is_one, is_record) {
            (true, true) => name,
            (true, false) => format!("*{name}"),
            (false, _) => format!("{name}[{}]", spot.offset / stride),
        };
        let start = spot.offset / stride * stride;
        let leaves = self.scalars(shape, &name, spot.offset - start);
        leaves.into_iter().map(|leaf| Leaf { offset: leaf.offset + start, ..leaf }).collect()
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
                Shape::Record { fields, .. } => {
                    let mut here = fields.iter().filter(|field| self.covers(field, rest));
                    let Some(field) = here.next() else { return Vec::new() };
                    if field.bits.is_some() {
                        let leaf = |field: &Field| Leaf {
                            name: format!("{name}.{}", field.name),
                            offset: start + field.offset,
                            shape: Some(field.shape),
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
                | Shape::Pointer { .. }
                | Shape::Other => {
                    return vec![Leaf { name, offset: start, shape: Some(shape), bits: None }];
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

    /// Reads a scalar from memory, of which one byte is at an address.
    fn read(
        &mut self,
        leaf: &Leaf,
        spot: Spot,
        address: &BitVec,
        memory: &ArrayValue,
        width: u64,
    ) -> String {
        let size = match (leaf.bits, leaf.shape) {
            (Some((first, bits)), _) => u64::from((first + bits).div_ceil(8)),
            (None, Some(shape)) => self.debug.shape(shape).1.max(1),
            (None, None) => width,
        };
        let back = BitVec::from_u64(spot.offset.saturating_sub(leaf.offset), address.width());
        let start = address.sub(&back);
        let at = |more: u64| {
            let index = start.add(&BitVec::from_u64(more, start.width()));
            memory.get(&Value::Bv(index)).clone()
        };
        let Value::Bv(first) = at(0) else { return String::new() };
        if first.width() > 64 {
            // A pointer is one element.
            return self.value(&Value::Bv(first), leaf.shape);
        }
        let is_pointer =
            leaf.shape.is_some_and(|id| matches!(self.debug.shape(id).0, Shape::Pointer { .. }));
        if let Some(object) = pointer_of(&first).filter(|_| is_pointer) {
            return format!("&{}", self.story.name(object, None));
        }
        let mut bits = byte_of(first);
        let mut done = width;
        while done < size {
            let Value::Bv(next) = at(done) else { return String::new() };
            bits = byte_of(next).concat(&bits);
            done += width;
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
        self.value(&Value::Bv(bits), leaf.shape)
    }
}

/// The bits of an element that is a byte below the number of the object whose pointer it is a part of.
const POINTER_BYTE: u32 = symra_ir::OBJECT_BITS + 8;

/// The byte of an element.
fn byte_of(element: BitVec) -> BitVec {
    if element.width() == POINTER_BYTE { element.extract(7, 0) } else { element }
}

/// The object of the pointer of which an element is a byte.
fn pointer_of(element: &BitVec) -> Option<u64> {
    if element.width() != POINTER_BYTE {
        return None;
    }
    element.extract(POINTER_BYTE - 1, 8).to_u64().filter(|object| *object != 0)
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
