//! Formulas that hold for all values of some variables, in queries without quantifiers.
//!
//! ```text
//! QU:1  ask without the formula; if that is unsatisfiable, so it is with it
//! QU:2  otherwise there is a model: if a term of the query, or one for which the formula is about an element in the query,
//!       has a value in it for which the formula does not hold, the formula for that term is added, and QU:1
//! QU:3  if there is another value for which it does not hold in the model, the formula for that value is added, and QU:1
//! QU:4  if there is none, the model is one with the formula
//! ```
//!
//! After Ge and de Moura (2009). What is added follows from the formula, so an answer `Unsat` is right however it was come to.

use std::collections::BTreeSet;

use symra_smt::{Answer, Backend, Frame, SmtError, Solver};
use symra_terms::{Assignment, Substitution, Symbol, Term, TermPool, Value};
use symra_verdict::Budget;

use crate::conjuncts;
use crate::instances::solved;

/// At most so many models of a query are looked at.
const ROUNDS: usize = 200;
/// At most so many terms of a query are tried.
const TERMS: usize = 2000;

/// A formula that holds for all values of a variable.
#[derive(Clone, Copy)]
struct ForAll {
    formula: Term,
    variable: Symbol,
}

/// What is known of a query.
pub(crate) enum Asked {
    /// It is unsatisfiable.
    Impossible,
    /// It is satisfiable.
    Possible,
    /// Neither was shown.
    Open(String),
}

/// The variables that formulas are quantified over, and what stands for them where a formula is to be proved.
pub(crate) struct Quantified<'q> {
    bound: Vec<Symbol>,
    backend: &'q dyn Backend,
    budget: &'q Budget,
    /// How many queries were asked.
    pub(crate) queries: u64,
}

impl<'q> Quantified<'q> {
    pub(crate) fn new(
        pool: &TermPool,
        bound: &[Term],
        backend: &'q dyn Backend,
        budget: &'q Budget,
    ) -> Self {
        let bound = bound.iter().filter_map(|term| pool.symbol(*term)).collect();
        Self { bound, backend, budget, queries: 0 }
    }

    /// Is a condition satisfiable, if `given` holds for all values of the variables? It is part of the condition already for
    /// the variables themselves.
    pub(crate) fn ask(
        &mut self,
        pool: &mut TermPool,
        solver: &mut dyn Solver,
        given: Term,
        condition: &[Term],
    ) -> Result<Asked, SmtError> {
        let mut frame = Frame::enter(solver)?;
        for part in condition {
            frame.assert(pool, *part)?;
        }
        let formulas = self.formulas(pool, given);
        let mut terms = Vec::new();
        for formula in &formulas {
            terms.extend(solved(pool, formula.formula, formula.variable, condition));
        }
        terms.extend(pool.post_order(condition).take(TERMS));
        let mut added = BTreeSet::new();
        for _ in 0..ROUNDS {
            if let Some(reason) = self.budget.spent() {
                return Ok(Asked::Open(reason.to_string()));
            }
            self.queries += 1;
            // QU:1
            let state = match frame.check(pool, &[])? {
                Answer::Unsat(_) => return Ok(Asked::Impossible),
                Answer::Unknown(why) => return Ok(Asked::Open(why.to_string())),
                Answer::Sat(_) if formulas.is_empty() => return Ok(Asked::Possible),
                Answer::Sat(mut model) => {
                    let mut state = Assignment::default();
                    for symbol in variables(pool, condition, given) {
                        let value = model.value(pool, pool.symbol_term(symbol))?;
                        state.set(symbol, value);
                    }
                    state
                }
            };
            let mut violated = violated(pool, &formulas, &terms, &state); // QU:2
            if violated.is_empty() {
                match self.elsewhere(pool, &formulas, &state)? {
                    Elsewhere::At(formula, value) => violated.push((formula, value)), // QU:3
                    Elsewhere::Nowhere => return Ok(Asked::Possible),                 // QU:4
                    Elsewhere::Open(why) => return Ok(Asked::Open(why)),
                }
            }
            let before = added.len();
            for (formula, term) in violated {
                let mut substitution = Substitution::default();
                substitution.bind(formula.variable, term);
                let instance = substitution.apply(pool, formula.formula);
                if added.insert(instance) {
                    frame.assert(pool, instance)?;
                }
            }
            if added.len() == before {
                break;
            }
        }
        Ok(Asked::Open("the quantified formulas were instantiated too often".to_owned()))
    }

    /// The parts of a formula that have variables to quantify over, once for each of them.
    fn formulas(&self, pool: &TermPool, given: Term) -> Vec<ForAll> {
        let mut found = Vec::new();
        for formula in conjuncts(pool, given) {
            let variables = pool.variables(formula);
            let bound = self.bound.iter().filter(|symbol| variables.contains(symbol));
            found.extend(bound.map(|variable| ForAll { formula, variable: *variable }));
        }
        found
    }

    /// Is there any value for which one of the formulas does not hold in a state?
    fn elsewhere(
        &mut self,
        pool: &mut TermPool,
        formulas: &[ForAll],
        state: &Assignment,
    ) -> Result<Elsewhere, SmtError> {
        for formula in formulas {
            let mut substitution = Substitution::default();
            for symbol in pool.variables(formula.formula) {
                if symbol != formula.variable
                    && let Some(value) = state.get(symbol)
                {
                    let value = pool.constant(value.clone());
                    substitution.bind(symbol, value);
                }
            }
            let here = substitution.apply(pool, formula.formula);
            let fails = pool.not(here);
            let mut solver = self.backend.solver(&self.budget.limits())?;
            self.queries += 1;
            match solver.check(pool, &[fails])? {
                Answer::Unsat(_) => (),
                Answer::Unknown(why) => return Ok(Elsewhere::Open(why.to_string())),
                Answer::Sat(mut model) => {
                    let value = model.value(pool, pool.symbol_term(formula.variable))?;
                    return Ok(Elsewhere::At(*formula, pool.constant(value)));
                }
            }
        }
        Ok(Elsewhere::Nowhere)
    }
}

enum Elsewhere {
    At(ForAll, Term),
    Nowhere,
    Open(String),
}

fn variables(pool: &TermPool, condition: &[Term], given: Term) -> BTreeSet<Symbol> {
    let mut roots = condition.to_vec();
    roots.push(given);
    pool.post_order(&roots).filter_map(|term| pool.symbol(term)).collect()
}

/// The formulas, each with terms for whose values it does not hold; for each value the first term that has it.
fn violated(
    pool: &TermPool,
    formulas: &[ForAll],
    terms: &[Term],
    state: &Assignment,
) -> Vec<(ForAll, Term)> {
    let mut found = Vec::new();
    for formula in formulas {
        let sort = pool.sort(pool.symbol_term(formula.variable));
        let mut tried: BTreeSet<Value> = BTreeSet::new();
        for term in terms.iter().filter(|term| pool.sort(**term) == sort) {
            let value = pool.evaluate_in(*term, state);
            if !tried.insert(value.clone()) {
                continue;
            }
            let mut at = state.clone();
            at.set(formula.variable, value);
            if pool.evaluate_in(formula.formula, &at) != Value::Bool(true) {
                found.push((*formula, *term));
            }
        }
    }
    found
}
