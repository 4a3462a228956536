//! What a loop's numbers of 64 bits, offsets of pointers above all, are measured by: cells that the loop reads, as sizes of
//! objects, and narrower variables, extended.

use std::collections::BTreeMap;

use symra_ir::LocId;
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
    /// Bytes that the loop reads, as their array and index.
    bytes: Vec<(Term, Term)>,
}

/// The measures at all heads, if there is something to be measured at one of them.
pub(super) fn measures(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
) -> BTreeMap<LocId, Measures> {
    let heads: Vec<LocId> = encoder.cfa.forest.loops.keys().copied().collect();
    let mut all: BTreeMap<LocId, Measures> = BTreeMap::new();
    let mut read = Measures::default();
    for head in heads {
        let found = numbers(pool, encoder, head);
        if !found.changed.is_empty() {
            read.read(pool, encoder, head);
        }
        all.insert(head, found);
    }
    if read.cells.is_empty() {
        return BTreeMap::new();
    }
    // What is measured in one loop is to be known since a loop before it.
    for (head, found) in &mut all {
        found.cells.clone_from(&read.cells);
        found.cells.retain(|cell| encoder.is_live(pool, *head, *cell));
        found.bytes.clone_from(&read.bytes);
        found.bytes.retain(|(array, _)| encoder.is_live(pool, *head, *array));
    }
    all
}

fn numbers(pool: &mut TermPool, encoder: &Encoder<'_>, head: LocId) -> Measures {
    let mut found = Measures::default();
    for var in encoder.cfa.variables() {
        if !encoder.live[head.index()].contains(var) {
            continue;
        }
        let (own, modified) = (encoder.own(var), encoder.cfa.forest.loops[&head].modifies(var));
        match *pool.sort(own) {
            Sort::Bv(WIDE) if modified => found.changed.push(own),
            Sort::Bv(width @ 8..=32) if encoder.is_numeric(var) => {
                let extended = if modified { &mut found.moving } else { &mut found.still };
                if extended.len() < EXTENDED {
                    extended.push(pool.zero_extend(WIDE - width, own));
                }
            }
            _ => (),
        }
    }
    found
}

impl Measures {
    /// What a loop's block reads, in terms of the variables at its head.
    fn read(&mut self, pool: &mut TermPool, encoder: &mut Encoder<'_>, head: LocId) {
        let block = encoder.block(pool, head, &Memory::new(), 0);
        let parts: Vec<Term> = pool.post_order(&block.conditions()).collect();
        for part in parts {
            if pool.op(part) != Op::Select
                || pool.symbol(pool.args(part)[0]).is_none()
                || pool.variables(part).len() != encoder.variables(pool, part).len()
            {
                continue;
            }
            let read = (pool.args(part)[0], pool.args(part)[1]);
            match *pool.sort(part) {
                Sort::Bv(WIDE) if self.cells.len() < CELLS && !self.cells.contains(&part) => {
                    self.cells.push(part);
                }
                Sort::Bv(8)
                    if self.bytes.len() < CELLS
                        && !self.bytes.iter().any(|(array, _)| *array == read.0) =>
                {
                    self.bytes.push(read);
                }
                _ => (),
            }
        }
    }

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
                found.push(pool.bv_ult(number, measure));
            }
            for (rest, cell) in self.pairs(&self.moving) {
                let sum = pool.bv_add(number, rest);
                found.extend([pool.bv_ule(sum, cell), pool.eq(sum, cell)]);
            }
        }
        found.extend(self.ends(pool));
        for (measure, cell) in self.pairs(&self.moving).chain(self.pairs(&self.still)) {
            found.extend([pool.bv_ule(measure, cell), pool.bv_ule(cell, measure)]);
            found.push(pool.eq(measure, cell));
        }
        found
    }

    /// Guesses that the last byte of an object is zero: a string ends before it.
    fn ends(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut found = Vec::new();
        for (array, index) in &self.bytes {
            for cell in &self.cells {
                let one = pool.bv(1, WIDE);
                let last = pool.bv_sub(*cell, one);
                let last = match (pool.sort(*index).clone(), pool.args(*cell)) {
                    (Sort::Bv(WIDE), _) => last,
                    // The offset in an object whose number is the index of the cell.
                    (Sort::Bv(width), &[_, object])
                        if *pool.sort(object) == Sort::Bv(width - WIDE) =>
                    {
                        pool.concat(object, last)
                    }
                    _ => continue,
                };
                let byte = pool.select(*array, last);
                let zero = pool.bv(0, 8);
                found.push(pool.eq(byte, zero));
            }
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

#[cfg(test)]
mod tests {
    use symra_ir::{Cfa, Task, parse};

    use super::*;
    use crate::infer::live_with_auxiliary;

    /// Moves through an object of `size[o]` bytes, up to a byte that is zero.
    const STRING: &str = "global size : (Array (_ BitVec 32) (_ BitVec 64))
        global text : (Array (_ BitVec 64) (_ BitVec 8))
        global o : (_ BitVec 32)
        global i : (_ BitVec 64)
        global n : (_ BitVec 32)
        proc main() {
          start -> head : i := #x0000000000000000, n := #x00000000
          head -> some : assume (bvult i (select size o))
          some -> other : assume (not (= (select text i) #x00))
          other -> head : i := (bvadd i #x0000000000000001), n := (bvadd n #x00000001)
          head -> end : assume (bvuge i (select size o))
          end -> bad : assume (bvult n #x00000001)
          error bad \"it is empty\"
        }";

    /// The guesses at all heads, as texts.
    fn guessed(text: &str) -> Vec<String> {
        let mut task = parse(text).expect("the text should be a program");
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let mut encoder = Encoder::new(pool, &cfa, &live);
        let measures = measures(pool, &mut encoder);
        let guesses = guesses(pool, &measures);
        guesses.values().flatten().map(|guess| pool.display(*guess).to_string()).collect()
    }

    #[test]
    fn numbers_are_measured_by_cells_and_by_narrower_variables() {
        let found = guessed(STRING);
        for guess in [
            "(bvule i (select size o))",
            "(bvult i (select size o))",
            "(bvule i ((_ zero_extend 32) n))",
            "(= (select size o) (bvadd i ((_ zero_extend 32) n)))",
            "(bvule ((_ zero_extend 32) n) (select size o))",
        ] {
            assert!(found.iter().any(|text| text == guess), "{guess} should be among {found:#?}");
        }
    }

    #[test]
    fn the_last_byte_is_guessed_to_be_zero_where_bytes_are_read() {
        let ends = |text: &str| guessed(text).iter().filter(|g| g.contains("select text")).count();
        assert_eq!(ends(STRING), 1);
        assert_eq!(ends(&STRING.replace("(= (select text i) #x00)", "(= n #x00000009)")), 0);
    }

    #[test]
    fn without_a_cell_nothing_is_measured() {
        let text = STRING.replace("(select size o)", "#x0000000000000010");
        assert_eq!(guessed(&text), [""; 0]);
    }
}
