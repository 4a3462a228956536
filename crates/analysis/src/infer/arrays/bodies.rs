//! What is said of a cell: by a claim about it, or by what is written to it.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use symra_terms::{Op, Sort, Substitution, Symbol, Term, TermPool};

use super::instances::{element_symbol, read_indices};
use super::linear::{Linear, extended};
use super::paths::Path;
use crate::encode::Encoder;
use crate::infer::atoms::conjuncts;

/// At most so many bodies.
const BODIES: usize = 32;
/// Larger formulas are not guessed.
const SMALL: usize = 120;
/// Of claims with more conditions about cells, each by itself is not looked at.
const CONDITIONS: usize = 4;

/// What may hold of a cell.
pub(super) struct Body {
    /// The symbol of all cells.
    pub(super) cell: Term,
    /// The formula, with that symbol.
    pub(super) formula: Term,
    /// The indices in it that have the symbol.
    pub(super) patterns: Vec<Term>,
    /// Whether cells are compared as unsigned numbers.
    pub(super) unsigned: bool,
    /// Whether the conditions of where it was found are part of it, so that these limit the cells.
    pub(super) whole: bool,
}

impl Body {
    /// Whether a number of a cell is less than another.
    pub(super) fn below(&self, pool: &mut TermPool, a: Term, b: Term) -> Term {
        if self.unsigned { pool.bv_ult(a, b) } else { pool.bv_slt(a, b) }
    }

    /// Whether a number of a cell is not greater than another.
    pub(super) fn upto(&self, pool: &mut TermPool, a: Term, b: Term) -> Term {
        if self.unsigned { pool.bv_ule(a, b) } else { pool.bv_sle(a, b) }
    }
}

/// Which symbols differ between the visits of a loop.
pub(super) struct Moving {
    own: FxHashSet<Symbol>,
    fixed: FxHashSet<Symbol>,
}

impl Moving {
    pub(super) fn new(pool: &TermPool, encoder: &Encoder<'_>) -> Self {
        let mut modified = FxHashSet::default();
        for found in encoder.cfa.forest.loops.values() {
            modified.extend(found.modified.iter().copied());
        }
        let mut moving = Self { own: FxHashSet::default(), fixed: FxHashSet::default() };
        for (index, variable) in encoder.cfa.program.variables.iter().enumerate() {
            let Some(symbol) = pool.symbol(variable.term) else { continue };
            moving.own.insert(symbol);
            if !modified.contains(&symra_ir::VarId::new(index)) {
                moving.fixed.insert(symbol);
            }
        }
        moving
    }

    /// Whether a term differs between visits, or has an input.
    pub(super) fn moves(&self, pool: &TermPool, term: Term) -> bool {
        pool.variables(term).iter().any(|symbol| !self.fixed.contains(symbol))
    }

    /// Whether a term is about the program's variables and a cell only.
    fn is_said(&self, pool: &TermPool, term: Term, cell: Term) -> bool {
        let own = |symbol: &Symbol| self.own.contains(symbol) || pool.symbol_term(*symbol) == cell;
        pool.variables(term).iter().all(own)
    }
}

/// The bodies of the guesses.
pub(super) fn bodies(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    paths: &[Path],
    moving: &Moving,
) -> Vec<Body> {
    let mut found: Vec<Body> = Vec::new();
    let mut said: Vec<(Vec<Term>, Term)> = Vec::new();
    for path in paths.iter().filter(|path| !encoder.cfa.is_head(path.to)) {
        said.extend(claimed(pool, path));
    }
    for path in paths {
        said.extend(written(pool, encoder, path));
    }
    for (own, about) in said {
        if found.len() >= BODIES {
            break;
        }
        if let Some(body) = of_all_cells(pool, moving, &own, about)
            && pool.value(body.formula).is_none()
            && pool.size(body.formula) <= SMALL
            && found.iter().all(|other| other.formula != body.formula)
        {
            found.push(body);
        }
    }
    found
}

fn has_reads(pool: &TermPool, term: Term) -> bool {
    pool.post_order(&[term]).any(|part| pool.op(part) == Op::Select)
}

/// What must hold so that a path does not lead to its claim; with the conditions that are about no cell.
fn claimed(pool: &mut TermPool, path: &Path) -> Vec<(Vec<Term>, Term)> {
    let (about, own): (Vec<Term>, Vec<Term>) =
        conjuncts(pool, path.condition).into_iter().partition(|part| has_reads(pool, *part));
    if about.is_empty() {
        return Vec::new();
    }
    let mut said = Vec::new();
    if about.len() > 1 && about.len() <= CONDITIONS {
        for part in &about {
            said.push((own.clone(), pool.not(*part)));
        }
    }
    let all = pool.and(&about);
    said.push((own, pool.not(all)));
    said
}

/// What a path writes to cells, with its conditions.
fn written(pool: &mut TermPool, encoder: &Encoder<'_>, path: &Path) -> Vec<(Vec<Term>, Term)> {
    let mut said = Vec::new();
    for (var, value) in &path.memory {
        let array = encoder.cfa.program.variable(*var).term;
        let mut value = *value;
        while let (Op::Store, [inner, index, element]) = (pool.op(value), pool.args(value)) {
            let (inner, index, element) = (*inner, *index, *element);
            let own = conjuncts(pool, path.condition);
            let read = pool.select(array, index);
            said.push((own, pool.eq(read, element)));
            value = inner;
        }
    }
    said
}

/// `about`, with the index that moves replaced by the symbol of all cells, where `own` holds.
fn of_all_cells(pool: &mut TermPool, moving: &Moving, own: &[Term], about: Term) -> Option<Body> {
    let mut simple: BTreeSet<Term> = BTreeSet::new();
    let mut sums: BTreeMap<Term, Linear> = BTreeMap::new();
    let mut unsigned = false;
    for index in read_indices(pool, &[about]) {
        let sum = Linear::of(pool, index)?;
        let moves: Vec<Term> =
            sum.parts.keys().copied().filter(|part| moving.moves(pool, *part)).collect();
        match (&moves[..], moves.first().and_then(|part| variable(pool, moving, *part))) {
            ([], _) => (),
            ([part], Some(variable)) => {
                unsigned |= matches!(pool.op(*part), Op::ZeroExtend(_));
                simple.insert(variable);
            }
            _ => {
                sums.insert(index, sum);
            }
        }
    }
    if simple.is_empty() {
        of_sums(pool, moving, own, about, &sums)
    } else {
        unsigned |= own.iter().any(|part| compares_unsigned(pool, *part, &simple));
        of_variables(pool, moving, own, about, &simple, unsigned)
    }
}

/// The variable that moves in a part of an index, if it is one or the extension of a sum of one and what doesn't move.
fn variable(pool: &TermPool, moving: &Moving, part: Term) -> Option<Term> {
    if pool.symbol(part).is_some() {
        return Some(part);
    }
    let inside = extended(pool, part)?;
    let mut moves = inside.parts.iter().filter(|(part, _)| moving.moves(pool, **part));
    match (moves.next(), moves.next()) {
        (Some((one, 1)), None) if pool.symbol(*one).is_some() => Some(*one),
        _ => None,
    }
}

/// Whether a condition compares one of some variables with something as unsigned numbers.
fn compares_unsigned(pool: &TermPool, condition: Term, variables: &BTreeSet<Term>) -> bool {
    pool.post_order(&[condition]).any(|part| {
        matches!(pool.op(part), Op::BvUlt | Op::BvUle)
            && pool.args(part).iter().any(|arg| variables.contains(arg))
    })
}

/// Where the indices have a variable that moves: the symbol stands for it wherever it occurs.
fn of_variables(
    pool: &mut TermPool,
    moving: &Moving,
    own: &[Term],
    about: Term,
    variables: &BTreeSet<Term>,
    unsigned: bool,
) -> Option<Body> {
    let sort = pool.sort(*variables.first()?).clone();
    let cell = element_symbol(pool, &sort)?;
    let mut substitution = Substitution::default();
    for variable in variables {
        if *pool.sort(*variable) != sort {
            return None;
        }
        substitution.bind(pool.symbol(*variable)?, cell);
    }
    let about = substitution.apply(pool, about);
    if !moving.is_said(pool, about, cell) {
        return None;
    }
    let own: Vec<Term> = own.iter().map(|part| substitution.apply(pool, *part)).collect();
    let said: Vec<Term> = own
        .into_iter()
        .filter(|part| moving.is_said(pool, *part, cell) && !has_reads(pool, *part))
        .collect();
    let condition = pool.and(&said);
    let formula = pool.implies(condition, about);
    let patterns = patterns(pool, formula, cell);
    Some(Body { cell, formula, patterns, unsigned, whole: true })
}

/// Where several variables move in an index: the symbol stands for the sum of them, if all indices have the same one.
fn of_sums(
    pool: &mut TermPool,
    moving: &Moving,
    own: &[Term],
    about: Term,
    sums: &BTreeMap<Term, Linear>,
) -> Option<Body> {
    let sort = Sort::Bv(sums.values().next()?.width);
    let cell = element_symbol(pool, &sort)?;
    let mut common: Option<Linear> = None;
    let mut replaced: BTreeMap<Term, Term> = BTreeMap::new();
    for (index, sum) in sums {
        let (part, factor) = sum.some(|part| moving.moves(pool, part))?;
        if Sort::Bv(sum.width) != sort || common.as_ref().is_some_and(|other| *other != part) {
            return None;
        }
        replaced.insert(*index, sum.with(pool, &part, factor, cell));
        common = Some(part);
    }
    let mut gone: BTreeSet<Symbol> = BTreeSet::new();
    for part in common?.parts.keys() {
        gone.extend(pool.variables(*part));
    }
    let about = replace(pool, about, &replaced);
    let keeps = |pool: &TermPool, term: Term| {
        !pool.variables(term).iter().any(|symbol| gone.contains(symbol))
    };
    if !keeps(pool, about) || !moving.is_said(pool, about, cell) {
        return None;
    }
    let said: Vec<Term> = own
        .iter()
        .copied()
        .filter(|part| {
            keeps(pool, *part) && moving.is_said(pool, *part, cell) && !has_reads(pool, *part)
        })
        .collect();
    let condition = pool.and(&said);
    let formula = pool.implies(condition, about);
    let patterns = patterns(pool, formula, cell);
    Some(Body { cell, formula, patterns, unsigned: false, whole: false })
}

/// The indices that have the symbol.
fn patterns(pool: &TermPool, formula: Term, cell: Term) -> Vec<Term> {
    let indices = read_indices(pool, &[formula]).into_iter();
    let symbol = pool.symbol(cell);
    indices
        .filter(|index| pool.variables(*index).iter().any(|other| Some(*other) == symbol))
        .collect()
}

/// A term with some of its parts replaced.
pub(in crate::infer) fn replace(
    pool: &mut TermPool,
    term: Term,
    parts: &BTreeMap<Term, Term>,
) -> Term {
    let order: Vec<Term> = pool.post_order(&[term]).collect();
    let mut done: BTreeMap<Term, Term> = BTreeMap::new();
    for part in order {
        let new = if let Some(new) = parts.get(&part) {
            *new
        } else {
            let args: Vec<Term> = pool.args(part).iter().map(|arg| done[arg]).collect();
            if args == pool.args(part) {
                part
            } else {
                let (op, sort) = (pool.op(part), pool.sort(part).clone());
                pool.rebuild(op, &args, &sort)
            }
        };
        done.insert(part, new);
    }
    done[&term]
}

/// A term where the variables that a condition bounds from above have these bounds for values.
pub(super) fn at_bounds(pool: &mut TermPool, condition: Term, term: Term) -> Term {
    let mut substitution = Substitution::default();
    for part in conjuncts(pool, condition) {
        let (op, args) = (pool.op(part), pool.args(part).to_vec());
        let (Op::BvSlt | Op::BvSle | Op::BvUlt | Op::BvUle, [a, b]) = (op, &args[..]) else {
            continue;
        };
        let (Some(symbol), Sort::Bv(width)) = (pool.symbol(*a), pool.sort(*a).clone()) else {
            continue;
        };
        let bound = if matches!(op, Op::BvSlt | Op::BvUlt) {
            *b
        } else {
            let one = pool.bv(1, width);
            pool.bv_add(*b, one)
        };
        substitution.bind(symbol, bound);
    }
    substitution.apply(pool, term)
}
