//! Constrained Horn clauses over blocks: which formulas are solutions, found by guess and check.
//!
//! An unknown [`Relation`] stands for what holds at the head of a loop, or before or after the calls of a procedure. A rule
//! says: where the relations that its block assumes hold, and the block leads to its end, the relation of that end holds;
//! at a claim, nothing may. A [`Solution`] gives each relation a conjunction. All algorithms are written for these rules
//! once; whether they come from the cut points of one procedure or from the contracts of several makes no difference:
//!
//! - [`HornSystem::inductive`] keeps the candidates that form a solution (Houdini, `houdini.rs`);
//! - [`HornSystem::interfere`] adds what threads do to each other (`interference.rs`);
//! - [`HornSystem::affine`] finds the linear equations that hold (`affine.rs`);
//! - [`HornSystem::conserved`] finds the sums that loops conserve (`conserved.rs`);
//! - [`HornSystem::rates`] finds by how much loops change their variables (`rates.rs`);
//! - [`HornSystem::minimize`] finds the formulas that the proof needs (`support.rs`).
//!
//! Soundness: what is returned as a solution was shown by the solver rule by rule; what stays undecided is dropped. Formulas
//! about all elements of arrays have a symbol that stands for an arbitrary index; they are proved for that symbol and
//! used for the indices that a block reads (see [`arrays`](crate::infer::arrays)).

mod affine;
mod conserved;
mod contracts;
mod houdini;
mod interference;
mod rates;
mod support;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use symra_ir::{LocId, VarId};
use symra_smt::{Answer, ArrayFallback, Backend, Limits, SmtError, Solver};
use symra_terms::{Substitution, Term, TermPool};

use crate::Annotation;
use crate::encode::{Encoder, Memory};
use crate::infer::arrays::{instances, read_indices};
use crate::system::CutPoints;

pub use affine::{AffineSolution, Equations, equations_at_heads};
pub use conserved::Sum;
pub use contracts::{BegunCall, equations_of_contracts};
pub use rates::Rates;

/// So many bodies have solvers at a time: each takes some megabytes.
const ATTENDED: usize = 32;

/// An unknown relation: where a formula is to hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    /// Whenever a run is at the head of a loop.
    Head(LocId),
    /// At every call of a procedure, by its position among those with contracts.
    Requires(usize),
    /// At every return of a procedure.
    Ensures(usize),
    /// At all points where threads may be interrupted.
    Everywhere,
}

/// For each relation the conjuncts of what it is.
pub type Solution = BTreeMap<Relation, Vec<Term>>;

/// The formulas at heads as a solution.
pub fn solution(annotation: &Annotation) -> Solution {
    annotation.iter().map(|(head, all)| (Relation::Head(*head), all.clone())).collect()
}

/// What a solution says of heads.
pub fn annotation(solution: &Solution) -> Annotation {
    let heads = solution.iter().filter_map(|(relation, all)| match relation {
        Relation::Head(head) => Some((*head, all.clone())),
        Relation::Requires(_) | Relation::Ensures(_) | Relation::Everywhere => None,
    });
    heads.collect()
}

/// A relation that a block assumes.
pub struct Assumption {
    /// The relation.
    pub relation: Relation,
    /// It is assumed only where this holds.
    pub guard: Option<Term>,
    /// What the variables of the relation's formulas are there, where they are not themselves.
    pub values: Substitution,
}

/// A block as the body of rules, with a solver that holds its clauses.
pub struct Body<'b> {
    /// What is assumed of its start and of the calls on the way.
    pub assumed: Vec<Assumption>,
    /// Holds the clauses, and what is known for good.
    pub solver: Box<dyn Solver + 'b>,
    /// Holds the clauses only.
    bare: Option<Box<dyn Solver + 'b>>,
    /// The indices that arrays are read at.
    read: Vec<Term>,
}

/// Where a rule leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleTarget {
    /// This relation must hold.
    Relation(Relation),
    /// This must not be reached.
    Claim,
}

/// From what a block assumes to one of its ends.
pub struct Rule {
    /// The position of its body.
    pub body: usize,
    /// Where it leads.
    pub target: RuleTarget,
    /// Holds only where the block leads there.
    pub reached: Term,
    /// What the variables of the target's formulas are there, where they are not themselves.
    pub values: Substitution,
    /// What this rule assumes beside its body.
    pub also: Vec<Assumption>,
}

/// A system of rules.
pub struct HornSystem<'b> {
    /// The bodies of the rules. Those of a cut-point system have the positions of its blocks.
    pub bodies: Vec<Body<'b>>,
    /// The rules, ordered by their bodies.
    pub rules: Vec<Rule>,
    /// So many queries were asked.
    pub queries: u64,
    /// Whether formulas may be about all elements of arrays.
    arrays: bool,
    /// So many candidates are checked at once.
    chunk: usize,
    /// What is known for good.
    known: Solution,
    /// Rules whose candidates are checked one by one.
    hard: BTreeSet<usize>,
    /// The bodies that were asked last, the last one at the end: the others rest.
    attended: VecDeque<usize>,
    /// By which formulas a rule leads to where another one holds.
    shown: BTreeMap<(usize, Term), Vec<support::Needed>>,
}

/// Makes a solver for a body.
pub type NewSolver<'n, 'b> = dyn FnMut() -> Result<Box<dyn Solver + 'b>, SmtError> + 'n;

impl<'b> HornSystem<'b> {
    /// The rules of a cut-point system: the relations are those of the heads.
    pub fn of_cut_points(
        pool: &mut TermPool,
        system: &CutPoints<'_>,
        new: &mut NewSolver<'_, 'b>,
    ) -> Result<Self, SmtError> {
        let mut horn = Self::empty();
        let cfa = system.encoder.cfa;
        for (position, cut) in system.blocks.iter().enumerate() {
            let mut assumed = Vec::new();
            if !cut.entry {
                let relation = Relation::Head(cut.loc);
                assumed.push(Assumption { relation, guard: None, values: Substitution::default() });
            }
            horn.body(pool, &cut.block.clauses, cut.block.read_indices(pool), assumed, new)?;
            for end in &cut.block.arrivals {
                let target = if cfa.is_head(end.loc) {
                    RuleTarget::Relation(Relation::Head(end.loc))
                } else {
                    RuleTarget::Claim
                };
                let values = substitution(pool, &system.encoder, &end.memory);
                let (reached, also) = (end.reached, Vec::new());
                horn.rules.push(Rule { body: position, target, reached, values, also });
            }
        }
        if cfa.is_head(cfa.entry()) {
            // Runs begin at a head: what holds there holds of every state.
            horn.body(pool, &[], Vec::new(), Vec::new(), new)?;
            let target = RuleTarget::Relation(Relation::Head(cfa.entry()));
            let (body, values) = (horn.bodies.len() - 1, Substitution::default());
            let (reached, also) = (pool.true_(), Vec::new());
            horn.rules.push(Rule { body, target, reached, values, also });
        }
        Ok(horn)
    }

    /// The rules of a cut-point system, for plain queries.
    pub fn plain(
        pool: &mut TermPool,
        system: &CutPoints<'_>,
        backend: &'b dyn Backend,
        limits: &Limits,
    ) -> Result<Self, SmtError> {
        Self::of_cut_points(pool, system, &mut || Ok(Box::new(ArrayFallback::new(backend, limits))))
    }

    /// The rules of a cut-point system, for queries about arrays that may be hard.
    pub fn about_arrays(
        pool: &mut TermPool,
        system: &CutPoints<'_>,
        backend: &'b dyn Backend,
        limits: &Limits,
    ) -> Result<Self, SmtError> {
        let mut horn = Self::of_cut_points(pool, system, &mut || {
            Ok(Box::new(ArrayFallback::new(backend, limits)))
        })?;
        for (body, cut) in horn.bodies.iter_mut().zip(&system.blocks) {
            let mut bare = ArrayFallback::new(backend, limits);
            for clause in &cut.block.clauses {
                bare.assert(pool, *clause)?;
            }
            body.bare = Some(Box::new(bare));
        }
        Ok(horn)
    }

    /// No rules yet; `chunk` candidates will be checked at once.
    pub(crate) fn with_chunks(chunk: usize) -> Self {
        Self { arrays: false, chunk, ..Self::empty() }
    }

    fn empty() -> Self {
        let (bodies, rules) = (Vec::new(), Vec::new());
        Self {
            bodies,
            rules,
            queries: 0,
            arrays: true,
            chunk: usize::MAX,
            known: Solution::new(),
            hard: BTreeSet::new(),
            attended: VecDeque::new(),
            shown: BTreeMap::new(),
        }
    }

    /// Adds a body.
    pub(crate) fn body(
        &mut self,
        pool: &TermPool,
        clauses: &[Term],
        read: Vec<Term>,
        assumed: Vec<Assumption>,
        new: &mut NewSolver<'_, 'b>,
    ) -> Result<(), SmtError> {
        let mut solver = new()?;
        for clause in clauses {
            solver.assert(pool, *clause)?;
        }
        self.bodies.push(Body { assumed, solver, bare: None, read });
        Ok(())
    }

    /// A body is about to be asked. One that has not been for long gives its memory back.
    fn attend(&mut self, body: usize) {
        if self.attended.back() == Some(&body) {
            return;
        }
        self.attended.retain(|other| *other != body);
        self.attended.push_back(body);
        if self.attended.len() > ATTENDED
            && let Some(other) = self.attended.pop_front()
        {
            let body = &mut self.bodies[other];
            body.solver.rest();
            body.bare.iter_mut().for_each(|bare| bare.rest());
        }
    }

    /// Adds formulas that hold, for good; those about all elements at the indices that the bodies read.
    pub fn assume(&mut self, pool: &mut TermPool, known: &Solution) -> Result<(), SmtError> {
        let arrays = self.arrays;
        for body in &mut self.bodies {
            for fact in body.assumed_of(pool, known, arrays.then_some(&[])) {
                body.solver.assert(pool, fact)?;
            }
        }
        for (relation, formulas) in known {
            let all = self.known.entry(*relation).or_default();
            for formula in formulas {
                if !all.contains(formula) {
                    all.push(*formula);
                }
            }
        }
        Ok(())
    }

    /// Whether a solution keeps every rule from the claims.
    pub fn excludes_claims(
        &mut self,
        pool: &mut TermPool,
        solution: &Solution,
    ) -> Result<bool, SmtError> {
        for body in 0..self.bodies.len() {
            let Some(assumed) = self.on_the_way_to_claims(pool, body, solution) else { continue };
            self.attend(body);
            match self.bodies[body].solver.check(pool, &assumed)? {
                Answer::Unsat(_) => (),
                Answer::Sat(_) | Answer::Unknown(_) => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Whether the solver sees that a solution leaves a way to a claim.
    pub fn admits_claims(
        &mut self,
        pool: &mut TermPool,
        solution: &Solution,
    ) -> Result<bool, SmtError> {
        for body in 0..self.bodies.len() {
            let Some(assumed) = self.on_the_way_to_claims(pool, body, solution) else { continue };
            self.attend(body);
            match self.bodies[body].solver.check(pool, &assumed)? {
                Answer::Sat(_) => return Ok(true),
                Answer::Unsat(_) | Answer::Unknown(_) => (),
            }
        }
        Ok(false)
    }

    /// What holds where a body leads to a claim in spite of a solution; `None` if it leads to none.
    fn on_the_way_to_claims(
        &mut self,
        pool: &mut TermPool,
        body: usize,
        solution: &Solution,
    ) -> Option<Vec<Term>> {
        let any = self.claims_of(pool, body);
        if any == pool.false_() {
            return None;
        }
        let mut assumed = self.bodies[body].assumed_of(pool, solution, self.arrays.then_some(&[]));
        assumed.push(any);
        self.queries += 1;
        Some(assumed)
    }

    /// The condition under which a body leads to a claim.
    pub(crate) fn claims_of(&self, pool: &mut TermPool, body: usize) -> Term {
        let rules = self.rules.iter().filter(|rule| rule.body == body);
        let claims = rules.filter(|rule| rule.target == RuleTarget::Claim);
        let claims: Vec<Term> = claims.map(|rule| rule.reached).collect();
        pool.or(&claims)
    }

    /// The rules whose bodies assume a relation.
    fn rules_after(&self, relation: Relation) -> impl Iterator<Item = usize> {
        let assumes = move |rule: &Rule| {
            let mut assumed = self.bodies[rule.body].assumed.iter().chain(&rule.also);
            assumed.any(|assumption| assumption.relation == relation)
        };
        (0..self.rules.len()).filter(move |rule| assumes(&self.rules[*rule]))
    }

    /// The rules that are a round of a loop without inner loops, with the loop's head and the variables that it changes.
    fn rounds(&self, encoder: &Encoder<'_>) -> Vec<(usize, LocId, Vec<VarId>)> {
        let mut rounds = Vec::new();
        for (index, rule) in self.rules.iter().enumerate() {
            let RuleTarget::Relation(relation @ Relation::Head(head)) = rule.target else {
                continue;
            };
            let assumed = &self.bodies[rule.body].assumed;
            if assumed.iter().any(|assumption| assumption.relation == relation) {
                let live = &encoder.live[head.index()];
                let changed = encoder.cfa.forest.loops[&head].modified.iter().copied();
                rounds.push((index, head, changed.filter(|var| live.contains(*var)).collect()));
            }
        }
        rounds
    }

    /// The rules that lead to a relation.
    fn rules_to(&self, relation: Relation) -> Vec<usize> {
        let to = RuleTarget::Relation(relation);
        (0..self.rules.len()).filter(|rule| self.rules[*rule].target == to).collect()
    }
}

impl Body<'_> {
    /// What a solution says of the body's start and calls; with `indices`, at the body's reads and at these the formulas
    /// about all elements too.
    fn assumed_of(
        &mut self,
        pool: &mut TermPool,
        solution: &Solution,
        indices: Option<&[Term]>,
    ) -> Vec<Term> {
        let mut assumed = Vec::new();
        for assumption in &mut self.assumed {
            for formula in solution.get(&assumption.relation).map_or(&[][..], Vec::as_slice) {
                assumed.push(assumption.instance(pool, *formula));
            }
        }
        if let Some(indices) = indices {
            let mut all = self.read.clone();
            all.extend(indices);
            all.sort_unstable();
            all.dedup();
            let more = instances(pool, &assumed, &all);
            assumed.extend(more);
        }
        assumed
    }
}

impl Assumption {
    /// A formula of the relation, as the body sees it.
    fn instance(&mut self, pool: &mut TermPool, formula: Term) -> Term {
        let there = apply(&mut self.values, pool, formula);
        match self.guard {
            Some(guard) => pool.implies(guard, there),
            None => there,
        }
    }
}

/// What a formula is under a substitution.
fn apply(values: &mut Substitution, pool: &mut TermPool, formula: Term) -> Term {
    if values.is_empty() { formula } else { values.apply(pool, formula) }
}

/// The indices that arrays are read at in some formulas under a substitution.
fn indices_of(pool: &TermPool, formulas: &[Term]) -> Vec<Term> {
    read_indices(pool, formulas)
}

/// Puts the values of a memory for the variables.
pub fn substitution(pool: &TermPool, encoder: &Encoder<'_>, memory: &Memory) -> Substitution {
    let mut values = Substitution::default();
    for (var, term) in memory {
        bind(pool, encoder, &mut values, *var, *term);
    }
    values
}

/// Puts a value for a variable.
pub fn bind(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    values: &mut Substitution,
    var: VarId,
    term: Term,
) {
    let symbol = pool.symbol(encoder.own(var));
    values.bind(symbol.expect("a program variable should be a variable term"), term);
}
