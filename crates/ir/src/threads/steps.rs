//! What the steps of threads do that others may notice, and what may still come after them.
//!
//! A step runs from one switch point to the next (`points.rs`). Its *effect* is what it reads and writes of all that threads share (elements of arrays at
//! constant indices are places of their own), the threads that it starts or waits for, and whether it ends its own. The *future* of a thread at a
//! point is the effect of all steps that it, and threads that it starts, may still make.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::ThreadPrimitives;
use super::expand::{Act, Arc, NodeId, ThreadKind};
use super::instances::components;
use super::live::{terms, written};
use super::persistent::Persistent;
use super::points::Points;
use crate::program::{Claim, ClaimKind, Scope, VarId};

/// The most nodes of a step whose condition is asked for.
const SMALL: usize = 300;

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    pub(super) fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Adds all of another set; whether one was missing.
    fn union(&mut self, other: &Self) -> bool {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut grew = false;
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            grew |= more & !*word != 0;
            *word |= more;
        }
        grew
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

/// What others may notice of one step, or of many.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Effect {
    /// Places, by their numbers.
    pub(super) reads: Bits,
    pub(super) writes: Bits,
    /// Kinds of threads.
    pub(super) spawns: Bits,
    pub(super) ends: Bits,
    pub(super) joins: bool,
}

impl Effect {
    fn union(&mut self, other: &Self) -> bool {
        let joins = other.joins && !self.joins;
        self.joins |= other.joins;
        self.reads.union(&other.reads)
            | self.writes.union(&other.writes)
            | self.spawns.union(&other.spawns)
            | self.ends.union(&other.ends)
            | joins
    }
}

/// A step of a kind of thread.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreadStep {
    pub(super) effect: Effect,
    /// The switch points where it ends.
    pub(super) next: Vec<NodeId>,
    /// Whether it comes to an end, where it is not blocked: there is no loop in it, no end of the program, and nothing that is not supported.
    pub(super) fits: bool,
    /// When it is not blocked, in terms of its thread: always if there is none.
    pub(super) passes: Option<Term>,
    /// A condition on shared variables without which it is blocked.
    pub(super) needs: Option<Term>,
    /// The thread that it waits for.
    pub(super) joins: Option<Term>,
    /// Whether all its accesses are in atomic sections.
    pub(super) is_atomic: bool,
}

/// Variables, or elements of arrays.
#[derive(Default)]
pub(super) struct Places {
    numbers: FxHashMap<(VarId, Option<Term>), usize>,
    all: Vec<(VarId, Option<Term>)>,
}

impl Places {
    fn number(&mut self, var: VarId, element: Option<Term>) -> usize {
        *self.numbers.entry((var, element)).or_insert_with(|| {
            self.all.push((var, element));
            self.all.len() - 1
        })
    }

    /// All places that may be the same as one of a set.
    pub(super) fn overlapping(&self, places: &Bits) -> Bits {
        let mine: Vec<_> = (0..self.all.len()).filter(|place| places.contains(*place)).collect();
        let mut found = Bits::default();
        for (other, (var, element)) in self.all.iter().enumerate() {
            let same = |place: &usize| {
                let (own, at) = self.all[*place];
                own == *var && (at.is_none() || element.is_none() || at == *element)
            };
            if mine.iter().any(same) {
                found.insert(other);
            }
        }
        found
    }
}

/// Finds what steps do.
pub(super) struct Steps<'s, 'p> {
    points: &'s mut Points<'p>,
    primitives: &'s ThreadPrimitives,
    claims: &'s [Claim],
    places: Places,
}

/// The nodes of a step.
struct Region {
    inner: Vec<NodeId>,
    next: Vec<NodeId>,
    ends: bool,
    fits: bool,
}

impl<'s, 'p> Steps<'s, 'p> {
    pub(super) fn new(
        points: &'s mut Points<'p>,
        primitives: &'s ThreadPrimitives,
        claims: &'s [Claim],
    ) -> Self {
        Self { points, primitives, claims, places: Places::default() }
    }

    /// For each node of a kind the step from it, if it is a switch point.
    fn of(
        &mut self,
        index: usize,
        kind: &ThreadKind,
        switches: &[bool],
    ) -> Vec<Option<ThreadStep>> {
        (0..kind.nodes.len())
            .map(|node| switches[node].then(|| self.step(index, kind, switches, node)))
            .collect()
    }

    /// What is known of all steps.
    pub(super) fn persistent(mut self, kinds: &[ThreadKind], switches: &[Vec<bool>]) -> Persistent {
        let mut steps: Vec<Vec<Option<ThreadStep>>> = Vec::with_capacity(kinds.len());
        for (index, (kind, switches)) in kinds.iter().zip(switches).enumerate() {
            steps.push(self.of(index, kind, switches));
        }
        let races = self.primitives.races;
        let mut conditions: Vec<(Term, Bits)> = Vec::new();
        for step in steps.iter().flatten().flatten() {
            let Some(needs) = step.needs else { continue };
            if !conditions.iter().any(|(known, _)| *known == needs) {
                conditions.push((needs, self.reads(needs)));
            }
        }
        Persistent { steps, places: self.places, conditions, races }
    }

    fn step(
        &mut self,
        index: usize,
        kind: &ThreadKind,
        switches: &[bool],
        start: NodeId,
    ) -> ThreadStep {
        let region = self.region(index, kind, switches, start);
        let mut step = ThreadStep {
            next: region.next,
            fits: region.fits,
            is_atomic: true,
            ..ThreadStep::default()
        };
        if region.ends {
            step.effect.ends.insert(index);
        }
        let mut blocks = false;
        for &node in &region.inner {
            let data = &kind.nodes[node];
            if data.claim.is_some() {
                continue;
            }
            blocks |= self.points.may_block(kind, data);
            for arc in &data.outgoing {
                self.effect(kind, &kind.arcs[*arc], start, &mut step);
            }
        }
        if blocks && step.fits {
            let passes = self.passes(kind, switches, start, region.inner.len());
            match passes {
                Some((term, exact)) => {
                    step.needs = Some(self.upper(term, true, &mut Bounds::default()));
                    step.fits &= exact;
                    step.passes = Some(term);
                }
                None => step.fits = false,
            }
            let pool = &*self.points.pool;
            step.needs =
                step.needs.filter(|needs| *needs != pool.true_() && *needs != pool.false_());
        }
        if self.primitives.races && !step.is_atomic {
            step.needs = None;
        }
        step
    }

    /// The nodes that a step passes.
    fn region(&self, index: usize, kind: &ThreadKind, switches: &[bool], start: NodeId) -> Region {
        let mut region = Region { inner: vec![start], next: Vec::new(), ends: false, fits: true };
        let mut seen = FxHashSet::from_iter([start]);
        let mut done = 0;
        while done < region.inner.len() {
            let node = region.inner[done];
            done += 1;
            if let Some(claim) = kind.nodes[node].claim {
                region.fits &= self.claims[claim.index()].kind != ClaimKind::Unsupported;
                continue;
            }
            for arc in &kind.nodes[node].outgoing {
                let to = kind.arcs[*arc].to;
                if to == kind.gone || to == kind.end && index > 0 {
                    region.ends = true;
                } else if switches[to] {
                    if !region.next.contains(&to) {
                        region.next.push(to);
                    }
                } else if seen.insert(to) {
                    region.inner.push(to);
                }
            }
        }
        let mut members = region.inner.clone();
        members.sort_unstable();
        let after = |node: usize| -> Vec<usize> {
            let next = kind.nodes[members[node]].outgoing.iter().map(|arc| kind.arcs[*arc].to);
            let next = next.filter(|to| !switches[*to]);
            next.filter_map(|to| members.binary_search(&to).ok()).collect()
        };
        let component = components(members.len(), after);
        let again = |node: usize| after(node).iter().any(|to| component[*to] == component[node]);
        region.fits &= !(0..members.len()).any(again);
        region
    }

    /// Adds what an arc of a step does.
    fn effect(&mut self, kind: &ThreadKind, arc: &Arc, start: NodeId, step: &mut ThreadStep) {
        let before = step.effect.clone();
        match &arc.act {
            Act::Spawn { kind, .. } => {
                // Whether there are instances for two is not asked.
                step.fits &= !step.effect.spawns.contains(*kind);
                step.effect.spawns.insert(*kind);
            }
            Act::Join(id) => {
                step.fits &= arc.from == start && kind.nodes[start].outgoing.len() == 1;
                step.effect.joins = true;
                step.joins = Some(*id);
            }
            _ => (),
        }
        for (var, element) in self.written(arc) {
            let place = self.places.number(var, element);
            step.effect.writes.insert(place);
        }
        for term in self.values(arc) {
            let reads = self.reads(term);
            step.effect.reads.union(&reads);
        }
        let is_inside = kind.nodes[arc.from].depth > 0;
        step.is_atomic &= is_inside || before == step.effect;
    }

    /// Whether threads share a variable.
    fn is_shared(&self, var: VarId) -> bool {
        let data = self.points.program.variable(var);
        let is_array = matches!(self.points.sort(var), Sort::Array(_));
        data.scope == Scope::Global
            && self.primitives.number != Some(var)
            && !(is_array && data.name.starts_with(self.primitives.private))
    }

    /// What an arc writes of what is shared.
    fn written(&mut self, arc: &Arc) -> Vec<(VarId, Option<Term>)> {
        let Act::Assign(pairs) = &arc.act else {
            let all = written(arc).into_iter().filter(|var| self.is_shared(*var));
            return all.map(|var| (var, None)).collect();
        };
        let mut found = Vec::new();
        for &(var, term) in pairs.iter().filter(|(var, _)| self.is_shared(*var)) {
            let own = self.points.program.variable(var).term;
            let mut at = term;
            while self.points.pool.op(at) == Op::Store {
                let args = self.points.pool.args(at);
                found.push((var, constant(self.points.pool, args[1])));
                at = args[0];
            }
            if at != own {
                found.push((var, None));
            }
        }
        found
    }

    /// The terms that an arc evaluates; of arrays that it changes only what is put there.
    fn values(&self, arc: &Arc) -> Vec<Term> {
        let Act::Assign(pairs) = &arc.act else { return terms(arc) };
        let mut values = Vec::new();
        for (var, term) in pairs {
            let own = self.points.program.variable(*var).term;
            let mut at = *term;
            while self.points.pool.op(at) == Op::Store {
                let args = self.points.pool.args(at);
                values.extend_from_slice(&args[1..]);
                at = args[0];
            }
            values.extend(Some(at).filter(|at| *at != own));
            if at == own && at == *term {
                values.push(at);
            }
        }
        values
    }

    /// The shared places that a term reads.
    pub(super) fn reads(&mut self, term: Term) -> Bits {
        let mut found = Bits::default();
        let mut seen = FxHashSet::default();
        let mut work = vec![term];
        while let Some(term) = work.pop() {
            if !seen.insert(term) {
                continue;
            }
            let pool = &*self.points.pool;
            let args = pool.args(term).to_vec();
            match pool.op(term) {
                Op::Var(symbol) => {
                    let var = self.points.vars.variable(symbol);
                    if let Some(var) = var.filter(|var| self.is_shared(*var)) {
                        found.insert(self.places.number(var, None));
                    }
                }
                Op::Select => {
                    let at = constant(pool, args[1]);
                    let Op::Var(symbol) = pool.op(args[0]) else {
                        work.extend(args);
                        continue;
                    };
                    let var = self.points.vars.variable(symbol);
                    if let Some(var) = var.filter(|var| self.is_shared(*var)) {
                        found.insert(self.places.number(var, at));
                    }
                    work.push(args[1]);
                }
                _ => work.extend(args),
            }
        }
        found
    }

    /// When a step is not blocked, and whether that is exact; otherwise it is when it may not be.
    fn passes(
        &mut self,
        kind: &ThreadKind,
        switches: &[bool],
        start: NodeId,
        size: usize,
    ) -> Option<(Term, bool)> {
        if size > SMALL {
            return None;
        }
        let truth = self.points.pool.true_();
        let mut known: FxHashMap<NodeId, Term> = FxHashMap::default();
        let mut exact = true;
        let mut work = vec![start];
        while let Some(&node) = work.last() {
            if known.contains_key(&node) {
                work.pop();
                continue;
            }
            let data = &kind.nodes[node];
            let is_over = |at: NodeId| {
                switches[at] || kind.nodes[at].claim.is_some() || at == kind.gone || at == kind.end
            };
            let targets = data.outgoing.iter().map(|arc| kind.arcs[*arc].to);
            let missing: Vec<NodeId> =
                targets.filter(|to| !is_over(*to) && !known.contains_key(to)).collect();
            if !missing.is_empty() {
                work.extend(missing);
                continue;
            }
            let mut ways = Vec::with_capacity(data.outgoing.len());
            for arc in &data.outgoing {
                let arc = &kind.arcs[*arc];
                let after = if is_over(arc.to) { truth } else { known[&arc.to] };
                ways.push(self.before(arc, after, &mut exact));
            }
            let way = self.points.pool.or(&ways);
            known.insert(node, way);
        }
        known.get(&start).map(|term| (*term, exact))
    }

    /// When an arc leads to where a condition holds.
    fn before(&mut self, arc: &Arc, after: Term, exact: &mut bool) -> Term {
        let mut names = Substitution::default();
        let pool = &mut *self.points.pool;
        match &arc.act {
            Act::Assume(term) | Act::Wait(term, _) => return pool.and(&[*term, after]),
            Act::Join(_) => *exact = false,
            Act::Free(..) => (),
            Act::Assign(pairs) => {
                for (var, term) in pairs {
                    let symbol = pool.symbol(self.points.program.variable(*var).term);
                    names.bind(symbol.expect("a variable should be a symbol"), *term);
                }
            }
            Act::Havoc(_) | Act::Spawn { .. } | Act::This(_) => {
                let read = self.points.vars.of(pool, after);
                let set: Vec<VarId> =
                    written(arc).into_iter().filter(|var| read.contains(var)).collect();
                *exact &= set.is_empty();
                for var in set {
                    let own = self.points.program.variable(var).term;
                    let sort = pool.sort(own).clone();
                    let symbol = pool.symbol(own).expect("a variable should be a symbol");
                    names.bind(symbol, pool.fresh("some", &sort));
                }
            }
        }
        names.apply(self.points.pool, after)
    }

    /// A condition on shared variables that is implied by a condition; with `false` one that implies it.
    fn upper(&mut self, term: Term, implied: bool, known: &mut Bounds) -> Term {
        if let Some(known) = known.get(&(term, implied)) {
            return *known;
        }
        let bound = self.upper_of(term, implied, known);
        known.insert((term, implied), bound);
        bound
    }

    fn upper_of(&mut self, term: Term, implied: bool, known: &mut Bounds) -> Term {
        let pool = &*self.points.pool;
        let mut all_shared = true;
        for symbol in &pool.variables(term) {
            let var = self.points.vars.variable(*symbol);
            all_shared &= var.is_some_and(|var| self.is_shared(var));
        }
        if all_shared {
            return term;
        }
        let (op, args) = (pool.op(term), pool.args(term).to_vec());
        match op {
            Op::Not => {
                let inner = self.upper(args[0], !implied, known);
                self.points.pool.not(inner)
            }
            Op::And | Op::Or => {
                let parts: Vec<Term> =
                    args.iter().map(|arg| self.upper(*arg, implied, known)).collect();
                if op == Op::And {
                    self.points.pool.and(&parts)
                } else {
                    self.points.pool.or(&parts)
                }
            }
            _ => self.points.pool.bool(implied),
        }
    }
}

/// Conditions on shared variables for terms, above or below them.
type Bounds = FxHashMap<(Term, bool), Term>;

fn constant(pool: &TermPool, index: Term) -> Option<Term> {
    matches!(pool.op(index), Op::Const(_)).then_some(index)
}

/// What steps are left out of futures: those that need a condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cut {
    pub(super) needs: Term,
    /// Whether what they do before they are blocked counts.
    pub(super) starts: bool,
}

/// For each kind and node the future of a thread that is there.
pub(super) fn futures(
    kinds: &[(&ThreadKind, &[Option<ThreadStep>])],
    cut: Option<Cut>,
) -> Vec<Vec<Option<Effect>>> {
    let first = |step: &ThreadStep| match cut {
        Some(cut) if step.needs == Some(cut.needs) => {
            if cut.starts {
                step.effect.clone()
            } else {
                Effect::default()
            }
        }
        _ => step.effect.clone(),
    };
    let mut all: Vec<Vec<Option<Effect>>> = kinds
        .iter()
        .map(|(_, steps)| steps.iter().map(|step| step.as_ref().map(first)).collect())
        .collect();
    let mut changed = true;
    while changed {
        changed = false;
        for (kind, (_, steps)) in kinds.iter().enumerate() {
            for (node, step) in steps.iter().enumerate().rev() {
                let Some(step) = step else { continue };
                if cut.is_some_and(|cut| step.needs == Some(cut.needs)) {
                    continue;
                }
                let mut future = all[kind][node].take().unwrap_or_default();
                for to in &step.next {
                    if let Some(more) = &all[kind][*to] {
                        changed |= future.union(more);
                    }
                }
                for (other, (code, _)) in kinds.iter().enumerate() {
                    if step.effect.spawns.contains(other)
                        && let Some(more) = &all[other][code.entry]
                    {
                        changed |= future.union(more);
                    }
                }
                all[kind][node] = Some(future);
            }
        }
    }
    all
}

/// The nodes of a kind, each before those that come after it unless they are on a cycle.
pub(super) fn in_order(kind: &ThreadKind) -> Vec<NodeId> {
    let mut seen = vec![false; kind.nodes.len()];
    let mut order = Vec::with_capacity(kind.nodes.len());
    for root in std::iter::once(kind.entry).chain(0..kind.nodes.len()) {
        let mut path = vec![(root, 0)];
        while let Some((node, done)) = path.last_mut() {
            let node = *node;
            if *done == 0 && std::mem::replace(&mut seen[node], true) {
                path.pop();
                continue;
            }
            let arc = kind.nodes[node].outgoing.get(*done);
            *done += 1;
            if let Some(arc) = arc {
                path.push((kind.arcs[*arc].to, 0));
            } else {
                order.push(node);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}
