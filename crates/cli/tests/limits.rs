//! A run keeps to its limits, and ends with a verdict line whatever ends it.

mod common;

use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use common::{code, folder, last_line, stderr, stdout, symra_in};

/// Its paths never end, and a violation needs the two prime factors of a number.
const HARD: &str = "extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void) { }
int main(void) {
    unsigned long n = 0;
    while (__VERIFIER_nondet_uint()) {
        unsigned long x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
        n += x ^ y;
        if (x > 1 && y > 1 && x * y == 10216022562365566601ul) reach_error();
    }
    return n != 0;
}";

/// Its formulas are large.
const LARGE: &str = "extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void) { }
int a[100000];
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n && i < 100000; i++)
        a[__VERIFIER_nondet_uint() % 100000] = a[a[i] % 100000u] * i + 1;
    for (unsigned i = 0; i < n && i < 100000; i++)
        if (a[i] == 12345 && a[a[i + 1] % 100000u] == 999 * a[i + 7]) reach_error();
    return 0;
}";

/// Says how a run under a limit ended, and how long after its limit.
fn late(arguments: &[&str], text: &str, limit: Duration) -> (Output, Duration) {
    let folder = folder(&[("hard.c", text)]);
    let limit_text = format!("{}ms", limit.as_millis());
    let begin = Instant::now();
    let mut all = vec!["verify", "hard.c", "--timeout", &limit_text];
    all.extend(arguments);
    let output = symra_in(folder.path(), &all);
    (output, begin.elapsed().saturating_sub(limit))
}

/// What a test allows: a run should be 0.3 s late at most, but the machine may have other work.
const LATE: Duration = Duration::from_millis(1500);

#[test]
fn the_time_limit_is_kept_while_queries_are_hard() {
    for engine in ["auto", "symex", "symexia"] {
        let (output, late) = late(&["--engine", engine], HARD, Duration::from_secs(1));
        assert_eq!(last_line(&output), "VERDICT: unknown", "{engine}: {}", stderr(&output));
        assert_eq!(code(&output), 20, "{engine}");
        assert!(late < LATE, "{engine}: {late:?}");
    }
}

#[test]
fn the_time_limit_is_kept_while_a_large_file_is_read() {
    let functions: Vec<String> = (0..6000)
        .map(|n| {
            format!("int f{n}(int x) {{ for (int i = 0; i < x; i++) a[i % 10] += {n}; return a[x & 7]; }}\n")
        })
        .collect();
    let calls: Vec<String> = (0..6000).map(|n| format!("f{n}({n})")).collect();
    let (functions, calls) = (functions.concat(), calls.join(" + "));
    let text = format!("int a[10];\n{functions}int main(void) {{ return {calls}; }}\n");
    let (output, late) = late(&[], &text, Duration::from_millis(300));
    assert_eq!(last_line(&output), "VERDICT: unknown", "{}", stderr(&output));
    assert!(stdout(&output).starts_with("UNKNOWN: the time limit was reached"), "{output:?}");
    assert!(late < LATE, "{late:?}");
}

#[test]
fn signals_end_a_run_at_once() {
    let folder = folder(&[("hard.c", HARD)]);
    for (signal, engine) in [
        ("-INT", "auto"),
        ("-INT", "symex"),
        ("-INT", "symexia"),
        ("-TERM", "auto"),
        ("-HUP", "auto"),
    ] {
        let child = Command::new(env!("CARGO_BIN_EXE_symra"))
            .args(["verify", "hard.c", "--timeout", "60", "--engine", engine])
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary should start");
        std::thread::sleep(Duration::from_millis(700));
        let begin = Instant::now();
        let kill = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()));
        let output = child.wait_with_output().expect("the binary should end");
        let late = begin.elapsed();
        assert_eq!(code(&output), 20, "{signal} {engine}: {}", stderr(&output));
        assert_eq!(last_line(&output), "VERDICT: unknown", "{signal} {engine}");
        assert!(stdout(&output).contains("interrupted"), "{signal} {engine}: {}", stdout(&output));
        assert!(late < LATE, "{signal} {engine}: {late:?}");
    }
}

/// The preprocessor is interrupted with us, and its failure is not what is told.
#[test]
fn a_signal_while_the_program_is_read_is_no_failure() {
    let folder = folder(&[
        ("a.c", "#define X 0\nint main(void) { return X; }"),
        ("slow", "#!/bin/sh\nsleep 20\nexit 1\n"),
    ]);
    let script = folder.path().join("slow");
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755))
        .expect("the script should be ours");
    let child = Command::new(env!("CARGO_BIN_EXE_symra"))
        .args(["verify", "a.c", "--timeout", "60"])
        .current_dir(folder.path())
        .env("CC", &script)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary should start");
    std::thread::sleep(Duration::from_millis(500));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("the binary should end");
    assert_eq!((code(&output), last_line(&output)), (20, "VERDICT: unknown".to_owned()));
}

#[test]
fn too_little_address_space_is_unknown() {
    let folder = folder(&[("large.c", LARGE)]);
    for megabytes in [200, 400, 480, 560] {
        let run = format!(
            "ulimit -v {}; exec {} verify large.c --timeout 20",
            megabytes * 1024,
            env!("CARGO_BIN_EXE_symra")
        );
        let output = Command::new("sh")
            .args(["-c", &run])
            .current_dir(folder.path())
            .output()
            .expect("a shell should start");
        assert_eq!(code(&output), 20, "{megabytes} MiB: {}", stderr(&output));
        assert_eq!(last_line(&output), "VERDICT: unknown", "{megabytes} MiB");
        assert!(stdout(&output).contains("memory limit"), "{megabytes} MiB: {}", stdout(&output));
    }
}

/// A proof that was found counts even where there is no time to re-check it, and the first line says so.
#[test]
fn a_proof_without_its_check_is_told_as_such() {
    let paths = "extern int __VERIFIER_nondet_int(void);
        void reach_error(void) { }
        int main(void) {
            int s = 0;
            for (int i = 0; i < 11; i++) s += __VERIFIER_nondet_int() > i * 3 ? 2 : 4;
            if (s & 1) reach_error();
            return 0;
        }";
    // To find the proof takes much less time than to re-check it, but how much differs from machine to machine.
    let mut proofs = 0;
    for limit in [200, 400, 800, 1600, 3200] {
        let (output, _) = late(&["--engine", "symex"], paths, Duration::from_millis(limit));
        let text = stdout(&output);
        assert!(!text.contains("refuted"), "{limit} ms: {text}");
        if last_line(&output) == "VERDICT: true" {
            proofs += 1;
            let told = text.starts_with("SAFE, not re-checked: ");
            assert_eq!(told, text.contains("The proof was not re-checked"), "{limit} ms: {text}");
            assert_ne!(told, text.contains("The proof was re-checked"), "{limit} ms: {text}");
        }
    }
    assert!(proofs > 0, "the program should be proved");
}

#[test]
fn a_recursive_program_that_took_too_long_is_told_so() {
    let recursive = "extern unsigned __VERIFIER_nondet_uint(void);
        void reach_error(void) { }
        unsigned f(unsigned n, unsigned x) { return n == 0 ? x : f(n - 1, x * x + n) ^ x; }
        int main(void) {
            unsigned n = __VERIFIER_nondet_uint(), x = __VERIFIER_nondet_uint();
            if (f(n, x) == 0x12345679 && x * x * x == 0x9abcdef3) reach_error();
            return 0;
        }";
    for engine in ["auto", "symex"] {
        let (output, _) = late(&["--engine", engine], recursive, Duration::from_secs(2));
        let text = stdout(&output);
        assert!(text.starts_with("UNKNOWN: the time limit was reached"), "{engine}: {text}");
    }
}

/// A compiler for 64 bits alone has no `gnu/stubs-32.h`, which all of glibc's headers include.
#[test]
fn headers_for_32_bits_need_not_be_installed() {
    let script = "#!/bin/sh
found=no
last=
for word; do
    case $word in -print-multiarch) exec gcc \"$@\" ;; esac
    if [ \"$last\" = -idirafter ] && [ -e \"$word/gnu/stubs-32.h\" ]; then
        case $word in /usr/*) ;; *) found=yes ;; esac
    fi
    last=$word
done
if [ $found = no ]; then
    echo '/usr/include/gnu/stubs.h:7:11: fatal error: gnu/stubs-32.h: No such file or directory' >&2
    exit 1
fi
exec gcc \"$@\"
";
    let text = "#include <assert.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
        int main(void) { assert(sizeof(long) == SIZE && sizeof(intptr_t) == SIZE); return 0; }\n";
    let folder = folder(&[("a.c", text), ("cc", script)]);
    let compiler = folder.path().join("cc");
    std::fs::set_permissions(&compiler, std::fs::Permissions::from_mode(0o755))
        .expect("the script should be ours");
    for (size, expected) in
        [("-DSIZE=4", "VERDICT: true"), ("-DSIZE=8", "VERDICT: false(assertions)")]
    {
        let output = Command::new(env!("CARGO_BIN_EXE_symra"))
            .args(["verify", "a.c", "--32", size, "--timeout", "60"])
            .current_dir(folder.path())
            .env("CC", &compiler)
            .output()
            .expect("the binary should start");
        assert_eq!(last_line(&output), expected, "{}", stderr(&output));
    }
}

/// Each name in a verdict line is that of a property that can be asked for by it, and then the answer is the same.
#[test]
fn each_property_has_one_name() {
    let c = "#include <assert.h>
        extern int __VERIFIER_nondet_int(void);
        void reach_error(void) { }
        int main(void) {
            int x = __VERIFIER_nondet_int();
            #ifdef ASSERT
            assert(x != 5);
            #endif
            #ifdef CALL
            if (x == 6) reach_error();
            #endif
            #ifdef LABEL
            if (x == 7) { ERROR: return 1; }
            #endif
            return 0;
        }";
    let model = "vars x : 0..9\ninit x = 0\nup: x < 9 -> x := x + 1\nsafe small: x <= 5\nsafe low: x <= 9\n";
    let folder = folder(&[("a.c", c), ("up.gcl", model)]);
    let names = ["assertions", "unreach-call", "unreach-label"];
    for (fault, violates) in ["-DASSERT", "-DCALL", "-DLABEL"].iter().zip(names) {
        for asked in names {
            let output = symra_in(folder.path(), &["verify", "a.c", fault, "--property", asked]);
            let expected = if asked == violates {
                format!("VERDICT: false({violates})")
            } else {
                "VERDICT: true".to_owned()
            };
            assert_eq!(last_line(&output), expected, "{fault} {asked}: {}", stderr(&output));
        }
    }
    for options in [&["verify", "up.gcl"][..], &["verify", "up.gcl", "--property", "small"]] {
        let output = symra_in(folder.path(), options);
        assert_eq!(last_line(&output), "VERDICT: false(small)", "{}", stderr(&output));
    }
    let output = symra_in(folder.path(), &["verify", "up.gcl", "--property", "low"]);
    assert_eq!(last_line(&output), "VERDICT: true", "{}", stderr(&output));
}
