//! From C programs to Symra programs.

pub mod diagnostic;
pub mod hir;
mod sema;
pub mod types;

pub use sema::{Analysis, Input, analyze};
