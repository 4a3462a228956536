//! Formulas about all cells, at the cells that a block reads.
//!
//! Formulas that hold of all cells have the *symbol of all cells* of some sort where the cell stands. To prove one after a block
//! is to prove it for that symbol, about which nothing is known. To use one before a block is to put terms for the symbol:
//! here those that the block's reads are about. Fewer would be sound too.

use std::collections::BTreeSet;

use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::linear::cell_of;

/// At most so many cells are put for a formula's symbol.
const CELLS: usize = 12;

/// The symbol of all cells of a sort. No program variable has its name.
pub(in crate::infer) fn element_symbol(pool: &mut TermPool, sort: &Sort) -> Option<Term> {
    match sort {
        Sort::Bv(width) => Some(pool.var(&format!("?k.{width}"), sort)),
        _ => None,
    }
}

/// The symbols of all cells in a formula.
pub fn elements_in(pool: &TermPool, formula: Term) -> Vec<Term> {
    let symbols = pool.variables(formula).into_iter();
    symbols
        .filter(|symbol| pool.name(*symbol).starts_with("?k."))
        .map(|symbol| pool.symbol_term(symbol))
        .collect()
}

/// The indices that arrays are read at in some terms, each once.
pub fn read_indices(pool: &TermPool, terms: &[Term]) -> Vec<Term> {
    let mut seen = BTreeSet::new();
    pool.post_order(terms)
        .filter(|term| pool.op(*term) == Op::Select)
        .map(|term| pool.args(term)[1])
        .filter(|index| seen.insert(*index))
        .collect()
}

/// The formulas among `formulas` that are about all cells, at the cells of `indices`.
pub fn instances(pool: &mut TermPool, formulas: &[Term], indices: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    for formula in formulas {
        for cell in elements_in(pool, *formula) {
            let symbol = pool.symbol(cell).expect("a symbol should be a variable");
            let mut cells = BTreeSet::new();
            for pattern in read_indices(pool, &[*formula]) {
                for index in indices {
                    if cells.len() < CELLS
                        && let Some(at) = cell_of(pool, pattern, cell, *index)
                        && at != cell
                        && cells.insert(at)
                    {
                        let mut substitution = Substitution::default();
                        substitution.bind(symbol, at);
                        found.push(substitution.apply(pool, *formula));
                    }
                }
            }
        }
    }
    found.retain(|formula| *formula != pool.true_());
    found
}
