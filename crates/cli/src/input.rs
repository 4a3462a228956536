//! From a file to what is verified.

use std::fs;
use std::path::{Path, PathBuf};

use symra_front_gcl::Fairness;
use symra_ir::{Task, Temporal};
use symra_report::Goal;

use crate::args::{FairnessName, InputArgs};
use crate::c_files;
use crate::failure::Failure;

/// Properties that are verified together.
pub(crate) struct Job {
    /// The file as the user named it.
    pub(crate) file: String,
    /// The program.
    pub(crate) task: Task,
    /// The properties' names.
    pub(crate) properties: Vec<String>,
    /// What reaching the claim means.
    pub(crate) goal: Goal,
    /// What the program is written in.
    pub(crate) language: Language,
    /// Checks that were not asked for, of a C program without a named property.
    pub(crate) not_checked: Vec<String>,
    /// The formula, if the job is about one: then the task has a claim that it holds.
    pub(crate) temporal: Option<Temporal>,
}

/// What a program is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// C.
    C,
    /// Guarded commands, or an automaton.
    Model,
}

/// Reads a file and makes a job of each group of properties that is asked for.
pub(crate) fn load(args: &InputArgs) -> Result<Vec<Job>, Failure> {
    match kind_of(&args.files)? {
        FileKind::C => Ok(vec![c_files::job(args)?]),
        FileKind::GuardedCommands => guarded_commands(args, &read(&args.files[0])?),
        FileKind::Automaton => automaton(args, read(&args.files[0])?),
    }
}

/// Refuses what is not C.
pub(crate) fn only_c(files: &[PathBuf]) -> Result<(), Failure> {
    match kind_of(files)? {
        FileKind::C => Ok(()),
        FileKind::GuardedCommands | FileKind::Automaton => Err(Failure::Usage(format!(
            "`{}` is a model: only C programs are run; `symra verify` tells how a model can run into a violation",
            files[0].display()
        ))),
    }
}

/// A file's bytes.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|source| Failure::Unreadable { path: path.to_owned(), source })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    C,
    GuardedCommands,
    Automaton,
}

/// What the files are, by the endings of their names. Only C files can be several.
fn kind_of(files: &[PathBuf]) -> Result<FileKind, Failure> {
    let mut kinds = Vec::with_capacity(files.len());
    for path in files {
        kinds.push(match path.extension().and_then(|ending| ending.to_str()) {
            Some("c" | "i") => FileKind::C,
            Some("gcl") => FileKind::GuardedCommands,
            Some("sir") => FileKind::Automaton,
            _ => return Err(Failure::UnknownKind(path.clone())),
        });
    }
    match kinds[..] {
        [kind] => Ok(kind),
        _ if kinds.iter().all(|kind| *kind == FileKind::C) => Ok(FileKind::C),
        _ => {
            Err(Failure::Usage("several files make one program only if all are C files".to_owned()))
        }
    }
}

/// C has options of its own.
fn no_c_options(args: &InputArgs) -> Result<(), Failure> {
    let c = &args.c;
    let any = c.data_model.is_some()
        || c.ilp32
        || c.lp64
        || c.malloc_may_fail
        || c.entry.is_some()
        || !c.include.is_empty()
        || !c.define.is_empty()
        || args.checks.iter().any(|check| check != "none");
    if any {
        return Err(Failure::Usage(format!(
            "`{}` is not a C file: it has no data model, entry, macros, or checks to choose",
            args.files[0].display()
        )));
    }
    Ok(())
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn guarded_commands(args: &InputArgs, bytes: &[u8]) -> Result<Vec<Job>, Failure> {
    no_c_options(args)?;
    let file = name(&args.files[0]);
    let rejected = |errors: Vec<symra_front_gcl::GclError>| {
        Failure::Rejected(errors.into_iter().map(|error| Box::new(error) as _).collect())
    };
    let formula = args.ltl.as_deref();
    let model = symra_front_gcl::parse_bytes_with(&file, bytes, formula).map_err(rejected)?;
    let temporal: Vec<_> = match (&args.ltl, &args.property) {
        (Some(_), _) => model.temporal().iter().take(1).collect(),
        (None, Some(wanted)) => {
            model.temporal().iter().filter(|property| property.name == *wanted).collect()
        }
        (None, None) => model.temporal().iter().collect(),
    };
    let questions = match &args.property {
        _ if args.ltl.is_some() => Vec::new(),
        Some(_) if !temporal.is_empty() => Vec::new(),
        Some(wanted) => {
            let property = model.property(wanted).ok_or_else(|| {
                let mut known: Vec<&str> =
                    model.properties().iter().map(|property| property.name.as_str()).collect();
                known.extend(model.temporal().iter().map(|property| property.name.as_str()));
                Failure::Usage(format!(
                    "`{file}` has no property `{wanted}`; it has: {}",
                    known.join(", ")
                ))
            })?;
            vec![vec![property]]
        }
        None => model.questions(),
    };
    let params: Vec<_> =
        args.params.iter().map(|(name, value)| (name.clone(), (*value).into())).collect();
    let fairness = match args.fairness {
        FairnessName::None => Fairness::None,
        FairnessName::Weak => Fairness::Weak,
        FairnessName::Strong => Fairness::Strong,
    };
    let about_runs = temporal.into_iter().map(|property| {
        let (task, temporal) =
            model.temporal_task(property, &params, fairness).map_err(rejected)?;
        Ok(Job {
            file: file.clone(),
            task,
            properties: vec![property.name.clone()],
            language: Language::Model,
            not_checked: Vec::new(),
            goal: Goal::Avoid,
            temporal: Some(temporal),
        })
    });
    questions
        .into_iter()
        .map(|question| {
            let lowered = model.task(&question, &params).map_err(rejected)?;
            Ok(Job {
                file: file.clone(),
                task: lowered.task,
                properties: question.iter().map(|property| property.name.clone()).collect(),
                language: Language::Model,
                not_checked: Vec::new(),
                temporal: None,
                goal: match lowered.goal {
                    symra_front_gcl::Goal::Avoid => Goal::Avoid,
                    symra_front_gcl::Goal::Reach => Goal::Reach,
                },
            })
        })
        .chain(about_runs)
        .collect()
}

fn automaton(args: &InputArgs, bytes: Vec<u8>) -> Result<Vec<Job>, Failure> {
    no_c_options(args)?;
    let file = name(&args.files[0]);
    if args.property.is_some() || args.ltl.is_some() || !args.params.is_empty() {
        return Err(Failure::Usage(format!(
            "`{file}` is an automaton: it has neither properties nor parameters by name"
        )));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::NotText(args.files[0].clone()))?;
    let task = symra_ir::parse_file(&file, &text)
        .map_err(|errors| Failure::RejectedText { file: file.clone(), errors })?;
    let properties = task.program.claims.iter().map(|claim| claim.name.clone()).collect();
    let (goal, language, not_checked) = (Goal::Avoid, Language::Model, Vec::new());
    Ok(vec![Job { file, task, properties, goal, language, not_checked, temporal: None }])
}
