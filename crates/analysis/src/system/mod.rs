//! The cut-point system of an automaton: one block of all paths for each location where it is cut.
//!
//! The automaton is cut at its entry and at the heads of its loops, so that the blocks between cut points have no loops. An
//! engine that needs the transition relation takes the [`CutPoints`]; one that needs it unrolled takes an [`Unroller`].

mod bounds;
mod unroll;

use symra_ir::LocId;
use symra_terms::{Term, TermPool};

use crate::encode::{Block, Encoder, Memory};

pub use unroll::{Frontier, ReachedPoint, RoundLimits, Unroller, bits_of_state, differ};

/// A cut point with the block that begins there, from an arbitrary state: every variable is its own term.
#[derive(Debug)]
pub struct CutBlock {
    /// The cut point.
    pub loc: LocId,
    /// Whether it is the entry, and no head: nothing is known there, and no run comes back.
    pub entry: bool,
    /// All paths to the next cut points and to claims.
    pub block: Block,
}

impl CutBlock {
    /// The ends of the block that are claims, with the conditions under which they are reached.
    pub fn claims(&self, encoder: &Encoder<'_>) -> Vec<(LocId, Term)> {
        let ends = self.block.arrivals.iter().filter(|end| !encoder.cfa.is_head(end.loc));
        ends.map(|end| (end.loc, end.reached)).collect()
    }
}

/// An automaton as a system of blocks between cut points.
pub struct CutPoints<'p> {
    /// What the blocks were encoded with.
    pub encoder: Encoder<'p>,
    /// One block for each cut point: the entry first, unless it is a head, and then the heads.
    pub blocks: Vec<CutBlock>,
}

impl<'p> CutPoints<'p> {
    /// Encodes every block, with the tag 0.
    pub fn new(pool: &mut TermPool, mut encoder: Encoder<'p>) -> Self {
        let mut blocks = Vec::new();
        for loc in encoder.cfa.cut_points() {
            let block = encoder.block(pool, loc, &Memory::new(), 0);
            blocks.push(CutBlock { loc, entry: !encoder.cfa.is_head(loc), block });
        }
        Self { encoder, blocks }
    }

    /// The heads.
    pub fn heads(&self) -> Vec<LocId> {
        self.encoder.cfa.forest.heads().collect()
    }

    /// The position of the block that begins at a cut point.
    pub fn position(&self, loc: LocId) -> Option<usize> {
        self.blocks.iter().position(|block| block.loc == loc)
    }
}
