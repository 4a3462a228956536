//! Data races: two accesses of different threads to the same place, one of them a write, not both in atomic sections, and neither ordered before
//! the other.
//!
//! Memory is sequentially consistent, and all that orders accesses (locks, joins, atomic sections) are steps of their own. If
//! two accesses of a run race, there is a run in which one comes right before the other. So a program has a race if and only if a state can be
//! reached in which one thread is about to make an access outside of atomic sections, and another one makes one that conflicts with it.
//! That is what the edges to the claims ask: before a step of one thread they look at what the counters of the others say.
//! To free an object is to write all that is in it.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use symra_terms::{Op, Sort, Term, Value};

use super::expand::{Act, Arc, ThreadKind};
use super::live::terms;
use super::points::Points;
use super::product::{MAIN, Product};
use crate::debug::Racer;
use crate::program::{Claim, ClaimId, ClaimKind, EdgeRef, LocId, LocRef, Operation, VarId};
use crate::source::Position;

/// Where in a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Spot {
    /// All of it.
    Whole,
    /// An element of an array.
    Element(Term),
    /// What is in the object with a number.
    Object(Term),
    /// It is not known which elements of an array.
    Some,
}

/// An access to a visible variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Access {
    var: VarId,
    spot: Spot,
    writes: bool,
}

/// What the steps from a node access.
#[derive(Clone, Debug, Default)]
pub(super) struct Pending {
    accesses: Vec<Access>,
    position: Option<Position>,
}

/// For each node of a kind what its steps access. Objects that a step makes, whose number is the value of `next`, are its own.
pub(super) fn pending(
    points: &mut Points<'_>,
    kind: &ThreadKind,
    next: Option<VarId>,
) -> Vec<Pending> {
    let mut all = Vec::with_capacity(kind.nodes.len());
    let next = next.map(|var| points.program.variable(var).term);
    for node in &kind.nodes {
        let mut found = FxHashSet::default();
        let mut position = None;
        for arc in &node.outgoing {
            let arc = &kind.arcs[*arc];
            let before = found.len();
            accesses(points, arc, &mut found);
            if found.len() > before {
                position = position.or(arc.position);
            }
        }
        let mut accesses: Vec<Access> = found.into_iter().collect();
        accesses.retain_mut(|access| {
            let (Spot::Element(index), Some(next)) = (access.spot, next) else { return true };
            let owner = owner(points, index, next);
            if owner == Owner::Either {
                access.spot = Spot::Some;
            }
            owner != Owner::This
        });
        accesses.sort_unstable_by_key(|access| (access.var, access.writes));
        all.push(Pending { accesses, position });
    }
    all
}

/// Who has the object of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    /// The step that makes it.
    This,
    /// Anybody.
    Other,
    /// It depends.
    Either,
}

/// Who has the object that an index is in.
fn owner(points: &Points<'_>, index: Term, next: Term) -> Owner {
    let pool = &*points.pool;
    let (mut own, mut other) = (false, false);
    let mut work = vec![index];
    while let Some(value) = work.pop() {
        if pool.op(value) == Op::Ite {
            work.extend_from_slice(&pool.args(value)[1..]);
            continue;
        }
        // What is read somewhere is no number of an object that is being made, even if it is read at its place.
        let object = match pool.op(value) {
            Op::Concat => pool.args(value)[0],
            _ => value,
        };
        if pool.op(object) == Op::Ite {
            work.extend_from_slice(&pool.args(object)[1..]);
            continue;
        }
        let mut parts = vec![object];
        let mut is_next = false;
        while let Some(part) = parts.pop() {
            is_next |= part == next;
            if pool.op(part) != Op::Select {
                parts.extend_from_slice(pool.args(part));
            }
        }
        own |= is_next;
        let none = Value::default_of(pool.sort(object));
        other |= !is_next && pool.value(object) != Some(&none);
    }
    match (own, other) {
        (true, false) => Owner::This,
        (true, true) => Owner::Either,
        (false, _) => Owner::Other,
    }
}

fn accesses(points: &mut Points<'_>, arc: &Arc, out: &mut FxHashSet<Access>) {
    let mut seen = FxHashSet::default();
    match &arc.act {
        Act::Assign(pairs) => {
            for &(var, term) in pairs {
                if points.visible.contains(var) {
                    writes(points, var, term, &mut seen, out);
                } else {
                    reads(points, term, &mut seen, out);
                }
            }
        }
        Act::Havoc(vars) => {
            for &var in vars.iter().filter(|var| points.visible.contains(**var)) {
                let is_array = matches!(points.sort(var), Sort::Array(_));
                let spot = if is_array { Spot::Some } else { Spot::Whole };
                out.insert(Access { var, spot, writes: true });
            }
        }
        Act::Free(object, vars) => {
            for &var in vars.iter().filter(|var| points.visible.contains(**var)) {
                out.insert(Access { var, spot: Spot::Object(*object), writes: true });
            }
            reads(points, *object, &mut seen, out);
        }
        _ => {
            for term in terms(arc) {
                reads(points, term, &mut seen, out);
            }
        }
    }
}

fn writes(
    points: &Points<'_>,
    var: VarId,
    term: Term,
    seen: &mut FxHashSet<Term>,
    out: &mut FxHashSet<Access>,
) {
    let own = points.program.variable(var).term;
    if !matches!(points.sort(var), Sort::Array(_)) {
        out.insert(Access { var, spot: Spot::Whole, writes: true });
        reads(points, term, seen, out);
        return;
    }
    let mut at = term;
    while points.pool.op(at) == Op::Store {
        let args = points.pool.args(at).to_vec();
        reads(points, args[1], seen, out);
        reads(points, args[2], seen, out);
        out.insert(Access { var, spot: Spot::Element(args[1]), writes: true });
        at = args[0];
    }
    if at != own {
        out.insert(Access { var, spot: Spot::Some, writes: true });
        reads(points, at, seen, out);
    }
}

fn reads(points: &Points<'_>, term: Term, seen: &mut FxHashSet<Term>, out: &mut FxHashSet<Access>) {
    let mut work = vec![term];
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        match points.pool.op(term) {
            Op::Var(_) => {
                if let Some(var) = points.visible_variable(term) {
                    let is_array = matches!(points.sort(var), Sort::Array(_));
                    let spot = if is_array { Spot::Some } else { Spot::Whole };
                    out.insert(Access { var, spot, writes: false });
                }
            }
            Op::Select => {
                let args = points.pool.args(term).to_vec();
                let mut array = args[0];
                while points.pool.op(array) == Op::Store {
                    let parts = points.pool.args(array).to_vec();
                    work.extend([parts[1], parts[2]]);
                    array = parts[0];
                }
                match points.visible_variable(array) {
                    Some(var) => {
                        let spot = Spot::Element(args[1]);
                        out.insert(Access { var, spot, writes: false });
                    }
                    None => work.push(array),
                }
                work.push(args[1]);
            }
            _ => work.extend_from_slice(points.pool.args(term)),
        }
    }
}

/// Whether a race is known to be one, and what it is between.
type Race = (bool, Option<Position>, VarId, bool, bool);

impl Product<'_> {
    /// Adds the edges to races between the step from a node of an instance and what others are about to do.
    pub(super) fn races(&mut self, instance: usize) {
        let kind = self.instances[instance].kind;
        for node in 0..self.codes[kind].pending.len() {
            let mine = self.codes[kind].pending[node].clone();
            if mine.accesses.is_empty() {
                continue;
            }
            let mut found: BTreeMap<Race, Vec<Racer>> = BTreeMap::new();
            let is_atomic = self.codes[kind].kind.nodes[node].depth > 0;
            // Two accesses outside of atomic sections wait for each other in either order.
            let first = if is_atomic { 0 } else { instance + 1 };
            for other in (first..self.instances.len()).filter(|other| *other != instance) {
                self.races_with(instance, &mine, other, &mut found);
            }
            let from = self.instances[instance].places[node];
            for (race, others) in found {
                self.race(from, mine.position, race, others);
            }
        }
    }

    fn races_with(
        &mut self,
        instance: usize,
        mine: &Pending,
        other: usize,
        found: &mut BTreeMap<Race, Vec<Racer>>,
    ) {
        let kind = self.instances[other].kind;
        for node in 0..self.codes[kind].pending.len() {
            let code = &self.codes[kind];
            let Some(counter) = code.counters[node].filter(|_| code.kind.nodes[node].depth == 0)
            else {
                continue;
            };
            let theirs = code.pending[node].clone();
            let mut meets: BTreeMap<Race, Vec<Term>> = BTreeMap::new();
            for a in &mine.accesses {
                for b in theirs.accesses.iter().filter(|b| b.var == a.var) {
                    if !a.writes && !b.writes {
                        continue;
                    }
                    let (certain, same) = self.meet((instance, a.spot), (other, b.spot));
                    let race = (certain, theirs.position, a.var, a.writes, b.writes);
                    meets.entry(race).or_default().push(same);
                }
            }
            for (race, same) in meets {
                let (same, there) = (self.task.pool.or(&same), self.is_at(other, counter));
                let condition = self.task.pool.and(&[there, same]);
                if condition != self.task.pool.false_() {
                    let loc = self.instances[other].places[node];
                    found.entry(race).or_default().push(Racer {
                        condition,
                        thread: u32::try_from(other).unwrap_or(u32::MAX),
                        place: LocRef { proc: MAIN, loc },
                        position: theirs.position,
                        writes: race.4,
                    });
                }
            }
        }
    }

    /// Whether it is known when accesses of two instances are to the same place, and when they are.
    fn meet(&mut self, (one, a): (usize, Spot), (other, b): (usize, Spot)) -> (bool, Term) {
        let same = match (a, b) {
            (Spot::Element(i), Spot::Element(j)) => {
                let (i, j) = (self.own(one, i), self.own(other, j));
                self.task.pool.eq(i, j)
            }
            (Spot::Object(i), Spot::Object(j)) => {
                let (i, j) = (self.own(one, i), self.own(other, j));
                let same = self.task.pool.eq(i, j);
                self.unless_null(i, same)
            }
            (Spot::Element(index), Spot::Object(object)) => {
                let (index, object) = (self.own(one, index), self.own(other, object));
                self.is_in(index, object)
            }
            (Spot::Object(object), Spot::Element(index)) => {
                let (index, object) = (self.own(other, index), self.own(one, object));
                self.is_in(index, object)
            }
            (Spot::Some, _) | (_, Spot::Some) => return (false, self.task.pool.true_()),
            _ => self.task.pool.true_(),
        };
        (true, same)
    }

    /// Whether the element of an array of memory with an index is in the object with a number, which is no null pointer's.
    fn is_in(&mut self, index: Term, object: Term) -> Term {
        let pool = &mut self.task.pool;
        let (whole, upper) = (pool.sort(index).bv_width(), pool.sort(object).bv_width());
        let (whole, upper) = (whole.unwrap_or(0), upper.unwrap_or(0));
        let its = pool.extract(whole - 1, whole - upper, index);
        let same = pool.eq(its, object);
        self.unless_null(object, same)
    }

    fn unless_null(&mut self, object: Term, condition: Term) -> Term {
        let pool = &mut self.task.pool;
        let none = pool.constant(Value::default_of(&pool.sort(object).clone()));
        let is_some = pool.ne(object, none);
        pool.and(&[is_some, condition])
    }

    fn race(&mut self, from: LocId, here: Option<Position>, race: Race, others: Vec<Racer>) {
        let claim = self.race_claim(here, race);
        let conditions: Vec<Term> = others.iter().map(|other| other.condition).collect();
        let condition = self.task.pool.or(&conditions);
        let to = self.between(here);
        self.procedure.locations[to.index()].claim = Some(claim);
        let edge = self.edge(from, to, Operation::Assume(condition), here);
        self.debug.races.insert(EdgeRef { proc: MAIN, edge }, (race.3, others));
    }

    fn race_claim(&mut self, here: Option<Position>, race: Race) -> ClaimId {
        let (certain, there, var, writes, theirs) = race;
        let word = |writes| if writes { "write" } else { "read" };
        let name = &self.given.variable(var).name;
        let is_named =
            !matches!(self.task.pool.sort(self.given.variable(var).term), Sort::Array(_));
        let what = if is_named { format!(" on `{name}`") } else { String::new() };
        let there = there.map_or(String::new(), |there| format!(" in line {}", there.line));
        let message = if certain {
            let (mine, theirs) = (word(writes), word(theirs));
            format!(
                "data race{what}: this {mine} and the {theirs}{there} by another thread are unordered"
            )
        } else {
            "checking accesses to so many bytes for data races is not supported".to_owned()
        };
        let kind = if certain { ClaimKind::Race } else { ClaimKind::Unsupported };
        let key = (here, message.clone());
        if let Some(claim) = self.race_claims.get(&key) {
            return *claim;
        }
        let claims = &mut self.task.program.claims;
        let line = here.map_or(0, |here| here.line);
        let name = format!("threads:data-race:{line}#{}", claims.len());
        claims.push(Claim { name, kind, message, position: here });
        let claim = ClaimId::new(claims.len() - 1);
        self.race_claims.insert(key, claim);
        claim
    }
}

/// The claims by their places and messages.
pub(super) type RaceClaims = BTreeMap<(Option<Position>, String), ClaimId>;
