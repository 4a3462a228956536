//! Values out of Z3's models.

use std::str::FromStr;

use dashu_int::{IBig, UBig};
use symra_smt::SmtError;
use symra_terms::{
    ArraySort, ArrayValue, BitVec, Float, FloatFormat, Integer, RoundingMode, Sort, Term, TermPool,
    Value,
};

use crate::ffi::{self, Ast, Context, Head, failed};
use crate::translate::{Translator, rounding};

/// A model of the last check.
pub(crate) struct Z3Model<'s> {
    pub(crate) context: &'s Context,
    pub(crate) translator: &'s Translator,
    pub(crate) model: ffi::Model,
}

impl symra_smt::Model for Z3Model<'_> {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        let sort = pool.sort(variable);
        match self.translator.known(variable) {
            // No asserted term has it.
            None => Ok(Value::default_of(sort)),
            Some(ast) => {
                let value = self.model.evaluate(ast)?;
                self.read(sort, &value)
            }
        }
    }
}

impl Z3Model<'_> {
    /// The value that a closed term denotes. Recursive in the nesting of array sorts.
    pub(crate) fn read(&self, sort: &Sort, ast: &Ast) -> Result<Value, SmtError> {
        if let Some(value) = self.value_of(sort, ast)? {
            return Ok(value);
        }
        if let Some(reduced) = self.reduced(ast)?
            && let Some(value) = self.value_of(sort, &reduced)?
        {
            return Ok(value);
        }
        Err(failed(&format!("cannot read a value of sort {sort} from a model")))
    }

    /// The value that a term is; none if it is something else that denotes one.
    fn value_of(&self, sort: &Sort, ast: &Ast) -> Result<Option<Value>, SmtError> {
        Ok(match sort {
            Sort::Bool => self.context.as_bool(ast).map(Value::Bool),
            Sort::Int => self.integer(ast).map(Value::Int),
            Sort::Bv(width) => self.bits(ast, *width).map(Value::Bv),
            Sort::Float(format) => self.float(ast, *format)?.map(Value::Float),
            Sort::RoundingMode => self.mode(ast)?.map(Value::RoundingMode),
            Sort::Array(array) => self.array(ast, array)?.map(Value::Array),
        })
    }

    /// What a closed term comes to in the model. Z3 leaves reads from functions' graphs and choices in the values that it gives for
    /// arrays of arrays.
    fn reduced(&self, ast: &Ast) -> Result<Option<Ast>, SmtError> {
        let mut ast = self.context.simplify(&self.model.evaluate(ast)?)?;
        loop {
            let args = self.context.args(&ast)?;
            let next = match (self.context.head(&ast), args.as_slice()) {
                (Head::Select, [array, index]) => self.selected(array, index)?,
                (Head::Ite, [condition, yes, no]) => match self.truth(condition)? {
                    Some(true) => Some(yes.clone()),
                    Some(false) => Some(no.clone()),
                    None => None,
                },
                _ => return Ok(Some(ast)),
            };
            match next {
                Some(next) => ast = next,
                None => return Ok(None),
            }
        }
    }

    fn truth(&self, condition: &Ast) -> Result<Option<bool>, SmtError> {
        let value = self.context.simplify(&self.model.evaluate(condition)?)?;
        Ok(self.context.as_bool(&value))
    }

    /// The element of an array that is given as a closed term, if it can be seen.
    fn selected(&self, array: &Ast, index: &Ast) -> Result<Option<Ast>, SmtError> {
        let Some(mut array) = self.reduced(array)? else { return Ok(None) };
        loop {
            let args = self.context.args(&array)?;
            array = match (self.context.head(&array), args.as_slice()) {
                (Head::ConstArray, [element]) => return Ok(Some(element.clone())),
                (Head::Store, [before, at, element]) => match self.same(index, at)? {
                    Some(true) => return Ok(Some(element.clone())),
                    Some(false) => before.clone(),
                    None => return Ok(None),
                },
                (Head::AsArray, _) => {
                    let (pairs, default) = self.model.graph(&array)?;
                    for (at, element) in pairs {
                        match self.same(index, &at)? {
                            Some(true) => return Ok(Some(element)),
                            Some(false) => (),
                            None => return Ok(None),
                        }
                    }
                    return Ok(Some(default));
                }
                (Head::Select | Head::Ite, _) => match self.reduced(&array)? {
                    Some(array) => array,
                    None => return Ok(None),
                },
                _ => return Ok(None),
            };
        }
    }

    /// Whether two closed terms have the same value.
    fn same(&self, one: &Ast, other: &Ast) -> Result<Option<bool>, SmtError> {
        if one.id() == other.id() {
            Ok(Some(true))
        } else {
            self.truth(&self.context.eq(one, other)?)
        }
    }

    fn integer(&self, ast: &Ast) -> Option<Integer> {
        integer(self.context, ast)
    }

    fn bits(&self, ast: &Ast, width: u32) -> Option<BitVec> {
        if width <= 64 {
            return Some(BitVec::from_u64(self.context.as_u64(ast)?, width));
        }
        let number = UBig::from_str(&self.context.as_decimal(ast)?).ok()?;
        Some(BitVec::from_ubig(&number, width))
    }

    fn float(&self, ast: &Ast, format: FloatFormat) -> Result<Option<Float>, SmtError> {
        let ast = self.context.simplify(ast)?;
        if self.context.is_nan(&ast) {
            let ones = (UBig::ONE << (format.width() as usize)) - UBig::ONE;
            let pattern = BitVec::from_ubig(&ones, format.width());
            return Ok(Some(Float::from_bits(format, &pattern)));
        }
        let bits = self.context.simplify(&self.context.fp_to_bits(&ast)?)?;
        Ok(self.bits(&bits, format.width()).map(|bits| Float::from_bits(format, &bits)))
    }

    fn mode(&self, ast: &Ast) -> Result<Option<RoundingMode>, SmtError> {
        const MODES: [RoundingMode; 5] = [
            RoundingMode::NearestEven,
            RoundingMode::NearestAway,
            RoundingMode::TowardPositive,
            RoundingMode::TowardNegative,
            RoundingMode::TowardZero,
        ];
        let ast = self.context.simplify(ast)?;
        for mode in MODES {
            if self.context.rounding(rounding(mode))?.id() == ast.id() {
                return Ok(Some(mode));
            }
        }
        Ok(None)
    }

    /// Stores over a constant array, or a function's graph.
    fn array(
        &self,
        ast: &Ast,
        sort: &std::sync::Arc<ArraySort>,
    ) -> Result<Option<ArrayValue>, SmtError> {
        let mut ast = ast.clone();
        let mut stores = Vec::new();
        let default = loop {
            match self.context.head(&ast) {
                Head::Store => {
                    let mut args = self.context.args(&ast)?;
                    let [array, index, element] = args.as_mut_slice() else { return Ok(None) };
                    stores.push((index.clone(), element.clone()));
                    ast = array.clone();
                }
                Head::ConstArray => match self.context.args(&ast)?.as_slice() {
                    [default] => break default.clone(),
                    _ => return Ok(None),
                },
                Head::AsArray => {
                    let (pairs, default) = self.model.graph(&ast)?;
                    // Of two pairs with one index the first counts; of two stores the last, which was pushed first.
                    stores.extend(pairs);
                    break default;
                }
                Head::Select | Head::Ite => match self.reduced(&ast)? {
                    Some(reduced) => ast = reduced,
                    None => return Ok(None),
                },
                _ => return Ok(None),
            }
        };
        let mut value = ArrayValue::constant(sort.clone(), self.read(&sort.element, &default)?);
        for (index, element) in stores.iter().rev() {
            let index = self.read(&sort.index, index)?;
            value.set(index, self.read(&sort.element, element)?);
        }
        Ok(Some(value))
    }
}

/// The integer that a term is.
pub(crate) fn integer(context: &Context, ast: &Ast) -> Option<Integer> {
    IBig::from_str(&context.as_decimal(ast)?).ok().map(Integer::from)
}
