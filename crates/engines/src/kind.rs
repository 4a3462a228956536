//! K-induction over rounds of loops, with the lemmas that others have found.
//!
//! After Sheeran, Singh and Stalmarck, "Checking safety properties using induction and a SAT-solver" (FMCAD 2000), in the
//! incremental form of Een and Sorensson, "Temporal induction by incremental SAT solving" (BMC 2003); lemmas that arrive while it
//! works after Beyer, Dangl and Wendler, "Boosting k-induction with continuously-refined invariants" (CAV 2015).
//!
//! ```text
//! KI:1  for k = 1, 2, ..
//! KI:2    base: does a run violate a claim before it has come to heads more than k times?   sat -> UNSAFE; no run is left -> SAFE
//! KI:3    new lemmas are known of all states of the step
//! KI:4    step: from k states in a row at heads where no claim is near, is a claim reached after the next head?   unsat -> SAFE
//! KI:5    sat -> guesses that exclude states of the counterexample to induction; those that are inductive are new lemmas
//! KI:6  UNKNOWN
//! ```
//!
//! Departures.
//! D1: the states of the step are pairwise different where all variables are numbers of finitely many values or integers (simple
//! paths), so that finite systems are decided.
//! D2: that no claim is near is a formula of each head: the claims that its block reaches without an input on the way.
//! D3: where there are no lemmas yet, invariants are looked for first, for a share of the time.
//! D4: KI:5 has the same share of the time, and its guesses are about single variables and pairs of them.
//!
//! Soundness: KI:4 leans on KI:2 having been *unsat* for all rounds up to k; a base that is undecided ends in `Unknown`, and a
//! step that is undecided shows nothing. The re-check does base and step again, with an unrolling of its own.

use std::collections::BTreeMap;

use symra_analysis::encode::{Encoder, Values};
use symra_analysis::infer::{Inference, InferenceConfig, live_with_auxiliary};
use symra_analysis::system::{
    CutPoints, ReachedPoint, RoundLimits, Unroller, bits_of_state, differ,
};
use symra_analysis::{Annotation, join};
use symra_ir::{Action, Cfa, Invariant, LocId, LocRef, Task};
use symra_smt::{Answer, SmtError, Solver};
use symra_terms::{Sort, Substitution, Term, TermPool, Value};
use symra_verdict::{KInductiveProof, Proof, Reason, Verdict};

use crate::bmc::{RoundsResult, Search};
use crate::engine::{Context, Engine, EngineError, helping, inductive, unsupported};

/// So many variables of a counterexample to induction are looked at (KI:5).
const LOOKED_AT: usize = 64;
/// Pairs are made of so many variables of a counterexample to induction at most (KI:5).
const PAIRED: usize = 10;

/// In blocks of more locations claims are not looked for (D2).
const LARGE: usize = 3000;

/// How `kind` works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindConfig {
    /// D1.
    pub simple_paths: bool,
    /// D3.
    pub invariants: bool,
    /// KI:5.
    pub counterexamples: bool,
}

impl Default for KindConfig {
    fn default() -> Self {
        Self { simple_paths: true, invariants: true, counterexamples: true }
    }
}

/// What a run took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KindStatistics {
    /// The last k.
    pub k: u64,
    /// Queries to the solver.
    pub queries: u64,
    /// Lemmas that were used.
    pub lemmas: usize,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Kind {
    config: KindConfig,
    statistics: KindStatistics,
}

impl Kind {
    /// The engine with a configuration.
    pub fn new(config: KindConfig) -> Self {
        Self { config, ..Self::default() }
    }

    /// What the last run took.
    pub fn statistics(&self) -> KindStatistics {
        self.statistics
    }
}

impl Engine for Kind {
    fn name(&self) -> &'static str {
        "kind"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = KindStatistics::default();
        let live = live_with_auxiliary(task);
        let Task { pool, program } = task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("kind", &what)),
        };
        // D3
        let share = context.budget.fraction(1, 4);
        let mut system = CutPoints::new(pool, Encoder::new(pool, &cfa, &live));
        let ground = (context.backend, &share, context.lemmas);
        let is_first = context.lemmas.is_empty();
        let mut inference = Inference::new(pool, &system, InferenceConfig::default(), ground)?;
        if self.config.invariants
            && is_first
            && let Some(formulas) = inference.run(pool, &mut system)?
        {
            return Ok(Verdict::Safe(inductive(pool, &cfa, &formulas)));
        }
        let mut encoder = Encoder::new(pool, &cfa, &live).by_guards();
        let mut base = Search::new(pool, &mut encoder, &RoundLimits::new(), context)?;
        let mut step = InductionStep::new(pool, &mut encoder, self.config, context)?;
        let verdict = loop {
            // KI:1
            if let Some(then) = context.budget.spent() {
                break Verdict::Unknown(base.unwound(then)); // KI:6
            }
            // KI:2
            match base.advance(pool, &mut encoder, context)? {
                RoundsResult::Nothing => (),
                RoundsResult::Violation(violation) => break Verdict::Unsafe(violation),
                RoundsResult::End => {
                    let rounds = base.rounds().saturating_sub(1);
                    break Verdict::Safe(Proof::Unwound { rounds, simple_paths: false });
                }
                RoundsResult::Cut(_) => unreachable!("there should be no limits"),
                RoundsResult::Undecided(why) => break Verdict::Unknown(Reason::Solver { why }),
            }
            if !base.decided() {
                continue;
            }
            if let Some(k) = step.advance(pool, &mut encoder, base.rounds(), context)? {
                if let Some(violation) = base.unmodelled(pool, &encoder)? {
                    break Verdict::Unsafe(violation);
                }
                if base.decided() {
                    break Verdict::Safe(Proof::KInductive(step.proof(pool, &cfa, k)));
                }
            }
            // KI:5, D4
            let guesses = std::mem::take(&mut step.guesses);
            if self.config.counterexamples && !guesses.is_empty() {
                inference.read_lemmas(pool)?;
                let proved = inference.strengthen(pool, &mut system, guesses)?;
                if let Some(formulas) = proved {
                    break Verdict::Safe(inductive(pool, &cfa, &formulas));
                }
            }
        };
        self.statistics.k = step.k;
        self.statistics.queries = base.queries + step.queries;
        self.statistics.lemmas = step.known.values().map(Vec::len).sum();
        Ok(verdict)
    }
}

/// The induction step.
struct InductionStep {
    unroller: Unroller,
    solver: Box<dyn Solver>,
    simple_paths: bool,
    k: u64,
    /// The rounds that were added.
    points: Vec<Vec<ReachedPoint>>,
    /// For each head, that no claim is near (D2).
    safe: BTreeMap<LocId, Term>,
    /// The lemmas that are used.
    known: Annotation,
    seen: usize,
    queries: u64,
    /// What excludes states of counterexamples to induction.
    guesses: Annotation,
}

impl InductionStep {
    fn new(
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        config: KindConfig,
        context: &Context<'_>,
    ) -> Result<Self, SmtError> {
        let cfa = encoder.cfa;
        let simple_paths = config.simple_paths && bits_of_state(pool, encoder).is_some();
        let safe = cfa.forest.heads().map(|head| {
            let near = near(pool, cfa, head);
            (head, pool.not(near))
        });
        let safe = safe.collect();
        let mut solver = context.backend.solver(&helping(context.budget))?;
        let mut unroller = Unroller::from_anywhere(pool, encoder);
        // Runs from the entry are those of the base.
        for point in &unroller.at(pool, encoder, 0).points {
            if !encoder.cfa.is_head(point.loc) {
                let elsewhere = pool.not(point.reached);
                solver.assert(pool, elsewhere)?;
            }
        }
        Ok(Self {
            unroller,
            solver,
            simple_paths,
            k: 0,
            points: Vec::new(),
            safe,
            known: Annotation::new(),
            seen: 0,
            queries: 0,
            guesses: Annotation::new(),
        })
    }

    /// Tries the step for larger k, up to `most`. The k for which it succeeds.
    fn advance(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        most: u64,
        context: &Context<'_>,
    ) -> Result<Option<u64>, SmtError> {
        self.learn(pool, encoder, context)?; // KI:3
        while self.k < most && context.budget.spent().is_none() {
            self.k += 1;
            if self.proved(pool, encoder)? {
                return Ok(Some(self.k)); // KI:4
            }
        }
        Ok(None)
    }

    /// Takes over lemmas.
    fn learn(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        context: &Context<'_>,
    ) -> Result<(), SmtError> {
        let (mut new, _) = context.lemmas.since(&mut self.seen, pool);
        encoder.refuse_dead(pool, &mut new);
        for formulas in new.values_mut() {
            // Those about all elements of arrays are not for here.
            formulas.retain(|formula| {
                encoder.variables(pool, *formula).len() == pool.variables(*formula).len()
            });
        }
        for point in self.points.iter().flatten() {
            for formula in new.get(&point.loc).into_iter().flatten() {
                let holds = encoder.value(pool, &point.memory, *formula);
                let known = pool.implies(point.reached, holds);
                self.solver.assert(pool, known)?;
            }
        }
        join(&mut self.known, &new);
        Ok(())
    }

    /// The step for the present k.
    fn proved(&mut self, pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Result<bool, SmtError> {
        let k = usize::try_from(self.k).expect("a number of rounds should fit");
        while self.points.len() <= k {
            self.add(pool, encoder, self.points.len())?;
        }
        // No claim is near in the states before the last.
        for point in &self.points[k - 1] {
            let Some(safe) = self.safe.get(&point.loc) else { continue };
            let holds = encoder.value(pool, &point.memory, *safe);
            let known = pool.implies(point.reached, holds);
            self.solver.assert(pool, known)?;
        }
        let frontier = self.unroller.at(pool, encoder, k);
        let claims: Vec<Term> = frontier.claims.iter().map(|(_, reached, _)| *reached).collect();
        let any = pool.or(&claims);
        if any == pool.false_() {
            return Ok(true);
        }
        self.queries += 1;
        // A failed or undecided step refutes nothing: the next k may succeed.
        let mut model = match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => return Ok(true),
            Answer::Unknown(_) => return Ok(false),
            Answer::Sat(model) => model,
        };
        let mut states = Vec::new();
        let mut values = Values::new(pool, &mut *model);
        for point in self.points[..k].iter().flatten() {
            if values.holds(point.reached)? {
                states.push((point.loc, state(encoder, point, &mut values)?));
            }
        }
        for (head, state) in states {
            let guesses = excluding(pool, &state);
            join(&mut self.guesses, &Annotation::from([(head, guesses)]));
        }
        Ok(false)
    }

    /// Adds a round, with what is known of its states.
    fn add(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        k: usize,
    ) -> Result<(), SmtError> {
        let frontier = self.unroller.at(pool, encoder, k);
        for clause in &frontier.clauses {
            self.solver.assert(pool, *clause)?;
        }
        let points = frontier.points.iter().filter(|point| encoder.cfa.is_head(point.loc));
        let points: Vec<ReachedPoint> = points.cloned().collect();
        for point in &points {
            for formula in self.known.get(&point.loc).into_iter().flatten() {
                let holds = encoder.value(pool, &point.memory, *formula);
                let known = pool.implies(point.reached, holds);
                self.solver.assert(pool, known)?;
            }
            let earlier = self.points.iter().flatten().filter(|other| other.loc == point.loc);
            for other in earlier.filter(|_| self.simple_paths) {
                let differ = differ(pool, encoder, other, point); // D1
                self.solver.assert(pool, differ)?;
            }
        }
        self.points.push(points);
        Ok(())
    }

    /// The proof, after the step for k succeeded.
    fn proof(&self, pool: &mut TermPool, cfa: &Cfa<'_>, k: u64) -> KInductiveProof {
        let mut invariant = Invariant::new();
        for (head, safe) in &self.safe {
            let lemmas = self.known.get(head).map_or(&[][..], Vec::as_slice);
            let all: Vec<Term> = lemmas.iter().copied().chain([*safe]).collect();
            invariant.insert(LocRef { proc: cfa.program.main, loc: *head }, pool.and(&all));
        }
        KInductiveProof {
            k,
            invariant,
            simple_paths: self.simple_paths,
            ..KInductiveProof::default()
        }
    }
}

/// The values of the live variables at a point, of those that are numbers or truth values.
fn state(
    encoder: &Encoder<'_>,
    point: &ReachedPoint,
    values: &mut Values<'_>,
) -> Result<Vec<(Term, Value)>, SmtError> {
    let live = &encoder.live[point.loc.index()];
    let mut state = Vec::new();
    for var in encoder.cfa.variables().filter(|var| live.contains(*var)) {
        let own = encoder.own(var);
        let value = values.value(*point.memory.get(&var).unwrap_or(&own))?;
        if matches!(value, Value::Bool(_) | Value::Int(_) | Value::Bv(_)) {
            state.push((own, value));
        }
    }
    Ok(state)
}

/// Formulas that the state does not satisfy (KI:5).
fn excluding(pool: &mut TermPool, state: &[(Term, Value)]) -> Vec<Term> {
    let mut guesses = Vec::new();
    for (own, value) in state.iter().take(LOOKED_AT) {
        let constant = pool.constant(value.clone());
        let is = pool.eq(*own, constant);
        guesses.push(pool.not(is));
        guesses.extend(strictly(pool, *own, constant).into_iter().flatten());
    }
    let numbers: Vec<_> = state.iter().filter(|(_, v)| !matches!(v, Value::Bool(_))).collect();
    let numbers = &numbers[..numbers.len().min(PAIRED)];
    for (position, (one, here)) in numbers.iter().enumerate() {
        for (other, there) in &numbers[position + 1..] {
            if pool.sort(*one) != pool.sort(*other) {
                continue;
            }
            if here == there {
                guesses.extend(strictly(pool, *one, *other).into_iter().flatten());
                continue;
            }
            guesses.push(pool.eq(*one, *other));
            let (a, b) = (pool.constant(here.clone()), pool.constant(there.clone()));
            let (in_state, of_terms) = (strictly(pool, a, b), strictly(pool, *one, *other));
            for (held, order) in in_state.into_iter().flatten().zip(of_terms.into_iter().flatten())
            {
                if held == pool.true_() {
                    guesses.push(pool.not(order));
                }
            }
        }
    }
    guesses
}

/// That one number is less than another, or greater; of bit-vectors without and with signs.
fn strictly(pool: &mut TermPool, a: Term, b: Term) -> [Option<Term>; 4] {
    match pool.sort(a) {
        Sort::Int => [Some(pool.lt(a, b)), Some(pool.lt(b, a)), None, None],
        Sort::Bv(_) => [
            Some(pool.bv_ult(a, b)),
            Some(pool.bv_ult(b, a)),
            Some(pool.bv_slt(a, b)),
            Some(pool.bv_slt(b, a)),
        ],
        _ => [None; 4],
    }
}

/// Ensures: from a state at the head that satisfies it, a claim is reached before the next head (D2).
fn near(pool: &mut TermPool, cfa: &Cfa<'_>, head: LocId) -> Term {
    let mut near: BTreeMap<LocId, Term> = BTreeMap::new();
    let region = cfa.forest.region_of(head);
    if region.len() > LARGE {
        return pool.false_();
    }
    for loc in region.iter().rev() {
        if cfa.location(*loc).claim.is_some() {
            near.insert(*loc, pool.true_());
            continue;
        }
        let mut ways = Vec::new();
        for edge in &cfa.location(*loc).outgoing {
            let edge = cfa.edge(*edge);
            // The next head, or a place from where no claim is near.
            let Some(there) = near.get(&edge.to).copied().filter(|_| edge.to != head) else {
                continue;
            };
            ways.push(match edge.action {
                Action::Assume(condition) => pool.and(&[condition, there]),
                Action::Assign(pairs) => {
                    let mut substitution = Substitution::default();
                    for (var, term) in pairs {
                        let symbol = pool.symbol(cfa.term(*var));
                        let symbol = symbol.expect("a program variable should be a variable term");
                        substitution.bind(symbol, *term);
                    }
                    substitution.apply(pool, there)
                }
                Action::Havoc(vars) => {
                    let asked = pool.variables(there);
                    let input =
                        |var| pool.symbol(cfa.term(var)).is_some_and(|s| asked.contains(&s));
                    if vars.iter().copied().any(input) { pool.false_() } else { there }
                }
            });
        }
        let any = pool.or(&ways);
        if any != pool.false_() {
            near.insert(*loc, any);
        }
    }
    near.get(&head).copied().unwrap_or_else(|| pool.false_())
}
