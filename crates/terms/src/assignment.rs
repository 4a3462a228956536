//! Assignments: values for variables.

use imbl::GenericHashMap;
use imbl::shared_ptr::DefaultSharedPtr;
use rustc_hash::FxBuildHasher;

use crate::op::Symbol;
use crate::value::Value;

/// Values for some of a pool's variables. A copy shares with its original what neither of them changes.
#[derive(Clone, Default, Debug, PartialEq)]
pub struct Assignment {
    values: GenericHashMap<Symbol, Value, FxBuildHasher, DefaultSharedPtr>,
}

impl Assignment {
    /// Gives a variable a value.
    pub fn set(&mut self, symbol: Symbol, value: Value) {
        self.values.insert(symbol, value);
    }

    /// The variable's value, if it has one.
    pub fn get(&self, symbol: Symbol) -> Option<&Value> {
        self.values.get(&symbol)
    }

    /// How many variables have a value.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether no variable has a value.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The variables and their values in the order of the symbols.
    pub fn sorted(&self) -> Vec<(Symbol, &Value)> {
        let mut pairs: Vec<_> =
            self.values.iter().map(|(symbol, value)| (*symbol, value)).collect();
        pairs.sort_by_key(|(symbol, _)| *symbol);
        pairs
    }
}
