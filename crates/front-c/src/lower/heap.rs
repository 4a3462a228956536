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

    /// Runs `body` for each multiple of `unit` below `size`; `body` gets it.
    fn each(&mut self, size: Term, unit: u64, body: impl FnOnce(&mut Self, Term)) {
        let sort = Sort::Bv(self.pointer_bits());
        let limit = self.temporary(&sort);
        let index = self.temporary(&sort);
        let zero = self.address(0);
        // Whole units only: what is left of a size that is no multiple of its unit overflowed before.
        let unit_term = self.address(unit.max(1));
        let whole = if unit > 1 {
            let pool = self.builder.pool();
            let count = pool.bv_udiv(size, unit_term);
            pool.bv_mul(count, unit_term)
        } else {
            size
        };
        self.write_var(limit, whole);
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
        let next = self.builder.pool().bv_add(at, unit_term);
        self.write_var(index, next);
        self.goto(head);
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
            Extent::Bytes(size) => {
                let pieces = self.pieces(cell, size);
                let mut loaded: Vec<(Piece, Term, Term)> = Vec::with_capacity(pieces.len());
                for piece in pieces {
                    let (source, at) = (self.plus(from, piece.at), self.plus(to, piece.at));
                    let element = self.select(piece.region, source);
                    loaded.push((piece, at, element));
                }
                for (piece, at, element) in loaded {
                    let element = self.partly(piece, at, size, element);
                    self.put(piece.region, at, element);
                }
            }
            Extent::Times(unit) => self.copy_units(cell, to, from, size, unit),
            Extent::Unknown => self.copy_units(cell, to, from, size, 1),
        }
    }

    /// An element of which only what lies in the first `size` bytes is replaced.
    fn partly(&mut self, piece: Piece, at: Term, size: u64, element: Term) -> Term {
        let len = piece.region.len;
        let end = piece.at.saturating_add_unsigned(len);
        let size = i64::try_from(size).unwrap_or(i64::MAX);
        if piece.at >= 0 && end <= size {
            return element;
        }
        let from = u64::try_from(-piece.at).unwrap_or(0);
        let until = len.min(u64::try_from(size - piece.at).unwrap_or(0));
        let old = self.select(piece.region, at);
        let new = self.cut(element, from, until);
        self.splice(old, from, new)
    }

    fn copy_units(&mut self, cell: Cell, to: Term, from: Term, size: Term, unit: u64) {
        let [to, from, size] = self.settled([to, from, size]);
        self.each(size, unit, |lower, at| {
            // Backwards where the target is behind the source, as memmove must where they overlap.
            let pool = lower.builder.pool();
            let forward = pool.bv_ule(to, from);
            let rest = pool.bv_sub(size, at);
            let last = lower.address(unit);
            let pool = lower.builder.pool();
            let back = pool.bv_sub(rest, last);
            let offset = pool.ite(forward, at, back);
            let (source, target) = (pool.bv_add(from, offset), pool.bv_add(to, offset));
            lower.copy(cell, target, source, size, Extent::Bytes(unit));
        });
    }

    /// `memset`.
    pub(super) fn set(&mut self, cell: Cell, to: Term, byte: Term, size: Term, extent: Extent) {
        match extent {
            Extent::Bytes(size) => {
                let byte = self.resize(byte, 8, false);
                for piece in self.pieces(cell, size) {
                    let at = self.plus(to, piece.at);
                    let mut element = byte;
                    for _ in 1..piece.region.len {
                        element = self.builder.pool().concat(element, byte);
                    }
                    let element = self.partly(piece, at, size, element);
                    self.put(piece.region, at, element);
                }
            }
            Extent::Times(_) | Extent::Unknown => {
                let unit = if let Extent::Times(unit) = extent { unit } else { 1 };
                let [to, byte, size] = self.settled([to, byte, size]);
                self.each(size, unit, |lower, at| {
                    let target = lower.builder.pool().bv_add(to, at);
                    lower.set(cell, target, byte, size, Extent::Bytes(unit));
                });
            }
        }
    }

    /// Gives bytes arbitrary values.
    pub(super) fn scramble(&mut self, cell: Cell, to: Term, size: Term, extent: Extent) {
        match extent {
            Extent::Bytes(size) => {
                let pieces = self.pieces(cell, size);
                let sorts: Vec<Sort> = pieces.iter().map(|p| bits(p.region.len)).collect();
                let values = self.arbitrary(&sorts);
                for (piece, value) in pieces.into_iter().zip(values) {
                    let at = self.plus(to, piece.at);
                    let value = self.partly(piece, at, size, value);
                    self.put(piece.region, at, value);
                }
            }
            Extent::Times(_) | Extent::Unknown => {
                let unit = if let Extent::Times(unit) = extent { unit } else { 1 };
                let [to, size] = self.settled([to, size]);
                self.each(size, unit, |lower, at| {
                    let target = lower.builder.pool().bv_add(to, at);
                    lower.scramble(cell, target, size, Extent::Bytes(unit));
                });
            }
        }
    }

    /// Goes on only where a condition holds.
    pub(super) fn assume(&mut self, condition: Term) {
        self.hold(condition);
        self.flush();
        let condition = self.release();
        self.step(Operation::Assume(condition));
    }
}
