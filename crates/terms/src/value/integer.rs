//! Unbounded integers, small ones without allocation.

use dashu_int::IBig;
use std::fmt;

/// An unbounded integer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Integer(Repr);

/// `Big` only for what no `i64` holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Repr {
    Small(i64),
    Big(Box<IBig>),
}

impl From<i64> for Integer {
    fn from(value: i64) -> Self {
        Self(Repr::Small(value))
    }
}

impl From<IBig> for Integer {
    fn from(value: IBig) -> Self {
        match i64::try_from(&value) {
            Ok(small) => Self(Repr::Small(small)),
            Err(_) => Self(Repr::Big(Box::new(value))),
        }
    }
}

impl Integer {
    /// The same number as a big integer.
    pub fn to_ibig(&self) -> IBig {
        match &self.0 {
            Repr::Small(small) => IBig::from(*small),
            Repr::Big(big) => (**big).clone(),
        }
    }

    /// The number as an `i64`, if it fits.
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small(small) => Some(*small),
            Repr::Big(_) => None,
        }
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        match (&self.0, &other.0) {
            (Repr::Small(a), Repr::Small(b)) => a.cmp(b),
            _ => self.to_ibig().cmp(&other.to_ibig()),
        }
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Prints the SMT-LIB form: `5`, `(- 5)`.
impl fmt::Display for Integer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_ibig();
        if value < IBig::ZERO { write!(f, "(- {})", -value) } else { write!(f, "{value}") }
    }
}
