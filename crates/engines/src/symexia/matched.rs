//! D10: when and for how long states are matched (see [`matching`](super::matching)).

use symra_smt::Solver;
use symra_verdict::{Budget, Violation};

use super::matching::{Matched, Matching};
use super::{Cegar, Outcome};
use crate::engine::EngineError;

/// When states are matched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// Before anything else: a short time, unless it promises to pay.
    First,
    /// When the facts did not suffice.
    Second,
}

impl<'r> Cegar<'r> {
    /// D10.
    pub(super) fn matching(&mut self) -> Result<Option<Matching<'r>>, EngineError> {
        if !self.config.matching {
            return Ok(None);
        }
        let solver = self.context.backend.solver(&self.help())?;
        Ok(Some(Matching::new(self.pool, &self.executor, self.matters, solver)))
    }

    /// D10: matches states for a while, and then as long as that may pay. A verdict, if there is one.
    pub(super) fn matched(&mut self, pace: Pace) -> Result<Option<Outcome>, EngineError> {
        let Some(mut matching) = self.matching.take() else { return Ok(None) };
        let found = self.match_at(&mut matching, pace)?;
        self.matching = Some(matching);
        Ok(found)
    }

    fn match_at(
        &mut self,
        matching: &mut Matching<'r>,
        pace: Pace,
    ) -> Result<Option<Outcome>, EngineError> {
        let mut solver = self.context.backend.solver(&self.context.budget.limits())?;
        let short = match pace {
            Pace::First => self.part(40),
            // A claim that regions can't exclude may be violated.
            Pace::Second if self.suspicious => self.part(3),
            Pace::Second => self.part(8),
        };
        let first = pace == Pace::First;
        if let Some(outcome) = self.match_states(matching, &mut *solver, first, &short)? {
            return Ok(Some(outcome));
        }
        if first && let Some(mut wider) = self.wider(matching)? {
            for budget in [self.part(8), self.share(1, 2)] {
                let found = self.match_states(&mut wider, &mut *solver, false, &budget)?;
                if found.is_some() {
                    return Ok(found);
                }
                if !wider.promises() {
                    break;
                }
            }
            self.suspicious |= wider.met_claim();
        }
        if !matching.promises() {
            return Ok(None);
        }
        let long = self.share(2, 3);
        self.match_states(matching, &mut *solver, first, &long)
    }

    /// An exploration of regions of the variables that have very many values.
    fn wider(&mut self, matching: &mut Matching<'r>) -> Result<Option<Matching<'r>>, EngineError> {
        let solver = self.context.backend.solver(&self.help())?;
        Ok(matching.wider(self.pool, &self.executor, self.matters, solver))
    }

    fn match_states(
        &mut self,
        matching: &mut Matching<'r>,
        solver: &mut dyn Solver,
        while_promising: bool,
        budget: &Budget,
    ) -> Result<Option<Outcome>, EngineError> {
        let executor = &mut self.executor;
        let found = matching.run(self.pool, executor, solver, while_promising, budget)?;
        self.statistics.matched = matching.states();
        self.statistics.queries = matching.queries();
        Ok(match found {
            Matched::Safe(Ok(formulas)) => Some(Outcome::Safe(Ok(self.invariant(&formulas)))),
            Matched::Safe(Err(why)) => Some(Outcome::Safe(Err(why))),
            Matched::Unsafe(claim, trace) => Some(Outcome::Unsafe(Violation { claim, trace })),
            Matched::Stopped => None,
        })
    }
}
