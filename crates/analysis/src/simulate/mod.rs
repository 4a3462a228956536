//! States at the heads of loops, from runs on guessed inputs.
//!
//! They prove nothing, but they refute guesses without a query; and a run that violates a claim needs no further search.

mod calls;
mod guided;

use std::collections::BTreeMap;
use std::time::Duration;

use symra_ir::{
    ClaimId, ClaimKind, EdgeRef, Interpreter, LocId, LoopForest, Machine, Operation, Program,
    Scope, Status, Step, Task, Trace, VarId, VarSet,
};
use symra_terms::{
    ArrayValue, Assignment, BitVec, Float, FloatFormat, Integer, RoundingMode, Sort, Term, Value,
};
use symra_verdict::Budget;

pub use calls::{CallRecord, CallRuns};

/// So many runs are made.
const RUNS: u64 = 40;
/// So many steps at most in a run.
const STEPS: usize = 4000;
/// So many steps at most in a long run.
const LONG: usize = 5_000_000;
/// The clock is looked at after so many steps.
const POLL: usize = 1 << 14;
/// So many states are kept for a head.
const KEPT: usize = 48;

/// So many variables get guessed first values; in programs with more, first values hardly matter.
const INITIAL: usize = 300;

/// What runs on guessed inputs showed.
#[derive(Debug, Default)]
pub struct Samples {
    /// For each head some states of its live variables.
    pub states: BTreeMap<LocId, Vec<Assignment>>,
    /// A run that violates a claim.
    pub violation: Option<(ClaimId, Trace)>,
}

impl Samples {
    /// Runs a program that has no calls.
    pub fn new(task: &Task, live: &[VarSet], budget: &Budget) -> Self {
        let mut samples = Self::default();
        samples.runs(task, live, budget, STEPS, (0..RUNS).map(Habit::Random));
        samples
    }

    /// Runs the program for longer: many a violation comes after loops of fixed length, or of a length that is an input. No
    /// run takes more than its share of the time.
    pub fn long(&mut self, task: &Task, live: &[VarSet], time: Duration, budget: &Budget) {
        let habits = [
            (Habit::Random(0), 2),
            (Habit::One, 6),
            (Habit::Most, 6),
            (Habit::ByPlace, 6),
            (Habit::Random(1), 6),
        ];
        for (habit, part) in habits {
            self.runs(task, live, &budget.at_most(time / part), LONG, [habit]);
        }
    }

    fn runs(
        &mut self,
        task: &Task,
        live: &[VarSet],
        budget: &Budget,
        steps: usize,
        habits: impl IntoIterator<Item = Habit>,
    ) {
        let interpreter = Interpreter::new(task);
        let forest = &LoopForest::new(task.program.procedure(task.program.main));
        let numbers = numbers(task);
        for habit in habits {
            if budget.spent().is_some() || self.violation.is_some() {
                break;
            }
            let guess = Guess::new(habit, &numbers);
            self.run(&interpreter, forest, live, guess, steps, budget);
        }
    }

    fn run(
        &mut self,
        interpreter: &Interpreter<'_>,
        forest: &LoopForest,
        live: &[VarSet],
        mut guess: Guess<'_>,
        steps: usize,
        budget: &Budget,
    ) {
        let task = interpreter.task();
        let program = &task.program;
        let initial: Vec<(VarId, Value)> = initial_variables(program)
            .filter_map(|var| Some((var, guess.value(task.sort(var))?)))
            .collect();
        let Ok(mut machine) = Machine::new(interpreter, &initial) else { return };
        let mut trace = Trace { initial, ..Trace::default() };
        let mut visits: BTreeMap<LocId, u64> = BTreeMap::new();
        let mut enabled: Vec<EdgeRef> = Vec::new();
        for step in 0..steps {
            if step % POLL == 0 && budget.spent().is_some() {
                return;
            }
            if let Status::Violated(claim) = machine.status() {
                if program.claim(claim).kind != ClaimKind::Unsupported {
                    self.violation = Some((claim, trace));
                }
                return;
            }
            let loc = machine.location().loc;
            if forest.is_head(loc) {
                let visit = visits.entry(loc).or_default();
                *visit += 1;
                // The first visits of a run, and ever rarer ones after that.
                if *visit <= 3 || visit.is_power_of_two() {
                    self.keep(task, &machine, loc, &live[loc.index()]);
                }
            }
            machine.enabled_into(&mut enabled);
            if enabled.is_empty() {
                return;
            }
            let edge = enabled[guess.index(enabled.len())];
            guess.place = edge.edge.index() as u64 + 1;
            let mut inputs = Vec::new();
            if let Operation::Havoc(vars) = &program.edge(edge).operation {
                inputs = vars
                    .iter()
                    .filter_map(|var| Some((*var, guess.value(task.sort(*var))?)))
                    .collect();
            }
            if machine.take(edge, &inputs).is_err() {
                return;
            }
            trace.steps.push(Step { edge, inputs });
        }
    }

    fn keep(&mut self, task: &Task, machine: &Machine<'_, '_>, loc: LocId, live: &VarSet) {
        let states = self.states.entry(loc).or_default();
        if states.len() >= KEPT {
            return;
        }
        let mut state = Assignment::default();
        for (index, variable) in task.program.variables.iter().enumerate() {
            let var = VarId::new(index);
            if live.contains(var)
                && let (Some(value), Some(symbol)) =
                    (machine.value(var), task.pool.symbol(variable.term))
            {
                state.set(symbol, value.clone());
            }
        }
        states.push(state);
    }
}

/// The variables whose first values are guessed.
fn initial_variables(program: &Program) -> impl Iterator<Item = VarId> {
    (0..program.variables.len().min(INITIAL)).map(VarId::new).filter(|var| {
        let scope = program.variable(*var).scope;
        matches!(scope, Scope::Global) || scope == Scope::Local(program.main)
    })
}

/// The numbers in a program's conditions.
pub(crate) fn numbers(task: &Task) -> Vec<u64> {
    let conditions: Vec<Term> = task
        .program
        .procedures
        .iter()
        .flat_map(|procedure| &procedure.edges)
        .filter_map(|edge| match &edge.operation {
            Operation::Assume(term) => Some(*term),
            _ => None,
        })
        .collect();
    let values = task.pool.post_order(&conditions).filter_map(|term| match task.pool.value(term) {
        Some(Value::Bv(bits)) => bits.to_u64(),
        _ => None,
    });
    let mut numbers: Vec<u64> = values.chain([0]).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// How numbers are guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Habit {
    /// At random, with a seed.
    Random(u64),
    /// The same, with more numbers of the program.
    Led(u64),
    /// Always one: nothing that is looked for is found, no text ends.
    One,
    /// Always the greatest signed number: what is counted up to an input does not end soon.
    Most,
    /// Another number at each place, always the same there: what one place gave is found among what another one gave nowhere.
    ByPlace,
}

/// Guessed inputs.
pub(crate) struct Guess<'g> {
    habit: Habit,
    random: u64,
    numbers: &'g [u64],
    /// The place that asks.
    place: u64,
}

impl<'g> Guess<'g> {
    /// A sequence of guesses, with these numbers among them.
    pub(crate) fn new(habit: Habit, numbers: &'g [u64]) -> Self {
        let seed = match habit {
            Habit::Random(seed) | Habit::Led(seed) => seed,
            Habit::One | Habit::Most | Habit::ByPlace => 0,
        };
        Self { habit, random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1, numbers, place: 0 }
    }

    fn next(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }

    fn below(&mut self, limit: u64) -> u64 {
        if limit <= 1 { 0 } else { self.next() % limit }
    }

    /// An index below a length.
    pub(crate) fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).unwrap_or(0)
    }

    /// A number of so many bits: most often a small one, sometimes one of the program or next to it, sometimes any.
    fn number(&mut self, width: u32) -> u64 {
        match self.habit {
            Habit::Random(_) => (),
            Habit::Led(_) => {
                if self.below(2) == 0 {
                    return self.numbers[self.index(self.numbers.len())];
                }
            }
            Habit::One => return 1,
            Habit::ByPlace => return self.place,
            Habit::Most => return u64::MAX >> (65 - width.clamp(2, 64)),
        }
        match self.below(8) {
            0..=3 => self.below(8),
            4 => self.below(200),
            5 => 0u64.wrapping_sub(self.below(4)),
            6 => {
                let one = self.numbers[self.index(self.numbers.len())];
                one.wrapping_add(self.below(3)).wrapping_sub(1)
            }
            _ => self.next(),
        }
    }

    /// A value; none where the default will do.
    pub(crate) fn value(&mut self, sort: &Sort) -> Option<Value> {
        let choice = self.choice(sort);
        Self::made_of(sort, choice)
    }

    /// What a value is made of.
    fn choice(&mut self, sort: &Sort) -> u64 {
        match sort {
            Sort::Bool => self.next() & 1,
            Sort::Bv(width) => self.number(*width),
            _ => self.number(64),
        }
    }

    /// The value that a number stands for; none where the default will do.
    fn made_of(sort: &Sort, choice: u64) -> Option<Value> {
        match sort {
            Sort::Bool => Some(Value::Bool(choice & 1 == 1)),
            Sort::Int => Some(Value::Int(Integer::from(choice.cast_signed()))),
            Sort::Bv(width) => Some(Value::Bv(BitVec::from_u64(choice, *width))),
            Sort::Float(format) => Some(Value::Float(float_of(*format, choice))),
            // Memory that nobody has written to holds the same everywhere.
            Sort::Array(array) => {
                let element = Self::made_of(&array.element, choice)?;
                Some(Value::Array(ArrayValue::constant(array.clone(), element)))
            }
            Sort::RoundingMode => None,
        }
    }
}

/// A float that a number stands for: this number if it is a small one or the greatest, else the one with these bits.
fn float_of(format: FloatFormat, choice: u64) -> Float {
    let number = choice.cast_signed();
    if u32::try_from(number.unsigned_abs()).is_ok() || number == i64::MAX {
        let bits = BitVec::from_u64(choice, 64);
        Float::from_sbv(format, RoundingMode::NearestEven, &bits)
    } else {
        Float::from_bits(format, &BitVec::from_u64(choice, format.width()))
    }
}
