//! C types: interned, `Copy`, compared by number.
//!
//! A [`TypeId`] carries its qualifiers in its upper bits, so `const int` and `int` are two ids of
//! one entry of the [`TypeTable`]. Typedefs and `typeof` leave no trace, except that an alignment
//! asked for by a typedef is kept ([`Type::Aligned`], which [`TypeTable::kind`] looks through).
//!
//! # Invariants
//!
//! - Two types built from the same parts have the same id. Structs, unions and enums are
//!   identified by their declaration; whether two are compatible is asked of
//!   [`TypeTable::compatible`].
//! - Arrays are never qualified; their elements are. Functions are never qualified.
//! - Parameter types are stored after the adjustments of arrays and functions to pointers and
//!   without top-level qualifiers.

mod compat;
mod convert;
mod kinds;
mod layout;
mod print;

use rustc_hash::FxHashMap;
use std::sync::Arc;

pub use kinds::{DataModel, FloatKind, IntKind};
pub use layout::{LayoutError, Member, Options};

use crate::hir::ObjectId;

/// Type qualifiers. `_Atomic` is one of them: it changes how an object is accessed, not how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub struct Quals(u8);

impl Quals {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// `const`
    pub const CONST: Self = Self(1);
    /// `volatile`
    pub const VOLATILE: Self = Self(2);
    /// `restrict`
    pub const RESTRICT: Self = Self(4);
    /// `_Atomic`
    pub const ATOMIC: Self = Self(8);

    /// Those of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of `other` are among these.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

const QUAL_SHIFT: u32 = 28;
const INDEX_MASK: u32 = (1 << QUAL_SHIFT) - 1;

/// A C type with its qualifiers, interned in a [`TypeTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(u32);

macro_rules! basic_types {
    ($($name:ident = $index:literal: $type:expr, $doc:literal;)*) => {
        impl TypeId {
            $(#[doc = concat!("`", $doc, "`")] pub const $name: Self = Self($index);)*
        }

        const BASIC: &[Type] = &[$($type),*];
    };
}

basic_types! {
    VOID = 0: Type::Void, "void";
    BOOL = 1: Type::Int(IntKind::Bool), "_Bool";
    CHAR = 2: Type::Int(IntKind::Char), "char";
    SCHAR = 3: Type::Int(IntKind::SChar), "signed char";
    UCHAR = 4: Type::Int(IntKind::UChar), "unsigned char";
    SHORT = 5: Type::Int(IntKind::Short), "short";
    USHORT = 6: Type::Int(IntKind::UShort), "unsigned short";
    INT = 7: Type::Int(IntKind::Int), "int";
    UINT = 8: Type::Int(IntKind::UInt), "unsigned int";
    LONG = 9: Type::Int(IntKind::Long), "long";
    ULONG = 10: Type::Int(IntKind::ULong), "unsigned long";
    LONG_LONG = 11: Type::Int(IntKind::LongLong), "long long";
    ULONG_LONG = 12: Type::Int(IntKind::ULongLong), "unsigned long long";
    INT128 = 13: Type::Int(IntKind::Int128), "__int128";
    UINT128 = 14: Type::Int(IntKind::UInt128), "unsigned __int128";
    FLOAT = 15: Type::Float(FloatKind::Float), "float";
    DOUBLE = 16: Type::Float(FloatKind::Double), "double";
    LONG_DOUBLE = 17: Type::Float(FloatKind::LongDouble), "long double";
    FLOAT16 = 18: Type::Float(FloatKind::Float16), "_Float16";
    FLOAT32 = 19: Type::Float(FloatKind::Float32), "_Float32";
    FLOAT64 = 20: Type::Float(FloatKind::Float64), "_Float64";
    FLOAT32X = 21: Type::Float(FloatKind::Float32x), "_Float32x";
    FLOAT64X = 22: Type::Float(FloatKind::Float64x), "_Float64x";
    FLOAT128 = 23: Type::Float(FloatKind::Float128), "_Float128";
    VOID_PTR = 24: Type::Pointer(TypeId::VOID), "void *";
    CHAR_PTR = 25: Type::Pointer(TypeId::CHAR), "char *";
    CONST_CHAR_PTR = 26: Type::Pointer(TypeId(2 | 1 << QUAL_SHIFT)), "const char *";
    CONST_VOID_PTR = 27: Type::Pointer(TypeId(1 << QUAL_SHIFT)), "const void *";
}

impl TypeId {
    /// The basic type at a position of the table.
    const fn of_index(index: u32) -> Self {
        Self(index)
    }

    /// The qualifiers. Those of an array are its elements': see [`TypeTable::quals_of`].
    pub const fn quals(self) -> Quals {
        Quals((self.0 >> QUAL_SHIFT) as u8)
    }

    /// The type without its qualifiers.
    #[must_use]
    pub const fn unqualified(self) -> Self {
        Self(self.0 & INDEX_MASK)
    }

    /// The id without its qualifiers, as a position in the table.
    pub const fn index(self) -> usize {
        (self.0 & INDEX_MASK) as usize
    }
}

/// The kinds of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`
    Void,
    /// An integer type other than an enum.
    Int(IntKind),
    /// A real floating type.
    Float(FloatKind),
    /// An enum: an integer type of [`EnumType::underlying`].
    Enum(EnumId),
    /// A pointer to the type, which may be a function.
    Pointer(TypeId),
    /// An array of the element type.
    Array(TypeId, ArrayLen),
    /// A function.
    Function(FunctionTypeId),
    /// A struct or union.
    Record(RecordId),
    /// A type with a size and no operations: what uses it is unsupported. Of these, complex numbers and vectors are structs.
    Opaque(Opaque),
    /// The type with an alignment of its own, from `__attribute__((aligned(n)))` on a typedef.
    /// [`TypeTable::kind`] never returns this.
    Aligned(TypeId, u32),
}

/// Types with operations of their own, and those that we can lay out but not compute with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opaque {
    /// `_Complex` of the floating type.
    Complex(FloatKind),
    /// `_Complex` of an integer type.
    ComplexInt(IntKind),
    /// `__attribute__((vector_size(n)))`.
    Vector {
        /// What it is made of.
        element: TypeId,
        /// The size of the whole.
        bytes: u64,
    },
    /// `_Decimal32`, `_Decimal64`, `_Decimal128`, by size in bytes.
    Decimal(u8),
}

/// How many elements an array has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArrayLen {
    /// That many; may be 0, which gcc allows.
    Known(u64),
    /// `[]`: incomplete, or a flexible array member.
    Incomplete,
    /// As many as this hidden automatic object (of type `size_t`) holds since the declaration was evaluated.
    Variable(ObjectId),
    /// `[*]` in a prototype.
    Star,
}

macro_rules! table_ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// The id of a position.
            pub fn new(index: usize) -> Self {
                Self(u32::try_from(index).expect("a program should have fewer than 2^32 parts of a kind"))
            }

            /// The position.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}
pub(crate) use table_ids;

table_ids! {
    /// A struct or union of a [`TypeTable`].
    RecordId,
    /// An enum of a [`TypeTable`].
    EnumId,
    /// A function type of a [`TypeTable`].
    FunctionTypeId,
}

/// The type of a function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FunctionType {
    /// What it returns, unqualified.
    pub result: TypeId,
    /// What it takes.
    pub params: Params,
}

/// What a function type says of its parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Params {
    /// Nothing: `f()`, or a K&R definition. Arguments get the default promotions.
    Unspecified,
    /// A prototype.
    Prototype {
        /// The types after adjustment.
        types: Box<[TypeId]>,
        /// Whether `...` follows.
        variadic: bool,
    },
}

/// `struct` or `union`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RecordKind {
    /// `struct`
    Struct,
    /// `union`
    Union,
}

/// A struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which of the two.
    pub kind: RecordKind,
    /// The tag, if any.
    pub tag: Option<Arc<str>>,
    /// The translation unit that declares it: structs of one unit are never compatible with each other.
    pub unit: u32,
    /// Whether an argument of any member's type may be passed for it (`transparent_union`).
    pub transparent: bool,
    /// The complex numbers or vectors that it stands for.
    pub composite: Option<Opaque>,
    /// The members and their places, once the body was read.
    pub layout: Option<RecordLayout>,
}

/// The members of a complete struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordLayout {
    /// All members in source order, unnamed ones included.
    pub fields: Vec<Field>,
    /// The size in bytes.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
}

/// A member of a struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name; none for padding bit-fields and anonymous structs and unions.
    pub name: Option<Arc<str>>,
    /// The declared type.
    pub ty: TypeId,
    /// Bytes from the start of the record; for a bit-field those before the byte with its first bit.
    pub offset: u64,
    /// For a bit-field its place.
    pub bits: Option<BitRange>,
    /// The alignment in bytes, as attributes of the member and of its record make it: what `__alignof__` gives.
    pub align: u64,
}

/// The bits of a bit-field, counted from the least significant bit of the byte at some offset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BitRange {
    /// The first bit, below 8.
    pub first: u8,
    /// How many; up to the width of the declared type. 0 only for an unnamed field.
    pub width: u8,
}

/// An enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnumType {
    /// The tag, if any.
    pub tag: Option<Arc<str>>,
    /// The translation unit that declares it.
    pub unit: u32,
    /// The integer type it is compatible with; `unsigned int` until the body was read.
    pub underlying: IntKind,
    /// The constants in source order.
    pub enumerators: Option<Vec<(Arc<str>, i128)>>,
}

/// All types of a program.
#[derive(Clone, Debug)]
pub struct TypeTable {
    model: DataModel,
    types: Vec<Type>,
    ids: FxHashMap<Type, u32>,
    records: Vec<Record>,
    enums: Vec<EnumType>,
    functions: Vec<FunctionType>,
    function_ids: FxHashMap<FunctionType, FunctionTypeId>,
    composites: FxHashMap<Opaque, TypeId>,
    va_list: TypeId,
    unit: u32,
}

impl TypeTable {
    /// A table with the basic types and `__builtin_va_list`.
    pub fn new(model: DataModel) -> Self {
        let mut table = Self {
            model,
            types: Vec::new(),
            ids: FxHashMap::default(),
            records: Vec::new(),
            enums: Vec::new(),
            functions: Vec::new(),
            function_ids: FxHashMap::default(),
            composites: FxHashMap::default(),
            va_list: TypeId::CHAR_PTR,
            unit: 0,
        };
        for &basic in BASIC {
            table.intern(basic);
        }
        if model == DataModel::Lp64 {
            table.va_list = table.lp64_va_list();
        }
        table
    }

    /// The x86-64 ABI's one-element array of a struct of two offsets and two pointers.
    fn lp64_va_list(&mut self) -> TypeId {
        let record = self.add_record(RecordKind::Struct, Some("__va_list_tag".into()));
        let members = [
            ("gp_offset", TypeId::UINT),
            ("fp_offset", TypeId::UINT),
            ("overflow_arg_area", TypeId::VOID_PTR),
            ("reg_save_area", TypeId::VOID_PTR),
        ];
        let members = members.map(|(name, ty)| Member::plain(name.into(), ty));
        self.complete_record(record, &members, &Options::default())
            .expect("the va_list should have a layout");
        let tag = self.record_type(record);
        self.array(tag, ArrayLen::Known(1))
    }

    /// What is added from now on belongs to the next translation unit.
    pub fn next_unit(&mut self) {
        self.unit += 1;
    }

    /// The data model.
    pub fn model(&self) -> DataModel {
        self.model
    }

    /// The type of `__builtin_va_list`: `char *` on i386, `struct __va_list_tag[1]` on x86-64.
    pub fn va_list(&self) -> TypeId {
        self.va_list
    }

    fn intern(&mut self, ty: Type) -> TypeId {
        let next = u32::try_from(self.types.len()).expect("types should be countable");
        assert!(next < INDEX_MASK, "a program should have fewer than 2^28 types");
        let index = *self.ids.entry(ty).or_insert(next);
        if index == next {
            self.types.push(ty);
        }
        TypeId(index)
    }

    /// What kind of type this is, qualifiers and alignment aside. Never [`Type::Aligned`].
    pub fn kind(&self, ty: TypeId) -> Type {
        match self.types[ty.index()] {
            Type::Aligned(inner, _) => self.types[inner.index()],
            kind => kind,
        }
    }

    /// The type of a value read from an object of this type: without qualifiers and alignment.
    pub fn value_type(&self, ty: TypeId) -> TypeId {
        match self.types[ty.index()] {
            Type::Aligned(inner, _) => inner.unqualified(),
            _ => ty.unqualified(),
        }
    }

    /// The qualifiers of a type; those of an array are its elements'.
    pub fn quals_of(&self, ty: TypeId) -> Quals {
        let mut quals = ty.quals();
        let mut ty = ty;
        while let Type::Array(element, _) = self.kind(ty) {
            ty = element;
            quals = quals.union(ty.quals());
        }
        quals
    }

    /// The type with these qualifiers added.
    pub fn qualified(&mut self, ty: TypeId, quals: Quals) -> TypeId {
        if quals.is_empty() {
            return ty;
        }
        match self.types[ty.index()] {
            Type::Array(element, len) => {
                let element = self.qualified(element, quals);
                self.array(element, len)
            }
            Type::Aligned(inner, align) if matches!(self.kind(inner), Type::Array(..)) => {
                let inner = self.qualified(inner, quals);
                self.intern(Type::Aligned(inner, align))
            }
            Type::Function(_) => ty,
            _ => TypeId(ty.0 | u32::from(quals.0) << QUAL_SHIFT),
        }
    }

    /// The type with an alignment asked for.
    pub fn aligned(&mut self, ty: TypeId, align: u32) -> TypeId {
        let inner = match self.types[ty.index()] {
            Type::Aligned(inner, _) => inner,
            _ => ty.unqualified(),
        };
        let id = self.intern(Type::Aligned(inner, align));
        TypeId(id.0 | u32::from(ty.quals().0) << QUAL_SHIFT)
    }

    /// The alignment a typedef asked for.
    pub fn user_align(&self, ty: TypeId) -> Option<u64> {
        match self.types[ty.index()] {
            Type::Aligned(_, align) => Some(u64::from(align)),
            Type::Array(element, _) => self.user_align(element),
            _ => None,
        }
    }

    /// A pointer to the type.
    pub fn pointer(&mut self, to: TypeId) -> TypeId {
        self.intern(Type::Pointer(to))
    }

    /// An array of the type.
    pub fn array(&mut self, element: TypeId, len: ArrayLen) -> TypeId {
        self.intern(Type::Array(element, len))
    }

    /// Complex numbers or vectors, which are structs, or a type without operations.
    pub fn opaque(&mut self, opaque: Opaque) -> TypeId {
        let (names, part, count): (&[&str], _, _) = match opaque {
            Opaque::Complex(kind) => (&["real", "imag"], kind.type_id(), 1),
            Opaque::ComplexInt(kind) => (&["real", "imag"], kind.type_id(), 1),
            Opaque::Vector { element, bytes } => {
                let size = self.size_of(element).unwrap_or(1).max(1);
                (&["elements"], element, bytes / size)
            }
            Opaque::Decimal(_) => return self.intern(Type::Opaque(opaque)),
        };
        if let Some(&known) = self.composites.get(&opaque) {
            return known;
        }
        let (part, align) = match opaque {
            Opaque::Vector { bytes, .. } => (self.array(part, ArrayLen::Known(count)), Some(bytes)),
            _ => (part, None),
        };
        let record = self.add_record(RecordKind::Struct, None);
        let members: Vec<Member> =
            names.iter().map(|name| Member::plain((*name).into(), part)).collect();
        self.complete_record(record, &members, &Options { align, ..Options::default() })
            .expect("a few numbers should have a layout");
        self.record_mut(record).composite = Some(opaque);
        let ty = self.record_type(record);
        self.composites.insert(opaque, ty);
        ty
    }

    /// A function type.
    pub fn function(&mut self, ty: FunctionType) -> TypeId {
        let id = if let Some(&id) = self.function_ids.get(&ty) {
            id
        } else {
            let id = FunctionTypeId::new(self.functions.len());
            self.functions.push(ty.clone());
            self.function_ids.insert(ty, id);
            id
        };
        self.intern(Type::Function(id))
    }

    /// The function type of an id.
    pub fn function_type(&self, id: FunctionTypeId) -> &FunctionType {
        &self.functions[id.index()]
    }

    /// The function type, if the type is one.
    pub fn as_function(&self, ty: TypeId) -> Option<&FunctionType> {
        match self.kind(ty) {
            Type::Function(id) => Some(self.function_type(id)),
            _ => None,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.kind(ty) {
            Type::Pointer(to) => Some(to),
            _ => None,
        }
    }

    /// The element type of an array.
    pub fn element(&self, ty: TypeId) -> Option<TypeId> {
        match self.kind(ty) {
            Type::Array(element, _) => Some(element),
            _ => None,
        }
    }

    /// A new struct or union without members.
    pub fn add_record(&mut self, kind: RecordKind, tag: Option<Arc<str>>) -> RecordId {
        let id = RecordId::new(self.records.len());
        self.records.push(Record {
            kind,
            tag,
            unit: self.unit,
            transparent: false,
            composite: None,
            layout: None,
        });
        id
    }

    /// The type of a struct or union.
    pub fn record_type(&mut self, id: RecordId) -> TypeId {
        self.intern(Type::Record(id))
    }

    /// A struct or union.
    pub fn record(&self, id: RecordId) -> &Record {
        &self.records[id.index()]
    }

    /// Whether a record is a member of some union, or of a member of one.
    pub(crate) fn is_in_union(&self, id: RecordId) -> bool {
        let holds = |work: &mut Vec<TypeId>| {
            while let Some(ty) = work.pop() {
                match self.kind(ty) {
                    Type::Array(element, _) => work.push(element),
                    Type::Record(inner) if inner == id => return true,
                    Type::Record(inner) => {
                        let layout = self.record(inner).layout.iter();
                        work.extend(layout.flat_map(|layout| &layout.fields).map(|field| field.ty));
                    }
                    _ => (),
                }
            }
            false
        };
        let unions = self.records.iter().filter(|record| record.kind == RecordKind::Union);
        unions
            .filter_map(|record| record.layout.as_ref())
            .any(|layout| holds(&mut layout.fields.iter().map(|field| field.ty).collect()))
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut Record {
        &mut self.records[id.index()]
    }

    /// All structs and unions, in the order of their first mention.
    pub fn records(&self) -> impl Iterator<Item = (RecordId, &Record)> {
        self.records.iter().enumerate().map(|(index, record)| (RecordId::new(index), record))
    }

    /// The struct or union, if the type is one.
    pub fn as_record(&self, ty: TypeId) -> Option<RecordId> {
        match self.kind(ty) {
            Type::Record(id) => Some(id),
            _ => None,
        }
    }

    /// A new enum without constants.
    pub fn add_enum(&mut self, tag: Option<Arc<str>>) -> EnumId {
        let id = EnumId::new(self.enums.len());
        self.enums.push(EnumType {
            tag,
            unit: self.unit,
            underlying: IntKind::UInt,
            enumerators: None,
        });
        id
    }

    /// The type of an enum.
    pub fn enum_of(&mut self, id: EnumId) -> TypeId {
        self.intern(Type::Enum(id))
    }

    /// An enum.
    pub fn enum_type(&self, id: EnumId) -> &EnumType {
        &self.enums[id.index()]
    }

    pub(crate) fn enum_mut(&mut self, id: EnumId) -> &mut EnumType {
        &mut self.enums[id.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_ids_and_qualifiers_differ() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let a = table.pointer(TypeId::INT);
        let b = table.pointer(TypeId::INT);
        assert_eq!(a, b);
        let const_int = table.qualified(TypeId::INT, Quals::CONST);
        assert_ne!(const_int, TypeId::INT);
        assert_eq!(const_int.unqualified(), TypeId::INT);
        assert_ne!(table.pointer(const_int), a);
    }

    #[test]
    fn qualifiers_of_an_array_are_its_elements() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let array = table.array(TypeId::INT, ArrayLen::Known(3));
        let qualified = table.qualified(array, Quals::CONST);
        assert!(qualified.quals().is_empty());
        assert_eq!(table.quals_of(qualified), Quals::CONST);
        assert_eq!(table.quals_of(array), Quals::NONE);
    }

    #[test]
    fn basic_kinds_and_ids_agree() {
        let table = TypeTable::new(DataModel::Ilp32);
        for kind in [IntKind::Bool, IntKind::Int, IntKind::UInt128] {
            assert_eq!(table.kind(kind.type_id()), Type::Int(kind));
        }
        for kind in [FloatKind::Float, FloatKind::LongDouble, FloatKind::Float128] {
            assert_eq!(table.kind(kind.type_id()), Type::Float(kind));
        }
        assert_eq!(table.kind(TypeId::CONST_CHAR_PTR), Type::Pointer(TypeId(2 | 1 << QUAL_SHIFT)));
    }
}
