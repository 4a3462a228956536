//! What the tests of this crate share: gcc as an oracle, and short ways to analyse texts.
#![allow(dead_code, reason = "each test uses a part of it")]

#[path = "../../../cli/tests/common/skip.rs"]
pub(crate) mod skip;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use symra_front_c::hir::{Linkage, Object, Program};
use symra_front_c::types::DataModel;
use symra_front_c::{Analysis, Input, analyse};

pub(crate) const MODELS: [DataModel; 2] = [DataModel::Ilp32, DataModel::Lp64];

/// gcc's option for a data model.
pub(crate) fn flag(model: DataModel) -> &'static str {
    match model {
        DataModel::Ilp32 => "-m32",
        DataModel::Lp64 => "-m64",
    }
}

pub(crate) fn analyse_text(text: &str, model: DataModel) -> Analysis {
    analyse(&[Input { name: "test.c", text: text.as_bytes() }], model)
}

/// The object with external linkage of this name.
pub(crate) fn object_named<'p>(program: &'p Program, name: &str) -> &'p Object {
    let found = |object: &&Object| object.linkage == Linkage::External && *object.name == *name;
    program.objects.iter().find(found).expect("the object should be there")
}

/// The messages of all errors.
pub(crate) fn errors(analysis: &Analysis) -> Vec<String> {
    analysis.errors().map(|error| format!("{}: {error}", error.place)).collect()
}

/// The codes of all errors.
pub(crate) fn codes(text: &str) -> Vec<&'static str> {
    analyse_text(text, DataModel::Lp64).errors().map(|error| error.cause.code()).collect()
}

/// Whether this machine has a gcc that compiles for the model.
pub(crate) fn has_gcc(model: DataModel) -> bool {
    static FOUND: [OnceLock<bool>; 2] = [OnceLock::new(), OnceLock::new()];
    *FOUND[usize::from(model == DataModel::Lp64)].get_or_init(|| {
        let file = scratch("c");
        std::fs::write(&file, "int x;\n").unwrap();
        let found = gcc_accepts(&file, model);
        if !found {
            skip::skip(&format!("comparisons with gcc {}: apt-get install gcc", flag(model)));
        }
        found
    })
}

/// A file name that no other test uses.
pub(crate) fn scratch(extension: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join("symra-front-c");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(format!("{}-{number}.{extension}", std::process::id()))
}

pub(crate) fn gcc_accepts(file: &Path, model: DataModel) -> bool {
    Command::new("gcc")
        .args([flag(model), "-w", "-fsyntax-only", "-std=gnu11", "-x", "c"])
        .arg(file)
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

pub(crate) fn gcc_accepts_text(text: &str, model: DataModel) -> bool {
    let file = scratch("c");
    std::fs::write(&file, text).unwrap();
    let accepted = gcc_accepts(&file, model);
    std::fs::remove_file(&file).unwrap();
    accepted
}

/// A file that gcc compiles, after its preprocessor; none if gcc refuses it for the model.
pub(crate) fn gcc_preprocessed(file: &Path, model: DataModel) -> Option<String> {
    if !gcc_accepts(file, model) {
        return None;
    }
    let output =
        Command::new("gcc").args([flag(model), "-w", "-E", "-P"]).arg(file).output().ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folder of benchmark programs, where it is there.
pub(crate) fn bench() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let found = root
        .map(|folder| folder.join("shared/bench"))
        .find(|folder| folder.join("tasks.csv").exists());
    if found.is_none() {
        skip::skip("benchmark programs: put them into shared/bench beside or above the checkout");
    }
    found
}

/// The benchmark programs with their data models.
pub(crate) fn bench_files() -> Vec<(PathBuf, DataModel)> {
    let Some(root) = bench() else { return Vec::new() };
    let table = std::fs::read_to_string(root.join("tasks.csv")).unwrap();
    let mut files: Vec<(PathBuf, DataModel)> = Vec::new();
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.split(',').collect();
        let model = if columns[3] == "64" { DataModel::Lp64 } else { DataModel::Ilp32 };
        let entry = (root.join(columns[4]), model);
        if !files.contains(&entry) {
            files.push(entry);
        }
    }
    files
}
