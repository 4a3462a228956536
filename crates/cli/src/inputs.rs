//! The inputs of a run, as numbers.

use std::collections::VecDeque;
use std::fmt;
use std::path::Path;

use symra_front_c::run::Inputs;
use symra_ir::VarId;
use symra_terms::{BitVec, Float, RoundingMode, Sort, Value};

use crate::failure::Failure;
use crate::input;

/// Values in the order in which the program asks for them; then zeros. Whatever else is left open is zero as well.
#[derive(Default)]
pub(crate) struct Given {
    numbers: VecDeque<Number>,
    /// What is to be told of numbers that the types of their inputs do not have.
    pub(crate) changed: Vec<String>,
}

/// A number as it was written.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Integer(i128),
    Float(f64),
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(integer) => integer.fmt(f),
            Self::Float(float) => float.fmt(f),
        }
    }
}

impl FromIterator<Number> for Given {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        Self { numbers: numbers.into_iter().collect(), changed: Vec::new() }
    }
}

impl Given {
    /// The numbers of a list.
    pub(crate) fn new(words: &[String]) -> Result<Self, Failure> {
        words
            .iter()
            .map(|word| {
                number(word.trim())
                    .ok_or_else(|| Failure::Usage(format!("the input `{word}` is not a number")))
            })
            .collect()
    }

    /// The numbers of a file with this text.
    pub(crate) fn read(path: &Path, text: &str) -> Result<Self, Failure> {
        let wrong = |word: &str| {
            Failure::Usage(format!(
                "`{}` has the input `{word}`, which is not a number",
                path.display()
            ))
        };
        if text.trim_start().starts_with(['{', '[']) {
            let document: serde_json::Value = serde_json::from_str(text)
                .map_err(|error| Failure::Usage(format!("`{}`: {error}", path.display())))?;
            let inputs = document["inputs"].as_array().ok_or_else(|| {
                Failure::Usage(format!("`{}` has no list `inputs`", path.display()))
            })?;
            if document["rounds"].as_array().is_some_and(|rounds| !rounds.is_empty()) {
                return Err(Failure::Usage(format!(
                    "the run of `{}` goes round a loop so often that its inputs can't be listed, and it can't be repeated",
                    path.display()
                )));
            }
            // Arguments of the entry are no calls.
            let is_call = |input: &&serde_json::Value| {
                !input["function"].as_str().is_some_and(|name| name.starts_with("argument "))
            };
            return inputs
                .iter()
                .filter(is_call)
                .map(|input| {
                    let value = input["value"].as_str().unwrap_or_default();
                    number(value).ok_or_else(|| wrong(value))
                })
                .collect();
        }
        text.split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .map(|word| number(word).ok_or_else(|| wrong(word)))
            .collect()
    }
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(input::read(path)?).map_err(|_| Failure::NotText(path.to_owned()))
}

/// Decimal, hexadecimal after `0x`, a character in quotes, a truth value, or a number with a fraction.
fn number(text: &str) -> Option<Number> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let hexadecimal = digits.strip_prefix("0x").map(|digits| i128::from_str_radix(digits, 16));
    let integer = match (hexadecimal, text) {
        (Some(number), _) => number.ok(),
        (None, "true") => Some(1),
        (None, "false") => Some(0),
        (None, _) => digits.parse().ok(),
    };
    match integer {
        Some(integer) => Some(Number::Integer(if negative { -integer } else { integer })),
        None => text.parse().ok().map(Number::Float),
    }
}

impl Inputs for Given {
    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        Value::default_of(sort)
    }

    fn asked(&mut self, function: &str, _: VarId, sort: &Sort) -> Value {
        let Some(number) = self.numbers.pop_front() else { return Value::default_of(sort) };
        let value = of_sort(number, sort);
        if !fits(number, sort) {
            self.changed.push(format!(
                "the input {number} of `{function}` was converted to {}",
                symra_report::human(&value)
            ));
        }
        value
    }
}

/// Whether the type has the number, as a signed one or as an unsigned one. Floats are rounded without a word.
fn fits(number: Number, sort: &Sort) -> bool {
    match (number, sort) {
        (Number::Integer(integer), Sort::Bool) => (0..=1).contains(&integer),
        (Number::Integer(integer), Sort::Bv(width)) if *width < 127 => {
            (-(1 << (*width - 1))..1 << *width).contains(&integer)
        }
        (Number::Float(_), Sort::Bool | Sort::Bv(_) | Sort::Int) => false,
        _ => true,
    }
}

/// The number as C converts it.
fn of_sort(number: Number, sort: &Sort) -> Value {
    #[expect(clippy::cast_possible_truncation, reason = "a cast of C does the same")]
    let integer = match number {
        Number::Integer(integer) => integer,
        Number::Float(float) => float as i128,
    };
    match (sort, number) {
        (Sort::Bool, _) => Value::Bool(integer != 0),
        (Sort::Bv(width), _) => {
            // Only the low bits count, as in a cast of C.
            let bits = u64::try_from(integer & i128::from(u64::MAX)).unwrap_or_default();
            match i64::try_from(integer) {
                Ok(integer) => Value::Bv(BitVec::from_i64(integer, *width)),
                Err(_) => Value::Bv(BitVec::from_u64(bits, *width)),
            }
        }
        (Sort::Int, _) => Value::int(i64::try_from(integer).unwrap_or(i64::MAX)),
        (Sort::Float(format), Number::Float(float)) => {
            Value::Float(Float::from_f64(float).convert(*format, RoundingMode::NearestEven))
        }
        (Sort::Float(format), Number::Integer(integer)) => {
            #[expect(clippy::cast_precision_loss, reason = "a cast of C rounds as well")]
            let float = integer as f64;
            Value::Float(Float::from_f64(float).convert(*format, RoundingMode::NearestEven))
        }
        (Sort::RoundingMode | Sort::Array(..), _) => Value::default_of(sort),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        assert_eq!(number("-17"), Some(Number::Integer(-17)));
        assert_eq!(number("0xff"), Some(Number::Integer(255)));
        assert_eq!(number("2.5"), Some(Number::Float(2.5)));
        assert_eq!(number("-1e3"), Some(Number::Float(-1000.0)));
        assert_eq!(number("true"), Some(Number::Integer(1)));
        assert_eq!(number("seven"), None);
        assert_eq!(number(""), None);
    }

    #[test]
    fn numbers_take_the_type_that_is_asked_for() {
        let byte = Sort::Bv(8);
        assert_eq!(of_sort(Number::Integer(-1), &byte), Value::Bv(BitVec::from_u64(255, 8)));
        assert_eq!(of_sort(Number::Integer(258), &byte), Value::Bv(BitVec::from_u64(2, 8)));
        assert_eq!(of_sort(Number::Integer(2), &Sort::Bool), Value::Bool(true));
    }

    #[test]
    fn numbers_that_the_type_does_not_have_are_told() {
        let byte = Sort::Bv(8);
        for (number, has) in [(255, true), (256, false), (-128, true), (-129, false)] {
            assert_eq!(fits(Number::Integer(number), &byte), has, "{number}");
        }
        assert!(!fits(Number::Float(2.5), &byte));
        assert!(!fits(Number::Integer(2), &Sort::Bool));
        assert!(fits(Number::Integer(i128::from(u64::MAX)), &Sort::Bv(64)));
    }
}
