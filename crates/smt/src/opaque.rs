//! Queries in which it does not matter what floats add up to.
//!
//! A program that computes `c + 8.25f` and claims that what it computed is `c + 8.25f` is hard bit by bit, and easy if a sum is any
//! number that has a name.
//!
//! ```text
//! OP:1  every arithmetic operation on floats is a new variable; what is the same operation is the same variable
//! OP:2  of a variable it is known when it is no number, and how large it can be
//! OP:3  no model: there is none of the query either; a model: is it one of the query?
//! OP:4  else the query itself is asked
//! ```
//!
//! Soundness: OP:2 says only what IEEE 754 says of every result, so that every model of the query is one of OP:1 and OP:2 with the values
//! of the operations for the new variables. A model counts only if our own evaluator says that it satisfies the query.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use dashu_int::IBig;
use rustc_hash::FxHashMap;
use symra_terms::{Float, FloatFormat, Op, RoundingMode, Sort, Term, TermPool, Value};

use crate::evaluation::Evaluation;
use crate::facts::{Facts, Follower};
use crate::solver::{Answer, Backend, Limits, SmtError, Solver};
use crate::stored::{StoredCore, StoredModel, copy};

/// The longest time for a query with opaque operations.
const SHORT: Duration = Duration::from_millis(300);

/// A solver that asks with opaque operations first, if there are any.
pub(crate) struct Opaque {
    backend: Arc<dyn Backend>,
    limits: Limits,
    facts: Facts,
    inner: Follower,
    /// Asked with opaque operations.
    rough: Option<Follower>,
    own: Abstraction,
}

impl Opaque {
    /// Asks `inner` what can't be told; other solvers are of the backend.
    pub(crate) fn new(inner: Box<dyn Solver>, backend: Arc<dyn Backend>, limits: &Limits) -> Self {
        let time = limits.query.map_or(SHORT, |query| SHORT.min(query / 2));
        let limits = Limits { query: Some(time), ..limits.clone() };
        let own = Abstraction::default();
        Self {
            backend,
            limits,
            facts: Facts::default(),
            inner: Follower::new(inner),
            rough: None,
            own,
        }
    }

    /// OP:1 to OP:3.
    fn decide(
        &mut self,
        pool: &TermPool,
        assuming: &[Term],
    ) -> Result<Option<Answer<'static>>, SmtError> {
        let given: Vec<Term> = self.facts.all().iter().chain(assuming).copied().collect();
        if !given.iter().any(|term| self.own.has_arithmetic(pool, *term)) {
            return Ok(None);
        }
        let mut facts = Vec::new();
        for fact in self.facts.all() {
            facts.extend(self.own.known_of(pool, *fact));
            facts.push(self.own.make(pool, *fact));
        }
        let mut assumed = Vec::new();
        for term in assuming {
            facts.extend(self.own.known_of(pool, *term));
            assumed.push(self.own.make(pool, *term));
        }
        let rough = match &mut self.rough {
            Some(rough) => rough,
            None => self.rough.insert(Follower::new(self.backend.solver(&self.limits)?)),
        };
        let mut values = match rough.check(&self.own.pool, &facts, &assumed)? {
            Answer::Unknown(_) => return Ok(None),
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                let all = assuming.iter().zip(&assumed);
                let core = all.filter(|(_, own)| core.contains(own)).map(|(term, _)| *term);
                return Ok(Some(Answer::Unsat(Box::new(StoredCore(core.collect())))));
            }
            Answer::Sat(mut model) => {
                let mut values = Vec::new();
                let parts = pool.post_order(&given);
                for symbol in parts.filter_map(|part| pool.symbol(part)) {
                    if let Some(own) = self.own.made.get(&pool.symbol_term(symbol))
                        && let Some(own) = self.own.pool.symbol(*own)
                    {
                        let found = copy(&self.own.pool, &mut *model, [own])?;
                        values.extend(found.get(own).cloned().map(|value| (symbol, value)));
                    }
                }
                values
            }
        };
        let mut assignment = symra_terms::Assignment::default();
        for (symbol, value) in values.drain(..) {
            assignment.set(symbol, value);
        }
        let mut evaluation = Evaluation::default();
        let holds = given.iter().all(|term| evaluation.holds_in(pool, *term, &assignment));
        Ok(holds.then(|| Answer::Sat(Box::new(StoredModel(Rc::new(assignment))) as Box<_>)))
    }
}

impl Solver for Opaque {
    fn push(&mut self) -> Result<(), SmtError> {
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.facts.pop().map(drop)
    }

    fn assert(&mut self, _: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.facts.assert(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        match self.decide(pool, assuming)? {
            Some(answer) => Ok(answer),
            None => self.inner.check(pool, self.facts.all(), assuming), // OP:4
        }
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

/// Terms with variables for operations, in a pool of their own.
#[derive(Default)]
struct Abstraction {
    pool: TermPool,
    made: FxHashMap<Term, Term>,
    arithmetic: FxHashMap<Term, bool>,
    /// OP:2, by the operation.
    known: FxHashMap<Term, Vec<Term>>,
}

impl Abstraction {
    fn has_arithmetic(&mut self, pool: &TermPool, term: Term) -> bool {
        *self
            .arithmetic
            .entry(term)
            .or_insert_with(|| pool.post_order(&[term]).any(|part| is_arithmetic(pool.op(part))))
    }

    /// What is known of the operations in a term.
    fn known_of(&mut self, pool: &TermPool, term: Term) -> Vec<Term> {
        self.make(pool, term);
        let parts = pool.post_order(&[term]).filter_map(|part| self.known.get(&part));
        parts.flatten().copied().collect()
    }

    /// OP:1.
    fn make(&mut self, pool: &TermPool, term: Term) -> Term {
        if let Some(own) = self.made.get(&term) {
            return *own;
        }
        let parts: Vec<Term> = pool.post_order(&[term]).collect();
        for part in parts {
            if self.made.contains_key(&part) {
                continue;
            }
            let sort = pool.sort(part);
            let args: Vec<Term> = pool.args(part).iter().map(|arg| self.made[arg]).collect();
            let own = match pool.op(part) {
                Op::Const(_) => self.pool.constant(pool.value(part).expect("a value").clone()),
                Op::Var(symbol) => self.pool.var(&format!("v:{}", pool.name(symbol)), sort),
                op if is_arithmetic(op) => {
                    let result = self.pool.fresh("r", sort);
                    let known = self.known_of_result(op, &args, result);
                    self.known.insert(part, known);
                    result
                }
                op => self.pool.rebuild(op, &args, sort),
            };
            self.made.insert(part, own);
        }
        self.made[&term]
    }

    /// OP:2.
    fn known_of_result(&mut self, op: Op, args: &[Term], result: Term) -> Vec<Term> {
        let pool = &mut self.pool;
        let Sort::Float(format) = *pool.sort(result) else { return Vec::new() };
        let nan = pool.fp_is_nan(result);
        let mut known = Vec::new();
        match (op, args) {
            (Op::FpAdd | Op::FpSub, [_, a, b]) => {
                let opposite = if op == Op::FpAdd { pool.fp_neg(*a) } else { *a };
                let (one, other) = (pool.fp_is_infinite(*a), pool.fp_is_infinite(*b));
                let same = pool.eq(opposite, *b);
                let cancel = pool.and(&[one, other, same]);
                known.push(is_nan_if(pool, nan, &[*a, *b], cancel));
                known.extend(limits(pool, format, [*a, *b], result, 1, |limit| limit * 2));
            }
            (Op::FpMul, [_, a, b]) => {
                let (x, y) = (pool.fp_is_infinite(*a), pool.fp_is_zero(*b));
                let one = pool.and(&[x, y]);
                let (x, y) = (pool.fp_is_zero(*a), pool.fp_is_infinite(*b));
                let other = pool.and(&[x, y]);
                let lost = pool.or(&[one, other]);
                known.push(is_nan_if(pool, nan, &[*a, *b], lost));
                known.extend(limits(pool, format, [*a, *b], result, 2, |limit| &limit * &limit));
            }
            (Op::FpDiv, [_, a, b]) => {
                let (x, y) = (pool.fp_is_infinite(*a), pool.fp_is_infinite(*b));
                let one = pool.and(&[x, y]);
                let (x, y) = (pool.fp_is_zero(*a), pool.fp_is_zero(*b));
                let other = pool.and(&[x, y]);
                let lost = pool.or(&[one, other]);
                known.push(is_nan_if(pool, nan, &[*a, *b], lost));
            }
            (Op::FpRound | Op::FpFromFp(_), [_, a]) => {
                let never = pool.false_();
                known.push(is_nan_if(pool, nan, &[*a], never));
            }
            (Op::FpFromSbv(_) | Op::FpFromUbv(_), _) => known.push(pool.not(nan)),
            _ => (),
        }
        known
    }
}

/// A result is no number if and only if an operand is none, or `lost` holds.
fn is_nan_if(pool: &mut TermPool, nan: Term, operands: &[Term], lost: Term) -> Term {
    let mut reasons: Vec<Term> = operands.iter().map(|operand| pool.fp_is_nan(*operand)).collect();
    reasons.push(lost);
    let any = pool.or(&reasons);
    pool.eq(nan, any)
}

/// Operands that are not further from 0 than some numbers have a result that is not further from 0 than another. Rounding keeps
/// this, for the numbers are floats; `factor` is how many times the exponent of the result is that of the operands.
fn limits(
    pool: &mut TermPool,
    format: FloatFormat,
    operands: [Term; 2],
    result: Term,
    factor: u32,
    of_result: impl Fn(IBig) -> IBig,
) -> Vec<Term> {
    let largest = (1_u32 << (format.exponent - 1)) - 2;
    let mut known = Vec::new();
    for part in [8, 4, 2] {
        let exponent = largest / part;
        if exponent * factor + 1 > largest {
            continue;
        }
        let limit = IBig::ONE << exponent as usize;
        let (low, high) = (limit.clone(), of_result(limit));
        let number = |pool: &mut TermPool, number: &IBig| {
            let float = Float::from_ibig(format, RoundingMode::NearestEven, number);
            pool.constant(Value::Float(float))
        };
        let (low, high) = (number(pool, &low), number(pool, &high));
        let within = |pool: &mut TermPool, term: Term, limit: Term| {
            let size = pool.fp_abs(term);
            pool.fp_le(size, limit)
        };
        let operands = operands.map(|operand| within(pool, operand, low));
        let small = pool.and(&operands);
        let stays = within(pool, result, high);
        known.push(pool.implies(small, stays));
    }
    known
}

/// Operations that are hard bit by bit.
fn is_arithmetic(op: Op) -> bool {
    matches!(
        op,
        Op::FpAdd
            | Op::FpSub
            | Op::FpMul
            | Op::FpDiv
            | Op::FpFma
            | Op::FpSqrt
            | Op::FpRem
            | Op::FpRound
            | Op::FpFromFp(_)
            | Op::FpFromSbv(_)
            | Op::FpFromUbv(_)
            | Op::FpToSbv(_)
            | Op::FpToUbv(_)
    )
}
