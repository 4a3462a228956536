//! Evaluation of terms on abstract states.

use symra_terms::Op;

use super::array::Cells;
use super::bits::Bits;
use super::bits_ops as ops;
use super::plan::{Head, Plan};
use super::state::AbstractState;
use super::value::Abstract;

/// What each node of a plan can be in a state.
pub(super) fn evaluate(plan: &Plan, state: &AbstractState, values: &mut Vec<Abstract>) {
    values.clear();
    for node in 0..plan.nodes.len() {
        let value = match &plan.nodes[node].head {
            Head::Value(value) => value.clone(),
            Head::Var(var) => state.get(*var).clone(),
            Head::Op(op) => apply(*op, plan, node, values),
            Head::Unknown => Abstract::Top,
        };
        values.push(value);
    }
}

/// The width of the bit-vectors of a node.
pub(super) fn width(plan: &Plan, node: usize) -> u32 {
    plan.nodes[node].sort.bv_width().expect("an operand should be a bit-vector")
}

/// The bit-vectors that a node can be; none if they are too wide.
pub(super) fn bits(plan: &Plan, node: usize, values: &[Abstract]) -> Option<Bits> {
    values[node].bits(width(plan, node))
}

fn apply(op: Op, plan: &Plan, node: usize, values: &[Abstract]) -> Abstract {
    let arg = |position| &values[plan.arg(node, position)];
    match op {
        Op::Not => arg(0).truth().map(|truth| !truth).into(),
        Op::And => connective(plan, node, values, false),
        Op::Or => connective(plan, node, values, true),
        Op::Eq => equal(arg(0), arg(1)).into(),
        Op::Ite => match arg(0).truth() {
            Some(true) => arg(1).clone(),
            Some(false) => arg(2).clone(),
            None => arg(1).join(arg(2)),
        },
        Op::Add | Op::Mul | Op::Div | Op::Mod | Op::Le | Op::Lt => integer(op, plan, node, values),
        Op::Select => match arg(0) {
            Abstract::Array(cells) => cells.load(arg(1)),
            _ => Abstract::Top,
        },
        Op::Store => match arg(0) {
            Abstract::Array(cells) => cells.store(arg(1), arg(2)).into(),
            _ => Cells::default().store(arg(1), arg(2)).into(),
        },
        Op::ConstArray => Cells::everywhere(arg(0).clone()).into(),
        _ if is_bit_vector(op) => bit_vector(op, plan, node, values).unwrap_or(Abstract::Top),
        _ => Abstract::Top,
    }
}

/// A conjunction or disjunction, which `zero` decides alone.
fn connective(plan: &Plan, node: usize, values: &[Abstract], zero: bool) -> Abstract {
    let mut all = true;
    for arg in plan.args(node) {
        match values[*arg as usize].truth() {
            Some(truth) if truth == zero => return Abstract::Bool(zero),
            Some(_) => (),
            None => all = false,
        }
    }
    all.then_some(!zero).into()
}

/// Whether an equality is decided.
fn equal(a: &Abstract, b: &Abstract) -> Option<bool> {
    if a.meet(b).is_none() {
        return Some(false);
    }
    (a.is_singleton() && b.is_singleton()).then_some(true)
}

fn integer(op: Op, plan: &Plan, node: usize, values: &[Abstract]) -> Abstract {
    let args = plan.args(node);
    let number = |arg: &u32| values[*arg as usize].number();
    let (first, rest) = (number(&args[0]), &args[1..]);
    match op {
        Op::Add => rest.iter().fold(first, |sum, arg| sum.add(&number(arg))).into(),
        Op::Mul => rest.iter().fold(first, |product, arg| product.mul(&number(arg))).into(),
        Op::Div => first.div(&number(&rest[0])).into(),
        Op::Mod => first.rem(&number(&rest[0])).into(),
        Op::Lt => first.lt(&number(&rest[0])).into(),
        // a <= b is not b < a.
        _ => number(&rest[0]).lt(&first).map(|less| !less).into(),
    }
}

/// Whether an operator takes bit-vectors and the abstract ones are known for it.
fn is_bit_vector(op: Op) -> bool {
    matches!(
        op,
        Op::BvNot
            | Op::BvNeg
            | Op::BvAnd
            | Op::BvOr
            | Op::BvXor
            | Op::BvAdd
            | Op::BvMul
            | Op::BvUdiv
            | Op::BvUrem
            | Op::BvSdiv
            | Op::BvSrem
            | Op::BvSmod
            | Op::BvShl
            | Op::BvLshr
            | Op::BvAshr
            | Op::BvUlt
            | Op::BvUle
            | Op::BvSlt
            | Op::BvSle
            | Op::Concat
            | Op::Extract { .. }
            | Op::ZeroExtend(_)
            | Op::SignExtend(_)
    )
}

fn bit_vector(op: Op, plan: &Plan, node: usize, values: &[Abstract]) -> Option<Abstract> {
    let args = plan.args(node);
    let a = bits(plan, args[0] as usize, values)?;
    let unary = match op {
        Op::BvNot => Some(ops::not(&a)),
        Op::BvNeg => Some(ops::neg(&a)),
        Op::Extract { hi, lo } => Some(ops::extract(&a, hi, lo)),
        Op::ZeroExtend(by) if a.width() + by <= super::bits::WIDEST => {
            Some(ops::zero_extend(&a, a.width() + by))
        }
        Op::SignExtend(by) if a.width() + by <= super::bits::WIDEST => {
            Some(ops::sign_extend(&a, a.width() + by))
        }
        _ => None,
    };
    if let Some(result) = unary {
        return Some(result.into());
    }
    let b = bits(plan, *args.get(1)? as usize, values)?;
    if let Some(binary) = binary(op, &a, &b) {
        return Some(binary.into());
    }
    let truth = match op {
        Op::BvAdd => {
            let mut sum = ops::add(&a, &b);
            for arg in &args[2..] {
                sum = ops::add(&sum, &bits(plan, *arg as usize, values)?);
            }
            return Some(sum.into());
        }
        Op::Concat if a.width() + b.width() <= super::bits::WIDEST => {
            return Some(ops::concat(&a, &b).into());
        }
        Op::BvUlt => ops::ult(&a, &b),
        Op::BvUle => ops::ult(&b, &a).map(|less| !less),
        Op::BvSlt => ops::slt(&a, &b),
        Op::BvSle => ops::slt(&b, &a).map(|less| !less),
        _ => return None,
    };
    Some(truth.into())
}

fn binary(op: Op, a: &Bits, b: &Bits) -> Option<Bits> {
    Some(match op {
        Op::BvAnd => ops::and(a, b),
        Op::BvOr => ops::or(a, b),
        Op::BvXor => ops::xor(a, b),
        Op::BvMul => ops::mul(a, b),
        Op::BvUdiv => ops::udiv(a, b),
        Op::BvUrem => ops::urem(a, b),
        Op::BvSdiv => ops::sdiv(a, b),
        Op::BvSrem => ops::srem(a, b),
        Op::BvSmod => ops::smod(a, b),
        Op::BvShl => ops::shl(a, b),
        Op::BvLshr => ops::lshr(a, b),
        Op::BvAshr => ops::ashr(a, b),
        _ => return None,
    })
}
