//! Promotions and the usual arithmetic conversions, and questions about kinds of types.

use super::{ArrayLen, IntKind, Type, TypeId, TypeTable};

impl TypeTable {
    /// Whether the type is an integer type, enums included.
    pub fn is_integer(&self, ty: TypeId) -> bool {
        self.int_kind(ty).is_some()
    }

    /// Whether the type is an integer or real floating type.
    pub fn is_arithmetic(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), Type::Int(_) | Type::Enum(_) | Type::Float(_))
    }

    /// Whether the type is arithmetic or a pointer.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Pointer(_))
    }

    /// Whether the type is a pointer.
    pub fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.kind(ty), Type::Pointer(_))
    }

    /// Whether the type is `void`, qualified or not.
    pub fn is_void(&self, ty: TypeId) -> bool {
        self.kind(ty) == Type::Void
    }

    /// Whether the type has a size known at compile time or at run time.
    pub fn is_complete(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            match self.kind(ty) {
                Type::Void
                | Type::Function(_)
                | Type::Array(_, ArrayLen::Incomplete | ArrayLen::Star) => return false,
                Type::Array(element, _) => ty = element,
                Type::Record(id) => return self.record(id).layout.is_some(),
                _ => return true,
            }
        }
    }

    /// Whether the size depends on a variable length anywhere in nested arrays.
    pub fn is_variable(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            match self.kind(ty) {
                Type::Array(_, ArrayLen::Variable(_)) => return true,
                Type::Array(element, _) => ty = element,
                _ => return false,
            }
        }
    }

    /// Whether a variable length is anywhere in nested arrays and pointers.
    pub fn is_variably_modified(&self, ty: TypeId) -> bool {
        let mut ty = ty;
        loop {
            if self.is_variable(ty) {
                return true;
            }
            match self.element(ty).or_else(|| self.pointee(ty)) {
                Some(inner) => ty = inner,
                None => return false,
            }
        }
    }

    /// The integer type that a value of a small integer type becomes in an expression.
    pub fn promoted(&self, ty: TypeId) -> TypeId {
        match self.int_kind(ty) {
            Some(kind) if kind.rank() < IntKind::Int.rank() => TypeId::INT,
            // An enum is promoted to its underlying type.
            Some(kind) => kind.type_id(),
            None => self.value_type(ty),
        }
    }

    /// The type that a bit-field's value becomes in an expression.
    pub fn promoted_bits(&self, ty: TypeId, width: u8) -> TypeId {
        match self.int_kind(ty) {
            Some(kind) => {
                let value_bits = u32::from(width) - u32::from(kind.is_signed() && width > 0);
                if value_bits < 32 { TypeId::INT } else { self.promoted(ty) }
            }
            None => self.value_type(ty),
        }
    }

    /// The type an argument becomes where no prototype says otherwise.
    pub fn default_promoted(&self, ty: TypeId) -> TypeId {
        let ty = self.promoted(ty);
        if ty == TypeId::FLOAT { TypeId::DOUBLE } else { ty }
    }

    /// The common type of two arithmetic operands, each promoted already if it is a bit-field.
    pub fn common_arithmetic(&self, left: TypeId, right: TypeId) -> Option<TypeId> {
        match (self.float_kind(left), self.float_kind(right)) {
            (Some(a), Some(b)) => return Some(if a.rank() >= b.rank() { a } else { b }.type_id()),
            (Some(a), None) => return self.is_integer(right).then(|| a.type_id()),
            (None, Some(b)) => return self.is_integer(left).then(|| b.type_id()),
            (None, None) => (),
        }
        let a = self.int_kind(self.promoted(left))?;
        let b = self.int_kind(self.promoted(right))?;
        Some(self.common_integer(a, b).type_id())
    }

    fn common_integer(&self, a: IntKind, b: IntKind) -> IntKind {
        if a.is_signed() == b.is_signed() {
            return if a.rank() >= b.rank() { a } else { b };
        }
        let (signed, unsigned) = if a.is_signed() { (a, b) } else { (b, a) };
        if unsigned.rank() >= signed.rank() {
            unsigned
        } else if signed.width(self.model()) > unsigned.width(self.model()) {
            signed
        } else {
            signed.to_unsigned()
        }
    }

    /// Cuts a 128-bit two's complement number to the values of an integer kind: wraps, or 0 and 1 for `_Bool`.
    pub fn wrap(&self, value: i128, kind: IntKind) -> i128 {
        if kind == IntKind::Bool {
            return i128::from(value != 0);
        }
        let unused = 128 - kind.width(self.model());
        let shifted = value.unbounded_shl(unused);
        if kind.is_signed() {
            shifted >> unused
        } else {
            (shifted.cast_unsigned() >> unused).cast_signed()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::DataModel;

    #[test]
    fn small_types_become_int_and_long_meets_unsigned() {
        let ilp32 = TypeTable::new(DataModel::Ilp32);
        let lp64 = TypeTable::new(DataModel::Lp64);
        assert_eq!(lp64.common_arithmetic(TypeId::CHAR, TypeId::USHORT), Some(TypeId::INT));
        assert_eq!(lp64.common_arithmetic(TypeId::LONG, TypeId::UINT), Some(TypeId::LONG));
        assert_eq!(ilp32.common_arithmetic(TypeId::LONG, TypeId::UINT), Some(TypeId::ULONG));
        assert_eq!(
            lp64.common_arithmetic(TypeId::LONG_LONG, TypeId::ULONG),
            Some(TypeId::ULONG_LONG)
        );
        assert_eq!(lp64.common_arithmetic(TypeId::FLOAT, TypeId::ULONG_LONG), Some(TypeId::FLOAT));
        assert_eq!(lp64.common_arithmetic(TypeId::VOID_PTR, TypeId::INT), None);
    }

    #[test]
    fn wrapping_follows_width_and_sign() {
        let table = TypeTable::new(DataModel::Lp64);
        assert_eq!(table.wrap(200, IntKind::SChar), -56);
        assert_eq!(table.wrap(-1, IntKind::UShort), 65535);
        assert_eq!(table.wrap(256, IntKind::Bool), 1);
        assert_eq!(table.wrap(-1, IntKind::UInt128), -1);
    }

    #[test]
    fn bit_fields_promote_by_their_width() {
        let table = TypeTable::new(DataModel::Lp64);
        assert_eq!(table.promoted_bits(TypeId::UINT, 31), TypeId::INT);
        assert_eq!(table.promoted_bits(TypeId::UINT, 32), TypeId::UINT);
        assert_eq!(table.promoted_bits(TypeId::INT, 32), TypeId::INT);
        assert_eq!(table.promoted_bits(TypeId::ULONG, 20), TypeId::INT);
    }
}
