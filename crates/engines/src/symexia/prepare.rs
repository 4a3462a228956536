//! The program that is searched: one procedure without calls, and without what can't influence the claims.

use symra_ir::{
    Direction, InlineLimits, Lift, Operation, Program, Rounds, Task, inline_calls,
    propagate_constants, remove_dead_code, slice, unroll,
};
use symra_verdict::Budget;

use super::SymexiaConfig;
use super::shape::Shape;
use crate::facts::loop_facts;

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
pub(crate) const LIMITS: InlineLimits = InlineLimits { recursion: 2, locations: 120_000 };

/// Loops that go round at most so often may be unrolled.
const ROUNDS: u64 = 16;
/// Unrolling may add so many locations.
const ROOM: usize = 2000;
/// Programs with more locations are not unrolled.
const LARGE: usize = 8000;
/// Loops are unrolled so deep in each other.
const NESTING: usize = 3;

/// Makes the program for the search.
pub(crate) fn prepare(task: &Task, config: &SymexiaConfig, budget: &Budget) -> Prepared {
    let mut prepared = task.clone();
    let mut lift = Lift::identity();
    let mut cut = false;
    if has_calls(&task.program) {
        let (inlined, back) = inline_calls(&prepared, LIMITS);
        cut = cuts(&inlined.program) > cuts(&task.program);
        (prepared, lift) = (inlined, lift.then(back));
    }
    let simplify = |prepared: Task, lift: Lift| {
        let (simple, back) = simplified(prepared, config);
        (simple, lift.then(back))
    };
    (prepared, lift) = simplify(prepared, lift);
    let mut room = if config.unroll { ROOM } else { 0 };
    for _ in 0..NESTING {
        let loops = bounded(&mut prepared, &mut room, budget);
        if loops.is_empty() {
            break;
        }
        let (longer, back) = unroll(&prepared, &loops);
        (prepared, lift) = simplify(longer, lift.then(back));
    }
    Prepared { task: prepared, lift, cut }
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

/// Innermost loops of few rounds.
fn bounded(task: &mut Task, room: &mut usize, budget: &Budget) -> Vec<Rounds> {
    let main = task.program.main;
    let procedure = task.program.procedure(main);
    if *room == 0 || procedure.locations.len() > LARGE {
        return Vec::new();
    }
    let shape = Shape::new(procedure);
    let innermost = shape.loops.iter().filter(|(head, inner)| {
        inner.members.iter().all(|loc| loc == *head || !shape.is_head(*loc))
    });
    let innermost: Vec<_> = innermost.collect();
    if innermost.is_empty() {
        return Vec::new();
    }
    let bounds = loop_facts(&mut task.pool, &task.program, main, budget).bounds;
    let mut chosen = Vec::new();
    for (head, inner) in innermost {
        let Some(bound) = bounds.get(head).copied().filter(|bound| *bound <= ROUNDS) else {
            continue;
        };
        let bound = usize::try_from(bound).expect("a small number should fit");
        let more = inner.members.len() * bound;
        if more <= *room {
            *room -= more;
            chosen.push(Rounds { head: *head, members: inner.members.clone(), bound });
        }
    }
    chosen
}

fn has_calls(program: &Program) -> bool {
    let main = program.procedure(program.main);
    main.edges.iter().any(|edge| matches!(edge.operation, Operation::Call { .. }))
}

/// How many under-approximations a program has.
pub(crate) fn cuts(program: &Program) -> usize {
    program.approximations.iter().filter(|a| a.direction == Direction::Under).count()
}
