//! Guesses about sums that loops conserve ([`HornSystem::conserved`](crate::horn::HornSystem::conserved)), and about what sums
//! are bounded by ([`HornSystem::rates`](crate::horn::HornSystem::rates)).
//!
//! ```text
//! if (k >= n) for (j = 0; j < n; j++) k--;
//! ```
//!
//! What held of `k` before the loop holds of `k + j` in it: `k + j >= n`, also where that sum wraps around.
//!
//! ```text
//! for (i = 0; i < n; i++) s += a[i] % 3;
//! ```
//!
//! No round adds more than 2, so `s <= 2 * i`.

use symra_ir::{LocId, VarId};
use symra_terms::{Sort, Substitution, Term, TermPool};

use super::atoms::{at_most, is_number};
use super::candidates::conditions;
use crate::Annotation;
use crate::encode::Encoder;
use crate::horn::{Rates, Sum};
use crate::system::CutPoints;

/// At most so many guesses are made for a head.
const GUESSES: usize = 60;
/// At most so many variables that a loop leaves as they are are compared with a sum.
const COMPARED: usize = 6;

/// The guesses for all heads.
pub(super) fn guesses(
    pool: &mut TermPool,
    system: &mut CutPoints<'_>,
    sums: &[(LocId, Sum)],
) -> Annotation {
    let mut all = Annotation::new();
    let conditions = conditions(pool, &system.encoder);
    for (head, sum) in sums {
        for number in 0..sum.len() {
            let mut others = sum.clone();
            let one = others.swap_remove(number);
            let Some(before) = before(pool, system, *head, one, &others) else { continue };
            let found = about(pool, &mut system.encoder, *head, (one.0, before), &conditions);
            let guesses = all.entry(*head).or_default();
            guesses.extend(found);
            guesses.truncate(GUESSES);
        }
    }
    all
}

/// What a variable was before the loop, by what it and the others are: itself, and how much the others have changed.
fn before(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    head: LocId,
    (variable, factor): (Term, u64),
    others: &Sum,
) -> Option<Term> {
    let Sort::Bv(width) = *pool.sort(variable) else { return None };
    let mask = u64::MAX >> (64 - width);
    let minus = match factor {
        1 => false,
        _ if factor == mask => true,
        _ => return None,
    };
    let mut sum = vec![variable];
    for (other, factor) in others {
        let factor = if minus { factor.wrapping_neg() & mask } else { *factor };
        let start = start(pool, system, head, *other);
        let change = start.map_or(*other, |start| pool.bv_sub(*other, start));
        let factor = pool.bv(factor, width);
        sum.push(pool.bv_mul(factor, change));
    }
    Some(pool.bv_sum(&sum))
}

/// The number that a variable has whenever a run comes to a loop from outside, as far as the blocks before it tell.
fn start(pool: &TermPool, system: &CutPoints<'_>, head: LocId, variable: Term) -> Option<Term> {
    let loops = &system.encoder.cfa.forest.loops;
    let var = system.encoder.cfa.variables().find(|var| system.encoder.own(*var) == variable)?;
    let mut found = None;
    let mut seen = vec![head];
    let mut index = 0;
    while let Some(head) = seen.get(index).copied() {
        index += 1;
        for cut in system.blocks.iter().filter(|cut| !loops[&head].members.contains(&cut.loc)) {
            for arrival in cut.block.arrivals.iter().filter(|arrival| arrival.loc == head) {
                let value = arrival.memory.get(&var).copied().unwrap_or(variable);
                let is_number = is_number(pool, value);
                if is_number && found.is_none_or(|number| number == value) {
                    found = Some(value);
                } else if value == variable && !cut.entry && !loops[&cut.loc].modifies(var) {
                    // An earlier loop leaves it as it is.
                    if !seen.contains(&cut.loc) {
                        seen.push(cut.loc);
                    }
                } else {
                    return None;
                }
            }
        }
    }
    found
}

/// What is asked of the variable alone, or beside what the loop leaves as it is, and bounds by that.
fn about(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    head: LocId,
    (variable, before): (Term, Term),
    conditions: &[Term],
) -> Vec<Term> {
    let Some(symbol) = pool.symbol(variable) else { return Vec::new() };
    let data = &encoder.cfa.forest.loops[&head];
    let mut found = Vec::new();
    for condition in conditions {
        let used = encoder.variables(pool, *condition);
        let is_other = |var: &VarId| encoder.own(*var) != variable && data.modifies(*var);
        let live = &encoder.live[head.index()];
        if !pool.variables(*condition).contains(&symbol)
            || used.iter().any(|var| is_other(var) || !live.contains(*var))
        {
            continue;
        }
        let mut substitution = Substitution::default();
        substitution.bind(symbol, before);
        let guess = substitution.apply(pool, *condition);
        found.extend([guess, pool.not(guess)]);
    }
    let live = &encoder.live[head.index()];
    let still = encoder.cfa.variables().filter(|var| {
        live.contains(*var)
            && !data.modifies(*var)
            && encoder.is_numeric(*var)
            && pool.sort(encoder.own(*var)) == pool.sort(variable)
    });
    let still: Vec<Term> = still.take(COMPARED).map(|var| encoder.own(var)).collect();
    for bound in still {
        found.extend(at_most(pool, before, bound));
        found.extend(at_most(pool, bound, before));
    }
    found
}

/// The guesses that a variable is within what a counter says.
pub(super) fn within_rates(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    rates: &[(LocId, Rates)],
) -> Annotation {
    let mut all = Annotation::new();
    for (head, rates) in rates {
        for (counter, grows) in &rates.counters {
            let Some(began) = start(pool, system, *head, *counter) else { continue };
            let rounds =
                if *grows { pool.bv_sub(*counter, began) } else { pool.bv_sub(began, *counter) };
            for (variable, least, most) in &rates.changes {
                let Some(start) = start(pool, system, *head, *variable) else { continue };
                let found = all.entry(*head).or_default();
                for (rate, is_most) in [(*least, false), (*most, true)] {
                    let bound = after(pool, rounds, start, rate);
                    let (a, b) = if is_most { (*variable, bound) } else { (bound, *variable) };
                    found.push(pool.bv_sle(a, b));
                    if *least >= 0 {
                        found.push(pool.bv_ule(a, b));
                    }
                }
            }
        }
    }
    all
}

/// What a number is after so many rounds that add a rate.
fn after(pool: &mut TermPool, rounds: Term, start: Term, rate: i64) -> Term {
    let (Sort::Bv(from), Sort::Bv(to)) = (pool.sort(rounds).clone(), pool.sort(start).clone())
    else {
        return start;
    };
    let rounds = match to.checked_sub(from) {
        Some(more) => pool.zero_extend(more, rounds),
        None => pool.extract(to - 1, 0, rounds),
    };
    let rate = pool.constant(symra_terms::BitVec::from_i64(rate, to).into());
    let grown = pool.bv_mul(rate, rounds);
    pool.bv_add(start, grown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::{Cfa, Task};
    use symra_terms::{Assignment, Value};

    fn system<T>(text: &str, inner: impl FnOnce(&mut TermPool, LocId, CutPoints<'_>) -> T) -> T {
        let mut task = symra_ir::parse(text).expect("the program should be right");
        let live = crate::infer::live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let encoder = Encoder::new(pool, &cfa, &live);
        let system = CutPoints::new(pool, encoder);
        let head = cfa.forest.heads().next().expect("there should be a loop");
        inner(pool, head, system)
    }

    /// The header's program: what is taken from `k` is added to `j`.
    const MOVED: &str = "global k : (_ BitVec 8)
        global j : (_ BitVec 8)
        global n : (_ BitVec 8)
        proc main() {
          start -> large : assume (bvsle n k)
          large -> head : j := #x05
          head -> body : assume (bvslt j n)
          body -> head : j := (bvadd j #x01), k := (bvsub k #x01)
          head -> bad : assume (and (not (bvslt j n)) (bvslt k #x00))
          error bad \"below\"
        }";

    #[test]
    fn what_held_before_the_loop_is_guessed_of_the_sum() {
        system(MOVED, |pool, head, mut system| {
            let [k, j, n] = ["k", "j", "n"].map(|name| pool.var(name, &Sort::Bv(8)));
            assert_eq!(start(pool, &system, head, j), Some(pool.bv(5, 8)));
            assert_eq!(start(pool, &system, head, k), None, "it may be anything");
            let sums = vec![(head, vec![(k, 1), (j, 1)])];
            let found = guesses(pool, &mut system, &sums);
            // Before the loop `k` was what `k + (j - 5)` is now.
            let five = pool.bv(5, 8);
            let moved = pool.bv_sub(j, five);
            let before = pool.bv_sum(&[k, moved]);
            let wanted = pool.bv_sle(n, before);
            assert!(found[&head].contains(&wanted), "{}", pool.display(wanted));
            assert!(found[&head].len() <= GUESSES);
        });
    }

    #[test]
    fn a_sum_is_within_its_rate() {
        let mut pool = TermPool::new();
        let rounds = pool.var("i", &Sort::Bv(8));
        let begin = pool.bv(10, 16);
        let symbol = pool.symbol(rounds).expect("it should be a variable");
        for (rate, expected) in [(3, 10 + 3 * 7), (-1, 10 - 7), (0, 10)] {
            let grown = after(&mut pool, rounds, begin, rate);
            let mut state = Assignment::default();
            state.set(symbol, Value::bv(7, 8));
            assert_eq!(pool.evaluate_in(grown, &state), Value::bv(expected, 16), "{rate}");
        }
    }

    #[test]
    fn bounds_by_a_counter_hold_where_the_rates_do() {
        let text = "global i : (_ BitVec 16)
            global s : (_ BitVec 16)
            global in : (_ BitVec 16)
            proc main() {
              start -> head : i := #x0000, s := #x0000
              head -> read : havoc in
              read -> head : i := (bvadd i #x0001), s := (bvadd s (bvand in #x0003))
              head -> bad : assume (bvult i s)
              error bad \"more\"
            }";
        system(text, |pool, head, system| {
            let [i, s] = ["i", "s"].map(|name| pool.var(name, &Sort::Bv(16)));
            let rates = Rates { counters: vec![(i, true)], changes: vec![(s, 0, 3)] };
            let found = within_rates(pool, &system, &[(head, rates)]);
            assert!(!found[&head].is_empty());
            let holds = |guess: Term, rounds: u64, sum: u64| {
                let mut state = Assignment::default();
                for (term, value) in [(i, rounds), (s, sum)] {
                    state.set(pool.symbol(term).expect("a variable"), Value::bv(value, 16));
                }
                pool.evaluate_in(guess, &state) == Value::Bool(true)
            };
            for guess in &found[&head] {
                assert!((0..=15).all(|sum| holds(*guess, 5, sum)), "{}", pool.display(*guess));
            }
            assert!(found[&head].iter().any(|guess| !holds(*guess, 5, 16)), "one bounds the sum");
        });
    }
}
