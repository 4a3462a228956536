//! Operations of math.h that are exact.

use symra_ir::Inexact;
use symra_terms::{FloatFormat, RoundingMode, Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::value::Val;
use crate::intrinsic::FloatOp;
use crate::options::Purpose;
use crate::types::TypeId;

/// Why what is known of a NaN is not enough.
const NAN_BITS: &str = "the sign and the other bits of a NaN are not modelled";

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
        for arg in args {
            self.hold(*arg);
        }
        let term = self.float_term(op, args, result);
        let mut args: Vec<Term> = args.iter().map(|_| self.release()).collect();
        args.reverse();
        if self.sort(result).as_ref() != Some(self.builder.pool().sort(term)) {
            return self.arbitrary_value(result);
        }
        if self.options.checks.nan {
            let from = self.nan_from(op, &args, term);
            self.check_nan(from, &args);
        }
        if op.sets_errno() && self.knows_errno() {
            let error = self.float_error(op, &args, term);
            self.hold(term);
            self.errno_if(error);
            return Val::Scalar(self.release());
        }
        Val::Scalar(term)
    }

    /// When an operation makes a NaN of numbers, told by these where that is simple.
    fn nan_from(&mut self, op: FloatOp, args: &[Term], result: Term) -> Term {
        match op {
            FloatOp::Sqrt | FloatOp::Fmod | FloatOp::Remainder => {
                self.float_error(op, args, result)
            }
            FloatOp::Fma => self.builder.pool().fp_is_nan(result),
            _ => self.builder.pool().false_(),
        }
    }

    /// Checks that an operation does not make a NaN of numbers; `gives` says when it does if its operands are numbers.
    pub(super) fn check_nan(&mut self, gives: Term, operands: &[Term]) {
        let pool = self.builder.pool();
        let mut bad = vec![gives];
        for operand in operands {
            let nan = pool.fp_is_nan(*operand);
            bad.push(pool.not(nan));
        }
        let bad = pool.and(&bad);
        self.check(Kind::Nan, bad, "the operation gives a NaN");
    }

    /// Whether an operation may tell of an error by `errno`.
    fn float_error(&mut self, op: FloatOp, args: &[Term], result: Term) -> Term {
        let pool = self.builder.pool();
        let (infinite, zero) = (pool.fp_is_infinite(args[0]), pool.fp_is_zero(args[0]));
        match op {
            FloatOp::Sqrt => {
                let negative = pool.fp_is_negative(args[0]);
                let not_zero = pool.not(zero);
                pool.and(&[negative, not_zero])
            }
            FloatOp::Fmod | FloatOp::Remainder => {
                let zero = pool.fp_is_zero(args[1]);
                pool.or(&[infinite, zero])
            }
            FloatOp::Lrint | FloatOp::Lround => {
                let width = self.width_of(result);
                // Rounding does not leave the range from here.
                let fits = self.in_range(args[0], width - 1, true);
                self.builder.pool().not(fits)
            }
            _ => {
                let (normal, zero) = (pool.fp_is_normal(result), pool.fp_is_zero(result));
                let exact = if op == FloatOp::Fdim { vec![normal, zero] } else { vec![normal] };
                let fine = pool.or(&exact);
                pool.not(fine)
            }
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
            FloatOp::Fmin => {
                let least = pool.fp_min(x, y);
                self.either_zero(x, y, least)
            }
            FloatOp::Fmax => {
                let greatest = pool.fp_max(x, y);
                self.either_zero(x, y, greatest)
            }
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

    /// Of two zeros either may be the least and the greatest, else this one is.
    fn either_zero(&mut self, x: Term, y: Term, extreme: Term) -> Term {
        let pool = self.builder.pool();
        let zeros = [pool.fp_is_zero(x), pool.fp_is_zero(y), pool.ne(x, y)];
        let open = pool.and(&zeros);
        if self.options.purpose == Purpose::Run || open == self.builder.pool().false_() {
            return extreme;
        }
        for term in [x, y, extreme, open] {
            self.hold(term);
        }
        let choice = self.arbitrary(&[Sort::Bool])[0];
        let [open, extreme, y, x] = [(); 4].map(|()| self.release());
        let pool = self.builder.pool();
        let either = pool.ite(choice, x, y);
        pool.ite(open, either, extreme)
    }

    fn copysign(&mut self, x: Term, y: Term) -> Term {
        let negative = self.sign_of(y);
        let pool = self.builder.pool();
        let magnitude = pool.fp_abs(x);
        let negated = pool.fp_neg(magnitude);
        pool.ite(negative, negated, magnitude)
    }

    /// Whether the sign bit of a float is set. That of a NaN is not modelled: it is any one.
    pub(super) fn sign_of(&mut self, x: Term) -> Term {
        let pool = self.builder.pool();
        let (nan, negative) = (pool.fp_is_nan(x), pool.fp_is_negative(x));
        if nan == pool.false_() || self.options.purpose == Purpose::Run {
            return negative;
        }
        let any = self.arbitrary_of_nan(nan, &Sort::Bool);
        self.builder.pool().ite(nan, any, negative)
    }

    /// Any value, for what is not modelled of a NaN.
    fn arbitrary_of_nan(&mut self, nan: Term, sort: &Sort) -> Term {
        let first = self.frame.notes.arbitrary.len();
        let any = self.arbitrary(std::slice::from_ref(sort))[0];
        let values = self.frame.notes.arbitrary[first..].to_vec();
        self.doubt_about(nan, NAN_BITS, Inexact::Values(values));
        any
    }

    /// The bits of a float that are looked at. Those of a NaN are not modelled: they are any ones of a NaN.
    pub(super) fn seen_bits(&mut self, x: Term) -> Term {
        let bits = self.term_bits(x);
        let pool = self.builder.pool();
        let Sort::Float(format) = *pool.sort(x) else { return bits };
        let nan = pool.fp_is_nan(x);
        if nan == pool.false_()
            || format == FloatFormat::EXTENDED
            || self.options.purpose == Purpose::Run
        {
            return bits;
        }
        let any = self.arbitrary_of_nan(nan, &Sort::Bv(format.width()));
        let pool = self.builder.pool();
        // A pattern that is no NaN becomes the one that stands for all of them.
        let float = pool.fp_from_bits(format, any);
        let is_one = pool.fp_is_nan(float);
        let any = pool.ite(is_one, any, bits);
        pool.ite(nan, any, bits)
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
        self.copysign(rest, x)
    }

    fn round_to_int(&mut self, mode: Term, x: Term, result: TypeId) -> Term {
        let Some(Sort::Bv(width)) = self.sort(result) else { return x };
        let pool = self.builder.pool();
        let rounded = pool.fp_round(mode, x);
        self.truncate(rounded, width)
    }

    fn float_test(&mut self, op: FloatOp, x: Term) -> Term {
        let pool = self.builder.pool();
        let [zero, one, minus_one] = [0, 1, u64::MAX].map(|value| pool.bv(value, 32));
        let nan = pool.fp_is_nan(x);
        let infinite = pool.fp_is_infinite(x);
        let negative =
            if op == FloatOp::Signbit { self.sign_of(x) } else { pool.fp_is_negative(x) };
        let pool = self.builder.pool();
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
            FloatOp::Signbit => pool.ite(negative, one, zero),
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
