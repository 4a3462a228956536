//! The states that have been seen, and whether they cover another one.
//!
//! A seen state covers another one if both have the same values and the seen one has no condition that the other lacks; or if the seen
//! one has plain inputs where the other has something more special, and its conditions hold of that.

use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher, Hash, Hasher};
use symra_ir::LocId;
use symra_terms::{Substitution, Symbol, Term, TermPool};

use super::state::MatchedState;

/// So many sets of places of inputs are tried at a location.
const PATTERNS: usize = 8;
/// So many states with one set of other values are tried.
const TRIED: usize = 16;

const END: u32 = u32::MAX;

/// A seen state.
pub(super) struct Seen {
    pub(super) state: MatchedState,
    /// The state before it.
    pub(super) parent: Option<u32>,
    next: u32,
}

/// All seen states.
#[derive(Default)]
pub(super) struct Visited {
    pub(super) seen: Vec<Seen>,
    /// How many values they have.
    pub(super) size: usize,
    first: FxHashMap<u64, u32>,
    /// For each location the sets of places where a state had inputs.
    patterns: FxHashMap<LocId, Vec<Box<[u32]>>>,
    general: FxHashMap<u64, Vec<u32>>,
}

fn hash(loc: LocId, cells: &[Term], without: &[u32]) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    loc.hash(&mut hasher);
    without.hash(&mut hasher);
    let mut skipped = without.iter().peekable();
    for (index, cell) in cells.iter().enumerate() {
        if skipped.peek().is_some_and(|skip| **skip as usize == index) {
            skipped.next();
            continue;
        }
        cell.hash(&mut hasher);
    }
    hasher.finish()
}

impl Visited {
    /// Adds a state unless it is covered. Its number, if it was added.
    pub(super) fn add(
        &mut self,
        pool: &mut TermPool,
        state: MatchedState,
        parent: Option<u32>,
    ) -> Option<u32> {
        let key = hash(state.loc, &state.cells, &[]);
        let first = self.first.get(&key).copied().unwrap_or(END);
        let mut next = first;
        while next != END {
            let seen = &self.seen[next as usize];
            if seen.state.loc == state.loc
                && seen.state.cells == state.cells
                && seen.state.conditions.iter().all(|c| state.conditions.contains(c))
            {
                return None;
            }
            next = seen.next;
        }
        if self.is_special(pool, &state) {
            return None;
        }
        let number = u32::try_from(self.seen.len()).expect("states should be fewer than 2^32");
        self.generalise(pool, &state, number);
        self.size += state.cells.len() + 16;
        self.first.insert(key, number);
        self.seen.push(Seen { state, parent, next: first });
        Some(number)
    }

    /// Registers a state whose symbolic values are plain and different inputs.
    fn generalise(&mut self, pool: &TermPool, state: &MatchedState, number: u32) {
        let mut places: Vec<u32> = Vec::new();
        let mut symbols: Vec<Symbol> = Vec::new();
        for (index, cell) in state.cells.iter().enumerate() {
            if let Some(symbol) = pool.symbol(*cell) {
                if symbols.contains(&symbol) {
                    return;
                }
                symbols.push(symbol);
                places.push(u32::try_from(index).expect("variables should be fewer than 2^32"));
            } else if pool.value(*cell).is_none() {
                return;
            }
        }
        if places.is_empty() {
            return;
        }
        let patterns = self.patterns.entry(state.loc).or_default();
        let places: Box<[u32]> = places.into();
        if !patterns.contains(&places) {
            if patterns.len() >= PATTERNS {
                return;
            }
            patterns.push(places.clone());
        }
        let same = self.general.entry(hash(state.loc, &state.cells, &places)).or_default();
        if same.len() < TRIED {
            same.push(number);
        }
    }

    fn is_special(&self, pool: &mut TermPool, state: &MatchedState) -> bool {
        let Some(patterns) = self.patterns.get(&state.loc) else { return false };
        patterns.iter().any(|places| {
            let key = hash(state.loc, &state.cells, places);
            let same = self.general.get(&key).map_or(&[][..], Vec::as_slice);
            same.iter().any(|number| {
                let seen = &self.seen[*number as usize].state;
                seen.loc == state.loc && covers(pool, seen, state, places)
            })
        })
    }
}

/// Whether a state with inputs at some places, and constants elsewhere, covers another one.
fn covers(pool: &mut TermPool, seen: &MatchedState, state: &MatchedState, places: &[u32]) -> bool {
    let mut binding = Substitution::default();
    let mut skipped = places.iter().peekable();
    for (index, (general, special)) in seen.cells.iter().zip(&state.cells).enumerate() {
        if skipped.peek().is_some_and(|skip| **skip as usize == index) {
            skipped.next();
            let Some(symbol) = pool.symbol(*general) else { return false };
            binding.bind(symbol, *special);
        } else if general != special {
            return false;
        }
    }
    seen.conditions.iter().all(|condition| {
        let holds = binding.apply(pool, *condition);
        holds == pool.true_() || state.conditions.contains(&holds)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Sort;

    const HEAD: LocId = LocId(2);

    fn state(cells: &[Term], conditions: &[Term]) -> MatchedState {
        MatchedState { loc: HEAD, cells: cells.into(), conditions: conditions.into() }
    }

    #[test]
    fn the_same_state_is_added_once() {
        let mut pool = TermPool::new();
        let [one, two] = [1, 2].map(|number| pool.bv(number, 8));
        let mut visited = Visited::default();
        assert_eq!(visited.add(&mut pool, state(&[one, two], &[]), None), Some(0));
        assert_eq!(visited.add(&mut pool, state(&[one, two], &[]), Some(0)), None);
        assert_eq!(visited.add(&mut pool, state(&[two, one], &[]), Some(0)), Some(1));
        let elsewhere = MatchedState { loc: LocId(3), ..state(&[one, two], &[]) };
        assert_eq!(visited.add(&mut pool, elsewhere, Some(1)), Some(2));
        assert_eq!(visited.seen[2].parent, Some(1));
    }

    #[test]
    fn fewer_conditions_cover_more() {
        let mut pool = TermPool::new();
        let input = pool.var("?m0", &Sort::Bv(8));
        let [low, high] = [3, 9].map(|number| pool.bv(number, 8));
        let sum = pool.bv_add(input, input);
        let (above, below) = (pool.bv_ule(low, input), pool.bv_ule(input, high));
        let mut visited = Visited::default();
        let cells = [input, sum];
        assert!(visited.add(&mut pool, state(&cells, &[above, below]), None).is_some());
        // This one stands for more: it is not covered, but covers what comes after it.
        assert!(visited.add(&mut pool, state(&cells, &[above]), None).is_some());
        assert!(visited.add(&mut pool, state(&cells, &[above]), None).is_none());
        assert!(visited.add(&mut pool, state(&cells, &[above, below]), None).is_none());
        assert!(visited.add(&mut pool, state(&cells, &[below]), None).is_some());
    }

    #[test]
    fn a_plain_input_covers_values_that_satisfy_its_conditions() {
        let mut pool = TermPool::new();
        let input = pool.var("?m0", &Sort::Bv(8));
        let other = pool.var("?m1", &Sort::Bv(8));
        let [three, five, nine] = [3, 5, 9].map(|number| pool.bv(number, 8));
        let below = pool.bv_ule(input, five);
        let mut visited = Visited::default();
        assert!(visited.add(&mut pool, state(&[nine, input], &[below]), None).is_some());
        assert!(visited.add(&mut pool, state(&[nine, three], &[]), None).is_none());
        assert!(visited.add(&mut pool, state(&[nine, nine], &[]), None).is_some());
        assert!(visited.add(&mut pool, state(&[three, three], &[]), None).is_some());
        // Another input is covered where it is known to satisfy them too.
        let known = pool.bv_ule(other, five);
        let sum = pool.bv_add(other, three);
        let sum_known = pool.bv_ule(sum, five);
        assert!(visited.add(&mut pool, state(&[nine, sum], &[sum_known]), None).is_none());
        assert!(visited.add(&mut pool, state(&[nine, sum], &[known]), None).is_some());
    }

    #[test]
    fn one_input_at_two_places_is_not_any_two_values() {
        let mut pool = TermPool::new();
        let input = pool.var("?m0", &Sort::Bv(8));
        let [one, two] = [1, 2].map(|number| pool.bv(number, 8));
        let mut visited = Visited::default();
        assert!(visited.add(&mut pool, state(&[input, input], &[]), None).is_some());
        assert!(visited.add(&mut pool, state(&[one, two], &[]), None).is_some());
    }
}
