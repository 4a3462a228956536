//! Floats from literals, and as text for people.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};

use super::round::{Number, Sticky, Unpacked, round};
use super::{Float, RoundingMode};
use crate::sort::FloatFormat;

/// The text is not a number such as `1.5e-3` or `0x1.8p3`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not a floating-point literal such as `1.5e-3` or `0x1.8p3`")]
pub struct ParseFloatError {
    /// What was to be read.
    pub text: String,
}

/// Beyond this power of two a number is shown with a binary exponent: its decimal digits would take long.
const DECIMAL_LIMIT: i64 = 20_000;

/// A positive literal: `digits * 10^exponent`, or `digits * 2^exponent`.
struct Literal {
    digits: UBig,
    /// How many digits, without zeros at the front.
    count: i64,
    exponent: i64,
    decimal: bool,
}

impl Float {
    /// The number that a decimal (`1.5e-3`, `.5`, `7`) or hexadecimal (`0x1.8p3`) literal stands for, rounded once.
    /// A sign may stand before it.
    ///
    /// ```
    /// use symra_terms::{Float, FloatFormat, RoundingMode};
    ///
    /// let x = Float::parse(FloatFormat::SINGLE, RoundingMode::NearestEven, "0.1").unwrap();
    /// assert_eq!(x.to_f32(), 0.1);
    /// assert!(Float::parse(FloatFormat::SINGLE, RoundingMode::NearestEven, "0.1.2").is_err());
    /// ```
    pub fn parse(
        format: FloatFormat,
        mode: RoundingMode,
        text: &str,
    ) -> Result<Self, ParseFloatError> {
        let error = || ParseFloatError { text: text.to_owned() };
        let negative = text.starts_with('-');
        let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
        let literal = read_literal(unsigned).ok_or_else(error)?;
        if literal.digits.is_zero() {
            return Ok(Self::zero(format, negative));
        }
        let number = |significand, exponent| Number { negative, significand, exponent };
        let (number, sticky) = if let Some(exponent) = out_of_range(format, &literal) {
            // All that matters is that it is too large, or too small.
            (number(UBig::ONE, exponent), Sticky::Exact)
        } else if !literal.decimal {
            (number(literal.digits, literal.exponent), Sticky::Exact)
        } else if let Ok(power) = usize::try_from(literal.exponent) {
            (number(literal.digits * UBig::from(10_u8).pow(power), 0), Sticky::Exact)
        } else {
            let power = usize::try_from(literal.exponent.unsigned_abs()).map_err(|_| error())?;
            let divisor = UBig::from(10_u8).pow(power);
            let wanted = format.significand as usize + 2 + divisor.bit_len();
            let shift = wanted.saturating_sub(literal.digits.bit_len());
            let (quotient, rest) = (literal.digits << shift).div_rem(divisor);
            let exponent = -i64::try_from(shift).expect("a shift should fit in an `i64`");
            (number(quotient, exponent), Sticky::when(!rest.is_zero()))
        };
        Ok(round(format, mode, &number, sticky))
    }

    /// The number for people: the fewest decimal digits that stand for this float and no other one,
    /// such as `0.1` or `1.5e-300`; `inf`, `-inf` or `NaN`.
    pub fn to_decimal(&self) -> String {
        let sign = if self.sign() { "-" } else { "" };
        let number = match self.unpack() {
            Unpacked::Nan => return "NaN".to_owned(),
            Unpacked::Infinite { .. } => return format!("{sign}inf"),
            Unpacked::Zero { .. } => return format!("{sign}0.0"),
            Unpacked::Finite(number) => number,
        };
        if number.exponent.abs() > DECIMAL_LIMIT {
            return format!("{sign}{}p{}", hexadecimal(&number.significand), number.exponent);
        }
        let (digits, point) = self.abs().shortest_digits(&number);
        format!("{sign}{}", place_point(&digits, point))
    }

    /// The fewest digits that are read as this positive float, and where the point stands among them: 0 is
    /// before the first.
    fn shortest_digits(&self, number: &Number) -> (String, i64) {
        let most = 2 + self.format.significand as usize * 302 / 1000 + 1;
        for count in 1..=most {
            let (digits, point) = decimal_digits(number, count);
            let scale = point - i64::try_from(count).expect("a count should fit in an `i64`");
            let text = format!("{digits}e{scale}");
            let back = Self::parse(self.format, RoundingMode::NearestEven, &text);
            if back.as_ref() == Ok(self) {
                return (digits.trim_end_matches('0').to_owned(), point);
            }
        }
        unreachable!("enough digits should tell a float from its neighbours")
    }
}

/// The first `count` significant decimal digits of a number, rounded to nearest, and the place of the point.
fn decimal_digits(number: &Number, count: usize) -> (String, i64) {
    let ten = UBig::from(10_u8);
    let signed = |length: usize| i64::try_from(length).expect("a length should fit in an `i64`");
    let (mut top, mut bottom) = (number.significand.clone(), UBig::ONE);
    if number.exponent >= 0 {
        top <<= usize::try_from(number.exponent).expect("an exponent should be small");
    } else {
        bottom <<= usize::try_from(-number.exponent).expect("an exponent should be small");
    }
    // About log10 of the number, corrected below.
    let mut point = (signed(top.bit_len()) - signed(bottom.bit_len())) * 30103 / 100_000;
    loop {
        let scale = signed(count) - point;
        let power = ten.pow(usize::try_from(scale.unsigned_abs()).expect("should be small"));
        let (scaled, divisor) = if scale >= 0 {
            (&top * power, bottom.clone())
        } else {
            (top.clone(), &bottom * power)
        };
        let (quotient, rest) = scaled.div_rem(&divisor);
        let rounded = if rest << 1 >= divisor { quotient + UBig::ONE } else { quotient };
        let digits = rounded.to_string();
        match digits.len().cmp(&count) {
            std::cmp::Ordering::Equal => return (digits, point),
            std::cmp::Ordering::Less => point -= 1,
            std::cmp::Ordering::Greater => point += 1,
        }
    }
}

/// Writes digits with a point, or with an exponent where that is shorter.
fn place_point(digits: &str, point: i64) -> String {
    let length = i64::try_from(digits.len()).expect("a length should fit in an `i64`");
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or(0));
    match point {
        -4..=0 => format!("0.{}{digits}", zeros(-point)),
        1..=17 if point >= length => format!("{digits}{}.0", zeros(point - length)),
        1..=17 => {
            let (whole, fraction) =
                digits.split_at(usize::try_from(point).expect("a point should be small"));
            format!("{whole}.{fraction}")
        }
        _ => {
            let (first, rest) = digits.split_at(1);
            let point_and_rest = if rest.is_empty() { String::new() } else { format!(".{rest}") };
            format!("{first}{point_and_rest}e{}", point - 1)
        }
    }
}

fn hexadecimal(significand: &UBig) -> String {
    format!("{significand:#x}")
}

/// An exponent that is as good as the literal's, if the format has no number near the literal.
fn out_of_range(format: FloatFormat, literal: &Literal) -> Option<i64> {
    let highest = format.bias() + 2;
    let lowest = format.lowest_bit() - 2;
    let below = |bound: i64| literal.count.saturating_add(literal.exponent) < bound;
    let (too_large, too_small) = if literal.decimal {
        // 10^k is above 2^(3k) for positive k, and below it for negative k.
        let (over, under) = (highest / 3 + 2, lowest / 3 - 2);
        (!below(over), below(under))
    } else {
        (!below(highest + 4), below(lowest - 4))
    };
    if too_large {
        Some(highest)
    } else if too_small {
        Some(lowest)
    } else {
        None
    }
}

fn read_literal(text: &str) -> Option<Literal> {
    let hexadecimal = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let (body, radix, marks) = match hexadecimal {
        Some(body) => (body, 16, ['p', 'P']),
        None => (text, 10, ['e', 'E']),
    };
    let (mantissa, exponent) = match body.split_once(marks) {
        Some((mantissa, exponent)) => (mantissa, read_exponent(exponent)?),
        None => (body, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || !all.chars().all(|digit| digit.is_digit(radix)) {
        return None;
    }
    let digits = UBig::from_str_radix(&all, radix).ok()?;
    let places = i64::try_from(fraction.len()).ok()?;
    let significant = i64::try_from(all.trim_start_matches('0').len()).ok()?;
    let decimal = radix == 10;
    let (count, places) = if decimal {
        (significant, places)
    } else {
        (i64::try_from(digits.bit_len()).ok()?, places.checked_mul(4)?)
    };
    Some(Literal { digits, count, exponent: exponent.checked_sub(places)?, decimal })
}

/// An exponent; one that no `i64` holds is cut to a bound that is beyond all formats.
fn read_exponent(text: &str) -> Option<i64> {
    const BOUND: i64 = 1 << 62;
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let magnitude = digits.parse::<i64>().unwrap_or(BOUND).min(BOUND);
    Some(if text.starts_with('-') { -magnitude } else { magnitude })
}
