//! Index terms as sums: which cell an index is about.
//!
//! A *pattern* is an index with the symbol of all cells in it, as `base + 4 * k`. An index that is the pattern at some `e` is
//! about the cell `e`. Whatever is found is only a proposal: a formula that holds of all cells holds of every `e`.

use std::collections::BTreeMap;

use symra_terms::{BitVec, Op, Sort, Term, TermPool, Value};

/// Sums with more parts are not looked at.
const PARTS: usize = 100;

/// The object of a pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Above {
    Number(BitVec),
    Term(Term),
}

/// A sum of terms with factors and a number, modulo a power of two.
///
/// The sum of a pointer is that of its offset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Linear {
    /// What stands above the sum, where it is the offset of a pointer.
    above: Option<Above>,
    pub(super) width: u32,
    pub(super) parts: BTreeMap<Term, i128>,
    number: i128,
}

/// The signed number that a bit-vector of a width has for it.
fn wrapped(number: i128, width: u32) -> i128 {
    let unused = 128 - width;
    (number << unused) >> unused
}

fn number(pool: &TermPool, term: Term) -> Option<i128> {
    match pool.value(term) {
        Some(Value::Bv(bits)) if bits.width() <= 64 => {
            bits.to_u64().map(|word| wrapped(i128::from(word), bits.width()))
        }
        _ => None,
    }
}

impl Linear {
    /// A bit-vector as a sum.
    pub(super) fn of(pool: &TermPool, term: Term) -> Option<Self> {
        let Sort::Bv(width) = *pool.sort(term) else { return None };
        if width > 64 {
            return Self::of_pointer(pool, term, width);
        }
        let mut sum = Self { above: None, width, parts: BTreeMap::new(), number: 0 };
        let mut open = vec![(term, 1_i128)];
        let mut steps = 0;
        while let Some((term, factor)) = open.pop() {
            steps += 1;
            if steps > PARTS {
                return None;
            }
            let args = pool.args(term);
            match (pool.op(term), args) {
                (Op::Const(_), _) => {
                    let value = number(pool, term)?;
                    sum.number = wrapped(sum.number + wrapped(factor * value, width), width);
                }
                (Op::BvAdd, _) => open.extend(args.iter().map(|arg| (*arg, factor))),
                (Op::BvNeg, [a]) => open.push((*a, wrapped(-factor, width))),
                (Op::BvMul, [a, b]) if number(pool, *a).is_some() => {
                    open.push((*b, wrapped(factor * number(pool, *a)?, width)));
                }
                (Op::BvMul, [a, b]) if number(pool, *b).is_some() => {
                    open.push((*a, wrapped(factor * number(pool, *b)?, width)));
                }
                _ => sum.add(term, factor),
            }
        }
        Some(sum)
    }

    /// A pointer, with the sum that its offset is.
    fn of_pointer(pool: &TermPool, term: Term, width: u32) -> Option<Self> {
        match (pool.op(term), pool.args(term)) {
            (Op::Concat, [above, offset]) => {
                let above = match pool.value(*above) {
                    Some(Value::Bv(bits)) => Above::Number(bits.clone()),
                    _ => Above::Term(*above),
                };
                let sum = Self::of(pool, *offset).filter(|sum| sum.above.is_none())?;
                Some(Self { above: Some(above), ..sum })
            }
            (Op::ZeroExtend(by), [offset]) => {
                let sum = Self::of(pool, *offset).filter(|sum| sum.above.is_none())?;
                Some(Self { above: Some(Above::Number(BitVec::zero(by))), ..sum })
            }
            (Op::Const(_), _) => {
                let Some(Value::Bv(bits)) = pool.value(term) else { return None };
                let above = Some(Above::Number(bits.extract(width - 1, 64)));
                let word = bits.extract(63, 0).to_u64()?;
                let number = wrapped(i128::from(word), 64);
                Some(Self { above, width: 64, parts: BTreeMap::new(), number })
            }
            _ => None,
        }
    }

    fn add(&mut self, term: Term, factor: i128) {
        let before = self.parts.get(&term).copied().unwrap_or(0);
        match wrapped(before + factor, self.width) {
            0 => self.parts.remove(&term),
            factor => self.parts.insert(term, factor),
        };
    }

    /// Without another sum.
    fn without(mut self, other: &Self) -> Self {
        for (term, factor) in &other.parts {
            self.add(*term, -factor);
        }
        self.number = wrapped(self.number - other.number, self.width);
        self.above = None;
        self
    }

    /// Divided by a number, if all of it can be.
    fn divided(mut self, by: i128) -> Option<Self> {
        if by == 0 || self.number % by != 0 || self.parts.values().any(|factor| factor % by != 0) {
            return None;
        }
        self.number /= by;
        for factor in self.parts.values_mut() {
            *factor /= by;
        }
        Some(self)
    }

    /// The number that the sum is, if it is one.
    pub(super) fn constant(&self) -> Option<i128> {
        self.parts.is_empty().then_some(self.number)
    }

    /// The sum as a term.
    pub(super) fn term(&self, pool: &mut TermPool) -> Term {
        let constant = |pool: &mut TermPool, number: i128| {
            let low = (number & i128::from(u64::MAX)).unsigned_abs();
            let word = u64::try_from(low).unwrap_or(0);
            pool.constant(Value::Bv(BitVec::from_u64(word, self.width)))
        };
        let mut all = Vec::with_capacity(self.parts.len() + 1);
        for (term, factor) in &self.parts {
            let factor = constant(pool, *factor);
            all.push(pool.bv_mul(factor, *term));
        }
        all.push(constant(pool, self.number));
        let sum = pool.bv_sum(&all);
        match &self.above {
            None => sum,
            Some(Above::Term(above)) => pool.concat(*above, sum),
            Some(Above::Number(bits)) => {
                let above = pool.constant(Value::Bv(bits.clone()));
                pool.concat(above, sum)
            }
        }
    }

    /// The sum of some parts, divided by the largest number that all their factors have in common; and that number.
    pub(super) fn some(&self, which: impl Fn(Term) -> bool) -> Option<(Self, i128)> {
        let mut parts = self.parts.clone();
        parts.retain(|term, _| which(*term));
        let common = parts.values().fold(0, |a, b| gcd(a, b.abs()));
        Self { above: None, width: self.width, parts, number: 0 }
            .divided(common)
            .map(|sum| (sum, common))
    }

    /// This sum, where `factor * part` is replaced by `factor * cell`, which has the same width.
    pub(super) fn with(&self, pool: &mut TermPool, part: &Self, factor: i128, cell: Term) -> Term {
        let mut sum = self.clone();
        for (term, own) in &part.parts {
            sum.add(*term, -(own * factor));
        }
        sum.add(cell, factor);
        sum.term(pool)
    }
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The `e` at which a pattern, in which `cell` is the symbol of all cells, is an index; where extensions stand in the way,
/// the `e` at which it is if nothing overflows.
pub(super) fn cell_of(pool: &mut TermPool, pattern: Term, cell: Term, index: Term) -> Option<Term> {
    let mut rest = Linear::of(pool, pattern)?;
    if rest.above == Some(Above::Term(cell)) {
        let sort = pool.sort(pattern).clone();
        return object_of(pool, &rest, &sort, index);
    }
    let index = Linear::of(pool, index)?;
    if index.width != rest.width || index.above != rest.above {
        return None;
    }
    if let Some(factor) = rest.parts.remove(&cell) {
        return Some(index.without(&rest).divided(factor)?.term(pool));
    }
    // The pattern has an extension of `cell + inside`.
    let (part, factor, inside) = rest.parts.iter().find_map(|(part, factor)| {
        let inside = extended(pool, *part)?;
        (inside.parts.get(&cell) == Some(&1)).then_some((*part, *factor, inside))
    })?;
    rest.parts.remove(&part);
    let sum = index.without(&rest).divided(factor)?;
    let narrow = inside.width;
    if wrapped(sum.number, narrow) != sum.number && sum.number >> narrow != 0 {
        return None;
    }
    let number = wrapped(sum.number, narrow);
    let mut found = Linear { above: None, width: narrow, parts: BTreeMap::new(), number };
    for (term, factor) in sum.parts {
        let argument = *pool.args(term).first()?;
        if pool.op(term) != pool.op(part) || pool.sort(argument) != pool.sort(cell) {
            return None;
        }
        found.add(argument, factor);
    }
    let mut found = found.without(&inside);
    found.add(cell, 1);
    Some(found.term(pool))
}

/// The object of an index, if it may have the offset of a pattern that is about all objects: what is added to a pointer says
/// so, as pointers to objects have the offset 0 most often.
fn object_of(pool: &mut TermPool, pattern: &Linear, sort: &Sort, index: Term) -> Option<Term> {
    let Sort::Bv(width) = *sort else { return None };
    if pool.sort(index) != sort || offset(pool, index) != Some(pattern.number) {
        return None;
    }
    Some(pool.extract(width - 1, pattern.width, index))
}

fn offset(pool: &TermPool, index: Term) -> Option<i128> {
    match Linear::of(pool, index) {
        Some(sum) => Some(sum.number),
        // A pointer as it was read.
        None => matches!(pool.op(index), Op::Select | Op::Var(_) | Op::Ite).then_some(0),
    }
}

/// The number that is added to a pointer in an index.
pub(in crate::infer) fn offset_number(pool: &TermPool, index: Term) -> Option<u64> {
    offset(pool, index).and_then(|number| u64::try_from(number).ok())
}

/// The sum that an extension is of.
pub(super) fn extended(pool: &TermPool, term: Term) -> Option<Linear> {
    match (pool.op(term), pool.args(term)) {
        (Op::SignExtend(_) | Op::ZeroExtend(_), [inner]) => Linear::of(pool, *inner),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pattern: &str, index: &str, width: u32) -> Option<String> {
        let mut pool = TermPool::new();
        for (name, width) in [("base", 32), ("i", 32), ("j", 32), ("wide", 64), ("k", width)] {
            pool.var(name, &Sort::Bv(width));
        }
        let mut read = |text| symra_terms::smtlib::read_term(&mut pool, text).unwrap();
        let (pattern, index, k) = (read(pattern), read(index), read("k"));
        let found = cell_of(&mut pool, pattern, k, index)?;
        Some(pool.display(found).to_string())
    }

    #[test]
    fn cells_are_told_from_indices() {
        let pattern = "(bvadd base (bvmul #x00000004 k))";
        let at = |index| found(pattern, index, 32);
        assert_eq!(at("(bvadd (bvmul #x00000004 i) base)").as_deref(), Some("i"));
        assert_eq!(at("(bvadd base #x00000014)").as_deref(), Some("#x00000005"));
        let twice = at("(bvadd base (bvmul #x00000008 i) #xfffffff8)");
        assert_eq!(twice.as_deref(), Some("(bvadd (bvmul #x00000002 i) #xfffffffe)"));
        assert_eq!(at("(bvadd base #x00000002)"), None, "between two cells");
        assert_eq!(at("(bvmul #x00000004 i)"), None, "of another array");
    }

    #[test]
    fn cells_are_told_through_extensions() {
        let pattern = "(bvadd wide (bvmul #x0000000000000004 ((_ sign_extend 32) k)))";
        let at = |index| found(pattern, index, 32);
        let same = "(bvadd wide (bvmul #x0000000000000004 ((_ sign_extend 32) (bvadd i j))))";
        assert_eq!(at(same).as_deref(), Some("(bvadd i j)"));
        let other = "(bvadd wide (bvmul #x0000000000000004 ((_ zero_extend 32) i)))";
        assert_eq!(at(other), None);
        assert_eq!(at("(bvadd wide #xfffffffffffffffc)").as_deref(), Some("#xffffffff"));
        assert_eq!(at("(bvadd wide #x0000100000000000)"), None, "too far for the symbol");
    }

    #[test]
    fn objects_are_told_from_pointers() {
        let mut pool = TermPool::new();
        for (name, width) in [("k", 47), ("p", 47), ("p+", 64), ("read", 111)] {
            pool.var(name, &Sort::Bv(width));
        }
        let mut read = |text| symra_terms::smtlib::read_term(&mut pool, text).unwrap();
        let k = read("k");
        let data = read("(concat k #x0000000000000000)");
        let next = read("(concat k #x0000000000000008)");
        let behind = read("(concat p (bvadd p+ #x0000000000000008))");
        let pointer = read("read");
        let mut at = |pattern, index| {
            let found = cell_of(&mut pool, pattern, k, index)?;
            Some(pool.display(found).to_string())
        };
        assert_eq!(at(next, behind).as_deref(), Some("p"));
        assert_eq!(at(data, behind), None, "another cell of the object");
        assert_eq!(at(data, pointer).as_deref(), Some("((_ extract 110 64) read)"));
    }
}
