//! The roles of variables: which are enumerated, and which are numeric.
//!
//! A bit-vector that is only assigned, copied and compared for equality is enumerated: the state of a protocol, say. To know
//! of it that it is below a bound, or equal to an unrelated variable, helps by accident only.

use rustc_hash::FxHashSet;
use symra_ir::{Action, Cfa, VarId, VariableIndex};
use symra_terms::{Op, Sort, Term, TermPool};

/// Which variables of an automaton are numeric: something is computed from them, or they are ordered. The others are
/// enumerated.
#[derive(Clone, Debug, Default)]
pub struct Roles {
    numeric: FxHashSet<VarId>,
}

impl Roles {
    /// The roles of an automaton's variables.
    pub fn new(pool: &TermPool, cfa: &Cfa<'_>) -> Self {
        Self { numeric: numeric(pool, cfa) }
    }

    /// Whether a variable is numeric.
    pub fn is_numeric(&self, var: VarId) -> bool {
        self.numeric.contains(&var)
    }
}

fn numeric(pool: &TermPool, cfa: &Cfa<'_>) -> FxHashSet<VarId> {
    let index = VariableIndex::new(cfa.program, pool);
    let mut numbers = FxHashSet::default();
    let mut copies: Vec<(VarId, VarId)> = Vec::new();
    let mut seen: FxHashSet<(Term, bool)> = FxHashSet::default();
    for edge in cfa.edges() {
        match edge.action {
            Action::Assume(term) => {
                walk(pool, &index, term, &mut seen, &mut |var| {
                    numbers.insert(var);
                });
            }
            Action::Assign(pairs) => {
                for (var, term) in pairs {
                    walk(pool, &index, *term, &mut seen, &mut |var| {
                        numbers.insert(var);
                    });
                    let mut computed = false;
                    for source in sources(pool, *term) {
                        match pool.op(source) {
                            Op::Var(symbol) => {
                                copies.extend(index.get(symbol).map(|from| (*var, from)));
                            }
                            Op::Const(_) => (),
                            _ => computed = true,
                        }
                    }
                    if computed {
                        numbers.insert(*var);
                    }
                }
            }
            Action::Havoc(_) => (),
        }
    }
    // A copy of a number is a number, and what is copied to a number was one.
    loop {
        let before = numbers.len();
        for (to, from) in &copies {
            if numbers.contains(from) {
                numbers.insert(*to);
            }
        }
        if numbers.len() == before {
            return numbers;
        }
    }
}

/// What a term's value may be: the branches of its case distinctions.
fn sources(pool: &TermPool, term: Term) -> Vec<Term> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut stack = vec![term];
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        if pool.op(term) == Op::Ite {
            stack.extend(&pool.args(term)[1..]);
        } else {
            found.push(term);
        }
    }
    found
}

/// Calls `found` for the variables that something is computed from.
fn walk(
    pool: &TermPool,
    index: &VariableIndex,
    term: Term,
    seen: &mut FxHashSet<(Term, bool)>,
    found: &mut dyn FnMut(VarId),
) {
    let mut stack = vec![(term, false)];
    while let Some((term, inside)) = stack.pop() {
        if !seen.insert((term, inside)) {
            continue;
        }
        match pool.op(term) {
            Op::Var(symbol) => {
                if inside && let Some(var) = index.get(symbol) {
                    found(var);
                }
            }
            Op::Ite => {
                let args = pool.args(term);
                stack.push((args[0], false));
                stack.extend(args[1..].iter().map(|arg| (*arg, inside)));
            }
            Op::Eq | Op::Not | Op::And | Op::Or => {
                stack.extend(pool.args(term).iter().map(|arg| (*arg, false)));
            }
            // Access to memory computes nothing from what is stored; an index is a number.
            Op::Store | Op::Select => {
                let args = pool.args(term);
                stack.push((args[0], false));
                stack.push((args[1], true));
                stack.extend(args.get(2).map(|arg| (*arg, false)));
            }
            _ => {
                let bits = |arg: &Term| matches!(pool.sort(*arg), Sort::Bv(_) | Sort::Int);
                stack.extend(pool.args(term).iter().map(|arg| (*arg, bits(arg))));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_enumerated_and_a_counter_numeric() {
        let task = symra_ir::parse(
            "global state : (_ BitVec 32)
            global old : (_ BitVec 32)
            global count : (_ BitVec 32)
            global copy : (_ BitVec 32)
            proc main() {
              start -> a : state := #x00000001
              a -> b : old := state
              b -> c : assume (= old #x00000002)
              c -> d : count := (bvadd count #x00000001)
              d -> e : copy := count
            }",
        )
        .unwrap();
        let cfa = Cfa::new(&task.program).unwrap();
        let roles = Roles::new(&task.pool, &cfa);
        let names: Vec<&str> = (0..4)
            .filter(|index| roles.is_numeric(VarId::new(*index)))
            .map(|index| &*task.program.variables[index].name)
            .collect();
        assert_eq!(names, ["count", "copy"]);
    }
}
