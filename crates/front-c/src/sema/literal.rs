//! Numbers, characters and strings.

use std::sync::Arc;

use symra_cparse::{Base, Encoding, FloatSuffix, IntSize, IntSuffix, Name, Span, StrId};
use symra_ir::Position;
use symra_terms::RoundingMode;

use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{
    Bits, ExprId, Float, Init, InitEntry, InitValue, Linkage, Object, ObjectId, Origin, Storage,
    Unsupported,
};
use crate::types::{ArrayLen, FloatKind, IntKind, Opaque, TypeId};

impl Sema<'_> {
    pub(crate) fn int_literal(
        &mut self,
        value: u64,
        base: Base,
        suffix: IntSuffix,
        at: Position,
    ) -> ExprId {
        let value = i128::from(value);
        let ty = self.int_literal_type(value, base, suffix);
        let number = self.int(value, ty, at);
        match self.types().int_kind(ty) {
            Some(kind) if suffix.imaginary => self.imaginary(Opaque::ComplexInt(kind), number, at),
            _ => number,
        }
    }

    /// The first type of C11's list that holds the value.
    fn int_literal_type(&self, value: i128, base: Base, suffix: IntSuffix) -> TypeId {
        let least = match suffix.size {
            IntSize::Int => IntKind::Int,
            IntSize::Long => IntKind::Long,
            IntSize::LongLong => IntKind::LongLong,
        };
        let signed = [IntKind::Int, IntKind::Long, IntKind::LongLong, IntKind::Int128];
        for kind in signed.into_iter().filter(|kind| kind.rank() >= least.rank()) {
            let fits = |kind: IntKind| self.types().wrap(value, kind) == value;
            if !suffix.unsigned && fits(kind) {
                return kind.type_id();
            }
            let may_be_unsigned = suffix.unsigned || base != Base::Decimal;
            if may_be_unsigned && fits(kind.to_unsigned()) {
                return kind.to_unsigned().type_id();
            }
        }
        TypeId::INT128
    }

    pub(crate) fn float_literal(
        &mut self,
        digits: Name,
        suffix: FloatSuffix,
        imaginary: bool,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let kind = match suffix {
            FloatSuffix::Float => FloatKind::Float,
            FloatSuffix::Double => FloatKind::Double,
            FloatSuffix::LongDouble | FloatSuffix::F80 => FloatKind::LongDouble,
            FloatSuffix::F16 => FloatKind::Float16,
            FloatSuffix::F32 => FloatKind::Float32,
            FloatSuffix::F64 => FloatKind::Float64,
            FloatSuffix::F128 => FloatKind::Float128,
            FloatSuffix::F32x => FloatKind::Float32x,
            FloatSuffix::F64x => FloatKind::Float64x,
            FloatSuffix::Decimal32 => return Ok(self.decimal(4, at)),
            FloatSuffix::Decimal64 => return Ok(self.decimal(8, at)),
            FloatSuffix::Decimal128 => return Ok(self.decimal(16, at)),
        };
        let text = self.tree.text(digits);
        if let Ok(float) = Float::parse(kind.format(), RoundingMode::NearestEven, text) {
            let number = self.constant(Bits::from_float(&float), kind.type_id(), at);
            Ok(if imaginary { self.imaginary(Opaque::Complex(kind), number, at) } else { number })
        } else {
            let error = symra_cparse::ErrorKind::MalformedNumber { text: text.to_owned() };
            Err(self.error(span, Cause::Syntax { error, advice: None }))
        }
    }

    /// A complex number without a real part.
    fn imaginary(&mut self, opaque: Opaque, number: ExprId, at: Position) -> ExprId {
        let ty = self.types_mut().opaque(opaque);
        let zero = self.int(0, TypeId::INT, at);
        self.composed(ty, vec![zero, number], at)
    }

    fn decimal(&mut self, bytes: u8, at: Position) -> ExprId {
        let ty = self.types_mut().opaque(Opaque::Decimal(bytes));
        self.unsupported(Unsupported::Decimal, ty, at)
    }

    pub(crate) fn char_literal(&mut self, encoding: Encoding, value: i64, at: Position) -> ExprId {
        let ty = match encoding {
            Encoding::Plain | Encoding::Utf8 => TypeId::INT,
            _ => self.unit_type(encoding),
        };
        self.int(i128::from(value), ty, at)
    }

    /// The element type of a string.
    pub(crate) fn unit_type(&self, encoding: Encoding) -> TypeId {
        match encoding {
            Encoding::Plain | Encoding::Utf8 => TypeId::CHAR,
            Encoding::Utf16 => TypeId::USHORT,
            Encoding::Utf32 => TypeId::UINT,
            Encoding::Wide => self.model().wchar_type(),
        }
    }

    /// The object of a string literal. Whether equal ones are one object is left open.
    pub(crate) fn string_object(&mut self, id: StrId) -> ObjectId {
        let literal = &self.tree[id];
        let units: Arc<[u32]> = literal.units.as_ref().into();
        let element = self.unit_type(literal.encoding);
        let at = self.at(literal.span);
        self.units_object(units, element, Origin::String, at)
    }

    pub(crate) fn units_object(
        &mut self,
        units: Arc<[u32]>,
        element: TypeId,
        origin: Origin,
        at: Position,
    ) -> ObjectId {
        let len = u64::try_from(units.len()).expect("a length should fit in 64 bits") + 1;
        let ty = self.types_mut().array(element, ArrayLen::Known(len));
        let entry =
            InitEntry { offset: 0, bits: None, ty, value: InitValue::Units(units), repeat: None };
        let object = Object {
            name: if origin == Origin::String { "string".into() } else { "__func__".into() },
            ty,
            align: self.types().align_of(ty),
            storage: Storage::Static,
            linkage: Linkage::None,
            origin,
            init: Some(Init { entries: vec![entry], unions: Vec::new() }),
            cleanup: None,
            at,
        };
        self.add_object(object)
    }
}
