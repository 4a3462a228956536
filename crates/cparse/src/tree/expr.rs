//! Expressions, literals and initializers.

use super::{ExprId, List, StmtId, StrId, TypeNameId};
use crate::names::Name;
use crate::span::Span;

/// An expression. Parentheses and `__extension__` leave no trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// A variable, function or enumerator.
    Ident(Name),
    /// An integer constant; its type follows from base, suffix and value.
    Int {
        /// The value.
        value: u64,
        /// The base it is written in.
        base: Base,
        /// What follows the digits.
        suffix: IntSuffix,
    },
    /// A floating constant; [`FloatParts`](crate::FloatParts) takes its digits apart.
    Float {
        /// Digits, point and exponent as written, without the suffix.
        digits: Name,
        /// What follows the digits.
        suffix: FloatSuffix,
        /// Whether an `i` makes it imaginary.
        imaginary: bool,
    },
    /// A character constant.
    Char {
        /// Its prefix.
        encoding: Encoding,
        /// Its value as gcc computes it: plain ones are sign-extended from 8 bits.
        value: i64,
    },
    /// A string literal; adjacent ones are one.
    Str(StrId),
    /// A prefix or postfix operator.
    Unary(UnaryOp, ExprId),
    /// A binary operator other than assignment and comma.
    Binary(BinaryOp, ExprId, ExprId),
    /// `a = b`, or `a op= b` with an operator.
    Assign(Option<BinaryOp>, ExprId, ExprId),
    /// `condition ? then : otherwise`; `condition ?: otherwise` has no `then`.
    Cond {
        /// Decides.
        condition: ExprId,
        /// The value if true; the condition's own value where absent.
        then: Option<ExprId>,
        /// The value if false.
        otherwise: ExprId,
    },
    /// `a, b`.
    Comma(ExprId, ExprId),
    /// `(type) operand`.
    Cast(TypeNameId, ExprId),
    /// `(type) { .. }`.
    CompoundLiteral(TypeNameId, List<InitItem>),
    /// `callee(arguments)`.
    Call(ExprId, List<ExprId>),
    /// `array[index]`.
    Index(ExprId, ExprId),
    /// `base.member` or `base->member`.
    Member {
        /// The object, or the pointer to it.
        base: ExprId,
        /// Dot or arrow.
        access: Access,
        /// The member's name.
        member: Name,
    },
    /// `sizeof expression`.
    SizeofExpr(ExprId),
    /// `sizeof (type)`.
    SizeofType(TypeNameId),
    /// `__alignof__ expression`.
    AlignofExpr(ExprId),
    /// `_Alignof (type)`.
    AlignofType(TypeNameId),
    /// `_Generic(control, ..)`.
    Generic(ExprId, List<GenericArm>),
    /// `({ .. })`; the statement is a block.
    StmtExpr(StmtId),
    /// CBMC's `__CPROVER_forall { declaration expression }`, or `__CPROVER_exists`: a block of both.
    Quantified {
        /// Whether all values are meant, not some.
        all: bool,
        /// A declaration, then an expression.
        block: StmtId,
    },
    /// `&&label`.
    LabelAddr(Name),
    /// `__builtin_va_arg(list, type)`.
    VaArg(ExprId, TypeNameId),
    /// `__builtin_offsetof(type, member.path[i])`.
    Offsetof(TypeNameId, List<Designator>),
    /// `__builtin_types_compatible_p(a, b)`.
    TypesCompatible(TypeNameId, TypeNameId),
    /// `__builtin_choose_expr(constant, then, otherwise)`.
    ChooseExpr(ExprId, ExprId, ExprId),
    /// A type as argument of a builtin function, such as `__builtin_convertvector(v, type)`.
    TypeArg(TypeNameId),
}

/// Operators with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    /// `&x`
    AddrOf,
    /// `*x`
    Deref,
    /// `+x`
    Plus,
    /// `-x`
    Neg,
    /// `~x`
    BitNot,
    /// `!x`
    Not,
    /// `++x`
    PreInc,
    /// `--x`
    PreDec,
    /// `x++`
    PostInc,
    /// `x--`
    PostDec,
    /// `__real__ x`
    Real,
    /// `__imag__ x`
    Imag,
}

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `<`
    Lt,
    /// `>`
    Gt,
    /// `<=`
    Le,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `&`
    BitAnd,
    /// `^`
    BitXor,
    /// `|`
    BitOr,
    /// `&&`
    And,
    /// `||`
    Or,
}

impl BinaryOp {
    /// The operator as C writes it.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Mul => "*",
            Self::Div => "/",
            Self::Rem => "%",
            Self::Add => "+",
            Self::Sub => "-",
            Self::Shl => "<<",
            Self::Shr => ">>",
            Self::Lt => "<",
            Self::Gt => ">",
            Self::Le => "<=",
            Self::Ge => ">=",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::BitAnd => "&",
            Self::BitXor => "^",
            Self::BitOr => "|",
            Self::And => "&&",
            Self::Or => "||",
        }
    }

    /// How tightly it binds: 10 for `*` down to 1 for `||`. All are left-associative.
    pub(crate) fn precedence(self) -> u8 {
        match self {
            Self::Mul | Self::Div | Self::Rem => 10,
            Self::Add | Self::Sub => 9,
            Self::Shl | Self::Shr => 8,
            Self::Lt | Self::Gt | Self::Le | Self::Ge => 7,
            Self::Eq | Self::Ne => 6,
            Self::BitAnd => 5,
            Self::BitXor => 4,
            Self::BitOr => 3,
            Self::And => 2,
            Self::Or => 1,
        }
    }
}

/// How a member is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// `.`
    Dot,
    /// `->`
    Arrow,
}

/// One `type: value` of a `_Generic`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GenericArm {
    /// The type, or `None` for `default`.
    pub ty: Option<TypeNameId>,
    /// The value.
    pub value: ExprId,
}

/// The base an integer constant is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// `12`
    Decimal,
    /// `0x1f`
    Hex,
    /// `017`, and plain `0`
    Octal,
    /// `0b101`
    Binary,
}

impl Base {
    pub(crate) fn radix(self) -> u32 {
        match self {
            Self::Decimal => 10,
            Self::Hex => 16,
            Self::Octal => 8,
            Self::Binary => 2,
        }
    }
}

/// What follows the digits of an integer constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IntSuffix {
    /// `u`
    pub unsigned: bool,
    /// `l` or `ll`
    pub size: IntSize,
    /// `i`
    pub imaginary: bool,
}

/// The least size a suffix asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum IntSize {
    /// No suffix.
    #[default]
    Int,
    /// `l`
    Long,
    /// `ll`
    LongLong,
}

/// What follows the digits of a floating constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatSuffix {
    /// No suffix.
    Double,
    /// `f`
    Float,
    /// `l`
    LongDouble,
    /// `f16`
    F16,
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `f128` or `q`
    F128,
    /// `f32x`
    F32x,
    /// `f64x`
    F64x,
    /// `w`
    F80,
    /// `df`
    Decimal32,
    /// `dd`
    Decimal64,
    /// `dl`
    Decimal128,
}

/// The prefix of a character constant or string literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// No prefix: bytes of the text, `char`.
    Plain,
    /// `u8`: bytes of UTF-8, `char`.
    Utf8,
    /// `u`: 16-bit units, `char16_t`.
    Utf16,
    /// `U`: 32-bit units, `char32_t`.
    Utf32,
    /// `L`: 32-bit units, `wchar_t`.
    Wide,
}

impl Encoding {
    /// The prefix as written.
    pub fn prefix(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Utf8 => "u8",
            Self::Utf16 => "u",
            Self::Utf32 => "U",
            Self::Wide => "L",
        }
    }

    /// Whether the code units are bytes.
    pub fn is_bytes(self) -> bool {
        matches!(self, Self::Plain | Self::Utf8)
    }

    pub(crate) fn unit_mask(self) -> u32 {
        match self {
            Self::Plain | Self::Utf8 => 0xff,
            Self::Utf16 => 0xffff,
            Self::Utf32 | Self::Wide => u32::MAX,
        }
    }
}

/// A string literal, with adjacent parts joined and escapes undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StringLit {
    /// The prefix.
    pub encoding: Encoding,
    /// The code units, without the terminating zero.
    pub units: Box<[u32]>,
    /// From the first part to the last.
    pub span: Span,
}

impl StringLit {
    /// The bytes of a string whose units are bytes.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let byte = |&unit: &u32| u8::try_from(unit).ok();
        if self.encoding.is_bytes() { self.units.iter().map(byte).collect() } else { None }
    }
}

/// What a variable or member is initialised with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    /// An expression.
    Expr(ExprId),
    /// `{ .. }`
    List(List<InitItem>),
}

/// One entry of a braced initializer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitItem {
    /// Where the value goes; empty for "the next place".
    pub designators: List<Designator>,
    /// The value.
    pub init: Init,
}

/// One step to a part of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Designator {
    /// `.member`, also in its old form `member:`.
    Member(Name),
    /// `[index]`
    Index(ExprId),
    /// `[first ... last]`
    Range(ExprId, ExprId),
}
