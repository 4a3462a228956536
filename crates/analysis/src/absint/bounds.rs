//! How often a loop goes round, where a counter shows it.
//!
//! A counter of a loop is a variable that nothing in the loop but steps in one direction change: `v := v + d` with d >= 0 (or all
//! with d <= 0), none of which wraps around. If every way round the loop takes a step of at least s > 0, the
//! values at the head differ by at least s from one visit to the next. All of them are in the interval that the fixpoint gives.
//!
//! Soundness: at the i-th return to the head since the loop was entered the counter is at least i * s away from its first value
//! there, and both values are in the interval; so i is at most the interval's length by s.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use symra_ir::{EdgeId, LocId, Operation, VarId};
use symra_terms::{Op, Sort};

use super::bits::Bits;
use super::eval::evaluate;
use super::fixpoint::Fixpoint;
use super::plan::{Head, Plan};
use super::value::Abstract;

/// At most how many variables of a loop are tried as its counter.
const COUNTERS: usize = 30;

/// How the numbers of a counter are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    Unsigned,
    Signed,
    Integer,
}

/// A step of a variable: the least and the greatest difference, if they are known.
#[derive(Clone, Copy, Debug)]
struct LoopStep {
    edge: EdgeId,
    /// Unsigned and signed, or of integers and nothing.
    change: [Option<(i128, i128)>; 2],
}

/// What is assigned to the variables of a loop: steps, or none for a variable that changes in another way.
type Changes = FxHashMap<VarId, Option<Vec<LoopStep>>>;

/// For each loop head at most how often a run that enters the loop returns to it, where that is known.
pub(super) fn bounds(fixpoint: &Fixpoint<'_, '_>) -> BTreeMap<LocId, u64> {
    let order = &fixpoint.setting.order;
    let mut bounds = BTreeMap::new();
    for (start, head) in order.locations.iter().enumerate() {
        let Some(end) = order.end[head.index()] else { continue };
        if fixpoint.states[head.index()].is_none() {
            bounds.insert(*head, 0);
            continue;
        }
        let component = Loop { fixpoint, head: *head, start, end };
        if let Some(bound) = component.bound() {
            bounds.insert(*head, bound);
        }
    }
    bounds
}

struct Loop<'f, 's, 'p> {
    fixpoint: &'f Fixpoint<'s, 'p>,
    head: LocId,
    start: usize,
    end: usize,
}

impl Loop<'_, '_, '_> {
    fn contains(&self, loc: LocId) -> bool {
        (self.start..self.end).contains(&self.fixpoint.setting.order.rank[loc.index()])
    }

    /// The edges of the loop that can be taken.
    fn edges(&self) -> impl Iterator<Item = EdgeId> {
        let setting = self.fixpoint.setting;
        let locations = &setting.order.locations[self.start..self.end];
        let reached = |loc: &&LocId| self.fixpoint.states[loc.index()].is_some();
        let outgoing = locations.iter().filter(reached);
        let outgoing =
            outgoing.flat_map(|loc| setting.procedure.locations[loc.index()].outgoing.iter());
        outgoing.copied().filter(|edge| self.contains(setting.procedure.edges[edge.index()].to))
    }

    fn bound(&self) -> Option<u64> {
        let mut counters: Vec<(VarId, Vec<LoopStep>)> =
            self.changes()?.into_iter().filter_map(|(var, steps)| Some((var, steps?))).collect();
        counters.sort_by_key(|(var, _)| *var);
        let moves = |step: &LoopStep| step.change.iter().flatten().any(|c| c.0 > 0 || c.1 < 0);
        let counters = counters.iter().filter(|(_, steps)| steps.iter().any(moves)).take(COUNTERS);
        counters.filter_map(|(var, steps)| self.counted(*var, steps)).min()
    }

    /// What the loop does to variables. None if it calls a procedure.
    fn changes(&self) -> Option<Changes> {
        let mut changes = Changes::default();
        let setting = self.fixpoint.setting;
        let mut values = Vec::new();
        for edge in self.edges() {
            let data = &setting.procedure.edges[edge.index()];
            match &data.operation {
                Operation::Assume(_) => (),
                Operation::Havoc(variables) => {
                    for var in variables {
                        changes.insert(*var, None);
                    }
                }
                Operation::Assign(assignments) => {
                    let state = self.fixpoint.states[data.from.index()].as_ref()?;
                    let plan = setting.plans[edge.index()].as_ref();
                    if let Some(plan) = plan {
                        evaluate(plan, state, &mut values);
                    }
                    for (position, (var, _)) in assignments.iter().enumerate() {
                        let step = plan.and_then(|plan| {
                            step(plan, plan.roots[position], *var, &values)
                                .map(|change| LoopStep { edge, change })
                        });
                        note(&mut changes, *var, step);
                    }
                }
                Operation::Call { .. } => return None,
            }
        }
        Some(changes)
    }

    /// The bound that a variable gives.
    fn counted(&self, var: VarId, steps: &[LoopStep]) -> Option<u64> {
        let state = self.fixpoint.states[self.head.index()].as_ref()?;
        let views: &[View] = match state.get(var) {
            Abstract::Bits(_) => &[View::Unsigned, View::Signed],
            Abstract::Int(_) => &[View::Integer],
            _ => return None,
        };
        let bound = |(position, view): (usize, &View)| {
            let (low, high) = range(state.get(var), *view)?;
            let least = self.least_step(steps, position)?;
            u64::try_from((high - low) / least).ok()
        };
        views.iter().enumerate().filter_map(bound).min()
    }

    /// The least distance that the variable moves on a way round the loop. None if it may move back or stay.
    fn least_step(&self, steps: &[LoopStep], view: usize) -> Option<i128> {
        let changes: Option<Vec<(EdgeId, (i128, i128))>> =
            steps.iter().map(|step| Some((step.edge, step.change[view]?))).collect();
        let mut changes = changes?;
        if changes.iter().all(|(_, change)| change.1 <= 0) {
            for (_, change) in &mut changes {
                *change = (-change.1, -change.0);
            }
        } else if !changes.iter().all(|(_, change)| change.0 >= 0) {
            return None;
        }
        changes.retain(|(_, change)| change.0 > 0);
        let mut counting: Vec<EdgeId> = changes.iter().map(|(edge, _)| *edge).collect();
        counting.sort_unstable();
        if self.goes_round_without(&counting) {
            return None;
        }
        changes.iter().map(|(_, change)| change.0).min()
    }

    /// Whether the loop can go round without some of its edges, which are in ascending order.
    fn goes_round_without(&self, excluded: &[EdgeId]) -> bool {
        let setting = self.fixpoint.setting;
        let mut seen = vec![false; self.end - self.start];
        let mut stack = vec![self.head];
        while let Some(loc) = stack.pop() {
            for edge in &setting.procedure.locations[loc.index()].outgoing {
                let to = setting.procedure.edges[edge.index()].to;
                if excluded.binary_search(edge).is_ok() || !self.contains(to) {
                    continue;
                }
                if to == self.head {
                    return true;
                }
                let place = setting.order.rank[to.index()] - self.start;
                if !std::mem::replace(&mut seen[place], true) {
                    stack.push(to);
                }
            }
        }
        false
    }
}

fn note(changes: &mut Changes, var: VarId, step: Option<LoopStep>) {
    match (changes.entry(var).or_insert_with(|| Some(Vec::new())), step) {
        (Some(steps), Some(step)) => steps.push(step),
        (entry, _) => *entry = None,
    }
}

/// A set of numbers as an interval.
fn range(value: &Abstract, view: View) -> Option<(i128, i128)> {
    match (value, view) {
        (Abstract::Bits(bits), View::Unsigned) => Some(bits.u()),
        (Abstract::Bits(bits), View::Signed) => Some(bits.s()),
        (Abstract::Int(number), View::Integer) => number.low().zip(number.high()),
        _ => None,
    }
}

/// By how much a term differs from a variable, without wrapping around. None if it is not the variable plus something.
fn step(
    plan: &Plan,
    root: usize,
    var: VarId,
    values: &[Abstract],
) -> Option<[Option<(i128, i128)>; 2]> {
    let is_var = |node: usize| matches!(plan.nodes[node].head, Head::Var(found) if found == var);
    if is_var(root) {
        return Some([Some((0, 0)); 2]);
    }
    match plan.nodes[root].head {
        Head::Op(Op::Ite) => {
            let then = flat_step(plan, plan.arg(root, 1), var, values)?;
            let otherwise = flat_step(plan, plan.arg(root, 2), var, values)?;
            let hull = |a: Option<(i128, i128)>, b: Option<(i128, i128)>| {
                a.zip(b).map(|(a, b)| (a.0.min(b.0), a.1.max(b.1)))
            };
            Some([hull(then[0], otherwise[0]), hull(then[1], otherwise[1])])
        }
        _ => flat_step(plan, root, var, values),
    }
}

/// [`step`] for a variable or a sum.
fn flat_step(
    plan: &Plan,
    node: usize,
    var: VarId,
    values: &[Abstract],
) -> Option<[Option<(i128, i128)>; 2]> {
    let is_var = |node: usize| matches!(plan.nodes[node].head, Head::Var(found) if found == var);
    if is_var(node) {
        return Some([Some((0, 0)); 2]);
    }
    let Head::Op(op @ (Op::Add | Op::BvAdd)) = plan.nodes[node].head else { return None };
    let args = plan.args(node);
    let counter = args.iter().position(|arg| is_var(*arg as usize))?;
    let others = args.iter().enumerate().filter(|(position, _)| *position != counter);
    let others = others.map(|(_, arg)| &values[*arg as usize]);
    if op == Op::Add {
        let mut sum = (0_i128, 0_i128);
        for other in others {
            let (low, high) = range(other, View::Integer)?;
            sum = (sum.0.checked_add(low)?, sum.1.checked_add(high)?);
        }
        return Some([Some(sum), None]);
    }
    let Sort::Bv(width) = plan.nodes[node].sort else { return None };
    let old = values[args[counter] as usize].bits(width)?;
    let mut sum = (0_i128, 0_i128);
    for other in others {
        let (low, high) = other.bits(width)?.s();
        sum = (sum.0.checked_add(low)?, sum.1.checked_add(high)?);
    }
    // In a view in which the greatest and the least sum are numbers of the width, nothing wraps around.
    let top = Bits::top(width);
    let whole = |old: (i128, i128), limits: (i128, i128)| {
        (old.0 + sum.0 >= limits.0 && old.1 + sum.1 <= limits.1).then_some(sum)
    };
    Some([whole(old.u(), top.u()), whole(old.s(), top.s())])
}
