//! `printf` as the C library does it.

use symra_terms::{BitVec, Value};

/// What a conversion asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// A string of at most so many bytes.
    String(Option<usize>),
    /// A number.
    Number,
}

/// An argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// The bytes of a string.
    Text(Vec<u8>),
    /// A number or an address.
    Value(Value),
}

/// One conversion of a format.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "printf's flags")]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// The width of an integer in bits that the length modifier asks for.
    bits: Option<u32>,
}

/// The text of a format with its arguments, which `next` gives one by one.
pub(super) fn printf(format: &[u8], next: &mut dyn FnMut(Wish) -> Option<Item>) -> Vec<u8> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let (spec, after) = parse(format, at, next);
        at = after;
        let Some(&conversion) = format.get(at) else { break };
        at += 1;
        convert(conversion, &spec, next, &mut out);
    }
    out
}

fn parse(format: &[u8], start: usize, next: &mut dyn FnMut(Wish) -> Option<Item>) -> (Spec, usize) {
    let mut spec = Spec::default();
    let mut at = start;
    while let Some(&flag) = format.get(at) {
        match flag {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            _ => break,
        }
        at += 1;
    }
    let mut number = |at: &mut usize| {
        if format.get(*at) == Some(&b'*') {
            *at += 1;
            return next(Wish::Number).map(|item| signed(&item, Some(32)));
        }
        let mut value = None;
        while let Some(digit @ b'0'..=b'9') = format.get(*at) {
            value = Some(value.unwrap_or(0) * 10 + i128::from(digit - b'0'));
            *at += 1;
        }
        value
    };
    if let Some(width) = number(&mut at) {
        spec.left |= width < 0;
        spec.width = usize::try_from(width.unsigned_abs()).unwrap_or(0);
    }
    if format.get(at) == Some(&b'.') {
        at += 1;
        let precision = number(&mut at).unwrap_or(0);
        spec.precision = usize::try_from(precision).ok();
    }
    while let Some(&modifier) = format.get(at) {
        match modifier {
            b'h' if spec.bits == Some(16) => spec.bits = Some(8),
            b'h' => spec.bits = Some(16),
            b'l' | b'L' | b'q' | b'j' | b'z' | b't' => spec.bits = Some(64),
            _ => break,
        }
        at += 1;
    }
    (spec, at)
}

fn bits(item: &Item, width: Option<u32>) -> Option<BitVec> {
    let Item::Value(Value::Bv(bits)) = item else { return None };
    // An argument of another size than the format says is read as far as it goes.
    let width = width.unwrap_or(32);
    Some(if bits.width() > width { bits.extract(width - 1, 0) } else { bits.clone() })
}

fn signed(item: &Item, width: Option<u32>) -> i128 {
    bits(item, width).and_then(|bits| i128::try_from(bits.to_ibig()).ok()).unwrap_or(0)
}

fn unsigned(item: &Item, width: Option<u32>) -> u128 {
    bits(item, width).and_then(|bits| u128::try_from(bits.to_ubig()).ok()).unwrap_or(0)
}

fn convert(
    conversion: u8,
    spec: &Spec,
    next: &mut dyn FnMut(Wish) -> Option<Item>,
    out: &mut Vec<u8>,
) {
    if conversion == b'%' {
        out.push(b'%');
        return;
    }
    let wish = if conversion == b's' { Wish::String(spec.precision) } else { Wish::Number };
    let Some(item) = next(wish) else { return };
    match conversion {
        b'd' | b'i' => {
            let value = signed(&item, spec.bits);
            integer(spec, value < 0, "", &value.unsigned_abs().to_string(), out);
        }
        b'u' => integer_unsigned(spec, "", &unsigned(&item, spec.bits).to_string(), out),
        b'x' | b'X' | b'o' => {
            let value = unsigned(&item, spec.bits);
            let digits = match conversion {
                b'x' => format!("{value:x}"),
                b'X' => format!("{value:X}"),
                _ => format!("{value:o}"),
            };
            let prefix = match conversion {
                b'x' if spec.alternate && value != 0 => "0x",
                b'X' if spec.alternate && value != 0 => "0X",
                b'o' if spec.alternate && value != 0 => "0",
                _ => "",
            };
            integer_unsigned(spec, prefix, &digits, out);
        }
        b'p' => {
            let value = unsigned(&item, Some(64));
            let text = if value == 0 { "(nil)".to_owned() } else { format!("{value:#x}") };
            pad(spec, text.as_bytes(), out);
        }
        b'c' => pad(spec, &[u8::try_from(unsigned(&item, Some(8))).unwrap_or(0)], out),
        b's' => {
            let Item::Text(text) = item else { return };
            pad(spec, &text, out);
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let Item::Value(Value::Float(float)) = item else { return };
            float_text(conversion, spec, float.to_f64(), out);
        }
        _ => (),
    }
}

fn pad(spec: &Spec, text: &[u8], out: &mut Vec<u8>) {
    let missing = spec.width.saturating_sub(text.len());
    if !spec.left {
        out.extend(std::iter::repeat_n(b' ', missing));
    }
    out.extend_from_slice(text);
    if spec.left {
        out.extend(std::iter::repeat_n(b' ', missing));
    }
}

fn integer(spec: &Spec, negative: bool, prefix: &str, digits: &str, out: &mut Vec<u8>) {
    let sign = match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (_, true, _) => "+",
        (_, _, true) => " ",
        _ => "",
    };
    with_sign(spec, &format!("{sign}{prefix}"), digits, out);
}

fn integer_unsigned(spec: &Spec, prefix: &str, digits: &str, out: &mut Vec<u8>) {
    with_sign(spec, prefix, digits, out);
}

fn with_sign(spec: &Spec, sign: &str, digits: &str, out: &mut Vec<u8>) {
    let digits = match spec.precision {
        Some(0) if digits == "0" => String::new(),
        Some(precision) => format!("{digits:0>precision$}"),
        None if spec.zero && !spec.left => {
            let width = spec.width.saturating_sub(sign.len());
            format!("{digits:0>width$}")
        }
        None => digits.to_owned(),
    };
    pad(spec, format!("{sign}{digits}").as_bytes(), out);
}

fn float_text(conversion: u8, spec: &Spec, value: f64, out: &mut Vec<u8>) {
    let upper = conversion.is_ascii_uppercase();
    let negative = value.is_sign_negative();
    let magnitude = value.abs();
    let finite = magnitude.is_finite();
    let mut text = if magnitude.is_nan() {
        "nan".to_owned()
    } else if !finite {
        "inf".to_owned()
    } else {
        match conversion.to_ascii_lowercase() {
            b'f' => fixed(magnitude, spec.precision.unwrap_or(6), spec.alternate),
            b'e' => exponential(magnitude, spec.precision.unwrap_or(6), spec.alternate),
            b'a' => hexadecimal(magnitude, spec.precision),
            _ => general(magnitude, spec.precision.unwrap_or(6), spec.alternate),
        }
    };
    if upper {
        text = text.to_ascii_uppercase();
    }
    let spec = Spec { precision: None, zero: spec.zero && finite, ..spec.clone() };
    integer(&spec, negative, "", &text, out);
}

fn fixed(value: f64, precision: usize, point: bool) -> String {
    let mut text = format!("{value:.precision$}");
    if point && precision == 0 {
        text.push('.');
    }
    text
}

fn exponential(value: f64, precision: usize, point: bool) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    let point = if point && precision == 0 { "." } else { "" };
    format!("{digits}{point}e{sign}{:02}", exponent.abs())
}

fn general(value: f64, precision: usize, keep: bool) -> String {
    let precision = precision.max(1);
    let rounded = format!("{value:.*e}", precision - 1);
    let exponent: i64 = rounded.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let digits = i64::try_from(precision).unwrap_or(i64::MAX);
    let small = exponent >= -4 && exponent < digits;
    let text = if small {
        fixed(value, usize::try_from(digits - 1 - exponent).unwrap_or(0), keep)
    } else {
        exponential(value, precision - 1, keep)
    };
    if keep {
        return text;
    }
    let (number, tail) = match text.find('e') {
        Some(at) => text.split_at(at),
        None => (text.as_str(), ""),
    };
    let number = if number.contains('.') {
        number.trim_end_matches('0').trim_end_matches('.')
    } else {
        number
    };
    format!("{number}{tail}")
}

fn hexadecimal(value: f64, precision: Option<usize>) -> String {
    let bits = value.to_bits();
    let (mut fraction, biased) = (bits & ((1 << 52) - 1), bits >> 52 & 0x7ff);
    let mut lead = u64::from(biased != 0);
    let exponent = match (biased, fraction) {
        (0, 0) => 0,
        (0, _) => -1022,
        (biased, _) => i64::try_from(biased).unwrap_or(0) - 1023,
    };
    if let Some(precision) = precision.filter(|p| *p < 13) {
        let drop = 52 - 4 * precision;
        let whole = lead << 52 | fraction;
        let (kept, rest, half) = (whole >> drop, whole & ((1 << drop) - 1), 1 << (drop - 1));
        let up = rest > half || (rest == half && kept & 1 == 1);
        let rounded = (kept + u64::from(up)) << drop;
        (lead, fraction) = (rounded >> 52, rounded & ((1 << 52) - 1));
    }
    let digits = format!("{fraction:013x}");
    let digits = match precision {
        Some(precision) if precision <= 13 => digits[..precision].to_owned(),
        Some(precision) => format!("{digits:0<precision$}"),
        None => digits.trim_end_matches('0').to_owned(),
    };
    let point = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{point}{digits}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Float;

    fn check(format: &str, args: Vec<Item>, expected: &str) {
        let mut args = args.into_iter();
        let text = printf(format.as_bytes(), &mut |_| args.next());
        assert_eq!(String::from_utf8_lossy(&text), expected, "{format}");
    }

    fn int(value: i64) -> Item {
        Item::Value(Value::Bv(BitVec::from_i64(value, 32)))
    }

    fn double(value: f64) -> Item {
        Item::Value(Value::Float(Float::from_f64(value)))
    }

    #[test]
    fn integers() {
        check(
            "%d|%5d|%-5d|%05d",
            vec![int(-3), int(42), int(42), int(-42)],
            "-3|   42|42   |-0042",
        );
        check("%u %x %#X %o", vec![int(-1), int(255), int(255), int(8)], "4294967295 ff 0XFF 10");
        check("%+d % d %.3d", vec![int(1), int(1), int(7)], "+1  1 007");
        check("%hhd %hu", vec![int(300), int(70000)], "44 4464");
        check("%*d%%", vec![int(4), int(9)], "   9%");
        check("%ld", vec![Item::Value(Value::Bv(BitVec::from_i64(-5, 64)))], "-5");
    }

    #[test]
    fn floats() {
        check("%f %.2f %.0f", vec![double(1.5), double(-0.125), double(2.5)], "1.500000 -0.12 2");
        check("%e %.1E", vec![double(12345.678), double(0.0)], "1.234568e+04 0.0E+00");
        check("%g %g %g", vec![double(100_000.0), double(1e6), double(1e-5)], "100000 1e+06 1e-05");
        check("%g %G", vec![double(0.5), double(f64::INFINITY)], "0.5 INF");
        check("%a %a", vec![double(1.0), double(0.1)], "0x1p+0 0x1.999999999999ap-4");
        check("%08.3f|%-8.1f|", vec![double(-1.5), double(2.0)], "-001.500|2.0     |");
    }

    #[test]
    fn strings() {
        check(
            "[%s] [%5s] [%-5s]",
            vec![text("ab"), text("ab"), text("ab")],
            "[ab] [   ab] [ab   ]",
        );
        check("%c%c", vec![int(72), int(105)], "Hi");
    }

    fn text(text: &str) -> Item {
        Item::Text(text.as_bytes().to_vec())
    }
}
