//! Explicit-state search: every run of a program whose inputs come from finite domains, breadth first.
//!
//! It is the independent oracle for tests: it shares only the interpreter with the rest, and no analysis. The one
//! reduction it makes is its own: a local that every path writes before it reads starts with one value only.
//!
//! Soundness: a violation found is a run. That there is none is said only where [`Exploration::exhaustive`] holds: every
//! domain that was used is complete, and no limit was hit.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::collections::BTreeMap;
use std::sync::Arc;
use symra_terms::{ArraySort, ArrayValue, Sort, Value};

use crate::link::VariableIndex;
use crate::program::{ClaimId, Edge, EdgeRef, Operation, ProcId, Task, VarId};
use crate::run::{Interpreter, Machine, State, Status};
use crate::trace::{Step, Trace};
use crate::validate::{operands, symbols, targets};

/// The values to try for a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Domain {
    /// The values.
    pub values: Vec<Value>,
    /// Whether a run with any other value could be left out: because there is none, or because the program
    /// goes nowhere with it or never looks at it.
    pub complete: bool,
}

impl Domain {
    /// A domain outside of which no value matters.
    pub fn complete(values: Vec<Value>) -> Self {
        Self { values, complete: true }
    }

    /// Some of the values that matter.
    pub fn partial(values: Vec<Value>) -> Self {
        Self { values, complete: false }
    }

    /// All values of a sort that has at most `limit`, else as many, which are some around zero.
    pub fn of_sort(sort: &Sort, limit: usize) -> Self {
        match sort {
            Sort::Bool => Self::up_to(limit, 2, |i| Value::Bool(i == 1)),
            Sort::Bv(width) if *width < 32 => {
                Self::up_to(limit, 1 << *width, |i| Value::bv(i, *width))
            }
            Sort::Bv(width) => {
                Self::partial((0..limit as u64).map(|i| Value::bv(i, *width)).collect())
            }
            Sort::Int => {
                let number = |i: i64| Value::int(if i % 2 == 0 { -(i / 2) } else { i / 2 + 1 });
                Self::partial((0..limit).map(|i| number(i64::try_from(i).unwrap_or(0))).collect())
            }
            Sort::Array(array) => arrays(array, limit),
            Sort::Float(_) | Sort::RoundingMode => Self::partial(vec![Value::default_of(sort)]),
        }
    }

    fn up_to(limit: usize, count: u64, value: impl Fn(u64) -> Value) -> Self {
        let values = (0..count).take(limit).map(value).collect::<Vec<_>>();
        Self { complete: values.len() as u64 == count, values }
    }
}

/// All arrays of a sort if there are few, else those that have one value everywhere.
fn arrays(sort: &Arc<ArraySort>, limit: usize) -> Domain {
    let indices = Domain::of_sort(&sort.index, limit);
    let elements = Domain::of_sort(&sort.element, limit);
    let exponent = u32::try_from(indices.values.len()).unwrap_or(u32::MAX);
    let few = elements.values.len().checked_pow(exponent).is_some_and(|count| count <= limit);
    let complete = indices.complete && elements.complete && few;
    let constant = |element: &Value| ArrayValue::constant(sort.clone(), element.clone());
    let mut all: Vec<ArrayValue> = elements.values.iter().map(constant).collect();
    for index in indices.values.iter().filter(|_| complete) {
        let with = |one: &ArrayValue, element: &Value| {
            let mut one = one.clone();
            one.set(index.clone(), element.clone());
            one
        };
        all = all
            .iter()
            .flat_map(|one| elements.values.iter().map(move |element| with(one, element)))
            .collect();
        all.sort();
        all.dedup();
    }
    Domain { values: all.into_iter().map(Value::Array).collect(), complete }
}

/// Where the search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExploreLimits {
    /// The most states.
    pub states: usize,
    /// The most open calls.
    pub depth: usize,
}

impl Default for ExploreLimits {
    /// A million states, a hundred calls.
    fn default() -> Self {
        Self { states: 1_000_000, depth: 100 }
    }
}

/// What the search found.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The claims that can be violated, each with a shortest trace.
    pub violations: BTreeMap<ClaimId, Trace>,
    /// Whether all runs were seen, so that no other claim can be violated.
    pub exhaustive: bool,
    /// How many states were seen.
    pub states: usize,
    /// Whether some run gets stuck: no claim, no exit, and no edge that can be taken.
    pub stuck: bool,
}

/// Explores all runs of a program whose inputs are in the domains, breadth first.
///
/// ```
/// use symra_ir::{Domain, ExploreLimits, explore, parse};
///
/// let text = "global x : (_ BitVec 2)
/// proc main() {
///   start -> end : x := (bvadd x #b01)
///   end -> bad : assume (= x #b00)
///   error bad \"x is 0\"
/// }";
/// let task = parse(text).unwrap();
/// let all = |var| Domain::of_sort(task.sort(var), 16);
/// let found = explore(&task, &all, ExploreLimits::default());
/// assert!(found.exhaustive);
/// assert_eq!(found.violations.len(), 1);
/// ```
///
/// # Panics
/// If a domain is empty or holds values of another sort.
pub fn explore(
    task: &Task,
    domain: &dyn Fn(VarId) -> Domain,
    limits: ExploreLimits,
) -> Exploration {
    let open = |proc| open_locals(task, proc);
    search(task, domain, limits, &open, &mut |_, _| ())
}

/// Explores as [`explore`] does, without its reduction; `visit` sees each state once, in the order in which they are
/// reached.
///
/// # Panics
/// If a domain is empty or holds values of another sort.
pub fn explore_with(
    task: &Task,
    domain: &dyn Fn(VarId) -> Domain,
    limits: ExploreLimits,
    visit: &mut dyn FnMut(&Interpreter<'_>, &State),
) -> Exploration {
    let all = |proc| task.program.procedure(proc).locals.clone();
    search(task, domain, limits, &all, visit)
}

fn search(
    task: &Task,
    domain: &dyn Fn(VarId) -> Domain,
    limits: ExploreLimits,
    open: &dyn Fn(ProcId) -> Vec<VarId>,
    visit: &mut dyn FnMut(&Interpreter<'_>, &State),
) -> Exploration {
    let interpreter = Interpreter::new(task);
    let mut search = Search {
        open: (0..task.program.procedures.len()).map(|p| open(ProcId::new(p))).collect(),
        domains: task.program.variables.iter().map(|_| None).collect(),
        domain,
        states: IndexMap::default(),
        limits,
        found: Exploration { exhaustive: true, ..Exploration::default() },
    };
    search.run(task, &interpreter, visit);
    search.found.states = search.states.len();
    search.found
}

/// How a state was first reached.
struct Origin {
    parent: Option<(usize, EdgeRef)>,
    inputs: Vec<(VarId, Value)>,
}

/// The locals of a procedure that some path from its entry reads before it writes them; its results are read at the exit.
fn open_locals(task: &Task, proc: ProcId) -> Vec<VarId> {
    let procedure = task.program.procedure(proc);
    let index = VariableIndex::new(&task.program, &task.pool);
    let reads = |edge: &Edge| -> Vec<VarId> {
        let terms = operands(&edge.operation).into_iter();
        let symbols = terms.flat_map(|term| symbols(&task.pool, term));
        symbols.filter_map(|symbol| index.get(symbol)).collect()
    };
    let reads: Vec<Vec<VarId>> = procedure.edges.iter().map(reads).collect();
    let is_open = |local: &&VarId| {
        let mut seen = vec![false; procedure.locations.len()];
        let mut stack = vec![procedure.entry];
        while let Some(loc) = stack.pop() {
            if std::mem::replace(&mut seen[loc.index()], true) {
                continue;
            }
            if loc == procedure.exit && procedure.results.contains(local) {
                return true;
            }
            for edge in &procedure.locations[loc.index()].outgoing {
                if reads[edge.index()].contains(local) {
                    return true;
                }
                let edge = &procedure.edges[edge.index()];
                if !targets(&edge.operation).contains(local) {
                    stack.push(edge.to);
                }
            }
        }
        false
    };
    procedure.locals.iter().filter(is_open).copied().collect()
}

struct Search<'a> {
    /// For each procedure the locals whose first values may be read.
    open: Vec<Vec<VarId>>,
    domains: Vec<Option<Domain>>,
    domain: &'a dyn Fn(VarId) -> Domain,
    /// The states seen, in the order in which they were.
    states: IndexMap<State, Origin, FxBuildHasher>,
    limits: ExploreLimits,
    found: Exploration,
}

impl Search<'_> {
    fn run(
        &mut self,
        task: &Task,
        interpreter: &Interpreter<'_>,
        visit: &mut dyn FnMut(&Interpreter<'_>, &State),
    ) {
        let program = &task.program;
        let mut open: Vec<VarId> = program.globals().collect();
        open.extend(&self.open[program.main.index()]);
        for initial in self.choices(&open) {
            let machine = Machine::new(interpreter, &initial)
                .expect("a domain should hold values of the variable's sort");
            if !self.add(machine, Origin { parent: None, inputs: initial }) {
                return;
            }
        }
        let mut next = 0;
        while let Some((state, _)) = self.states.get_index(next) {
            visit(interpreter, state);
            let state = state.clone();
            if !self.expand(task, interpreter, next, state) {
                return;
            }
            next += 1;
        }
    }

    /// Adds the successors of a state. False if a limit ended the search.
    fn expand(
        &mut self,
        task: &Task,
        interpreter: &Interpreter<'_>,
        number: usize,
        state: State,
    ) -> bool {
        let mut machine = Machine::from_state(interpreter, state);
        if machine.status() != Status::Running {
            return true;
        }
        let edges = machine.enabled();
        self.found.stuck |= edges.is_empty();
        for edge in edges {
            let open = match &task.program.edge(edge).operation {
                Operation::Assume(_) | Operation::Assign(_) => Vec::new(),
                Operation::Havoc(variables) => variables.clone(),
                Operation::Call { callee, .. } => {
                    if machine.state().frames().len() >= self.limits.depth {
                        self.found.exhaustive = false;
                        continue;
                    }
                    let parameters = &task.program.procedure(*callee).parameters;
                    let locals = self.open[callee.index()].iter().copied();
                    locals.filter(|var| !parameters.contains(var)).collect()
                }
            };
            for inputs in self.choices(&open) {
                let mut successor = machine.clone();
                successor.take(edge, &inputs).expect("an enabled edge should be taken");
                let origin = Origin { parent: Some((number, edge)), inputs };
                if !self.add(successor, origin) {
                    return false;
                }
            }
        }
        true
    }

    /// Adds a state if it is new. False if a limit ended the search.
    fn add(&mut self, machine: Machine<'_, '_>, origin: Origin) -> bool {
        let status = machine.status();
        let state = machine.into_state();
        if self.states.contains_key(&state) {
            return true;
        }
        if self.states.len() >= self.limits.states {
            self.found.exhaustive = false;
            return false;
        }
        let (number, _) = self.states.insert_full(state, origin);
        if let Status::Violated(claim) = status
            && !self.found.violations.contains_key(&claim)
        {
            let trace = self.trace(number);
            self.found.violations.insert(claim, trace);
        }
        true
    }

    fn trace(&self, number: usize) -> Trace {
        let mut trace = Trace::default();
        let mut at = &self.states[number];
        while let Some((parent, edge)) = at.parent {
            trace.steps.push(Step { edge, inputs: at.inputs.clone() });
            at = &self.states[parent];
        }
        trace.initial.clone_from(&at.inputs);
        trace.steps.reverse();
        trace
    }

    /// Every way to give the variables values of their domains.
    fn choices(&mut self, variables: &[VarId]) -> Vec<Vec<(VarId, Value)>> {
        let mut choices = vec![Vec::new()];
        for var in variables {
            let domain = self.domains[var.index()].get_or_insert_with(|| (self.domain)(*var));
            self.found.exhaustive &= domain.complete;
            let mut longer = Vec::new();
            for choice in &choices {
                for value in &domain.values {
                    if longer.len() >= self.limits.states {
                        self.found.exhaustive = false;
                        break;
                    }
                    let mut choice = choice.clone();
                    choice.push((*var, value.clone()));
                    longer.push(choice);
                }
            }
            choices = longer;
        }
        choices
    }
}
