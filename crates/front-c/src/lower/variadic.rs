//! Whether arguments after the last parameter are taken as what they were passed as (C11 7.16.1.1p2).
//!
//! Of each such argument the array `argument kinds` holds what it is, by the pointer to it, where some function may take it as
//! another kind of value. Kinds are coarser than types: integers and pointers of one size are of one kind, and so are structs: one
//! that is declared in two functions is meant to be the same.

use rustc_hash::FxHashSet;
use symra_ir::VarId;
use symra_terms::{Sort, Term};

use super::Lower;
use super::arith::Kind;
use crate::hir::FunctionId;
use crate::memory::graph::{Cell, NodeId};
use crate::memory::objects::POINTER_BITS;
use crate::options::Purpose;
use crate::types::{Type, TypeId};

/// The bits of the number of a kind.
const KIND_BITS: u32 = 16;

/// Integers and pointers have kinds up to this one: their sizes.
const LAST_INTEGER: u64 = 16;

/// Kinds of floats, of structs and of other types are above these.
const FLOATS: u64 = 1 << 8;
const RECORDS: u64 = 1 << 12;
const OTHERS: u64 = 1 << 10;

/// What is known of the kinds of arguments.
#[derive(Default)]
pub(super) struct Kinds {
    /// The kinds by the pointers to the arguments.
    pub(super) var: Option<VarId>,
    /// The classes of memory with arguments that may be taken as another kind.
    mixed: FxHashSet<NodeId>,
}

impl Lower<'_> {
    /// Finds out where arguments may be taken as another kind than they were passed as, and makes the table for that.
    pub(super) fn kinds_variable(&mut self) {
        if self.options.purpose == Purpose::Run {
            return;
        }
        let passed = self.memory.flow.passed.clone();
        let taken = self.memory.flow.taken.clone();
        let mut areas = Vec::with_capacity(passed.len());
        for (function, ty) in passed {
            let Some(area) = self.memory.flow.varargs.get(&function).copied() else { continue };
            let entry = (self.memory.root(area).node, self.kind_of(ty));
            if !areas.contains(&entry) {
                areas.push(entry);
            }
        }
        for (function, ty, area) in taken {
            let node = self.memory.root(area).node;
            let kind = self.kind_of(ty);
            let any = self.takes_any_integer(function, ty);
            let fits = |other: u64| other == kind || (any && other <= LAST_INTEGER);
            if areas.iter().any(|(other, passed)| *other == node && !fits(*passed)) {
                self.tables.kinds.mixed.insert(node);
            }
        }
        if !self.tables.kinds.mixed.is_empty() {
            let sort = Sort::array(Sort::Bv(POINTER_BITS), Sort::Bv(KIND_BITS));
            let var = self.builder.global("argument kinds", &sort);
            self.tables.kinds.var = Some(self.builder.temporary(var));
        }
    }

    /// Our models of `printf` and its like take an integer of any width, as they do where the format is known.
    fn takes_any_integer(&self, function: FunctionId, ty: TypeId) -> bool {
        let file = &self.program.sources[self.program[function].at.file.0 as usize].name;
        crate::library::is_model(file) && self.program.types.is_integer(ty)
    }

    /// The number of a type's kind; 0 is none.
    fn kind_of(&self, ty: TypeId) -> u64 {
        let types = &self.program.types;
        let size = types.size_of(ty).unwrap_or(0);
        match types.kind(ty) {
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) => size.min(LAST_INTEGER),
            Type::Float(kind) => FLOATS + u64::from(kind.format().width()),
            Type::Record(_) => RECORDS + size.min(RECORDS),
            _ => OTHERS + size.min(OTHERS),
        }
    }

    /// Remembers what the argument at an address is.
    pub(super) fn note_kind(&mut self, area: Cell, at: Term, ty: TypeId) {
        let node = self.memory.root(area).node;
        let Some(var) = self.tables.kinds.var.filter(|_| self.tables.kinds.mixed.contains(&node))
        else {
            return;
        };
        let kind = self.kind_of(ty);
        let kinds = self.read_var(var);
        let pool = self.builder.pool();
        let kind = pool.bv(kind, KIND_BITS);
        let kinds = pool.store(kinds, at, kind);
        self.write_var(var, kinds);
    }

    /// Checks that the argument at an address is of the kind that it is taken as.
    pub(super) fn check_kind(&mut self, area: Cell, at: Term, ty: TypeId) {
        let node = self.memory.root(area).node;
        let Some(var) = self.tables.kinds.var.filter(|_| self.tables.kinds.mixed.contains(&node))
        else {
            return;
        };
        let kind = self.kind_of(ty);
        let any = self.takes_any_integer(self.current(), ty);
        let kinds = self.read_var(var);
        let pool = self.builder.pool();
        let passed = pool.select(kinds, at);
        let kind = pool.bv(kind, KIND_BITS);
        let bad = if any {
            let (zero, last) = (pool.bv(0, KIND_BITS), pool.bv(LAST_INTEGER, KIND_BITS));
            let (none, above) = (pool.eq(passed, zero), pool.bv_ult(last, passed));
            pool.or(&[none, above])
        } else {
            pool.ne(passed, kind)
        };
        let kind = if self.options.checks.deref { Kind::Deref } else { Kind::Unsupported };
        self.check(kind, bad, "an argument is taken as another type than it was passed as");
    }
}
