//! Tiny formats, all values and all rounding modes, against a reference that looks the result up in the list of all floats.

use super::super::*;
use std::cmp::Ordering;

const FORMATS: [FloatFormat; 4] = [
    FloatFormat { exponent: 2, significand: 2 },
    FloatFormat { exponent: 2, significand: 3 },
    FloatFormat { exponent: 3, significand: 3 },
    FloatFormat { exponent: 3, significand: 4 },
];

/// A finite float as a whole number of the smallest subnormal ones, with the sign of zero.
#[derive(Clone, Copy)]
struct Exact {
    negative: bool,
    units: i128,
}

/// The list of all magnitudes of a format, in units of the smallest. The place in the list is the bit pattern; the last
/// entry is where infinity stands: the number that would follow the largest finite one.
struct Grid {
    format: FloatFormat,
    units: Vec<i128>,
    /// The exponent of the unit, not positive.
    low: u32,
}

impl Grid {
    fn new(format: FloatFormat) -> Self {
        let fraction = format.significand - 1;
        let per_binade = 1_i128 << fraction;
        let mut units: Vec<i128> = (0..per_binade).collect();
        let mut step = 1;
        for _ in 1..(1_u32 << format.exponent) - 1 {
            units.extend((0..per_binade).map(|place| (per_binade + place) * step));
            step *= 2;
        }
        units.push(per_binade * step);
        let bias = (1_u32 << (format.exponent - 1)) - 1;
        Self { format, units, low: bias + fraction - 1 }
    }

    fn float(&self, negative: bool, place: usize) -> Float {
        let sign = u64::from(negative) << (self.format.width() - 1);
        let bits = BitVec::from_u64(place as u64 | sign, self.format.width());
        Float::from_bits(self.format, &bits)
    }

    /// All finite floats.
    fn finite(&self) -> Vec<(Float, Exact)> {
        let mut all = Vec::new();
        for negative in [false, true] {
            for place in 0..self.units.len() - 1 {
                let units = if negative { -self.units[place] } else { self.units[place] };
                all.push((self.float(negative, place), Exact { negative, units }));
            }
        }
        all
    }

    /// The rounding of a number of this sign that `compare` compares with a count of half units.
    fn pick(
        &self,
        mode: RoundingMode,
        negative: bool,
        compare: impl Fn(i128) -> Ordering,
    ) -> Float {
        let last = self.units.len() - 1;
        let below = (0..=last).rev().find(|place| compare(2 * self.units[*place]).is_ge());
        let below = below.expect("a magnitude should not be less than zero");
        if below < last && compare(2 * self.units[below]).is_eq() {
            return self.float(negative, below);
        }
        let low = below.min(last - 1);
        let away = match mode {
            RoundingMode::TowardZero => false,
            RoundingMode::TowardPositive => !negative,
            RoundingMode::TowardNegative => negative,
            RoundingMode::NearestEven | RoundingMode::NearestAway => {
                match compare(self.units[low] + self.units[low + 1]) {
                    Ordering::Less => false,
                    Ordering::Greater => true,
                    Ordering::Equal => mode == RoundingMode::NearestAway || low % 2 == 1,
                }
            }
        };
        self.float(negative, if away { low + 1 } else { low })
    }

    /// The rounding of `numerator / denominator` units.
    fn ratio(&self, mode: RoundingMode, zero_sign: bool, top: i128, bottom: i128) -> Float {
        if top == 0 {
            return Float::zero(self.format, zero_sign);
        }
        let negative = (top < 0) != (bottom < 0);
        let (top, bottom) = (top.abs(), bottom.abs());
        self.pick(mode, negative, |half_units| (2 * top).cmp(&(half_units * bottom)))
    }
}

/// The sign of a sum that is exactly zero.
fn zero_sign(mode: RoundingMode, a: bool, b: bool) -> bool {
    if a == b { a } else { mode == RoundingMode::TowardNegative }
}

fn for_all_pairs(check: impl Fn(&Grid, RoundingMode, (&Float, Exact), (&Float, Exact))) {
    for format in FORMATS {
        let grid = Grid::new(format);
        let finite = grid.finite();
        for mode in RoundingMode::ALL {
            for (x, a) in &finite {
                for (y, b) in &finite {
                    check(&grid, mode, (x, *a), (y, *b));
                }
            }
        }
    }
}

#[test]
fn sums_and_differences() {
    for_all_pairs(|grid, mode, (x, a), (y, b)| {
        let sign = zero_sign(mode, a.negative, b.negative);
        let sum = grid.ratio(mode, sign, a.units + b.units, 1);
        assert_eq!(x.add(mode, y), sum, "{x} + {y} {mode}");
        let sign = zero_sign(mode, a.negative, !b.negative);
        let difference = grid.ratio(mode, sign, a.units - b.units, 1);
        assert_eq!(x.sub(mode, y), difference, "{x} - {y} {mode}");
    });
}

#[test]
fn products_and_quotients() {
    for_all_pairs(|grid, mode, (x, a), (y, b)| {
        let negative = a.negative != b.negative;
        let product = grid.ratio(mode, negative, a.units * b.units, 1 << grid.low);
        assert_eq!(x.mul(mode, y), product, "{x} * {y} {mode}");
        let quotient = match (a.units, b.units) {
            (0, 0) => Float::nan(grid.format),
            (_, 0) => Float::infinity(grid.format, negative),
            (top, bottom) => grid.ratio(mode, negative, top << grid.low, bottom),
        };
        assert_eq!(x.div(mode, y), quotient, "{x} / {y} {mode}");
    });
}

#[test]
fn fused_products_and_sums() {
    for format in [FORMATS[0], FORMATS[1]] {
        let grid = Grid::new(format);
        let finite = grid.finite();
        for mode in RoundingMode::ALL {
            for (x, a) in &finite {
                for (y, b) in &finite {
                    for (z, c) in &finite {
                        let sign = zero_sign(mode, a.negative != b.negative, c.negative);
                        let exact = a.units * b.units + (c.units << grid.low);
                        let expected = grid.ratio(mode, sign, exact, 1 << grid.low);
                        assert_eq!(x.fma(mode, y, z), expected, "{x} * {y} + {z} {mode}");
                    }
                }
            }
        }
    }
}

#[test]
fn square_roots() {
    for format in FORMATS {
        let grid = Grid::new(format);
        for mode in RoundingMode::ALL {
            for (x, a) in grid.finite() {
                let expected = if a.units == 0 {
                    x.clone()
                } else if a.negative {
                    Float::nan(format)
                } else {
                    // sqrt(a u) against h u / 2, squared and over u^2 / 4, where u = 2^-low.
                    grid.pick(mode, false, |h| (a.units << (grid.low + 2)).cmp(&(h * h)))
                };
                assert_eq!(x.sqrt(mode), expected, "sqrt {x} {mode}");
            }
        }
    }
}

/// The integer nearest to `top / bottom`, `bottom > 0`, in the sense of the mode.
fn nearest(mode: RoundingMode, top: i128, bottom: i128) -> i128 {
    let floor = top.div_euclid(bottom);
    let rest = top.rem_euclid(bottom);
    let up = match mode {
        RoundingMode::NearestEven => 2 * rest > bottom || (2 * rest == bottom && floor % 2 != 0),
        RoundingMode::NearestAway => 2 * rest > bottom || (2 * rest == bottom && top > 0),
        RoundingMode::TowardPositive => rest > 0,
        RoundingMode::TowardNegative => false,
        RoundingMode::TowardZero => rest > 0 && top < 0,
    };
    if up { floor + 1 } else { floor }
}

#[test]
fn remainders() {
    for_all_pairs(|grid, _, (x, a), (y, b)| {
        let expected = if b.units == 0 {
            Float::nan(grid.format)
        } else {
            let times =
                nearest(RoundingMode::NearestEven, a.units * b.units.signum(), b.units.abs());
            grid.ratio(RoundingMode::TowardZero, a.negative, a.units - times * b.units, 1)
        };
        assert_eq!(x.rem(y), expected, "{x} rem {y}");
    });
}

#[test]
fn integral_values_and_bit_vectors() {
    for format in FORMATS {
        let grid = Grid::new(format);
        for mode in RoundingMode::ALL {
            for (x, a) in grid.finite() {
                let integer = nearest(mode, a.units, 1 << grid.low);
                let expected = grid.ratio(mode, a.negative, integer << grid.low, 1);
                assert_eq!(x.round_to_integral(mode), expected, "{x} {mode}");
                for width in 1..=6 {
                    let half = 1_i128 << (width - 1);
                    let signed = BitVec::from_i64(i64::try_from(integer).unwrap(), width);
                    let fits = -half <= integer && integer < half;
                    assert_eq!(x.to_sbv(mode, width), fits.then_some(signed.clone()), "{x} {mode}");
                    let fits = 0 <= integer && integer < 2 * half;
                    assert_eq!(x.to_ubv(mode, width), fits.then_some(signed), "{x} {mode}");
                }
            }
            for number in -40..=40_i64 {
                let expected = grid.ratio(mode, false, i128::from(number) << grid.low, 1);
                let bits = BitVec::from_i64(number, 9);
                assert_eq!(Float::from_sbv(format, mode, &bits), expected, "{number} {mode}");
                if number >= 0 {
                    assert_eq!(Float::from_ubv(format, mode, &bits), expected, "{number} {mode}");
                }
            }
        }
    }
}

#[test]
fn conversions_between_formats() {
    for from in FORMATS {
        let source = Grid::new(from);
        for to in FORMATS {
            let target = Grid::new(to);
            for mode in RoundingMode::ALL {
                for (x, a) in source.finite() {
                    let exact = a.units << target.low;
                    let expected = target.ratio(mode, a.negative, exact, 1 << source.low);
                    assert_eq!(x.convert(to, mode), expected, "{x} to {to:?} {mode}");
                }
                for negative in [false, true] {
                    let infinity = Float::infinity(from, negative);
                    assert_eq!(infinity.convert(to, mode), Float::infinity(to, negative));
                }
                assert_eq!(Float::nan(from).convert(to, mode), Float::nan(to));
            }
        }
    }
}

#[test]
fn literals_are_rounded_once() {
    for format in FORMATS {
        let grid = Grid::new(format);
        for mode in RoundingMode::ALL {
            // Sixty-fourths: finer than half a unit, so ties and both sides of them occur.
            for sixty_fourths in 0..=1200_i128 {
                let whole = sixty_fourths / 64;
                let fraction = sixty_fourths % 64 * 1_000_000 / 64;
                let text = format!("-{whole}.{fraction:06}");
                let expected = grid.ratio(mode, true, -sixty_fourths << grid.low, 64);
                assert_eq!(
                    Float::parse(format, mode, &text),
                    Ok(expected.clone()),
                    "{text} {mode}"
                );
                let text = format!("-0x{sixty_fourths:x}p-6");
                assert_eq!(Float::parse(format, mode, &text), Ok(expected), "{text} {mode}");
            }
        }
    }
}
