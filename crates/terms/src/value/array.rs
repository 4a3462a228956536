//! Array values: a default and finitely many exceptions.

use imbl::OrdMap;
use std::fmt;
use std::sync::Arc;

use crate::sort::{ArraySort, Sort};
use crate::value::Value;

/// An array value. Two equal functions are equal values.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ArrayValue {
    sort: Arc<ArraySort>,
    default: Arc<Value>,
    entries: OrdMap<Value, Value>,
}

impl ArrayValue {
    /// The array with one value everywhere.
    pub fn constant(sort: Arc<ArraySort>, default: Value) -> Self {
        Self { sort, default: Arc::new(default), entries: OrdMap::new() }
    }

    /// The array's sort.
    pub fn sort(&self) -> Sort {
        Sort::Array(self.sort.clone())
    }

    /// The value at an index.
    pub fn get(&self, index: &Value) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }

    /// Replaces the value at an index.
    pub fn set(&mut self, index: Value, value: Value) {
        if value == *self.default {
            self.entries.remove(&index);
        } else {
            self.entries.insert(index, value);
        }
    }

    /// The value at all but finitely many indices.
    pub fn default_value(&self) -> &Value {
        &self.default
    }

    /// The exceptions, in the order of their indices.
    pub fn entries(&self) -> impl Iterator<Item = (&Value, &Value)> {
        self.entries.iter()
    }
}

/// Prints nested `store`s over `((as const S) v)`.
impl fmt::Display for ArrayValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _ = f;
        todo!()
    }
}
