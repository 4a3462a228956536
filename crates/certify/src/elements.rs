//! Queries about arrays, asked about the elements that are read.
//!
//! ```text
//! EL:1  every read of the query becomes a variable of which nothing is known
//! EL:2  ask; if that is unsatisfiable, so is the query, of which it says less
//! EL:3  otherwise look at the reads in the model: where one is not what was written there, add that it must be, and EL:2
//! EL:4  if none does, the model is one of the query
//! ```
//!
//! After Brummayer and Biere, "Lemmas on Demand for the Extensional Theory of Arrays" (2009), without equations between
//! arrays: queries with one are asked as they are. What is added (EL:3) holds of every array, so an answer `Unsat` is right however
//! it was come to.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use symra_smt::{Answer, Backend, Limits, Model, Refutation, SmtError, Solver, WhyUnknown};
use symra_terms::{ArrayValue, Assignment, Op, Sort, Symbol, Term, TermPool, Value};

/// At most so many models of a query are looked at.
const ROUNDS: usize = 300;

/// A solver that asks a backend about elements instead of arrays. Every query goes to a new solver.
pub(crate) struct Elements<'b> {
    backend: &'b dyn Backend,
    limits: Limits,
    facts: Vec<Term>,
    frames: Vec<usize>,
    /// The solver of the last check, where it was asked the query as it is.
    last: Option<Box<dyn Solver>>,
}

impl<'b> Elements<'b> {
    pub(crate) fn new(backend: &'b dyn Backend, limits: &Limits) -> Self {
        let (facts, frames) = (Vec::new(), Vec::new());
        Self { backend, limits: limits.clone(), facts, frames, last: None }
    }
}

impl Solver for Elements<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.frames.push(self.facts.len());
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        let begin = self.frames.pop().ok_or(SmtError::NoFrame)?;
        self.facts.truncate(begin);
        Ok(())
    }

    fn assert(&mut self, _: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.push(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let all: Vec<Term> = self.facts.iter().chain(assuming).copied().collect();
        let mut reads = Reads::default();
        let own = reads.pool.import(pool, &all);
        let Some(mut query) = reads.without_arrays(&own) else {
            let last = self.last.insert(self.backend.solver(&self.limits)?);
            return last.check(pool, &all);
        };
        let mut known: BTreeSet<Term> = BTreeSet::new();
        for _ in 0..ROUNDS {
            // One that is new looks at the query as a whole first.
            let mut solver = self.backend.solver(&self.limits)?;
            for part in &query {
                solver.assert(&reads.pool, *part)?;
            }
            let state = match solver.check(&reads.pool, &[])? {
                Answer::Unsat(_) => return Ok(Answer::Unsat(Box::new(All(assuming.to_vec())))), // EL:2
                Answer::Unknown(why) => return Ok(Answer::Unknown(why)),
                Answer::Sat(mut model) => {
                    let mut state = Assignment::default();
                    for symbol in &reads.symbols {
                        let value = model.value(&reads.pool, reads.pool.symbol_term(*symbol))?;
                        state.set(*symbol, value);
                    }
                    state
                }
            };
            let lemmas = reads.violated(state.clone());
            if lemmas.is_empty() {
                return Ok(Answer::Sat(Box::new(ArrayModel { reads, state }))); // EL:4
            }
            query.extend(lemmas.into_iter().filter(|lemma| known.insert(*lemma)));
        }
        Ok(Answer::Unknown(WhyUnknown::Incomplete(
            "too many array elements were instantiated".to_owned(),
        )))
    }

    fn name(&self) -> &'static str {
        "elements"
    }
}

/// Asks a query as it is, and where that takes long about elements.
pub(crate) struct InTurn<'b> {
    plain: Box<dyn Solver>,
    elements: Elements<'b>,
}

impl<'b> InTurn<'b> {
    /// A solver that asks as it is for at most so long.
    pub(crate) fn new(
        backend: &'b dyn Backend,
        limits: &Limits,
        short: Duration,
    ) -> Result<Self, SmtError> {
        let short = limits.query.map_or(short, |query| query.min(short));
        let plain = backend.solver(&Limits { query: Some(short), ..limits.clone() })?;
        Ok(Self { plain, elements: Elements::new(backend, limits) })
    }
}

impl Solver for InTurn<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        self.plain.push()?;
        self.elements.push()
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.plain.pop()?;
        self.elements.pop()
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.plain.assert(pool, fact)?;
        self.elements.assert(pool, fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        match self.plain.check(pool, assuming)? {
            Answer::Unknown(_) => self.elements.check(pool, assuming),
            decided @ (Answer::Sat(_) | Answer::Unsat(_)) => Ok(decided),
        }
    }

    fn name(&self) -> &'static str {
        self.plain.name()
    }
}

/// All assumptions as the core.
struct All(Vec<Term>);

impl Refutation for All {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        Ok(std::mem::take(&mut self.0))
    }
}

/// A model with the arrays.
struct ArrayModel {
    reads: Reads,
    state: Assignment,
}

impl Model for ArrayModel {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        let own = self.reads.pool.import(pool, &[variable])[0];
        let Sort::Array(sort) = pool.sort(variable) else {
            return Ok(self.reads.pool.evaluate_in(own, &self.state));
        };
        let mut array = ArrayValue::constant(sort.clone(), Value::default_of(&sort.element));
        for ((of, index), variable) in &self.reads.elements {
            if *of == own {
                let value = |term| self.reads.pool.evaluate_in(term, &self.state);
                array.set(value(*index), value(*variable));
            }
        }
        Ok(Value::Array(array))
    }
}

/// The reads of a query, in a pool of their own.
#[derive(Default)]
struct Reads {
    pool: TermPool,
    /// For terms that are no arrays, the same without arrays.
    made: BTreeMap<Term, Term>,
    /// The variables for elements of an array at an index without arrays.
    elements: BTreeMap<(Term, Term), Term>,
    /// All variables of the query without arrays.
    symbols: BTreeSet<Symbol>,
}

impl Reads {
    /// EL:1; none if the query compares arrays, or has arrays of arrays.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other operators are alike here")]
    fn without_arrays(&mut self, query: &[Term]) -> Option<Vec<Term>> {
        let parts: Vec<Term> = self.pool.post_order(query).collect();
        for part in parts {
            let sort = self.pool.sort(part).clone();
            if let Sort::Array(sort) = &sort {
                let known = matches!(
                    self.pool.op(part),
                    Op::Var(_) | Op::Const(_) | Op::Store | Op::Ite | Op::ConstArray
                );
                if !known || matches!(sort.element, Sort::Array(_)) {
                    return None;
                }
                continue;
            }
            let args = self.pool.args(part).to_vec();
            let own = match self.pool.op(part) {
                Op::Select => self.element(args[0], *self.made.get(&args[1])?),
                Op::Var(symbol) => {
                    self.symbols.insert(symbol);
                    part
                }
                Op::Const(_) => part,
                op => {
                    let own: Option<Vec<Term>> =
                        args.iter().map(|arg| self.made.get(arg).copied()).collect();
                    self.pool.rebuild(op, &own?, &sort)
                }
            };
            self.made.insert(part, own);
        }
        query.iter().map(|part| self.made.get(part).copied()).collect()
    }

    /// The variable for an element.
    fn element(&mut self, array: Term, index: Term) -> Term {
        if let Some(variable) = self.elements.get(&(array, index)) {
            return *variable;
        }
        let Sort::Array(sort) = self.pool.sort(array).clone() else {
            unreachable!("what is read of should be an array")
        };
        let variable = self.pool.fresh("element", &sort.element);
        self.elements.insert((array, index), variable);
        self.symbols.extend(self.pool.symbol(variable));
        variable
    }

    /// EL:3: what the reads of a state contradict.
    fn violated(&mut self, mut state: Assignment) -> Vec<Term> {
        let reads: Vec<((Term, Term), Term)> =
            self.elements.iter().map(|(read, variable)| (*read, *variable)).collect();
        // Where one is not as it must be, the others may not be so either in the next model.
        let (mut lemmas, mut violated) = (Vec::new(), false);
        for ((array, index), variable) in reads {
            let known = self.symbols.len();
            let Some((conditions, element)) = self.origin(array, index, &state) else { continue };
            let is_new = self.symbols.len() > known;
            if is_new && let Some(symbol) = self.pool.symbol(element) {
                let value = self.pool.evaluate_in(variable, &state);
                state.set(symbol, value);
            }
            let value = |term| self.pool.evaluate_in(term, &state);
            violated |= is_new || value(variable) != value(element);
            let equation = self.pool.eq(variable, element);
            let condition = self.pool.and(&conditions);
            lemmas.push(self.pool.implies(condition, equation));
        }
        if !violated {
            lemmas.clear();
        }
        // Elements of one array variable at one index are the same.
        let mut seen: BTreeMap<(Term, Value), (Term, Term)> = BTreeMap::new();
        for ((array, index), variable) in &self.elements {
            if !matches!(self.pool.op(*array), Op::Var(_)) {
                continue;
            }
            let place = (*array, self.pool.evaluate_in(*index, &state));
            let (other, same) = *seen.entry(place).or_insert((*index, *variable));
            let value = |term| self.pool.evaluate_in(term, &state);
            if value(*variable) != value(same) {
                let here = self.pool.eq(*index, other);
                let equation = self.pool.eq(*variable, same);
                lemmas.push(self.pool.implies(here, equation));
            }
        }
        lemmas
    }

    /// What an element is in a state: the value that was written last, or the element of the variable that the array was made of;
    /// and under which conditions it is that. None for the elements of variables themselves.
    fn origin(
        &mut self,
        array: Term,
        index: Term,
        state: &Assignment,
    ) -> Option<(Vec<Term>, Term)> {
        let at = self.pool.evaluate_in(index, state);
        let (mut conditions, mut part) = (Vec::new(), array);
        let element = loop {
            match (self.pool.op(part), self.pool.args(part).to_vec()) {
                (Op::Store, args) => {
                    let (place, element) = (self.made[&args[1]], self.made[&args[2]]);
                    let here = self.pool.eq(index, place);
                    if self.pool.evaluate_in(place, state) == at {
                        conditions.push(here);
                        break element;
                    }
                    conditions.push(self.pool.not(here));
                    part = args[0];
                }
                (Op::Ite, args) => {
                    let condition = self.made[&args[0]];
                    let holds = self.pool.evaluate_in(condition, state) == Value::Bool(true);
                    conditions.push(if holds { condition } else { self.pool.not(condition) });
                    part = args[if holds { 1 } else { 2 }];
                }
                (Op::ConstArray, args) => break self.made[&args[0]],
                (Op::Const(_), _) => {
                    let Some(Value::Array(value)) = self.pool.value(part) else {
                        unreachable!("a constant array should have a value")
                    };
                    let element = value.get(&at).clone();
                    let (at, element) = (self.pool.constant(at), self.pool.constant(element));
                    conditions.push(self.pool.eq(index, at));
                    break element;
                }
                _ if part == array => return None,
                _ => break self.element(part, index),
            }
        };
        Some((conditions, element))
    }
}

#[cfg(test)]
mod tests {
    use symra_smt::{Answer, Backend, Limits, Solver};
    use symra_smt_z3::Z3;
    use symra_terms::{Sort, Term, TermPool, Value};

    use super::Elements;

    /// What both say of a query: the elements, and Z3 with its arrays. A model is evaluated.
    fn both(pool: &TermPool, query: &[Term]) -> (bool, bool) {
        let mut elements = Elements::new(&Z3, &Limits::default());
        let (fact, assumed) = query.split_first().expect("there should be a query");
        elements.push().unwrap();
        elements.assert(pool, *fact).unwrap();
        let one = match elements.check(pool, assumed).unwrap() {
            Answer::Unsat(_) => false,
            Answer::Unknown(why) => panic!("{why}"),
            Answer::Sat(mut model) => {
                for term in query {
                    let value = pool.evaluate(*term, &mut |symbol| {
                        model.value(pool, pool.symbol_term(symbol)).unwrap()
                    });
                    assert_eq!(value, Value::Bool(true), "{}", pool.display(*term));
                }
                true
            }
        };
        let mut plain = Z3.solver(&Limits::default()).unwrap();
        let other = match plain.check(pool, query).unwrap() {
            Answer::Unsat(_) => false,
            Answer::Sat(_) => true,
            Answer::Unknown(why) => panic!("{why}"),
        };
        (one, other)
    }

    #[test]
    fn reads_of_writes_are_what_was_written() {
        let mut pool = TermPool::new();
        let (index, element) = (Sort::Bv(8), Sort::Bv(8));
        let a = pool.var("a", &Sort::array(index.clone(), element.clone()));
        let [i, j, k] = ["i", "j", "k"].map(|name| pool.var(name, &index));
        let (one, two) = (pool.bv(1, 8), pool.bv(2, 8));
        let first = pool.store(a, i, one);
        let second = pool.store(first, j, two);
        let (at_i, at_k, old) = (pool.select(second, i), pool.select(second, k), pool.select(a, k));
        let (same, apart) = (pool.eq(i, j), pool.eq(k, i));
        let differ = pool.not(same);
        let elsewhere = pool.not(apart);
        let is_one = pool.eq(at_i, one);
        let not_one = pool.not(is_one);
        assert_eq!(both(&pool, &[not_one, differ]), (false, false));
        assert_eq!(both(&pool, &[not_one]), (true, true));
        let changed = pool.eq(at_k, old);
        let changed = pool.not(changed);
        let not_j = pool.eq(k, j);
        let not_j = pool.not(not_j);
        assert_eq!(both(&pool, &[changed, elsewhere, not_j]), (false, false));
        assert_eq!(both(&pool, &[changed, elsewhere]), (true, true));
    }

    #[test]
    fn one_array_has_one_element_at_an_index() {
        let mut pool = TermPool::new();
        let sort = Sort::Bv(16);
        let a = pool.var("a", &Sort::array(sort.clone(), sort.clone()));
        let b = pool.var("b", &Sort::array(sort.clone(), sort.clone()));
        let (i, c) = (pool.var("i", &sort), pool.var("c", &Sort::Bool));
        // a[a[i]] against a[j] where j = a[i]
        let inner = pool.select(a, i);
        let outer = pool.select(a, inner);
        let j = pool.var("j", &sort);
        let at_j = pool.select(a, j);
        let linked = pool.eq(j, inner);
        let equal = pool.eq(outer, at_j);
        let differ = pool.not(equal);
        assert_eq!(both(&pool, &[linked, differ]), (false, false));
        assert_eq!(both(&pool, &[differ]), (true, true));
        // (c ? a : b)[i]
        let chosen = pool.ite(c, a, b);
        let at_i = pool.select(chosen, i);
        let is_a = pool.eq(at_i, inner);
        let other = pool.not(is_a);
        assert_eq!(both(&pool, &[other, c]), (false, false));
        assert_eq!(both(&pool, &[other]), (true, true));
    }

    #[test]
    fn tables_are_read() {
        let mut pool = TermPool::new();
        let sort = Sort::Bv(16);
        let zero = pool.bv(0, 16);
        let row = Sort::array(sort.clone(), sort.clone());
        let Sort::Array(row) = row else { unreachable!("it should be an array") };
        let mut table = pool.const_array(&row, zero);
        for place in 0..100 {
            let (at, square) = (pool.bv(place, 16), pool.bv(place * place, 16));
            table = pool.store(table, at, square);
        }
        let i = pool.var("i", &sort);
        let read = pool.select(table, i);
        for (limit, possible) in [(9801, false), (9800, true)] {
            let limit = pool.bv(limit, 16);
            let above = pool.bv_ult(limit, read);
            assert_eq!(both(&pool, &[above]), (possible, possible));
        }
    }

    #[test]
    fn equations_between_arrays_are_asked_as_they_are() {
        let mut pool = TermPool::new();
        let sort = Sort::Bv(8);
        let [a, b] =
            ["a", "b"].map(|name| pool.var(name, &Sort::array(sort.clone(), sort.clone())));
        let i = pool.var("i", &sort);
        let (x, y) = (pool.select(a, i), pool.select(b, i));
        let (same, equal) = (pool.eq(a, b), pool.eq(x, y));
        let differ = pool.not(equal);
        assert_eq!(both(&pool, &[same, differ]), (false, false));
        assert_eq!(both(&pool, &[differ]), (true, true));
    }
}
