//! Formulas that may hold at the heads of loops, guessed from the program's text.

use std::collections::BTreeSet;

use symra_ir::{LocId, Operation, VarId};
use symra_terms::{Sort, Term, TermPool};

use super::Facts;
use super::atoms::{at_most, atoms, is_number, weaker};
use super::block::{Block, Executor, Memory};

/// At most so many conditions of the program are guessed for a head.
const CONDITIONS: usize = 40;
/// Conditions with more subterms are not guessed.
const SMALL: usize = 24;
/// At most so many variables are compared with each other.
const COMPARED: usize = 6;

/// Guesses for every head: conditions of the program and what is weaker, bounds by first values, comparisons of the loop's
/// variables.
pub(crate) fn candidates(pool: &mut TermPool, executor: &mut Executor<'_>) -> Facts {
    let conditions = conditions(pool, executor);
    let entry = executor.procedure.entry;
    let first = executor.block(pool, entry, &Memory::new(), 0);
    let heads: Vec<LocId> = executor.shape.loops.keys().copied().collect();
    let mut all = Facts::new();
    for head in heads {
        let mut guesses = Vec::new();
        // What the loop's block asks, in terms of the variables at the head.
        let block = executor.block(pool, head, &Memory::new(), 0);
        let reached = block.arrivals.iter().map(|arrival| arrival.reached);
        let asked: Vec<Term> = block.clauses.iter().copied().chain(reached).collect();
        let mut asked = atoms(pool, &asked);
        asked.retain(|atom| {
            pool.size(*atom) <= SMALL
                && pool.variables(*atom).len() == executor.variables(pool, *atom).len()
        });
        for condition in asked.iter().chain(&conditions) {
            if guesses.len() >= 4 * CONDITIONS {
                break;
            }
            if changes(pool, executor, head, *condition) {
                let negation = pool.not(*condition);
                for literal in [*condition, negation] {
                    guesses.extend(weaker(pool, literal));
                    guesses.push(literal);
                }
            }
        }
        guesses.extend(bounds(pool, executor, head, &first));
        let mut seen = BTreeSet::new();
        guesses.retain(|guess| pool.value(*guess).is_none() && seen.insert(*guess));
        all.insert(head, guesses);
    }
    all
}

/// Whether a formula is about variables that matter at a head, and about one that its loop changes.
fn changes(pool: &TermPool, executor: &mut Executor<'_>, head: LocId, formula: Term) -> bool {
    let used = executor.variables(pool, formula);
    let modified = &executor.shape.loops[&head].modified;
    let live = &executor.live[head.index()];
    used.iter().all(|var| live.contains(*var))
        && used.iter().any(|var| modified.binary_search(var).is_ok())
}

/// The atoms of the program's conditions.
fn conditions(pool: &TermPool, executor: &Executor<'_>) -> Vec<Term> {
    let edges = executor.procedure.edges.iter();
    let conditions: Vec<Term> = edges
        .filter_map(|edge| match &edge.operation {
            Operation::Assume(term) => Some(*term),
            _ => None,
        })
        .collect();
    atoms(pool, &conditions)
}

/// Bounds of the loop's variables by the constants that they first hold, and by each other.
fn bounds(pool: &mut TermPool, executor: &Executor<'_>, head: LocId, first: &Block) -> Vec<Term> {
    let live = &executor.live[head.index()];
    let modified: Vec<VarId> = executor.shape.loops[&head]
        .modified
        .iter()
        .copied()
        .filter(|var| live.contains(*var))
        .collect();
    let arrival = first.arrivals.iter().find(|arrival| arrival.loc == head);
    let own = |var: VarId| executor.program.variable(var).term;
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
        executor.is_number(*var) && matches!(pool.sort(own(*var)), Sort::Int | Sort::Bv(_))
    };
    let mut numbers: Vec<Term> =
        modified.iter().filter(|var| number(var)).map(|var| own(*var)).take(COMPARED).collect();
    let changed = numbers.len();
    // What the loop leaves as it is may still bound what it changes.
    let others = (0..executor.program.variables.len()).map(VarId::new);
    let others = others.filter(|var| live.contains(*var) && modified.binary_search(var).is_err());
    numbers.extend(others.filter(number).map(own).take(COMPARED));
    for (index, a) in numbers[..changed].iter().enumerate() {
        for b in &numbers[index + 1..] {
            if pool.sort(*a) == pool.sort(*b) {
                guesses.push(pool.eq(*a, *b));
                guesses.extend(at_most(pool, *a, *b));
                guesses.extend(at_most(pool, *b, *a));
            }
        }
    }
    guesses
}
