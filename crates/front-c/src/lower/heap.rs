//! Memory that comes to life, and operations on bytes.

use symra_ir::{Operation, VarId};
use symra_terms::{BitVec, Sort, Term, Value};

use super::Lower;
use super::arith::Kind;
use super::region::{Element, Piece};
use crate::hir::{Builtin, Callee, ExprKind, ObjectId};
use crate::intrinsic::{Intrinsic, intrinsic};
use crate::memory::flow::Extent;
use crate::memory::graph::Cell;
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS};

/// A few bytes.
#[derive(Clone, Copy, Debug)]
struct Few {
    /// How many there are at most.
    most: u64,
    /// How many there are, if not `most`.
    count: Option<Term>,
}

impl Few {
    fn all(bytes: u64) -> Self {
        Self { most: bytes, count: None }
    }
}

impl Lower<'_> {
    /// The variable that holds the number of the next object.
    fn next_var(&mut self) -> VarId {
        if let Some(var) = self.tables.next {
            return var;
        }
        let var = self.builder.global("next object", &Sort::Bv(OBJECT_BITS));
        self.tables.next = Some(self.builder.temporary(var));
        var
    }

    /// The number that the next object gets.
    pub(super) fn next_object(&mut self) -> Term {
        let var = self.next_var();
        self.read_var(var)
    }

    /// The variable that holds the number of an object that has another one each time.
    pub(super) fn base_var(&mut self, object: ObjectId) -> VarId {
        if let Some(var) = self.vars.bases.get(&object) {
            return *var;
        }
        let sort = Sort::Bv(OBJECT_BITS);
        let name = format!("&{}", self.program[object].name);
        let captured = self.memory.flow.objects[object.index()].captured;
        let var = if captured {
            self.builder.global(&name, &sort)
        } else {
            self.builder.local(self.frame.proc, &name, &sort)
        };
        self.builder.temporary(var);
        self.vars.bases.insert(object, var);
        var
    }

    /// The number of a new object.
    pub(super) fn new_object(&mut self, size: Term, align: u64) -> Term {
        let var = self.next_var();
        let object = self.read_var(var);
        // No run counts so far.
        let last = self.builder.pool().constant(BitVec::ones(OBJECT_BITS).into());
        let is_left = self.builder.pool().bv_ult(object, last);
        self.step(Operation::Assume(is_left));
        let after = self.plus(object, 1);
        self.write_var(var, after);
        self.note_size(object, size);
        self.note_alignment(object, align);
        object
    }

    /// The largest object that there can be.
    fn largest(&self) -> u64 {
        if self.pointer_bits() == 64 { 1 << 47 } else { i32::MAX.cast_unsigned().into() }
    }

    /// New memory on the stack.
    pub(super) fn allocate_automatic(&mut self, size: Term, align: u64) -> Term {
        if self.builder.pool().value(size).is_none() {
            // No `malloc` gives as much, but compilers do not ask.
            let largest = if self.pointer_bits() == 64 { 1 << 47 } else { u64::from(u32::MAX) };
            let largest = self.bytes(largest - 4096);
            let too_large = self.builder.pool().bv_ult(largest, size);
            self.check(
                Kind::Unsupported,
                too_large,
                "automatic memory of this size is not modelled",
            );
        }
        let object = self.new_object(size, align);
        self.pointer_to(object)
    }

    /// Prepares for the memory that lives until the function returns.
    pub(super) fn prepare_allocations(&mut self) {
        if self.tables.ends.is_none() || self.frame.function == Some(self.entry) {
            return;
        }
        let body = self.body();
        let is_alloca = |kind: ExprKind| match kind {
            ExprKind::Builtin { op: Builtin::Alloca, .. } => true,
            ExprKind::Call { callee: Callee::Direct(function), .. } => {
                intrinsic(self.program, function, self.options) == Some(Intrinsic::Alloca)
            }
            _ => false,
        };
        let count = body.exprs.iter().filter(|expr| is_alloca(expr.kind)).count();
        for _ in 0..count {
            let var = self.temporary(&Sort::Bv(OBJECT_BITS));
            let none = self.object(0);
            self.write_var(var, none);
            self.frame.lifetimes.unallocated.push(var);
        }
    }

    /// New memory that lives until the function returns.
    pub(super) fn allocate_in_call(&mut self, size: Term) -> Term {
        let align = self.heap_alignment();
        let pointer = self.allocate_automatic(size, align);
        if self.tables.ends.is_none() || self.frame.function == Some(self.entry) {
            return pointer;
        }
        let Some(var) = self.frame.lifetimes.unallocated.pop() else { return pointer };
        self.frame.lifetimes.allocated.push(var);
        let before = self.read_var(var);
        let (object, none) = (self.object_of(pointer), self.object(0));
        let again = self.builder.pool().ne(before, none);
        let message = "repeated allocation on the stack is not modelled";
        self.check(Kind::Unsupported, again, message);
        self.write_var(var, object);
        pointer
    }

    /// New memory on the heap: a null pointer where no memory can be that large, or where `refused` holds.
    pub(super) fn allocate_heap(&mut self, size: Term, refused: Option<Term>) -> Term {
        let largest = self.largest();
        let largest = self.bytes(largest);
        let too_large = self.builder.pool().bv_ult(largest, size);
        let fails = match refused {
            Some(refused) => self.builder.pool().or(&[refused, too_large]),
            None => too_large,
        };
        let fails = if self.options.malloc_may_fail {
            let chance = self.arbitrary(&[Sort::Bool])[0];
            self.builder.pool().or(&[fails, chance])
        } else {
            fails
        };
        let decided = self.builder.pool().value(fails).and_then(Value::as_bool);
        match decided {
            Some(true) => {
                self.out_of_memory();
                return self.null();
            }
            Some(false) => {
                let align = self.heap_alignment();
                let object = self.new_object(size, align);
                self.note_heap(object);
                return self.pointer_to(object);
            }
            None => (),
        }
        let result = self.temporary(&Sort::Bv(OBJECT_BITS));
        self.hold(fails);
        self.hold(size);
        self.flush_for_branches();
        let size = self.release();
        let fails = self.release();
        let (yes, no, join) = (self.location(), self.location(), self.location());
        self.fork(fails, yes, no);
        self.continue_at(yes);
        let none = self.object(0);
        self.write_var(result, none);
        self.out_of_memory();
        self.goto(join);
        self.continue_at(no);
        let align = self.heap_alignment();
        let object = self.new_object(size, align);
        self.note_heap(object);
        self.write_var(result, object);
        self.goto(join);
        self.continue_at(join);
        let object = self.builder.term(result);
        self.pointer_to(object)
    }

    /// An allocation that failed says so in `errno`.
    fn out_of_memory(&mut self) {
        let value = self.builder.pool().bv(12, 32);
        self.set_errno(value);
    }

    /// Whether a size wrapped where it was multiplied.
    pub(super) fn wrapped(&mut self, count: Term, len: Term, size: Term) -> Term {
        let bits = self.pointer_bits();
        let zero = self.bytes(0);
        let most = self.bytes(u64::MAX >> (64 - bits));
        let pool = self.builder.pool();
        let (factor, other) = if pool.value(count).is_some() { (count, len) } else { (len, count) };
        if pool.value(factor).is_some() {
            let limit = pool.bv_udiv(most, factor);
            return pool.bv_ult(limit, other);
        }
        let beyond = pool.bv_ult(most, size);
        let quotient = pool.bv_udiv(size, factor);
        let changed = pool.ne(quotient, other);
        let is_some = pool.ne(factor, zero);
        let changed = pool.and(&[is_some, changed]);
        pool.or(&[beyond, changed])
    }

    /// The whole units of a size, and the bytes left after them, if there can be any.
    ///
    /// The unit is a factor of the product that the size was cut out of: where it is a power of two, the size is a
    /// multiple of it however the product wrapped or was narrowed. Else it may not be.
    fn units(&mut self, size: Term, unit: u64) -> (Term, Option<Term>) {
        if unit.is_power_of_two() {
            return (size, None);
        }
        let width = OFFSET_BITS;
        let unit = self.bytes(unit);
        let pool = self.builder.pool();
        let count = pool.bv_udiv(size, unit);
        let whole = pool.bv_mul(count, unit);
        let rest = pool.bv_sub(size, whole);
        let is_multiple = rest == pool.bv(0, width);
        (whole, (!is_multiple).then_some(rest))
    }

    /// Runs `body` for each multiple of `unit` below `size`, which is one too; `body` gets it.
    fn each(&mut self, size: Term, unit: u64, body: impl FnOnce(&mut Self, Term)) {
        let sort = Sort::Bv(OFFSET_BITS);
        let limit = self.temporary(&sort);
        let index = self.temporary(&sort);
        let zero = self.bytes(0);
        let unit = self.bytes(unit);
        self.write_var(limit, size);
        self.write_var(index, zero);
        self.flush_for_branches();
        let head = self.frame.cfg.loop_head(self.frame.position);
        let (inside, after) = (self.location(), self.location());
        self.goto(head);
        self.continue_at(head);
        let (at, end) = (self.builder.term(index), self.builder.term(limit));
        let more = self.builder.pool().bv_ult(at, end);
        self.fork(more, inside, after);
        self.continue_at(inside);
        body(self, at);
        let next = self.builder.pool().bv_add(at, unit);
        self.write_var(index, next);
        self.goto(head);
        self.continue_at(after);
    }

    /// Runs `body` if the number of bytes is not zero.
    fn unless_none(&mut self, bytes: Term, body: impl FnOnce(&mut Self)) {
        let zero = self.bytes(0);
        let some = self.builder.pool().ne(bytes, zero);
        let (inside, after) = (self.location(), self.location());
        self.fork(some, inside, after);
        self.continue_at(inside);
        body(self);
        self.goto(after);
        self.continue_at(after);
    }

    /// Keeps terms valid over a loop.
    fn settled<const N: usize>(&mut self, terms: [Term; N]) -> [Term; N] {
        let mut terms = terms;
        for term in &mut terms {
            if self.builder.pool().value(*term).is_some() {
                continue;
            }
            let sort = self.builder.pool().sort(*term).clone();
            let slot = self.slot(&sort);
            self.write_slot(slot, *term);
            *term = self.slot_term(slot);
        }
        self.flush_for_branches();
        terms
    }

    /// `memcpy` and `memmove`: the class of both pointers is one.
    pub(super) fn copy(&mut self, cell: Cell, to: Term, from: Term, size: Term, extent: Extent) {
        match extent {
            Extent::Bytes(size) => self.copy_few(cell, to, from, Few::all(size)),
            Extent::Times(unit) => self.copy_units(cell, to, from, size, unit),
            Extent::Unknown => self.copy_units(cell, to, from, size, 1),
        }
    }

    fn copy_few(&mut self, cell: Cell, to: Term, from: Term, few: Few) {
        let pieces = self.pieces(cell, few.most);
        let mut loaded: Vec<(Piece, Term, Term, Option<Term>)> = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let (source, at) = (self.plus(from, piece.at), self.plus(to, piece.at));
            let element = self.select(piece.region, source);
            let written = self.element_written(piece.region, source);
            loaded.push((piece, at, element, written));
        }
        for (piece, at, element, written) in loaded {
            self.put_partly(piece, at, few, element, written);
        }
    }

    /// Stores an element of which only what lies in these bytes is replaced, and which of its bytes were written; all if it is not told.
    fn put_partly(
        &mut self,
        piece: Piece,
        at: Term,
        few: Few,
        element: Term,
        written: Option<Term>,
    ) {
        let element = self.partly(piece, at, few, element);
        let old = self.element_written(piece.region, at);
        self.put(piece.region, at, element);
        let Some(old) = old else { return };
        let len = piece.region.len;
        let mut new = written.unwrap_or_else(|| self.all_written(len));
        for byte in 0..len {
            let offset = piece.at.wrapping_add_unsigned(byte);
            let inside = u64::try_from(offset).ok().filter(|offset| *offset < few.most);
            let replaced = match (inside, few.count) {
                (None, _) => self.builder.pool().false_(),
                (Some(_), None) => continue,
                (Some(offset), Some(count)) => {
                    let offset = self.bytes(offset);
                    self.builder.pool().bv_ult(offset, count)
                }
            };
            new = self.unless_replaced(new, old, byte, replaced);
        }
        self.mark_element(piece.region, at, Some(new));
    }

    /// An element of which only what lies in these bytes is replaced.
    fn partly(&mut self, piece: Piece, at: Term, few: Few, element: Term) -> Term {
        let len = piece.region.len;
        let end = piece.at.saturating_add_unsigned(len);
        let most = i64::try_from(few.most).unwrap_or(i64::MAX);
        if few.count.is_none() && piece.at >= 0 && end <= most {
            return element;
        }
        if piece.region.element != Element::Number && len == 1 {
            let (Some(count), Ok(byte)) = (few.count, u64::try_from(piece.at)) else {
                return element;
            };
            let old = self.select(piece.region, at);
            let byte = self.bytes(byte);
            let pool = self.builder.pool();
            let inside = pool.bv_ult(byte, count);
            return pool.ite(inside, element, old);
        }
        let element = self.element_number(piece.region, element);
        let from = u64::try_from(-piece.at).unwrap_or(0);
        let until = len.min(u64::try_from(most - piece.at).unwrap_or(0));
        let old = self.select(piece.region, at);
        let old = self.element_number(piece.region, old);
        let Some(count) = few.count else {
            let new = self.cut(element, from, until);
            let result = self.splice(old, from, new);
            return self.number_element(piece.region, result);
        };
        let mut result = old;
        for byte in from..until {
            let offset = self.bytes(byte.wrapping_add_signed(piece.at));
            let inside = self.builder.pool().bv_ult(offset, count);
            let (new, kept) = (self.cut(element, byte, byte + 1), self.cut(old, byte, byte + 1));
            let chosen = self.builder.pool().ite(inside, new, kept);
            result = self.splice(result, byte, chosen);
        }
        self.number_element(piece.region, result)
    }

    fn copy_units(&mut self, cell: Cell, to: Term, from: Term, size: Term, unit: u64) {
        let (whole, rest) = self.units(size, unit);
        let has_rest = rest.is_some();
        let [to, from, whole, rest] = self.settled([to, from, whole, rest.unwrap_or(whole)]);
        // Backwards where the target is behind the source, as memmove must where they overlap: in one object then.
        let (after, before) = (self.offset_of(to), self.offset_of(from));
        let forward = self.builder.pool().bv_sle(after, before);
        let tail = |lower: &mut Self, now: Term| {
            if !has_rest {
                return;
            }
            let zero = lower.bytes(0);
            let count = lower.builder.pool().ite(now, rest, zero);
            lower.unless_none(count, |lower| {
                let (source, target) = (lower.moved_by(from, whole), lower.moved_by(to, whole));
                lower.copy_few(cell, target, source, Few { most: unit, count: Some(rest) });
            });
        };
        let backward = self.builder.pool().not(forward);
        tail(self, backward);
        self.each(whole, unit, |lower, at| {
            let last = lower.bytes(unit);
            let pool = lower.builder.pool();
            let behind = pool.bv_sub(whole, at);
            let back = pool.bv_sub(behind, last);
            let offset = pool.ite(forward, at, back);
            let (source, target) = (lower.moved_by(from, offset), lower.moved_by(to, offset));
            lower.copy_few(cell, target, source, Few::all(unit));
        });
        tail(self, forward);
    }

    /// Runs `body` for the parts of a number of bytes: where one starts, how many bytes it has, and `what` is done.
    fn in_parts(
        &mut self,
        to: Term,
        what: Term,
        size: Term,
        extent: Extent,
        body: impl Fn(&mut Self, Term, Term, Few),
    ) {
        let unit = match extent {
            Extent::Bytes(size) => return body(self, to, what, Few::all(size)),
            Extent::Times(unit) => unit,
            Extent::Unknown => 1,
        };
        let (whole, rest) = self.units(size, unit);
        let has_rest = rest.is_some();
        let [to, what, whole, rest] = self.settled([to, what, whole, rest.unwrap_or(whole)]);
        self.each(whole, unit, |lower, at| {
            let target = lower.moved_by(to, at);
            body(lower, target, what, Few::all(unit));
        });
        if has_rest {
            self.unless_none(rest, |lower| {
                let target = lower.moved_by(to, whole);
                body(lower, target, what, Few { most: unit, count: Some(rest) });
            });
        }
    }

    /// `memset`.
    pub(super) fn set(&mut self, cell: Cell, to: Term, byte: Term, size: Term, extent: Extent) {
        let byte = self.resize(byte, 8, false);
        self.in_parts(to, byte, size, extent, |lower, to, byte, few| {
            for piece in lower.pieces(cell, few.most) {
                let at = lower.plus(to, piece.at);
                let mut element = byte;
                for _ in 1..piece.region.len {
                    element = lower.builder.pool().concat(element, byte);
                }
                let element = lower.number_element(piece.region, element);
                lower.put_partly(piece, at, few, element, None);
            }
        });
    }

    /// Gives bytes arbitrary values.
    pub(super) fn scramble(&mut self, cell: Cell, to: Term, size: Term, extent: Extent) {
        self.in_parts(to, to, size, extent, |lower, to, _, few| {
            let pieces = lower.pieces(cell, few.most);
            let sorts: Vec<Sort> = pieces.iter().map(|p| p.region.sort()).collect();
            let values = lower.arbitrary(&sorts);
            for (piece, value) in pieces.into_iter().zip(values) {
                let at = lower.plus(to, piece.at);
                lower.put_partly(piece, at, few, value, None);
            }
        });
    }

    /// Goes on only where a condition holds.
    pub(super) fn assume(&mut self, condition: Term) {
        self.hold(condition);
        self.flush();
        let condition = self.release();
        self.step(Operation::Assume(condition));
    }
}
