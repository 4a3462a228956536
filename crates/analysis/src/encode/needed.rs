//! What a path needs of the state that it begins in.

use rustc_hash::FxHashSet;
use symra_ir::{Action, EdgeId, VarId};
use symra_terms::TermPool;

use super::block::Encoder;

impl Encoder<'_> {
    /// The variables at the start of a path that its conditions, and these variables at its end, are computed from.
    pub fn needed(
        &mut self,
        pool: &TermPool,
        path: &[EdgeId],
        mut vars: FxHashSet<VarId>,
    ) -> FxHashSet<VarId> {
        for edge in path.iter().rev() {
            match self.cfa.edge(*edge).action {
                Action::Assume(term) => vars.extend(self.variables(pool, term)),
                Action::Assign(pairs) => {
                    let mut read = Vec::new();
                    for (var, term) in pairs {
                        if vars.contains(var) {
                            read.extend(self.variables(pool, *term));
                        }
                    }
                    for (var, _) in pairs {
                        vars.remove(var);
                    }
                    vars.extend(read);
                }
                Action::Havoc(chosen) => vars.retain(|var| !chosen.contains(var)),
            }
        }
        vars
    }
}
