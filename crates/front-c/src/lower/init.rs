//! Initializers, and objects that come to life.

use symra_terms::{Term, Value};

use super::Lower;
use super::place::Spot;
use super::value::{Val, width};
use crate::hir::{AddressBase, Bits, Init, InitEntry, InitValue, ObjectId};
use crate::memory::Home;
use crate::memory::flow::{Extent, signed};
use crate::memory::objects::OFFSET_BITS;
use crate::options::Purpose;
use crate::types::{ArrayLen, Type, TypeId};

/// The most elements that are set one by one.
const MANY: u64 = 1 << 20;

impl Lower<'_> {
    /// Gives an object that has another number each time a new one.
    pub(super) fn come_to_life(&mut self, object: ObjectId) {
        if self.memory.homes[object.index()] != Some(Home::Fresh)
            || self.memory.per_thread.contains_key(&object)
        {
            return;
        }
        if let crate::hir::Storage::Automatic(owner) = self.program[object].storage
            && self.memory.flow.objects[object.index()].captured
            && self.memory.is_recursive(owner)
        {
            self.unsupported("a function inside of a recursive one that uses its variables");
            return;
        }
        let (ty, align) = (self.program[object].ty, self.program[object].align.max(1));
        let pointer = if let Some(size) = self.program.types.size_of(ty) {
            let size = self.bytes(size);
            self.allocate_automatic(size, align)
        } else {
            let size = self.variable_size(ty);
            self.allocate_automatic(size, align)
        };
        let number = self.object_of(pointer);
        let var = self.base_var(object);
        self.write_var(var, number);
    }

    /// The size of a variable-length array.
    fn variable_size(&mut self, ty: TypeId) -> Term {
        let mut size = self.bytes(1);
        let mut ty = ty;
        while let Type::Array(element, len) = self.program.types.kind(ty) {
            let count = match len {
                ArrayLen::Known(count) => self.bytes(count),
                ArrayLen::Variable(extent) => {
                    let count = self.extent(extent);
                    self.resize(count, OFFSET_BITS, false)
                }
                ArrayLen::Incomplete | ArrayLen::Star => self.bytes(0),
            };
            size = self.builder.pool().bv_mul(size, count);
            ty = element;
        }
        let element = self.program.types.size_of(ty).unwrap_or(0);
        let element = self.bytes(element);
        self.builder.pool().bv_mul(size, element)
    }

    /// A variable length, as it was where the type was declared.
    pub(super) fn extent(&mut self, extent: ObjectId) -> Term {
        let spot = self.object_spot(extent);
        let len = self.len(self.program[extent].ty);
        self.read_bits(spot, len)
    }

    /// Initializes an automatic object.
    pub(super) fn init_object(&mut self, object: ObjectId, init: u32) {
        let body = self.body();
        let init = body.init(init);
        let size = self.program.types.size_of(self.program[object].ty).unwrap_or(0);
        let whole = matches!(init.entries.as_slice(), [entry] if self.covers(entry, size));
        // All values are computed before the object changes: it may be named in its own initializer.
        let mut values = Vec::with_capacity(init.entries.len());
        for entry in &init.entries {
            let value = match &entry.value {
                InitValue::Expr(expr) if whole => {
                    let spot = self.object_spot(object);
                    let target = super::place::Target { spot, ty: entry.ty, bits: None };
                    Some(self.value_into(&target, *expr))
                }
                InitValue::Expr(expr) => Some(self.value(*expr)),
                _ => None,
            };
            if let Some(value) = &value {
                for term in self.terms(value.clone()) {
                    self.hold(term);
                }
            }
            values.push(value);
        }
        // While the values are held: a large object is set to zero by a loop.
        if !whole {
            self.zero(object, size);
        }
        if self.concurrency.threads.is_some() {
            self.flush();
        }
        let mut held: Vec<Option<Val>> = Vec::with_capacity(values.len());
        for value in values.into_iter().rev() {
            held.push(value.map(|value| match value {
                Val::Void => Val::Void,
                Val::Scalar(_) => Val::Scalar(self.release()),
                Val::Record(terms) => {
                    let mut terms: Vec<Term> = terms.iter().map(|_| self.release()).collect();
                    terms.reverse();
                    Val::Record(terms)
                }
            }));
        }
        held.reverse();
        let spot = self.object_spot(object);
        for (entry, value) in init.entries.iter().zip(held) {
            self.init_entry(spot, entry, value);
        }
        if !whole && self.options.purpose == Purpose::Verify {
            self.open_padding(object, init);
        }
    }

    fn covers(&self, entry: &InitEntry, size: u64) -> bool {
        entry.offset == 0
            && entry.bits.is_none()
            && !matches!(entry.value, InitValue::Units(_))
            && self.program.types.size_of(entry.ty) == Some(size)
    }

    /// Sets all bytes of an object to zero.
    fn zero(&mut self, object: ObjectId, size: u64) {
        match self.object_spot(object) {
            Spot::Parts(object, _) => {
                for slot in self.parts_of(object) {
                    let sort = self.slot_sort(slot);
                    let zero = self.any_term(&sort);
                    self.write_slot(slot, zero);
                }
                self.note_written(object);
            }
            Spot::Memory(cell, address) => self.fill(cell, address, size, 0),
            Spot::Nowhere => (),
        }
    }

    /// Sets bytes in memory.
    pub(super) fn fill(
        &mut self,
        cell: crate::memory::graph::Cell,
        address: Term,
        size: u64,
        byte: u8,
    ) {
        let root = self.memory.root(cell);
        let modulus = self.memory.flow.graph.modulus(root.node);
        if modulus > 0 && size / modulus > MANY / 8 {
            // All rounds of the class look the same.
            let (byte, whole) = (self.builder.pool().bv(u64::from(byte), 8), self.bytes(size));
            self.set(cell, address, byte, whole, Extent::Times(modulus));
            let done = size / modulus * modulus;
            let after = self.plus(address, signed(done));
            self.set(cell, after, byte, whole, Extent::Bytes(size - done));
            return;
        }
        for piece in self.pieces(cell, size) {
            let at = self.plus(address, piece.at);
            let len = piece.region.len;
            let element = self.builder.pool().constant(repeated(byte, len));
            let end = piece.at + signed(len);
            if piece.at >= 0 && end <= signed(size) {
                let element = self.number_element(piece.region, element);
                self.put(piece.region, at, element);
                continue;
            }
            // Only a part of the element is set.
            let from = u64::try_from(-piece.at).unwrap_or(0);
            let until = len.min(u64::try_from(signed(size) - piece.at).unwrap_or(0));
            let old = self.select(piece.region, at);
            let old = self.element_number(piece.region, old);
            let new = self.cut(element, from, until);
            let element = self.splice(old, from, new);
            let element = self.number_element(piece.region, element);
            let written = self.element_written(piece.region, at);
            self.put(piece.region, at, element);
            if let Some(written) = written {
                let written = self.with_bytes(written, from, until);
                self.mark_element(piece.region, at, Some(written));
            }
        }
    }

    /// Stores an entry of an initializer; `value` is that of its expression, if it has one.
    pub(super) fn init_entry(&mut self, spot: Spot, entry: &InitEntry, value: Option<Val>) {
        let ty = entry.ty;
        let value = match (&entry.value, value) {
            (_, Some(value)) => value,
            (InitValue::Const(bits), None) => Val::Scalar(self.constant(ty, *bits)),
            (InitValue::Address(address), None) => {
                let base = match address.base {
                    AddressBase::Object(object) => self.object_address(object),
                    AddressBase::Function(function) => {
                        let number = self.memory.functions.get(&function).copied().unwrap_or(0);
                        self.pointer_to_number(number)
                    }
                };
                let pointer = self.plus(base, address.offset);
                match self.sort(ty) {
                    Some(sort) if !self.program.types.is_pointer(ty) => {
                        let number = self.number(pointer, None);
                        let width = sort.bv_width().unwrap_or(64);
                        Val::Scalar(self.resize(number, width, false))
                    }
                    _ => Val::Scalar(pointer),
                }
            }
            (InitValue::Units(units), None) => {
                let at = self.spot_plus(spot, signed(entry.offset));
                self.init_units(at, ty, units, entry);
                return;
            }
            (InitValue::Expr(_), None) => return,
        };
        let (count, stride) = entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
        if count > MANY {
            self.unsupported("an initializer of so many elements");
            return;
        }
        for index in 0..count {
            let at = self.spot_plus(spot, signed(entry.offset + index * stride));
            match (&value, entry.bits) {
                (Val::Scalar(term), Some(bits)) => self.init_field(at, ty, bits, *term),
                _ => self.write(&super::place::Target { spot: at, ty, bits: None }, &value),
            }
            if self.is_shared(at) && self.frame.function.is_some() {
                self.flush();
            }
        }
    }

    fn init_units(&mut self, spot: Spot, ty: TypeId, units: &[u32], entry: &InitEntry) {
        let (count, stride) = entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
        let Type::Array(element, _) = self.program.types.kind(ty) else { return };
        let len = self.len(element);
        let all = units.len() as u64;
        let total = self.program.types.size_of(ty).map_or(all, |size| (size / len.max(1)).min(all));
        if count.saturating_mul(total) > MANY {
            self.unsupported("an initializer of so many elements");
            return;
        }
        for index in 0..count {
            // What follows the last unit is zero already.
            for (at, unit) in (0..total).zip(units) {
                let value = Bits::from_i128(i128::from(*unit));
                let value = self.builder.pool().constant(value.to_bitvec(width(len)).into());
                let at = self.spot_plus(spot, signed(index * stride + at * len));
                self.write_bits(at, len, value);
            }
        }
    }

    /// Initializes an object of static storage whose bytes are arbitrary before.
    pub(super) fn init_static(&mut self, object: ObjectId, zeroed: bool) {
        let size = self.program.object_size(object).unwrap_or(0);
        let program = self.program;
        let nothing = Init::default();
        let init = program[object].init.as_ref();
        if init.is_none() && matches!(program[object].linkage, crate::hir::Linkage::External) {
            // Declared only: its value is that of some other file, which we do not have.
            return;
        }
        if !zeroed {
            self.zero(object, size);
        }
        let spot = self.object_spot(object);
        for entry in &init.unwrap_or(&nothing).entries {
            self.init_entry(spot, entry, None);
        }
    }
}

/// A byte repeated.
fn repeated(byte: u8, len: u64) -> Value {
    let mut bits = symra_terms::BitVec::from_u64(u64::from(byte), 8);
    let unit = bits.clone();
    for _ in 1..len {
        bits = bits.concat(&unit);
    }
    Value::Bv(bits)
}
