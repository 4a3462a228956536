//! Re-checks that rounds of a loop that a trace does not write down go as the trace says.
//!
//! Let s be the state after a round that was replayed, d what one more round changes, and n the number of rounds that are not
//! written down. By induction, the state after j of them is s + j * d, if a solver shows for all j < n at once: from s + j * d the
//! steps of the round can be taken on the same inputs, and they lead to s + (j + 1) * d. The round is executed with terms in place of
//! values here, calls included; only j is not fixed in them. Variables whose values nobody reads any more need not go so, and are only looked at first.

use std::collections::BTreeMap;

use symra_ir::{
    Interpreter, Machine, Repeat, Scope, State, Step, Task, Trace, VarId, VarSet, VariableIndex,
    follow, guess_rounds, live_variables,
};
use symra_smt::{Answer, Backend, SmtError};
use symra_terms::{BitVec, Sort, Term, TermPool, Value};
use symra_verdict::Budget;

use crate::run::Run;

/// Whether all that a trace does not write down goes as it says; why not, if not.
pub(crate) fn check(
    task: &mut Task,
    trace: &Trace,
    (backend, budget): (&dyn Backend, &Budget),
) -> Result<Result<(), String>, SmtError> {
    let mut states: Vec<State> = Vec::new();
    let mut wanted = trace.repeats.iter().map(|repeat| repeat.after).peekable();
    let followed = follow(&Interpreter::new(task), trace, |step| {
        while wanted.next_if_eq(&(step.index + 1)).is_some() {
            states.push(step.state.clone());
        }
    });
    if let Err(what) = followed {
        return Ok(Err(what.to_string()));
    }
    if states.len() != trace.repeats.len() {
        return Ok(Err("it repeats steps that it does not have".to_owned()));
    }
    let live = live_variables(task);
    for (repeat, state) in trace.repeats.iter().zip(states) {
        let Some(start) = repeat.after.checked_sub(repeat.length) else {
            return Ok(Err("it repeats steps that it does not have".to_owned()));
        };
        let round = &trace.steps[start..repeat.after];
        let next = match next(task, &state, round, repeat, &live) {
            Ok(next) => next,
            Err(what) => return Ok(Err(what)),
        };
        let at = state.location();
        let matters = &live[at.proc.index()][at.loc.index()];
        // What nobody reads any more is shown too, if that is possible: reports tell it.
        let changed = next.iter().map(|(var, _)| *var);
        let all: VarSet = known(task).filter(|var| matters.contains(*var)).chain(changed).collect();
        let mut found = Err(String::new());
        for matters in [&all, matters] {
            let Some(stops) = stops(task, &state, round, (&next, matters), repeat.times) else {
                return Ok(Err("a round leaves the call that it begins in".to_owned()));
            };
            let mut solver = backend.solver(&budget.limits())?;
            found = match solver.check(&task.pool, &[stops])? {
                Answer::Unsat(_) => Ok(()),
                Answer::Sat(_) => Err("rounds of a loop are not alike".to_owned()),
                Answer::Unknown(why) => Err(why.to_string()),
            };
            if found.is_ok() {
                break;
            }
        }
        if found.is_err() {
            return Ok(found);
        }
    }
    Ok(Ok(()))
}

/// All variables.
fn known(task: &Task) -> impl Iterator<Item = VarId> + use<> {
    (0..task.program.variables.len()).map(VarId::new)
}

/// The values that one more round changes, if what the trace says of all rounds fits them.
fn next(
    task: &Task,
    state: &State,
    round: &[Step],
    repeat: &Repeat,
    live: &[Vec<VarSet>],
) -> Result<Vec<(VarId, Value)>, String> {
    let interpreter = Interpreter::new(task);
    let machine = Machine::from_state(&interpreter, state.clone());
    let guess = |times| match guess_rounds(&machine, round, times, live) {
        Ok(Some(values)) => Ok(values),
        Ok(None) => Err("the rounds of a loop change more than numbers".to_owned()),
        Err(what) => Err(what.to_string()),
    };
    if guess(repeat.times)? != repeat.values {
        return Err("rounds of a loop lead to other values".to_owned());
    }
    guess(1)
}

/// Holds where there is a round after which it does not go on as the trace says.
fn stops(
    task: &mut Task,
    state: &State,
    round: &[Step],
    (next, matters): (&[(VarId, Value)], &VarSet),
    times: u64,
) -> Option<Term> {
    let known: BTreeMap<VarId, Value> = {
        let values = Interpreter::new(task).values(state).into_iter();
        values.map(|(var, value)| (var, value.clone())).collect()
    };
    let Task { pool, program } = task;
    let integers = next.iter().any(|(_, value)| value.as_int().is_some());
    // Wide enough for j + 1.
    let width = 65 - times.leading_zeros();
    let sort = if integers { Sort::Int } else { Sort::Bv(width) };
    let j = pool.var(&format!("?round.{sort}"), &sort);
    let (one, limit) = if integers {
        (pool.int(1), pool.constant(Value::int(i64::try_from(times).ok()?)))
    } else {
        (pool.bv(1, width), pool.bv(times, width))
    };
    let later = if integers { pool.add(&[j, one]) } else { pool.bv_add(j, one) };
    let (mut before, mut after) = (BTreeMap::new(), BTreeMap::new());
    for (var, value) in &known {
        let next = next.iter().find(|(changed, _)| changed == var).map(|(_, value)| value);
        before.insert(*var, at_round(pool, value, next, j)?);
        after.insert(*var, at_round(pool, value, next, later)?);
    }
    let index = VariableIndex::new(program, pool);
    let at = state.location();
    let is_global = |var: &VarId| program.variable(*var).scope == Scope::Global;
    let (globals, locals) = before.into_iter().partition(|(var, _)| is_global(var));
    let mut run = Run::new(index, (at.proc, at.loc), globals, locals);
    for step in round {
        run.take(pool, program, step, &|_, _| false)?;
    }
    let (loc, values) = run.first_call()?;
    if loc != at.loc {
        return None;
    }
    let mut goes_on: Vec<Term> = run.conditions.iter().map(|(_, condition)| *condition).collect();
    let all = values.iter();
    for (var, term) in all.filter(|(var, _)| matters.contains(**var)) {
        goes_on.push(pool.eq(*term, after[var]));
    }
    let goes_on = pool.and(&goes_on);
    let stops = pool.not(goes_on);
    let within = if integers {
        let zero = pool.int(0);
        let (low, high) = (pool.le(zero, j), pool.lt(j, limit));
        pool.and(&[low, high])
    } else {
        pool.bv_ult(j, limit)
    };
    Some(pool.and(&[within, stops]))
}

/// The value of a variable after j rounds.
fn at_round(pool: &mut TermPool, value: &Value, next: Option<&Value>, j: Term) -> Option<Term> {
    let first = pool.constant(value.clone());
    match (value, next) {
        (_, None) => Some(first),
        (Value::Bv(one), Some(Value::Bv(two))) => {
            let by: BitVec = two.sub(one);
            let own = pool.sort(j).bv_width()?;
            let j = match own.cmp(&one.width()) {
                std::cmp::Ordering::Less => pool.zero_extend(one.width() - own, j),
                std::cmp::Ordering::Equal => j,
                std::cmp::Ordering::Greater => pool.extract(one.width() - 1, 0, j),
            };
            let by = pool.constant(Value::Bv(by));
            let sum = pool.bv_mul(by, j);
            Some(pool.bv_add(first, sum))
        }
        (Value::Int(one), Some(Value::Int(two))) => {
            let by = pool.constant(Value::Int(two - one));
            let sum = pool.mul(&[by, j]);
            Some(pool.add(&[first, sum]))
        }
        (_, Some(_)) => None,
    }
}
