//! What conditions on inputs allow: asked once for each set of conditions.
//!
//! Inputs are numbered anew in each state, so the same question comes up as the same terms on most paths.

use rustc_hash::FxHashMap;
use symra_smt::{Answer, Frame, SmtError, Solver};
use symra_terms::{BitVec, Op, Sort, Symbol, Term, TermPool, Value, Variables};

use symra_analysis::absint::truth;

use super::arrays::OrderedArrays;

/// So many values an input may have to be replaced by them, one case each.
const CASES: u64 = 32;
/// So many decisions are remembered.
const KNOWN: usize = 200_000;
/// So many values of a term are looked for with a solver.
const VALUES: usize = 8;

/// Signed bounds of inputs.
type Bounds = Vec<(Symbol, (i64, i64))>;

/// The inputs of symbolic states, and what conditions on them allow.
pub(super) struct Inputs {
    terms: FxHashMap<(u32, Sort), Term>,
    feasible: FxHashMap<Vec<Term>, bool>,
    values: FxHashMap<(Term, Vec<Term>), Option<Vec<Value>>>,
    decided: FxHashMap<(Term, Bounds), Option<bool>>,
    variables: Variables,
    /// Arrays with their writes in order.
    pub(super) arrays: OrderedArrays,
    solver: Box<dyn Solver>,
    /// How many questions the solver was asked.
    pub(super) queries: u64,
    /// Whether a condition was about a name of an object that may be any one.
    pub(super) any_name: bool,
}

impl Inputs {
    pub(super) fn new(solver: Box<dyn Solver>) -> Self {
        Self {
            terms: FxHashMap::default(),
            feasible: FxHashMap::default(),
            values: FxHashMap::default(),
            decided: FxHashMap::default(),
            variables: Variables::default(),
            arrays: OrderedArrays::default(),
            solver,
            queries: 0,
            any_name: false,
        }
    }

    /// The input with a number.
    pub(super) fn input(&mut self, pool: &mut TermPool, number: u32, sort: &Sort) -> Term {
        if let Some(term) = self.terms.get(&(number, sort.clone())) {
            return *term;
        }
        let term = pool.var(&format!("?m{number}.{sort}"), sort);
        self.terms.insert((number, sort.clone()), term);
        term
    }

    /// An input that no state has.
    pub(super) fn fresh(&mut self, pool: &mut TermPool, number: u32, sort: &Sort) -> Term {
        self.input(pool, u32::MAX - number, sort)
    }

    /// The inputs of a term.
    pub(super) fn of(&mut self, pool: &TermPool, term: Term) -> std::sync::Arc<[Symbol]> {
        self.variables.of(pool, term)
    }

    /// Whether a formula holds, if the bounds that conditions give to its inputs tell.
    pub(super) fn decided(
        &mut self,
        pool: &TermPool,
        formula: Term,
        conditions: &[Term],
    ) -> Option<bool> {
        let symbols = self.of(pool, formula);
        let key = (formula, bounds(pool, &symbols, conditions));
        if let Some(known) = self.decided.get(&key) {
            return *known;
        }
        let result = truth(pool, formula, &key.1);
        if self.decided.len() >= KNOWN {
            self.decided.clear();
        }
        self.decided.insert(key, result);
        result
    }

    /// Splits conditions into those that have to do with some inputs, by way of any number of conditions, and the others.
    /// The inputs of the former are added to the given ones.
    pub(super) fn connected(
        &mut self,
        pool: &TermPool,
        conditions: &[Term],
        symbols: &mut Vec<Symbol>,
    ) -> (Vec<Term>, Vec<Term>) {
        let mut rest: Vec<Term> = conditions.to_vec();
        let mut found = Vec::new();
        loop {
            let before = found.len();
            let mut left = Vec::with_capacity(rest.len());
            for condition in rest {
                let own = self.of(pool, condition);
                if own.iter().any(|symbol| symbols.contains(symbol)) {
                    found.push(condition);
                    for symbol in own.iter() {
                        if !symbols.contains(symbol) {
                            symbols.push(*symbol);
                        }
                    }
                } else {
                    left.push(condition);
                }
            }
            rest = left;
            if found.len() == before {
                found.sort_unstable();
                return (found, rest);
            }
        }
    }

    /// Whether inputs may satisfy sorted conditions. What is not decided is taken to be possible.
    pub(super) fn feasible(
        &mut self,
        pool: &TermPool,
        conditions: &[Term],
    ) -> Result<bool, SmtError> {
        if let Some(known) = self.feasible.get(conditions) {
            return Ok(*known);
        }
        self.queries += 1;
        let possible = match self.solver.check(pool, conditions)? {
            Answer::Sat(_) | Answer::Unknown(_) => true,
            Answer::Unsat(_) => false,
        };
        self.feasible.insert(conditions.to_vec(), possible);
        Ok(possible)
    }

    /// All values of a term under conditions, if the solver finds them to be few.
    pub(super) fn values(
        &mut self,
        pool: &mut TermPool,
        term: Term,
        conditions: &[Term],
    ) -> Result<Option<Vec<Value>>, SmtError> {
        let key = (term, conditions.to_vec());
        if let Some(known) = self.values.get(&key) {
            return Ok(known.clone());
        }
        let found = self.enumerate(pool, term, conditions)?;
        self.values.insert(key, found.clone());
        Ok(found)
    }

    fn enumerate(
        &mut self,
        pool: &mut TermPool,
        term: Term,
        conditions: &[Term],
    ) -> Result<Option<Vec<Value>>, SmtError> {
        let symbols = self.of(pool, term);
        let mut frame = Frame::enter(&mut *self.solver)?;
        for condition in conditions {
            frame.assert(pool, *condition)?;
        }
        let mut found: Vec<Value> = Vec::new();
        let mut others = pool.true_();
        loop {
            self.queries += 1;
            let value = match frame.check(pool, &[others])? {
                Answer::Unsat(_) => return Ok(Some(found)),
                Answer::Unknown(_) => return Ok(None),
                Answer::Sat(mut model) => {
                    let mut values = symra_terms::Assignment::default();
                    for symbol in symbols.iter() {
                        let value = model.value(pool, pool.symbol_term(*symbol))?;
                        values.set(*symbol, value);
                    }
                    pool.evaluate_in(term, &values)
                }
            };
            if found.len() >= VALUES || found.contains(&value) {
                return Ok(None);
            }
            let constant = pool.constant(value.clone());
            found.push(value);
            let different = pool.ne(term, constant);
            others = pool.and(&[others, different]);
        }
    }
}

/// The values that an input can have under conditions on it alone, if they are seen to be few.
pub(super) fn few(pool: &TermPool, symbol: Symbol, conditions: &[Term]) -> Option<Vec<Value>> {
    let mut candidates = candidates(pool, pool.symbol_term(symbol), conditions)?;
    candidates.retain(|value| {
        let holds = |condition: &Term| {
            pool.evaluate(*condition, &mut |_| value.clone()) == Value::Bool(true)
        };
        conditions.iter().all(holds)
    });
    Some(candidates)
}

/// Values of which a variable has one, by one of the conditions or by its sort.
fn candidates(pool: &TermPool, variable: Term, conditions: &[Term]) -> Option<Vec<Value>> {
    match pool.sort(variable) {
        Sort::Bool => return Some(vec![Value::Bool(false), Value::Bool(true)]),
        Sort::Bv(width) if *width < 64 && 1 << *width <= CASES => {
            return Some((0..1 << *width).map(|bits| Value::bv(bits, *width)).collect());
        }
        _ => (),
    }
    for condition in conditions {
        if let Some(values) = listed(pool, variable, *condition) {
            return Some(values);
        }
    }
    range(pool, variable, conditions)
}

/// The values in a disjunction of equations.
fn listed(pool: &TermPool, variable: Term, condition: Term) -> Option<Vec<Value>> {
    let equations = match pool.op(condition) {
        Op::Or => pool.args(condition),
        Op::Not if pool.op(pool.args(condition)[0]) == Op::And => {
            let parts = pool.args(pool.args(condition)[0]);
            let negated = parts.iter().map(|part| match pool.op(*part) {
                Op::Not => equal(pool, variable, pool.args(*part)[0]),
                _ => None,
            });
            return distinct(negated.collect::<Option<Vec<Value>>>()?);
        }
        _ => std::slice::from_ref(&condition),
    };
    let values = equations.iter().map(|equation| equal(pool, variable, *equation));
    distinct(values.collect::<Option<Vec<Value>>>()?)
}

fn distinct(mut values: Vec<Value>) -> Option<Vec<Value>> {
    values.sort_unstable();
    values.dedup();
    (values.len() as u64 <= CASES).then_some(values)
}

/// The value that an equation gives to a variable.
fn equal(pool: &TermPool, variable: Term, equation: Term) -> Option<Value> {
    if pool.op(equation) != Op::Eq {
        return None;
    }
    let (a, b) = (pool.args(equation)[0], pool.args(equation)[1]);
    match (a == variable, b == variable) {
        (true, _) => pool.value(b).cloned(),
        (_, true) => pool.value(a).cloned(),
        _ => None,
    }
}

/// The values between constant bounds.
fn range(pool: &TermPool, variable: Term, conditions: &[Term]) -> Option<Vec<Value>> {
    let Sort::Bv(width @ 1..=63) = *pool.sort(variable) else { return None };
    for signed in [true, false] {
        let (low, high) = limits(pool, variable, conditions, signed);
        let low = if signed { low } else { Some(low.unwrap_or(0)) };
        if let (Some(low), Some(high)) = (low, high)
            && high.checked_sub(low).is_some_and(|gap| gap < CASES.cast_signed())
        {
            return Some((low..=high).map(|n| Value::Bv(BitVec::from_i64(n, width))).collect());
        }
    }
    None
}

/// The constant bounds that conditions give to a bit-vector variable of at most 63 bits, in a signed or in an unsigned view.
fn limits(
    pool: &TermPool,
    variable: Term,
    conditions: &[Term],
    signed: bool,
) -> (Option<i64>, Option<i64>) {
    let (mut low, mut high): (Option<i64>, Option<i64>) = (None, None);
    for condition in conditions {
        let (atom, holds) = match pool.op(*condition) {
            Op::Not => (pool.args(*condition)[0], false),
            _ => (*condition, true),
        };
        let strict = match (pool.op(atom), signed) {
            (Op::BvSlt, true) | (Op::BvUlt, false) => true,
            (Op::BvSle, true) | (Op::BvUle, false) => false,
            _ => continue,
        };
        let (a, b) = (pool.args(atom)[0], pool.args(atom)[1]);
        let number = |term: Term| match pool.value(term) {
            Some(Value::Bv(bits)) if signed => bits.to_i64(),
            Some(Value::Bv(bits)) => bits.to_u64().and_then(|bits| i64::try_from(bits).ok()),
            _ => None,
        };
        // `a < b` as a bound of the variable; its negation is `b <= a`.
        let gap = i64::from(strict == holds);
        let (limit, above) = if a == variable {
            (number(b), holds)
        } else if b == variable {
            (number(a), !holds)
        } else {
            continue;
        };
        let Some(limit) = limit else { continue };
        if above {
            high = Some(high.map_or(limit - gap, |h| h.min(limit - gap)));
        } else {
            low = Some(low.map_or(limit + gap, |l| l.max(limit + gap)));
        }
    }
    (low, high)
}

/// The signed bounds that conditions give to the bit-vectors among some inputs.
pub(super) fn bounds(pool: &TermPool, symbols: &[Symbol], conditions: &[Term]) -> Bounds {
    let bounds = symbols.iter().filter_map(|symbol| {
        let variable = pool.symbol_term(*symbol);
        let Sort::Bv(width @ 1..=63) = *pool.sort(variable) else { return None };
        let greatest = (1_i64 << (width - 1)) - 1;
        let (low, high) = limits(pool, variable, conditions, true);
        let (low, high) = (low.unwrap_or(-greatest - 1), high.unwrap_or(greatest));
        Some((*symbol, (low, high)))
    });
    bounds.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use symra_ir::testing::Random;
    use symra_smt::{Backend as _, Limits};
    use symra_smt_z3::Z3;

    fn inputs() -> Inputs {
        Inputs::new(Z3.solver(&Limits::default()).expect("a solver should start"))
    }

    /// A comparison of a variable of eight bits with a number, perhaps negated.
    fn condition(pool: &mut TermPool, random: &mut Random, variable: Term) -> Term {
        let number = pool.bv(random.number() % 256, 8);
        let (a, b) = if random.once_in(2) { (variable, number) } else { (number, variable) };
        let atom = match random.below(5) {
            0 => pool.bv_slt(a, b),
            1 => pool.bv_sle(a, b),
            2 => pool.bv_ult(a, b),
            3 => pool.bv_ule(a, b),
            _ => pool.eq(a, b),
        };
        if random.once_in(3) { pool.not(atom) } else { atom }
    }

    /// The numbers of eight bits that satisfy conditions.
    fn all(pool: &TermPool, conditions: &[Term]) -> BTreeSet<u64> {
        let holds = |value: u64| {
            let is_true = |condition: &Term| {
                pool.evaluate(*condition, &mut |_| Value::bv(value, 8)) == Value::Bool(true)
            };
            conditions.iter().all(is_true)
        };
        (0..256).filter(|value| holds(*value)).collect()
    }

    #[test]
    fn few_values_are_all_values() {
        let mut pool = TermPool::new();
        let variable = pool.var("x", &Sort::Bv(8));
        let symbol = pool.symbol(variable).expect("it should be a variable");
        let mut random = Random::new(5);
        let mut told = 0;
        for round in 0..500 {
            let count = 1 + random.below(4);
            let conditions: Vec<Term> =
                (0..count).map(|_| condition(&mut pool, &mut random, variable)).collect();
            let expected = all(&pool, &conditions);
            if let Some(found) = few(&pool, symbol, &conditions) {
                told += 1;
                let found = found.iter().filter_map(|value| value.as_bv()?.to_u64());
                assert_eq!(found.collect::<BTreeSet<u64>>(), expected, "round {round}");
            }
            // Bounds hold of every value, too.
            for (_, (low, high)) in bounds(&pool, &[symbol], &conditions) {
                for value in &expected {
                    let signed = i64::from(u8::try_from(*value).expect("8 bits").cast_signed());
                    assert!((low..=high).contains(&signed), "round {round}: {signed}");
                }
            }
        }
        assert!(told > 80, "{told}");
    }

    #[test]
    fn a_solver_finds_all_values_where_they_are_few() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let input = inputs.input(&mut pool, 0, &Sort::Bv(8));
        let [three, five, hundred] = [3, 5, 100].map(|number| pool.bv(number, 8));
        let small = pool.bv_ult(input, five);
        let rest = pool.bv_urem(input, three);
        let found = inputs.values(&mut pool, rest, &[small]).expect("the solver should not fail");
        let mut found = found.expect("there should be few");
        found.sort_unstable();
        assert_eq!(found, [0, 1, 2].map(|number| Value::bv(number, 8)));
        let asked = inputs.queries;
        let again = inputs.values(&mut pool, rest, &[small]).expect("the solver should not fail");
        assert!(again.is_some() && inputs.queries == asked, "it is asked once");
        let many = pool.bv_ult(input, hundred);
        assert_eq!(inputs.values(&mut pool, input, &[many]).expect("no failure"), None);
    }

    #[test]
    fn conditions_are_connected_by_shared_inputs() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let [a, b, c, d] = [0, 1, 2, 3].map(|n| inputs.input(&mut pool, n, &Sort::Bv(8)));
        let (ab, bc) = (pool.bv_ult(a, b), pool.bv_ult(b, c));
        let five = pool.bv(5, 8);
        let alone = pool.bv_ult(d, five);
        let mut symbols = vec![pool.symbol(c).expect("an input should be a variable")];
        let (mut mine, rest) = inputs.connected(&pool, &[ab, alone, bc], &mut symbols);
        mine.sort_unstable();
        let mut wanted = vec![ab, bc];
        wanted.sort_unstable();
        assert_eq!((mine, rest), (wanted, vec![alone]));
        assert_eq!(symbols.len(), 3);
    }

    #[test]
    fn what_bounds_decide_is_decided_and_the_solver_sees_the_rest() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let input = inputs.input(&mut pool, 0, &Sort::Bv(8));
        let [three, five, nine] = [3, 5, 9].map(|number| pool.bv(number, 8));
        let given = [pool.bv_sle(three, input), pool.bv_sle(input, five)];
        let below = pool.bv_slt(input, nine);
        assert_eq!(inputs.decided(&pool, below, &given), Some(true));
        let above = pool.bv_slt(nine, input);
        assert_eq!(inputs.decided(&pool, above, &given), Some(false));
        let is_five = pool.eq(input, five);
        assert_eq!(inputs.decided(&pool, is_five, &given), None);
        let mut possible = |more: Term| {
            let mut conditions = given.to_vec();
            conditions.push(more);
            conditions.sort_unstable();
            inputs.feasible(&pool, &conditions).expect("the solver should not fail")
        };
        assert!(possible(is_five) && !possible(above));
    }

    #[test]
    fn fresh_inputs_are_of_no_state() {
        let mut pool = TermPool::new();
        let mut inputs = inputs();
        let states: BTreeSet<Term> =
            (0..50).map(|number| inputs.input(&mut pool, number, &Sort::Bv(8))).collect();
        assert_eq!(states.len(), 50);
        for number in 0..50 {
            let fresh = inputs.fresh(&mut pool, number, &Sort::Bv(8));
            assert!(!states.contains(&fresh));
        }
        let again = inputs.input(&mut pool, 7, &Sort::Bv(8));
        assert!(states.contains(&again));
    }
}
