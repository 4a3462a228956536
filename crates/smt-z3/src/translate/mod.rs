//! Translation of terms into Z3's, each once.

mod float;

use rustc_hash::FxHashMap;
use symra_smt::SmtError;
use symra_terms::{ArrayValue, BitVec, Integer, Op, RoundingMode, Sort, Term, TermPool, Value};

use crate::ffi::{self, Ast, Context, Rounding, failed};

/// Terms of one pool as terms of one context.
pub(crate) struct Translator {
    context: Context,
    terms: Vec<Option<Ast>>,
    sorts: FxHashMap<Sort, std::rc::Rc<ffi::Sort>>,
    todo: Vec<Term>,
}

impl Translator {
    pub(crate) fn new(context: &Context) -> Self {
        Self {
            context: context.clone(),
            terms: Vec::new(),
            sorts: FxHashMap::default(),
            todo: Vec::new(),
        }
    }

    /// The translation of a term that was translated before.
    pub(crate) fn known(&self, term: Term) -> Option<&Ast> {
        self.terms.get(term.index()).and_then(Option::as_ref)
    }

    /// The translation of a term.
    pub(crate) fn term(&mut self, pool: &TermPool, term: Term) -> Result<Ast, SmtError> {
        if let Some(ast) = self.known(term) {
            return Ok(ast.clone());
        }
        if self.terms.len() < pool.len() {
            self.terms.resize(pool.len(), None);
        }
        self.todo.clear();
        self.todo.push(term);
        while let Some(&next) = self.todo.last() {
            if self.known(next).is_some() {
                self.todo.pop();
                continue;
            }
            let height = self.todo.len();
            for arg in pool.args(next) {
                if self.terms[arg.index()].is_none() {
                    self.todo.push(*arg);
                }
            }
            if self.todo.len() == height {
                self.todo.pop();
                let ast = self.node(pool, next)?;
                self.terms[next.index()] = Some(ast);
            }
        }
        Ok(self.arg(term))
    }

    fn arg(&self, term: Term) -> Ast {
        self.known(term).expect("arguments should be translated first").clone()
    }

    /// The translation of a term whose arguments are translated.
    fn node(&mut self, pool: &TermPool, term: Term) -> Result<Ast, SmtError> {
        match pool.op(term) {
            Op::Const(_) => {
                let value = pool.value(term).expect("a constant should have a value");
                return self.value(value);
            }
            Op::Var(symbol) => {
                let sort = self.sort(pool.sort(term))?;
                return self.context.variable(symbol.index(), &sort);
            }
            _ => (),
        }
        let args: Vec<Ast> = pool.args(term).iter().map(|arg| self.arg(*arg)).collect();
        match pool.op(term) {
            op @ (Op::Not | Op::And | Op::Or | Op::Eq | Op::Ite) => self.core(op, &args),
            op @ (Op::Add | Op::Mul | Op::Le | Op::Lt) => self.linear(op, &args),
            op @ (Op::Div | Op::Mod) => self.quotient(pool, term, op, &args),
            Op::Select => self.context.select(&args[0], &args[1]),
            Op::Store => self.context.store(&args[0], &args[1], &args[2]),
            Op::ConstArray => {
                let Sort::Array(array) = pool.sort(term) else {
                    return Err(failed("a constant array should have an array sort"));
                };
                let index = self.sort(&array.index)?;
                self.context.const_array(&index, &args[0])
            }
            op => match self.bits(op, &args) {
                Some(made) => made,
                None => self.float(pool, term, &args),
            },
        }
    }

    fn core(&self, op: Op, args: &[Ast]) -> Result<Ast, SmtError> {
        let c = &self.context;
        match op {
            Op::Not => c.not(&args[0]),
            Op::And => c.and(args),
            Op::Or => c.or(args),
            Op::Eq => c.eq(&args[0], &args[1]),
            _ => c.ite(&args[0], &args[1], &args[2]),
        }
    }

    fn linear(&self, op: Op, args: &[Ast]) -> Result<Ast, SmtError> {
        let c = &self.context;
        match op {
            Op::Add => c.int_add(args),
            Op::Mul => c.int_mul(args),
            Op::Le => c.int_le(&args[0], &args[1]),
            _ => c.int_lt(&args[0], &args[1]),
        }
    }

    /// Z3 leaves the quotient by zero open; ours is 0, and the remainder is the dividend.
    fn quotient(
        &mut self,
        pool: &TermPool,
        term: Term,
        op: Op,
        args: &[Ast],
    ) -> Result<Ast, SmtError> {
        let sort = self.sort(&Sort::Int)?;
        let c = &self.context;
        let zero = c.small(0, &sort)?;
        let (result, by_zero) = match op {
            Op::Div => (c.int_div(&args[0], &args[1])?, zero.clone()),
            _ => (c.int_mod(&args[0], &args[1])?, args[0].clone()),
        };
        match pool.value(pool.args(term)[1]) {
            Some(Value::Int(divisor)) if divisor.to_i64() != Some(0) => Ok(result),
            Some(_) => Ok(by_zero),
            None => c.ite(&c.eq(&args[1], &zero)?, &by_zero, &result),
        }
    }

    /// Bit-vector operators; Z3's agree with ours.
    fn bits(&self, op: Op, args: &[Ast]) -> Option<Result<Ast, SmtError>> {
        let c = &self.context;
        let a = &args[0];
        let b = args.get(1).unwrap_or(a);
        Some(match op {
            Op::BvNot => c.bv_not(a),
            Op::BvNeg => c.bv_neg(a),
            Op::BvAnd => c.bv_and(a, b),
            Op::BvOr => c.bv_or(a, b),
            Op::BvXor => c.bv_xor(a, b),
            Op::BvAdd => args[1..].iter().try_fold(a.clone(), |sum, arg| c.bv_add(&sum, arg)),
            Op::BvMul => c.bv_mul(a, b),
            Op::BvUdiv => c.bv_udiv(a, b),
            Op::BvUrem => c.bv_urem(a, b),
            Op::BvSdiv => c.bv_sdiv(a, b),
            Op::BvSrem => c.bv_srem(a, b),
            Op::BvSmod => c.bv_smod(a, b),
            Op::BvShl => c.bv_shl(a, b),
            Op::BvLshr => c.bv_lshr(a, b),
            Op::BvAshr => c.bv_ashr(a, b),
            Op::BvUlt => c.bv_ult(a, b),
            Op::BvUle => c.bv_ule(a, b),
            Op::BvSlt => c.bv_slt(a, b),
            Op::BvSle => c.bv_sle(a, b),
            Op::Concat => c.concat(a, b),
            Op::Extract { hi, lo } => c.extract(hi, lo, a),
            Op::ZeroExtend(by) => c.zero_extend(by, a),
            Op::SignExtend(by) => c.sign_extend(by, a),
            _ => return None,
        })
    }

    /// The translation of a sort. Recursive in the nesting of array sorts, which programs write by hand.
    pub(crate) fn sort(&mut self, sort: &Sort) -> Result<std::rc::Rc<ffi::Sort>, SmtError> {
        if let Some(known) = self.sorts.get(sort) {
            return Ok(known.clone());
        }
        let made = match sort {
            Sort::Bool => self.context.bool_sort()?,
            Sort::Int => self.context.int_sort()?,
            Sort::Bv(width) => self.context.bv_sort(*width)?,
            Sort::Float(format) => self.context.float_sort(format.exponent, format.significand)?,
            Sort::RoundingMode => self.context.rounding_sort()?,
            Sort::Array(array) => {
                let index = self.sort(&array.index)?;
                let element = self.sort(&array.element)?;
                self.context.array_sort(&index, &element)?
            }
        };
        let made = std::rc::Rc::new(made);
        self.sorts.insert(sort.clone(), made.clone());
        Ok(made)
    }

    /// The translation of a value. Recursive in the nesting of array sorts.
    fn value(&mut self, value: &Value) -> Result<Ast, SmtError> {
        let sort = self.sort(&value.sort())?;
        match value {
            Value::Bool(b) => self.context.bool(*b),
            Value::Int(integer) => self.integer(integer, &sort),
            Value::Bv(bits) => self.bit_vector(bits, &sort),
            Value::Float(float) => {
                let bits = float.to_bits();
                let bits_sort = self.sort(&Sort::Bv(bits.width()))?;
                let bits = self.bit_vector(bits, &bits_sort)?;
                self.context.fp_from_bits(&bits, &sort)
            }
            Value::RoundingMode(mode) => self.context.rounding(rounding(*mode)),
            Value::Array(array) => self.array(array),
        }
    }

    fn integer(&self, integer: &Integer, sort: &ffi::Sort) -> Result<Ast, SmtError> {
        match integer.to_i64().map(u64::try_from) {
            Some(Ok(small)) => self.context.small(small, sort),
            _ => self.context.decimal(&integer.to_ibig().to_string(), sort),
        }
    }

    fn bit_vector(&self, bits: &BitVec, sort: &ffi::Sort) -> Result<Ast, SmtError> {
        match bits.to_u64() {
            Some(small) => self.context.small(small, sort),
            None => self.context.decimal(&bits.to_ubig().to_string(), sort),
        }
    }

    fn array(&mut self, array: &ArrayValue) -> Result<Ast, SmtError> {
        let Sort::Array(sort) = array.sort() else {
            return Err(failed("an array value should have an array sort"));
        };
        let index_sort = self.sort(&sort.index)?;
        let default = self.value(array.default_value())?;
        let mut made = self.context.const_array(&index_sort, &default)?;
        for (index, element) in array.entries() {
            let (index, element) = (self.value(index)?, self.value(element)?);
            made = self.context.store(&made, &index, &element)?;
        }
        Ok(made)
    }
}

/// Z3's name of a rounding mode.
pub(crate) fn rounding(mode: RoundingMode) -> Rounding {
    match mode {
        RoundingMode::NearestEven => Rounding::NearestEven,
        RoundingMode::NearestAway => Rounding::NearestAway,
        RoundingMode::TowardPositive => Rounding::TowardPositive,
        RoundingMode::TowardNegative => Rounding::TowardNegative,
        RoundingMode::TowardZero => Rounding::TowardZero,
    }
}
