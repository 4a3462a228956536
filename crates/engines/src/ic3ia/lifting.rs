//! Lifting: of the state that a step begins in, the part that the step needs.
//!
//! The step goes one path of its block. Backwards along it, a variable matters if a condition or a predicate of the target is computed
//! from it. Predicates that share no variable with those that matter may be anything: there is a step from all these states, unless
//! lemmas relate them with what was left out. A path for which that matters shows at IC:15, where its steps are looked for one after the
//! other, or at IC:17; then nothing is left out any more.

use rustc_hash::FxHashSet;
use symra_analysis::encode::Encoder;
use symra_ir::{Action, EdgeId, VarId};
use symra_terms::TermPool;

use super::abstraction::Point;
use super::frames::Cube;

/// The variables at the start of a path that its conditions, and some variables at its end, are computed from.
pub(super) fn needed(
    pool: &TermPool,
    encoder: &mut Encoder<'_>,
    path: &[EdgeId],
    mut vars: FxHashSet<VarId>,
) -> FxHashSet<VarId> {
    for edge in path.iter().rev() {
        match encoder.cfa.edge(*edge).action {
            Action::Assume(term) => vars.extend(encoder.variables(pool, term)),
            Action::Assign(pairs) => {
                let mut read = Vec::new();
                for (var, term) in pairs {
                    if vars.contains(var) {
                        read.extend(encoder.variables(pool, *term));
                    }
                }
                for (var, _) in pairs {
                    vars.remove(var);
                }
                vars.extend(read);
            }
            Action::Havoc(chosen) => vars.retain(|var| !chosen.contains(var)),
        }
    }
    vars
}

/// The literals of a state that have to do with variables.
pub(super) fn part(point: &Point, state: Cube, mut vars: FxHashSet<VarId>) -> Cube {
    let (mut kept, mut others) = (Cube::new(), state);
    loop {
        let (matter, rest): (Cube, Cube) = others.into_iter().partition(|literal| {
            point.about[literal.predicate].iter().any(|var| vars.contains(var))
        });
        others = rest;
        if matter.is_empty() {
            break;
        }
        for literal in matter {
            vars.extend(&point.about[literal.predicate]);
            kept.push(literal);
        }
    }
    kept.sort_unstable();
    kept
}
