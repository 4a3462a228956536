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
//! BM:6    does a run come to k + 1 heads, to none twice in the same state (the diameter)?   unsat -> BM:5
//! ```
//!
//! Departures.
//! D1: an eighth more rounds are added at a time, so that the number of queries is logarithmic in the number of rounds.
//! D2: a query for claims that stays undecided is not asked again: the search goes on for violations, and `Safe` is not said.
//! D3: where the intervals of counters bound all loops by a small number of rounds, all of these are added at once.
//! D4: BM:6 only where states have few bits and loops have no limits.
//! D5: where every run must end, a run that violates a claim has ended, and only BM:4 shows that all do.
//!
//! Soundness: what is added for a larger k gives names their meaning and excludes nothing, so every answer is about the program.
//! `Safe` needs all claims of all rounds to be excluded, and that no run is left: k rounds are then all that there are.
//! By BM:6, a shortest run that violates a claim has at most k rounds, because what lies between equal states could be left out.
//! The bounds of D3 say only when BM:4 is asked, and are not relied on. The re-check unrolls the program itself.
//!
//! Cost: a block is encoded once for each round in which it can be reached, and constants are propagated as it is.
//!
//! Lemmas are not used: what holds at heads follows here from the rounds before, and the re-check, which unrolls the program itself,
//! would not have them. [`kind`](crate::kind) uses them where nothing is known of the rounds before.

mod diameter;
mod search;

use std::collections::BTreeMap;

use diameter::Diameter;
use symra_analysis::absint::loop_facts;
use symra_analysis::encode::Encoder;
use symra_analysis::system::RoundLimits;
use symra_ir::{Cfa, LocId, Position, Task};
use symra_terms::TermPool;
use symra_verdict::{Budget, Proof, Reason, Verdict};

pub(crate) use search::{RoundsResult, Search};

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
        let limits = limits(&cfa, &self.config);
        let expected = expected(pool, &cfa, &context.budget.fraction(1, 16));
        let mut search = Search::new(pool, &mut encoder, &limits, context)?.expecting(expected);
        // D4, D5
        let bounded = limits.is_empty() && program.must_end().is_none();
        let mut diameter = if bounded { Diameter::new(pool, &mut encoder, context)? } else { None };
        let verdict = loop {
            // BM:1
            if let Some(then) = context.budget.spent() {
                break Verdict::Unknown(search.unwound(then));
            }
            match search.advance(pool, &mut encoder, context)? {
                RoundsResult::Nothing => {
                    // BM:6
                    let Some(diameter) = diameter.as_mut().filter(|_| search.decided()) else {
                        continue;
                    };
                    let rounds = search.rounds();
                    let blocks = usize::try_from(rounds).unwrap_or(usize::MAX).saturating_add(1);
                    if !diameter.is_reached(pool, &mut encoder, blocks)? {
                        continue;
                    }
                    if let Some(violation) = search.unmodelled(pool, &encoder)? {
                        break Verdict::Unsafe(violation);
                    }
                    if search.decided() {
                        break Verdict::Safe(Proof::Unwound { rounds, simple_paths: true });
                    }
                }
                RoundsResult::Violation(violation) => break Verdict::Unsafe(violation),
                RoundsResult::End => {
                    let rounds = search.rounds().saturating_sub(1);
                    break Verdict::Safe(Proof::Unwound { rounds, simple_paths: false });
                }
                RoundsResult::Cut(head) => {
                    let (name, limit) = (loop_name(&cfa, head), self.config.of(&cfa, head));
                    let limit = limit.unwrap_or_default();
                    let what = format!("the loop at {name} can iterate more than {limit} times");
                    break Verdict::Unknown(Reason::Unwinding { what });
                }
                RoundsResult::Undecided(why) => {
                    break Verdict::Unknown(search.unwound(Reason::Solver { why }));
                }
            }
        };
        self.statistics.rounds = search.rounds();
        self.statistics.queries = search.queries + diameter.map_or(0, |diameter| diameter.queries);
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

/// More rounds are not added at once (D3).
const AT_ONCE: u64 = 32;

/// How often runs come to heads at most, if the intervals of counters tell and it is not often (D3).
fn expected(pool: &mut TermPool, cfa: &Cfa<'_>, budget: &Budget) -> Option<u64> {
    let bounds = loop_facts(pool, cfa.program, cfa.program.main, budget).bounds;
    let mut all: u64 = 0;
    for head in cfa.forest.heads() {
        let mut visits: u64 = 1;
        for (around, _) in cfa.forest.loops.iter().filter(|(_, data)| data.members.contains(&head))
        {
            visits = visits.saturating_mul(bounds.get(around)?.saturating_add(1));
        }
        all = all.saturating_add(visits);
    }
    Some(all).filter(|all| *all <= AT_ONCE)
}

/// How a loop is told to users.
fn loop_name(cfa: &Cfa<'_>, head: LocId) -> LoopName {
    let location = cfa.location(head);
    match location.position {
        Some(at) => format!("{}:{}", cfa.program.sources[at.file.0 as usize].name, at.line),
        None => location.name.clone(),
    }
}
