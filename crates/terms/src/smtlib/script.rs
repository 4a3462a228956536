//! Queries as SMT-LIB scripts.

use std::fmt::{self, Write};

use super::print::Printer;
use super::symbol::write_symbol;
use crate::op::Symbol;
use crate::pool::{Term, TermPool};

/// Writes a query as a script that any solver reads: are the facts and the assumptions satisfiable together? Assumptions are named
/// `$a1`, `$a2`, .. so that a solver can say which ones it used. Subterms that occur more than once are
/// defined once, so the script is about as long as the query has subterms.
///
/// ```
/// use symra_terms::{Sort, TermPool, smtlib};
///
/// let mut pool = TermPool::new();
/// let (x, zero) = (pool.var("x", &Sort::Int), pool.int(0));
/// let positive = pool.lt(zero, x);
/// let mut script = String::new();
/// smtlib::write_script(&pool, &[positive], &[], &mut script).unwrap();
/// assert_eq!(script, "(set-logic ALL)\n(declare-const x Int)\n(assert (<= 1 x))\n(check-sat)\n");
/// ```
pub fn write_script(
    pool: &TermPool,
    facts: &[Term],
    assumptions: &[Term],
    out: &mut dyn Write,
) -> fmt::Result {
    let roots: Vec<Term> = facts.iter().chain(assumptions).copied().collect();
    out.write_str("(set-logic ALL)\n")?;
    if !assumptions.is_empty() {
        out.write_str("(set-option :produce-unsat-cores true)\n")?;
    }
    let mut variables: Vec<Symbol> =
        pool.post_order(&roots).filter_map(|term| pool.symbol(term)).collect();
    variables.sort_unstable();
    for symbol in variables {
        out.write_str("(declare-const ")?;
        write_symbol(out, pool.name(symbol))?;
        writeln!(out, " {})", pool.sort(pool.symbol_term(symbol)))?;
    }
    let mut printer = Printer::new(pool, &roots);
    for term in printer.shared.clone() {
        write!(out, "(define-fun {} () {} ", printer.next_name(), pool.sort(term))?;
        printer.write(out, term)?;
        out.write_str(")\n")?;
        printer.define(term);
    }
    for fact in facts {
        out.write_str("(assert ")?;
        printer.write(out, *fact)?;
        out.write_str(")\n")?;
    }
    for (position, assumption) in assumptions.iter().enumerate() {
        out.write_str("(assert (! ")?;
        printer.write(out, *assumption)?;
        writeln!(out, " :named $a{}))", position + 1)?;
    }
    out.write_str("(check-sat)\n")
}
