//! Sorts, hash-consed terms, rewriting, evaluation, SMT-LIB text.

mod apply;
mod assignment;
mod build;
mod eval;
mod op;
mod plan;
mod pool;
pub mod smtlib;
mod sort;
mod subst;
mod value;
mod walk;

#[doc(hidden)]
pub mod testing;

pub use apply::apply;
pub use assignment::Assignment;
pub use op::{ConstId, Op, Symbol};
pub use plan::{Environment, Plan, Results, Scratch};
pub use pool::{Term, TermPool};
pub use sort::{ArraySort, FloatFormat, Sort};
pub use subst::Substitution;
pub use value::{
    ArrayValue, BitVec, Float, Integer, ParseBitVecError, ParseFloatError, ParseIntegerError,
    RoundingMode, Value,
};
pub use walk::{PostOrder, Variables};
