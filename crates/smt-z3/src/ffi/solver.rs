//! Solvers, models, cores, interruption.

use symra_smt::SmtError;
use z3_sys as z3;

use super::object::{AstVector, ModelObject, Params, SolverObject};
use super::{Ast, Context, count, text};

/// What a check said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Sat,
    Unsat,
    Unknown,
}

/// Z3's incremental solver.
pub(crate) struct Solver {
    context: Context,
    object: SolverObject,
}

impl Solver {
    /// Z3's incremental core, without handlers of signals, which are the process's, without the preprocessing for single
    /// queries, and without the bookkeeping of relevance that only quantifiers need. Both were measured on small incremental queries (`examples/queries.rs`): the combined
    /// solver is no faster there, and relevance costs a fifth.
    pub(crate) fn new(context: &Context) -> Result<Self, SmtError> {
        // SAFETY: the context is alive, and the solver is held at once.
        let raw = context.got(unsafe { z3::Z3_mk_simple_solver(context.raw()) })?;
        let object = SolverObject::new(context, raw);
        let solver = Self { context: context.clone(), object };
        solver.configure()?;
        Ok(solver)
    }

    fn configure(&self) -> Result<(), SmtError> {
        let raw = self.context.raw();
        // SAFETY: the solver is held, the parameters are held at once, and the names are constant strings.
        unsafe {
            let symbol = |name: &std::ffi::CStr| {
                self.context.got(z3::Z3_mk_string_symbol(raw, name.as_ptr()))
            };
            let params = Params::new(&self.context, self.context.got(z3::Z3_mk_params(raw))?);
            z3::Z3_params_set_uint(raw, params.raw(), symbol(c"relevancy")?, 0);
            z3::Z3_params_set_bool(raw, params.raw(), symbol(c"ctrl_c")?, false);
            z3::Z3_solver_set_params(raw, self.object.raw(), params.raw());
        }
        self.context.done()
    }

    pub(crate) fn push(&self) -> Result<(), SmtError> {
        // SAFETY: the solver is held.
        unsafe { z3::Z3_solver_push(self.context.raw(), self.object.raw()) };
        self.context.done()
    }

    pub(crate) fn pop(&self) -> Result<(), SmtError> {
        // SAFETY: the solver is held; Z3 refuses to pop more than was pushed.
        unsafe { z3::Z3_solver_pop(self.context.raw(), self.object.raw(), 1) };
        self.context.done()
    }

    pub(crate) fn assert(&self, fact: &Ast) -> Result<(), SmtError> {
        // SAFETY: the solver and the fact are held.
        unsafe { z3::Z3_solver_assert(self.context.raw(), self.object.raw(), fact.raw()) };
        self.context.done()
    }

    /// Are the asserted facts satisfiable together with these literals?
    pub(crate) fn check(&self, literals: &[Ast]) -> Result<Outcome, SmtError> {
        let raw: Vec<z3::Z3_ast> = literals.iter().map(Ast::raw).collect();
        // SAFETY: the solver and the literals are held, and the list lives during the call.
        let answer = unsafe {
            z3::Z3_solver_check_assumptions(
                self.context.raw(),
                self.object.raw(),
                count(raw.len()),
                raw.as_ptr(),
            )
        };
        self.context.done()?;
        Ok(match answer {
            z3::Z3_L_TRUE => Outcome::Sat,
            z3::Z3_L_FALSE => Outcome::Unsat,
            _ => Outcome::Unknown,
        })
    }

    /// Why the last check was not decided, in Z3's words.
    pub(crate) fn why_unknown(&self) -> String {
        // SAFETY: the solver is held, and the text is copied at once.
        unsafe { text(z3::Z3_solver_get_reason_unknown(self.context.raw(), self.object.raw())) }
    }

    /// The model of the last check.
    pub(crate) fn model(&self) -> Result<Model, SmtError> {
        // SAFETY: the solver is held, and the model is held at once.
        let raw = self
            .context
            .got(unsafe { z3::Z3_solver_get_model(self.context.raw(), self.object.raw()) })?;
        Ok(Model { context: self.context.clone(), object: ModelObject::new(&self.context, raw) })
    }

    /// The literals of the last check that were needed to refute it.
    pub(crate) fn core(&self) -> Result<Vec<Ast>, SmtError> {
        let raw = self.context.raw();
        // SAFETY: the solver is held, the list is held at once, and the positions are below its length.
        unsafe {
            let list = self.context.got(z3::Z3_solver_get_unsat_core(raw, self.object.raw()))?;
            let list = AstVector::new(&self.context, list);
            (0..z3::Z3_ast_vector_size(raw, list.raw()))
                .map(|i| self.context.ast(z3::Z3_ast_vector_get(raw, list.raw(), i)))
                .collect()
        }
    }
}

/// A model.
pub(crate) struct Model {
    context: Context,
    object: ModelObject,
}

impl Model {
    pub(super) fn context(&self) -> &Context {
        &self.context
    }

    pub(super) fn raw(&self) -> z3::Z3_model {
        self.object.raw()
    }

    /// The value of a term; what the model leaves open is completed.
    pub(crate) fn evaluate(&self, term: &Ast) -> Result<Ast, SmtError> {
        let mut value = term.raw();
        // SAFETY: the model and the term are held, Z3 writes a term to a live pointer, and it is held at once.
        unsafe {
            let done = z3::Z3_model_eval(
                self.context.raw(),
                self.object.raw(),
                term.raw(),
                true,
                &raw mut value,
            );
            self.context.ast(done.then_some(value))
        }
    }
}
