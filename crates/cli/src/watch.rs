//! Limits that the system enforces or reports: signals and memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use symra_smt::Cancel;

/// Makes SIGINT, SIGTERM and SIGHUP raise `cancel`, so that a run ends with what is known so far. A second signal ends the
/// process at once.
pub(crate) fn signals(cancel: &Cancel) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let again = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        signal_hook::flag::register_conditional_shutdown(signal, 20, again.clone())?;
    }
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    let cancel = cancel.clone();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for _ in signals.forever() {
            again.store(true, Ordering::SeqCst);
            cancel.cancel();
        }
    })?;
    Ok(())
}

/// How the process's memory is counted.
#[derive(Clone, Copy)]
enum Counted {
    /// What is in memory now.
    Resident,
    /// All addresses in use: what a limit on the address space counts.
    Addresses,
}

/// Raises `cancel` and `out_of_memory` when the process uses more than `limit` bytes, or, without one, nine tenths of what the
/// system allows. Does nothing where the system does not tell.
pub(crate) fn memory(
    limit: Option<u64>,
    cancel: &Cancel,
    out_of_memory: &Arc<AtomicBool>,
) -> std::io::Result<()> {
    let limits: Vec<(Counted, u64)> = limit
        .map(|limit| (Counted::Resident, limit))
        .into_iter()
        .chain(
            physical().filter(|_| limit.is_none()).map(|size| (Counted::Resident, size / 10 * 9)),
        )
        .chain(address_space().map(|size| (Counted::Addresses, size / 10 * 9)))
        .collect();
    if limits.is_empty() {
        return Ok(());
    }
    let (cancel, out_of_memory) = (cancel.clone(), out_of_memory.clone());
    thread::Builder::new().name("memory".to_owned()).spawn(move || {
        loop {
            let Some((addresses, resident)) = usage() else { return };
            let over = limits.iter().any(|(counted, limit)| match counted {
                Counted::Resident => resident > *limit,
                Counted::Addresses => addresses > *limit,
            });
            if over {
                out_of_memory.store(true, Ordering::SeqCst);
                cancel.cancel();
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    })?;
    Ok(())
}

const PAGE: u64 = 4096;

/// Bytes of address space and of memory that the process uses.
pub(crate) fn usage() -> Option<(u64, u64)> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let mut numbers = text.split_whitespace().map(str::parse::<u64>);
    let addresses = numbers.next()?.ok()?;
    let resident = numbers.next()?.ok()?;
    Some((addresses * PAGE, resident * PAGE))
}

/// The machine's memory.
fn physical() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|size| size * 1024)
}

/// The limit on the process's address space.
fn address_space() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("Max address space"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_limit_is_noticed() {
        let (cancel, flag) = (Cancel::new(), Arc::new(AtomicBool::new(false)));
        memory(Some(1), &cancel, &flag).expect("a thread should start");
        for _ in 0..200 {
            if cancel.is_cancelled() {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert!(cancel.is_cancelled() && flag.load(Ordering::SeqCst));
    }

    #[test]
    fn a_large_limit_is_not() {
        let (cancel, flag) = (Cancel::new(), Arc::new(AtomicBool::new(false)));
        memory(Some(u64::MAX), &cancel, &flag).expect("a thread should start");
        thread::sleep(Duration::from_millis(100));
        assert!(!cancel.is_cancelled() && !flag.load(Ordering::SeqCst));
    }
}
