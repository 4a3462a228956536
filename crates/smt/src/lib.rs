//! Solvers as the engines see them: a small trait, a three-armed answer, limits, and decorators.
//!
//! An engine is given a [`Backend`] and makes [`Solver`]s with it. [`Layered`] puts decorators around those of another backend:
//!
//! - [`Counted`] counts queries, their answers and their time;
//! - [`Independent`] splits a query into parts that share no variables;
//! - [`Cached`] answers from models and cores of earlier queries;
//! - guesses try constants of small queries, and ranges decide queries about floats, as do operations that are opaque;
//! - [`Validated`] checks each model with our own evaluator;
//! - [`Logged`] writes each query to an SMT-LIB file.
//!
//! [`Confirmed`] has a second solver look at what the first one refutes: re-checks ask that way.
//!
//! [`Backend::bits`] makes solvers of bit-vectors for very many small queries: gates of a SAT solver.
//! [`WithoutArrays`] asks about the elements that are read instead of about arrays, and so does [`Growing`] where facts only grow;
//! it can ask about integers instead of bit-vectors too. [`ArrayFallback`] does so where a query as it is takes long.
//!
//! ```
//! use symra_smt::{Answer, SmtError, Solver};
//! use symra_terms::{Term, TermPool};
//!
//! /// Do the facts of the solver imply the claim? `None` if the solver does not know.
//! fn implies(
//!     solver: &mut dyn Solver,
//!     pool: &mut TermPool,
//!     claim: Term,
//! ) -> Result<Option<bool>, SmtError> {
//!     let counterexample = pool.not(claim);
//!     Ok(match solver.check(pool, &[counterexample])? {
//!         Answer::Unsat(_) => Some(true),
//!         Answer::Sat(_) => Some(false),
//!         Answer::Unknown(_) => None,
//!     })
//! }
//! ```

mod array_fallback;
mod bits;
mod cached;
mod cancel;
mod chain;
mod confirmed;
#[doc(hidden)]
pub mod contract;
mod counted;
mod evaluation;
mod facts;
mod guessed;
mod independent;
mod integers;
mod logged;
mod opaque;
mod ranges;
mod shortcut;
mod solver;
mod statistics;
mod stored;
#[cfg(test)]
mod testing;
mod validated;
mod without_arrays;

pub use array_fallback::ArrayFallback;
pub use cached::{CacheConfig, Cached};
pub use cancel::{Cancel, Registration};
pub use chain::{Layered, Layers};
pub use confirmed::{Confirmations, Confirmed};
pub use counted::{Counted, CountedAt};
pub use independent::Independent;
pub use logged::{Logged, QueryLog};
pub use solver::{
    Answer, Backend, EliminateQuantifiers, Frame, Limits, Logic, Model, Refutation, SmtError,
    Solver, WhyUnknown, persist,
};
pub use statistics::{Counter, Queries, Statistics};
pub use validated::Validated;
pub use without_arrays::{Growing, WithoutArrays};
