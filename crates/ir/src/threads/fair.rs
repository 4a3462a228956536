//! Which thread a run that goes on forever leaves out.
//!
//! Schedulers let every thread go on some time that can. So a run without end in a program with threads counts only if each thread that has started and has not
//! ended takes steps in its loop, or can take none anywhere in it: it waits for what never comes. (Who waits for a lock that others
//! release and take forever might get it: such runs do not count either.)

use rustc_hash::FxHashSet;
use symra_terms::Value;

use super::product::ENDED;
use crate::debug::DebugInfo;
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{EdgeRef, LocId, LocRef, Operation, Task, VarId};
use crate::run::{Interpreter, Machine, State, Status};
use crate::trace::Trace;

/// A thread that can't be said to wait after so many steps does not.
const PROBE: usize = 4000;

/// The thread that the loop of a run leaves out, though it may go on: its number. With `recurs`, the states of later rounds are others than those of the first.
/// Nothing also if the program has no threads.
pub fn left_out(task: &Task, trace: &Trace, stem: usize, recurs: bool) -> Option<usize> {
    let debug = task.program.debug.clone()?;
    let scheduler = debug.scheduler?.loc;
    let interpreter = Interpreter::new(task);
    let Ok(mut machine) = Machine::new(&interpreter, &trace.initial) else { return Some(0) };
    let mut running: FxHashSet<usize> = FxHashSet::default();
    let mut active: FxHashSet<usize> = FxHashSet::default();
    let mut states: Vec<State> = Vec::new();
    let (mut turn, mut begin) = (None, None);
    let (mut written, mut stands_still) = (VarSet::default(), false);
    for (index, step) in trace.steps.iter().enumerate() {
        let edge = task.program.edge(step.edge);
        if index == stem {
            begin = Some(machine.state().clone());
        }
        if index >= stem {
            let started = |counter: &VarId| is_running(machine.value(*counter));
            running.extend((0..debug.counters.len()).filter(|at| started(&debug.counters[*at])));
            // Nobody can go on: the product stays where it is.
            let owned = debug.owners.contains_key(&machine.location());
            stands_still |= edge.from == edge.to && !owned;
            if edge.from == scheduler {
                states.push(machine.state().clone());
            }
            match &edge.operation {
                Operation::Assign(pairs) => written.extend(pairs.iter().map(|(var, _)| *var)),
                Operation::Havoc(vars) => written.extend(vars.iter().copied()),
                Operation::Assume(_) | Operation::Call { .. } => (),
            }
        }
        if machine.take(step.edge, &step.inputs).is_err() {
            return Some(0);
        }
        if let Some(owner) = debug.owners.get(&machine.location()) {
            turn = Some(*owner as usize);
        }
        // A turn that ends where the thread waits is no step.
        if index >= stem && edge.to == scheduler && !debug.waits.contains_key(&step.edge) {
            active.extend(turn);
        }
    }
    if stands_still {
        return None;
    }
    if states.is_empty() {
        // One thread does what nobody sees; for the others all is as it was.
        active.extend(turn);
        states.extend(begin.map(|state: State| state.moved(scheduler)));
    }
    let mut probe = Probe {
        task,
        debug: &debug,
        interpreter: &interpreter,
        scheduler,
        vars: TermVars::new(task),
    };
    let mut others: Vec<usize> = running.into_iter().filter(|at| !active.contains(at)).collect();
    others.sort_unstable();
    others.into_iter().find(|thread| {
        let fixed = recurs.then_some(&written);
        states.iter().any(|state| probe.goes_on(*thread, state, fixed))
    })
}

fn is_running(counter: Option<&Value>) -> bool {
    let number = counter.and_then(|value| value.as_bv()?.to_u64());
    number.is_none_or(|number| number > ENDED)
}

struct Probe<'p, 't> {
    task: &'t Task,
    debug: &'p DebugInfo,
    interpreter: &'p Interpreter<'t>,
    scheduler: LocId,
    vars: TermVars,
}

impl Probe<'_, '_> {
    /// Whether a thread might take a step in a state; and, with variables that change, in one that differs in those alone.
    fn goes_on(&mut self, thread: usize, state: &State, changing: Option<&VarSet>) -> bool {
        let mut stack = vec![(state.clone(), true)];
        let mut steps = 0;
        while let Some((state, first)) = stack.pop() {
            let mut machine = Machine::from_state(self.interpreter, state);
            let here = machine.location();
            let mut enabled = machine.enabled();
            enabled.retain(|edge| {
                let to = LocRef { proc: edge.proc, loc: self.task.program.edge(*edge).to };
                let own = self.debug.owners.get(&to).is_some_and(|owner| *owner as usize == thread);
                if first { own } else { !self.is_wait(to) }
            });
            let read = |probe: &mut Self, changing| {
                let out = &probe.task.program.location(here).outgoing;
                out.iter()
                    .any(|edge| probe.reads(EdgeRef { proc: here.proc, edge: *edge }, changing))
            };
            steps += 1;
            if steps > PROBE || !first && changing.is_some_and(|changing| read(self, changing)) {
                return true;
            }
            // Who is stopped by an assumption does not wait.
            if enabled.is_empty() && !first && !self.debug.waiting.contains(&here) {
                return true;
            }
            for edge in enabled {
                let data = self.task.program.edge(edge);
                if matches!(data.operation, Operation::Havoc(_) | Operation::Call { .. }) {
                    return true;
                }
                let mut next = Machine::from_state(self.interpreter, machine.state().clone());
                if next.take(edge, &[]).is_err()
                    || next.status() != Status::Running
                    || data.to == self.scheduler
                {
                    return true;
                }
                stack.push((next.into_state(), false));
            }
        }
        false
    }

    /// Whether a thread says here that it waits.
    fn is_wait(&self, at: LocRef) -> bool {
        let mut out = self.task.program.location(at).outgoing.iter();
        out.any(|edge| self.debug.waits.contains_key(&EdgeRef { proc: at.proc, edge: *edge }))
    }

    /// Whether an edge reads a variable that changes, counters of threads apart: those come again in every round, because all that they are assigned are
    /// constants.
    fn reads(&mut self, edge: EdgeRef, changing: &VarSet) -> bool {
        let terms: Vec<_> = match &self.task.program.edge(edge).operation {
            Operation::Assume(term) => vec![*term],
            Operation::Assign(pairs) => pairs.iter().map(|(_, term)| *term).collect(),
            Operation::Havoc(_) | Operation::Call { .. } => Vec::new(),
        };
        let counters = &self.debug.counters;
        terms.into_iter().any(|term| {
            let vars = self.vars.of(&self.task.pool, term);
            vars.iter().any(|var| changing.contains(*var) && !counters.contains(var))
        })
    }
}
