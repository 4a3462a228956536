//! SMT-LIB text: what is printed is read back, what is wrong is said where it is.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use proptest::prelude::*;
use symra_terms::smtlib::{self, ReadCause};
use symra_terms::testing::{Random, Sample, Theories};
use symra_terms::{Sort, Term, TermPool};

/// Every step of a sample is printed and read back.
fn check_round_trip(seed: u64, size: usize, theories: Theories) {
    let sample = Sample::draw(&mut Random::new(seed), size, theories);
    let mut pool = TermPool::new();
    for term in sample.build(&mut pool) {
        let text = pool.display(term).to_string();
        let again = smtlib::read_term(&mut pool, &text);
        assert_eq!(again, Ok(term), "seed {seed}: {text}");
    }
}

/// A script that is read into another pool means the same there.
fn check_script(seed: u64, size: usize) {
    let mut random = Random::new(seed);
    let sample = Sample::draw(&mut random, size, Theories::ALL);
    let mut pool = TermPool::new();
    let terms = sample.build(&mut pool);
    let facts: Vec<Term> =
        terms.iter().copied().filter(|term| *pool.sort(*term) == Sort::Bool).collect();
    let (first, rest) = facts.split_at(facts.len() / 2);
    let mut text = String::new();
    smtlib::write_script(&pool, first, rest, &mut text).unwrap();
    let mut other = TermPool::new();
    let script = smtlib::read_script(&mut other, &text).unwrap();
    assert_eq!(script.facts.len(), facts.len());
    assert_eq!(script.named.len(), rest.len());
    for _ in 0..3 {
        let values = sample.assign(&mut random);
        let (here, there) =
            (sample.assignment(&mut pool, &values), sample.assignment(&mut other, &values));
        for (fact, read) in facts.iter().zip(&script.facts) {
            let (here, there) = (pool.evaluate_in(*fact, &here), other.evaluate_in(*read, &there));
            assert_eq!(here, there, "seed {seed}: {}", pool.display(*fact));
        }
    }
}

proptest! {
    #[test]
    fn terms_come_back_from_their_text(seed: u64, size in 1usize..40) {
        check_round_trip(seed, size, Theories::ALL);
    }

    #[test]
    fn float_terms_come_back_from_their_text(seed: u64, size in 1usize..40) {
        check_round_trip(seed, size, Theories::FLOATS);
    }

    #[test]
    fn bit_vector_terms_come_back_from_their_text(seed: u64, size in 1usize..40) {
        check_round_trip(seed, size, Theories::BIT_VECTORS);
    }

    #[test]
    fn scripts_mean_the_same_in_another_pool(seed: u64, size in 1usize..40) {
        check_script(seed, size);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ -~\n]{0,60}") {
        let mut pool = TermPool::new();
        pool.var("x", &Sort::Int);
        let _ = smtlib::read_sort(&text);
        if let Err(error) = smtlib::read_term(&mut pool, &text) {
            prop_assert!(error.line >= 1 && error.column >= 1);
        }
        if let Err(error) = smtlib::read_script(&mut pool, &text) {
            prop_assert!(error.line >= 1 && error.column >= 1);
        }
    }

    #[test]
    fn well_formed_nonsense_is_read_or_refused(words in prop::collection::vec(0usize..WORDS.len(), 1..20)) {
        let mut pool = TermPool::new();
        for (name, sort) in [("x", Sort::Int), ("b", Sort::Bv(8)), ("p", Sort::Bool)] {
            pool.var(name, &sort);
        }
        let text: Vec<&str> = words.iter().map(|word| WORDS[*word]).collect();
        let text = text.join(" ");
        for text in [text.clone(), format!("({text})"), format!("(bvadd {text})")] {
            if let Ok(term) = smtlib::read_term(&mut pool, &text) {
                let again = pool.display(term).to_string();
                prop_assert_eq!(smtlib::read_term(&mut pool, &again), Ok(term));
            }
        }
    }
}

const WORDS: [&str; 30] = [
    "(",
    ")",
    "(",
    ")",
    "x",
    "b",
    "p",
    "0",
    "1",
    "#x0f",
    "#b1",
    "(_ bv3 8)",
    "+",
    "-",
    "bvadd",
    "concat",
    "(_ extract 3 1)",
    "(_ zero_extend 4)",
    "let",
    "((y b))",
    "y",
    "ite",
    "=",
    "<",
    "RNE",
    "((_ to_fp 3 5) b)",
    "fp.add",
    "store",
    "(as const (Array Int Int))",
    "((as const (Array Int Int)) 1)",
];

/// A pool with a variable of each kind.
fn pool() -> TermPool {
    let mut pool = TermPool::new();
    for (name, sort) in [
        ("p", "Bool"),
        ("q", "Bool"),
        ("x", "Int"),
        ("y", "Int"),
        ("a", "(_ BitVec 8)"),
        ("b", "(_ BitVec 8)"),
        ("f", "Float16"),
        ("g", "(_ FloatingPoint 5 11)"),
        ("r", "RoundingMode"),
        ("m", "(Array Int (_ BitVec 8))"),
    ] {
        let sort = smtlib::read_sort(sort).unwrap();
        pool.var(name, &sort);
    }
    pool
}

#[track_caller]
fn same(left: &str, right: &str) {
    let mut pool = pool();
    let left_term = smtlib::read_term(&mut pool, left).unwrap();
    let right_term = smtlib::read_term(&mut pool, right).unwrap();
    assert_eq!(
        left_term,
        right_term,
        "{left} is {}, {right} is {}",
        pool.display(left_term),
        pool.display(right_term)
    );
}

#[track_caller]
fn wrong(text: &str, message: &str) {
    let mut pool = pool();
    match smtlib::read_term(&mut pool, text) {
        Ok(term) => panic!("{text} was read as {}", pool.display(term)),
        Err(error) => assert_eq!(error.to_string(), message, "{text}"),
    }
}

#[test]
fn derived_connectives_are_read() {
    same("(=> p q)", "(or (not p) q)");
    same("(=> p q p)", "true");
    same("(xor p q)", "(not (= p q))");
    same("(xor p q p)", "q");
    same("(= p q p)", "(= p q)");
    same("(distinct p q)", "(xor p q)");
    same("(distinct x y 3)", "(and (not (= x y)) (not (= y 3)) (not (= x 3)))");
    same("(ite p true q)", "(or p q)");
}

#[test]
fn derived_integer_functions_are_read() {
    same("(- x)", "(* (- 1) x)");
    same("(- x y 1)", "(+ x (* (- 1) y) (- 1))");
    same("(> x y)", "(< y x)");
    same("(>= x y 3)", "(and (<= y x) (<= 3 y))");
    same("(abs (- 7))", "7");
    same("((_ divisible 3) x)", "(= (mod x 3) 0)");
    same("(div 7 0)", "0");
    same("(mod x 0)", "x");
}

#[test]
fn derived_bit_vector_functions_are_read() {
    same("(bvsub a b)", "(bvadd a (bvneg b))");
    same("(bvnand a b)", "(bvnot (bvand a b))");
    same("(bvnor a b)", "(bvnot (bvor a b))");
    same("(bvxnor a b)", "(bvnot (bvxor a b))");
    same("(bvcomp a b)", "(ite (= a b) #b1 #b0)");
    same("(bvuge a b)", "(bvule b a)");
    same("(bvsgt a b)", "(bvslt b a)");
    same("((_ rotate_left 3) #b10010110)", "#b10110100");
    same("((_ rotate_right 3) #b10010110)", "#b11010010");
    same("((_ rotate_right 11) #b10010110)", "#b11010010");
    same("((_ rotate_left 8) a)", "a");
    same("((_ repeat 3) #b10)", "#b101010");
    same("((_ repeat 1) a)", "a");
    same("(_ bv300 8)", "#x2c");
    same("(bvadd a b a)", "(bvadd (bvmul #x02 a) b)");
    same("(concat a b #x1)", "(concat a (concat b #x1))");
    same("((_ zero_extend 0) a)", "a");
}

#[test]
fn overflow_predicates_are_read() {
    same("(bvnego #x80)", "true");
    same("(bvnego #x81)", "false");
    same("(bvuaddo #xff #x01)", "true");
    same("(bvuaddo #xfe #x01)", "false");
    same("(bvsaddo #x7f #x01)", "true");
    same("(bvsaddo #x7e #x01)", "false");
    same("(bvsaddo #x80 #xff)", "true");
    same("(bvusubo #x00 #x01)", "true");
    same("(bvusubo #x01 #x01)", "false");
    same("(bvssubo #x80 #x01)", "true");
    same("(bvssubo #x81 #x01)", "false");
    same("(bvumulo #x10 #x10)", "true");
    same("(bvumulo #x0f #x11)", "false");
    same("(bvsmulo #x40 #x02)", "true");
    same("(bvsmulo #xc0 #x02)", "false");
    same("(bvsmulo #x80 #xff)", "true");
    same("(bvsdivo #x80 #xff)", "true");
    same("(bvsdivo #x80 #x01)", "false");
}

#[test]
fn float_functions_are_read() {
    same("(fp.gt f g)", "(fp.lt g f)");
    same("(fp.geq f g)", "(fp.leq g f)");
    same("(fp.eq f g f)", "(fp.eq g f)");
    same("roundNearestTiesToEven", "RNE");
    same("(fp.add roundTowardZero f g)", "(fp.add RTZ f g)");
    same("(fp #b0 #b01111 #b0000000000)", "((_ to_fp 5 11) RNE 1.0)");
    same("((_ to_fp 5 11) RNE (/ 1 3))", "((_ to_fp 5 11) #x3555)");
    same("((_ to_fp 5 11) RTP (/ 1 3))", "((_ to_fp 5 11) #x3556)");
    same("((_ to_fp 5 11) RNE (- (/ 1 3)))", "((_ to_fp 5 11) #xb555)");
    same("((_ to_fp 5 11) RNE 0.1)", "((_ to_fp 5 11) #x2e66)");
    same("((_ to_fp 5 11) RNE 3)", "((_ to_fp 5 11) RNE #x03)");
    same("((_ to_fp 5 11) RNE (- 3))", "((_ to_fp 5 11) RNE #xfd)");
    same("((_ to_fp_unsigned 5 11) RNE #xfd)", "((_ to_fp 5 11) RNE 253.0)");
    same("((_ to_fp 5 11) r f)", "f");
    same("(_ +oo 5 11)", "((_ to_fp 5 11) #x7c00)");
    same("(_ -zero 5 11)", "((_ to_fp 5 11) #x8000)");
    same("(_ NaN 5 11)", "((_ to_fp 5 11) #x7fff)");
    same("((_ fp.to_sbv 8) RTZ (fp.neg ((_ to_fp 5 11) RNE 2.5)))", "#xfe");
    same("((_ fp.to_ubv 8) RTZ (_ +oo 5 11))", "#x00");
    same("(fp.to_ieee_bv (_ NaN 5 11))", "#x7e00");
}

#[test]
fn guards_of_open_results_are_the_operators() {
    same("(ite (= y 0) 0 (div x y))", "(div x y)");
    same("(ite (= y 0) x (mod x y))", "(mod x y)");
    same("(ite (and (fp.isZero f) (fp.isZero g)) g (fp.min f g))", "(fp.min f g)");
    same("(ite (fp.isNaN f) #x7e00 (fp.to_ieee_bv f))", "(fp.to_ieee_bv f)");
    let mut pool = pool();
    for (text, printed) in [
        ("(div x y)", "(ite (= y 0) 0 (div x y))"),
        ("(div x 3)", "(div x 3)"),
        ("(mod x y)", "(ite (= y 0) x (mod x y))"),
        ("(fp.max f g)", "(ite (and (fp.isZero f) (fp.isZero g)) g (fp.max f g))"),
    ] {
        let term = smtlib::read_term(&mut pool, text).unwrap();
        assert_eq!(pool.display(term).to_string(), printed);
    }
    // Another value than the operator's is no guard.
    for text in ["(ite (= y 0) 1 (div x y))", "(ite (= x 0) 0 (div x y))"] {
        let term = smtlib::read_term(&mut pool, text).unwrap();
        assert_eq!(
            pool.display(term).to_string(),
            text.replace("(div x y)", "(ite (= y 0) 0 (div x y))")
        );
    }
}

#[test]
fn names_are_bound_and_shadowed() {
    same("(let ((x y) (y x)) (- x y))", "(- y x)");
    same("(let ((z x)) (let ((z (+ z 1))) (+ z (let ((z 5)) z))))", "(+ x 6)");
    same("(let ((x 1)) (! (+ x y) :weight 3 :pattern (x (y)) :named n))", "(+ y 1)");
    same("(+ x ; a comment\n |y|)", "(+ x y)");
    wrong("(+ (let ((z 1)) z) z)", "line 1, column 20: unknown symbol `z`");
}

#[test]
fn shared_subterms_are_printed_once() {
    let mut pool = TermPool::new();
    let mut term = pool.var("x", &Sort::Bv(32));
    for _ in 0..50 {
        term = pool.bv_mul(term, term);
    }
    let text = pool.display(term).to_string();
    assert!(text.len() < 2000, "{text}");
    assert!(text.starts_with("(let (($1 (bvmul x x))) (let (($2 (bvmul $1 $1))) "), "{text}");
    assert_eq!(smtlib::read_term(&mut pool, &text), Ok(term));
}

#[test]
fn faults_are_told_with_their_place() {
    wrong("", "line 1, column 1: the text ends where a term should be");
    wrong("(+ x", "line 1, column 5: the text ends where a term should be");
    wrong("(+ x 1))", "line 1, column 8: found `)` where the end should be");
    wrong("(+ x\n  z)", "line 2, column 3: unknown symbol `z`");
    wrong("(foo x)", "line 1, column 1: unknown function `foo`");
    wrong("(+ x p)", "line 1, column 1: argument 2 of `+` should be of sort Int, not of sort Bool");
    wrong(
        "(bvadd a x)",
        "line 1, column 1: argument 2 of `bvadd` should be of sort (_ BitVec 8), not of sort Int",
    );
    wrong("(bvult a)", "line 1, column 1: `bvult` takes 2 arguments, not 1");
    wrong("(not p q)", "line 1, column 1: `not` takes 1 arguments, not 2");
    wrong("((_ extract 8 0) a)", "line 1, column 1: `8 0` is not a valid range of bits");
    wrong("((_ extract 3) a)", "line 1, column 1: `3` is not a valid list of as many indices");
    wrong(
        "(select m p)",
        "line 1, column 1: argument 2 of `select` should be of sort Int, not of sort Bool",
    );
    wrong(
        "(fp.add RNE f x)",
        "line 1, column 1: argument 3 of `fp.add` should be of sort (_ FloatingPoint 5 11), not of sort Int",
    );
    wrong("(+ x 1.5)", "line 1, column 1: real numbers stand only in conversions to floats");
    wrong("(forall ((z Int)) p)", "line 1, column 2: `forall` is not supported");
    wrong("|x", "line 1, column 1: a quoted symbol is not closed");
    wrong("#b12", "line 1, column 1: `#b12` is not a valid bit-vector");
    wrong("(let () x)", "line 1, column 7: found `)` where a binding should be");
    wrong("{", "line 1, column 1: unexpected character `{`");
    wrong(
        "((as const (_ BitVec 8)) a)",
        "line 1, column 12: found `(_ BitVec 8)` where an array sort should be",
    );
    wrong("((_ zero_extend 4000000000) a)", "line 1, column 1: `4000000000` is not a valid index");
}

#[test]
fn sorts_are_read_and_refused() {
    for text in [
        "Bool",
        "Int",
        "RoundingMode",
        "(_ BitVec 64)",
        "(_ FloatingPoint 8 24)",
        "(Array (_ BitVec 4) (Array Int Bool))",
    ] {
        assert_eq!(smtlib::read_sort(text).unwrap().to_string(), text);
    }
    let cause = |text: &str| smtlib::read_sort(text).unwrap_err().cause;
    assert_eq!(cause("Real"), ReadCause::UnknownSort("Real".to_owned()));
    assert_eq!(
        cause("(_ BitVec 0)"),
        ReadCause::BadNumeral { text: "0".to_owned(), expected: "width" }
    );
    let deep = format!("{}Bool{}", "(Array Int ".repeat(100_000), ")".repeat(100_000));
    assert_eq!(cause(&deep), ReadCause::DeepSort { limit: 100 });
}

#[test]
fn scripts_declare_define_and_assert() {
    let mut pool = TermPool::new();
    let script = smtlib::read_script(
        &mut pool,
        "(set-info :status sat)\n(set-logic QF_BV)\n(declare-const x (_ BitVec 8))\n\
         (declare-fun |a b| () Bool)\n(define-fun y () (_ BitVec 8) (bvmul x x))\n\
         (assert (! (bvult y #x10) :named small))\n(assert |a b|)\n(check-sat)\n(get-value (x y))\n\
         (exit)\nanything",
    )
    .unwrap();
    assert_eq!(script.logic.as_deref(), Some("QF_BV"));
    let facts: Vec<String> = script.facts.iter().map(|f| pool.display(*f).to_string()).collect();
    assert_eq!(facts, ["(bvule (bvmul x x) #x0f)", "|a b|"]);
    assert_eq!(script.named, [("small".to_owned(), script.facts[0])]);
    let names: Vec<String> =
        script.variables.iter().map(|v| pool.display(*v).to_string()).collect();
    assert_eq!(names, ["x", "|a b|"]);
}

#[test]
fn faulty_scripts_are_refused() {
    let cases = [
        ("(assert x)", "line 1, column 9: unknown symbol `x`"),
        (
            "(declare-const x Int)\n(assert x)",
            "line 2, column 9: a fact should be of sort Bool, not Int",
        ),
        (
            "(declare-const x Int) (declare-const x Int)",
            "line 1, column 38: `x` is declared already",
        ),
        (
            "(declare-fun f (Int) Int)",
            "line 1, column 17: found `Int` where `()`: functions are not supported should be",
        ),
        (
            "(define-fun c () Bool 1)",
            "line 1, column 23: `c` is declared of sort Bool, but its term is of sort Int",
        ),
        ("(push 1)", "line 1, column 2: `push` is not supported"),
        ("(declare-const u Bool)", "line 1, column 16: `u` is already a variable of sort Int"),
        ("(declare-const", "line 1, column 15: the text ends where a symbol should be"),
        ("assert", "line 1, column 1: found `assert` where a command should be"),
    ];
    for (text, message) in cases {
        let mut pool = TermPool::new();
        pool.var("u", &Sort::Int);
        assert_eq!(smtlib::read_script(&mut pool, text).unwrap_err().to_string(), message);
    }
}
