//! The tree's present path, with a solver that holds what is known at its end.

use rustc_hash::FxHashMap;
use symra_analysis::encode::{Encoder, Memory};
use symra_ir::{Action, EdgeId, LocId, VarId};
use symra_smt::{Answer, SmtError, Solver};
use symra_terms::{Assignment, Op, Substitution, Symbol, Term, TermPool, Value};

use super::memo::Support;
use super::project::{Slackening, project};
use super::vector::{Mark, Vector};
use crate::engine::{Context, Progress};
use symra_analysis::Annotation;

/// A head on the path: it may become a looping parent.
#[derive(Debug)]
pub(super) struct Head {
    /// Its number, which no other head has.
    pub(super) id: usize,
    pub(super) vector: Vector,
    /// The values with which the path came here.
    pub(super) arrival: Memory,
}

/// What became of a child.
#[derive(Clone, Debug)]
pub(super) struct Closed {
    pub(super) formula: Term,
    pub(super) support: Support,
    /// When: so many constraints had been deleted.
    pub(super) deleted: u64,
}

/// An edge to a child.
#[derive(Debug)]
pub(super) struct Child {
    pub(super) edge: EdgeId,
    pub(super) to: LocId,
    /// What the edge assumes.
    pub(super) fact: Option<Term>,
    pub(super) memory: Memory,
    pub(super) closed: Option<Closed>,
    /// How often it was explored.
    pub(super) visits: u32,
}

/// A node of the path.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) loc: LocId,
    /// The edge that leads here, unless it is the root.
    pub(super) edge: Option<EdgeId>,
    /// What it assumed.
    pub(super) fact: Option<Term>,
    pub(super) memory: Memory,
    pub(super) head: Option<Head>,
    pub(super) children: Vec<Child>,
}

/// Whether something follows from what is known at the end of the path.
#[derive(Debug)]
pub(super) enum Follows {
    Yes,
    /// No, and the values of these symbols show it.
    No(Assignment),
    Undecided,
}

/// The path from the root to the node that is explored.
pub(super) struct Tree<'r, 'p> {
    pub(super) pool: &'r mut TermPool,
    pub(super) encoder: Encoder<'p>,
    pub(super) context: Context<'r>,
    solver: Box<dyn Solver>,
    /// The frames of the solver.
    frames: usize,
    pub(super) path: Vec<Node>,
    /// What is decided of the constraints of the path's heads: whether each is kept.
    kept: FxHashMap<Symbol, bool>,
    /// Inductive lemmas, which are a part of the proof (D7).
    pub(super) lemmas: Annotation,
    slackening: Slackening,
    heads: usize,
    /// How many constraints have been deleted.
    pub(super) deleted: u64,
    pub(super) queries: u64,
}

impl<'r, 'p> Tree<'r, 'p> {
    pub(super) fn new(
        pool: &'r mut TermPool,
        encoder: Encoder<'p>,
        context: Context<'r>,
        slackening: Slackening,
    ) -> Result<Self, SmtError> {
        let (lemmas, _) = context.lemmas.since(&mut 0, pool);
        Ok(Self {
            pool,
            encoder,
            solver: context.backend.solver(&context.budget.limits())?,
            context,
            frames: 0,
            path: Vec::new(),
            kept: FxHashMap::default(),
            lemmas,
            slackening,
            heads: 0,
            deleted: 0,
            queries: 0,
        })
    }

    /// What a formula over program variables is in a memory, with what is now decided of constraints.
    pub(super) fn value(&mut self, memory: &Memory, formula: Term) -> Term {
        let formula = self.decided(formula);
        self.encoder.value(self.pool, memory, formula)
    }

    /// A formula with what is now decided of constraints.
    pub(super) fn decided(&mut self, formula: Term) -> Term {
        let mut substitution = Substitution::default();
        for symbol in self.pool.variables(formula) {
            if let Some(kept) = self.kept.get(&symbol) {
                let truth = if *kept { self.pool.true_() } else { self.pool.false_() };
                substitution.bind(symbol, truth);
            }
        }
        if substitution.is_empty() { formula } else { substitution.apply(self.pool, formula) }
    }

    /// Notes what is decided of a head's constraints.
    fn decide(&mut self, index: usize) {
        let head = self.path[index].head.as_ref().expect("the node should be a head");
        for constraint in &head.vector.constraints {
            let symbol = self.pool.symbol(constraint.keep).expect("a name should be a variable");
            self.kept.insert(symbol, constraint.mark != Mark::Min);
        }
    }

    /// Adds a node to the path.
    pub(super) fn push(
        &mut self,
        loc: LocId,
        edge: Option<EdgeId>,
        fact: Option<Term>,
        memory: Memory,
    ) -> Result<(), SmtError> {
        let children = Vec::new();
        self.path.push(Node { loc, edge, fact, memory, head: None, children });
        let index = self.path.len() - 1;
        self.assert_fact(index)?;
        if self.encoder.cfa.is_head(loc) {
            let constraints = self.constraints(index);
            let id = self.heads;
            self.heads += 1;
            let mut vector = Vector::default();
            for constraint in constraints {
                vector.push(self.pool, id, constraint, Mark::Neutral);
            }
            let arrival = self.path[index].memory.clone();
            self.path[index].head = Some(Head { id, vector, arrival });
            self.enter_head(index)?;
        }
        self.expand(index)
    }

    /// The constraints of a node's state, in terms of the program's variables.
    pub(super) fn constraints(&mut self, index: usize) -> Vec<Term> {
        if let Some(head) = &self.path[index].head {
            return head.vector.kept().map(|kept| kept.formula).collect();
        }
        let mut facts = Vec::new();
        let from = self.path[..index].iter().rposition(|node| node.head.is_some());
        if let Some(node) = from.map(|from| &self.path[from]) {
            let head = node.head.as_ref().expect("the node should be a head");
            let formulas: Vec<Term> = head.vector.kept().map(|kept| kept.formula).collect();
            for formula in formulas {
                facts.push(self.encoder.value(self.pool, &node.memory, formula));
            }
        }
        let first = from.map_or(0, |from| from + 1);
        facts.extend(self.path[first..=index].iter().filter_map(|node| node.fact));
        let mut changes: FxHashMap<VarId, usize> = FxHashMap::default();
        for edge in self.path[first..=index].iter().filter_map(|node| node.edge) {
            match self.encoder.cfa.edge(edge).action {
                Action::Assume(_) => (),
                Action::Assign(pairs) => {
                    for (var, _) in pairs {
                        *changes.entry(*var).or_default() += 1;
                    }
                }
                Action::Havoc(vars) => {
                    for var in vars {
                        *changes.entry(*var).or_default() += 1;
                    }
                }
            }
        }
        let Node { loc, memory, .. } = &self.path[index];
        project(self.pool, &self.encoder, *loc, memory, &facts, self.slackening, &changes)
    }

    fn frame(&mut self) -> Result<(), SmtError> {
        self.frames += 1;
        self.solver.push()
    }

    fn assert_fact(&mut self, index: usize) -> Result<(), SmtError> {
        self.frame()?;
        if let Some(fact) = self.path[index].fact {
            self.solver.assert(self.pool, fact)?;
        }
        Ok(())
    }

    /// D1: from a head on only its constraints are known: the variables get new symbols, or the values that constraints give them.
    pub(super) fn enter_head(&mut self, index: usize) -> Result<(), SmtError> {
        self.frame()?;
        self.decide(index);
        let Node { loc, head, .. } = &self.path[index];
        let (loc, head) = (*loc, head.as_ref().expect("the node should be a head"));
        let mut formulas: Vec<Term> = head.vector.kept().map(|kept| kept.formula).collect();
        formulas.extend(self.lemmas.get(&loc).into_iter().flatten());
        let mut memory = head.arrival.clone();
        let constants = constants(self.pool, &formulas);
        for var in self.encoder.cfa.variables() {
            if self.encoder.live[loc.index()].contains(var) {
                let own = self.encoder.own(var);
                let value = constants.get(&own).copied().unwrap_or_else(|| {
                    let sort = self.pool.sort(own).clone();
                    self.pool.var(&format!("?v.{index}.{}", var.index()), &sort)
                });
                memory.insert(var, value);
            }
        }
        for formula in formulas {
            let value = self.encoder.value(self.pool, &memory, formula);
            self.solver.assert(self.pool, value)?;
        }
        self.path[index].memory = memory;
        Ok(())
    }

    /// MM:15 to MM:17: the edges from a node, with what they lead to; those that can't be taken are closed (MM:1).
    fn expand(&mut self, index: usize) -> Result<(), SmtError> {
        let cfa = self.encoder.cfa;
        let edges = cfa.location(self.path[index].loc).outgoing.clone();
        let mut children = Vec::with_capacity(edges.len());
        for edge in edges {
            let (fact, memory) = self.step(index, edge);
            let to = cfa.edge(edge).to;
            children.push(Child { edge, to, fact, memory, closed: None, visits: 0 });
        }
        let mut excluded = None;
        for child in &mut children {
            let Some(fact) = child.fact else { continue };
            let feasible = if self.pool.value(fact).is_some() {
                fact == self.pool.true_()
            } else if excluded.is_some_and(|other| self.pool.not(other) == fact) {
                true
            } else {
                !matches!(self.follows_not(fact)?, Follows::Yes)
            };
            if !feasible {
                excluded = Some(fact);
                let formula = self.pool.false_(); // MM:2
                let (support, deleted) = (Support::new(), self.deleted);
                child.closed = Some(Closed { formula, support, deleted });
                child.visits = 1;
            }
        }
        self.path[index].children = children;
        Ok(())
    }

    fn step(&mut self, index: usize, edge: EdgeId) -> (Option<Term>, Memory) {
        let before = self.path[index].memory.clone();
        self.encoder.next(self.pool, edge, &before, &mut |pool, cfa, var| {
            let sort = pool.sort(cfa.term(var)).clone();
            pool.var(&format!("?m.{index}.{}", var.index()), &sort)
        })
    }

    /// Whether the negation of a fact follows.
    fn follows_not(&mut self, fact: Term) -> Result<Follows, SmtError> {
        self.queries += 1;
        Progress::add(&self.context.progress.asked, 1);
        Ok(match self.solver.check(self.pool, &[fact])? {
            Answer::Unsat(_) => Follows::Yes,
            Answer::Unknown(_) => Follows::Undecided,
            Answer::Sat(mut model) => {
                let mut values = Assignment::default();
                for symbol in self.pool.variables(fact) {
                    let term = self.pool.symbol_term(symbol);
                    values.set(symbol, model.value(self.pool, term)?);
                }
                Follows::No(values)
            }
        })
    }

    /// Whether a formula follows from what is known at the end of the path and a further fact.
    pub(super) fn follows(
        &mut self,
        fact: Option<Term>,
        formula: Term,
    ) -> Result<Follows, SmtError> {
        let negated = self.pool.not(formula);
        let parts: Vec<Term> = fact.into_iter().chain([negated]).collect();
        let violated = self.pool.and(&parts);
        if violated == self.pool.false_() {
            return Ok(Follows::Yes);
        }
        self.follows_not(violated)
    }

    /// Takes nodes from the end of the path until so many are left. The heads among them.
    pub(super) fn truncate(&mut self, length: usize) -> Result<Support, SmtError> {
        let mut gone = Support::new();
        while self.path.len() > length {
            let node = self.path.pop().expect("a path above a length should not be empty");
            self.leave_frame()?;
            if let Some(head) = node.head {
                self.leave_frame()?;
                gone.insert(head.id);
                for constraint in &head.vector.constraints {
                    self.kept.remove(&self.pool.symbol(constraint.keep).expect("a variable"));
                }
            }
        }
        Ok(gone)
    }

    fn leave_frame(&mut self) -> Result<(), SmtError> {
        self.frames -= 1;
        self.solver.pop()
    }

    /// Forgets what the last node, a head, knows by its constraints.
    pub(super) fn leave_head(&mut self) -> Result<(), SmtError> {
        self.leave_frame()
    }

    /// Begins the last node, a head, anew with its present constraints.
    pub(super) fn restart_head(&mut self) -> Result<(), SmtError> {
        let index = self.path.len() - 1;
        self.enter_head(index)?;
        self.expand(index)
    }

    /// Executes the path anew from a head on, whose constraints have changed; no other head follows. What became of children
    /// stays, and is looked at again when their parents are done.
    pub(super) fn rebuild(&mut self, from: usize) -> Result<(), SmtError> {
        // The head's own frame, and one for each node after it.
        for _ in from..self.path.len() {
            self.leave_frame()?;
        }
        self.enter_head(from)?;
        self.renew_children(from);
        for index in from + 1..self.path.len() {
            let edge = self.path[index].edge;
            let child = self.path[index - 1].children.iter().find(|child| Some(child.edge) == edge);
            let child = child.expect("a node should be a child of the one before");
            let (fact, memory) = (child.fact, child.memory.clone());
            self.path[index].fact = fact;
            self.path[index].memory = memory;
            self.assert_fact(index)?;
            self.renew_children(index);
        }
        Ok(())
    }

    fn renew_children(&mut self, index: usize) {
        for number in 0..self.path[index].children.len() {
            let edge = self.path[index].children[number].edge;
            let (fact, memory) = self.step(index, edge);
            let child = &mut self.path[index].children[number];
            child.fact = fact;
            child.memory = memory;
        }
    }
}

/// The variables that formulas say have a value.
fn constants(pool: &TermPool, formulas: &[Term]) -> FxHashMap<Term, Term> {
    let mut found = FxHashMap::default();
    for formula in formulas {
        if pool.symbol(*formula).is_some() {
            found.insert(*formula, pool.true_());
            continue;
        }
        match (pool.op(*formula), pool.args(*formula)) {
            (Op::Not, [inner]) if pool.symbol(*inner).is_some() => {
                found.insert(*inner, pool.false_());
            }
            (Op::Eq, [a, b]) => {
                for (variable, number) in [(*a, *b), (*b, *a)] {
                    let scalar = matches!(pool.value(number), Some(value) if !matches!(value, Value::Array(_)));
                    if pool.symbol(variable).is_some() && scalar {
                        found.entry(variable).or_insert(number);
                    }
                }
            }
            _ => (),
        }
    }
    found
}
