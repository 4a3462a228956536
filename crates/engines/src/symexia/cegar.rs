//! The loop of abstraction and refinement (see the lines `CE` in the [module's](super) header).

use rustc_hash::FxHashSet;
use symra_analysis::Annotation;
use symra_analysis::encode::{Counterexample, Feasibility, feasible};
use symra_analysis::infer::{Inference, InferenceConfig};
use symra_analysis::interpolate::{Sums, interpolants, predicates};
use symra_analysis::predabs::{Explored, Explorer};
use symra_analysis::system::CutPoints;
use symra_ir::{ClaimKind, LocId};
use symra_smt::{Solver, WhyUnknown};
use symra_terms::TermPool;
use symra_verdict::{Proof, Reason, Verdict, Violation};

use super::precision::Precision;
use super::search::{Search, SearchResult};
use super::{SymexiaConfig, SymexiaStatistics};
use crate::engine::{Context, EngineError, Progress, helping, inductive};

/// One run of the engine.
pub(super) struct Cegar<'r> {
    pool: &'r mut TermPool,
    system: CutPoints<'r>,
    precision: Precision,
    /// The lemmas (D3, D5).
    inference: Inference<'r>,
    /// Locations of claims that are not looked at any more.
    ignored: FxHashSet<LocId>,
    /// Why `Safe` can't be said though no counterexample is left.
    inconclusive: Option<Reason>,
    config: &'r SymexiaConfig,
    context: Context<'r>,
    statistics: &'r mut SymexiaStatistics,
}

impl<'r> Cegar<'r> {
    /// CE:1: the precision with the predicates that the user gave.
    pub(super) fn new(
        pool: &'r mut TermPool,
        mut system: CutPoints<'r>,
        config: &'r SymexiaConfig,
        context: &Context<'r>,
        statistics: &'r mut SymexiaStatistics,
    ) -> Result<Self, EngineError> {
        let cfa = system.encoder.cfa;
        let mut precision = Precision::initial(cfa.forest.heads(), config.threshold);
        for (name, predicate) in &config.predicates {
            for head in cfa.forest.heads().filter(|head| cfa.location(*head).name == *name) {
                if system.encoder.is_live(pool, head, *predicate) {
                    precision.add(head, *predicate);
                }
            }
        }
        let ground = (context.backend, context.budget, context.lemmas);
        let mut inference = Inference::new(pool, &system, InferenceConfig::default(), ground)?;
        if !config.lemmas {
            inference.known.clear();
            inference.inductive.clear();
        }
        Ok(Self {
            pool,
            system,
            precision,
            inference,
            ignored: FxHashSet::default(),
            inconclusive: None,
            config,
            context: *context,
            statistics,
        })
    }

    /// Alg. 3.
    pub(super) fn run(&mut self) -> Result<Verdict, EngineError> {
        let limits = self.context.budget.limits();
        let mut search = Search::new(self.context.backend.solver(&limits)?);
        let mut exact = self.context.backend.solver(&limits)?;
        let mut helper = self.context.backend.solver(&helping(self.context.budget))?;
        let mut explicit = self.config.explicit;
        // The first search is over paths: it keeps what loops don't change (D2), and without predicates it is short.
        let mut first = true;
        // CE:2
        loop {
            let explored = if std::mem::take(&mut first) || !explicit {
                None
            } else {
                self.explore(&mut explicit)?
            };
            let found = match explored {
                Some(found) => found,
                None => search.run(
                    self.pool,
                    &mut self.system.encoder,
                    (&self.precision, &self.inference.known, &self.ignored),
                    &self.context,
                )?,
            };
            self.statistics.queries = search.queries;
            let counterexample = match found {
                SearchResult::Stopped(reason) => return Ok(Verdict::Unknown(reason)),
                SearchResult::Proof(formulas) => {
                    return Ok(match self.inconclusive.take() {
                        Some(reason) => Verdict::Unknown(reason),
                        None => self.proved(&formulas),
                    });
                }
                SearchResult::Nothing => return self.safe(search.undecided.take()), // CE:3
                SearchResult::Counterexample(counterexample) => counterexample,
            };
            // CE:5
            let feasibility =
                feasible(self.pool, &mut self.system.encoder, &counterexample, &mut *exact)?;
            let changed = match feasibility {
                Feasibility::Yes(trace, at) => {
                    let cfa = self.system.encoder.cfa;
                    let claim =
                        cfa.location(at).claim.expect("a counterexample should end at a claim");
                    if cfa.program.claim(claim).kind != ClaimKind::Unsupported {
                        return Ok(Verdict::Unsafe(Violation::at_end(claim, *trace))); // CE:6
                    }
                    // D7
                    let what = cfa.program.claim(claim).message.clone();
                    self.ignore(at, Reason::Approximated { what })
                }
                Feasibility::Undecided(why) => {
                    self.ignore(counterexample.claim, Reason::Solver { why })
                }
                Feasibility::No => {
                    let raised = self.statistics.raised;
                    let changed = self.refine(&counterexample, &mut *helper)?; // CE:7
                    // A higher threshold helps only the search that has thresholds.
                    explicit &= self.statistics.raised == raised;
                    if let Some(formulas) = self.strengthen()? {
                        return Ok(self.proved(&formulas));
                    }
                    changed
                }
            };
            if self.config.restart && !changed.is_empty() {
                search.restart()?;
            } else {
                search.back_to(&changed)?; // D4
            }
        }
    }

    /// A claim is not looked at any more, for a reason not to say `Safe`.
    fn ignore(&mut self, claim: LocId, reason: Reason) -> FxHashSet<LocId> {
        self.inconclusive.get_or_insert(reason);
        self.ignored.insert(claim);
        FxHashSet::default()
    }

    fn proved(&mut self, formulas: &Annotation) -> Verdict {
        Verdict::Safe(inductive(self.pool, self.system.encoder.cfa, formulas))
    }

    /// D5. The formulas that prove the program, if they do.
    fn strengthen(&mut self) -> Result<Option<Annotation>, EngineError> {
        if !self.config.lemmas {
            return Ok(None);
        }
        self.inference.read_lemmas(self.pool)?;
        let mut guesses = Annotation::new();
        for (head, predicates) in self.predicates() {
            let mut both = self.inference.known.get(&head).cloned().unwrap_or_default();
            for predicate in predicates {
                both.extend([predicate, self.pool.not(predicate)]);
            }
            both.sort_unstable();
            both.dedup();
            guesses.insert(head, both);
        }
        let proof = self.inference.strengthen(self.pool, &mut self.system, guesses)?;
        Ok(proof.filter(|_| self.inconclusive.is_none()))
    }

    /// No counterexample is left.
    fn safe(&mut self, undecided: Option<WhyUnknown>) -> Result<Verdict, EngineError> {
        if let Some(reason) = self.inconclusive.take() {
            return Ok(Verdict::Unknown(reason));
        }
        if let Some(why) = undecided {
            return Ok(Verdict::Unknown(Reason::Solver { why }));
        }
        if self.system.encoder.cfa.forest.loops.is_empty() {
            return Ok(self.proved(&Annotation::new()));
        }
        // CE:4
        let budget = self.context.budget.clone();
        let why = match self.explore_predicates(&budget)? {
            Explored::Proof(formulas) => return Ok(self.proved(&formulas)),
            Explored::GaveUp => "the abstract states that prove it were not found in time",
            Explored::Counterexample(_) => {
                "its predicates alone, without the values that loops keep, do not prove it"
            }
        };
        Ok(Verdict::Safe(Proof::Uncertified { why: why.to_owned() }))
    }

    /// D8. A counterexample or proof; `None` if there are too many abstract states.
    fn explore(&mut self, explicit: &mut bool) -> Result<Option<SearchResult>, EngineError> {
        let budget = self.context.budget.fraction(1, 4);
        Ok(match self.explore_predicates(&budget)? {
            Explored::Proof(formulas) => Some(SearchResult::Proof(formulas)),
            Explored::Counterexample(counterexample) => {
                Some(SearchResult::Counterexample(counterexample))
            }
            Explored::GaveUp => {
                *explicit = false;
                None
            }
        })
    }

    fn explore_predicates(
        &mut self,
        budget: &symra_verdict::Budget,
    ) -> Result<Explored, EngineError> {
        let predicates = self.predicates();
        let Inference { horn, inductive, .. } = &mut self.inference;
        let mut explorer = Explorer { system: &mut self.system, horn, ignored: &self.ignored };
        Ok(explorer.explore(self.pool, &predicates, inductive, budget)?)
    }

    /// The predicates of all heads.
    fn predicates(&self) -> Annotation {
        self.precision.iter().map(|(head, entry)| (head, entry.predicates.clone())).collect()
    }

    /// REFINE. The locations whose precision grew: there is always one.
    fn refine(
        &mut self,
        counterexample: &Counterexample,
        solver: &mut dyn Solver,
    ) -> Result<FxHashSet<LocId>, EngineError> {
        self.statistics.refinements += 1;
        Progress::add(&self.context.progress.paths, 1);
        let known = &self.inference.known;
        let encoder = &mut self.system.encoder;
        let found = interpolants(self.pool, encoder, counterexample, (known, Sums::None), solver)?;
        let mut changed = FxHashSet::default();
        for (head, predicates) in predicates(self.pool, &found.unwrap_or_default()) {
            for predicate in predicates {
                if self.system.encoder.is_live(self.pool, head, predicate)
                    && self.precision.add(head, predicate)
                {
                    tracing::debug!(head = head.0, predicate = %self.pool.display(predicate), "new predicate");
                    changed.insert(head);
                }
            }
        }
        if changed.is_empty() {
            self.statistics.raised += 1;
            for (loc, abstracted) in &counterexample.points {
                if *abstracted {
                    let visits = counterexample.points.iter().filter(|(l, _)| l == loc).count();
                    self.precision.raise(*loc, visits as u64);
                    changed.insert(*loc);
                }
            }
        }
        Ok(changed)
    }

    /// Counts what the run found.
    pub(super) fn count(&mut self) {
        self.statistics.lemmas = self.inference.known.values().map(Vec::len).sum();
        let cfa = self.system.encoder.cfa;
        self.statistics.predicates = self
            .precision
            .iter()
            .map(|(head, entry)| {
                let line = cfa.location(head).position.map(|position| position.line);
                (line, entry.predicates.len())
            })
            .collect();
    }
}
