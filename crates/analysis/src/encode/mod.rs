//! The symbolic step, and what is made of it: blocks, values and runs from models.

mod block;
mod cases;
mod needed;
mod trace;
mod values;

pub use block::{Arrival, Block, Encoder, Memory, input_name};
pub use cases::Cases;
pub use trace::{Counterexample, Feasibility, feasible, tagged_trace, trace};
pub use values::Values;
