//! The tree's present path.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use symra_analysis::encode::{Encoder, Memory};
use symra_analysis::{Annotation, join};
use symra_ir::{Action, EdgeId, LocId, VarId};
use symra_smt::SmtError;
use symra_terms::{Assignment, Op, Substitution, Symbol, Term, TermPool, Value};

use super::drawing::{Drawing, TreeEnd};
use super::known::{Follows, Known};
use super::memo::Support;
use super::project::project;
use super::vector::{Mark, Vector};
use super::weaken::{Slackening, Weakening};
use crate::engine::Context;

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
    /// Whether paths below were cut off (iterative deepening).
    pub(super) cut: bool,
}

/// An edge to a child.
#[derive(Debug)]
pub(super) struct Child {
    pub(super) edge: EdgeId,
    pub(super) to: LocId,
    /// What the edge assumes.
    pub(super) fact: Option<Term>,
    pub(super) memory: Memory,
    /// A state of it, if one is at hand.
    pub(super) state: Option<Rc<Assignment>>,
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
    /// Its number in the drawing.
    pub(super) drawn: usize,
}

/// The path from the root to the node that is explored.
pub(super) struct Tree<'r, 'p> {
    pub(super) pool: &'r mut TermPool,
    pub(super) encoder: Encoder<'p>,
    pub(super) context: Context<'r>,
    /// Has a frame for each node of the path, and one more for each head.
    pub(super) known: Known,
    pub(super) path: Vec<Node>,
    /// What is decided of the constraints of the path's heads: whether each is kept.
    kept: FxHashMap<Symbol, bool>,
    /// Inductive lemmas, which are a part of the proof (D7).
    pub(super) lemmas: Annotation,
    /// How many lemmas of the store were seen.
    seen: usize,
    weakening: Weakening,
    /// Enumerated variables whose values are kept (D13).
    locked: BTreeSet<(LocId, VarId)>,
    heads: usize,
    /// How many constraints have been deleted.
    pub(super) deleted: u64,
    pub(super) drawing: Drawing,
}

impl<'r, 'p> Tree<'r, 'p> {
    /// How many heads the path has before a node of it.
    pub(super) fn rounds(&self, index: usize) -> usize {
        self.path[..index].iter().filter(|node| node.head.is_some()).count()
    }

    pub(super) fn new(
        pool: &'r mut TermPool,
        encoder: Encoder<'p>,
        context: Context<'r>,
        slackening: Slackening,
    ) -> Result<Self, SmtError> {
        let known = Known::new(&context)?;
        let weakening = Weakening::new(pool, &encoder, slackening);
        Ok(Self {
            pool,
            encoder,
            context,
            known,
            path: Vec::new(),
            kept: FxHashMap::default(),
            lemmas: Annotation::new(),
            seen: 0,
            weakening,
            locked: BTreeSet::new(),
            heads: 0,
            deleted: 0,
            drawing: Drawing::default(),
        })
    }

    /// D7: takes over what others have found since.
    fn read_lemmas(&mut self) {
        let (mut new, _) = self.context.lemmas.since(&mut self.seen, self.pool);
        // A head knows nothing of variables that do not matter there: they keep the values of its arrival.
        self.encoder.refuse_dead(self.pool, &mut new);
        join(&mut self.lemmas, &new);
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

    /// Adds a node to the path. Requires: the state, if there is one, is one of the node's.
    pub(super) fn push(
        &mut self,
        loc: LocId,
        edge: Option<EdgeId>,
        fact: Option<Term>,
        (memory, state): (Memory, Option<Rc<Assignment>>),
    ) -> Result<(), SmtError> {
        let parent = self.path.last().map(|node| node.drawn);
        let drawn = self.drawing.add(parent, edge, loc, TreeEnd::Inner);
        let children = Vec::new();
        self.path.push(Node { loc, edge, fact, memory, head: None, children, drawn });
        let index = self.path.len() - 1;
        self.assert_fact(index, state)?;
        if self.encoder.cfa.is_head(loc) {
            let constraints = self.constraints(index);
            let constraints = self.weakened(index, constraints)?;
            let id = self.heads;
            self.heads += 1;
            let mut vector = Vector::default();
            for constraint in constraints {
                let mark = if self.is_locked(loc, constraint) { Mark::Max } else { Mark::Neutral };
                vector.push(self.pool, id, constraint, mark);
            }
            let arrival = self.path[index].memory.clone();
            self.path[index].head = Some(Head { id, vector, arrival });
            self.enter_head(index)?;
        }
        self.expand(index)
    }

    /// D13: at a head's location the values of these enumerated variables are kept from now on.
    pub(super) fn lock_values(&mut self, index: usize, constraints: &[Term]) {
        let loc = self.path[index].loc;
        for variable in constants(self.pool, constraints).into_keys() {
            let var = self.encoder.variables(self.pool, variable).first().copied();
            self.locked.extend(var.filter(|v| !self.encoder.is_numeric(*v)).map(|v| (loc, v)));
        }
    }

    /// The same of variables with these names, at all heads.
    pub(super) fn lock_names(&mut self, names: &BTreeSet<String>) {
        let cfa = self.encoder.cfa;
        let named = |var: &VarId| names.contains(&cfa.program.variable(*var).name);
        for var in cfa.variables().filter(named).filter(|var| !self.encoder.is_numeric(*var)) {
            self.locked.extend(cfa.forest.heads().map(|head| (head, var)));
        }
    }

    /// The names of the variables whose values are kept somewhere.
    pub(super) fn locked_names(&self) -> impl Iterator<Item = String> {
        let program = self.encoder.cfa.program;
        self.locked.iter().map(|(_, var)| program.variable(*var).name.clone())
    }

    fn is_locked(&mut self, loc: LocId, constraint: Term) -> bool {
        let Some((variable, _)) = constants(self.pool, &[constraint]).pop_first() else {
            return false;
        };
        let vars = self.encoder.variables(self.pool, variable);
        vars.iter().any(|var| self.locked.contains(&(loc, *var)))
    }

    /// The constraints of a node's state, with what follows from each.
    pub(super) fn slackened(&mut self, index: usize) -> Vec<Term> {
        let mut found = self.constraints(index);
        self.weakening.inequalities(self.pool, &mut found);
        found
    }

    /// D8: the constraints of a node that is about to be a head, with the weaker ones that hold there.
    fn weakened(&mut self, index: usize, mut found: Vec<Term>) -> Result<Vec<Term>, SmtError> {
        let loc = self.path[index].loc;
        self.weakening.equations(self.pool, loc, &mut found);
        self.weakening.inequalities(self.pool, &mut found);
        for bound in self.weakening.bounds(self.pool, loc, &found) {
            let memory = self.path[index].memory.clone();
            let value = self.encoder.value(self.pool, &memory, bound);
            let live = self.encoder.is_live(self.pool, loc, bound);
            if live && !found.contains(&bound) && matches!(self.follows(None, value)?, Follows::Yes)
            {
                found.push(bound);
            }
        }
        self.weakening.congruences(self.pool, loc, &mut found);
        Ok(found)
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
        project(self.pool, &self.encoder, *loc, memory, &facts, &changes)
    }

    fn assert_fact(&mut self, index: usize, state: Option<Rc<Assignment>>) -> Result<(), SmtError> {
        self.known.enter(state)?;
        match self.path[index].fact {
            Some(fact) => self.known.assert(self.pool, fact),
            None => Ok(()),
        }
    }

    /// D1: from a head on only its constraints are known: the variables get new symbols, or the values that constraints give them.
    pub(super) fn enter_head(&mut self, index: usize) -> Result<(), SmtError> {
        self.read_lemmas();
        self.decide(index);
        let Node { loc, head, .. } = &self.path[index];
        let (loc, head) = (*loc, head.as_ref().expect("the node should be a head"));
        let mut formulas: Vec<Term> = head.vector.kept().map(|kept| kept.formula).collect();
        formulas.extend(self.lemmas.get(&loc).into_iter().flatten());
        let mut memory = head.arrival.clone();
        // D10: the state with which the path came here is one of the head's.
        let mut state = self.known.state().map(|state| (**state).clone());
        let constants = constants(self.pool, &formulas);
        for var in self.encoder.cfa.variables() {
            if self.encoder.live[loc.index()].contains(var) {
                let own = self.encoder.own(var);
                let value = constants.get(&own).copied().unwrap_or_else(|| {
                    let sort = self.pool.sort(own).clone();
                    self.pool.var(&format!("?v.{index}.{}", var.index()), &sort)
                });
                if let (Some(state), Some(symbol)) = (&mut state, self.pool.symbol(value)) {
                    let arrived = memory.get(&var).copied().unwrap_or(own);
                    state.set(symbol, self.pool.evaluate_in(arrived, state));
                }
                memory.insert(var, value);
            }
        }
        self.known.enter(state.map(Rc::new))?;
        for formula in formulas {
            let value = self.encoder.value(self.pool, &memory, formula);
            self.known.assert(self.pool, value)?;
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
            let state = None;
            children.push(Child { edge, to, fact, memory, state, closed: None, visits: 0 });
        }
        let mut excluded = None;
        for child in &mut children {
            let Some(fact) = child.fact else { continue };
            let feasible = if self.pool.value(fact).is_some() {
                fact == self.pool.true_()
            } else if excluded.is_some_and(|other| self.pool.not(other) == fact) {
                true
            } else {
                match self.known.excludes(self.pool, fact, self.context.progress)? {
                    Follows::Yes => false,
                    Follows::Undecided => true,
                    Follows::No(state) => {
                        child.state = Some(state);
                        true
                    }
                }
            };
            if !feasible {
                excluded = Some(fact);
                let formula = self.pool.false_(); // MM:2
                let (support, deleted) = (Support::new(), self.deleted);
                child.closed = Some(Closed { formula, support, deleted, cut: false });
                child.visits = 1;
                let parent = Some(self.path[index].drawn);
                self.drawing.add(parent, Some(child.edge), child.to, TreeEnd::Infeasible);
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
        self.known.excludes(self.pool, violated, self.context.progress)
    }

    /// Takes nodes from the end of the path until so many are left. The heads among them.
    pub(super) fn truncate(&mut self, length: usize) -> Result<Support, SmtError> {
        let mut gone = Support::new();
        while self.path.len() > length {
            let node = self.path.pop().expect("a path above a length should not be empty");
            self.known.leave(self.pool)?;
            if let Some(head) = node.head {
                self.known.leave(self.pool)?;
                gone.insert(head.id);
                for constraint in &head.vector.constraints {
                    self.kept.remove(&self.pool.symbol(constraint.keep).expect("a variable"));
                }
            }
        }
        Ok(gone)
    }

    /// Forgets what the last node, a head, knows by its constraints.
    pub(super) fn leave_head(&mut self) -> Result<(), SmtError> {
        self.known.leave(self.pool)
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
            self.known.leave(self.pool)?;
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
            self.assert_fact(index, None)?;
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
            child.state = None;
        }
    }
}

/// The variables that formulas say have a value, and the values.
pub(super) fn constants(pool: &TermPool, formulas: &[Term]) -> BTreeMap<Term, Term> {
    let mut found = BTreeMap::new();
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
