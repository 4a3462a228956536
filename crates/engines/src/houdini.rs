//! Proofs by invariants that are guessed and then checked.
//!
//! After Flanagan and Leino, "Houdini, an annotation assistant for ESC/Java" (FME 2001); linear equations after Thakur and Reps,
//! "A method for symbolic computation of abstract operations" (CAV 2012); array invariants guessed from the program's text.
//!
//! ```text
//! GC:1  states at the heads of loops from runs on guessed inputs: they refute guesses without a query
//! GC:2  invariants from intervals, equations and conditions of the program, then of arrays (analysis::infer)
//! GC:3  if they exclude the claims: SAFE
//! GC:4  UNKNOWN; what was found is in the lemma store
//! ```
//!
//! Departures. D1: what cannot be shown in a share of the time is not kept.
//!
//! Soundness: the formulas are inductive and exclude the claims, as the solver has shown for every block; there is no verdict
//! otherwise.

use symra_analysis::encode::Encoder;
use symra_analysis::infer::{Inference, InferenceConfig, live_with_auxiliary};
use symra_analysis::simulate::Samples;
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Task};
use symra_verdict::{Reason, Verdict};

use crate::engine::{Context, Engine, EngineError, inductive, unsupported};

/// How `houdini` guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HoudiniConfig {
    /// Where guesses come from.
    pub sources: InferenceConfig,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Houdini {
    config: HoudiniConfig,
}

impl Houdini {
    /// The engine with a configuration.
    pub fn new(config: HoudiniConfig) -> Self {
        Self { config }
    }
}

impl Engine for Houdini {
    fn name(&self) -> &'static str {
        "houdini"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let live = live_with_auxiliary(task);
        let samples = Samples::new(task, &live, context.budget); // GC:1
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("houdini", &what)),
        };
        let encoder = Encoder::new(pool, &cfa, &live);
        let mut system = CutPoints::new(pool, encoder);
        let ground = (context.backend, context.budget, context.lemmas);
        let inference = Inference::new(pool, &system, self.config.sources, ground)?;
        let mut inference = inference.with_states(samples.states);
        // GC:2, D1
        Ok(match inference.run(pool, &mut system)? {
            Some(formulas) => Verdict::Safe(inductive(pool, &cfa, &formulas)), // GC:3
            None => {
                Verdict::Unknown(context.budget.spent().unwrap_or_else(|| Reason::Inconclusive {
                    what: "the invariants that were found do not exclude the claims".to_owned(),
                }))
            } // GC:4
        })
    }
}
