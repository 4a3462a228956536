//! Floating-point numbers: arithmetic, comparison and conversion. The tests (`fp.isNaN` and so on) are in their own file.

use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::sort::{FloatFormat, Sort};
use crate::value::{BitVec, RoundingMode, Value};

use super::total::power_of_two;

impl TermPool {
    /// The constant of a rounding mode.
    pub fn rounding_mode(&mut self, mode: RoundingMode) -> Term {
        self.constant(Value::RoundingMode(mode))
    }

    #[track_caller]
    pub(super) fn format(&self, x: Term) -> FloatFormat {
        match self.sort(x) {
            Sort::Float(format) => *format,
            sort => panic!("an operand should be a float, not of sort {sort}"),
        }
    }

    #[track_caller]
    fn check_mode(&self, mode: Term) {
        assert!(
            *self.sort(mode) == Sort::RoundingMode,
            "an operand should be a rounding mode, not of sort {}",
            self.sort(mode)
        );
    }

    #[track_caller]
    fn check_floats(&self, args: &[Term]) {
        self.format(args[0]);
        for arg in &args[1..] {
            self.check_same_sort(args[0], *arg);
        }
    }

    /// An operator on floats of one format, after a rounding mode.
    fn fp_rounded(&mut self, op: Op, args: &[Term]) -> Term {
        self.check_mode(args[0]);
        self.check_floats(&args[1..]);
        self.finish(op, args, self.sort_of(args[1]))
    }

    fn fp_exact(&mut self, op: Op, args: &[Term]) -> Term {
        self.check_floats(args);
        self.finish(op, args, self.sort_of(args[0]))
    }

    /// Sum.
    pub fn fp_add(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_rounded(Op::FpAdd, &[rm, x, y])
    }

    /// Difference.
    pub fn fp_sub(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.fp_rounded(Op::FpSub, &[rm, x, y])
    }

    /// Product.
    pub fn fp_mul(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.check_mode(rm);
        self.check_floats(&[x, y]);
        // A product with 1 is exact, of any number, infinity or NaN.
        if self.is_fp_one(y) {
            return x;
        }
        if self.is_fp_one(x) {
            return y;
        }
        self.fp_rounded(Op::FpMul, &[rm, x, y])
    }

    /// Quotient.
    pub fn fp_div(&mut self, rm: Term, x: Term, y: Term) -> Term {
        self.check_mode(rm);
        self.check_floats(&[x, y]);
        if self.is_fp_one(y) {
            return x;
        }
        self.fp_rounded(Op::FpDiv, &[rm, x, y])
    }

    fn is_fp_one(&self, x: Term) -> bool {
        match self.value(x) {
            Some(Value::Float(float)) => {
                power_of_two(float.format(), 0, false).as_ref() == Some(float)
            }
            _ => false,
        }
    }

    /// Fused `x * y + z`.
    pub fn fp_fma(&mut self, rm: Term, x: Term, y: Term, z: Term) -> Term {
        self.fp_rounded(Op::FpFma, &[rm, x, y, z])
    }

    /// Square root.
    pub fn fp_sqrt(&mut self, rm: Term, x: Term) -> Term {
        self.fp_rounded(Op::FpSqrt, &[rm, x])
    }

    /// IEEE remainder.
    pub fn fp_rem(&mut self, x: Term, y: Term) -> Term {
        self.fp_exact(Op::FpRem, &[x, y])
    }

    /// Rounding to an integral value.
    pub fn fp_round(&mut self, rm: Term, x: Term) -> Term {
        self.check_mode(rm);
        self.format(x);
        // What is integral already stays as it is.
        if matches!(self.op(x), Op::FpRound | Op::FpFromSbv(_) | Op::FpFromUbv(_)) {
            return x;
        }
        self.fp_rounded(Op::FpRound, &[rm, x])
    }

    /// The smaller of two.
    pub fn fp_min(&mut self, x: Term, y: Term) -> Term {
        self.check_floats(&[x, y]);
        if x == y { x } else { self.fp_exact(Op::FpMin, &[x, y]) }
    }

    /// The larger of two.
    pub fn fp_max(&mut self, x: Term, y: Term) -> Term {
        self.check_floats(&[x, y]);
        if x == y { x } else { self.fp_exact(Op::FpMax, &[x, y]) }
    }

    /// Absolute value.
    pub fn fp_abs(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpAbs | Op::FpFromUbv(_) => x,
            Op::FpNeg => {
                // What was negated is no negation.
                let inner = self.args1(x);
                self.fp_abs(inner)
            }
            _ => self.fp_exact(Op::FpAbs, &[x]),
        }
    }

    /// Negation.
    pub fn fp_neg(&mut self, x: Term) -> Term {
        match self.op(x) {
            Op::FpNeg => self.args1(x),
            _ => self.fp_exact(Op::FpNeg, &[x]),
        }
    }

    /// IEEE `x <= y`.
    pub fn fp_le(&mut self, x: Term, y: Term) -> Term {
        self.fp_compare(Op::FpLe, x, y)
    }

    /// IEEE `x < y`.
    pub fn fp_lt(&mut self, x: Term, y: Term) -> Term {
        self.fp_compare(Op::FpLt, x, y)
    }

    /// IEEE equality.
    pub fn fp_eq(&mut self, x: Term, y: Term) -> Term {
        let (x, y) = if y < x { (y, x) } else { (x, y) };
        self.fp_compare(Op::FpEq, x, y)
    }

    fn fp_compare(&mut self, op: Op, x: Term, y: Term) -> Term {
        self.check_floats(&[x, y]);
        if x == y {
            if op == Op::FpLt {
                return self.false_();
            }
            let nan = self.fp_is_nan(x);
            return self.not(nan);
        }
        for term in [x, y] {
            if self.is_const(term) && self.fp_is_nan(term) == self.true_() {
                return self.false_();
            }
        }
        if let (Some(inner_x), Some(inner_y)) = (self.widened(x), self.widened(y))
            && self.sort_of(inner_x) == self.sort_of(inner_y)
        {
            let ordered = op != Op::FpEq || inner_x < inner_y;
            let args = if ordered { [inner_x, inner_y] } else { [inner_y, inner_x] };
            return self.fp_compare(op, args[0], args[1]);
        }
        if let Some(compared) = self.compare_integers(op, x, y) {
            return compared;
        }
        // All but zeros and NaN are equal to themselves only: solvers then know the value.
        let is_one = |pool: &Self, term| match pool.value(term) {
            Some(Value::Float(float)) => !float.is_zero() && !float.is_nan(),
            _ => false,
        };
        if op == Op::FpEq && (is_one(self, x) || is_one(self, y)) {
            return self.eq(x, y);
        }
        self.finish(op, &[x, y], SortId::BOOL)
    }

    /// The comparison of integers that floats hold exactly, with each other or with numbers, as one of bit-vectors.
    fn compare_integers(&mut self, op: Op, x: Term, y: Term) -> Option<Term> {
        let width = [x, y].into_iter().filter_map(|term| self.exact_width(term)).max()?;
        // No number of this width is the least or the largest one of two bits more.
        let width = width + 2;
        let [x, y] = [x, y].map(|term| self.bounds_of_integer(term, width));
        let ((below_x, above_x), (below_y, above_y)) = (x?, y?);
        Some(match op {
            Op::FpLt => self.bv_slt(below_x, above_y),
            Op::FpLe => self.bv_sle(above_x, below_y),
            _ if below_x == above_x && below_y == above_y => self.eq(below_x, below_y),
            // A fraction is no integer.
            _ => self.false_(),
        })
    }

    /// The width of the integer that a float holds exactly, with its sign.
    fn exact_width(&self, x: Term) -> Option<u32> {
        let (Op::FpFromSbv(format) | Op::FpFromUbv(format)) = self.op(x) else { return None };
        let width = self.width(self.args2(x)[1]);
        holds_exactly(format, width).then_some(width + 1)
    }

    /// The integers next to a number, both itself if it is one: of a constant, or of an integer that is held exactly. What a signed
    /// number of this width is not is the least or the largest one.
    fn bounds_of_integer(&mut self, x: Term, width: u32) -> Option<(Term, Term)> {
        if let Some(Value::Float(float)) = self.value(x).cloned() {
            let mut rounded = |mode| {
                let bits = float.to_sbv(mode, width).unwrap_or_else(|| {
                    let largest = BitVec::ones(width - 1).zero_extend(1);
                    if float.is_negative() { largest.not() } else { largest }
                });
                self.bits(bits)
            };
            return Some((
                rounded(RoundingMode::TowardNegative),
                rounded(RoundingMode::TowardPositive),
            ));
        }
        let own = self.exact_width(x)?;
        let number = self.args2(x)[1];
        let integer = match self.op(x) {
            Op::FpFromSbv(_) => self.sign_extend(width + 1 - own, number),
            _ => self.zero_extend(width + 1 - own, number),
        };
        Some((integer, integer))
    }

    /// The float that was converted to a format that has all of its numbers.
    fn widened(&self, x: Term) -> Option<Term> {
        let Op::FpFromFp(to) = self.op(x) else { return None };
        let [_, inner] = self.args2(x);
        let from = self.format(inner);
        (from.exponent <= to.exponent && from.significand <= to.significand).then_some(inner)
    }

    /// The float with the given bit pattern.
    pub fn fp_from_bits(&mut self, format: FloatFormat, bits: Term) -> Term {
        assert!(
            self.width(bits) == format.width(),
            "a bit pattern should have the format's {} bits, not {}",
            format.width(),
            self.width(bits)
        );
        if self.op(bits) == Op::FpToBits && self.format(self.args1(bits)) == format {
            return self.args1(bits);
        }
        let sort = self.sort_id(&Sort::Float(format));
        self.finish(Op::FpFromBits(format), &[bits], sort)
    }

    /// Another format's float, rounded.
    pub fn fp_from_fp(&mut self, format: FloatFormat, rm: Term, x: Term) -> Term {
        self.check_mode(rm);
        // A conversion to a wider format before this one changed nothing.
        let x = self.widened(x).unwrap_or(x);
        if self.format(x) == format {
            return x;
        }
        let sort = self.sort_id(&Sort::Float(format));
        self.finish(Op::FpFromFp(format), &[rm, x], sort)
    }

    /// A signed number, rounded.
    pub fn fp_from_sbv(&mut self, format: FloatFormat, rm: Term, bv: Term) -> Term {
        self.check_mode(rm);
        self.width(bv);
        let sort = self.sort_id(&Sort::Float(format));
        self.finish(Op::FpFromSbv(format), &[rm, bv], sort)
    }

    /// An unsigned number, rounded.
    pub fn fp_from_ubv(&mut self, format: FloatFormat, rm: Term, bv: Term) -> Term {
        self.check_mode(rm);
        self.width(bv);
        let sort = self.sort_id(&Sort::Float(format));
        self.finish(Op::FpFromUbv(format), &[rm, bv], sort)
    }

    /// The bit pattern of a float.
    pub fn fp_to_bits(&mut self, x: Term) -> Term {
        // The bit pattern of a pattern's float is another pattern if that is a NaN, so this does not undo `fp_from_bits`.
        let width = self.format(x).width();
        let sort = self.sort_id(&Sort::Bv(width));
        self.finish(Op::FpToBits, &[x], sort)
    }

    /// A float's number as a signed bit-vector, rounded.
    pub fn fp_to_sbv(&mut self, width: u32, rm: Term, x: Term) -> Term {
        self.fp_to_bv(Op::FpToSbv(width), width, rm, x)
    }

    /// A float's number as an unsigned bit-vector, rounded.
    pub fn fp_to_ubv(&mut self, width: u32, rm: Term, x: Term) -> Term {
        self.fp_to_bv(Op::FpToUbv(width), width, rm, x)
    }

    fn fp_to_bv(&mut self, op: Op, width: u32, rm: Term, x: Term) -> Term {
        self.check_mode(rm);
        let format = self.format(x);
        assert!(width > 0, "a bit-vector should have a bit");
        // A number that the format holds exactly comes back.
        if let (Op::FpFromSbv(_), Op::FpToSbv(_)) | (Op::FpFromUbv(_), Op::FpToUbv(_)) =
            (self.op(x), op)
        {
            let [_, number] = self.args2(x);
            if self.width(number) == width && holds_exactly(format, width) {
                return number;
            }
        }
        let sort = self.sort_id(&Sort::Bv(width));
        self.finish(op, &[rm, x], sort)
    }
}

/// Whether a format has all numbers of this many bits.
fn holds_exactly(format: FloatFormat, width: u32) -> bool {
    width <= format.significand && fits_exponent(format, width)
}

/// Whether numbers of this many bits are below the infinity of a format, rounded in any way.
pub(super) fn fits_exponent(format: FloatFormat, width: u32) -> bool {
    power_of_two(format, width, false).is_some()
}
