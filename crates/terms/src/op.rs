//! Operators: what stands at the head of a term.

use crate::sort::FloatFormat;

/// A name in a pool: of a program variable or of a symbolic input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub(crate) u32);

impl Symbol {
    /// The symbol's position among the pool's symbols: dense, from 0 in the order of creation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constant in a pool's table of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ConstId(pub(crate) u32);

/// The operator of a term. Derived operators (implication, subtraction, `bvuge`, ..) have none of their
/// own: their constructors build these.
///
/// All operators are total. Where SMT-LIB leaves a result open, it is fixed here, and backends translate accordingly:
/// integer `x div 0 = 0` and `x mod 0 = x`; `fp.min`/`fp.max` of zeros of both signs give the second argument;
/// a float out of the range of a bit-vector (or NaN, or infinite) converts to 0; NaN's bit pattern is the positive quiet
/// NaN with an otherwise empty payload.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A value.
    Const(ConstId),
    /// A variable.
    Var(Symbol),

    /// Negation.
    Not,
    /// Conjunction of two or more.
    And,
    /// Disjunction of two or more.
    Or,
    /// Equality at any sort (on floats: identity, so NaN equals NaN and zeros differ).
    Eq,
    /// `if c then a else b` at any sort.
    Ite,

    /// Sum of two or more integers.
    Add,
    /// Product of two or more integers.
    Mul,
    /// Euclidean quotient (SMT-LIB `div`).
    Div,
    /// Euclidean remainder (SMT-LIB `mod`), never negative.
    Mod,
    /// Less or equal, integers.
    Le,
    /// Less than, integers.
    Lt,

    /// Bitwise complement.
    BvNot,
    /// Two's complement negation.
    BvNeg,
    /// Bitwise and, two operands.
    BvAnd,
    /// Bitwise or, two operands.
    BvOr,
    /// Bitwise exclusive or, two operands.
    BvXor,
    /// Wrapping sum, two or more operands.
    BvAdd,
    /// Wrapping product, two operands.
    BvMul,
    /// Unsigned quotient; all ones if the divisor is 0.
    BvUdiv,
    /// Unsigned remainder; the dividend if the divisor is 0.
    BvUrem,
    /// Signed quotient, truncated.
    BvSdiv,
    /// Signed remainder with the dividend's sign.
    BvSrem,
    /// Signed remainder with the divisor's sign.
    BvSmod,
    /// Shift left; 0 if the amount is the width or more.
    BvShl,
    /// Logical shift right.
    BvLshr,
    /// Arithmetic shift right.
    BvAshr,
    /// Unsigned less than.
    BvUlt,
    /// Unsigned less or equal.
    BvUle,
    /// Signed less than.
    BvSlt,
    /// Signed less or equal.
    BvSle,
    /// Concatenation of two; the first operand is the high part.
    Concat,
    /// Bits `hi` down to `lo`.
    Extract {
        /// Highest bit taken.
        hi: u32,
        /// Lowest bit taken.
        lo: u32,
    },
    /// Extension by this many zero bits.
    ZeroExtend(u32),
    /// Extension by this many copies of the sign bit.
    SignExtend(u32),

    /// Sum under a rounding mode: `(rm, x, y)`.
    FpAdd,
    /// Difference: `(rm, x, y)`.
    FpSub,
    /// Product: `(rm, x, y)`.
    FpMul,
    /// Quotient: `(rm, x, y)`.
    FpDiv,
    /// Fused `x * y + z`: `(rm, x, y, z)`.
    FpFma,
    /// Square root: `(rm, x)`.
    FpSqrt,
    /// IEEE remainder: `(x, y)`.
    FpRem,
    /// Rounding to an integral value: `(rm, x)`.
    FpRound,
    /// The smaller of two.
    FpMin,
    /// The larger of two.
    FpMax,
    /// Absolute value.
    FpAbs,
    /// Negation.
    FpNeg,
    /// IEEE less or equal.
    FpLe,
    /// IEEE less than.
    FpLt,
    /// IEEE equality: zeros are equal, NaN is not.
    FpEq,
    /// Is it NaN?
    FpIsNan,
    /// Is it infinite?
    FpIsInfinite,
    /// Is it a zero?
    FpIsZero,
    /// Is it normal?
    FpIsNormal,
    /// Is it subnormal?
    FpIsSubnormal,
    /// Is its sign negative (and it is not NaN)?
    FpIsNegative,
    /// Is its sign positive (and it is not NaN)?
    FpIsPositive,
    /// The float with the given bit pattern.
    FpFromBits(FloatFormat),
    /// The bit pattern of a float.
    FpToBits,
    /// Another format's float, rounded: `(rm, x)`.
    FpFromFp(FloatFormat),
    /// A signed bit-vector's number, rounded: `(rm, bv)`.
    FpFromSbv(FloatFormat),
    /// An unsigned bit-vector's number, rounded: `(rm, bv)`.
    FpFromUbv(FloatFormat),
    /// A float's number as a signed bit-vector of this width, rounded: `(rm, x)`.
    FpToSbv(u32),
    /// A float's number as an unsigned bit-vector of this width, rounded: `(rm, x)`.
    FpToUbv(u32),

    /// An array's element: `(array, index)`.
    Select,
    /// An array with one element replaced: `(array, index, element)`.
    Store,
    /// The array that has its one argument everywhere. The index sort is the term's sort's.
    ConstArray,
}
