//! Operators of the integers.

use super::int;
use crate::op::Op;
use crate::value::{Integer, Value};

pub(super) fn apply(op: Op, args: &[&Value]) -> Value {
    let pair = || (int(args[0]), int(args[1]));
    match op {
        Op::Add => fold(args, |a, b| a + b),
        Op::Mul => fold(args, |a, b| a * b),
        Op::Div => Value::Int(pair().0.div_euclid(pair().1)),
        Op::Mod => Value::Int(pair().0.rem_euclid(pair().1)),
        Op::Le => Value::Bool(pair().0 <= pair().1),
        Op::Lt => Value::Bool(pair().0 < pair().1),
        _ => unreachable!("an operator of the integers should be one of these, not {op:?}"),
    }
}

fn fold(args: &[&Value], combine: impl Fn(&Integer, &Integer) -> Integer) -> Value {
    let (first, rest) = args.split_first().expect("a sum or product should have operands");
    Value::Int(rest.iter().fold(int(first).clone(), |a, b| combine(&a, int(b))))
}
