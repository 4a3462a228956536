//! Operations of math.h that are exact.

use symra_terms::{Op, RoundingMode, Sort, Term};

use super::Lower;
use super::value::Val;
use crate::hir::{PlaceId, PlaceKind};
use crate::memory::Home;
use crate::options::Purpose;
use crate::special::FloatOp;
use crate::types::TypeId;

impl Lower<'_> {
    pub(super) fn float_op(&mut self, op: FloatOp, args: &[Term], result: TypeId) -> Val {
        let floats =
            args.iter().all(|arg| matches!(self.builder.task().pool.sort(*arg), Sort::Float(_)));
        let enough = match op {
            FloatOp::Fma => 3,
            FloatOp::Fmin
            | FloatOp::Fmax
            | FloatOp::Fdim
            | FloatOp::Fmod
            | FloatOp::Remainder
            | FloatOp::Copysign => 2,
            _ => 1,
        };
        if !floats || args.len() != enough {
            return self.arbitrary_value(result);
        }
        let term = self.float_term(op, args, result);
        if self.sort(result).as_ref() == Some(self.builder.pool().sort(term)) {
            Val::Scalar(term)
        } else {
            self.arbitrary_value(result)
        }
    }

    fn float_term(&mut self, op: FloatOp, args: &[Term], result: TypeId) -> Term {
        let x = args[0];
        let y = args.get(1).copied().unwrap_or(x);
        let mode = self.rounding();
        let round = |lower: &mut Self, mode: RoundingMode| {
            let mode = lower.builder.pool().rounding_mode(mode);
            lower.builder.pool().fp_round(mode, x)
        };
        match op {
            FloatOp::Floor => return round(self, RoundingMode::TowardNegative),
            FloatOp::Ceil => return round(self, RoundingMode::TowardPositive),
            FloatOp::Trunc => return round(self, RoundingMode::TowardZero),
            FloatOp::Round => return round(self, RoundingMode::NearestAway),
            FloatOp::Fmod => return self.fmod(x, y),
            FloatOp::Lrint | FloatOp::Lround => {
                let mode = if op == FloatOp::Lrint {
                    mode
                } else {
                    self.builder.pool().rounding_mode(RoundingMode::NearestAway)
                };
                return self.round_to_int(mode, x, result);
            }
            FloatOp::IsNan
            | FloatOp::IsInf
            | FloatOp::IsFinite
            | FloatOp::Signbit
            | FloatOp::Classify => {
                return self.float_test(op, x);
            }
            _ => (),
        }
        let pool = self.builder.pool();
        match op {
            FloatOp::Fabs => pool.fp_abs(x),
            FloatOp::Sqrt => pool.fp_sqrt(mode, x),
            FloatOp::Rint => pool.fp_round(mode, x),
            FloatOp::Fmin => pool.fp_min(x, y),
            FloatOp::Fmax => pool.fp_max(x, y),
            FloatOp::Fma => pool.fp_fma(mode, x, y, args[2]),
            FloatOp::Remainder => pool.fp_rem(x, y),
            FloatOp::Copysign => self.copysign(x, y),
            _ => {
                // fdim: the positive difference, or zero; a NaN stays.
                let difference = pool.fp_sub(mode, x, y);
                let positive = pool.fp_lt(y, x);
                let sort = pool.sort(x).clone();
                let zero = pool.constant(symra_terms::Value::default_of(&sort));
                let (nan_x, nan_y) = (pool.fp_is_nan(x), pool.fp_is_nan(y));
                let some = pool.ite(positive, difference, zero);
                let some = pool.ite(nan_y, y, some);
                pool.ite(nan_x, x, some)
            }
        }
    }

    fn copysign(&mut self, x: Term, y: Term) -> Term {
        self.hold(x);
        let negative = self.sign_of(y);
        let x = self.release();
        self.with_sign(x, negative)
    }

    /// A number with this sign.
    fn with_sign(&mut self, x: Term, negative: Term) -> Term {
        let pool = self.builder.pool();
        let magnitude = pool.fp_abs(x);
        let negated = pool.fp_neg(magnitude);
        pool.ite(negative, negated, magnitude)
    }

    /// Whether the sign bit of a number is set. Values have one NaN only, so that of a NaN is not known.
    pub(super) fn sign_of(&mut self, x: Term) -> Term {
        let pool = self.builder.pool();
        if let Op::FpFromBits(format) = pool.op(x) {
            let bits = pool.args(x)[0];
            let top = pool.extract(format.width() - 1, format.width() - 1, bits);
            let one = pool.bv(1, 1);
            return pool.eq(top, one);
        }
        let nan = pool.fp_is_nan(x);
        if nan == pool.false_() || self.options.purpose == Purpose::Run {
            return pool.fp_is_negative(x);
        }
        let result = self.temporary(&Sort::Bool);
        self.by_nan(x, |lower, x, is_nan| {
            let value = if is_nan {
                lower.arbitrary(&[Sort::Bool])[0]
            } else {
                lower.builder.pool().fp_is_negative(x)
            };
            lower.write_var(result, value);
        });
        self.builder.term(result)
    }

    /// Does something for a NaN, and something for other numbers.
    fn by_nan(&mut self, x: Term, act: impl Fn(&mut Self, Term, bool)) {
        self.hold(x);
        self.flush_for_branches();
        let x = self.release();
        let nan = self.builder.pool().fp_is_nan(x);
        let (yes, no, join) = (self.location(), self.location(), self.location());
        self.hold(x);
        self.fork(nan, yes, no);
        let x = self.release();
        for (loc, is_nan) in [(yes, true), (no, false)] {
            self.continue_at(loc);
            if is_nan {
                self.more_than_exact("the sign and the other bits of a NaN are any".to_owned());
            }
            act(self, x, is_nan);
            self.goto(join);
        }
        self.continue_at(join);
    }

    /// A number that is stored where its bits can be seen: those of a NaN are not known.
    pub(super) fn exact_nan(&mut self, place: PlaceId, value: Val) -> Val {
        let Val::Scalar(x) = value else { return value };
        let pool = self.builder.pool();
        let Sort::Float(format) = *pool.sort(x) else { return value };
        if matches!(pool.op(x), Op::FpFromBits(_))
            || pool.value(x).is_some()
            || self.options.purpose == Purpose::Run
            || !self.shows_bits(place)
        {
            return value;
        }
        let result = self.temporary(&Sort::Bv(format.width()));
        self.by_nan(x, |lower, x, is_nan| {
            let bits = if is_nan {
                let bits = lower.arbitrary(&[Sort::Bv(format.width())])[0];
                let pool = lower.builder.pool();
                let number = pool.fp_from_bits(format, bits);
                let nan = pool.fp_is_nan(number);
                lower.assume(nan);
                bits
            } else {
                lower.builder.pool().fp_to_bits(x)
            };
            lower.write_var(result, bits);
        });
        let bits = self.builder.term(result);
        Val::Scalar(self.builder.pool().fp_from_bits(format, bits))
    }

    /// Whether a place is a variable that is accessed as other types than that of its numbers, too.
    fn shows_bits(&mut self, place: PlaceId) -> bool {
        let target = self.target_of_parts(place);
        target.is_some_and(|sort| !matches!(sort, Sort::Float(_)))
    }

    /// The sort of the variable that a place is a part of, if it is one of a named object.
    fn target_of_parts(&self, place: PlaceId) -> Option<Sort> {
        let body = self.body();
        let (mut at, mut offset) = (place, 0);
        loop {
            match body[at].kind {
                PlaceKind::Object(object) => {
                    let Some(Home::Parts(parts)) = &self.memory.homes[object.index()] else {
                        return None;
                    };
                    let part = parts
                        .iter()
                        .find(|part| part.offset <= offset && offset < part.offset + part.len);
                    return part.map(|part| part.sort.clone());
                }
                PlaceKind::Member { base, offset: more, .. } => {
                    offset += more;
                    at = base;
                }
                _ => return None,
            }
        }
    }

    /// The remainder with the sign of the dividend, from the IEEE one, which is exact.
    fn fmod(&mut self, x: Term, y: Term) -> Term {
        let mode = self.builder.pool().rounding_mode(RoundingMode::NearestEven);
        let pool = self.builder.pool();
        let (a, b) = (pool.fp_abs(x), pool.fp_abs(y));
        let rest = pool.fp_rem(a, b);
        let negative = pool.fp_is_negative(rest);
        let zero = pool.fp_is_zero(rest);
        let not_zero = pool.not(zero);
        let below = pool.and(&[negative, not_zero]);
        let moved = pool.fp_add(mode, rest, b);
        let rest = pool.ite(below, moved, rest);
        let pool = self.builder.pool();
        let negative = pool.fp_is_negative(x);
        self.with_sign(rest, negative)
    }

    fn round_to_int(&mut self, mode: Term, x: Term, result: TypeId) -> Term {
        let Some(Sort::Bv(width)) = self.sort(result) else { return x };
        let pool = self.builder.pool();
        let rounded = pool.fp_round(mode, x);
        self.truncate(rounded, width)
    }

    fn float_test(&mut self, op: FloatOp, x: Term) -> Term {
        if op == FloatOp::Signbit {
            let negative = self.sign_of(x);
            let pool = self.builder.pool();
            let (one, zero) = (pool.bv(1, 32), pool.bv(0, 32));
            return pool.ite(negative, one, zero);
        }
        let pool = self.builder.pool();
        let [zero, one, minus_one] = [0, 1, u64::MAX].map(|value| pool.bv(value, 32));
        let nan = pool.fp_is_nan(x);
        let infinite = pool.fp_is_infinite(x);
        let negative = pool.fp_is_negative(x);
        match op {
            FloatOp::IsNan => pool.ite(nan, one, zero),
            FloatOp::IsInf => {
                let sign = pool.ite(negative, minus_one, one);
                pool.ite(infinite, sign, zero)
            }
            FloatOp::IsFinite => {
                let not = pool.or(&[nan, infinite]);
                pool.ite(not, zero, one)
            }
            _ => {
                let (is_zero, subnormal) = (pool.fp_is_zero(x), pool.fp_is_subnormal(x));
                let [two, three, four] = [2, 3, 4].map(|value| pool.bv(value, 32));
                let class = pool.ite(subnormal, three, four);
                let class = pool.ite(is_zero, two, class);
                let class = pool.ite(infinite, one, class);
                pool.ite(nan, zero, class)
            }
        }
    }
}
