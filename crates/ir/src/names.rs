//! Names of objects: numbers of which there are always new ones.
//!
//! A front end that numbers the objects of a program does so with bit-vectors of [`OBJECT_BITS`] bits, alone or above the bits of
//! an offset or a byte, and assumes that no run needs all of them. For claims that assumption only leaves out runs that no
//! machine has. But a run does not end because the numbers are used up; so nothing that says why runs end may depend on them.

use symra_terms::{Op, Sort, Term, TermPool};

/// The width of the numbers of objects.
pub const OBJECT_BITS: u32 = 48;
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
        let (offset, object) = (pool.extract(63, 0, pointer), pool.extract(111, 64, pointer));
        assert!(!depends_on_names(&pool, offset));
        assert!(depends_on_names(&pool, object));
    }
}
