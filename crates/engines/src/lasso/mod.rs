//! Runs that do not end: a stem and a loop.
//!
//! Runs on guessed inputs; recurrence sets after Gupta, Henzinger, Majumdar, Rybalchenko and Xu, "Proving non-termination" (POPL
//! 2008), found by guess and check around such a run.
//!
//! ```text
//! LA:1  run the program on guessed inputs, which are often the same for the same place; then from where the solver finds the
//!       first heads reached
//! LA:2    a state at a head that is an earlier one, in all that matters, up to the names of objects: DOES NOT END. Of all short runs together: the state at
//!         the last head is one of the earlier ones (a disjunction), as the solver finds it
//! LA:3  where a run is still going on at its limit: for the last rounds of its loops
//! LA:4    facts of the states before and after the round: values that are the same, bounds of others, lemmas
//! LA:5    drop the facts that the steps of the round do not preserve
//! LA:6    if what is left implies that the steps can be taken: DOES NOT END
//! LA:7  UNKNOWN
//! ```
//!
//! Departures. D1: lassos come from runs, and a recurrence set is what is left of guessed facts; the paper executes paths
//! symbolically and solves for the coefficients of a template.
//!
//! With threads a loop counts only if it leaves out no thread that could go on ([`left_out`]); other loops are passed.
//!
//! Soundness: LA:2 is how a deterministic run repeats itself, LA:6 is what a recurrence set is; and the run is replayed.

mod guess;

use std::collections::{BTreeMap, BTreeSet};

use symra_analysis::encode::{Encoder, Memory, Values};
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::system::{ReachedPoint, Unroller};
use symra_ir::{
    Cfa, ClaimId, EdgeRef, Interpreter, LocId, Machine, Names, Operation, State, Status, Step,
    Task, Trace, VarId, VarSet, has_new_names, left_out, same_up_to_names,
};
use symra_smt::{Answer, SmtError, Solver};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::{Budget, Lasso, Reason, Verdict, Violation};

use self::guess::{Guess, long, numbers};
use crate::engine::{Context, Engine, EngineError, helping, unsupported};

/// What the engine may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LassoConfig {
    /// So many runs are made.
    pub runs: u64,
    /// So many steps at most in a run.
    pub steps: usize,
    /// All runs that come to heads of loops so often are looked at together.
    pub rounds: usize,
}

impl Default for LassoConfig {
    fn default() -> Self {
        Self { runs: 400, steps: 300_000, rounds: 24 }
    }
}

impl LassoConfig {
    /// A quick look.
    pub fn quick() -> Self {
        Self { runs: 60, steps: 20_000, rounds: 4 }
    }
}

/// The engine.
#[derive(Debug, Default)]
pub struct LassoSearch {
    config: LassoConfig,
}

impl LassoSearch {
    /// The engine with a configuration.
    pub fn new(config: LassoConfig) -> Self {
        Self { config }
    }
}

/// The clock is looked at after so many steps.
const POLL: usize = 1 << 12;
/// The last so many visits of a head are looked at.
const VISITS: usize = 5;
/// Rounds with more steps are not looked at.
const LONGEST: usize = 20_000;
/// So many blocks the solver goes to find where runs begin.
const STEMS: usize = 2;
/// So often facts are dropped.
const DROPS: usize = 400;

impl Engine for LassoSearch {
    fn name(&self) -> &'static str {
        "lasso"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        let Some(claim) = task.program.must_end() else {
            let what = "programs without a claim that runs end".to_owned();
            return Ok(Verdict::Unknown(Reason::Unsupported { engine: "lasso", what }));
        };
        if let Err(what) = Cfa::new(&task.program) {
            return Ok(unsupported("lasso", &what));
        }
        let live = live_with_auxiliary(task);
        let exact = symra_ir::live_variables(task).swap_remove(task.program.main.index());
        let numbers = numbers(task);
        let mut looked: BTreeMap<LocId, u32> = BTreeMap::new();
        let mut stems: Vec<Option<Trace>> = vec![None];
        for round in 0..2 {
            if round == 1 {
                let rounds = self.config.rounds;
                if let Some((trace, stem)) = closing(task, (&live, &exact), rounds, context)? {
                    let lasso = Some(Lasso { stem, recurrence: None });
                    return Ok(Verdict::Unsafe(Violation { claim, trace, lasso })); // LA:2
                }
                stems = stems_of(task, &live, context)?.into_iter().map(Some).collect();
                looked.clear();
            }
            // LA:1
            for seed in 0..self.config.runs {
                for stem in &stems {
                    if let Some(reason) = context.budget.spent() {
                        return Ok(Verdict::Unknown(reason));
                    }
                    let guess = Guess::new(seed, &numbers);
                    let steps = self.config.steps;
                    match one_run(task, &exact, guess, stem.as_ref(), steps, context.budget) {
                        Ended::Repeats(trace, stem) => {
                            let lasso = Some(Lasso { stem, recurrence: None });
                            return Ok(Verdict::Unsafe(Violation { claim, trace, lasso })); // LA:2
                        }
                        Ended::GoesOn(run) => {
                            let mut search = Rounds { task, live: &live, context, run: &run };
                            // LA:3
                            if let Some(violation) = search.recurrence(claim, &mut looked)? {
                                return Ok(Verdict::Unsafe(violation));
                            }
                        }
                        Ended::Stopped => (),
                    }
                }
            }
        }
        // LA:7
        Ok(Verdict::Unknown(context.budget.spent().unwrap_or_else(|| Reason::Inconclusive {
            what: "no run was found that never ends".to_owned(),
        })))
    }
}

/// How a run came to its end.
enum Ended {
    /// The state after the last step is that after so many.
    Repeats(Trace, usize),
    /// The limit was reached.
    GoesOn(LongRun),
    /// It ended, or the time was up.
    Stopped,
}

/// A run that goes on, with visits of heads: after how many steps, and with which values.
struct LongRun {
    trace: Trace,
    visits: BTreeMap<LocId, Visits>,
}

/// The first visits of a head in a run, and the last ones.
#[derive(Default)]
struct Visits {
    first: Vec<(usize, Vec<Value>)>,
    last: Vec<(usize, Vec<Value>)>,
}

impl Visits {
    fn add(&mut self, early: bool, visit: (usize, Vec<Value>)) {
        let kept = if early { &mut self.first } else { &mut self.last };
        kept.push(visit);
        if kept.len() > VISITS {
            kept.remove(0);
        }
    }
}

/// An earlier state at a head.
#[derive(Default)]
struct Anchor {
    step: usize,
    state: Vec<Value>,
    /// After so many visits a later state takes its place.
    until: u64,
    visits: u64,
}

impl Anchor {
    /// Whether the state after a step is the one of the anchor, or alike. Brent's search for cycles: an anchor for each power of two.
    fn visit<I: Iterator<Item = Value>>(
        &mut self,
        step: usize,
        state: &impl Fn() -> I,
        alike: impl Fn(&[Value]) -> bool,
    ) -> bool {
        self.visits += 1;
        let same = || state().zip(&self.state).all(|(now, old)| now == *old);
        if self.until > 0 && (same() || alike(&self.state)) {
            return true;
        }
        if self.visits > self.until {
            self.state = state().collect();
            self.step = step;
            self.until = self.visits * 2;
        }
        false
    }
}

/// Runs to the first heads, one for each, as the solver finds them.
fn stems_of(
    task: &mut Task,
    live: &[VarSet],
    context: &Context<'_>,
) -> Result<Vec<Trace>, SmtError> {
    let Task { pool, program } = task;
    let Ok(cfa) = Cfa::new(program) else { return Ok(Vec::new()) };
    let mut encoder = Encoder::new(pool, &cfa, live);
    let mut unroller = Unroller::from_entry(pool, &mut encoder);
    let budget = context.budget.fraction(1, 4);
    let mut solver = context.backend.solver(&budget.limits())?;
    let mut stems = Vec::new();
    for k in 0..=STEMS {
        let frontier = unroller.at(pool, &mut encoder, k);
        let clauses = frontier.clauses.clone();
        let points: Vec<Term> = frontier.points.iter().map(|point| point.reached).collect();
        for clause in clauses {
            solver.assert(pool, clause)?;
        }
        for (position, reached) in points.into_iter().enumerate() {
            if k == 0 || budget.spent().is_some() {
                continue;
            }
            match solver.check(pool, &[reached])? {
                Answer::Sat(mut model) => {
                    let mut values = Values::new(pool, &mut *model);
                    stems.push(unroller.trace_to(pool, &encoder, &mut values, k, position)?);
                }
                Answer::Unsat(_) | Answer::Unknown(_) => (),
            }
        }
    }
    Ok(stems)
}

/// LA:2, for all runs of a length together.
fn closing(
    task: &mut Task,
    (live, exact): (&[VarSet], &[VarSet]),
    rounds: usize,
    context: &Context<'_>,
) -> Result<Option<(Trace, usize)>, SmtError> {
    let Task { pool, program } = &mut *task;
    let Ok(cfa) = Cfa::new(program) else { return Ok(None) };
    let mut encoder = Encoder::new(pool, &cfa, live);
    let mut unroller = Unroller::from_entry(pool, &mut encoder);
    let budget = context.budget.fraction(1, 3);
    let mut solver = context.backend.solver(&budget.limits())?;
    let mut earlier = Vec::new();
    let mut found = None;
    'rounds: for k in 0..=rounds {
        let frontier = unroller.at(pool, &mut encoder, k);
        let (clauses, points) = (frontier.clauses.clone(), frontier.points.clone());
        for clause in clauses {
            solver.assert(pool, clause)?;
        }
        for (position, point) in points.iter().enumerate() {
            let vars = || cfa.variables().filter(|var| exact[point.loc.index()].contains(*var));
            let mut same = Vec::new();
            for before in earlier.iter().filter(|before: &&ReachedPoint| before.loc == point.loc) {
                let mut parts = vec![before.reached];
                for var in vars() {
                    let then = encoder.value(pool, &before.memory, cfa.term(var));
                    let now = encoder.value(pool, &point.memory, cfa.term(var));
                    parts.push(pool.eq(then, now));
                }
                same.push(pool.and(&parts));
            }
            let again = pool.or(&same);
            if again == pool.false_() {
                continue;
            }
            if budget.spent().is_some() {
                return Ok(None);
            }
            match solver.check(pool, &[point.reached, again])? {
                Answer::Sat(mut model) => {
                    let mut values = Values::new(pool, &mut *model);
                    found = Some(unroller.trace_to(pool, &encoder, &mut values, k, position)?);
                    break 'rounds;
                }
                Answer::Unsat(_) | Answer::Unknown(_) => (),
            }
        }
        earlier.extend(points);
    }
    let lasso = found.and_then(|trace| Some((returns(task, exact, &trace)?, trace)));
    let fair = |(stem, trace): &(usize, Trace)| left_out(task, trace, *stem, false).is_none();
    Ok(lasso.filter(fair).map(|(stem, trace)| (trace, stem)))
}

/// After how many steps of a run its state is the last one.
fn returns(task: &Task, live: &[VarSet], trace: &Trace) -> Option<usize> {
    let interpreter = Interpreter::new(task);
    let mut machine = Machine::new(&interpreter, &trace.initial).ok()?;
    let values = |machine: &Machine<'_, '_>| -> (LocId, Vec<Value>) {
        let at = machine.location().loc;
        let vars = (0..task.program.variables.len()).map(VarId::new);
        let matters = vars.filter(|var| live[at.index()].contains(*var));
        (at, matters.filter_map(|var| machine.value(var).cloned()).collect())
    };
    let mut states = vec![values(&machine)];
    for step in &trace.steps {
        machine.take(step.edge, &step.inputs).ok()?;
        states.push(values(&machine));
    }
    let last = states.pop()?;
    states.iter().rposition(|state| *state == last)
}

/// Where a thread was chosen: if that can't go on, another one is.
struct Turn {
    state: State,
    steps: usize,
    tried: Vec<EdgeRef>,
}

/// So many loops that leave a thread out are passed.
const UNFAIR: usize = 60;

fn one_run(
    task: &Task,
    live: &[VarSet],
    mut guess: Guess<'_>,
    stem: Option<&Trace>,
    limit: usize,
    budget: &Budget,
) -> Ended {
    let interpreter = Interpreter::new(task);
    let program = &task.program;
    let forest = symra_ir::LoopForest::new(program.procedure(program.main));
    let variables: Vec<VarId> = (0..program.variables.len()).map(VarId::new).collect();
    let initial = match stem {
        Some(stem) => stem.initial.clone(),
        None => guess.initial(task, &variables),
    };
    let Ok(mut machine) = Machine::new(&interpreter, &initial) else { return Ended::Stopped };
    let mut trace = Trace { initial, ..Trace::default() };
    let mut anchors: BTreeMap<LocId, Anchor> = BTreeMap::new();
    let mut visits: BTreeMap<LocId, Visits> = BTreeMap::new();
    let value = |machine: &Machine<'_, '_>, var: &VarId| machine.value(*var).cloned();
    let names = Names::of(&task.pool, program);
    let scheduler = program.debug.as_ref().and_then(|debug| Some(debug.scheduler?.loc));
    let (mut turn, mut unfair): (Option<Turn>, usize) = (None, 0);
    for count in 0..limit {
        if count % POLL == 0 && budget.spent().is_some() || machine.status() != Status::Running {
            return Ended::Stopped;
        }
        let loc = machine.location().loc;
        let step = trace.steps.len();
        let again = turn.as_ref().is_some_and(|turn| turn.steps == step);
        if forest.is_head(loc) && !again {
            let matters = variables.iter().filter(|var| live[loc.index()].contains(**var));
            let state = || matters.clone().filter_map(|var| value(&machine, var));
            let alike = |names: &Names, old: &[Value]| {
                let both = matters.clone().zip(old);
                let both = both.map(|(var, old)| Some((*var, old, machine.value(*var)?)));
                both.collect::<Option<Vec<_>>>().is_some_and(|all| same_up_to_names(names, all))
            };
            let alike = |old: &[Value]| names.as_ref().is_some_and(|names| alike(names, old));
            let anchor = anchors.entry(loc).or_default();
            if anchor.visit(step, &state, alike) {
                if left_out(task, &trace, anchor.step, false).is_none() {
                    return Ended::Repeats(trace, anchor.step);
                }
                unfair += 1;
                if unfair > UNFAIR {
                    return Ended::Stopped;
                }
            }
            let early = anchor.visits <= VISITS as u64;
            if early || step + LONGEST > limit {
                let all = variables.iter().map(|var| value(&machine, var));
                let all = all.map(|value| value.unwrap_or(Value::Bool(false))).collect();
                visits.entry(loc).or_default().add(early, (step, all));
            }
        }
        if scheduler == Some(loc) && !again {
            let state = machine.state().clone();
            turn = Some(Turn { state, steps: step, tried: Vec::new() });
        }
        let given = stem.and_then(|stem| stem.steps.get(step));
        let next = given.cloned().or_else(|| choose(task, &mut machine, &mut guess, &mut turn));
        let Some(next) = next else {
            // The thread can't go on.
            let Some(turn) = turn.as_ref().filter(|turn| turn.steps < step) else {
                return Ended::Stopped;
            };
            trace.steps.truncate(turn.steps);
            machine = Machine::from_state(&interpreter, turn.state.clone());
            continue;
        };
        if machine.take(next.edge, &next.inputs).is_err() {
            return Ended::Stopped;
        }
        trace.steps.push(next);
    }
    Ended::GoesOn(LongRun { trace, visits })
}

/// The next step, as it is guessed.
fn choose(
    task: &Task,
    machine: &mut Machine<'_, '_>,
    guess: &mut Guess<'_>,
    turn: &mut Option<Turn>,
) -> Option<Step> {
    let loc = machine.location();
    let mut enabled = machine.enabled();
    let is_turn = turn.as_mut().filter(|turn| turn.state.location() == loc);
    let edge = if let Some(turn) = is_turn {
        enabled.retain(|edge| !turn.tried.contains(edge));
        if enabled.is_empty() {
            return None;
        }
        let edge = enabled[guess.turn(enabled.len())];
        turn.tried.push(edge);
        edge
    } else {
        if enabled.is_empty() {
            return None;
        }
        enabled[guess.index(loc.loc, enabled.len())]
    };
    let mut inputs = Vec::new();
    if let Operation::Havoc(vars) = &task.program.edge(edge).operation {
        let value = |var: &VarId| {
            let own = || guess.value(edge.edge, *var, task.sort(*var));
            Some((*var, long(task, *var).or_else(own)?))
        };
        inputs = vars.iter().filter_map(value).collect();
    }
    Some(Step { edge, inputs })
}

/// The rounds of a run that goes on.
struct Rounds<'r, 'c> {
    task: &'r mut Task,
    live: &'r [VarSet],
    context: &'r Context<'c>,
    run: &'r LongRun,
}

/// Each head is looked at so often.
const LOOKS: u32 = 12;

impl Rounds<'_, '_> {
    /// LA:3 for all heads.
    fn recurrence(
        &mut self,
        claim: ClaimId,
        looked: &mut BTreeMap<LocId, u32>,
    ) -> Result<Option<Violation>, SmtError> {
        for (head, visits) in &self.run.visits {
            let looks = looked.entry(*head).or_default();
            if *looks >= LOOKS {
                continue;
            }
            *looks += 1;
            for visits in [&visits.first, &visits.last] {
                let Some((end, after)) = visits.last() else { continue };
                for (begin, before) in visits.iter().rev().skip(1) {
                    if self.context.budget.spent().is_some() || end - begin > LONGEST {
                        break;
                    }
                    let found = self.round(*head, (*begin, before), (*end, after))?;
                    if let Some(formula) = found {
                        let mut trace = self.run.trace.clone();
                        trace.steps.truncate(*end);
                        if left_out(self.task, &trace, *begin, true).is_some() {
                            continue;
                        }
                        let lasso = Some(Lasso { stem: *begin, recurrence: Some(formula) });
                        return Ok(Some(Violation { claim, trace, lasso }));
                    }
                }
            }
        }
        Ok(None)
    }

    /// LA:4 to LA:6 for one round (D1).
    fn round(
        &mut self,
        head: LocId,
        (begin, before): (usize, &[Value]),
        (end, after): (usize, &[Value]),
    ) -> Result<Option<Term>, SmtError> {
        let Task { pool, program } = &mut *self.task;
        let Ok(cfa) = Cfa::new(program) else { return Ok(None) };
        let mut encoder = Encoder::new(pool, &cfa, self.live);
        let steps = &self.run.trace.steps[begin..end];
        let live = &self.live[head.index()];
        let vars: Vec<VarId> = cfa.variables().filter(|var| live.contains(*var)).collect();
        let is_fixed = |var: &VarId| before.get(var.index()) == after.get(var.index());
        let mut fixed: BTreeSet<VarId> = vars.iter().copied().filter(is_fixed).collect();
        let mut solver = self.context.backend.solver(&helping(self.context.budget))?;
        let (inductive, _) = self.context.lemmas.since(&mut 0, pool);
        let lemmas = inductive.get(&head).cloned().unwrap_or_default();
        let mut bounds: Option<Vec<Term>> = None;
        for _ in 0..DROPS {
            if self.context.budget.spent().is_some() {
                return Ok(None);
            }
            let mut memory = Memory::new();
            let mut facts: Vec<Term> = Vec::new();
            for var in &fixed {
                let value = pool.constant(before[var.index()].clone());
                memory.insert(*var, value);
                facts.push(pool.eq(cfa.term(*var), value));
            }
            let others: Vec<VarId> =
                vars.iter().copied().filter(|var| !fixed.contains(var)).collect();
            let bounds = bounds.get_or_insert_with(|| {
                let mut all = bounds_of(pool, &cfa, &others, before, after);
                all.extend(&lemmas);
                all
            });
            let Some((conditions, end)) = along(pool, &mut encoder, steps, memory) else {
                return Ok(None);
            };
            let mut own: Vec<Term> = bounds
                .iter()
                .map(|fact| in_fixed(pool, &mut encoder, *fact, &fixed, before))
                .collect();
            own.push(has_new_names(pool, others.iter().map(|var| cfa.term(*var))));
            let goes_round = pool.and(&conditions);
            // What is not preserved goes.
            let mut lost = Vec::new();
            for var in &fixed {
                let value = pool.constant(before[var.index()].clone());
                let there = encoder.value(pool, &end, cfa.term(*var));
                let differs = pool.ne(there, value);
                if !excluded(pool, &mut *solver, &own, [goes_round, differs])? {
                    lost.push(*var);
                }
            }
            if !lost.is_empty() {
                fixed.retain(|var| !lost.contains(var));
                continue; // LA:5
            }
            let mut left = Vec::new();
            for fact in bounds.iter().copied() {
                let there = encoder.value(pool, &end, fact);
                let violated = pool.not(there);
                if excluded(pool, &mut *solver, &own, [goes_round, violated])? {
                    left.push(fact);
                }
            }
            if left.len() < bounds.len() {
                *bounds = left;
                continue; // LA:5
            }
            let stops = pool.not(goes_round);
            facts.extend(bounds.iter());
            let holds = excluded(pool, &mut *solver, &own, [stops])?;
            return Ok(holds.then(|| pool.and(&facts))); // LA:6
        }
        Ok(None)
    }
}

/// Whether the solver sees that some formulas can't hold together with others.
fn excluded<const N: usize>(
    pool: &mut TermPool,
    solver: &mut dyn Solver,
    given: &[Term],
    others: [Term; N],
) -> Result<bool, SmtError> {
    if others.contains(&pool.false_()) {
        return Ok(true);
    }
    let mut assumed = given.to_vec();
    assumed.extend(others);
    Ok(match solver.check(pool, &assumed)? {
        Answer::Unsat(_) => true,
        Answer::Sat(_) | Answer::Unknown(_) => false,
    })
}

/// A fact where the fixed variables have their values.
fn in_fixed(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    fact: Term,
    fixed: &BTreeSet<VarId>,
    values: &[Value],
) -> Term {
    let mut memory = Memory::new();
    for var in fixed {
        memory.insert(*var, pool.constant(values[var.index()].clone()));
    }
    encoder.value(pool, &memory, fact)
}

/// Bounds that hold before and after the round.
fn bounds_of(
    pool: &mut TermPool,
    cfa: &Cfa<'_>,
    vars: &[VarId],
    before: &[Value],
    after: &[Value],
) -> Vec<Term> {
    let mut bounds = Vec::new();
    for var in vars {
        let (term, old, new) = (cfa.term(*var), &before[var.index()], &after[var.index()]);
        match (old, new) {
            (Value::Bv(one), Value::Bv(other)) => {
                let value = pool.constant(old.clone());
                bounds.push(if one.slt(other) {
                    pool.bv_sle(value, term)
                } else {
                    pool.bv_sle(term, value)
                });
                bounds.push(if one.ult(other) {
                    pool.bv_ule(value, term)
                } else {
                    pool.bv_ule(term, value)
                });
                let width = one.width();
                let same = |bits: &u32| one.extract(*bits - 1, 0) == other.extract(*bits - 1, 0);
                if let Some(bits) = (1..width).take_while(same).last() {
                    let (low, known) = (pool.extract(bits - 1, 0, term), one.extract(bits - 1, 0));
                    let known = pool.constant(Value::Bv(known));
                    bounds.push(pool.eq(low, known));
                }
            }
            (Value::Int(one), Value::Int(other)) => {
                let value = pool.constant(old.clone());
                bounds.push(if one < other { pool.le(value, term) } else { pool.le(term, value) });
            }
            _ => (),
        }
    }
    bounds
}

/// The conditions of some steps, with their inputs, and the values after them. Nothing if they can't be taken.
fn along(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    steps: &[Step],
    mut memory: Memory,
) -> Option<(Vec<Term>, Memory)> {
    let mut conditions = Vec::new();
    for Step { edge, inputs } in steps {
        let (fact, after) = encoder.next(pool, edge.edge, &memory, &mut |pool, cfa, var| {
            let given = inputs.iter().find(|(input, _)| *input == var);
            let sort = pool.sort(cfa.term(var)).clone();
            let value = given.map_or_else(|| Value::default_of(&sort), |(_, value)| value.clone());
            pool.constant(value)
        });
        memory = after;
        if let Some(fact) = fact
            && fact != pool.true_()
        {
            if fact == pool.false_() {
                return None;
            }
            conditions.push(fact);
        }
    }
    conditions.sort_unstable();
    conditions.dedup();
    Some((conditions, memory))
}
