//! Z3 in process, as a solver for Symra.
//!
//! ```
//! use symra_smt::{Answer, Backend, Limits};
//! use symra_smt_z3::Z3;
//! use symra_terms::{Sort, TermPool};
//!
//! let mut pool = TermPool::new();
//! let x = pool.var("x", &Sort::Bool);
//! let not_x = pool.not(x);
//! let mut solver = Z3.solver(&Limits::default())?;
//! solver.assert(&pool, x)?;
//! match solver.check(&pool, &[not_x])? {
//!     Answer::Unsat(mut refutation) => assert_eq!(refutation.core()?, [not_x]),
//!     Answer::Sat(_) | Answer::Unknown(_) => unreachable!("x and its negation contradict each other"),
//! }
//! # Ok::<(), symra_smt::SmtError>(())
//! ```

#[cfg(test)]
mod agreement;
mod ffi;
mod model;
mod quantifiers;
mod solver;
mod translate;
mod watch;

use symra_smt::{Backend, EliminateQuantifiers, Limits, SmtError, Solver};

pub use ffi::version;

/// Makes Z3 solvers, each with a context of its own.
#[derive(Clone, Copy, Default, Debug)]
pub struct Z3;

impl Backend for Z3 {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        Ok(Box::new(solver::Z3Solver::new(limits)?))
    }

    fn eliminator(&self, limits: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        let eliminator = quantifiers::Eliminator::new(limits).ok()?;
        Some(Box::new(eliminator))
    }
}
