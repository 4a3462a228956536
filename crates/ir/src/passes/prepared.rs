//! A program made of another one by passes, for an engine to work on.

use std::ops::Range;

use super::lift::Lift;
use crate::program::Task;

/// A program made of a given one. What is said of it is looked at again, and taken back, by whoever has both.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The program. Its pool extends the given one's.
    pub task: Task,
    /// The way back to the given program.
    pub lift: Lift,
    /// Whether calls were left out, so that the program can do less than the given one. It records so in its approximations.
    pub truncated: bool,
    /// The claims, by number, that stand for calls or rounds of threads that were left out: a run that reaches one violates
    /// nothing of the given program.
    pub beyond: Range<usize>,
}

impl Prepared {
    /// The given program itself.
    pub fn unchanged(task: Task) -> Self {
        Self { task, lift: Lift::identity(), truncated: false, beyond: 0..0 }
    }

    /// Goes on with what a pass makes of the program.
    pub fn apply(&mut self, pass: impl FnOnce(&Task) -> (Task, Lift)) {
        let (task, back) = pass(&self.task);
        self.task = task;
        self.lift = std::mem::take(&mut self.lift).then(back);
    }
}
