//! Places of the source, as short as they are clear.

use symra_ir::{Position, Program, Trace};

/// Names places for a run.
pub(crate) struct Places<'v> {
    program: &'v Program,
    /// Whether the run is in several files of the user.
    has_several: bool,
}

impl<'v> Places<'v> {
    pub(crate) fn new(program: &'v Program, trace: &Trace) -> Self {
        let files = trace.steps.iter().filter_map(|step| program.edge(step.edge).position);
        let mut files: Vec<_> =
            files.map(|at| at.file).filter(|file| !is_library(program, file.0)).collect();
        files.sort_unstable();
        files.dedup();
        Self { program, has_several: files.len() > 1 }
    }

    /// `line 7`, or with a name where there are several files; lines of models of the library are told apart.
    pub(crate) fn of(&self, position: Option<Position>) -> String {
        let Some(at) = position else { return "the start".to_owned() };
        let name = &self.program.sources[at.file.0 as usize].name;
        let short = name.rsplit('/').next().unwrap_or(name);
        match (is_library(self.program, at.file.0), self.has_several) {
            (true, _) => format!("library {short}:{}", at.line),
            (false, true) => format!("{short}:{}", at.line),
            (false, false) => format!("line {}", at.line),
        }
    }
}

/// Whether a source is a model of library functions.
pub(crate) fn is_library(program: &Program, source: u32) -> bool {
    program.sources[source as usize].name.starts_with("<library>/")
}
