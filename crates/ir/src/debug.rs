//! What a report needs to write the values of a program as its source does.

use std::collections::BTreeMap;

use crate::program::{EdgeRef, VarId};

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
    Pointer,
    /// Element by element.
    Array {
        /// The elements' shape.
        element: ShapeId,
        /// Bytes from one to the next.
        stride: u64,
    },
    /// Member by member.
    Record {
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

/// An object that is always at the same address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// Its name.
    pub name: String,
    /// Its first byte.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// Its shape.
    pub shape: ShapeId,
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
    pub memories: BTreeMap<VarId, u64>,
    /// The objects with fixed addresses, in the order of these.
    pub objects: Vec<Object>,
    /// The addresses of functions.
    pub functions: BTreeMap<u64, String>,
    /// From this bit on an address names its class: objects of class `k` start at multiples of `2^k`.
    pub class_bit: u32,
    /// The edges that ask the environment for a value, with the function that does in the source.
    pub inputs: BTreeMap<EdgeRef, String>,
}

impl DebugInfo {
    /// A shape and its size.
    pub fn shape(&self, id: ShapeId) -> &(Shape, u64) {
        &self.shapes[id.0 as usize]
    }

    /// The object around an address.
    pub fn object_at(&self, address: u64) -> Option<&Object> {
        let after = self.objects.partition_point(|object| object.address <= address);
        let object = self.objects[..after].last()?;
        // One byte after the end still belongs to it.
        (address - object.address <= object.size).then_some(object)
    }

    /// Where the object around an address starts, if its address tells.
    pub fn start_of(&self, address: u64) -> Option<u64> {
        let class = address.checked_shr(self.class_bit).filter(|class| *class > 0)?;
        let class = u32::try_from(class).ok().filter(|class| *class < self.class_bit)?;
        Some(address >> class << class)
    }
}
