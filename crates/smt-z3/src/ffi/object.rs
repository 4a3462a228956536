//! Reference-counted objects.

use z3_sys as z3;

use super::Context;

/// Defines a type that holds one reference of a Z3 object.
macro_rules! object {
    ($(#[$doc:meta])* $name:ident, $raw:ty, $retain:expr, $release:expr) => {
        $(#[$doc])*
        pub(crate) struct $name {
            context: Context,
            raw: $raw,
        }

        impl $name {
            pub(super) fn new(context: &Context, raw: $raw) -> Self {
                // SAFETY: the object was just returned by a call on this context.
                unsafe { $retain(context.raw(), raw) };
                Self { context: context.clone(), raw }
            }

            pub(super) fn raw(&self) -> $raw {
                self.raw
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                // SAFETY: this gives back the reference that `new` took.
                unsafe { $release(self.context.raw(), self.raw) };
            }
        }
    };
}

unsafe fn retain_sort(context: z3::Z3_context, sort: z3::Z3_sort) {
    // SAFETY: by the caller's contract both are alive.
    unsafe {
        if let Some(ast) = z3::Z3_sort_to_ast(context, sort) {
            z3::Z3_inc_ref(context, ast);
        }
    }
}

unsafe fn release_sort(context: z3::Z3_context, sort: z3::Z3_sort) {
    // SAFETY: by the caller's contract both are alive.
    unsafe {
        if let Some(ast) = z3::Z3_sort_to_ast(context, sort) {
            z3::Z3_dec_ref(context, ast);
        }
    }
}

object!(
    /// A term.
    Ast, z3::Z3_ast, z3::Z3_inc_ref, z3::Z3_dec_ref
);
object!(
    /// A sort.
    Sort, z3::Z3_sort, retain_sort, release_sort
);
object!(
    /// A solver.
    SolverObject, z3::Z3_solver, z3::Z3_solver_inc_ref, z3::Z3_solver_dec_ref
);
object!(
    /// A model.
    ModelObject, z3::Z3_model, z3::Z3_model_inc_ref, z3::Z3_model_dec_ref
);
object!(
    /// A list of terms.
    AstVector, z3::Z3_ast_vector, z3::Z3_ast_vector_inc_ref, z3::Z3_ast_vector_dec_ref
);
object!(
    /// A function's graph in a model.
    FuncInterp, z3::Z3_func_interp, z3::Z3_func_interp_inc_ref, z3::Z3_func_interp_dec_ref
);
object!(
    /// One pair of a function's graph.
    FuncEntry, z3::Z3_func_entry, z3::Z3_func_entry_inc_ref, z3::Z3_func_entry_dec_ref
);
object!(
    /// Parameters.
    Params, z3::Z3_params, z3::Z3_params_inc_ref, z3::Z3_params_dec_ref
);
object!(
    /// A goal: a conjunction that tactics work on.
    Goal, z3::Z3_goal, z3::Z3_goal_inc_ref, z3::Z3_goal_dec_ref
);
object!(
    /// A tactic.
    Tactic, z3::Z3_tactic, z3::Z3_tactic_inc_ref, z3::Z3_tactic_dec_ref
);
object!(
    /// What a tactic made of a goal.
    ApplyResult, z3::Z3_apply_result, z3::Z3_apply_result_inc_ref, z3::Z3_apply_result_dec_ref
);

impl Ast {
    /// A number that is the same for equal terms of one context and different for others, while one is held.
    pub(crate) fn id(&self) -> usize {
        self.raw.as_ptr() as usize
    }
}

impl Clone for Ast {
    fn clone(&self) -> Self {
        Self::new(&self.context, self.raw)
    }
}
