//! Recursion in programs with threads: a copy of each procedure on a cycle of calls for each depth.
//!
//! A copy calls those of the next depth, and the last one itself: [`expand`](super::expand) makes that a claim, so that a proof shows that no run
//! is deeper. Each copy has locals of its own, because those of one procedure serve all its calls.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use symra_terms::Substitution;

use super::ThreadPrimitives;
use super::instances::components;
use crate::debug::DebugInfo;
use crate::program::{
    EdgeRef, LocRef, Operation, ProcId, Procedure, Program, Scope, Task, VarId, Variable,
};

/// How deep recursion may be followed, the deepest first.
pub(super) const DEPTHS: [usize; 5] = [16, 8, 4, 2, 1];

/// For each procedure that may call itself, through others or at once, the number of its cycle. Who starts a thread does not call it.
pub(super) fn cycles(program: &Program, primitives: &ThreadPrimitives) -> FxHashMap<ProcId, usize> {
    let callees = |proc: usize| -> Vec<usize> {
        let edges = program.procedures[proc].edges.iter();
        let callees = edges.filter_map(|edge| match edge.operation {
            Operation::Call { callee, .. } => Some(callee),
            _ => None,
        });
        callees.filter(|callee| *callee != primitives.thread).map(ProcId::index).collect()
    };
    let component = components(program.procedures.len(), callees);
    let on_cycle = |proc: &usize| {
        callees(*proc).into_iter().any(|callee| component[callee] == component[*proc])
    };
    (0..program.procedures.len())
        .filter(on_cycle)
        .map(|proc| (ProcId::new(proc), component[proc]))
        .collect()
}

/// A copy of a procedure, or the procedure itself.
struct Copy {
    proc: ProcId,
    depth: usize,
    locals: BTreeMap<VarId, VarId>,
    terms: Substitution,
}

/// The program in which procedures on cycles have copies for so many depths.
pub(super) fn unfold(
    task: &Task,
    primitives: &ThreadPrimitives,
    cycles: &FxHashMap<ProcId, usize>,
    depth: usize,
) -> (Task, ThreadPrimitives) {
    let (mut new, mut primitives) = (task.clone(), primitives.clone());
    let mut debug = task.program.debug.as_deref().cloned().unwrap_or_default();
    let mut procs: Vec<ProcId> = cycles.keys().copied().collect();
    procs.sort_unstable();
    let mut numbers: FxHashMap<(ProcId, usize), ProcId> = FxHashMap::default();
    let mut next = task.program.procedures.len();
    for proc in &procs {
        numbers.insert((*proc, 0), *proc);
    }
    for level in 1..=depth {
        for proc in &procs {
            numbers.insert((*proc, level), ProcId::new(next));
            next += 1;
        }
    }
    for level in 0..=depth {
        for proc in &procs {
            let number = numbers[&(*proc, level)];
            let mut copy = Copy {
                proc: *proc,
                depth: level,
                locals: BTreeMap::new(),
                terms: Substitution::default(),
            };
            if level > 0 {
                copy.rename(&mut new, number);
                copy.describe(&mut new, number, &mut debug);
                if primitives.atomic.contains(proc) {
                    primitives.atomic.insert(number);
                }
            }
            let callee = |callee: ProcId| {
                if cycles.get(&callee) == cycles.get(proc) {
                    numbers[&(callee, (level + 1).min(depth))]
                } else {
                    callee
                }
            };
            let procedure = copy.procedure(task, &mut new, &callee);
            match new.program.procedures.get_mut(number.index()) {
                Some(old) => *old = procedure,
                None => new.program.procedures.push(procedure),
            }
        }
    }
    if task.program.debug.is_some() {
        new.program.debug = Some(Arc::new(debug));
    }
    new.program.link();
    (new, primitives)
}

impl Copy {
    /// Makes the locals.
    fn rename(&mut self, new: &mut Task, number: ProcId) {
        for var in new.program.procedure(self.proc).locals.clone() {
            let old = new.program.variable(var).clone();
            let Some(symbol) = new.pool.symbol(old.term) else { continue };
            let name = format!("{}^{}", new.pool.name(symbol), self.depth);
            let sort = new.pool.sort(old.term).clone();
            let term = new.pool.fresh(&name, &sort);
            self.terms.bind(symbol, term);
            let own = VarId::new(new.program.variables.len());
            self.locals.insert(var, own);
            let scope = Scope::Local(number);
            new.program.variables.push(Variable { term, scope, ..old });
        }
    }

    /// What reports know of the procedure they know of the copy.
    fn describe(&mut self, new: &mut Task, number: ProcId, debug: &mut DebugInfo) {
        for (var, own) in &self.locals {
            if let Some(shape) = debug.variables.get(var).copied() {
                debug.variables.insert(*own, shape);
            }
            if let Some(home) = debug.homes.get(var).cloned() {
                debug.homes.insert(*own, home);
            }
            if let Some(offset) = debug.offsets.get(var) {
                let offset = self.locals.get(offset).copied().unwrap_or(*offset);
                debug.offsets.insert(*own, offset);
            }
        }
        let place = |at: &LocRef| LocRef { proc: number, ..*at };
        let is_own = |at: &LocRef| at.proc == self.proc;
        let mut branches: Vec<_> = debug
            .branches
            .iter()
            .filter(|(at, _)| is_own(at))
            .map(|(at, branch)| (place(at), branch.clone()))
            .collect();
        for (_, branch) in &mut branches {
            branch.value = self.terms.apply(&mut new.pool, branch.value);
        }
        debug.branches.extend(branches);
        let inputs: Vec<_> = debug
            .inputs
            .iter()
            .filter(|(at, _)| at.proc == self.proc)
            .map(|(at, input)| (EdgeRef { proc: number, ..*at }, input.clone()))
            .collect();
        debug.inputs.extend(inputs);
        let assumptions: Vec<_> =
            debug.assumptions.iter().filter(|at| is_own(at)).map(place).collect();
        debug.assumptions.extend(assumptions);
    }

    fn local(&self, var: VarId) -> VarId {
        self.locals.get(&var).copied().unwrap_or(var)
    }

    fn procedure(
        &mut self,
        task: &Task,
        new: &mut Task,
        callee_of: &dyn Fn(ProcId) -> ProcId,
    ) -> Procedure {
        let given = task.program.procedure(self.proc);
        let mut procedure = given.clone();
        for list in [&mut procedure.parameters, &mut procedure.results, &mut procedure.locals] {
            for var in list {
                *var = self.local(*var);
            }
        }
        for edge in &mut procedure.edges {
            let mut own = |term| self.terms.apply(&mut new.pool, term);
            edge.operation = match &edge.operation {
                Operation::Assume(term) => Operation::Assume(own(*term)),
                Operation::Assign(pairs) => {
                    Operation::Assign(pairs.iter().map(|(var, term)| (*var, own(*term))).collect())
                }
                Operation::Havoc(vars) => Operation::Havoc(vars.clone()),
                Operation::Call { callee, arguments, results } => Operation::Call {
                    callee: callee_of(*callee),
                    arguments: arguments.iter().map(|term| own(*term)).collect(),
                    results: results.clone(),
                },
            };
            match &mut edge.operation {
                Operation::Assign(pairs) => {
                    for (var, _) in pairs {
                        *var = self.local(*var);
                    }
                }
                Operation::Havoc(vars) | Operation::Call { results: vars, .. } => {
                    for var in vars {
                        *var = self.local(*var);
                    }
                }
                Operation::Assume(_) => (),
            }
        }
        procedure
    }
}
