//! The way back from a pass: traces and invariants of the new program as such of the old one.
//!
//! Every edge of the new program says which edges of the old one it stands for. Where it stands for a choice that the new
//! program does not make, the old program is run along the trace, and the run decides; so it is where the new program can do more, and
//! lifting fails for what the old one can't do. Whoever relies on a lifted trace replays it.
//!
//! An invariant is lifted location by location: it is joined with what the pass found out about the location, and loses
//! the conjuncts over variables whose values the pass did not keep there. It may be too weak to be inductive then;
//! whoever relies on it checks that.

use imbl::OrdMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use symra_terms::{Op, Substitution, Term, TermPool, Value};

use super::live::live_variables;
use super::uses::VarSet;
use crate::link::VariableIndex;
use crate::program::{EdgeId, EdgeRef, LocRef, Operation, Program, Scope, Task, VarId};
use crate::run::{Interpreter, Machine, StepError, guess_rounds};
use crate::trace::{Invariant, Repeat, Step, Trace};
use crate::validate::symbols;

/// What an edge of the new program stands for in the old one.
#[derive(Clone, Debug)]
pub(super) enum Move {
    /// This edge.
    Take(EdgeRef),
    /// One of these; in every state the first move of at least one is possible.
    Either(Arc<[Vec<Move>]>),
}

/// What a pass found out about a location of the old program.
#[derive(Clone, Debug)]
pub(super) enum Fact {
    /// No run is ever there.
    Never,
    /// Variables have these values there, which are constants of the new pool.
    Values(OrdMap<VarId, Term>),
}

/// What a pass knows of its own work.
#[derive(Debug)]
pub(super) struct Stage {
    /// The name of the pass.
    pub(super) name: &'static str,
    /// The program before.
    pub(super) old: Arc<Task>,
    /// For each procedure and edge of the new program what it stands for.
    pub(super) edges: Vec<Vec<Vec<Move>>>,
    /// For each variable of the new program beyond those of the old one, the one that it stands for.
    pub(super) added: Vec<VarId>,
    /// The variables of the new program that are elements of arrays of the old one.
    pub(super) elements: BTreeMap<VarId, Element>,
    /// For each procedure and location of the new program the one that it stands for.
    pub(super) locations: Vec<Vec<LocRef>>,
    /// What the pass found out about locations of the old program.
    pub(super) facts: BTreeMap<LocRef, Fact>,
    /// The variables whose values at a location of the old program are those of the new one, where not all are.
    pub(super) kept: BTreeMap<LocRef, Arc<VarSet>>,
    /// Locations of the old program where runs are that the new one does not have, because they violate nothing.
    pub(super) silent: BTreeSet<LocRef>,
    /// Locations of the new program that stand for none of the old one.
    pub(super) added_locations: BTreeSet<LocRef>,
    /// Whether the new program has runs that the old one has not: then lifting fails for them.
    pub(super) more: bool,
    /// Whether invariants of the new program say something about the old one.
    pub(super) invariants: bool,
    /// The order of steps, where the new program does them in another one.
    pub(super) order: Option<Order>,
    /// Whether the old program is deeper in calls than the new one: rounds of the new one are no rounds of the old one then.
    pub(super) deeper: bool,
    /// Edges of the old program that it takes on its way back from these calls.
    pub(super) returns: BTreeSet<EdgeRef>,
}

/// An element of an array of the old program.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element {
    pub(super) array: VarId,
    /// A constant of the old program's pool.
    pub(super) index: Term,
    /// The term of the variable that stands for it.
    pub(super) term: Term,
}

/// In which order the old program does the steps of a run of the new one, whose only procedure has these edges.
#[derive(Debug)]
pub(super) struct Order {
    /// For each edge the number of the context that it belongs to: contexts come in the order of their numbers.
    pub(super) contexts: Vec<usize>,
    /// Edges in the last context of a run: what later ones do is no part of it. The last one of a trace counts.
    pub(super) last: BTreeSet<EdgeId>,
}

/// The way back from a pass, or from several.
#[derive(Clone, Debug, Default)]
pub struct Lift {
    /// The first pass first.
    stages: Vec<Arc<Stage>>,
}

/// Why something can't be lifted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LiftError {
    /// The trace is not one of the new program, or the pass is wrong.
    #[error("the trace leaves the original program at step {index}: {error}")]
    Trace {
        /// The step of the new program's trace; its length if the trace can't start.
        index: usize,
        /// Why the original program can't do it.
        error: StepError,
    },
    /// The trace names an edge that does not exist.
    #[error("step {index} of the trace names an edge that does not exist")]
    NoEdge {
        /// The step.
        index: usize,
    },
    /// Rounds that are not written down step by step do something in the original program that can't be said in one step.
    #[error("rounds of a loop are not alike in the original program")]
    Rounds,
    /// The locations of the new program are not those of the old one.
    #[error("invariants can't be carried over inlined calls")]
    Invariant,
}

impl Lift {
    /// The way back from doing nothing.
    pub fn identity() -> Self {
        Self::default()
    }

    pub(super) fn new(stage: Stage) -> Self {
        Self { stages: vec![Arc::new(stage)] }
    }

    /// The way back from this pass and then a later one.
    #[must_use]
    pub fn then(mut self, later: Self) -> Self {
        self.stages.extend(later.stages);
        self
    }

    /// The names of the passes, the first one first.
    pub fn passes(&self) -> Vec<&'static str> {
        self.stages.iter().map(|stage| stage.name).collect()
    }

    /// The trace of the old program that a trace of the new one stands for.
    ///
    /// # Errors
    /// If it is no trace of the new program.
    pub fn trace(&self, trace: &Trace) -> Result<Trace, LiftError> {
        let mut trace = trace.clone();
        for stage in self.stages.iter().rev() {
            trace = stage.trace(&trace)?;
        }
        Ok(trace)
    }

    /// The edges of the old program that a trace of the new one stands for, whether or not the old program can take them. For passes
    /// that leave no choice, of programs without calls.
    ///
    /// # Errors
    /// If it is no trace of the new program, or there is a choice.
    pub fn path(&self, trace: &Trace) -> Result<Vec<EdgeId>, LiftError> {
        let mut path: Vec<EdgeId> = trace.steps.iter().map(|step| step.edge.edge).collect();
        for stage in self.stages.iter().rev() {
            let mut old = Vec::with_capacity(path.len());
            for (index, edge) in path.iter().enumerate() {
                let main = stage.old.program.main.index();
                let moves = stage.edges.get(main).and_then(|edges| edges.get(edge.index()));
                for step in moves.ok_or(LiftError::NoEdge { index })? {
                    let Move::Take(edge) = step else { return Err(LiftError::NoEdge { index }) };
                    old.push(edge.edge);
                }
            }
            path = old;
        }
        Ok(path)
    }

    /// The invariant of the old program that one of the new program stands for. Terms of both are of the new program's
    /// pool, which knows all terms of the old one.
    ///
    /// # Errors
    /// If calls have been inlined: then locations of the new program stand for calls, not for locations.
    pub fn invariant(
        &self,
        pool: &mut TermPool,
        invariant: &Invariant,
    ) -> Result<Invariant, LiftError> {
        let mut invariant = invariant.clone();
        for stage in self.stages.iter().rev() {
            invariant = stage.invariant(pool, &invariant)?;
        }
        Ok(invariant)
    }

    /// The location of the old program that one of the new program stands for, if invariants there say the same.
    pub fn location(&self, at: LocRef) -> Option<LocRef> {
        self.stages.iter().rev().try_fold(at, |at, stage| stage.location(at))
    }
}

impl Stage {
    /// A stage of a pass that keeps variables.
    pub(super) fn new(name: &'static str, old: &Task) -> Self {
        Self {
            name,
            old: Arc::new(old.clone()),
            edges: Vec::new(),
            added: Vec::new(),
            elements: BTreeMap::new(),
            locations: Vec::new(),
            facts: BTreeMap::new(),
            kept: BTreeMap::new(),
            silent: BTreeSet::new(),
            added_locations: BTreeSet::new(),
            more: false,
            invariants: true,
            order: None,
            deeper: false,
            returns: BTreeSet::new(),
        }
    }

    /// The steps that the old program does, in its order.
    fn ordered(&self, trace: &Trace, order: &Order) -> Trace {
        let context = |step: &Step| order.contexts.get(step.edge.edge.index()).copied();
        let last = trace.steps.iter().rev().find(|step| order.last.contains(&step.edge.edge));
        let last = last.and_then(context).unwrap_or(usize::MAX);
        let moves = |step: &Step| {
            let edges = self.edges.get(step.edge.proc.index());
            edges
                .and_then(|edges| edges.get(step.edge.edge.index()))
                .is_none_or(|moves| !moves.is_empty())
        };
        let mut steps: Vec<Step> = trace.steps.iter().filter(|step| moves(step)).cloned().collect();
        steps.retain(|step| context(step).is_none_or(|context| context <= last));
        steps.sort_by_key(context);
        Trace { initial: trace.initial.clone(), steps, ..Trace::default() }
    }

    fn trace(&self, trace: &Trace) -> Result<Trace, LiftError> {
        if (self.order.is_some() || self.deeper) && !trace.repeats.is_empty() {
            return Err(LiftError::Rounds);
        }
        let ordered = self.order.as_ref().map(|order| self.ordered(trace, order));
        let trace = ordered.as_ref().unwrap_or(trace);
        let joined = (!self.elements.is_empty()).then(|| self.joined(trace));
        let trace = joined.as_ref().unwrap_or(trace);
        let program = &self.old.program;
        let initial = trace.initial.iter().filter(|(var, _)| match scope(program, *var) {
            Some(Scope::Global) => true,
            Some(Scope::Local(proc)) => proc == program.main,
            None => false,
        });
        let initial: Vec<(VarId, Value)> = initial.cloned().collect();
        let must_run = self.must_run() || !trace.repeats.is_empty();
        let interpreter = must_run.then(|| Interpreter::new(&self.old));
        let machine = interpreter.as_ref().map(|interpreter| Machine::new(interpreter, &initial));
        let machine = machine
            .transpose()
            .map_err(|error| LiftError::Trace { index: trace.steps.len(), error })?;
        let mut guide = Guide {
            stage: self,
            machine,
            trace: Trace { initial, ..Trace::default() },
            pending: None,
            index: 0,
            live: if trace.repeats.is_empty() { Vec::new() } else { live_variables(&self.old) },
        };
        let mut repeats = trace.repeats.iter().peekable();
        let mut start = 0;
        for (index, step) in trace.steps.iter().enumerate() {
            guide.index = index;
            if repeats.peek().is_some_and(|repeat| repeat.after == index + repeat.length) {
                guide.flush()?;
                start = guide.trace.steps.len();
            }
            guide.step(step)?;
            while let Some(repeat) = repeats.next_if(|repeat| repeat.after == index + 1) {
                guide.flush()?;
                let round = &trace.steps[repeat.after - repeat.length..repeat.after];
                if !guide.repeat(start, repeat.times)? {
                    guide.once_more(round, repeat.times)?;
                }
            }
        }
        guide.flush()?;
        guide.come_back(None)?;
        Ok(guide.trace)
    }

    /// The trace with arrays in place of their elements. Elements that it does not name have their default value, and so have those
    /// that nobody reads.
    fn joined(&self, trace: &Trace) -> Trace {
        let steps = trace.steps.iter().map(|step| {
            let inputs = self.arrays(&step.inputs);
            Step { edge: step.edge, inputs }
        });
        let repeats = trace.repeats.clone();
        Trace { initial: self.arrays(&trace.initial), steps: steps.collect(), repeats }
    }

    fn arrays(&self, values: &[(VarId, Value)]) -> Vec<(VarId, Value)> {
        let Task { pool, program } = &*self.old;
        let mut all = Vec::with_capacity(values.len());
        let mut arrays: BTreeMap<VarId, Value> = BTreeMap::new();
        // The new program has these arrays too, but uses them nowhere.
        let split: BTreeSet<VarId> = self.elements.values().map(|element| element.array).collect();
        for (var, value) in values.iter().filter(|(var, _)| !split.contains(var)) {
            let Some(element) = self.elements.get(var) else {
                all.push((*var, value.clone()));
                continue;
            };
            let sort = pool.sort(program.variable(element.array).term);
            let array = arrays.entry(element.array).or_insert_with(|| Value::default_of(sort));
            if let (Value::Array(array), Some(index)) = (array, pool.value(element.index)) {
                array.set(index.clone(), value.clone());
            }
        }
        all.extend(arrays);
        all
    }

    /// Elements in place of the variables that stand for them.
    fn elements_of(&self, pool: &mut TermPool) -> Substitution {
        let mut elements = Substitution::default();
        for element in self.elements.values() {
            let array = self.old.program.variable(element.array).term;
            let symbol = pool.symbol(element.term).expect("a variable's term should be one");
            let term = pool.select(array, element.index);
            elements.bind(symbol, term);
        }
        elements
    }

    /// Whether the old program must be run along a trace: an edge of the new one stands for a choice, or it can do more.
    fn must_run(&self) -> bool {
        let mut moves = self.edges.iter().flatten().flatten();
        self.more || !self.returns.is_empty() || moves.any(|step| matches!(step, Move::Either(_)))
    }

    /// The old variable that a new one stands for.
    fn variable(&self, var: VarId) -> VarId {
        let count = self.old.program.variables.len();
        if var.index() < count { var } else { self.added[var.index() - count] }
    }

    fn invariant(&self, pool: &mut TermPool, new: &Invariant) -> Result<Invariant, LiftError> {
        if !self.invariants {
            return Err(LiftError::Invariant);
        }
        let index = VariableIndex::new(&self.old.program, pool);
        let mut elements = self.elements_of(pool);
        let mut old = Invariant::new();
        for (loc, term) in new {
            let Some(to) = self.location(*loc) else { continue };
            let term = elements.apply(pool, *term);
            let term = match self.kept.get(&to) {
                None => term,
                Some(kept) => only(pool, &index, term, kept),
            };
            old.insert(to, term);
        }
        for (loc, fact) in &self.facts {
            if self.old.program.location(*loc).loop_head || old.contains_key(loc) {
                let fact = self.formula(pool, fact);
                let all = match old.get(loc) {
                    None => fact,
                    Some(term) => pool.and(&[*term, fact]),
                };
                old.insert(*loc, all);
            }
        }
        Ok(old)
    }

    /// The old location that a new one stands for, if it has the same invariants.
    fn location(&self, new: LocRef) -> Option<LocRef> {
        if !self.invariants || self.added_locations.contains(&new) {
            return None;
        }
        let old = self.locations[new.proc.index()][new.loc.index()];
        (!self.silent.contains(&old)).then_some(old)
    }

    fn formula(&self, pool: &mut TermPool, fact: &Fact) -> Term {
        let Fact::Values(values) = fact else { return pool.false_() };
        let mut equations = Vec::new();
        for (var, value) in values {
            equations.push(pool.eq(self.old.program.variable(*var).term, *value));
        }
        pool.and(&equations)
    }
}

fn scope(program: &Program, var: VarId) -> Option<Scope> {
    program.variables.get(var.index()).map(|variable| variable.scope)
}

/// A formula without the conjuncts that mention other variables than these.
fn only(pool: &mut TermPool, index: &VariableIndex, term: Term, kept: &VarSet) -> Term {
    let conjuncts = match pool.op(term) {
        Op::And => pool.args(term).to_vec(),
        _ => vec![term],
    };
    let fits = |term: &Term| {
        let mut vars = symbols(pool, *term).into_iter().filter_map(|symbol| index.get(symbol));
        vars.all(|var| kept.contains(var))
    };
    let left: Vec<Term> = conjuncts.into_iter().filter(fits).collect();
    pool.and(&left)
}

/// A run of the old program along a trace of the new one.
struct Guide<'a> {
    stage: &'a Stage,
    /// The old program, where it has choices.
    machine: Option<Machine<'a, 'a>>,
    trace: Trace,
    /// The last step: it is done when the next one comes, because inputs for it may still follow.
    pending: Option<Step>,
    index: usize,
    /// What is live in the old program, where rounds are repeated.
    live: Vec<Vec<VarSet>>,
}

impl<'a> Guide<'a> {
    fn step(&mut self, step: &Step) -> Result<(), LiftError> {
        let edges = &self.stage.edges;
        let moves = edges
            .get(step.edge.proc.index())
            .and_then(|edges| edges.get(step.edge.edge.index()))
            .ok_or(LiftError::NoEdge { index: self.index })?;
        let inputs: Vec<(VarId, Value)> = step
            .inputs
            .iter()
            .map(|(var, value)| (self.stage.variable(*var), value.clone()))
            .collect();
        let mut stack: Vec<&'a Move> = moves.iter().rev().collect();
        while let Some(next) = stack.pop() {
            match next {
                Move::Take(edge) => {
                    self.flush()?;
                    self.come_back(Some(*edge))?;
                    let inputs = self.wanted(*edge, &inputs);
                    self.pending = Some(Step { edge: *edge, inputs });
                }
                Move::Either(alternatives) => {
                    self.flush()?;
                    let chosen = self.enabled(alternatives)?;
                    stack.extend(chosen.iter().rev());
                }
            }
        }
        if moves.is_empty()
            && let Some(mut pending) = self.pending.take()
        {
            let more = self.wanted(pending.edge, &inputs);
            pending.inputs.extend(more);
            self.pending = Some(pending);
        }
        Ok(())
    }

    /// Goes the round that the last steps are so many times more; false if these are not alike.
    fn repeat(&mut self, start: usize, times: u64) -> Result<bool, LiftError> {
        let machine = self.machine.as_mut().ok_or(LiftError::Rounds)?;
        let steps = &self.trace.steps;
        let (after, length) = (steps.len(), steps.len() - start);
        let Ok(Some(values)) = guess_rounds(machine, &steps[start..], times, &self.live) else {
            return Ok(false);
        };
        machine.jump(&values).map_err(|error| LiftError::Trace { index: self.index, error })?;
        self.trace.repeats.push(Repeat { after, length, times, values });
        Ok(true)
    }

    /// Goes a round of the new program once more, step by step, and then the other times at once: the first round may be unlike
    /// the others.
    fn once_more(&mut self, round: &[Step], times: u64) -> Result<(), LiftError> {
        let start = self.trace.steps.len();
        for step in round {
            self.step(step)?;
        }
        self.flush()?;
        if times > 1 && !self.repeat(start, times - 1)? {
            return Err(LiftError::Rounds);
        }
        Ok(())
    }

    /// The inputs that an edge of the old program has a use for.
    fn wanted(&self, edge: EdgeRef, inputs: &[(VarId, Value)]) -> Vec<(VarId, Value)> {
        let program = &self.stage.old.program;
        let free = |var: VarId| match &program.edge(edge).operation {
            Operation::Assume(_) | Operation::Assign(_) => false,
            Operation::Havoc(variables) => variables.contains(&var),
            Operation::Call { callee, .. } => {
                let callee = program.procedure(*callee);
                callee.locals.contains(&var) && !callee.parameters.contains(&var)
            }
        };
        inputs.iter().filter(|(var, _)| free(*var)).cloned().collect()
    }

    /// The first alternative that the old program can start.
    fn enabled(&mut self, alternatives: &'a [Vec<Move>]) -> Result<&'a [Move], LiftError> {
        let enabled = self.machine.as_mut().map(Machine::enabled).unwrap_or_default();
        let possible = |moves: &&Vec<Move>| match moves.first() {
            Some(Move::Take(edge)) => enabled.contains(edge),
            Some(Move::Either(_)) | None => true,
        };
        let found = alternatives.iter().find(possible);
        found
            .map(Vec::as_slice)
            .ok_or(LiftError::Trace { index: self.index, error: StepError::Blocked })
    }

    /// Comes back from calls that the new program does not make, until this edge can be taken.
    fn come_back(&mut self, next: Option<EdgeRef>) -> Result<(), LiftError> {
        let returns = &self.stage.returns;
        while !returns.is_empty()
            && let Some(machine) = &mut self.machine
        {
            let enabled = machine.enabled();
            let back = enabled.iter().find(|edge| returns.contains(edge));
            let (false, Some(edge)) = (next.is_some_and(|next| enabled.contains(&next)), back)
            else {
                break;
            };
            let step = Step { edge: *edge, inputs: Vec::new() };
            machine
                .take(step.edge, &step.inputs)
                .map_err(|error| LiftError::Trace { index: self.index, error })?;
            self.trace.steps.push(step);
        }
        Ok(())
    }

    /// Does the last step.
    fn flush(&mut self) -> Result<(), LiftError> {
        let Some(step) = self.pending.take() else { return Ok(()) };
        if let Some(machine) = &mut self.machine {
            machine
                .take(step.edge, &step.inputs)
                .map_err(|error| LiftError::Trace { index: self.index, error })?;
        }
        self.trace.steps.push(step);
        Ok(())
    }
}
