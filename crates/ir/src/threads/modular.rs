//! The code of threads one by one, for proofs that do not interleave them.
//!
//! A program with one copy of the code of each kind of thread. A run of it follows one thread from its start to its end; where a thread starts another
//! one, the run stays with it or goes on with the new one. What others do meanwhile is not in it: whoever proves something of it adds
//! at the *points*, where a thread may be interrupted, that a step of another one from a point of its code comes between. There is no bound on the number of
//! threads.
//!
//! Where there may be several threads of a kind, they are counted by what they may still write: there is a counter for each set of shared variables that
//! are no arrays, of the threads from whose places exactly these are written. A thread that leaves a point is one of
//! them. So formulas can say that a variable is at most the number of threads that have written it.
//!
//! Points are the switch points (`points.rs`), the heads of loops, and the place behind each creation: a thread exists from there on. A wait for the end of a thread may
//! end at any time here, and a thread has any number that no other one has. So all steps of the threads, taken together, are steps here.

use std::collections::{BTreeMap, BTreeSet};

use symra_terms::{Sort, Substitution, Term, TermPool};

use super::ThreadPrimitives;
use super::expand::{Act, Arc, NodeId, ThreadKind};
use super::live::{terms, written};
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{
    Claim, Edge, LocId, Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId,
    Variable,
};
use crate::source::Position;

/// The bits of a thread's number.
const NUMBER: u32 = 64;
/// Numbers are smaller, so that they are told apart as `int`: there are not more threads at a time.
const MANY: u64 = (1 << 31) - 2;
/// So many threads are never created, nor are as many at a point.
const EVER: u64 = 1 << 40;
/// With more points there is no such program.
const MOST_POINTS: usize = 150;

const MAIN: ProcId = ProcId(0);

/// The code of threads one by one.
#[derive(Clone, Debug)]
pub struct ThreadCode {
    /// The code. Its terms are of the pool of the program that it belongs to.
    pub program: Program,
    /// Where threads may be interrupted, and the kinds of these threads.
    pub points: BTreeMap<LocId, usize>,
    /// For each kind of thread its variables, the one that is its number first. No two threads have the same number at a time.
    pub variables: Vec<Vec<VarId>>,
    /// Whether there is never more than one thread of a kind.
    pub single: Vec<bool>,
    /// For points of other kinds the variable that counts the threads there, and at all other points from which threads write the same.
    pub counters: BTreeMap<LocId, VarId>,
    /// The most that a counter may be.
    pub most: u64,
}

/// A kind under construction.
struct Copy {
    number: VarId,
    vars: BTreeMap<VarId, VarId>,
    names: Substitution,
    /// Where the nodes are.
    places: Vec<LocId>,
    /// Where threads go on from the nodes.
    leave: Vec<LocId>,
    /// What counts the threads at each node.
    counters: Vec<VarId>,
}

struct Build<'b> {
    task: &'b mut Task,
    given: &'b Program,
    kinds: &'b [ThreadKind],
    primitives: &'b ThreadPrimitives,
    globals: BTreeMap<VarId, VarId>,
    copies: Vec<Copy>,
    /// Whether a node of a kind is a point.
    points: Vec<Vec<bool>>,
    single: Vec<bool>,
    /// The kinds whose code places are in.
    owners: BTreeMap<LocId, usize>,
    program: Program,
    procedure: Procedure,
}

/// Adds the code of threads one by one to a program that interleaves them.
pub(super) fn modular(
    task: &mut Task,
    given: &Program,
    (kinds, switches, counts): (&[ThreadKind], &[Vec<bool>], &[usize]),
    claims: &[Claim],
    primitives: &ThreadPrimitives,
) -> Option<ThreadCode> {
    let count: usize = switches.iter().map(|all| all.iter().filter(|point| **point).count()).sum();
    if count > MOST_POINTS || primitives.races || primitives.deadlock || primitives.misuse {
        return None;
    }
    let location = |name: &str| Location { name: name.to_owned(), ..Location::default() };
    let procedure = Procedure {
        name: given.procedure(given.main).name.clone(),
        parameters: Vec::new(),
        results: Vec::new(),
        locals: Vec::new(),
        entry: LocId(0),
        exit: LocId(1),
        locations: vec![location("entry"), location("exit")],
        edges: Vec::new(),
    };
    let program = Program {
        claims: claims.to_vec(),
        approximations: task.program.approximations.clone(),
        sources: given.sources.clone(),
        ..Program::default()
    };
    let mut build = Build {
        task,
        given,
        kinds,
        primitives,
        globals: BTreeMap::new(),
        copies: Vec::new(),
        points: kinds.iter().zip(switches).map(|(kind, switches)| points(kind, switches)).collect(),
        single: (0..kinds.len())
            .map(|kind| counts[kind] == 1 && !may_come_again(kinds, kind))
            .collect(),
        owners: BTreeMap::new(),
        program,
        procedure,
    };
    build.variables();
    build.counters();
    build.places();
    build.code();
    build.finish()
}

/// Whether threads of a kind are started, by way of others, by threads that start threads of their own kind.
fn may_come_again(kinds: &[ThreadKind], index: usize) -> bool {
    let spawns = |kind: usize| -> Vec<usize> {
        let acts = kinds[kind].arcs.iter().map(|arc| &arc.act);
        let kind = |act: &Act| match act {
            Act::Spawn { kind, .. } => Some(*kind),
            _ => None,
        };
        acts.filter_map(kind).collect()
    };
    let reached = |from: usize| {
        let mut seen = vec![false; kinds.len()];
        let mut open = spawns(from);
        while let Some(kind) = open.pop() {
            if !std::mem::replace(&mut seen[kind], true) {
                open.extend(spawns(kind));
            }
        }
        seen
    };
    (0..kinds.len()).any(|kind| {
        let after = reached(kind);
        after[kind] && (kind == index || after[index])
    })
}

/// The points of a kind.
fn points(kind: &ThreadKind, switches: &[bool]) -> Vec<bool> {
    let mut points = switches.to_vec();
    points[kind.gone] = true;
    points[kind.end] = true;
    for arc in kind.arcs.iter().filter(|arc| matches!(arc.act, Act::Spawn { .. })) {
        points[arc.to] = true;
    }
    // Where a loop is cut a thread may as well be interrupted.
    let location = |_| Location::default();
    let skip = |from: NodeId, to: NodeId| {
        let (from, to) = (LocId::new(from), LocId::new(to));
        Edge { from, to, operation: Operation::Assign(Vec::new()), position: None }
    };
    let around = (0..points.len()).filter(|node| points[*node]).map(|node| skip(node, node));
    let arcs = kind.arcs.iter().map(|arc| skip(arc.from, arc.to));
    let mut code = Program {
        procedures: vec![Procedure {
            name: String::new(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: Vec::new(),
            entry: LocId::new(kind.entry),
            exit: LocId::new(kind.end),
            locations: (0..points.len()).map(location).collect(),
            edges: around.chain(arcs).collect(),
        }],
        ..Program::default()
    };
    code.link();
    for head in crate::loops::LoopForest::new(code.procedure(MAIN)).heads() {
        points[head.index()] = true;
    }
    for (node, data) in kind.nodes.iter().enumerate() {
        points[node] &= data.claim.is_none();
    }
    points
}

impl Build<'_> {
    fn variable(&mut self, data: Variable) -> VarId {
        self.program.variables.push(data);
        VarId::new(self.program.variables.len() - 1)
    }

    fn variables(&mut self) {
        for var in self.given.globals() {
            let new = self.variable(self.given.variable(var).clone());
            self.globals.insert(var, new);
        }
        let with_names = Task { pool: self.task.pool.clone(), program: self.given.clone() };
        let mut vars = TermVars::new(&with_names);
        for index in 0..self.kinds.len() {
            let mut used: VarSet = self.kinds[index].parameters.iter().copied().collect();
            for arc in &self.kinds[index].arcs {
                used.extend(written(arc));
                for term in terms(arc) {
                    used.extend(vars.of(&self.task.pool, term).iter().copied());
                }
            }
            let term = self.task.pool.fresh(&format!("thread~{index}"), &Sort::Bv(NUMBER));
            let number = self.variable(Variable {
                name: "the number of the thread".to_owned(),
                term,
                scope: Scope::Local(MAIN),
                position: None,
                temporary: true,
            });
            self.procedure.locals.push(number);
            let mut copy = Copy {
                number,
                vars: BTreeMap::new(),
                names: Substitution::default(),
                places: Vec::new(),
                leave: Vec::new(),
                counters: Vec::new(),
            };
            if let Some(var) = self.primitives.number {
                let own = self.given.variable(var).term;
                let width = self.task.pool.sort(own).bv_width().unwrap_or(NUMBER);
                let value = resize(&mut self.task.pool, term, width);
                let symbol = self.task.pool.symbol(own).expect("a variable should be a symbol");
                copy.names.bind(symbol, value);
            }
            for var in (0..self.given.variables.len()).map(VarId::new) {
                let data = self.given.variable(var);
                if !used.contains(var) || data.scope == Scope::Global {
                    continue;
                }
                let sort = self.task.pool.sort(data.term).clone();
                let symbol =
                    self.task.pool.symbol(data.term).expect("a variable should be a symbol");
                let name = format!("{}~{index}", self.task.pool.name(symbol));
                let term = self.task.pool.fresh(&name, &sort);
                let new =
                    self.variable(Variable { term, scope: Scope::Local(MAIN), ..data.clone() });
                self.procedure.locals.push(new);
                copy.names.bind(symbol, term);
                copy.vars.insert(var, new);
            }
            self.copies.push(copy);
        }
    }

    fn location(&mut self, name: String, position: Option<Position>) -> LocId {
        self.procedure.locations.push(Location { name, position, ..Location::default() });
        LocId::new(self.procedure.locations.len() - 1)
    }

    fn between(&mut self, position: Option<Position>) -> LocId {
        let name = format!("m{}", self.procedure.locations.len());
        self.location(name, position)
    }

    fn edge(&mut self, from: LocId, to: LocId, operation: Operation, position: Option<Position>) {
        self.procedure.edges.push(Edge { from, to, operation, position });
    }

    /// The places of all nodes; those with counters have a way out.
    fn places(&mut self) {
        for (index, kind) in self.kinds.iter().enumerate() {
            for (node, data) in kind.nodes.iter().enumerate() {
                let name = &self.given.location(data.origin).name;
                let loc = self.location(format!("{name}~{index}.{node}"), data.position);
                if index == 0 && node == kind.end {
                    // Others may still go on where the main thread is at its end.
                    let always = self.task.pool.true_();
                    let exit = self.procedure.exit;
                    self.edge(loc, exit, Operation::Assume(always), data.position);
                }
                if data.claim.is_some() {
                    self.procedure.locations[loc.index()].claim = data.claim;
                }
                let counter = self.copies[index].counters.get(node).copied();
                let leave = match counter.filter(|_| self.points[index][node]) {
                    Some(counter) => self.counted(counter, loc),
                    None => loc,
                };
                self.owners.insert(loc, index);
                self.copies[index].places.push(loc);
                self.copies[index].leave.push(leave);
            }
        }
    }

    /// The counters of the kinds that may have several threads.
    fn counters(&mut self) {
        let kinds = self.kinds;
        for (index, kind) in kinds.iter().enumerate() {
            if self.single[index] {
                continue;
            }
            let mut known: Vec<(VarSet, VarId)> = Vec::new();
            for ahead in self.ahead(kind) {
                let found = known.iter().find(|(other, _)| *other == ahead);
                let counter = if let Some((_, counter)) = found {
                    *counter
                } else {
                    let term = self.task.pool.fresh("at", &Sort::Bv(NUMBER));
                    let counter = self.variable(Variable {
                        name: format!("threads of kind {index}, part {}", known.len()),
                        term,
                        scope: Scope::Global,
                        position: None,
                        temporary: true,
                    });
                    known.push((ahead, counter));
                    counter
                };
                self.copies[index].counters.push(counter);
            }
        }
    }

    /// For each node of a kind the shared variables that are no arrays and that a thread there may still write.
    fn ahead(&self, kind: &ThreadKind) -> Vec<VarSet> {
        let counts = |var: &VarId| {
            let data = self.given.variable(*var);
            data.scope == Scope::Global && !matches!(self.task.pool.sort(data.term), Sort::Array(_))
        };
        let mut ahead = vec![VarSet::default(); kind.nodes.len()];
        for arc in &kind.arcs {
            ahead[arc.from].extend(written(arc).into_iter().filter(counts));
        }
        let mut changed = true;
        while changed {
            changed = false;
            for arc in kind.arcs.iter().rev() {
                let after = ahead[arc.to].clone();
                changed |= ahead[arc.from].union(&after);
            }
        }
        ahead
    }

    /// A thread leaves a point: it is counted there. Where it is then.
    fn counted(&mut self, counter: VarId, loc: LocId) -> LocId {
        let position = self.procedure.locations[loc.index()].position;
        let leave = self.between(position);
        let term = self.term(counter);
        let pool = &mut self.task.pool;
        let (none, ever) = (pool.bv(0, NUMBER), pool.bv(EVER, NUMBER));
        let few = [pool.bv_slt(none, term), pool.bv_sle(term, ever)];
        let condition = pool.and(&few);
        self.edge(loc, leave, Operation::Assume(condition), position);
        leave
    }

    /// A thread comes to where it is counted by `more`, from where it was by `less`. Where it is then.
    fn recount(
        &mut self,
        from: LocId,
        less: Option<VarId>,
        more: &[VarId],
        position: Option<Position>,
    ) -> LocId {
        let (mut few, mut pairs) = (Vec::new(), Vec::new());
        for counter in less.iter().chain(more) {
            let term = self.term(*counter);
            let pool = &mut self.task.pool;
            let (one, ever) = (pool.bv(1, NUMBER), pool.bv(EVER, NUMBER));
            pairs.push(if less == Some(*counter) {
                (*counter, pool.bv_sub(term, one))
            } else {
                few.push(pool.bv_slt(term, ever));
                (*counter, pool.bv_add(term, one))
            });
        }
        let few = self.task.pool.and(&few);
        let (arrive, there) = (self.between(position), self.between(position));
        self.edge(from, arrive, Operation::Assume(few), position);
        self.edge(arrive, there, Operation::Assign(pairs), position);
        there
    }

    /// The counters that an arc of a kind leads from and to, if they differ.
    fn counters_of(&self, kind: usize, arc: &Arc) -> Option<(VarId, VarId)> {
        let counters = &self.copies[kind].counters;
        let (from, to) = (*counters.get(arc.from)?, *counters.get(arc.to)?);
        (from != to).then_some((from, to))
    }

    fn code(&mut self) {
        let first = self.copies[0].places[self.kinds[0].entry];
        let none = self.task.pool.bv(0, NUMBER);
        let mut pairs = vec![(self.copies[0].number, none)];
        let counters = self.copies.iter().flat_map(|copy| &copy.counters);
        let counters: BTreeSet<VarId> = counters.copied().collect();
        pairs.extend(counters.into_iter().map(|counter| (counter, none)));
        self.edge(LocId(0), first, Operation::Assign(pairs), None);
        for (index, kind) in self.kinds.iter().enumerate() {
            for arc in &kind.arcs {
                self.arc(index, arc);
            }
        }
    }

    fn own(&mut self, kind: usize, term: Term) -> Term {
        self.copies[kind].names.apply(&mut self.task.pool, term)
    }

    fn var(&self, kind: usize, var: VarId) -> VarId {
        self.globals.get(&var).copied().unwrap_or_else(|| self.copies[kind].vars[&var])
    }

    fn term(&self, var: VarId) -> Term {
        self.program.variable(var).term
    }

    /// The number that a thread has for the program, in a width.
    fn shown(&mut self, number: VarId, width: u32) -> Term {
        let pool = &mut self.task.pool;
        let one = pool.bv(1, NUMBER);
        let next = pool.bv_add(self.program.variable(number).term, one);
        resize(pool, next, width)
    }

    fn arc(&mut self, kind: usize, arc: &Arc) {
        let from = self.copies[kind].leave[arc.from];
        let truth = self.task.pool.true_();
        let operation = match &arc.act {
            Act::Assume(term) | Act::Wait(term, _) => Operation::Assume(self.own(kind, *term)),
            Act::Join(_) | Act::Free(..) => Operation::Assume(truth),
            Act::Assign(pairs) => {
                let mut values = Vec::with_capacity(pairs.len());
                for (var, term) in pairs {
                    values.push((self.var(kind, *var), self.own(kind, *term)));
                }
                Operation::Assign(values)
            }
            Act::Havoc(vars) => {
                Operation::Havoc(vars.iter().map(|var| self.var(kind, *var)).collect())
            }
            Act::This(var) => {
                let var = self.var(kind, *var);
                let width = self.task.pool.sort(self.term(var)).bv_width().unwrap_or(NUMBER);
                let number = self.shown(self.copies[kind].number, width);
                Operation::Assign(vec![(var, number)])
            }
            Act::Spawn { kind: other, arguments, result } => {
                let mut values = Vec::with_capacity(arguments.len());
                for term in arguments {
                    values.push(self.own(kind, *term));
                }
                let after = self.begin(kind, arc, *other, &values);
                let to = self.copies[kind].places[arc.to];
                let operation = match result {
                    Some(var) => Operation::Havoc(vec![self.var(kind, *var)]),
                    None => Operation::Assume(truth),
                };
                self.edge(after, to, operation, arc.position);
                return;
            }
        };
        let mut to = self.copies[kind].places[arc.to];
        if let Some((less, more)) = self.counters_of(kind, arc) {
            let arrive = self.between(arc.position);
            let there = self.recount(arrive, Some(less), &[more], arc.position);
            self.edge(there, to, Operation::Assume(truth), arc.position);
            to = arrive;
        }
        self.edge(from, to, operation, arc.position);
    }

    /// The run goes on with a thread that starts; or with the one that starts it, at the place that is returned.
    fn begin(&mut self, kind: usize, arc: &Arc, other: usize, arguments: &[Term]) -> LocId {
        let from = self.copies[kind].leave[arc.from];
        let entry = self.kinds[other].entry;
        // Who starts a thread goes where it will not start it again in a step of its own.
        let from = match self.counters_of(kind, arc) {
            Some((less, more)) => self.recount(from, Some(less), &[more], arc.position),
            None => from,
        };
        let new: Vec<VarId> = self.copies[other].counters.get(entry).copied().into_iter().collect();
        let both = self.recount(from, None, &new, arc.position);
        let (given, chosen) = (self.between(arc.position), self.between(arc.position));
        let start = self.copies[other].places[self.kinds[other].entry];
        let mut pairs = Vec::new();
        for (var, term) in self.kinds[other].parameters.iter().zip(arguments) {
            pairs.extend(self.copies[other].vars.get(var).map(|var| (*var, *term)));
        }
        for (var, term) in &self.primitives.own {
            pairs.extend(self.copies[other].vars.get(var).map(|var| (*var, *term)));
        }
        let known: Vec<VarId> = pairs.iter().map(|(var, _)| *var).collect();
        let open = self.copies[other].vars.values().copied();
        let mut open: Vec<VarId> = open.filter(|var| !known.contains(var)).collect();
        open.push(self.copies[other].number);
        self.edge(both, given, Operation::Assign(pairs), arc.position);
        self.edge(given, chosen, Operation::Havoc(open), arc.position);
        let number = self.term(self.copies[other].number);
        let mine = self.term(self.copies[kind].number);
        let pool = &mut self.task.pool;
        let (none, many) = (pool.bv(0, NUMBER), pool.bv(MANY, NUMBER));
        let mut parts = vec![pool.bv_ult(none, number), pool.bv_ult(number, many)];
        if other != kind {
            parts.push(pool.ne(number, mine));
        }
        let condition = pool.and(&parts);
        self.edge(chosen, start, Operation::Assume(condition), arc.position);
        both
    }

    fn finish(mut self) -> Option<ThreadCode> {
        let truth = self.task.pool.true_();
        let (mut points, mut counters) = (BTreeMap::new(), BTreeMap::new());
        for (index, copy) in self.copies.iter().enumerate() {
            for (node, loc) in copy.places.iter().enumerate() {
                if self.points[index][node] {
                    points.insert(*loc, index);
                    counters.extend(copy.counters.get(node).map(|counter| (*loc, *counter)));
                }
            }
        }
        for loc in points.keys().copied().collect::<Vec<_>>() {
            // So that the place is the head of a loop.
            self.edge(loc, loc, Operation::Assume(truth), None);
        }
        let own =
            |copy: &Copy| std::iter::once(copy.number).chain(copy.vars.values().copied()).collect();
        let variables = self.copies.iter().map(own).collect();
        self.program.procedures = vec![self.procedure];
        self.program.main = MAIN;
        self.program.link();
        for head in crate::loops::LoopForest::new(self.program.procedure(MAIN)).heads() {
            points.insert(head, *self.owners.get(&head)?);
        }
        let single = self.single;
        Some(ThreadCode { program: self.program, points, variables, single, counters, most: EVER })
    }
}

fn resize(pool: &mut TermPool, term: Term, width: u32) -> Term {
    match width {
        NUMBER => term,
        1..NUMBER => pool.extract(width - 1, 0, term),
        _ => pool.zero_extend(width - NUMBER, term),
    }
}
