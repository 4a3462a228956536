//! Slicing: what can't influence whether a claim is violated is left out.
//!
//! ```text
//! SL:1  remove the edges to locations from which no claim can be reached
//! SL:2  R := the variables of all conditions, and what flows into them by assignments, arguments and results
//! SL:3  assignments to and havocs of variables outside R become skips
//! SL:4  reduce, until nothing changes:
//!         u -> m : op, m -> t : skip          =>  u -> t : op     m has no other edge from it, no claim, is no loop head
//!         u -> t : assume p, assume not p     =>  u -> t : skip
//!         u -> u : assume p                   =>  nothing
//! SL:5  if SL:4 removed a condition, go on at SL:2
//! ```
//!
//! Soundness, both ways. SL:1: a run that violates a claim is never at a location from which none can be reached.
//! SL:3: by the choice of R, runs of both programs along the same edges agree on R, and all conditions are over R, so
//! they block at the same places. SL:4: composition with a skip neither blocks nor changes anything; of two
//! complementary conditions one holds, and both lead to the same state at `t`, since the sequences
//! behind them have been reduced to nothing; an assumption that leads back to its start changes nothing, so runs without it
//! reach the same states. What can block alone, or run forever (loops, calls), is not removed: a loop goes only if its body
//! does nothing to R, in which case its condition stays as it is: the condition to leave the loop is kept.
//!
//! Where the program is asked whether every run ends, what matters is where runs go on forever: claims are left out, SL:1
//! keeps the locations from which a cycle or what is not modelled can be reached, and an assumption that leads back to its start
//! stays. All conditions on ways to cycles stay, so that runs of both programs block at the same places.
//!
//! The way back decides by running the old program which of several alternatives was taken.

use rustc_hash::FxHashMap;
use std::sync::Arc;
use symra_terms::{Term, TermPool};

use super::lift::{Lift, Move, Stage};
use super::uses::{TermVars, VarSet};
use crate::graph::incoming;
use crate::program::{
    ClaimId, ClaimKind, Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure,
    Program, Task,
};

/// Leaves out what can't influence whether a claim is violated.
pub fn slice(task: &Task) -> (Task, Lift) {
    let mut new = task.clone();
    let mut stage = Stage::new("slice", task);
    let ends = task.program.must_end().is_some();
    let matters =
        reaching(&task.program, &if ends { cycles(&task.program) } else { claims(&task.program) });
    let mut moves = cut_to_claims(&mut new.program, &task.program, &matters); // SL:1
    let mut vars = TermVars::new(task);
    loop {
        let relevant = relevant(&new, &mut vars); // SL:2
        neutralise(&mut new, &relevant); // SL:3
        let mut removed = false;
        for (procedure, moves) in new.program.procedures.iter_mut().zip(&mut moves) {
            let taken = std::mem::take(moves);
            let mut reducer = Reducer::new(procedure, taken, &mut new.pool);
            reducer.keeps_loops = ends;
            removed |= reducer.run(); // SL:4
            *moves = reducer.finish(procedure);
        }
        if !removed {
            keep_invariants(&mut stage, &new.program, &Arc::new(relevant), &matters);
            break; // SL:5
        }
    }
    stage.edges = moves;
    new.program.link();
    (new, Lift::new(stage))
}

/// Says which invariants of the new program hold in the old one: those about relevant variables, at locations that matter
/// and that no edge was led past.
fn keep_invariants(
    stage: &mut Stage,
    new: &Program,
    relevant: &Arc<VarSet>,
    matters: &[Vec<bool>],
) {
    for (index, procedure) in new.procedures.iter().enumerate() {
        let proc = ProcId::new(index);
        let incoming = incoming(procedure);
        let mut places = Vec::new();
        for (number, incoming) in incoming.iter().enumerate() {
            let loc = LocId::new(number);
            let place = LocRef { proc, loc };
            if !matters[index][number] || (incoming.is_empty() && loc != procedure.entry) {
                stage.silent.insert(place);
            }
            stage.kept.insert(place, relevant.clone());
            places.push(place);
        }
        stage.locations.push(places);
    }
}

/// Removes the edges to locations from which no claim can be reached. What each edge that is left stands for.
fn cut_to_claims(
    program: &mut Program,
    old: &Program,
    matters: &[Vec<bool>],
) -> Vec<Vec<Vec<Move>>> {
    let mut all = Vec::new();
    for (index, procedure) in program.procedures.iter_mut().enumerate() {
        let mut moves = Vec::new();
        let edges = std::mem::take(&mut procedure.edges);
        for (number, edge) in edges.into_iter().enumerate() {
            let into_callee = match edge.operation {
                Operation::Call { callee, .. } => {
                    matters[callee.index()][old.procedure(callee).entry.index()]
                }
                _ => false,
            };
            if matters[index][edge.to.index()] || into_callee {
                let id = EdgeRef { proc: ProcId::new(index), edge: EdgeId::new(number) };
                moves.push(vec![Move::Take(id)]);
                procedure.edges.push(edge);
            }
        }
        procedure.link();
        all.push(moves);
    }
    all
}

/// The locations of claims.
fn claims(program: &Program) -> Vec<(usize, LocId)> {
    let mut found = Vec::new();
    for (index, procedure) in program.procedures.iter().enumerate() {
        let claims = procedure.locations.iter().enumerate().filter(|(_, l)| l.claim.is_some());
        found.extend(claims.map(|(loc, _)| (index, LocId::new(loc))));
    }
    found
}

/// Where runs can go on forever: at heads of loops and in procedures that call themselves; and where they are not modelled.
fn cycles(program: &Program) -> Vec<(usize, LocId)> {
    let unmodelled = |claim: &ClaimId| program.claim(*claim).kind == ClaimKind::Unsupported;
    let mut found = Vec::new();
    for (index, procedure) in program.procedures.iter().enumerate() {
        for (loc, location) in procedure.locations.iter().enumerate() {
            if location.loop_head || location.claim.as_ref().is_some_and(unmodelled) {
                found.push((index, LocId::new(loc)));
            }
        }
        if calls_itself(program, index) {
            found.push((index, procedure.entry));
        }
    }
    found
}

/// Whether calls of a procedure may call it again.
fn calls_itself(program: &Program, proc: usize) -> bool {
    let mut seen = vec![false; program.procedures.len()];
    let mut stack = vec![proc];
    while let Some(caller) = stack.pop() {
        for edge in &program.procedures[caller].edges {
            let Operation::Call { callee, .. } = edge.operation else { continue };
            if callee.index() == proc {
                return true;
            }
            if !std::mem::replace(&mut seen[callee.index()], true) {
                stack.push(callee.index());
            }
        }
    }
    false
}

/// For each location whether one of some can be reached along edges, into calls and out of them.
fn reaching(program: &Program, targets: &[(usize, LocId)]) -> Vec<Vec<bool>> {
    let count = |p: &Procedure| vec![false; p.locations.len()];
    let mut matters: Vec<Vec<bool>> = program.procedures.iter().map(count).collect();
    let incoming: Vec<_> = program.procedures.iter().map(incoming).collect();
    let mut callers: Vec<Vec<(usize, EdgeId)>> = vec![Vec::new(); program.procedures.len()];
    let mut stack = targets.to_vec();
    for (index, procedure) in program.procedures.iter().enumerate() {
        for (number, edge) in procedure.edges.iter().enumerate() {
            if let Operation::Call { callee, .. } = edge.operation {
                callers[callee.index()].push((index, EdgeId::new(number)));
            }
        }
    }
    while let Some((proc, loc)) = stack.pop() {
        if std::mem::replace(&mut matters[proc][loc.index()], true) {
            continue;
        }
        let procedure = &program.procedures[proc];
        for edge in &incoming[proc][loc.index()] {
            let edge = &procedure.edges[edge.index()];
            stack.push((proc, edge.from));
            if let Operation::Call { callee, .. } = edge.operation {
                stack.push((callee.index(), program.procedure(callee).exit));
            }
        }
        if loc == procedure.entry {
            let from = |(caller, edge): &(usize, EdgeId)| {
                (*caller, program.procedures[*caller].edges[edge.index()].from)
            };
            stack.extend(callers[proc].iter().map(from));
        }
    }
    matters
}

/// The variables that can influence a condition.
pub(super) fn relevant(task: &Task, vars: &mut TermVars) -> VarSet {
    let program = &task.program;
    let mut relevant = VarSet::default();
    for edge in program.procedures.iter().flat_map(|procedure| &procedure.edges) {
        if let Operation::Assume(condition) = edge.operation {
            relevant.extend(vars.of(&task.pool, condition).iter().copied());
        }
    }
    loop {
        let mut grew = false;
        let mut flow = |from: &[crate::VarId], relevant: &mut VarSet| {
            for var in from {
                grew |= relevant.insert(*var);
            }
        };
        for edge in program.procedures.iter().flat_map(|procedure| &procedure.edges) {
            match &edge.operation {
                Operation::Assume(_) | Operation::Havoc(_) => (),
                Operation::Assign(assignments) => {
                    for (var, term) in assignments {
                        if relevant.contains(*var) {
                            flow(vars.of(&task.pool, *term), &mut relevant);
                        }
                    }
                }
                Operation::Call { callee, arguments, results } => {
                    let callee = program.procedure(*callee);
                    for (parameter, argument) in callee.parameters.iter().zip(arguments) {
                        if relevant.contains(*parameter) {
                            flow(vars.of(&task.pool, *argument), &mut relevant);
                        }
                    }
                    for (target, result) in results.iter().zip(&callee.results) {
                        if relevant.contains(*target) {
                            flow(&[*result], &mut relevant);
                        }
                    }
                }
            }
        }
        if !grew {
            return relevant;
        }
    }
}

/// Makes skips of what writes irrelevant variables only.
fn neutralise(task: &mut Task, relevant: &VarSet) {
    let skip = Operation::Assume(task.pool.true_());
    for edge in task.program.procedures.iter_mut().flat_map(|procedure| &mut procedure.edges) {
        let empty = match &mut edge.operation {
            Operation::Assume(_) | Operation::Call { .. } => false,
            Operation::Assign(assignments) => {
                assignments.retain(|(var, _)| relevant.contains(*var));
                assignments.is_empty()
            }
            Operation::Havoc(variables) => {
                variables.retain(|var| relevant.contains(*var));
                variables.is_empty()
            }
        };
        if empty {
            edge.operation = skip.clone();
        }
    }
}

/// The edges of a procedure while they are reduced. An edge that is gone is `None`.
struct Reducer<'a> {
    edges: Vec<Option<(Edge, Vec<Move>)>>,
    outgoing: Vec<Vec<usize>>,
    incoming: Vec<Vec<usize>>,
    /// Locations that must stay: entry, exit, loop heads, claims.
    fixed: Vec<bool>,
    work: Vec<usize>,
    removed: bool,
    /// Whether assumptions that lead back to their start stay.
    keeps_loops: bool,
    pool: &'a mut TermPool,
}

impl<'a> Reducer<'a> {
    fn new(procedure: &mut Procedure, moves: Vec<Vec<Move>>, pool: &'a mut TermPool) -> Self {
        let count = procedure.locations.len();
        let (mut outgoing, mut incoming) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for (index, edge) in procedure.edges.iter().enumerate() {
            outgoing[edge.from.index()].push(index);
            incoming[edge.to.index()].push(index);
        }
        let fixed = |(index, location): (usize, &crate::Location)| {
            let loc = LocId::new(index);
            location.claim.is_some()
                || location.loop_head
                || loc == procedure.entry
                || loc == procedure.exit
        };
        let fixed = procedure.locations.iter().enumerate().map(fixed).collect();
        let edges = std::mem::take(&mut procedure.edges).into_iter().zip(moves).map(Some).collect();
        let work = (0..count).rev().collect();
        Self { edges, outgoing, incoming, fixed, work, removed: false, keeps_loops: false, pool }
    }

    /// Reduces until nothing changes. Whether a condition was removed.
    fn run(&mut self) -> bool {
        while let Some(loc) = self.work.pop() {
            if !self.keeps_loops {
                self.self_loops(loc);
            }
            self.complements(loc);
            self.bypass(loc);
        }
        self.removed
    }

    fn finish(self, procedure: &mut Procedure) -> Vec<Vec<Move>> {
        let (edges, moves) = self.edges.into_iter().flatten().unzip();
        procedure.edges = edges;
        procedure.link();
        moves
    }

    fn edge(&self, index: usize) -> &Edge {
        &self.edges[index].as_ref().expect("a listed edge should be there").0
    }

    fn condition(&self, index: usize) -> Option<Term> {
        match self.edge(index).operation {
            Operation::Assume(condition) => Some(condition),
            _ => None,
        }
    }

    fn is_skip(&self, index: usize) -> bool {
        self.condition(index) == Some(self.pool.true_())
    }

    fn delete(&mut self, index: usize) -> (Edge, Vec<Move>) {
        let (edge, moves) = self.edges[index].take().expect("a listed edge should be there");
        self.outgoing[edge.from.index()].retain(|other| *other != index);
        self.incoming[edge.to.index()].retain(|other| *other != index);
        self.work.push(edge.from.index());
        self.work.push(edge.to.index());
        (edge, moves)
    }

    /// Removes assumptions that lead back to where they start.
    fn self_loops(&mut self, loc: usize) {
        for index in self.outgoing[loc].clone() {
            if self.edge(index).to.index() == loc && self.condition(index).is_some() {
                self.removed |= !self.is_skip(index);
                self.delete(index);
            }
        }
    }

    /// Replaces two complementary assumptions with one end by a skip; and of a skip and others, keeps the skip.
    fn complements(&mut self, loc: usize) {
        let mut by_end: FxHashMap<(LocId, Term), usize> = FxHashMap::default();
        for index in self.outgoing[loc].clone() {
            let Some(condition) = self.condition(index) else { continue };
            let to = self.edge(index).to;
            let same = by_end.contains_key(&(to, condition));
            if same || by_end.contains_key(&(to, self.pool.true_())) {
                // Another edge to the same end can be taken whenever this one can.
                self.removed |= !same;
                self.delete(index);
                continue;
            }
            let negation = self.pool.not(condition);
            let Some(other) = by_end.get(&(to, negation)).copied() else {
                by_end.insert((to, condition), index);
                continue;
            };
            by_end.remove(&(to, negation));
            let (_, second) = self.delete(index);
            let true_ = self.pool.true_();
            if let Some((edge, first)) = &mut self.edges[other] {
                edge.operation = Operation::Assume(true_);
                let alternatives = [std::mem::take(first), second];
                first.push(Move::Either(Arc::new(alternatives)));
            }
            by_end.insert((to, true_), other);
            self.removed = true;
        }
    }

    /// Leads the edges to a location past it, if nothing but a skip leaves it.
    fn bypass(&mut self, loc: usize) {
        let [only] = self.outgoing[loc][..] else { return };
        let to = self.edge(only).to;
        if self.fixed[loc] || !self.is_skip(only) || to.index() == loc {
            return;
        }
        let follows_call =
            |index: &usize| matches!(self.edge(*index).operation, Operation::Call { .. });
        if self.incoming[loc].iter().any(follows_call) {
            // The skip comes after the call's return, not with the call.
            return;
        }
        let (_, tail) = self.delete(only);
        for index in std::mem::take(&mut self.incoming[loc]) {
            if let Some((edge, moves)) = &mut self.edges[index] {
                edge.to = to;
                moves.extend(tail.iter().cloned());
                self.work.push(edge.from.index());
            }
            self.incoming[to.index()].push(index);
        }
        self.work.push(to.index());
    }
}
