//! From syntax trees to the typed representation.

mod alias;
mod bits;
mod build;
mod builtin;
mod composite;
mod constant;
mod contract;
mod convert;
mod decl;
mod declarator;
mod eval;
mod expr;
mod fold;
mod format;
mod function;
mod init;
mod library;
mod literal;
mod quantifier;
mod record;
mod scan;
mod scope;
mod specs;
mod stmt;
mod streams;
mod write_set;

use std::collections::BTreeSet;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_cparse::{Name, Span, Tree};
use symra_ir::{Position, SourceFile, SourceId};

use crate::diagnostic::{Cause, Diagnostic, Excerpt, Severity};
use crate::hir::{Body, ExprId, FunctionId, ObjectId, Program};
use crate::types::{DataModel, TypeId, TypeTable};
use function::FunctionState;
pub(crate) use scan::stored;
use scope::Scopes;

/// The stack that one level of the analysis may use before more is taken.
const RED_ZONE: usize = 256 * 1024;
const SEGMENT: usize = 4 * 1024 * 1024;

/// Runs one level of a recursion over the tree, with more stack where it is needed.
pub(crate) fn deeper<T>(level: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(RED_ZONE, SEGMENT, level)
}

/// One preprocessed C file.
#[derive(Clone, Copy, Debug)]
pub struct Input<'t> {
    /// Its name, for messages; line markers in the text go before it.
    pub name: &'t str,
    /// Its text.
    pub text: &'t [u8],
}

/// What became of the files.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The program. It is complete only if there is no error.
    pub program: Program,
    /// Errors and warnings, file by file in the order they were found.
    pub diagnostics: Vec<Diagnostic>,
}

impl Analysis {
    /// The errors alone.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// Whether the program is whole.
    pub fn is_ok(&self) -> bool {
        self.errors().next().is_none()
    }
}

/// Parses and analyses C files and links them into one program.
pub fn analyse(inputs: &[Input<'_>], model: DataModel) -> Analysis {
    let mut linker = Linker::new(model);
    for input in inputs {
        linker.add(*input);
    }
    linker.finish()
}

/// What is shared by all files of a program.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) program: Program,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// What has external linkage.
    external: FxHashMap<Arc<str>, External>,
    /// Objects with a definition that is not only tentative.
    defined: FxHashSet<ObjectId>,
    /// Those of them whose definition gives way to another one.
    weak: FxHashSet<ObjectId>,
    files: FxHashMap<String, SourceId>,
    aliases: alias::Aliases,
}

/// What an external name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum External {
    Object(ObjectId),
    Function(FunctionId),
}

/// Puts files together.
#[derive(Clone)]
pub(crate) struct Linker {
    shared: Shared,
}

impl Linker {
    pub(crate) fn new(model: DataModel) -> Self {
        let program = Program {
            types: TypeTable::new(model),
            objects: Vec::new(),
            functions: Vec::new(),
            sources: Vec::new(),
            file_asm: Vec::new(),
            weak_order: None,
            weak_exchange: None,
            weak: BTreeSet::new(),
        };
        let shared = Shared {
            program,
            diagnostics: Vec::new(),
            external: FxHashMap::default(),
            defined: FxHashSet::default(),
            weak: FxHashSet::default(),
            files: FxHashMap::default(),
            aliases: alias::Aliases::default(),
        };
        Self { shared }
    }

    /// The program so far.
    pub(crate) fn program(&self) -> &Program {
        &self.shared.program
    }

    pub(crate) fn add(&mut self, input: Input<'_>) {
        let (tree, errors) = symra_cparse::parse(input.text);
        let tree = Arc::new(tree);
        let source = Arc::new(Excerpt {
            name: input.name.to_owned(),
            text: input.text.into(),
            tree: Arc::clone(&tree),
        });
        let mut sema = Sema::new(&mut self.shared, &tree, source);
        let has_errors = !errors.is_empty();
        for error in errors {
            let advice = error.advice();
            sema.error(error.span, Cause::Syntax { error: error.kind, advice });
        }
        if !has_errors {
            sema.unit();
        }
        self.shared.resolve_aliases();
        self.shared.program.types.next_unit();
    }

    pub(crate) fn finish(mut self) -> Analysis {
        self.shared.define_streams();
        Analysis { program: self.shared.program, diagnostics: self.shared.diagnostics }
    }
}

/// An error was reported; what depends on it stays silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reported;

pub(crate) type R<T> = Result<T, Reported>;

/// The analysis of one translation unit.
pub(crate) struct Sema<'t> {
    shared: &'t mut Shared,
    tree: &'t Tree,
    source: Arc<Excerpt>,
    scopes: Scopes,
    /// The body under construction; between functions, a place for expressions that are thrown away.
    body: Body,
    function: Option<FunctionState>,
    /// Extents of variable-length arrays that were met and must be set before what needs them.
    pending: Vec<ExprId>,
    /// Above 0 inside of the initializer of a static object.
    statics: u32,
    /// Above 0 inside of the parameters of a declaration that is no definition.
    prototypes: u32,
    /// Above 0 inside of the members of a struct or union.
    members: u32,
    /// Names' texts as shared strings, made when first asked for.
    texts: Vec<Option<Arc<str>>>,
    last_file: Option<(String, SourceId)>,
    /// File-scope objects of this unit with a tentative definition.
    tentative: Vec<(ObjectId, Span)>,
    aliases: Vec<alias::Alias>,
    /// The types that this unit's own declarations give to functions.
    own_types: FxHashMap<FunctionId, TypeId>,
    /// The functions that this unit declares to be weak.
    own_weak: FxHashSet<FunctionId>,
    /// Whether the unit has functions of its own that format into memory, once that was asked for.
    own_formats: Option<bool>,
    /// Whether the value of the call that comes next is not used.
    unused: bool,
    /// The contracts of functions that this unit declares.
    contracts: FxHashMap<FunctionId, contract::Contract>,
    /// Inside of a contract that can speak of values before: those.
    history: Option<contract::History>,
    /// Inside of a contract of a function: what `__CPROVER_is_fresh` means.
    fresh: Option<contract::Fresh>,
}

impl<'t> Sema<'t> {
    fn new(shared: &'t mut Shared, tree: &'t Tree, source: Arc<Excerpt>) -> Self {
        Self {
            shared,
            tree,
            source,
            scopes: Scopes::default(),
            body: Body::default(),
            function: None,
            pending: Vec::new(),
            statics: 0,
            prototypes: 0,
            members: 0,
            texts: Vec::new(),
            last_file: None,
            tentative: Vec::new(),
            aliases: Vec::new(),
            own_types: FxHashMap::default(),
            own_weak: FxHashSet::default(),
            own_formats: None,
            unused: false,
            contracts: FxHashMap::default(),
            history: None,
            fresh: None,
        }
    }

    fn types(&self) -> &TypeTable {
        &self.shared.program.types
    }

    fn types_mut(&mut self) -> &mut TypeTable {
        &mut self.shared.program.types
    }

    fn model(&self) -> DataModel {
        self.types().model()
    }

    /// The type as C writes it.
    fn spell(&self, ty: TypeId) -> String {
        self.types().name(ty)
    }

    fn text(&mut self, name: Name) -> Arc<str> {
        let index = name.index();
        if self.texts.len() <= index {
            self.texts.resize(index + 1, None);
        }
        let tree = self.tree;
        Arc::clone(self.texts[index].get_or_insert_with(|| tree.text(name).into()))
    }

    /// The place in the user's files where a span starts.
    fn at(&mut self, span: Span) -> Position {
        let location = self.tree.locate(span.lo);
        let name = if location.file.is_empty() { &self.source.name } else { location.file };
        let file = match &self.last_file {
            Some((last, id)) if last == name => *id,
            _ => {
                let name = name.to_owned();
                let id = self.file_id(&name);
                self.last_file = Some((name, id));
                id
            }
        };
        Position { file, line: location.line, column: location.column }
    }

    fn file_id(&mut self, name: &str) -> SourceId {
        if let Some(&id) = self.shared.files.get(name) {
            return id;
        }
        let sources = &mut self.shared.program.sources;
        let id = SourceId(u32::try_from(sources.len()).expect("files should be countable"));
        // The text is that of the file itself only where no marker says otherwise.
        let is_input = *name == *self.source.name && self.tree.source().files().next().is_none();
        let text =
            if is_input { String::from_utf8_lossy(&self.source.text).into() } else { "".into() };
        sources.push(SourceFile { name: name.to_owned(), text });
        self.shared.files.insert(name.to_owned(), id);
        id
    }

    fn report(&mut self, span: Span, cause: Cause, severity: Severity) {
        let position = self.at(span);
        let source = Arc::clone(&self.source);
        self.shared.diagnostics.push(Diagnostic::new(cause, severity, position, span, source));
    }

    fn error(&mut self, span: Span, cause: Cause) -> Reported {
        self.report(span, cause, Severity::Error);
        Reported
    }

    fn warn(&mut self, span: Span, cause: Cause) {
        if !self.is_model() {
            self.report(span, cause, Severity::Warning);
        }
    }

    /// Whether this unit is a model of a library function.
    fn is_model(&self) -> bool {
        crate::library::is_model(&self.source.name)
    }
}
