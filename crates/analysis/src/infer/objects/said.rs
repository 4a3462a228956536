//! What paths say of the cells of an object: claims, and conditions on what is written.
//!
//! ```text
//! OB:12  a claim about the object of one pointer, with all cells that it reads on from there, holds of the object k
//! OB:13  a condition on a value that is written to a cell holds of the cell
//! ```

use std::collections::BTreeMap;

use symra_ir::LocId;
use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::super::arrays::Path;
use super::super::atoms::conjuncts;
use super::{OBJECT, OFFSET, Objects, is_bits, offset_in};
use crate::encode::Encoder;

/// Larger claims are not guessed.
const LARGE: usize = 150;
/// At most so many bodies come from claims.
const CLAIMS: usize = 8;
/// At most so many bodies come from what is written.
const WRITTEN: usize = 8;

impl Objects {
    /// OB:12.
    pub(super) fn read_claims(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        paths: &[Path],
    ) {
        let mut claims: BTreeMap<(LocId, Term), Vec<Term>> = BTreeMap::new();
        for path in paths {
            if !encoder.cfa.is_head(path.from) || encoder.cfa.is_head(path.to) {
                continue;
            }
            let mut about = conjuncts(pool, path.condition);
            about.retain(|part| pool.post_order(&[*part]).any(|part| pool.op(part) == Op::Select));
            let about = pool.and(&about);
            if pool.value(about).is_some() || pool.size(about) > LARGE {
                continue;
            }
            if let Some((pointer, claimed)) = self.of_one_pointer(pool, encoder, about) {
                let body = pool.not(claimed);
                claims.entry((path.from, pointer)).or_default().push(body);
            }
        }
        let mut found: Vec<Term> = claims.values().map(|all| pool.and(all)).collect();
        found.extend(claims.into_values().flatten());
        self.add(pool, found, CLAIMS);
    }

    /// OB:13.
    pub(super) fn read_written(&mut self, pool: &mut TermPool, paths: &[Path]) {
        let mut found = Vec::new();
        for path in paths {
            let known = conjuncts(pool, path.condition);
            for mut array in path.memory.values().copied() {
                if !matches!(pool.sort(array), Sort::Array(_)) {
                    continue;
                }
                let mut written = Vec::new();
                while pool.op(array) == Op::Store {
                    written.push((pool.args(array)[1], pool.args(array)[2]));
                    array = pool.args(array)[0];
                }
                for (index, value) in written {
                    let (Some(within), Some(symbol)) = (offset_in(pool, index), pool.symbol(value))
                    else {
                        continue;
                    };
                    let index = self.index(pool, within);
                    let mut there = Substitution::default();
                    there.bind(symbol, pool.select(array, index));
                    for part in &known {
                        let variables = pool.variables(*part);
                        if variables.len() == 1 && variables.contains(&symbol) {
                            found.push(there.apply(pool, *part));
                        }
                    }
                }
            }
        }
        self.add(pool, found, WRITTEN);
    }

    fn add(&mut self, pool: &TermPool, found: Vec<Term>, most: usize) {
        let before = self.bodies.len();
        for body in found {
            let new = pool.value(body).is_none() && !self.bodies.contains(&body);
            if new && self.bodies.len() < before + most {
                self.bodies.push(body);
            }
        }
    }

    /// A formula about the object of one pointer, with the pointer and as a formula about all objects.
    fn of_one_pointer(
        &self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        formula: Term,
    ) -> Option<(Term, Term)> {
        let symbols = pool.variables(formula);
        if encoder.variables(pool, formula).len() != symbols.len() {
            return None;
        }
        let mut pointer = None;
        let mut all = Substitution::default();
        for symbol in symbols {
            let own = pool.symbol_term(symbol);
            if self.offsets.contains(&own) {
                all.bind(symbol, pool.bv(0, OFFSET));
            } else if is_bits(pool, own, OBJECT) {
                if pointer.is_some() || own == self.counter {
                    return None;
                }
                pointer = Some(own);
                all.bind(symbol, self.object);
            }
        }
        pointer.map(|pointer| (pointer, all.apply(pool, formula)))
    }
}
