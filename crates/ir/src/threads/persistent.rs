//! Partial-order reduction: where one thread's next step has nothing to do with all that others may do before it, only that thread goes on.
//!
//! Persistent sets of one thread each (Godefroid, "Partial-order methods for the verification of concurrent systems", 1996, ch. 4), found
//! from the code alone (Kurshan et al., "Static partial order reduction", TACAS 1998) and built into the scheduler, so that every engine
//! profits:
//!
//! ```text
//! PO:1  thread t is at a point where its step a comes to an end and is not blocked now
//! PO:2  no step in the futures of the other threads conflicts with a
//! PO:3  or: a condition c on shared variables is false now, steps that need c are left out of the futures, and what is left writes
//!       nothing that c reads. With "the mutex is free" for c: while t holds it, nobody else comes to what is done under it
//!       Who waits at a join for t, or for a thread that can't end before t goes on, does nothing meanwhile
//! PO:4  every cycle of points in the code of a thread has one that PO:1 never holds at
//! PO:5  scheduler -> only t, for the first t of which this holds; otherwise any thread. Where a step of t ends and this holds of t, it goes on at once
//! ```
//!
//! Steps conflict if one writes what the other accesses, if both start threads of one kind, if both join, if one joins and the
//! other starts a thread, and, in programs without joins, if one starts a thread of a kind and the other ends one: its instance is free then. The end of t does
//! not conflict with a join: before it nobody can join t. What is said of memory that is not a variable (sizes, lives) counts as accessed, too.
//!
//! Soundness. Let a run from a state s lead to a violation, in the program without reduction, and let only t go on at s, by a. All steps of others
//! before t's first one are in their futures, by PO:3 also those without what needs c: c stays false until t goes on. So they
//! commute with a: if t makes a step in the run, the run that begins with it leads to the same state and is shorter behind s. If it does not, a (PO:1, it
//! ends) and then the run is one, too; that happens a bounded number of times in a row (PO:4). By induction a run of the reduced program leads to the violation, if
//! a did not end in another one. That needs of a violation that it stays one when a comes first:
//!
//! * a claim in a step: the step is one of the run, and finds all it reads unchanged.
//! * a race of two threads that are about to make conflicting accesses: t is none of them, since its step conflicts with no future. So that this holds under PO:3,
//!   where races are looked for: steps that are left out access only in atomic sections, and count up to where they are blocked unless a is atomic too.
//! * a deadlock: t can go on until it does, so it makes a step in the run.
//!
//! Whether runs end, and temporal formulas, are not kept: they are asked without reduction. Nor is the number of switches of a run.
//!
//! PO:4 without end: in an infinite sequence of steps a some thread that is not started infinitely often passes a cycle of its points, since points on
//! cycles of creations never count. Cycles of the main thread that start or join threads, but not both, need no point of their own if joins are counted by
//! the main thread only: each start takes a free instance, and each join one that has ended.

use std::collections::BTreeMap;

use symra_terms::Term;

use super::expand::ThreadKind;
use super::instances::components;
use super::product::{ENDED, FREE, Product};
use super::steps::{Bits, Cut, Effect, Places, ThreadStep, futures};
use crate::program::{LocId, Operation};

/// With more points in all kinds there is no reduction.
const MOST_POINTS: usize = 2000;
/// With more instances there is none.
const MOST_INSTANCES: usize = 24;
/// So many conditions are tried at PO:3.
const CONDITIONS: usize = 6;

/// What is known of all steps.
pub(super) struct Persistent {
    /// For each kind its steps by node.
    pub(super) steps: Vec<Vec<Option<ThreadStep>>>,
    pub(super) places: Places,
    /// The conditions that steps need, and what they read.
    pub(super) conditions: Vec<(Term, Bits)>,
    /// Whether races are looked for.
    pub(super) races: bool,
}

/// When one point's step is the only one: what the counters of the threads of each kind must not be.
#[derive(Clone, PartialEq, Eq)]
struct Alone {
    unless: Vec<Vec<u64>>,
    /// Where threads of each kind may end before it.
    ends: Vec<Vec<u64>>,
    /// PO:3.
    without: Option<Term>,
}

impl Persistent {
    /// Whether a step conflicts with what others may do.
    fn conflicts(&self, step: &ThreadStep, future: &Effect, joined: bool) -> bool {
        let Effect { reads, writes, spawns, ends, joins } = &step.effect;
        let (reads, writes) = (self.places.overlapping(reads), self.places.overlapping(writes));
        writes.meets(&future.writes)
            || writes.meets(&future.reads)
            || reads.meets(&future.writes)
            || spawns.meets(&future.spawns)
            || *joins && (future.joins || !future.spawns.is_empty())
            || !spawns.is_empty() && future.joins
            || !joined && (spawns.meets(&future.ends) || ends.meets(&future.spawns))
    }
}

/// PO:4. The points of a kind at which PO:1 may hold.
fn candidates(
    kinds: &[(&ThreadKind, &[Option<ThreadStep>])],
    index: usize,
    joined: bool,
) -> Vec<bool> {
    let (kind, steps) = kinds[index];
    let is_main = index == 0;
    let mut fits: Vec<bool> = steps
        .iter()
        .map(|step| step.as_ref().is_some_and(|step| step.fits && (is_main || !step.effect.joins)))
        .collect();
    if !is_main && starts_itself(kinds, index) {
        fits[kind.entry] = false;
    }
    let step = |node: usize| steps[node].as_ref();
    let next = |fits: &[bool], node: usize| -> Vec<usize> {
        let next = step(node).filter(|_| fits[node]).map(|step| step.next.clone());
        next.unwrap_or_default().into_iter().filter(|to| fits[*to]).collect()
    };
    // Cycles through these end by themselves.
    let mut bounded = vec![false; fits.len()];
    if is_main && joined {
        let component = components(fits.len(), |node| next(&fits, node));
        let both = |node: usize| {
            let members = (0..fits.len()).filter(|other| component[*other] == component[node]);
            let effects: Vec<&Effect> = members.filter_map(step).map(|step| &step.effect).collect();
            effects.iter().any(|effect| effect.joins)
                && effects.iter().any(|effect| !effect.spawns.is_empty())
        };
        for (node, bounded) in bounded.iter_mut().enumerate() {
            let counts = |step: &ThreadStep| step.effect.joins || !step.effect.spawns.is_empty();
            *bounded = fits[node] && step(node).is_some_and(counts) && !both(node);
        }
    }
    // Depth first; where an arc leads back there is a cycle.
    let mut state = vec![0_u8; fits.len()];
    for root in 0..fits.len() {
        if !fits[root] || state[root] != 0 || bounded[root] {
            continue;
        }
        let mut path = vec![(root, next(&fits, root))];
        state[root] = 1;
        while let Some((node, rest)) = path.last_mut() {
            let node = *node;
            let Some(to) = rest.pop() else {
                state[node] = 2;
                path.pop();
                continue;
            };
            if bounded[to] || !fits[to] {
                continue;
            }
            match state[to] {
                0 => {
                    state[to] = 1;
                    path.push((to, next(&fits, to)));
                }
                1 => fits[to] = false,
                _ => (),
            }
        }
    }
    fits
}

/// Whether threads of a kind may start, by way of others, threads of the same kind.
fn starts_itself(kinds: &[(&ThreadKind, &[Option<ThreadStep>])], index: usize) -> bool {
    let spawns = |kind: usize| -> Vec<usize> {
        let acts = kinds[kind].0.arcs.iter().map(|arc| &arc.act);
        acts.filter_map(|act| match act {
            super::expand::Act::Spawn { kind, .. } => Some(*kind),
            _ => None,
        })
        .collect()
    };
    let component = components(kinds.len(), spawns);
    spawns(index).contains(&index)
        || (0..kinds.len()).any(|other| other != index && component[other] == component[index])
}

impl Product<'_> {
    /// For each instance the counters at which only its thread may go on, and when.
    fn persistent(&mut self, known: &Persistent) -> Vec<Vec<(u64, Term)>> {
        if self.fits.is_empty() {
            return vec![Vec::new(); self.instances.len()];
        }
        let codes = std::mem::take(&mut self.codes);
        let kinds: Vec<(&ThreadKind, &[Option<ThreadStep>])> =
            codes.iter().zip(&known.steps).map(|(code, steps)| (&code.kind, &**steps)).collect();
        let counters: Vec<&[Option<u64>]> = codes.iter().map(|code| &*code.counters).collect();
        let mut alone = Vec::with_capacity(kinds.len());
        for kind in 0..kinds.len() {
            alone.push(self.alone(known, &kinds, &counters, (kind, &self.fits[kind])));
        }
        self.codes = codes;
        (0..self.instances.len())
            .map(|instance| {
                let kind = self.instances[instance].kind;
                self.priority(known, instance, &alone[kind])
            })
            .collect()
    }

    /// PO:4. Finds the nodes at which PO:1 may hold.
    pub(super) fn choose(&mut self, known: &Persistent) {
        let points: usize = known.steps.iter().map(|steps| steps.iter().flatten().count()).sum();
        if points > MOST_POINTS || !(2..=MOST_INSTANCES).contains(&self.instances.len()) {
            return;
        }
        let kinds: Vec<(&ThreadKind, &[Option<ThreadStep>])> = self
            .codes
            .iter()
            .zip(&known.steps)
            .map(|(code, steps)| (&code.kind, &**steps))
            .collect();
        self.fits = (0..kinds.len()).map(|kind| candidates(&kinds, kind, self.joined)).collect();
        for (kind, (_, steps)) in kinds.iter().enumerate() {
            // Their cycles are bounded, but cycles they are: threads come back to the scheduler there.
            let turns = |step: &ThreadStep| step.effect.joins || !step.effect.spawns.is_empty();
            let at_once = steps.iter().map(|step| !step.as_ref().is_some_and(turns));
            self.at_once.push(at_once.zip(&self.fits[kind]).map(|(a, b)| a && *b).collect());
        }
    }

    /// Where a thread comes to that arrives at a node with a counter.
    pub(super) fn goes_on_at(&mut self, instance: usize, node: usize, counter: u64) -> LocId {
        let kind = self.instances[instance].kind;
        if self.at_once.get(kind).is_none_or(|nodes| nodes.get(node) != Some(&true)) {
            return self.scheduler;
        }
        if let Some(loc) = self.asked.get(&(instance, counter)) {
            return *loc;
        }
        let loc = self.between(None);
        self.asked.insert((instance, counter), loc);
        loc
    }

    /// For points of a kind when their steps are the only ones.
    fn alone(
        &self,
        known: &Persistent,
        kinds: &[(&ThreadKind, &[Option<ThreadStep>])],
        counters: &[&[Option<u64>]],
        (kind, fits): (usize, &[bool]),
    ) -> Vec<(usize, u64, Alone)> {
        let counts: Vec<usize> = (0..kinds.len())
            .map(|kind| self.instances.iter().filter(|instance| instance.kind == kind).count())
            .collect();
        let mut found = Vec::new();
        let cuts = std::iter::once(None).chain(known.conditions.iter().take(CONDITIONS).map(Some));
        for condition in cuts {
            let needs = condition.map(|(needs, _)| *needs);
            let future = |starts| futures(kinds, needs.map(|needs| Cut { needs, starts }));
            let (hard, soft) = (future(false), future(known.races));
            for (node, step) in kinds[kind].1.iter().enumerate() {
                let (Some(step), Some(counter), true) = (step, counters[kind][node], fits[node])
                else {
                    continue;
                };
                let futures = if step.is_atomic { &hard } else { &soft };
                let mut unless = vec![Vec::new(); kinds.len()];
                let mut ends = vec![Vec::new(); kinds.len()];
                for (other, ends) in ends.iter_mut().enumerate() {
                    let points = futures[other].iter().zip(counters[other]);
                    let points = points.filter_map(|(future, at)| Some((future.as_ref()?, *at)));
                    let may_end = |future: &Effect| future.ends.contains(other);
                    ends.extend(points.filter(|(it, _)| may_end(it)).filter_map(|(_, at)| at));
                    ends.sort_unstable();
                }
                let mut some = false;
                for (other, unless) in unless.iter_mut().enumerate() {
                    if counts[other] <= usize::from(other == kind) {
                        continue;
                    }
                    for (at, future) in futures[other].iter().enumerate() {
                        let (Some(future), Some(counter)) = (future, counters[other][at]) else {
                            continue;
                        };
                        let opens = condition.is_some_and(|(_, reads)| {
                            known.places.overlapping(reads).meets(&future.writes)
                        });
                        if opens || known.conflicts(step, future, self.joined) {
                            unless.push(counter);
                        } else {
                            some = true;
                        }
                    }
                    unless.sort_unstable();
                }
                // Where all others must have ended, or wait for ends, there is nothing to be reduced.
                some |= kinds
                    .iter()
                    .any(|(_, steps)| steps.iter().flatten().any(|step| step.joins.is_some()));
                let new = Alone { unless, ends, without: needs };
                let is_known = |(at, _, old): &(usize, u64, Alone)| {
                    *at == node && old.unless == new.unless && old.ends == new.ends
                };
                if some && !found.iter().any(is_known) {
                    found.push((node, counter, new));
                }
            }
        }
        found
    }

    /// For counters of an instance when only its thread goes on.
    fn priority(
        &mut self,
        known: &Persistent,
        instance: usize,
        alone: &[(usize, u64, Alone)],
    ) -> Vec<(u64, Term)> {
        let kind = self.instances[instance].kind;
        let mut found: BTreeMap<u64, Vec<Term>> = BTreeMap::new();
        for (node, counter, alone) in alone {
            let Some(step) = &known.steps[kind][*node] else { continue };
            let mut parts = self.goes_on(instance, step);
            if let Some(needs) = alone.without {
                parts.push(self.task.pool.not(needs));
            }
            for other in (0..self.instances.len()).filter(|other| *other != instance) {
                let unless = &alone.unless[self.instances[other].kind];
                let is_elsewhere = self.is_none_of(other, unless);
                let waits = self.waits(known, other, instance, alone);
                parts.push(self.task.pool.or(&[is_elsewhere, waits]));
            }
            let condition = self.task.pool.and(&parts);
            found.entry(*counter).or_default().push(condition);
        }
        let mut all = Vec::with_capacity(found.len());
        for (counter, ways) in found {
            all.push((counter, self.task.pool.or(&ways)));
        }
        all
    }

    fn is_none_of(&mut self, instance: usize, counters: &[u64]) -> Term {
        let mut parts = Vec::new();
        for range in counters.chunk_by(|a, b| a + 1 == *b) {
            parts.push(self.is_not_within(instance, range));
        }
        self.task.pool.and(&parts)
    }

    /// Whether an instance waits for the end of another one, or of one that can't end before that.
    fn waits(&mut self, known: &Persistent, waiting: usize, goes: usize, alone: &Alone) -> Term {
        let kind = self.instances[waiting].kind;
        let counters = self.codes[kind].counters.clone();
        let mut ways = Vec::new();
        for (step, counter) in known.steps[kind].iter().zip(counters) {
            let (Some(ThreadStep { joins: Some(id), .. }), Some(counter)) = (step, counter) else {
                continue;
            };
            if !alone.unless[kind].contains(&counter) {
                continue;
            }
            let id = self.own(waiting, *id);
            let sort = self.task.pool.sort(id).clone();
            let mut meant = Vec::new();
            for other in (1..self.instances.len()).filter(|other| *other != waiting) {
                let number = self.number(other, &sort);
                let mut parts = vec![self.task.pool.eq(id, number)];
                if other != goes {
                    let ends = &alone.ends[self.instances[other].kind];
                    parts.push(self.is_none_of(other, ends));
                    for over in [FREE, ENDED] {
                        let is_over = self.is_at(other, over);
                        parts.push(self.task.pool.not(is_over));
                    }
                }
                meant.push(self.task.pool.and(&parts));
            }
            let parts = [self.is_at(waiting, counter), self.task.pool.or(&meant)];
            ways.push(self.task.pool.and(&parts));
        }
        self.task.pool.or(&ways)
    }

    /// PO:1. What must hold so that a step is not blocked.
    fn goes_on(&mut self, instance: usize, step: &ThreadStep) -> Vec<Term> {
        let mut parts = Vec::new();
        if let Some(passes) = step.passes {
            parts.push(self.own(instance, passes));
        }
        for kind in (0..self.codes.len()).filter(|kind| step.effect.spawns.contains(*kind)) {
            let others = (0..self.instances.len()).filter(|it| self.instances[*it].kind == kind);
            let others: Vec<usize> = others.collect();
            let free: Vec<Term> = others.into_iter().map(|it| self.is_at(it, FREE)).collect();
            parts.push(self.task.pool.or(&free));
        }
        if let Some(id) = step.joins {
            let id = self.own(instance, id);
            let sort = self.task.pool.sort(id).clone();
            let mut ended = Vec::new();
            for other in 1..self.instances.len() {
                let number = self.number(other, &sort);
                let is_meant = self.task.pool.eq(id, number);
                let is_over = self.is_at(other, ENDED);
                ended.push(self.task.pool.and(&[is_meant, is_over]));
            }
            parts.push(self.task.pool.or(&ended));
        }
        parts
    }

    /// PO:5. The decision who goes on; where it leads to if that is anyone.
    pub(super) fn decide(&mut self, known: &Persistent) -> LocId {
        let mut at = self.scheduler;
        for (instance, points) in self.persistent(known).into_iter().enumerate() {
            self.answer(instance, &points);
            let mut groups: Vec<(Term, Vec<Term>)> = Vec::new();
            for (counter, condition) in &points {
                let here = self.is_at(instance, *counter);
                match groups.iter_mut().find(|(other, _)| other == condition) {
                    Some((_, places)) => places.push(here),
                    None => groups.push((*condition, vec![here])),
                }
            }
            let mut ways = Vec::with_capacity(groups.len());
            for (condition, places) in groups {
                let here = self.task.pool.or(&places);
                ways.push(self.task.pool.and(&[here, condition]));
            }
            let condition = self.task.pool.or(&ways);
            if condition == self.task.pool.false_() {
                continue;
            }
            let (turn, next) = (self.between(None), self.between(None));
            let otherwise = self.task.pool.not(condition);
            self.edge(at, turn, Operation::Assume(condition), None);
            self.edge(at, next, Operation::Assume(otherwise), None);
            for (counter, _) in points {
                self.dispatch_to(turn, instance, counter);
            }
            at = next;
        }
        at
    }

    /// Lets a thread of an instance go on at once where only it does.
    fn answer(&mut self, instance: usize, points: &[(u64, Term)]) {
        let asked: Vec<(u64, LocId)> = self
            .asked
            .range((instance, 0)..=(instance, u64::MAX))
            .map(|(at, loc)| (at.1, *loc))
            .collect();
        for (counter, loc) in asked {
            let never = self.task.pool.false_();
            let known = points.iter().find(|(other, _)| *other == counter);
            let condition = known.map_or(never, |(_, condition)| *condition);
            let counters = &self.codes[self.instances[instance].kind].counters;
            let node = counters.iter().position(|other| *other == Some(counter));
            if let Some(node) = node.filter(|_| condition != never) {
                let to = self.instances[instance].places[node];
                self.edge(loc, to, Operation::Assume(condition), None);
            }
            let otherwise = self.task.pool.not(condition);
            self.edge(loc, self.scheduler, Operation::Assume(otherwise), None);
        }
    }
}
