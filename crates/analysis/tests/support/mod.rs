//! What the tests of the analyses share: programs, their runs, and questions to a solver.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use symra_analysis::encode::Encoder;
use symra_analysis::system::CutPoints;
use symra_ir::testing::Random;
use symra_ir::{
    Cfa, Interpreter, LocId, LoopForest, Machine, Operation, Status, Task, VarId, parse,
};
use symra_smt::{Answer, Backend as _, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Assignment, Integer, Sort, Term, TermPool, Value, smtlib};

/// The program of a text.
#[track_caller]
pub(crate) fn program(text: &str) -> Task {
    parse(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// A program in which all variables matter at the location `head`: there they are compared with others that have any values.
#[track_caller]
pub(crate) fn observed(text: &str) -> Task {
    let mut globals = String::new();
    let mut equal = String::new();
    for line in text.lines() {
        if let Some((name, sort)) =
            line.trim().strip_prefix("global ").and_then(|l| l.split_once(" : "))
        {
            let _ = writeln!(globals, "global {name}.seen : {sort}");
            let _ = write!(equal, " (= {name} {name}.seen)");
        }
    }
    let end = text.rfind('}').expect("a procedure should end");
    let claim = format!("head -> seen : assume (and{equal} true)\nerror seen \"seen\"\n}}");
    program(&format!("{globals}{}{claim}", &text[..end]))
}

/// Both programs of a text: `[[a||b]]` is `a` in the one that is safe and `b` in its twin.
#[track_caller]
pub(crate) fn twins(text: &str) -> [Task; 2] {
    [0, 1].map(|which| program(&choose(text, which)))
}

/// One of the two texts.
pub(crate) fn choose(text: &str, which: usize) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("[[") {
        let (choice, after) = after.split_once("]]").expect("a choice should end");
        let (safe, faulty) = choice.split_once("||").expect("a choice should have two sides");
        made.push_str(before);
        made.push_str(if which == 0 { safe } else { faulty });
        rest = after;
    }
    made + rest
}

/// The formula of a text over the program's variables.
#[track_caller]
pub(crate) fn formula(pool: &mut TermPool, text: &str) -> Term {
    smtlib::read_term(pool, text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// The location with a name.
#[track_caller]
pub(crate) fn place(cfa: &Cfa<'_>, name: &str) -> LocId {
    let found = cfa.procedure.locations.iter().position(|loc| loc.name == name);
    LocId::new(found.unwrap_or_else(|| panic!("there should be a location `{name}`")))
}

/// Does something with a program's cut-point system.
pub(crate) fn with_system<T>(
    task: &mut Task,
    inner: impl FnOnce(&mut TermPool, &Cfa<'_>, CutPoints<'_>) -> T,
) -> T {
    let live = symra_analysis::infer::live_with_auxiliary(task);
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let encoder = Encoder::new(pool, &cfa, &live);
    let system = CutPoints::new(pool, encoder);
    inner(pool, &cfa, system)
}

/// Whether formulas can hold together.
pub(crate) fn satisfiable(pool: &TermPool, formulas: &[Term]) -> bool {
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    match solver.check(pool, formulas).expect("the solver should not fail") {
        Answer::Sat(_) => true,
        Answer::Unsat(_) => false,
        Answer::Unknown(why) => panic!("{why}"),
    }
}

/// Whether formulas imply another.
pub(crate) fn implies(pool: &mut TermPool, given: &[Term], wanted: Term) -> bool {
    let violated = pool.not(wanted);
    let mut all = given.to_vec();
    all.push(violated);
    !satisfiable(pool, &all)
}

/// Formulas as they are written.
pub(crate) fn texts(pool: &TermPool, formulas: &[Term]) -> Vec<String> {
    formulas.iter().map(|formula| pool.display(*formula).to_string()).collect()
}

/// What random runs of a program without calls have met.
#[derive(Default)]
pub(crate) struct Met {
    /// The states at heads, of all variables.
    pub(crate) states: BTreeMap<LocId, Vec<Assignment>>,
    /// Whether a claim was violated.
    pub(crate) violated: bool,
    /// Of each head the most visits of one run.
    pub(crate) visits: BTreeMap<LocId, u64>,
}

/// Runs a program on random inputs, one run for each seed. This is code of its own, so that what the analyses say of a program
/// can be held against it.
pub(crate) fn runs(task: &Task, seeds: std::ops::Range<u64>, steps: usize) -> Met {
    let interpreter = Interpreter::new(task);
    let main = task.program.procedure(task.program.main);
    let forest = LoopForest::new(main);
    let vars: Vec<VarId> = (0..task.program.variables.len()).map(VarId::new).collect();
    let mut met = Met::default();
    for seed in seeds {
        let mut random = Random::new(seed);
        let initial: Vec<_> = vars
            .iter()
            .filter_map(|var| Some((*var, any(&mut random, task.sort(*var))?)))
            .collect();
        let Ok(mut machine) = Machine::new(&interpreter, &initial) else { continue };
        let mut visits: BTreeMap<LocId, u64> = BTreeMap::new();
        for _ in 0..steps {
            match machine.status() {
                Status::Running => (),
                Status::Exited => break,
                Status::Violated(_) => {
                    met.violated = true;
                    break;
                }
            }
            let loc = machine.location().loc;
            if forest.is_head(loc) {
                *visits.entry(loc).or_default() += 1;
                let mut state = Assignment::default();
                for var in &vars {
                    let symbol = task.pool.symbol(task.program.variable(*var).term);
                    if let (Some(symbol), Some(value)) = (symbol, machine.value(*var)) {
                        state.set(symbol, value.clone());
                    }
                }
                met.states.entry(loc).or_default().push(state);
            }
            let enabled = machine.enabled();
            if enabled.is_empty() {
                break;
            }
            let edge = *random.pick(&enabled);
            let mut inputs = Vec::new();
            if let Operation::Havoc(vars) = &task.program.edge(edge).operation {
                inputs.extend(
                    vars.iter().filter_map(|var| Some((*var, any(&mut random, task.sort(*var))?))),
                );
            }
            if machine.take(edge, &inputs).is_err() {
                break;
            }
        }
        for (head, count) in visits {
            let most = met.visits.entry(head).or_default();
            *most = count.max(*most);
        }
    }
    met
}

/// A value: often a small one, or one at the end of its range.
fn any(random: &mut Random, sort: &Sort) -> Option<Value> {
    let word = match random.below(4) {
        0 => random.number(),
        1 => u64::MAX - random.number() % 4,
        _ => random.number() % 12,
    };
    match sort {
        Sort::Bool => Some(Value::Bool(word % 2 == 0)),
        Sort::Bv(width) if *width <= 64 => {
            let all = if *width == 64 { u64::MAX } else { (1 << width) - 1 };
            Some(Value::bv(word & all, *width))
        }
        Sort::Int => Some(Value::Int(Integer::from(word.cast_signed() % 1000))),
        _ => None,
    }
}

/// All formulas hold in all states that runs have met at their heads.
#[track_caller]
pub(crate) fn hold_in(pool: &TermPool, facts: &BTreeMap<LocId, Vec<Term>>, met: &Met, what: &str) {
    for (head, formulas) in facts {
        for state in met.states.get(head).map_or(&[][..], Vec::as_slice) {
            for formula in formulas {
                assert_eq!(
                    pool.evaluate_in(*formula, state),
                    Value::Bool(true),
                    "{what}: `{}` at {head:?} does not hold in a state of a run",
                    pool.display(*formula),
                );
            }
        }
    }
}
