//! The search for a tuple of measures: RK:2 to RK:6, and what of it is needed.

use std::collections::{BTreeMap, BTreeSet};

use symra_analysis::encode::Values;
use symra_analysis::horn::{HornSystem, Relation, RuleTarget};
use symra_analysis::system::CutPoints;
use symra_ir::LocId;
use symra_smt::{Answer, SmtError};
use symra_terms::{Sort, Term, TermPool, Value};
use symra_verdict::{Budget, Meaning, Measure};

use super::measures::{candidates, guarded};

/// So many candidates are tried first.
const FIRST: usize = 40;
/// So many candidates are asked about at once.
const CHUNK: usize = 12;

/// What the search found.
pub(super) enum Found {
    /// For each head its tuple.
    Measures(BTreeMap<LocId, Vec<Measure>>),
    /// The heads of loops that were not shown to end.
    Open(Vec<LocId>),
}

/// A block from a head to a head.
struct Way {
    /// The rule of the Horn system.
    rule: usize,
    from: LocId,
    to: LocId,
    /// That the measures so far stay the same.
    same: Vec<Term>,
    /// Whether it can be taken so, as far as is known.
    open: bool,
}

/// A measure that was taken, with the heads that it is of; at others it is 0.
struct Taken {
    at: BTreeMap<LocId, Term>,
    meaning: Meaning,
    sort: Sort,
}

/// The search.
pub(super) struct Search<'s, 'p, 'h> {
    pub(super) system: &'s mut CutPoints<'p>,
    horn: &'s mut HornSystem<'h>,
    pub(super) budget: &'s Budget,
    ways: Vec<Way>,
    taken: Vec<Taken>,
}

/// The terms before and after a way, and whether values there are a fault.
type Change<'c> = (&'c [Term], &'c [Term], fn(&Value, &Value) -> bool);

impl<'s, 'p, 'h> Search<'s, 'p, 'h> {
    pub(super) fn new(
        pool: &TermPool,
        system: &'s mut CutPoints<'p>,
        horn: &'s mut HornSystem<'h>,
        budget: &'s Budget,
    ) -> Self {
        // RK:2
        let mut ways = Vec::new();
        for (number, rule) in horn.rules.iter().enumerate() {
            let RuleTarget::Relation(Relation::Head(to)) = rule.target else { continue };
            let Some(block) = system.blocks.get(rule.body).filter(|block| !block.entry) else {
                continue;
            };
            let open = rule.reached != pool.false_();
            ways.push(Way { rule: number, from: block.loc, to, same: Vec::new(), open });
        }
        Self { system, horn, budget, ways, taken: Vec::new() }
    }

    pub(super) fn run(mut self, pool: &mut TermPool) -> Result<Found, SmtError> {
        let mut stuck: BTreeSet<LocId> = BTreeSet::new();
        // RK:3
        loop {
            let all: Vec<usize> = (0..self.ways.len()).collect();
            self.close(pool, &all)?;
            let components = self.components();
            self.order(pool, &components);
            let mut progress = false;
            for component in components {
                if self.budget.spent().is_some() {
                    return Ok(Found::Open(component.into_iter().collect()));
                }
                let inside: Vec<usize> = (0..self.ways.len())
                    .filter(|way| self.ways[*way].open && component.contains(&self.ways[*way].from))
                    .collect();
                if inside.is_empty() || component.iter().all(|head| stuck.contains(head)) {
                    continue;
                }
                if self.step(pool, &component, &inside)? {
                    progress = true;
                } else {
                    stuck.extend(component); // RK:6
                }
            }
            if !progress {
                break;
            }
        }
        let mut open: Vec<LocId> =
            self.ways.iter().filter(|way| way.open).map(|way| way.from).collect();
        open.sort_unstable();
        open.dedup();
        if open.is_empty() {
            self.minimize(pool)?;
            Ok(Found::Measures(self.tuples(pool)))
        } else {
            Ok(Found::Open(open))
        }
    }

    /// A term after a way, over what is before it.
    pub(super) fn after(&mut self, pool: &mut TermPool, way: usize, term: Term) -> Term {
        self.horn.rules[self.ways[way].rule].values.apply(pool, term)
    }

    /// What a way leads from and to, with more that is assumed.
    pub(super) fn ask(
        &mut self,
        pool: &mut TermPool,
        way: usize,
        more: &[Term],
        model: &mut dyn FnMut(&mut Values<'_>) -> Result<(), SmtError>,
    ) -> Result<Option<bool>, SmtError> {
        let Way { rule, same, .. } = &self.ways[way];
        let rule = &self.horn.rules[*rule];
        let mut assumed = vec![rule.reached];
        assumed.extend(same);
        assumed.extend(more);
        Ok(match self.horn.bodies[rule.body].solver.check(pool, &assumed)? {
            Answer::Unsat(_) => Some(false),
            Answer::Unknown(_) => None,
            Answer::Sat(mut found) => {
                model(&mut Values::new(pool, &mut *found))?;
                Some(true)
            }
        })
    }

    /// Closes the ways that can't be taken.
    fn close(&mut self, pool: &mut TermPool, ways: &[usize]) -> Result<(), SmtError> {
        for way in ways {
            if self.ways[*way].open && self.ask(pool, *way, &[], &mut |_| Ok(()))? == Some(false) {
                self.ways[*way].open = false;
            }
        }
        Ok(())
    }

    /// The strongly connected components of heads, along ways that are open; what is reached later comes first.
    fn components(&self) -> Vec<BTreeSet<LocId>> {
        let heads = self.system.heads();
        let after = |head: LocId| {
            let mut seen: BTreeSet<LocId> = BTreeSet::new();
            let mut stack = vec![head];
            while let Some(at) = stack.pop() {
                for way in self.ways.iter().filter(|way| way.open && way.from == at) {
                    if seen.insert(way.to) {
                        stack.push(way.to);
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<LocId, BTreeSet<LocId>> =
            heads.iter().map(|head| (*head, after(*head))).collect();
        let mut components: Vec<BTreeSet<LocId>> = Vec::new();
        for head in &heads {
            if components.iter().any(|component| component.contains(head)) {
                continue;
            }
            let both =
                |other: &&LocId| reached[head].contains(*other) && reached[*other].contains(head);
            let mut component: BTreeSet<LocId> = heads.iter().filter(both).copied().collect();
            component.insert(*head);
            components.push(component);
        }
        // Who reaches fewer heads comes first: who is reached reaches fewer, unless both reach each other.
        let count = |component: &BTreeSet<LocId>| {
            let mut all: BTreeSet<LocId> = component.clone();
            for head in component {
                all.extend(&reached[head]);
            }
            all.len()
        };
        components.sort_by_key(count);
        components
    }

    /// Closes the ways from one component to another: the positions of components are a measure.
    fn order(&mut self, pool: &mut TermPool, components: &[BTreeSet<LocId>]) {
        let place = |head: LocId| components.iter().position(|c| c.contains(&head));
        let mut closed = false;
        for way in &mut self.ways {
            if way.open && place(way.from) != place(way.to) {
                way.open = false;
                closed = true;
            }
        }
        if closed {
            let mut at = BTreeMap::new();
            for (position, component) in components.iter().enumerate() {
                let position = pool.bv(position as u64, 32);
                at.extend(component.iter().map(|head| (*head, position)));
            }
            self.taken.push(Taken { at, meaning: Meaning::Order, sort: Sort::Bv(32) });
        }
    }

    /// RK:4 and RK:5, with the same measures at all heads (D1). Whether a way was closed or restricted.
    fn step(
        &mut self,
        pool: &mut TermPool,
        component: &BTreeSet<LocId>,
        inside: &[usize],
    ) -> Result<bool, SmtError> {
        // Threads are somewhere before all.
        let threads = self.system.encoder.cfa.program.has_threads();
        if threads && self.phases(pool, component, inside)? {
            return Ok(true);
        }
        // The first candidates are what guards suggest: most often they suffice.
        let all = candidates(pool, self.system, component);
        if all.len() > FIRST {
            let first = all[..FIRST].to_vec();
            if self.step_with(pool, component, inside, &first, true)? {
                return Ok(true);
            }
        }
        if !threads && self.phases(pool, component, inside)? {
            return Ok(true);
        }
        if self.step_with(pool, component, inside, &all, false)? {
            return Ok(true);
        }
        let guarded = guarded(pool, &all);
        self.step_with(pool, component, inside, &guarded, false)
    }

    /// The same with some candidates; with `closing`, only one that closes a way is taken.
    fn step_with(
        &mut self,
        pool: &mut TermPool,
        component: &BTreeSet<LocId>,
        inside: &[usize],
        all: &[Measure],
        closing: bool,
    ) -> Result<bool, SmtError> {
        let mut kept: Vec<usize> = (0..all.len()).collect();
        let mut after: BTreeMap<usize, Vec<Term>> = BTreeMap::new();
        for way in inside {
            let values = &mut self.horn.rules[self.ways[*way].rule].values;
            let there = all.iter().map(|measure| values.apply(pool, measure.term)).collect();
            after.insert(*way, there);
        }
        let before: Vec<Term> = all.iter().map(|measure| measure.term).collect();
        for way in inside {
            let faults = compare(pool, &after[way], &before, |pool, after, before| {
                less(pool, before, after)
            });
            self.refute(pool, *way, &mut kept, &faults, (&before, &after[way], increases))?;
        }
        tracing::debug!(kept = kept.len(), of = all.len(), "measures that never increase");
        let mut strict: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for way in inside {
            let mut falling = kept.clone();
            let faults = compare(pool, &after[way], &before, TermPool::eq);
            self.refute(pool, *way, &mut falling, &faults, (&before, &after[way], stays))?;
            for candidate in falling {
                strict.entry(candidate).or_default().push(*way);
            }
        }
        // One that closes ways, as many as possible, and of several the first.
        let best = strict
            .iter()
            .max_by_key(|(candidate, ways)| (ways.len(), usize::MAX - **candidate))
            .map(|(candidate, _)| *candidate);
        if let Some(candidate) = best {
            self.take(pool, component, &all[candidate], inside, &after, candidate);
            for way in &strict[&candidate] {
                self.ways[*way].open = false;
            }
            return Ok(true);
        }
        if closing {
            return Ok(false);
        }
        // Those that decrease sometimes: what is left is where none of them does.
        let mut progress = false;
        for candidate in kept {
            if self.budget.spent().is_some() {
                return Ok(false);
            }
            let mut falls = false;
            for way in inside {
                let decreases = less(pool, after[way][candidate], before[candidate]);
                if self.ask(pool, *way, &[decreases], &mut |_| Ok(()))? == Some(true) {
                    falls = true;
                    break;
                }
            }
            if falls {
                self.take(pool, component, &all[candidate], inside, &after, candidate);
                progress = true;
            }
        }
        Ok(progress)
    }

    /// Drops the candidates of which a model of the way says what they must not do, or of which nothing is known.
    fn refute(
        &mut self,
        pool: &mut TermPool,
        way: usize,
        kept: &mut Vec<usize>,
        faults: &[Term],
        (before, after, is_fault): Change<'_>,
    ) -> Result<(), SmtError> {
        let mut done = 0;
        let mut size = CHUNK;
        while done < kept.len() {
            if self.budget.spent().is_some() {
                kept.truncate(done);
                return Ok(());
            }
            let chunk: Vec<usize> = kept[done..kept.len().min(done + size)].to_vec();
            let any: Vec<Term> = chunk.iter().map(|candidate| faults[*candidate]).collect();
            let any = pool.or(&any);
            let mut refuted: BTreeSet<usize> = BTreeSet::new();
            let answer = self.ask(pool, way, &[any], &mut |values| {
                for candidate in kept[done..].iter().copied() {
                    let (one, other) =
                        (values.value(before[candidate])?, values.value(after[candidate])?);
                    if is_fault(&one, &other) {
                        refuted.insert(candidate);
                    }
                }
                Ok(())
            })?;
            match answer {
                Some(false) => {
                    done += chunk.len();
                    size = CHUNK;
                }
                Some(true) if !refuted.is_empty() => {
                    kept.retain(|candidate| !refuted.contains(candidate));
                }
                // D2
                Some(true) | None if chunk.len() == 1 => kept.retain(|other| *other != chunk[0]),
                Some(true) | None => size = 1,
            }
        }
        Ok(())
    }

    /// Takes a measure.
    pub(super) fn take(
        &mut self,
        pool: &mut TermPool,
        component: &BTreeSet<LocId>,
        measure: &Measure,
        inside: &[usize],
        after: &BTreeMap<usize, Vec<Term>>,
        candidate: usize,
    ) {
        tracing::debug!(measure = %pool.display(measure.term), "taken");
        let at = component.iter().map(|head| (*head, measure.term)).collect();
        let sort = pool.sort(measure.term).clone();
        self.taken.push(Taken { at, meaning: measure.meaning.clone(), sort });
        for way in inside {
            let same = pool.eq(after[way][candidate], measure.term);
            self.ways[*way].same.push(same);
        }
    }

    /// The tuples of all heads.
    fn tuples(&self, pool: &mut TermPool) -> BTreeMap<LocId, Vec<Measure>> {
        let mut tuples = BTreeMap::new();
        for head in self.system.heads() {
            let tuple = self.taken.iter().map(|taken| {
                let own = taken.at.get(&head).copied();
                let meaning = if own.is_some() { taken.meaning.clone() } else { Meaning::Order };
                let term = own.unwrap_or_else(|| zero(pool, &taken.sort));
                Measure { term, meaning }
            });
            let tuple: Vec<Measure> = tuple.collect();
            tuples.insert(head, tuple);
        }
        tuples
    }

    /// RK:7: leaves out measures, the last ones first, as long as the tuples decrease.
    fn minimize(&mut self, pool: &mut TermPool) -> Result<(), SmtError> {
        if self.taken.len() <= 1 {
            return Ok(());
        }
        for way in &mut self.ways {
            way.same.clear();
        }
        for position in (0..self.taken.len()).rev() {
            if self.taken[position].meaning == Meaning::Order || self.budget.spent().is_some() {
                continue;
            }
            let without = self.taken.remove(position);
            if !self.decreases(pool)? {
                self.taken.insert(position, without);
            }
        }
        Ok(())
    }

    /// Whether the tuples decrease on every way.
    fn decreases(&mut self, pool: &mut TermPool) -> Result<bool, SmtError> {
        let tuples = self.tuples(pool);
        for way in 0..self.ways.len() {
            let Way { rule, from, to, .. } = &self.ways[way];
            let (before, after) = (&tuples[from], &tuples[to]);
            let mut falls = pool.false_();
            for (before, after) in before.iter().zip(after).rev() {
                let there = self.horn.rules[*rule].values.apply(pool, after.term);
                let (lower, same) = (less(pool, there, before.term), pool.eq(there, before.term));
                let later = pool.and(&[same, falls]);
                falls = pool.or(&[lower, later]);
            }
            let fails = pool.not(falls);
            if self.ask(pool, way, &[fails], &mut |_| Ok(()))? != Some(false) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn zero(pool: &mut TermPool, sort: &Sort) -> Term {
    match sort {
        Sort::Bv(width) => pool.bv(0, *width),
        _ => pool.int(0),
    }
}

fn less(pool: &mut TermPool, one: Term, other: Term) -> Term {
    match pool.sort(one) {
        Sort::Int => pool.lt(one, other),
        _ => pool.bv_ult(one, other),
    }
}

fn compare(
    pool: &mut TermPool,
    after: &[Term],
    before: &[Term],
    how: impl Fn(&mut TermPool, Term, Term) -> Term,
) -> Vec<Term> {
    after.iter().zip(before).map(|(after, before)| how(pool, *after, *before)).collect()
}

/// Whether a measure increases.
fn increases(before: &Value, after: &Value) -> bool {
    match (before, after) {
        (Value::Bv(before), Value::Bv(after)) => before.ult(after),
        (Value::Int(before), Value::Int(after)) => after > before,
        _ => true,
    }
}

/// Whether a measure stays the same.
fn stays(before: &Value, after: &Value) -> bool {
    before == after
}
