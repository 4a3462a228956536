//! Unbounded integers.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::{Integer, Value};

impl TermPool {
    /// The constant of an integer.
    pub fn int(&mut self, value: impl Into<Integer>) -> Term {
        self.constant(Value::Int(value.into()))
    }

    /// Sum of any number of integers.
    pub fn add(&mut self, args: &[Term]) -> Term {
        self.intern(Op::Add, args, &Sort::Int)
    }

    /// Difference.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        let minus_b = self.neg(b);
        self.add(&[a, minus_b])
    }

    /// Negation.
    pub fn neg(&mut self, a: Term) -> Term {
        let minus_one = self.int(-1);
        self.mul(&[minus_one, a])
    }

    /// Product of any number of integers.
    pub fn mul(&mut self, args: &[Term]) -> Term {
        self.intern(Op::Mul, args, &Sort::Int)
    }

    /// Euclidean quotient; 0 if the divisor is 0.
    pub fn div(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::Div, &[a, b], &Sort::Int)
    }

    /// Euclidean remainder; the dividend if the divisor is 0.
    pub fn modulo(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::Mod, &[a, b], &Sort::Int)
    }

    /// `a <= b`.
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::Le, &[a, b], &Sort::Bool)
    }

    /// `a < b`.
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::Lt, &[a, b], &Sort::Bool)
    }

    /// `a >= b`.
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }

    /// `a > b`.
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }
}
