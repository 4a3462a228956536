//! The pool: where terms live, each once.

use dashu_int::IBig;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

use crate::build::{Monomials, Spines};
use crate::op::{ConstId, Op, Symbol};
use crate::sort::Sort;
use crate::value::Value;

/// A term: an index into the pool that made it. Equal terms of one pool are the same index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(pub(crate) u32);

impl Term {
    /// The term's position in its pool: dense, and greater than the positions of its arguments.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy)]
struct TermNode {
    op: Op,
    sort: SortId,
    args: (u32, u32),
}

/// A sort in a pool's table: two terms have one sort if and only if they have one of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SortId(u32);

impl SortId {
    pub(crate) const BOOL: Self = Self(0);
    pub(crate) const INT: Self = Self(1);
}

/// A term in the table, with its hash: most terms that are not the one sought are told by it, without a look at them.
#[derive(Clone, Copy)]
struct Entry {
    hash: u32,
    term: Term,
}

impl Entry {
    /// The hash for the table, which looks at the low and at the high bits.
    fn spread(hash: u32) -> u64 {
        u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[derive(Clone, Debug)]
struct SymbolInfo {
    name: Box<str>,
    term: Term,
}

/// Terms, sorts, names and values, each stored once. A clone is a copy in which all indices mean the same,
/// so an engine on another thread takes a clone.
#[derive(Clone)]
pub struct TermPool {
    nodes: Vec<TermNode>,
    args: Vec<Term>,
    table: HashTable<Entry>,
    sorts: Vec<Sort>,
    sort_ids: FxHashMap<Sort, SortId>,
    symbols: Vec<SymbolInfo>,
    names: FxHashMap<Box<str>, Symbol>,
    values: Vec<(Value, Term)>,
    value_table: HashTable<ConstId>,
    fresh: u64,
    true_: Term,
    false_: Term,
    pub(crate) spines: Spines,
    /// What sums with choices came to: terms, and a number that is added.
    pub(crate) merged: FxHashMap<Monomials, (Monomials, IBig)>,
}

impl Default for TermPool {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for TermPool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TermPool({} terms)", self.nodes.len())
    }
}

impl TermPool {
    /// An empty pool.
    pub fn new() -> Self {
        let mut pool = Self {
            nodes: Vec::new(),
            args: Vec::new(),
            table: HashTable::new(),
            sorts: Vec::new(),
            sort_ids: FxHashMap::default(),
            symbols: Vec::new(),
            names: FxHashMap::default(),
            values: Vec::new(),
            value_table: HashTable::new(),
            fresh: 0,
            true_: Term(0),
            false_: Term(0),
            spines: Spines::default(),
            merged: FxHashMap::default(),
        };
        pool.sort_id(&Sort::Bool);
        pool.sort_id(&Sort::Int);
        pool.true_ = pool.constant(Value::Bool(true));
        pool.false_ = pool.constant(Value::Bool(false));
        pool
    }

    /// How many terms the pool holds.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the pool holds no term; never true, for the truth values are made with it.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The operator of a term.
    pub fn op(&self, term: Term) -> Op {
        self.nodes[term.index()].op
    }

    /// The arguments of a term.
    pub fn args(&self, term: Term) -> &[Term] {
        let (start, end) = self.nodes[term.index()].args;
        &self.args[start as usize..end as usize]
    }

    /// The sort of a term.
    pub fn sort(&self, term: Term) -> &Sort {
        &self.sorts[self.nodes[term.index()].sort.0 as usize]
    }

    /// The sort of a term, for comparison.
    pub(crate) fn sort_of(&self, term: Term) -> SortId {
        self.nodes[term.index()].sort
    }

    /// The sort that an identifier stands for.
    pub(crate) fn sort_at(&self, id: SortId) -> &Sort {
        &self.sorts[id.0 as usize]
    }

    /// The value of a term that is one. An array with exceptions is never one: it is a chain of `store`s over a
    /// constant array, and [`TermPool::constant_value`] gives its value.
    pub fn value(&self, term: Term) -> Option<&Value> {
        match self.op(term) {
            Op::Const(id) => Some(&self.values[id.0 as usize].0),
            _ => None,
        }
    }

    /// The symbol of a term that is a variable.
    pub fn symbol(&self, term: Term) -> Option<Symbol> {
        match self.op(term) {
            Op::Var(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// The name of a symbol.
    pub fn name(&self, symbol: Symbol) -> &str {
        &self.symbols[symbol.index()].name
    }

    /// The variable that a symbol names.
    pub fn symbol_term(&self, symbol: Symbol) -> Term {
        self.symbols[symbol.index()].term
    }

    /// How many symbols there are.
    pub fn symbol_count(&self) -> usize {
        self.symbols.len()
    }

    /// The variable of that name, if there is one.
    pub fn lookup(&self, name: &str) -> Option<Term> {
        self.names.get(name).map(|symbol| self.symbol_term(*symbol))
    }

    /// The variable `name` of the given sort: a new one, or the one that already has both.
    ///
    /// # Panics
    /// If the name is taken at another sort.
    pub fn var(&mut self, name: &str, sort: &Sort) -> Term {
        if let Some(term) = self.lookup(name) {
            assert!(self.sort(term) == sort, "a variable should keep its sort: `{name}`");
            return term;
        }
        let symbol = Symbol(
            u32::try_from(self.symbols.len()).expect("a pool should hold fewer than 2^32 symbols"),
        );
        let sort = self.sort_id(sort);
        let term = self.node(Op::Var(symbol), &[], sort);
        self.symbols.push(SymbolInfo { name: name.into(), term });
        self.names.insert(name.into(), symbol);
        term
    }

    /// A variable that no term has yet, named `prefix!n`.
    pub fn fresh(&mut self, prefix: &str, sort: &Sort) -> Term {
        loop {
            let name = format!("{prefix}!{}", self.fresh);
            self.fresh += 1;
            if self.lookup(&name).is_none() {
                return self.var(&name, sort);
            }
        }
    }

    /// The term of a value. An array value becomes `store`s of its exceptions over a constant array, so that it is the
    /// same term however it came about.
    pub fn constant(&mut self, value: Value) -> Term {
        match value {
            Value::Array(array) => self.constant_array_value(&array),
            atom => self.atom(atom),
        }
    }

    /// The term of a value that is kept as such.
    pub(crate) fn atom(&mut self, value: Value) -> Term {
        let hash = FxBuildHasher.hash_one(&value);
        let Self { values, value_table, .. } = self;
        if let Some(id) = value_table.find(hash, |id| values[id.0 as usize].0 == value) {
            return values[id.0 as usize].1;
        }
        let id = ConstId(
            u32::try_from(values.len()).expect("a pool should hold fewer than 2^32 values"),
        );
        value_table.insert_unique(hash, id, |id| FxBuildHasher.hash_one(&values[id.0 as usize].0));
        let sort = self.sort_id(&value.sort());
        let term = self.node(Op::Const(id), &[], sort);
        self.values.push((value, term));
        term
    }

    /// The term `true`.
    pub fn true_(&self) -> Term {
        self.true_
    }

    /// The term `false`.
    pub fn false_(&self) -> Term {
        self.false_
    }

    /// The term with this operator, these arguments and this sort, as it is: no rewriting.
    pub(crate) fn node(&mut self, op: Op, args: &[Term], sort: SortId) -> Term {
        let wide = FxBuildHasher.hash_one((op, args));
        #[expect(clippy::cast_possible_truncation, reason = "half of a hash is a hash")]
        let hash = (wide ^ (wide >> 32)) as u32;
        let Self { nodes, args: arena, table, .. } = self;
        let found = table.find(Entry::spread(hash), |entry| {
            let node = &nodes[entry.term.index()];
            entry.hash == hash
                && node.op == op
                && &arena[node.args.0 as usize..node.args.1 as usize] == args
                // A constant array is the one operator whose sort its arguments don't fix.
                && node.sort == sort
        });
        if let Some(entry) = found {
            return entry.term;
        }
        let term = Term(
            u32::try_from(self.nodes.len()).expect("a pool should hold fewer than 2^32 terms"),
        );
        let start =
            u32::try_from(self.args.len()).expect("a pool should hold fewer than 2^32 arguments");
        self.args.extend_from_slice(args);
        let end =
            u32::try_from(self.args.len()).expect("a pool should hold fewer than 2^32 arguments");
        self.nodes.push(TermNode { op, sort, args: (start, end) });
        self.table.insert_unique(Entry::spread(hash), Entry { hash, term }, |entry| {
            Entry::spread(entry.hash)
        });
        term
    }

    /// The term with this operator, these arguments and this sort, as it is: no rewriting.
    #[cfg(test)]
    pub(crate) fn intern(&mut self, op: Op, args: &[Term], sort: &Sort) -> Term {
        let sort = self.sort_id(sort);
        self.node(op, args, sort)
    }

    /// The identifier of a sort.
    pub(crate) fn sort_id(&mut self, sort: &Sort) -> SortId {
        if let Some(id) = self.sort_ids.get(sort) {
            return *id;
        }
        let id = SortId(
            u32::try_from(self.sorts.len()).expect("a pool should hold fewer than 2^32 sorts"),
        );
        self.sorts.push(sort.clone());
        self.sort_ids.insert(sort.clone(), id);
        id
    }
}
