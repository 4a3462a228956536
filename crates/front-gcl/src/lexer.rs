//! The text as tokens, made one at a time.

use crate::source::Span;

/// A token's kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    Ident,
    Number,
    // Words.
    Vars,
    Init,
    Param,
    Const,
    Process,
    For,
    In,
    Forall,
    Exists,
    Sum,
    If,
    Then,
    Else,
    Nondet,
    Skip,
    True,
    False,
    Safe,
    Reachable,
    DeadlockFree,
    Int,
    Bool,
    Bv,
    // Signs.
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    OpenBrace,
    CloseBrace,
    Comma,
    Semicolon,
    Colon,
    Becomes,
    Arrow,
    Dot,
    DotDot,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Plus,
    Minus,
    Star,
    AndAnd,
    OrOr,
    Bang,
    Implies,
    Iff,
    And,
    Or,
    Caret,
    Tilde,
    ShiftLeft,
    ShiftRight,
    // Signs of other languages, understood and rejected with advice.
    EqualEqual,
    LessGreater,
    Slash,
    Percent,
    /// The end of the text.
    End,
    // What is no token.
    BadCharacter,
    BadNumber,
    OpenComment,
}

/// A token and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Span,
}

/// Reads tokens off a text. After the end it goes on giving [`Kind::End`].
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        // A byte order mark says nothing here.
        Self { text, at: if text.starts_with('\u{feff}') { 3 } else { 0 } }
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Token {
        if let Some(open) = self.skip_blank() {
            return self.token(TokenKind::OpenComment, open, open + 2);
        }
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        let Some(first) = rest.first() else { return self.token(TokenKind::End, start, start) };
        let (kind, length) = match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => word(rest),
            b'0'..=b'9' => number(rest),
            _ => sign(rest).unwrap_or_else(|| {
                let length = self.text[start..].chars().next().map_or(1, char::len_utf8);
                (TokenKind::BadCharacter, length)
            }),
        };
        self.at = start + length;
        self.token(kind, start, self.at)
    }

    fn token(&self, kind: TokenKind, start: usize, end: usize) -> Token {
        let offset = |at: usize| u32::try_from(at).expect("a source should be shorter than 4 GiB");
        Token { kind, span: Span { start: offset(start), end: offset(end.min(self.text.len())) } }
    }

    /// Skips blanks and comments. Gives the start of a comment that is never closed, and then the text is used up.
    fn skip_blank(&mut self) -> Option<usize> {
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            match rest {
                [b' ' | b'\t' | b'\r' | b'\n', ..] => self.at += 1,
                [b'/', b'/', ..] => {
                    self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
                }
                [b'/', b'*', ..] => {
                    if let Some(length) = self.text[self.at + 2..].find("*/") {
                        self.at += length + 4;
                    } else {
                        let open = self.at;
                        self.at = self.text.len();
                        return Some(open);
                    }
                }
                _ => return None,
            }
        }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn word(rest: &[u8]) -> (TokenKind, usize) {
    let length = rest.iter().take_while(|byte| is_word(**byte)).count();
    let kind = match &rest[..length] {
        b"vars" => TokenKind::Vars,
        b"init" => TokenKind::Init,
        b"param" => TokenKind::Param,
        b"const" => TokenKind::Const,
        b"process" => TokenKind::Process,
        b"for" => TokenKind::For,
        b"in" => TokenKind::In,
        b"forall" => TokenKind::Forall,
        b"exists" => TokenKind::Exists,
        b"sum" => TokenKind::Sum,
        b"if" => TokenKind::If,
        b"then" => TokenKind::Then,
        b"else" => TokenKind::Else,
        b"nondet" => TokenKind::Nondet,
        b"skip" => TokenKind::Skip,
        b"true" => TokenKind::True,
        b"false" => TokenKind::False,
        b"safe" => TokenKind::Safe,
        b"reachable" => TokenKind::Reachable,
        b"int" => TokenKind::Int,
        b"bool" => TokenKind::Bool,
        b"deadlock" => {
            let tail = &rest[length..];
            if tail.starts_with(b"-free") && !tail.get(5).is_some_and(|byte| is_word(*byte)) {
                return (TokenKind::DeadlockFree, length + 5);
            }
            TokenKind::Ident
        }
        [b'b', b'v', digits @ ..]
            if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) =>
        {
            TokenKind::Bv
        }
        _ => TokenKind::Ident,
    };
    (kind, length)
}

fn number(rest: &[u8]) -> (TokenKind, usize) {
    let length = rest.iter().take_while(|byte| is_word(**byte)).count();
    let well_formed = match &rest[..length] {
        [b'0', b'x', digits @ ..] => {
            digits.iter().any(u8::is_ascii_hexdigit)
                && digits.iter().all(|byte| byte.is_ascii_hexdigit() || *byte == b'_')
        }
        [b'0', b'b', digits @ ..] => {
            digits.iter().any(|byte| *byte != b'_')
                && digits.iter().all(|byte| matches!(byte, b'0' | b'1' | b'_'))
        }
        digits => digits.iter().all(|byte| byte.is_ascii_digit() || *byte == b'_'),
    };
    (if well_formed { TokenKind::Number } else { TokenKind::BadNumber }, length)
}

/// The longest sign that the text starts with.
fn sign(rest: &[u8]) -> Option<(TokenKind, usize)> {
    Some(match rest {
        [b'<', b'=', b'>', ..] => (TokenKind::Iff, 3),
        [b'<', b'=', ..] => (TokenKind::LessEqual, 2),
        [b'<', b'<', ..] => (TokenKind::ShiftLeft, 2),
        [b'<', b'>', ..] => (TokenKind::LessGreater, 2),
        [b'>', b'=', ..] => (TokenKind::GreaterEqual, 2),
        [b'>', b'>', ..] => (TokenKind::ShiftRight, 2),
        [b'=', b'>', ..] => (TokenKind::Implies, 2),
        [b'=', b'=', ..] => (TokenKind::EqualEqual, 2),
        [b'!', b'=', ..] => (TokenKind::NotEqual, 2),
        [b':', b'=', ..] => (TokenKind::Becomes, 2),
        [b'-', b'>', ..] => (TokenKind::Arrow, 2),
        [b'.', b'.', ..] => (TokenKind::DotDot, 2),
        [b'&', b'&', ..] => (TokenKind::AndAnd, 2),
        [b'|', b'|', ..] => (TokenKind::OrOr, 2),
        [b'<', ..] => (TokenKind::Less, 1),
        [b'>', ..] => (TokenKind::Greater, 1),
        [b'=', ..] => (TokenKind::Equal, 1),
        [b'!', ..] => (TokenKind::Bang, 1),
        [b':', ..] => (TokenKind::Colon, 1),
        [b'-', ..] => (TokenKind::Minus, 1),
        [b'.', ..] => (TokenKind::Dot, 1),
        [b'&', ..] => (TokenKind::And, 1),
        [b'|', ..] => (TokenKind::Or, 1),
        [b'^', ..] => (TokenKind::Caret, 1),
        [b'~', ..] => (TokenKind::Tilde, 1),
        [b'+', ..] => (TokenKind::Plus, 1),
        [b'*', ..] => (TokenKind::Star, 1),
        [b'/', ..] => (TokenKind::Slash, 1),
        [b'%', ..] => (TokenKind::Percent, 1),
        [b'(', ..] => (TokenKind::Open, 1),
        [b')', ..] => (TokenKind::Close, 1),
        [b'[', ..] => (TokenKind::OpenBracket, 1),
        [b']', ..] => (TokenKind::CloseBracket, 1),
        [b'{', ..] => (TokenKind::OpenBrace, 1),
        [b'}', ..] => (TokenKind::CloseBrace, 1),
        [b',', ..] => (TokenKind::Comma, 1),
        [b';', ..] => (TokenKind::Semicolon, 1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind> {
        let mut lexer = Lexer::new(text);
        let mut kinds = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == TokenKind::End {
                return kinds;
            }
            kinds.push(token.kind);
        }
    }

    #[test]
    fn the_longest_sign_wins() {
        assert_eq!(
            kinds("<=> <= < => >= -> - .. ."),
            [
                TokenKind::Iff,
                TokenKind::LessEqual,
                TokenKind::Less,
                TokenKind::Implies,
                TokenKind::GreaterEqual,
                TokenKind::Arrow,
                TokenKind::Minus,
                TokenKind::DotDot,
                TokenKind::Dot
            ]
        );
        assert_eq!(kinds("1..3"), [TokenKind::Number, TokenKind::DotDot, TokenKind::Number]);
    }

    #[test]
    fn words_and_names() {
        assert_eq!(kinds("bv8 bv bvx"), [TokenKind::Bv, TokenKind::Ident, TokenKind::Ident]);
        assert_eq!(kinds("deadlock-free"), [TokenKind::DeadlockFree]);
        assert_eq!(kinds("deadlock-freed"), [TokenKind::Ident, TokenKind::Minus, TokenKind::Ident]);
        assert_eq!(kinds("mod div"), [TokenKind::Ident, TokenKind::Ident]);
    }

    #[test]
    fn numbers() {
        assert_eq!(kinds("12 1_000 0xfF 0b101"), [TokenKind::Number; 4]);
        assert_eq!(kinds("12ab 0x 0b2 0b_"), [TokenKind::BadNumber; 4]);
    }

    #[test]
    fn comments_are_blank() {
        assert_eq!(kinds("a // b\nc /* d \n * / */ e"), [TokenKind::Ident; 3]);
        assert_eq!(kinds("a /* b"), [TokenKind::Ident, TokenKind::OpenComment]);
        assert_eq!(kinds("/*/"), [TokenKind::OpenComment]);
    }

    #[test]
    fn what_is_no_token_ends_on_a_character_boundary() {
        assert_eq!(kinds("é∧\0"), [TokenKind::BadCharacter; 3]);
    }
}
