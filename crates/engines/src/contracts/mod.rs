//! Proofs of programs with recursion, by contracts of the procedures that call themselves.
//!
//! After Hoare's rule for recursive procedures ("Procedures and parameters: an axiomatic approach", 1971); contracts are solutions
//! of Horn clauses as in Bjorner et al., "Horn clause solvers for program verification" (2015), found by guess and check, with
//! examples from runs as in Garg et al., "ICE" (CAV 2014).
//!
//! ```text
//! RS:1  look for contracts among equations and guesses (analysis::horn, analysis::infer)
//! RS:2  while they admit a path to a claim: run the calls on it, and add what these did to the guesses (analysis::simulate)
//! RS:3  if they admit none: SAFE, by those that are needed for that
//! RS:4  replace the calls by the contracts (instrument_contracts); if that program is proved by invariants (houdini) or by
//!       `symexia`, SAFE
//! RS:5  UNKNOWN
//! ```
//!
//! Departures. D1: the program given has no calls but those that close cycles; where no call is left, RS:4 is all.
//!
//! Soundness: the instrumented program has a run for each part of a run of the program, and the contracts are among its claims;
//! so a proof of it is a proof of the program. A violation of it says nothing.
//!
//! The lemma store is not used: this form of the program is no other engine's, and the lemmas that RS:4 finds are about the heads
//! of the instrumented program.

use std::collections::BTreeSet;

use symra_analysis::encode::Encoder;
use symra_analysis::horn::{HornSystem, Relation, Solution, equations_of_contracts};
use symra_analysis::infer::{candidates, contract_candidates, recorded_call};
use symra_analysis::simulate::CallRuns;
use symra_analysis::system::CutPoints;
use symra_analysis::{Lemmas, infer};
use symra_ir::{
    Cfa, Contract, Instrumented, Invariant, LocRef, Operation, Program, Task, VarSet,
    instrument_contracts, instrument_open_contracts,
};
use symra_terms::{Term, TermPool};
use symra_verdict::{Budget, InductiveProof, Proof, Reason, Verdict};

use crate::engine::{Context, Engine, EngineError, helping};
use crate::houdini::{Houdini, HoudiniConfig};
use crate::symexia::{Symexia, SymexiaConfig};

/// How `contracts` searches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContractsConfig {
    /// How often calls on the way to a claim are run.
    pub rounds: usize,
    /// At most so many calls become guesses.
    pub calls: usize,
}

impl Default for ContractsConfig {
    fn default() -> Self {
        Self { rounds: 60, calls: 400 }
    }
}

/// What a run of `contracts` did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ContractsStatistics {
    /// Procedures that have a contract.
    pub contracts: usize,
    /// Queries of the search for contracts.
    pub queries: u64,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Contracts {
    config: ContractsConfig,
    statistics: ContractsStatistics,
}

/// What was found for a program with calls.
struct FoundContracts {
    pool: TermPool,
    contracts: Vec<Contract>,
    /// The formulas that prove the program, if they do.
    invariant: Option<Invariant>,
}

impl Contracts {
    /// The engine with a configuration.
    pub fn new(config: ContractsConfig) -> Self {
        Self { config, statistics: ContractsStatistics::default() }
    }

    /// What the last run did.
    pub fn statistics(&self) -> &ContractsStatistics {
        &self.statistics
    }

    /// Contracts, and the proof by them if they suffice.
    fn find(
        &mut self,
        task: &Task,
        context: &Context<'_>,
    ) -> Result<Option<FoundContracts>, EngineError> {
        let mut open = instrument_open_contracts(task);
        let mut pool = std::mem::take(&mut open.task.pool);
        let Ok(cfa) = Cfa::new(&open.task.program) else { return Ok(None) };
        let all: VarSet = cfa.variables().collect();
        let live = vec![all; cfa.procedure.locations.len()];
        let encoder = Encoder::new(&pool, &cfa, &live);
        let mut system = CutPoints::new(&mut pool, encoder);
        let limits = helping(context.budget);
        let horn = HornSystem::of_contracts(&mut pool, &system, &open, &mut || {
            context.backend.solver(&limits)
        })?;
        let budget = context.budget.fraction(1, 2);
        let mut search = Guessing { pool: &mut pool, open: &open, horn, budget: &budget };
        // Where no call matters for the claims, nothing need be known of any.
        let mut kept = Solution::new();
        let mut needed = search.horn.minimize(search.pool, &kept, &budget)?;
        if needed.is_none() {
            let runs = CallRuns::new(task, &open.callees, context.budget);
            match search.guess(&mut system, runs, &self.config)? {
                Some(guessed) => kept = guessed,
                None => return Ok(None),
            }
            needed = search.horn.minimize(search.pool, &kept, &budget)?;
        }
        self.statistics.queries = search.horn.queries;
        let contracts = open.contracts(formulas(
            &mut pool,
            open.callees.len(),
            needed.as_ref().unwrap_or(&kept),
        ));
        self.statistics.contracts = contracts.len();
        let invariant = match needed {
            Some(needed) => original(&mut pool, &cfa, &open, &needed),
            None => None,
        };
        Ok(Some(FoundContracts { pool, contracts, invariant }))
    }

    /// RS:4.
    fn instrumented(
        task: &Task,
        contracts: &[Contract],
        context: &Context<'_>,
    ) -> Result<Option<(TermPool, InductiveProof)>, EngineError> {
        let mut closed = instrument_contracts(task, contracts);
        let lemmas = Lemmas::new();
        let context = Context { lemmas: &lemmas, ..*context };
        let half = context.budget.fraction(1, 2);
        let first = Context { budget: &half, ..context };
        let mut verdict = Houdini::new(HoudiniConfig::default()).run(&mut closed.task, &first)?;
        if !matches!(verdict, Verdict::Safe(_)) {
            let mut symexia = Symexia::new(SymexiaConfig::default());
            verdict = symexia.run(&mut closed.task, &context)?;
        }
        let Verdict::Safe(Proof::Inductive(proof)) = verdict else { return Ok(None) };
        let Task { mut pool, .. } = closed.task;
        let Ok(invariant) = closed.lift.invariant(&mut pool, &proof.invariant) else {
            return Ok(None);
        };
        let bound = infer::arrays::bound(&pool, &invariant);
        let contracts = contracts.to_vec();
        let proof = InductiveProof { invariant, contracts, bound, ..InductiveProof::default() };
        Ok(Some((pool, proof)))
    }
}

impl Engine for Contracts {
    fn name(&self) -> &'static str {
        "contracts"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = ContractsStatistics::default();
        let called = called(&task.program);
        if called.contains(&task.program.main.index()) {
            let what = "calls of the main procedure".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "contracts", what }));
        }
        let mut found =
            FoundContracts { pool: task.pool.clone(), contracts: Vec::new(), invariant: None };
        // D1
        if task.program.procedures.len() > 1 {
            match self.find(task, context)? {
                Some(more) => found = more,
                None => return Ok(unknown(context)),
            }
        }
        let FoundContracts { pool, contracts, invariant } = found;
        if let Some(invariant) = invariant {
            task.pool = pool;
            // RS:3
            return Ok(Verdict::Safe(Proof::Inductive(InductiveProof {
                contracts,
                ..invariant.into()
            })));
        }
        let with_contracts = Task { pool, program: task.program.clone() };
        Ok(match Self::instrumented(&with_contracts, &contracts, context)? {
            Some((pool, proof)) => {
                task.pool = pool;
                Verdict::Safe(Proof::Inductive(proof)) // RS:4
            }
            None => unknown(context), // RS:5
        })
    }
}

fn unknown(context: &Context<'_>) -> Verdict {
    Verdict::Unknown(context.budget.spent().unwrap_or_else(|| Reason::Inconclusive {
        what: "the contracts that were found do not exclude the claims".to_owned(),
    }))
}

/// The search for contracts.
struct Guessing<'g, 'b> {
    pool: &'g mut TermPool,
    open: &'g Instrumented,
    horn: HornSystem<'b>,
    budget: &'g Budget,
}

impl Guessing<'_, '_> {
    /// RS:1 and RS:2: guesses that hold; `None` if that is not known of any.
    fn guess(
        &mut self,
        system: &mut CutPoints<'_>,
        mut runs: CallRuns<'_>,
        config: &ContractsConfig,
    ) -> Result<Option<Solution>, EngineError> {
        let callees = &self.open.callees;
        // RS:1
        let mut guesses =
            contract_candidates(self.pool, system, &mut self.horn, callees, &runs.records);
        for (head, formulas) in candidates(self.pool, &mut system.encoder) {
            guesses.insert(Relation::Head(head), formulas);
        }
        let equations = equations_of_contracts(self.pool, system, self.open);
        let equations = self.horn.affine(self.pool, equations, self.budget)?;
        for (relation, formulas) in equations.unwrap_or_default() {
            guesses.entry(relation).or_default().extend(formulas);
        }
        let found = self.horn.inductive(self.pool, &guesses, self.budget)?;
        let Some(mut kept) = found else { return Ok(None) };
        // RS:2
        let mut calls = BTreeSet::new();
        for _ in 0..config.rounds {
            if self.budget.spent().is_some() {
                break;
            }
            let begun = self.horn.calls_to_claims(self.pool, &system.encoder, callees, &kept)?;
            let Some(begun) = begun else { break };
            let old = calls.len();
            for (callee, before) in begun {
                if let Some(record) = runs.call(callee, &before) {
                    runs.add_with_inner((callee, record), &mut calls, config.calls);
                }
            }
            if calls.len() == old {
                break;
            }
            let mut more = kept.clone();
            for (callee, record) in &calls {
                let record = &runs.records[*callee][*record];
                let guess = recorded_call(self.pool, &system.encoder, &callees[*callee], record);
                let formulas = more.entry(Relation::Ensures(*callee)).or_default();
                if !formulas.contains(&guess) {
                    formulas.push(guess);
                }
            }
            match self.horn.inductive(self.pool, &more, self.budget)? {
                Some(more) => kept = more,
                None => break,
            }
        }
        Ok(Some(kept))
    }
}

/// For each callee what is required and what is ensured.
fn formulas(pool: &mut TermPool, callees: usize, solution: &Solution) -> Vec<(Term, Term)> {
    let mut formulas = Vec::with_capacity(callees);
    for index in 0..callees {
        let mut of = |relation| {
            let all = solution.get(&relation).map_or(&[][..], Vec::as_slice);
            pool.and(all)
        };
        formulas.push((of(Relation::Requires(index)), of(Relation::Ensures(index))));
    }
    formulas
}

/// What a solution says of the heads of the program with calls.
fn original(
    pool: &mut TermPool,
    cfa: &Cfa<'_>,
    open: &Instrumented,
    solution: &Solution,
) -> Option<Invariant> {
    let heads = cfa.forest.heads().map(|loc| {
        let of = |relation| solution.get(&relation).into_iter().flatten().copied();
        // What a call begins with is known as long as it lasts.
        let begun = open.callee_of(loc).map(Relation::Requires);
        let all: Vec<Term> =
            of(Relation::Head(loc)).chain(begun.into_iter().flat_map(of)).collect();
        (LocRef { proc: cfa.program.main, loc }, pool.and(&all))
    });
    let invariant: Invariant = heads.collect();
    open.lift.invariant(pool, &invariant).ok()
}

/// The procedures that are called.
fn called(program: &Program) -> BTreeSet<usize> {
    let edges = program.procedures.iter().flat_map(|procedure| &procedure.edges);
    let called = edges.filter_map(|edge| match &edge.operation {
        Operation::Call { callee, .. } => Some(callee.index()),
        Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => None,
    });
    called.collect()
}
