//! CBMC's contracts of functions and loops.

use std::collections::BTreeMap;

use super::{DeclaratorId, ExprId, List, StmtId, Tree};
use crate::span::Span;

/// One clause of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// What it says.
    pub kind: ClauseKind,
    /// When it says so: `__CPROVER_assigns(condition: x)`.
    pub condition: Option<ExprId>,
    /// What stands in its parentheses.
    pub values: List<ExprId>,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of clauses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ClauseKind {
    /// `__CPROVER_requires`
    Requires,
    /// `__CPROVER_ensures`
    Ensures,
    /// `__CPROVER_assigns`
    Assigns,
    /// `__CPROVER_frees`
    Frees,
    /// `__CPROVER_loop_invariant`
    Invariant,
    /// `__CPROVER_decreases`
    Decreases,
}

impl ClauseKind {
    const ALL: [Self; 6] = [
        Self::Requires,
        Self::Ensures,
        Self::Assigns,
        Self::Frees,
        Self::Invariant,
        Self::Decreases,
    ];

    /// The word that begins the clause.
    pub fn word(self) -> &'static str {
        match self {
            Self::Requires => "__CPROVER_requires",
            Self::Ensures => "__CPROVER_ensures",
            Self::Assigns => "__CPROVER_assigns",
            Self::Frees => "__CPROVER_frees",
            Self::Invariant => "__CPROVER_loop_invariant",
            Self::Decreases => "__CPROVER_decreases",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// The contracts of a tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contracts {
    functions: BTreeMap<DeclaratorId, List<Clause>>,
    loops: BTreeMap<StmtId, List<Clause>>,
}

impl Tree {
    /// The contract that stands behind the declarator of a function.
    pub fn contract(&self, declarator: DeclaratorId) -> &[Clause] {
        let clauses = self.contracts.functions.get(&declarator);
        clauses.map_or(&[], |clauses| &self[*clauses])
    }

    /// The contract of a loop.
    pub fn loop_contract(&self, stmt: StmtId) -> &[Clause] {
        let clauses = self.contracts.loops.get(&stmt);
        clauses.map_or(&[], |clauses| &self[*clauses])
    }

    pub(crate) fn set_contract(&mut self, declarator: DeclaratorId, clauses: &[Clause]) {
        if !clauses.is_empty() {
            let clauses = self.list(clauses);
            self.contracts.functions.insert(declarator, clauses);
        }
    }

    pub(crate) fn set_loop_contract(&mut self, stmt: StmtId, clauses: &[Clause]) {
        if !clauses.is_empty() {
            let clauses = self.list(clauses);
            self.contracts.loops.insert(stmt, clauses);
        }
    }
}
