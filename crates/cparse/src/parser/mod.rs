//! The parser: recursive descent, one function per rule, no backtracking.
//!
//! A rule that fails has reported the error and returns [`Failed`]; the nearest list of items or
//! statements [recovers](recover) behind the broken one. Rules that nest call
//! [`Parser::deeper`], which takes a new piece of stack when the present one runs out; chains
//! (`else if`, labels, binary operators, lists) are read in loops.

mod asm;
mod attr;
mod contract;
mod decl;
mod declarator;
mod expr;
mod init;
mod pack;
mod primary;
mod record;
mod recover;
mod specs;
mod stmt;

use crate::error::{ErrorKind, ParseError};
use crate::lexer::Lexed;
use crate::names::Name;
use crate::scope::{Meaning, Scopes};
use crate::span::Span;
use crate::stack;
use crate::token::{Tok, Token};
use crate::tree::{List, Listed, Node, PackPragma, Tree};
use pack::PackStack;

/// A rule did not match; the error has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

pub(crate) type Parsed<T> = Result<T, Failed>;

/// Type names that need no declaration.
const BUILTIN_TYPES: &[&str] = &[
    "__builtin_va_list",
    "__builtin_ms_va_list",
    "__int128_t",
    "__uint128_t",
    "__CPROVER_bool",
    "__CPROVER_size_t",
    "__CPROVER_ssize_t",
];

pub(crate) struct Parser<'s> {
    text: &'s [u8],
    tokens: Vec<Token>,
    /// Index of the current token; never past the last one, which is [`Tok::Eof`].
    pos: usize,
    tree: Tree,
    scopes: Scopes,
    packs: Vec<PackPragma>,
    /// How many of `packs` are behind us.
    packs_done: usize,
    pack: PackStack,
    errors: Vec<ParseError>,
    /// The missing `}` at the end of the text has been reported.
    reported_unclosed: bool,
}

impl<'s> Parser<'s> {
    pub(crate) fn new(text: &'s [u8], lexed: Lexed, extra_types: &[&str]) -> Self {
        let Lexed { tokens, mut names, source, packs, errors } = lexed;
        let types: Vec<Name> =
            BUILTIN_TYPES.iter().chain(extra_types).map(|name| names.intern(name)).collect();
        let mut scopes = Scopes::new(names.len());
        for name in types {
            scopes.declare(name, Meaning::Type);
        }
        Self {
            text,
            tokens,
            pos: 0,
            tree: Tree::new(names, source),
            scopes,
            packs,
            packs_done: 0,
            pack: PackStack::default(),
            errors,
            reported_unclosed: false,
        }
    }

    pub(crate) fn run(mut self) -> (Tree, Vec<ParseError>) {
        self.unit();
        self.errors.sort_by_key(|error| error.span.lo);
        (self.tree, self.errors)
    }

    // The current token.

    fn token(&self) -> Token {
        self.tokens[self.pos]
    }

    fn kind(&self) -> Tok {
        self.tokens[self.pos].kind
    }

    fn span(&self) -> Span {
        self.tokens[self.pos].span
    }

    /// The token `ahead` tokens further on; the last one past the end.
    fn ahead(&self, ahead: usize) -> Token {
        self.tokens[(self.pos + ahead).min(self.tokens.len() - 1)]
    }

    fn at(&self, kind: Tok) -> bool {
        self.kind() == kind
    }

    /// Goes one token on; stays at the end of the text.
    fn advance(&mut self) {
        if self.pos + 1 < self.tokens.len() {
            self.pos += 1;
        }
    }

    /// From `start` to the end of the last token read.
    fn span_from(&self, start: Span) -> Span {
        match self.pos.checked_sub(1).map(|last| self.tokens[last].span) {
            Some(last) if last.hi >= start.lo => Span::new(start.lo, last.hi),
            _ => Span::new(start.lo, start.lo),
        }
    }

    // Taking tokens.

    fn eat(&mut self, kind: Tok) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, kind: Tok) -> Parsed<()> {
        if self.eat(kind) { Ok(()) } else { self.expected(kind.describe()) }
    }

    /// Takes a `;`. One that is missing at the end of a line is reported and taken as read.
    fn expect_semi(&mut self) -> Parsed<()> {
        if self.eat(Tok::Semi) {
            return Ok(());
        }
        let Some(last) = self.pos.checked_sub(1).map(|last| self.tokens[last].span) else {
            return self.expected_semi();
        };
        let gap = Span::new(last.hi, self.span().lo.max(last.hi));
        let line_ends = gap.text(self.text).contains(&b'\n');
        if line_ends || matches!(self.kind(), Tok::RBrace | Tok::Eof) {
            let kind = ErrorKind::Expected { wanted: "`;`".into(), found: self.describe_token() };
            self.report(Span::new(last.hi, last.hi), kind);
            return Ok(());
        }
        self.expected_semi()
    }

    fn ident(&mut self) -> Parsed<Name> {
        match self.token() {
            Token { kind: Tok::Ident, name: Some(name), .. } => {
                self.advance();
                Ok(name)
            }
            _ => self.expected("an identifier"),
        }
    }

    // Errors.

    fn report(&mut self, span: Span, kind: ErrorKind) {
        self.errors.push(ParseError { span, kind });
    }

    fn fail<T>(&mut self, span: Span, kind: ErrorKind) -> Parsed<T> {
        self.report(span, kind);
        Err(Failed)
    }

    /// Fails at the current token, for the want of something else.
    fn expected<T>(&mut self, wanted: &str) -> Parsed<T> {
        let found = self.describe_token();
        self.fail(self.span(), ErrorKind::Expected { wanted: wanted.into(), found })
    }

    /// Fails where a type should stand: an identifier there is one we do not know.
    fn expected_type<T>(&mut self, wanted: &str) -> Parsed<T> {
        let token = self.token();
        if token.kind == Tok::Ident && !self.is_type_name(token) {
            let name = self.text_of(token);
            return self.fail(token.span, ErrorKind::UnknownTypeName { name });
        }
        self.expected(wanted)
    }

    /// Fails where a statement that started with an expression does not end in a `;`.
    ///
    /// `foo_t x` was read as the expression `foo_t`, but is a declaration of an unknown type.
    fn expected_semi<T>(&mut self) -> Parsed<T> {
        if let Some([before, head, current]) =
            self.pos.checked_sub(2).and_then(|from| self.tokens.get(from..from + 3))
            && head.kind == Tok::Ident
            && current.kind == Tok::Ident
            && matches!(
                before.kind,
                Tok::Semi | Tok::LBrace | Tok::RBrace | Tok::LParen | Tok::Colon
            )
        {
            let (name, span) = (self.text_of(*head), head.span);
            return self.fail(span, ErrorKind::UnknownTypeName { name });
        }
        self.expected(Tok::Semi.describe())
    }

    fn text_of(&self, token: Token) -> String {
        String::from_utf8_lossy(token.span.text(self.text)).into_owned()
    }

    /// Reports a `{` that no `}` closes; only the innermost one of the text.
    fn unclosed(&mut self, open: Span) {
        if !self.reported_unclosed {
            self.reported_unclosed = true;
            self.report(open, ErrorKind::UnclosedBrace);
        }
    }

    fn describe_token(&self) -> String {
        let token = self.token();
        match token.kind {
            Tok::Ident if self.is_type_name(token) => format!("type `{}`", self.text_of(token)),
            Tok::Ident | Tok::Number | Tok::Char if token.span.hi > token.span.lo => {
                format!("`{}`", self.text_of(token))
            }
            kind => kind.describe().to_owned(),
        }
    }

    // Building.

    fn add<N: Node>(&mut self, node: N) -> N::Id {
        node.add_to(&mut self.tree)
    }

    fn list<T: Listed>(&mut self, nodes: &[T]) -> List<T> {
        self.tree.list(nodes)
    }

    /// Runs a rule that may nest without bound, on as much stack as it takes.
    fn deeper<T>(&mut self, rule: impl FnOnce(&mut Self) -> T) -> T {
        stack::deeper(|| rule(self))
    }

    /// Runs a rule in a scope of its own. After a failure the recovery closes the scope.
    fn scoped<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.scopes.enter();
        let result = rule(self)?;
        self.scopes.leave();
        Ok(result)
    }

    // Types or values?

    fn is_type_name(&self, token: Token) -> bool {
        token.kind == Tok::Ident && token.name.is_some_and(|name| self.scopes.is_type(name))
    }

    /// Whether a type name can start `ahead` tokens further on.
    fn starts_type(&self, ahead: usize) -> bool {
        let mut ahead = ahead;
        while self.ahead(ahead).kind == Tok::Extension {
            ahead += 1;
        }
        let token = self.ahead(ahead);
        match token.kind {
            Tok::Ident => self.is_type_name(token),
            kind => is_type_keyword(kind),
        }
    }

    /// Whether a declaration can start at the current token.
    fn starts_declaration(&self) -> bool {
        let mut ahead = 0;
        while self.ahead(ahead).kind == Tok::Extension {
            ahead += 1;
        }
        let token = self.ahead(ahead);
        match token.kind {
            // A typedef's name before a colon is a label.
            Tok::Ident => self.is_type_name(token) && self.ahead(ahead + 1).kind != Tok::Colon,
            kind => is_type_keyword(kind) || is_declaration_keyword(kind),
        }
    }
}

/// Keywords that only occur at the head of declarations, not of type names.
fn is_declaration_keyword(kind: Tok) -> bool {
    matches!(
        kind,
        Tok::Typedef
            | Tok::Extern
            | Tok::Static
            | Tok::Auto
            | Tok::Register
            | Tok::ThreadLocal
            | Tok::Inline
            | Tok::Noreturn
    )
}

/// Keywords that can be part of a type name.
fn is_type_keyword(kind: Tok) -> bool {
    matches!(
        kind,
        Tok::Void
            | Tok::CharKw
            | Tok::Short
            | Tok::Int
            | Tok::Long
            | Tok::Float
            | Tok::Double
            | Tok::Signed
            | Tok::Unsigned
            | Tok::Bool
            | Tok::Complex
            | Tok::Imaginary
            | Tok::Int128
            | Tok::Float16
            | Tok::Float32
            | Tok::Float64
            | Tok::Float128
            | Tok::Float32x
            | Tok::Float64x
            | Tok::Float80
            | Tok::Decimal32
            | Tok::Decimal64
            | Tok::Decimal128
            | Tok::Struct
            | Tok::Union
            | Tok::Enum
            | Tok::Typeof
            | Tok::AutoType
            | Tok::Const
            | Tok::Volatile
            | Tok::Restrict
            | Tok::Atomic
            | Tok::Attribute
            | Tok::Alignas
    )
}
