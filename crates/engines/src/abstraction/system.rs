//! Abstract transition systems: what an engine explored, for its own checks and to be looked at.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use symra_ir::{EdgeId, LocRef, VarId};
use symra_terms::{Term, Value};

use super::control::{ActionId, PointId};
use super::{Abstraction, ValuationId};

/// An abstract transition system as a picture shows it.
#[derive(Clone, Debug, Default)]
pub struct AbstractSystem {
    /// The predicates.
    pub predicates: Vec<Term>,
    /// The abstract states explored.
    pub states: Vec<AbstractState>,
    /// The transitions between them.
    pub transitions: Vec<AbstractTransition>,
}

/// An abstract state: explicit control and a truth value for each predicate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbstractState {
    /// The loop head.
    pub location: LocRef,
    /// The values of the explicit variables.
    pub explicit: Vec<(VarId, Value)>,
    /// The truth of each predicate.
    pub valuation: Vec<bool>,
    /// Whether some run starts here.
    pub initial: bool,
    /// Whether it lies on a loop that was found, or is reachable from one.
    pub in_fragment: bool,
}

/// A transition between abstract states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbstractTransition {
    /// The source, by position.
    pub from: usize,
    /// The target, by position.
    pub to: usize,
    /// The edges of the program that it stands for.
    pub edges: Vec<EdgeId>,
    /// Whether every state of the source can take it, and all that the source can do by it was explored.
    pub exact: bool,
}

/// The moves of one transition from an abstract state.
#[derive(Clone, Debug)]
pub(crate) struct Out {
    pub(crate) transition: usize,
    pub(crate) action: ActionId,
    /// The successors, and whether the way there is in `inf`.
    pub(crate) to: Vec<(usize, bool)>,
}

/// The explored abstract transitions `fin` and `inf`, and the initial states.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    pub(crate) states: IndexSet<(PointId, ValuationId), FxBuildHasher>,
    pub(crate) initial: Vec<usize>,
    pub(crate) out: Vec<Vec<Out>>,
}

/// Where a transition stands in a graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GraphPlace {
    from: usize,
    out: usize,
    to: usize,
}

impl Graph {
    pub(crate) fn state(&mut self, point: PointId, valuation: ValuationId) -> usize {
        let (id, new) = self.states.insert_full((point, valuation));
        if new {
            self.out.push(Vec::new());
        }
        id
    }

    /// Adds a transition unless it is there.
    pub(crate) fn add(
        &mut self,
        from: usize,
        transition: usize,
        action: ActionId,
        to: usize,
    ) -> GraphPlace {
        let outs = &mut self.out[from];
        let out = outs.iter().position(|out| out.transition == transition).unwrap_or_else(|| {
            outs.push(Out { transition, action, to: Vec::new() });
            outs.len() - 1
        });
        let targets = &mut outs[out].to;
        let place = targets.iter().position(|(known, _)| *known == to).unwrap_or_else(|| {
            targets.push((to, false));
            targets.len() - 1
        });
        GraphPlace { from, out, to: place }
    }

    /// Puts a transition into `inf`.
    pub(crate) fn loops(&mut self, place: GraphPlace) {
        self.out[place.from][place.out].to[place.to].1 = true;
    }

    /// The states on transitions of `inf`, and all reachable from these.
    pub(crate) fn fragment(&self) -> Vec<bool> {
        let mut inside = vec![false; self.states.len()];
        let mut open = Vec::new();
        for (from, outs) in self.out.iter().enumerate() {
            for (to, in_inf) in outs.iter().flat_map(|out| &out.to) {
                if *in_inf {
                    open.extend([from, *to]);
                }
            }
        }
        while let Some(state) = open.pop() {
            if !std::mem::replace(&mut inside[state], true) {
                open.extend(self.out[state].iter().flat_map(|out| &out.to).map(|(to, _)| *to));
            }
        }
        inside
    }

    /// The successors by a transition as valuations, sorted.
    pub(crate) fn valuations(&self, out: &Out) -> Vec<ValuationId> {
        let mut found: Vec<ValuationId> = out.to.iter().map(|(to, _)| self.states[*to].1).collect();
        found.sort_unstable();
        found
    }
}

impl Abstraction<'_> {
    /// A graph for others to look at. `exact` says of each transition, by source and position among its moves, whether it
    /// is exact.
    pub(crate) fn present(
        &self,
        graph: &Graph,
        exact: &dyn Fn(usize, usize, usize) -> bool,
    ) -> AbstractSystem {
        let fragment = graph.fragment();
        let states =
            graph.states.iter().enumerate().map(|(index, (point, valuation))| AbstractState {
                location: self.system.location(self.control.point(*point).cut),
                explicit: (0..self.control.explicit.len())
                    .map(|slot| {
                        let value = self.pool.value(self.control.value(*point, slot));
                        let value =
                            value.expect("an explicit variable should have a value").clone();
                        (self.system.variables[self.control.explicit[slot]], value)
                    })
                    .collect(),
                valuation: (0..self.predicates.len())
                    .map(|place| self.bits(*valuation).get(place))
                    .collect(),
                initial: graph.initial.contains(&index),
                in_fragment: fragment[index],
            });
        let mut transitions = Vec::new();
        for (from, outs) in graph.out.iter().enumerate() {
            for (place, out) in outs.iter().enumerate() {
                for (which, (to, _)) in out.to.iter().enumerate() {
                    transitions.push(AbstractTransition {
                        from,
                        to: *to,
                        edges: self.system.transitions[out.transition].edges.clone(),
                        exact: exact(from, place, which),
                    });
                }
            }
        }
        AbstractSystem {
            predicates: self.predicates.terms().to_vec(),
            states: states.collect(),
            transitions,
        }
    }
}
