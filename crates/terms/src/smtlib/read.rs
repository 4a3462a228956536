//! Terms from SMT-LIB text, with an explicit stack: nesting of any depth is read.

use rustc_hash::FxHashMap;
use std::sync::Arc;

use super::call::{Call, Item, Real};
use super::error::{ReadCause, ReadError};
use super::lex::{Lexer, Position, Token};
use super::sorts;
use super::symbol::name_of;
use crate::pool::{Term, TermPool};
use crate::sort::{ArraySort, Sort};
use crate::value::{BitVec, Integer, RoundingMode, Value};

/// Reads a term. Its variables are those of the pool. Where SMT-LIB leaves a function's result open, it
/// is as [`Op`](crate::Op) says.
///
/// ```
/// use symra_terms::{Sort, TermPool, smtlib};
///
/// let mut pool = TermPool::new();
/// let x = pool.var("x", &Sort::Bv(8));
/// let term = smtlib::read_term(&mut pool, "(bvadd x #x01 (_ bv2 8))").unwrap();
/// let three = pool.bv(3, 8);
/// assert_eq!(term, pool.bv_add(x, three));
/// let error = smtlib::read_term(&mut pool, "(bvadd x y)").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 10: unknown symbol `y`");
/// ```
pub fn read_term(pool: &mut TermPool, text: &str) -> Result<Term, ReadError> {
    let mut reader = Reader::new(pool, text);
    let term = reader.term()?;
    let at = reader.lexer.position();
    match reader.lexer.next_or_end()? {
        None => Ok(term),
        Some(token) => Err(at.error(token.unexpected("the end"))),
    }
}

/// What an application applies.
#[derive(Debug)]
pub(super) enum Head<'t> {
    Named(&'t str),
    Indexed(&'t str, Vec<&'t str>),
    ConstArray(Arc<ArraySort>),
}

/// What is being read.
enum ReadFrame<'t> {
    /// The arguments of an application.
    Apply { head: Head<'t>, args: Vec<Item>, at: Position },
    /// The term of a binding, after the bindings before it.
    Binding { bound: Vec<(&'t str, Item)>, name: &'t str },
    /// The term in which names are bound.
    Body { names: Vec<&'t str> },
    /// The term before attributes.
    Annotated,
}

/// Reads terms one after the other.
pub(super) struct Reader<'p, 't> {
    pub(super) pool: &'p mut TermPool,
    pub(super) lexer: Lexer<'t>,
    /// Names bound by `let`, the innermost last, and definitions.
    bound: FxHashMap<&'t str, Vec<Item>>,
    /// The names given by `:named` since they were taken.
    pub(super) named: Vec<(&'t str, Term)>,
    /// Whether the pool's variables are known though the text does not declare them.
    pub(super) open: bool,
    frames: Vec<ReadFrame<'t>>,
}

impl<'p, 't> Reader<'p, 't> {
    pub(super) fn new(pool: &'p mut TermPool, text: &'t str) -> Self {
        Self {
            pool,
            lexer: Lexer::new(text),
            bound: FxHashMap::default(),
            named: Vec::new(),
            open: true,
            frames: Vec::new(),
        }
    }

    /// Makes a name stand for a term from here on. Says no if it stands for one already.
    pub(super) fn define(&mut self, name: &'t str, term: Term) -> bool {
        let meanings = self.bound.entry(name).or_default();
        let fresh = meanings.is_empty();
        if fresh {
            meanings.push(Item::Term(term));
        }
        fresh
    }

    /// Reads the term that comes next.
    pub(super) fn term(&mut self) -> Result<Term, ReadError> {
        let at = self.lexer.position();
        self.item()?.term().map_err(|cause| at.error(cause))
    }

    fn item(&mut self) -> Result<Item, ReadError> {
        self.frames.clear();
        loop {
            let at = self.lexer.position();
            let mut item = match self.lexer.next("a term")? {
                Token::Open => self.open(at)?,
                token => Some(self.atom(token).map_err(|cause| at.error(cause))?),
            };
            while let Some(complete) = item {
                let Some(frame) = self.frames.pop() else { return Ok(complete) };
                item = self.deliver(frame, complete)?;
            }
        }
    }

    /// Gives a term to what it is a part of. The result is the whole, if it is complete.
    fn deliver(&mut self, frame: ReadFrame<'t>, item: Item) -> Result<Option<Item>, ReadError> {
        match frame {
            ReadFrame::Apply { head, mut args, at } => {
                args.push(item);
                if self.lexer.peek()? == Some(Token::Close) {
                    sorts::close(&mut self.lexer)?;
                    let item = Call::new(self.pool, &head, &args).apply();
                    return item.map(Some).map_err(|cause| at.error(cause));
                }
                self.frames.push(ReadFrame::Apply { head, args, at });
                Ok(None)
            }
            ReadFrame::Binding { mut bound, name } => {
                sorts::close(&mut self.lexer)?;
                bound.push((name, item));
                self.next_binding(bound)?;
                Ok(None)
            }
            ReadFrame::Body { names } => {
                sorts::close(&mut self.lexer)?;
                for name in names {
                    if let Some(meanings) = self.bound.get_mut(name) {
                        meanings.pop();
                    }
                }
                Ok(Some(item))
            }
            ReadFrame::Annotated => {
                self.attributes(&item)?;
                Ok(Some(item))
            }
        }
    }

    /// Reads what follows an opening parenthesis, up to the first argument.
    fn open(&mut self, at: Position) -> Result<Option<Item>, ReadError> {
        let here = self.lexer.position();
        match self.lexer.next("a function")? {
            Token::Symbol("let") => {
                let here = self.lexer.position();
                match self.lexer.next("`(`")? {
                    Token::Open => self.first_binding()?,
                    token => return Err(here.error(token.unexpected("`(`"))),
                }
            }
            Token::Symbol("!") => self.frames.push(ReadFrame::Annotated),
            Token::Symbol("_") => {
                let (name, indices) = self.indexed()?;
                let item = Call::constant(self.pool, name, &indices);
                return item.map(Some).map_err(|cause| at.error(cause));
            }
            Token::Symbol(word @ ("forall" | "exists" | "match" | "lambda")) => {
                return Err(here.error(ReadCause::Unsupported(word.to_owned())));
            }
            Token::Symbol(name) | Token::Quoted(name) => {
                self.frames.push(ReadFrame::Apply {
                    head: Head::Named(name),
                    args: Vec::new(),
                    at,
                });
            }
            Token::Open => {
                let head = self.compound_head()?;
                self.frames.push(ReadFrame::Apply { head, args: Vec::new(), at });
            }
            token => return Err(here.error(token.unexpected("a function"))),
        }
        Ok(None)
    }

    fn first_binding(&mut self) -> Result<(), ReadError> {
        let at = self.lexer.position();
        match self.lexer.next("a binding")? {
            Token::Open => self.binding(Vec::new()),
            token => Err(at.error(token.unexpected("a binding"))),
        }
    }

    /// Reads the name of a binding.
    fn binding(&mut self, bound: Vec<(&'t str, Item)>) -> Result<(), ReadError> {
        let name = self.symbol()?;
        self.frames.push(ReadFrame::Binding { bound, name });
        Ok(())
    }

    /// Goes on to the next binding, or to the term in which they hold.
    fn next_binding(&mut self, bound: Vec<(&'t str, Item)>) -> Result<(), ReadError> {
        let at = self.lexer.position();
        match self.lexer.next("a binding or `)`")? {
            Token::Open => self.binding(bound),
            Token::Close => {
                let mut names = Vec::with_capacity(bound.len());
                for (name, item) in bound {
                    self.bound.entry(name).or_default().push(item);
                    names.push(name);
                }
                self.frames.push(ReadFrame::Body { names });
                Ok(())
            }
            token => Err(at.error(token.unexpected("a binding or `)`"))),
        }
    }

    /// Reads a symbol.
    pub(super) fn symbol(&mut self) -> Result<&'t str, ReadError> {
        let at = self.lexer.position();
        match self.lexer.next("a symbol")? {
            Token::Symbol(name) | Token::Quoted(name) => Ok(name),
            token => Err(at.error(token.unexpected("a symbol"))),
        }
    }

    /// Reads `name index ..)` after `(_`.
    fn indexed(&mut self) -> Result<(&'t str, Vec<&'t str>), ReadError> {
        let name = self.symbol()?;
        let mut indices = Vec::new();
        loop {
            let at = self.lexer.position();
            match self.lexer.next("an index")? {
                Token::Numeral(text) | Token::Symbol(text) => indices.push(text),
                Token::Close => return Ok((name, indices)),
                token => return Err(at.error(token.unexpected("an index"))),
            }
        }
    }

    /// Reads a function that is not just a name, after its opening parenthesis.
    fn compound_head(&mut self) -> Result<Head<'t>, ReadError> {
        let at = self.lexer.position();
        match self.lexer.next("`_` or `as`")? {
            Token::Symbol("_") => {
                let (name, indices) = self.indexed()?;
                Ok(Head::Indexed(name, indices))
            }
            Token::Symbol("as") => {
                let at = self.lexer.position();
                let name = self.symbol()?;
                if name != "const" {
                    return Err(at.error(ReadCause::UnknownFunction(name.to_owned())));
                }
                let at = self.lexer.position();
                let sort = sorts::sort(&mut self.lexer)?;
                sorts::close(&mut self.lexer)?;
                match sort {
                    Sort::Array(sort) => Ok(Head::ConstArray(sort)),
                    sort => Err(at.error(ReadCause::Unexpected {
                        found: sort.to_string(),
                        expected: "an array sort",
                    })),
                }
            }
            token => Err(at.error(token.unexpected("`_` or `as`"))),
        }
    }

    /// Reads attributes up to the closing parenthesis.
    fn attributes(&mut self, item: &Item) -> Result<(), ReadError> {
        loop {
            let at = self.lexer.position();
            match self.lexer.next("an attribute or `)`")? {
                Token::Close => return Ok(()),
                Token::Keyword(":named") => {
                    let name = self.symbol()?;
                    let term = item.term().map_err(|cause| at.error(cause))?;
                    if !self.define(name, term) {
                        return Err(at.error(ReadCause::Redeclared(name.to_owned())));
                    }
                    self.named.push((name, term));
                }
                Token::Keyword(_) => {
                    if !matches!(self.lexer.peek()?, Some(Token::Keyword(_) | Token::Close)) {
                        self.skip()?;
                    }
                }
                token => return Err(at.error(token.unexpected("an attribute or `)`"))),
            }
        }
    }

    /// Passes over one expression, whatever it is.
    pub(super) fn skip(&mut self) -> Result<(), ReadError> {
        let mut depth = 0_usize;
        loop {
            let at = self.lexer.position();
            match self.lexer.next("an expression")? {
                Token::Open => depth += 1,
                Token::Close => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return Err(at.error(Token::Close.unexpected("an expression"))),
                },
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn atom(&mut self, token: Token<'t>) -> Result<Item, ReadCause> {
        let term = match token {
            Token::Numeral(text) => self.pool.constant(Value::Int(integer(text)?)),
            Token::Decimal(text) => return Ok(Item::Real(Real::decimal(text)?)),
            Token::Bits(text) => {
                let bits: BitVec = text.parse().map_err(|_| ReadCause::BadNumeral {
                    text: text.to_owned(),
                    expected: "bit-vector",
                })?;
                self.pool.constant(Value::Bv(bits))
            }
            Token::Symbol(name) => {
                if let Some(item) = self.bound.get(name).and_then(|meanings| meanings.last()) {
                    return Ok(item.clone());
                }
                match name {
                    "true" => self.pool.true_(),
                    "false" => self.pool.false_(),
                    _ => match rounding_mode(name) {
                        Some(mode) => self.pool.rounding_mode(mode),
                        None => self.variable(name)?,
                    },
                }
            }
            Token::Quoted(name) => {
                if let Some(item) = self.bound.get(name).and_then(|meanings| meanings.last()) {
                    return Ok(item.clone());
                }
                self.variable(name)?
            }
            token => return Err(token.unexpected("a term")),
        };
        Ok(Item::Term(term))
    }

    fn variable(&self, symbol: &str) -> Result<Term, ReadCause> {
        let known = if self.open { self.pool.lookup(&name_of(symbol)) } else { None };
        known.ok_or_else(|| ReadCause::UnknownSymbol(symbol.to_owned()))
    }
}

fn integer(text: &str) -> Result<Integer, ReadCause> {
    text.parse().map_err(|_| ReadCause::BadNumeral { text: text.to_owned(), expected: "integer" })
}

fn rounding_mode(name: &str) -> Option<RoundingMode> {
    Some(match name {
        "RNE" | "roundNearestTiesToEven" => RoundingMode::NearestEven,
        "RNA" | "roundNearestTiesToAway" => RoundingMode::NearestAway,
        "RTP" | "roundTowardPositive" => RoundingMode::TowardPositive,
        "RTN" | "roundTowardNegative" => RoundingMode::TowardNegative,
        "RTZ" | "roundTowardZero" => RoundingMode::TowardZero,
        _ => return None,
    })
}
