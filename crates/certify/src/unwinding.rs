//! Re-checks that all runs end without a violation, or are trapped in formulas that hold from then on.
//!
//! Every path is followed. One ends only where the solver says that all its facts together are unsatisfiable, where a fact is
//! plainly false, where no edge leaves, where it implies the trap, or where it is in the state of an earlier step, with the same
//! facts: what follows was followed from there. What does not imply the trap goes on outside of it. A path whose
//! last model satisfies a new fact goes on without a question. A path whose facts stay undecided is followed like a feasible
//! one, and if it reaches a claim, nothing is known: neither does the proof hold, nor is it refuted.
//!
//! What reads values alone is evaluated, and becomes no term.

use std::sync::Arc;

use symra_ir::{EdgeRef, Invariant, LocRef, Operation, Program, Scope, Task, VarId};
use symra_smt::{Answer, Backend, SmtError, Solver, WhyUnknown};
use symra_terms::{
    Assignment, Environment, Plan, Results, Scratch, Substitution, Symbol, Term, TermPool, Value,
};
use symra_verdict::Budget;

use crate::Check;

/// How often the budget is polled on steps that ask nothing.
const POLL: u64 = 256;

/// What a variable holds.
#[derive(Clone, PartialEq)]
enum Held {
    /// Any value, and nothing has looked at it yet.
    Any,
    Value(Value),
    Term(Term),
}

#[derive(Clone)]
struct PathState {
    at: LocRef,
    /// What all variables hold; locals are those of the innermost call.
    held: Vec<Held>,
    callers: Vec<(EdgeRef, Vec<Held>)>,
    /// What was assumed on the path.
    facts: Vec<Term>,
    /// Satisfies the facts.
    model: Option<Arc<Assignment>>,
    /// The fact to add when the state is taken up.
    fact: Option<Term>,
    /// Why it is not known whether the path can be taken, if it is not.
    undecided: Option<WhyUnknown>,
    /// How many steps have led here.
    steps: u64,
    /// A state of the path: after 1, 2, 4, 8, .. steps, the last of these (Brent's way to find a cycle).
    mark: Option<Arc<Mark>>,
}

/// What a state was on its path before.
struct Mark {
    at: LocRef,
    held: Vec<Held>,
    callers: Vec<(EdgeRef, Vec<Held>)>,
    facts: usize,
}

impl PathState {
    /// Takes a step of its path. Whether it comes to a state that the path was in before.
    fn comes_again(&mut self) -> bool {
        let again = self.mark.as_ref().is_some_and(|mark| {
            mark.at == self.at
                && mark.facts == self.facts.len()
                && mark.held == self.held
                && mark.callers == self.callers
        });
        self.steps += 1;
        if self.steps.is_power_of_two() {
            self.mark = Some(Arc::new(Mark {
                at: self.at,
                held: self.held.clone(),
                callers: self.callers.clone(),
                facts: self.facts.len(),
            }));
        }
        again
    }
}

/// What an edge assumes of a state.
enum Assumed {
    Nothing,
    /// It can't be taken.
    Falsehood,
    Fact(Term),
}

/// How a state goes on.
enum Onward {
    /// It was changed.
    Same,
    /// It ended.
    Ended,
    /// In several states.
    Several(Vec<PathState>),
}

/// Are all runs that don't enter the trap finite and without violation?
pub(crate) fn check(
    task: &mut Task,
    trap: &Invariant,
    backend: &dyn Backend,
    budget: &Budget,
) -> Result<Check, SmtError> {
    let Task { pool, program } = task;
    let mut unwinding = Unwinding::new(pool, program, backend.solver(&budget.limits())?);
    let mut open = vec![unwinding.initial()];
    let mut steps: u64 = 0;
    while let Some(mut state) = open.pop() {
        loop {
            if (state.fact.is_some() || steps.is_multiple_of(POLL))
                && let Some(reason) = budget.spent()
            {
                return Ok(Check::Open(format!("{reason} before all paths were followed again")));
            }
            steps += 1;
            if let Some(fact) = state.fact.take()
                && !unwinding.add(&mut state, fact)?
            {
                break;
            }
            if let Some(formula) = trap.get(&state.at)
                && unwinding.trapped(&mut state, *formula)?
            {
                break;
            }
            if program.location(state.at).claim.is_some() {
                match unwinding.reached(&mut state)? {
                    Some(check) => return Ok(check),
                    None => break,
                }
            }
            if state.comes_again() {
                break;
            }
            match unwinding.onward(&mut state) {
                Onward::Same => (),
                Onward::Ended => break,
                Onward::Several(states) => {
                    open.extend(states);
                    break;
                }
            }
        }
    }
    Ok(Check::Holds { queries: unwinding.queries })
}

/// An edge's terms, and what they read.
struct Compiled {
    terms: Vec<Term>,
    reads: Vec<VarId>,
    plan: Plan,
}

struct Unwinding<'u> {
    pool: &'u mut TermPool,
    program: &'u Program,
    edges: Vec<Vec<Compiled>>,
    /// The variables of each procedure.
    locals: Vec<Vec<VarId>>,
    /// The program variable that a symbol of the pool is.
    vars: Vec<Option<VarId>>,
    scratch: Scratch,
    solver: Box<dyn Solver>,
    /// What the solver holds, a frame each.
    asserted: Vec<Term>,
    queries: u64,
}

impl<'u> Unwinding<'u> {
    fn new(pool: &'u mut TermPool, program: &'u Program, solver: Box<dyn Solver>) -> Self {
        let mut vars = vec![None; pool.symbol_count()];
        let mut locals = vec![Vec::new(); program.procedures.len()];
        for (index, variable) in program.variables.iter().enumerate() {
            vars[symbol_of(pool, program, VarId::new(index)).index()] = Some(VarId::new(index));
            if let Scope::Local(owner) = variable.scope {
                locals[owner.index()].push(VarId::new(index));
            }
        }
        let compile = |operation: &Operation| {
            let (terms, assigned): (Vec<Term>, Vec<Symbol>) = match operation {
                Operation::Assume(term) => (vec![*term], Vec::new()),
                Operation::Assign(pairs) => {
                    pairs.iter().map(|(var, term)| (*term, symbol_of(pool, program, *var))).unzip()
                }
                Operation::Havoc(_) => (Vec::new(), Vec::new()),
                Operation::Call { arguments, .. } => (arguments.clone(), Vec::new()),
            };
            let plan = Plan::consuming(pool, &terms, &assigned);
            let reads = plan.symbols().iter().filter_map(|symbol| vars[symbol.index()]).collect();
            Compiled { terms, reads, plan }
        };
        let edges = program
            .procedures
            .iter()
            .map(|procedure| procedure.edges.iter().map(|edge| compile(&edge.operation)).collect())
            .collect();
        Self {
            pool,
            program,
            edges,
            locals,
            vars,
            scratch: Scratch::default(),
            solver,
            asserted: Vec::new(),
            queries: 0,
        }
    }

    fn initial(&self) -> PathState {
        let main = self.program.procedure(self.program.main);
        PathState {
            at: LocRef { proc: self.program.main, loc: main.entry },
            held: vec![Held::Any; self.program.variables.len()],
            callers: Vec::new(),
            facts: Vec::new(),
            model: Some(Arc::default()),
            fact: None,
            undecided: None,
            steps: 0,
            mark: None,
        }
    }

    /// Adds a fact to the state's path; false where the path becomes unsatisfiable.
    fn add(&mut self, state: &mut PathState, fact: Term) -> Result<bool, SmtError> {
        if let Some(Value::Bool(holds)) = self.pool.value(fact) {
            return Ok(*holds);
        }
        state.facts.push(fact);
        if let Some(model) = &state.model
            && self.pool.evaluate_in(fact, model) == Value::Bool(true)
        {
            return Ok(true);
        }
        self.ask(state)
    }

    /// Asks about all facts of a path together; false where they are unsatisfiable.
    fn ask(&mut self, state: &mut PathState) -> Result<bool, SmtError> {
        let same = self.asserted.iter().zip(&state.facts).take_while(|(a, b)| a == b).count();
        while self.asserted.len() > same {
            self.solver.pop()?;
            self.asserted.pop();
        }
        for fact in &state.facts[same..] {
            self.solver.push()?;
            self.solver.assert(self.pool, *fact)?;
            self.asserted.push(*fact);
        }
        self.queries += 1;
        (state.model, state.undecided) = match self.solver.check(self.pool, &[])? {
            Answer::Unsat(_) => return Ok(false),
            // All facts of the path were asked together, so what was open before is decided now.
            Answer::Sat(mut model) => {
                let mut assignment = Assignment::default();
                for part in self.pool.post_order(&state.facts) {
                    if let Some(symbol) = self.pool.symbol(part) {
                        assignment.set(symbol, model.value(self.pool, part)?);
                    }
                }
                (Some(Arc::new(assignment)), None)
            }
            Answer::Unknown(why) => (None, Some(why)),
        };
        Ok(true)
    }

    /// Whether the state is in the trap; what is not stays on the path.
    fn trapped(&mut self, state: &mut PathState, formula: Term) -> Result<bool, SmtError> {
        let inside = self.value(state, formula);
        let outside = self.pool.not(inside);
        Ok(!self.add(state, outside)?)
    }

    /// What it means that a path reached a claim; nothing, if all its facts asked together are unsatisfiable.
    fn reached(&mut self, state: &mut PathState) -> Result<Option<Check>, SmtError> {
        if !self.ask(state)? {
            return Ok(None);
        }
        let name = &self.program.location(state.at).name;
        Ok(Some(match &state.undecided {
            Some(why) => Check::Open(format!("whether a path reaches `{name}` is open: {why}")),
            None => Check::Refuted(format!(
                "a path that was not excluded reaches the claim at `{name}`"
            )),
        }))
    }

    /// A term over the program's variables in a state.
    fn value(&mut self, state: &mut PathState, term: Term) -> Term {
        let symbols = self.pool.variables(term);
        let reads: Vec<VarId> =
            symbols.into_iter().filter_map(|symbol| *self.vars.get(symbol.index())?).collect();
        self.substitution(state, &reads).apply(self.pool, term)
    }

    fn substitution(&mut self, state: &mut PathState, reads: &[VarId]) -> Substitution {
        let mut substitution = Substitution::default();
        for var in reads {
            let term = match &state.held[var.index()] {
                Held::Term(term) => *term,
                Held::Value(value) => self.pool.constant(value.clone()),
                Held::Any => {
                    let sort = self.pool.sort(self.program.variable(*var).term).clone();
                    self.pool.fresh("c", &sort)
                }
            };
            // An array is made a term once only, and what is arbitrary is the same from now on.
            if matches!(&state.held[var.index()], Held::Any | Held::Value(Value::Array(_))) {
                state.held[var.index()] = Held::Term(term);
            }
            substitution.bind(symbol_of(self.pool, self.program, *var), term);
        }
        substitution
    }

    /// What the terms of an edge are in a state. An assignment takes what it overwrites.
    fn evaluate(&mut self, state: &mut PathState, edge: EdgeRef) -> Vec<Held> {
        if let Some(results) = self.run(state, edge) {
            return results.into_values().into_iter().map(Held::Value).collect();
        }
        let compiled = &self.edges[edge.proc.index()][edge.edge.index()];
        let (terms, reads) = (compiled.terms.clone(), compiled.reads.clone());
        let mut substitution = self.substitution(state, &reads);
        let mut results = Vec::with_capacity(terms.len());
        for term in terms {
            let term = substitution.apply(self.pool, term);
            results.push(match self.pool.value(term) {
                Some(value) => Held::Value(value.clone()),
                None => Held::Term(term),
            });
        }
        results
    }

    /// What the terms of an edge are in a state where all that they read are values.
    fn run(&mut self, state: &mut PathState, edge: EdgeRef) -> Option<Results<'_>> {
        let compiled = &self.edges[edge.proc.index()][edge.edge.index()];
        let is_value = |var: &VarId| matches!(state.held[var.index()], Held::Value(_));
        compiled.reads.iter().all(is_value).then(|| {
            let mut environment = Values { held: &mut state.held, vars: &self.vars };
            compiled.plan.run(&mut self.scratch, &mut environment)
        })
    }

    /// What an edge assumes.
    fn assumed(&mut self, state: &mut PathState, edge: EdgeRef) -> Assumed {
        if !matches!(self.program.edge(edge).operation, Operation::Assume(_)) {
            return Assumed::Nothing;
        }
        if let Some(results) = self.run(state, edge) {
            return if results.truth(0) { Assumed::Nothing } else { Assumed::Falsehood };
        }
        match self.evaluate(state, edge).pop() {
            Some(Held::Value(Value::Bool(true))) => Assumed::Nothing,
            Some(Held::Value(_)) => Assumed::Falsehood,
            Some(Held::Term(fact)) => Assumed::Fact(fact),
            Some(Held::Any) | None => unreachable!("an assumption should have one term"),
        }
    }

    fn onward(&mut self, state: &mut PathState) -> Onward {
        let procedure = self.program.procedure(state.at.proc);
        if state.at.loc == procedure.exit {
            return if self.returned(state) { Onward::Same } else { Onward::Ended };
        }
        let mut first: Option<(EdgeRef, Option<Term>)> = None;
        let mut others: Vec<(EdgeRef, Option<Term>)> = Vec::new();
        for edge in &self.program.location(state.at).outgoing {
            let edge = EdgeRef { proc: state.at.proc, edge: *edge };
            let open = match self.assumed(state, edge) {
                Assumed::Falsehood => continue,
                Assumed::Nothing => (edge, None),
                Assumed::Fact(fact) => (edge, Some(fact)),
            };
            if first.is_none() {
                first = Some(open);
            } else {
                others.push(open);
            }
        }
        let Some((edge, fact)) = first else { return Onward::Ended };
        if others.is_empty() {
            self.next(state, edge, fact);
            return Onward::Same;
        }
        let mut states = Vec::with_capacity(others.len() + 1);
        for (edge, fact) in others.into_iter().rev().chain(first) {
            let mut next = state.clone();
            self.next(&mut next, edge, fact);
            states.push(next);
        }
        Onward::Several(states)
    }

    /// Goes back to the caller, if there is one.
    fn returned(&mut self, state: &mut PathState) -> bool {
        let Some((call, saved)) = state.callers.pop() else { return false };
        let procedure = self.program.procedure(state.at.proc);
        // What nobody looked at is one value for the caller and the callee.
        for result in &procedure.results {
            if state.held[result.index()] == Held::Any {
                self.substitution(state, &[*result]);
            }
        }
        let results: Vec<Held> =
            procedure.results.iter().map(|var| state.held[var.index()].clone()).collect();
        for (var, held) in self.locals[call.proc.index()].iter().zip(saved) {
            state.held[var.index()] = held;
        }
        let edge = self.program.edge(call);
        let Operation::Call { results: targets, .. } = &edge.operation else {
            unreachable!("a caller should wait at a call")
        };
        for (target, result) in targets.iter().zip(results) {
            state.held[target.index()] = result;
        }
        state.at = LocRef { proc: call.proc, loc: edge.to };
        true
    }

    fn next(&mut self, state: &mut PathState, edge: EdgeRef, fact: Option<Term>) {
        let data = self.program.edge(edge);
        state.fact = fact;
        state.at.loc = data.to;
        match &data.operation {
            Operation::Assume(_) => (),
            Operation::Assign(pairs) => {
                if let Some(mut results) = self.run(state, edge) {
                    for (index, (var, _)) in pairs.iter().enumerate() {
                        state.held[var.index()] = Held::Value(results.take(index));
                    }
                    return;
                }
                for (held, (var, _)) in self.evaluate(state, edge).into_iter().zip(pairs) {
                    state.held[var.index()] = held;
                }
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    state.held[var.index()] = Held::Any;
                }
            }
            Operation::Call { callee, .. } => {
                let arguments = self.evaluate(state, edge);
                // The caller's locals are saved; in a recursive call they are the same variables as the callee's.
                let own = &self.locals[edge.proc.index()];
                let saved = own.iter().map(|var| state.held[var.index()].clone()).collect();
                state.callers.push((edge, saved));
                for local in &self.locals[callee.index()] {
                    state.held[local.index()] = Held::Any;
                }
                let procedure = self.program.procedure(*callee);
                for (parameter, held) in procedure.parameters.iter().zip(arguments) {
                    state.held[parameter.index()] = held;
                }
                state.at = LocRef { proc: *callee, loc: procedure.entry };
            }
        }
    }
}

fn symbol_of(pool: &TermPool, program: &Program, var: VarId) -> Symbol {
    pool.symbol(program.variable(var).term).expect("a program variable should be a variable term")
}

/// A state as the environment of a plan that reads values only.
struct Values<'e> {
    held: &'e mut [Held],
    vars: &'e [Option<VarId>],
}

impl Values<'_> {
    fn place(&self, symbol: Symbol) -> usize {
        self.vars[symbol.index()].expect("a program's terms should be over its variables").index()
    }
}

impl Environment for Values<'_> {
    fn value(&self, symbol: Symbol) -> &Value {
        match &self.held[self.place(symbol)] {
            Held::Value(value) => value,
            Held::Any | Held::Term(_) => unreachable!("all that is read should be a value"),
        }
    }

    fn take(&mut self, symbol: Symbol) -> Value {
        let place = self.place(symbol);
        match std::mem::replace(&mut self.held[place], Held::Any) {
            Held::Value(value) => value,
            Held::Any | Held::Term(_) => unreachable!("all that is read should be a value"),
        }
    }
}
