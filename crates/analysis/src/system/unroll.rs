//! The cut-point system unrolled: all paths of k blocks, each block encoded once.
//!
//! ```text
//! UR:1  frontier 0: the entry (or, for induction, every cut point) with the variables' own values
//! UR:2  frontier k+1: the blocks of all cut points of frontier k, each from its values there
//! UR:3    where blocks meet at a cut point, a choice says which one was taken, and a condition that it could be
//! UR:4    a loop with a limit counts its rounds: paths that have more are cut, and the cuts are kept
//! ```
//!
//! What comparisons with constants on the way exclude is left out.
//!
//! A larger k adds to the formula and changes nothing, so one incremental solver serves all: assert the clauses of each
//! frontier once, and ask for claims, or for cut points (the unwinding assertion), by assumptions.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{EdgeId, LocId, Trace};
use symra_smt::SmtError;
use symra_terms::{Sort, Term, TermPool};

use super::bounds::Bounds;
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
    /// What is known of terms where it is reached.
    bounds: Bounds,
    /// How often the loops that have a limit have been gone round, for those around this cut point.
    rounds: BTreeMap<LocId, Term>,
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
    /// The heads that paths come to once more than the limits of their loops allow, with the conditions.
    pub cuts: Vec<(LocId, Term)>,
    /// The blocks that begin at the points, with their tags.
    blocks: Vec<(usize, Block)>,
}

/// How often the loops of some heads may be gone round: how often a run may come back to the head from within the loop.
pub type RoundLimits = BTreeMap<LocId, u32>;

/// A loop with a limit.
#[derive(Debug)]
struct Limited {
    head: LocId,
    members: BTreeSet<LocId>,
    limit: u32,
}

/// The width of a counter of rounds.
const COUNTER: u32 = 32;

/// An unrolling of a cut-point system.
#[derive(Debug)]
pub struct Unroller {
    frontiers: Vec<Frontier>,
    tags: usize,
    limits: Vec<Limited>,
    all_named: bool,
}

impl Unroller {
    /// All paths from the entry.
    pub fn from_entry(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Self {
        Self::within(pool, encoder, &RoundLimits::new())
    }

    /// The paths from the entry on which loops are gone round only so often.
    pub fn within(pool: &mut TermPool, encoder: &mut Encoder<'_>, limits: &RoundLimits) -> Self {
        let entry = encoder.cfa.entry();
        let limited = limits.iter().filter_map(|(head, limit)| {
            let data = encoder.cfa.forest.loops.get(head)?;
            let members = data.members.iter().copied().collect();
            Some(Limited { head: *head, members, limit: (*limit).min(u32::MAX - 1) })
        });
        let limited = limited.collect();
        Self::from_points(pool, encoder, &[entry], limited)
    }

    /// The same, where also what is certainly reached has a name, so that a model says of every cut point but the entry whether
    /// it is on the path: for [`differ`].
    #[must_use]
    pub fn naming_all(mut self) -> Self {
        self.all_named = true;
        self
    }

    /// All paths from any state at any cut point: for induction.
    pub fn from_anywhere(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Self {
        let points = encoder.cfa.cut_points();
        Self::from_points(pool, encoder, &points, Vec::new())
    }

    fn from_points(
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        locs: &[LocId],
        limits: Vec<Limited>,
    ) -> Self {
        let mut unroller = Self { frontiers: Vec::new(), tags: 0, limits, all_named: false };
        let mut points = Vec::with_capacity(locs.len());
        for loc in locs {
            // UR:1. Which one it is, if there are several, is a choice.
            let reached = if let [_] = locs {
                pool.true_()
            } else {
                pool.var(&format!("?start.{}", loc.index()), &Sort::Bool)
            };
            let (sources, mut rounds) = (Vec::new(), BTreeMap::new());
            for limited in unroller.limits.iter().filter(|limited| limited.members.contains(loc)) {
                rounds.insert(limited.head, pool.bv(0, COUNTER));
            }
            points.push(ReachedPoint {
                loc: *loc,
                reached,
                memory: Memory::new(),
                bounds: Bounds::default(),
                rounds,
                sources,
            });
        }
        let frontier = Frontier { points, ..Frontier::default() };
        unroller.push(pool, encoder, frontier);
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
        let mut arriving: BTreeMap<LocId, Vec<Way>> = BTreeMap::new();
        for (position, (_, block)) in last.blocks.iter().enumerate() {
            for end in &block.arrivals {
                if encoder.cfa.is_head(end.loc) {
                    let from = &last.points[position];
                    let reached = pool.and(&[from.reached, end.reached]);
                    if reached != pool.false_() && !from.bounds.exclude(pool, end.reached) {
                        let rounds = rounds(pool, &self.limits, from, end.loc);
                        let bounds = from.bounds.and(pool, end.reached);
                        let memory = end.memory.clone();
                        let ways = arriving.entry(end.loc).or_default();
                        ways.push(Way { source: position, reached, memory, bounds, rounds });
                    }
                }
            }
        }
        let mut next = Frontier::default();
        for (loc, ways) in arriving {
            let mut point =
                meet(pool, encoder, &mut next.clauses, (step, loc), ways, self.all_named);
            // UR:4
            if let Some(limited) = self.limits.iter().find(|limited| limited.head == loc) {
                let limit = pool.bv(limited.limit.into(), COUNTER);
                let within = pool.bv_ule(point.rounds[&loc], limit);
                let beyond = pool.not(within);
                let cut = pool.and(&[point.reached, beyond]);
                if cut != pool.false_() {
                    next.cuts.push((loc, cut));
                }
                point.reached = pool.and(&[point.reached, within]);
            }
            if point.reached != pool.false_() {
                next.points.push(point);
            }
        }
        self.push(pool, encoder, next);
    }

    fn push(&mut self, pool: &mut TermPool, encoder: &mut Encoder<'_>, mut frontier: Frontier) {
        for (position, point) in frontier.points.iter().enumerate() {
            let tag = self.tags;
            self.tags += 1;
            let block = encoder.block(pool, point.loc, &point.memory, tag);
            frontier.clauses.extend(&block.clauses);
            for end in &block.arrivals {
                if !encoder.cfa.is_head(end.loc) {
                    let reached = pool.and(&[point.reached, end.reached]);
                    if reached != pool.false_() && !point.bounds.exclude(pool, end.reached) {
                        frontier.claims.push((end.loc, reached, position));
                    }
                }
            }
            frontier.blocks.push((tag, block));
        }
        self.frontiers.push(frontier);
    }

    /// The run to a cut point of frontier `k`, by position, in a model where it is reached.
    ///
    /// # Errors
    /// If the model could not be asked.
    pub fn trace_to(
        &self,
        pool: &TermPool,
        encoder: &Encoder<'_>,
        values: &mut Values<'_>,
        k: usize,
        position: usize,
    ) -> Result<Trace, SmtError> {
        let Some(before) = k.checked_sub(1) else {
            return tagged_trace(pool, encoder.cfa, &[], values);
        };
        let point = &self.frontiers[k].points[position];
        let mut from = 0;
        for (source, taken) in &point.sources {
            let chosen = match taken {
                None => true,
                Some(taken) => values.holds(*taken)?,
            };
            if chosen {
                from = *source;
                break;
            }
        }
        self.trace(pool, encoder, values, before, (point.loc, from))
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

/// A way into a cut point.
struct Way {
    /// The cut point that it comes from, by its position.
    source: usize,
    reached: Term,
    memory: Memory,
    bounds: Bounds,
    rounds: BTreeMap<LocId, Term>,
}

/// How often the loops around a head have been gone round, for who comes there from another cut point.
fn rounds(
    pool: &mut TermPool,
    limits: &[Limited],
    from: &ReachedPoint,
    to: LocId,
) -> BTreeMap<LocId, Term> {
    let mut rounds = BTreeMap::new();
    for limited in limits.iter().filter(|limited| limited.members.contains(&to)) {
        let zero = pool.bv(0, COUNTER);
        let stayed = limited.members.contains(&from.loc);
        let before = from.rounds.get(&limited.head).copied().filter(|_| stayed);
        let now = match before {
            Some(before) if to == limited.head => {
                let one = pool.bv(1, COUNTER);
                pool.bv_add(before, one)
            }
            Some(before) => before,
            None => zero,
        };
        rounds.insert(limited.head, now);
    }
    rounds
}

/// UR:3.
fn meet(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    clauses: &mut Vec<Term>,
    (step, loc): (usize, LocId),
    mut ways: Vec<Way>,
    all_named: bool,
) -> ReachedPoint {
    let last = ways.pop().expect("a point should be reached");
    let Way { source, mut reached, mut memory, mut bounds, mut rounds } = last;
    let mut sources = vec![(source, None)];
    for (number, way) in ways.into_iter().enumerate().rev() {
        let name = format!("?u.{step}.{}.{number}", loc.index());
        let taken = pool.var(&name, &Sort::Bool);
        reached = pool.ite(taken, way.reached, reached);
        bounds = bounds.or(&way.bounds);
        let live = &encoder.live[loc.index()];
        let vars: Vec<_> = memory.keys().chain(way.memory.keys()).copied().collect();
        for var in vars {
            let own = encoder.own(var);
            let here = way.memory.get(&var).copied().unwrap_or(own);
            let there = memory.get(&var).copied().unwrap_or(own);
            if live.contains(var) && here != there {
                memory.insert(var, pool.ite(taken, here, there));
            }
        }
        for (head, there) in &mut rounds {
            *there = pool.ite(taken, way.rounds[head], *there);
        }
        sources.insert(0, (way.source, Some(taken)));
    }
    // What is certain needs no name. Whatever else has one of its own, so that a model can say of each point whether it is on
    // the path.
    if all_named || reached != pool.true_() {
        let name = pool.var(&format!("?u.{step}.{}", loc.index()), &Sort::Bool);
        clauses.push(pool.implies(name, reached));
        reached = name;
    }
    ReachedPoint { loc, reached, memory, bounds, rounds, sources }
}

/// A path that is at both points has different states there, as far as they matter: with this for all pairs of points of the
/// same cut point, only simple paths are left. Requires: both points have names, or are on every path.
pub fn differ(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    one: &ReachedPoint,
    other: &ReachedPoint,
) -> Term {
    let live = &encoder.live[one.loc.index()];
    let mut same = vec![one.reached, other.reached];
    for var in encoder.cfa.variables().filter(|var| live.contains(*var)) {
        let value = |point: &ReachedPoint| *point.memory.get(&var).unwrap_or(&encoder.own(var));
        same.push(pool.eq(value(one), value(other)));
    }
    let same = pool.and(&same);
    pool.not(same)
}

/// How many bits a state at a head has at most, if it has only truth values, bit-vectors and integers. An integer is
/// taken to be a small number.
pub fn bits_of_state(pool: &TermPool, encoder: &Encoder<'_>) -> Option<u32> {
    let mut most = 0;
    for head in encoder.cfa.forest.heads() {
        let live = &encoder.live[head.index()];
        let mut bits: u32 = 0;
        for var in encoder.cfa.variables().filter(|var| live.contains(*var)) {
            bits = bits.saturating_add(match pool.sort(encoder.cfa.term(var)) {
                Sort::Bool => 1,
                Sort::Bv(width) => *width,
                Sort::Int => 8,
                _ => return None,
            });
        }
        most = most.max(bits);
    }
    Some(most)
}
