//! Annotated states: the constraints at a head, each with what the search has decided of it.

use symra_analysis::interpolate::minimal;
use symra_smt::{Frame, SmtError, Solver};
use symra_terms::{Sort, Term, TermPool};

/// What is decided of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It must be deleted: the loop does not preserve it.
    Min,
    /// It must be kept: something infeasible would become feasible without it.
    Max,
    /// Nothing yet.
    Neutral,
}

/// A constraint of a state.
#[derive(Clone, Debug)]
pub struct Constraint {
    /// The formula, over the variables of the program.
    pub formula: Term,
    /// Stands for "it is kept" in interpolants, until the head is done (D3).
    pub keep: Term,
    /// What is decided of it.
    pub mark: Mark,
}

/// The constraints of a state.
#[derive(Clone, Debug, Default)]
pub struct Vector {
    /// The constraints, in the order in which they are preferred.
    pub constraints: Vec<Constraint>,
}

impl Vector {
    /// Adds a constraint; `head` tells its name from those of others.
    pub fn push(&mut self, pool: &mut TermPool, head: usize, formula: Term, mark: Mark) {
        let name = format!("?k.{head}.{}", self.constraints.len());
        let keep = pool.var(&name, &Sort::Bool);
        self.constraints.push(Constraint { formula, keep, mark });
    }

    /// Whether a formula is one of the constraints.
    pub fn contains(&self, formula: Term) -> bool {
        self.constraints.iter().any(|constraint| constraint.formula == formula)
    }

    /// The min interpretation: all but what is deleted.
    pub fn kept(&self) -> impl Iterator<Item = &Constraint> {
        self.constraints.iter().filter(|constraint| constraint.mark != Mark::Min)
    }

    /// The max interpretation: what must be kept.
    pub fn needed(&self) -> impl Iterator<Item = &Constraint> {
        self.constraints.iter().filter(|constraint| constraint.mark == Mark::Max)
    }

    /// What it takes to come back to this head: each constraint, as far as it is kept.
    pub fn obligation(&self, pool: &mut TermPool) -> Term {
        let parts: Vec<Term> = self
            .constraints
            .iter()
            .map(|constraint| pool.implies(constraint.keep, constraint.formula))
            .collect();
        pool.and(&parts)
    }

    /// The vector with all marks neutral.
    #[must_use]
    pub fn neutral(&self) -> Self {
        let mut neutral = self.clone();
        for constraint in &mut neutral.constraints {
            constraint.mark = Mark::Neutral;
        }
        neutral
    }

    /// Marks as few neutral constraints as possible so that all that must be kept excludes `phi`, together with what the solver
    /// holds. Whether that was found; if not, nothing is changed.
    pub fn interpolate(
        &mut self,
        pool: &TermPool,
        solver: &mut dyn Solver,
        phi: Term,
    ) -> Result<bool, SmtError> {
        let mut frame = Frame::enter(solver)?;
        frame.assert(pool, phi)?;
        for constraint in self.needed() {
            frame.assert(pool, constraint.formula)?;
        }
        let neutral: Vec<Term> = self
            .constraints
            .iter()
            .filter(|constraint| constraint.mark == Mark::Neutral)
            .map(|constraint| constraint.formula)
            .collect();
        let Some(core) = minimal(pool, &mut *frame, &neutral)? else { return Ok(false) };
        for constraint in &mut self.constraints {
            if constraint.mark == Mark::Neutral && core.contains(&constraint.formula) {
                constraint.mark = Mark::Max;
            }
        }
        Ok(true)
    }
}
