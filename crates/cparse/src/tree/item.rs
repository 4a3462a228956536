//! What stands at file scope.

use super::{AsmId, DeclId, DeclaratorId, ExprId, FunctionId, List, SpecsId, StmtId, StrId};
use crate::names::Name;
use crate::span::Span;

/// One entry of the translation unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// A function with a body.
    Function(FunctionId),
    /// Any other declaration.
    Decl(DeclId),
    /// `asm("..");`
    Asm(AsmId),
    /// `_Static_assert(..);`
    StaticAssert(StaticAssert),
    /// `#pragma pack`
    Pack(PackPragma),
}

/// A function definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Function {
    /// Storage and return type.
    pub specs: SpecsId,
    /// Name and parameters: the first derivation is a function.
    pub declarator: DeclaratorId,
    /// The declarations of the parameters of a K&R definition.
    pub old_params: List<DeclId>,
    /// The body, a block.
    pub body: StmtId,
    /// From the first specifier to the closing brace.
    pub span: Span,
}

/// `_Static_assert(condition, message);`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StaticAssert {
    /// Must not be zero.
    pub condition: ExprId,
    /// Shown if it is.
    pub message: Option<StrId>,
}

/// One `#pragma pack`. Its effect is already in [`Record::pack`](super::Record::pack).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackPragma {
    /// What it does.
    pub action: PackAction,
    /// The whole line.
    pub span: Span,
}

/// The bound `#pragma pack` puts on the alignment of members.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Packing {
    /// None: the target's own alignment.
    #[default]
    Natural,
    /// So many bytes at most: 1, 2, 4, 8 or 16.
    AtMost(u8),
}

/// What a `#pragma pack` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackAction {
    /// `pack(n)`, `pack()`
    Set(Packing),
    /// `pack(push)`, `pack(push, label, n)`
    Push {
        /// To be found again by a pop.
        label: Option<Name>,
        /// The new value, where there is one.
        value: Option<Packing>,
    },
    /// `pack(pop)`, `pack(pop, label)`
    Pop {
        /// Up to which push to go back.
        label: Option<Name>,
        /// The new value, instead of the one pushed.
        value: Option<Packing>,
    },
}
