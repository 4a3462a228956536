//! The fixpoint: what holds at each location.
//!
//! Upwards with widening at the heads of loops, in a weak topological order; then a few rounds downwards.
//!
//! Soundness: when the upward part ends, the state of a location holds all that its edges lead to from the states of their origins,
//! and the entry's holds all. So by induction over runs every state of a run is in that of its location. A downward step replaces a
//! state by its meet with what the edges lead to, and each of the two holds all runs' states.

use symra_ir::{
    EdgeId, LocId, Operation, ProcId, Procedure, Program, Scope, VarId, VariableIndex, WeakOrder,
    Worklist,
};
use symra_terms::TermPool;
use symra_verdict::Budget;

use super::eval::evaluate;

use super::plan::Plan;
use super::refine;
use super::state::AbstractState;
use super::thresholds::Thresholds;
use super::value::Abstract;

/// Visits of a head before anything is widened.
const EXACT: u32 = 2;
/// Visits of a head after which thresholds no longer count.
const THRESHOLDS: u32 = 12;
/// Visits of a head after which what changes can be anything.
const PATIENCE: u32 = 24;
/// Rounds downwards.
const ROUNDS: usize = 3;
/// Steps between two looks at the budget.
const POLL: usize = 256;

/// What an analysis of a procedure works on.
pub(super) struct Setting<'p> {
    pub(super) program: &'p Program,
    pub(super) procedure: &'p Procedure,
    pub(super) order: WeakOrder,
    /// For each edge its terms; none for one without, and for one whose terms are too large.
    pub(super) plans: Vec<Option<Plan>>,
    incoming: Vec<Vec<EdgeId>>,
    thresholds: Thresholds,
}

impl<'p> Setting<'p> {
    pub(super) fn new(
        pool: &TermPool,
        program: &'p Program,
        proc: ProcId,
        vars: &VariableIndex,
    ) -> Self {
        let procedure = program.procedure(proc);
        let order = WeakOrder::new(procedure);
        let mut incoming = vec![Vec::new(); procedure.locations.len()];
        for (index, edge) in procedure.edges.iter().enumerate() {
            if order.rank[edge.from.index()] != usize::MAX {
                incoming[edge.to.index()].push(EdgeId::new(index));
            }
        }
        let plan = |operation: &Operation| match operation {
            Operation::Assume(condition) => Plan::new(pool, vars, &[*condition]),
            Operation::Assign(assignments) => {
                let terms: Vec<_> = assignments.iter().map(|(_, term)| *term).collect();
                Plan::new(pool, vars, &terms)
            }
            Operation::Havoc(_) | Operation::Call { .. } => None,
        };
        let plans: Vec<_> = procedure.edges.iter().map(|edge| plan(&edge.operation)).collect();
        let thresholds = Thresholds::new(procedure, &plans);
        Self { program, procedure, order, plans, incoming, thresholds }
    }

    /// What an edge leads to from a state; none if it can't be taken.
    pub(super) fn after(
        &self,
        edge: EdgeId,
        state: &AbstractState,
        values: &mut Vec<Abstract>,
    ) -> Option<AbstractState> {
        let plan = self.plans[edge.index()].as_ref();
        match &self.procedure.edges[edge.index()].operation {
            Operation::Assume(_) => match plan {
                Some(plan) => refine::assume(plan, state, values),
                None => Some(state.clone()),
            },
            Operation::Assign(assignments) => {
                let mut after = state.clone();
                match plan {
                    Some(plan) => {
                        evaluate(plan, state, values);
                        for ((var, _), root) in assignments.iter().zip(&plan.roots) {
                            after.set(*var, values[*root].clone());
                        }
                    }
                    None => forget(&mut after, assignments.iter().map(|(var, _)| *var)),
                }
                Some(after)
            }
            Operation::Havoc(variables) => {
                let mut after = state.clone();
                forget(&mut after, variables.iter().copied());
                Some(after)
            }
            Operation::Call { results, .. } => {
                let mut after = state.clone();
                let is_global = |var: &VarId| self.program.variable(*var).scope == Scope::Global;
                let globals: Vec<VarId> =
                    state.iter().map(|(var, _)| var).filter(is_global).collect();
                forget(&mut after, globals.into_iter().chain(results.iter().copied()));
                Some(after)
            }
        }
    }
}

fn forget(state: &mut AbstractState, variables: impl Iterator<Item = VarId>) {
    for var in variables {
        state.set(var, Abstract::Top);
    }
}

/// What holds at the locations of a procedure.
pub(super) struct Fixpoint<'s, 'p> {
    pub(super) setting: &'s Setting<'p>,
    /// For each location the states in which a run can be there; none if no run reaches it.
    pub(super) states: Vec<Option<AbstractState>>,
    /// What each edge leads to.
    after: Vec<Option<AbstractState>>,
    visits: Vec<u32>,
    values: Vec<Abstract>,
}

impl<'s, 'p> Fixpoint<'s, 'p> {
    /// The states; none if the budget ran out before they were sound.
    pub(super) fn compute(setting: &'s Setting<'p>, budget: &Budget) -> Option<Self> {
        let count = setting.procedure.locations.len();
        let mut fixpoint = Self {
            setting,
            states: vec![None; count],
            after: vec![None; setting.procedure.edges.len()],
            visits: vec![0; count],
            values: Vec::new(),
        };
        fixpoint.ascend(budget)?;
        fixpoint.descend(budget);
        Some(fixpoint)
    }

    /// The states that the edges to a location lead to.
    fn entering(&self, loc: LocId) -> Option<AbstractState> {
        let start = loc == self.setting.procedure.entry;
        let mut joined = start.then(AbstractState::default);
        for edge in &self.setting.incoming[loc.index()] {
            if let Some(after) = &self.after[edge.index()] {
                joined = Some(match joined {
                    None => after.clone(),
                    Some(joined) => joined.join(after),
                });
            }
        }
        joined
    }

    fn ascend(&mut self, budget: &Budget) -> Option<()> {
        let order = &self.setting.order;
        let mut work = Worklist::new(order);
        work.add(self.setting.procedure.entry);
        let mut steps = 0;
        while let Some(loc) = work.take() {
            // FACT:1
            if steps % POLL == 0 && budget.spent().is_some() {
                return None;
            }
            steps += 1;
            let Some(entering) = self.entering(loc) else { continue };
            // FACT:2
            let new = match &self.states[loc.index()] {
                Some(old) if order.is_head[loc.index()] => self.widened(loc, old, &entering),
                _ => entering,
            };
            if self.states[loc.index()].as_ref() == Some(&new) {
                continue;
            }
            self.visits[loc.index()] += 1;
            self.states[loc.index()] = Some(new);
            // FACT:3
            for to in self.leave(loc) {
                work.add(to);
            }
        }
        Some(())
    }

    /// Recomputes what the edges from a location lead to; gives the locations for which that changed.
    fn leave(&mut self, loc: LocId) -> Vec<LocId> {
        let mut changed = Vec::new();
        for edge in &self.setting.procedure.locations[loc.index()].outgoing {
            let state = self.states[loc.index()].as_ref();
            let after = state.and_then(|state| self.setting.after(*edge, state, &mut self.values));
            if self.after[edge.index()] != after {
                self.after[edge.index()] = after;
                changed.push(self.setting.procedure.edges[edge.index()].to);
            }
        }
        changed
    }

    fn widened(&self, loc: LocId, old: &AbstractState, entering: &AbstractState) -> AbstractState {
        let joined = old.join(entering);
        let visits = self.visits[loc.index()];
        if visits < EXACT {
            return joined;
        }
        old.widen(&joined, &mut |var, old, new| {
            if visits >= PATIENCE {
                return Abstract::Top;
            }
            let thresholds =
                if visits < THRESHOLDS { self.setting.thresholds.of(var) } else { &[] };
            old.widen(new, thresholds)
        })
    }

    /// Every state of this is sound, so it may stop at any time.
    fn descend(&mut self, budget: &Budget) {
        // FACT:4
        for _ in 0..ROUNDS {
            let mut changed = false;
            for (step, loc) in self.setting.order.locations.iter().enumerate() {
                if step % POLL == 0 && budget.spent().is_some() {
                    return;
                }
                let Some(old) = &self.states[loc.index()] else { continue };
                let new = self.entering(*loc).and_then(|entering| old.meet(&entering));
                if new.as_ref() == Some(old) {
                    continue;
                }
                changed = true;
                self.states[loc.index()] = new;
                self.leave(*loc);
            }
            if !changed {
                return;
            }
        }
    }
}
