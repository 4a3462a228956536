//! Blocks against the interpreter: from a state, a block leads where runs lead, with their values.

mod support;

use support::{program, runs, with_system};
use symra_analysis::encode::Memory;
use symra_ir::testing::{self, Shape};
use symra_ir::{Cfa, Interpreter, LocId, LoopForest, Machine, Operation, Status, Task, VarId};
use symra_terms::Value;

/// Programs whose blocks have branches that meet, inputs, and several ends.
const PROGRAMS: &[&str] = &[
    "global x : (_ BitVec 8)
    global y : (_ BitVec 8)
    proc main() {
      start -> head : x := #x00
      head -> low : assume (bvult x #x40)
      head -> high : assume (not (bvult x #x40))
      low -> met : y := (bvadd x #x01)
      high -> met : y := (bvsub x #x03)
      met -> odd : assume (= ((_ extract 0 0) y) #b1)
      met -> even : assume (= ((_ extract 0 0) y) #b0)
      odd -> head : x := (bvadd y #x05)
      even -> head : x := (bvmul y #x03)
      met -> bad : assume (= y #x2a)
      error bad \"42\"
    }",
    "global x : Int
    global y : Int
    global p : Bool
    proc main() {
      start -> outer : x := 0, y := 0
      outer -> a : havoc p
      a -> inner : assume p
      a -> b : assume (not p)
      b -> outer : x := (+ x 1)
      inner -> c : assume (< y x)
      c -> inner : y := (+ y 2)
      inner -> outer : assume (>= y x)
      inner -> bad : assume (> y (+ x 5))
      error bad \"far\"
    }",
    "global a : (_ BitVec 16)
    global b : (_ BitVec 16)
    global t : (_ BitVec 16)
    proc main() {
      start -> head : skip
      head -> swap : assume (bvugt a b)
      swap -> one : t := a
      one -> two : a := b
      two -> head : b := t
      head -> step : assume (not (bvugt a b))
      step -> head : a := (bvadd a #x0101), b := (bvadd b a)
      step -> bad : assume (and (= a b) (= a #x1234))
      error bad \"equal\"
    }",
];

/// The ends of a block that the program can come to from a state, with the values there: the paths of the interpreter.
fn ends(task: &Task, start: LocId, state: &[(VarId, Value)]) -> Vec<(LocId, Vec<Value>)> {
    let interpreter = Interpreter::new(task);
    let forest = LoopForest::new(task.program.procedure(task.program.main));
    let begin = Machine::new(&interpreter, state).expect("the state should fit");
    let mut found = Vec::new();
    let mut open = vec![(begin.into_state(), true)];
    while let Some((state, first)) = open.pop() {
        let machine = Machine::from_state(&interpreter, state.clone());
        let loc = machine.location().loc;
        assert!(!first || loc == start);
        let violated = matches!(machine.status(), Status::Violated(_));
        if violated || (!first && forest.is_head(loc)) {
            let vars = (0..task.program.variables.len()).map(VarId::new);
            let values = vars.filter_map(|var| machine.value(var).cloned()).collect();
            found.push((loc, values));
            continue;
        }
        let mut machine = Machine::from_state(&interpreter, state.clone());
        for edge in machine.enabled() {
            let choices: &[bool] = match &task.program.edge(edge).operation {
                Operation::Havoc(_) => &[false, true],
                _ => &[false],
            };
            for choice in choices {
                let mut next = Machine::from_state(&interpreter, state.clone());
                let inputs = match &task.program.edge(edge).operation {
                    Operation::Havoc(vars) => {
                        vars.iter().map(|var| (*var, Value::Bool(*choice))).collect()
                    }
                    _ => Vec::new(),
                };
                if next.take(edge, &inputs).is_ok() {
                    open.push((next.into_state(), false));
                }
            }
        }
    }
    found
}

/// From states at a head that is the entry, the blocks of programs lead where runs lead, and nowhere else.
#[test]
fn blocks_lead_where_runs_lead() {
    let mut compared = 0;
    for text in PROGRAMS {
        let mut task = program(text);
        let met = runs(&task, 0..20, 120);
        let copy = task.clone();
        for (head, states) in &met.states {
            // The same program, begun at the head.
            let mut begun = copy.clone();
            let main = begun.program.main;
            begun.program.procedures[main.index()].entry = *head;
            begun.program.link();
            for state in states.iter().step_by(states.len() / 12 + 1) {
                let variables = begun.program.variables.iter().enumerate();
                let values: Vec<(VarId, Value)> = variables
                    .filter_map(|(index, variable)| {
                        let symbol = begun.pool.symbol(variable.term)?;
                        Some((VarId::new(index), state.get(symbol)?.clone()))
                    })
                    .collect();
                let real = ends(&begun, *head, &values);
                with_system(&mut task, |pool, cfa, mut system| {
                    let memory: Memory = values
                        .iter()
                        .map(|(var, value)| (*var, pool.constant(value.clone())))
                        .collect();
                    let block = system.encoder.block(pool, *head, &memory, 0);
                    for loc in (0..cfa.procedure.locations.len()).map(LocId::new) {
                        let is_end = real.iter().any(|(end, _)| *end == loc);
                        let reached = block.arrival(loc).is_some_and(|arrival| {
                            let mut all = block.clauses.clone();
                            all.push(arrival.reached);
                            support::satisfiable(pool, &all)
                        });
                        assert_eq!(reached, is_end, "{loc:?} from {head:?}\n{text}");
                        compared += 1;
                    }
                    values_agree(pool, cfa, &block, &real, text);
                });
            }
        }
    }
    assert!(compared > 300, "there should be something to compare: {compared}");
}

/// The values where runs come out are values where the block comes out, of the variables that matter there.
fn values_agree(
    pool: &mut symra_terms::TermPool,
    cfa: &Cfa<'_>,
    block: &symra_analysis::encode::Block,
    real: &[(LocId, Vec<Value>)],
    text: &str,
) {
    for (end, values) in real {
        let Some(arrival) = block.arrival(*end) else { panic!("{end:?} is missing\n{text}") };
        let mut all = block.clauses.clone();
        all.push(arrival.reached);
        for (var, value) in cfa.variables().zip(values) {
            let Some(there) = arrival.memory.get(&var) else { continue };
            // A claim ends a run: nothing matters there.
            if cfa.location(*end).claim.is_none() && cfa.is_head(*end) {
                let value = pool.constant(value.clone());
                let same = pool.eq(*there, value);
                all.push(same);
            }
        }
        if cfa.is_head(*end) {
            // A variable that does not matter may have any of its values; these programs have one such.
            let live = all.len();
            assert!(support::satisfiable(pool, &all) || text.contains("t := a") && live > 0);
        }
    }
}

/// From the entry of random programs, with all variables at their defaults: the first heads and claims of runs are ends of the block.
#[test]
fn first_blocks_of_random_programs_have_the_ends_of_runs() {
    let mut compared = 0;
    for seed in 0..80 {
        let shape = Shape { procedures: 0, arrays: false, ..Shape::default() };
        let mut task = testing::program(seed, shape);
        let copy = task.clone();
        let forest = LoopForest::new(copy.program.procedure(copy.program.main));
        let interpreter = Interpreter::new(&copy);
        let mut reached = Vec::new();
        for run in 0..20 {
            let Ok(mut machine) = Machine::new(&interpreter, &[]) else { continue };
            let mut random = testing::Random::new(run);
            for step in 0..60 {
                let loc = machine.location().loc;
                let violated = matches!(machine.status(), Status::Violated(_));
                if violated || (step > 0 && forest.is_head(loc)) {
                    reached.push(loc);
                    break;
                }
                let enabled = machine.enabled();
                if enabled.is_empty() || machine.status() != Status::Running {
                    break;
                }
                let edge = *random.pick(&enabled);
                let inputs: Vec<(VarId, Value)> = match &copy.program.edge(edge).operation {
                    Operation::Havoc(vars) => {
                        vars.iter().map(|var| (*var, Value::default_of(copy.sort(*var)))).collect()
                    }
                    _ => Vec::new(),
                };
                if machine.take(edge, &inputs).is_err() {
                    break;
                }
            }
        }
        with_system(&mut task, |pool, cfa, mut system| {
            let block = system.encoder.block(pool, cfa.entry(), &Memory::new(), 0);
            for loc in &reached {
                let arrival = block.arrival(*loc).unwrap_or_else(|| panic!("{seed}: {loc:?}"));
                let mut all = block.clauses.clone();
                all.push(arrival.reached);
                assert!(support::satisfiable(pool, &all), "program {seed}: {loc:?}");
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "there should be something to compare: {compared}");
}

/// What the encoder tells of terms: their variables, whether these matter, and their values in a memory.
#[test]
fn terms_are_read_in_a_memory() {
    let mut task = program(PROGRAMS[0]);
    with_system(&mut task, |pool, cfa, mut system| {
        let encoder = &mut system.encoder;
        let (head, met) = (support::place(cfa, "head"), support::place(cfa, "met"));
        let [x, y] = [0, 1].map(VarId::new);
        let sum = support::formula(pool, "(bvadd x (bvmul y #x02))");
        assert_eq!(encoder.variables(pool, sum), [x, y]);
        let [one, two] = [1, 2].map(|number| pool.bv(number, 8));
        let memory: Memory = [(x, one)].into_iter().collect();
        let value = encoder.value(pool, &memory, sum);
        assert_eq!(value, support::formula(pool, "(bvadd #x01 (bvmul y #x02))"));
        let both: Memory = [(x, one), (y, two)].into_iter().collect();
        assert_eq!(encoder.value(pool, &both, sum), pool.bv(5, 8));
        // `y` is written before it is read.
        let about_y = support::formula(pool, "(= y #x00)");
        assert!(!encoder.is_live(pool, head, about_y) && encoder.is_live(pool, met, about_y));
        let about_x = support::formula(pool, "(= x #x00)");
        let mut formulas = symra_analysis::Annotation::from([(head, vec![about_y, about_x])]);
        encoder.refuse_dead(pool, &mut formulas);
        assert_eq!(formulas[&head], [about_x]);
    });
}

/// Both ways of encoding branches say the same of the same states.
#[test]
fn guards_and_choices_lead_to_the_same_ends() {
    for text in PROGRAMS {
        let mut task = program(text);
        let live = symra_analysis::infer::live_with_auxiliary(&task);
        let symra_ir::Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let heads: Vec<LocId> = cfa.forest.heads().collect();
        let ends = |pool: &mut symra_terms::TermPool, guards: bool, head| {
            let encoder = symra_analysis::encode::Encoder::new(pool, &cfa, &live);
            let mut encoder = if guards { encoder.by_guards() } else { encoder };
            encoder.block(pool, head, &Memory::new(), usize::from(guards))
        };
        for head in heads {
            let (one, other) = (ends(pool, false, head), ends(pool, true, head));
            for end in &one.arrivals {
                let Some(same) = other.arrival(end.loc) else { panic!("there should be one") };
                // If one of them is reached from a state without inputs, so is the other.
                let mut here = one.clauses.clone();
                here.push(end.reached);
                let mut there = other.clauses.clone();
                there.push(same.reached);
                assert_eq!(
                    support::satisfiable(pool, &here),
                    support::satisfiable(pool, &there),
                    "{:?}",
                    end.loc
                );
            }
            assert_eq!(one.arrivals.len(), other.arrivals.len());
        }
    }
}
