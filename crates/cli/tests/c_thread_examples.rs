//! The examples with threads: each says how it is verified and what comes out.

mod common;

use std::fs;

use common::{root, stdout, symra_in};

/// The examples by their names; each has a twin with a fault.
const NAMES: [&str; 7] =
    ["account", "buffer", "peterson", "singleton", "dining", "wakeup", "stealing"];

#[test]
fn examples_with_threads_are_what_they_say() {
    for name in NAMES {
        for (file, verdict) in
            [(name.to_owned(), "VERDICT: true"), (format!("{name}_faulty"), "VERDICT: false(")]
        {
            let path = format!("examples/{file}.c");
            let text = fs::read_to_string(root().join(&path)).unwrap();
            let said = |start: &str| {
                let line =
                    text.lines().find_map(|line| line.strip_prefix("//     ")?.strip_prefix(start));
                line.unwrap_or_else(|| panic!("{path} does not say `{start}`")).to_owned()
            };
            let command = said("symra ");
            let expected = format!("VERDICT: {}", said("VERDICT: "));
            assert!(expected.starts_with(verdict) && command.ends_with(&path), "{path}");
            let words: Vec<&str> = command.split(' ').chain(["--timeout", "60s"]).collect();
            let answer = stdout(&symra_in(&root(), &words));
            assert!(answer.contains(&expected), "{path}:\n{answer}");
        }
    }
}
