//! Proofs that need not know what is in memory.
//!
//! After Kurshan, "Computer-Aided Verification of Coordinating Processes" (1994), with the refinement of Clarke, Gupta, Kukula and
//! Strichman, "SAT based abstraction-refinement using ILP and machine learning techniques" (CAV 2002).
//!
//! ```text
//! LC:1  hidden := the variables that hold memory
//! LC:2  hide them: what is computed from them may be anything; leave out what can't influence the claims any more
//! LC:3  ask other engines of what is left: no violation => SAFE
//! LC:4  a violation: its path in the program itself; a run that goes there => UNSAFE
//! LC:5  the path is infeasible: the hidden variables in a small core of what was left out of it are hidden no more; LC:2
//! ```
//!
//! Departures. D1: only arrays are hidden. A driver's state is in few scalars, and its memory in many arrays whose constraints
//! make every query slow. D2: what is shown of memory are variables, where only elements with fixed indices are used.
//!
//! Soundness: the program of LC:2 can do all that the given one can ([`localize`]), so that a proof of LC:3 is one of the given program.
//! A violation counts only as a run of the given program. Each round of LC:5 shows a variable more, so that the rounds end.
//!
//! The lemma store is not used: its lemmas are about the heads of another program. The one of LC:2 has locations of its own, and
//! can do more; what LC:3 finds of it goes into a store of its own.

use std::collections::{BTreeMap, BTreeSet};

use symra_analysis::Lemmas;
use symra_analysis::encode::{Encoder, Memory, Values, trace};
use symra_analysis::infer::atoms::conjuncts;
use symra_analysis::interpolate::minimal;
use symra_ir::{
    Action, Cfa, ClaimKind, EdgeId, Lift, LiftError, Task, Trace, VarId, VarSet, localize,
    simplify, split_arrays,
};
use symra_smt::{Answer, Frame};
use symra_terms::{Sort, Term, TermPool};
use symra_verdict::{Proof, Reason, Verdict, Violation};

use crate::engine::{Context, Engine, EngineError, helping, unsupported};
use crate::{Matching, MatchingConfig, Symexia};

/// So many pointers are followed, one after the other, to elements of arrays.
const POINTERS: usize = 4;

/// What another engine does with memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryStrategy {
    /// It is hidden at first, as here.
    Hidden,
    /// The program is examined as it is.
    Shown,
}

/// What `localization` did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LocalizationStatistics {
    /// Variables that hold memory.
    pub memory: usize,
    /// Those of them that were shown at the end.
    pub shown: usize,
    /// How often more were shown.
    pub refinements: usize,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Localization {
    statistics: LocalizationStatistics,
}

impl Localization {
    /// What it did.
    pub fn statistics(&self) -> LocalizationStatistics {
        self.statistics
    }
}

impl Engine for Localization {
    fn name(&self) -> &'static str {
        "localization"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        if let Err(what) = Cfa::new(&task.program) {
            return Ok(unsupported("localization", &what));
        }
        rounds(task, context, &mut self.statistics, &mut ask)
    }
}

/// The variables that are hidden at first (D1); none where none of them is read.
pub(crate) fn memory(task: &Task) -> BTreeSet<VarId> {
    let Ok(cfa) = Cfa::new(&task.program) else { return BTreeSet::new() };
    let mut terms = Vec::new();
    for edge in cfa.edges() {
        match edge.action {
            Action::Assume(term) => terms.push(term),
            Action::Assign(assigned) => terms.extend(assigned.iter().map(|(_, term)| *term)),
            Action::Havoc(_) => (),
        }
    }
    let read: BTreeSet<Term> = task.pool.post_order(&terms).collect();
    let variables = (0..task.program.variables.len()).map(VarId::new);
    let arrays = variables.filter(|var| matches!(task.sort(*var), Sort::Array(_)));
    let arrays: BTreeSet<VarId> = arrays.collect();
    let is_read = |var: &VarId| read.contains(&task.program.variable(*var).term);
    if arrays.iter().any(is_read) { arrays } else { BTreeSet::new() }
}

/// An engine that is asked of the program without what is hidden.
pub(crate) type Asked<'a> = dyn FnMut(&mut Task, &Context<'_>) -> Result<Verdict, EngineError> + 'a;

/// All lines. Requires: the program has no calls.
pub(crate) fn rounds(
    task: &mut Task,
    context: &Context<'_>,
    statistics: &mut LocalizationStatistics,
    ask: &mut Asked<'_>,
) -> Result<Verdict, EngineError> {
    let mut hidden = memory(task); // LC:1
    *statistics = LocalizationStatistics { memory: hidden.len(), ..Default::default() };
    if hidden.is_empty() {
        let what = "there is no memory that could be hidden".to_owned();
        return Ok(Verdict::Unknown(Reason::Inconclusive { what }));
    }
    loop {
        if hidden.is_empty() {
            let what = "the violation depends on all of the memory".to_owned();
            return Ok(Verdict::Unknown(Reason::Inconclusive { what }));
        }
        // LC:2
        let set: VarSet = hidden.iter().copied().collect();
        let (all, back) = localize(task, &set);
        let (mut small, simpler) = simpler(&all);
        mark_unmodelled(&mut small);
        // What holds at heads of the given program is known by its locations.
        let lemmas = Lemmas::new();
        let verdict = ask(&mut small, &Context { lemmas: &lemmas, ..*context })?; // LC:3
        task.pool = small.pool;
        let violation = match verdict {
            Verdict::Safe(proof) => {
                let (program, proof) = (Box::new(small.program), Box::new(proof));
                let passes = back.then(simpler).passes();
                return Ok(Verdict::Safe(Proof::Transformed { program, proof, passes }));
            }
            Verdict::Unsafe(violation) => violation,
            Verdict::Unknown(reason) => return Ok(Verdict::Unknown(reason)),
        };
        // LC:4
        let found = simpler.trace(&violation.trace).and_then(|trace| back.path(&trace));
        let path = match found {
            Ok(path) => path,
            Err(what) => return Ok(not_replayed(&what)),
        };
        match explain(task, &path, &hidden, context)? {
            Explained::Run(trace) => {
                let claim = task.program.claim(violation.claim);
                if claim.kind == ClaimKind::Unsupported {
                    let what = claim.message.clone();
                    return Ok(Verdict::Unknown(Reason::Approximated { what }));
                }
                return Ok(Verdict::Unsafe(Violation::at_end(violation.claim, *trace)));
            }
            Explained::By(variables) => {
                // LC:5
                statistics.refinements += 1;
                tracing::debug!(shown = variables.len(), "more memory is shown");
                statistics.shown += variables.len();
                hidden.retain(|var| !variables.contains(var));
            }
            Explained::Undecided(reason) => return Ok(Verdict::Unknown(reason)),
        }
    }
}

/// LC:2: a program without what can't influence the claims, and with variables for elements of arrays (D2). With each pointer in
/// memory that becomes a variable, more indices may become fixed.
fn simpler(task: &Task) -> (Task, Lift) {
    let (mut small, mut back) = simplify(task);
    for _ in 0..POINTERS {
        let (split, elements) = split_arrays(&small);
        if elements.passes().is_empty() {
            break;
        }
        let (simpler, rest) = simplify(&split);
        small = simpler;
        back = back.then(elements).then(rest);
    }
    (small, back)
}

fn not_replayed(what: &LiftError) -> Verdict {
    Verdict::Unknown(Reason::NotReplayed { what: what.to_string() })
}

/// Lets engines tell a run that gets to what is not modelled: in the program itself there may be none.
fn mark_unmodelled(task: &mut Task) {
    for claim in &mut task.program.claims {
        if claim.kind == ClaimKind::Unsupported {
            claim.kind = ClaimKind::Check;
        }
    }
}

/// LC:3.
fn ask(task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
    let short = context.budget.fraction(1, 8);
    let mut matching = Matching::new(MatchingConfig { impatient: true });
    match matching.run(task, &Context { budget: &short, ..*context })? {
        Verdict::Unknown(_) => Symexia::default().run(task, context),
        decided @ (Verdict::Safe(_) | Verdict::Unsafe(_)) => Ok(decided),
    }
}

/// Why there is a path in the program with hidden variables.
enum Explained {
    /// Because there is one in the program itself.
    Run(Box<Trace>),
    /// Because these are hidden.
    By(BTreeSet<VarId>),
    /// Nobody knows.
    Undecided(Reason),
}

/// What was left out of a path.
struct Left {
    fact: Term,
    /// The hidden variables that it names.
    names: Vec<VarId>,
}

/// LC:4 and LC:5.
fn explain(
    task: &mut Task,
    path: &[EdgeId],
    hidden: &BTreeSet<VarId>,
    context: &Context<'_>,
) -> Result<Explained, EngineError> {
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("a program without calls should be one automaton");
    let mut encoder = Encoder::new(pool, &cfa, &[]);
    let (certain, left) = execute(pool, &mut encoder, path, hidden);
    let order = by_use(&left);
    let mut count = 1;
    loop {
        let all = count >= order.len();
        let some: BTreeSet<VarId> = order.iter().take(count).copied().collect();
        let within = |left: &&Left| left.names.iter().all(|name| some.contains(name));
        let part: Vec<&Left> = left.iter().filter(within).collect();
        let assumed: Vec<Term> = part.iter().map(|left| left.fact).collect();
        // A query that matters has all the time.
        let limits = if all { context.budget.limits() } else { helping(context.budget) };
        let mut solver = context.backend.solver(&limits)?;
        let mut frame = Frame::enter(&mut *solver)?;
        for fact in &certain {
            frame.assert(pool, *fact)?;
        }
        match frame.check(pool, &assumed)? {
            Answer::Unknown(why) if all => {
                return Ok(Explained::Undecided(Reason::Solver { why }));
            }
            Answer::Sat(mut model) if all => {
                let mut values = Values::new(pool, &mut *model);
                let steps: Vec<Vec<EdgeId>> = path.iter().map(|edge| vec![*edge]).collect();
                return Ok(Explained::Run(Box::new(trace(pool, &cfa, &steps, &mut values)?)));
            }
            Answer::Unknown(_) | Answer::Sat(_) => {
                count *= 2;
                continue;
            }
            Answer::Unsat(_) => (),
        }
        let core = minimal(pool, &mut *frame, &assumed)?.unwrap_or(assumed);
        let needed = part.iter().filter(|left| core.contains(&left.fact));
        let names: BTreeSet<VarId> = needed.flat_map(|left| &left.names).copied().collect();
        if names.is_empty() {
            let what = "a path is infeasible though nothing was left out of it".to_owned();
            return Ok(Explained::Undecided(Reason::Inconclusive { what }));
        }
        return Ok(Explained::By(names));
    }
}

/// The hidden variables that were left out, the one that fewest facts name first: what everything names, like the addresses of
/// objects, seldom matters, and makes queries slow.
fn by_use(left: &[Left]) -> Vec<VarId> {
    let mut uses: BTreeMap<VarId, usize> = BTreeMap::new();
    for name in left.iter().flat_map(|left| &left.names) {
        *uses.entry(*name).or_default() += 1;
    }
    let mut order: Vec<VarId> = uses.keys().copied().collect();
    order.sort_by_key(|name| uses[name]);
    order
}

/// What the path of the program with hidden variables assumes, and what was left out of it: conditions, and the values of variables
/// that are computed from hidden ones.
fn execute(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    path: &[EdgeId],
    hidden: &BTreeSet<VarId>,
) -> (Vec<Term>, Vec<Left>) {
    let (mut certain, mut left) = (Vec::new(), Vec::new());
    let mut memory = Memory::new();
    for (step, edge) in path.iter().enumerate() {
        let (_, mut after) = encoder.tagged(pool, *edge, &memory, step);
        match encoder.cfa.edge(*edge).action {
            Action::Assume(condition) => {
                for conjunct in conjuncts(pool, condition) {
                    let names = named(pool, encoder, conjunct, hidden);
                    let fact = encoder.value(pool, &memory, conjunct);
                    if names.is_empty() {
                        certain.push(fact);
                    } else {
                        left.push(Left { fact, names });
                    }
                }
            }
            Action::Assign(pairs) => {
                for (var, term) in pairs.iter().filter(|(var, _)| !hidden.contains(var)) {
                    let names = named(pool, encoder, *term, hidden);
                    if names.is_empty() {
                        continue;
                    }
                    let sort = pool.sort(*term).clone();
                    let any = pool.var(&format!("?l.{step}.{}", var.index()), &sort);
                    let value = encoder.value(pool, &memory, *term);
                    left.push(Left { fact: pool.eq(any, value), names });
                    after.insert(*var, any);
                }
            }
            Action::Havoc(_) => (),
        }
        memory = after;
    }
    (certain, left)
}

fn named(
    pool: &TermPool,
    encoder: &mut Encoder<'_>,
    term: Term,
    hidden: &BTreeSet<VarId>,
) -> Vec<VarId> {
    let mut names = encoder.variables(pool, term);
    names.retain(|var| hidden.contains(var));
    names
}
