//! Abstract values: sets of values of one sort.

use std::sync::Arc;
use symra_terms::{Sort, Value};

use super::array::Cells;
use super::bits::{Bits, WIDEST};
use super::number::Number;

/// A set of values of one sort that is not empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Abstract {
    /// All values.
    #[default]
    Top,
    /// A truth value.
    Bool(bool),
    /// Bit-vectors of up to 64 bits, not all.
    Bits(Bits),
    /// Integers, not all.
    Int(Number),
    /// Arrays, not all.
    Array(Arc<Cells>),
}

impl From<Bits> for Abstract {
    fn from(bits: Bits) -> Self {
        if bits.is_top() { Self::Top } else { Self::Bits(bits) }
    }
}

impl From<Number> for Abstract {
    fn from(number: Number) -> Self {
        if number == Number::TOP { Self::Top } else { Self::Int(number) }
    }
}

impl From<Option<bool>> for Abstract {
    fn from(truth: Option<bool>) -> Self {
        truth.map_or(Self::Top, Self::Bool)
    }
}

impl From<Cells> for Abstract {
    fn from(cells: Cells) -> Self {
        if cells.is_top() { Self::Top } else { Self::Array(Arc::new(cells)) }
    }
}

impl Abstract {
    /// The set of one value, or of all.
    pub(super) fn of_value(value: &Value) -> Self {
        match value {
            Value::Bool(truth) => Self::Bool(*truth),
            Value::Int(int) => match int.to_i64() {
                Some(small) => Self::Int(Number::constant(i128::from(small))),
                None => Self::Top,
            },
            Value::Bv(bits) if bits.width() <= WIDEST => match bits.to_u64() {
                Some(word) => Self::Bits(Bits::constant(word, bits.width())),
                None => Self::Top,
            },
            Value::Bv(_) | Value::Float(_) | Value::RoundingMode(_) => Self::Top,
            Value::Array(array) => Cells::of_value(array).into(),
        }
    }

    /// The truth value.
    pub(super) fn truth(&self) -> Option<bool> {
        match self {
            Self::Bool(truth) => Some(*truth),
            _ => None,
        }
    }

    /// The bit-vectors of a set of this width; none if they are too wide to be looked at.
    pub(super) fn bits(&self, width: u32) -> Option<Bits> {
        match self {
            Self::Bits(bits) => Some(*bits),
            _ => (width <= WIDEST).then(|| Bits::top(width)),
        }
    }

    /// The integers.
    pub(super) fn number(&self) -> Number {
        match self {
            Self::Int(number) => *number,
            _ => Number::TOP,
        }
    }

    /// The only element, as a word that stands for it as an index.
    pub(super) fn as_index(&self) -> Option<u64> {
        match self {
            Self::Bits(bits) => bits.as_constant(),
            Self::Int(number) => i64::try_from(number.as_constant()?).ok().map(i64::cast_unsigned),
            Self::Bool(truth) => Some(u64::from(*truth)),
            Self::Top | Self::Array(_) => None,
        }
    }

    /// Whether the index that a word stands for can be an element.
    pub(super) fn has_index(&self, word: u64) -> bool {
        match self {
            Self::Top | Self::Array(_) => true,
            Self::Bits(bits) => bits.contains(word),
            Self::Int(number) => number.contains(i128::from(word.cast_signed())),
            Self::Bool(truth) => word == u64::from(*truth),
        }
    }

    /// At most how many elements there are.
    pub(super) fn count(&self) -> Option<u128> {
        match self {
            Self::Bits(bits) => Some(bits.count()),
            Self::Bool(_) => Some(1),
            Self::Int(number) => {
                let (low, high) = number.low().zip(number.high())?;
                let stride = number.congruence().map_or(1, |(modulus, _)| modulus);
                u128::try_from((high - low) / stride + 1).ok()
            }
            Self::Top | Self::Array(_) => None,
        }
    }

    /// Whether this is one value of a scalar sort.
    pub(super) fn is_singleton(&self) -> bool {
        self.as_index().is_some()
    }

    pub(super) fn is_top(&self) -> bool {
        matches!(self, Self::Top)
    }

    /// The elements of either, and perhaps more.
    pub(super) fn join(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Bool(a), Self::Bool(b)) if a == b => Self::Bool(*a),
            (Self::Bits(a), Self::Bits(b)) => a.join(b).into(),
            (Self::Int(a), Self::Int(b)) => a.join(b).into(),
            (Self::Array(a), Self::Array(b)) => {
                if Arc::ptr_eq(a, b) {
                    return self.clone();
                }
                let joined = a.join(b);
                if joined == **a { self.clone() } else { joined.into() }
            }
            _ => Self::Top,
        }
    }

    /// The elements of both, and perhaps more; none if it is clear that there are none.
    pub(super) fn meet(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Top, one) | (one, Self::Top) => Some(one.clone()),
            (Self::Bool(a), Self::Bool(b)) => (a == b).then_some(Self::Bool(*a)),
            (Self::Bits(a), Self::Bits(b)) => a.meet(b).map(Self::from),
            (Self::Int(a), Self::Int(b)) => a.meet(b).map(Self::from),
            (Self::Array(a), Self::Array(b)) => {
                if Arc::ptr_eq(a, b) {
                    return Some(self.clone());
                }
                let met = a.meet(b)?;
                Some(if met == **a { self.clone() } else { met.into() })
            }
            _ => unreachable!("sets of one sort should be met"),
        }
    }

    /// A superset of `next`, itself one of this set, such that a chain of these ends soon.
    pub(super) fn widen(&self, next: &Self, thresholds: &[i128]) -> Self {
        if self == next {
            return self.clone();
        }
        match (self, next) {
            (Self::Bits(old), Self::Bits(new)) => old.widen(new, thresholds).into(),
            (Self::Int(old), Self::Int(new)) => old.widen(new, thresholds).into(),
            (Self::Array(old), Self::Array(new)) => old.widen(new, thresholds).into(),
            _ => next.clone(),
        }
    }

    /// The elements other than one value, as far as that can be said.
    pub(super) fn without(&self, value: &Self, sort: &Sort) -> Option<Self> {
        match (value, sort) {
            (Self::Bool(no), _) => self.meet(&Self::Bool(!no)),
            (Self::Bits(one), Sort::Bv(width)) => match (one.as_constant(), self.bits(*width)) {
                (Some(word), Some(bits)) => bits.without(word).map(Self::from),
                _ => Some(self.clone()),
            },
            (Self::Int(one), Sort::Int) => match one.as_constant() {
                Some(value) => self.number().without(value).map(Self::from),
                None => Some(self.clone()),
            },
            _ => Some(self.clone()),
        }
    }
}
