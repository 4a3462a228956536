//! Values and places.

use std::fmt;

use symra_ir::Position;
use symra_terms::BitVec;
pub use symra_terms::Float;

use super::{ExprId, FunctionId, List, ObjectId, PlaceId, StmtId, Unsupported};
use crate::types::{BitRange, FloatKind, TypeId};

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type: unqualified; `void`, a scalar, or a struct or union.
    pub ty: TypeId,
    /// Where it stands.
    pub at: Position,
}

/// A part of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// What it is.
    pub kind: PlaceKind,
    /// The type of what lies there, with its qualifiers; may be an array. For a bit-field the declared type.
    pub ty: TypeId,
    /// Where it stands.
    pub at: Position,
}

/// The kinds of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A whole object.
    Object(ObjectId),
    /// What the pointer points to.
    Deref(ExprId),
    /// A member that is no bit-field, so many bytes after the start of `base`.
    Member {
        /// The struct or union.
        base: PlaceId,
        /// Which of [`RecordLayout::fields`](crate::types::RecordLayout::fields) of `base`'s type.
        field: u32,
        /// Bytes from the start of `base`.
        offset: u64,
    },
    /// A bit-field. It has no address.
    BitField {
        /// The struct or union.
        base: PlaceId,
        /// Which of its fields.
        field: u32,
        /// Bytes from the start of `base` to the byte of the first bit.
        offset: u64,
        /// The bits from there.
        bits: BitRange,
    },
    /// `then`, once `first` was evaluated: a compound literal, or a member of a returned struct.
    After {
        /// Evaluated for its effects.
        first: ExprId,
        /// The place.
        then: PlaceId,
    },
    /// A place of a construct we do not model.
    Unsupported(Unsupported),
}

/// The kinds of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExprKind {
    /// A constant of integer, enum, pointer or floating type.
    Const(Bits),
    /// What lies at the place: a scalar, a struct or a union.
    Load(PlaceId),
    /// The address of the place, which is no bit-field.
    AddrOf(PlaceId),
    /// The address of the first element of the array at the place.
    Decay(PlaceId),
    /// The address of a function.
    FunctionAddr(FunctionId),
    /// `operand` as a value of the node's type.
    Convert {
        /// How.
        how: Conversion,
        /// What.
        operand: ExprId,
        /// Whether the program wrote a cast.
        explicit: bool,
    },
    /// An operator with one operand of the result's type; [`Unary::Not`] is of `_Bool`.
    Unary(Unary, ExprId),
    /// An operator with two operands.
    Binary(Binary, ExprId, ExprId),
    /// `pointer + index * stride` in bytes, or minus.
    PtrAdd {
        /// Where to start.
        pointer: ExprId,
        /// How many elements; of type `ptrdiff_t`.
        index: ExprId,
        /// The size of an element.
        stride: Stride,
        /// Whether to go backwards.
        backwards: bool,
    },
    /// `(left - right) / stride` of two pointers, of type `ptrdiff_t`.
    PtrDiff {
        /// The minuend.
        left: ExprId,
        /// The subtrahend.
        right: ExprId,
        /// The size of an element.
        stride: Stride,
    },
    /// `left && right`: of `_Bool`, the right one evaluated only if needed.
    And(ExprId, ExprId),
    /// `left || right`: of `_Bool`, the right one evaluated only if needed.
    Or(ExprId, ExprId),
    /// `condition ? then : otherwise`; both branches have the node's type, or all are `void`.
    Cond {
        /// Of type `_Bool`.
        condition: ExprId,
        /// Evaluated if true.
        then: ExprId,
        /// Evaluated if false.
        otherwise: ExprId,
    },
    /// `first, then`: `first` is evaluated for its effects.
    Comma(ExprId, ExprId),
    /// Stores the value. The node's value is what a load of the place would give then.
    Assign {
        /// Where; evaluated first.
        place: PlaceId,
        /// What, of the place's unqualified type.
        value: ExprId,
    },
    /// Reads the place, computes `value` with [`ExprKind::OldValue`] of the same `number` standing
    /// for what was read, and stores it. The place is evaluated once.
    Update {
        /// Names the old value; unique in the body.
        number: u32,
        /// Where.
        place: PlaceId,
        /// What to store, of the place's unqualified type.
        value: ExprId,
        /// What the node's value is.
        result: UpdateResult,
    },
    /// The value read by the [`ExprKind::Update`] of that number around this node.
    OldValue(u32),
    /// A call.
    Call {
        /// Whom.
        callee: Callee,
        /// Converted to the parameters' types, or promoted where there is no prototype.
        args: List<ExprId>,
    },
    /// An operation that is no C operator.
    Builtin {
        /// Which.
        op: Builtin,
        /// Its operands.
        args: List<ExprId>,
    },
    /// `({ .. })`: runs the block and gives `value`, which is evaluated inside of the block's scope, at its end.
    StmtExpr {
        /// A [`StmtKind::Block`](super::StmtKind::Block) without the last expression.
        block: StmtId,
        /// The last expression; none if the node is `void`.
        value: Option<ExprId>,
    },
    /// Makes the object alive and gives it its initializer: a compound literal is evaluated.
    InitObject {
        /// The object.
        object: ObjectId,
        /// The number of the initializer in the body.
        init: u32,
    },
    /// Evaluates its operands in any order and has no value: the arguments of a call that stands for several.
    AnyOrder(List<ExprId>),
    /// The operand, all of whose reads and writes are one step to other threads.
    Atomic(ExprId),
    /// A construct we do not model; an error if it is reached.
    Unsupported(Unsupported),
}

/// The value of an [`ExprKind::Update`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdateResult {
    /// What was read: `x++`.
    Old,
    /// What was stored, as a load would give it: `++x`, `x += y`.
    New,
}

/// Whom to call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A function by its name.
    Direct(FunctionId),
    /// The function that a pointer points to; the value's type is a pointer to the function type of the call.
    Indirect(ExprId),
}

/// The size of what a pointer points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// So many bytes; 1 for `void` and functions, as in gcc.
    Bytes(u64),
    /// Computed from the extents of a variable-length array; of type `size_t`.
    Computed(ExprId),
}

/// How a value changes its type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conversion {
    /// Between integer types (enums included): truncates, or extends by the sign of the source type.
    Integer,
    /// To `_Bool`: whether the scalar differs from zero (a NaN does).
    Truth,
    /// From an integer, rounding in the current mode.
    IntToFloat,
    /// To an integer, truncating towards zero; outside of the range the result is arbitrary.
    FloatToInt,
    /// Between floating types, rounding in the current mode.
    Float,
    /// Between pointer types: the address stays.
    Pointer,
    /// The address as an integer: truncates, or extends by the address's sign bit, as gcc does.
    PointerToInt,
    /// The integer as an address: truncates or extends by the sign of the source type.
    IntToPointer,
    /// The value is thrown away.
    Void,
}

/// Operators with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    /// `-x`
    Neg,
    /// `~x`
    BitNot,
    /// `!x`, of type `_Bool`
    Not,
}

/// Operators with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named as C's operators")]
pub enum Binary {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    BitAnd,
    BitXor,
    BitOr,
    /// Comparisons are of type `_Bool`; their operands are of one arithmetic type, or pointers
    /// (which compare as unsigned addresses).
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
}

impl Binary {
    /// Whether it compares.
    pub fn is_comparison(self) -> bool {
        matches!(self, Self::Lt | Self::Gt | Self::Le | Self::Ge | Self::Eq | Self::Ne)
    }

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
            Self::BitAnd => "&",
            Self::BitXor => "^",
            Self::BitOr => "|",
            Self::Lt => "<",
            Self::Gt => ">",
            Self::Le => "<=",
            Self::Ge => ">=",
            Self::Eq => "==",
            Self::Ne => "!=",
        }
    }
}

/// Operations of gcc's builtin functions that are neither C operators nor calls of library functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    /// Control never comes here: `__builtin_unreachable()`.
    Unreachable,
    /// The condition (`_Bool`) holds: `__builtin_assume(x)`.
    Assume,
    /// Ends the program abnormally: `__builtin_trap()`.
    Trap,
    /// `size_t` bytes that live until the function returns (their block ends for none of it).
    Alloca,
    /// Starts the list at the pointer (first operand) with the arguments after the last parameter.
    VaStart,
    /// Ends the list at the pointer.
    VaEnd,
    /// Copies the list at the second pointer to the first one.
    VaCopy,
    /// The next argument of the list at the pointer, as a value of the node's type.
    VaArg,
    /// `a + b` of any integer types, exactly; stores it, cut to its type, through the pointer (third operand).
    /// The value (`_Bool`) is whether it was cut.
    AddOverflow,
    /// Likewise for `a - b`.
    SubOverflow,
    /// Likewise for `a * b`.
    MulOverflow,
    /// Whether `a + b` does not fit in the type of the third operand, whose value is not used.
    AddOverflowP,
    /// Likewise for `a - b`.
    SubOverflowP,
    /// Likewise for `a * b`.
    MulOverflowP,
    /// Leading zeros of an unsigned integer; arbitrary for zero.
    Clz,
    /// Trailing zeros of an unsigned integer; arbitrary for zero.
    Ctz,
    /// Redundant sign bits of a signed integer.
    Clrsb,
    /// One more than the position of the lowest set bit; 0 for zero.
    Ffs,
    /// The number of set bits of an unsigned integer.
    Popcount,
    /// The number of set bits, modulo 2.
    Parity,
    /// The bytes of an unsigned integer in the opposite order.
    Bswap,
    /// Whether the float is a NaN (`_Bool`; likewise the following ones).
    IsNan,
    /// Whether the float is infinite.
    IsInf,
    /// Whether the float is neither infinite nor a NaN.
    IsFinite,
    /// Whether the float is neither zero, subnormal, infinite nor a NaN.
    IsNormal,
    /// Whether the float's sign bit is set.
    SignBit,
    /// Whether one of the two floats is a NaN.
    Unordered,
    /// Whether the one float is less or greater than the other.
    LessGreater,
    /// 1, -1 or 0 (`int`) for positive infinity, negative infinity, others.
    IsInfSign,
    /// One of the five first operands (`int`): by the last one being NaN, infinite, normal, subnormal, zero.
    FpClassify,
    /// The address of the frame or of the caller, an arbitrary pointer.
    FrameAddress,
    /// A number (`unsigned`) for a `setjmp` that no other one had.
    JumpNumber,
    /// `setjmp` with its number, which was stored already.
    SetJump,
    /// `longjmp` to the `setjmp` of a number, with the value that this one returns.
    LongJump,
}

/// The bits of a constant.
///
/// An integer (or address) is stored as a 128-bit two's complement number: sign-extended if its
/// type is signed, zero-extended if not. A float is stored as its IEEE pattern of
/// [`FloatFormat::width`](symra_terms::FloatFormat::width) bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits {
    high: u64,
    low: u64,
}

impl Bits {
    /// Zero, false, the null pointer.
    pub const ZERO: Self = Self { high: 0, low: 0 };

    /// An integer; one of an `unsigned __int128` above `i128::MAX` is negative here.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the two halves are meant"
    )]
    pub const fn from_i128(value: i128) -> Self {
        Self { high: (value >> 64) as u64, low: value as u64 }
    }

    /// The 128-bit two's complement number.
    #[expect(clippy::cast_possible_wrap, reason = "two's complement is meant")]
    pub const fn to_i128(self) -> i128 {
        self.to_u128() as i128
    }

    /// The 128 bits.
    pub const fn to_u128(self) -> u128 {
        (self.high as u128) << 64 | self.low as u128
    }

    /// Whether all bits are zero: the integer 0, the positive float 0, the null pointer.
    pub const fn is_zero(self) -> bool {
        self.high == 0 && self.low == 0
    }

    /// The low `width` bits as a bit-vector.
    pub fn to_bitvec(self, width: u32) -> BitVec {
        if width <= 64 {
            return BitVec::from_u64(self.low, width);
        }
        BitVec::from_u64(self.high, 64)
            .concat(&BitVec::from_u64(self.low, 64))
            .extract(width - 1, 0)
    }

    /// The bits of a float.
    pub fn from_float(float: &Float) -> Self {
        let pattern = u128::try_from(float.to_bits().to_ubig())
            .expect("a float should have at most 128 bits");
        Self::from_i128(pattern.cast_signed())
    }

    /// The float of a kind that has these bits.
    pub fn to_float(self, kind: FloatKind) -> Float {
        let format = kind.format();
        Float::from_bits(format, &self.to_bitvec(format.width()))
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bits({})", self.to_i128())
    }
}
