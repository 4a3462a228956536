//! The text form of programs: one declaration or edge a line. `docs/ir.md` describes it.

mod edge;
mod error;
mod lex;
mod parse;
mod print;

pub use error::{TextError, TextFault};
pub use parse::{parse, parse_file, parse_in};
pub use print::{DisplayOperation, print};
