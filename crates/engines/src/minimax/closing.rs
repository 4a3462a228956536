//! Looping parents: path-based loop invariants, by deleting constraints that the loop does not preserve.

use symra_analysis::encode::Memory;
use symra_ir::{EdgeId, LocId};
use symra_terms::Term;

use super::drawing::TreeEnd;
use super::known::{Follows, holds};
use super::memo::Support;
use super::search::{Outcome, Search};
use super::tree::Closed;
use super::vector::Mark;
use crate::engine::EngineError;

impl Search<'_, '_> {
    /// MM:11: tries to close a child of the last node, which is at a head, with a looping parent.
    pub(super) fn close(
        &mut self,
        loc: LocId,
        number: usize,
    ) -> Result<Option<Outcome>, EngineError> {
        if let Some(bound) = self.bound {
            if !self.is_too_deep(loc, bound) {
                return Ok(None);
            }
            self.truncated = true;
            let edge = self.edge_to(number);
            self.draw(edge, loc, TreeEnd::Cut);
            let (formula, support) = (self.tree.pool.true_(), Support::new());
            let closed = Closed { formula, support, deleted: self.tree.deleted, cut: true };
            return Ok(Some(Outcome::Closed(closed)));
        }
        let path = &self.tree.path;
        let parents: Vec<usize> = (0..path.len()).rev().filter(|at| path[*at].loc == loc).collect();
        let mut nearest = None;
        for parent in parents {
            // MM:12
            let wanted = self.kept(parent);
            let lost = self.lost(number, &wanted)?;
            if lost.is_empty() {
                return Ok(Some(self.back_at(parent, number)));
            }
            if nearest.is_none() && !self.is_locked(parent, &lost) {
                nearest = Some(parent);
            }
        }
        let Some(nearest) = nearest else { return Ok(None) };
        // A round of an outer loop lies between: the inner loop begins anew.
        let outer = |head: LocId| {
            head != loc && self.tree.encoder.cfa.forest.loops[&head].members.contains(&loc)
        };
        let between = &self.tree.path[nearest + 1..];
        if between.iter().any(|node| node.head.is_some() && outer(node.loc)) {
            return Ok(None);
        }
        self.invariant(nearest, number)
    }

    /// Whether some of a head's constraints must be kept.
    fn is_locked(&self, parent: usize, constraints: &[usize]) -> bool {
        let head = self.tree.path[parent].head.as_ref().expect("a looping parent is a head");
        let all = &head.vector.constraints;
        constraints.iter().any(|constraint| all[*constraint].mark == Mark::Max)
    }

    /// The constraints of a head that are kept, by their numbers.
    fn kept(&self, parent: usize) -> Vec<(usize, Term)> {
        let head = self.tree.path[parent].head.as_ref().expect("a looping parent is a head");
        let all = head.vector.constraints.iter().enumerate();
        all.filter(|(_, constraint)| constraint.mark != Mark::Min)
            .map(|(number, constraint)| (number, constraint.formula))
            .collect()
    }

    /// The edge to a child of the last node.
    fn edge_to(&self, number: usize) -> EdgeId {
        self.tree.path.last().expect("the parent should be there").children[number].edge
    }

    /// A child of the last node came back to a head.
    fn back_at(&mut self, parent: usize, number: usize) -> Outcome {
        let (edge, node) = (self.edge_to(number), &self.tree.path[parent]);
        let (loc, drawn) = (node.loc, node.drawn);
        self.draw(edge, loc, TreeEnd::Back(drawn));
        let head = self.tree.path[parent].head.as_ref().expect("a looping parent is a head");
        let (id, formula) = (head.id, head.vector.obligation(self.tree.pool));
        self.statistics.closed += 1;
        self.closed(formula, Support::from([id]))
    }

    /// `invariant` of the paper: deletes what a path of the loop does not preserve (D4). `None` if that is not allowed.
    fn invariant(&mut self, parent: usize, number: usize) -> Result<Option<Outcome>, EngineError> {
        let head = self.tree.path[parent].head.as_ref().expect("a looping parent is a head");
        let (id, saved) = (head.id, head.vector.clone());
        let inner = self.tree.path[parent + 1..].iter().position(|node| node.head.is_some());
        loop {
            let wanted = self.kept(parent);
            let lost = self.lost(number, &wanted)?;
            if lost.is_empty() {
                return Ok(Some(self.back_at(parent, number))); // MM:13
            }
            let head = self.tree.path[parent].head.as_mut().expect("a looping parent is a head");
            let marks = &mut head.vector.constraints;
            if lost.iter().any(|constraint| marks[*constraint].mark == Mark::Max) {
                let changed = saved.kept().count() != head.vector.kept().count();
                head.vector = saved;
                if changed {
                    self.tree.rebuild(parent)?;
                }
                return Ok(None); // MM:14
            }
            for constraint in lost {
                marks[constraint].mark = Mark::Min;
            }
            self.tree.deleted += 1;
            tracing::debug!(head = id, "constraints deleted");
            if let Some(inner) = inner {
                // What inner heads know may have come from here: they are explored again.
                let gone = self.tree.truncate(parent + 1 + inner)?;
                self.memo.forget(self.tree.pool, &mut self.tree.encoder, &gone);
                self.tree.rebuild(parent)?;
                return Ok(Some(Outcome::Changed));
            }
            self.tree.rebuild(parent)?;
        }
    }

    /// Which of the formulas do not follow at a child of the last node.
    fn lost(&mut self, number: usize, wanted: &[(usize, Term)]) -> Result<Vec<usize>, EngineError> {
        let top = self.tree.path.last().expect("the parent should be there");
        let child = &top.children[number];
        let (fact, memory): (Option<Term>, Memory) = (child.fact, child.memory.clone());
        let mut lost = Vec::new();
        let mut open = Vec::new();
        for (constraint, formula) in wanted {
            let value = self.tree.value(&memory, *formula);
            if value == self.tree.pool.false_() {
                lost.push(*constraint);
            } else if value != self.tree.pool.true_() {
                open.push((*constraint, value));
            }
        }
        while !open.is_empty() {
            let values: Vec<Term> = open.iter().map(|(_, value)| *value).collect();
            let all = self.tree.pool.and(&values);
            match self.tree.follows(fact, all)? {
                Follows::Yes => break,
                Follows::No(state) => {
                    let pool = &*self.tree.pool;
                    let violated = |value: Term| !holds(pool, value, &state);
                    let before = open.len();
                    lost.extend(open.iter().filter(|(_, v)| violated(*v)).map(|(c, _)| *c));
                    open.retain(|(_, value)| !violated(*value));
                    if open.len() == before {
                        self.lost_each(fact, open, &mut lost)?;
                        break;
                    }
                }
                Follows::Undecided => {
                    self.lost_each(fact, open, &mut lost)?;
                    break;
                }
            }
        }
        Ok(lost)
    }

    /// The same, one by one.
    fn lost_each(
        &mut self,
        fact: Option<Term>,
        open: Vec<(usize, Term)>,
        lost: &mut Vec<usize>,
    ) -> Result<(), EngineError> {
        for (constraint, value) in open {
            match self.tree.follows(fact, value)? {
                Follows::Yes => (),
                Follows::No(_) | Follows::Undecided => lost.push(constraint),
            }
        }
        Ok(())
    }
}
