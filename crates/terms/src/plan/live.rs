//! Last uses: where a value may be moved instead of shared.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Plan;
use super::step::{Code, Destination, GeneralKind, Operand};
use crate::op::Symbol;

/// A thing that holds a value that may be moved out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Holder {
    Register(u32),
    Variable(Symbol),
}

/// Marks the arguments that nothing after them needs. Jumps go forward only, so one walk from the last step to the first suffices.
pub(super) fn mark_last_uses(plan: &mut Plan, consumed: &[Symbol]) {
    let consumed: FxHashSet<Symbol> = consumed.iter().copied().collect();
    let targets: FxHashSet<usize> = plan
        .steps
        .iter()
        .filter(|step| matches!(step.code, Code::Jump | Code::JumpUnless))
        .map(|step| step.b as usize)
        .collect();
    // What is needed from a step on, kept for the steps that are jumped to.
    let mut needed_at: FxHashMap<usize, FxHashSet<Holder>> = FxHashMap::default();
    let mut needed: FxHashSet<Holder> = FxHashSet::default();
    for place in (0..plan.steps.len()).rev() {
        if targets.contains(&(place + 1)) {
            needed_at.insert(place + 1, needed.clone());
        }
        let step = plan.steps[place];
        match step.code {
            Code::Jump => needed.clone_from(&needed_at[&(step.b as usize)]),
            Code::JumpUnless => {
                let other = &needed_at[&(step.b as usize)];
                needed = needed.union(other).copied().collect();
            }
            Code::General => {
                let general = &mut plan.general[step.a as usize];
                if let Destination::Value(register) = general.to {
                    needed.remove(&Holder::Register(register));
                }
                let moves = matches!(general.kind, GeneralKind::Store | GeneralKind::Move);
                // Only the first argument of these is moved. Its other arguments are of other sorts, so they
                // are held elsewhere.
                if let Some(first) = general.args.first_mut().filter(|_| moves) {
                    mark(first, &needed, &consumed);
                }
                needed.extend(general.args.iter().filter_map(holder));
            }
            _ => (),
        }
    }
}

fn holder(operand: &Operand) -> Option<Holder> {
    match operand {
        Operand::Value { register, .. } => Some(Holder::Register(*register)),
        Operand::Variable { symbol, .. } => Some(Holder::Variable(*symbol)),
        Operand::Word { .. } | Operand::Constant(_) => None,
    }
}

fn mark(operand: &mut Operand, needed: &FxHashSet<Holder>, consumed: &FxHashSet<Symbol>) {
    let is_needed = holder(operand).is_some_and(|holder| needed.contains(&holder));
    match operand {
        Operand::Value { last, .. } => *last = !is_needed,
        Operand::Variable { symbol, last } => *last = !is_needed && consumed.contains(symbol),
        Operand::Word { .. } | Operand::Constant(_) => (),
    }
}
