//! The command line. The texts here are what `--help` shows.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Proves that a program can't go wrong, or shows the inputs that make it go wrong.
///
/// Symra reads C programs (.c, .i), guarded-command models (.gcl) and control-flow automata in its own text form (.sir). It
/// answers `true` (no claim can be violated), `false` (this run violates one, and it was replayed), or `unknown` with the
/// reason.
#[derive(Parser, Debug)]
#[command(name = "symra", version, max_term_width = 100, propagate_version = true)]
#[command(
    after_help = "Exit codes: 0 safe, 10 unsafe, 20 unknown, 2 wrong use, 3 input rejected, 4 internal failure.\n\
    The last line of standard output is `VERDICT: true`, `VERDICT: false(PROPERTY)` or `VERDICT: unknown`.\n\n\
    Example: symra verify examples/mutex.gcl"
)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Print more on standard error: -v for progress, -vv for each step, -vvv for queries too.
    #[arg(short, long, action = clap::ArgAction::Count, global = true)]
    pub(crate) verbose: u8,
}

#[derive(Subcommand, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one command")]
pub(crate) enum Command {
    /// Verify a program: can a claim be violated?
    Verify(VerifyArgs),
    /// Run a C program on given inputs: what it prints is printed, and its exit code is the exit code.
    ///
    /// Where the program does not end by itself, the exit code is 121 if a check fails, 122 if the run can't go on, and 124
    /// at the limit of `--depth`.
    Run(RunArgs),
    /// Show what Symra made of a program.
    Show(ShowArgs),
    /// Measure and print a table of one of the papers whose ideas Symra takes up.
    Table(TableArgs),
}

/// A program and what to check of it.
#[derive(Args, Clone, Debug)]
pub(crate) struct InputArgs {
    /// The program: C files (.c, or .i if preprocessed) that are linked together, a guarded-command model (.gcl), or a
    /// control-flow automaton (.sir).
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Whether all interleavings of threads are kept: rounds are counted in them.
    #[arg(skip)]
    pub(crate) all_interleavings: bool,

    /// Check only this property. Of a model: one of its names (default: all). Of a C program: `unreach-call`, `unreach-label`
    /// (of a label `ERROR`), `assertions`, `no-overflow`, `valid-memsafety` or one of its parts, `termination` (every run ends), another name that violations are reported under (`bounds`, `div-by-zero`), or a property file of SV-COMP (.prp) (default:
    /// `reach_error` is not called, no `assert` fails, and the checks that `--checks` has by default).
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) property: Option<String>,

    /// Of a C program: what to check besides calls of `reach_error` and assertions: none, or bounds, pointer, free, memory-leak, arguments, pointer-arithmetic, misaligned, uninitialised, div-by-zero,
    /// signed-overflow, unsigned-overflow, shift, conversion, nan, vla-bound, data-race, deadlock, threads, assertions, or all; several are separated by commas (default without `--property`: bounds, pointer, free,
    /// div-by-zero, signed-overflow, shift; with it: none).
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) checks: Vec<String>,

    /// Check that a formula of linear temporal logic holds on every run, as in `--ltl 'G (request -> F grant)'`. Its operators are
    /// G F X U R W && || ! -> <->; its atoms are conditions on variables, of a C program also labels and `end`: the run has ended.
    /// `X` is for models only: the next step of a C program is not defined.
    #[arg(long, value_name = "FORMULA", conflicts_with = "property")]
    pub(crate) ltl: Option<String>,

    /// Of a model: which runs a temporal formula is about. `weak` leaves out runs in which a process can always continue but never
    /// does, `strong` also those in which it can do so again and again but never does.
    #[arg(long, value_enum, value_name = "KIND", default_value_t = FairnessName::None)]
    pub(crate) fairness: FairnessName,

    #[command(flatten)]
    pub(crate) c: CArgs,

    /// Override the value of a model's parameter, as in `--param N=5`. Can be repeated.
    #[arg(long = "param", value_name = "NAME=VALUE", value_parser = parameter)]
    pub(crate) params: Vec<(String, i64)>,
}

/// How C files are read.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "C programs")]
pub(crate) struct CArgs {
    /// The sizes of C's types: `ilp32` (long and pointers have 32 bits) or `lp64` (64 bits) [default: lp64].
    #[arg(long, value_enum, value_name = "MODEL")]
    pub(crate) data_model: Option<DataModelName>,

    /// Let any allocation of memory fail: `malloc` and similar functions may return a null pointer [default: they do so only
    /// where no object can be that large].
    #[arg(long)]
    pub(crate) malloc_may_fail: bool,

    /// The same as `--data-model ilp32`.
    #[arg(long = "32", conflicts_with_all = ["data_model", "lp64"])]
    pub(crate) ilp32: bool,

    /// The same as `--data-model lp64`.
    #[arg(long = "64", conflicts_with = "data_model")]
    pub(crate) lp64: bool,

    /// The function that the program starts in [default: main].
    #[arg(long, value_name = "FUNCTION")]
    pub(crate) entry: Option<String>,

    /// Look for included files in this folder. Can be repeated.
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,

    /// Define a macro for the preprocessor. Can be repeated.
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub(crate) define: Vec<String>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FairnessName {
    /// All runs.
    None,
    /// Runs in which a process that can always continue does so again and again.
    Weak,
    /// Runs in which a process that can continue again and again does so again and again.
    Strong,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DataModelName {
    /// 32 bits.
    #[value(alias = "ILP32", alias = "32")]
    Ilp32,
    /// 64 bits.
    #[value(alias = "LP64", alias = "64")]
    Lp64,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct RunArgs {
    /// C files (.c, or .i if preprocessed) that are linked together.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) c: CArgs,

    /// Stop where `verify --checks` would report a violation: bounds, pointer, signed-overflow and so on.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub(crate) checks: Vec<String>,

    /// The values that `__VERIFIER_nondet_int` and similar functions return, in the order of the calls:
    /// `--input 3,-1,0x10,2.5`. Further values are zero.
    #[arg(long, value_name = "VALUES", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) input: Vec<String>,

    /// Read the values from a file: numbers separated by white space, or what `verify --tests` or `verify --json` wrote. The
    /// report of a violation repeats its run, with everything that it depends on and with its checks.
    #[arg(long, value_name = "FILE", conflicts_with = "input")]
    pub(crate) inputs: Option<PathBuf>,

    /// Schedule threads as in the run of a violation that `verify --json` wrote to this file, and print which one runs. Everything else
    /// that the run depends on is repeated too. Without this option each thread runs to its end where it is created.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["input", "inputs"])]
    pub(crate) schedule: Option<PathBuf>,

    /// Stop after this many steps.
    #[arg(long, value_name = "STEPS")]
    pub(crate) depth: Option<u64>,
}

#[derive(Args, Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,

    /// Check only this claim: a name that `symra show --what claims` gives, or its end, as in `main:assertion:12#1`. Can be
    /// repeated. A run ends where it violates another claim.
    #[arg(long, value_name = "NAME")]
    pub(crate) claim: Vec<String>,

    /// Continue after a violation, and report for each claim whether it holds, is violated, or is unreachable.
    #[arg(long)]
    pub(crate) all_claims: bool,

    /// The engine, or several separated by commas, which run in parallel (in turn where there are fewer jobs).
    #[arg(long, value_enum, value_name = "ENGINES", value_delimiter = ',', default_value = "auto")]
    pub(crate) engine: Vec<EngineArg>,

    /// Which engines run in turn and which in parallel, with which shares of the remaining time: turns are separated by commas,
    /// parallel lanes by `+`, as in `houdini:1/4,symexia+symex`.
    #[arg(long, value_name = "SCHEDULE", conflicts_with = "engine")]
    pub(crate) schedule: Option<String>,

    /// Run at most this many engines at once (default: the number of processors).
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) jobs: Option<u16>,

    /// Run the engines one after the other, so that the answer does not depend on timing. The same as `--jobs 1`.
    #[arg(long, conflicts_with = "jobs")]
    pub(crate) deterministic: bool,

    /// Stop after this time and answer `unknown`: `30`, `30s`, `5m`, `250ms`.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) timeout: Option<Duration>,

    /// Stop when the process uses this much memory and answer `unknown`: `2G`, `800M` (default: nine tenths of the available memory).
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) memory: Option<u64>,

    /// Follow no path for more than this many steps, in engines that follow paths one by one. A proof by such an engine then needs all paths to
    /// end within them.
    #[arg(long, value_name = "STEPS")]
    pub(crate) depth: Option<u64>,

    /// Give a single solver query at most this time (default: all the remaining time).
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) query_timeout: Option<Duration>,

    /// Run `ase`, `ur`, `symexia` or `minimax` as their authors did, for comparison. It is slower; what the published check of `ase`
    /// wrongly accepts is `unknown`; `symexia` uses no lemmas, and `minimax` only deletes constraints.
    #[arg(long)]
    pub(crate) as_published: bool,

    /// Start `ase` and `ur` without the predicates of the property, as their authors did on some models.
    #[arg(long)]
    pub(crate) no_claim_predicates: bool,

    /// How often a path of `symexia` may be at a loop's head before it is abstracted there.
    #[arg(long, value_name = "VISITS", default_value_t = 0)]
    pub(crate) threshold: u64,

    /// Unwind each loop at most this often, and recursion at most this deep: `bmc` (with threads also `cba`) then answers `true` only if
    /// no run needs more (default: as much as there is time for).
    #[arg(long, value_name = "ROUNDS", conflicts_with = "schedule")]
    pub(crate) unwind: Option<u32>,

    /// The same for single loops, with the names that `symra show --what loops` gives them: `--unwindset main:12=5,f:30=2`.
    #[arg(
        long,
        value_name = "LOOP=ROUNDS",
        value_delimiter = ',',
        value_parser = rounds_of_loop,
        conflicts_with = "schedule"
    )]
    pub(crate) unwindset: Vec<(String, u32)>,

    /// Let threads run in at most this many rounds: in a round each thread runs once, in the order of creation, for any number of steps.
    /// `cba` then answers `true` only if no run needs more rounds (default: more and more, as long as there is time).
    #[arg(long, value_name = "ROUNDS", conflicts_with = "schedule", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) context_bound: Option<u32>,

    /// How `cba` turns a program with threads into a sequential one.
    #[arg(long, value_enum, value_name = "HOW", default_value_t = SequentialName::Lazy)]
    pub(crate) sequentialize: SequentialName,

    /// The order in which symbolic execution follows paths [default: fair; with `--tests` depth-first].
    #[arg(long, value_enum, value_name = "ORDER")]
    pub(crate) search: Option<SearchName>,

    /// The seed of `--search random-path`.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub(crate) seed: u64,

    /// Write a test (a JSON file with the inputs) for each path that symbolic execution completes, into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) tests: Option<PathBuf>,

    /// How to print the run of a violation.
    #[arg(long, value_enum, default_value_t = TraceStyle::Compact)]
    pub(crate) trace: TraceStyle,

    /// Write the result as JSON to this file (`-` for standard output instead of text).
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,

    /// Print statistics: time, states, paths, queries and how many reached the solver.
    #[arg(long)]
    pub(crate) stats: bool,

    /// Write every solver query as an SMT-LIB file into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) dump_queries: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,

    /// What to show.
    #[arg(long, value_enum, default_value_t = ShowWhat::Cfa)]
    pub(crate) what: ShowWhat,

    /// How long to look for the abstraction or the tree.
    #[arg(long, value_name = "TIME", value_parser = duration, default_value = "60s")]
    pub(crate) timeout: Duration,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct TableArgs {
    /// Which table.
    #[arg(value_enum)]
    pub(crate) name: TableName,

    /// Stop an engine on a row after this time [default: of `ase` so that the whole table takes three minutes at most, of `minimax` 60s, of `kratos` 30s, of `threads` 20s].
    #[arg(long, visible_alias = "time", value_name = "TIME", value_parser = duration)]
    pub(crate) limit: Option<Duration>,

    /// Only rows whose names contain one of these texts, separated by commas; of a list also the families.
    #[arg(long, value_name = "PARTS", value_delimiter = ',')]
    pub(crate) matching: Vec<String>,

    /// Of `minimax`: measure these programs too, for calls of `reach_error`.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Measure the programs of this list: `kratos` these alone, `minimax` these too. Its columns are named in its first line:
    /// `file` and, if they are there, `family`, `property`, `expected` (true or false) and `bits` (32 or 64).
    #[arg(long, value_name = "CSV")]
    pub(crate) tasks: Option<PathBuf>,

    /// The folder that the list's files are in (default: the list's own).
    #[arg(long, value_name = "DIR", requires = "tasks")]
    pub(crate) root: Option<PathBuf>,

    /// Only every N-th task of the list.
    #[arg(long, value_name = "NUMBER", requires = "tasks", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) every: Option<u16>,

    /// Of `kratos`: the columns, separated by commas: names of engines, `symexia-N` (threshold N, without lemmas) and
    /// `symexia-N+lemmas` [default: symex, and symexia with thresholds 0, 1, 100, without lemmas and with them].
    #[arg(long, value_name = "ENGINES", value_delimiter = ',')]
    pub(crate) engines: Vec<String>,

    /// Of `kratos`: how many runs in parallel [default: 1].
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) jobs: Option<u16>,

    /// Of `kratos`: the memory of a run.
    #[arg(long, value_name = "SIZE", value_parser = size, default_value = "4G")]
    pub(crate) memory: u64,

    /// Write the table and its plots into this folder (default: `docs/results`, if it is there).
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableName {
    /// Fig. 7 and Fig. 8 of "Abstract Analysis of Symbolic Executions".
    Ase,
    /// Tables I to III of "Combining Symbolic Execution with Predicate Abstraction and CEGAR", on the tasks of a list.
    Kratos,
    /// Fig. 6 of "Symbolic Execution for Verification", and how nodes grow with the programs of Fig. 3.
    Minimax,
    /// States of programs with growing numbers of threads, with and without partial-order reduction.
    Threads,
}

impl TableArgs {
    /// Whether a row is to be measured.
    pub(crate) fn is_wanted(&self, name: &str) -> bool {
        self.matching.is_empty() || self.matching.iter().any(|part| name.contains(part.as_str()))
    }
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EngineArg {
    /// The engines that suit the program, in parallel and in turn: see `docs/architecture.md`.
    Auto,
    /// Abstract analysis of symbolic executions: proves models with infinitely many states, and finds violations.
    Ase,
    /// Concrete execution with abstract matching and refinement: for models with one initial state and no input.
    Ur,
    /// Symbolic execution of all paths: finds violations, and proves programs whose paths all end.
    Symex,
    /// Symbolic execution with predicate abstraction: proves programs with unbounded loops, and finds violations.
    Symexia,
    /// Symbolic execution with exact matching of states at loops: for reactive programs.
    Matching,
    /// Invariants that are guessed and checked: proves programs with loops and arrays.
    Houdini,
    /// Localization: memory is hidden, but for what a violation depends on; for drivers and other large programs with pointers.
    Localization,
    /// Property-directed reachability with predicate abstraction: proves programs whose invariants are disjunctions, and finds violations.
    Ic3ia,
    /// Contracts of procedures that call themselves: proves recursive programs.
    Contracts,
    /// Runs on guessed inputs: finds violations.
    Simulation,
    /// K-induction over rounds of loops: proves programs with unbounded loops, and finds violations.
    Kind,
    /// Bounded model checking: all runs together, round by round; finds violations, and proves programs whose loops all end.
    Bmc,
    /// Acceleration: any number of rounds of a loop in one step, where they are all alike; finds violations after very many rounds.
    Acceleration,
    /// Context-bounded analysis of programs with threads: all runs together that need one round of the threads, two, and so on.
    Cba,
    /// Symbolic execution that learns what is irrelevant: proves programs with many paths and with loops, and finds violations.
    Minimax,
    /// Invariants of each thread that the others preserve: proves programs with any number of threads.
    Modular,
    /// Measures that decrease: proves that every run ends (`--property termination`).
    Ranking,
    /// Runs that do not end (`--property termination`, `--ltl`).
    Lasso,
    /// How often runs visit a place: proves and refutes temporal formulas about finite models (`--ltl`).
    Visits,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SequentialName {
    /// One thread after the other, with guesses of what the others do (Lal and Reps).
    Eager,
    /// Round by round: only states that are reachable.
    Lazy,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SearchName {
    /// The newest state first.
    DepthFirst,
    /// The oldest state first: finds shortest violations.
    BreadthFirst,
    /// Random walks from the start.
    RandomPath,
    /// The state with the fewest edges to a claim first.
    DistanceToError,
    /// In turn: the newest, the nearest to a claim, the oldest, the least seen.
    Fair,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TraceStyle {
    /// One line for each source line, with the variables that changed.
    Compact,
    /// Every step with all variables.
    Full,
    /// Nothing.
    None,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShowWhat {
    /// The control-flow automata, drawn for the terminal.
    Cfa,
    /// The control-flow automata for Graphviz.
    Dot,
    /// The program in Symra's text form.
    Text,
    /// The claims: what must not happen.
    Claims,
    /// The loops.
    Loops,
    /// The terms on the edges, as SMT-LIB.
    Terms,
    /// The abstract transition system with which `ase` decides the program, as an SVG picture.
    Abstraction,
    /// The execution tree with which `minimax` decides the program, with what subsumes what, for Graphviz.
    Tree,
}

fn parameter(text: &str) -> Result<(String, i64), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE, as in `N=5`")?;
    let value = value.trim().parse().map_err(|_| format!("`{value}` is not an integer"))?;
    Ok((name.trim().to_owned(), value))
}

fn rounds_of_loop(text: &str) -> Result<(String, u32), String> {
    let (name, rounds) = text.rsplit_once('=').ok_or("write LOOP=ROUNDS, as in `main:12=5`")?;
    let rounds = rounds.trim().parse().map_err(|_| format!("`{rounds}` is not a number"))?;
    Ok((name.trim().to_owned(), rounds))
}

fn duration(text: &str) -> Result<Duration, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let factor = match &text[number.len()..] {
        "" | "s" => 1.0,
        "ms" => 0.001,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        unit => return Err(format!("`{unit}` is not a unit of time: use ms, s, m or h")),
    };
    let seconds: f64 = number.parse().map_err(|_| format!("`{number}` is not a number"))?;
    Duration::try_from_secs_f64(seconds * factor)
        .map_err(|_| format!("`{text}` is not a length of time"))
}

fn size(text: &str) -> Result<u64, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match text[number.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        unit => return Err(format!("`{unit}` is not a unit of memory: use K, M or G")),
    };
    let value: u64 = number.parse().map_err(|_| format!("`{number}` is not a whole number"))?;
    value
        .checked_shl(shift)
        .filter(|size| size >> shift == value)
        .ok_or_else(|| format!("`{text}` is too large"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        assert_eq!(duration("30"), Ok(Duration::from_secs(30)));
        assert_eq!(duration("250ms"), Ok(Duration::from_millis(250)));
        assert_eq!(duration("2m"), Ok(Duration::from_secs(120)));
        assert!(duration("3 weeks").is_err());
        assert!(duration("-1").is_err());
        assert!(duration("ms").is_err());
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("2G"), Ok(2 << 30));
        assert_eq!(size("17"), Ok(17));
        assert!(size("2T").is_err());
        assert!(size("99999999999999G").is_err());
    }

    #[test]
    fn parameters_are_pairs() {
        assert_eq!(parameter("N=5"), Ok(("N".to_owned(), 5)));
        assert!(parameter("N").is_err());
        assert!(parameter("N=x").is_err());
    }

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory as _;
        Cli::command().debug_assert();
    }
}
