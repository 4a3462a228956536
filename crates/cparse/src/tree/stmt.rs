//! Statements.

use super::{
    AsmId, Attr, DeclId, ExprId, FunctionId, List, PackPragma, StaticAssert, StmtId, StrId,
};
use crate::names::Name;
use crate::span::Span;

/// A statement, or a declaration or pragma among statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StmtKind {
    /// `;`
    Empty,
    /// `expression;`
    Expr(ExprId),
    /// A declaration; only inside of blocks, in `for`, and after labels.
    Decl(DeclId),
    /// `{ .. }`
    Block(List<StmtId>),
    /// `if .. else if .. else ..`: one arm per condition, however long the chain.
    If {
        /// The conditions and what they guard; never empty.
        arms: List<IfArm>,
        /// The last `else`.
        otherwise: Option<StmtId>,
    },
    /// `while (condition) body`
    While {
        /// Tested before each round.
        condition: ExprId,
        /// The loop's body.
        body: StmtId,
    },
    /// `do body while (condition);`
    DoWhile {
        /// The loop's body.
        body: StmtId,
        /// Tested after each round.
        condition: ExprId,
    },
    /// `for (init; condition; step) body`
    For {
        /// A declaration or an expression statement.
        init: Option<StmtId>,
        /// Tested before each round.
        condition: Option<ExprId>,
        /// Evaluated after each round.
        step: Option<ExprId>,
        /// The loop's body.
        body: StmtId,
    },
    /// `switch (value) body`
    Switch {
        /// Decides.
        value: ExprId,
        /// Holds the `case` labels.
        body: StmtId,
    },
    /// The definition of a function inside of another one, as GNU C has it.
    Function(FunctionId),
    /// A statement with all the labels right before it.
    Labeled {
        /// The labels in source order; never empty.
        labels: List<Label>,
        /// What they label; [`StmtKind::Empty`] before a `}`.
        body: StmtId,
    },
    /// `goto label;`
    Goto(Name),
    /// `goto *address;`
    GotoComputed(ExprId),
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return value;`
    Return(Option<ExprId>),
    /// `asm(..);`
    Asm(AsmId),
    /// `__label__ a, b;`
    LocalLabels(List<Name>),
    /// `_Static_assert(..);`
    StaticAssert(StaticAssert),
    /// Attributes alone, such as `__attribute__((fallthrough));`.
    Attributes(List<Attr>),
    /// `#pragma pack`
    Pack(PackPragma),
}

/// One `if (condition) body` of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IfArm {
    /// Decides.
    pub condition: ExprId,
    /// What is done if it is true.
    pub body: StmtId,
    /// From `if` to the end of the body.
    pub span: Span,
}

/// One label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// What it is.
    pub kind: LabelKind,
    /// Attributes after a named label.
    pub attrs: List<Attr>,
    /// From the label to its colon.
    pub span: Span,
}

/// The kinds of labels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelKind {
    /// `name:`
    Name(Name),
    /// `case value:`, or `case value ... last:`
    Case(ExprId, Option<ExprId>),
    /// `default:`
    Default,
}

/// An `asm` statement, or one at file scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asm {
    /// Whether it is `asm volatile`.
    pub volatile: bool,
    /// Whether it is `asm goto`.
    pub goto: bool,
    /// Whether there is a colon after the template, so that `%` is special in it.
    pub extended: bool,
    /// The assembler text.
    pub template: StrId,
    /// What it writes.
    pub outputs: List<AsmOperand>,
    /// What it reads.
    pub inputs: List<AsmOperand>,
    /// What else it changes.
    pub clobbers: List<StrId>,
    /// Where it may jump.
    pub labels: List<Name>,
    /// Where it stands.
    pub span: Span,
}

/// One `[name] "constraint" (value)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsmOperand {
    /// The name the template uses.
    pub name: Option<Name>,
    /// Registers, memory and direction.
    pub constraint: StrId,
    /// The operand.
    pub value: ExprId,
}
