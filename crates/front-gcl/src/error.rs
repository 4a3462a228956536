//! What can be wrong with a model: each kind with its place, a stable code, and advice.

use std::fmt;

use miette::{Diagnostic, LabeledSpan, SourceCode};
use thiserror::Error;

use crate::source::{Source, Span};
use crate::syntax::Function;

/// What is found where nothing is left.
pub(crate) const END: &str = "the end of the file";

/// Something wrong with a model, and where. Shown by `miette` with the line, a caret and advice.
#[derive(Clone, Debug)]
pub struct GclError {
    kind: ErrorKind,
    source: Source,
    at: Option<Span>,
    other: Option<Span>,
}

/// The kinds of error. The [code](ErrorKind::code) of a kind never changes.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each message says what its kind and its fields mean")]
pub enum ErrorKind {
    #[error("`{file}` is not a text file")]
    Binary { file: String },
    #[error("`{file}` is empty")]
    Empty { file: String },
    #[error("`{file}` is too large: {what}")]
    TooLarge { file: String, what: String },
    #[error("expected {expected}, found {found}")]
    UnexpectedToken { expected: String, found: String, advice: Option<String> },
    #[error("`{character}` has no meaning here")]
    UnknownCharacter { character: char },
    #[error("`{text}` is not a number")]
    BadNumber { text: String },
    #[error("this comment is never closed")]
    UnclosedComment,
    #[error("`{found}` is not an operator of this language")]
    ForeignOperator { found: String, instead: &'static str },
    #[error("comparisons cannot be chained")]
    ChainedComparison { advice: String },
    #[error("{what} cannot stand here")]
    Misplaced { what: String, advice: String },
    #[error("blocks are nested more than {limit} deep")]
    TooDeep { limit: usize },
    #[error("unknown {what} `{name}`")]
    UnknownName { what: &'static str, name: String, similar: Option<String> },
    #[error("`{name}` is declared twice")]
    Duplicate { name: String },
    #[error("expected {expected}, found {found}")]
    Sort { expected: String, found: String, advice: Option<String> },
    #[error("`{name}` is assigned twice in one command")]
    AssignedTwice { name: String },
    #[error("{what} cannot be assigned")]
    NotAssignable { what: String },
    #[error("{what} must be a constant")]
    NotConstant { what: &'static str },
    #[error("bit-vectors have between 1 and {limit} bits, not {width}")]
    BadWidth { width: String, limit: u32 },
    #[error("the model has no initial condition")]
    MissingInit,
    #[error("the model has no commands")]
    MissingCommand,
    #[error("the model has no property")]
    MissingProperty,
    #[error("`{name}` gets the value {value}, outside its range {low}..{high}")]
    OutOfRange { name: String, value: String, low: String, high: String },
    #[error("the range {low}..{high} is empty")]
    EmptyRange { low: String, high: String },
    #[error("index {index} of `{name}` is outside {low}..{high}")]
    IndexOutOfBounds { name: String, index: String, low: String, high: String },
    #[error("{value} does not fit into {width} bits")]
    DoesNotFit { value: String, width: u32 },
    #[error("division by zero")]
    DivisionByZero,
    #[error("the bounds of this choice use `{name}`, which the same command assigns")]
    ChoiceBound { name: String },
    #[error("unknown parameter `{name}`")]
    UnknownParameter { name: String, similar: Option<String> },
    #[error("parameter `{name}` is given twice")]
    ParameterTwice { name: String },
    #[error("parameter `{name}` is a truth value, not {value}")]
    ParameterSort { name: String, value: String },
    #[error("a question about safety and a question about reachability cannot be one task")]
    MixedGoals,
    #[error("more than {limit} errors, the rest is not shown")]
    TooManyErrors { limit: usize },
}

impl ErrorKind {
    /// The stable code of the kind, such as `gcl::unknown_name`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Binary { .. } => "gcl::binary",
            Self::Empty { .. } => "gcl::empty",
            Self::TooLarge { .. } => "gcl::too_large",
            Self::UnexpectedToken { .. } => "gcl::unexpected_token",
            Self::UnknownCharacter { .. } => "gcl::unknown_character",
            Self::BadNumber { .. } => "gcl::bad_number",
            Self::UnclosedComment => "gcl::unclosed_comment",
            Self::ForeignOperator { .. } => "gcl::foreign_operator",
            Self::ChainedComparison { .. } => "gcl::chained_comparison",
            Self::Misplaced { .. } => "gcl::misplaced",
            Self::TooDeep { .. } => "gcl::too_deep",
            Self::UnknownName { .. } => "gcl::unknown_name",
            Self::Duplicate { .. } => "gcl::duplicate",
            Self::Sort { .. } => "gcl::sort",
            Self::AssignedTwice { .. } => "gcl::assigned_twice",
            Self::NotAssignable { .. } => "gcl::not_assignable",
            Self::NotConstant { .. } => "gcl::not_constant",
            Self::BadWidth { .. } => "gcl::bad_width",
            Self::MissingInit => "gcl::missing_init",
            Self::MissingCommand => "gcl::missing_command",
            Self::MissingProperty => "gcl::missing_property",
            Self::OutOfRange { .. } => "gcl::out_of_range",
            Self::EmptyRange { .. } => "gcl::empty_range",
            Self::IndexOutOfBounds { .. } => "gcl::index_out_of_bounds",
            Self::DoesNotFit { .. } => "gcl::does_not_fit",
            Self::DivisionByZero => "gcl::division_by_zero",
            Self::ChoiceBound { .. } => "gcl::choice_bound",
            Self::UnknownParameter { .. } => "gcl::unknown_parameter",
            Self::ParameterTwice { .. } => "gcl::parameter_twice",
            Self::ParameterSort { .. } => "gcl::parameter_sort",
            Self::MixedGoals => "gcl::mixed_goals",
            Self::TooManyErrors { .. } => "gcl::too_many_errors",
        }
    }

    /// What stands under the caret.
    fn label(&self) -> &'static str {
        match self {
            Self::Binary { .. } => "this byte is not text",
            Self::Empty { .. } => "nothing but blanks and comments",
            Self::TooLarge { .. } => "reached here",
            Self::UnexpectedToken { found, .. } if found == END => "the file ends here",
            Self::UnexpectedToken { .. } => "not expected here",
            Self::UnknownCharacter { .. } => "this character",
            Self::BadNumber { .. } | Self::DoesNotFit { .. } => "this number",
            Self::UnclosedComment => "opened here",
            Self::ForeignOperator { .. } => "this operator",
            Self::ChainedComparison { .. } => "second comparison",
            Self::Misplaced { .. } | Self::TooDeep { .. } => "here",
            Self::UnknownName { .. } => "not declared",
            Self::Duplicate { .. } => "declared again",
            Self::Sort { .. } => "this term",
            Self::AssignedTwice { .. } => "assigned again",
            Self::NotAssignable { .. } => "not a variable",
            Self::NotConstant { .. } => "depends on the state",
            Self::BadWidth { .. } => "this sort",
            Self::MissingInit | Self::MissingCommand | Self::MissingProperty => {
                "the model ends here"
            }
            Self::OutOfRange { .. } => "outside the declared range",
            Self::EmptyRange { .. } => "no value lies in it",
            Self::IndexOutOfBounds { .. } => "outside the declared indices",
            Self::DivisionByZero => "the divisor is zero",
            Self::ChoiceBound { .. } => "changed by this command",
            Self::UnknownParameter { .. }
            | Self::ParameterTwice { .. }
            | Self::ParameterSort { .. }
            | Self::MixedGoals => "",
            Self::TooManyErrors { .. } => "stopped here",
        }
    }

    /// What the user can do about it.
    fn advice(&self) -> Option<String> {
        let text = match self {
            Self::Binary { .. } => "a model is a text file in UTF-8",
            Self::Empty { .. } => {
                "a model declares variables, an initial condition, commands and a property, such as\n\
                 `vars x : int  init x = 0  step: x < 9 -> x := x + 1  safe x <= 9`"
            }
            Self::TooLarge { .. } => "choose smaller parameters, ranges or arrays",
            Self::UnexpectedToken { advice, .. } | Self::Sort { advice, .. } => {
                return advice.clone();
            }
            Self::UnknownCharacter { character } => return Some(character_advice(*character)),
            Self::BadNumber { .. } => {
                "numbers are decimal, `0x` hexadecimal or `0b` binary; names start with a letter"
            }
            Self::UnclosedComment => "close it with `*/`",
            Self::ForeignOperator { instead, .. } => return Some(format!("write `{instead}`")),
            Self::ChainedComparison { advice } | Self::Misplaced { advice, .. } => {
                return Some(advice.clone());
            }
            Self::TooDeep { .. } => "use fewer `for` blocks inside each other",
            Self::UnknownName { similar: Some(name), .. }
            | Self::UnknownParameter { similar: Some(name), .. } => {
                return Some(format!("did you mean `{name}`?"));
            }
            Self::UnknownName { what: "function", .. } => {
                let names = Function::TABLE.map(|(_, name, _)| name).join(", ");
                return Some(format!("the functions are {names}"));
            }
            Self::UnknownName { what: "name", .. } => "declare it, or correct it",
            Self::UnknownName { what, .. } => {
                return Some(format!("declare the {what}, or correct its name"));
            }
            Self::Duplicate { .. } => "give one of them another name, or remove it",
            Self::AssignedTwice { .. } => {
                "all assignments of a command happen at once: assign the variable once, or use two commands"
            }
            Self::NotAssignable { .. } => "only variables and their elements can be assigned",
            Self::NotConstant { .. } => {
                "use numbers, `param`s, `const`s and the indices of `for`, `forall` and `process` only"
            }
            Self::BadWidth { .. } => "write a sort such as `bv8`",
            Self::MissingInit => {
                "say where runs start, such as `init x = 0`; `init true` starts anywhere"
            }
            Self::MissingCommand => "add a command, such as `step: x < 9 -> x := x + 1`",
            Self::MissingProperty => {
                "say what to verify: `safe x <= 9`, `deadlock-free`, or `reachable x = 9`"
            }
            Self::OutOfRange { .. } => "assign a value of the range, or declare a wider range",
            Self::EmptyRange { .. } => "a range goes from its lowest to its highest value",
            Self::IndexOutOfBounds { .. } => {
                "`x[N]` has the indices 0 to N-1, `x[lo..hi]` those from lo to hi"
            }
            Self::DoesNotFit { .. } => "use a wider bit-vector or a smaller number",
            Self::DivisionByZero => "`div` and `mod` need a divisor other than zero",
            Self::ChoiceBound { .. } => {
                "bounds are read before the command and checked after it: use other variables in them"
            }
            Self::UnknownParameter { .. } => {
                "only what the model declares with `param` can be given"
            }
            Self::ParameterTwice { .. } => "give each parameter once",
            Self::ParameterSort { .. } => "give 1 for true or 0 for false",
            Self::MixedGoals => "ask for each `reachable` property by itself",
            Self::TooManyErrors { .. } => "correct these first",
        };
        Some(text.to_owned())
    }
}

fn character_advice(character: char) -> String {
    let instead = match character {
        '∧' => "&&",
        '∨' => "||",
        '¬' => "!",
        '≤' => "<=",
        '≥' => ">=",
        '≠' => "!=",
        '→' | '⟶' => "->",
        '⇒' => "=>",
        '⇔' => "<=>",
        '·' | '×' => "*",
        '−' | '–' => "-",
        '∀' => "forall",
        '∃' => "exists",
        _ if character.is_alphabetic() => {
            return "names consist of the letters a to z and A to Z, digits and `_`".to_owned();
        }
        _ => return "remove it".to_owned(),
    };
    format!("write `{instead}`")
}

impl GclError {
    pub(crate) fn new(kind: ErrorKind, source: &Source, at: Span) -> Self {
        Self { kind, source: source.clone(), at: Some(at), other: None }
    }

    /// An error that comes from outside the text.
    pub(crate) fn outside(kind: ErrorKind, source: &Source) -> Self {
        Self { kind, source: source.clone(), at: None, other: None }
    }

    /// Marks a second place: the earlier declaration.
    pub(crate) fn first_at(mut self, first: Span) -> Self {
        self.other = Some(first);
        self
    }

    /// What is wrong.
    pub fn kind(&self) -> &ErrorKind {
        &self.kind
    }

    /// The stable code, such as `gcl::unknown_name`.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// Line and column, both from 1, of what is wrong; none where it does not stand in the text (a parameter
    /// from the command line).
    pub fn line_column(&self) -> Option<(u32, u32)> {
        self.at.map(|at| self.source.line_column(at.start))
    }

    /// Where in the text the error stands, for sorting.
    pub(crate) fn offset(&self) -> u32 {
        self.at.map_or(0, |at| at.start)
    }
}

impl fmt::Display for GclError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl std::error::Error for GclError {}

impl Diagnostic for GclError {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.kind.code()))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.kind.advice().map(|advice| Box::new(advice) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.at.map(|_| &self.source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = |text: &str, span| {
            LabeledSpan::new_with_span(Some(text.to_owned()), self.source.marked(span))
        };
        let at = self.at?;
        let main = LabeledSpan::new_primary_with_span(
            Some(self.kind.label().to_owned()),
            self.source.marked(at),
        );
        let other = self.other.map(|span| label("first here", span));
        Some(Box::new(std::iter::once(main).chain(other)))
    }
}
