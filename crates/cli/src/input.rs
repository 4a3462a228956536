//! From a file to what is verified.

use std::fs;
use std::path::Path;

use symra_ir::Task;
use symra_report::Goal;

use crate::args::InputArgs;
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
}

/// Reads a file and makes a job of each group of properties that is asked for.
pub(crate) fn load(args: &InputArgs) -> Result<Vec<Job>, Failure> {
    let path = &args.file;
    let bytes =
        fs::read(path).map_err(|source| Failure::Unreadable { path: path.clone(), source })?;
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("gcl") => guarded_commands(args, &bytes),
        Some("sir") => automaton(args, bytes),
        _ => Err(Failure::UnknownKind(path.clone())),
    }
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn guarded_commands(args: &InputArgs, bytes: &[u8]) -> Result<Vec<Job>, Failure> {
    let file = name(&args.file);
    let rejected = |errors: Vec<symra_front_gcl::GclError>| {
        Failure::Rejected(errors.into_iter().map(|error| Box::new(error) as _).collect())
    };
    let model = symra_front_gcl::parse_bytes(&file, bytes).map_err(rejected)?;
    let questions = match &args.property {
        Some(wanted) => {
            let property = model.property(wanted).ok_or_else(|| {
                let known: Vec<&str> =
                    model.properties().iter().map(|property| property.name.as_str()).collect();
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
    questions
        .into_iter()
        .map(|question| {
            let lowered = model.task(&question, &params).map_err(rejected)?;
            Ok(Job {
                file: file.clone(),
                task: lowered.task,
                properties: question.iter().map(|property| property.name.clone()).collect(),
                goal: match lowered.goal {
                    symra_front_gcl::Goal::Avoid => Goal::Avoid,
                    symra_front_gcl::Goal::Reach => Goal::Reach,
                },
            })
        })
        .collect()
}

fn automaton(args: &InputArgs, bytes: Vec<u8>) -> Result<Vec<Job>, Failure> {
    let file = name(&args.file);
    if args.property.is_some() || !args.params.is_empty() {
        return Err(Failure::Usage(format!(
            "`{file}` is an automaton: it has neither properties nor parameters by name"
        )));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::NotText(args.file.clone()))?;
    let task = symra_ir::parse_file(&file, &text)
        .map_err(|errors| Failure::RejectedText { file: file.clone(), errors })?;
    let properties = task.program.claims.iter().map(|claim| claim.name.clone()).collect();
    Ok(vec![Job { file, task, properties, goal: Goal::Avoid }])
}
