//! Dead code: locations and edges that no path reaches, and assignments whose values nothing uses.
//!
//! What is not reachable along edges (and calls) from the main procedure's entry is removed; a procedure that is never
//! called keeps its entry and exit only. An assignment, or one part of it, is removed where its target is not
//! [live](super::live) afterwards; likewise parts of `havoc`. An edge that does nothing stays, as a skip.
//!
//! Soundness: the runs of both programs are along the same edges, in states that agree on the live variables: whether an
//! edge can be taken depends on live variables only, all operators are total, and nothing that can block is removed.

use std::sync::Arc;

use super::lift::{Fact, Lift, Move, Stage};
use super::live::live;
use super::uses::{TermVars, VarSet};
use crate::graph::reverse_postorder;
use crate::program::{Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure, Task};

/// Removes locations and edges that can't be reached, and assignments that nothing reads.
pub fn remove_dead_code(task: &Task) -> (Task, Lift) {
    let mut new = task.clone();
    let live = live(task, &mut TermVars::new(task));
    let called = called(task);
    let mut stage = Stage::new("dead code", task);
    for (index, called) in called.into_iter().enumerate() {
        let proc = ProcId::new(index);
        let procedure = task.program.procedure(proc);
        let live = &live[index];
        let kept = kept(task, procedure, called);
        let mut places = vec![None; procedure.locations.len()];
        let target = &mut new.program.procedures[index];
        target.locations.clear();
        let mut locations = Vec::new();
        for (number, loc) in kept.iter().enumerate() {
            places[loc.index()] = Some(LocId::new(number));
            target.locations.push(procedure.locations[loc.index()].clone());
            let at = LocRef { proc, loc: *loc };
            locations.push(at);
            stage.kept.insert(at, Arc::new(live[loc.index()].clone()));
        }
        target.edges.clear();
        let mut moves = Vec::new();
        for (number, edge) in procedure.edges.iter().enumerate() {
            let ends = (places[edge.from.index()], places[edge.to.index()]);
            let (Some(from), Some(to)) = ends else { continue };
            if !called || edge.operation == Operation::Assume(task.pool.false_()) {
                continue;
            }
            let operation = useful(task, &edge.operation, &live[edge.to.index()]);
            target.edges.push(Edge { from, to, operation, position: edge.position });
            moves.push(vec![Move::Take(EdgeRef { proc, edge: EdgeId::new(number) })]);
        }
        let place = |loc: LocId| places[loc.index()].expect("entry and exit should be kept");
        (target.entry, target.exit) = (place(procedure.entry), place(procedure.exit));
        stage.edges.push(moves);
        stage.locations.push(locations);
        forget_unreached(proc, &places, &mut stage);
    }
    new.program.link();
    (new, Lift::new(stage))
}

/// No run is where no path leads.
fn forget_unreached(proc: ProcId, places: &[Option<LocId>], stage: &mut Stage) {
    for (index, place) in places.iter().enumerate() {
        if place.is_none() {
            stage.facts.insert(LocRef { proc, loc: LocId::new(index) }, Fact::Never);
        }
    }
}

/// Which procedures the main procedure may call, itself or through others.
fn called(task: &Task) -> Vec<bool> {
    let mut called = vec![false; task.program.procedures.len()];
    let mut stack = vec![task.program.main];
    while let Some(proc) = stack.pop() {
        if std::mem::replace(&mut called[proc.index()], true) {
            continue;
        }
        let procedure = task.program.procedure(proc);
        for loc in reachable(task, procedure) {
            for edge in &procedure.locations[loc.index()].outgoing {
                if let Operation::Call { callee, .. } = procedure.edges[edge.index()].operation {
                    stack.push(callee);
                }
            }
        }
    }
    called
}

/// The locations to keep, in their order: those that are reached, the entry and the exit.
fn kept(task: &Task, procedure: &Procedure, called: bool) -> Vec<LocId> {
    let mut kept = vec![procedure.entry, procedure.exit];
    if called {
        kept.extend(reachable(task, procedure));
    }
    kept.sort_unstable();
    kept.dedup();
    kept
}

fn reachable(task: &Task, procedure: &Procedure) -> Vec<LocId> {
    let impossible = Operation::Assume(task.pool.false_());
    let dead = procedure.edges.iter().any(|edge| edge.operation == impossible);
    if !dead {
        return reverse_postorder(procedure);
    }
    let mut without = procedure.clone();
    without.edges.retain(|edge| edge.operation != impossible);
    without.link();
    reverse_postorder(&without)
}

/// An operation without the parts that nothing uses.
fn useful(task: &Task, operation: &Operation, live: &VarSet) -> Operation {
    let skip = Operation::Assume(task.pool.true_());
    match operation {
        Operation::Assign(assignments) => {
            let kept: Vec<_> =
                assignments.iter().copied().filter(|(var, _)| live.contains(*var)).collect();
            if kept.is_empty() { skip } else { Operation::Assign(kept) }
        }
        Operation::Havoc(variables) => {
            let kept: Vec<_> = variables.iter().copied().filter(|v| live.contains(*v)).collect();
            if kept.is_empty() { skip } else { Operation::Havoc(kept) }
        }
        Operation::Assume(_) | Operation::Call { .. } => operation.clone(),
    }
}
