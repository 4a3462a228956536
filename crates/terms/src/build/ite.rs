//! Choice.

use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};

impl TermPool {
    /// `then` where `condition` holds, else `otherwise`.
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        self.check_sort(condition, SortId::BOOL);
        self.check_same_sort(then, otherwise);
        if condition == self.true_() || then == otherwise {
            return then;
        }
        if condition == self.false_() {
            return otherwise;
        }
        if self.op(condition) == Op::Not {
            let positive = self.args1(condition);
            return self.ite(positive, otherwise, then);
        }
        let then = self.under(condition, then, true);
        let otherwise = self.under(condition, otherwise, false);
        if then == otherwise {
            return then;
        }
        if self.sort_of(then) == SortId::BOOL
            && let Some(connective) = self.bool_ite(condition, then, otherwise)
        {
            return connective;
        }
        if self.is_same_where(condition, then, otherwise) {
            return otherwise;
        }
        if let Some(total) = self.guarded(condition, then, otherwise) {
            return total;
        }
        if let Some(joined) = self.join_conditions(condition, then, otherwise) {
            return joined;
        }
        let sort = self.sort_of(then);
        self.node(Op::Ite, &[condition, then, otherwise], sort)
    }

    /// The arm of a choice that is itself a choice on the same condition.
    fn under(&self, condition: Term, arm: Term, holds: bool) -> Term {
        if self.op(arm) == Op::Ite {
            let [inner, then, otherwise] = self.args3(arm);
            if inner == condition {
                return if holds { then } else { otherwise };
            }
        }
        arm
    }

    /// Whether the condition is an equation by which both arms have the same value: `a = b` and the arms are `a` and `b`, or the
    /// arms are a constant and what is extended to it.
    fn is_same_where(&self, condition: Term, then: Term, otherwise: Term) -> bool {
        if self.op(condition) != Op::Eq {
            return false;
        }
        let [a, b] = self.args2(condition);
        if (then, otherwise) == (a, b) || (then, otherwise) == (b, a) {
            return true;
        }
        let extended = match (self.bv_value(a), self.bv_value(b)) {
            (Some(value), None) if self.args(otherwise) == [b] => value,
            (None, Some(value)) if self.args(otherwise) == [a] => value,
            _ => return false,
        };
        let value = match self.op(otherwise) {
            Op::ZeroExtend(by) => extended.zero_extend(by),
            Op::SignExtend(by) => extended.sign_extend(by),
            _ => return false,
        };
        self.bv_value(then) == Some(&value)
    }

    fn bool_ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if then == self.true_() || then == condition {
            return Some(self.or(&[condition, otherwise]));
        }
        if otherwise == self.false_() || otherwise == condition {
            return Some(self.and(&[condition, then]));
        }
        if then == self.false_() {
            let not_condition = self.not(condition);
            return Some(self.and(&[not_condition, otherwise]));
        }
        if otherwise == self.true_() {
            let not_condition = self.not(condition);
            return Some(self.or(&[not_condition, then]));
        }
        if self.not(then) == otherwise {
            return Some(self.eq(condition, then));
        }
        None
    }

    /// A choice whose arm is a choice with a common arm: one choice on both conditions.
    fn join_conditions(&mut self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if self.op(then) == Op::Ite {
            let [inner, x, y] = self.args3(then);
            if y == otherwise {
                // ite(c, ite(d, x, y), y)
                let both = self.and(&[condition, inner]);
                return Some(self.plain_ite(both, x, y));
            }
            if x == otherwise {
                // ite(c, ite(d, x, y), x)
                let not_inner = self.not(inner);
                let both = self.and(&[condition, not_inner]);
                return Some(self.plain_ite(both, y, x));
            }
        }
        if self.op(otherwise) == Op::Ite {
            let [inner, x, y] = self.args3(otherwise);
            if x == then {
                // ite(c, x, ite(d, x, y))
                let either = self.or(&[condition, inner]);
                return Some(self.plain_ite(either, x, y));
            }
            if y == then {
                // ite(c, y, ite(d, x, y))
                let not_inner = self.not(inner);
                let either = self.or(&[condition, not_inner]);
                return Some(self.plain_ite(either, y, x));
            }
        }
        None
    }

    /// A choice that looks no further than at its condition.
    fn plain_ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        if condition == self.true_() {
            return then;
        }
        if condition == self.false_() {
            return otherwise;
        }
        let (condition, then, otherwise) = if self.op(condition) == Op::Not {
            (self.args1(condition), otherwise, then)
        } else {
            (condition, then, otherwise)
        };
        let sort = self.sort_of(then);
        self.node(Op::Ite, &[condition, then, otherwise], sort)
    }
}
