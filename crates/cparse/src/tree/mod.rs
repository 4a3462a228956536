//! The syntax tree: flat arenas, and small `Copy` nodes that refer to each other by number.
//!
//! A [`Tree`] is indexed by the ids and lists its nodes hold: `tree[expr_id]` is an [`Expr`],
//! `tree[list]` a slice. Nothing in it is nested in memory, so dropping or cloning a tree of any
//! depth takes no stack.

mod contract;
mod decl;
mod expr;
mod item;
mod stmt;

use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::Index;

pub use contract::{Clause, ClauseKind};
pub use decl::*;
pub use expr::*;
pub use item::*;
pub use stmt::*;

use crate::names::{Name, Names};
use crate::span::{Location, SourceMap};

/// The tree of one translation unit.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub(crate) names: Names,
    pub(crate) source: SourceMap,
    pub(crate) items: Vec<Item>,
    arenas: Arenas,
    pools: Pools,
    contracts: contract::Contracts,
}

impl Tree {
    pub(crate) fn new(names: Names, source: SourceMap) -> Self {
        Self { names, source, ..Self::default() }
    }

    /// What stands at file scope, in source order.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        self.names.text(name)
    }

    /// The text of a name without surrounding underscores: `__packed__` gives `packed`.
    pub fn plain_text(&self, name: Name) -> &str {
        let text = self.text(name);
        let plain = text.strip_prefix("__").and_then(|rest| rest.strip_suffix("__"));
        plain.filter(|plain| !plain.is_empty()).unwrap_or(text)
    }

    /// The name with the given text, if the tree has one.
    pub fn name(&self, text: &str) -> Option<Name> {
        self.names.find(text)
    }

    /// The original file, line and column of a byte offset.
    pub fn locate(&self, offset: u32) -> Location<'_> {
        self.source.locate(offset)
    }

    /// The map from byte offsets to original places.
    pub fn source(&self) -> &SourceMap {
        &self.source
    }

    pub(crate) fn list<T: Listed>(&mut self, nodes: &[T]) -> List<T> {
        if nodes.is_empty() {
            return List::default();
        }
        let pool = T::pool_mut(&mut self.pools);
        let list = List { start: number(pool.len()), len: number(nodes.len()), of: PhantomData };
        pool.extend_from_slice(nodes);
        list
    }
}

fn number(length: usize) -> u32 {
    u32::try_from(length).expect("there should be fewer nodes than bytes")
}

/// A run of nodes of one kind; `tree[list]` is the slice.
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// Number of nodes.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
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
impl<T> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}; {}]", self.start, self.len)
    }
}

/// A node kind that lives in arenas of its own and is referred to by an id.
pub(crate) trait Node: Sized {
    type Id;
    fn add_to(self, tree: &mut Tree) -> Self::Id;
}

/// A node kind that lives in runs.
pub(crate) trait Listed: Copy {
    fn pool(pools: &Pools) -> &Vec<Self>;
    fn pool_mut(pools: &mut Pools) -> &mut Vec<Self>;
}

macro_rules! arenas {
    ($($id:ident, $ids:ident: $node:ident in $arena:ident, $what:literal;)*) => {
        #[derive(Clone, Debug, Default)]
        struct Arenas { $($arena: Vec<$node>,)* }

        $(
            #[doc = concat!("Refers to ", $what, " of a [`Tree`].")]
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $id(NonZeroU32);

            impl $id {
                /// Position in the arena, from 0: dense, so that tables can be vectors.
                pub fn index(self) -> usize {
                    self.0.get() as usize - 1
                }
            }

            impl fmt::Debug for $id {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(f, "{}({})", stringify!($id), self.index())
                }
            }

            impl Index<$id> for Tree {
                type Output = $node;
                fn index(&self, id: $id) -> &$node {
                    &self.arenas.$arena[id.index()]
                }
            }

            impl Node for $node {
                type Id = $id;
                fn add_to(self, tree: &mut Tree) -> $id {
                    let arena = &mut tree.arenas.$arena;
                    arena.push(self);
                    let id = NonZeroU32::new(number(arena.len()));
                    $id(id.expect("an arena with a node should not be empty"))
                }
            }

            impl Tree {
                #[doc = concat!("Every node that ", $what, " is stored in, in the order of parsing. ")]
                #[doc = "Where the text had errors, some of them may not be reachable from the items."]
                pub fn $ids(&self) -> &[$node] {
                    &self.arenas.$arena
                }
            }
        )*
    };
}

arenas! {
    ExprId, exprs: Expr in exprs, "an expression";
    StmtId, stmts: Stmt in stmts, "a statement";
    DeclId, decls: Decl in decls, "a declaration";
    SpecsId, specs: Specs in specs, "declaration specifiers";
    DeclaratorId, declarators: Declarator in declarators, "a declarator";
    TypeNameId, type_names: TypeName in type_names, "a type name";
    RecordId, records: Record in records, "a struct or union specifier";
    EnumId, enums: EnumSpec in enums, "an enum specifier";
    FunctionId, functions: Function in functions, "a function definition";
    AsmId, asms: Asm in asms, "an asm statement";
    StrId, strings: StringLit in strings, "a string literal";
}

macro_rules! pools {
    ($($node:ty: $pool:ident,)*) => {
        #[derive(Clone, Debug, Default)]
        pub(crate) struct Pools { $($pool: Vec<$node>,)* }

        $(
            impl Listed for $node {
                fn pool(pools: &Pools) -> &Vec<Self> {
                    &pools.$pool
                }
                fn pool_mut(pools: &mut Pools) -> &mut Vec<Self> {
                    &mut pools.$pool
                }
            }

            impl Index<List<$node>> for Tree {
                type Output = [$node];
                fn index(&self, list: List<$node>) -> &[$node] {
                    let start = list.start as usize;
                    &<$node>::pool(&self.pools)[start..start + list.len as usize]
                }
            }
        )*
    };
}

pools! {
    ExprId: exprs,
    StmtId: stmts,
    DeclId: decls,
    StrId: strings,
    Name: names,
    Attr: attrs,
    AttrArg: attr_args,
    AlignSpec: aligns,
    Member: members,
    Field: fields,
    Enumerator: enumerators,
    Derived: derived,
    Param: params,
    InitDeclarator: init_declarators,
    InitItem: init_items,
    Designator: designators,
    GenericArm: generic_arms,
    IfArm: if_arms,
    Label: labels,
    AsmOperand: asm_operands,
    Clause: clauses,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_frequent_nodes_are_small() {
        assert_eq!(size_of::<Expr>(), 24);
        assert!(size_of::<Stmt>() <= 28);
        assert_eq!(size_of::<Option<ExprId>>(), 4);
    }
}
