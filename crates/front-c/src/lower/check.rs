//! Checks of memory: which objects are alive, and whether accesses stay in them.
//!
//! The array `sizes` holds the sizes of objects by their numbers, and `ends` what the next number was when an object died, or 0
//! while it lives. The array `heap` says which objects are memory that may be freed, and `live` counts it.

use symra_ir::{Direction, Inexact};
use symra_terms::{Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::place::{Spot, Target};
use super::pointer::split;
use super::value::Val;
use crate::hir::{
    ExprId, ExprKind, Linkage, Object, ObjectId, PlaceId, PlaceKind, StmtId, StmtKind, Storage,
    Stride,
};
use crate::memory::flow::{ObjectUse, direct, signed};
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS};
use crate::memory::{Home, is_read_only};
use crate::types::{ArrayLen, Type};

impl Lower<'_> {
    /// Makes the variables that checks of memory need.
    pub(super) fn check_variables(&mut self) {
        let (object, size) = (Sort::Bv(OBJECT_BITS), Sort::Bv(OFFSET_BITS));
        let checks = &self.options.checks;
        let (free, leak, cleanup) = (checks.free, checks.leak, checks.cleanup);
        if self.knows_sizes() {
            let var = self.builder.global("sizes", &Sort::array(object.clone(), size.clone()));
            self.tables.sizes = Some(self.builder.temporary(var));
        }
        if self.follows_life() {
            let var = self.builder.global("ends", &Sort::array(object.clone(), object.clone()));
            self.tables.ends = Some(self.builder.temporary(var));
        }
        if checks.misaligned {
            let width = self.pointer_bits();
            let var =
                self.builder.global("alignments", &Sort::array(object.clone(), Sort::Bv(width)));
            self.tables.masks = Some(self.builder.temporary(var));
        }
        if free || leak || cleanup {
            let var = self.builder.global("heap", &Sort::array(object, Sort::Bool));
            self.tables.is_heap = Some(self.builder.temporary(var));
        }
        if leak || cleanup {
            let var = self.builder.global("live", &size);
            self.tables.live = Some(self.builder.temporary(var));
        }
        self.kinds_variable();
    }

    fn knows_sizes(&self) -> bool {
        let checks = &self.options.checks;
        checks.needs_objects()
            || checks.pointer_arithmetic
            || checks.uninitialised
            || self.memory.flow.asks_sizes
    }

    /// Whether it matters when objects die.
    pub(super) fn follows_life(&self) -> bool {
        let checks = &self.options.checks;
        let dies = self.memory.flow.frees || !self.memory.mortal.is_empty();
        (checks.deref && (dies || self.memory.flow.stack))
            || checks.free
            || checks.leak
            || self.memory.flow.asks_life
    }

    /// What these variables start with.
    pub(super) fn start_checks(&mut self) {
        let zeroed = [
            self.tables.sizes,
            self.tables.ends,
            self.tables.masks,
            self.tables.is_heap,
            self.tables.live,
            self.tables.kinds.var,
        ];
        let zeroed: Vec<_> =
            zeroed.into_iter().flatten().chain(self.tables.addresses.zeroed()).collect();
        for var in zeroed {
            let sort = self.var_sort(var);
            let zero = self.any_term(&sort);
            self.write_var(var, zero);
        }
        self.start_alignments();
        if self.tables.sizes.is_none() {
            return;
        }
        for (number, fixed) in (0..).zip(self.memory.fixed.clone()) {
            let object = self.object(number);
            match fixed.size {
                Some(0) => (),
                Some(size) => {
                    let size = self.bytes(size);
                    self.note_size(object, size);
                }
                None => {
                    let size = self.arbitrary(&[Sort::Bv(OFFSET_BITS)])[0];
                    self.note_size(object, size);
                    self.flush();
                    let what = "an array that is declared elsewhere has any size".into();
                    self.more_than_exact(what, Inexact::Anything);
                }
            }
        }
    }

    /// Whether the object with a number that is known lives as long as there are pointers to it.
    pub(super) fn immortal(&self, number: u64) -> bool {
        usize::try_from(number)
            .ok()
            .and_then(|number| self.memory.fixed.get(number))
            .is_some_and(|fixed| !fixed.mortal)
    }

    /// The size of an object, if sizes are followed.
    pub(super) fn size_of_object(&mut self, object: Term) -> Option<Term> {
        if let Some(number) = self.constant_object(object)
            && let Some(fixed) =
                usize::try_from(number).ok().and_then(|number| self.memory.fixed.get(number))
            && let Some(size) = fixed.size
        {
            return Some(self.bytes(size));
        }
        let sizes = self.read_var(self.tables.sizes?);
        Some(self.builder.pool().select(sizes, object))
    }

    /// Remembers the size of an object.
    pub(super) fn note_size(&mut self, object: Term, size: Term) {
        if let Some(var) = self.tables.sizes {
            let array = self.read_var(var);
            let array = self.builder.pool().store(array, object, size);
            self.write_var(var, array);
        }
    }

    /// Remembers that an object is memory of the heap.
    pub(super) fn note_heap(&mut self, object: Term) {
        if let Some(var) = self.tables.is_heap {
            let array = self.read_var(var);
            let pool = self.builder.pool();
            let yes = pool.true_();
            let array = pool.store(array, object, yes);
            self.write_var(var, array);
        }
        if let Some(var) = self.tables.live {
            let count = self.read_var(var);
            let count = self.plus(count, 1);
            self.write_var(var, count);
        }
    }

    /// An object is dead from now on.
    fn end(&mut self, object: Term) {
        let Some(var) = self.tables.ends else { return };
        let now = self.next_object();
        let array = self.read_var(var);
        let array = self.builder.pool().store(array, object, now);
        self.write_var(var, array);
    }

    /// An automatic object is dead from now on.
    pub(super) fn kill(&mut self, object: ObjectId) {
        self.end_write_set(object);
        if self.can_die(object) {
            let pointer = self.object_address(object);
            let number = self.object_of(pointer);
            self.end(number);
        }
    }

    /// An automatic object is dead from now on, if it ever lived and was not dead before.
    pub(super) fn kill_if_alive(&mut self, object: ObjectId) {
        self.end_write_set(object);
        let Some(var) = self.tables.ends.filter(|_| self.can_die(object)) else { return };
        let pointer = self.object_address(object);
        let number = self.object_of(pointer);
        let dead = self.is_dead(number);
        let (array, now) = (self.read_var(var), self.next_object());
        let pool = self.builder.pool();
        let before = pool.select(array, number);
        let end = pool.ite(dead, before, now);
        let array = pool.store(array, number, end);
        self.write_var(var, array);
    }

    fn can_die(&self, object: ObjectId) -> bool {
        let home = &self.memory.homes[object.index()];
        self.tables.ends.is_some()
            && self.memory.mortal.contains(&object)
            && matches!(home, Some(Home::Fixed(_) | Home::Fresh))
    }

    /// The objects of a block die.
    pub(super) fn kill_block(&mut self, block: StmtId) {
        if let StmtKind::Block { scope, .. } = self.body()[block].kind {
            for &object in &self.body()[scope] {
                self.kill(object);
            }
        }
    }

    /// Control enters a block: its objects are new.
    pub(super) fn enter_block(&mut self, block: StmtId) {
        let StmtKind::Block { scope, .. } = self.body()[block].kind else { return };
        for &object in &self.body()[scope] {
            // A parameter has come to life with its value.
            let is_parameter = self.program[object].origin == crate::hir::Origin::Parameter;
            if self.memory.homes[object.index()] != Some(Home::Fresh) || is_parameter {
                continue;
            }
            if self.program.types.size_of(self.program[object].ty).is_some() {
                self.come_to_life(object);
            } else {
                // A variable-length array lives from its declaration on.
                self.not_alive_yet(object);
            }
        }
    }

    /// An object with a number for each of its lives has none now.
    pub(super) fn not_alive_yet(&mut self, object: ObjectId) {
        let var = self.base_var(object);
        let none = self.object(0);
        self.write_var(var, none);
    }

    /// What lives until the end of a full expression dies.
    pub(super) fn kill_passing(&mut self) {
        for object in std::mem::take(&mut self.frame.lifetimes.passing) {
            self.kill(object);
        }
    }

    /// The parameters of the function, and memory allocated for the call, die.
    pub(super) fn kill_parameters(&mut self) {
        for var in self.frame.lifetimes.allocated.clone() {
            let object = self.read_var(var);
            self.end(object);
        }
        let Some(function) = self.frame.function else { return };
        for param in &self.program[function].params {
            self.kill(param.object);
        }
    }

    /// Whether a place is in a table that the models of threads have for themselves: one that they index by numbers of threads and
    /// of keys, and that is as long as there are such.
    pub(super) fn is_table_of_threads(&self, place: PlaceId) -> bool {
        let body = self.body();
        let mut at = place;
        loop {
            match body[at].kind {
                PlaceKind::Member { base, .. } => at = base,
                PlaceKind::Deref(pointer) => {
                    let ExprKind::PtrAdd { pointer, .. } = body[pointer].kind else { return false };
                    let ExprKind::Decay(array) = body[pointer].kind else { return false };
                    at = array;
                }
                PlaceKind::Object(object) => {
                    let Object { storage, at, .. } = &self.program[object];
                    let file = &self.program.sources[at.file.0 as usize].name;
                    return *storage == Storage::Static
                        && crate::library::is_model_of_threads(file);
                }
                _ => return false,
            }
        }
    }

    /// Checks a dereference, if that is asked for.
    pub(super) fn check_access(&mut self, place: PlaceId, target: &Target) {
        self.check_indices(place);
        self.check_pointer(place, target);
    }

    /// Checks the indices on the way to a place, if that is asked for.
    pub(super) fn check_indices(&mut self, place: PlaceId) {
        if self.options.checks.bounds && !self.is_table_of_threads(place) {
            self.check_index(place);
        }
    }

    /// Checks that a dereference stays in a living object and is aligned, if that is asked for.
    pub(super) fn check_pointer(&mut self, place: PlaceId, target: &Target) {
        if self.is_table_of_threads(place) {
            return;
        }
        if self.options.checks.deref {
            self.check_object(place, target);
        }
        if self.options.checks.misaligned {
            self.check_aligned(place, target);
        }
    }

    /// Checks that a dereference stays in a living object.
    fn check_object(&mut self, place: PlaceId, target: &Target) {
        let Spot::Memory(_, address) = target.spot else { return };
        // An access to a bit-field covers its unit, which is told from the start of its record on.
        let (first, size) = match target.bits {
            Some(field) => field.unit(),
            None => (0, self.program.types.size_of(target.ty).unwrap_or(0)),
        };
        let address = self.plus(address, signed(first));
        self.about_access(Some(place), address, Some(size));
        if let Some((object, offset)) = self.direct(place)
            && !self.is_captured(object)
        {
            let offset = offset.saturating_add(signed(first));
            let whole = self.program.object_size(object).unwrap_or(0);
            if offset >= 0 && offset.saturating_add_unsigned(size) <= signed(whole) {
                return;
            }
        }
        self.check_bytes(address, size);
    }

    /// Whether an object is one of the function around this one, which may have returned.
    fn is_captured(&self, object: ObjectId) -> bool {
        matches!(self.program[object].storage, Storage::Automatic(function) if Some(function) != self.frame.function)
    }

    /// Checks that bytes belong to the object of the pointer to them, and that this is alive.
    pub(super) fn check_bytes(&mut self, address: Term, size: u64) {
        let size = self.bytes(size);
        let fine = self.accessible(address, size);
        let bad = self.builder.pool().not(fine);
        self.check(
            Kind::Deref,
            bad,
            "dereference of an invalid pointer: null, dangling or out of bounds",
        );
    }

    /// Whether a number of bytes lie in the object of the pointer to them, and that is alive.
    pub(super) fn accessible(&mut self, address: Term, size: Term) -> Term {
        let (object, offset) = split(self.builder.pool(), address);
        let Some(extent) = self.size_of_object(object) else {
            return self.builder.pool().true_();
        };
        let dead = self.is_dead(object);
        let pool = self.builder.pool();
        let alive = pool.not(dead);
        // No object is so large that its end wraps.
        let room = pool.bv_sub(extent, size);
        let fits = pool.bv_ule(size, extent);
        let inside = pool.bv_ule(offset, room);
        pool.and(&[alive, fits, inside])
    }

    /// Checks that a number of bytes at an address belong to a living object, if there are any.
    pub(super) fn check_range(&mut self, address: Term, size: Term) {
        if !self.options.checks.deref || self.tables.sizes.is_none() {
            return;
        }
        self.about_access(None, address, None);
        let fine = self.accessible(address, size);
        let zero = self.bytes(0);
        let pool = self.builder.pool();
        let none = pool.eq(size, zero);
        let fine = pool.or(&[none, fine]);
        let bad = pool.not(fine);
        self.check(Kind::Deref, bad, "access to bytes outside of a live object");
    }

    /// Checks that what is written is not a literal or an object that is constant.
    pub(super) fn check_writable(&mut self, target: &Target) {
        if let Spot::Parts(object, _) = target.spot
            && self.options.checks.deref
            && is_read_only(self.program, &self.program[object])
        {
            let always = self.builder.pool().true_();
            self.check(Kind::Deref, always, "write to a string literal or a constant object");
        }
        let Spot::Memory(cell, address) = target.spot else { return };
        self.check_writable_at(cell, address);
        self.check_input(cell);
    }

    /// A write through a pointer that is an input might change objects that other files can name, but only those of its class
    /// are known to change: the program gives the addresses of the others to nobody.
    fn check_input(&mut self, cell: crate::memory::graph::Cell) {
        let node = self.memory.root(cell).node;
        let inputs = &self.memory.flow.inputs;
        if !inputs.iter().any(|input| self.memory.root(*input).node == node) {
            return;
        }
        let is_elsewhere = |(object, used): (&Object, &ObjectUse)| {
            object.linkage == Linkage::External
                && object.init.is_some()
                && !is_read_only(self.program, object)
                && used.cell.is_some_and(|cell| self.memory.root(cell).node != node)
        };
        if self.program.objects.iter().zip(&self.memory.flow.objects).any(is_elsewhere) {
            let what = "pointers that are inputs point only to objects that they are compared with";
            self.builder.approximate(Direction::Assumed, what);
        }
    }

    /// Checks that what lies at an address of a class may be written.
    pub(super) fn check_writable_at(&mut self, cell: crate::memory::graph::Cell, address: Term) {
        let last = self.memory.objects.read_only();
        if !self.options.checks.deref || last == 0 {
            return;
        }
        let node = self.memory.root(cell).node;
        let residents = self.memory.residents.get(&node).map_or(&[][..], Vec::as_slice);
        let is_constant = |object: &ObjectId| matches!(self.memory.homes[object.index()], Some(Home::Fixed(number)) if number <= last);
        if !residents.iter().any(is_constant) {
            return;
        }
        let object = self.object_of(address);
        let (one, count) = (self.object(1), self.object(last));
        let pool = self.builder.pool();
        let above = pool.bv_sub(object, one);
        let bad = pool.bv_ult(above, count);
        self.check(Kind::Deref, bad, "write to a string literal or a constant object");
    }

    /// The object that a place is a part of without any pointer in between, and where.
    pub(super) fn direct(&self, place: PlaceId) -> Option<(ObjectId, i64)> {
        direct(self.body(), place)
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
        let Type::Array(_, len) = self.program.types.kind(body[array].ty) else { return };
        if !self.options.checks.bounds {
            return;
        }
        let width = self.width_of(index);
        let count = match len {
            // The last member of a struct may stand for an array of any length.
            ArrayLen::Known(0 | 1) if matches!(body[array].kind, PlaceKind::Member { .. }) => {
                return;
            }
            ArrayLen::Known(count) => self.builder.pool().bv(count, width),
            ArrayLen::Variable(extent) => {
                let count = self.extent(extent);
                self.resize(count, width, false)
            }
            ArrayLen::Incomplete | ArrayLen::Star => return,
        };
        let inside = self.builder.pool().bv_ult(index, count);
        let bad = self.builder.pool().not(inside);
        self.check(Kind::Bounds, bad, "the index is out of bounds");
    }

    /// What lies beyond the end of an array in a struct is another member: memory that was taken apart looks for it elsewhere. The
    /// element is at the address.
    pub(super) fn check_element(&mut self, pointer: ExprId, index: Term, address: Term) {
        let body = self.body();
        let function = self.frame.function.expect("code should be in a function");
        let Some(element) = self.memory.element(function, pointer) else { return };
        let ExprKind::PtrAdd { stride: Stride::Bytes(bytes), .. } = body[pointer].kind else {
            return;
        };
        if self.options.checks.bounds && !element.is_address {
            // The index was compared with the same length.
            return;
        }
        let width = self.width_of(index);
        let pool = self.builder.pool();
        let count = pool.bv(element.count, width);
        let inside = pool.bv_ult(index, count);
        let mut bad = pool.not(inside);
        if self.options.checks.deref && !element.is_address {
            // Beyond the whole object the access is a violation.
            let touches = self.touches_object(address, bytes);
            bad = self.builder.pool().and(&[bad, touches]);
        }
        let what = "an index beyond the end of an array in a struct is not supported";
        self.check(Kind::Unsupported, bad, what);
    }

    /// Whether some of the bytes at an address may belong to the object of the pointer to them.
    fn touches_object(&mut self, address: Term, bytes: u64) -> Term {
        let (object, first) = split(self.builder.pool(), address);
        let Some(extent) = self.size_of_object(object) else {
            return self.builder.pool().true_();
        };
        let (size, more) = (self.bytes(bytes), self.bytes(bytes - 1));
        let pool = self.builder.pool();
        let last = pool.bv_add(first, more);
        let begins = pool.bv_ult(first, extent);
        let ends = pool.bv_ult(last, extent);
        let covers = pool.bv_ult(extent, size);
        pool.or(&[begins, ends, covers])
    }

    /// `free`: of a null pointer nothing, else the memory is dead.
    pub(super) fn free_at_once(&mut self, pointer: Term) {
        if self.options.checks.data_race {
            self.free(pointer);
            return;
        }
        self.hold(pointer);
        // No thread sees memory that is half freed.
        self.atomically(|lower| {
            let pointer = lower.release();
            lower.free(pointer);
            Val::Void
        });
    }

    fn free(&mut self, pointer: Term) {
        self.check_freed(pointer);
        let null = self.null();
        let (object, offset) = split(self.builder.pool(), pointer);
        let is_null = self.builder.pool().eq(pointer, null);
        if let Some(var) = self.tables.is_heap {
            let array = self.read_var(var);
            let dead = self.is_dead(object);
            let zero = self.bytes(0);
            let pool = self.builder.pool();
            let known = pool.select(array, object);
            let (alive, at_start) = (pool.not(dead), pool.eq(offset, zero));
            let known = pool.and(&[known, alive, at_start]);
            let fine = pool.or(&[is_null, known]);
            let bad = pool.not(fine);
            if self.options.checks.free {
                self.about_access(None, pointer, None);
                self.check(
                    Kind::Free,
                    bad,
                    "invalid free: the pointer is not the start of live heap memory",
                );
            }
            if let Some(live) = self.tables.live {
                let count = self.read_var(live);
                let less = self.plus(count, -1);
                let less = self.builder.pool().ite(known, less, count);
                self.write_var(live, less);
            }
        }
        // Nothing asks whether the null pointer is alive.
        self.end(object);
        self.note_free(pointer);
    }
}
