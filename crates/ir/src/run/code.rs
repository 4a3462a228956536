//! The terms of an edge, ready to be evaluated on states.

use symra_terms::{Environment, Plan, Scratch, Symbol, TermPool, Value};

use super::state::State;
use crate::program::{Operation, Program, VarId};
use crate::validate::operands;

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

/// The values of a state under the symbols of the pool.
struct Values<'a> {
    /// In the order of the pool's symbols.
    slots: &'a [Slot],
    globals: &'a mut [Value],
    locals: &'a mut [Value],
}

impl<'a> Values<'a> {
    fn new(slots: &'a [Slot], state: &'a mut State) -> Self {
        let State { globals, frames } = state;
        let frame = frames.last_mut().expect("a state should have a frame");
        Self { slots, globals, locals: &mut frame.locals }
    }
}

impl Environment for Values<'_> {
    #[inline]
    fn value(&self, symbol: Symbol) -> &Value {
        match self.slots[symbol.index()] {
            Slot::Global(index) => &self.globals[index as usize],
            Slot::Local(index) => &self.locals[index as usize],
        }
    }

    #[inline]
    fn take(&mut self, symbol: Symbol) -> Value {
        let value = match self.slots[symbol.index()] {
            Slot::Global(index) => &mut self.globals[index as usize],
            Slot::Local(index) => &mut self.locals[index as usize],
        };
        std::mem::replace(value, Value::Bool(false))
    }
}

/// The compiled terms of an edge.
#[derive(Debug)]
pub(super) enum Code {
    /// Nothing is evaluated, and the edge can be taken.
    Nothing,
    /// The edge can be taken where this holds.
    Condition(Plan),
    /// The targets receive the values.
    Assign(Plan, Vec<Slot>),
    /// The arguments of a call.
    Arguments(Plan),
}

impl Code {
    pub(super) fn new(
        pool: &TermPool,
        program: &Program,
        operation: &Operation,
        slots: &[Slot],
    ) -> Self {
        let terms = operands(operation);
        match operation {
            Operation::Havoc(_) => Self::Nothing,
            Operation::Assume(condition) if *condition == pool.true_() => Self::Nothing,
            Operation::Assume(_) => Self::Condition(Plan::new(pool, &terms)),
            Operation::Assign(assignments) => {
                // The targets get new values, so their old ones may be changed in place.
                let symbol = |var: VarId| pool.symbol(program.variable(var).term);
                let targets: Vec<Symbol> =
                    assignments.iter().filter_map(|(var, _)| symbol(*var)).collect();
                let plan = Plan::consuming(pool, &terms, &targets);
                Self::Assign(plan, assignments.iter().map(|(var, _)| slots[var.index()]).collect())
            }
            Operation::Call { .. } => Self::Arguments(Plan::new(pool, &terms)),
        }
    }

    /// Whether the edge can be taken. The state is the same afterwards.
    pub(super) fn holds(&self, slots: &[Slot], state: &mut State, scratch: &mut Scratch) -> bool {
        match self {
            Self::Condition(plan) => plan.run(scratch, &mut Values::new(slots, state)).truth(0),
            Self::Nothing | Self::Assign(..) | Self::Arguments(_) => true,
        }
    }

    /// The arguments of a call.
    pub(super) fn arguments(
        &self,
        slots: &[Slot],
        state: &mut State,
        scratch: &mut Scratch,
    ) -> Vec<Value> {
        match self {
            Self::Arguments(plan) => {
                plan.run(scratch, &mut Values::new(slots, state)).into_values()
            }
            Self::Nothing | Self::Condition(_) | Self::Assign(..) => Vec::new(),
        }
    }

    /// Assigns the values of the terms to the targets.
    pub(super) fn assign(&self, slots: &[Slot], state: &mut State, scratch: &mut Scratch) {
        if let Self::Assign(plan, targets) = self {
            let mut results = plan.run(scratch, &mut Values::new(slots, state));
            for (index, slot) in targets.iter().enumerate() {
                slot.write(state, results.take(index));
            }
        }
    }
}
