//! The whole way from text to a program.

use symra_ir::Task;

use crate::diagnostic::Diagnostic;
use crate::hir::Program;
use crate::library;
use crate::lower::{Lowered, lower};
use crate::options::Options;
use crate::sema::{Analysis, Input, Linker};

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
    let analysis = linked(files, options);
    if !analysis.is_ok() {
        return Err(CompileError::Invalid { diagnostics: analysis.diagnostics });
    }
    let lowered = make(&analysis.program, options)?;
    let Lowered { task, outputs, halts, exit_code } = lowered;
    let lowered = Extra { outputs, halts, exit_code };
    Ok(Compiled { task, warnings: analysis.diagnostics, lowered })
}

/// The files together with the models of the library functions that they use. A model that contradicts a
/// declaration of the program gives way.
fn linked(files: &[(&str, &str)], options: &Options) -> Analysis {
    let mut own = Linker::new(options.data_model);
    for (name, text) in files {
        own.add(Input { name, text: text.as_bytes() });
    }
    let mut except: Vec<String> = Vec::new();
    loop {
        let mut linker = own.clone();
        library::link(&mut linker, options, &except);
        let analysis = linker.finish();
        let mut faulty: Vec<String> = analysis
            .errors()
            .filter(|error| library::is_model(&error.place))
            .filter_map(|error| error.place.split(':').next().map(str::to_owned))
            .collect();
        faulty.retain(|name| !except.contains(name));
        if faulty.is_empty() {
            return analysis;
        }
        except.extend(faulty);
    }
}

fn make(program: &Program, options: &Options) -> Result<Lowered, CompileError> {
    let entry = program
        .function_named(&options.entry)
        .filter(|entry| program[*entry].body.is_some())
        .ok_or_else(|| CompileError::NoEntry { name: options.entry.clone() })?;
    Ok(lower(program, options, entry))
}
