//! Facts about all cells as a part of the engine's run.

use symra_ir::Invariant;

use super::{guesses, leave_out_weaker};
use crate::engine::EngineError;
use crate::symexia::candidates::candidates;
use crate::symexia::houdini::Houdini;
use crate::symexia::{Cegar, join};

impl Cegar<'_> {
    /// D11. The formulas that prove the program, if those about all cells do.
    pub(crate) fn cells(
        &mut self,
        houdini: &mut Houdini<'_>,
    ) -> Result<Option<Invariant>, EngineError> {
        if !self.config.cells {
            return Ok(None);
        }
        let mut guesses = guesses(self.pool, &mut self.executor);
        let guessed: usize = guesses.facts.values().map(Vec::len).sum();
        guesses.refute(self.pool, &self.samples.states);
        let tried: usize = guesses.facts.values().map(Vec::len).sum();
        tracing::debug!(guessed, tried, "facts about all cells");
        if guesses.facts.values().all(Vec::is_empty) {
            return Ok(None);
        }
        let (backend, limits) = (self.context.backend, self.help());
        let executor = &mut self.executor;
        let mut hard = Houdini::about_arrays(self.pool, executor, backend, &limits)?;
        hard.add(self.pool, &self.inductive)?;
        let budget = self.part(2);
        let found = hard.inductive(self.pool, &mut self.executor, &guesses.facts, &budget)?;
        let Some(mut kept) = found else {
            tracing::debug!("the facts about all cells took too long");
            return Ok(None);
        };
        leave_out_weaker(self.pool, &mut kept);
        for (head, fact) in kept.iter().flat_map(|(head, all)| all.iter().map(move |f| (head, f))) {
            tracing::debug!(head = head.0, fact = %self.pool.display(*fact), "holds of all cells");
        }
        if self.open_question.is_none()
            && let budget = self.part(3)
            && let Some(needed) = hard.needed(self.pool, &mut self.executor, &kept, &budget)?
        {
            let mut formulas = self.inductive.clone();
            join(&mut formulas, &needed);
            return Ok(Some(self.invariant(&formulas)));
        }
        houdini.add(self.pool, &kept)?;
        join(&mut self.facts, &kept);
        join(&mut self.inductive, &kept);
        if kept.values().all(Vec::is_empty) {
            return Ok(None);
        }
        // What holds of cells may be what the facts about other variables lacked.
        self.equations(houdini)?;
        let guesses = candidates(self.pool, &mut self.executor);
        self.strengthen(houdini, guesses)
    }
}
