//! The binary as a user meets it: verdicts, exit codes, messages.

mod common;

use std::fs;
use std::process::Command;

use common::{code, file, last_line, root, stderr, stdout, symra};

#[test]
fn a_finite_model_is_proved() {
    let output = symra(&["verify", "examples/handshake.gcl", "--engine", "symex"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert_eq!(last_line(&output), "VERDICT: true");
    assert!(stdout(&output).starts_with("SAFE: the only path ends"), "{}", stdout(&output));
    assert!(stdout(&output).contains("re-checked"), "{}", stdout(&output));
}

#[test]
fn a_faulty_model_has_a_replayed_run() {
    let output = symra(&["verify", "examples/withdraw.gcl"]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    assert_eq!(last_line(&output), "VERDICT: false(solvent)");
    let text = stdout(&output);
    assert!(text.starts_with("UNSAFE at examples/withdraw.gcl:"), "{text}");
    assert!(text.contains("replayed step by step"), "{text}");
    assert!(text.contains("(input)"), "{text}");
}

#[test]
fn symbolic_execution_alone_says_why_it_does_not_know_the_mutex() {
    let output = symra(&["verify", "examples/mutex.gcl", "--engine", "symex", "--timeout", "1"]);
    assert_eq!(code(&output), 20, "{}", stderr(&output));
    assert_eq!(last_line(&output), "VERDICT: unknown");
    let text = stdout(&output);
    assert!(text.starts_with("UNKNOWN: the time limit was reached"), "{text}");
    assert!(text.contains("try: "), "{text}");
}

#[test]
fn a_depth_bound_is_no_proof() {
    let output = symra(&["verify", "examples/handshake.gcl", "--engine", "symex", "--depth", "3"]);
    assert_eq!((code(&output), last_line(&output)), (20, "VERDICT: unknown".to_owned()));
    assert!(stdout(&output).contains("depth bound of 3 steps"), "{}", stdout(&output));
}

#[test]
fn a_small_memory_limit_is_no_proof() {
    let output = symra(&[
        "verify",
        "examples/mutex.gcl",
        "--engine",
        "symex",
        "--memory",
        "1M",
        "--timeout",
        "20",
    ]);
    assert_eq!((code(&output), last_line(&output)), (20, "VERDICT: unknown".to_owned()));
    assert!(stdout(&output).contains("memory limit"), "{}", stdout(&output));
}

#[test]
fn fair_search_orders_find_the_fault() {
    // Depth first follows a customer who takes no money forever.
    for order in ["breadth-first", "random-path", "distance-to-error"] {
        let output =
            symra(&["verify", "examples/withdraw.gcl", "--engine", "symex", "--search", order]);
        assert_eq!(code(&output), 10, "{order}: {}", stderr(&output));
    }
}

/// Each kind of bad input: exit 3, the file's name, and what must be in the message.
#[test]
fn bad_input_is_rejected_with_place_and_advice() {
    let ten_megabytes = "x = y + 1;\n".repeat(1 << 20).into_bytes();
    let cases: Vec<(&str, Vec<u8>, &[&str])> = vec![
        (
            "syntax.gcl",
            b"vars x : int\ninit x = = 0\nt: true -> x := 1\nsafe x > 0\n".to_vec(),
            &["syntax.gcl:2:10"],
        ),
        (
            "unknown.gcl",
            b"vars x : int\ninit x = 0\nt: true -> y := 1\nsafe x >= 0\n".to_vec(),
            &["unknown.gcl:3:12", "help"],
        ),
        (
            "sort.gcl",
            b"vars x : int\ninit x = 0\nt: x -> x := 1\nsafe x >= 0\n".to_vec(),
            &["sort.gcl:3:4"],
        ),
        ("empty.gcl", Vec::new(), &["empty.gcl", "help"]),
        ("binary.gcl", vec![0, 159, 146, 150, 0, 1], &["binary.gcl", "help"]),
        ("large.gcl", ten_megabytes, &["large.gcl:1:"]),
        ("empty.sir", Vec::new(), &["empty.sir"]),
        ("binary.sir", vec![0, 159, 146, 150, 0, 1], &["binary.sir", "help"]),
        (
            "syntax.sir",
            b"global x : Int\nproc main() {\n  a -> b : assume (< x\n}\n".to_vec(),
            &["syntax.sir:3"],
        ),
        (
            "unknown.sir",
            b"global x : Int\nproc main() {\n  a -> b : assume (< y 1)\n}\n".to_vec(),
            &["unknown.sir:3:"],
        ),
        (
            "sort.sir",
            b"global x : Int\nproc main() {\n  a -> b : assume (and x x)\n}\n".to_vec(),
            &["sort.sir:3:"],
        ),
        ("other.txt", b"hello".to_vec(), &["other.txt", "help"]),
    ];
    for (name, content, expected) in cases {
        let (_folder, path) = file(name, &content);
        let output = symra(&["verify", &path]);
        let message = stderr(&output);
        assert_eq!(code(&output), 3, "{name}: {message}");
        assert_eq!(stdout(&output), "", "{name}: nothing should be on standard output");
        for part in expected {
            assert!(message.contains(part), "{name}: `{part}` should be in:\n{message}");
        }
        assert!(!message.contains("internal failure"), "{name}: {message}");
    }
}

#[test]
fn a_missing_file_is_rejected() {
    let output = symra(&["verify", "no/such/file.gcl"]);
    assert_eq!(code(&output), 3);
    assert!(stderr(&output).contains("cannot read `no/such/file.gcl`"), "{}", stderr(&output));
}

#[test]
fn wrong_use_is_told() {
    assert_eq!(code(&symra(&["verify"])), 2);
    assert_eq!(code(&symra(&["verify", "examples/mutex.gcl", "--engine", "magic"])), 2);
    let output = symra(&["verify", "examples/mutex.gcl", "--property", "nonsense"]);
    assert_eq!(code(&output), 2, "{}", stderr(&output));
    assert!(stderr(&output).contains("has no property `nonsense`"), "{}", stderr(&output));
}

#[test]
fn json_says_the_same_as_the_text() {
    let (_folder, path) = file("out.json", b"");
    let output = symra(&["verify", "examples/withdraw.gcl", "--json", &path, "--stats"]);
    assert_eq!(code(&output), 10);
    let json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(path).expect("the file should be written"))
            .expect("and be JSON");
    assert_eq!(json["schema"], "symra-report/1");
    assert_eq!(json["verdict"], "false");
    assert_eq!(json["property"], "solvent");
    assert_eq!(json["evidence"]["kind"], "replayed");
    assert!(json["trace"].as_array().is_some_and(|lines| lines.len() > 1));
    assert!(json["statistics"].as_object().is_some_and(|counts| !counts.is_empty()));
    let document =
        fs::read_to_string(root().join("docs/json.md")).expect("the document should be there");
    for field in json.as_object().expect("the report should be an object").keys() {
        assert!(document.contains(&format!("`{field}`")), "docs/json.md should describe `{field}`");
    }
}

#[test]
fn json_can_go_to_standard_output() {
    let output = symra(&["verify", "examples/handshake.gcl", "--engine", "symex", "--json", "-"]);
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&output)).expect("all of the output should be JSON");
    assert_eq!(json["verdict"], "true");
    assert_eq!(json["proof"]["kind"], "exhaustive");
}

/// A loop whose proof needs an equation.
const TWICE: &str = "global i : (_ BitVec 32)
global s : (_ BitVec 32)
global n : (_ BitVec 32)
proc main() {
  start -> head : i := #x00000000, s := #x00000000
  head -> body : assume (not (= i n))
  body -> head : i := (bvadd i #x00000001), s := (bvadd s #x00000002)
  head -> bad : assume (not (= s (bvmul i #x00000002)))
  error bad \"twice\"
}
";

#[test]
fn a_report_tells_the_lemmas_of_its_proof() {
    let (_folder, path) = file("twice.sir", TWICE.as_bytes());
    let (_other, out) = file("out.json", b"");
    let output = symra(&["verify", &path, "--engine", "houdini", "--json", &out]);
    assert_eq!(last_line(&output), "VERDICT: true");
    let text = stdout(&output);
    assert!(text.contains("It uses a lemma by houdini (linear equations)."), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(out).expect("the file should be written"))
            .expect("the report should be JSON");
    let lemmas = json["proof"]["lemmas"].as_array().expect("there should be lemmas");
    assert_eq!(lemmas.len(), 1, "the others are not needed: {lemmas:?}");
    assert_eq!(lemmas[0]["engine"], "houdini");
    assert_eq!(lemmas[0]["analysis"], "linear equations");
    assert_eq!(lemmas[0]["text"], json["proof"]["formulas"][0]["text"]);
}

#[test]
fn there_is_a_test_for_each_path() {
    let model = "vars x, y : int; steps : 0..2\ninit steps = 0\n\
        first: steps = 0 && x > 3 -> steps := 1\nlow: steps = 0 && x <= 3 -> steps := 1\n\
        second: steps = 1 && y = x -> steps := 2\nother: steps = 1 && y != x -> steps := 2\n\
        safe small: steps <= 2\n";
    let (folder, file) = file("four.gcl", model.as_bytes());
    let path = folder.path().join("tests");
    let output = symra(&["verify", &file, "--tests", &path.display().to_string()]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    assert!(stdout(&output).contains("all 4 paths end"), "{}", stdout(&output));
    assert_eq!(fs::read_dir(&path).expect("the folder should be made").count(), 4);
    let first =
        fs::read_to_string(path.join("test-000001.json")).expect("there should be a first test");
    let test: serde_json::Value = serde_json::from_str(&first).expect("a test should be JSON");
    assert_eq!(test["schema"], "symra-test/1");
}

#[test]
fn the_program_can_be_shown() {
    for what in ["cfa", "dot", "text", "claims", "loops", "terms"] {
        let output = symra(&["show", "examples/mutex.gcl", "--what", what]);
        assert_eq!(code(&output), 0, "{what}: {}", stderr(&output));
        assert!(!stdout(&output).is_empty(), "{what} should print something");
    }
}

#[test]
fn what_is_shown_as_text_can_be_verified() {
    let text = stdout(&symra(&["show", "examples/withdraw.gcl", "--what", "text"]));
    let (_folder, path) = file("withdraw.sir", text.as_bytes());
    let output = symra(&["verify", &path]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
}

#[test]
fn queries_can_be_written_down() {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    let output = symra(&[
        "verify",
        "examples/withdraw.gcl",
        "--engine",
        "symex",
        "--search",
        "breadth-first",
        "--dump-queries",
        &folder.path().display().to_string(),
    ]);
    assert_eq!(code(&output), 10, "{}", stderr(&output));
    let written = fs::read_dir(folder.path()).expect("the folder should be there").count();
    assert!(written > 0, "some query should have been written");
}

/// A signal ends a run with what is known so far.
#[test]
fn a_signal_ends_with_unknown() {
    let child = Command::new(env!("CARGO_BIN_EXE_symra"))
        .args(["verify", "examples/mutex.gcl", "--engine", "symex"])
        .current_dir(root())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the binary should start");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let killed = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .expect("kill should be there");
    assert!(killed.success());
    let output = child.wait_with_output().expect("the binary should end");
    assert_eq!(code(&output), 20, "{}", stderr(&output));
    assert_eq!(last_line(&output), "VERDICT: unknown");
    assert!(stdout(&output).contains("interrupted"), "{}", stdout(&output));
}

/// The abstraction of the paper's first example has the ten states of its Fig. 3(b).
#[test]
fn the_tree_of_minimax_shows_what_subsumes_what() {
    let output = symra(&[
        "show",
        "examples/minimax/counters.c",
        "--property",
        "unreach-call",
        "--what",
        "tree",
    ]);
    let text = stdout(&output);
    assert!(text.starts_with("digraph tree {"), "{text}");
    assert!(text.contains("style=dotted, constraint=false, label=\"loop\""), "{text}");
    let output = symra(&[
        "show",
        "examples/minimax/tcas.c",
        "--property",
        "unreach-call",
        "--entry",
        "p1a",
        "--what",
        "tree",
    ]);
    assert!(stdout(&output).contains("label=\"subsumed\""));
}

/// Programs in the shape of the paper's, in both verdicts.
#[test]
fn minimax_decides_the_programs_of_its_table() {
    let verdict = |file: &str, entry: &str| {
        let output = symra(&[
            "verify",
            file,
            "--engine",
            "minimax",
            "--property",
            "unreach-call",
            "--entry",
            entry,
            "--timeout",
            "60s",
        ]);
        output.status.code()
    };
    for (entry, code) in [("p1a", 0), ("p3b", 0), ("p2b", 10), ("p4a", 10)] {
        assert_eq!(verdict("examples/minimax/tcas.c", entry), Some(code), "{entry}");
    }
    assert_eq!(verdict("examples/minimax/counters.c", "main"), Some(0));
    assert_eq!(verdict("examples/minimax/statechart.c", "main"), Some(0));
}

#[test]
fn the_abstraction_of_the_mutex_is_that_of_the_paper() {
    let output = symra(&["show", "examples/mutex.gcl", "--what", "abstraction"]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let picture = stdout(&output);
    let states: std::collections::BTreeSet<&str> = picture
        .lines()
        .filter(|line| line.contains("text-anchor=\"middle\""))
        .filter_map(|line| line.split('>').nth(1)?.split('<').next())
        .collect();
    let figure = ["11FF", "11TF", "12FF", "12TF", "21FF", "21TF", "22FT", "22TT", "23FT", "32TT"];
    assert_eq!(states, figure.into_iter().collect());
    assert!(picture.contains("stroke-dasharray"), "inexact transitions should be dotted");
}
