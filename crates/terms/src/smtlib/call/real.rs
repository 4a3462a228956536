//! Real numbers, which stand only in conversions to floats: `((_ to_fp 8 24) RNE (/ 1 3))`.

use dashu_int::ops::{BitTest, DivRem};
use dashu_int::{IBig, Sign, UBig};

use super::float::target;
use super::{Call, Item};
use crate::pool::Term;
use crate::smtlib::error::ReadCause;
use crate::smtlib::read::Head;
use crate::sort::FloatFormat;
use crate::value::{Float, RoundingMode, Value};

/// A rational number. The denominator is not 0.
#[derive(Clone, Debug)]
pub(crate) struct Real {
    numerator: IBig,
    denominator: UBig,
}

impl Real {
    /// The number of a decimal `12.5`.
    pub(crate) fn decimal(text: &str) -> Result<Self, ReadCause> {
        let error = || ReadCause::BadNumeral { text: text.to_owned(), expected: "decimal" };
        let (whole, part) = text.split_once('.').ok_or_else(error)?;
        let digits = format!("{whole}{part}");
        let numerator = UBig::from_str_radix(&digits, 10).map_err(|_| error())?;
        Ok(Self { numerator: numerator.into(), denominator: UBig::from(10_u8).pow(part.len()) })
    }

    /// The float next to the number.
    fn round(&self, format: FloatFormat, mode: RoundingMode) -> Float {
        let (sign, magnitude) = self.numerator.clone().into_parts();
        // More bits of the quotient than the format has, and one that says whether there are further ones.
        let wanted = format.significand as usize + 2 + self.denominator.bit_len();
        let shift = wanted.saturating_sub(magnitude.bit_len());
        let (quotient, rest) = (magnitude << shift).div_rem(&self.denominator);
        let digits = (quotient << 1) + UBig::from(u8::from(!rest.is_zero()));
        let minus = if sign == Sign::Negative { "-" } else { "" };
        let literal = format!("{minus}0x{digits:x}p-{}", shift + 1);
        Float::parse(format, mode, &literal).expect("a hexadecimal literal should be one")
    }
}

impl Call<'_, '_> {
    /// The number of an item, if it is a constant one.
    fn real_of(&self, item: &Item) -> Option<Real> {
        match item {
            Item::Real(real) => Some(real.clone()),
            Item::Term(term) => match self.pool.value(*term) {
                Some(Value::Int(number)) => {
                    Some(Real { numerator: number.to_ibig(), denominator: UBig::ONE })
                }
                _ => None,
            },
        }
    }

    /// The real number that the application is, if it is one: a quotient, or minus a real number.
    pub(super) fn real(&self) -> Result<Option<Real>, ReadCause> {
        let Head::Named(name) = self.head else { return Ok(None) };
        match (*name, self.items) {
            ("/", [a, b]) => {
                let (Some(a), Some(b)) = (self.real_of(a), self.real_of(b)) else {
                    return Err(ReadCause::Real);
                };
                let (sign, divisor) = b.numerator.into_parts();
                if divisor.is_zero() {
                    return Err(ReadCause::Real);
                }
                let numerator = a.numerator * IBig::from(b.denominator) * sign;
                Ok(Some(Real { numerator, denominator: a.denominator * divisor }))
            }
            ("-", [Item::Real(real)]) => Ok(Some(Real {
                numerator: -&real.numerator,
                denominator: real.denominator.clone(),
            })),
            _ => Ok(None),
        }
    }

    /// The constant of a real number that is converted to a float, if the application is that.
    pub(super) fn float_of_real(&mut self) -> Result<Option<Term>, ReadCause> {
        let Head::Indexed("to_fp", indices) = self.head else { return Ok(None) };
        let [Item::Term(mode), number] = self.items else { return Ok(None) };
        let Some(real) = self.real_of(number) else { return Ok(None) };
        let format = target(indices)?;
        let Some(Value::RoundingMode(mode)) = self.pool.value(*mode) else {
            return Err(ReadCause::Unsupported("a real number rounded in a variable mode".into()));
        };
        let float = real.round(format, *mode);
        Ok(Some(self.pool.constant(Value::Float(float))))
    }
}
