//! The inputs of a run, as numbers.

use std::collections::VecDeque;
use std::path::Path;

use symra_front_c::run::Inputs;
use symra_ir::VarId;
use symra_terms::{BitVec, Float, RoundingMode, Sort, Value};

use crate::failure::Failure;
use crate::input;

/// Values in the order in which the program asks for them; then zeros. Whatever else is left open is zero as well.
pub(crate) struct Given(VecDeque<Number>);

/// A number as it was written.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Integer(i128),
    Float(f64),
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
            .collect::<Result<_, _>>()
            .map(Self)
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
                .collect::<Result<_, _>>()
                .map(Self);
        }
        text.split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .map(|word| number(word).ok_or_else(|| wrong(word)))
            .collect::<Result<_, _>>()
            .map(Self)
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

    fn asked(&mut self, _: &str, _: VarId, sort: &Sort) -> Value {
        self.0.pop_front().map_or_else(|| Value::default_of(sort), |number| of_sort(number, sort))
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
}
