//! Sorts, hash-consed terms, rewriting, evaluation, SMT-LIB text.
//!
//! A [`TermPool`] holds terms, each once; a [`Term`] is a small index into it. Terms are made by the pool's constructors,
//! one for each operator, which check the sorts of their arguments and simplify as they build: constants are
//! folded, sums are kept in a normal form, bytes that were taken apart are put together again, an array that was written at an index
//! is read there. So most of what symbolic execution asks is answered before any solver sees it.
//!
//! ```
//! use symra_terms::{Sort, TermPool, Value, smtlib};
//!
//! let mut pool = TermPool::new();
//! let x = pool.var("x", &Sort::Bv(32));
//! let y = pool.var("y", &Sort::Bv(32));
//!
//! // (x + 1) + 2 is x + 3, and it differs from x.
//! let (one, two) = (pool.bv(1, 32), pool.bv(2, 32));
//! let next = pool.bv_add(x, one);
//! let third = pool.bv_add(next, two);
//! assert_eq!(pool.display(third).to_string(), "(bvadd x #x00000003)");
//! assert_eq!(pool.eq(third, x), pool.false_());
//!
//! // What is left is a term that can be evaluated, printed and read.
//! let less = pool.bv_ult(third, y);
//! assert_eq!(smtlib::read_term(&mut pool, "(bvult (bvadd #x00000003 x) y)"), Ok(less));
//! let value = pool.evaluate(less, &mut |symbol| match pool.name(symbol) {
//!     "x" => Value::bv(4, 32),
//!     _ => Value::bv(8, 32),
//! });
//! assert_eq!(value, Value::Bool(true));
//! ```
//!
//! - [`Op`] lists the operators and fixes their meaning where SMT-LIB leaves it open; [`apply`] computes them on
//!   [`Value`]s.
//! - [`TermPool::evaluate`] gives the value of a term under values of its variables, [`Plan`] does so many times.
//! - [`Substitution`] puts terms for variables, [`Variables`] says which variables a term has,
//!   [`TermPool::post_order`] visits its subterms.
//! - [`smtlib`] prints and reads.
//!
//! Nothing here recurses over the depth of a term: a term of a million levels is built, printed, read, evaluated and dropped. Every result is
//! determined by what the pool was asked before, so runs can be repeated.

mod apply;
mod assignment;
mod build;
mod eval;
mod import;
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
