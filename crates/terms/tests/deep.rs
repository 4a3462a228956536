//! Terms of great depth and long chains: nothing recurses over them, and nothing takes time that grows with their square.

use symra_terms::{
    Assignment, Sort, Substitution, Term, TermPool, Value, Variables, apply, smtlib,
};

const DEEP: usize = 1_000_000;

/// A term of a million levels, of many operators, over `x`, `y` and `p`; and its value at 77, 3 and true.
fn deep(pool: &mut TermPool) -> (Term, Value) {
    let word = Sort::Bv(32);
    let (x, y) = (pool.var("x", &word), pool.var("y", &word));
    let p = pool.var("p", &Sort::Bool);
    let (vx, vy) = (Value::bv(77, 32), Value::bv(3, 32));
    let mut term = x;
    let mut value = vx.clone();
    let mut level = 0;
    while level < DEEP {
        let (op, args, sort) = match level % 6 {
            0 => (symra_terms::Op::BvUdiv, vec![(term, &value), (y, &vy)], word.clone()),
            1 => (symra_terms::Op::BvXor, vec![(term, &value), (x, &vx)], word.clone()),
            2 => (symra_terms::Op::BvMul, vec![(term, &value), (x, &vx)], word.clone()),
            3 => (symra_terms::Op::BvAdd, vec![(term, &value), (y, &vy)], word.clone()),
            4 => (symra_terms::Op::BvAnd, vec![(term, &value), (x, &vx)], word.clone()),
            _ => (symra_terms::Op::BvSrem, vec![(x, &vx), (term, &value)], word.clone()),
        };
        let (terms, values): (Vec<Term>, Vec<&Value>) = args.into_iter().unzip();
        let next = apply(op, &sort, &values);
        term = pool.rebuild(op, &terms, &sort);
        value = next;
        level += 1;
        if level % 1000 == 0 {
            term = pool.ite(p, term, y);
            level += 1;
        }
    }
    (term, value)
}

#[test]
fn a_term_of_a_million_levels_is_built_printed_read_evaluated_and_dropped() {
    let mut pool = TermPool::new();
    let (term, value) = deep(&mut pool);
    assert!(pool.depth(term) >= DEEP);
    assert!(pool.size(term) >= DEEP);
    let mut assignment = Assignment::default();
    let [x, y, p] = ["x", "y", "p"].map(|name| pool.symbol(pool.lookup(name).unwrap()).unwrap());
    assignment.set(x, Value::bv(77, 32));
    assignment.set(y, Value::bv(3, 32));
    assignment.set(p, Value::Bool(true));
    assert_eq!(pool.evaluate_in(term, &assignment), value);
    assert_eq!(pool.variables(term), [x, y, p]);
    assert_eq!(*Variables::default().of(&pool, term), [x, y, p]);

    let text = pool.display(term).to_string();
    assert_eq!(smtlib::read_term(&mut pool, &text), Ok(term));

    let mut substitution = Substitution::default();
    let (vx, vy, yes) = (pool.bv(77, 32), pool.bv(3, 32), pool.true_());
    substitution.bind(x, vx);
    substitution.bind(y, vy);
    let open = substitution.apply(&mut pool, term);
    assert_eq!(pool.variables(open), [p]);
    substitution.bind(p, yes);
    let closed = substitution.apply(&mut pool, term);
    assert_eq!(pool.value(closed), Some(&value));
    drop(pool);
}

#[test]
fn a_script_of_a_million_levels_is_read() {
    // Without names for what is shared, as another program might write it.
    let text = format!(
        "(declare-const x Int)(assert (= 3 {}x{}))",
        "(- 7 (abs ".repeat(DEEP / 2),
        "))".repeat(DEEP / 2)
    );
    let mut pool = TermPool::new();
    let script = smtlib::read_script(&mut pool, &text).unwrap();
    assert!(pool.depth(script.facts[0]) > DEEP / 2);
    let nested = format!("{}p{}", "(let ((q p)) ".repeat(DEEP), ")".repeat(DEEP));
    let p = pool.var("p", &Sort::Bool);
    assert_eq!(smtlib::read_term(&mut pool, &nested), Ok(p));
}

#[test]
fn long_sums_and_conjunctions_are_built_step_by_step() {
    const LONG: usize = 50_000;
    let mut pool = TermPool::new();
    let zero = pool.int(0);
    let word = Sort::Bv(32);
    let (mut ints, mut words) = (zero, pool.bv(0, 32));
    let (mut all, mut some) = (pool.true_(), pool.false_());
    for n in 0..LONG {
        let x = pool.fresh("x", &Sort::Int);
        ints = pool.add(&[ints, x]);
        let y = pool.fresh("y", &word);
        words = pool.bv_add(words, y);
        let below = pool.lt(x, ints);
        all = pool.and(&[all, below]);
        let bound = pool.bv(n as u64, 32);
        let less = pool.bv_ult(y, bound);
        some = pool.or(&[less, some]);
    }
    // A node for each variable and operator, and some for the gathering: not their square.
    assert!(pool.len() < 40 * LONG, "{}", pool.len());
    assert_eq!(pool.variables(ints).len(), LONG);
    let difference = pool.sub(ints, ints);
    assert_eq!(difference, zero);
    let equal = pool.eq(words, words);
    assert_eq!(equal, pool.true_());
    assert_eq!(pool.evaluate_in(ints, &Assignment::default()), Value::int(0));
    assert_eq!(pool.evaluate_in(all, &Assignment::default()), Value::Bool(false));
    assert_eq!(pool.evaluate_in(some, &Assignment::default()), Value::Bool(true));
}

/// Writes `writes` times to `cells` cells of an array of words in turn, and reads each cell before. Gives the time by the number of
/// terms, which does not depend on the machine.
fn write_in_turn(pool: &mut TermPool, base: Term, cells: u64, writes: u64) -> Term {
    let mut array = base;
    let one = pool.bv(1, 32);
    for n in 0..writes {
        let index = pool.bv(n % cells, 32);
        let old = pool.select(array, index);
        let new = pool.bv_add(old, one);
        array = pool.store(array, index, new);
        assert_eq!(pool.select(array, index), new);
    }
    array
}

#[test]
fn loops_over_the_cells_of_an_array_take_constant_time_a_step() {
    let sort = Sort::array(Sort::Bv(32), Sort::Bv(32));
    let mut pool = TermPool::new();
    let base = pool.var("memory", &sort);
    let array = write_in_turn(&mut pool, base, 1000, 300_000);
    // Each cell was increased 300 times.
    let (index, by) = (pool.bv(17, 32), pool.bv(300, 32));
    let start = pool.select(base, index);
    let expected = pool.bv_add(start, by);
    assert_eq!(pool.select(array, index), expected);
    // What is overwritten is dropped.
    assert!(pool.depth(array) <= 2 * 1000 + 16 + 2, "{}", pool.depth(array));
    let outside = pool.bv(1000, 32);
    let below = pool.select(base, outside);
    assert_eq!(pool.select(array, outside), below);
}

#[test]
fn many_cells_take_constant_time_each() {
    let Sort::Array(sort) = Sort::array(Sort::Bv(32), Sort::Bv(32)) else { unreachable!() };
    let mut pool = TermPool::new();
    let zero = pool.bv(0, 32);
    let base = pool.const_array(&sort, zero);
    let array = write_in_turn(&mut pool, base, 100_000, 200_000);
    let (index, two) = (pool.bv(99_999, 32), pool.bv(2, 32));
    assert_eq!(pool.select(array, index), two);
    let Some(Value::Array(value)) = pool.constant_value(array) else {
        panic!("should be constant")
    };
    assert_eq!(value.entries().count(), 100_000);
}

#[test]
fn cells_at_a_symbolic_address_are_told_apart() {
    let sort = Sort::array(Sort::Bv(32), Sort::Bv(8));
    let mut pool = TermPool::new();
    let (base, address) = (pool.var("memory", &sort), pool.var("p", &Sort::Bv(32)));
    let mut array = base;
    let byte: Vec<Term> = (0..100).map(|n| pool.fresh(&format!("b{n}"), &Sort::Bv(8))).collect();
    for round in 0..50 {
        for (n, byte) in byte.iter().enumerate() {
            let offset = pool.bv(n as u64, 32);
            let index = pool.bv_add(address, offset);
            let value = if round == 49 { *byte } else { pool.fresh("old", &Sort::Bv(8)) };
            array = pool.store(array, index, value);
        }
    }
    for (n, byte) in byte.iter().enumerate() {
        let offset = pool.bv(n as u64, 32);
        let index = pool.bv_add(offset, address);
        assert_eq!(pool.select(array, index), *byte);
    }
    // Another address may be any of them.
    let other = pool.var("q", &Sort::Bv(32));
    let read = pool.select(array, other);
    assert_eq!(pool.args(read), [array, other]);
    // Old versions are still what they were.
    let first = pool.select(base, address);
    assert_eq!(pool.args(first), [base, address]);
}
