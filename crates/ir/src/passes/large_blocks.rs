//! Large blocks: straight-line sequences of assumptions and assignments become one assumption and one assignment.
//!
//! ```text
//! assume p; x := t; assume q; y := u   =>   assume p & q[t/x]; x, y := t, u[t/x]
//! ```
//!
//! A location is inside a sequence if it has one edge to it and one edge from it, and is no entry, exit, loop head, or
//! place of a claim. A skip before a `havoc` or a call is dropped, and one after a `havoc`.
//!
//! Soundness: at the end of a sequence the state is the same, and it is reached under the same condition. A run that
//! stops inside a sequence violates nothing there.

use symra_terms::{Substitution, Term, TermPool};

use super::lift::{Lift, Move, Stage};
use crate::graph::incoming;
use crate::program::{
    Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure, Program, Task, VarId,
};

/// Composes straight-line sequences of edges.
pub fn large_blocks(task: &Task) -> (Task, Lift) {
    let mut new = task.clone();
    let mut stage = Stage::new("large blocks", task);
    for index in 0..task.program.procedures.len() {
        let proc = ProcId::new(index);
        let mut blocks = Blocks {
            program: &task.program,
            procedure: task.program.procedure(proc),
            pool: &mut new.pool,
            proc,
            edges: Vec::new(),
            moves: Vec::new(),
        };
        blocks.run();
        let Blocks { edges, moves, .. } = blocks;
        // Conditions have moved to the starts of sequences, so what holds inside them has changed.
        let inside = inside(task.program.procedure(proc)).into_iter().enumerate();
        let inside = inside.filter(|(_, inside)| *inside);
        stage.silent.extend(inside.map(|(loc, _)| LocRef { proc, loc: LocId::new(loc) }));
        let locations = rebuild(&mut new.program.procedures[index], edges);
        stage.locations.push(locations.into_iter().map(|loc| LocRef { proc, loc }).collect());
        stage.edges.push(moves);
    }
    new.program.link();
    (new, Lift::new(stage))
}

/// An assumption followed by a parallel assignment.
struct Block {
    condition: Term,
    assignments: Vec<(VarId, Term)>,
}

struct Blocks<'a> {
    program: &'a Program,
    procedure: &'a Procedure,
    pool: &'a mut TermPool,
    proc: ProcId,
    edges: Vec<Edge>,
    moves: Vec<Vec<Move>>,
}

impl Blocks<'_> {
    fn run(&mut self) {
        let inside = inside(self.procedure);
        for loc in 0..self.procedure.locations.len() {
            if inside[loc] {
                continue;
            }
            for first in self.procedure.locations[loc].outgoing.clone() {
                let mut chain = vec![first];
                let mut at = self.procedure.edges[first.index()].to;
                while inside[at.index()] {
                    let next = self.procedure.locations[at.index()].outgoing[0];
                    chain.push(next);
                    at = self.procedure.edges[next.index()].to;
                }
                self.chain(&chain);
            }
        }
    }

    /// Adds the edges of a chain, composed where possible.
    fn chain(&mut self, mut chain: &[EdgeId]) {
        while !chain.is_empty() {
            let plain = chain.iter().take_while(|edge| self.is_plain(**edge)).count();
            let skips = chain.iter().take_while(|edge| self.is_skip(**edge)).count();
            let count = if plain == skips && plain < chain.len() {
                self.other(chain, plain)
            } else {
                self.block(chain, plain);
                plain
            };
            chain = &chain[count..];
        }
    }

    fn operation(&self, edge: EdgeId) -> &Operation {
        &self.procedure.edges[edge.index()].operation
    }

    fn is_plain(&self, edge: EdgeId) -> bool {
        matches!(self.operation(edge), Operation::Assume(_) | Operation::Assign(_))
    }

    fn is_skip(&self, edge: EdgeId) -> bool {
        match self.operation(edge) {
            Operation::Assume(condition) => *condition == self.pool.true_(),
            Operation::Assign(assignments) => assignments.is_empty(),
            Operation::Havoc(_) | Operation::Call { .. } => false,
        }
    }

    /// A `havoc` or a call at `at`, with the skips before it and after a `havoc`. A skip after a call comes after its
    /// return and stays. Gives how many edges were used.
    fn other(&mut self, chain: &[EdgeId], at: usize) -> usize {
        let operation = self.operation(chain[at]).clone();
        let mut count = at + 1;
        if matches!(operation, Operation::Havoc(_)) {
            count += chain[count..].iter().take_while(|edge| self.is_skip(**edge)).count();
        }
        self.add(&chain[..count], operation);
        count
    }

    /// One edge for a chain.
    fn add(&mut self, chain: &[EdgeId], operation: Operation) {
        let edges = &self.procedure.edges;
        let (first, last) = (chain[0], chain[chain.len() - 1]);
        let position = chain.iter().find_map(|edge| edges[edge.index()].position);
        let (from, to) = (edges[first.index()].from, edges[last.index()].to);
        self.edges.push(Edge { from, to, operation, position });
        let take = |edge: &EdgeId| Move::Take(EdgeRef { proc: self.proc, edge: *edge });
        self.moves.push(chain.iter().map(take).collect());
    }

    /// The first `count` edges of a chain, all assumptions and assignments, as one or two.
    fn block(&mut self, chain: &[EdgeId], count: usize) {
        let chain = &chain[..count];
        let mut block = Block { condition: self.pool.true_(), assignments: Vec::new() };
        for edge in chain {
            let operation = self.operation(*edge).clone();
            self.compose(&mut block, &operation);
        }
        let Block { condition, assignments } = block;
        if assignments.is_empty() {
            self.add(chain, Operation::Assume(condition));
        } else if condition == self.pool.true_() {
            self.add(chain, Operation::Assign(assignments));
        } else {
            // There are two edges at least, so the first one ends inside the chain.
            let middle = self.procedure.edges[chain[0].index()].to;
            self.add(chain, Operation::Assume(condition));
            let first = self.edges.last_mut().expect("an edge should have been added");
            let to = std::mem::replace(&mut first.to, middle);
            let position = first.position;
            let operation = Operation::Assign(assignments);
            self.edges.push(Edge { from: middle, to, operation, position });
            self.moves.push(Vec::new());
        }
    }

    /// Appends an assumption or an assignment to a block.
    fn compose(&mut self, block: &mut Block, operation: &Operation) {
        let mut substitution = Substitution::default();
        for (var, term) in &block.assignments {
            let symbol = self.pool.symbol(self.program.variable(*var).term);
            substitution.bind(symbol.expect("a variable's term should be one"), *term);
        }
        match operation {
            Operation::Assume(condition) => {
                let condition = substitution.apply(self.pool, *condition);
                block.condition = self.pool.and(&[block.condition, condition]);
            }
            Operation::Assign(assignments) => {
                for (var, term) in assignments {
                    let term = substitution.apply(self.pool, *term);
                    match block.assignments.iter_mut().find(|(other, _)| other == var) {
                        Some((_, old)) => *old = term,
                        None => block.assignments.push((*var, term)),
                    }
                }
            }
            Operation::Havoc(_) | Operation::Call { .. } => {
                unreachable!("a block should hold assumptions and assignments only")
            }
        }
    }
}

/// Which locations are inside a straight-line sequence.
fn inside(procedure: &Procedure) -> Vec<bool> {
    let incoming = incoming(procedure);
    let mut inside: Vec<bool> = procedure
        .locations
        .iter()
        .zip(&incoming)
        .map(|(location, incoming)| {
            incoming.len() == 1
                && location.outgoing.len() == 1
                && location.claim.is_none()
                && !location.loop_head
        })
        .collect();
    inside[procedure.entry.index()] = false;
    inside[procedure.exit.index()] = false;
    inside
}

/// Gives a procedure its new edges, and drops the locations inside sequences. The old number of each location that is
/// left.
fn rebuild(procedure: &mut Procedure, edges: Vec<Edge>) -> Vec<LocId> {
    let mut kept: Vec<bool> = inside(procedure).into_iter().map(|inside| !inside).collect();
    for edge in &edges {
        kept[edge.from.index()] = true;
        kept[edge.to.index()] = true;
    }
    let old: Vec<LocId> = (0..kept.len()).filter(|index| kept[*index]).map(LocId::new).collect();
    let mut places = vec![LocId(0); kept.len()];
    for (index, loc) in old.iter().enumerate() {
        places[loc.index()] = LocId::new(index);
    }
    let place = |loc: LocId| places[loc.index()];
    procedure.edges = edges;
    for edge in &mut procedure.edges {
        (edge.from, edge.to) = (place(edge.from), place(edge.to));
    }
    (procedure.entry, procedure.exit) = (place(procedure.entry), place(procedure.exit));
    let mut keep = kept.into_iter();
    procedure.locations.retain(|_| keep.next().unwrap_or(false));
    old
}
