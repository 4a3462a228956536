//! Runs on guessed inputs: many violations need no search.
//!
//! Random testing, after Duran and Ntafos, "An evaluation of random testing" (1984); the numbers of the program's conditions are
//! among the guesses.
//!
//! ```text
//! SI:1  many short runs, then some long ones
//! SI:2  a run that violates a claim: UNSAFE
//! SI:3  UNKNOWN
//! ```
//!
//! Departures. D1: most numbers are small, some are numbers of the program or next to them, few are any; in two of the long
//! runs all numbers are one, or all are the greatest. D2: then runs begin like those that did something new (greybox fuzzing).
//!
//! Soundness: `Unsafe` has the run; nothing else is said.
//!
//! The lemma store is of no use to runs, and runs are no proof of a lemma.

use std::time::Duration;

use symra_analysis::simulate::Samples;
use symra_ir::Task;
use symra_verdict::{Reason, Verdict, Violation};

use crate::engine::{Context, Engine, EngineError};

/// Without long runs, guided ones take so long at most, and end after so many that do nothing new.
const SHORT: (Duration, u64) = (Duration::from_secs(2), 3000);

/// How `simulation` runs the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulationConfig {
    /// The longest time for long runs; none are made if it is zero.
    pub long: Duration,
}

impl Default for SimulationConfig {
    fn default() -> Self {
        Self { long: Duration::from_secs(6) }
    }
}

/// The engine.
#[derive(Debug, Default)]
pub struct Simulation {
    config: SimulationConfig,
}

impl Simulation {
    /// The engine with a configuration.
    pub fn new(config: SimulationConfig) -> Self {
        Self { config }
    }
}

impl Engine for Simulation {
    fn name(&self) -> &'static str {
        "simulation"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let live = symra_ir::live_variables(task).swap_remove(task.program.main.index());
        // SI:1, D1
        let mut samples = Samples::new(task, &live, context.budget);
        let long = self.config.long;
        if samples.violation.is_none() && !long.is_zero() {
            samples.long(task, &live, long, context.budget);
        }
        // D2
        if samples.violation.is_none() {
            let (time, patience) = if long.is_zero() { SHORT } else { (long, u64::MAX) };
            samples.guided(task, patience, &context.budget.at_most(time));
        }
        Ok(match samples.violation {
            Some((claim, trace)) => Verdict::Unsafe(Violation::at_end(claim, trace)), // SI:2
            None => {
                Verdict::Unknown(context.budget.spent().unwrap_or_else(|| Reason::Inconclusive {
                    what: "no run on guessed inputs violates a claim".to_owned(),
                }))
            } // SI:3
        })
    }
}
