//! Runs with terms in place of values.

use std::collections::BTreeMap;

use symra_ir::{EdgeId, EdgeRef, LocId, Operation, ProcId, Program, Step, VarId, VariableIndex};
use symra_terms::{Substitution, Term, TermPool, Value, Variables};

/// A call: where it is, and its locals.
struct Call {
    proc: ProcId,
    loc: LocId,
    /// The edge that made it; none for the first one.
    made_by: Option<EdgeId>,
    locals: BTreeMap<VarId, Term>,
}

/// A run with terms in place of values.
pub(crate) struct Run {
    index: VariableIndex,
    globals: BTreeMap<VarId, Term>,
    calls: Vec<Call>,
    /// What edges assumed.
    pub(crate) conditions: Vec<(EdgeRef, Term)>,
}

impl Run {
    /// A run that begins at a location with these values.
    pub(crate) fn new(
        index: VariableIndex,
        (proc, loc): (ProcId, LocId),
        globals: BTreeMap<VarId, Term>,
        locals: BTreeMap<VarId, Term>,
    ) -> Self {
        let first = Call { proc, loc, made_by: None, locals };
        Self { index, globals, calls: vec![first], conditions: Vec::new() }
    }

    /// Where the call is that the run began in, and all values there; nothing if the run is in another one.
    pub(crate) fn first_call(&self) -> Option<(LocId, BTreeMap<VarId, Term>)> {
        let [Call { loc, locals, .. }] = &self.calls[..] else { return None };
        let all = self.globals.iter().chain(locals);
        Some((*loc, all.map(|(var, term)| (*var, *term)).collect()))
    }

    /// The procedures of the calls that have not ended.
    pub(crate) fn procedures(&self) -> impl Iterator<Item = ProcId> {
        self.calls.iter().map(|call| call.proc)
    }

    fn top(&mut self) -> &mut Call {
        self.calls.last_mut().expect("a run should be in a call")
    }

    fn value(&mut self, pool: &mut TermPool, term: Term) -> Term {
        let mut substitution = Substitution::default();
        for symbol in Variables::default().of(pool, term).iter() {
            let Some(var) = self.index.get(*symbol) else { continue };
            let locals = self.calls.last().map(|call| &call.locals);
            let value = locals.and_then(|locals| locals.get(&var));
            if let Some(value) = value.or_else(|| self.globals.get(&var)) {
                substitution.bind(*symbol, *value);
            }
        }
        substitution.apply(pool, term)
    }

    fn set(&mut self, var: VarId, term: Term) {
        match self.globals.get_mut(&var) {
            Some(global) => *global = term,
            None => drop(self.top().locals.insert(var, term)),
        }
    }

    /// Takes a step; nothing if it does not begin where the run is, or the run leaves its first call. `is_open` says which variables get any
    /// value from an edge, in place of the step's.
    pub(crate) fn take(
        &mut self,
        pool: &mut TermPool,
        program: &Program,
        step: &Step,
        is_open: &dyn Fn(&Self, VarId) -> bool,
    ) -> Option<()> {
        let Step { edge: id, inputs } = step;
        let edge = program.edge(*id);
        let top = self.top();
        if id.proc != top.proc || edge.from != top.loc {
            return None;
        }
        top.loc = edge.to;
        let chosen = |pool: &mut TermPool, var: VarId| {
            let given = inputs.iter().find(|(input, _)| *input == var);
            let default = Value::default_of(pool.sort(program.variable(var).term));
            pool.constant(given.map_or(default, |(_, value)| value.clone()))
        };
        match &edge.operation {
            Operation::Assume(term) => {
                let condition = self.value(pool, *term);
                self.conditions.push((*id, condition));
            }
            Operation::Assign(pairs) => {
                let new: Vec<(VarId, Term)> =
                    pairs.iter().map(|(var, term)| (*var, self.value(pool, *term))).collect();
                for (var, term) in new {
                    self.set(var, term);
                }
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    let value = if is_open(self, *var) {
                        let sort = pool.sort(program.variable(*var).term).clone();
                        pool.fresh("?any", &sort)
                    } else {
                        chosen(pool, *var)
                    };
                    self.set(*var, value);
                }
            }
            Operation::Call { callee, arguments, .. } => {
                let procedure = program.procedure(*callee);
                let mut locals: BTreeMap<VarId, Term> =
                    procedure.locals.iter().map(|var| (*var, chosen(pool, *var))).collect();
                for (var, argument) in procedure.parameters.iter().zip(arguments) {
                    locals.insert(*var, self.value(pool, *argument));
                }
                let call =
                    Call { proc: *callee, loc: procedure.entry, made_by: Some(id.edge), locals };
                self.calls.push(call);
            }
        }
        self.finish_calls(program)
    }

    /// A return is no step of its own.
    fn finish_calls(&mut self, program: &Program) -> Option<()> {
        loop {
            let top = self.top();
            let procedure = program.procedure(top.proc);
            if procedure.exit != top.loc {
                return Some(());
            }
            let call = top.made_by?;
            let ended = self.calls.pop()?;
            let results = procedure.results.iter().map(|var| ended.locals.get(var).copied());
            let results: Vec<Term> = results.collect::<Option<_>>()?;
            let below = program.procedure(self.top().proc);
            if let Operation::Call { results: targets, .. } = &below.edges[call.index()].operation {
                for (var, term) in targets.iter().zip(results) {
                    self.set(*var, term);
                }
            }
        }
    }
}
