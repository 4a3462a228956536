//! Tests: one JSON file with the inputs of each path.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use symra_engines::{PathEnd, PathSink};
use symra_ir::{Operation, Program, Trace};
use symra_report::human;

use crate::failure::Failure;

/// Writes each path's inputs as `test-000001.json` and so on into a folder.
pub(crate) struct TestsDir {
    folder: PathBuf,
    program: Arc<Program>,
    /// How many were written.
    pub(crate) count: u64,
    /// The first failure; nothing is written after it.
    pub(crate) failure: Option<Failure>,
}

impl TestsDir {
    /// Makes the folder if it is not there.
    pub(crate) fn new(folder: &Path, program: Arc<Program>) -> Result<Self, Failure> {
        fs::create_dir_all(folder)
            .map_err(|source| Failure::Unwritable { path: folder.to_owned(), source })?;
        Ok(Self { folder: folder.to_owned(), program, count: 0, failure: None })
    }

    fn json(&self, trace: &Trace, end: PathEnd) -> serde_json::Value {
        let pair = |(var, value): &(symra_ir::VarId, symra_terms::Value)| {
            let variable = self.program.variable(*var);
            serde_json::json!({ "variable": variable.name, "value": human(value) })
        };
        let mut inputs: Vec<serde_json::Value> = symra_report::inputs(&self.program, trace)
            .into_iter()
            .map(|(function, at, value)| {
                serde_json::json!({ "function": function, "value": value, "line": at.map(|at| at.line) })
            })
            .collect();
        // Without a source that says what an input is, all that is left open is one.
        let steps = if self.program.debug.is_some() { &[] } else { trace.steps.as_slice() };
        for step in steps {
            let edge = self.program.edge(step.edge);
            if matches!(edge.operation, Operation::Havoc(_)) {
                for input in &step.inputs {
                    let mut entry = pair(input);
                    entry["line"] = edge.position.map(|at| at.line).into();
                    inputs.push(entry);
                }
            }
        }
        let initial = if self.program.debug.is_some() { &[] } else { trace.initial.as_slice() };
        serde_json::json!({
            "schema": "symra-test/1",
            "end": match end {
                PathEnd::Exit => "exit".to_owned(),
                PathEnd::Stuck => "stuck".to_owned(),
                PathEnd::Claim(claim) => format!("violates {}", self.program.claim(claim).name),
            },
            "steps": trace.steps.len(),
            "initial": initial.iter().map(pair).collect::<Vec<_>>(),
            "inputs": inputs,
        })
    }
}

impl PathSink for TestsDir {
    fn path(&mut self, trace: Trace, end: PathEnd) {
        if self.failure.is_some() {
            return;
        }
        let path = self.folder.join(format!("test-{:06}.json", self.count + 1));
        match fs::write(&path, format!("{:#}\n", self.json(&trace, end))) {
            Ok(()) => self.count += 1,
            Err(source) => self.failure = Some(Failure::Unwritable { path, source }),
        }
    }
}
