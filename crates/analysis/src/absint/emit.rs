//! Facts as terms.

use symra_ir::{LocId, VarId};
use symra_terms::{BitVec, Integer, Sort, Term, TermPool, Value};

use super::bits::{Bits, mask};
use super::fixpoint::Fixpoint;
use super::live::Live;
use super::number::Number;
use super::value::Abstract;

/// At most how many elements of arrays are spoken of at a location.
const CELLS: usize = 200;

/// What a fixpoint says of the variables that matter at a location, as terms.
pub(super) fn facts_at(
    pool: &mut TermPool,
    fixpoint: &Fixpoint<'_, '_>,
    live: &Live,
    loc: LocId,
) -> Vec<Term> {
    let Some(state) = &fixpoint.states[loc.index()] else { return vec![pool.false_()] };
    let mut facts = Vec::new();
    let mut cells = 0;
    for (var, value) in state.iter() {
        if live.contains(loc, var) {
            let term = variable(fixpoint, var);
            of_value(pool, term, value, &mut cells, &mut facts);
        }
    }
    facts.retain(|fact| *fact != pool.true_());
    facts
}

fn variable(fixpoint: &Fixpoint<'_, '_>, var: VarId) -> Term {
    fixpoint.setting.program.variable(var).term
}

fn of_value(
    pool: &mut TermPool,
    term: Term,
    value: &Abstract,
    cells: &mut usize,
    facts: &mut Vec<Term>,
) {
    match value {
        Abstract::Top => (),
        Abstract::Bool(true) => facts.push(term),
        Abstract::Bool(false) => facts.push(pool.not(term)),
        Abstract::Bits(bits) => of_bits(pool, term, bits, facts),
        Abstract::Int(number) => of_number(pool, term, number, facts),
        Abstract::Array(array) => {
            let Sort::Array(sort) = pool.sort(term).clone() else { return };
            for (index, element) in array.cells() {
                if element.is_top() || *cells >= CELLS {
                    continue;
                }
                *cells += 1;
                let index = match &sort.index {
                    Sort::Bv(width) => Value::bv(index, *width),
                    Sort::Int => Value::int(index.cast_signed()),
                    Sort::Bool => Value::Bool(index == 1),
                    _ => continue,
                };
                let index = pool.constant(index);
                let select = pool.select(term, index);
                if !matches!(element, Abstract::Array(_)) {
                    of_value(pool, select, element, cells, facts);
                }
            }
        }
    }
}

fn of_bits(pool: &mut TermPool, term: Term, bits: &Bits, facts: &mut Vec<Term>) {
    let width = bits.width();
    let word = |pool: &mut TermPool, value: u64| pool.constant(Value::bv(value, width));
    if let Some(value) = bits.as_constant() {
        let value = word(pool, value);
        facts.push(pool.eq(term, value));
        return;
    }
    // Bounds that follow from the low bits are not worth saying.
    let residues = mask(bits.low_known());
    let any = Bits::made(width, &[], bits.ones() & residues, bits.zeros() & residues);
    let ((low, high), (least, greatest)) = (bits.signed(), any.signed());
    if low > least {
        let bound = pool.constant(Value::Bv(BitVec::from_i64(low, width)));
        facts.push(pool.bv_sle(bound, term));
    }
    if high < greatest {
        let bound = pool.constant(Value::Bv(BitVec::from_i64(high, width)));
        facts.push(pool.bv_sle(term, bound));
    }
    // Where all have one sign, the signed bounds are the unsigned ones.
    let (from, to) = bits.unsigned();
    if low < 0 && high >= 0 {
        if from > any.unsigned().0 {
            let bound = word(pool, from);
            facts.push(pool.bv_ule(bound, term));
        }
        if to < any.unsigned().1 {
            let bound = word(pool, to);
            facts.push(pool.bv_ule(term, bound));
        }
    }
    known_bits(pool, term, bits, facts);
}

/// The bits that are known, but for those that the bounds give.
fn known_bits(pool: &mut TermPool, term: Term, bits: &Bits, facts: &mut Vec<Term>) {
    let width = bits.width();
    let low = bits.low_known();
    if low > 0 {
        let part = pool.extract(low - 1, 0, term);
        let value = pool.constant(Value::bv(bits.ones(), low));
        facts.push(pool.eq(part, value));
    }
    let (from, to) = bits.unsigned();
    let bounded = !(u64::MAX >> (from ^ to).leading_zeros());
    let left = (bits.ones() | bits.zeros()) & !bounded & !mask(low) & mask(width);
    if left != 0 {
        let chosen = pool.constant(Value::bv(left, width));
        let part = pool.bv_and(term, chosen);
        let value = pool.constant(Value::bv(bits.ones() & left, width));
        facts.push(pool.eq(part, value));
    }
}

fn of_number(pool: &mut TermPool, term: Term, number: &Number, facts: &mut Vec<Term>) {
    let int = |pool: &mut TermPool, value: i128| {
        i64::try_from(value).ok().map(|value| pool.int(Integer::from(value)))
    };
    if let Some(value) = number.as_constant() {
        if let Some(value) = int(pool, value) {
            facts.push(pool.eq(term, value));
        }
        return;
    }
    if let Some(low) = number.low().and_then(|low| int(pool, low)) {
        facts.push(pool.le(low, term));
    }
    if let Some(high) = number.high().and_then(|high| int(pool, high)) {
        facts.push(pool.le(term, high));
    }
    if let Some((modulus, residue)) = number.congruence()
        && let (Some(modulus), Some(residue)) = (int(pool, modulus), int(pool, residue))
    {
        let remainder = pool.modulo(term, modulus);
        facts.push(pool.eq(remainder, residue));
    }
}
