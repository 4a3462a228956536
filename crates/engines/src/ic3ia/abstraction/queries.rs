//! Queries for steps between abstract states.

use rustc_hash::FxHashSet;
use symra_analysis::encode::Values;
use symra_ir::{EdgeId, LocId};
use symra_smt::{Answer, Logic, SmtError, WhyUnknown};
use symra_terms::{Sort, TermPool};

use super::{Abstraction, activation, clause, signed};
use crate::ic3ia::frames::{Cube, Frames, INFINITE, Level, Literal};
use crate::ic3ia::lifting::{needed, part};

/// What is done for a query about bit-vectors that must be decided: many more steps, and then a solver that counts none.
const PATIENCE: [(bool, Option<u32>); 2] = [(false, Some(50_000)), (true, None)];

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
    /// Whether only the part of the state is asked for that the step needs (D5).
    pub(in crate::ic3ia) lifted: bool,
}

impl Abstraction<'_> {
    /// Asks for a step.
    pub(in crate::ic3ia) fn ask(
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
                    let end = transition.ends.iter().find(|end| {
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

    /// Asks a question that must be decided: if it was not, with many more steps, and then of a solver that counts none.
    pub(in crate::ic3ia) fn decide(
        &mut self,
        pool: &mut TermPool,
        question: Question<'_>,
        (top, frames): (Level, &Frames),
    ) -> Result<Step, SmtError> {
        let mut step = self.ask(pool, question, top)?;
        for patience in PATIENCE {
            if self.logic == Logic::All || !matches!(step, Step::Unknown(_)) {
                break;
            }
            step = self.patiently(pool, (question.transition, patience), frames, |own, pool| {
                own.ask(pool, question, top)
            })?;
        }
        Ok(step)
    }

    /// Asks with more patience than usual.
    fn patiently<T>(
        &mut self,
        pool: &mut TermPool,
        (transition, (any_logic, steps)): (usize, (bool, Option<u32>)),
        frames: &Frames,
        ask: impl FnOnce(&mut Self, &mut TermPool) -> Result<T, SmtError>,
    ) -> Result<T, SmtError> {
        let usual = (self.logic, self.limits.steps);
        self.limits.steps = steps;
        if any_logic {
            self.logic = Logic::All;
        }
        self.renew(pool, transition, frames)?;
        let answer = ask(self, pool)?;
        (self.logic, self.limits.steps) = usual;
        self.renew(pool, transition, frames)?;
        Ok(answer)
    }

    /// The edges of a step between two abstract states, and where it ends; `None` if the solver finds none.
    pub(in crate::ic3ia) fn path(
        &mut self,
        pool: &mut TermPool,
        transition: usize,
        (start, end): (&Cube, &Cube),
        frames: &Frames,
    ) -> Result<Option<(Vec<EdgeId>, LocId)>, SmtError> {
        let mut path = self.path_now(pool, transition, (start, end))?;
        for patience in PATIENCE {
            if self.logic == Logic::All || path.is_some() {
                break;
            }
            path = self.patiently(pool, (transition, patience), frames, |own, pool| {
                own.path_now(pool, transition, (start, end))
            })?;
        }
        Ok(path)
    }

    fn path_now(
        &mut self,
        pool: &mut TermPool,
        transition: usize,
        (start, end): (&Cube, &Cube),
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
}
