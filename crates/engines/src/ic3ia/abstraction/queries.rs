//! Queries for steps between abstract states.

use symra_analysis::encode::Values;
use symra_analysis::predabs::{Cube, Frames, INFINITE, Level, negation, part, state};
use symra_ir::{EdgeId, LocId};
use symra_smt::{Answer, Logic, SmtError, WhyUnknown, persist};
use symra_terms::{Sort, TermPool};

use super::{Abstraction, activation};

/// So often a query that must be decided goes on when it has taken its steps; then another solver is asked.
const PATIENCE: usize = 160;

/// What a query said.
pub(in crate::ic3ia) enum Step {
    /// There is no step: the part of the cube at the end, that suffices for that.
    None(Cube),
    /// There is one from this state.
    From(Cube),
    /// The solver did not decide it.
    Unknown(WhyUnknown),
}

/// The question for a step to a state with some values of predicates.
#[derive(Clone, Copy)]
pub(in crate::ic3ia) struct Question<'q> {
    pub(in crate::ic3ia) transition: usize,
    /// The frame that the step begins in.
    pub(in crate::ic3ia) level: Level,
    /// A state that the step does not begin in.
    pub(in crate::ic3ia) without: Option<&'q Cube>,
    /// Where it ends.
    pub(in crate::ic3ia) to: &'q Cube,
    /// Whether only the part of the state is asked for that the step needs (D5). The step goes one path of its block; what shares no
    /// variable with what that path reads may be anything, unless lemmas relate it. A path for which that matters shows at IC:15,
    /// where its steps are looked for one after the other, or at IC:17; then nothing is left out any more.
    pub(in crate::ic3ia) lifted: bool,
}

/// A step of the program.
pub(in crate::ic3ia) struct Taken {
    pub(in crate::ic3ia) edges: Vec<EdgeId>,
    pub(in crate::ic3ia) end: LocId,
    /// The values of all predicates at its end.
    pub(in crate::ic3ia) state: Cube,
}

impl Abstraction<'_> {
    /// Asks for a step. A query that has taken its steps (D6) goes on so often.
    pub(in crate::ic3ia) fn ask(
        &mut self,
        pool: &mut TermPool,
        question: Question<'_>,
        (top, patience): (Level, usize),
    ) -> Result<Step, SmtError> {
        let number = question.transition;
        let mut assumed = Vec::new();
        if let Some(from) = self.transitions[number].from {
            let transition = &mut self.transitions[number];
            if let Some(active) = transition.spent.take() {
                let never = pool.not(active);
                transition.solver.assert(pool, never)?;
            }
            if let Some(cube) = question.without.filter(|_| transition.to == Some(from)) {
                // Relative induction: in use for this query only.
                transition.used += 1;
                let active = pool.var(&format!("?t.{}", transition.used), &Sort::Bool);
                let clause = negation(pool, &self.points[from].names, cube);
                let clause = pool.implies(active, clause);
                transition.solver.assert(pool, clause)?;
                transition.spent = Some(active);
                assumed.push(active);
            }
            if question.level < INFINITE {
                assumed.extend((question.level..=top).map(|level| activation(pool, level)));
            }
        }
        let mut ends = Vec::with_capacity(question.to.len());
        for literal in question.to {
            let term = literal.formula(pool, &self.transitions[number].names);
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
        Ok(match persist(&mut *transition.solver, pool, &assumed, patience)? {
            Answer::Unknown(why) => Step::Unknown(why),
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                let needed = ends.iter().filter(|(term, _)| core.contains(term));
                Step::None(needed.map(|(_, literal)| *literal).collect())
            }
            Answer::Sat(mut model) => {
                let mut values = Values::new(pool, &mut *model);
                let mut cube = Cube::new();
                if let Some(from) = transition.from.map(|from| &points[from]) {
                    cube = state(&mut values, &from.names)?;
                    let mut ends = transition.ends.iter().filter(|end| !ignored.contains(&end.loc));
                    let end = ends.find(|end| values.holds(end.reached).unwrap_or(false));
                    if let Some(end) = end.filter(|_| question.lifted) {
                        let block = &system.blocks[transition.block].block;
                        let path = values.path(&system.encoder, block, end.loc)?;
                        let about = transition.to.map_or(&[][..], |to| &points[to].about);
                        let ends = question.to.iter().flat_map(|lit| &about[lit.predicate]);
                        let vars = system.encoder.needed(pool, &path, ends.copied().collect());
                        cube = part(cube, &from.about, vars);
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

    /// Asks a question that must be decided: if it was not, with many more steps, and then of a solver for anything.
    pub(in crate::ic3ia) fn decide(
        &mut self,
        pool: &mut TermPool,
        question: Question<'_>,
        (top, frames): (Level, &Frames),
    ) -> Result<Step, SmtError> {
        let mut step = self.ask(pool, question, (top, 0))?;
        if self.logic != Logic::All && matches!(step, Step::Unknown(_)) {
            step = self.ask(pool, question, (top, PATIENCE))?;
        }
        if self.logic != Logic::All && matches!(step, Step::Unknown(_)) {
            step = self.in_general(pool, (question.transition, frames), |own, pool| {
                own.ask(pool, question, (top, 0))
            })?;
        }
        Ok(step)
    }

    /// Asks a solver for anything.
    fn in_general<T>(
        &mut self,
        pool: &mut TermPool,
        (transition, frames): (usize, &Frames),
        ask: impl FnOnce(&mut Self, &mut TermPool) -> Result<T, SmtError>,
    ) -> Result<T, SmtError> {
        let usual = std::mem::replace(&mut self.logic, Logic::All);
        self.renew(pool, transition, frames)?;
        let answer = ask(self, pool)?;
        self.logic = usual;
        self.renew(pool, transition, frames)?;
        Ok(answer)
    }

    /// A step from an abstract state to one of a cube; `None` if the solver finds none.
    pub(in crate::ic3ia) fn path(
        &mut self,
        pool: &mut TermPool,
        transition: usize,
        (start, end): (&Cube, &Cube),
        frames: &Frames,
    ) -> Result<Option<Taken>, SmtError> {
        let mut path = self.path_now(pool, transition, (start, end), PATIENCE)?;
        if self.logic != Logic::All && path.is_none() {
            path = self.in_general(pool, (transition, frames), |own, pool| {
                own.path_now(pool, transition, (start, end), 0)
            })?;
        }
        Ok(path)
    }

    fn path_now(
        &mut self,
        pool: &mut TermPool,
        transition: usize,
        (start, end): (&Cube, &Cube),
        patience: usize,
    ) -> Result<Option<Taken>, SmtError> {
        let Self { system, points, transitions, ignored, .. } = self;
        let transition = &mut transitions[transition];
        let mut assumed = Vec::new();
        if let Some(from) = transition.from {
            let names = &points[from].names;
            assumed.extend(start.iter().map(|lit| lit.formula(pool, names)));
        }
        let names = &transition.names;
        assumed.extend(end.iter().map(|lit| lit.formula(pool, names)));
        let always = pool.true_();
        assumed.retain(|term| *term != always);
        self.queries += 1;
        let mut model = match persist(&mut *transition.solver, pool, &assumed, patience)? {
            Answer::Sat(model) => model,
            Answer::Unsat(_) | Answer::Unknown(_) => return Ok(None),
        };
        let mut values = Values::new(pool, &mut *model);
        for end in transition.ends.iter().filter(|end| !ignored.contains(&end.loc)) {
            if values.holds(end.reached)? {
                let state = state(&mut values, &transition.names)?;
                let block = &system.blocks[transition.block].block;
                let edges = values.path(&system.encoder, block, end.loc)?;
                return Ok(Some(Taken { edges, end: end.loc, state }));
            }
        }
        Ok(None)
    }
}
