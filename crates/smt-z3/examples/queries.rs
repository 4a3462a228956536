//! Measures small incremental queries, as symbolic execution asks them: `cargo run --release --example queries`.
//!
//! A path grows condition by condition in frames of its own, and both sides of each branch are asked as assumptions. With the
//! argument `layers` the solver has independence and cache before it.

use std::sync::Arc;
use std::time::Instant;

use symra_smt::{Answer, Backend, Layered, Layers, Limits, SmtError, Solver};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, TermPool};

/// A condition over three of six variables.
type Condition = fn(&mut TermPool, [Term; 3], u64) -> Term;

fn over_bits(pool: &mut TermPool, [a, b, c]: [Term; 3], i: u64) -> Term {
    if i.is_multiple_of(3) {
        let amount = pool.bv(i % 5 + 1, 32);
        let shifted = pool.bv_shl(b, amount);
        let mixed = pool.bv_xor(a, shifted);
        return pool.bv_slt(c, mixed);
    }
    let (three, offset) = (pool.bv(3, 32), pool.bv(1000 * i + 7, 32));
    let product = pool.bv_mul(a, three);
    let (left, right) = (pool.bv_add(product, b), pool.bv_add(c, offset));
    pool.bv_ult(left, right)
}

fn over_integers(pool: &mut TermPool, [a, b, c]: [Term; 3], i: u64) -> Term {
    let (three, offset) = (pool.int(3), pool.int(i64::try_from(10 * i + 7).unwrap_or(7)));
    let product = pool.mul(&[three, a]);
    let (left, right) = (pool.add(&[product, b]), pool.add(&[c, offset]));
    pool.lt(left, right)
}

/// Explores all paths of so many branches; returns how many queries it asked.
fn explore(
    solver: &mut dyn Solver,
    pool: &TermPool,
    branches: &[[Term; 2]],
) -> Result<u64, SmtError> {
    let Some((sides, rest)) = branches.split_first() else { return Ok(0) };
    let mut queries = 0;
    for side in sides {
        queries += 1;
        match solver.check(pool, &[*side])? {
            Answer::Unsat(_) | Answer::Unknown(_) => continue,
            Answer::Sat(_) => (),
        }
        solver.push()?;
        solver.assert(pool, *side)?;
        queries += explore(solver, pool, rest)?;
        solver.pop()?;
    }
    Ok(queries)
}

fn measure(
    backend: &dyn Backend,
    name: &str,
    sort: &Sort,
    condition: Condition,
) -> Result<(), SmtError> {
    let mut pool = TermPool::new();
    let vars: Vec<Term> = (0..6).map(|i| pool.var(&format!("x{i}"), sort)).collect();
    let branches: Vec<[Term; 2]> = (0..9_u64)
        .map(|i| {
            let at = |k: u64| vars[usize::try_from(k % 6).unwrap_or(0)];
            let yes = condition(&mut pool, [at(i), at(i + 1), at(2 * i + 1)], i);
            [yes, pool.not(yes)]
        })
        .collect();
    let mut solver = backend.solver(&Limits::default())?;
    let start = Instant::now();
    let queries = explore(&mut *solver, &pool, &branches)?;
    let time = start.elapsed();
    let each = time.as_secs_f64() * 1e3 / f64::from(u32::try_from(queries).unwrap_or(u32::MAX));
    #[expect(clippy::print_stdout, reason = "a measurement is for reading")]
    {
        println!("{name}: {queries} queries, {each:.3} ms each");
    }
    Ok(())
}

fn main() -> Result<(), SmtError> {
    let layers = std::env::args().any(|argument| argument == "layers");
    let backend: Box<dyn Backend> =
        if layers { Box::new(Layered::new(Arc::new(Z3), Layers::default())) } else { Box::new(Z3) };
    measure(&*backend, "bit-vectors", &Sort::Bv(32), over_bits)?;
    measure(&*backend, "integers", &Sort::Int, over_integers)
}
