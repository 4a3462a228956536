//! The meaning of every operator on values, one file for each theory.

mod bv;
mod float;
mod int;

use crate::op::Op;
use crate::sort::Sort;
use crate::value::{ArrayValue, BitVec, Float, Integer, RoundingMode, Value};

/// The value of an operator at values of its arguments; `sort` is the sort of the result. Total: see [`Op`] for
/// what SMT-LIB leaves open.
///
/// ```
/// use symra_terms::{Op, Sort, Value, apply};
///
/// let (a, b) = (Value::bv(250, 8), Value::bv(10, 8));
/// assert_eq!(apply(Op::BvAdd, &Sort::Bv(8), &[&a, &b]), Value::bv(4, 8));
/// ```
///
/// # Panics
/// If the arguments are not as many or not of the sorts that the operator takes, and on constants and variables, which have no
/// arguments to be applied to.
pub fn apply(op: Op, sort: &Sort, args: &[&Value]) -> Value {
    match op {
        Op::Const(_) | Op::Var(_) => panic!("an operator should take arguments: {op:?}"),
        Op::Not => Value::Bool(!truth(args[0])),
        Op::And => Value::Bool(args.iter().all(|arg| truth(arg))),
        Op::Or => Value::Bool(args.iter().any(|arg| truth(arg))),
        Op::Eq => Value::Bool(args[0] == args[1]),
        Op::Ite => (if truth(args[0]) { args[1] } else { args[2] }).clone(),
        Op::Add | Op::Mul | Op::Div | Op::Mod | Op::Le | Op::Lt => int::apply(op, args),
        Op::Select => array(args[0]).get(args[1]).clone(),
        Op::Store => {
            let mut array = array(args[0]).clone();
            array.set(args[1].clone(), args[2].clone());
            Value::Array(array)
        }
        Op::ConstArray => match sort {
            Sort::Array(sort) => Value::Array(ArrayValue::constant(sort.clone(), args[0].clone())),
            _ => panic!("a constant array should have an array sort, not {sort}"),
        },
        Op::FpAdd
        | Op::FpSub
        | Op::FpMul
        | Op::FpDiv
        | Op::FpFma
        | Op::FpSqrt
        | Op::FpRem
        | Op::FpRound
        | Op::FpMin
        | Op::FpMax
        | Op::FpAbs
        | Op::FpNeg => float::arithmetic(op, args),
        Op::FpLe
        | Op::FpLt
        | Op::FpEq
        | Op::FpIsNan
        | Op::FpIsInfinite
        | Op::FpIsZero
        | Op::FpIsNormal
        | Op::FpIsSubnormal
        | Op::FpIsNegative
        | Op::FpIsPositive => float::predicate(op, args),
        Op::FpFromBits(_)
        | Op::FpToBits
        | Op::FpFromFp(_)
        | Op::FpFromSbv(_)
        | Op::FpFromUbv(_)
        | Op::FpToSbv(_)
        | Op::FpToUbv(_) => float::conversion(op, args),
        _ => bv::apply(op, args),
    }
}

/// The truth value that a well-sorted argument holds.
#[inline]
#[track_caller]
pub(crate) fn truth(value: &Value) -> bool {
    value.as_bool().unwrap_or_else(|| wrong_sort("a truth value", value))
}

/// The integer that a well-sorted argument holds.
#[inline]
#[track_caller]
pub(crate) fn int(value: &Value) -> &Integer {
    value.as_int().unwrap_or_else(|| wrong_sort("an integer", value))
}

/// The bit-vector that a well-sorted argument holds.
#[inline]
#[track_caller]
pub(crate) fn bv(value: &Value) -> &BitVec {
    value.as_bv().unwrap_or_else(|| wrong_sort("a bit-vector", value))
}

/// The float that a well-sorted argument holds.
#[inline]
#[track_caller]
fn float(value: &Value) -> &Float {
    value.as_float().unwrap_or_else(|| wrong_sort("a float", value))
}

/// The rounding mode that a well-sorted argument holds.
#[inline]
#[track_caller]
fn rounding_mode(value: &Value) -> RoundingMode {
    value.as_rounding_mode().unwrap_or_else(|| wrong_sort("a rounding mode", value))
}

/// The array that a well-sorted argument holds.
#[inline]
#[track_caller]
pub(crate) fn array(value: &Value) -> &ArrayValue {
    value.as_array().unwrap_or_else(|| wrong_sort("an array", value))
}

#[cold]
#[track_caller]
fn wrong_sort<T>(expected: &str, value: &Value) -> T {
    panic!("an argument should be {expected}, not of sort {}", value.sort())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(op: Op, sort: &Sort, args: &[Value], expected: &Value) {
        let args: Vec<&Value> = args.iter().collect();
        assert_eq!(apply(op, sort, &args), *expected);
    }

    #[test]
    fn connectives_take_any_number() {
        let (t, f) = (Value::Bool(true), Value::Bool(false));
        check(Op::And, &Sort::Bool, &[t.clone(), t.clone(), f.clone()], &f);
        check(Op::And, &Sort::Bool, &[t.clone(), t.clone(), t.clone()], &t);
        check(Op::Or, &Sort::Bool, &[f.clone(), f.clone(), t.clone()], &t);
        check(Op::Or, &Sort::Bool, &[f.clone(), f.clone(), f.clone()], &f);
        check(Op::Not, &Sort::Bool, std::slice::from_ref(&t), &f);
        check(Op::Ite, &Sort::Int, &[t, Value::int(1), Value::int(2)], &Value::int(1));
        check(Op::Ite, &Sort::Int, &[f, Value::int(1), Value::int(2)], &Value::int(2));
    }

    #[test]
    fn integers_divide_by_zero_as_fixed() {
        check(Op::Div, &Sort::Int, &[Value::int(7), Value::int(0)], &Value::int(0));
        check(Op::Mod, &Sort::Int, &[Value::int(-7), Value::int(0)], &Value::int(-7));
        check(Op::Mod, &Sort::Int, &[Value::int(-7), Value::int(2)], &Value::int(1));
        check(Op::Add, &Sort::Int, &[1, 2, 3].map(Value::int), &Value::int(6));
        check(Op::Mul, &Sort::Int, &[2, 3, -4].map(Value::int), &Value::int(-24));
        check(Op::Lt, &Sort::Bool, &[2, 2].map(Value::int), &Value::Bool(false));
        check(Op::Le, &Sort::Bool, &[2, 2].map(Value::int), &Value::Bool(true));
    }

    #[test]
    fn bit_vectors_follow_their_indices() {
        let a = Value::bv(0xa5, 8);
        check(
            Op::Extract { hi: 7, lo: 4 },
            &Sort::Bv(4),
            std::slice::from_ref(&a),
            &Value::bv(0xa, 4),
        );
        check(Op::SignExtend(8), &Sort::Bv(16), std::slice::from_ref(&a), &Value::bv(0xffa5, 16));
        check(Op::ZeroExtend(8), &Sort::Bv(16), std::slice::from_ref(&a), &Value::bv(0xa5, 16));
        check(Op::Concat, &Sort::Bv(12), &[a.clone(), Value::bv(3, 4)], &Value::bv(0xa53, 12));
        check(Op::BvAdd, &Sort::Bv(8), &[a.clone(), a.clone(), a], &Value::bv(0xef, 8));
        check(Op::BvUdiv, &Sort::Bv(4), &[Value::bv(5, 4), Value::bv(0, 4)], &Value::bv(15, 4));
        check(Op::BvSlt, &Sort::Bool, &[Value::bv(15, 4), Value::bv(0, 4)], &Value::Bool(true));
        check(Op::BvUlt, &Sort::Bool, &[Value::bv(15, 4), Value::bv(0, 4)], &Value::Bool(false));
    }

    #[test]
    fn arrays_select_what_was_stored() {
        let sort = Sort::array(Sort::Int, Sort::Bool);
        let all_false = apply(Op::ConstArray, &sort, &[&Value::Bool(false)]);
        let stored = apply(Op::Store, &sort, &[&all_false, &Value::int(3), &Value::Bool(true)]);
        check(Op::Select, &Sort::Bool, &[stored.clone(), Value::int(3)], &Value::Bool(true));
        check(Op::Select, &Sort::Bool, &[stored.clone(), Value::int(4)], &Value::Bool(false));
        check(Op::Eq, &Sort::Bool, &[stored, all_false], &Value::Bool(false));
    }

    #[test]
    #[should_panic(expected = "an argument should be a bit-vector, not of sort Int")]
    fn ill_sorted_arguments_are_our_fault() {
        let _ = apply(Op::BvNot, &Sort::Bv(8), &[&Value::int(1)]);
    }
}
