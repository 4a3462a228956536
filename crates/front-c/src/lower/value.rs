//! Values of C types as terms, and their bits in memory.

use symra_terms::{FloatFormat, RoundingMode, Sort, Term};

use super::Lower;
use crate::hir::Bits;
use crate::memory::chunks::scalar_len;
use crate::memory::flow::{pointer_width, value_sort};
use crate::types::{IntKind, Type, TypeId};

/// The value of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Val {
    /// Of `void`.
    Void,
    /// Of a scalar type: `_Bool` is a truth value, integers and pointers are bit-vectors.
    Scalar(Term),
    /// The chunks of a struct or union, as bit-vectors.
    Record(Vec<Term>),
}

impl Val {
    /// The term of a scalar.
    pub(super) fn term(&self) -> Option<Term> {
        match self {
            Self::Scalar(term) => Some(*term),
            Self::Void | Self::Record(_) => None,
        }
    }
}

impl Lower<'_> {
    /// The sort of a scalar type's values.
    pub(super) fn sort(&self, ty: TypeId) -> Option<Sort> {
        value_sort(self.program, ty)
    }

    /// The bits of an address.
    pub(super) fn pointer_bits(&self) -> u32 {
        pointer_width(self.program.types.model())
    }

    /// The sorts of the terms that a value of the type is made of.
    pub(super) fn sorts(&mut self, ty: TypeId) -> Vec<Sort> {
        if let Some(sort) = self.sort(ty) {
            return vec![sort];
        }
        match self.program.types.kind(ty) {
            Type::Record(_) => {
                let chunks = self.memory.flow.chunks.of(&self.program.types, ty);
                chunks.iter().map(|chunk| bits(chunk.len)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A value of the type from its terms.
    pub(super) fn assemble(&self, ty: TypeId, terms: Vec<Term>) -> Val {
        match self.program.types.kind(ty) {
            Type::Record(_) => Val::Record(terms),
            _ => terms.first().map_or(Val::Void, |term| Val::Scalar(*term)),
        }
    }

    /// An arbitrary value.
    pub(super) fn arbitrary_value(&mut self, ty: TypeId) -> Val {
        let sorts = self.sorts(ty);
        let terms = self.arbitrary(&sorts);
        self.assemble(ty, terms)
    }

    /// Some value, where none is ever used.
    pub(super) fn any_value(&mut self, ty: TypeId) -> Val {
        let sorts = self.sorts(ty);
        let terms = sorts.iter().map(|sort| self.any_term(sort)).collect();
        self.assemble(ty, terms)
    }

    /// The default term of a sort.
    pub(super) fn any_term(&mut self, sort: &Sort) -> Term {
        self.builder.pool().constant(symra_terms::Value::default_of(sort))
    }

    /// A constant of a scalar type.
    pub(super) fn constant(&mut self, ty: TypeId, value: Bits) -> Term {
        match self.sort(ty) {
            Some(Sort::Bool) => self.builder.pool().bool(!value.is_zero()),
            Some(Sort::Float(format)) => {
                let float = symra_terms::Float::from_bits(format, &value.to_bitvec(format.width()));
                self.builder.pool().constant(float.into())
            }
            Some(Sort::Bv(width)) => self.builder.pool().constant(value.to_bitvec(width).into()),
            _ => self.builder.pool().false_(),
        }
    }

    /// An address.
    pub(super) fn address(&mut self, address: u64) -> Term {
        let width = self.pointer_bits();
        self.builder.pool().bv(address, width)
    }

    /// A bit-vector plus a constant.
    pub(super) fn plus(&mut self, term: Term, bytes: i64) -> Term {
        if bytes == 0 {
            return term;
        }
        let pool = self.builder.pool();
        let width = pool.sort(term).bv_width().expect("an address should be a bit-vector");
        let by = symra_terms::BitVec::from_i64(bytes, width);
        if let Some(value) = pool.value(term).and_then(symra_terms::Value::as_bv) {
            let sum = value.add(&by);
            return pool.constant(sum.into());
        }
        let by = pool.constant(by.into());
        pool.bv_add(term, by)
    }

    /// The bits that a term has in memory.
    pub(super) fn term_bits(&mut self, term: Term) -> Term {
        let pool = self.builder.pool();
        match pool.sort(term).clone() {
            Sort::Bool => {
                let (one, zero) = (pool.bv(1, 8), pool.bv(0, 8));
                pool.ite(term, one, zero)
            }
            Sort::Float(FloatFormat::EXTENDED) => {
                // The x87 format stores the integer bit: it is 1 unless the exponent is 0.
                let bits = pool.fp_to_bits(term);
                let exponent = pool.extract(77, 63, bits);
                let zero = pool.bv(0, 15);
                let is_small = pool.eq(exponent, zero);
                let (one, none) = (pool.bv(1, 1), pool.bv(0, 1));
                let integer = pool.ite(is_small, none, one);
                let high = pool.extract(78, 63, bits);
                let low = pool.extract(62, 0, bits);
                let upper = pool.concat(high, integer);
                pool.concat(upper, low)
            }
            Sort::Float(_) => pool.fp_to_bits(term),
            _ => term,
        }
    }

    /// The scalar of a sort with such bits in memory.
    pub(super) fn bits_term(&mut self, sort: &Sort, bits: Term) -> Term {
        let pool = self.builder.pool();
        match sort {
            Sort::Bool => {
                let width = pool.sort(bits).bv_width().unwrap_or(8);
                let zero = pool.bv(0, width);
                pool.ne(bits, zero)
            }
            Sort::Float(FloatFormat::EXTENDED) => {
                let high = pool.extract(79, 64, bits);
                let low = pool.extract(62, 0, bits);
                let bits = pool.concat(high, low);
                pool.fp_from_bits(FloatFormat::EXTENDED, bits)
            }
            Sort::Float(format) => pool.fp_from_bits(*format, bits),
            _ => bits,
        }
    }

    /// The rounding mode in force.
    pub(super) fn rounding(&mut self) -> Term {
        match self.rounding {
            Some(var) => self.read_var(var),
            None => self.builder.pool().rounding_mode(RoundingMode::NearestEven),
        }
    }

    /// The bytes of a scalar type.
    pub(super) fn len(&self, ty: TypeId) -> u64 {
        scalar_len(&self.program.types, ty)
    }

    /// Whether an integer or pointer type has negative values.
    pub(super) fn is_signed(&self, ty: TypeId) -> bool {
        self.program.types.int_kind(ty).is_some_and(IntKind::is_signed)
    }
}

/// The sort of so many bytes.
pub(super) fn bits(len: u64) -> Sort {
    Sort::Bv(width(len))
}

/// The bits of so many bytes.
pub(super) fn width(len: u64) -> u32 {
    u32::try_from(len * 8).expect("a value should have few bits")
}
