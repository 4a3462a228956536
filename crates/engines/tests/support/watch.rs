//! A limit in processor time, which does not depend on how busy the machine is.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{JoinHandle, spawn};
use std::time::{Duration, Instant};

use symra_smt::Cancel;

/// Raises a flag when the thread that made it has used so much processor time; as long as it is not dropped.
pub(crate) struct Watch {
    thread: Option<JoinHandle<()>>,
    stop: Option<Sender<()>>,
    #[allow(dead_code, reason = "not every test asks")]
    clock: Clock,
}

impl Watch {
    pub(crate) fn new(cancel: Cancel, limit: Duration) -> Self {
        let clock = Clock::of_this_thread();
        let (stop, stopped) = channel();
        let own = clock.clone();
        let thread = spawn(move || {
            while own.used() < limit {
                let left = limit.saturating_sub(own.used()).max(Duration::from_millis(2));
                if stopped.recv_timeout(left) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
            cancel.cancel();
        });
        Self { thread: Some(thread), stop: Some(stop), clock }
    }

    /// What the thread has used since.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn used(&self) -> Duration {
        self.clock.used()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("a watch should not fail");
        }
    }
}

/// The processor time of a thread, or the time by the wall where the system does not tell.
#[derive(Clone)]
struct Clock {
    file: Option<PathBuf>,
    begun: Duration,
    since: Instant,
}

impl Clock {
    fn of_this_thread() -> Self {
        let link = fs::read_link("/proc/thread-self").ok();
        let file = link.map(|link| Path::new("/proc").join(link).join("schedstat"));
        let file = file.filter(|file| read(file).is_some());
        let begun = file.as_deref().and_then(read).unwrap_or_default();
        Self { file, begun, since: Instant::now() }
    }

    fn used(&self) -> Duration {
        match self.file.as_deref().and_then(read) {
            Some(now) => now.saturating_sub(self.begun),
            None => self.since.elapsed(),
        }
    }
}

/// The first number is the time on a processor, in nanoseconds.
fn read(file: &Path) -> Option<Duration> {
    let text = fs::read_to_string(file).ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
