//! C files as the front end wants them: preprocessed.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::args::CArgs;
use crate::failure::Failure;
use crate::input;

/// Headers that a system may not have, searched after all of its own: those of other verifiers, for programs that were written for
/// them, and what glibc's headers include for 32 bits.
const HEADERS: [(&str, &str); 4] = [
    ("gnu/stubs-32.h", include_str!("../headers/gnu/stubs-32.h")),
    ("klee/klee.h", include_str!("../headers/klee/klee.h")),
    ("smack.h", include_str!("../headers/smack.h")),
    ("seahorn/seahorn.h", include_str!("../headers/seahorn/seahorn.h")),
];

/// The text of a C file after preprocessing. A file without directives is taken as it is, unless macros are
/// defined.
pub(crate) fn text(path: &Path, args: &CArgs, is_32: bool) -> Result<String, Failure> {
    let bytes = input::read(path)?;
    let raw = path.extension().is_some_and(|ending| ending == "c")
        && (has_directives(&bytes) || has_predefined(&bytes) || !args.define.is_empty());
    let bytes = if raw { preprocess(path, args, is_32)? } else { bytes };
    String::from_utf8(bytes).map_err(|_| Failure::NotText(path.to_owned()))
}

/// Whether a line starts with `#` and is neither a line marker nor a pragma.
fn has_directives(text: &[u8]) -> bool {
    text.split(|byte| *byte == b'\n').any(|line| {
        let Some(rest) = line.trim_ascii_start().strip_prefix(b"#") else { return false };
        let rest = rest.trim_ascii_start();
        let marker = rest.first().is_none_or(u8::is_ascii_digit);
        !marker && !rest.starts_with(b"pragma") && !rest.starts_with(b"line")
    })
}

/// Whether a word looks like a macro that each compiler has, such as `__SIZE_TYPE__`.
fn has_predefined(text: &[u8]) -> bool {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    text.split(|byte| !is_word(byte)).any(|word| {
        word.strip_prefix(b"__")
            .and_then(|rest| rest.strip_suffix(b"__"))
            .is_some_and(|inner| inner.first().is_some_and(u8::is_ascii_uppercase))
    })
}

/// The compilers to try.
fn compilers() -> Vec<String> {
    let own = std::env::var("CC").ok().filter(|name| !name.trim().is_empty());
    own.map_or_else(|| ["gcc", "cc", "clang"].map(str::to_owned).to_vec(), |name| vec![name])
}

fn preprocess(path: &Path, args: &CArgs, is_32: bool) -> Result<Vec<u8>, Failure> {
    let compilers = compilers();
    for compiler in &compilers {
        let mut words = compiler.split_whitespace();
        let program = words.next().unwrap_or("cc");
        let mut options: Vec<OsString> = words.map(OsString::from).collect();
        options.push("-E".into());
        options.push(if is_32 { "-m32" } else { "-m64" }.into());
        for folder in &args.include {
            options.extend(["-I".into(), folder.into()]);
        }
        for definition in &args.define {
            options.extend(["-D".into(), definition.into()]);
        }
        for folder in if is_32 { headers_for_32(program) } else { Vec::new() } {
            options.extend(["-idirafter".into(), folder.into()]);
        }
        options.push(path.into());
        let output = match run_with_headers(program, options) {
            Ok(output) => output,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(source) => {
                return Err(Failure::System { what: "cannot run the preprocessor", source });
            }
        };
        if output.status.success() {
            return Ok(output.stdout);
        }
        return Err(Failure::Preprocessor {
            path: path.to_owned(),
            command: format!("{program} -E"),
            message: String::from_utf8_lossy(&output.stderr).trim_end().to_owned(),
        });
    }
    Err(Failure::NoPreprocessor { path: path.to_owned(), tried: compilers })
}

/// Runs the preprocessor; if it misses a header that we have, once more with ours.
fn run_with_headers(program: &str, mut options: Vec<OsString>) -> std::io::Result<Output> {
    let output = run(program, &options)?;
    let message = String::from_utf8_lossy(&output.stderr);
    if output.status.success() || !HEADERS.iter().any(|(name, _)| message.contains(name)) {
        return Ok(output);
    }
    let folder = std::env::temp_dir().join(format!("symra-headers-{}", std::process::id()));
    let written = write_headers(&folder);
    let output = written.and_then(|()| {
        options.splice(0..0, ["-idirafter".into(), folder.clone().into()]);
        run(program, &options)
    });
    // What is left behind harms nobody.
    let _ = std::fs::remove_dir_all(&folder);
    output
}

fn write_headers(folder: &Path) -> std::io::Result<()> {
    for (name, text) in HEADERS {
        let file = folder.join(name);
        if let Some(parent) = file.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(file, text)?;
    }
    Ok(())
}

fn run(program: &str, options: &[OsString]) -> std::io::Result<Output> {
    Command::new(program).args(options).stdin(Stdio::null()).output()
}

/// Where a 64-bit system without the headers of 32-bit programs has such that serve as well.
fn headers_for_32(program: &str) -> Vec<PathBuf> {
    let Ok(output) = run(program, &["-print-multiarch".into()]) else { return Vec::new() };
    let name = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if name.is_empty() { Vec::new() } else { vec![Path::new("/usr/include").join(name)] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_are_noticed() {
        assert!(has_directives(b"int x;\n  # include <a.h>\n"));
        assert!(has_directives(b"#define A"));
        assert!(!has_directives(b"# 1 \"a.c\"\nint x;\n#pragma pack(1)\n#line 7\n#\n"));
        assert!(!has_directives(b"int main(void) { return 0; }"));
    }

    #[test]
    fn macros_of_the_compiler_are_noticed() {
        assert!(has_predefined(b"typedef __SIZE_TYPE__ size_t;"));
        assert!(has_predefined(b"int x=__LINE__;"));
        assert!(!has_predefined(b"int __VERIFIER_nondet_int(void) __attribute__((unused));"));
    }
}
