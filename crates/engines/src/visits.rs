//! Runs that come to a place again and again: how often at most?
//!
//! Claessen and Sörensson, "A liveness checking algorithm that counts" (FMCAD 2012). The places are where the product of a program
//! and a temporal formula guesses anew (`ir::passes::temporal`), or all heads of loops.
//!
//! ```text
//! KL:1  for k = 0, 1, 2, 4, ..
//! KL:2    can a run come to a place more than k times? (houdini for k = 0, ic3ia, on the program with a counter)
//! KL:3    no: ENDS, by the tuple of the counter, the guess, and the order of locations in between
//! KL:4    yes: if its state at two visits is the same, or a search from one of them comes back to it: DOES NOT END
//! KL:5  UNKNOWN
//! ```
//!
//! Departures. D1: in KL:2 the guess is left out, so that its program can do more.
//!
//! Soundness: what KL:3 says is re-checked like any tuple of measures, in the program with the counter, where coming to a place more
//! often than k times counts as not modelled. KL:4 is replayed.
//!
//! The lemma store is not used: its lemmas are about the heads of another program. The engines of KL:2 share a store that is about
//! the program with the counter.

use std::collections::{BTreeMap, BTreeSet};

use symra_analysis::Lemmas;
use symra_ir::{
    Cfa, ClaimKind, Counted, EdgeId, Interpreter, LocId, Machine, Operation, State, Status, Step,
    Task, Trace, VarId, VarSet, count_visits, live_variables,
};
use symra_terms::{Integer, Op, Sort, Term, TermPool, Value};
use symra_verdict::{
    InductiveProof, Lasso, Meaning, Measure, Proof, Reason, TerminationProof, Verdict, Violation,
};

use crate::engine::{Context, Engine, EngineError, unsupported};
use crate::houdini::Houdini;
use crate::ic3ia::Ic3ia;

/// The engine.
#[derive(Debug, Default)]
pub struct Visits;

/// The most visits that are counted to.
const MOST: u8 = 128;
/// What is guessed of how long it takes to the next visit.
const LONG: i64 = 1_000_000_000;
/// Programs with more ways between heads are too large.
const MOST_WAYS: usize = 64;
/// So many states are searched for a way back.
const STATES: usize = 5000;

impl Engine for Visits {
    fn name(&self) -> &'static str {
        "visits"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let Some(claim) = task.program.must_end() else {
            let what = "programs without a claim that runs end".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "visits", what }));
        };
        if let Err(what) = Cfa::new(&task.program) {
            return Ok(unsupported("visits", &what));
        }
        let places = Places::of(task);
        let Some(order) = places.order(task) else {
            let what = "cycles on which no visits can be counted".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "visits", what }));
        };
        let live = live_variables(task).swap_remove(task.program.main.index());
        // KL:1
        let mut most = 0;
        while most <= MOST {
            if let Some(reason) = context.budget.spent() {
                return Ok(Verdict::Unknown(reason));
            }
            let mut counted = count_visits(task, &places.edges, most);
            let mut safety = without(&counted, places.guess);
            let lemmas = Lemmas::new();
            let own = Context { lemmas: &lemmas, ..*context };
            // KL:2
            match never_more(&mut safety, &own, most)? {
                Verdict::Safe(Proof::Inductive(proof)) => {
                    counted.task.pool = safety.pool;
                    let proof = places.proof(&mut counted, proof, &order);
                    task.pool = counted.task.pool;
                    return Ok(Verdict::Safe(Proof::Transformed {
                        program: Box::new(counted.task.program),
                        proof: Box::new(Proof::Terminating(proof)),
                        passes: vec!["count visits"],
                    })); // KL:3
                }
                Verdict::Unsafe(found) if found.claim == counted.claim => {
                    if let Some((trace, stem)) = places.lasso(task, &found.trace, &live) {
                        let lasso = Some(Lasso { stem, recurrence: None });
                        return Ok(Verdict::Unsafe(Violation { claim, trace, lasso })); // KL:4
                    }
                }
                Verdict::Unknown(reason) => return Ok(Verdict::Unknown(reason)),
                Verdict::Safe(_) | Verdict::Unsafe(_) => break,
            }
            most = if most == 0 { 1 } else { most.saturating_mul(2) };
        }
        // KL:5
        Ok(Verdict::Unknown(Reason::Inconclusive {
            what: "no bound was found on how often runs visit a place".to_owned(),
        }))
    }
}

/// KL:2.
fn never_more(task: &mut Task, context: &Context<'_>, most: u8) -> Result<Verdict, EngineError> {
    if most == 0 {
        let budget = context.budget.fraction(1, 8);
        let verdict = Houdini::default().run(task, &Context { budget: &budget, ..*context })?;
        if let Verdict::Safe(_) = verdict {
            return Ok(verdict);
        }
    }
    // It has a solver for each way from a head to another.
    let ways = ways(task);
    if ways > MOST_WAYS {
        let what = format!("more than {MOST_WAYS} ways between the heads of loops");
        return Ok(Verdict::Unknown(Reason::Unsupported { engine: "visits", what }));
    }
    Ic3ia::default().run(task, context)
}

/// How many pairs of heads there are of which one leads to the other without a third; too many are not counted to the end.
fn ways(task: &Task) -> usize {
    let procedure = task.program.procedure(task.program.main);
    let is_head = |at: usize| procedure.locations[at].loop_head;
    let heads = (0..procedure.locations.len()).filter(|at| is_head(*at));
    let mut count = 0;
    for head in heads {
        let mut seen = vec![false; procedure.locations.len()];
        let mut stack = vec![head];
        while let Some(at) = stack.pop() {
            for id in &procedure.locations[at].outgoing {
                let to = procedure.edges[id.index()].to.index();
                if std::mem::replace(&mut seen[to], true) {
                    continue;
                }
                if is_head(to) {
                    count += 1;
                    if count > MOST_WAYS {
                        return count;
                    }
                } else {
                    stack.push(to);
                }
            }
        }
    }
    count
}

/// Where visits are counted.
struct Places {
    edges: BTreeSet<EdgeId>,
    /// The variable that is guessed there, and falls in between.
    guess: Option<VarId>,
}

impl Places {
    fn of(task: &Task) -> Self {
        let procedure = task.program.procedure(task.program.main);
        let edges = || procedure.edges.iter().enumerate().map(|(id, edge)| (EdgeId::new(id), edge));
        // Of the product, which may have no place to guess at any more: then its integer only falls.
        let guessed = |(_, edge): (EdgeId, &symra_ir::Edge)| {
            let var = match &edge.operation {
                Operation::Havoc(vars) => *vars.first()?,
                Operation::Assign(pairs) => {
                    let (var, term) = *pairs.first()?;
                    let own = task.pool.symbol(task.program.variable(var).term)?;
                    task.pool.variables(term).into_iter().find(|symbol| *symbol == own)?;
                    var
                }
                _ => return None,
            };
            let own = task.program.variable(var).temporary && *task.sort(var) == Sort::Int;
            own.then_some(var)
        };
        let guess = edges().find_map(guessed);
        let is_place = |edge: &symra_ir::Edge| match guess {
            Some(var) => edge.operation == Operation::Havoc(vec![var]),
            None => procedure.locations[edge.to.index()].loop_head,
        };
        let edges = edges().filter(|(_, edge)| is_place(edge)).map(|(id, _)| id).collect();
        let mut places = Self { edges, guess };
        places.close(task);
        places
    }

    /// Where a cycle has neither a place nor a change of the guess, because nobody asks for it any more, its head is a place.
    fn close(&mut self, task: &Task) {
        let procedure = task.program.procedure(task.program.main);
        for (index, location) in procedure.locations.iter().enumerate() {
            if !location.loop_head {
                continue;
            }
            let mut seen = vec![false; procedure.locations.len()];
            let mut stack = vec![index];
            while let Some(at) = stack.pop() {
                let after = procedure.locations[at].outgoing.iter();
                for id in after.filter(|id| !self.counts(task, **id)) {
                    let to = procedure.edges[id.index()].to.index();
                    if !std::mem::replace(&mut seen[to], true) {
                        stack.push(to);
                    }
                }
            }
            if seen[index] {
                let all = (0..procedure.edges.len()).map(EdgeId::new);
                let into = all.filter(|id| procedure.edges[id.index()].to.index() == index);
                self.edges.extend(into);
            }
        }
    }

    /// Whether an edge is a place, or changes the guess.
    fn counts(&self, task: &Task, id: EdgeId) -> bool {
        let procedure = task.program.procedure(task.program.main);
        let changes = match &procedure.edges[id.index()].operation {
            Operation::Assign(pairs) => pairs.iter().any(|(var, _)| Some(*var) == self.guess),
            _ => false,
        };
        changes || self.edges.contains(&id)
    }

    /// For each location how many edges can follow at most that neither are counted nor change the guess; nothing if they have
    /// a cycle.
    fn order(&self, task: &Task) -> Option<Vec<u64>> {
        let procedure = task.program.procedure(task.program.main);
        let counts = |id: &EdgeId| self.counts(task, *id);
        let mut order: Vec<Option<u64>> = vec![None; procedure.locations.len()];
        let mut open = vec![false; procedure.locations.len()];
        for start in 0..order.len() {
            let mut stack = vec![start];
            while let Some(at) = stack.last().copied() {
                if order[at].is_some() {
                    stack.pop();
                    continue;
                }
                let after = procedure.locations[at].outgoing.iter().filter(|id| !counts(id));
                let after: Vec<usize> =
                    after.map(|id| procedure.edges[id.index()].to.index()).collect();
                let first = !std::mem::replace(&mut open[at], true);
                let missing: Vec<usize> =
                    after.iter().copied().filter(|to| order[*to].is_none()).collect();
                if missing.is_empty() {
                    let longest = after.iter().filter_map(|to| order[*to]).max();
                    order[at] = Some(longest.map_or(0, |longest| longest + 1));
                } else if !first || missing.iter().any(|to| open[*to]) {
                    return None;
                } else {
                    stack.extend(missing);
                }
            }
        }
        order.into_iter().collect()
    }

    /// KL:3.
    fn proof(
        &self,
        counted: &mut Counted,
        proof: InductiveProof,
        order: &[u64],
    ) -> TerminationProof {
        let Task { pool, program } = &mut counted.task;
        let counter = program.variable(counted.counter).term;
        let guess = self.guess.map(|var| program.variable(var).term);
        let InductiveProof { invariant, bound, .. } = proof;
        let mut measures = BTreeMap::new();
        for at in invariant.keys() {
            // A place's own locations come after all others.
            let place = order.get(at.loc.index()).map_or(0, |order| order + 1);
            let mut tuple = vec![Measure { term: counter, meaning: Meaning::Falls(counter) }];
            tuple.extend(guess.map(|term| Measure { term, meaning: Meaning::Falls(term) }));
            tuple.push(Measure { term: pool.bv(place, 64), meaning: Meaning::Order });
            measures.insert(*at, tuple);
        }
        TerminationProof { invariant, bound, measures, ..TerminationProof::default() }
    }

    /// KL:4: the run in the program without a counter, up to where its state is an earlier one.
    fn lasso(&self, task: &Task, found: &Trace, live: &[VarSet]) -> Option<(Trace, usize)> {
        let program = &task.program;
        let procedure = program.procedure(program.main);
        let long = |var| (var, Value::Int(Integer::from(LONG)));
        let known = |(var, _): &&(VarId, Value)| {
            var.index() < program.variables.len() && Some(*var) != self.guess
        };
        let mut trace = Trace {
            initial: found
                .initial
                .iter()
                .filter(known)
                .cloned()
                .chain(self.guess.map(long))
                .collect(),
            ..Trace::default()
        };
        let interpreter = Interpreter::new(task);
        let mut machine = Machine::new(&interpreter, &trace.initial).ok()?;
        let mut seen: Vec<(LocId, Vec<Value>, usize)> = Vec::new();
        for step in &found.steps {
            if step.edge.edge.index() >= procedure.edges.len() {
                continue;
            }
            let place = self.edges.contains(&step.edge.edge);
            let mut inputs: Vec<_> = step.inputs.iter().filter(known).cloned().collect();
            if let Operation::Havoc(vars) = &program.edge(step.edge).operation {
                inputs.extend(self.guess.filter(|var| vars.contains(var)).map(long));
            }
            machine.take(step.edge, &inputs).ok()?;
            trace.steps.push(Step { edge: step.edge, inputs });
            if !place {
                continue;
            }
            let at = machine.location().loc;
            let vars = (0..program.variables.len()).map(VarId::new);
            let matters = vars.filter(|var| live[at.index()].contains(*var));
            let state: Vec<Value> = matters.filter_map(|var| machine.value(var).cloned()).collect();
            let same = seen.iter().find(|(loc, values, _)| *loc == at && *values == state);
            if let Some((_, _, stem)) = same {
                return Some((trace, *stem));
            }
            let stem = trace.steps.len();
            if let Some(round) = self.around(task, machine.state(), live) {
                trace.steps.extend(round);
                return Some((trace, stem));
            }
            seen.push((at, state, stem));
        }
        None
    }

    /// A way from a state where a place was just visited back to the same state, by a search of few states.
    fn around(&self, task: &Task, start: &State, live: &[VarSet]) -> Option<Vec<Step>> {
        let (program, interpreter) = (&task.program, Interpreter::new(task));
        let values = |machine: &Machine<'_, '_>, with_guess: bool| -> (LocId, Vec<Value>) {
            let at = machine.location().loc;
            let vars = (0..program.variables.len()).map(VarId::new);
            let matters = vars.filter(|var| {
                live[at.index()].contains(*var) && (with_guess || Some(*var) != self.guess)
            });
            (at, matters.filter_map(|var| machine.value(var).cloned()).collect())
        };
        let first = Machine::from_state(&interpreter, start.clone());
        let goal = values(&first, true);
        let mut known = BTreeSet::from([values(&first, false)]);
        // Each state, with the step to it and the state before.
        let mut reached: Vec<(State, Option<(usize, Step)>)> = vec![(start.clone(), None)];
        let mut next = 0;
        while next < reached.len() && reached.len() < STATES {
            let mut machine = Machine::from_state(&interpreter, reached[next].0.clone());
            for edge in machine.enabled() {
                for inputs in self.inputs(task, &machine, &program.edge(edge).operation) {
                    let mut after = machine.clone();
                    if after.take(edge, &inputs).is_err() || after.status() != Status::Running {
                        continue;
                    }
                    let step = Step { edge, inputs };
                    if self.edges.contains(&edge.edge) && values(&after, true) == goal {
                        let mut round = vec![step];
                        let mut at = next;
                        while let Some((before, step)) = &reached[at].1 {
                            round.push(step.clone());
                            at = *before;
                        }
                        round.reverse();
                        return Some(round);
                    }
                    if known.insert(values(&after, false)) {
                        reached.push((after.into_state(), Some((next, step))));
                    }
                }
            }
            next += 1;
        }
        None
    }

    /// Some inputs for an operation.
    fn inputs(
        &self,
        task: &Task,
        machine: &Machine<'_, '_>,
        operation: &Operation,
    ) -> Vec<Vec<(VarId, Value)>> {
        let Operation::Havoc(vars) = operation else { return vec![Vec::new()] };
        let mut all = vec![Vec::new()];
        for var in vars {
            let values: Vec<Value> = match task.sort(*var) {
                Sort::Int if Some(*var) == self.guess => vec![Value::Int(Integer::from(LONG))],
                Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
                Sort::Int => (0..4).map(|number| Value::Int(Integer::from(number))).collect(),
                _ => machine.value(*var).cloned().into_iter().collect(),
            };
            let more = |inputs: &Vec<(VarId, Value)>| {
                let with = |value: &Value| [inputs.clone(), vec![(*var, value.clone())]].concat();
                values.iter().map(with).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(more).take(16).collect();
        }
        all
    }
}

/// D1: the program with the counter, without the guess; only claims at locations are left.
fn without(counted: &Counted, guess: Option<VarId>) -> Task {
    let mut task = counted.task.clone();
    let Task { pool, program } = &mut task;
    for claim in &mut program.claims {
        if claim.kind == ClaimKind::Termination {
            claim.kind = ClaimKind::Check;
        }
    }
    program.claims[counted.claim.index()].kind = ClaimKind::Unreach;
    let Some(guess) = guess else { return task };
    let symbol = pool.symbol(program.variable(guess).term);
    let mentions =
        |pool: &TermPool, term: Term| pool.variables(term).into_iter().any(|s| Some(s) == symbol);
    let main = program.main;
    for edge in &mut program.procedures[main.index()].edges {
        let kept = match &edge.operation {
            Operation::Assume(term) => {
                let parts = match pool.op(*term) {
                    Op::And => pool.args(*term).to_vec(),
                    _ => vec![*term],
                };
                let parts: Vec<Term> =
                    parts.into_iter().filter(|part| !mentions(pool, *part)).collect();
                Operation::Assume(pool.and(&parts))
            }
            Operation::Assign(pairs) => {
                Operation::Assign(pairs.iter().copied().filter(|(var, _)| *var != guess).collect())
            }
            Operation::Havoc(vars) => {
                Operation::Havoc(vars.iter().copied().filter(|var| *var != guess).collect())
            }
            call @ Operation::Call { .. } => call.clone(),
        };
        let empty = matches!(&kept, Operation::Assign(pairs) if pairs.is_empty())
            || matches!(&kept, Operation::Havoc(vars) if vars.is_empty());
        edge.operation = if empty { Operation::Assume(pool.true_()) } else { kept };
    }
    program.link();
    task
}
