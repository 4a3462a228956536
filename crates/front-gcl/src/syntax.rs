//! The syntax tree. Expressions live in one vector, arguments before what uses them, so that no walk over them recurses.

use std::ops::Range;

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::source::{Source, Span};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub(crate) struct $name(pub(crate) u32);

        impl $name {
            pub(crate) fn new(index: usize) -> Self {
                Self(u32::try_from(index).expect("a text of less than 4 GiB should have fewer than 2^32 parts"))
            }

            pub(crate) fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

ids! {
    /// A name, stored once.
    NameId,
    /// An expression.
    ExprId,
    /// An index variable of a `for`, a quantifier or a process.
    BinderId,
    /// A block: the whole file, a process, or a `for`.
    BlockId,
    /// A declared constant or parameter.
    ConstId,
    /// A declared variable or family of variables.
    DeclId,
    /// A process.
    ProcessId,
}

/// A name where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name {
    pub(crate) id: NameId,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unary {
    Not,
    Negate,
    Complement,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    Iff,
    Implies,
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    BitOr,
    BitXor,
    BitAnd,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Div,
    Mod,
}

impl Binary {
    /// How tightly it binds: more is tighter.
    pub(crate) fn strength(self) -> u8 {
        match self {
            Self::Iff => 1,
            Self::Implies => 2,
            Self::Or => 3,
            Self::And => 4,
            Self::Equal
            | Self::NotEqual
            | Self::Less
            | Self::LessEqual
            | Self::Greater
            | Self::GreaterEqual => 5,
            Self::BitOr => 6,
            Self::BitXor => 7,
            Self::BitAnd => 8,
            Self::ShiftLeft | Self::ShiftRight => 9,
            Self::Add | Self::Subtract => 10,
            Self::Multiply | Self::Div | Self::Mod => 11,
        }
    }

    /// Whether it compares, so that two of them in a row mean nothing.
    pub(crate) fn is_comparison(self) -> bool {
        self.strength() == 5
    }

    /// As it is written.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Iff => "<=>",
            Self::Implies => "=>",
            Self::Or => "||",
            Self::And => "&&",
            Self::Equal => "=",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
            Self::BitOr => "|",
            Self::BitXor => "^",
            Self::BitAnd => "&",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Div => "div",
            Self::Mod => "mod",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quantifier {
    Forall,
    Exists,
    Sum,
}

/// The built-in functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Function {
    Min,
    Max,
    Abs,
    All,
    SignedLess,
    SignedLessEqual,
    SignedDiv,
    SignedRem,
    ShiftRightSigned,
    ZeroExtend,
    SignExtend,
    Extract,
    Concat,
}

impl Function {
    /// All of them, with their names and how many arguments they take.
    pub(crate) const TABLE: [(Self, &'static str, usize); 13] = [
        (Self::Min, "min", 2),
        (Self::Max, "max", 2),
        (Self::Abs, "abs", 1),
        (Self::All, "all", 1),
        (Self::SignedLess, "slt", 2),
        (Self::SignedLessEqual, "sle", 2),
        (Self::SignedDiv, "sdiv", 2),
        (Self::SignedRem, "srem", 2),
        (Self::ShiftRightSigned, "ashr", 2),
        (Self::ZeroExtend, "zext", 2),
        (Self::SignExtend, "sext", 2),
        (Self::Extract, "extract", 3),
        (Self::Concat, "concat", 2),
    ];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::TABLE.iter().find(|(_, text, _)| *text == name).map(|(function, _, _)| *function)
    }

    pub(crate) fn name(self) -> &'static str {
        Self::TABLE.iter().find(|entry| entry.0 == self).map_or("", |entry| entry.1)
    }

    pub(crate) fn arity(self) -> usize {
        Self::TABLE.iter().find(|entry| entry.0 == self).map_or(0, |entry| entry.2)
    }
}

/// An expression. A number's digits are the text at its span.
#[derive(Clone, Debug)]
pub(crate) enum Expr {
    Number,
    Bool(bool),
    Name(NameId),
    Binder(BinderId),
    /// What a name means, once checked.
    Const(ConstId),
    Variable(DeclId),
    Process(ProcessId),
    Index(ExprId, ExprId),
    Field(ExprId, Name),
    /// A field, once checked.
    Member(ExprId, DeclId),
    Unary(Unary, ExprId),
    Binary(Binary, ExprId, ExprId),
    If(ExprId, ExprId, ExprId),
    Quantifier(Quantifier, BinderId, ExprId, ExprId, ExprId),
    Call(Function, Range<u32>),
}

/// A sort as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    Bool,
    Int,
    Bv(u32),
}

/// What a variable holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Content {
    Scalar(Scalar),
    Array { index: Scalar, element: Scalar },
    Range(ExprId, ExprId),
}

/// The indices of a family: `[N]` or `[lo..hi]`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Dimension {
    Size(ExprId),
    Range(ExprId, ExprId),
}

/// A declared name with its dimensions.
#[derive(Clone, Debug)]
pub(crate) struct Declared {
    pub(crate) name: Name,
    pub(crate) dimensions: Vec<Dimension>,
}

/// The right side of an assignment.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Expr(ExprId),
    Any,
    Between(ExprId, ExprId),
}

/// `target := value`.
#[derive(Clone, Debug)]
pub(crate) struct Assignment {
    pub(crate) target: ExprId,
    pub(crate) value: Choice,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PropertyKind {
    Safe,
    Reachable,
    DeadlockFree,
}

#[derive(Clone, Debug)]
pub(crate) enum ItemKind {
    Const { name: Name, value: ExprId, parameter: bool },
    Vars { names: Vec<Declared>, content: Content },
    Init(ExprId),
    Command { label: Name, guard: ExprId, assignments: Vec<Assignment> },
    Property { kind: PropertyKind, name: Option<Name>, expr: Option<ExprId> },
    Block(BlockId),
}

/// Something that stands in a block.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) kind: ItemKind,
    pub(crate) span: Span,
    /// The expressions that belong to it.
    pub(crate) exprs: Range<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum BlockKind {
    Root,
    Process { name: Name, indices: Option<(BinderId, ExprId, ExprId)> },
    For { binder: BinderId, low: ExprId, high: ExprId },
}

/// A block and what stands in it, in the order of the text.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) kind: BlockKind,
    pub(crate) items: Vec<Item>,
    pub(crate) span: Span,
}

/// A whole file.
#[derive(Clone, Debug)]
pub(crate) struct Syntax {
    pub(crate) source: Source,
    pub(crate) names: Names,
    pub(crate) exprs: Vec<Expr>,
    pub(crate) spans: Vec<Span>,
    /// The arguments of calls.
    pub(crate) arguments: Vec<ExprId>,
    /// The names of index variables.
    pub(crate) binders: Vec<Name>,
    /// The blocks, the root first.
    pub(crate) blocks: Vec<Block>,
}

impl Syntax {
    pub(crate) fn new(source: &Source) -> Self {
        let root = Block { kind: BlockKind::Root, items: Vec::new(), span: Span::default() };
        Self {
            source: source.clone(),
            names: Names::default(),
            exprs: Vec::new(),
            spans: Vec::new(),
            arguments: Vec::new(),
            binders: Vec::new(),
            blocks: vec![root],
        }
    }

    pub(crate) fn push(&mut self, expr: Expr, span: Span) -> ExprId {
        let id = ExprId::new(self.exprs.len());
        self.exprs.push(expr);
        self.spans.push(span);
        id
    }

    pub(crate) fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    pub(crate) fn span(&self, id: ExprId) -> Span {
        self.spans[id.index()]
    }

    /// The text of an expression as the user wrote it.
    pub(crate) fn text(&self, id: ExprId) -> &str {
        self.source.slice(self.span(id))
    }

    pub(crate) fn name(&self, id: NameId) -> &str {
        self.names.get(id)
    }
}

/// Names, each stored once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    table: IndexSet<Box<str>, FxBuildHasher>,
}

impl Names {
    pub(crate) fn intern(&mut self, text: &str) -> NameId {
        let index = match self.table.get_index_of(text) {
            Some(index) => index,
            None => self.table.insert_full(text.into()).0,
        };
        NameId::new(index)
    }

    pub(crate) fn get(&self, id: NameId) -> &str {
        &self.table[id.index()]
    }
}
