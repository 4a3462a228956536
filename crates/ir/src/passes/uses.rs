//! Which variables operations and procedures read and write.

use rustc_hash::FxHashMap;
use symra_terms::{Symbol, Term, TermPool};

use crate::link::VariableIndex;
use crate::program::{Operation, ProcId, Program, Scope, Task, VarId};
use crate::validate::{symbols, targets};

/// A set of variables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VarSet {
    words: Vec<u64>,
}

impl VarSet {
    /// Whether a variable is in it.
    pub fn contains(&self, var: VarId) -> bool {
        self.words.get(var.index() / 64).is_some_and(|word| word >> (var.index() % 64) & 1 == 1)
    }

    /// Adds a variable; whether it was missing.
    pub(crate) fn insert(&mut self, var: VarId) -> bool {
        let (word, bit) = (var.index() / 64, 1 << (var.index() % 64));
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        let missing = self.words[word] & bit == 0;
        self.words[word] |= bit;
        missing
    }

    pub(crate) fn remove(&mut self, var: VarId) {
        if let Some(word) = self.words.get_mut(var.index() / 64) {
            *word &= !(1 << (var.index() % 64));
        }
    }

    /// Adds all variables of another set; whether one was missing.
    pub(crate) fn union(&mut self, other: &Self) -> bool {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        let mut grew = false;
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            grew |= *more & !*word != 0;
            *word |= more;
        }
        grew
    }

    /// Removes what is not in another set.
    pub(crate) fn intersect(&mut self, other: &Self) {
        self.words.truncate(other.words.len());
        for (word, mask) in self.words.iter_mut().zip(&other.words) {
            *word &= mask;
        }
    }

    /// Removes what is in another set.
    pub(crate) fn subtract(&mut self, other: &Self) {
        for (word, mask) in self.words.iter_mut().zip(&other.words) {
            *word &= !mask;
        }
    }

    pub(crate) fn extend(&mut self, vars: impl IntoIterator<Item = VarId>) {
        for var in vars {
            self.insert(var);
        }
    }
}

impl FromIterator<VarId> for VarSet {
    fn from_iter<I: IntoIterator<Item = VarId>>(vars: I) -> Self {
        let mut set = Self::default();
        set.extend(vars);
        set
    }
}

/// The variables that terms use, each computed once.
pub(crate) struct TermVars {
    index: VariableIndex,
    known: FxHashMap<Term, Vec<VarId>>,
}

impl TermVars {
    pub(crate) fn new(task: &Task) -> Self {
        Self { index: VariableIndex::new(&task.program, &task.pool), known: FxHashMap::default() }
    }

    /// The variable that a symbol stands for.
    pub(crate) fn variable(&self, symbol: Symbol) -> Option<VarId> {
        self.index.get(symbol)
    }

    pub(crate) fn of(&mut self, pool: &TermPool, term: Term) -> &[VarId] {
        let Self { index, known } = self;
        known.entry(term).or_insert_with(|| {
            symbols(pool, term).into_iter().filter_map(|symbol| index.get(symbol)).collect()
        })
    }
}

/// The globals that calls of each procedure may write, itself or through others.
pub(crate) fn written_globals(program: &Program) -> Vec<VarSet> {
    let is_global = |var: &VarId| program.variable(*var).scope == Scope::Global;
    let mut written = vec![VarSet::default(); program.procedures.len()];
    for (procedure, written) in program.procedures.iter().zip(&mut written) {
        for edge in &procedure.edges {
            written.extend(targets(&edge.operation).into_iter().filter(is_global));
        }
    }
    let calls = calls(program);
    loop {
        let mut grew = false;
        for (caller, callee) in &calls {
            let more = written[callee.index()].clone();
            grew |= written[caller.index()].union(&more);
        }
        if !grew {
            return written;
        }
    }
}

/// Which procedures call which, each pair once.
fn calls(program: &Program) -> Vec<(ProcId, ProcId)> {
    let mut calls = Vec::new();
    for (index, procedure) in program.procedures.iter().enumerate() {
        for edge in &procedure.edges {
            if let Operation::Call { callee, .. } = edge.operation {
                calls.push((ProcId::new(index), callee));
            }
        }
    }
    // Callees mostly come later in a program, so the last callers first.
    calls.sort_unstable_by(|a, b| b.cmp(a));
    calls.dedup();
    calls
}
