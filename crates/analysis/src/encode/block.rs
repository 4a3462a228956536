//! Execution of all paths between two heads at once.
//!
//! Where paths meet, a choice variable says which one was taken, and a condition says that it could be:
//!
//! ```text
//! BL:1  block(start, m): for each location l of the region, predecessors first
//! BL:2    ways into l: (edge, condition, memory)
//! BL:3    m(x) at l := ite(choice1, m1(x), ite(choice2, m2(x), ...)) where the ways differ and x is live
//! BL:4    condition at l := r, with the clause r => ite(choice1, condition1, ite(choice2, condition2, ...))
//! BL:5    along each edge: the condition is joined with its assumption; the way ends where that is false
//! ```
//!
//! An encoder [by guards](Encoder::by_guards) needs no choice where a branch meets itself again: the branch's condition tells which
//! way was taken, so that what is certain before the branch is certain after it.
//!
//! The size is that of the region, not of its number of paths. A model of the clauses and of the condition at a location
//! is a path there: its choices name the edges.

use std::collections::{BTreeMap, BTreeSet};

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use rustc_hash::FxHashMap;
use symra_ir::{Action, Cfa, EdgeId, LocId, VarId, VarSet, VariableIndex};
use symra_terms::{Sort, Substitution, Term, TermPool, Variables};

use crate::Annotation;
use crate::infer::Roles;
use crate::infer::arrays::read_indices;

/// The values of the variables; one that is missing has the value that it started with, which is its own term.
pub type Memory = OrdMap<VarId, Term>;

/// A location where a block ends.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// A head, or a location with a claim.
    pub loc: LocId,
    /// Holds only where a path of the block leads there.
    pub reached: Term,
    /// The values there.
    pub memory: Memory,
}

/// All paths from a location to the next heads and claims.
#[derive(Debug)]
pub struct Block {
    /// What gives `reached` and the choices their meaning.
    pub clauses: Vec<Term>,
    /// Where it ends.
    pub arrivals: Vec<Arrival>,
    start: LocId,
    ways: FxHashMap<LocId, Vec<Choice>>,
    ends: FxHashMap<LocId, Vec<Choice>>,
}

/// A way into a location, and what is true if it was taken and none before it.
#[derive(Clone, Copy, Debug)]
struct Choice {
    edge: EdgeId,
    taken: Option<Term>,
}

#[derive(Clone)]
struct Way {
    edge: EdgeId,
    condition: Term,
    memory: Memory,
}

/// A conjunction longer than this gets a name, so that what is built on it stays short.
const NAMED: usize = 8;

/// Encodes what a call-free automaton does: single edges and blocks.
pub struct Encoder<'p> {
    /// The automaton.
    pub cfa: &'p Cfa<'p>,
    /// For each location the variables that matter there.
    pub live: &'p [VarSet],
    index: VariableIndex,
    variables: Variables,
    roles: Roles,
    guards: bool,
}

impl<'p> Encoder<'p> {
    /// The encoder of an automaton.
    pub fn new(pool: &TermPool, cfa: &'p Cfa<'p>, live: &'p [VarSet]) -> Self {
        Self {
            cfa,
            live,
            index: VariableIndex::new(cfa.program, pool),
            variables: Variables::default(),
            roles: Roles::new(pool, cfa),
            guards: false,
        }
    }

    /// The same, with the conditions of branches for choices where they tell as much.
    #[must_use]
    pub fn by_guards(mut self) -> Self {
        self.guards = true;
        self
    }

    /// Whether a variable is numeric, not enumerated (see [`Roles`]).
    pub fn is_numeric(&self, var: VarId) -> bool {
        self.roles.is_numeric(var)
    }

    /// Whether a variable is numeric and no flag (see [`Roles`]).
    pub fn is_ordered(&self, var: VarId) -> bool {
        self.roles.is_ordered(var)
    }

    /// Whether two variables are related (see [`Roles`]).
    pub fn are_related(&self, a: VarId, b: VarId) -> bool {
        self.roles.are_related(a, b)
    }

    /// The term that a variable is.
    pub fn own(&self, var: VarId) -> Term {
        self.cfa.term(var)
    }

    /// The program variables of a term.
    pub fn variables(&mut self, pool: &TermPool, term: Term) -> Vec<VarId> {
        let symbols = self.variables.of(pool, term);
        symbols.iter().filter_map(|symbol| self.index.get(*symbol)).collect()
    }

    /// Whether a term is over variables that matter at a location.
    pub fn is_live(&mut self, pool: &TermPool, loc: LocId, term: Term) -> bool {
        self.variables(pool, term).iter().all(|var| self.live[loc.index()].contains(*var))
    }

    /// Refuses formulas about variables that do not matter at their location: where paths meet, a block keeps any of the values
    /// of such a variable, so nothing that is asked of blocks is known of it.
    pub fn refuse_dead(&mut self, pool: &TermPool, formulas: &mut Annotation) {
        for (loc, formulas) in formulas {
            formulas.retain(|formula| self.is_live(pool, *loc, *formula));
        }
    }

    /// What a term over program variables is in a memory.
    pub fn value(&mut self, pool: &mut TermPool, memory: &Memory, term: Term) -> Term {
        let symbols = self.variables.of(pool, term);
        let mut substitution = Substitution::default();
        for symbol in symbols.iter() {
            if let Some(value) = self.index.get(*symbol).and_then(|var| memory.get(&var)) {
                substitution.bind(*symbol, *value);
            }
        }
        substitution.apply(pool, term)
    }

    /// Executes the region of `start`; `tag` tells the block's variables from those of others.
    pub fn block(
        &mut self,
        pool: &mut TermPool,
        start: LocId,
        memory: &Memory,
        tag: usize,
    ) -> Block {
        let region = self.cfa.forest.region_of(start);
        let mut block = Block {
            clauses: Vec::new(),
            arrivals: Vec::new(),
            start,
            ways: FxHashMap::default(),
            ends: FxHashMap::default(),
        };
        let mut incoming: FxHashMap<LocId, Vec<Way>> = FxHashMap::default();
        let mut heads: BTreeMap<LocId, Vec<Way>> = BTreeMap::new();
        // BL:1
        for loc in region.iter().copied() {
            let (condition, memory) = if loc == start {
                (pool.true_(), memory.clone())
            } else {
                let Some(ways) = incoming.remove(&loc) else { continue };
                let (choices, condition, memory) = self.merge(pool, &mut block, loc, ways, tag);
                block.ways.insert(loc, choices);
                (condition, memory)
            };
            if self.cfa.location(loc).claim.is_some() {
                block.arrivals.push(Arrival { loc, reached: condition, memory });
                continue;
            }
            for edge in &self.cfa.location(loc).outgoing {
                let to = self.cfa.edge(*edge).to;
                let Some(way) = self.step(pool, *edge, condition, &memory, tag) else { continue };
                if self.cfa.is_head(to) {
                    heads.entry(to).or_default().push(way);
                } else {
                    incoming.entry(to).or_default().push(way); // BL:2
                }
            }
        }
        for (loc, ways) in heads {
            let (choices, reached, memory) = self.merge(pool, &mut block, loc, ways, tag);
            block.ends.insert(loc, choices);
            block.arrivals.push(Arrival { loc, reached, memory });
        }
        block
    }

    /// One edge on a path that is followed by itself: the condition and the values after it, if it can be taken.
    pub fn follow(
        &mut self,
        pool: &mut TermPool,
        edge: EdgeId,
        condition: Term,
        memory: &Memory,
    ) -> Option<(Term, Memory)> {
        self.step(pool, edge, condition, memory, 0).map(|way| (way.condition, way.memory))
    }

    /// The symbolic step: what an edge assumes of a memory, if it does, and the memory after it. What the edge lets be
    /// arbitrary is named by `input`.
    pub fn next(
        &mut self,
        pool: &mut TermPool,
        edge: EdgeId,
        before: &Memory,
        input: &mut dyn FnMut(&mut TermPool, &Cfa<'_>, VarId) -> Term,
    ) -> (Option<Term>, Memory) {
        let mut after = before.clone();
        match self.cfa.edge(edge).action {
            Action::Assume(term) => return (Some(self.value(pool, before, term)), after),
            Action::Assign(pairs) => {
                for (var, term) in pairs {
                    let value = self.value(pool, before, *term);
                    after.insert(*var, value);
                }
            }
            Action::Havoc(vars) => {
                for var in vars {
                    after.insert(*var, input(pool, self.cfa, *var));
                }
            }
        }
        (None, after)
    }

    /// The same, where inputs have the names that [`trace`](super::trace()) knows them by.
    pub fn tagged(
        &mut self,
        pool: &mut TermPool,
        edge: EdgeId,
        before: &Memory,
        tag: usize,
    ) -> (Option<Term>, Memory) {
        self.next(pool, edge, before, &mut |pool, cfa, var| {
            let name = input_name(pool, cfa, var, edge, tag);
            let sort = pool.sort(cfa.term(var)).clone();
            pool.var(&name, &sort)
        })
    }

    /// BL:5.
    fn step(
        &mut self,
        pool: &mut TermPool,
        edge: EdgeId,
        condition: Term,
        memory: &Memory,
        tag: usize,
    ) -> Option<Way> {
        let mut way = Way { edge, condition, memory: memory.clone() };
        let (fact, after) = self.tagged(pool, edge, memory, tag);
        way.memory = after;
        if let Some(fact) = fact {
            way.condition = pool.and(&[condition, fact]);
            if way.condition == pool.false_() {
                return None;
            }
        }
        Some(way)
    }

    fn merge(
        &self,
        pool: &mut TermPool,
        block: &mut Block,
        loc: LocId,
        mut ways: Vec<Way>,
        tag: usize,
    ) -> (Vec<Choice>, Term, Memory) {
        let last = ways.pop().expect("a location should be reached by a way");
        if ways.is_empty() {
            let condition = Self::named(pool, block, last.condition, loc, tag);
            return (vec![Choice { edge: last.edge, taken: None }], condition, last.memory);
        }
        let live = &self.live[loc.index()];
        let mut differing: BTreeSet<VarId> = BTreeSet::new();
        for way in &ways {
            for item in last.memory.diff(&way.memory) {
                let (DiffItem::Add(var, _)
                | DiffItem::Remove(var, _)
                | DiffItem::Update { new: (var, _), .. }) = item;
                let var = *var;
                if live.contains(var) {
                    differing.insert(var);
                }
            }
        }
        let own = |var: &VarId| self.cfa.term(*var);
        let value = |memory: &Memory, var: &VarId| *memory.get(var).unwrap_or(&own(var));
        let mut choices = Vec::with_capacity(ways.len() + 1);
        let mut merged: Vec<(VarId, Term)> =
            differing.iter().map(|var| (*var, value(&last.memory, var))).collect();
        let mut condition = last.condition;
        for (number, way) in ways.iter().enumerate().rev() {
            let branch = if self.guards { branch(pool, way.condition, condition) } else { None };
            let (taken, either) = branch.unwrap_or_else(|| {
                let name = format!("?c.{tag}.{}.{number}", loc.index());
                let taken = pool.var(&name, &Sort::Bool);
                (taken, pool.ite(taken, way.condition, condition))
            });
            condition = either;
            choices.push(Choice { edge: way.edge, taken: Some(taken) });
            for (var, term) in &mut merged {
                let here = value(&way.memory, var);
                *term = pool.ite(taken, here, *term); // BL:3
            }
        }
        choices.reverse();
        choices.push(Choice { edge: last.edge, taken: None });
        let mut memory = last.memory;
        memory.extend(merged);
        let reached = Self::named(pool, block, condition, loc, tag);
        (choices, reached, memory)
    }

    /// BL:4: a name for a condition, unless it is short.
    fn named(
        pool: &mut TermPool,
        block: &mut Block,
        condition: Term,
        loc: LocId,
        tag: usize,
    ) -> Term {
        use symra_terms::Op;
        let short = match pool.op(condition) {
            Op::And => pool.args(condition).len() <= NAMED,
            Op::Ite => false,
            _ => true,
        };
        if short {
            return condition;
        }
        let name = pool.var(&format!("?r.{tag}.{}", loc.index()), &Sort::Bool);
        let clause = pool.implies(name, condition);
        block.clauses.push(clause);
        name
    }
}

/// For two conditions that differ in one part only, which is true in the one and false in the other: that part of the first, and
/// what they have in common. The one or the other holds where that does.
fn branch(pool: &mut TermPool, one: Term, other: Term) -> Option<(Term, Term)> {
    let parts = |pool: &TermPool, term: Term| match pool.op(term) {
        symra_terms::Op::And => pool.args(term).to_vec(),
        _ => vec![term],
    };
    let (first, second) = (parts(pool, one), parts(pool, other));
    let only = |of: &[Term], not: &[Term]| -> Option<Term> {
        let mut own = of.iter().filter(|part| !not.contains(part));
        own.next().copied().filter(|_| own.next().is_none())
    };
    let (guard, opposite) = (only(&first, &second)?, only(&second, &first)?);
    if pool.not(guard) != opposite {
        return None;
    }
    let common: Vec<Term> = first.into_iter().filter(|part| *part != guard).collect();
    Some((guard, pool.and(&common)))
}

/// The name of the value that a variable receives on an edge of a block.
pub fn input_name(pool: &TermPool, cfa: &Cfa<'_>, var: VarId, edge: EdgeId, tag: usize) -> String {
    let symbol = pool.symbol(cfa.term(var)).expect("a program variable should be a variable term");
    format!("{}?{tag}.{}", pool.name(symbol), edge.index())
}

impl Block {
    /// The end at a location.
    pub fn arrival(&self, loc: LocId) -> Option<&Arrival> {
        self.arrivals.iter().find(|arrival| arrival.loc == loc)
    }

    /// All conditions of the block: its clauses, and where it ends.
    pub fn conditions(&self) -> Vec<Term> {
        let reached = self.arrivals.iter().map(|arrival| arrival.reached);
        self.clauses.iter().copied().chain(reached).collect()
    }

    /// The indices that arrays are read at on the block's paths.
    pub fn read_indices(&self, pool: &TermPool) -> Vec<Term> {
        read_indices(pool, &self.conditions())
    }

    /// The edges of the path to an end of the block, where `holds` says which choices were made.
    pub fn path(
        &self,
        cfa: &Cfa<'_>,
        end: LocId,
        holds: &mut dyn FnMut(Term) -> bool,
    ) -> Vec<EdgeId> {
        let mut edges = Vec::new();
        let mut choices = self.ends.get(&end).or_else(|| self.ways.get(&end));
        while let Some(ways) = choices {
            let taken = ways.iter().find(|choice| choice.taken.is_none_or(&mut *holds));
            let edge = taken.expect("the last way should have no condition").edge;
            edges.push(edge);
            let from = cfa.edge(edge).from;
            choices = if from == self.start { None } else { self.ways.get(&from) };
        }
        edges.reverse();
        edges
    }
}
