//! Guesses about threads: what may hold of shared variables and of the variables of one thread where it is interrupted.
//!
//! ```text
//! TG:1  places: shared variables, and elements of shared arrays at constant indices, that threads change
//! TG:2  facts about places: conditions of the blocks, a place and a constant that it gets, two places compared
//! TG:3  facts where a place has a constant: under a free lock, behind a flag
//! TG:4  a place, or a variable of the thread, is the number of the thread: who holds a lock
//! TG:5  a place and a variable of the thread compared; conditions that the thread asks; two places that threads add a constant to, one that much ahead
//! TG:6  a place, or a variable of a thread, is at most the number of threads that will not write the place any more; the number
//!       of all threads of a kind is at most a place, a constant, or a variable of a thread, or one more
//! ```

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{Action, LocId, Scope, ThreadCode, VarId};
use symra_terms::{Op, Sort, Term, TermPool};

use super::atoms::atoms;
use crate::Annotation;
use crate::encode::Memory;
use crate::system::CutPoints;

/// The most places.
const PLACES: usize = 24;
/// The most constants of a place.
const CONSTANTS: usize = 4;
/// A condition of more nodes is no guess.
const SMALL: usize = 24;
/// The most facts, and the most of each kind of guess at a point.
const FACTS: usize = 60;
const GUESSES: usize = 300;

struct Guesses<'g, 'p> {
    system: &'g CutPoints<'p>,
    code: &'g ThreadCode,
    /// Those that threads change, each with the constants that it gets.
    places: BTreeMap<Term, BTreeSet<Term>>,
    /// What the others are.
    fixed: Vec<Term>,
}

/// Guesses for all points of threads, and for each.
pub fn thread_candidates(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    code: &ThreadCode,
) -> (Vec<Term>, Annotation) {
    let mut guesses = Guesses { system, code, places: BTreeMap::new(), fixed: Vec::new() };
    guesses.places(pool);
    let counts = Counts::new(pool, &guesses);
    let (plain, facts) = guesses.facts(pool);
    let ahead = guesses.ahead(pool);
    let mut everywhere = facts.clone();
    everywhere.extend(guesses.guarded(pool, &plain));
    everywhere.extend(counts.everywhere(pool));
    everywhere.extend_from_slice(&guesses.fixed);
    let mut seen = BTreeSet::new();
    everywhere.retain(|guess| pool.value(*guess).is_none() && seen.insert(*guess));
    let mut all = Annotation::new();
    for (&point, &kind) in &code.points {
        let mut here = plain.clone();
        here.extend_from_slice(&ahead);
        here.extend(guesses.of_thread(pool, point, kind));
        here.extend(counts.guesses(pool, &guesses, point, kind));
        let mut seen = BTreeSet::new();
        here.retain(|guess| pool.value(*guess).is_none() && seen.insert(*guess));
        all.insert(point, here);
    }
    (everywhere, all)
}

impl Guesses<'_, '_> {
    fn own(&self, var: VarId) -> Term {
        self.system.encoder.own(var)
    }

    fn shared(&self) -> Vec<VarId> {
        let cfa = self.system.encoder.cfa;
        cfa.variables().filter(|var| cfa.variable(*var).scope == Scope::Global).collect()
    }

    /// TG:1.
    fn places(&mut self, pool: &mut TermPool) {
        let shared = self.shared();
        let arrays: BTreeMap<Term, VarId> = shared
            .iter()
            .filter(|var| matches!(pool.sort(self.own(**var)), Sort::Array(_)))
            .map(|var| (self.own(*var), *var))
            .collect();
        let is_number = |pool: &TermPool, term: Term| {
            pool.sort(term).bv_width().is_some_and(|width| (2..=64).contains(&width))
        };
        let mut roots = Vec::new();
        for cut in &self.system.blocks {
            roots.extend(cut.block.conditions());
            roots.extend(cut.block.arrivals.iter().flat_map(|end| end.memory.values().copied()));
        }
        let mut found: Vec<Term> = Vec::new();
        let mut elements = BTreeSet::new();
        for term in pool.post_order(&roots) {
            let args = pool.args(term);
            let base = |mut array: Term| {
                while pool.op(array) == Op::Store {
                    array = pool.args(array)[0];
                }
                arrays.contains_key(&array).then_some(array)
            };
            match pool.op(term) {
                Op::Var(_) if shared.iter().any(|var| self.own(*var) == term) => found.push(term),
                Op::Select | Op::Store if matches!(pool.op(args[1]), Op::Const(_)) => {
                    elements.extend(base(args[0]).map(|array| (array, args[1])));
                }
                _ => (),
            }
        }
        found.extend(elements.into_iter().map(|(array, index)| pool.select(array, index)));
        let counters: Vec<Term> = self.code.counters.values().map(|var| self.own(*var)).collect();
        found.retain(|place| is_number(pool, *place) && !counters.contains(place));
        for place in found {
            let mut constants = BTreeSet::new();
            let mut changes = false;
            for cut in &self.system.blocks {
                for end in &cut.block.arrivals {
                    let value = value(pool, self.system, &end.memory, place);
                    changes |= !cut.entry && value != place;
                    for part in leaves(pool, value) {
                        if constants.len() < CONSTANTS && pool.value(part).is_some() {
                            constants.insert(part);
                        }
                    }
                }
            }
            // What stays as it was before there were threads is compared with the others.
            if changes || constants.is_empty() {
                if self.places.len() < PLACES {
                    self.places.insert(place, constants);
                }
            } else {
                self.fixed.extend(constants.into_iter().map(|constant| pool.eq(place, constant)));
            }
        }
    }

    /// TG:2. Conditions and equations; and all.
    fn facts(&self, pool: &mut TermPool) -> (Vec<Term>, Vec<Term>) {
        let counters: Vec<VarId> = self.code.counters.values().copied().collect();
        let shared = self.shared().into_iter().filter(|var| !counters.contains(var));
        let shared: BTreeSet<_> = shared.filter_map(|var| pool.symbol(self.own(var))).collect();
        let mut facts = Vec::new();
        for cut in &self.system.blocks {
            for atom in atoms(pool, &cut.block.conditions()) {
                let is_shared = pool.variables(atom).iter().all(|symbol| shared.contains(symbol));
                if is_shared && pool.size(atom) <= SMALL {
                    facts.extend([atom, pool.not(atom)]);
                }
            }
        }
        let mut orders = Vec::new();
        let places: Vec<Term> = self.places.keys().copied().collect();
        for (place, constants) in &self.places {
            for constant in constants {
                facts.push(pool.eq(*place, *constant));
                orders.push(pool.bv_sle(*constant, *place));
                orders.push(pool.bv_sle(*place, *constant));
            }
            for other in places.iter().filter(|other| *other != place) {
                if pool.sort(*other) == pool.sort(*place) {
                    orders.push(pool.bv_sle(*place, *other));
                    facts.push(pool.eq(*place, *other));
                }
            }
        }
        let mut seen = BTreeSet::new();
        facts.retain(|fact| pool.value(*fact).is_none() && seen.insert(*fact));
        facts.truncate(FACTS);
        orders.truncate(FACTS);
        let all = facts.iter().copied().chain(orders).collect();
        (facts, all)
    }

    /// TG:5. While one thread adds to two places, one of them is ahead.
    fn ahead(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut steps: BTreeMap<Term, BTreeSet<Term>> = BTreeMap::new();
        for place in self.places.keys() {
            for end in self.system.blocks.iter().flat_map(|cut| &cut.block.arrivals) {
                let value = value(pool, self.system, &end.memory, *place);
                for part in leaves(pool, value) {
                    let is_sum = pool.op(part) == Op::BvAdd;
                    let args = if is_sum { pool.args(part) } else { &[] };
                    let step = args.iter().copied().find(|arg| pool.value(*arg).is_some());
                    steps.entry(*place).or_default().extend(step);
                }
            }
        }
        let mut found = Vec::new();
        for (place, own) in &steps {
            for (other, theirs) in steps.iter().filter(|(other, _)| *other != place) {
                if pool.sort(*other) != pool.sort(*place) {
                    continue;
                }
                for step in own.intersection(theirs) {
                    let ahead = pool.bv_add(*other, *step);
                    found.push(pool.eq(*place, ahead));
                }
            }
        }
        found.truncate(FACTS);
        found
    }

    /// TG:3.
    fn guarded(&self, pool: &mut TermPool, facts: &[Term]) -> Vec<Term> {
        let mut guards = Vec::new();
        for (place, constants) in &self.places {
            guards.extend(constants.iter().map(|constant| (*place, *constant)));
        }
        let mut found = Vec::new();
        for (place, constant) in guards {
            let guard = pool.eq(place, constant);
            for fact in facts.iter().filter(|fact| **fact != guard) {
                if found.len() < GUESSES {
                    found.push(pool.implies(guard, *fact));
                }
            }
        }
        found
    }

    /// TG:4 and TG:5.
    fn of_thread(&self, pool: &mut TermPool, point: LocId, kind: usize) -> Vec<Term> {
        let encoder = &self.system.encoder;
        let variables = &self.code.variables[kind];
        let number = self.own(variables[0]);
        let width = pool.sort(number).bv_width().unwrap_or(64);
        let (none, one) = (pool.bv(0, width), pool.bv(1, width));
        let mut found = vec![pool.eq(number, none)];
        let is_main = found[0];
        found.push(pool.not(is_main));
        if let Some(cut) = self.system.blocks.iter().find(|cut| cut.entry) {
            // Bounds of the numbers of threads.
            for atom in atoms(pool, &cut.block.conditions()) {
                if pool.variables(atom).iter().all(|it| Some(*it) == pool.symbol(number)) {
                    found.push(atom);
                }
            }
        }
        let shown = pool.bv_add(number, one);
        let live = |var: &&VarId| encoder.live[point.index()].contains(**var);
        let locals: Vec<Term> =
            variables[1..].iter().filter(live).map(|var| self.own(*var)).collect();
        let places: Vec<Term> = self.places.keys().copied().collect();
        for term in places.iter().chain(&locals) {
            if let Some(bits) = pool.sort(*term).bv_width().filter(|bits| *bits <= width) {
                let shown = pool.extract(bits - 1, 0, shown);
                let same = pool.eq(*term, shown);
                found.extend([same, pool.not(same)]);
            }
        }
        for cut in &self.system.blocks {
            let is_own = |loc: &LocId| self.code.points.get(loc) == Some(&kind);
            for end in cut.block.arrivals.iter().filter(|end| is_own(&end.loc)) {
                for local in &locals {
                    let value = value(pool, self.system, &end.memory, *local);
                    for part in leaves(pool, value) {
                        if pool.value(part).is_some() {
                            found.push(pool.eq(*local, part));
                        }
                    }
                }
            }
        }
        for local in &locals {
            for place in &places {
                if pool.sort(*place) != pool.sort(*local) {
                    continue;
                }
                found.push(pool.eq(*place, *local));
                found.push(pool.bv_sle(*place, *local));
                found.push(pool.bv_sle(*local, *place));
                found.push(pool.bv_slt(*local, *place));
                if found.len() > GUESSES {
                    return found;
                }
            }
        }
        let counters: Vec<VarId> = self.code.counters.values().copied().collect();
        let known: BTreeSet<_> = self
            .shared()
            .iter()
            .filter(|var| !counters.contains(var))
            .chain(variables)
            .filter_map(|var| pool.symbol(self.own(*var)))
            .collect();
        let mut asked = Vec::new();
        if let Some(cut) = self.system.blocks.iter().find(|cut| cut.loc == point) {
            asked.extend(cut.block.conditions());
        }
        asked.extend(encoder.cfa.edges().iter().filter_map(|edge| match edge.action {
            Action::Assume(term) => Some(term),
            Action::Assign(_) | Action::Havoc(_) => None,
        }));
        for atom in atoms(pool, &asked) {
            let is_known = pool.variables(atom).iter().all(|symbol| known.contains(symbol));
            if is_known && pool.size(atom) <= SMALL && found.len() < 2 * GUESSES {
                found.extend([atom, pool.not(atom)]);
            }
        }
        found
    }
}

/// TG:6.
struct Counts {
    /// The numbers of threads of each kind that is counted.
    totals: Vec<Term>,
    /// Places as counters are, and how many threads will not write them any more.
    past: Vec<(Term, Term)>,
    counters: Vec<Term>,
    /// The most that a counter may be.
    most: u64,
    /// Constants of conditions.
    constants: BTreeSet<Term>,
}

impl Counts {
    fn new(pool: &mut TermPool, guesses: &Guesses<'_, '_>) -> Self {
        let (code, cfa) = (guesses.code, guesses.system.encoder.cfa);
        let mut counts = Self {
            totals: Vec::new(),
            past: Vec::new(),
            counters: Vec::new(),
            most: code.most,
            constants: BTreeSet::new(),
        };
        if code.counters.is_empty() {
            return counts;
        }
        let counters: BTreeSet<VarId> = code.counters.values().copied().collect();
        counts.counters = counters.iter().map(|var| guesses.own(*var)).collect();
        for kind in 0..code.single.len() {
            let own = code.counters.iter().filter(|(point, _)| code.points[*point] == kind);
            let own: BTreeSet<Term> = own.map(|(_, var)| guesses.own(*var)).collect();
            let own: Vec<Term> = own.into_iter().collect();
            if !own.is_empty() {
                counts.totals.push(sum(pool, &own));
            }
        }
        for place in guesses.places.keys().copied().collect::<Vec<_>>() {
            let Op::Var(symbol) = pool.op(place) else { continue };
            let Some(wide) = widened(pool, place) else { continue };
            let writes = |edge: &symra_ir::CfaEdge<'_>| match edge.action {
                Action::Assume(_) => false,
                Action::Assign(pairs) => {
                    pairs.iter().any(|(var, _)| pool.symbol(guesses.own(*var)) == Some(symbol))
                }
                Action::Havoc(vars) => {
                    vars.iter().any(|var| pool.symbol(guesses.own(*var)) == Some(symbol))
                }
            };
            let writing: Vec<bool> = cfa.edges().iter().map(writes).collect();
            let mut past = counters.clone();
            for (point, var) in &code.counters {
                if comes_to(cfa, *point, &writing) {
                    past.remove(var);
                }
            }
            let past: Vec<Term> = past.iter().map(|var| guesses.own(*var)).collect();
            if !past.is_empty() {
                counts.past.push((wide, sum(pool, &past)));
            }
        }
        let asked: Vec<Term> = cfa
            .edges()
            .iter()
            .filter_map(|edge| match edge.action {
                Action::Assume(term) => Some(term),
                Action::Assign(_) | Action::Havoc(_) => None,
            })
            .collect();
        for term in pool.post_order(&asked).collect::<Vec<_>>() {
            let is_small = pool.value(term).and_then(|value| value.as_bv()?.to_u64());
            if is_small.is_some_and(|value| (1..100_000).contains(&value)) {
                counts.constants.extend(widened(pool, term));
            }
        }
        counts
    }

    /// What may hold at all points.
    fn everywhere(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut found = Vec::new();
        for counter in &self.counters {
            let width = pool.sort(*counter).bv_width().unwrap_or(64);
            let (none, most) = (pool.bv(0, width), pool.bv(self.most, width));
            found.extend([pool.bv_sle(none, *counter), pool.bv_sle(*counter, most)]);
        }
        for (place, past) in &self.past {
            found.push(pool.bv_sle(*place, *past));
        }
        for total in &self.totals {
            for constant in &self.constants {
                found.push(pool.bv_sle(*total, *constant));
            }
            for (place, _) in &self.past {
                found.push(pool.bv_sle(*total, *place));
            }
        }
        found
    }

    /// What may hold at a point.
    fn guesses(
        &self,
        pool: &mut TermPool,
        guesses: &Guesses<'_, '_>,
        point: LocId,
        kind: usize,
    ) -> Vec<Term> {
        let mut found = Vec::new();
        let Some(first) = self.counters.first() else { return found };
        let width = pool.sort(*first).bv_width().unwrap_or(64);
        let one = pool.bv(1, width);
        let live = &guesses.system.encoder.live[point.index()];
        let locals = guesses.code.variables[kind][1..].iter().filter(|var| live.contains(**var));
        let locals: Vec<Term> = locals.map(|var| guesses.own(*var)).collect();
        let locals: Vec<Term> =
            locals.into_iter().filter_map(|local| widened(pool, local)).collect();
        for (_, past) in &self.past {
            for local in &locals {
                found.push(pool.bv_sle(*local, *past));
            }
        }
        let none = pool.bv(0, width);
        for total in &self.totals {
            found.push(pool.bv_sle(*total, none));
            for local in &locals {
                let next = pool.bv_add(*local, one);
                for bound in [*local, next] {
                    found.push(pool.bv_sle(*total, bound));
                }
            }
        }
        found
    }
}

fn sum(pool: &mut TermPool, terms: &[Term]) -> Term {
    let mut sum = terms[0];
    for term in &terms[1..] {
        sum = pool.bv_add(sum, *term);
    }
    sum
}

/// A number with sign as wide as counters are, if it is narrower.
fn widened(pool: &mut TermPool, term: Term) -> Option<Term> {
    let width = pool.sort(term).bv_width().filter(|width| (8..=32).contains(width))?;
    Some(pool.sign_extend(64 - width, term))
}

/// Whether some edges can be reached from a place.
fn comes_to(cfa: &symra_ir::Cfa<'_>, from: LocId, edges: &[bool]) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(loc) = open.pop() {
        for edge in &cfa.location(loc).outgoing {
            if edges[edge.index()] {
                return true;
            }
            let to = cfa.edge(*edge).to;
            if seen.insert(to) {
                open.push(to);
            }
        }
    }
    false
}

/// The value of a place in a memory.
fn value(pool: &mut TermPool, system: &CutPoints<'_>, memory: &Memory, place: Term) -> Term {
    let mut values = crate::horn::substitution(pool, &system.encoder, memory);
    values.apply(pool, place)
}

/// What a term is, by cases.
fn leaves(pool: &TermPool, term: Term) -> Vec<Term> {
    let (mut open, mut found) = (vec![term], Vec::new());
    while let Some(term) = open.pop() {
        if pool.op(term) == Op::Ite && found.len() + open.len() < 16 {
            open.extend_from_slice(&pool.args(term)[1..]);
        } else {
            found.push(term);
        }
    }
    found
}
