//! The tree that was explored, for a picture.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{EdgeId, LocId};
use symra_terms::Term;

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeEnd {
    /// Its children were explored.
    Inner,
    /// No state comes here.
    Infeasible,
    /// The program ends here.
    Terminal,
    /// A claim.
    Claim,
    /// An interpolant of this node subsumes it.
    Subsumed(usize),
    /// It came back to this node, a looping parent.
    Back(usize),
    /// It was not explored.
    Cut,
}

/// A node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeNode {
    /// The node before, unless it is the root or its place in the tree was explored again.
    pub parent: Option<usize>,
    /// The edge that leads to it.
    pub edge: Option<EdgeId>,
    /// Where it is.
    pub location: LocId,
    /// What it needs, if it is done.
    pub interpolant: Option<Term>,
    /// What became of it.
    pub end: TreeEnd,
}

/// The last tree that was explored, with what subsumption leads to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExecutionTree {
    /// The nodes; a parent comes before its children.
    pub nodes: Vec<TreeNode>,
}

/// Notes nodes as they are visited.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    /// Whether it does so.
    pub(super) on: bool,
    nodes: Vec<TreeNode>,
    /// For each node and edge the child that was explored last.
    last: BTreeMap<(usize, EdgeId), usize>,
}

impl Drawing {
    /// Adds a node. Its number.
    pub(super) fn add(
        &mut self,
        parent: Option<usize>,
        edge: Option<EdgeId>,
        location: LocId,
        end: TreeEnd,
    ) -> usize {
        if !self.on {
            return 0;
        }
        let number = self.nodes.len();
        self.nodes.push(TreeNode { parent, edge, location, interpolant: None, end });
        if let (Some(parent), Some(edge)) = (parent, edge) {
            self.last.insert((parent, edge), number);
        }
        number
    }

    /// A node is done.
    pub(super) fn done(&mut self, node: usize, interpolant: Term) {
        if let Some(node) = self.nodes.get_mut(node) {
            node.interpolant = Some(interpolant);
        }
    }

    /// The tree without what was explored again, except for nodes that subsume others.
    pub(super) fn tree(&self) -> ExecutionTree {
        let mut present = BTreeSet::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let latest = match (node.parent, node.edge) {
                (Some(parent), Some(edge)) => {
                    present.contains(&parent) && self.last.get(&(parent, edge)) == Some(&number)
                }
                // Iterative deepening begins anew.
                _ => self.nodes[number + 1..].iter().all(|later| later.parent.is_some()),
            };
            if latest {
                present.insert(number);
            }
        }
        let mut wanted = present.clone();
        for number in &present {
            if let TreeEnd::Subsumed(by) | TreeEnd::Back(by) = self.nodes[*number].end {
                wanted.insert(by);
            }
        }
        let numbers: BTreeMap<usize, usize> =
            wanted.iter().enumerate().map(|(new, old)| (*old, new)).collect();
        let nodes = wanted.iter().map(|number| {
            let node = self.nodes[*number].clone();
            let parent = node.parent.filter(|_| present.contains(number));
            let end = match node.end {
                TreeEnd::Subsumed(by) if present.contains(number) => {
                    TreeEnd::Subsumed(numbers[&by])
                }
                TreeEnd::Back(by) if present.contains(number) => TreeEnd::Back(numbers[&by]),
                // What it leads to in turn is not shown.
                TreeEnd::Subsumed(_) | TreeEnd::Back(_) => TreeEnd::Cut,
                end => end,
            };
            TreeNode { parent: parent.map(|parent| numbers[&parent]), end, ..node }
        });
        ExecutionTree { nodes: nodes.collect() }
    }
}
