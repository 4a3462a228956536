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
//! that is recorded as an under-approximation. Likewise where the program becomes too large. Or the call beyond the bound leads
//! to a claim, so that a proof shows that no run is deeper.
//!
//! Or one procedure of every cycle of calls is kept, and only the other calls are replaced, in it and in the main one.
//!
//! Soundness: the runs of the new program are those of the old one in which no call is cut, and locals whose first values
//! are not read need none.

use rustc_hash::FxHashSet;
use symra_terms::{Substitution, Term};

use super::lift::{Lift, Move, Stage};
use super::live::live;
use super::uses::{TermVars, VarSet};
use crate::program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef,
    Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
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
    inline_except(task, limits, vec![task.program.main], Recursion::Copied)
}

/// The same, but a run that comes to a call beyond the limits reaches a claim of the kind
/// [`Unsupported`](ClaimKind::Unsupported): nothing is left out. The claims that were added come last.
pub fn inline_bounded_calls(task: &Task, limits: InlineLimits) -> (Task, Lift) {
    inline_except(task, limits, vec![task.program.main], Recursion::Claimed)
}

/// Replaces calls by the bodies of procedures, but keeps one procedure of every cycle of calls, and the calls of it. The main
/// procedure of the new program is its first.
pub fn inline_plain_calls(task: &Task, limits: InlineLimits) -> (Task, Lift) {
    let main = task.program.main;
    let others = cycle_heads(&task.program).into_iter().filter(|proc| *proc != main);
    inline_except(task, limits, [main].into_iter().chain(others).collect(), Recursion::Kept)
}

/// The same, and beside each call that is kept there is the body of the procedure, to a bound: a run may take either.
pub fn inline_returning_calls(task: &Task, limits: InlineLimits) -> (Task, Lift) {
    let main = task.program.main;
    let others = cycle_heads(&task.program).into_iter().filter(|proc| *proc != main);
    inline_except(task, limits, [main].into_iter().chain(others).collect(), Recursion::Both)
}

/// What becomes of calls of the procedures that the new program has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recursion {
    /// They are replaced, to a bound.
    Copied,
    /// The same, and who goes on reaches a claim.
    Claimed,
    /// They stay calls.
    Kept,
    /// They stay calls, and beside each of them there is what it is replaced by.
    Both,
}

/// Makes the program of the procedures `roots`, of which the first is the main one.
fn inline_except(
    task: &Task,
    limits: InlineLimits,
    roots: Vec<ProcId>,
    recursion: Recursion,
) -> (Task, Lift) {
    let live = live(task, &mut TermVars::new(task));
    let mut new = task.clone();
    let empty = |root: &ProcId| Procedure {
        locations: Vec::new(),
        edges: Vec::new(),
        locals: Vec::new(),
        ..task.program.procedure(*root).clone()
    };
    new.program.procedures = roots.iter().map(empty).collect();
    new.program.main = ProcId(0);
    let mut stage = Stage::new("inline", task);
    stage.edges = vec![Vec::new(); roots.len()];
    stage.locations = vec![Vec::new(); roots.len()];
    let mut slots = vec![0; task.program.variables.len()];
    for procedure in &task.program.procedures {
        for (index, var) in procedure.locals.iter().enumerate() {
            slots[var.index()] = index;
        }
    }
    let mut inliner = Inliner {
        task,
        limits,
        roots,
        recursion,
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
    /// The procedure of the new program that it is in.
    root: ProcId,
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
    /// The procedures that the new program keeps, in their order there.
    roots: Vec<ProcId>,
    recursion: Recursion,
    new: Task,
    stage: Stage,
    /// The variables that matter at the locations of each procedure.
    live: Vec<Vec<VarSet>>,
    /// Where each local is in its procedure's list.
    slots: Vec<usize>,
    /// The procedures whose own locals are in use; further copies get new ones.
    copied: FxHashSet<ProcId>,
    names: FxHashSet<(ProcId, String)>,
    instances: Vec<Instance>,
    /// Where a call was first cut because of recursion, and because of size.
    cut: Cut,
    full: Cut,
}

impl Inliner<'_> {
    fn run(&mut self) {
        for index in 0..self.roots.len() {
            self.instance(self.roots[index], ProcId::new(index), None);
        }
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
                let approximation = Approximation::new(direction, position, what);
                self.new.program.approximations.push(approximation);
            }
        }
        // Locals of procedures that are never called have no place in the new program but the main procedure.
        let mut places = vec![ProcId(0); self.new.program.variables.len()];
        for instance in &self.instances {
            for var in &instance.locals {
                places[var.index()] = instance.root;
            }
        }
        let Program { variables, procedures, .. } = &mut self.new.program;
        for (index, variable) in variables.iter_mut().enumerate() {
            if let Scope::Local(_) = variable.scope {
                variable.scope = Scope::Local(places[index]);
                procedures[places[index].index()].locals.push(VarId::new(index));
            }
        }
        let as_given = self.new.program.claims.len() == self.task.program.claims.len();
        self.stage.invariants = as_given && self.instances.len() == self.roots.len();
        self.new.program.link();
        (self.new, Lift::new(self.stage))
    }

    /// Copies a procedure's locations and locals.
    fn instance(&mut self, proc: ProcId, root: ProcId, caller: Option<usize>) -> usize {
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
        let first = self.new.program.procedures[root.index()].locations.len();
        for (index, location) in procedure.locations.iter().enumerate() {
            let name = match caller {
                None => location.name.clone(),
                Some(_) => format!("{}#{number}.{}", procedure.name, location.name),
            };
            self.location(root, &name, location, LocRef { proc, loc: LocId::new(index) });
        }
        self.instances.push(Instance { proc, root, caller, first, substitution, locals });
        number
    }

    /// Adds a location that stands for one of the old program.
    fn location(&mut self, root: ProcId, name: &str, like: &Location, old: LocRef) -> LocId {
        let mut unique = name.to_owned();
        while !self.names.insert((root, unique.clone())) {
            unique.push('\'');
        }
        let locations = &mut self.new.program.procedures[root.index()].locations;
        locations.push(Location {
            name: unique,
            position: like.position,
            claim: like.claim,
            ..Location::default()
        });
        self.stage.locations[root.index()].push(old);
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

    fn add(&mut self, instance: usize, edge: Edge, moves: Vec<Move>) {
        let root = self.instances[instance].root.index();
        self.new.program.procedures[root].edges.push(edge);
        self.stage.edges[root].push(moves);
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
                let arguments: Vec<Term> =
                    arguments.iter().map(|term| self.term(instance, *term)).collect();
                let results: Vec<VarId> =
                    results.iter().map(|var| self.local(instance, *var)).collect();
                let root = self.kept(*callee);
                if root.is_none() || self.recursion == Recursion::Both {
                    let (arguments, results) = (arguments.clone(), results.clone());
                    let call = Call { callee: *callee, arguments, results, from, to, position };
                    self.call(instance, call, moves.clone());
                }
                let Some(callee) = root else { return };
                Operation::Call { callee, arguments, results }
            }
        };
        self.add(instance, Edge { from, to, operation, position }, moves);
    }

    /// The procedure of the new program that a call stays a call of.
    fn kept(&self, callee: ProcId) -> Option<ProcId> {
        match self.recursion {
            Recursion::Copied | Recursion::Claimed => None,
            Recursion::Kept | Recursion::Both => {
                self.roots.iter().position(|root| *root == callee).map(ProcId::new)
            }
        }
    }

    fn call(&mut self, caller: usize, call: Call, moves: Vec<Move>) {
        let Call { callee, arguments, results, from, to, position } = call;
        let procedure = self.task.program.procedure(callee);
        let edge = (from, position, moves);
        if self.open(caller, callee) >= self.limits.recursion {
            let deep = self.limits.recursion.saturating_sub(1);
            let what = format!("`{}` can recurse more than {deep} deep", procedure.name);
            self.beyond(caller, edge, callee, what, |inliner| &mut inliner.cut);
            return;
        }
        let root = self.instances[caller].root;
        let copies = self.new.program.procedures.iter().map(|copy| copy.locations.len());
        let size = copies.sum::<usize>() + procedure.locations.len();
        if size + 1 > self.limits.locations {
            let what = format!("calls beyond {} locations are cut", self.limits.locations);
            self.beyond(caller, edge, callee, what, |inliner| &mut inliner.full);
            return;
        }
        let (from, position, moves) = edge;
        let instance = self.instance(callee, root, Some(caller));
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
            self.add(caller, Edge { from, to: entry, operation, position }, moves);
        } else {
            let at = LocRef { proc: callee, loc: procedure.entry };
            let name = format!("{}#{instance}", procedure.name);
            let like = Location { position, ..Location::default() };
            let middle = self.location(root, &name, &like, at);
            self.add(caller, Edge { from, to: middle, operation, position }, moves);
            let operation = Operation::Havoc(free);
            self.add(caller, Edge { from: middle, to: entry, operation, position }, Vec::new());
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
            self.add(caller, Edge { from, to, operation, position }, Vec::new());
        }
    }

    /// A call beyond the limits: there is none, or it leads to a claim.
    fn beyond(
        &mut self,
        caller: usize,
        (from, position, moves): (LocId, Option<Position>, Vec<Move>),
        callee: ProcId,
        message: String,
        record: impl FnOnce(&mut Self) -> &mut Cut,
    ) {
        if self.recursion != Recursion::Claimed {
            record(self).first(position);
            return;
        }
        let claim = ClaimId::new(self.new.program.claims.len());
        let procedure = self.task.program.procedure(callee);
        let name = format!("{}#beyond", procedure.name);
        let kind = ClaimKind::Unsupported;
        self.new.program.claims.push(Claim { name: name.clone(), kind, message, position });
        let like = Location { position, claim: Some(claim), ..Location::default() };
        let at = LocRef { proc: callee, loc: procedure.entry };
        let to = self.location(self.instances[caller].root, &name, &like, at);
        let operation = Operation::Assume(self.new.pool.true_());
        self.add(caller, Edge { from, to, operation, position }, moves);
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

/// Whether calls of a program close a cycle.
pub(super) fn is_recursive(program: &Program) -> bool {
    !cycle_heads(program).is_empty()
}

/// The procedures that a depth-first walk along calls from the main one meets while they are open: every cycle of calls has
/// one.
fn cycle_heads(program: &Program) -> Vec<ProcId> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; program.procedures.len()];
    let mut heads = vec![false; program.procedures.len()];
    let mut stack = vec![(program.main, 0)];
    marks[program.main.index()] = Mark::Open;
    while let Some((proc, next)) = stack.pop() {
        let Some(edge) = program.procedure(proc).edges.get(next) else {
            marks[proc.index()] = Mark::Done;
            continue;
        };
        stack.push((proc, next + 1));
        if let Operation::Call { callee, .. } = edge.operation {
            match marks[callee.index()] {
                Mark::New => {
                    marks[callee.index()] = Mark::Open;
                    stack.push((callee, 0));
                }
                Mark::Open => heads[callee.index()] = true,
                Mark::Done => (),
            }
        }
    }
    (0..heads.len()).filter(|index| heads[*index]).map(ProcId::new).collect()
}
