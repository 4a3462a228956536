//! SYMEXPA: the search over p-simple paths (see the lines `PA` in the [module's](super) header).

use std::sync::Arc;

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use rustc_hash::FxHashSet;
use symra_ir::{EdgeId, LocId};
use symra_smt::{Answer, SmtError, Solver, WhyUnknown};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::Reason;

use super::Facts;
use super::block::{Block, Executor, Memory};
use super::cells::{cells_in, instances};
use super::precision::Precision;
use crate::engine::{Context, Progress};

/// A location and symbolic state of the present path: an element of the history h.
pub(crate) struct Node {
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

/// An abstract counterexample.
pub(crate) struct Counterexample {
    /// The heads on the way, the entry first, each with whether it was an abstraction point.
    pub(crate) points: Vec<(LocId, bool)>,
    /// For each of them the edges to the next one, at last to the claim.
    pub(crate) segments: Vec<Vec<EdgeId>>,
    /// The location of the claim.
    pub(crate) claim: LocId,
}

/// What the search found.
pub(crate) enum Found {
    /// No p-simple path leads to a claim.
    Nothing,
    /// No abstract state leads to a claim: these formulas are inductive.
    Proof(super::Facts),
    /// A p-simple path does.
    Counterexample(Counterexample),
    /// The budget is spent.
    Stopped(Reason),
}

/// The present path, and the solver that holds its condition.
pub(crate) struct Search {
    solver: Box<dyn Solver>,
    stack: Vec<Node>,
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
        executor: &mut Executor<'_>,
        precision: &Precision,
        facts: &Facts,
        ignored: &FxHashSet<LocId>,
        context: &Context<'_>,
    ) -> Result<Found, SmtError> {
        if self.stack.is_empty() {
            let entry = executor.procedure.entry;
            if executor.procedure.locations[entry.index()].claim.is_some() {
                if ignored.contains(&entry) {
                    return Ok(Found::Nothing);
                }
                return Ok(Found::Counterexample(Counterexample {
                    points: Vec::new(),
                    segments: Vec::new(),
                    claim: entry,
                }));
            }
            self.solver.push()?;
            // A head at the entry is no abstraction point when the path begins: there is nothing to forget yet.
            let visits = OrdMap::unit(entry, 1);
            self.enter(pool, executor, entry, false, Memory::new(), visits)?;
            self.know_cells(pool, executor, facts)?;
        }
        loop {
            if let Some(reason) = context.budget.spent() {
                return Ok(Found::Stopped(reason));
            }
            let depth = self.stack.len();
            let Some(node) = self.stack.last_mut() else { return Ok(Found::Nothing) }; // PA:21
            if !std::mem::replace(&mut node.checked, true)
                && let Some(found) = self.claims(pool, executor, ignored)?
            {
                return Ok(Found::Counterexample(found)); // PA:4, PA:19
            }
            let node = self.stack.last_mut().expect("the node should still be there");
            let Some(arrival) = node.block.arrivals.get(node.next).cloned() else {
                self.leave()?;
                continue;
            };
            node.next += 1;
            if !executor.shape.is_head(arrival.loc) || arrival.reached == pool.false_() {
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
                self.abstraction(pool, executor, precision, facts, arrival.loc, &arrival.memory)?
            } else {
                arrival.memory
            };
            self.queries += 1;
            // PA:15
            let infeasible = matches!(self.solver.check(pool, &[])?, Answer::Unsat(_)); // D6
            if infeasible {
                self.solver.pop()?; // PA:16
            } else {
                self.enter(pool, executor, arrival.loc, abstracted, memory, visits)?; // PA:18
                self.know_cells(pool, executor, facts)?;
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
        executor: &mut Executor<'_>,
        loc: LocId,
        abstracted: bool,
        memory: Memory,
        visits: OrdMap<LocId, u64>,
    ) -> Result<(), SmtError> {
        let block = executor.block(pool, loc, &memory, self.stack.len()); // PA:12, PA:13 (D1)
        for clause in &block.clauses {
            self.solver.assert(pool, *clause)?;
        }
        let block = Arc::new(block);
        self.stack.push(Node { loc, abstracted, memory, block, checked: false, next: 0, visits }); // PA:2
        Ok(())
    }

    /// D3, for facts about all cells: at the cells that the last block reads.
    fn know_cells(
        &mut self,
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        facts: &Facts,
    ) -> Result<(), SmtError> {
        let node = self.stack.last().expect("a path should have a node");
        let Some(facts) = facts.get(&node.loc) else { return Ok(()) };
        let mut here = Vec::new();
        for fact in facts {
            if !cells_in(pool, *fact).is_empty() {
                here.push(executor.value(pool, &node.memory, *fact));
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
        executor: &mut Executor<'_>,
        precision: &Precision,
        facts: &Facts,
        loc: LocId,
        before: &Memory,
    ) -> Result<Memory, SmtError> {
        let mut memory = before.clone();
        let tag = self.stack.len();
        // PA:7
        for var in &executor.shape.loops[&loc].modified {
            // D2: the others keep their values.
            let own = executor.program.variable(*var).term;
            let sort = pool.sort(own).clone();
            let symbol = pool.symbol(own).expect("a program variable should be a variable term");
            let name = format!("{}?{tag}", pool.name(symbol));
            memory.insert(*var, pool.var(&name, &sort));
        }
        for fact in facts.get(&loc).map_or(&[][..], Vec::as_slice) {
            let fact = executor.value(pool, &memory, *fact);
            self.solver.assert(pool, fact)?; // D3
        }
        // PA:8
        let predicates = &precision.at(loc).predicates;
        for predicate in predicates {
            let old = executor.value(pool, before, *predicate);
            let new = executor.value(pool, &memory, *predicate);
            let same = pool.eq(old, new);
            self.solver.assert(pool, same)?;
        }
        // PA:9
        let mut simple = Vec::new();
        for node in &self.stack {
            if node.loc != loc || !node.abstracted || !same_frame(executor, loc, node, &memory) {
                continue;
            }
            let mut differs = Vec::with_capacity(predicates.len());
            for predicate in predicates {
                let there = executor.value(pool, &node.memory, *predicate);
                let here = executor.value(pool, &memory, *predicate);
                differs.push(pool.ne(there, here));
            }
            simple.push(pool.or(&differs));
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
        executor: &Executor<'_>,
        ignored: &FxHashSet<LocId>,
    ) -> Result<Option<Counterexample>, SmtError> {
        let node = self.stack.last().expect("a path should have a node");
        let claims: Vec<(LocId, Term)> = node
            .block
            .arrivals
            .iter()
            .filter(|arrival| {
                !executor.shape.is_head(arrival.loc) && !ignored.contains(&arrival.loc)
            })
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
            segments.push(values.path(executor, &node.block, end)?);
        }
        Ok(Some(Counterexample { points, segments, claim }))
    }
}

/// Whether the variables that a loop does not change have the same values as at an earlier visit.
fn same_frame(executor: &Executor<'_>, loc: LocId, earlier: &Node, now: &Memory) -> bool {
    let modified = &executor.shape.loops[&loc].modified;
    let live = &executor.live[loc.index()];
    earlier.memory.diff(now).all(|item| {
        let (DiffItem::Add(var, _)
        | DiffItem::Remove(var, _)
        | DiffItem::Update { new: (var, _), .. }) = item;
        !live.contains(*var) || modified.binary_search(var).is_ok()
    })
}

/// Values of terms in a model.
pub(crate) struct Values<'m> {
    pool: &'m TermPool,
    model: &'m mut dyn symra_smt::Model,
    known: symra_terms::Assignment,
}

impl<'m> Values<'m> {
    pub(crate) fn new(pool: &'m TermPool, model: &'m mut dyn symra_smt::Model) -> Self {
        Self { pool, model, known: symra_terms::Assignment::default() }
    }

    /// The value of a term.
    pub(crate) fn value(&mut self, term: Term) -> Result<Value, SmtError> {
        for symbol in self.pool.variables(term) {
            if self.known.get(symbol).is_none() {
                let value = self.model.value(self.pool, self.pool.symbol_term(symbol))?;
                self.known.set(symbol, value);
            }
        }
        Ok(self.pool.evaluate_in(term, &self.known))
    }

    /// Whether a formula holds.
    pub(crate) fn holds(&mut self, term: Term) -> Result<bool, SmtError> {
        Ok(self.value(term)? == Value::Bool(true))
    }

    /// The path of a block to one of its ends.
    pub(crate) fn path(
        &mut self,
        executor: &Executor<'_>,
        block: &Block,
        end: LocId,
    ) -> Result<Vec<EdgeId>, SmtError> {
        let mut failed = None;
        let edges = block.path(executor.procedure, end, &mut |choice| match self.holds(choice) {
            Ok(holds) => holds,
            Err(error) => {
                failed.get_or_insert(error);
                false
            }
        });
        failed.map_or(Ok(edges), Err)
    }
}
