//! Our evaluator and Z3's agree: each operator, applied to values, has the same value in both.
//!
//! Z3 evaluates here with its own big numbers and software floats, which is fast at any width; `tests/agreement.rs` has it
//! solve instead.

use proptest::prelude::*;
use symra_smt::{Limits, Solver};
use symra_terms::testing::{Random, Sample, SampleStep, Theories};
use symra_terms::{FloatFormat, Op, Sort, Term, TermPool, Value, apply};

use crate::ffi::Outcome;
use crate::model::Z3Model;
use crate::solver::Z3Solver;

/// One application of an operator to values.
struct Case {
    op: Op,
    args: Vec<Value>,
    sort: Sort,
}

/// Compares the values of all cases.
fn check(cases: &[Case]) {
    let mut pool = TermPool::new();
    let mut solver = Z3Solver::new(&Limits::default()).unwrap();
    let mut terms: Vec<Term> = Vec::new();
    for case in cases {
        let mut variables = Vec::new();
        for value in &case.args {
            let variable = pool.fresh("a", &value.sort());
            let constant = pool.constant(value.clone());
            let fact = pool.eq(variable, constant);
            solver.assert(&pool, fact).unwrap();
            variables.push(variable);
        }
        terms.push(pool.rebuild(case.op, &variables, &case.sort));
    }
    let asts: Vec<_> =
        terms.iter().map(|term| solver.translator.term(&pool, *term).unwrap()).collect();
    assert_eq!(solver.solver.check(&[]), Ok(Outcome::Sat));
    let model = Z3Model {
        context: &solver.context,
        translator: &solver.translator,
        model: solver.solver.model().unwrap(),
    };
    for (case, ast) in cases.iter().zip(&asts) {
        let args: Vec<&Value> = case.args.iter().collect();
        let ours = apply(case.op, &case.sort, &args);
        let theirs = model.read(&case.sort, &model.model.evaluate(ast).unwrap());
        assert_eq!(
            theirs.as_ref(),
            Ok(&ours),
            "{:?} of {}",
            case.op,
            case.args.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        );
    }
}

/// The applications of a random sample, each by itself.
fn sampled(seed: u64, size: usize, theories: Theories) -> Vec<Case> {
    let mut random = Random::new(seed);
    let sample = Sample::draw(&mut random, size, theories);
    let variables = sample.assign(&mut random);
    let values = sample.evaluate(&variables);
    sample
        .steps
        .iter()
        .filter_map(|(step, sort)| match step {
            SampleStep::Apply(op, args) => {
                let args = args.iter().map(|arg| values[*arg].clone()).collect();
                Some(Case { op: *op, args, sort: sort.clone() })
            }
            SampleStep::Value(_) | SampleStep::Variable(_) => None,
        })
        .collect()
}

/// All floating-point operators on random values of a format.
fn floats(random: &mut Random, format: FloatFormat, other: FloatFormat, width: u32) -> Vec<Case> {
    let (float, mode, bits) = (Sort::Float(format), Sort::RoundingMode, Sort::Bv(width));
    let unary = [Op::FpAbs, Op::FpNeg];
    let binary = [Op::FpRem, Op::FpMin, Op::FpMax];
    let rounded = [Op::FpAdd, Op::FpSub, Op::FpMul, Op::FpDiv];
    let tests = [
        Op::FpIsNan,
        Op::FpIsInfinite,
        Op::FpIsZero,
        Op::FpIsNormal,
        Op::FpIsSubnormal,
        Op::FpIsNegative,
        Op::FpIsPositive,
    ];
    let mut shapes: Vec<(Op, Vec<&Sort>, Sort)> = vec![
        (Op::FpFma, vec![&mode, &float, &float, &float], float.clone()),
        (Op::FpSqrt, vec![&mode, &float], float.clone()),
        (Op::FpRound, vec![&mode, &float], float.clone()),
        (Op::FpToBits, vec![&float], Sort::Bv(format.width())),
        (Op::FpFromFp(other), vec![&mode, &float], Sort::Float(other)),
        (Op::FpFromSbv(format), vec![&mode, &bits], float.clone()),
        (Op::FpFromUbv(format), vec![&mode, &bits], float.clone()),
        (Op::FpToSbv(width), vec![&mode, &float], bits.clone()),
        (Op::FpToUbv(width), vec![&mode, &float], bits.clone()),
        (Op::Eq, vec![&float, &float], Sort::Bool),
    ];
    shapes.extend(unary.map(|op| (op, vec![&float], float.clone())));
    shapes.extend(binary.map(|op| (op, vec![&float, &float], float.clone())));
    shapes.extend(rounded.map(|op| (op, vec![&mode, &float, &float], float.clone())));
    shapes.extend(tests.map(|op| (op, vec![&float], Sort::Bool)));
    shapes.extend([Op::FpLe, Op::FpLt, Op::FpEq].map(|op| (op, vec![&float, &float], Sort::Bool)));
    let pattern = Sort::Bv(format.width());
    shapes.push((Op::FpFromBits(format), vec![&pattern], float.clone()));
    shapes
        .into_iter()
        .map(|(op, sorts, sort)| {
            let args = sorts.into_iter().map(|sort| random.value(sort)).collect();
            Case { op, args, sort }
        })
        .collect()
}

/// Z3 has no formats with fewer than three bits of significand.
const FORMATS: [FloatFormat; 8] = [
    FloatFormat { exponent: 2, significand: 3 },
    FloatFormat { exponent: 3, significand: 3 },
    FloatFormat { exponent: 2, significand: 7 },
    FloatFormat { exponent: 5, significand: 4 },
    FloatFormat::HALF,
    FloatFormat::SINGLE,
    FloatFormat::DOUBLE,
    FloatFormat::EXTENDED,
];

/// Few cases here, as many as `PROPTEST_CASES` says where it is set.
fn config() -> ProptestConfig {
    let default = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() {
        return default;
    }
    ProptestConfig { cases: 64, ..default }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn on_values_of_every_sort(seed in any::<u64>(), size in 1_usize..40) {
        check(&sampled(seed, size, Theories::ALL));
    }

    #[test]
    fn on_floats_of_every_format(
        seed in any::<u64>(),
        from in 0..FORMATS.len(),
        to in 0..FORMATS.len(),
        width in 1_u32..80,
    ) {
        check(&floats(&mut Random::new(seed), FORMATS[from], FORMATS[to], width));
    }
}

/// Small formats have so few values that all pairs can be tried.
#[test]
fn on_all_pairs_of_a_tiny_format() {
    let format = FloatFormat { exponent: 2, significand: 3 };
    let sort = Sort::Float(format);
    let all: Vec<Value> = (0..32_u64)
        .map(|bits| apply(Op::FpFromBits(format), &sort, &[&Value::bv(bits, 5)]))
        .collect();
    for op in [Op::FpRem, Op::FpMin, Op::FpMax] {
        let cases: Vec<Case> = all
            .iter()
            .flat_map(|x| all.iter().map(move |y| vec![x.clone(), y.clone()]))
            .map(|args| Case { op, args, sort: sort.clone() })
            .collect();
        check(&cases);
    }
}
