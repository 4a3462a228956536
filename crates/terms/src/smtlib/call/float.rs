//! Functions on floats.

use super::{Answer, Call, index};
use crate::pool::TermPool;
use crate::smtlib::error::ReadCause;
use crate::smtlib::sorts::width;
use crate::sort::{FloatFormat, Sort};

/// A format from its indices.
pub(super) fn format(exponent: &str, significand: &str) -> Result<FloatFormat, ReadCause> {
    Ok(FloatFormat {
        exponent: width(exponent, 2, "exponent width")?,
        significand: width(significand, 2, "significand width")?,
    })
}

impl Call<'_, '_> {
    /// Checks that the arguments from a position on are floats of one format.
    fn floats(&self, from: usize) -> Result<(), ReadCause> {
        let sort = self.pool.sort(self.args[from]).clone();
        if !matches!(sort, Sort::Float(_)) {
            return Err(self.wrong_sort(from, "a float".to_owned()));
        }
        (from..self.args.len()).try_for_each(|position| self.expect(position, &sort))
    }

    pub(super) fn float(&mut self, name: &str) -> Answer {
        match name {
            "fp" => self.literal(),
            "fp.add" | "fp.sub" | "fp.mul" | "fp.div" | "fp.fma" | "fp.sqrt"
            | "fp.roundToIntegral" => self.rounded(name),
            "fp.leq" | "fp.lt" | "fp.geq" | "fp.gt" | "fp.eq" => {
                self.at_least(2, "2 or more")?;
                self.floats(0)?;
                Ok(match name {
                    "fp.leq" => self.chain(TermPool::fp_le),
                    "fp.lt" => self.chain(TermPool::fp_lt),
                    "fp.geq" => self.chain(|pool, x, y| pool.fp_le(y, x)),
                    "fp.gt" => self.chain(|pool, x, y| pool.fp_lt(y, x)),
                    _ => self.chain(TermPool::fp_eq),
                })
            }
            "fp.rem" | "fp.min" | "fp.max" => {
                self.arity(2, "2")?;
                self.floats(0)?;
                let (x, y) = (self.args[0], self.args[1]);
                Ok(match name {
                    "fp.rem" => self.pool.fp_rem(x, y),
                    "fp.min" => self.pool.fp_min(x, y),
                    _ => self.pool.fp_max(x, y),
                })
            }
            _ => self.float_unary(name),
        }
    }

    fn float_unary(&mut self, name: &str) -> Answer {
        let function = match name {
            "fp.abs" => TermPool::fp_abs,
            "fp.neg" => TermPool::fp_neg,
            "fp.isNaN" => TermPool::fp_is_nan,
            "fp.isInfinite" => TermPool::fp_is_infinite,
            "fp.isZero" => TermPool::fp_is_zero,
            "fp.isNormal" => TermPool::fp_is_normal,
            "fp.isSubnormal" => TermPool::fp_is_subnormal,
            "fp.isNegative" => TermPool::fp_is_negative,
            "fp.isPositive" => TermPool::fp_is_positive,
            "fp.to_ieee_bv" => TermPool::fp_to_bits,
            "fp.to_real" => return Err(ReadCause::Unsupported(name.to_owned())),
            _ => return Err(ReadCause::UnknownFunction(name.to_owned())),
        };
        self.arity(1, "1")?;
        self.floats(0)?;
        Ok(function(self.pool, self.args[0]))
    }

    fn rounded(&mut self, name: &str) -> Answer {
        match name {
            "fp.fma" => self.arity(4, "4")?,
            "fp.sqrt" | "fp.roundToIntegral" => self.arity(2, "2")?,
            _ => self.arity(3, "3")?,
        }
        self.expect(0, &Sort::RoundingMode)?;
        self.floats(1)?;
        Ok(match (name, &self.args[..]) {
            ("fp.add", &[rm, x, y]) => self.pool.fp_add(rm, x, y),
            ("fp.sub", &[rm, x, y]) => self.pool.fp_sub(rm, x, y),
            ("fp.mul", &[rm, x, y]) => self.pool.fp_mul(rm, x, y),
            ("fp.div", &[rm, x, y]) => self.pool.fp_div(rm, x, y),
            ("fp.fma", &[rm, x, y, z]) => self.pool.fp_fma(rm, x, y, z),
            ("fp.sqrt", &[rm, x]) => self.pool.fp_sqrt(rm, x),
            (_, args) => self.pool.fp_round(args[0], args[1]),
        })
    }

    /// `(fp sign exponent significand)`
    fn literal(&mut self) -> Answer {
        self.arity(3, "3")?;
        let mut widths = [0; 3];
        for (position, width) in widths.iter_mut().enumerate() {
            match self.pool.sort(self.args[position]) {
                Sort::Bv(bits) => *width = *bits,
                _ => return Err(self.wrong_sort(position, "a bit-vector".to_owned())),
            }
        }
        self.expect(0, &Sort::Bv(1))?;
        if widths[1] < 2 {
            return Err(self.wrong_sort(1, "of 2 or more bits".to_owned()));
        }
        let format = FloatFormat { exponent: widths[1], significand: widths[2] + 1 };
        let bits = self.left(TermPool::concat);
        Ok(self.pool.fp_from_bits(format, bits))
    }

    pub(super) fn float_indexed(&mut self, name: &str, indices: &[&str]) -> Answer {
        if let "fp.to_ubv" | "fp.to_sbv" = name {
            self.arity(2, "2")?;
            self.expect(0, &Sort::RoundingMode)?;
            self.floats(1)?;
            let width = index(indices, 0, 1, 1)?;
            let (rm, x) = (self.args[0], self.args[1]);
            return Ok(match name {
                "fp.to_ubv" => self.pool.fp_to_ubv(width, rm, x),
                _ => self.pool.fp_to_sbv(width, rm, x),
            });
        }
        let format = target(indices)?;
        if let [bits] = self.args[..]
            && name == "to_fp"
        {
            self.expect(0, &Sort::Bv(format.width()))?;
            return Ok(self.pool.fp_from_bits(format, bits));
        }
        self.arity(2, if name == "to_fp" { "1 or 2" } else { "2" })?;
        self.expect(0, &Sort::RoundingMode)?;
        let (rm, number) = (self.args[0], self.args[1]);
        match (self.pool.sort(number), name) {
            (Sort::Bv(_), "to_fp") => Ok(self.pool.fp_from_sbv(format, rm, number)),
            (Sort::Bv(_), _) => Ok(self.pool.fp_from_ubv(format, rm, number)),
            (Sort::Float(_), "to_fp") => Ok(self.pool.fp_from_fp(format, rm, number)),
            _ => Err(self.wrong_sort(1, "a float or a bit-vector".to_owned())),
        }
    }
}

/// The format that a conversion goes to.
pub(super) fn target(indices: &[&str]) -> Result<FloatFormat, ReadCause> {
    match indices {
        [exponent, significand] => format(exponent, significand),
        _ => Err(ReadCause::BadNumeral {
            text: indices.join(" "),
            expected: "pair of widths of a float",
        }),
    }
}
