//! The evaluation of expressions to terms, with a stack of work in place of recursion.
//!
//! What is known before any run decides which parts are looked at: `i > 1 && P[i - 1].x = 0` does not look for
//! `P[0]` in the first process, and `if` takes one arm only where its condition is known.

use symra_terms::{Integer, Term};

use crate::check::Ty;
use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::{Binary, BinderId, Expr, ExprId, Quantifier, Unary};

use super::value::{Index, IndexValue, Val, ValuePlace, known_bool};
use super::{Abort, Elaborator};

/// What remains to be done. Operands are on the stack of values.
enum Work {
    Eval(ExprId),
    Unary(ExprId),
    Pair(ExprId),
    Index(ExprId),
    Member(ExprId),
    Call(ExprId),
    /// The left side of an implication is done.
    Premise(ExprId),
    Conclusion(ExprId, Term),
    Condition(ExprId),
    /// The first arm is done, the condition known to be open.
    Then(ExprId, Term),
    Join(ExprId, Term),
    /// The bounds of a quantifier are done.
    Range(ExprId),
    Repeat(Box<Repeat>),
    Chain(Box<Chain>),
}

/// A quantifier with its instances so far.
struct Repeat {
    id: ExprId,
    binder: BinderId,
    current: i64,
    high: i64,
    values: Vec<Val>,
}

/// Operands joined by one associative operator: `a && b && c`. They are taken together because sums and
/// conjunctions can be long.
struct Chain {
    id: ExprId,
    operands: Vec<(Binary, ExprId)>,
    values: Vec<(Binary, Val)>,
    /// How many assumptions there were before.
    assumptions: usize,
    /// Whether the last of `operands` is being evaluated.
    waiting: bool,
}

impl Elaborator<'_> {
    /// The value of an expression.
    pub(super) fn eval(&mut self, root: ExprId) -> Result<Val, Abort> {
        let mut work = vec![Work::Eval(root)];
        let mut values: Vec<Val> = Vec::new();
        while let Some(step) = work.pop() {
            match step {
                Work::Eval(id) => self.begin(id, &mut work, &mut values)?,
                Work::Unary(id) => {
                    let value = self.unary(id, take(&mut values))?;
                    values.push(value);
                }
                Work::Pair(id) => {
                    let right = take(&mut values);
                    let left = take(&mut values);
                    let value = self.pair(id, left, right)?;
                    values.push(value);
                }
                Work::Index(id) => {
                    let index = take(&mut values);
                    let base = take(&mut values);
                    let value = self.index(id, base, index)?;
                    values.push(value);
                }
                Work::Member(id) => {
                    let process = take(&mut values);
                    let value = self.member(id, process)?;
                    values.push(value);
                }
                Work::Call(id) => self.finish_call(id, &mut values)?,
                Work::Premise(id) => self.premise(id, &mut work, &mut values)?,
                Work::Conclusion(id, premise) => {
                    self.assumptions.pop();
                    let conclusion = self.bool(id, take(&mut values))?;
                    values.push(Val::Term(self.pool().implies(premise, conclusion)));
                }
                Work::Condition(id) => self.condition(id, &mut work, &mut values)?,
                Work::Then(id, condition) => {
                    self.assumptions.pop();
                    self.assumptions.push((condition, false));
                    work.push(Work::Join(id, condition));
                    work.push(Work::Eval(arms(self.expr(id)).1));
                }
                Work::Join(id, condition) => {
                    self.assumptions.pop();
                    let value = self.join(id, condition, &mut values)?;
                    values.push(value);
                }
                Work::Range(id) => {
                    let repeat = self.range(id, &mut values)?;
                    self.repeat(repeat, &mut work, &mut values)?;
                }
                Work::Repeat(mut repeat) => {
                    repeat.values.push(take(&mut values));
                    repeat.current += 1;
                    self.repeat(repeat, &mut work, &mut values)?;
                }
                Work::Chain(chain) => self.chain(chain, &mut work, &mut values)?,
            }
        }
        Ok(take(&mut values))
    }

    fn expr(&self, id: ExprId) -> &Expr {
        self.checked.syntax.expr(id)
    }

    pub(super) fn span(&self, id: ExprId) -> Span {
        self.checked.syntax.span(id)
    }

    pub(super) fn ty(&self, id: ExprId) -> Ty {
        self.checked.sorts[id.index()].ty
    }

    /// Starts on an expression: gives its value, or says what is to be done first.
    fn begin(
        &mut self,
        id: ExprId,
        work: &mut Vec<Work>,
        values: &mut Vec<Val>,
    ) -> Result<(), Abort> {
        self.spend(1, self.span(id))?;
        match self.expr(id).clone() {
            Expr::Number => values.push(Val::Number(self.number(id)?)),
            Expr::Bool(value) => values.push(Val::Term(self.pool().bool(value))),
            Expr::Binder(binder) => {
                values.push(Val::Number(Integer::from(self.binders[binder.index()])));
            }
            Expr::Const(constant) => values.push(self.consts[constant.index()].clone()),
            Expr::Process(process) => values.push(Val::Process(process, None)),
            Expr::Variable(decl) => {
                let indices = self.own_index(decl, self.span(id));
                let value = self.reach(ValuePlace { decl, indices }, self.span(id))?;
                values.push(value);
            }
            Expr::Index(base, index) => {
                work.extend([Work::Index(id), Work::Eval(index), Work::Eval(base)]);
            }
            Expr::Member(base, _) => work.extend([Work::Member(id), Work::Eval(base)]),
            Expr::Unary(_, inner) => work.extend([Work::Unary(id), Work::Eval(inner)]),
            Expr::Binary(Binary::Implies, left, _) => {
                work.extend([Work::Premise(id), Work::Eval(left)]);
            }
            Expr::Binary(binary, left, right) => match family(binary) {
                Some(_) => {
                    let chain = Box::new(self.operands(id));
                    self.chain(chain, work, values)?;
                }
                None => work.extend([Work::Pair(id), Work::Eval(right), Work::Eval(left)]),
            },
            Expr::If(condition, ..) => work.extend([Work::Condition(id), Work::Eval(condition)]),
            Expr::Quantifier(_, _, low, high, _) => {
                work.extend([Work::Range(id), Work::Eval(high), Work::Eval(low)]);
            }
            Expr::Call(_, arguments) => {
                work.push(Work::Call(id));
                let range = arguments.start as usize..arguments.end as usize;
                let arguments = &self.checked.syntax.arguments[range];
                work.extend(arguments.iter().rev().map(|argument| Work::Eval(*argument)));
            }
            Expr::Name(_) | Expr::Field(..) => unreachable!("the check should resolve every name"),
        }
        Ok(())
    }

    /// The term of a truth value.
    pub(super) fn bool(&mut self, id: ExprId, value: Val) -> Result<Term, Abort> {
        let span = self.span(id);
        self.coerce(value, Ty::Bool, span)
    }

    fn premise(
        &mut self,
        id: ExprId,
        work: &mut Vec<Work>,
        values: &mut Vec<Val>,
    ) -> Result<(), Abort> {
        let premise = self.bool(id, take(values))?;
        if known_bool(self.pool(), premise) == Some(false) {
            values.push(Val::Term(self.pool().true_()));
            return Ok(());
        }
        let Expr::Binary(_, _, right) = *self.expr(id) else {
            unreachable!("an implication should have two sides")
        };
        self.assumptions.push((premise, true));
        work.extend([Work::Conclusion(id, premise), Work::Eval(right)]);
        Ok(())
    }

    fn condition(
        &mut self,
        id: ExprId,
        work: &mut Vec<Work>,
        values: &mut Vec<Val>,
    ) -> Result<(), Abort> {
        let condition = self.bool(id, take(values))?;
        let (then, otherwise) = arms(self.expr(id));
        if let Some(known) = known_bool(self.pool(), condition) {
            work.push(Work::Eval(if known { then } else { otherwise }));
        } else {
            self.assumptions.push((condition, true));
            work.extend([Work::Then(id, condition), Work::Eval(then)]);
        }
        Ok(())
    }

    fn join(&mut self, id: ExprId, condition: Term, values: &mut Vec<Val>) -> Result<Val, Abort> {
        let (otherwise, then) = (take(values), take(values));
        let (ty, span) = (self.ty(id), self.span(id));
        let then = self.coerce(then, ty, span)?;
        let otherwise = self.coerce(otherwise, ty, span)?;
        Ok(Val::Term(self.pool().ite(condition, then, otherwise)))
    }

    fn range(&mut self, id: ExprId, values: &mut Vec<Val>) -> Result<Box<Repeat>, Abort> {
        let (high, low) = (take(values), take(values));
        let Expr::Quantifier(_, binder, low_id, high_id, _) = *self.expr(id) else {
            unreachable!("a range should belong to a quantifier")
        };
        let current = self.small(&low, self.span(low_id))?;
        let high = self.small(&high, self.span(high_id))?;
        self.spend(length(current, high), self.span(id))?;
        Ok(Box::new(Repeat { id, binder, current, high, values: Vec::new() }))
    }

    /// Goes on with the next instance of a quantifier, or ends it.
    fn repeat(
        &mut self,
        repeat: Box<Repeat>,
        work: &mut Vec<Work>,
        values: &mut Vec<Val>,
    ) -> Result<(), Abort> {
        let Expr::Quantifier(quantifier, .., body) = *self.expr(repeat.id) else {
            unreachable!("instances should belong to a quantifier")
        };
        if repeat.current <= repeat.high {
            self.binders[repeat.binder.index()] = repeat.current;
            work.extend([Work::Repeat(repeat), Work::Eval(body)]);
            return Ok(());
        }
        let operator = match quantifier {
            Quantifier::Forall => Binary::And,
            Quantifier::Exists => Binary::Or,
            Quantifier::Sum => Binary::Add,
        };
        let parts = repeat.values.into_iter().map(|value| (operator, value)).collect();
        let value = self.combine(repeat.id, operator, parts)?;
        values.push(value);
        Ok(())
    }

    /// The operands of a chain of one operator, along its left spine.
    fn operands(&self, id: ExprId) -> Chain {
        let mut operands = Vec::new();
        let mut at = id;
        loop {
            match *self.expr(at) {
                Expr::Binary(binary, left, right)
                    if self.family_of(at) == self.family_of(id) && self.ty(at) == self.ty(id) =>
                {
                    operands.push((binary, right));
                    at = left;
                }
                _ => {
                    operands.push((Binary::Add, at));
                    break;
                }
            }
        }
        // Taken from the end.
        let assumptions = self.assumptions.len();
        Chain { id, operands, values: Vec::new(), assumptions, waiting: false }
    }

    fn family_of(&self, id: ExprId) -> Option<Binary> {
        match self.expr(id) {
            Expr::Binary(binary, ..) => family(*binary),
            _ => None,
        }
    }

    /// Takes the operand that has just been evaluated, if any, and goes on with the next.
    fn chain(
        &mut self,
        mut chain: Box<Chain>,
        work: &mut Vec<Work>,
        values: &mut Vec<Val>,
    ) -> Result<(), Abort> {
        let operator = self.family_of(chain.id).expect("a chain should have an operator");
        if chain.waiting {
            let value = take(values);
            let (binary, operand) =
                chain.operands.pop().expect("a chain that waits should have an operand");
            let mut absorbed = false;
            if matches!(operator, Binary::And | Binary::Or) {
                let term = self.bool(operand, value.clone())?;
                absorbed = known_bool(self.pool(), term) == Some(operator == Binary::Or);
                self.assumptions.push((term, operator == Binary::And));
            }
            chain.values.push((binary, value));
            if absorbed {
                chain.operands.clear();
            }
        }
        if let Some((_, operand)) = chain.operands.last() {
            let operand = *operand;
            chain.waiting = true;
            work.extend([Work::Chain(chain), Work::Eval(operand)]);
        } else {
            self.assumptions.truncate(chain.assumptions);
            let value = self.combine(chain.id, operator, chain.values)?;
            values.push(value);
        }
        Ok(())
    }

    fn index(&mut self, id: ExprId, base: Val, index: Val) -> Result<Val, Abort> {
        let Expr::Index(_, index_id) = *self.expr(id) else {
            unreachable!("an index should be one")
        };
        let span = self.span(index_id);
        if let Val::Term(array) = base {
            let Expr::Index(base_id, _) = *self.expr(id) else {
                unreachable!("an index should be one")
            };
            let Ty::Array { index: wanted, .. } = self.ty(base_id) else {
                unreachable!("the check should see to it that only arrays are indexed")
            };
            let index = self.coerce(index, wanted.into(), span)?;
            return Ok(Val::Term(self.pool().select(array, index)));
        }
        let index = self.index_value(index, span);
        match base {
            Val::Place(mut place) => {
                place.indices.push(index);
                self.reach(place, self.span(id))
            }
            Val::Process(process, _) => Ok(Val::Process(process, Some(index))),
            Val::Number(_) | Val::Term(_) | Val::All(_) => {
                unreachable!(
                    "the check should see to it that only families and processes are indexed"
                )
            }
        }
    }

    pub(super) fn index_value(&mut self, value: Val, span: Span) -> Index {
        let value = match value {
            Val::Number(number) => IndexValue::Known(number),
            Val::Term(term) => match super::value::known_integer(self.pool(), term) {
                Some(number) => IndexValue::Known(number),
                None => IndexValue::Open(term),
            },
            Val::Place(_) | Val::Process(..) | Val::All(_) => {
                unreachable!("the check should see to it that indices are integers")
            }
        };
        Index { value, span }
    }

    fn member(&mut self, id: ExprId, process: Val) -> Result<Val, Abort> {
        let (Expr::Member(_, decl), Val::Process(_, index)) = (self.expr(id).clone(), process)
        else {
            unreachable!("the check should see to it that only processes have members")
        };
        self.reach(ValuePlace { decl, indices: index.into_iter().collect() }, self.span(id))
    }

    fn unary(&mut self, id: ExprId, value: Val) -> Result<Val, Abort> {
        let Expr::Unary(unary, inner) = *self.expr(id) else {
            unreachable!("a unary should be one")
        };
        if let Val::Number(number) = &value {
            return Ok(Val::Number(-number));
        }
        let (ty, span) = (self.ty(inner), self.span(inner));
        let term = self.coerce(value, ty, span)?;
        let pool = self.pool();
        Ok(Val::Term(match (unary, ty) {
            (Unary::Not, _) => pool.not(term),
            (Unary::Complement, _) => pool.bv_not(term),
            (Unary::Negate, Ty::Bv(_)) => pool.bv_neg(term),
            (Unary::Negate, _) => pool.neg(term),
        }))
    }

    fn number(&mut self, id: ExprId) -> Result<Integer, Abort> {
        let text = self.checked.syntax.text(id);
        if let Ok(small) = text.parse::<i64>() {
            return Ok(Integer::from(small));
        }
        // A number in parentheses has them in its stretch.
        let digits: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
        let (digits, radix) = match digits.get(..2) {
            Some("0x") => (&digits[2..], 16),
            Some("0b") => (&digits[2..], 2),
            _ => (digits.as_str(), 10),
        };
        let big = (digits.len() <= super::MOST_BITS / 4)
            .then(|| dashu_int::UBig::from_str_radix(digits, radix).ok())
            .flatten();
        match big {
            Some(big) => Ok(Integer::from(big)),
            None => Err(self.too_large("a number has too many digits", self.span(id))),
        }
    }

    /// An integer that bounds a repetition.
    pub(super) fn small(&mut self, value: &Val, span: Span) -> Result<i64, Abort> {
        let number = match value {
            Val::Number(number) => number.to_i64(),
            Val::Term(term) => {
                super::value::known_integer(self.pool(), *term).and_then(|number| number.to_i64())
            }
            Val::Place(_) | Val::Process(..) | Val::All(_) => None,
        };
        number.ok_or_else(|| self.too_large("an index does not fit into 64 bits", span))
    }

    pub(super) fn division_by_zero(&mut self, span: Span) -> Abort {
        self.fail(ErrorKind::DivisionByZero, span)
    }
}

fn take(values: &mut Vec<Val>) -> Val {
    values.pop().expect("an operand should have been evaluated")
}

/// The arms of a conditional.
fn arms(expr: &Expr) -> (ExprId, ExprId) {
    match expr {
        Expr::If(_, then, otherwise) => (*then, *otherwise),
        _ => unreachable!("arms should belong to a conditional"),
    }
}

/// The operator that stands for a family of operators that are taken together.
fn family(binary: Binary) -> Option<Binary> {
    match binary {
        Binary::And | Binary::Or | Binary::Multiply => Some(binary),
        Binary::Add | Binary::Subtract => Some(Binary::Add),
        _ => None,
    }
}

/// How many integers lie between two ends.
pub(super) fn length(low: i64, high: i64) -> u64 {
    if low > high { 0 } else { high.abs_diff(low).saturating_add(1) }
}
