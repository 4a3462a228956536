//! Checks of what `__CPROVER_assigns` lets a call or a loop write, and `__CPROVER_frees` lets it free.
//!
//! Each write set has global variables: whether it counts now, the number of the next object when it began to, and what its
//! targets are. Code that may run while it counts checks its writes against these. What comes to life meanwhile may be
//! written: heap memory, variables of the functions that are called, and their static variables. Of a loop, so may the
//! variables that are declared in it.
//!
//! A target that is a variable with no address is known by its name, and nothing is computed for it.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{ClaimKind, VarId};
use symra_terms::{Sort, Term};

use super::Lower;
use super::place::{Spot, Target};
use super::pointer::split;
use super::value::Val;
use crate::hir::{
    ExprId, ExprKind, FunctionId, Linkage, List, ObjectId, Origin, PlaceId, PlaceKind, StmtKind,
    Storage, WriteReach,
};
use crate::memory::Home;
use crate::memory::flow::{constant, direct, named, signed};
use crate::memory::graph::Cell;
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS};

/// The write sets of a program.
#[derive(Default)]
pub(super) struct WriteSets {
    sets: Vec<Set>,
    by_object: FxHashMap<ObjectId, usize>,
    by_call: FxHashMap<(FunctionId, ExprId), (usize, usize)>,
}

struct Set {
    object: ObjectId,
    /// The function whose code declares it.
    function: FunctionId,
    is_loop: bool,
    /// It is about what is freed.
    frees: bool,
    message: String,
    /// The functions whose code may run while it counts, but for the one that declares it.
    called: BTreeSet<FunctionId>,
    /// The objects with known places that come to life while it counts, and static ones of functions that are called.
    inside: FxHashSet<ObjectId>,
    targets: Vec<Allowed>,
    counts: VarId,
    next: VarId,
    /// The variables of targets, with those that hold new values until the set counts, and old ones until it no longer does.
    copies: Vec<(VarId, VarId, VarId)>,
}

struct Allowed {
    /// An object that is no part of memory, its bytes from where to where.
    named: Option<(ObjectId, i64, i64)>,
    reach: WriteReach,
    enabled: VarId,
    /// The object, the first byte, and how many there are.
    bytes: Option<[VarId; 3]>,
}

/// What is written.
#[derive(Clone, Copy)]
enum Write {
    /// Bytes of an object that is no part of memory, from where to where.
    Named(ObjectId, i64, i64),
    /// Bytes of a class, from an address on.
    Memory(Option<Cell>, Term, Term),
}

impl Lower<'_> {
    /// Finds the write sets of a program and makes their variables.
    pub(super) fn find_write_sets(&mut self) {
        if !self.options.checks.assertions {
            return;
        }
        let program = self.program;
        for function in self.memory.flow.reachable.clone() {
            let Some(body) = &program[function].body else { continue };
            let frees = self.memory.flow.frees;
            for set in body.write_sets.iter().filter(|set| frees || !set.frees) {
                let number = self.write_sets.sets.len();
                let targets: Vec<Allowed> = set
                    .targets
                    .iter()
                    .enumerate()
                    .map(|(index, call)| {
                        self.write_sets.by_call.insert((function, *call), (number, index));
                        self.allowed(function, *call)
                    })
                    .collect();
                let called = self.called_from(function);
                let mut inside: FxHashSet<ObjectId> = set.inside.iter().copied().collect();
                for callee in &called {
                    inside.extend(own_objects(program, *callee));
                }
                let done = if set.frees { "freed" } else { "written" };
                let message = if set.is_loop {
                    format!("the contract of the loop does not name what is {done}")
                } else {
                    let whose = &program[function].name;
                    format!("the contract of `{whose}` does not name what is {done}")
                };
                let counts = self.set_variable("counts", &Sort::Bool);
                let next = self.set_variable("next then", &Sort::Bv(OBJECT_BITS));
                self.write_sets.by_object.insert(set.object, number);
                self.write_sets.sets.push(Set {
                    object: set.object,
                    function,
                    is_loop: set.is_loop,
                    frees: set.frees,
                    message,
                    called,
                    inside,
                    targets,
                    counts,
                    next,
                    copies: Vec::new(),
                });
            }
        }
    }

    fn set_variable(&mut self, name: &str, sort: &Sort) -> VarId {
        let var = self.builder.global(name, sort);
        self.builder.temporary(var)
    }

    fn allowed(&mut self, function: FunctionId, call: ExprId) -> Allowed {
        let body = self.program[function].body.as_ref().expect("a call should be in a body");
        let ExprKind::Call { args, .. } = body[call].kind else {
            unreachable!("a target should be given by a call")
        };
        let [_, reach, pointer, size] = &body[args] else {
            unreachable!("a target should have four parts")
        };
        let reach = match constant(body, *reach) {
            Some(0) => WriteReach::Bytes,
            Some(1) => WriteReach::FromHere,
            _ => WriteReach::Object,
        };
        let enabled = self.set_variable("enabled", &Sort::Bool);
        let object = named(body, *pointer).filter(|(object, _)| !self.is_in_memory(*object));
        let named = object.map(|(object, from)| match (reach, constant(body, *size)) {
            (WriteReach::Bytes, Some(size)) => (object, from, from.saturating_add(size)),
            (WriteReach::Bytes, None) => (object, from, from),
            (WriteReach::FromHere, _) => (object, from, i64::MAX),
            (WriteReach::Object, _) => (object, i64::MIN, i64::MAX),
        });
        let bytes = named.is_none().then(|| {
            let (object, size) = (Sort::Bv(OBJECT_BITS), Sort::Bv(OFFSET_BITS));
            [("object", object), ("from", size.clone()), ("size", size)]
                .map(|(name, sort)| self.set_variable(name, &sort))
        });
        Allowed { named, reach, enabled, bytes }
    }

    fn is_in_memory(&self, object: ObjectId) -> bool {
        matches!(self.memory.homes[object.index()], Some(Home::Fixed(_) | Home::Fresh))
    }

    /// The functions that may run while a function does: itself only if it is called again.
    fn called_from(&self, function: FunctionId) -> BTreeSet<FunctionId> {
        let (mut found, mut work) = (BTreeSet::new(), vec![function]);
        while let Some(caller) = work.pop() {
            for (from, callee) in &self.memory.flow.calls {
                if *from == caller && found.insert(*callee) {
                    work.push(*callee);
                }
            }
        }
        found
    }

    /// No write set counts when a run begins.
    pub(super) fn start_write_sets(&mut self) {
        for index in 0..self.write_sets.sets.len() {
            let var = self.write_sets.sets[index].counts;
            let no = self.builder.pool().false_();
            self.write_var(var, no);
        }
    }

    /// Takes in a target.
    pub(super) fn take_target(&mut self, call: ExprId, args: List<ExprId>) -> Val {
        let Some(&(set, index)) = self.write_sets.by_call.get(&(self.current(), call)) else {
            return Val::Void;
        };
        let [condition, _, pointer, _] = self.body()[args] else { return Val::Void };
        let Allowed { enabled, bytes, .. } = self.write_sets.sets[set].targets[index];
        let Some([object, from, size]) = bytes else {
            let condition = self.scalar(condition);
            let condition = self.truth(condition);
            self.keep_new(set, &[(enabled, condition)]);
            return Val::Void;
        };
        let (condition, address, count) = match named(self.body(), pointer) {
            Some((object, bytes)) => {
                let condition = self.scalar(condition);
                let address = self.object_address(object);
                let address = self.plus(address, bytes);
                let [.., size] = self.body()[args] else { return Val::Void };
                (condition, address, self.scalar(size))
            }
            None => match self.arguments(args)[..] {
                [
                    (_, Val::Scalar(condition)),
                    _,
                    (_, Val::Scalar(address)),
                    (_, Val::Scalar(size)),
                ] => (condition, address, size),
                _ => return Val::Void,
            },
        };
        let condition = self.truth(condition);
        let count = self.resize(count, OFFSET_BITS, false);
        let (number, offset) = split(self.builder.pool(), address);
        let new = [(enabled, condition), (object, number), (from, offset), (size, count)];
        self.keep_new(set, &new);
        Val::Void
    }

    fn keep_new(&mut self, set: usize, new: &[(VarId, Term)]) {
        for (var, term) in new {
            let sort = self.var_sort(*var);
            let (kept, old) = (self.temporary(&sort), self.temporary(&sort));
            self.write_sets.sets[set].copies.push((*var, kept, old));
            self.write_var(kept, *term);
        }
        self.flush();
    }

    /// The write set of an object counts from now on. Whether there is one.
    pub(super) fn begin_write_set(&mut self, object: ObjectId) -> bool {
        if self.program[object].origin != Origin::WriteSet {
            return false;
        }
        let Some(&number) = self.write_sets.by_object.get(&object) else { return true };
        if self.concurrency.threads.is_some() || self.machine.jumps.is_some() {
            self.unsupported("`__CPROVER_assigns` in a program with threads or `longjmp`");
        }
        self.check_targets(number);
        let Set { counts, next, .. } = self.write_sets.sets[number];
        let (yes, now) = (self.builder.pool().true_(), self.next_object());
        for (var, value) in [(counts, yes), (next, now)] {
            let sort = self.var_sort(var);
            let old = self.temporary(&sort);
            self.write_sets.sets[number].copies.push((var, old, old));
            let before = self.read_var(var);
            self.write_var(old, before);
            self.write_var(var, value);
        }
        for (var, kept, old) in self.write_sets.sets[number].copies.clone() {
            if kept != old {
                let (before, value) = (self.read_var(var), self.read_var(kept));
                self.write_var(old, before);
                self.write_var(var, value);
            }
        }
        self.flush();
        true
    }

    /// The write set of an object does not count any longer, where it did.
    pub(super) fn end_write_set(&mut self, object: ObjectId) {
        let Some(&number) = self.write_sets.by_object.get(&object) else { return };
        for (var, _, old) in self.write_sets.sets[number].copies.clone() {
            let before = self.read_var(old);
            self.write_var(var, before);
        }
    }

    /// The targets of a call within a call must be among those of the outer one.
    fn check_targets(&mut self, number: usize) {
        let Set { function, .. } = self.write_sets.sets[number];
        if !self.memory.is_recursive(function) {
            return;
        }
        for index in 0..self.write_sets.sets[number].targets.len() {
            let Allowed { named, reach, bytes, enabled } =
                self.write_sets.sets[number].targets[index];
            let kept = |lower: &mut Self, var: VarId| {
                let copies = &lower.write_sets.sets[number].copies;
                let kept =
                    copies.iter().find(|(of, ..)| *of == var).map_or(var, |(_, kept, _)| *kept);
                lower.read_var(kept)
            };
            let write = match (named, bytes) {
                (Some((object, from, to)), _) => Write::Named(object, from, to),
                (None, Some([object, from, size])) => {
                    let (object, from) = (kept(self, object), kept(self, from));
                    let address = self.builder.pool().concat(object, from);
                    let size = match reach {
                        WriteReach::Bytes => kept(self, size),
                        WriteReach::FromHere | WriteReach::Object => {
                            self.builder.pool().bv(u64::MAX, OFFSET_BITS)
                        }
                    };
                    Write::Memory(None, address, size)
                }
                (None, None) => continue,
            };
            let enabled = kept(self, enabled);
            let (allowed, counts) = (self.is_allowed(number, write), self.counts(number));
            let pool = self.builder.pool();
            let beyond = pool.not(allowed);
            let bad = pool.and(&[counts, enabled, beyond]);
            let message = "the contract of the caller does not name this target";
            self.check_as(ClaimKind::Assertion, "assigns", bad, message);
        }
    }

    fn counts(&mut self, number: usize) -> Term {
        let var = self.write_sets.sets[number].counts;
        self.read_var(var)
    }

    /// Checks that contracts let a place be written.
    pub(super) fn check_assigned(&mut self, place: PlaceId, target: &Target) {
        if self.write_sets.sets.is_empty() {
            return;
        }
        let (from, len) = match target.bits {
            Some(bits) => {
                let (unit, range) = (bits.unit().0, bits.bytes());
                (signed(unit + range.start), range.end - range.start)
            }
            None => (0, self.program.types.size_of(target.ty).unwrap_or(0)),
        };
        let object = direct(self.body(), place).map(|(object, _)| object);
        match target.spot {
            Spot::Parts(object, at) => {
                let from = at.saturating_add(from);
                let write = Write::Named(object, from, from.saturating_add_unsigned(len));
                self.check_write(Some(object), write);
            }
            Spot::Memory(cell, address) => {
                let (address, len) = (self.plus(address, from), self.bytes(len));
                self.check_write(object, Write::Memory(Some(cell), address, len));
            }
            Spot::Nowhere => (),
        }
    }

    /// Checks that contracts let bytes be written.
    pub(super) fn check_assigned_bytes(&mut self, cell: Cell, address: Term, size: Term) {
        if !self.write_sets.sets.is_empty() {
            let size = self.resize(size, OFFSET_BITS, false);
            self.check_write(None, Write::Memory(Some(cell), address, size));
        }
    }

    /// A function that is not modelled may write what contracts do not name.
    pub(super) fn check_assigned_unknown(&mut self) {
        for number in self.sets_that_may_count() {
            let counts = self.counts(number);
            let message =
                "what a library function writes where `__CPROVER_assigns` counts is not supported";
            self.check_as(ClaimKind::Unsupported, "unsupported", counts, message);
        }
    }

    /// The write sets that may count where we are.
    fn sets_that_may_count(&self) -> Vec<usize> {
        let Some(function) = self.frame.function else { return Vec::new() };
        let sets = self.write_sets.sets.iter().enumerate();
        let may = sets.filter(|(_, set)| {
            set.called.contains(&function) || (set.function == function && self.is_around(set))
        });
        may.map(|(number, _)| number).collect()
    }

    /// Whether we are in the block of a write set.
    fn is_around(&self, set: &Set) -> bool {
        let body = self.body();
        self.frame.control.blocks.iter().any(|block| match body[*block].kind {
            StmtKind::Block { scope, .. } => body[scope].contains(&set.object),
            _ => false,
        })
    }

    /// Checks that contracts let what a pointer points to be freed.
    pub(super) fn check_freed(&mut self, pointer: Term) {
        let null = self.null();
        for number in self.sets_that_may_count() {
            if !self.write_sets.sets[number].frees {
                continue;
            }
            let byte = self.bytes(1);
            let allowed = self.is_allowed(number, Write::Memory(None, pointer, byte));
            let counts = self.counts(number);
            let pool = self.builder.pool();
            let (beyond, some) = (pool.not(allowed), pool.ne(pointer, null));
            let bad = pool.and(&[counts, some, beyond]);
            let message = self.write_sets.sets[number].message.clone();
            self.check_as(ClaimKind::Assertion, "frees", bad, &message);
        }
    }

    /// Checks a write, to an object that is known or not.
    fn check_write(&mut self, object: Option<ObjectId>, write: Write) {
        for number in self.sets_that_may_count() {
            if self.write_sets.sets[number].frees {
                continue;
            }
            if object.is_some_and(|object| self.is_own_of(number, object)) {
                continue;
            }
            let (allowed, counts) = (self.is_allowed(number, write), self.counts(number));
            let pool = self.builder.pool();
            let beyond = pool.not(allowed);
            let bad = pool.and(&[counts, beyond]);
            let message = self.write_sets.sets[number].message.clone();
            self.check_as(ClaimKind::Assertion, "assigns", bad, &message);
        }
    }

    /// Whether an object that is written by its name came to life while a write set counts, or is none of the program's.
    fn is_own_of(&self, number: usize, object: ObjectId) -> bool {
        let set = &self.write_sets.sets[number];
        let data = &self.program[object];
        if set.inside.contains(&object) || self.is_of_model(object) {
            return true;
        }
        if let Storage::Automatic(_) = data.storage {
            let is_variable = matches!(data.origin, Origin::Declared | Origin::Parameter);
            return !(set.is_loop && is_variable && self.is_around(set));
        }
        false
    }

    /// Whether an object belongs to our models of the library.
    fn is_of_model(&self, object: ObjectId) -> bool {
        let file = self.program[object].at.file.0 as usize;
        crate::library::is_model(&self.program.sources[file].name)
    }

    /// Whether a write set allows a write.
    fn is_allowed(&mut self, number: usize, write: Write) -> Term {
        let mut ways = Vec::new();
        if let Write::Memory(cell, address, size) = write {
            let (object, _) = split(self.builder.pool(), address);
            let next = self.read_var(self.write_sets.sets[number].next);
            let zero = self.bytes(0);
            let pool = self.builder.pool();
            ways.push(pool.bv_ule(next, object));
            ways.push(pool.eq(size, zero));
            for known in cell.map_or_else(Vec::new, |cell| self.own_residents(number, cell)) {
                let known = self.object(known);
                ways.push(self.builder.pool().eq(object, known));
            }
        }
        for index in 0..self.write_sets.sets[number].targets.len() {
            let Allowed { named, reach, enabled, bytes } =
                self.write_sets.sets[number].targets[index];
            let enabled = self.read_var(enabled);
            match (write, named, bytes) {
                (Write::Named(object, from, to), Some((own, first, end)), _)
                    if object == own && first <= from && to <= end =>
                {
                    ways.push(enabled);
                }
                (Write::Memory(_, address, size), _, Some(bytes)) => {
                    let covers = self.target_covers(reach, bytes, address, size);
                    ways.push(self.builder.pool().and(&[enabled, covers]));
                }
                _ => (),
            }
        }
        self.builder.pool().or(&ways)
    }

    /// The numbers of the objects of a class that come to life while a write set counts.
    fn own_residents(&self, number: usize, cell: Cell) -> Vec<u64> {
        let node = self.memory.root(cell).node;
        let residents = self.memory.residents.get(&node).map_or(&[][..], Vec::as_slice);
        let inside = &self.write_sets.sets[number].inside;
        let own = |object: &&ObjectId| inside.contains(*object) || self.is_of_model(**object);
        let known = |object: &ObjectId| match self.memory.homes[object.index()] {
            Some(Home::Fixed(number)) => Some(number),
            _ => None,
        };
        residents.iter().filter(own).filter_map(known).collect()
    }

    /// Whether a target covers bytes.
    fn target_covers(
        &mut self,
        reach: WriteReach,
        target: [VarId; 3],
        address: Term,
        size: Term,
    ) -> Term {
        let [own, first, count] = target.map(|var| self.read_var(var));
        let pool = self.builder.pool();
        let (object, from) = split(pool, address);
        let same = pool.eq(object, own);
        match reach {
            WriteReach::Object => same,
            WriteReach::FromHere => {
                let after = pool.bv_ule(first, from);
                pool.and(&[same, after])
            }
            WriteReach::Bytes => {
                let (beyond, room) = (pool.bv_sub(from, first), pool.bv_sub(count, size));
                let (fits, inside) = (pool.bv_ule(size, count), pool.bv_ule(beyond, room));
                pool.and(&[same, fits, inside])
            }
        }
    }

    /// Nobody jumps into a block with a write set.
    pub(super) fn check_jump_into(&mut self, block: crate::hir::StmtId) {
        let StmtKind::Block { scope, .. } = self.body()[block].kind else { return };
        let is_set = |object: &ObjectId| self.write_sets.by_object.contains_key(object);
        if self.body()[scope].iter().any(is_set) {
            self.unsupported("a jump into a loop with `__CPROVER_assigns`");
        }
    }

    pub(super) fn has_write_sets(&self) -> bool {
        !self.write_sets.sets.is_empty()
    }
}

/// The automatic objects of a function, and the static ones that it declares.
fn own_objects(program: &crate::hir::Program, function: FunctionId) -> Vec<ObjectId> {
    let Some(body) = &program[function].body else { return Vec::new() };
    let named = body.places.iter().filter_map(|place| match place.kind {
        PlaceKind::Object(object) => Some(object),
        _ => None,
    });
    let is_static = |object: &ObjectId| {
        let object = &program[*object];
        object.storage == Storage::Static
            && object.linkage == Linkage::None
            && object.origin == Origin::Declared
    };
    body.locals.iter().copied().chain(named.filter(is_static)).collect()
}
