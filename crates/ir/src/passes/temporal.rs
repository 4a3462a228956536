//! The product of a program and a temporal formula: its runs that do not end are the runs on which the formula does not hold.
//!
//! ```text
//! TP:1  A := the automaton of the negated formula, its sets of transitions taken in turn
//! TP:2  a location for each location of the program and state of A
//! TP:3  where the state of a run counts, A reads it:  l, q -> l', r : assume the atoms of a transition from q to r
//! TP:4  if that takes a transition of the last set:     .. havoc w
//! TP:5  if not:                                         .. assume w > 0; w := w - 1
//! TP:6  where the program ends, A reads the last state again and again
//! ```
//!
//! `w` is an integer that only the product has: a guess of how often A reads until it takes a transition of the last set again.
//! A run of A is accepting if such guesses can be made forever; so the product has a run without end exactly if the program
//! has a run on which the negated formula holds. For if A read infinitely often without taking such a transition, `w` would fall
//! below every bound; and no cycle of the program is without a place where A reads.
//!
//! Which states of a run count: all at the locations that a model names; or, for formulas that do not count steps, those after
//! each step that changes a variable of an atom, at heads of loops, and at ends. Between them no atom changes.
//!
//! A run that violates another claim is not looked at further, but for those that say that the program is not modelled from
//! there on.

use std::collections::{BTreeMap, BTreeSet};

use symra_terms::{Sort, Term};

use super::inline::{InlineLimits, inline_calls};
use super::lift::{Lift, Move, Stage};
use super::uses::TermVars;
use crate::graph::components;
use crate::program::{
    ClaimKind, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId, Scope, Task,
    VarId, Variable,
};
use crate::temporal::{Automaton, Formula, Transition};

/// A formula about the runs of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Temporal {
    /// The formula.
    pub formula: Formula,
    /// Its atoms, by their numbers.
    pub atoms: Vec<Atom>,
    /// Which states of a run count.
    pub states: States,
}

/// What an atom says of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atom {
    /// A term over global variables is true.
    Holds(Term),
    /// The run has ended.
    Ended,
}

/// Which states of a run count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum States {
    /// Those at these locations of the main procedure, which makes no calls.
    At(BTreeSet<LocId>),
    /// All in the procedures that the main one calls, where an atom may have changed.
    Changes,
}

/// The product of a program and a formula.
#[derive(Clone, Debug)]
pub struct Product {
    /// Its runs that do not end are those of the program on which the formula does not hold.
    pub task: Task,
    /// The way back.
    pub lift: Lift,
    /// The edges of its main procedure on which a state counts; and whether the run has ended there.
    pub reads: BTreeMap<EdgeId, bool>,
}

/// Makes the product of a program, whose claim of kind [`ClaimKind::Temporal`] is about the formula.
pub fn temporal_product(task: &Task, temporal: &Temporal, limits: InlineLimits) -> Product {
    let main = task.program.procedure(task.program.main);
    let calls = main.edges.iter().any(|edge| matches!(edge.operation, Operation::Call { .. }));
    let own = main.locations.len();
    let (inlined, lift) =
        if calls { inline_calls(task, limits) } else { (task.clone(), Lift::identity()) };
    let counts = match &temporal.states {
        States::At(locations) => locations.clone(),
        States::Changes => changes(&inlined, temporal, if calls { own } else { 0 }),
    };
    let mut maker = Maker::new(&inlined, temporal, counts);
    maker.run();
    let (task, back, reads) = maker.finish();
    Product { task, lift: lift.then(back), reads }
}

/// Where atoms may have changed, and heads of loops; but not at the first locations, where variables get their first values.
fn changes(task: &Task, temporal: &Temporal, own: usize) -> BTreeSet<LocId> {
    let mut vars = TermVars::new(task);
    let mut atoms = BTreeSet::new();
    for atom in &temporal.atoms {
        if let Atom::Holds(term) = atom {
            atoms.extend(vars.of(&task.pool, *term).iter().copied());
        }
    }
    let procedure = task.program.procedure(task.program.main);
    let mut found = BTreeSet::new();
    if own == 0 {
        found.insert(procedure.entry);
    }
    for edge in &procedure.edges {
        let written = match &edge.operation {
            Operation::Assign(pairs) => pairs.iter().any(|(var, _)| atoms.contains(var)),
            Operation::Havoc(vars) => vars.iter().any(|var| atoms.contains(var)),
            Operation::Assume(_) | Operation::Call { .. } => false,
        };
        let begins = edge.from.index() < own && edge.to.index() >= own;
        if edge.to.index() >= own && (written || begins) {
            found.insert(edge.to);
        }
    }
    for (index, location) in procedure.locations.iter().enumerate().skip(own) {
        if location.loop_head {
            found.insert(LocId::new(index));
        }
    }
    found
}

/// A location of the product: of the program, of the automaton, which set comes next, and whether the state there was read.
type Place = (LocId, usize, usize, bool);

struct Maker<'t> {
    old: &'t Task,
    temporal: &'t Temporal,
    counts: BTreeSet<LocId>,
    automaton: Automaton,
    new: Task,
    stage: Stage,
    main: ProcId,
    /// The variable `w`.
    wait: VarId,
    numbers: BTreeMap<Place, LocId>,
    open: Vec<Place>,
    edges: Vec<(Edge, Vec<Move>)>,
    locations: Vec<Location>,
    reads: BTreeMap<usize, bool>,
    /// The edges that take a transition of the last set.
    accepting: BTreeSet<usize>,
}

impl<'t> Maker<'t> {
    fn new(old: &'t Task, temporal: &'t Temporal, counts: BTreeSet<LocId>) -> Self {
        let mut new = old.clone();
        let mut stage = Stage::new("temporal product", old);
        stage.invariants = false;
        let term = new.pool.fresh("reads", &Sort::Int);
        let wait = VarId::new(new.program.variables.len());
        let (name, scope) = ("reads".to_owned(), Scope::Global);
        new.program.variables.push(Variable { name, term, scope, position: None, temporary: true });
        // It stands for no variable of the program.
        stage.added.push(VarId(u32::MAX));
        Self {
            old,
            temporal,
            counts,
            automaton: Automaton::new(&temporal.formula.negated()), // TP:1
            new,
            stage,
            main: old.program.main,
            wait,
            numbers: BTreeMap::new(),
            open: Vec::new(),
            edges: Vec::new(),
            locations: Vec::new(),
            reads: BTreeMap::new(),
            accepting: BTreeSet::new(),
        }
    }

    fn run(&mut self) {
        let entry = self.old.program.procedure(self.main).entry;
        self.place((entry, 0, 0, false));
        let mut next = 0;
        while next < self.open.len() {
            let place = self.open[next];
            next += 1;
            let (loc, ..) = place;
            if self.claim(loc) == Some(ClaimKind::Unsupported) {
                continue;
            }
            if self.ends(loc) || (self.counts.contains(&loc) && !place.3) {
                self.read(place);
            } else {
                self.steps(place);
            }
        }
    }

    fn claim(&self, loc: LocId) -> Option<ClaimKind> {
        let claim = self.old.program.procedure(self.main).locations[loc.index()].claim;
        claim.map(|claim| self.old.program.claim(claim).kind)
    }

    /// Whether runs end at a location: they can do nothing there, or call an error function.
    fn ends(&self, loc: LocId) -> bool {
        let location = &self.old.program.procedure(self.main).locations[loc.index()];
        match self.claim(loc) {
            None => location.outgoing.is_empty(),
            Some(kind) => matches!(kind, ClaimKind::Unreach | ClaimKind::Assertion),
        }
    }

    /// TP:2: the number of a location.
    fn place(&mut self, place: Place) -> LocId {
        if let Some(known) = self.numbers.get(&place) {
            return *known;
        }
        let (loc, state, set, read) = place;
        let like = &self.old.program.procedure(self.main).locations[loc.index()];
        let sign = if read { "'" } else { "" };
        let name = format!("{}@{state}.{set}{sign}", like.name);
        let unmodelled = self.claim(loc) == Some(ClaimKind::Unsupported);
        let claim = like.claim.filter(|_| unmodelled);
        let new = self.location(&name, loc, claim.is_some());
        self.locations[new.index()].claim = claim;
        self.numbers.insert(place, new);
        self.open.push(place);
        new
    }

    fn location(&mut self, name: &str, old: LocId, real: bool) -> LocId {
        let position = self.old.program.procedure(self.main).locations[old.index()].position;
        let new = LocId::new(self.locations.len());
        let name = format!("{name}~{}", new.index());
        self.locations.push(Location { name, position, ..Location::default() });
        if !real {
            self.stage.added_locations.insert(LocRef { proc: ProcId(0), loc: new });
        }
        new
    }

    fn edge(&mut self, from: LocId, to: LocId, operation: Operation, like: LocId) -> usize {
        let position = self.old.program.procedure(self.main).locations[like.index()].position;
        self.edges.push((Edge { from, to, operation, position }, Vec::new()));
        self.edges.len() - 1
    }

    /// The steps of the program from a location.
    fn steps(&mut self, place: Place) {
        let (loc, state, set, _) = place;
        let from = self.numbers[&place];
        let procedure = self.old.program.procedure(self.main);
        for id in &procedure.locations[loc.index()].outgoing {
            let edge = &procedure.edges[id.index()];
            let dropped = self
                .claim(edge.to)
                .is_some_and(|kind| kind != ClaimKind::Unsupported && !self.ends(edge.to));
            if dropped {
                continue;
            }
            let to = self.place((edge.to, state, set, false));
            let moves = vec![Move::Take(EdgeRef { proc: self.main, edge: *id })];
            self.edges.push((Edge { from, to, ..edge.clone() }, moves));
        }
    }

    /// TP:3 to TP:6.
    fn read(&mut self, place: Place) {
        let (loc, state, set, _) = place;
        let (from, ended) = (self.numbers[&place], self.ends(loc));
        for transition in self.automaton.states[state].clone() {
            let Some(guard) = self.guard(&transition, ended) else { continue };
            let mut next = set;
            while next < self.automaton.sets && transition.sets.contains(&next) {
                next += 1;
            }
            let accepting = next == self.automaton.sets;
            if accepting {
                next = 0;
            }
            let to = self.place((loc, transition.to, next, !ended));
            let wait = self.new.program.variable(self.wait).term;
            let middle = self.location(&format!("reads@{state}.{set}"), loc, false);
            let pool = &mut self.new.pool;
            let (condition, operation) = if accepting {
                (guard, Operation::Havoc(vec![self.wait]))
            } else {
                let (zero, one) = (pool.int(0), pool.int(1));
                let positive = pool.gt(wait, zero);
                let condition = pool.and(&[guard, positive]);
                (condition, Operation::Assign(vec![(self.wait, pool.sub(wait, one))]))
            };
            let reading = self.edge(from, middle, Operation::Assume(condition), loc);
            self.reads.insert(reading, ended);
            let then = self.edge(middle, to, operation, loc);
            if accepting {
                self.accepting.insert(then);
            }
        }
    }

    /// What a transition asks of the state that it reads; nothing if no state fits.
    fn guard(&mut self, transition: &Transition, ended: bool) -> Option<Term> {
        let pool = &mut self.new.pool;
        let mut parts = Vec::new();
        for (atom, value) in &transition.atoms {
            match self.temporal.atoms[*atom] {
                Atom::Ended if *value == ended => (),
                Atom::Ended => return None,
                Atom::Holds(term) => parts.push(if *value { term } else { pool.not(term) }),
            }
        }
        let guard = pool.and(&parts);
        (guard != pool.false_()).then_some(guard)
    }

    fn finish(mut self) -> (Task, Lift, BTreeMap<EdgeId, bool>) {
        let kept = self.kept();
        let mut procedure = self.old.program.procedure(self.main).clone();
        procedure.edges.clear();
        let (mut moves, mut reads) = (Vec::new(), BTreeMap::new());
        for (index, (edge, of_edge)) in self.edges.into_iter().enumerate() {
            if !kept[edge.to.index()] {
                continue;
            }
            if let Some(ended) = self.reads.get(&index) {
                reads.insert(EdgeId::new(procedure.edges.len()), *ended);
            }
            procedure.edges.push(edge);
            moves.push(of_edge);
        }
        // Runs that end violate nothing: an exit of its own is never reached.
        let exit = LocId::new(self.locations.len());
        self.locations.push(Location { name: "exit".to_owned(), ..Location::default() });
        (procedure.entry, procedure.exit) = (LocId(0), exit);
        let mut old = vec![LocRef { proc: self.main, loc: LocId(0) }; self.locations.len()];
        for ((loc, ..), new) in &self.numbers {
            old[new.index()].loc = *loc;
        }
        self.stage.locations = vec![old];
        procedure.locations = self.locations;
        self.stage.edges = vec![moves];
        let program = &mut self.new.program;
        (program.procedures, program.main) = (vec![procedure], ProcId(0));
        for variable in &mut program.variables {
            if let Scope::Local(_) = variable.scope {
                variable.scope = Scope::Local(ProcId(0));
            }
        }
        for claim in &mut program.claims {
            if claim.kind == ClaimKind::Temporal {
                claim.kind = ClaimKind::Termination;
            }
        }
        program.link();
        (self.new, Lift::new(self.stage), reads)
    }

    /// The locations from which runs can come to what is not modelled, or to a cycle on which the last set is taken from.
    fn kept(&self) -> Vec<bool> {
        let count = self.locations.len();
        let (mut after, mut before) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for (edge, _) in &self.edges {
            after[edge.from.index()].push(edge.to.index());
            before[edge.to.index()].push(edge.from.index());
        }
        let component = components(&after);
        let mut stack: Vec<usize> =
            (0..count).filter(|index| self.locations[*index].claim.is_some()).collect();
        for index in &self.accepting {
            let edge = &self.edges[*index].0;
            if component[edge.from.index()] == component[edge.to.index()] {
                stack.push(edge.to.index());
            }
        }
        let mut kept = vec![false; count];
        while let Some(at) = stack.pop() {
            if !std::mem::replace(&mut kept[at], true) {
                stack.extend(&before[at]);
            }
        }
        kept
    }
}
