//! The rival that the paper names, iterative deepening: loops are unrolled up to a bound, without invariants. The interpolants
//! of the tree are a proof if they happen to be inductive; if not, the bound is raised.
//!
//! And what both share: lemmas for others.

use symra_analysis::Annotation;
use symra_analysis::encode::Encoder;
use symra_analysis::infer::{Inference, InferenceConfig};
use symra_analysis::system::CutPoints;
use symra_ir::LocId;
use symra_terms::Term;
use symra_verdict::Verdict;

use super::memo::Memo;
use super::search::Search;
use crate::engine::{EngineError, inductive};

impl Search<'_, '_> {
    /// Raises the bound until nothing is cut off any more, or a proof is found.
    pub(super) fn deepen(&mut self) -> Result<Verdict, EngineError> {
        let mut bound = 1;
        loop {
            self.statistics.deepenings += 1;
            self.bound = Some(bound);
            self.truncated = false;
            let verdict = self.traverse()?;
            let closed = matches!(verdict, Verdict::Safe(_));
            if !closed || !self.truncated {
                return Ok(verdict);
            }
            let interpolants = self.interpolants();
            if let Some(proof) = self.publish(interpolants)? {
                let cfa = self.tree.encoder.cfa;
                return Ok(Verdict::Safe(inductive(self.tree.pool, cfa, &proof)));
            }
            self.tree.truncate(0)?;
            self.memo = Memo::default();
            bound += 1;
        }
    }

    /// For each head the disjunction of its interpolants that lean on nothing.
    pub(super) fn interpolants(&mut self) -> Annotation {
        let mut formulas = Annotation::new();
        for head in self.tree.encoder.cfa.forest.heads() {
            let here = self.memo.all().filter(|entry| entry.loc == head);
            let each: Vec<Term> =
                here.filter(|entry| entry.support.is_empty()).map(|entry| entry.formula).collect();
            formulas.insert(head, vec![self.tree.pool.or(&each)]);
        }
        formulas
    }

    /// What is now kept at the heads of the path.
    pub(super) fn kept_on_the_path(&self) -> Annotation {
        let mut formulas = Annotation::new();
        for node in &self.tree.path {
            let Some(head) = &node.head else { continue };
            let all: &mut Vec<Term> = formulas.entry(node.loc).or_default();
            all.extend(head.vector.kept().map(|constraint| constraint.formula));
        }
        formulas
    }

    /// Gives others what is inductive of formulas at heads. All that is inductive, if it proves the program.
    pub(super) fn publish(
        &mut self,
        guesses: Annotation,
    ) -> Result<Option<Annotation>, EngineError> {
        let tree = &mut self.tree;
        let encoder = Encoder::new(tree.pool, tree.encoder.cfa, tree.encoder.live);
        let mut system = CutPoints::new(tree.pool, encoder);
        let budget = tree.context.budget.fraction(1, 8);
        let ground = (tree.context.backend, &budget, tree.context.lemmas);
        let mut inference = Inference::new(tree.pool, &system, InferenceConfig::default(), ground)?;
        Ok(inference.strengthen(tree.pool, &mut system, guesses)?)
    }

    /// Whether a path that comes to a head once more is to be cut off there. Rounds of an outer loop begin anew.
    pub(super) fn is_too_deep(&self, loc: LocId, bound: usize) -> bool {
        let loops = &self.tree.encoder.cfa.forest.loops;
        let outer = |head: LocId| head != loc && loops[&head].members.contains(&loc);
        let nodes = self.tree.path.iter().rev().filter(|node| node.head.is_some());
        let rounds = nodes.take_while(|node| !outer(node.loc)).filter(|node| node.loc == loc);
        rounds.count() >= bound
    }
}
