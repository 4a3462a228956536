//! Models of random conditions on arrays of arrays.

use symra_terms::{Sort, Term, TermPool};

use super::{Rng, Said, ask, satisfied, solver};
use crate::solver::Backend;

/// Variables of each depth: elements, rows, matrices, and so on; and indices.
struct Arrays {
    index: Sort,
    sorts: Vec<Sort>,
    variables: Vec<Vec<Term>>,
    indices: Vec<Term>,
    bools: Vec<Term>,
}

impl Arrays {
    fn new(pool: &mut TermPool, index: &Sort, element: &Sort) -> Self {
        let mut sorts = vec![element.clone()];
        for depth in 0..3 {
            sorts.push(Sort::array(index.clone(), sorts[depth].clone()));
        }
        let named = |pool: &mut TermPool, name: &str, sort: &Sort| -> Vec<Term> {
            (0..2).map(|number| pool.var(&format!("{name}{number}"), sort)).collect()
        };
        Self {
            index: index.clone(),
            variables: (0..4)
                .map(|depth| named(pool, &format!("v{depth}."), &sorts[depth]))
                .collect(),
            indices: named(pool, "i", index),
            bools: named(pool, "b", &Sort::Bool),
            sorts,
        }
    }

    fn index(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        let number = rng.next_u64() % 3;
        match (rng.below(3), &self.index) {
            (0, Sort::Bv(width)) => pool.bv(number, *width),
            (0, Sort::Int) => pool.int(i64::try_from(number).unwrap_or_default()),
            _ => rng.choose(&self.indices),
        }
    }

    /// A term of a depth.
    fn term(&self, pool: &mut TermPool, rng: &mut Rng, depth: usize, size: usize) -> Term {
        let leaf = size == 0;
        match rng.below(if leaf { 1 } else { 6 }) {
            1 | 2 if depth + 1 < self.sorts.len() => {
                let array = self.term(pool, rng, depth + 1, size - 1);
                let index = self.index(pool, rng);
                pool.select(array, index)
            }
            3 if depth > 0 => {
                let array = self.term(pool, rng, depth, size - 1);
                let element = self.term(pool, rng, depth - 1, size - 1);
                let index = self.index(pool, rng);
                pool.store(array, index, element)
            }
            4 => {
                let condition = rng.choose(&self.bools);
                let (a, b) =
                    (self.term(pool, rng, depth, size - 1), self.term(pool, rng, depth, size - 1));
                pool.ite(condition, a, b)
            }
            5 if depth > 0 => {
                let element = self.term(pool, rng, depth - 1, size - 1);
                let Sort::Array(sort) = &self.sorts[depth] else { return element };
                pool.const_array(sort, element)
            }
            _ => rng.choose(&self.variables[depth]),
        }
    }

    fn condition(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        let depth = rng.below(self.sorts.len());
        let (a, b) = (self.term(pool, rng, depth, 3), self.term(pool, rng, depth, 3));
        let equal = pool.eq(a, b);
        if rng.below(3) == 0 { equal } else { pool.not(equal) }
    }
}

/// Checks that models of so many random queries about arrays of arrays can be read, and satisfy them.
pub fn nested_arrays(subject: &dyn Backend, queries: u64) {
    for seed in 0..queries {
        let mut rng = Rng::new(seed);
        let mut pool = TermPool::new();
        let (index, element) = match seed % 3 {
            0 => (Sort::Bv(8), Sort::Bv(16)),
            1 => (Sort::Int, Sort::Int),
            _ => (Sort::Bv(32), Sort::Bool),
        };
        let arrays = Arrays::new(&mut pool, &index, &element);
        let mut solver = solver(subject);
        let mut facts: Vec<Term> = Vec::new();
        for _ in 0..4 {
            facts.push(arrays.condition(&mut pool, &mut rng));
            match ask(&mut *solver, &pool, &facts) {
                Said::Sat => satisfied(&mut *solver, &pool, &[], &facts),
                Said::Unsat | Said::Unknown => drop(facts.pop()),
            }
        }
    }
}
