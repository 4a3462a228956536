//! The line that shows on a terminal how far a run is.

use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use symra_engines::Progress;

/// A progress line that goes on until it is dropped. In a pipe there is none.
pub(crate) struct ProgressLine {
    shown: Option<(Arc<AtomicBool>, JoinHandle<()>)>,
}

impl ProgressLine {
    /// Starts to show an engine's counters.
    pub(crate) fn start(
        engine: &'static str,
        progress: &Arc<Progress>,
        queries: impl Fn() -> u64 + Send + 'static,
    ) -> Self {
        if !std::io::stderr().is_terminal() {
            return Self { shown: None };
        }
        let done = Arc::new(AtomicBool::new(false));
        let (stop, progress) = (done.clone(), progress.clone());
        let handle = thread::spawn(move || {
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
                bar.set_style(style);
            }
            let begin = Instant::now();
            while !stop.load(Ordering::Relaxed) {
                bar.set_message(format!(
                    "{engine}: {:.0} s, {} states, {} paths, depth {}, {} queries",
                    begin.elapsed().as_secs_f64(),
                    progress.states.load(Ordering::Relaxed),
                    progress.paths.load(Ordering::Relaxed),
                    progress.depth.load(Ordering::Relaxed),
                    queries(),
                ));
                bar.tick();
                thread::park_timeout(Duration::from_millis(100));
            }
            bar.finish_and_clear();
        });
        Self { shown: Some((done, handle)) }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if let Some((done, handle)) = self.shown.take() {
            done.store(true, Ordering::Relaxed);
            handle.thread().unpark();
            let _ = handle.join();
        }
    }
}
