//! Functions of ESBMC that are no functions: they do not take values.

use symra_cparse::{self as tree, Span};

use crate::hir::ExprId;
use crate::sema::{R, Sema};

impl Sema<'_> {
    /// A call of `__ESBMC_` and the name, if it is one that is told by its arguments.
    pub(crate) fn esbmc_call(
        &mut self,
        name: &str,
        args: &[tree::ExprId],
        span: Span,
    ) -> R<Option<ExprId>> {
        match (name, args) {
            ("forall" | "exists", &[variable, body]) => {
                self.quantified_call(name == "forall", variable, body, span)
            }
            // What ESBMC looks at only where it is told to, and what helps it.
            (
                "requires" | "ensures" | "assigns" | "loop_invariant" | "loop_assigns" | "unroll"
                | "cover",
                _,
            ) => {
                let at = self.at(span);
                Ok(Some(self.nothing(at)))
            }
            _ => Ok(None),
        }
    }
}
