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
pub(crate) mod words;

pub use body::{Body, ExprId, LabelId, List, PlaceId, StmtId};
pub use expr::{
    Binary, Bits, Builtin, Callee, Conversion, Expr, ExprKind, Float, Place, PlaceKind, Stride,
    Unary, UpdateResult,
};
pub use object::{
    Address, AddressBase, Function, FunctionId, Init, InitEntry, InitUnion, InitValue, Linkage,
    Object, ObjectId, Origin, Param, Repeat, Storage, WriteReach, WriteSet,
};
use std::collections::BTreeSet;
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
    /// An atomic operation with a weaker memory order than sequential consistency.
    pub weak_order: Option<Position>,
    /// An atomic comparison that may fail where the values are equal.
    pub weak_exchange: Option<Position>,
    /// Objects that are declared `weak`: where no file defines one, it has no address.
    pub weak: BTreeSet<ObjectId>,
}

impl Program {
    /// The function with external linkage of this name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        let found =
            |function: &Function| function.linkage == Linkage::External && *function.name == *name;
        self.functions.iter().position(found).map(FunctionId::new)
    }

    /// The size of an object in bytes: that of its type, or more if an initializer fills a flexible array member.
    /// None for a variable-length array, and for an object that is declared with an incomplete type only.
    pub fn object_size(&self, id: ObjectId) -> Option<u64> {
        let object = &self[id];
        let size = self.types.size_of(object.ty)?;
        let ends = object.init.iter().flat_map(|init| &init.entries).map(|entry| {
            let more = entry.repeat.map_or(0, |repeat| (repeat.count - 1) * repeat.stride);
            entry.offset + more + self.types.size_of(entry.ty).unwrap_or(0)
        });
        // A bit-field's declared type may reach beyond the struct.
        if self.has_flexible_end(object.ty) {
            ends.max().map(|end| end.max(size)).or(Some(size))
        } else {
            Some(size)
        }
    }

    fn has_flexible_end(&self, ty: crate::types::TypeId) -> bool {
        use crate::types::{ArrayLen, Type};
        let layout =
            self.types.as_record(ty).and_then(|record| self.types.record(record).layout.as_ref());
        let last = layout.and_then(|layout| layout.fields.last());
        last.is_some_and(|field| match self.types.kind(field.ty) {
            Type::Array(_, ArrayLen::Incomplete | ArrayLen::Known(0)) => true,
            _ => self.has_flexible_end(field.ty),
        })
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
