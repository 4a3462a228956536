//! Where candidates come from, and the inference of invariants from all of them.

pub mod arrays;
pub mod atoms;
mod auxiliary;
mod candidates;
mod conserved;
mod contracts;
mod inference;
mod measures;
mod objects;
mod roles;
mod threads;

pub use auxiliary::live_with_auxiliary;
pub use candidates::candidates;
pub use contracts::{contract_candidates, recorded_call};
pub use inference::{Inference, InferenceConfig};
pub use roles::Roles;
pub use threads::thread_candidates;
