//! Rounds of a loop that are like the one before them, all at once.

use symra_terms::{BitVec, Integer, Value};

use super::machine::{Machine, StepError};
use crate::VarSet;
use crate::program::VarId;
use crate::trace::Step;

/// The values that are others after a round was gone so many times more, if each time changes them as the first time does: numbers
/// grow or fall by the same amount. Nothing if the state changes otherwise. What else changes does
/// not count where it is not live: `live` has what is, for each procedure and location. The run stands after the first round.
///
/// # Errors
/// If the round can't be gone once more.
pub fn guess_rounds(
    machine: &Machine<'_, '_>,
    round: &[Step],
    times: u64,
    live: &[Vec<VarSet>],
) -> Result<Option<Vec<(VarId, Value)>>, StepError> {
    let mut next = machine.clone();
    for step in round {
        next.take(step.edge, &step.inputs)?;
    }
    let (before, after) = (machine.state(), next.state());
    let depth = before.frames().len();
    let same_place = before.location() == after.location()
        && after.frames().len() == depth
        && before.frames()[..depth - 1] == after.frames()[..depth - 1];
    if !same_place {
        return Ok(None);
    }
    let interpreter = machine.interpreter();
    let at = before.location();
    let live = &live[at.proc.index()][at.loc.index()];
    let mut values = Vec::new();
    for ((var, one), (_, two)) in
        interpreter.values(before).into_iter().zip(interpreter.values(after))
    {
        if one == two {
            continue;
        }
        match advanced(one, two, times) {
            Some(value) => values.push((var, value)),
            None if live.contains(var) => return Ok(None),
            None => (),
        }
    }
    Ok(Some(values))
}

/// A value that goes on as from the first one to the second, so many times.
fn advanced(one: &Value, two: &Value, times: u64) -> Option<Value> {
    match (one, two) {
        (Value::Bv(one), Value::Bv(two)) => {
            let times = BitVec::from_u64(times, one.width());
            Some(Value::Bv(one.add(&times.mul(&two.sub(one)))))
        }
        (Value::Int(one), Value::Int(two)) => {
            let times = Integer::from(i64::try_from(times).ok()?);
            Some(Value::Int(one + &(&times * &(two - one))))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{EdgeId, EdgeRef, ProcId};
    use crate::{Interpreter, live_variables, parse};

    const LOOP: &str = "global x : (_ BitVec 8)
        global y : Int
        global b : Bool
        proc main() {
          a -> b : assume true
          b -> a : x := (bvadd x #x03), y := (- y 2)
          a -> c : assume true
          c -> a : b := (not b), x := (bvadd x #x01)
          a -> bad : assume (and b (= x #x07) (= y 5))
          error bad \"bad\"
        }";
    /// The truth value is read by nobody, nor is the sum.
    const DEAD: &str = "global x : (_ BitVec 8)
        global b : Bool
        global sum : Int
        proc main() {
          a -> a : b := (not b), x := (bvadd x #x01), sum := (+ sum 5)
          a -> bad : assume (= x #x07)
          error bad \"bad\"
        }";

    fn step(edge: usize) -> Step {
        Step { edge: EdgeRef { proc: ProcId::new(0), edge: EdgeId::new(edge) }, inputs: Vec::new() }
    }

    #[test]
    fn numbers_go_on_as_they_did_and_wrap() {
        let task = parse(LOOP).unwrap();
        let (interpreter, live) = (Interpreter::new(&task), live_variables(&task));
        let machine = Machine::new(&interpreter, &[]).unwrap();
        let values = guess_rounds(&machine, &[step(0), step(1)], 100, &live).unwrap().unwrap();
        let expected = [(VarId(0), Value::bv(44, 8)), (VarId(1), Value::int(-200))];
        assert_eq!(values, expected);
    }

    #[test]
    fn truth_values_and_half_rounds_do_not() {
        let task = parse(LOOP).unwrap();
        let (interpreter, live) = (Interpreter::new(&task), live_variables(&task));
        let machine = Machine::new(&interpreter, &[]).unwrap();
        assert_eq!(guess_rounds(&machine, &[step(2), step(3)], 100, &live), Ok(None));
        assert_eq!(guess_rounds(&machine, &[step(0)], 100, &live), Ok(None));
        assert!(guess_rounds(&machine, &[step(1)], 100, &live).is_err());
    }

    #[test]
    fn what_is_not_live_does_not_count() {
        let task = parse(DEAD).unwrap();
        let (interpreter, live) = (Interpreter::new(&task), live_variables(&task));
        let machine = Machine::new(&interpreter, &[]).unwrap();
        let values = guess_rounds(&machine, &[step(0)], 100, &live).unwrap().unwrap();
        assert_eq!(values, [(VarId(0), Value::bv(100, 8)), (VarId(2), Value::int(500))]);
    }
}
