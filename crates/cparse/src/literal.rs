//! The values of numbers, character constants and string literals.

use crate::error::ErrorKind;
use crate::tree::{Base, Encoding, FloatSuffix, IntSize, IntSuffix};

/// A number token, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number<'s> {
    Int { value: u64, base: Base, suffix: IntSuffix },
    Float { digits: &'s str, suffix: FloatSuffix, imaginary: bool },
}

/// Reads the text of a number token.
pub(crate) fn number(text: &str) -> Result<Number<'_>, ErrorKind> {
    let malformed = || ErrorKind::MalformedNumber { text: text.to_owned() };
    let base = base_of(text);
    if is_float(text, base) {
        return float(text, base).ok_or_else(malformed);
    }
    let digits = match base {
        Base::Decimal => text,
        Base::Octal => &text[1..],
        Base::Hex | Base::Binary => &text[2..],
    };
    let radix = base.radix();
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let suffix = int_suffix(suffix).ok_or_else(malformed)?;
    let value = match (digits, base) {
        // The single `0` is an octal constant whose only digit is its prefix.
        ("", Base::Octal) => 0,
        ("", _) => return Err(malformed()),
        _ => u64::from_str_radix(digits, radix)
            .map_err(|_| ErrorKind::IntegerTooLarge { text: text.to_owned() })?,
    };
    Ok(Number::Int { value, base, suffix })
}

fn base_of(text: &str) -> Base {
    match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => Base::Hex,
        [b'0', b'b' | b'B', ..] => Base::Binary,
        [b'0', ..] => Base::Octal,
        _ => Base::Decimal,
    }
}

fn is_float(text: &str, base: Base) -> bool {
    match base {
        Base::Hex => text.contains(['.', 'p', 'P']),
        Base::Binary => false,
        Base::Decimal | Base::Octal => text.contains(['.', 'e', 'E']),
    }
}

fn int_suffix(text: &str) -> Option<IntSuffix> {
    let imaginary = text.contains(['i', 'I', 'j', 'J']);
    let rest: String = text.chars().filter(|c| !matches!(c, 'i' | 'I' | 'j' | 'J')).collect();
    if text.len() > rest.len() + 1 {
        return None;
    }
    let (unsigned, size) = match rest.as_str() {
        "" => (false, IntSize::Int),
        "u" | "U" => (true, IntSize::Int),
        "l" | "L" => (false, IntSize::Long),
        "ll" | "LL" => (false, IntSize::LongLong),
        "ul" | "uL" | "Ul" | "UL" | "lu" | "lU" | "Lu" | "LU" => (true, IntSize::Long),
        "ull" | "uLL" | "Ull" | "ULL" | "llu" | "llU" | "LLu" | "LLU" => (true, IntSize::LongLong),
        _ => return None,
    };
    Some(IntSuffix { unsigned, size, imaginary })
}

fn float(text: &str, base: Base) -> Option<Number<'_>> {
    let end = float_digits_end(text.as_bytes(), base)?;
    let (digits, suffix) = text.split_at(end);
    let suffix = suffix.to_ascii_lowercase();
    // The imaginary letter may stand before or after the other ones.
    let stripped = suffix
        .strip_suffix(['i', 'j'])
        .or_else(|| suffix.strip_prefix(['i', 'j']))
        .unwrap_or(&suffix);
    let imaginary = stripped.len() < suffix.len();
    let suffix = match stripped {
        "" => FloatSuffix::Double,
        "f" => FloatSuffix::Float,
        "l" => FloatSuffix::LongDouble,
        "f16" => FloatSuffix::F16,
        "f32" => FloatSuffix::F32,
        "f64" => FloatSuffix::F64,
        "f128" | "q" => FloatSuffix::F128,
        "f32x" => FloatSuffix::F32x,
        "f64x" => FloatSuffix::F64x,
        "w" => FloatSuffix::F80,
        "df" => FloatSuffix::Decimal32,
        "dd" => FloatSuffix::Decimal64,
        "dl" => FloatSuffix::Decimal128,
        _ => return None,
    };
    Some(Number::Float { digits, suffix, imaginary })
}

/// Where the digits and the exponent of a floating constant end; `None` where they are malformed.
fn float_digits_end(text: &[u8], base: Base) -> Option<usize> {
    let is_hex = base == Base::Hex;
    let digit = |byte: u8| if is_hex { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() };
    let mut pos = if is_hex { 2 } else { 0 };
    let (mut digits, mut dots) = (0, 0);
    while let Some(&byte) = text.get(pos) {
        match byte {
            b'.' => dots += 1,
            _ if digit(byte) => digits += 1,
            _ => break,
        }
        pos += 1;
    }
    if digits == 0 || dots > 1 {
        return None;
    }
    let exponent = match text.get(pos) {
        Some(b'e' | b'E') => !is_hex,
        Some(b'p' | b'P') => is_hex,
        _ => false,
    };
    if !exponent {
        // A hexadecimal fraction needs its exponent.
        return if is_hex { None } else { Some(pos) };
    }
    pos += 1;
    if matches!(text.get(pos), Some(b'+' | b'-')) {
        pos += 1;
    }
    let start = pos;
    while text.get(pos).is_some_and(u8::is_ascii_digit) {
        pos += 1;
    }
    if pos > start { Some(pos) } else { None }
}

/// The exact value of a floating constant: `digits * scale ^ exponent`.
///
/// `digits` is a whole number written in `radix` (10 or 16); `scale` is 10 for decimal constants
/// and 2 for hexadecimal ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FloatParts {
    /// The digits without the point; never empty.
    pub digits: String,
    /// 10 or 16.
    pub radix: u32,
    /// 10 or 2.
    pub scale: u32,
    /// The power of `scale`; saturates where the text says more than 64 bits can hold.
    pub exponent: i64,
}

impl FloatParts {
    /// Takes apart the digits of a floating constant; `None` where `text` is none.
    ///
    /// ```
    /// let parts = symra_cparse::FloatParts::of("0x1.8p3").unwrap();
    /// assert_eq!((parts.digits.as_str(), parts.scale, parts.exponent), ("18", 2, -1));
    /// ```
    pub fn of(text: &str) -> Option<Self> {
        let base = base_of(text);
        if !text.is_ascii() || float_digits_end(text.as_bytes(), base) != Some(text.len()) {
            return None;
        }
        let is_hex = base == Base::Hex;
        let (body, marks) = if is_hex { (&text[2..], ['p', 'P']) } else { (text, ['e', 'E']) };
        let (mantissa, exponent) = body.split_once(marks).unwrap_or((body, "0"));
        let saturated = if exponent.starts_with('-') { i64::MIN } else { i64::MAX };
        let exponent: i64 = exponent.parse().unwrap_or(saturated);
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let per_digit = if is_hex { 4 } else { 1 };
        let shift = i64::try_from(fraction.len()).ok()? * per_digit;
        Some(Self {
            digits: format!("{whole}{fraction}"),
            radix: if is_hex { 16 } else { 10 },
            scale: if is_hex { 2 } else { 10 },
            exponent: exponent.saturating_sub(shift),
        })
    }
}

/// The prefix of a quoted token, and the text between its quotes.
pub(crate) fn split_quoted(token: &[u8]) -> (Encoding, &[u8]) {
    let (encoding, prefix) = match token {
        [b'L', ..] => (Encoding::Wide, 1),
        [b'U', ..] => (Encoding::Utf32, 1),
        [b'u', b'8', ..] => (Encoding::Utf8, 2),
        [b'u', ..] => (Encoding::Utf16, 1),
        _ => (Encoding::Plain, 0),
    };
    let end = token.len().saturating_sub(1);
    (encoding, token.get(prefix + 1..end).unwrap_or_default())
}

/// Appends the code units of the text between two quotes.
///
/// An unknown escape stands for its second character, as gcc has it.
pub(crate) fn decode(
    text: &[u8],
    encoding: Encoding,
    units: &mut Vec<u32>,
) -> Result<(), ErrorKind> {
    let mut rest = text;
    let mut result = Ok(());
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'\\' {
            let Some(Escape { what, length }) = escape(after) else {
                result = Err(ErrorKind::MalformedEscape);
                continue;
            };
            match what {
                Escaped::Nothing => (),
                Escaped::Unit(unit) => units.push(unit & encoding.unit_mask()),
                Escaped::Character(character) => push_char(character, encoding, units),
            }
            rest = &after[length..];
        } else if encoding.is_bytes() || byte < 0x80 {
            units.push(u32::from(byte));
        } else if let Some(character) = first_char(byte, after) {
            push_char(character, encoding, units);
            rest = &after[character.len_utf8() - 1..];
        } else {
            units.push(u32::from(byte));
        }
    }
    result
}

/// The character that starts with `first`, `None` where the bytes are not UTF-8.
fn first_char(first: u8, after: &[u8]) -> Option<char> {
    let length = match first {
        0xc0..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0.. => 4,
        _ => return None,
    };
    let mut bytes = [first; 4];
    bytes[1..length].copy_from_slice(after.get(..length - 1)?);
    std::str::from_utf8(&bytes[..length]).ok()?.chars().next()
}

fn push_char(character: char, encoding: Encoding, units: &mut Vec<u32>) {
    match encoding {
        Encoding::Plain | Encoding::Utf8 => {
            let mut buffer = [0; 4];
            units.extend(character.encode_utf8(&mut buffer).bytes().map(u32::from));
        }
        Encoding::Utf16 => {
            let mut buffer = [0; 2];
            units.extend(character.encode_utf16(&mut buffer).iter().map(|&unit| u32::from(unit)));
        }
        Encoding::Wide | Encoding::Utf32 => units.push(u32::from(character)),
    }
}

enum Escaped {
    Nothing,
    Unit(u32),
    Character(char),
}

struct Escape {
    what: Escaped,
    /// Bytes used after the backslash.
    length: usize,
}

fn escape(after: &[u8]) -> Option<Escape> {
    let unit = |unit: u8| Some(Escape { what: Escaped::Unit(u32::from(unit)), length: 1 });
    match *after.first()? {
        b'n' => unit(b'\n'),
        b't' => unit(b'\t'),
        b'r' => unit(b'\r'),
        b'a' => unit(7),
        b'b' => unit(8),
        b'f' => unit(12),
        b'v' => unit(11),
        b'e' | b'E' => unit(27),
        b'\n' => Some(Escape { what: Escaped::Nothing, length: 1 }),
        b'\r' if after.get(1) == Some(&b'\n') => Some(Escape { what: Escaped::Nothing, length: 2 }),
        b'0'..=b'7' => Some(digits_escape(after, 8, 3, 0)),
        b'x' => {
            let escape = digits_escape(&after[1..], 16, usize::MAX, 1);
            (escape.length > 1).then_some(escape)
        }
        mark @ (b'u' | b'U') => {
            let wanted = if mark == b'u' { 4 } else { 8 };
            let escape = digits_escape(&after[1..], 16, wanted, 1);
            let Escaped::Unit(code) = escape.what else { return None };
            let what = Escaped::Character(char::from_u32(code)?);
            (escape.length == wanted + 1).then_some(Escape { what, length: escape.length })
        }
        other => unit(other),
    }
}

/// Reads up to `limit` digits; `before` bytes were used already.
fn digits_escape(text: &[u8], radix: u32, limit: usize, before: usize) -> Escape {
    let mut value = 0u32;
    let mut length = 0;
    while let Some(digit) = text.get(length).and_then(|&byte| char::from(byte).to_digit(radix)) {
        if length == limit {
            break;
        }
        value = value.wrapping_mul(radix).wrapping_add(digit);
        length += 1;
    }
    Escape { what: Escaped::Unit(value), length: length + before }
}

/// The value of a character constant of the given code units, as gcc computes it.
pub(crate) fn char_value(encoding: Encoding, units: &[u32]) -> Option<i64> {
    let &last = units.last()?;
    let value = match encoding {
        Encoding::Plain | Encoding::Utf8 if units.len() == 1 => {
            let byte = u8::try_from(last & 0xff).unwrap_or_default();
            match encoding {
                Encoding::Plain => i64::from(byte.cast_signed()),
                _ => i64::from(byte),
            }
        }
        Encoding::Plain | Encoding::Utf8 => {
            let packed = units.iter().fold(0u32, |packed, &unit| (packed << 8) | (unit & 0xff));
            i64::from(packed.cast_signed())
        }
        Encoding::Wide => i64::from(last.cast_signed()),
        Encoding::Utf16 | Encoding::Utf32 => i64::from(last),
    };
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(text: &str) -> Option<(u64, Base, bool, IntSize)> {
        match number(text) {
            Ok(Number::Int { value, base, suffix }) => {
                Some((value, base, suffix.unsigned, suffix.size))
            }
            _ => None,
        }
    }

    #[test]
    fn integers_keep_value_base_and_suffix() {
        assert_eq!(int("0"), Some((0, Base::Octal, false, IntSize::Int)));
        assert_eq!(int("017"), Some((15, Base::Octal, false, IntSize::Int)));
        assert_eq!(int("0xFFu"), Some((255, Base::Hex, true, IntSize::Int)));
        assert_eq!(int("0b101"), Some((5, Base::Binary, false, IntSize::Int)));
        assert_eq!(int("1LLU"), Some((1, Base::Decimal, true, IntSize::LongLong)));
        assert_eq!(
            int("18446744073709551615ul"),
            Some((u64::MAX, Base::Decimal, true, IntSize::Long))
        );
    }

    #[test]
    fn malformed_integers_are_refused() {
        for text in ["08", "1lL", "0x", "0b2", "1uu", "12abc", "1ii"] {
            assert!(matches!(number(text), Err(ErrorKind::MalformedNumber { .. })), "{text}");
        }
        assert!(matches!(number("18446744073709551616"), Err(ErrorKind::IntegerTooLarge { .. })));
    }

    #[test]
    fn floats_keep_digits_and_suffix() {
        let float = |digits, suffix| Ok(Number::Float { digits, suffix, imaginary: false });
        assert_eq!(number("1.5"), float("1.5", FloatSuffix::Double));
        assert_eq!(number("1e5F"), float("1e5", FloatSuffix::Float));
        assert_eq!(number("08.5L"), float("08.5", FloatSuffix::LongDouble));
        assert_eq!(number("0x1.fp3f"), float("0x1.fp3", FloatSuffix::Float));
        assert_eq!(number("1.0F64x"), float("1.0", FloatSuffix::F64x));
        let imaginary = Number::Float { digits: "2.", suffix: FloatSuffix::Float, imaginary: true };
        assert_eq!(number("2.fi"), Ok(imaginary));
        assert_eq!(number("2.if"), Ok(imaginary));
        for text in ["0x1.8", "1e", "1.2.3", "1.0x", "0x.p1"] {
            assert!(number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn float_parts_are_exact() {
        let parts = FloatParts::of("12.50e-3").unwrap();
        assert_eq!((parts.digits.as_str(), parts.radix, parts.exponent), ("1250", 10, -5));
        assert_eq!(FloatParts::of("1.5f"), None);
    }

    fn units(text: &str, encoding: Encoding) -> Vec<u32> {
        let mut units = Vec::new();
        decode(text.as_bytes(), encoding, &mut units).unwrap();
        units
    }

    #[test]
    fn escapes_give_units() {
        assert_eq!(units(r"a\n\0\x41\101\e\%", Encoding::Plain), [97, 10, 0, 65, 65, 27, 37]);
        assert_eq!(units(r"\1234", Encoding::Plain), [0o123, u32::from(b'4')]);
        assert_eq!(units(r"\u00e9é", Encoding::Plain), [0xc3, 0xa9, 0xc3, 0xa9]);
        assert_eq!(units(r"\u00e9é", Encoding::Wide), [0xe9, 0xe9]);
        assert_eq!(units(r"\U0001F600", Encoding::Utf16), [0xd83d, 0xde00]);
        assert!(decode(br"\x", Encoding::Plain, &mut Vec::new()).is_err());
        assert!(decode(br"\u12", Encoding::Plain, &mut Vec::new()).is_err());
    }

    #[test]
    fn character_values_are_those_of_gcc() {
        assert_eq!(char_value(Encoding::Plain, &[97]), Some(97));
        assert_eq!(char_value(Encoding::Plain, &[0xff]), Some(-1));
        assert_eq!(char_value(Encoding::Plain, &[97, 98]), Some(0x6162));
        assert_eq!(char_value(Encoding::Utf16, &[0xffff]), Some(0xffff));
        assert_eq!(char_value(Encoding::Plain, &[]), None);
    }
}
