//! Truth values: the connectives.

use smallvec::SmallVec;

use super::FLAT;
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};

/// The operands of a connective while they are gathered.
type Operands = SmallVec<[Term; FLAT]>;

impl TermPool {
    /// The constant of a truth value.
    pub fn bool(&self, value: bool) -> Term {
        if value { self.true_() } else { self.false_() }
    }

    /// Negation.
    pub fn not(&mut self, a: Term) -> Term {
        self.check_sort(a, SortId::BOOL);
        match self.op(a) {
            Op::Const(_) => self.bool(a == self.false_()),
            Op::Not => self.args1(a),
            Op::Le => {
                let [x, y] = self.args2(a);
                self.lt(y, x)
            }
            Op::Lt => {
                let [x, y] = self.args2(a);
                self.le(y, x)
            }
            Op::BvUle => {
                let [x, y] = self.args2(a);
                self.bv_ult(y, x)
            }
            Op::BvUlt => {
                let [x, y] = self.args2(a);
                self.bv_ule(y, x)
            }
            Op::BvSle => {
                let [x, y] = self.args2(a);
                self.bv_slt(y, x)
            }
            Op::BvSlt => {
                let [x, y] = self.args2(a);
                self.bv_sle(y, x)
            }
            // Float comparisons stay: NaN makes both sides false.
            _ => self.node(Op::Not, &[a], SortId::BOOL),
        }
    }

    /// Conjunction of any number.
    pub fn and(&mut self, args: &[Term]) -> Term {
        self.connective(Op::And, args)
    }

    /// Disjunction of any number.
    pub fn or(&mut self, args: &[Term]) -> Term {
        self.connective(Op::Or, args)
    }

    /// Implication.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or(&[not_a, b])
    }

    /// Exclusive or.
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        let eq = self.eq(a, b);
        self.not(eq)
    }

    /// Conjunction or disjunction: flat, sorted, without duplicates, units and complements.
    fn connective(&mut self, op: Op, args: &[Term]) -> Term {
        let (unit, zero) = match op {
            Op::And => (self.true_(), self.false_()),
            _ => (self.false_(), self.true_()),
        };
        let mut operands = Operands::new();
        for arg in args {
            self.check_sort(*arg, SortId::BOOL);
            if *arg == zero {
                return zero;
            }
            if *arg != unit {
                operands.push(*arg);
            }
        }
        loop {
            operands.sort_unstable();
            operands.dedup();
            if self.prune_equalities(op, &mut operands) {
                return zero;
            }
            if !self.flatten(op, &mut operands) {
                break;
            }
        }
        if self.has_complements(&operands) {
            return zero;
        }
        match operands[..] {
            [] => unit,
            [one] => one,
            _ => self.node(op, &operands, SortId::BOOL),
        }
    }

    /// Replaces each operand that is itself an application of the operator by its operands, if few enough come
    /// together. Says whether anything changed.
    fn flatten(&self, op: Op, operands: &mut Operands) -> bool {
        let mut total = 0;
        let mut nested = false;
        for operand in &*operands {
            if self.op(*operand) == op {
                nested = true;
                total += self.args(*operand).len();
            } else {
                total += 1;
            }
        }
        if !nested || total > FLAT {
            return false;
        }
        let before = std::mem::take(operands);
        for operand in before {
            if self.op(operand) == op {
                operands.extend_from_slice(self.args(operand));
            } else {
                operands.push(operand);
            }
        }
        true
    }

    /// A term that must equal one value and can't equal another: `x = 5 and x = 3` is false, and of `x = 5 and x /= 3` the
    /// second says nothing. Likewise with all negated in a disjunction. Says whether the operands contradict each other.
    fn prune_equalities(&self, op: Op, operands: &mut Operands) -> bool {
        if operands.len() > FLAT {
            return false;
        }
        let mut known: SmallVec<[(Term, Term); FLAT]> = SmallVec::new();
        for operand in &*operands {
            if let Some((x, value, holds)) = self.equality_with_value(*operand)
                && holds == (op == Op::And)
            {
                known.push((x, value));
            }
        }
        if known.is_empty() {
            return false;
        }
        known.sort_unstable();
        if known.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return true;
        }
        operands.retain(|operand| match self.equality_with_value(*operand) {
            Some((x, value, holds)) if holds != (op == Op::And) => {
                // An equal value makes them complements, which is seen later.
                match known.binary_search_by_key(&x, |(known, _)| *known) {
                    Ok(position) => known[position].1 == value,
                    Err(_) => true,
                }
            }
            _ => true,
        });
        false
    }

    /// A literal that says that a term equals a value, or (`false`) that it doesn't.
    fn equality_with_value(&self, literal: Term) -> Option<(Term, Term, bool)> {
        let (atom, holds) = match self.op(literal) {
            Op::Not => (self.args1(literal), false),
            _ => (literal, true),
        };
        if self.op(atom) != Op::Eq {
            return None;
        }
        let [x, value] = self.args2(atom);
        self.is_const(value).then_some((x, value, holds))
    }

    /// Whether some sorted operand is the negation of another.
    fn has_complements(&mut self, operands: &Operands) -> bool {
        let mut comparisons = 0;
        for operand in operands {
            if self.op(*operand) == Op::Not {
                if operands.binary_search(&self.args1(*operand)).is_ok() {
                    return true;
                }
            } else if self.is_comparison(*operand) {
                comparisons += 1;
            }
        }
        if comparisons < 2 || operands.len() > FLAT {
            return false;
        }
        for operand in operands {
            if self.is_comparison(*operand) {
                let complement = self.not(*operand);
                if operands.binary_search(&complement).is_ok() {
                    return true;
                }
            }
        }
        false
    }
}
