//! Sets of bit-vectors of up to 64 bits: an unsigned interval, a signed interval and known bits, which all hold at once.

/// The widest bit-vectors that are looked at.
pub(super) const WIDEST: u32 = 64;

/// A set of bit-vectors that is not empty. All three views hold, and each was used to sharpen the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bits {
    width: u32,
    /// The least and the greatest unsigned number.
    unsigned: (u64, u64),
    /// The least and the greatest signed number.
    signed: (i64, i64),
    /// The bits that are 1 in all.
    ones: u64,
    /// The bits that are 0 in all.
    zeros: u64,
}

/// The low bits of a width.
pub(super) fn mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> (64 - width) }
}

/// The signed reading of the low bits.
pub(super) fn signed(bits: u64, width: u32) -> i64 {
    (bits << (64 - width)).cast_signed() >> (64 - width)
}

/// The bit-vector of a number.
fn wrapped(number: i128, width: u32) -> u64 {
    let low = number.rem_euclid(1 << width);
    u64::try_from(low).expect("a residue should fit in its width")
}

/// The least and the greatest signed number of a width.
fn signed_limits(width: u32) -> (i64, i64) {
    let greatest = (mask(width) >> 1).cast_signed();
    (-greatest - 1, greatest)
}

impl Bits {
    /// All of a width.
    pub(super) fn top(width: u32) -> Self {
        debug_assert!((1..=WIDEST).contains(&width), "a set of bit-vectors should be narrow");
        let unsigned = (0, mask(width));
        Self { width, unsigned, signed: signed_limits(width), ones: 0, zeros: 0 }
    }

    /// One only.
    pub(super) fn constant(value: u64, width: u32) -> Self {
        let value = value & mask(width);
        let number = signed(value, width);
        Self {
            width,
            unsigned: (value, value),
            signed: (number, number),
            ones: value,
            zeros: !value & mask(width),
        }
    }

    /// Those congruent to a number of one of the ranges, for each of some lists of ranges, that have the known bits. Where
    /// that is nothing, the caller's premises can't hold, and all is as good an answer as any.
    pub(super) fn made(width: u32, ranges: &[Option<(i128, i128)>], ones: u64, zeros: u64) -> Self {
        let top = Self::top(width);
        let known = Self { ones: ones & mask(width), zeros: zeros & mask(width), ..top };
        let mut bits = known.reduced();
        for (low, high) in ranges.iter().flatten() {
            bits = bits.and_then(|bits| bits.within(*low, *high));
        }
        bits.unwrap_or(top)
    }

    pub(super) fn width(&self) -> u32 {
        self.width
    }

    pub(super) fn unsigned(&self) -> (u64, u64) {
        self.unsigned
    }

    pub(super) fn signed(&self) -> (i64, i64) {
        self.signed
    }

    /// The unsigned interval as numbers.
    pub(super) fn u(&self) -> (i128, i128) {
        (i128::from(self.unsigned.0), i128::from(self.unsigned.1))
    }

    /// The signed interval as numbers.
    pub(super) fn s(&self) -> (i128, i128) {
        (i128::from(self.signed.0), i128::from(self.signed.1))
    }

    pub(super) fn ones(&self) -> u64 {
        self.ones
    }

    pub(super) fn zeros(&self) -> u64 {
        self.zeros
    }

    /// The bits that are not known.
    pub(super) fn unknown(&self) -> u64 {
        mask(self.width) & !(self.ones | self.zeros)
    }

    /// How many of the lowest bits are known.
    pub(super) fn low_known(&self) -> u32 {
        self.unknown().trailing_zeros().min(self.width)
    }

    /// The only element.
    pub(super) fn as_constant(&self) -> Option<u64> {
        (self.unsigned.0 == self.unsigned.1).then_some(self.unsigned.0)
    }

    pub(super) fn is_top(&self) -> bool {
        *self == Self::top(self.width)
    }

    /// Whether a bit-vector can be one of the set.
    pub(super) fn contains(&self, value: u64) -> bool {
        let number = signed(value, self.width);
        (self.unsigned.0..=self.unsigned.1).contains(&value)
            && (self.signed.0..=self.signed.1).contains(&number)
            && value & self.ones == self.ones
            && value & self.zeros == 0
    }

    /// At most how many elements there are.
    pub(super) fn count(&self) -> u128 {
        let stride = self.low_known();
        (u128::from(self.unsigned.1 - self.unsigned.0) >> stride) + 1
    }

    /// Those that are congruent to a number from `low` to `high`; none if there is none.
    pub(super) fn within(&self, low: i128, high: i128) -> Option<Self> {
        let modulus = 1_i128 << self.width;
        if high.checked_sub(low).is_none_or(|length| length >= modulus - 1) {
            return Some(*self);
        }
        debug_assert!(low <= high, "a range should not be empty");
        let (from, to) = (wrapped(low, self.width), wrapped(high, self.width));
        let mut bits = *self;
        bits.unsigned = if from <= to {
            meet(self.unsigned, (from, to))?
        } else {
            hull(meet(self.unsigned, (from, u64::MAX)), meet(self.unsigned, (0, to)))?
        };
        let (from, to) = (signed(from, self.width), signed(to, self.width));
        bits.signed = if from <= to {
            meet(self.signed, (from, to))?
        } else {
            hull(meet(self.signed, (from, i64::MAX)), meet(self.signed, (i64::MIN, to)))?
        };
        bits.reduced()
    }

    /// Those that have the given known bits.
    pub(super) fn with_bits(&self, ones: u64, zeros: u64) -> Option<Self> {
        let (ones, zeros) = (ones & mask(self.width), zeros & mask(self.width));
        Self { ones: self.ones | ones, zeros: self.zeros | zeros, ..*self }.reduced()
    }

    /// Those without one element, as far as that can be said.
    pub(super) fn without(&self, value: u64) -> Option<Self> {
        if self.as_constant() == Some(value) {
            return None;
        }
        let mut bits = *self;
        let number = signed(value, self.width);
        if bits.unsigned.0 == value {
            bits.unsigned.0 += 1;
        } else if bits.unsigned.1 == value {
            bits.unsigned.1 -= 1;
        }
        if bits.signed.0 == number {
            bits.signed.0 += 1;
        } else if bits.signed.1 == number {
            bits.signed.1 -= 1;
        }
        bits.reduced()
    }

    /// The elements of both.
    pub(super) fn meet(&self, other: &Self) -> Option<Self> {
        debug_assert_eq!(self.width, other.width, "sets of one width should be met");
        Self {
            width: self.width,
            unsigned: meet(self.unsigned, other.unsigned)?,
            signed: meet(self.signed, other.signed)?,
            ones: self.ones | other.ones,
            zeros: self.zeros | other.zeros,
        }
        .reduced()
    }

    /// The elements of either, and more.
    pub(super) fn join(&self, other: &Self) -> Self {
        debug_assert_eq!(self.width, other.width, "sets of one width should be joined");
        if self == other {
            return *self;
        }
        let bits = Self {
            width: self.width,
            unsigned: (
                self.unsigned.0.min(other.unsigned.0),
                self.unsigned.1.max(other.unsigned.1),
            ),
            signed: (self.signed.0.min(other.signed.0), self.signed.1.max(other.signed.1)),
            ones: self.ones & other.ones,
            zeros: self.zeros & other.zeros,
        };
        bits.reduced().unwrap_or(bits)
    }

    /// A superset of `next`, itself one of this set, with each bound that moved put at the next threshold. The thresholds are in
    /// ascending order.
    pub(super) fn widen(&self, next: &Self, thresholds: &[i128]) -> Self {
        let mut bits = *next;
        let top = Self::top(self.width);
        let moved = self.unsigned != next.unsigned || self.signed != next.signed;
        bits.unsigned = (
            lowered(self.unsigned.0, next.unsigned.0, top.unsigned.0, thresholds),
            raised(self.unsigned.1, next.unsigned.1, top.unsigned.1, thresholds),
        );
        bits.signed = (
            lowered(self.signed.0, next.signed.0, top.signed.0, thresholds),
            raised(self.signed.1, next.signed.1, top.signed.1, thresholds),
        );
        if moved {
            // The high bits follow from the bounds, and the old ones would pull those back.
            let low = mask(next.low_known());
            bits.ones &= low;
            bits.zeros &= low;
        }
        bits.reduced().unwrap_or(top)
    }

    /// The same set with each view sharpened by the others; none if it is empty.
    fn reduced(mut self) -> Option<Self> {
        for _ in 0..4 {
            let before = self;
            self.known_to_bounds()?;
            self.unsigned_to_signed()?;
            self.signed_to_unsigned()?;
            self.bounds_to_known()?;
            if self == before {
                break;
            }
        }
        Some(self)
    }

    fn known_to_bounds(&mut self) -> Option<()> {
        if self.ones & self.zeros != 0 {
            return None;
        }
        let all = mask(self.width);
        self.unsigned = meet(self.unsigned, (self.ones, all & !self.zeros))?;
        let low = mask(self.low_known());
        let residue = self.ones & low;
        // The next number with these low bits, upwards and downwards.
        let up = residue.wrapping_sub(self.unsigned.0) & low;
        let down = self.unsigned.1.wrapping_sub(residue) & low;
        let from = self.unsigned.0.checked_add(up)?;
        let to = self.unsigned.1.checked_sub(down)?;
        let up = residue.wrapping_sub(self.signed.0.cast_unsigned()) & low;
        let down = self.signed.1.cast_unsigned().wrapping_sub(residue) & low;
        let least = i128::from(self.signed.0) + i128::from(up);
        let greatest = i128::from(self.signed.1) - i128::from(down);
        if from > to || least > greatest {
            return None;
        }
        self.unsigned = (from, to);
        self.signed = (i64::try_from(least).ok()?, i64::try_from(greatest).ok()?);
        Some(())
    }

    fn unsigned_to_signed(&mut self) -> Option<()> {
        let (from, to) = self.unsigned;
        let half = mask(self.width) >> 1;
        if (from > half) == (to > half) {
            let range = (signed(from, self.width), signed(to, self.width));
            self.signed = meet(self.signed, range)?;
        }
        Some(())
    }

    fn signed_to_unsigned(&mut self) -> Option<()> {
        let all = mask(self.width);
        let half = all >> 1;
        let (from, to) = self.signed;
        // The numbers that are not negative, and those that are, each in both views.
        let positive = (to >= 0)
            .then(|| (from.max(0).cast_unsigned(), to.cast_unsigned()))
            .and_then(|range| meet(range, self.unsigned))
            .filter(|range| range.0 <= half);
        let negative = (from < 0)
            .then(|| (from.cast_unsigned() & all, to.min(-1).cast_unsigned() & all))
            .and_then(|range| meet(range, self.unsigned));
        self.unsigned = hull(positive, negative)?;
        if positive.is_none() || negative.is_none() {
            self.unsigned_to_signed()?;
        }
        Some(())
    }

    fn bounds_to_known(&mut self) -> Option<()> {
        let (from, to) = self.unsigned;
        let differ = from ^ to;
        let unknown = if differ == 0 { 0 } else { u64::MAX >> differ.leading_zeros() };
        self.ones |= from & !unknown;
        self.zeros |= !from & !unknown & mask(self.width);
        (self.ones & self.zeros == 0).then_some(())
    }
}

fn meet<T: Ord + Copy>(a: (T, T), b: (T, T)) -> Option<(T, T)> {
    let met = (a.0.max(b.0), a.1.min(b.1));
    (met.0 <= met.1).then_some(met)
}

fn hull<T: Ord + Copy>(a: Option<(T, T)>, b: Option<(T, T)>) -> Option<(T, T)> {
    match (a, b) {
        (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
        (one, None) | (None, one) => one,
    }
}

/// A lower bound that moved, at the next threshold below.
fn lowered<T>(old: T, new: T, least: T, thresholds: &[i128]) -> T
where
    T: Ord + Copy + TryFrom<i128> + Into<i128>,
{
    if new >= old {
        return new;
    }
    let below = &thresholds[..thresholds.partition_point(|threshold| *threshold <= new.into())];
    below.last().and_then(|threshold| T::try_from(*threshold).ok()).map_or(least, |t| t.max(least))
}

/// An upper bound that moved, at the next threshold above.
fn raised<T>(old: T, new: T, greatest: T, thresholds: &[i128]) -> T
where
    T: Ord + Copy + TryFrom<i128> + Into<i128>,
{
    if new <= old {
        return new;
    }
    let above = &thresholds[thresholds.partition_point(|threshold| *threshold < new.into())..];
    above
        .first()
        .and_then(|threshold| T::try_from(*threshold).ok())
        .map_or(greatest, |t| t.min(greatest))
}
