//! Elimination of quantifiers over linear integers, by Z3's tactics.

use rustc_hash::FxHashMap;
use symra_smt::{EliminateQuantifiers, Limits, SmtError};
use symra_terms::{Op, Sort, Term, TermPool, Value};

use crate::ffi::{Ast, Context, Head};
use crate::model::integer;
use crate::translate::Translator;
use crate::watch::Watch;

/// Z3's quantifier elimination.
pub(crate) struct Eliminator {
    context: Context,
    translator: Translator,
    limits: Limits,
}

impl Eliminator {
    pub(crate) fn new(limits: &Limits) -> Result<Self, SmtError> {
        let context = Context::new()?;
        Ok(Self { translator: Translator::new(&context), context, limits: limits.clone() })
    }
}

impl EliminateQuantifiers for Eliminator {
    fn exists(
        &mut self,
        pool: &mut TermPool,
        variables: &[Term],
        body: Term,
    ) -> Result<Option<Term>, SmtError> {
        let Some(free) = scan(pool, body) else { return Ok(None) };
        let bound: Vec<Term> =
            free.iter().copied().filter(|variable| variables.contains(variable)).collect();
        if bound.is_empty() {
            return Ok(Some(body));
        }
        let mut known = FxHashMap::default();
        let matrix = self.translator.term(pool, body)?;
        for variable in free.iter().filter(|variable| !bound.contains(variable)) {
            known.insert(self.translator.term(pool, *variable)?.id(), *variable);
        }
        let bound = bound
            .iter()
            .map(|variable| self.translator.term(pool, *variable))
            .collect::<Result<Vec<_>, _>>()?;
        let formula = self.context.exists(&bound, &matrix)?;
        let Ok(watch) = Watch::begin(&self.context, &self.limits) else { return Ok(None) };
        let parts = self.context.rewrite(&[c"simplify", c"qe", c"simplify"], &formula);
        let ended = watch.why().is_some();
        watch.end(&self.context)?;
        let parts = match parts {
            Ok(parts) => parts,
            Err(error) => return if ended { Ok(None) } else { Err(error) },
        };
        let mut back = Back { context: &self.context, pool, known };
        let mut any = Vec::with_capacity(parts.len());
        for part in &parts {
            let mut all = Vec::with_capacity(part.len());
            for conjunct in part {
                let Some(term) = back.term(conjunct)? else { return Ok(None) };
                all.push(term);
            }
            any.push(back.pool.and(&all));
        }
        Ok(Some(pool.or(&any)))
    }
}

/// The variables of a term in the order of their making, if it is of truth values and integers only.
fn scan(pool: &TermPool, body: Term) -> Option<Vec<Term>> {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut todo = vec![body];
    let mut variables = Vec::new();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        if !matches!(pool.sort(term), Sort::Bool | Sort::Int) {
            return None;
        }
        if matches!(pool.op(term), Op::Var(_)) {
            variables.push(term);
        }
        todo.extend_from_slice(pool.args(term));
    }
    variables.sort_unstable();
    Some(variables)
}

/// The way back from Z3's terms.
struct Back<'a> {
    context: &'a Context,
    pool: &'a mut TermPool,
    known: FxHashMap<usize, Term>,
}

impl Back<'_> {
    /// The term that Z3's term stands for, if all its operators are known.
    fn term(&mut self, ast: &Ast) -> Result<Option<Term>, SmtError> {
        // Held until the end, so that no identity is given to another term meanwhile.
        let mut held = Vec::new();
        let mut todo = vec![ast.clone()];
        while let Some(next) = todo.last().cloned() {
            if self.known.contains_key(&next.id()) {
                todo.pop();
                continue;
            }
            let args = self.context.args(&next)?;
            let height = todo.len();
            todo.extend(args.iter().filter(|arg| !self.known.contains_key(&arg.id())).cloned());
            if todo.len() > height {
                continue;
            }
            todo.pop();
            let args: Vec<Term> = args.iter().map(|arg| self.known[&arg.id()]).collect();
            let Some(term) = self.node(&next, &args) else { return Ok(None) };
            self.known.insert(next.id(), term);
            held.push(next);
        }
        let term = self.known[&ast.id()];
        for ast in &held {
            self.known.remove(&ast.id());
        }
        Ok(Some(term))
    }

    fn node(&mut self, ast: &Ast, args: &[Term]) -> Option<Term> {
        let pool = &mut *self.pool;
        Some(match (self.context.head(ast), args) {
            (Head::Numeral, []) => {
                let number = integer(self.context, ast)?;
                pool.constant(Value::Int(number))
            }
            (Head::True, []) => pool.true_(),
            (Head::False, []) => pool.false_(),
            (Head::Not, [a]) => pool.not(*a),
            (Head::And, _) => pool.and(args),
            (Head::Or, _) => pool.or(args),
            (Head::Implies, [a, b]) => pool.implies(*a, *b),
            (Head::Xor | Head::Distinct, [a, b]) => pool.ne(*a, *b),
            (Head::Eq, [a, b]) => pool.eq(*a, *b),
            (Head::Ite, [c, a, b]) => pool.ite(*c, *a, *b),
            (Head::Le, [a, b]) => pool.le(*a, *b),
            (Head::Ge, [a, b]) => pool.le(*b, *a),
            (Head::Lt, [a, b]) => pool.lt(*a, *b),
            (Head::Gt, [a, b]) => pool.lt(*b, *a),
            (Head::Add, _) => pool.add(args),
            (Head::Sub, [a, b]) => pool.sub(*a, *b),
            (Head::Neg, [a]) => pool.neg(*a),
            (Head::Mul, _) => pool.mul(args),
            // By a constant that is not zero: elsewhere Z3's meaning is not ours.
            (Head::Div, [a, b]) if is_nonzero(pool, *b) => pool.div(*a, *b),
            (Head::Mod, [a, b]) if is_nonzero(pool, *b) => pool.modulo(*a, *b),
            _ => return None,
        })
    }
}

fn is_nonzero(pool: &TermPool, term: Term) -> bool {
    matches!(pool.value(term), Some(Value::Int(number)) if number.to_i64() != Some(0))
}
