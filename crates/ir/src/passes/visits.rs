//! Counting: how often a run takes certain edges.
//!
//! ```text
//! entry -> : c := most
//! u -> v : op     =>     u -> beyond : assume c = 0;     u -> m : assume c > 0;  m -> m' : c := c - 1;  m' -> v : op
//! ```
//!
//! A claim that the program is not modelled from there on says that `beyond` is not reached: who shows that has shown that no run
//! takes the edges more often than `most`. All locations and edges of the old program keep their numbers.

use std::collections::BTreeSet;

use symra_terms::Sort;

use crate::program::{
    Claim, ClaimId, ClaimKind, Edge, EdgeId, LocId, Location, Operation, Scope, Task, VarId,
    Variable,
};

/// The bits of the counter.
const WIDTH: u32 = 8;

/// A program that counts.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The program.
    pub task: Task,
    /// The counter. It falls.
    pub counter: VarId,
    /// That the edges are taken too often.
    pub claim: ClaimId,
}

/// Counts how often runs take edges of the main procedure, which makes no calls, up to `most` times.
pub fn count_visits(task: &Task, edges: &BTreeSet<EdgeId>, most: u8) -> Counted {
    let mut new = task.clone();
    let Task { pool, program } = &mut new;
    let term = pool.fresh("visits", &Sort::Bv(WIDTH));
    let counter = VarId::new(program.variables.len());
    let (name, scope) = ("visits".to_owned(), Scope::Global);
    program.variables.push(Variable { name, term, scope, position: None, temporary: true });
    let claim = ClaimId::new(program.claims.len());
    program.claims.push(Claim {
        name: "visits".to_owned(),
        kind: ClaimKind::Unsupported,
        message: format!("a run visits a place more than {most} times"),
        position: None,
    });
    let (zero, one) = (pool.bv(0, WIDTH), pool.bv(1, WIDTH));
    let (none, less) = (pool.eq(term, zero), pool.bv_sub(term, one));
    let (some, first) = (pool.not(none), pool.bv(u64::from(most), WIDTH));
    let main = program.main;
    let procedure = &mut program.procedures[main.index()];
    let mut location = |name: String, claim: Option<ClaimId>| {
        procedure.locations.push(Location { name, claim, ..Location::default() });
        LocId::new(procedure.locations.len() - 1)
    };
    let beyond = location("visits.beyond".to_owned(), Some(claim));
    let start = location("visits.start".to_owned(), None);
    let mut more = vec![Edge {
        from: start,
        to: procedure.entry,
        operation: Operation::Assign(vec![(counter, first)]),
        position: None,
    }];
    procedure.entry = start;
    for id in edges {
        let mut location = |name: String| {
            procedure.locations.push(Location { name, ..Location::default() });
            LocId::new(procedure.locations.len() - 1)
        };
        let (may, done) =
            (location(format!("visits.{}", id.0)), location(format!("visits.{}'", id.0)));
        let edge = &mut procedure.edges[id.index()];
        let (from, position) = (std::mem::replace(&mut edge.from, done), edge.position);
        let mut add = |from, to, operation| more.push(Edge { from, to, operation, position });
        add(from, beyond, Operation::Assume(none));
        add(from, may, Operation::Assume(some));
        add(may, done, Operation::Assign(vec![(counter, less)]));
    }
    procedure.edges.extend(more);
    program.link();
    Counted { task: new, counter, claim }
}
