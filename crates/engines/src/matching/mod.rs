//! Symbolic execution in which states at loop heads are matched exactly.
//!
//! After explicit-state model checking with state matching (Holzmann, "State compression in SPIN", 1997, and Visser et al.,
//! "Model checking programs", 2003), on symbolic states as in Anand, Pasareanu and Visser, "Symbolic execution with abstract
//! subsumption checking" (SPIN 2006), but with equality of normal forms in place of subsumption.
//!
//! For reactive programs: in each round of an outer loop they read an input and set variables, mostly to constants. Such a
//! program has finitely many states at its heads, if only what matters is counted, and hardly a condition that needs a solver.
//!
//! ```text
//! MA:1  queue := the state at the entry, in which every live variable is an input
//! MA:2  while the queue has a state, the oldest first
//! MA:3    for each path from it to a claim or to the next head (path.rs)
//! MA:4      a claim: execute the path from the entry on again; if inputs take it, UNSAFE (replay.rs)
//! MA:5      a head: bring the state into its form (state.rs); unless a seen one covers it (visited.rs), it is seen and queued
//! MA:6  SAFE: the states at the heads are the proof (proof.rs)
//! ```
//!
//! Departures. D1: where a block has many paths, they are matched also where paths meet. D2: where variables have very many
//! values, a second exploration tells only regions of them apart
//! (region abstraction, regions.rs); it ends at the first claim that is not confirmed. D3: the exploration is given up where states are
//! not met again, unless it has all the time there is. D4: where threads are
//! interleaved, every other state is the newest one of a dive: threads that run to their ends show most faults. D5: states behind a place
//! where the program can do more than its source come last, since violations there do not count. D6: where the program names objects
//! and treats all names alike, a first exploration matches states up to names (names.rs).
//!
//! Soundness: a state stands for all values that its inputs can have. Every step is exact or, where the solver did not decide a
//! condition, allows more; so at MA:6 every state of the program at a head is in one that was seen. Paths
//! that reach what is not modelled, and claims that could not be confirmed, exclude MA:6. A block that was left in the middle is
//! walked again, or ends the exploration for good if it has too many paths.
//!
//! Lemmas are not used: but for D2, states are those of runs, and what holds on every run tells nothing new of them. States that
//! were seen before the end are no invariant, so that there are none to give to others.

mod arrays;
mod code;
mod explore;
mod inputs;
mod names;
mod path;
mod proof;
mod regions;
mod replay;
mod state;
mod visited;

use symra_analysis::encode::Encoder;
use symra_ir::{Cfa, Task, VarSet};
use symra_smt::{Limits, Solver};
use symra_terms::TermPool;
use symra_verdict::{Budget, Proof, Reason, Verdict, Violation};

use self::explore::{Exploration, Matched};
use crate::engine::{Context, Engine, EngineError, helping, inductive};

/// How `matching` explores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchingConfig {
    /// Whether to give up early where states are not met again (D3).
    pub impatient: bool,
}

/// What a run of `matching` did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchingStatistics {
    /// States at loops that were told apart.
    pub states: usize,
    /// Questions that a solver was asked.
    pub queries: u64,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Matching {
    config: MatchingConfig,
    statistics: MatchingStatistics,
}

impl Matching {
    /// The engine with a configuration.
    pub fn new(config: MatchingConfig) -> Self {
        Self { config, statistics: MatchingStatistics::default() }
    }

    /// What the last run did.
    pub fn statistics(&self) -> &MatchingStatistics {
        &self.statistics
    }
}

impl Engine for Matching {
    fn name(&self) -> &'static str {
        "matching"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = MatchingStatistics::default();
        let live = symra_ir::live_variables(task).swap_remove(task.program.main.index());
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(crate::engine::unsupported("matching", &what)),
        };
        let mut run = MatchingRun {
            encoder: Encoder::new(pool, &cfa, &live),
            pool,
            live: &live,
            context: *context,
            solver: context.backend.solver(&context.budget.limits())?,
            statistics: &mut self.statistics,
        };
        let decided = run.explore(self.config.impatient)?;
        Ok(decided.unwrap_or_else(|| {
            let spent = context.budget.spent();
            Verdict::Unknown(spent.unwrap_or_else(|| Reason::Inconclusive {
                what: "there are too many states at loop heads to match them".to_owned(),
            }))
        }))
    }
}

/// One run of the engine.
struct MatchingRun<'r> {
    pool: &'r mut TermPool,
    encoder: Encoder<'r>,
    live: &'r [VarSet],
    context: Context<'r>,
    /// Confirms violations.
    solver: Box<dyn Solver>,
    statistics: &'r mut MatchingStatistics,
}

impl<'r> MatchingRun<'r> {
    /// A short exploration; then one of regions, if there are variables for it; then the first one goes on. Each as long as
    /// that may pay.
    fn explore(&mut self, impatient: bool) -> Result<Option<Verdict>, EngineError> {
        let solver = self.helper()?;
        // D6
        if let Some(mut named) =
            Exploration::with_names(self.pool, &self.encoder, self.live, solver)
        {
            let budget = self.context.budget.fraction(1, 6);
            if let Some(verdict) = self.go_on(&mut named, true, &budget)? {
                return Ok(Some(verdict));
            }
        }
        let solver = self.helper()?;
        let mut exact = Exploration::new(self.pool, &self.encoder, self.live, solver);
        let short = self.context.budget.fraction(1, 40);
        if let Some(verdict) = self.go_on(&mut exact, true, &short)? {
            return Ok(Some(verdict));
        }
        let solver = self.helper()?;
        // D2
        if let Some(mut regions) = exact.with_regions(self.pool, &self.encoder, self.live, solver) {
            for share in [8, 2] {
                let budget = self.context.budget.fraction(1, share);
                if let Some(verdict) = self.go_on(&mut regions, false, &budget)? {
                    return Ok(Some(verdict));
                }
                if !regions.promises() {
                    break;
                }
            }
        }
        let program = self.encoder.cfa.program;
        let doubtful = |exact: &mut Exploration<'_>| {
            let violation = |(claim, trace)| Verdict::Unsafe(Violation::at_end(claim, trace));
            let unmodelled = |claim| {
                let what = program.claim(claim).message.clone();
                Verdict::Unknown(Reason::Approximated { what })
            };
            exact.doubtful().map(violation).or_else(|| exact.unmodelled().map(unmodelled))
        };
        if impatient && !exact.promises() {
            return Ok(doubtful(&mut exact)); // D3
        }
        let budget = if impatient {
            self.context.budget.fraction(2, 3)
        } else {
            self.context.budget.clone()
        };
        let found = self.go_on(&mut exact, impatient, &budget)?;
        Ok(found.or_else(|| doubtful(&mut exact)))
    }

    fn helper(&self) -> Result<Box<dyn Solver>, EngineError> {
        let limits: Limits = helping(self.context.budget);
        Ok(self.context.backend.solver(&limits)?)
    }

    fn go_on(
        &mut self,
        exploration: &mut Exploration<'r>,
        while_promising: bool,
        budget: &Budget,
    ) -> Result<Option<Verdict>, EngineError> {
        let solver = &mut *self.solver;
        let found =
            exploration.run(self.pool, &mut self.encoder, solver, while_promising, budget)?;
        self.statistics.states = exploration.states();
        self.statistics.queries = exploration.queries();
        Ok(match found {
            Matched::Safe(Ok((formulas, renamed))) => {
                let mut proof = inductive(self.pool, self.encoder.cfa, &formulas);
                if let Proof::Inductive(proof) = &mut proof {
                    proof.renamed = renamed;
                }
                Some(Verdict::Safe(proof))
            }
            Matched::Safe(Err(why)) => Some(Verdict::Safe(Proof::Uncertified { why })),
            Matched::Unsafe(claim, trace) => Some(Verdict::Unsafe(Violation::at_end(claim, trace))),
            Matched::Stopped => None,
        })
    }
}
