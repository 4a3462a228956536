//! Runs that are led to what no run has done yet: greybox fuzzing, after Böhme, Pham and Roychoudhury, "Coverage-based
//! greybox fuzzing as Markov chain" (2016).
//!
//! A run is what it chose: inputs, and edges where there are several. A run that takes an edge for the first time, or much more
//! often than any before it (twice as often), is kept. Others begin like one that is kept, now and then with other choices on the
//! way, and go on at random.

use rustc_hash::FxHashMap;
use symra_ir::{
    ClaimKind, EdgeRef, Interpreter, Machine, Operation, Status, Step, Task, Trace, VarId,
};
use symra_terms::{Op, Sort, Term, Value};
use symra_verdict::Budget;

use super::{Guess, Habit, POLL, Samples, initial_variables};

/// So many steps at most in a run.
const STEPS: usize = 20_000;
/// Runs go on for so many steps after what they are told, or twice, four times, .. as many.
const SHORTEST: usize = 64;
/// So many different lengths there are.
const LENGTHS: usize = 9;
/// So many runs are kept: the oldest make room.
const KEPT: usize = 4096;

/// What a run chooses: as it is told to, and then at random.
struct Choices<'g> {
    told: Vec<u64>,
    made: Vec<u64>,
    /// So many choices led to what was new.
    useful: usize,
    /// The most steps after what it is told.
    tail: usize,
    guess: Guess<'g>,
}

impl Choices<'_> {
    fn next(&mut self, fresh: impl FnOnce(&mut Guess<'_>) -> u64) -> u64 {
        let choice =
            self.told.get(self.made.len()).copied().unwrap_or_else(|| fresh(&mut self.guess));
        self.made.push(choice);
        choice
    }

    fn index(&mut self, length: usize) -> usize {
        if length <= 1 {
            return 0;
        }
        let choice = self.next(|guess| guess.index(length) as u64);
        usize::try_from(choice % length as u64).unwrap_or(0)
    }

    fn input(&mut self, task: &Task, var: VarId) -> Option<(VarId, Value)> {
        let sort = task.sort(var);
        Guess::made_of(sort, 0)?;
        let choice = self.next(|guess| guess.choice(sort));
        Some((var, Guess::made_of(sort, choice)?))
    }
}

/// What all runs together have done.
#[derive(Default)]
struct Covered {
    /// How often an edge was taken in one run at most, as a power of two.
    most: FxHashMap<EdgeRef, u32>,
    now: FxHashMap<EdgeRef, u32>,
}

impl Covered {
    /// Takes an edge; whether that is something new.
    fn take(&mut self, edge: EdgeRef) -> bool {
        let count = self.now.entry(edge).or_default();
        *count += 1;
        if !count.is_power_of_two() {
            return false;
        }
        let power = count.ilog2() + 1;
        let most = self.most.entry(edge).or_default();
        let is_new = power > *most;
        *most = power.max(*most);
        is_new
    }
}

impl Samples {
    /// Runs the program until a claim is violated, the time is over, or nothing new has happened for so many runs and twice as
    /// many as came before.
    pub fn guided(&mut self, task: &Task, patience: u64, budget: &Budget) {
        let interpreter = Interpreter::new(task);
        let numbers = compared(task);
        let mut covered = Covered::default();
        let mut kept: Vec<Vec<u64>> = Vec::new();
        let mut guess = Guess::new(Habit::Led(0), &numbers);
        let mut newest = 0u64;
        for run in 1u64.. {
            let in_vain = run - newest;
            if in_vain > newest.saturating_mul(2).saturating_add(patience)
                || budget.spent().is_some()
                || self.violation.is_some()
            {
                return;
            }
            let told = beginning(&kept, &mut guess);
            let tail = SHORTEST << guess.index(LENGTHS);
            let guess = Guess::new(Habit::Led(run), &numbers);
            let mut choices = Choices { told, made: Vec::new(), useful: 0, tail, guess };
            self.led(&interpreter, &mut choices, &mut covered, budget);
            // A run without a choice is the only one.
            if choices.made.is_empty() {
                return;
            }
            covered.now.clear();
            if choices.useful > 0 {
                newest = run;
                if kept.len() == KEPT {
                    kept.remove(0);
                }
                choices.made.truncate(choices.useful);
                kept.push(choices.made);
            }
        }
    }

    fn led(
        &mut self,
        interpreter: &Interpreter<'_>,
        choices: &mut Choices<'_>,
        covered: &mut Covered,
        budget: &Budget,
    ) {
        let task = interpreter.task();
        let program = &task.program;
        let initial: Vec<(VarId, Value)> =
            initial_variables(program).filter_map(|var| choices.input(task, var)).collect();
        let Ok(mut machine) = Machine::new(interpreter, &initial) else { return };
        let mut trace = Trace { initial, ..Trace::default() };
        let mut enabled: Vec<EdgeRef> = Vec::new();
        let mut beginning = 0;
        for step in 0..STEPS {
            if step % POLL == POLL - 1 && budget.spent().is_some() {
                return;
            }
            if let Status::Violated(claim) = machine.status() {
                if program.claim(claim).kind != ClaimKind::Unsupported {
                    self.violation = Some((claim, trace));
                }
                return;
            }
            if choices.made.len() < choices.told.len() {
                beginning = step;
            } else if step > beginning + choices.tail {
                return;
            }
            machine.enabled_into(&mut enabled);
            if enabled.is_empty() {
                return;
            }
            let edge = enabled[choices.index(enabled.len())];
            let inputs = match &program.edge(edge).operation {
                Operation::Havoc(vars) => {
                    vars.iter().filter_map(|var| choices.input(task, *var)).collect()
                }
                _ => Vec::new(),
            };
            if machine.take(edge, &inputs).is_err() {
                return;
            }
            if covered.take(edge) {
                choices.useful = choices.made.len();
            }
            trace.steps.push(Step { edge, inputs });
        }
    }
}

/// What a new run is told to choose: the beginning of one that was kept, seldom with another choice in it.
fn beginning(kept: &[Vec<u64>], guess: &mut Guess<'_>) -> Vec<u64> {
    if kept.is_empty() || guess.index(16) == 0 {
        return Vec::new();
    }
    // What was kept last is what is least known.
    let last = match guess.index(4) {
        0 | 1 => 2,
        2 => 8,
        _ => kept.len(),
    };
    let from = kept.len().saturating_sub(last);
    let mut told = kept[from + guess.index(kept.len() - from)].clone();
    // The last choice before something new was often made for what comes after it.
    let length = told.len();
    let end = match guess.index(8) {
        0 => guess.index(length + 1),
        1 => length,
        2..=4 => length.saturating_sub(1),
        5 => length.saturating_sub(2),
        6 => length - guess.index(length.min(8) + 1),
        _ => length - guess.index(length.min(32) + 1),
    };
    told.truncate(end);
    if guess.index(4) == 0 && !told.is_empty() {
        let at = guess.index(told.len());
        told[at] = guess.choice(&Sort::Bv(64));
    }
    told
}

/// The numbers that the program compares something with.
fn compared(task: &Task) -> Vec<u64> {
    let mut terms: Vec<Term> = Vec::new();
    for edge in task.program.procedures.iter().flat_map(|procedure| &procedure.edges) {
        match &edge.operation {
            Operation::Assume(condition) => terms.push(*condition),
            Operation::Assign(pairs) => terms.extend(pairs.iter().map(|(_, term)| *term)),
            Operation::Call { arguments, .. } => terms.extend(arguments),
            Operation::Havoc(_) => (),
        }
    }
    let pool = &task.pool;
    let tests = pool.post_order(&terms).filter(|term| {
        matches!(
            pool.op(*term),
            Op::Eq | Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle | Op::Lt | Op::Le
        )
    });
    let sides = tests.flat_map(|term| pool.args(term));
    let mut numbers: Vec<u64> = sides
        .filter_map(|side| match pool.value(*side) {
            Some(Value::Bv(bits)) => bits.to_u64(),
            Some(Value::Int(number)) => number.to_i64().map(i64::cast_unsigned),
            _ => None,
        })
        .chain([0])
        .collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
