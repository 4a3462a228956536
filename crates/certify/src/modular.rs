//! Re-checks invariants of threads: each step of a thread preserves its own formulas, and those of all others.
//!
//! The rules are those of Owicki and Gries for any number of threads of each kind. Here they are applied to regions of the code as this crate
//! makes them, one question for each step of one thread and each point of another.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use symra_ir::{Invariant, LocId, LocRef, Scope, Task, ThreadCode, VarId};
use symra_smt::{Answer, Backend, SmtError, Solver};
use symra_terms::{Substitution, Term, TermPool};
use symra_verdict::{Budget, InductiveProof};

use crate::contract::Calls;
use crate::inductive::{self, From};
use crate::region::{Arrival, Start, Values, arrivals};
use crate::{Check, conjuncts, region};

/// Do the formulas hold of all threads, and exclude the claims?
pub(crate) fn check(
    task: &mut Task,
    invariant: &Invariant,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let Some(code) = task.program.threads.clone() else {
        return Ok(Check::Refuted("the program has no threads".to_owned()));
    };
    let mut formulas: BTreeMap<LocId, Term> =
        code.points.keys().map(|point| (*point, task.pool.true_())).collect();
    for (at, formula) in invariant {
        match code.points.get(&at.loc) {
            Some(kind) if is_of_thread(&task.pool, &code, *kind, *formula) => {
                formulas.insert(at.loc, *formula);
            }
            _ => {
                return Ok(Check::Refuted("a formula is not about a point of a thread".to_owned()));
            }
        }
    }
    let proc = code.program.main;
    let all: Invariant =
        formulas.iter().map(|(loc, formula)| (LocRef { proc, loc: *loc }, *formula)).collect();
    let pool = std::mem::take(&mut task.pool);
    let mut alone = Task { pool, program: code.program.clone() };
    let all = InductiveProof { invariant: all, ..InductiveProof::default() };
    let own = inductive::check(&mut alone, &all, From::Entry, backend, budget);
    task.pool = alone.pool;
    let queries = match own? {
        Check::Holds { queries } => queries,
        other @ (Check::Refuted(_) | Check::Open(_)) => return Ok(other),
    };
    let solver = backend.solver(&budget.limits())?;
    let own = own_parts(&mut task.pool, &code, &formulas);
    let mut check = Interference { code, formulas, own, solver, queries };
    check.run(&mut task.pool, budget)
}

/// Whether a formula is about shared variables and those of a thread only.
fn is_of_thread(pool: &TermPool, code: &ThreadCode, kind: usize, formula: Term) -> bool {
    let program = &code.program;
    let allowed = |var: &VarId| {
        program.variable(*var).scope == Scope::Global || code.variables[kind].contains(var)
    };
    let allowed: Vec<_> = (0..program.variables.len())
        .map(VarId::new)
        .filter(allowed)
        .filter_map(|var| pool.symbol(program.variable(var).term))
        .collect();
    pool.variables(formula).iter().all(|symbol| allowed.contains(symbol))
}

/// The formulas without what all of them say of shared variables alone: who makes a step has shown that where it arrives.
fn own_parts(
    pool: &mut TermPool,
    code: &ThreadCode,
    formulas: &BTreeMap<LocId, Term>,
) -> BTreeMap<LocId, Term> {
    let globals = code.program.globals();
    let shared: Vec<_> =
        globals.filter_map(|var| pool.symbol(code.program.variable(var).term)).collect();
    let mut common: Option<BTreeSet<Term>> = None;
    for formula in formulas.values() {
        let parts: BTreeSet<Term> = conjuncts(pool, *formula).into_iter().collect();
        common = Some(match common {
            Some(common) => common.intersection(&parts).copied().collect(),
            None => parts,
        });
    }
    let mut common = common.unwrap_or_default();
    common.retain(|part| pool.variables(*part).iter().all(|symbol| shared.contains(symbol)));
    let mut own = BTreeMap::new();
    for (loc, formula) in formulas {
        let mut rest = conjuncts(pool, *formula);
        rest.retain(|part| !common.contains(part));
        own.insert(*loc, pool.and(&rest));
    }
    own
}

struct Interference {
    code: Arc<ThreadCode>,
    formulas: BTreeMap<LocId, Term>,
    /// What is to be preserved of each.
    own: BTreeMap<LocId, Term>,
    solver: Box<dyn Solver>,
    queries: u64,
}

impl Interference {
    fn run(&mut self, pool: &mut TermPool, budget: &Budget) -> Result<Check, SmtError> {
        let code = self.code.clone();
        let program = &code.program;
        let procedure = program.procedure(program.main);
        let calls = match Calls::new(program, pool, &[]) {
            Ok(calls) => calls,
            Err(what) => return Ok(Check::Refuted(what)),
        };
        // Another thread of each kind has variables of its own.
        let mut others: Vec<Values> = Vec::new();
        for variables in &code.variables {
            let mut values = Values::new();
            for var in variables {
                let sort = pool.sort(program.variable(*var).term).clone();
                values.insert(*var, pool.fresh("o", &sort));
            }
            others.push(values);
        }
        let stop = |loc: LocId| {
            code.points.contains_key(&loc) || procedure.locations[loc.index()].claim.is_some()
        };
        for (&loc, &mover) in &code.points {
            let given = self.formulas[&loc];
            let start = Start { loc, given, values: Values::new() };
            let Ok(region) = arrivals(pool, program, procedure, &start, &stop, &calls) else {
                return Ok(Check::Open("the code between two points is not a region".to_owned()));
            };
            for arrival in &region.arrivals {
                for (&point, &observer) in &code.points {
                    if mover == observer && code.single[mover] {
                        continue;
                    }
                    if let Some(reason) = budget.spent() {
                        return Ok(Check::Open(reason.to_string()));
                    }
                    let numbers = [code.variables[mover][0], code.variables[observer][0]];
                    let stopped =
                        self.preserved(pool, arrival, point, &others[observer], numbers)?;
                    if let Some(stopped) = stopped {
                        return Ok(stopped);
                    }
                }
            }
        }
        Ok(Check::Holds { queries: self.queries })
    }

    /// Whether a step of one thread preserves the formula of a point where another one is.
    fn preserved(
        &mut self,
        pool: &mut TermPool,
        step: &Arrival,
        point: LocId,
        other: &Values,
        [mine, theirs]: [VarId; 2],
    ) -> Result<Option<Check>, SmtError> {
        let program = &self.code.program;
        let formula = self.own[&point];
        let mut before: Substitution = region::substitution(pool, program, other);
        let shared =
            step.values.iter().filter(|(var, _)| program.variable(**var).scope == Scope::Global);
        let mut after = other.clone();
        after.extend(shared.map(|(var, term)| (*var, *term)));
        let mut after = region::substitution(pool, program, &after);
        let (held, holds) = (before.apply(pool, formula), after.apply(pool, formula));
        if held == holds {
            return Ok(None);
        }
        let apart = pool.ne(program.variable(mine).term, other[&theirs]);
        let violated = pool.not(holds);
        self.queries += 1;
        Ok(match self.solver.check(pool, &[step.condition, held, apart, violated])? {
            Answer::Unsat(_) => None,
            Answer::Sat(_) => {
                let name = &program.procedure(program.main).locations[point.index()].name;
                let what = format!("another thread does not preserve the formula at `{name}`");
                Some(Check::Refuted(what))
            }
            Answer::Unknown(why) => Some(Check::Open(why.to_string())),
        })
    }
}
