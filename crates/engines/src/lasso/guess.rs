//! Inputs that are guessed for runs.

use std::collections::BTreeMap;

use symra_ir::{EdgeId, LocId, Operation, Task, VarId};
use symra_terms::{ArrayValue, BitVec, Integer, Sort, Term, Value};

/// The value of a variable that counts down what may take long, as the products with temporal formulas have it.
pub(super) fn long(task: &Task, var: VarId) -> Option<Value> {
    let counts = task.program.variable(var).temporary && *task.sort(var) == Sort::Int;
    counts.then(|| Value::Int(Integer::from(1_000_000_000)))
}

/// The numbers in a program's conditions, and some more.
pub(super) fn numbers(task: &Task) -> Vec<u64> {
    let edges = task.program.procedures.iter().flat_map(|procedure| &procedure.edges);
    let conditions: Vec<Term> = edges
        .filter_map(|edge| match &edge.operation {
            Operation::Assume(term) => Some(*term),
            _ => None,
        })
        .collect();
    let values = task.pool.post_order(&conditions).filter_map(|term| match task.pool.value(term) {
        Some(Value::Bv(bits)) => bits.to_u64(),
        _ => None,
    });
    let mut numbers: Vec<u64> = values.collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.truncate(200);
    numbers
}

/// Guesses of inputs: in a run, the same place often gets the same value.
pub(super) struct Guess<'n> {
    seed: u64,
    state: u64,
    numbers: &'n [u64],
    values: BTreeMap<(EdgeId, VarId), Value>,
    branches: BTreeMap<LocId, u64>,
    /// How often a thread was chosen.
    turns: usize,
}

impl<'n> Guess<'n> {
    pub(super) fn new(seed: u64, numbers: &'n [u64]) -> Self {
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let (values, branches) = (BTreeMap::new(), BTreeMap::new());
        Self { seed, state, numbers, values, branches, turns: 0 }
    }

    fn random(&mut self) -> u64 {
        // Xorshift: good enough for guesses.
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    /// The first runs are plain: everything is 0, or 1, or -1.
    fn plain(&self) -> Option<u64> {
        match self.seed {
            0 => Some(0),
            1 => Some(1),
            2 => Some(u64::MAX),
            _ => None,
        }
    }

    /// Whether a place gets another value than the last time.
    fn changes(&mut self) -> bool {
        self.seed % 4 == 3 && self.random().is_multiple_of(4)
    }

    pub(super) fn initial(&mut self, task: &Task, variables: &[VarId]) -> Vec<(VarId, Value)> {
        let known = variables.iter().filter_map(|var| Some((*var, long(task, *var)?)));
        let mut initial: Vec<(VarId, Value)> = known.collect();
        if self.seed.is_multiple_of(2) {
            return initial;
        }
        let program = &task.program;
        let first = |var: &&VarId| match program.variable(**var).scope {
            symra_ir::Scope::Global => true,
            symra_ir::Scope::Local(proc) => proc == program.main,
        };
        let guessed: Vec<VarId> = variables.iter().filter(first).copied().take(300).collect();
        for var in guessed.into_iter().filter(|var| long(task, *var).is_none()) {
            if let Some(value) = self.fresh(task.sort(var)) {
                initial.push((var, value));
            }
        }
        initial
    }

    pub(super) fn index(&mut self, loc: LocId, count: usize) -> usize {
        if count == 1 {
            return 0;
        }
        if self.changes() || !self.branches.contains_key(&loc) {
            let choice = self.plain().unwrap_or_else(|| self.random());
            self.branches.insert(loc, choice);
        }
        usize::try_from(self.branches[&loc] % count as u64).unwrap_or(0)
    }

    /// Which of some threads goes on: one after the other, or any.
    pub(super) fn turn(&mut self, count: usize) -> usize {
        self.turns += 1;
        let choice = match self.seed % 3 {
            0 => self.turns,
            1 => self.turns / 7,
            _ => usize::try_from(self.random() >> 33).unwrap_or(0),
        };
        choice % count
    }

    pub(super) fn value(&mut self, edge: EdgeId, var: VarId, sort: &Sort) -> Option<Value> {
        if self.changes() || !self.values.contains_key(&(edge, var)) {
            let value = self.fresh(sort)?;
            self.values.insert((edge, var), value);
        }
        self.values.get(&(edge, var)).cloned()
    }

    fn fresh(&mut self, sort: &Sort) -> Option<Value> {
        let number = self.number();
        Some(match sort {
            Sort::Bool => Value::Bool(number & 1 == 1),
            Sort::Int => Value::Int(Integer::from(i64::try_from(number % 40).unwrap_or(0) - 10)),
            Sort::Bv(width) if *width <= 64 => Value::Bv(BitVec::from_u64(number, *width)),
            Sort::Array(sort) => {
                let element = self.fresh(&sort.element)?;
                Value::Array(ArrayValue::constant(sort.clone(), element))
            }
            _ => return None,
        })
    }

    fn number(&mut self) -> u64 {
        if let Some(plain) = self.plain() {
            return plain;
        }
        let random = self.random();
        let chosen = self.random();
        match random % 8 {
            0..=3 if !self.numbers.is_empty() => {
                let count = self.numbers.len() as u64;
                let index = usize::try_from(chosen % count).unwrap_or(0);
                self.numbers[index].wrapping_add(chosen >> 32 & 1)
            }
            0..=4 => chosen % 4,
            5 => chosen % 64,
            6 => (chosen % 64).wrapping_neg(),
            _ => chosen,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::EdgeId;

    fn task() -> Task {
        symra_ir::parse(
            "global x : (_ BitVec 16)
            global b : Bool
            global a : (Array (_ BitVec 8) Bool)
            proc main() {
              start -> next : assume (bvult x #x1234)
              next -> last : assume (or (= x #x0007) (= x #x1234))
            }",
        )
        .expect("the program should be right")
    }

    #[test]
    fn numbers_are_those_of_the_conditions() {
        // `x < n` is kept as `x <= n - 1`.
        assert_eq!(numbers(&task()), [7, 0x1233, 0x1234]);
    }

    #[test]
    fn the_first_runs_are_plain() {
        for (seed, expected) in [(0, 0), (1, 1), (2, 0xffff)] {
            let mut guess = Guess::new(seed, &[7]);
            let value = guess.value(EdgeId::new(0), VarId::new(0), &Sort::Bv(16));
            assert_eq!(value, Some(Value::bv(expected, 16)), "seed {seed}");
        }
    }

    #[test]
    fn a_place_has_the_same_value_again_in_most_runs() {
        let (mut constant, mut changing) = (0, 0);
        for seed in 3..43 {
            let mut guess = Guess::new(seed, &[7, 100]);
            let place = (EdgeId::new(0), VarId::new(0));
            let mut value = || guess.value(place.0, place.1, &Sort::Bv(16));
            let first = value();
            assert!(first.is_some());
            if (0..30).all(|_| value() == first) { constant += 1 } else { changing += 1 }
        }
        // Three of four seeds never change a place.
        assert!(constant >= 30 && changing > 0, "{constant} and {changing}");
    }

    #[test]
    fn what_is_guessed_fits_its_sort() {
        let task = task();
        let variables: Vec<VarId> = (0..3).map(VarId::new).collect();
        let mut guessed = 0;
        for seed in 0..40 {
            let mut guess = Guess::new(seed, &[7]);
            for (var, value) in guess.initial(&task, &variables) {
                assert_eq!(value.sort(), *task.sort(var), "seed {seed}");
                guessed += 1;
            }
            let count = 1 + usize::try_from(seed % 5).expect("a small number should fit");
            assert!(guess.index(LocId::new(0), count) < count);
            assert!(guess.turn(count) < count);
        }
        assert!(guessed >= 60, "{guessed}");
    }

    #[test]
    fn threads_take_turns() {
        let mut guess = Guess::new(0, &[]);
        let turns: Vec<usize> = (0..6).map(|_| guess.turn(3)).collect();
        let mut each = turns.clone();
        each.sort_unstable();
        assert_eq!(each, [0, 0, 1, 1, 2, 2], "{turns:?}");
    }
}
