//! Making programs step by step.

use rustc_hash::FxHashSet;
use symra_terms::{Sort, Term, TermPool};

use crate::program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, Inexact, LocId, Location,
    Operation, ProcId, Procedure, Scope, Task, VarId, Variable,
};
use crate::source::{Position, SourceFile, SourceId};
use crate::validate::{ProgramError, validate, validate_indices};

/// Builds a program. Everything gets the position that was [set](ProgramBuilder::at) last.
///
/// ```
/// use symra_ir::{ClaimKind, ProgramBuilder};
/// use symra_terms::Sort;
///
/// let mut builder = ProgramBuilder::new();
/// let x = builder.global("x", &Sort::Int);
/// let main = builder.procedure("main");
/// let (entry, exit) = (builder.entry(main), builder.exit(main));
/// let bad = builder.location(main, "bad");
/// let term = builder.term(x);
/// let seven = builder.pool().int(7);
/// let small = builder.pool().lt(term, seven);
/// let large = builder.pool().not(small);
/// builder.assume(main, entry, exit, small);
/// builder.assume(main, entry, bad, large);
/// let claim = builder.claim(ClaimKind::Unreach, "small", "x is 7 or more");
/// builder.error(main, bad, claim);
/// let task = builder.finish().expect("the program should be well formed");
/// assert_eq!(task.program.procedure(main).locations[0].outgoing.len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct ProgramBuilder {
    task: Task,
    position: Option<Position>,
    /// The names of locations that are taken; only asked, never listed.
    names: FxHashSet<(ProcId, String)>,
    renamed: u64,
}

impl ProgramBuilder {
    /// A builder of a program with a pool of its own.
    pub fn new() -> Self {
        Self::default()
    }

    /// The pool, to make terms.
    pub fn pool(&mut self) -> &mut TermPool {
        &mut self.task.pool
    }

    /// What has been built so far; `outgoing` and `loop_head` are not yet set.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Sets the position of everything that is added from now on.
    pub fn at(&mut self, position: Option<Position>) -> &mut Self {
        self.position = position;
        self
    }

    /// Adds a source file, for positions to point into.
    pub fn source(&mut self, file: SourceFile) -> SourceId {
        let sources = &mut self.task.program.sources;
        sources.push(file);
        SourceId(
            u32::try_from(sources.len() - 1)
                .expect("a program should have fewer than 2^32 source files"),
        )
    }

    /// Adds a global variable. Its term has the same name, or `name!n` if that is taken.
    pub fn global(&mut self, name: &str, sort: &Sort) -> VarId {
        self.variable(name, name, sort, Scope::Global)
    }

    /// Adds a local variable. Its term is named `procedure.name`, or `procedure.name!n` if that is taken.
    pub fn local(&mut self, proc: ProcId, name: &str, sort: &Sort) -> VarId {
        let full = format!("{}.{name}", self.procedure_mut(proc).name);
        let var = self.variable(name, &full, sort, Scope::Local(proc));
        self.procedure_mut(proc).locals.push(var);
        var
    }

    /// Adds a local variable that receives the next argument of a call.
    pub fn parameter(&mut self, proc: ProcId, name: &str, sort: &Sort) -> VarId {
        let var = self.local(proc, name, sort);
        self.procedure_mut(proc).parameters.push(var);
        var
    }

    /// Adds a local variable that holds the next result of a call.
    pub fn result(&mut self, proc: ProcId, name: &str, sort: &Sort) -> VarId {
        let var = self.local(proc, name, sort);
        self.procedure_mut(proc).results.push(var);
        var
    }

    /// Makes an existing local also a result, so that a parameter can be passed back.
    pub fn also_result(&mut self, proc: ProcId, var: VarId) {
        self.procedure_mut(proc).results.push(var);
    }

    /// Marks a variable as one that reports may leave out.
    pub fn temporary(&mut self, var: VarId) -> VarId {
        self.task.program.variables[var.index()].temporary = true;
        var
    }

    /// The term of a variable.
    pub fn term(&self, var: VarId) -> Term {
        self.task.program.variable(var).term
    }

    /// Adds a procedure with an entry and an exit, named so. The first one is the main procedure
    /// unless [`main`](ProgramBuilder::main) says otherwise.
    pub fn procedure(&mut self, name: &str) -> ProcId {
        let location = |name: &str| Location {
            name: name.to_owned(),
            position: self.position,
            ..Location::default()
        };
        let procedure = Procedure {
            name: name.to_owned(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: Vec::new(),
            entry: LocId(0),
            exit: LocId(1),
            locations: vec![location("entry"), location("exit")],
            edges: Vec::new(),
        };
        let procedures = &mut self.task.program.procedures;
        procedures.push(procedure);
        let proc = ProcId::new(procedures.len() - 1);
        self.names.extend(["entry", "exit"].map(|name| (proc, name.to_owned())));
        proc
    }

    /// Says where the program starts.
    pub fn main(&mut self, proc: ProcId) {
        self.task.program.main = proc;
    }

    /// Where a procedure starts.
    pub fn entry(&self, proc: ProcId) -> LocId {
        self.task.program.procedure(proc).entry
    }

    /// Where a procedure ends.
    pub fn exit(&self, proc: ProcId) -> LocId {
        self.task.program.procedure(proc).exit
    }

    /// Adds a location. If its procedure has one of that name already, it is named `name!n`.
    pub fn location(&mut self, proc: ProcId, name: &str) -> LocId {
        let position = self.position;
        let mut key = (proc, name.to_owned());
        while !self.names.insert(key.clone()) {
            key.1 = format!("{name}!{}", self.renamed);
            self.renamed += 1;
        }
        let name = key.1;
        let locations = &mut self.procedure_mut(proc).locations;
        locations.push(Location { name, position, ..Location::default() });
        LocId::new(locations.len() - 1)
    }

    /// Adds an edge.
    pub fn edge(&mut self, proc: ProcId, from: LocId, to: LocId, operation: Operation) -> EdgeId {
        let position = self.position;
        let edges = &mut self.procedure_mut(proc).edges;
        edges.push(Edge { from, to, operation, position });
        EdgeId::new(edges.len() - 1)
    }

    /// Adds an edge that can be taken where the condition holds.
    pub fn assume(&mut self, proc: ProcId, from: LocId, to: LocId, condition: Term) -> EdgeId {
        self.edge(proc, from, to, Operation::Assume(condition))
    }

    /// Adds an edge that does nothing.
    pub fn skip(&mut self, proc: ProcId, from: LocId, to: LocId) -> EdgeId {
        let condition = self.task.pool.true_();
        self.assume(proc, from, to, condition)
    }

    /// Adds an edge that assigns all targets at once.
    pub fn assign(
        &mut self,
        proc: ProcId,
        from: LocId,
        to: LocId,
        assignments: &[(VarId, Term)],
    ) -> EdgeId {
        self.edge(proc, from, to, Operation::Assign(assignments.to_vec()))
    }

    /// Adds an edge that gives variables arbitrary values.
    pub fn havoc(&mut self, proc: ProcId, from: LocId, to: LocId, variables: &[VarId]) -> EdgeId {
        self.edge(proc, from, to, Operation::Havoc(variables.to_vec()))
    }

    /// Adds an edge that calls a procedure.
    pub fn call(
        &mut self,
        proc: ProcId,
        (from, to): (LocId, LocId),
        callee: ProcId,
        arguments: &[Term],
        results: &[VarId],
    ) -> EdgeId {
        let (arguments, results) = (arguments.to_vec(), results.to_vec());
        self.edge(proc, from, to, Operation::Call { callee, arguments, results })
    }

    /// Adds a claim.
    pub fn claim(&mut self, kind: ClaimKind, name: &str, message: &str) -> ClaimId {
        let claim = Claim {
            name: name.to_owned(),
            kind,
            message: message.to_owned(),
            position: self.position,
        };
        let claims = &mut self.task.program.claims;
        claims.push(claim);
        ClaimId::new(claims.len() - 1)
    }

    /// Says that reaching a location violates a claim.
    pub fn error(&mut self, proc: ProcId, loc: LocId, claim: ClaimId) {
        self.procedure_mut(proc).locations[loc.index()].claim = Some(claim);
    }

    /// Records what the program does not say exactly of its source.
    pub fn approximate(&mut self, direction: Direction, what: &str) {
        self.approximate_values(direction, what, Inexact::Anything);
    }

    /// Records what the program does not say exactly of its source, and what of the program that is.
    pub fn approximate_values(&mut self, direction: Direction, what: &str, scope: Inexact) {
        let (position, what) = (self.position, what.to_owned());
        self.task.program.approximations.push(Approximation { direction, position, what, scope });
    }

    /// The program, linked and checked.
    ///
    /// # Errors
    /// All reasons why it is not well formed.
    pub fn finish(mut self) -> Result<Task, Vec<ProgramError>> {
        validate_indices(&self.task)?;
        self.task.program.link();
        validate(&self.task)?;
        Ok(self.task)
    }

    fn procedure_mut(&mut self, proc: ProcId) -> &mut Procedure {
        &mut self.task.program.procedures[proc.index()]
    }

    fn variable(&mut self, name: &str, full: &str, sort: &Sort, scope: Scope) -> VarId {
        let pool = &mut self.task.pool;
        let term =
            if pool.lookup(full).is_none() { pool.var(full, sort) } else { pool.fresh(full, sort) };
        let variables = &mut self.task.program.variables;
        variables.push(Variable {
            name: name.to_owned(),
            term,
            scope,
            position: self.position,
            temporary: false,
        });
        VarId::new(variables.len() - 1)
    }
}
