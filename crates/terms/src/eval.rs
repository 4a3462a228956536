//! Evaluation: the value of a term under values of its variables.
//!
//! [`TermPool::evaluate`] is for a term that is evaluated once or a few times. It visits only what it needs: one arm of
//! an `ite`, and the arguments of a conjunction up to the first false one. For a term that is evaluated many
//! times see [`Plan`](crate::Plan).

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::apply::{apply, truth};
use crate::assignment::Assignment;
use crate::op::{Op, Symbol};
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::Value;

impl TermPool {
    /// The value of a term, where `lookup` gives the values of the variables that it needs, each asked once.
    ///
    /// ```
    /// use symra_terms::{Sort, TermPool, Value};
    ///
    /// let mut pool = TermPool::new();
    /// let x = pool.var("x", &Sort::Int);
    /// let two = pool.int(2);
    /// let double = pool.mul(&[two, x]);
    /// assert_eq!(pool.evaluate(double, &mut |_| Value::int(21)), Value::int(42));
    /// ```
    ///
    /// # Panics
    /// If `lookup` gives a value of another sort than the variable's.
    pub fn evaluate(&self, term: Term, lookup: &mut dyn FnMut(Symbol) -> Value) -> Value {
        let mut evaluation =
            Evaluation { pool: self, root: term, lookup, known: FxHashMap::default(), uses: None };
        evaluation.run(term)
    }

    /// The value of a term under an assignment; unassigned variables have [`Value::default_of`] their sort.
    pub fn evaluate_in(&self, term: Term, assignment: &Assignment) -> Value {
        self.evaluate(term, &mut |symbol| {
            assignment
                .get(symbol)
                .cloned()
                .unwrap_or_else(|| Value::default_of(self.sort(self.symbol_term(symbol))))
        })
    }
}

struct Evaluation<'a> {
    pool: &'a TermPool,
    root: Term,
    lookup: &'a mut dyn FnMut(Symbol) -> Value,
    known: FxHashMap<Term, Value>,
    /// How many arguments of unfinished terms each array still is, at most. Counted when the first `store`
    /// shows that it pays: an array that has no further use is changed in place.
    uses: Option<FxHashMap<Term, u32>>,
}

/// A term under evaluation, and how many of its arguments need no more looking at.
struct EvalFrame {
    term: Term,
    done: usize,
}

/// What a look at a term's arguments says.
enum EvalStep {
    Needs(Term),
    Finished(Value),
}

impl Evaluation<'_> {
    fn run(&mut self, term: Term) -> Value {
        let mut stack = vec![EvalFrame { term, done: 0 }];
        while let Some(frame) = stack.last_mut() {
            let term = frame.term;
            if self.value(term).is_some() {
                stack.pop();
                continue;
            }
            match self.step(frame) {
                EvalStep::Needs(argument) => stack.push(EvalFrame { term: argument, done: 0 }),
                EvalStep::Finished(value) => {
                    stack.pop();
                    self.known.insert(term, value);
                }
            }
        }
        self.known
            .remove(&term)
            .or_else(|| self.pool.value(term).cloned())
            .expect("the root should have been evaluated")
    }

    fn value(&self, term: Term) -> Option<&Value> {
        self.pool.value(term).or_else(|| self.known.get(&term))
    }

    fn step(&mut self, frame: &mut EvalFrame) -> EvalStep {
        let pool = self.pool;
        let args = pool.args(frame.term);
        match pool.op(frame.term) {
            Op::Var(symbol) => {
                let value = (self.lookup)(symbol);
                debug_assert!(
                    value.sort() == *pool.sort(frame.term),
                    "`{}` should have a value of its sort",
                    pool.name(symbol)
                );
                EvalStep::Finished(value)
            }
            Op::Ite => self.ite(frame.term, args),
            Op::And => self.connective(frame, args, false),
            Op::Or => self.connective(frame, args, true),
            op => {
                while let Some(argument) = args.get(frame.done) {
                    if self.value(*argument).is_none() {
                        return EvalStep::Needs(*argument);
                    }
                    frame.done += 1;
                }
                EvalStep::Finished(self.apply(op, frame.term, args))
            }
        }
    }

    fn ite(&mut self, term: Term, args: &[Term]) -> EvalStep {
        let Some(condition) = self.value(args[0]) else { return EvalStep::Needs(args[0]) };
        let arm = args[if truth(condition) { 1 } else { 2 }];
        if self.value(arm).is_none() {
            return EvalStep::Needs(arm);
        }
        if matches!(self.pool.sort(term), Sort::Array(_)) {
            let value = self.take(arm);
            self.release(&args[1..]);
            return EvalStep::Finished(value);
        }
        EvalStep::Finished(self.value(arm).expect("an arm should be known").clone())
    }

    /// A conjunction (`decisive` is false) or disjunction (`decisive` is true).
    fn connective(&self, frame: &mut EvalFrame, args: &[Term], decisive: bool) -> EvalStep {
        while let Some(argument) = args.get(frame.done) {
            match self.value(*argument) {
                None => return EvalStep::Needs(*argument),
                Some(value) if truth(value) == decisive => {
                    return EvalStep::Finished(Value::Bool(decisive));
                }
                Some(_) => frame.done += 1,
            }
        }
        EvalStep::Finished(Value::Bool(!decisive))
    }

    fn apply(&mut self, op: Op, term: Term, args: &[Term]) -> Value {
        if op == Op::Store {
            self.count_uses();
            let Value::Array(mut array) = self.take(args[0]) else {
                panic!("the first argument of a store should be an array")
            };
            let [index, element] =
                [args[1], args[2]].map(|arg| self.value(arg).expect("should be known").clone());
            array.set(index, element);
            self.release(args);
            return Value::Array(array);
        }
        let values: SmallVec<[&Value; 4]> =
            args.iter().map(|arg| self.value(*arg).expect("should be known")).collect();
        let value = apply(op, self.pool.sort(term), &values);
        drop(values);
        if self.uses.is_some() {
            self.release(args);
        }
        value
    }

    /// A known array's value: moved out if the caller is its last use.
    fn take(&mut self, term: Term) -> Value {
        if self.uses.as_ref().is_some_and(|uses| uses.get(&term) == Some(&1))
            && let Some(value) = self.known.remove(&term)
        {
            return value;
        }
        self.value(term).expect("an argument should be known").clone()
    }

    /// Says that one more term is done with its arguments.
    fn release(&mut self, args: &[Term]) {
        let Some(uses) = &mut self.uses else { return };
        for arg in args {
            if let Some(count) = uses.get_mut(arg) {
                *count -= 1;
                if *count == 0 {
                    self.known.remove(arg);
                }
            }
        }
    }

    /// Counts the uses of the arrays below the root. Terms that are finished already count too, which
    /// only means that an array may live longer than it needs to.
    fn count_uses(&mut self) {
        if self.uses.is_some() {
            return;
        }
        let mut uses: FxHashMap<Term, u32> = FxHashMap::default();
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        let mut stack = vec![self.root];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            for arg in self.pool.args(term) {
                if matches!(self.pool.sort(*arg), Sort::Array(_)) {
                    *uses.entry(*arg).or_default() += 1;
                }
                stack.push(*arg);
            }
        }
        self.uses = Some(uses);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::ArrayValue;

    fn no_variable(_: Symbol) -> Value {
        panic!("no variable should be read")
    }

    #[test]
    fn only_the_taken_arm_is_evaluated() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Int);
        let (zero, one) = (pool.int(0), pool.int(1));
        let c = pool.var("c", &Sort::Bool);
        let term = pool.ite(c, x, one);
        let asked = |condition: bool| {
            let mut names = Vec::new();
            let value = pool.evaluate(term, &mut |symbol| {
                names.push(pool.name(symbol).to_owned());
                if pool.name(symbol) == "c" { Value::Bool(condition) } else { Value::int(5) }
            });
            (value, names)
        };
        assert_eq!(asked(false), (Value::int(1), vec!["c".to_owned()]));
        assert_eq!(asked(true), (Value::int(5), vec!["c".to_owned(), "x".to_owned()]));
        assert_eq!(pool.evaluate(zero, &mut no_variable), Value::int(0));
    }

    #[test]
    fn connectives_stop_at_the_decisive_argument() {
        let mut pool = TermPool::new();
        let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Bool));
        let and = pool.and(&[a, b, c]);
        let or = pool.or(&[a, b, c]);
        let count = |term, answer: bool| {
            let mut asked = 0;
            let value = pool.evaluate(term, &mut |_| {
                asked += 1;
                Value::Bool(answer)
            });
            (value, asked)
        };
        assert_eq!(count(and, false), (Value::Bool(false), 1));
        assert_eq!(count(and, true), (Value::Bool(true), 3));
        assert_eq!(count(or, true), (Value::Bool(true), 1));
        assert_eq!(count(or, false), (Value::Bool(false), 3));
    }

    #[test]
    fn unassigned_variables_have_the_default() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(8));
        let y = pool.var("y", &Sort::Bv(8));
        let sum = pool.bv_add(x, y);
        let mut assignment = Assignment::default();
        assert_eq!(pool.evaluate_in(sum, &assignment), Value::bv(0, 8));
        assignment.set(pool.symbol(x).unwrap(), Value::bv(3, 8));
        assert_eq!(pool.evaluate_in(sum, &assignment), Value::bv(3, 8));
    }

    #[test]
    fn a_million_deep_and_shared_terms_are_linear() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(32));
        let c = pool.var("c", &Sort::Bool);
        let mut deep = x;
        for i in 0..500_000 {
            // Each level uses the one below twice, and asks a question about it.
            let doubled = pool.bv_mul(deep, deep);
            let k = pool.bv(i, 32);
            let test = pool.bv_ult(deep, k);
            let sum = pool.bv_add(doubled, k);
            deep = pool.ite(test, sum, doubled);
        }
        let flag = pool.not(c);
        let both = pool.ite(flag, deep, x);
        let mut asked = 0;
        let _ = pool.evaluate(both, &mut |symbol| {
            asked += 1;
            if pool.name(symbol) == "c" { Value::Bool(false) } else { Value::bv(3, 32) }
        });
        assert_eq!(asked, 2);

        let mut expected: u32 = 3;
        for i in 0..500_000 {
            let square = expected.wrapping_mul(expected);
            expected = if expected < i { square.wrapping_add(i) } else { square };
        }
        let value = pool.evaluate(deep, &mut |_| Value::bv(3, 32));
        assert_eq!(value, Value::bv(u64::from(expected), 32));
    }

    #[test]
    fn long_store_chains_keep_the_versions_apart() {
        let mut pool = TermPool::new();
        let sort = Sort::array(Sort::Int, Sort::Int);
        let a = pool.var("a", &sort);
        let x = pool.var("x", &Sort::Int);
        let mut array = a;
        let mut middle = a;
        for i in 0..200_000_i64 {
            let k = pool.int(i % 1000);
            let index = pool.add(&[x, k]);
            let value = pool.int(i);
            array = pool.store(array, index, value);
            if i == 100_499 {
                middle = array;
            }
        }
        let late = pool.select(array, x);
        let early = pool.select(middle, x);
        let sum = pool.mul(&[late, early]);
        let Sort::Array(sort) = sort else { unreachable!() };
        let value = pool.evaluate(sum, &mut |symbol| {
            if pool.name(symbol) == "a" {
                Value::Array(ArrayValue::constant(sort.clone(), Value::int(0)))
            } else {
                Value::int(7)
            }
        });
        assert_eq!(value, Value::int(199_000 * 100_000));
    }
}
