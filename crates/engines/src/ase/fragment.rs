//! The two checks that an abstract transition system is an over-approximation.
//!
//! ```text
//! SF:1   function SAFEFRAGMENT(fin, inf)
//! SF:2     worklist <- inf
//! SF:3     while worklist is not empty do
//! SF:4       (a, t, b) <- remove element from worklist
//! SF:5       if not (a => pre(b, t)) then return false
//! SF:6       T <- { (a', t', b') in fin | a' in {a, b} }
//! SF:7       fin <- fin - T
//! SF:8       worklist <- worklist + T
//! SF:9     return true
//! ```

use super::Exactness;
use crate::abstraction::control::Goal;
use crate::abstraction::prover::Decision;
use crate::abstraction::system::{Graph, Out};
use crate::abstraction::{Abstraction, Halt, ValuationId};

/// What a check says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// The program is safe.
    Holds,
    /// The abstraction is closed under the program's steps, but some of its states can violate a claim.
    Unsafe,
    /// The abstraction is not closed.
    Open,
}

/// The explored abstract transitions under examination.
pub(super) struct Checks<'c, 'r> {
    pub(super) abstraction: &'c mut Abstraction<'r>,
    pub(super) graph: &'c Graph,
    pub(super) fragment: &'c [bool],
}

impl Checks<'_, '_> {
    fn valuation(&self, state: usize) -> ValuationId {
        self.graph.states[state].1
    }

    /// SF:1: is every explored transition of a fragment exact?
    pub(super) fn safe_fragment(&mut self, exactness: Exactness) -> Result<Outcome, Halt> {
        // The fragment is what SF:2, SF:6, SF:7 and SF:8 put on the worklist.
        for state in 0..self.graph.states.len() {
            if !self.fragment[state] {
                continue;
            }
            // SF:3 and SF:4
            if !self.is_exact(state, exactness)? {
                return Ok(Outcome::Open); // SF:5
            }
        }
        self.excludes_claims(self.fragment.to_vec().as_slice()) // SF:9
    }

    /// Are the explored transitions of a state exact?
    fn is_exact(&mut self, state: usize, exactness: Exactness) -> Result<bool, Halt> {
        let graph = self.graph;
        for out in &graph.out[state] {
            for (to, _) in &out.to {
                if !self
                    .abstraction
                    .must(self.valuation(state), out.action, graph.states[*to].1)?
                    .is_yes()
                {
                    return Ok(false);
                }
            }
        }
        match exactness {
            Exactness::Published => Ok(true),
            Exactness::Corrected => self.is_covered(state), // D1
        }
    }

    /// Does every transition lead from all states of an abstract state only to explored successors of it?
    pub(super) fn is_covered(&mut self, state: usize) -> Result<bool, Halt> {
        let point = self.graph.states[state].0;
        let moves =
            self.abstraction.control.moves(self.abstraction.pool, &self.abstraction.system, point);
        for step in moves.iter().filter(|step| matches!(step.to, Goal::Point(_))) {
            let successors = self.successors(state, step.transition);
            if !self.abstraction.covered(self.valuation(state), step.action, &successors)?.is_yes()
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn successors(&self, state: usize, transition: usize) -> Vec<ValuationId> {
        let out = self.graph.out[state].iter().find(|out| out.transition == transition);
        out.map(|out| self.graph.valuations(out)).unwrap_or_default()
    }

    /// Is every fragment state covered? What published exactness leaves open.
    pub(super) fn closed_fragment(&mut self) -> Result<Outcome, Halt> {
        for state in 0..self.graph.states.len() {
            if self.fragment[state] && !self.is_covered(state)? {
                return Ok(Outcome::Open);
            }
        }
        self.excludes_claims(self.fragment.to_vec().as_slice())
    }

    /// Do the chosen abstract states have no state that violates a claim?
    fn excludes_claims(&mut self, chosen: &[bool]) -> Result<Outcome, Halt> {
        for (state, _) in chosen.iter().enumerate().filter(|(_, chosen)| **chosen) {
            let (point, valuation) = self.graph.states[state];
            let moves = self.abstraction.control.moves(
                self.abstraction.pool,
                &self.abstraction.system,
                point,
            );
            for step in moves.iter().filter(|step| matches!(step.to, Goal::Claim(_))) {
                if !self.abstraction.excludes(valuation, step.action)?.is_yes() {
                    return Ok(Outcome::Unsafe);
                }
            }
        }
        Ok(Outcome::Holds)
    }

    /// Is the set of all explored abstract states an inductive invariant?
    pub(super) fn inductive_invariant(&mut self, exactness: Exactness) -> Result<Outcome, Halt> {
        let graph = self.graph;
        for state in 0..graph.states.len() {
            let holds = match exactness {
                Exactness::Published => {
                    let mut holds = true;
                    for out in &graph.out[state] {
                        holds = holds
                            && (self.all_must(state, out)?
                                || self.stays(state, out.transition, out.action)?);
                    }
                    holds
                }
                Exactness::Corrected => self.is_covered(state)? || self.all_stay(state)?, // D1
            };
            if !holds {
                return Ok(Outcome::Open);
            }
        }
        self.excludes_claims(&vec![true; graph.states.len()])
    }

    fn all_must(&mut self, state: usize, out: &Out) -> Result<bool, Halt> {
        for (to, _) in &out.to {
            if !self
                .abstraction
                .must(self.valuation(state), out.action, self.graph.states[*to].1)?
                .is_yes()
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Does every transition from a state stay among the explored states?
    fn all_stay(&mut self, state: usize) -> Result<bool, Halt> {
        let point = self.graph.states[state].0;
        let moves =
            self.abstraction.control.moves(self.abstraction.pool, &self.abstraction.system, point);
        for step in moves.iter().filter(|step| matches!(step.to, Goal::Point(_))) {
            if !self.stays(state, step.transition, step.action)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// `sp(a, t) => or of A`
    fn stays(&mut self, state: usize, transition: usize, action: u32) -> Result<bool, Halt> {
        let (point, a) = self.graph.states[state];
        let moves =
            self.abstraction.control.moves(self.abstraction.pool, &self.abstraction.system, point);
        let step = moves.iter().find(|step| step.transition == transition);
        let Some(Goal::Point(to)) = step.map(|step| step.to) else { return Ok(true) };
        let mut there: Vec<ValuationId> = self
            .graph
            .states
            .iter()
            .filter(|(point, _)| *point == to)
            .map(|(_, valuation)| *valuation)
            .collect();
        there.retain(|b| self.abstraction.agrees(a, action, *b));
        there.sort_unstable();
        Ok(self.abstraction.covered(a, action, &there)? == Decision::Yes)
    }
}
