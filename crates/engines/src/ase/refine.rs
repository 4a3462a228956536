//! Refinement by preimages.

use symra_terms::Term;

use super::fragment::Checks;
use super::search::Explored;
use super::{Ase, Exactness, Sources};
use crate::abstraction::{Abstraction, Halt};

impl Ase {
    /// Adds predicates that tell apart what inexact transitions confuse. `closed` says that the claims' own predicates
    /// are wanted. Says whether there is a new one.
    pub(super) fn add_predicates(
        &self,
        abstraction: &mut Abstraction<'_>,
        explored: &Explored,
        fragment: &[bool],
        closed: bool,
    ) -> Result<bool, Halt> {
        let all = vec![true; explored.graph.states.len()];
        let mut sources = match self.config.sources {
            Sources::Fragment => vec![fragment, &all[..]], // D3
            Sources::All => vec![&all[..]],
        };
        if closed {
            // D4
            let found = abstraction.guard_predicates(true)?;
            if add(abstraction, found) {
                return Ok(true);
            }
            sources.reverse();
        }
        for chosen in sources {
            let mut checks = Checks { abstraction, graph: &explored.graph, fragment: chosen };
            let found = checks.preimages(self.config.exactness)?;
            if add(abstraction, found) {
                return Ok(true);
            }
        }
        // As a last resort: the cover may hold with predicates that tell the claims.
        let found = abstraction.guard_predicates(true)?;
        Ok(add(abstraction, found))
    }
}

/// Adds predicates; says whether one is new.
fn add(abstraction: &mut Abstraction<'_>, found: Vec<Term>) -> bool {
    let mut new = false;
    for predicate in found {
        new |= abstraction.predicates.add(abstraction.pool, predicate); // RF:11
    }
    new
}

impl Checks<'_, '_> {
    /// The predicates in the preimages of inexact transitions from the chosen states, in the order of these.
    fn preimages(&mut self, exactness: Exactness) -> Result<Vec<Term>, Halt> {
        let graph = self.graph;
        let mut found = Vec::new();
        for (state, (_, a)) in graph.states.iter().enumerate() {
            if !self.fragment[state] {
                continue;
            }
            for out in &graph.out[state] {
                let mut all_must = true;
                for (to, _) in &out.to {
                    let b = graph.states[*to].1;
                    if !self.abstraction.must(*a, out.action, b)?.is_yes() {
                        all_must = false;
                        found.extend(self.abstraction.refinement(*a, out.action, b)?); // RF:10
                    }
                }
                let successors = graph.valuations(out);
                if all_must
                    && exactness == Exactness::Corrected
                    && !self.abstraction.covered(*a, out.action, &successors)?.is_yes()
                {
                    // D1
                    for missing in self.abstraction.missing(*a, out.action, &successors)? {
                        found.extend(self.abstraction.refinement(*a, out.action, missing)?);
                    }
                }
            }
        }
        Ok(found)
    }

    /// For each state, each of its moves and each target: whether the transition is exact.
    pub(super) fn exact_transitions(
        &mut self,
        exactness: Exactness,
    ) -> Result<Vec<Vec<Vec<bool>>>, Halt> {
        let graph = self.graph;
        let mut exact = Vec::with_capacity(graph.states.len());
        for (state, (_, a)) in graph.states.iter().enumerate() {
            let mut of_state = Vec::with_capacity(graph.out[state].len());
            for out in &graph.out[state] {
                let covered = exactness == Exactness::Published
                    || self.abstraction.covered(*a, out.action, &graph.valuations(out))?.is_yes();
                let mut of_move = Vec::with_capacity(out.to.len());
                for (to, _) in &out.to {
                    let must = self.abstraction.must(*a, out.action, graph.states[*to].1)?.is_yes();
                    of_move.push(covered && must);
                }
                of_state.push(of_move);
            }
            exact.push(of_state);
        }
        Ok(exact)
    }
}
