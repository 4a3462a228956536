//! Array invariants: what may hold of all elements (cells) of an array at the heads of loops, guessed from the program's text.
//!
//! ```text
//! CL:1  bodies: what a claim asks of cells, and what is written to cells, with the index as the symbol k of all cells
//! CL:2  ends: the cells that a loop is at, as the indices of its reads and writes say; and where they begin
//! CL:3  a guess for a head: for all k, where k is before (or behind, or at) an end, and not before where the loops began,
//!       a body holds of k
//! ```
//!
//! A guess is a formula with the symbol of all cells free in it. [`HornSystem::inductive`](crate::horn::HornSystem::inductive) keeps those that are preserved: it
//! takes the symbol for a number that never changes and of which nothing is known, so what holds of it holds of all cells.

mod bodies;
mod instances;
mod linear;
mod paths;

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{Invariant, LocId};
use symra_terms::{Assignment, Op, Sort, Symbol, Term, TermPool, Value};

use self::bodies::{Body, Moving, bodies};
use self::linear::{Linear, cell_of};
pub(super) use self::paths::{Path, paths};
use super::atoms::{conjuncts, disjuncts};
use crate::Annotation;
use crate::encode::Encoder;
pub(super) use bodies::replace;
pub(super) use instances::element_symbol;
pub use instances::{elements_in, instances, read_indices};
pub(super) use linear::offset_number;

/// At most so many guesses for a head.
const GUESSES: usize = 400;
/// At most so many ends of a loop are looked at for a body.
const ENDS: usize = 4;
/// At most so many first values are looked at for a body.
const FIRST: usize = 3;

/// Guesses, and terms that say which cells are worth a look.
#[derive(Default)]
pub struct ArrayGuesses {
    /// The guesses.
    pub formulas: Annotation,
    probes: BTreeMap<LocId, BTreeSet<Term>>,
}

/// Guesses for every head.
pub fn guesses(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> ArrayGuesses {
    let mut all = ArrayGuesses::default();
    let has_arrays = encoder.cfa.forest.loops.keys().any(|head| {
        let variables = encoder.cfa.program.variables.iter().enumerate();
        variables
            .filter(|(_, variable)| matches!(pool.sort(variable.term), Sort::Array(_)))
            .any(|(index, _)| encoder.live[head.index()].contains(symra_ir::VarId::new(index)))
    });
    if !has_arrays {
        return all;
    }
    let paths = paths(pool, encoder);
    let moving = Moving::new(pool, encoder);
    let bodies = bodies(pool, encoder, &paths, &moving); // CL:1
    for body in &bodies {
        let ends = ends(pool, encoder, &paths, body);
        let limits = Limits::new(pool, encoder, &paths, &moving, body, &ends);
        let formulas = limits.formulas(pool, body);
        let heads: Vec<LocId> = encoder.cfa.forest.loops.keys().copied().collect();
        for head in heads {
            if !encoder.is_live(pool, head, body.formula) {
                continue;
            }
            let none = BTreeSet::new();
            let ends = ends.get(&head).unwrap_or(&none);
            let found = guess(pool, encoder, (&paths, head), body, ends, &formulas);
            let probes = ends.iter().chain(&limits.low).chain(&limits.high).chain(&limits.beyond);
            all.probe(head, probes.copied());
            let known = all.formulas.entry(head).or_default();
            for formula in found {
                if known.len() < GUESSES
                    && pool.value(formula).is_none()
                    && encoder.is_live(pool, head, formula)
                    && !known.contains(&formula)
                {
                    known.push(formula);
                }
            }
        }
    }
    all
}

impl ArrayGuesses {
    /// Cells that are worth a look at a head.
    pub(super) fn probe(&mut self, head: LocId, cells: impl Iterator<Item = Term>) {
        self.probes.entry(head).or_default().extend(cells);
    }

    /// Drops guesses that some states refute.
    pub fn refute(&mut self, pool: &mut TermPool, states: &BTreeMap<LocId, Vec<Assignment>>) {
        for (head, formulas) in &mut self.formulas {
            let mut sorts: BTreeMap<Symbol, u32> = BTreeMap::new();
            for formula in formulas.iter() {
                for cell in elements_in(pool, *formula) {
                    if let (Some(symbol), Sort::Bv(width)) = (pool.symbol(cell), pool.sort(cell)) {
                        sorts.insert(symbol, *width);
                    }
                }
            }
            let probes = self.probes.get(head);
            for state in states.get(head).map_or(&[][..], Vec::as_slice) {
                for (symbol, width) in &sorts {
                    let mut cells: BTreeSet<u64> = (0..4).collect();
                    for probe in probes.into_iter().flatten() {
                        if let Value::Bv(bits) = pool.evaluate_in(*probe, state)
                            && bits.width() == *width
                            && let Some(word) = bits.to_u64()
                        {
                            cells.extend([word, word.wrapping_add(1), word.wrapping_sub(1)]);
                        }
                    }
                    let mut state = state.clone();
                    for cell in cells {
                        state.set(*symbol, Value::bv(cell, *width));
                        formulas.retain(|formula| {
                            pool.evaluate_in(*formula, &state) == Value::Bool(true)
                        });
                    }
                }
            }
        }
    }
}

/// Leaves out what follows from another fact of the same head because that has fewer disjuncts.
pub fn leave_out_weaker(pool: &TermPool, facts: &mut Annotation) {
    for formulas in facts.values_mut() {
        let parts: Vec<BTreeSet<Term>> = formulas
            .iter()
            .map(|formula| disjuncts(pool, *formula).into_iter().collect())
            .collect();
        let mut own = parts.iter();
        formulas.retain(|_| {
            own.next().is_none_or(|own| {
                !parts.iter().any(|other| other.len() < own.len() && other.is_subset(own))
            })
        });
    }
}

/// The symbols of all cells in an invariant.
pub fn bound(pool: &TermPool, invariant: &Invariant) -> Vec<Term> {
    let mut symbols: Vec<Term> =
        invariant.values().flat_map(|formula| elements_in(pool, *formula)).collect();
    symbols.sort_unstable();
    symbols.dedup();
    symbols
}

/// CL:2: for each head the cells that its loop is at.
fn ends(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    paths: &[Path],
    body: &Body,
) -> BTreeMap<LocId, BTreeSet<Term>> {
    let mut ends: BTreeMap<LocId, BTreeSet<Term>> = BTreeMap::new();
    for path in paths {
        if !encoder.cfa.is_head(path.from) {
            continue;
        }
        let mut terms: Vec<Term> = path.memory.values().copied().collect();
        terms.push(path.condition);
        for index in touched_indices(pool, &terms) {
            for pattern in &body.patterns {
                if let Some(end) = cell_of(pool, *pattern, body.cell, index) {
                    keep_end(pool, encoder, &mut ends, path.from, end);
                }
            }
        }
    }
    // Where an index is more than a variable, the variable itself may say how far the loop is.
    for path in paths.iter().filter(|path| encoder.cfa.is_head(path.from)) {
        let known = ends.get(&path.from);
        if known.is_some_and(|known| known.iter().any(|end| pool.symbol(*end).is_some())) {
            continue;
        }
        let terms: Vec<Term> = path.memory.values().copied().collect();
        for index in touched_indices(pool, &terms) {
            for symbol in pool.variables(index) {
                let variable = pool.symbol_term(symbol);
                if pool.sort(variable) == pool.sort(body.cell) {
                    keep_end(pool, encoder, &mut ends, path.from, variable);
                }
            }
        }
    }
    // What an inner loop is at when it begins says where the outer one is.
    for _ in 0..3 {
        for path in paths.iter().filter(|path| path.from != path.to) {
            let inner = ends.get(&path.to).cloned().unwrap_or_default();
            for end in inner {
                let before = encoder.value(pool, &path.memory, end);
                keep_end(pool, encoder, &mut ends, path.from, before);
            }
        }
    }
    ends
}

/// Adds an end that changes in a loop.
fn keep_end(
    pool: &TermPool,
    encoder: &mut Encoder<'_>,
    ends: &mut BTreeMap<LocId, BTreeSet<Term>>,
    head: LocId,
    end: Term,
) {
    let Some(modified) = encoder.cfa.forest.loops.get(&head).map(|found| &found.modified) else {
        return;
    };
    let variables = encoder.variables(pool, end);
    let known = ends.entry(head).or_default();
    if variables.len() == pool.variables(end).len()
        && variables.iter().any(|var| modified.binary_search(var).is_ok())
        && encoder.is_live(pool, head, end)
        && known.len() < ENDS
    {
        known.insert(end);
    }
}

/// The indices that arrays are read or written at in some terms.
fn touched_indices(pool: &TermPool, terms: &[Term]) -> BTreeSet<Term> {
    pool.post_order(terms)
        .filter(|term| matches!(pool.op(*term), Op::Select | Op::Store))
        .map(|term| pool.args(term)[1])
        .collect()
}

/// Where the cells that loops are at begin, and what they stay below.
#[derive(Default)]
struct Limits {
    /// What cells are not before, because a loop begins there and goes up.
    low: BTreeSet<Term>,
    /// What cells are not behind, because a loop begins there and goes down.
    high: BTreeSet<Term>,
    /// What cells are before.
    beyond: BTreeSet<Term>,
    /// What cells differ from by a multiple of a number.
    strides: BTreeSet<(Term, u64)>,
}

impl Limits {
    fn new(
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        paths: &[Path],
        moving: &Moving,
        body: &Body,
        ends: &BTreeMap<LocId, BTreeSet<Term>>,
    ) -> Self {
        let mut limits = Self::default();
        for path in paths {
            for end in ends.get(&path.to).cloned().unwrap_or_default() {
                let first = encoder.value(pool, &path.memory, end);
                if moving.moves(pool, first) {
                    continue;
                }
                let step = step(pool, encoder, paths, path.to, end);
                if step.is_none_or(|step| step > 0) && limits.low.len() < FIRST {
                    limits.low.insert(first);
                }
                if step.is_none_or(|step| step < 0) && limits.high.len() < FIRST {
                    limits.high.insert(first);
                }
                if let Some(step) = step.map(i128::unsigned_abs)
                    && (2..1 << 20).contains(&step)
                {
                    limits.strides.extend(u64::try_from(step).ok().map(|step| (first, step)));
                }
            }
            if body.whole {
                continue;
            }
            for end in ends.get(&path.from).cloned().unwrap_or_default() {
                let last = bodies::at_bounds(pool, path.condition, end);
                if !moving.moves(pool, last) && limits.beyond.len() < FIRST {
                    limits.beyond.insert(last);
                }
            }
        }
        limits
    }

    /// Formulas that limit a cell.
    fn formulas(&self, pool: &mut TermPool, body: &Body) -> Vec<Term> {
        let mut low = vec![pool.true_()];
        let mut high = vec![pool.true_()];
        for first in &self.low {
            low.push(body.upto(pool, *first, body.cell));
        }
        for first in &self.high {
            high.push(body.upto(pool, body.cell, *first));
        }
        for beyond in &self.beyond {
            high.push(body.below(pool, body.cell, *beyond));
        }
        let mut limits = Vec::new();
        for low in &low {
            for high in &high {
                limits.push(pool.and(&[*low, *high]));
            }
        }
        let plain = limits.clone();
        for (first, stride) in &self.strides {
            let Sort::Bv(width) = *pool.sort(*first) else { continue };
            let far = pool.bv_sub(body.cell, *first);
            let stride = pool.bv(*stride, width);
            let over = pool.bv_urem(far, stride);
            let none = pool.bv(0, width);
            let fits = pool.eq(over, none);
            for limit in &plain {
                limits.push(pool.and(&[*limit, fits]));
            }
        }
        limits
    }
}

/// How far a cell that a loop is at moves in one round, if that is always the same.
fn step(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    paths: &[Path],
    head: LocId,
    end: Term,
) -> Option<i128> {
    let mut found = None;
    for path in paths.iter().filter(|path| path.from == head && path.to == head) {
        let next = encoder.value(pool, &path.memory, end);
        let difference = pool.bv_sub(next, end);
        let step = Linear::of(pool, difference)?.constant()?;
        if step != 0 && found.is_some_and(|other| other != step) {
            return None;
        }
        if step != 0 {
            found = Some(step);
        }
    }
    found
}

/// CL:3.
fn guess(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    (paths, head): (&[Path], LocId),
    body: &Body,
    ends: &BTreeSet<Term>,
    limits: &[Term],
) -> Vec<Term> {
    let mut places = vec![pool.true_()];
    let modified = &encoder.cfa.forest.loops[&head].modified;
    let changes =
        encoder.variables(pool, body.formula).iter().any(|var| modified.binary_search(var).is_ok());
    if changes {
        for end in ends {
            let step = step(pool, encoder, paths, head, *end);
            if step.is_none_or(|step| step > 0) {
                places.push(body.below(pool, body.cell, *end));
                places.push(body.upto(pool, *end, body.cell));
            }
            if step.is_none_or(|step| step < 0) {
                places.push(body.below(pool, *end, body.cell));
                places.push(body.upto(pool, body.cell, *end));
            }
        }
    }
    let mut found = Vec::new();
    for limit in limits {
        for place in &places {
            let mut parts = vec![body.formula];
            for guard in conjuncts(pool, *limit).into_iter().chain([*place]) {
                parts.push(pool.not(guard));
            }
            found.push(pool.or(&parts));
        }
    }
    found
}
