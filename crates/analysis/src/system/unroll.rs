//! The cut-point system unrolled: all paths of k blocks, each block encoded once.
//!
//! ```text
//! UR:1  frontier 0: the entry (or, for induction, every cut point) with the variables' own values
//! UR:2  frontier k+1: the blocks of all cut points of frontier k, each from its values there
//! UR:3    where blocks meet at a cut point, a choice says which one was taken, and a condition that it could be
//! ```
//!
//! A larger k adds to the formula and changes nothing, so one incremental solver serves all: assert the clauses of each
//! frontier once, and ask for claims, or for cut points (the unwinding assertion), by assumptions.

use std::collections::BTreeMap;

use symra_ir::{EdgeId, LocId, Trace};
use symra_smt::SmtError;
use symra_terms::{Sort, Term, TermPool};

use crate::encode::{Block, Encoder, Memory, Values, tagged_trace};

/// A cut point of a frontier.
#[derive(Clone, Debug)]
pub struct ReachedPoint {
    /// The cut point.
    pub loc: LocId,
    /// Holds only where a path of the unrolling leads there.
    pub reached: Term,
    /// The values there.
    pub memory: Memory,
    /// The cut points of the frontier before, by position, that lead here, each with what is true if it was taken and
    /// none before it.
    sources: Vec<(usize, Option<Term>)>,
}

/// What k blocks lead to.
#[derive(Debug, Default)]
pub struct Frontier {
    /// What gives the conditions their meaning.
    pub clauses: Vec<Term>,
    /// The cut points that k blocks lead to.
    pub points: Vec<ReachedPoint>,
    /// The claims that the blocks from those cut points reach: the location, the condition, and the cut point by position.
    pub claims: Vec<(LocId, Term, usize)>,
    /// The blocks that begin at the points, with their tags.
    blocks: Vec<(usize, Block)>,
}

/// An unrolling of a cut-point system.
#[derive(Debug)]
pub struct Unroller {
    frontiers: Vec<Frontier>,
    tags: usize,
}

impl Unroller {
    /// All paths from the entry.
    pub fn from_entry(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Self {
        let entry = encoder.cfa.entry();
        Self::from_points(pool, encoder, &[entry])
    }

    /// All paths from any state at any cut point: for induction.
    pub fn from_anywhere(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Self {
        let points = encoder.cfa.cut_points();
        Self::from_points(pool, encoder, &points)
    }

    fn from_points(pool: &mut TermPool, encoder: &mut Encoder<'_>, locs: &[LocId]) -> Self {
        let mut unroller = Self { frontiers: Vec::new(), tags: 0 };
        let mut points = Vec::with_capacity(locs.len());
        for loc in locs {
            // UR:1. Which one it is, if there are several, is a choice.
            let reached = if let [_] = locs {
                pool.true_()
            } else {
                pool.var(&format!("?start.{}", loc.index()), &Sort::Bool)
            };
            let sources = Vec::new();
            points.push(ReachedPoint { loc: *loc, reached, memory: Memory::new(), sources });
        }
        unroller.push(pool, encoder, points, Vec::new());
        unroller
    }

    /// The frontier after `k` blocks; what is missing is encoded. The claims of frontier k are those that the (k+1)-th
    /// block reaches.
    pub fn at(&mut self, pool: &mut TermPool, encoder: &mut Encoder<'_>, k: usize) -> &Frontier {
        while self.frontiers.len() <= k {
            self.extend(pool, encoder);
        }
        &self.frontiers[k]
    }

    /// UR:2.
    fn extend(&mut self, pool: &mut TermPool, encoder: &mut Encoder<'_>) {
        let step = self.frontiers.len();
        let last = self.frontiers.last().expect("an unrolling should have a frontier");
        let mut arriving: BTreeMap<LocId, Vec<(usize, Term, Memory)>> = BTreeMap::new();
        for (position, (_, block)) in last.blocks.iter().enumerate() {
            for end in &block.arrivals {
                if encoder.cfa.is_head(end.loc) {
                    let from = &last.points[position];
                    let reached = pool.and(&[from.reached, end.reached]);
                    if reached != pool.false_() {
                        let ways = arriving.entry(end.loc).or_default();
                        ways.push((position, reached, end.memory.clone()));
                    }
                }
            }
        }
        let mut clauses = Vec::new();
        let mut points = Vec::new();
        for (loc, ways) in arriving {
            points.push(meet(pool, encoder, &mut clauses, (step, loc), ways));
        }
        self.push(pool, encoder, points, clauses);
    }

    fn push(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        points: Vec<ReachedPoint>,
        clauses: Vec<Term>,
    ) {
        let mut frontier = Frontier { clauses, points, ..Frontier::default() };
        for (position, point) in frontier.points.iter().enumerate() {
            let tag = self.tags;
            self.tags += 1;
            let block = encoder.block(pool, point.loc, &point.memory, tag);
            frontier.clauses.extend(&block.clauses);
            for end in &block.arrivals {
                if !encoder.cfa.is_head(end.loc) {
                    let reached = pool.and(&[point.reached, end.reached]);
                    if reached != pool.false_() {
                        frontier.claims.push((end.loc, reached, position));
                    }
                }
            }
            frontier.blocks.push((tag, block));
        }
        self.frontiers.push(frontier);
    }

    /// The run to a claim of frontier `k`: one of its `claims`, in a model where its condition holds.
    ///
    /// # Errors
    /// If the model could not be asked.
    pub fn trace(
        &self,
        pool: &TermPool,
        encoder: &Encoder<'_>,
        values: &mut Values<'_>,
        k: usize,
        (claim, from): (LocId, usize),
    ) -> Result<Trace, SmtError> {
        let mut paths: Vec<(usize, Vec<EdgeId>)> = Vec::new();
        let (mut end, mut position) = (claim, from);
        for frontier in self.frontiers[..=k].iter().rev() {
            let (tag, block) = &frontier.blocks[position];
            paths.push((*tag, values.path(encoder, block, end)?));
            let point = &frontier.points[position];
            end = point.loc;
            for (source, taken) in &point.sources {
                let chosen = match taken {
                    None => true,
                    Some(taken) => values.holds(*taken)?,
                };
                if chosen {
                    position = *source;
                    break;
                }
            }
        }
        paths.reverse();
        let paths: Vec<(usize, &[EdgeId])> =
            paths.iter().map(|(tag, path)| (*tag, path.as_slice())).collect();
        tagged_trace(pool, encoder.cfa, &paths, values)
    }
}

/// UR:3.
fn meet(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    clauses: &mut Vec<Term>,
    (step, loc): (usize, LocId),
    mut ways: Vec<(usize, Term, Memory)>,
) -> ReachedPoint {
    let (source, mut reached, mut memory) = ways.pop().expect("a point should be reached");
    let mut sources = vec![(source, None)];
    for (number, (source, condition, other)) in ways.into_iter().enumerate().rev() {
        let name = format!("?u.{step}.{}.{number}", loc.index());
        let taken = pool.var(&name, &Sort::Bool);
        reached = pool.ite(taken, condition, reached);
        let live = &encoder.live[loc.index()];
        let vars: Vec<_> = memory.keys().chain(other.keys()).copied().collect();
        for var in vars {
            let own = encoder.own(var);
            let here = other.get(&var).copied().unwrap_or(own);
            let there = memory.get(&var).copied().unwrap_or(own);
            if live.contains(var) && here != there {
                memory.insert(var, pool.ite(taken, here, there));
            }
        }
        sources.insert(0, (source, Some(taken)));
    }
    let name = pool.var(&format!("?u.{step}.{}", loc.index()), &Sort::Bool);
    clauses.push(pool.implies(name, reached));
    ReachedPoint { loc, reached: name, memory, sources }
}
