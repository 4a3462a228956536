//! Proofs that every run ends: tuples of measures that decrease on every way from one head of a loop to the next.
//!
//! After Alias, Darte, Feautrier and Gonnord, "Multi-dimensional rankings, program termination, and complexity bounds of flowchart
//! programs" (SAS 2010), with measures that are guessed from the program's conditions and checked on bit-vectors as they are.
//!
//! ```text
//! RK:1  invariants at the heads (analysis::infer)
//! RK:2  the ways: a block from each head to each head that it leads to
//! RK:3  while the ways that are left have a cycle: for each component of heads
//! RK:4    the candidates that increase on no way of the component
//! RK:5    take those that decrease: from now on, only what is left the same by them counts
//! RK:6    where none does: UNKNOWN, these loops were not shown to end
//! RK:7  TERMINATES: the tuple of all measures that were taken, without those that it does not need
//! ```
//!
//! Departures. D1: measures have the same form at all heads of a component. D2: a candidate that the solver leaves open counts as
//! one that increases.
//!
//! Soundness: on every way one of the measures decreases, and those before it stay the same, as the solver has shown (RK:7).
//! Bit-vectors are compared without sign, integers are never below 0. Every cycle has a head on it.

mod measures;
mod phases;
mod search;

use std::collections::BTreeMap;

use symra_analysis::encode::Encoder;
use symra_analysis::horn::solution;
use symra_analysis::infer::{Inference, InferenceConfig, arrays, live_with_auxiliary};
use symra_analysis::simulate::Samples;
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Invariant, LocId, LocRef, Task};
use symra_terms::TermPool;
use symra_verdict::{Measure, Proof, Reason, TerminationProof, Verdict};

use crate::engine::{Context, Engine, EngineError, unsupported};
use phases::guesses;
use search::{Found, Search};

/// The engine.
#[derive(Debug, Default)]
pub struct Ranking;

impl Engine for Ranking {
    fn name(&self) -> &'static str {
        "ranking"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        if task.program.must_end().is_none() {
            let what = "programs without a claim that runs end".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "ranking", what }));
        }
        let live = live_with_auxiliary(task);
        let samples = Samples::new(task, &live, &context.budget.fraction(1, 16));
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("ranking", &what)),
        };
        let encoder = Encoder::new(pool, &cfa, &live);
        let mut system = CutPoints::new(pool, encoder);
        let ground = (context.backend, context.budget, context.lemmas);
        let inference = Inference::new(pool, &system, InferenceConfig::default(), ground)?;
        let guesses = cfa.program.has_threads().then(|| guesses(pool, &system, &samples.states));
        let mut inference = inference.with_states(samples.states);
        // RK:1
        inference.intervals(pool, &mut system);
        if let Some(guesses) = guesses {
            inference.strengthen(pool, &mut system, guesses)?;
        }
        let mut open = Vec::new();
        for attempt in 0..3 {
            // What takes longer comes later.
            match attempt {
                0 => drop(inference.strengthen(pool, &mut system, inference.known.clone())?),
                1 => drop(inference.guess(pool, &mut system)?),
                _ => drop(inference.arrays(pool, &mut system)?),
            }
            let known = solution(&inference.inductive);
            inference.horn.assume(pool, &known)?;
            let search = Search::new(pool, &mut system, &mut inference.horn, context.budget);
            match search.run(pool)? {
                Found::Measures(found) => {
                    if !inference.horn.excludes_claims(pool, &known)? {
                        if attempt < 2 && context.budget.spent().is_none() {
                            continue;
                        }
                        return Ok(Verdict::Unknown(Reason::Inconclusive {
                            what: "all loops end, but runs may reach what is not modelled"
                                .to_owned(),
                        }));
                    }
                    return Ok(Verdict::Safe(proof(pool, &cfa, &inference.inductive, found)));
                }
                Found::Open(heads) => open = heads,
            }
            if context.budget.spent().is_some() {
                break;
            }
        }
        let reason = context.budget.spent().unwrap_or_else(|| not_shown(&cfa, &open)); // RK:6
        Ok(Verdict::Unknown(reason))
    }
}

/// RK:7.
fn proof(
    pool: &mut TermPool,
    cfa: &Cfa<'_>,
    formulas: &symra_analysis::Annotation,
    found: BTreeMap<LocId, Vec<Measure>>,
) -> Proof {
    let proc = cfa.program.main;
    let heads = cfa.forest.heads().map(|loc| {
        let all = formulas.get(&loc).map_or(&[][..], Vec::as_slice);
        (LocRef { proc, loc }, pool.and(all))
    });
    let invariant: Invariant = heads.collect();
    let bound = arrays::bound(pool, &invariant);
    let measures = found.into_iter().map(|(loc, all)| (LocRef { proc, loc }, all)).collect();
    let lemmas = Vec::new();
    Proof::Terminating(TerminationProof { invariant, bound, measures, lemmas })
}

fn not_shown(cfa: &Cfa<'_>, heads: &[LocId]) -> Reason {
    let mut places: Vec<String> = heads
        .iter()
        .map(|head| {
            let location = cfa.location(*head);
            let line = location.position.map(|at| format!("line {}", at.line));
            match (location.name.strip_suffix("()"), line) {
                (Some(name), Some(line)) => format!("{line} (calls of `{name}`)"),
                (None, Some(line)) => line,
                (_, None) => format!("`{}`", location.name),
            }
        })
        .collect();
    places.dedup();
    let what = match places.as_slice() {
        [one] => format!("no measure was found that decreases in the loop at {one}"),
        _ => format!("no measure was found that decreases in the loops at {}", places.join(", ")),
    };
    Reason::Inconclusive { what }
}
