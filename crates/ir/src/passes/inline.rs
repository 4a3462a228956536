//! Inlining: one procedure without calls.
//!
//! Each call edge, in each chain of calls that leads to it, gets a copy of the callee's locations and locals:
//!
//! ```text
//! u -> v : call r := f(t)     =>     u -> a : p := t          the step of the call
//!                                    a -> entry' : havoc l    the locals whose first values may be read
//!                                    exit' -> v : r := q      the return
//! ```
//!
//! A procedure that is its own caller is copied to a bound; the call beyond it is left out, which cuts the run there, and
//! that is recorded as an under-approximation. Likewise where the program becomes too large.
//!
//! Soundness: the runs of the new program are those of the old one in which no call is cut, and locals whose first values
//! are not read need none.

use rustc_hash::FxHashSet;
use symra_terms::{Substitution, Term};

use super::lift::{Lift, Move, Stage};
use super::live::live;
use super::uses::{TermVars, VarSet};
use crate::program::{
    Approximation, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId,
    Procedure, Scope, Task, VarId, Variable,
};
use crate::source::Position;

/// Where inlining stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlineLimits {
    /// How often a procedure may be open in a chain of calls.
    pub recursion: usize,
    /// The most locations.
    pub locations: usize,
}

impl Default for InlineLimits {
    /// Ten calls of a procedure within each other, a million locations.
    fn default() -> Self {
        Self { recursion: 10, locations: 1_000_000 }
    }
}

/// Replaces calls by the bodies of the procedures that they call. The new program has one procedure.
pub fn inline_calls(task: &Task, limits: InlineLimits) -> (Task, Lift) {
    let live = live(task, &mut TermVars::new(task));
    let mut new = task.clone();
    let main = task.program.procedure(task.program.main);
    new.program.procedures = vec![Procedure {
        locations: Vec::new(),
        edges: Vec::new(),
        locals: Vec::new(),
        ..main.clone()
    }];
    new.program.main = ProcId(0);
    let mut stage = Stage::new(task);
    stage.edges.push(Vec::new());
    stage.locations.push(Vec::new());
    let mut slots = vec![0; task.program.variables.len()];
    for procedure in &task.program.procedures {
        for (index, var) in procedure.locals.iter().enumerate() {
            slots[var.index()] = index;
        }
    }
    let mut inliner = Inliner {
        task,
        limits,
        new,
        stage,
        live,
        slots,
        copied: FxHashSet::default(),
        names: FxHashSet::default(),
        instances: Vec::new(),
        cut: Cut::Nowhere,
        full: Cut::Nowhere,
    };
    inliner.run();
    inliner.finish()
}

/// Where a call was left out first.
#[derive(Clone, Copy)]
enum Cut {
    Nowhere,
    At(Option<Position>),
}

impl Cut {
    fn first(&mut self, position: Option<Position>) {
        if let Self::Nowhere = self {
            *self = Self::At(position);
        }
    }
}

/// A copy of a procedure for one chain of calls.
struct Instance {
    proc: ProcId,
    /// The instance that calls this one.
    caller: Option<usize>,
    /// The first of its locations in the new program; the others follow in their order.
    first: usize,
    /// Puts the copy's locals for the procedure's.
    substitution: Substitution,
    /// The copies of the locals, in their order.
    locals: Vec<VarId>,
}

struct Inliner<'a> {
    task: &'a Task,
    limits: InlineLimits,
    new: Task,
    stage: Stage,
    /// The variables that matter at the locations of each procedure.
    live: Vec<Vec<VarSet>>,
    /// Where each local is in its procedure's list.
    slots: Vec<usize>,
    /// The procedures whose own locals are in use; further copies get new ones.
    copied: FxHashSet<ProcId>,
    names: FxHashSet<String>,
    instances: Vec<Instance>,
    /// Where a call was first cut because of recursion, and because of size.
    cut: Cut,
    full: Cut,
}

impl Inliner<'_> {
    fn run(&mut self) {
        self.instance(self.task.program.main, None);
        let mut next = 0;
        while next < self.instances.len() {
            let procedure = self.task.program.procedure(self.instances[next].proc);
            for (index, edge) in procedure.edges.iter().enumerate() {
                self.edge(next, EdgeId::new(index), edge);
            }
            next += 1;
        }
    }

    fn finish(mut self) -> (Task, Lift) {
        let records = [
            (self.cut, format!("recursion deeper than {} is cut", self.limits.recursion)),
            (self.full, format!("calls beyond {} locations are cut", self.limits.locations)),
        ];
        for (position, what) in records {
            if let Cut::At(position) = position {
                let direction = Direction::Under;
                let approximation = Approximation { direction, position, what };
                self.new.program.approximations.push(approximation);
            }
        }
        let main = self.task.program.procedure(self.task.program.main);
        let procedure = &mut self.new.program.procedures[0];
        (procedure.entry, procedure.exit) = (main.entry, main.exit);
        // Locals of procedures that are never called have no place in the new program but the main procedure.
        for (index, variable) in self.new.program.variables.iter_mut().enumerate() {
            if let Scope::Local(_) = variable.scope {
                variable.scope = Scope::Local(ProcId(0));
                procedure.locals.push(VarId::new(index));
            }
        }
        self.stage.invariants = self.instances.len() == 1;
        self.new.program.link();
        (self.new, Lift::new(self.stage))
    }

    /// Copies a procedure's locations and locals.
    fn instance(&mut self, proc: ProcId, caller: Option<usize>) -> usize {
        let procedure = self.task.program.procedure(proc);
        let number = self.instances.len();
        let own = self.copied.insert(proc);
        let mut substitution = Substitution::default();
        let mut locals = Vec::new();
        for var in &procedure.locals {
            let copy = if own { *var } else { self.copy(*var, number) };
            if copy != *var {
                let symbol = self.task.pool.symbol(self.task.program.variable(*var).term);
                let term = self.new.program.variable(copy).term;
                substitution.bind(symbol.expect("a variable's term should be one"), term);
            }
            locals.push(copy);
        }
        let first = self.new.program.procedures[0].locations.len();
        for (index, location) in procedure.locations.iter().enumerate() {
            let name = match caller {
                None => location.name.clone(),
                Some(_) => format!("{}#{number}.{}", procedure.name, location.name),
            };
            self.location(&name, location, LocRef { proc, loc: LocId::new(index) });
        }
        self.instances.push(Instance { proc, caller, first, substitution, locals });
        number
    }

    /// Adds a location that stands for one of the old program.
    fn location(&mut self, name: &str, like: &Location, old: LocRef) -> LocId {
        let mut unique = name.to_owned();
        while !self.names.insert(unique.clone()) {
            unique.push('\'');
        }
        let locations = &mut self.new.program.procedures[0].locations;
        locations.push(Location {
            name: unique,
            position: like.position,
            claim: like.claim,
            ..Location::default()
        });
        self.stage.locations[0].push(old);
        LocId::new(locations.len() - 1)
    }

    /// A new variable that stands for a local.
    fn copy(&mut self, var: VarId, number: usize) -> VarId {
        let old = self.task.program.variable(var);
        let name = self.task.pool.symbol(old.term).map_or("", |symbol| self.task.pool.name(symbol));
        let full = format!("{name}#{number}");
        let sort = self.task.pool.sort(old.term);
        let pool = &mut self.new.pool;
        let term = if pool.lookup(&full).is_none() {
            pool.var(&full, sort)
        } else {
            pool.fresh(&full, sort)
        };
        self.new.program.variables.push(Variable { term, ..old.clone() });
        self.stage.added.push(var);
        VarId::new(self.new.program.variables.len() - 1)
    }

    fn local(&self, instance: usize, var: VarId) -> VarId {
        let Instance { locals, .. } = &self.instances[instance];
        match self.task.program.variable(var).scope {
            Scope::Global => var,
            Scope::Local(_) => locals[self.slots[var.index()]],
        }
    }

    fn term(&mut self, instance: usize, term: Term) -> Term {
        self.instances[instance].substitution.apply(&mut self.new.pool, term)
    }

    fn place(&self, instance: usize, loc: LocId) -> LocId {
        LocId::new(self.instances[instance].first + loc.index())
    }

    fn add(&mut self, edge: Edge, moves: Vec<Move>) {
        self.new.program.procedures[0].edges.push(edge);
        self.stage.edges[0].push(moves);
    }

    fn edge(&mut self, instance: usize, id: EdgeId, edge: &Edge) {
        let (from, to) = (self.place(instance, edge.from), self.place(instance, edge.to));
        let position = edge.position;
        let proc = self.instances[instance].proc;
        let moves = vec![Move::Take(EdgeRef { proc, edge: id })];
        let operation = match &edge.operation {
            Operation::Assume(condition) => Operation::Assume(self.term(instance, *condition)),
            Operation::Assign(assignments) => {
                let pairs = assignments.iter();
                let pairs = pairs
                    .map(|(var, term)| (self.local(instance, *var), self.term(instance, *term)));
                Operation::Assign(pairs.collect())
            }
            Operation::Havoc(variables) => {
                Operation::Havoc(variables.iter().map(|var| self.local(instance, *var)).collect())
            }
            Operation::Call { callee, arguments, results } => {
                let arguments = arguments.iter().map(|term| self.term(instance, *term)).collect();
                let results = results.iter().map(|var| self.local(instance, *var)).collect();
                let call = Call { callee: *callee, arguments, results, from, to, position };
                self.call(instance, call, moves);
                return;
            }
        };
        self.add(Edge { from, to, operation, position }, moves);
    }

    fn call(&mut self, caller: usize, call: Call, moves: Vec<Move>) {
        let Call { callee, arguments, results, from, to, position } = call;
        let procedure = self.task.program.procedure(callee);
        if self.open(caller, callee) >= self.limits.recursion {
            self.cut.first(position);
            return;
        }
        let size = self.new.program.procedures[0].locations.len() + procedure.locations.len();
        if size + 1 > self.limits.locations {
            self.full.first(position);
            return;
        }
        let instance = self.instance(callee, Some(caller));
        let entry = self.place(instance, procedure.entry);
        let parameters = procedure.parameters.iter().map(|var| self.local(instance, *var));
        let assignments: Vec<_> = parameters.zip(arguments).collect();
        let free = self.entry_reads(callee).into_iter();
        let free: Vec<VarId> = free.map(|var| self.local(instance, var)).collect();
        let operation = if assignments.is_empty() {
            Operation::Assume(self.new.pool.true_())
        } else {
            Operation::Assign(assignments)
        };
        if free.is_empty() {
            self.add(Edge { from, to: entry, operation, position }, moves);
        } else {
            let at = LocRef { proc: callee, loc: procedure.entry };
            let name = format!("{}#{instance}", procedure.name);
            let like = Location { position, ..Location::default() };
            let middle = self.location(&name, &like, at);
            self.add(Edge { from, to: middle, operation, position }, moves);
            let operation = Operation::Havoc(free);
            self.add(Edge { from: middle, to: entry, operation, position }, Vec::new());
        }
        if procedure.locations[procedure.exit.index()].claim.is_none() {
            let values = procedure.results.iter().map(|var| self.local(instance, *var));
            let values: Vec<VarId> = values.collect();
            let values = values.into_iter().map(|var| self.new.program.variable(var).term);
            let assignments: Vec<_> = results.into_iter().zip(values).collect();
            let from = self.place(instance, procedure.exit);
            let operation = if assignments.is_empty() {
                Operation::Assume(self.new.pool.true_())
            } else {
                Operation::Assign(assignments)
            };
            self.add(Edge { from, to, operation, position }, Vec::new());
        }
    }

    /// How often a procedure is open in the chain of calls that ends with an instance.
    fn open(&self, instance: usize, proc: ProcId) -> usize {
        let mut at = Some(instance);
        let mut count = 0;
        while let Some(number) = at {
            count += usize::from(self.instances[number].proc == proc);
            at = self.instances[number].caller;
        }
        count
    }

    /// The locals of a procedure, without the parameters, whose first values may be read.
    fn entry_reads(&self, proc: ProcId) -> Vec<VarId> {
        let procedure = self.task.program.procedure(proc);
        let live = &self.live[proc.index()][procedure.entry.index()];
        let locals = procedure.locals.iter().copied();
        locals.filter(|var| live.contains(*var) && !procedure.parameters.contains(var)).collect()
    }
}

/// A call edge with its terms and ends in the new program.
struct Call {
    callee: ProcId,
    arguments: Vec<Term>,
    results: Vec<VarId>,
    from: LocId,
    to: LocId,
    position: Option<Position>,
}
