//! Passes: programs to simpler programs, each with its way back.
//!
//! A pass is a function from a task to a task and a [`Lift`]. The new task's pool extends the old one's, so that terms
//! of the old program mean the same in it. Claims keep their numbers, and so do the variables that both programs have.
//! A claim can be violated in the new program exactly if it can in the old one (up to what a pass records in
//! `approximations`).

mod cells;
mod constants;
mod contracts;
mod dead;
mod descend;
mod inline;
mod lift;
mod live;
mod localize;
mod prepared;
mod sequentialize;
mod slice;
mod tail;
mod temporal;
mod unroll;
pub(crate) mod uses;
mod visits;

pub use cells::split_arrays;
pub use constants::propagate_constants;
pub use contracts::{
    CallSite, Callee, Contract, Instrumented, instrument_contracts, instrument_open_contracts,
};
pub use dead::remove_dead_code;
pub use descend::{Returns, descend};
pub use inline::{
    InlineLimits, inline_bounded_calls, inline_calls, inline_plain_calls, inline_returning_calls,
};
pub use lift::{Lift, LiftError};
pub use live::{live_variables, live_variables_with};
pub use localize::localize;
pub use prepared::Prepared;
pub use sequentialize::{Sequentialization, sequentialize};
pub use slice::slice;
pub use tail::loops_for_tail_calls;
pub use temporal::{Atom, Product, States, Temporal, temporal_product};
pub use unroll::{LoopBound, unroll};
pub use uses::VarSet;
pub use visits::{Counted, count_visits};

use crate::program::Task;

/// All passes that keep procedures, one after the other: constants, slicing, dead code.
pub fn simplify(task: &Task) -> (Task, Lift) {
    let passes = [propagate_constants, slice, remove_dead_code];
    let mut result = (task.clone(), Lift::identity());
    for pass in passes {
        let (simpler, lift) = pass(&result.0);
        result = (simpler, result.1.then(lift));
    }
    result
}
