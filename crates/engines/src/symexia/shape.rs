//! Where to abstract: the loops of a procedure, and what happens between their heads.
//!
//! ```text
//! SH:1  decompose(C): for each strongly connected component of C that has a cycle
//! SH:2    its head is the member that a depth-first walk from the entry meets first
//! SH:3    its body is the component; decompose(component without its head)
//! ```
//!
//! After Bourdoncle's hierarchical decomposition (1993). The heads are on every cycle, also where jumps lead into the middle
//! of loops, and the body of an inner loop lies within that of the outer one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use symra_ir::{LocId, Operation, Procedure, VarId};

/// A loop of a procedure.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loop {
    /// Its locations, the head and those of inner loops among them.
    pub(crate) members: Vec<LocId>,
    /// The variables that an edge within the loop changes.
    pub(crate) modified: Vec<VarId>,
}

/// The loops of a procedure, and the regions between their heads.
#[derive(Debug)]
pub(crate) struct Shape {
    /// By their heads.
    pub(crate) loops: BTreeMap<LocId, Loop>,
    /// For the entry and each head: the locations that are reached from there before another head is, each after all its
    /// predecessors among them. The start is the first; heads that end the region are not among them.
    regions: BTreeMap<LocId, Arc<[LocId]>>,
}

impl Shape {
    /// Finds the loops of a procedure.
    pub(crate) fn new(procedure: &Procedure) -> Self {
        let order = walk(procedure);
        let mut shape = Self { loops: BTreeMap::new(), regions: BTreeMap::new() };
        let mut open: Vec<Vec<LocId>> = vec![order.clone()];
        let mut rank = vec![usize::MAX; procedure.locations.len()];
        for (index, loc) in order.iter().enumerate() {
            rank[loc.index()] = index;
        }
        while let Some(members) = open.pop() {
            // SH:1
            for component in components(procedure, &members) {
                let head = *component
                    .iter()
                    .min_by_key(|loc| rank[loc.index()])
                    .expect("a component should have a member"); // SH:2
                let modified = modified(procedure, &component);
                open.push(component.iter().copied().filter(|loc| *loc != head).collect()); // SH:3
                shape.loops.insert(head, Loop { members: component, modified });
            }
        }
        let starts: BTreeSet<LocId> =
            shape.loops.keys().copied().chain([procedure.entry]).collect();
        for start in starts {
            shape.regions.insert(start, shape.region(procedure, start));
        }
        shape
    }

    /// Whether a location is a loop's head.
    pub(crate) fn is_head(&self, loc: LocId) -> bool {
        self.loops.contains_key(&loc)
    }

    /// The region of the entry or of a head.
    pub(crate) fn region_of(&self, start: LocId) -> Arc<[LocId]> {
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

/// The locations that the entry reaches, in the order of a depth-first walk.
fn walk(procedure: &Procedure) -> Vec<LocId> {
    let mut seen = vec![false; procedure.locations.len()];
    let mut order = Vec::new();
    let mut stack = vec![procedure.entry];
    while let Some(loc) = stack.pop() {
        if std::mem::replace(&mut seen[loc.index()], true) {
            continue;
        }
        order.push(loc);
        let outgoing = &procedure.locations[loc.index()].outgoing;
        stack.extend(outgoing.iter().rev().map(|edge| procedure.edges[edge.index()].to));
    }
    order
}

/// The strongly connected components of the graph of some locations that contain a cycle (Tarjan).
fn components(procedure: &Procedure, members: &[LocId]) -> Vec<Vec<LocId>> {
    const NEW: usize = usize::MAX;
    let count = procedure.locations.len();
    let mut member = vec![false; count];
    for loc in members {
        member[loc.index()] = true;
    }
    let mut index = vec![NEW; count];
    let mut low = vec![NEW; count];
    let mut on_stack = vec![false; count];
    let mut stack: Vec<LocId> = Vec::new();
    let mut next = 0;
    let mut found = Vec::new();
    for root in members {
        if index[root.index()] != NEW {
            continue;
        }
        let mut calls = vec![(*root, 0)];
        while let Some((loc, edge)) = calls.pop() {
            let at = loc.index();
            if edge == 0 {
                (index[at], low[at]) = (next, next);
                next += 1;
                stack.push(loc);
                on_stack[at] = true;
            }
            if let Some(id) = procedure.locations[at].outgoing.get(edge) {
                calls.push((loc, edge + 1));
                let to = procedure.edges[id.index()].to.index();
                if !member[to] {
                    continue;
                }
                if index[to] == NEW {
                    calls.push((LocId::new(to), 0));
                } else if on_stack[to] {
                    low[at] = low[at].min(index[to]);
                }
                continue;
            }
            if let Some((caller, _)) = calls.last() {
                low[caller.index()] = low[caller.index()].min(low[at]);
            }
            if low[at] == index[at] {
                let start = stack.iter().rposition(|other| *other == loc).unwrap_or(0);
                let component = stack.split_off(start);
                for loc in &component {
                    on_stack[loc.index()] = false;
                }
                let loops_itself = || {
                    let outgoing = &procedure.locations[at].outgoing;
                    outgoing.iter().any(|edge| procedure.edges[edge.index()].to == loc)
                };
                if component.len() > 1 || loops_itself() {
                    found.push(component);
                }
            }
        }
    }
    found
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> (symra_ir::Task, Shape) {
        let task = symra_ir::parse(text).unwrap();
        let shape = Shape::new(task.program.procedure(task.program.main));
        (task, shape)
    }

    fn named(task: &symra_ir::Task, name: &str) -> LocId {
        let main = task.program.procedure(task.program.main);
        LocId::new(main.locations.iter().position(|loc| loc.name == name).unwrap())
    }

    #[test]
    fn inner_loops_change_less() {
        let (task, shape) = shape(
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
        assert_eq!(shape.loops.keys().copied().collect::<Vec<_>>(), {
            let mut both = vec![outer, inner];
            both.sort_unstable();
            both
        });
        assert_eq!(shape.loops[&outer].modified.len(), 2);
        assert_eq!(shape.loops[&inner].modified.len(), 1);
    }

    #[test]
    fn a_loop_with_two_entries_has_a_head_on_every_cycle() {
        let (task, shape) = shape(
            "global i : Int
            proc main() {
              start -> a : assume (> i 0)
              start -> b : assume (<= i 0)
              a -> b : i := (+ i 1)
              b -> a : i := (- i 1)
              a -> exit : assume (= i 5)
            }",
        );
        assert_eq!(shape.loops.len(), 1);
        let head = *shape.loops.keys().next().unwrap();
        assert!([named(&task, "a"), named(&task, "b")].contains(&head));
        // From the entry both are reached; the one that is no head is within the region.
        assert!(shape.region_of(named(&task, "start")).len() >= 2);
    }
}
