use std::sync::Arc;

use symra_terms::{Assignment, Float, FloatFormat, RoundingMode, Sort, Term, TermPool, Value};

use super::*;
use crate::contract;
use crate::shortcut::Short;
use crate::solver::{Backend as _, Limits, Solver as _};
use crate::testing::Exhaustive;

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, count: u64) -> u64 {
        self.next() % count
    }

    /// A number with few or with many bits, near zero or far from it.
    fn number(&mut self) -> f64 {
        let small = f64::from(i32::try_from(self.below(41)).unwrap() - 20);
        match self.below(5) {
            0 => small,
            1 => small / 8.0,
            2 => f64::from_bits(self.next() >> 2) % 1000.0,
            3 => small * 1e-42,
            _ => small * 1e30,
        }
    }
}

struct Terms {
    pool: TermPool,
    random: Random,
    singles: Vec<Term>,
    doubles: Vec<Term>,
    truths: Vec<Term>,
}

impl Terms {
    fn new(seed: u64) -> Self {
        let mut pool = TermPool::new();
        let singles = ["x", "y"].map(|name| pool.var(name, &Sort::Float(FloatFormat::SINGLE)));
        let doubles = ["u", "v"].map(|name| pool.var(name, &Sort::Float(FloatFormat::DOUBLE)));
        let truths = vec![pool.true_()];
        let random = Random(seed * 77 + 1);
        Self { pool, random, singles: singles.to_vec(), doubles: doubles.to_vec(), truths }
    }

    fn pick(&mut self, from: fn(&Self) -> &Vec<Term>) -> Term {
        let count = u64::try_from(from(self).len()).unwrap();
        let index = usize::try_from(self.random.below(count)).unwrap();
        from(self)[index]
    }

    /// Adds a term over those that there are.
    fn grow(&mut self) {
        let single = self.random.below(2) == 0;
        let from: fn(&Self) -> &Vec<Term> = if single { |t| &t.singles } else { |t| &t.doubles };
        let (a, b) = (self.pick(from), self.pick(from));
        let truth = self.pick(|t| &t.truths);
        let (wide, narrow) = (self.pick(|t| &t.doubles), self.pick(|t| &t.singles));
        let number = self.random.number();
        let kind = self.random.below(17);
        let pool = &mut self.pool;
        let rm = pool.rounding_mode(RoundingMode::NearestEven);
        let new = match kind {
            0 => pool.fp_add(rm, a, b),
            1 => pool.fp_sub(rm, a, b),
            2 => pool.fp_mul(rm, a, b),
            3 => pool.fp_mul(rm, a, a),
            4 => pool.fp_div(rm, a, b),
            5 => pool.fp_sqrt(rm, a),
            6 => pool.fp_neg(a),
            7 => pool.fp_abs(a),
            8 if single => pool.fp_from_fp(FloatFormat::SINGLE, rm, wide),
            8 => pool.fp_from_fp(FloatFormat::DOUBLE, rm, narrow),
            9 => pool.ite(truth, a, b),
            10 => pool.fp_le(a, b),
            11 => pool.fp_lt(a, b),
            12 => pool.fp_eq(a, b),
            13 => pool.eq(a, b),
            14 => pool.fp_is_negative(a),
            15 => pool.fp_is_zero(a),
            _ => {
                let format = if single { Machine::Single } else { Machine::Double };
                pool.constant(format.value(format.floor(number)))
            }
        };
        match pool.sort(new) {
            Sort::Bool => self.truths.push(new),
            _ if single => self.singles.push(new),
            _ => self.doubles.push(new),
        }
    }
}

fn of_value(value: &Value) -> Option<f64> {
    match value {
        Value::Float(float) => Some(float.to_f64()),
        _ => None,
    }
}

/// Ranges hold what terms are at random points of random boxes, the corners among them.
#[test]
fn what_terms_can_be_is_in_their_ranges() {
    let (mut checked, mut truths) = (0, 0);
    for seed in 1..400 {
        let mut terms = Terms::new(seed);
        for _ in 0..30 {
            terms.grow();
        }
        let mut bounds = FxHashMap::default();
        for (name, format) in [
            ("x", Machine::Single),
            ("y", Machine::Single),
            ("u", Machine::Double),
            ("v", Machine::Double),
        ] {
            let (a, b) = (terms.random.number(), terms.random.number());
            let (low, high) = (format.floor(a.min(b)), format.floor(a.max(b)));
            let variable = terms.pool.lookup(name).unwrap();
            bounds.insert(terms.pool.symbol(variable).unwrap(), Interval { format, low, high });
        }
        let conjuncts: Vec<Term> = [&terms.singles[..], &terms.doubles, &terms.truths].concat();
        let mut query = Query {
            conjuncts: conjuncts.clone(),
            nodes: Vec::new(),
            roots: Vec::new(),
            inputs: Vec::new(),
            closed: true,
        };
        query.compile(&terms.pool, &bounds).unwrap();
        let area: Vec<Interval> = query.inputs.iter().map(|(_, _, range)| *range).collect();
        let mut ranges = vec![Range::Any; query.nodes.len()];
        query.is_refuted(&area, &mut ranges);
        for _ in 0..20 {
            let mut point = Assignment::default();
            for (symbol, _, range) in &query.inputs {
                let part = f64::from(u32::try_from(terms.random.below(11)).unwrap()) / 10.0;
                let number = range.low + (range.high - range.low) * part;
                let number = range.format.floor(number).clamp(range.low, range.high);
                point.set(*symbol, range.format.value(number));
            }
            for (term, root) in conjuncts.iter().zip(&query.roots) {
                let value = terms.pool.evaluate_in(*term, &point);
                match ranges[*root] {
                    Range::Within(range) => {
                        let number = of_value(&value).unwrap();
                        let inside = range.low <= number && number <= range.high;
                        assert!(inside, "{number} {range:?} {}", terms.pool.display(*term));
                        checked += 1;
                    }
                    Range::Truth(truth) => {
                        assert_eq!(value, Value::Bool(truth), "{}", terms.pool.display(*term));
                        truths += 1;
                    }
                    Range::Any => (),
                }
            }
        }
    }
    assert!(checked > 10_000 && truths > 10_000, "{checked} {truths}");
}

fn ranges(backend: &Exhaustive) -> (Short<Ranges>, Arc<Statistics>) {
    let statistics = Arc::new(Statistics::default());
    let inner = backend.solver(&Limits::default()).unwrap();
    (Short::new(Ranges::new(statistics.clone()), inner), statistics)
}

/// `x - x^3/6 + x^5/120` for `x` between -1.5 and 1.5, and that it is above a limit.
fn sine(pool: &mut TermPool, limit: f64) -> (Vec<Term>, Term) {
    let x = pool.var("x", &Sort::Float(FloatFormat::DOUBLE));
    let rm = pool.rounding_mode(RoundingMode::NearestEven);
    let mut number = |value: f64| pool.constant(Value::Float(Float::from_f64(value)));
    let [low, high, six, more, limit] = [-1.5, 1.5, 6.0, 120.0, limit].map(&mut number);
    let square = pool.fp_mul(rm, x, x);
    let cube = pool.fp_mul(rm, square, x);
    let fifth = pool.fp_mul(rm, cube, square);
    let (third, fifth) = (pool.fp_div(rm, cube, six), pool.fp_div(rm, fifth, more));
    let difference = pool.fp_sub(rm, x, third);
    let sum = pool.fp_add(rm, difference, fifth);
    let box_ = vec![pool.fp_le(low, x), pool.fp_lt(x, high)];
    (box_, pool.fp_lt(limit, sum))
}

#[test]
fn boxes_are_halved_until_all_are_refuted_or_a_model_is_found() {
    let backend = Exhaustive::default();
    let (mut solver, statistics) = ranges(&backend);
    let mut pool = TermPool::new();
    let (facts, above) = sine(&mut pool, 1.01);
    for fact in facts {
        solver.assert(&pool, fact).unwrap();
    }
    assert!(matches!(solver.check(&pool, &[above]), Ok(Answer::Unsat(_))));
    let (_, above) = sine(&mut pool, 0.99);
    match solver.check(&pool, &[above]).unwrap() {
        Answer::Sat(mut model) => {
            let x = pool.lookup("x").unwrap();
            let x = of_value(&model.value(&pool, x).unwrap()).unwrap();
            assert!(x - x.powi(3) / 6.0 + x.powi(5) / 120.0 > 0.989, "{x}");
        }
        Answer::Unsat(_) | Answer::Unknown(_) => panic!("1.49 is above"),
    }
    assert_eq!((backend.count(), statistics.by_ranges.get()), (0, 2));
}

/// A comparison that does not hold says nothing: the input may be NaN, which is neither above nor below.
#[test]
fn an_input_that_may_be_nan_has_no_range() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Float(FloatFormat::DOUBLE));
    let mut number = |value: f64| pool.constant(Value::Float(Float::from_f64(value)));
    let [zero, one, two] = [0.0, 1.0, 2.0].map(&mut number);
    let (below, above) = (pool.fp_lt(x, zero), pool.fp_lt(one, x));
    let (not_below, not_above) = (pool.not(below), pool.not(above));
    assert!(Query::new(&pool, [not_below, not_above].into_iter()).is_none());
    let within = [pool.fp_le(zero, x), pool.fp_le(x, one)];
    assert!(Query::new(&pool, within.into_iter()).is_some());
    // One side is not enough.
    assert!(Query::new(&pool, [within[0]].into_iter()).is_none());
    let equal = pool.fp_eq(x, two);
    let query = Query::new(&pool, [equal, not_above].into_iter()).unwrap();
    assert!(matches!(query.decide(&pool, 1000), Decision::NoModel));
}

/// Bounds of an `f32` by numbers that are none, and other rounding modes.
#[test]
fn limits_of_another_format_are_rounded_inwards() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Float(FloatFormat::SINGLE));
    let rm = pool.rounding_mode(RoundingMode::NearestEven);
    let wide = pool.fp_from_fp(FloatFormat::DOUBLE, rm, x);
    let mut number = |value: f64| pool.constant(Value::Float(Float::from_f64(value)));
    let [low, high] = [0.1, 0.1 + 1e-9].map(&mut number);
    let within = [pool.fp_le(low, wide), pool.fp_le(wide, high)];
    let query = Query::new(&pool, within.into_iter());
    // 0.1f is above 0.1 and 0.1 + 1e-9; the next smaller `f32` is below both.
    assert!(query.is_none_or(|query| !matches!(query.decide(&pool, 1000), Decision::Model(_))));
    let up = pool.rounding_mode(RoundingMode::TowardPositive);
    let single = |value: f32| Value::Float(Float::from_f32(value));
    let (one, three, third) =
        (pool.constant(single(1.0)), pool.constant(single(3.0)), pool.constant(single(1.0 / 3.0)));
    let sum = pool.fp_div(up, x, three);
    let conjuncts = [pool.fp_eq(x, one), pool.fp_eq(sum, third)];
    let query = Query::new(&pool, conjuncts.into_iter()).unwrap();
    assert!(!matches!(query.decide(&pool, 1000), Decision::NoModel));
}

#[test]
fn keeps_the_contract() {
    let layers = crate::Layers { guesses: true, validation: true, ..crate::Layers::none() };
    let layered = crate::Layered::new(Arc::new(Exhaustive::default()), layers);
    contract::run_narrow(&layered);
}
