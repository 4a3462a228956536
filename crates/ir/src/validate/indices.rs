//! The part of the check that the rest of it relies on: every index points to something.

use crate::program::{
    ClaimId, Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure, Program, Scope,
    Task, VarId,
};
use crate::source::Position;

use super::{Fault, Part, ProgramError, operands, place, targets};

/// Checks that every index is in range.
///
/// # Errors
/// What is not.
pub(crate) fn validate_indices(task: &Task) -> Result<(), Vec<ProgramError>> {
    let program = &task.program;
    let mut check = Ranges { program, terms: task.pool.len(), errors: Vec::new() };
    check.need(Part::Program, "procedure", program.main.index(), program.procedures.len());
    for (index, variable) in program.variables.iter().enumerate() {
        let part = Part::Variable(VarId::new(index));
        check.need(part, "term", variable.term.index(), check.terms);
        if let Scope::Local(proc) = variable.scope {
            check.need(part, "procedure", proc.index(), program.procedures.len());
        }
        check.position(part, variable.position);
    }
    for (index, claim) in program.claims.iter().enumerate() {
        check.position(Part::Claim(ClaimId::new(index)), claim.position);
    }
    for approximation in &program.approximations {
        check.position(Part::Program, approximation.position);
    }
    for (index, procedure) in program.procedures.iter().enumerate() {
        check.procedure(ProcId::new(index), procedure);
    }
    if check.errors.is_empty() { Ok(()) } else { Err(check.errors) }
}

struct Ranges<'a> {
    program: &'a Program,
    terms: usize,
    errors: Vec<ProgramError>,
}

impl Ranges<'_> {
    fn need(&mut self, part: Part, kind: &'static str, index: usize, count: usize) {
        if index >= count {
            let fault = Fault::OutOfRange { kind, index, count };
            self.errors.push(ProgramError { place: place(self.program, part), fault });
        }
    }

    fn position(&mut self, part: Part, position: Option<Position>) {
        if let Some(position) = position {
            self.need(part, "source", position.file.0 as usize, self.program.sources.len());
        }
    }

    fn procedure(&mut self, proc: ProcId, procedure: &Procedure) {
        let part = Part::Procedure(proc);
        let lists = [&procedure.parameters, &procedure.results, &procedure.locals];
        for var in lists.into_iter().flatten() {
            self.need(part, "variable", var.index(), self.program.variables.len());
        }
        let count = procedure.locations.len();
        self.need(part, "location", procedure.entry.index(), count);
        self.need(part, "location", procedure.exit.index(), count);
        for (index, location) in procedure.locations.iter().enumerate() {
            let part = Part::Location(LocRef { proc, loc: LocId::new(index) });
            if let Some(claim) = location.claim {
                self.need(part, "claim", claim.index(), self.program.claims.len());
            }
            for edge in &location.outgoing {
                self.need(part, "edge", edge.index(), procedure.edges.len());
            }
            self.position(part, location.position);
        }
        for (index, edge) in procedure.edges.iter().enumerate() {
            self.edge(Part::Edge(EdgeRef { proc, edge: EdgeId::new(index) }), edge, count);
        }
    }

    fn edge(&mut self, part: Part, edge: &Edge, locations: usize) {
        self.need(part, "location", edge.from.index(), locations);
        self.need(part, "location", edge.to.index(), locations);
        for var in targets(&edge.operation) {
            self.need(part, "variable", var.index(), self.program.variables.len());
        }
        for term in operands(&edge.operation) {
            self.need(part, "term", term.index(), self.terms);
        }
        if let Operation::Call { callee, .. } = &edge.operation {
            self.need(part, "procedure", callee.index(), self.program.procedures.len());
        }
        self.position(part, edge.position);
    }
}
