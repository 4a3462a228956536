//! What calls of recursive procedures did on guessed inputs.
//!
//! Runs prove nothing, but what they show refutes guesses without a query, and is a guess itself. What a call did is remembered
//! and not run again: so a procedure that calls itself twice takes no longer than one that calls itself once.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use symra_ir::{Callee, LocId, Operation, ProcId, Scope, Task, VarId};
use symra_terms::{Assignment, Symbol, Term, Value};
use symra_verdict::Budget;

use super::{Guess, Habit, numbers};

/// So many runs of the program are made.
const RUNS: u64 = 60;
/// So many steps at most in a run of the program.
const STEPS: usize = 4_000;
/// So many steps at most in the run of a call.
const CALL_STEPS: usize = 100_000;
/// So many calls at most are within each other.
const DEPTH: usize = 5_000;

/// What a call did.
#[derive(Clone, PartialEq, Debug)]
pub struct CallRecord {
    /// The values of the parameters and globals that it began with, as the callee lists them.
    pub before: Vec<Value>,
    /// The values of the results and of the globals that it may change.
    pub after: Vec<Value>,
    /// The calls that it made: the callees, and the indices of their records.
    inner: Vec<(usize, usize)>,
}

/// Runs of a program with calls.
#[derive(Debug)]
pub struct CallRuns<'t> {
    task: &'t Task,
    callees: &'t [Callee],
    numbers: Vec<u64>,
    known: Vec<FxHashMap<Vec<Value>, usize>>,
    /// For each callee what its calls did, each once, in the order of their returns.
    pub records: Vec<Vec<CallRecord>>,
}

/// A call that has not returned.
struct CallFrame {
    proc: ProcId,
    loc: LocId,
    locals: Assignment,
    /// The callee, and what it began with.
    call: Option<(usize, Vec<Value>)>,
    /// The calls that it has made.
    inner: Vec<(usize, usize)>,
    /// Where the caller goes on, and what receives the results.
    back: Option<(LocId, Vec<VarId>)>,
}

impl<'t> CallRuns<'t> {
    /// Runs the program, whose procedures but the main one are the callees.
    pub fn new(task: &'t Task, callees: &'t [Callee], budget: &Budget) -> Self {
        let known = callees.iter().map(|_| FxHashMap::default()).collect();
        let records = vec![Vec::new(); callees.len()];
        let mut runs = Self { task, callees, numbers: numbers(task), known, records };
        for seed in 0..RUNS {
            if budget.spent().is_some() {
                break;
            }
            let numbers = runs.numbers.clone();
            let mut guess = Guess::new(Habit::Random(seed), &numbers);
            let main = task.program.main;
            let mut globals = Assignment::default();
            for var in task.program.globals() {
                if let Some(value) = guess.value(task.sort(var)) {
                    globals.set(runs.symbol(var), value);
                }
            }
            let entry = task.program.procedure(main).entry;
            let mut locals = Assignment::default();
            for var in &task.program.procedure(main).locals {
                if let Some(value) = guess.value(task.sort(*var)) {
                    locals.set(runs.symbol(*var), value);
                }
            }
            let inner = Vec::new();
            let frame = CallFrame { proc: main, loc: entry, locals, call: None, inner, back: None };
            runs.run(globals, frame, &mut guess, STEPS);
        }
        runs
    }

    /// Runs a call, unless that was done. The index of its record, if it returns.
    pub fn call(&mut self, number: usize, before: &[Value]) -> Option<usize> {
        if let Some(record) = self.known[number].get(before) {
            return Some(*record);
        }
        let callee = &self.callees[number];
        let (mut globals, mut locals) = (Assignment::default(), Assignment::default());
        for ((var, _), value) in callee.before.iter().zip(before) {
            let to = if callee.parameters.contains(var) { &mut locals } else { &mut globals };
            to.set(self.symbol(*var), value.clone());
        }
        let loc = self.task.program.procedure(callee.proc).entry;
        let call = Some((number, before.to_vec()));
        let inner = Vec::new();
        let frame = CallFrame { proc: callee.proc, loc, locals, call, inner, back: None };
        let numbers = self.numbers.clone();
        self.run(globals, frame, &mut Guess::new(Habit::Random(0), &numbers), CALL_STEPS);
        self.known[number].get(before).copied()
    }

    /// A record and those of all calls within it, as far as they are not in the set yet; at most so many.
    pub fn add_with_inner(
        &self,
        call: (usize, usize),
        to: &mut BTreeSet<(usize, usize)>,
        most: usize,
    ) {
        let mut open = vec![call];
        while let Some(call) = open.pop() {
            if to.len() < most && to.insert(call) {
                open.extend(&self.records[call.0][call.1].inner);
            }
        }
    }

    fn symbol(&self, var: VarId) -> Symbol {
        let symbol = self.task.pool.symbol(self.task.program.variable(var).term);
        symbol.expect("a program variable should be a variable term")
    }

    fn value(&self, globals: &Assignment, locals: &Assignment, term: Term) -> Value {
        let pool = &self.task.pool;
        pool.evaluate(term, &mut |symbol| {
            let value = locals.get(symbol).or_else(|| globals.get(symbol));
            value.cloned().unwrap_or_else(|| Value::default_of(pool.sort(pool.symbol_term(symbol))))
        })
    }

    fn set(&self, globals: &mut Assignment, locals: &mut Assignment, var: VarId, value: Value) {
        match self.task.program.variable(var).scope {
            Scope::Global => globals.set(self.symbol(var), value),
            Scope::Local(_) => locals.set(self.symbol(var), value),
        }
    }

    /// Runs until the frame returns, something is violated, nothing can be done, or the limit is reached.
    fn run(
        &mut self,
        mut globals: Assignment,
        first: CallFrame,
        guess: &mut Guess<'_>,
        limit: usize,
    ) {
        let program = &self.task.program;
        let mut stack = vec![first];
        for _ in 0..limit {
            let Some(mut frame) = stack.pop() else { return };
            let procedure = program.procedure(frame.proc);
            let location = &procedure.locations[frame.loc.index()];
            if location.claim.is_some() || stack.len() > DEPTH {
                return;
            }
            if frame.loc == procedure.exit {
                let Some(caller) = self.returns(&mut globals, frame, stack.pop()) else { return };
                stack.push(caller);
                continue;
            }
            let mut enabled = location.outgoing.clone();
            enabled.retain(|edge| match &procedure.edges[edge.index()].operation {
                Operation::Assume(term) => {
                    self.value(&globals, &frame.locals, *term) == Value::Bool(true)
                }
                _ => true,
            });
            if enabled.is_empty() {
                return;
            }
            let edge = &procedure.edges[enabled[guess.index(enabled.len())].index()];
            frame.loc = edge.to;
            match &edge.operation {
                Operation::Assume(_) => (),
                Operation::Assign(pairs) => {
                    let terms = pairs.iter().map(|(_, term)| *term);
                    let values: Vec<Value> =
                        terms.map(|term| self.value(&globals, &frame.locals, term)).collect();
                    for ((var, _), value) in pairs.iter().zip(values) {
                        self.set(&mut globals, &mut frame.locals, *var, value);
                    }
                }
                Operation::Havoc(vars) => {
                    for var in vars {
                        let value = guess.value(self.task.sort(*var));
                        let value =
                            value.unwrap_or_else(|| Value::default_of(self.task.sort(*var)));
                        self.set(&mut globals, &mut frame.locals, *var, value);
                    }
                }
                Operation::Call { callee, arguments, results } => {
                    let callee = self.callees.iter().position(|other| other.proc == *callee);
                    let Some(callee) = callee else { return };
                    let next = self.enter(&mut globals, &mut frame, callee, arguments, results);
                    stack.push(frame);
                    stack.extend(next);
                    continue;
                }
            }
            stack.push(frame);
        }
    }

    /// Begins a call, unless it is known what it does: then that is done.
    fn enter(
        &self,
        globals: &mut Assignment,
        frame: &mut CallFrame,
        number: usize,
        arguments: &[Term],
        results: &[VarId],
    ) -> Option<CallFrame> {
        let callee = &self.callees[number];
        let mut locals = Assignment::default();
        for (parameter, term) in callee.parameters.iter().zip(arguments) {
            let value = self.value(globals, &frame.locals, *term);
            locals.set(self.symbol(*parameter), value);
        }
        let before: Vec<Value> = callee
            .before
            .iter()
            .map(|(var, _)| self.value(globals, &locals, self.task.program.variable(*var).term))
            .collect();
        let Some(record) = self.known[number].get(&before) else {
            let loc = self.task.program.procedure(callee.proc).entry;
            let call = Some((number, before));
            let (inner, back) = (Vec::new(), Some((frame.loc, results.to_vec())));
            return Some(CallFrame { proc: callee.proc, loc, locals, call, inner, back });
        };
        frame.inner.push((number, *record));
        let mut after = self.records[number][*record].after.iter().cloned();
        let got: Vec<Value> = after.by_ref().take(callee.results.len()).collect();
        for (var, value) in callee.written.iter().zip(after) {
            globals.set(self.symbol(*var), value);
        }
        for (var, value) in results.iter().zip(got) {
            self.set(globals, &mut frame.locals, *var, value);
        }
        None
    }

    /// Ends a call; its caller, if there is one.
    fn returns(
        &mut self,
        globals: &mut Assignment,
        frame: CallFrame,
        caller: Option<CallFrame>,
    ) -> Option<CallFrame> {
        let (number, before) = frame.call?;
        let callee = &self.callees[number];
        let own = |var: &VarId| self.task.program.variable(*var).term;
        let after: Vec<Value> = callee
            .results
            .iter()
            .chain(&callee.written)
            .map(|var| self.value(globals, &frame.locals, own(var)))
            .collect();
        let results = after[..callee.results.len()].to_vec();
        let records = &mut self.records[number];
        let fresh = records.len();
        let record = *self.known[number].entry(before.clone()).or_insert(fresh);
        if record == fresh {
            records.push(CallRecord { before, after, inner: frame.inner });
        }
        let mut caller = caller?;
        caller.inner.push((number, record));
        let (loc, targets) = frame.back?;
        caller.loc = loc;
        for (var, value) in targets.iter().zip(results) {
            self.set(globals, &mut caller.locals, *var, value);
        }
        Some(caller)
    }
}
