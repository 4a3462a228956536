//! The one place that calls Z3's C interface.
#![expect(unsafe_code, reason = "Z3 is a C library")]

/// The version of the linked library: major, minor, build.
pub fn version() -> (u32, u32, u32) {
    let (mut major, mut minor, mut build, mut revision) = (0, 0, 0, 0);
    // SAFETY: the four pointers are to live integers that Z3 writes.
    unsafe { z3_sys::Z3_get_version(&mut major, &mut minor, &mut build, &mut revision) };
    (major, minor, build)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_linked_library_is_recent_enough() {
        assert!(super::version() >= (4, 13, 3), "{:?}", super::version());
    }
}
