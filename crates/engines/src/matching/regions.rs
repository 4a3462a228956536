//! Regions: variables with very many values are told apart only by what the program compares them with.
//!
//! ```text
//! MR:1  a variable that has had many values at a head is wide
//! MR:2  its cuts: the constants that it is compared with, zero, and powers of two beyond these
//! MR:3  a state with a wide variable becomes states in which it is an input, between two neighbouring cuts: one for each
//!       region that its value can be in, by the bounds of the inputs that the value is made of
//! ```
//!
//! These states stand for more than the program's, so what they prove holds, and claims that they reach have to be confirmed.

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{LocId, Operation, Procedure, Program};
use symra_terms::{BitVec, Op, Sort, Symbol, Term, TermPool, Value};

use super::code::{Code, Slot, constant};
use super::inputs::{Inputs, bounds};
use super::state::MatchedState;
use super::visited::Visited;
use symra_analysis::absint::signed_range;

/// A variable with more values at a head is wide.
const MANY: usize = 48;
/// So many values of a variable are counted.
const COUNTED: usize = 4000;
/// So many cuts a variable may have.
const CUTS: usize = 100;
/// So many states may come of one.
const CASES: usize = 64;

/// The cuts of wide variables: a region ends at each.
pub(super) struct Regions {
    cuts: BTreeMap<Slot, Vec<i64>>,
}

impl Regions {
    /// The regions of the variables with many values, if there are any.
    pub(super) fn new(
        pool: &TermPool,
        program: &Program,
        code: &Code,
        visited: &Visited,
        slots: &mut dyn FnMut(LocId) -> std::sync::Arc<[Slot]>,
    ) -> Option<Self> {
        let mut values: BTreeMap<(LocId, Slot), BTreeSet<Term>> = BTreeMap::new();
        for seen in visited.seen.iter().take(COUNTED) {
            for (slot, cell) in slots(seen.state.loc).iter().zip(&seen.state.cells) {
                if matches!(pool.sort(*cell), Sort::Bv(5..=63)) {
                    values.entry((seen.state.loc, *slot)).or_default().insert(*cell);
                }
            }
        }
        let wide = values.into_iter().filter(|(_, values)| values.len() > MANY);
        let wide: BTreeSet<Slot> = wide.map(|((_, slot), _)| slot).collect(); // MR:1
        if wide.is_empty() {
            return None;
        }
        let procedure = program.procedure(program.main);
        let cuts = wide.into_iter().map(|slot| {
            let variable = program.variable(code.vars[slot as usize]).term;
            (slot, cuts(pool, procedure, variable))
        });
        Some(Self { cuts: cuts.collect() })
    }

    /// MR:3. The states that together stand for all of a state, and more; none if they are too many.
    pub(super) fn cases(
        &self,
        pool: &mut TermPool,
        inputs: &mut Inputs,
        slots: &[Slot],
        state: &MatchedState,
    ) -> Option<Vec<MatchedState>> {
        let mut cases = vec![(state.cells.to_vec(), state.conditions.to_vec())];
        let mut number = 0;
        for (place, slot) in slots.iter().enumerate() {
            let Some(cuts) = self.cuts.get(slot) else { continue };
            let cell = state.cells[place];
            let sort = pool.sort(cell).clone();
            let Sort::Bv(width) = sort else { continue };
            let regions = regions(pool, inputs, cuts, cell, &state.conditions, width);
            if cases.len() * regions.len() > CASES {
                return None;
            }
            let input = inputs.fresh(pool, number, &sort);
            number += 1;
            let mut more = Vec::with_capacity(cases.len() * regions.len());
            for (cells, conditions) in &cases {
                for (low, high) in &regions {
                    let (mut cells, mut conditions) = (cells.clone(), conditions.clone());
                    let least = pool.constant(Value::Bv(BitVec::from_i64(*low, width)));
                    let greatest = pool.constant(Value::Bv(BitVec::from_i64(*high, width)));
                    cells[place] = if low == high { least } else { input };
                    let inside = [pool.bv_sle(least, input), pool.bv_sle(input, greatest)];
                    conditions.extend(inside.into_iter().filter(|c| *c != pool.true_()));
                    more.push((cells, conditions));
                }
            }
            cases = more;
        }
        let cases = cases.into_iter().map(|(cells, conditions)| {
            MatchedState::new(pool, inputs, state.loc, cells.into(), &conditions)
        });
        Some(cases.collect())
    }
}

/// The regions that a value can be in.
fn regions(
    pool: &TermPool,
    inputs: &mut Inputs,
    cuts: &[i64],
    cell: Term,
    conditions: &[Term],
    width: u32,
) -> Vec<(i64, i64)> {
    let greatest = (1_i64 << (width - 1)) - 1;
    let (low, high) = if let Some(Value::Bv(bits)) = constant(pool, cell) {
        let number = bits.to_i64().expect("a narrow bit-vector should fit into 64 bits");
        (number, number)
    } else {
        let symbols: Vec<Symbol> = inputs.of(pool, cell).to_vec();
        let bounds = bounds(pool, &symbols, conditions);
        signed_range(pool, cell, &bounds).unwrap_or((-greatest - 1, greatest))
    };
    let first = cuts.partition_point(|cut| *cut < low);
    let last = cuts.partition_point(|cut| *cut < high);
    let region = |index: usize| {
        let from = if index == 0 { -greatest - 1 } else { cuts[index - 1] + 1 };
        (from, cuts.get(index).copied().unwrap_or(greatest))
    };
    (first..=last).map(region).collect()
}

/// MR:2.
fn cuts(pool: &TermPool, procedure: &Procedure, variable: Term) -> Vec<i64> {
    let Sort::Bv(width) = *pool.sort(variable) else { return Vec::new() };
    let greatest = (1_i64 << (width - 1)) - 1;
    let mut roots: Vec<Term> = Vec::new();
    for edge in &procedure.edges {
        match &edge.operation {
            Operation::Assume(condition) => roots.push(*condition),
            Operation::Assign(pairs) => roots.extend(pairs.iter().map(|(_, term)| *term)),
            Operation::Havoc(_) | Operation::Call { .. } => (),
        }
    }
    let mut cuts: BTreeSet<i64> = BTreeSet::from([-1]);
    for atom in pool.post_order(&roots) {
        let op = pool.op(atom);
        if !matches!(op, Op::Eq | Op::BvSlt | Op::BvSle | Op::BvUlt | Op::BvUle) {
            continue;
        }
        let (a, b) = (pool.args(atom)[0], pool.args(atom)[1]);
        let number = |term: Term| match pool.value(term) {
            Some(Value::Bv(bits)) => bits.to_i64(),
            _ => None,
        };
        let strict = matches!(op, Op::BvSlt | Op::BvUlt);
        match (op, number(a), number(b)) {
            (Op::Eq, Some(c), _) if b == variable => cuts.extend([c - 1, c]),
            (Op::Eq, _, Some(c)) if a == variable => cuts.extend([c - 1, c]),
            (_, _, Some(c)) if a == variable => _ = cuts.insert(c - i64::from(strict)),
            (_, Some(c), _) if b == variable => _ = cuts.insert(c - i64::from(!strict)),
            _ => (),
        }
    }
    let farthest = cuts.iter().map(|cut| cut.unsigned_abs()).max().unwrap_or(0).max(200);
    for exponent in (0..width - 1).step_by(2).filter(|exponent| 1 << exponent > farthest) {
        cuts.extend([(1_i64 << exponent) - 1, -(1_i64 << exponent)]);
    }
    let inside = cuts.into_iter().filter(|cut| (-greatest - 1..greatest).contains(cut));
    let mut cuts: Vec<i64> = inside.collect();
    // With too many, only signs are told apart.
    if cuts.len() > CUTS {
        cuts = vec![-1];
    }
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_smt::{Backend as _, Limits};
    use symra_smt_z3::Z3;

    fn task() -> symra_ir::Task {
        symra_ir::parse(
            "global x : (_ BitVec 16)
            global y : (_ BitVec 16)
            proc main() {
              start -> a : assume (bvslt x #x0064)
              a -> b : assume (= x #xfff6)
              b -> c : assume (bvule #x03e8 x)
              c -> d : assume (bvslt y #x0007)
            }",
        )
        .expect("the program should be right")
    }

    #[test]
    fn a_region_ends_where_a_comparison_changes() {
        let task = task();
        let procedure = task.program.procedure(task.program.main);
        let x = task.program.variables[0].term;
        let cuts = cuts(&task.pool, procedure, x);
        assert!(cuts.is_sorted());
        // x < 100, x = -10 and 1000 <= x; and the sign.
        for end in [99, -11, -10, 999, -1] {
            assert!(cuts.contains(&end), "{end} in {cuts:?}");
        }
        assert!(!cuts.contains(&6), "that is of the other variable: {cuts:?}");
        // Every comparison with a number has one answer in a region.
        let mut all: Vec<Term> = Vec::new();
        for edge in &procedure.edges {
            if let Operation::Assume(condition) = &edge.operation {
                all.push(*condition);
            }
        }
        let truth = |number: i64, condition: Term| {
            task.pool.evaluate(condition, &mut |_| Value::Bv(BitVec::from_i64(number, 16)))
        };
        let mut low = i64::from(i16::MIN);
        for high in cuts.into_iter().chain([i64::from(i16::MAX)]) {
            for condition in &all[..3] {
                for number in [low, low + (high - low) / 2, high] {
                    assert_eq!(truth(number, *condition), truth(low, *condition), "{number}");
                }
            }
            low = high + 1;
        }
    }

    #[test]
    fn regions_hold_every_value() {
        let mut task = task();
        let x = task.program.variables[0].term;
        let cuts = cuts(&task.pool, task.program.procedure(task.program.main), x);
        let solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let mut inputs = Inputs::new(solver);
        let pool = &mut task.pool;
        let input = inputs.input(pool, 0, &Sort::Bv(16));
        let [low, high, one] = [90, 120, 1].map(|number| pool.bv(number, 16));
        let known = [pool.bv_sle(low, input), pool.bv_sle(input, high)];
        let next = pool.bv_add(input, one);
        let found = regions(pool, &mut inputs, &cuts, next, &known, 16);
        // 91 to 121: below the cut at 99, and above it.
        assert_eq!(found.len(), 2, "{found:?}");
        for number in 91..=121 {
            let inside = found.iter().filter(|(low, high)| (*low..=*high).contains(&number));
            assert_eq!(inside.count(), 1, "{number} in {found:?}");
        }
        let constant = pool.bv(0x03e7, 16);
        let found = regions(pool, &mut inputs, &cuts, constant, &[], 16);
        assert!(matches!(found[..], [(_, 999)]), "{found:?}");
    }

    #[test]
    fn the_cases_of_a_state_hold_its_values() {
        let mut task = task();
        let x = task.program.variables[0].term;
        let cuts = cuts(&task.pool, task.program.procedure(task.program.main), x);
        let solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let mut inputs = Inputs::new(solver);
        let pool = &mut task.pool;
        let regions = Regions { cuts: BTreeMap::from([(0, cuts)]) };
        let (number, other) = (pool.bv(50, 16), pool.bv(7, 16));
        let loc = LocId::new(1);
        let state = MatchedState::new(pool, &mut inputs, loc, [number, other].into(), &[]);
        let cases = regions.cases(pool, &mut inputs, &[0, 1], &state).expect("they should be few");
        let [case] = &cases[..] else { panic!("a value is in one region: {cases:?}") };
        assert_eq!(case.cells[1], other, "what is not wide stays");
        let input = case.cells[0];
        assert!(pool.symbol(input).is_some());
        let allowed = |value: i64| {
            let value = Value::Bv(BitVec::from_i64(value, 16));
            let holds = |c: &Term| pool.evaluate(*c, &mut |_| value.clone()) == Value::Bool(true);
            case.conditions.iter().all(holds)
        };
        assert!(allowed(50) && allowed(99) && allowed(0));
        assert!(!allowed(100) && !allowed(-1));
    }
}
