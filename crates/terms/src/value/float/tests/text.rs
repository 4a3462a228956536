//! Literals and text for people.

use super::super::*;

const RNE: RoundingMode = RoundingMode::NearestEven;

#[test]
fn literals_agree_with_the_machine() {
    let texts = [
        "0",
        "-0.0",
        "1",
        "1.",
        ".5",
        "1.5e-3",
        "0.1",
        "123456789.125",
        "3.14159265358979323846",
        "1e22",
        "1e23",
        "8.5e15",
        "9007199254740993",
        "4.9406564584124654e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "1.7976931348623157e308",
        "1.7976931348623159e308",
        "1e309",
        "1e-400",
        "1e400",
        "-1e99999999999999999999",
        "1e-99999999999999999999",
        "2.2250738585072011e-308",
        "1.00000000000000011102230246251565404",
        "1.0000000000000001110223024625156540423631668090820312500001",
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
    ];
    for text in texts {
        let double = Float::parse(FloatFormat::DOUBLE, RNE, text).unwrap();
        assert_eq!(double, Float::from_f64(text.parse().unwrap()), "{text}");
        let single = Float::parse(FloatFormat::SINGLE, RNE, text).unwrap();
        assert_eq!(single, Float::from_f32(text.parse().unwrap()), "{text}");
    }
}

#[test]
fn hexadecimal_literals_are_exact_or_rounded() {
    let parse = |text: &str| Float::parse(FloatFormat::DOUBLE, RNE, text).unwrap();
    assert_eq!(parse("0x1.8p3"), Float::from_f64(12.0));
    assert_eq!(parse("0X.8P1"), Float::from_f64(1.0));
    assert_eq!(parse("-0xAp-1"), Float::from_f64(-5.0));
    assert_eq!(parse("0x10"), Float::from_f64(16.0));
    assert_eq!(parse("0x1p-1074"), Float::from_f64(f64::from_bits(1)));
    assert_eq!(parse("0x1p-1075"), Float::from_f64(0.0));
    assert_eq!(parse("0x1.000001p-1075"), Float::from_f64(f64::from_bits(1)));
    assert_eq!(parse("0x1p1024"), Float::from_f64(f64::INFINITY));
    assert_eq!(parse("0x1p99999999999999999999"), Float::from_f64(f64::INFINITY));
    assert_eq!(parse("0x1.00000000000008p0"), Float::from_f64(1.0));
    assert_eq!(parse("0x1.000000000000081p0"), Float::from_f64(1.0 + f64::EPSILON));
}

#[test]
fn directed_modes_bracket_the_literal() {
    let parse = |mode, text: &str| Float::parse(FloatFormat::DOUBLE, mode, text).unwrap().to_f64();
    assert_eq!(parse(RoundingMode::TowardNegative, "0.1").to_bits(), 0.1_f64.to_bits() - 1);
    assert_eq!(parse(RoundingMode::TowardPositive, "0.1").to_bits(), 0.1_f64.to_bits());
    assert_eq!(parse(RoundingMode::TowardPositive, "1e-5000").to_bits(), 1);
    assert_eq!(parse(RoundingMode::TowardZero, "1e5000").to_bits(), f64::MAX.to_bits());
    assert_eq!(parse(RoundingMode::TowardPositive, "-1e5000").to_bits(), f64::MIN.to_bits());
    assert_eq!(parse(RoundingMode::TowardNegative, "-1e-5000").to_bits(), 1 << 63 | 1);
}

#[test]
fn other_text_is_refused() {
    for bad in [
        "", ".", "-", "e5", "1e", "1e+", "1.2.3", "0x", "0x.p1", "1p3", "0x1e+3", "1f", "inf",
        "NaN", "1_0", " 1", "--1", "0x1p", "1e1.5", "+-1",
    ] {
        assert!(Float::parse(FloatFormat::DOUBLE, RNE, bad).is_err(), "{bad:?} should be refused");
    }
}

#[test]
fn decimal_text_is_short_and_comes_back() {
    let shown = [
        (0.1, "0.1"),
        (-0.0, "-0.0"),
        (100.0, "100.0"),
        (1.0, "1.0"),
        (12.5, "12.5"),
        (1e22, "1e22"),
        (0.0001, "0.0001"),
        (1.5e-300, "1.5e-300"),
        (5e-324, "5e-324"),
        (f64::MAX, "1.7976931348623157e308"),
        (9.5, "9.5"),
        (0.999_999_999_999_999_9, "0.9999999999999999"),
        (f64::INFINITY, "inf"),
        (f64::NEG_INFINITY, "-inf"),
        (f64::NAN, "NaN"),
    ];
    for (value, text) in shown {
        assert_eq!(Float::from_f64(value).to_decimal(), text);
    }
    assert_eq!(Float::from_f32(0.1).to_decimal(), "0.1");
    assert_eq!(Float::from_f32(16_777_216.0).to_decimal(), "16777216.0");
    let quad = Float::parse(FloatFormat::QUAD, RNE, "0.1").unwrap();
    assert_eq!(quad.to_decimal(), "0.1");
    let long = FloatFormat { exponent: 30, significand: 8 };
    assert_eq!(Float::largest(long, false).to_decimal(), "0xffp536870904");
}

#[test]
fn decimal_text_of_all_small_floats_comes_back() {
    let format = FloatFormat { exponent: 5, significand: 5 };
    let mut seen = std::collections::BTreeSet::new();
    for pattern in 0..1 << format.width() {
        let x = Float::from_bits(format, &BitVec::from_u64(pattern, format.width()));
        if !x.is_nan() && !x.is_infinite() {
            let text = x.to_decimal();
            assert_eq!(Float::parse(format, RNE, &text), Ok(x), "{text}");
            assert!(seen.insert(text));
        }
    }
    assert_eq!(seen.len(), 2 * 31 * 16);
}
