//! Violations after very many rounds of loops, each with a twin that is safe, and how they are told.

mod common;

use std::fs;

use common::twins::{Twin, check_all};
use common::{code, folder, stderr, stdout, symra_in};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern unsigned __VERIFIER_nondet_uint(void);\n\
    extern void reach_error(void);\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const fn reach(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--property", "unreach-call", "--engine", "auto"],
        violates: "unreach-call",
        program,
    }
}

const fn overflow(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--property", "no-overflow", "--engine", "auto"],
        violates: "no-overflow",
        program,
    }
}

const TWINS: &[Twin] = &[
    overflow(
        "a counter up to the largest number",
        "int main(void) {
            int n = __VERIFIER_nondet_int();
            for (int i = 0; i [[<||<=]] n; i++) ;
            return 0;
        }",
    ),
    reach(
        "a counter that wraps",
        "int main(void) {
            unsigned x = 10;
            while (x >= 10) x += [[4||2]];
            check(x [[< 10||!= 0]]);
            return 0;
        }",
    ),
    reach(
        "steps of three come to zero after a third of all numbers",
        "int main(void) {
            unsigned i = 1, rounds = 0;
            while (i != 0) { i += 3; rounds++; }
            check([[i == 0||rounds != 1431655765u]]);
            return 0;
        }",
    ),
    reach(
        "two phases",
        "int main(void) {
            unsigned x = 0, z = 5000000;
            while (x < 10000000) { if (x >= 5000000) z++; x++; }
            check([[x >= 10000000||z != x]]);
            return 0;
        }",
    ),
    overflow(
        "functions are called in each round",
        "int held, count;
        void take(void) { if (!held) held = 1; }
        void give(void) { if (held) held = 0; }
        int main(void) {
            int old;
            do {
                take();
                old = count;
                if (__VERIFIER_nondet_int()) { give(); [[if (count < 1000000)||]] count++; }
            } while (old != count);
            return 0;
        }",
    ),
    overflow(
        "a flag that changes with each round",
        "int main(void) {
            int count = 0, odd = 0;
            while (__VERIFIER_nondet_int()) { odd = 1 - odd; [[if (count < 5000)||]] count++; }
            return odd;
        }",
    ),
];

#[test]
fn violations_after_very_many_rounds_are_found() {
    check_all(HEAD, TWINS);
}

const LONG: &str = "extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = 0;
    while (__VERIFIER_nondet_int() == 7) {
        x = x + 1;
    }
    return 0;
}
";

#[test]
fn the_run_tells_what_it_does_not_write_down() {
    let folder = folder(&[("a.c", LONG)]);
    let words = ["verify", "a.c", "--property", "no-overflow", "--json", "r.json"];
    let output = symra_in(folder.path(), &words);
    assert_eq!(code(&output), 10, "{}{}", stdout(&output), stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("more rounds of the loop, in the same way"), "{text}");
    assert!(text.contains("by induction"), "{text}");
    assert!(text.contains("x = 2147483647"), "{text}");
    let report =
        fs::read_to_string(folder.path().join("r.json")).expect("there should be a report");
    let report: serde_json::Value = serde_json::from_str(&report).expect("it should be JSON");
    let rounds = &report["rounds"][0];
    assert_eq!(rounds["inputs"], 1);
    assert!(rounds["times"].as_u64() > Some(2_147_483_000), "{rounds}");
    // So many inputs can't be given.
    let run = symra_in(folder.path(), &["run", "a.c", "--inputs", "r.json"]);
    assert_eq!(code(&run), 2, "{}", stderr(&run));
    assert!(stderr(&run).contains("so often"), "{}", stderr(&run));
    let full = symra_in(folder.path(), &[&words[..4], &["--trace", "full"]].concat());
    assert!(
        stdout(&full).contains("more rounds of the loop, in the same way"),
        "{}",
        stdout(&full)
    );
}

/// What the rounds do not choose need not be listed: the run is repeated with its checks, whatever else it depends on.
#[test]
fn runs_whose_rounds_choose_nothing_are_repeated() {
    let text = "extern void reach_error(void);
int main(void) {
    int u;
    unsigned i = 0;
    if (u != 77) return 0;
    while (i != 300000) i++;
    if (i == 300000) reach_error();
    return 0;
}
";
    let folder = folder(&[("a.c", text)]);
    let words = ["verify", "a.c", "--property", "unreach-call", "--json", "r.json"];
    let output = symra_in(folder.path(), &[&words[..], &["--engine", "acceleration"]].concat());
    assert_eq!(code(&output), 10, "{}{}", stdout(&output), stderr(&output));
    assert!(
        stdout(&output).contains("more rounds of the loop, in the same way"),
        "{}",
        stdout(&output)
    );
    let run = symra_in(folder.path(), &["run", "a.c", "--inputs", "r.json"]);
    assert_eq!(code(&run), 121, "{}", stderr(&run));
}
