//! Compares `ase`, `ur`, `symex` and the explicit-state search on random models: `ase_random [COUNT [FIRST]]`.

#![expect(clippy::disallowed_methods, reason = "it measures")]
#![expect(clippy::print_stdout, reason = "it is a program")]

#[path = "../tests/random_models/mod.rs"]
mod random_models;

use std::time::Instant;

fn main() {
    let mut arguments =
        std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let count = arguments.next().unwrap_or(10_000);
    let first = arguments.next().unwrap_or(0);
    let start = Instant::now();
    let (mut safe, mut violated, mut rival, mut known) = (0, 0, 0, 0);
    for seed in first..first + count {
        let outcome = random_models::compare(seed);
        safe += u64::from(outcome.safe == Some(true));
        violated += u64::from(outcome.safe == Some(false));
        rival += u64::from(outcome.rival);
        known += u64::from(outcome.known);
        if (seed + 1).is_multiple_of(1000) {
            println!("{} models in {:?}", seed + 1 - first, start.elapsed());
        }
    }
    println!(
        "{count} models without a disagreement: {safe} safe, {violated} unsafe by ase; {rival} decided by ur; {known} known"
    );
}
