//! From bytes to tokens.
//!
//! The whole text is cut into tokens before parsing starts. Literals are only delimited here;
//! [`crate::literal`] reads their values. Line markers go to the [`SourceMap`], `#pragma pack` to
//! a list beside the tokens, all other pragmas nowhere.

use std::borrow::Cow;

use crate::directive;
use crate::error::{ErrorKind, ParseError};
use crate::names::Names;
use crate::span::{SourceMap, Span};
use crate::token::{KEYWORDS, Tok, Token};
use crate::tree::PackPragma;

/// What the lexer hands to the parser.
pub(crate) struct Lexed {
    /// All tokens; the last one is [`Tok::Eof`], and there is no other.
    pub(crate) tokens: Vec<Token>,
    pub(crate) names: Names,
    pub(crate) source: SourceMap,
    pub(crate) packs: Vec<PackPragma>,
    pub(crate) errors: Vec<ParseError>,
}

/// What some editors begin files with.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(crate) fn lex(text: &[u8]) -> Lexed {
    let mut names = Names::default();
    for (spelling, _) in KEYWORDS {
        names.intern(spelling);
    }
    let mut lexer = Lexer {
        text,
        pos: if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 },
        line_is_blank: true,
        out: Lexed {
            tokens: Vec::with_capacity(text.len() / 4 + 1),
            names,
            source: SourceMap::new(text),
            packs: Vec::new(),
            errors: Vec::new(),
        },
    };
    lexer.run();
    drop_attributes(&mut lexer.out.tokens);
    lexer.out
}

/// Removes C23's attributes: in C nothing else has two opening brackets one after the other.
fn drop_attributes(tokens: &mut Vec<Token>) {
    if !tokens.windows(2).any(|pair| pair.iter().all(|token| token.kind == Tok::LBracket)) {
        return;
    }
    let mut kept = Vec::with_capacity(tokens.len());
    let mut rest = tokens.iter().copied().peekable();
    while let Some(token) = rest.next() {
        let starts = token.kind == Tok::LBracket
            && rest.peek().is_some_and(|next| next.kind == Tok::LBracket);
        if !starts {
            kept.push(token);
            continue;
        }
        let mut depth = 1_u32;
        while depth > 0 {
            match rest.peek().map(|next| next.kind) {
                Some(Tok::LBracket) => depth += 1,
                Some(Tok::RBracket) => depth -= 1,
                None | Some(Tok::Eof) => break,
                Some(_) => (),
            }
            rest.next();
        }
    }
    *tokens = kept;
}

struct Lexer<'s> {
    text: &'s [u8],
    pos: usize,
    /// No token has been seen on this line, so a `#` starts a directive.
    line_is_blank: bool,
    out: Lexed,
}

impl Lexer<'_> {
    /// The byte `ahead` bytes further on; 0 past the end.
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.pos + ahead).copied().unwrap_or(0)
    }

    fn at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    fn span_from(&self, start: usize) -> Span {
        Span::new(offset(start), offset(self.pos.min(self.text.len())))
    }

    fn error(&mut self, start: usize, kind: ErrorKind) {
        let span = self.span_from(start);
        self.out.errors.push(ParseError { span, kind });
    }

    fn push(&mut self, kind: Tok, start: usize) {
        let span = self.span_from(start);
        self.out.tokens.push(Token { kind, span, name: None });
    }

    fn run(&mut self) {
        while !self.at_end() {
            match self.peek(0) {
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => self.pos += 1,
                b'\n' => {
                    self.pos += 1;
                    self.line_is_blank = true;
                }
                b'\\' if self.continued_line() > 0 => self.pos += self.continued_line(),
                b'/' if self.peek(1) == b'/' => self.skip_line(),
                b'/' if self.peek(1) == b'*' => self.block_comment(),
                b'#' if self.line_is_blank => self.directive(),
                _ => {
                    self.line_is_blank = false;
                    self.token();
                }
            }
        }
        self.pos = self.text.len();
        self.push(Tok::Eof, self.pos);
    }

    /// Length of a backslash and line end at the current place, or 0.
    fn continued_line(&self) -> usize {
        match (self.peek(0), self.peek(1), self.peek(2)) {
            (b'\\', b'\n', _) => 2,
            (b'\\', b'\r', b'\n') => 3,
            _ => 0,
        }
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.pos..];
        self.pos += rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    }

    fn block_comment(&mut self) {
        let start = self.pos;
        self.pos += 2;
        let rest = &self.text[self.pos..];
        if let Some(length) = rest.windows(2).position(|pair| pair == b"*/") {
            self.pos += length + 2;
            return;
        }
        self.error(start, ErrorKind::Unterminated { what: "comment" });
        self.pos = self.text.len();
    }

    fn directive(&mut self) {
        let start = self.pos;
        self.skip_line();
        let span = self.span_from(start);
        directive::read(&self.text[start + 1..self.pos], span, &mut self.out);
    }

    fn token(&mut self) {
        match self.peek(0) {
            b'L' | b'U' | b'u' if self.literal_prefix() > 0 => self.quoted(self.literal_prefix()),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80.. => self.word(),
            b'\\' if matches!(self.peek(1), b'u' | b'U') => self.word(),
            b'0'..=b'9' => self.number(),
            b'.' if self.peek(1).is_ascii_digit() => self.number(),
            b'"' | b'\'' => self.quoted(0),
            _ => self.punctuator(),
        }
    }

    /// Length of the `L`, `u`, `U` or `u8` before a quote, or 0 where the letters start a word.
    fn literal_prefix(&self) -> usize {
        match (self.peek(0), self.peek(1), self.peek(2)) {
            (_, b'"' | b'\'', _) => 1,
            (b'u', b'8', b'"' | b'\'') => 2,
            _ => 0,
        }
    }

    fn quoted(&mut self, prefix: usize) {
        let start = self.pos;
        let quote = self.peek(prefix);
        let (kind, what) = match quote {
            b'"' => (Tok::Str, "string literal"),
            _ => (Tok::Char, "character constant"),
        };
        self.pos += prefix + 1;
        loop {
            match self.peek(0) {
                b'\\' => self.pos += self.continued_line().max(2),
                byte if byte == quote => break,
                b'\n' => return self.unterminated(start, what),
                _ => self.pos += 1,
            }
            if self.at_end() {
                self.pos = self.text.len();
                return self.unterminated(start, what);
            }
        }
        self.pos += 1;
        self.push(kind, start);
    }

    /// Reports the literal and puts an empty string in its place, so that parsing can go on.
    fn unterminated(&mut self, start: usize, what: &'static str) {
        self.error(start, ErrorKind::Unterminated { what });
        self.push(Tok::Str, self.pos);
    }

    fn word(&mut self) {
        let start = self.pos;
        while is_word_byte(self.peek(0)) && !self.at_end() {
            self.pos += 1;
        }
        let text = self.text;
        let word: Cow<'_, str> = if self.peek(0) == b'\\' && matches!(self.peek(1), b'u' | b'U') {
            Cow::Owned(self.word_with_escapes(start))
        } else {
            String::from_utf8_lossy(&text[start..self.pos])
        };
        if word.is_empty() {
            return;
        }
        if word.contains(char::REPLACEMENT_CHARACTER) {
            self.error(start, ErrorKind::NotUtf8 { name: word.to_string() });
        }
        let name = self.out.names.intern(&word);
        let kind = KEYWORDS.get(name.index()).map_or(Tok::Ident, |&(_, keyword)| keyword);
        let span = self.span_from(start);
        self.out.tokens.push(Token { kind, span, name: Some(name) });
    }

    /// A word with universal character names in it, such as `caf\u00e9`.
    fn word_with_escapes(&mut self, start: usize) -> String {
        let mut word = String::from_utf8_lossy(&self.text[start..self.pos]).into_owned();
        loop {
            let digits = match (self.peek(0), self.peek(1)) {
                (b'\\', b'u') => 4,
                (b'\\', b'U') => 8,
                (byte, _) if is_word_byte(byte) && !self.at_end() => {
                    let from = self.pos;
                    while is_word_byte(self.peek(0)) && !self.at_end() {
                        self.pos += 1;
                    }
                    word.push_str(&String::from_utf8_lossy(&self.text[from..self.pos]));
                    continue;
                }
                _ => return word,
            };
            let escape = self.pos;
            let code = self.text.get(escape + 2..escape + 2 + digits);
            let character = code
                .and_then(|code| std::str::from_utf8(code).ok())
                .and_then(|code| u32::from_str_radix(code, 16).ok())
                .and_then(char::from_u32);
            if let Some(character) = character {
                word.push(character);
                self.pos += 2 + digits;
            } else {
                self.pos += 2;
                self.error(escape, ErrorKind::MalformedEscape);
            }
        }
    }

    fn number(&mut self) {
        let start = self.pos;
        let is_hex = self.peek(0) == b'0' && matches!(self.peek(1), b'x' | b'X');
        while self.peek(0).is_ascii_alphanumeric() || matches!(self.peek(0), b'.' | b'_') {
            let signed_exponent = match self.peek(0) {
                b'e' | b'E' => !is_hex,
                b'p' | b'P' => true,
                _ => false,
            };
            self.pos += 1;
            if signed_exponent && matches!(self.peek(0), b'+' | b'-') {
                self.pos += 1;
            }
        }
        self.push(Tok::Number, start);
    }

    fn punctuator(&mut self) {
        let start = self.pos;
        if let Some((kind, length)) = punctuator(self.peek(0), self.peek(1), self.peek(2)) {
            self.pos += length;
            self.push(kind, start);
            return;
        }
        // The first byte may be one that is only stray in this place, such as `#`.
        self.pos += 1;
        while !self.at_end() && is_stray(self.peek(0)) {
            self.pos += 1;
        }
        let first = self.text[start];
        let character = if first.is_ascii_graphic() {
            format!("`{}`", char::from(first))
        } else {
            format!("byte 0x{first:02x}")
        };
        self.error(start, ErrorKind::StrayCharacter { character });
    }
}

/// A byte that can start neither a token nor white space.
fn is_stray(byte: u8) -> bool {
    matches!(byte, b'@' | b'`' | 0x7f) || (byte < b' ' && !matches!(byte, b'\t'..=b'\r'))
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') || byte >= 0x80
}

/// Offsets fit: [`crate::parse`] turns larger texts away.
fn offset(position: usize) -> u32 {
    u32::try_from(position).unwrap_or(u32::MAX)
}

/// The longest punctuator at the head of three bytes, and its length.
fn punctuator(first: u8, second: u8, third: u8) -> Option<(Tok, usize)> {
    let found = match (first, second, third) {
        (b'.', b'.', b'.') => (Tok::Ellipsis, 3),
        (b'<', b'<', b'=') => (Tok::ShlAssign, 3),
        (b'>', b'>', b'=') => (Tok::ShrAssign, 3),
        // CBMC's implication: no expression of C has these bytes one after the other.
        (b'=', b'=', b'>') => (Tok::Implies, 3),
        (b'-', b'>', _) => (Tok::Arrow, 2),
        (b'+', b'+', _) => (Tok::PlusPlus, 2),
        (b'-', b'-', _) => (Tok::MinusMinus, 2),
        (b'<', b'<', _) => (Tok::Shl, 2),
        (b'>', b'>', _) => (Tok::Shr, 2),
        (b'<', b'=', _) => (Tok::Le, 2),
        (b'>', b'=', _) => (Tok::Ge, 2),
        (b'=', b'=', _) => (Tok::EqEq, 2),
        (b'!', b'=', _) => (Tok::Ne, 2),
        (b'&', b'&', _) => (Tok::AmpAmp, 2),
        (b'|', b'|', _) => (Tok::PipePipe, 2),
        (b'*', b'=', _) => (Tok::StarAssign, 2),
        (b'/', b'=', _) => (Tok::SlashAssign, 2),
        (b'%', b'=', _) => (Tok::PercentAssign, 2),
        (b'+', b'=', _) => (Tok::PlusAssign, 2),
        (b'-', b'=', _) => (Tok::MinusAssign, 2),
        (b'&', b'=', _) => (Tok::AmpAssign, 2),
        (b'^', b'=', _) => (Tok::CaretAssign, 2),
        (b'|', b'=', _) => (Tok::PipeAssign, 2),
        // Digraphs.
        (b'<', b':', _) => (Tok::LBracket, 2),
        (b':', b'>', _) => (Tok::RBracket, 2),
        (b'<', b'%', _) => (Tok::LBrace, 2),
        (b'%', b'>', _) => (Tok::RBrace, 2),
        (b'(', ..) => (Tok::LParen, 1),
        (b')', ..) => (Tok::RParen, 1),
        (b'[', ..) => (Tok::LBracket, 1),
        (b']', ..) => (Tok::RBracket, 1),
        (b'{', ..) => (Tok::LBrace, 1),
        (b'}', ..) => (Tok::RBrace, 1),
        (b';', ..) => (Tok::Semi, 1),
        (b',', ..) => (Tok::Comma, 1),
        (b':', ..) => (Tok::Colon, 1),
        (b'?', ..) => (Tok::Question, 1),
        (b'.', ..) => (Tok::Dot, 1),
        (b'+', ..) => (Tok::Plus, 1),
        (b'-', ..) => (Tok::Minus, 1),
        (b'*', ..) => (Tok::Star, 1),
        (b'/', ..) => (Tok::Slash, 1),
        (b'%', ..) => (Tok::Percent, 1),
        (b'&', ..) => (Tok::Amp, 1),
        (b'|', ..) => (Tok::Pipe, 1),
        (b'^', ..) => (Tok::Caret, 1),
        (b'~', ..) => (Tok::Tilde, 1),
        (b'!', ..) => (Tok::Bang, 1),
        (b'<', ..) => (Tok::Lt, 1),
        (b'>', ..) => (Tok::Gt, 1),
        (b'=', ..) => (Tok::Assign, 1),
        _ => return None,
    };
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Tok> {
        lex(text.as_bytes()).tokens.iter().map(|token| token.kind).collect()
    }

    #[test]
    fn the_longest_punctuator_wins() {
        assert_eq!(kinds("a+++b"), [Tok::Ident, Tok::PlusPlus, Tok::Plus, Tok::Ident, Tok::Eof]);
        assert_eq!(kinds("<<= <<"), [Tok::ShlAssign, Tok::Shl, Tok::Eof]);
        assert_eq!(kinds("... ..1"), [Tok::Ellipsis, Tok::Dot, Tok::Number, Tok::Eof]);
    }

    #[test]
    fn prefixes_belong_to_literals_only_before_a_quote() {
        assert_eq!(
            kinds("L\"a\" u8\"b\" u8 L"),
            [Tok::Str, Tok::Str, Tok::Ident, Tok::Ident, Tok::Eof]
        );
        assert_eq!(kinds("L'a' U'b'"), [Tok::Char, Tok::Char, Tok::Eof]);
    }

    #[test]
    fn numbers_take_their_signed_exponents() {
        assert_eq!(
            kinds("1e+5 0x1p-3 0xe+1"),
            [Tok::Number, Tok::Number, Tok::Number, Tok::Plus, Tok::Number, Tok::Eof]
        );
    }

    #[test]
    fn a_hash_is_a_directive_only_at_the_head_of_a_line() {
        assert!(lex(b"  # 3 \"x.c\"\nint x;").errors.is_empty());
        assert_eq!(lex(b"int # x;").errors.len(), 1);
    }

    #[test]
    fn escaped_and_plain_spellings_of_a_word_are_one_name() {
        let lexed = lex("caf\\u00e9 café".as_bytes());
        assert_eq!(lexed.tokens[0].name, lexed.tokens[1].name);
        assert!(lexed.errors.is_empty());
    }
}
