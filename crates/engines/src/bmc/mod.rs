//! Bounded model checking without a bound: all runs together, round by round, until there are none left.
//!
//! After Biere, Cimatti, Clarke and Zhu, "Symbolic model checking without BDDs" (TACAS 1999), for programs as Clarke, Kroening
//! and Lerda, "A tool for checking ANSI-C programs" (TACAS 2004); the end by their unwinding assertions.
//!
//! ```text
//! BM:1  for k = 0, 1, ..
//! BM:2    add the blocks from all cut points that k blocks lead to; a cut point that is certainly not reached has none
//! BM:3    is a claim reached by the last blocks?                       sat   -> UNSAFE
//! BM:4    is a cut point reached by k blocks (the unwinding assertion)?  unsat -> BM:5
//! BM:5  is a loop cut at its limit, or something reached that is not modelled?   unsat -> SAFE, sat -> UNKNOWN
//! ```
//!
//! Departures.
//! D1: an eighth more rounds are added at a time, so that the number of queries is logarithmic in the number of rounds.
//! D2: a query for claims that stays undecided is not asked again: the search goes on for violations, and `Safe` is not said.
//!
//! Soundness: what is added for a larger k gives names their meaning and excludes nothing, so every answer is about the program.
//! `Safe` needs all claims of all rounds to be excluded, and that no run is left: k rounds are then all that there are.
//! The re-check unrolls the program itself.
//!
//! Cost: a block is encoded once for each round in which it can be reached, and constants are propagated as it is.

mod search;

use std::collections::BTreeMap;

use symra_analysis::encode::Encoder;
use symra_analysis::system::RoundLimits;
use symra_ir::{Cfa, LocId, Position, Task};
use symra_verdict::{Proof, Reason, Verdict};

pub(crate) use search::{Found, Search};

use crate::engine::{Context, Engine, EngineError, unsupported};

/// How `bmc` unwinds loops.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BmcConfig {
    /// How often loops are gone round at most. Without a limit, as often as there is time for.
    pub unwind: Option<u32>,
    /// The same for the loops whose heads are at these places.
    pub unwind_at: BTreeMap<Position, u32>,
}

/// What a run took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BmcStatistics {
    /// How many rounds were looked at.
    pub rounds: u64,
    /// Queries to the solver.
    pub queries: u64,
    /// How often each loop was unwound.
    pub loops: Vec<(LoopName, u64)>,
}

/// How a loop is told to users: its head's line, if it has one, and else its name.
pub type LoopName = String;

/// The engine.
#[derive(Debug, Default)]
pub struct Bmc {
    config: BmcConfig,
    statistics: BmcStatistics,
}

impl Bmc {
    /// The engine with a configuration.
    pub fn new(config: BmcConfig) -> Self {
        Self { config, ..Self::default() }
    }

    /// What the last run took.
    pub fn statistics(&self) -> &BmcStatistics {
        &self.statistics
    }
}

impl Engine for Bmc {
    fn name(&self) -> &'static str {
        "bmc"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = BmcStatistics::default();
        let live = symra_ir::live_variables(task).swap_remove(task.program.main.index());
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("bmc", &what)),
        };
        let mut encoder = Encoder::new(pool, &cfa, &live).by_guards();
        let mut search = Search::new(pool, &mut encoder, &limits(&cfa, &self.config), context)?;
        let verdict = loop {
            // BM:1
            if let Some(then) = context.budget.spent() {
                let rounds = search.rounds();
                break Verdict::Unknown(Reason::Unwound { rounds, then: Box::new(then) });
            }
            match search.advance(pool, &mut encoder, context)? {
                Found::Nothing => (),
                Found::Violation(violation) => break Verdict::Unsafe(violation),
                Found::End => {
                    let rounds = search.rounds().saturating_sub(1);
                    break Verdict::Safe(Proof::Unwound { rounds });
                }
                Found::Cut(head) => {
                    let (name, limit) = (loop_name(&cfa, head), self.config.of(&cfa, head));
                    let limit = limit.unwrap_or_default();
                    let what = format!("the loop at {name} can go round more than {limit} times");
                    break Verdict::Unknown(Reason::Unwinding { what });
                }
                Found::Undecided(why) => {
                    let (rounds, then) = (search.rounds(), Box::new(Reason::Solver { why }));
                    break Verdict::Unknown(Reason::Unwound { rounds, then });
                }
            }
        };
        self.statistics.rounds = search.rounds();
        self.statistics.queries = search.queries;
        let loops = search.visits.iter().map(|(head, count)| (loop_name(&cfa, *head), *count));
        self.statistics.loops = loops.collect();
        Ok(verdict)
    }
}

impl BmcConfig {
    /// The limit of a loop.
    fn of(&self, cfa: &Cfa<'_>, head: LocId) -> Option<u32> {
        let own = cfa.location(head).position.and_then(|at| self.unwind_at.get(&at));
        own.copied().or(self.unwind)
    }
}

fn limits(cfa: &Cfa<'_>, config: &BmcConfig) -> RoundLimits {
    cfa.forest.heads().filter_map(|head| Some((head, config.of(cfa, head)?))).collect()
}

/// How a loop is told to users.
fn loop_name(cfa: &Cfa<'_>, head: LocId) -> LoopName {
    let location = cfa.location(head);
    match location.position {
        Some(at) => format!("{}:{}", cfa.program.sources[at.file.0 as usize].name, at.line),
        None => location.name.clone(),
    }
}
