//! SMT-LIB text: printing of terms and queries, reading of terms, sorts and scripts.
//!
//! Printed text means the same to any solver that follows the standard. Where that leaves a result open that is fixed here (see
//! [`Op`](crate::Op)), a guard is printed around the function; reading turns the guarded form into the operator again.
//! One function is not of the standard, though solvers know it: `fp.to_ieee_bv`.

mod call;
mod command;
mod error;
mod lex;
mod print;
mod read;
mod script;
mod sorts;
mod symbol;
mod words;

pub use command::{Script, read_script};
pub use error::{ReadCause, ReadError};
pub use print::TermText;
pub use read::read_term;
pub use script::write_script;
pub use sorts::read_sort;
