//! Tactics on single formulas.

use std::ffi::CStr;

use symra_smt::SmtError;
use z3_sys as z3;

use super::object::{ApplyResult, Goal, Tactic};
use super::{Ast, Context};

impl Context {
    /// What the tactics, one after the other, make of a formula: a disjunction of conjunctions.
    pub(crate) fn rewrite(
        &self,
        tactics: &[&CStr],
        formula: &Ast,
    ) -> Result<Vec<Vec<Ast>>, SmtError> {
        let raw = self.raw();
        // SAFETY: the formula is held, every object is held as soon as it is returned, the names are
        // constant strings, and the positions are below the counts.
        unsafe {
            let goal = Goal::new(self, self.got(z3::Z3_mk_goal(raw, true, false, false))?);
            z3::Z3_goal_assert(raw, goal.raw(), formula.raw());
            self.done()?;
            let mut all: Option<Tactic> = None;
            for name in tactics {
                let next = Tactic::new(self, self.got(z3::Z3_mk_tactic(raw, name.as_ptr()))?);
                all = Some(match all {
                    None => next,
                    Some(first) => {
                        let both = z3::Z3_tactic_and_then(raw, first.raw(), next.raw());
                        Tactic::new(self, self.got(both)?)
                    }
                });
            }
            let Some(tactic) = all else { return Ok(vec![vec![formula.clone()]]) };
            let result = self.got(z3::Z3_tactic_apply(raw, tactic.raw(), goal.raw()))?;
            let result = ApplyResult::new(self, result);
            (0..z3::Z3_apply_result_get_num_subgoals(raw, result.raw()))
                .map(|i| {
                    let part = self.got(z3::Z3_apply_result_get_subgoal(raw, result.raw(), i))?;
                    let part = Goal::new(self, part);
                    (0..z3::Z3_goal_size(raw, part.raw()))
                        .map(|k| self.ast(z3::Z3_goal_formula(raw, part.raw(), k)))
                        .collect()
                })
                .collect()
        }
    }
}
