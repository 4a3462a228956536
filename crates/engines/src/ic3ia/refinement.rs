//! Refinement: an abstract counterexample is a run of the program, or gives new predicates.

use symra_analysis::encode::{Counterexample, Feasibility, feasible};
use symra_analysis::infer::atoms::{enumerated, with_equations};
use symra_analysis::interpolate::{Sums, interpolants, is_a_number_apart, predicates};
use symra_ir::{ClaimKind, LocId};
use symra_smt::Solver;
use symra_terms::Term;
use symra_verdict::{Reason, Verdict, Violation};

use super::blocking::AbstractPath;
use super::{Ic3, Stop};
use crate::engine::{Progress, helping};

/// No more than so many predicates are there from the start.
const FIRST: usize = 100;

/// So many predicates may say the same with other numbers before sums of inequalities are looked at (D9).
const FEW: usize = 2;

/// The solvers of a refinement.
pub(super) struct Solvers {
    exact: Box<dyn Solver>,
    helper: Box<dyn Solver>,
}

impl Ic3<'_> {
    /// Decides a counterexample: the verdict, if it is one of the program.
    pub(super) fn refine(
        &mut self,
        path: &AbstractPath,
        solvers: &mut Solvers,
    ) -> Result<Option<Verdict>, Stop> {
        let Some(counterexample) = self.counterexample(path)? else {
            self.spent()?;
            if std::mem::take(&mut self.lifting) {
                return Ok(None); // D5
            }
            let what = "the steps of an abstract path were not found again".to_owned();
            return Err(Reason::Inconclusive { what }.into());
        };
        if let Some(mut quick) = self.abstraction.quick()? {
            let found = self.feasible(&counterexample, &mut *quick)?;
            if !matches!(found, Feasibility::Undecided(_)) {
                return self.judge(found, &counterexample, solvers);
            }
            // D6: where there are too many ways between the heads of the path, it may be refuted alone.
            if self.new_predicates(&counterexample, &mut *quick)? > 0 {
                self.count_refinement();
                return Ok(None);
            }
        }
        let found = self.feasible(&counterexample, &mut *solvers.exact)?;
        self.judge(found, &counterexample, solvers)
    }

    /// IC:15, and what follows from it.
    fn judge(
        &mut self,
        found: Feasibility,
        counterexample: &Counterexample,
        solvers: &mut Solvers,
    ) -> Result<Option<Verdict>, Stop> {
        let cfa = self.abstraction.system.encoder.cfa;
        match found {
            Feasibility::Yes(trace, at) => {
                let claim = cfa.location(at).claim.expect("a path should end at a claim");
                if cfa.program.claim(claim).kind != ClaimKind::Unsupported {
                    return Ok(Some(Verdict::Unsafe(Violation::at_end(claim, *trace))));
                }
                let what = cfa.program.claim(claim).message.clone();
                self.ignore(at, Reason::Approximated { what })?; // D4
            }
            Feasibility::Undecided(why) => {
                self.spent()?;
                self.ignore(counterexample.claim, Reason::Solver { why })?; // D4
            }
            Feasibility::No => {
                self.count_refinement();
                let mut new = 0;
                if let Some(mut quick) = self.abstraction.quick()? {
                    new = self.new_predicates(counterexample, &mut *quick)?;
                }
                if new == 0 {
                    new = self.new_predicates(counterexample, &mut *solvers.helper)?;
                }
                if new == 0 {
                    new = self.new_predicates(counterexample, &mut *solvers.exact)?;
                }
                if new == 0 && std::mem::take(&mut self.lifting) {
                    return Ok(None); // D5
                }
                if new == 0 {
                    self.spent()?;
                    let what = "no predicate was found that excludes a path of the abstraction";
                    return Err(Reason::Inconclusive { what: what.to_owned() }.into()); // IC:17
                }
            }
        }
        Ok(None)
    }

    fn feasible(
        &mut self,
        counterexample: &Counterexample,
        solver: &mut dyn Solver,
    ) -> Result<Feasibility, Stop> {
        let encoder = &mut self.abstraction.system.encoder;
        Ok(feasible(self.pool, encoder, counterexample, solver)?)
    }

    fn count_refinement(&mut self) {
        self.statistics.refinements += 1;
        Progress::add(&self.context.progress.paths, 1);
    }

    /// New solvers.
    pub(super) fn solvers(&self) -> Result<Solvers, Stop> {
        let (backend, budget) = (self.context.backend, self.context.budget);
        let exact = backend.solver(&budget.limits())?;
        Ok(Solvers { exact, helper: backend.solver(&helping(budget))? })
    }

    /// The first predicates: what conditions ask of enumerated variables.
    pub(super) fn first_predicates(&mut self) -> Result<(), Stop> {
        let found = enumerated(self.pool, &mut self.abstraction.system.encoder);
        let few = if found.len() > FIRST { &[][..] } else { &found };
        for point in 0..self.abstraction.points.len() {
            for atom in few {
                self.abstraction.add(self.pool, point, *atom)?;
            }
        }
        Ok(())
    }

    /// IC:16. How many predicates are new.
    fn new_predicates(
        &mut self,
        counterexample: &Counterexample,
        solver: &mut dyn Solver,
    ) -> Result<usize, Stop> {
        let mut found = self.interpolants(counterexample, Sums::None, solver)?;
        if found.iter().any(|(point, all)| self.is_one_of_many(*point, all)) {
            // D9
            let sums = self.interpolants(counterexample, Sums::Wanted, solver)?;
            if !sums.iter().any(|(point, all)| self.is_one_of_many(*point, all)) {
                found = sums;
            }
        }
        let (mut new, mut atoms) = (0, Vec::new());
        for (point, all) in found {
            for predicate in with_equations(self.pool, &all) {
                new += usize::from(self.add_predicate(point, predicate)?);
            }
            atoms.extend(all.into_iter().map(|atom| (point, atom)));
        }
        if new == 0 {
            // What was one equation may have to be known by its parts.
            for (point, atom) in atoms {
                new += usize::from(self.add_predicate(point, atom)?);
            }
        }
        Ok(new)
    }

    /// The atoms of interpolants, by their points.
    fn interpolants(
        &mut self,
        counterexample: &Counterexample,
        sums: Sums,
        solver: &mut dyn Solver,
    ) -> Result<Vec<(usize, Vec<Term>)>, Stop> {
        let encoder = &mut self.abstraction.system.encoder;
        let known = (&self.abstraction.known, sums);
        let found = interpolants(self.pool, encoder, counterexample, known, solver)?;
        let points = &self.abstraction.points;
        let point = |head: LocId| points.iter().position(|point| point.loc == head);
        let all = predicates(self.pool, &found.unwrap_or_default()).into_iter();
        Ok(all.filter_map(|(head, atoms)| Some((point(head)?, atoms))).collect())
    }

    /// Whether one of these is new, and the same as several others of its head but for a number.
    fn is_one_of_many(&self, point: usize, atoms: &[Term]) -> bool {
        let known = &self.abstraction.points[point].predicates;
        let mut new = atoms.iter().filter(|atom| !known.contains(atom));
        new.any(|atom| {
            let all = known.iter().chain(atoms.iter().filter(|other| *other != atom));
            all.filter(|other| is_a_number_apart(self.pool, *atom, **other)).count() >= FEW
        })
    }

    fn add_predicate(&mut self, point: usize, predicate: Term) -> Result<bool, Stop> {
        let new = self.abstraction.add(self.pool, point, predicate)?;
        if new {
            let head = self.abstraction.points[point].loc.0;
            tracing::debug!(head, predicate = %self.pool.display(predicate), "new predicate");
        }
        Ok(new)
    }

    /// The path with the edges of its steps. Each step begins with all the values that the one before it ends with: states of the path
    /// may say less (D5).
    fn counterexample(&mut self, path: &AbstractPath) -> Result<Option<Counterexample>, Stop> {
        let entry = self.abstraction.system.encoder.cfa.entry();
        let (mut points, mut segments, mut claim) = (vec![(entry, false)], Vec::new(), entry);
        let mut before = path.start.as_ref().map(|(_, cube)| cube.clone()).unwrap_or_default();
        for (transition, cube) in &path.steps {
            let step =
                self.abstraction.path(self.pool, *transition, (&before, cube), &self.frames)?;
            let Some(step) = step else { return Ok(None) };
            segments.push(step.edges);
            match self.abstraction.transitions[*transition].to {
                Some(_) => points.push((step.end, true)),
                None => claim = step.end,
            }
            before = step.state;
        }
        Ok(Some(Counterexample { points, segments, claim }))
    }

    /// A claim is not looked at any more, for a reason not to say `Safe`.
    fn ignore(&mut self, claim: LocId, reason: Reason) -> Result<(), Stop> {
        self.inconclusive.get_or_insert(reason);
        Ok(self.abstraction.ignore(self.pool, claim, &self.frames)?)
    }
}
