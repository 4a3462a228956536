//! Abstract analysis of symbolic executions: the refinement loop.
//!
//! After Albarghouthi, Gurfinkel, Wei and Chechik, "Abstract Analysis of Symbolic Executions" (CAV 2010), Fig. 4 to 6, and
//! Albarghouthi's thesis of the same name (University of Toronto, 2010), which has the proofs.
//!
//! ```text
//! RF:1   function REFINE(P, psi)
//! RF:2     Phi <- predicates from guards in P and psi
//! RF:3     while true do
//! RF:5       (fin, inf, A0) <- SYMBOLICEXEC(P, Phi)
//! RF:6       if a state in (fin, inf, A0) satisfies not psi then return false
//! RF:7       if SAFEFRAGMENT(fin, inf) then return true
//! RF:8       A <- all states in (inf, fin, A0)
//! RF:9       for all (a1, t, a2) in fin and inf do
//! RF:10        if not (a1 => pre(a2, t)) then
//! RF:11          add predicates in pre(a2, t) to Phi
//! RF:12          if not (sp(a1, t) => or of A) then inductive <- false
//! RF:13      if inductive then return true
//! ```
//!
//! Departures.
//! D1: exactness. A must transition `a => pre(b, t)` says that each state of `a` *can* go to `b`. Where `t` has inputs, or
//! where its guard is not decided by `a`, that does not say that it can go nowhere else. Take `z` starting at 1, a
//! transition `z := z + 1`, a transition `x := nondet, y := z` to `pc = 2`, and the claim that there `2x = y` never holds:
//! from `z = 1` the only abstract successor is the one with `2x != y`, it is a must transition, and the program goes
//! wrong from `z = 2`. So a pair (a, t) is exact here iff all explored transitions (a, t, b) are must transitions *and* they
//! cover `a`: `sp(a, t) => or of the explored b`. Likewise inductive-invariant asks `sp(a, t) => or of A` for every
//! explored `a` and every transition `t`, taken or not. Where the must transitions hold and the cover does not, the
//! predicates come from the preimages of the successors that are missing.
//! D2: states are shared between paths. A state that lies in one whose visit has ended is not visited again.
//! D3: only transitions in or reachable from `inf` refine, as in the authors' experiments, unless the configuration says
//! otherwise; and only predicates that the source does not imply are added.
//! D4: the abstract states of a fragment (or of all, for inductive-invariant) are checked against `psi`; that they have
//! a state that satisfies it is not enough where the predicates of `psi` are not in `Phi`.
//! D5: variables that are only compared with and set to constants are explicit and need no predicates.
//!
//! Soundness of safe-fragment with D1 and D2. Let Q be the abstract states of transitions in `inf` or reachable from
//! them, all covered. (1) *A run that is in Q stays in Q*: its next state is, by the cover, in an explored
//! successor, and that is in Q. (2) *Every run ends or comes to Q after finitely many steps, and all its states until then
//! lie in visited states.* Order the visited states by the moment at which their visit ends. A run starts in a
//! visited state, for the initial states are all split and visited. If it is in a visited state s and goes by t to a state that is in a
//! successor s' of s, then s' is (a) matched with a state on the stack, now or when it was seen before, or (b) visited as a
//! child of s, or (c) part of a visited state whose visit has ended. In (b) and (c) the run is now in a visited state whose
//! visit ends before that of s: a child's visit ends before its parent's, and what has ended already ends before what has not.
//! There are finitely many visited states, so this happens finitely often before the run ends or comes to (a), where it
//! is in an abstract state on a loop, which is in `inf` and so in Q. The paper's Lemma 4.2.1, by which the run
//! is followed along one path of the search, is not needed, and a table of visited states (concrete or symbolic) does no harm;
//! what it can cost is how much of the program one iteration sees. (3) No state that was seen
//! violates a claim (RF:6), and no state of Q does (D4).
//!
//! The authors' own exactness is `Exactness::Published`, for comparison. With it, what their check accepts is accepted only
//! if the fragment (or the whole) is also covered; otherwise the verdict is unknown.
//!
//! On undecided queries: a split or a claim that stays undecided ends the run; an undecided implication counts as not implied.
//!
//! Lemmas are not used: it works on the model as given, while those of the store are about the call-free form; and what a fragment
//! or the predicates of the paper's method show is to be seen without help.

mod fragment;
mod refine;
mod search;

use std::collections::BTreeMap;

use symra_ir::{Invariant, Task};
use symra_terms::Term;
use symra_verdict::{Proof, Reason, Verdict, Violation};

use self::fragment::{Checks, Outcome};
use self::search::{Explored, Search};
use crate::abstraction::formula::Allowed;
use crate::abstraction::system::AbstractSystem;
use crate::abstraction::{Abstraction, Halt};
use crate::engine::{Context, Engine, EngineError};
use crate::transitions::Target;

/// How `ase` works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AseConfig {
    /// Which states are visited only once.
    pub sharing: Sharing,
    /// Which transitions are exact.
    pub exactness: Exactness,
    /// Which inexact transitions give predicates.
    pub sources: Sources,
    /// Whether the predicates of the claims are there from the start.
    pub claim_predicates: bool,
    /// Whether to keep the last abstract transition system.
    pub keep_system: bool,
    /// After how many iterations to give up.
    pub iterations: Option<u64>,
}

impl Default for AseConfig {
    fn default() -> Self {
        Self {
            sharing: Sharing::Contained,
            exactness: Exactness::Corrected,
            sources: Sources::Fragment,
            claim_predicates: true,
            keep_system: false,
            iterations: None,
        }
    }
}

impl AseConfig {
    /// The search as the authors of the paper ran it.
    pub fn as_published() -> Self {
        Self { sharing: Sharing::Concrete, exactness: Exactness::Published, ..Self::default() }
    }
}

/// Which states are visited only once in an iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharing {
    /// None: every path is followed to its end.
    None,
    /// Single concrete states.
    Concrete,
    /// Every state that is part of one visited before.
    Contained,
}

/// When an explored abstract transition is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exactness {
    /// When every state of its source can go to its target.
    Published,
    /// When also no state of its source can go elsewhere by the same transition of the program.
    Corrected,
}

/// Which inexact transitions give predicates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sources {
    /// Those that are in or reachable from `inf`.
    Fragment,
    /// All.
    All,
}

/// What a run took, up to the iteration in which a check held or a violation was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AseStatistics {
    /// How often the program was executed symbolically.
    pub iterations: u64,
    /// Queries to the solver.
    pub queries: u64,
    /// Predicates in the last iteration.
    pub predicates: usize,
    /// Concrete or symbolic states seen in the last iteration.
    pub states: usize,
    /// Abstract states of the last iteration.
    pub abstract_states: usize,
    /// The check that held.
    pub check: Option<SafetyCheck>,
}

/// A check by which safety is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SafetyCheck {
    /// All runs are trapped in a part of the abstraction that is exact.
    SafeFragment,
    /// The abstract states are an inductive invariant.
    InductiveInvariant,
}

/// Abstract analysis of symbolic executions.
///
/// ```
/// use symra_engines::{Ase, AseConfig, Budget, Context, Engine, Progress, Verdict};
/// use symra_ir::{ClaimKind, ProgramBuilder};
/// use symra_terms::Sort;
///
/// // x starts at 0 or more and grows forever; it must not become negative.
/// let mut builder = ProgramBuilder::new();
/// let x = builder.global("x", &Sort::Int);
/// let main = builder.procedure("main");
/// let entry = builder.entry(main);
/// let (head, bad) = (builder.location(main, "head"), builder.location(main, "bad"));
/// let term = builder.term(x);
/// let (zero, one) = (builder.pool().int(0), builder.pool().int(1));
/// let negative = builder.pool().lt(term, zero);
/// let start = builder.pool().not(negative);
/// let next = builder.pool().add(&[term, one]);
/// builder.assume(main, entry, head, start);
/// builder.assign(main, head, head, &[(x, next)]);
/// builder.assume(main, head, bad, negative);
/// let claim = builder.claim(ClaimKind::Unreach, "positive", "x is negative");
/// builder.error(main, bad, claim);
/// let mut task = builder.finish().expect("the program should be well formed");
///
/// let (budget, progress) = (Budget::default(), Progress::default());
/// let lemmas = symra_analysis::Lemmas::new();
/// let context = Context { backend: &symra_smt_z3::Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
/// let mut ase = Ase::new(AseConfig::default());
/// let verdict = ase.run(&mut task, &context).expect("the solver should not fail");
/// assert!(matches!(verdict, Verdict::Safe(_)));
/// assert_eq!(ase.statistics().abstract_states, 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Ase {
    config: AseConfig,
    statistics: AseStatistics,
    system: Option<AbstractSystem>,
    extra: Vec<Term>,
}

impl Ase {
    /// The engine with a configuration.
    pub fn new(config: AseConfig) -> Self {
        Self { config, ..Self::default() }
    }

    /// The engine with predicates to start with, besides those of the program. They are over variables that are not explicit.
    #[must_use]
    pub fn with_predicates(self, predicates: Vec<Term>) -> Self {
        Self { extra: predicates, ..self }
    }

    /// What the last run took.
    pub fn statistics(&self) -> AseStatistics {
        self.statistics
    }

    /// The abstract transition system of the last iteration, if the configuration says to keep it.
    pub fn system(&self) -> Option<&AbstractSystem> {
        self.system.as_ref()
    }
}

impl Engine for Ase {
    fn name(&self) -> &'static str {
        "ase"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = AseStatistics::default();
        self.system = None;
        let Task { pool, program } = task;
        // D5
        let mut abstraction = match Abstraction::new(pool, program, context) {
            Ok(Ok(abstraction)) => abstraction,
            Ok(Err(why)) => {
                let what = why.to_string();
                return Ok(Verdict::Unknown(Reason::Unsupported { engine: "ase", what }));
            }
            Err(halt) => return Ok(Verdict::Unknown(halt.reason(context.budget)?)),
        };
        match self.refine(&mut abstraction, context) {
            Ok(verdict) => Ok(verdict),
            Err(halt) => Ok(Verdict::Unknown(halt.reason(context.budget)?)),
        }
    }
}

impl Ase {
    /// RF:1
    fn refine(
        &mut self,
        abstraction: &mut Abstraction<'_>,
        context: &Context<'_>,
    ) -> Result<Verdict, Halt> {
        if let Some(verdict) = violated_at_entry(abstraction)? {
            return Ok(verdict);
        }
        let mut first = abstraction.guard_predicates(false)?;
        if self.config.claim_predicates {
            first.extend(abstraction.guard_predicates(true)?);
        }
        first.extend(&self.extra);
        for predicate in first {
            abstraction.predicates.add(abstraction.pool, predicate); // RF:2
        }
        for iteration in 0.. {
            // RF:3
            if let Some(reason) = context.budget.spent() {
                return Err(Halt::Stopped(reason));
            }
            if let Some(limit) = self.config.iterations
                && iteration >= limit
            {
                return Err(Halt::Stopped(Reason::Refinements { limit }));
            }
            abstraction.restart();
            let explored = Search::new(abstraction, context, self.config.sharing).run()?; // RF:5
            if self.statistics.check.is_none() {
                self.statistics.iterations += 1;
                self.statistics.queries = abstraction.prover.queries;
                self.statistics.predicates = abstraction.predicates.len();
                self.statistics.states = explored.generated;
                self.statistics.abstract_states = explored.graph.states.len();
            }
            tracing::debug!(statistics = ?self.statistics, "iteration");
            if let Some((claim, path)) = &explored.violation {
                let trace = abstraction.run_along(explored.start[0], path)?;
                self.keep(abstraction, &explored, &[])?;
                return Ok(Verdict::Unsafe(Violation::at_end(*claim, trace))); // RF:6
            }
            if let Some(verdict) = self.conclude(abstraction, &explored)? {
                return Ok(verdict);
            }
        }
        unreachable!("iterations should be numbered without end")
    }

    /// Tries the two checks on an explored abstraction and refines it if both fail.
    fn conclude(
        &mut self,
        abstraction: &mut Abstraction<'_>,
        explored: &Explored,
    ) -> Result<Option<Verdict>, Halt> {
        let exactness = self.config.exactness;
        let fragment = explored.graph.fragment();
        self.keep(abstraction, explored, &fragment)?;
        let mut checks = Checks { abstraction, graph: &explored.graph, fragment: &fragment };
        let outcome = checks.safe_fragment(exactness)?; // RF:7
        self.accepted(exactness, outcome, SafetyCheck::SafeFragment);
        if outcome == Outcome::Holds {
            let closed =
                exactness == Exactness::Corrected || checks.closed_fragment()? == Outcome::Holds;
            return Ok(Some(if closed {
                trapped(abstraction, explored, &fragment)
            } else {
                not_covered()
            }));
        }
        let whole = checks.inductive_invariant(exactness)?; // RF:8, RF:9, RF:12
        self.accepted(exactness, whole, SafetyCheck::InductiveInvariant);
        if whole == Outcome::Holds {
            let closed = exactness == Exactness::Corrected
                || checks.inductive_invariant(Exactness::Corrected)? == Outcome::Holds;
            return Ok(Some(if closed { inductive(abstraction, explored) } else { not_covered() })); // RF:13
        }
        let closed = [outcome, whole].contains(&Outcome::Unsafe);
        if !self.add_predicates(abstraction, explored, &fragment, closed)? {
            return Err(abstraction.stuck("ase"));
        }
        Ok(None)
    }

    /// Notes the first check that holds. The published ones know nothing of D4: what they accept counts, and then the search
    /// goes on for a proof.
    fn accepted(&mut self, exactness: Exactness, outcome: Outcome, check: SafetyCheck) {
        let accepted = match exactness {
            Exactness::Published => outcome != Outcome::Open,
            Exactness::Corrected => outcome == Outcome::Holds,
        };
        if accepted && self.statistics.check.is_none() {
            self.statistics.check = Some(check);
        }
    }

    fn keep(
        &mut self,
        abstraction: &mut Abstraction<'_>,
        explored: &Explored,
        fragment: &[bool],
    ) -> Result<(), Halt> {
        if self.config.keep_system {
            let mut checks = Checks { abstraction, graph: &explored.graph, fragment };
            let exact = checks.exact_transitions(self.config.exactness)?;
            self.system =
                Some(abstraction.present(&explored.graph, &|from, out, to| exact[from][out][to]));
        }
        Ok(())
    }
}

/// A violation on a path from the entry that meets no loop head.
fn violated_at_entry(abstraction: &mut Abstraction<'_>) -> Result<Option<Verdict>, Halt> {
    for start in 0..abstraction.system.initial.len() {
        let path = &abstraction.system.initial[start];
        let (Target::Claim(claim), guard) = (path.to, path.guard) else { continue };
        match abstraction.prover.satisfiable(abstraction.pool, &[guard])? {
            crate::abstraction::prover::Decision::No => (),
            crate::abstraction::prover::Decision::Undecided(why) => {
                return Err(Halt::Undecided(why));
            }
            crate::abstraction::prover::Decision::Yes => {
                let trace = abstraction.run_along(start, &[])?;
                return Ok(Some(Verdict::Unsafe(Violation::at_end(claim, trace))));
            }
        }
    }
    Ok(None)
}

/// What is said where the published check accepts and its cover fails.
fn not_covered() -> Verdict {
    let what = "all explored transitions are exact as published, but some state has successors that were not explored";
    Verdict::Unknown(Reason::Inconclusive { what: what.to_owned() })
}

/// The proof by inductive-invariant: all explored abstract states.
fn inductive(abstraction: &mut Abstraction<'_>, explored: &Explored) -> Verdict {
    let mut allowed: BTreeMap<_, Allowed> = BTreeMap::new();
    for (point, valuation) in &explored.graph.states {
        allowed.entry(*point).or_default().valuations.push(*valuation);
    }
    let invariant = abstraction.invariant(allowed).expect("valuations should have formulas");
    Verdict::Safe(Proof::Inductive(invariant.into()))
}

/// Up to how many states outside the fragment a proof leaves it to the checker to find the way into the fragment.
const UNWOUND: usize = 24;

/// The proof by safe-fragment: the fragment as a trap. Where many states lie before it, an inductive invariant is made of
/// the fragment and of these states as they are, which is quicker to check than all paths into the trap.
fn trapped(abstraction: &mut Abstraction<'_>, explored: &Explored, fragment: &[bool]) -> Verdict {
    let mut allowed: BTreeMap<_, Allowed> = BTreeMap::new();
    for ((point, valuation), inside) in explored.graph.states.iter().zip(fragment) {
        if *inside {
            allowed.entry(*point).or_default().valuations.push(*valuation);
        }
    }
    let mut before = allowed.clone();
    let mut outside = 0;
    for ((point, data), state) in &explored.visited {
        if !fragment[*state] {
            outside += 1;
            before.entry(*point).or_default().data.push(*data);
        }
    }
    let trap: Invariant = abstraction.invariant(allowed).expect("valuations should have formulas");
    if outside > UNWOUND
        && let Some(invariant) = abstraction.invariant(before)
    {
        return Verdict::Safe(Proof::Inductive(invariant.into()));
    }
    Verdict::Safe(if outside == 0 { Proof::Inductive(trap.into()) } else { Proof::Trapped(trap) })
}
