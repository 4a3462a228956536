//! What the operators make of sets of bit-vectors. Each result holds all results for elements of the operands.

use super::bits::{Bits, mask, signed};

type Range = Option<(i128, i128)>;

fn plus(a: (i128, i128), b: (i128, i128)) -> Range {
    Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?))
}

fn minus(a: (i128, i128), b: (i128, i128)) -> Range {
    Some((a.0.checked_sub(b.1)?, a.1.checked_sub(b.0)?))
}

/// The range of products.
pub(super) fn times(a: (i128, i128), b: (i128, i128)) -> Range {
    let corners = [
        a.0.checked_mul(b.0)?,
        a.0.checked_mul(b.1)?,
        a.1.checked_mul(b.0)?,
        a.1.checked_mul(b.1)?,
    ];
    Some((*corners.iter().min()?, *corners.iter().max()?))
}

/// The range of truncated quotients; the divisors are all positive or all negative.
pub(super) fn over(a: (i128, i128), b: (i128, i128)) -> Range {
    let corners = [
        a.0.checked_div(b.0)?,
        a.0.checked_div(b.1)?,
        a.1.checked_div(b.0)?,
        a.1.checked_div(b.1)?,
    ];
    Some((*corners.iter().min()?, *corners.iter().max()?))
}

/// The known bits of a sum: those that no unknown bit and no carry out of one reaches.
fn known_sum(a: &Bits, b: &Bits) -> (u64, u64) {
    let (m, n) = (a.unknown(), b.unknown());
    let values = a.ones().wrapping_add(b.ones());
    let carried = values.wrapping_add(m.wrapping_add(n)) ^ values;
    let unknown = carried | m | n;
    (values & !unknown, !values & !unknown)
}

/// Wrapping sum.
pub(super) fn add(a: &Bits, b: &Bits) -> Bits {
    let (ones, zeros) = known_sum(a, b);
    Bits::made(a.width(), &[plus(a.u(), b.u()), plus(a.s(), b.s())], ones, zeros)
}

/// Wrapping difference.
pub(super) fn sub(a: &Bits, b: &Bits) -> Bits {
    let (ones, zeros) = known_sum(a, &neg(b));
    let ranges =
        [minus(a.u(), b.u()), minus(a.s(), b.s()), minus(a.s(), b.u()), minus(a.u(), b.s())];
    Bits::made(a.width(), &ranges, ones, zeros)
}

/// Two's complement negation.
pub(super) fn neg(a: &Bits) -> Bits {
    let (ones, zeros) = known_sum(&not(a), &Bits::constant(1, a.width()));
    let zero = (0, 0);
    Bits::made(a.width(), &[minus(zero, a.u()), minus(zero, a.s())], ones, zeros)
}

/// Complement.
pub(super) fn not(a: &Bits) -> Bits {
    let minus_one = (-1, -1);
    let ranges = [minus(minus_one, a.u()), minus(minus_one, a.s())];
    Bits::made(a.width(), &ranges, a.zeros(), a.ones())
}

/// Wrapping product.
pub(super) fn mul(a: &Bits, b: &Bits) -> Bits {
    let ranges = [times(a.u(), b.u()), times(a.s(), b.s())];
    // a = r + 2^k x and b = s + 2^l y: the product is r s up to the lowest bit that x or y reaches.
    let (k, l) = (a.low_known(), b.low_known());
    let (r, s) = (a.ones() & mask(k), b.ones() & mask(l));
    let lowest =
        |residue: u64, known: u32| if residue == 0 { known } else { residue.trailing_zeros() };
    let known = (k + lowest(s, l)).min(l + lowest(r, k)).min(a.width());
    let product = r.wrapping_mul(s);
    Bits::made(a.width(), &ranges, product & mask(known), !product & mask(known))
}

/// Unsigned quotient; all ones where the divisor is 0.
pub(super) fn udiv(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let by_zero = b.contains(0).then(|| Bits::constant(u64::MAX, width));
    let divisor = (b.u().0.max(1), b.u().1);
    let quotient = (divisor.0 <= divisor.1)
        .then(|| Bits::made(width, &[Some((a.u().0 / divisor.1, a.u().1 / divisor.0))], 0, 0));
    either(quotient, by_zero, width)
}

/// Unsigned remainder; the dividend where the divisor is 0.
pub(super) fn urem(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let by_zero = b.contains(0).then_some(*a);
    let divisor = (b.u().0.max(1), b.u().1);
    if divisor.0 > divisor.1 {
        return *a;
    }
    let remainder = if a.u().1 < divisor.0 {
        *a
    } else {
        let (ones, zeros) = low_remainder(a, b);
        Bits::made(width, &[Some((0, a.u().1.min(divisor.1 - 1)))], ones, zeros)
    };
    either(Some(remainder), by_zero, width)
}

/// The known low bits of a remainder by a power of two: those of the dividend.
fn low_remainder(a: &Bits, b: &Bits) -> (u64, u64) {
    match power_of_two(b) {
        Some(exponent) => {
            let low = mask(exponent);
            (a.ones() & low, a.zeros() & low)
        }
        None => (0, 0),
    }
}

/// The exponent of a constant that is a power of two, or such a one negated.
pub(super) fn power_of_two(b: &Bits) -> Option<u32> {
    let value = b.as_constant()?;
    let size = signed(value, b.width()).unsigned_abs();
    if value.is_power_of_two() {
        Some(value.trailing_zeros())
    } else if size.is_power_of_two() {
        Some(size.trailing_zeros())
    } else {
        None
    }
}

fn either(a: Option<Bits>, b: Option<Bits>, width: u32) -> Bits {
    match (a, b) {
        (Some(a), Some(b)) => a.join(&b),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => Bits::top(width),
    }
}

/// The negative and the positive numbers of a range.
fn signs((low, high): (i128, i128)) -> [Range; 2] {
    [(low < 0).then_some((low, high.min(-1))), (high > 0).then_some((low.max(1), high))]
}

/// Signed quotient, truncated.
pub(super) fn sdiv(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let mut result = b.contains(0).then(|| {
        let (low, high) = a.s();
        let range = (if high >= 0 { -1 } else { 1 }, if low < 0 { 1 } else { -1 });
        Bits::made(width, &[Some(range)], 0, 0)
    });
    for divisor in signs(b.s()).into_iter().flatten() {
        let quotient = Bits::made(width, &[over(a.s(), divisor)], 0, 0);
        result = Some(either(result, Some(quotient), width));
    }
    either(result, None, width)
}

/// Signed remainder with the dividend's sign.
pub(super) fn srem(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let (low, high) = b.s();
    // The remainder is smaller than the divisor, and no farther from 0 than the dividend.
    let size = low.abs().max(high.abs());
    let ((from, to), largest) = (a.s(), size - 1);
    if low > 0 && from > -low && to < low {
        return *a;
    }
    let (ones, zeros) = low_remainder(a, b);
    let range = (from.max(-largest).min(0), to.min(largest).max(0));
    let remainder = (size > 0).then(|| Bits::made(width, &[Some(range)], ones, zeros));
    either(remainder, b.contains(0).then_some(*a), width)
}

/// Signed remainder with the divisor's sign.
pub(super) fn smod(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let (low, high) = b.s();
    let (ones, zeros) = low_remainder(a, b);
    let range = ((low + 1).min(0), (high - 1).max(0));
    let remainder =
        (b.as_constant() != Some(0)).then(|| Bits::made(width, &[Some(range)], ones, zeros));
    either(remainder, b.contains(0).then_some(*a), width)
}

/// Bitwise and.
pub(super) fn and(a: &Bits, b: &Bits) -> Bits {
    let range = (0, a.u().1.min(b.u().1));
    Bits::made(a.width(), &[Some(range)], a.ones() & b.ones(), a.zeros() | b.zeros())
}

/// Bitwise or.
pub(super) fn or(a: &Bits, b: &Bits) -> Bits {
    let range = (a.u().0.max(b.u().0), i128::from(mask(a.width())));
    Bits::made(a.width(), &[Some(range)], a.ones() | b.ones(), a.zeros() & b.zeros())
}

/// Bitwise exclusive or.
pub(super) fn xor(a: &Bits, b: &Bits) -> Bits {
    let ones = a.ones() & b.zeros() | a.zeros() & b.ones();
    let zeros = a.ones() & b.ones() | a.zeros() & b.zeros();
    Bits::made(a.width(), &[], ones, zeros)
}

/// The amounts of a shift that are less than the width, and whether there are others.
fn amounts(b: &Bits) -> (Option<(u32, u32)>, bool) {
    let width = u64::from(b.width());
    let (low, high) = b.unsigned();
    let bound = |amount: u64| u32::try_from(amount.min(width - 1)).unwrap_or(0);
    ((low < width).then(|| (bound(low), bound(high))), high >= width)
}

/// Shift left.
pub(super) fn shl(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let (inside, outside) = amounts(b);
    let shifted = inside.map(|(least, most)| {
        let factors = (1_i128 << least, 1_i128 << most);
        let ranges = [times(a.u(), factors), times(a.s(), factors)];
        if least == most {
            let zeros = a.zeros() << least | mask(least);
            return Bits::made(width, &ranges, a.ones() << least, zeros);
        }
        let low = mask((a.zeros().trailing_ones() + least).min(width));
        Bits::made(width, &ranges, 0, low)
    });
    either(shifted, outside.then(|| Bits::constant(0, width)), width)
}

/// Logical shift right.
pub(super) fn lshr(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let (inside, outside) = amounts(b);
    let shifted = inside.map(|(least, most)| {
        let range = (a.u().0 >> most, a.u().1 >> least);
        if least == most {
            let zeros = a.zeros() >> least | !(mask(width) >> least);
            return Bits::made(width, &[Some(range)], a.ones() >> least, zeros);
        }
        Bits::made(width, &[Some(range)], 0, 0)
    });
    either(shifted, outside.then(|| Bits::constant(0, width)), width)
}

/// Arithmetic shift right.
pub(super) fn ashr(a: &Bits, b: &Bits) -> Bits {
    let width = a.width();
    let (inside, outside) = amounts(b);
    let shift = |(least, most): (u32, u32)| {
        let (low, high) = a.s();
        let range = ((low >> least).min(low >> most), (high >> least).max(high >> most));
        if least == most {
            let low = mask(width - least);
            let (ones, zeros) = (a.ones() >> least & low, a.zeros() >> least & low);
            return Bits::made(width, &[Some(range)], ones, zeros);
        }
        Bits::made(width, &[Some(range)], 0, 0)
    };
    let sign = outside.then(|| shift((width - 1, width - 1)));
    either(inside.map(shift), sign, width)
}

/// Concatenation, for a sum of the widths that is not too large.
pub(super) fn concat(high: &Bits, low: &Bits) -> Bits {
    let by = low.width();
    let width = high.width() + by;
    let part = |range: (i128, i128)| (range.0 << by, range.1 << by);
    let ranges = [plus(part(high.u()), low.u()), plus(part(high.s()), low.u())];
    let (ones, zeros) = (high.ones() << by | low.ones(), high.zeros() << by | low.zeros());
    Bits::made(width, &ranges, ones, zeros)
}

/// Bits `hi` down to `lo`.
pub(super) fn extract(a: &Bits, hi: u32, lo: u32) -> Bits {
    let width = hi - lo + 1;
    let ranges = [Some((a.u().0 >> lo, a.u().1 >> lo)), Some((a.s().0 >> lo, a.s().1 >> lo))];
    Bits::made(width, &ranges, a.ones() >> lo, a.zeros() >> lo)
}

/// Extension by zeros to a width.
pub(super) fn zero_extend(a: &Bits, width: u32) -> Bits {
    let high = mask(width) & !mask(a.width());
    Bits::made(width, &[Some(a.u())], a.ones(), a.zeros() | high)
}

/// Extension by the sign to a width.
pub(super) fn sign_extend(a: &Bits, width: u32) -> Bits {
    Bits::made(width, &[Some(a.s())], a.ones(), a.zeros())
}

/// Whether an unsigned comparison is decided: `a < b`.
pub(super) fn ult(a: &Bits, b: &Bits) -> Option<bool> {
    decided(a.unsigned(), b.unsigned())
}

/// Whether a signed comparison is decided: `a < b`.
pub(super) fn slt(a: &Bits, b: &Bits) -> Option<bool> {
    decided(a.signed(), b.signed())
}

fn decided<T: Ord + Copy>(a: (T, T), b: (T, T)) -> Option<bool> {
    if a.1 < b.0 {
        Some(true)
    } else if a.0 >= b.1 {
        Some(false)
    } else {
        None
    }
}
