//! What a bit-vector term's value says of its arguments.

use symra_terms::Op;

use super::bits::{Bits, mask};
use super::bits_ops as ops;
use super::refine::Narrowing;

/// The most operands of a sum whose parts are looked at.
const OPERANDS: usize = 8;

/// A comparison has a truth value. None if it can't.
pub(super) fn compared(n: &mut Narrowing<'_>, op: Op, node: usize, truth: bool) -> Option<()> {
    let (signed, mut gap) = match op {
        Op::BvUlt => (false, 1),
        Op::BvUle => (false, 0),
        Op::BvSlt => (true, 1),
        Op::BvSle => (true, 0),
        _ => return Some(()),
    };
    let (mut a, mut b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    if !truth {
        (a, b) = (b, a);
        gap = 1 - gap;
    }
    let (Some(x), Some(y)) = (n.bits(a), n.bits(b)) else { return Some(()) };
    let view = |bits: &Bits| if signed { bits.s() } else { bits.u() };
    let top = view(&Bits::top(x.width()));
    let (high, low) = (view(&y).1 - gap, view(&x).0 + gap);
    if high < top.0 || low > top.1 {
        return None;
    }
    let below = x.within(top.0, high)?;
    let above = y.within(low, top.1)?;
    n.push(a, below);
    n.push(b, above);
    Some(())
}

/// A term is one of some bit-vectors. None if it can't.
pub(super) fn inverted(n: &mut Narrowing<'_>, op: Op, node: usize, met: &Bits) -> Option<()> {
    let first = n.plan.arg(node, 0);
    match op {
        Op::BvAdd => sum(n, node, met),
        Op::BvNeg => n.push(first, ops::neg(met)),
        Op::BvNot => n.push(first, ops::not(met)),
        Op::ZeroExtend(_) | Op::SignExtend(_) => {
            let Some(a) = n.bits(first) else { return Some(()) };
            let range = if matches!(op, Op::ZeroExtend(_)) { met.u() } else { met.s() };
            let narrow = a.within(range.0, range.1)?.with_bits(met.ones(), met.zeros())?;
            n.push(first, narrow);
        }
        Op::Extract { hi, lo } => return part(n, first, (hi, lo), met),
        Op::Concat => return joined(n, node, met),
        Op::BvAnd | Op::BvOr | Op::BvXor => return bitwise(n, op, node, met),
        Op::BvMul => product(n, node, met),
        Op::BvUdiv | Op::BvSdiv => divided(n, op, node, met),
        Op::BvUrem | Op::BvSrem | Op::BvSmod => return remainder(n, node, met),
        Op::BvShl | Op::BvLshr | Op::BvAshr => return shifted(n, op, node, met),
        _ => (),
    }
    Some(())
}

/// Each operand is the sum less the others.
fn sum(n: &mut Narrowing<'_>, node: usize, met: &Bits) {
    let args = n.plan.args(node);
    if args.len() > OPERANDS {
        return;
    }
    for (position, arg) in args.iter().enumerate() {
        let mut left = Some(*met);
        for (at, other) in args.iter().enumerate() {
            if at != position {
                left =
                    left.zip(n.bits(*other as usize)).map(|(left, other)| ops::sub(&left, &other));
            }
        }
        if let (Some(left), Some(a)) = (left, n.bits(*arg as usize)) {
            // For two operands the range is met as it wraps around, before it is split at the ends.
            let sharper = two_operands(n, node, position, met, &a);
            n.push(*arg as usize, left);
            if let Some(sharper) = sharper {
                n.push(*arg as usize, sharper);
            }
        }
    }
}

/// An operand of a sum of two, whose range may wrap around.
fn two_operands(
    n: &Narrowing<'_>,
    node: usize,
    position: usize,
    met: &Bits,
    a: &Bits,
) -> Option<Bits> {
    let &[x, y] = n.plan.args(node) else { return None };
    let other = n.bits(if position == 0 { y } else { x } as usize)?;
    let mut sharp = *a;
    for (sum, part) in
        [(met.u(), other.u()), (met.s(), other.s()), (met.s(), other.u()), (met.u(), other.s())]
    {
        sharp = sharp.within(sum.0 - part.1, sum.1 - part.0)?;
    }
    Some(sharp)
}

/// A part of a term is one of some bit-vectors.
fn part(n: &mut Narrowing<'_>, arg: usize, (hi, lo): (u32, u32), met: &Bits) -> Option<()> {
    let Some(mut a) = n.bits(arg) else { return Some(()) };
    a = a.with_bits(met.ones() << lo, met.zeros() << lo)?;
    let size = 1_i128 << met.width();
    if hi + 1 == a.width() {
        // The high part: any bits may follow.
        let more = (1_i128 << lo) - 1;
        a = a.within(met.u().0 << lo, (met.u().1 << lo) + more)?;
    } else if lo == 0 {
        // The low part of a term whose high part is known, as an unsigned or a signed number.
        for (range, low) in [(a.u(), met.u()), (a.s(), met.u())] {
            if range.0.div_euclid(size) == range.1.div_euclid(size) {
                let base = range.0.div_euclid(size) * size;
                a = a.within(base + low.0, base + low.1)?;
            }
        }
        if a.s().0 >= -(size / 2) && a.s().1 < size / 2 {
            a = a.within(met.s().0, met.s().1)?;
        }
    }
    n.push(arg, a);
    Some(())
}

fn joined(n: &mut Narrowing<'_>, node: usize, met: &Bits) -> Option<()> {
    let (high, low) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    let (Some(h), Some(mut l)) = (n.bits(high), n.bits(low)) else { return Some(()) };
    let by = l.width();
    let h = h.within(met.u().0 >> by, met.u().1 >> by)?;
    let h = h.with_bits(met.ones() >> by, met.zeros() >> by)?;
    l = l.with_bits(met.ones(), met.zeros())?;
    if met.u().0 >> by == met.u().1 >> by {
        let rest = i128::from(mask(by));
        l = l.within(met.u().0 & rest, met.u().1 & rest)?;
    }
    n.push(high, h);
    n.push(low, l);
    Some(())
}

fn bitwise(n: &mut Narrowing<'_>, op: Op, node: usize, met: &Bits) -> Option<()> {
    let (a, b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    for (one, other) in [(a, b), (b, a)] {
        let (Some(x), Some(y)) = (n.bits(one), n.bits(other)) else { return Some(()) };
        let (ones, zeros) = match op {
            Op::BvAnd => (met.ones(), met.zeros() & y.ones()),
            Op::BvOr => (met.ones() & y.zeros(), met.zeros()),
            _ => (
                met.ones() & y.zeros() | met.zeros() & y.ones(),
                met.ones() & y.ones() | met.zeros() & y.zeros(),
            ),
        };
        let x = x.with_bits(ones, zeros)?;
        n.push(one, x);
    }
    Some(())
}

/// A factor of a product with a positive constant that does not overflow.
fn product(n: &mut Narrowing<'_>, node: usize, met: &Bits) {
    let (a, b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    for (one, other) in [(a, b), (b, a)] {
        let (Some(x), Some(y)) = (n.bits(one), n.bits(other)) else { return };
        let top = Bits::top(x.width());
        let views = [(x.u(), y.u(), met.u(), top.u()), (x.s(), y.s(), met.s(), top.s())];
        for (x_range, factor, product, limits) in views {
            if factor.0 != factor.1 || factor.0 <= 0 {
                continue;
            }
            let whole = |range: (i128, i128)| limits.0 <= range.0 && range.1 <= limits.1;
            if !ops::times(x_range, factor).is_some_and(whole) {
                continue;
            }
            let factor = factor.0;
            let (low, high) = (-((-product.0).div_euclid(factor)), product.1.div_euclid(factor));
            if low <= high
                && let Some(left) = x.within(low, high)
            {
                n.push(one, left);
            }
        }
    }
}

/// The dividend of a quotient by a positive constant.
fn divided(n: &mut Narrowing<'_>, op: Op, node: usize, met: &Bits) {
    let (a, b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    let (Some(x), Some(y)) = (n.bits(a), n.bits(b)) else { return };
    let (divisor, (low, high)) = if op == Op::BvUdiv { (y.u(), met.u()) } else { (y.s(), met.s()) };
    if divisor.0 != divisor.1 || divisor.0 <= 0 {
        return;
    }
    let (divisor, more) = (divisor.0, divisor.0 - 1);
    let Some((from, to)) = ops::times((low, high), (divisor, divisor)) else { return };
    let from = from.saturating_sub(if low > 0 { 0 } else { more });
    let to = to.saturating_add(if high < 0 { 0 } else { more });
    let top = Bits::top(x.width());
    let limits = if op == Op::BvUdiv { top.u() } else { top.s() };
    let (from, to) = (from.max(limits.0), to.min(limits.1));
    if from <= to
        && let Some(left) = x.within(from, to)
    {
        n.push(a, left);
    }
}

/// A remainder by a power of two has the low bits of the dividend.
fn remainder(n: &mut Narrowing<'_>, node: usize, met: &Bits) -> Option<()> {
    let (a, b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    let (Some(x), Some(y)) = (n.bits(a), n.bits(b)) else { return Some(()) };
    if let Some(exponent) = ops::power_of_two(&y) {
        let low = mask(exponent);
        let x = x.with_bits(met.ones() & low, met.zeros() & low)?;
        n.push(a, x);
    }
    Some(())
}

/// What was shifted by a constant.
fn shifted(n: &mut Narrowing<'_>, op: Op, node: usize, met: &Bits) -> Option<()> {
    let (a, b) = (n.plan.arg(node, 0), n.plan.arg(node, 1));
    let (Some(x), Some(y)) = (n.bits(a), n.bits(b)) else { return Some(()) };
    let Some(by) = y.as_constant().and_then(|by| u32::try_from(by).ok()) else { return Some(()) };
    if by == 0 || by >= x.width() {
        return Some(());
    }
    let rest = (1_i128 << by) - 1;
    let x = if op == Op::BvShl {
        x.with_bits(met.ones() >> by, (met.zeros() & mask(x.width())) >> by)?
    } else {
        let view = |bits: &Bits| if op == Op::BvLshr { bits.u() } else { bits.s() };
        let limits = view(&Bits::top(x.width()));
        let (low, high) = (view(met).0 << by, (view(met).1 << by) + rest);
        if low > limits.1 || high < limits.0 {
            return None;
        }
        let x = x.within(low.max(limits.0), high.min(limits.1))?;
        x.with_bits(met.ones() << by, met.zeros() << by)?
    };
    n.push(a, x);
    Some(())
}
