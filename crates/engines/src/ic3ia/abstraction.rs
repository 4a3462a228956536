//! The abstract transition relation: implicit predicate abstraction of the blocks between cut points.
//!
//! The abstract state of a head is the values of its predicates there. There is a step from one to another where a block leads from some
//! state with the first values to a state with the second: `eq` on both sides. A solver for each pair of cut points
//! holds the block between them, with a name for the value of each predicate at its start and at its end.

mod facts;

use rustc_hash::FxHashSet;
use symra_analysis::encode::{Arrival, Values};
use symra_analysis::system::CutPoints;
use symra_analysis::{Annotation, join};
use symra_ir::{EdgeId, LocId, VarId};
use symra_smt::{Answer, Backend, Limits, Logic, SmtError, Solver, WhyUnknown};
use symra_terms::{Op, Sort, Term, TermPool};

use super::frames::{Cube, Frames, INFINITE, Level, Literal};
use super::lifting::{needed, part};

/// When so many clauses of a solver are out of use, and more than are in use, it is made anew.
const OUT_OF_USE: usize = 1_000;

/// So many steps a query about bit-vectors may take (D6).
const STEPS: u32 = 5_000;

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
    /// The transitions to here.
    incoming: Vec<usize>,
}

/// Where a block begins: at the entry, or at a head by its number.
pub(super) type Source = Option<usize>;
/// Where a block ends: at a claim, or at a head by its number.
pub(super) type Target = Option<usize>;

/// The paths from a cut point to the next.
pub(super) struct Transition {
    pub(super) from: Source,
    pub(super) to: Target,
    /// The position of the block.
    block: usize,
    /// Where the paths end: the head, or the claims.
    ends: Vec<Arrival>,
    /// For each predicate of the target what has its value at the end.
    names: Vec<Term>,
    solver: Box<dyn Solver>,
    /// How many clauses the solver has had, and names for them.
    used: usize,
}

/// What a query said.
pub(super) enum Step {
    /// There is no step: the part of the cube at the end, that suffices for that.
    None(Cube),
    /// There is one from this state.
    From(Cube),
    /// The solver did not decide it.
    Unknown(WhyUnknown),
}

/// The question for a step to a state with some values of predicates.
#[derive(Clone, Copy)]
pub(super) struct Question<'q> {
    pub(super) transition: usize,
    /// The frame that the step begins in.
    pub(super) level: Level,
    /// A state that the step does not begin in.
    pub(super) without: Option<&'q Cube>,
    /// Where it ends.
    pub(super) to: &'q Cube,
    /// Whether only the part of the state is asked for that the step needs (D5).
    pub(super) lifted: bool,
}

/// The program, abstracted by predicates at its heads.
pub(super) struct Abstraction<'r> {
    pub(super) system: CutPoints<'r>,
    pub(super) points: Vec<Point>,
    pub(super) transitions: Vec<Transition>,
    /// What is inductive.
    pub(super) known: Annotation,
    /// Locations of claims that are not looked at any more.
    pub(super) ignored: Vec<LocId>,
    pub(super) queries: u64,
    backend: &'r dyn Backend,
    limits: Limits,
    /// What the blocks, and so all predicates, are about.
    logic: Logic,
}

impl<'r> Abstraction<'r> {
    /// The abstraction without predicates.
    pub(super) fn new(
        pool: &mut TermPool,
        system: CutPoints<'r>,
        (backend, limits): (&'r dyn Backend, Limits),
    ) -> Result<Self, SmtError> {
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
        let logic = logic(pool, &system);
        let mut transitions = Vec::new();
        for (position, cut) in system.blocks.iter().enumerate() {
            let from = number(cut.loc);
            let (heads, claims): (Vec<Arrival>, Vec<Arrival>) =
                cut.block.arrivals.iter().cloned().partition(|end| cfa.is_head(end.loc));
            let targets = heads.into_iter().map(|end| (number(end.loc), vec![end]));
            for (to, ends) in targets.chain([(None, claims)]) {
                if ends.iter().any(|end| end.reached != pool.false_()) {
                    let solver = solver(backend, &limits, logic)?;
                    let (block, names, used) = (position, Vec::new(), 0);
                    transitions.push(Transition { from, to, block, ends, names, solver, used });
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
        };
        for transition in 0..abstraction.transitions.len() {
            abstraction.begin(pool, transition)?;
        }
        Ok(abstraction)
    }

    /// The transitions to a head, those that had a step most recently first.
    pub(super) fn to_point(&self, point: usize) -> Vec<usize> {
        self.points[point].incoming.clone()
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
        self.logic == Logic::All || Logic::of(pool, &[formula]) == self.logic
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
                if used > OUT_OF_USE && used > 2 * frames.count(point) {
                    self.renew(pool, transition, frames)?;
                } else {
                    self.exclude(pool, transition, cube, level)?;
                }
            }
        }
        Ok(())
    }

    /// Asks for a step.
    pub(super) fn ask(
        &mut self,
        pool: &mut TermPool,
        question: Question<'_>,
        top: Level,
    ) -> Result<Step, SmtError> {
        let number = question.transition;
        let mut assumed = Vec::new();
        if let Some(from) = self.transitions[number].from {
            let without = question.without.filter(|_| self.transitions[number].to == Some(from));
            if let Some(cube) = without {
                // Relative induction: in use for this query only.
                let transition = &mut self.transitions[number];
                transition.used += 1;
                let active = pool.var(&format!("?t.{}", transition.used), &Sort::Bool);
                let clause = clause(pool, &self.points[from].names, cube);
                let clause = pool.implies(active, clause);
                transition.solver.assert(pool, clause)?;
                assumed.push(active);
            }
            if question.level < INFINITE {
                assumed.extend((question.level..=top).map(|level| activation(pool, level)));
            }
        }
        let mut ends = Vec::with_capacity(question.to.len());
        for literal in question.to {
            let term = signed(pool, self.transitions[number].names[literal.predicate], *literal);
            if term == pool.false_() {
                return Ok(Step::None(vec![*literal]));
            }
            if term != pool.true_() {
                ends.push((term, *literal));
            }
        }
        assumed.extend(ends.iter().map(|(term, _)| *term));
        self.queries += 1;
        let Self { system, points, transitions, ignored, .. } = self;
        let transition = &mut transitions[number];
        Ok(match transition.solver.check(pool, &assumed)? {
            Answer::Unknown(why) => Step::Unknown(why),
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                let needed = ends.iter().filter(|(term, _)| core.contains(term));
                Step::None(needed.map(|(_, literal)| *literal).collect())
            }
            Answer::Sat(mut model) => {
                let mut values = Values::new(pool, &mut *model);
                let mut cube = Cube::new();
                let names = transition.from.map_or(&[][..], |from| &points[from].names);
                for (predicate, name) in names.iter().enumerate() {
                    cube.push(Literal { predicate, holds: values.holds(*name)? });
                }
                if question.lifted
                    && let Some(from) = transition.from
                {
                    let block = &system.blocks[transition.block].block;
                    let mut ends = transition.ends.iter();
                    let end = ends.find(|end| {
                        !ignored.contains(&end.loc) && values.holds(end.reached).unwrap_or(false)
                    });
                    if let Some(end) = end {
                        let path = values.path(&system.encoder, block, end.loc)?;
                        let mut vars = FxHashSet::default();
                        if let Some(to) = transition.to {
                            let about = &points[to].about;
                            vars.extend(question.to.iter().flat_map(|lit| &about[lit.predicate]));
                        }
                        let vars = needed(pool, &mut system.encoder, &path, vars);
                        cube = part(&points[from], cube, vars);
                    }
                }
                if let Some(to) = transition.to {
                    let incoming = &mut points[to].incoming;
                    incoming.sort_by_key(|other| *other != number);
                }
                Step::From(cube)
            }
        })
    }

    /// Asks a question that must be decided: again, of a solver without limits of its own, if it was not.
    pub(super) fn decide(
        &mut self,
        pool: &mut TermPool,
        question: Question<'_>,
        (top, frames): (Level, &Frames),
    ) -> Result<Step, SmtError> {
        let step = self.ask(pool, question, top)?;
        let (Step::Unknown(_), Logic::BitVectors) = (&step, self.logic) else { return Ok(step) };
        let logic = std::mem::replace(&mut self.logic, Logic::All);
        self.renew(pool, question.transition, frames)?;
        let step = self.ask(pool, question, top);
        self.logic = logic;
        self.renew(pool, question.transition, frames)?;
        step
    }

    /// The edges of a step between two abstract states, and where it ends; `None` if the solver finds none.
    pub(super) fn path(
        &mut self,
        pool: &mut TermPool,
        transition: usize,
        start: &Cube,
        end: &Cube,
    ) -> Result<Option<(Vec<EdgeId>, LocId)>, SmtError> {
        let Self { system, points, transitions, ignored, .. } = self;
        let transition = &mut transitions[transition];
        let mut assumed = Vec::new();
        if let Some(from) = transition.from {
            let names = &points[from].names;
            assumed.extend(start.iter().map(|lit| signed(pool, names[lit.predicate], *lit)));
        }
        let names = &transition.names;
        assumed.extend(end.iter().map(|lit| signed(pool, names[lit.predicate], *lit)));
        let always = pool.true_();
        assumed.retain(|term| *term != always);
        self.queries += 1;
        let mut model = match transition.solver.check(pool, &assumed)? {
            Answer::Sat(model) => model,
            Answer::Unsat(_) | Answer::Unknown(_) => return Ok(None),
        };
        let mut values = Values::new(pool, &mut *model);
        for end in transition.ends.iter().filter(|end| !ignored.contains(&end.loc)) {
            if values.holds(end.reached)? {
                let block = &system.blocks[transition.block].block;
                return Ok(Some((values.path(&system.encoder, block, end.loc)?, end.loc)));
            }
        }
        Ok(None)
    }

    /// A cube as a formula over the program's variables.
    pub(super) fn excluded(&self, pool: &mut TermPool, point: usize, cube: &Cube) -> Term {
        clause(pool, &self.points[point].predicates, cube)
    }
}

/// A solver for the queries of a transition.
fn solver(
    backend: &dyn Backend,
    limits: &Limits,
    logic: Logic,
) -> Result<Box<dyn Solver>, SmtError> {
    match logic {
        Logic::BitVectors => backend.bits(&Limits { steps: Some(STEPS), ..limits.clone() }),
        Logic::All => backend.incremental(limits, logic),
    }
}

/// What is true where the clauses of a level are in use.
fn activation(pool: &mut TermPool, level: Level) -> Term {
    pool.var(&format!("?f.{level}"), &Sort::Bool)
}

fn signed(pool: &mut TermPool, term: Term, literal: Literal) -> Term {
    if literal.holds { term } else { pool.not(term) }
}

/// Not all of a cube.
fn clause(pool: &mut TermPool, terms: &[Term], cube: &Cube) -> Term {
    let mut parts = Vec::with_capacity(cube.len());
    for literal in cube {
        let negated = Literal { holds: !literal.holds, ..*literal };
        parts.push(signed(pool, terms[literal.predicate], negated));
    }
    pool.or(&parts)
}

/// Whether a formula is a variable or the negation of one.
fn is_plain(pool: &TermPool, formula: Term) -> bool {
    let atom = if pool.op(formula) == Op::Not { pool.args(formula)[0] } else { formula };
    matches!(pool.op(atom), Op::Var(_))
}

/// What the blocks of a system are about.
fn logic(pool: &TermPool, system: &CutPoints<'_>) -> Logic {
    let mut terms = Vec::new();
    for cut in &system.blocks {
        terms.extend(cut.block.conditions());
        terms.extend(cut.block.arrivals.iter().flat_map(|end| end.memory.values().copied()));
    }
    Logic::of(pool, &terms)
}
