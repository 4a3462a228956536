//! Constructors: one method of [`TermPool`] for each operator, which simplifies as it builds.
//!
//! Every constructor looks at its arguments and a bounded number of levels below them, so that its cost does not
//! grow with the depth of a term, and none calls itself along a chain of arguments. Each is meant to be stable: given
//! the operator and the arguments of a term that it built, it builds that term again.

mod array;
mod bits;
mod bool;
mod bv;
mod compare;
mod eq;
mod float;
mod fp_tests;
mod int;
mod ite;
mod linear;
mod overflow;
mod parts;
mod rebuild;
mod spine;
mod table;
mod total;

use smallvec::SmallVec;

pub(crate) use linear::Monomials;
pub(crate) use spine::Spines;
pub(crate) use total::conversion_bounds;

use crate::apply::apply;
use crate::op::Op;
use crate::pool::{SortId, Term, TermPool};
use crate::value::{BitVec, Value};

/// How many operands nested applications of one associative operator are gathered into: beyond that they stay nested,
/// so that a sum that a loop extends at each step does not cost its length each time.
const FLAT: usize = 16;

/// How many constant leaves a tree of choices has for an operator to be applied to each of them.
const LEAVES: usize = 8;

impl TermPool {
    /// The operator applied to these arguments, after its own rules: a value if all arguments are, a choice of values
    /// if one argument is such a choice and the others are values, and else the plain term.
    fn finish(&mut self, op: Op, args: &[Term], sort: SortId) -> Term {
        let mut choice = None;
        for (position, arg) in args.iter().enumerate() {
            if self.is_const(*arg) {
                continue;
            }
            if choice.is_some() || !self.is_choice(*arg) {
                return self.node(op, args, sort);
            }
            choice = Some(position);
        }
        let Some(position) = choice else { return self.fold(op, args, sort) };
        let mut args: SmallVec<[Term; 4]> = SmallVec::from_slice(args);
        args[position] = self.as_choice(args[position]);
        self.lift(op, &mut args, position, sort)
    }

    /// Whether a term is a choice among a few values, perhaps times a constant and plus a constant.
    fn is_choice(&self, term: Term) -> bool {
        let args = self.args(term);
        match (self.op(term), args) {
            (Op::Ite, _) => self.leaves_are_constant(term),
            (Op::Add | Op::BvAdd, [a, b]) if self.is_const(*b) => match self.op(*a) {
                Op::Add | Op::BvAdd => false,
                _ => self.is_choice(*a),
            },
            (Op::Mul | Op::BvMul, [a, b]) if self.is_const(*a) => {
                self.op(*b) == Op::Ite && self.leaves_are_constant(*b)
            }
            (Op::BvNeg, [a]) => self.op(*a) == Op::Ite && self.leaves_are_constant(*a),
            _ => false,
        }
    }

    /// The choice that [`TermPool::is_choice`] found, with the constants worked into its leaves.
    fn as_choice(&mut self, term: Term) -> Term {
        let op = self.op(term);
        if op == Op::Ite {
            return term;
        }
        let mut args: SmallVec<[Term; 4]> = SmallVec::from_slice(self.args(term));
        let position = usize::from(matches!(op, Op::Mul | Op::BvMul));
        args[position] = self.as_choice(args[position]);
        self.lift(op, &mut args, position, self.sort_of(term))
    }

    /// The value of an operator applied to values.
    fn fold(&mut self, op: Op, args: &[Term], sort: SortId) -> Term {
        let value = {
            let value = |arg: &Term| self.value(*arg).expect("what is folded should be a value");
            let values: SmallVec<[&Value; 4]> = args.iter().map(value).collect();
            apply(op, self.sort_at(sort), &values)
        };
        self.constant(value)
    }

    /// Whether a term is a choice among a few values.
    pub(super) fn leaves_are_constant(&self, term: Term) -> bool {
        let mut stack: SmallVec<[Term; 8]> = SmallVec::from_slice(&[term]);
        let mut leaves = 0;
        while let Some(term) = stack.pop() {
            match self.op(term) {
                Op::Const(_) => leaves += 1,
                Op::Ite => stack.extend_from_slice(&self.args(term)[1..]),
                _ => return false,
            }
            if leaves + stack.len() > LEAVES {
                return false;
            }
        }
        true
    }

    /// Applies an operator to each leaf of the choice at `position`. The depth of the calls is below [`LEAVES`].
    fn lift(&mut self, op: Op, args: &mut [Term], position: usize, sort: SortId) -> Term {
        let term = args[position];
        if self.op(term) != Op::Ite {
            return self.fold(op, args, sort);
        }
        let [condition, then, otherwise] = self.args3(term);
        args[position] = then;
        let then = self.lift(op, args, position, sort);
        args[position] = otherwise;
        let otherwise = self.lift(op, args, position, sort);
        args[position] = term;
        self.ite(condition, then, otherwise)
    }

    fn args1(&self, term: Term) -> Term {
        self.args(term)[0]
    }

    fn args2(&self, term: Term) -> [Term; 2] {
        let args = self.args(term);
        [args[0], args[1]]
    }

    fn args3(&self, term: Term) -> [Term; 3] {
        let args = self.args(term);
        [args[0], args[1], args[2]]
    }

    fn is_const(&self, term: Term) -> bool {
        matches!(self.op(term), Op::Const(_))
    }

    fn bv_value(&self, term: Term) -> Option<&BitVec> {
        match self.value(term) {
            Some(Value::Bv(bits)) => Some(bits),
            _ => None,
        }
    }

    fn is_bv_zero(&self, term: Term) -> bool {
        self.bv_value(term).is_some_and(BitVec::is_zero)
    }

    fn bits(&mut self, bits: BitVec) -> Term {
        self.atom(Value::Bv(bits))
    }

    #[track_caller]
    fn check_same_sort(&self, a: Term, b: Term) {
        assert!(
            self.sort_of(a) == self.sort_of(b),
            "operands should have one sort, not {} and {}",
            self.sort(a),
            self.sort(b)
        );
    }

    #[track_caller]
    fn check_sort(&self, term: Term, sort: SortId) {
        assert!(
            self.sort_of(term) == sort,
            "an operand should be of sort {}, not {}",
            self.sort_at(sort),
            self.sort(term)
        );
    }
}
