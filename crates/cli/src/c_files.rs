//! C files and what is asked of them.

use std::path::{Path, PathBuf};

use symra_front_c::diagnostic::{Diagnostic, Severity};
use symra_front_c::types::DataModel;
use symra_front_c::{
    CHECKS, Checks, CompileError, Compiled, Options, Property, PropertyError, compile, temporal,
    temporal_names,
};
use symra_report::Goal;

use crate::args::{CArgs, DataModelName, FairnessName, InputArgs};
use crate::failure::Failure;
use crate::input::{self, Job, Language};
use crate::preprocess;

/// A C program with the property that is asked for.
pub(crate) fn job(args: &InputArgs) -> Result<Job, Failure> {
    if !args.params.is_empty() {
        return Err(Failure::Usage("a C program has no parameters by name".to_owned()));
    }
    let mut property = match (&args.ltl, &args.property) {
        (Some(formula), _) => Property::temporal(formula),
        (None, Some(name)) => property(name)?,
        (None, None) => default_property(),
    };
    if property.checks.termination && !args.checks.is_empty() {
        return Err(PropertyError::NotAlone.into());
    }
    if args.fairness != FairnessName::None {
        return Err(Failure::Usage("only models have processes that are fair".to_owned()));
    }
    let plain = args.property.is_none() && args.ltl.is_none();
    let checks = chosen(args);
    for check in &checks {
        property.checks.enable(check)?;
        property.names.push((*check).to_owned());
    }
    let options = Options {
        data_model: data_model(&args.c),
        entry: entry(&args.c, property.entry),
        checks: property.checks,
        malloc_may_fail: args.c.malloc_may_fail,
        reduce: property.formula.is_none() && !args.all_interleavings,
        labels: property.formula.as_deref().map(temporal_names).unwrap_or_default(),
        ..Options::default()
    };
    let mut compiled = build(&args.files, &args.c, &options)?;
    warn(&compiled.warnings);
    let temporal = match &property.formula {
        Some(formula) => Some(temporal(&mut compiled.task, formula)?),
        None => None,
    };
    Ok(Job {
        temporal,
        file: names(&args.files).join(" "),
        task: compiled.task,
        properties: property.names,
        goal: Goal::Avoid,
        language: Language::C,
        not_checked: if plain { left_out(&checks) } else { Vec::new() },
    })
}

/// What is checked where the user names neither a property nor checks: what makes most programs go wrong.
const DEFAULT_CHECKS: [&str; 6] =
    ["bounds", "pointer", "free", "div-by-zero", "signed-overflow", "shift"];

/// The checks that are made beside those of the property.
fn chosen(args: &InputArgs) -> Vec<&str> {
    if args.property.is_none() && args.ltl.is_none() && args.checks.is_empty() {
        return DEFAULT_CHECKS.to_vec();
    }
    args.checks.iter().map(String::as_str).filter(|check| *check != "none").collect()
}

/// The checks that are not made.
fn left_out(checks: &[&str]) -> Vec<String> {
    let made =
        |name: &str| name == "assertions" || checks.iter().any(|c| [name, "all"].contains(c));
    CHECKS.iter().filter(|name| **name != "all" && !made(name)).map(|n| (*n).to_owned()).collect()
}

/// How many warnings are told before the rest is only counted.
const WARNINGS: usize = 5;

/// Tells what is doubtful in the user's files, in short: the verdict does not depend on it.
#[expect(clippy::print_stderr, reason = "warnings are for the person at the terminal")]
fn warn(warnings: &[Diagnostic]) {
    let own = |warning: &&Diagnostic| !warning.place.starts_with("/usr/");
    for warning in warnings.iter().filter(own).take(WARNINGS) {
        eprintln!("{}: warning: {warning} [c::{}]", warning.place, warning.cause.code());
    }
    let more = warnings.iter().filter(own).count().saturating_sub(WARNINGS);
    if more > 0 {
        eprintln!("symra: {more} more warning{}", if more == 1 { "" } else { "s" });
    }
}

/// Error functions are not called, and assertions hold.
fn default_property() -> Property {
    let checks = Checks { assertions: true, ..Checks::unreach_call("reach_error") };
    let names = ["unreach-call", "assertions"].map(str::to_owned).to_vec();
    Property { entry: None, checks, names, formula: None }
}

fn property(name: &str) -> Result<Property, Failure> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "prp") || path.is_file() {
        let bytes = input::read(path)?;
        let text = String::from_utf8(bytes).map_err(|_| Failure::NotText(path.to_owned()))?;
        return Ok(Property::parse(&text)?);
    }
    Ok(Property::named(name)?)
}

/// The data model that the options choose.
pub(crate) fn data_model(args: &CArgs) -> DataModel {
    match args.data_model {
        Some(DataModelName::Ilp32) => DataModel::Ilp32,
        None if args.ilp32 => DataModel::Ilp32,
        Some(DataModelName::Lp64) | None => DataModel::Lp64,
    }
}

/// The function to start in: the user's word goes before the property's.
pub(crate) fn entry(args: &CArgs, property: Option<String>) -> String {
    args.entry.clone().or(property).unwrap_or_else(|| "main".to_owned())
}

fn names(files: &[PathBuf]) -> Vec<String> {
    files.iter().map(|path| path.display().to_string()).collect()
}

/// Preprocesses and compiles the files.
pub(crate) fn build(
    files: &[PathBuf],
    args: &CArgs,
    options: &Options,
) -> Result<Compiled, Failure> {
    let is_32 = options.data_model == DataModel::Ilp32;
    let texts: Vec<String> =
        files.iter().map(|path| preprocess::text(path, args, is_32)).collect::<Result<_, _>>()?;
    let names = names(files);
    let pairs: Vec<(&str, &str)> =
        names.iter().map(String::as_str).zip(texts.iter().map(String::as_str)).collect();
    let mut compiled = compile(&pairs, options).map_err(|error| match error {
        CompileError::Invalid { mut diagnostics } => {
            diagnostics.retain(|diagnostic: &Diagnostic| diagnostic.severity == Severity::Error);
            cite(&mut diagnostics, &pairs);
            Failure::Rejected(diagnostics.into_iter().map(|each| Box::new(each) as _).collect())
        }
        other => Failure::NoProgram(other),
    })?;
    cite(&mut compiled.warnings, &pairs);
    add_texts(&mut compiled, files);
    Ok(compiled)
}

/// Shows what is wrong in the files as they were before preprocessing; the pairs have their names and what became of them.
fn cite(diagnostics: &mut [Diagnostic], pairs: &[(&str, &str)]) {
    if diagnostics.is_empty() {
        return;
    }
    for (name, preprocessed) in pairs {
        if let Some(text) = own_text(Path::new(name)).filter(|text| text != preprocessed) {
            for diagnostic in &mut *diagnostics {
                diagnostic.cite(name, &text);
            }
        }
    }
}

/// A file as the user wrote it.
fn own_text(path: &Path) -> Option<String> {
    String::from_utf8(input::read(path).ok()?).ok()
}

/// Reports cite the files as they were before preprocessing.
fn add_texts(compiled: &mut Compiled, files: &[PathBuf]) {
    for source in &mut compiled.task.program.sources {
        let path = Path::new(&source.name);
        if source.text.is_empty()
            && files.iter().any(|file| file == path)
            && let Some(text) = own_text(path)
        {
            source.text = text.into();
        }
    }
}
