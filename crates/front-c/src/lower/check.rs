//! Checks of memory: which objects are alive, and whether accesses stay in them.
//!
//! The array `sizes` holds for each address where a living object starts one more than its size, and 0 elsewhere. The start
//! of the object that an address lies in follows from the [address](crate::memory::addresses) itself. The array
//! `heap` says where memory starts that may be freed, and `live` counts it.

use symra_terms::{Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::place::{Spot, Target};
use crate::hir::{
    ExprId, ExprKind, ObjectId, PlaceId, PlaceKind, StmtId, StmtKind, Storage, Stride,
};
use crate::memory::Home;
use crate::memory::flow::{peel, signed};
use crate::types::{ArrayLen, Type};

impl Lower<'_> {
    /// Makes the variables that checks of memory need.
    pub(super) fn check_variables(&mut self) {
        let pointer = Sort::Bv(self.pointer_bits());
        let checks = &self.options.checks;
        if checks.needs_objects() || self.memory.flow.asks_sizes {
            let var = self.builder.global("sizes", &Sort::array(pointer.clone(), pointer.clone()));
            self.sizes = Some(self.builder.temporary(var));
        }
        if checks.free || checks.leak {
            let var = self.builder.global("heap", &Sort::array(pointer.clone(), Sort::Bool));
            self.is_heap = Some(self.builder.temporary(var));
        }
        if checks.leak {
            let var = self.builder.global("live", &pointer);
            self.live = Some(self.builder.temporary(var));
        }
    }

    /// Whether it matters when objects die.
    pub(super) fn follows_life(&self) -> bool {
        self.options.checks.deref || self.memory.flow.asks_life
    }

    /// What these variables start with.
    pub(super) fn start_checks(&mut self) {
        for var in [self.sizes, self.is_heap, self.live].into_iter().flatten() {
            let sort = self.var_sort(var);
            let zero = self.any_term(&sort);
            self.write_var(var, zero);
        }
        if self.sizes.is_none() {
            return;
        }
        for index in 0..self.program.objects.len() {
            let object = ObjectId::new(index);
            if !matches!(self.program[object].storage, Storage::Automatic(_)) {
                self.revive(object);
            }
        }
    }

    /// An object in memory is alive from now on.
    pub(super) fn revive(&mut self, object: ObjectId) {
        if self.sizes.is_none() {
            return;
        }
        let size = self.program.types.size_of(self.program[object].ty);
        if let (Some(Home::Fixed(_)), Some(size)) = (&self.memory.homes[object.index()], size) {
            let (address, size) = (self.object_address(object), self.address(size));
            self.note_size(address, size);
        }
    }

    /// Remembers that an object starts at an address.
    pub(super) fn note_size(&mut self, address: Term, size: Term) {
        if let Some(var) = self.sizes {
            let array = self.read_var(var);
            let more = self.plus(size, 1);
            let array = self.builder.pool().store(array, address, more);
            self.write_var(var, array);
        }
    }

    /// Remembers that memory of the heap starts at an address.
    pub(super) fn note_heap(&mut self, address: Term) {
        if let Some(var) = self.is_heap {
            let array = self.read_var(var);
            let pool = self.builder.pool();
            let yes = pool.true_();
            let array = pool.store(array, address, yes);
            self.write_var(var, array);
        }
        if let Some(var) = self.live {
            let count = self.read_var(var);
            let count = self.plus(count, 1);
            self.write_var(var, count);
        }
    }

    /// An object in memory is dead from now on.
    fn kill(&mut self, object: ObjectId) {
        let Some(var) = self.sizes.filter(|_| self.follows_life()) else { return };
        if !matches!(self.memory.homes[object.index()], Some(Home::Fixed(_) | Home::Fresh)) {
            return;
        }
        let address = self.object_address(object);
        let array = self.read_var(var);
        let zero = self.address(0);
        let array = self.builder.pool().store(array, address, zero);
        self.write_var(var, array);
    }

    /// The objects of a block die.
    pub(super) fn kill_block(&mut self, block: StmtId) {
        if let StmtKind::Block { scope, .. } = self.body()[block].kind {
            for &object in &self.body()[scope] {
                self.kill(object);
            }
        }
    }

    /// Control enters a block: its objects are alive.
    pub(super) fn enter_block(&mut self, block: StmtId) {
        if let StmtKind::Block { scope, .. } = self.body()[block].kind {
            for &object in &self.body()[scope] {
                self.revive(object);
            }
        }
    }

    /// The parameters and all that is left of a function's objects die.
    pub(super) fn kill_all(&mut self) {
        if !self.follows_life() {
            return;
        }
        for &object in &self.body().locals {
            if self.memory.flow.objects[object.index()].cell.is_some() {
                self.kill(object);
            }
        }
    }

    /// The start of the object that an address lies in, as the address says.
    pub(super) fn base(&mut self, address: Term) -> Term {
        let width = self.pointer_bits();
        let class_bit = self.memory.addresses.scheme.class_bit;
        let pool = self.builder.pool();
        let shift = pool.bv(u64::from(class_bit), width);
        let class = pool.bv_lshr(address, shift);
        let ones = pool.constant(symra_terms::BitVec::ones(width).into());
        let mask = pool.bv_shl(ones, class);
        pool.bv_and(address, mask)
    }

    /// Checks a dereference, if that is asked for.
    pub(super) fn check_access(&mut self, place: PlaceId, target: &Target) {
        self.check_indices(place);
        self.check_pointer(place, target);
    }

    /// Checks the indices on the way to a place, if that is asked for.
    pub(super) fn check_indices(&mut self, place: PlaceId) {
        if self.options.checks.bounds {
            self.check_index(place);
        }
    }

    /// Checks that a dereference stays in a living object, if that is asked for.
    pub(super) fn check_pointer(&mut self, place: PlaceId, target: &Target) {
        if !self.options.checks.deref {
            return;
        }
        let Spot::Memory(_, address, origin) = target.spot else { return };
        let size = self.program.types.size_of(target.ty).unwrap_or(0);
        self.about_access(Some(place), address, Some(size));
        if let Some((object, offset)) = self.direct(place) {
            let whole = self.program.types.size_of(self.program[object].ty).unwrap_or(0);
            if offset >= 0 && offset.saturating_add_unsigned(size) <= signed(whole) {
                return;
            }
        }
        self.check_bytes(address, origin, size);
    }

    /// Checks that bytes at an address belong to the object of another address, and that this is alive.
    pub(super) fn check_bytes(&mut self, address: Term, origin: Term, size: u64) {
        let Some(sizes) = self.sizes else { return };
        let base = self.base(origin);
        let sizes = self.read_var(sizes);
        let pool = self.builder.pool();
        let extent = pool.select(sizes, base);
        let offset = pool.bv_sub(address, base);
        let end = self.plus(offset, signed(size));
        let pool = self.builder.pool();
        let starts = pool.bv_ult(offset, extent);
        let ends = pool.bv_ult(end, extent);
        // The bytes of an address are at or behind the start of the slot that it says.
        let inside = if address == origin { ends } else { pool.and(&[starts, ends]) };
        let bad = pool.not(inside);
        self.check(Kind::Deref, bad, "the pointer does not point to a living object of this size");
    }

    /// Checks that a number of bytes at an address belong to a living object, if there are any.
    pub(super) fn check_range(&mut self, address: Term, size: Term) {
        if !self.options.checks.deref {
            return;
        }
        let Some(sizes) = self.sizes else { return };
        self.about_access(None, address, None);
        let base = self.base(address);
        let sizes = self.read_var(sizes);
        let zero = self.address(0);
        let pool = self.builder.pool();
        let extent = pool.select(sizes, base);
        let offset = pool.bv_sub(address, base);
        let room = pool.bv_sub(extent, offset);
        // The offset is in the object or right behind it, and the rest is large enough.
        let starts = pool.bv_ult(offset, extent);
        let fits = pool.bv_ult(size, room);
        let none = pool.eq(size, zero);
        let inside = pool.and(&[starts, fits]);
        let fine = pool.or(&[none, inside]);
        let bad = pool.not(fine);
        self.check(Kind::Deref, bad, "the bytes do not belong to a living object");
    }

    /// The object that a place is a part of without any pointer in between, and where.
    fn direct(&self, place: PlaceId) -> Option<(ObjectId, i64)> {
        let body = self.body();
        let (mut at, mut bytes) = (place, 0_i64);
        loop {
            match body[at].kind {
                PlaceKind::Object(object) => return Some((object, bytes)),
                PlaceKind::Deref(pointer) => {
                    let (inner, more) = peel(body, pointer)?;
                    bytes = bytes.wrapping_add(more);
                    at = inner;
                }
                PlaceKind::Member { base, offset, .. } => {
                    bytes = bytes.wrapping_add(signed(offset));
                    at = base;
                }
                PlaceKind::BitField { base, .. } => at = base,
                PlaceKind::After { then, .. } => at = then,
                PlaceKind::Unsupported(_) => return None,
            }
        }
    }

    /// Checks the constant indices of arrays of known length on the way to a place.
    fn check_index(&mut self, place: PlaceId) {
        let body = self.body();
        let mut at = place;
        loop {
            match body[at].kind {
                PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => at = base,
                PlaceKind::Deref(pointer) => {
                    let ExprKind::PtrAdd {
                        pointer,
                        index,
                        stride: Stride::Bytes(_),
                        backwards: false,
                    } = body[pointer].kind
                    else {
                        return;
                    };
                    let ExprKind::Decay(array) = body[pointer].kind else { return };
                    // Others were checked where they were evaluated.
                    if matches!(body[index].kind, ExprKind::Const(_)) {
                        let index = self.scalar(index);
                        self.check_array_index(pointer, index);
                    }
                    at = array;
                }
                PlaceKind::Object(_) | PlaceKind::After { .. } | PlaceKind::Unsupported(_) => {
                    return;
                }
            }
        }
    }

    /// Checks the index of an array of known length, of which the pointer to its first element is given.
    pub(super) fn check_array_index(&mut self, first: ExprId, index: Term) {
        let body = self.body();
        let ExprKind::Decay(array) = body[first].kind else { return };
        let Type::Array(_, ArrayLen::Known(count)) = self.program.types.kind(body[array].ty) else {
            return;
        };
        // The last member of a struct may stand for an array of any length.
        let is_tail = count <= 1 && matches!(body[array].kind, PlaceKind::Member { .. });
        if self.options.checks.bounds && !is_tail {
            let count = self.address(count);
            let inside = self.builder.pool().bv_ult(index, count);
            let bad = self.builder.pool().not(inside);
            self.check(Kind::Bounds, bad, "the index is out of bounds");
        }
    }

    /// `free`: of a null pointer nothing, else the memory is dead.
    pub(super) fn free(&mut self, address: Term) {
        let zero = self.address(0);
        let is_null = self.builder.pool().eq(address, zero);
        let not_null = self.builder.pool().not(is_null);
        if let Some(var) = self.is_heap {
            let array = self.read_var(var);
            let pool = self.builder.pool();
            let known = pool.select(array, address);
            let unknown = pool.not(known);
            let no = pool.false_();
            let after = pool.store(array, address, no);
            let after = pool.ite(is_null, array, after);
            let bad = pool.and(&[not_null, unknown]);
            if self.options.checks.free {
                self.about_access(None, address, None);
                self.check(
                    Kind::Free,
                    bad,
                    "the freed pointer is not the start of living heap memory",
                );
            }
            self.write_var(var, after);
            if let Some(live) = self.live {
                let count = self.read_var(live);
                let less = self.plus(count, -1);
                let fine = self.builder.pool().and(&[not_null, known]);
                let less = self.builder.pool().ite(fine, less, count);
                self.write_var(live, less);
            }
        }
        let matters = self.options.checks.needs_objects() || self.follows_life();
        if let Some(var) = self.sizes.filter(|_| matters) {
            let array = self.read_var(var);
            let pool = self.builder.pool();
            let after = pool.store(array, address, zero);
            let after = pool.ite(is_null, array, after);
            self.write_var(var, after);
        }
    }

    /// At the end of the program no heap memory may be left, unless static objects can still point to it.
    pub(super) fn check_leaks(&mut self) {
        let Some(live) = self.live else { return };
        let count = self.read_var(live);
        let zero = self.address(0);
        let bad = self.builder.pool().ne(count, zero);
        if self.statics_reach_heap() {
            let what = "memory that static objects may still point to at the end is not modelled";
            self.check(Kind::Unsupported, bad, what);
        } else {
            self.check(Kind::Leak, bad, "heap memory is not freed at the end of the program");
        }
        self.flush();
    }

    /// Whether a static object holds a pointer into a class with heap memory, at any distance.
    fn statics_reach_heap(&self) -> bool {
        let graph = &self.memory.flow.graph;
        let mut seen = rustc_hash::FxHashSet::default();
        let mut work = Vec::new();
        for (index, used) in self.memory.flow.objects.iter().enumerate() {
            let is_static = !matches!(self.program.objects[index].storage, Storage::Automatic(_));
            if let Some(cell) = used.cell.filter(|_| is_static) {
                work.push(graph.root(cell).node);
            }
        }
        let heap: rustc_hash::FxHashSet<_> =
            self.memory.flow.heap.iter().map(|cell| graph.root(*cell).node).collect();
        while let Some(node) = work.pop() {
            if !seen.insert(node) {
                continue;
            }
            for pointee in graph.fields(node).iter().filter_map(|field| field.pointee) {
                let target = graph.root(pointee).node;
                if heap.contains(&target) {
                    return true;
                }
                work.push(target);
            }
        }
        false
    }
}
