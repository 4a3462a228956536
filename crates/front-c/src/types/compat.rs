//! Compatible and composite types.

use super::{ArrayLen, FunctionType, Params, RecordId, Type, TypeId, TypeTable};

/// Whether qualifiers of the outermost types matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outer {
    Same,
    Ignored,
}

impl TypeTable {
    /// Whether two types are compatible, qualifiers included.
    pub fn compatible(&self, a: TypeId, b: TypeId) -> bool {
        self.check(a, b, Outer::Same)
    }

    /// Whether two types are compatible but for the qualifiers of the outermost type.
    pub fn compatible_unqualified(&self, a: TypeId, b: TypeId) -> bool {
        self.check(a, b, Outer::Ignored)
    }

    /// All pairs of parts must be compatible: a work list, and records met before are taken as such.
    fn check(&self, a: TypeId, b: TypeId, outer: Outer) -> bool {
        let mut work = vec![(a, b, outer)];
        let mut assumed: Vec<(RecordId, RecordId)> = Vec::new();
        while let Some((a, b, outer)) = work.pop() {
            if outer == Outer::Same && a.quals() != b.quals() {
                return false;
            }
            let (a, b) = (self.value_type(a), self.value_type(b));
            if a == b {
                continue;
            }
            let fits = match (self.kind(a), self.kind(b)) {
                (Type::Pointer(a), Type::Pointer(b)) => {
                    work.push((a, b, Outer::Same));
                    true
                }
                (Type::Array(a, length), Type::Array(b, other)) => {
                    work.push((a, b, outer));
                    match (length, other) {
                        (ArrayLen::Known(a), ArrayLen::Known(b)) => a == b,
                        _ => true,
                    }
                }
                (Type::Function(a), Type::Function(b)) => {
                    let (a, b) = (self.function_type(a), self.function_type(b));
                    work.push((a.result, b.result, Outer::Same));
                    self.params_fit(&a.params, &b.params, &mut work)
                }
                (Type::Record(a), Type::Record(b)) => {
                    assumed.contains(&(a, b)) || {
                        assumed.push((a, b));
                        self.records_fit(a, b, &mut work)
                    }
                }
                (Type::Enum(a), Type::Enum(b)) => {
                    let (a, b) = (self.enum_type(a), self.enum_type(b));
                    a.unit != b.unit && a.tag == b.tag && a.underlying == b.underlying
                }
                (Type::Enum(a), Type::Int(kind)) | (Type::Int(kind), Type::Enum(a)) => {
                    self.enum_type(a).underlying == kind
                }
                _ => false,
            };
            if !fits {
                return false;
            }
        }
        true
    }

    /// Whether a caller of a function of one type can call one of the other: all that is passed has the same size and kind,
    /// whatever pointers point to.
    pub(crate) fn passed_alike(&self, a: TypeId, b: TypeId) -> bool {
        let (Some(a), Some(b)) = (self.as_function(a), self.as_function(b)) else { return false };
        let alike = |a: TypeId, b: TypeId| {
            let (a, b) = (self.value_type(a), self.value_type(b));
            let same_size = self.size_of(a) == self.size_of(b);
            match (self.kind(a), self.kind(b)) {
                (Type::Pointer(_), Type::Pointer(_)) => true,
                (Type::Record(_), Type::Record(_)) => same_size,
                _ if self.is_integer(a) && self.is_integer(b) => {
                    let is_signed = |ty| self.int_kind(ty).map(super::IntKind::is_signed);
                    same_size && is_signed(a) == is_signed(b)
                }
                _ => self.compatible_unqualified(a, b),
            }
        };
        alike(a.result, b.result)
            && match (&a.params, &b.params) {
                (
                    Params::Prototype { types: a, variadic: a_variadic },
                    Params::Prototype { types: b, variadic: b_variadic },
                ) => {
                    a_variadic == b_variadic
                        && a.len() == b.len()
                        && a.iter().zip(b).all(|(a, b)| alike(*a, *b))
                }
                _ => false,
            }
    }

    /// Whether an object of one type can be read and written as one of the other: all in it has the same place, size and kind,
    /// whatever pointers point to.
    pub(crate) fn stored_alike(&self, a: TypeId, b: TypeId) -> bool {
        let (mut a, mut b) = (self.value_type(a), self.value_type(b));
        while let (Type::Array(one, count), Type::Array(other, number)) =
            (self.kind(a), self.kind(b))
        {
            if count != number {
                return false;
            }
            (a, b) = (self.value_type(one), self.value_type(other));
        }
        let same_size = self.size_of(a) == self.size_of(b);
        match (self.kind(a), self.kind(b)) {
            (Type::Pointer(_), Type::Pointer(_)) => true,
            (Type::Record(_), Type::Record(_)) => same_size,
            _ if self.is_integer(a) && self.is_integer(b) => same_size,
            _ => self.compatible_unqualified(a, b),
        }
    }

    fn params_fit(&self, a: &Params, b: &Params, work: &mut Vec<(TypeId, TypeId, Outer)>) -> bool {
        match (a, b) {
            (Params::Unspecified, Params::Unspecified) => true,
            (Params::Prototype { types, variadic }, Params::Unspecified)
            | (Params::Unspecified, Params::Prototype { types, variadic }) => {
                // Arguments passed without a prototype arrive promoted.
                !variadic
                    && types.iter().all(|&ty| self.default_promoted(ty) == self.promoted_enum(ty))
            }
            (
                Params::Prototype { types: a, variadic: a_variadic },
                Params::Prototype { types: b, variadic: b_variadic },
            ) => {
                work.extend(a.iter().zip(b.iter()).map(|(&a, &b)| (a, b, Outer::Ignored)));
                a.len() == b.len() && a_variadic == b_variadic
            }
        }
    }

    fn promoted_enum(&self, ty: TypeId) -> TypeId {
        self.int_kind(ty).map_or(self.value_type(ty), super::IntKind::type_id)
    }

    /// Records of different units are compatible if they look alike.
    fn records_fit(
        &self,
        a: RecordId,
        b: RecordId,
        work: &mut Vec<(TypeId, TypeId, Outer)>,
    ) -> bool {
        let (a, b) = (self.record(a), self.record(b));
        if a.unit == b.unit || a.kind != b.kind || a.tag != b.tag {
            return false;
        }
        let (Some(a), Some(b)) = (&a.layout, &b.layout) else {
            return true;
        };
        let alike = a.size == b.size && a.align == b.align && a.fields.len() == b.fields.len();
        alike
            && a.fields.iter().zip(&b.fields).all(|(a, b)| {
                work.push((a.ty, b.ty, Outer::Same));
                a.name == b.name && a.offset == b.offset && a.bits == b.bits
            })
    }

    /// What two compatible declarations say together: lengths of arrays, parameters of functions.
    #[must_use]
    pub fn composite(&mut self, a: TypeId, b: TypeId) -> TypeId {
        if a == b {
            return a;
        }
        stacker::maybe_grow(32 * 1024, 1024 * 1024, || self.composite_parts(a, b))
    }

    fn composite_parts(&mut self, a: TypeId, b: TypeId) -> TypeId {
        let quals = a.quals();
        match (self.kind(a), self.kind(b)) {
            (Type::Pointer(x), Type::Pointer(y)) => {
                let to = self.composite(x, y);
                let pointer = self.pointer(to);
                self.qualified(pointer, quals)
            }
            (Type::Array(x, len), Type::Array(y, other)) => {
                let element = self.composite(x, y);
                let len = match (len, other) {
                    (ArrayLen::Known(_), _) => len,
                    (_, ArrayLen::Known(_)) => other,
                    (ArrayLen::Incomplete | ArrayLen::Star, other) => other,
                    (len, _) => len,
                };
                self.array(element, len)
            }
            (Type::Function(x), Type::Function(y)) => {
                let (x, y) = (self.function_type(x).clone(), self.function_type(y).clone());
                let result = self.composite(x.result, y.result);
                let params = self.composite_params(x.params, y.params);
                self.function(FunctionType { result, params })
            }
            // A record that is only declared in one unit may be complete in the other one.
            (Type::Record(x), Type::Record(_)) if self.record(x).layout.is_none() => b,
            _ => a,
        }
    }

    fn composite_params(&mut self, a: Params, b: Params) -> Params {
        match (a, b) {
            (Params::Unspecified, other) | (other, Params::Unspecified) => other,
            (Params::Prototype { types: a, variadic }, Params::Prototype { types: b, .. }) => {
                let types = a.iter().zip(b.iter()).map(|(&a, &b)| self.composite(a, b)).collect();
                Params::Prototype { types, variadic }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{DataModel, Quals};

    #[test]
    fn arrays_and_functions_get_what_either_says() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let open = table.array(TypeId::INT, ArrayLen::Incomplete);
        let three = table.array(TypeId::INT, ArrayLen::Known(3));
        let four = table.array(TypeId::INT, ArrayLen::Known(4));
        assert!(table.compatible(open, three));
        assert!(!table.compatible(three, four));
        assert_eq!(table.composite(open, three), three);
        let old = table.function(FunctionType { result: TypeId::INT, params: Params::Unspecified });
        let prototype =
            |types: &[TypeId]| Params::Prototype { types: types.into(), variadic: false };
        let new =
            table.function(FunctionType { result: TypeId::INT, params: prototype(&[TypeId::INT]) });
        let narrow = table
            .function(FunctionType { result: TypeId::INT, params: prototype(&[TypeId::CHAR]) });
        assert!(table.compatible(old, new));
        assert!(!table.compatible(old, narrow));
        assert_eq!(table.composite(old, new), new);
    }

    #[test]
    fn qualifiers_matter_below_pointers_and_above_if_asked() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let const_int = table.qualified(TypeId::INT, Quals::CONST);
        let (a, b) = (table.pointer(const_int), table.pointer(TypeId::INT));
        assert!(!table.compatible(a, b));
        assert!(!table.compatible(const_int, TypeId::INT));
        assert!(table.compatible_unqualified(const_int, TypeId::INT));
    }
}
