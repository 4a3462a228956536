//! The terms of an edge, ready to be evaluated on states.

use symra_terms::{Op, Symbol, Term, TermPool, Value};

use super::state::State;
use crate::link::VariableIndex;
use crate::program::{Operation, VarId};

/// Where a variable's value is in a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    Global(u32),
    Local(u32),
}

impl Slot {
    pub(super) fn read(self, state: &State) -> &Value {
        match self {
            Self::Global(index) => &state.globals[index as usize],
            Self::Local(index) => &state.top().locals[index as usize],
        }
    }

    pub(super) fn write(self, state: &mut State, value: Value) {
        match self {
            Self::Global(index) => state.globals[index as usize] = value,
            Self::Local(index) => state.top_mut().locals[index as usize] = value,
        }
    }
}

/// The compiled terms of an edge: a condition, the right sides of an assignment, or the arguments of a call.
#[derive(Debug)]
pub(super) struct Code {
    terms: Vec<Term>,
    targets: Vec<Slot>,
    condition: bool,
    slots: Vec<(Symbol, Slot)>,
}

impl Code {
    pub(super) fn new(
        pool: &TermPool,
        operation: &Operation,
        index: &VariableIndex,
        slots: &[Slot],
    ) -> Self {
        let slot = |var: &VarId| slots[var.index()];
        let terms = crate::validate::operands(operation);
        let targets = match operation {
            Operation::Assign(assignments) => assignments.iter().map(|(v, _)| slot(v)).collect(),
            Operation::Assume(_) | Operation::Havoc(_) | Operation::Call { .. } => Vec::new(),
        };
        let mut used: Vec<Symbol> =
            terms.iter().flat_map(|term| crate::validate::symbols(pool, *term)).collect();
        used.sort_unstable();
        used.dedup();
        let slots = used.into_iter().map(|symbol| {
            let var = index.get(symbol).expect("a term should use program variables only");
            (symbol, slot(&var))
        });
        let condition = matches!(operation, Operation::Assume(_));
        Self { slots: slots.collect(), terms, targets, condition }
    }

    /// Whether the edge can be taken.
    pub(super) fn holds(&self, pool: &TermPool, state: &State) -> bool {
        !self.condition || self.value(pool, state, self.terms[0]) == Value::Bool(true)
    }

    /// The values of the terms.
    pub(super) fn evaluate(&self, pool: &TermPool, state: &State) -> Vec<Value> {
        self.terms.iter().map(|term| self.value(pool, state, *term)).collect()
    }

    /// Assigns the values of the terms to the targets.
    pub(super) fn assign(&self, pool: &TermPool, state: &mut State) {
        let values = self.evaluate(pool, state);
        for (slot, value) in self.targets.iter().zip(values) {
            slot.write(state, value);
        }
    }

    fn value(&self, pool: &TermPool, state: &State, term: Term) -> Value {
        if let Op::Const(_) = pool.op(term) {
            return pool.value(term).expect("a constant should have a value").clone();
        }
        pool.evaluate(term, &mut |symbol| {
            let at = self.slots.binary_search_by_key(&symbol, |(symbol, _)| *symbol);
            self.slots[at.expect("a used symbol should be listed")].1.read(state).clone()
        })
    }
}
