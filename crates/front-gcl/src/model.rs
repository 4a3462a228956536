//! Models: what the rest of Symra sees of a file.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use symra_ir::{LocId, Position, SourceId, Task, Temporal};
use symra_terms::Integer;

use crate::check::{Checked, Ty, check};
use crate::elaborate::elaborate;
use crate::error::{ErrorKind, GclError};
use crate::lower::lower;
use crate::ltl::{self, Fairness, TemporalProperty};
use crate::source::{Source, Span};
use crate::{parser, suggest};

/// A model whose names and sorts are right, and which makes sense for its own parameters.
#[derive(Clone, Debug)]
pub struct Model {
    checked: Checked,
    properties: Vec<Property>,
    parameters: Vec<Parameter>,
    temporal: Vec<TemporalProperty>,
}

/// A property that the model states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    index: usize,
    /// Its name; unnamed properties are named after their kind: `safe`, `safe2`, `reachable`, `deadlock-free`.
    pub name: String,
    /// What kind of property.
    pub kind: PropertyKind,
    /// Where it stands.
    pub position: Position,
}

/// The kinds of property.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PropertyKind {
    /// Holds in every state that can be reached.
    Safe,
    /// Holds in some state that can be reached.
    Reachable,
    /// In every state that can be reached, some command can be taken.
    DeadlockFree,
}

impl PropertyKind {
    /// What reaching the property's claim means.
    pub fn goal(self) -> Goal {
        match self {
            Self::Safe | Self::DeadlockFree => Goal::Avoid,
            Self::Reachable => Goal::Reach,
        }
    }
}

/// What reaching a claim of a task means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The properties hold if no claim can be violated.
    Avoid,
    /// The property holds if its claim *can* be violated: a violating trace is the witness that was asked for.
    Reach,
}

/// A parameter of a model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Where it is declared.
    pub position: Position,
}

/// A question about a model, as a task for an engine.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The program and its terms.
    pub task: Task,
    /// What reaching a claim means.
    pub goal: Goal,
    /// The commands, in the order of the program's edges.
    pub commands: Vec<CommandPlace>,
}

/// Where a command is in the program of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandPlace {
    /// The label that the user knows, with its indices: `P[1].t`.
    pub label: String,
    /// The location, of the main procedure, that the command's guard leads to.
    pub location: LocId,
    /// Where the command stands in the text.
    pub position: Position,
}

/// Reads a model from bytes, which must be text in UTF-8.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse_bytes(name: &str, bytes: &[u8]) -> Result<Model, Vec<GclError>> {
    parse_bytes_with(name, bytes, None)
}

/// The same, with one more temporal formula, which is then the first of the model's.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse_bytes_with(
    name: &str,
    bytes: &[u8],
    formula: Option<&str>,
) -> Result<Model, Vec<GclError>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => read(name, text, formula),
        Err(error) => {
            Err(vec![not_text(name, &String::from_utf8_lossy(bytes), error.valid_up_to())])
        }
    }
}

/// Reads a model. The name is the file's, for messages.
///
/// # Errors
/// Everything that is wrong with it, in the order of the text.
pub fn parse(name: &str, text: &str) -> Result<Model, Vec<GclError>> {
    read(name, text, None)
}

fn read(name: &str, text: &str, formula: Option<&str>) -> Result<Model, Vec<GclError>> {
    if u32::try_from(text.len()).is_err() {
        let source = Source::new(name, Arc::from(""));
        let what = "4 GiB of text or more".to_owned();
        let kind = ErrorKind::TooLarge { file: name.to_owned(), what };
        return Err(vec![GclError::outside(kind, &source)]);
    }
    if let Some(offset) = text.find('\0') {
        return Err(vec![not_text(name, text, offset)]);
    }
    let (text, temporal) = ltl::split(name, text, formula)?;
    let source = Source::new(name, Arc::from(text));
    let checked = check(parser::parse(&source))?;
    let model = Model::new(checked, temporal);
    // What depends on the parameters is checked for their own values.
    let all: Vec<usize> = (0..model.checked.properties.len()).collect();
    elaborate(&model.checked, &FxHashMap::default(), &all)?;
    Ok(model)
}

fn not_text(name: &str, text: &str, offset: usize) -> GclError {
    let kind = ErrorKind::Binary { file: name.to_owned() };
    // Only what comes before is shown, so that no control characters reach the terminal.
    let before = text.get(..offset).unwrap_or_default();
    let shown = before.rsplit('\n').next().unwrap_or_default();
    let clean = shown.chars().all(|c| !c.is_control() || c == '\t' || c == '\r');
    if !clean {
        return GclError::outside(kind, &Source::new(name, Arc::from("")));
    }
    let source = Source::new(name, Arc::from(format!("{before}{}", char::REPLACEMENT_CHARACTER)));
    let end = u32::try_from(source.text().len()).unwrap_or(u32::MAX);
    GclError::new(kind, &source, source.last_character(Span { start: 0, end }))
}

impl Model {
    fn new(checked: Checked, temporal: Vec<TemporalProperty>) -> Self {
        let source = checked.syntax.source.clone();
        let position = |span: Span| {
            let (line, column) = source.line_column(span.start);
            Position { file: SourceId(0), line, column }
        };
        let properties = checked.properties.iter().enumerate().map(|(index, property)| Property {
            index,
            name: property.name.clone(),
            kind: match property.kind {
                crate::syntax::PropertyKind::Safe => PropertyKind::Safe,
                crate::syntax::PropertyKind::Reachable => PropertyKind::Reachable,
                crate::syntax::PropertyKind::DeadlockFree => PropertyKind::DeadlockFree,
            },
            position: position(property.span),
        });
        let parameters = checked.consts.iter().filter(|constant| constant.parameter);
        let parameters = parameters.map(|constant| Parameter {
            name: checked.syntax.name(constant.name.id).to_owned(),
            position: position(constant.name.span),
        });
        let own = properties.filter(|property: &Property| !ltl::is_hidden(&property.name));
        let (properties, parameters) = (own.collect(), parameters.collect());
        Self { checked, properties, parameters, temporal }
    }

    /// The text that the model was read from.
    pub fn source(&self) -> &Source {
        &self.checked.syntax.source
    }

    /// The temporal properties, in the order of the text.
    pub fn temporal(&self) -> &[TemporalProperty] {
        &self.temporal
    }

    /// The program for a temporal property of this model, with some parameters set to other values than their own.
    ///
    /// A command that would leave a declared range, use an index out of bounds, or divide by zero, is not taken.
    ///
    /// # Errors
    /// An unknown parameter, or what makes no sense for these parameters.
    pub fn temporal_task(
        &self,
        property: &TemporalProperty,
        parameters: &[(String, Integer)],
        fairness: Fairness,
    ) -> Result<(Task, Temporal), Vec<GclError>> {
        let given = self.given(parameters)?;
        let hidden = |number: usize| {
            let mut all = self.checked.properties.iter().enumerate();
            let mut nth = all.by_ref().filter(|(_, property)| ltl::is_hidden(&property.name));
            nth.nth(number).map(|(index, _)| index)
        };
        let wanted: Vec<usize> = property.atoms.clone().filter_map(hidden).collect();
        let flat = elaborate(&self.checked, &given, &wanted)?;
        Ok(ltl::lower(&self.checked, flat, property, fairness))
    }

    /// The properties of states, in the order of the text. There is at least one, or a temporal one.
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }

    /// The property of that name.
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The parameters, in the order of the text.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// The properties grouped as tasks: those to be shown safe together, each `reachable` by itself.
    pub fn questions(&self) -> Vec<Vec<&Property>> {
        let avoid: Vec<&Property> =
            self.properties.iter().filter(|property| property.kind.goal() == Goal::Avoid).collect();
        let reach = self.properties.iter().filter(|property| property.kind.goal() == Goal::Reach);
        let first = (!avoid.is_empty()).then_some(avoid);
        first.into_iter().chain(reach.map(|property| vec![property])).collect()
    }

    /// The program for some properties of this model, with some parameters set to other values than their own.
    ///
    /// Besides the properties, a task to avoid claims has a claim for each step that could leave a declared range,
    /// use an index out of bounds, or divide by zero, unless that is plainly impossible. A task to reach a state
    /// takes no such step.
    ///
    /// # Errors
    /// An unknown parameter, properties of both goals, or what makes no sense for these parameters.
    pub fn task(
        &self,
        properties: &[&Property],
        parameters: &[(String, Integer)],
    ) -> Result<Lowered, Vec<GclError>> {
        let given = self.given(parameters)?;
        let goal = properties.first().map_or(Goal::Avoid, |property| property.kind.goal());
        let mixed = properties.iter().any(|property| property.kind.goal() != goal);
        if mixed || (goal == Goal::Reach && properties.len() > 1) {
            return Err(vec![GclError::outside(ErrorKind::MixedGoals, self.source())]);
        }
        let wanted: Vec<usize> = properties.iter().map(|property| property.index).collect();
        Ok(lower(&self.checked, elaborate(&self.checked, &given, &wanted)?, goal))
    }

    fn given<'a>(
        &self,
        parameters: &'a [(String, Integer)],
    ) -> Result<FxHashMap<&'a str, Integer>, Vec<GclError>> {
        let mut given = FxHashMap::default();
        let mut errors = Vec::new();
        for (name, value) in parameters {
            let known = self.checked.consts.iter().find(|constant| {
                constant.parameter && self.checked.syntax.name(constant.name.id) == name
            });
            let boolean = known
                .is_some_and(|constant| self.checked.sorts[constant.value.index()].ty == Ty::Bool);
            if known.is_none() {
                let names = self.parameters.iter().map(|parameter| parameter.name.as_str());
                let similar = suggest::similar(name, names);
                let kind = ErrorKind::UnknownParameter { name: name.clone(), similar };
                errors.push(GclError::outside(kind, self.source()));
            } else if boolean && *value != Integer::ZERO && *value != Integer::ONE {
                let value = value.to_ibig().to_string();
                let kind = ErrorKind::ParameterSort { name: name.clone(), value };
                errors.push(GclError::outside(kind, self.source()));
            } else if given.insert(name.as_str(), value.clone()).is_some() {
                let kind = ErrorKind::ParameterTwice { name: name.clone() };
                errors.push(GclError::outside(kind, self.source()));
            }
        }
        if errors.is_empty() { Ok(given) } else { Err(errors) }
    }
}
