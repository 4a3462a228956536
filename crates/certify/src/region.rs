//! What happens between cut points: one formula for all paths from a location to the next ones that have a formula.
//!
//! Paths are merged where they meet, so that the size is that of the region and not of its number of paths.

use std::collections::BTreeMap;

use symra_ir::{Edge, EdgeId, LocId, Operation, Procedure, Program, VarId};
use symra_terms::{Substitution, Term, TermPool};

use crate::contract::{Call, Calls};

/// The values of the variables that differ from their start.
pub(crate) type Values = BTreeMap<VarId, Term>;

/// A way that the paths of a region end.
pub(crate) struct Arrival {
    /// Where.
    pub(crate) loc: LocId,
    /// Under which condition on the start.
    pub(crate) condition: Term,
    /// With which values.
    pub(crate) values: Values,
}

/// Why a region has no formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoRegion {
    /// A cycle without a cut point.
    Cycle(LocId),
    /// A call of a procedure without a contract: the region of a procedure does not look into others.
    Call,
}

/// What all paths of a region come to.
pub(crate) struct Region {
    /// How they end.
    pub(crate) arrivals: Vec<Arrival>,
    /// For each call: the condition under which it is made though it must not be.
    pub(crate) preconditions_violated: Vec<Term>,
}

/// Where the paths of a region begin.
pub(crate) struct Start {
    /// The location.
    pub(crate) loc: LocId,
    /// What holds there.
    pub(crate) given: Term,
    /// The values there.
    pub(crate) values: Values,
}

/// The arrivals of all paths from `start` at a location for which `stop` says so.
pub(crate) fn arrivals(
    pool: &mut TermPool,
    program: &Program,
    procedure: &Procedure,
    start: &Start,
    stop: &dyn Fn(LocId) -> bool,
    calls: &Calls<'_>,
) -> Result<Region, NoRegion> {
    let Start { loc: start, given, values: begin } = start;
    let (start, given) = (*start, *given);
    let order = topological(procedure, start, stop)?;
    let mut reached: BTreeMap<LocId, Vec<(Term, Values)>> = BTreeMap::new();
    let (mut arrivals, mut preconditions_violated) = (Vec::new(), Vec::new());
    for (position, loc) in order.into_iter().enumerate() {
        let (condition, values) = if position == 0 {
            (given, begin.clone())
        } else {
            merge(pool, program, reached.remove(&loc).unwrap_or_default())
        };
        if condition == pool.false_() {
            continue;
        }
        if position > 0 && stop(loc) {
            arrivals.push(Arrival { loc, condition, values });
            continue;
        }
        for edge in &procedure.locations[loc.index()].outgoing {
            let edge = &procedure.edges[edge.index()];
            let (condition, values) = match &edge.operation {
                Operation::Call { callee, arguments, results } => {
                    let call = Call { arguments, results };
                    let taken = calls.step(pool, program, *callee, &call, condition, &values);
                    let Some(taken) = taken else { return Err(NoRegion::Call) };
                    preconditions_violated.push(taken.precondition_violated);
                    (taken.condition, taken.values)
                }
                Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => {
                    step(pool, program, edge, condition, &values)?
                }
            };
            if stop(edge.to) && edge.to == start {
                arrivals.push(Arrival { loc: start, condition, values });
            } else if condition != pool.false_() {
                reached.entry(edge.to).or_default().push((condition, values));
            }
        }
    }
    Ok(Region { arrivals, preconditions_violated })
}

/// The locations of the region, each after all its predecessors there.
fn topological(
    procedure: &Procedure,
    start: LocId,
    stop: &dyn Fn(LocId) -> bool,
) -> Result<Vec<LocId>, NoRegion> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; procedure.locations.len()];
    let mut order = Vec::new();
    let mut stack = vec![(start, 0)];
    marks[start.index()] = Mark::Open;
    while let Some((loc, next)) = stack.pop() {
        let ends = loc != start && stop(loc);
        let edge: Option<&EdgeId> =
            if ends { None } else { procedure.locations[loc.index()].outgoing.get(next) };
        let Some(edge) = edge else {
            marks[loc.index()] = Mark::Done;
            order.push(loc);
            continue;
        };
        stack.push((loc, next + 1));
        let to = procedure.edges[edge.index()].to;
        match marks[to.index()] {
            Mark::New => {
                marks[to.index()] = Mark::Open;
                stack.push((to, 0));
            }
            Mark::Open if to == start && stop(to) => (),
            Mark::Open => return Err(NoRegion::Cycle(to)),
            Mark::Done => (),
        }
    }
    order.reverse();
    Ok(order)
}

/// One condition and one value for each variable, from all ways into a location. Ways need not exclude each other, so a
/// fresh variable chooses one, and the condition of the one chosen must hold.
pub(crate) fn merge(
    pool: &mut TermPool,
    program: &Program,
    ways: Vec<(Term, Values)>,
) -> (Term, Values) {
    let mut ways = ways.into_iter();
    let Some((mut condition, mut values)) = ways.next() else {
        return (pool.false_(), Values::new());
    };
    for (other_condition, other) in ways {
        let choice = pool.fresh("m", &symra_terms::Sort::Bool);
        let vars: std::collections::BTreeSet<VarId> =
            values.keys().chain(other.keys()).copied().collect();
        for var in vars {
            let own = program.variable(var).term;
            let (a, b) = (*values.get(&var).unwrap_or(&own), *other.get(&var).unwrap_or(&own));
            if a != b {
                values.insert(var, pool.ite(choice, b, a));
            }
        }
        condition = pool.ite(choice, other_condition, condition);
    }
    (condition, values)
}

fn step(
    pool: &mut TermPool,
    program: &Program,
    edge: &Edge,
    condition: Term,
    values: &Values,
) -> Result<(Term, Values), NoRegion> {
    let mut substitution = substitution(pool, program, values);
    let mut after = values.clone();
    let mut condition = condition;
    match &edge.operation {
        Operation::Assume(term) => {
            let fact = substitution.apply(pool, *term);
            condition = pool.and(&[condition, fact]);
        }
        Operation::Assign(pairs) => {
            for (var, term) in pairs {
                let value = substitution.apply(pool, *term);
                after.insert(*var, value);
            }
        }
        Operation::Havoc(vars) => {
            for var in vars {
                let sort = pool.sort(program.variable(*var).term).clone();
                after.insert(*var, pool.fresh("c", &sort));
            }
        }
        Operation::Call { .. } => return Err(NoRegion::Call),
    }
    Ok((condition, after))
}

/// Puts the values for the variables.
pub(crate) fn substitution(pool: &TermPool, program: &Program, values: &Values) -> Substitution {
    let mut substitution = Substitution::default();
    for (var, value) in values {
        let symbol = pool
            .symbol(program.variable(*var).term)
            .expect("a program variable should be a variable term");
        substitution.bind(symbol, *value);
    }
    substitution
}
