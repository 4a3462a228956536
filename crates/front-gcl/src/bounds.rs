//! Intervals of integer terms under facts. They show that most assignments stay in the declared ranges.

use rustc_hash::FxHashMap;
use symra_terms::{Integer, Op, Sort, Term, TermPool};

/// Sums of more parts are not looked into.
const MOST_PARTS: usize = 64;

/// A set of integers between two ends; no end means unbounded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Interval {
    pub(crate) low: Option<Integer>,
    pub(crate) high: Option<Integer>,
}

impl Interval {
    pub(crate) fn new(low: Integer, high: Integer) -> Self {
        Self { low: Some(low), high: Some(high) }
    }

    fn exactly(value: &Integer) -> Self {
        Self::new(value.clone(), value.clone())
    }

    /// Whether every member lies between the given ends.
    pub(crate) fn within(&self, low: &Integer, high: &Integer) -> bool {
        self.low.as_ref().is_some_and(|own| own >= low)
            && self.high.as_ref().is_some_and(|own| own <= high)
    }

    /// Whether zero is not a member.
    pub(crate) fn excludes_zero(&self) -> bool {
        self.low.as_ref().is_some_and(|low| *low > Integer::ZERO)
            || self.high.as_ref().is_some_and(symra_terms::Integer::is_negative)
    }

    fn add(&self, other: &Self) -> Self {
        let sum = |a: &Option<Integer>, b: &Option<Integer>| Some(a.as_ref()? + b.as_ref()?);
        Self { low: sum(&self.low, &other.low), high: sum(&self.high, &other.high) }
    }

    fn scale(&self, factor: &Integer) -> Self {
        let times = |end: &Option<Integer>| end.as_ref().map(|end| end * factor);
        if factor.is_negative() {
            Self { low: times(&self.high), high: times(&self.low) }
        } else if factor.is_zero() {
            Self::exactly(&Integer::ZERO)
        } else {
            Self { low: times(&self.low), high: times(&self.high) }
        }
    }

    fn multiply(&self, other: &Self) -> Self {
        let (Some(a), Some(b), Some(c), Some(d)) = (&self.low, &self.high, &other.low, &other.high)
        else {
            return Self::default();
        };
        let products = [a * c, a * d, b * c, b * d];
        Self { low: products.iter().min().cloned(), high: products.iter().max().cloned() }
    }

    fn join(&self, other: &Self) -> Self {
        let pick = |a: &Option<Integer>, b: &Option<Integer>, least: bool| {
            let (a, b) = (a.as_ref()?, b.as_ref()?);
            Some(if (a < b) == least { a.clone() } else { b.clone() })
        };
        Self { low: pick(&self.low, &other.low, true), high: pick(&self.high, &other.high, false) }
    }

    fn meet(&self, other: &Self) -> Self {
        let pick = |a: &Option<Integer>, b: &Option<Integer>, least: bool| match (a, b) {
            (Some(a), Some(b)) => Some(if (a < b) == least { a.clone() } else { b.clone() }),
            (Some(end), None) | (None, Some(end)) => Some(end.clone()),
            (None, None) => None,
        };
        Self { low: pick(&self.low, &other.low, false), high: pick(&self.high, &other.high, true) }
    }
}

/// A sum `c1 * t1 + .. + constant`.
struct Linear {
    parts: Vec<(Term, Integer)>,
    constant: Integer,
}

/// What is known of the terms of a pool.
pub(crate) struct Bounds<'a> {
    pool: &'a TermPool,
    declared: &'a FxHashMap<Term, (Integer, Integer)>,
    known: FxHashMap<Term, Interval>,
}

impl<'a> Bounds<'a> {
    /// Starts with the declared ranges of variables.
    pub(crate) fn new(
        pool: &'a TermPool,
        declared: &'a FxHashMap<Term, (Integer, Integer)>,
    ) -> Self {
        Self { pool, declared, known: FxHashMap::default() }
    }

    /// Takes a condition for a fact, or its negation if `holds` is false.
    pub(crate) fn assume(&mut self, condition: Term, holds: bool) {
        let mut todo = vec![(condition, holds)];
        while let Some((term, holds)) = todo.pop() {
            let args = self.pool.args(term);
            match (self.pool.op(term), holds) {
                (Op::Not, _) => todo.push((args[0], !holds)),
                (Op::And, true) | (Op::Or, false) => {
                    todo.extend(args.iter().map(|arg| (*arg, holds)));
                }
                (Op::Le, true) => self.at_most(args[0], args[1], &Integer::ZERO),
                (Op::Lt, true) => self.at_most(args[0], args[1], &Integer::ONE),
                (Op::Le, false) => self.at_most(args[1], args[0], &Integer::ONE),
                (Op::Lt, false) => self.at_most(args[1], args[0], &Integer::ZERO),
                (Op::Eq, true) if *self.pool.sort(args[0]) == Sort::Int => {
                    self.at_most(args[0], args[1], &Integer::ZERO);
                    self.at_most(args[1], args[0], &Integer::ZERO);
                }
                (Op::Eq, false) if *self.pool.sort(args[0]) == Sort::Int => {
                    self.differs(args[0], args[1]);
                    self.differs(args[1], args[0]);
                }
                _ => (),
            }
        }
    }

    /// Takes `left + gap <= right` for a fact.
    fn at_most(&mut self, left: Term, right: Term, gap: &Integer) {
        let minus = Integer::from(-1);
        // The sides themselves may be what is assigned.
        let (above, below) = (self.interval(right).high, self.interval(left).low);
        self.narrow(left, &Interval { low: None, high: above.map(|high| &high - gap) });
        self.narrow(right, &Interval { low: below.map(|low| &low + gap), high: None });
        let Some(linear) = self.linear(&[(left, Integer::ONE), (right, minus)]) else { return };
        let constant = &linear.constant + gap;
        let least: Vec<Option<Integer>> = linear
            .parts
            .iter()
            .map(|(term, factor)| self.interval(*term).scale(factor).low)
            .collect();
        for (place, (term, factor)) in linear.parts.iter().enumerate() {
            // factor * term <= -constant - (the least of the others)
            let mut others = least.iter().enumerate().filter(|(other, _)| *other != place);
            let Some(room) =
                others.try_fold(-&constant, |room, (_, low)| Some(&room - low.as_ref()?))
            else {
                continue;
            };
            let bound = if factor.is_negative() {
                Interval { low: Some(-&room.div_euclid(&-factor)), high: None }
            } else {
                Interval { low: None, high: Some(room.div_euclid(factor)) }
            };
            self.narrow(*term, &bound);
        }
    }

    fn narrow(&mut self, term: Term, bound: &Interval) {
        let met = self.interval(term).meet(bound);
        self.known.insert(term, met);
    }

    /// Takes `term != value` for a fact, which helps at the ends of its interval.
    fn differs(&mut self, term: Term, value: Term) {
        let Some(value) = self.pool.value(value).and_then(|value| value.as_int()) else { return };
        let mut interval = self.interval(term);
        if interval.low.as_ref() == Some(value) {
            interval.low = Some(value + &Integer::ONE);
        }
        if interval.high.as_ref() == Some(value) {
            interval.high = Some(value - &Integer::ONE);
        }
        self.known.insert(term, interval);
    }

    /// The sum of some multiples, with equal terms put together; none if it is too long.
    fn linear(&self, terms: &[(Term, Integer)]) -> Option<Linear> {
        let mut linear = Linear { parts: Vec::new(), constant: Integer::ZERO };
        let mut todo = terms.to_vec();
        while let Some((term, factor)) = todo.pop() {
            let args = self.pool.args(term);
            if todo.len() + args.len() > MOST_PARTS || linear.parts.len() > MOST_PARTS {
                return None;
            }
            let constant = |term| self.pool.value(term).and_then(|value| value.as_int());
            match self.pool.op(term) {
                Op::Const(_) => linear.constant = &linear.constant + &(constant(term)? * &factor),
                Op::Add => todo.extend(args.iter().map(|arg| (*arg, factor.clone()))),
                Op::Mul if args.len() == 2 && constant(args[0]).is_some() => {
                    todo.push((args[1], &factor * constant(args[0])?));
                }
                Op::Mul if args.len() == 2 && constant(args[1]).is_some() => {
                    todo.push((args[0], &factor * constant(args[1])?));
                }
                _ => match linear.parts.iter_mut().find(|(known, _)| *known == term) {
                    Some((_, sum)) => *sum = &*sum + &factor,
                    None => linear.parts.push((term, factor)),
                },
            }
        }
        linear.parts.retain(|(_, factor)| !factor.is_zero());
        Some(linear)
    }

    /// An interval that holds every value of an integer term.
    pub(crate) fn interval(&self, term: Term) -> Interval {
        let mut done: FxHashMap<Term, Interval> = FxHashMap::default();
        let mut todo = vec![term];
        while let Some(top) = todo.last().copied() {
            if done.contains_key(&top) {
                todo.pop();
                continue;
            }
            let parts = self.parts(top);
            let missing: Vec<Term> =
                parts.iter().copied().filter(|part| !done.contains_key(part)).collect();
            if missing.is_empty() {
                let mut interval = self.combine(top, parts, &done);
                if let Some(known) = self.known.get(&top) {
                    interval = interval.meet(known);
                }
                done.insert(top, interval);
                todo.pop();
            } else {
                todo.extend(missing);
            }
        }
        done.remove(&term).unwrap_or_default()
    }

    /// The integer arguments whose intervals say something of the term's.
    fn parts(&self, term: Term) -> &'a [Term] {
        let args = self.pool.args(term);
        match self.pool.op(term) {
            Op::Add | Op::Mul | Op::Div | Op::Mod => args,
            Op::Ite if *self.pool.sort(term) == Sort::Int => &args[1..],
            _ => &[],
        }
    }

    fn combine(&self, term: Term, parts: &[Term], done: &FxHashMap<Term, Interval>) -> Interval {
        let of = |part: &Term| done.get(part).cloned().unwrap_or_default();
        match self.pool.op(term) {
            Op::Const(_) => self
                .pool
                .value(term)
                .and_then(|value| value.as_int())
                .map_or_else(Interval::default, Interval::exactly),
            Op::Var(_) => self.declared.get(&term).map_or_else(Interval::default, |(low, high)| {
                Interval::new(low.clone(), high.clone())
            }),
            Op::Add => parts.iter().map(of).reduce(|a, b| a.add(&b)).unwrap_or_default(),
            Op::Mul => parts.iter().map(of).reduce(|a, b| a.multiply(&b)).unwrap_or_default(),
            Op::Ite => of(&parts[0]).join(&of(&parts[1])),
            Op::Mod => match of(&parts[1]) {
                // A remainder lies between 0 and the divisor's size less one.
                Interval { low: Some(low), high: Some(high) } if low > Integer::ZERO => {
                    Interval::new(Integer::ZERO, &high - &Integer::ONE)
                }
                _ => Interval::default(),
            },
            Op::Div => {
                let divisor = of(&parts[1]);
                match divisor.low {
                    Some(low) if low > Integer::ZERO && divisor.high.as_ref() == Some(&low) => {
                        let of = of(&parts[0]);
                        let quotient = |end: Option<Integer>| end.map(|end| end.div_euclid(&low));
                        Interval { low: quotient(of.low), high: quotient(of.high) }
                    }
                    _ => Interval::default(),
                }
            }
            _ => Interval::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(value: i64) -> Integer {
        Integer::from(value)
    }

    /// A pool with `x` declared in 0..5 and `y` not.
    fn setup() -> (TermPool, Term, Term, FxHashMap<Term, (Integer, Integer)>) {
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
        (pool, x, y, FxHashMap::from_iter([(x, (int(0), int(5)))]))
    }

    #[test]
    fn a_guard_narrows_what_is_assigned() {
        let (mut pool, x, _, declared) = setup();
        let (one, five) = (pool.int(1), pool.int(5));
        let next = pool.add(&[x, one]);
        let guard = pool.lt(x, five);
        let mut bounds = Bounds::new(&pool, &declared);
        assert!(!bounds.interval(next).within(&int(0), &int(5)));
        bounds.assume(guard, true);
        assert_eq!(bounds.interval(next), Interval::new(int(1), int(5)));
    }

    #[test]
    fn equalities_and_disequalities() {
        let (mut pool, x, y, declared) = setup();
        let zero = pool.int(0);
        let (nonzero, same) = (pool.ne(x, zero), pool.eq(x, y));
        let mut bounds = Bounds::new(&pool, &declared);
        assert_eq!(bounds.interval(y), Interval::default());
        bounds.assume(same, true);
        assert_eq!(bounds.interval(y), Interval::new(int(0), int(5)));
        bounds.assume(nonzero, true);
        assert_eq!(bounds.interval(x), Interval::new(int(1), int(5)));
    }

    #[test]
    fn every_operator_covers_all_values() {
        let (mut pool, x, _, declared) = setup();
        let (two, three) = (pool.int(2), pool.int(-3));
        let less = pool.sub(two, x);
        let choice = pool.lt(x, two);
        let terms = [
            (less, -3, 2),
            (pool.mul(&[three, x]), -15, 0),
            (pool.mul(&[less, less]), -6, 9),
            (pool.modulo(x, two), 0, 1),
            (pool.div(x, two), 0, 2),
            (pool.div(less, two), -2, 1),
            (pool.ite(choice, x, three), -3, 5),
        ];
        let bounds = Bounds::new(&pool, &declared);
        for (term, low, high) in terms {
            assert!(bounds.interval(term).within(&int(low), &int(high)), "{low}..{high}");
        }
    }

    #[test]
    fn a_negated_comparison_is_its_converse() {
        let (mut pool, x, _, declared) = setup();
        let three = pool.int(3);
        let less = pool.lt(x, three);
        let mut bounds = Bounds::new(&pool, &declared);
        bounds.assume(less, false);
        assert_eq!(bounds.interval(x), Interval::new(int(3), int(5)));
    }
}
