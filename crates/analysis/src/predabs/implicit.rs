//! Implicit predicate abstraction: the abstract state is not computed, but said to be equal in the predicates.

use symra_ir::LocId;
use symra_terms::{Term, TermPool};

use crate::encode::{Encoder, Memory};

/// A memory in which all that a loop changes is arbitrary. `tag` tells its variables from those of others.
pub fn forget(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    head: LocId,
    before: &Memory,
    tag: usize,
) -> Memory {
    let mut after = before.clone();
    for var in &encoder.cfa.forest.loops[&head].modified {
        let own = encoder.own(*var);
        let sort = pool.sort(own).clone();
        let symbol = pool.symbol(own).expect("a program variable should be a variable term");
        let name = format!("{}?{tag}", pool.name(symbol));
        after.insert(*var, pool.var(&name, &sort));
    }
    after
}

/// `eq(P, m, m')`: every predicate has the same value in both memories.
pub fn eq(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    predicates: &[Term],
    one: &Memory,
    other: &Memory,
) -> Vec<Term> {
    let mut same = Vec::with_capacity(predicates.len());
    for predicate in predicates {
        let (here, there) =
            (encoder.value(pool, one, *predicate), encoder.value(pool, other, *predicate));
        same.push(pool.eq(here, there));
    }
    same
}

/// Some predicate has another value: what `simple` asks of two visits of a location.
pub fn differs(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    predicates: &[Term],
    one: &Memory,
    other: &Memory,
) -> Term {
    let mut different = Vec::with_capacity(predicates.len());
    for same in eq(pool, encoder, predicates, one, other) {
        different.push(pool.not(same));
    }
    pool.or(&different)
}
