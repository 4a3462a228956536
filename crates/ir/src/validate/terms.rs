//! Which variables the terms of a program use.

use symra_terms::{Op, Symbol, Term, TermPool};

use crate::link::VariableIndex;
use crate::program::{ProcId, Program, Scope};

/// Whose variables a term uses.
#[derive(Clone, Copy, PartialEq)]
enum Uses {
    /// Not yet computed.
    Open,
    /// Globals only.
    Globals,
    /// Locals of one procedure, and globals.
    Locals(ProcId),
    /// Something that no procedure may use.
    Mixed,
}

impl Uses {
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Globals | Self::Open, x) | (x, Self::Globals | Self::Open) => x,
            (Self::Locals(a), Self::Locals(b)) if a == b => self,
            _ => Self::Mixed,
        }
    }
}

/// The scopes of terms, each computed once.
pub(super) struct TermScopes {
    index: VariableIndex,
    uses: Vec<Uses>,
}

impl TermScopes {
    pub(super) fn new(index: VariableIndex) -> Self {
        Self { index, uses: Vec::new() }
    }

    /// The symbols of a term that a procedure may not use, in the order of the pool.
    pub(super) fn strangers(
        &mut self,
        program: &Program,
        pool: &TermPool,
        proc: ProcId,
        term: Term,
    ) -> Vec<Symbol> {
        match self.uses(program, pool, term) {
            Uses::Open | Uses::Globals => Vec::new(),
            Uses::Locals(owner) if owner == proc => Vec::new(),
            Uses::Locals(_) | Uses::Mixed => {
                let mut symbols = symbols(pool, term);
                symbols.retain(|symbol| {
                    let used = self.of_symbol(program, *symbol);
                    used != Uses::Globals && used != Uses::Locals(proc)
                });
                symbols
            }
        }
    }

    fn of_symbol(&self, program: &Program, symbol: Symbol) -> Uses {
        match self.index.get(symbol).map(|var| program.variable(var).scope) {
            Some(Scope::Global) => Uses::Globals,
            Some(Scope::Local(owner)) => Uses::Locals(owner),
            None => Uses::Mixed,
        }
    }

    fn uses(&mut self, program: &Program, pool: &TermPool, term: Term) -> Uses {
        self.uses.resize(pool.len(), Uses::Open);
        let mut stack = vec![(term, false)];
        while let Some((term, ready)) = stack.pop() {
            if self.uses[term.index()] != Uses::Open {
                continue;
            }
            if !ready {
                stack.push((term, true));
                stack.extend(pool.args(term).iter().map(|arg| (*arg, false)));
                continue;
            }
            let own = match pool.op(term) {
                Op::Var(symbol) => self.of_symbol(program, symbol),
                _ => Uses::Globals,
            };
            let all = pool.args(term).iter().fold(own, |all, arg| all.join(self.uses[arg.index()]));
            self.uses[term.index()] = all;
        }
        self.uses[term.index()]
    }
}

/// The symbols of a term, each once, in the order of the pool.
pub(crate) fn symbols(pool: &TermPool, term: Term) -> Vec<Symbol> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut found = Vec::new();
    let mut stack = vec![term];
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Op::Var(symbol) = pool.op(term) {
            found.push(symbol);
        }
        stack.extend(pool.args(term));
    }
    found.sort_unstable();
    found
}
