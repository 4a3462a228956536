//! Time that the runs of a column share, so that a whole table ends in a known time.

use std::time::Duration;

/// What the runs of a column may still take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    /// For one run.
    most: Duration,
    /// For all that are left; `None` if only single runs have a limit.
    left: Option<Duration>,
    runs: u32,
    /// What is kept for each run that is left: half of an even share.
    reserve: Duration,
}

impl Purse {
    /// Each run may take so long, whatever the others took.
    pub(super) fn each(most: Duration) -> Self {
        Self { most, left: None, runs: 0, reserve: Duration::ZERO }
    }

    /// So much for so many runs together, and for one of them at most.
    pub(super) fn shared(together: Duration, most: Duration, runs: usize) -> Self {
        let runs = u32::try_from(runs).unwrap_or(u32::MAX).max(1);
        Self { most, left: Some(together), runs, reserve: together / runs / 2 }
    }

    /// For one run.
    pub(super) fn most(&self) -> Duration {
        self.most
    }

    /// The limit of the next run. Its verdict is looked at again in the same time: so that both fit, it is at most half of what the
    /// others can spare.
    pub(super) fn limit(&self) -> Duration {
        let Some(left) = self.left else { return self.most };
        let others = self.reserve * self.runs.saturating_sub(1);
        self.most.min(left.saturating_sub(others) / 2)
    }

    /// A run with its re-check took so long.
    pub(super) fn spend(&mut self, spent: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(spent));
        self.runs = self.runs.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn runs_that_all_take_their_limits_stay_within_the_purse() {
        let mut purse = Purse::shared(20 * SECOND, 3 * SECOND, 46);
        let mut spent = Duration::ZERO;
        for _ in 0..46 {
            // The run, and its re-check.
            let both = purse.limit() * 2;
            assert!(both > SECOND / 8, "something is left for each");
            spent += both;
            purse.spend(both);
        }
        assert!(spent <= 20 * SECOND, "{spent:?}");
        assert!(spent >= 15 * SECOND, "what there is should be used: {spent:?}");
    }

    #[test]
    fn what_short_runs_leave_is_for_the_others() {
        let mut purse = Purse::shared(20 * SECOND, 3 * SECOND, 46);
        for _ in 0..5 {
            purse.spend(2 * purse.limit());
        }
        let then = purse.limit();
        for _ in 0..30 {
            purse.spend(Duration::from_millis(10));
        }
        assert!(then < SECOND && purse.limit() > then);
    }

    #[test]
    fn a_limit_of_each_run_does_not_change() {
        let mut purse = Purse::each(SECOND);
        for _ in 0..100 {
            assert_eq!(purse.limit(), SECOND);
            purse.spend(2 * SECOND);
        }
    }
}
