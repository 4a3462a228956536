//! Truth values: connectives, equality, choice.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;

impl TermPool {
    /// The constant of a truth value.
    pub fn bool(&self, value: bool) -> Term {
        if value { self.true_() } else { self.false_() }
    }

    /// Negation.
    pub fn not(&mut self, a: Term) -> Term {
        self.intern(Op::Not, &[a], &Sort::Bool)
    }

    /// Conjunction of any number.
    pub fn and(&mut self, args: &[Term]) -> Term {
        match args {
            [] => self.true_(),
            [one] => *one,
            _ => self.intern(Op::And, args, &Sort::Bool),
        }
    }

    /// Disjunction of any number.
    pub fn or(&mut self, args: &[Term]) -> Term {
        match args {
            [] => self.false_(),
            [one] => *one,
            _ => self.intern(Op::Or, args, &Sort::Bool),
        }
    }

    /// Implication.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or(&[not_a, b])
    }

    /// Equality of two terms of one sort (on floats: identity; see [`TermPool::fp_eq`]).
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.intern(Op::Eq, &[a, b], &Sort::Bool)
    }

    /// The negation of equality.
    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.not(eq)
    }

    /// `then` where `condition` holds, else `otherwise`.
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        let sort = self.sort(then).clone();
        self.intern(Op::Ite, &[condition, then, otherwise], &sort)
    }
}
