//! Constraints of a state over the variables of the program, and formulas taken backwards over edges.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_analysis::encode::{Encoder, Memory};
use symra_analysis::infer::atoms::{conjuncts, disjuncts};
use symra_ir::{Action, EdgeId, LocId, VarId};
use symra_terms::{Op, Substitution, Symbol, Term, TermPool};

/// What is known of the variables that matter at a location, in terms of them: the state has this memory, and the facts hold.
/// What can't be said without other symbols is left out, so this follows from the state and may be weaker. `changes` says how
/// often the path has changed variables.
pub(super) fn project(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    loc: LocId,
    memory: &Memory,
    facts: &[Term],
    changes: &FxHashMap<VarId, usize>,
) -> Vec<Term> {
    let live = &encoder.live[loc.index()];
    let mut vars: Vec<_> = encoder.cfa.variables().filter(|var| live.contains(*var)).collect();
    // What was changed least often comes first: the paper's vectors have a constraint for each change.
    vars.sort_by_key(|var| changes.get(var).copied().unwrap_or(0));
    let value = |var: &_| memory.get(var).copied().unwrap_or_else(|| encoder.own(*var));
    // A symbol that a variable holds, or holds but for a number, is that variable's value.
    let mut solved = Substitution::default();
    let mut known: FxHashSet<Symbol> = FxHashSet::default();
    let mut definitions = FxHashSet::default();
    for exact in [true, false] {
        for var in &vars {
            let own = encoder.own(*var);
            let found = if exact {
                pool.symbol(value(var)).map(|symbol| (symbol, own))
            } else {
                shifted(pool, value(var), own)
            };
            if let Some((symbol, term)) = found
                && known.insert(symbol)
            {
                solved.bind(symbol, term);
                definitions.insert(*var);
            }
        }
    }
    let mut found = Vec::new();
    let expressible =
        |pool: &TermPool, term| pool.variables(term).iter().all(|symbol| known.contains(symbol));
    for var in &vars {
        let (own, held) = (encoder.own(*var), value(var));
        if !definitions.contains(var) && expressible(pool, held) {
            let held = solved.apply(pool, held);
            let equation = pool.eq(own, held);
            add(pool, &mut found, equation);
        }
    }
    for fact in facts {
        if expressible(pool, *fact) {
            let fact = solved.apply(pool, *fact);
            add(pool, &mut found, fact);
        }
    }
    found
}

fn add(pool: &TermPool, found: &mut Vec<Term>, formula: Term) {
    for part in conjuncts(pool, formula) {
        if pool.value(part).is_none() && !found.contains(&part) {
            found.push(part);
        }
    }
}

/// Of a value s + n, where n is a number, the symbol s, and what it is in terms of the variable that holds the value.
fn shifted(pool: &mut TermPool, value: Term, own: Term) -> Option<(Symbol, Term)> {
    let op = pool.op(value);
    let &[a, b] = pool.args(value) else { return None };
    let (symbol, number) = match (pool.symbol(a), pool.symbol(b)) {
        (Some(symbol), None) => (symbol, b),
        (None, Some(symbol)) => (symbol, a),
        _ => return None,
    };
    pool.value(number)?;
    match op {
        Op::Add => {
            let negated = pool.neg(number);
            Some((symbol, pool.add(&[own, negated])))
        }
        Op::BvAdd => Some((symbol, pool.bv_sub(own, number))),
        _ => None,
    }
}

/// A formula that makes `formula` hold after an edge: the weakest one, except that after an arbitrary choice the disjuncts about
/// the value chosen are lost.
pub(super) fn before(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    edge: EdgeId,
    formula: Term,
) -> Term {
    match encoder.cfa.edge(edge).action {
        Action::Assume(term) => pool.implies(term, formula),
        Action::Assign(pairs) => {
            let mut substitution = Substitution::default();
            for (var, term) in pairs {
                let symbol = pool.symbol(encoder.own(*var));
                substitution.bind(symbol.expect("a variable should be one"), *term);
            }
            substitution.apply(pool, formula)
        }
        Action::Havoc(vars) => {
            let mut left = Vec::new();
            for conjunct in conjuncts(pool, formula) {
                let mut parts = disjuncts(pool, conjunct);
                parts.retain(|part| {
                    let used = encoder.variables(pool, *part);
                    !used.iter().any(|var| vars.contains(var))
                });
                left.push(pool.or(&parts));
            }
            pool.and(&left)
        }
    }
}
