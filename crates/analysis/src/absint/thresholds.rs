//! Where widening may stop: the constants that variables are compared with and set to.

use rustc_hash::FxHashMap;
use symra_ir::{Operation, Procedure, VarId};
use symra_terms::{Op, Sort};

use super::bits::{Bits, WIDEST};
use super::plan::{Head, Plan};
use super::value::Abstract;

/// At most how many thresholds a variable has.
const MOST: usize = 48;
/// How far below a comparison its variables are looked for.
const NEAR: usize = 40;

/// For each variable the numbers, in ascending order.
#[derive(Default)]
pub(super) struct Thresholds {
    of: FxHashMap<VarId, Vec<i128>>,
    /// For variables without their own.
    common: Vec<i128>,
}

impl Thresholds {
    /// The thresholds from the plans of a procedure's edges.
    pub(super) fn new(procedure: &Procedure, plans: &[Option<Plan>]) -> Self {
        let mut thresholds = Self { common: vec![-1, 0, 1], ..Self::default() };
        for (edge, plan) in procedure.edges.iter().zip(plans) {
            let Some(plan) = plan else { continue };
            for node in 0..plan.nodes.len() {
                thresholds.comparison(plan, node);
            }
            if let Operation::Assign(assignments) = &edge.operation {
                for ((var, _), root) in assignments.iter().zip(&plan.roots) {
                    thresholds.assigned(plan, *root, *var);
                }
            }
        }
        #[expect(clippy::iter_over_hash_type, reason = "each list is on its own")]
        for list in thresholds.of.values_mut() {
            tidy(list);
        }
        thresholds
    }

    /// The thresholds of a variable.
    pub(super) fn of(&self, var: VarId) -> &[i128] {
        self.of.get(&var).unwrap_or(&self.common)
    }

    /// The constants of a comparison, for the variables on its other side.
    fn comparison(&mut self, plan: &Plan, node: usize) {
        let Head::Op(op) = plan.nodes[node].head else { return };
        let compares =
            matches!(op, Op::Eq | Op::Lt | Op::Le | Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle);
        if !compares {
            return;
        }
        let (a, b) = (plan.arg(node, 0), plan.arg(node, 1));
        for (one, other) in [(a, b), (b, a)] {
            for number in constants(plan, one) {
                self.below(plan, other, number);
            }
        }
    }

    /// The constants that a variable, or an element of it, is set to.
    fn assigned(&mut self, plan: &Plan, root: usize, var: VarId) {
        let mut stack = vec![root];
        for _ in 0..NEAR {
            let Some(node) = stack.pop() else { return };
            for number in constants(plan, node) {
                self.of.entry(var).or_default().push(number);
            }
            let args = plan.args(node);
            let values = match plan.nodes[node].head {
                Head::Op(Op::Store) => &[args[0], args[2]],
                Head::Op(Op::Ite) => &args[1..],
                Head::Op(Op::ConstArray | Op::ZeroExtend(_) | Op::SignExtend(_)) => args,
                _ => continue,
            };
            stack.extend(values.iter().map(|arg| *arg as usize));
        }
    }

    /// Notes a number for the variables of a term, with constants that are added on the way taken away.
    fn below(&mut self, plan: &Plan, node: usize, number: i128) {
        let mut stack = vec![(node, number)];
        for _ in 0..NEAR {
            let Some((node, number)) = stack.pop() else { return };
            match plan.nodes[node].head {
                Head::Var(var) => {
                    let list = self.of.entry(var).or_default();
                    list.extend([number - 1, number, number + 1]);
                    if list.len() > 16 * MOST {
                        tidy(list);
                    }
                }
                Head::Op(op) => {
                    let args = plan.args(node);
                    let mut added = 0;
                    if matches!(op, Op::Add | Op::BvAdd) {
                        let number = |arg: &u32| constants(plan, *arg as usize).last().copied();
                        added = args.iter().filter_map(number).sum();
                    }
                    stack.extend(args.iter().map(|arg| (*arg as usize, number - added)));
                }
                Head::Value(_) | Head::Unknown => (),
            }
        }
    }
}

/// The numbers that a constant can be read as, the signed one last.
fn constants(plan: &Plan, node: usize) -> Vec<i128> {
    let Head::Value(value) = &plan.nodes[node].head else { return Vec::new() };
    match (value, &plan.nodes[node].sort) {
        (Abstract::Int(number), _) => number.as_constant().into_iter().collect(),
        (Abstract::Bits(bits), Sort::Bv(width)) if *width <= WIDEST => readings(bits),
        _ => Vec::new(),
    }
}

fn readings(bits: &Bits) -> Vec<i128> {
    let (unsigned, signed) = (bits.u().0, bits.s().0);
    if unsigned == signed { vec![signed] } else { vec![unsigned, signed] }
}

/// Sorts a list, and thins it out where it is long.
fn tidy(list: &mut Vec<i128>) {
    list.extend([-1, 0, 1]);
    list.sort_unstable();
    list.dedup();
    if list.len() > MOST {
        let step = list.len().div_ceil(MOST);
        let mut position = 0;
        list.retain(|number| {
            position += 1;
            (position - 1) % step == 0 || (-1..=1).contains(number)
        });
    }
}
