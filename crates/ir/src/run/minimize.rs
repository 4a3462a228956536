//! A simpler run to the same violation: fewer rounds of loops, smaller inputs.
//!
//! Runs are tried, so what comes out is a run of the program whatever the way to it. The values that a variable gets from
//! the environment are a list: an element is left out, or replaced by a smaller one, and what then leads to the same violation in
//! no more steps stays.

use std::collections::BTreeMap;

use symra_terms::{BitVec, Float, Sort, Value};

use super::interpreter::{Interpreter, Oracle, Outcome};
use super::state::State;
use crate::debug::Shape;
use crate::program::{ClaimId, EdgeRef, Operation, VarId};
use crate::trace::Trace;

/// The most elements of a list that are tried.
const MOST: usize = 40;
/// How often all is tried again after something changed.
const ROUNDS: usize = 4;

/// The values that variables get, in the order in which they get them.
type Given = BTreeMap<VarId, Vec<Value>>;

/// A simpler run that violates the claim, if one is found while `goes_on` holds; it is asked before each run.
pub fn minimize(
    interpreter: &Interpreter<'_>,
    trace: &Trace,
    claim: ClaimId,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Trace> {
    let program = &interpreter.task().program;
    let debug = program.debug.as_deref()?;
    let choices = super::choices::Choices::of(interpreter, trace).ok()?;
    let mut given = Given::new();
    for (var, value) in choices.values {
        given.entry(var).or_default().push(value);
    }
    let mut asked: Vec<VarId> = Vec::new();
    for edge in debug.inputs.keys() {
        if let Operation::Havoc(vars) = &program.edge(*edge).operation {
            asked.extend(vars);
        }
    }
    asked.sort_unstable();
    asked.dedup();
    let steps = u64::try_from(trace.steps.len()).ok()?;
    let mut search = Search { interpreter, claim, given, steps, found: None, goes_on };
    // What nobody asked for is zero, if that does.
    let only_asked = search.given.iter().filter(|(var, _)| asked.binary_search(var).is_ok());
    let only_asked = only_asked.map(|(var, values)| (*var, values.clone())).collect();
    search.attempt(only_asked);
    for _ in 0..ROUNDS {
        let mut better = false;
        for var in &asked {
            better |= search.shorten(*var);
            let is_signed = !matches!(
                debug.variables.get(var).map(|shape| &debug.shape(*shape).0),
                Some(Shape::Unsigned | Shape::Character { signed: false } | Shape::Truth)
            );
            better |= search.shrink(*var, is_signed);
        }
        if !better {
            break;
        }
    }
    search.found
}

struct Search<'s, 'i> {
    interpreter: &'s Interpreter<'i>,
    claim: ClaimId,
    given: Given,
    steps: u64,
    found: Option<Trace>,
    goes_on: &'s mut dyn FnMut() -> bool,
}

impl Search<'_, '_> {
    /// Whether these values lead to the violation in no more steps; then they count.
    #[expect(clippy::needless_pass_by_value, reason = "callers make the values for it")]
    fn attempt(&mut self, given: Given) -> bool {
        if !(self.goes_on)() {
            return false;
        }
        let mut guess = Guess { given: &given, asked: Given::new(), chose: false };
        let (run, trace) = self.interpreter.run_traced(&mut guess, self.steps);
        let fits = run.outcome == Outcome::Violated(self.claim) && !guess.chose;
        if fits {
            self.given = guess.asked;
            self.steps = run.steps;
            self.found = Some(trace);
        }
        fits
    }

    fn with(&self, var: VarId, values: Vec<Value>) -> Given {
        let mut given = self.given.clone();
        given.insert(var, values);
        given
    }

    fn values(&self, var: VarId) -> Vec<Value> {
        self.given.get(&var).cloned().unwrap_or_default()
    }

    /// Leaves out elements.
    fn shorten(&mut self, var: VarId) -> bool {
        let mut better = false;
        let mut index = 0;
        while self.values(var).len() > 1 && index < self.values(var).len().min(MOST) {
            let steps = self.steps;
            let mut fewer = self.values(var);
            fewer.remove(index);
            // The same number of steps with another last value is no progress.
            if self.attempt(self.with(var, fewer)) && self.steps < steps {
                better = true;
            } else {
                index += 1;
            }
        }
        better
    }

    /// Makes elements smaller.
    fn shrink(&mut self, var: VarId, is_signed: bool) -> bool {
        let mut better = false;
        for index in 0..self.values(var).len().min(MOST) {
            while let Some(value) = self.values(var).get(index).cloned() {
                let is_smaller = smaller(&value, is_signed).into_iter().any(|smaller| {
                    let mut values = self.values(var);
                    values[index] = smaller;
                    self.attempt(self.with(var, values))
                });
                if !is_smaller {
                    break;
                }
                better = true;
            }
        }
        better
    }
}

/// Values that are smaller, the smallest first.
fn smaller(value: &Value, is_signed: bool) -> Vec<Value> {
    match value {
        Value::Bool(true) => vec![Value::Bool(false)],
        Value::Bv(bits) => {
            let width = bits.width();
            let number = if is_signed {
                bits.to_i64().map(i128::from)
            } else {
                bits.to_u64().map(i128::from)
            };
            let Some(number) = number else { return Vec::new() };
            let smaller = [0, 1, -1, number / 2, number - number.signum()];
            let mut smaller: Vec<i128> = smaller
                .into_iter()
                .filter(|other| is_signed || *other >= 0)
                .filter(|other| order(*other) < order(number))
                .collect();
            smaller.dedup();
            let of = |number: i128| {
                let bits = i64::try_from(number).map(|number| BitVec::from_i64(number, width));
                bits.or_else(|_| u64::try_from(number).map(|n| BitVec::from_u64(n, width))).ok()
            };
            smaller.into_iter().filter_map(of).map(Value::Bv).collect()
        }
        Value::Float(number) => {
            let is_zero = number.to_f64() == 0.0;
            let zero = Value::default_of(&Sort::Float(number.format()));
            let one = Float::from_f64(1.0)
                .convert(number.format(), symra_terms::RoundingMode::NearestEven);
            let is_one = number.to_f64().to_bits() == 1.0_f64.to_bits();
            if is_zero || is_one { Vec::new() } else { vec![zero, Value::Float(one)] }
        }
        Value::Bool(false) | Value::Int(_) | Value::RoundingMode(_) | Value::Array(_) => Vec::new(),
    }
}

/// Small numbers come first, and of two with the same size the positive one.
fn order(number: i128) -> (u128, bool) {
    (number.unsigned_abs(), number < 0)
}

/// Gives values by the variables that get them, and notes what was asked for.
struct Guess<'g> {
    given: &'g Given,
    asked: Given,
    chose: bool,
}

impl Oracle for Guess<'_> {
    fn choose(&mut self, _: &State, _: &[EdgeRef]) -> usize {
        self.chose = true;
        0
    }

    fn value(&mut self, var: VarId, sort: &Sort) -> Value {
        let asked = self.asked.entry(var).or_default();
        let next = self.given.get(&var).and_then(|values| values.get(asked.len())).cloned();
        let value = next.unwrap_or_else(|| Value::default_of(sort));
        asked.push(value.clone());
        value
    }
}
