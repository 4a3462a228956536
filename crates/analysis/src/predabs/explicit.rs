//! Explicit predicate abstraction: the abstract states that are reached, one by one.
//!
//! ```text
//! EX:1  the entry is reached
//! EX:2  while some states have not been looked at, all those of a head together:
//! EX:3    if a block leads from one of them to a claim: return the way there
//! EX:4    while a block leads from one of them to a head l outside the states reached at l:
//! EX:5      the values of the predicates of l in the model are a new state, reached from that one
//! EX:6  the states reached are a proof
//! ```
//!
//! The implicit search needs no abstract states, but its path conditions are as long as its paths. Here every query is
//! about one block. It explores the same abstraction, except that it knows of variables that a loop does not change only what
//! predicates and facts say; so its proofs can be checked by others. Where there are too many states, it gives up.

use std::collections::{BTreeMap, VecDeque};

use rustc_hash::FxHashSet;
use symra_ir::{EdgeId, LocId};
use symra_smt::{Answer, Frame, SmtError};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

use crate::Annotation;
use crate::encode::{Arrival, Counterexample, Values};
use crate::horn::HornSystem;
use crate::system::CutPoints;

/// At most so many abstract states are reached.
const STATES: usize = 3_000;

/// What was found.
pub enum Explored {
    /// No claim is reached: these formulas are inductive and exclude the claims.
    Proof(Annotation),
    /// An abstract counterexample.
    Counterexample(Counterexample),
    /// There are too many states, or a query was not decided.
    GaveUp,
}

/// An abstract state.
struct AbstractState {
    loc: LocId,
    formula: Term,
    /// The state it was reached from, and the edges from there.
    from: Option<(usize, Vec<EdgeId>)>,
}

struct Exploration<'e> {
    states: Vec<AbstractState>,
    /// The states reached at each head.
    reached: BTreeMap<LocId, Vec<usize>>,
    /// The starts of blocks that have states that were not looked at, and which.
    fresh: BTreeMap<usize, Vec<usize>>,
    queue: VecDeque<usize>,
    predicates: &'e Annotation,
    facts: &'e Annotation,
}

/// Explores abstractions of a cut-point system, with the solvers of its rules.
pub struct Explorer<'e, 'p, 'b> {
    /// The system.
    pub system: &'e mut CutPoints<'p>,
    /// Its rules.
    pub horn: &'e mut HornSystem<'b>,
    /// Locations of claims that don't count.
    pub ignored: &'e FxHashSet<LocId>,
}

impl Explorer<'_, '_, '_> {
    /// Explores the abstraction by `predicates`, given that `facts` are inductive.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn explore(
        &mut self,
        pool: &mut TermPool,
        predicates: &Annotation,
        facts: &Annotation,
        budget: &Budget,
    ) -> Result<Explored, SmtError> {
        let mut exploration = Exploration {
            states: Vec::new(),
            reached: BTreeMap::new(),
            fresh: BTreeMap::new(),
            queue: VecDeque::new(),
            predicates,
            facts,
        };
        let entry = self.system.encoder.cfa.entry();
        let Some(start) = self.system.position(entry) else { return Ok(Explored::GaveUp) };
        let root = AbstractState { loc: entry, formula: pool.true_(), from: None };
        exploration.add(root, Some(start)); // EX:1
        // EX:2
        while let Some(number) = exploration.queue.pop_front() {
            let fresh = exploration.fresh.remove(&number).unwrap_or_default();
            let claim = self.claim(pool, &exploration, number, &fresh)?;
            match claim {
                ClaimStep::None => (),
                ClaimStep::GaveUp => return Ok(Explored::GaveUp),
                ClaimStep::To(loc, from, edges) => {
                    return Ok(Explored::Counterexample(exploration.way(loc, from, edges)));
                }
            }
            for arrival in self.system.blocks[number].block.arrivals.clone() {
                if !self.system.encoder.cfa.is_head(arrival.loc) {
                    continue;
                }
                loop {
                    if budget.spent().is_some() || exploration.states.len() > STATES {
                        return Ok(Explored::GaveUp);
                    }
                    // EX:4
                    match self.outside(pool, &mut exploration, number, &fresh, &arrival)? {
                        Some(true) => (),
                        Some(false) => break,
                        None => return Ok(Explored::GaveUp),
                    }
                }
            }
        }
        // EX:6
        let mut formulas = facts.clone();
        for head in self.system.encoder.cfa.forest.loops.keys() {
            let reached = exploration.reached.get(head).map_or(&[][..], Vec::as_slice);
            let states: Vec<Term> =
                reached.iter().map(|state| exploration.states[*state].formula).collect();
            let any = pool.or(&states);
            formulas.entry(*head).or_default().push(any);
        }
        Ok(Explored::Proof(formulas))
    }

    /// EX:3.
    fn claim(
        &mut self,
        pool: &mut TermPool,
        exploration: &Exploration<'_>,
        number: usize,
        fresh: &[usize],
    ) -> Result<ClaimStep, SmtError> {
        let CutPoints { encoder, blocks } = &*self.system;
        let start = &blocks[number];
        let mut claims: Vec<(LocId, Term)> = start.claims(encoder);
        claims.retain(|(loc, _)| !self.ignored.contains(loc));
        let any: Vec<Term> = claims.iter().map(|(_, reached)| *reached).collect();
        let any = pool.or(&any);
        if any == pool.false_() {
            return Ok(ClaimStep::None);
        }
        let given = exploration.given(pool, start.loc, start.entry, fresh);
        self.horn.queries += 1;
        let mut frame = Frame::enter(&mut *self.horn.bodies[number].solver)?;
        for fact in given.iter().chain([&any]) {
            frame.assert(pool, *fact)?;
        }
        let mut model = match frame.check(pool, &[])? {
            Answer::Unsat(_) => return Ok(ClaimStep::None),
            Answer::Unknown(_) => return Ok(ClaimStep::GaveUp),
            Answer::Sat(model) => model,
        };
        let mut values = Values::new(pool, &mut *model);
        for (loc, reached) in claims {
            if values.holds(reached)? {
                let from = exploration.holding(&mut values, fresh)?;
                let edges = values.path(encoder, &start.block, loc)?;
                return Ok(from.map_or(ClaimStep::GaveUp, |from| ClaimStep::To(loc, from, edges)));
            }
        }
        Ok(ClaimStep::GaveUp)
    }

    /// EX:4 and EX:5: a new state, if there is one; `None` if that was not decided.
    fn outside(
        &mut self,
        pool: &mut TermPool,
        exploration: &mut Exploration<'_>,
        number: usize,
        fresh: &[usize],
        arrival: &Arrival,
    ) -> Result<Option<bool>, SmtError> {
        let again = self.system.position(arrival.loc);
        let CutPoints { encoder, blocks } = &mut *self.system;
        let start = &blocks[number];
        let there = exploration.reached.get(&arrival.loc).map_or(&[][..], Vec::as_slice);
        let there: Vec<Term> =
            there.iter().map(|state| exploration.states[*state].formula).collect();
        let there = pool.or(&there);
        let there = encoder.value(pool, &arrival.memory, there);
        let outside = pool.not(there);
        if outside == pool.false_() {
            return Ok(Some(false));
        }
        let own = exploration.predicates.get(&arrival.loc).cloned().unwrap_or_default();
        let values: Vec<Term> =
            own.iter().map(|predicate| encoder.value(pool, &arrival.memory, *predicate)).collect();
        let given = exploration.given(pool, start.loc, start.entry, fresh);
        self.horn.queries += 1;
        let mut frame = Frame::enter(&mut *self.horn.bodies[number].solver)?;
        for fact in given.iter().chain([&arrival.reached, &outside]) {
            frame.assert(pool, *fact)?;
        }
        let mut model = match frame.check(pool, &[])? {
            Answer::Unsat(_) => return Ok(Some(false)),
            Answer::Unknown(_) => return Ok(None),
            Answer::Sat(model) => model,
        };
        let mut model = Values::new(pool, &mut *model);
        let truths: Vec<bool> =
            values.iter().map(|value| model.holds(*value)).collect::<Result<_, _>>()?;
        let Some(from) = exploration.holding(&mut model, fresh)? else { return Ok(None) };
        let edges = model.path(encoder, &start.block, arrival.loc)?;
        let mut state = Vec::with_capacity(own.len());
        for (predicate, holds) in own.iter().zip(truths) {
            state.push(if holds { *predicate } else { pool.not(*predicate) });
        }
        let formula = pool.and(&state);
        exploration
            .add(AbstractState { loc: arrival.loc, formula, from: Some((from, edges)) }, again);
        Ok(Some(true))
    }
}

/// A step to a claim.
enum ClaimStep {
    None,
    GaveUp,
    /// To this location, from that state, along these edges.
    To(LocId, usize, Vec<EdgeId>),
}

impl Exploration<'_> {
    fn add(&mut self, state: AbstractState, start: Option<usize>) {
        let index = self.states.len();
        self.reached.entry(state.loc).or_default().push(index);
        self.states.push(state);
        if let Some(start) = start {
            let fresh = self.fresh.entry(start).or_default();
            if fresh.is_empty() {
                self.queue.push_back(start);
            }
            fresh.push(index);
        }
    }

    /// What is known where a block starts from some states.
    fn given(&self, pool: &mut TermPool, loc: LocId, entry: bool, states: &[usize]) -> Vec<Term> {
        let mut given =
            if entry { Vec::new() } else { self.facts.get(&loc).cloned().unwrap_or_default() };
        let states: Vec<Term> = states.iter().map(|state| self.states[*state].formula).collect();
        given.push(pool.or(&states));
        given
    }

    /// The state that a model starts from.
    fn holding(
        &self,
        values: &mut Values<'_>,
        states: &[usize],
    ) -> Result<Option<usize>, SmtError> {
        for state in states {
            if values.holds(self.states[*state].formula)? {
                return Ok(Some(*state));
            }
        }
        Ok(None)
    }

    /// The counterexample that ends with these edges to a claim.
    fn way(&self, claim: LocId, last: usize, edges: Vec<EdgeId>) -> Counterexample {
        let mut points = Vec::new();
        let mut segments = vec![edges];
        let mut next = Some(last);
        while let Some(index) = next {
            let state = &self.states[index];
            points.push((state.loc, state.from.is_some()));
            next = state.from.as_ref().map(|(from, edges)| {
                segments.push(edges.clone());
                *from
            });
        }
        points.reverse();
        segments.reverse();
        Counterexample { points, segments, claim }
    }
}
