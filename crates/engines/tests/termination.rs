//! Termination of small random programs: `ranking` and `lasso` against all states and all cycles.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod random;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::conclude;
use symra_engines::{Context, Engine, LassoConfig, LassoSearch, Progress, Ranking};
use symra_ir::{Interpreter, Machine, Operation, State, Status, Task, VarId, parse};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt_z3::Z3;
use symra_terms::{BitVec, Sort, Value};
use symra_verdict::{Budget, Verdict};

use random::Random;

/// A program with an 8-bit counter and a 3-bit one, and jumps from anywhere to anywhere.
fn program(random: &mut Random) -> String {
    let mut text = String::from(
        "claim ends termination \"a run does not end\"
        global x : (_ BitVec 8)
        global y : (_ BitVec 3)
        proc main() {
        loc l0 entry
        loc exit exit\n",
    );
    let locations = 2 + random.below(4);
    for from in 0..locations {
        let mut target = || match random.below(locations + 1) {
            to if to == locations => "exit".to_owned(),
            to => format!("l{to}"),
        };
        let (one, other) = (target(), target());
        match random.below(5) {
            0..=2 => {
                let limit = format!("#x{:02x}", random.below(256));
                let small = format!("#b{:03b}", random.below(8));
                let condition = match random.below(7) {
                    0 => format!("(bvult x {limit})"),
                    1 => format!("(bvslt x {limit})"),
                    2 => format!("(bvule x {limit})"),
                    3 => format!("(= x {limit})"),
                    4 => format!("(= y {small})"),
                    5 => format!("(bvult y {small})"),
                    _ => "(bvult x (concat #b00000 y))".to_owned(),
                };
                // Something happens on the way, so that not every cycle is idle.
                let change = change(random);
                let _ = writeln!(text, "l{from} -> m{from} : assume {condition}");
                let _ = writeln!(text, "m{from} -> {one} : {change}");
                let _ = writeln!(text, "l{from} -> {other} : assume (not {condition})");
            }
            3 => {
                let change = change(random);
                let _ = writeln!(text, "l{from} -> {one} : {change}");
            }
            _ => {
                let choice = random.pick(&["havoc y", "skip", "assume (bvult #x03 x)"]);
                let change = change(random);
                let _ = writeln!(text, "l{from} -> {one} : {choice}");
                let _ = writeln!(text, "l{from} -> {other} : {change}");
            }
        }
    }
    text.push('}');
    text
}

fn change(random: &mut Random) -> String {
    let changes = [
        "x := (bvadd x #x01)",
        "x := (bvadd x #xff)",
        "x := (bvadd x #x02)",
        "x := (bvsub x (concat #b00000 y))",
        "x := (bvlshr x #x01)",
        "y := (bvadd y #b001)",
        "y := (bvadd y #b111)",
        "x := (bvadd x #x01), y := (bvadd y #b001)",
        "x := (bvadd x #xff), y := (bvadd y #b001)",
        "x := #x05",
    ];
    random.pick(&changes).to_owned()
}

/// Whether a run can go on forever: all states, all cycles.
fn diverges(task: &Task) -> bool {
    let interpreter = Interpreter::new(task);
    let all = |var: VarId| -> Vec<Value> {
        let Sort::Bv(width) = *task.sort(var) else {
            panic!("all variables should be bit-vectors")
        };
        (0..1_u64 << width).map(|bits| Value::Bv(BitVec::from_u64(bits, width))).collect()
    };
    let mut initial = vec![Vec::new()];
    for var in task.program.globals() {
        let mut more = Vec::new();
        for value in all(var) {
            more.extend(initial.iter().cloned().map(|mut choice: Vec<(VarId, Value)>| {
                choice.push((var, value.clone()));
                choice
            }));
        }
        initial = more;
    }
    let mut numbers: BTreeMap<State, usize> = BTreeMap::new();
    let mut after: Vec<Vec<usize>> = Vec::new();
    let mut open: Vec<State> = Vec::new();
    for choice in &initial {
        let machine = Machine::new(&interpreter, choice).unwrap();
        let count = numbers.len();
        if *numbers.entry(machine.state().clone()).or_insert(count) == count {
            open.push(machine.into_state());
        }
    }
    let mut next = 0;
    while next < open.len() {
        let mut machine = Machine::from_state(&interpreter, open[next].clone());
        let mut successors = Vec::new();
        if machine.status() == Status::Running {
            for edge in machine.enabled() {
                let inputs: Vec<Vec<(VarId, Value)>> = match &task.program.edge(edge).operation {
                    Operation::Havoc(vars) => {
                        all(vars[0]).into_iter().map(|value| vec![(vars[0], value)]).collect()
                    }
                    _ => vec![Vec::new()],
                };
                for inputs in inputs {
                    let mut successor = machine.clone();
                    successor.take(edge, &inputs).unwrap();
                    let count = numbers.len();
                    let number = *numbers.entry(successor.state().clone()).or_insert(count);
                    if number == count {
                        open.push(successor.into_state());
                    }
                    successors.push(number);
                }
            }
        }
        after.push(successors);
        next += 1;
    }
    // Take away what leads nowhere: a cycle is left, or nothing.
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); after.len()];
    let mut left: Vec<usize> = after.iter().map(Vec::len).collect();
    for (from, successors) in after.iter().enumerate() {
        for to in successors {
            before[*to].push(from);
        }
    }
    let mut ended: Vec<usize> = (0..left.len()).filter(|state| left[*state] == 0).collect();
    let mut count = 0;
    while let Some(state) = ended.pop() {
        count += 1;
        for from in &before[state] {
            left[*from] -= 1;
            if left[*from] == 0 {
                ended.push(*from);
            }
        }
    }
    count < after.len()
}

/// What an engine says of a program, after the re-check.
fn answer(task: &Task, engine: &mut dyn Engine) -> Verdict {
    let deadline = Some(Instant::now() + Duration::from_secs(20));
    let budget = Budget { deadline, ..Budget::default() };
    let mut prepared = prepare(task, Form::CallFree, PrepareConfig::default(), &budget);
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let verdict = engine.run(&mut prepared.task, &context).unwrap();
    let mut given = task.clone();
    conclude(&mut given, prepared, verdict, (&Z3, &budget)).unwrap().verdict
}

fn compare(seed: u64, programs: u64) {
    let mut random = Random(seed);
    let (mut ends, mut endless, mut open) = (0, 0, 0);
    for number in 0..programs {
        let text = program(&mut random);
        let task = parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        let truth = diverges(&task);
        let mut decided = false;
        let mut engines: [Box<dyn Engine>; 2] =
            [Box::new(LassoSearch::new(LassoConfig::quick())), Box::new(Ranking)];
        for engine in &mut engines {
            match answer(&task, &mut **engine) {
                Verdict::Safe(_) => {
                    assert!(!truth, "program {number} does not end, says nobody:\n{text}");
                    (decided, ends) = (true, ends + 1);
                }
                Verdict::Unsafe(_) => {
                    assert!(truth, "program {number} ends:\n{text}");
                    (decided, endless) = (true, endless + 1);
                }
                Verdict::Unknown(reason) => {
                    let reason = reason.to_string();
                    assert!(
                        !reason.contains("refuted") && !reason.contains("replayed"),
                        "{reason}:\n{text}"
                    );
                }
            }
        }
        open += u64::from(!decided);
    }
    assert!(ends > 0 && endless > 0, "both verdicts should be there");
    assert!(open * 5 <= programs, "{open} of {programs} programs were not decided");
}

/// What only decides whether a run ends is no part of the sliced program, where the state comes again sooner.
#[test]
fn a_loop_that_may_be_left_goes_on_in_other_states() {
    let text = |exit: &str| {
        format!(
            "claim ends termination \"a run does not end\"
            global x : (_ BitVec 8)
            proc main() {{
            loc l0 entry
            loc exit exit
            l0 -> exit : assume (bvult #x03 x)
            l0 -> l0 : {exit}
            }}"
        )
    };
    let endless = parse(&text("x := (bvadd x #x01)")).unwrap();
    let verdict = answer(&endless, &mut LassoSearch::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    let ends = parse(&text("assume false")).unwrap();
    let verdict = answer(&ends, &mut Ranking);
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
}

#[test]
fn answers_agree_with_all_states_and_all_cycles() {
    compare(0x5eed, 60);
}

/// The long run, 5,000 programs: `cargo test --release -p symra-engines --test termination -- --ignored`.
#[test]
#[ignore = "takes long"]
fn many_answers_agree_with_all_states_and_all_cycles() {
    for part in 0..5 {
        compare(0x00c0_ffee + part, 500);
    }
}

/// The other half of the long run.
#[test]
#[ignore = "takes long"]
fn more_answers_agree_with_all_states_and_all_cycles() {
    for part in 5..10 {
        compare(0x00c0_ffee + part, 500);
    }
}
