//! States up to the names of objects.
//!
//! A loop that allocates gives new names forever, so no state is met again. But where the program treats all names alike
//! ([`Names`]), states that differ in names alone lead to the same claims; and what is written in objects that nothing leads to is
//! never read.
//!
//! ```text
//! MN:1  names are discovered in the order of the live variables; then, object by object, those that are written in it
//! MN:2  discovered objects get the first names that the program's text has not, in this order; what is written in others
//!       is forgotten, and so is what conditions say of them; the counter has the name after these
//! MN:3  where a name is read that nothing was written for, or that is an input: given up, for it may be any one
//! ```
//!
//! Soundness: let `p` be the permutation that takes discovered names to their new ones, those from the counter on to the ones from
//! the new counter on, and forgotten ones to the rest. A state with `p` put on it leads to the same claims
//! (`crates/ir/src/names.rs`). It differs from the form only in cells of forgotten objects. No term of the exploration
//! reads one: their names are in no variable, in no cell of another object, are not given again, and by MN:3 are no input.
//! So from the form the same edges can be taken, and lead to states with the same forms.
//!
//! The proof has cells of arrays one by one, so that what was forgotten may be anything; it is checked with other names put on it,
//! by `certify`. Where the facts of objects to come are needed (an array that is the same everywhere at first), there are no such
//! formulas.

use std::collections::BTreeMap;

use symra_ir::{Names, has_unknown_name, is_name, names_in, rename};
use symra_terms::{Op, Sort, Term, TermPool, Value};

use super::arrays::written;
use super::code::{Code, Slot};
use super::inputs::Inputs;
use super::state::MatchedState;

/// New names, and those that they stand for.
pub(super) type Renaming = Vec<(u64, u64)>;

/// An array as it was written.
struct Written {
    base: Term,
    /// Indices and elements, the first writes first.
    writes: Vec<(Term, Term)>,
    /// Whether indices are names.
    by_name: bool,
}

impl Written {
    fn new(pool: &TermPool, array: Term) -> Option<Self> {
        let Sort::Array(sort) = pool.sort(array) else { return None };
        let index = sort.index.clone();
        let mut writes = Vec::new();
        let mut base = array;
        while pool.op(base) == Op::Store {
            let [below, index, element] = *pool.args(base) else { return None };
            writes.push((index, element));
            base = below;
        }
        writes.reverse();
        let widths = [0, 64, 8].map(|below| Sort::Bv(symra_ir::OBJECT_BITS + below));
        let plain = matches!(pool.op(base), Op::Var(_) | Op::Const(_) | Op::ConstArray);
        plain.then_some(Self { base, writes, by_name: widths.contains(&index) })
    }

    /// The writes in the order of their indices.
    fn in_order(&self, pool: &TermPool) -> Vec<(Term, Term)> {
        let mut writes = self.writes.clone();
        writes.sort_by_key(|(index, _)| pool.value(*index).and_then(Value::as_bv).cloned());
        writes
    }
}

/// The state with its names in the order in which they are discovered, and which they are; nothing if there is a name that may be any one.
pub(super) fn in_order(
    pool: &mut TermPool,
    inputs: &mut Inputs,
    names: &Names,
    (code, slots): (&Code, &[Slot]),
    state: &MatchedState,
) -> Option<(MatchedState, Renaming)> {
    for term in state.cells.iter().chain(&state.conditions) {
        // MN:3
        if has_unknown_name(pool, *term) || !names.allows(pool, *term) {
            return None;
        }
    }
    let counter = slots.iter().position(|slot| code.vars[*slot as usize] == names.counter);
    let next = match counter {
        Some(place) => Some(pool.value(state.cells[place])?.as_bv()?.to_u64()?),
        None => None,
    };
    let mut arrays: BTreeMap<usize, Written> = BTreeMap::new();
    let mut roots: Vec<Term> = Vec::new();
    for (place, cell) in state.cells.iter().enumerate() {
        if matches!(pool.sort(*cell), Sort::Array(_)) {
            arrays.insert(place, Written::new(pool, *cell)?);
        } else if Some(place) != counter {
            roots.push(*cell);
        }
    }
    let found = discovered(pool, names, next, &roots, &arrays);
    if next.is_some_and(|next| found.iter().any(|name| *name > next)) {
        return None;
    }
    // MN:2
    let mut renaming: Renaming = (names.fixed..).zip(found.iter().copied()).collect();
    let after = names.fixed + found.len() as u64;
    renaming.extend(next.map(|next| (after, next)));
    let other = |name: u64| {
        if !names.is_new(name) {
            return Some(name);
        }
        renaming.iter().find(|(_, old)| *old == name).map(|(new, _)| *new)
    };
    let mut cells = state.cells.clone();
    for (place, cell) in cells.iter_mut().enumerate() {
        *cell = match arrays.get(&place) {
            Some(written) => rewritten(pool, written, &other)?,
            None => rename(pool, *cell, &other)?,
        };
    }
    let kept: Vec<Term> =
        state.conditions.iter().filter_map(|condition| rename(pool, *condition, &other)).collect();
    Some((MatchedState::new(pool, inputs, state.loc, cells, &kept), renaming))
}

/// MN:1: the names that the program gave, in the order in which they are discovered from some values and in arrays.
fn discovered(
    pool: &TermPool,
    names: &Names,
    next: Option<u64>,
    roots: &[Term],
    arrays: &BTreeMap<usize, Written>,
) -> Vec<u64> {
    let mut found: Vec<u64> = Vec::new();
    let discover = |found: &mut Vec<u64>, term: Term| {
        for name in names_in(pool, term) {
            if names.is_new(name) && Some(name) != next && !found.contains(&name) {
                found.push(name);
            }
        }
    };
    // What is written in objects, or at indices, that keep their names is always there.
    let kept = |written: &Written, index: Term| {
        !written.by_name || names_in(pool, index).first().is_some_and(|name| !names.is_new(*name))
    };
    for root in roots {
        discover(&mut found, *root);
    }
    for written in arrays.values() {
        for (index, element) in written.in_order(pool) {
            if kept(written, index) {
                discover(&mut found, element);
            }
        }
    }
    let mut done = 0;
    while let Some(&object) = found.get(done) {
        done += 1;
        for written in arrays.values().filter(|written| written.by_name) {
            for (index, element) in written.in_order(pool) {
                if names_in(pool, index).first() == Some(&object) {
                    discover(&mut found, element);
                }
            }
        }
    }
    found
}

/// The array with other names, without what is written in objects that have none.
fn rewritten(
    pool: &mut TermPool,
    written: &Written,
    other: &impl Fn(u64) -> Option<u64>,
) -> Option<Term> {
    let mut writes: Vec<(Term, Term)> = Vec::new();
    for (index, element) in &written.writes {
        let index = if written.by_name {
            let Some(index) = rename(pool, *index, other) else { continue };
            index
        } else {
            *index
        };
        writes.push((index, rename(pool, *element, other)?));
    }
    let base = rename(pool, written.base, other)?;
    Some(writes.into_iter().fold(base, |array, (index, element)| pool.store(array, index, element)))
}

/// What a state says of a variable's value, cell by cell if it is an array of which nothing else is known.
pub(super) fn cells(pool: &mut TermPool, variable: Term, value: Term) -> Option<Vec<Term>> {
    if !matches!(pool.sort(value), Sort::Array(_)) {
        return (!pool.symbol(value).is_some_and(|_| is_name(pool, value)))
            .then(|| vec![pool.eq(variable, value)]);
    }
    let (_, writes) = written(pool, value)?;
    let part = |(index, element)| {
        let cell = pool.select(variable, index);
        pool.eq(cell, element)
    };
    Some(writes.into_iter().map(part).collect())
}
