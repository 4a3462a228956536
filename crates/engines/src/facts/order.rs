//! The order in which locations are looked at: a weak topological order.
//!
//! After Bourdoncle, "Efficient chaotic iteration strategies with widenings" (1993), with the strongly connected components found
//! by Tarjan's algorithm: a component's head comes first, and its other locations, ordered in the same way, directly after it.
//! A [`Worklist`] goes over a component until nothing in it is left to do, inner ones first, and only then to what follows it.
//! It comes back to a head when all of the component has been seen, not for each of the edges that lead back.

use std::collections::BTreeSet;
use symra_ir::{LocId, Procedure};

/// Components nested deeper than this are not taken apart: each of their locations counts as a head.
const DEEPEST: usize = 60;

/// A weak topological order of the locations that the entry reaches.
pub(super) struct Order {
    /// The locations.
    pub(super) locations: Vec<LocId>,
    /// The place of each location in the order, if it has one.
    pub(super) rank: Vec<usize>,
    /// For each location that is the head of a component, the place after the component's last.
    pub(super) end: Vec<Option<usize>>,
    /// Whether a location is the head of a component, or one of a component that was not taken apart.
    pub(super) is_head: Vec<bool>,
}

enum Job {
    /// Order these locations, a component without its head or all.
    Arrange {
        locations: Vec<LocId>,
        depth: usize,
    },
    Emit(LocId),
    /// The component of a head has been emitted.
    Close(LocId),
}

impl Order {
    pub(super) fn new(procedure: &Procedure) -> Self {
        let count = procedure.locations.len();
        let mut order = Self {
            locations: Vec::new(),
            rank: vec![usize::MAX; count],
            end: vec![None; count],
            is_head: vec![false; count],
        };
        let mut graph = Components::new(procedure);
        let mut jobs = vec![Job::Arrange { locations: vec![procedure.entry], depth: 0 }];
        while let Some(job) = jobs.pop() {
            match job {
                Job::Emit(loc) => {
                    order.rank[loc.index()] = order.locations.len();
                    order.locations.push(loc);
                }
                Job::Close(head) => order.end[head.index()] = Some(order.locations.len()),
                Job::Arrange { locations, depth } => {
                    let components = graph.find(&locations);
                    for component in components {
                        order.plan(component, depth, &mut graph, &mut jobs);
                    }
                }
            }
        }
        order
    }

    /// Puts the jobs for a component on the stack, so that what was put there later comes first.
    fn plan(
        &mut self,
        component: Component,
        depth: usize,
        graph: &mut Components<'_>,
        jobs: &mut Vec<Job>,
    ) {
        let Component { mut locations, cyclic } = component;
        // The location that was met first is the last of Tarjan's stack's part.
        let head = locations.pop().expect("a component should have a location");
        if !cyclic {
            jobs.push(Job::Emit(head));
            return;
        }
        self.is_head[head.index()] = true;
        jobs.push(Job::Close(head));
        locations.reverse();
        if depth >= DEEPEST {
            for loc in locations.iter().rev() {
                self.is_head[loc.index()] = true;
                jobs.push(Job::Emit(*loc));
            }
        } else if !locations.is_empty() {
            graph.confine(&locations);
            jobs.push(Job::Arrange { locations, depth: depth + 1 });
        }
        jobs.push(Job::Emit(head));
    }
}

/// The locations that are left to do.
pub(super) struct Worklist<'o> {
    order: &'o Order,
    /// Their places.
    work: BTreeSet<usize>,
    /// The place after that of the last location.
    at: usize,
    /// The components that `at` is in, each with its first place and the place after its last; the innermost last.
    open: Vec<(usize, usize)>,
}

impl<'o> Worklist<'o> {
    pub(super) fn new(order: &'o Order) -> Self {
        Self { order, work: BTreeSet::new(), at: 0, open: Vec::new() }
    }

    /// Adds a location that the entry reaches.
    pub(super) fn add(&mut self, loc: LocId) {
        self.work.insert(self.order.rank[loc.index()]);
    }

    /// The next location, which is taken out.
    pub(super) fn next(&mut self) -> Option<LocId> {
        let mut next = self.work.range(self.at..).next().copied();
        while let Some((start, end)) = self.open.last().copied() {
            if next.is_some_and(|next| next < end) {
                break;
            }
            if let Some(again) = self.work.range(start..end).next() {
                next = Some(*again);
                break;
            }
            self.open.pop();
        }
        let next = next.or_else(|| self.work.first().copied())?;
        self.work.remove(&next);
        self.at = next + 1;
        let loc = self.order.locations[next];
        if let Some(end) = self.order.end[loc.index()]
            && self.open.last() != Some(&(next, end))
        {
            self.open.push((next, end));
        }
        Some(loc)
    }
}

/// A strongly connected component. The location that was met first is the last.
struct Component {
    locations: Vec<LocId>,
    /// Whether it has an edge.
    cyclic: bool,
}

/// Tarjan's algorithm on parts of the graph.
struct Components<'p> {
    procedure: &'p Procedure,
    /// The part that a location belongs to.
    part: Vec<usize>,
    parts: usize,
    number: Vec<usize>,
    low: Vec<usize>,
    on_stack: Vec<bool>,
}

impl<'p> Components<'p> {
    fn new(procedure: &'p Procedure) -> Self {
        let count = procedure.locations.len();
        Self {
            procedure,
            part: vec![0; count],
            parts: 0,
            number: vec![0; count],
            low: vec![0; count],
            on_stack: vec![false; count],
        }
    }

    /// Makes locations a part of their own, in which edges to others don't count.
    fn confine(&mut self, locations: &[LocId]) {
        self.parts += 1;
        for loc in locations {
            self.part[loc.index()] = self.parts;
            self.number[loc.index()] = 0;
        }
    }

    /// The components that the locations, all of one part, reach in it; what is reached later comes first.
    fn find(&mut self, starts: &[LocId]) -> Vec<Component> {
        let mut found = Vec::new();
        let mut counter = 0;
        let mut stack: Vec<LocId> = Vec::new();
        for start in starts {
            if self.number[start.index()] != 0 {
                continue;
            }
            let part = self.part[start.index()];
            let mut calls: Vec<(LocId, usize)> = vec![(*start, 0)];
            while let Some((loc, next)) = calls.last_mut() {
                let (loc, position) = (*loc, *next);
                if position == 0 {
                    counter += 1;
                    self.number[loc.index()] = counter;
                    self.low[loc.index()] = counter;
                    self.on_stack[loc.index()] = true;
                    stack.push(loc);
                }
                let outgoing = &self.procedure.locations[loc.index()].outgoing;
                if let Some(edge) = outgoing.get(position) {
                    *next += 1;
                    let to = self.procedure.edges[edge.index()].to;
                    if self.part[to.index()] != part {
                        // Left the part.
                    } else if self.number[to.index()] == 0 {
                        calls.push((to, 0));
                    } else if self.on_stack[to.index()] {
                        self.low[loc.index()] = self.low[loc.index()].min(self.number[to.index()]);
                    }
                    continue;
                }
                calls.pop();
                if let Some((caller, _)) = calls.last() {
                    let low = self.low[loc.index()];
                    self.low[caller.index()] = self.low[caller.index()].min(low);
                }
                if self.low[loc.index()] == self.number[loc.index()] {
                    found.push(self.pop_component(&mut stack, loc));
                }
            }
        }
        found
    }

    fn pop_component(&mut self, stack: &mut Vec<LocId>, root: LocId) -> Component {
        let mut locations = Vec::new();
        loop {
            let loc = stack.pop().expect("a component's root should be on the stack");
            self.on_stack[loc.index()] = false;
            locations.push(loc);
            if loc == root {
                break;
            }
        }
        let own = |edge: &symra_ir::EdgeId| self.procedure.edges[edge.index()].to == root;
        let cyclic =
            locations.len() > 1 || self.procedure.locations[root.index()].outgoing.iter().any(own);
        Component { locations, cyclic }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::parse;

    /// Each name of `expected` with the locations to add after it was taken.
    #[track_caller]
    fn check(edges: &str, expected: &[(&str, &[&str])]) {
        let task = parse(&format!("proc main() {{\n{edges}\n}}")).unwrap();
        let procedure = task.program.procedure(task.program.main);
        let place = |name: &str| {
            let found = procedure.locations.iter().position(|location| location.name == name);
            LocId::new(found.expect("there should be such a location"))
        };
        let order = Order::new(procedure);
        let mut work = Worklist::new(&order);
        work.add(procedure.entry);
        for (name, more) in expected {
            let loc = work.next().expect("there should be work left");
            assert_eq!(procedure.locations[loc.index()].name, *name);
            for loc in *more {
                work.add(place(loc));
            }
        }
        assert_eq!(work.next(), None);
    }

    #[test]
    fn a_loop_is_left_when_it_is_done() {
        check(
            "start -> head : assume true
             head -> a : assume true
             head -> b : assume true
             a -> head : assume true
             b -> head : assume true
             head -> after : assume true",
            &[
                ("start", &["head"]),
                ("head", &["a", "b", "after"]),
                // Both ways round are seen before the head is looked at again.
                ("b", &["head"]),
                ("a", &["head"]),
                ("head", &["a"]),
                ("a", &[]),
                ("after", &[]),
            ],
        );
    }

    #[test]
    fn inner_loops_come_first() {
        check(
            "start -> outer : assume true
             outer -> inner : assume true
             inner -> inner : assume true
             inner -> rest : assume true
             rest -> outer : assume true
             outer -> after : assume true",
            &[
                ("start", &["outer"]),
                ("outer", &["inner", "after"]),
                ("inner", &["inner", "rest"]),
                ("inner", &["inner"]),
                ("inner", &[]),
                ("rest", &["outer"]),
                ("outer", &["inner"]),
                ("inner", &[]),
                ("after", &[]),
            ],
        );
    }
}
