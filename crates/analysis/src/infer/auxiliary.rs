//! Auxiliary variables: kept though the program has no more use for them.
//!
//! ```text
//! p = start; while (length--) *p++ = 0;
//! ```
//!
//! Nobody reads `start` in the loop, but what holds there (`p - start + length` does not change) can't be said without it. So
//! what a loop's variables were computed from counts as live at the loop's head, unless the loop changes it.

use symra_ir::{
    LocRef, LoopForest, Operation, Task, VarId, VarSet, VariableIndex, live_variables_with,
};
use symra_terms::Sort;

use super::objects::counter;

/// At most so many auxiliary variables are kept for a loop.
const AUXILIARY: usize = 4;
/// What was computed from what is followed so many steps.
const STEPS: usize = 2;

/// For each location of the main procedure the variables that matter there, auxiliary ones among them.
pub fn live_with_auxiliary(task: &Task) -> Vec<VarSet> {
    let forest = LoopForest::new(task.program.procedure(task.program.main));
    let main = task.program.main;
    let mut live = symra_ir::live_variables(task);
    let mut auxiliary = auxiliary(task, &forest, &live[main.index()]);
    auxiliary.extend(counter_of_objects(task, &forest, &live[main.index()]));
    if !auxiliary.is_empty() {
        live = live_variables_with(task, &auxiliary);
    }
    live.swap_remove(main.index())
}

fn auxiliary(task: &Task, forest: &LoopForest, live: &[VarSet]) -> Vec<(LocRef, VarId)> {
    let Task { pool, program } = task;
    let sources = sources(task);
    let mut kept = Vec::new();
    for (head, data) in &forest.loops {
        let at = &live[head.index()];
        let changed = |var: &VarId| data.modifies(*var);
        let mut found: Vec<VarId> = Vec::new();
        let mut open: Vec<VarId> =
            data.modified.iter().copied().filter(|var| at.contains(*var)).collect();
        for _ in 0..STEPS {
            let mut next = Vec::new();
            for source in open.iter().flat_map(|var| &sources[var.index()]) {
                let number =
                    matches!(pool.sort(program.variable(*source).term), Sort::Int | Sort::Bv(_));
                if number && !changed(source) && !found.contains(source) {
                    found.push(*source);
                    next.push(*source);
                }
            }
            open = next;
        }
        found.retain(|var| !at.contains(*var));
        found.truncate(AUXILIARY);
        let loc = LocRef { proc: program.main, loc: *head };
        kept.extend(found.into_iter().map(|var| (loc, var)));
    }
    kept
}

/// The counter of objects, at the heads where something is read from memory: what holds of all objects is said with it; and
/// the pointers that loops which allocate left behind: they say which objects are of which loop.
fn counter_of_objects(task: &Task, forest: &LoopForest, live: &[VarSet]) -> Vec<(LocRef, VarId)> {
    let Task { pool, program } = task;
    let edges = program.procedure(program.main).edges.iter();
    let assigned = edges.filter_map(|edge| match &edge.operation {
        Operation::Assign(pairs) => Some(pairs),
        _ => None,
    });
    let own = |var: VarId| program.variable(var).term;
    let Some(counter) = counter(pool, assigned.flatten(), own) else { return Vec::new() };
    let all = || (0..program.variables.len()).map(VarId::new);
    let memory = |at: &VarSet| {
        all().any(|var| at.contains(var) && matches!(pool.sort(own(var)), Sort::Array(_)))
    };
    let mut left: Vec<VarId> = Vec::new();
    for (head, data) in forest.loops.iter().filter(|(_, data)| data.modifies(counter)) {
        let at = &live[head.index()];
        let pointer = |var: &VarId| {
            *var != counter && at.contains(*var) && pool.sort(own(*var)) == pool.sort(own(counter))
        };
        left.extend(data.modified.iter().copied().filter(pointer));
    }
    let mut kept = Vec::new();
    for (head, data) in &forest.loops {
        let at = &live[head.index()];
        if !memory(at) {
            continue;
        }
        let loc = LocRef { proc: program.main, loc: *head };
        let pointers = left.iter().filter(|var| !data.modifies(**var) && !at.contains(**var));
        let pointers = pointers.copied().take(AUXILIARY);
        kept.extend([counter].into_iter().chain(pointers).map(|var| (loc, var)));
    }
    kept
}

/// For each variable those that are assigned to it as they are, or with little arithmetic.
fn sources(task: &Task) -> Vec<Vec<VarId>> {
    let Task { pool, program } = task;
    let index = VariableIndex::new(program, pool);
    let mut sources = vec![Vec::new(); program.variables.len()];
    for edge in &program.procedure(program.main).edges {
        let Operation::Assign(pairs) = &edge.operation else { continue };
        for (target, term) in pairs {
            if pool.size(*term) > SMALL {
                continue;
            }
            for symbol in pool.variables(*term) {
                if let Some(var) = index.get(symbol).filter(|var| var != target)
                    && !sources[target.index()].contains(&var)
                    && sources[target.index()].len() < AUXILIARY
                {
                    sources[target.index()].push(var);
                }
            }
        }
    }
    sources
}

/// Terms with more subterms are not looked into.
const SMALL: usize = 8;
