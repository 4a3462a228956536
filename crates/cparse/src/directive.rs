//! Lines that start with `#`: line markers, `#pragma pack`, and what should not be there.

use crate::error::{ErrorKind, ParseError};
use crate::lexer::Lexed;
use crate::names::Names;
use crate::span::Span;
use crate::tree::{PackAction, PackPragma, Packing};

/// Reads one directive; `line` is its text after the `#`, `span` covers the whole of it.
pub(crate) fn read(line: &[u8], span: Span, out: &mut Lexed) {
    let line = String::from_utf8_lossy(line);
    let line = line.trim();
    let word_end = line.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(line.len());
    let (word, rest) = line.split_at(word_end);
    match word {
        "line" => read_marker(rest.trim_start(), span, out),
        "pragma" => read_pragma(rest.trim_start(), span, out),
        "" | "ident" | "sccs" => (),
        _ if word.starts_with(|c: char| c.is_ascii_digit()) => read_marker(line, span, out),
        _ => {
            let kind = ErrorKind::Directive { directive: word.to_owned() };
            out.errors.push(ParseError { span, kind });
        }
    }
}

/// Reads `12 "file.c" 1 3` (the flags have no meaning for us).
fn read_marker(marker: &str, span: Span, out: &mut Lexed) {
    let digits_end = marker.find(|c: char| !c.is_ascii_digit()).unwrap_or(marker.len());
    let (digits, rest) = marker.split_at(digits_end);
    if let Ok(line) = digits.parse() {
        let file = rest.trim_start().strip_prefix('"').map(unescape);
        out.source.mark(span.lo, line, file);
    }
}

/// A file name up to its closing quote, with `\"`, `\\` and octal escapes undone.
fn unescape(quoted: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = quoted.bytes().peekable();
    while let Some(byte) = rest.next() {
        match byte {
            b'"' => break,
            b'\\' => {
                let mut code = 0u32;
                let mut digits = 0;
                while digits < 3 {
                    let Some(digit @ b'0'..=b'7') = rest.peek().copied() else { break };
                    code = code * 8 + u32::from(digit - b'0');
                    digits += 1;
                    rest.next();
                }
                if digits == 0 {
                    bytes.extend(rest.next());
                } else {
                    bytes.push(u8::try_from(code & 0xff).unwrap_or_default());
                }
            }
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn read_pragma(pragma: &str, span: Span, out: &mut Lexed) {
    let Some(rest) = pragma.strip_prefix("pack") else { return };
    let rest = rest.trim();
    if rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
        return;
    }
    let arguments = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    match arguments.and_then(|(arguments, _)| read_pack(arguments, &mut out.names)) {
        Some(action) => out.packs.push(PackPragma { action, span }),
        None => out.errors.push(ParseError { span, kind: ErrorKind::MalformedPack }),
    }
}

/// Reads the arguments of `pack(..)`: nothing, `n`, `push`, `pop`, and these with a label or `n`.
fn read_pack(arguments: &str, names: &mut Names) -> Option<PackAction> {
    let mut arguments = arguments.split(',').map(str::trim);
    let first = arguments.next().unwrap_or_default();
    if first.is_empty() {
        return Some(PackAction::Set(Packing::Natural));
    }
    if first.starts_with(|c: char| c.is_ascii_digit()) {
        return Some(PackAction::Set(packing(first)?));
    }
    let (mut label, mut value) = (None, None);
    for argument in arguments {
        if argument.starts_with(|c: char| c.is_ascii_digit()) {
            value = Some(packing(argument)?);
        } else {
            label = Some(names.intern(argument));
        }
    }
    match first {
        "push" => Some(PackAction::Push { label, value }),
        "pop" => Some(PackAction::Pop { label, value }),
        _ => None,
    }
}

/// A pack value: a small power of two, or 0 for the target's own alignment.
fn packing(digits: &str) -> Option<Packing> {
    match digits.parse().ok()? {
        0 => Some(Packing::Natural),
        value @ (1 | 2 | 4 | 8 | 16) => Some(Packing::AtMost(value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::lex;

    #[test]
    fn file_names_are_unescaped() {
        assert_eq!(unescape(r#"a\"b\\c\101" 1 3"#), "a\"b\\cA");
    }

    #[test]
    fn pack_pragmas_are_read_and_others_skipped() {
        let text = b"#pragma pack(push, 1)\n#pragma once\n#pragma pack()\n#pragma pack (pop)\n#pragma packed\n";
        let lexed = lex(text);
        assert!(lexed.errors.is_empty());
        let actions: Vec<_> = lexed.packs.iter().map(|pack| pack.action).collect();
        assert_eq!(
            actions,
            [
                PackAction::Push { label: None, value: Some(Packing::AtMost(1)) },
                PackAction::Set(Packing::Natural),
                PackAction::Pop { label: None, value: None },
            ]
        );
    }

    #[test]
    fn a_bad_pack_and_a_left_over_directive_are_errors() {
        let errors = lex(b"#pragma pack(3)\n#include <stdio.h>\n").errors;
        assert_eq!(errors[0].kind, ErrorKind::MalformedPack);
        assert_eq!(errors[1].kind, ErrorKind::Directive { directive: "include".into() });
    }
}
