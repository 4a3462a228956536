//! A control-flow automaton without calls: what most analyses and engines work on.
//!
//! Passes make a program call-free (`inline_calls`, `instrument_contracts`); a [`Cfa`] is the proof that they did, so that
//! nobody who has one needs to say what a call would mean.

use crate::loops::LoopForest;
use crate::program::{EdgeId, LocId, Location, Operation, Procedure, Program, VarId, Variable};
use symra_terms::Term;

/// What an edge of a call-free automaton does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action<'p> {
    /// It can be taken where this holds.
    Assume(Term),
    /// All variables get their values at once.
    Assign(&'p [(VarId, Term)]),
    /// The variables get any values.
    Havoc(&'p [VarId]),
}

/// An edge of a call-free automaton.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CfaEdge<'p> {
    /// Where it begins.
    pub from: LocId,
    /// Where it ends.
    pub to: LocId,
    /// What it does.
    pub action: Action<'p>,
}

/// The main procedure of a program, which makes no calls, with its loops.
#[derive(Clone, Debug)]
pub struct Cfa<'p> {
    /// The program.
    pub program: &'p Program,
    /// Its main procedure.
    pub procedure: &'p Procedure,
    /// The procedure's loops.
    pub forest: LoopForest,
    edges: Vec<CfaEdge<'p>>,
}

/// The main procedure of a program makes calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("programs with calls")]
pub struct HasCalls;

impl<'p> Cfa<'p> {
    /// The automaton of a program.
    ///
    /// # Errors
    /// If its main procedure makes calls.
    pub fn new(program: &'p Program) -> Result<Self, HasCalls> {
        let procedure = program.procedure(program.main);
        let mut edges = Vec::with_capacity(procedure.edges.len());
        for edge in &procedure.edges {
            let action = match &edge.operation {
                Operation::Assume(term) => Action::Assume(*term),
                Operation::Assign(pairs) => Action::Assign(pairs),
                Operation::Havoc(vars) => Action::Havoc(vars),
                Operation::Call { .. } => return Err(HasCalls),
            };
            edges.push(CfaEdge { from: edge.from, to: edge.to, action });
        }
        Ok(Self { program, procedure, forest: LoopForest::new(procedure), edges })
    }

    /// Where runs begin.
    pub fn entry(&self) -> LocId {
        self.procedure.entry
    }

    /// An edge.
    pub fn edge(&self, edge: EdgeId) -> CfaEdge<'p> {
        self.edges[edge.index()]
    }

    /// All edges, in their order.
    pub fn edges(&self) -> &[CfaEdge<'p>] {
        &self.edges
    }

    /// A location.
    pub fn location(&self, loc: LocId) -> &'p Location {
        &self.procedure.locations[loc.index()]
    }

    /// A variable.
    pub fn variable(&self, var: VarId) -> &'p Variable {
        self.program.variable(var)
    }

    /// The term that a variable is.
    pub fn term(&self, var: VarId) -> Term {
        self.program.variable(var).term
    }

    /// All variables of the program.
    pub fn variables(&self) -> impl Iterator<Item = VarId> + use<> {
        (0..self.program.variables.len()).map(VarId::new)
    }

    /// Whether a location is the head of a loop.
    pub fn is_head(&self, loc: LocId) -> bool {
        self.forest.is_head(loc)
    }

    /// The entry, unless it is a head, and then all heads: where the automaton is cut.
    pub fn cut_points(&self) -> Vec<LocId> {
        let entry = self.entry();
        let first = (!self.is_head(entry)).then_some(entry);
        first.into_iter().chain(self.forest.heads()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_with_calls_is_none() {
        let text = "main main
            proc f() {
              start -> exit : assume true
            }
            proc main() {
              start -> exit : call f()
            }";
        let task = crate::parse(text).unwrap();
        assert!(Cfa::new(&task.program).is_err());
    }

    #[test]
    fn the_entry_is_a_cut_point_once() {
        let text = "global x : Int
            proc main() {
              start -> start : x := (+ x 1)
              start -> exit : assume true
            }";
        let task = crate::parse(text).unwrap();
        let cfa = Cfa::new(&task.program).unwrap();
        assert_eq!(cfa.cut_points(), vec![cfa.entry()]);
        assert!(matches!(cfa.edge(EdgeId(0)).action, Action::Assign(_)));
    }
}
