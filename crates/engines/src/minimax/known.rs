//! What is known at the end of the path: a solver that holds it, and, where one is at hand, a state that satisfies all of it (D10).
//!
//! A state answers most questions without a query: what it violates does not follow. It decides nothing else, so that a wrong one
//! could cost time, but no verdict.

use std::rc::Rc;
use std::time::Duration;

use rustc_hash::FxHashMap;
use symra_smt::{Answer, Limits, SmtError, Solver};
use symra_terms::{Assignment, Substitution, Symbol, Term, TermPool, Value};

use crate::engine::{Context, Progress, helping};

/// The longest time for a query along the path. One that is not decided then counts as feasible.
const QUERY: Duration = Duration::from_secs(2);

/// With so many formulas it pays to ask of the new one alone first.
const MANY: usize = 16;

/// So often, with so many formulas more each time.
const ROUNDS: usize = 24;
const VIOLATED: usize = 8;

/// Whether something follows from what is known at the end of the path.
#[derive(Debug)]
pub(super) enum Follows {
    Yes,
    /// No, and this state shows it.
    No(Rc<Assignment>),
    Undecided,
}

/// What one step of the path adds.
struct KnownFrame {
    formulas: Vec<Term>,
    /// A state that satisfies these and those of all frames before.
    state: Option<Rc<Assignment>>,
}

/// What is known at the end of the path.
pub(super) struct Known {
    solver: Box<dyn Solver>,
    /// A solver that holds nothing.
    alone: Box<dyn Solver>,
    frames: Vec<KnownFrame>,
    /// In how many formulas symbols are.
    mentioned: FxHashMap<Symbol, usize>,
    /// Before the first frame every state will do.
    any: Rc<Assignment>,
    pub(super) queries: u64,
}

impl Known {
    pub(super) fn new(context: &Context<'_>) -> Result<Self, SmtError> {
        let limits = context.budget.limits();
        let query = Some(limits.query.map_or(QUERY, |query| query.min(QUERY)));
        Ok(Self {
            solver: context.backend.solver(&Limits { query, ..limits })?,
            alone: context.backend.solver(&helping(context.budget))?,
            frames: Vec::new(),
            mentioned: FxHashMap::default(),
            any: Rc::default(),
            queries: 0,
        })
    }

    /// A state that satisfies all that is known, if one is at hand.
    pub(super) fn state(&self) -> Option<&Rc<Assignment>> {
        self.frames.last().map_or(Some(&self.any), |frame| frame.state.as_ref())
    }

    /// Begins a frame. Requires: the state, if there is one, satisfies what is known.
    pub(super) fn enter(&mut self, state: Option<Rc<Assignment>>) -> Result<(), SmtError> {
        let state = state.or_else(|| self.state().cloned());
        self.frames.push(KnownFrame { formulas: Vec::new(), state });
        self.solver.push()
    }

    /// Forgets the last frame.
    pub(super) fn leave(&mut self, pool: &TermPool) -> Result<(), SmtError> {
        let frame = self.frames.pop().expect("a frame should be there");
        for symbol in frame.formulas.iter().flat_map(|formula| pool.variables(*formula)) {
            let count = self.mentioned.get_mut(&symbol).expect("a symbol should be counted");
            *count -= 1;
            if *count == 0 {
                self.mentioned.remove(&symbol);
            }
        }
        self.solver.pop()
    }

    /// Adds to the last frame.
    pub(super) fn assert(&mut self, pool: &TermPool, formula: Term) -> Result<(), SmtError> {
        let frame = self.frames.last_mut().expect("a frame should be there");
        frame.formulas.push(formula);
        for symbol in pool.variables(formula) {
            *self.mentioned.entry(symbol).or_default() += 1;
        }
        if frame.state.as_ref().is_some_and(|state| !holds(pool, formula, state)) {
            frame.state = None;
        }
        self.solver.assert(pool, formula)
    }

    /// Whether the negation of a formula follows.
    pub(super) fn excludes(
        &mut self,
        pool: &mut TermPool,
        formula: Term,
        progress: &Progress,
    ) -> Result<Follows, SmtError> {
        // D10
        if let Some(state) = self.state()
            && holds(pool, formula, state)
        {
            Progress::add(&progress.decided, 1);
            return Ok(Follows::No(state.clone()));
        }
        self.queries += 1;
        Progress::add(&progress.asked, 1);
        if let Some(state) = self.extended(pool, formula)? {
            return Ok(Follows::No(state));
        }
        if let Some(answer) = self.patched(pool, formula)? {
            return Ok(answer);
        }
        let known = self.state().cloned();
        let Self { solver, frames, .. } = self;
        Ok(match solver.check(pool, &[formula])? {
            Answer::Unsat(_) => Follows::Yes,
            Answer::Unknown(_) => Follows::Undecided,
            Answer::Sat(mut model) => {
                let (mut state, symbols) = match known.zip(model.about()) {
                    Some((known, about)) => ((*known).clone(), about),
                    None => (Assignment::default(), symbols(pool, frames, formula)),
                };
                for symbol in symbols {
                    state.set(symbol, model.value(pool, pool.symbol_term(symbol))?);
                }
                Follows::No(Rc::new(state))
            }
        })
    }

    /// The state at hand with other values for symbols that only the formula has, if that satisfies it.
    fn extended(
        &mut self,
        pool: &mut TermPool,
        formula: Term,
    ) -> Result<Option<Rc<Assignment>>, SmtError> {
        let Some(state) = self.state().cloned() else { return Ok(None) };
        let (old, new): (Vec<Symbol>, Vec<Symbol>) =
            pool.variables(formula).into_iter().partition(|s| self.mentioned.contains_key(s));
        if new.is_empty() {
            return Ok(None);
        }
        let mut pinned = Substitution::default();
        for symbol in old {
            let value = pool.evaluate_in(pool.symbol_term(symbol), &state);
            pinned.bind(symbol, pool.constant(value));
        }
        let rest = pinned.apply(pool, formula);
        if rest == pool.false_() {
            return Ok(None);
        }
        Ok(match self.alone.check(pool, &[rest])? {
            Answer::Unsat(_) | Answer::Unknown(_) => None,
            Answer::Sat(mut model) => {
                let mut state = (*state).clone();
                for symbol in new {
                    state.set(symbol, model.value(pool, pool.symbol_term(symbol))?);
                }
                holds(pool, formula, &state).then(|| Rc::new(state))
            }
        })
    }

    /// Asks of the formula alone, and puts the answer into the state at hand; what that violates is asked with it the next time.
    /// `None` if that decides nothing.
    fn patched(&mut self, pool: &TermPool, formula: Term) -> Result<Option<Follows>, SmtError> {
        let mut state = (**self.state().unwrap_or(&self.any)).clone();
        let Self { alone, frames, .. } = self;
        if frames.iter().map(|frame| frame.formulas.len()).sum::<usize>() < MANY {
            return Ok(None);
        }
        let mut parts = vec![formula];
        for _ in 0..ROUNDS {
            match alone.check(pool, &parts)? {
                Answer::Unsat(_) => return Ok(Some(Follows::Yes)),
                Answer::Unknown(_) => return Ok(None),
                Answer::Sat(mut model) => {
                    for symbol in parts.iter().flat_map(|part| pool.variables(*part)) {
                        state.set(symbol, model.value(pool, pool.symbol_term(symbol))?);
                    }
                }
            }
            let all = frames.iter().rev().flat_map(|frame| &frame.formulas).chain([&formula]);
            let violated = all.copied().filter(|other| !holds(pool, *other, &state));
            let violated: Vec<Term> = violated.take(VIOLATED).collect();
            if violated.is_empty() {
                return Ok(Some(Follows::No(Rc::new(state))));
            }
            if violated.iter().any(|other| parts.contains(other)) {
                return Ok(None);
            }
            parts.extend(violated);
        }
        Ok(None)
    }
}

/// Whether a formula holds in a state.
pub(super) fn holds(pool: &TermPool, formula: Term, state: &Assignment) -> bool {
    pool.evaluate_in(formula, state) == Value::Bool(true)
}

fn symbols(pool: &TermPool, frames: &[KnownFrame], formula: Term) -> Vec<Symbol> {
    let all = frames.iter().flat_map(|frame| &frame.formulas).chain([&formula]);
    let mut found: Vec<Symbol> = all.flat_map(|term| pool.variables(*term)).collect();
    found.sort_unstable();
    found.dedup();
    found
}
