//! Measures of variables that only take constants, such as the states of a machine, or where a thread is: which of their values can come after which others.
//!
//! The changes of such a variable on the ways that are left are found one by one, as the solver finds them, until there are no others. They are the
//! edges of a graph; a change between two of its components is never taken back, so that the place of a component in their
//! order is a measure that never increases.

use std::collections::{BTreeMap, BTreeSet};

use symra_analysis::Annotation;
use symra_analysis::system::CutPoints;
use symra_ir::{LocId, Operation, Program, VarId};
use symra_smt::SmtError;
use symra_terms::{Assignment, Op, Sort, Term, TermPool, Value};
use symra_verdict::{Meaning, Measure};

use super::search::Search;

/// A variable with more constants is no such variable.
const VALUES: usize = 400;
/// So many conditions are put together with values.
const ATOMS: usize = 60;
/// Conditions with more subterms are not.
const SMALL: usize = 30;
const TRUE: Value = Value::Bool(true);
/// So many changes are looked at.
const CHANGES: usize = 600;

/// The variables that are only assigned constants, several ones, and these.
pub(super) fn enumerated(pool: &TermPool, program: &Program) -> BTreeMap<VarId, BTreeSet<u64>> {
    let mut values: BTreeMap<VarId, Option<BTreeSet<u64>>> = BTreeMap::new();
    for edge in &program.procedure(program.main).edges {
        match &edge.operation {
            Operation::Assign(pairs) => {
                for (var, term) in pairs {
                    let value = match pool.value(*term) {
                        Some(Value::Bv(bits)) => bits.to_u64(),
                        _ => None,
                    };
                    let known = values.entry(*var).or_insert_with(|| Some(BTreeSet::new()));
                    match (value, &mut *known) {
                        (Some(value), Some(all)) => {
                            all.insert(value);
                        }
                        _ => *known = None,
                    }
                }
            }
            Operation::Havoc(vars) => values.extend(vars.iter().map(|var| (*var, None))),
            Operation::Call { results, .. } => {
                values.extend(results.iter().map(|var| (*var, None)));
            }
            Operation::Assume(_) => (),
        }
    }
    let known = values.into_iter().filter_map(|(var, all)| Some((var, all?)));
    known.filter(|(_, all)| (2..=VALUES).contains(&all.len())).collect()
}

/// That variables have one of their values.
fn others(pool: &mut TermPool, vars: &[(Term, &BTreeSet<u64>)]) -> Vec<Term> {
    let mut parts = Vec::new();
    for (var, values) in vars {
        let Sort::Bv(width) = *pool.sort(*var) else { continue };
        for value in *values {
            let value = pool.bv(*value, width);
            parts.push(pool.eq(*var, value));
        }
    }
    parts
}

/// Guesses of what holds where threads are: for each of these variables and each value, which values others do not have, and which conditions of the
/// program hold or do not, as far as the states that were seen do not refute it.
pub(super) fn guesses(
    pool: &mut TermPool,
    system: &CutPoints<'_>,
    states: &BTreeMap<LocId, Vec<Assignment>>,
) -> Annotation {
    let encoder = &system.encoder;
    let known = enumerated(pool, encoder.cfa.program);
    let mut guesses = Annotation::new();
    for block in system.blocks.iter().filter(|block| !block.entry) {
        let Some(states) = states.get(&block.loc) else { continue };
        let live = &encoder.live[block.loc.index()];
        let vars: Vec<(Term, &BTreeSet<u64>)> = known
            .iter()
            .filter(|(var, _)| live.contains(**var))
            .map(|(var, values)| (encoder.own(*var), values))
            .collect();
        let conditions = block.block.conditions();
        let is_atom = |term: &Term| matches!(pool.op(*term), Op::Eq | Op::BvUlt | Op::BvUle);
        let small = |term: &Term| pool.size(*term) <= SMALL;
        let atoms: Vec<Term> =
            pool.post_order(&conditions).filter(is_atom).filter(small).take(ATOMS).collect();
        let own = guesses.entry(block.loc).or_default();
        for (number, (var, values)) in vars.iter().enumerate() {
            let Sort::Bv(width) = *pool.sort(*var) else { continue };
            for value in *values {
                let value = pool.bv(*value, width);
                let here = pool.eq(*var, value);
                let not_here = pool.not(here);
                let there = |state: &&Assignment| pool.evaluate_in(here, state) == TRUE;
                let seen: Vec<&Assignment> = states.iter().filter(there).collect();
                let mut parts = atoms.clone();
                parts.extend(others(pool, &vars[number + 1..]));
                for part in parts {
                    let holds = |state: &&Assignment| pool.evaluate_in(part, state) == TRUE;
                    let count = seen.iter().copied().filter(holds).count();
                    let negated = pool.not(part);
                    for (seen, part) in [(count == seen.len(), part), (count == 0, negated)] {
                        let guess = pool.or(&[not_here, part]);
                        if seen && guess != pool.true_() {
                            own.push(guess);
                        }
                    }
                }
            }
        }
        own.sort_unstable();
        own.dedup();
    }
    guesses
}

/// For each value the place of its component; those that nothing comes after have 0.
fn places(changes: &BTreeSet<(u64, u64)>) -> BTreeMap<u64, u64> {
    let mut after: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
    for (from, to) in changes {
        after.entry(*from).or_default().insert(*to);
        after.entry(*to).or_default();
    }
    let reached = |from: u64| {
        let mut seen = BTreeSet::new();
        let mut stack = vec![from];
        while let Some(at) = stack.pop() {
            stack.extend(after[&at].iter().filter(|next| seen.insert(**next)));
        }
        seen
    };
    let reached: BTreeMap<u64, BTreeSet<u64>> =
        after.keys().map(|value| (*value, reached(*value))).collect();
    // Who reaches fewer comes later; who reaches each other reaches the same.
    let count = |value: u64| {
        let own = &reached[&value];
        own.len() as u64 + u64::from(!own.contains(&value))
    };
    let all: BTreeSet<u64> = after.keys().map(|value| count(*value)).collect();
    let place = |count: u64| all.iter().take_while(|other| **other < count).count() as u64;
    after.keys().map(|value| (*value, place(count(*value)))).collect()
}

impl Search<'_, '_, '_> {
    /// Takes such measures. Whether there were any.
    pub(super) fn phases(
        &mut self,
        pool: &mut TermPool,
        component: &BTreeSet<LocId>,
        inside: &[usize],
    ) -> Result<bool, SmtError> {
        let encoder = &self.system.encoder;
        let lives =
            |var: &VarId| component.iter().all(|head| encoder.live[head.index()].contains(*var));
        let vars = enumerated(pool, encoder.cfa.program).into_keys().filter(lives);
        let vars: Vec<Term> = vars.map(|var| encoder.own(var)).collect();
        let mut progress = false;
        for var in vars {
            if self.budget.spent().is_some() {
                break;
            }
            let Some(changes) = self.changes(pool, var, inside)? else { continue };
            let places = places(&changes);
            if changes.iter().all(|(from, to)| places[from] == places[to]) {
                continue;
            }
            let Sort::Bv(width) = *pool.sort(var) else { continue };
            let mut term = pool.bv(0, 16);
            for (value, place) in places.into_iter().filter(|(_, place)| *place > 0) {
                let (value, place) = (pool.bv(value, width), pool.bv(place, 16));
                let here = pool.eq(var, value);
                term = pool.ite(here, place, term);
            }
            let measure = Measure { term, meaning: Meaning::Passes(var) };
            let mut after = BTreeMap::new();
            for way in inside {
                after.insert(*way, vec![self.after(pool, *way, term)]);
            }
            self.take(pool, component, &measure, inside, &after, 0);
            progress = true;
        }
        Ok(progress)
    }

    /// The changes of a variable on ways that are left; nothing if they are too many, or not known.
    fn changes(
        &mut self,
        pool: &mut TermPool,
        var: Term,
        inside: &[usize],
    ) -> Result<Option<BTreeSet<(u64, u64)>>, SmtError> {
        let Sort::Bv(width) = *pool.sort(var) else { return Ok(None) };
        let mut found: BTreeSet<(u64, u64)> = BTreeSet::new();
        for way in inside {
            let there = self.after(pool, *way, var);
            let is = |pool: &mut TermPool, (from, to): (u64, u64)| {
                let (from, to) = (pool.bv(from, width), pool.bv(to, width));
                let (before, after) = (pool.eq(var, from), pool.eq(there, to));
                let both = pool.and(&[before, after]);
                pool.not(both)
            };
            let mut others = vec![pool.ne(var, there)];
            for change in &found {
                others.push(is(pool, *change));
            }
            loop {
                if self.budget.spent().is_some() || found.len() > CHANGES {
                    return Ok(None);
                }
                let mut change = None;
                let answer = self.ask(pool, *way, &others, &mut |values| {
                    let number = |value: Value| match value {
                        Value::Bv(bits) => bits.to_u64(),
                        _ => None,
                    };
                    let (from, to) = (values.value(var)?, values.value(there)?);
                    change = number(from).zip(number(to));
                    Ok(())
                })?;
                match (answer, change) {
                    (Some(false), _) => break,
                    (Some(true), Some(change)) if found.insert(change) => {
                        others.push(is(pool, change));
                    }
                    _ => return Ok(None),
                }
            }
        }
        Ok(Some(found))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::testing::Random;

    #[test]
    fn places_never_rise_and_fall_where_there_is_no_way_back() {
        for seed in 0..200 {
            let mut random = Random::new(seed);
            let count = 1 + random.below(12);
            let changes: BTreeSet<(u64, u64)> =
                (0..count).map(|_| (random.number() % 7, random.number() % 7)).collect();
            let places = places(&changes);
            let leads = |from: u64, to: u64| {
                let (mut seen, mut stack) = (BTreeSet::new(), vec![from]);
                while let Some(at) = stack.pop() {
                    for (_, next) in changes.iter().filter(|(from, _)| *from == at) {
                        if seen.insert(*next) {
                            stack.push(*next);
                        }
                    }
                }
                seen.contains(&to)
            };
            for (from, to) in &changes {
                if leads(*to, *from) {
                    assert_eq!(places[from], places[to], "seed {seed}: {from} and {to}");
                } else {
                    assert!(places[from] > places[to], "seed {seed}: {from} to {to}");
                }
            }
        }
    }

    #[test]
    fn only_what_takes_several_constants_is_enumerated() {
        let task = symra_ir::parse(
            "global state : (_ BitVec 8)
            global once : (_ BitVec 8)
            global counted : (_ BitVec 8)
            global input : (_ BitVec 8)
            proc main() {
              start -> a : state := #x01, once := #x05, counted := #x00, input := #x01
              a -> b : state := #x02, counted := (bvadd counted #x01), input := #x02
              b -> a : havoc input
            }",
        )
        .expect("the program should be right");
        let found = enumerated(&task.pool, &task.program);
        let names: Vec<&str> = found.keys().map(|var| &*task.program.variable(*var).name).collect();
        assert_eq!(names, ["state"]);
        assert_eq!(found[&VarId::new(0)], BTreeSet::from([1, 2]));
    }
}
