//! Where the last pointer to memory was lost.

use std::collections::BTreeMap;

use symra_ir::debug::{DebugInfo, Spot};
use symra_ir::{EdgeRef, Interpreter, Operation, Position, State, Trace, VarId, follow};
use symra_terms::Value;

/// Longer runs are not looked at.
const LONGEST: usize = 4000;

/// For objects: where the run was when the last pointer to them was lost, or none if there is one at the end. An object
/// that only another one of these points to is left out.
pub(crate) fn last_pointers(
    interpreter: &Interpreter<'_>,
    trace: &Trace,
    objects: &[u64],
) -> BTreeMap<u64, Option<Position>> {
    let program = &interpreter.task().program;
    let Some(debug) = program.debug.as_deref() else { return BTreeMap::new() };
    if trace.steps.len() > LONGEST || objects.is_empty() {
        return BTreeMap::new();
    }
    // The last step after which there was a pointer, for each object.
    let mut seen: BTreeMap<u64, usize> = BTreeMap::new();
    let mut calls: Vec<EdgeRef> = Vec::new();
    // Where the source does what a step does: a value that a call gives is stored where that is.
    let mut places: Vec<Option<Position>> = Vec::with_capacity(trace.steps.len());
    let followed = follow(interpreter, trace, |step| {
        if let Operation::Call { .. } = program.edge(step.edge).operation {
            calls.push(step.edge);
        }
        let mut at = step.edge;
        while calls.len() + 1 > step.depth() {
            let Some(ended) = calls.pop() else { break };
            at = ended;
        }
        places.push(program.edge(at).position);
        for object in pointed_to(interpreter, debug, step.state) {
            if objects.contains(&object) {
                seen.insert(object, step.index);
            }
        }
    });
    if followed.is_err() {
        return BTreeMap::new();
    }
    let last = trace.steps.len() - 1;
    let lost = |index: usize| match index {
        _ if index >= last => None,
        _ => places[index + 1..].iter().find_map(|position| *position),
    };
    seen.into_iter().map(|(object, index)| (object, lost(index))).collect()
}

/// The objects that variables of the source, or memory outside of them, point to.
fn pointed_to(interpreter: &Interpreter<'_>, debug: &DebugInfo, state: &State) -> Vec<u64> {
    let program = &interpreter.task().program;
    let mut found = Vec::new();
    let mut look = |var: VarId, value: &Value| match value {
        Value::Bv(object) if debug.offsets.contains_key(&var) => found.extend(object.to_u64()),
        Value::Array(array) if debug.memories.contains_key(&var) => {
            let memory = debug.memories[&var];
            for (index, element) in array.entries() {
                let inside = index.as_bv().and_then(|index| memory.spot(index));
                let spot = element.as_bv().and_then(Spot::of);
                if let Some(spot) = spot
                    && inside.is_none_or(|inside| inside.object != spot.object)
                {
                    found.push(spot.object);
                }
            }
        }
        _ => (),
    };
    for (var, value) in program.globals().zip(state.globals()) {
        look(var, value);
    }
    for frame in state.frames() {
        let locals = &program.procedure(frame.location().proc).locals;
        for (var, value) in locals.iter().zip(frame.locals()) {
            if !program.variable(*var).temporary {
                look(*var, value);
            }
        }
    }
    found
}
