//! Unbounded integers, small ones without allocation.

use dashu_int::ops::{DivEuclid, RemEuclid};
use dashu_int::{IBig, UBig};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

/// An unbounded integer.
///
/// ```
/// use symra_terms::Integer;
///
/// let big = &Integer::from(i64::MAX) + &Integer::from(1);
/// assert_eq!(big.to_i64(), None);
/// assert_eq!(big.to_string(), "9223372036854775808");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Integer(Repr);

/// `Big` only for what no `i64` holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Repr {
    Small(i64),
    Big(Box<IBig>),
}

/// The text is not a decimal integer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not a decimal integer")]
pub struct ParseIntegerError {
    /// What was to be read.
    pub text: String,
}

impl From<i64> for Integer {
    fn from(value: i64) -> Self {
        Self(Repr::Small(value))
    }
}

impl From<IBig> for Integer {
    fn from(value: IBig) -> Self {
        match i64::try_from(&value) {
            Ok(small) => Self(Repr::Small(small)),
            Err(_) => Self(Repr::Big(Box::new(value))),
        }
    }
}

impl From<UBig> for Integer {
    fn from(value: UBig) -> Self {
        Self::from(IBig::from(value))
    }
}

impl Integer {
    /// The number 0.
    pub const ZERO: Self = Self(Repr::Small(0));
    /// The number 1.
    pub const ONE: Self = Self(Repr::Small(1));

    /// The same number as a big integer.
    pub fn to_ibig(&self) -> IBig {
        match &self.0 {
            Repr::Small(small) => IBig::from(*small),
            Repr::Big(big) => (**big).clone(),
        }
    }

    /// The number as an `i64`, if it fits.
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small(small) => Some(*small),
            Repr::Big(_) => None,
        }
    }

    /// Whether the number is 0.
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Repr::Small(0))
    }

    /// Whether the number is less than 0.
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Repr::Small(small) => *small < 0,
            Repr::Big(big) => **big < IBig::ZERO,
        }
    }

    /// The Euclidean quotient; 0 if the divisor is 0.
    #[must_use]
    pub fn div_euclid(&self, divisor: &Self) -> Self {
        if divisor.is_zero() {
            return Self::ZERO;
        }
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &divisor.0)
            && let Some(quotient) = a.checked_div_euclid(*b)
        {
            return Self::from(quotient);
        }
        Self::from(self.to_ibig().div_euclid(divisor.to_ibig()))
    }

    /// The Euclidean remainder, never negative; the dividend if the divisor is 0.
    #[must_use]
    pub fn rem_euclid(&self, divisor: &Self) -> Self {
        if divisor.is_zero() {
            return self.clone();
        }
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &divisor.0)
            && let Some(remainder) = a.checked_rem_euclid(*b)
        {
            return Self::from(remainder);
        }
        Self::from(IBig::from(self.to_ibig().rem_euclid(divisor.to_ibig())))
    }
}

impl Add for &Integer {
    type Output = Integer;

    fn add(self, other: Self) -> Integer {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &other.0)
            && let Some(sum) = a.checked_add(*b)
        {
            return Integer::from(sum);
        }
        Integer::from(self.to_ibig() + other.to_ibig())
    }
}

impl Sub for &Integer {
    type Output = Integer;

    fn sub(self, other: Self) -> Integer {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &other.0)
            && let Some(difference) = a.checked_sub(*b)
        {
            return Integer::from(difference);
        }
        Integer::from(self.to_ibig() - other.to_ibig())
    }
}

impl Mul for &Integer {
    type Output = Integer;

    fn mul(self, other: Self) -> Integer {
        if let (Repr::Small(a), Repr::Small(b)) = (&self.0, &other.0)
            && let Some(product) = a.checked_mul(*b)
        {
            return Integer::from(product);
        }
        Integer::from(self.to_ibig() * other.to_ibig())
    }
}

impl Neg for &Integer {
    type Output = Integer;

    fn neg(self) -> Integer {
        if let Repr::Small(a) = &self.0
            && let Some(negated) = a.checked_neg()
        {
            return Integer::from(negated);
        }
        Integer::from(-self.to_ibig())
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Repr::Small(a), Repr::Small(b)) => a.cmp(b),
            (Repr::Big(a), Repr::Big(b)) => a.cmp(b),
            // A big number is beyond all small ones, on the side of its sign.
            (Repr::Small(_), Repr::Big(b)) => IBig::ZERO.cmp(b),
            (Repr::Big(a), Repr::Small(_)) => (**a).cmp(&IBig::ZERO),
        }
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Reads a decimal numeral with an optional `-` or `+` before it.
impl FromStr for Integer {
    type Err = ParseIntegerError;

    fn from_str(text: &str) -> Result<Self, ParseIntegerError> {
        let error = || ParseIntegerError { text: text.to_owned() };
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(error());
        }
        if let Ok(small) = text.parse::<i64>() {
            return Ok(Self::from(small));
        }
        let magnitude = IBig::from(UBig::from_str_radix(digits, 10).map_err(|_| error())?);
        Ok(Self::from(if text.starts_with('-') { -magnitude } else { magnitude }))
    }
}

/// Prints the SMT-LIB form: `5`, `(- 5)`.
impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Repr::Small(small) if *small < 0 => write!(f, "(- {})", small.unsigned_abs()),
            Repr::Small(small) => write!(f, "{small}"),
            Repr::Big(big) if **big < IBig::ZERO => write!(f, "(- {})", -(**big).clone()),
            Repr::Big(big) => write!(f, "{big}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(text: &str) -> Integer {
        text.parse().unwrap()
    }

    #[test]
    fn overflow_goes_to_big_and_back() {
        let max = Integer::from(i64::MAX);
        let min = Integer::from(i64::MIN);
        assert_eq!(&max + &Integer::ONE, int("9223372036854775808"));
        assert_eq!(&min - &Integer::ONE, int("-9223372036854775809"));
        assert_eq!(-&min, int("9223372036854775808"));
        assert_eq!(&(&max + &Integer::ONE) - &Integer::ONE, max);
        assert_eq!((&(&max + &Integer::ONE) - &Integer::ONE).to_i64(), Some(i64::MAX));
        assert_eq!(&max * &max, int("85070591730234615847396907784232501249"));
        assert_eq!(min.div_euclid(&Integer::from(-1)), int("9223372036854775808"));
        assert_eq!(min.rem_euclid(&Integer::from(-1)), Integer::ZERO);
    }

    #[test]
    fn division_is_euclidean_and_total() {
        for a in -7..=7_i64 {
            for b in -3..=3_i64 {
                let (x, y) = (Integer::from(a), Integer::from(b));
                let (quotient, remainder) = (x.div_euclid(&y), x.rem_euclid(&y));
                if b == 0 {
                    assert_eq!((quotient, remainder), (Integer::ZERO, x));
                } else {
                    assert_eq!(&(&quotient * &y) + &remainder, x);
                    assert!(!remainder.is_negative() && remainder < Integer::from(b.abs()));
                }
            }
        }
        let big = int("-100000000000000000000");
        assert_eq!(big.div_euclid(&Integer::ZERO), Integer::ZERO);
        assert_eq!(big.rem_euclid(&Integer::ZERO), big);
        assert_eq!(big.rem_euclid(&Integer::from(7)), Integer::from(5));
        assert_eq!(big.div_euclid(&Integer::from(7)), int("-14285714285714285715"));
        assert_eq!(Integer::from(-3).rem_euclid(&big), int("99999999999999999997"));
    }

    #[test]
    fn order_spans_small_and_big() {
        let ordered = ["-99999999999999999999", "-9223372036854775808", "-1", "0", "5"];
        let mut numbers: Vec<Integer> = ordered.iter().map(|text| int(text)).collect();
        numbers.push(int("9223372036854775808"));
        numbers.push(int("99999999999999999999"));
        for (i, a) in numbers.iter().enumerate() {
            for (j, b) in numbers.iter().enumerate() {
                assert_eq!(a.cmp(b), i.cmp(&j));
            }
        }
    }

    #[test]
    fn text_is_smt_lib_and_parsing_is_strict() {
        assert_eq!(int("-5").to_string(), "(- 5)");
        assert_eq!(Integer::from(i64::MIN).to_string(), "(- 9223372036854775808)");
        assert_eq!(int("-12345678901234567890123").to_string(), "(- 12345678901234567890123)");
        assert_eq!(int("+7"), Integer::from(7));
        for bad in ["", "-", "--1", "1_000", "0x10", "1 ", "1.0", "- 1"] {
            assert!(bad.parse::<Integer>().is_err(), "{bad:?} should be refused");
        }
    }
}
