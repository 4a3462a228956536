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
//! D1: a step (PA:12, PA:13) is a block (`block.rs`): all paths from a head to the next one at once. So `err` is looked for
//! once for each block, for all claims together.
//! D2: an abstraction point keeps the values of variables that its loop does not change. That is as if the
//! predicates of the location told these values apart: Theorem 2 holds for any equivalence of states. `simple` compares
//! only visits at which the values kept are the same. The paths stay finitely many by induction over the nesting of loops:
//! what an inner loop keeps changes only where the outer one is at its head.
//! D3: formulas that hold at a head on every run (facts) are added to the path condition of its abstraction
//! points. Theorem 2 holds, because the states that its proof puts there are those of a run.
//! D4: after a refinement the search goes back to before the first abstraction point whose precision grew. What was
//! finished before stays finished: the points on the path that are left have the precision that they had.
//! D5: before each search, the predicates that hold whenever their head is reached are looked for (`houdini.rs`).
//! They are facts from then on, and if they exclude the claims, they are the proof.
//! D6: a block whose query stays undecided is followed as if it were feasible; a claim whose query stays undecided makes
//! the verdict `Unknown`.
//! D7: where the program is no longer modelled, the verdict can't be `Safe`.
//! D8: while its abstract states are few, the abstraction is explored explicitly (`explicit.rs`), and the counterexamples come
//! from there.
//! D9: when the facts alone don't decide, paths are executed without any abstraction (`symex`) for a share of the time.
//! Shallow violations are found that way, and programs whose paths are few are proved.
//! D10: before all that, paths are explored whose states at heads are matched exactly (`matching`), as long as that may pay.
//! D11: facts may be about all cells of arrays (`cells/`). They have a symbol for the cell, which stands for a number
//! that nobody knows; where they are used, they are used for the cells too that the block reads.
//!
//! Soundness: `Unsafe` has a run of the program. `Safe` rests on Theorem 2, and comes with formulas that are checked again
//! by others where these could be found.

mod affine;
mod atoms;
mod block;
mod candidates;
mod cells;
mod explicit;
mod feasible;
mod ghosts;
mod houdini;
mod matched;
mod matching;
mod names;
mod patient;
mod precision;
mod prepare;
mod refine;
mod samples;
mod search;
mod shape;
mod summaries;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rustc_hash::FxHashSet;
use symra_ir::{ClaimId, ClaimKind, Invariant, LocId, LocRef, Program, Task, Trace, VarSet};
use symra_smt::{Limits, Solver};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::{Budget, Proof, Reason, Verdict, Violation};

use self::block::Executor;
use self::explicit::Explored;
use self::feasible::{Feasibility, feasible};
use self::houdini::Houdini;
use self::matched::Pace;
use self::matching::Matching;
use self::precision::Precision;
use self::prepare::Prepared;
use self::refine::refine;
use self::samples::Samples;
use self::search::{Counterexample, Found, Search};
use self::shape::Shape;
use crate::engine::{Context, Engine, EngineError, Progress};
use crate::facts::loop_facts;
use crate::symex::{SearchOrder, Symex, SymexConfig};

/// Formulas for heads.
pub(crate) type Facts = BTreeMap<LocId, Vec<Term>>;

/// How `symexia` searches.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches, each measured by itself")]
pub struct SymexiaConfig {
    /// How often a path may be at a loop's head before it is abstracted there.
    pub threshold: u64,
    /// Whether to begin anew after each refinement, instead of at the first point whose precision grew.
    pub restart: bool,
    /// Whether to begin with the intervals and congruences of variables.
    pub intervals: bool,
    /// Whether to look for predicates that hold on every run, and to begin with guesses from the program's text.
    pub houdini: bool,
    /// Whether to look for facts about all cells of arrays, if facts are looked for.
    pub cells: bool,
    /// Whether to explore the abstract states one by one, as long as they are few.
    pub explicit: bool,
    /// Whether to explore paths whose states at loops are matched exactly, as long as that may pay.
    pub matching: bool,
    /// Whether to execute paths without abstraction for a share of the time. Who runs `symex` beside has no use for it.
    pub paths: bool,
    /// Whether to leave out of the program what can't influence the claims.
    pub slice: bool,
    /// Whether to look for summaries of recursive procedures.
    pub summaries: bool,
    /// Whether to unroll loops that are known to go round only a few times.
    pub unroll: bool,
    /// Predicates to begin with, for locations by their names.
    pub predicates: Vec<(String, Term)>,
}

impl Default for SymexiaConfig {
    fn default() -> Self {
        Self {
            threshold: 0,
            restart: false,
            intervals: true,
            houdini: true,
            cells: true,
            explicit: true,
            matching: true,
            paths: true,
            slice: true,
            summaries: true,
            unroll: true,
            predicates: Vec::new(),
        }
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
    /// Formulas that were found to hold at heads.
    pub facts: usize,
    /// Queries of the search.
    pub queries: u64,
    /// Recursive procedures that have a summary.
    pub summaries: usize,
    /// States at loops that were matched exactly.
    pub matched: usize,
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

/// The longest time for a query that only helps.
const HELP: Duration = Duration::from_millis(500);
/// The longest time for work that may not pay, where there is no other limit.
const FACTS: Duration = Duration::from_secs(10);
/// The longest time for long runs on guessed inputs.
const RUNS: Duration = Duration::from_secs(3);
/// One of so many parts of the time is for paths without abstraction.
const PATHS: u32 = 4;
/// One of so many parts is for them first, where calls were left out: most recursive programs violate their claims early.
const SHORT: u32 = 12;

impl Engine for Symexia {
    fn name(&self) -> &'static str {
        "symexia"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = SymexiaStatistics::default();
        let Prepared { task: mut prepared, lift, cut } =
            prepare::prepare(task, &self.config, context.budget);
        let (config, statistics) = (&self.config, &mut self.statistics);
        if cut && let Some(verdict) = paths(task, config, context, SHORT)? {
            return Ok(verdict);
        }
        if cut
            && config.summaries
            && let Some(proof) = summaries::prove(task, config, context, statistics)?
        {
            return Ok(Verdict::Safe(proof));
        }
        let mut between = |cegar: &Cegar<'_>, decided: Option<&Outcome>| {
            // Without the calls that were left out, the search has nothing to add to a proof: all the time is for paths.
            let share = if cut && matches!(decided, Some(Outcome::Safe(_))) { 1 } else { PATHS };
            if decided.is_none() || share == 1 {
                paths(task, cegar.config, &cegar.context, share)
            } else {
                Ok(None)
            }
        };
        let outcome =
            match search_program(&mut prepared, config, context, statistics, &mut between)? {
                Ended::Outcome(outcome) => outcome,
                Ended::Verdict(verdict) => return Ok(verdict),
            };
        let verdict = match outcome {
            Outcome::Unsafe(violation) => match lift.trace(&violation.trace) {
                Ok(trace) => Verdict::Unsafe(Violation { claim: violation.claim, trace }),
                Err(error) => Verdict::Unknown(Reason::NotReplayed { what: error.to_string() }),
            },
            Outcome::Safe(_) if cut => Verdict::Unknown(context.budget.spent().unwrap_or_else(|| {
                let what = "recursion for which it finds no summaries, or calls that make the program too large";
                Reason::Unsupported { engine: "symexia", what: what.to_owned() }
            })),
            Outcome::Safe(Ok(invariant)) => {
                let bound = cells::bound(&prepared.pool, &invariant);
                let program = Box::new(prepared.program);
                let summaries = Vec::new();
                Verdict::Safe(Proof::Transformed { program, invariant, summaries, bound })
            }
            Outcome::Safe(Err(why)) => Verdict::Safe(Proof::Uncertified { why }),
            Outcome::Unknown(reason) => Verdict::Unknown(reason),
        };
        task.pool = prepared.pool;
        Ok(verdict)
    }
}

/// How the search of a program ended.
enum Ended {
    /// With this for the program that was searched.
    Outcome(Outcome),
    /// With this verdict of who worked in between.
    Verdict(Verdict),
}

/// Who works between the facts and the refinement.
type Between<'b> =
    dyn FnMut(&Cegar<'_>, Option<&Outcome>) -> Result<Option<Verdict>, EngineError> + 'b;

/// Searches a program that has one procedure, without calls.
fn search_program(
    task: &mut Task,
    config: &SymexiaConfig,
    context: &Context<'_>,
    statistics: &mut SymexiaStatistics,
    between: &mut Between<'_>,
) -> Result<Ended, EngineError> {
    let shape = Shape::new(task.program.procedure(task.program.main));
    let live = &ghosts::live(task, &shape);
    let matters = &symra_ir::live_variables(task).swap_remove(task.program.main.index());
    let samples = if config.houdini {
        Samples::new(task, &shape, live, context.budget)
    } else {
        Samples::default()
    };
    let Task { pool, program } = task;
    let mut cegar = Cegar {
        program,
        executor: Executor::new(pool, program, &shape, live),
        precision: Precision::initial(shape.loops.keys().copied(), config.threshold),
        pool,
        facts: Facts::new(),
        inductive: Facts::new(),
        samples,
        houdini: None,
        matching: None,
        suspicious: false,
        matters,
        ignored: FxHashSet::default(),
        open_question: None,
        config,
        context: *context,
        statistics,
    };
    let decided = cegar.facts()?;
    if let Some(verdict) = between(&cegar, decided.as_ref())? {
        return Ok(Ended::Verdict(verdict));
    }
    let outcome = match decided {
        Some(outcome) => outcome,
        None => cegar.refinement()?,
    };
    cegar.count();
    Ok(Ended::Outcome(outcome))
}

/// Executes paths for a share of the time (D9).
fn paths(
    task: &mut Task,
    config: &SymexiaConfig,
    context: &Context<'_>,
    share: u32,
) -> Result<Option<Verdict>, EngineError> {
    if !config.paths {
        return Ok(None);
    }
    let budget = part(context.budget, 1, share);
    let context = Context { budget: &budget, ..*context };
    let order = SearchOrder::Fair;
    let verdict =
        Symex::new(SymexConfig { order, ..SymexConfig::default() }).run(task, &context)?;
    Ok((!matches!(verdict, Verdict::Unknown(_))).then_some(verdict))
}

/// So many parts of so many of what is left of a budget.
fn part(budget: &Budget, parts: u32, of: u32) -> Budget {
    let now = Instant::now();
    let left = budget.deadline.map(|end| end.saturating_duration_since(now));
    let part = left.map_or(FACTS, |left| left * parts / of);
    Budget { deadline: Some(now + part), ..budget.clone() }
}

/// Adds formulas that are missing.
fn join(to: &mut Facts, more: &Facts) {
    for (head, formulas) in more {
        let known = to.entry(*head).or_default();
        for formula in formulas {
            if !known.contains(formula) {
                known.push(*formula);
            }
        }
    }
}

/// What came out for the prepared program.
enum Outcome {
    /// With formulas, or why there are none.
    Safe(Result<Invariant, String>),
    Unsafe(Violation),
    Unknown(Reason),
}

/// One run of the engine.
struct Cegar<'r> {
    pool: &'r mut TermPool,
    program: &'r Program,
    executor: Executor<'r>,
    precision: Precision,
    /// What holds at heads.
    facts: Facts,
    /// Facts that together are inductive.
    inductive: Facts,
    samples: Samples,
    houdini: Option<Houdini<'r>>,
    matching: Option<Matching<'r>>,
    /// Whether matching reached a claim without a run to show for it.
    suspicious: bool,
    /// For each location the variables that matter there, and no others.
    matters: &'r [VarSet],
    /// Locations of claims that are not looked at any more.
    ignored: FxHashSet<LocId>,
    /// Why `Safe` can't be said though no counterexample is left.
    open_question: Option<Reason>,
    config: &'r SymexiaConfig,
    context: Context<'r>,
    statistics: &'r mut SymexiaStatistics,
}

impl<'r> Cegar<'r> {
    /// What matched states, facts and guessed runs alone decide.
    fn facts(&mut self) -> Result<Option<Outcome>, EngineError> {
        if let Some((claim, trace)) = self.samples.violation.take() {
            return Ok(Some(Outcome::Unsafe(Violation { claim, trace })));
        }
        self.matching = self.matching()?;
        if let Some(outcome) = self.matched(Pace::First)? {
            return Ok(Some(outcome));
        }
        self.given();
        self.intervals();
        if !self.config.houdini {
            return Ok(None);
        }
        let mut houdini = self.blocks()?;
        let decided = self.guess(&mut houdini)?;
        self.houdini = Some(houdini);
        Ok(decided)
    }

    /// Guesses facts from the program's text and runs, and keeps those that hold.
    fn guess(&mut self, houdini: &mut Houdini<'_>) -> Result<Option<Outcome>, EngineError> {
        let mut guesses = candidates::candidates(self.pool, &mut self.executor);
        self.equations(houdini)?;
        join(&mut guesses, &self.facts);
        if let Some(invariant) = self.strengthen(houdini, guesses)? {
            return Ok(Some(Outcome::Safe(Ok(invariant))));
        }
        if let Some((claim, trace)) = self.long_runs() {
            return Ok(Some(Outcome::Unsafe(Violation { claim, trace })));
        }
        Ok(self.cells(houdini)?.map(|invariant| Outcome::Safe(Ok(invariant))))
    }

    /// Alg. 3.
    fn refinement(&mut self) -> Result<Outcome, EngineError> {
        if let Some(outcome) = self.matched(Pace::Second)? {
            return Ok(outcome);
        }
        self.matching = None;
        let mut houdini = self.houdini.take();
        let solver = self.context.backend.solver(&self.context.budget.limits())?;
        let mut search = Search::new(solver);
        let mut exact = self.context.backend.solver(&self.context.budget.limits())?;
        let mut helper = self.context.backend.solver(&self.help())?;
        let mut explicit = self.config.explicit;
        // The first search is over paths: it keeps what loops don't change (D2), and without predicates it is short.
        let mut first = true;
        // CE:2
        loop {
            let explored = if std::mem::take(&mut first) {
                None
            } else {
                self.explore(houdini.as_mut(), &mut explicit)?
            };
            let found = match explored {
                Some(found) => found,
                None => search.run(
                    self.pool,
                    &mut self.executor,
                    &self.precision,
                    &self.facts,
                    &self.ignored,
                    &self.context,
                )?,
            };
            self.statistics.queries = search.queries;
            let counterexample = match found {
                Found::Stopped(reason) => return Ok(Outcome::Unknown(reason)),
                Found::Proof(formulas) => {
                    return Ok(match self.open_question.take() {
                        Some(reason) => Outcome::Unknown(reason),
                        None => Outcome::Safe(Ok(self.invariant(&formulas))),
                    });
                }
                Found::Nothing => return self.safe(search.undecided.take(), houdini), // CE:3
                Found::Counterexample(counterexample) => counterexample,
            };
            // CE:5
            let feasibility =
                feasible(self.pool, &mut self.executor, &counterexample, &mut *exact)?;
            let changed = match feasibility {
                Feasibility::Yes(trace, at) => {
                    let claim = self.executor.procedure.locations[at.index()]
                        .claim
                        .expect("a counterexample should end at a claim");
                    if self.program.claim(claim).kind != ClaimKind::Unsupported {
                        return Ok(Outcome::Unsafe(Violation { claim, trace: *trace })); // CE:6
                    }
                    // D7
                    let what = self.program.claim(claim).message.clone();
                    self.open_question.get_or_insert(Reason::Approximated { what });
                    self.ignored.insert(at);
                    FxHashSet::default()
                }
                Feasibility::Undecided(why) => {
                    self.open_question.get_or_insert(Reason::Solver { why });
                    self.ignored.insert(counterexample.claim);
                    FxHashSet::default()
                }
                Feasibility::No => {
                    let raised = self.statistics.raised;
                    let changed = self.refine(&counterexample, &mut *helper)?; // CE:7
                    // A higher threshold helps only the search that has thresholds.
                    explicit &= self.statistics.raised == raised;
                    if let Some(houdini) = &mut houdini
                        && let Some(invariant) = self.strengthen_by_predicates(houdini)?
                    {
                        return Ok(Outcome::Safe(Ok(invariant)));
                    }
                    changed
                }
            };
            if self.config.restart && !changed.is_empty() {
                search.restart()?;
            } else {
                search.back_to(&changed)?; // D4
            }
        }
    }

    /// CE:1: the predicates that the user gave.
    fn given(&mut self) {
        for (name, predicate) in &self.config.predicates {
            let locations = self.executor.procedure.locations.iter();
            for (index, _) in locations.enumerate().filter(|(_, loc)| loc.name == *name) {
                let loc = LocId::new(index);
                let executor = &mut self.executor;
                if executor.shape.is_head(loc) && executor.is_live(self.pool, loc, *predicate) {
                    self.precision.add(loc, *predicate);
                }
            }
        }
    }

    /// Facts from the intervals and congruences of variables.
    fn intervals(&mut self) {
        if !self.config.intervals {
            return;
        }
        let budget = self.part(8);
        let found = loop_facts(self.pool, self.program, self.program.main, &budget);
        let heads = found.facts.into_iter().filter(|(loc, _)| self.executor.shape.is_head(*loc));
        self.facts.extend(heads);
        self.executor.refuse_dead(self.pool, &mut self.facts);
    }

    /// A part of what is left of the budget, for work that may not pay.
    fn part(&self, share: u32) -> Budget {
        self.share(1, share)
    }

    /// So many parts of so many of what is left of the budget.
    fn share(&self, parts: u32, of: u32) -> Budget {
        part(self.context.budget, parts, of)
    }

    /// A violation at the end of a long run on guessed inputs.
    fn long_runs(&mut self) -> Option<(ClaimId, Trace)> {
        let task = Task { pool: self.pool.clone(), program: self.program.clone() };
        let mut budget = self.part(8);
        budget.deadline = budget.deadline.map(|end| end.min(Instant::now() + RUNS));
        self.samples.long(&task, self.executor.shape, self.executor.live, &budget);
        self.samples.violation.take()
    }

    /// Limits for queries that only help.
    fn help(&self) -> Limits {
        let limits = self.context.budget.limits();
        Limits { query: Some(limits.query.map_or(HELP, |query| query.min(HELP))), ..limits }
    }

    fn blocks(&mut self) -> Result<Houdini<'r>, EngineError> {
        let limits = self.help();
        Ok(Houdini::new(self.pool, &mut self.executor, self.context.backend, &limits)?)
    }

    /// D5. The formulas that prove the program, if they do.
    fn strengthen(
        &mut self,
        houdini: &mut Houdini<'_>,
        mut guesses: Facts,
    ) -> Result<Option<Invariant>, EngineError> {
        let budget = self.part(8);
        for (head, formulas) in &mut guesses {
            let states = self.samples.states.get(head).map_or(&[][..], Vec::as_slice);
            formulas.retain(|formula| {
                let holds = |state| self.pool.evaluate_in(*formula, state) == Value::Bool(true);
                states.iter().all(holds)
            });
        }
        let Some(kept) = houdini.inductive(self.pool, &mut self.executor, &guesses, &budget)?
        else {
            return Ok(None);
        };
        for (head, formulas) in &kept {
            for formula in formulas {
                tracing::debug!(head = head.0, fact = %self.pool.display(*formula), "new fact");
            }
        }
        join(&mut self.facts, &kept);
        join(&mut self.inductive, &kept);
        if self.open_question.is_none()
            && houdini.excludes_claims(self.pool, &self.executor, &self.inductive)?
        {
            let formulas = self.inductive.clone();
            return Ok(Some(self.invariant(&formulas)));
        }
        Ok(None)
    }

    /// Facts that are linear equations.
    fn equations(&mut self, houdini: &mut Houdini<'_>) -> Result<(), EngineError> {
        let budget = self.part(8);
        let found = houdini.affine(self.pool, &mut self.executor, &self.samples, &budget)?;
        if let Some(equations) = found {
            houdini.add(self.pool, &equations)?;
            join(&mut self.facts, &equations);
            join(&mut self.inductive, &equations);
        }
        Ok(())
    }

    fn strengthen_by_predicates(
        &mut self,
        houdini: &mut Houdini<'_>,
    ) -> Result<Option<Invariant>, EngineError> {
        let mut guesses = Facts::new();
        let found: Vec<(LocId, Vec<Term>)> =
            self.precision.iter().map(|(head, entry)| (head, entry.predicates.clone())).collect();
        for (head, predicates) in found {
            let mut both = self.facts.get(&head).cloned().unwrap_or_default();
            for predicate in predicates {
                both.extend([predicate, self.pool.not(predicate)]);
            }
            both.sort_unstable();
            both.dedup();
            guesses.insert(head, both);
        }
        self.strengthen(houdini, guesses)
    }

    /// Formulas for all heads.
    fn invariant(&mut self, facts: &Facts) -> Invariant {
        let proc = self.program.main;
        let heads = self.executor.shape.loops.keys();
        heads
            .map(|head| {
                let all = facts.get(head).map_or(&[][..], Vec::as_slice);
                (LocRef { proc, loc: *head }, self.pool.and(all))
            })
            .collect()
    }

    /// No counterexample is left.
    fn safe(
        &mut self,
        undecided: Option<symra_smt::WhyUnknown>,
        houdini: Option<Houdini<'r>>,
    ) -> Result<Outcome, EngineError> {
        if let Some(reason) = self.open_question.take() {
            return Ok(Outcome::Unknown(reason));
        }
        if let Some(why) = undecided {
            return Ok(Outcome::Unknown(Reason::Solver { why }));
        }
        if self.executor.shape.loops.is_empty() {
            return Ok(Outcome::Safe(Ok(Invariant::new())));
        }
        // CE:4
        let mut houdini = match houdini {
            Some(houdini) => houdini,
            None => self.blocks()?,
        };
        let predicates = self.predicates();
        let (budget, none) = (self.context.budget, FxHashSet::default());
        let inductive = self.inductive.clone();
        let executor = &mut self.executor;
        let found = houdini.explore(self.pool, executor, &predicates, &inductive, &none, budget)?;
        Ok(Outcome::Safe(match found {
            Explored::Proof(formulas) => Ok(self.invariant(&formulas)),
            Explored::GaveUp => {
                Err("the abstract states that prove it were not found in time".to_owned())
            }
            Explored::Counterexample(_) => {
                let why =
                    "its predicates alone, without the values that loops keep, do not prove it";
                Err(why.to_owned())
            }
        }))
    }

    /// D8. A counterexample or proof; `None` if there are too many abstract states.
    fn explore(
        &mut self,
        houdini: Option<&mut Houdini<'_>>,
        explicit: &mut bool,
    ) -> Result<Option<Found>, EngineError> {
        let Some(houdini) = houdini.filter(|_| *explicit) else { return Ok(None) };
        let predicates = self.predicates();
        let budget = self.part(4);
        let inductive = self.inductive.clone();
        let executor = &mut self.executor;
        let found = houdini.explore(
            self.pool,
            executor,
            &predicates,
            &inductive,
            &self.ignored,
            &budget,
        )?;
        Ok(match found {
            Explored::Proof(formulas) => Some(Found::Proof(formulas)),
            Explored::Counterexample(counterexample) => Some(Found::Counterexample(counterexample)),
            Explored::GaveUp => {
                *explicit = false;
                None
            }
        })
    }

    /// The predicates of all heads.
    fn predicates(&self) -> Facts {
        self.precision.iter().map(|(head, entry)| (head, entry.predicates.clone())).collect()
    }

    /// REFINE. The locations whose precision grew: there is always one.
    fn refine(
        &mut self,
        counterexample: &Counterexample,
        solver: &mut dyn Solver,
    ) -> Result<FxHashSet<LocId>, EngineError> {
        self.statistics.refinements += 1;
        Progress::add(&self.context.progress.paths, 1);
        let found = refine(self.pool, &mut self.executor, counterexample, &self.facts, solver)?;
        let mut changed = FxHashSet::default();
        for (head, predicates) in found.unwrap_or_default() {
            for predicate in predicates {
                if self.executor.is_live(self.pool, head, predicate)
                    && self.precision.add(head, predicate)
                {
                    tracing::debug!(head = head.0, predicate = %self.pool.display(predicate), "new predicate");
                    changed.insert(head);
                }
            }
        }
        if changed.is_empty() {
            self.statistics.raised += 1;
            for (loc, abstracted) in &counterexample.points {
                if *abstracted {
                    let visits = counterexample.points.iter().filter(|(l, _)| l == loc).count();
                    self.precision.raise(*loc, visits as u64);
                    changed.insert(*loc);
                }
            }
        }
        Ok(changed)
    }

    fn count(&mut self) {
        self.statistics.facts = self.facts.values().map(Vec::len).sum();
        self.statistics.predicates = self
            .precision
            .iter()
            .map(|(head, entry)| {
                let position = self.executor.procedure.locations[head.index()].position;
                (position.map(|position| position.line), entry.predicates.len())
            })
            .collect();
    }
}
