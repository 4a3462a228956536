//! Terms as people write them: infix, with names of the program's variables.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::Program;
use symra_terms::{Op, Symbol, Term, TermPool, Value};

use crate::elements::element;
use crate::values::human;

/// Longer texts are cut: a formula that nobody can read helps nobody.
const LONGEST: usize = 4000;

/// How tightly an operator binds; a part that binds less tightly than its place asks for gets parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binds {
    Or,
    And,
    Comparison,
    Sum,
    Product,
    Unary,
    Atom,
}

/// The term as text.
pub fn infix(pool: &TermPool, program: &Program, term: Term) -> String {
    infix_for_all(pool, program, &[], term)
}

/// The formula as text, where it holds for all values of some variables.
pub fn infix_for_all(pool: &TermPool, program: &Program, bound: &[Term], formula: Term) -> String {
    let mut names: BTreeMap<Symbol, &str> = program
        .variables
        .iter()
        .filter_map(|variable| Some((pool.symbol(variable.term)?, variable.name.as_str())))
        .collect();
    let taken: BTreeSet<&str> = names.values().copied().collect();
    let free = ["k", "m", "n"].into_iter().map(str::to_owned);
    let numbered = (1..).map(|number| format!("k{number}"));
    let mut free = free.chain(numbered).filter(|name| !taken.contains(name.as_str()));
    let symbols: Vec<(Symbol, String)> =
        bound.iter().filter_map(|term| pool.symbol(*term)).zip(&mut free).collect();
    names.extend(symbols.iter().map(|(symbol, name)| (*symbol, name.as_str())));
    let parts = match pool.op(formula) {
        Op::And if !bound.is_empty() => pool.args(formula).to_vec(),
        _ => vec![formula],
    };
    let mut texts = Vec::with_capacity(parts.len());
    for part in &parts {
        let text = written(pool, program, &names, *part);
        let variables = pool.variables(*part);
        let all: Vec<&str> = symbols
            .iter()
            .filter(|(symbol, _)| variables.contains(symbol))
            .map(|(_, name)| name.as_str())
            .collect();
        texts.push(match (all.is_empty(), parts.len()) {
            (true, 1) => text,
            (true, _) if pool.op(*part) == Op::Or => format!("({text})"),
            (true, _) => text,
            (false, _) => format!("(for all {}: {text})", all.join(", ")),
        });
    }
    texts.join(" && ")
}

fn written(
    pool: &TermPool,
    program: &Program,
    names: &BTreeMap<Symbol, &str>,
    term: Term,
) -> String {
    let mut texts: BTreeMap<Term, (String, Binds)> = BTreeMap::new();
    for part in pool.post_order(&[term]) {
        let mut text = match of_object(pool, program, names, &texts, part) {
            Some(text) => (text, Binds::Atom),
            None => render(pool, names, &texts, part),
        };
        if text.0.len() > LONGEST {
            text = ("..".to_owned(), Binds::Atom);
        }
        texts.insert(part, text);
    }
    texts.remove(&term).map_or_else(String::new, |(text, _)| text)
}

/// An element of an array of the source, if a term is one.
fn of_object(
    pool: &TermPool,
    program: &Program,
    names: &BTreeMap<Symbol, &str>,
    texts: &Texts,
    term: Term,
) -> Option<String> {
    let (Op::Select, [memory, address]) = (pool.op(term), pool.args(term)) else { return None };
    let memory = names.get(&pool.symbol(*memory)?)?;
    let found = element(pool, program.debug.as_ref()?, memory, *address)?;
    let index = part(texts, found.index, Binds::Sum);
    let index = match found.more {
        0 => index,
        more if more < 0 => format!("{index} - {}", -more),
        more => format!("{index} + {more}"),
    };
    Some(format!("{}{index}{}", found.before, found.after))
}

type Texts = BTreeMap<Term, (String, Binds)>;

fn part(texts: &Texts, term: Term, least: Binds) -> String {
    match texts.get(&term) {
        Some((text, binds)) if *binds >= least => text.clone(),
        Some((text, _)) => format!("({text})"),
        None => "..".to_owned(),
    }
}

fn render(
    pool: &TermPool,
    names: &BTreeMap<Symbol, &str>,
    texts: &Texts,
    term: Term,
) -> (String, Binds) {
    let args = pool.args(term);
    let joined = |word: &str, binds: Binds, least: Binds| {
        let parts: Vec<String> = args.iter().map(|arg| part(texts, *arg, least)).collect();
        (parts.join(word), binds)
    };
    let compared = |word: &str| joined(word, Binds::Comparison, Binds::Sum);
    match pool.op(term) {
        Op::Const(_) => (pool.value(term).map(human).unwrap_or_default(), Binds::Atom),
        Op::Var(symbol) => (
            names
                .get(&symbol)
                .map_or_else(|| pool.name(symbol).to_owned(), |name| (*name).to_owned()),
            Binds::Atom,
        ),
        Op::Not => negation(pool, texts, args[0]),
        Op::And => joined(" && ", Binds::And, Binds::Comparison),
        Op::Or => joined(" || ", Binds::Or, Binds::And),
        Op::Eq => compared(" = "),
        Op::Le | Op::BvUle | Op::BvSle | Op::FpLe => compared(" <= "),
        Op::Lt | Op::BvUlt | Op::BvSlt | Op::FpLt => compared(" < "),
        Op::FpEq => compared(" == "),
        Op::Add | Op::BvAdd => sum(pool, texts, args),
        Op::Mul | Op::BvMul => joined(" * ", Binds::Product, Binds::Product),
        Op::Div => joined(" div ", Binds::Product, Binds::Unary),
        Op::Mod => joined(" mod ", Binds::Product, Binds::Unary),
        Op::BvNeg | Op::FpNeg => (format!("-{}", part(texts, args[0], Binds::Atom)), Binds::Unary),
        Op::BvNot => (format!("~{}", part(texts, args[0], Binds::Atom)), Binds::Unary),
        Op::Ite => {
            let parts: Vec<String> =
                args.iter().map(|arg| part(texts, *arg, Binds::Comparison)).collect();
            (format!("(if {} then {} else {})", parts[0], parts[1], parts[2]), Binds::Atom)
        }
        Op::Select => (
            format!("{}[{}]", part(texts, args[0], Binds::Atom), part(texts, args[1], Binds::Or)),
            Binds::Atom,
        ),
        op => {
            let name = format!("{op:?}");
            let parts: Vec<String> = args.iter().map(|arg| part(texts, *arg, Binds::Or)).collect();
            (format!("{}({})", name.to_lowercase(), parts.join(", ")), Binds::Atom)
        }
    }
}

/// `a != b` for a negated equality, `!a` for others.
fn negation(pool: &TermPool, texts: &Texts, term: Term) -> (String, Binds) {
    if pool.op(term) == Op::Eq {
        let [a, b] = pool.args(term) else { return ("..".to_owned(), Binds::Atom) };
        return (
            format!("{} != {}", part(texts, *a, Binds::Sum), part(texts, *b, Binds::Sum)),
            Binds::Comparison,
        );
    }
    (format!("!{}", part(texts, term, Binds::Atom)), Binds::Unary)
}

/// A sum, with a negative constant or coefficient as a subtraction.
fn sum(pool: &TermPool, texts: &Texts, args: &[Term]) -> (String, Binds) {
    let mut text = String::new();
    // A constant comes last, as people write it.
    let (constants, others): (Vec<Term>, Vec<Term>) =
        args.iter().partition(|arg| pool.value(**arg).is_some());
    for arg in others.into_iter().chain(constants) {
        let mut shown = part(texts, arg, Binds::Product);
        let negative = match pool.value(arg) {
            Some(Value::Int(number)) => number.to_i64().is_some_and(|number| number < 0),
            _ => shown.starts_with("-1 * "),
        };
        if negative {
            shown = shown
                .strip_prefix("-1 * ")
                .or_else(|| shown.strip_prefix('-'))
                .unwrap_or(&shown)
                .to_owned();
        }
        let sign = match (text.is_empty(), negative) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        text.push_str(sign);
        text.push_str(&shown);
    }
    (text, Binds::Sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Sort;

    #[test]
    fn formulas_read_as_people_write_them() {
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Int), pool.var("y", &Sort::Int));
        let (b, one) = (pool.var("b", &Sort::Bool), pool.int(1));
        let less = pool.lt(x, y);
        let either = pool.or(&[less, b]);
        let next = pool.add(&[x, one]);
        let product = pool.mul(&[next, y]);
        let equal = pool.eq(product, y);
        let not_equal = pool.not(equal);
        let all = pool.and(&[either, not_equal]);
        let text = infix(&pool, &Program::default(), all);
        for expected in ["(b || x < y)", " && ", "(x + 1)", " != "] {
            assert!(text.contains(expected), "`{expected}` should be in `{text}`");
        }
    }

    #[test]
    fn long_formulas_are_cut() {
        let mut pool = TermPool::new();
        let mut term = pool.var("x", &Sort::Int);
        let mut terms = Vec::new();
        for index in 0..30 {
            let y = pool.var(&format!("y{index}"), &Sort::Int);
            let product = pool.mul(&[term, y]);
            term = pool.add(&[product, term]);
            terms.push(term);
        }
        let text = infix(&pool, &Program::default(), term);
        assert!(text.len() <= 3 * LONGEST, "a shared term should not print in full");
    }
}
