//! The typed representation of a C program, in which nothing is implicit.
//!
//! A [`Program`] is one linked program, whatever number of files it came from: a [`TypeTable`],
//! [`Object`]s (variables, string literals, compound literals, temporaries), and [`Function`]s
//! with [`Body`]s of structured statements.
//!
//! # Values and places
//!
//! An [`Expr`] is a value (an rvalue); a [`Place`] is a part of memory (an lvalue). A place becomes
//! a value by [`ExprKind::Load`], [`ExprKind::AddrOf`] or [`ExprKind::Decay`] only. The type of a
//! value is never qualified, never an array and never a function; the type of a place is as declared.
//!
//! # What is explicit
//!
//! - Every conversion is an [`ExprKind::Convert`]: promotions, the usual arithmetic conversions,
//!   conversions of assignment, arguments and return values, casts. Both operands of an arithmetic
//!   [`ExprKind::Binary`] have the type of the result; those of a comparison have one type.
//!   Shifts alone have a right operand with a type of its own.
//! - Comparisons, `!`, `&&` and `||` have type `_Bool`; where C has an `int`, a conversion
//!   stands around them. Conditions of statements, `?:`, `&&`, `||` and `!` have type `_Bool`.
//! - `a[i]` is [`PlaceKind::Deref`] of [`ExprKind::PtrAdd`]; `p->m` is [`PlaceKind::Member`] of `Deref`.
//! - `x += y`, `x++` are [`ExprKind::Update`], whose new value is an expression over [`ExprKind::OldValue`].
//! - Enumerators, `sizeof`, `_Alignof`, `offsetof`, `_Generic` and constant expressions are
//!   constants, except where computing them overflows or divides by zero: those stay for the checks.
//! - `return` without value in a function with a result returns an arbitrary one; falling off the end likewise
//!   (of `main` it returns 0: see [`Function::name`]).
//!
//! # Order of evaluation
//!
//! Operands are evaluated from left to right in the order of a node's fields; a place before the
//! value assigned to it; the arguments of a call after the callee. All effects of a node are done
//! before the next one starts.
//!
//! # Depth
//!
//! `else if` chains, lists, and the left spine of long sums need care: bodies are arenas, so dropping
//! them never recurses, but a reader that recurses over expressions, places or statements must grow its
//! stack (`stacker`) or use its own.

mod body;
mod expr;
mod object;
pub mod print;
mod stmt;

pub use body::{Body, ExprId, LabelId, List, PlaceId, StmtId};
pub use expr::{
    Binary, Bits, Builtin, Callee, Conversion, Expr, ExprKind, Float, Place, PlaceKind, Stride,
    Unary, UpdateResult,
};
pub use object::{
    Address, AddressBase, Function, FunctionId, Init, InitEntry, InitValue, Linkage, Object,
    ObjectId, Origin, Param, Repeat, Storage,
};
pub use stmt::{Case, IfArm, Label, LoopKind, Stmt, StmtKind, Unsupported};
use symra_ir::{Position, SourceFile};

use crate::types::TypeTable;

/// A whole program.
#[derive(Clone, Debug)]
pub struct Program {
    /// All types.
    pub types: TypeTable,
    /// All objects: those of static storage and those of functions.
    pub objects: Vec<Object>,
    /// All functions, defined or only declared.
    pub functions: Vec<Function>,
    /// The files that positions name.
    pub sources: Vec<SourceFile>,
    /// `asm` at file scope, which has no effect here.
    pub file_asm: Vec<Position>,
}

impl Program {
    /// The function with external linkage of this name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        let found =
            |function: &Function| function.linkage == Linkage::External && *function.name == *name;
        self.functions.iter().position(found).map(FunctionId::new)
    }

    /// The object with external linkage of this name.
    pub fn object_named(&self, name: &str) -> Option<ObjectId> {
        let found = |object: &Object| object.linkage == Linkage::External && *object.name == *name;
        self.objects.iter().position(found).map(ObjectId::new)
    }
}

impl std::ops::Index<ObjectId> for Program {
    type Output = Object;
    fn index(&self, id: ObjectId) -> &Object {
        &self.objects[id.index()]
    }
}

impl std::ops::Index<FunctionId> for Program {
    type Output = Function;
    fn index(&self, id: FunctionId) -> &Function {
        &self.functions[id.index()]
    }
}
