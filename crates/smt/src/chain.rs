//! The layers around a backend, composed in one place.

use std::sync::Arc;

use crate::cached::{CacheConfig, Cached};
use crate::counted::{Counted, CountedAt};
use crate::guessed::Guesses;
use crate::independent::Independent;
use crate::logged::{Logged, QueryLog};
use crate::opaque::Opaque;
use crate::ranges::Ranges;
use crate::shortcut::Short;
use crate::solver::{Backend, EliminateQuantifiers, Limits, SmtError, Solver};
use crate::statistics::Statistics;
use crate::validated::Validated;

/// Which layers a solver gets. The default is the fast one: independence, cache and guesses, nothing checked and nothing logged.
#[derive(Clone)]
pub struct Layers {
    /// Ask parts that share no variables one by one ([`Independent`]).
    pub independence: bool,
    /// Try constants of small queries, ranges of floats, and floats whose arithmetic is opaque, before the backend is asked.
    pub guesses: bool,
    /// Remember models and cores ([`Cached`]).
    pub cache: Option<CacheConfig>,
    /// Check the backend's models with our own evaluator ([`Validated`]).
    pub validation: bool,
    /// Write what the backend is asked to SMT-LIB files ([`Logged`]).
    pub log: Option<Arc<QueryLog>>,
    /// Where the numbers go.
    pub statistics: Arc<Statistics>,
}

impl Default for Layers {
    fn default() -> Self {
        let cache = Some(CacheConfig::default());
        Self { independence: true, guesses: true, cache, ..Self::none() }
    }
}

impl Layers {
    /// The backend as it is; its queries are counted.
    pub fn none() -> Self {
        Self {
            independence: false,
            guesses: false,
            cache: None,
            validation: false,
            log: None,
            statistics: Arc::default(),
        }
    }
}

/// A solver of a backend with its layers.
///
/// From the outside in: counting what is asked, independence, cache, guesses, ranges, validation, counting what is solved, log, the backend.
/// So the cache works on the parts that independence makes, and everything that a backend says is checked before it is remembered.
fn chain(mut solver: Box<dyn Solver>, layers: &Layers) -> Box<dyn Solver> {
    let statistics = &layers.statistics;
    if let Some(log) = &layers.log {
        solver = Box::new(Logged::new(solver, log.clone()));
    }
    solver = Box::new(Counted::new(solver, statistics.clone(), CountedAt::Inside));
    if layers.validation {
        solver = Box::new(Validated::new(solver));
    }
    if layers.guesses {
        solver = Box::new(Short::new(Ranges::new(statistics.clone()), solver));
        solver = Box::new(Short::new(Guesses::new(statistics.clone()), solver));
    }
    if let Some(config) = layers.cache {
        solver = Box::new(Cached::new(solver, config, statistics.clone()));
    }
    if layers.independence {
        solver = Box::new(Independent::new(solver, statistics.clone()));
    }
    Box::new(Counted::new(solver, statistics.clone(), CountedAt::Outside))
}

/// A backend whose solvers have layers around them.
#[derive(Clone)]
pub struct Layered {
    inner: Arc<dyn Backend>,
    layers: Layers,
}

impl Layered {
    /// Puts layers around every solver of a backend.
    pub fn new(inner: Arc<dyn Backend>, layers: Layers) -> Self {
        Self { inner, layers }
    }

    /// What the layers of all its solvers did so far.
    pub fn statistics(&self) -> &Arc<Statistics> {
        &self.layers.statistics
    }
}

impl Backend for Layered {
    fn solver(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        let mut solver = self.inner.solver(limits)?;
        if self.layers.guesses {
            solver = Box::new(Opaque::new(solver, self.inner.clone(), limits));
        }
        Ok(chain(solver, &self.layers))
    }

    fn incremental(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        let plain =
            Layers { independence: false, guesses: false, cache: None, ..self.layers.clone() };
        Ok(chain(self.inner.incremental(limits)?, &plain))
    }

    fn bits(&self, limits: &Limits) -> Result<Box<dyn Solver>, SmtError> {
        let plain =
            Layers { independence: false, guesses: false, cache: None, ..self.layers.clone() };
        Ok(chain(self.inner.bits(limits)?, &plain))
    }

    fn eliminator(&self, limits: &Limits) -> Option<Box<dyn EliminateQuantifiers>> {
        self.inner.eliminator(limits)
    }
}
