//! Values of C types as terms, and their bits in memory.

use symra_ir::VarId;
use symra_terms::{FloatFormat, Op, RoundingMode, Sort, Term};

use super::Lower;
use super::pointer::{is_pointer, split};
use crate::hir::Bits;
use crate::memory::chunks::scalar_len;
use crate::memory::flow::{pointer_width, value_sort};
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS, POINTER_BITS};
use crate::types::{IntKind, Type, TypeId};

/// The value of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Val {
    /// Of `void`.
    Void,
    /// Of a scalar type: `_Bool` is a truth value, integers are bit-vectors, and so are pointers: an object above an offset.
    Scalar(Term),
    /// The chunks of a struct or union, as bit-vectors or pointers; behind them, where that is followed, which bytes of each were
    /// written.
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

/// What holds a value: a variable, or two for a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    One(VarId),
    /// The object and the offset.
    Pointer(VarId, VarId),
}

impl Slot {
    /// The variables.
    pub(super) fn variables(self) -> impl Iterator<Item = VarId> {
        let (first, second) = match self {
            Self::One(var) => (var, None),
            Self::Pointer(object, offset) => (object, Some(offset)),
        };
        std::iter::once(first).chain(second)
    }
}

/// The sorts of the variables that hold a value of a sort.
pub(super) fn flat(sort: &Sort) -> Vec<Sort> {
    if *sort == Sort::Bv(POINTER_BITS) {
        vec![Sort::Bv(OBJECT_BITS), Sort::Bv(OFFSET_BITS)]
    } else {
        vec![sort.clone()]
    }
}

impl Lower<'_> {
    /// What a slot holds.
    pub(super) fn read_slot(&mut self, slot: Slot) -> Term {
        match slot {
            Slot::One(var) => self.read_var(var),
            Slot::Pointer(object, offset) => {
                let (object, offset) = (self.read_var(object), self.read_var(offset));
                self.builder.pool().concat(object, offset)
            }
        }
    }

    /// What a slot holds where the current block starts.
    pub(super) fn slot_term(&mut self, slot: Slot) -> Term {
        match slot {
            Slot::One(var) => self.builder.term(var),
            Slot::Pointer(object, offset) => {
                let (object, offset) = (self.builder.term(object), self.builder.term(offset));
                self.builder.pool().concat(object, offset)
            }
        }
    }

    /// Assigns a slot.
    pub(super) fn write_slot(&mut self, slot: Slot, term: Term) {
        match slot {
            Slot::One(var) => self.write_var(var, term),
            Slot::Pointer(object, offset) => {
                let (high, low) = split(self.builder.pool(), term);
                self.write_var(object, high);
                self.write_var(offset, low);
            }
        }
    }

    /// The sort of what a slot holds.
    pub(super) fn slot_sort(&self, slot: Slot) -> Sort {
        match slot {
            Slot::One(var) => self.var_sort(var),
            Slot::Pointer(..) => Sort::Bv(POINTER_BITS),
        }
    }

    /// Terms as what variables hold: pointers as two.
    pub(super) fn flattened(&mut self, terms: &[Term]) -> Vec<Term> {
        let mut flat = Vec::with_capacity(terms.len());
        for &term in terms {
            if is_pointer(self.builder.pool(), term) {
                let (object, offset) = split(self.builder.pool(), term);
                flat.extend([object, offset]);
            } else {
                flat.push(term);
            }
        }
        flat
    }

    /// The slots of these sorts that variables in a row are.
    pub(super) fn slots(sorts: &[Sort], vars: &[VarId]) -> Vec<Slot> {
        let mut vars = vars.iter().copied();
        let mut next = || vars.next().expect("there should be a variable for each part");
        sorts
            .iter()
            .map(|sort| {
                if *sort == Sort::Bv(POINTER_BITS) {
                    let object = next();
                    Slot::Pointer(object, next())
                } else {
                    Slot::One(next())
                }
            })
            .collect()
    }

    /// The sort of a scalar type's values.
    pub(super) fn sort(&self, ty: TypeId) -> Option<Sort> {
        value_sort(self.program, ty)
    }

    /// The bits of a number that an address fits into.
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
                let mut sorts: Vec<Sort> = chunks.iter().map(|chunk| chunk_sort(*chunk)).collect();
                if self.options.checks.uninitialised {
                    sorts.extend(
                        chunks.iter().map(|chunk| Sort::Bv(super::written::width(chunk.len))),
                    );
                }
                sorts
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
        let mut terms = self.arbitrary(&sorts);
        self.all_chunks_written(ty, &mut terms);
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
            Some(Sort::Bv(POINTER_BITS)) => {
                let number = value.to_bitvec(self.pointer_bits());
                let number = self.builder.pool().constant(number.into());
                self.number_pointer(number)
            }
            Some(Sort::Bv(width)) => self.builder.pool().constant(value.to_bitvec(width).into()),
            _ => self.builder.pool().false_(),
        }
    }

    /// A number of bytes, as offsets and sizes are counted.
    pub(super) fn bytes(&mut self, bytes: u64) -> Term {
        self.builder.pool().bv(bytes, OFFSET_BITS)
    }

    /// A bit-vector plus a constant, or a pointer moved by so many bytes.
    pub(super) fn plus(&mut self, term: Term, bytes: i64) -> Term {
        if bytes == 0 {
            return term;
        }
        let pool = self.builder.pool();
        if is_pointer(pool, term) {
            let by = symra_terms::BitVec::from_i64(bytes, OFFSET_BITS);
            let by = pool.constant(by.into());
            return self.moved_by(term, by);
        }
        let width = pool.sort(term).bv_width().expect("a number should be a bit-vector");
        let by = symra_terms::BitVec::from_i64(bytes, width);
        if let Some(value) = pool.value(term).and_then(symra_terms::Value::as_bv) {
            let sum = value.add(&by);
            return pool.constant(sum.into());
        }
        let by = pool.constant(by.into());
        pool.bv_add(term, by)
    }

    /// The bits that a term has in memory; of a pointer, the number that it is.
    pub(super) fn term_bits(&mut self, term: Term) -> Term {
        let pool = self.builder.pool();
        match pool.sort(term).clone() {
            Sort::Bv(POINTER_BITS) => self.number(term, None),
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
            // What was made of bits has just these, also where it is a NaN.
            Sort::Float(_) => match pool.op(term) {
                Op::FpFromBits(_) => pool.args(term)[0],
                _ => pool.fp_to_bits(term),
            },
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
            Sort::Bv(POINTER_BITS) if !is_pointer(pool, bits) => {
                let width = self.pointer_bits();
                let number = self.resize(bits, width, false);
                self.resolved(number, None)
            }
            _ => bits,
        }
    }

    /// The rounding mode in force.
    pub(super) fn rounding(&mut self) -> Term {
        match self.machine.rounding {
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

/// The sort of a chunk.
pub(super) fn chunk_sort(chunk: crate::memory::chunks::Chunk) -> Sort {
    if chunk.pointer { Sort::Bv(POINTER_BITS) } else { bits(chunk.len) }
}

/// The sort of so many bytes.
pub(super) fn bits(len: u64) -> Sort {
    Sort::Bv(width(len))
}

/// The bits of so many bytes.
pub(super) fn width(len: u64) -> u32 {
    u32::try_from(len * 8).expect("a value should have few bits")
}
