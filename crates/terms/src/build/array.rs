//! Arrays.

use std::sync::Arc;

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{ArraySort, Sort};

impl TermPool {
    fn array_sort(&self, array: Term) -> Arc<ArraySort> {
        match self.sort(array) {
            Sort::Array(sort) => sort.clone(),
            sort => panic!("an operand should be an array, not {sort}"),
        }
    }

    /// The element at an index.
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let sort = self.array_sort(array);
        self.intern(Op::Select, &[array, index], &sort.element)
    }

    /// The array with one element replaced.
    pub fn store(&mut self, array: Term, index: Term, element: Term) -> Term {
        let sort = self.sort(array).clone();
        self.intern(Op::Store, &[array, index, element], &sort)
    }

    /// The array of this sort with one element everywhere.
    pub fn const_array(&mut self, sort: &Arc<ArraySort>, element: Term) -> Term {
        self.intern(Op::ConstArray, &[element], &Sort::Array(sort.clone()))
    }
}
