//! Objects, their initializers, and functions.

use std::sync::Arc;

use symra_ir::Position;

use super::{Body, ExprId};
use crate::types::{BitRange, TypeId, table_ids};

table_ids! {
    /// An object of a [`Program`](super::Program).
    ObjectId,
    /// A function of a [`Program`](super::Program).
    FunctionId,
}

/// Something that has a place in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// The name in the source; made up where [`Object::origin`] says so.
    pub name: Arc<str>,
    /// The type. Complete, unless it is declared only and defined nowhere.
    pub ty: TypeId,
    /// The alignment in bytes, with what attributes and `_Alignas` ask for.
    pub align: u64,
    /// How long it lives.
    pub storage: Storage,
    /// Who else may name it.
    pub linkage: Linkage,
    /// Where it comes from.
    pub origin: Origin,
    /// The first value of a static object: over a background of zeros, so a tentative definition has an empty one.
    /// `None` for a declaration without definition, and for automatic objects.
    pub init: Option<Init>,
    /// Called with the address of the object when its scope ends (`__attribute__((cleanup(f)))`).
    pub cleanup: Option<FunctionId>,
    /// Where it is declared.
    pub at: Position,
}

/// How long an object lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// The whole run.
    Static,
    /// The whole run, one for each thread.
    ThreadLocal,
    /// From its declaration to the end of the block that lists it, in a call of the function.
    Automatic(FunctionId),
}

/// Who may name an object or function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linkage {
    /// All files.
    External,
    /// Its own file.
    Internal,
    /// Its own scope.
    None,
}

/// Where an object comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A declaration; also of a static local.
    Declared,
    /// A parameter of a function.
    Parameter,
    /// A string literal; writing to it is undefined. Whether equal ones are one object is left open.
    String,
    /// `__func__` and its like; writing to it is undefined.
    FunctionName,
    /// A compound literal.
    CompoundLiteral,
    /// Made up to hold a value between two uses.
    Temporary,
    /// The extent of a variable-length array.
    Extent,
    /// Made up to say from where on a [`WriteSet`] counts.
    WriteSet,
}

/// What the `assigns` of a contract lets a call or a loop write, or its `frees` lets it free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteSet {
    /// It counts from the declaration of this object to the end of its scope.
    pub object: ObjectId,
    /// It is about a loop.
    pub is_loop: bool,
    /// It is about what is freed, not about what is written.
    pub frees: bool,
    /// The calls that take in the targets.
    pub targets: Vec<ExprId>,
    /// The objects of the function that are declared where it counts.
    pub inside: Vec<ObjectId>,
}

/// Which bytes a target of `assigns` covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteReach {
    /// A number of bytes from the one that is pointed to on.
    Bytes = 0,
    /// All from the one that is pointed to on.
    FromHere = 1,
    /// The whole object.
    Object = 2,
}

/// A flattened initializer: what is stored over a background of zeros.
///
/// Entries are in ascending order and do not overlap, but for one case: an automatic object's
/// struct that is copied from an expression and then partly designated anew. Where they overlap, the
/// later one wins, so storing them in order is always right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Init {
    /// What is not zero, or given by an expression.
    pub entries: Vec<InitEntry>,
    /// The unions of which one member is given that is smaller than the union.
    pub unions: Vec<InitUnion>,
}

/// A union that is initialised by a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitUnion {
    /// Bytes from the start of the object.
    pub offset: u64,
    /// The number of the member that is given.
    pub field: u64,
    /// The size of that member in bytes.
    pub member: u64,
    /// The size of the union.
    pub size: u64,
}

/// One value at one place, or at several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InitEntry {
    /// Bytes from the start of the object.
    pub offset: u64,
    /// For a bit-field its bits, from the byte at `offset`.
    pub bits: Option<BitRange>,
    /// The type of what is stored, unqualified.
    pub ty: TypeId,
    /// The value.
    pub value: InitValue,
    /// More places for the same value, from `[first ... last] =`. An expression is evaluated once.
    pub repeat: Option<Repeat>,
}

/// The same value at regular distances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeat {
    /// How many places in all, at least 2.
    pub count: u64,
    /// Bytes from one to the next.
    pub stride: u64,
}

/// What is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InitValue {
    /// A constant of the entry's type.
    Const(super::Bits),
    /// An address: the entry's type is a pointer, or an integer as wide as one.
    Address(Address),
    /// The units of a string literal that fill an array (the entry's type) from its start; the rest is zero.
    Units(Arc<[u32]>),
    /// A value computed at run time, of the entry's type; only of automatic objects.
    Expr(ExprId),
}

/// An address that is known when the program starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// Of what.
    pub base: AddressBase,
    /// Bytes after it.
    pub offset: i64,
}

/// What an address is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddressBase {
    /// An object.
    Object(ObjectId),
    /// A function.
    Function(FunctionId),
}

/// A function, defined or declared.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is said on its own")]
pub struct Function {
    /// The name. The end of the one named `main` returns 0.
    pub name: Arc<str>,
    /// Its type.
    pub ty: TypeId,
    /// Who may call it.
    pub linkage: Linkage,
    /// The parameters of a definition.
    pub params: Vec<Param>,
    /// The code of a definition.
    pub body: Option<Body>,
    /// Whether it is promised never to return.
    pub noreturn: bool,
    /// Run before `main` (`__attribute__((constructor))`), with its priority.
    pub constructor: Option<u32>,
    /// Run after `main` (`__attribute__((destructor))`), with its priority.
    pub destructor: Option<u32>,
    /// Whether only a call without declaration made it known.
    pub implicit: bool,
    /// Whether it may stay undefined: its address is null then.
    pub weak: bool,
    /// Whether another definition takes the place of this one: it is weak, or only there to be inlined.
    pub yields: bool,
    /// Whether its body is only what its contract says.
    pub by_contract: bool,
    /// Where it is defined, or first declared.
    pub at: Position,
}

/// A parameter of a function definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// The object that receives the argument.
    pub object: ObjectId,
    /// The type a caller passes: the object's own, or its promotion in a K&R definition.
    pub passed: TypeId,
}
