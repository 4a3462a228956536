//! The order in which open states are executed.

use std::collections::{BTreeMap, VecDeque};

use super::distance::Distances;
use super::fair::Fair;
use super::state::SymbolicState;

/// Which open state comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SearchOrder {
    /// The newest first.
    #[default]
    DepthFirst,
    /// The oldest first.
    BreadthFirst,
    /// A random walk from the root of the execution tree, choosing at each fork with equal chance.
    RandomPath {
        /// The seed of the choices.
        seed: u64,
    },
    /// The one with the fewest edges to a claim first.
    DistanceToError,
    /// In turns: the newest, the one nearest to a claim, the oldest, and the one at the place that was seen least.
    Fair,
}

/// Keeps the open states.
pub(super) trait Searcher {
    /// Adds the successors of the state that was taken last (or the initial states).
    fn add(&mut self, successors: Vec<SymbolicState>);
    /// Takes a state out.
    fn take(&mut self) -> Option<SymbolicState>;
    /// How many steps a state may run without a fork before others get their turn.
    fn patience(&self) -> u64;
}

/// How long a search that is fair to all states stays with one that does not fork.
pub(super) const FAIR_STEPS: u64 = 4096;

pub(super) fn searcher(
    order: SearchOrder,
    distances: impl FnOnce() -> Distances,
) -> Box<dyn Searcher> {
    match order {
        SearchOrder::DepthFirst => Box::new(DepthFirst(Vec::new())),
        SearchOrder::BreadthFirst => Box::new(BreadthFirst(VecDeque::new())),
        SearchOrder::RandomPath { seed } => Box::new(RandomPath::new(seed)),
        SearchOrder::Fair => Box::new(Fair::new(distances())),
        SearchOrder::DistanceToError => {
            Box::new(Nearest { distances: distances(), open: BTreeMap::new(), next: 0 })
        }
    }
}

struct DepthFirst(Vec<SymbolicState>);

impl Searcher for DepthFirst {
    fn add(&mut self, successors: Vec<SymbolicState>) {
        self.0.extend(successors.into_iter().rev());
    }

    fn take(&mut self) -> Option<SymbolicState> {
        self.0.pop()
    }

    fn patience(&self) -> u64 {
        u64::MAX
    }
}

struct BreadthFirst(VecDeque<SymbolicState>);

impl Searcher for BreadthFirst {
    fn add(&mut self, successors: Vec<SymbolicState>) {
        self.0.extend(successors);
    }

    fn take(&mut self) -> Option<SymbolicState> {
        self.0.pop_front()
    }

    fn patience(&self) -> u64 {
        FAIR_STEPS
    }
}

/// States by distance, and by age among equals, so that none waits for ever.
struct Nearest {
    distances: Distances,
    open: BTreeMap<(u64, u64), SymbolicState>,
    next: u64,
}

impl Searcher for Nearest {
    fn add(&mut self, successors: Vec<SymbolicState>) {
        for state in successors {
            let distance = self.distances.of(&state);
            self.open.insert((distance, self.next), state);
            self.next += 1;
        }
    }

    fn take(&mut self) -> Option<SymbolicState> {
        self.open.pop_first().map(|(_, state)| state)
    }

    fn patience(&self) -> u64 {
        FAIR_STEPS
    }
}

/// The execution tree: inner nodes are forks with open states below them, leaves are open states.
struct RandomPath {
    nodes: Vec<PathNode>,
    free: Vec<usize>,
    /// The node whose state is being executed: successors become its children.
    current: usize,
    random: u64,
}

#[derive(Default)]
struct PathNode {
    parent: Option<usize>,
    children: Vec<usize>,
    state: Option<SymbolicState>,
}

impl RandomPath {
    fn new(seed: u64) -> Self {
        Self { nodes: vec![PathNode::default()], free: Vec::new(), current: 0, random: seed }
    }

    /// A step of the generator `SplitMix64`.
    fn random(&mut self, below: usize) -> usize {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % below as u64)
            .expect("a remainder below a usize should be one")
    }

    /// Removes a node without state and children, and its ancestors that become such.
    fn prune(&mut self, mut node: usize) {
        while self.nodes[node].children.is_empty() && self.nodes[node].state.is_none() {
            let Some(parent) = self.nodes[node].parent else { return };
            self.nodes[parent].children.retain(|child| *child != node);
            self.free.push(node);
            node = parent;
        }
    }
}

impl Searcher for RandomPath {
    fn add(&mut self, successors: Vec<SymbolicState>) {
        for state in successors {
            let leaf =
                PathNode { parent: Some(self.current), children: Vec::new(), state: Some(state) };
            let index = if let Some(index) = self.free.pop() {
                self.nodes[index] = leaf;
                index
            } else {
                self.nodes.push(leaf);
                self.nodes.len() - 1
            };
            self.nodes[self.current].children.push(index);
        }
        self.prune(self.current);
    }

    fn take(&mut self) -> Option<SymbolicState> {
        let mut node = 0;
        while self.nodes[node].state.is_none() {
            let count = self.nodes[node].children.len();
            if count == 0 {
                return None;
            }
            let choice = self.random(count);
            node = self.nodes[node].children[choice];
        }
        self.current = node;
        self.nodes[node].state.take()
    }

    fn patience(&self) -> u64 {
        FAIR_STEPS
    }
}
