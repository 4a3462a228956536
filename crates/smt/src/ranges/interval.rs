//! Ranges of floats, and what operators make of them.
//!
//! Rounding is monotone: if `x` lies between `a` and `b`, the rounded result of a monotone operation on `x` lies between the rounded
//! results on `a` and `b`. So the bounds of a result are results themselves, computed by the machine, whose `f32` and
//! `f64` are IEEE 754 with rounding to nearest, ties to even. Where an infinity or NaN could come up, nothing is known of the result.

use symra_terms::{Float, FloatFormat, Op, RoundingMode, Value};

/// The formats that the machine computes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Machine {
    /// `f32`.
    Single,
    /// `f64`.
    Double,
}

impl Machine {
    /// The machine's format, if it has the format.
    pub(super) fn of(format: FloatFormat) -> Option<Self> {
        match format {
            FloatFormat::SINGLE => Some(Self::Single),
            FloatFormat::DOUBLE => Some(Self::Double),
            _ => None,
        }
    }

    /// The nearest number of the format.
    #[expect(clippy::cast_possible_truncation, reason = "this is the rounding that is meant")]
    fn round(self, number: f64) -> f64 {
        match self {
            Self::Single => f64::from(number as f32),
            Self::Double => number,
        }
    }

    /// The result of an operation on numbers of the format.
    #[expect(clippy::cast_possible_truncation, reason = "the numbers are of the format")]
    fn compute(self, op: Op, x: f64, y: f64) -> f64 {
        match self {
            Self::Single => {
                let (x, y) = (x as f32, y as f32);
                f64::from(match op {
                    Op::FpAdd => x + y,
                    Op::FpSub => x - y,
                    Op::FpMul => x * y,
                    Op::FpDiv => x / y,
                    _ => f32::NAN,
                })
            }
            Self::Double => match op {
                Op::FpAdd => x + y,
                Op::FpSub => x - y,
                Op::FpMul => x * y,
                Op::FpDiv => x / y,
                _ => f64::NAN,
            },
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the number is one of the format")]
    fn root(self, number: f64) -> f64 {
        match self {
            Self::Single => f64::from((number as f32).sqrt()),
            Self::Double => number.sqrt(),
        }
    }

    /// The next greater number.
    #[expect(clippy::cast_possible_truncation, reason = "the number is one of the format")]
    pub(super) fn next_up(self, number: f64) -> f64 {
        match self {
            Self::Single => f64::from((number as f32).next_up()),
            Self::Double => number.next_up(),
        }
    }

    /// The next smaller number.
    pub(super) fn next_down(self, number: f64) -> f64 {
        -self.next_up(-number)
    }

    /// The greatest number that is not above one of any format.
    pub(super) fn floor(self, number: f64) -> f64 {
        let near = self.round(number);
        if near > number { self.next_down(near) } else { near }
    }

    /// The least number that is not below one of any format.
    pub(super) fn ceil(self, number: f64) -> f64 {
        -self.floor(-number)
    }

    /// As a value.
    #[expect(clippy::cast_possible_truncation, reason = "the number is one of the format")]
    pub(super) fn value(self, number: f64) -> Value {
        Value::Float(match self {
            Self::Single => Float::from_f32(number as f32),
            Self::Double => Float::from_f64(number),
        })
    }
}

/// Numbers of a format between two of them; no NaN and no infinity. Zeros of both signs are in it if one is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Interval {
    pub(super) format: Machine,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// What is known of a term.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Range {
    /// It is such a number.
    Within(Interval),
    /// It is this truth value.
    Truth(bool),
    /// Nothing.
    Any,
}

impl Range {
    /// Exactly a value.
    pub(super) fn of(value: &Value) -> Self {
        match value {
            Value::Bool(truth) => Self::Truth(*truth),
            Value::Float(float) => Machine::of(float.format()).map_or(Self::Any, |format| {
                let number = float.to_f64();
                Self::between(format, &[number])
            }),
            _ => Self::Any,
        }
    }

    /// From the least to the greatest of some numbers, if all of them are finite.
    fn between(format: Machine, numbers: &[f64]) -> Self {
        if !numbers.iter().all(|number| number.is_finite()) {
            return Self::Any;
        }
        let low = numbers.iter().copied().fold(f64::INFINITY, f64::min);
        let high = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Self::Within(Interval { format, low, high })
    }
}

fn holds(truth: bool) -> Range {
    Range::Truth(truth)
}

#[expect(clippy::float_cmp, reason = "the ends of a range are numbers, not results")]
fn is_one(a: &Interval, number: f64) -> bool {
    a.low == number && a.high == number
}

/// What is known of an application, by what is known of its arguments. `same` says whether the last two are one term.
pub(super) fn apply(op: Op, args: &[Range], nearest: bool, same: bool) -> Range {
    match (op, args) {
        (Op::Not, [Range::Truth(truth)]) => holds(!truth),
        (Op::And, _) => connected(args, false),
        (Op::Or, _) => connected(args, true),
        (Op::Ite, [condition, yes, no]) => choice(*condition, *yes, *no),
        (Op::Eq, [Range::Truth(a), Range::Truth(b)]) => holds(a == b),
        (Op::Eq, [Range::Within(a), Range::Within(b)]) => {
            // Zeros differ by their signs.
            let one = is_one(a, b.low) && is_one(b, a.low) && !is_one(a, 0.0);
            compared(one, a.high < b.low || b.high < a.low)
        }
        (
            Op::FpAdd | Op::FpSub | Op::FpMul | Op::FpDiv,
            [_, Range::Within(a), Range::Within(b)],
        ) if nearest && a.format == b.format => arithmetic(op, *a, *b, same),
        (Op::FpSqrt, [_, Range::Within(a)]) if nearest && a.low >= 0.0 => {
            Range::between(a.format, &[a.format.root(a.low), a.format.root(a.high)])
        }
        (Op::FpNeg, [Range::Within(a)]) => Range::between(a.format, &[-a.low, -a.high]),
        (Op::FpAbs, [Range::Within(a)]) => {
            let (low, high) = (a.low.abs(), a.high.abs());
            let least = if a.low <= 0.0 && a.high >= 0.0 { 0.0 } else { low };
            Range::between(a.format, &[least, low, high])
        }
        (Op::FpFromFp(format), [_, Range::Within(a)]) if nearest => match Machine::of(format) {
            Some(format) => Range::between(format, &[format.round(a.low), format.round(a.high)]),
            None => Range::Any,
        },
        (Op::FpLe, [Range::Within(a), Range::Within(b)]) => {
            compared(a.high <= b.low, a.low > b.high)
        }
        (Op::FpLt, [Range::Within(a), Range::Within(b)]) => {
            compared(a.high < b.low, a.low >= b.high)
        }
        (Op::FpEq, [Range::Within(a), Range::Within(b)]) => {
            let one = is_one(a, b.low) && is_one(b, a.low);
            compared(one, a.high < b.low || b.high < a.low)
        }
        (Op::FpIsNan | Op::FpIsInfinite, [Range::Within(_)]) => holds(false),
        (Op::FpIsZero, [Range::Within(a)]) => compared(is_one(a, 0.0), a.low > 0.0 || a.high < 0.0),
        (Op::FpIsNegative, [Range::Within(a)]) => compared(a.high < 0.0, a.low > 0.0),
        (Op::FpIsPositive, [Range::Within(a)]) => compared(a.low > 0.0, a.high < 0.0),
        _ => Range::Any,
    }
}

fn compared(yes: bool, no: bool) -> Range {
    match (yes, no) {
        (true, _) => holds(true),
        (_, true) => holds(false),
        _ => Range::Any,
    }
}

/// A conjunction or disjunction: `strong` is the value that decides it.
fn connected(args: &[Range], strong: bool) -> Range {
    if args.contains(&holds(strong)) {
        holds(strong)
    } else if args.iter().all(|arg| *arg == holds(!strong)) {
        holds(!strong)
    } else {
        Range::Any
    }
}

fn choice(condition: Range, yes: Range, no: Range) -> Range {
    match (condition, yes, no) {
        (Range::Truth(true), ..) => yes,
        (Range::Truth(false), ..) => no,
        (_, Range::Within(a), Range::Within(b)) if a.format == b.format => {
            Range::between(a.format, &[a.low, a.high, b.low, b.high])
        }
        (_, Range::Truth(a), Range::Truth(b)) if a == b => yes,
        _ => Range::Any,
    }
}

fn arithmetic(op: Op, a: Interval, b: Interval, same: bool) -> Range {
    let format = a.format;
    let at = |x: f64, y: f64| format.compute(op, x, y);
    match op {
        Op::FpAdd => Range::between(format, &[at(a.low, b.low), at(a.high, b.high)]),
        Op::FpSub => Range::between(format, &[at(a.low, b.high), at(a.high, b.low)]),
        Op::FpMul if same => {
            let (low, high) = (at(a.low, a.low), at(a.high, a.high));
            let least = if a.low <= 0.0 && a.high >= 0.0 { 0.0 } else { low };
            Range::between(format, &[least, low, high])
        }
        Op::FpDiv if b.low <= 0.0 && b.high >= 0.0 => Range::Any,
        _ => {
            let ends = [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)];
            Range::between(format, &ends.map(|(x, y)| at(x, y)))
        }
    }
}

/// Whether a rounding mode is the machine's.
pub(super) fn is_nearest(value: Option<&Value>) -> bool {
    value == Some(&Value::RoundingMode(RoundingMode::NearestEven))
}
