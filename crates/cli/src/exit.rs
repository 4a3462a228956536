//! Exit codes: one meaning each.

use std::process::ExitCode;

/// How the process ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Exit {
    /// No claim can be violated (or there was nothing to verify).
    Safe = 0,
    /// The command line is wrong. Clap uses the same code.
    Usage = 2,
    /// The input is rejected.
    Rejected = 3,
    /// Symra, a solver or the system failed.
    Failed = 4,
    /// A claim is violated.
    Unsafe = 10,
    /// Neither was shown.
    Unknown = 20,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// How `symra run` ends where the program itself does not: codes that programs seldom have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum RunExit {
    /// A claim was violated.
    Violated = 121,
    /// The run could not go on.
    Stuck = 122,
    /// The limit on steps was reached.
    Stopped = 124,
}

impl From<RunExit> for ExitCode {
    fn from(exit: RunExit) -> Self {
        Self::from(exit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_differ() {
        let all =
            [Exit::Safe, Exit::Usage, Exit::Rejected, Exit::Failed, Exit::Unsafe, Exit::Unknown];
        let of_runs = [RunExit::Violated, RunExit::Stuck, RunExit::Stopped].map(|exit| exit as u8);
        let codes: std::collections::BTreeSet<u8> =
            all.iter().map(|exit| *exit as u8).chain(of_runs).collect();
        assert_eq!(codes.len(), all.len() + of_runs.len());
        assert!(
            !codes.contains(&1) && !codes.contains(&101),
            "1 and 101 should stay free for shells and panics"
        );
    }
}
