//! Running programs: an interpreter, its machine step by step, and the replay of traces.

mod choices;
mod code;
mod interpreter;
mod machine;
mod minimize;
mod replay;
mod rounds;
mod state;

pub use choices::Choices;
pub use interpreter::{Interpreter, Oracle, Outcome, Run};
pub use machine::{Machine, Status, StepError};
pub use minimize::minimize;
pub use replay::{Replay, ReplayError, ReplayedStep, follow, replay};
pub use rounds::guess_rounds;
pub use state::{Frame, State};
