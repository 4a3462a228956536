//! Formulas taken apart, and simple formulas put together.

use std::collections::BTreeSet;

use symra_ir::Action;
use symra_terms::{Op, Sort, Term, TermPool, Value};

use crate::encode::Encoder;

/// The atoms of a formula, without negations, each once.
pub fn atoms(pool: &TermPool, formulas: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    let mut stack: Vec<Term> = formulas.iter().rev().copied().collect();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = pool.args(term);
        let inner = match pool.op(term) {
            Op::Const(_) | Op::Not | Op::And | Op::Or => true,
            Op::Eq | Op::Ite => *pool.sort(args[args.len() - 1]) == Sort::Bool,
            _ => false,
        };
        if inner {
            stack.extend(args.iter().rev());
        } else {
            found.push(term);
        }
    }
    found
}

/// The atoms of an automaton's conditions that are about enumerated variables alone.
pub fn enumerated(pool: &TermPool, encoder: &mut Encoder<'_>) -> Vec<Term> {
    let mut conditions = Vec::new();
    for edge in encoder.cfa.edges() {
        if let Action::Assume(term) = edge.action {
            conditions.push(term);
        }
    }
    let mut found = atoms(pool, &conditions);
    found.retain(|atom| {
        let used = encoder.variables(pool, *atom);
        !used.is_empty() && !used.iter().any(|var| encoder.is_ordered(*var))
    });
    found
}

/// Atoms with an equation in the place of each two inequalities that together say the same. There are fewer of them, and solvers
/// of bit-vectors are much faster with it.
pub fn with_equations(pool: &mut TermPool, atoms: &[Term]) -> Vec<Term> {
    let mut found = Vec::with_capacity(atoms.len());
    for atom in atoms.iter().copied() {
        let (op, args) = (pool.op(atom), pool.args(atom).to_vec());
        let both = matches!(op, Op::Le | Op::BvSle | Op::BvUle)
            && atoms
                .iter()
                .any(|other| pool.op(*other) == op && pool.args(*other) == [args[1], args[0]]);
        found.push(if both { pool.eq(args[0], args[1]) } else { atom });
    }
    found
}

/// The disjuncts of a formula.
pub fn disjuncts(pool: &TermPool, formula: Term) -> Vec<Term> {
    if formula == pool.false_() {
        return Vec::new();
    }
    match pool.op(formula) {
        Op::Or => pool.args(formula).to_vec(),
        _ => vec![formula],
    }
}

/// The conjuncts of a formula.
pub fn conjuncts(pool: &TermPool, formula: Term) -> Vec<Term> {
    if formula == pool.true_() {
        return Vec::new();
    }
    match pool.op(formula) {
        Op::And => pool.args(formula).to_vec(),
        _ => vec![formula],
    }
}

/// The formula `a <= b` of numbers: signed for bit-vectors, and none for other sorts.
pub fn at_most(pool: &mut TermPool, a: Term, b: Term) -> Option<Term> {
    match pool.sort(a) {
        Sort::Int => Some(pool.le(a, b)),
        Sort::Bv(_) => Some(pool.bv_sle(a, b)),
        _ => None,
    }
}

/// What follows from an atom and is more likely to last: of `a < b` also `a <= b`, of `a = b` also both inequalities, of a bound
/// the next one.
pub fn weaker(pool: &mut TermPool, atom: Term) -> Vec<Term> {
    let args = pool.args(atom).to_vec();
    match (pool.op(atom), &args[..]) {
        (op @ (Op::Le | Op::BvSle | Op::BvUle), [a, b]) => next_bound(pool, op, *a, *b),
        (Op::Lt, [a, b]) => vec![pool.le(*a, *b)],
        (Op::BvSlt, [a, b]) => vec![pool.bv_sle(*a, *b)],
        (Op::BvUlt, [a, b]) => vec![pool.bv_ule(*a, *b)],
        (Op::Eq, [a, b]) => {
            let up = at_most(pool, *a, *b);
            let down = at_most(pool, *b, *a);
            up.into_iter().chain(down).collect()
        }
        (Op::Not, [inner]) => match (pool.op(*inner), pool.args(*inner).to_vec().as_slice()) {
            // The negation of a <= b is b < a.
            (Op::Le, [a, b]) => vec![pool.le(*b, *a)],
            (Op::BvSle, [a, b]) => vec![pool.bv_sle(*b, *a)],
            (Op::BvUle, [a, b]) => vec![pool.bv_ule(*b, *a)],
            (Op::BvSlt, [a, b]) => next_bound(pool, Op::BvSle, *b, *a),
            (Op::BvUlt, [a, b]) => next_bound(pool, Op::BvUle, *b, *a),
            (Op::Lt, [a, b]) => next_bound(pool, Op::Le, *b, *a),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Of `a <= b`, where one side is a number, the bound that is weaker by one; none where it would wrap around.
fn next_bound(pool: &mut TermPool, op: Op, a: Term, b: Term) -> Vec<Term> {
    let (number, below) = if is_number(pool, b) { (b, true) } else { (a, false) };
    let moved = match pool.sort(number) {
        Sort::Int => {
            let one = pool.int(if below { 1 } else { -1 });
            pool.add(&[number, one])
        }
        Sort::Bv(width) => {
            let width = *width;
            let one = pool.bv(1, width);
            if below { pool.bv_add(number, one) } else { pool.bv_sub(number, one) }
        }
        _ => return Vec::new(),
    };
    if !is_number(pool, moved) {
        return Vec::new();
    }
    let (low, high) = if below { (number, moved) } else { (moved, number) };
    let grows = match op {
        Op::Le => pool.le(low, high),
        Op::BvSle => pool.bv_sle(low, high),
        _ => pool.bv_ule(low, high),
    };
    if grows != pool.true_() {
        return Vec::new();
    }
    let (a, b) = if below { (a, moved) } else { (moved, b) };
    vec![match op {
        Op::Le => pool.le(a, b),
        Op::BvSle => pool.bv_sle(a, b),
        _ => pool.bv_ule(a, b),
    }]
}

/// Whether a term is a number that is written down.
pub fn is_number(pool: &TermPool, term: Term) -> bool {
    matches!(pool.value(term), Some(Value::Bv(_) | Value::Int(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_inequalities_become_an_equation() {
        let mut pool = TermPool::new();
        let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(8)));
        let (up, down) = (pool.bv_sle(x, y), pool.bv_sle(y, x));
        let other = pool.bv_ule(x, y);
        let equal = pool.eq(x, y);
        assert_eq!(with_equations(&mut pool, &[up, other, down]), [equal, other, equal]);
        assert_eq!(with_equations(&mut pool, &[up, other]), [up, other]);
    }
}
