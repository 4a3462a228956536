//! The verification engines: one algorithm, one file (a folder by phases where it is large).
//!
//! An engine gets a program, a solver backend and a budget, and returns a
//! [`Verdict`]. It knows no front end, no particular solver, no file, no clock and no terminal.
//!
//! ```
//! use symra_engines::{Budget, Context, Engine as _, Progress, Symex, SymexConfig, Verdict};
//! use symra_smt_z3::Z3;
//!
//! let text = "global x : (_ BitVec 8)
//! proc main() {
//!   start -> doubled : x := (bvadd x x)
//!   doubled -> bad : assume (= x #x07)
//!   error bad \"a double is odd\"
//! }";
//! let mut task = symra_ir::parse(text).expect("the program should be right");
//! let (budget, progress) = (Budget::default(), Progress::default());
//! let lemmas = symra_analysis::Lemmas::new();
//! let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
//! let verdict = Symex::new(SymexConfig::default()).run(&mut task, &context)?;
//! assert!(matches!(verdict, Verdict::Safe(_)));
//! # Ok::<(), symra_engines::EngineError>(())
//! ```

mod abstraction;
pub mod acceleration;
pub mod ase;
pub mod bmc;
pub mod contracts;
mod engine;
pub mod houdini;
pub mod ic3ia;
pub mod kind;
pub mod lasso;
pub mod localization;
pub mod matching;
pub mod minimax;
pub mod modular;
mod needed;
pub mod ranking;
pub mod simulation;
pub mod symex;
pub mod symexia;
pub mod transitions;
pub mod ur;
pub mod visits;

pub use abstraction::system::{AbstractState, AbstractSystem, AbstractTransition};
pub use acceleration::{Acceleration, AccelerationStatistics};
pub use ase::{Ase, AseConfig, AseStatistics};
pub use bmc::{Bmc, BmcConfig, BmcStatistics};
pub use contracts::{Contracts, ContractsConfig, ContractsStatistics};
pub use engine::{Context, Engine, EngineError, Progress, helping, inductive, unsupported};
pub use houdini::{Houdini, HoudiniConfig};
pub use ic3ia::{Ic3ia, Ic3iaConfig, Ic3iaStatistics};
pub use kind::{Kind, KindConfig, KindStatistics};
pub use lasso::{LassoConfig, LassoSearch};
pub use localization::{Localization, LocalizationStatistics};
pub use matching::{Matching, MatchingConfig, MatchingStatistics};
pub use minimax::{Minimax, MinimaxConfig, MinimaxStatistics};
pub use modular::Modular;
pub use needed::with_lemmas;
pub use ranking::Ranking;
pub use simulation::{Simulation, SimulationConfig};
pub use symex::{PathEnd, PathSink, SearchOrder, Symex, SymexConfig};
pub use symexia::{Symexia, SymexiaConfig, SymexiaStatistics};
pub use symra_verdict::{Budget, Verdict};
pub use ur::{Ur, UrConfig, UrStatistics};
pub use visits::Visits;
