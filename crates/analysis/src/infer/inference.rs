//! Invariants at the heads of loops, from all sources of candidates in turn.
//!
//! ```text
//! IN:1  intervals and congruences of variables (absint)
//! IN:2  linear equations (horn)
//! IN:3  candidates from the program's text, about sums that loops conserve, and what IN:1 said: keep those that are
//!       inductive (horn)
//! IN:4  candidates about all allocated objects, then about what their links preserve, then with exceptions, then about links
//!       between them, then about all elements of arrays: the same, with a solver for hard queries
//! IN:5  whenever IN:4 kept some, the candidates of IN:3 again; in the end, IN:2 and IN:3 again
//! ```
//!
//! After each step: do the inductive formulas exclude the claims? Whatever is found goes into the lemma store.

use std::collections::BTreeMap;
use std::time::Duration;

use symra_ir::LocId;
use symra_smt::{Backend, Limits, SmtError};
use symra_terms::{Assignment, TermPool, Value};
use symra_verdict::Budget;

use super::arrays::ArrayGuesses;
use super::measures::{self, Measures, measures};
use super::{arrays, candidates, conserved, objects};
use crate::absint::loop_facts;
use crate::horn::{HornSystem, annotation, equations_at_heads, solution};
use crate::lemmas::{Grounds, Lemmas};
use crate::system::CutPoints;
use crate::{Annotation, join};

/// The longest time for a query that only helps.
const HELP: Duration = Duration::from_secs(1);

/// At most so many guesses about elements are checked for a head.
const GUESSES: usize = 400;

/// Which sources of candidates are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InferenceConfig {
    /// IN:1.
    pub intervals: bool,
    /// IN:4.
    pub arrays: bool,
}

impl Default for InferenceConfig {
    fn default() -> Self {
        Self { intervals: true, arrays: true }
    }
}

/// The invariants that are known of a cut-point system.
pub struct Inference<'r> {
    config: InferenceConfig,
    backend: &'r dyn Backend,
    budget: &'r Budget,
    lemmas: &'r Lemmas,
    /// How many lemmas of the store were seen.
    seen: usize,
    /// The rules of the system.
    pub horn: HornSystem<'r>,
    /// States at heads that runs have had: they refute candidates.
    states: BTreeMap<LocId, Vec<Assignment>>,
    /// The candidates of IN:3.
    candidates: Annotation,
    /// All that is known to hold.
    pub known: Annotation,
    /// What is inductive together.
    pub inductive: Annotation,
}

impl<'r> Inference<'r> {
    /// Begins with what the store knows.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn new(
        pool: &mut TermPool,
        system: &CutPoints<'_>,
        config: InferenceConfig,
        (backend, budget, lemmas): (&'r dyn Backend, &'r Budget, &'r Lemmas),
    ) -> Result<Self, SmtError> {
        let horn = HornSystem::plain(pool, system, backend, &helping(budget))?;
        let mut inference = Self {
            config,
            backend,
            budget,
            lemmas,
            seen: 0,
            horn,
            states: BTreeMap::new(),
            candidates: Annotation::new(),
            known: Annotation::new(),
            inductive: Annotation::new(),
        };
        inference.read_lemmas(pool)?;
        Ok(inference)
    }

    /// Lets states at heads refute candidates.
    #[must_use]
    pub fn with_states(mut self, states: BTreeMap<LocId, Vec<Assignment>>) -> Self {
        self.states = states;
        self
    }

    /// Takes over what others have added to the store since.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn read_lemmas(&mut self, pool: &mut TermPool) -> Result<(), SmtError> {
        let (inductive, others) = self.lemmas.since(&mut self.seen, pool);
        join(&mut self.known, &others);
        self.learn(pool, &inductive)
    }

    /// All steps. The formulas that prove the program, if they do.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn run(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
    ) -> Result<Option<Annotation>, SmtError> {
        self.intervals(pool, system); // IN:1
        if let Some(proof) = self.guess(pool, system)? {
            return Ok(Some(proof));
        }
        self.arrays(pool, system)
    }

    /// IN:2 and IN:3. The formulas that prove the program, if they do.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn guess(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
    ) -> Result<Option<Annotation>, SmtError> {
        let mut guesses = candidates(pool, &mut system.encoder);
        let measures = measures(pool, &mut system.encoder);
        self.equations(pool, system, &measures)?; // IN:2
        join(&mut guesses, &measures::guesses(pool, &measures));
        let sums = self.horn.conserved(pool, &system.encoder, &self.budget.fraction(1, 16))?;
        join(&mut guesses, &conserved::guesses(pool, system, &sums));
        let rates = self.horn.rates(pool, &system.encoder, &self.budget.fraction(1, 16))?;
        join(&mut guesses, &conserved::within_rates(pool, system, &rates));
        join(&mut guesses, &self.known);
        let proof = self.strengthen(pool, system, guesses.clone())?; // IN:3
        self.candidates.clone_from(&guesses);
        let several = system.encoder.cfa.forest.loops.len() > 1;
        if proof.is_some() || (measures.is_empty() && !several) {
            return Ok(proof);
        }
        // A counter that does not wrap, extended, is in equations only now that it is known not to; and so is what an inner loop
        // counts, now that it is known where that ends.
        let known = self.inductive.clone();
        self.horn.assume(pool, &solution(&known))?;
        self.equations(pool, system, &measures)?;
        if measures.is_empty() && self.inductive == known {
            return Ok(None);
        }
        self.strengthen(pool, system, guesses)
    }

    /// IN:1.
    pub fn intervals(&mut self, pool: &mut TermPool, system: &mut CutPoints<'_>) {
        if !self.config.intervals {
            return;
        }
        let cfa = system.encoder.cfa;
        let mut found =
            loop_facts(pool, cfa.program, cfa.program.main, &self.budget.fraction(1, 8));
        found.facts.retain(|head, _| cfa.is_head(*head));
        system.encoder.refuse_dead(pool, &mut found.facts);
        self.lemmas.of("intervals").add(pool, &found.facts, Grounds::Analysis);
        join(&mut self.known, &found.facts);
    }

    fn equations(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
        measures: &BTreeMap<LocId, Measures>,
    ) -> Result<(), SmtError> {
        let budget = self.budget.fraction(1, 4);
        let terms = measures.iter().map(|(head, found)| (*head, found.terms().collect())).collect();
        let equations = equations_at_heads(pool, &mut system.encoder, &self.states, &terms);
        let found = self.horn.affine(pool, equations, &budget)?;
        if found.is_none() {
            tracing::debug!("the equations took too long");
        }
        if let Some(equations) = found {
            let equations = annotation(&equations);
            self.lemmas.of("linear equations").add(pool, &equations, Grounds::Inductive);
            self.learn(pool, &equations)?;
        }
        Ok(())
    }

    /// Keeps the guesses that are inductive. The formulas that prove the program, if they do.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn strengthen(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
        mut guesses: Annotation,
    ) -> Result<Option<Annotation>, SmtError> {
        let budget = self.budget.fraction(1, 4);
        system.encoder.refuse_dead(pool, &mut guesses);
        for (head, formulas) in &mut guesses {
            let states = self.states.get(head).map_or(&[][..], Vec::as_slice);
            formulas.retain(|formula| {
                let holds = |state| pool.evaluate_in(*formula, state) == Value::Bool(true);
                states.iter().all(holds)
            });
        }
        let Some(kept) = self.horn.inductive(pool, &solution(&guesses), &budget)? else {
            tracing::debug!("the guesses took too long");
            return Ok(None);
        };
        let kept = annotation(&kept);
        log(pool, &kept, "invariant");
        self.lemmas.of("guess and check").add(pool, &kept, Grounds::Inductive);
        join(&mut self.known, &kept);
        join(&mut self.inductive, &kept);
        self.proof(pool)
    }

    /// The inductive formulas, if they exclude the claims.
    fn proof(&mut self, pool: &mut TermPool) -> Result<Option<Annotation>, SmtError> {
        let excludes = self.horn.excludes_claims(pool, &solution(&self.inductive))?;
        Ok(excludes.then(|| self.inductive.clone()))
    }

    /// Knows formulas that are inductive.
    fn learn(&mut self, pool: &mut TermPool, formulas: &Annotation) -> Result<(), SmtError> {
        self.horn.assume(pool, &solution(formulas))?;
        join(&mut self.known, formulas);
        join(&mut self.inductive, formulas);
        Ok(())
    }

    /// IN:4 and IN:5. The formulas that prove the program, if they do.
    ///
    /// # Errors
    /// If a solver failed.
    pub fn arrays(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
    ) -> Result<Option<Annotation>, SmtError> {
        if !self.config.arrays {
            return Ok(None);
        }
        let mut learned = false;
        for kind in objects::ObjectKind::ALL {
            let guesses = objects::guesses(pool, &mut system.encoder, kind, &self.inductive);
            match self.elements(pool, system, guesses)? {
                Elements::Proof(formulas) => return Ok(Some(formulas)),
                Elements::Learned => {
                    learned = true;
                    // What holds of objects may be what the formulas about other variables lacked.
                    let candidates = self.candidates.clone();
                    if let Some(proof) = self.strengthen(pool, system, candidates)? {
                        return Ok(Some(proof)); // IN:5
                    }
                }
                Elements::Nothing => (),
            }
        }
        let guesses = arrays::guesses(pool, &mut system.encoder);
        match self.elements(pool, system, guesses)? {
            Elements::Proof(formulas) => return Ok(Some(formulas)),
            Elements::Learned => learned = true,
            Elements::Nothing => (),
        }
        if !learned {
            return Ok(None);
        }
        self.guess(pool, system) // IN:5
    }

    /// Keeps guesses about all elements, or all objects, that are inductive.
    fn elements(
        &mut self,
        pool: &mut TermPool,
        system: &mut CutPoints<'_>,
        mut guesses: ArrayGuesses,
    ) -> Result<Elements, SmtError> {
        system.encoder.refuse_dead(pool, &mut guesses.formulas);
        guesses.refute(pool, &self.states);
        for (head, formulas) in &mut guesses.formulas {
            let known = self.inductive.get(head).map_or(&[][..], Vec::as_slice);
            formulas.retain(|formula| !known.contains(formula));
            tracing::debug!(head = head.0, guesses = formulas.len(), "guesses about elements");
            formulas.truncate(GUESSES);
        }
        if guesses.formulas.values().all(Vec::is_empty) {
            return Ok(Elements::Nothing);
        }
        let limits = helping(self.budget);
        let mut hard = HornSystem::about_arrays(pool, system, self.backend, &limits)?;
        hard.assume(pool, &solution(&self.inductive))?;
        let budget = self.budget.fraction(1, 2);
        let found = hard.inductive(pool, &solution(&guesses.formulas), &budget)?;
        let Some(kept) = found else {
            tracing::debug!("the array invariants took too long");
            return Ok(Elements::Nothing);
        };
        let mut kept = annotation(&kept);
        arrays::leave_out_weaker(pool, &mut kept);
        log(pool, &kept, "array invariant");
        if kept.values().all(Vec::is_empty) {
            return Ok(Elements::Nothing);
        }
        let budget = self.budget.fraction(1, 3);
        if !hard.admits_claims(pool, &solution(&kept))?
            && let Some(needed) = hard.minimize(pool, &solution(&kept), &budget)?
        {
            return Ok(Elements::Proof(annotation(&needed)));
        }
        self.lemmas.of("array invariants").add(pool, &kept, Grounds::Inductive);
        self.learn(pool, &kept)?;
        Ok(Elements::Learned)
    }
}

/// What came of guesses about all elements.
enum Elements {
    /// The formulas that prove the program.
    Proof(Annotation),
    /// Some are inductive.
    Learned,
    /// Nothing.
    Nothing,
}

/// Limits for queries that only help.
pub(crate) fn helping(budget: &Budget) -> Limits {
    let limits = budget.limits();
    Limits { query: Some(limits.query.map_or(HELP, |query| query.min(HELP))), ..limits }
}

fn log(pool: &TermPool, formulas: &Annotation, what: &str) {
    for (head, formula) in
        formulas.iter().flat_map(|(head, all)| all.iter().map(move |f| (head, f)))
    {
        tracing::debug!(head = head.0, formula = %pool.display(*formula), "{what}");
    }
}
