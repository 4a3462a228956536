//! Terms as SMT-LIB text.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt::{self, Write};

use super::symbol::write_symbol;
use crate::build::conversion_bounds;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::{FloatFormat, Sort};
use crate::value::{BitVec, Float, Value};

/// A piece of a term's text.
#[derive(Clone)]
enum Piece {
    Text(&'static str),
    /// The name of an operator.
    Head(Op),
    /// The sort of a constant array.
    Sort(Term),
    Value(Value),
    Argument(Term),
}

type Pieces = SmallVec<[Piece; 12]>;

/// The text of a term: what [`TermPool::display`] gives.
pub struct TermText<'p> {
    pool: &'p TermPool,
    term: Term,
}

impl TermPool {
    /// The term as SMT-LIB text. Subterms that occur more than once are named by `let`, so that the text is about as long
    /// as the term has subterms. [`read_term`](super::read_term) gives the term back.
    ///
    /// ```
    /// use symra_terms::{Sort, TermPool};
    ///
    /// let mut pool = TermPool::new();
    /// let (x, y) = (pool.var("x", &Sort::Int), pool.var("a b", &Sort::Int));
    /// let less = pool.lt(x, y);
    /// assert_eq!(pool.display(less).to_string(), "(< x |a b|)");
    /// ```
    pub fn display(&self, term: Term) -> TermText<'_> {
        TermText { pool: self, term }
    }
}

impl fmt::Display for TermText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(self.pool, &[self.term]);
        let shared = printer.shared.clone();
        for term in &shared {
            write!(f, "(let (({} ", printer.next_name())?;
            printer.write(f, *term)?;
            f.write_str(")) ")?;
            printer.define(*term);
        }
        printer.write(f, self.term)?;
        shared.iter().try_for_each(|_| f.write_char(')'))
    }
}

/// Prints terms that share subterms.
pub(super) struct Printer<'p> {
    pool: &'p TermPool,
    /// The subterms that are used more than once, in an order in which each uses only those before it.
    pub(super) shared: Vec<Term>,
    names: FxHashMap<Term, usize>,
}

impl<'p> Printer<'p> {
    pub(super) fn new(pool: &'p TermPool, roots: &[Term]) -> Self {
        let mut uses: FxHashMap<Term, usize> = FxHashMap::default();
        for root in roots {
            *uses.entry(*root).or_default() += 1;
        }
        let order: Vec<Term> = pool.post_order(roots).collect();
        for term in &order {
            for piece in pieces(pool, *term) {
                if let Piece::Argument(argument) = piece {
                    *uses.entry(argument).or_default() += 1;
                }
            }
        }
        let shared = order
            .into_iter()
            .filter(|term| uses[term] > 1 && !pool.args(*term).is_empty())
            .collect();
        Self { pool, shared, names: FxHashMap::default() }
    }

    /// The name of the definition that comes next.
    pub(super) fn next_name(&self) -> String {
        format!("${}", self.names.len() + 1)
    }

    /// From now on the term is written by the next name.
    pub(super) fn define(&mut self, term: Term) {
        let number = self.names.len() + 1;
        self.names.insert(term, number);
    }

    /// Writes a term, with the names of the subterms that were defined.
    pub(super) fn write(&self, out: &mut dyn Write, term: Term) -> fmt::Result {
        let mut stack = vec![Piece::Argument(term)];
        while let Some(piece) = stack.pop() {
            match piece {
                Piece::Text(text) => out.write_str(text)?,
                Piece::Head(op) => write_head(out, op)?,
                Piece::Sort(term) => write!(out, "{}", self.pool.sort(term))?,
                Piece::Value(value) => write!(out, "{value}")?,
                Piece::Argument(term) => match self.names.get(&term) {
                    Some(number) => write!(out, "${number}")?,
                    None => match self.pool.op(term) {
                        Op::Const(_) => {
                            let value = self.pool.value(term).expect("a constant has a value");
                            write!(out, "{value}")?;
                        }
                        Op::Var(symbol) => write_symbol(out, self.pool.name(symbol))?,
                        _ => stack.extend(pieces(self.pool, term).into_iter().rev()),
                    },
                },
            }
        }
        Ok(())
    }
}

/// What a term's text is made of; nothing for constants and variables.
fn pieces(pool: &TermPool, term: Term) -> Pieces {
    let args = pool.args(term);
    let op = pool.op(term);
    let mut pieces = Pieces::new();
    match (op, args) {
        (_, []) => {}
        (Op::Div, [_, divisor]) if pool.value(*divisor).is_none() => {
            division(&mut pieces, args, Piece::Text("0"), op);
        }
        (Op::Mod, [dividend, divisor]) if pool.value(*divisor).is_none() => {
            division(&mut pieces, args, Piece::Argument(*dividend), op);
        }
        (Op::FpMin | Op::FpMax, [x, y]) => {
            let (x, y) = (Piece::Argument(*x), Piece::Argument(*y));
            pieces.extend([Piece::Text("(ite (and (fp.isZero "), x, Piece::Text(") (fp.isZero ")]);
            pieces.extend([y.clone(), Piece::Text(")) "), y, Piece::Text(" ")]);
            application(&mut pieces, op, args);
            pieces.push(Piece::Text(")"));
        }
        (Op::FpToBits, [x]) => {
            let nan = Float::nan(format(pool, *x)).to_bits().clone();
            let nan = Piece::Value(Value::Bv(nan));
            pieces.extend([Piece::Text("(ite (fp.isNaN "), Piece::Argument(*x), Piece::Text(") ")]);
            pieces.extend([nan, Piece::Text(" ")]);
            application(&mut pieces, op, args);
            pieces.push(Piece::Text(")"));
        }
        (Op::FpToSbv(width) | Op::FpToUbv(width), [_, x]) => {
            let (least, above) = conversion_bounds(op, format(pool, *x));
            pieces.extend([Piece::Text("(ite (and (fp.leq "), Piece::Value(Value::Float(least))]);
            pieces.push(Piece::Text(" "));
            application(&mut pieces, Op::FpRound, args);
            pieces.push(Piece::Text(") (fp.lt "));
            application(&mut pieces, Op::FpRound, args);
            pieces.extend([Piece::Text(" "), Piece::Value(Value::Float(above))]);
            pieces.push(Piece::Text(")) "));
            application(&mut pieces, op, args);
            let zero = Piece::Value(Value::Bv(BitVec::zero(width)));
            pieces.extend([Piece::Text(" "), zero, Piece::Text(")")]);
        }
        (Op::ConstArray, [element]) => {
            pieces.extend([Piece::Text("((as const "), Piece::Sort(term), Piece::Text(") ")]);
            pieces.extend([Piece::Argument(*element), Piece::Text(")")]);
        }
        _ => application(&mut pieces, op, args),
    }
    pieces
}

/// `(head arg ..)`
fn application(pieces: &mut Pieces, op: Op, args: &[Term]) {
    pieces.extend([Piece::Text("("), Piece::Head(op)]);
    for arg in args {
        pieces.extend([Piece::Text(" "), Piece::Argument(*arg)]);
    }
    pieces.push(Piece::Text(")"));
}

/// A quotient or remainder by something that may be 0.
fn division(pieces: &mut Pieces, args: &[Term], fallback: Piece, op: Op) {
    pieces.extend([Piece::Text("(ite (= "), Piece::Argument(args[1]), Piece::Text(" 0) ")]);
    pieces.extend([fallback, Piece::Text(" ")]);
    application(pieces, op, args);
    pieces.push(Piece::Text(")"));
}

fn format(pool: &TermPool, x: Term) -> FloatFormat {
    match pool.sort(x) {
        Sort::Float(format) => *format,
        sort => panic!("an operand should be a float, not of sort {sort}"),
    }
}

/// Writes the name of an operator that has arguments.
fn write_head(out: &mut dyn Write, op: Op) -> fmt::Result {
    match op {
        Op::Extract { hi, lo } => write!(out, "(_ extract {hi} {lo})"),
        Op::ZeroExtend(by) => write!(out, "(_ zero_extend {by})"),
        Op::SignExtend(by) => write!(out, "(_ sign_extend {by})"),
        Op::FpFromBits(format) | Op::FpFromFp(format) | Op::FpFromSbv(format) => {
            write!(out, "(_ to_fp {} {})", format.exponent, format.significand)
        }
        Op::FpFromUbv(format) => {
            write!(out, "(_ to_fp_unsigned {} {})", format.exponent, format.significand)
        }
        Op::FpToSbv(width) => write!(out, "(_ fp.to_sbv {width})"),
        Op::FpToUbv(width) => write!(out, "(_ fp.to_ubv {width})"),
        _ => out.write_str(name(op)),
    }
}

/// The name of an operator without indices.
fn name(op: Op) -> &'static str {
    match op {
        Op::Not => "not",
        Op::And => "and",
        Op::Or => "or",
        Op::Eq => "=",
        Op::Ite => "ite",
        Op::Add => "+",
        Op::Mul => "*",
        Op::Div => "div",
        Op::Mod => "mod",
        Op::Le => "<=",
        Op::Lt => "<",
        Op::BvNot => "bvnot",
        Op::BvNeg => "bvneg",
        Op::BvAnd => "bvand",
        Op::BvOr => "bvor",
        Op::BvXor => "bvxor",
        Op::BvAdd => "bvadd",
        Op::BvMul => "bvmul",
        Op::BvUdiv => "bvudiv",
        Op::BvUrem => "bvurem",
        Op::BvSdiv => "bvsdiv",
        Op::BvSrem => "bvsrem",
        Op::BvSmod => "bvsmod",
        Op::BvShl => "bvshl",
        Op::BvLshr => "bvlshr",
        Op::BvAshr => "bvashr",
        Op::BvUlt => "bvult",
        Op::BvUle => "bvule",
        Op::BvSlt => "bvslt",
        Op::BvSle => "bvsle",
        Op::Concat => "concat",
        Op::FpAdd => "fp.add",
        Op::FpSub => "fp.sub",
        Op::FpMul => "fp.mul",
        Op::FpDiv => "fp.div",
        Op::FpFma => "fp.fma",
        Op::FpSqrt => "fp.sqrt",
        Op::FpRem => "fp.rem",
        Op::FpRound => "fp.roundToIntegral",
        Op::FpMin => "fp.min",
        Op::FpMax => "fp.max",
        Op::FpAbs => "fp.abs",
        Op::FpNeg => "fp.neg",
        Op::FpLe => "fp.leq",
        Op::FpLt => "fp.lt",
        Op::FpEq => "fp.eq",
        Op::FpIsNan => "fp.isNaN",
        Op::FpIsInfinite => "fp.isInfinite",
        Op::FpIsZero => "fp.isZero",
        Op::FpIsNormal => "fp.isNormal",
        Op::FpIsSubnormal => "fp.isSubnormal",
        Op::FpIsNegative => "fp.isNegative",
        Op::FpIsPositive => "fp.isPositive",
        Op::FpToBits => "fp.to_ieee_bv",
        Op::Select => "select",
        Op::Store => "store",
        Op::Const(_)
        | Op::Var(_)
        | Op::ConstArray
        | Op::Extract { .. }
        | Op::ZeroExtend(_)
        | Op::SignExtend(_)
        | Op::FpFromBits(_)
        | Op::FpFromFp(_)
        | Op::FpFromSbv(_)
        | Op::FpFromUbv(_)
        | Op::FpToSbv(_)
        | Op::FpToUbv(_) => panic!("an operator should have a plain name: {op:?}"),
    }
}
