//! Formulas that may hold at the heads of loops, guessed from the program's text.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{Action, LocId, VarId};
use symra_terms::{Op, Sort, Term, TermPool};

use super::atoms::{at_most, atoms, is_number, weaker};
use crate::Annotation;
use crate::encode::{Block, Encoder, Memory};

/// At most so many conditions of the program are guessed for a head.
const CONDITIONS: usize = 40;
/// Conditions with more subterms are not guessed.
const SMALL: usize = 24;
/// At most so many variables are compared with each other.
const COMPARED: usize = 6;

/// Guesses for every head: conditions of the program and what is weaker, bounds by first values, comparisons of the loop's
/// variables.
pub fn candidates(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Annotation {
    let conditions = conditions(pool, encoder);
    let around = around(encoder);
    let entry = encoder.cfa.entry();
    let first = encoder.block(pool, entry, &Memory::new(), 0);
    let heads: Vec<LocId> = encoder.cfa.forest.loops.keys().copied().collect();
    let mut all = Annotation::new();
    for head in heads {
        let mut guesses = Vec::new();
        // What the loop's block asks, in terms of the variables at the head.
        let block = encoder.block(pool, head, &Memory::new(), 0);
        let mut asked = atoms(pool, &block.conditions());
        asked.retain(|atom| {
            pool.size(*atom) <= SMALL
                && pool.variables(*atom).len() == encoder.variables(pool, *atom).len()
        });
        for (number, modified) in around[&head].iter().enumerate() {
            for condition in asked.iter().chain(&conditions) {
                if guesses.len() >= 4 * CONDITIONS {
                    break;
                }
                if !changes(pool, encoder, (head, modified), *condition) {
                    continue;
                }
                let negation = pool.not(*condition);
                for literal in [*condition, negation] {
                    // What an inner loop leaves as it is holds there as it held before.
                    if number == 0 {
                        guesses.extend(weaker(pool, literal));
                    }
                    guesses.push(literal);
                }
            }
        }
        guesses.extend(bounds(pool, encoder, head, &first));
        guesses.extend(kept_cells(pool, encoder, (head, &around[&head][0]), &conditions, &first));
        let mut seen = BTreeSet::new();
        guesses.retain(|guess| pool.value(*guess).is_none() && seen.insert(*guess));
        all.insert(head, guesses);
    }
    all
}

/// For each head what its loop changes, and what the loops around it change, the innermost first.
fn around(encoder: &Encoder<'_>) -> BTreeMap<LocId, Vec<Vec<VarId>>> {
    let forest = &encoder.cfa.forest;
    let mut loops: Vec<_> = forest.loops.iter().collect();
    loops.sort_by_key(|(_, data)| data.members.len());
    let mut around: BTreeMap<LocId, Vec<Vec<VarId>>> = BTreeMap::new();
    for (_, data) in loops {
        for head in data.members.iter().filter(|loc| forest.is_head(**loc)) {
            around.entry(*head).or_default().push(data.modified.clone());
        }
    }
    around
}

/// Whether a formula is about variables that matter at a head, and about one that a loop changes.
fn changes(
    pool: &TermPool,
    encoder: &mut Encoder<'_>,
    (head, modified): (LocId, &[VarId]),
    formula: Term,
) -> bool {
    let used = encoder.variables(pool, formula);
    let live = &encoder.live[head.index()];
    used.iter().all(|var| live.contains(*var))
        && used.iter().any(|var| modified.binary_search(var).is_ok())
}

/// What holds of memory that a loop leaves as it is, so that it holds after the loop too: conditions about it, and what its cells hold
/// when runs first come to the loop.
fn kept_cells(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    (head, modified): (LocId, &[VarId]),
    conditions: &[Term],
    first: &Block,
) -> Vec<Term> {
    let arrival = first.arrivals.iter().find(|arrival| arrival.loc == head);
    let mut guesses = Vec::new();
    for condition in conditions {
        let parts = pool.post_order(&[*condition]);
        let cells: Vec<Term> = parts
            .filter(|part| {
                pool.op(*part) == Op::Select
                    && pool.symbol(pool.args(*part)[0]).is_some()
                    && pool.value(pool.args(*part)[1]).is_some()
            })
            .collect();
        let used = encoder.variables(pool, *condition);
        let live = &encoder.live[head.index()];
        let is_kept = |var: &VarId| live.contains(*var) && modified.binary_search(var).is_err();
        if cells.is_empty() || guesses.len() >= CONDITIONS || !used.iter().all(is_kept) {
            continue;
        }
        guesses.extend([*condition, pool.not(*condition)]);
        for cell in cells {
            let (array, index) = (pool.args(cell)[0], pool.args(cell)[1]);
            let value = arrival.and_then(|arrival| {
                used.iter().find_map(|var| {
                    let is_it = encoder.cfa.program.variable(*var).term == array;
                    is_it.then(|| arrival.memory.get(var).copied()).flatten()
                })
            });
            let Some(value) = value else { continue };
            let held = pool.select(value, index);
            if pool.value(held).is_some() {
                guesses.push(pool.eq(cell, held));
            }
        }
    }
    guesses
}

/// The atoms of the program's conditions.
pub(super) fn conditions(pool: &TermPool, encoder: &Encoder<'_>) -> Vec<Term> {
    let conditions: Vec<Term> = encoder
        .cfa
        .edges()
        .iter()
        .filter_map(|edge| match edge.action {
            Action::Assume(term) => Some(term),
            Action::Assign(_) | Action::Havoc(_) => None,
        })
        .collect();
    atoms(pool, &conditions)
}

/// Bounds of the loop's variables by the constants that they first hold, and by each other.
fn bounds(pool: &mut TermPool, encoder: &Encoder<'_>, head: LocId, first: &Block) -> Vec<Term> {
    let live = &encoder.live[head.index()];
    let modified: Vec<VarId> = encoder.cfa.forest.loops[&head]
        .modified
        .iter()
        .copied()
        .filter(|var| live.contains(*var))
        .collect();
    let arrival = first.arrivals.iter().find(|arrival| arrival.loc == head);
    let own = |var: VarId| encoder.cfa.program.variable(var).term;
    let mut guesses = Vec::new();
    for var in &modified {
        let Some(value) = arrival.and_then(|arrival| arrival.memory.get(var)) else { continue };
        if is_number(pool, *value) {
            guesses.extend(at_most(pool, *value, own(*var)));
            guesses.extend(at_most(pool, own(*var), *value));
        } else if pool.value(*value).is_some() {
            guesses.push(pool.eq(own(*var), *value));
        }
    }
    let number = |var: &VarId| {
        encoder.is_numeric(*var) && matches!(pool.sort(own(*var)), Sort::Int | Sort::Bv(_))
    };
    let mut numbers: Vec<Term> =
        modified.iter().filter(|var| number(var)).map(|var| own(*var)).take(COMPARED).collect();
    let changed = numbers.len();
    // What the loop leaves as it is may still bound what it changes.
    let others = (0..encoder.cfa.program.variables.len()).map(VarId::new);
    let others = others.filter(|var| live.contains(*var) && modified.binary_search(var).is_err());
    numbers.extend(others.filter(number).map(own).take(COMPARED));
    for (index, a) in numbers[..changed].iter().enumerate() {
        for b in &numbers[index + 1..] {
            if pool.sort(*a) == pool.sort(*b) {
                guesses.push(pool.eq(*a, *b));
                guesses.extend(at_most(pool, *a, *b));
                guesses.extend(at_most(pool, *b, *a));
                if matches!(pool.sort(*a), Sort::Bv(_)) {
                    guesses.extend([pool.bv_ule(*a, *b), pool.bv_ule(*b, *a)]);
                }
            }
        }
    }
    guesses
}
