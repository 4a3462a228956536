//! What the solvers of transitions hold: the paths of a block, names of predicates, lemmas and clauses.

use symra_analysis::Annotation;
use symra_analysis::encode::Memory;
use symra_analysis::infer::arrays::instances;
use symra_analysis::predabs::{Cube, Frames, INFINITE, Level, negation};
use symra_smt::SmtError;
use symra_terms::{Sort, Term, TermPool};

use super::{Abstraction, activation, is_plain};

impl Abstraction<'_> {
    /// Makes a solver anew, with what is in use.
    pub(super) fn renew(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        frames: &Frames,
    ) -> Result<(), SmtError> {
        let transition = &mut self.transitions[number];
        transition.solver = self.logic.solver(self.backend, &self.limits)?;
        (transition.used, transition.spent) = (0, None);
        let (from, to) = (transition.from, transition.to);
        transition.names.clear();
        self.begin(pool, number)?;
        for predicate in 0..from.map_or(0, |point| self.points[point].predicates.len()) {
            self.define_start(pool, number, predicate)?;
        }
        for predicate in 0..to.map_or(0, |point| self.points[point].predicates.len()) {
            self.define_end(pool, number, predicate)?;
        }
        let known = std::mem::take(&mut self.known);
        self.know(pool, number, &known)?;
        self.known = known;
        for clause in from.map_or(&[][..], |point| frames.at(point)) {
            self.exclude(pool, number, &clause.cube, clause.level)?;
        }
        Ok(())
    }

    /// The paths of the block that lead to the end.
    pub(super) fn begin(&mut self, pool: &mut TermPool, number: usize) -> Result<(), SmtError> {
        let transition = &mut self.transitions[number];
        let ends = transition.ends.iter().filter(|end| !self.ignored.contains(&end.loc));
        let reached: Vec<Term> = ends.map(|end| end.reached).collect();
        let reached = pool.or(&reached);
        for clause in &self.system.blocks[transition.block].block.clauses {
            let clause = self.cases.apart(pool, *clause); // D7
            transition.solver.assert(pool, clause)?;
        }
        let reached = self.cases.apart(pool, reached);
        transition.solver.assert(pool, reached)
    }

    pub(super) fn define_start(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        predicate: usize,
    ) -> Result<(), SmtError> {
        let Some(from) = self.transitions[number].from else { return Ok(()) };
        let point = &self.points[from];
        let (name, meaning) = (point.names[predicate], point.predicates[predicate]);
        let definition = pool.eq(name, meaning);
        self.transitions[number].solver.assert(pool, definition)
    }

    pub(super) fn define_end(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        predicate: usize,
    ) -> Result<(), SmtError> {
        let transition = &mut self.transitions[number];
        let (Some(to), Some(end)) = (transition.to, transition.ends.first()) else { return Ok(()) };
        let meaning = self.points[to].predicates[predicate];
        let memory: &Memory = &end.memory;
        let value = self.system.encoder.value(pool, memory, meaning);
        let value = self.cases.apart(pool, value); // D7
        let name = if is_plain(pool, value) || pool.value(value).is_some() {
            value
        } else {
            let name = pool.var(&format!("?e.{}.{predicate}", end.loc.index()), &Sort::Bool);
            let definition = pool.eq(name, value);
            transition.solver.assert(pool, definition)?;
            name
        };
        transition.names.push(name);
        Ok(())
    }

    pub(super) fn know(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        formulas: &Annotation,
    ) -> Result<(), SmtError> {
        let transition = &mut self.transitions[number];
        let Some(from) = transition.from else { return Ok(()) };
        let Some(facts) = formulas.get(&self.points[from].loc) else { return Ok(()) };
        let read = self.system.blocks[transition.block].block.read_indices(pool);
        for fact in facts.iter().copied().chain(instances(pool, facts, &read)) {
            transition.solver.assert(pool, fact)?;
        }
        Ok(())
    }

    pub(super) fn exclude(
        &mut self,
        pool: &mut TermPool,
        number: usize,
        cube: &Cube,
        level: Level,
    ) -> Result<(), SmtError> {
        let transition = &mut self.transitions[number];
        let Some(from) = transition.from else { return Ok(()) };
        let mut clause = negation(pool, &self.points[from].names, cube);
        if level < INFINITE {
            let active = activation(pool, level);
            clause = pool.implies(active, clause);
        }
        transition.used += 1;
        transition.solver.assert(pool, clause)
    }
}
