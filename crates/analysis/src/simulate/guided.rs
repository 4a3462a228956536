//! Runs that are led to what no run has done yet: greybox fuzzing, after Böhme, Pham and Roychoudhury, "Coverage-based
//! greybox fuzzing as Markov chain" (2016).
//!
//! A run is what it chose: inputs, and edges where there are several. A run that takes an edge for the first time, or much more
//! often than any before it (twice as often), is kept. Others begin like one that is kept, now and then with other choices on the
//! way, and go on at random.

use rustc_hash::FxHashMap;
use symra_ir::{
    ClaimKind, EdgeRef, Interpreter, Machine, Operation, Scope, Status, Step, Task, Trace, VarId,
};
use symra_terms::Value;
use symra_verdict::Budget;

use super::{Guess, Habit, INITIAL, POLL, Samples, numbers};

/// So many steps at most in a run.
const STEPS: usize = 20_000;
/// So many runs are kept: the oldest make room.
const KEPT: usize = 4096;

/// What a run chooses: as it is told to, and then at random.
struct Choices<'g> {
    told: Vec<u64>,
    made: Vec<u64>,
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
    /// Whether a run has done something new.
    fn add(&mut self) -> bool {
        let mut is_new = false;
        for (edge, count) in self.now.drain() {
            let power = count.ilog2() + 1;
            let most = self.most.entry(edge).or_default();
            if power > *most {
                *most = power;
                is_new = true;
            }
        }
        is_new
    }
}

impl Samples {
    /// Runs the program until a claim is violated or the time is over.
    pub fn guided(&mut self, task: &Task, budget: &Budget) {
        let interpreter = Interpreter::new(task);
        let numbers = numbers(task);
        let mut covered = Covered::default();
        let mut kept: Vec<Vec<u64>> = Vec::new();
        let mut guess = Guess::new(Habit::Led(0), &numbers);
        for run in 1.. {
            if budget.spent().is_some() || self.violation.is_some() {
                return;
            }
            let told = beginning(&kept, &mut guess);
            let guess = Guess::new(Habit::Led(run), &numbers);
            let mut choices = Choices { told, made: Vec::new(), guess };
            self.led(&interpreter, &mut choices, &mut covered, budget);
            // A run without a choice is the only one.
            if choices.made.is_empty() {
                return;
            }
            if covered.add() {
                if kept.len() == KEPT {
                    kept.remove(0);
                }
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
        let initial: Vec<(VarId, Value)> = (0..program.variables.len().min(INITIAL))
            .map(VarId::new)
            .filter(|var| {
                let scope = program.variable(*var).scope;
                matches!(scope, Scope::Global) || scope == Scope::Local(program.main)
            })
            .filter_map(|var| choices.input(task, var))
            .collect();
        let Ok(mut machine) = Machine::new(interpreter, &initial) else { return };
        let mut trace = Trace { initial, steps: Vec::new() };
        let mut enabled: Vec<EdgeRef> = Vec::new();
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
            *covered.now.entry(edge).or_default() += 1;
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
    let from = if guess.index(2) == 0 { kept.len().saturating_sub(8) } else { 0 };
    let mut told = kept[from + guess.index(kept.len() - from)].clone();
    let length = told.len();
    let end = match guess.index(4) {
        0 => guess.index(length + 1),
        1 => length,
        _ => length - guess.index(length.min(8) + 1),
    };
    told.truncate(end);
    if guess.index(4) == 0 && !told.is_empty() {
        let at = guess.index(told.len());
        told[at] = guess.choice(&symra_terms::Sort::Bv(64));
    }
    told
}
