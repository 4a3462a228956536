//! The whole way from text to a program.

use symra_ir::Task;

use crate::diagnostic::Diagnostic;
use crate::hir::Program;
use crate::lower::{Lowered, lower};
use crate::options::Options;
use crate::sema::{Input, analyze};

/// A program made from C files.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The program.
    pub task: Task,
    /// What is doubtful in the files.
    pub warnings: Vec<Diagnostic>,
    pub(crate) lowered: Extra,
}

/// What only an executor needs.
#[derive(Clone, Debug)]
pub(crate) struct Extra {
    pub(crate) outputs: rustc_hash::FxHashMap<symra_ir::LocRef, crate::lower::OutputCall>,
    pub(crate) halts: rustc_hash::FxHashMap<symra_ir::LocRef, crate::lower::HaltKind>,
    pub(crate) exit_code: Option<symra_ir::VarId>,
}

/// Why no program could be made.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CompileError {
    /// The files are no valid C.
    #[error("the program is not valid C")]
    Invalid {
        /// What is wrong, warnings included.
        diagnostics: Vec<Diagnostic>,
    },
    /// A check that can't be made yet: a program without it would look safe.
    #[error("the check `{name}` can't be made yet")]
    NoSuchCheck {
        /// Its name.
        name: &'static str,
    },
    /// The function that the program should start in is not defined.
    #[error("there is no function `{name}` to start in")]
    NoEntry {
        /// Its name.
        name: String,
    },
}

/// Compiles preprocessed C files, given by their names and texts, into one program.
///
/// # Errors
/// If the files are no valid C, or do not define the entry.
pub fn compile(files: &[(&str, &str)], options: &Options) -> Result<Compiled, CompileError> {
    let checks = &options.checks;
    let missing = [(checks.deref, "pointer"), (checks.free, "free"), (checks.leak, "memory-leak")];
    if let Some((_, name)) = missing.into_iter().find(|(wanted, _)| *wanted) {
        return Err(CompileError::NoSuchCheck { name });
    }
    let inputs: Vec<Input<'_>> =
        files.iter().map(|(name, text)| Input { name, text: text.as_bytes() }).collect();
    let analysis = analyze(&inputs, options.data_model);
    if !analysis.is_ok() {
        return Err(CompileError::Invalid { diagnostics: analysis.diagnostics });
    }
    let lowered = make(&analysis.program, options)?;
    let Lowered { task, outputs, halts, exit_code } = lowered;
    let lowered = Extra { outputs, halts, exit_code };
    Ok(Compiled { task, warnings: analysis.diagnostics, lowered })
}

fn make(program: &Program, options: &Options) -> Result<Lowered, CompileError> {
    let entry = program
        .function_named(&options.entry)
        .filter(|entry| program[*entry].body.is_some())
        .ok_or_else(|| CompileError::NoEntry { name: options.entry.clone() })?;
    Ok(lower(program, options, entry))
}
