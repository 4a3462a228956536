//! Constants in the code of threads: what a thread never does is not there.
//!
//! After Wegman and Zadeck, "Constant propagation with conditional branches" (TOPLAS 1991):
//!
//! ```text
//! TC:1  the variables of a thread, and those shared ones that nobody writes once there may be several threads
//! TC:2  their values where they are constants, from the entry on, along arcs whose conditions may hold
//! TC:3  where another kind of thread starts, those of the shared ones that all starts by the main thread agree on
//! TC:4  terms with these values; nodes, arcs and kinds that are not reached are dropped
//! ```
//!
//! Soundness: nobody else writes the variables of TC:1 while the thread runs, so that its own code tells their values.

use std::collections::BTreeMap;

use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::expand::{Act, Arc, NodeId, ThreadKind};
use super::live::written;
use super::points::concurrent;
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{Program, Scope, VarId};

/// The most values that are passed along arcs; with more a kind stays as it is.
const MOST_VALUES: usize = 5_000_000;

/// Variables that are constants.
type Values = BTreeMap<VarId, Term>;

/// Replaces what is constant in the code of all kinds, and drops what is not reached.
pub(super) fn fold(
    kinds: &mut Vec<ThreadKind>,
    pool: &mut TermPool,
    program: &Program,
    vars: &mut TermVars,
) {
    // What the first round drops writes nothing in the second one.
    for _ in 0..2 {
        let mut flow = Flow { pool, program, vars, settled: VarSet::default() };
        flow.settled = flow.settled(kinds);
        let mut start = Values::new();
        for (index, kind) in kinds.iter_mut().enumerate() {
            let Some(states) = flow.states(kind, &start) else { return };
            if index == 0 {
                start = flow.at_starts(kind, &states); // TC:3
            }
            flow.rewrite(kind, &states);
        }
        drop_unstarted(kinds);
    }
}

struct Flow<'f> {
    pool: &'f mut TermPool,
    program: &'f Program,
    vars: &'f mut TermVars,
    /// The shared variables that are followed.
    settled: VarSet,
}

impl Flow<'_> {
    /// TC:1.
    fn settled(&self, kinds: &[ThreadKind]) -> VarSet {
        let mut changed = VarSet::default();
        for (index, kind) in kinds.iter().enumerate() {
            let running = concurrent(kind);
            for arc in &kind.arcs {
                // The new thread may run before a creation has its result.
                let creates = matches!(arc.act, Act::Spawn { .. });
                if index > 0 || running[arc.from] || creates {
                    changed.extend(written(arc));
                }
            }
        }
        let is_single = |var: &VarId| {
            let sort = self.pool.sort(self.program.variable(*var).term);
            !matches!(sort, Sort::Array(_))
        };
        let all = self.program.globals().filter(is_single);
        all.filter(|var| !changed.contains(*var)).collect()
    }

    fn is_followed(&self, var: VarId) -> bool {
        self.program.variable(var).scope != Scope::Global || self.settled.contains(var)
    }

    fn value(&mut self, values: &Values, term: Term) -> Term {
        if values.is_empty() || matches!(self.pool.op(term), Op::Const(_)) {
            return term;
        }
        let mut names = Substitution::default();
        for var in self.vars.of(self.pool, term) {
            let symbol = self.pool.symbol(self.program.variable(*var).term);
            if let (Some(symbol), Some(value)) = (symbol, values.get(var)) {
                names.bind(symbol, *value);
            }
        }
        names.apply(self.pool, term)
    }

    /// TC:2. What is constant at each node, if it is reached; `None` if that is too much.
    fn states(&mut self, kind: &ThreadKind, start: &Values) -> Option<Vec<Option<Values>>> {
        let mut states: Vec<Option<Values>> = vec![None; kind.nodes.len()];
        states[kind.entry] = Some(start.clone());
        let mut work = vec![kind.entry];
        let mut passed = 0;
        while let Some(node) = work.pop() {
            let Some(before) = states[node].clone() else { continue };
            for arc in &kind.nodes[node].outgoing {
                let arc = &kind.arcs[*arc];
                let Some(after) = self.after(arc, &before) else { continue };
                passed += after.len() + 1;
                if passed > MOST_VALUES {
                    return None;
                }
                let changed = match &mut states[arc.to] {
                    Some(known) => {
                        let count = known.len();
                        known.retain(|var, value| after.get(var) == Some(value));
                        known.len() < count
                    }
                    unknown @ None => {
                        *unknown = Some(after);
                        true
                    }
                };
                if changed {
                    work.push(arc.to);
                }
            }
        }
        Some(states)
    }

    /// What is constant behind an arc; `None` if it leads nowhere.
    fn after(&mut self, arc: &Arc, before: &Values) -> Option<Values> {
        let mut after = before.clone();
        match &arc.act {
            Act::Assume(term) => {
                if self.value(before, *term) == self.pool.false_() {
                    return None;
                }
            }
            Act::Assign(pairs) => {
                for (var, term) in pairs {
                    let value = self.value(before, *term);
                    if self.is_followed(*var) && matches!(self.pool.op(value), Op::Const(_)) {
                        after.insert(*var, value);
                    } else {
                        after.remove(var);
                    }
                }
            }
            Act::Havoc(_)
            | Act::Spawn { .. }
            | Act::Join(_)
            | Act::Wait(..)
            | Act::This(_)
            | Act::Free(..) => {
                for var in written(arc) {
                    after.remove(&var);
                }
            }
        }
        Some(after)
    }

    /// TC:3.
    fn at_starts(&self, kind: &ThreadKind, states: &[Option<Values>]) -> Values {
        let starts = kind.arcs.iter().filter(|arc| matches!(arc.act, Act::Spawn { .. }));
        let mut common: Option<Values> = None;
        for state in starts.filter_map(|arc| states[arc.from].as_ref()) {
            match &mut common {
                Some(common) => common.retain(|var, value| state.get(var) == Some(value)),
                None => common = Some(state.clone()),
            }
        }
        let mut common = common.unwrap_or_default();
        common.retain(|var, _| self.settled.contains(*var));
        common
    }

    /// TC:4.
    fn rewrite(&mut self, kind: &mut ThreadKind, states: &[Option<Values>]) {
        let mut places: Vec<Option<NodeId>> = vec![None; kind.nodes.len()];
        let mut nodes = Vec::new();
        for (node, data) in kind.nodes.iter().enumerate() {
            let is_kept = states[node].is_some() || [kind.end, kind.gone].contains(&node);
            if is_kept {
                places[node] = Some(nodes.len());
                let mut data = data.clone();
                data.outgoing.clear();
                nodes.push(data);
            }
        }
        let mut arcs: Vec<Arc> = Vec::new();
        for arc in &kind.arcs {
            let Some(values) = &states[arc.from] else { continue };
            let (Some(from), Some(to)) = (places[arc.from], places[arc.to]) else { continue };
            let act = self.act(&arc.act, values);
            if matches!(act, Act::Assume(term) if term == self.pool.false_()) {
                continue;
            }
            nodes[from].outgoing.push(arcs.len());
            arcs.push(Arc { from, to, act, position: arc.position, origin: arc.origin });
        }
        let place = |node: NodeId| places[node].expect("a node that is kept should have a place");
        (kind.entry, kind.end, kind.gone) = (place(kind.entry), place(kind.end), place(kind.gone));
        (kind.nodes, kind.arcs) = (nodes, arcs);
    }

    fn act(&mut self, act: &Act, values: &Values) -> Act {
        let mut value = |term: &Term| self.value(values, *term);
        match act {
            Act::Assume(term) => Act::Assume(value(term)),
            Act::Wait(term, wait) => Act::Wait(value(term), *wait),
            Act::Join(term) => Act::Join(value(term)),
            Act::Free(term, vars) => Act::Free(value(term), vars.clone()),
            Act::Assign(pairs) => {
                Act::Assign(pairs.iter().map(|(var, term)| (*var, value(term))).collect())
            }
            Act::Spawn { kind, arguments, result } => Act::Spawn {
                kind: *kind,
                arguments: arguments.iter().map(value).collect(),
                result: *result,
            },
            Act::Havoc(_) | Act::This(_) => act.clone(),
        }
    }
}

/// Drops the kinds that nobody starts.
fn drop_unstarted(kinds: &mut Vec<ThreadKind>) {
    let mut seen = vec![false; kinds.len()];
    let mut work = vec![0];
    while let Some(index) = work.pop() {
        if std::mem::replace(&mut seen[index], true) {
            continue;
        }
        work.extend(kinds[index].arcs.iter().filter_map(|arc| match arc.act {
            Act::Spawn { kind, .. } => Some(kind),
            _ => None,
        }));
    }
    let mut new = vec![0; kinds.len()];
    let mut count = 0;
    for (index, seen) in seen.iter().enumerate() {
        new[index] = count;
        count += usize::from(*seen);
    }
    let mut index = 0;
    kinds.retain(|_| {
        index += 1;
        seen[index - 1]
    });
    for arc in kinds.iter_mut().flat_map(|kind| &mut kind.arcs) {
        if let Act::Spawn { kind, .. } = &mut arc.act {
            *kind = new[*kind];
        }
    }
}
