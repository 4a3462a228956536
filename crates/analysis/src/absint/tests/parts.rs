//! The parts of the fixpoint: thresholds of widening, what matters at a location, single edges.

use symra_ir::{EdgeId, LocId, Operation, Task, VarId, VariableIndex, WeakOrder};
use symra_terms::Value;

use super::super::fixpoint::Setting;
use super::super::live::Live;
use super::super::plan::Plan;
use super::super::state::AbstractState;
use super::super::thresholds::Thresholds;
use super::super::value::Abstract;

fn task(text: &str) -> Task {
    symra_ir::parse(text).unwrap_or_else(|error| panic!("{error:?}"))
}

fn place(task: &Task, name: &str) -> LocId {
    let locations = &task.program.procedure(task.program.main).locations;
    let found = locations.iter().position(|loc| loc.name == name);
    LocId::new(found.unwrap_or_else(|| panic!("there should be a location `{name}`")))
}

fn thresholds(task: &Task) -> Thresholds {
    let vars = VariableIndex::new(&task.program, &task.pool);
    let procedure = task.program.procedure(task.program.main);
    let plans: Vec<Option<Plan>> = procedure
        .edges
        .iter()
        .map(|edge| match &edge.operation {
            Operation::Assume(condition) => Plan::new(&task.pool, &vars, &[*condition]),
            Operation::Assign(pairs) => {
                let terms: Vec<_> = pairs.iter().map(|(_, term)| *term).collect();
                Plan::new(&task.pool, &vars, &terms)
            }
            Operation::Havoc(_) | Operation::Call { .. } => None,
        })
        .collect();
    Thresholds::new(procedure, &plans)
}

#[test]
fn widening_stops_at_what_a_variable_is_compared_with() {
    let task = task(
        "global i : (_ BitVec 32)
        global j : (_ BitVec 32)
        global k : (_ BitVec 32)
        proc main() {
          start -> head : i := #x00000000, k := #x000003e8
          head -> body : assume (bvslt i #x00000064)
          body -> head : i := (bvadd i #x00000001)
          head -> after : assume (bvule (bvadd j #x0000000a) #x000000c8)
        }",
    );
    let found = thresholds(&task);
    let of = |index: usize| found.of(VarId::new(index));
    assert!(of(0).is_sorted() && of(0).contains(&100) && of(0).contains(&99), "{:?}", of(0));
    // The constant that is added is taken away: 200 - 10.
    assert!(of(1).contains(&190), "{:?}", of(1));
    assert!(!of(1).contains(&100), "that is of the other variable: {:?}", of(1));
    assert!(of(2).contains(&1000), "{:?}", of(2));
    // A variable without its own has the smallest numbers.
    assert_eq!(found.of(VarId::new(77)), [-1, 0, 1]);
}

#[test]
fn thresholds_are_few() {
    use std::fmt::Write as _;
    let mut text = "global i : (_ BitVec 32)\nproc main() {\n".to_owned();
    for number in 0..200 {
        let value = 7 * number;
        let next = number + 1;
        let _ = writeln!(text, "l{number} -> l{next} : assume (not (= i #x{value:08x}))");
    }
    text.push('}');
    let task = task(&text);
    let found = thresholds(&task);
    let list = found.of(VarId::new(0));
    assert!((10..60).contains(&list.len()), "{}", list.len());
    assert!(list.is_sorted() && [-1, 0, 1].iter().all(|small| list.contains(small)));
}

#[test]
fn what_is_read_before_it_is_written_matters() {
    let task = task(
        "global x : (_ BitVec 8)
        global y : (_ BitVec 8)
        global z : (_ BitVec 8)
        proc main() {
          start -> head : x := y
          head -> body : assume (bvult x #x10)
          body -> read : havoc y
          read -> head : x := (bvadd x y)
          head -> last : z := x
        }",
    );
    let vars = VariableIndex::new(&task.program, &task.pool);
    let procedure = task.program.procedure(task.program.main);
    let order = WeakOrder::new(procedure);
    let [x, y, z] = [0, 1, 2].map(VarId::new);
    for others in [&[][..], &[z]] {
        let live = Live::new(&task.pool, procedure, &order, &vars, others);
        let at = |name: &str, var| live.contains(place(&task, name), var);
        assert!(at("head", x) && !at("head", y), "`y` is an input before it is read");
        assert!(at("start", y) && !at("start", x));
        assert!(at("read", y));
        // What nobody reads any more matters only if it does at the end.
        assert!(!at("head", z));
    }
}

#[test]
fn an_edge_leads_to_what_it_says() {
    let task = task(
        "global x : (_ BitVec 8)
        global y : (_ BitVec 8)
        proc main() {
          start -> a : assume (bvult x #x10)
          a -> b : y := (bvadd x #x05)
          b -> c : havoc x
          c -> d : assume (= y #x20)
        }",
    );
    let vars = VariableIndex::new(&task.program, &task.pool);
    let setting = Setting::new(&task.pool, &task.program, task.program.main, &vars);
    let [x, y] = [0, 1].map(VarId::new);
    let mut values = Vec::new();
    let mut state = Some(AbstractState::default());
    let mut after = |state: &Option<AbstractState>, edge: usize| {
        let state = state.as_ref().expect("it should be possible");
        setting.after(EdgeId::new(edge), state, &mut values)
    };
    state = after(&state, 0);
    let bits = |state: &Option<AbstractState>, var| {
        let state = state.as_ref().expect("it should be possible");
        state.get(var).bits(8).map(|bits| bits.unsigned())
    };
    assert_eq!(bits(&state, x), Some((0, 15)));
    state = after(&state, 1);
    assert_eq!(bits(&state, y), Some((5, 20)));
    state = after(&state, 2);
    assert_eq!(bits(&state, x), Some((0, 255)), "an input may be anything");
    assert_eq!(bits(&state, y), Some((5, 20)));
    assert_eq!(after(&state, 3), None, "32 is none of them");
    let mut exact = AbstractState::default();
    exact.set(y, Abstract::of_value(&Value::bv(32, 8)));
    assert!(after(&Some(exact), 3).is_some());
}
