//! The program that is searched: one procedure without calls, and without what can't influence the claims.

use symra_ir::{
    Direction, InlineLimits, Lift, Operation, Program, Task, inline_calls, propagate_constants,
    remove_dead_code, slice,
};

use super::SymexiaConfig;

/// A program made for the search.
pub(crate) struct Prepared {
    pub(crate) task: Task,
    /// The way back.
    pub(crate) lift: Lift,
    /// Whether calls were left out, so that the program can do less than the given one.
    pub(crate) cut: bool,
}

type Pass = fn(&Task) -> (Task, Lift);

/// How far calls are inlined. What recursion does beyond that is for other engines; and tables of locations by variables
/// have to fit into memory.
pub(crate) const LIMITS: InlineLimits = InlineLimits { recursion: 2, locations: 40_000 };

/// Makes the program for the search.
pub(crate) fn prepare(task: &Task, config: &SymexiaConfig) -> Prepared {
    let mut prepared = task.clone();
    let mut lift = Lift::identity();
    let mut cut = false;
    if has_calls(&task.program) {
        let (inlined, back) = inline_calls(&prepared, LIMITS);
        cut = cuts(&inlined.program) > cuts(&task.program);
        (prepared, lift) = (inlined, lift.then(back));
    }
    let (prepared, back) = simplified(prepared, config);
    Prepared { task: prepared, lift: lift.then(back), cut }
}

/// Leaves out what can't influence the claims.
pub(crate) fn simplified(task: Task, config: &SymexiaConfig) -> (Task, Lift) {
    let mut simple = (task, Lift::identity());
    let passes: &[Pass] =
        if config.slice { &[propagate_constants, slice, remove_dead_code] } else { &[] };
    for pass in passes {
        let (simpler, back) = pass(&simple.0);
        simple = (simpler, simple.1.then(back));
    }
    simple
}

fn has_calls(program: &Program) -> bool {
    let main = program.procedure(program.main);
    main.edges.iter().any(|edge| matches!(edge.operation, Operation::Call { .. }))
}

/// How many under-approximations a program has.
pub(crate) fn cuts(program: &Program) -> usize {
    program.approximations.iter().filter(|a| a.direction == Direction::Under).count()
}
