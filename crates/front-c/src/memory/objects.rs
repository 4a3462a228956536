//! Objects and their numbers: a pointer is a pair of an object's number and an offset in bytes.
//!
//! Number 0 is no object: a pointer with it is a null pointer, or a number that was made a pointer. Objects that must not be
//! written come first, then the other objects that one number suffices for, then functions. Whatever comes to life
//! while the program runs gets the next number, and no number is used twice.

/// The bits of an object's number: more than a run can count.
pub(crate) const OBJECT_BITS: u32 = symra_ir::OBJECT_BITS;
/// The bits of an offset, with 32-bit pointers too: an offset never wraps into its object.
pub(crate) const OFFSET_BITS: u32 = 64;
/// The bits of a pointer as one term: the number of its object above its offset.
pub(crate) const POINTER_BITS: u32 = OBJECT_BITS + OFFSET_BITS;

/// Gives out the numbers that are known when the program is compiled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Objects {
    last: u64,
    read_only: u64,
}

impl Objects {
    /// A number for an object.
    pub(crate) fn next(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    /// All objects so far must not be written.
    pub(crate) fn end_read_only(&mut self) {
        self.read_only = self.last;
    }

    /// How many objects must not be written: those with the numbers from 1 on.
    pub(crate) fn read_only(&self) -> u64 {
        self.read_only
    }

    /// The first number that is not taken.
    pub(crate) fn first_free(&self) -> u64 {
        self.last + 1
    }
}
