//! Re-checks that formulas at locations hold whenever a run is there.
//!
//! For each location with a formula, and for the entry: from a state where it holds, no path to the next location with a
//! formula violates that one, and no path reaches a claim. Every cycle must have a formula on it, or there is no such region.
//!
//! A formula that is a choice of states is checked state by state ([`cases`](crate::cases)).
//!
//! A procedure with a contract is checked likewise: it begins where its `requires` holds, and has `ensures` at its exit. A call
//! must be made where `requires` holds, and does then no more than `ensures` says. That is sound by induction over the steps
//! of a run: the first one that is otherwise is made by a call whose own calls have all been as their contracts say.
//!
//! Where the program treats all names of objects alike, a path may also lead to states that differ from some of a formula in names
//! alone ([`renamed`](crate::renamed)).
//!
//! A lemma that a proof lists must follow from the formula at its location, so that it is checked with it.
//!
//! A formula may hold for all values of some variables. What is to be proved for all values is proved for the variables
//! themselves, of which nothing is known; what is given for all values is given to [`Quantified`].

use std::collections::BTreeMap;
use std::time::Duration;

use symra_ir::{Invariant, LocId, LocRef, ProcId, Program, Task, VarId};
use symra_smt::{Backend, SmtError, Solver};
use symra_terms::{Symbol, Term, TermPool};
use symra_verdict::{Budget, Contract, InductiveProof, Lemma};

use crate::cases::{by_symbol, cases, values};
use crate::contract::Calls;
use crate::elements::{Elements, InTurn};
use crate::quantified::{Asked, Quantified};
use crate::region::{Arrival, NoRegion, Region, Start, Values, arrivals, substitution};
use crate::renamed::OtherNames;
use crate::{Check, conjuncts};

/// A query that takes longer is asked in another way.
const SHORT: Duration = Duration::from_secs(1);

/// Where the formulas have to hold to begin with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// On every run that starts at the entry.
    Entry,
    /// On no particular run: only their preservation is checked.
    Anywhere,
}

/// Are the formulas preserved by every step, do they exclude the claims, and do they hold from the start?
pub(crate) fn check(
    task: &mut Task,
    proof: &InductiveProof,
    from: From,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let Task { pool, program } = task;
    let InductiveProof { invariant, contracts, bound, renamed, lemmas } = proof;
    let main = program.main;
    let calls = match Calls::new(program, pool, contracts) {
        Ok(calls) => calls,
        Err(what) => return Ok(Check::Refuted(what)),
    };
    if calls.contract(main).is_some() {
        return Ok(Check::Open("the main procedure has a contract".to_owned()));
    }
    let checked = |proc: ProcId| proc == main || calls.contract(proc).is_some();
    if let Some(elsewhere) = invariant.keys().find(|loc| !checked(loc.proc)) {
        let name = &program.procedure(elsewhere.proc).name;
        return Ok(Check::Open(format!("formulas in the procedure `{name}` can't be checked")));
    }
    if let Some(own) = not_of_all_values(program, contracts, bound) {
        let name = pool.display(own).to_string();
        return Ok(Check::Refuted(format!(
            "`{name}` has a fixed value and does not stand for all values"
        )));
    }
    let limits = budget.limits();
    let solver: Box<dyn Solver + '_> = if bound.is_empty() {
        Box::new(InTurn::new(backend, &limits, SHORT)?)
    } else {
        // Formulas for all values are most often about the elements of arrays.
        Box::new(Elements::new(backend, &limits))
    };
    if !contracts.is_empty() && !renamed.is_empty() {
        return Ok(Check::Open(
            "contracts can't be checked together with renamed states".to_owned(),
        ));
    }
    let others = match OtherNames::new(pool, program, renamed) {
        Ok(others) => others,
        Err(what) => return Ok(Check::Refuted(what)),
    };
    let quantified = Quantified::new(pool, bound, backend, budget);
    let variables = by_symbol(pool, program);
    let mut checker = Checker {
        pool,
        variables,
        program,
        invariant,
        others: &others,
        calls: &calls,
        bound,
        quantified,
        solver,
        budget,
    };
    if let Some(stopped) = checker.renamed()? {
        return Ok(stopped);
    }
    if let Some(stopped) = checker.lemmas(lemmas)? {
        return Ok(stopped);
    }
    let called = contracts.iter().map(|contract| contract.procedure);
    for proc in [main].into_iter().chain(called) {
        if let Some(stopped) = checker.procedure(proc, from)? {
            return Ok(stopped);
        }
    }
    Ok(Check::Holds { queries: checker.quantified.queries })
}

struct Checker<'c> {
    pool: &'c mut TermPool,
    program: &'c Program,
    invariant: &'c Invariant,
    others: &'c OtherNames,
    calls: &'c Calls<'c>,
    bound: &'c [Term],
    quantified: Quantified<'c>,
    solver: Box<dyn Solver + 'c>,
    budget: &'c Budget,
    /// The variables of the program by their symbols.
    variables: BTreeMap<Symbol, VarId>,
}

impl Checker<'_> {
    /// Checks that the states which others differ from in names alone are states of the formulas.
    fn renamed(&mut self) -> Result<Option<Check>, SmtError> {
        for (at, states) in &self.others.states {
            let formula = self.invariant.get(at).copied();
            let Some(formula) = formula.filter(|_| self.bound.is_empty()) else {
                return Ok(Some(Check::Refuted("renamed states have no formula".to_owned())));
            };
            let violated = self.pool.not(formula);
            let what = || "renamed states are not among those of the formula".to_owned();
            if let Some(stopped) = self.excluded(*states, *states, violated, what)? {
                return Ok(Some(stopped));
            }
        }
        Ok(None)
    }

    /// Checks that the lemmas follow from the formulas at their locations.
    fn lemmas(&mut self, lemmas: &[Lemma]) -> Result<Option<Check>, SmtError> {
        for lemma in lemmas {
            let Some(formula) = self.invariant.get(&lemma.at).copied() else {
                return Ok(Some(Check::Refuted(no_part(lemma))));
            };
            if is_part(self.pool, lemma.formula, formula) {
                continue;
            }
            let violated = self.pool.not(lemma.formula);
            if let Some(stopped) = self.excluded(formula, formula, violated, || no_part(lemma))? {
                return Ok(Some(stopped));
            }
        }
        Ok(None)
    }

    /// Checks a procedure. What keeps it from being as the formulas say, if something does.
    fn procedure(&mut self, proc: ProcId, from: From) -> Result<Option<Check>, SmtError> {
        let procedure = self.program.procedure(proc);
        let (begin, end) = self.contract(proc);
        let invariant = self.invariant;
        let formula = |loc: LocId| invariant.get(&LocRef { proc, loc }).copied();
        let claim = |loc: LocId| procedure.locations[loc.index()].claim.is_some();
        let mut starts: Vec<(LocId, Term)> = Vec::new();
        if from == From::Entry {
            // A formula at the entry itself must hold of every state that a run can start with.
            match formula(procedure.entry) {
                None => starts.push((procedure.entry, begin)),
                Some(formula) => {
                    let violated = self.pool.not(formula);
                    let what = || "the formula at the entry excludes runs".to_owned();
                    if let Some(stopped) = self.excluded(begin, begin, violated, what)? {
                        return Ok(Some(stopped));
                    }
                }
            }
        }
        for (at, formula) in invariant.iter().filter(|(at, _)| at.proc == proc) {
            // What holds for all values need not be one case for all of them.
            let cases =
                if self.bound.is_empty() { cases(self.pool, *formula) } else { vec![*formula] };
            starts.extend(cases.into_iter().map(|case| (at.loc, case)));
        }
        for (start, given) in starts {
            let here = &procedure.locations[start.index()].name;
            if claim(start) {
                // A formula at a claim's own location excludes the claim only if it is unsatisfiable.
                let what = || format!("the formula at `{here}` admits the claim");
                let always = self.pool.true_();
                match self.excluded(given, given, always, what)? {
                    None => continue,
                    stopped @ Some(_) => return Ok(stopped),
                }
            }
            let stopped = self.region(proc, start, given, end)?;
            if stopped.is_some() {
                return Ok(stopped);
            }
        }
        Ok(None)
    }

    /// What holds where a procedure begins, and what must hold at its exit, if anything.
    fn contract(&mut self, proc: ProcId) -> (Term, Option<Term>) {
        let Some(contract) = self.calls.contract(proc) else { return (self.pool.true_(), None) };
        let mut begin = vec![contract.requires];
        for (var, name) in &contract.before {
            begin.push(self.pool.eq(self.program.variable(*var).term, *name));
        }
        (self.pool.and(&begin), Some(contract.ensures))
    }

    /// Checks the paths from a location where a formula holds.
    fn region(
        &mut self,
        proc: ProcId,
        start: LocId,
        given: Term,
        end: Option<Term>,
    ) -> Result<Option<Check>, SmtError> {
        let procedure = self.program.procedure(proc);
        let invariant = self.invariant;
        let formula = |loc: LocId| invariant.get(&LocRef { proc, loc }).copied();
        let end = end.filter(|_| procedure.locations[procedure.exit.index()].claim.is_none());
        let ends = |loc: LocId| end.filter(|_| loc == procedure.exit);
        let stop = |loc: LocId| {
            formula(loc).is_some()
                || ends(loc).is_some()
                || procedure.locations[loc.index()].claim.is_some()
        };
        let here = &procedure.locations[start.index()].name;
        if let Some(end) = ends(start) {
            let violated = self.pool.not(end);
            let what = || format!("the formula at `{here}` is not enough for the contract");
            return self.excluded(given, given, violated, what);
        }
        let values = if self.bound.is_empty() {
            values(self.pool, &self.variables, given)
        } else {
            Values::new()
        };
        let begin = Start { loc: start, given, values };
        let region = arrivals(self.pool, self.program, procedure, &begin, &stop, self.calls);
        let Region { arrivals, preconditions_violated } = match region {
            Ok(region) => region,
            Err(NoRegion::Call) => {
                return Ok(Some(Check::Open("the program has calls".to_owned())));
            }
            Err(NoRegion::Cycle(loc)) => {
                let name = &procedure.locations[loc.index()].name;
                return Ok(Some(Check::Open(format!("a cycle through `{name}` has no formula"))));
            }
        };
        for condition in preconditions_violated {
            let always = self.pool.true_();
            let what = || format!("the formula at `{here}` is not enough for a call");
            if let Some(stopped) = self.excluded(given, condition, always, what)? {
                return Ok(Some(stopped));
            }
        }
        for Arrival { loc, condition, values } in arrivals {
            let reached = formula(loc)
                .map(|formula| self.others.or(self.pool, LocRef { proc, loc }, formula));
            let goals: Vec<Term> = reached.into_iter().chain(ends(loc)).collect();
            let mut violated = Vec::new();
            if goals.is_empty() {
                violated.push(self.pool.true_());
            } else {
                let mut substitution = substitution(self.pool, self.program, &values);
                let all = self.pool.and(&goals);
                for goal in parts(self.pool, all, self.bound) {
                    let there = substitution.apply(self.pool, goal);
                    violated.push(self.pool.not(there));
                }
            }
            for violated in violated {
                let what = || {
                    let there = &procedure.locations[loc.index()].name;
                    format!("the formula at `{here}` is not enough for `{there}`")
                };
                if let Some(stopped) = self.excluded(given, condition, violated, what)? {
                    return Ok(Some(stopped));
                }
            }
        }
        Ok(None)
    }

    /// Checks that two formulas exclude each other where `given` holds for all values of the bound variables; if not, `what`
    /// says what that means.
    fn excluded(
        &mut self,
        given: Term,
        condition: Term,
        violated: Term,
        what: impl FnOnce() -> String,
    ) -> Result<Option<Check>, SmtError> {
        if let Some(reason) = self.budget.spent() {
            return Ok(Some(Check::Open(reason.to_string())));
        }
        if [condition, violated].contains(&self.pool.false_()) {
            return Ok(None);
        }
        let asked =
            self.quantified.ask(self.pool, &mut *self.solver, given, &[condition, violated])?;
        Ok(match asked {
            Asked::Impossible => None,
            Asked::Possible => Some(Check::Refuted(what())),
            Asked::Open(why) => Some(Check::Open(why)),
        })
    }
}

/// What is said of a lemma that is no part of its proof.
pub(crate) fn no_part(lemma: &Lemma) -> String {
    format!("a lemma of {} does not follow from the formula at its location", lemma.source)
}

/// Whether all conjuncts of a formula are conjuncts of another one.
pub(crate) fn is_part(pool: &TermPool, part: Term, of: Term) -> bool {
    let all = conjuncts(pool, of);
    conjuncts(pool, part).iter().all(|conjunct| all.contains(conjunct))
}

/// What is to be proved of a formula, part by part: those for all values each by itself, the others together.
fn parts(pool: &mut TermPool, formula: Term, bound: &[Term]) -> Vec<Term> {
    let parts = if bound.is_empty() { vec![formula] } else { conjuncts(pool, formula) };
    let bound: Vec<_> = bound.iter().filter_map(|variable| pool.symbol(*variable)).collect();
    let (all, plain): (Vec<Term>, Vec<Term>) = parts
        .into_iter()
        .partition(|part| pool.variables(*part).iter().any(|symbol| bound.contains(symbol)));
    let mut goals = if plain.is_empty() { Vec::new() } else { vec![pool.and(&plain)] };
    goals.extend(all);
    goals
}

/// A bound variable that something else gives a value: a variable of the program, or what a call began with.
fn not_of_all_values(program: &Program, contracts: &[Contract], bound: &[Term]) -> Option<Term> {
    let own = program.variables.iter().map(|variable| variable.term);
    let began = contracts.iter().flat_map(|contract| &contract.before).map(|(_, term)| *term);
    own.chain(began).find(|term| bound.contains(term))
}
