//! SYMEXPA: the search over p-simple paths (see the lines `PA` in the [module's](super) header).

use std::sync::Arc;

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use rustc_hash::FxHashSet;
use symra_analysis::Annotation;
use symra_analysis::encode::{Block, Counterexample, Encoder, Memory, Values};
use symra_analysis::infer::arrays::{elements_in, instances};
use symra_analysis::predabs::{differs, eq, forget};
use symra_ir::LocId;
use symra_smt::{Answer, SmtError, Solver, WhyUnknown};
use symra_terms::{Term, TermPool};
use symra_verdict::Reason;

use super::precision::Precision;
use crate::engine::{Context, Progress};

/// A location and symbolic state of the present path: an element of the history h.
pub(crate) struct SearchNode {
    pub(crate) loc: LocId,
    /// Whether it is an abstraction point.
    pub(crate) abstracted: bool,
    /// The values from here on: those of the abstraction, where it is one.
    pub(crate) memory: Memory,
    pub(crate) block: Arc<Block>,
    /// Whether the claims that the block reaches have been looked at.
    checked: bool,
    /// The arrival of the block that is looked at next.
    next: usize,
    /// How often the path has been at each head, this visit included.
    visits: OrdMap<LocId, u64>,
}

/// What the search found.
pub(crate) enum SearchResult {
    /// No p-simple path leads to a claim.
    Nothing,
    /// No abstract state leads to a claim: these formulas are inductive.
    Proof(Annotation),
    /// A p-simple path does.
    Counterexample(Counterexample),
    /// The budget is spent.
    Stopped(Reason),
}

/// The present path, and the solver that holds its condition.
pub(crate) struct Search {
    solver: Box<dyn Solver>,
    stack: Vec<SearchNode>,
    /// Why `Safe` can't be said though no counterexample was found.
    pub(crate) undecided: Option<WhyUnknown>,
    pub(crate) queries: u64,
}

impl Search {
    pub(crate) fn new(solver: Box<dyn Solver>) -> Self {
        Self { solver, stack: Vec::new(), undecided: None, queries: 0 }
    }

    /// Goes on with the search, or begins it.
    pub(crate) fn run(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        (precision, lemmas, ignored): (&Precision, &Annotation, &FxHashSet<LocId>),
        context: &Context<'_>,
    ) -> Result<SearchResult, SmtError> {
        if self.stack.is_empty() {
            let entry = encoder.cfa.entry();
            if encoder.cfa.procedure.locations[entry.index()].claim.is_some() {
                if ignored.contains(&entry) {
                    return Ok(SearchResult::Nothing);
                }
                return Ok(SearchResult::Counterexample(Counterexample {
                    points: Vec::new(),
                    segments: Vec::new(),
                    claim: entry,
                }));
            }
            self.solver.push()?;
            // A head at the entry is no abstraction point when the path begins: there is nothing to forget yet.
            let visits = OrdMap::unit(entry, 1);
            self.enter(pool, encoder, entry, false, Memory::new(), visits)?;
            self.know_elements(pool, encoder, lemmas)?;
        }
        loop {
            if let Some(reason) = context.budget.spent() {
                return Ok(SearchResult::Stopped(reason));
            }
            let depth = self.stack.len();
            let Some(node) = self.stack.last_mut() else { return Ok(SearchResult::Nothing) }; // PA:21
            if !std::mem::replace(&mut node.checked, true)
                && let Some(found) = self.claims(pool, encoder, ignored)?
            {
                return Ok(SearchResult::Counterexample(found)); // PA:4, PA:19
            }
            let node = self.stack.last_mut().expect("the node should still be there");
            let Some(arrival) = node.block.arrivals.get(node.next).cloned() else {
                self.leave()?;
                continue;
            };
            node.next += 1;
            if !encoder.cfa.is_head(arrival.loc) || arrival.reached == pool.false_() {
                continue;
            }
            Progress::add(&context.progress.states, 1);
            Progress::set(&context.progress.depth, depth as u64);
            let mut visits = node.visits.clone();
            let before = visits.get(&arrival.loc).copied().unwrap_or(0);
            visits.insert(arrival.loc, before + 1); // PA:17
            let abstracted = before >= precision.at(arrival.loc).threshold; // PA:6, ABSTRACT?
            self.solver.push()?;
            self.solver.assert(pool, arrival.reached)?;
            let memory = if abstracted {
                self.abstraction(pool, encoder, precision, lemmas, arrival.loc, &arrival.memory)?
            } else {
                arrival.memory
            };
            self.queries += 1;
            // PA:15
            let infeasible = match self.solver.check(pool, &[])? {
                Answer::Unsat(_) => true,
                Answer::Sat(_) | Answer::Unknown(_) => false, // D6
            };
            if infeasible {
                self.solver.pop()?; // PA:16
            } else {
                self.enter(pool, encoder, arrival.loc, abstracted, memory, visits)?; // PA:18
                self.know_elements(pool, encoder, lemmas)?;
            }
        }
    }

    /// Goes back to before the first abstraction point whose location has a new precision.
    pub(crate) fn back_to(&mut self, changed: &FxHashSet<LocId>) -> Result<(), SmtError> {
        let depth = self.stack.len();
        let first = self
            .stack
            .iter()
            .position(|node| node.abstracted && changed.contains(&node.loc))
            .unwrap_or(depth);
        while self.stack.len() > first {
            self.leave()?;
        }
        if let Some(parent) = self.stack.last_mut() {
            // The arrival that led there is looked at again; or the claims here, if nothing was given up.
            if first < depth {
                parent.next -= 1;
            } else {
                parent.checked = false;
            }
        }
        Ok(())
    }

    /// Forgets the path.
    pub(crate) fn restart(&mut self) -> Result<(), SmtError> {
        while !self.stack.is_empty() {
            self.leave()?;
        }
        Ok(())
    }

    fn enter(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        loc: LocId,
        abstracted: bool,
        memory: Memory,
        visits: OrdMap<LocId, u64>,
    ) -> Result<(), SmtError> {
        let block = encoder.block(pool, loc, &memory, self.stack.len()); // PA:12, PA:13 (D1)
        for clause in &block.clauses {
            self.solver.assert(pool, *clause)?;
        }
        let block = Arc::new(block);
        self.stack.push(SearchNode {
            loc,
            abstracted,
            memory,
            block,
            checked: false,
            next: 0,
            visits,
        }); // PA:2
        Ok(())
    }

    /// D3, for lemmas about all elements of arrays: at those that the last block reads.
    fn know_elements(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        lemmas: &Annotation,
    ) -> Result<(), SmtError> {
        let node = self.stack.last().expect("a path should have a node");
        let Some(facts) = lemmas.get(&node.loc) else { return Ok(()) };
        let mut here = Vec::new();
        for fact in facts {
            if !elements_in(pool, *fact).is_empty() {
                here.push(encoder.value(pool, &node.memory, *fact));
            }
        }
        if here.is_empty() {
            return Ok(());
        }
        let indices = node.block.read_indices(pool);
        for fact in instances(pool, &here, &indices) {
            self.solver.assert(pool, fact)?;
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), SmtError> {
        self.stack.pop();
        self.solver.pop()
    }

    /// PA:7 to PA:10: forgets what the loop may change, but for the predicates.
    fn abstraction(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        precision: &Precision,
        lemmas: &Annotation,
        loc: LocId,
        before: &Memory,
    ) -> Result<Memory, SmtError> {
        // PA:7, D2: what the loop does not change keeps its value.
        let memory = forget(pool, encoder, loc, before, self.stack.len());
        for lemma in lemmas.get(&loc).map_or(&[][..], Vec::as_slice) {
            let lemma = encoder.value(pool, &memory, *lemma);
            self.solver.assert(pool, lemma)?; // D3
        }
        let predicates = &precision.at(loc).predicates;
        // PA:8
        for same in eq(pool, encoder, predicates, before, &memory) {
            self.solver.assert(pool, same)?;
        }
        // PA:9
        let mut simple = Vec::new();
        for node in &self.stack {
            if node.loc == loc && node.abstracted && same_frame(encoder, loc, node, &memory) {
                simple.push(differs(pool, encoder, predicates, &node.memory, &memory));
            }
        }
        for clause in simple {
            self.solver.assert(pool, clause)?;
        }
        Ok(memory) // PA:10
    }

    /// PA:3: can a claim be reached in the last block?
    fn claims(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        ignored: &FxHashSet<LocId>,
    ) -> Result<Option<Counterexample>, SmtError> {
        let node = self.stack.last().expect("a path should have a node");
        let claims: Vec<(LocId, Term)> = node
            .block
            .arrivals
            .iter()
            .filter(|arrival| !encoder.cfa.is_head(arrival.loc) && !ignored.contains(&arrival.loc))
            .map(|arrival| (arrival.loc, arrival.reached))
            .collect();
        let any: Vec<Term> = claims.iter().map(|(_, reached)| *reached).collect();
        let any = pool.or(&any);
        if any == pool.false_() {
            return Ok(None);
        }
        self.queries += 1;
        let mut model = match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => return Ok(None),
            Answer::Unknown(why) => {
                self.undecided.get_or_insert(why);
                return Ok(None);
            }
            Answer::Sat(model) => model,
        };
        let mut values = Values::new(pool, &mut *model);
        let mut claim = None;
        for (loc, reached) in claims {
            if values.holds(reached)? {
                claim = Some(loc);
                break;
            }
        }
        let Some(claim) = claim else {
            self.undecided
                .get_or_insert(WhyUnknown::Incomplete("the model reaches no claim".to_owned()));
            return Ok(None);
        };
        let mut points = Vec::new();
        let mut segments = Vec::new();
        for (number, node) in self.stack.iter().enumerate() {
            let end = self.stack.get(number + 1).map_or(claim, |next| next.loc);
            points.push((node.loc, node.abstracted));
            segments.push(values.path(encoder, &node.block, end)?);
        }
        Ok(Some(Counterexample { points, segments, claim }))
    }
}

/// Whether the variables that a loop does not change have the same values as at an earlier visit.
fn same_frame(encoder: &Encoder<'_>, loc: LocId, earlier: &SearchNode, now: &Memory) -> bool {
    let modified = &encoder.cfa.forest.loops[&loc].modified;
    let live = &encoder.live[loc.index()];
    earlier.memory.diff(now).all(|item| {
        let (DiffItem::Add(var, _)
        | DiffItem::Remove(var, _)
        | DiffItem::Update { new: (var, _), .. }) = item;
        !live.contains(*var) || modified.binary_search(var).is_ok()
    })
}
