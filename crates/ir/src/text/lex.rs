//! The words of a line.

use super::error::{TextError, TextFault};

/// A line, and how far it has been read.
#[derive(Clone)]
pub(super) struct Line<'a> {
    pub(super) number: u32,
    pub(super) text: &'a str,
    at: usize,
}

/// Whether a character can stand in a name without quotes, as in SMT-LIB's simple symbols.
fn is_symbol(c: char) -> bool {
    c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c)
}

/// Whether a name needs no quotes.
pub(super) fn is_plain(name: &str) -> bool {
    !matches!(name, "" | "->" | "@")
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.chars().all(is_symbol)
}

impl<'a> Line<'a> {
    pub(super) fn new(number: u32, text: &'a str) -> Self {
        Self { number, text, at: 0 }
    }

    /// An error at the next word.
    pub(super) fn error(&mut self, fault: TextFault) -> TextError {
        self.skip_blanks();
        self.error_at(self.at, fault)
    }

    /// An error at a byte of the line.
    pub(super) fn error_at(&self, at: usize, fault: TextFault) -> TextError {
        TextError::new(self.number, self.text, at, fault)
    }

    /// The error that something else should stand here.
    pub(super) fn expected(&mut self, expected: &'static str) -> TextError {
        self.skip_blanks();
        let rest = self.rest();
        let word = self.clone().word();
        let found = match (word, rest.chars().next()) {
            (_, None | Some(';')) => "the end of the line".to_owned(),
            (Some(word), _) => format!("`{}`", clip(word)),
            (None, Some(c)) => format!("`{}`", c.escape_default()),
        };
        self.error(TextFault::Expected { expected, found })
    }

    /// Where the next word starts.
    pub(super) fn offset(&mut self) -> usize {
        self.skip_blanks();
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Whether nothing but blanks and a comment is left.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip_blanks();
        self.rest().is_empty() || self.rest().starts_with(';')
    }

    /// Fails unless nothing is left.
    pub(super) fn end(&mut self) -> Result<(), TextError> {
        if self.at_end() { Ok(()) } else { Err(self.expected("the end of the line")) }
    }

    /// The next word without quotes, if one stands here.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c| !is_symbol(c)).unwrap_or(rest.len());
        self.at += length;
        (length > 0).then(|| &rest[..length])
    }

    /// The next word, without going past it.
    pub(super) fn peek_word(&self) -> Option<&'a str> {
        self.clone().word()
    }

    /// Goes past a word if it stands here.
    pub(super) fn eat_word(&mut self, wanted: &str) -> bool {
        let found = self.peek_word() == Some(wanted);
        if found {
            self.word();
        }
        found
    }

    /// Goes past punctuation if it stands here.
    pub(super) fn eat(&mut self, wanted: &str) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    /// Goes past punctuation that must stand here. `expected` is it in quotes.
    pub(super) fn need(&mut self, wanted: &str, expected: &'static str) -> Result<(), TextError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// The next name: plain, or between bars, or a string.
    pub(super) fn name(&mut self, expected: &'static str) -> Result<String, TextError> {
        self.skip_blanks();
        match self.rest().chars().next() {
            Some('"') => self.string(expected),
            Some('|') => {
                let inner = &self.rest()[1..];
                let Some(length) = inner.find('|') else { return Err(self.expected(expected)) };
                self.at += length + 2;
                Ok(inner[..length].to_owned())
            }
            Some(c) if is_symbol(c) && !c.is_ascii_digit() => {
                let word = self.peek_word().unwrap_or_default();
                if !is_plain(word) {
                    return Err(self.expected(expected));
                }
                self.at += word.len();
                Ok(word.to_owned())
            }
            _ => Err(self.expected(expected)),
        }
    }

    /// The next string, if one stands here.
    pub(super) fn opt_string(&mut self) -> Result<Option<String>, TextError> {
        self.skip_blanks();
        if self.rest().starts_with('"') { self.string("a string").map(Some) } else { Ok(None) }
    }

    /// The next string.
    pub(super) fn string(&mut self, expected: &'static str) -> Result<String, TextError> {
        if !self.eat("\"") {
            return Err(self.expected(expected));
        }
        let mut out = String::new();
        let mut chars = self.rest().char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Ok(out);
                }
                '\\' => {
                    let Some(c) = escape(&mut chars) else {
                        self.at += at;
                        return Err(
                            self.expected("one of the escapes \\\\ \\\" \\n \\r \\t \\u{...}")
                        );
                    };
                    out.push(c);
                }
                c => out.push(c),
            }
        }
        self.at = self.text.len();
        Err(self.expected("`\"` at the end of the string"))
    }

    /// The next number.
    pub(super) fn number(&mut self) -> Result<u32, TextError> {
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if length == 0 {
            return Err(self.expected("a number"));
        }
        let number = rest[..length].parse().map_err(|_| self.error(TextFault::Number))?;
        self.at += length;
        Ok(number)
    }

    /// The text of a term or a sort: an atom, or all up to the parenthesis that closes the first.
    pub(super) fn expression(&mut self, expected: &'static str) -> Result<&'a str, TextError> {
        self.skip_blanks();
        let rest = self.rest();
        let Some(length) = expression_length(rest) else {
            self.at = self.text.len();
            return Err(self.expected("`)` that closes the term"));
        };
        if length == 0 {
            return Err(self.expected(expected));
        }
        self.at += length;
        Ok(&rest[..length])
    }
}

/// The length of the atom or the balanced expression at the start; 0 if none starts there, nothing if it has no end.
fn expression_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0usize);
    loop {
        match bytes.get(at) {
            None | Some(b';') => return if depth == 0 { Some(at) } else { None },
            Some(b'(') => {
                depth += 1;
                at += 1;
            }
            Some(b')') if depth == 0 => return Some(at),
            Some(b')') => {
                depth -= 1;
                at += 1;
            }
            Some(b'|') => at += 2 + text[at + 1..].find('|')?,
            Some(b'"') => at += 2 + text[at + 1..].find('"')?,
            Some(c) if c.is_ascii_whitespace() || *c == b',' => {
                if depth == 0 {
                    return Some(at);
                }
                at += 1;
                continue;
            }
            Some(_) => {
                // The rest of an atom; the bytes that end one are ASCII, so no character is split.
                let ends = |b: &u8| b.is_ascii_whitespace() || b"();,|\"".contains(b);
                at += bytes[at..].iter().position(ends).unwrap_or(bytes.len() - at);
            }
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

fn escape(chars: &mut std::str::CharIndices<'_>) -> Option<char> {
    match chars.next()?.1 {
        'n' => Some('\n'),
        'r' => Some('\r'),
        't' => Some('\t'),
        c @ ('"' | '\\') => Some(c),
        'u' => {
            let (_, '{') = chars.next()? else { return None };
            let mut code = 0u32;
            loop {
                match chars.next()?.1 {
                    '}' => return char::from_u32(code),
                    c => code = code.checked_mul(16)?.checked_add(c.to_digit(16)?)?,
                }
            }
        }
        _ => None,
    }
}

fn clip(word: &str) -> String {
    if word.chars().count() <= 40 {
        word.to_owned()
    } else {
        word.chars().take(39).chain(['…']).collect()
    }
}
