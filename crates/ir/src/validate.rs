//! The check that a program is well formed. Everything else in this crate relies on it.

mod errors;
mod terms;

use rustc_hash::FxHashSet;
use symra_terms::{Sort, Term};

use crate::link::{VariableIndex, loop_heads};
use crate::program::{Edge, EdgeId, Operation, ProcId, Procedure, Program, Scope, Task, VarId};
use terms::TermScopes;

pub use errors::ProgramError;

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

/// Checks that every index is in range.
///
/// # Errors
/// What is not.
pub(crate) fn validate_indices(task: &Task) -> Result<(), Vec<ProgramError>> {
    let mut errors = Vec::new();
    let program = &task.program;
    let mut need = |part: &'static str, index: usize, count: usize, place: &dyn Fn() -> String| {
        if index >= count {
            errors.push(ProgramError::OutOfRange { part, index, count, place: place() });
        }
    };
    need("procedure", program.main.index(), program.procedures.len(), &|| "main".to_owned());
    for variable in &program.variables {
        let place = || format!("variable `{}`", variable.name);
        need("term", variable.term.index(), task.pool.len(), &place);
        if let Scope::Local(proc) = variable.scope {
            need("procedure", proc.index(), program.procedures.len(), &place);
        }
    }
    let positions = positions(program);
    for (position, place) in positions {
        need("source", position.file.0 as usize, program.sources.len(), &|| place.to_owned());
    }
    for procedure in &program.procedures {
        let place = || format!("procedure `{}`", procedure.name);
        let lists = [&procedure.parameters, &procedure.results, &procedure.locals];
        for var in lists.into_iter().flatten() {
            need("variable", var.index(), program.variables.len(), &place);
        }
        let locations = procedure.locations.len();
        need("location", procedure.entry.index(), locations, &place);
        need("location", procedure.exit.index(), locations, &place);
        for location in &procedure.locations {
            let place = || format!("location `{}` of `{}`", location.name, procedure.name);
            if let Some(claim) = location.claim {
                need("claim", claim.index(), program.claims.len(), &place);
            }
            for edge in &location.outgoing {
                need("edge", edge.index(), procedure.edges.len(), &place);
            }
        }
        for (index, edge) in procedure.edges.iter().enumerate() {
            let place = || format!("edge {index} of `{}`", procedure.name);
            need("location", edge.from.index(), locations, &place);
            need("location", edge.to.index(), locations, &place);
            for var in targets(&edge.operation) {
                need("variable", var.index(), program.variables.len(), &place);
            }
            for term in operands(&edge.operation) {
                need("term", term.index(), task.pool.len(), &place);
            }
            if let Operation::Call { callee, .. } = &edge.operation {
                need("procedure", callee.index(), program.procedures.len(), &place);
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Every position of a program, with the kind of thing that has it.
fn positions(program: &Program) -> impl Iterator<Item = (crate::Position, &'static str)> {
    let variables = program.variables.iter().map(|v| (v.position, "the position of a variable"));
    let claims = program.claims.iter().map(|c| (c.position, "the position of a claim"));
    let approximations =
        program.approximations.iter().map(|a| (a.position, "the position of an approximation"));
    let locations = program
        .procedures
        .iter()
        .flat_map(|p| p.locations.iter().map(|l| (l.position, "the position of a location")));
    let edges = program
        .procedures
        .iter()
        .flat_map(|p| p.edges.iter().map(|e| (e.position, "the position of an edge")));
    variables
        .chain(claims)
        .chain(approximations)
        .chain(locations)
        .chain(edges)
        .filter_map(|(position, place)| position.map(|position| (position, place)))
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

struct Check<'a> {
    task: &'a Task,
    errors: Vec<ProgramError>,
    scopes: TermScopes,
}

impl Check<'_> {
    fn variables(&mut self) {
        let mut terms = FxHashSet::default();
        for variable in &self.task.program.variables {
            let name = variable.name.clone();
            match self.task.pool.symbol(variable.term) {
                None => self.errors.push(ProgramError::NotAVariable { name }),
                Some(symbol) => {
                    let written = self.task.pool.name(symbol);
                    if written.is_empty() || written.contains(['|', '\\', '\n', '\r']) {
                        let name = written.to_owned();
                        self.errors.push(ProgramError::BadName { name });
                    }
                    if !terms.insert(variable.term) {
                        self.errors.push(ProgramError::SharedTerm { name });
                    }
                }
            }
        }
    }

    fn names(&mut self) {
        let program = &self.task.program;
        self.unique("procedure", "the program", program.procedures.iter().map(|p| &p.name));
        self.unique("claim", "the program", program.claims.iter().map(|c| &c.name));
        for procedure in &program.procedures {
            let names = procedure.locations.iter().map(|l| &l.name);
            self.unique("location", &procedure.name, names);
        }
    }

    fn unique<'n>(
        &mut self,
        part: &'static str,
        place: &str,
        names: impl Iterator<Item = &'n String>,
    ) {
        let mut seen = FxHashSet::default();
        for name in names {
            if !seen.insert(name) {
                let (name, place) = (name.clone(), place.to_owned());
                self.errors.push(ProgramError::DuplicateName { part, name, place });
            }
        }
    }

    fn procedure(&mut self, proc: ProcId, owned: Vec<VarId>) {
        let procedure = self.task.program.procedure(proc);
        self.locals(proc, procedure, owned);
        let mut outgoing = vec![Vec::new(); procedure.locations.len()];
        for (index, edge) in procedure.edges.iter().enumerate() {
            outgoing[edge.from.index()].push(EdgeId::new(index));
            self.edge(proc, procedure, EdgeId::new(index), edge);
        }
        let linked =
            procedure.locations.iter().zip(&outgoing).all(|(l, edges)| l.outgoing == *edges)
                && loop_heads(procedure)
                    .into_iter()
                    .zip(&procedure.locations)
                    .all(|(head, location)| head == location.loop_head);
        if !linked {
            self.errors.push(ProgramError::NotLinked { procedure: procedure.name.clone() });
        }
        for (index, location) in procedure.locations.iter().enumerate() {
            if outgoing[index].is_empty() {
                continue;
            }
            let procedure_name = procedure.name.clone();
            if index == procedure.exit.index() {
                self.errors.push(ProgramError::ExitGoesOn { procedure: procedure_name });
            } else if location.claim.is_some() {
                self.errors.push(ProgramError::ClaimGoesOn {
                    procedure: procedure_name,
                    location: location.name.clone(),
                });
            }
        }
    }

    fn locals(&mut self, proc: ProcId, procedure: &Procedure, owned: Vec<VarId>) {
        let program = &self.task.program;
        let listed: FxHashSet<VarId> = procedure.locals.iter().copied().collect();
        let mut unlisted: Vec<VarId> =
            owned.into_iter().filter(|var| !listed.contains(var)).collect();
        unlisted.extend(
            procedure.parameters.iter().chain(&procedure.results).filter(|v| !listed.contains(v)),
        );
        for var in unlisted {
            self.errors.push(ProgramError::NotListed {
                name: program.variable(var).name.clone(),
                procedure: procedure.name.clone(),
            });
        }
        for var in &procedure.locals {
            self.usable(proc, *var);
            if program.variable(*var).scope == Scope::Global {
                self.errors.push(ProgramError::GlobalAsLocal {
                    name: program.variable(*var).name.clone(),
                    procedure: procedure.name.clone(),
                });
            }
        }
        for list in [&procedure.locals, &procedure.parameters, &procedure.results] {
            self.distinct(list, || format!("the lists of procedure `{}`", procedure.name));
        }
    }

    fn edge(&mut self, proc: ProcId, procedure: &Procedure, id: EdgeId, edge: &Edge) {
        let place = || place(procedure, id, edge);
        let targets = targets(&edge.operation);
        for var in &targets {
            self.usable(proc, *var);
        }
        self.distinct(&targets, place);
        for term in operands(&edge.operation) {
            for symbol in self.scopes.strangers(&self.task.program, &self.task.pool, proc, term) {
                let name = self.task.pool.name(symbol).to_owned();
                self.errors.push(ProgramError::OutOfScope { name, place: place() });
            }
        }
        match &edge.operation {
            Operation::Assume(condition) => self.sorts(*condition, &Sort::Bool, place),
            Operation::Assign(assignments) => {
                for (var, term) in assignments {
                    let sort = self.sort_of(*var);
                    self.sorts(*term, &sort, place);
                }
            }
            Operation::Havoc(_) => (),
            Operation::Call { callee, arguments, results } => {
                self.call(*callee, arguments, results, place);
            }
        }
    }

    fn call(
        &mut self,
        callee: ProcId,
        arguments: &[Term],
        results: &[VarId],
        place: impl Fn() -> String + Copy,
    ) {
        let callee = self.task.program.procedure(callee);
        let counts = [
            ("arguments", arguments.len(), callee.parameters.len()),
            ("results", results.len(), callee.results.len()),
        ];
        for (what, given, wanted) in counts {
            if given != wanted {
                let callee = callee.name.clone();
                let place = place();
                self.errors.push(ProgramError::Arity { callee, what, given, wanted, place });
            }
        }
        for (argument, parameter) in arguments.iter().zip(&callee.parameters) {
            let sort = self.sort_of(*parameter);
            self.sorts(*argument, &sort, place);
        }
        for (target, result) in results.iter().zip(&callee.results) {
            let sort = self.sort_of(*target);
            self.sorts(self.task.program.variable(*result).term, &sort, place);
        }
    }

    fn sort_of(&self, var: VarId) -> Sort {
        self.task.pool.sort(self.task.program.variable(var).term).clone()
    }

    fn sorts(&mut self, term: Term, wanted: &Sort, place: impl Fn() -> String) {
        let given = self.task.pool.sort(term);
        if given != wanted {
            let (given, wanted) = (given.clone(), wanted.clone());
            self.errors.push(ProgramError::Sorts { given, wanted, place: place() });
        }
    }

    fn usable(&mut self, proc: ProcId, var: VarId) {
        let variable = self.task.program.variable(var);
        match variable.scope {
            Scope::Global => (),
            Scope::Local(owner) if owner == proc => (),
            Scope::Local(_) => self.errors.push(ProgramError::OutOfScope {
                name: variable.name.clone(),
                place: format!("procedure `{}`", self.task.program.procedure(proc).name),
            }),
        }
    }

    fn distinct(&mut self, variables: &[VarId], place: impl Fn() -> String) {
        let mut sorted = variables.to_vec();
        sorted.sort_unstable();
        for pair in sorted.windows(2) {
            if pair[0] == pair[1] {
                let name = self.task.program.variable(pair[0]).name.clone();
                self.errors.push(ProgramError::DuplicateTarget { name, place: place() });
            }
        }
    }
}

fn place(procedure: &Procedure, id: EdgeId, edge: &Edge) -> String {
    let name = |loc: crate::LocId| &procedure.locations[loc.index()].name;
    format!("edge {} of `{}` ({} -> {})", id.0, procedure.name, name(edge.from), name(edge.to))
}
