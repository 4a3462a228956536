//! Random terms.

use symra_terms::{Sort, Term};

use super::{Body, Generator, INPUTS};
use crate::program::VarId;

/// The range that integers stay in.
const RANGE: std::ops::RangeInclusive<i64> = -2..=3;

impl Generator {
    /// That an integer variable is in the range of inputs.
    pub(super) fn in_range(&mut self, var: VarId) -> Term {
        let x = self.builder.term(var);
        let pool = self.builder.pool();
        let (low, high) = (pool.int(*INPUTS.start()), pool.int(*INPUTS.end()));
        let (above, below) = (pool.le(low, x), pool.le(x, high));
        pool.and(&[above, below])
    }

    pub(super) fn condition(&mut self, body: &Body) -> Term {
        let depth = self.shape.depth;
        self.term(&body.vars, &Sort::Bool, depth)
    }

    /// A term whose value is in the sort's domain.
    pub(super) fn bounded_term(&mut self, vars: &[VarId], sort: &Sort) -> Term {
        let term = self.term(vars, sort, self.shape.depth);
        if *sort == Sort::Int { self.bounded(term) } else { term }
    }

    /// An integer, or 0 where it is out of range.
    fn bounded(&mut self, term: Term) -> Term {
        let pool = self.builder.pool();
        let (low, high, zero) = (pool.int(*RANGE.start()), pool.int(*RANGE.end()), pool.int(0));
        let (above, below) = (pool.le(low, term), pool.le(term, high));
        let fits = pool.and(&[above, below]);
        pool.ite(fits, term, zero)
    }

    fn term(&mut self, vars: &[VarId], sort: &Sort, depth: usize) -> Term {
        if depth == 0 || self.random.once_in(4) {
            return self.leaf(vars, sort);
        }
        if self.random.once_in(8) {
            let condition = self.term(vars, &Sort::Bool, depth - 1);
            let then = self.term(vars, sort, depth - 1);
            let otherwise = self.term(vars, sort, depth - 1);
            return self.builder.pool().ite(condition, then, otherwise);
        }
        match sort {
            Sort::Bool => self.bool_term(vars, depth),
            Sort::Int => self.int_term(vars, depth),
            Sort::Bv(_) => self.bv_term(vars, sort, depth),
            Sort::Array(array) => {
                let of = self.term(vars, sort, depth - 1);
                let index = self.bounded_index(vars, &array.index, depth - 1);
                let element = self.term(vars, &array.element, depth - 1);
                self.builder.pool().store(of, index, element)
            }
            Sort::Float(_) | Sort::RoundingMode => self.leaf(vars, sort),
        }
    }

    /// Arrays are written in a small range only, so that there are few of them.
    fn bounded_index(&mut self, vars: &[VarId], sort: &Sort, depth: usize) -> Term {
        if *sort == Sort::Int && !self.random.once_in(2) {
            let index = i64::from(self.random.once_in(2));
            return self.builder.pool().int(index);
        }
        let term = self.term(vars, sort, depth);
        if *sort == Sort::Int { self.bounded(term) } else { term }
    }

    fn leaf(&mut self, vars: &[VarId], sort: &Sort) -> Term {
        let fit: Vec<VarId> =
            vars.iter().copied().filter(|var| self.var_sort(*var) == *sort).collect();
        if !fit.is_empty() && !self.random.once_in(3) {
            let var = *self.random.pick(&fit);
            return self.builder.term(var);
        }
        let number = self.random.below(4) as u64;
        let pool = self.builder.pool();
        match sort {
            Sort::Bool => pool.bool(number % 2 == 1),
            Sort::Int => pool.int(i64::try_from(number).unwrap_or(0) - 1),
            Sort::Bv(width) => pool.bv(number, *width),
            Sort::Array(array) => {
                let element = self.leaf(&[], &array.element);
                self.builder.pool().const_array(array, element)
            }
            Sort::Float(_) | Sort::RoundingMode => {
                pool.constant(symra_terms::Value::default_of(sort))
            }
        }
    }

    fn bool_term(&mut self, vars: &[VarId], depth: usize) -> Term {
        let sorts = [Sort::Int, Sort::Bv(2), Sort::Bool];
        let present: Vec<Sort> = vars.iter().map(|var| self.var_sort(*var)).collect();
        let wanted = sorts.into_iter().filter(|sort| present.contains(sort));
        let mut sorts: Vec<Sort> = wanted.collect();
        sorts.push(Sort::Bool);
        let sort = self.random.pick(&sorts).clone();
        let choice = self.random.below(4);
        if choice == 3
            && let Some(term) = self.read(vars, &Sort::Bool, depth)
        {
            return term;
        }
        let a = self.term(vars, &sort, depth - 1);
        let b = self.term(vars, &sort, depth - 1);
        let pool = self.builder.pool();
        match (sort, choice) {
            (_, 0) => pool.eq(a, b),
            (Sort::Int, 1) => pool.lt(a, b),
            (Sort::Int, _) => pool.le(a, b),
            (Sort::Bv(_), 1) => pool.bv_ult(a, b),
            (Sort::Bv(_), 2) => pool.bv_ule(a, b),
            (Sort::Bv(_), _) => pool.bv_slt(a, b),
            (_, 1) => pool.and(&[a, b]),
            (_, 2) => pool.or(&[a, b]),
            _ => pool.not(a),
        }
    }

    fn int_term(&mut self, vars: &[VarId], depth: usize) -> Term {
        let a = self.term(vars, &Sort::Int, depth - 1);
        let b = self.term(vars, &Sort::Int, depth - 1);
        let choice = self.random.below(5);
        let pool = self.builder.pool();
        match choice {
            0 | 1 => pool.add(&[a, b]),
            2 => pool.sub(a, b),
            3 => pool.mul(&[a, b]),
            _ => {
                let two = pool.int(2);
                pool.modulo(a, two)
            }
        }
    }

    fn bv_term(&mut self, vars: &[VarId], sort: &Sort, depth: usize) -> Term {
        let choice = self.random.below(8);
        if choice == 7
            && let Some(term) = self.read(vars, sort, depth)
        {
            return term;
        }
        let a = self.term(vars, sort, depth - 1);
        let b = self.term(vars, sort, depth - 1);
        let pool = self.builder.pool();
        match choice {
            0 | 1 => pool.bv_add(a, b),
            2 => pool.bv_and(a, b),
            3 => pool.bv_xor(a, b),
            4 => pool.bv_mul(a, b),
            5 => pool.bv_shl(a, b),
            6 => pool.bv_sub(a, b),
            _ => pool.bv_not(a),
        }
    }

    /// An element of an array variable, if one has elements of the sort.
    fn read(&mut self, vars: &[VarId], element: &Sort, depth: usize) -> Option<Term> {
        let fit = vars.iter().copied().find(|var| match self.var_sort(*var) {
            Sort::Array(array) => array.element == *element,
            _ => false,
        })?;
        let Sort::Array(array) = self.var_sort(fit) else { return None };
        let of = self.builder.term(fit);
        let index = self.term(vars, &array.index, depth - 1);
        Some(self.builder.pool().select(of, index))
    }
}
