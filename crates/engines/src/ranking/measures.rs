//! Candidates for measures, from the conditions of blocks.
//!
//! A measure of bit-vectors is compared without sign. It is computed with so many more bits that it does not wrap around:
//!
//! | in the program | measure |
//! |---|---|
//! | `a < b`, `a <= b` | how far `b` is above `a`, 0 if it is below |
//! | `a = b` | the same both ways, with and without sign, and `a - b`, `b - a` as they wrap around |
//! | a number that changes | it, or its complement: it falls, or it grows to the greatest number |
//! | any condition | 1 where it holds and 0 where not, or the other way round |
//! | two numbers that change | their sum |
//! | two of the first distances | their sum, and the smaller one |
//! | a variable that only takes constants | the order in which they follow each other (`phases.rs`) |
//! | any condition and any of the first distances | the distance where the condition holds, and else 0 |
//!
//! A run ends at the overflow of a signed number, since C says nothing of what follows; but no proof should rest on that alone, as in
//! `while (n != 0) n--` for an `int`. So the range of the type is no bound for such numbers ([`Signs`]): of them only distances
//! with sign are measures.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use symra_analysis::system::CutPoints;
use symra_ir::{
    ClaimKind, LocId, Position, Program, VarId, VariableIndex, debug::Shape, depends_on_names,
};
use symra_terms::{Op, Sort, Symbol, Term, TermPool};
use symra_verdict::{Meaning, Measure};

use super::phases::enumerated;

/// So many candidates are tried at most.
const MOST: usize = 240;
/// Terms with more subterms are no candidates.
const LARGE: usize = 60;
/// So many distances are added to each other.
const SUMS: usize = 9;
/// So many conditions and so many distances are put together.
const GUARDS: usize = 8;

/// The candidates for the heads of a component: terms about what matters at all of them.
pub(super) fn candidates(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    heads: &BTreeSet<LocId>,
) -> Vec<Measure> {
    let encoder = &system.encoder;
    let cfa = encoder.cfa;
    let index = VariableIndex::new(cfa.program, pool);
    let lives = |var: VarId| heads.iter().all(|head| encoder.live[head.index()].contains(var));
    let blocks = || system.blocks.iter().filter(|block| heads.contains(&block.loc));
    let conditions: Vec<Term> = blocks().flat_map(|block| block.block.conditions()).collect();
    // What no loop changes measures nothing.
    let loops = || heads.iter().filter_map(|head| cfa.forest.loops.get(head));
    let modified: BTreeSet<VarId> =
        loops().flat_map(|data| &data.modified).copied().filter(|var| lives(*var)).collect();
    // Where threads are is looked at by itself (`phases.rs`).
    let threads = cfa.program.has_threads();
    let phases: BTreeSet<VarId> =
        if threads { enumerated(pool, cfa.program).into_keys().collect() } else { BTreeSet::new() };
    let mut atoms = Vec::new();
    for term in pool.post_order(&conditions) {
        let comparison = matches!(
            pool.op(term),
            Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle | Op::Le | Op::Lt | Op::Eq
        );
        let plain = |term: Term| {
            let variables: Vec<_> =
                pool.variables(term).into_iter().map(|symbol| index.get(symbol)).collect();
            pool.size(term) <= LARGE
                && variables.iter().all(|var| var.is_some_and(lives))
                && variables.iter().flatten().any(|var| modified.contains(var))
                && !variables.iter().flatten().all(|var| phases.contains(var))
        };
        if *pool.sort(term) == Sort::Bool
            && (comparison || pool.symbol(term).is_some())
            && plain(term)
        {
            atoms.push(term);
        }
    }
    let changing = modified.iter().filter(|var| !phases.contains(var));
    let mut changing: BTreeSet<Term> = changing.map(|var| encoder.own(*var)).collect();
    let signs = Signs::new(pool, cfa.program);
    let mut made = Candidates { found: Vec::new(), known: BTreeSet::new() };
    for atom in &atoms {
        made.atom(pool, &signs, *atom);
    }
    let distances: Vec<(Term, Term)> = made
        .found
        .iter()
        .filter_map(|measure| match &measure.meaning {
            Meaning::Distance(pairs) => pairs.first().copied(),
            _ => None,
        })
        .collect();
    for term in &changing {
        made.number(pool, &signs, *term);
    }
    for atom in &atoms {
        made.condition(pool, *atom);
    }
    made.sums(pool, &distances);
    changing.retain(|term| !signs.bounded_by_overflow(pool, *term));
    made.sums_of_numbers(pool, &changing);
    let changes = |symbol: Symbol| index.get(symbol).is_some_and(|var| modified.contains(&var));
    made.found.retain(|measure| pool.variables(measure.term).into_iter().any(changes));
    made.found.truncate(MOST);
    for measure in &made.found {
        tracing::trace!(measure = %pool.display(measure.term), "candidate");
    }
    made.found
}

/// Candidates that count only where a condition holds: for loops that do one thing or another forever.
pub(super) fn guarded(pool: &mut TermPool, plain: &[Measure]) -> Vec<Measure> {
    let of = |wanted: fn(&Meaning) -> bool| plain.iter().filter(move |it| wanted(&it.meaning));
    let distances = of(|meaning| matches!(meaning, Meaning::Distance(pairs) if pairs.len() == 1));
    let distances: Vec<&Measure> = distances.take(2 * GUARDS).collect();
    let mut made = Candidates { found: Vec::new(), known: BTreeSet::new() };
    for condition in of(|meaning| matches!(meaning, Meaning::Ceases(_))).take(2 * GUARDS) {
        let Meaning::Ceases(holds) = condition.meaning else { continue };
        for distance in &distances {
            let zero = match *pool.sort(distance.term) {
                Sort::Bv(width) => pool.bv(0, width),
                _ => pool.int(0),
            };
            let term = pool.ite(holds, distance.term, zero);
            made.add(pool, term, Meaning::While(holds, Box::new(distance.meaning.clone())));
        }
    }
    made.found.truncate(MOST);
    made.found
}

/// Which numbers have a sign, so that C says nothing of their overflow, in a program that checks that.
struct Signs {
    symbols: FxHashSet<Symbol>,
}

impl Signs {
    fn new(pool: &TermPool, program: &Program) -> Self {
        let checked = program.claims.iter().any(|claim| claim.kind == ClaimKind::Overflow);
        let Some(debug) = program.debug.as_ref().filter(|_| checked) else {
            return Self { symbols: FxHashSet::default() };
        };
        // Shorter ones are converted before they are computed with, and wrap around when they are stored.
        let is_signed = |shape| matches!(debug.shape(shape), (Shape::Signed, 4..));
        // Copies of a variable have its name and its place.
        let place = |var: VarId| -> (&str, Option<Position>) {
            let data = program.variable(var);
            (&data.name, data.position)
        };
        let signed = debug.variables.iter().filter(|(_, shape)| is_signed(**shape));
        let places: FxHashSet<_> = signed.map(|(var, _)| place(*var)).collect();
        let all = (0..program.variables.len()).map(VarId::new);
        // Memory may hold such numbers.
        let of = |var: &VarId| {
            places.contains(&place(*var))
                || matches!(pool.sort(program.variable(*var).term), Sort::Array(..))
        };
        let terms = all.filter(of).map(|var| program.variable(var).term);
        Self { symbols: terms.filter_map(|term| pool.symbol(term)).collect() }
    }

    /// Whether only an overflow may keep a number in its range.
    fn bounded_by_overflow(&self, pool: &TermPool, term: Term) -> bool {
        let of_size = matches!(pool.sort(term), Sort::Bv(32..=64));
        of_size
            && !self.symbols.is_empty()
            && pool.variables(term).into_iter().any(|symbol| self.symbols.contains(&symbol))
    }
}

struct Candidates {
    found: Vec<Measure>,
    known: BTreeSet<Term>,
}

impl Candidates {
    fn add(&mut self, pool: &TermPool, term: Term, meaning: Meaning) {
        let useful = pool.value(term).is_none() && !depends_on_names(pool, term);
        if useful && self.known.insert(term) {
            self.found.push(Measure { term, meaning });
        }
    }

    /// What an atom suggests.
    fn atom(&mut self, pool: &mut TermPool, signs: &Signs, atom: Term) {
        let [a, b] = *pool.args(atom) else { return };
        let by_overflow = [a, b].into_iter().any(|term| signs.bounded_by_overflow(pool, term));
        let op = pool.op(atom);
        match pool.sort(a).clone() {
            Sort::Int => {
                for (high, low) in [(b, a), (a, b)] {
                    let distance = above(pool, high, low, false);
                    self.add(pool, distance, Meaning::Distance(vec![(high, low)]));
                }
            }
            Sort::Bv(_) => {
                let both: &[bool] = match op {
                    Op::BvSlt | Op::BvSle => &[true],
                    Op::BvUlt | Op::BvUle => &[false],
                    _ if by_overflow => &[true],
                    _ => &[true, false],
                };
                for signed in both {
                    for (high, low) in [(b, a), (a, b)] {
                        let distance = above(pool, high, low, *signed);
                        self.add(pool, distance, Meaning::Distance(vec![(high, low)]));
                    }
                }
                let wrapping = if by_overflow { &[][..] } else { &[(b, a), (a, b)] };
                for (high, low) in wrapping {
                    let difference = pool.bv_sub(*high, *low);
                    self.add(pool, difference, Meaning::Distance(vec![(*high, *low)]));
                }
                for operand in [a, b] {
                    if pool.value(operand).is_none() {
                        self.number(pool, signs, operand);
                    }
                }
            }
            _ => (),
        }
    }

    /// A number that may fall or grow.
    fn number(&mut self, pool: &mut TermPool, signs: &Signs, term: Term) {
        match pool.sort(term).clone() {
            Sort::Bv(width) if signs.bounded_by_overflow(pool, term) => {
                let zero = pool.bv(0, width);
                for (high, low) in [(term, zero), (zero, term)] {
                    let distance = above(pool, high, low, true);
                    self.add(pool, distance, Meaning::Distance(vec![(high, low)]));
                }
            }
            Sort::Int => {
                let zero = pool.int(0);
                for (high, low) in [(term, zero), (zero, term)] {
                    let distance = above(pool, high, low, false);
                    self.add(pool, distance, Meaning::Distance(vec![(high, low)]));
                }
            }
            Sort::Bv(width) => {
                let complement = pool.bv_not(term);
                self.add(pool, term, Meaning::Falls(term));
                self.add(pool, complement, Meaning::Grows(term));
                let sign = pool.bv(1, width);
                let shift = pool.bv(u64::from(width - 1), width);
                let sign = pool.bv_shl(sign, shift);
                for (value, meaning) in
                    [(term, Meaning::Falls(term)), (complement, Meaning::Grows(term))]
                {
                    let signed = pool.bv_xor(value, sign);
                    self.add(pool, signed, meaning);
                }
            }
            _ => (),
        }
    }

    /// A condition that may cease to hold, or begin to.
    fn condition(&mut self, pool: &mut TermPool, atom: Term) {
        let (zero, one) = (pool.bv(0, 2), pool.bv(1, 2));
        let negated = pool.not(atom);
        for condition in [atom, negated] {
            let term = pool.ite(condition, one, zero);
            self.add(pool, term, Meaning::Ceases(condition));
        }
    }

    /// Numbers without sign added to each other.
    fn sums_of_numbers(&mut self, pool: &mut TermPool, numbers: &BTreeSet<Term>) {
        let numbers: Vec<Term> = numbers.iter().copied().take(SUMS).collect();
        for (at, one) in numbers.iter().enumerate() {
            for other in &numbers[at + 1..] {
                if let (Sort::Bv(width), true) =
                    (pool.sort(*one).clone(), pool.sort(*one) == pool.sort(*other))
                {
                    let (a, b) = (pool.zero_extend(1, *one), pool.zero_extend(1, *other));
                    let (sum, zero) = (pool.bv_add(a, b), pool.bv(0, width));
                    self.add(pool, sum, Meaning::Distance(vec![(*one, zero), (*other, zero)]));
                }
            }
        }
    }

    /// Distances added to each other, and the smaller ones of two.
    fn sums(&mut self, pool: &mut TermPool, distances: &[(Term, Term)]) {
        let mut distances = distances.to_vec();
        distances.sort_by_key(|(high, low)| pool.size(*high) + pool.size(*low));
        let mut known = BTreeSet::new();
        distances.retain(|pair| known.insert(*pair));
        distances.truncate(SUMS);
        for (number, one) in distances.iter().enumerate() {
            for other in &distances[number + 1..] {
                let same = pool.sort(one.0) == pool.sort(other.0);
                if !same || *one == (other.1, other.0) {
                    continue;
                }
                let (a, b) = (above(pool, one.0, one.1, true), above(pool, other.0, other.1, true));
                let (sum, below) = if *pool.sort(a) == Sort::Int {
                    (pool.add(&[a, b]), pool.lt(a, b))
                } else {
                    let below = pool.bv_ult(a, b);
                    let (a, b) = (pool.zero_extend(1, a), pool.zero_extend(1, b));
                    (pool.bv_add(a, b), below)
                };
                self.add(pool, sum, Meaning::Distance(vec![*one, *other]));
                let smaller = pool.ite(below, a, b);
                self.add(pool, smaller, Meaning::Smaller([*one, *other]));
            }
        }
    }
}

/// How far a number is above another, and one more; 0 where it is below.
fn above(pool: &mut TermPool, high: Term, low: Term, signed: bool) -> Term {
    if *pool.sort(high) == Sort::Int {
        let (one, zero) = (pool.int(1), pool.int(0));
        let difference = pool.sub(high, low);
        let difference = pool.add(&[difference, one]);
        let positive = pool.gt(difference, zero);
        return pool.ite(positive, difference, zero);
    }
    let Sort::Bv(width) = *pool.sort(high) else { return high };
    let mut wide = |term| {
        if signed { pool.sign_extend(2, term) } else { pool.zero_extend(2, term) }
    };
    let (high, low) = (wide(high), wide(low));
    let (one, zero) = (pool.bv(1, width + 2), pool.bv(0, width + 2));
    let difference = pool.bv_sub(high, low);
    let difference = pool.bv_add(difference, one);
    let positive = pool.bv_slt(zero, difference);
    pool.ite(positive, difference, zero)
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_analysis::encode::Encoder;
    use symra_analysis::infer::live_with_auxiliary;
    use symra_ir::{Cfa, Task};
    use symra_terms::{Assignment, Value};

    fn number(pool: &TermPool, term: Term, values: &[(Term, Value)]) -> Value {
        let mut state = Assignment::default();
        for (variable, value) in values {
            state.set(pool.symbol(*variable).expect("it should be a variable"), value.clone());
        }
        pool.evaluate_in(term, &state)
    }

    #[test]
    fn a_distance_does_not_wrap_around() {
        let mut pool = TermPool::new();
        let [a, b] = ["a", "b"].map(|name| pool.var(name, &Sort::Bv(4)));
        for signed in [true, false] {
            let distance = above(&mut pool, a, b, signed);
            for high in 0..16_i64 {
                for low in 0..16_i64 {
                    let read = |n: i64| if signed && n > 7 { n - 16 } else { n };
                    let expected = (read(high) - read(low) + 1).max(0);
                    let bits = |n: i64| Value::bv(n.cast_unsigned(), 4);
                    let found = number(&pool, distance, &[(a, bits(high)), (b, bits(low))]);
                    assert_eq!(found, Value::bv(expected.cast_unsigned(), 6), "{high}, {low}");
                }
            }
        }
        let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Int));
        let distance = above(&mut pool, x, y, false);
        for (high, low, expected) in [(5, 3, 3), (3, 3, 1), (2, 3, 0), (-9, 3, 0)] {
            let values = [(x, Value::int(high)), (y, Value::int(low))];
            assert_eq!(number(&pool, distance, &values), Value::int(expected));
        }
    }

    /// The candidates for the only loop of a program.
    fn found(task: &mut Task) -> Vec<Measure> {
        let live = live_with_auxiliary(task);
        let Task { pool, program } = task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let encoder = Encoder::new(pool, &cfa, &live);
        let system = CutPoints::new(pool, encoder);
        let heads: BTreeSet<LocId> = cfa.forest.heads().collect();
        candidates(pool, &system, &heads)
    }

    #[test]
    fn candidates_are_about_what_the_loop_changes() {
        let mut task = symra_ir::parse(
            "global i : (_ BitVec 8)
            global n : (_ BitVec 8)
            global other : (_ BitVec 8)
            proc main() {
              start -> head : i := #x00
              head -> body : assume (bvult i n)
              body -> head : i := (bvadd i #x01)
              head -> last : assume (not (bvult i n))
              last -> bad : assume (= other n)
              error bad \"equal\"
            }",
        )
        .expect("the program should be right");
        let found = found(&mut task);
        assert!(!found.is_empty());
        let of = |index: usize| task.pool.symbol(task.program.variables[index].term);
        let [i, other] = [0, 2].map(|index| of(index).expect("it should be a variable"));
        for measure in &found {
            let names = task.pool.variables(measure.term);
            let text = task.pool.display(measure.term);
            assert!(names.contains(&i), "{text}: what the loop leaves alone measures nothing");
            assert!(!names.contains(&other), "{text}");
        }
        // How far `n` is above `i`: what decreases here.
        let [i, n] = [0, 1].map(|index| task.program.variables[index].term);
        let distance = above(&mut task.pool, n, i, false);
        assert!(found.iter().any(|measure| measure.term == distance));
        let terms: BTreeSet<Term> = found.iter().map(|measure| measure.term).collect();
        assert_eq!(terms.len(), found.len(), "each is there once");
    }
}
