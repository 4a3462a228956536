//! Constant propagation: variables that have one value whenever a run is at a location are replaced by it, and edges
//! whose conditions are false are left out.
//!
//! A forward analysis. A procedure starts with what is known of globals and arguments wherever it is called, the main procedure
//! with nothing; a call makes unknown what the callee may write. Only values of scalar sorts are kept. Conditions of the form
//! `x = v`, `b` and `not b` are learnt.
//!
//! Soundness: in every run, at every location, the variables have the values that are known there (induction over
//! the run's steps, each edge being one case of `after`). So the new edges do what the old ones do in all states that
//! occur, and the edges that are left out are never taken.

use imbl::OrdMap;
use std::collections::BTreeSet;
use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::lift::{Fact, Lift, Move, Stage};
use super::uses::{TermVars, VarSet, written_globals};
use crate::graph::reverse_postorder;
use crate::program::{
    Edge, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Procedure, Scope, Task, VarId,
};
use crate::validate::targets;

/// The variables that have one value at a location, with the terms of these values.
type Known = OrdMap<VarId, Term>;

/// Replaces variables that have one value at a location by that value, and removes edges that can't be taken.
pub fn propagate_constants(task: &Task) -> (Task, Lift) {
    let mut new = task.clone();
    let mut vars = TermVars::new(task);
    let written = written_globals(&task.program);
    let mut stage = Stage::new("constants", task);
    let mut analysis = Analysis { task, pool: &mut new.pool, written: &written, vars: &mut vars };
    let all = analysis.procedures();
    for (index, known) in all.into_iter().enumerate() {
        let (proc, procedure) = (ProcId::new(index), &task.program.procedures[index]);
        let mut analysis =
            Analysis { task, pool: &mut new.pool, written: &written, vars: &mut vars };
        let (edges, moves) = analysis.rewrite(proc, procedure, &known);
        new.program.procedures[index].edges = edges;
        stage.edges.push(moves);
        let locations = (0..procedure.locations.len()).map(LocId::new);
        stage.locations.push(locations.map(|loc| LocRef { proc, loc }).collect());
        for (loc, known) in known.into_iter().enumerate() {
            let fact = known.map_or(Fact::Never, Fact::Values);
            stage.facts.insert(LocRef { proc, loc: LocId::new(loc) }, fact);
        }
    }
    new.program.link();
    (new, Lift::new(stage))
}

struct Analysis<'a> {
    task: &'a Task,
    pool: &'a mut TermPool,
    written: &'a [VarSet],
    vars: &'a mut TermVars,
}

impl Analysis<'_> {
    /// What is known at each location of each procedure. What a procedure starts with only gets less, so that this ends.
    fn procedures(&mut self) -> Vec<Vec<Option<Known>>> {
        let program = &self.task.program;
        let mut starts: Vec<Option<Known>> = vec![None; program.procedures.len()];
        let mut all: Vec<Option<Vec<Option<Known>>>> = vec![None; program.procedures.len()];
        let mut work = BTreeSet::new();
        // One that nobody calls, or that is called by such ones only, may start anyhow.
        let order = std::iter::once(program.main.index()).chain(0..program.procedures.len());
        for first in order {
            if all[first].is_none() {
                starts[first] = Some(Known::new());
                work.insert(first);
            }
            while let Some(next) = work.pop_first() {
                let start = starts[next].clone().unwrap_or_default();
                let known = self.run(&program.procedures[next], start);
                for (callee, start) in self.calls(&program.procedures[next], &known) {
                    let before = &mut starts[callee.index()];
                    let joined = before.as_ref().map_or(start.clone(), |known| join(known, &start));
                    if before.as_ref() != Some(&joined) {
                        *before = Some(joined);
                        work.insert(callee.index());
                    }
                }
                all[next] = Some(known);
            }
        }
        all.into_iter().map(Option::unwrap_or_default).collect()
    }

    /// The calls of a procedure, with what the callee knows at its start.
    fn calls(&mut self, procedure: &Procedure, known: &[Option<Known>]) -> Vec<(ProcId, Known)> {
        let mut calls = Vec::new();
        for edge in &procedure.edges {
            let (Some(here), Operation::Call { callee, arguments, .. }) =
                (&known[edge.from.index()], &edge.operation)
            else {
                continue;
            };
            let is_global = |var: VarId| self.task.program.variable(var).scope == Scope::Global;
            let mut start: Known = here
                .iter()
                .filter(|(var, _)| is_global(**var))
                .map(|(var, value)| (*var, *value))
                .collect();
            let parameters = &self.task.program.procedure(*callee).parameters;
            for (var, argument) in parameters.iter().zip(arguments) {
                let argument = self.replace(here, *argument);
                self.set(&mut start, *var, argument);
            }
            calls.push((*callee, start));
        }
        calls
    }

    /// What is known at each location; nothing for one that no run reaches.
    fn run(&mut self, procedure: &Procedure, start: Known) -> Vec<Option<Known>> {
        let order = reverse_postorder(procedure);
        let mut rank = vec![usize::MAX; procedure.locations.len()];
        for (index, loc) in order.iter().enumerate() {
            rank[loc.index()] = index;
        }
        let mut known: Vec<Option<Known>> = vec![None; procedure.locations.len()];
        known[procedure.entry.index()] = Some(start);
        let mut work = BTreeSet::from([rank[procedure.entry.index()]]);
        while let Some(next) = work.pop_first() {
            let loc = order[next];
            let Some(here) = known[loc.index()].clone() else { continue };
            for edge in &procedure.locations[loc.index()].outgoing {
                let edge = &procedure.edges[edge.index()];
                let Some(after) = self.after(&here, &edge.operation) else { continue };
                let there = &mut known[edge.to.index()];
                let joined = match there {
                    None => after,
                    Some(before) => join(before, &after),
                };
                if there.as_ref() != Some(&joined) {
                    *there = Some(joined);
                    work.insert(rank[edge.to.index()]);
                }
            }
        }
        known
    }

    /// What is known after an operation; nothing if it can't be done.
    fn after(&mut self, known: &Known, operation: &Operation) -> Option<Known> {
        let mut after = known.clone();
        match operation {
            Operation::Assume(condition) => {
                let condition = self.replace(known, *condition);
                if condition == self.pool.false_() {
                    return None;
                }
                self.learn(&mut after, condition);
            }
            Operation::Assign(assignments) => {
                for (var, term) in assignments {
                    let term = self.replace(known, *term);
                    self.set(&mut after, *var, term);
                }
            }
            Operation::Havoc(_) => {
                for var in targets(operation) {
                    after.remove(&var);
                }
            }
            Operation::Call { callee, results, .. } => {
                let writes = &self.written[callee.index()];
                after = after
                    .into_iter()
                    .filter(|(var, _)| {
                        let global = self.task.program.variable(*var).scope == Scope::Global;
                        !(results.contains(var) || global && writes.contains(*var))
                    })
                    .collect();
            }
        }
        Some(after)
    }

    fn set(&self, known: &mut Known, var: VarId, term: Term) {
        let scalar = !matches!(self.pool.sort(term), Sort::Array(_));
        if scalar && self.pool.value(term).is_some() {
            known.insert(var, term);
        } else {
            known.remove(&var);
        }
    }

    /// Takes in what a condition says of single variables.
    fn learn(&self, known: &mut Known, condition: Term) {
        let mut stack = vec![(condition, true)];
        while let Some((term, holds)) = stack.pop() {
            let args = self.pool.args(term);
            match (self.pool.op(term), holds) {
                (Op::And, true) | (Op::Or, false) => {
                    stack.extend(args.iter().map(|arg| (*arg, holds)));
                }
                (Op::Not, _) => stack.push((args[0], !holds)),
                (Op::Eq, true) => {
                    self.equal(known, args[0], args[1]);
                    self.equal(known, args[1], args[0]);
                }
                (Op::Var(_), _) => self.equal(known, term, self.pool.bool(holds)),
                _ => (),
            }
        }
    }

    fn equal(&self, known: &mut Known, variable: Term, value: Term) {
        if let Some(symbol) = self.pool.symbol(variable)
            && self.pool.value(value).is_some()
            && let Some(var) = self.vars.variable(symbol)
        {
            self.set(known, var, value);
        }
    }

    fn replace(&mut self, known: &Known, term: Term) -> Term {
        let mut substitution = Substitution::default();
        for var in self.vars.of(self.pool, term) {
            if let Some(value) = known.get(var) {
                let symbol = self.pool.symbol(self.task.program.variable(*var).term);
                substitution.bind(symbol.expect("a variable's term should be one"), *value);
            }
        }
        substitution.apply(self.pool, term)
    }

    /// The edges that can be taken, with what is known put in, and what they stand for.
    fn rewrite(
        &mut self,
        proc: ProcId,
        procedure: &Procedure,
        known: &[Option<Known>],
    ) -> (Vec<Edge>, Vec<Vec<Move>>) {
        let (mut edges, mut moves) = (Vec::new(), Vec::new());
        for (index, edge) in procedure.edges.iter().enumerate() {
            let Some(here) = &known[edge.from.index()] else { continue };
            let mut operation = edge.operation.clone();
            match &mut operation {
                Operation::Assume(condition) => {
                    *condition = self.replace(here, *condition);
                    if *condition == self.pool.false_() {
                        continue;
                    }
                }
                Operation::Assign(assignments) => {
                    for (_, term) in assignments {
                        *term = self.replace(here, *term);
                    }
                }
                Operation::Havoc(_) => (),
                Operation::Call { arguments, .. } => {
                    for term in arguments {
                        *term = self.replace(here, *term);
                    }
                }
            }
            edges.push(Edge { operation, ..edge.clone() });
            moves.push(vec![Move::Take(EdgeRef { proc, edge: EdgeId::new(index) })]);
        }
        (edges, moves)
    }
}

fn join(a: &Known, b: &Known) -> Known {
    if a.ptr_eq(b) {
        return a.clone();
    }
    let mut joined = a.clone();
    for (var, value) in a {
        if b.get(var) != Some(value) {
            joined.remove(var);
        }
    }
    joined
}
