//! Elaboration: a checked file and values of its parameters make a flat model of variables, commands and terms.

mod access;
mod blocks;
mod command;
mod declare;
mod eval;
mod operators;
mod value;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{Position, ProgramBuilder, SourceFile, SourceId, VarId};
use symra_terms::{Integer, Term, TermPool};

use crate::bounds::Bounds;
use crate::check::Checked;
use crate::error::{ErrorKind, GclError};
use crate::parser::MOST_ERRORS;
use crate::source::Span;

use value::Val;

/// Larger numbers are not computed before a run.
const MOST_BITS: usize = 16_384;
/// How many expressions, instances and elements a model may come to.
const MOST_STEPS: u64 = 20_000_000;

/// A flat model.
pub(crate) struct Flat {
    /// Holds the pool and the variables.
    pub(crate) builder: ProgramBuilder,
    pub(crate) file: SourceId,
    /// Where runs start.
    pub(crate) init: Term,
    pub(crate) init_position: Option<Position>,
    pub(crate) commands: Vec<Command>,
    /// The formulas of the properties asked for; deadlock freedom has none of its own.
    pub(crate) properties: Vec<Asked>,
}

/// A property's formula, and what must hold for it to mean something.
pub(crate) struct Asked {
    /// Its place among the properties of the file.
    pub(crate) index: usize,
    pub(crate) formula: Option<Term>,
    pub(crate) checks: Vec<Check>,
    pub(crate) position: Position,
}

/// One guarded command.
pub(crate) struct Command {
    pub(crate) label: String,
    pub(crate) position: Position,
    pub(crate) guard: Term,
    /// What must hold wherever the command could be taken.
    pub(crate) checks: Vec<Check>,
    pub(crate) assignments: Vec<(VarId, Term)>,
    pub(crate) choices: Vec<VarId>,
    /// What the chosen values must satisfy.
    pub(crate) constraint: Option<Term>,
}

impl Command {
    /// A command with this guard that does nothing.
    fn of_guard(label: String, position: Position, guard: Term) -> Self {
        let (assignments, choices) = (Vec::new(), Vec::new());
        Self { label, position, guard, checks: Vec::new(), assignments, choices, constraint: None }
    }
}

/// Something that must hold and could not be shown to.
pub(crate) struct Check {
    pub(crate) holds: Term,
    pub(crate) name: String,
    pub(crate) message: String,
    pub(crate) position: Position,
}

/// Why elaboration stops; the error has been recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Abort {
    /// The item is given up.
    Item,
    /// Everything is given up.
    All,
}

/// What an expression needs in order to have a meaning.
#[derive(Clone, Debug)]
enum Need {
    /// The divisor is not zero.
    Divisor { divisor: Term, zero: Term },
    /// The value lies between two ends: an index, or a value for a variable with a range.
    Between { value: Term, low: Integer, high: Integer, name: String, what: &'static str },
}

/// A need, under the conditions in which it arises.
#[derive(Clone, Debug)]
struct Demand {
    need: Need,
    assumptions: Vec<(Term, bool)>,
    span: Span,
}

/// The variables of one declaration: consecutive, the last index running fastest.
#[derive(Clone, Debug)]
struct Family {
    first: VarId,
    /// The lowest and highest index of each dimension, the process's own first.
    dimensions: Vec<(i64, i64)>,
    range: Option<(Integer, Integer)>,
}

struct Elaborator<'a> {
    checked: &'a Checked,
    builder: ProgramBuilder,
    file: SourceId,
    consts: Vec<Val>,
    processes: Vec<Option<(i64, i64)>>,
    families: Vec<Family>,
    /// The declared ranges of variables, by their terms.
    ranges: FxHashMap<Term, (Integer, Integer)>,
    /// The values of index variables in scope.
    binders: Vec<i64>,
    /// What holds where the expression at hand is looked at, with its polarity.
    assumptions: Vec<(Term, bool)>,
    demands: Vec<Demand>,
    init: Vec<Term>,
    init_position: Option<Position>,
    commands: Vec<Command>,
    properties: Vec<Asked>,
    steps: u64,
    errors: Vec<GclError>,
    /// What has been reported, so that instances of one mistake count once.
    reported: FxHashSet<(Span, &'static str)>,
}

/// Elaborates a checked file. `parameters` has a value for each parameter that is not to have its own, by its name;
/// `wanted` says which properties are asked for.
pub(crate) fn elaborate(
    checked: &Checked,
    parameters: &FxHashMap<&str, Integer>,
    wanted: &[usize],
) -> Result<Flat, Vec<GclError>> {
    let source = &checked.syntax.source;
    let mut builder = ProgramBuilder::new();
    let file =
        builder.source(SourceFile { name: source.name().to_owned(), text: source.text().clone() });
    let mut elaborator = Elaborator {
        checked,
        builder,
        file,
        consts: Vec::new(),
        processes: Vec::new(),
        families: Vec::new(),
        ranges: FxHashMap::default(),
        binders: vec![0; checked.syntax.binders.len()],
        assumptions: Vec::new(),
        demands: Vec::new(),
        init: Vec::new(),
        init_position: None,
        commands: Vec::new(),
        properties: Vec::new(),
        steps: 0,
        errors: Vec::new(),
        reported: FxHashSet::default(),
    };
    // An abort has been recorded among the errors.
    let _ = elaborator.run(parameters, wanted);
    if !elaborator.errors.is_empty() {
        return Err(elaborator.errors);
    }
    let parts = std::mem::take(&mut elaborator.init);
    let init = elaborator.pool().and(&parts);
    let Elaborator { builder, init_position, commands, properties, .. } = elaborator;
    Ok(Flat { builder, file, init, init_position, commands, properties })
}

impl Elaborator<'_> {
    fn run(
        &mut self,
        parameters: &FxHashMap<&str, Integer>,
        wanted: &[usize],
    ) -> Result<(), Abort> {
        self.constants(parameters)?;
        self.declare()?;
        self.blocks()?;
        self.initial_ranges();
        self.ask(wanted)
    }

    fn pool(&mut self) -> &mut TermPool {
        self.builder.pool()
    }

    fn position(&self, span: Span) -> Position {
        let (line, column) = self.checked.syntax.source.line_column(span.start);
        Position { file: self.file, line, column }
    }

    fn fail(&mut self, kind: ErrorKind, span: Span) -> Abort {
        if !self.reported.insert((span, kind.code())) {
            return Abort::Item;
        }
        self.errors.push(GclError::new(kind, &self.checked.syntax.source, span));
        if self.errors.len() < MOST_ERRORS {
            return Abort::Item;
        }
        let kind = ErrorKind::TooManyErrors { limit: MOST_ERRORS };
        self.errors.push(GclError::new(kind, &self.checked.syntax.source, span));
        Abort::All
    }

    fn too_large(&mut self, what: &str, span: Span) -> Abort {
        let file = self.checked.syntax.source.name().to_owned();
        self.fail(ErrorKind::TooLarge { file, what: what.to_owned() }, span);
        Abort::All
    }

    /// Counts steps, so that a small text cannot come to an endless model.
    fn spend(&mut self, steps: u64, span: Span) -> Result<(), Abort> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps <= MOST_STEPS {
            return Ok(());
        }
        let what = format!("more than {MOST_STEPS} expressions, instances and elements");
        Err(self.too_large(&what, span))
    }

    fn need(&mut self, need: Need, span: Span) -> Result<(), Abort> {
        // Each demand has a copy of the assumptions, which long conditions could make many.
        self.spend(4 * self.assumptions.len() as u64, span)?;
        let assumptions = self.assumptions.clone();
        self.demands.push(Demand { need, assumptions, span });
        Ok(())
    }

    /// Turns the demands since the last time into checks, leaving out those that hold anyway under `guard`.
    fn checks(&mut self, guard: Term, place: &str) -> Vec<Check> {
        let demands = std::mem::take(&mut self.demands);
        let (mut checks, mut known) = (Vec::new(), FxHashSet::default());
        for demand in demands {
            if self.holds(&demand, guard) {
                continue;
            }
            let mut premises = vec![guard];
            for (term, positive) in &demand.assumptions {
                premises.push(if *positive { *term } else { self.pool().not(*term) });
            }
            let premise = self.pool().and(&premises);
            let (fact, kind, message) = self.fact(&demand.need);
            let holds = self.pool().implies(premise, fact);
            if holds == self.pool().true_() || !known.insert(holds) {
                continue;
            }
            let name = format!("{place}.{kind}");
            checks.push(Check { holds, name, message, position: self.position(demand.span) });
        }
        checks
    }

    /// Whether declared ranges and what is assumed show that a demand is met.
    fn holds(&self, demand: &Demand, guard: Term) -> bool {
        let mut bounds = Bounds::new(&self.builder.task().pool, &self.ranges);
        bounds.assume(guard, true);
        for (term, positive) in &demand.assumptions {
            bounds.assume(*term, *positive);
        }
        match &demand.need {
            Need::Divisor { divisor, .. } => bounds.interval(*divisor).excludes_zero(),
            Need::Between { value, low, high, .. } => bounds.interval(*value).within(low, high),
        }
    }

    /// The formula of a need, the kind of its check, and what it means when it fails.
    fn fact(&mut self, need: &Need) -> (Term, String, String) {
        match need {
            Need::Divisor { divisor, zero } => {
                let fact = self.pool().ne(*divisor, *zero);
                (fact, "division".to_owned(), "a divisor is zero".to_owned())
            }
            Need::Between { value, low, high, name, what } => {
                let fact = self.between(*value, low, high);
                let message = format!(
                    "{what} of `{name}` lies outside {}..{}",
                    value::shown(low),
                    value::shown(high)
                );
                let kind = if *what == "an index" { "index" } else { "range" };
                (fact, format!("{kind}.{name}"), message)
            }
        }
    }

    fn between(&mut self, value: Term, low: &Integer, high: &Integer) -> Term {
        let pool = self.pool();
        let (low, high) = (pool.int(low.clone()), pool.int(high.clone()));
        let (above, below) = (pool.le(low, value), pool.le(value, high));
        pool.and(&[above, below])
    }
}
