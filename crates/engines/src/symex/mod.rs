//! Standard symbolic execution.
//!
//! After Jonas, Strejcek and Griggio, "Combining Symbolic Execution with Predicate Abstraction and CEGAR"
//! (FMCAD 2024), Alg. 1; the recursion is a set of open states here, so that other orders than depth first are
//! possible.
//!
//! ```text
//! SE:1   function SYMEX(l, s, h)
//! SE:2     h <- h.(l, s)                                  update history
//! SE:3     if l = err then
//! SE:4       return (UNSAFE, h)
//! SE:6     for (l, o, l') in E do                         for each outgoing edge
//! SE:7       s' <- next(s, o)                             successor state
//! SE:8       if o is an assumption then
//! SE:9         if not ISSAT(s'.pc) then
//! SE:10          continue                                 the path is not feasible
//! SE:11      h' <- h.o                                    new history with the operation
//! SE:12      if SYMEX(l', s', h') = (UNSAFE, h'') then
//! SE:13        return (UNSAFE, h'')
//! SE:15    return SAFE                                    all outgoing feasible paths are safe
//! ```
//!
//! Departures.
//! D1: procedures run on a call stack, so that recursion needs no inlining.
//! D2: a state keeps a model of its path condition; a branch that the model satisfies is feasible without a query.
//! D3: a branch that the path condition implies is not added to it.
//! D4: variables start with an input that is made when they are first read.
//! D5: the history keeps only what inputs and program don't determine; the trace is made by running the program on
//! the inputs of the violation.
//! D6: a branch whose query stays undecided is followed as if it were feasible. If it leads to a claim, the whole path
//! condition is asked again, and if that stays undecided too, the verdict can't be `Safe`.
//! D7: a location where the program is no longer modelled ends its path, and then the verdict can't be `Safe`.
//!
//! Soundness: `Unsafe` needs a model of the whole path condition, and its trace is made by concrete execution. `Safe` (SE:15)
//! needs that no open state is left, that no bound cut a path, and that no claim was reached undecided; the paths followed
//! contain all feasible ones, because only an unsatisfiable condition (SE:9) ends one.
//!
//! The lemma store is of no use: paths are followed exactly, so that what holds at heads on every run excludes none of them; and a set of
//! paths is no invariant that others could use.

mod distance;
mod edges;
mod fair;
mod history;
mod path;
mod searcher;
mod state;

use symra_ir::{ClaimKind, EdgeId, EdgeRef, Operation, Program, Task, Trace};
use symra_smt::WhyUnknown;
use symra_terms::{Term, TermPool};
use symra_verdict::{Proof, Reason, Verdict, Violation};

use self::distance::Distances;
use self::edges::Edges;
use self::path::{Feasibility, PathSolver};
pub use self::searcher::SearchOrder;
use self::searcher::{Searcher, searcher};
use self::state::{EventKind, Held, Layout, SymbolicState};
use crate::engine::{Context, Engine, EngineError, Progress};

/// How `symex` searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymexConfig {
    /// The order of the states.
    pub order: SearchOrder,
    /// Whether to go on after a violation until all paths have ended (for tests of all paths).
    pub all_paths: bool,
    /// Whether to ask the solver about every branch that is not a value, for comparison with the layers that save queries.
    pub every_branch: bool,
}

/// How a path ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathEnd {
    /// At the main procedure's exit.
    Exit,
    /// Where no edge can be taken.
    Stuck,
    /// At a claim.
    Claim(symra_ir::ClaimId),
}

/// Receives one run for each path that ends.
pub trait PathSink {
    /// A path ended; the trace is a run along it.
    fn path(&mut self, trace: Trace, end: PathEnd);
}

/// Symbolic execution of all paths.
#[derive(Default)]
pub struct Symex<'s> {
    config: SymexConfig,
    sink: Option<&'s mut dyn PathSink>,
}

impl<'s> Symex<'s> {
    /// The engine with a configuration.
    pub fn new(config: SymexConfig) -> Self {
        Self { config, sink: None }
    }

    /// Sends a run of each path that ends to `sink`.
    #[must_use]
    pub fn with_paths(self, sink: &'s mut dyn PathSink) -> Self {
        Self { sink: Some(sink), ..self }
    }
}

impl Engine for Symex<'_> {
    fn name(&self) -> &'static str {
        "symex"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let Task { pool, program } = task;
        let mut search = Search {
            program,
            layout: Layout::new(pool, program),
            edges: Edges::new(pool, program),
            pool,
            path: PathSolver::new(
                context.backend.solver(&context.budget.limits())?,
                self.config.every_branch,
            ),
            context: *context,
            sink: match &mut self.sink {
                Some(sink) => Some(&mut **sink),
                None => None,
            },
            paths: 0,
            steps: 0,
            violation: None,
            open_question: None,
        };
        let mut searcher = searcher(self.config.order, || Distances::new(search.program));
        search.all(&mut *searcher, self.config.all_paths)
    }
}

/// One run of the engine.
struct Search<'r> {
    pool: &'r mut TermPool,
    program: &'r Program,
    layout: Layout,
    edges: Edges,
    path: PathSolver,
    context: Context<'r>,
    sink: Option<&'r mut (dyn PathSink + 'r)>,
    paths: u64,
    /// Steps that the progress has not been told of yet.
    steps: u64,
    violation: Option<Violation>,
    /// Why `Safe` can't be said though all paths ended.
    open_question: Option<Reason>,
}

/// What became of a state that was executed as far as it goes without a choice.
enum Executed {
    /// The path ended.
    Ended,
    /// It goes on in these states.
    Open(Vec<SymbolicState>),
    /// The budget is spent.
    Stopped(Reason),
}

/// How often the budget is polled on steps that are no branches.
const POLL: u64 = 256;

impl Search<'_> {
    fn all(
        &mut self,
        searcher: &mut dyn Searcher,
        all_paths: bool,
    ) -> Result<Verdict, EngineError> {
        searcher.add(vec![SymbolicState::initial(self.program)]);
        // SE:12
        while let Some(state) = searcher.take() {
            let executed = self.execute(state, searcher.patience())?;
            self.count_steps();
            match executed {
                Executed::Ended => searcher.add(Vec::new()),
                Executed::Open(successors) => searcher.add(successors),
                Executed::Stopped(reason) => {
                    return Ok(self
                        .violation
                        .take()
                        .map_or(Verdict::Unknown(reason), Verdict::Unsafe));
                }
            }
            if !all_paths && let Some(violation) = self.violation.take() {
                return Ok(Verdict::Unsafe(violation)); // SE:13
            }
        }
        if let Some(violation) = self.violation.take() {
            return Ok(Verdict::Unsafe(violation));
        }
        Ok(match self.open_question.take() {
            Some(reason) => Verdict::Unknown(reason),
            None => Verdict::Safe(Proof::Exhaustive { paths: self.paths }), // SE:15
        })
    }

    /// Follows a state while it has one successor, for at most `patience` steps.
    fn execute(
        &mut self,
        mut state: SymbolicState,
        patience: u64,
    ) -> Result<Executed, EngineError> {
        let last = state.steps.saturating_add(patience);
        loop {
            let location = self.program.location(state.at);
            if location.claim.is_some() {
                self.claim(state)?; // SE:3
                return Ok(Executed::Ended);
            }
            if state.at.loc == self.program.procedure(state.at.proc).exit {
                if !self.take_results(&mut state) {
                    self.ended(&state, PathEnd::Exit);
                    return Ok(Executed::Ended);
                }
                continue;
            }
            if state.steps.is_multiple_of(POLL) {
                self.count_steps();
                if let Some(reason) = self.context.budget.spent() {
                    return Ok(Executed::Stopped(reason));
                }
            }
            if let Some(depth) = self.context.budget.depth
                && state.steps >= depth
            {
                self.open_question.get_or_insert(Reason::BoundReached { depth });
                return Ok(Executed::Ended);
            }
            self.steps += 1;
            if let Some(edge) = self.only_edge(&state) {
                self.next(&mut state, edge);
            } else {
                // A branch may cost queries, so that its price is not known beforehand.
                if let Some(reason) = self.context.budget.spent() {
                    return Ok(Executed::Stopped(reason));
                }
                Progress::set(&self.context.progress.depth, state.steps);
                let mut successors = self.branch(state)?;
                match successors.len() {
                    0 => return Ok(Executed::Ended),
                    1 => state = successors.pop().expect("one successor should be there"),
                    _ => return Ok(Executed::Open(successors)),
                }
            }
            if state.steps >= last {
                return Ok(Executed::Open(vec![state]));
            }
        }
    }

    /// The edge to follow where no question is open: a lone one that assumes nothing, or one that values choose.
    fn only_edge(&mut self, state: &SymbolicState) -> Option<EdgeRef> {
        let outgoing = &self.program.location(state.at).outgoing;
        if let [edge] = outgoing[..] {
            let edge = EdgeRef { proc: state.at.proc, edge };
            if !matches!(self.program.edge(edge).operation, Operation::Assume(_)) {
                return Some(edge);
            }
        }
        self.only_choice(state)
    }

    /// The feasible successors of a state along all its edges.
    fn branch(&mut self, mut state: SymbolicState) -> Result<Vec<SymbolicState>, EngineError> {
        let program = self.program;
        let outgoing = &program.location(state.at).outgoing;
        let mut choices: Vec<(EdgeId, Option<Term>, Option<Feasibility>)> =
            Vec::with_capacity(outgoing.len());
        // SE:6, and SE:8 for those that assume. All conditions first: reading a variable for the first time gives it an input that all successors share.
        for edge in outgoing {
            let reference = EdgeRef { proc: state.at.proc, edge: *edge };
            let condition = match program.edge(reference).operation {
                Operation::Assume(_) => Some(self.condition(&mut state, reference)),
                Operation::Assign(_) | Operation::Havoc(_) | Operation::Call { .. } => None,
            };
            choices.push((*edge, condition, None));
        }
        self.decide(&state, &mut choices)?;
        let open = choices
            .iter()
            .filter(|(_, _, feasible)| !matches!(feasible, Some(Feasibility::No)))
            .count();
        if open == 0 {
            self.ended(&state, PathEnd::Stuck);
        }
        // Where only one edge is open and all are assumptions, their values under the path's inputs tell which.
        let determined = outgoing.len() == 1
            || open == 1 && choices.iter().all(|(_, condition, _)| condition.is_some());
        let mut successors = Vec::with_capacity(open);
        let mut state = Some(state);
        for (edge, condition, feasible) in choices {
            if matches!(feasible, Some(Feasibility::No)) {
                continue; // SE:10
            }
            let last = successors.len() + 1 == open;
            let mut successor = (if last { state.take() } else { state.clone() })
                .expect("only the last should take it");
            if !determined {
                successor.record(EventKind::Took(edge)); // SE:11
            }
            match feasible {
                Some(Feasibility::Yes(model)) => {
                    successor.model = Some(model);
                    self.assume(
                        &mut successor,
                        condition.expect("a model should come from a condition"),
                    );
                }
                Some(Feasibility::Undecided(why)) => {
                    tracing::debug!(%why, "branch undecided");
                    successor.model = None; // D6
                    self.assume(
                        &mut successor,
                        condition.expect("a query should come from a condition"),
                    );
                }
                Some(Feasibility::Implied | Feasibility::No) | None => (), // D3
            }
            let reference = EdgeRef { proc: successor.at.proc, edge };
            self.next(&mut successor, reference); // SE:7
            successors.push(successor);
        }
        Ok(successors)
    }

    /// Decides the conditions of the edges that have one.
    fn decide(
        &mut self,
        state: &SymbolicState,
        choices: &mut [(EdgeId, Option<Term>, Option<Feasibility>)],
    ) -> Result<(), EngineError> {
        let progress = self.context.progress;
        // Of a condition and its negation one is feasible, for the path is: if the first is not, the second is implied.
        if let [(_, Some(first), yes), (_, Some(second), no)] = choices
            && self.pool.not(*first) == *second
            && !self.path.every_branch
        {
            let decided = self.path.decide(self.pool, state, *first, progress)?;
            *no = Some(match &decided {
                Feasibility::No if state.model.is_some() => Feasibility::Implied,
                Feasibility::Implied => Feasibility::No,
                _ => self.path.decide(self.pool, state, *second, progress)?,
            });
            *yes = Some(match no {
                Some(Feasibility::No) if state.model.is_some() => Feasibility::Implied,
                _ => decided,
            });
            return Ok(());
        }
        for (_, condition, feasible) in choices {
            if let Some(condition) = condition {
                *feasible = Some(self.path.decide(self.pool, state, *condition, progress)?); // SE:9
            }
        }
        Ok(())
    }

    /// Adds a condition to a state's path, its conjuncts one by one.
    fn assume(&self, state: &mut SymbolicState, condition: Term) {
        match self.pool.op(condition) {
            symra_terms::Op::And => {
                for conjunct in self.pool.args(condition) {
                    state.assume(*conjunct);
                }
            }
            _ => state.assume(condition),
        }
    }

    /// Makes a step along an edge whose assumption, if it is one, is already part of the path condition.
    fn next(&mut self, state: &mut SymbolicState, edge: EdgeRef) {
        let data = self.program.edge(edge);
        match &data.operation {
            Operation::Assume(_) => state.at.loc = data.to,
            Operation::Assign(_) => {
                self.assign(state, edge);
                state.at.loc = data.to;
            }
            Operation::Havoc(vars) => {
                let inputs: Vec<_> =
                    vars.iter().map(|var| (*var, self.input(*var, state.steps + 1))).collect();
                for (var, input) in &inputs {
                    state.memory.set(&self.layout, *var, Held::Symbolic(*input));
                }
                state.record(EventKind::Inputs(inputs));
                state.at.loc = data.to;
            }
            Operation::Call { callee, .. } => self.call(state, edge, *callee), // D1
        }
        state.steps += 1; // SE:2
    }

    /// A state at a claim: the path is confirmed and its run is the violation.
    fn claim(&mut self, mut state: SymbolicState) -> Result<(), EngineError> {
        if state.model.is_none() {
            match self.path.confirm(self.pool, &state)? {
                Feasibility::Yes(model) => state.model = Some(model),
                Feasibility::No => return Ok(()),
                Feasibility::Implied => {
                    unreachable!("a path's own condition should be asked of the solver")
                }
                Feasibility::Undecided(why) => {
                    self.undecided(why);
                    return Ok(());
                }
            }
        }
        let claim = self.program.location(state.at).claim.expect("the state should be at a claim");
        let data = self.program.claim(claim);
        if data.kind == ClaimKind::Unsupported {
            // D7
            self.open_question.get_or_insert(Reason::Approximated { what: data.message.clone() });
            return Ok(());
        }
        let trace = self.trace(&state); // D5
        if self.violation.is_none() {
            self.violation = Some(Violation::at_end(claim, trace.clone())); // SE:4
        }
        self.count_path();
        if let Some(sink) = &mut self.sink {
            sink.path(trace, PathEnd::Claim(claim));
        }
        Ok(())
    }

    fn undecided(&mut self, why: WhyUnknown) {
        let reason = match (why, self.context.budget.spent()) {
            (_, Some(reason)) => reason,
            (why, None) => Reason::Solver { why },
        };
        self.open_question.get_or_insert(reason);
    }

    fn count_steps(&mut self) {
        Progress::add(&self.context.progress.states, std::mem::take(&mut self.steps));
    }

    fn count_path(&mut self) {
        self.paths += 1;
        Progress::add(&self.context.progress.paths, 1);
    }

    /// A path ended without a claim.
    fn ended(&mut self, state: &SymbolicState, end: PathEnd) {
        self.count_path();
        if self.sink.is_some() && state.model.is_some() {
            let trace = self.trace(state);
            if let Some(sink) = &mut self.sink {
                sink.path(trace, end);
            }
        }
    }
}
