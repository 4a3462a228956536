//! What lowering knows of the whole program, by concern.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{LocRef, Position, VarId, Variable};
use symra_terms::Term;

use super::library::Environment;
use super::nonlocal::Jumps;
use super::pointer::Addresses;
use super::region::Region;
use super::threads::Threads;
use super::value::Slot;
use super::variadic::Kinds;
use super::{HaltKind, OutputCall};
use crate::hir::ObjectId;
use crate::memory::graph::NodeId;

/// The variables that objects live in.
#[derive(Default)]
pub(super) struct ObjectVars {
    pub(super) parts: FxHashMap<ObjectId, Vec<Slot>>,
    /// Which bytes of the parts of objects were written.
    pub(super) written: FxHashMap<ObjectId, Vec<VarId>>,
    /// The numbers of objects that have another one each time.
    pub(super) bases: FxHashMap<ObjectId, VarId>,
}

/// The regions of memory.
#[derive(Default)]
pub(super) struct Regions {
    pub(super) by_field: FxHashMap<(NodeId, usize), Region>,
    pub(super) list: Vec<Region>,
    pub(super) count: usize,
    /// Whether no more regions are made: what has none is never read or written.
    pub(super) complete: bool,
}

/// What is known of objects by their numbers: of each table the variable, if there is one.
#[derive(Default)]
pub(super) struct ObjectTables {
    /// The number of the next object.
    pub(super) next: Option<VarId>,
    /// The sizes of objects.
    pub(super) sizes: Option<VarId>,
    /// What the next number was when an object died.
    pub(super) ends: Option<VarId>,
    /// Of each object, its alignment less one.
    pub(super) masks: Option<VarId>,
    /// Which objects are memory of the heap.
    pub(super) is_heap: Option<VarId>,
    /// How many heap objects are alive.
    pub(super) live: Option<VarId>,
    pub(super) addresses: Addresses,
    /// What arguments after the last parameter are.
    pub(super) kinds: Kinds,
    /// Objects with known numbers whose addresses are asked for.
    pub(super) asked: Vec<u64>,
}

/// What belongs to the run and to no object.
#[derive(Default)]
pub(super) struct Machine {
    pub(super) rounding: Option<VarId>,
    /// The variables of `setjmp` and `longjmp`.
    pub(super) jumps: Option<Jumps>,
    pub(super) environment: Environment,
    pub(super) exit_code: Option<VarId>,
}

/// What only programs with threads have.
#[derive(Default)]
pub(super) struct Concurrency {
    /// The procedures that programs with threads are made of.
    pub(super) threads: Option<Threads>,
    /// The object that is freed, where that is asked.
    pub(super) freed: Option<VarId>,
    /// Where many bytes are treated in one step.
    pub(super) bulk: Vec<Position>,
}

/// The names that were given.
#[derive(Default)]
pub(super) struct Names {
    /// How many claims have a name.
    pub(super) claims: FxHashMap<String, u32>,
    pub(super) procedures: FxHashSet<String>,
}

/// The locations that more than control is known of.
#[derive(Default)]
pub(super) struct Sites {
    pub(super) outputs: FxHashMap<LocRef, OutputCall>,
    pub(super) halts: FxHashMap<LocRef, HaltKind>,
    /// Where the environment is asked for a value, by which function.
    pub(super) inputs: FxHashMap<LocRef, String>,
}

/// The variables by their terms; it follows the list of them as it grows.
#[derive(Default)]
pub(super) struct VariableIndex {
    by_term: FxHashMap<Term, VarId>,
    indexed: usize,
}

impl VariableIndex {
    /// The variable of a term.
    pub(super) fn variable_of(&mut self, variables: &[Variable], term: Term) -> Option<VarId> {
        while self.indexed < variables.len() {
            self.by_term.insert(variables[self.indexed].term, VarId::new(self.indexed));
            self.indexed += 1;
        }
        self.by_term.get(&term).copied()
    }
}
