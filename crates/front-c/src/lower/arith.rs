//! Operators and conversions.

use symra_ir::ClaimKind;
use symra_terms::{BitVec, Float, FloatFormat, RoundingMode, Sort, Term, Value};

use super::Lower;
use super::span::{numbers, product, span};
use crate::hir::{Binary, Conversion, Unary};
use crate::memory::graph::Cell;
use crate::types::{IntKind, TypeId};

/// What a check is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    SignedOverflow,
    UnsignedOverflow,
    Shift,
    DivByZero,
    Conversion,
    Nan,
    VlaBound,
    Deref,
    Bounds,
    Free,
    Leak,
    Cleanup,
    Arguments,
    PointerArithmetic,
    Misaligned,
    Uninitialised,
    Threads,
    Unsupported,
}

impl Kind {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::SignedOverflow => "signed-overflow",
            Self::UnsignedOverflow => "unsigned-overflow",
            Self::Shift => "shift",
            Self::DivByZero => "div-by-zero",
            Self::Conversion => "conversion",
            Self::Nan => "nan",
            Self::VlaBound => "vla-bound",
            Self::Deref => "pointer",
            Self::Bounds => "bounds",
            Self::Free => "free",
            Self::Leak => "memory-leak",
            Self::Cleanup => "memory-cleanup",
            Self::Arguments => "arguments",
            Self::PointerArithmetic => "pointer-arithmetic",
            Self::Misaligned => "misaligned",
            Self::Uninitialised => "uninitialised",
            Self::Threads => "threads",
            Self::Unsupported => "unsupported",
        }
    }

    pub(super) fn claim(self) -> ClaimKind {
        match self {
            Self::SignedOverflow => ClaimKind::Overflow,
            Self::Deref => ClaimKind::Deref,
            Self::Free => ClaimKind::Free,
            Self::Leak => ClaimKind::Memtrack,
            Self::Cleanup => ClaimKind::Memcleanup,
            Self::Unsupported => ClaimKind::Unsupported,
            Self::UnsignedOverflow
            | Self::Shift
            | Self::DivByZero
            | Self::Conversion
            | Self::Nan
            | Self::VlaBound
            | Self::Arguments
            | Self::PointerArithmetic
            | Self::Misaligned
            | Self::Uninitialised
            | Self::Threads
            | Self::Bounds => ClaimKind::Check,
        }
    }
}

impl Lower<'_> {
    pub(super) fn width_of(&mut self, term: Term) -> u32 {
        self.builder.pool().sort(term).bv_width().expect("an integer should be a bit-vector")
    }

    pub(super) fn apply_unary(&mut self, op: Unary, ty: TypeId, term: Term) -> Term {
        let is_signed = self.is_signed(ty);
        let checks = &self.options.checks;
        let checks = if is_signed { checks.signed_overflow } else { checks.unsigned_overflow };
        let pool = self.builder.pool();
        match (op, pool.sort(term).clone()) {
            (Unary::Not, _) => pool.not(term),
            (Unary::Neg, Sort::Float(_)) => pool.fp_neg(term),
            (Unary::Neg, Sort::Bv(width)) => {
                let result = pool.bv_neg(term);
                if checks && is_signed {
                    let least = pool.constant(least(width).into());
                    let bad = pool.eq(term, least);
                    self.check(Kind::SignedOverflow, bad, "the negation overflows");
                } else if checks {
                    let zero = pool.bv(0, width);
                    let bad = pool.ne(term, zero);
                    self.check(Kind::UnsignedOverflow, bad, "the negation overflows");
                }
                result
            }
            (Unary::BitNot, Sort::Bool) => pool.true_(),
            (Unary::BitNot | Unary::Neg, _) => pool.bv_not(term),
        }
    }

    pub(super) fn compare(&mut self, op: Binary, ty: TypeId, a: Term, b: Term) -> Term {
        let is_signed = self.is_signed(ty);
        let pool = self.builder.pool();
        match (op, pool.sort(a).clone()) {
            (Binary::Eq, Sort::Float(_)) => pool.fp_eq(a, b),
            (Binary::Ne, Sort::Float(_)) => {
                let equal = pool.fp_eq(a, b);
                pool.not(equal)
            }
            (Binary::Eq, _) => pool.eq(a, b),
            (Binary::Ne, _) => pool.ne(a, b),
            (Binary::Lt, sort) => less(pool, &sort, is_signed, a, b, false),
            (Binary::Gt, sort) => less(pool, &sort, is_signed, b, a, false),
            (Binary::Le, sort) => less(pool, &sort, is_signed, a, b, true),
            (_, sort) => less(pool, &sort, is_signed, b, a, true),
        }
    }

    pub(super) fn apply_binary(
        &mut self,
        op: Binary,
        ty: TypeId,
        right_type: TypeId,
        a: Term,
        b: Term,
    ) -> Term {
        if let Sort::Float(_) = self.builder.pool().sort(a) {
            return self.float_binary(op, a, b);
        }
        let is_signed = self.is_signed(ty);
        if matches!(op, Binary::Shl | Binary::Shr) {
            return self.shift(op, ty, right_type, a, b);
        }
        self.check_binary(op, ty, a, b);
        let pool = self.builder.pool();
        match (op, is_signed) {
            (Binary::Mul, _) => pool.bv_mul(a, b),
            (Binary::Add, _) => pool.bv_add(a, b),
            (Binary::Sub, _) => pool.bv_sub(a, b),
            (Binary::Div, true) => pool.bv_sdiv(a, b),
            (Binary::Div, false) => pool.bv_udiv(a, b),
            (Binary::Rem, true) => pool.bv_srem(a, b),
            (Binary::Rem, false) => pool.bv_urem(a, b),
            (Binary::BitAnd, _) => pool.bv_and(a, b),
            (Binary::BitXor, _) => pool.bv_xor(a, b),
            _ => pool.bv_or(a, b),
        }
    }

    fn float_binary(&mut self, op: Binary, a: Term, b: Term) -> Term {
        let mode = self.rounding();
        let pool = self.builder.pool();
        let result = match op {
            Binary::Add => pool.fp_add(mode, a, b),
            Binary::Sub => pool.fp_sub(mode, a, b),
            Binary::Mul => pool.fp_mul(mode, a, b),
            _ => pool.fp_div(mode, a, b),
        };
        if self.options.checks.nan {
            let pool = self.builder.pool();
            let infinite = [a, b].map(|term| pool.fp_is_infinite(term));
            let zero = [a, b].map(|term| pool.fp_is_zero(term));
            let both = pool.and(&infinite);
            let gives = match op {
                Binary::Add | Binary::Sub => {
                    let negative = [a, b].map(|term| pool.fp_is_negative(term));
                    let differ = pool.ne(negative[0], negative[1]);
                    let apart = if op == Binary::Add { differ } else { pool.not(differ) };
                    pool.and(&[both, apart])
                }
                Binary::Mul => {
                    let products = [(0, 1), (1, 0)];
                    let products = products.map(|(i, j)| pool.and(&[infinite[i], zero[j]]));
                    pool.or(&products)
                }
                _ => {
                    let zeros = pool.and(&zero);
                    pool.or(&[both, zeros])
                }
            };
            self.check_nan(gives, &[a, b]);
        }
        result
    }

    fn shift(&mut self, op: Binary, ty: TypeId, right_type: TypeId, a: Term, b: Term) -> Term {
        let width = self.width_of(a);
        let is_signed = self.is_signed(ty);
        let amount_signed = self.is_signed(right_type);
        let amount_width = self.width_of(b);
        let pool = self.builder.pool();
        // Compared in the wider type, so that no amount is taken for another.
        let limit = pool.bv(u64::from(width), amount_width.max(width));
        let wide = if amount_width >= width {
            b
        } else if amount_signed {
            pool.sign_extend(width - amount_width, b)
        } else {
            pool.zero_extend(width - amount_width, b)
        };
        let amount = if amount_width > width { pool.extract(width - 1, 0, wide) } else { wide };
        let fits = pool.bv_ult(wide, limit);
        let too_much = pool.not(fits);
        let shifted = match (op, is_signed) {
            (Binary::Shl, _) => pool.bv_shl(a, amount),
            (_, true) => pool.bv_ashr(a, amount),
            (_, false) => pool.bv_lshr(a, amount),
        };
        // C leaves such shifts undefined, and compilers define them. Whether they count as overflow is disputed, so where
        // only overflow is asked for, who comes to one says neither yes nor no.
        let checks = &self.options.checks;
        let termination = checks.termination;
        let (wanted, kind) = if checks.shift || termination {
            (true, Kind::Shift)
        } else {
            (checks.signed_overflow && is_signed, Kind::Unsupported)
        };
        if wanted {
            self.check(kind, too_much, "the shift amount is negative or too large");
        }
        // That a run goes on after such a shift, as compilers define it, is nothing that they may leave out.
        if wanted && !termination && is_signed && op == Binary::Shl {
            let pool = self.builder.pool();
            let back = pool.bv_ashr(shifted, amount);
            let lost = pool.ne(back, a);
            let zero = pool.bv(0, width);
            let negative = pool.bv_slt(a, zero);
            if kind == Kind::Shift {
                let bad = pool.or(&[lost, negative]);
                self.check(kind, bad, "the left shift overflows");
            } else {
                // A number times a power of two that its type does not have is overflow for all.
                let positive = pool.not(negative);
                let overflows = pool.and(&[fits, positive, lost]);
                self.check(Kind::SignedOverflow, overflows, "the left shift overflows");
                self.check(kind, negative, "the left operand of the shift is negative");
            }
        }
        if amount_width > width {
            // The cut amount could be small.
            let pool = self.builder.pool();
            let zero = pool.bv(0, width);
            return pool.ite(fits, shifted, zero);
        }
        shifted
    }

    fn check_binary(&mut self, op: Binary, ty: TypeId, a: Term, b: Term) {
        let checks = &self.options.checks;
        let is_signed = self.is_signed(ty);
        let overflow = if is_signed { checks.signed_overflow } else { checks.unsigned_overflow };
        let kind = if is_signed { Kind::SignedOverflow } else { Kind::UnsignedOverflow };
        let div_by_zero = checks.div_by_zero;
        let width = self.width_of(a);
        if matches!(op, Binary::Div | Binary::Rem) {
            let pool = self.builder.pool();
            if div_by_zero {
                let zero = pool.bv(0, width);
                let bad = pool.eq(b, zero);
                self.check(Kind::DivByZero, bad, "the divisor is zero");
            }
            if overflow && is_signed {
                let pool = self.builder.pool();
                let least = pool.constant(least(width).into());
                let minus_one = pool.constant(BitVec::ones(width).into());
                let (x, y) = (pool.eq(a, least), pool.eq(b, minus_one));
                let bad = pool.and(&[x, y]);
                self.check(kind, bad, "the quotient overflows");
            }
            return;
        }
        if !overflow || !matches!(op, Binary::Add | Binary::Sub | Binary::Mul) {
            return;
        }
        if self.surely_fits(op, is_signed, a, b) {
            self.debug.decided();
            return;
        }
        let by = if op == Binary::Mul { width } else { 1 };
        let pool = self.builder.pool();
        let mut extend = |term| {
            if is_signed { pool.sign_extend(by, term) } else { pool.zero_extend(by, term) }
        };
        let (wide_a, wide_b) = (extend(a), extend(b));
        let exact = match op {
            Binary::Add => pool.bv_add(wide_a, wide_b),
            Binary::Sub => pool.bv_sub(wide_a, wide_b),
            _ => pool.bv_mul(wide_a, wide_b),
        };
        let cut = pool.extract(width - 1, 0, exact);
        let back = if is_signed { pool.sign_extend(by, cut) } else { pool.zero_extend(by, cut) };
        let bad = pool.ne(back, exact);
        let message = match op {
            Binary::Add => "the sum overflows",
            Binary::Sub => "the difference overflows",
            _ => "the product overflows",
        };
        self.check(kind, bad, message);
    }

    /// Whether the form of the operands says that a result is one that their type has.
    fn surely_fits(&mut self, op: Binary, is_signed: bool, a: Term, b: Term) -> bool {
        let all = numbers(self.width_of(a).min(64), is_signed);
        let pool = self.builder.pool();
        let (Some(x), Some(y)) = (span(pool, a, is_signed), span(pool, b, is_signed)) else {
            return false;
        };
        let result = match op {
            Binary::Add => Some((x.0 + y.0, x.1 + y.1)),
            Binary::Sub => Some((x.0 - y.1, x.1 - y.0)),
            _ => product(x, y),
        };
        result.is_some_and(|(low, high)| all.0 <= low && high <= all.1)
    }

    /// A bit-vector of another width.
    pub(super) fn resize(&mut self, term: Term, to: u32, is_signed: bool) -> Term {
        let from = self.width_of(term);
        let pool = self.builder.pool();
        match to.cmp(&from) {
            std::cmp::Ordering::Equal => term,
            std::cmp::Ordering::Less => pool.extract(to - 1, 0, term),
            std::cmp::Ordering::Greater if is_signed => pool.sign_extend(to - from, term),
            std::cmp::Ordering::Greater => pool.zero_extend(to - from, term),
        }
    }

    /// An integer as a term of another sort.
    fn integer(&mut self, to: &Sort, term: Term, is_signed: bool) -> Term {
        let from = self.builder.pool().sort(term).clone();
        match (from, to) {
            (Sort::Bool, Sort::Bool) => term,
            (Sort::Bool, Sort::Bv(width)) => {
                let pool = self.builder.pool();
                let (one, zero) = (pool.bv(1, *width), pool.bv(0, *width));
                pool.ite(term, one, zero)
            }
            (_, Sort::Bool) => self.truth(term),
            (_, Sort::Bv(width)) => self.resize(term, *width, is_signed),
            _ => term,
        }
    }

    /// Whether a scalar differs from zero.
    pub(super) fn truth(&mut self, term: Term) -> Term {
        let pool = self.builder.pool();
        match pool.sort(term).clone() {
            Sort::Bool => term,
            Sort::Float(_) => {
                let zero = pool.fp_is_zero(term);
                pool.not(zero)
            }
            Sort::Bv(width) => {
                let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
                if pool.op(term) == symra_terms::Op::Ite && pool.args(term)[1..] == [one, zero] {
                    return pool.args(term)[0];
                }
                pool.ne(term, zero)
            }
            _ => pool.true_(),
        }
    }

    pub(super) fn convert(
        &mut self,
        to: TypeId,
        from: TypeId,
        how: Conversion,
        term: Term,
        explicit: bool,
        cell: Option<Cell>,
    ) -> Term {
        let Some(sort) = self.sort(to) else { return term };
        let is_signed = self.is_signed(from);
        match how {
            Conversion::Integer => {
                let result = self.integer(&sort, term, is_signed);
                if self.options.checks.conversion && !explicit {
                    self.check_narrowing(to, from, term, result);
                }
                result
            }
            Conversion::Truth => self.truth(term),
            Conversion::PointerToInt => {
                let number = self.number(term, cell);
                self.integer(&sort, number, false)
            }
            Conversion::IntToPointer => {
                let width = Sort::Bv(self.pointer_bits());
                let number = self.integer(&width, term, is_signed);
                self.resolved(number, cell)
            }
            Conversion::IntToFloat => {
                let result = self.int_to_float(&sort, term, is_signed);
                self.check_finite(term, result);
                result
            }
            Conversion::FloatToInt => self.float_to_int(to, &sort, term),
            Conversion::Float => {
                let mode = self.rounding();
                let pool = self.builder.pool();
                match sort {
                    Sort::Float(format) if *pool.sort(term) != sort => {
                        let result = pool.fp_from_fp(format, mode, term);
                        self.check_finite(term, result);
                        result
                    }
                    _ => term,
                }
            }
            Conversion::Pointer | Conversion::Void => term,
        }
    }

    fn check_narrowing(&mut self, to: TypeId, from: TypeId, term: Term, result: Term) {
        let pool = self.builder.pool();
        let (Some(old), Some(new)) = (pool.sort(term).bv_width(), pool.sort(result).bv_width())
        else {
            return;
        };
        let (to_signed, from_signed) = (self.is_signed(to), self.is_signed(from));
        let width = old.max(new) + 1;
        let a = self.resize(term, width, from_signed);
        let b = self.resize(result, width, to_signed);
        let bad = self.builder.pool().ne(a, b);
        self.check(Kind::Conversion, bad, "the conversion changes the value");
    }

    /// Checks that no number becomes infinite by a conversion, if that is asked for.
    fn check_finite(&mut self, old: Term, new: Term) {
        let pool = self.builder.pool();
        let (Sort::Float(to), true) = (pool.sort(new).clone(), self.options.checks.conversion)
        else {
            return;
        };
        let pool = self.builder.pool();
        let mut bad = vec![pool.fp_is_infinite(new)];
        match *pool.sort(old) {
            Sort::Float(from)
                if from.exponent <= to.exponent && from.significand <= to.significand =>
            {
                return;
            }
            Sort::Float(_) => {
                let infinite = pool.fp_is_infinite(old);
                bad.push(pool.not(infinite));
            }
            // The least number that is too large has this many bits.
            Sort::Bv(width) if width >= 1 << (to.exponent - 1) => (),
            _ => return,
        }
        let bad = pool.and(&bad);
        self.check(Kind::Conversion, bad, "the number becomes infinite");
    }

    fn int_to_float(&mut self, sort: &Sort, term: Term, is_signed: bool) -> Term {
        let Sort::Float(format) = *sort else { return term };
        let mode = self.rounding();
        let term = match self.builder.pool().sort(term) {
            Sort::Bool => self.integer(&Sort::Bv(8), term, false),
            _ => term,
        };
        let pool = self.builder.pool();
        if is_signed {
            pool.fp_from_sbv(format, mode, term)
        } else {
            pool.fp_from_ubv(format, mode, term)
        }
    }

    /// Truncates as the x86-64 instructions do that gcc uses: what does not fit into the signed type of 32 or 64 bits that is
    /// converted to gives its least number. Types of less than 32 bits are converted by way of `int`, and
    /// `unsigned int` by way of 64 bits; numbers from 2^63 on have a way of their own.
    fn float_to_int(&mut self, to: TypeId, sort: &Sort, term: Term) -> Term {
        let kind = self.program.types.int_kind(to).unwrap_or(IntKind::Int);
        let Sort::Bv(width) = *sort else { return self.truth(term) };
        if self.options.checks.conversion {
            let fits = self.in_range(term, width, kind.is_signed());
            let bad = self.builder.pool().not(fits);
            self.check(Kind::Conversion, bad, "the number does not fit into the integer type");
        }
        if kind.is_signed() || width < 32 {
            let by_way_of = width.max(32);
            let result = self.truncate(term, by_way_of);
            return self.resize(result, width, false);
        }
        if width == 32 {
            let result = self.truncate(term, 64);
            return self.resize(result, 32, false);
        }
        // Half of the range is signed; the other half is moved there and back.
        let low = self.truncate(term, width);
        let mode = self.builder.pool().rounding_mode(RoundingMode::NearestEven);
        let half = self.power_of_two(term, width - 1);
        let pool = self.builder.pool();
        let moved = pool.fp_sub(mode, term, half);
        let is_low = pool.fp_lt(term, half);
        let high = self.truncate(moved, width);
        let pool = self.builder.pool();
        let top = pool.constant(least(width).into());
        let high = pool.bv_xor(high, top);
        let nan = pool.fp_is_nan(term);
        let is_low = pool.or(&[is_low, nan]);
        pool.ite(is_low, low, high)
    }

    fn format_of(&mut self, term: Term) -> FloatFormat {
        match self.builder.pool().sort(term) {
            Sort::Float(format) => *format,
            _ => FloatFormat::DOUBLE,
        }
    }

    /// 2^exponent in the format of a float.
    fn power_of_two(&mut self, like: Term, exponent: u32) -> Term {
        let format = self.format_of(like);
        let one = dashu_int::IBig::from(1);
        let power = Float::from_ibig(format, RoundingMode::TowardZero, &(one << exponent as usize));
        self.builder.pool().constant(power.into())
    }

    pub(super) fn in_range(&mut self, term: Term, width: u32, is_signed: bool) -> Term {
        let format = self.format_of(term);
        let above = self.power_of_two(term, if is_signed { width - 1 } else { width });
        let bound = if is_signed {
            -(dashu_int::IBig::from(1) << (width - 1) as usize) - dashu_int::IBig::from(1)
        } else {
            dashu_int::IBig::from(-1)
        };
        // The largest number that is too small, where the format has it; else the least one that fits.
        let down = Float::from_ibig(format, RoundingMode::TowardNegative, &bound);
        let up = Float::from_ibig(format, RoundingMode::TowardPositive, &bound);
        let exact = down == up;
        let pool = self.builder.pool();
        let up = pool.constant(Value::Float(up));
        let low = if exact { pool.fp_lt(up, term) } else { pool.fp_le(up, term) };
        let high = pool.fp_lt(term, above);
        pool.and(&[low, high])
    }

    pub(super) fn truncate(&mut self, term: Term, width: u32) -> Term {
        let fits = self.in_range(term, width, true);
        let pool = self.builder.pool();
        let mode = pool.rounding_mode(RoundingMode::TowardZero);
        let number = pool.fp_to_sbv(width, mode, term);
        let indefinite = pool.constant(least(width).into());
        pool.ite(fits, number, indefinite)
    }
}

/// The least signed number of a width.
pub(super) fn least(width: u32) -> BitVec {
    let one = BitVec::from_u64(1, width);
    one.shl(&BitVec::from_u64(u64::from(width) - 1, width))
}

fn less(
    pool: &mut symra_terms::TermPool,
    sort: &Sort,
    is_signed: bool,
    a: Term,
    b: Term,
    or_equal: bool,
) -> Term {
    match (sort, is_signed, or_equal) {
        (Sort::Float(_), _, false) => pool.fp_lt(a, b),
        (Sort::Float(_), _, true) => pool.fp_le(a, b),
        (Sort::Bool, _, false) => {
            let not_a = pool.not(a);
            pool.and(&[not_a, b])
        }
        (Sort::Bool, _, true) => pool.implies(a, b),
        (_, true, false) => pool.bv_slt(a, b),
        (_, true, true) => pool.bv_sle(a, b),
        (_, false, false) => pool.bv_ult(a, b),
        (_, false, true) => pool.bv_ule(a, b),
    }
}
