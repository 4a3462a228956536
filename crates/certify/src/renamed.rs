//! States that differ from others in the names of objects alone.
//!
//! Where a program treats all names alike (`symra_ir::Names`), let `p` be a permutation of names that keeps those of the program's
//! text and takes the names from the counter's value on to those from another value on. Then edges lead from a state with `p`
//! put on it just where they lead from the state itself, with `p` put on what they lead to. So if every path
//! from the states of the formulas leads to states of the formulas with some such `p` put on them, and none reaches a claim, then
//! every state of a run is a state of a formula with such a permutation put on it, and none is at a claim: the permutations are a
//! group, and the one of the next path is put after those of the paths before. Permutations are put on states at heads of loops, and
//! on those that come after them, which is where names are treated alike.
//!
//! Checked here: the program treats names alike; the states tell the counter's value; the given names are different ones below it,
//! others below the other value are given for them, and none is one of the text. Such a map of finitely many names is a part of such a
//! permutation. Names from 2^47 on are never given.

use std::collections::BTreeSet;

use symra_ir::{LocRef, LoopForest, Names, Program, name_of, names_in, rename};
use symra_terms::{Op, Term, TermPool};
use symra_verdict::RenamedStates;

use crate::conjuncts;

/// States of formulas, and the same with other names.
pub(crate) struct OtherNames {
    /// States that must be states of the formulas.
    pub(crate) states: Vec<(LocRef, Term)>,
    /// What they are with other names.
    renamed: Vec<(LocRef, Term)>,
}

impl OtherNames {
    /// The states with other names; or what is wrong with them.
    pub(crate) fn new(
        pool: &mut TermPool,
        program: &Program,
        renamed: &[RenamedStates],
    ) -> Result<Self, String> {
        let mut all = Self { states: Vec::new(), renamed: Vec::new() };
        if renamed.is_empty() {
            return Ok(all);
        }
        let names = Names::of(pool, program).ok_or("the program does not treat all names alike")?;
        let heads = LoopForest::new(program.procedure(program.main));
        for given in renamed {
            if given.at.proc != program.main || !heads.is_head(given.at.loc) {
                return Err("renamed states are not at a loop head".to_owned());
            }
            let other = with_names(pool, program, &names, given)
                .ok_or("the renaming does not give the same states")?;
            all.states.push((given.at, given.states));
            all.renamed.push((given.at, other));
        }
        Ok(all)
    }

    /// The formula, or states of a location with other names.
    pub(crate) fn or(&self, pool: &mut TermPool, at: LocRef, formula: Term) -> Term {
        let own = self.renamed.iter().filter(|(other, _)| *other == at);
        let mut cases: Vec<Term> = own.map(|(_, states)| *states).collect();
        cases.push(formula);
        pool.or(&cases)
    }
}

/// The states with the other names, if these are such that a permutation gives them.
fn with_names(
    pool: &mut TermPool,
    program: &Program,
    names: &Names,
    given: &RenamedStates,
) -> Option<Term> {
    let counter = program.variable(names.counter).term;
    let next = value_of(pool, given.states, counter)?;
    let other_next = given.names.iter().find(|(name, _)| *name == next)?.1;
    let is_new = |name: u64| names.is_new(name);
    let before = |name: u64, next: u64| is_new(name) && name < next;
    let fits = given
        .names
        .iter()
        .all(|(name, other)| *name == next || (before(*name, next) && before(*other, other_next)));
    let different = |names: BTreeSet<u64>| names.len() == given.names.len();
    let known = given.names.iter().map(|(name, _)| *name).collect();
    let others = given.names.iter().map(|(_, other)| *other).collect();
    if !fits || !is_new(next) || !is_new(other_next) || !different(known) || !different(others) {
        return None;
    }
    if !names.allows(pool, given.states)
        || names_in(pool, given.states).iter().any(|name| is_new(*name) && *name > next)
    {
        return None;
    }
    let other = |name: u64| {
        if !is_new(name) {
            return Some(name);
        }
        given.names.iter().find(|(own, _)| *own == name).map(|(_, other)| *other)
    };
    rename(pool, given.states, &other)
}

/// The name that a formula says a variable has.
fn value_of(pool: &TermPool, formula: Term, variable: Term) -> Option<u64> {
    conjuncts(pool, formula).iter().find_map(|part| {
        let [a, b] = *pool.args(*part) else { return None };
        if pool.op(*part) != Op::Eq {
            return None;
        }
        let value = if a == variable {
            b
        } else if b == variable {
            a
        } else {
            return None;
        };
        name_of(pool, value).map(|(name, _)| name)
    })
}
