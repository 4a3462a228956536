//! Context-bounded analysis: what so many rounds of the threads show, and no more.

mod common;

use std::fmt::Write as _;

use std::fs;

use common::twins::{Twin, check_all, verdict};
use common::{code, folder, stderr, stdout, symra_in};

const HEAD: &str = "#include <pthread.h>\n#include <stdatomic.h>\n\
    extern void reach_error(void);\n#define check(x) do { if (!(x)) reach_error(); } while (0)\n";

const HOW: [&str; 2] = ["lazy", "eager"];

/// The answer within so many rounds.
fn within(program: &str, property: &str, rounds: u32, how: &str) -> String {
    let bound = rounds.to_string();
    let options = [
        "--property",
        property,
        "--engine",
        "cba",
        "--context-bound",
        &bound,
        "--sequentialize",
        how,
    ];
    verdict(&format!("{HEAD}{program}"), &options, "lp64")
}

/// A violation that needs exactly so many rounds is found with them, and not with one less.
#[track_caller]
fn needs(program: &str, property: &str, rounds: u32) {
    for how in HOW {
        let found = within(program, property, rounds, how);
        assert_eq!(found, format!("VERDICT: false({property})"), "{how}, {rounds} rounds");
        if rounds > 1 {
            let less = within(program, property, rounds - 1, how);
            let (word, count) = (if rounds == 2 { "round" } else { "rounds" }, rounds - 1);
            let reason = format!("no violation within {count} {word} of the threads");
            assert!(less.contains(&reason), "{how}, {count} rounds: {less}");
            assert!(less.contains("VERDICT: unknown"), "{how}, {count} rounds: {less}");
        }
    }
}

#[test]
fn a_violation_needs_its_rounds() {
    // The other thread alone, behind the main one.
    needs(
        "int x; void *f(void *a) { check(x == 1); return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 1; pthread_join(t, 0); return 0; }",
        "unreach-call",
        1,
    );
    // The thread takes a branch that no claim depends on, by what the main thread wrote before or after.
    needs(
        "_Atomic int x, z; int y; pthread_mutex_t m, n; void *f(void *a) { int l = 0; if (x == l) { l = y; } return 0; }
        void *g(void *a) { if (z != 0) for (;;) ; return 0; }
        int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0); pthread_mutex_lock(&m);
        x = (x + 1) % 4; pthread_mutex_unlock(&m); pthread_join(t, 0); check(0); return 0; }",
        "unreach-call",
        2,
    );
    // A lost update: read, read and write, write; then the main thread looks.
    needs(
        "int x; void *f(void *a) { int l = x; x = l + 1; return 0; }
        int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
            pthread_join(t, 0); pthread_join(u, 0); check(x == 2); return 0; }",
        "unreach-call",
        3,
    );
    // Two threads that answer each other.
    for answers in 1..=3 {
        let (mut one, mut other) = (String::new(), String::new());
        for answer in 0..answers {
            let (from, to) = (2 * answer, 2 * answer + 1);
            let _ = write!(one, "if (x == {from}) x = {to};");
            let _ = write!(other, "if (x == {to}) x = {};", to + 1);
        }
        let program = format!(
            "atomic_int x; void *f(void *a) {{ {other} return 0; }}
            int main(void) {{ pthread_t t; pthread_create(&t, 0, f, 0); {one} check(x != {}); return 0; }}",
            2 * answers
        );
        needs(&program, "unreach-call", answers + 1);
    }
}

#[test]
fn races_and_deadlocks_need_their_rounds() {
    // The other thread comes to its access, and the main one sees it there.
    needs(
        "int x; void *f(void *a) { x = 1; return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); int l = x; pthread_join(t, 0); return l; }",
        "no-data-race",
        2,
    );
    // One takes the first lock, the other one the second; that they wait is seen in the next round.
    needs(
        "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
        void *f(void *a) { pthread_mutex_lock(&n); pthread_mutex_lock(&m); return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0);
            pthread_mutex_lock(&m); pthread_mutex_lock(&n); return 0; }",
        "no-deadlock",
        2,
    );
}

const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin {
        name,
        options: &["--property", "unreach-call", "--engine", "cba"],
        violates: "unreach-call",
        program,
    }
}

/// Where no run needs more rounds, they are a proof.
const SUFFICIENT: &[Twin] = &[
    twin(
        "an atomic increment",
        "[[atomic_int||int]] x; void *f(void *a) { x++; return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x++; pthread_join(t, 0); check(x == 2); return 0; }",
    ),
    twin(
        "a value that is published",
        "int value; atomic_int ready;
        void *f(void *a) { [[value = 7; ready = 1;||ready = 1; value = 7;]] return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); if (ready) check(value == 7); return 0; }",
    ),
    twin(
        "a loop of few rounds",
        "atomic_int x; void *f(void *a) { for (int i = 0; i < 2; i++) x++; return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); check(x == [[2||1]]); return 0; }",
    ),
];

#[test]
fn rounds_that_suffice_are_a_proof() {
    check_all(HEAD, SUFFICIENT);
}

/// A bound is no proof where a run needs more rounds, and the eager program never tells.
#[test]
fn a_bound_alone_is_no_proof() {
    let program = "atomic_int x; void *f(void *a) { x++; return 0; }
        int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x++; pthread_join(t, 0); check(x == 2); return 0; }";
    for (rounds, how) in [(1, "lazy"), (2, "lazy"), (4, "eager")] {
        let answer = within(program, "unreach-call", rounds, how);
        assert!(answer.contains("VERDICT: unknown"), "{rounds} {how}: {answer}");
    }
    assert_eq!(within(program, "unreach-call", 4, "lazy"), "VERDICT: true");
}

#[test]
fn bounds_are_for_threads() {
    let folder = folder(&[("a.c", "int main(void) { return 0; }")]);
    for options in [["--context-bound", "2"], ["--context-bound", "0"]] {
        let output = symra_in(folder.path(), &[&["verify", "a.c"], &options[..]].concat());
        assert_eq!(code(&output), 2, "{}{}", stdout(&output), stderr(&output));
    }
    let words = ["verify", "a.c", "--context-bound", "2", "--engine", "symex"];
    let output = symra_in(folder.path(), &words);
    assert_eq!(code(&output), 2, "{}{}", stdout(&output), stderr(&output));
}

/// The run of a violation has a schedule, which can be repeated, and which is told.
#[test]
fn schedules_are_repeated() {
    let program = format!(
        "{HEAD}int x;
void *f(void *a) {{ int l = x; x = l + 1; return 0; }}
int main(void) {{
    pthread_t t; pthread_create(&t, 0, f, 0);
    int l = x; x = l + 1;
    pthread_join(t, 0); check(x == 2);
    return 0;
}}
"
    );
    for engine in ["cba", "matching"] {
        let folder = folder(&[("a.c", &program)]);
        let words =
            ["verify", "--property", "unreach-call", "--engine", engine, "a.c", "--json", "r.json"];
        let output = symra_in(folder.path(), &words);
        assert_eq!(code(&output), 10, "{}{}", stdout(&output), stderr(&output));
        let report = fs::read_to_string(folder.path().join("r.json")).expect("there is a report");
        let report: serde_json::Value = serde_json::from_str(&report).expect("it is JSON");
        let threads: Vec<u64> = report["schedule"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|turn| turn["thread"].as_u64())
            .collect();
        assert!(threads.contains(&1) && threads.first() == Some(&0), "{threads:?}");
        let run = symra_in(folder.path(), &["run", "a.c", "--schedule", "r.json"]);
        assert_eq!(code(&run), 121, "{}", stderr(&run));
        assert!(stderr(&run).contains("thread 1 (`f`) goes on"), "{}", stderr(&run));
        assert!(stderr(&run).contains("reach_error"), "{}", stderr(&run));
    }
    let folder = folder(&[("a.c", &program), ("r.json", "{}")]);
    let run = symra_in(folder.path(), &["run", "a.c", "--schedule", "r.json"]);
    assert_eq!(code(&run), 2, "{}", stderr(&run));
}

/// A deadlock tells who waits where for what, and who has it; a race both accesses with their calls.
#[test]
fn reports_tell_who_waits_and_who_races() {
    let locks = format!(
        "{HEAD}pthread_mutex_t locks[2];
void *f(void *a) {{
    pthread_mutex_lock(&locks[1]);
    pthread_mutex_lock(&locks[0]);
    pthread_mutex_unlock(&locks[0]);
    pthread_mutex_unlock(&locks[1]);
    return 0;
}}
int main(void) {{
    pthread_t t; pthread_create(&t, 0, f, 0);
    pthread_mutex_lock(&locks[0]);
    pthread_mutex_lock(&locks[1]);
    pthread_mutex_unlock(&locks[1]);
    pthread_mutex_unlock(&locks[0]);
    pthread_join(t, 0);
    return 0;
}}
"
    );
    let races = format!(
        "{HEAD}int x;
void put(int v) {{ x = v; }}
int get(void) {{ return x; }}
void *f(void *a) {{ put(1); return 0; }}
int main(void) {{
    pthread_t t; pthread_create(&t, 0, f, 0);
    int v = get();
    pthread_join(t, 0);
    return v;
}}
"
    );
    let line = HEAD.lines().count();
    let (m, f) = ("thread 0 (`main`)", "thread 1 (`f`)");
    let waits = [
        format!(
            "{m} can't go on: it waits in `main` (line {}) for `locks[1]`, which {f} holds",
            line + 12
        ),
        format!(
            "{f} can't go on: it waits in `f` (line {}) for `locks[0]`, which {m} holds",
            line + 4
        ),
    ];
    let accesses = [
        format!("{f} writes in `put` (line {}), called in `f` (line {})", line + 2, line + 4),
        format!("{m} reads in `get` (line {}), called in `main` (line {})", line + 3, line + 7),
    ];
    for (program, check, expected) in
        [(&locks, "deadlock", &waits), (&races, "data-race", &accesses)]
    {
        let folder = folder(&[("a.c", program)]);
        let words = ["verify", "--checks", check, "--engine", "matching", "a.c"];
        let output = symra_in(folder.path(), &words);
        for text in expected {
            assert!(stdout(&output).contains(text), "no `{text}`:\n{}", stdout(&output));
        }
    }
}
