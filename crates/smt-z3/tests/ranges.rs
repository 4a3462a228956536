//! Queries about floats: what ranges say is what Z3 says.

use std::sync::Arc;
use std::time::Duration;

use symra_smt::{Answer, Backend, Layered, Layers, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Float, FloatFormat, RoundingMode, Sort, Term, TermPool, Value};

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % count
    }

    fn number(&mut self, pool: &mut TermPool) -> Term {
        #[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
        let number = self.below(33) as f32 / 4.0 - 4.0;
        pool.constant(Value::Float(Float::from_f32(number)))
    }
}

/// Bounds of two inputs, and a comparison of something that is computed from them.
fn query(pool: &mut TermPool, random: &mut Random) -> Vec<Term> {
    let sort = Sort::Float(FloatFormat::SINGLE);
    let rm = pool.rounding_mode(RoundingMode::NearestEven);
    let inputs = ["x", "y"].map(|name| pool.var(name, &sort));
    let mut conjuncts = Vec::new();
    for input in inputs {
        let (a, b) = (random.number(pool), random.number(pool));
        conjuncts.push(pool.fp_le(a, input));
        conjuncts.push(if random.below(2) == 0 {
            pool.fp_le(input, b)
        } else {
            pool.fp_lt(input, b)
        });
    }
    let mut terms = inputs.to_vec();
    for _ in 0..3 {
        let pick = |random: &mut Random, terms: &[Term]| {
            let count = u64::try_from(terms.len()).expect("few terms");
            terms[usize::try_from(random.below(count)).expect("a small number")]
        };
        let (a, b) = (pick(random, &terms), pick(random, &terms));
        let constant = random.number(pool);
        terms.push(match random.below(7) {
            0 => pool.fp_add(rm, a, b),
            1 => pool.fp_sub(rm, a, b),
            2 => pool.fp_mul(rm, a, constant),
            3 => pool.fp_abs(a),
            4 => pool.fp_div(rm, a, constant),
            5 => pool.fp_neg(a),
            _ => pool.fp_add(rm, a, constant),
        });
    }
    let limit = random.number(pool);
    let last = *terms.last().expect("there should be a term");
    let compared = match random.below(3) {
        0 => pool.fp_lt(limit, last),
        1 => pool.fp_le(last, limit),
        _ => pool.fp_eq(last, limit),
    };
    conjuncts.push(if random.below(4) == 0 { pool.not(compared) } else { compared });
    conjuncts
}

fn word(answer: &Answer<'_>) -> &'static str {
    match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    }
}

#[test]
fn ranges_and_z3_agree() {
    let layers = Layers { guesses: true, validation: true, ..Layers::none() };
    let layered = Layered::new(Arc::new(Z3), layers);
    let limits = Limits { query: Some(Duration::from_secs(5)), ..Limits::default() };
    let (mut compared, mut unsatisfiable) = (0, 0);
    for seed in 1..=150 {
        let mut pool = TermPool::new();
        let mut random = Random(seed * 7919);
        let query = query(&mut pool, &mut random);
        let mut ours = layered.solver(&limits).expect("a solver");
        let before = layered.statistics().by_ranges.get();
        let ours = word(&ours.check(&pool, &query).expect("an answer"));
        if layered.statistics().by_ranges.get() == before {
            continue;
        }
        let mut plain = Z3.solver(&limits).expect("a solver");
        let plain = word(&plain.check(&pool, &query).expect("an answer"));
        if plain != "unknown" {
            let texts: Vec<String> = query.iter().map(|t| pool.display(*t).to_string()).collect();
            assert_eq!(ours, plain, "{texts:#?}");
            compared += 1;
            unsatisfiable += usize::from(ours == "unsat");
        }
    }
    assert!(compared > 50 && unsatisfiable > 15, "{compared} {unsatisfiable}");
}
