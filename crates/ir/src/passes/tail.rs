//! Tail calls: a procedure whose last deed is to call itself is a loop.
//!
//! ```text
//! u -> v : call r := f(t)     =>     u -> a : p := t          where from v on only r is handed on as f's own result
//!                                    a -> entry : havoc l     the locals whose first values may be read
//! ```
//!
//! After Steele, "Debunking the 'expensive procedure call' myth" (1977). What is left of the caller's frame is of no use to anybody, so
//! that the new program has the same runs, up to the returns. A proof by invariants needs no contract then.

use super::inline::{InlineLimits, inline_plain_calls, is_recursive};
use super::lift::{Lift, Move, Stage};
use super::live::live;
use super::uses::{TermVars, VarSet};
use crate::graph::components;
use crate::program::{
    Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId, Procedure, Program, Task,
    VarId,
};

/// Makes loops of tail calls, also of those by which procedures call each other in turn: then all calls are inlined but those that close
/// cycles. Requires: no threads, and no question of whether runs end.
pub fn loops_for_tail_calls(task: &Task, limits: InlineLimits) -> (Task, Lift) {
    let (new, lift) = loops(task);
    if !is_recursive(&new.program) {
        return (new, lift);
    }
    let (inlined, back) = inline_plain_calls(&new, limits);
    let (looped, rest) = loops(&inlined);
    if rest.passes().is_empty() { (new, lift) } else { (looped, lift.then(back).then(rest)) }
}

/// Makes loops of calls by which procedures call themselves.
fn loops(task: &Task) -> (Task, Lift) {
    let mut found: Vec<Vec<TailCall>> = task
        .program
        .procedures
        .iter()
        .enumerate()
        .map(|(index, procedure)| tail_calls(task, ProcId::new(index), procedure))
        .collect();
    keep_recursion(&task.program, &mut found);
    if found.iter().all(Vec::is_empty) {
        return (task.clone(), Lift::identity());
    }
    let live = live(task, &mut TermVars::new(task));
    let mut new = task.clone();
    let mut stage = Stage::new("tail calls", task);
    stage.deeper = true;
    for (index, calls) in found.iter().enumerate() {
        let proc = ProcId::new(index);
        let procedure = task.program.procedure(proc);
        let all = (0..procedure.locations.len()).map(|loc| LocRef { proc, loc: LocId::new(loc) });
        stage.locations.push(all.collect());
        let take = |edge| vec![Move::Take(EdgeRef { proc, edge: EdgeId::new(edge) })];
        stage.edges.push((0..procedure.edges.len()).map(take).collect());
        for call in calls {
            stage.returns.extend(call.returns.iter().map(|edge| EdgeRef { proc, edge: *edge }));
            jump(&mut new, &mut stage, proc, call.edge, &live[index][procedure.entry.index()]);
        }
    }
    // What held at the entry for each call holds there for each round.
    stage.invariants = false;
    new.program.link();
    (new, Lift::new(stage))
}

/// Leaves procedures as they are that call themselves in other ways, too: for contracts a call is simpler than a loop.
fn keep_recursion(program: &Program, found: &mut [Vec<TailCall>]) {
    let calls: Vec<Vec<usize>> = program
        .procedures
        .iter()
        .zip(&*found)
        .map(|(procedure, tail)| {
            let edges = procedure.edges.iter().enumerate();
            let others =
                edges.filter(|(edge, _)| tail.iter().all(|call| call.edge.index() != *edge));
            let callee = |(_, edge): (usize, &Edge)| match &edge.operation {
                Operation::Call { callee, .. } => Some(callee.index()),
                _ => None,
            };
            others.filter_map(callee).collect()
        })
        .collect();
    let component = components(&calls);
    for (index, tail) in found.iter_mut().enumerate() {
        if calls[index].iter().any(|callee| component[*callee] == component[index]) {
            tail.clear();
        }
    }
}

/// A call at the end of its own procedure.
struct TailCall {
    edge: EdgeId,
    /// The edges that hand its results on.
    returns: Vec<EdgeId>,
}

fn tail_calls(task: &Task, proc: ProcId, procedure: &Procedure) -> Vec<TailCall> {
    let mut found = Vec::new();
    let program = &task.program;
    if procedure.locations[procedure.exit.index()].claim.is_some() || proc == program.main {
        return found;
    }
    for (index, edge) in procedure.edges.iter().enumerate() {
        if let Operation::Call { callee, results, .. } = &edge.operation
            && *callee == proc
            && results.iter().all(|var| procedure.locals.contains(var))
            && let Some(returns) = handed_on(task, procedure, edge.to, results)
        {
            found.push(TailCall { edge: EdgeId::new(index), returns });
        }
    }
    found
}

/// The edges that lead from a location to the exit, if they do nothing but make these results the procedure's own.
fn handed_on(
    task: &Task,
    procedure: &Procedure,
    start: LocId,
    results: &[VarId],
) -> Option<Vec<EdgeId>> {
    // Which result a variable holds.
    let mut holds: Vec<(VarId, usize)> =
        results.iter().enumerate().map(|(number, var)| (*var, number)).collect();
    let (mut at, mut edges) = (start, Vec::new());
    while at != procedure.exit {
        let location = &procedure.locations[at.index()];
        let [id] = *location.outgoing else { return None };
        if edges.contains(&id) {
            return None;
        }
        let edge = &procedure.edges[id.index()];
        match &edge.operation {
            Operation::Assign(pairs) => {
                let mut after = holds.clone();
                after.retain(|(var, _)| !pairs.iter().any(|(assigned, _)| assigned == var));
                for (var, term) in pairs {
                    if !procedure.locals.contains(var) {
                        return None;
                    }
                    let same = |held: &&(VarId, usize)| task.program.variable(held.0).term == *term;
                    after.extend(holds.iter().find(same).map(|(_, number)| (*var, *number)));
                }
                holds = after;
            }
            Operation::Assume(condition) if *condition == task.pool.true_() => (),
            Operation::Assume(_) | Operation::Havoc(_) | Operation::Call { .. } => return None,
        }
        edges.push(id);
        at = edge.to;
    }
    let own = procedure.results.iter().enumerate();
    let mut own = own.map(|(number, var)| holds.contains(&(*var, number)));
    own.all(|held| held).then_some(edges)
}

/// Puts a jump to the entry for a call.
fn jump(new: &mut Task, stage: &mut Stage, proc: ProcId, call: EdgeId, at_entry: &VarSet) {
    let truth = new.pool.true_();
    let procedure = &mut new.program.procedures[proc.index()];
    let is_free = |var: &VarId| at_entry.contains(*var) && !procedure.parameters.contains(var);
    let free: Vec<VarId> = procedure.locals.iter().copied().filter(is_free).collect();
    let entry = procedure.entry;
    let Edge { position, .. } = procedure.edges[call.index()];
    let mut target = entry;
    if !free.is_empty() {
        target = LocId::new(procedure.locations.len());
        let name = format!("{}.again.{}", procedure.name, call.index());
        procedure.locations.push(Location { name, position, ..Location::default() });
        let old = LocRef { proc, loc: entry };
        stage.locations[proc.index()].push(old);
        stage.added_locations.insert(LocRef { proc, loc: target });
        let operation = Operation::Havoc(free);
        procedure.edges.push(Edge { from: target, to: entry, operation, position });
        stage.edges[proc.index()].push(Vec::new());
    }
    let edge = &mut procedure.edges[call.index()];
    let Operation::Call { arguments, .. } = &edge.operation else { return };
    let pairs = procedure.parameters.iter().copied().zip(arguments.iter().copied());
    let pairs: Vec<(VarId, _)> = pairs.collect();
    edge.operation =
        if pairs.is_empty() { Operation::Assume(truth) } else { Operation::Assign(pairs) };
    edge.to = target;
}
