//! Recursion without a limit.

/// Stack that must be left before a nested call starts.
const LEFT: usize = 128 << 10;

/// The size of a new piece of stack.
const PIECE: usize = 4 << 20;

/// Makes a call that may nest without bound; takes a new piece of stack when this one runs out.
pub(crate) fn deeper<T>(call: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(LEFT, PIECE, call)
}
