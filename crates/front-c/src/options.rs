//! What to make of a program.

use crate::types::DataModel;

/// How to compile a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The sizes of the basic types.
    pub data_model: DataModel,
    /// Where the program starts.
    pub entry: String,
    /// What must not happen.
    pub checks: Checks,
    /// What the program is made for.
    pub purpose: Purpose,
    /// Whether any allocation of memory may fail.
    pub malloc_may_fail: bool,
    /// Labels that a temporal formula may name.
    pub labels: Vec<String>,
    /// Whether interleavings of threads that differ in nothing that matters are left out: not where a temporal formula is asked.
    pub reduce: bool,
}

impl Default for Options {
    /// A 64-bit program that starts in `main` and must call neither `reach_error` nor `__VERIFIER_error`.
    fn default() -> Self {
        Self {
            data_model: DataModel::Lp64,
            entry: "main".to_owned(),
            checks: Checks::unreach_call("reach_error"),
            purpose: Purpose::Verify,
            malloc_may_fail: false,
            labels: Vec::new(),
            reduce: true,
        }
    }
}

impl Options {
    /// A 64-bit program to be run: functions that must not be called are run like others.
    pub fn to_run() -> Self {
        Self { checks: Checks::default(), purpose: Purpose::Run, ..Self::default() }
    }
}

/// What a program is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be verified: what it prints does not matter.
    Verify,
    /// To be run: what it prints is found by the [executor](crate::run).
    Run,
}

/// What must not happen. Each is a kind of claim.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches")]
pub struct Checks {
    /// Calls of these functions.
    pub unreach: Vec<String>,
    /// Labels of these names.
    pub labels: Vec<String>,
    /// A failing `assert`.
    pub assertions: bool,
    /// Signed overflow, division `MIN / -1`, and negation of the least number.
    pub signed_overflow: bool,
    /// Unsigned overflow.
    pub unsigned_overflow: bool,
    /// Shifts by negative or too large amounts, and left shifts of signed numbers that lose bits or begin below zero.
    pub shift: bool,
    /// Division by zero.
    pub div_by_zero: bool,
    /// Conversions of integers or floats that lose the value.
    pub conversion: bool,
    /// Floating-point operations that give NaN from numbers.
    pub nan: bool,
    /// Dereferences of pointers to no living object, or beyond its bounds.
    pub deref: bool,
    /// Indices beyond the declared length of their array.
    pub bounds: bool,
    /// `free` of what is no start of living heap memory.
    pub free: bool,
    /// Heap memory that nothing points to at the end of the program.
    pub leak: bool,
    /// Arrays of variable length with fewer than one element.
    pub vla_bound: bool,
    /// Heap memory that is not freed at the end of the program.
    pub cleanup: bool,
    /// Arguments that a function must not get, where no access goes wrong: null pointers to no bytes, memory that
    /// overlaps, zero for functions that count leading zeros.
    pub arguments: bool,
    /// Pointers that are moved out of their object, or compared with or subtracted from those into others.
    pub pointer_arithmetic: bool,
    /// Runs that do not end. The other checks are then places where runs end.
    pub termination: bool,
    /// Accesses through pointers that are not aligned for their type.
    pub misaligned: bool,
    /// Reads of what was never written.
    pub uninitialised: bool,
    /// Accesses of two threads to one place, one of them a write, without an order between them.
    pub data_race: bool,
    /// States in which threads wait and none can go on.
    pub deadlock: bool,
    /// What must not be done to threads and locks: unlocking what is not held, destroying what is, joining twice.
    pub threads: bool,
}

impl Checks {
    /// Only that a function is not called; `__VERIFIER_error` goes with `reach_error`.
    pub fn unreach_call(function: &str) -> Self {
        let mut unreach = vec![function.to_owned()];
        if function == "reach_error" {
            unreach.push("__VERIFIER_error".to_owned());
        }
        Self { unreach, ..Self::default() }
    }

    /// Only that every run ends. C says nothing of a run after a signed overflow, a division by zero, an invalid access or an invalid `free`, so
    /// it ends there, as in an error function.
    pub fn termination() -> Self {
        Self {
            termination: true,
            unreach: vec!["__VERIFIER_error".to_owned()],
            signed_overflow: true,
            div_by_zero: true,
            deref: true,
            free: true,
            vla_bound: true,
            ..Self::default()
        }
    }

    /// The same without those of arithmetic and indices.
    pub(crate) fn without_arithmetic(&self) -> Self {
        Self {
            signed_overflow: false,
            unsigned_overflow: false,
            shift: false,
            div_by_zero: false,
            conversion: false,
            nan: false,
            bounds: false,
            ..self.clone()
        }
    }

    /// Whether sizes and lives of objects must be known.
    pub(crate) fn needs_objects(&self) -> bool {
        self.deref || self.free || self.leak || self.cleanup
    }
}
