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

/// States by distance, and by age among equals, so that none waits forever.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use symra_ir::{LocId, LocRef, Program};

    /// A chain of five locations that ends at a claim.
    fn chain() -> symra_ir::Task {
        let text = "global x : Int
            proc main() {
              l0 -> l1 : skip
              l1 -> l2 : skip
              l2 -> l3 : skip
              l3 -> l4 : skip
              error l4 \"the end\"
            }";
        symra_ir::parse(text).expect("the program should be right")
    }

    /// A state at a location, with a number to know it by.
    fn state(program: &Program, name: &str, number: u64) -> SymbolicState {
        let locations = &program.procedure(program.main).locations;
        let loc = locations.iter().position(|loc| loc.name == name).expect("it should be there");
        let mut state = SymbolicState::initial(program);
        state.at = LocRef { proc: program.main, loc: LocId::new(loc) };
        state.steps = number;
        state
    }

    /// In which order states come out that were added together.
    fn taken(order: SearchOrder, places: &[&str]) -> Vec<u64> {
        let task = chain();
        let program = &task.program;
        let mut searcher = searcher(order, || Distances::new(program));
        let states = places.iter().zip(0..).map(|(name, number)| state(program, name, number));
        searcher.add(states.collect());
        std::iter::from_fn(|| searcher.take()).map(|state| state.steps).collect()
    }

    #[test]
    fn each_order_takes_its_own_state_first() {
        let places = ["l1", "l3", "l2", "l3"];
        // As a recursion would: the first successor and all below it, then the second.
        assert_eq!(taken(SearchOrder::DepthFirst, &places), [0, 1, 2, 3]);
        assert_eq!(taken(SearchOrder::BreadthFirst, &places), [0, 1, 2, 3]);
        assert_eq!(taken(SearchOrder::DistanceToError, &places), [1, 3, 2, 0]);
    }

    #[test]
    fn successors_come_before_or_after_those_that_wait() {
        for (order, expected) in
            [(SearchOrder::DepthFirst, [2, 3, 1]), (SearchOrder::BreadthFirst, [1, 2, 3])]
        {
            let task = chain();
            let program = &task.program;
            let mut searcher = searcher(order, || Distances::new(program));
            searcher.add(vec![state(program, "l0", 0), state(program, "l0", 1)]);
            assert_eq!(searcher.take().map(|state| state.steps), Some(0));
            searcher.add(vec![state(program, "l1", 2), state(program, "l1", 3)]);
            let rest: Vec<u64> =
                std::iter::from_fn(|| searcher.take()).map(|state| state.steps).collect();
            assert_eq!(rest, expected, "{order:?}");
        }
    }

    #[test]
    fn no_order_loses_a_state_or_has_it_twice() {
        let orders = [
            SearchOrder::DepthFirst,
            SearchOrder::BreadthFirst,
            SearchOrder::DistanceToError,
            SearchOrder::Fair,
            SearchOrder::RandomPath { seed: 1 },
            SearchOrder::RandomPath { seed: 2 },
        ];
        let task = chain();
        let program = &task.program;
        for order in orders {
            let mut searcher = searcher(order, || Distances::new(program));
            searcher.add(vec![state(program, "l0", 0)]);
            let (mut next, mut seen) = (1, BTreeSet::new());
            while let Some(taken) = searcher.take() {
                assert!(seen.insert(taken.steps), "{order:?} has {} twice", taken.steps);
                // Forks of no, one, two or three successors.
                let count = if next < 100 { 1 + taken.steps % 3 } else { 0 };
                let successors = (next..next + count).map(|number| state(program, "l2", number));
                searcher.add(successors.collect());
                next += count;
            }
            assert_eq!(seen.len() as u64, next, "{order:?}");
        }
    }

    #[test]
    fn every_fourth_turn_is_that_of_the_oldest() {
        let task = chain();
        let program = &task.program;
        let mut fair = searcher(SearchOrder::Fair, || Distances::new(program));
        // The first is far from the claim and at a place that is seen often: only its age speaks for it.
        fair.add(vec![state(program, "l0", 0)]);
        for number in 1..20 {
            fair.add(vec![state(program, "l0", number)]);
        }
        fair.add(vec![state(program, "l3", 20)]);
        let first: Vec<u64> = (0..4).filter_map(|_| fair.take()).map(|state| state.steps).collect();
        assert!(first.contains(&0) && first.contains(&20), "{first:?}");
        assert_eq!(first[0], 20, "the newest has the first turn");
    }
}
