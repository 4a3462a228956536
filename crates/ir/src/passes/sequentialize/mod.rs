//! Context-bounded analysis: the runs of a program with threads that need at most R rounds, as a sequential program.
//!
//! After Qadeer and Rehof, "Context-bounded model checking of concurrent software" (TACAS 2005). Threads have an order. In a *round*
//! each of them goes on once, for as many steps as it likes or none, in that order: a *context* is what one does in one round. So
//! a run needs a new round exactly where a thread goes on before which another one has just gone on that comes behind it.
//!
//! Two programs have these runs:
//!
//! - the *eager* one (`eager.rs`) runs one thread after the other, and guesses what the others leave behind,
//! - the *lazy* one (`lazy.rs`) runs one context after the other: only states are there that runs come to.
//!
//! Both are made of the product with a scheduler (`threads`): the code of a thread is copied for each round. Where a step
//! leads to the scheduler, the copy goes on with the thread's next step, or the context ends. A run that needs more rounds reaches a claim of the
//! kind [`Unsupported`](ClaimKind::Unsupported), the last one of the program.

mod eager;
mod lazy;

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use symra_terms::{Op, Substitution, Term, TermPool, Value};

use super::lift::{Lift, Move, Order, Stage};
use crate::program::{
    Claim, ClaimId, ClaimKind, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId,
    Procedure, Task, VarId,
};
use crate::source::Position;

/// How a program with threads becomes a sequential one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sequentialization {
    /// One thread after the other, with guesses.
    Eager,
    /// One context after the other.
    #[default]
    Lazy,
}

/// The runs of a program with threads that need at most so many rounds. None if it has no threads, or does not have all their interleavings
/// ([`all_interleavings`](crate::all_interleavings)): those with the fewest rounds may be left out.
pub fn sequentialize(task: &Task, rounds: usize, how: Sequentialization) -> Option<(Task, Lift)> {
    let threads = Threads::new(task)?;
    let builder = Builder::new(task, &threads, rounds);
    Some(match how {
        Sequentialization::Eager => eager::sequentialize(builder, rounds),
        Sequentialization::Lazy => lazy::sequentialize(builder, rounds),
    })
}

/// What is known of a product with a scheduler.
struct Threads {
    proc: ProcId,
    scheduler: LocId,
    count: usize,
    /// Whose code a location is.
    owners: Vec<Option<usize>>,
    /// For each thread the edges from the scheduler to its steps, by the values of its counter.
    steps: Vec<BTreeMap<u64, EdgeId>>,
    /// The edges from the scheduler to claims.
    claims: Vec<EdgeId>,
    counters: Vec<VarId>,
}

impl Threads {
    fn new(task: &Task) -> Option<Self> {
        let debug = task.program.debug.as_ref()?;
        let LocRef { proc, loc: scheduler } =
            debug.scheduler.filter(|_| debug.left_out.is_none())?;
        let procedure = task.program.procedure(proc);
        let count = debug.threads.len();
        let mut owners = vec![None; procedure.locations.len()];
        let mut work = vec![(procedure.entry, 0)];
        let known = debug.owners.iter();
        work.extend(known.map(|(place, owner)| (place.loc, *owner as usize)));
        while let Some((loc, owner)) = work.pop() {
            if loc == scheduler || owners[loc.index()].is_some() {
                continue;
            }
            owners[loc.index()] = Some(owner);
            let next = procedure.locations[loc.index()].outgoing.iter();
            work.extend(next.map(|edge| (procedure.edges[edge.index()].to, owner)));
        }
        let (mut steps, mut claims) = (vec![BTreeMap::new(); count], Vec::new());
        for id in &procedure.locations[scheduler.index()].outgoing {
            let edge = &procedure.edges[id.index()];
            let Operation::Assume(condition) = edge.operation else { return None };
            let has_claim = procedure.locations[edge.to.index()].claim.is_some();
            match (owners[edge.to.index()], constant(&task.pool, condition)) {
                _ if task.pool.value(condition) == Some(&Value::Bool(false)) => (),
                (Some(owner), Some(counter)) => {
                    steps[owner].insert(counter, *id);
                }
                _ if has_claim => claims.push(*id),
                // A scheduler that does something else is not known here.
                _ => return None,
            }
        }
        let counters = debug.counters.clone();
        // Who comes to the scheduler says where it goes on, or that it waits where it was.
        for (index, edge) in procedure.edges.iter().enumerate() {
            let waits = || debug.waits.contains_key(&EdgeRef { proc, edge: EdgeId::new(index) });
            let owner = owners[edge.from.index()];
            let says = match (&edge.operation, owner.and_then(|owner| counters.get(owner))) {
                (Operation::Assign(pairs), Some(counter)) => {
                    let own = pairs.iter().find(|(var, _)| var == counter);
                    own.is_some_and(|(_, value)| task.pool.value(*value).is_some())
                }
                _ => false,
            };
            if edge.to == scheduler && owner.is_some() && !says && !waits() {
                return None;
            }
        }
        Some(Self { proc, scheduler, count, owners, steps, claims, counters })
    }

    /// The step that a thread makes next after an edge to the scheduler; none if it has ended, or waits where it was.
    fn next_step(&self, pool: &TermPool, thread: usize, edge: &Edge) -> Option<EdgeId> {
        let Operation::Assign(pairs) = &edge.operation else { return None };
        let (_, value) = pairs.iter().find(|(var, _)| *var == self.counters[thread])?;
        let value = pool.value(*value)?.as_bv()?.to_u64()?;
        self.steps[thread].get(&value).copied()
    }
}

/// The constant that an equation compares with.
fn constant(pool: &TermPool, equation: Term) -> Option<u64> {
    if pool.op(equation) != Op::Eq {
        return None;
    }
    pool.args(equation).iter().find_map(|arg| pool.value(*arg)?.as_bv()?.to_u64())
}

/// A thread in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Context {
    round: usize,
    thread: usize,
}

/// Where a copied edge leads that leaves the code of its thread.
enum Leaves<'e> {
    /// To the scheduler.
    Scheduler(&'e Edge),
    /// To a claim.
    Claim(ClaimId),
}

/// The copy of a thread's code for a context: where its locations are.
type Copies = FxHashMap<LocId, LocId>;

/// A program under construction.
struct Builder<'t> {
    old: &'t Task,
    threads: &'t Threads,
    new: Task,
    procedure: Procedure,
    stage: Stage,
    /// The context of each edge, by its place in the order of a run.
    contexts: Vec<usize>,
    /// Who needs more rounds is here.
    beyond: LocId,
}

impl<'t> Builder<'t> {
    fn new(old: &'t Task, threads: &'t Threads, rounds: usize) -> Self {
        let mut new = old.clone();
        new.program.debug = None;
        let claims = &mut new.program.claims;
        let claim = ClaimId::new(claims.len());
        let (what, word) = (rounds, if rounds == 1 { "round" } else { "rounds" });
        claims.push(Claim {
            name: format!("threads:rounds#{}", claims.len()),
            kind: ClaimKind::Unsupported,
            message: format!("threads may need more than {what} {word}"),
            position: None,
        });
        let given = old.program.procedure(threads.proc);
        let mut stage = Stage::new("sequentialize", old);
        stage.invariants = false;
        stage.edges = vec![Vec::new()];
        stage.locations = vec![Vec::new()];
        let procedure = Procedure { locations: Vec::new(), edges: Vec::new(), ..given.clone() };
        let contexts = Vec::new();
        let mut builder = Self { old, threads, new, procedure, stage, contexts, beyond: LocId(0) };
        let exit = builder.location(given.exit, "exit", None);
        builder.procedure.exit = exit;
        builder.beyond = builder.location(threads.scheduler, "beyond", None);
        builder.procedure.locations[builder.beyond.index()].claim = Some(claim);
        builder
    }

    fn given(&self) -> &'t Procedure {
        self.old.program.procedure(self.threads.proc)
    }

    /// A location that stands for one of the old program.
    fn location(&mut self, like: LocId, name: &str, position: Option<Position>) -> LocId {
        let id = LocId::new(self.procedure.locations.len());
        let name = format!("{name}~{}", id.index());
        self.procedure.locations.push(Location { name, position, ..Location::default() });
        self.stage.locations[0].push(LocRef { proc: self.threads.proc, loc: like });
        id
    }

    /// A location that stands for the scheduler.
    fn place(&mut self, name: &str) -> LocId {
        self.location(self.threads.scheduler, name, None)
    }

    /// An edge that stands for one of the old program, or for none.
    fn edge(
        &mut self,
        (from, to): (LocId, LocId),
        operation: Operation,
        like: Option<EdgeId>,
        context: usize,
    ) -> EdgeId {
        let proc = self.threads.proc;
        let position = like.and_then(|like| self.given().edges[like.index()].position);
        self.procedure.edges.push(Edge { from, to, operation, position });
        let moves = like.map(|edge| Move::Take(EdgeRef { proc, edge }));
        self.stage.edges[0].push(moves.into_iter().collect());
        self.contexts.push(context);
        EdgeId::new(self.procedure.edges.len() - 1)
    }

    fn skip(&mut self, ends: (LocId, LocId), like: Option<EdgeId>, context: usize) -> EdgeId {
        let truth = self.new.pool.true_();
        self.edge(ends, Operation::Assume(truth), like, context)
    }

    /// Copies what a thread can do in a context from the given locations on. Where edges lead to that leave its code, `leave` says.
    fn copy(
        &mut self,
        context: Context,
        starts: &[LocId],
        names: &mut Names,
        leave: &mut dyn FnMut(&mut Self, &Copies, Leaves<'_>) -> LocId,
    ) -> Copies {
        let given = self.given();
        let key = context.round * self.threads.count + context.thread;
        let mut copies = Copies::default();
        let (mut work, mut order) = (starts.to_vec(), Vec::new());
        while let Some(loc) = work.pop() {
            let data = &given.locations[loc.index()];
            if loc == self.threads.scheduler || data.claim.is_some() || copies.contains_key(&loc) {
                continue;
            }
            let at = if loc == given.exit {
                self.procedure.exit
            } else {
                self.location(loc, &data.name, data.position)
            };
            copies.insert(loc, at);
            order.push(loc);
            work.extend(data.outgoing.iter().map(|edge| given.edges[edge.index()].to));
        }
        for loc in order {
            for id in &given.locations[loc.index()].outgoing {
                let edge = &given.edges[id.index()];
                let to = if edge.to == self.threads.scheduler {
                    leave(self, &copies, Leaves::Scheduler(edge))
                } else if let Some(claim) = given.locations[edge.to.index()].claim {
                    leave(self, &copies, Leaves::Claim(claim))
                } else {
                    copies[&edge.to]
                };
                let operation = names.operation(&mut self.new.pool, &edge.operation);
                self.edge((copies[&loc], to), operation, Some(*id), key);
            }
        }
        copies
    }

    /// The locations that a thread can go on at.
    fn starts(&self, context: Context) -> Vec<LocId> {
        let given = self.given();
        let steps = self.threads.steps[context.thread].values();
        let mut starts: Vec<LocId> = steps.map(|edge| given.edges[edge.index()].to).collect();
        if context == (Context { round: 0, thread: 0 }) {
            starts.push(given.entry);
        }
        starts
    }

    fn finish(mut self, order: Option<Order>) -> (Task, Lift) {
        self.new.program.procedures = vec![self.procedure];
        self.new.program.main = ProcId(0);
        self.new.program.link();
        self.stage.order = order;
        if let Err(errors) = crate::validate::validate(&self.new) {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            panic!("a sequentialized program should be a program: {first}");
        }
        (self.new, Lift::new(self.stage))
    }
}

/// New names for variables.
#[derive(Clone, Debug, Default)]
struct Names {
    vars: FxHashMap<VarId, VarId>,
    terms: Substitution,
}

impl Names {
    fn var(&self, var: VarId) -> VarId {
        self.vars.get(&var).copied().unwrap_or(var)
    }

    fn operation(&mut self, pool: &mut TermPool, operation: &Operation) -> Operation {
        if self.vars.is_empty() {
            return operation.clone();
        }
        match operation {
            Operation::Assume(term) => Operation::Assume(self.terms.apply(pool, *term)),
            Operation::Assign(pairs) => Operation::Assign(
                pairs
                    .iter()
                    .map(|(var, term)| (self.var(*var), self.terms.apply(pool, *term)))
                    .collect(),
            ),
            Operation::Havoc(vars) => {
                Operation::Havoc(vars.iter().map(|var| self.var(*var)).collect())
            }
            Operation::Call { .. } => unreachable!("a product should have no calls"),
        }
    }
}
