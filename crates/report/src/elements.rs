//! Elements of arrays as the source names them: `a[k].x` for the memory of `a` at the offset `8 * k + 4`.

use symra_ir::debug::{DebugInfo, Object, Shape, ShapeId};
use symra_terms::{Op, Term, TermPool, Value};

/// An element of an object: its name with the index left open, as in `a[` and `].x`.
pub(crate) struct Element {
    pub(crate) before: String,
    pub(crate) index: Term,
    /// What is to be added to the index.
    pub(crate) more: i128,
    pub(crate) after: String,
}

/// The element that is at an address, in the memory that is called after an object.
pub(crate) fn element(
    pool: &TermPool,
    debug: &DebugInfo,
    memory: &str,
    address: Term,
) -> Option<Element> {
    let (number, base, factor, index) = parts(pool, address)?;
    let named = |object: &&Object| {
        memory.strip_prefix(object.name.as_str()).is_some_and(|rest| {
            rest.is_empty() || rest.strip_prefix('+').is_some_and(|n| n.parse::<u64>().is_ok())
        })
    };
    let is_own =
        |object: &&Object| number.is_none_or(|number| u128::from(object.address) == number);
    let object = debug.objects.iter().filter(named).find(is_own)?;
    let (Shape::Array { element, stride }, _) = debug.shape(object.shape) else { return None };
    let stride = i128::from(*stride);
    if stride != factor {
        return None;
    }
    let (more, offset) = (base.div_euclid(stride), base.rem_euclid(stride));
    let after = format!("]{}", member(debug, *element, offset)?);
    Some(Element { before: format!("{}[", object.name), index, more, after })
}

/// The member at an offset, if there is a scalar one: `.x`.
fn member(debug: &DebugInfo, shape: ShapeId, offset: i128) -> Option<String> {
    match &debug.shape(shape).0 {
        Shape::Array { .. } => None,
        Shape::Record { fields, .. } => {
            let field = fields
                .iter()
                .find(|field| i128::from(field.offset) == offset && field.bits.is_none())?;
            let scalar =
                !matches!(debug.shape(field.shape).0, Shape::Array { .. } | Shape::Record { .. });
            scalar.then(|| format!(".{}", field.name))
        }
        _ => (offset == 0).then(String::new),
    }
}

/// A pointer as the number of its object, if it has one, and the offset `number + factor * index`.
fn parts(pool: &TermPool, address: Term) -> Option<(Option<u128>, i128, i128, Term)> {
    let (object, offset) = match (pool.op(address), pool.args(address)) {
        (Op::Concat, [object, offset]) => (Some(number(pool, *object)?.cast_unsigned()), offset),
        _ => (None, &address),
    };
    let (base, scaled) = match (pool.op(*offset), pool.args(*offset)) {
        (Op::BvAdd, [a, b]) => match (number(pool, *a), number(pool, *b)) {
            (Some(base), None) => (base, *b),
            (None, Some(base)) => (base, *a),
            _ => return None,
        },
        _ => (0, *offset),
    };
    let (factor, index) = match (pool.op(scaled), pool.args(scaled)) {
        (Op::BvMul, [factor, index]) => (number(pool, *factor)?, *index),
        _ => (1, scaled),
    };
    let index = match (pool.op(index), pool.args(index)) {
        (Op::SignExtend(_) | Op::ZeroExtend(_), [inner]) => *inner,
        _ => index,
    };
    Some((object, base, factor, index))
}

fn number(pool: &TermPool, term: Term) -> Option<i128> {
    match pool.value(term) {
        Some(Value::Bv(bits)) => bits.to_u64().map(i128::from),
        _ => None,
    }
}
