//! What the tests of the binary share.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod skip;
pub(crate) mod twins;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("the crate should be two folders deep")
        .to_owned()
}

/// Runs the binary in a folder. No run takes long, and none may take forever. Of a C program only that is checked which the
/// arguments name, and its assertions.
pub(crate) fn symra_in(folder: &Path, arguments: &[&str]) -> Output {
    let is_c = |argument: &str| {
        let extension = Path::new(argument).extension().and_then(|extension| extension.to_str());
        matches!(extension, Some("c" | "i"))
    };
    let verifies = arguments.first() == Some(&"verify");
    let plain = verifies && arguments.iter().any(|argument| is_c(argument));
    let none = if plain { no_checks(arguments) } else { &[] };
    symra_by_default(folder, &[arguments, none].concat())
}

/// The option that leaves only assertions to check, if the others do not say what is checked.
pub(crate) fn no_checks(arguments: &[&str]) -> &'static [&'static str] {
    let asks = |argument: &&str| {
        ["--property", "--checks", "--ltl"].iter().any(|o| argument.starts_with(o))
    };
    if arguments.iter().any(asks) { &[] } else { &["--checks", "none"] }
}

/// Runs the binary in a folder, as a user does who names no checks.
pub(crate) fn symra_by_default(folder: &Path, arguments: &[&str]) -> Output {
    let limit: &[&str] =
        if arguments.first() == Some(&"verify") && !arguments.contains(&"--timeout") {
            &["--timeout", "60"]
        } else {
            &[]
        };
    Command::new(env!("CARGO_BIN_EXE_symra"))
        .args(arguments)
        .args(limit)
        .current_dir(folder)
        .output()
        .expect("the binary should start")
}

/// Runs the binary in the root of the repository.
pub(crate) fn symra(arguments: &[&str]) -> Output {
    symra_in(&root(), arguments)
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().expect("the binary should not be killed")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output should be text")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the messages should be text")
}

pub(crate) fn last_line(output: &Output) -> String {
    stdout(output).lines().last().unwrap_or_default().to_owned()
}

/// A folder with files.
pub(crate) fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder should be made");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("a temporary file should be written");
    }
    folder
}

/// A file in a folder of its own.
pub(crate) fn file(name: &str, content: &[u8]) -> (TempDir, String) {
    let folder = folder(&[]);
    let path = folder.path().join(name);
    fs::write(&path, content).expect("a temporary file should be written");
    (folder, path.display().to_string())
}
