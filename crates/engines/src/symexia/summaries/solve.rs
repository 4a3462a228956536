//! Which formulas are summaries, and which hold at the heads of loops besides.
//!
//! ```text
//! SU:1  keep all guesses: for each procedure those of `requires` and `ensures`, for each head those that hold there
//! SU:2  while a block, of whose start and calls the kept ones are assumed, leads to
//!         a call where a guess of `requires` does not hold,
//!         an exit where one of `ensures` does not, or a head where one of its own does not:
//! SU:3    drop the ones that the model violates
//!
//! SU:4  at each of these places all linear equations hold (of no state)
//! SU:5  while a block, of whose start and calls the equations are assumed, leads to a state that violates some at its end:
//! SU:6    keep the combinations of the equations that hold of it
//!
//! SU:7  need the formulas by which the solver sees that no block leads to a claim
//! SU:8  while one is needed that was not looked at: need those by which it sees that it holds at the ends of blocks
//! ```
//!
//! As in [`houdini`](super::super::houdini) and [`affine`](super::super::affine); the places are the heads, the calls and
//! the exits. The blocks are those of the [open](super::weave::open) program: a block that goes through a call has its
//! switch on, and then what is kept of the callee is assumed of the variables that the call sets.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use symra_ir::{LocId, VarId};
use symra_smt::{Answer, SmtError};
use symra_terms::{Sort, Substitution, Term, TermPool, Value};
use symra_verdict::Budget;

use super::super::affine::Equations;
use super::super::atoms::atoms;
use super::super::block::{Arrival, Executor, Memory, input_name};
use super::super::houdini::{Houdini, Start};
use super::super::search::Values;
use super::weave::{Callee, Site};

/// Where a formula is to hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Place {
    /// Whenever a run is at a head.
    Head(LocId),
    /// At every call of a procedure.
    Requires(usize),
    /// At every return of a procedure.
    Ensures(usize),
}

/// Formulas for places.
pub(crate) type Kept = BTreeMap<Place, Vec<Term>>;

/// The callee of a call, and the values that it begins with.
pub(crate) type Begun = (usize, Vec<Value>);

/// At most so many variables of a width are related by equations.
const RELATED: usize = 12;
/// So many guesses are checked at once.
const CHUNK: usize = 32;
/// So many states are met at a place before its equations are given up.
const STEPS: usize = 80;

/// An end of a block where formulas are to hold, and what they are there.
struct Target {
    place: Place,
    reached: Term,
    values: Substitution,
}

/// A block with its ends.
struct Part {
    start: Start<'static>,
    targets: Vec<Target>,
    /// For each call in the block: its switch, its callee, and what the formulas are there.
    calls: Vec<(Term, usize, Substitution)>,
    /// For each procedure whose body begins in the block: its switch, and what the formulas are there.
    bodies: Vec<(Term, usize, Substitution)>,
    /// The procedure whose body the start is in.
    within: Option<usize>,
    /// The claims of the program that it reaches.
    claims: Vec<Term>,
}

/// A call or a body, as one of the blocks sees it.
pub(crate) struct View<'s> {
    pub(crate) callee: usize,
    /// What the variables of formulas about the procedure are there.
    pub(crate) values: &'s Substitution,
    /// The atoms of the block's conditions.
    pub(crate) asked: Arc<[Term]>,
}

/// The blocks of an open program.
pub(crate) struct Solver {
    parts: Vec<Part>,
    pub(crate) queries: u64,
}

impl Solver {
    pub(crate) fn new(
        pool: &mut TermPool,
        executor: &mut Executor<'_>,
        blocks: Houdini<'static>,
        (callees, sites): (&[Callee], &[Site]),
        within: impl Fn(LocId) -> Option<usize>,
    ) -> Self {
        let mut parts = Vec::with_capacity(blocks.starts.len());
        for start in blocks.starts {
            let mut part = Part {
                within: if start.entry { None } else { within(start.loc) },
                targets: Vec::new(),
                calls: Vec::new(),
                bodies: Vec::new(),
                claims: Vec::new(),
                start,
            };
            for arrival in part.start.block.arrivals.clone() {
                let site = sites.iter().find(|site| site.unmet == arrival.loc);
                let callee = callees.iter().position(|callee| callee.broken == arrival.loc);
                let (place, values) = if let Some(site) = site {
                    let callee = &callees[site.callee];
                    let (at, after) = call(pool, executor, (callee, site), &arrival);
                    part.calls.push((site.switch, site.callee, after));
                    (Place::Requires(site.callee), at)
                } else if let Some(callee) = callee {
                    (Place::Ensures(callee), memory(pool, executor, &arrival.memory))
                } else if executor.shape.is_head(arrival.loc) {
                    (Place::Head(arrival.loc), memory(pool, executor, &arrival.memory))
                } else {
                    part.claims.push(arrival.reached);
                    continue;
                };
                part.targets.push(Target { place, reached: arrival.reached, values });
            }
            if part.start.entry {
                for (index, callee) in callees.iter().enumerate() {
                    let mut values = Substitution::default();
                    for (var, ghost) in &callee.before {
                        bind(pool, executor, &mut values, *ghost, own(executor, *var));
                    }
                    part.bodies.push((callee.switch, index, values));
                }
            }
            parts.push(part);
        }
        Self { parts, queries: 0 }
    }

    /// For each call and each body: the callee, what the formulas about it are there, and what the block asks.
    pub(crate) fn views(&self, pool: &TermPool) -> Vec<View<'_>> {
        let mut views = Vec::new();
        for part in &self.parts {
            let block = &part.start.block;
            let reached = block.arrivals.iter().map(|arrival| arrival.reached);
            let asked: Vec<Term> = block.clauses.iter().copied().chain(reached).collect();
            let asked: Arc<[Term]> = atoms(pool, &asked).into();
            for (_, callee, values) in part.calls.iter().chain(&part.bodies) {
                views.push(View { callee: *callee, values, asked: asked.clone() });
            }
        }
        views
    }

    /// For each procedure the values at its end.
    pub(crate) fn ends(&mut self) -> Vec<(usize, &mut Substitution)> {
        let targets = self.parts.iter_mut().flat_map(|part| &mut part.targets);
        targets
            .filter_map(|target| match target.place {
                Place::Ensures(callee) => Some((callee, &mut target.values)),
                Place::Head(_) | Place::Requires(_) => None,
            })
            .collect()
    }

    /// SU:1 to SU:3; `None` if the budget ended first.
    pub(crate) fn inductive(
        &mut self,
        pool: &mut TermPool,
        guesses: &Kept,
        budget: &Budget,
    ) -> Result<Option<Kept>, SmtError> {
        let mut kept = guesses.clone(); // SU:1
        let mut open: BTreeSet<usize> = (0..self.parts.len()).collect();
        // SU:2
        while let Some(number) = open.pop_first() {
            let mut dropped = false;
            for index in 0..self.parts[number].targets.len() {
                loop {
                    if budget.spent().is_some() {
                        return Ok(None);
                    }
                    self.queries += 1;
                    if !self.parts[number].weaken(pool, index, &mut kept)? {
                        break;
                    }
                    dropped = true;
                }
            }
            if dropped {
                open.extend(0..self.parts.len());
            }
        }
        Ok(Some(kept))
    }

    /// SU:4 to SU:6; `None` if the budget ended first.
    pub(crate) fn affine(
        &mut self,
        pool: &mut TermPool,
        executor: &Executor<'_>,
        callees: &[Callee],
        budget: &Budget,
    ) -> Result<Option<Kept>, SmtError> {
        let mut equations = self.equations(pool, executor, callees); // SU:4
        let mut steps: BTreeMap<Place, usize> = BTreeMap::new();
        let mut known = formulas(pool, executor, &equations);
        let mut open: BTreeSet<usize> = (0..self.parts.len()).collect();
        // SU:5
        while let Some(number) = open.pop_first() {
            for index in 0..self.parts[number].targets.len() {
                let place = self.parts[number].targets[index].place;
                loop {
                    if budget.spent().is_some() {
                        return Ok(None);
                    }
                    let Some(groups) = equations.get_mut(&place) else { break };
                    self.queries += 1;
                    let part = &mut self.parts[number];
                    if part.meet(pool, executor, index, &known, groups)? {
                        break;
                    }
                    let count = steps.entry(place).or_default();
                    *count += 1;
                    if *count > STEPS {
                        groups.clear();
                    }
                    known = formulas(pool, executor, &equations);
                    open.extend(0..self.parts.len());
                }
            }
        }
        for all in known.values_mut() {
            all.retain(|fact| *fact != pool.true_());
        }
        Ok(Some(known))
    }

    /// All equations at every place.
    fn equations(
        &self,
        pool: &TermPool,
        executor: &Executor<'_>,
        callees: &[Callee],
    ) -> BTreeMap<Place, Vec<Equations>> {
        let mut all: BTreeMap<Place, Vec<Equations>> = BTreeMap::new();
        let ghosts = |callee: &Callee| callee.before.iter().map(|(_, ghost)| *ghost).collect();
        for (index, callee) in callees.iter().enumerate() {
            let before: Vec<VarId> = ghosts(callee);
            let after = callee.results.iter().chain(&callee.written).chain(&before);
            all.insert(Place::Ensures(index), group(pool, executor, after));
            all.insert(Place::Requires(index), group(pool, executor, before.iter()));
        }
        for part in self.parts.iter().filter(|part| !part.start.entry) {
            let before = part.within.map(|callee| ghosts(&callees[callee])).unwrap_or_default();
            let modified = &executor.shape.loops[&part.start.loc].modified;
            let vars = modified.iter().chain(&before);
            all.insert(Place::Head(part.start.loc), group(pool, executor, vars));
        }
        all
    }

    /// SU:7 and SU:8: those of the kept formulas that prove the program together; `None` if that is not seen of them.
    pub(crate) fn needed(
        &mut self,
        pool: &mut TermPool,
        kept: &Kept,
        budget: &Budget,
    ) -> Result<Option<Kept>, SmtError> {
        let mut needed: BTreeSet<(Place, Term)> = BTreeSet::new();
        for part in &mut self.parts {
            let any = pool.or(&part.claims);
            self.queries += 1;
            match part.reasons(pool, kept, &[any])? {
                Some(reasons) => needed.extend(reasons), // SU:7
                None => return Ok(None),
            }
        }
        let mut open = needed.clone();
        // SU:8
        while !open.is_empty() {
            let mut more = BTreeSet::new();
            for part in &mut self.parts {
                for index in 0..part.targets.len() {
                    if budget.spent().is_some() {
                        return Ok(None);
                    }
                    let target = &mut part.targets[index];
                    let goals = open.iter().filter(|(place, _)| *place == target.place);
                    let goals: Vec<Term> =
                        goals.map(|(_, goal)| target.values.apply(pool, *goal)).collect();
                    let all = pool.and(&goals);
                    let (reached, violated) = (target.reached, pool.not(all));
                    self.queries += 1;
                    match part.reasons(pool, kept, &[reached, violated])? {
                        Some(reasons) => more.extend(reasons),
                        None => return Ok(None),
                    }
                }
            }
            open = more.difference(&needed).copied().collect();
            needed.extend(more);
        }
        let mut left = Kept::new();
        for (place, formula) in needed {
            left.entry(place).or_default().push(formula);
        }
        Ok(Some(left))
    }

    /// A state that leads to a claim, if the kept formulas do not exclude it: the values of the arguments, and of the globals
    /// that matter, of the calls on the way. `None` if there is none, or that was not decided.
    pub(crate) fn calls_to_claims(
        &mut self,
        pool: &mut TermPool,
        callees: &[Callee],
        executor: &Executor<'_>,
        kept: &Kept,
    ) -> Result<Option<Vec<Begun>>, SmtError> {
        for part in &mut self.parts {
            let any = pool.or(&part.claims);
            if any == pool.false_() {
                continue;
            }
            let mut assumed = part.assumed(pool, kept);
            assumed.push(any);
            let mut terms = Vec::new();
            for (switch, callee, values) in &mut part.calls {
                let ghosts = callees[*callee].before.iter();
                let ghosts: Vec<Term> = ghosts.map(|(_, ghost)| own(executor, *ghost)).collect();
                let values = ghosts.into_iter().map(|ghost| values.apply(pool, ghost)).collect();
                terms.push((*switch, *callee, values));
            }
            let terms: Vec<(Term, usize, Vec<Term>)> = terms;
            self.queries += 1;
            let Answer::Sat(mut model) = part.start.solver.check(pool, &assumed)? else { continue };
            let mut model = Values::new(pool, &mut *model);
            let mut calls = Vec::new();
            for (switch, callee, terms) in terms {
                if model.holds(switch)? {
                    let values = terms.into_iter().map(|term| model.value(term));
                    calls.push((callee, values.collect::<Result<_, _>>()?));
                }
            }
            return Ok(Some(calls));
        }
        Ok(None)
    }
}

impl Part {
    /// The kept formulas by which the solver sees that some others can't hold in the block; `None` if it does not see that.
    fn reasons(
        &mut self,
        pool: &mut TermPool,
        kept: &Kept,
        excluded: &[Term],
    ) -> Result<Option<Vec<(Place, Term)>>, SmtError> {
        if excluded.contains(&pool.false_()) {
            return Ok(Some(Vec::new()));
        }
        let mut names: BTreeMap<Term, Vec<(Place, Term)>> = BTreeMap::new();
        let mut name = |assumed: Term, place: Place, formula: Term| {
            names.entry(assumed).or_default().push((place, formula));
        };
        let of = |place: Place| kept.get(&place).map_or(&[][..], Vec::as_slice);
        let mut own = vec![];
        if !self.start.entry {
            own.push(Place::Head(self.start.loc));
        }
        own.extend(self.within.map(Place::Requires));
        for place in own {
            for formula in of(place) {
                name(*formula, place, *formula);
            }
        }
        let calls = self.calls.iter_mut().map(|call| (Place::Ensures(call.1), call));
        let bodies = self.bodies.iter_mut().map(|body| (Place::Requires(body.1), body));
        for (place, (switch, _, values)) in calls.chain(bodies) {
            for formula in of(place) {
                let there = values.apply(pool, *formula);
                name(pool.implies(*switch, there), place, *formula);
            }
        }
        names.remove(&pool.true_());
        let assumed: Vec<Term> = names.keys().chain(excluded).copied().collect();
        match self.start.solver.check(pool, &assumed)? {
            Answer::Unsat(mut refutation) => {
                let core = refutation.core()?;
                let reasons = core.iter().filter_map(|term| names.get(term)).flatten();
                Ok(Some(reasons.copied().collect()))
            }
            Answer::Sat(_) | Answer::Unknown(_) => Ok(None),
        }
    }

    /// What is assumed of the block's start and calls.
    fn assumed(&mut self, pool: &mut TermPool, kept: &Kept) -> Vec<Term> {
        let of = |place: Place| kept.get(&place).cloned().unwrap_or_default();
        let mut assumed = Vec::new();
        if !self.start.entry {
            assumed.extend(of(Place::Head(self.start.loc)));
        }
        if let Some(callee) = self.within {
            assumed.extend(of(Place::Requires(callee)));
        }
        let calls = self.calls.iter_mut().map(|call| (Place::Ensures(call.1), call));
        let bodies = self.bodies.iter_mut().map(|body| (Place::Requires(body.1), body));
        for (place, (switch, _, values)) in calls.chain(bodies) {
            // One by one, so that the solver knows most of them from the query before.
            for formula in of(place) {
                let there = values.apply(pool, formula);
                assumed.push(pool.implies(*switch, there));
            }
        }
        assumed
    }

    /// SU:3 once. Whether something was dropped.
    fn weaken(
        &mut self,
        pool: &mut TermPool,
        index: usize,
        kept: &mut Kept,
    ) -> Result<bool, SmtError> {
        let mut assumed = self.assumed(pool, kept);
        let target = &mut self.targets[index];
        let goals = kept.get(&target.place).cloned().unwrap_or_default();
        let values: Vec<Term> = goals.iter().map(|goal| target.values.apply(pool, *goal)).collect();
        assumed.push(target.reached);
        let solver = &mut self.start.solver;
        let place = target.place;
        // Some at a time: what makes many of them hold at once can be hard to see.
        let mut chunks: Vec<(usize, usize)> = (0..values.len())
            .step_by(CHUNK)
            .map(|from| (from, values.len().min(from + CHUNK)))
            .rev()
            .collect();
        while let Some((from, to)) = chunks.pop() {
            let all = pool.and(&values[from..to]);
            let violated = pool.not(all);
            if violated == pool.false_() {
                continue;
            }
            assumed.push(violated);
            let answer = solver.check(pool, &assumed)?;
            assumed.pop();
            let left: Vec<Term> = match answer {
                Answer::Unsat(_) => continue,
                Answer::Unknown(_) if to - from > 1 => {
                    let middle = usize::midpoint(from, to);
                    chunks.extend([(middle, to), (from, middle)]);
                    continue;
                }
                Answer::Unknown(_) => Vec::new(),
                Answer::Sat(mut model) => {
                    let mut model = Values::new(pool, &mut *model);
                    let mut left = Vec::with_capacity(goals.len());
                    for (goal, value) in goals.iter().zip(&values) {
                        if model.holds(*value)? {
                            left.push(*goal);
                        }
                    }
                    left
                }
            };
            let left = if left.is_empty() || left.len() == goals.len() {
                // Nothing can be said of the others: only these go.
                goals[..from].iter().chain(&goals[to..]).copied().collect()
            } else {
                left
            };
            kept.insert(place, left);
            return Ok(true);
        }
        Ok(false)
    }

    /// SU:6 once. Whether the equations hold already.
    fn meet(
        &mut self,
        pool: &mut TermPool,
        executor: &Executor<'_>,
        index: usize,
        known: &Kept,
        groups: &mut Vec<Equations>,
    ) -> Result<bool, SmtError> {
        let mut assumed = self.assumed(pool, known);
        let target = &mut self.targets[index];
        let goals = known.get(&target.place).map_or(&[][..], Vec::as_slice);
        let goals: Vec<Term> = goals.iter().map(|goal| target.values.apply(pool, *goal)).collect();
        let all = pool.and(&goals);
        let violated = pool.not(all);
        if violated == pool.false_() {
            return Ok(true);
        }
        let mut terms: Vec<Vec<Term>> = Vec::with_capacity(groups.len());
        for group in groups.iter() {
            let vars = group.vars().iter().map(|var| own(executor, *var));
            terms.push(vars.map(|term| target.values.apply(pool, term)).collect());
        }
        assumed.extend([target.reached, violated]);
        match self.start.solver.check(pool, &assumed)? {
            Answer::Unsat(_) => return Ok(true),
            Answer::Unknown(_) => groups.clear(),
            Answer::Sat(mut model) => {
                let mut model = Values::new(pool, &mut *model);
                for (group, terms) in groups.iter_mut().zip(terms) {
                    let mut state = Vec::with_capacity(terms.len());
                    for term in terms {
                        let Value::Bv(bits) = model.value(term)? else { continue };
                        state.extend(bits.to_u64());
                    }
                    group.meet(&state);
                }
            }
        }
        Ok(false)
    }
}

fn own(executor: &Executor<'_>, var: VarId) -> Term {
    executor.program.variable(var).term
}

fn bind(
    pool: &TermPool,
    executor: &Executor<'_>,
    values: &mut Substitution,
    var: VarId,
    term: Term,
) {
    let symbol = pool.symbol(own(executor, var));
    values.bind(symbol.expect("a program variable should be a variable term"), term);
}

/// Puts the values of a memory for the variables.
fn memory(pool: &TermPool, executor: &Executor<'_>, memory: &Memory) -> Substitution {
    let mut values = Substitution::default();
    for (var, term) in memory {
        bind(pool, executor, &mut values, *var, *term);
    }
    values
}

/// What formulas about a call are where it begins and where it returns.
fn call(
    pool: &mut TermPool,
    executor: &Executor<'_>,
    (callee, site): (&Callee, &Site),
    arrival: &Arrival,
) -> (Substitution, Substitution) {
    let value = |var: VarId| arrival.memory.get(&var).copied().unwrap_or(own(executor, var));
    let mut at = Substitution::default();
    for (var, ghost) in &callee.before {
        let argument = callee.parameters.iter().position(|parameter| parameter == var);
        let now = argument.map_or(*var, |index| site.arguments[index]);
        bind(pool, executor, &mut at, *ghost, value(now));
    }
    let mut after = at.clone();
    let mut fresh = |var: VarId| {
        let name = input_name(pool, executor.program, var, site.edge, 0);
        let sort = pool.sort(own(executor, var)).clone();
        pool.var(&name, &sort)
    };
    let results = callee.results.iter().zip(&site.results).map(|(var, got)| (*var, fresh(*got)));
    let results: Vec<(VarId, Term)> = results.collect();
    let globals: Vec<(VarId, Term)> =
        callee.written.iter().map(|var| (*var, fresh(*var))).collect();
    for (var, term) in results.into_iter().chain(globals) {
        bind(pool, executor, &mut after, var, term);
    }
    // Globals that it does not change are as before.
    for (var, _) in &callee.before {
        if !callee.parameters.contains(var) && !callee.written.contains(var) {
            bind(pool, executor, &mut after, *var, value(*var));
        }
    }
    (at, after)
}

/// All equations between the variables of each width.
fn group<'v>(
    pool: &TermPool,
    executor: &Executor<'_>,
    vars: impl Iterator<Item = &'v VarId>,
) -> Vec<Equations> {
    let mut by_width: BTreeMap<u32, Vec<VarId>> = BTreeMap::new();
    for var in vars {
        if let Sort::Bv(width @ 2..=64) = pool.sort(own(executor, *var)) {
            let vars = by_width.entry(*width).or_default();
            if vars.len() < RELATED && !vars.contains(var) {
                vars.push(*var);
            }
        }
    }
    by_width.into_iter().map(|(width, vars)| Equations::all(vars, width)).collect()
}

fn formulas(
    pool: &mut TermPool,
    executor: &Executor<'_>,
    equations: &BTreeMap<Place, Vec<Equations>>,
) -> Kept {
    let mut kept = Kept::new();
    for (place, groups) in equations {
        let mut all = Vec::new();
        for group in groups {
            all.extend(group.formulas(pool, executor.program));
        }
        all.sort_unstable();
        all.dedup();
        kept.insert(*place, all);
    }
    kept
}
