//! Conversions as of assignment, and the promotions of operands.

use symra_cparse::Span;

use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{ExprId, ExprKind, PlaceKind};
use crate::types::{RecordKind, Type, TypeId};

impl Sema<'_> {
    /// The value promoted as an operand; bit-fields by their width.
    pub(crate) fn promote(&mut self, value: ExprId) -> ExprId {
        let to = self.promoted_type(value);
        let at = self.at_of(value);
        self.convert(value, to, at)
    }

    /// The type that the value is promoted to.
    pub(crate) fn promoted_type(&self, value: ExprId) -> TypeId {
        let ty = self.ty(value);
        match self.bit_width_of(value) {
            Some(width) => self.types().promoted_bits(ty, width),
            None => self.types().promoted(ty),
        }
    }

    /// The width of the bit-field that the value was read from or stored to.
    pub(super) fn bit_width_of(&self, value: ExprId) -> Option<u8> {
        let place = match self.body[value].kind {
            ExprKind::Load(place)
            | ExprKind::Assign { place, .. }
            | ExprKind::Update { place, .. } => place,
            ExprKind::Comma(_, last) => return self.bit_width_of(last),
            _ => return None,
        };
        match self.body[place].kind {
            PlaceKind::BitField { bits, .. } => Some(bits.width),
            _ => None,
        }
    }

    /// Whether the value is a null pointer constant.
    pub(crate) fn is_null(&self, value: ExprId) -> bool {
        let ty = self.ty(value);
        let is_zero = self.as_const(value).is_some_and(crate::hir::Bits::is_zero);
        is_zero
            && self.is_constant_expression(value)
            && (self.types().is_integer(ty) || ty == TypeId::VOID_PTR)
    }

    /// The value converted as by assignment to an object of the type. gcc's tolerance is ours.
    pub(crate) fn assign_convert(&mut self, value: ExprId, to: TypeId, span: Span) -> R<ExprId> {
        let from = self.ty(value);
        let at = self.at_of(value);
        let to = self.types().value_type(to);
        if from == to {
            return Ok(value);
        }
        if let ExprKind::Unsupported(what) = self.body[value].kind {
            return Ok(self.unsupported(what, to, at));
        }
        let fits = match (self.types().kind(from), self.types().kind(to)) {
            (Type::Void, _) => return Err(self.error(span, Cause::VoidValue)),
            (Type::Opaque(_), _) | (_, Type::Opaque(_)) => true,
            _ if self.is_composite(from) || self.is_composite(to) => {
                if let Some(value) = self.convert_composite(value, to, at) {
                    return Ok(value);
                }
                false
            }
            (Type::Pointer(_), Type::Pointer(_)) => {
                self.check_pointers(value, to, span);
                true
            }
            (Type::Pointer(_), Type::Int(kind)) => {
                if kind != crate::types::IntKind::Bool {
                    self.doubtful(from, to, span);
                }
                true
            }
            (Type::Pointer(_), Type::Enum(_)) => {
                self.doubtful(from, to, span);
                true
            }
            (Type::Int(_) | Type::Enum(_), Type::Pointer(_)) => {
                if !self.is_null(value) {
                    self.doubtful(from, to, span);
                }
                true
            }
            (Type::Record(_), Type::Record(_)) => self.types().compatible(from, to),
            _ => self.types().is_arithmetic(from) && self.types().is_arithmetic(to),
        };
        if !fits {
            let (from, to) = (self.spell(from), self.spell(to));
            return Err(self.error(span, Cause::BadConversion { from, to }));
        }
        Ok(self.convert(value, to, at))
    }

    fn doubtful(&mut self, from: TypeId, to: TypeId, span: Span) {
        let (from, to) = (self.spell(from), self.spell(to));
        self.warn(span, Cause::DoubtfulConversion { from, to });
    }

    /// Warns where a pointer becomes one to an incompatible type, or loses qualifiers.
    fn check_pointers(&mut self, value: ExprId, to: TypeId, span: Span) {
        let from = self.ty(value);
        let (Some(a), Some(b)) = (self.types().pointee(from), self.types().pointee(to)) else {
            return;
        };
        let loses = !self.types().quals_of(b).contains(self.types().quals_of(a));
        let is_void = self.types().is_void(a) || self.types().is_void(b);
        if !self.is_null(value)
            && (loses || !(is_void || self.types().compatible_unqualified(a, b)))
        {
            self.doubtful(from, to, span);
        }
    }

    /// Whether an argument may be passed for a `transparent_union`; gives the member.
    pub(crate) fn transparent_member(&self, value: ExprId, to: TypeId) -> Option<u32> {
        let record = self.types().record(self.types().as_record(to)?);
        if !record.transparent || record.kind != RecordKind::Union {
            return None;
        }
        let from = self.ty(value);
        let fits = |ty: TypeId| {
            let ty = self.types().value_type(ty);
            let both_pointers = self.types().is_pointer(ty)
                && (self.types().is_pointer(from) || self.is_null(value));
            let has_void = |ty| self.types().pointee(ty).is_some_and(|to| self.types().is_void(to));
            let same = match (self.types().pointee(ty), self.types().pointee(from)) {
                (Some(a), Some(b)) => self.types().compatible_unqualified(a, b),
                _ => self.types().compatible(ty, from),
            };
            same || (both_pointers && (self.is_null(value) || has_void(from) || has_void(ty)))
        };
        let position = record.layout.as_ref()?.fields.iter().position(|field| fits(field.ty))?;
        u32::try_from(position).ok()
    }

    /// The value as a condition of type `_Bool`.
    pub(crate) fn condition(&mut self, value: ExprId, what: &'static str, span: Span) -> R<ExprId> {
        let ty = self.ty(value);
        let at = self.at_of(value);
        match self.types().kind(ty) {
            Type::Opaque(_) => (),
            Type::Void => return Err(self.error(span, Cause::VoidValue)),
            _ if self.types().is_scalar(ty) || self.is_complex(ty) => (),
            _ => {
                let ty = self.spell(ty);
                return Err(self.error(span, Cause::NotScalar { ty, what }));
            }
        }
        Ok(self.truth(value, at))
    }
}
