//! What went wrong, for the person at the terminal.

use std::path::PathBuf;

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use symra_engines::EngineError;
use symra_smt::SmtError;

use crate::exit::Exit;

/// Why a command did not come to a verdict.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line asks for something impossible.
    #[error("{0}")]
    Usage(String),
    /// A file can't be read.
    #[error("cannot read `{}`: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's message.
        source: std::io::Error,
    },
    /// The input's faults, each with its place.
    #[error("the input has {} errors", .0.len())]
    Rejected(Vec<Box<dyn Diagnostic + Send + Sync>>),
    /// The faults of an automaton's text.
    #[error("`{file}` has {} errors", errors.len())]
    RejectedText {
        /// The file.
        file: String,
        /// The faults.
        errors: Vec<symra_ir::TextError>,
    },
    /// The input's kind is not known.
    #[error("`{}` is neither a C program (.c, .i), nor a guarded-command model (.gcl), nor a control-flow automaton (.sir)", .0.display())]
    UnknownKind(PathBuf),
    /// The preprocessor did not accept a file.
    #[error("`{}` can't be preprocessed by `{command}`:\n{message}", path.display())]
    Preprocessor {
        /// The file.
        path: PathBuf,
        /// The command.
        command: String,
        /// What it said.
        message: String,
    },
    /// There is no preprocessor.
    #[error("`{}` must be preprocessed, and there is none of: {}", path.display(), tried.join(", "))]
    NoPreprocessor {
        /// The file.
        path: PathBuf,
        /// The commands that were tried.
        tried: Vec<String>,
    },
    /// The program does not have the function that it should start in.
    #[error("{0}")]
    NoProgram(symra_front_c::CompileError),
    /// A property that is not understood, or not checked.
    #[error(transparent)]
    Property(#[from] symra_front_c::PropertyError),
    /// A temporal formula that says nothing of the program.
    #[error(transparent)]
    Temporal(#[from] symra_front_c::TemporalError),
    /// The input is no text.
    #[error("`{}` is not a text file (it is not UTF-8)", .0.display())]
    NotText(PathBuf),
    /// There is nothing to show.
    #[error("{0}")]
    NothingToShow(String),
    /// A file can't be written.
    #[error("cannot write `{}`: {source}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The system's message.
        source: std::io::Error,
    },
    /// A solver failed.
    #[error(transparent)]
    Solver(#[from] SmtError),
    /// Engines failed together.
    #[error(transparent)]
    Portfolio(#[from] symra_portfolio::PortfolioError),
    /// An engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A part of ours failed.
    #[error("internal failure of `{what}`")]
    Panicked {
        /// Its name.
        what: &'static str,
    },
    /// The system failed.
    #[error("{what}: {source}")]
    System {
        /// What was tried.
        what: &'static str,
        /// The system's message.
        source: std::io::Error,
    },
}

impl Failure {
    fn exit(&self) -> Exit {
        match self {
            Self::Usage(_)
            | Self::Temporal(_)
            | Self::Property(
                symra_front_c::PropertyError::UnknownCheck { .. }
                | symra_front_c::PropertyError::Unsupported { .. },
            ) => Exit::Usage,
            Self::Unreadable { .. }
            | Self::Rejected(_)
            | Self::RejectedText { .. }
            | Self::UnknownKind(_)
            | Self::Preprocessor { .. }
            | Self::NoPreprocessor { .. }
            | Self::NoProgram(_)
            | Self::Property(_)
            | Self::NotText(_) => Exit::Rejected,
            Self::Unwritable { .. }
            | Self::NothingToShow(_)
            | Self::Solver(_)
            | Self::Engine(_)
            | Self::Portfolio(_)
            | Self::Panicked { .. }
            | Self::System { .. } => Exit::Failed,
        }
    }

    fn help(&self) -> Option<&'static str> {
        match self {
            Self::Unreadable { .. } => Some("check the name and that you may read it"),
            Self::UnknownKind(_) => {
                Some("name the file so that it ends in `.c`, `.i`, `.gcl` or `.sir`")
            }
            Self::NotText(_) => Some("is it the right file? a program is written as text"),
            Self::Preprocessor { .. } => {
                Some("name folders with headers by `-I DIR`, macros by `-D NAME=VALUE`")
            }
            Self::NoPreprocessor { .. } => Some(
                "install gcc or clang, name a compiler in the variable CC, or give a preprocessed file (.i)",
            ),
            Self::Temporal(_) => Some(
                "its operators are G F X U R W && || ! -> <->, its atoms conditions on global variables, such as `x > 0`",
            ),
            Self::NoProgram(_) => Some("name the function where it starts with `--entry FUNCTION`"),
            Self::Property(symra_front_c::PropertyError::Unsupported { .. }) => Some(
                "there are: unreach-call, unreach-label, assertions, no-overflow, valid-memsafety, valid-deref, valid-free, valid-memtrack, valid-memcleanup, no-data-race, no-deadlock, termination, and bounds, div-by-zero and so on as `--checks` names them",
            ),
            Self::Unwritable { .. } => {
                Some("check that the folder exists and that you may write there")
            }
            Self::Solver(_) | Self::Engine(_) | Self::Portfolio(_) | Self::Panicked { .. } => {
                Some("this is a fault of Symra or of the solver: please report it with the input")
            }
            Self::RejectedText { .. } => Some("docs/ir.md describes the text form of programs"),
            Self::Usage(_)
            | Self::Rejected(_)
            | Self::NothingToShow(_)
            | Self::Property(_)
            | Self::System { .. } => None,
        }
    }

    /// Tells the user, on standard error, and says how to exit.
    #[expect(clippy::print_stderr, reason = "this is where errors are told")]
    pub(crate) fn print(&self) -> Exit {
        if let Self::Rejected(diagnostics) = self {
            let theme = if std::io::IsTerminal::is_terminal(&std::io::stderr()) {
                GraphicalTheme::unicode()
            } else {
                GraphicalTheme::unicode_nocolor()
            };
            let handler = GraphicalReportHandler::new_themed(theme).with_width(100);
            for diagnostic in diagnostics {
                let mut text = String::new();
                if handler.render_report(&mut text, &**diagnostic).is_ok() {
                    eprintln!("{text}");
                }
            }
            let count = diagnostics.len();
            eprintln!(
                "symra: the input is rejected: {count} error{}",
                if count == 1 { "" } else { "s" }
            );
        } else {
            if let Self::RejectedText { file, errors } = self {
                for error in errors {
                    eprintln!("{file}:{}", error.render());
                }
            }
            eprintln!("symra: {self}");
            if let Some(help) = self.help() {
                eprintln!("  help: {help}");
            }
        }
        self.exit()
    }
}

/// Tells of a panic.
#[expect(clippy::print_stderr, reason = "this is where errors are told")]
pub(crate) fn bug() -> Exit {
    eprintln!(
        "symra: internal failure: this is a fault of Symra; please report it with the input and the message above"
    );
    Exit::Failed
}
