//! The abstract operators against the concrete ones, on random terms.

use symra_ir::{ProgramBuilder, VarId, VariableIndex};
use symra_terms::testing::{Random, Sample, SampleStep, Theories, plain};
use symra_terms::{Integer, Op, Sort, Term, TermPool, Value};

use super::super::array::Cells;
use super::super::eval::evaluate;
use super::super::number::Number;
use super::super::plan::Plan;
use super::super::refine::assume;
use super::super::state::AbstractState;
use super::super::value::Abstract;

/// Whether a value is in a set.
fn has(set: &Abstract, value: &Value) -> bool {
    match (set, value) {
        (Abstract::Top, _) => true,
        (Abstract::Bool(truth), Value::Bool(value)) => truth == value,
        (Abstract::Bits(bits), Value::Bv(value)) => {
            value.to_u64().is_some_and(|word| bits.contains(word))
        }
        (Abstract::Int(number), Value::Int(value)) => match i128::try_from(&value.to_ibig()) {
            Ok(value) => number.contains(value),
            Err(_) => outside(number, value),
        },
        (Abstract::Array(cells), Value::Array(value)) => has_array(cells, value),
        _ => panic!("a set should hold values of its sort: {set:?} and {value}"),
    }
}

/// Whether a number that is very large is in a set.
fn outside(number: &Number, value: &Integer) -> bool {
    let bound = if value.is_negative() { number.low() } else { number.high() };
    let congruent = number.congruence().is_none_or(|(modulus, residue)| {
        let [modulus, residue] =
            [modulus, residue].map(|n| n.to_string().parse::<Integer>().unwrap());
        value.rem_euclid(&modulus) == residue
    });
    bound.is_none() && congruent
}

fn has_array(cells: &Cells, value: &symra_terms::ArrayValue) -> bool {
    let told = cells.cells().all(|(index, element)| {
        let Sort::Array(sort) = value.sort() else { panic!("an array should have an array sort") };
        let index = match &sort.index {
            Sort::Bv(width) => Value::bv(index, *width),
            Sort::Int => Value::int(index.cast_signed()),
            _ => Value::Bool(index == 1),
        };
        has(element, value.get(&index))
    });
    told && value
        .entries()
        .all(|(index, element)| has(&cells.load(&Abstract::of_value(index)), element))
}

/// A sample as a program's terms, with a variable of the program for each of its own.
struct Setting {
    pool: TermPool,
    vars: VariableIndex,
    ids: Vec<VarId>,
    terms: Vec<Term>,
}

fn setting(sample: &Sample, as_drawn: bool) -> Setting {
    let mut builder = ProgramBuilder::new();
    let name = |number: usize| format!("v{number}");
    let ids: Vec<VarId> = sample
        .variables
        .iter()
        .enumerate()
        .map(|(number, sort)| builder.global(&name(number), sort))
        .collect();
    let variables: Vec<Term> = ids.iter().map(|id| builder.term(*id)).collect();
    let mut pool = builder.task().pool.clone();
    let mut terms: Vec<Term> = Vec::new();
    for (step, sort) in &sample.steps {
        let term = match step {
            SampleStep::Value(value) => pool.constant(value.clone()),
            SampleStep::Variable(number) => variables[*number],
            SampleStep::Apply(op, args) => {
                let args: Vec<Term> = args.iter().map(|arg| terms[*arg]).collect();
                if as_drawn {
                    plain(&mut pool, *op, &args, sort)
                } else {
                    pool.rebuild(*op, &args, sort)
                }
            }
        };
        terms.push(term);
    }
    let vars = VariableIndex::new(&builder.task().program, &pool);
    Setting { pool, vars, ids, terms }
}

/// The least state that holds some valuations.
fn state_of(ids: &[VarId], valuations: &[Vec<Value>]) -> AbstractState {
    let mut state = AbstractState::default();
    for (number, id) in ids.iter().enumerate() {
        let mut values = valuations.iter().map(|values| Abstract::of_value(&values[number]));
        let first = values.next().expect("there should be a valuation");
        state.set(*id, values.fold(first, |joined, value| joined.join(&value)));
    }
    state
}

fn holds(state: &AbstractState, ids: &[VarId], values: &[Value]) -> bool {
    ids.iter().zip(values).all(|(id, value)| has(state.get(*id), value))
}

/// Values near each other, so that intervals don't become everything at once.
fn near(random: &mut Random, sample: &Sample, first: &[Value]) -> Vec<Value> {
    let mut values = sample.assign(random);
    for (value, old) in values.iter_mut().zip(first) {
        if random.chance(60)
            && let Value::Bv(bits) = old
            && bits.width() <= 64
        {
            let change = Value::bv(random.bits() % 5, bits.width());
            let Value::Bv(change) = change else { continue };
            *value = Value::Bv(bits.add(&change));
        } else if random.chance(40) {
            *value = old.clone();
        }
    }
    values
}

fn check(seed: u64, theories: Theories) -> (usize, usize) {
    let mut random = Random::new(seed);
    let size = 1 + random.below(12);
    let sample = Sample::draw(&mut random, size, theories);
    let first = sample.assign(&mut random);
    let mut valuations = vec![first.clone()];
    for _ in 0..random.below(5) {
        valuations.push(near(&mut random, &sample, &first));
    }
    let Setting { mut pool, vars, ids, terms } = setting(&sample, seed.is_multiple_of(2));
    let state = state_of(&ids, &valuations);
    let plan = Plan::new(&pool, &vars, &terms).expect("the terms should be small");
    let mut values = Vec::new();
    evaluate(&plan, &state, &mut values);
    let mut told = 0;
    for valuation in &valuations {
        for (step, value) in sample.evaluate(valuation).iter().enumerate() {
            let set = &values[plan.roots[step]];
            told += usize::from(!set.is_top());
            assert!(
                has(set, value),
                "seed {seed}: {} can be {value}, which is not in {set:?}",
                pool.display(terms[step])
            );
        }
    }
    let mut narrowed = 0;
    for (step, (_, sort)) in sample.steps.iter().enumerate() {
        if *sort != Sort::Bool {
            continue;
        }
        for truth in [true, false] {
            let condition = if truth {
                terms[step]
            } else {
                plain(&mut pool, Op::Not, &[terms[step]], &Sort::Bool)
            };
            let plan = Plan::new(&pool, &vars, &[condition]).expect("the term should be small");
            let after = assume(&plan, &state, &mut values);
            narrowed += usize::from(after.as_ref() != Some(&state));
            for valuation in &valuations {
                if sample.evaluate(valuation)[step] == Value::Bool(truth) {
                    assert!(
                        after.as_ref().is_some_and(|after| holds(after, &ids, valuation)),
                        "seed {seed}: after {} {valuation:?} is not in {after:?}",
                        pool.display(condition)
                    );
                }
            }
        }
    }
    (told, narrowed)
}

#[test]
fn abstract_operators_hold_the_concrete_ones() {
    let theories = [Theories::BIT_VECTORS, Theories::LINEAR, Theories::ARRAYS, Theories::ALL];
    let (mut told, mut narrowed) = (0, 0);
    for seed in 0..8_000 {
        let index = usize::try_from(seed).unwrap_or(0) % theories.len();
        let (more, narrower) = check(seed, theories[index]);
        told += more;
        narrowed += narrower;
    }
    // The test would be of no use if everything were unknown.
    assert!(told > 40_000, "only {told} values were told apart");
    assert!(narrowed > 2_000, "only {narrowed} states were narrowed");
}
