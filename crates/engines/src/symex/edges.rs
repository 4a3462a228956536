//! The function `next` of the paper: operations on symbolic states.
//!
//! Every edge's terms are compiled once. Where all variables that they read hold values, the compiled form runs and no term is
//! built; otherwise the variables are replaced by the terms they hold.

use symra_ir::{EdgeRef, Operation, ProcId, Program, VarId};
use symra_terms::{Environment, Plan, Scratch, Substitution, Symbol, Term, TermPool, Value};

use super::Search;
use super::state::{EventKind, Held, Layout, Memory, SymbolicState};

/// The compiled terms of all edges.
pub(super) struct Edges {
    compiled: Vec<Vec<Compiled>>,
    scratch: Scratch,
}

struct Compiled {
    terms: Vec<Term>,
    reads: Vec<VarId>,
    plan: Plan,
}

impl Edges {
    pub(super) fn new(pool: &TermPool, program: &Program) -> Self {
        let mut vars = vec![None; pool.symbol_count()];
        for (index, variable) in program.variables.iter().enumerate() {
            let symbol =
                pool.symbol(variable.term).expect("a program variable should be a variable term");
            vars[symbol.index()] = Some(VarId::new(index));
        }
        let compile = |operation: &Operation| {
            let terms: Vec<Term> = match operation {
                Operation::Assume(term) => vec![*term],
                Operation::Assign(pairs) => pairs.iter().map(|(_, term)| *term).collect(),
                Operation::Havoc(_) => Vec::new(),
                Operation::Call { arguments, .. } => arguments.clone(),
            };
            // What is assigned is overwritten by what it is used for.
            let consumed: Vec<Symbol> = match operation {
                Operation::Assign(pairs) => pairs
                    .iter()
                    .filter_map(|(var, _)| pool.symbol(program.variable(*var).term))
                    .collect(),
                Operation::Assume(_) | Operation::Havoc(_) | Operation::Call { .. } => Vec::new(),
            };
            let plan = Plan::consuming(pool, &terms, &consumed);
            let reads = plan.symbols().iter().map(|symbol| var_of(&vars, *symbol)).collect();
            Compiled { terms, reads, plan }
        };
        let compiled = program
            .procedures
            .iter()
            .map(|procedure| procedure.edges.iter().map(|edge| compile(&edge.operation)).collect())
            .collect();
        Self { compiled, scratch: Scratch::default() }
    }
}

fn var_of(vars: &[Option<VarId>], symbol: Symbol) -> VarId {
    vars[symbol.index()].expect("a program's terms should be over its variables")
}

/// A state's memory as the environment of a plan all of whose variables hold values.
struct Concrete<'e, M> {
    memory: M,
    layout: &'e Layout,
}

#[inline]
fn concrete(held: &Held) -> &Value {
    match held {
        Held::Concrete(value) => value,
        Held::Untouched | Held::Symbolic(_) => unreachable!("all that is read should be concrete"),
    }
}

impl Environment for Concrete<'_, &Memory> {
    #[inline]
    fn value(&self, symbol: Symbol) -> &Value {
        concrete(self.memory.at(self.layout.of_symbol(symbol)))
    }
}

impl Environment for Concrete<'_, &mut Memory> {
    #[inline]
    fn value(&self, symbol: Symbol) -> &Value {
        concrete(self.memory.at(self.layout.of_symbol(symbol)))
    }

    fn take(&mut self, symbol: Symbol) -> Value {
        let held = self.memory.at_mut(self.layout.of_symbol(symbol));
        match std::mem::replace(held, Held::Untouched) {
            Held::Concrete(value) => value,
            Held::Untouched | Held::Symbolic(_) => {
                unreachable!("all that is read should be concrete")
            }
        }
    }
}

impl Search<'_> {
    /// Whether all that an edge reads is concrete.
    fn is_concrete(&self, state: &SymbolicState, edge: EdgeRef) -> bool {
        let compiled = &self.edges.compiled[edge.proc.index()][edge.edge.index()];
        compiled
            .reads
            .iter()
            .all(|var| matches!(state.memory.get(&self.layout, *var), Held::Concrete(_)))
    }

    /// What an edge's terms denote in a state, as held by a variable.
    fn evaluate(&mut self, state: &mut SymbolicState, edge: EdgeRef) -> Vec<Held> {
        if self.is_concrete(state, edge) {
            let Edges { compiled, scratch } = &mut self.edges;
            let memory = &mut state.memory;
            let mut environment = Concrete { memory, layout: &self.layout };
            let results =
                compiled[edge.proc.index()][edge.edge.index()].plan.run(scratch, &mut environment);
            return results.into_values().into_iter().map(Held::Concrete).collect();
        }
        let compiled = &self.edges.compiled[edge.proc.index()][edge.edge.index()];
        let (terms, reads) = (compiled.terms.clone(), compiled.reads.clone());
        let mut substitution = Substitution::default();
        for var in reads {
            let term = self.read(state, var);
            let symbol = self
                .pool
                .symbol(self.program.variable(var).term)
                .expect("a program variable should be a variable term");
            substitution.bind(symbol, term);
        }
        terms
            .into_iter()
            .map(|term| {
                let term = substitution.apply(self.pool, term);
                Held::term(self.pool, term)
            })
            .collect()
    }

    /// The term that a variable holds. What it started with becomes an input now (D4).
    fn read(&mut self, state: &mut SymbolicState, var: VarId) -> Term {
        match state.memory.get(&self.layout, var) {
            Held::Symbolic(term) => *term,
            Held::Concrete(value) => {
                let array = matches!(value, Value::Array(_));
                let term = self.pool.constant(value.clone());
                if array {
                    // Interning an array costs its size: from now on it is a term, and writes go on top of it.
                    state.memory.set(&self.layout, var, Held::Symbolic(term));
                }
                term
            }
            Held::Untouched => {
                let born = state.born(self.program, var);
                let input = self.input(var, born);
                state.record(EventKind::Started { var, input, born });
                state.memory.set(&self.layout, var, Held::Symbolic(input));
                input
            }
        }
    }

    /// The input that a variable receives at a step. Paths that receive it at the same step share its name, and so the
    /// solver's answers about it. Programs have no names with a `?`.
    pub(super) fn input(&mut self, var: VarId, step: u64) -> Term {
        let variable = self.program.variable(var);
        let sort = self.pool.sort(variable.term).clone();
        let symbol =
            self.pool.symbol(variable.term).expect("a program variable should be a variable term");
        let name = format!("?{step}.{}", self.pool.name(symbol));
        self.pool.var(&name, &sort)
    }

    /// The condition of an assumption edge in a state.
    pub(super) fn condition(&mut self, state: &mut SymbolicState, edge: EdgeRef) -> Term {
        let held = self.evaluate(state, edge).pop().expect("an assumption should have one term");
        match held {
            Held::Concrete(value) => self.pool.constant(value),
            Held::Symbolic(term) => term,
            Held::Untouched => unreachable!("an evaluated term should be held as value or term"),
        }
    }

    /// The one outgoing edge that can be taken, where values alone decide it.
    pub(super) fn only_choice(&mut self, state: &SymbolicState) -> Option<EdgeRef> {
        let program = self.program;
        let mut chosen = None;
        for edge in &program.location(state.at).outgoing {
            let edge = EdgeRef { proc: state.at.proc, edge: *edge };
            if !matches!(program.edge(edge).operation, Operation::Assume(_)) {
                return None;
            }
            if !self.is_concrete(state, edge) {
                return None;
            }
            let Edges { compiled, scratch } = &mut self.edges;
            let mut environment = Concrete { memory: &state.memory, layout: &self.layout };
            let holds = compiled[edge.proc.index()][edge.edge.index()]
                .plan
                .run(scratch, &mut environment)
                .truth(0);
            if holds && chosen.replace(edge).is_some() {
                return None;
            }
        }
        chosen
    }

    pub(super) fn assign(&mut self, state: &mut SymbolicState, edge: EdgeRef) {
        let program = self.program;
        let Operation::Assign(pairs) = &program.edge(edge).operation else {
            unreachable!("the edge should be an assignment")
        };
        if self.is_concrete(state, edge) {
            let Edges { compiled, scratch } = &mut self.edges;
            let plan = &compiled[edge.proc.index()][edge.edge.index()].plan;
            let mut environment = Concrete { memory: &mut state.memory, layout: &self.layout };
            let mut results = plan.run(scratch, &mut environment);
            for (index, (var, _)) in pairs.iter().enumerate() {
                state.memory.set(&self.layout, *var, Held::Concrete(results.take(index)));
            }
            return;
        }
        for (held, (var, _)) in self.evaluate(state, edge).into_iter().zip(pairs) {
            state.memory.set(&self.layout, *var, held);
        }
    }

    pub(super) fn call(&mut self, state: &mut SymbolicState, edge: EdgeRef, callee: ProcId) {
        let arguments = self.evaluate(state, edge);
        state.enter(self.program, edge, callee);
        for (held, parameter) in
            arguments.into_iter().zip(&self.program.procedure(callee).parameters)
        {
            state.memory.set(&self.layout, *parameter, held);
        }
    }

    /// Moves a callee's results to its caller's variables; the state has left the callee's locals already.
    pub(super) fn take_results(&mut self, state: &mut SymbolicState) -> bool {
        let program = self.program;
        let procedure = program.procedure(state.at.proc);
        let results: Vec<Held> = procedure
            .results
            .iter()
            .map(|var| match state.memory.get(&self.layout, *var) {
                // The caller's variable must hold the callee's starting value, not its own.
                Held::Untouched => Held::Symbolic(self.read(state, *var)),
                held => held.clone(),
            })
            .collect();
        let Some(call) = state.leave() else { return false };
        let edge = program.edge(call);
        let Operation::Call { results: targets, .. } = &edge.operation else {
            unreachable!("a caller should wait at a call")
        };
        for (held, var) in results.into_iter().zip(targets) {
            state.memory.set(&self.layout, *var, held);
        }
        state.at = symra_ir::LocRef { proc: call.proc, loc: edge.to };
        true
    }
}
