//! Names as SMT-LIB symbols.
//!
//! A name that SMT-LIB could not take as it is (it has a bar or a backslash, it is a word of a theory, or it is of the form that
//! printed definitions have) is written as `|%:..|` with these characters as `%` and two hexadecimal digits.

use std::borrow::Cow;
use std::fmt::{self, Write};

use super::words::is_word;

/// The mark of an escaped name.
const MARK: &str = "%:";

/// Writes a name as a symbol.
pub(super) fn write_symbol(out: &mut dyn Write, name: &str) -> fmt::Result {
    if needs_escape(name) {
        write!(out, "|{MARK}")?;
        for character in name.chars() {
            match character {
                '|' => out.write_str("%7c")?,
                '\\' => out.write_str("%5c")?,
                '%' => out.write_str("%25")?,
                other => out.write_char(other)?,
            }
        }
        return out.write_char('|');
    }
    if is_simple(name) { out.write_str(name) } else { write!(out, "|{name}|") }
}

/// The name that a symbol stands for.
pub(super) fn name_of(symbol: &str) -> Cow<'_, str> {
    match symbol.strip_prefix(MARK) {
        None => Cow::Borrowed(symbol),
        Some(escaped) => {
            Cow::Owned(escaped.replace("%7c", "|").replace("%5c", "\\").replace("%25", "%"))
        }
    }
}

fn needs_escape(name: &str) -> bool {
    name.starts_with(MARK) || name.starts_with('$') || name.contains(['|', '\\']) || is_word(name)
}

/// Whether a name is a symbol without bars.
fn is_simple(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(|first: char| first.is_ascii_digit())
        && name.chars().all(is_symbol_character)
}

/// Whether a symbol without bars may have this character.
pub(super) fn is_symbol_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, symbol: &str) {
        let mut text = String::new();
        write_symbol(&mut text, name).unwrap();
        assert_eq!(text, symbol);
        let inner = text.strip_prefix('|').and_then(|t| t.strip_suffix('|')).unwrap_or(&text);
        assert_eq!(name_of(inner), name);
    }

    #[test]
    fn names_come_back_from_their_symbols() {
        check("x", "x");
        check("x!1", "x!1");
        check("a b", "|a b|");
        check("1x", "|1x|");
        check("", "||");
        check("f::g", "|f::g|");
        check("größe", "|größe|");
        check("and", "|%:and|");
        check("assert", "|%:assert|");
        check("a|b\\c%", "|%:a%7cb%5cc%25|");
        check("%:x%7c", "|%:%25:x%257c|");
        check("$1", "|%:$1|");
        check("100%", "|100%|");
    }
}
