//! The verification engines: one algorithm, one file (a folder by phases where it is large).
//!
//! An engine gets a program, a solver backend and a budget, and returns a
//! [`Verdict`]. It knows no front end, no particular solver, no file, no clock and no terminal.

mod abstraction;
pub mod ase;
mod engine;
pub mod symex;
pub mod transitions;
pub mod ur;

pub use abstraction::system::{AbstractState, AbstractSystem, AbstractTransition};
pub use ase::{Ase, AseConfig, AseStatistics};
pub use engine::{Context, Engine, EngineError, Progress};
pub use symex::{PathEnd, PathSink, SearchOrder, Symex, SymexConfig};
pub use symra_verdict::{Budget, Verdict};
pub use ur::{Ur, UrConfig, UrStatistics};
