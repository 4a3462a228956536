//! Questions to the solver, with what earlier answers say.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use symra_smt::{Answer, Frame, SmtError, Solver, WhyUnknown};
use symra_terms::{Assignment, Symbol, Term, TermPool};

/// The answer to a question with yes or no. Undecided is neither.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    Yes,
    No,
    Undecided(WhyUnknown),
}

impl Decision {
    pub(crate) fn is_yes(&self) -> bool {
        *self == Self::Yes
    }

    /// The conjunction: no wins, then undecided.
    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::No, _) | (_, Self::No) => Self::No,
            (undecided @ Self::Undecided(_), _) | (_, undecided @ Self::Undecided(_)) => undecided,
            (Self::Yes, Self::Yes) => Self::Yes,
        }
    }
}

/// One way in which questions can be answered together.
#[derive(Clone, Debug)]
pub(crate) struct Minterm {
    /// The truth of each question.
    pub(crate) truth: Vec<bool>,
    /// A point where they have it.
    pub(crate) sample: Assignment,
}

/// All ways, or why they are not known.
pub(crate) type Minterms = Result<Vec<Minterm>, WhyUnknown>;

/// A solver that remembers.
pub(crate) struct Prover {
    solver: Box<dyn Solver>,
    /// How many queries the solver was asked.
    pub(crate) queries: u64,
    /// Why the last undecided query was.
    pub(crate) undecided: Option<WhyUnknown>,
    /// For a goal, sets of facts that imply it.
    cores: FxHashMap<Term, Vec<Vec<Term>>>,
    /// For a goal, points where it does not hold.
    counterexamples: FxHashMap<Term, Vec<Assignment>>,
    /// Answers about sets of facts.
    satisfiable: FxHashMap<Vec<Term>, bool>,
    /// Answers to questions under conditions.
    minterms: FxHashMap<(Vec<Term>, Vec<Term>), Vec<Minterm>>,
}

/// How many counterexamples of a goal are kept.
const KEPT: usize = 24;

impl Prover {
    pub(crate) fn new(solver: Box<dyn Solver>) -> Self {
        Self {
            solver,
            queries: 0,
            undecided: None,
            cores: FxHashMap::default(),
            counterexamples: FxHashMap::default(),
            satisfiable: FxHashMap::default(),
            minterms: FxHashMap::default(),
        }
    }

    /// Do the facts imply the goal? Facts are sorted; `holds` says whether a point satisfies them all.
    pub(crate) fn implied(
        &mut self,
        pool: &mut TermPool,
        facts: &[Term],
        goal: Term,
        holds: &mut dyn FnMut(&TermPool, &Assignment) -> bool,
    ) -> Result<Decision, SmtError> {
        if goal == pool.true_() || facts.binary_search(&goal).is_ok() {
            return Ok(Decision::Yes);
        }
        let known = self.cores.get(&goal).map_or(&[][..], Vec::as_slice);
        if known.iter().any(|core| core.iter().all(|fact| facts.binary_search(fact).is_ok())) {
            return Ok(Decision::Yes);
        }
        let points = self.counterexamples.get(&goal).map_or(&[][..], Vec::as_slice);
        if points.iter().any(|point| holds(pool, point)) {
            return Ok(Decision::No);
        }
        let facts = relevant(pool, facts, goal);
        let negation = pool.not(goal);
        let mut assuming = facts;
        assuming.push(negation);
        self.queries += 1;
        match self.solver.check(pool, &assuming)? {
            Answer::Unsat(mut refutation) => {
                let mut core = refutation.core()?;
                core.retain(|fact| *fact != negation);
                core.sort_unstable();
                self.cores.entry(goal).or_default().push(core);
                Ok(Decision::Yes)
            }
            Answer::Sat(mut model) => {
                let mut sample = Assignment::default();
                for name in symbols(pool, &assuming) {
                    let value = model.value(pool, pool.symbol_term(name))?;
                    sample.set(name, value);
                }
                let points = self.counterexamples.entry(goal).or_default();
                if points.len() < KEPT {
                    points.push(sample);
                }
                Ok(Decision::No)
            }
            Answer::Unknown(why) => {
                self.undecided = Some(why.clone());
                Ok(Decision::Undecided(why))
            }
        }
    }

    /// Can all facts hold together?
    pub(crate) fn satisfiable(
        &mut self,
        pool: &mut TermPool,
        facts: &[Term],
    ) -> Result<Decision, SmtError> {
        let mut facts: Vec<Term> =
            facts.iter().copied().filter(|fact| *fact != pool.true_()).collect();
        facts.sort_unstable();
        facts.dedup();
        if facts.is_empty() {
            return Ok(Decision::Yes);
        }
        if facts.contains(&pool.false_()) {
            return Ok(Decision::No);
        }
        if let Some(known) = self.satisfiable.get(&facts) {
            return Ok(if *known { Decision::Yes } else { Decision::No });
        }
        self.queries += 1;
        let mut frame = Frame::enter(&mut *self.solver)?;
        for fact in &facts {
            frame.assert(pool, *fact)?;
        }
        let satisfiable = match frame.check(pool, &[])? {
            Answer::Sat(_) => true,
            Answer::Unsat(_) => false,
            Answer::Unknown(why) => {
                self.undecided = Some(why.clone());
                return Ok(Decision::Undecided(why));
            }
        };
        drop(frame);
        self.satisfiable.insert(facts, satisfiable);
        Ok(if satisfiable { Decision::Yes } else { Decision::No })
    }

    /// All combinations of truth values that the questions have where the conditions hold, in ascending order of these.
    pub(crate) fn all_sat(
        &mut self,
        pool: &mut TermPool,
        conditions: &[Term],
        questions: &[Term],
    ) -> Result<Minterms, SmtError> {
        let key = (conditions.to_vec(), questions.to_vec());
        if let Some(known) = self.minterms.get(&key) {
            return Ok(Ok(known.clone()));
        }
        let mut found: BTreeMap<Vec<bool>, Assignment> = BTreeMap::new();
        let mut all = conditions.to_vec();
        all.extend_from_slice(questions);
        let names = symbols(pool, &all);
        let mut frame = Frame::enter(&mut *self.solver)?;
        for condition in conditions {
            frame.assert(pool, *condition)?;
        }
        loop {
            self.queries += 1;
            let mut sample = Assignment::default();
            match frame.check(pool, &[])? {
                Answer::Unsat(_) => break,
                Answer::Unknown(why) => return Ok(Err(why)),
                Answer::Sat(mut model) => {
                    for name in &names {
                        let value = model.value(pool, pool.symbol_term(*name))?;
                        sample.set(*name, value);
                    }
                }
            }
            let truth: Vec<bool> = questions
                .iter()
                .map(|question| pool.evaluate_in(*question, &sample).as_bool() == Some(true))
                .collect();
            let mut clause = Vec::with_capacity(questions.len());
            for (question, truth) in questions.iter().zip(&truth) {
                clause.push(if *truth { pool.not(*question) } else { *question });
            }
            found.insert(truth, sample);
            if clause.is_empty() {
                break;
            }
            let clause = pool.or(&clause);
            frame.assert(pool, clause)?;
        }
        drop(frame);
        let found: Vec<Minterm> =
            found.into_iter().map(|(truth, sample)| Minterm { truth, sample }).collect();
        self.minterms.insert(key, found.clone());
        Ok(Ok(found))
    }

    /// A point where all facts hold.
    pub(crate) fn model(
        &mut self,
        pool: &TermPool,
        facts: &[Term],
    ) -> Result<Result<Assignment, Option<WhyUnknown>>, SmtError> {
        self.queries += 1;
        let names = symbols(pool, facts);
        let mut frame = Frame::enter(&mut *self.solver)?;
        for fact in facts {
            frame.assert(pool, *fact)?;
        }
        match frame.check(pool, &[])? {
            Answer::Sat(mut model) => {
                let mut sample = Assignment::default();
                for name in names {
                    let value = model.value(pool, pool.symbol_term(name))?;
                    sample.set(name, value);
                }
                Ok(Ok(sample))
            }
            Answer::Unsat(_) => Ok(Err(None)),
            Answer::Unknown(why) => Ok(Err(Some(why))),
        }
    }
}

/// The variables of terms, each once.
fn symbols(pool: &TermPool, terms: &[Term]) -> Vec<Symbol> {
    let mut names: Vec<Symbol> = terms.iter().flat_map(|term| pool.variables(*term)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The facts that share a variable with the goal, or with a fact that does, and so on. The others can't matter where
/// they are satisfiable, and where they aren't, `implied` is only more careful.
fn relevant(pool: &TermPool, facts: &[Term], goal: Term) -> Vec<Term> {
    let names: Vec<Vec<Symbol>> = facts.iter().map(|fact| pool.variables(*fact)).collect();
    let mut reached = pool.variables(goal);
    let mut taken = vec![false; facts.len()];
    loop {
        let before = reached.len();
        for (index, names) in names.iter().enumerate() {
            if !taken[index] && names.iter().any(|name| reached.contains(name)) {
                taken[index] = true;
                reached.extend(
                    names
                        .iter()
                        .filter(|name| !reached.contains(name))
                        .copied()
                        .collect::<Vec<_>>(),
                );
            }
        }
        if reached.len() == before {
            break;
        }
    }
    facts.iter().zip(taken).filter(|(_, taken)| *taken).map(|(fact, _)| *fact).collect()
}
