//! Memory that comes to life, and operations on bytes.

use symra_ir::{Direction, Operation, VarId};
use symra_terms::{Sort, Term, Value};

use super::Lower;
use super::arith::Kind;
use super::region::Piece;
use super::value::bits;
use crate::hir::ObjectId;
use crate::memory::addresses::Room;
use crate::memory::flow::Extent;
use crate::memory::graph::Cell;
use crate::options::Purpose;

/// How long new memory is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lasting {
    /// It is on the stack.
    UntilReturn,
    /// It is on the heap, or may be as large.
    UntilFreed,
}

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
    /// The variable that holds the next address of a class.
    fn next_var(&mut self, class: u32) -> VarId {
        if let Some(var) = self.heap.get(&class) {
            return *var;
        }
        let sort = Sort::Bv(self.pointer_bits());
        let var = self.builder.global(&format!("next{class}"), &sort);
        self.builder.temporary(var);
        self.heap.insert(class, var);
        var
    }

    /// The variable that holds the address of an object that lies elsewhere each time.
    pub(super) fn base_var(&mut self, object: ObjectId) -> VarId {
        if let Some(var) = self.bases.get(&object) {
            return *var;
        }
        let sort = Sort::Bv(self.pointer_bits());
        let name = format!("&{}", self.program[object].name);
        let captured = self.memory.flow.objects[object.index()].captured;
        let var = if captured {
            self.builder.global(&name, &sort)
        } else {
            self.builder.local(self.frame.proc, &name, &sort)
        };
        self.builder.temporary(var);
        self.bases.insert(object, var);
        var
    }

    fn take(&mut self, class: u32, size: Term, lasting: Lasting) -> Term {
        self.hold(size);
        self.check_room(class, lasting);
        let size = self.release();
        let next = self.next_var(class);
        let address = self.read_var(next);
        let after = self.plus(address, 1_i64 << class);
        self.write_var(next, after);
        self.note_size(address, size);
        address
    }

    /// The address of new memory of a known size.
    pub(super) fn allocate(&mut self, size: u64, align: u64, lasting: Lasting) -> Term {
        if let Some(class) = self.memory.addresses.scheme.class(size, align) {
            let size = self.address(size);
            self.take(class, size, lasting)
        } else {
            self.unsupported("an object of this size");
            self.address(0)
        }
    }

    /// The address of new memory.
    pub(super) fn allocate_unknown(&mut self, size: Term) -> Term {
        if let Some(size) = self.builder.pool().value(size).and_then(Value::as_bv) {
            let size = size.to_u64().unwrap_or(u64::MAX);
            return self.allocate(size, 16, Lasting::UntilFreed);
        }
        let (small, large) = self.memory.addresses.scheme.unknown;
        let limit = self.address(1 << large);
        let pool = self.builder.pool();
        let fits = pool.bv_ult(size, limit);
        let too_large = pool.not(fits);
        self.check(Kind::Unsupported, too_large, "memory of this size is not modelled");
        let Some(small) = small else { return self.take(large, size, Lasting::UntilFreed) };
        // Most sizes are small, and there are many small places: which one it is decides a branch.
        let sort = Sort::Bv(self.pointer_bits());
        let result = self.temporary(&sort);
        self.hold(size);
        self.flush_for_branches();
        let size = self.release();
        let limit = self.address(1 << small);
        let is_small = self.builder.pool().bv_ult(size, limit);
        let (yes, no, join) = (self.location(), self.location(), self.location());
        self.fork(is_small, yes, no);
        for (loc, class) in [(yes, small), (no, large)] {
            self.continue_at(loc);
            let address = self.take(class, size, Lasting::UntilFreed);
            self.write_var(result, address);
            self.goto(join);
        }
        self.continue_at(join);
        self.builder.term(result)
    }

    /// Goes on only where a class has a place left. Where that leaves out runs that a machine may have, they come to a claim;
    /// else it is assumed that memory suffices.
    fn check_room(&mut self, class: u32, lasting: Lasting) {
        let scheme = self.memory.addresses.scheme;
        let room = match (scheme.room(class), lasting) {
            (Room::Endless, _) => return,
            _ if self.options.purpose == Purpose::Run => Room::Scarce,
            // No machine has a stack as large as the addresses of a class.
            (_, Lasting::UntilReturn) => Room::Ample,
            (room, Lasting::UntilFreed) => room,
        };
        let next = self.next_var(class);
        let next = self.read_var(next);
        let end = self.address(scheme.start(class + 1));
        let pool = self.builder.pool();
        let is_free = pool.bv_ult(next, end);
        if room == Room::Scarce {
            let full = pool.not(is_free);
            self.check(Kind::Unsupported, full, "so many objects of this size are not modelled");
            return;
        }
        self.assume(is_free);
        if !std::mem::replace(&mut self.room_assumed, true) {
            self.builder.at(self.frame.position);
            let what = "memory is assumed to suffice: 128 MiB for the objects of each size";
            self.builder.approximate(Direction::Assumed, what);
        }
    }

    /// Checks that a size did not wrap where it was multiplied.
    pub(super) fn check_product(&mut self, count: Term, len: Term, size: Term) {
        let bits = self.pointer_bits();
        let zero = self.address(0);
        let ones = symra_terms::BitVec::ones(bits);
        let pool = self.builder.pool();
        let most = pool.constant(ones.into());
        let (factor, other) = if pool.value(count).is_some() { (count, len) } else { (len, count) };
        let too_large = if pool.value(factor).is_some() {
            let limit = pool.bv_udiv(most, factor);
            pool.bv_ult(limit, other)
        } else {
            let quotient = pool.bv_udiv(size, factor);
            let wrapped = pool.ne(quotient, other);
            let is_some = pool.ne(factor, zero);
            pool.and(&[is_some, wrapped])
        };
        self.check(Kind::Unsupported, too_large, "memory of this size is not modelled");
    }

    /// The whole units of a size, and the bytes left after them, if there can be any.
    ///
    /// The unit is a factor of the product that the size was cut out of: where it is a power of two, the size is a
    /// multiple of it however the product wrapped or was narrowed. Else it may not be.
    fn units(&mut self, size: Term, unit: u64) -> (Term, Option<Term>) {
        if unit.is_power_of_two() {
            return (size, None);
        }
        let width = self.pointer_bits();
        let unit = self.address(unit);
        let pool = self.builder.pool();
        let count = pool.bv_udiv(size, unit);
        let whole = pool.bv_mul(count, unit);
        let rest = pool.bv_sub(size, whole);
        let is_multiple = rest == pool.bv(0, width);
        (whole, (!is_multiple).then_some(rest))
    }

    /// Runs `body` for each multiple of `unit` below `size`, which is one too; `body` gets it.
    fn each(&mut self, size: Term, unit: u64, body: impl FnOnce(&mut Self, Term)) {
        let sort = Sort::Bv(self.pointer_bits());
        let limit = self.temporary(&sort);
        let index = self.temporary(&sort);
        let zero = self.address(0);
        let unit = self.address(unit);
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
        let zero = self.address(0);
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
            let var = self.temporary(&sort);
            self.write_var(var, *term);
            *term = self.builder.term(var);
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
        let mut loaded: Vec<(Piece, Term, Term)> = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let (source, at) = (self.plus(from, piece.at), self.plus(to, piece.at));
            let element = self.select(piece.region, source);
            loaded.push((piece, at, element));
        }
        for (piece, at, element) in loaded {
            let element = self.partly(piece, at, few, element);
            self.put(piece.region, at, element);
        }
    }

    /// An element of which only what lies in these bytes is replaced.
    fn partly(&mut self, piece: Piece, at: Term, few: Few, element: Term) -> Term {
        let len = piece.region.len;
        let end = piece.at.saturating_add_unsigned(len);
        let most = i64::try_from(few.most).unwrap_or(i64::MAX);
        if few.count.is_none() && piece.at >= 0 && end <= most {
            return element;
        }
        let from = u64::try_from(-piece.at).unwrap_or(0);
        let until = len.min(u64::try_from(most - piece.at).unwrap_or(0));
        let old = self.select(piece.region, at);
        let Some(count) = few.count else {
            let new = self.cut(element, from, until);
            return self.splice(old, from, new);
        };
        let mut result = old;
        for byte in from..until {
            let offset = self.address(byte.wrapping_add_signed(piece.at));
            let inside = self.builder.pool().bv_ult(offset, count);
            let (new, kept) = (self.cut(element, byte, byte + 1), self.cut(old, byte, byte + 1));
            let chosen = self.builder.pool().ite(inside, new, kept);
            result = self.splice(result, byte, chosen);
        }
        result
    }

    fn copy_units(&mut self, cell: Cell, to: Term, from: Term, size: Term, unit: u64) {
        let (whole, rest) = self.units(size, unit);
        let has_rest = rest.is_some();
        let [to, from, whole, rest] = self.settled([to, from, whole, rest.unwrap_or(whole)]);
        // Backwards where the target is behind the source, as memmove must where they overlap.
        let forward = self.builder.pool().bv_ule(to, from);
        let tail = |lower: &mut Self, now: Term| {
            if !has_rest {
                return;
            }
            let zero = lower.address(0);
            let count = lower.builder.pool().ite(now, rest, zero);
            lower.unless_none(count, |lower| {
                let pool = lower.builder.pool();
                let (source, target) = (pool.bv_add(from, whole), pool.bv_add(to, whole));
                lower.copy_few(cell, target, source, Few { most: unit, count: Some(rest) });
            });
        };
        let backward = self.builder.pool().not(forward);
        tail(self, backward);
        self.each(whole, unit, |lower, at| {
            let last = lower.address(unit);
            let pool = lower.builder.pool();
            let behind = pool.bv_sub(whole, at);
            let back = pool.bv_sub(behind, last);
            let offset = pool.ite(forward, at, back);
            let (source, target) = (pool.bv_add(from, offset), pool.bv_add(to, offset));
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
            let target = lower.builder.pool().bv_add(to, at);
            body(lower, target, what, Few::all(unit));
        });
        if has_rest {
            self.unless_none(rest, |lower| {
                let target = lower.builder.pool().bv_add(to, whole);
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
                let element = lower.partly(piece, at, few, element);
                lower.put(piece.region, at, element);
            }
        });
    }

    /// Gives bytes arbitrary values.
    pub(super) fn scramble(&mut self, cell: Cell, to: Term, size: Term, extent: Extent) {
        self.in_parts(to, to, size, extent, |lower, to, _, few| {
            let pieces = lower.pieces(cell, few.most);
            let sorts: Vec<Sort> = pieces.iter().map(|p| bits(p.region.len)).collect();
            let values = lower.arbitrary(&sorts);
            for (piece, value) in pieces.into_iter().zip(values) {
                let at = lower.plus(to, piece.at);
                let value = lower.partly(piece, at, few, value);
                lower.put(piece.region, at, value);
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
