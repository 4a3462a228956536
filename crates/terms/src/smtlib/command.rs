//! Scripts from SMT-LIB text.

use super::error::{ReadCause, ReadError};
use super::lex::{Position, Token};
use super::read::Reader;
use super::sorts;
use super::symbol::name_of;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;

/// What a script says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Script {
    /// The logic that it names.
    pub logic: Option<String>,
    /// The variables that it declares, in its order.
    pub variables: Vec<Term>,
    /// What it asserts, in its order.
    pub facts: Vec<Term>,
    /// The terms that it names by `:named`, in its order.
    pub named: Vec<(String, Term)>,
}

/// Reads a script: declarations and definitions without arguments, and assertions. Commands that ask for something
/// (`check-sat`, `get-model`, ..) are passed over; `exit` ends it.
///
/// ```
/// use symra_terms::{TermPool, smtlib};
///
/// let mut pool = TermPool::new();
/// let text = "(declare-const x Int) (define-fun y () Int (+ x 1)) (assert (= y 3)) (check-sat)";
/// let script = smtlib::read_script(&mut pool, text).unwrap();
/// let two = pool.int(2);
/// assert_eq!(script.facts, [pool.eq(script.variables[0], two)]);
/// ```
pub fn read_script(pool: &mut TermPool, text: &str) -> Result<Script, ReadError> {
    let mut reader = Reader::new(pool, text);
    reader.open = false;
    let mut script = Script::default();
    loop {
        let at = reader.lexer.position();
        match reader.lexer.next_or_end()? {
            None => break,
            Some(Token::Open) => {}
            Some(token) => return Err(at.error(token.unexpected("a command"))),
        }
        let at = reader.lexer.position();
        let command = reader.symbol()?;
        if command == "exit" {
            break;
        }
        self::command(&mut reader, &mut script, command, at)?;
    }
    script.named =
        reader.named.iter().map(|(name, term)| (name_of(name).into_owned(), *term)).collect();
    Ok(script)
}

/// Reads a command after its name, up to its end.
fn command(
    reader: &mut Reader<'_, '_>,
    script: &mut Script,
    command: &str,
    at: Position,
) -> Result<(), ReadError> {
    match command {
        "set-logic" => script.logic = Some(reader.symbol()?.to_owned()),
        "declare-const" => declare(reader, script)?,
        "declare-fun" => {
            let at = reader.lexer.position();
            let symbol = reader.symbol()?;
            no_parameters(reader)?;
            declare_as(reader, script, symbol, at)?;
        }
        "define-fun" | "define-const" => {
            let at = reader.lexer.position();
            let name = reader.symbol()?;
            if command == "define-fun" {
                no_parameters(reader)?;
            }
            let declared = sorts::sort(&mut reader.lexer)?;
            let here = reader.lexer.position();
            let term = reader.term()?;
            let found = reader.pool.sort(term).clone();
            if found != declared {
                let name = name.to_owned();
                return Err(here.error(ReadCause::WrongDefinition { name, declared, found }));
            }
            if !reader.define(name, term) {
                return Err(at.error(ReadCause::Redeclared(name.to_owned())));
            }
        }
        "assert" => {
            let here = reader.lexer.position();
            let fact = reader.term()?;
            let sort = reader.pool.sort(fact);
            if *sort != Sort::Bool {
                return Err(here.error(ReadCause::NotBool(sort.clone())));
            }
            script.facts.push(fact);
        }
        "set-info" | "set-option" | "check-sat" | "get-model" | "get-value" | "get-info"
        | "get-option" | "get-unsat-core" | "get-proof" | "get-assertions" | "get-assignment"
        | "echo" => {
            while !matches!(reader.lexer.peek()?, Some(Token::Close) | None) {
                reader.skip()?;
            }
        }
        _ => return Err(at.error(ReadCause::Unsupported(command.to_owned()))),
    }
    sorts::close(&mut reader.lexer)
}

/// Reads `()`.
fn no_parameters(reader: &mut Reader<'_, '_>) -> Result<(), ReadError> {
    for expected in [Token::Open, Token::Close] {
        let at = reader.lexer.position();
        let token = reader.lexer.next("`()`")?;
        if token != expected {
            return Err(at.error(token.unexpected("`()`: functions are not supported")));
        }
    }
    Ok(())
}

fn declare(reader: &mut Reader<'_, '_>, script: &mut Script) -> Result<(), ReadError> {
    let at = reader.lexer.position();
    let symbol = reader.symbol()?;
    declare_as(reader, script, symbol, at)
}

/// Reads the sort of a variable and declares it.
fn declare_as<'t>(
    reader: &mut Reader<'_, 't>,
    script: &mut Script,
    symbol: &'t str,
    at: Position,
) -> Result<(), ReadError> {
    let sort = sorts::sort(&mut reader.lexer)?;
    let name = name_of(symbol);
    if let Some(term) = reader.pool.lookup(&name) {
        let known = reader.pool.sort(term).clone();
        if known != sort {
            let name = name.into_owned();
            return Err(at.error(ReadCause::SortClash { name, sort: known }));
        }
    }
    let term = reader.pool.var(&name, &sort);
    if !reader.define(symbol, term) {
        return Err(at.error(ReadCause::Redeclared(symbol.to_owned())));
    }
    script.variables.push(term);
    Ok(())
}
