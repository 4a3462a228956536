//! Random small programs with threads: no way to verify them contradicts an exploration of all interleavings.
//!
//! Each program is asked twice: with a condition that holds of exactly what is seen in some interleaving, and with one that leaves one thing
//! out. Where a way can tell, it is also asked for data races and deadlocks; and with bounded rounds a violation that needs R of them must be found with
//! R, and not with R - 1.
//!
//! `SYMRA_SEEDS=0..5000 SYMRA_MILLISECONDS=100 cargo test --release -p symra-engines --test random_threads matching -- --nocapture` takes other programs
//! than a few, and other times than half a second. They are processor times of each question.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]
#![allow(clippy::print_stderr, reason = "long runs tell how far they are")]

mod small_threads;
#[path = "support/watch.rs"]
mod watch;

use std::any::Any;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use small_threads::explore::{Seen, explore, rounds};
use small_threads::text::{Allowed, c};
use small_threads::{Program, Size, program};
use symra_engines::{Progress, Verdict};
use symra_front_c::{Checks, Options, compile};
use symra_ir::Sequentialization;
use symra_ir::testing::Random;
use symra_portfolio::{
    ContextConfig, Counts, EngineName, Job, PrepareConfig, Schedule, Settings, Tools, TurnTools,
};
use symra_smt::{Backend, Cancel};
use symra_smt_z3::Z3;
use symra_verdict::{Budget, Reason};
use watch::Watch;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Claims,
    Races,
    Deadlocks,
}

/// What may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Expected {
    Safe,
    Unsafe,
    /// Neither: the violation needs more rounds of the threads.
    Neither,
}

/// A way to verify a program.
#[derive(Clone, Copy)]
struct Way {
    /// The engine; those that run by default, if none.
    engine: Option<EngineName>,
    /// For bounded rounds: how.
    how: Option<Sequentialization>,
    /// What it can tell: proofs, and violations.
    tells: (bool, bool),
    /// Whether it is asked for races and deadlocks too.
    asks_all: bool,
    /// Whether it says nothing of what is seen at the end.
    locals: bool,
    size: Size,
    /// How many of a hundred questions it decides at least, of those that it can.
    least: usize,
}

const fn way(engine: EngineName, least: usize) -> Way {
    Way {
        engine: Some(engine),
        how: None,
        tells: (true, true),
        asks_all: false,
        locals: false,
        size: Size::Small,
        least,
    }
}

/// The same for engines that take their time: programs are smaller.
const fn tiny(engine: EngineName, least: usize) -> Way {
    Way { size: Size::Tiny, ..way(engine, least) }
}

/// How many questions there were, and how many were decided.
#[derive(Clone, Copy, Default, Debug)]
struct Count {
    asked: usize,
    decided: usize,
}

/// What came out of many programs.
#[derive(Default)]
struct Outcomes {
    programs: usize,
    skipped: usize,
    counts: BTreeMap<(&'static str, &'static str), Count>,
    reasons: BTreeMap<String, usize>,
    wrong: Vec<String>,
    slowest: (Duration, u64),
    compiling: Duration,
}

/// Solvers, and a limit of the processor time of each turn.
struct Limited {
    cancel: Cancel,
    time: Duration,
}

struct Turn {
    _watch: Watch,
}

impl Tools for Limited {
    fn turn(&self, _: &'static str) -> Result<Box<dyn TurnTools>, String> {
        Ok(Box::new(Turn { _watch: Watch::new(self.cancel.clone(), self.time) }))
    }
}

impl TurnTools for Turn {
    fn engine(&self) -> &dyn Backend {
        &Z3
    }

    fn recheck(&self) -> &dyn Backend {
        &Z3
    }

    fn watch(&self, _: &'static str, _: &Arc<Progress>) -> Box<dyn Any> {
        Box::new(())
    }

    fn statistics(&self, _: &Progress, _: Duration, _: Duration) -> Counts {
        Counts::new()
    }
}

/// One question about one program.
struct Case {
    seed: u64,
    question: Question,
    expected: Expected,
    rounds: Option<u32>,
    text: String,
}

impl Outcomes {
    fn ask(&mut self, way: Way, case: &Case, time: Duration) {
        let begin = Instant::now();
        let checks = match case.question {
            Question::Claims => Checks::unreach_call("reach_error"),
            Question::Races => Checks { data_race: true, ..Checks::default() },
            Question::Deadlocks => Checks { deadlock: true, ..Checks::default() },
        };
        let options = Options { checks, reduce: way.how.is_none(), ..Options::default() };
        let task = match compile(&[("random.c", &case.text)], &options) {
            Ok(compiled) => compiled.task,
            Err(error) => panic!("seed {}: {error:?}\n{}", case.seed, case.text),
        };
        self.compiling += begin.elapsed();
        let schedule = match way.engine {
            Some(engine) => Schedule::of(&[engine], &task.program, 1),
            None => Schedule::auto(&task.program, false, 1),
        };
        let contexts = ContextConfig { rounds: case.rounds, how: way.how.unwrap_or_default() };
        let settings = Settings { contexts, ..Settings::default() };
        // The time by the wall, of which engines that run in turn get shares, is there for the worst.
        let wall = time * if way.engine.is_some() { 60 } else { 10 };
        let budget = Budget { deadline: Some(Instant::now() + wall), ..Budget::default() };
        let tools = Arc::new(Limited { cancel: budget.cancel.clone(), time });
        let job = Job { task, schedule, settings, prepare: PrepareConfig::default() };
        let verdict = match symra_portfolio::run(job, tools, &budget) {
            Ok(attempt) => attempt.conclusion.verdict,
            Err(error) => return self.fault(case, &error.to_string()),
        };
        self.slowest = self.slowest.max((begin.elapsed(), case.seed));
        self.judge(way, case, &verdict);
    }

    fn judge(&mut self, way: Way, case: &Case, verdict: &Verdict) {
        let question = match case.question {
            Question::Claims => "claims",
            Question::Races => "races",
            Question::Deadlocks => "deadlocks",
        };
        let expected = match case.expected {
            Expected::Safe => "safe",
            Expected::Unsafe => "unsafe",
            Expected::Neither => "neither",
        };
        // That nothing was found within so many rounds is an answer.
        let bounded =
            matches!(verdict, Verdict::Unknown(Reason::Contexts { unwind: None, then: None, .. }));
        let decided = match (verdict, case.expected) {
            (Verdict::Safe(_), Expected::Safe) | (Verdict::Unsafe(_), Expected::Unsafe) => true,
            (Verdict::Unknown(_), Expected::Safe | Expected::Neither) if bounded => true,
            (Verdict::Safe(_) | Verdict::Unsafe(_), _) => {
                return self.fault(
                    case,
                    if matches!(verdict, Verdict::Safe(_)) { "safe" } else { "unsafe" },
                );
            }
            (
                Verdict::Unknown(
                    reason @ (Reason::NotCertified { .. }
                    | Reason::NotReplayed { .. }
                    | Reason::Approximated { .. }),
                ),
                _,
            ) => return self.fault(case, &reason.to_string()),
            (Verdict::Unknown(reason), _) if bounded => {
                return self.fault(case, &reason.to_string());
            }
            (Verdict::Unknown(reason), _) => {
                *self.reasons.entry(reason.to_string()).or_default() += 1;
                false
            }
        };
        let tells = match case.expected {
            Expected::Safe => way.tells.0,
            Expected::Unsafe => way.tells.1,
            Expected::Neither => true,
        };
        if tells {
            let count = self.counts.entry((question, expected)).or_default();
            count.asked += 1;
            count.decided += usize::from(decided);
        }
    }

    fn fault(&mut self, case: &Case, what: &str) {
        let Case { seed, question, expected, rounds, text } = case;
        let rounds = rounds.map_or(String::new(), |rounds| format!(" within {rounds} rounds"));
        let what = format!("seed {seed}, {question:?}{rounds}: {expected:?}, but {what}\n{text}");
        eprintln!("WRONG {what}");
        self.wrong.push(what);
    }

    fn tell(&self, name: &str) {
        let Self { programs, skipped, counts, reasons, wrong, slowest, compiling } = self;
        let wrong = wrong.len();
        eprintln!(
            "{name}: {programs} programs, {skipped} skipped, {wrong} wrong; {counts:?}; slowest {slowest:?}, compiling {compiling:?}; {reasons:?}"
        );
    }
}

/// The questions about a program.
fn cases(seed: u64, program: &Program, way: Way) -> Option<Vec<Case>> {
    let found = explore(program)?;
    let mut random = Random::new(seed ^ 0x5eed);
    random.number();
    let ends = !way.locals && !random.once_in(3);
    let is_end = |seen: &&Seen| matches!(seen, Seen::End(_));
    let chosen: Vec<Seen> =
        found.seen.iter().filter(|seen| is_end(seen) == ends).copied().collect();
    let case = |question, expected, rounds, allowed: &Allowed| Case {
        seed,
        question,
        expected,
        rounds,
        text: c(program, allowed),
    };
    let mut cases = Vec::new();
    if !chosen.is_empty() {
        let what = *random.pick(&chosen);
        let exact = Allowed::like(what, &found.seen);
        let less = exact.clone().without(what);
        if way.how.is_none() {
            cases.push(case(Question::Claims, Expected::Safe, None, &exact));
            cases.push(case(Question::Claims, Expected::Unsafe, None, &less));
        } else {
            let needed = rounds(program)[&what];
            cases.push(case(Question::Claims, Expected::Unsafe, Some(needed), &less));
            cases.push(case(Question::Claims, Expected::Safe, Some(needed), &exact));
            if needed > 1 {
                cases.push(case(Question::Claims, Expected::Neither, Some(needed - 1), &less));
            }
        }
    }
    if way.asks_all {
        let nothing = Allowed::Locals(usize::MAX, std::collections::BTreeSet::new());
        for (question, violated) in
            [(Question::Races, found.race), (Question::Deadlocks, found.deadlock)]
        {
            let expected = if violated { Expected::Unsafe } else { Expected::Safe };
            cases.push(case(question, expected, None, &nothing));
        }
    }
    Some(cases)
}

/// The seeds and the time for each question, if they are given.
fn given() -> (Option<Range<u64>>, Duration) {
    let seeds = std::env::var("SYMRA_SEEDS").ok().map(|text| {
        let (first, last) = text.split_once("..").expect("seeds should be a range like 0..1000");
        let number = |text: &str| text.parse().expect("a seed should be a number");
        number(first)..number(last)
    });
    let time = std::env::var("SYMRA_MILLISECONDS").ok();
    let time = time.map_or(500, |text| text.parse().expect("a time should be a number"));
    (seeds, Duration::from_millis(time))
}

/// Asks a way about random programs.
fn compare(name: &str, way: Way, few: Range<u64>) {
    let (seeds, time) = given();
    let long = seeds.is_some();
    let mut outcomes = Outcomes::default();
    for seed in seeds.unwrap_or(few) {
        if long && seed % 500 == 0 {
            outcomes.tell(name);
        }
        let program = program(seed, way.size);
        let Some(cases) = cases(seed, &program, way) else {
            outcomes.skipped += 1;
            continue;
        };
        outcomes.programs += 1;
        for case in &cases {
            outcomes.ask(way, case, time);
        }
    }
    outcomes.tell(name);
    assert!(
        outcomes.wrong.is_empty(),
        "{name}: {} wrong:\n{}",
        outcomes.wrong.len(),
        outcomes.wrong.join("\n")
    );
    let total = outcomes.counts.values().fold(Count::default(), |all, count| Count {
        asked: all.asked + count.asked,
        decided: all.decided + count.decided,
    });
    assert!(
        long || (total.asked > 10 && total.decided * 100 >= total.asked * way.least),
        "{name}: only {total:?}"
    );
}

#[test]
fn matching() {
    compare("matching", Way { asks_all: true, ..way(EngineName::Matching, 80) }, 0..25);
}

#[test]
fn by_default() {
    let way = Way { engine: None, asks_all: true, ..way(EngineName::Matching, 50) };
    compare("by default", way, 100..108);
}

#[test]
fn symex() {
    compare("symex", Way { asks_all: true, ..way(EngineName::Symex, 50) }, 0..8);
}

#[test]
fn lazy() {
    let how = Some(Sequentialization::Lazy);
    compare("lazy", Way { how, ..way(EngineName::Cba, 50) }, 0..10);
}

#[test]
fn eager() {
    let how = Some(Sequentialization::Eager);
    compare("eager", Way { how, ..way(EngineName::Cba, 50) }, 0..10);
}

#[test]
fn modular() {
    let way = Way { tells: (true, false), locals: true, ..tiny(EngineName::Modular, 10) };
    compare("modular", way, 0..15);
}

#[test]
fn kind() {
    compare("kind", tiny(EngineName::Kind, 20), 0..8);
}

#[test]
fn symexia() {
    compare("symexia", tiny(EngineName::Symexia, 15), 0..8);
}

#[test]
fn minimax() {
    compare("minimax", tiny(EngineName::Minimax, 1), 0..8);
}
