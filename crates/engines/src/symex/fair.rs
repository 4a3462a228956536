//! A search that takes turns among several orders.
//!
//! Depth first ends paths and keeps few states, but stays in the first loop without bound; breadth first comes everywhere, but
//! late; the way to the nearest claim is often the shortest, but blocked. None is best for all programs, so each
//! gets every fourth turn, over the same open states.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;
use symra_ir::LocRef;

use super::distance::Distances;
use super::searcher::{FAIR_STEPS, Searcher};
use super::state::SymbolicState;

/// With more open states than this, only the newest are taken, until they are fewer again.
const CROWD: usize = 1 << 16;

/// Whose turn it is.
#[derive(Clone, Copy)]
enum Turn {
    Newest,
    Nearest,
    Oldest,
    LeastSeen,
}

impl Turn {
    fn next(self) -> Self {
        match self {
            Self::Newest => Self::Nearest,
            Self::Nearest => Self::Oldest,
            Self::Oldest => Self::LeastSeen,
            Self::LeastSeen => Self::Newest,
        }
    }
}

/// The open states under several orders.
pub(super) struct Fair {
    distances: Distances,
    /// By age, with the keys under which the other orders have them.
    open: BTreeMap<u64, (SymbolicState, u64, u64)>,
    by_distance: BTreeSet<(u64, u64)>,
    by_visits: BTreeSet<(u64, u64)>,
    /// How often states were added at a location.
    visits: FxHashMap<LocRef, u64>,
    next: u64,
    turn: Turn,
}

impl Fair {
    pub(super) fn new(distances: Distances) -> Self {
        Self {
            distances,
            open: BTreeMap::new(),
            by_distance: BTreeSet::new(),
            by_visits: BTreeSet::new(),
            visits: FxHashMap::default(),
            next: 0,
            turn: Turn::LeastSeen,
        }
    }
}

impl Searcher for Fair {
    fn add(&mut self, successors: Vec<SymbolicState>) {
        // The first successor is the newest, as in a recursion.
        for state in successors.into_iter().rev() {
            let visits = self.visits.entry(state.at).or_insert(0);
            *visits += 1;
            let (distance, seen, age) = (self.distances.of(&state), *visits, self.next);
            self.next += 1;
            self.by_distance.insert((distance, age));
            self.by_visits.insert((seen, age));
            self.open.insert(age, (state, distance, seen));
        }
    }

    fn take(&mut self) -> Option<SymbolicState> {
        self.turn = if self.open.len() > CROWD { Turn::Newest } else { self.turn.next() };
        let age = match self.turn {
            Turn::Newest => *self.open.last_key_value()?.0,
            Turn::Oldest => *self.open.first_key_value()?.0,
            Turn::Nearest => self.by_distance.first()?.1,
            Turn::LeastSeen => self.by_visits.first()?.1,
        };
        let (state, distance, seen) = self.open.remove(&age)?;
        self.by_distance.remove(&(distance, age));
        self.by_visits.remove(&(seen, age));
        Some(state)
    }

    fn patience(&self) -> u64 {
        FAIR_STEPS
    }
}
