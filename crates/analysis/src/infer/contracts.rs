//! Formulas that may be contracts, guessed from the program's text and from what calls did.
//!
//! About what a call begins with (these are guesses of `requires`, and guards of the others): the conditions of the program
//! in terms of the parameters, comparisons of parameters with each other and with constants, and that sums do not overflow.
//! About what it ends with: the conditions that a caller asks of it, comparisons of results and changed globals with what it
//! began with and with constants, straight lines through what calls did (`result = 2 * n`), and the values that the body returns
//! without a call; each alone and under each guard.
//!
//! What a recorded call violates is no guess.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashSet;
use symra_ir::{Action, Callee, VarId};
use symra_terms::{Assignment, BitVec, Op, Sort, Substitution, Symbol, Term, TermPool, Value};

use super::atoms::{at_most, atoms, is_number, weaker};
use crate::encode::Encoder;
use crate::horn::{HornSystem, Relation, Solution};
use crate::simulate::CallRecord;
use crate::system::CutPoints;

/// Formulas with more subterms are not guessed.
const SMALL: usize = 30;
/// At most so many guards of a procedure.
const GUARDS: usize = 48;
/// At most so many formulas about the end of its calls.
const ENDS: usize = 300;
/// At most so many constants of a sort.
const CONSTANTS: usize = 20;
/// At most so many terms of each kind are compared.
const COMPARED: usize = 8;
/// So many records at most refute guesses.
const RECORDS: usize = 150;
/// At most so many lines of a result and an argument.
const LINES: usize = 2;
/// At most so many guesses under guards.
const GUARDED: usize = 1_500;

/// What formulas about a procedure are about.
struct Terms {
    /// What a call begins with.
    before: Vec<Term>,
    /// What it ends with.
    after: Vec<Term>,
    /// All their variables, and those of `before`.
    all: FxHashSet<Symbol>,
    begun: FxHashSet<Symbol>,
}

/// Guesses for every procedure.
pub fn contract_candidates(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    horn: &mut HornSystem<'_>,
    callees: &[Callee],
    records: &[Vec<CallRecord>],
) -> Solution {
    let encoder = &system.encoder;
    let mut kept = Solution::new();
    for (number, callee) in callees.iter().enumerate() {
        let terms = terms(pool, encoder, callee);
        let (mut guards, mut ends) = asked(pool, (system, horn), (number, callee), &terms);
        let constants = constants(pool, encoder);
        guards.extend(compared(pool, &terms.before, &terms.before, &[]));
        let mut bounds = compared(pool, &[], &terms.before, &constants);
        returned(pool, horn, encoder, (number, callee), &terms, &mut ends);
        ends.extend(compared(pool, &terms.after, &terms.before, &constants));
        ends.extend(compared(pool, &terms.after, &terms.after, &[]));
        let states = states(pool, encoder, callee, &records[number]);
        let mut ends: Vec<Term> = lines(pool, &terms, &states).into_iter().chain(ends).collect();
        unique(pool, &mut guards, GUARDS);
        unique(pool, &mut ends, ENDS);
        bounds.extend(guards.iter().copied());
        bounds.extend(sums(pool, &terms.before));
        unique(pool, &mut bounds, GUARDS * 4);
        let ensures = implied(pool, &guards, &ends, &states);
        bounds.retain(|guess| states.iter().all(|state| holds(pool, *guess, state)));
        kept.insert(Relation::Requires(number), bounds);
        kept.insert(Relation::Ensures(number), ensures);
    }
    kept
}

/// What a call did, as a guess: one that begins with these values ends with those.
pub fn recorded_call(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    callee: &Callee,
    record: &CallRecord,
) -> Term {
    let own = |var: &VarId| encoder.cfa.program.variable(*var).term;
    let before: Vec<Term> = callee.before.iter().map(|(_, old)| own(old)).collect();
    let after: Vec<Term> = callee.results.iter().chain(&callee.written).map(own).collect();
    let mut equal = |terms: &[Term], values: &[Value]| {
        let mut equations = Vec::new();
        for (term, value) in terms.iter().zip(values) {
            if matches!(value, Value::Bv(_) | Value::Int(_) | Value::Bool(_)) {
                let value = pool.constant(value.clone());
                equations.push(pool.eq(*term, value));
            }
        }
        pool.and(&equations)
    };
    let (given, then) = (equal(&before, &record.before), equal(&after, &record.after));
    pool.implies(given, then)
}

fn is_scalar(pool: &TermPool, term: Term) -> bool {
    matches!(pool.sort(term), Sort::Int | Sort::Bv(_) | Sort::Bool)
}

fn terms(pool: &mut TermPool, encoder: &Encoder<'_>, callee: &Callee) -> Terms {
    let own = |var: VarId| encoder.cfa.program.variable(var).term;
    let before: Vec<Term> = callee.before.iter().map(|(_, old)| own(*old)).collect();
    let after: Vec<Term> =
        callee.results.iter().chain(&callee.written).map(|var| own(*var)).collect();
    let symbols = |terms: &[Term]| -> FxHashSet<Symbol> {
        terms.iter().filter_map(|term| pool.symbol(*term)).collect()
    };
    let begun = symbols(&before);
    let all = begun.iter().copied().chain(symbols(&after)).collect();
    let scalars = |terms: Vec<Term>| -> Vec<Term> {
        terms.into_iter().filter(|term| is_scalar(pool, *term)).collect()
    };
    let (mut first, mut last) = (scalars(before), scalars(after));
    first.truncate(COMPARED);
    last.truncate(COMPARED);
    Terms { before: first, after: last, all, begun }
}

/// The conditions of the blocks in terms of a call: those about its beginning, and those about its end.
fn asked(
    pool: &mut TermPool,
    (system, horn): (&CutPoints<'_>, &HornSystem<'_>),
    (number, callee): (usize, &Callee),
    terms: &Terms,
) -> (Vec<Term>, Vec<Term>) {
    let encoder = &system.encoder;
    let own = |var: VarId| encoder.cfa.program.variable(var).term;
    let (mut guards, mut ends) = (Vec::new(), Vec::new());
    let mut views = Vec::new();
    for (body, cut) in system.blocks.iter().enumerate() {
        let procedures = horn.procedures_of(body).into_iter();
        let here: Vec<_> = procedures.filter(|(callee, _)| *callee == number).collect();
        if !here.is_empty() {
            let asked: Arc<[Term]> = atoms(pool, &cut.block.conditions()).into();
            views.extend(here.into_iter().map(|(_, values)| (values.clone(), asked.clone())));
        }
    }
    for (mut values, asked) in views {
        let mut back = Substitution::default();
        let vars = callee.before.iter().map(|(_, old)| *old);
        let vars: Vec<VarId> = vars.chain(callee.results.iter().copied()).collect();
        for var in vars.into_iter().chain(callee.written.iter().copied()) {
            let value = values.apply(pool, own(var));
            if let Some((symbol, term)) = inverse(pool, value, own(var))
                && back.get(symbol).is_none()
            {
                back.bind(symbol, term);
            }
            if is_number(pool, value) && value != own(var) {
                guards.push(pool.eq(own(var), value));
            }
        }
        for atom in asked.iter() {
            if pool.size(*atom) > SMALL {
                continue;
            }
            let atom = back.apply(pool, *atom);
            let used = pool.variables(atom);
            if !used.iter().all(|symbol| terms.all.contains(symbol)) {
                continue;
            }
            let about_start = used.iter().all(|symbol| terms.begun.contains(symbol));
            let to = if about_start { &mut guards } else { &mut ends };
            let negation = pool.not(atom);
            for literal in [atom, negation] {
                to.push(literal);
                to.extend(weaker(pool, literal));
            }
        }
    }
    guards.retain(|guard| pool.variables(*guard).iter().all(|symbol| terms.begun.contains(symbol)));
    (guards, ends)
}

/// That the sum of two signed numbers is one.
fn sums(pool: &mut TermPool, terms: &[Term]) -> Vec<Term> {
    let mut sums = Vec::new();
    for (index, a) in terms.iter().enumerate() {
        for b in &terms[..index] {
            let Sort::Bv(width @ 2..=64) = *pool.sort(*a) else { continue };
            if pool.sort(*b) != pool.sort(*a) {
                continue;
            }
            let least = pool.bv(1 << (width - 1), width);
            let greatest = pool.bv((1 << (width - 1)) - 1, width);
            let (high, low) = (pool.bv_sub(greatest, *b), pool.bv_sub(least, *b));
            sums.extend([pool.bv_sle(*a, high), pool.bv_sle(low, *a)]);
        }
    }
    sums
}

/// If a value is a variable, or that and a number: the variable in terms of the value.
fn inverse(pool: &mut TermPool, value: Term, name: Term) -> Option<(Symbol, Term)> {
    if let Some(symbol) = pool.symbol(value) {
        return Some((symbol, name));
    }
    let [a, b] = *pool.args(value) else { return None };
    let (variable, number) = if is_number(pool, a) { (b, a) } else { (a, b) };
    let symbol = pool.symbol(variable)?;
    if !is_number(pool, number) {
        return None;
    }
    match pool.op(value) {
        Op::BvAdd => Some((symbol, pool.bv_sub(name, number))),
        Op::Add => Some((symbol, pool.sub(name, number))),
        _ => None,
    }
}

/// Equations of results with what the body returns without a call.
fn returned(
    pool: &mut TermPool,
    horn: &mut HornSystem<'_>,
    encoder: &Encoder<'_>,
    (number, callee): (usize, &Callee),
    terms: &Terms,
    ends: &mut Vec<Term>,
) {
    let own = |var: VarId| encoder.cfa.program.variable(var).term;
    let mut back = Substitution::default();
    for (var, old) in &callee.before {
        if let Some(symbol) = pool.symbol(own(*var)) {
            back.bind(symbol, own(*old));
        }
    }
    let mut values: Vec<(Term, Term)> = Vec::new();
    for (callee_number, end) in horn.returns() {
        if callee_number == number {
            for term in &terms.after {
                values.push((*term, end.apply(pool, *term)));
            }
        }
    }
    for (term, value) in values {
        let mut stack = vec![value];
        let mut seen = BTreeSet::new();
        while let Some(value) = stack.pop() {
            if !seen.insert(value) {
                continue;
            }
            if let (Op::Ite, [_, then, other]) = (pool.op(value), pool.args(value)) {
                stack.extend([*other, *then]);
                continue;
            }
            if pool.size(value) > SMALL {
                continue;
            }
            let value = back.apply(pool, value);
            let known = |symbol: &Symbol| terms.begun.contains(symbol);
            if pool.variables(value).iter().all(known) {
                ends.push(pool.eq(term, value));
                ends.extend(at_most(pool, term, value));
                ends.extend(at_most(pool, value, term));
            }
        }
    }
}

/// The numbers in the program, with their neighbours last.
fn constants(pool: &mut TermPool, encoder: &Encoder<'_>) -> Vec<Term> {
    let mut terms = Vec::new();
    for edge in encoder.cfa.edges() {
        match edge.action {
            Action::Assume(term) => terms.push(term),
            Action::Assign(pairs) => terms.extend(pairs.iter().map(|(_, term)| *term)),
            Action::Havoc(_) => (),
        }
    }
    let numbers = pool.post_order(&terms).filter(|term| is_number(pool, *term));
    let mut numbers: Vec<Term> = numbers.collect();
    for index in 0..numbers.len() {
        let number = numbers[index];
        if let Sort::Bv(width) = *pool.sort(number) {
            let one = pool.bv(1, width);
            numbers.extend([pool.bv_add(number, one), pool.bv_sub(number, one)]);
        } else {
            let one = pool.int(1);
            numbers.extend([pool.add(&[number, one]), pool.sub(number, one)]);
        }
    }
    let mut seen = BTreeSet::new();
    numbers.retain(|number| seen.insert(*number));
    numbers
}

/// Comparisons of some terms with others and with numbers.
fn compared(pool: &mut TermPool, left: &[Term], right: &[Term], numbers: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let both: &[Term] = if left.is_empty() { right } else { left };
    let zeros: Vec<Term> = both.iter().filter_map(|term| zero(pool, *term)).collect();
    for a in both {
        let others: &[Term] = if left.is_empty() { &[] } else { right };
        for b in others.iter().filter(|b| *b != a) {
            if pool.sort(*a) != pool.sort(*b) {
                continue;
            }
            found.push(pool.eq(*a, *b));
            found.extend(at_most(pool, *a, *b));
            found.extend(at_most(pool, *b, *a));
            if let Sort::Bv(_) = pool.sort(*a) {
                found.extend([pool.bv_ule(*a, *b), pool.bv_ule(*b, *a)]);
            }
        }
        let mut count = 0;
        for number in zeros.iter().chain(numbers) {
            if pool.sort(*a) != pool.sort(*number) || count >= CONSTANTS {
                continue;
            }
            count += 1;
            found.push(pool.eq(*a, *number));
            found.extend(at_most(pool, *a, *number));
            found.extend(at_most(pool, *number, *a));
            if let Sort::Bv(_) = pool.sort(*a) {
                found.push(pool.bv_ule(*a, *number));
            }
        }
    }
    found
}

fn zero(pool: &mut TermPool, like: Term) -> Option<Term> {
    match *pool.sort(like) {
        Sort::Int => Some(pool.int(0)),
        Sort::Bv(width) => Some(pool.bv(0, width)),
        _ => None,
    }
}

fn unique(pool: &TermPool, guesses: &mut Vec<Term>, most: usize) {
    let mut seen = BTreeSet::new();
    guesses.retain(|guess| pool.value(*guess).is_none() && seen.insert(*guess));
    guesses.truncate(most);
}

/// The records as states over the variables of formulas.
fn states(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    callee: &Callee,
    records: &[CallRecord],
) -> Vec<Assignment> {
    let symbol = |var: VarId| pool.symbol(encoder.cfa.program.variable(var).term);
    let mut states = Vec::new();
    for record in records.iter().take(RECORDS) {
        let mut state = Assignment::default();
        let before = callee.before.iter().map(|(_, old)| *old).zip(&record.before);
        let after = callee.results.iter().chain(&callee.written).copied().zip(&record.after);
        for (var, value) in before.chain(after) {
            if let Some(symbol) = symbol(var) {
                state.set(symbol, value.clone());
            }
        }
        states.push(state);
    }
    states
}

/// Straight lines that many calls lie on: what they end with is so many times what they began with, and some more.
fn lines(pool: &mut TermPool, terms: &Terms, states: &[Assignment]) -> Vec<Term> {
    let number =
        |pool: &TermPool, term: Term, state: &Assignment| match pool.evaluate_in(term, state) {
            Value::Bv(bits) => bits.to_i64(),
            _ => None,
        };
    let mut found = Vec::new();
    for end in &terms.after {
        for begin in &terms.before {
            let Sort::Bv(width) = *pool.sort(*end) else { continue };
            if pool.sort(*begin) != pool.sort(*end) {
                continue;
            }
            let points: BTreeSet<(i64, i64)> = states
                .iter()
                .filter_map(|state| {
                    Some((number(pool, *begin, state)?, number(pool, *end, state)?))
                })
                .collect();
            let points: Vec<(i64, i64)> = points.into_iter().collect();
            let mut through: BTreeMap<(i64, i64), usize> = BTreeMap::new();
            for pair in points.windows(2) {
                if let Some(line) = line(pair[0], pair[1]) {
                    *through.entry(line).or_default() += 1;
                }
            }
            let mut best: Vec<((i64, i64), usize)> =
                through.into_iter().filter(|(_, count)| *count > 1).collect();
            best.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            for ((slope, more), _) in best.into_iter().take(LINES) {
                let slope = pool.constant(Value::Bv(BitVec::from_i64(slope, width)));
                let more = pool.constant(Value::Bv(BitVec::from_i64(more, width)));
                let value = pool.bv_mul(slope, *begin);
                let value = pool.bv_add(value, more);
                found.push(pool.eq(*end, value));
                found.extend(at_most(pool, *end, value));
            }
        }
    }
    found
}

/// The line through two points, if it has a slope that is a whole number and no other guess has.
fn line((x, y): (i64, i64), (next, there): (i64, i64)) -> Option<(i64, i64)> {
    let (run, rise) = (next.checked_sub(x)?, there.checked_sub(y)?);
    let slope = rise.checked_div(run).filter(|slope| slope.checked_mul(run) == Some(rise))?;
    let more = y.checked_sub(slope.checked_mul(x)?)?;
    (slope != 0 && (slope, more) != (1, 0)).then_some((slope, more))
}

fn holds(pool: &TermPool, guess: Term, state: &Assignment) -> bool {
    pool.evaluate_in(guess, state) == Value::Bool(true)
}

/// The ends that hold of all states, and those that hold where a guard does.
fn implied(
    pool: &mut TermPool,
    guards: &[Term],
    ends: &[Term],
    states: &[Assignment],
) -> Vec<Term> {
    let table = |pool: &TermPool, formulas: &[Term]| -> Vec<Vec<bool>> {
        let row =
            |formula: &Term| states.iter().map(|state| holds(pool, *formula, state)).collect();
        formulas.iter().map(row).collect()
    };
    let (guard_holds, end_holds) = (table(pool, guards), table(pool, ends));
    let mut found: Vec<Term> = Vec::new();
    let always = |row: &[bool]| row.iter().all(|holds| *holds);
    for (end, row) in ends.iter().zip(&end_holds) {
        if always(row) {
            found.push(*end);
        }
    }
    let alone = found.len();
    for (end, row) in ends.iter().zip(&end_holds) {
        for (guard, given) in guards.iter().zip(&guard_holds) {
            let fits = given.iter().zip(row).all(|(given, holds)| !given || *holds);
            if fits && given.contains(&true) && found.len() < alone + GUARDED {
                let guess = pool.implies(*guard, *end);
                found.push(guess);
            }
        }
    }
    unique(pool, &mut found, usize::MAX);
    found
}
