//! Statements.

use symra_ir::Position;

use super::{ExprId, LabelId, List, ObjectId, StmtId};

/// A statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands; of a loop, its keyword.
    pub at: Position,
}

/// The kinds of statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StmtKind {
    /// Evaluated for its effects; the value may be of any type.
    Expr(ExprId),
    /// Statements one after the other. `scope` lists the automatic objects that die at its end.
    Block {
        /// The statements.
        stmts: List<StmtId>,
        /// The objects declared right here, in order.
        scope: List<ObjectId>,
    },
    /// `if .. else if .. else`: one arm per condition.
    If {
        /// Never empty.
        arms: List<IfArm>,
        /// The last `else`.
        otherwise: Option<StmtId>,
    },
    /// A loop. What a `for` initialises stands before it, in a block around both.
    Loop {
        /// How it is written.
        kind: LoopKind,
        /// Of type `_Bool`; absent means true. Tested before each round, of `do` after it.
        condition: Option<ExprId>,
        /// Done after each round and by `continue`, before the condition is tested again.
        step: Option<ExprId>,
        /// The body.
        body: StmtId,
    },
    /// Jumps to the label of the case that holds the value, else to `default`, else behind the body.
    Switch {
        /// Of an integer type, promoted.
        value: ExprId,
        /// Disjoint, in source order. Their labels stand somewhere in the body.
        cases: List<Case>,
        /// The label of `default:`.
        default: Option<LabelId>,
        /// What the cases jump into.
        body: StmtId,
    },
    /// A jump target: control passes through it.
    Label(LabelId),
    /// Jumps, in any direction, into or out of any blocks of the function.
    Goto(LabelId),
    /// Jumps to the label whose [address](Label::address) the pointer is.
    GotoComputed(ExprId),
    /// Leaves the innermost loop or switch.
    Break,
    /// Goes to the step of the innermost loop, then to its condition.
    Continue,
    /// Leaves the function. A value is of the result type; a `void` expression is evaluated before.
    Return(Option<ExprId>),
    /// The automatic object comes to life with an arbitrary value; an old instance of it is dead.
    /// A variable-length array takes its size from the extents of its type, which are set before.
    Declare {
        /// The object.
        object: ObjectId,
        /// The number of its initializer in the body.
        init: Option<u32>,
    },
    /// A construct we do not model; an error if it is reached.
    Unsupported(Unsupported),
}

/// One `if (condition) body` of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IfArm {
    /// Of type `_Bool`.
    pub condition: ExprId,
    /// Done if it is true.
    pub body: StmtId,
    /// Where the `if` stands.
    pub at: Position,
}

/// How a loop is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopKind {
    /// `while`
    While,
    /// `do .. while`
    Do,
    /// `for`
    For,
}

/// The values of one `case`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// The first value, in the type of the switch.
    pub low: super::Bits,
    /// The last value; at least `low`.
    pub high: super::Bits,
    /// Where to go.
    pub label: LabelId,
}

/// A jump target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The name; none for `case` and `default`.
    pub name: Option<std::sync::Arc<str>>,
    /// Where it stands.
    pub at: Position,
    /// What `&&label` is, if the program asks for it: a number that no object has as its address, and no other
    /// label of the function.
    pub address: Option<u64>,
}

/// What we do not model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsupported {
    /// Inline assembler.
    Asm,
    /// A quantified expression whose variable has no bounds that we see.
    Quantifier,
    /// A call that starts a thread by its label.
    Thread,
    /// Complex numbers.
    Complex,
    /// Vector types.
    Vector,
    /// Decimal floating types.
    Decimal,
    /// A variable-length array where we do not follow it: in a struct.
    VariableLength,
    /// A builtin function that we do not know.
    Builtin,
    /// `__builtin_setjmp`, `__builtin_longjmp`, `__builtin_apply` and their like.
    NonLocal,
}

impl Unsupported {
    /// The construct, for messages.
    pub fn what(self) -> &'static str {
        match self {
            Self::Asm => "inline assembler",
            Self::Quantifier => "a quantifier without bounds",
            Self::Thread => "a thread",
            Self::Complex => "a complex number",
            Self::Vector => "a vector type",
            Self::Decimal => "a decimal floating type",
            Self::VariableLength => "a variable-length array inside of a struct",
            Self::Builtin => "an unknown builtin function",
            Self::NonLocal => "a non-local jump",
        }
    }
}
