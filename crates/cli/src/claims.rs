//! Claims one by one: `--claim`, `--all-claims`, and assertions that no run comes to.

use std::collections::BTreeSet;
use std::time::Duration;

use symra_engines::{Budget, Verdict};
use symra_ir::{
    Claim, ClaimId, ClaimKind, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, Position,
    Program, Task,
};
use symra_portfolio::Attempt;
use symra_report::ClaimStatus;
use symra_terms::Value;

use crate::args::VerifyArgs;
use crate::engines;
use crate::failure::Failure;
use crate::input::{Job, Language};

/// The longest time to look whether assertions are reached at all, where nobody asked for it.
const LOOK: Duration = Duration::from_secs(2);

/// The claims that a run can violate, without the places from where on nothing is known.
pub(crate) fn present(program: &Program) -> BTreeSet<ClaimId> {
    let locations = program.procedures.iter().flat_map(|procedure| &procedure.locations);
    let claims = locations.filter_map(|location| location.claim);
    claims.filter(|claim| program.claim(*claim).kind != ClaimKind::Unsupported).collect()
}

/// Leaves only these claims. A run ends where it violates another one.
pub(crate) fn keep(program: &mut Program, kept: &BTreeSet<ClaimId>) {
    let modelled: Vec<bool> =
        program.claims.iter().map(|claim| claim.kind != ClaimKind::Unsupported).collect();
    let locations = program.procedures.iter_mut().flat_map(|procedure| &mut procedure.locations);
    for location in locations {
        location.claim = location.claim.filter(|id| !modelled[id.index()] || kept.contains(id));
    }
}

/// Leaves only the claims of these names: as `symra show --what claims` gives them, or their ends.
pub(crate) fn select(program: &mut Program, names: &[String]) -> Result<(), Failure> {
    if names.is_empty() {
        return Ok(());
    }
    let all = present(program);
    let mut kept = BTreeSet::new();
    for name in names {
        let end = format!(":{name}");
        let is_meant = |id: &&ClaimId| {
            let own = &program.claim(**id).name;
            own == name || own.ends_with(&end)
        };
        let meant: Vec<ClaimId> = all.iter().filter(is_meant).copied().collect();
        if meant.is_empty() {
            let known: Vec<&str> = all.iter().map(|id| program.claim(*id).name.as_str()).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(Failure::Usage(format!(
                "there is no claim `{name}`; the claims are: {known}"
            )));
        }
        kept.extend(meant);
    }
    keep(program, &kept);
    Ok(())
}

/// What was found out of all claims.
pub(crate) struct All {
    /// What decides for all: a violation, or what is open, or a proof.
    pub(crate) attempt: Attempt,
    /// The other violations.
    pub(crate) violations: Vec<Attempt>,
    /// The status of each claim.
    pub(crate) statuses: Vec<(ClaimId, ClaimStatus)>,
}

/// Decides each claim, as far as there is time.
pub(crate) fn all(args: &VerifyArgs, job: &Job, budget: &Budget) -> Result<All, Failure> {
    let mut open = present(&job.task.program);
    let mut statuses: Vec<(ClaimId, ClaimStatus)> = Vec::new();
    let mut violations: Vec<Attempt> = Vec::new();
    let mut rest: Option<Attempt> = None;
    // All that are open together: each violation leaves one less.
    while !open.is_empty() || (rest.is_none() && violations.is_empty()) {
        let share = if open.len() > 1 { budget.fraction(1, 2) } else { budget.clone() };
        let attempt = of_claims(args, job, &open, &share)?;
        match &attempt.conclusion.verdict {
            Verdict::Unsafe(violation) => {
                open.remove(&violation.claim);
                statuses.push((violation.claim, ClaimStatus::Violated));
                violations.push(attempt);
            }
            Verdict::Safe(_) => {
                statuses.extend(open.iter().map(|id| (*id, ClaimStatus::Holds)));
                open.clear();
                rest = Some(attempt);
            }
            Verdict::Unknown(reason) => {
                if let [id] = open.iter().copied().collect::<Vec<_>>()[..] {
                    statuses.push((id, ClaimStatus::Unknown(reason.to_string())));
                    open.clear();
                }
                rest = Some(attempt);
                break;
            }
        }
    }
    // Those that are open together one by one.
    let mut left: Vec<ClaimId> = open.into_iter().rev().collect();
    while let Some(id) = left.pop() {
        let parts = u32::try_from(left.len() + 1).unwrap_or(u32::MAX);
        let attempt = of_claims(args, job, &BTreeSet::from([id]), &budget.fraction(1, parts))?;
        let status = match &attempt.conclusion.verdict {
            Verdict::Unsafe(_) => ClaimStatus::Violated,
            Verdict::Safe(_) => ClaimStatus::Holds,
            Verdict::Unknown(reason) => ClaimStatus::Unknown(reason.to_string()),
        };
        if status == ClaimStatus::Violated {
            violations.push(attempt);
        }
        statuses.push((id, status));
    }
    let holding: BTreeSet<ClaimId> =
        statuses.iter().filter(|(_, s)| *s == ClaimStatus::Holds).map(|(id, _)| *id).collect();
    let unreached = unreached(args, job, &holding, budget)?;
    for (id, status) in &mut statuses {
        if unreached.contains(id) {
            *status = ClaimStatus::Unreachable;
        }
    }
    statuses.sort_by_key(|(id, _)| *id);
    let attempt = if violations.is_empty() { rest } else { Some(violations.remove(0)) };
    let attempt = attempt.expect("claims should have been looked at");
    Ok(All { attempt, violations, statuses })
}

fn of_claims(
    args: &VerifyArgs,
    job: &Job,
    claims: &BTreeSet<ClaimId>,
    budget: &Budget,
) -> Result<Attempt, Failure> {
    let mut task = job.task.clone();
    keep(&mut task.program, claims);
    engines::run(args, &with(job, task), budget)
}

fn with(job: &Job, task: Task) -> Job {
    let (file, properties, not_checked) =
        (job.file.clone(), job.properties.clone(), job.not_checked.clone());
    let (goal, language, temporal) = (job.goal, job.language, job.temporal.clone());
    Job { file, task, properties, goal, language, not_checked, temporal }
}

/// The assertions of a program without violations that no run comes to, and the assumptions that none fulfils, if that is quickly
/// seen.
pub(crate) fn vacuous(
    args: &VerifyArgs,
    job: &Job,
    budget: &Budget,
) -> Result<(Vec<ClaimId>, Vec<Position>), Failure> {
    let program = &job.task.program;
    let is_assertion = |id: &ClaimId| program.claim(*id).kind == ClaimKind::Assertion;
    let assertions = present(program).into_iter().filter(is_assertion).collect();
    let budget = budget.at_most(LOOK);
    let blocking = blocking(args, job, &budget)?;
    Ok((unreached(args, job, &assertions, &budget)?.into_iter().collect(), blocking))
}

/// The assumptions that some run comes to, and that none fulfils. Shown, or not said.
fn blocking(args: &VerifyArgs, job: &Job, budget: &Budget) -> Result<Vec<Position>, Failure> {
    let program = &job.task.program;
    let assumptions = program.debug.iter().flat_map(|debug| &debug.assumptions).copied();
    // A model begins with its initial condition.
    let initial = (job.language == Language::Model)
        .then(|| LocRef { proc: program.main, loc: program.procedure(program.main).entry });
    let edges: Vec<EdgeRef> = assumptions
        .chain(initial)
        .filter_map(|at| match program.location(at).outgoing[..] {
            [edge] => Some(EdgeRef { proc: at.proc, edge }),
            _ => None,
        })
        .filter(|edge| match program.edge(*edge).operation {
            // Those of our models are no business of the user.
            Operation::Assume(condition) => {
                let at = program.edge(*edge).position;
                let file = at.and_then(|at| program.sources.get(at.file.0 as usize));
                file.is_some_and(|source| !source.name.starts_with("<library>"))
                    && job.task.pool.value(condition) != Some(&Value::Bool(true))
            }
            _ => false,
        })
        .collect();
    let after = (0..).zip(&edges).map(|(key, edge)| (key, Point::After(*edge))).collect();
    let never = sort(args, job, after, budget)?.never;
    let before = never.iter().map(|key| (*key, Point::Before(edges[*key])));
    let reached = sort(args, job, before.collect(), budget)?.reached;
    let mut places: Vec<Position> =
        reached.iter().filter_map(|key| program.edge(edges[*key]).position).collect();
    places.sort_unstable();
    places.dedup();
    Ok(places)
}

/// Which of these claims, that are not violated, no run comes to. Shown, or not said.
fn unreached(
    args: &VerifyArgs,
    job: &Job,
    claims: &BTreeSet<ClaimId>,
    budget: &Budget,
) -> Result<BTreeSet<ClaimId>, Failure> {
    let program = &job.task.program;
    let mut unreached = BTreeSet::new();
    let mut open: BTreeSet<(usize, Point)> = BTreeSet::new();
    for id in claims {
        match checks(program, *id) {
            Checked::At(edges) => {
                open.extend(edges.into_iter().map(|edge| (id.index(), Point::Before(edge))));
            }
            // Who comes there violates it, and nobody does.
            Checked::Always => drop(unreached.insert(*id)),
            Checked::Unclear => (),
        }
    }
    unreached.extend(sort(args, job, open, budget)?.never.into_iter().map(ClaimId::new));
    Ok(unreached)
}

/// A point of a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Point {
    /// Where an edge begins.
    Before(EdgeRef),
    /// The end of an edge with a condition, for who takes it.
    After(EdgeRef),
}

impl Point {
    fn edge(self) -> EdgeRef {
        match self {
            Self::Before(edge) | Self::After(edge) => edge,
        }
    }
}

/// What is known of points with keys.
#[derive(Default)]
struct Sorted {
    /// The keys of which a run comes to one point.
    reached: BTreeSet<usize>,
    /// The keys of which no run comes to any point.
    never: BTreeSet<usize>,
}

/// Which of these points runs come to, as far as there is time.
fn sort(
    args: &VerifyArgs,
    job: &Job,
    mut open: BTreeSet<(usize, Point)>,
    budget: &Budget,
) -> Result<Sorted, Failure> {
    let program = &job.task.program;
    let mut sorted = Sorted::default();
    while !open.is_empty() && budget.spent().is_none() {
        let (task, markers) = marked(&job.task, &open);
        let attempt = engines::run(args, &with(job, task), budget)?;
        match &attempt.conclusion.verdict {
            Verdict::Safe(_) => {
                sorted.never.extend(open.iter().map(|(key, _)| *key));
                break;
            }
            Verdict::Unknown(_) => break,
            Verdict::Unsafe(violation) => {
                // All that the run has passed are reached.
                let marker = violation.claim.index().checked_sub(program.claims.len());
                let Some(marker) = marker else { break };
                let mut passed = BTreeSet::from([markers[marker]]);
                for step in &violation.trace.steps {
                    let Some(taken) = known(program, step.edge) else { continue };
                    let is_passed = |point: &Point| match point {
                        Point::Before(edge) => {
                            (edge.proc, program.edge(*edge).from)
                                == (taken.proc, program.edge(taken).from)
                        }
                        Point::After(edge) => *edge == taken,
                    };
                    passed.extend(
                        open.iter().filter(|(_, point)| is_passed(point)).map(|(key, _)| *key),
                    );
                }
                open.retain(|(key, _)| !passed.contains(key));
                sorted.reached.extend(passed);
            }
        }
    }
    Ok(sorted)
}

/// The edge, if the program has it: the marked one has more.
fn known(program: &Program, edge: EdgeRef) -> Option<EdgeRef> {
    let procedure = program.procedures.get(edge.proc.index())?;
    (edge.edge.index() < procedure.edges.len()).then_some(edge)
}

/// Where a claim is decided.
enum Checked {
    /// At the beginnings of these edges, which lead to its violation.
    At(Vec<EdgeRef>),
    /// Whoever comes to it violates it.
    Always,
    /// The program does not tell.
    Unclear,
}

fn checks(program: &Program, claim: ClaimId) -> Checked {
    let data = program.claim(claim);
    if data.kind != ClaimKind::Assertion {
        return Checked::Unclear;
    }
    let mut edges = Vec::new();
    let mut always = false;
    for (index, procedure) in program.procedures.iter().enumerate() {
        for (number, edge) in procedure.edges.iter().enumerate() {
            if procedure.locations[edge.to.index()].claim != Some(claim) {
                continue;
            }
            // The branch of an assertion is on its line; else it is a branch before an assertion that always fails. On one line
            // the two can't be told apart.
            let line = |at: Position| (at.file, at.line);
            if data.position.is_some() && edge.position.map(line) >= data.position.map(line) {
                let proc = symra_ir::ProcId::new(index);
                edges.push(EdgeRef { proc, edge: EdgeId::new(number) });
            } else {
                always = true;
            }
        }
    }
    match (always, edges.is_empty()) {
        (true, true) => Checked::Always,
        (false, false) => Checked::At(edges),
        (true, false) | (false, true) => Checked::Unclear,
    }
}

/// The program with no claims but that these points are not reached; for each new claim the key of its point.
fn marked(task: &Task, points: &BTreeSet<(usize, Point)>) -> (Task, Vec<usize>) {
    let mut task = task.clone();
    let always = task.pool.true_();
    keep(&mut task.program, &BTreeSet::new());
    let mut markers = Vec::new();
    for (key, point) in points {
        let edge = task.program.edge(point.edge());
        let (from, position) = (edge.from, edge.position);
        let operation = match point {
            Point::Before(_) => Operation::Assume(always),
            Point::After(_) => edge.operation.clone(),
        };
        let marker = ClaimId::new(task.program.claims.len());
        let (name, message) = (format!("reached:{}", markers.len()), "reached".to_owned());
        task.program.claims.push(Claim { name, kind: ClaimKind::Unreach, message, position });
        markers.push(*key);
        let procedure = &mut task.program.procedures[point.edge().proc.index()];
        let to = LocId::new(procedure.locations.len());
        let name = format!("reached!{}", procedure.locations.len());
        procedure.locations.push(Location {
            name,
            position,
            claim: Some(marker),
            ..Location::default()
        });
        procedure.edges.push(Edge { from, to, operation, position });
        let number = EdgeId::new(procedure.edges.len() - 1);
        procedure.locations[from.index()].outgoing.push(number);
    }
    (task, markers)
}
