//! Floating-point operators, with the cases that the standard leaves open fixed as `symra_terms::Op` says.

use dashu_int::UBig;
use symra_smt::SmtError;
use symra_terms::{BitVec, Float, FloatFormat, Op, Sort, Term, TermPool, Value};

use super::Translator;
use crate::ffi::{Ast, Rounding, failed};

impl Translator {
    /// The translation of a floating-point term whose arguments are translated.
    pub(super) fn float(
        &mut self,
        pool: &TermPool,
        term: Term,
        args: &[Ast],
    ) -> Result<Ast, SmtError> {
        let op = pool.op(term);
        if let Some(made) = self.arithmetic(op, args).or_else(|| self.test(op, args)) {
            return made;
        }
        match op {
            Op::FpMin | Op::FpMax => self.extremum(op, &args[0], &args[1]),
            Op::FpToBits => {
                let format = format_of(pool, pool.args(term)[0])?;
                self.bits_of(&args[0], format)
            }
            Op::FpFromBits(format) => {
                let sort = self.sort(&Sort::Float(format))?;
                self.context.fp_from_bits(&args[0], &sort)
            }
            Op::FpFromFp(format) => {
                let sort = self.sort(&Sort::Float(format))?;
                self.context.fp_from_fp(&args[0], &args[1], &sort)
            }
            Op::FpFromSbv(format) => {
                let sort = self.sort(&Sort::Float(format))?;
                self.context.fp_from_sbv(&args[0], &args[1], &sort)
            }
            Op::FpFromUbv(format) => {
                let sort = self.sort(&Sort::Float(format))?;
                self.context.fp_from_ubv(&args[0], &args[1], &sort)
            }
            Op::FpToSbv(width) | Op::FpToUbv(width) => {
                let format = format_of(pool, pool.args(term)[1])?;
                self.number_of(op, width, format, &args[0], &args[1])
            }
            op => Err(failed(&format!("no translation of {op:?}"))),
        }
    }

    fn arithmetic(&self, op: Op, args: &[Ast]) -> Option<Result<Ast, SmtError>> {
        let c = &self.context;
        Some(match (op, args) {
            (Op::FpAdd, [rm, x, y]) => c.fp_add(rm, x, y),
            (Op::FpSub, [rm, x, y]) => c.fp_sub(rm, x, y),
            (Op::FpMul, [rm, x, y]) => c.fp_mul(rm, x, y),
            (Op::FpDiv, [rm, x, y]) => c.fp_div(rm, x, y),
            (Op::FpFma, [rm, x, y, z]) => c.fp_fma(rm, x, y, z),
            (Op::FpSqrt, [rm, x]) => c.fp_sqrt(rm, x),
            (Op::FpRem, [x, y]) => c.fp_rem(x, y),
            (Op::FpRound, [rm, x]) => c.fp_round(rm, x),
            (Op::FpAbs, [x]) => c.fp_abs(x),
            (Op::FpNeg, [x]) => c.fp_neg(x),
            _ => return None,
        })
    }

    fn test(&self, op: Op, args: &[Ast]) -> Option<Result<Ast, SmtError>> {
        let c = &self.context;
        Some(match (op, args) {
            (Op::FpLe, [x, y]) => c.fp_le(x, y),
            (Op::FpLt, [x, y]) => c.fp_lt(x, y),
            (Op::FpEq, [x, y]) => c.fp_eq(x, y),
            (Op::FpIsNan, [x]) => c.fp_is_nan(x),
            (Op::FpIsInfinite, [x]) => c.fp_is_infinite(x),
            (Op::FpIsZero, [x]) => c.fp_is_zero(x),
            (Op::FpIsNormal, [x]) => c.fp_is_normal(x),
            (Op::FpIsSubnormal, [x]) => c.fp_is_subnormal(x),
            (Op::FpIsNegative, [x]) => c.fp_is_negative(x),
            (Op::FpIsPositive, [x]) => c.fp_is_positive(x),
            _ => return None,
        })
    }

    /// Of two zeros the second, whatever their signs.
    fn extremum(&self, op: Op, x: &Ast, y: &Ast) -> Result<Ast, SmtError> {
        let c = &self.context;
        let result = if op == Op::FpMin { c.fp_min(x, y)? } else { c.fp_max(x, y)? };
        let zeros = c.and(&[c.fp_is_zero(x)?, c.fp_is_zero(y)?])?;
        c.ite(&zeros, y, &result)
    }

    /// NaN has one bit pattern.
    fn bits_of(&mut self, x: &Ast, format: FloatFormat) -> Result<Ast, SmtError> {
        let nan = quiet_nan(format);
        let sort = self.sort(&Sort::Bv(format.width()))?;
        let nan = self.bit_vector(&nan, &sort)?;
        let c = &self.context;
        c.ite(&c.fp_is_nan(x)?, &nan, &c.fp_to_bits(x)?)
    }

    /// A number that the bit-vector does not hold becomes 0.
    ///
    /// The bounds of the range are powers of two: exact in every format whose exponents reach them, and where they
    /// don't, every finite number is in range on that side.
    fn number_of(
        &mut self,
        op: Op,
        width: u32,
        format: FloatFormat,
        rm: &Ast,
        x: &Ast,
    ) -> Result<Ast, SmtError> {
        let signed = matches!(op, Op::FpToSbv(_));
        let sort = self.sort(&Sort::Bv(width))?;
        let magnitude = if signed { width - 1 } else { width };
        let (format, x) = self.with_room(format, x)?;
        let x = &x;
        let rounded = self.context.fp_round(rm, x)?;
        let mut in_range = vec![
            self.context.not(&self.context.fp_is_nan(x)?)?,
            self.context.not(&self.context.fp_is_infinite(x)?)?,
        ];
        let bound = self.power_of_two(format, magnitude)?;
        if let Some(bound) = &bound {
            in_range.push(self.context.fp_lt(&rounded, bound)?);
        }
        let lowest = match bound {
            Some(bound) if signed => Some(self.context.fp_neg(&bound)?),
            None if signed => None,
            _ => Some(self.value(&Value::default_of(&Sort::Float(format)))?),
        };
        if let Some(lowest) = lowest {
            in_range.push(self.context.fp_le(&lowest, &rounded)?);
        }
        let c = &self.context;
        // The rounded number is integral, so the mode no longer matters.
        let rtz = c.rounding(Rounding::TowardZero)?;
        let number = if signed {
            c.fp_to_sbv(&rtz, &rounded, width)?
        } else {
            c.fp_to_ubv(&rtz, &rounded, width)?
        };
        c.ite(&c.and(&in_range)?, &number, &c.small(0, &sort)?)
    }

    /// The same number in a format whose largest number is an integer. In few-exponent formats the largest number has a
    /// fraction, and rounding it up to an integer would overflow.
    fn with_room(&mut self, format: FloatFormat, x: &Ast) -> Result<(FloatFormat, Ast), SmtError> {
        let largest = (UBig::ONE << (format.exponent as usize - 1)) - UBig::ONE;
        if largest >= UBig::from(format.significand - 1) {
            return Ok((format, x.clone()));
        }
        let wider = FloatFormat { exponent: format.exponent + 1, ..format };
        let sort = self.sort(&Sort::Float(wider))?;
        let exact = self.context.rounding(Rounding::TowardZero)?;
        Ok((wider, self.context.fp_from_fp(&exact, x, &sort)?))
    }

    /// `2^power` in a format, if it is not too large.
    fn power_of_two(&mut self, format: FloatFormat, power: u32) -> Result<Option<Ast>, SmtError> {
        let offset = (UBig::ONE << (format.exponent as usize - 1)) - UBig::ONE;
        let power = UBig::from(power);
        if power > offset {
            return Ok(None);
        }
        let exponent = offset + power;
        let bits =
            BitVec::from_ubig(&(exponent << (format.significand as usize - 1)), format.width());
        self.value(&Value::Float(Float::from_bits(format, &bits))).map(Some)
    }
}

fn format_of(pool: &TermPool, term: Term) -> Result<FloatFormat, SmtError> {
    match pool.sort(term) {
        Sort::Float(format) => Ok(*format),
        sort => Err(failed(&format!("an operand should be a float, not {sort}"))),
    }
}

/// The bit pattern of NaN: the exponent all ones, and the highest bit of the significand.
fn quiet_nan(format: FloatFormat) -> BitVec {
    let ones = (UBig::ONE << (format.exponent as usize + 1)) - UBig::ONE;
    BitVec::from_ubig(&(ones << (format.significand as usize - 2)), format.width())
}
