//! Programs: procedures of control-flow automata over sorted variables.

mod build;
mod explore;
mod graph;
mod link;
mod passes;
mod program;
mod run;
mod source;
#[doc(hidden)]
pub mod testing;
mod trace;
mod validate;

pub use build::ProgramBuilder;
pub use explore::{Domain, Exploration, ExploreLimits, explore, explore_with};
pub use link::VariableIndex;

pub use passes::{
    InlineLimits, Lift, LiftError, inline_calls, large_blocks, propagate_constants,
    remove_dead_code, simplify, slice,
};
pub use program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef,
    Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
};
pub use run::{
    Frame, Interpreter, Machine, Oracle, Outcome, Replay, ReplayError, ReplayedStep, Run, State,
    Status, StepError, follow, replay,
};
pub use source::{Position, SourceFile, SourceId};
pub use trace::{Invariant, Step, Trace};
pub use validate::{Fault, Part, Place, ProgramError, validate};
