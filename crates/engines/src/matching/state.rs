//! States at matching points, in a form in which equal ones are the same.
//!
//! ```text
//! MS:1  the values of the variables that are live there, as terms; what has no influence is left out; writes to an array at
//!       known indices are in the order of these, the last one of each (arrays.rs)
//! MS:2  the conditions that share inputs with these values, by way of any number of conditions; the others are satisfiable
//!       and say nothing of what is live
//! MS:3  an input plus a constant is an input, if the input is nowhere else
//! MS:4  inputs are numbered in the order in which they occur
//! MS:5  a value that can only be one of a few is replaced by each of them, in a state of its own
//! ```

use std::sync::Arc;

use rustc_hash::FxHashMap;
use symra_ir::LocId;
use symra_smt::SmtError;
use symra_terms::{Op, Sort, Substitution, Symbol, Term, TermPool};

use super::code::{Slot, constant};
use super::inputs::Inputs;
use super::path::{Machine, Path};

/// A set of states of the program: all that its inputs allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MatchedState {
    pub(super) loc: LocId,
    /// The values of the live variables.
    pub(super) cells: Box<[Term]>,
    /// What the inputs satisfy, sorted.
    pub(super) conditions: Box<[Term]>,
}

/// The live variables of locations.
pub(super) struct LiveSlots {
    known: FxHashMap<LocId, Arc<[Slot]>>,
}

impl LiveSlots {
    pub(super) fn new() -> Self {
        Self { known: FxHashMap::default() }
    }

    /// The slots of the variables that are live at a location.
    pub(super) fn at(&mut self, machine: &Machine<'_>, loc: LocId) -> Arc<[Slot]> {
        let entry = self.known.entry(loc).or_insert_with(|| {
            let live = &machine.live[loc.index()];
            let slots = machine.code.vars.iter().enumerate();
            let slots = slots.filter(|(_, var)| live.contains(**var));
            slots.map(|(slot, _)| Slot::try_from(slot).expect("slots should fit")).collect()
        });
        entry.clone()
    }
}

impl MatchedState {
    /// The state that a path is in.
    pub(super) fn of(
        pool: &mut TermPool,
        machine: &mut Machine<'_>,
        slots: &[Slot],
        path: &Path,
    ) -> Self {
        let cells = slots.iter().map(|slot| path.store.term(pool, *slot)).collect(); // MS:1
        let mut state = Self { loc: path.loc, cells, conditions: Box::default() };
        if path.store.open > 0 {
            state.settle(pool, &mut machine.inputs, &path.conditions);
        }
        state
    }

    /// The state with these values, which satisfy conditions.
    pub(super) fn new(
        pool: &mut TermPool,
        inputs: &mut Inputs,
        loc: LocId,
        cells: Box<[Term]>,
        conditions: &[Term],
    ) -> Self {
        let mut state = Self { loc, cells, conditions: Box::default() };
        state.settle(pool, inputs, conditions);
        state
    }

    /// A path that starts in the state.
    pub(super) fn path(&self, pool: &TermPool, machine: &mut Machine<'_>, slots: &[Slot]) -> Path {
        let mut store = machine.code.store();
        let mut next = 0;
        for (slot, cell) in slots.iter().zip(&self.cells) {
            if constant(pool, *cell).is_none() {
                next += u32::try_from(machine.inputs.of(pool, *cell).len()).unwrap_or(0);
            }
            store.set_term(pool, *slot, *cell);
        }
        for condition in &self.conditions {
            next += u32::try_from(machine.inputs.of(pool, *condition).len()).unwrap_or(0);
        }
        Path { loc: self.loc, store, conditions: self.conditions.to_vec(), next, edges: Vec::new() }
    }

    /// Brings the state with these conditions into its form.
    fn settle(&mut self, pool: &mut TermPool, inputs: &mut Inputs, conditions: &[Term]) {
        let mut symbols: Vec<Symbol> = Vec::new();
        for cell in &mut self.cells {
            *cell = inputs.arrays.ordered(pool, *cell); // MS:1
        }
        for cell in &self.cells {
            for symbol in inputs.of(pool, *cell).iter() {
                if !symbols.contains(symbol) {
                    symbols.push(*symbol);
                }
            }
        }
        let (mine, _) = inputs.connected(pool, conditions, &mut symbols); // MS:2
        self.free(pool, inputs, &mine);
        // MS:4
        let mut renaming = Substitution::default();
        let mut renamed = false;
        for (symbol, number) in symbols.into_iter().zip(0..) {
            let old = pool.symbol_term(symbol);
            let sort = pool.sort(old).clone();
            let new = inputs.input(pool, number, &sort);
            renaming.bind(symbol, new);
            renamed |= new != old;
        }
        let mut mine = mine;
        if renamed {
            for term in self.cells.iter_mut().chain(&mut mine) {
                *term = renaming.apply(pool, *term);
            }
        }
        mine.sort_unstable();
        mine.dedup();
        self.conditions = mine.into();
    }

    /// MS:3.
    fn free(&mut self, pool: &mut TermPool, inputs: &mut Inputs, conditions: &[Term]) {
        let mut uses: FxHashMap<Symbol, usize> = FxHashMap::default();
        for term in self.cells.iter().chain(conditions) {
            for symbol in inputs.of(pool, *term).iter() {
                *uses.entry(*symbol).or_default() += 1;
            }
        }
        for cell in &mut self.cells {
            if !matches!(pool.op(*cell), Op::BvAdd | Op::Add) {
                continue;
            }
            let args = pool.args(*cell);
            let mut open = args.iter().filter(|arg| pool.value(**arg).is_none());
            if let (Some(input), None) = (open.next(), open.next())
                && let Some(symbol) = pool.symbol(*input)
                && uses.get(&symbol) == Some(&1)
            {
                *cell = *input;
            }
        }
    }

    /// MS:5. The states that it stands for.
    pub(super) fn cases(
        self,
        pool: &mut TermPool,
        inputs: &mut Inputs,
    ) -> Result<Vec<Self>, SmtError> {
        let mut open = vec![self];
        let mut done = Vec::new();
        while let Some(state) = open.pop() {
            match state.split(pool, inputs)? {
                Some(cases) => open.extend(cases),
                None => done.push(state),
            }
        }
        Ok(done)
    }

    fn split(
        &self,
        pool: &mut TermPool,
        inputs: &mut Inputs,
    ) -> Result<Option<Vec<Self>>, SmtError> {
        for cell in &self.cells {
            if !may_be_few(pool, *cell, &self.conditions) {
                continue;
            }
            let mut symbols = inputs.of(pool, *cell).to_vec();
            let (mine, _) = inputs.connected(pool, &self.conditions, &mut symbols);
            let Some(values) = inputs.values(pool, *cell, &mine)? else { continue };
            let mut cases = Vec::with_capacity(values.len());
            for value in values {
                let value = pool.constant(value);
                let equation = pool.eq(*cell, value);
                let mut case = self.clone();
                for other in &mut case.cells {
                    if *other == *cell {
                        *other = value;
                    }
                }
                let mut conditions = self.conditions.to_vec();
                match pool.op(equation) {
                    Op::And => conditions.extend(pool.args(equation).to_vec()),
                    _ => conditions.push(equation),
                }
                case.settle(pool, inputs, &conditions);
                cases.push(case);
            }
            return Ok(Some(cases));
        }
        Ok(None)
    }
}

/// Whether it is worth while to ask for the values of a term.
fn may_be_few(pool: &TermPool, cell: Term, conditions: &[Term]) -> bool {
    match pool.op(cell) {
        Op::Const(_) => false,
        Op::Var(_) => *pool.sort(cell) == Sort::Bool,
        Op::Not
        | Op::And
        | Op::Or
        | Op::Eq
        | Op::BvUlt
        | Op::BvUle
        | Op::BvSlt
        | Op::BvSle
        | Op::Ite
        | Op::Mod
        | Op::BvAnd
        | Op::BvUrem
        | Op::BvSrem
        | Op::BvSmod
        | Op::Extract { .. }
        | Op::ZeroExtend(_)
        | Op::BvAshr
        | Op::BvLshr => true,
        _ if matches!(pool.sort(cell), Sort::Array(_)) => false,
        _ => !conditions.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_smt::{Backend as _, Limits};
    use symra_smt_z3::Z3;
    use symra_terms::Value;

    fn inputs() -> Inputs {
        Inputs::new(Z3.solver(&Limits::default()).expect("a solver should start"))
    }

    fn state(
        pool: &mut TermPool,
        inputs: &mut Inputs,
        cells: &[Term],
        conditions: &[Term],
    ) -> MatchedState {
        MatchedState::new(pool, inputs, LocId(1), cells.into(), conditions)
    }

    #[test]
    fn states_that_differ_in_the_numbers_of_inputs_are_the_same() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let byte = Sort::Bv(8);
        let five = pool.bv(5, 8);
        let mut made = Vec::new();
        for numbers in [[0, 1], [4, 2], [7, 0]] {
            let [a, b] = numbers.map(|number| inputs.input(&mut pool, number, &byte));
            let (below, sum) = (pool.bv_ult(a, five), pool.bv_mul(a, b));
            made.push(state(&mut pool, &mut inputs, &[a, sum, five], &[below]));
        }
        assert_eq!(made[0], made[1]);
        assert_eq!(made[0], made[2]);
        // But not with the inputs the other way round.
        let [a, b] = [0, 1].map(|number| inputs.input(&mut pool, number, &byte));
        let (below, sum) = (pool.bv_ult(b, five), pool.bv_mul(a, b));
        assert_ne!(made[0], state(&mut pool, &mut inputs, &[a, sum, five], &[below]));
    }

    #[test]
    fn conditions_on_what_is_gone_are_left_out() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let [a, b, c, d] = [0, 1, 2, 3].map(|n| inputs.input(&mut pool, n, &Sort::Bv(8)));
        let five = pool.bv(5, 8);
        // `b` is gone, but relates `a` with `c`; `d` has to do with nothing that is there.
        let conditions = [pool.bv_ult(a, b), pool.bv_ult(b, c), pool.bv_ult(d, five)];
        let found = state(&mut pool, &mut inputs, &[a, c], &conditions);
        assert_eq!(found.conditions.len(), 2);
        let alone = state(&mut pool, &mut inputs, &[five], &conditions);
        assert!(alone.conditions.is_empty());
    }

    #[test]
    fn an_input_and_a_number_is_any_number() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let input = inputs.input(&mut pool, 0, &Sort::Bv(8));
        let five = pool.bv(5, 8);
        let sum = pool.bv_add(input, five);
        let found = state(&mut pool, &mut inputs, &[sum], &[]);
        assert_eq!(*found.cells, [input]);
        // Not where the input is also elsewhere, or something is known of it.
        let both = state(&mut pool, &mut inputs, &[sum, input], &[]);
        assert_eq!(*both.cells, [sum, input]);
        let below = pool.bv_ult(input, five);
        let known = state(&mut pool, &mut inputs, &[sum], &[below]);
        assert_eq!(*known.cells, [sum]);
    }

    #[test]
    fn cases_are_the_values_and_together_the_state() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let input = inputs.input(&mut pool, 0, &Sort::Bv(8));
        let [three, five] = [3, 5].map(|number| pool.bv(number, 8));
        let rest = pool.bv_urem(input, three);
        let below = pool.bv_ult(input, five);
        let given = state(&mut pool, &mut inputs, &[rest, input], &[below]);
        let cases = given.cases(&mut pool, &mut inputs).expect("the solver should not fail");
        // What is left of a number modulo 3 is one of three values; the number itself stays an input with its conditions.
        assert_eq!(cases.len(), 3);
        for number in 0..8 {
            let fits = |case: &&MatchedState| {
                let input = pool.symbol(case.cells[1]);
                let value = |term: Term| {
                    pool.evaluate(term, &mut |symbol| {
                        assert_eq!(Some(symbol), input);
                        Value::bv(number, 8)
                    })
                };
                case.conditions.iter().all(|condition| value(*condition) == Value::Bool(true))
            };
            let found: Vec<&MatchedState> = cases.iter().filter(fits).collect();
            assert_eq!(
                found.len(),
                usize::from(number < 5),
                "{number} is in one of them, or in none"
            );
            for case in found {
                assert_eq!(pool.value(case.cells[0]), Some(&Value::bv(number % 3, 8)));
            }
        }
    }
}
