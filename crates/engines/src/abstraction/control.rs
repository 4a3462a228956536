//! Explicit control: variables with finitely many values, which abstract states have as they are.
//!
//! A variable is explicit if it starts with a constant, is only ever assigned constants, and occurs in conditions only where
//! it alone is compared with constants. A point of control is a cut with a value for each explicit variable. What is left of a
//! transition at a point, its condition and updates of the other variables, is an action. Many transitions have the
//! same one, so that what is found out about an action is found out about all of them.

use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::rc::Rc;
use symra_ir::ClaimId;
use symra_terms::{Substitution, Symbol, Term, TermPool};

use super::predicates::atoms;
use crate::transitions::{Target, Transition, TransitionSystem, symbol};

/// A cut and a value for each explicit variable, as a position in its domain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Point {
    pub(crate) cut: usize,
    pub(crate) values: Vec<u16>,
}

/// The position of a point among those seen.
pub(crate) type PointId = u32;

/// The position of an action among those seen.
pub(crate) type ActionId = u32;

/// What a transition does to the data at a point of control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Action {
    /// Over data and inputs.
    pub(crate) guard: Term,
    /// Positions among the data variables, and their new values.
    pub(crate) updates: Vec<(usize, Term)>,
    pub(crate) inputs: Vec<Term>,
}

/// A transition at a point of control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub(crate) transition: usize,
    pub(crate) action: ActionId,
    pub(crate) to: Goal,
}

/// Where a move leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    Point(PointId),
    Claim(ClaimId),
}

/// The explicit part of a transition system.
#[derive(Debug)]
pub(crate) struct Control {
    /// Positions of the explicit variables, and of the others.
    pub(crate) explicit: Vec<usize>,
    pub(crate) data: Vec<usize>,
    /// The values of each explicit variable.
    pub(crate) domains: Vec<IndexSet<Term, FxBuildHasher>>,
    points: IndexSet<Point, FxBuildHasher>,
    moves: Vec<Option<Rc<[Move]>>>,
    actions: IndexSet<Action, FxBuildHasher>,
    /// For each transition the explicit variables in its guard, by position in `explicit`.
    tested: Vec<Vec<usize>>,
    /// The action of a transition for the values of the tested variables; none where it is disabled.
    residuals: FxHashMap<(usize, Vec<u16>), Option<ActionId>>,
}

impl Control {
    /// Finds the explicit variables. `starts` has, for each path from the entry to a cut, the values that variables have
    /// after it.
    pub(crate) fn new(pool: &TermPool, system: &TransitionSystem, starts: &[Vec<Term>]) -> Self {
        let symbols: IndexMap<Symbol, usize, FxBuildHasher> = system
            .terms
            .iter()
            .enumerate()
            .map(|(place, term)| (symbol(pool, *term), place))
            .collect();
        let mut may = vec![true; system.terms.len()];
        for start in starts {
            for (place, value) in start.iter().enumerate() {
                may[place] &= pool.value(*value).is_some();
            }
        }
        for transition in &system.transitions {
            for (place, value) in &transition.updates {
                may[*place] &= pool.value(*value).is_some();
                exclude(pool, &symbols, *value, &mut may);
            }
            for atom in atoms(pool, transition.guard) {
                if pool.variables(atom).len() > 1 {
                    exclude(pool, &symbols, atom, &mut may);
                }
            }
        }
        let (explicit, data): (Vec<usize>, Vec<usize>) =
            (0..may.len()).partition(|place| may[*place]);
        let mut domains = vec![IndexSet::default(); explicit.len()];
        for (slot, place) in explicit.iter().enumerate() {
            domains[slot].extend(starts.iter().map(|start| start[*place]));
            for transition in &system.transitions {
                domains[slot].extend(
                    transition
                        .updates
                        .iter()
                        .filter(|(at, _)| at == place)
                        .map(|(_, value)| *value),
                );
            }
        }
        let tested = system
            .transitions
            .iter()
            .map(|transition| {
                let variables = pool.variables(transition.guard);
                let slot = |symbol: &Symbol| explicit.binary_search(symbols.get(symbol)?).ok();
                let mut slots: Vec<usize> = variables.iter().filter_map(slot).collect();
                slots.sort_unstable();
                slots
            })
            .collect();
        Self {
            explicit,
            data,
            domains,
            points: IndexSet::default(),
            moves: Vec::new(),
            actions: IndexSet::default(),
            tested,
            residuals: FxHashMap::default(),
        }
    }

    /// The point at a cut where the state's variables have these values.
    pub(crate) fn start(&mut self, cut: usize, values: &[Term]) -> PointId {
        let values = self
            .explicit
            .iter()
            .zip(&self.domains)
            .map(|(place, domain)| domain_index(domain, values[*place]))
            .collect();
        self.intern(Point { cut, values })
    }

    fn intern(&mut self, point: Point) -> PointId {
        let (id, new) = self.points.insert_full(point);
        if new {
            self.moves.push(None);
        }
        u32::try_from(id).expect("there should be fewer than 2^32 points of control")
    }

    pub(crate) fn point(&self, id: PointId) -> &Point {
        &self.points[id as usize]
    }

    pub(crate) fn action(&self, id: ActionId) -> &Action {
        &self.actions[id as usize]
    }

    /// The value of an explicit variable, by its position in `explicit`.
    pub(crate) fn value(&self, point: PointId, slot: usize) -> Term {
        self.domains[slot][usize::from(self.point(point).values[slot])]
    }

    /// The transitions that the explicit variables admit at a point, in their order.
    pub(crate) fn moves(
        &mut self,
        pool: &mut TermPool,
        system: &TransitionSystem,
        point: PointId,
    ) -> Rc<[Move]> {
        if let Some(moves) = &self.moves[point as usize] {
            return moves.clone();
        }
        let cut = self.point(point).cut;
        let mut found = Vec::new();
        for (index, transition) in system.transitions.iter().enumerate() {
            if transition.from == cut
                && let Some(action) = self.residual(pool, system, point, index)
            {
                let to = self.goal(point, transition);
                found.push(Move { transition: index, action, to });
            }
        }
        let moves: Rc<[Move]> = found.into();
        self.moves[point as usize] = Some(moves.clone());
        moves
    }

    fn goal(&mut self, point: PointId, transition: &Transition) -> Goal {
        match transition.to {
            Target::Claim(claim) => Goal::Claim(claim),
            Target::Cut(cut) => {
                let mut values = self.point(point).values.clone();
                for (place, value) in &transition.updates {
                    if let Ok(slot) = self.explicit.binary_search(place) {
                        values[slot] = domain_index(&self.domains[slot], *value);
                    }
                }
                Goal::Point(self.intern(Point { cut, values }))
            }
        }
    }

    /// What is left of a transition where the explicit variables have the point's values.
    fn residual(
        &mut self,
        pool: &mut TermPool,
        system: &TransitionSystem,
        point: PointId,
        index: usize,
    ) -> Option<ActionId> {
        let values: Vec<u16> =
            self.tested[index].iter().map(|slot| self.point(point).values[*slot]).collect();
        let key = (index, values);
        if let Some(action) = self.residuals.get(&key) {
            return *action;
        }
        let transition = &system.transitions[index];
        let mut substitution = Substitution::default();
        for slot in &self.tested[index] {
            substitution
                .bind(symbol(pool, system.terms[self.explicit[*slot]]), self.value(point, *slot));
        }
        let guard = substitution.apply(pool, transition.guard);
        let action = (guard != pool.false_()).then(|| {
            let updates = transition
                .updates
                .iter()
                .filter_map(|(place, value)| Some((self.data.binary_search(place).ok()?, *value)))
                .collect();
            let inputs = transition.inputs.iter().map(|input| input.term).collect();
            let (id, _) = self.actions.insert_full(Action { guard, updates, inputs });
            u32::try_from(id).expect("there should be fewer than 2^32 actions")
        });
        self.residuals.insert(key, action);
        action
    }
}

fn domain_index(domain: &IndexSet<Term, FxBuildHasher>, value: Term) -> u16 {
    let index =
        domain.get_index_of(&value).expect("an explicit variable's value should be in its domain");
    u16::try_from(index).expect("an explicit variable should have fewer than 2^16 values")
}

/// Marks the variables of a term as not explicit.
fn exclude(
    pool: &TermPool,
    symbols: &IndexMap<Symbol, usize, FxBuildHasher>,
    term: Term,
    may: &mut [bool],
) {
    for symbol in pool.variables(term) {
        if let Some(place) = symbols.get(&symbol) {
            may[*place] = false;
        }
    }
}
