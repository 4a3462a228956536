//! The paths from a head to the next ones and to claims, one by one. They are only read for guesses, so it does no harm that
//! there is a limit.

use symra_ir::LocId;
use symra_terms::{Term, TermPool};

use crate::encode::{Encoder, Memory};

/// At most so many edges are executed from one location.
const EDGES: usize = 400;
/// At most so many paths from one location are looked at.
const PATHS: usize = 24;

/// A path.
pub(in crate::infer) struct Path {
    pub(in crate::infer) from: LocId,
    pub(in crate::infer) to: LocId,
    /// What it asks of the state at its start.
    pub(in crate::infer) condition: Term,
    pub(in crate::infer) memory: Memory,
}

/// The paths from the entry and from every head.
pub(in crate::infer) fn paths(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Vec<Path> {
    let starts = encoder.cfa.cut_points();
    let mut all = Vec::new();
    for from in starts {
        let (mut edges, mut found) = (0, 0);
        let mut open = vec![(from, pool.true_(), Memory::new())];
        while let Some((loc, condition, memory)) = open.pop() {
            let begun = edges > 0;
            let place = encoder.cfa.location(loc);
            if place.claim.is_some() || (begun && encoder.cfa.is_head(loc)) {
                all.push(Path { from, to: loc, condition, memory });
                found += 1;
                if found == PATHS {
                    break;
                }
                continue;
            }
            for edge in place.outgoing.iter().rev() {
                edges += 1;
                if edges > EDGES {
                    break;
                }
                if let Some((condition, memory)) = encoder.follow(pool, *edge, condition, &memory) {
                    open.push((encoder.cfa.edge(*edge).to, condition, memory));
                }
            }
        }
    }
    all
}
