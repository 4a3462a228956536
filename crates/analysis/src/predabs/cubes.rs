//! Parts of abstract states: conjunctions of predicates and negated predicates.

use rustc_hash::FxHashSet;
use symra_ir::VarId;
use symra_smt::SmtError;
use symra_terms::{Term, TermPool};

use crate::encode::Values;

/// A predicate, by its number, and whether it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Literal {
    /// The number.
    pub predicate: usize,
    /// Whether it holds.
    pub holds: bool,
}

impl Literal {
    /// The formula, where these are the predicates.
    pub fn formula(self, pool: &mut TermPool, predicates: &[Term]) -> Term {
        let predicate = predicates[self.predicate];
        if self.holds { predicate } else { pool.not(predicate) }
    }
}

/// A conjunction of literals, each predicate once, in the order of their numbers.
pub type Cube = Vec<Literal>;

/// Whether all literals of a cube are in another, so that the other's states are some of its own.
pub fn is_in(less: &[Literal], more: &[Literal]) -> bool {
    let mut rest = more.iter();
    less.len() <= more.len() && less.iter().all(|literal| rest.any(|other| other == literal))
}

/// Not all of a cube, where these are the predicates.
pub fn negation(pool: &mut TermPool, predicates: &[Term], cube: &[Literal]) -> Term {
    let mut parts = Vec::with_capacity(cube.len());
    for literal in cube {
        let negated = Literal { holds: !literal.holds, ..*literal };
        parts.push(negated.formula(pool, predicates));
    }
    pool.or(&parts)
}

/// The values of predicates in a model.
pub fn state(values: &mut Values<'_>, predicates: &[Term]) -> Result<Cube, SmtError> {
    let mut cube = Cube::with_capacity(predicates.len());
    for (predicate, formula) in predicates.iter().enumerate() {
        cube.push(Literal { predicate, holds: values.holds(*formula)? });
    }
    Ok(cube)
}

/// The literals of a state that have to do with variables: those about them, and those that share variables with such. `about` has the
/// variables of each predicate.
pub fn part(state: Cube, about: &[Vec<VarId>], vars: impl IntoIterator<Item = VarId>) -> Cube {
    let mut vars: FxHashSet<VarId> = vars.into_iter().collect();
    let (mut kept, mut others) = (Cube::new(), state);
    loop {
        let (matter, rest): (Cube, Cube) = others
            .into_iter()
            .partition(|literal| about[literal.predicate].iter().any(|var| vars.contains(var)));
        others = rest;
        if matter.is_empty() {
            break;
        }
        for literal in matter {
            vars.extend(&about[literal.predicate]);
            kept.push(literal);
        }
    }
    kept.sort_unstable();
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_terms::Sort;

    #[test]
    fn cubes_are_compared_and_negated() {
        let cube = |literals: &[(usize, bool)]| -> Cube {
            literals
                .iter()
                .map(|(predicate, holds)| Literal { predicate: *predicate, holds: *holds })
                .collect()
        };
        let large = cube(&[(0, true), (1, false), (3, true)]);
        assert!(is_in(&[], &large) && is_in(&cube(&[(0, true), (3, true)]), &large));
        assert!(!is_in(&cube(&[(1, true)]), &large) && !is_in(&large, &cube(&[(1, false)])));
        let mut pool = TermPool::new();
        let [p, q] = ["p", "q"].map(|name| pool.var(name, &Sort::Bool));
        let not_p = pool.not(p);
        let expected = pool.or(&[not_p, q]);
        assert_eq!(negation(&mut pool, &[p, q], &cube(&[(0, true), (1, false)])), expected);
        assert_eq!(negation(&mut pool, &[p, q], &[]), pool.false_());
    }
}
