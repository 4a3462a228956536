//! Sets of integers: an interval that may be open to either side, and a congruence.

/// A set of integers that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    /// The least, if there is one.
    low: Option<i128>,
    /// The greatest, if there is one.
    high: Option<i128>,
    /// All are congruent modulo this; 0 if there is one element only.
    modulus: i128,
    /// What they are congruent to: not negative and below the modulus, or the element itself.
    residue: i128,
}

/// Bounds beyond this are given up, so that sums of bounds don't overflow.
const FARTHEST: i128 = 1 << 120;

fn is_far(number: i128) -> bool {
    !(-FARTHEST..=FARTHEST).contains(&number)
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

impl Number {
    pub(super) const TOP: Self = Self { low: None, high: None, modulus: 1, residue: 0 };

    pub(super) fn constant(value: i128) -> Self {
        Self { low: Some(value), high: Some(value), modulus: 0, residue: value }
    }

    /// The integers from `low` to `high`; none if there is none.
    pub(super) fn range(low: Option<i128>, high: Option<i128>) -> Option<Self> {
        Self { low, high, ..Self::TOP }.reduced()
    }

    pub(super) fn low(&self) -> Option<i128> {
        self.low
    }

    pub(super) fn high(&self) -> Option<i128> {
        self.high
    }

    /// The modulus, which is more than 1, and the residue of what is more than one number.
    pub(super) fn congruence(&self) -> Option<(i128, i128)> {
        (self.modulus > 1).then_some((self.modulus, self.residue))
    }

    pub(super) fn as_constant(&self) -> Option<i128> {
        match (self.low, self.high) {
            (Some(low), Some(high)) if low == high => Some(low),
            _ => None,
        }
    }

    pub(super) fn contains(&self, value: i128) -> bool {
        self.low.is_none_or(|low| low <= value)
            && self.high.is_none_or(|high| value <= high)
            && (self.modulus == 0 || value.rem_euclid(self.modulus) == self.residue)
    }

    /// Sharpens the bounds by the congruence, and the other way round.
    fn reduced(mut self) -> Option<Self> {
        self.low = self.low.filter(|low| !is_far(*low));
        self.high = self.high.filter(|high| !is_far(*high));
        if self.modulus == 0 {
            if is_far(self.residue) {
                return Some(Self::TOP);
            }
            let value = self.residue;
            let inside = self.low.is_none_or(|low| low <= value)
                && self.high.is_none_or(|high| value <= high);
            return inside.then_some(Self::constant(value));
        }
        if self.modulus > 1 {
            let (m, r) = (self.modulus, self.residue);
            self.low = self.low.map(|low| low + (r - low).rem_euclid(m));
            self.high = self.high.map(|high| high - (high - r).rem_euclid(m));
        }
        match (self.low, self.high) {
            (Some(low), Some(high)) if low > high => None,
            (Some(low), Some(high)) if low == high => Some(Self::constant(low)),
            _ => Some(self),
        }
    }

    /// With a congruence instead of its own.
    fn modulo(low: Option<i128>, high: Option<i128>, modulus: i128, residue: i128) -> Self {
        let (modulus, residue) = if is_far(modulus) || is_far(residue) {
            (1, 0)
        } else if modulus == 0 {
            (0, residue)
        } else {
            (modulus.abs(), residue.rem_euclid(modulus.abs()))
        };
        Self { low, high, modulus, residue }.reduced().unwrap_or(Self::TOP)
    }

    pub(super) fn join(&self, other: &Self) -> Self {
        let low = self.low.zip(other.low).map(|(a, b)| a.min(b));
        let high = self.high.zip(other.high).map(|(a, b)| a.max(b));
        let modulus = gcd(gcd(self.modulus, other.modulus), self.residue - other.residue);
        Self::modulo(low, high, modulus, self.residue)
    }

    pub(super) fn meet(&self, other: &Self) -> Option<Self> {
        let low = match (self.low, other.low) {
            (Some(a), Some(b)) => Some(a.max(b)),
            (one, None) | (None, one) => one,
        };
        let high = match (self.high, other.high) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, None) | (None, one) => one,
        };
        // The stronger congruence is kept, not their intersection.
        let finer =
            |a: &Self, b: &Self| a.modulus == 0 || (b.modulus != 0 && a.modulus > b.modulus);
        let (kept, left) = if finer(other, self) { (other, self) } else { (self, other) };
        if kept.modulus == 0 && !left.contains(kept.residue) {
            return None;
        }
        Self { low, high, modulus: kept.modulus, residue: kept.residue }.reduced()
    }

    /// Those without one, as far as that can be said.
    pub(super) fn without(&self, value: i128) -> Option<Self> {
        let mut number = *self;
        if self.as_constant() == Some(value) {
            return None;
        }
        if self.low == Some(value) {
            number.low = Some(value + 1);
        } else if self.high == Some(value) {
            number.high = Some(value - 1);
        }
        number.reduced()
    }

    pub(super) fn widen(&self, next: &Self, thresholds: &[i128]) -> Self {
        let low = if next.low == self.low {
            next.low
        } else {
            next.low.and_then(|new| {
                thresholds[..thresholds.partition_point(|t| *t <= new)].last().copied()
            })
        };
        let high = if next.high == self.high {
            next.high
        } else {
            next.high.and_then(|new| {
                thresholds[thresholds.partition_point(|t| *t < new)..].first().copied()
            })
        };
        Self::modulo(low, high, next.modulus, next.residue)
    }

    pub(super) fn add(&self, other: &Self) -> Self {
        let low = self.low.zip(other.low).and_then(|(a, b)| a.checked_add(b));
        let high = self.high.zip(other.high).and_then(|(a, b)| a.checked_add(b));
        let modulus = gcd(self.modulus, other.modulus);
        Self::modulo(low, high, modulus, self.residue + other.residue)
    }

    pub(super) fn neg(&self) -> Self {
        let (low, high) = (self.high.map(|high| -high), self.low.map(|low| -low));
        Self::modulo(low, high, self.modulus, -self.residue)
    }

    pub(super) fn mul(&self, other: &Self) -> Self {
        if let (_, Some(factor)) | (Some(factor), _) = (self.as_constant(), other.as_constant()) {
            let set = if other.as_constant() == Some(factor) { self } else { other };
            return set.scale(factor);
        }
        let bounds = (self.low, self.high, other.low, other.high);
        let (Some(a), Some(b), Some(c), Some(d)) = bounds else {
            let positive = |n: &Self| n.low.is_some_and(|low| low >= 0);
            if positive(self) && positive(other) {
                let low = self.low.zip(other.low).and_then(|(a, b)| a.checked_mul(b));
                return Self { low, ..Self::TOP }.reduced().unwrap_or(Self::TOP);
            }
            return Self::TOP;
        };
        match super::bits_ops::times((a, b), (c, d)) {
            Some((low, high)) => Self::range(Some(low), Some(high)).unwrap_or(Self::TOP),
            None => Self::TOP,
        }
    }

    /// All times a number.
    fn scale(&self, factor: i128) -> Self {
        if factor == 0 {
            return Self::constant(0);
        }
        let scaled = |bound: Option<i128>| bound.and_then(|bound| bound.checked_mul(factor));
        let (low, high) = if factor > 0 {
            (scaled(self.low), scaled(self.high))
        } else {
            (scaled(self.high), scaled(self.low))
        };
        match (self.modulus.checked_mul(factor), self.residue.checked_mul(factor)) {
            (Some(modulus), Some(residue)) => Self::modulo(low, high, modulus, residue),
            _ => Self { low, high, ..Self::TOP }.reduced().unwrap_or(Self::TOP),
        }
    }

    /// Euclidean quotient by a constant; 0 where that is 0.
    pub(super) fn div(&self, other: &Self) -> Self {
        match other.as_constant() {
            Some(0) => Self::constant(0),
            Some(divisor) => {
                let divided = |bound: Option<i128>| bound.map(|bound| bound.div_euclid(divisor));
                let (low, high) = if divisor > 0 {
                    (divided(self.low), divided(self.high))
                } else {
                    (divided(self.high), divided(self.low))
                };
                Self { low, high, ..Self::TOP }.reduced().unwrap_or(Self::TOP)
            }
            None => Self::TOP,
        }
    }

    /// Euclidean remainder; the dividend where the divisor is 0.
    pub(super) fn rem(&self, other: &Self) -> Self {
        if other.as_constant() == Some(0) {
            return *self;
        }
        let size = other.low.zip(other.high).map(|(low, high)| low.abs().max(high.abs()));
        let remainder = match other.as_constant() {
            Some(divisor) => {
                let divisor = divisor.abs();
                if let Some(value) = self.as_constant() {
                    return Self::constant(value.rem_euclid(divisor));
                }
                if self.low.is_some_and(|low| low >= 0) && self.high.is_some_and(|h| h < divisor) {
                    return *self;
                }
                Self::modulo(
                    Some(0),
                    Some(divisor - 1),
                    gcd(self.modulus, divisor).max(1),
                    self.residue,
                )
            }
            None => Self { low: Some(0), high: size.map(|size| (size - 1).max(0)), ..Self::TOP },
        };
        if other.contains(0) { remainder.join(self) } else { remainder }
    }

    /// Whether `self < other` is decided.
    pub(super) fn lt(&self, other: &Self) -> Option<bool> {
        if self.high.zip(other.low).is_some_and(|(a, b)| a < b) {
            Some(true)
        } else if self.low.zip(other.high).is_some_and(|(a, b)| a >= b) {
            Some(false)
        } else {
            None
        }
    }
}
