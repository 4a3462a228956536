//! Declarations: specifiers, declarators, records, enums, attributes.

use super::{
    DeclaratorId, EnumId, ExprId, Init, List, PackPragma, Packing, RecordId, SpecsId, StaticAssert,
    StrId, TypeNameId,
};
use crate::names::Name;
use crate::span::Span;

/// `specifiers declarator = init, ..;`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decl {
    /// What all declared things share.
    pub specs: SpecsId,
    /// The declared things; none in `struct s { .. };`.
    pub declarators: List<InitDeclarator>,
    /// With its semicolon.
    pub span: Span,
}

/// One declared thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitDeclarator {
    /// Its name and type.
    pub declarator: DeclaratorId,
    /// Its first value.
    pub init: Option<Init>,
}

/// Declaration specifiers: everything before the first declarator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Specs {
    /// `typedef`, `static` and so on.
    pub storage: Option<Storage>,
    /// `inline`, `_Noreturn`, `_Thread_local`.
    pub flags: SpecFlags,
    /// `const` and so on.
    pub quals: Quals,
    /// The type.
    pub ty: TypeSpec,
    /// Attributes among the specifiers.
    pub attrs: List<Attr>,
    /// Every `_Alignas`.
    pub aligns: List<AlignSpec>,
    /// Where they stand; empty where there are none.
    pub span: Span,
}

/// A storage class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// `typedef`
    Typedef,
    /// `extern`
    Extern,
    /// `static`
    Static,
    /// `auto`
    Auto,
    /// `register`
    Register,
}

impl Storage {
    /// The keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Typedef => "typedef",
            Self::Extern => "extern",
            Self::Static => "static",
            Self::Auto => "auto",
            Self::Register => "register",
        }
    }
}

macro_rules! flags {
    ($(#[$doc:meta])* $set:ident { $($(#[$flag_doc:meta])* $flag:ident = $bit:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(u8);

        impl $set {
            $($(#[$flag_doc])* pub const $flag: Self = Self(1 << $bit);)*

            /// Whether all of `other` is in the set.
            pub fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether nothing is in the set.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub(crate) fn insert(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
    };
}

flags! {
    /// A set of type qualifiers.
    Quals {
        /// `const`
        CONST = 0,
        /// `volatile`
        VOLATILE = 1,
        /// `restrict`
        RESTRICT = 2,
        /// `_Atomic` without parentheses
        ATOMIC = 3,
    }
}

flags! {
    /// Specifiers that are neither storage class, type nor qualifier.
    SpecFlags {
        /// `inline`
        INLINE = 0,
        /// `_Noreturn`
        NORETURN = 1,
        /// `_Thread_local`, `__thread`
        THREAD_LOCAL = 2,
    }
}

/// The type among the specifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSpec {
    /// None: an implicit `int`.
    Implicit,
    /// Keywords such as `unsigned long`.
    Basic(BasicType),
    /// `_Complex` with such keywords; alone it is `double`.
    Complex(BasicType),
    /// `struct` or `union`
    Record(RecordId),
    /// `enum`
    Enum(EnumId),
    /// The name of a typedef.
    Typedef(Name),
    /// `typeof(expression)`
    TypeofExpr(ExprId),
    /// `typeof(type)`
    TypeofType(TypeNameId),
    /// `_Atomic(type)`
    Atomic(TypeNameId),
    /// `__auto_type`
    Auto,
}

/// A type made of keywords.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BasicType {
    /// `void`
    Void,
    /// `_Bool`
    Bool,
    /// `char`
    Char,
    /// `signed char`
    SChar,
    /// `unsigned char`
    UChar,
    /// `short`
    Short,
    /// `unsigned short`
    UShort,
    /// `int`
    Int,
    /// `unsigned int`
    UInt,
    /// `long`
    Long,
    /// `unsigned long`
    ULong,
    /// `long long`
    LongLong,
    /// `unsigned long long`
    ULongLong,
    /// `__int128`
    Int128,
    /// `unsigned __int128`
    UInt128,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `long double`
    LongDouble,
    /// `_Float16`
    Float16,
    /// `_Float32`
    Float32,
    /// `_Float64`
    Float64,
    /// `_Float128`, `__float128`
    Float128,
    /// `_Float32x`
    Float32x,
    /// `_Float64x`
    Float64x,
    /// `__float80`
    Float80,
    /// `_Decimal32`
    Decimal32,
    /// `_Decimal64`
    Decimal64,
    /// `_Decimal128`
    Decimal128,
}

impl BasicType {
    /// The type in its shortest spelling.
    pub fn spelling(self) -> &'static str {
        match self {
            Self::Void => "void",
            Self::Bool => "_Bool",
            Self::Char => "char",
            Self::SChar => "signed char",
            Self::UChar => "unsigned char",
            Self::Short => "short",
            Self::UShort => "unsigned short",
            Self::Int => "int",
            Self::UInt => "unsigned int",
            Self::Long => "long",
            Self::ULong => "unsigned long",
            Self::LongLong => "long long",
            Self::ULongLong => "unsigned long long",
            Self::Int128 => "__int128",
            Self::UInt128 => "unsigned __int128",
            Self::Float => "float",
            Self::Double => "double",
            Self::LongDouble => "long double",
            Self::Float16 => "_Float16",
            Self::Float32 => "_Float32",
            Self::Float64 => "_Float64",
            Self::Float128 => "_Float128",
            Self::Float32x => "_Float32x",
            Self::Float64x => "_Float64x",
            Self::Float80 => "__float80",
            Self::Decimal32 => "_Decimal32",
            Self::Decimal64 => "_Decimal64",
            Self::Decimal128 => "_Decimal128",
        }
    }
}

/// A type where no name is declared: in casts, `sizeof`, `typeof` and the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeName {
    /// The base type.
    pub specs: SpecsId,
    /// What is derived from it; has no name.
    pub declarator: DeclaratorId,
    /// Where it stands.
    pub span: Span,
}

/// A declared name with the types derived around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declarator {
    /// The name; none in type names and unnamed parameters.
    pub name: Option<Name>,
    /// Where the name stands, or where it would.
    pub name_span: Span,
    /// Read from the name outwards: in `int *a[3]` first the array, then the pointer.
    pub derived: List<Derived>,
    /// Attributes before, inside and after the declarator.
    pub attrs: List<Attr>,
    /// The name for the assembler.
    pub asm_label: Option<StrId>,
    /// Where it stands.
    pub span: Span,
}

/// One step of a declarator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Derived {
    /// `*`
    Pointer {
        /// Qualifiers of the pointer itself.
        quals: Quals,
        /// Attributes after the star.
        attrs: List<Attr>,
    },
    /// `[size]`
    Array {
        /// Qualifiers of the pointer a parameter becomes.
        quals: Quals,
        /// Whether `static` promises at least `size` elements.
        at_least: bool,
        /// The number of elements.
        size: ArraySize,
    },
    /// `(parameters)` with types.
    Function {
        /// The parameters; a lone `void` is one of them.
        params: List<Param>,
        /// Whether `...` follows.
        variadic: bool,
    },
    /// `(a, b)` without types, or `()`.
    OldFunction(List<Name>),
}

/// What stands in the brackets of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArraySize {
    /// `[]`
    Unknown,
    /// `[*]`
    Star,
    /// `[n]`
    Expr(ExprId),
}

/// A parameter with its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// The base type.
    pub specs: SpecsId,
    /// The name, if any, and what is derived.
    pub declarator: DeclaratorId,
}

/// `struct` or `union`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// `struct`
    Struct,
    /// `union`
    Union,
}

/// A `struct` or `union` specifier: a reference to a tag, or a definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// Which of the two.
    pub kind: RecordKind,
    /// The tag.
    pub tag: Option<Name>,
    /// The members, if this is a definition.
    pub members: Option<List<Member>>,
    /// Attributes before the tag and after the body.
    pub attrs: List<Attr>,
    /// The `#pragma pack` in force at the closing brace.
    pub pack: Packing,
    /// Where it stands.
    pub span: Span,
}

/// One entry of a struct's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Member {
    /// `specifiers field, field;`
    Fields {
        /// What all the fields share.
        specs: SpecsId,
        /// The fields; none for an anonymous struct or union.
        fields: List<Field>,
    },
    /// `_Static_assert(..);`
    StaticAssert(StaticAssert),
    /// `#pragma pack`
    Pack(PackPragma),
}

/// One field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name and type; has no name in `int : 3`.
    pub declarator: DeclaratorId,
    /// The width of a bit-field.
    pub width: Option<ExprId>,
}

/// An `enum` specifier: a reference to a tag, or a definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnumSpec {
    /// The tag.
    pub tag: Option<Name>,
    /// The constants, if this is a definition.
    pub enumerators: Option<List<Enumerator>>,
    /// Attributes before the tag and after the body.
    pub attrs: List<Attr>,
    /// Where it stands.
    pub span: Span,
}

/// One constant of an enum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enumerator {
    /// Its name.
    pub name: Name,
    /// Its value; otherwise one more than the one before.
    pub value: Option<ExprId>,
    /// Attributes after the name.
    pub attrs: List<Attr>,
    /// Where it stands.
    pub span: Span,
}

/// One `_Alignas`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlignSpec {
    /// `_Alignas(type)`
    Type(TypeNameId),
    /// `_Alignas(expression)`
    Expr(ExprId),
}

/// One attribute of an `__attribute__((..))`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attr {
    /// The name without surrounding underscores: `__packed__` is `packed`.
    pub name: Name,
    /// The arguments.
    pub args: List<AttrArg>,
    /// Where it stands.
    pub span: Span,
}

/// One argument of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrArg {
    /// A lone identifier as written: `__printf__` in `format(__printf__, 1, 2)`, `g` in `cleanup(g)`.
    /// [`Tree::plain_text`](super::Tree::plain_text) removes its underscores.
    Word(Name),
    /// An expression.
    Expr(ExprId),
    /// A type.
    Type(TypeNameId),
}
