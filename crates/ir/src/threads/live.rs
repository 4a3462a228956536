//! Which locals of a thread matter at a place of its code.

use super::expand::{Act, Arc, ThreadKind};
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{Program, Scope, VarId};
use symra_terms::{Term, TermPool};

/// For each node of a kind the locals that may be read before they are set.
pub(super) fn live(
    kind: &ThreadKind,
    pool: &TermPool,
    program: &Program,
    vars: &mut TermVars,
) -> Vec<VarSet> {
    let mut live = vec![VarSet::default(); kind.nodes.len()];
    let mut incoming: Vec<Vec<usize>> = vec![Vec::new(); kind.nodes.len()];
    for (index, arc) in kind.arcs.iter().enumerate() {
        incoming[arc.to].push(index);
    }
    let mut work: Vec<usize> = (0..kind.nodes.len()).collect();
    let mut waits = vec![true; kind.nodes.len()];
    while let Some(node) = work.pop() {
        waits[node] = false;
        for &index in &incoming[node] {
            let arc = &kind.arcs[index];
            let mut before = live[node].clone();
            for var in written(arc) {
                before.remove(var);
            }
            for term in terms(arc) {
                let read = vars.of(pool, term).iter().copied();
                before.extend(read.filter(|var| program.variable(*var).scope != Scope::Global));
            }
            if live[arc.from].union(&before) && !waits[arc.from] {
                waits[arc.from] = true;
                work.push(arc.from);
            }
        }
    }
    live
}

/// The variables that an arc sets.
pub(super) fn written(arc: &Arc) -> Vec<VarId> {
    match &arc.act {
        Act::Assume(_) | Act::Wait(..) | Act::Join(_) => Vec::new(),
        Act::Assign(pairs) => pairs.iter().map(|(var, _)| *var).collect(),
        Act::Havoc(vars) | Act::Free(_, vars) => vars.clone(),
        Act::Spawn { result, .. } => result.iter().copied().collect(),
        Act::This(var) => vec![*var],
    }
}

/// The terms that an arc evaluates.
pub(super) fn terms(arc: &Arc) -> Vec<Term> {
    match &arc.act {
        Act::Assume(term) | Act::Wait(term, _) | Act::Join(term) | Act::Free(term, _) => {
            vec![*term]
        }
        Act::Assign(pairs) => pairs.iter().map(|(_, term)| *term).collect(),
        Act::Spawn { arguments, .. } => arguments.clone(),
        Act::Havoc(_) | Act::This(_) => Vec::new(),
    }
}
