//! What was found out of the product of a program and a temporal formula, as a verdict about the program.

use std::collections::BTreeMap;

use symra_ir::temporal::holds;
use symra_ir::{
    Atom, EdgeId, Interpreter, Machine, Product, Status, Task, Temporal, Trace, VarId, follow,
};
use symra_terms::{Assignment, Value};
use symra_verdict::{Lasso, Proof, Reason, Verdict, Violation};

use crate::{Conclusion, Evidence};

/// Makes the verdict about a product, which was looked at again already, one about the given program: a proof rests on the
/// product; a run is taken back and replayed in the given program, and the formula is evaluated on its states as it is defined,
/// without the automaton. The terms are of the pool of `proved`, the product's task after that; the given task has it afterwards.
pub fn conclude_temporal(
    given: &mut Task,
    temporal: &Temporal,
    product: &Product,
    proved: Task,
    conclusion: Conclusion,
) -> Conclusion {
    given.pool = proved.pool;
    let Conclusion { verdict, evidence } = conclusion;
    let not_replayed = |what: String| Conclusion {
        verdict: Verdict::Unknown(Reason::NotReplayed { what }),
        evidence: Evidence::None,
    };
    match verdict {
        Verdict::Unknown(_) => Conclusion { verdict, evidence },
        Verdict::Safe(proof) => {
            let mut program = Box::new(product.task.program.clone());
            let (mut proof, mut passes) = (Box::new(proof), product.lift.passes());
            while let Proof::Transformed { program: made, proof: inner, passes: more } = *proof {
                passes.extend(more);
                (program, proof) = (made, inner);
            }
            let verdict = Verdict::Safe(Proof::Transformed { program, proof, passes });
            Conclusion { verdict, evidence }
        }
        Verdict::Unsafe(violation) => match violated(given, temporal, product, violation) {
            Ok((violation, run)) => Conclusion {
                verdict: Verdict::Unsafe(violation),
                evidence: Evidence::Replayed(Box::new(run)),
            },
            Err(what) => not_replayed(what),
        },
    }
}

fn violated(
    given: &Task,
    temporal: &Temporal,
    product: &Product,
    violation: Violation,
) -> Result<(Violation, symra_ir::Replay), String> {
    let Violation { claim, trace, lasso: Some(Lasso { stem, recurrence }) } = violation else {
        return Err("it has no loop".to_owned());
    };
    if !trace.repeats.is_empty() {
        return Err("its repeated rounds were not checked".to_owned());
    }
    let first = trace.first(stem);
    if recurrence.is_none() {
        let (word, back) = read(product, temporal, &trace, stem)?;
        if back >= word.len() {
            return Err("no state of the loop counts".to_owned());
        }
        if holds(&temporal.formula, &word, back) {
            return Err("the formula holds on the run".to_owned());
        }
    }
    let lifted = product.lift.trace(&trace).map_err(|error| error.to_string())?;
    let stem = product.lift.trace(&first).map_err(|error| error.to_string())?.steps.len();
    let interpreter = Interpreter::new(given);
    let run = follow(&interpreter, &lifted, |_| ()).map_err(|error| error.to_string())?;
    let at = given.program.location(run.end.location());
    if stem == lifted.steps.len() && run.status == Status::Running && !at.outgoing.is_empty() {
        return Err("the run does not end where it is said to".to_owned());
    }
    let lasso = Some(Lasso { stem, recurrence });
    Ok((Violation { claim, trace: lifted, lasso }, run))
}

/// The atoms in the states of a run that count, and how many of them come before the loop.
fn read(
    product: &Product,
    temporal: &Temporal,
    trace: &Trace,
    stem: usize,
) -> Result<(Vec<Vec<bool>>, usize), String> {
    let Task { pool, program } = &product.task;
    let interpreter = Interpreter::new(&product.task);
    let mut machine =
        Machine::new(&interpreter, &trace.initial).map_err(|error| error.to_string())?;
    let reads: &BTreeMap<EdgeId, bool> = &product.reads;
    let (mut word, mut back) = (Vec::new(), 0);
    for (index, step) in trace.steps.iter().enumerate() {
        if index == stem {
            back = word.len();
        }
        if let Some(ended) = reads.get(&step.edge.edge) {
            let mut values = Assignment::default();
            for var in (0..program.variables.len()).map(VarId::new) {
                if let (Some(symbol), Some(value)) =
                    (pool.symbol(program.variable(var).term), machine.value(var))
                {
                    values.set(symbol, value.clone());
                }
            }
            let truth = |atom: &Atom| match atom {
                Atom::Ended => *ended,
                Atom::Holds(term) => pool.evaluate_in(*term, &values) == Value::Bool(true),
            };
            word.push(temporal.atoms.iter().map(truth).collect());
        }
        machine.take(step.edge, &step.inputs).map_err(|error| error.to_string())?;
    }
    Ok((word, back))
}
