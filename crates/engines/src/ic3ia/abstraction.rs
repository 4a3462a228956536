//! The abstract transition relation: implicit predicate abstraction of the blocks between cut points.
//!
//! The abstract state of a head is the values of its predicates there. There is a step from one to another where a block leads from some
//! state with the first values to a state with the second: `eq` on both sides. A solver for each pair of cut points
//! holds the block between them, with a name for the value of each predicate at its start and at its end.

mod facts;
mod queries;

pub(super) use queries::{Question, Step};

use symra_analysis::encode::{Arrival, Cases};
use symra_analysis::predabs::{Cube, Frames, Level, negation};
use symra_analysis::system::CutPoints;
use symra_analysis::{Annotation, join};
use symra_ir::{LocId, VarId};
use symra_smt::{Backend, Limits, Logic, SmtError, Solver};
use symra_terms::{Op, Sort, Term, TermPool};

/// When so many clauses of a solver are out of use, and more than are in use, it is made anew.
const OUT_OF_USE: usize = 1_000;

/// So many steps a query about bit-vectors may take (D6).
const STEPS: u32 = 300;

/// So many for a query about a path.
const STEPS_OF_PATHS: u32 = 3_000;

/// A head of a loop (D1).
pub(super) struct Point {
    pub(super) loc: LocId,
    /// Whether runs begin here, with any state.
    pub(super) initial: bool,
    pub(super) predicates: Vec<Term>,
    /// For each predicate the variables that it is about.
    pub(super) about: Vec<Vec<VarId>>,
    /// For each predicate what has its value in a state here.
    names: Vec<Term>,
    /// The transitions to here, those that had a step most recently first.
    pub(super) incoming: Vec<usize>,
}

/// Where a block begins: at the entry, or at a head by its number.
pub(super) type Source = Option<usize>;
/// Where a block ends: at a claim, or at a head by its number.
pub(super) type Target = Option<usize>;

/// The paths from a cut point to the next.
pub(super) struct Transition<'r> {
    pub(super) from: Source,
    pub(super) to: Target,
    /// The position of the block.
    block: usize,
    /// Where the paths end: the head, or the claims.
    ends: Vec<Arrival>,
    /// For each predicate of the target what has its value at the end.
    names: Vec<Term>,
    solver: Box<dyn Solver + 'r>,
    /// How many clauses the solver has had, and names for them.
    used: usize,
    /// What was true where a clause of the last query was in use.
    spent: Option<Term>,
}

/// The program, abstracted by predicates at its heads.
pub(super) struct Abstraction<'r> {
    pub(super) system: CutPoints<'r>,
    pub(super) points: Vec<Point>,
    pub(super) transitions: Vec<Transition<'r>>,
    /// What is inductive.
    pub(super) known: Annotation,
    /// Locations of claims that are not looked at any more.
    pub(super) ignored: Vec<LocId>,
    pub(super) queries: u64,
    backend: &'r dyn Backend,
    limits: Limits,
    /// What the blocks, and so all predicates, are about.
    logic: Logic,
    cases: Cases,
}

impl<'r> Abstraction<'r> {
    /// The abstraction without predicates.
    pub(super) fn new(
        pool: &mut TermPool,
        system: CutPoints<'r>,
        (backend, limits): (&'r dyn Backend, Limits),
    ) -> Result<Self, SmtError> {
        let limits = Limits { steps: Some(STEPS), ..limits };
        let cfa = system.encoder.cfa;
        let heads = system.heads().into_iter();
        let mut points: Vec<Point> = heads
            .map(|loc| {
                let initial = loc == cfa.entry();
                let (predicates, about) = (Vec::new(), Vec::new());
                let (names, incoming) = (Vec::new(), Vec::new());
                Point { loc, initial, predicates, about, names, incoming }
            })
            .collect();
        let number = |loc: LocId| points.iter().position(|point| point.loc == loc);
        let logic = system.logic(pool);
        let mut transitions = Vec::new();
        for (position, cut) in system.blocks.iter().enumerate() {
            let from = number(cut.loc);
            let (heads, claims): (Vec<Arrival>, Vec<Arrival>) =
                cut.block.arrivals.iter().cloned().partition(|end| cfa.is_head(end.loc));
            let targets = heads.into_iter().map(|end| (number(end.loc), vec![end]));
            for (to, ends) in targets.chain([(None, claims)]) {
                if ends.iter().any(|end| end.reached != pool.false_()) {
                    let solver = logic.solver(backend, &limits)?;
                    let (block, names, used, spent) = (position, Vec::new(), 0, None);
                    transitions.push(Transition {
                        from,
                        to,
                        block,
                        ends,
                        names,
                        solver,
                        used,
                        spent,
                    });
                }
            }
        }
        for (number, transition) in transitions.iter().enumerate() {
            if let Some(to) = transition.to {
                points[to].incoming.push(number);
            }
        }
        let mut abstraction = Self {
            system,
            points,
            transitions,
            known: Annotation::new(),
            ignored: Vec::new(),
            queries: 0,
            backend,
            limits,
            logic,
            cases: Cases::default(),
        };
        for transition in 0..abstraction.transitions.len() {
            abstraction.begin(pool, transition)?;
        }
        Ok(abstraction)
    }

    /// The transitions to claims.
    pub(super) fn to_claims(&self) -> Vec<usize> {
        let all = 0..self.transitions.len();
        all.filter(|number| self.transitions[*number].to.is_none()).collect()
    }

    /// Adds a predicate to a head; whether it is new.
    pub(super) fn add(
        &mut self,
        pool: &mut TermPool,
        point: usize,
        predicate: Term,
    ) -> Result<bool, SmtError> {
        let loc = self.points[point].loc;
        let negation = pool.not(predicate);
        let known = &self.points[point].predicates;
        if pool.value(predicate).is_some()
            || known.contains(&predicate)
            || known.contains(&negation)
            || !self.system.encoder.is_live(pool, loc, predicate)
            || !self.is_of_logic(pool, predicate)
        {
            return Ok(false);
        }
        let number = known.len();
        let about = self.system.encoder.variables(pool, predicate);
        let own = &mut self.points[point];
        own.predicates.push(predicate);
        own.about.push(about);
        let name = format!("?p.{}.{number}", loc.index());
        own.names.push(if is_plain(pool, predicate) {
            predicate
        } else {
            pool.var(&name, &Sort::Bool)
        });
        for transition in 0..self.transitions.len() {
            if self.transitions[transition].from == Some(point) {
                self.define_start(pool, transition, number)?;
            }
            if self.transitions[transition].to == Some(point) {
                self.define_end(pool, transition, number)?;
            }
        }
        Ok(true)
    }

    /// Knows formulas that are inductive.
    pub(super) fn learn(
        &mut self,
        pool: &mut TermPool,
        formulas: &Annotation,
    ) -> Result<(), SmtError> {
        let mut formulas = formulas.clone();
        for all in formulas.values_mut() {
            all.retain(|formula| self.is_of_logic(pool, *formula));
        }
        join(&mut self.known, &formulas);
        for transition in 0..self.transitions.len() {
            self.know(pool, transition, &formulas)?;
        }
        Ok(())
    }

    fn is_of_logic(&self, pool: &TermPool, formula: Term) -> bool {
        self.logic == Logic::All || self.logic.includes(Logic::of(pool, &[formula]))
    }

    /// Takes claims out of what is looked for.
    pub(super) fn ignore(
        &mut self,
        pool: &mut TermPool,
        claim: LocId,
        frames: &Frames,
    ) -> Result<(), SmtError> {
        self.ignored.push(claim);
        for transition in self.to_claims() {
            self.renew(pool, transition, frames)?;
        }
        Ok(())
    }

    /// Tells the solvers of a clause: `cube` is not reached at the head in the frames up to its level.
    pub(super) fn block(
        &mut self,
        pool: &mut TermPool,
        point: usize,
        cube: &Cube,
        level: Level,
        frames: &Frames,
    ) -> Result<(), SmtError> {
        for transition in 0..self.transitions.len() {
            if self.transitions[transition].from == Some(point) {
                let used = self.transitions[transition].used;
                if used > OUT_OF_USE && used > 2 * frames.at(point).len() {
                    self.renew(pool, transition, frames)?;
                } else {
                    self.exclude(pool, transition, cube, level)?;
                }
            }
        }
        Ok(())
    }

    /// A solver for paths that counts its steps, if there is one for what the program is about.
    pub(super) fn quick(&self) -> Result<Option<Box<dyn Solver + 'r>>, SmtError> {
        let limits = Limits { steps: Some(STEPS_OF_PATHS), ..self.limits.clone() };
        (self.logic != Logic::All).then(|| self.logic.solver(self.backend, &limits)).transpose()
    }

    /// A cube as a formula over the program's variables.
    pub(super) fn excluded(&self, pool: &mut TermPool, point: usize, cube: &Cube) -> Term {
        negation(pool, &self.points[point].predicates, cube)
    }
}

/// What is true where the clauses of a level are in use.
fn activation(pool: &mut TermPool, level: Level) -> Term {
    pool.var(&format!("?f.{level}"), &Sort::Bool)
}

/// Whether a formula is a variable or the negation of one.
fn is_plain(pool: &TermPool, formula: Term) -> bool {
    let atom = if pool.op(formula) == Op::Not { pool.args(formula)[0] } else { formula };
    matches!(pool.op(atom), Op::Var(_))
}
