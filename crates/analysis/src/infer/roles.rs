//! The roles of variables: which are enumerated, and which are numeric.
//!
//! A bit-vector that is only assigned, copied and compared for equality is enumerated: the state of a protocol, say. To know
//! of it that it is below a bound, or equal to an unrelated variable, helps by accident only.
//!
//! A flag is a number that is only counted together with others: it gets constants, inputs and other flags, and is not ordered by itself.
//! What matters of it is its value.
//!
//! Variables are related if the program compares them, computes one from the other, or uses both as indices of an array, and
//! all that count (`x := x + e`) are related to each other.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{Action, Cfa, VarId, VariableIndex};
use symra_terms::{Op, Sort, Term, TermPool};

/// Which variables of an automaton are numeric: something is computed from them, or they are ordered. The others are
/// enumerated.
#[derive(Clone, Debug, Default)]
pub struct Roles {
    numeric: FxHashSet<VarId>,
    flags: FxHashSet<VarId>,
    kinds: Kinds,
}

impl Roles {
    /// The roles of an automaton's variables.
    pub fn new(pool: &TermPool, cfa: &Cfa<'_>) -> Self {
        Self { numeric: numeric(pool, cfa), flags: flags(pool, cfa), kinds: Kinds::new(pool, cfa) }
    }

    /// Whether a variable is numeric.
    pub fn is_numeric(&self, var: VarId) -> bool {
        self.numeric.contains(&var)
    }

    /// Whether a variable is numeric and no flag.
    pub fn is_ordered(&self, var: VarId) -> bool {
        self.is_numeric(var) && !self.flags.contains(&var)
    }

    /// Whether two variables are related.
    pub fn are_related(&self, a: VarId, b: VarId) -> bool {
        self.kinds.of(a) == self.kinds.of(b)
    }
}

fn flags(pool: &TermPool, cfa: &Cfa<'_>) -> FxHashSet<VarId> {
    let index = VariableIndex::new(cfa.program, pool);
    let (mut named, mut others) = (FxHashSet::default(), FxHashSet::default());
    let mut copies: Vec<(VarId, VarId)> = Vec::new();
    let mut terms = Vec::new();
    for edge in cfa.edges() {
        match edge.action {
            Action::Assume(term) => terms.push(term),
            Action::Assign(pairs) => {
                for (var, term) in pairs {
                    terms.push(*term);
                    for source in sources(pool, *term) {
                        match pool.op(source) {
                            Op::Var(symbol) => {
                                copies.extend(index.get(symbol).map(|from| (*var, from)));
                            }
                            Op::Const(_) => drop(named.insert(*var)),
                            _ => drop(others.insert(*var)),
                        }
                    }
                }
            }
            Action::Havoc(_) => (),
        }
    }
    for term in pool.post_order(&terms) {
        let args = pool.args(term);
        let alone = match pool.op(term) {
            Op::Le | Op::Lt | Op::BvSle | Op::BvSlt | Op::BvUle | Op::BvUlt => args,
            Op::Select | Op::Store => &args[1..2],
            _ => &[],
        };
        for source in alone.iter().flat_map(|arg| sources(pool, *arg)) {
            let mut inner = source;
            while matches!(
                pool.op(inner),
                Op::ZeroExtend(_) | Op::SignExtend(_) | Op::Extract { .. }
            ) {
                inner = pool.args(inner)[0];
            }
            others.extend(pool.symbol(inner).and_then(|symbol| index.get(symbol)));
        }
    }
    named.extend(copies.iter().map(|(to, _)| *to));
    loop {
        let before = named.len();
        named.retain(|var| !others.contains(var));
        for (to, from) in &copies {
            if !named.contains(from) {
                named.remove(to);
            }
        }
        if named.len() == before {
            return named;
        }
    }
}

/// Classes of related variables: each points to another of its class, or is the one that stands for it.
#[derive(Clone, Debug, Default)]
struct Kinds {
    towards: FxHashMap<VarId, VarId>,
}

impl Kinds {
    fn new(pool: &TermPool, cfa: &Cfa<'_>) -> Self {
        let index = VariableIndex::new(cfa.program, pool);
        let (mut kinds, mut seen) = (Self::default(), FxHashSet::default());
        let mut counter = None;
        for edge in cfa.edges() {
            match edge.action {
                Action::Assume(term) => kinds.join_atoms(pool, &index, term, &mut seen),
                Action::Assign(pairs) => {
                    for (var, term) in pairs {
                        kinds.join_atoms(pool, &index, *term, &mut seen);
                        for source in sources(pool, *term) {
                            let found = numbers(pool, &index, source);
                            for other in &found {
                                kinds.join(*var, *other);
                            }
                            if found.contains(var) && pool.symbol(source).is_none() {
                                kinds.join(*var, *counter.get_or_insert(*var));
                            }
                        }
                    }
                }
                Action::Havoc(_) => (),
            }
        }
        kinds
    }

    /// Who stands for the class of a variable.
    fn of(&self, mut var: VarId) -> VarId {
        while let Some(next) = self.towards.get(&var) {
            var = *next;
        }
        var
    }

    fn join(&mut self, a: VarId, b: VarId) {
        let (first, last) = (self.of(a), self.of(b));
        // The ways stay short: who was asked for points to the end.
        for var in [first, a, b] {
            if var != last {
                self.towards.insert(var, last);
            }
        }
    }

    /// Relates what the atoms in a term compare, and what arrays are read and written at with these arrays.
    fn join_atoms(
        &mut self,
        pool: &TermPool,
        index: &VariableIndex,
        term: Term,
        seen: &mut FxHashSet<Term>,
    ) {
        let mut stack = vec![term];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            let args = pool.args(term);
            let related = match pool.op(term) {
                Op::Select | Op::Store => {
                    let mut found = numbers(pool, index, args[1]);
                    found.extend(numbers(pool, index, args[0]));
                    found
                }
                Op::Not | Op::And | Op::Or | Op::Ite => Vec::new(),
                _ if *pool.sort(term) == Sort::Bool => {
                    args.iter().flat_map(|arg| numbers(pool, index, *arg)).collect()
                }
                _ => Vec::new(),
            };
            for pair in related.windows(2) {
                self.join(pair[0], pair[1]);
            }
            stack.extend(args);
        }
    }
}

/// The variables that the value of a term is computed from; of an element, the array that it is in.
fn numbers(pool: &TermPool, index: &VariableIndex, term: Term) -> Vec<VarId> {
    let (mut stack, mut seen) = (vec![term], FxHashSet::default());
    let mut found = Vec::new();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = pool.args(term);
        match pool.op(term) {
            Op::Var(symbol) => found.extend(index.get(symbol)),
            Op::Ite => stack.extend(&args[1..]),
            Op::Select | Op::Store => stack.push(args[0]),
            _ if *pool.sort(term) == Sort::Bool => (),
            _ => stack.extend(args),
        }
    }
    found
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
        assert!(!roles.is_ordered(VarId::new(0)) && roles.is_ordered(VarId::new(2)));
        let related = |a: usize, b: usize| roles.are_related(VarId::new(a), VarId::new(b));
        assert!(related(0, 1) && related(2, 3) && !related(0, 2) && !related(1, 3));
    }

    #[test]
    fn what_is_only_counted_with_others_is_a_flag() {
        let task = symra_ir::parse(
            "global a : (_ BitVec 8)
            global b : (_ BitVec 8)
            global c : (_ BitVec 8)
            global d : (_ BitVec 8)
            proc main() {
              start -> one : havoc a
              one -> two : a := #x00, b := #x01
              two -> three : b := a, c := #x02
              three -> four : d := c
              four -> five : assume (bvsle (bvadd a b c d) #x03)
              five -> six : assume (bvult #x01 d)
            }",
        )
        .unwrap();
        let cfa = Cfa::new(&task.program).unwrap();
        let roles = Roles::new(&task.pool, &cfa);
        let ordered = [0, 1, 2, 3].map(|index| roles.is_ordered(VarId::new(index)));
        assert_eq!(ordered, [false, false, false, true]);
        assert!((0..4).all(|index| roles.is_numeric(VarId::new(index))));
    }
}
