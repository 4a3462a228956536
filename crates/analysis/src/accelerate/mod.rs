//! Loops whose rounds are all alike: what any number of rounds does, in one step.
//!
//! After Boigelot, "Symbolic methods for exploring infinite state spaces" (1998), and Kroening, Lewis and Weissenbacher,
//! "Under-approximating loops in C programs for fast counterexample detection" (CAV 2013).
//!
//! ```text
//! AC:1  a round: a path from a head back to it that passes no other head and no claim
//! AC:2  execute it: conditions p(x), values u(x); its inputs i are the same in each round
//! AC:3  u(x) - x has no variable that the round changes        =>  x grows by d = u(x) - x
//! AC:4  u grows by c from round to round, and x = u - c         =>  x grows by c (c = 0: it is set to what it was set to before)
//! AC:5  n rounds: p holds at x + j * d for all j < n (`throughout`)  ->  x := x + n * d
//! AC:6  rounds that are not alike: two of them may be, as where a flag changes each time
//! ```
//!
//! Soundness: what a shortcut does, the program can do with so many rounds. It can't do all that the program can: conditions may be
//! too strong, and rounds on different inputs are not looked at. So shortcuts only help to find violations, and whoever finds one
//! has it re-checked.

mod throughout;

use std::collections::BTreeMap;

use symra_ir::{EdgeId, LocId, VarId};
use symra_terms::{Sort, Symbol, Term, TermPool, Value};

use crate::encode::{Encoder, Memory};
use throughout::Growth;

/// More rounds than these of one loop are not looked at.
const ROUNDS: usize = 12;
/// A round with more edges is not looked at.
const LONGEST: usize = 200;
/// So many edges are followed from a head.
const SEARCHED: usize = 4000;

/// What any number of rounds of a loop does.
#[derive(Clone, Debug)]
pub struct Shortcut {
    /// The head of the loop.
    pub head: LocId,
    /// The edges of a round.
    pub round: Vec<EdgeId>,
    /// The inputs of a round: the position of the edge in the round, the variable, and the term that stands for the input.
    pub inputs: Vec<(usize, VarId, Term)>,
    /// The term that stands for the number of rounds.
    pub count: Term,
    /// Where so many rounds on these inputs are possible.
    pub condition: Term,
    /// What they lead to.
    pub values: Vec<(VarId, Term)>,
}

/// The shortcuts of all loops of an automaton.
pub fn shortcuts(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Vec<Shortcut> {
    let heads: Vec<LocId> = encoder.cfa.forest.heads().collect();
    let mut found: Vec<Shortcut> = Vec::new();
    // Each attempt has names of its own.
    let mut numbers = 0..;
    for head in heads {
        for round in rounds(encoder, head) {
            let (Some(number), Some(other)) = (numbers.next(), numbers.next()) else { break };
            let twice = [&round[..], &round[..]].concat();
            let one = shortcut(pool, encoder, head, round, number);
            found.extend(one.or_else(|| shortcut(pool, encoder, head, twice, other))); // AC:6
        }
    }
    found
}

/// AC:1, shorter ones are not preferred.
fn rounds(encoder: &Encoder<'_>, head: LocId) -> Vec<Vec<EdgeId>> {
    let cfa = encoder.cfa;
    let Some(members) = cfa.forest.loops.get(&head).map(|inside| &inside.members) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut path: Vec<EdgeId> = Vec::new();
    let mut open: Vec<Vec<EdgeId>> = vec![cfa.location(head).outgoing.clone()];
    let mut searched = 0;
    while let Some(edges) = open.last_mut() {
        searched += 1;
        if found.len() >= ROUNDS || searched > SEARCHED {
            break;
        }
        let Some(edge) = edges.pop() else {
            open.pop();
            path.pop();
            continue;
        };
        let to = cfa.edge(edge).to;
        let stops = cfa.is_head(to) || cfa.location(to).claim.is_some() || !members.contains(&to);
        if to == head {
            let mut round = path.clone();
            round.push(edge);
            found.push(round);
        } else if !stops && path.len() + 1 < LONGEST {
            path.push(edge);
            open.push(cfa.location(to).outgoing.clone());
        }
    }
    found
}

/// A round that was executed.
struct Executed {
    conditions: Vec<Term>,
    after: Memory,
    inputs: Vec<(usize, VarId, Term)>,
}

/// AC:2.
fn execute(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    round: &[EdgeId],
    number: usize,
) -> Executed {
    let (mut conditions, mut after, mut inputs) = (Vec::new(), Memory::new(), Vec::new());
    for (position, edge) in round.iter().enumerate() {
        let (condition, next) = encoder.next(pool, *edge, &after, &mut |pool, cfa, var| {
            let sort = pool.sort(cfa.term(var)).clone();
            let name = format!("?input.{number}.{position}.{}", var.index());
            let term = pool.var(&name, &sort);
            inputs.push((position, var, term));
            term
        });
        conditions.extend(condition);
        after = next;
    }
    Executed { conditions, after, inputs }
}

fn shortcut(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    head: LocId,
    round: Vec<EdgeId>,
    number: usize,
) -> Option<Shortcut> {
    let Executed { conditions, after, inputs } = execute(pool, encoder, &round, number);
    let own = |var: &VarId| encoder.cfa.term(*var);
    let changed: Vec<(VarId, Term)> = after
        .iter()
        .filter(|(var, term)| own(var) != **term)
        .map(|(var, term)| (*var, *term))
        .collect();
    let (grows, mut condition) = growth(pool, encoder, head, &changed)?;
    let widths = grows.values().filter_map(|by| pool.sort(*by).bv_width());
    let width = widths.max();
    let numbers = grows.values().all(|by| match pool.sort(*by) {
        Sort::Bv(_) => width.is_some(),
        Sort::Int => width.is_none(),
        _ => is_zero(pool, *by),
    });
    let moves = grows.values().any(|by| !is_zero(pool, *by));
    if !numbers || !moves {
        return None;
    }
    let sort = width.map_or(Sort::Int, Sort::Bv);
    let count = pool.var(&format!("?rounds.{number}"), &sort);
    let mut growth = Growth::new(pool, encoder, &grows, count);
    // AC:5
    condition.push(growth.at_least_one());
    for term in conditions {
        condition.push(growth.throughout(term));
    }
    let values = changed.iter().filter_map(|(var, _)| Some((*var, growth.after(*var)?))).collect();
    let condition = pool.and(&condition);
    if condition == pool.false_() {
        return None;
    }
    Some(Shortcut { head, round, inputs, count, condition, values })
}

/// AC:3 and AC:4: by how much variables grow in each round, and what must hold for that at first. Nothing if that is not so of a
/// variable that matters.
fn growth(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    head: LocId,
    changed: &[(VarId, Term)],
) -> Option<(BTreeMap<VarId, Term>, Vec<Term>)> {
    let mut grows: BTreeMap<VarId, Term> = BTreeMap::new();
    let mut conditions = Vec::new();
    let is_changed = |var: &VarId| changed.iter().any(|(other, _)| other == var);
    for (var, value) in changed {
        let own = encoder.cfa.term(*var);
        let by = match pool.sort(own) {
            Sort::Bv(_) => pool.bv_sub(*value, own),
            Sort::Int => pool.sub(*value, own),
            _ => continue,
        };
        if !encoder.variables(pool, by).iter().any(is_changed) {
            grows.insert(*var, by); // AC:3
        }
    }
    loop {
        let known = grows.len();
        for (var, value) in changed {
            let named = encoder.variables(pool, *value);
            let is_known = |var: &VarId| !is_changed(var) || grows.contains_key(var);
            if grows.contains_key(var) || !named.iter().all(is_known) {
                continue;
            }
            let own = encoder.cfa.term(*var);
            let still = |var: &VarId| grows.get(var).is_none_or(|by| is_zero(pool, *by));
            let by = if named.iter().all(still) {
                Some(zero(pool, own))
            } else {
                let mut growth = Growth::new(pool, encoder, &grows, own);
                growth.by_certainly(*value)
            };
            let Some(by) = by else { continue };
            // AC:4
            let before = match pool.sort(own) {
                Sort::Bv(_) => pool.bv_sub(*value, by),
                Sort::Int => pool.sub(*value, by),
                _ => *value,
            };
            conditions.push(pool.eq(own, before));
            grows.insert(*var, by);
        }
        if grows.len() == known {
            break;
        }
    }
    let matters = |var: &VarId| encoder.live.get(head.index()).is_none_or(|set| set.contains(*var));
    let all = changed.iter().all(|(var, _)| grows.contains_key(var) || !matters(var));
    all.then_some((grows, conditions))
}

/// What stands for no growth: of what is no number, anything that is constant.
fn zero(pool: &mut TermPool, own: Term) -> Term {
    match pool.sort(own).clone() {
        Sort::Bv(width) => pool.bv(0, width),
        Sort::Int => pool.int(0),
        _ => pool.false_(),
    }
}

fn is_zero(pool: &TermPool, by: Term) -> bool {
    match pool.value(by) {
        Some(Value::Bv(value)) => value.is_zero(),
        Some(Value::Int(value)) => value.is_zero(),
        Some(Value::Bool(value)) => !value,
        _ => false,
    }
}

/// The symbols of variables, with by how much these grow.
fn by_symbol(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    grows: &BTreeMap<VarId, Term>,
) -> BTreeMap<Symbol, Term> {
    let symbol = |var: &VarId| pool.symbol(encoder.cfa.term(*var));
    grows.iter().filter_map(|(var, by)| Some((symbol(var)?, *by))).collect()
}
