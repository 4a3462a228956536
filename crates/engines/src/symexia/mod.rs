//! Symbolic execution with implicit predicate abstraction and refinement by counterexamples.
//!
//! After Jonas, Strejcek and Griggio, "Combining Symbolic Execution with Predicate Abstraction and CEGAR"
//! (FMCAD 2024), Alg. 2 and 3.
//!
//! ```text
//! PA:1   function SYMEXPA(l, s, h, p)
//! PA:2     h <- h.(l, s)                                    update history
//! PA:3     if l = err then
//! PA:4       return (UNSAFE, h)
//! PA:6     if ABSTRACT?(l, h, p) then                       should we abstract?
//! PA:7       m_A <- freshMem()
//! PA:8       pc_A <- s.pc and eq(p(l).P, s.m, m_A)
//! PA:9       pc_A <- pc_A and simple(p(l).P, l, m_A, h)
//! PA:10      s <- (pc_A, m_A)
//! PA:12    for (l, o, l') in E do                           for each outgoing edge
//! PA:13      s' <- next(s, o)                               successor state
//! PA:15      if not ISSAT(s'.pc) then
//! PA:16        continue                                     the path is not p-simple
//! PA:17      h' <- h.o                                      new history with the operation
//! PA:18      if SYMEXPA(l', s', h', p) = (UNSAFE, h'') then
//! PA:19        return (UNSAFE, h'')                         p-simple error path
//! PA:21    return SAFE                                      all outgoing p-simple paths are safe
//!
//! CE:1   p <- INITIALPRECISION()
//! CE:2   loop
//! CE:3     if SYMEXPA(init, (true, freshMem()), e, p) = SAFE then
//! CE:4       return SAFE
//! CE:5     if ISFEASIBLE(cex) then
//! CE:6       return (UNSAFE, cex)
//! CE:7     p <- REFINE(p, cex)
//! ```
//!
//! Departures.
//! D1: a step (PA:12, PA:13) is a block: all paths from a head to the next one at once. So `err` is looked for
//! once for each block, for all claims together.
//! D2: an abstraction point keeps the values of variables that its loop does not change. That is as if the
//! predicates of the location told these values apart: Theorem 2 holds for any equivalence of states. `simple` compares
//! only visits at which the values kept are the same. The paths stay finitely many by induction over the nesting of loops:
//! what an inner loop keeps changes only where the outer one is at its head.
//! D3: lemmas that hold at a head on every run are added to the path condition of its abstraction
//! points. Theorem 2 holds, because the states that its proof puts there are those of a run. Lemmas about all elements of arrays are
//! used for the elements that the block reads.
//! D4: after a refinement the search goes back to before the first abstraction point whose precision grew. What was
//! finished before stays finished: the points on the path that are left have the precision that they had.
//! D5: after each refinement, the predicates that hold whenever their head is reached are looked for (Houdini).
//! They are lemmas from then on, and if the lemmas exclude the claims, they are the proof.
//! D6: a block whose query stays undecided is followed as if it were feasible; a claim whose query stays undecided makes
//! the verdict `Unknown`.
//! D7: where the program is no longer modelled, the verdict can't be `Safe`.
//! D8: while its abstract states are few, the abstraction is explored explicitly, and the counterexamples come
//! from there.
//!
//! Soundness: `Unsafe` has a run of the program. `Safe` rests on Theorem 2, and comes with formulas that are checked again
//! by others where these could be found.

mod cegar;
mod precision;
mod search;

use symra_analysis::encode::Encoder;
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Task};
use symra_terms::Term;
use symra_verdict::Verdict;

use self::cegar::Cegar;
use crate::engine::{Context, Engine, EngineError, unsupported};

/// How `symexia` searches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymexiaConfig {
    /// How often a path may be at a loop's head before it is abstracted there.
    pub threshold: u64,
    /// Whether to begin anew after each refinement, instead of at the first point whose precision grew.
    pub restart: bool,
    /// Whether to use lemmas (D3), and to look for new ones among the predicates (D5).
    pub lemmas: bool,
    /// Whether to explore the abstract states one by one, as long as they are few (D8).
    pub explicit: bool,
    /// Predicates to begin with, for locations by their names.
    pub predicates: Vec<(String, Term)>,
}

impl Default for SymexiaConfig {
    fn default() -> Self {
        Self { threshold: 0, restart: false, lemmas: true, explicit: true, predicates: Vec::new() }
    }
}

impl SymexiaConfig {
    /// Alg. 2 and 3 as they are printed, without lemmas and explicit exploration.
    pub fn as_published(threshold: u64) -> Self {
        Self { threshold, lemmas: false, explicit: false, ..Self::default() }
    }
}

/// What a run of `symexia` did.
#[derive(Clone, Debug, Default)]
pub struct SymexiaStatistics {
    /// Counterexamples that were excluded.
    pub refinements: u64,
    /// How often the thresholds were raised because no predicate was found.
    pub raised: u64,
    /// For each loop's head (its line, if known) the predicates of the last precision.
    pub predicates: Vec<(Option<u32>, usize)>,
    /// Formulas that were known to hold at heads.
    pub lemmas: usize,
    /// Queries of the search.
    pub queries: u64,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Symexia {
    config: SymexiaConfig,
    statistics: SymexiaStatistics,
}

impl Symexia {
    /// The engine with a configuration.
    pub fn new(config: SymexiaConfig) -> Self {
        Self { config, statistics: SymexiaStatistics::default() }
    }

    /// What the last run did.
    pub fn statistics(&self) -> &SymexiaStatistics {
        &self.statistics
    }
}

impl Engine for Symexia {
    fn name(&self) -> &'static str {
        "symexia"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = SymexiaStatistics::default();
        let live = live_with_auxiliary(task);
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("symexia", &what)),
        };
        let encoder = Encoder::new(pool, &cfa, &live);
        let system = CutPoints::new(pool, encoder);
        let (config, statistics) = (&self.config, &mut self.statistics);
        let mut cegar = Cegar::new(pool, system, config, context, statistics)?;
        let verdict = cegar.run()?;
        cegar.count();
        Ok(verdict)
    }
}
