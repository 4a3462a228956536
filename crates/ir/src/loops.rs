//! The loops of a procedure: one decomposition for everybody who needs heads.
//!
//! ```text
//! LF:1  decompose(C): for each strongly connected component of C that has a cycle
//! LF:2    its head is the member that a depth-first walk from the entry meets first
//! LF:3    its body is the component; decompose(component without its head)
//! ```
//!
//! After Bourdoncle, "Efficient chaotic iteration strategies with widenings" (1993), with the components found by Tarjan's
//! algorithm. The heads are on every cycle, also where jumps lead into the middle of loops, and the body of an inner loop
//! lies within that of the outer one. The [`WeakOrder`] is the order in which a fixpoint is computed; the [`LoopForest`]
//! has the loops themselves and the regions between their heads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::program::{EdgeId, LocId, Operation, Procedure, VarId};

/// Components nested deeper than this are not taken apart: each of their locations counts as a head.
const DEEPEST: usize = 60;

/// A loop of a procedure.
#[derive(Clone, Debug, Default)]
pub struct Loop {
    /// Its locations, the head first, those of inner loops among them.
    pub members: Vec<LocId>,
    /// The variables that an edge within the loop changes, in their order.
    pub modified: Vec<VarId>,
}

impl Loop {
    /// Whether an edge within the loop changes a variable.
    pub fn modifies(&self, var: VarId) -> bool {
        self.modified.binary_search(&var).is_ok()
    }
}

/// The loops of a procedure that its entry reaches, and the regions between their heads.
#[derive(Clone, Debug)]
pub struct LoopForest {
    /// The loops by their heads.
    pub loops: BTreeMap<LocId, Loop>,
    /// For the entry and each head: the locations that are reached from there before another head is, each after all its
    /// predecessors among them. The start is the first; heads that end the region are not among them.
    regions: BTreeMap<LocId, Arc<[LocId]>>,
}

impl LoopForest {
    /// Finds the loops of a procedure. Needs `outgoing`.
    pub fn new(procedure: &Procedure) -> Self {
        let order = WeakOrder::new(procedure);
        let mut loops = BTreeMap::new();
        for (head, members) in order.components {
            let modified = modified(procedure, &members);
            loops.insert(head, Loop { members, modified });
        }
        let mut forest = Self { loops, regions: BTreeMap::new() };
        let starts: BTreeSet<LocId> =
            std::iter::once(procedure.entry).chain(forest.loops.keys().copied()).collect();
        for start in starts {
            forest.regions.insert(start, forest.region(procedure, start));
        }
        forest
    }

    /// The heads, in their order.
    pub fn heads(&self) -> impl Iterator<Item = LocId> {
        self.loops.keys().copied()
    }

    /// The loops that have no other loop within them, with their heads.
    pub fn innermost(&self) -> impl Iterator<Item = (LocId, &Loop)> {
        let inner = |head: LocId, data: &Loop| {
            data.members.iter().all(|loc| *loc == head || !self.is_head(*loc))
        };
        self.loops.iter().map(|(head, data)| (*head, data)).filter(move |(h, d)| inner(*h, d))
    }

    /// Whether a location is a loop's head.
    pub fn is_head(&self, loc: LocId) -> bool {
        self.loops.contains_key(&loc)
    }

    /// The region of the entry or of a head.
    pub fn region_of(&self, start: LocId) -> Arc<[LocId]> {
        self.regions.get(&start).expect("a region should start at the entry or at a head").clone()
    }

    fn region(&self, procedure: &Procedure, start: LocId) -> Arc<[LocId]> {
        let mut seen: BTreeSet<LocId> = BTreeSet::from([start]);
        let mut order = Vec::new();
        let mut stack = vec![(start, 0)];
        while let Some((loc, next)) = stack.pop() {
            match procedure.locations[loc.index()].outgoing.get(next) {
                None => order.push(loc),
                Some(edge) => {
                    stack.push((loc, next + 1));
                    let to = procedure.edges[edge.index()].to;
                    if !self.is_head(to) && seen.insert(to) {
                        stack.push((to, 0));
                    }
                }
            }
        }
        order.reverse();
        order.into()
    }
}

/// The variables that the edges among some locations change.
fn modified(procedure: &Procedure, body: &[LocId]) -> Vec<VarId> {
    let inside: BTreeSet<LocId> = body.iter().copied().collect();
    let mut modified = BTreeSet::new();
    for loc in body {
        for edge in &procedure.locations[loc.index()].outgoing {
            let edge = &procedure.edges[edge.index()];
            if !inside.contains(&edge.to) {
                continue;
            }
            match &edge.operation {
                Operation::Assume(_) => (),
                Operation::Assign(pairs) => modified.extend(pairs.iter().map(|(var, _)| *var)),
                Operation::Havoc(vars) => modified.extend(vars.iter().copied()),
                Operation::Call { results, .. } => modified.extend(results.iter().copied()),
            }
        }
    }
    modified.into_iter().collect()
}

/// A weak topological order of the locations that the entry reaches.
#[derive(Clone, Debug)]
pub struct WeakOrder {
    /// The locations.
    pub locations: Vec<LocId>,
    /// The place of each location in the order, if it has one.
    pub rank: Vec<usize>,
    /// For each location that is the head of a component, the place after the component's last.
    pub end: Vec<Option<usize>>,
    /// Whether a location is the head of a component, or one of a component that was not taken apart.
    pub is_head: Vec<bool>,
    /// The loops: each head with the locations of its component, itself among them; outer ones first.
    components: Vec<(LocId, Vec<LocId>)>,
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

impl WeakOrder {
    /// The order of a procedure's locations. Needs `outgoing`.
    pub fn new(procedure: &Procedure) -> Self {
        Self::from_starts(procedure, vec![procedure.entry])
    }

    /// The same, of locations too that the entry does not reach.
    pub(crate) fn of_all(procedure: &Procedure) -> Self {
        let all = (0..procedure.locations.len()).map(LocId::new);
        Self::from_starts(procedure, std::iter::once(procedure.entry).chain(all).collect())
    }

    fn from_starts(procedure: &Procedure, starts: Vec<LocId>) -> Self {
        let count = procedure.locations.len();
        let mut order = Self {
            locations: Vec::new(),
            rank: vec![usize::MAX; count],
            end: vec![None; count],
            is_head: vec![false; count],
            components: Vec::new(),
        };
        let mut graph = Components::new(procedure);
        let mut jobs = vec![Job::Arrange { locations: starts, depth: 0 }];
        while let Some(job) = jobs.pop() {
            match job {
                Job::Emit(loc) => {
                    order.rank[loc.index()] = order.locations.len();
                    order.locations.push(loc);
                }
                Job::Close(head) => order.end[head.index()] = Some(order.locations.len()),
                Job::Arrange { locations, depth } => {
                    let components = graph.find(&locations); // LF:1
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
        self.is_head[head.index()] = true; // LF:2
        jobs.push(Job::Close(head));
        locations.reverse();
        let mut members = vec![head];
        members.extend(&locations);
        if depth >= DEEPEST {
            for loc in locations.iter().rev() {
                self.is_head[loc.index()] = true;
                self.components.push((*loc, members.clone()));
                jobs.push(Job::Emit(*loc));
            }
        } else if !locations.is_empty() {
            graph.confine(&locations);
            jobs.push(Job::Arrange { locations, depth: depth + 1 }); // LF:3
        }
        self.components.push((head, members));
        jobs.push(Job::Emit(head));
    }
}

/// The locations that are left to do. It goes over a component until nothing in it is left to do, inner ones first, and only
/// then to what follows it; it comes back to a head when all of the component has been seen.
#[derive(Debug)]
pub struct Worklist<'o> {
    order: &'o WeakOrder,
    /// Their places.
    work: BTreeSet<usize>,
    /// The place after that of the last location.
    at: usize,
    /// The components that `at` is in, each with its first place and the place after its last; the innermost last.
    open: Vec<(usize, usize)>,
}

impl<'o> Worklist<'o> {
    /// Nothing to do yet.
    pub fn new(order: &'o WeakOrder) -> Self {
        Self { order, work: BTreeSet::new(), at: 0, open: Vec::new() }
    }

    /// Adds a location that the entry reaches.
    pub fn add(&mut self, loc: LocId) {
        self.work.insert(self.order.rank[loc.index()]);
    }

    /// The next location, which is taken out.
    pub fn take(&mut self) -> Option<LocId> {
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
        let own = |edge: &EdgeId| self.procedure.edges[edge.index()].to == root;
        let cyclic =
            locations.len() > 1 || self.procedure.locations[root.index()].outgoing.iter().any(own);
        Component { locations, cyclic }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    /// Each name of `expected` with the locations to add after it was taken.
    #[track_caller]
    fn check(edges: &str, expected: &[(&str, &[&str])]) {
        let task = parse(&format!("proc main() {{\n{edges}\n}}")).unwrap();
        let procedure = task.program.procedure(task.program.main);
        let place = |name: &str| {
            let found = procedure.locations.iter().position(|location| location.name == name);
            LocId::new(found.expect("there should be such a location"))
        };
        let order = WeakOrder::new(procedure);
        let mut work = Worklist::new(&order);
        work.add(procedure.entry);
        for (name, more) in expected {
            let loc = work.take().expect("there should be work left");
            assert_eq!(procedure.locations[loc.index()].name, *name);
            for loc in *more {
                work.add(place(loc));
            }
        }
        assert_eq!(work.take(), None);
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

    fn forest(text: &str) -> (crate::Task, LoopForest) {
        let task = crate::parse(text).unwrap();
        let forest = LoopForest::new(task.program.procedure(task.program.main));
        (task, forest)
    }

    fn named(task: &crate::Task, name: &str) -> LocId {
        let main = task.program.procedure(task.program.main);
        LocId::new(main.locations.iter().position(|loc| loc.name == name).unwrap())
    }

    #[test]
    fn inner_loops_change_less() {
        let (task, forest) = forest(
            "global i : Int
            global j : Int
            proc main() {
              start -> outer : i := 0
              outer -> inner : j := 0
              inner -> inner : j := (+ j 1)
              inner -> outer : i := (+ i 1)
              outer -> exit : assume (> i 3)
            }",
        );
        let (outer, inner) = (named(&task, "outer"), named(&task, "inner"));
        assert_eq!(forest.loops.keys().copied().collect::<Vec<_>>(), {
            let mut both = vec![outer, inner];
            both.sort_unstable();
            both
        });
        assert_eq!(forest.loops[&outer].modified.len(), 2);
        assert_eq!(forest.loops[&inner].modified.len(), 1);
    }

    #[test]
    fn a_loop_with_two_entries_has_a_head_on_every_cycle() {
        let (task, forest) = forest(
            "global i : Int
            proc main() {
              start -> a : assume (> i 0)
              start -> b : assume (<= i 0)
              a -> b : i := (+ i 1)
              b -> a : i := (- i 1)
              a -> exit : assume (= i 5)
            }",
        );
        assert_eq!(forest.loops.len(), 1);
        let head = *forest.loops.keys().next().unwrap();
        assert!([named(&task, "a"), named(&task, "b")].contains(&head));
        // From the entry both are reached; the one that is no head is within the region.
        assert!(forest.region_of(named(&task, "start")).len() >= 2);
    }
}
