//! The text of formulas.
//!
//! ```text
//! formula  :=  formula <-> formula | formula -> formula | formula || formula | formula && formula
//!           |  formula U formula | formula R formula | formula W formula
//!           |  ! formula | X formula | F formula | G formula | ( formula ) | true | false | atom
//! ```
//!
//! Operators bind as they are listed, the last ones tightest; `->`, `U`, `R` and `W` group to the right. `<>` is `F`, `[]` is
//! `G`, and since a formula is about all runs, `AF` and `AG` are `F` and `G`. An atom is any other text: `x > 0`, or `AP(x > 0)`.

use super::Formula;

/// Why a text is no formula.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FormulaError {
    /// Something is missing.
    #[error("the formula lacks {what} before `{rest}`")]
    Missing {
        /// What.
        what: &'static str,
        /// The text from there on.
        rest: String,
    },
    /// Something is missing at the end.
    #[error("the formula lacks {what} at its end")]
    Ends {
        /// What.
        what: &'static str,
    },
    /// It is nested too deeply.
    #[error("the formula is nested too deeply")]
    Deep,
}

/// Formulas are not nested deeper.
const DEEP: usize = 200;

/// Reads a formula, and the texts of its atoms.
///
/// # Errors
/// If it is none.
pub fn parse(text: &str) -> Result<(Formula, Vec<String>), FormulaError> {
    let tokens = tokens(text);
    let mut parser = Parser { text, tokens: &tokens, at: 0, atoms: Vec::new(), depth: 0 };
    let formula = parser.binary(0)?;
    if parser.at < tokens.len() {
        return Err(parser.missing("an operator"));
    }
    Ok((formula, parser.atoms))
}

/// The pieces of a text, as ranges.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
        let length = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if word(first) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else {
            let long = ["<->", "<=>", "&&", "||", "->", "=>", "[]", "<>", "==", "!=", "<=", ">="];
            let fits = long.iter().find(|long| rest.starts_with(**long));
            fits.map_or(first.len_utf8(), |long| long.len())
        };
        found.push((at, at + length));
        at += length;
    }
    found
}

struct Parser<'t> {
    text: &'t str,
    tokens: &'t [(usize, usize)],
    at: usize,
    atoms: Vec<String>,
    depth: usize,
}

/// The operators between two formulas: those of a row bind tighter than those of the rows before.
const LEVELS: [&[&str]; 5] =
    [&["<->", "<=>"], &["->", "=>"], &["||"], &["&&"], &["U", "R", "V", "W"]];

impl<'t> Parser<'t> {
    fn token(&self, at: usize) -> Option<&'t str> {
        self.tokens.get(at).map(|(from, to)| &self.text[*from..*to])
    }

    fn missing(&self, what: &'static str) -> FormulaError {
        match self.tokens.get(self.at) {
            Some((from, _)) => FormulaError::Missing { what, rest: self.text[*from..].to_owned() },
            None => FormulaError::Ends { what },
        }
    }

    /// A formula whose operators bind at least as tight as those of a level.
    fn binary(&mut self, level: usize) -> Result<Formula, FormulaError> {
        if level == LEVELS.len() {
            return self.unary();
        }
        let mut one = self.binary(level + 1)?;
        while let Some(operator) = self.token(self.at).filter(|it| LEVELS[level].contains(it)) {
            self.at += 1;
            let to_the_right = matches!(operator, "->" | "=>" | "U" | "R" | "V" | "W");
            let other = if to_the_right { self.deeper(level)? } else { self.binary(level + 1)? };
            one = match operator {
                "&&" => one.and(other),
                "||" => one.or(other),
                "->" | "=>" => one.implies(other),
                "U" => one.until(other),
                "R" | "V" => one.release(other),
                "W" => other.clone().release(one.or(other)),
                _ => one.clone().implies(other.clone()).and(other.implies(one)),
            };
        }
        Ok(one)
    }

    fn deeper(&mut self, level: usize) -> Result<Formula, FormulaError> {
        self.depth += 1;
        if self.depth > DEEP {
            return Err(FormulaError::Deep);
        }
        let formula = self.binary(level);
        self.depth -= 1;
        formula
    }

    fn unary(&mut self) -> Result<Formula, FormulaError> {
        let Some(token) = self.token(self.at) else { return Err(self.missing("a formula")) };
        let prefix: Option<fn(Formula) -> Formula> = match token {
            "!" => Some(|formula| formula.negated()),
            "X" | "AX" => Some(|formula| Formula::Next(Box::new(formula))),
            "F" | "<>" | "AF" => Some(Formula::finally),
            "G" | "[]" | "AG" => Some(Formula::globally),
            _ => None,
        };
        if let Some(prefix) = prefix {
            self.at += 1;
            return Ok(prefix(self.deeper(LEVELS.len())?));
        }
        if token == "AP" && self.token(self.at + 1) == Some("(") {
            let end = self.closing(self.at + 1)?;
            let (from, to) = (self.tokens[self.at + 1].1, self.tokens[end].0);
            self.at = end + 1;
            return Ok(self.atom(self.text[from..to].trim()));
        }
        let end = self.end_of_atom()?;
        if end == self.at {
            return Err(self.missing("a formula"));
        }
        if token == "(" && self.closing(self.at)? + 1 == end {
            self.at += 1;
            let inner = self.deeper(0)?;
            if self.at + 1 != end {
                return Err(self.missing("an operator"));
            }
            self.at = end;
            return Ok(inner);
        }
        let text = &self.text[self.tokens[self.at].0..self.tokens[end - 1].1];
        self.at = end;
        Ok(match text {
            "true" => Formula::Constant(true),
            "false" => Formula::Constant(false),
            _ => self.atom(text),
        })
    }

    fn atom(&mut self, text: &str) -> Formula {
        let known = self.atoms.iter().position(|atom| atom == text);
        Formula::Atom(known.unwrap_or_else(|| {
            self.atoms.push(text.to_owned());
            self.atoms.len() - 1
        }))
    }

    /// The parenthesis that closes the one at a token.
    fn closing(&self, open: usize) -> Result<usize, FormulaError> {
        let mut depth = 0_usize;
        for at in open..self.tokens.len() {
            match self.token(at) {
                Some("(" | "[") => depth += 1,
                Some(")" | "]") => {
                    depth -= 1;
                    if depth == 0 {
                        return Ok(at);
                    }
                }
                _ => (),
            }
        }
        Err(FormulaError::Ends { what: "a closing parenthesis" })
    }

    /// The token after the text that begins here: an operator of formulas, or a parenthesis that closes more.
    fn end_of_atom(&self) -> Result<usize, FormulaError> {
        let mut at = self.at;
        while let Some(token) = self.token(at) {
            let ends = matches!(token, ")" | "]") || LEVELS.concat().contains(&token);
            if ends {
                break;
            }
            at = if matches!(token, "(" | "[") { self.closing(at)? + 1 } else { at + 1 };
        }
        Ok(at)
    }
}
