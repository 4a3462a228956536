mod native;
mod text;
mod tiny;

use super::*;

#[test]
fn every_nan_pattern_is_the_one_nan() {
    let nan = Float::nan(FloatFormat::SINGLE);
    assert_eq!(nan.to_bits(), &BitVec::from_u64(0x7fc0_0000, 32));
    for pattern in [0x7f80_0001, 0x7fff_ffff, 0xff80_0001, 0xffc0_0000] {
        assert_eq!(Float::from_bits(FloatFormat::SINGLE, &BitVec::from_u64(pattern, 32)), nan);
    }
    let infinity = Float::from_bits(FloatFormat::SINGLE, &BitVec::from_u64(0x7f80_0000, 32));
    assert_ne!(infinity, nan);
    assert!(!nan.ieee_eq(&nan) && nan == nan.clone());
    assert_eq!(nan.neg(), nan);
    assert!(!nan.is_negative() && !nan.is_positive());
    assert_eq!(Float::from_f32(-f32::NAN), nan);
}

#[test]
fn two_zeros_give_the_second_argument() {
    let zero = |negative| Float::zero(FloatFormat::HALF, negative);
    for first in [false, true] {
        for second in [false, true] {
            assert_eq!(zero(first).ieee_min(&zero(second)), zero(second));
            assert_eq!(zero(first).ieee_max(&zero(second)), zero(second));
        }
    }
    let one = Float::parse(FloatFormat::HALF, RoundingMode::NearestEven, "1").unwrap();
    let nan = Float::nan(FloatFormat::HALF);
    assert_eq!(nan.ieee_min(&one), one);
    assert_eq!(one.ieee_max(&nan), one);
    assert_eq!(nan.ieee_max(&nan), nan);
}

#[test]
fn text_shows_the_three_fields() {
    assert_eq!(Float::from_f32(-1.5).to_string(), "(fp #b1 #b01111111 #b10000000000000000000000)");
    assert_eq!(Float::nan(FloatFormat::HALF).to_string(), "(_ NaN 5 11)");
    assert_eq!(Float::infinity(FloatFormat::QUAD, false).to_string(), "(_ +oo 15 113)");
    assert_eq!(Float::infinity(FloatFormat::HALF, true).to_string(), "(_ -oo 5 11)");
    let tiny = FloatFormat { exponent: 2, significand: 2 };
    assert_eq!(Float::zero(tiny, true).to_string(), "(fp #b1 #b00 #b0)");
}

#[test]
fn far_apart_numbers_need_no_long_shifts() {
    // An exponent of 60 bits: an aligned sum would need 2^60 bits.
    let format = FloatFormat { exponent: 60, significand: 8 };
    let huge = Float::largest(format, false);
    let small = Float::from_bits(format, &BitVec::from_u64(1, 68));
    for mode in RoundingMode::ALL {
        let sum = huge.add(mode, &small);
        let difference = huge.sub(mode, &small);
        let up = mode == RoundingMode::TowardPositive;
        assert_eq!(sum.is_infinite(), up);
        let down = matches!(mode, RoundingMode::TowardZero | RoundingMode::TowardNegative);
        assert_eq!(difference == huge, !down);
        assert!(!up || sum.is_infinite());
    }
    assert!(huge.div(RoundingMode::NearestEven, &small).is_infinite());
    assert!(small.mul(RoundingMode::NearestEven, &small).is_zero());
    assert_eq!(small.to_sbv(RoundingMode::TowardPositive, 8), Some(BitVec::from_u64(1, 8)));
    assert_eq!(huge.to_ubv(RoundingMode::NearestEven, 8), None);
    assert_eq!(small.round_to_integral(RoundingMode::NearestEven), Float::zero(format, false));
}

#[test]
fn remainder_of_far_apart_numbers_is_modular() {
    let mode = RoundingMode::NearestEven;
    let three = Float::parse(FloatFormat::QUAD, mode, "3").unwrap();
    let rem = |text: &str| Float::parse(FloatFormat::QUAD, mode, text).unwrap().rem(&three);
    let one = Float::parse(FloatFormat::QUAD, mode, "1").unwrap();
    // 2^k is 1 modulo 3 for even k and -1 for odd k.
    assert_eq!(rem("0x1p10000"), one);
    assert_eq!(rem("0x1p10001"), one.neg());
    assert_eq!(rem("0x1p16000"), one);
    assert_eq!(rem("-0x1p16000"), one.neg());
    assert_eq!(rem("-0x3p16000"), Float::zero(FloatFormat::QUAD, true));
}
