//! Operators on evaluated operands.

use dashu_int::ops::BitTest;
use symra_terms::{Integer, Term};

use crate::check::Ty;
use crate::source::Span;
use crate::syntax::{Binary, Expr, ExprId, Function};

use super::value::Val;
use super::{Abort, Elaborator, Need};

impl Elaborator<'_> {
    /// Joins the operands of a chain or the instances of a quantifier. The first operand's own operator is ignored.
    pub(super) fn combine(
        &mut self,
        id: ExprId,
        operator: Binary,
        parts: Vec<(Binary, Val)>,
    ) -> Result<Val, Abort> {
        let (ty, span) = (self.ty(id), self.span(id));
        if ty == Ty::Number {
            return self.combine_numbers(operator, parts, span);
        }
        let mut terms = Vec::with_capacity(parts.len());
        for (binary, value) in parts {
            terms.push((binary, self.coerce(value, ty, span)?));
        }
        let plain = |terms: Vec<(Binary, Term)>| -> Vec<Term> {
            terms.into_iter().map(|part| part.1).collect()
        };
        Ok(Val::Term(match (operator, ty) {
            (Binary::And, _) => self.pool().and(&plain(terms)),
            (Binary::Or, _) => self.pool().or(&plain(terms)),
            (Binary::Multiply, Ty::Bv(width)) => {
                let one = self.pool().bv(1, width);
                terms
                    .into_iter()
                    .map(|part| part.1)
                    .reduce(|a, b| self.pool().bv_mul(a, b))
                    .unwrap_or(one)
            }
            (Binary::Multiply, _) => self.pool().mul(&plain(terms)),
            (_, Ty::Bv(width)) => self.sum_of_bits(terms, width),
            _ => self.sum(terms),
        }))
    }

    fn combine_numbers(
        &mut self,
        operator: Binary,
        parts: Vec<(Binary, Val)>,
        span: Span,
    ) -> Result<Val, Abort> {
        let mut result = if operator == Binary::Multiply { Integer::ONE } else { Integer::ZERO };
        for (binary, value) in parts {
            let Val::Number(number) = value else {
                unreachable!("a known integer should have known operands")
            };
            result = match (operator, binary) {
                (Binary::Multiply, _) => &result * &number,
                (_, Binary::Subtract) => &result - &number,
                _ => &result + &number,
            };
            if result.to_i64().is_none() && result.to_ibig().bit_len() > super::MOST_BITS {
                return Err(self.too_large("a number has too many digits", span));
            }
        }
        Ok(Val::Number(result))
    }

    fn sum(&mut self, terms: Vec<(Binary, Term)>) -> Term {
        let pool = self.pool();
        let parts: Vec<Term> = terms
            .into_iter()
            .map(|(binary, term)| if binary == Binary::Subtract { pool.neg(term) } else { term })
            .collect();
        match parts.as_slice() {
            [] => pool.int(0),
            [single] => *single,
            _ => pool.add(&parts),
        }
    }

    fn sum_of_bits(&mut self, terms: Vec<(Binary, Term)>, width: u32) -> Term {
        let pool = self.pool();
        let mut terms = terms.into_iter();
        let Some((_, mut result)) = terms.next() else { return pool.bv(0, width) };
        for (binary, term) in terms {
            result = match binary {
                Binary::Subtract => pool.bv_sub(result, term),
                _ => pool.bv_add(result, term),
            };
        }
        result
    }

    /// Applies an operator of exactly two operands.
    pub(super) fn pair(&mut self, id: ExprId, left: Val, right: Val) -> Result<Val, Abort> {
        let Expr::Binary(binary, left_id, right_id) = *self.checked.syntax.expr(id) else {
            unreachable!("a pair should be binary")
        };
        if let (Val::Number(a), Val::Number(b)) = (&left, &right) {
            return self.pair_of_numbers(binary, a, b, self.span(right_id));
        }
        let ty =
            self.ty(left_id).unify(self.ty(right_id)).expect("the check should find a common sort");
        let a = self.coerce(left, ty, self.span(left_id))?;
        let b = self.coerce(right, ty, self.span(right_id))?;
        if matches!(binary, Binary::Div | Binary::Mod) {
            self.need_divisor(b, ty, self.span(right_id))?;
        }
        let bits = matches!(ty, Ty::Bv(_));
        let pool = self.pool();
        Ok(Val::Term(match binary {
            Binary::Equal | Binary::Iff => pool.eq(a, b),
            Binary::NotEqual => pool.ne(a, b),
            Binary::Less if bits => pool.bv_ult(a, b),
            Binary::LessEqual if bits => pool.bv_ule(a, b),
            Binary::Greater if bits => pool.bv_ult(b, a),
            Binary::GreaterEqual if bits => pool.bv_ule(b, a),
            Binary::Less => pool.lt(a, b),
            Binary::LessEqual => pool.le(a, b),
            Binary::Greater => pool.gt(a, b),
            Binary::GreaterEqual => pool.ge(a, b),
            Binary::Div if bits => pool.bv_udiv(a, b),
            Binary::Mod if bits => pool.bv_urem(a, b),
            Binary::Div => pool.div(a, b),
            Binary::Mod => pool.modulo(a, b),
            Binary::BitOr => pool.bv_or(a, b),
            Binary::BitXor => pool.bv_xor(a, b),
            Binary::BitAnd => pool.bv_and(a, b),
            Binary::ShiftLeft => pool.bv_shl(a, b),
            Binary::ShiftRight => pool.bv_lshr(a, b),
            Binary::And
            | Binary::Or
            | Binary::Implies
            | Binary::Add
            | Binary::Subtract
            | Binary::Multiply => {
                unreachable!("chains and implications should not come in pairs")
            }
        }))
    }

    fn pair_of_numbers(
        &mut self,
        binary: Binary,
        a: &Integer,
        b: &Integer,
        span: Span,
    ) -> Result<Val, Abort> {
        let truth = match binary {
            Binary::Div | Binary::Mod if b.is_zero() => return Err(self.division_by_zero(span)),
            Binary::Div => return Ok(Val::Number(a.div_euclid(b))),
            Binary::Mod => return Ok(Val::Number(a.rem_euclid(b))),
            Binary::Equal => a == b,
            Binary::NotEqual => a != b,
            Binary::Less => a < b,
            Binary::LessEqual => a <= b,
            Binary::Greater => a > b,
            Binary::GreaterEqual => a >= b,
            _ => unreachable!("the check should reject other operators between numbers"),
        };
        Ok(Val::Term(self.pool().bool(truth)))
    }

    /// Sees to it that a divisor is not zero.
    fn need_divisor(&mut self, divisor: Term, ty: Ty, span: Span) -> Result<(), Abort> {
        let zero = match ty {
            Ty::Bv(width) => self.pool().bv(0, width),
            _ => self.pool().int(0),
        };
        if divisor == zero {
            return Err(self.division_by_zero(span));
        }
        if self.pool().value(divisor).is_none() {
            self.need(Need::Divisor { divisor, zero }, span)?;
        }
        Ok(())
    }

    /// Applies a function to the values on the stack.
    pub(super) fn finish_call(&mut self, id: ExprId, values: &mut Vec<Val>) -> Result<(), Abort> {
        let Expr::Call(function, range) = self.checked.syntax.expr(id).clone() else {
            unreachable!("a call should be one")
        };
        let ids = &self.checked.syntax.arguments[range.start as usize..range.end as usize];
        let given = values.split_off(values.len() - ids.len());
        let value = match function {
            Function::All => {
                Val::All(Box::new(given.into_iter().next().expect("`all` should have an argument")))
            }
            Function::Min | Function::Max => self.extreme(id, function, ids, given)?,
            Function::Abs => self.absolute(id, given)?,
            _ => self.bit_function(id, function, ids, given)?,
        };
        values.push(value);
        Ok(())
    }

    fn extreme(
        &mut self,
        id: ExprId,
        function: Function,
        ids: &[ExprId],
        given: Vec<Val>,
    ) -> Result<Val, Abort> {
        if let [Val::Number(a), Val::Number(b)] = given.as_slice() {
            let first = (a < b) == (function == Function::Min);
            return Ok(Val::Number(if first { a.clone() } else { b.clone() }));
        }
        let ty = self.ty(id);
        let mut terms = Vec::new();
        for (value, argument) in given.into_iter().zip(ids) {
            terms.push(self.coerce(value, ty, self.span(*argument))?);
        }
        let (a, b) = (terms[0], terms[1]);
        let pool = self.pool();
        let less = if matches!(ty, Ty::Bv(_)) { pool.bv_ule(a, b) } else { pool.le(a, b) };
        Ok(Val::Term(match function {
            Function::Min => pool.ite(less, a, b),
            _ => pool.ite(less, b, a),
        }))
    }

    fn absolute(&mut self, id: ExprId, given: Vec<Val>) -> Result<Val, Abort> {
        let value = given.into_iter().next().expect("`abs` should have an argument");
        if let Val::Number(number) = &value {
            return Ok(Val::Number(if number.is_negative() { -number } else { number.clone() }));
        }
        let term = self.coerce(value, Ty::Int, self.span(id))?;
        let pool = self.pool();
        let (zero, minus) = (pool.int(0), pool.neg(term));
        let negative = pool.lt(term, zero);
        Ok(Val::Term(pool.ite(negative, minus, term)))
    }

    fn bit_function(
        &mut self,
        id: ExprId,
        function: Function,
        ids: &[ExprId],
        given: Vec<Val>,
    ) -> Result<Val, Abort> {
        let width = |ty| {
            if let Ty::Bv(width) = ty {
                width
            } else {
                unreachable!("the check should find a width")
            }
        };
        let result = self.ty(id);
        // Two operands of one sort, of which one may be a number.
        let common = ids.get(1).and_then(|second| self.ty(ids[0]).unify(self.ty(*second)));
        if let Function::ZeroExtend | Function::SignExtend | Function::Extract | Function::Concat =
            function
        {
            let mut terms = Vec::new();
            for (value, argument) in
                given.into_iter().zip(ids).filter(|(value, _)| matches!(value, Val::Term(_)))
            {
                terms.push(self.coerce(value, self.ty(*argument), self.span(*argument))?);
            }
            let from = width(self.ty(ids[0]));
            return Ok(Val::Term(match function {
                Function::Concat => self.pool().concat(terms[0], terms[1]),
                Function::ZeroExtend => self.pool().zero_extend(width(result) - from, terms[0]),
                Function::SignExtend => self.pool().sign_extend(width(result) - from, terms[0]),
                _ => {
                    let low: u32 = self
                        .checked
                        .syntax
                        .text(ids[2])
                        .parse()
                        .expect("the check should read the bit");
                    self.pool().extract(low + width(result) - 1, low, terms[0])
                }
            }));
        }
        let ty = common.expect("the check should find a common sort");
        let mut terms = Vec::new();
        for (value, argument) in given.into_iter().zip(ids) {
            terms.push(self.coerce(value, ty, self.span(*argument))?);
        }
        let (a, b) = (terms[0], terms[1]);
        if matches!(function, Function::SignedDiv | Function::SignedRem) {
            self.need_divisor(b, ty, self.span(ids[1]))?;
        }
        let pool = self.pool();
        Ok(Val::Term(match function {
            Function::SignedLess => pool.bv_slt(a, b),
            Function::SignedLessEqual => pool.bv_sle(a, b),
            Function::SignedDiv => pool.bv_sdiv(a, b),
            Function::SignedRem => pool.bv_srem(a, b),
            _ => pool.bv_ashr(a, b),
        }))
    }
}
