//! Names of objects: numbers of which there are always new ones.
//!
//! A front end that numbers the objects of a program does so with bit-vectors of [`OBJECT_BITS`] bits, alone or above the bits of
//! an offset or a byte, and assumes that no run needs all of them. For claims that assumption only leaves out runs that no
//! machine has. But a run does not end because the numbers are used up; so nothing that says why runs end may depend on them.
//!
//! Where a program only copies names, compares them for equality and uses them as indices, it does the same with other names:
//! what [`Names`] finds out of all that a run may do after it has been at the head of a loop. Names are given in turn by one counter.
//! Let `p` be a permutation of names that keeps those that stand in that part of the program's text, and takes every name from the
//! counter's value on to the one that is as far from another value. If edges lead from one state to another, then the same edges
//! lead from the first state with `p` put on all names in it, also those that are indices, to the second one with `p` put on
//! it; for every term has its value with `p` put on it.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{BitVec, Op, Sort, Term, TermPool, Value};

use crate::VarId;
use crate::loops::LoopForest;
use crate::program::{Operation, Procedure, Program};

/// The width of the numbers of objects: one that no number of bytes has, alone or with what stands below it, so that what has it is
/// the name of an object.
pub const OBJECT_BITS: u32 = 47;
/// The widths of what may stand below the number of an object: an offset, or a byte.
const BELOW: [u32; 2] = [64, 8];

/// Whether the value of a term may change when objects get other numbers. It may not where the numbers are only compared for
/// equality, or are indices of arrays.
pub fn depends_on_names(pool: &TermPool, term: Term) -> bool {
    let mut seen = std::collections::BTreeSet::new();
    let mut stack = vec![term];
    while let Some(term) = stack.pop() {
        if !seen.insert(term) || pool.value(term).is_some() {
            continue;
        }
        if below(pool, term).is_some() {
            return true;
        }
        let args = pool.args(term);
        match pool.op(term) {
            Op::Select => stack.push(args[0]),
            Op::Store => stack.extend([args[0], args[2]]),
            Op::Extract { hi, .. } if below(pool, args[0]).is_some_and(|bits| hi < bits) => {
                stack.extend(of_pair(pool, args[0]));
            }
            Op::Eq if below(pool, args[0]).is_some() => (),
            _ => stack.extend(args),
        }
    }
    false
}

/// How many bits are below the number of an object in a term of such a sort.
fn below(pool: &TermPool, term: Term) -> Option<u32> {
    let Sort::Bv(width) = *pool.sort(term) else { return None };
    if width == OBJECT_BITS {
        return Some(0);
    }
    BELOW.into_iter().find(|bits| width == OBJECT_BITS + bits)
}

/// What the lower part of a pair of a number and something else depends on.
fn of_pair(pool: &TermPool, term: Term) -> Vec<Term> {
    match pool.op(term) {
        Op::Select => vec![pool.args(term)[0]],
        Op::Var(_) | Op::Const(_) => Vec::new(),
        // Whatever it is made of, as if all of it were used.
        _ => vec![term],
    }
}

/// The condition that there are many new names: those of variables are below a half of all numbers.
pub fn has_new_names(pool: &mut TermPool, variables: impl IntoIterator<Item = Term>) -> Term {
    let half = pool.bv(1 << (OBJECT_BITS - 1), OBJECT_BITS);
    let mut small = Vec::new();
    for variable in variables {
        if *pool.sort(variable) == Sort::Bv(OBJECT_BITS) {
            small.push(pool.bv_ult(variable, half));
        }
    }
    pool.and(&small)
}

/// From this number on, constants are limits of the numbers and no names.
const LIMIT: u64 = 1 << (OBJECT_BITS - 1);

/// How a program that treats all new names alike names its objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names {
    /// The variable that has the next new name.
    pub counter: VarId,
    /// All names that stand in the program's text are below this one.
    pub fixed: u64,
}

impl Names {
    /// What the operations of all procedures do with names, if they treat all new ones alike.
    pub fn new<'o>(
        pool: &TermPool,
        own: impl Fn(VarId) -> Term,
        operations: impl IntoIterator<Item = &'o Operation>,
    ) -> Option<Self> {
        let mut uses = Uses { pool, fixed: 1, seen: FxHashSet::default() };
        let mut counter = None;
        let mut firsts: Vec<(VarId, u64)> = Vec::new();
        for operation in operations {
            match operation {
                Operation::Assume(term) => uses.allow(*term)?,
                Operation::Assign(pairs) => {
                    for (var, term) in pairs {
                        if uses.counts(own(*var), *term) {
                            if *counter.get_or_insert(*var) != *var {
                                return None;
                            }
                        } else if let Some((name, 0)) = name_of(pool, *term) {
                            firsts.push((*var, name));
                        } else {
                            uses.allow(*term)?;
                        }
                    }
                }
                Operation::Havoc(_) => (),
                Operation::Call { arguments, .. } => {
                    for argument in arguments {
                        uses.allow(*argument)?;
                    }
                }
            }
        }
        let counter = counter?;
        for (_, name) in firsts.into_iter().filter(|(var, _)| *var != counter) {
            uses.note(name);
        }
        Some(Self { counter, fixed: uses.fixed })
    }

    /// What a program does with names after it has been at the head of a loop, if it treats all new ones alike then.
    pub fn of(pool: &TermPool, program: &Program) -> Option<Self> {
        let main = program.procedure(program.main);
        let after = after_heads(main);
        let own = main.edges.iter().filter(|edge| after[edge.from.index()]);
        let others = program.procedures.iter().enumerate();
        let others = others.filter(|(index, _)| *index != program.main.index());
        let others = others.flat_map(|(_, procedure)| &procedure.edges);
        let operations = own.chain(others).map(|edge| &edge.operation);
        Self::new(pool, |var| program.variable(var).term, operations)
    }

    /// Whether a name is one that the program gave, or will give.
    pub fn is_new(&self, name: u64) -> bool {
        name >= self.fixed && name < LIMIT
    }

    /// Whether the value of a term with other names in it is that of the term, with other names in it.
    pub fn allows(&self, pool: &TermPool, term: Term) -> bool {
        let mut uses = Uses { pool, fixed: self.fixed, seen: FxHashSet::default() };
        uses.allow(term).is_some()
    }
}

/// The name in a constant, and how many bits are below it.
pub fn name_of(pool: &TermPool, term: Term) -> Option<(u64, u32)> {
    let bits = below(pool, term)?;
    let value = pool.value(term)?.as_bv()?;
    Some((value.extract(bits + OBJECT_BITS - 1, bits).to_u64()?, bits))
}

/// Whether a term is a name, alone or with something below it.
pub fn is_name(pool: &TermPool, term: Term) -> bool {
    below(pool, term).is_some()
}

/// The constant with another name in it.
fn with_name(pool: &mut TermPool, term: Term, name: u64) -> Term {
    let value = pool.value(term).and_then(Value::as_bv).expect("a name should be a constant");
    let bits = value.width() - OBJECT_BITS;
    let name = BitVec::from_u64(name, OBJECT_BITS);
    let value = if bits == 0 { name } else { name.concat(&value.extract(bits - 1, 0)) };
    pool.constant(value.into())
}

/// The locations where a run may be after it has been at a head, its own or that of a procedure that was called.
fn after_heads(procedure: &Procedure) -> Vec<bool> {
    let mut after = vec![false; procedure.locations.len()];
    let calls =
        procedure.edges.iter().filter(|edge| matches!(edge.operation, Operation::Call { .. }));
    let mut work: Vec<_> = calls.map(|edge| edge.to).collect();
    work.extend(LoopForest::new(procedure).loops.keys());
    while let Some(loc) = work.pop() {
        if !std::mem::replace(&mut after[loc.index()], true) {
            let outgoing = procedure.locations[loc.index()].outgoing.iter();
            work.extend(outgoing.map(|edge| procedure.edges[edge.index()].to));
        }
    }
    after
}

/// Looks at how terms use names.
struct Uses<'p> {
    pool: &'p TermPool,
    fixed: u64,
    seen: FxHashSet<Term>,
}

impl Uses<'_> {
    fn note(&mut self, name: u64) {
        if name < LIMIT {
            self.fixed = self.fixed.max(name + 1);
        }
    }

    /// Whether a variable is set to the name after its own.
    fn counts(&self, own: Term, term: Term) -> bool {
        let args = self.pool.args(term);
        *self.pool.sort(term) == Sort::Bv(OBJECT_BITS)
            && self.pool.op(term) == Op::BvAdd
            && args.len() == 2
            && args.contains(&own)
            && args.iter().any(|arg| self.pool.value(*arg).is_some())
    }

    /// Allows a term and all in it, or none.
    fn allow(&mut self, term: Term) -> Option<()> {
        let mut stack = vec![term];
        while let Some(term) = stack.pop() {
            if !self.seen.insert(term) {
                continue;
            }
            self.allow_one(term)?;
            stack.extend(self.pool.args(term));
        }
        Some(())
    }

    fn allow_one(&mut self, term: Term) -> Option<()> {
        let pool = self.pool;
        let args = pool.args(term);
        let own = below(pool, term);
        let names = args.iter().any(|arg| below(pool, *arg).is_some());
        let fine = match pool.op(term) {
            Op::Const(_) => {
                if let Some((name, _)) = name_of(pool, term) {
                    self.note(name);
                }
                if let Some(Value::Array(array)) = pool.value(term) {
                    self.note_values(array);
                }
                true
            }
            Op::Var(_) | Op::Eq | Op::Ite | Op::Select | Op::Store | Op::ConstArray => true,
            Op::Concat => match (own, args) {
                (Some(bits), [high, low]) => {
                    let low = pool.sort(*low).bv_width()?;
                    let high_bits = pool.sort(*high).bv_width()?;
                    if low == bits && high_bits == OBJECT_BITS {
                        return Some(());
                    }
                    // A constant name and constant bits below it.
                    let value = pool.value(*high)?.as_bv()?;
                    let from = high_bits.checked_sub(OBJECT_BITS)?;
                    let name = value.extract(high_bits - 1, from).to_u64()?;
                    self.note(name);
                    true
                }
                (own, _) => own.is_none() && !names,
            },
            // The name is 0.
            Op::ZeroExtend(by) => !names && (own.is_none() || by >= OBJECT_BITS),
            Op::Extract { hi, lo } => match below(pool, args[0]) {
                Some(bits) => hi < bits || (lo == bits && hi == bits + OBJECT_BITS - 1),
                None => own.is_none(),
            },
            Op::BvUlt | Op::BvUle if names => {
                // Those below a name of the text stay below it.
                let (name, 0) = args.iter().find_map(|arg| name_of(pool, *arg))? else {
                    return None;
                };
                self.note(name);
                true
            }
            _ => own.is_none() && !names,
        };
        fine.then_some(())
    }

    /// The names in an array value.
    fn note_values(&mut self, array: &symra_terms::ArrayValue) {
        let values = array.entries().flat_map(|(index, element)| [index, element]);
        for value in values.chain([array.default_value()]) {
            match value {
                Value::Array(array) => self.note_values(array),
                Value::Bv(bits) => {
                    let width = bits.width();
                    let is_named = width == OBJECT_BITS
                        || BELOW.into_iter().any(|below| width == OBJECT_BITS + below);
                    if is_named
                        && let Some(name) = bits.extract(width - 1, width - OBJECT_BITS).to_u64()
                    {
                        self.note(name);
                    }
                }
                _ => (),
            }
        }
    }
}

/// The names in a term, those in front first.
pub fn names_in(pool: &TermPool, term: Term) -> Vec<u64> {
    let mut names = Vec::new();
    for term in pool.post_order(&[term]) {
        let name = match pool.op(term) {
            Op::Concat if is_name(pool, term) => {
                let high = pool.value(pool.args(term)[0]).and_then(Value::as_bv);
                high.and_then(|bits| {
                    bits.extract(bits.width() - 1, bits.width().checked_sub(OBJECT_BITS)?).to_u64()
                })
            }
            _ => name_of(pool, term).map(|(name, _)| name),
        };
        names.extend(name.filter(|name| !names.contains(name)));
    }
    names
}

/// Whether some name in a term is not known: it is, or is read from, an input.
pub fn has_unknown_name(pool: &TermPool, term: Term) -> bool {
    let mut terms = pool.post_order(&[term]);
    terms.any(|term| is_name(pool, term) && matches!(pool.op(term), Op::Var(_) | Op::Select))
}

/// Puts other names for those in a term; nothing if there is none for one of them. The term is one that [`Names`] allows.
pub fn rename(
    pool: &mut TermPool,
    term: Term,
    other: &impl Fn(u64) -> Option<u64>,
) -> Option<Term> {
    let mut memo: FxHashMap<Term, Term> = FxHashMap::default();
    let mut stack = vec![term];
    while let Some(term) = stack.last().copied() {
        if memo.contains_key(&term) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        stack.extend(pool.args(term).iter().filter(|arg| !memo.contains_key(arg)));
        if stack.len() > before {
            continue;
        }
        stack.pop();
        let new = rename_one(pool, term, other, &memo)?;
        memo.insert(term, new);
    }
    Some(memo[&term])
}

fn rename_one(
    pool: &mut TermPool,
    term: Term,
    other: &impl Fn(u64) -> Option<u64>,
    memo: &FxHashMap<Term, Term>,
) -> Option<Term> {
    if let Some((name, _)) = name_of(pool, term) {
        let new = other(name)?;
        return Some(if new == name { term } else { with_name(pool, term, new) });
    }
    let (op, sort) = (pool.op(term), pool.sort(term).clone());
    if matches!(op, Op::Const(_) | Op::Var(_)) {
        return Some(term);
    }
    let mut args: Vec<Term> = pool.args(term).iter().map(|arg| memo[arg]).collect();
    if op == Op::Concat && below(pool, term).is_some() && below(pool, args[0]).is_none() {
        // A constant name and constant bits below it.
        let value = pool.value(args[0])?.as_bv()?.clone();
        let from = value.width().checked_sub(OBJECT_BITS)?;
        let name = other(value.extract(value.width() - 1, from).to_u64()?)?;
        let name = BitVec::from_u64(name, OBJECT_BITS);
        let new = if from == 0 { name } else { name.concat(&value.extract(from - 1, 0)) };
        args[0] = pool.constant(new.into());
    }
    Some(if args[..] == *pool.args(term) { term } else { pool.rebuild(op, &args, &sort) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_measures_but_may_be_addresses() {
        let mut pool = TermPool::new();
        let next = pool.var("next", &Sort::Bv(OBJECT_BITS));
        let sizes = Sort::array(Sort::Bv(OBJECT_BITS), Sort::Bv(64));
        let sizes = pool.var("sizes", &sizes);
        let size = pool.select(sizes, next);
        let same = pool.eq(next, next);
        let wide = pool.zero_extend(2, next);
        let zero = pool.bv(0, OBJECT_BITS);
        let null = pool.eq(next, zero);
        for (term, depends) in
            [(next, true), (wide, true), (size, false), (same, false), (null, false)]
        {
            assert_eq!(depends_on_names(&pool, term), depends, "{}", pool.display(term));
        }
        let pointer = pool.var("pointer", &Sort::Bv(OBJECT_BITS + 64));
        let (offset, object) =
            (pool.extract(63, 0, pointer), pool.extract(OBJECT_BITS + 63, 64, pointer));
        assert!(!depends_on_names(&pool, offset));
        assert!(depends_on_names(&pool, object));
    }
}
