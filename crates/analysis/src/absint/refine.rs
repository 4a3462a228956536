//! What an assumption says of the variables: the states in which a condition can hold.
//!
//! The condition is evaluated upwards, and then what its subterms must be is passed down to the variables (the
//! scheme of constraint solvers known as HC4). A disjunction of which several parts are possible is a case split, whose
//! results are joined.
//!
//! Soundness: every value in which the condition holds stays; each step only removes values of a subterm for which the subterm
//! above it could not have one of its own.

use symra_terms::Op;

use super::array::Cells;
use super::eval::{bits, evaluate};
use super::number::Number;
use super::plan::{Head, Plan};
use super::refine_bits;
use super::state::AbstractState;
use super::value::Abstract;

/// How often a condition is looked at, for what it says of one variable may sharpen what it says of another.
const ROUNDS: usize = 3;
/// How deep case splits go.
const DEPTH: usize = 3;
/// How much work a case split may be: cases times subterms.
const WORK: usize = 100_000;

/// The states of a set in which the plan's first term holds, and perhaps more; none if there are none.
pub(super) fn assume(
    plan: &Plan,
    state: &AbstractState,
    values: &mut Vec<Abstract>,
) -> Option<AbstractState> {
    let mut state = state.clone();
    for _ in 0..ROUNDS {
        evaluate(plan, &state, values);
        let next = narrowed(plan, &state, values.clone(), (plan.roots[0], true), DEPTH)?;
        if next == state {
            break;
        }
        state = next;
    }
    Some(state)
}

/// The states in which a node has a truth value.
fn narrowed(
    plan: &Plan,
    state: &AbstractState,
    values: Vec<Abstract>,
    goal: (usize, bool),
    depth: usize,
) -> Option<AbstractState> {
    let mut narrowing = Narrowing {
        plan,
        state: state.clone(),
        values,
        stack: vec![(goal.0, Abstract::Bool(goal.1))],
        splits: Vec::new(),
    };
    while let Some((node, target)) = narrowing.stack.pop() {
        narrowing.must(node, &target)?;
    }
    let Narrowing { mut state, values, splits, .. } = narrowing;
    for (node, truth) in splits {
        let open = |arg: &&u32| values[**arg as usize].truth() != Some(!truth);
        let cases: Vec<usize> =
            plan.args(node).iter().filter(open).map(|arg| *arg as usize).collect();
        if depth == 0 || cases.len() * plan.nodes.len() > WORK {
            continue;
        }
        let mut joined: Option<AbstractState> = None;
        for case in cases {
            let Some(one) = narrowed(plan, &state, values.clone(), (case, truth), depth - 1) else {
                continue;
            };
            joined = Some(joined.map_or_else(|| one.clone(), |joined| joined.join(&one)));
        }
        state = joined?;
    }
    Some(state)
}

/// What is known while it is passed down.
pub(super) struct Narrowing<'p> {
    pub(super) plan: &'p Plan,
    state: AbstractState,
    pub(super) values: Vec<Abstract>,
    stack: Vec<(usize, Abstract)>,
    /// Nodes that have this truth value because one of their arguments has.
    splits: Vec<(usize, bool)>,
}

impl Narrowing<'_> {
    /// Notes what a node must be.
    pub(super) fn push(&mut self, node: usize, target: impl Into<Abstract>) {
        self.stack.push((node, target.into()));
    }

    /// A node must be in a set. None if it can't.
    fn must(&mut self, node: usize, target: &Abstract) -> Option<()> {
        let met = self.values[node].meet(target)?;
        if met == self.values[node] {
            return Some(());
        }
        self.values[node] = met.clone();
        match &self.plan.nodes[node].head {
            Head::Value(_) | Head::Unknown => Some(()),
            Head::Var(var) => {
                let value = self.state.get(*var).meet(&met)?;
                self.state.set(*var, value);
                Some(())
            }
            Head::Op(op) => self.pass(*op, node, &met),
        }
    }

    /// Passes what a node must be to its arguments.
    fn pass(&mut self, op: Op, node: usize, met: &Abstract) -> Option<()> {
        match (op, met) {
            (Op::Not, Abstract::Bool(truth)) => {
                self.push(self.plan.arg(node, 0), Some(!truth));
                Some(())
            }
            (Op::And, Abstract::Bool(truth)) => self.connective(node, *truth, true),
            (Op::Or, Abstract::Bool(truth)) => self.connective(node, *truth, false),
            (Op::Eq, Abstract::Bool(true)) => self.same(node),
            (Op::Eq, Abstract::Bool(false)) => self.different(node),
            (Op::Ite, _) => self.choice(node, met),
            (Op::Lt, Abstract::Bool(truth)) => self.ordered(node, *truth, true),
            (Op::Le, Abstract::Bool(truth)) => self.ordered(node, *truth, false),
            (Op::Add | Op::Mul, Abstract::Int(number)) => {
                self.integer(op, node, number);
                Some(())
            }
            (Op::Select, _) => self.element(node, met),
            (Op::Store, Abstract::Array(cells)) => {
                self.below_store(node, cells);
                Some(())
            }
            (_, Abstract::Bool(truth)) => refine_bits::compared(self, op, node, *truth),
            (_, Abstract::Bits(bits)) => refine_bits::inverted(self, op, node, bits),
            _ => Some(()),
        }
    }

    /// A connective that is `all` only if all arguments are.
    fn connective(&mut self, node: usize, truth: bool, all: bool) -> Option<()> {
        let args = self.plan.args(node);
        if truth == all {
            for arg in args.iter().rev() {
                self.push(*arg as usize, Some(all));
            }
            return Some(());
        }
        let mut open = args.iter().filter(|arg| self.values[**arg as usize].truth() != Some(all));
        match (open.next(), open.next()) {
            (None, _) => return None,
            (Some(only), None) => self.push(*only as usize, Some(!all)),
            (Some(_), Some(_)) => self.splits.push((node, truth)),
        }
        Some(())
    }

    fn same(&mut self, node: usize) -> Option<()> {
        let (a, b) = (self.plan.arg(node, 0), self.plan.arg(node, 1));
        let met = self.values[a].meet(&self.values[b])?;
        self.push(a, met.clone());
        self.push(b, met);
        Some(())
    }

    fn different(&mut self, node: usize) -> Option<()> {
        let (a, b) = (self.plan.arg(node, 0), self.plan.arg(node, 1));
        for (one, other) in [(a, b), (b, a)] {
            if self.values[other].is_singleton() {
                let left =
                    self.values[one].without(&self.values[other], &self.plan.nodes[one].sort)?;
                self.push(one, left);
            }
        }
        Some(())
    }

    fn choice(&mut self, node: usize, met: &Abstract) -> Option<()> {
        let [condition, then, otherwise] = [0, 1, 2].map(|position| self.plan.arg(node, position));
        let truth = self.values[condition].truth();
        let can_then = truth != Some(false) && self.values[then].meet(met).is_some();
        let can_else = truth != Some(true) && self.values[otherwise].meet(met).is_some();
        match (can_then, can_else) {
            (true, true) => (),
            (false, false) => return None,
            (true, false) => {
                self.push(then, met.clone());
                self.push(condition, Some(true));
            }
            (false, true) => {
                self.push(otherwise, met.clone());
                self.push(condition, Some(false));
            }
        }
        Some(())
    }

    /// A comparison of integers, `a < b` if it is strict.
    fn ordered(&mut self, node: usize, truth: bool, strict: bool) -> Option<()> {
        let (mut a, mut b) = (self.plan.arg(node, 0), self.plan.arg(node, 1));
        let mut gap = i128::from(strict);
        if !truth {
            (a, b) = (b, a);
            gap = 1 - gap;
        }
        let (low, high) = (self.values[a].number().low(), self.values[b].number().high());
        let below = Number::range(None, high.map(|high| high - gap))?;
        let above = Number::range(low.map(|low| low + gap), None)?;
        self.push(a, below);
        self.push(b, above);
        Some(())
    }

    fn integer(&mut self, op: Op, node: usize, met: &Number) {
        let args = self.plan.args(node);
        if args.len() > 8 {
            return;
        }
        for (position, arg) in args.iter().enumerate() {
            let others = args.iter().enumerate().filter(|(at, _)| *at != position);
            let mut others = others.map(|(_, arg)| self.values[*arg as usize].number());
            let Some(first) = others.next() else { continue };
            let target = if op == Op::Add {
                met.add(&others.fold(first, |sum, number| sum.add(&number)).neg())
            } else {
                let factor = others.fold(first, |product, number| product.mul(&number));
                match factor.as_constant() {
                    Some(factor) if factor != 0 => quotient(met, factor),
                    _ => continue,
                }
            };
            self.push(*arg as usize, target);
        }
    }

    /// The element at a known index of an array.
    fn element(&mut self, node: usize, met: &Abstract) -> Option<()> {
        let (array, index) = (self.plan.arg(node, 0), self.plan.arg(node, 1));
        let Some(index) = self.values[index].as_index() else { return Some(()) };
        let cells = match &self.values[array] {
            Abstract::Array(cells) => cells.with(index, met)?,
            _ => Cells::default().with(index, met)?,
        };
        self.push(array, cells);
        Some(())
    }

    /// What is known of an array after a write holds before it at other indices.
    fn below_store(&mut self, node: usize, cells: &Cells) {
        let (array, index) = (self.plan.arg(node, 0), self.plan.arg(node, 1));
        let written = self.values[index].clone();
        let mut before = Cells::default();
        for (at, element) in cells.cells() {
            if !written.has_index(at)
                && let Some(more) = before.with(at, element)
            {
                before = more;
            }
        }
        self.push(array, before);
        if written.is_singleton() {
            let element = cells.load(&written);
            self.push(self.plan.arg(node, 2), element);
        }
    }

    /// The bit-vectors that a node can be.
    pub(super) fn bits(&self, node: usize) -> Option<super::bits::Bits> {
        bits(self.plan, node, &self.values)
    }
}

/// The numbers whose product with a factor is in a set.
fn quotient(met: &Number, factor: i128) -> Number {
    // Rounded inwards: ceiling and floor.
    let ceiling = |bound: i128| -((-bound).div_euclid(factor.abs()));
    let floor = |bound: i128| bound.div_euclid(factor.abs());
    let (low, high) = if factor > 0 {
        (met.low(), met.high())
    } else {
        (met.high().map(|high| -high), met.low().map(|low| -low))
    };
    Number::range(low.map(ceiling), high.map(floor)).unwrap_or(Number::TOP)
}
