//! Values of expressions during elaboration.

use symra_terms::{BitVec, Integer, Op, Sort, Term, TermPool, Value};

use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::{DeclId, ProcessId, Scalar};

use crate::check::Ty;

use super::{Abort, Elaborator};

/// What an expression comes to.
#[derive(Clone, Debug)]
pub(super) enum Val {
    /// A known integer.
    Number(Integer),
    /// A term, of any other sort or value.
    Term(Term),
    /// A family that lacks indices.
    Place(ValuePlace),
    /// A process; no index if it has none or lacks it.
    Process(ProcessId, Option<Index>),
    /// `all(e)`.
    All(Box<Val>),
}

/// A family with the indices given so far.
#[derive(Clone, Debug)]
pub(super) struct ValuePlace {
    pub(super) decl: DeclId,
    pub(super) indices: Vec<Index>,
}

/// An index and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Index {
    pub(super) value: IndexValue,
    pub(super) span: Span,
}

#[derive(Clone, Debug)]
pub(super) enum IndexValue {
    Known(Integer),
    Open(Term),
}

/// A number as the user writes it.
pub(super) fn shown(value: &Integer) -> String {
    crate::parser::shortened(&value.to_ibig().to_string())
}

/// The sort of terms for a scalar.
pub(super) fn sort_of(scalar: Scalar) -> Sort {
    match scalar {
        Scalar::Bool => Sort::Bool,
        Scalar::Int => Sort::Int,
        Scalar::Bv(width) => Sort::Bv(width),
    }
}

/// The known integer that a term is, if it is one.
pub(super) fn known_integer(pool: &TermPool, term: Term) -> Option<Integer> {
    pool.value(term).and_then(Value::as_int).cloned()
}

/// The known truth value that a term is, if it is one.
pub(super) fn known_bool(pool: &TermPool, term: Term) -> Option<bool> {
    pool.value(term).and_then(Value::as_bool)
}

impl Elaborator<'_> {
    /// The term of a value at a sort that the check has found to fit.
    pub(super) fn coerce(&mut self, value: Val, ty: Ty, span: Span) -> Result<Term, Abort> {
        match (value, ty) {
            (Val::Number(number), Ty::Bv(width)) => self.bit_vector(&number, width, span),
            (Val::Number(number), _) => Ok(self.pool().int(number)),
            (Val::Term(term), Ty::Bv(width)) if *self.pool().sort(term) == Sort::Int => {
                self.narrow(term, width, span)
            }
            (Val::Term(term), _) => Ok(term),
            (Val::All(element), Ty::Array { index, element: wanted }) => {
                let element = self.coerce(*element, wanted.into(), span)?;
                let Sort::Array(sort) = Sort::array(sort_of(index), sort_of(wanted)) else {
                    unreachable!("an array sort should be one")
                };
                Ok(self.pool().const_array(&sort, element))
            }
            (Val::All(_) | Val::Place(_) | Val::Process(..), _) => {
                unreachable!("the check should reject what has no value")
            }
        }
    }

    fn bit_vector(&mut self, number: &Integer, width: u32, span: Span) -> Result<Term, Abort> {
        let big = number.to_ibig();
        let bits = BitVec::from_ibig(&big, width);
        // Either reading of the bits may give the number back: 255 and -1 both are eight ones.
        if bits.to_ibig() != big && Integer::from(bits.to_ubig()) != *number {
            let kind = ErrorKind::DoesNotFit { value: shown(number), width };
            return Err(self.fail(kind, span));
        }
        Ok(self.pool().constant(Value::Bv(bits)))
    }

    /// Turns a choice between numbers into one between bit-vectors.
    fn narrow(&mut self, term: Term, width: u32, span: Span) -> Result<Term, Abort> {
        enum ValueStep {
            Visit(Term),
            Join(Term),
        }
        let mut todo = vec![ValueStep::Visit(term)];
        let mut done: Vec<Term> = Vec::new();
        while let Some(step) = todo.pop() {
            match step {
                ValueStep::Visit(term) if self.pool().op(term) == Op::Ite => {
                    let args = self.pool().args(term).to_vec();
                    todo.push(ValueStep::Join(args[0]));
                    todo.extend([ValueStep::Visit(args[2]), ValueStep::Visit(args[1])]);
                }
                ValueStep::Visit(term) => {
                    if let Some(number) = known_integer(self.pool(), term) {
                        done.push(self.bit_vector(&number, width, span)?);
                    } else {
                        let value = "the value".to_owned();
                        return Err(self.fail(ErrorKind::DoesNotFit { value, width }, span));
                    }
                }
                ValueStep::Join(condition) => {
                    let otherwise = done.pop().expect("both arms should be done");
                    let then = done.pop().expect("both arms should be done");
                    done.push(self.pool().ite(condition, then, otherwise));
                }
            }
        }
        Ok(done.pop().expect("the root should be done"))
    }
}
