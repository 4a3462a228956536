//! Which variables matter at a location: those that some path from there reads before it writes them.

use symra_ir::{LocId, Operation, Procedure, VarId, VariableIndex};
use symra_terms::{Term, TermPool, Variables};

use super::trie::{Single, Trie};
use symra_ir::WeakOrder;

/// Sets of variables that share what they have in common.
type Set = Trie<()>;

/// For each location the variables that matter there.
pub(super) struct Live(Vec<Set>);

impl Live {
    /// `others` are the variables that matter at the procedure's exit and wherever it calls another.
    pub(super) fn new(
        pool: &TermPool,
        procedure: &Procedure,
        order: &WeakOrder,
        vars: &VariableIndex,
        others: &[VarId],
    ) -> Self {
        let others: Set = others.iter().map(|var| u64::from(var.0)).collect();
        let mut live = vec![Set::default(); procedure.locations.len()];
        live[procedure.exit.index()] = others.clone();
        let mut reads = Reads { pool, vars, variables: Variables::default() };
        loop {
            let mut grew = false;
            for loc in order.locations.iter().rev() {
                let mut here = live[loc.index()].clone();
                for edge in &procedure.locations[loc.index()].outgoing {
                    let edge = &procedure.edges[edge.index()];
                    let before = reads.before(&edge.operation, &live[edge.to.index()], &others);
                    here = union(&here, &before);
                }
                if !here.is_shared(&live[loc.index()]) {
                    grew = true;
                    live[loc.index()] = here;
                }
            }
            if !grew {
                return Self(live);
            }
        }
    }

    /// Whether a variable matters at a location.
    pub(super) fn contains(&self, loc: LocId, var: VarId) -> bool {
        self.0[loc.index()].get(u64::from(var.0)).is_some()
    }
}

fn union(a: &Set, b: &Set) -> Set {
    a.merge(b, Single::Keep, &mut |_, _, _| Some(()))
}

struct Reads<'p> {
    pool: &'p TermPool,
    vars: &'p VariableIndex,
    variables: Variables,
}

impl Reads<'_> {
    fn add(&mut self, set: &mut Set, term: Term) {
        for symbol in self.variables.of(self.pool, term).iter() {
            if let Some(var) = self.vars.get(*symbol) {
                set.insert(u64::from(var.0), ());
            }
        }
    }

    fn before(&mut self, operation: &Operation, after: &Set, others: &Set) -> Set {
        let mut live = after.clone();
        let has = |var: &VarId| after.get(u64::from(var.0)).is_some();
        match operation {
            Operation::Assume(condition) => self.add(&mut live, *condition),
            Operation::Assign(assignments) => {
                for (var, _) in assignments {
                    live.remove(u64::from(var.0));
                }
                for (_, term) in assignments.iter().filter(|(var, _)| has(var)) {
                    self.add(&mut live, *term);
                }
            }
            Operation::Havoc(variables) => {
                for var in variables {
                    live.remove(u64::from(var.0));
                }
            }
            Operation::Call { arguments, results, .. } => {
                for var in results {
                    live.remove(u64::from(var.0));
                }
                for term in arguments {
                    self.add(&mut live, *term);
                }
                live = union(&live, others);
            }
        }
        live
    }
}
