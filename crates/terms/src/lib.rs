//! Sorts, hash-consed terms, rewriting, evaluation, SMT-LIB text.

mod apply;
mod assignment;
mod build;
mod eval;
mod op;
mod pool;
mod sort;
mod value;

pub use apply::apply;
pub use assignment::Assignment;
pub use op::{ConstId, Op, Symbol};
pub use pool::{Term, TermPool};
pub use sort::{ArraySort, FloatFormat, Sort};
pub use value::{
    ArrayValue, BitVec, Float, Integer, ParseBitVecError, ParseFloatError, ParseIntegerError,
    RoundingMode, Value,
};
