//! Auxiliary variables of formulas. They are global, and follow local variables, of which every call has its own, and say whether a run
//! is at a label.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{
    Edge, EdgeId, EdgeRef, LocId, Location, Operation, ProcId, Procedure, Program, Scope, VarId,
    Variable,
};
use symra_terms::{Sort, Term, TermPool};

/// The name of the variable that says whether a run is at a label.
pub(crate) fn label_name(label: &str) -> String {
    format!("label {label}")
}

/// The auxiliary variables of a formula.
#[derive(Default)]
pub(crate) struct AuxiliaryVariables {
    /// The locals that are followed.
    locals: BTreeMap<VarId, Followed>,
}

/// What is known of a local.
#[derive(Clone, Copy)]
pub(crate) struct Followed {
    /// The global that has the value that it was last given, in any call.
    pub(crate) last: VarId,
    /// The global that says whether it was given one.
    pub(crate) given: VarId,
}

impl AuxiliaryVariables {
    /// The globals that follow a local.
    pub(crate) fn follow(
        &mut self,
        pool: &mut TermPool,
        program: &mut Program,
        local: VarId,
    ) -> Followed {
        if let Some(known) = self.locals.get(&local) {
            return *known;
        }
        let variable = program.variable(local).clone();
        let sort = pool.sort(variable.term).clone();
        let mut global = |name: String, sort: &Sort| {
            let term = pool.fresh(&name, sort);
            let (scope, position) = (Scope::Global, variable.position);
            program.variables.push(Variable { name, term, scope, position, temporary: true });
            VarId::new(program.variables.len() - 1)
        };
        let last = global(format!("last {}", variable.name), &sort);
        let given = global(format!("given {}", variable.name), &Sort::Bool);
        let followed = Followed { last, given };
        self.locals.insert(local, followed);
        followed
    }

    /// Makes the program keep these variables up to date. They are zero at first, as are those of labels. What a variable that
    /// is declared without a value happens to have was not given to it.
    pub(crate) fn instrument(self, pool: &mut TermPool, program: &mut Program) {
        let labels = (0..program.variables.len()).map(VarId::new).filter(|var| {
            let variable = program.variable(*var);
            variable.temporary && variable.name.starts_with("label ")
        });
        let all: Vec<VarId> =
            self.locals.values().flat_map(|it| [it.last, it.given]).chain(labels).collect();
        if all.is_empty() {
            return;
        }
        let terms: Vec<Term> = program.variables.iter().map(|variable| variable.term).collect();
        let parameters: Vec<Vec<VarId>> =
            program.procedures.iter().map(|procedure| procedure.parameters.clone()).collect();
        let truth = pool.true_();
        let gives = |var: &VarId, value: Term| -> Vec<(VarId, Term)> {
            let followed = self.locals.get(var);
            followed.map_or(Vec::new(), |it| vec![(it.last, value), (it.given, truth)])
        };
        let given = |of: &[VarId]| -> Vec<(VarId, Term)> {
            of.iter().flat_map(|var| gives(var, terms[var.index()])).collect()
        };
        let inputs: BTreeSet<EdgeRef> =
            program.debug.iter().flat_map(|debug| debug.inputs.keys().copied()).collect();
        for (proc, procedure) in program.procedures.iter_mut().enumerate() {
            for index in 0..procedure.edges.len() {
                let edge = EdgeRef { proc: ProcId::new(proc), edge: EdgeId::new(index) };
                let (mut before, mut after) = (Vec::new(), Vec::new());
                match &mut procedure.edges[index].operation {
                    Operation::Assign(pairs) => {
                        let more: Vec<(VarId, Term)> =
                            pairs.iter().flat_map(|(var, term)| gives(var, *term)).collect();
                        pairs.extend(more);
                    }
                    Operation::Havoc(vars) if inputs.contains(&edge) => after = given(vars),
                    Operation::Assume(_) | Operation::Havoc(_) => (),
                    Operation::Call { callee, arguments, results } => {
                        after = given(results);
                        let pairs = parameters[callee.index()].iter().zip(arguments.iter());
                        before = pairs.flat_map(|(var, term)| gives(var, *term)).collect();
                    }
                }
                if !before.is_empty() {
                    let (from, between) = (procedure.edges[index].from, between(procedure, index));
                    procedure.edges[index].from = between;
                    add(procedure, index, (from, between), before);
                }
                if !after.is_empty() {
                    let (to, between) = (procedure.edges[index].to, between(procedure, index));
                    procedure.edges[index].to = between;
                    add(procedure, index, (between, to), after);
                }
            }
        }
        let main = program.main;
        let procedure = &mut program.procedures[main.index()];
        let start = LocId::new(procedure.locations.len());
        procedure.locations.push(Location { name: "formula".to_owned(), ..Location::default() });
        let zero = |var: &VarId| {
            let term = terms[var.index()];
            let value = match *pool.sort(term) {
                Sort::Bv(width) => pool.bv(0, width),
                _ => pool.false_(),
            };
            (*var, value)
        };
        let operation = Operation::Assign(all.iter().map(zero).collect());
        let to = std::mem::replace(&mut procedure.entry, start);
        procedure.edges.push(Edge { from: start, to, operation, position: None });
        program.link();
    }
}

/// A new location beside an edge.
fn between(procedure: &mut Procedure, edge: usize) -> LocId {
    let new = LocId::new(procedure.locations.len());
    let (name, position) = (format!("formula{}", new.0), procedure.edges[edge].position);
    procedure.locations.push(Location { name, position, ..Location::default() });
    new
}

fn add(
    procedure: &mut Procedure,
    like: usize,
    (from, to): (LocId, LocId),
    pairs: Vec<(VarId, Term)>,
) {
    let position = procedure.edges[like].position;
    procedure.edges.push(Edge { from, to, operation: Operation::Assign(pairs), position });
}
