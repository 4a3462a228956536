//! Queries about floats that ranges decide.
//!
//! Bit by bit, floating-point arithmetic is hard for a solver: a polynomial of degree seven over one input can take minutes.
//! Where the query itself bounds the inputs, ranges of what is computed from them often refute it; where they are too wide,
//! the ranges of the inputs are halved, until each part is refuted or a number in one of them satisfies the query.
//!
//! ```text
//! RA:1  the box: a range for each input that the query bounds on both sides
//! RA:2  take a box; compute the ranges of all terms; if a conjunct is false, the box has no model
//! RA:3  if the numbers in the box's middle satisfy the query, they are a model
//! RA:4  else halve the box at its widest input, and go on with both halves
//! RA:5  if no box is left, there is no model; if it takes too long, the solver is asked
//! ```
//!
//! Soundness: a range holds every value that the term can have in the box, as `interval.rs` says, and the boxes that are
//! refuted hold all models: an input that is compared with a constant, and the comparison holds, is no NaN. A model is
//! checked with our own evaluator.

mod interval;
#[cfg(test)]
mod tests;

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Assignment, Op, Sort, Symbol, Term, TermPool, Value};

use self::interval::{Interval, Machine, Range, apply, is_nearest};
use crate::shortcut::Shortcut;
use crate::solver::Answer;
use crate::statistics::Statistics;
use crate::stored::{StoredCore, StoredModel};

/// The largest queries: terms in all.
const NODES: usize = 2_000;
/// The most inputs that are halved.
const INPUTS: usize = 6;
/// How many ranges may be computed for a query, at first and at least.
const WORK: (usize, usize) = (40_000_000, 200_000);
/// So many boxes are looked at for models.
const TRIED: usize = 2_000;

/// Decides queries by ranges.
pub(crate) struct Ranges {
    /// How many ranges may be computed for the next query. Less after each that was not decided.
    work: usize,
    /// Whether a fact compares floats.
    comparing: FxHashMap<Term, bool>,
    statistics: Arc<Statistics>,
}

/// What ranges say.
enum Decision {
    Model(Assignment),
    NoModel,
    Open,
}

impl Ranges {
    pub(crate) fn new(statistics: Arc<Statistics>) -> Self {
        Self { work: WORK.0, comparing: FxHashMap::default(), statistics }
    }

    fn decide(&mut self, pool: &TermPool, facts: &[Term], assuming: &[Term]) -> Decision {
        let given = facts.iter().chain(assuming).copied();
        let comparing = &mut self.comparing;
        let compares = |term| *comparing.entry(term).or_insert_with(|| compares(pool, term));
        if !given.clone().any(compares) {
            return Decision::Open;
        }
        let Some(query) = Query::new(pool, given) else { return Decision::Open };
        let decision = query.decide(pool, self.work);
        self.work = match decision {
            Decision::Open => (self.work / 2).max(WORK.1),
            Decision::Model(_) | Decision::NoModel => (self.work * 2).min(WORK.0),
        };
        decision
    }
}

/// Whether a term is a comparison of floats, or a conjunction with one.
fn compares(pool: &TermPool, term: Term) -> bool {
    let compares = |term: Term| match pool.op(term) {
        Op::FpLe | Op::FpLt | Op::FpEq => true,
        Op::Eq => matches!(pool.sort(pool.args(term)[0]), Sort::Float(_)),
        _ => false,
    };
    let conjunct = |term: &Term| compares(*term);
    compares(term) || (pool.op(term) == Op::And && pool.args(term).iter().any(conjunct))
}

/// A term with its arguments, which come before it.
struct RangeNode {
    op: Op,
    args: Vec<usize>,
    /// Whether its rounding mode, if it has one, is the machine's.
    nearest: bool,
    /// What is known of it whatever the box: of values, and of variables that are not in the box.
    fixed: Option<Range>,
}

/// A query, made ready.
struct Query {
    conjuncts: Vec<Term>,
    nodes: Vec<RangeNode>,
    /// Where the conjuncts are.
    roots: Vec<usize>,
    /// The inputs in the box: where they are, and their ranges.
    inputs: Vec<(Symbol, usize, Interval)>,
    /// Whether these are all variables.
    closed: bool,
}

impl Query {
    /// `None` if ranges have nothing to say about it.
    fn new(pool: &TermPool, given: impl Iterator<Item = Term>) -> Option<Self> {
        let mut conjuncts = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack: Vec<Term> = given.collect();
        stack.reverse();
        while let Some(term) = stack.pop() {
            if matches!(pool.op(term), Op::And) {
                stack.extend(pool.args(term).iter().rev());
            } else if seen.insert(term) {
                conjuncts.push(term);
            }
            if conjuncts.len() > NODES {
                return None;
            }
        }
        let bounds = bounds(pool, &conjuncts); // RA:1
        if bounds.is_empty() || bounds.len() > INPUTS {
            return None;
        }
        let mut query = Self {
            conjuncts,
            nodes: Vec::new(),
            roots: Vec::new(),
            inputs: Vec::new(),
            closed: true,
        };
        query.compile(pool, &bounds)?;
        Some(query)
    }

    /// Puts all terms in an order in which arguments come first.
    fn compile(&mut self, pool: &TermPool, bounds: &FxHashMap<Symbol, Interval>) -> Option<()> {
        let mut place: FxHashMap<Term, usize> = FxHashMap::default();
        let mut stack: Vec<Term> = self.conjuncts.iter().rev().copied().collect();
        while let Some(term) = stack.last().copied() {
            if place.contains_key(&term) {
                stack.pop();
                continue;
            }
            let missing = pool.args(term).iter().filter(|arg| !place.contains_key(arg));
            let missing: Vec<Term> = missing.copied().collect();
            if !missing.is_empty() {
                stack.extend(missing);
                continue;
            }
            stack.pop();
            if self.nodes.len() >= NODES {
                return None;
            }
            let args: Vec<usize> = pool.args(term).iter().map(|arg| place[arg]).collect();
            let nearest = is_nearest(pool.args(term).first().and_then(|arg| pool.value(*arg)));
            let mut fixed = pool.value(term).map(Range::of);
            if let Some(symbol) = pool.symbol(term) {
                if let Some(range) = bounds.get(&symbol) {
                    self.inputs.push((symbol, self.nodes.len(), *range));
                } else {
                    self.closed = false;
                }
                fixed = Some(Range::Any);
            }
            place.insert(term, self.nodes.len());
            self.nodes.push(RangeNode { op: pool.op(term), args, nearest, fixed });
        }
        self.roots = self.conjuncts.iter().map(|conjunct| place[conjunct]).collect();
        Some(())
    }

    fn decide(&self, pool: &TermPool, work: usize) -> Decision {
        let mut boxes: Vec<Vec<Interval>> =
            vec![self.inputs.iter().map(|(_, _, range)| *range).collect()];
        let mut ranges = vec![Range::Any; self.nodes.len()];
        let mut left = work / self.nodes.len().max(1);
        let mut tried = 0;
        while let Some(area) = boxes.pop() {
            if left == 0 {
                return Decision::Open;
            }
            left -= 1;
            if self.is_refuted(&area, &mut ranges) {
                continue; // RA:2
            }
            if self.closed && tried < TRIED {
                tried += 1;
                if let Some(model) = self.model(pool, &area) {
                    return Decision::Model(model); // RA:3
                }
            }
            match halves(&area) {
                Some(halves) => boxes.extend(halves), // RA:4
                None => return Decision::Open,
            }
        }
        Decision::NoModel // RA:5
    }

    /// RA:2.
    fn is_refuted(&self, area: &[Interval], ranges: &mut [Range]) -> bool {
        for ((_, at, _), range) in self.inputs.iter().zip(area) {
            ranges[*at] = Range::Within(*range);
        }
        let mut inputs = self.inputs.iter().map(|(_, at, _)| *at).peekable();
        let mut args = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            if inputs.peek() == Some(&at) {
                inputs.next();
                continue;
            }
            ranges[at] = node.fixed.unwrap_or_else(|| {
                args.clear();
                args.extend(node.args.iter().map(|arg| ranges[*arg]));
                let same = matches!(node.args[..], [.., a, b] if a == b);
                apply(node.op, &args, node.nearest, same)
            });
        }
        self.roots.iter().any(|root| ranges[*root] == Range::Truth(false))
    }

    /// RA:3.
    fn model(&self, pool: &TermPool, area: &[Interval]) -> Option<Assignment> {
        let mut model = Assignment::default();
        for ((symbol, _, _), range) in self.inputs.iter().zip(area) {
            model.set(*symbol, range.format.value(middle(range)));
        }
        let holds = |term: &Term| pool.evaluate_in(*term, &model) == Value::Bool(true);
        self.conjuncts.iter().all(holds).then_some(model)
    }
}

/// A number of the format in the middle of a range.
fn middle(range: &Interval) -> f64 {
    let middle = range.low / 2.0 + range.high / 2.0;
    range.format.floor(middle).clamp(range.low, range.high)
}

/// RA:4. `None` if the box is one point.
fn halves(area: &[Interval]) -> Option<[Vec<Interval>; 2]> {
    let widest = area.iter().enumerate().filter(|(_, range)| range.low < range.high);
    let width = |range: &Interval| range.high / 2.0 - range.low / 2.0;
    let (at, range) = widest.max_by(|(_, a), (_, b)| width(a).total_cmp(&width(b)))?;
    let split = middle(range);
    let split = if split < range.high { split } else { range.low };
    let (mut lower, mut upper) = (area.to_vec(), area.to_vec());
    lower[at].high = split;
    upper[at].low = range.format.next_up(split);
    Some([lower, upper])
}

/// RA:1: the inputs that conjuncts bound on both sides, and these bounds.
fn bounds(pool: &TermPool, conjuncts: &[Term]) -> FxHashMap<Symbol, Interval> {
    let mut found: FxHashMap<Symbol, (Machine, Option<f64>, Option<f64>)> = FxHashMap::default();
    let mut bound = |variable: Term, limit: f64, below: bool| {
        let Some((symbol, format)) = input(pool, variable) else { return };
        let (_, low, high) = found.entry(symbol).or_insert((format, None, None));
        // Numbers that are equal have equal sums and quotients but where the signs of zeros matter: both zeros are in.
        if below {
            let limit = format.ceil(limit);
            *low = Some(low.map_or(limit, |old| old.max(limit)));
        } else {
            let limit = format.floor(limit);
            *high = Some(high.map_or(limit, |old| old.min(limit)));
        }
    };
    for conjunct in conjuncts {
        // Not so negations: a comparison with NaN does not hold.
        let (op @ (Op::FpLe | Op::FpLt | Op::FpEq | Op::Eq), [a, b]) =
            (pool.op(*conjunct), pool.args(*conjunct))
        else {
            continue;
        };
        let number = |term: Term| match pool.value(term) {
            Some(Value::Float(float)) if Machine::of(float.format()).is_some() => {
                Some(float.to_f64()).filter(|number| number.is_finite())
            }
            _ => None,
        };
        let both = matches!(op, Op::FpEq | Op::Eq);
        if let Some(limit) = number(*a) {
            bound(*b, limit, true);
            if both {
                bound(*b, limit, false);
            }
        }
        if let Some(limit) = number(*b) {
            bound(*a, limit, false);
            if both {
                bound(*a, limit, true);
            }
        }
    }
    let complete = found.into_iter().filter_map(|(symbol, (format, low, high))| {
        let (low, high) = (low?, high?);
        (low.is_finite() && high.is_finite() && low <= high)
            .then_some((symbol, Interval { format, low, high }))
    });
    complete.collect()
}

/// The variable that a term is, or is the exact image of in a wider format.
fn input(pool: &TermPool, term: Term) -> Option<(Symbol, Machine)> {
    let mut term = term;
    if let (Op::FpFromFp(wide), [_, inner]) = (pool.op(term), pool.args(term))
        && let Sort::Float(narrow) = pool.sort(*inner)
        && narrow.exponent <= wide.exponent
        && narrow.significand <= wide.significand
    {
        term = *inner;
    }
    let Sort::Float(format) = *pool.sort(term) else { return None };
    Some((pool.symbol(term)?, Machine::of(format)?))
}

impl Shortcut for Ranges {
    fn answer(
        &mut self,
        pool: &TermPool,
        facts: &[Term],
        assuming: &[Term],
    ) -> Option<Answer<'static>> {
        let answer = match self.decide(pool, facts, assuming) {
            Decision::Open => return None,
            Decision::Model(model) => Answer::Sat(Box::new(StoredModel(Rc::new(model)))),
            Decision::NoModel => Answer::Unsat(Box::new(StoredCore(assuming.to_vec()))),
        };
        self.statistics.by_ranges.increment();
        Some(answer)
    }
}
