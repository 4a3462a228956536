//! Programs: procedures of control-flow automata over sorted variables.
//!
//! A [`Program`] with the pool of its terms is a [`Task`]: what front ends make ([`ProgramBuilder`]) and engines are
//! given. It goes wrong when it reaches a location that carries a [`Claim`]. This crate has its text form ([`parse()`],
//! [`print()`]; `docs/ir.md` describes it), pictures ([`dot`], [`listing`]), an [`Interpreter`], the [`replay`] of
//! traces, explicit-state search ([`explore`]), and passes that simplify programs and take traces and invariants back
//! ([`simplify`], [`Lift`]).
//!
//! ```
//! use symra_ir::{Domain, ExploreLimits, explore, parse, replay, simplify};
//!
//! let text = "
//! global x : (_ BitVec 3)
//! global y : Int
//! proc main() {
//!   start -> head : x := #b000, y := 1
//!   head -> body : assume (bvult x #b101)
//!   body -> head : x := (bvadd x #b001), y := (* 2 y)
//!   head -> exit : assume (bvuge x #b101)
//!   head -> bad : assume (= x #b100)
//!   error bad \"x is 4\"
//! }";
//! let task = parse(text).expect("the text should be a program");
//!
//! // Nothing depends on y.
//! let (simpler, lift) = simplify(&task);
//! assert!(!symra_ir::print(&simpler).contains("y :="));
//!
//! // All runs, with every value that x can start with; the values of y don't matter.
//! let domain = |var| Domain { complete: true, ..Domain::of_sort(simpler.sort(var), 8) };
//! let found = explore(&simpler, &domain, ExploreLimits::default());
//! let (claim, trace) = found.violations.first_key_value().expect("x should become 4");
//!
//! // The run of the simpler program is one of the original.
//! let original = lift.trace(trace).expect("the trace should be lifted");
//! let replayed = replay(&task, &original).expect("the trace should be a run");
//! assert_eq!(replayed.violated(), Some(*claim));
//! ```

mod build;
mod cfa;
pub mod debug;
mod explore;
mod graph;
mod link;
mod loops;
mod names;
mod passes;
mod picture;
mod program;
mod run;
mod same;
mod source;
pub mod temporal;
#[doc(hidden)]
pub mod testing;
mod text;
mod threads;
mod trace;
mod validate;

pub use build::ProgramBuilder;
pub use cfa::{Action, Cfa, CfaEdge, HasCalls};
pub use explore::{Domain, Exploration, ExploreLimits, explore, explore_with};
pub use link::VariableIndex;
pub use loops::{Loop, LoopForest, WeakOrder, Worklist};
pub use names::{
    Names, OBJECT_BITS, depends_on_names, has_new_names, has_unknown_name, is_name, name_of,
    names_in, rename,
};
pub use passes::{
    Atom, CallSite, Callee, Contract, Counted, InlineLimits, Instrumented, Lift, LiftError,
    LoopBound, Prepared, Product, Returns, Sequentialization, States, Temporal, VarSet,
    count_visits, descend, inline_bounded_calls, inline_calls, inline_plain_calls,
    inline_returning_calls, instrument_contracts, instrument_open_contracts, live_variables,
    live_variables_with, localize, loops_for_tail_calls, propagate_constants, remove_dead_code,
    sequentialize, simplify, slice, split_arrays, temporal_product, unroll,
};
pub use picture::{dot, listing};
pub use program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Edge, EdgeId, EdgeRef, Inexact, LocId,
    LocRef, Location, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
};
pub use run::{
    Choices, Frame, Interpreter, Machine, Oracle, Outcome, Replay, ReplayError, ReplayedStep, Run,
    State, Status, StepError, follow, guess_rounds, minimize, replay,
};
pub use same::{has_new_name, same_up_to_names};
pub use source::{Position, SourceFile, SourceId};
pub use text::{DisplayOperation, TextError, TextFault, parse, parse_file, parse_in, print};
pub use threads::{
    ThreadCode, ThreadError, ThreadPrimitives, all_interleavings, interleave, left_out,
};
pub use trace::{Invariant, Repeat, Step, Trace};
pub use validate::{Fault, Part, Place, ProgramError, validate};
