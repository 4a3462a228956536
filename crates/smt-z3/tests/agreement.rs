//! Our evaluator and our simplifier agree with Z3 where Z3 solves: operators become circuits and arithmetic.

use std::collections::BTreeSet;
use std::time::Duration;

use proptest::prelude::*;
use symra_smt::{Answer, Backend, Limits, Solver};
use symra_smt_z3::Z3;
use symra_terms::testing::{Random, Sample, SampleStep, Theories};
use symra_terms::{Op, Term, TermPool};

/// Few cases here, as many as `PROPTEST_CASES` says where it is set.
fn config() -> ProptestConfig {
    let default = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() {
        return default;
    }
    ProptestConfig { cases: 24, ..default }
}

fn solver(query: Duration) -> Box<dyn Solver> {
    let limits = Limits { query: Some(query), ..Limits::default() };
    Z3.solver(&limits).expect("Z3 should make a solver")
}

#[derive(PartialEq, Eq, Debug)]
enum Said {
    Sat,
    Unsat,
    Unknown,
}

fn ask(solver: &mut dyn Solver, pool: &TermPool, assuming: &[Term]) -> Said {
    match solver.check(pool, assuming).expect("a check should not fail") {
        Answer::Sat(_) => Said::Sat,
        Answer::Unsat(_) => Said::Unsat,
        Answer::Unknown(_) => Said::Unknown,
    }
}

/// Each application of a sample, on variables that are equal to its arguments' values, can't differ from the value that our
/// evaluator gives. Nothing folds in the pool, for it does not know the values.
fn evaluator_agrees(seed: u64, size: usize, theories: Theories) {
    let mut random = Random::new(seed);
    let sample = Sample::draw(&mut random, size, theories);
    let variables = sample.assign(&mut random);
    let values = sample.evaluate(&variables);
    let mut pool = TermPool::new();
    let mut solver = solver(Duration::from_secs(10));
    for (number, (step, sort)) in sample.steps.iter().enumerate() {
        let SampleStep::Apply(op, args) = step else { continue };
        solver.push().expect("push should not fail");
        let mut operands = Vec::new();
        for arg in args {
            let operand = pool.fresh("a", &sample.steps[*arg].1);
            let value = pool.constant(values[*arg].clone());
            let fact = pool.eq(operand, value);
            solver.assert(&pool, fact).expect("asserting should not fail");
            operands.push(operand);
        }
        let result = pool.rebuild(*op, &operands, sort);
        let value = pool.constant(values[number].clone());
        let (equal, differ) = (pool.eq(result, value), pool.ne(result, value));
        let said = ask(&mut *solver, &pool, &[differ]);
        assert_ne!(
            said,
            Said::Sat,
            "seed {seed}, step {number}: {op:?} should be {}",
            values[number]
        );
        // And its twin, so that no contradiction among the operands speaks for us.
        let twin = ask(&mut *solver, &pool, &[equal]);
        assert_ne!(twin, Said::Unsat, "seed {seed}, step {number}: {op:?}");
        solver.pop().expect("pop should not fail");
    }
}

/// The simplified term of a sample can't differ from the sample written out step by step, whatever its variables are. A
/// query that takes too long decides nothing.
fn simplifier_agrees(seed: u64, size: usize, theories: Theories) -> Said {
    let sample = Sample::draw(&mut Random::new(seed), size, theories);
    let mut pool = TermPool::new();
    let simplified = *sample.build(&mut pool).last().expect("a sample should have a step");
    let mut solver = solver(Duration::from_millis(500));
    let mut plain: Vec<Term> = Vec::new();
    for (number, (step, sort)) in sample.steps.iter().enumerate() {
        let meaning = match step {
            SampleStep::Value(value) => pool.constant(value.clone()),
            SampleStep::Variable(variable) => sample.variable(&mut pool, *variable),
            SampleStep::Apply(op, args) => {
                let args: Vec<Term> = args.iter().map(|arg| plain[*arg]).collect();
                pool.rebuild(*op, &args, sort)
            }
        };
        let name = pool.var(&format!("step{number}"), sort);
        let fact = pool.eq(name, meaning);
        solver.assert(&pool, fact).expect("asserting should not fail");
        plain.push(name);
    }
    let last = *plain.last().expect("a sample should have a step");
    let differ = pool.ne(last, simplified);
    let said = ask(&mut *solver, &pool, &[differ]);
    assert_ne!(said, Said::Sat, "seed {seed}, size {size}: the simplifier changed a meaning");
    said
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_evaluator_agrees(seed in any::<u64>(), size in 1_usize..25) {
        evaluator_agrees(seed, size, Theories::ALL);
    }

    #[test]
    fn the_simplifier_agrees_on_bit_vectors(seed in any::<u64>(), size in 1_usize..12) {
        simplifier_agrees(seed, size, Theories::BIT_VECTORS);
    }

    #[test]
    fn the_simplifier_agrees_on_integers_and_arrays(seed in any::<u64>(), size in 1_usize..12) {
        simplifier_agrees(seed, size, Theories::ARRAYS);
    }

    #[test]
    fn the_simplifier_agrees_on_floats(seed in any::<u64>(), size in 1_usize..6) {
        simplifier_agrees(seed, size, Theories::FLOATS);
    }
}

#[test]
fn most_linear_samples_are_decided() {
    let decided =
        (0..20).filter(|seed| simplifier_agrees(*seed, 8, Theories::LINEAR) == Said::Unsat).count();
    assert!(decided >= 18, "only {decided} of 20 were decided");
}

#[test]
fn the_samples_have_every_operator() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let sample = Sample::draw(&mut Random::new(seed), 40, Theories::ALL);
        seen.extend(sample.steps.iter().filter_map(|(step, _)| match step {
            SampleStep::Apply(op, _) => Some(name(*op)),
            SampleStep::Value(_) | SampleStep::Variable(_) => None,
        }));
    }
    let all = "Add And BvAdd BvAnd BvAshr BvLshr BvMul BvNeg BvNot BvOr BvSdiv BvShl BvSle BvSlt BvSmod BvSrem BvUdiv \
               BvUle BvUlt BvUrem BvXor Concat ConstArray Div Eq Extract FpAbs FpAdd FpDiv FpEq FpFma FpFromBits \
               FpFromFp FpFromSbv FpFromUbv FpIsInfinite FpIsNan FpIsNegative FpIsNormal FpIsPositive FpIsSubnormal \
               FpIsZero FpLe FpLt FpMax FpMin FpMul FpNeg FpRem FpRound FpSqrt FpSub FpToBits FpToSbv FpToUbv Ite Le \
               Lt Mod Mul Not Or Select SignExtend Store ZeroExtend";
    let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(seen.join(" "), all);
}

fn name(op: Op) -> String {
    let text = format!("{op:?}");
    text.chars().take_while(|c| c.is_alphanumeric()).collect()
}
