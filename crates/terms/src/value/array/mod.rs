//! Array values: a default and finitely many exceptions.

mod entries;

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use entries::Entries;

use crate::sort::{ArraySort, Sort};
use crate::value::Value;

/// An array value. Two equal functions are equal values. A clone costs no copy, and an array that has no
/// other owner is changed in place.
///
/// An array is kept as a default and the exceptions to it. Where the index sort is finite and the exceptions
/// are half of it or more, one function has several such forms; [`ArrayValue::normalised`] chooses one of them, and
/// equality, order, hash and text are those of the chosen one.
///
/// ```
/// use symra_terms::{ArrayValue, Sort, Value};
///
/// let Sort::Array(sort) = Sort::array(Sort::Bool, Sort::Bool) else { unreachable!() };
/// let mut a = ArrayValue::constant(sort.clone(), Value::Bool(false));
/// a.set(Value::Bool(false), Value::Bool(true));
/// a.set(Value::Bool(true), Value::Bool(true));
/// assert_eq!(a, ArrayValue::constant(sort, Value::Bool(true)));
/// ```
#[derive(Clone)]
pub struct ArrayValue(Arc<Data>);

#[derive(Clone)]
struct Data {
    sort: Arc<ArraySort>,
    /// How many indices there are; `None` for more than exceptions can ever be.
    indices: Option<u64>,
    default: Value,
    /// Never holds the default.
    entries: Entries,
}

impl ArrayValue {
    /// The array with one value everywhere.
    pub fn constant(sort: Arc<ArraySort>, default: Value) -> Self {
        let indices = cardinality(&sort.index);
        let entries = Entries::new(&sort.index);
        Self(Arc::new(Data { sort, indices, default, entries }))
    }

    /// The array's sort.
    pub fn sort(&self) -> Sort {
        Sort::Array(self.0.sort.clone())
    }

    /// The value at an index.
    #[inline]
    pub fn get(&self, index: &Value) -> &Value {
        self.0.entries.get(index).unwrap_or(&self.0.default)
    }

    /// Replaces the value at an index, in place if this is the only owner.
    pub fn set(&mut self, index: Value, value: Value) {
        let data = Arc::make_mut(&mut self.0);
        if value == data.default {
            data.entries.remove(&index);
        } else {
            data.entries.insert(index, value);
        }
    }

    /// The value at all indices but the exceptions.
    pub fn default_value(&self) -> &Value {
        &self.0.default
    }

    /// The exceptions, in the order of their indices.
    pub fn entries(&self) -> impl Iterator<Item = (&Value, &Value)> {
        self.0.entries.iter()
    }

    /// Where this array has exceptions that `old` has not, or other ones, or the other way round; in order. Of arrays that
    /// share most of their parts, only the others are looked at.
    pub fn changed_since(&self, old: &Self) -> Vec<Value> {
        if Arc::ptr_eq(&self.0, &old.0) {
            Vec::new()
        } else {
            old.0.entries.differences(&self.0.entries)
        }
    }

    /// Where the array is stored: it changes when a copy is made.
    #[cfg(test)]
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// The same array with the most frequent value as the default, of several the least.
    #[must_use]
    pub fn normalised(&self) -> Self {
        match self.0.usual() {
            None => self.clone(),
            Some(usual) => Self(Arc::new(self.0.with_default(usual))),
        }
    }
}

impl Data {
    /// Whether this form could be one of several.
    fn is_dense(&self) -> bool {
        self.indices.is_some_and(|indices| self.entries.len() as u64 * 2 >= indices)
    }

    /// The value that should be the default, if it isn't.
    fn usual(&self) -> Option<&Value> {
        if !self.is_dense() {
            return None;
        }
        let mut counts: BTreeMap<&Value, u64> = BTreeMap::new();
        for (_, value) in self.entries.iter() {
            *counts.entry(value).or_default() += 1;
        }
        let rest = self.indices.unwrap_or(u64::MAX) - self.entries.len() as u64;
        counts.insert(&self.default, rest);
        // Of equal counts the first one, which is the least value, stays.
        let mut best = (&self.default, 0);
        for (value, count) in counts {
            if count > best.1 {
                best = (value, count);
            }
        }
        (*best.0 != self.default).then_some(best.0)
    }

    /// The same function over another default. The indices should be few: all are visited.
    fn with_default(&self, default: &Value) -> Self {
        let indices = self.indices.expect("a dense array should have a finite index sort");
        let mut entries = Entries::new(&self.sort.index);
        for nth in 0..indices {
            let index = nth_value(&self.sort.index, nth);
            let value = self.entries.get(&index).unwrap_or(&self.default);
            if value != default {
                let value = value.clone();
                entries.insert(index, value);
            }
        }
        Self { sort: self.sort.clone(), indices: self.indices, default: default.clone(), entries }
    }

    fn cmp_form(&self, other: &Self) -> Ordering {
        self.default.cmp(&other.default).then_with(|| self.entries.iter().cmp(other.entries.iter()))
    }
}

impl PartialEq for ArrayValue {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&*self.0, &*other.0);
        if Arc::ptr_eq(&self.0, &other.0) {
            return true;
        }
        if a.sort != b.sort {
            return false;
        }
        if a.default == b.default {
            return a.entries == b.entries;
        }
        // Every index should be an exception in one of the two.
        let exceptions = a.entries.len() as u64 + b.entries.len() as u64;
        a.indices.is_some_and(|indices| exceptions >= indices)
            && self.normalised().0.cmp_form(&other.normalised().0).is_eq()
    }
}

impl Eq for ArrayValue {}

impl Ord for ArrayValue {
    fn cmp(&self, other: &Self) -> Ordering {
        if Arc::ptr_eq(&self.0, &other.0) {
            return Ordering::Equal;
        }
        self.0
            .sort
            .cmp(&other.0.sort)
            .then_with(|| self.normalised().0.cmp_form(&other.normalised().0))
    }
}

impl PartialOrd for ArrayValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for ArrayValue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let form = self.normalised();
        form.0.sort.hash(state);
        form.0.default.hash(state);
        form.0.entries.len().hash(state);
        for entry in form.entries() {
            entry.hash(state);
        }
    }
}

/// Prints nested `store`s over `((as const S) v)`.
impl fmt::Display for ArrayValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = self.normalised();
        for _ in 0..form.0.entries.len() {
            f.write_str("(store ")?;
        }
        write!(f, "((as const {}) {})", form.sort(), form.0.default)?;
        for (index, value) in form.entries() {
            write!(f, " {index} {value})")?;
        }
        Ok(())
    }
}

impl fmt::Debug for ArrayValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArrayValue")
            .field("sort", &self.0.sort)
            .field("default", &self.0.default)
            .field("entries", &self.0.entries)
            .finish()
    }
}

/// How many values a sort has; `None` for infinitely many or 2^63 and more.
fn cardinality(sort: &Sort) -> Option<u64> {
    match sort {
        Sort::Bool => Some(2),
        Sort::Int => None,
        Sort::Bv(width) => (*width < 63).then(|| 1 << width),
        Sort::Float(format) => {
            // The patterns with the highest exponent are the infinities and NaN, which is one value.
            (format.width() < 63).then(|| (1 << format.width()) - (1 << format.significand) + 3)
        }
        Sort::RoundingMode => Some(5),
        Sort::Array(array) => {
            let indices = u32::try_from(cardinality(&array.index)?).ok()?;
            cardinality(&array.element)?.checked_pow(indices).filter(|count| *count < 1 << 63)
        }
    }
}

/// The `nth` value of a finite sort, in some order that has each value once.
fn nth_value(sort: &Sort, nth: u64) -> Value {
    use crate::value::{BitVec, Float, RoundingMode};
    match sort {
        Sort::Bool => Value::Bool(nth == 1),
        Sort::Bv(width) => Value::Bv(BitVec::from_u64(nth, *width)),
        Sort::Float(format) => {
            // Positive patterns up to infinity, then as many negative ones, then NaN.
            let each = ((1 << format.exponent) - 1) << (format.significand - 1) | 1;
            let sign = 1 << (format.width() - 1);
            let pattern = match nth {
                _ if nth < each => nth,
                _ if nth < 2 * each => (nth - each) | sign,
                _ => each,
            };
            Value::Float(Float::from_bits(*format, &BitVec::from_u64(pattern, format.width())))
        }
        Sort::RoundingMode => {
            let mode = usize::try_from(nth).ok().and_then(|nth| RoundingMode::ALL.get(nth));
            Value::RoundingMode(*mode.expect("there should be five rounding modes"))
        }
        Sort::Array(array) => {
            let base = cardinality(&array.element).expect("an element sort should be finite");
            let indices = cardinality(&array.index).expect("an index sort should be finite");
            let mut rest = nth;
            let default = nth_value(&array.element, 0);
            let mut value = ArrayValue::constant(array.clone(), default);
            for index in 0..indices {
                let element = nth_value(&array.element, rest % base);
                value.set(nth_value(&array.index, index), element);
                rest /= base;
            }
            Value::Array(value)
        }
        Sort::Int => unreachable!("the integers should not be enumerated"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::FloatFormat;
    use crate::value::{BitVec, Integer};
    use std::collections::BTreeSet;
    use std::hash::{DefaultHasher, Hash, Hasher};

    fn sort_of(index: Sort, element: Sort) -> Arc<ArraySort> {
        Arc::new(ArraySort { index, element })
    }

    fn int(value: i64) -> Value {
        Value::Int(Integer::from(value))
    }

    fn hash(array: &ArrayValue) -> u64 {
        let mut hasher = DefaultHasher::new();
        array.hash(&mut hasher);
        hasher.finish()
    }

    fn from_table(sort: &Arc<ArraySort>, default: &Value, table: &[Value]) -> ArrayValue {
        let mut array = ArrayValue::constant(sort.clone(), default.clone());
        for (nth, value) in table.iter().enumerate() {
            array.set(nth_value(&sort.index, nth as u64), value.clone());
        }
        array
    }

    #[test]
    fn equality_is_equality_of_functions_on_finite_sorts() {
        let sort = sort_of(Sort::Bv(2), Sort::Int);
        let tables: Vec<Vec<Value>> = (0..81)
            .map(|n| (0..4_u32).map(|place| int(n / 3_i64.pow(place) % 3)).collect())
            .collect();
        let arrays: Vec<Vec<ArrayValue>> = tables
            .iter()
            .map(|table| (0..4).map(|d| from_table(&sort, &int(d), table)).collect())
            .collect();
        for (i, forms) in arrays.iter().enumerate() {
            for form in forms {
                assert_eq!(hash(form), hash(&forms[0]));
                assert_eq!(form.to_string(), forms[0].to_string());
                for (j, others) in arrays.iter().enumerate() {
                    for other in others {
                        assert_eq!(form == other, i == j, "{form} and {other}");
                        assert_eq!(form.cmp(other).is_eq(), i == j);
                        assert_eq!(form.cmp(other), other.cmp(form).reverse());
                    }
                }
            }
        }
    }

    #[test]
    fn infinite_sorts_compare_by_default_and_exceptions() {
        let sort = sort_of(Sort::Int, Sort::Int);
        let zero = ArrayValue::constant(sort.clone(), int(0));
        let mut a = zero.clone();
        a.set(int(7), int(1));
        assert_ne!(a, zero);
        assert_eq!(a.get(&int(7)), &int(1));
        assert_eq!(a.get(&int(8)), &int(0));
        assert_eq!(zero.get(&int(7)), &int(0));
        a.set(int(7), int(0));
        assert_eq!(a, zero);
        assert_ne!(a, ArrayValue::constant(sort, int(1)));
    }

    #[test]
    fn finite_sorts_are_enumerated_once_each() {
        let format = FloatFormat { exponent: 2, significand: 3 };
        let bools = Sort::array(Sort::Bool, Sort::Bool);
        for sort in [
            Sort::Bool,
            Sort::Bv(3),
            Sort::RoundingMode,
            Sort::Float(format),
            bools.clone(),
            Sort::array(Sort::Bool, bools),
        ] {
            let count = cardinality(&sort).unwrap();
            let all: BTreeSet<Value> = (0..count).map(|nth| nth_value(&sort, nth)).collect();
            assert_eq!(all.len() as u64, count, "{sort}");
            assert!(all.iter().all(|value| value.sort() == sort), "{sort}");
        }
        // Two zeros, eleven other finite numbers a sign, two infinities, one NaN.
        assert_eq!(cardinality(&Sort::Float(format)), Some(2 + 2 * 11 + 2 + 1));
        assert_eq!(cardinality(&Sort::Bv(64)), None);
        assert_eq!(cardinality(&Sort::array(Sort::Bv(6), Sort::Bv(8))), None);
    }

    #[test]
    fn text_nests_stores_in_the_order_of_indices() {
        let mut array = ArrayValue::constant(
            sort_of(Sort::Bv(8), Sort::Bv(4)),
            Value::Bv(BitVec::from_u64(0, 4)),
        );
        for (index, value) in [(9, 1), (3, 2), (5, 3), (5, 0)] {
            array.set(Value::Bv(BitVec::from_u64(index, 8)), Value::Bv(BitVec::from_u64(value, 4)));
        }
        assert_eq!(
            array.to_string(),
            "(store (store ((as const (Array (_ BitVec 8) (_ BitVec 4))) #x0) #x03 #x2) #x09 #x1)"
        );
    }
}
