//! Explores lowered models with a few values for each input.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};

use symra_front_gcl::{Goal, Lowered, Model, Property};
use symra_ir::{Domain, Exploration, ExploreLimits, Operation, Task, VarId, explore};
use symra_terms::{ArrayValue, Integer, Op, Sort, Term, TermPool, Value};

/// Values of inputs that the models tell apart.
const INPUTS: [i64; 9] = [-2, -1, 0, 1, 2, 3, 4, 60, 100];

/// What the search found.
pub(crate) struct Found {
    /// The names of violated claims.
    pub(crate) violated: BTreeSet<String>,
    /// The labels of a shortest run to each violation.
    pub(crate) runs: BTreeMap<String, Vec<String>>,
    pub(crate) exhaustive: bool,
    pub(crate) states: usize,
}

/// Parses a model that must be right.
#[track_caller]
pub(crate) fn model(text: &str) -> Model {
    match symra_front_gcl::parse("test.gcl", text) {
        Ok(model) => model,
        Err(errors) => panic!("{errors:?}\n{text}"),
    }
}

/// The task of a model's properties that are to be avoided, or of its only property to be reached.
#[track_caller]
pub(crate) fn lower(model: &Model, parameters: &[(&str, i64)]) -> Lowered {
    let question = model.questions().into_iter().next().expect("a model has a property");
    lower_these(model, &question, parameters)
}

#[track_caller]
pub(crate) fn lower_these(
    model: &Model,
    properties: &[&Property],
    parameters: &[(&str, i64)],
) -> Lowered {
    let parameters: Vec<(String, Integer)> =
        parameters.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    model.task(properties, &parameters).expect("the model should make sense for the parameters")
}

/// Explores a task breadth first, with some values for integers.
pub(crate) fn search(lowered: &Lowered, states: usize) -> Found {
    search_with(lowered, states, &|| Domain::partial(INPUTS.map(Value::int).to_vec()))
}

/// Explores a task whose integers are known to lie between -2 and 10 or are given at the start.
pub(crate) fn search_small(lowered: &Lowered, states: usize) -> Found {
    search_with(lowered, states, &|| Domain::complete((-2..=10).map(Value::int).collect()))
}

fn search_with(lowered: &Lowered, states: usize, integers: &dyn Fn() -> Domain) -> Found {
    let task = &lowered.task;
    let fixed = initial_values(task);
    let chosen = chosen(task);
    let domain = |var: VarId| {
        let sort = task.pool.sort(task.program.variable(var).term);
        match fixed.get(&var) {
            Some(value) if !chosen.contains(&var) => Domain::complete(vec![value.clone()]),
            _ if *sort == Sort::Int => integers(),
            _ => Domain::of_sort(sort, 256),
        }
    };
    let found = explore(task, &domain, ExploreLimits { states, depth: 10 });
    summary(lowered, &found)
}

fn summary(lowered: &Lowered, found: &Exploration) -> Found {
    let program = &lowered.task.program;
    let label = |location| {
        lowered.commands.iter().find(|c| c.location == location).map(|c| c.label.clone())
    };
    let mut runs = BTreeMap::new();
    for (claim, trace) in &found.violations {
        let steps = trace.steps.iter().map(|step| program.edge(step.edge).to);
        runs.insert(program.claim(*claim).name.clone(), steps.filter_map(label).collect());
    }
    let violated = runs.keys().cloned().collect();
    Found { violated, runs, exhaustive: found.exhaustive, states: found.states }
}

/// The variables that the initial condition sets equal to a value.
fn initial_values(task: &Task) -> BTreeMap<VarId, Value> {
    let main = task.program.procedure(task.program.main);
    let Operation::Assume(init) = main.edges[0].operation else {
        panic!("a run starts with an assumption")
    };
    let var = |term: Term| {
        (0..task.program.variables.len())
            .map(VarId::new)
            .find(|var| task.program.variable(*var).term == term)
    };
    let (mut values, mut todo) = (BTreeMap::new(), vec![init]);
    while let Some(term) = todo.pop() {
        let args = task.pool.args(term);
        match task.pool.op(term) {
            Op::And => todo.extend(args),
            Op::Eq => {
                for (left, right) in [(args[0], args[1]), (args[1], args[0])] {
                    if let (Some(var), Some(value)) = (var(left), known(&task.pool, right)) {
                        values.insert(var, value);
                    }
                }
            }
            _ => (),
        }
    }
    values
}

fn known(pool: &TermPool, term: Term) -> Option<Value> {
    match (pool.op(term), pool.sort(term)) {
        (Op::ConstArray, Sort::Array(sort)) => {
            let element = known(pool, pool.args(term)[0])?;
            Some(Value::Array(ArrayValue::constant(sort.clone(), element)))
        }
        _ => pool.value(term).cloned(),
    }
}

fn chosen(task: &Task) -> BTreeSet<VarId> {
    let edges = &task.program.procedure(task.program.main).edges;
    let havocs = edges.iter().filter_map(|edge| match &edge.operation {
        Operation::Havoc(vars) => Some(vars.clone()),
        _ => None,
    });
    havocs.flatten().collect()
}

/// Whether a model's first question has the answer yes, as far as the search sees.
pub(crate) fn holds(lowered: &Lowered, found: &Found) -> bool {
    match lowered.goal {
        Goal::Avoid => found.violated.is_empty(),
        Goal::Reach => !found.violated.is_empty(),
    }
}
