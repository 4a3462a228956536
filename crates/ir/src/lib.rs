//! Programs: procedures of control-flow automata over sorted variables.

mod build;
mod link;
mod program;
mod source;
mod trace;
mod validate;

pub use build::ProgramBuilder;
pub use link::VariableIndex;

pub use program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef,
    Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
};
pub use source::{Position, SourceFile, SourceId};
pub use trace::{Invariant, Step, Trace};
pub use validate::{Fault, Part, Place, ProgramError, validate};
