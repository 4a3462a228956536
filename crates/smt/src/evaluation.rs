//! Evaluation of many terms under one assignment, each subterm once.

use rustc_hash::FxHashMap;
use symra_terms::{Assignment, Op, Symbol, Term, TermPool, Value, apply};

/// The values of terms under one assignment, as far as they were asked for.
#[derive(Default)]
pub(crate) struct Evaluation {
    known: FxHashMap<Term, Value>,
}

impl Evaluation {
    /// Whether a condition holds, where `lookup` gives the values of variables. It must always give the same.
    pub(crate) fn holds(
        &mut self,
        pool: &TermPool,
        term: Term,
        lookup: &mut dyn FnMut(Symbol) -> Value,
    ) -> bool {
        let mut stack = vec![(term, 0)];
        while let Some((term, position)) = stack.last_mut() {
            let term = *term;
            if self.value(pool, term).is_some() {
                stack.pop();
                continue;
            }
            match self.step(pool, term, position, lookup) {
                EvaluationStep::Needs(argument) => stack.push((argument, 0)),
                EvaluationStep::Value(value) => {
                    self.known.insert(term, value);
                    stack.pop();
                }
            }
        }
        self.value(pool, term).and_then(Value::as_bool) == Some(true)
    }

    /// Whether a condition holds under an assignment; variables without a value have the default of their sort.
    pub(crate) fn holds_in(&mut self, pool: &TermPool, term: Term, values: &Assignment) -> bool {
        self.holds(pool, term, &mut |symbol| value_or_default(pool, values, symbol))
    }

    fn value<'a>(&'a self, pool: &'a TermPool, term: Term) -> Option<&'a Value> {
        pool.value(term).or_else(|| self.known.get(&term))
    }

    fn step(
        &self,
        pool: &TermPool,
        term: Term,
        position: &mut usize,
        lookup: &mut dyn FnMut(Symbol) -> Value,
    ) -> EvaluationStep {
        let args = pool.args(term);
        let op = pool.op(term);
        match op {
            Op::Var(symbol) => return EvaluationStep::Value(lookup(symbol)),
            Op::Ite => {
                let arm = match self.value(pool, args[0]) {
                    None => return EvaluationStep::Needs(args[0]),
                    Some(condition) => args[if condition.as_bool() == Some(true) { 1 } else { 2 }],
                };
                return match self.value(pool, arm) {
                    None => EvaluationStep::Needs(arm),
                    Some(value) => EvaluationStep::Value(value.clone()),
                };
            }
            _ => (),
        }
        // One such argument decides a connective.
        let decisive = match op {
            Op::And => Some(false),
            Op::Or => Some(true),
            _ => None,
        };
        while let Some(argument) = args.get(*position) {
            match self.value(pool, *argument) {
                None => return EvaluationStep::Needs(*argument),
                Some(value) if decisive.is_some() && value.as_bool() == decisive => {
                    return EvaluationStep::Value(value.clone());
                }
                Some(_) => *position += 1,
            }
        }
        let values: Vec<&Value> = args
            .iter()
            .map(|arg| self.value(pool, *arg).expect("arguments should be evaluated first"))
            .collect();
        EvaluationStep::Value(apply(op, pool.sort(term), &values))
    }
}

enum EvaluationStep {
    Needs(Term),
    Value(Value),
}

/// The variable's value, or the default of its sort.
pub(crate) fn value_or_default(pool: &TermPool, values: &Assignment, symbol: Symbol) -> Value {
    values
        .get(symbol)
        .cloned()
        .unwrap_or_else(|| Value::default_of(pool.sort(pool.symbol_term(symbol))))
}
