//! Functions of SMT-LIB applied to terms: arguments are checked, and derived functions are built from ours.

mod bv;
mod float;
mod real;

use super::error::ReadCause;
use super::read::Head;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::{BitVec, Float, Value};

pub(super) use real::Real;

/// What an expression is: a term, or a real number, for which there is no term.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Term(Term),
    Real(Real),
}

impl Item {
    pub(super) fn term(&self) -> Result<Term, ReadCause> {
        match self {
            Self::Term(term) => Ok(*term),
            Self::Real(_) => Err(ReadCause::Real),
        }
    }
}

/// A function and its arguments.
pub(super) struct Call<'c, 't> {
    pool: &'c mut TermPool,
    head: &'c Head<'t>,
    items: &'c [Item],
    args: Vec<Term>,
}

type Answer = Result<Term, ReadCause>;

impl<'c, 't> Call<'c, 't> {
    pub(super) fn new(pool: &'c mut TermPool, head: &'c Head<'t>, items: &'c [Item]) -> Self {
        Self { pool, head, items, args: Vec::new() }
    }

    /// The term of the application.
    pub(super) fn apply(mut self) -> Result<Item, ReadCause> {
        if let Some(real) = self.real()? {
            return Ok(Item::Real(real));
        }
        if let Some(float) = self.float_of_real()? {
            return Ok(Item::Term(float));
        }
        for item in self.items {
            self.args.push(item.term()?);
        }
        let term = match self.head {
            Head::Named(name) => self.named(name)?,
            Head::Indexed(name, indices) => self.indexed(name, indices)?,
            Head::ConstArray(sort) => {
                self.arity(1, "1")?;
                self.expect(0, &sort.element.clone())?;
                self.pool.const_array(sort, self.args[0])
            }
        };
        Ok(Item::Term(term))
    }

    /// The term of an indexed identifier that is not applied.
    pub(super) fn constant(
        pool: &mut TermPool,
        name: &str,
        indices: &[&str],
    ) -> Result<Item, ReadCause> {
        let value = if let Some(digits) = name.strip_prefix("bv")
            && let [width] = indices
        {
            let width = super::sorts::width(width, 1, "width")?;
            let number = digits.parse::<dashu_int::UBig>().map_err(|_| ReadCause::BadNumeral {
                text: name.to_owned(),
                expected: "bit-vector",
            })?;
            Value::Bv(BitVec::from_ubig(&number, width))
        } else if let [exponent, significand] = indices {
            let format = float::format(exponent, significand)?;
            Value::Float(match name {
                "+oo" => Float::infinity(format, false),
                "-oo" => Float::infinity(format, true),
                "+zero" => Float::zero(format, false),
                "-zero" => Float::zero(format, true),
                "NaN" => Float::nan(format),
                _ => return Err(ReadCause::UnknownSymbol(name.to_owned())),
            })
        } else {
            return Err(ReadCause::UnknownSymbol(name.to_owned()));
        };
        Ok(Item::Term(pool.constant(value)))
    }

    /// The function as it stands in the text.
    fn function(&self) -> String {
        match self.head {
            Head::Named(name) | Head::Indexed(name, _) => (*name).to_owned(),
            Head::ConstArray(_) => "as const".to_owned(),
        }
    }

    fn arity(&self, count: usize, expected: &'static str) -> Result<(), ReadCause> {
        if self.items.len() == count {
            return Ok(());
        }
        Err(ReadCause::WrongArity { function: self.function(), expected, given: self.items.len() })
    }

    fn at_least(&self, count: usize, expected: &'static str) -> Result<(), ReadCause> {
        if self.items.len() >= count {
            return Ok(());
        }
        Err(ReadCause::WrongArity { function: self.function(), expected, given: self.items.len() })
    }

    /// The fault that an argument has the wrong sort.
    fn wrong_sort(&self, position: usize, expected: String) -> ReadCause {
        let found = self.pool.sort(self.args[position]).clone();
        ReadCause::WrongSort { function: self.function(), position: position + 1, expected, found }
    }

    fn expect(&self, position: usize, sort: &Sort) -> Result<(), ReadCause> {
        if self.pool.sort(self.args[position]) == sort {
            return Ok(());
        }
        Err(self.wrong_sort(position, format!("of sort {sort}")))
    }

    /// Checks that all arguments have one sort.
    fn all(&self, sort: &Sort) -> Result<(), ReadCause> {
        (0..self.args.len()).try_for_each(|position| self.expect(position, sort))
    }

    fn same_sorts(&self) -> Result<(), ReadCause> {
        let sort = self.pool.sort(self.args[0]).clone();
        self.all(&sort)
    }

    /// Applies a function of two to the first two arguments, then to that and the third, and so on.
    fn left(&mut self, mut function: impl FnMut(&mut TermPool, Term, Term) -> Term) -> Term {
        let mut term = self.args[0];
        for arg in &self.args[1..] {
            term = function(self.pool, term, *arg);
        }
        term
    }

    /// The conjunction of a relation between neighbours.
    fn chain(&mut self, mut relation: impl FnMut(&mut TermPool, Term, Term) -> Term) -> Term {
        let links: Vec<Term> =
            self.args.windows(2).map(|pair| relation(self.pool, pair[0], pair[1])).collect();
        self.pool.and(&links)
    }

    fn named(&mut self, name: &str) -> Answer {
        match name {
            "not" | "and" | "or" | "xor" | "=>" | "implies" => self.connective(name),
            "=" | "distinct" => {
                self.at_least(2, "2 or more")?;
                self.same_sorts()?;
                if name == "=" {
                    return Ok(self.chain(TermPool::eq));
                }
                let args = std::mem::take(&mut self.args);
                Ok(self.pool.distinct(&args))
            }
            "ite" => {
                self.arity(3, "3")?;
                self.expect(0, &Sort::Bool)?;
                let sort = self.pool.sort(self.args[1]).clone();
                self.expect(2, &sort)?;
                Ok(self.pool.ite(self.args[0], self.args[1], self.args[2]))
            }
            "select" | "store" => self.array(name),
            "+" | "-" | "*" | "div" | "mod" | "abs" | "<=" | "<" | ">=" | ">" => self.integer(name),
            "fp" => self.float(name),
            _ if name.starts_with("fp.") => self.float(name),
            _ => self.bit_vector(name),
        }
    }

    fn connective(&mut self, name: &str) -> Answer {
        if name == "not" {
            self.arity(1, "1")?;
        } else {
            self.at_least(1, "1 or more")?;
        }
        self.all(&Sort::Bool)?;
        let args = std::mem::take(&mut self.args);
        Ok(match name {
            "not" => self.pool.not(args[0]),
            "and" => self.pool.and(&args),
            "or" => self.pool.or(&args),
            "xor" => {
                self.args = args;
                self.left(TermPool::xor)
            }
            _ => {
                // a => b => c is a => (b => c): not a, or not b, or c.
                let (last, premises) = args.split_last().expect("there should be an argument");
                let mut cases: Vec<Term> = premises.iter().map(|a| self.pool.not(*a)).collect();
                cases.push(*last);
                self.pool.or(&cases)
            }
        })
    }

    fn array(&mut self, name: &str) -> Answer {
        if name == "select" {
            self.arity(2, "2")?;
        } else {
            self.arity(3, "3")?;
        }
        let Sort::Array(sort) = self.pool.sort(self.args[0]).clone() else {
            return Err(self.wrong_sort(0, "an array".to_owned()));
        };
        self.expect(1, &sort.index)?;
        if name == "select" {
            return Ok(self.pool.select(self.args[0], self.args[1]));
        }
        self.expect(2, &sort.element)?;
        Ok(self.pool.store(self.args[0], self.args[1], self.args[2]))
    }

    fn integer(&mut self, name: &str) -> Answer {
        match name {
            "abs" => self.arity(1, "1")?,
            "mod" => self.arity(2, "2")?,
            "-" | "+" | "*" => self.at_least(1, "1 or more")?,
            _ => self.at_least(2, "2 or more")?,
        }
        self.all(&Sort::Int)?;
        let args = self.args.clone();
        Ok(match name {
            "abs" => self.pool.abs(args[0]),
            "mod" => self.pool.modulo(args[0], args[1]),
            "+" => self.pool.add(&args),
            "*" => self.pool.mul(&args),
            "-" if args.len() == 1 => self.pool.neg(args[0]),
            "-" => self.left(TermPool::sub),
            "div" => self.left(TermPool::div),
            "<=" => self.chain(TermPool::le),
            "<" => self.chain(TermPool::lt),
            ">=" => self.chain(TermPool::ge),
            _ => self.chain(TermPool::gt),
        })
    }

    fn indexed(&mut self, name: &str, indices: &[&str]) -> Answer {
        match name {
            "to_fp" | "to_fp_unsigned" | "fp.to_ubv" | "fp.to_sbv" => {
                self.float_indexed(name, indices)
            }
            "divisible" => {
                self.arity(1, "1")?;
                self.expect(0, &Sort::Int)?;
                let divisor = index(indices, 0, 1, 1)?;
                let divisor = self.pool.int(i64::from(divisor));
                let rest = self.pool.modulo(self.args[0], divisor);
                let zero = self.pool.int(0);
                Ok(self.pool.eq(rest, zero))
            }
            _ => self.bv_indexed(name, indices),
        }
    }
}

/// One of so many indices, at least `least`.
fn index(indices: &[&str], position: usize, count: usize, least: u32) -> Result<u32, ReadCause> {
    if indices.len() != count {
        let text = indices.join(" ");
        return Err(ReadCause::BadNumeral { text, expected: "list of as many indices" });
    }
    super::sorts::width(indices[position], least, "index")
        .or_else(|cause| if least == 0 && indices[position] == "0" { Ok(0) } else { Err(cause) })
}
