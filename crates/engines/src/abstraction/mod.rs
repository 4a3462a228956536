//! Predicate abstraction of a transition system, shared by the engines that match states abstractly.
//!
//! A state is a point of explicit control with data: `(point, data)`. An abstract state is a point with a valuation of
//! the predicates, which are over data only. So what an action does to data and valuations is found out once, however many
//! points of control it is taken at.

pub(crate) mod control;
pub(crate) mod data;
pub(crate) mod exact;
pub(crate) mod formula;
mod linear;
mod path;
pub(crate) mod predicates;
pub(crate) mod prover;
mod step;
pub(crate) mod system;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::rc::Rc;
use symra_ir::Program;
use symra_smt::{SmtError, WhyUnknown};
use symra_terms::{Assignment, Symbol, Term, TermPool};
use symra_verdict::{Budget, Reason};

use self::control::{ActionId, Control, PointId};
use self::data::{Canon, DataId, DataTable};
use self::predicates::{Bits, Predicates};
use self::prover::{Decision, Prover};
use crate::engine::{Context, EngineError};
use crate::transitions::{NoSystem, Target, TransitionSystem, symbol};

/// The position of a valuation among those seen with the present predicates.
pub(crate) type ValuationId = u32;

/// Why an engine can't go on.
#[derive(Debug)]
pub(crate) enum Halt {
    /// A solver failed.
    Failed(SmtError),
    /// A question that the search can't go on without was not decided.
    Undecided(WhyUnknown),
    /// The budget is spent, or the program is not one for the engine.
    Stopped(Reason),
}

impl From<SmtError> for Halt {
    fn from(error: SmtError) -> Self {
        Self::Failed(error)
    }
}

impl Halt {
    /// The reason for a verdict of unknown, or the failure.
    pub(crate) fn reason(self, budget: &Budget) -> Result<Reason, EngineError> {
        match self {
            Self::Failed(error) => Err(error.into()),
            Self::Stopped(reason) => Ok(reason),
            Self::Undecided(why) => Ok(budget.spent().unwrap_or(Reason::Solver { why })),
        }
    }
}

impl Abstraction<'_> {
    /// Why a refinement has nothing to add.
    pub(crate) fn stuck(&self, engine: &'static str) -> Halt {
        if let Some(why) = &self.prover.undecided {
            return Halt::Undecided(why.clone());
        }
        let what = "transitions whose preimages can't be expressed by predicates".to_owned();
        Halt::Stopped(Reason::Unsupported { engine, what })
    }
}

/// Data with the valuation that all its states have.
pub(crate) type Split = Rc<[(DataId, ValuationId)]>;

/// A transition system under predicate abstraction.
pub(crate) struct Abstraction<'r> {
    pub(crate) pool: &'r mut TermPool,
    pub(crate) system: TransitionSystem,
    pub(crate) control: Control,
    pub(crate) canon: Canon,
    pub(crate) table: DataTable,
    pub(crate) predicates: Predicates,
    pub(crate) prover: Prover,
    /// The first states, one for each path from the entry to a cut, before they are split.
    pub(crate) starts: Vec<(PointId, DataId, usize)>,
    /// The data variables' terms.
    pub(crate) variables: Vec<Term>,
    places: FxHashMap<Symbol, usize>,
    valuations: IndexSet<Bits, FxBuildHasher>,
    facts: Vec<Option<Rc<[Term]>>>,
    /// Points with each valuation.
    samples: Vec<Vec<Assignment>>,
    /// The truth of the first so many predicates on concrete data.
    truths: FxHashMap<DataId, (Bits, usize)>,
    /// Successors of concrete data under actions without inputs.
    concrete_steps: FxHashMap<(DataId, ActionId), Option<DataId>>,
    splits: FxHashMap<DataId, Split>,
    steps: FxHashMap<(DataId, ActionId), Split>,
    implications: FxHashMap<(ValuationId, Term), Decision>,
    /// What valuations say of the guards of actions.
    guards: FxHashMap<(ValuationId, ActionId), Option<bool>>,
    exactness: exact::Memo,
    contained: FxHashMap<(DataId, DataId), bool>,
}

/// How many points of each valuation are kept.
const SAMPLES: usize = 12;

impl<'r> Abstraction<'r> {
    /// The abstraction of a program without predicates; none if it is no transition system.
    pub(crate) fn new(
        pool: &'r mut TermPool,
        program: &Program,
        context: &Context<'_>,
    ) -> Result<Result<Self, NoSystem>, Halt> {
        let system = match TransitionSystem::new(pool, program) {
            Ok(system) => system,
            Err(no_system) => return Ok(Err(no_system)),
        };
        let limits = context.budget.limits();
        let mut whole = Canon::new(pool, system.terms.clone(), context.backend.eliminator(&limits));
        let mut starts = Vec::new();
        for (index, path) in system.initial.iter().enumerate() {
            let Target::Cut(cut) = path.to else { continue };
            let mut values = system.terms.clone();
            for (place, value) in &path.updates {
                values[*place] = *value;
            }
            if let Some(data) = whole.canonical(pool, values, &[path.guard])? {
                starts.push((cut, data, index));
            }
        }
        let values: Vec<Vec<Term>> =
            starts.iter().map(|(_, data, _)| data.values.clone()).collect();
        let mut control = Control::new(pool, &system, &values);
        let variables: Vec<Term> = control.data.iter().map(|place| system.terms[*place]).collect();
        let canon = Canon::new(pool, variables.clone(), context.backend.eliminator(&limits));
        let places = variables
            .iter()
            .enumerate()
            .map(|(place, term)| (symbol(pool, *term), place))
            .collect();
        let mut table = DataTable::default();
        let starts = starts
            .into_iter()
            .map(|(cut, mut data, index)| {
                let point = control.start(cut, &data.values);
                data.values = control.data.iter().map(|place| data.values[*place]).collect();
                (point, table.intern(pool, data), index)
            })
            .collect();
        Ok(Ok(Self {
            pool,
            system,
            control,
            canon,
            table,
            predicates: Predicates::default(),
            prover: Prover::new(context.backend.solver(&limits)?),
            starts,
            variables,
            places,
            valuations: IndexSet::default(),
            facts: Vec::new(),
            samples: Vec::new(),
            truths: FxHashMap::default(),
            concrete_steps: FxHashMap::default(),
            splits: FxHashMap::default(),
            steps: FxHashMap::default(),
            implications: FxHashMap::default(),
            guards: FxHashMap::default(),
            exactness: exact::Memo::default(),
            contained: FxHashMap::default(),
        }))
    }

    /// Forgets what depends on the predicates. To be called after they changed.
    pub(crate) fn restart(&mut self) {
        self.valuations.clear();
        self.facts.clear();
        self.samples.clear();
        self.splits.clear();
        self.steps.clear();
        self.implications.clear();
        self.guards.clear();
        self.exactness = exact::Memo::default();
    }

    pub(crate) fn intern(&mut self, bits: Bits) -> ValuationId {
        let (id, new) = self.valuations.insert_full(bits);
        if new {
            self.facts.push(None);
            self.samples.push(Vec::new());
        }
        u32::try_from(id).expect("there should be fewer than 2^32 valuations")
    }

    pub(crate) fn bits(&self, valuation: ValuationId) -> &Bits {
        &self.valuations[valuation as usize]
    }

    /// The literals of a valuation, sorted.
    pub(crate) fn facts(&mut self, valuation: ValuationId) -> Rc<[Term]> {
        if let Some(facts) = &self.facts[valuation as usize] {
            return facts.clone();
        }
        let bits = self.valuations[valuation as usize].clone();
        let mut facts: Vec<Term> = (0..self.predicates.len())
            .map(|index| self.predicates.literal(self.pool, index, bits.get(index)))
            .collect();
        facts.sort_unstable();
        let facts: Rc<[Term]> = facts.into();
        self.facts[valuation as usize] = Some(facts.clone());
        facts
    }

    /// Keeps a point that has the valuation.
    fn sample(&mut self, valuation: ValuationId, point: impl FnOnce() -> Assignment) {
        let samples = &mut self.samples[valuation as usize];
        if samples.len() < SAMPLES {
            samples.push(point());
        }
    }

    /// What a valuation says of the guard of an action, if the predicates decide it.
    pub(crate) fn guard(&mut self, valuation: ValuationId, action: ActionId) -> Option<bool> {
        if let Some(known) = self.guards.get(&(valuation, action)) {
            return *known;
        }
        let (bits, guard) =
            (&self.valuations[valuation as usize], self.control.action(action).guard);
        let truth = self.predicates.truth(self.pool, bits, guard);
        self.guards.insert((valuation, action), truth);
        truth
    }

    /// Does the term hold in every state with the valuation?
    pub(crate) fn implied(&mut self, valuation: ValuationId, goal: Term) -> Result<Decision, Halt> {
        if let Some(truth) =
            self.predicates.truth(self.pool, &self.valuations[valuation as usize], goal)
        {
            // No valuation is empty: there is a state with it.
            return Ok(if truth { Decision::Yes } else { Decision::No });
        }
        if let Some(decision) = self.implications.get(&(valuation, goal)) {
            return Ok(decision.clone());
        }
        let refuted =
            |point: &Assignment| self.pool.evaluate_in(goal, point).as_bool() == Some(false);
        let decision = if self.samples[valuation as usize].iter().any(refuted) {
            Decision::No
        } else {
            let facts = self.facts(valuation);
            let (bits, predicates) =
                (self.valuations[valuation as usize].clone(), &self.predicates);
            self.prover.implied(self.pool, &facts, goal, &mut |pool, point| {
                let truth = |term: &Term| pool.evaluate_in(*term, point).as_bool() == Some(true);
                predicates
                    .terms()
                    .iter()
                    .enumerate()
                    .all(|(index, term)| truth(term) == bits.get(index))
            })?
        };
        self.implications.insert((valuation, goal), decision.clone());
        Ok(decision)
    }
}
