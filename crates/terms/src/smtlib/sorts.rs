//! Sorts from SMT-LIB text.

use super::error::{ReadCause, ReadError};
use super::lex::{Lexer, Token};
use crate::sort::{FloatFormat, Sort};

/// How deep array sorts may be nested: sorts are the one thing here that is handled by recursion.
const DEEPEST: usize = 100;

/// The widest bit-vector that is read.
const WIDEST: u32 = 1 << 28;

/// Reads a sort.
///
/// ```
/// use symra_terms::{Sort, smtlib};
///
/// assert_eq!(
///     smtlib::read_sort("(Array Int (_ BitVec 8))"),
///     Ok(Sort::array(Sort::Int, Sort::Bv(8)))
/// );
/// assert!(smtlib::read_sort("(Array Int)").is_err());
/// ```
pub fn read_sort(text: &str) -> Result<Sort, ReadError> {
    let mut lexer = Lexer::new(text);
    let sort = sort(&mut lexer)?;
    let at = lexer.position();
    match lexer.next_or_end()? {
        None => Ok(sort),
        Some(token) => Err(at.error(token.unexpected("the end"))),
    }
}

/// Reads the sort that comes next.
pub(super) fn sort(lexer: &mut Lexer<'_>) -> Result<Sort, ReadError> {
    nested_sort(lexer, 0)
}

fn nested_sort(lexer: &mut Lexer<'_>, depth: usize) -> Result<Sort, ReadError> {
    let at = lexer.position();
    if depth > DEEPEST {
        return Err(at.error(ReadCause::DeepSort { limit: DEEPEST }));
    }
    match lexer.next("a sort")? {
        Token::Symbol(name) => {
            named(name).ok_or_else(|| at.error(ReadCause::UnknownSort(name.to_owned())))
        }
        Token::Open => {
            let at = lexer.position();
            let sort = match lexer.next("a sort")? {
                Token::Symbol("_") => indexed(lexer)?,
                Token::Symbol("Array") => {
                    let index = nested_sort(lexer, depth + 1)?;
                    Sort::array(index, nested_sort(lexer, depth + 1)?)
                }
                token => return Err(at.error(ReadCause::UnknownSort(token.text().to_owned()))),
            };
            close(lexer)?;
            Ok(sort)
        }
        token => Err(at.error(token.unexpected("a sort"))),
    }
}

fn named(name: &str) -> Option<Sort> {
    Some(match name {
        "Bool" => Sort::Bool,
        "Int" => Sort::Int,
        "RoundingMode" => Sort::RoundingMode,
        "Float16" => Sort::Float(FloatFormat::HALF),
        "Float32" => Sort::Float(FloatFormat::SINGLE),
        "Float64" => Sort::Float(FloatFormat::DOUBLE),
        "Float128" => Sort::Float(FloatFormat::QUAD),
        _ => return None,
    })
}

fn indexed(lexer: &mut Lexer<'_>) -> Result<Sort, ReadError> {
    let at = lexer.position();
    match lexer.next("a sort")? {
        Token::Symbol("BitVec") => Ok(Sort::Bv(number(lexer, 1, "width")?)),
        Token::Symbol("FloatingPoint") => {
            let exponent = number(lexer, 2, "exponent width")?;
            let significand = number(lexer, 2, "significand width")?;
            Ok(Sort::Float(FloatFormat { exponent, significand }))
        }
        token => Err(at.error(ReadCause::UnknownSort(token.text().to_owned()))),
    }
}

/// Reads a number from `least` up to the widest width.
fn number(lexer: &mut Lexer<'_>, least: u32, expected: &'static str) -> Result<u32, ReadError> {
    let at = lexer.position();
    let token = lexer.next(expected)?;
    let Token::Numeral(text) = token else { return Err(at.error(token.unexpected(expected))) };
    width(text, least, expected).map_err(|cause| at.error(cause))
}

/// A width from its numeral.
pub(super) fn width(text: &str, least: u32, expected: &'static str) -> Result<u32, ReadCause> {
    match text.parse() {
        Ok(number) if (least..=WIDEST).contains(&number) => Ok(number),
        _ => Err(ReadCause::BadNumeral { text: text.to_owned(), expected }),
    }
}

/// Reads a closing parenthesis.
pub(super) fn close(lexer: &mut Lexer<'_>) -> Result<(), ReadError> {
    let at = lexer.position();
    match lexer.next("`)`")? {
        Token::Close => Ok(()),
        token => Err(at.error(token.unexpected("`)`"))),
    }
}
