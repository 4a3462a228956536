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
//! The size is that of the region, not of its number of paths. A model of the clauses and of the condition at a location
//! is a path there: its choices name the edges.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

use imbl::OrdMap;
use imbl::ordmap::DiffItem;
use symra_ir::{EdgeId, LocId, Operation, Procedure, Program, VarId, VarSet, VariableIndex};
use symra_terms::{Sort, Substitution, Term, TermPool, Variables};

use super::Facts;
use super::cells::read_indices;
use super::names::numbers;
use super::shape::Shape;

/// The values of the variables; one that is missing has the value that it started with, which is its own term.
pub(crate) type Memory = OrdMap<VarId, Term>;

/// A location where a block ends.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    /// A head, or a location with a claim.
    pub(crate) loc: LocId,
    /// Holds only where a path of the block leads there.
    pub(crate) reached: Term,
    /// The values there.
    pub(crate) memory: Memory,
}

/// All paths from a location to the next heads and claims.
#[derive(Debug)]
pub(crate) struct Block {
    /// What gives `reached` and the choices their meaning.
    pub(crate) clauses: Vec<Term>,
    /// Where it ends.
    pub(crate) arrivals: Vec<Arrival>,
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

/// Executes the blocks of a procedure.
pub(crate) struct Executor<'p> {
    pub(crate) program: &'p Program,
    pub(crate) procedure: &'p Procedure,
    pub(crate) shape: &'p Shape,
    pub(crate) live: &'p [VarSet],
    index: VariableIndex,
    variables: Variables,
    numbers: FxHashSet<VarId>,
}

impl<'p> Executor<'p> {
    pub(crate) fn new(
        pool: &TermPool,
        program: &'p Program,
        shape: &'p Shape,
        live: &'p [VarSet],
    ) -> Self {
        Self {
            program,
            procedure: program.procedure(program.main),
            shape,
            live,
            index: VariableIndex::new(program, pool),
            variables: Variables::default(),
            numbers: numbers(pool, program, program.procedure(program.main)),
        }
    }

    /// Whether a variable holds numbers, not [names](super::names).
    pub(crate) fn is_number(&self, var: VarId) -> bool {
        self.numbers.contains(&var)
    }

    /// The program variables of a term.
    pub(crate) fn variables(&mut self, pool: &TermPool, term: Term) -> Vec<VarId> {
        let symbols = self.variables.of(pool, term);
        symbols.iter().filter_map(|symbol| self.index.get(*symbol)).collect()
    }

    /// Whether a term is over variables that matter at a location.
    pub(crate) fn is_live(&mut self, pool: &TermPool, loc: LocId, term: Term) -> bool {
        self.variables(pool, term).iter().all(|var| self.live[loc.index()].contains(*var))
    }

    /// Refuses formulas about variables that do not matter at their location: where paths meet, a block keeps any of the values
    /// of such a variable, so nothing that is asked of blocks is known of it.
    pub(crate) fn refuse_dead(&mut self, pool: &TermPool, formulas: &mut Facts) {
        for (loc, formulas) in formulas {
            formulas.retain(|formula| self.is_live(pool, *loc, *formula));
        }
    }

    /// What a term over program variables is in a memory.
    pub(crate) fn value(&mut self, pool: &mut TermPool, memory: &Memory, term: Term) -> Term {
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
    pub(crate) fn block(
        &mut self,
        pool: &mut TermPool,
        start: LocId,
        memory: &Memory,
        tag: usize,
    ) -> Block {
        let region = self.shape.region_of(start);
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
            if self.procedure.locations[loc.index()].claim.is_some() {
                block.arrivals.push(Arrival { loc, reached: condition, memory });
                continue;
            }
            for edge in &self.procedure.locations[loc.index()].outgoing {
                let to = self.procedure.edges[edge.index()].to;
                let Some(way) = self.step(pool, *edge, condition, &memory, tag) else { continue };
                if self.shape.is_head(to) {
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
    pub(crate) fn follow(
        &mut self,
        pool: &mut TermPool,
        edge: EdgeId,
        condition: Term,
        memory: &Memory,
    ) -> Option<(Term, Memory)> {
        self.step(pool, edge, condition, memory, 0).map(|way| (way.condition, way.memory))
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
        let procedure = self.procedure;
        let mut way = Way { edge, condition, memory: memory.clone() };
        match &procedure.edges[edge.index()].operation {
            Operation::Assume(term) => {
                let fact = self.value(pool, memory, *term);
                way.condition = pool.and(&[condition, fact]);
                if way.condition == pool.false_() {
                    return None;
                }
            }
            Operation::Assign(pairs) => {
                for (var, term) in pairs {
                    let value = self.value(pool, memory, *term);
                    way.memory.insert(*var, value);
                }
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    let name = input_name(pool, self.program, *var, edge, tag);
                    let sort = pool.sort(self.program.variable(*var).term).clone();
                    way.memory.insert(*var, pool.var(&name, &sort));
                }
            }
            Operation::Call { .. } => unreachable!("calls should have been inlined"),
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
        let own = |var: &VarId| self.program.variable(*var).term;
        let value = |memory: &Memory, var: &VarId| *memory.get(var).unwrap_or(&own(var));
        let mut choices = Vec::with_capacity(ways.len() + 1);
        let mut merged: Vec<(VarId, Term)> =
            differing.iter().map(|var| (*var, value(&last.memory, var))).collect();
        let mut condition = last.condition;
        for (number, way) in ways.iter().enumerate().rev() {
            let taken = pool.var(&format!("?c.{tag}.{}.{number}", loc.index()), &Sort::Bool);
            choices.push(Choice { edge: way.edge, taken: Some(taken) });
            for (var, term) in &mut merged {
                let here = value(&way.memory, var);
                *term = pool.ite(taken, here, *term); // BL:3
            }
            condition = pool.ite(taken, way.condition, condition);
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

/// The name of the value that a variable receives on an edge of a block.
pub(crate) fn input_name(
    pool: &TermPool,
    program: &Program,
    var: VarId,
    edge: EdgeId,
    tag: usize,
) -> String {
    let own = program.variable(var).term;
    let symbol = pool.symbol(own).expect("a program variable should be a variable term");
    format!("{}?{tag}.{}", pool.name(symbol), edge.index())
}

impl Block {
    /// The indices that arrays are read at on the block's paths.
    pub(crate) fn read_indices(&self, pool: &TermPool) -> Vec<Term> {
        let reached = self.arrivals.iter().map(|arrival| arrival.reached);
        let asked: Vec<Term> = self.clauses.iter().copied().chain(reached).collect();
        read_indices(pool, &asked)
    }

    /// The edges of the path to an end of the block, where `holds` says which choices were made.
    pub(crate) fn path(
        &self,
        procedure: &Procedure,
        end: LocId,
        holds: &mut dyn FnMut(Term) -> bool,
    ) -> Vec<EdgeId> {
        let mut edges = Vec::new();
        let mut choices = self.ends.get(&end).or_else(|| self.ways.get(&end));
        while let Some(ways) = choices {
            let taken = ways.iter().find(|choice| choice.taken.is_none_or(&mut *holds));
            let edge = taken.expect("the last way should have no condition").edge;
            edges.push(edge);
            let from = procedure.edges[edge.index()].from;
            choices = if from == self.start { None } else { self.ways.get(&from) };
        }
        edges.reverse();
        edges
    }
}
