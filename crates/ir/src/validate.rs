//! The check that a program is well formed. Everything else in this crate relies on it.

mod errors;
mod indices;
mod terms;

use rustc_hash::FxHashSet;
use symra_terms::{Sort, Term};

use crate::link::{VariableIndex, loop_heads};
use crate::program::{
    ClaimId, Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure, Program, Scope,
    Task, VarId,
};
use terms::TermScopes;

pub use errors::{Fault, Part, Place, ProgramError};
pub(crate) use indices::validate_indices;
pub(crate) use terms::symbols;

/// Checks that a program is well formed: every index is in range, sorts fit, locals are used in their procedure only,
/// exits and violated claims have no edge that leaves them, names are unique where they must be, and `outgoing` and
/// `loop_head` say what the edges say.
///
/// # Errors
/// Everything that is wrong. Where an index is out of range, only such errors are given.
pub fn validate(task: &Task) -> Result<(), Vec<ProgramError>> {
    validate_indices(task)?;
    let mut check = Check {
        task,
        errors: Vec::new(),
        scopes: TermScopes::new(VariableIndex::new(&task.program, &task.pool)),
    };
    check.variables();
    check.names();
    let mut owned = vec![Vec::new(); task.program.procedures.len()];
    for (index, variable) in task.program.variables.iter().enumerate() {
        if let Scope::Local(proc) = variable.scope {
            owned[proc.index()].push(VarId::new(index));
        }
    }
    for (index, owned) in owned.into_iter().enumerate() {
        check.procedure(ProcId::new(index), owned);
    }
    if check.errors.is_empty() { Ok(()) } else { Err(check.errors) }
}

/// A part with its description.
pub(crate) fn place(program: &Program, part: Part) -> Place {
    let text = match part {
        Part::Program => "the program".to_owned(),
        Part::Variable(var) => format!("variable `{}`", program.variable(var).name),
        Part::Claim(claim) => format!("claim `{}`", program.claim(claim).name),
        Part::Procedure(proc) => format!("procedure `{}`", program.procedure(proc).name),
        Part::Location(loc) => {
            let name = &program.location(loc).name;
            format!("location `{name}` of `{}`", program.procedure(loc.proc).name)
        }
        Part::Edge(EdgeRef { proc, edge: id }) => {
            let procedure = program.procedure(proc);
            let edge = &procedure.edges[id.index()];
            let name =
                |loc: LocId| procedure.locations.get(loc.index()).map_or("?", |l| l.name.as_str());
            let (from, to) = (name(edge.from), name(edge.to));
            format!("edge {} of `{}` ({from} -> {to})", id.0, procedure.name)
        }
    };
    Place { part, text }
}

/// The variables that an operation writes.
pub(crate) fn targets(operation: &Operation) -> Vec<VarId> {
    match operation {
        Operation::Assume(_) => Vec::new(),
        Operation::Assign(assignments) => assignments.iter().map(|(var, _)| *var).collect(),
        Operation::Havoc(variables) => variables.clone(),
        Operation::Call { results, .. } => results.clone(),
    }
}

/// The terms that an operation reads.
pub(crate) fn operands(operation: &Operation) -> Vec<Term> {
    match operation {
        Operation::Assume(condition) => vec![*condition],
        Operation::Assign(assignments) => assignments.iter().map(|(_, term)| *term).collect(),
        Operation::Havoc(_) => Vec::new(),
        Operation::Call { arguments, .. } => arguments.clone(),
    }
}

fn reserved(name: &str) -> Option<Fault> {
    name.contains('?').then(|| Fault::ReservedName { name: name.to_owned() })
}

/// What is wrong with the name of a variable's term.
pub(crate) fn name_fault(name: &str) -> Option<Fault> {
    if name.contains(['\n', '\r']) {
        return Some(Fault::BadName { name: name.to_owned() });
    }
    reserved(name)
}

struct Check<'a> {
    task: &'a Task,
    errors: Vec<ProgramError>,
    scopes: TermScopes,
}

impl Check<'_> {
    fn fault(&mut self, part: Part, fault: Fault) {
        self.errors.push(ProgramError { place: place(&self.task.program, part), fault });
    }

    fn name(&self, var: VarId) -> String {
        self.task.program.variable(var).name.clone()
    }

    fn variables(&mut self) {
        let mut terms = FxHashSet::default();
        for (index, variable) in self.task.program.variables.iter().enumerate() {
            let part = Part::Variable(VarId::new(index));
            let Some(symbol) = self.task.pool.symbol(variable.term) else {
                self.fault(part, Fault::NotAVariable);
                continue;
            };
            if let Some(fault) = name_fault(self.task.pool.name(symbol)) {
                self.fault(part, fault);
            }
            if !terms.insert(variable.term) {
                self.fault(part, Fault::SharedTerm);
            }
        }
    }

    fn names(&mut self) {
        let program = &self.task.program;
        for (index, procedure) in program.procedures.iter().enumerate() {
            if let Some(fault) = reserved(&procedure.name) {
                self.fault(Part::Procedure(ProcId::new(index)), fault);
            }
        }
        self.unique("procedure", program.procedures.iter().map(|p| &p.name), |i| {
            Part::Procedure(ProcId::new(i))
        });
        self.unique("claim", program.claims.iter().map(|c| &c.name), |i| {
            Part::Claim(ClaimId::new(i))
        });
        for (index, procedure) in program.procedures.iter().enumerate() {
            let proc = ProcId::new(index);
            self.unique("location", procedure.locations.iter().map(|l| &l.name), |i| {
                Part::Location(LocRef { proc, loc: LocId::new(i) })
            });
        }
    }

    fn unique<'n>(
        &mut self,
        kind: &'static str,
        names: impl Iterator<Item = &'n String>,
        part: impl Fn(usize) -> Part,
    ) {
        let mut seen = FxHashSet::default();
        for (index, name) in names.enumerate() {
            if !seen.insert(name) {
                self.fault(part(index), Fault::DuplicateName { kind });
            }
        }
    }

    fn procedure(&mut self, proc: ProcId, owned: Vec<VarId>) {
        let procedure = self.task.program.procedure(proc);
        self.locals(proc, procedure, owned);
        let mut outgoing = vec![Vec::new(); procedure.locations.len()];
        for (index, edge) in procedure.edges.iter().enumerate() {
            outgoing[edge.from.index()].push(EdgeId::new(index));
            self.edge(EdgeRef { proc, edge: EdgeId::new(index) }, edge);
        }
        let linked =
            procedure.locations.iter().zip(&outgoing).all(|(l, edges)| l.outgoing == *edges)
                && loop_heads(procedure)
                    .into_iter()
                    .zip(&procedure.locations)
                    .all(|(head, location)| head == location.loop_head);
        if !linked {
            self.fault(Part::Procedure(proc), Fault::NotLinked);
        }
        for (index, location) in procedure.locations.iter().enumerate() {
            if outgoing[index].is_empty() {
                continue;
            }
            if index == procedure.exit.index() {
                self.fault(Part::Procedure(proc), Fault::ExitGoesOn);
            } else if location.claim.is_some() {
                let loc = LocId::new(index);
                self.fault(Part::Location(LocRef { proc, loc }), Fault::ClaimGoesOn);
            }
        }
    }

    fn locals(&mut self, proc: ProcId, procedure: &Procedure, owned: Vec<VarId>) {
        let part = Part::Procedure(proc);
        let listed: FxHashSet<VarId> = procedure.locals.iter().copied().collect();
        let mut unlisted: Vec<VarId> =
            owned.into_iter().filter(|var| !listed.contains(var)).collect();
        unlisted.extend(
            procedure.parameters.iter().chain(&procedure.results).filter(|v| !listed.contains(v)),
        );
        for var in unlisted {
            self.fault(part, Fault::NotListed { name: self.name(var) });
        }
        for var in &procedure.locals {
            self.usable(proc, *var, part);
            if self.task.program.variable(*var).scope == Scope::Global {
                self.fault(part, Fault::GlobalAsLocal { name: self.name(*var) });
            }
        }
        for list in [&procedure.locals, &procedure.parameters, &procedure.results] {
            self.distinct(list, part);
        }
    }

    fn edge(&mut self, id: EdgeRef, edge: &Edge) {
        let part = Part::Edge(id);
        let targets = targets(&edge.operation);
        for var in &targets {
            self.usable(id.proc, *var, part);
        }
        self.distinct(&targets, part);
        for term in operands(&edge.operation) {
            let Task { program, pool } = self.task;
            for symbol in self.scopes.strangers(program, pool, id.proc, term) {
                self.fault(part, Fault::OutOfScope { name: pool.name(symbol).to_owned() });
            }
        }
        match &edge.operation {
            Operation::Assume(condition) => self.sorts(*condition, &Sort::Bool, part),
            Operation::Assign(assignments) => {
                for (var, term) in assignments {
                    let sort = self.sort_of(*var);
                    self.sorts(*term, &sort, part);
                }
            }
            Operation::Havoc(_) => (),
            Operation::Call { callee, arguments, results } => {
                self.call(*callee, arguments, results, part);
            }
        }
    }

    fn call(&mut self, callee: ProcId, arguments: &[Term], results: &[VarId], part: Part) {
        let callee = self.task.program.procedure(callee);
        let counts = [
            ("arguments", arguments.len(), callee.parameters.len()),
            ("results", results.len(), callee.results.len()),
        ];
        for (what, given, wanted) in counts {
            if given != wanted {
                let callee = callee.name.clone();
                self.fault(part, Fault::Arity { callee, what, given, wanted });
            }
        }
        for (argument, parameter) in arguments.iter().zip(&callee.parameters) {
            let sort = self.sort_of(*parameter);
            self.sorts(*argument, &sort, part);
        }
        for (target, result) in results.iter().zip(&callee.results) {
            let sort = self.sort_of(*target);
            self.sorts(self.task.program.variable(*result).term, &sort, part);
        }
    }

    fn sort_of(&self, var: VarId) -> Sort {
        self.task.pool.sort(self.task.program.variable(var).term).clone()
    }

    fn sorts(&mut self, term: Term, wanted: &Sort, part: Part) {
        let given = self.task.pool.sort(term);
        if given != wanted {
            let (given, wanted) = (given.clone(), wanted.clone());
            self.fault(part, Fault::Sorts { given, wanted });
        }
    }

    fn usable(&mut self, proc: ProcId, var: VarId, part: Part) {
        match self.task.program.variable(var).scope {
            Scope::Global => (),
            Scope::Local(owner) if owner == proc => (),
            Scope::Local(_) => self.fault(part, Fault::OutOfScope { name: self.name(var) }),
        }
    }

    fn distinct(&mut self, variables: &[VarId], part: Part) {
        let mut sorted = variables.to_vec();
        sorted.sort_unstable();
        for pair in sorted.windows(2) {
            if pair[0] == pair[1] {
                self.fault(part, Fault::DuplicateTarget { name: self.name(pair[0]) });
            }
        }
    }
}
