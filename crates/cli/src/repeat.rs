//! Repeating the run of a violation: its report holds all that the run chose, and how the program was read.

use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};
use symra_ir::{Interpreter, Outcome, all_interleavings};
use symra_report::{Repeated, choices_of};

use crate::args::{CArgs, DataModelName, InputArgs, RunArgs};
use crate::c_files;
use crate::failure::Failure;
use crate::input::Job;

/// The options that a program is read with, for the report.
pub(crate) fn options(args: &InputArgs) -> Json {
    let c = &args.c;
    let is_32 = c.ilp32 || c.data_model == Some(DataModelName::Ilp32);
    json!({
        "property": args.property,
        "checks": args.checks,
        "data_model": if is_32 { "ilp32" } else { "lp64" },
        "entry": c.entry,
        "include": c.include,
        "define": c.define,
        "malloc_may_fail": c.malloc_may_fail,
        "all_interleavings": args.all_interleavings,
    })
}

/// A run to repeat.
pub(crate) struct Repeat {
    job: Job,
    choices: Repeated,
    /// The claim that it violated.
    claim: String,
    /// Which threads go on.
    schedule: Vec<Json>,
}

/// How it ended this time.
pub(crate) enum Ended {
    /// With the violation of this claim, as before.
    Violated(symra_ir::ClaimId),
    /// In another way: the program is not the one of the report.
    Differently,
}

impl Repeat {
    /// The run that a file tells, if it is the report of a violation.
    pub(crate) fn of(path: &Path, report: &Json, args: &RunArgs) -> Result<Option<Self>, Failure> {
        let (repeat, claim) = (&report["repeat"], &report["claim"]["name"]);
        let (Some(options), Some(claim)) = (repeat.get("options"), claim.as_str()) else {
            return Ok(None);
        };
        let wrong = || Failure::Usage(format!("`{}` is not a report of a run", path.display()));
        let choices = choices_of(repeat).ok_or_else(wrong)?;
        let mut job = c_files::job(&input_args(options, args))?;
        if repeat["all_interleavings"] == Json::Bool(true) {
            job.task = all_interleavings(&job.task);
        }
        let schedule = report["schedule"].as_array().cloned().unwrap_or_default();
        Ok(Some(Self { job, choices, claim: claim.to_owned(), schedule }))
    }

    /// Whether it tells which threads go on.
    pub(crate) fn has_schedule(&self) -> bool {
        !self.schedule.is_empty()
    }

    /// Which threads go on, as sentences.
    pub(crate) fn turns(&self) -> impl Iterator<Item = String> {
        self.schedule.iter().map(|turn| {
            let text = |value: &Json| value.as_str().unwrap_or_default().to_owned();
            let (thread, function) = (&turn["thread"], text(&turn["function"]));
            let at = &turn["position"];
            let place = match at["line"].as_u64() {
                Some(line) => format!("{}:{line}: ", text(&at["file"])),
                None => String::new(),
            };
            format!("{place}thread {thread} (`{function}`) goes on")
        })
    }

    /// The program.
    pub(crate) fn program(&self) -> &symra_ir::Program {
        &self.job.task.program
    }

    /// Runs the program for at most so many steps.
    pub(crate) fn run(&mut self, limit: u64) -> Ended {
        match Interpreter::new(&self.job.task).run(&mut self.choices, limit).outcome {
            Outcome::Violated(claim) if self.program().claim(claim).name == self.claim => {
                Ended::Violated(claim)
            }
            _ => Ended::Differently,
        }
    }
}

/// The options of the report, for the files that are named now.
fn input_args(options: &Json, args: &RunArgs) -> InputArgs {
    let text = |name: &str| options[name].as_str().map(str::to_owned);
    let list = |name: &str| -> Vec<String> {
        let list = options[name].as_array().into_iter().flatten();
        list.filter_map(|item| item.as_str().map(str::to_owned)).collect()
    };
    InputArgs {
        files: args.files.clone(),
        all_interleavings: options["all_interleavings"].as_bool().unwrap_or(false),
        property: text("property"),
        checks: list("checks"),
        ltl: None,
        fairness: crate::args::FairnessName::None,
        c: CArgs {
            data_model: match options["data_model"].as_str() {
                Some("ilp32") => Some(DataModelName::Ilp32),
                _ => Some(DataModelName::Lp64),
            },
            ilp32: false,
            lp64: false,
            entry: text("entry"),
            include: list("include").into_iter().map(PathBuf::from).collect(),
            define: list("define"),
            malloc_may_fail: options["malloc_may_fail"].as_bool().unwrap_or(false),
        },
        params: Vec::new(),
    }
}
