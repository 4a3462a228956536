//! Concrete model checking with abstract matching and refinement.
//!
//! After Pasareanu, Pelanek and Visser, "Concrete Model Checking with Abstract Matching and Refinement" (CAV 2005), as
//! Albarghouthi et al. describe it where they compare it with their own method (CAV 2010): concrete states are explored
//! breadth first, one for each abstract state, and the abstraction is refined until all its transitions are exact.
//!
//! ```text
//! UR:1   Phi <- predicates from guards in P and psi
//! UR:2   while true do
//! UR:3     queue <- [s0]; table <- { alpha(s0) }; trans <- empty
//! UR:4     while queue is not empty do
//! UR:5       s <- first of queue
//! UR:6       if s satisfies not psi then return false
//! UR:7       for all t with s |= g_t do
//! UR:8         s' <- EXEC(s, e_t)
//! UR:9         trans <- trans + (alpha(s), t, alpha(s'))
//! UR:10        if alpha(s') not in table then add it to table and s' to queue
//! UR:11    if a => pre(b, t) for all (a, t, b) in trans then return true
//! UR:12    add predicates in pre(b, t) to Phi where that fails
//! ```
//!
//! Departures.
//! D1: the abstract states are also checked against `psi`, whose predicates may be left out of `Phi` to begin with.
//!
//! Soundness: there are no inputs, so from each abstract state a transition of the program leads, if it is exact, to one abstract
//! state only; and the state that was explored took every transition that the guards' predicates allow. So the abstract states
//! are an inductive invariant.
//!
//! Lemmas are not used: the rival of `ase` is measured as it was published.

use std::collections::BTreeMap;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;
use symra_ir::Task;
use symra_verdict::{Proof, Reason, Verdict, Violation};

use crate::abstraction::control::{Goal, PointId};
use crate::abstraction::data::DataId;
use crate::abstraction::formula::Allowed;
use crate::abstraction::prover::Decision;
use crate::abstraction::system::Graph;
use crate::abstraction::{Abstraction, Halt, ValuationId};
use crate::engine::{Context, Engine, EngineError, Progress};

/// How `ur` works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UrConfig {
    /// Whether the predicates of the claims are there from the start.
    pub claim_predicates: bool,
    /// After how many iterations to give up.
    pub iterations: Option<u64>,
}

impl Default for UrConfig {
    fn default() -> Self {
        Self { claim_predicates: true, iterations: None }
    }
}

/// What a run took, up to the iteration in which all transitions were exact or a violation was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UrStatistics {
    /// How often the program was explored.
    pub iterations: u64,
    /// Queries to the solver.
    pub queries: u64,
    /// Predicates in the last iteration.
    pub predicates: usize,
    /// Concrete states seen in the last iteration.
    pub states: usize,
    /// Abstract states of the last iteration.
    pub abstract_states: usize,
}

/// Concrete model checking with abstract matching and refinement. Programs must have one initial state and no input.
#[derive(Clone, Debug, Default)]
pub struct Ur {
    config: UrConfig,
    statistics: UrStatistics,
}

impl Ur {
    /// The engine with a configuration.
    pub fn new(config: UrConfig) -> Self {
        Self { config, ..Self::default() }
    }

    /// What the last run took.
    pub fn statistics(&self) -> UrStatistics {
        self.statistics
    }
}

impl Engine for Ur {
    fn name(&self) -> &'static str {
        "ur"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = UrStatistics::default();
        let Task { pool, program } = task;
        let refused =
            |what: String| Ok(Verdict::Unknown(Reason::Unsupported { engine: "ur", what }));
        let mut abstraction = match Abstraction::new(pool, program, context) {
            Ok(Ok(abstraction)) => abstraction,
            Ok(Err(why)) => return refused(why.to_string()),
            Err(halt) => return Ok(Verdict::Unknown(halt.reason(context.budget)?)),
        };
        if let Some(what) = unsupported(&abstraction) {
            return refused(what.to_owned());
        }
        match self.refine(&mut abstraction, context) {
            Ok(verdict) => Ok(verdict),
            Err(halt) => Ok(Verdict::Unknown(halt.reason(context.budget)?)),
        }
    }
}

/// What of a program the engine can't deal with.
fn unsupported(abstraction: &Abstraction<'_>) -> Option<&'static str> {
    if abstraction
        .system
        .initial
        .iter()
        .chain(&abstraction.system.transitions)
        .any(|path| !path.inputs.is_empty())
    {
        return Some("programs with inputs");
    }
    match abstraction.starts[..] {
        [(_, data, _)]
            if abstraction.system.initial.len() == 1 && abstraction.table.is_concrete(data) =>
        {
            None
        }
        _ => Some("programs that do not start in a single state at a loop"),
    }
}

/// One exploration.
struct Explored {
    graph: Graph,
    seen: usize,
    violation: Option<Verdict>,
}

impl Ur {
    fn refine(
        &mut self,
        abstraction: &mut Abstraction<'_>,
        context: &Context<'_>,
    ) -> Result<Verdict, Halt> {
        let mut found = abstraction.guard_predicates(false)?;
        if self.config.claim_predicates {
            found.extend(abstraction.guard_predicates(true)?);
        }
        let mut exact = false;
        let mut iteration = 0;
        // UR:1 and UR:12
        while found
            .into_iter()
            .fold(false, |new, term| abstraction.predicates.add(abstraction.pool, term) | new)
            || iteration == 0
        {
            // UR:2
            if let Some(reason) = context.budget.spent() {
                return Err(Halt::Stopped(reason));
            }
            if let Some(limit) = self.config.iterations
                && iteration >= limit
            {
                return Err(Halt::Stopped(Reason::Refinements { limit }));
            }
            iteration += 1;
            abstraction.restart();
            let explored = explore(abstraction, context)?;
            if !exact {
                self.statistics.iterations += 1;
                self.statistics.queries = abstraction.prover.queries;
                self.statistics.predicates = abstraction.predicates.len();
                self.statistics.states = explored.seen;
                self.statistics.abstract_states = explored.graph.states.len();
            }
            if let Some(verdict) = explored.violation {
                return Ok(verdict);
            }
            found = inexact(abstraction, &explored.graph)?;
            if found.is_empty() {
                // UR:11
                exact = true;
                if excludes_claims(abstraction, &explored.graph)? {
                    return Ok(proved(abstraction, &explored.graph));
                }
                found = abstraction.guard_predicates(true)?; // D1
            }
        }
        Err(abstraction.stuck("ur"))
    }
}

/// A concrete state, and how it was reached.
type Reached =
    IndexMap<(PointId, DataId), (ValuationId, usize, Option<(usize, usize)>), FxBuildHasher>;

fn explore(abstraction: &mut Abstraction<'_>, context: &Context<'_>) -> Result<Explored, Halt> {
    let mut graph = Graph::default();
    let mut seen: IndexSet<(PointId, DataId), FxBuildHasher> = IndexSet::default();
    // The states that stand for their abstract states, in the order in which they were found: those before `next` are done.
    let mut reached = Reached::default();
    for (point, data, _) in abstraction.starts.clone() {
        for (data, valuation) in abstraction.split(data)?.iter() {
            let state = graph.state(point, *valuation);
            graph.initial.push(state);
            seen.insert((point, *data));
            reached.insert((point, *data), (*valuation, state, None)); // UR:3
        }
    }
    let mut next = 0;
    while let Some((&(point, data), &(valuation, state, _))) = reached.get_index(next) {
        // UR:4 and UR:5
        if let Some(reason) = context.budget.spent() {
            return Err(Halt::Stopped(reason));
        }
        Progress::add(&context.progress.states, 1);
        let moves = abstraction.control.moves(abstraction.pool, &abstraction.system, point);
        for step in moves.iter() {
            if let Goal::Claim(claim) = step.to
                && violates(abstraction, data, valuation, step.action)?
            {
                let mut path = vec![step.transition];
                let mut at = next;
                while let Some((_, (_, _, Some((parent, transition))))) = reached.get_index(at) {
                    path.push(*transition);
                    at = *parent;
                }
                path.reverse();
                let trace = abstraction.run_along(abstraction.starts[0].2, &path)?;
                let violation = Some(Verdict::Unsafe(Violation::at_end(claim, trace))); // UR:6
                return Ok(Explored { graph, seen: seen.len(), violation });
            }
        }
        for step in moves.iter() {
            let Goal::Point(to) = step.to else { continue };
            // UR:7 and UR:8
            for (successor, b) in abstraction.step(data, valuation, step.action)?.iter() {
                seen.insert((to, *successor));
                let known = graph.states.len();
                let target = graph.state(to, *b);
                graph.add(state, step.transition, step.action, target); // UR:9
                if target == known {
                    reached.insert((to, *successor), (*b, target, Some((next, step.transition)))); // UR:10
                }
            }
        }
        next += 1;
    }
    Ok(Explored { graph, seen: seen.len(), violation: None })
}

fn violates(
    abstraction: &mut Abstraction<'_>,
    data: DataId,
    valuation: ValuationId,
    action: u32,
) -> Result<bool, Halt> {
    match abstraction.admits(data, valuation, action)? {
        Decision::Yes => Ok(true),
        Decision::No => Ok(false),
        Decision::Undecided(why) => Err(Halt::Undecided(why)),
    }
}

/// The predicates of the preimages of inexact transitions.
fn inexact(
    abstraction: &mut Abstraction<'_>,
    graph: &Graph,
) -> Result<Vec<symra_terms::Term>, Halt> {
    let mut found = Vec::new();
    for (state, (_, a)) in graph.states.iter().enumerate() {
        for out in &graph.out[state] {
            for (to, _) in &out.to {
                let b = graph.states[*to].1;
                match abstraction.must(*a, out.action, b)? {
                    Decision::Yes => (),
                    Decision::No => found.extend(abstraction.refinement(*a, out.action, b)?),
                    // Not known to be exact, and nothing to refine by.
                    Decision::Undecided(why) => return Err(Halt::Undecided(why)),
                }
            }
        }
    }
    Ok(found)
}

fn excludes_claims(abstraction: &mut Abstraction<'_>, graph: &Graph) -> Result<bool, Halt> {
    for (point, valuation) in &graph.states {
        let moves = abstraction.control.moves(abstraction.pool, &abstraction.system, *point);
        for step in moves.iter().filter(|step| matches!(step.to, Goal::Claim(_))) {
            if !abstraction.excludes(*valuation, step.action)?.is_yes() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// The abstract states as an inductive invariant.
fn proved(abstraction: &mut Abstraction<'_>, graph: &Graph) -> Verdict {
    let mut allowed: BTreeMap<PointId, Allowed> = BTreeMap::new();
    for (point, valuation) in &graph.states {
        allowed.entry(*point).or_default().valuations.push(*valuation);
    }
    let invariant = abstraction.invariant(allowed).expect("valuations should have formulas");
    Verdict::Safe(Proof::Inductive(invariant.into()))
}
