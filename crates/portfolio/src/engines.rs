//! Engines by their names, with their settings.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use symra_analysis::infer::InferenceConfig;
use symra_engines::ase::SafetyCheck;
use symra_engines::{
    Acceleration, Ase, AseConfig, Bmc, BmcConfig, Context, Contracts, Engine as _, EngineError,
    Houdini, HoudiniConfig, Ic3ia, Kind, LassoConfig, LassoSearch, Localization, Matching,
    MatchingConfig, Minimax, MinimaxConfig, Modular, PathEnd, PathSink, Ranking, SearchOrder,
    Simulation, SimulationConfig, Symex, SymexConfig, Symexia, SymexiaConfig, Ur, UrConfig, Visits,
    with_lemmas,
};
use symra_ir::{Sequentialization, Task, Trace};
use symra_verdict::{Reason, Verdict};

use crate::prepare::Form;

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum EngineName {
    /// Abstract analysis of symbolic executions.
    Ase,
    /// Concrete execution with abstract matching and refinement.
    Ur,
    /// Symbolic execution of all paths.
    Symex,
    /// Symbolic execution with predicate abstraction.
    Symexia,
    /// Symbolic execution with exact matching of states at loops.
    Matching,
    /// Invariants that are guessed and checked.
    Houdini,
    /// Proofs that need not know what is in memory.
    Localization,
    /// Property-directed reachability with predicate abstraction.
    Ic3ia,
    /// Contracts of recursive procedures.
    Contracts,
    /// Runs on guessed inputs.
    Simulation,
    /// All runs together, round by round.
    Bmc,
    /// The same with any number of rounds in one step.
    Acceleration,
    /// Context-bounded analysis: all runs together that need few rounds of the threads.
    Cba,
    /// Induction over several rounds of loops.
    Kind,
    /// Symbolic execution that learns what is irrelevant.
    Minimax,
    /// Invariants of threads that others preserve.
    Modular,
    /// Measures that decrease: every run ends.
    Ranking,
    /// Runs that go on forever.
    Lasso,
    /// How often runs come to a place.
    Visits,
}

impl EngineName {
    /// All engines.
    pub const ALL: [Self; 19] = [
        Self::Ase,
        Self::Ur,
        Self::Symex,
        Self::Symexia,
        Self::Matching,
        Self::Houdini,
        Self::Localization,
        Self::Ic3ia,
        Self::Contracts,
        Self::Simulation,
        Self::Bmc,
        Self::Acceleration,
        Self::Cba,
        Self::Kind,
        Self::Minimax,
        Self::Modular,
        Self::Ranking,
        Self::Lasso,
        Self::Visits,
    ];

    /// The name that users know it by.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ase => "ase",
            Self::Ur => "ur",
            Self::Symex => "symex",
            Self::Symexia => "symexia",
            Self::Matching => "matching",
            Self::Houdini => "houdini",
            Self::Localization => "localization",
            Self::Ic3ia => "ic3ia",
            Self::Contracts => "contracts",
            Self::Simulation => "simulation",
            Self::Bmc => "bmc",
            Self::Acceleration => "acceleration",
            Self::Cba => "cba",
            Self::Kind => "kind",
            Self::Minimax => "minimax",
            Self::Modular => "modular",
            Self::Ranking => "ranking",
            Self::Lasso => "lasso",
            Self::Visits => "visits",
        }
    }

    /// The engine of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// The program that it works on, where the given one has calls or not.
    pub fn form(self, has_calls: bool) -> Form {
        match self {
            // The tables of their papers are about models as they are written.
            Self::Ase | Self::Ur if !has_calls => Form::Given,
            Self::Modular => Form::Given,
            Self::Symex => Form::Sliced,
            Self::Contracts => Form::Recursive,
            Self::Ase
            | Self::Ur
            | Self::Symexia
            | Self::Matching
            | Self::Houdini
            | Self::Localization
            | Self::Simulation
            | Self::Bmc
            | Self::Acceleration
            | Self::Cba
            | Self::Kind
            | Self::Minimax
            | Self::Ranking
            | Self::Ic3ia
            | Self::Lasso
            | Self::Visits => Form::CallFree,
        }
    }

    /// Whether it says only whether runs end. The others say something of claims.
    pub fn is_of_ends(self) -> bool {
        matches!(self, Self::Ranking | Self::Lasso | Self::Visits)
    }

    /// Whether it says something where every run must end, or where none need to.
    fn answers(self, must_end: bool) -> bool {
        self == Self::Bmc || self.is_of_ends() == must_end
    }
}

/// Receives the paths that `symex` ends, from its thread.
pub type SharedSink = Arc<Mutex<dyn PathSink + Send>>;

/// What the user may set of engines.
#[derive(Clone)]
pub struct Settings {
    /// Whether `ase`, `ur`, `symexia` and `minimax` run as their authors did.
    pub as_published: bool,
    /// Whether `ase` and `ur` begin with the predicates of the claims.
    pub claim_predicates: bool,
    /// How often a path of `symexia` may be at a loop's head before it is abstracted there.
    pub threshold: u64,
    /// The order in which `symex` follows paths.
    pub order: SearchOrder,
    /// Gets a run for each path of `symex`, which then follows all.
    pub paths: Option<SharedSink>,
    /// How `bmc` and `cba` unwind loops.
    pub bmc: BmcConfig,
    /// How `cba` bounds threads.
    pub contexts: ContextConfig,
}

/// How `cba` bounds threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ContextConfig {
    /// How many rounds of the threads there are. Without a bound, more and more, as long as there is time.
    pub rounds: Option<u32>,
    /// How the program becomes a sequential one.
    pub how: Sequentialization,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            as_published: false,
            claim_predicates: true,
            threshold: 0,
            order: SearchOrder::Fair,
            paths: None,
            bmc: BmcConfig::default(),
            contexts: ContextConfig::default(),
        }
    }
}

/// Counts of an engine, with the names under which to print them.
pub type Counts = Vec<(&'static str, String)>;

/// How eager a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// A quick look, given up where it does not pay.
    Quick,
    /// Everything that the engine can do.
    Full,
}

struct Forward(SharedSink);

impl PathSink for Forward {
    fn path(&mut self, trace: Trace, end: PathEnd) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).path(trace, end);
    }
}

/// Runs an engine.
///
/// # Errors
/// If a solver failed.
pub fn run_engine(
    engine: EngineName,
    effort: Effort,
    settings: &Settings,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), EngineError> {
    let quick = effort == Effort::Quick;
    if !engine.answers(task.program.must_end().is_some()) {
        let what = if engine.is_of_ends() { "claims" } else { "termination" }.to_owned();
        let reason = Reason::Unsupported { engine: engine.name(), what };
        return Ok((Verdict::Unknown(reason), Counts::new()));
    }
    let lemmas = context.lemmas.by(engine.name());
    let context = &Context { lemmas: &lemmas, ..*context };
    let (verdict, counts) = match engine {
        EngineName::Ase => ase(settings, task, context)?,
        EngineName::Ur => ur(settings, task, context)?,
        EngineName::Symex => (symex(settings, task, context)?, Counts::new()),
        EngineName::Symexia => symexia(settings, task, context)?,
        EngineName::Matching => {
            let mut matching = Matching::new(MatchingConfig { impatient: quick });
            let verdict = matching.run(task, context)?;
            let s = matching.statistics();
            let states = ("states at loops matched", s.states.to_string());
            (verdict, vec![states, ("queries of the search", s.queries.to_string())])
        }
        EngineName::Houdini => {
            let sources = InferenceConfig { arrays: !quick, ..InferenceConfig::default() };
            let mut houdini = Houdini::new(HoudiniConfig { sources });
            (houdini.run(task, context)?, Counts::new())
        }
        EngineName::Localization => {
            let mut localization = Localization::default();
            let verdict = localization.run(task, context)?;
            let s = localization.statistics();
            let counts = vec![
                ("refinements", s.refinements.to_string()),
                ("variables that hold memory", s.memory.to_string()),
                ("those that matter", s.shown.to_string()),
            ];
            (verdict, counts)
        }
        EngineName::Ic3ia => ic3ia(task, context)?,
        EngineName::Contracts => {
            let mut contracts = Contracts::default();
            let verdict = contracts.run(task, context)?;
            let found = contracts.statistics().contracts;
            (verdict, vec![("procedures with contracts", found.to_string())])
        }
        EngineName::Simulation => {
            let long = if quick { Duration::ZERO } else { SimulationConfig::default().long };
            let mut simulation = Simulation::new(SimulationConfig { long });
            (simulation.run(task, context)?, Counts::new())
        }
        EngineName::Bmc | EngineName::Cba => bmc(settings, task, context)?,
        EngineName::Acceleration => acceleration(task, context)?,
        EngineName::Kind => {
            let mut kind = Kind::default();
            let verdict = kind.run(task, context)?;
            let s = kind.statistics();
            let counts = vec![
                ("k", s.k.to_string()),
                ("lemmas at loops", s.lemmas.to_string()),
                ("queries of the search", s.queries.to_string()),
            ];
            (verdict, counts)
        }
        EngineName::Minimax => minimax(settings, task, context)?,
        EngineName::Modular => (Modular.run(task, context)?, Counts::new()),
        EngineName::Visits => (Visits.run(task, context)?, Counts::new()),
        EngineName::Ranking => (Ranking.run(task, context)?, Counts::new()),
        EngineName::Lasso => {
            let config = if quick { LassoConfig::quick() } else { LassoConfig::default() };
            (LassoSearch::new(config).run(task, context)?, Counts::new())
        }
    };
    Ok((with_lemmas(task, verdict, context), counts))
}

/// A verdict, with what is worth counting of the way to it.
type Counted = Result<(Verdict, Counts), EngineError>;

fn ur(settings: &Settings, task: &mut Task, context: &Context<'_>) -> Counted {
    let claim_predicates = settings.claim_predicates;
    let mut ur = Ur::new(UrConfig { claim_predicates, ..UrConfig::default() });
    let verdict = ur.run(task, context)?;
    let s = ur.statistics();
    Ok((verdict, counts(s.iterations, s.predicates, s.states, s.abstract_states)))
}

fn ic3ia(task: &mut Task, context: &Context<'_>) -> Counted {
    let mut ic3ia = Ic3ia::default();
    let verdict = ic3ia.run(task, context)?;
    let s = ic3ia.statistics();
    let counts = vec![
        ("refinements", s.refinements.to_string()),
        ("predicates", s.predicates.to_string()),
        ("frames", s.frames.to_string()),
        ("clauses of the frames", s.clauses.to_string()),
        ("variables of memory shown", s.shown.to_string()),
        ("queries of the search", s.queries.to_string()),
    ];
    Ok((verdict, counts))
}

fn bmc(settings: &Settings, task: &mut Task, context: &Context<'_>) -> Counted {
    let mut bmc = Bmc::new(settings.bmc.clone());
    let verdict = bmc.run(task, context)?;
    let s = bmc.statistics();
    let loops: Vec<String> =
        s.loops.iter().map(|(name, count)| format!("{name}: {count}")).collect();
    let counts = vec![
        ("rounds", s.rounds.to_string()),
        ("loops unwound", loops.join(", ")),
        ("queries of the search", s.queries.to_string()),
    ];
    Ok((verdict, counts))
}

fn acceleration(task: &mut Task, context: &Context<'_>) -> Counted {
    let mut acceleration = Acceleration::default();
    let verdict = acceleration.run(task, context)?;
    let s = acceleration.statistics();
    let counts = vec![("shortcuts", s.shortcuts.to_string()), ("rounds", s.rounds.to_string())];
    Ok((verdict, counts))
}

fn counts(iterations: u64, predicates: usize, states: usize, abstract_states: usize) -> Counts {
    vec![
        ("iterations", iterations.to_string()),
        ("predicates", predicates.to_string()),
        ("states of the last iteration", states.to_string()),
        ("abstract states", abstract_states.to_string()),
    ]
}

fn ase(
    settings: &Settings,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), EngineError> {
    let config =
        if settings.as_published { AseConfig::as_published() } else { AseConfig::default() };
    let claim_predicates = settings.claim_predicates;
    let mut ase = Ase::new(AseConfig { claim_predicates, ..config });
    let verdict = ase.run(task, context)?;
    let s = ase.statistics();
    let mut counts = counts(s.iterations, s.predicates, s.states, s.abstract_states);
    if let Some(check) = s.check {
        let name = match check {
            SafetyCheck::SafeFragment => "safe-fragment",
            SafetyCheck::InductiveInvariant => "inductive-invariant",
        };
        counts.push(("shown by", name.to_owned()));
    }
    Ok((verdict, counts))
}

fn symex(
    settings: &Settings,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<Verdict, EngineError> {
    let all_paths = settings.paths.is_some();
    let config = SymexConfig { order: settings.order, all_paths, ..SymexConfig::default() };
    let Some(sink) = &settings.paths else { return Symex::new(config).run(task, context) };
    let mut sink = Forward(sink.clone());
    Symex::new(config).with_paths(&mut sink).run(task, context)
}

fn symexia(
    settings: &Settings,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), EngineError> {
    let threshold = settings.threshold;
    let config = if settings.as_published {
        SymexiaConfig::as_published(threshold)
    } else {
        SymexiaConfig { threshold, ..SymexiaConfig::default() }
    };
    let mut engine = Symexia::new(config);
    let verdict = engine.run(task, context)?;
    let statistics = engine.statistics();
    let predicates: usize = statistics.predicates.iter().map(|(_, count)| count).sum();
    let by_line: Vec<String> = statistics
        .predicates
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(line, count)| match line {
            Some(line) => format!("line {line}: {count}"),
            None => count.to_string(),
        })
        .collect();
    let counts = vec![
        ("refinements", statistics.refinements.to_string()),
        ("thresholds raised", statistics.raised.to_string()),
        ("predicates", predicates.to_string()),
        ("predicates at loops", by_line.join(", ")),
        ("lemmas at loops", statistics.lemmas.to_string()),
        ("queries of the search", statistics.queries.to_string()),
    ];
    Ok((verdict, counts))
}

fn minimax(
    settings: &Settings,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), EngineError> {
    let config = if settings.as_published {
        MinimaxConfig::as_published()
    } else {
        MinimaxConfig::default()
    };
    let mut engine = Minimax::new(config);
    let verdict = engine.run(task, context)?;
    let s = engine.statistics();
    let counts = vec![
        ("nodes", s.nodes.to_string()),
        ("nodes subsumed (hits)", s.subsumed.to_string()),
        ("lookups in vain (misses)", s.misses.to_string()),
        ("nodes closed at loops", s.closed.to_string()),
        ("deletions of constraints", s.deleted.to_string()),
        ("conflicts", s.conflicts.to_string()),
        ("interpolants", s.interpolants.to_string()),
        ("comparisons with interpolants", s.lookups.to_string()),
        ("variables of memory shown", s.shown.to_string()),
        ("queries of the search", s.queries.to_string()),
    ];
    Ok((verdict, counts))
}
