//! Places: reading and writing parts of objects.

use symra_terms::{Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::pointer::is_pointer;
use super::value::{Slot, Val, chunk_sort, width};
use crate::hir::{ExprId, ObjectId, Origin, PlaceId, PlaceKind, Storage};
use crate::memory::Home;
use crate::memory::chunks::{bit_unit, is_huge, is_one_location};
use crate::memory::flow::{peel, signed};
use crate::memory::graph::Cell;
use crate::memory::objects::POINTER_BITS;
use crate::options::Purpose;
use crate::sema::deeper;
use crate::types::{BitRange, Type, TypeId};

/// Where a place is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// So many bytes after the start of an object that is split into variables.
    Parts(ObjectId, i64),
    /// In memory: the class, and a pointer there.
    Memory(Cell, Term),
    /// Nowhere: what is not modelled.
    Nowhere,
}

/// The bits of a bit-field within the bytes that an access to it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FieldBits {
    /// The bytes from the start of the record.
    offset: u64,
    len: u64,
    /// The first bit within these bytes.
    first: u32,
    width: u32,
}

impl FieldBits {
    /// The bytes of the access, from the start of the record on.
    pub(super) fn unit(self) -> (u64, u64) {
        (self.offset, self.len)
    }

    /// The bytes in which the field lies, of those of the access.
    pub(super) fn bytes(self) -> std::ops::Range<u64> {
        u64::from(self.first / 8)..u64::from((self.first + self.width).div_ceil(8))
    }
}

/// A place with what is needed to read and write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) spot: Spot,
    pub(super) ty: TypeId,
    pub(super) bits: Option<FieldBits>,
}

impl Lower<'_> {
    /// A place, evaluated.
    pub(super) fn target(&mut self, place: PlaceId) -> Target {
        let body = self.body();
        let ty = self.program.types.value_type(body[place].ty);
        let spot = self.spot(place);
        let bits = match body[place].kind {
            PlaceKind::BitField { base, offset, bits, .. } => {
                let is_own = matches!(spot, Spot::Parts(object, _)
                    if matches!(self.program[object].storage, Storage::Automatic(_)));
                let record = body[base].ty;
                if self.options.checks.data_race
                    && !is_own
                    && !is_one_location(&self.program.types, record, offset, bits)
                {
                    self.doubt_races();
                }
                Some(self.field_bits(record, ty, offset, bits))
            }
            _ => None,
        };
        Target { spot, ty, bits }
    }

    /// Bit-fields side by side are one place for races; here one is one with all in its unit of memory, which others may be in.
    fn doubt_races(&mut self) {
        self.builder.at(None);
        for direction in [symra_ir::Direction::Over, symra_ir::Direction::Under] {
            let what = "which bit-fields are one place for data races is not modelled";
            self.builder.approximate(direction, what);
        }
    }

    fn field_bits(&self, record: TypeId, ty: TypeId, offset: u64, bits: BitRange) -> FieldBits {
        let unit = bit_unit(&self.program.types, record, ty, offset, bits);
        let first = width(offset - unit.offset) + u32::from(bits.first);
        FieldBits { offset: unit.offset, len: unit.len, first, width: u32::from(bits.width) }
    }

    /// Where a place is; of a bit-field, where its record is.
    fn spot(&mut self, place: PlaceId) -> Spot {
        deeper(|| self.spot_of(place))
    }

    fn spot_of(&mut self, place: PlaceId) -> Spot {
        let body = self.body();
        let lenient = self.frame.wanted.lenient.take() == Some(place);
        match body[place].kind {
            PlaceKind::Object(object) => self.object_spot(object),
            PlaceKind::Deref(pointer) => {
                if let Some((inner, bytes)) = peel(body, pointer) {
                    let spot = self.spot(inner);
                    return self.spot_plus(spot, bytes);
                }
                let address = self.pointer(pointer, !lenient);
                let function = self.frame.function.expect("code should be in a function");
                match self.memory.flow.derefs.get(&(function, place)) {
                    Some(cell) => Spot::Memory(*cell, address),
                    None => Spot::Nowhere,
                }
            }
            PlaceKind::Member { base, offset, .. } => {
                let spot = self.spot(base);
                self.spot_plus(spot, signed(offset))
            }
            PlaceKind::BitField { base, .. } => self.spot(base),
            PlaceKind::After { first, then } => {
                self.effect(first);
                self.spot(then)
            }
            PlaceKind::Unsupported(what) => {
                self.unsupported(what.what());
                Spot::Nowhere
            }
        }
    }

    /// Where an object is.
    pub(super) fn object_spot(&mut self, object: ObjectId) -> Spot {
        match &self.memory.homes[object.index()] {
            Some(Home::Parts(_)) => Spot::Parts(object, 0),
            Some(Home::Fixed(_) | Home::Fresh) => {
                self.note_passing(object);
                let cell = self.memory.flow.objects[object.index()].cell;
                let address = self.object_address(object);
                cell.map_or(Spot::Nowhere, |cell| Spot::Memory(cell, address))
            }
            None => Spot::Nowhere,
        }
    }

    /// A value that was put into memory lives until the end of the full expression.
    fn note_passing(&mut self, object: ObjectId) {
        if self.program[object].origin == Origin::Temporary
            && self.memory.mortal.contains(&object)
            && !self.frame.lifetimes.passing.contains(&object)
        {
            self.come_to_life(object);
            self.frame.lifetimes.passing.push(object);
        }
    }

    /// A pointer to an object in memory.
    pub(super) fn object_address(&mut self, object: ObjectId) -> Term {
        match self.memory.homes[object.index()] {
            Some(Home::Fixed(number)) => self.pointer_to_number(number),
            Some(Home::Fresh) if self.memory.per_thread.contains_key(&object) => {
                let number = self.number_per_thread(self.memory.per_thread[&object]);
                self.pointer_to(number)
            }
            Some(Home::Fresh) => {
                let var = self.base_var(object);
                let number = self.read_var(var);
                self.pointer_to(number)
            }
            Some(Home::Parts(_)) | None => self.null(),
        }
    }

    pub(super) fn spot_plus(&mut self, spot: Spot, bytes: i64) -> Spot {
        match spot {
            Spot::Parts(object, offset) => Spot::Parts(object, offset + bytes),
            Spot::Memory(cell, address) => {
                let address = self.plus(address, bytes);
                Spot::Memory(cell.plus(bytes), address)
            }
            Spot::Nowhere => Spot::Nowhere,
        }
    }

    /// Keeps the address of a spot valid; [`Self::release_spot`] gives it back.
    pub(super) fn hold_spot(&mut self, spot: Spot) {
        if let Spot::Memory(_, address) = spot {
            self.hold(address);
        }
    }

    pub(super) fn release_spot(&mut self, spot: Spot) -> Spot {
        match spot {
            Spot::Memory(cell, _) => Spot::Memory(cell, self.release()),
            other => other,
        }
    }

    /// The address of a place.
    pub(super) fn address_of(&mut self, place: PlaceId) -> Term {
        self.frame.wanted.lenient = Some(place);
        self.place_address(place)
    }

    /// The address of a place.
    pub(super) fn place_address(&mut self, place: PlaceId) -> Term {
        match self.spot(place) {
            Spot::Memory(_, address) => address,
            Spot::Parts(..) | Spot::Nowhere => self.null(),
        }
    }

    /// A byte that is neither 0 nor 1 is no `_Bool`: nothing is known of a run that reads it as one (C11 6.2.6.1p5). It can be
    /// there only where something else is stored.
    pub(super) fn check_truth_value(&mut self, target: &Target) {
        if self.sort(target.ty) != Some(Sort::Bool)
            || target.bits.is_some()
            || self.options.purpose == Purpose::Run
        {
            return;
        }
        let stored = match target.spot {
            Spot::Parts(object, offset) => {
                let at = u64::try_from(offset).unwrap_or(0);
                self.memory.flow.objects[object.index()].accesses.iter().any(|(from, len, sort)| {
                    (*from..from + len).contains(&at)
                        && sort.as_ref().is_some_and(|sort| *sort != Sort::Bool)
                })
            }
            Spot::Memory(cell, _) => {
                let (root, graph) = (self.memory.root(cell), &self.memory.flow.graph);
                graph.field_at(root).is_some_and(|field| graph.fields(root.node)[field].number)
            }
            Spot::Nowhere => false,
        };
        if stored {
            let byte = self.read_bits(target.spot, 1);
            let one = self.builder.pool().bv(1, 8);
            let bad = self.builder.pool().bv_ult(one, byte);
            self.check(Kind::Unsupported, bad, "a `_Bool` that is neither 0 nor 1 is read: this");
        }
    }

    /// What lies at a place.
    pub(super) fn read(&mut self, target: &Target) -> Val {
        let ty = target.ty;
        if let Some(field) = target.bits {
            let spot = self.spot_plus(target.spot, signed(field.offset));
            let unit = self.read_bits(spot, field.len);
            return Val::Scalar(self.extract_field(ty, unit, field));
        }
        if let Type::Record(_) = self.program.types.kind(ty) {
            if is_huge(&self.program.types, ty) {
                self.unsupported("a struct of this size as a value");
            }
            let chunks = self.memory.flow.chunks.of(&self.program.types, ty);
            let mut terms = Vec::with_capacity(chunks.len());
            for chunk in chunks.iter() {
                let spot = self.spot_plus(target.spot, signed(chunk.offset));
                terms.push(self.read_scalar(spot, &chunk_sort(*chunk), chunk.len));
            }
            if self.options.checks.uninitialised {
                for chunk in chunks.iter() {
                    let spot = self.spot_plus(target.spot, signed(chunk.offset));
                    let written = self.written(spot, chunk.len);
                    terms.push(written.unwrap_or_else(|| self.all_written(chunk.len)));
                }
            }
            return Val::Record(terms);
        }
        let Some(sort) = self.sort(ty) else { return Val::Void };
        Val::Scalar(self.read_scalar(target.spot, &sort, self.len(ty)))
    }

    fn read_scalar(&mut self, spot: Spot, sort: &Sort, len: u64) -> Term {
        if let Spot::Parts(object, offset) = spot
            && let Some((index, 0, part_len)) = self.part_at(object, offset)
            && part_len == len
        {
            let slot = self.parts_of(object)[index];
            let term = self.read_slot(slot);
            if self.builder.pool().sort(term) == sort {
                return term;
            }
        }
        if let (Spot::Memory(cell, address), Sort::Bv(POINTER_BITS)) = (spot, sort) {
            return self.load_pointer(cell, address);
        }
        let bits = self.read_bits(spot, len);
        self.bits_term(sort, bits)
    }

    /// The part that holds a byte of an object, how far into it, and its length.
    pub(super) fn part_at(&self, object: ObjectId, offset: i64) -> Option<(usize, u64, u64)> {
        let Some(Home::Parts(parts)) = &self.memory.homes[object.index()] else { return None };
        let offset = u64::try_from(offset).ok()?;
        let index = parts.partition_point(|part| part.offset <= offset).checked_sub(1)?;
        let part = &parts[index];
        let inside = offset - part.offset;
        (inside < part.len).then_some((index, inside, part.len))
    }

    /// The `len` bytes at a spot.
    pub(super) fn read_bits(&mut self, spot: Spot, len: u64) -> Term {
        match spot {
            Spot::Memory(cell, address) => self.load_bytes(cell, address, len),
            Spot::Nowhere => self.builder.pool().bv(0, width(len.max(1))),
            Spot::Parts(object, offset) => self.read_parts(object, offset, len.max(1)),
        }
    }

    /// The `len` bytes of an object that is split. Bytes that no part covers are zero: nothing else reads them.
    fn read_parts(&mut self, object: ObjectId, offset: i64, len: u64) -> Term {
        let mut value: Option<Term> = None;
        let mut done = 0;
        while done < len {
            let (count, bits) = match self.part_at(object, offset.saturating_add_unsigned(done)) {
                Some((index, inside, part_len)) => {
                    let count = (len - done).min(part_len - inside);
                    let slot = self.parts_of(object)[index];
                    let term = self.read_slot(slot);
                    let whole = if is_pointer(self.builder.pool(), term) {
                        let cell = self.pointed_at(object, offset.saturating_add_unsigned(done));
                        self.number(term, cell)
                    } else {
                        self.seen_bits(term)
                    };
                    (count, self.cut(whole, inside, inside + count))
                }
                None => (1, self.builder.pool().bv(0, 8)),
            };
            value = Some(match value {
                Some(low) => self.builder.pool().concat(bits, low),
                None => bits,
            });
            done += count;
        }
        value.unwrap_or_else(|| self.builder.pool().bv(0, 8))
    }

    /// Where pointers that lie at an offset of an object point to.
    fn pointed_at(&self, object: ObjectId, offset: i64) -> Option<Cell> {
        let cell = self.memory.flow.objects[object.index()].cell?.plus(offset);
        let (root, graph) = (self.memory.root(cell), &self.memory.flow.graph);
        graph.field_at(root).and_then(|index| graph.fields(root.node)[index].pointee)
    }

    /// Stores `len` bytes at a spot. Bytes of an object that no part covers are never read.
    pub(super) fn write_bits(&mut self, spot: Spot, len: u64, bits: Term) {
        match spot {
            Spot::Memory(cell, address) => self.store_bytes(cell, address, len, bits),
            Spot::Nowhere => (),
            Spot::Parts(object, offset) => {
                let mut done = 0;
                while done < len {
                    let Some((index, inside, part_len)) =
                        self.part_at(object, offset + signed(done))
                    else {
                        done += 1;
                        continue;
                    };
                    let count = (len - done).min(part_len - inside);
                    let new = self.cut(bits, done, done + count);
                    let slot = self.parts_of(object)[index];
                    let old = self.read_slot(slot);
                    let sort = self.builder.pool().sort(old).clone();
                    let value = if count == part_len {
                        new
                    } else {
                        let whole = self.term_bits(old);
                        self.splice(whole, inside, new)
                    };
                    let value = if sort == Sort::Bv(POINTER_BITS) {
                        let number = self.resize(value, self.pointer_bits(), false);
                        let cell = self.pointed_at(object, offset + signed(done));
                        self.resolved(number, cell)
                    } else {
                        self.bits_term(&sort, value)
                    };
                    self.write_slot(slot, value);
                    done += count;
                }
                self.mark(spot, len, None);
            }
        }
    }

    fn extract_field(&mut self, ty: TypeId, unit: Term, field: FieldBits) -> Term {
        let sort = self.sort(ty).unwrap_or(Sort::Bv(32));
        let is_signed = self.is_signed(ty);
        let pool = self.builder.pool();
        let bits = pool.extract(field.first + field.width - 1, field.first, unit);
        match sort {
            Sort::Bv(width) if width > field.width => {
                let by = width - field.width;
                if is_signed { pool.sign_extend(by, bits) } else { pool.zero_extend(by, bits) }
            }
            Sort::Bool => self.bits_term(&Sort::Bool, bits),
            _ => bits,
        }
    }

    /// The variable that a place is, if it is a whole one of the place's sort.
    pub(super) fn whole_variable(&mut self, target: &Target) -> Option<Slot> {
        let (Spot::Parts(object, offset), None) = (target.spot, target.bits) else { return None };
        let sort = self.sort(target.ty)?;
        let (index, 0, len) = self.part_at(object, offset)? else { return None };
        let slot = self.parts_of(object)[index];
        (len == self.len(target.ty) && self.slot_sort(slot) == sort).then_some(slot)
    }

    /// Stores a value at a place.
    pub(super) fn write(&mut self, target: &Target, value: &Val) {
        let ty = target.ty;
        if let Some(field) = target.bits {
            let Some(term) = value.term() else { return };
            let spot = self.spot_plus(target.spot, signed(field.offset));
            self.write_field(spot, field, term);
            return;
        }
        match value {
            Val::Void => (),
            Val::Record(terms) => {
                let chunks = self.memory.flow.chunks.of(&self.program.types, ty);
                for (chunk, term) in chunks.iter().zip(terms) {
                    let spot = self.spot_plus(target.spot, signed(chunk.offset));
                    self.write_scalar(spot, *term, chunk.len);
                }
                for (chunk, written) in chunks.iter().zip(terms.iter().skip(chunks.len())) {
                    let spot = self.spot_plus(target.spot, signed(chunk.offset));
                    self.mark(spot, chunk.len, Some(*written));
                }
                self.open_gaps(target.spot, ty);
            }
            Val::Scalar(term) => self.write_scalar(target.spot, *term, self.len(ty)),
        }
    }

    pub(super) fn write_scalar(&mut self, spot: Spot, term: Term, len: u64) {
        if let Spot::Parts(object, offset) = spot
            && let Some((index, 0, part_len)) = self.part_at(object, offset)
            && part_len == len
        {
            let slot = self.parts_of(object)[index];
            if self.slot_sort(slot) == *self.builder.pool().sort(term) {
                self.write_slot(slot, term);
                self.mark(spot, len, None);
                return;
            }
        }
        if let Spot::Memory(cell, address) = spot
            && is_pointer(self.builder.pool(), term)
        {
            self.store_pointer(cell, address, term);
            return;
        }
        if self.is_unread(spot, len) {
            return;
        }
        let bits = match spot {
            Spot::Parts(..) => self.seen_bits(term),
            _ => self.term_bits(term),
        };
        self.write_bits(spot, len, bits);
    }

    /// Whether nobody reads any of `len` bytes: then it does not matter which they are, nor what number a pointer is.
    fn is_unread(&self, spot: Spot, len: u64) -> bool {
        match spot {
            Spot::Memory(..) => false,
            Spot::Nowhere => true,
            Spot::Parts(object, offset) => {
                (0..len).all(|byte| self.part_at(object, offset + signed(byte)).is_none())
            }
        }
    }

    fn write_field(&mut self, spot: Spot, field: FieldBits, value: Term) {
        let unit = self.read_bits(spot, field.len);
        let written = self.written(spot, field.len);
        let value = self.term_bits(value);
        let pool = self.builder.pool();
        let mut new = pool.extract(field.width - 1, 0, value);
        if field.first > 0 {
            let below = pool.extract(field.first - 1, 0, unit);
            new = pool.concat(new, below);
        }
        let end = field.first + field.width;
        if end < width(field.len) {
            let above = pool.extract(width(field.len) - 1, end, unit);
            new = pool.concat(above, new);
        }
        self.write_bits(spot, field.len, new);
        if let Some(written) = written {
            let bytes = field.bytes();
            let written = self.with_bytes(written, bytes.start, bytes.end);
            self.mark(spot, field.len, Some(written));
        }
    }

    /// Checks that a value fits into the bit-field that it is stored in, if that is asked for.
    pub(super) fn check_field(&mut self, target: &Target, value: &Val) {
        if let (Some(field), Some(term)) = (target.bits, value.term()) {
            self.check_width(target.ty, field.width, term);
        }
    }

    fn check_width(&mut self, ty: TypeId, width: u32, term: Term) {
        let pool = self.builder.pool();
        let Some(whole) = pool.sort(term).bv_width().filter(|whole| width < *whole) else { return };
        if !self.options.checks.conversion {
            return;
        }
        let cut = self.builder.pool().extract(width - 1, 0, term);
        let is_signed = self.is_signed(ty);
        let back = self.resize(cut, whole, is_signed);
        let bad = self.builder.pool().ne(back, term);
        self.check(Kind::Conversion, bad, "the value does not fit into the bit-field");
    }

    /// Stores a bit-field of an initializer, whose record is not known: only the bytes it lies in.
    pub(super) fn init_field(&mut self, spot: Spot, ty: TypeId, bits: BitRange, value: Term) {
        if self.frame.function.is_some() {
            self.check_width(ty, u32::from(bits.width), value);
        }
        let len = (u64::from(bits.first) + u64::from(bits.width)).div_ceil(8);
        let field = FieldBits {
            offset: 0,
            len,
            first: u32::from(bits.first),
            width: u32::from(bits.width),
        };
        self.write_field(spot, field, value);
    }

    /// What a load would give right after storing `value`.
    pub(super) fn stored(&mut self, target: &Target, value: Val) -> Val {
        match target.bits {
            None => value,
            Some(field) => {
                let Some(term) = value.term() else { return value };
                let bits = self.term_bits(term);
                let field = FieldBits { first: 0, ..field };
                Val::Scalar(self.extract_field(target.ty, bits, field))
            }
        }
    }

    /// The class that a pointer argument points to.
    pub(super) fn pointee(&self, pointer: ExprId) -> Option<Cell> {
        let function = self.frame.function?;
        self.memory.flow.pointers.get(&(function, pointer)).copied()
    }
}
