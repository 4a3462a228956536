//! The traversal: the lines `MM` of the [module's](super) header.

use symra_analysis::encode::{Encoder, Memory};
use symra_analysis::infer::atoms::conjuncts;
use symra_analysis::interpolate::minimal;
use symra_analysis::{Grounds, join};
use symra_ir::{Action, EdgeId, LocId};
use symra_smt::{Answer, Frame, Growing, Limits, SmtError, Solver};
use symra_terms::{Substitution, Term, TermPool};
use symra_verdict::{Reason, Verdict};

use super::drawing::TreeEnd;
use super::known::{Follows, holds};
use super::memo::{Entry, Memo, Support};
use super::project::before;
use super::tree::{Closed, Tree};
use super::vector::Mark;
use super::{LoopStrategy, MinimaxConfig, MinimaxStatistics};
use crate::engine::{Context, EngineError, Progress, helping, inductive};

/// A child is explored so often at most because its parent's state grew.
const VISITS: u32 = 1_000;

/// So many steps a query for a core may take as gates of a SAT solver.
const STEPS: u32 = 1_000;

/// A conjunction with more parts is not looked at part by part.
const CONJUNCTS: usize = 40;

/// What a step of the traversal came to.
pub(super) enum Outcome {
    /// The child is done.
    Closed(Closed),
    /// The path has changed; the traversal goes on at its end.
    Changed,
    /// The end.
    Verdict(Verdict),
}

/// One run of the engine.
pub(super) struct Search<'r, 'p> {
    pub(super) tree: Tree<'r, 'p>,
    pub(super) memo: Memo,
    /// A solver that holds nothing.
    pub(super) helper: Box<dyn Solver>,
    /// Why `Safe` can't be said at the end.
    pub(super) inconclusive: Option<Reason>,
    pub(super) config: &'r MinimaxConfig,
    pub(super) statistics: &'r mut MinimaxStatistics,
    /// Iterative deepening: how often a path may be at a head, if that is limited, and whether one was cut off there.
    pub(super) bound: Option<usize>,
    pub(super) truncated: bool,
    /// For each location whether states are looked up there: it is no place in the middle of a straight line.
    lookup: Vec<bool>,
}

impl<'r, 'p> Search<'r, 'p> {
    pub(super) fn new(
        pool: &'r mut TermPool,
        encoder: Encoder<'p>,
        context: Context<'r>,
        config: &'r MinimaxConfig,
        statistics: &'r mut MinimaxStatistics,
    ) -> Result<Self, SmtError> {
        let helper = context.backend.solver(&helping(context.budget))?;
        let lookup = lookup(&encoder);
        let mut tree = Tree::new(pool, encoder, context, config.slackening)?;
        tree.drawing.on = config.keep_tree;
        Ok(Self {
            tree,
            memo: Memo::default(),
            helper,
            inconclusive: None,
            config,
            statistics,
            bound: None,
            truncated: false,
            lookup,
        })
    }

    pub(super) fn run(&mut self) -> Result<Verdict, EngineError> {
        match self.config.loops {
            LoopStrategy::Invariants => self.traverse(),
            LoopStrategy::Deepening => self.deepen(),
        }
    }

    /// One traversal from the root.
    pub(super) fn traverse(&mut self) -> Result<Verdict, EngineError> {
        let entry = self.tree.encoder.cfa.entry();
        if let Some(claim) = self.tree.encoder.cfa.location(entry).claim {
            return Ok(self.at_entry(claim));
        }
        self.count();
        self.tree.push(entry, None, None, (Memory::new(), None))?;
        loop {
            if let Some(reason) = self.tree.context.budget.spent() {
                return Ok(Verdict::Unknown(reason));
            }
            let top = self.tree.path.last().expect("the root should be there");
            let next = top.children.iter().position(|child| child.closed.is_none()); // MM:16
            let Some(number) = next else {
                let Some(closed) = self.complete()? else { continue }; // MM:20
                if self.tree.path.len() == 1 {
                    return Ok(self.proof());
                }
                let edge = self.tree.path.last().and_then(|node| node.edge);
                self.tree.truncate(self.tree.path.len() - 1)?;
                let parent = self.tree.path.last_mut().expect("the root has no parent");
                let child = parent.children.iter_mut().find(|child| Some(child.edge) == edge);
                child.expect("a node should be a child").closed = Some(closed);
                continue;
            };
            match self.explore(number)? {
                Outcome::Changed => (),
                Outcome::Verdict(verdict) => return Ok(verdict),
                Outcome::Closed(closed) => {
                    let top = self.tree.path.last_mut().expect("the parent should be there");
                    top.children[number].closed = Some(closed);
                }
            }
        }
    }

    /// Counts what the run did.
    pub(super) fn count_up(&mut self) {
        self.statistics.queries += self.tree.known.queries;
        self.statistics.deleted += self.tree.deleted;
    }

    fn count(&mut self) {
        self.statistics.nodes += 1;
        Progress::add(&self.tree.context.progress.states, 1);
        Progress::set(&self.tree.context.progress.depth, self.tree.path.len() as u64);
    }

    pub(super) fn closed(&self, formula: Term, support: Support) -> Outcome {
        Outcome::Closed(Closed { formula, support, deleted: self.tree.deleted, cut: false })
    }

    /// The cases of Fig. 5 for a child of the last node. MM:1 was looked at when the node was expanded.
    fn explore(&mut self, number: usize) -> Result<Outcome, EngineError> {
        self.count();
        let top = self.tree.path.last_mut().expect("the parent should be there");
        let child = &mut top.children[number];
        child.visits += 1;
        let (to, edge, fact, memory) = (child.to, child.edge, child.fact, child.memory.clone());
        let state = child.state.clone();
        if child.visits > VISITS {
            let what = "the states of a node grow without bound".to_owned();
            self.inconclusive.get_or_insert(Reason::Inconclusive { what });
            return Ok(self.closed(self.tree.pool.true_(), Support::new()));
        }
        let location = self.tree.encoder.cfa.location(to);
        if let Some(claim) = location.claim {
            self.draw(edge, to, TreeEnd::Claim);
            return self.error(claim, edge); // MM:3
        }
        if location.outgoing.is_empty() {
            self.draw(edge, to, TreeEnd::Terminal);
            return Ok(self.closed(self.tree.pool.true_(), Support::new())); // MM:8
        }
        if self.lookup[to.index()]
            && let Some(entry) = self.subsumed(number)?
        {
            self.draw(edge, to, TreeEnd::Subsumed(entry.drawn));
            let (deleted, cut) = (self.tree.deleted, entry.cut.is_some());
            let Entry { formula, support, .. } = entry;
            return Ok(Outcome::Closed(Closed { formula, support, deleted, cut })); // MM:9 MM:10
        }
        if self.tree.encoder.cfa.is_head(to)
            && let Some(outcome) = self.close(to, number)?
        {
            return Ok(outcome); // MM:11 MM:13
        }
        self.tree.push(to, Some(edge), fact, (memory, state))?; // MM:14 MM:18
        Ok(Outcome::Changed)
    }

    /// Draws a child of the last node that has no children.
    pub(super) fn draw(&mut self, edge: EdgeId, to: LocId, end: TreeEnd) {
        let parent = self.tree.path.last().map(|node| node.drawn);
        self.tree.drawing.add(parent, Some(edge), to, end);
    }

    /// MM:9. An interpolant that the state of a child of the last node implies.
    fn subsumed(&mut self, number: usize) -> Result<Option<Entry>, EngineError> {
        let top = self.tree.path.last().expect("the parent should be there");
        let child = &top.children[number];
        let (loc, fact, memory) = (child.to, child.fact, child.memory.clone());
        // A state of the child has the values that an interpolant asks for, or it is not implied.
        let state = child.state.clone().or_else(|| {
            let state = self.tree.known.state()?;
            let fits = fact.is_none_or(|fact| holds(self.tree.pool, fact, state));
            fits.then(|| state.clone())
        });
        let (pool, encoder) = (&*self.tree.pool, &self.tree.encoder);
        let mut value = |var| {
            let term = memory.get(&var).copied().unwrap_or_else(|| encoder.own(var));
            let known = pool.value(term).cloned();
            known.or_else(|| state.as_ref().map(|state| pool.evaluate_in(term, state)))
        };
        let mut entries = self.memo.candidates(loc, &mut value);
        let rounds = self.tree.rounds(self.tree.path.len());
        entries.retain(|(_, entry)| entry.cut.is_none_or(|cut| cut <= rounds));
        let mut open: Vec<(usize, Entry, Term)> = Vec::with_capacity(entries.len());
        let mut found = None;
        for (number, entry) in entries {
            let value = self.tree.value(&memory, entry.formula);
            if value == self.tree.pool.true_() {
                found = Some((number, entry));
                break;
            }
            let possible = |state| holds(self.tree.pool, value, state);
            if value != self.tree.pool.false_() && state.as_deref().is_none_or(possible) {
                open.push((number, entry, value));
            }
        }
        open.reverse();
        while found.is_none()
            && let Some((number, entry, value)) = open.pop()
        {
            self.statistics.lookups += 1;
            match self.tree.follows(fact, value)? {
                Follows::Yes => found = Some((number, entry)),
                Follows::Undecided => (),
                // The state that this one excludes is shown to the others before they are asked.
                Follows::No(state) => {
                    open.retain(|(_, _, value)| holds(self.tree.pool, *value, &state));
                }
            }
        }
        let Some((number, entry)) = found else {
            self.statistics.misses += 1;
            return Ok(None);
        };
        self.statistics.subsumed += 1;
        self.memo.used(self.tree.pool, &mut self.tree.encoder, number);
        Ok(Some(entry))
    }

    /// The last node has no child left. `None` if a child must be explored again: what is known at the node has been weakened
    /// since, and no longer implies what the child needs.
    fn complete(&mut self) -> Result<Option<Closed>, EngineError> {
        let index = self.tree.path.len() - 1;
        for number in 0..self.tree.path[index].children.len() {
            let child = &self.tree.path[index].children[number];
            let closed = child.closed.as_ref().expect("a child should be closed");
            if closed.deleted == self.tree.deleted {
                continue;
            }
            let (fact, memory, formula) = (child.fact, child.memory.clone(), closed.formula);
            let value = self.tree.value(&memory, formula);
            match self.tree.follows(fact, value)? {
                Follows::Yes => (),
                Follows::No(_) | Follows::Undecided => {
                    self.tree.path[index].children[number].closed = None;
                    return Ok(None);
                }
            }
        }
        let (mut support, mut cut) = (Support::new(), false);
        let mut parts = Vec::new();
        for number in 0..self.tree.path[index].children.len() {
            let child = &self.tree.path[index].children[number];
            let closed = child.closed.as_ref().expect("a child should be closed");
            support.extend(&closed.support);
            cut |= closed.cut;
            let (edge, formula) = (child.edge, closed.formula);
            parts.push(self.precondition(index, edge, formula)?); // MM:19
        }
        let formula = self.tree.pool.and(&parts); // MM:25
        let node = &self.tree.path[index];
        let (loc, is_head, drawn) = (node.loc, node.head.is_some(), node.drawn);
        let formula = if is_head {
            self.settle(index, formula, &mut support)?
        } else if self.lookup[loc.index()] {
            self.reduce(index, formula)? // D2
        } else {
            formula
        };
        if self.lookup[loc.index()] {
            let rounds = cut.then(|| self.tree.rounds(index));
            let entry = Entry { loc, formula, support: support.clone(), cut: rounds, drawn };
            self.memo.insert(self.tree.pool, &mut self.tree.encoder, entry); // MM:26
        }
        self.tree.drawing.done(drawn, formula);
        Ok(Some(Closed { formula, support, deleted: self.tree.deleted, cut })) // MM:27
    }

    /// What makes a formula hold after an edge, and holds at a node of the path.
    fn precondition(
        &mut self,
        index: usize,
        edge: EdgeId,
        formula: Term,
    ) -> Result<Term, EngineError> {
        let tree = &mut self.tree;
        let found = before(tree.pool, &mut tree.encoder, edge, formula);
        let Action::Havoc(vars) = tree.encoder.cfa.edge(edge).action else { return Ok(found) };
        if !tree.encoder.variables(tree.pool, formula).iter().any(|var| vars.contains(var)) {
            return Ok(formula);
        }
        let memory = tree.path[index].memory.clone();
        let value = tree.value(&memory, found);
        match tree.follows(None, value)? {
            Follows::Yes => return Ok(found),
            Follows::No(_) | Follows::Undecided => (),
        }
        // The value chosen is any: what excludes the opposite excludes it for all.
        if let Some(found) = self.by_deletion(index, formula)? {
            return Ok(found);
        }
        let what = "no interpolant was found over the variables of the program".to_owned();
        self.inconclusive.get_or_insert(Reason::Inconclusive { what });
        Ok(found)
    }

    /// An interpolant of a node in place of a large one.
    fn reduce(&mut self, index: usize, formula: Term) -> Result<Term, EngineError> {
        let large = |pool: &TermPool, formula| pool.size(formula) > self.config.largest;
        if !large(self.tree.pool, formula) {
            return Ok(formula);
        }
        let mut parts = conjuncts(self.tree.pool, formula);
        if self.config.largest > 0 && parts.len() <= CONJUNCTS {
            // What follows from the rest is left out.
            let mut quick = self.quick()?;
            for number in (0..parts.len()).rev() {
                let mut rest = parts.clone();
                let violated = self.tree.pool.not(rest.remove(number));
                let mut frame = Frame::enter(&mut quick)?;
                for part in &rest {
                    frame.assert(self.tree.pool, *part)?;
                }
                match frame.check(self.tree.pool, &[violated])? {
                    Answer::Unsat(_) => parts = rest,
                    Answer::Sat(_) | Answer::Unknown(_) => (),
                }
            }
        }
        let formula = self.tree.pool.and(&parts);
        if !large(self.tree.pool, formula) {
            return Ok(formula);
        }
        Ok(self.by_deletion(index, formula)?.unwrap_or(formula))
    }

    /// A new solver for a core: many queries about the same formulas, most of them easy.
    fn quick(&self) -> Result<Growing<'r>, SmtError> {
        let context = &self.tree.context;
        let limits = Limits { steps: Some(STEPS), ..helping(context.budget) };
        Growing::new(context.backend, &limits)
    }

    /// A small part of a node's constraints that implies a formula, if all together do.
    fn by_deletion(&mut self, index: usize, formula: Term) -> Result<Option<Term>, EngineError> {
        let constraints = self.tree.slackened(index);
        let formula = self.tree.decided(formula);
        let violated = self.tree.pool.not(formula);
        let mut quick = self.quick()?;
        quick.assert(self.tree.pool, violated)?;
        let mut core = minimal(self.tree.pool, &mut quick, &constraints)?;
        if core.is_none() {
            let mut frame = Frame::enter(&mut *self.helper)?;
            frame.assert(self.tree.pool, violated)?;
            core = minimal(self.tree.pool, &mut *frame, &constraints)?;
        }
        Ok(core.map(|core| self.tree.pool.and(&core)))
    }

    /// D5: the interpolant of a head that is done: as few of its constraints as imply what its children need, if coming back needs
    /// no more than these.
    fn settle(
        &mut self,
        index: usize,
        formula: Term,
        support: &mut Support,
    ) -> Result<Term, EngineError> {
        let mut quick = self.quick()?;
        let Self { tree, helper, .. } = self;
        let loc = tree.path[index].loc;
        let head = tree.path[index].head.as_mut().expect("the node should be a head");
        let id = head.id;
        // What was locked may turn out not to be needed; what was deleted stays so.
        let mut vector = std::mem::take(&mut head.vector);
        for constraint in &mut vector.constraints {
            if constraint.mark == Mark::Max {
                constraint.mark = Mark::Neutral;
            }
        }
        let lemmas = tree.lemmas.get(&loc).cloned().unwrap_or_default();
        let mut frame = Frame::enter(&mut **helper)?;
        for lemma in &lemmas {
            frame.assert(tree.pool, *lemma)?;
            quick.assert(tree.pool, *lemma)?;
        }
        let mut kept = Substitution::default();
        loop {
            let before = vector.needed().count();
            for constraint in &vector.constraints {
                let symbol = tree.pool.symbol(constraint.keep).expect("a name should be one");
                let needed = constraint.mark == Mark::Max;
                let truth = if needed { tree.pool.true_() } else { tree.pool.false_() };
                kept.bind(symbol, truth);
            }
            let wanted = kept.apply(tree.pool, formula);
            // What is decided of other heads' constraints.
            let wanted = tree.decided(wanted);
            let violated = tree.pool.not(wanted);
            if !vector.interpolate(tree.pool, &mut quick, violated)?
                && !vector.interpolate(tree.pool, &mut *frame, violated)?
            {
                // Undecided: all constraints that are left do.
                for constraint in &mut vector.constraints {
                    if constraint.mark == Mark::Neutral {
                        constraint.mark = Mark::Max;
                    }
                }
            }
            if vector.needed().count() == before {
                break;
            }
        }
        drop(frame);
        let needed: Vec<Term> = vector.needed().map(|constraint| constraint.formula).collect();
        let found = tree.pool.and(&needed);
        support.remove(&id);
        self.memo.settle(tree.pool, &mut tree.encoder, id, &mut kept, support);
        tracing::debug!(head = loc.0, interpolant = %tree.pool.display(found), "head done");
        let head = tree.path[index].head.as_mut().expect("the node should be a head");
        head.vector = vector;
        Ok(found)
    }

    /// The tree is closed.
    fn proof(&mut self) -> Verdict {
        self.statistics.interpolants = self.memo.all().count() as u64;
        if let Some(reason) = self.inconclusive.take() {
            return Verdict::Unknown(reason);
        }
        let mut formulas = self.tree.lemmas.clone();
        join(&mut formulas, &self.interpolants());
        if !self.truncated {
            let Tree { context, pool, .. } = &self.tree;
            context.lemmas.add(pool, &formulas, Grounds::Inductive);
        }
        Verdict::Safe(inductive(self.tree.pool, self.tree.encoder.cfa, &formulas))
    }
}

/// The locations where states are looked up: where paths meet or part, and heads.
fn lookup(encoder: &Encoder<'_>) -> Vec<bool> {
    let cfa = encoder.cfa;
    let mut incoming = vec![0_usize; cfa.procedure.locations.len()];
    let mut parted = vec![false; cfa.procedure.locations.len()];
    for edge in cfa.edges() {
        incoming[edge.to.index()] += 1;
        parted[edge.to.index()] |= cfa.location(edge.from).outgoing.len() > 1;
    }
    let heads = |loc: usize| cfa.is_head(LocId::new(loc));
    (0..incoming.len()).map(|loc| incoming[loc] > 1 || parted[loc] || heads(loc)).collect()
}
