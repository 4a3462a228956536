//! Calls that never return: one procedure without calls, whose runs go ever deeper.
//!
//! ```text
//! u -> v : call r := f(t)     =>     u -> a : p := t          the call does not return: nobody asks for the caller's locals
//!                                    a -> entry : havoc l     the locals whose first values may be read
//!                                    u -> v : havoc r, g      the call returns: its results, and the globals that it may write
//! ```
//!
//! After Cook, Podelski and Rybalchenko, "Summarization for termination: no return!" (Formal Methods in System Design 35, 2009).
//! In a run that does not end, every call either returns or does not. So if all runs of the new program end, so do those of the
//! old one. Without the edges of calls that return, every run of the new program is one of the old one.

use super::lift::{Lift, Move, Stage};
use super::live::live;
use super::uses::{TermVars, written_globals};
use crate::program::{
    Approximation, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId,
    Program, Scope, Task, VarId,
};

/// What becomes of calls that return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returns {
    /// They may have any results, and do anything to the globals that they may write: the new program can do more.
    Anything,
    /// There are none: the new program can do less.
    Never,
}

/// Makes all calls ones that do not return, or that return anything.
pub fn descend(task: &Task, returns: Returns) -> (Task, Lift) {
    let Task { pool, program } = task;
    let live = live(task, &mut TermVars::new(task));
    let written = written_globals(program);
    let mut new = task.clone();
    let mut stage = Stage::new("calls that do not return", task);
    stage.invariants = false;
    // The main procedure comes first.
    let mut order: Vec<ProcId> = (0..program.procedures.len()).map(ProcId::new).collect();
    order.sort_by_key(|proc| *proc != program.main);
    let mut first = vec![0; program.procedures.len()];
    let (mut locations, mut old_locations) = (Vec::new(), Vec::new());
    for proc in &order {
        first[proc.index()] = locations.len();
        locations.extend(locations_of(program, *proc));
        let all = 0..program.procedure(*proc).locations.len();
        old_locations.extend(all.map(|loc| LocRef { proc: *proc, loc: LocId::new(loc) }));
    }
    let place = |proc: ProcId, loc: LocId| LocId::new(first[proc.index()] + loc.index());
    let (mut edges, mut moves) = (Vec::new(), Vec::new());
    for proc in &order {
        for (index, edge) in program.procedure(*proc).edges.iter().enumerate() {
            let (from, to) = (place(*proc, edge.from), place(*proc, edge.to));
            let take = vec![Move::Take(EdgeRef { proc: *proc, edge: EdgeId::new(index) })];
            let position = edge.position;
            let Operation::Call { callee, arguments, results } = &edge.operation else {
                edges.push(Edge { from, to, ..edge.clone() });
                moves.push(take);
                continue;
            };
            let procedure = program.procedure(*callee);
            let at_entry = &live[callee.index()][procedure.entry.index()];
            let is_free =
                |var: &VarId| at_entry.contains(*var) && !procedure.parameters.contains(var);
            let free: Vec<VarId> = procedure.locals.iter().copied().filter(is_free).collect();
            let pairs: Vec<_> =
                procedure.parameters.iter().copied().zip(arguments.iter().copied()).collect();
            let middle = LocId::new(locations.len());
            let name = format!("{}.call.{}", program.procedure(*proc).name, index);
            locations.push(Location { name, position, ..Location::default() });
            old_locations.push(LocRef { proc: *callee, loc: procedure.entry });
            let operation = some(Operation::Assign(pairs), pool.true_());
            edges.push(Edge { from, to: middle, operation, position });
            moves.push(take);
            let (entry, operation) =
                (place(*callee, procedure.entry), some(Operation::Havoc(free), pool.true_()));
            edges.push(Edge { from: middle, to: entry, operation, position });
            moves.push(Vec::new());
            if returns == Returns::Anything {
                let globals =
                    program.globals().filter(|var| written[callee.index()].contains(*var));
                let mut any: Vec<VarId> = globals.chain(results.iter().copied()).collect();
                any.sort_unstable();
                any.dedup();
                let operation = some(Operation::Havoc(any), pool.true_());
                edges.push(Edge { from, to, operation, position });
                moves.push(Vec::new());
            }
        }
    }
    let mut main = program.procedure(program.main).clone();
    (main.locations, main.edges) = (locations, edges);
    main.locals = order.iter().flat_map(|proc| &program.procedure(*proc).locals).copied().collect();
    let program = &mut new.program;
    (program.procedures, program.main) = (vec![main], ProcId(0));
    for variable in &mut program.variables {
        if let Scope::Local(_) = variable.scope {
            variable.scope = Scope::Local(ProcId(0));
        }
    }
    let (direction, what) = match returns {
        Returns::Anything => (Direction::Over, "calls that return may do anything"),
        Returns::Never => (Direction::Under, "calls that return are left out"),
    };
    let what = what.to_owned();
    program.approximations.push(Approximation::new(direction, None, what));
    (stage.edges, stage.locations) = (vec![moves], vec![old_locations]);
    program.link();
    (new, Lift::new(stage))
}

/// The locations of a procedure as ones of the only procedure.
fn locations_of(program: &Program, proc: ProcId) -> impl Iterator<Item = Location> {
    let procedure = program.procedure(proc);
    procedure.locations.iter().enumerate().map(move |(index, location)| {
        let name = if proc == program.main {
            location.name.clone()
        } else if LocId::new(index) == procedure.entry {
            format!("{}()", procedure.name)
        } else {
            format!("{}.{}", procedure.name, location.name)
        };
        let (position, claim) = (location.position, location.claim);
        Location { name, position, claim, ..Location::default() }
    })
}

/// An operation, or one that does nothing if it is about no variables.
pub(super) fn some(operation: Operation, always: symra_terms::Term) -> Operation {
    match &operation {
        Operation::Assign(pairs) if pairs.is_empty() => Operation::Assume(always),
        Operation::Havoc(vars) if vars.is_empty() => Operation::Assume(always),
        _ => operation,
    }
}
