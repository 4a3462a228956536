//! The parser. It reports an error, skips to where the next item starts, and goes on.

mod expr;
mod items;

use crate::error::{END, ErrorKind, GclError};
use crate::lexer::{Lexer, Token, TokenKind};
use crate::source::{Source, Span};
use crate::syntax::{BinderId, BlockId, BlockKind, Name, NameId, Syntax};

/// How many errors are reported at most.
pub(crate) const MOST_ERRORS: usize = 50;
/// How deep blocks nest at most.
const MOST_BLOCKS: usize = 32;

/// An error has been reported; what was being parsed is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// The item.
    Item,
    /// Everything: there are too many errors.
    All,
}

/// What the parser makes of a text.
pub(crate) struct Parsed {
    pub(crate) syntax: Syntax,
    pub(crate) errors: Vec<GclError>,
    /// Whether a declaration was given up, so that unknown names say nothing.
    pub(crate) lost_declaration: bool,
}

pub(crate) struct Parser<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    ahead: [Token; 2],
    last: Token,
    syntax: Syntax,
    errors: Vec<GclError>,
    /// The blocks that are open, the root first.
    blocks: Vec<BlockId>,
    /// The index variables in scope, innermost last, each with what its name meant before.
    scope: Vec<(NameId, Option<BinderId>)>,
    /// What each name means as an index variable.
    bound: Vec<Option<BinderId>>,
    /// Whether the item at hand has an error that did not stop its parsing.
    poisoned: bool,
    lost_declaration: bool,
    /// Whether `vars ..;` came just before, so that a further group may follow.
    after_vars: bool,
}

/// Parses a text.
pub(crate) fn parse(source: &Source) -> Parsed {
    let text = source.text().clone();
    let mut lexer = Lexer::new(&text);
    let ahead = [lexer.next(), lexer.next()];
    let start = Token { kind: TokenKind::Semicolon, span: Span::default() };
    let mut parser = Parser {
        text: &text,
        lexer,
        ahead,
        last: start,
        syntax: Syntax::new(source),
        errors: Vec::new(),
        blocks: vec![BlockId(0)],
        scope: Vec::new(),
        bound: Vec::new(),
        poisoned: false,
        lost_declaration: false,
        after_vars: false,
    };
    if parser.peek().kind == TokenKind::End {
        let kind = ErrorKind::Empty { file: source.name().to_owned() };
        parser.errors.push(GclError::new(kind, source, Span::default()));
    }
    parser.items();
    let Parser { syntax, errors, lost_declaration, .. } = parser;
    Parsed { syntax, errors, lost_declaration }
}

impl<'a> Parser<'a> {
    fn items(&mut self) {
        loop {
            let start = self.peek();
            if start.kind == TokenKind::End {
                break;
            }
            let scope = self.scope.len();
            self.poisoned = false;
            match self.item() {
                Ok(()) => (),
                Err(Stop::All) => return,
                Err(Stop::Item) => {
                    self.close_binders(scope);
                    self.after_vars = false;
                    if self.peek() == start {
                        self.advance();
                    }
                    self.skip_item();
                }
            }
        }
        if self.blocks.len() > 1 {
            let kind = self.syntax.blocks[self.block().index()].span;
            let (line, column) = self.syntax.source.line_column(kind.start);
            let advice = format!("for the block that starts in line {line}, column {column}");
            self.expected_with("`}`", Some(advice));
        }
    }

    /// Skips to where an item may start.
    fn skip_item(&mut self) {
        loop {
            let token = self.peek();
            let starts = match token.kind {
                TokenKind::End | TokenKind::Semicolon | TokenKind::CloseBrace => true,
                TokenKind::Ident => {
                    self.peek2().kind == TokenKind::Colon
                        && matches!(
                            self.last.kind,
                            TokenKind::Ident
                                | TokenKind::Number
                                | TokenKind::Close
                                | TokenKind::CloseBracket
                                | TokenKind::OpenBrace
                                | TokenKind::True
                                | TokenKind::False
                                | TokenKind::Nondet
                                | TokenKind::Skip
                        )
                }
                kind => is_item_word(kind),
            };
            if starts {
                return;
            }
            self.advance();
        }
    }

    /// The innermost open block.
    fn block(&self) -> BlockId {
        *self.blocks.last().expect("the root block should stay open")
    }

    fn block_kind(&self) -> BlockKind {
        self.syntax.blocks[self.block().index()].kind
    }

    fn peek(&self) -> Token {
        self.ahead[0]
    }

    fn peek2(&self) -> Token {
        self.ahead[1]
    }

    fn advance(&mut self) -> Token {
        self.last = self.ahead[0];
        self.ahead = [self.ahead[1], self.lexer.next()];
        self.last
    }

    fn text(&self, token: Token) -> &'a str {
        &self.text[token.span.range()]
    }

    /// Takes a token of this kind if it is next.
    fn accept(&mut self, kind: TokenKind) -> bool {
        let found = self.peek().kind == kind;
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, kind: TokenKind, what: &str) -> Result<Token, Stop> {
        if self.peek().kind == kind { Ok(self.advance()) } else { Err(self.expected(what)) }
    }

    fn name(&mut self, what: &str) -> Result<Name, Stop> {
        let token = self.peek();
        if token.kind != TokenKind::Ident {
            let reserved = token.kind != TokenKind::End
                && self.text(token).starts_with(|c: char| c.is_ascii_alphabetic());
            let advice = reserved.then(|| {
                format!("`{}` is a word of the language and cannot be a name", self.text(token))
            });
            let stop = self.expected_with(what, advice);
            if reserved
                && matches!(
                    self.peek2().kind,
                    TokenKind::Colon | TokenKind::Comma | TokenKind::OpenBracket
                )
            {
                // It was meant as a name and starts no item.
                self.advance();
            }
            return Err(stop);
        }
        self.advance();
        let id = self.syntax.names.intern(&self.text[token.span.range()]);
        Ok(Name { id, span: token.span })
    }

    /// The index variable that a name means here.
    fn binder(&self, name: NameId) -> Option<BinderId> {
        self.bound.get(name.index()).copied().flatten()
    }

    /// Opens the scope of an index variable.
    fn open_binder(&mut self, name: Name) -> Result<BinderId, Stop> {
        let binder = BinderId::new(self.syntax.binders.len());
        if let Some(outer) = self.binder(name.id) {
            let kind = ErrorKind::Duplicate { name: self.syntax.name(name.id).to_owned() };
            let first = self.syntax.binders[outer.index()].span;
            self.add(GclError::new(kind, &self.syntax.source, name.span).first_at(first))?;
            self.poisoned = true;
        }
        self.syntax.binders.push(name);
        if self.bound.len() <= name.id.index() {
            self.bound.resize(name.id.index() + 1, None);
        }
        self.scope.push((name.id, self.bound[name.id.index()].replace(binder)));
        Ok(binder)
    }

    /// Closes the scopes of all but the outermost index variables.
    fn close_binders(&mut self, remaining: usize) {
        while self.scope.len() > remaining {
            if let Some((name, before)) = self.scope.pop() {
                self.bound[name.index()] = before;
            }
        }
    }

    /// Reports an error; the item goes on.
    fn report(&mut self, kind: ErrorKind, at: Span) -> Result<(), Stop> {
        self.add(GclError::new(kind, &self.syntax.source, at))
    }

    fn add(&mut self, error: GclError) -> Result<(), Stop> {
        let at = error.offset();
        self.errors.push(error);
        if self.errors.len() < MOST_ERRORS {
            return Ok(());
        }
        let kind = ErrorKind::TooManyErrors { limit: MOST_ERRORS };
        let at = Span { start: at, end: at };
        self.errors.push(GclError::new(kind, &self.syntax.source, at));
        Err(Stop::All)
    }

    /// Reports an error; the item is given up.
    fn fail(&mut self, kind: ErrorKind, at: Span) -> Stop {
        self.report(kind, at).err().unwrap_or(Stop::Item)
    }

    fn expected(&mut self, what: &str) -> Stop {
        self.expected_with(what, None)
    }

    /// Reports that the next token is not what it should be.
    fn expected_with(&mut self, what: &str, advice: Option<String>) -> Stop {
        let token = self.peek();
        let text = self.text(token);
        let kind = match token.kind {
            TokenKind::BadCharacter => {
                ErrorKind::UnknownCharacter { character: text.chars().next().unwrap_or(' ') }
            }
            TokenKind::BadNumber => ErrorKind::BadNumber { text: shortened(text) },
            TokenKind::OpenComment => ErrorKind::UnclosedComment,
            TokenKind::End => ErrorKind::UnexpectedToken {
                expected: what.to_owned(),
                found: END.to_owned(),
                advice,
            },
            _ => ErrorKind::UnexpectedToken {
                expected: what.to_owned(),
                found: format!("`{}`", shortened(text)),
                advice,
            },
        };
        let at = if token.kind == TokenKind::End { self.end() } else { token.span };
        self.fail(kind, at)
    }

    /// The end of the last token, which can be shown where the end of the file cannot.
    fn end(&self) -> Span {
        self.syntax.source.last_character(self.last.span)
    }
}

fn is_item_word(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::Vars
            | TokenKind::Init
            | TokenKind::Param
            | TokenKind::Const
            | TokenKind::Process
            | TokenKind::For
            | TokenKind::Safe
            | TokenKind::Reachable
            | TokenKind::DeadlockFree
    )
}

/// A text short enough for a message.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text.to_owned(),
    }
}
