//! Unrolling: copies of the bodies of loops whose rounds are bounded.
//!
//! ```text
//! UN:1  a loop is a set of locations with a head; the copies 0 .. n of it are made, copy 0 is the loop itself
//! UN:2  edges within the loop stay within their copy, those to the head lead to the next copy's
//! UN:3  edges out of the loop leave every copy, edges into it lead to copy 0
//! UN:4  in copy n, edges to the head lead to a claim: here the program is not modelled
//! ```
//!
//! Soundness: up to UN:4 the runs are those of the old program. The bound that was given need not be right: who can't reach
//! the claim of UN:4 has shown that it is.

use std::collections::BTreeMap;

use super::lift::{Lift, Move, Stage};
use crate::program::{
    Claim, ClaimId, ClaimKind, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId,
    Task,
};

/// A loop to unroll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopBound {
    /// Where each round begins.
    pub head: LocId,
    /// The loop's locations, the head among them.
    pub members: Vec<LocId>,
    /// At most so often a run comes back to the head before it leaves the loop.
    pub bound: usize,
}

/// Unrolls loops of the main procedure that have no location in common.
pub fn unroll(task: &Task, loops: &[LoopBound]) -> (Task, Lift) {
    let proc = task.program.main;
    let new = task.clone();
    let mut stage = Stage::new("unroll", task);
    stage.invariants = false;
    for (index, procedure) in task.program.procedures.iter().enumerate() {
        let proc = ProcId::new(index);
        let locations = (0..procedure.locations.len()).map(LocId::new);
        stage.locations.push(locations.map(|loc| LocRef { proc, loc }).collect());
        let edges = (0..procedure.edges.len()).map(EdgeId::new);
        stage.edges.push(edges.map(|edge| vec![Move::Take(EdgeRef { proc, edge })]).collect());
    }
    let mut unroller = Unroller { task, proc, new, stage };
    for rounds in loops {
        unroller.unroll(rounds);
    }
    unroller.new.program.link();
    (unroller.new, Lift::new(unroller.stage))
}

struct Unroller<'t> {
    task: &'t Task,
    proc: ProcId,
    new: Task,
    stage: Stage,
}

impl Unroller<'_> {
    fn unroll(&mut self, rounds: &LoopBound) {
        let procedure = self.task.program.procedure(self.proc);
        let slots: BTreeMap<LocId, usize> =
            rounds.members.iter().enumerate().map(|(slot, loc)| (*loc, slot)).collect();
        // UN:1
        let mut copies: Vec<Vec<LocId>> = vec![rounds.members.clone()];
        for round in 1..=rounds.bound {
            let copy = rounds.members.iter().map(|loc| self.copy(*loc, round)).collect();
            copies.push(copy);
        }
        let beyond = self.beyond(rounds.head);
        let head = slots[&rounds.head];
        for from in &rounds.members {
            for id in &procedure.locations[from.index()].outgoing {
                let edge = &procedure.edges[id.index()];
                let Some(to) = slots.get(&edge.to) else {
                    for copy in &copies[1..] {
                        self.add(*id, edge, copy[slots[from]], edge.to); // UN:3
                    }
                    continue;
                };
                for (round, copy) in copies.iter().enumerate() {
                    let target = if *to == head {
                        copies.get(round + 1).map_or(beyond, |next| next[head]) // UN:2, UN:4
                    } else {
                        copy[*to] // UN:2
                    };
                    if round == 0 {
                        self.new.program.procedures[self.proc.index()].edges[id.index()].to =
                            target;
                    } else {
                        self.add(*id, edge, copy[slots[from]], target);
                    }
                }
            }
        }
    }

    fn copy(&mut self, loc: LocId, round: usize) -> LocId {
        let like = &self.task.program.procedure(self.proc).locations[loc.index()];
        let location = Location {
            name: format!("{}~{round}", like.name),
            position: like.position,
            claim: like.claim,
            ..Location::default()
        };
        self.location(location, loc)
    }

    /// Where a run is that goes round more often than the bound says.
    fn beyond(&mut self, head: LocId) -> LocId {
        let like = &self.task.program.procedure(self.proc).locations[head.index()];
        let claim = ClaimId::new(self.new.program.claims.len());
        self.new.program.claims.push(Claim {
            name: format!("{}~rounds", like.name),
            kind: ClaimKind::Unsupported,
            message: "a loop iterates more often than its bound says".to_owned(),
            position: like.position,
        });
        let location = Location {
            name: format!("{}~beyond", like.name),
            position: like.position,
            claim: Some(claim),
            ..Location::default()
        };
        self.location(location, head)
    }

    fn location(&mut self, mut location: Location, old: LocId) -> LocId {
        let locations = &mut self.new.program.procedures[self.proc.index()].locations;
        let id = LocId::new(locations.len());
        // Names are unique: the number of the location is.
        location.name = format!("{}~{}", location.name, id.index());
        locations.push(location);
        self.stage.locations[self.proc.index()].push(LocRef { proc: self.proc, loc: old });
        id
    }

    fn add(&mut self, old: EdgeId, edge: &Edge, from: LocId, to: LocId) {
        debug_assert!(!matches!(edge.operation, Operation::Call { .. }) || from != to);
        let edges = &mut self.new.program.procedures[self.proc.index()].edges;
        edges.push(Edge { from, to, ..edge.clone() });
        let moves = vec![Move::Take(EdgeRef { proc: self.proc, edge: old })];
        self.stage.edges[self.proc.index()].push(moves);
    }
}
