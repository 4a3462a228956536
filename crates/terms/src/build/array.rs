//! Arrays.
//!
//! The term of an array value is a chain of `store`s over an array that is the same everywhere, and only the latter is kept as a
//! value: a table of n elements in a value would be copied and hashed at each of n writes.

use std::sync::Arc;

use super::spine::FoundElement;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{ArraySort, Sort};
use crate::value::{ArrayValue, Value};

impl TermPool {
    #[track_caller]
    fn array_sort(&self, array: Term) -> Arc<ArraySort> {
        match self.sort(array) {
            Sort::Array(sort) => sort.clone(),
            sort => panic!("an operand should be an array, not of sort {sort}"),
        }
    }

    #[track_caller]
    fn check_index(&self, sort: &ArraySort, index: Term) {
        assert!(
            *self.sort(index) == sort.index,
            "an index should be of sort {}, not {}",
            sort.index,
            self.sort(index)
        );
    }

    #[track_caller]
    fn check_element(&self, sort: &ArraySort, element: Term) {
        assert!(
            *self.sort(element) == sort.element,
            "an element should be of sort {}, not {}",
            sort.element,
            self.sort(element)
        );
    }

    /// The element at an index.
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let sort = self.array_sort(array);
        self.check_index(&sort, index);
        let array = match self.look_up(array, index) {
            FoundElement::Element(element) => return element,
            FoundElement::Below(array) => array,
        };
        if let Some(element) = self.everywhere(array) {
            return element;
        }
        if let Some(element) = self.table_element(array, index) {
            return element;
        }
        // What is read of a written array at a choice of indices is a choice of elements.
        if self.op(array) == Op::Store
            && self.op(index) == Op::Ite
            && self.leaves_are_constant(index)
        {
            let [condition, then, otherwise] = self.args3(index);
            let (then, otherwise) = (self.select(array, then), self.select(array, otherwise));
            return self.ite(condition, then, otherwise);
        }
        let sort = self.sort_id(&sort.element);
        self.node(Op::Select, &[array, index], sort)
    }

    /// The one element of an array that is the same everywhere.
    pub(super) fn everywhere(&mut self, array: Term) -> Option<Term> {
        match self.op(array) {
            Op::ConstArray => Some(self.args1(array)),
            Op::Const(_) => match self.value(array) {
                Some(Value::Array(value)) => {
                    let element = value.default_value().clone();
                    Some(self.constant(element))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The array with one element replaced.
    pub fn store(&mut self, array: Term, index: Term, element: Term) -> Term {
        let sort = self.array_sort(array);
        self.check_index(&sort, index);
        self.check_element(&sort, element);
        let mut array = array;
        if self.op(array) == Op::Store && self.is_short(array, index) {
            let [below, last, _] = self.args3(array);
            if last == index {
                array = below;
            }
        }
        let same = match self.look_up(array, index) {
            FoundElement::Element(old) => old == element,
            FoundElement::Below(base) => {
                self.everywhere(base) == Some(element)
                    || (self.op(element) == Op::Select && self.args(element) == [base, index])
            }
        };
        if same {
            return array;
        }
        self.extend_chain(array, index, element)
    }

    /// The array of this sort with one element everywhere.
    pub fn const_array(&mut self, sort: &Arc<ArraySort>, element: Term) -> Term {
        self.check_element(sort, element);
        if let Some(value) = self.value(element) {
            return self.atom(Value::Array(ArrayValue::constant(sort.clone(), value.clone())));
        }
        let sort = self.sort_id(&Sort::Array(sort.clone()));
        self.node(Op::ConstArray, &[element], sort)
    }

    /// The term of an array value. The depth of the calls is that of the sort.
    pub(crate) fn constant_array_value(&mut self, array: &ArrayValue) -> Term {
        let array = array.normalised();
        let Sort::Array(sort) = array.sort() else {
            unreachable!("an array value should have an array sort")
        };
        let default = self.constant(array.default_value().clone());
        let mut entries: Vec<(Term, Term)> = Vec::new();
        for (index, element) in array.entries() {
            let index = self.constant(index.clone());
            entries.push((index, self.constant(element.clone())));
        }
        entries.sort_unstable();
        let mut term = self.const_array(&sort, default);
        for (index, element) in entries {
            term = self.store(term, index, element);
        }
        term
    }

    /// The value of a term that is a value, or an array whose indices and elements are such. For an array this takes time
    /// in the length of its chain.
    pub fn constant_value(&self, term: Term) -> Option<Value> {
        if let Some(value) = self.value(term) {
            return Some(value.clone());
        }
        let mut writes = Vec::new();
        let mut array = term;
        while self.op(array) == Op::Store {
            let [below, index, element] = self.args3(array);
            writes.push((self.constant_value(index)?, self.constant_value(element)?));
            array = below;
        }
        let mut value = match (self.op(array), self.sort(array)) {
            (Op::ConstArray, Sort::Array(sort)) => {
                ArrayValue::constant(sort.clone(), self.constant_value(self.args1(array))?)
            }
            (Op::Const(_), _) => self.value(array)?.as_array()?.clone(),
            _ => return None,
        };
        for (index, element) in writes.into_iter().rev() {
            value.set(index, element);
        }
        Some(Value::Array(value))
    }
}
