//! Which engines run on a program, side by side and in turn, and what they are given.
//!
//! ```text
//! given program -> prepare (a form for each engine) -> turns of engines -> certify::conclude -> the first verdict that holds up
//! ```
//!
//! [`Schedule`] has the tables, [`prepare()`] makes programs for engines, [`run`] does the work. Engines that work on the same
//! form of a program share a lemma store.

mod engines;
mod prepare;
mod run;
mod schedule;
mod wait;

pub use engines::{ContextConfig, Counts, Effort, EngineName, Settings, SharedSink, run_engine};
pub use prepare::{Form, PrepareConfig, has_calls, inline_limits, prepare};
pub use run::{Attempt, Job, PortfolioError, Tools, TurnTools, run};
pub use schedule::{Schedule, Share, Turn, When};
pub use wait::Patience;
