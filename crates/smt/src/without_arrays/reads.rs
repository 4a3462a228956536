//! Terms without arrays for terms with arrays.

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Sort, Term, TermPool, Value};

/// At most so many elements of one array are read in a query.
const READS: usize = 60;
/// At most so many where queries grow.
const ASKED: usize = 600;
/// At most so many terms are made altogether.
const TERMS: usize = 300_000;
/// An array that is written down with more elements is not looked into.
const ENTRIES: usize = 64;

/// An element of an array variable.
#[derive(Clone, Copy)]
struct Read {
    /// The array, a term of the query's pool.
    array: Term,
    index: Term,
    variable: Term,
}

/// The terms made so far, in a pool of their own.
#[derive(Default)]
pub(super) struct Reads {
    pub(super) pool: TermPool,
    /// For terms that are no arrays.
    made: FxHashMap<Term, Term>,
    /// Array terms whose parts have been looked at.
    arrays: FxHashSet<Term>,
    /// For elements of array terms at an index.
    elements: FxHashMap<(Term, Term), Term>,
    /// All elements read so far.
    all: Vec<Read>,
    /// The read that a variable stands for.
    read_of: FxHashMap<Term, usize>,
    /// The reads of the last query, by their numbers.
    asked: BTreeSet<usize>,
}

impl Reads {
    /// A query without arrays that is satisfiable if and only if the given one is; none if that would be too large, or the
    /// query is about arrays as wholes.
    pub(super) fn query(&mut self, pool: &TermPool, terms: &[Term]) -> Option<Vec<Term>> {
        let mut query = Vec::with_capacity(terms.len());
        for term in terms {
            query.push(self.make(pool, *term)?);
        }
        self.collect(&query);
        let mut by_array: FxHashMap<Term, Vec<usize>> = FxHashMap::default();
        let mut equal = Vec::new();
        for number in &self.asked {
            let read = &self.all[*number];
            let others = by_array.entry(read.array).or_default();
            if others.len() >= READS {
                return None;
            }
            for other in others.iter() {
                let other = &self.all[*other];
                equal.push((read.index, other.index, read.variable, other.variable));
            }
            others.push(*number);
        }
        for (i, j, a, b) in equal {
            let (same, equal) = (self.pool.eq(i, j), self.pool.eq(a, b));
            query.push(self.pool.implies(same, equal));
        }
        Some(query)
    }

    /// The element that an own variable stands for.
    pub(super) fn read_of(&self, variable: Term) -> Option<usize> {
        self.read_of.get(&variable).copied()
    }

    /// The index of an element.
    pub(super) fn index(&self, read: usize) -> Term {
        self.all[read].index
    }

    /// Asks for one more element: it equals those of the same array that were asked for where the indices are equal. None if
    /// the array has too many.
    pub(super) fn ask(&mut self, read: usize) -> Option<Vec<Term>> {
        if !self.asked.insert(read) {
            return Some(Vec::new());
        }
        let Read { array, index, variable } = self.all[read];
        let others: Vec<Read> = self
            .asked
            .iter()
            .map(|number| self.all[*number])
            .filter(|other| other.array == array && other.variable != variable)
            .collect();
        if others.len() >= ASKED {
            return None;
        }
        let mut equal = Vec::new();
        for other in others {
            let same = self.pool.eq(index, other.index);
            if same != self.pool.false_() {
                let value = self.pool.eq(variable, other.variable);
                equal.push(self.pool.implies(same, value));
            }
        }
        Some(equal)
    }

    /// An element is no longer asked for.
    pub(super) fn forget(&mut self, read: usize) {
        self.asked.remove(&read);
    }

    /// The elements of an array variable that the last query asked for: indices and what was read there.
    pub(super) fn asked_of(&self, array: Term) -> Vec<(Term, Term)> {
        let reads = self.asked.iter().map(|number| &self.all[*number]);
        reads.filter(|read| read.array == array).map(|read| (read.index, read.variable)).collect()
    }

    /// The own term of one that has been made.
    pub(super) fn known(&self, term: Term) -> Option<Term> {
        self.made.get(&term).copied()
    }

    /// Notes which elements are read in a query, in its indices too.
    fn collect(&mut self, query: &[Term]) {
        self.asked.clear();
        let mut open = query.to_vec();
        while !open.is_empty() {
            let mut found = Vec::new();
            for part in self.pool.post_order(&open) {
                if let Some(number) = self.read_of.get(&part)
                    && self.asked.insert(*number)
                {
                    found.push(self.all[*number].index);
                }
            }
            open = found;
        }
    }

    /// The own term for one that is no array. What was made before is not looked at again.
    pub(super) fn make(&mut self, pool: &TermPool, term: Term) -> Option<Term> {
        let mut open = vec![term];
        while let Some(part) = open.last().copied() {
            let before = open.len();
            let is_done =
                |of: &Self, part: &Term| of.made.contains_key(part) || of.arrays.contains(part);
            if !is_done(self, &part) {
                open.extend(pool.args(part).iter().filter(|arg| !is_done(self, arg)));
                if open.len() > before {
                    continue;
                }
                self.make_one(pool, part)?;
            }
            open.pop();
        }
        self.made.get(&term).copied()
    }

    /// The same, where the parts have been looked at.
    fn make_one(&mut self, pool: &TermPool, term: Term) -> Option<()> {
        if matches!(pool.sort(term), Sort::Array(_)) {
            self.arrays.insert(term);
            return Some(());
        }
        if self.pool.len() > TERMS {
            return None;
        }
        let args = pool.args(term);
        let own = match (pool.op(term), args) {
            (Op::Const(_), _) => self.pool.constant(pool.value(term)?.clone()),
            (Op::Var(symbol), _) => {
                // Apart from the names of elements.
                let name = format!("v:{}", pool.name(symbol));
                self.pool.var(&name, pool.sort(term))
            }
            (Op::Select, [array, index]) => {
                let index = *self.made.get(index)?;
                self.element(pool, *array, index)?
            }
            (op, _) => {
                let own: Vec<Term> =
                    args.iter().map(|arg| self.made.get(arg).copied()).collect::<Option<_>>()?;
                self.pool.rebuild(op, &own, pool.sort(term))
            }
        };
        self.made.insert(term, own);
        Some(())
    }

    /// The element of an array at an own index.
    fn element(&mut self, pool: &TermPool, array: Term, index: Term) -> Option<Term> {
        let mut open = vec![array];
        while let Some(part) = open.last().copied() {
            if self.elements.contains_key(&(part, index)) {
                open.pop();
                continue;
            }
            let args = pool.args(part);
            let inner: &[Term] = match pool.op(part) {
                Op::Store => &args[..1],
                Op::Ite => &args[1..],
                _ => &[],
            };
            let before = open.len();
            open.extend(
                inner.iter().filter(|inner| !self.elements.contains_key(&(**inner, index))),
            );
            if open.len() > before {
                continue;
            }
            let own = self.element_of(pool, part, index)?;
            self.elements.insert((part, index), own);
            open.pop();
        }
        self.elements.get(&(array, index)).copied()
    }

    /// The element of an array whose parts have been looked at.
    fn element_of(&mut self, pool: &TermPool, array: Term, index: Term) -> Option<Term> {
        let of = |elements: &FxHashMap<(Term, Term), Term>, part: Term| {
            elements.get(&(part, index)).copied()
        };
        match (pool.op(array), pool.args(array)) {
            (Op::Var(_), _) => {
                let Sort::Array(sort) = pool.sort(array) else { return None };
                if matches!(sort.element, Sort::Array(_)) {
                    return None;
                }
                let name = format!("e:{}", self.all.len());
                let variable = self.pool.var(&name, &sort.element);
                self.read_of.insert(variable, self.all.len());
                self.all.push(Read { array, index, variable });
                Some(variable)
            }
            (Op::Store, [inner, at, element]) => {
                let otherwise = of(&self.elements, *inner)?;
                let (at, element) = (*self.made.get(at)?, *self.made.get(element)?);
                let here = self.pool.eq(at, index);
                Some(self.pool.ite(here, element, otherwise))
            }
            (Op::Ite, [condition, a, b]) => {
                let (a, b) = (of(&self.elements, *a)?, of(&self.elements, *b)?);
                let condition = *self.made.get(condition)?;
                Some(self.pool.ite(condition, a, b))
            }
            (Op::ConstArray, [element]) => self.made.get(element).copied(),
            (Op::Const(_), _) => {
                let Some(Value::Array(value)) = pool.value(array) else { return None };
                if value.entries().nth(ENTRIES).is_some() {
                    return None;
                }
                let mut own = self.pool.constant(value.default_value().clone());
                for (at, element) in value.entries() {
                    let at = self.pool.constant(at.clone());
                    let element = self.pool.constant(element.clone());
                    let here = self.pool.eq(at, index);
                    own = self.pool.ite(here, element, own);
                }
                Some(own)
            }
            _ => None,
        }
    }
}
