//! From C programs to Symra programs.

pub mod hir;
pub mod types;
