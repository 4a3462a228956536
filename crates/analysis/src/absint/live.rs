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

#[cfg(test)]
mod tests {
    use super::*;
    use symra_ir::parse;

    /// The names of the variables that matter at a location, with `others` at the exit and at calls.
    fn live(text: &str, place: &str, others: &[&str]) -> Vec<String> {
        let task = parse(text).expect("the text should be a program");
        let procedure = task.program.procedure(task.program.main);
        let named = |var: &VarId, names: &[&str]| {
            names.contains(&task.program.variable(*var).name.as_str())
        };
        let all = || (0..task.program.variables.len()).map(VarId::new);
        let others: Vec<VarId> = all().filter(|var| named(var, others)).collect();
        let vars = VariableIndex::new(&task.program, &task.pool);
        let order = WeakOrder::new(procedure);
        let live = Live::new(&task.pool, procedure, &order, &vars, &others);
        let at = procedure.locations.iter().position(|location| location.name == place);
        let at = LocId::new(at.expect("the program should have the location"));
        let matters = all().filter(|var| live.contains(at, *var));
        matters.map(|var| task.program.variable(var).name.clone()).collect()
    }

    const LOOP: &str = "global x : Int
        global y : Int
        global z : Int
        main main
        proc f() {
          start -> exit : z := 0
        }
        proc main() {
          start -> set : x := 1, y := z
          set -> head : havoc z
          head -> body : assume (< x 10)
          body -> head : x := (+ x y)
          head -> called : call f()
          called -> done : assume (>= x 10)
          done -> exit : z := 0
        }";

    #[test]
    fn what_is_written_before_it_is_read_does_not_matter() {
        assert_eq!(live(LOOP, "start", &[]), ["z"]);
        assert_eq!(live(LOOP, "set", &[]), ["x", "y"]);
        // What is read in a later round matters in this one.
        assert_eq!(live(LOOP, "head", &[]), ["x", "y"]);
        assert_eq!(live(LOOP, "called", &[]), ["x"]);
        assert_eq!(live(LOOP, "exit", &[]), [""; 0]);
    }

    #[test]
    fn what_matters_to_a_called_procedure_matters_before_the_call() {
        assert_eq!(live(LOOP, "head", &["z"]), ["x", "y", "z"]);
        // After it, it is written before the exit.
        assert_eq!(live(LOOP, "called", &["z"]), ["x"]);
        assert_eq!(live(LOOP, "exit", &["z"]), ["z"]);
        // It is any number from then on.
        assert_eq!(live(LOOP, "set", &["z"]), ["x", "y"]);
    }

    #[test]
    fn what_only_a_dead_variable_is_computed_from_does_not_matter() {
        let text = LOOP.replace("x := (+ x y)", "x := (+ x 1)");
        assert_eq!(live(&text, "set", &[]), ["x"]);
        assert_eq!(live(&text, "start", &[]), [""; 0]);
    }
}
