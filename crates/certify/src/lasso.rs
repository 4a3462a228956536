//! Re-checks that a run goes on forever.
//!
//! The run is replayed: its stem, and its loop once. Then either the state after the round is the one before, in all that
//! matters, so that the same inputs lead round again, perhaps with other names of objects; or there is a formula that holds where the loop begins, and from every
//! state where it holds the steps of the loop can be taken, with the same inputs, and lead to such a state again.

use symra_ir::{
    EdgeRef, Interpreter, Names, Operation, Program, State, Step, Task, Trace, VarId, VarSet,
    follow, has_new_name, has_new_names, live_variables, same_up_to_names,
};
use symra_smt::{Answer, Backend, SmtError};
use symra_terms::{Assignment, Substitution, Term, TermPool, Value};
use symra_verdict::Budget;

/// The states of a run after its stem and at its end; nothing if it is no run, or ends.
pub(crate) fn ends(task: &Task, trace: &Trace, stem: usize) -> Result<(State, State), String> {
    let mut begin = None;
    let run = follow(&Interpreter::new(task), trace, |step| {
        if step.index + 1 == stem {
            begin = Some(step.state.clone());
        }
    })
    .map_err(|error| error.to_string())?;
    if stem >= trace.steps.len() {
        return Err("the loop has no steps".to_owned());
    }
    if run.status != symra_ir::Status::Running {
        return Err("the run ends".to_owned());
    }
    Ok((begin.unwrap_or(run.start), run.end))
}

/// Whether two states are the same in all that matters for how a run goes on.
pub(crate) fn same(task: &Task, one: &State, other: &State) -> bool {
    let live = live_variables(task);
    let (frames, others) = (one.frames(), other.frames());
    if frames.len() != others.len() || one.location() != other.location() {
        return false;
    }
    let at = one.location();
    let globals = &live[at.proc.index()][at.loc.index()];
    let of_globals = task.program.globals().zip(one.globals().iter().zip(other.globals()));
    if !agree(of_globals, globals) {
        return false;
    }
    frames.iter().zip(others).all(|(frame, other)| {
        let at = frame.location();
        let locals = task.program.procedure(at.proc).locals.iter().copied();
        let values = frame.locals().iter().zip(other.locals());
        at == other.location()
            && frame.call() == other.call()
            && agree(locals.zip(values), &live[at.proc.index()][at.loc.index()])
    })
}

/// Whether two states are the same in all that matters for how a run goes on, but for the names of objects; where the steps
/// between them have no such names as inputs. The same steps then lead from the second one to a third one, and so on.
pub(crate) fn same_but_names(task: &Task, one: &State, other: &State, steps: &[Step]) -> bool {
    let Some(names) = Names::of(&task.pool, &task.program) else { return false };
    let mut inputs = steps.iter().flat_map(|step| &step.inputs);
    let (frames, others) = (one.frames(), other.frames());
    if inputs.any(|(_, value)| has_new_name(&names, value))
        || frames.len() != others.len()
        || one.location() != other.location()
    {
        return false;
    }
    let live = live_variables(task);
    let at = one.location();
    let globals = &live[at.proc.index()][at.loc.index()];
    let of_globals = task.program.globals().zip(one.globals().iter().zip(other.globals()));
    let of_globals = of_globals.filter(|(var, _)| globals.contains(*var));
    let mut values: Vec<(VarId, &Value, &Value)> =
        of_globals.map(|(var, (one, other))| (var, one, other)).collect();
    for (frame, other) in frames.iter().zip(others) {
        let at = frame.location();
        if at != other.location() || frame.call() != other.call() {
            return false;
        }
        let live = &live[at.proc.index()][at.loc.index()];
        let locals = task.program.procedure(at.proc).locals.iter().copied();
        let both = locals.zip(frame.locals().iter().zip(other.locals()));
        let both = both.filter(|(var, _)| live.contains(*var));
        values.extend(both.map(|(var, (one, other))| (var, one, other)));
    }
    same_up_to_names(&names, values)
}

fn agree<'v>(
    mut values: impl Iterator<Item = (VarId, (&'v Value, &'v Value))>,
    live: &VarSet,
) -> bool {
    values.all(|(var, (one, other))| !live.contains(var) || one == other)
}

/// A formula that holds in the states that are the same as this one, in all that matters for how a run goes on.
pub(crate) fn state(task: &mut Task, state: &State) -> Term {
    let live = live_variables(task);
    let at = state.location();
    let live = &live[at.proc.index()][at.loc.index()];
    let Task { pool, program } = task;
    let mut equations = Vec::new();
    for (var, value) in values_of(program, state).filter(|(var, _)| live.contains(*var)) {
        let value = pool.constant(value.clone());
        equations.push(pool.eq(program.variable(var).term, value));
    }
    pool.and(&equations)
}

/// The values of globals and of the last call's locals.
fn values_of<'s>(
    program: &'s Program,
    state: &'s State,
) -> impl Iterator<Item = (VarId, &'s Value)> {
    let globals = program.globals().zip(state.globals());
    let locals = state.frames().last().into_iter().flat_map(|frame| {
        let locals = program.procedure(frame.location().proc).locals.iter().copied();
        locals.zip(frame.locals())
    });
    globals.chain(locals)
}

/// Whether the formula holds in a state, and the steps lead from each such state to another one; why not, if not.
pub(crate) fn recurs(
    task: &mut Task,
    begin: &State,
    formula: Term,
    steps: &[Step],
    (backend, budget): (&dyn Backend, &Budget),
) -> Result<Result<(), String>, SmtError> {
    let Task { pool, program } = task;
    let mut values = Assignment::default();
    if begin.frames().len() != 1 {
        return Ok(Err("the loop is in a call".to_owned()));
    }
    for (var, value) in values_of(program, begin) {
        if let Some(symbol) = pool.symbol(program.variable(var).term) {
            values.set(symbol, value.clone());
        }
    }
    if pool.evaluate_in(formula, &values) != Value::Bool(true) {
        return Ok(Err("the loop does not begin in the set of states".to_owned()));
    }
    let Some((condition, after)) = along(pool, program, steps) else {
        return Ok(Err("the loop has calls".to_owned()));
    };
    let again = put(pool, program, &after, formula);
    let goes_round = pool.and(&[condition, again]);
    let stops = pool.not(goes_round);
    // There are always new names; how many a run has used does not matter for how it goes on.
    let names = program.variables.iter().map(|variable| variable.term);
    let room = has_new_names(pool, names);
    let mut solver = backend.solver(&budget.limits())?;
    Ok(match solver.check(pool, &[formula, room, stops])? {
        Answer::Unsat(_) => Ok(()),
        Answer::Sat(_) => Err("the set of states can be left".to_owned()),
        Answer::Unknown(why) => Err(why.to_string()),
    })
}

/// The condition under which the steps can be taken, and the values after them.
fn along(
    pool: &mut TermPool,
    program: &Program,
    steps: &[Step],
) -> Option<(Term, Vec<(VarId, Term)>)> {
    let mut values: Vec<(VarId, Term)> = Vec::new();
    let mut conditions = Vec::new();
    let mut at = steps.first().map(|step| program.edge(step.edge).from);
    let start = at;
    for Step { edge: id, inputs } in steps {
        let EdgeRef { proc, .. } = *id;
        let edge = program.edge(*id);
        if proc != program.main || Some(edge.from) != at {
            return None;
        }
        at = Some(edge.to);
        match &edge.operation {
            Operation::Assume(term) => conditions.push(put(pool, program, &values, *term)),
            Operation::Assign(pairs) => {
                let new: Vec<(VarId, Term)> = pairs
                    .iter()
                    .map(|(var, term)| (*var, put(pool, program, &values, *term)))
                    .collect();
                values.retain(|(var, _)| new.iter().all(|(other, _)| other != var));
                values.extend(new);
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    let given = inputs.iter().find(|(input, _)| input == var);
                    let sort = pool.sort(program.variable(*var).term).clone();
                    let value =
                        given.map_or_else(|| Value::default_of(&sort), |(_, value)| value.clone());
                    let value = pool.constant(value);
                    values.retain(|(other, _)| other != var);
                    values.push((*var, value));
                }
            }
            Operation::Call { .. } => return None,
        }
    }
    if at != start {
        return None;
    }
    Some((pool.and(&conditions), values))
}

/// A term where variables have values.
fn put(pool: &mut TermPool, program: &Program, values: &[(VarId, Term)], term: Term) -> Term {
    let mut substitution = Substitution::default();
    for (var, value) in values {
        if let Some(symbol) = pool.symbol(program.variable(*var).term) {
            substitution.bind(symbol, *value);
        }
    }
    substitution.apply(pool, term)
}
