//! The check of names and sorts. It sees each expression once, whatever the parameters are.

mod declare;
mod expr;
mod items;
mod sorts;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::error::{ErrorKind, GclError};
use crate::parser::{MOST_ERRORS, Parsed};
use crate::source::Span;
use crate::syntax::{
    BinderId, BlockId, ConstId, Content, DeclId, Dimension, ExprId, Name, NameId, ProcessId,
    PropertyKind, Syntax,
};

pub(crate) use expr::content;
pub(crate) use sorts::{Element, Ty};

/// A constant or a parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConstDecl {
    pub(crate) name: Name,
    pub(crate) value: ExprId,
    pub(crate) parameter: bool,
}

/// A variable or a family of variables.
#[derive(Clone, Debug)]
pub(crate) struct Decl {
    pub(crate) name: Name,
    /// The process whose instances have one each.
    pub(crate) process: Option<ProcessId>,
    pub(crate) dimensions: Vec<Dimension>,
    pub(crate) content: Content,
}

/// A process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProcessDecl {
    pub(crate) name: Name,
    pub(crate) indices: Option<(BinderId, ExprId, ExprId)>,
}

/// A property under the name that reports use.
#[derive(Clone, Debug)]
pub(crate) struct PropertyDecl {
    pub(crate) kind: PropertyKind,
    pub(crate) name: String,
    pub(crate) expr: Option<ExprId>,
    pub(crate) span: Span,
}

/// A file whose names and sorts are right.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    pub(crate) syntax: Syntax,
    /// The sort of each expression.
    pub(crate) sorts: Vec<Typed>,
    pub(crate) consts: Vec<ConstDecl>,
    pub(crate) decls: Vec<Decl>,
    pub(crate) processes: Vec<ProcessDecl>,
    pub(crate) properties: Vec<PropertyDecl>,
    /// The process that each block stands in.
    pub(crate) owners: Vec<Option<ProcessId>>,
}

/// A sort, and whether the value is known before any run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Typed {
    pub(crate) ty: Ty,
    pub(crate) constant: bool,
}

impl Typed {
    const ERROR: Self = Self { ty: Ty::Error, constant: true };
}

/// What a name at the top level stands for.
#[derive(Clone, Copy, Debug)]
enum Global {
    Const(ConstId),
    Variable(DeclId),
    Process(ProcessId),
}

struct Checker {
    checked: Checked,
    errors: Vec<GclError>,
    globals: IndexMap<NameId, (Global, Span), FxBuildHasher>,
    locals: FxHashMap<(ProcessId, NameId), (DeclId, Span)>,
    /// The labels of commands, of each process and of the top level.
    labels: FxHashMap<(Option<ProcessId>, NameId), Span>,
    /// How many constants come before the item at hand; all of them outside declarations of constants.
    visible_consts: usize,
    /// The process that the item at hand stands in.
    owner: Option<ProcessId>,
}

/// Checks a parsed file, unless it lost declarations, and collects all errors.
pub(crate) fn check(parsed: Parsed) -> Result<Checked, Vec<GclError>> {
    let Parsed { syntax, errors, lost_declaration } = parsed;
    if lost_declaration || errors.len() > MOST_ERRORS {
        return Err(errors);
    }
    let complete = errors.is_empty();
    let count = syntax.exprs.len();
    let owners = vec![None; syntax.blocks.len()];
    let mut checker = Checker {
        checked: Checked {
            syntax,
            sorts: vec![Typed::ERROR; count],
            consts: Vec::new(),
            decls: Vec::new(),
            processes: Vec::new(),
            properties: Vec::new(),
            owners,
        },
        errors,
        globals: IndexMap::default(),
        locals: FxHashMap::default(),
        labels: FxHashMap::default(),
        visible_consts: 0,
        owner: None,
    };
    // An error means that there are too many, which has been recorded.
    let _ = checker.run(complete);
    let Checker { checked, mut errors, .. } = checker;
    if errors.is_empty() {
        return Ok(checked);
    }
    // The note that there are more comes last.
    errors.sort_by_key(|error| {
        (matches!(error.kind(), ErrorKind::TooManyErrors { .. }), error.offset())
    });
    Err(errors)
}

/// There are too many errors to go on.
#[derive(Clone, Copy, Debug)]
struct TooMany;

impl Checker {
    fn run(&mut self, complete: bool) -> Result<(), TooMany> {
        self.declare()?;
        self.visible_consts = self.checked.consts.len();
        let blocks = self.checked.syntax.blocks.len();
        for block in (0..blocks).map(BlockId::new) {
            self.owner = self.checked.owners[block.index()];
            self.block(block)?;
        }
        if complete {
            self.completeness()?;
        }
        Ok(())
    }

    fn report(&mut self, kind: ErrorKind, at: Span) -> Result<(), TooMany> {
        self.add(GclError::new(kind, &self.checked.syntax.source, at))
    }

    fn duplicate(&mut self, name: Name, first: Span) -> Result<(), TooMany> {
        let kind = ErrorKind::Duplicate { name: self.checked.syntax.name(name.id).to_owned() };
        let error = GclError::new(kind, &self.checked.syntax.source, name.span);
        self.add(error.first_at(first))
    }

    fn add(&mut self, error: GclError) -> Result<(), TooMany> {
        let at = error.offset();
        self.errors.push(error);
        if self.errors.len() < MOST_ERRORS {
            return Ok(());
        }
        let kind = ErrorKind::TooManyErrors { limit: MOST_ERRORS };
        let at = Span { start: at, end: at };
        self.errors.push(GclError::new(kind, &self.checked.syntax.source, at));
        Err(TooMany)
    }
}
