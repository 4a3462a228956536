//! Arithmetic of offsets.

/// The greatest common divisor; 0 counts as a multiple of everything.
pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// `value` rounded up to a multiple of `step`, which is at least 1.
pub(crate) fn round_up(value: u64, step: u64) -> u64 {
    value.div_ceil(step) * step
}
