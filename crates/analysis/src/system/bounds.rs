//! What comparisons with constants say of the terms of an unrolling: where the rounds of a loop test a limit again and again, they
//! soon leave one value for it, or none, and nothing has to be asked.

use std::collections::BTreeMap;

use imbl::OrdMap;
use symra_terms::{Op, Sort, Term, TermPool, Value};

/// Between which numbers terms are, both inclusive, without sign and with it.
#[derive(Clone, Debug, Default)]
pub(super) struct Bounds {
    of: OrdMap<(Term, bool), (i128, i128)>,
    /// No values are left for a term.
    empty: bool,
}

/// Terms are not looked at deeper.
const DEPTH: usize = 24;
/// Wider numbers are not looked at.
const WIDE: u32 = 64;

impl Bounds {
    /// The same, where a condition holds, too.
    pub(super) fn and(&self, pool: &TermPool, condition: Term) -> Self {
        let mut bounds = self.clone();
        match pool.op(condition) {
            Op::And => {
                for part in pool.args(condition) {
                    bounds.literal(pool, *part, true);
                }
            }
            _ => bounds.literal(pool, condition, true),
        }
        bounds
    }

    /// What holds by these bounds or by others.
    pub(super) fn or(&self, other: &Self) -> Self {
        if self.empty {
            return other.clone();
        }
        if other.empty {
            return self.clone();
        }
        let both = self.of.iter().filter_map(|(key, (low, high))| {
            let (other_low, other_high) = other.of.get(key)?;
            Some((*key, (*low.min(other_low), *high.max(other_high))))
        });
        Self { of: both.collect(), empty: false }
    }

    fn literal(&mut self, pool: &TermPool, literal: Term, holds: bool) {
        match (pool.op(literal), pool.args(literal)) {
            (Op::Not, [inner]) => self.literal(pool, *inner, !holds),
            (Op::BvUle, [a, b]) => self.compare(pool, (*a, *b), false, 0, holds),
            (Op::BvUlt, [a, b]) => self.compare(pool, (*a, *b), false, 1, holds),
            (Op::BvSle, [a, b]) => self.compare(pool, (*a, *b), true, 0, holds),
            (Op::BvSlt, [a, b]) => self.compare(pool, (*a, *b), true, 1, holds),
            (Op::Eq, [a, b]) => self.equal(pool, *a, *b, holds),
            _ => (),
        }
    }

    /// `a + gap <= b`, or not.
    fn compare(
        &mut self,
        pool: &TermPool,
        (a, b): (Term, Term),
        signed: bool,
        gap: i128,
        holds: bool,
    ) {
        // Not `a + gap <= b`: `b + 1 - gap <= a`.
        let (a, b, gap) = if holds { (a, b, gap) } else { (b, a, 1 - gap) };
        if let Some(number) = number(pool, a, signed) {
            self.restrict(pool, b, signed, number + gap, i128::MAX);
        } else if let Some(number) = number(pool, b, signed) {
            self.restrict(pool, a, signed, i128::MIN, number - gap);
        }
    }

    fn equal(&mut self, pool: &TermPool, a: Term, b: Term, holds: bool) {
        for signed in [false, true] {
            let (term, number) = match (number(pool, a, signed), number(pool, b, signed)) {
                (Some(number), None) => (b, number),
                (None, Some(number)) => (a, number),
                _ => return,
            };
            if holds {
                self.restrict(pool, term, signed, number, number);
            } else if let Some((low, high)) = self.get(pool, term, signed) {
                // One at the edge goes.
                let low = if low == number { low + 1 } else { low };
                let high = if high == number { high - 1 } else { high };
                self.restrict(pool, term, signed, low, high);
            }
        }
    }

    fn get(&self, pool: &TermPool, term: Term, signed: bool) -> Option<(i128, i128)> {
        if let Some(known) = self.of.get(&(term, signed)) {
            return Some(*known);
        }
        match *pool.sort(term) {
            Sort::Bv(width) if width <= WIDE && signed => {
                let half = 1_i128 << (width - 1);
                Some((-half, half - 1))
            }
            Sort::Bv(width) if width <= WIDE => Some((0, (1_i128 << width) - 1)),
            _ => None,
        }
    }

    fn restrict(&mut self, pool: &TermPool, term: Term, signed: bool, low: i128, high: i128) {
        let Some((old_low, old_high)) = self.get(pool, term, signed) else { return };
        let (low, high) = (low.max(old_low), high.min(old_high));
        self.empty |= low > high;
        self.of.insert((term, signed), (low, high));
    }

    /// Whether a condition can't hold where these bounds do, as far as is easy to see.
    pub(super) fn exclude(&self, pool: &mut TermPool, condition: Term) -> bool {
        let bounds = self.and(pool, condition);
        if bounds.empty || condition == pool.false_() {
            return true;
        }
        let mut known = BTreeMap::new();
        for ((term, _), (low, high)) in &bounds.of {
            if let (true, Sort::Bv(width)) = (low == high, pool.sort(*term).clone()) {
                let bits = u64::try_from(*low).unwrap_or_else(|_| {
                    // The same bits without sign.
                    u64::from_ne_bytes(i64::try_from(*low).unwrap_or_default().to_ne_bytes())
                });
                let bits = if width < 64 { bits & ((1 << width) - 1) } else { bits };
                known.insert(*term, pool.bv(bits, width));
            }
        }
        if known.is_empty() {
            return false;
        }
        let parts = match pool.op(condition) {
            Op::And => pool.args(condition).to_vec(),
            _ => vec![condition],
        };
        let falsehood = pool.false_();
        parts.into_iter().any(|part| reduced(pool, &mut known, part, DEPTH) == falsehood)
    }
}

fn number(pool: &TermPool, term: Term, signed: bool) -> Option<i128> {
    let Value::Bv(bits) = pool.value(term)? else { return None };
    if bits.width() > WIDE {
        return None;
    }
    let number = i128::from(bits.to_u64()?);
    let half = 1_i128 << (bits.width() - 1);
    Some(if signed && number >= half { number - 2 * half } else { number })
}

/// A term where some are known, as far as it has to be looked at: of a choice only one arm, if it is clear which.
fn reduced(
    pool: &mut TermPool,
    known: &mut BTreeMap<Term, Term>,
    term: Term,
    depth: usize,
) -> Term {
    let mut at = term;
    let result = loop {
        if let Some(value) = known.get(&at) {
            break *value;
        }
        if depth == 0 || pool.args(at).is_empty() {
            break at;
        }
        let args = pool.args(at).to_vec();
        if pool.op(at) == Op::Ite {
            let condition = reduced(pool, known, args[0], depth - 1);
            if condition == pool.true_() {
                at = args[1];
            } else if condition == pool.false_() {
                at = args[2];
            } else {
                break at;
            }
            continue;
        }
        let parts: Vec<Term> =
            args.iter().map(|arg| reduced(pool, known, *arg, depth - 1)).collect();
        if parts == args {
            break at;
        }
        let (op, sort) = (pool.op(at), pool.sort(at).clone());
        break pool.rebuild(op, &parts, &sort);
    };
    known.insert(term, result);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::testing::Random;

    #[test]
    fn a_limit_that_is_tested_from_both_sides_is_known() {
        let mut pool = TermPool::new();
        let n = pool.var("n", &Sort::Bv(8));
        for signed in [false, true] {
            let less = |pool: &mut TermPool, a: Term, b: Term| {
                if signed { pool.bv_sle(a, b) } else { pool.bv_ule(a, b) }
            };
            let [three, four, five] = [3, 4, 5].map(|number| pool.bv(number, 8));
            let (from, to) = (less(&mut pool, four, n), less(&mut pool, n, five));
            let bounds = Bounds::default().and(&pool, from);
            let below = less(&mut pool, n, three);
            assert!(bounds.exclude(&mut pool, below), "nothing is left");
            assert!(!bounds.exclude(&mut pool, to));
            let exactly = less(&mut pool, n, four);
            let double = pool.bv_add(n, n);
            let eight = pool.bv(8, 8);
            for (number, excluded) in [(eight, false), (five, true)] {
                let equal = pool.eq(double, number);
                let both = pool.and(&[exactly, equal]);
                assert_eq!(bounds.exclude(&mut pool, both), excluded, "4 + 4");
            }
            let either = bounds.or(&Bounds::default().and(&pool, to));
            let zero = pool.bv(0, 8);
            let is_zero = pool.eq(n, zero);
            assert!(!either.exclude(&mut pool, is_zero));
            let not_four = pool.not(exactly);
            let not_five = {
                let it = pool.eq(n, five);
                pool.not(it)
            };
            let strict = bounds.and(&pool, to).and(&pool, not_four);
            assert!(strict.exclude(&mut pool, not_five));
        }
    }

    /// A comparison of a variable of four bits, or of a sum, with a number.
    fn condition(pool: &mut TermPool, random: &mut Random, variables: [Term; 2]) -> Term {
        let number = pool.bv(random.number() % 16, 4);
        let variable = *random.pick(&variables);
        let term = match random.below(4) {
            0 => pool.bv_add(variables[0], variables[1]),
            _ => variable,
        };
        let (a, b) = if random.once_in(2) { (term, number) } else { (number, term) };
        let atom = match random.below(5) {
            0 => pool.bv_slt(a, b),
            1 => pool.bv_sle(a, b),
            2 => pool.bv_ult(a, b),
            3 => pool.bv_ule(a, b),
            _ => pool.eq(a, b),
        };
        if random.once_in(3) { pool.not(atom) } else { atom }
    }

    /// Whether conditions can hold together, by trying all values.
    fn possible(pool: &TermPool, variables: [Term; 2], conditions: &[Term]) -> bool {
        let mut state = symra_terms::Assignment::default();
        (0..256_u64).any(|both| {
            for (variable, value) in variables.iter().zip([both % 16, both / 16]) {
                let symbol = pool.symbol(*variable).expect("it should be a variable");
                state.set(symbol, Value::bv(value, 4));
            }
            let holds = |term: &Term| pool.evaluate_in(*term, &state) == Value::Bool(true);
            conditions.iter().all(holds)
        })
    }

    #[test]
    fn only_what_is_impossible_is_excluded() {
        let mut pool = TermPool::new();
        let variables = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(4)));
        let mut random = Random::new(1);
        let (mut excluded, mut missed) = (0, 0);
        for round in 0..600 {
            let count = 1 + random.below(4);
            let mut some = |pool: &mut TermPool, count| -> Vec<Term> {
                (0..count).map(|_| condition(pool, &mut random, variables)).collect()
            };
            let (one, other, last) =
                (some(&mut pool, count), some(&mut pool, 2), some(&mut pool, 1));
            let of = |pool: &TermPool, all: &[Term]| {
                all.iter().fold(Bounds::default(), |bounds, term| bounds.and(pool, *term))
            };
            let (here, there) = (of(&pool, &one), of(&pool, &other));
            let with = |conditions: &[Term]| [conditions, &last[..]].concat();
            let is = possible(&pool, variables, &with(&one));
            if here.exclude(&mut pool, last[0]) {
                excluded += 1;
                assert!(!is, "round {round}");
            } else {
                missed += usize::from(!is);
            }
            // Where either may hold, only what both exclude is excluded.
            if here.or(&there).exclude(&mut pool, last[0]) {
                let second = possible(&pool, variables, &with(&other));
                assert!(!is && !second, "round {round}: either");
            }
        }
        assert!(excluded > 50 && excluded > missed, "{excluded}, {missed} not seen");
    }
}
