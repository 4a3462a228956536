//! The arenas of a function's body.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::ops::Index;

use rustc_hash::FxHashMap;

use super::{Case, Expr, IfArm, Init, Label, ObjectId, Place, Stmt};
use crate::types::table_ids;

table_ids! {
    /// A value of a [`Body`].
    ExprId,
    /// A place of a [`Body`].
    PlaceId,
    /// A statement of a [`Body`].
    StmtId,
    /// A jump target of a [`Body`]: a C label, a `case` or a `default`.
    LabelId,
}

/// A run of things in one of a body's pools; `body[list]` is the slice.
#[derive(Debug)]
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<fn() -> T>,
}

// Written out, because a derive would ask the same of `T`.
impl<T> Copy for List<T> {}
impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Default for List<T> {
    fn default() -> Self {
        Self { start: 0, len: 0, of: PhantomData }
    }
}
impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}
impl<T> Eq for List<T> {}

impl<T> List<T> {
    /// How many.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// The code of a function. Everything is in arenas and refers by number, so dropping it never recurses.
#[derive(Clone, Debug, Default)]
pub struct Body {
    pub(crate) exprs: Vec<Expr>,
    pub(crate) places: Vec<Place>,
    pub(crate) stmts: Vec<Stmt>,
    pub(crate) expr_lists: Vec<ExprId>,
    pub(crate) stmt_lists: Vec<StmtId>,
    pub(crate) object_lists: Vec<ObjectId>,
    pub(crate) arms: Vec<IfArm>,
    pub(crate) cases: Vec<Case>,
    pub(crate) inits: Vec<Init>,
    /// The bits of values that have fewer than their type: those computed from bit-fields wider than `int`.
    pub(crate) narrow: FxHashMap<ExprId, u8>,
    /// The constants that a conversion nobody wrote made of others and changed, in the order in which they came.
    pub(crate) changed: Vec<ExprId>,
    /// The values that are folded where they can be, and are not parts of integer constant expressions.
    pub(crate) folded: BTreeSet<ExprId>,
    /// The jump targets.
    pub labels: Vec<Label>,
    /// The outermost block; none until the body was read.
    pub root: Option<StmtId>,
    /// Every automatic object of the function: parameters, locals, temporaries.
    pub locals: Vec<ObjectId>,
    /// What contracts let parts of the body write.
    pub write_sets: Vec<super::WriteSet>,
    /// How many [`OldValue`](super::ExprKind::OldValue) numbers are in use.
    pub updates: u32,
}

impl Body {
    /// The initializer with this number, of an [`InitObject`](super::ExprKind::InitObject) or a declaration.
    pub fn init(&self, number: u32) -> &Init {
        &self.inits[number as usize]
    }

    /// How many values the body has.
    pub fn expr_count(&self) -> usize {
        self.exprs.len()
    }

    /// Whether a value is a constant that an implicit conversion changed.
    pub(crate) fn is_changed(&self, value: ExprId) -> bool {
        self.changed.binary_search(&value).is_ok()
    }

    pub(crate) fn add_expr(&mut self, expr: Expr) -> ExprId {
        self.exprs.push(expr);
        ExprId::new(self.exprs.len() - 1)
    }

    pub(crate) fn add_place(&mut self, place: Place) -> PlaceId {
        self.places.push(place);
        PlaceId::new(self.places.len() - 1)
    }

    pub(crate) fn add_stmt(&mut self, stmt: Stmt) -> StmtId {
        self.stmts.push(stmt);
        StmtId::new(self.stmts.len() - 1)
    }

    pub(crate) fn add_init(&mut self, init: Init) -> u32 {
        self.inits.push(init);
        u32::try_from(self.inits.len() - 1)
            .expect("a body should have fewer than 2^32 initializers")
    }
}

macro_rules! indexed {
    ($($id:ident => $pool:ident: $item:ty;)*) => {$(
        impl Index<$id> for Body {
            type Output = $item;
            fn index(&self, id: $id) -> &$item {
                &self.$pool[id.index()]
            }
        }
    )*};
}

indexed! {
    ExprId => exprs: Expr;
    PlaceId => places: Place;
    StmtId => stmts: Stmt;
    LabelId => labels: Label;
}

macro_rules! listed {
    ($($item:ident => $pool:ident, $add:ident;)*) => {$(
        impl Index<List<$item>> for Body {
            type Output = [$item];
            fn index(&self, list: List<$item>) -> &[$item] {
                &self.$pool[list.range()]
            }
        }

        impl Body {
            pub(crate) fn $add(&mut self, items: &[$item]) -> List<$item> {
                let start = u32::try_from(self.$pool.len()).expect("a body should have fewer than 2^32 parts");
                let len = u32::try_from(items.len()).expect("a body should have fewer than 2^32 parts");
                self.$pool.extend_from_slice(items);
                List { start, len, of: PhantomData }
            }
        }
    )*};
}

listed! {
    ExprId => expr_lists, add_exprs;
    StmtId => stmt_lists, add_stmts;
    ObjectId => object_lists, add_objects;
    IfArm => arms, add_arms;
    Case => cases, add_cases;
}
