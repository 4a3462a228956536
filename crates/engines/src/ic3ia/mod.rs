//! Property-directed reachability with implicit predicate abstraction.
//!
//! After Cimatti, Griggio, Mover and Tonetta, "IC3 Modulo Theories via Implicit Predicate Abstraction" (TACAS 2014); generalisation
//! after Hassan, Bradley and Somenzi, "Better Generalization in IC3" (FMCAD 2013).
//!
//! ```text
//! IC:1   P := first predicates; F(0) := the entry; F(1) := true; k := 1
//! IC:2   loop
//! IC:3     while F(k) & block to a claim has an abstract state c:
//! IC:4       obligations := {(c, k)}
//! IC:5       while there are obligations: take the (c, i) with the least i
//! IC:6         if c is reached from the entry: c is the beginning of an abstract counterexample
//! IC:7         if F(i-1) & !c & block & c' has a state s: add (s, i-1), and (c, i) again
//! IC:8         else: exclude a generalisation of c from F(1) .. F(i), and further while that holds
//! IC:9           add (c, i+1)
//! IC:10        generalise: drop literals of c that the refutations do not need
//! IC:11          where a state s is against that: exclude s first, if it is not reached
//! IC:12    k := k+1
//! IC:13    move the clauses of F(i) that F(i+1) has too
//! IC:14    if F(i) = F(i+1): SAFE
//! IC:15  counterexample: if the program can go its way: UNSAFE
//! IC:16    else P := P and the atoms of its interpolants
//! IC:17    if there is no new one: UNKNOWN
//! ```
//!
//! All clauses are over the predicates P; `block` is between two cut points, and abstract: the predicates' values at its ends are all
//! that it knows of the states there.
//!
//! Departures.
//! D1: a location of the paper's program counter is a head of a loop, with predicates and clauses of its own; a step is a
//! block, all paths to the next head at once.
//! D2: clauses that hold in all frames at once are inductive, and go to the lemma store.
//! D3: inductive lemmas of others are known of the start of every block. Where there are none yet, they are guessed and checked first.
//! D4: claims that the program does not model, or whose run the solver does not decide, are left out; then the verdict can't be `Safe`.
//! D5: of a state that a step begins in, IC:7 adds only what the step needs (`lifted`). P has from the start what conditions ask of
//! enumerated variables.
//! D6: for bit-vectors and arrays of them, queries that only make clauses better may take a limited number of steps.
//! D7: predicates at the end of a block are told to solvers case by case, by the ways of the block, as far as there are few. On a way
//! that changes nothing in it, a predicate at the end is the one at the start, and no numbers are looked at.
//! D8: memory is hidden at first, and shown as far as paths to claims need it, as [`localization`](crate::localization) does, with this
//! engine in place of those that it asks. When half of the time has not been enough, the program is examined as it is.
//! D9: where predicates come one after the other that differ in numbers only, interpolants may be sums of inequalities.
//!
//! Soundness: `Unsafe` has a run of the program. `Safe` has the clauses of a frame that is the same as the next one: by IC:8 and
//! IC:13 they hold at the entry's ends and are preserved by every block, and by IC:3 they exclude the claims. An undecided query of IC:7 is
//! `Unknown`; elsewhere it makes a clause weaker or stay where it is. With hidden memory (D8) the program can do more, so that its proof is one,
//! and a run of it counts only if it is one of the given program.

mod abstraction;
mod blocking;
mod generalisation;
mod propagation;
mod refinement;

use symra_analysis::encode::Encoder;
use symra_analysis::infer::{Inference, InferenceConfig, live_with_auxiliary};
use symra_analysis::predabs::{Cube, Frames, Level};
use symra_analysis::system::CutPoints;
use symra_ir::{Cfa, Task};
use symra_smt::SmtError;
use symra_terms::TermPool;
use symra_verdict::{Reason, Verdict};

use self::abstraction::{Abstraction, Question, Step};
use self::blocking::{AbstractPath, Blocked};
use crate::engine::{Context, Engine, EngineError, Progress, inductive, unsupported};
use crate::localization::{LocalizationStatistics, MemoryStrategy, memory, rounds};

/// How `ic3ia` searches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ic3iaConfig {
    /// Whether clauses are tried in all frames at once (D2).
    pub infinite: bool,
    /// How deep counterexamples to generalisations are followed (IC:11).
    pub counterexamples: usize,
    /// Whether lemmas are looked for where others have found none (D3).
    pub lemmas: bool,
    /// What is done with memory (D8).
    pub memory: MemoryStrategy,
}

impl Default for Ic3iaConfig {
    fn default() -> Self {
        Self { infinite: true, counterexamples: 1, lemmas: true, memory: MemoryStrategy::Hidden }
    }
}

/// What a run of `ic3ia` did.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ic3iaStatistics {
    /// Counterexamples of the abstraction that were none of the program.
    pub refinements: u64,
    /// Frames.
    pub frames: usize,
    /// Predicates of all heads.
    pub predicates: usize,
    /// Clauses of all heads, at the end.
    pub clauses: usize,
    /// Queries of the search.
    pub queries: u64,
    /// Variables that hold memory and were shown, of those that were hidden at first (D8).
    pub shown: usize,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Ic3ia {
    config: Ic3iaConfig,
    statistics: Ic3iaStatistics,
}

impl Ic3ia {
    /// The engine with a configuration.
    pub fn new(config: Ic3iaConfig) -> Self {
        Self { config, statistics: Ic3iaStatistics::default() }
    }

    /// What the last run did.
    pub fn statistics(&self) -> Ic3iaStatistics {
        self.statistics
    }
}

impl Engine for Ic3ia {
    fn name(&self) -> &'static str {
        "ic3ia"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = Ic3iaStatistics::default();
        if let Err(what) = Cfa::new(&task.program) {
            return Ok(unsupported("ic3ia", &what));
        }
        if self.config.memory == MemoryStrategy::Hidden && !memory(task).is_empty() {
            // D8
            let budget = context.budget.fraction(1, 2);
            let context = Context { budget: &budget, ..*context };
            let mut counts = LocalizationStatistics::default();
            let mut ask = |task: &mut Task, context: &Context<'_>| self.examine(task, context);
            let verdict = rounds(task, &context, &mut counts, &mut ask)?;
            self.statistics.shown = counts.shown;
            if matches!(verdict, Verdict::Safe(_) | Verdict::Unsafe(_)) {
                return Ok(verdict);
            }
        }
        self.examine(task, context)
    }
}

impl Ic3ia {
    /// Examines a program as it is.
    fn examine(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let live = live_with_auxiliary(task);
        let Task { pool, program } = task;
        let cfa = Cfa::new(program).expect("a program without calls should be one automaton");
        let encoder = Encoder::new(pool, &cfa, &live);
        let mut system = CutPoints::new(pool, encoder);
        if context.lemmas.is_empty() && self.config.lemmas {
            let budget = context.budget.fraction(1, 8); // D3
            let ground = (context.backend, &budget, context.lemmas);
            let sources = InferenceConfig { arrays: false, ..InferenceConfig::default() };
            let mut inference = Inference::new(pool, &system, sources, ground)?;
            if let Some(formulas) = inference.run(pool, &mut system)? {
                return Ok(Verdict::Safe(inductive(pool, &cfa, &formulas)));
            }
        }
        let ground = (context.backend, context.budget.limits());
        let abstraction = Abstraction::new(pool, system, ground)?;
        let frames = Frames::new(abstraction.points.len());
        let mut ic3 = Ic3 {
            pool,
            abstraction,
            frames,
            top: 1,
            seen: 0,
            inconclusive: None,
            lifting: true,
            config: &self.config,
            context: *context,
            statistics: &mut self.statistics,
        };
        let verdict = ic3.check();
        ic3.count();
        match verdict {
            Ok(verdict) => Ok(verdict),
            Err(Stop::Reason(reason)) => Ok(Verdict::Unknown(reason)),
            Err(Stop::Failed(error)) => Err(error),
        }
    }
}

/// Why a run ends without a verdict.
enum Stop {
    /// It is `Unknown`.
    Reason(Reason),
    /// The solver failed.
    Failed(EngineError),
}

impl From<Reason> for Stop {
    fn from(reason: Reason) -> Self {
        Self::Reason(reason)
    }
}

impl From<SmtError> for Stop {
    fn from(error: SmtError) -> Self {
        Self::Failed(error.into())
    }
}

/// One run of the engine.
struct Ic3<'r> {
    pool: &'r mut TermPool,
    abstraction: Abstraction<'r>,
    frames: Frames,
    /// The last frame: k.
    top: Level,
    /// How many lemmas of the store were seen.
    seen: usize,
    /// Why `Safe` can't be said though no counterexample is left.
    inconclusive: Option<Reason>,
    /// Whether states are lifted.
    lifting: bool,
    config: &'r Ic3iaConfig,
    context: Context<'r>,
    statistics: &'r mut Ic3iaStatistics,
}

impl Ic3<'_> {
    fn check(&mut self) -> Result<Verdict, Stop> {
        let mut solvers = self.solvers()?;
        // IC:1, IC:2
        self.first_predicates()?;
        loop {
            self.spent()?;
            self.read_lemmas()?;
            if let Some(path) = self.counterexample_of_top()? {
                if let Some(verdict) = self.refine(&path, &mut solvers)? {
                    return Ok(verdict);
                }
                continue;
            }
            self.top += 1; // IC:12
            Progress::set(&self.context.progress.depth, self.top as u64);
            tracing::debug!(frames = self.top, clauses = self.frames.total(), "new frame");
            if let Some(level) = self.propagate()? {
                if let Some(reason) = self.inconclusive.take() {
                    return Err(reason.into());
                }
                let formulas = self.formulas(level);
                let cfa = self.abstraction.system.encoder.cfa;
                return Ok(Verdict::Safe(inductive(self.pool, cfa, &formulas)));
            }
        }
    }

    /// An abstract path of at most k blocks that leads from the entry to a claim, if there is one.
    fn counterexample_of_top(&mut self) -> Result<Option<AbstractPath>, Stop> {
        for transition in self.abstraction.to_claims() {
            let from = self.abstraction.transitions[transition].from;
            loop {
                self.spent()?;
                let (level, lifted, to) = (self.top, self.lifting, &Cube::new());
                let question = Question { transition, level, without: None, to, lifted };
                let within = (self.top, &self.frames);
                // IC:3
                let cube = match self.abstraction.decide(self.pool, question, within)? {
                    Step::None(_) => break,
                    Step::From(cube) => cube,
                    Step::Unknown(why) => {
                        self.spent()?;
                        return Err(Reason::Solver { why }.into());
                    }
                };
                let Some(point) = from else {
                    return Ok(Some(AbstractPath { start: None, steps: vec![(transition, cube)] }));
                };
                match self.block((point, cube, transition), self.top)? {
                    // IC:4
                    Blocked::Yes => (),
                    Blocked::No(path) => return Ok(Some(path)),
                }
            }
        }
        Ok(None)
    }

    /// D3.
    fn read_lemmas(&mut self) -> Result<(), Stop> {
        let (mut inductive, _) = self.context.lemmas.since(&mut self.seen, self.pool);
        self.abstraction.system.encoder.refuse_dead(self.pool, &mut inductive);
        Ok(self.abstraction.learn(self.pool, &inductive)?)
    }

    fn spent(&self) -> Result<(), Stop> {
        self.context.budget.spent().map_or(Ok(()), |reason| Err(reason.into()))
    }

    fn count(&mut self) {
        let points = &self.abstraction.points;
        self.statistics.predicates = points.iter().map(|point| point.predicates.len()).sum();
        self.statistics.frames = self.top;
        self.statistics.clauses = self.frames.total();
        self.statistics.queries += self.abstraction.queries;
    }
}
