//! Small programs, each a corner of the language: what they print and return when we run them is what they do when gcc
//! compiles them. Skipped where there is no gcc, and for 32 bits where gcc can't link such programs.

#[path = "../../cli/tests/common/skip.rs"]
mod skip;

use std::path::{Path, PathBuf};
use std::process::Command;

use symra_front_c::types::DataModel;
use symra_front_c::{CompileError, Options, compile, run};

/// What a program printed and how it ended.
#[derive(PartialEq, Eq, Debug)]
struct Behaviour {
    output: String,
    code: i32,
}

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/torture");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the programs should be there")
        .map(|entry| entry.expect("an entry should be readable").path())
        .filter(|path| path.extension().is_some_and(|end| end == "c"))
        .collect();
    files.sort();
    files
}

fn flags(model: DataModel) -> &'static [&'static str] {
    match model {
        DataModel::Lp64 => &["-m64", "-w"],
        DataModel::Ilp32 => &["-m32", "-w", "-msse2", "-mfpmath=sse"],
    }
}

/// What gcc's program does; none if gcc can't make it.
fn expected(file: &Path, model: DataModel, folder: &Path) -> Option<Behaviour> {
    let program = folder.join(file.file_stem()?).with_extension("bin");
    let made = Command::new("gcc")
        .args(flags(model))
        .arg(file)
        .arg("-o")
        .arg(&program)
        .arg("-lm")
        .output()
        .ok()?;
    if !made.status.success() {
        return None;
    }
    let result = Command::new(&program).output().ok()?;
    let code = result.status.code().unwrap_or(134);
    Some(Behaviour { output: String::from_utf8_lossy(&result.stdout).into_owned(), code })
}

fn preprocessed(file: &Path, model: DataModel) -> String {
    let result = Command::new("gcc")
        .args(flags(model))
        .args(["-E", "-P"])
        .arg(file)
        .output()
        .expect("gcc should preprocess what it compiles");
    String::from_utf8_lossy(&result.stdout).into_owned()
}

/// What the program does when we run it.
fn actual(text: &str, model: DataModel) -> Result<Behaviour, String> {
    let options = Options { data_model: model, ..Options::to_run() };
    let compiled = compile(&[("torture.c", text)], &options).map_err(|error| match error {
        CompileError::Invalid { diagnostics } => {
            diagnostics.iter().map(|d| format!("{}: {d}", d.place)).collect::<Vec<_>>().join("\n")
        }
        other => other.to_string(),
    })?;
    let mut output = Vec::new();
    let ending = run::run(&compiled, &mut run::Zeros, &mut output, 10_000_000);
    let code = match ending {
        run::Ending::Exited(code) => i32::from(code),
        run::Ending::Aborted => 134,
        run::Ending::Violated(claim) => {
            return Err(compiled.task.program.claim(claim).message.clone());
        }
        other => return Err(format!("{other:?}")),
    };
    Ok(Behaviour { output: String::from_utf8_lossy(&output).into_owned(), code })
}

fn check_all(model: DataModel, name: &str) {
    let folder = std::env::temp_dir().join(format!("symra-torture-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder should be possible");
    let (mut faults, mut compared) = (Vec::new(), 0);
    let programs = programs();
    for file in &programs {
        let Some(expected) = expected(file, model, &folder) else { continue };
        compared += 1;
        match actual(&preprocessed(file, model), model) {
            Ok(actual) if actual == expected => (),
            Ok(actual) => {
                faults.push(format!("{}:\n  {expected:?}\n  {actual:?}", file.display()));
            }
            Err(why) => faults.push(format!("{}: {why}", file.display())),
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder should be ours");
    assert!(faults.is_empty(), "{} of {compared} differ:\n{}", faults.len(), faults.join("\n"));
    if compared == 0 {
        let bits = flags(model)[0];
        skip::skip(&format!("programs run by gcc {bits}: apt-get install gcc gcc-multilib"));
    }
    assert!(compared == 0 || compared + 5 >= programs.len(), "gcc took only {compared} programs");
}

#[test]
fn programs_do_what_gcc_says_with_64_bits() {
    check_all(DataModel::Lp64, "lp64");
}

#[test]
fn programs_do_what_gcc_says_with_32_bits() {
    check_all(DataModel::Ilp32, "ilp32");
}

#[test]
fn a_difference_would_be_seen() {
    let text = "int printf(const char *, ...); int main(void) { printf(\"%d\", 6 * 7); return 1; }";
    let behaviour = actual(text, DataModel::Lp64).expect("the program should run");
    assert_eq!(behaviour, Behaviour { output: "42".to_owned(), code: 1 });
    assert_ne!(behaviour, Behaviour { output: "42".to_owned(), code: 0 });
}
