//! Weakenings of constraints that loops may preserve (D8), in the order in which they stand: equations, inequalities, bounds,
//! congruences.

use std::collections::BTreeMap;

use symra_analysis::encode::Encoder;
use symra_analysis::infer::atoms::{atoms, is_number, weaker};
use symra_ir::{Action, LocId};
use symra_terms::{Op, Sort, Term, TermPool, Value};

/// Which weaker constraints stand beside those of a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Slackening {
    /// None: constraints are kept or deleted, as in the paper's experiments.
    Off,
    /// What follows from an equation or a strict inequality, as the paper proposes.
    Inequalities,
    /// And equations between variables, bounds from the loop's conditions, congruences.
    All,
}

/// So many variables with known values are compared with each other.
const VARIABLES: usize = 8;

/// So many bounds are tried at a head.
const BOUNDS: usize = 24;

/// What the edges of a loop tell.
#[derive(Debug, Default)]
struct LoopHints {
    /// The variables that it changes.
    changed: Vec<Term>,
    /// Inequalities that are weaker than its conditions.
    bounds: Vec<Term>,
    /// The steps by which it changes variables, where all are known.
    steps: BTreeMap<Term, Vec<Term>>,
}

/// What loops tell.
pub(super) struct Weakening {
    slackening: Slackening,
    loops: BTreeMap<LocId, LoopHints>,
}

impl Weakening {
    pub(super) fn new(pool: &mut TermPool, encoder: &Encoder<'_>, which: Slackening) -> Self {
        let mut loops = BTreeMap::new();
        if which == Slackening::All {
            for head in encoder.cfa.forest.heads() {
                loops.insert(head, hints(pool, encoder, head));
            }
        }
        Self { slackening: which, loops }
    }

    /// What follows from each constraint.
    pub(super) fn inequalities(&self, pool: &mut TermPool, found: &mut Vec<Term>) {
        if self.slackening == Slackening::Off {
            return;
        }
        for number in 0..found.len() {
            for formula in weaker(pool, found[number]) {
                add(pool, found, formula);
            }
        }
    }

    /// Equations between variables whose values are known, and which the loop changes: of x = 1 and y = 3 also x = y - 2.
    pub(super) fn equations(&self, pool: &mut TermPool, head: LocId, found: &mut Vec<Term>) {
        let Some(hints) = self.loops.get(&head) else { return };
        let mut values: Vec<(Term, Term)> =
            found.iter().filter_map(|formula| valued(pool, *formula)).collect();
        values.retain(|(variable, _)| hints.changed.contains(variable));
        values.truncate(VARIABLES);
        for (number, (one, its)) in values.iter().enumerate() {
            for (other, others) in &values[number + 1..] {
                if pool.sort(*one) != pool.sort(*other) {
                    continue;
                }
                let difference = minus(pool, *its, *others);
                let shifted = plus(pool, *other, difference);
                let equation = pool.eq(*one, shifted);
                add(pool, found, equation);
            }
        }
    }

    /// Bounds that may hold at a head: what its loop's conditions leave, with the variables and with their own bounds.
    pub(super) fn bounds(&self, pool: &mut TermPool, head: LocId, found: &[Term]) -> Vec<Term> {
        let Some(hints) = self.loops.get(&head) else { return Vec::new() };
        let mut bounds = hints.bounds.clone();
        for bound in &hints.bounds {
            let (op, args) = (pool.op(*bound), pool.args(*bound).to_vec());
            let [small, large] = args[..] else { continue };
            for formula in found {
                if pool.op(*formula) != op {
                    continue;
                }
                let further = match pool.args(*formula) {
                    [a, b] if *a == large && is_number(pool, *b) => (small, *b),
                    [a, b] if *b == small && is_number(pool, *a) => (*a, large),
                    _ => continue,
                };
                bounds.extend(at_most(pool, op, further.0, further.1));
            }
        }
        bounds.retain(|bound| pool.value(*bound).is_none());
        bounds.truncate(BOUNDS);
        bounds
    }

    /// Of x = 3, where the loop adds 4 and 6 to x: x is odd. Of bit-vectors only the lowest bits stay when they wrap around.
    pub(super) fn congruences(&self, pool: &mut TermPool, head: LocId, found: &mut Vec<Term>) {
        let Some(hints) = self.loops.get(&head) else { return };
        for number in 0..found.len() {
            let Some((variable, value)) = valued(pool, found[number]) else { continue };
            let Some(steps) = hints.steps.get(&variable) else { continue };
            let divisor = steps.iter().fold(0, |so_far, step| gcd(so_far, size(pool, *step)));
            let congruence = match *pool.sort(variable) {
                Sort::Int if divisor > 1 => {
                    let Ok(divisor) = i64::try_from(divisor) else { continue };
                    let divisor = pool.int(divisor);
                    let (left, right) =
                        (pool.modulo(variable, divisor), pool.modulo(value, divisor));
                    pool.eq(left, right)
                }
                Sort::Bv(width) if divisor > 0 => {
                    let bits = divisor.trailing_zeros().min(width);
                    if bits == 0 {
                        continue;
                    }
                    let left = pool.extract(bits - 1, 0, variable);
                    let right = pool.extract(bits - 1, 0, value);
                    pool.eq(left, right)
                }
                _ => continue,
            };
            add(pool, found, congruence);
        }
    }
}

fn add(pool: &TermPool, found: &mut Vec<Term>, formula: Term) {
    if pool.value(formula).is_none() && !found.contains(&formula) {
        found.push(formula);
    }
}

fn hints(pool: &mut TermPool, encoder: &Encoder<'_>, head: LocId) -> LoopHints {
    let cfa = encoder.cfa;
    let data = &cfa.forest.loops[&head];
    let mut conditions = Vec::new();
    let mut steps: BTreeMap<Term, Option<Vec<Term>>> = BTreeMap::new();
    for edge in cfa.edges() {
        if !data.members.contains(&edge.from) || !data.members.contains(&edge.to) {
            continue;
        }
        match edge.action {
            Action::Assume(term) => conditions.push(term),
            Action::Assign(pairs) => {
                for (var, term) in pairs {
                    let own = encoder.own(*var);
                    let step = step(pool, own, *term);
                    let all = steps.entry(own).or_insert_with(|| Some(Vec::new()));
                    match (all.as_mut(), step) {
                        (Some(all), Some(step)) => all.push(step),
                        _ => *all = None,
                    }
                }
            }
            Action::Havoc(vars) => {
                for var in vars {
                    steps.insert(encoder.own(*var), None);
                }
            }
        }
    }
    let mut bounds = Vec::new();
    for atom in atoms(pool, &conditions) {
        let args = pool.args(atom).to_vec();
        let [a, b] = args[..] else { continue };
        let op = pool.op(atom);
        let found = match op {
            Op::Lt | Op::Le => [at_most(pool, Op::Le, a, b), at_most(pool, Op::Le, b, a)],
            Op::BvSlt | Op::BvSle => {
                [at_most(pool, Op::BvSle, a, b), at_most(pool, Op::BvSle, b, a)]
            }
            Op::BvUlt | Op::BvUle => {
                [at_most(pool, Op::BvUle, a, b), at_most(pool, Op::BvUle, b, a)]
            }
            Op::Eq if *pool.sort(a) == Sort::Int => {
                [at_most(pool, Op::Le, a, b), at_most(pool, Op::Le, b, a)]
            }
            Op::Eq if matches!(pool.sort(a), Sort::Bv(_)) => {
                [at_most(pool, Op::BvSle, a, b), at_most(pool, Op::BvSle, b, a)]
            }
            _ => continue,
        };
        for bound in found.into_iter().flatten() {
            add(pool, &mut bounds, bound);
            // n < 4 may be written n <= 3: what lasts is the next bound.
            for next in weaker(pool, bound) {
                add(pool, &mut bounds, next);
            }
        }
    }
    let changed = data.modified.iter().map(|var| encoder.own(*var)).collect();
    let steps = steps.into_iter().filter_map(|(own, all)| Some((own, all?))).collect();
    LoopHints { changed, bounds, steps }
}

fn at_most(pool: &mut TermPool, op: Op, a: Term, b: Term) -> Option<Term> {
    match op {
        Op::Le => Some(pool.le(a, b)),
        Op::BvSle => Some(pool.bv_sle(a, b)),
        Op::BvUle => Some(pool.bv_ule(a, b)),
        _ => None,
    }
}

/// Of the new value x + n of a variable x, the number n.
fn step(pool: &TermPool, own: Term, value: Term) -> Option<Term> {
    match (pool.op(value), pool.args(value)) {
        (Op::Add | Op::BvAdd, [a, b]) if *a == own && is_number(pool, *b) => Some(*b),
        (Op::Add | Op::BvAdd, [a, b]) if *b == own && is_number(pool, *a) => Some(*a),
        _ => None,
    }
}

/// Of `x = n` the variable and the number.
fn valued(pool: &TermPool, formula: Term) -> Option<(Term, Term)> {
    match (pool.op(formula), pool.args(formula)) {
        (Op::Eq, [a, b]) if pool.symbol(*a).is_some() && is_number(pool, *b) => Some((*a, *b)),
        (Op::Eq, [a, b]) if pool.symbol(*b).is_some() && is_number(pool, *a) => Some((*b, *a)),
        _ => None,
    }
}

fn minus(pool: &mut TermPool, a: Term, b: Term) -> Term {
    if *pool.sort(a) == Sort::Int {
        let negated = pool.neg(b);
        pool.add(&[a, negated])
    } else {
        pool.bv_sub(a, b)
    }
}

fn plus(pool: &mut TermPool, a: Term, b: Term) -> Term {
    if *pool.sort(a) == Sort::Int { pool.add(&[a, b]) } else { pool.bv_add(a, b) }
}

/// The size of a number; 1, which divides everything, where it is too large.
fn size(pool: &TermPool, number: Term) -> u64 {
    match pool.value(number) {
        Some(Value::Int(value)) => value.to_i64().map_or(1, i64::unsigned_abs),
        Some(Value::Bv(bits)) => bits.to_u64().unwrap_or(1),
        _ => 1,
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
