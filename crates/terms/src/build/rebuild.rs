//! Any operator by its constructor.

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;

impl TermPool {
    /// The term with an operator and arguments as another term has them, simplified; `sort` is its sort. This is how
    /// terms are built again after their arguments have changed.
    ///
    /// # Panics
    /// If the arguments are not those that the operator takes, and on constants and variables, which have none.
    pub fn rebuild(&mut self, op: Op, args: &[Term], sort: &Sort) -> Term {
        match (op, args) {
            (Op::Not, [a]) => self.not(*a),
            (Op::And, _) => self.and(args),
            (Op::Or, _) => self.or(args),
            (Op::Eq, [a, b]) => self.eq(*a, *b),
            (Op::Ite, [c, a, b]) => self.ite(*c, *a, *b),
            (Op::Add, _) => self.add(args),
            (Op::Mul, _) => self.mul(args),
            (Op::Div, [a, b]) => self.div(*a, *b),
            (Op::Mod, [a, b]) => self.modulo(*a, *b),
            (Op::Le, [a, b]) => self.le(*a, *b),
            (Op::Lt, [a, b]) => self.lt(*a, *b),
            (Op::Select, [a, i]) => self.select(*a, *i),
            (Op::Store, [a, i, e]) => self.store(*a, *i, *e),
            (Op::ConstArray, [e]) => match sort {
                Sort::Array(sort) => self.const_array(sort, *e),
                _ => panic!("a constant array should have an array sort, not {sort}"),
            },
            _ => self.rebuild_bv(op, args),
        }
    }

    fn rebuild_bv(&mut self, op: Op, args: &[Term]) -> Term {
        match (op, args) {
            (Op::BvNot, [a]) => self.bv_not(*a),
            (Op::BvNeg, [a]) => self.bv_neg(*a),
            (Op::BvAnd, [a, b]) => self.bv_and(*a, *b),
            (Op::BvOr, [a, b]) => self.bv_or(*a, *b),
            (Op::BvXor, [a, b]) => self.bv_xor(*a, *b),
            (Op::BvAdd, _) => self.bv_sum(args),
            (Op::BvMul, [a, b]) => self.bv_mul(*a, *b),
            (Op::BvUdiv, [a, b]) => self.bv_udiv(*a, *b),
            (Op::BvUrem, [a, b]) => self.bv_urem(*a, *b),
            (Op::BvSdiv, [a, b]) => self.bv_sdiv(*a, *b),
            (Op::BvSrem, [a, b]) => self.bv_srem(*a, *b),
            (Op::BvSmod, [a, b]) => self.bv_smod(*a, *b),
            (Op::BvShl, [a, b]) => self.bv_shl(*a, *b),
            (Op::BvLshr, [a, b]) => self.bv_lshr(*a, *b),
            (Op::BvAshr, [a, b]) => self.bv_ashr(*a, *b),
            (Op::BvUlt, [a, b]) => self.bv_ult(*a, *b),
            (Op::BvUle, [a, b]) => self.bv_ule(*a, *b),
            (Op::BvSlt, [a, b]) => self.bv_slt(*a, *b),
            (Op::BvSle, [a, b]) => self.bv_sle(*a, *b),
            (Op::Concat, [a, b]) => self.concat(*a, *b),
            (Op::Extract { hi, lo }, [a]) => self.extract(hi, lo, *a),
            (Op::ZeroExtend(by), [a]) => self.zero_extend(by, *a),
            (Op::SignExtend(by), [a]) => self.sign_extend(by, *a),
            _ => self.rebuild_fp(op, args),
        }
    }

    fn rebuild_fp(&mut self, op: Op, args: &[Term]) -> Term {
        match (op, args) {
            (Op::FpAdd, [rm, x, y]) => self.fp_add(*rm, *x, *y),
            (Op::FpSub, [rm, x, y]) => self.fp_sub(*rm, *x, *y),
            (Op::FpMul, [rm, x, y]) => self.fp_mul(*rm, *x, *y),
            (Op::FpDiv, [rm, x, y]) => self.fp_div(*rm, *x, *y),
            (Op::FpFma, [rm, x, y, z]) => self.fp_fma(*rm, *x, *y, *z),
            (Op::FpSqrt, [rm, x]) => self.fp_sqrt(*rm, *x),
            (Op::FpRem, [x, y]) => self.fp_rem(*x, *y),
            (Op::FpRound, [rm, x]) => self.fp_round(*rm, *x),
            (Op::FpMin, [x, y]) => self.fp_min(*x, *y),
            (Op::FpMax, [x, y]) => self.fp_max(*x, *y),
            (Op::FpAbs, [x]) => self.fp_abs(*x),
            (Op::FpNeg, [x]) => self.fp_neg(*x),
            (Op::FpLe, [x, y]) => self.fp_le(*x, *y),
            (Op::FpLt, [x, y]) => self.fp_lt(*x, *y),
            (Op::FpEq, [x, y]) => self.fp_eq(*x, *y),
            (Op::FpIsNan, [x]) => self.fp_is_nan(*x),
            (Op::FpIsInfinite, [x]) => self.fp_is_infinite(*x),
            (Op::FpIsZero, [x]) => self.fp_is_zero(*x),
            (Op::FpIsNormal, [x]) => self.fp_is_normal(*x),
            (Op::FpIsSubnormal, [x]) => self.fp_is_subnormal(*x),
            (Op::FpIsNegative, [x]) => self.fp_is_negative(*x),
            (Op::FpIsPositive, [x]) => self.fp_is_positive(*x),
            (Op::FpFromBits(format), [b]) => self.fp_from_bits(format, *b),
            (Op::FpToBits, [x]) => self.fp_to_bits(*x),
            (Op::FpFromFp(format), [rm, x]) => self.fp_from_fp(format, *rm, *x),
            (Op::FpFromSbv(format), [rm, b]) => self.fp_from_sbv(format, *rm, *b),
            (Op::FpFromUbv(format), [rm, b]) => self.fp_from_ubv(format, *rm, *b),
            (Op::FpToSbv(width), [rm, x]) => self.fp_to_sbv(width, *rm, *x),
            (Op::FpToUbv(width), [rm, x]) => self.fp_to_ubv(width, *rm, *x),
            _ => panic!("an operator should be given its arguments: {op:?}, {} given", args.len()),
        }
    }
}
