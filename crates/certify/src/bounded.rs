//! Re-checks proofs that follow all runs together for some rounds of loops.
//!
//! The main procedure is cut at its heads. All paths from where runs are after some rounds to the next heads are one formula, which
//! begins with the values that they have there; where several meet, a fresh variable chooses. Every head of every round has
//! a name of its own that implies that it is reached, so that what is known of a state is known only of states on the run.
//!
//! *Unwound*: no claim is reached in so many rounds, and after them no head is; or no head by a run that was at none twice in the
//! same state. Where every run must end, only the former says so, and the claims that count are those of what is not modelled:
//! at the others runs end.
//!
//! *K-inductive*: no claim is reached, and the formulas hold, at the heads of the first k rounds; and from any states at k heads in
//! a row that satisfy the formulas, the next head satisfies its formula, and no claim is reached from there.
//!
//! If it is enough to look at runs that come to no head twice in the same state, that is sound because a shortest run that
//! violates a claim or a formula is one of them: what lies between two equal states could be left out.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{
    ClaimKind, LocId, LocRef, LoopForest, Procedure, Program, Task, VarSet, live_variables,
};
use symra_smt::{Answer, Backend, SmtError, Solver};
use symra_terms::{Sort, Term, TermPool};
use symra_verdict::{Budget, KInductiveProof};

use crate::Check;
use crate::contract::Calls;
use crate::inductive::{is_part, no_part};
use crate::region::{Arrival, NoRegion, Region, Start, Values, arrivals, merge, substitution};

/// Do all runs end within so many rounds, without a violation?
pub(crate) fn unwound(
    task: &mut Task,
    rounds: u64,
    simple_paths: bool,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let live = live_variables(task).swap_remove(task.program.main.index());
    let mut unrolling = Unrolling::new(task, backend, budget)?;
    let mut points = unrolling.entry();
    let mut before = Vec::new();
    for _ in 0..=rounds {
        if points.is_empty() {
            return Ok(unrolling.holds());
        }
        let next = match unrolling.without_claims(&points)? {
            Ok(next) => next,
            Err(stopped) => return Ok(stopped),
        };
        if simple_paths {
            before.append(&mut points);
            unrolling.all_differ(&live, &before, &next)?;
        }
        points = next;
    }
    let reached: Vec<Term> = points.iter().map(|point| point.given).collect();
    let what = || "a run is longer than the proof says".to_owned();
    let stopped = unrolling.excluded(&reached, what)?;
    Ok(stopped.unwrap_or_else(|| unrolling.holds()))
}

/// Are the formulas of the proof as it says?
pub(crate) fn k_inductive(
    task: &mut Task,
    proof: &KInductiveProof,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let main = task.program.main;
    if proof.k == 0 || proof.invariant.keys().any(|at| at.proc != main) {
        return Ok(Check::Refuted("formulas that are not at heads of loops".to_owned()));
    }
    let live = live_variables(task).swap_remove(main.index());
    let mut unrolling = Unrolling::new(task, backend, budget)?;
    if proof.invariant.keys().any(|at| !unrolling.heads.contains(&at.loc)) {
        return Ok(Check::Refuted("formulas that are not at heads of loops".to_owned()));
    }
    for lemma in &proof.lemmas {
        let formula = proof.invariant.get(&lemma.at).copied();
        let formula = formula.unwrap_or_else(|| unrolling.pool.true_());
        if is_part(unrolling.pool, lemma.formula, formula) {
            continue;
        }
        let violated = unrolling.pool.not(lemma.formula);
        let apart = unrolling.pool.and(&[formula, violated]);
        if let Some(stopped) = unrolling.excluded(&[apart], || no_part(lemma))? {
            return Ok(stopped);
        }
    }
    let mut points = unrolling.entry();
    for _ in 0..=proof.k {
        let violated = unrolling.violated(proof, &points);
        let what = || "a formula does not hold in the first rounds".to_owned();
        if let Some(stopped) = unrolling.excluded(&violated, what)? {
            return Ok(stopped);
        }
        points = match unrolling.without_claims(&points)? {
            Ok(next) => next,
            Err(stopped) => return Ok(stopped),
        };
    }
    let base = unrolling.queries;
    // Nothing of the first rounds is known in the step.
    let mut unrolling = Unrolling::new(task, backend, budget)?;
    unrolling.queries = base;
    let mut points = unrolling.anywhere();
    let mut before: Vec<Start> = Vec::new();
    for _ in 0..proof.k {
        for point in &points {
            let holds = unrolling.formula(proof, point);
            let known = unrolling.pool.implies(point.given, holds);
            unrolling.solver.assert(unrolling.pool, known)?;
        }
        let next = match unrolling.advance(&points)? {
            Ok((_, next)) => next,
            Err(stopped) => return Ok(stopped),
        };
        if proof.simple_paths {
            before.append(&mut points);
            unrolling.all_differ(&live, &before, &next)?;
        }
        points = next;
    }
    let violated = unrolling.violated(proof, &points);
    let what = || format!("the formulas are not {}-inductive", proof.k);
    if let Some(stopped) = unrolling.excluded(&violated, what)? {
        return Ok(stopped);
    }
    Ok(match unrolling.without_claims(&points)? {
        Ok(_) => unrolling.holds(),
        Err(Check::Refuted(_)) => Check::Refuted("the formulas admit a claim".to_owned()),
        Err(stopped) => stopped,
    })
}

struct Unrolling<'u> {
    pool: &'u mut TermPool,
    program: &'u Program,
    procedure: &'u Procedure,
    heads: BTreeSet<LocId>,
    calls: Calls<'static>,
    solver: Box<dyn Solver>,
    budget: &'u Budget,
    queries: u64,
}

impl<'u> Unrolling<'u> {
    fn new(
        task: &'u mut Task,
        backend: &dyn Backend,
        budget: &'u Budget,
    ) -> Result<Self, SmtError> {
        let Task { pool, program } = task;
        let procedure = program.procedure(program.main);
        let heads = LoopForest::new(procedure).heads().collect();
        let calls = Calls::new(program, pool, &[]).expect("no contracts should make sense");
        let solver = backend.solver(&budget.limits())?;
        Ok(Self { pool, program, procedure, heads, calls, solver, budget, queries: 0 })
    }

    fn holds(&self) -> Check {
        Check::Holds { queries: self.queries }
    }

    /// Where runs begin.
    fn entry(&self) -> Vec<Start> {
        let loc = self.procedure.entry;
        vec![Start { loc, given: self.pool.true_(), values: Values::new() }]
    }

    /// All states at all heads.
    fn anywhere(&mut self) -> Vec<Start> {
        let mut points = Vec::with_capacity(self.heads.len());
        for loc in self.heads.clone() {
            let given = self.pool.fresh("at", &Sort::Bool);
            points.push(Start { loc, given, values: Values::new() });
        }
        points
    }

    /// The formula of a head, with the values there.
    fn formula(&mut self, proof: &KInductiveProof, point: &Start) -> Term {
        let at = LocRef { proc: self.program.main, loc: point.loc };
        let Some(formula) = proof.invariant.get(&at) else { return self.pool.true_() };
        substitution(self.pool, self.program, &point.values).apply(self.pool, *formula)
    }

    /// The conditions under which formulas do not hold at points.
    fn violated(&mut self, proof: &KInductiveProof, points: &[Start]) -> Vec<Term> {
        let mut violated = Vec::with_capacity(points.len());
        for point in points {
            let holds = self.formula(proof, point);
            let fails = self.pool.not(holds);
            violated.push(self.pool.and(&[point.given, fails]));
        }
        violated
    }

    /// Runs come to no point in a state that they were in before.
    fn all_differ(
        &mut self,
        live: &[VarSet],
        before: &[Start],
        points: &[Start],
    ) -> Result<(), SmtError> {
        for point in points {
            for earlier in before.iter().filter(|earlier| earlier.loc == point.loc) {
                self.differ(&live[point.loc.index()], earlier, point)?;
            }
        }
        Ok(())
    }

    /// Runs that are at both points have different states there.
    fn differ(&mut self, live: &VarSet, one: &Start, other: &Start) -> Result<(), SmtError> {
        let mut same = vec![one.given, other.given];
        for (index, variable) in self.program.variables.iter().enumerate() {
            let var = symra_ir::VarId::new(index);
            if live.contains(var) {
                let value = |point: &Start| *point.values.get(&var).unwrap_or(&variable.term);
                same.push(self.pool.eq(value(one), value(other)));
            }
        }
        let same = self.pool.and(&same);
        let differ = self.pool.not(same);
        self.solver.assert(self.pool, differ)
    }

    /// Goes to the next heads, and checks that no claim is reached on the way.
    fn without_claims(&mut self, points: &[Start]) -> Result<Result<Vec<Start>, Check>, SmtError> {
        let (claims, next) = match self.advance(points)? {
            Ok(both) => both,
            Err(stopped) => return Ok(Err(stopped)),
        };
        let what = || "a run that was not excluded violates a claim".to_owned();
        Ok(match self.excluded(&claims, what)? {
            Some(stopped) => Err(stopped),
            None => Ok(next),
        })
    }

    /// The conditions under which claims are reached from points, and the heads that are reached.
    #[expect(clippy::type_complexity, reason = "a pair, or what stops the check")]
    fn advance(
        &mut self,
        points: &[Start],
    ) -> Result<Result<(Vec<Term>, Vec<Start>), Check>, SmtError> {
        let (procedure, heads) = (self.procedure, &self.heads);
        let claim = |loc: LocId| procedure.locations[loc.index()].claim.is_some();
        let must_end = self.program.must_end().is_some();
        let counts = |loc: LocId| {
            let claim = procedure.locations[loc.index()].claim;
            let unmodelled = |claim| self.program.claim(claim).kind == ClaimKind::Unsupported;
            !must_end || claim.is_some_and(unmodelled)
        };
        let stop = |loc: LocId| claim(loc) || heads.contains(&loc);
        let mut claims = Vec::new();
        let mut arriving: BTreeMap<LocId, Vec<(Term, Values)>> = BTreeMap::new();
        for point in points {
            if claim(point.loc) {
                claims.extend(counts(point.loc).then_some(point.given));
                continue;
            }
            let region = arrivals(self.pool, self.program, procedure, point, &stop, &self.calls);
            let ends = match region {
                Ok(Region { arrivals, .. }) => arrivals,
                Err(NoRegion::Call) => {
                    return Ok(Err(Check::Open("the program has calls".to_owned())));
                }
                Err(NoRegion::Cycle(_)) => {
                    return Ok(Err(Check::Open("a cycle has no head".to_owned())));
                }
            };
            for Arrival { loc, condition, values } in ends {
                if claim(loc) {
                    claims.extend(counts(loc).then_some(condition));
                } else if condition != self.pool.false_() {
                    arriving.entry(loc).or_default().push((condition, values));
                }
            }
        }
        let mut next = Vec::new();
        for (loc, ways) in arriving {
            let (condition, values) = merge(self.pool, self.program, ways);
            let given = self.pool.fresh("at", &Sort::Bool);
            let reached = self.pool.implies(given, condition);
            self.solver.assert(self.pool, reached)?;
            next.push(Start { loc, given, values });
        }
        Ok(Ok((claims, next)))
    }

    /// Checks that none of the conditions is possible; if one is, `what` says what that means.
    fn excluded(
        &mut self,
        conditions: &[Term],
        what: impl FnOnce() -> String,
    ) -> Result<Option<Check>, SmtError> {
        let any = self.pool.or(conditions);
        if any == self.pool.false_() {
            return Ok(None);
        }
        if let Some(reason) = self.budget.spent() {
            return Ok(Some(Check::Open(reason.to_string())));
        }
        self.queries += 1;
        Ok(match self.solver.check(self.pool, &[any])? {
            Answer::Unsat(_) => None,
            Answer::Sat(_) => Some(Check::Refuted(what())),
            Answer::Unknown(why) => Some(Check::Open(why.to_string())),
        })
    }
}
