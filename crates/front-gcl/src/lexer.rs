//! The text as tokens, made one at a time.

use crate::source::Span;

/// A token's kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
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
    pub(crate) kind: Kind,
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
            return self.token(Kind::OpenComment, open, open + 2);
        }
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        let Some(first) = rest.first() else { return self.token(Kind::End, start, start) };
        let (kind, length) = match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => word(rest),
            b'0'..=b'9' => number(rest),
            _ => sign(rest).unwrap_or_else(|| {
                let length = self.text[start..].chars().next().map_or(1, char::len_utf8);
                (Kind::BadCharacter, length)
            }),
        };
        self.at = start + length;
        self.token(kind, start, self.at)
    }

    fn token(&self, kind: Kind, start: usize, end: usize) -> Token {
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

fn word(rest: &[u8]) -> (Kind, usize) {
    let length = rest.iter().take_while(|byte| is_word(**byte)).count();
    let kind = match &rest[..length] {
        b"vars" => Kind::Vars,
        b"init" => Kind::Init,
        b"param" => Kind::Param,
        b"const" => Kind::Const,
        b"process" => Kind::Process,
        b"for" => Kind::For,
        b"in" => Kind::In,
        b"forall" => Kind::Forall,
        b"exists" => Kind::Exists,
        b"sum" => Kind::Sum,
        b"if" => Kind::If,
        b"then" => Kind::Then,
        b"else" => Kind::Else,
        b"nondet" => Kind::Nondet,
        b"skip" => Kind::Skip,
        b"true" => Kind::True,
        b"false" => Kind::False,
        b"safe" => Kind::Safe,
        b"reachable" => Kind::Reachable,
        b"int" => Kind::Int,
        b"bool" => Kind::Bool,
        b"deadlock" => {
            let tail = &rest[length..];
            if tail.starts_with(b"-free") && !tail.get(5).is_some_and(|byte| is_word(*byte)) {
                return (Kind::DeadlockFree, length + 5);
            }
            Kind::Ident
        }
        [b'b', b'v', digits @ ..]
            if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) =>
        {
            Kind::Bv
        }
        _ => Kind::Ident,
    };
    (kind, length)
}

fn number(rest: &[u8]) -> (Kind, usize) {
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
    (if well_formed { Kind::Number } else { Kind::BadNumber }, length)
}

/// The longest sign that the text starts with.
fn sign(rest: &[u8]) -> Option<(Kind, usize)> {
    Some(match rest {
        [b'<', b'=', b'>', ..] => (Kind::Iff, 3),
        [b'<', b'=', ..] => (Kind::LessEqual, 2),
        [b'<', b'<', ..] => (Kind::ShiftLeft, 2),
        [b'<', b'>', ..] => (Kind::LessGreater, 2),
        [b'>', b'=', ..] => (Kind::GreaterEqual, 2),
        [b'>', b'>', ..] => (Kind::ShiftRight, 2),
        [b'=', b'>', ..] => (Kind::Implies, 2),
        [b'=', b'=', ..] => (Kind::EqualEqual, 2),
        [b'!', b'=', ..] => (Kind::NotEqual, 2),
        [b':', b'=', ..] => (Kind::Becomes, 2),
        [b'-', b'>', ..] => (Kind::Arrow, 2),
        [b'.', b'.', ..] => (Kind::DotDot, 2),
        [b'&', b'&', ..] => (Kind::AndAnd, 2),
        [b'|', b'|', ..] => (Kind::OrOr, 2),
        [b'<', ..] => (Kind::Less, 1),
        [b'>', ..] => (Kind::Greater, 1),
        [b'=', ..] => (Kind::Equal, 1),
        [b'!', ..] => (Kind::Bang, 1),
        [b':', ..] => (Kind::Colon, 1),
        [b'-', ..] => (Kind::Minus, 1),
        [b'.', ..] => (Kind::Dot, 1),
        [b'&', ..] => (Kind::And, 1),
        [b'|', ..] => (Kind::Or, 1),
        [b'^', ..] => (Kind::Caret, 1),
        [b'~', ..] => (Kind::Tilde, 1),
        [b'+', ..] => (Kind::Plus, 1),
        [b'*', ..] => (Kind::Star, 1),
        [b'/', ..] => (Kind::Slash, 1),
        [b'%', ..] => (Kind::Percent, 1),
        [b'(', ..] => (Kind::Open, 1),
        [b')', ..] => (Kind::Close, 1),
        [b'[', ..] => (Kind::OpenBracket, 1),
        [b']', ..] => (Kind::CloseBracket, 1),
        [b'{', ..] => (Kind::OpenBrace, 1),
        [b'}', ..] => (Kind::CloseBrace, 1),
        [b',', ..] => (Kind::Comma, 1),
        [b';', ..] => (Kind::Semicolon, 1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let mut lexer = Lexer::new(text);
        let mut kinds = Vec::new();
        loop {
            let token = lexer.next();
            if token.kind == Kind::End {
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
                Kind::Iff,
                Kind::LessEqual,
                Kind::Less,
                Kind::Implies,
                Kind::GreaterEqual,
                Kind::Arrow,
                Kind::Minus,
                Kind::DotDot,
                Kind::Dot
            ]
        );
        assert_eq!(kinds("1..3"), [Kind::Number, Kind::DotDot, Kind::Number]);
    }

    #[test]
    fn words_and_names() {
        assert_eq!(kinds("bv8 bv bvx"), [Kind::Bv, Kind::Ident, Kind::Ident]);
        assert_eq!(kinds("deadlock-free"), [Kind::DeadlockFree]);
        assert_eq!(kinds("deadlock-freed"), [Kind::Ident, Kind::Minus, Kind::Ident]);
        assert_eq!(kinds("mod div"), [Kind::Ident, Kind::Ident]);
    }

    #[test]
    fn numbers() {
        assert_eq!(kinds("12 1_000 0xfF 0b101"), [Kind::Number; 4]);
        assert_eq!(kinds("12ab 0x 0b2 0b_"), [Kind::BadNumber; 4]);
    }

    #[test]
    fn comments_are_blank() {
        assert_eq!(kinds("a // b\nc /* d \n * / */ e"), [Kind::Ident; 3]);
        assert_eq!(kinds("a /* b"), [Kind::Ident, Kind::OpenComment]);
        assert_eq!(kinds("/*/"), [Kind::OpenComment]);
    }

    #[test]
    fn what_is_no_token_ends_on_a_character_boundary() {
        assert_eq!(kinds("é∧\0"), [Kind::BadCharacter; 3]);
    }
}
