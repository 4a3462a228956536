//! Guesses about sums that loops conserve ([`HornSystem::conserved`](crate::horn::HornSystem::conserved)).
//!
//! ```text
//! if (k >= n) for (j = 0; j < n; j++) k--;
//! ```
//!
//! What held of `k` before the loop holds of `k + j` in it: `k + j >= n`, also where that sum wraps around.

use symra_ir::{LocId, VarId};
use symra_terms::{Sort, Substitution, Term, TermPool};

use super::atoms::{at_most, is_number};
use super::candidates::conditions;
use crate::Annotation;
use crate::encode::{Block, Encoder, Memory};
use crate::horn::Sum;

/// At most so many guesses are made for a head.
const GUESSES: usize = 60;
/// At most so many variables that a loop leaves as they are are compared with a sum.
const COMPARED: usize = 6;

/// The guesses for all heads.
pub(super) fn guesses(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    sums: &[(LocId, Sum)],
) -> Annotation {
    let mut all = Annotation::new();
    if sums.is_empty() {
        return all;
    }
    let conditions = conditions(pool, encoder);
    let entry = encoder.cfa.entry();
    let first = encoder.block(pool, entry, &Memory::new(), 0);
    for (head, sum) in sums {
        for (number, (variable, factor)) in sum.iter().enumerate() {
            let others: Sum = sum
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != number)
                .map(|(_, part)| *part)
                .collect();
            let Some(before) = before(pool, encoder, &first, *head, (*variable, *factor), &others)
            else {
                continue;
            };
            let found = about(pool, encoder, *head, (*variable, before), &conditions);
            let guesses = all.entry(*head).or_default();
            guesses.extend(found);
            guesses.truncate(GUESSES);
        }
    }
    all
}

/// What a variable was before the loop, by what it and the others are: itself, and how much the others have changed.
fn before(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    first: &Block,
    head: LocId,
    (variable, factor): (Term, u64),
    others: &Sum,
) -> Option<Term> {
    let Sort::Bv(width) = *pool.sort(variable) else { return None };
    let mask = u64::MAX >> (64 - width);
    let minus = match factor {
        1 => false,
        _ if factor == mask => true,
        _ => return None,
    };
    let mut sum = vec![variable];
    for (other, factor) in others {
        let factor = if minus { factor.wrapping_neg() & mask } else { *factor };
        let start = start(pool, encoder, first, head, *other);
        let change = start.map_or(*other, |start| pool.bv_sub(*other, start));
        let factor = pool.bv(factor, width);
        sum.push(pool.bv_mul(factor, change));
    }
    Some(pool.bv_sum(&sum))
}

/// The number that a variable has when a run first comes to a head.
fn start(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    first: &Block,
    head: LocId,
    variable: Term,
) -> Option<Term> {
    let arrival = first.arrivals.iter().find(|arrival| arrival.loc == head)?;
    let mut values = arrival.memory.iter();
    let (_, value) = values.find(|(var, _)| encoder.own(**var) == variable)?;
    is_number(pool, *value).then_some(*value)
}

/// What is asked of the variable alone, or beside what the loop leaves as it is, and bounds by that.
fn about(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    head: LocId,
    (variable, before): (Term, Term),
    conditions: &[Term],
) -> Vec<Term> {
    let Some(symbol) = pool.symbol(variable) else { return Vec::new() };
    let data = &encoder.cfa.forest.loops[&head];
    let mut found = Vec::new();
    for condition in conditions {
        let used = encoder.variables(pool, *condition);
        let is_other = |var: &VarId| encoder.own(*var) != variable && data.modifies(*var);
        let live = &encoder.live[head.index()];
        if !pool.variables(*condition).contains(&symbol)
            || used.iter().any(|var| is_other(var) || !live.contains(*var))
        {
            continue;
        }
        let mut substitution = Substitution::default();
        substitution.bind(symbol, before);
        let guess = substitution.apply(pool, *condition);
        found.extend([guess, pool.not(guess)]);
    }
    let live = &encoder.live[head.index()];
    let still = encoder.cfa.variables().filter(|var| {
        live.contains(*var)
            && !data.modifies(*var)
            && encoder.is_numeric(*var)
            && pool.sort(encoder.own(*var)) == pool.sort(variable)
    });
    let still: Vec<Term> = still.take(COMPARED).map(|var| encoder.own(var)).collect();
    for bound in still {
        found.extend(at_most(pool, before, bound));
        found.extend(at_most(pool, bound, before));
    }
    found
}
