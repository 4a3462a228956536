//! The steps of a plan.

use crate::op::{Op, Symbol};
use crate::sort::Sort;

/// A step. What the fields `a`, `b` and `c` are depends on the code; registers are those of words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instruction {
    pub(super) code: Code,
    /// The width of the operands and, where that is the same, of the result: 1 to 64.
    pub(super) width: u8,
    /// The register of the result.
    pub(super) to: u32,
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) c: u32,
}

/// What a step does. Truth values are words of width 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    Not,
    And,
    Or,
    Xor,
    Eq,
    /// `a` chooses between `b` and `c`.
    Ite,
    Neg,
    Add,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Smod,
    Shl,
    Lshr,
    Ashr,
    Ult,
    Ule,
    Slt,
    Sle,
    /// `c` is the width of `b`; `width` that of the result.
    Concat,
    /// `b` is the lowest bit; `width` that of the result.
    Extract,
    /// `b` is the width of the result; `width` that of the operand.
    SignExtend,
    Copy,
    /// To step `b`.
    Jump,
    /// To step `b` unless register `a` holds true.
    JumpUnless,
    /// The step `a` of the table of general ones.
    General,
}

/// A step that has to do with values that are no words.
#[derive(Clone, Debug)]
pub(super) struct General {
    pub(super) kind: GeneralKind,
    pub(super) args: Box<[Operand]>,
    pub(super) to: Destination,
}

#[derive(Clone, Debug)]
pub(super) enum GeneralKind {
    Select,
    Store,
    Move,
    Apply { op: Op, sort: Sort },
}

/// Where a step finds an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Operand {
    Word { register: u32, width: u32 },
    Constant(u32),
    Value { register: u32, last: bool },
    Variable { symbol: Symbol, last: bool },
}

/// Where a step leaves its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Destination {
    Word(u32),
    Value(u32),
    /// A slot of the results that are values.
    Result(u32),
}
