//! Integers for bit-vectors.

use dashu_int::IBig;
use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Sort, Symbol, Term, TermPool};

/// By how much numbers are shifted that may be negative: no sum of a few of these and of a program's constants is likely to be -2^31.
const SHIFT: i64 = (1 << 31) + 123_457;
/// The largest queries: terms in all.
const TERMS: usize = 6_000;

/// The numbers from one to another, both included.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Range {
    low: IBig,
    high: IBig,
}

impl Range {
    fn one(number: IBig) -> Self {
        Self { low: number.clone(), high: number }
    }

    fn signed(width: u32) -> Self {
        let half = power(width - 1);
        Self { low: -&half, high: half - IBig::ONE }
    }

    fn unsigned(width: u32) -> Self {
        Self { low: IBig::ZERO, high: power(width) - IBig::ONE }
    }

    fn is_in(&self, other: &Self) -> bool {
        other.low <= self.low && self.high <= other.high
    }

    fn meet(&mut self, other: &Self) {
        self.low = self.low.clone().max(other.low.clone());
        self.high = self.high.clone().min(other.high.clone());
    }

    fn join(&self, other: &Self) -> Self {
        let low = self.low.clone().min(other.low.clone());
        Self { low, high: self.high.clone().max(other.high.clone()) }
    }

    fn plus(&self, other: &Self) -> Self {
        Self { low: &self.low + &other.low, high: &self.high + &other.high }
    }

    fn times(&self, other: &Self) -> Self {
        let ends = [
            &self.low * &other.low,
            &self.low * &other.high,
            &self.high * &other.low,
            &self.high * &other.high,
        ];
        let mut all = Self::one(ends[0].clone());
        for end in ends {
            all = all.join(&Self::one(end));
        }
        all
    }
}

/// 2 to some power.
fn power(exponent: u32) -> IBig {
    IBig::ONE << exponent as usize
}

/// The greatest integer that is not greater than a quotient; the divisor is positive.
fn floor(dividend: &IBig, divisor: &IBig) -> IBig {
    use dashu_int::ops::DivEuclid;
    dividend.div_euclid(divisor)
}

/// How the bits of a term are read as a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Reading {
    Signed,
    Unsigned,
}

impl Reading {
    fn range(self, width: u32) -> Range {
        match self {
            Self::Signed => Range::signed(width),
            Self::Unsigned => Range::unsigned(width),
        }
    }
}

/// An integer that is congruent to a bit-vector, modulo 2 to its width.
#[derive(Clone, Debug)]
struct View {
    term: Term,
    range: Range,
}

/// What a term has become.
#[derive(Clone, Debug)]
enum Made {
    /// A truth value, or an integer that was one before.
    Same(Term),
    /// A bit-vector.
    Number(View),
    /// Nothing that is said of it is kept.
    Nothing,
}

/// A query about integers.
pub(super) struct Translation<'q> {
    from: &'q TermPool,
    /// Where its terms are.
    pub(super) pool: TermPool,
    made: FxHashMap<Term, Made>,
    /// The numbers themselves, where a view is not one.
    numbers: FxHashMap<(Term, Reading), View>,
    /// IV:1.
    bounds: FxHashMap<(Term, Reading), Range>,
    /// Variables that are read as unsigned numbers only.
    unsigned: FxHashSet<Term>,
    query: Vec<Term>,
    variables: Vec<(Symbol, Term)>,
}

impl<'q> Translation<'q> {
    /// `None` if there is nothing to gain: the query is large, or about arrays.
    pub(super) fn new(from: &'q TermPool, query: &[Term]) -> Option<Self> {
        let mut own = Self {
            from,
            pool: TermPool::new(),
            made: FxHashMap::default(),
            numbers: FxHashMap::default(),
            bounds: FxHashMap::default(),
            unsigned: FxHashSet::default(),
            query: Vec::new(),
            variables: Vec::new(),
        };
        let terms: Vec<Term> = from.post_order(query).take(TERMS + 1).collect();
        let is_array = |term: &Term| matches!(from.sort(*term), Sort::Array(_));
        if terms.len() > TERMS || terms.iter().any(is_array) {
            return None;
        }
        own.read_bounds(query);
        own.find_unsigned(&terms);
        for term in terms {
            let made = own.make(term)?;
            own.made.insert(term, made);
        }
        for term in query {
            let fact = own.truth(*term);
            own.query.push(fact);
        }
        Some(own)
    }

    /// The facts.
    pub(super) fn query(&self) -> &[Term] {
        &self.query
    }

    /// The variables of the given query, with those that stand for them.
    pub(super) fn variables(&self) -> &[(Symbol, Term)] {
        &self.variables
    }

    /// IV:1.
    fn read_bounds(&mut self, query: &[Term]) {
        let mut open = query.to_vec();
        while let Some(fact) = open.pop() {
            let args = self.from.args(fact);
            match (self.from.op(fact), args) {
                (Op::And, _) => open.extend(args),
                (Op::Not, [inner]) => {
                    if let [a, b] = *self.from.args(*inner) {
                        // Not less is greater or equal.
                        match self.from.op(*inner) {
                            Op::BvSlt => self.bound(b, a, Reading::Signed, 0),
                            Op::BvSle => self.bound(b, a, Reading::Signed, 1),
                            Op::BvUlt => self.bound(b, a, Reading::Unsigned, 0),
                            Op::BvUle => self.bound(b, a, Reading::Unsigned, 1),
                            _ => (),
                        }
                    }
                }
                (Op::BvSle, [a, b]) => self.bound(*a, *b, Reading::Signed, 0),
                (Op::BvSlt, [a, b]) => self.bound(*a, *b, Reading::Signed, 1),
                (Op::BvUle, [a, b]) => self.bound(*a, *b, Reading::Unsigned, 0),
                (Op::BvUlt, [a, b]) => self.bound(*a, *b, Reading::Unsigned, 1),
                (Op::Eq, [a, b]) if matches!(self.from.sort(*a), Sort::Bv(_)) => {
                    for (a, b) in [(*a, *b), (*b, *a)] {
                        self.bound(a, b, Reading::Signed, 0);
                        self.bound(a, b, Reading::Unsigned, 0);
                    }
                }
                _ => (),
            }
        }
    }

    /// Notes that a number, and `more`, is not greater than another, if one of them is a constant.
    fn bound(&mut self, a: Term, b: Term, reading: Reading, more: u8) {
        let Sort::Bv(width) = *self.from.sort(a) else { return };
        let all = reading.range(width);
        let (term, mut range) = match (self.constant(a, reading), self.constant(b, reading)) {
            (None, Some(high)) => (a, Range { high: high - IBig::from(more), ..all.clone() }),
            (Some(low), None) => (b, Range { low: low + IBig::from(more), ..all.clone() }),
            _ => return,
        };
        range.meet(&all);
        let known = self.bounds.entry((term, reading)).or_insert(all);
        known.meet(&range);
        let known = known.clone();
        // A small number is the same either way.
        if known.is_in(&Range { low: IBig::ZERO, high: power(width - 1) - IBig::ONE }) {
            for reading in [Reading::Signed, Reading::Unsigned] {
                let all = reading.range(width);
                self.bounds.entry((term, reading)).or_insert(all).meet(&known);
            }
        }
    }

    /// The number that a constant is.
    fn constant(&self, term: Term, reading: Reading) -> Option<IBig> {
        let bits = self.from.value(term)?.as_bv()?;
        Some(match reading {
            Reading::Signed => bits.to_ibig(),
            Reading::Unsigned => IBig::from(bits.to_ubig()),
        })
    }

    fn find_unsigned(&mut self, terms: &[Term]) {
        let mut signed = FxHashSet::default();
        for term in terms {
            let args = self.from.args(*term);
            match self.from.op(*term) {
                Op::BvUlt | Op::BvUle | Op::ZeroExtend(_) | Op::BvUdiv | Op::BvUrem => {
                    self.unsigned.extend(args);
                }
                Op::BvSlt | Op::BvSle | Op::SignExtend(_) | Op::BvSdiv | Op::BvSrem => {
                    signed.extend(args.iter().copied());
                }
                _ => (),
            }
        }
        self.unsigned.retain(|term| !signed.contains(term));
    }

    /// What a term becomes; its arguments have become something. `None` if it is too hard.
    fn make(&mut self, term: Term) -> Option<Made> {
        let (op, args) = (self.from.op(term), self.from.args(term));
        let sort = self.from.sort(term);
        Some(match (sort, op) {
            (_, Op::Var(symbol)) => self.variable(term, symbol),
            (Sort::Bv(width), _) => Made::Number(self.number(term, op, args, *width)),
            (Sort::Bool, _) => Made::Same(self.condition(term, op, args)),
            (Sort::Int, Op::Const(_)) => {
                Made::Same(self.pool.constant(self.from.value(term)?.clone()))
            }
            (Sort::Int, _) => match self.same(args) {
                Some(own) => Made::Same(self.pool.rebuild(op, &own, sort)),
                None => Made::Same(self.pool.fresh("n", &Sort::Int)),
            },
            _ => Made::Nothing,
        })
    }

    fn variable(&mut self, term: Term, symbol: Symbol) -> Made {
        let name = format!("v:{}", self.from.name(symbol));
        match self.from.sort(term) {
            Sort::Bv(width) => {
                let reading =
                    if self.unsigned.contains(&term) { Reading::Unsigned } else { Reading::Signed };
                let range = self.known(term, reading, *width);
                let own = self.pool.var(&name, &Sort::Int);
                let own = self.shifted(own, &range);
                self.variables.push((symbol, own));
                self.say_range(own, &range);
                Made::Number(View { term: own, range })
            }
            sort @ (Sort::Bool | Sort::Int) => {
                let own = self.pool.var(&name, sort);
                self.variables.push((symbol, own));
                Made::Same(own)
            }
            _ => Made::Nothing,
        }
    }

    /// The range of a term's number, from what the query says of it.
    fn known(&self, term: Term, reading: Reading, width: u32) -> Range {
        self.bounds.get(&(term, reading)).cloned().unwrap_or_else(|| reading.range(width))
    }

    /// A number that is a variable less a constant, if it may be negative. Z3 5.3 and 5.4 crash on fractions with the numerator
    /// -2147483648, which the least `int` makes likely.
    fn shifted(&mut self, variable: Term, range: &Range) -> Term {
        if range.low >= IBig::ZERO {
            return variable;
        }
        let back = self.pool.int(IBig::from(-SHIFT));
        self.pool.add(&[variable, back])
    }

    fn say_range(&mut self, term: Term, range: &Range) {
        let (low, high) = (self.pool.int(range.low.clone()), self.pool.int(range.high.clone()));
        let (above, below) = (self.pool.le(low, term), self.pool.le(term, high));
        self.query.extend([above, below]);
    }

    /// Terms that are of the same sort as before.
    fn same(&self, args: &[Term]) -> Option<Vec<Term>> {
        args.iter()
            .map(|arg| match &self.made[arg] {
                Made::Same(own) => Some(*own),
                Made::Number(_) | Made::Nothing => None,
            })
            .collect()
    }

    /// What a condition has become.
    fn truth(&self, term: Term) -> Term {
        match &self.made[&term] {
            Made::Same(own) => *own,
            Made::Number(_) | Made::Nothing => unreachable!("a condition should have become one"),
        }
    }

    fn view(&self, term: Term) -> View {
        match &self.made[&term] {
            Made::Number(view) => view.clone(),
            Made::Same(_) | Made::Nothing => unreachable!("bits should have become a number"),
        }
    }

    fn width(&self, term: Term) -> u32 {
        match self.from.sort(term) {
            Sort::Bv(width) => *width,
            _ => unreachable!("only bit-vectors should have a width"),
        }
    }

    /// A condition.
    fn condition(&mut self, term: Term, op: Op, args: &[Term]) -> Term {
        match (op, args) {
            (Op::Const(_), _) => {
                let holds = self.from.value(term).and_then(symra_terms::Value::as_bool);
                if holds == Some(true) { self.pool.true_() } else { self.pool.false_() }
            }
            (Op::BvSlt | Op::BvSle, [a, b]) => self.compare(op, *a, *b, Reading::Signed),
            (Op::BvUlt | Op::BvUle, [a, b]) => self.compare(op, *a, *b, Reading::Unsigned),
            (Op::Eq, [a, b]) if matches!(self.from.sort(*a), Sort::Bv(_)) => self.equal(*a, *b),
            _ => match self.same(args) {
                Some(own) => self.pool.rebuild(op, &own, &Sort::Bool),
                None => self.pool.fresh("b", &Sort::Bool), // IV:4
            },
        }
    }

    fn compare(&mut self, op: Op, a: Term, b: Term, reading: Reading) -> Term {
        let (a, b) = (self.read(a, reading).term, self.read(b, reading).term);
        if matches!(op, Op::BvSlt | Op::BvUlt) { self.pool.lt(a, b) } else { self.pool.le(a, b) }
    }

    fn equal(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (one, other) = (self.view(a), self.view(b));
        let both = one.range.join(&other.range);
        // Two numbers that are congruent and not far from each other are equal.
        if &both.high - &both.low < power(width) {
            return self.pool.eq(one.term, other.term);
        }
        let reading = if self.unsigned.contains(&a) { Reading::Unsigned } else { Reading::Signed };
        let (a, b) = (self.read(a, reading).term, self.read(b, reading).term);
        self.pool.eq(a, b)
    }

    /// IV:3: the number that the bits of a term are.
    fn read(&mut self, term: Term, reading: Reading) -> View {
        let width = self.width(term);
        let view = self.view(term);
        let all = reading.range(width);
        if view.range.is_in(&all) {
            return view;
        }
        if let Some(known) = self.numbers.get(&(term, reading)) {
            return known.clone();
        }
        let modulus = power(width);
        let least = floor(&(&view.range.low - &all.low), &modulus);
        let most = floor(&(&view.range.high - &all.low), &modulus);
        let number = if &most - &least <= IBig::ONE {
            // A choice between two: `low` is the least number that is one multiple further.
            let shift = |pool: &mut TermPool, times: &IBig| {
                let back = pool.int(-(times * &modulus));
                pool.add(&[view.term, back])
            };
            let (first, second) = (shift(&mut self.pool, &least), shift(&mut self.pool, &most));
            let low = self.pool.int(&all.low + &most * &modulus);
            let further = self.pool.le(low, view.term);
            self.pool.ite(further, second, first)
        } else {
            let number = self.pool.fresh("n", &Sort::Int);
            let number = self.shifted(number, &self.known(term, reading, width));
            let times = self.pool.fresh("q", &Sort::Int);
            let factor = self.pool.int(modulus);
            let multiple = self.pool.mul(&[factor, times]);
            let sum = self.pool.add(&[number, multiple]);
            let equal = self.pool.eq(view.term, sum);
            self.query.push(equal);
            self.say_range(times, &Range { low: least, high: most });
            number
        };
        let range = self.known(term, reading, width);
        self.say_range(number, &range);
        let view = View { term: number, range };
        self.numbers.insert((term, reading), view.clone());
        view
    }

    /// IV:2: a number for bits.
    fn number(&mut self, term: Term, op: Op, args: &[Term], width: u32) -> View {
        use Reading::{Signed, Unsigned};
        match (op, args) {
            (Op::Const(_), _) => {
                let value = self.constant(term, Signed).unwrap_or(IBig::ZERO);
                View { term: self.pool.int(value.clone()), range: Range::one(value) }
            }
            (Op::BvAdd, _) => {
                let mut sum = self.view(args[0]);
                for arg in &args[1..] {
                    let other = self.view(*arg);
                    let term = self.pool.add(&[sum.term, other.term]);
                    sum = View { term, range: sum.range.plus(&other.range) };
                }
                sum
            }
            (Op::BvMul, [a, b]) => {
                let (a, b) = (self.view(*a), self.view(*b));
                let term = self.pool.mul(&[a.term, b.term]);
                View { term, range: a.range.times(&b.range) }
            }
            (Op::BvNeg, [a]) => self.linear(*a, -IBig::ONE, IBig::ZERO),
            (Op::BvNot, [a]) => self.linear(*a, -IBig::ONE, -IBig::ONE),
            (Op::Ite, [condition, a, b]) => {
                let (a, b) = (self.view(*a), self.view(*b));
                let condition = self.truth(*condition);
                let term = self.pool.ite(condition, a.term, b.term);
                View { term, range: a.range.join(&b.range) }
            }
            (Op::ZeroExtend(_), [a]) => self.read(*a, Unsigned),
            (Op::SignExtend(_), [a]) => self.read(*a, Signed),
            (Op::Extract { lo: 0, .. }, [a]) => self.view(*a),
            (Op::Extract { lo, .. }, [a]) => {
                let number = self.read(*a, Unsigned);
                self.quotient(&number, &power(lo))
            }
            (Op::Concat, [high, low]) => {
                let by = power(self.width(*low));
                let (high, low) = (self.view(*high), self.read(*low, Unsigned));
                let factor = self.pool.int(by.clone());
                let multiple = self.pool.mul(&[factor, high.term]);
                let term = self.pool.add(&[multiple, low.term]);
                View { term, range: high.range.times(&Range::one(by)).plus(&low.range) }
            }
            (Op::BvShl | Op::BvLshr | Op::BvAshr, [a, by]) => {
                let shifted = self.shift(op, *a, *by, width);
                shifted.unwrap_or_else(|| self.anything(term, width))
            }
            (Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem, [a, b]) => {
                let divided = self.divided(op, *a, *b);
                divided.unwrap_or_else(|| self.anything(term, width))
            }
            (Op::BvAnd, [a, b]) => {
                let masked = self.masked(*a, *b).or_else(|| self.masked(*b, *a));
                masked.unwrap_or_else(|| self.anything(term, width))
            }
            _ => self.anything(term, width),
        }
    }

    /// A number shifted by a constant.
    fn shift(&mut self, op: Op, a: Term, by: Term, width: u32) -> Option<View> {
        let by = self.constant(by, Reading::Unsigned).filter(|by| *by < IBig::from(width))?;
        let by = power(u32::try_from(by).unwrap_or(width));
        if op == Op::BvShl {
            return Some(self.linear(a, by, IBig::ZERO));
        }
        let reading = if op == Op::BvLshr { Reading::Unsigned } else { Reading::Signed };
        let number = self.read(a, reading);
        Some(self.quotient(&number, &by))
    }

    /// A number divided by a positive constant, or what that leaves.
    fn divided(&mut self, op: Op, a: Term, b: Term) -> Option<View> {
        let signed = matches!(op, Op::BvSdiv | Op::BvSrem);
        let reading = if signed { Reading::Signed } else { Reading::Unsigned };
        let divisor = self.constant(b, reading).filter(|divisor| *divisor > IBig::ZERO)?;
        let number = self.read(a, reading);
        Some(match op {
            Op::BvUdiv => self.quotient(&number, &divisor),
            Op::BvUrem => self.remainder(&number, &divisor),
            _ => self.truncated(&number, &divisor, op == Op::BvSdiv),
        })
    }

    /// The low bits of a number: a mask has ones at the end, and nothing else.
    fn masked(&mut self, a: Term, mask: Term) -> Option<View> {
        let modulus = self.constant(mask, Reading::Unsigned)? + IBig::ONE;
        if modulus != power(bits(&modulus)) {
            return None;
        }
        let number = self.read(a, Reading::Unsigned);
        Some(self.remainder(&number, &modulus))
    }

    /// A multiple of a number and a constant.
    fn linear(&mut self, a: Term, factor: IBig, plus: IBig) -> View {
        let a = self.view(a);
        let (times, more) = (self.pool.int(factor.clone()), self.pool.int(plus.clone()));
        let multiple = self.pool.mul(&[times, a.term]);
        let term = self.pool.add(&[multiple, more]);
        View { term, range: a.range.times(&Range::one(factor)).plus(&Range::one(plus)) }
    }

    /// A number by a positive one, rounded down.
    fn quotient(&mut self, number: &View, divisor: &IBig) -> View {
        let by = self.pool.int(divisor.clone());
        let term = self.pool.div(number.term, by);
        let (low, high) = (floor(&number.range.low, divisor), floor(&number.range.high, divisor));
        View { term, range: Range { low, high } }
    }

    /// What is left of a number that is not negative.
    fn remainder(&mut self, number: &View, divisor: &IBig) -> View {
        let by = self.pool.int(divisor.clone());
        let term = self.pool.modulo(number.term, by);
        View { term, range: Range { low: IBig::ZERO, high: divisor - IBig::ONE } }
    }

    /// The quotient by a positive number, rounded towards 0, or what is left, with the sign of the dividend.
    fn truncated(&mut self, number: &View, divisor: &IBig, quotient: bool) -> View {
        let (zero, by) = (self.pool.int(0), self.pool.int(divisor.clone()));
        let negative = self.pool.lt(number.term, zero);
        let opposite = self.pool.neg(number.term);
        let size = self.pool.ite(negative, opposite, number.term);
        let found = if quotient { self.pool.div(size, by) } else { self.pool.modulo(size, by) };
        let opposite = self.pool.neg(found);
        let term = self.pool.ite(negative, opposite, found);
        let most = if quotient {
            // No further from 0 than the number itself, over the divisor.
            let furthest = (-&number.range.low).max(number.range.high.clone()).max(IBig::ZERO);
            floor(&furthest, divisor)
        } else {
            divisor - IBig::ONE
        };
        View { term, range: Range { low: -&most, high: most } }
    }

    /// IV:4.
    fn anything(&mut self, term: Term, width: u32) -> View {
        let reading =
            if self.unsigned.contains(&term) { Reading::Unsigned } else { Reading::Signed };
        let range = self.known(term, reading, width);
        let own = self.pool.fresh("n", &Sort::Int);
        let own = self.shifted(own, &range);
        self.say_range(own, &range);
        View { term: own, range }
    }
}

/// The number of binary digits of a positive number, less one.
fn bits(number: &IBig) -> u32 {
    use dashu_int::ops::BitTest;
    u32::try_from(number.bit_len()).unwrap_or(u32::MAX).saturating_sub(1)
}
