//! Atoms about values that depend on choices, as choices between atoms.
//!
//! The value of a variable after a block is a choice between its values on the ways. An atom about such values is the same as the choice
//! between the atoms of the ways, and these are about fewer variables, or are what was asked before the block. Solvers then need no numbers to
//! see that an atom still holds where nothing in it has changed.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Sort, Term, TermPool};

/// An atom is not taken apart into more cases than this.
const CASES: usize = 200;

/// Takes atoms apart, and remembers them. It belongs to one pool.
#[derive(Debug, Default)]
pub struct Cases {
    formulas: FxHashMap<Term, Term>,
}

impl Cases {
    /// An equivalent formula whose atoms have no choices in them, as far as they have few cases.
    pub fn apart(&mut self, pool: &mut TermPool, formula: Term) -> Term {
        let mut stack = vec![formula];
        while let Some(part) = stack.last().copied() {
            if self.formulas.contains_key(&part) {
                stack.pop();
                continue;
            }
            let args = pool.args(part).to_vec();
            let found = if is_connective(pool, part) {
                let before = stack.len();
                stack.extend(args.iter().filter(|arg| !self.formulas.contains_key(arg)));
                if stack.len() > before {
                    continue;
                }
                let args: Vec<Term> = args.iter().map(|arg| self.formulas[arg]).collect();
                pool.rebuild(pool.op(part), &args, &Sort::Bool)
            } else {
                let mut left = CASES;
                self.within(pool, part, &mut left).unwrap_or(part)
            };
            self.formulas.insert(part, found);
            stack.pop();
        }
        self.formulas[&formula]
    }

    /// The same, if there are not more cases than are left.
    fn within(&mut self, pool: &mut TermPool, formula: Term, left: &mut usize) -> Option<Term> {
        if let Some(known) = self.formulas.get(&formula) {
            return Some(*known);
        }
        let found = if is_connective(pool, formula) {
            let mut args = pool.args(formula).to_vec();
            for arg in &mut args {
                *arg = self.within(pool, *arg, left)?;
            }
            pool.rebuild(pool.op(formula), &args, &Sort::Bool)
        } else {
            let Some(pivot) = pivot(pool, formula) else { return Some(formula) };
            *left = left.checked_sub(1)?;
            let mut arms = [true, false].map(|truth| cofactor(pool, formula, pivot, truth));
            for arm in &mut arms {
                *arm = self.within(pool, *arm, left)?;
            }
            pool.ite(pivot, arms[0], arms[1])
        };
        self.formulas.insert(formula, found);
        Some(found)
    }
}

/// Whether a formula is made of formulas.
fn is_connective(pool: &TermPool, formula: Term) -> bool {
    match pool.op(formula) {
        Op::Not | Op::And | Op::Or => true,
        Op::Eq | Op::Ite => {
            pool.args(formula).last().is_some_and(|arg| *pool.sort(*arg) == Sort::Bool)
        }
        _ => false,
    }
}

/// What the outermost choices in an atom depend on: the variable that was made last, which is that of the last place where ways meet; a
/// condition where there is no variable.
fn pivot(pool: &TermPool, atom: Term) -> Option<Term> {
    let (mut stack, mut seen) = (vec![atom], FxHashSet::default());
    let mut conditions = Vec::new();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        match (pool.op(term), pool.args(term)) {
            (Op::Ite, [condition, ..]) => conditions.push(*condition),
            (_, args) => stack.extend(args),
        }
    }
    let inside = pool.post_order(&conditions);
    let variables = inside
        .filter(|term| matches!(pool.op(*term), Op::Var(_)) && *pool.sort(*term) == Sort::Bool);
    variables.max().or_else(|| conditions.into_iter().max())
}

/// A term where a formula in it is true, or false.
fn cofactor(pool: &mut TermPool, term: Term, formula: Term, truth: bool) -> Term {
    let value = if truth { pool.true_() } else { pool.false_() };
    let mut found = FxHashMap::from_iter([(formula, value)]);
    let parts: Vec<Term> = pool.post_order(&[term]).collect();
    for part in parts {
        if found.contains_key(&part) {
            continue;
        }
        let args: Vec<Term> = pool.args(part).iter().map(|arg| found[arg]).collect();
        let new = if args[..] == *pool.args(part) {
            part
        } else {
            let sort = pool.sort(part).clone();
            pool.rebuild(pool.op(part), &args, &sort)
        };
        found.insert(part, new);
    }
    found[&term]
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::{Assignment, BitVec, Value};

    struct Terms {
        pool: TermPool,
        x: Term,
        y: Term,
        choices: Vec<Term>,
    }

    fn terms(count: usize) -> Terms {
        let mut pool = TermPool::new();
        let [x, y] = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(8)));
        let choices = (0..count).map(|n| pool.var(&format!("c{n}"), &Sort::Bool)).collect();
        Terms { pool, x, y, choices }
    }

    /// Whether two formulas agree for some values of x and y and all choices.
    fn agree(terms: &Terms, a: Term, b: Term) -> bool {
        let Terms { pool, x, y, choices } = terms;
        let values = [0_u64, 1, 2, 5, 6, 255];
        (0..1_usize << choices.len()).all(|bits| {
            values.iter().all(|left| {
                values.iter().all(|right| {
                    let mut state = Assignment::default();
                    for (number, choice) in choices.iter().enumerate() {
                        let symbol = pool.symbol(*choice).unwrap();
                        state.set(symbol, Value::Bool(bits >> number & 1 == 1));
                    }
                    for (term, value) in [(x, left), (y, right)] {
                        let value = Value::Bv(BitVec::from_u64(*value, 8));
                        state.set(pool.symbol(*term).unwrap(), value);
                    }
                    pool.evaluate_in(a, &state) == pool.evaluate_in(b, &state)
                })
            })
        })
    }

    #[test]
    fn where_nothing_changed_an_atom_is_what_it_was() {
        let mut terms = terms(2);
        let Terms { pool, x, y, choices } = &mut terms;
        let (one, five) = (pool.bv(1, 8), pool.bv(5, 8));
        // On the first way both grow, on the second x is 5.
        let (grown, other) = (pool.bv_add(*x, one), pool.bv_add(*y, one));
        let inner = pool.ite(choices[0], five, *x);
        let (after_x, after_y) =
            (pool.ite(choices[1], grown, inner), pool.ite(choices[1], other, *y));
        let next = pool.bv_add(after_y, one);
        let atom = pool.eq(after_x, next);
        let found = Cases::default().apart(pool, atom);
        let before = pool.bv_add(*y, one);
        let before = pool.eq(*x, before);
        assert!(pool.post_order(&[found]).any(|part| part == before));
        assert!(
            pool.post_order(&[found])
                .all(|part| pool.op(part) != Op::Ite || *pool.sort(part) == Sort::Bool)
        );
        assert!(agree(&terms, atom, found));
    }

    #[test]
    fn conditions_may_be_atoms_and_atoms_may_be_deep() {
        let mut terms = terms(1);
        let Terms { pool, x, y, choices } = &mut terms;
        let less = pool.bv_ult(*x, *y);
        let smaller = pool.ite(less, *x, *y);
        let (two, zero) = (pool.bv(2, 8), pool.bv(0, 8));
        let chosen = pool.ite(choices[0], smaller, two);
        let atom = pool.bv_ult(chosen, *y);
        let equation = pool.eq(chosen, zero);
        let formula = pool.or(&[atom, equation]);
        let formula = pool.not(formula);
        let found = Cases::default().apart(pool, formula);
        assert!(
            pool.post_order(&[found])
                .all(|part| pool.op(part) != Op::Ite || *pool.sort(part) == Sort::Bool)
        );
        assert!(agree(&terms, formula, found));
    }

    #[test]
    fn an_atom_with_too_many_cases_stays_as_it_is() {
        let mut terms = terms(10);
        let Terms { pool, x, choices, .. } = &mut terms;
        let mut sum = pool.bv(0, 8);
        for (number, choice) in choices.iter().enumerate() {
            let (one, zero) = (pool.bv(1 << (number % 8), 8), pool.bv(0, 8));
            let part = pool.ite(*choice, one, zero);
            sum = pool.bv_add(sum, part);
        }
        let product = pool.bv_mul(sum, *x);
        let atom = pool.eq(product, *x);
        assert_eq!(Cases::default().apart(pool, atom), atom);
    }
}
