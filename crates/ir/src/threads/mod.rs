//! Programs with threads as sequential programs: every interleaving is a run of one procedure with a scheduler.
//!
//! A front end gives a program in which a call of a certain procedure starts a thread, and calls of others begin and end atomic
//! sections, wait for a thread, or end one ([`ThreadPrimitives`]). The new program has one procedure:
//!
//! ```text
//! entry -> .. main, as long as it is alone .. -> scheduler
//! scheduler -> a : assume (= pc_t k)           thread t goes on at its point k
//! a -> .. the step .. -> scheduler : pc_t := k'
//! ```
//!
//! Each thread is an instance of its code with variables of its own; globals are shared. A *step* runs from one switch point to the
//! next (`points.rs`): before every access to a variable that another thread may access too, one of them writing; before what may
//! block; before what ends the program. What lies between is seen by nobody else, so that its place in an interleaving
//! does not matter (the simplest partial-order reduction).
//!
//! There are so many instances of a thread as its creations say, where they are in no loop, and a few where they are. Who needs
//! more reaches a claim of the kind [`Unsupported`](crate::ClaimKind::Unsupported): a proof shows that the instances suffice.
//! An instance is free again once its thread was joined.
//!
//! Exactness: one edge of the given program is one step of an interleaving unless it is in an atomic section. An edge with several
//! accesses to shared variables outside of one is recorded as an under-approximation. A condition that does not hold
//! ends the run; since there is a switch point before it, all that others do while a thread waits there is in other runs.

mod constants;
mod deadlock;
mod expand;
mod fair;
mod instances;
mod live;
mod modular;
mod persistent;
mod points;
mod product;
mod races;
mod reports;
mod steps;
mod unfold;

use rustc_hash::FxHashSet;

pub use fair::left_out;
pub use modular::ThreadCode;

use crate::program::{LocRef, Operation, ProcId, Scope, Task};

/// The procedures that mean something to a program with threads.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct ThreadPrimitives {
    /// A call of it starts a thread that runs its body; in the caller its only result gets the number of the thread. Its parameters are a pointer to a
    /// function, one to what that gets, and one to another function, each with an object and an offset.
    pub thread: ProcId,
    /// Begins an atomic section.
    pub begin: Vec<ProcId>,
    /// Ends one.
    pub end: Vec<ProcId>,
    /// Its body is an atomic section.
    pub atomic: FxHashSet<ProcId>,
    /// Gives the number of the thread.
    pub this: Option<ProcId>,
    /// Waits until the thread with the number that is its only argument has ended.
    pub join: Option<ProcId>,
    /// Ends the thread.
    pub exit: Option<ProcId>,
    /// The prefix of the names of globals that are never shared in a way that matters.
    pub private: &'static str,
    /// Further such globals.
    pub unshared: Vec<crate::program::VarId>,
    /// Arrays that are no memory of the program: which objects have died. Several elements may be written in one step, since whoever looks at one
    /// of them in between could as well look before; and what is read of them in a step is what holds at that time.
    pub together: Vec<crate::program::VarId>,
    /// The one of them that is the number of the next object: who makes an object has it for itself at first.
    pub next: Option<crate::program::VarId>,
    /// Globals of which each thread has its own, and what that is where a thread starts.
    pub own: Vec<(crate::program::VarId, symra_terms::Term)>,
    /// The places of operations on many bytes, which are no single accesses.
    pub bulk: Vec<crate::source::Position>,
    /// A global that no edge assigns and that is the number of the running thread, from 0 on.
    pub number: Option<crate::program::VarId>,
    /// Goes on once its only argument is not zero. No thread that waits there has changed anything since it could last be switched.
    pub wait: Option<ProcId>,
    /// Whether data races are violations.
    pub races: bool,
    /// A global whose assignments free memory: that of the object with the assigned number, if it is not 0. Nothing reads it.
    pub freed: Option<crate::program::VarId>,
    /// Arrays from pointers to what lies there, which may be memory that is freed. The number of the object is the upper part of an index.
    pub regions: Vec<crate::program::VarId>,
    /// Whether it is a violation to join what is no thread.
    pub misuse: bool,
    /// Whether it is a violation that no thread can go on.
    pub deadlock: bool,
    /// Whether it is asked if every run ends: then threads that wait, none of which can go on, wait forever.
    pub ends: bool,
    /// Whether interleavings that differ in nothing that matters may be left out. Claims, races and deadlocks are kept, the ends of runs are not.
    pub reduce: bool,
    /// How many instances there are of a thread that is started in a loop.
    pub instances: usize,
}

/// Why a program with threads can't be interleaved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ThreadError {
    /// The instances are too large.
    #[error("a program with threads of this size")]
    TooLarge,
    /// There are too many instances.
    #[error("a program with so many threads")]
    TooMany,
}

/// The program that [`interleave`] makes without leaving interleavings out: the same one, but for where its scheduler leads.
#[must_use]
pub fn all_interleavings(task: &Task) -> Task {
    let mut task = task.clone();
    let Some(debug) = task.program.debug.clone() else { return task };
    let (Some(LocRef { proc, loc: scheduler }), Some(left_out)) =
        (debug.scheduler, &debug.left_out)
    else {
        return task;
    };
    let never = task.pool.false_();
    let procedure = &mut task.program.procedures[proc.index()];
    let locations = &procedure.locations;
    for edge in &mut procedure.edges {
        let decides = left_out.anyone != scheduler && edge.from == scheduler;
        if decides && locations[edge.to.index()].claim.is_none() {
            edge.operation = Operation::Assume(never);
        }
        if edge.from == left_out.anyone {
            edge.from = scheduler;
        }
        if left_out.asked.contains(&edge.to) {
            edge.to = scheduler;
        }
    }
    let debug = crate::debug::DebugInfo { left_out: None, ..(*debug).clone() };
    task.program.debug = Some(std::sync::Arc::new(debug));
    task.program.link();
    task
}

/// The sequential program whose runs are the interleavings of a program with threads. Claims keep their numbers.
///
/// # Errors
/// If the program would be too large.
pub fn interleave(task: &Task, primitives: &ThreadPrimitives) -> Result<Task, ThreadError> {
    let (mut task, kinds, primitives) = expanded(task, primitives)?;
    for (var, _) in &primitives.own {
        task.program.variables[var.index()].scope = Scope::Local(task.program.main);
    }
    product::product(task, kinds, &primitives)
}

/// Recursion may make the code of all threads together larger by so many nodes, or twice as large.
const ROOM: usize = 2000;

/// The code of all kinds of threads, with recursion as deep as there is room.
fn expanded(
    task: &Task,
    primitives: &ThreadPrimitives,
) -> Result<(Task, expand::Kinds, ThreadPrimitives), ThreadError> {
    let (pool, kinds) = expand::expand(task, primitives, expand::MOST_NODES)?;
    let cycles = unfold::cycles(&task.program, primitives);
    if !cycles.is_empty() && kinds.is_recursive {
        let nodes: usize = kinds.all.iter().map(|kind| kind.nodes.len()).sum();
        let most = expand::MOST_NODES.min((2 * nodes).max(nodes + ROOM));
        for depth in unfold::DEPTHS {
            let (unfolded, primitives) = unfold::unfold(task, primitives, &cycles, depth);
            if let Ok((pool, kinds)) = expand::expand(&unfolded, &primitives, most) {
                return Ok((Task { pool, program: unfolded.program }, kinds, primitives));
            }
        }
    }
    let task = Task { pool, program: task.program.clone() };
    Ok((task, kinds, primitives.clone()))
}
