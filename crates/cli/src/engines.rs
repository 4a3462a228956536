//! Engines by their names on the command line.

use symra_engines::ase::SafetyCheck;
use symra_engines::{
    Ase, AseConfig, Context, Engine as _, SearchOrder, Symex, SymexConfig, Symexia, SymexiaConfig,
    Ur, UrConfig, Verdict,
};
use symra_ir::{Operation, Program, Task};

use crate::args::{EngineName, Helper, SearchName, VerifyArgs};
use crate::failure::Failure;
use crate::input::{Job, Language};
use crate::tests_dir::TestsDir;

/// The engine that is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    Ase,
    Ur,
    Symex,
    Symexia,
}

impl Choice {
    /// The engine that the user wants, or those that suit the program.
    pub(crate) fn of(args: &VerifyArgs, job: &Job) -> Vec<Self> {
        match args.engine {
            EngineName::Ur => vec![Self::Ur],
            EngineName::Symex => vec![Self::Symex],
            EngineName::Symexia => vec![Self::Symexia],
            // Tests are made from paths, and only symbolic execution follows paths.
            EngineName::Auto if args.tests.is_some() => vec![Self::Symex],
            EngineName::Auto if job.language == Language::C || has_calls(&job.task.program) => {
                vec![Self::Symexia, Self::Symex]
            }
            EngineName::Auto | EngineName::Ase => vec![Self::Ase],
        }
    }

    /// The engine's name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Ase => "ase",
            Self::Ur => "ur",
            Self::Symex => "symex",
            Self::Symexia => "symexia",
        }
    }
}

fn has_calls(program: &Program) -> bool {
    let main = program.procedure(program.main);
    main.edges.iter().any(|edge| matches!(edge.operation, Operation::Call { .. }))
}

/// Counts of an engine, with the names under which to print them.
pub(crate) type Counts = Vec<(&'static str, String)>;

/// Runs an engine.
pub(crate) fn run(
    choice: Choice,
    args: &VerifyArgs,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), Failure> {
    match choice {
        Choice::Symex => Ok((symex(args, task, context)?, Vec::new())),
        Choice::Symexia => Ok(symexia(args, task, context)?),
        Choice::Ase => {
            let config =
                if args.as_published { AseConfig::as_published() } else { AseConfig::default() };
            let mut ase = Ase::new(config);
            let verdict = ase.run(task, context)?;
            let statistics = ase.statistics();
            let mut counts = counts(
                statistics.iterations,
                statistics.predicates,
                statistics.states,
                statistics.abstract_states,
            );
            if let Some(check) = statistics.check {
                let name = match check {
                    SafetyCheck::SafeFragment => "safe-fragment",
                    SafetyCheck::InductiveInvariant => "inductive-invariant",
                };
                counts.push(("shown by", name.to_owned()));
            }
            Ok((verdict, counts))
        }
        Choice::Ur => {
            let mut ur = Ur::new(UrConfig::default());
            let verdict = ur.run(task, context)?;
            let statistics = ur.statistics();
            Ok((
                verdict,
                counts(
                    statistics.iterations,
                    statistics.predicates,
                    statistics.states,
                    statistics.abstract_states,
                ),
            ))
        }
    }
}

fn counts(iterations: u64, predicates: usize, states: usize, abstract_states: usize) -> Counts {
    vec![
        ("iterations", iterations.to_string()),
        ("predicates", predicates.to_string()),
        ("states of the last iteration", states.to_string()),
        ("abstract states", abstract_states.to_string()),
    ]
}

fn symexia(
    args: &VerifyArgs,
    task: &mut Task,
    context: &Context<'_>,
) -> Result<(Verdict, Counts), Failure> {
    let with = |helper| !args.without.contains(&helper);
    let config = SymexiaConfig {
        threshold: args.threshold,
        restart: !with(Helper::Backtrack),
        intervals: with(Helper::Intervals),
        houdini: with(Helper::Houdini),
        cells: with(Helper::Cells),
        explicit: with(Helper::Explicit),
        matching: with(Helper::Matching),
        // Beside `symex` it need not do the same.
        paths: with(Helper::Paths) && args.engine == EngineName::Symexia,
        slice: with(Helper::Slice),
        unroll: with(Helper::Unroll),
        summaries: with(Helper::Summaries),
        predicates: Vec::new(),
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
        ("facts at loops", statistics.facts.to_string()),
        ("states at loops matched", statistics.matched.to_string()),
        ("queries of the search", statistics.queries.to_string()),
        ("procedures summarised", statistics.summaries.to_string()),
    ];
    Ok((verdict, counts))
}

fn symex(args: &VerifyArgs, task: &mut Task, context: &Context<'_>) -> Result<Verdict, Failure> {
    // With all paths to follow, the order that keeps the fewest states is best.
    let default = if args.tests.is_some() { SearchName::DepthFirst } else { SearchName::Fair };
    let order = match args.search.unwrap_or(default) {
        SearchName::DepthFirst => SearchOrder::DepthFirst,
        SearchName::BreadthFirst => SearchOrder::BreadthFirst,
        SearchName::RandomPath => SearchOrder::RandomPath { seed: args.seed },
        SearchName::DistanceToError => SearchOrder::DistanceToError,
        SearchName::Fair => SearchOrder::Fair,
    };
    let config = SymexConfig { order, all_paths: args.tests.is_some(), ..SymexConfig::default() };
    let Some(folder) = &args.tests else {
        return Ok(Symex::new(config).run(task, context)?);
    };
    let program = task.program.clone();
    let mut tests = TestsDir::new(folder, &program)?;
    let verdict = Symex::new(config).with_paths(&mut tests).run(task, context)?;
    match tests.failure {
        Some(failure) => Err(failure),
        None => Ok(verdict),
    }
}
