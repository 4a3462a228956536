//! What a report needs to write the values of a program as its source does.

use std::collections::{BTreeMap, BTreeSet};

use symra_terms::{BitVec, Term};

use crate::program::{ClaimId, EdgeRef, LocId, LocRef, VarId};
use crate::source::Position;

/// A shape of [`DebugInfo::shapes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ShapeId(pub u32);

/// How a value is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// As a number with a sign.
    Signed,
    /// As a number without.
    Unsigned,
    /// As a number and the character that it stands for.
    Character {
        /// Whether the number has a sign.
        signed: bool,
    },
    /// As `true` or `false`.
    Truth,
    /// As a number with a fraction; in memory by its bits.
    Float {
        /// The bits of the exponent.
        exponent: u32,
        /// The bits of the significand, the hidden one among them.
        significand: u32,
    },
    /// As what it points to.
    Pointer {
        /// The shape of that, if it has one.
        to: Option<ShapeId>,
    },
    /// Element by element.
    Array {
        /// The elements' shape.
        element: ShapeId,
        /// Bytes from one to the next.
        stride: u64,
    },
    /// Member by member.
    Record {
        /// Its tag; empty if it has none.
        name: String,
        /// The members.
        fields: Vec<Field>,
    },
    /// By its bits.
    Other,
}

/// A member of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name; empty if it has none.
    pub name: String,
    /// Bytes from the record's start.
    pub offset: u64,
    /// For a bit-field, its first bit from there on and how many bits it has.
    pub bits: Option<(u32, u32)>,
    /// Its shape.
    pub shape: ShapeId,
}

/// An object that is there from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// Its name.
    pub name: String,
    /// Its [number](Spot::object).
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Its shape.
    pub shape: ShapeId,
}

/// An array variable that is memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The bytes of an element.
    pub len: u64,
    /// The object that all of it belongs to, if it is one: then its indices are offsets, and else pointers.
    pub object: Option<u64>,
}

impl Memory {
    /// Where an element is.
    pub fn spot(&self, index: &BitVec) -> Option<Spot> {
        match self.object {
            Some(object) => Some(Spot { object, offset: index.to_u64()? }),
            None => Spot::of(index),
        }
    }
}

/// Where a pointer points to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The number of the object; no two objects of a run have the same one. No object has number 0.
    pub object: u64,
    /// Bytes from its start.
    pub offset: u64,
}

impl Spot {
    /// The spot of a pointer: the object's number is above an offset of 64 bits.
    pub fn of(pointer: &BitVec) -> Option<Self> {
        let width = pointer.width();
        if width <= 64 {
            return None;
        }
        let object = pointer.extract(width - 1, 64).to_u64()?;
        Some(Self { object, offset: pointer.extract(63, 0).to_u64()? })
    }
}

/// What a claim is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The expression, as the source has it.
    pub text: String,
    /// What holds where the claim is violated.
    pub condition: Term,
    /// For a claim about memory: the address that is used, over the values where the claim is violated, and how many bytes there,
    /// where that is known.
    pub access: Option<(Term, Option<u64>)>,
}

/// A place where control branches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The expression that decides, as the source has it.
    pub text: String,
    /// It, over the values at that place.
    pub value: Term,
    /// How its value is written, where it is no truth value.
    pub shape: Option<ShapeId>,
}

/// A call of a function by a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The function.
    pub function: String,
    /// The call that made it, by its number among [`DebugInfo::frames`]; none for where a thread begins.
    pub caller: Option<usize>,
    /// Where it is called.
    pub position: Option<Position>,
}

/// A thread that is about to make an access that conflicts with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Racer {
    /// What holds if this is the one.
    pub condition: Term,
    /// The number of the thread.
    pub thread: u32,
    /// Where it is.
    pub place: LocRef,
    /// Its access.
    pub position: Option<Position>,
    /// Whether that is a write.
    pub writes: bool,
}

/// How a scheduler leaves interleavings out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// Where any thread may go on; the scheduler comes there if none has to.
    pub anyone: LocId,
    /// Where a thread may have to go on at once, and comes to the scheduler otherwise.
    pub asked: Vec<LocId>,
}

/// What a thread waits for. Terms are over the values where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// For an object, which another thread may hold.
    Object {
        /// Its address: the number of an object, and the offset there.
        address: (Term, Term),
        /// The number of the thread that holds it, from 1 on.
        holder: Term,
    },
    /// For the end of the thread with a number, from 1 on.
    End(Term),
    /// For something else.
    Other,
}

/// How variables stand for what the source has.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DebugInfo {
    /// All shapes with their sizes in bytes.
    pub shapes: Vec<(Shape, u64)>,
    /// The shapes of variables that are variables in the source.
    pub variables: BTreeMap<VarId, ShapeId>,
    /// The array variables that are memory, from addresses to elements, with the bytes of an element; the least significant
    /// byte comes first.
    pub memories: BTreeMap<VarId, Memory>,
    /// The objects that are there from the start, in the order of their numbers.
    pub objects: Vec<Object>,
    /// The numbers of functions.
    pub functions: BTreeMap<u64, String>,
    /// The variables with the numbers of the objects that pointers point to, and those with the offsets that belong to them.
    pub offsets: BTreeMap<VarId, VarId>,
    /// The array variable with the sizes of objects, by their numbers; it gets one where an object comes to life.
    pub sizes: Option<VarId>,
    /// The array variable that is not zero at the numbers of objects that are dead.
    pub ends: Option<VarId>,
    /// The variables that hold the number of an object of the source that is a new one each time, with its name and shape.
    pub homes: BTreeMap<VarId, (String, ShapeId)>,
    /// What claims are about.
    pub subjects: BTreeMap<ClaimId, Subject>,
    /// How many claims of the source have no location because the form of their terms says that they hold.
    pub decided: usize,
    /// Where control branches.
    pub branches: BTreeMap<LocRef, Branch>,
    /// Where the source says what is assumed: runs that do not fulfil it end there.
    pub assumptions: Vec<LocRef>,
    /// What the threads that the program interleaves run; empty if it has none.
    pub threads: Vec<String>,
    /// The locations that belong to a thread, by its number among [`Self::threads`].
    pub owners: BTreeMap<LocRef, u32>,
    /// The calls that threads make.
    pub frames: Vec<Frame>,
    /// The innermost calls at the locations of threads.
    pub stacks: BTreeMap<LocRef, usize>,
    /// For each edge to a data race whether the thread that takes it writes, and who the other one may be.
    pub races: BTreeMap<EdgeRef, (bool, Vec<Racer>)>,
    /// Where it is decided which thread goes on.
    pub scheduler: Option<LocRef>,
    /// How the scheduler leaves interleavings out, if it does.
    pub left_out: Option<LeftOut>,
    /// For each thread the variable that says where it goes on.
    pub counters: Vec<VarId>,
    /// The edges by which a thread finds that it can't go on, and why.
    pub waits: BTreeMap<EdgeRef, Wait>,
    /// The locations from which a thread goes on only once what it waits for is there.
    pub waiting: BTreeSet<LocRef>,
    /// The edges that ask the environment for a value, with the function that does in the source.
    pub inputs: BTreeMap<EdgeRef, String>,
}

impl DebugInfo {
    /// A shape and its size.
    pub fn shape(&self, id: ShapeId) -> &(Shape, u64) {
        &self.shapes[id.0 as usize]
    }

    /// The object of a number, if it is there from the start.
    pub fn object(&self, number: u64) -> Option<&Object> {
        let at = self.objects.binary_search_by_key(&number, |object| object.address).ok()?;
        Some(&self.objects[at])
    }
}
