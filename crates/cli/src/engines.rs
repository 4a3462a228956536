//! From the command line to a portfolio of engines.

use std::any::Any;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use symra_certify::{Conclusion, Evidence, conclude_temporal};
use symra_engines::{Progress, SearchOrder};
use symra_ir::{Sequentialization, temporal_product};
use symra_portfolio::{
    Attempt, ContextConfig, Counts, EngineName, Job, PrepareConfig, Schedule, Settings, Tools,
    TurnTools, inline_limits,
};
use symra_smt::Backend;
use symra_verdict::{Budget, Reason, Verdict};

use crate::args::{EngineArg, SearchName, SequentialName, VerifyArgs};
use crate::failure::Failure;
use crate::input::{self, Language};
use crate::loops;
use crate::patience;
use crate::progress::ProgressLine;
use crate::solvers::Solvers;
use crate::tests_dir::TestsDir;

/// Runs the engines that the user wants, or those that suit the program.
pub(crate) fn run(
    args: &VerifyArgs,
    job: &input::Job,
    budget: &Budget,
) -> Result<Attempt, Failure> {
    let schedule = schedule(args, job)?;
    let mut settings = Settings {
        as_published: args.as_published,
        claim_predicates: !args.no_claim_predicates,
        threshold: args.threshold,
        order: order(args),
        contexts: contexts(args),
        bmc: loops::unwinding(&job.task.program, args)?,
        ..Settings::default()
    };
    let tests = match &args.tests {
        Some(folder) => {
            let tests = TestsDir::new(folder, Arc::new(job.task.program.clone()))?;
            Some(Arc::new(Mutex::new(tests)))
        }
        None => None,
    };
    settings.paths = tests.clone().map(|tests| tests as symra_portfolio::SharedSink);
    let turns = schedule.lanes.iter().flatten().count();
    let tools = Arc::new(CommandLine { queries: args.dump_queries.clone(), alone: turns == 1 });
    let mut prepare = PrepareConfig::default();
    if is_bounded(args) {
        // The loops are to be unwound as the user says.
        prepare.unroll = false;
        prepare.recursion = args.unwind;
    }
    let product = match job.temporal.clone() {
        Some(temporal) => {
            let task = job.task.clone();
            let make = move || temporal_product(&task, &temporal, inline_limits());
            // The automaton of a formula can be as large as 2 to the power of its length.
            let made = patience::in_time("the automaton of the formula", budget, make)?;
            let Some(product) = made else {
                let reason = budget.spent().unwrap_or(Reason::Cancelled);
                return Ok(Attempt::unknown("automaton", &job.task, reason));
            };
            Some(product)
        }
        None => None,
    };
    let task = product.as_ref().map_or(&job.task, |product| &product.task).clone();
    let portfolio = Job { task, schedule, settings, prepare };
    let mut attempt = symra_portfolio::run(portfolio, tools, budget)?;
    if let (Some(temporal), Some(product)) = (&job.temporal, &product) {
        let unknown =
            Conclusion { verdict: Verdict::Unknown(Reason::Cancelled), evidence: Evidence::None };
        let conclusion = std::mem::replace(&mut attempt.conclusion, unknown);
        let proved = std::mem::replace(&mut attempt.task, job.task.clone());
        attempt.conclusion =
            conclude_temporal(&mut attempt.task, temporal, product, proved, conclusion);
    }
    if !args.stats {
        attempt.statistics.clear();
    }
    let failed =
        tests.and_then(|tests| tests.lock().unwrap_or_else(PoisonError::into_inner).failure.take());
    match failed {
        Some(failure) => Err(failure),
        None => Ok(attempt),
    }
}

/// Whether an engine counts the rounds of threads.
pub(crate) fn counts_rounds(args: &VerifyArgs) -> bool {
    args.context_bound.is_some()
        || args.engine.contains(&EngineArg::Cba)
        || args.schedule.as_ref().is_some_and(|text| text.contains(EngineName::Cba.name()))
}

fn schedule(args: &VerifyArgs, job: &input::Job) -> Result<Schedule, Failure> {
    let program = &job.task.program;
    if let Some(text) = &args.schedule {
        return Schedule::parse(text, program).map_err(Failure::Usage);
    }
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = if args.deterministic { 1 } else { args.jobs.map_or_else(processors, usize::from) };
    let named: Option<Vec<EngineName>> = args.engine.iter().map(|arg| engine(*arg)).collect();
    let only = |engines: &[EngineName]| {
        named.as_ref().is_none_or(|all| matches!(all[..], [one] if engines.contains(&one)))
    };
    if is_bounded(args) && !only(&[EngineName::Bmc, EngineName::Cba]) {
        return Err(Failure::Usage("only `bmc` and `cba` unwind loops".to_owned()));
    }
    if args.context_bound.is_some() && !only(&[EngineName::Cba]) {
        return Err(Failure::Usage("only `cba` bounds the rounds of threads".to_owned()));
    }
    if args.context_bound.is_some() && !program.has_threads() {
        return Err(Failure::Usage(
            "`--context-bound` is for programs that create threads".to_owned(),
        ));
    }
    Ok(match named {
        Some(engines) => Schedule::of(&engines, program, jobs),
        None if args.engine.len() > 1 => {
            return Err(Failure::Usage("`auto` stands for all engines that suit".to_owned()));
        }
        None if args.context_bound.is_some() => Schedule::of(&[EngineName::Cba], program, 1),
        None if is_bounded(args) => Schedule::of(&[EngineName::Bmc], program, 1),
        // Tests are made from paths, and only symbolic execution follows paths.
        None if args.tests.is_some() => Schedule::of(&[EngineName::Symex], program, 1),
        None if job.temporal.is_some() => Schedule::temporal(jobs),
        None => Schedule::auto(program, job.language != Language::C, jobs),
    })
}

/// Whether the user bounds loops.
fn is_bounded(args: &VerifyArgs) -> bool {
    args.unwind.is_some() || !args.unwindset.is_empty()
}

fn engine(arg: EngineArg) -> Option<EngineName> {
    Some(match arg {
        EngineArg::Auto => return None,
        EngineArg::Ase => EngineName::Ase,
        EngineArg::Ur => EngineName::Ur,
        EngineArg::Symex => EngineName::Symex,
        EngineArg::Symexia => EngineName::Symexia,
        EngineArg::Matching => EngineName::Matching,
        EngineArg::Houdini => EngineName::Houdini,
        EngineArg::Localization => EngineName::Localization,
        EngineArg::Ic3ia => EngineName::Ic3ia,
        EngineArg::Contracts => EngineName::Contracts,
        EngineArg::Simulation => EngineName::Simulation,
        EngineArg::Kind => EngineName::Kind,
        EngineArg::Modular => EngineName::Modular,
        EngineArg::Bmc => EngineName::Bmc,
        EngineArg::Acceleration => EngineName::Acceleration,
        EngineArg::Cba => EngineName::Cba,
        EngineArg::Minimax => EngineName::Minimax,
        EngineArg::Ranking => EngineName::Ranking,
        EngineArg::Lasso => EngineName::Lasso,
        EngineArg::Visits => EngineName::Visits,
    })
}

fn contexts(args: &VerifyArgs) -> ContextConfig {
    let how = match args.sequentialize {
        SequentialName::Eager => Sequentialization::Eager,
        SequentialName::Lazy => Sequentialization::Lazy,
    };
    ContextConfig { rounds: args.context_bound, how }
}

fn order(args: &VerifyArgs) -> SearchOrder {
    // With all paths to follow, the order that keeps the fewest states is best.
    let default = if args.tests.is_some() { SearchName::DepthFirst } else { SearchName::Fair };
    match args.search.unwrap_or(default) {
        SearchName::DepthFirst => SearchOrder::DepthFirst,
        SearchName::BreadthFirst => SearchOrder::BreadthFirst,
        SearchName::RandomPath => SearchOrder::RandomPath { seed: args.seed },
        SearchName::DistanceToError => SearchOrder::DistanceToError,
        SearchName::Fair => SearchOrder::Fair,
    }
}

/// What engines need of the environment.
struct CommandLine {
    /// Where queries are written.
    queries: Option<PathBuf>,
    /// Whether one engine works alone.
    alone: bool,
}

struct Turn {
    solvers: Solvers,
}

impl Tools for CommandLine {
    fn turn(&self, engine: &'static str) -> Result<Box<dyn TurnTools>, String> {
        let log = self.queries.as_ref();
        let log = log.map(|all| if self.alone { all.clone() } else { all.join(engine) });
        let solvers = Solvers::new(log.as_deref()).map_err(|failure| failure.to_string())?;
        Ok(Box::new(Turn { solvers }))
    }
}

impl TurnTools for Turn {
    fn engine(&self) -> &dyn Backend {
        self.solvers.layered()
    }

    fn recheck(&self) -> &dyn Backend {
        self.solvers.plain()
    }

    fn watch(&self, engine: &'static str, progress: &Arc<Progress>) -> Box<dyn Any> {
        Box::new(ProgressLine::start(engine, progress, self.solvers.counter()))
    }

    fn statistics(&self, progress: &Progress, found: Duration, total: Duration) -> Counts {
        self.solvers.statistics(progress, found, total)
    }
}
