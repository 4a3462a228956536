//! Where threads may be switched: before what others can see or decide.
//!
//! A variable is *visible* if two instances may access it while there are several threads, and one of them writes it. A node outside
//! of atomic sections is a switch point if
//!
//! 1. an arc from it accesses a visible variable, or begins an atomic section that does or that may block,
//! 2. it may block: its conditions need not cover all states, it has no arc (the program ends there), or it waits for a thread,
//! 3. a loop without a switch point is entered there,
//! 4. a loop creates a thread there: the next one may find an instance free again.
//!
//! What a thread does from one switch point to the next is: one access to visible variables (or one atomic section), then steps that
//! no one else sees and that come to an end, so that it commutes with what others do in between.

use rustc_hash::FxHashSet;
use symra_terms::{Op, Sort, Term, TermPool};

use super::ThreadPrimitives;
use super::expand::{Act, Arc, NodeId, ThreadKind, ThreadNode};
use super::instances::components;
use super::live::{terms, written};
use crate::passes::VarSet;
use crate::passes::uses::TermVars;
use crate::program::{Program, Scope, VarId};
use crate::source::Position;

/// So many bytes are read or written at once.
const WORD: usize = 8;
/// The most bits of an element that is a byte, perhaps of a pointer.
const BYTE_SORTS: [u32; 2] = [8, crate::OBJECT_BITS + 8];

/// What is asked about the code of threads.
pub(super) struct Points<'p> {
    pub(super) pool: &'p mut TermPool,
    pub(super) program: &'p Program,
    pub(super) vars: &'p mut TermVars,
    pub(super) visible: VarSet,
    /// See [`ThreadPrimitives::together`].
    together: Vec<VarId>,
}

/// The nodes of the main thread that may run while there are others.
pub(super) fn concurrent(kind: &ThreadKind) -> Vec<bool> {
    let mut seen = vec![false; kind.nodes.len()];
    let spawns = kind.arcs.iter().filter(|arc| matches!(arc.act, Act::Spawn { .. }));
    let mut work: Vec<NodeId> = spawns.map(|arc| arc.to).collect();
    while let Some(node) = work.pop() {
        if !std::mem::replace(&mut seen[node], true) {
            work.extend(kind.nodes[node].outgoing.iter().map(|arc| kind.arcs[*arc].to));
        }
    }
    seen
}

impl<'p> Points<'p> {
    /// Finds the visible variables.
    pub(super) fn new(
        kinds: &[ThreadKind],
        counts: &[usize],
        (pool, program, vars): (&'p mut TermPool, &'p Program, &'p mut TermVars),
        primitives: &ThreadPrimitives,
    ) -> Self {
        let mut accessed: Vec<VarSet> = Vec::new();
        let mut changed: Vec<VarSet> = Vec::new();
        for (index, kind) in kinds.iter().enumerate() {
            let running = concurrent(kind);
            let (mut reads, mut writes) = (VarSet::default(), VarSet::default());
            for arc in kind.arcs.iter().filter(|arc| index > 0 || running[arc.from]) {
                let is_global = |var: &VarId| program.variable(*var).scope == Scope::Global;
                writes.extend(written(arc).into_iter().filter(is_global));
                for term in terms(arc) {
                    reads.extend(vars.of(pool, term).iter().copied().filter(is_global));
                }
            }
            reads.union(&writes);
            accessed.push(reads);
            changed.push(writes);
        }
        let is_private = |var: VarId| {
            program.variable(var).name.starts_with(primitives.private)
                || primitives.unshared.contains(&var)
        };
        let visible = program
            .globals()
            .filter(|var| !is_private(*var))
            .filter(|var| {
                (0..kinds.len()).filter(|kind| changed[*kind].contains(*var)).any(|writer| {
                    (0..kinds.len()).any(|other| {
                        let many = if other == writer { 2 } else { 1 };
                        counts[writer] > 0
                            && counts[other] >= many
                            && accessed[other].contains(*var)
                    })
                })
            })
            .collect();
        Self { pool, program, vars, visible, together: primitives.together.clone() }
    }

    /// The sort of a variable.
    pub(super) fn sort(&self, var: VarId) -> &Sort {
        self.pool.sort(self.program.variable(var).term)
    }

    /// The visible variable that a term is.
    pub(super) fn visible_variable(&self, term: Term) -> Option<VarId> {
        let Op::Var(symbol) = self.pool.op(term) else { return None };
        self.vars.variable(symbol).filter(|var| self.visible.contains(*var))
    }

    /// Whether an arc accesses a visible variable.
    fn sees(&mut self, arc: &Arc) -> bool {
        written(arc).iter().any(|var| self.visible.contains(*var))
            || terms(arc).into_iter().any(|term| {
                let visible = &self.visible;
                self.vars.of(self.pool, term).iter().any(|var| visible.contains(*var))
            })
    }

    /// Whether an arc outside of atomic sections makes more than one access to visible variables.
    pub(super) fn is_coarse(&mut self, kind: &ThreadKind, arc: &Arc, bulk: &[Position]) -> bool {
        if kind.nodes[arc.from].depth > 0 || !self.sees(arc) {
            return false;
        }
        if arc.position.is_some_and(|position| bulk.contains(&position)) {
            return true;
        }
        let mut count = Count::default();
        match &arc.act {
            Act::Assign(pairs) => {
                for (var, term) in pairs {
                    self.count_write(*var, *term, &mut count);
                }
            }
            Act::Havoc(vars) => {
                let seen = vars.iter().filter(|var| self.visible.contains(**var));
                count.writes.extend(seen.map(|var| (*var, 0)));
            }
            Act::Assume(_)
            | Act::Wait(..)
            | Act::Spawn { .. }
            | Act::Join(_)
            | Act::This(_)
            | Act::Free(..) => {
                for term in terms(arc) {
                    self.count_reads(term, &mut count);
                }
            }
        }
        count.total(self) > 1
    }

    fn count_write(&mut self, var: VarId, term: Term, count: &mut Count) {
        if !self.visible.contains(var) {
            self.count_reads(term, count);
            return;
        }
        let own = self.program.variable(var).term;
        let (mut at, mut stores) = (term, 0);
        while self.pool.op(at) == Op::Store {
            let args = self.pool.args(at).to_vec();
            self.count_reads(args[1], count);
            self.count_reads(args[2], count);
            at = args[0];
            stores += 1;
        }
        if stores == 0 {
            self.count_reads(at, count);
            let whole = matches!(self.pool.sort(own), Sort::Array(_));
            count.writes.push((var, 0));
            if whole {
                count.writes.push((var, usize::MAX));
            }
            return;
        }
        if at != own {
            self.count_reads(at, count);
        }
        count.writes.extend((0..stores).map(|index| (var, index)));
    }

    fn count_reads(&mut self, term: Term, count: &mut Count) {
        let visible = |var: VarId| self.visible.contains(var);
        if let Op::Var(symbol) = self.pool.op(term)
            && let Some(var) = self.vars.variable(symbol).filter(|var| visible(*var))
        {
            count.reads.insert((var, term));
        }
        for part in self.pool.post_order(&[term]) {
            for arg in self.pool.args(part) {
                let Op::Var(symbol) = self.pool.op(*arg) else { continue };
                let Some(var) = self.vars.variable(symbol).filter(|var| visible(*var)) else {
                    continue;
                };
                let is_array = matches!(self.pool.sort(*arg), Sort::Array(_));
                count.reads.insert((var, if is_array { part } else { *arg }));
            }
        }
    }

    /// How many accesses are one.
    fn at_once(&self, var: VarId) -> usize {
        let sort = self.pool.sort(self.program.variable(var).term);
        match sort {
            Sort::Array(array) => match array.element {
                Sort::Bv(width) if BYTE_SORTS.contains(&width) => WORD,
                _ => 1,
            },
            _ => 1,
        }
    }

    /// The switch points of a kind, where loops without one get one at their entry.
    pub(super) fn of(&mut self, kind: &mut ThreadKind, is_main: bool) -> Vec<bool> {
        let running = if is_main { concurrent(kind) } else { vec![true; kind.nodes.len()] };
        let component = components(kind.nodes.len(), |node| {
            kind.nodes[node].outgoing.iter().map(|arc| kind.arcs[*arc].to).collect()
        });
        let mut points = vec![false; kind.nodes.len()];
        for arc in &kind.arcs {
            let again = component[arc.from] == component[arc.to];
            let creates = matches!(arc.act, Act::Spawn { .. });
            if creates && again && running[arc.from] && kind.nodes[arc.from].depth == 0 {
                points[arc.from] = true;
            }
        }
        for node in 0..kind.nodes.len() {
            let data = &kind.nodes[node];
            if !running[node] || data.depth > 0 || data.claim.is_some() || node == kind.gone {
                continue;
            }
            points[node] |= if node == kind.end {
                is_main
            } else {
                node == kind.entry || self.is_point(kind, data)
            };
        }
        self.guard_loops(kind, &running, &mut points);
        points
    }

    fn is_point(&mut self, kind: &ThreadKind, node: &ThreadNode) -> bool {
        node.outgoing.iter().any(|arc| {
            let arc = &kind.arcs[*arc];
            self.sees(arc)
                || matches!(arc.act, Act::Join(_))
                || (kind.nodes[arc.to].depth > 0 && self.section_matters(kind, arc.to))
        }) || self.may_block(kind, node)
    }

    /// Whether the conditions of a node may all fail. Not all covers are seen; a switch point more does no harm.
    pub(super) fn may_block(&mut self, kind: &ThreadKind, node: &ThreadNode) -> bool {
        let mut conditions = Vec::new();
        for arc in &node.outgoing {
            match kind.arcs[*arc].act {
                Act::Assume(term) | Act::Wait(term, _) => conditions.push(term),
                _ => return false,
            }
        }
        let truth = self.pool.true_();
        if conditions.len() == 1 {
            return conditions[0] != truth;
        }
        !(0..conditions.len()).any(|index| {
            let one = conditions[index];
            let others: Vec<Term> =
                conditions.iter().copied().filter(|term| *term != one).collect();
            let rest = self.pool.or(&others);
            let missing = self.pool.not(rest);
            one == truth || one == missing || self.pool.or(&[one, rest]) == truth
        })
    }

    /// Whether an atomic section accesses a visible variable, may block, or may not end.
    fn section_matters(&mut self, kind: &ThreadKind, start: NodeId) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = vec![start];
        while let Some(node) = work.pop() {
            let data = &kind.nodes[node];
            if data.depth == 0 || !seen.insert(node) {
                continue;
            }
            if data.claim.is_none() && self.may_block(kind, data) {
                return true;
            }
            for arc in &data.outgoing {
                let arc = &kind.arcs[*arc];
                if self.sees(arc) || matches!(arc.act, Act::Join(_)) {
                    return true;
                }
                work.push(arc.to);
            }
        }
        let mut members: Vec<NodeId> = seen.iter().copied().collect();
        members.sort_unstable();
        let inner = |node: usize| -> Vec<usize> {
            let next = kind.nodes[members[node]].outgoing.iter().map(|arc| kind.arcs[*arc].to);
            next.filter_map(|to| members.binary_search(&to).ok()).collect()
        };
        let component = components(members.len(), inner);
        (0..members.len())
            .any(|node| inner(node).iter().any(|to| component[*to] == component[node]))
    }

    /// Puts a switch point before each loop that has none.
    fn guard_loops(&self, kind: &mut ThreadKind, running: &[bool], points: &mut Vec<bool>) {
        let is_plain = |points: &[bool], node: NodeId| !points[node] && running[node];
        let component = {
            let (kind, points) = (&*kind, &*points);
            components(kind.nodes.len(), move |node| {
                if !is_plain(points, node) {
                    return Vec::new();
                }
                let next = kind.nodes[node].outgoing.iter().map(|arc| kind.arcs[*arc].to);
                next.filter(|to| is_plain(points, *to)).collect()
            })
        };
        let mut on_cycle = vec![false; kind.nodes.len()];
        for arc in &kind.arcs {
            let both = is_plain(points, arc.from) && is_plain(points, arc.to);
            if both && component[arc.from] == component[arc.to] {
                on_cycle[arc.from] = true;
                on_cycle[arc.to] = true;
            }
        }
        let truth = self.pool.true_();
        let mut guards: Vec<Option<NodeId>> = vec![None; kind.nodes.len()];
        for index in 0..kind.arcs.len() {
            let (from, to) = (kind.arcs[index].from, kind.arcs[index].to);
            let enters = on_cycle[to] && component[from] != component[to];
            let alone = !running[from] && !matches!(kind.arcs[index].act, Act::Spawn { .. });
            if !enters || alone {
                continue;
            }
            if kind.nodes[to].depth > 0 {
                // Within an atomic section nobody else goes on while it loops; where it is left, somebody may.
                for node in 0..component.len() {
                    points[node] |= on_cycle[node]
                        && component[node] == component[to]
                        && kind.nodes[node].depth == 0;
                }
                continue;
            }
            let guard = *guards[to].get_or_insert_with(|| {
                kind.nodes.push(ThreadNode { outgoing: Vec::new(), ..kind.nodes[to].clone() });
                points.push(true);
                kind.nodes.len() - 1
            });
            kind.arcs[index].to = guard;
        }
        for (to, guard) in guards.into_iter().enumerate() {
            let Some(from) = guard else { continue };
            kind.nodes[from].outgoing.push(kind.arcs.len());
            let act = Act::Assume(truth);
            kind.arcs.push(Arc { from, to, act, position: None, origin: None });
        }
    }
}

/// Accesses to visible variables.
#[derive(Default)]
struct Count {
    reads: FxHashSet<(VarId, Term)>,
    writes: Vec<(VarId, usize)>,
}

impl Count {
    fn total(&self, points: &Points<'_>) -> usize {
        let mut total = 0;
        let reads: Vec<VarId> = self.reads.iter().map(|(var, _)| *var).collect();
        let writes: Vec<VarId> = self.writes.iter().map(|(var, _)| *var).collect();
        let debug = points.program.debug.as_ref();
        let offsets = debug.iter().flat_map(|debug| &debug.offsets);
        let offsets: Vec<(VarId, VarId)> = offsets.map(|(var, offset)| (*var, *offset)).collect();
        for (mut vars, are_writes) in [(reads, false), (writes, true)] {
            // A pointer is one access to its object and its offset.
            let all = vars.clone();
            let is_part = |var: &VarId| {
                offsets.iter().any(|(object, offset)| offset == var && all.contains(object))
            };
            vars.retain(|var| !is_part(var));
            vars.sort_unstable();
            for same in vars.chunk_by(|a, b| a == b) {
                let together = points.together.contains(&same[0]);
                if together && !are_writes {
                    // The program does not read them: they say what holds at the time of a step, of as many objects as it asks.
                    continue;
                }
                let at_once = if together { same.len() } else { points.at_once(same[0]) };
                total += same.len().div_ceil(at_once);
            }
        }
        total
    }
}
