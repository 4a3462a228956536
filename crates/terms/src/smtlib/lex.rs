//! Tokens of SMT-LIB text.

use super::error::{ReadCause, ReadError};
use super::symbol::is_symbol_character;

/// Where a token starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    line: usize,
    column: usize,
}

impl Position {
    pub(super) fn error(self, cause: ReadCause) -> ReadError {
        ReadError { line: self.line, column: self.column, cause }
    }
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'t> {
    Open,
    Close,
    Symbol(&'t str),
    /// A symbol in bars, without them.
    Quoted(&'t str),
    /// With its colon.
    Keyword(&'t str),
    Numeral(&'t str),
    Decimal(&'t str),
    /// `#x..` or `#b..`, with the mark.
    Bits(&'t str),
    /// With its quotes.
    String(&'t str),
}

impl<'t> Token<'t> {
    /// The token as it stands in the text.
    pub(super) fn text(self) -> &'t str {
        match self {
            Self::Open => "(",
            Self::Close => ")",
            Self::Symbol(text)
            | Self::Quoted(text)
            | Self::Keyword(text)
            | Self::Numeral(text)
            | Self::Decimal(text)
            | Self::Bits(text)
            | Self::String(text) => text,
        }
    }

    /// The fault that this token is not what is expected.
    pub(super) fn unexpected(self, expected: &'static str) -> ReadCause {
        ReadCause::Unexpected { found: self.text().to_owned(), expected }
    }
}

/// Cuts text into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'t> {
    rest: &'t str,
    position: Position,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { rest: text, position: Position { line: 1, column: 1 } }
    }

    /// Takes so many bytes of the text.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        for character in taken.chars() {
            if character == '\n' {
                self.position.line += 1;
                self.position.column = 1;
            } else {
                self.position.column += 1;
            }
        }
        self.rest = rest;
        taken
    }

    /// Takes the text up to the first character that doesn't belong to it.
    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'t str {
        let length = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.rest.starts_with(';') {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    /// The position of the next token, or of the end.
    pub(super) fn position(&mut self) -> Position {
        self.skip_space();
        self.position
    }

    /// The next token, which stays where it is.
    pub(super) fn peek(&self) -> Result<Option<Token<'t>>, ReadError> {
        self.clone().next_or_end()
    }

    /// The next token.
    pub(super) fn next(&mut self, expected: &'static str) -> Result<Token<'t>, ReadError> {
        let token = self.next_or_end()?;
        token.ok_or_else(|| self.position.error(ReadCause::UnexpectedEnd { expected }))
    }

    /// The next token, unless the text ends.
    pub(super) fn next_or_end(&mut self) -> Result<Option<Token<'t>>, ReadError> {
        self.skip_space();
        let start = self.position;
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let token = match first {
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            '|' => {
                let Some(length) = self.rest[1..].find('|') else {
                    return Err(start.error(ReadCause::Unclosed("a quoted symbol")));
                };
                let text = self.take(length + 2);
                Token::Quoted(&text[1..=length])
            }
            '"' => Token::String(self.string()?),
            ':' => {
                let length =
                    self.rest[1..].find(|c| !is_symbol_character(c)).unwrap_or(self.rest.len() - 1);
                Token::Keyword(self.take(length + 1))
            }
            '#' => {
                let length = self.rest[1..]
                    .find(|c: char| !c.is_ascii_alphanumeric())
                    .unwrap_or(self.rest.len() - 1);
                Token::Bits(self.take(length + 1))
            }
            '0'..='9' => {
                let text = self.take_while(is_symbol_character);
                if text.bytes().all(|byte| byte.is_ascii_digit()) {
                    Token::Numeral(text)
                } else {
                    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
                    let digits = |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
                    if !digits(whole) || !digits(part) {
                        let text = text.to_owned();
                        return Err(start.error(ReadCause::BadNumeral { text, expected: "number" }));
                    }
                    Token::Decimal(text)
                }
            }
            _ => {
                let text = self.take_while(is_symbol_character);
                if text.is_empty() {
                    return Err(start.error(ReadCause::UnexpectedCharacter(first)));
                }
                Token::Symbol(text)
            }
        };
        Ok(Some(token))
    }

    /// A string literal, in which two quotes stand for one.
    fn string(&mut self) -> Result<&'t str, ReadError> {
        let start = self.position;
        let mut end = 1;
        loop {
            let Some(length) = self.rest[end..].find('"') else {
                return Err(start.error(ReadCause::Unclosed("a string")));
            };
            end += length + 1;
            if !self.rest[end..].starts_with('"') {
                return Ok(self.take(end));
            }
            end += 1;
        }
    }
}
