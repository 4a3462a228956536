//! What a loop's numbers of 64 bits, offsets of pointers above all, are measured by: cells that the loop reads, as sizes of
//! objects, and narrower variables, extended.

use std::collections::BTreeMap;

use symra_ir::{LocId, VarId};
use symra_terms::{Op, Sort, Term, TermPool};

use super::atoms::at_most;
use crate::Annotation;
use crate::encode::{Encoder, Memory};

/// How wide the measured numbers are.
const WIDE: u32 = 64;
/// At most so many cells are looked at.
const CELLS: usize = 4;
/// At most so many variables are extended.
const EXTENDED: usize = 6;

/// The measures at a head.
#[derive(Clone, Debug, Default)]
pub(super) struct Measures {
    /// The variables that the loop changes.
    changed: Vec<Term>,
    /// Cells of arrays, by terms over the variables at the head.
    cells: Vec<Term>,
    /// Variables that the loop changes, extended.
    moving: Vec<Term>,
    /// Other variables, extended.
    still: Vec<Term>,
}

/// The measures at all heads where there is something to be measured.
pub(super) fn measures(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
) -> BTreeMap<LocId, Measures> {
    let heads: Vec<LocId> = encoder.cfa.forest.loops.keys().copied().collect();
    let mut all = BTreeMap::new();
    for head in heads {
        let found = at(pool, encoder, head);
        if !found.changed.is_empty() {
            all.insert(head, found);
        }
    }
    all
}

fn at(pool: &mut TermPool, encoder: &mut Encoder<'_>, head: LocId) -> Measures {
    let mut found = Measures::default();
    let live: Vec<VarId> =
        encoder.cfa.variables().filter(|var| encoder.live[head.index()].contains(*var)).collect();
    for var in live {
        let (own, modified) = (encoder.own(var), encoder.cfa.forest.loops[&head].modifies(var));
        match *pool.sort(own) {
            Sort::Bv(WIDE) if modified => found.changed.push(own),
            Sort::Bv(width @ 8..WIDE) if width <= 32 && encoder.is_numeric(var) => {
                let extended = if modified { &mut found.moving } else { &mut found.still };
                if extended.len() < EXTENDED {
                    extended.push(pool.zero_extend(WIDE - width, own));
                }
            }
            _ => (),
        }
    }
    if found.changed.is_empty() {
        return found;
    }
    let block = encoder.block(pool, head, &Memory::new(), 0);
    let parts: Vec<Term> = pool.post_order(&block.conditions()).collect();
    for part in parts {
        if found.cells.len() < CELLS
            && pool.op(part) == Op::Select
            && *pool.sort(part) == Sort::Bv(WIDE)
            && pool.symbol(pool.args(part)[0]).is_some()
            && pool.variables(part).len() == encoder.variables(pool, part).len()
            && encoder.is_live(pool, head, part)
        {
            found.cells.push(part);
        }
    }
    found
}

impl Measures {
    /// What may stand in equations with numbers of 64 bits.
    pub(super) fn terms(&self) -> impl Iterator<Item = Term> {
        self.cells.iter().chain(&self.moving).chain(&self.still).copied()
    }

    /// Guesses that something stays below a measure.
    fn guesses(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut found = Vec::new();
        let changed: Vec<Term> = self.changed.iter().copied().take(EXTENDED).collect();
        for number in changed {
            for measure in self.terms() {
                found.extend(at_most(pool, number, measure));
                found.extend([pool.bv_ule(number, measure), pool.bv_ule(measure, number)]);
            }
            for (rest, cell) in self.pairs(&self.moving) {
                let sum = pool.bv_add(number, rest);
                found.extend([pool.bv_ule(sum, cell), pool.eq(sum, cell)]);
            }
        }
        for (measure, cell) in self.pairs(&self.moving).chain(self.pairs(&self.still)) {
            found.extend([pool.bv_ule(measure, cell), pool.bv_ule(cell, measure)]);
        }
        found
    }

    fn pairs<'m>(&'m self, measures: &'m [Term]) -> impl Iterator<Item = (Term, Term)> {
        measures.iter().flat_map(|measure| self.cells.iter().map(|cell| (*measure, *cell)))
    }
}

/// Guesses for every head.
pub(super) fn guesses(pool: &mut TermPool, measures: &BTreeMap<LocId, Measures>) -> Annotation {
    measures.iter().map(|(head, found)| (*head, found.guesses(pool))).collect()
}
