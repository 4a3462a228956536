//! The scheduler with the instances of all threads as one procedure.

use std::collections::BTreeMap;
use std::sync::Arc as Shared;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Sort, Substitution, Term, Value};

use super::constants::fold;
use super::expand::{Act, Arc, Kinds, NodeId, ThreadKind};
use super::instances::instances;
use super::live::{live, terms, written};
use super::modular::modular;
use super::persistent::Persistent;
use super::points::Points;
use super::races::{Pending, RaceClaims, pending};
use super::steps::{Steps, in_order};
use super::{ThreadError, ThreadPrimitives};
use crate::debug::{DebugInfo, LeftOut, Wait};
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, EdgeRef, Inexact, LocId,
    LocRef, Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
};
use crate::source::Position;

/// The bits of a program counter.
const COUNTER: u32 = 16;
/// The counter of an instance that no thread runs in.
pub(super) const FREE: u64 = 0;
/// The counter of a thread that has ended.
pub(super) const ENDED: u64 = 1;
/// The counter of the first switch point.
const FIRST: u64 = 2;
/// The most edges of the product.
const MOST_EDGES: usize = 1_500_000;

pub(super) const MAIN: ProcId = ProcId(0);

/// An instance of a kind of thread.
pub(super) struct Instance {
    pub(super) kind: usize,
    pub(super) counter: VarId,
    /// Its variables for those of the given program.
    pub(super) vars: FxHashMap<VarId, VarId>,
    /// The same as terms.
    names: Substitution,
    /// The locals that matter at some switch point: those that do not at another one are reset there.
    kept: Vec<VarId>,
    /// Where its nodes are.
    pub(super) places: Vec<LocId>,
}

/// What is known of the code of a kind.
pub(super) struct Code {
    pub(super) kind: ThreadKind,
    /// The counters of switch points.
    pub(super) counters: Vec<Option<u64>>,
    live: Vec<VarSet>,
    /// What the steps from each node access, if that is asked.
    pub(super) pending: Vec<Pending>,
}

pub(super) struct Product<'t> {
    pub(super) task: Task,
    pub(super) given: &'t Program,
    pub(super) codes: Vec<Code>,
    pub(super) instances: Vec<Instance>,
    /// New variables for the globals.
    pub(super) globals: FxHashMap<VarId, VarId>,
    pub(super) procedure: Procedure,
    pub(super) race_claims: RaceClaims,
    /// The threads that could not go on since one last did, as bits.
    pub(super) waiting: Option<VarId>,
    pub(super) scheduler: LocId,
    /// Whether instances of threads that have ended wait to be joined.
    pub(super) joined: bool,
    /// No thread with the number.
    stranger: Option<ClaimId>,
    exhausted: FxHashMap<usize, ClaimId>,
    /// For each kind the nodes from which its thread may be the only one that goes on.
    pub(super) fits: Vec<Vec<bool>>,
    /// Those of them where it goes on at once.
    pub(super) at_once: Vec<Vec<bool>>,
    /// Where it is asked whether the thread of an instance goes on at once at a counter.
    pub(super) asked: BTreeMap<(usize, u64), LocId>,
    /// Whether it is a violation to join what is no thread.
    misuse: bool,
    /// Whether it is asked if runs end.
    pub(super) ends: bool,
    pub(super) debug: DebugInfo,
    /// What each thread has for itself, and what that is at its start.
    own: Vec<(VarId, Term)>,
    /// The variable that is the number of the running thread.
    this: Option<VarId>,
}

/// Builds the program.
pub(super) fn product(
    task: Task,
    kinds: Kinds,
    primitives: &ThreadPrimitives,
) -> Result<Task, ThreadError> {
    let Task { mut pool, program: given } = task;
    let Kinds { all: mut kinds, claims, .. } = kinds;
    let with_names = Task { pool: pool.clone(), program: given.clone() };
    let mut vars = TermVars::new(&with_names);
    fold(&mut kinds, &mut pool, &given, &mut vars);
    let counts = instances(&kinds, &pool, primitives)?;
    let mut points = Points::new(&kinds, &counts, (&mut pool, &given, &mut vars), primitives);
    let expanded = claims.clone();
    let CutCode { codes, switches: all_switches, coarse, joined } =
        cut(&mut kinds, &mut points, primitives);
    let persistent = primitives
        .reduce
        .then(|| Steps::new(&mut points, primitives, &claims).persistent(&kinds, &all_switches));
    let codes = codes
        .into_iter()
        .map(|(kind, counters, pending)| {
            let live = live(&kind, &pool, &given, &mut vars);
            Code { kind, counters, live, pending }
        })
        .collect();
    let approximations = approximations(&given, coarse);
    let procedure = scheduler(&given.procedure(given.main).name);
    let program =
        Program { claims, approximations, sources: given.sources.clone(), ..Program::default() };
    let mut product = Product {
        task: Task { pool, program },
        given: &given,
        codes,
        instances: Vec::new(),
        globals: FxHashMap::default(),
        procedure,
        race_claims: RaceClaims::default(),
        waiting: None,
        scheduler: LocId(2),
        joined,
        stranger: None,
        exhausted: FxHashMap::default(),
        fits: Vec::new(),
        at_once: Vec::new(),
        asked: BTreeMap::new(),
        misuse: primitives.misuse,
        ends: primitives.ends,
        debug: DebugInfo::default(),
        own: primitives.own.clone(),
        this: primitives.number,
    };
    product.variables(&counts);
    if primitives.deadlock || primitives.ends && may_stand_still(&kinds) {
        product.watch();
    }
    if let Some(known) = &persistent {
        product.choose(known);
    }
    product.start();
    for instance in 0..product.instances.len() {
        product.instance(instance)?;
        product.races(instance);
    }
    product.dispatch(persistent.as_ref());
    let mut task = product.finish();
    forget_unreached(&given, &mut task.program);
    let code = (&kinds[..], &all_switches[..], &counts[..]);
    let code = modular(&mut task, &given, code, &expanded, primitives);
    task.program.threads = code.map(Shared::new);
    Ok(task)
}

/// The code of all kinds of threads, cut at switch points.
struct CutCode {
    /// Of each kind: the code, the counters of its switch points, and what the steps from its nodes access.
    codes: Vec<(ThreadKind, Vec<Option<u64>>, Vec<Pending>)>,
    switches: Vec<Vec<bool>>,
    /// The places of steps that make several accesses.
    coarse: Vec<Option<Position>>,
    /// Whether a thread joins another.
    joined: bool,
}

fn cut(
    kinds: &mut [ThreadKind],
    points: &mut Points<'_>,
    primitives: &ThreadPrimitives,
) -> CutCode {
    let mut made =
        CutCode { codes: Vec::new(), switches: Vec::new(), coarse: Vec::new(), joined: false };
    for (index, kind) in kinds.iter_mut().enumerate() {
        let switches = points.of(kind, index == 0);
        let running = super::points::concurrent(kind);
        for arc in &kind.arcs {
            made.joined |= matches!(arc.act, Act::Join(_));
            // Without races nobody sees a step that makes several accesses half done.
            if !primitives.races
                && (index > 0 || running[arc.from])
                && points.is_coarse(kind, arc, &primitives.bulk)
            {
                made.coarse.push(arc.position);
            }
        }
        let mut counters = vec![None; switches.len()];
        let order = in_order(kind).into_iter().filter(|node| switches[*node]);
        for (node, counter) in order.zip(FIRST..) {
            counters[node] = Some(counter);
        }
        let mut pending =
            if primitives.races { pending(points, kind, primitives.next) } else { Vec::new() };
        if index == 0 {
            // Where main is alone it races with nobody.
            for (node, pending) in pending.iter_mut().enumerate() {
                if !running.get(node).copied().unwrap_or(true) {
                    *pending = Pending::default();
                }
            }
        }
        made.codes.push((kind.clone(), counters, pending));
        made.switches.push(switches);
    }
    made
}

/// What the product does not say exactly: what the given program does not, the order of writes, and steps with several accesses.
fn approximations(given: &Program, mut coarse: Vec<Option<Position>>) -> Vec<Approximation> {
    coarse.sort_unstable();
    coarse.dedup();
    let mut approximations = given.approximations.clone();
    // The product has variables of its own.
    for approximation in &mut approximations {
        approximation.scope = Inexact::Anything;
    }
    approximations.push(Approximation {
        direction: Direction::Assumed,
        position: None,
        what: "threads see each other's writes in the order in which they happen (sequential consistency), and creating \
               a thread always succeeds"
            .to_owned(),
        scope: Inexact::Anything,
    });
    approximations.extend(coarse.into_iter().map(|position| {
        Approximation::new(
            Direction::Under,
            position,
            "several accesses to shared memory are one step".to_owned(),
        )
    }));
    approximations
}

/// The procedure of the product before threads are in it.
fn scheduler(name: &str) -> Procedure {
    let location = |name: &str| Location { name: name.to_owned(), ..Location::default() };
    Procedure {
        name: name.to_owned(),
        parameters: Vec::new(),
        results: Vec::new(),
        locals: Vec::new(),
        entry: LocId(0),
        exit: LocId(1),
        locations: vec![location("entry"), location("exit"), location("scheduler")],
        edges: Vec::new(),
    }
}

/// Whether there may be a state in which threads wait and none can go on: not if only the main thread waits, and for ends of others alone.
fn may_stand_still(kinds: &[ThreadKind]) -> bool {
    let mut arcs = kinds
        .iter()
        .enumerate()
        .flat_map(|(kind, data)| data.arcs.iter().map(move |arc| (kind, &arc.act)));
    arcs.any(|(kind, act)| match act {
        Act::Wait(..) => true,
        Act::Join(_) => kind > 0,
        _ => false,
    })
}

/// Drops what is said of runs through places that no thread comes to.
fn forget_unreached(given: &Program, program: &mut Program) {
    let places = |program: &Program| -> FxHashSet<Position> {
        let edges = program.procedures.iter().flat_map(|procedure| &procedure.edges);
        edges.filter_map(|edge| edge.position).collect()
    };
    let (before, after) = (places(given), places(program));
    program.approximations.retain(|approximation| {
        let is_left = |at| after.contains(&at) || !before.contains(&at);
        approximation.direction != Direction::Over || approximation.position.is_none_or(is_left)
    });
}

impl Product<'_> {
    pub(super) fn variable(&mut self, data: Variable) -> VarId {
        self.task.program.variables.push(data);
        VarId::new(self.task.program.variables.len() - 1)
    }

    /// Makes the globals, and the variables of all instances.
    fn variables(&mut self, counts: &[usize]) {
        let given = self.given;
        for var in given.globals() {
            let new = self.variable(given.variable(var).clone());
            self.globals.insert(var, new);
        }
        let with_names = Task { pool: self.task.pool.clone(), program: given.clone() };
        let mut vars = TermVars::new(&with_names);
        for (kind, &count) in counts.iter().enumerate() {
            let code = &self.codes[kind];
            let mut used = VarSet::default();
            for arc in &code.kind.arcs {
                used.extend(written(arc));
                for term in terms(arc) {
                    used.extend(vars.of(&self.task.pool, term).iter().copied());
                }
            }
            let is_local = |var: &VarId| given.variable(*var).scope != Scope::Global;
            let locals: Vec<VarId> = (0..given.variables.len())
                .map(VarId::new)
                .filter(|var| used.contains(*var) && is_local(var))
                .collect();
            let mut kept = VarSet::default();
            for (node, counter) in code.counters.iter().enumerate() {
                if counter.is_some() {
                    kept.union(&code.live[node]);
                }
            }
            let kept: Vec<VarId> =
                locals.iter().copied().filter(|var| kept.contains(*var)).collect();
            for _ in 0..count {
                self.add_instance(kind, &locals, kept.clone());
            }
        }
    }

    fn add_instance(&mut self, kind: usize, locals: &[VarId], kept: Vec<VarId>) {
        let number = self.instances.len();
        let given = self.given;
        let sort = Sort::Bv(COUNTER);
        let term = self.task.pool.fresh(&format!("counter@{number}"), &sort);
        let counter = self.variable(Variable {
            name: format!("where thread {number} is"),
            term,
            scope: Scope::Global,
            position: None,
            temporary: true,
        });
        let mut vars = FxHashMap::default();
        let mut names = Substitution::default();
        for &local in locals {
            let data = given.variable(local);
            let sort = self.task.pool.sort(data.term).clone();
            let symbol = self.task.pool.symbol(data.term).expect("a variable should be a symbol");
            let name = format!("{}@{number}", self.task.pool.name(symbol));
            let term = self.task.pool.fresh(&name, &sort);
            let new = self.variable(Variable { term, scope: Scope::Local(MAIN), ..data.clone() });
            self.procedure.locals.push(new);
            names.bind(symbol, term);
            vars.insert(local, new);
        }
        if let Some(var) = self.this {
            let term = given.variable(var).term;
            let width = self.task.pool.sort(term).bv_width().unwrap_or(0);
            let symbol = self.task.pool.symbol(term).expect("a variable should be a symbol");
            let number = self.task.pool.bv(number as u64, width);
            names.bind(symbol, number);
        }
        self.instances.push(Instance { kind, counter, vars, names, kept, places: Vec::new() });
    }

    fn location(&mut self, name: String, position: Option<Position>) -> LocId {
        self.procedure.locations.push(Location { name, position, ..Location::default() });
        LocId::new(self.procedure.locations.len() - 1)
    }

    pub(super) fn between(&mut self, position: Option<Position>) -> LocId {
        let name = format!("m{}", self.procedure.locations.len());
        self.location(name, position)
    }

    pub(super) fn edge(
        &mut self,
        from: LocId,
        to: LocId,
        operation: Operation,
        position: Option<Position>,
    ) -> EdgeId {
        self.procedure.edges.push(Edge { from, to, operation, position });
        EdgeId::new(self.procedure.edges.len() - 1)
    }

    pub(super) fn default(&mut self, var: VarId) -> Term {
        let sort = self.task.sort(var).clone();
        self.task.pool.constant(Value::default_of(&sort))
    }

    /// All instances are free but the main one, which is running.
    fn start(&mut self) {
        let mut pairs = Vec::new();
        let free = self.task.pool.bv(FREE, COUNTER);
        for index in 0..self.instances.len() {
            pairs.push((self.instances[index].counter, free));
            let open = self.codes[self.instances[index].kind].kind.open.clone();
            let kept = self.instances[index].kept.clone();
            for var in kept.into_iter().filter(|var| index > 0 || !open.contains(var)) {
                let new = self.instances[index].vars[&var];
                let value = self.default(new);
                pairs.push((new, value));
            }
        }
        if let Some(waiting) = self.waiting {
            let nobody = self.default(waiting);
            pairs.push((waiting, nobody));
        }
        for index in 0..self.instances.len() {
            let kind = &self.codes[self.instances[index].kind].kind;
            let nodes: Vec<(LocRef, Option<Position>, Option<ClaimId>)> =
                kind.nodes.iter().map(|node| (node.origin, node.position, node.claim)).collect();
            let end = kind.end;
            let mut places = Vec::with_capacity(nodes.len());
            for (node, (origin, position, claim)) in nodes.into_iter().enumerate() {
                if index == 0 && node == end {
                    places.push(self.procedure.exit);
                    continue;
                }
                let name = &self.given.location(origin).name;
                let count = self.procedure.locations.len();
                let loc = self.location(format!("{name}@{index}.{count}"), position);
                self.procedure.locations[loc.index()].claim = claim;
                places.push(loc);
            }
            self.instances[index].places = places;
        }
        let main = &self.codes[0].kind;
        let to = self.instances[0].places[main.entry];
        let position = main.nodes[main.entry].position;
        self.edge(LocId(0), to, Operation::Assign(pairs), position);
    }

    /// The term of an instance.
    pub(super) fn own(&mut self, instance: usize, term: Term) -> Term {
        self.instances[instance].names.apply(&mut self.task.pool, term)
    }

    fn var(&self, instance: usize, var: VarId) -> VarId {
        self.globals.get(&var).copied().unwrap_or_else(|| self.instances[instance].vars[&var])
    }

    /// Where an arc to a node leads, and what is assigned on the way.
    fn arrive(&mut self, instance: usize, node: NodeId) -> (LocId, Vec<(VarId, Term)>) {
        let code = &self.codes[self.instances[instance].kind];
        let counter = if node == code.kind.gone {
            Some(ENDED)
        } else if node == code.kind.end && instance > 0 {
            Some(if self.joined { ENDED } else { FREE })
        } else {
            code.counters[node]
        };
        let Some(counter) = counter else {
            return (self.instances[instance].places[node], Vec::new());
        };
        let dead: Vec<VarId> = self.instances[instance]
            .kept
            .iter()
            .filter(|var| !code.live[node].contains(**var))
            .map(|var| self.instances[instance].vars[var])
            .collect();
        let to = self.goes_on_at(instance, node, counter);
        let counter = self.task.pool.bv(counter, COUNTER);
        let mut pairs = vec![(self.instances[instance].counter, counter)];
        if let Some(waiting) = self.waiting {
            let nobody = self.default(waiting);
            pairs.push((waiting, nobody));
        }
        for var in dead {
            let value = self.default(var);
            pairs.push((var, value));
        }
        (to, pairs)
    }

    /// Adds the code of an instance.
    fn instance(&mut self, instance: usize) -> Result<(), ThreadError> {
        let arcs = self.codes[self.instances[instance].kind].kind.arcs.clone();
        for arc in &arcs {
            self.arc(instance, arc);
            if self.procedure.edges.len() > MOST_EDGES {
                return Err(ThreadError::TooLarge);
            }
        }
        Ok(())
    }

    fn arc(&mut self, instance: usize, arc: &Arc) {
        let from = self.instances[instance].places[arc.from];
        let operation = match &arc.act {
            Act::Assume(term) => Operation::Assume(self.own(instance, *term)),
            Act::Free(..) => Operation::Assume(self.task.pool.true_()),
            Act::Wait(term, wait) => {
                let term = self.own(instance, *term);
                let missing = self.task.pool.not(term);
                let wait = match *wait {
                    Wait::Object { address: (object, offset), holder } => {
                        let address = (self.own(instance, object), self.own(instance, offset));
                        Wait::Object { address, holder: self.own(instance, holder) }
                    }
                    other => other,
                };
                self.blocked(instance, arc, missing, wait);
                Operation::Assume(term)
            }
            Act::Assign(pairs) => {
                let mut values = Vec::with_capacity(pairs.len());
                for (var, term) in pairs {
                    values.push((self.var(instance, *var), self.own(instance, *term)));
                }
                Operation::Assign(values)
            }
            Act::Havoc(vars) => {
                Operation::Havoc(vars.iter().map(|var| self.var(instance, *var)).collect())
            }
            Act::This(var) => {
                let var = self.var(instance, *var);
                let number = self.number(instance, &self.task.sort(var).clone());
                Operation::Assign(vec![(var, number)])
            }
            Act::Join(id) => {
                let id = self.own(instance, *id);
                self.join(instance, arc, id);
                return;
            }
            Act::Spawn { kind, arguments, result } => {
                let mut terms = Vec::with_capacity(arguments.len());
                for term in arguments {
                    terms.push(self.own(instance, *term));
                }
                let result = result.map(|var| self.var(instance, var));
                self.spawn(instance, arc, *kind, &terms, result);
                return;
            }
        };
        let edge = self.lead(instance, (from, arc.to), operation, arc.position);
        self.remember(instance, arc, from, edge);
    }

    /// Adds an edge to where an arc leads.
    fn lead(
        &mut self,
        instance: usize,
        (from, node): (LocId, NodeId),
        operation: Operation,
        position: Option<Position>,
    ) -> EdgeId {
        let (to, more) = self.arrive(instance, node);
        if more.is_empty() {
            return self.edge(from, to, operation, position);
        }
        if let Operation::Assign(mut pairs) = operation {
            pairs.retain(|(var, _)| !more.iter().any(|(other, _)| other == var));
            pairs.extend(more);
            return self.edge(from, to, Operation::Assign(pairs), position);
        }
        let between = self.between(position);
        let edge = self.edge(from, between, operation, position);
        self.edge(between, to, Operation::Assign(more), position);
        edge
    }

    /// The number that a thread has for the program.
    pub(super) fn number(&mut self, instance: usize, sort: &Sort) -> Term {
        let width = sort.bv_width().unwrap_or(32);
        self.task.pool.bv(instance as u64 + 1, width)
    }

    pub(super) fn is_at(&mut self, instance: usize, counter: u64) -> Term {
        let term = self.task.program.variable(self.instances[instance].counter).term;
        let counter = self.task.pool.bv(counter, COUNTER);
        self.task.pool.eq(term, counter)
    }

    /// That the counter of an instance is not between two.
    pub(super) fn is_not_within(&mut self, instance: usize, range: &[u64]) -> Term {
        let (Some(&low), Some(&high)) = (range.first(), range.last()) else {
            return self.task.pool.true_();
        };
        if low == high {
            let there = self.is_at(instance, low);
            return self.task.pool.not(there);
        }
        let term = self.task.program.variable(self.instances[instance].counter).term;
        let pool = &mut self.task.pool;
        let (low, high) = (pool.bv(low, COUNTER), pool.bv(high, COUNTER));
        let (below, above) = (pool.bv_ult(term, low), pool.bv_ult(high, term));
        pool.or(&[below, above])
    }

    /// Starts a thread in the first instance of its kind that is free.
    fn spawn(
        &mut self,
        instance: usize,
        arc: &Arc,
        kind: usize,
        arguments: &[Term],
        result: Option<VarId>,
    ) {
        let mut from = self.instances[instance].places[arc.from];
        let others: Vec<usize> =
            (0..self.instances.len()).filter(|other| self.instances[*other].kind == kind).collect();
        for other in others {
            let free = self.is_at(other, FREE);
            let busy = self.task.pool.not(free);
            let (here, next) = (self.between(arc.position), self.between(arc.position));
            self.edge(from, here, Operation::Assume(free), arc.position);
            self.edge(from, next, Operation::Assume(busy), arc.position);
            let code = &self.codes[kind];
            let (entry, open) = (code.counters[code.kind.entry], code.kind.open.clone());
            let parameters = code.kind.parameters.clone();
            let entry = self.task.pool.bv(entry.unwrap_or(FIRST), COUNTER);
            let mut pairs = vec![(self.instances[other].counter, entry)];
            for (var, term) in parameters.iter().zip(arguments) {
                if let Some(var) = self.instances[other].vars.get(var) {
                    pairs.push((*var, *term));
                }
            }
            for (var, term) in &self.own {
                if let Some(var) = self.instances[other].vars.get(var) {
                    pairs.push((*var, *term));
                }
            }
            if let Some(result) = result {
                let number = self.number(other, &self.task.sort(result).clone());
                pairs.push((result, number));
            }
            let vars = &self.instances[other].vars;
            let open: Vec<VarId> = open.iter().filter_map(|var| vars.get(var).copied()).collect();
            let mut at = here;
            if !open.is_empty() {
                at = self.between(arc.position);
                self.edge(here, at, Operation::Havoc(open), arc.position);
            }
            self.lead(instance, (at, arc.to), Operation::Assign(pairs), arc.position);
            from = next;
        }
        let claim = self.exhausted(kind, arc.position);
        self.procedure.locations[from.index()].claim = Some(claim);
    }

    fn exhausted(&mut self, kind: usize, position: Option<Position>) -> ClaimId {
        if let Some(claim) = self.exhausted.get(&kind) {
            return *claim;
        }
        let count = self.instances.iter().filter(|instance| instance.kind == kind).count();
        let message =
            format!("more than {count} threads at a time of this function are not supported");
        let claim = self.unsupported("threads:instances", message, position);
        self.exhausted.insert(kind, claim);
        claim
    }

    fn unsupported(&mut self, name: &str, message: String, position: Option<Position>) -> ClaimId {
        let claims = &mut self.task.program.claims;
        let name = format!("{name}#{}", claims.len());
        claims.push(Claim { name, kind: ClaimKind::Unsupported, message, position });
        ClaimId::new(claims.len() - 1)
    }

    fn stranger_claim(&mut self, position: Option<Position>) -> ClaimId {
        if self.misuse {
            let claims = &mut self.task.program.claims;
            let line = position.map_or(0, |position| position.line);
            let name = format!("threads:join:threads:{line}#{}", claims.len());
            let message = "what is joined is not a joinable thread".to_owned();
            claims.push(Claim { name, kind: ClaimKind::Check, message, position });
            return ClaimId::new(claims.len() - 1);
        }
        let message = "joining what is not a joinable thread is not supported";
        self.unsupported("threads:join", message.to_owned(), position)
    }

    /// Waits for the end of a thread; then its instance is free.
    fn join(&mut self, instance: usize, arc: &Arc, id: Term) {
        let from = self.instances[instance].places[arc.from];
        let sort = self.task.pool.sort(id).clone();
        let free = self.task.pool.bv(FREE, COUNTER);
        let (mut known, mut running) = (Vec::new(), Vec::new());
        for other in 1..self.instances.len() {
            let number = self.number(other, &sort);
            let meant = self.task.pool.eq(id, number);
            let is_free = self.is_at(other, FREE);
            let there = self.task.pool.not(is_free);
            let exists = self.task.pool.and(&[meant, there]);
            known.push(exists);
            let ended = self.is_at(other, ENDED);
            let runs = self.task.pool.not(ended);
            running.push(self.task.pool.and(&[exists, runs]));
            let condition = self.task.pool.and(&[meant, ended]);
            let between = self.between(arc.position);
            self.edge(from, between, Operation::Assume(condition), arc.position);
            let pairs = vec![(self.instances[other].counter, free)];
            self.lead(instance, (between, arc.to), Operation::Assign(pairs), arc.position);
        }
        let known = self.task.pool.or(&known);
        let running = self.task.pool.or(&running);
        self.blocked(instance, arc, running, Wait::End(id));
        let unknown = self.task.pool.not(known);
        let claim = self.stranger.unwrap_or_else(|| self.stranger_claim(arc.position));
        self.stranger = Some(claim);
        let lost = self.between(arc.position);
        self.procedure.locations[lost.index()].claim = Some(claim);
        self.edge(from, lost, Operation::Assume(unknown), arc.position);
    }

    /// The edges from the scheduler to the switch points.
    fn dispatch(&mut self, persistent: Option<&Persistent>) {
        self.deadlock();
        let anyone = persistent.map_or(self.scheduler, |known| self.decide(known));
        let asked: Vec<LocId> = self.asked.values().copied().collect();
        let all = anyone == self.scheduler && asked.is_empty();
        self.debug.left_out = (!all).then_some(LeftOut { anyone, asked });
        for instance in 0..self.instances.len() {
            let counters = self.codes[self.instances[instance].kind].counters.clone();
            for counter in counters.into_iter().flatten() {
                self.dispatch_to(anyone, instance, counter);
            }
        }
    }

    /// An edge from where a thread was chosen to one of its switch points.
    pub(super) fn dispatch_to(&mut self, from: LocId, instance: usize, counter: u64) {
        let here = self.is_at(instance, counter);
        let counters = &self.codes[self.instances[instance].kind].counters;
        let Some(node) = counters.iter().position(|other| *other == Some(counter)) else { return };
        let to = self.instances[instance].places[node];
        let position = self.procedure.locations[to.index()].position;
        self.edge(from, to, Operation::Assume(here), position);
    }

    /// Notes what reports need to know of an edge.
    fn remember(&mut self, instance: usize, arc: &Arc, from: LocId, edge: EdgeId) {
        let (Some(origin), Some(debug)) = (arc.origin, self.given.debug.clone()) else { return };
        if let Some(input) = debug.inputs.get(&origin) {
            self.debug.inputs.insert(EdgeRef { proc: MAIN, edge }, input.clone());
        }
        let place = LocRef { proc: origin.proc, loc: self.given.edge(origin).from };
        if let Some(branch) = debug.branches.get(&place) {
            let mut branch = branch.clone();
            branch.value = self.own(instance, branch.value);
            self.debug.branches.insert(LocRef { proc: MAIN, loc: from }, branch);
        }
    }

    fn finish(mut self) -> Task {
        if let Some(debug) = self.given.debug.clone() {
            self.debug_info(&debug);
        }
        self.task.program.procedures = vec![self.procedure];
        self.task.program.main = MAIN;
        self.task.program.debug = Some(Shared::new(self.debug));
        self.task.program.link();
        if let Err(errors) = crate::validate::validate(&self.task) {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            panic!("interleaved threads should be a program: {first}");
        }
        self.task
    }
}
