//! Singles and doubles against the machine, under rounding to nearest even (and all modes where it has them).

use super::super::*;

const RNE: RoundingMode = RoundingMode::NearestEven;

/// Bit patterns around all the places where something changes.
fn special_patterns(exponent: u32, fraction: u32) -> Vec<u64> {
    let top = ((1_u64 << exponent) - 1) << fraction;
    let one = ((1_u64 << (exponent - 1)) - 1) << fraction;
    let mut magnitudes = vec![0, 1, 2, 3, top, top | 1 << (fraction - 1)];
    let step = 1_u64 << fraction;
    let places =
        [step, 2 * step, one, one + step, one - step, one + (u64::from(fraction) << fraction), top];
    for place in places {
        magnitudes.extend([place - 2, place - 1, place + 1, place + 2, place]);
        magnitudes.push(place | 1 << (fraction - 1));
        magnitudes.push((place | 1 << (fraction - 1)) - 1);
    }
    magnitudes.push(one + ((u64::from(fraction) + 1) << fraction) + 1);
    magnitudes.retain(|bits| *bits <= top || bits & (1 << (fraction - 1)) != 0);
    magnitudes.sort_unstable();
    magnitudes.dedup();
    let sign = 1_u64 << (exponent + fraction);
    magnitudes.iter().flat_map(|bits| [*bits, bits | sign]).collect()
}

/// A fixed sequence of mixed numbers.
struct Mixer(u64);

impl Mixer {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A pattern whose exponent is often near another's, so that sums and roundings meet.
    fn near(&mut self, pattern: u64, fraction: u32, width: u32) -> u64 {
        let shift = (self.next() % 64) << fraction;
        let exponent = (pattern.wrapping_add(shift)) & !((1 << fraction) - 1);
        let low = self.next() >> (64 - fraction);
        let low = if self.next().is_multiple_of(3) { low & (low << 20) } else { low };
        (exponent | low | (self.next() & 1) << (width - 1)) & (u64::MAX >> (64 - width))
    }
}

macro_rules! against_native {
    ($name:ident, $native:ty, $bits:ty, $from:ident, $exponent:expr, $fraction:expr) => {
        mod $name {
            use super::*;

            fn float(bits: $bits) -> (Float, $native) {
                let native = <$native>::from_bits(bits);
                (Float::$from(native), native)
            }

            #[track_caller]
            fn same(soft: &Float, native: $native, what: &str) {
                assert_eq!(*soft, Float::$from(native), "{what}: should be {native:e}");
            }

            fn check_pair(a: $bits, b: $bits) {
                let ((x, nx), (y, ny)) = (float(a), float(b));
                let what = |op: &str| format!("{nx:e} {op} {ny:e}");
                same(&x.soft_add(RNE, &y), nx + ny, &what("+"));
                same(&x.soft_add(RNE, &y.neg()), nx - ny, &what("-"));
                same(&x.soft_mul(RNE, &y), nx * ny, &what("*"));
                same(&x.soft_div(RNE, &y), nx / ny, &what("/"));
                same(&x.add(RNE, &y), nx + ny, &what("fast +"));
                same(&x.sub(RNE, &y), nx - ny, &what("fast -"));
                same(&x.mul(RNE, &y), nx * ny, &what("fast *"));
                same(&x.div(RNE, &y), nx / ny, &what("fast /"));
                assert_eq!(x.ieee_lt(&y), nx < ny, "{}", what("<"));
                assert_eq!(x.ieee_le(&y), nx <= ny, "{}", what("<="));
                assert_eq!(x.ieee_eq(&y), nx <= ny && ny <= nx, "{}", what("=="));
                check_remainder(&x, &y, nx, ny);
                if nx != 0.0 || ny != 0.0 {
                    same(&x.ieee_min(&y), nx.min(ny), &what("min"));
                    same(&x.ieee_max(&y), nx.max(ny), &what("max"));
                }
            }

            /// The IEEE remainder is the truncated one, or that less the divisor: the one nearer to zero.
            fn check_remainder(x: &Float, y: &Float, nx: $native, ny: $native) {
                let truncated = nx % ny;
                let remainder = x.rem(y);
                if truncated.is_nan() || ny.is_infinite() {
                    same(&remainder, truncated, "rem");
                    return;
                }
                let rest = truncated.abs();
                let left = ny.abs() - rest;
                if rest < left {
                    same(&remainder, truncated, "rem");
                } else if left < rest {
                    same(&remainder, left.copysign(-nx), "rem");
                } else {
                    assert_eq!(remainder.abs(), Float::$from(rest), "rem at a tie");
                }
            }

            fn check_single(a: $bits) {
                let (x, nx) = float(a);
                same(&x.soft_sqrt(RNE), nx.sqrt(), "soft sqrt");
                same(&x.sqrt(RNE), nx.sqrt(), "sqrt");
                same(&x.neg(), -nx, "neg");
                same(&x.abs(), nx.abs(), "abs");
                same(&x.round_to_integral(RNE), nx.round_ties_even(), "RNE");
                same(&x.round_to_integral(RoundingMode::NearestAway), nx.round(), "RNA");
                same(&x.round_to_integral(RoundingMode::TowardPositive), nx.ceil(), "RTP");
                same(&x.round_to_integral(RoundingMode::TowardNegative), nx.floor(), "RTN");
                same(&x.round_to_integral(RoundingMode::TowardZero), nx.trunc(), "RTZ");
                assert_eq!(x.is_nan(), nx.is_nan());
                assert_eq!(x.is_infinite(), nx.is_infinite());
                assert_eq!(x.is_zero(), nx == 0.0);
                assert_eq!(x.is_normal(), nx.is_normal());
                assert_eq!(x.is_subnormal(), nx.is_subnormal());
                assert_eq!(x.is_negative(), nx.is_sign_negative() && !nx.is_nan());
                assert_eq!(x.is_positive(), nx.is_sign_positive() && !nx.is_nan());
                check_integers(&x, nx);
            }

            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the oracle truncates"
            )]
            fn check_integers(x: &Float, nx: $native) {
                let cut = nx.trunc();
                let rtz = RoundingMode::TowardZero;
                let signed = (-2_147_483_648.0..2_147_483_648.0)
                    .contains(&cut)
                    .then(|| BitVec::from_i64(cut as i64, 32));
                assert_eq!(x.to_sbv(rtz, 32), signed, "{nx:e} to a signed 32-bit number");
                let unsigned = (0.0..18_446_744_073_709_551_616.0)
                    .contains(&cut)
                    .then(|| BitVec::from_u64(cut as u64, 64));
                assert_eq!(x.to_ubv(rtz, 64), unsigned, "{nx:e} to an unsigned 64-bit number");
            }

            fn check_fma(a: $bits, b: $bits, c: $bits) {
                let ((x, nx), (y, ny), (z, nz)) = (float(a), float(b), float(c));
                same(&x.fma(RNE, &y, &z), nx.mul_add(ny, nz), &format!("{nx:e} * {ny:e} + {nz:e}"));
            }

            fn specials() -> Vec<$bits> {
                special_patterns($exponent, $fraction)
                    .into_iter()
                    .map(|bits| <$bits>::try_from(bits).unwrap())
                    .collect()
            }

            #[test]
            fn special_values() {
                let specials = specials();
                for a in &specials {
                    check_single(*a);
                    for b in &specials {
                        check_pair(*a, *b);
                    }
                }
            }

            #[test]
            fn fused_special_values() {
                let specials = specials();
                for a in specials.iter().step_by(3) {
                    for b in specials.iter().step_by(2) {
                        for c in specials.iter().step_by(3) {
                            check_fma(*a, *b, *c);
                        }
                    }
                }
            }

            #[test]
            fn random_bits() {
                let mut mixer = Mixer(1);
                let width = $exponent + $fraction + 1;
                let pattern = |bits: u64| <$bits>::try_from(bits).unwrap();
                for _ in 0..20_000 {
                    let a = mixer.next() >> (64 - width);
                    let b = mixer.near(a, $fraction, width);
                    let c = mixer.next() >> (64 - width);
                    check_single(pattern(a));
                    check_pair(pattern(a), pattern(b));
                    check_pair(pattern(a), pattern(c));
                    check_fma(pattern(a), pattern(c), pattern(b));
                    // A summand near the product, where cancellation shows whether the product was rounded.
                    let product =
                        <$native>::from_bits(pattern(a)) * <$native>::from_bits(pattern(c));
                    check_fma(pattern(a), pattern(c), (-product).to_bits());
                    // Small exponents, where roots and integers are exact or nearly so.
                    let one = ((1_u64 << ($exponent - 1)) - 1) << $fraction;
                    check_single(pattern(mixer.near(one, $fraction, width)));
                }
            }
        }
    };
}

against_native!(single, f32, u32, from_f32, 8, 23);
against_native!(double, f64, u64, from_f64, 11, 52);

#[test]
#[expect(clippy::cast_possible_truncation, reason = "the oracle rounds")]
fn singles_and_doubles_convert() {
    let mut mixer = Mixer(2);
    let mut doubles = special_patterns(11, 52);
    // Doubles that are near singles, subnormal ones included.
    for bits in special_patterns(8, 23) {
        let single = f32::from_bits(u32::try_from(bits).unwrap());
        let near = f64::from(single).to_bits();
        doubles.extend([
            near,
            near + 1,
            near.saturating_sub(1),
            near + (1 << 28),
            near + (3 << 28),
        ]);
        let widened = Float::from_f32(single).convert(FloatFormat::DOUBLE, RNE);
        assert_eq!(widened, Float::from_f64(f64::from(single)));
        assert_eq!(widened.to_f32().to_bits(), Float::from_f32(single).to_f32().to_bits());
    }
    for _ in 0..20_000 {
        let exponent = 1023 - 160 + mixer.next() % 320;
        doubles.push(exponent << 52 | mixer.next() >> 12);
    }
    for bits in doubles {
        let native = f64::from_bits(bits);
        let narrowed = Float::from_f64(native).convert(FloatFormat::SINGLE, RNE);
        assert_eq!(narrowed, Float::from_f32(native as f32), "{native:e}");
    }
}

#[test]
#[expect(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "the oracle rounds")]
fn integers_convert() {
    let mut mixer = Mixer(3);
    let mut numbers: Vec<u64> =
        (0..64).flat_map(|k| [1 << k, (1 << k) - 1, (1 << k) + 1]).collect();
    numbers.extend((0..24).map(|k| (1 << 24 | 1) << k));
    for _ in 0..20_000 {
        let number = mixer.next();
        numbers.push(number >> (mixer.next() % 64));
    }
    for number in numbers {
        let signed = number as i64;
        for number_signed in [signed, signed.wrapping_neg()] {
            let bits = BitVec::from_i64(number_signed, 64);
            let double = Float::from_sbv(FloatFormat::DOUBLE, RNE, &bits);
            assert_eq!(double, Float::from_f64(number_signed as f64), "{number_signed}");
            let single = Float::from_sbv(FloatFormat::SINGLE, RNE, &bits);
            assert_eq!(single, Float::from_f32(number_signed as f32), "{number_signed}");
        }
        let bits = BitVec::from_u64(number, 64);
        let double = Float::from_ubv(FloatFormat::DOUBLE, RNE, &bits);
        assert_eq!(double, Float::from_f64(number as f64), "{number}");
        let single = Float::from_ubv(FloatFormat::SINGLE, RNE, &bits);
        assert_eq!(single, Float::from_f32(number as f32), "{number}");
    }
}
