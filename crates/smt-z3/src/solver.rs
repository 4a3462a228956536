//! The incremental solver.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_smt::{Answer, Limits, Refutation, SmtError, Solver, WhyUnknown};
use symra_terms::{Op, Sort, Term, TermPool};

use crate::ffi::{self, Ast, Context, NAME, Outcome};
use crate::model::Z3Model;
use crate::translate::Translator;
use crate::watch::Watch;

/// Z3's incremental solver. All terms must be of one pool, or of clones of it.
pub(crate) struct Z3Solver {
    pub(crate) context: Context,
    pub(crate) solver: ffi::Solver,
    pub(crate) translator: Translator,
    limits: Limits,
    /// The literal that stands for an assumption that is none itself.
    literals: FxHashMap<Term, Literal>,
    /// How many frames the user has open.
    frames: usize,
    /// The assumptions whose literals are defined, in a frame of their own above the user's; none if it is not there.
    defined: Vec<Term>,
    /// The literals of the last check, and what they stand for.
    assumed: Vec<(usize, Term)>,
}

struct Literal {
    ast: Ast,
    defined: bool,
}

impl Z3Solver {
    pub(crate) fn new(limits: &Limits) -> Result<Self, SmtError> {
        let context = Context::new()?;
        let solver = ffi::Solver::new(&context)?;
        Ok(Self {
            translator: Translator::new(&context),
            solver,
            context,
            limits: limits.clone(),
            literals: FxHashMap::default(),
            frames: 0,
            defined: Vec::new(),
            assumed: Vec::new(),
        })
    }

    /// A literal that implies the assumption.
    fn literal(&mut self, pool: &TermPool, term: Term) -> Result<Ast, SmtError> {
        let meaning = self.translator.term(pool, term)?;
        if is_literal(pool, term) {
            return Ok(meaning);
        }
        let known = match self.literals.entry(term) {
            std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(Literal { ast: self.context.fresh_bool()?, defined: false })
            }
        };
        if !known.defined {
            if self.defined.is_empty() {
                self.solver.push()?;
            }
            self.defined.push(term);
            known.defined = true;
            self.solver.assert(&self.context.implies(&known.ast, &meaning)?)?;
        }
        Ok(known.ast.clone())
    }

    /// Forgets the literals' definitions. They must not pile up: Z3 looks for values for all that is defined, be it assumed
    /// or not.
    fn forget(&mut self) -> Result<(), SmtError> {
        if self.defined.is_empty() {
            return Ok(());
        }
        self.solver.pop()?;
        for term in self.defined.drain(..) {
            if let Some(literal) = self.literals.get_mut(&term) {
                literal.defined = false;
            }
        }
        Ok(())
    }

    /// Asks Z3 under the limits; why not, if it was not decided.
    fn ask(&self, literals: &[Ast]) -> Result<Verdict, SmtError> {
        let watch = match Watch::begin(&self.context, &self.limits) {
            Ok(watch) => watch,
            Err(why) => return Ok(Verdict::Unknown(why)),
        };
        let verdict = match self.solver.check(literals) {
            Ok(Outcome::Sat) => Ok(Verdict::Sat),
            Ok(Outcome::Unsat) => Ok(Verdict::Unsat),
            Ok(Outcome::Unknown) => {
                let own = || match self.solver.why_unknown() {
                    why if why.contains("memory") => WhyUnknown::Memory,
                    why => WhyUnknown::Incomplete(why),
                };
                Ok(Verdict::Unknown(watch.why().unwrap_or_else(own)))
            }
            Err(SmtError::OutOfMemory { .. }) => Ok(Verdict::Unknown(WhyUnknown::Memory)),
            // An interrupt may show as an error of the call.
            Err(error) => watch.why().map_or(Err(error), |why| Ok(Verdict::Unknown(why))),
        };
        watch.end(&self.context)?;
        verdict
    }
}

/// How many definitions of literals that are not assumed may wait for their next use.
const SPARE: usize = 8;

/// What a check under limits said.
enum Verdict {
    Sat,
    Unsat,
    Unknown(WhyUnknown),
}

/// Whether a term is a variable or the negation of one.
fn is_literal(pool: &TermPool, term: Term) -> bool {
    let atom = if pool.op(term) == Op::Not { pool.args(term)[0] } else { term };
    matches!(pool.op(atom), Op::Var(_)) && *pool.sort(atom) == Sort::Bool
}

impl Solver for Z3Solver {
    fn push(&mut self) -> Result<(), SmtError> {
        self.forget()?;
        self.solver.push()?;
        self.frames += 1;
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        if self.frames == 0 {
            return Err(SmtError::NoFrame);
        }
        self.forget()?;
        self.solver.pop()?;
        self.frames -= 1;
        Ok(())
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.forget()?;
        let fact = self.translator.term(pool, fact)?;
        self.solver.assert(&fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        self.assumed.clear();
        if self.defined.len() > assuming.len() + SPARE {
            self.forget()?;
        }
        let mut literals = Vec::with_capacity(assuming.len());
        for term in assuming {
            let literal = self.literal(pool, *term)?;
            self.assumed.push((literal.id(), *term));
            literals.push(literal);
        }
        match self.ask(&literals)? {
            Verdict::Unknown(why) => Ok(Answer::Unknown(why)),
            Verdict::Sat => match self.solver.model() {
                Ok(model) => Ok(Answer::Sat(Box::new(Z3Model {
                    context: &self.context,
                    translator: &self.translator,
                    model,
                }))),
                // An interrupt that comes when the search is over can still cost the model.
                Err(error) => Ok(Answer::Unknown(WhyUnknown::Incomplete(error.to_string()))),
            },
            Verdict::Unsat => Ok(Answer::Unsat(Box::new(Z3Refutation { solver: self }))),
        }
    }

    fn name(&self) -> &'static str {
        NAME
    }
}

/// A refutation by the last check.
struct Z3Refutation<'s> {
    solver: &'s Z3Solver,
}

impl Refutation for Z3Refutation<'_> {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        let core = self.solver.solver.core()?;
        let mut ids: FxHashSet<usize> = core.iter().map(Ast::id).collect();
        // In the order of the assumptions, each once.
        let assumed = self.solver.assumed.iter();
        Ok(assumed.filter(|(id, _)| ids.remove(id)).map(|(_, term)| *term).collect())
    }
}
