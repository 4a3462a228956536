//! Z3 in process, as a solver for Symra.
//!
//! ```
//! let (major, _minor, _build) = symra_smt_z3::version();
//! assert!(major >= 4);
//! ```

mod ffi;

pub use ffi::version;
