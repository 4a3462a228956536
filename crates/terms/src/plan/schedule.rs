//! The order of the steps: which terms belong to an arm that may not be run, and what comes first.

use rustc_hash::FxHashMap;

use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;

/// Arms inside arms beyond this are run in any case.
const NESTING: u32 = 32;

/// A stretch of steps that are run together or not at all: the whole plan, or an arm.
#[derive(Clone, Debug)]
pub(super) struct Block {
    parent: usize,
    depth: u32,
    /// The terms computed in it, each after its arguments.
    pub(super) terms: Vec<Term>,
}

/// Which terms are computed where.
#[derive(Debug)]
pub(super) struct Schedule {
    pub(super) blocks: Vec<Block>,
    /// The blocks of the two arms of a lazy `ite`.
    pub(super) arms: FxHashMap<Term, [usize; 2]>,
    /// All terms below the roots, constants and variables too, in the order of their indices.
    pub(super) terms: Vec<Term>,
}

impl Schedule {
    pub(super) fn new(pool: &TermPool, roots: &[Term]) -> Self {
        let mut schedule = Self {
            blocks: vec![Block { parent: 0, depth: 0, terms: Vec::new() }],
            arms: FxHashMap::default(),
            terms: reachable(pool, roots),
        };
        let homes = schedule.find_homes(pool, roots);
        schedule.fill(pool, &homes);
        schedule
    }

    /// Finds the block of each term: the innermost one that holds all its uses.
    fn find_homes(&mut self, pool: &TermPool, roots: &[Term]) -> FxHashMap<Term, usize> {
        let mut homes: FxHashMap<Term, usize> = roots.iter().map(|root| (*root, 0)).collect();
        // Users have greater indices than what they use, so all uses of a term are seen before it.
        for place in (0..self.terms.len()).rev() {
            let term = self.terms[place];
            let home = homes[&term];
            let args = pool.args(term);
            let arms = if is_lazy(pool, term) && self.blocks[home].depth < NESTING {
                let arms = [self.add_block(home), self.add_block(home)];
                self.arms.insert(term, arms);
                Some(arms)
            } else {
                None
            };
            for (position, arg) in args.iter().enumerate() {
                let user = match (arms, position) {
                    (Some(arms), 1 | 2) => arms[position - 1],
                    _ => home,
                };
                let place = match homes.get(arg) {
                    Some(other) => self.common(*other, user),
                    None => user,
                };
                homes.insert(*arg, place);
            }
        }
        homes
    }

    fn add_block(&mut self, parent: usize) -> usize {
        let depth = self.blocks[parent].depth + 1;
        self.blocks.push(Block { parent, depth, terms: Vec::new() });
        self.blocks.len() - 1
    }

    /// The innermost block around both.
    fn common(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            if self.blocks[a].depth >= self.blocks[b].depth {
                a = self.blocks[a].parent;
            } else {
                b = self.blocks[b].parent;
            }
        }
        a
    }

    /// Puts the terms into their blocks, ordered such that reads of an array come before writes to it where they can.
    ///
    /// A term's level counts the writes below it. A read of an array is on the array's level and a write on the
    /// next, so the order of levels has the reads first; arguments are on the same level or below, with lesser indices.
    fn fill(&mut self, pool: &TermPool, homes: &FxHashMap<Term, usize>) {
        let mut levels: FxHashMap<Term, u32> = FxHashMap::default();
        for place in 0..self.terms.len() {
            let term = self.terms[place];
            let below = pool.args(term).iter().map(|arg| levels[arg]).max().unwrap_or(0);
            let writes = pool.op(term) == Op::Store || is_lazy(pool, term);
            levels.insert(term, below + u32::from(writes));
            if !matches!(pool.op(term), Op::Const(_) | Op::Var(_)) {
                self.blocks[homes[&term]].terms.push(term);
            }
        }
        for block in &mut self.blocks {
            block.terms.sort_by_key(|term| (levels[term], *term));
        }
    }
}

/// Whether only the taken arm of this term should be run.
fn is_lazy(pool: &TermPool, term: Term) -> bool {
    pool.op(term) == Op::Ite && matches!(pool.sort(term), Sort::Array(_))
}

/// The terms below the roots in the order of their indices.
fn reachable(pool: &TermPool, roots: &[Term]) -> Vec<Term> {
    let mut seen: rustc_hash::FxHashSet<Term> = roots.iter().copied().collect();
    let mut terms: Vec<Term> = Vec::new();
    let mut stack: Vec<Term> = roots.to_vec();
    stack.sort_unstable();
    stack.dedup();
    while let Some(term) = stack.pop() {
        terms.push(term);
        stack.extend(pool.args(term).iter().filter(|arg| seen.insert(**arg)));
    }
    terms.sort_unstable();
    terms
}
