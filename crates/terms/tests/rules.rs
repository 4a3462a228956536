//! What constructors simplify, rule by rule: each with a twin to which it does not apply.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use symra_terms::{Sort, TermPool, smtlib};

/// A pool with variables of all kinds, declared in this order.
fn pool() -> TermPool {
    let mut pool = TermPool::new();
    let declare = |pool: &mut TermPool, names: &[&str], sort: &str| {
        let sort = smtlib::read_sort(sort).unwrap();
        for name in names {
            pool.var(name, &sort);
        }
    };
    declare(&mut pool, &["p", "q", "s"], "Bool");
    declare(&mut pool, &["x", "y", "z"], "Int");
    declare(&mut pool, &["a", "b", "c"], "(_ BitVec 8)");
    declare(&mut pool, &["h"], "(_ BitVec 4)");
    declare(&mut pool, &["u"], "(_ BitVec 1)");
    declare(&mut pool, &["w", "v"], "(_ BitVec 32)");
    declare(&mut pool, &["f", "g"], "Float16");
    declare(&mut pool, &["d"], "Float32");
    declare(&mut pool, &["r"], "RoundingMode");
    declare(&mut pool, &["m", "k"], "(Array (_ BitVec 8) (_ BitVec 8))");
    declare(&mut pool, &["n"], "(Array Int Int)");
    pool
}

/// The first text is read as the second.
#[track_caller]
fn is(text: &str, simplified: &str) {
    let mut pool = pool();
    let term = smtlib::read_term(&mut pool, text).unwrap();
    assert_eq!(pool.display(term).to_string(), simplified, "{text}");
}

/// The text is read as it stands.
#[track_caller]
fn stays(text: &str) {
    is(text, text);
}

#[test]
fn negation() {
    is("(not true)", "false");
    is("(not (not p))", "p");
    stays("(not p)");
    is("(not (< x y))", "(<= y x)");
    is("(not (<= x y))", "(< y x)");
    is("(not (bvult a b))", "(bvule b a)");
    is("(not (bvsle a b))", "(bvslt b a)");
    stays("(not (= a b))");
    // NaN makes both comparisons false.
    stays("(not (fp.lt f g))");
}

#[test]
fn conjunction_and_disjunction() {
    is("(and p true)", "p");
    is("(and p false)", "false");
    is("(or p true)", "true");
    is("(or p false)", "p");
    is("(and p q p)", "(and p q)");
    is("(and q p)", "(and p q)");
    is("(and p (and q s))", "(and p q s)");
    stays("(and p (or q s))");
    is("(and p (not p))", "false");
    is("(or p (not p))", "true");
    stays("(and p (not q))");
    is("(and (< x y) (<= y x))", "false");
    is("(or (bvult a b) (bvule b a))", "true");
    is("(and (<= x 4) (<= 5 x))", "false");
    stays("(and (<= x 4) (<= 4 x))");
    stays("(and (< x y) (< y x))");
    is("(and (= x 5) (= x 3))", "false");
    is("(and (= x 5) (not (= x 3)))", "(= x 5)");
    is("(or (not (= x 5)) (not (= x 3)))", "true");
    is("(or (not (= x 5)) (= x 3))", "(not (= x 5))");
    stays("(and (= x 5) (= y 3))");
    stays("(or (= x 5) (= x 3))");
    stays("(and (not (= x 5)) (not (= x 3)))");
}

#[test]
fn gathering_of_connectives_is_bounded() {
    let mut pool = TermPool::new();
    let parts: Vec<_> = (0..40).map(|n| pool.var(&format!("p{n}"), &Sort::Bool)).collect();
    let mut all = pool.true_();
    for part in &parts {
        all = pool.and(&[all, *part]);
        assert!(pool.args(all).len() <= 16);
    }
    let few = pool.and(&[parts[0], parts[1]]);
    let more = pool.and(&[few, parts[2]]);
    assert_eq!(pool.args(more), &parts[..3]);
}

#[test]
fn equality() {
    is("(= x x)", "true");
    is("(= 1 2)", "false");
    is("(= 3 x)", "(= x 3)");
    is("(= y x)", "(= x y)");
    is("(= p true)", "p");
    is("(= false p)", "(not p)");
    is("(= p (not p))", "false");
    is("(= (not p) (not q))", "(= p q)");
    is("(= (not p) q)", "(not (= p q))");
    is("(= (< x y) (<= y x))", "false");
    is("(= p (= p q))", "q");
    stays("(= p q)");
    is("(= f f)", "true");
    is("(= (_ +zero 5 11) (_ -zero 5 11))", "false");
    is("(= (_ NaN 5 11) (_ NaN 5 11))", "true");
}

#[test]
fn equality_of_sums() {
    is("(= (+ x 1) (+ y 1))", "(= x y)");
    is("(= (+ x 3) 5)", "(= x 2)");
    is("(= (+ x 1) x)", "false");
    is("(= (+ x y) (+ y z))", "(= x z)");
    is("(= (* 2 x) (* 2 y))", "(= x y)");
    is("(= (* 2 x) 6)", "(= x 3)");
    is("(= (* 2 x) 7)", "false");
    is("(= (- x y) 0)", "(= x y)");
    is("(= (+ x 1) y)", "(= y (+ x 1))");
    stays("(= (+ (* 2 x) (* 3 y)) 7)");
    is("(= (bvadd a #x01) (bvadd b #x01))", "(= a b)");
    is("(= (bvadd a #x03) #x05)", "(= a #x02)");
    is("(= (bvadd a #x01) a)", "false");
    is("(= (bvadd a #x01) (bvadd a #x02))", "false");
    is("(= (bvneg a) #x05)", "(= a #xfb)");
    is("(= (bvmul #x03 a) #x06)", "(= a #x02)");
    is("(= (bvmul #x02 a) #x05)", "false");
    // A factor of two can't be divided by.
    stays("(= (bvmul #x02 a) #x06)");
    is("(= (bvsub a b) #x00)", "(= a b)");
}

#[test]
fn equality_with_constants() {
    is("(= (ite p 1 0) 1)", "p");
    is("(= (ite p 1 0) 0)", "(not p)");
    is("(= (ite p 1 0) 2)", "false");
    is("(= (ite p #x01 #x00) #x00)", "(not p)");
    is("(= (bvadd (ite p #x01 #x00) #x04) #x05)", "p");
    stays("(= (ite p x 0) 1)");
    is("(= ((_ zero_extend 4) h) #x05)", "(= h #x5)");
    is("(= ((_ zero_extend 4) h) #x15)", "false");
    is("(= ((_ sign_extend 4) h) #xfe)", "(= h #xe)");
    is("(= ((_ sign_extend 4) h) #x0e)", "false");
    is("(= (concat h h) #x35)", "false");
    is("(= (concat a h) #x123)", "(and (= a #x12) (= h #x3))");
    is("(= (concat a h) (concat b h))", "(= a b)");
    stays("(= (concat a h) (concat b ((_ extract 3 0) c)))");
    is("(= ((_ zero_extend 8) a) ((_ zero_extend 8) b))", "(= a b)");
    is("(= ((_ sign_extend 8) a) ((_ sign_extend 8) b))", "(= a b)");
    is("(= (bvnot a) #x0f)", "(= a #xf0)");
    is("(= (bvxor a #x0f) #xff)", "(= a #xf0)");
    is("(= (bvand a #xa5) #x02)", "false");
    stays("(= (bvand a #xa5) #x01)");
    is("(= (bvor a #xa5) #x01)", "false");
    stays("(= (bvor a #xa5) #xa7)");
    is("(= u #b0)", "(not (= u #b1))");
}

#[test]
fn choice() {
    is("(ite true x y)", "x");
    is("(ite p x x)", "x");
    is("(ite (not p) x y)", "(ite p y x)");
    is("(ite p true false)", "p");
    is("(ite p false true)", "(not p)");
    is("(ite p q false)", "(and p q)");
    is("(ite p true q)", "(or p q)");
    is("(ite p q (not q))", "(= p q)");
    stays("(ite p q s)");
    is("(ite p (ite p x y) z)", "(ite p x z)");
    is("(ite p x (ite p y z))", "(ite p x z)");
    is("(ite p (ite q x y) y)", "(ite (and p q) x y)");
    is("(ite p x (ite q x y))", "(ite (or p q) x y)");
    stays("(ite p (ite q x y) z)");
}

#[test]
fn operators_on_choices_of_values() {
    is("((_ zero_extend 8) (ite p #x01 #x00))", "(ite p #x0001 #x0000)");
    is("(bvult (ite p #x01 #x05) #x03)", "p");
    is("(<= (ite p 1 (ite q 2 3)) 2)", "(or p q)");
    is("(bvudiv (ite p #x09 #x06) #x03)", "(ite p #x03 #x02)");
    stays("(bvudiv (ite p a #x06) #x03)");
    stays("(bvadd a (ite p #x01 #x00))");
}

#[test]
fn integer_sums_and_products() {
    is("(+ x 0)", "x");
    is("(+ x x)", "(* 2 x)");
    is("(- x x)", "0");
    is("(+ y 1 x 2)", "(+ x y 3)");
    is("(+ (+ x 1) (- y 1))", "(+ x y)");
    is("(* x 0)", "0");
    is("(* x 1)", "x");
    is("(* 2 (+ x 1))", "(+ (* 2 x) 2)");
    is("(* 2 x 3)", "(* 6 x)");
    is("(* y x)", "(* x y)");
    is("(- (* x y) (* y x))", "0");
    stays("(* x (+ y 1))");
}

#[test]
fn integer_division() {
    is("(div 7 2)", "3");
    is("(div (- 7) 2)", "(- 4)");
    is("(mod (- 7) 2)", "1");
    is("(div x 1)", "x");
    is("(mod x 1)", "0");
    is("(div x 0)", "0");
    is("(mod x 0)", "x");
    is("(div x (- 2))", "(* (- 1) (div x 2))");
    is("(mod x (- 2))", "(mod x 2)");
    is("(div (+ (* 4 x) y 5) 4)", "(+ x (div (+ y 1) 4) 1)");
    is("(mod (+ (* 4 x) y 5) 4)", "(mod (+ y 1) 4)");
    is("(mod (mod x 5) 5)", "(mod x 5)");
    is("(< (mod x 5) 5)", "true");
    is("(= (mod x 5) 5)", "false");
    stays("(<= (mod x 5) 3)");
    stays("(mod (mod x 5) 4)");
}

#[test]
fn integer_comparisons() {
    is("(<= 1 2)", "true");
    is("(< x x)", "false");
    is("(<= x (+ x 1))", "true");
    is("(< x 5)", "(<= x 4)");
    is("(< 5 x)", "(<= 6 x)");
    is("(< (- x y) 0)", "(< x y)");
    is("(<= (+ x 1) y)", "(< x y)");
    is("(<= (* 2 x) 5)", "(<= x 2)");
    is("(<= 5 (* 2 x))", "(<= 3 x)");
    is("(< (* 2 x) (* 2 y))", "(< x y)");
    is("(<= (+ x 3) (+ y 5))", "(<= x (+ y 2))");
    stays("(<= (+ x 2) y)");
    stays("(< x y)");
}

#[test]
fn bitwise_identities() {
    is("(bvand a #x00)", "#x00");
    is("(bvand a #xff)", "a");
    is("(bvand a a)", "a");
    is("(bvand a (bvnot a))", "#x00");
    is("(bvor a #x00)", "a");
    is("(bvor a #xff)", "#xff");
    is("(bvor a (bvnot a))", "#xff");
    is("(bvxor a a)", "#x00");
    is("(bvxor a #x00)", "a");
    is("(bvxor a #xff)", "(bvnot a)");
    is("(bvxor (bvnot a) b)", "(bvnot (bvxor a b))");
    is("(bvxor a (bvxor a b))", "b");
    is("(bvnot (bvnot a))", "a");
    is("(bvand (bvand a #xa5) #x0e)", "((_ zero_extend 5) (concat ((_ extract 2 2) a) #b00))");
    is("(bvor (bvor a #xa1) #x04)", "(bvor a #xa5)");
    is("(bvand a (bvand a b))", "(bvand a b)");
    stays("(bvand a b)");
    stays("(bvand a #xa5)");
    stays("(bvxor a #xa5)");
}

#[test]
fn masks_and_constant_shifts_are_parts() {
    is("(bvand a #x0f)", "((_ zero_extend 4) ((_ extract 3 0) a))");
    is("(bvand a #xf0)", "(concat ((_ extract 7 4) a) #x0)");
    is("(bvshl a #x00)", "a");
    is("(bvshl a #x03)", "(concat ((_ extract 4 0) a) #b000)");
    is("(bvshl a #x08)", "#x00");
    is("(bvlshr a #x03)", "((_ zero_extend 3) ((_ extract 7 3) a))");
    is("(bvlshr a #xff)", "#x00");
    is("(bvashr a #x03)", "((_ sign_extend 3) ((_ extract 7 3) a))");
    is("(bvashr a #x09)", "((_ sign_extend 7) ((_ extract 7 7) a))");
    is("(bvshl #x00 a)", "#x00");
    stays("(bvshl a b)");
    stays("(bvlshr #x01 a)");
}

#[test]
fn bit_vector_sums() {
    is("(bvadd a #x00)", "a");
    is("(bvadd a a)", "(bvmul #x02 a)");
    is("(bvsub a a)", "#x00");
    is("(bvadd (bvadd a #x01) #x02)", "(bvadd a #x03)");
    is("(bvadd (bvadd a #xff) #x01)", "a");
    is("(bvadd (bvadd b #x01) a)", "(bvadd a b #x01)");
    is("(bvadd (bvnot a) #x01)", "(bvneg a)");
    is("(bvsub (bvneg a) #x01)", "(bvnot a)");
    is("(bvmul a #x00)", "#x00");
    is("(bvmul a #x01)", "a");
    is("(bvmul a #xff)", "(bvneg a)");
    is("(bvmul #x02 (bvadd a #x03))", "(bvadd (bvmul #x02 a) #x06)");
    is("(bvmul (bvmul a #x10) #x10)", "#x00");
    is("(bvadd (bvmul a #x80) (bvmul a #x80))", "#x00");
    is("(bvadd (bvshl a #x01) a)", "(bvmul #x03 a)");
    is("(bvmul (bvneg a) (bvneg b))", "(bvmul a b)");
    stays("(bvmul a b)");
    stays("(bvadd a b)");
}

#[test]
fn bit_vector_division() {
    is("(bvudiv a #x01)", "a");
    is("(bvudiv a #x00)", "#xff");
    is("(bvudiv a #x04)", "((_ zero_extend 2) ((_ extract 7 2) a))");
    is("(bvurem a #x01)", "#x00");
    is("(bvurem a #x00)", "a");
    is("(bvurem a #x04)", "((_ zero_extend 6) ((_ extract 1 0) a))");
    is("(bvurem a a)", "#x00");
    is("(bvult (bvurem a b) b)", "(not (= b #x00))");
    is("(bvule b (bvurem a b))", "(= b #x00)");
    stays("(bvudiv a a)");
    stays("(bvudiv a #x03)");
    is("(bvsdiv a #x01)", "a");
    is("(bvsdiv a #xff)", "(bvneg a)");
    is("(bvsdiv a #x00)", "(ite (bvsle a #xff) #x01 #xff)");
    is("(bvsrem a #xff)", "#x00");
    is("(bvsmod a #x00)", "a");
    stays("(bvsdiv a #x02)");
    is("(bvudiv ((_ zero_extend 4) h) #x03)", "((_ zero_extend 4) (bvudiv h #x3))");
    is("(bvudiv ((_ zero_extend 4) h) #x13)", "#x00");
    is("(bvurem ((_ zero_extend 4) h) #x13)", "((_ zero_extend 4) h)");
    is("(bvsdiv ((_ zero_extend 4) h) #x05)", "((_ zero_extend 4) (bvudiv h #x5))");
    stays("(bvsdiv ((_ sign_extend 4) h) #x05)");
}

#[test]
fn extraction() {
    is("((_ extract 7 0) a)", "a");
    is("((_ extract 2 1) ((_ extract 6 3) a))", "((_ extract 5 4) a)");
    is("((_ extract 3 0) (concat a h))", "h");
    is("((_ extract 7 0) (bvadd ((_ zero_extend 8) a) #x0101))", "(bvadd a #x01)");
    is("((_ extract 7 0) (bvmul ((_ sign_extend 8) a) #x0103))", "(bvmul #x03 a)");
    is(
        "((_ extract 7 0) (ite (= b #x01) #x1234 ((_ sign_extend 8) a)))",
        "(ite (= b #x01) #x34 a)",
    );
    stays("((_ extract 3 0) (bvadd a b))");
    stays("((_ extract 3 0) (ite (= a #x01) b c))");
    is("((_ extract 11 4) (concat a h))", "a");
    is("((_ extract 7 2) (concat a h))", "(concat ((_ extract 3 0) a) ((_ extract 3 2) h))");
    is("((_ extract 3 0) ((_ zero_extend 4) h))", "h");
    is("((_ extract 7 4) ((_ zero_extend 4) h))", "#x0");
    is("((_ extract 5 2) ((_ zero_extend 4) h))", "((_ zero_extend 2) ((_ extract 3 2) h))");
    is("((_ extract 5 2) ((_ sign_extend 4) h))", "((_ sign_extend 2) ((_ extract 3 2) h))");
    is("((_ extract 7 5) ((_ sign_extend 4) h))", "((_ sign_extend 2) ((_ extract 3 3) h))");
    is("((_ extract 3 0) (bvand a #xa5))", "(bvand ((_ extract 3 0) a) #x5)");
    is("((_ extract 5 5) (bvand a #xa5))", "((_ extract 5 5) a)");
    is("((_ extract 6 6) (bvand a #xa5))", "#b0");
    is("((_ extract 3 0) (bvnot a))", "(bvnot ((_ extract 3 0) a))");
    is("((_ extract 7 0) (bvlshr w #x00000008))", "((_ extract 15 8) w)");
    stays("((_ extract 3 0) (bvand a b))");
    stays("((_ extract 3 0) (bvadd a b))");
}

#[test]
fn concatenation() {
    is("(concat ((_ extract 7 4) a) ((_ extract 3 0) a))", "a");
    is("(concat ((_ extract 7 6) a) ((_ extract 5 3) a))", "((_ extract 7 3) a)");
    stays("(concat ((_ extract 7 5) a) ((_ extract 3 0) a))");
    stays("(concat ((_ extract 3 0) a) ((_ extract 7 4) a))");
    is(
        "(concat ((_ extract 31 24) w) ((_ extract 23 16) w) ((_ extract 15 8) w) ((_ extract 7 0) w))",
        "w",
    );
    is("(concat (concat a b) c)", "(concat a (concat b c))");
    is("(concat #x1 #x2)", "#x12");
    is("(concat #x0 a)", "((_ zero_extend 4) a)");
    stays("(concat #x1 a)");
    is("(concat #x1 (concat #x2 a))", "(concat #x12 a)");
    is(
        "(bvor (bvshl ((_ zero_extend 24) a) #x00000008) ((_ zero_extend 24) b))",
        "((_ zero_extend 16) (concat a b))",
    );
    is(
        "(bvor (bvshl ((_ zero_extend 24) a) #x00000004) ((_ zero_extend 24) b))",
        "(bvor ((_ zero_extend 20) (concat a #x0)) ((_ zero_extend 24) b))",
    );
}

#[test]
fn extension() {
    is("((_ zero_extend 2) ((_ zero_extend 3) a))", "((_ zero_extend 5) a)");
    is("((_ sign_extend 2) ((_ sign_extend 3) a))", "((_ sign_extend 5) a)");
    is("((_ sign_extend 2) ((_ zero_extend 3) a))", "((_ zero_extend 5) a)");
    stays("((_ zero_extend 2) ((_ sign_extend 3) a))");
}

#[test]
fn bit_vector_comparisons() {
    is("(bvult a #x00)", "false");
    is("(bvule a #xff)", "true");
    is("(bvule #x00 a)", "true");
    is("(bvult a #x01)", "(= a #x00)");
    is("(bvult #x00 a)", "(not (= a #x00))");
    is("(bvult a #xff)", "(not (= a #xff))");
    is("(bvult a #x05)", "(bvule a #x04)");
    is("(bvslt a #x80)", "false");
    is("(bvsle a #x7f)", "true");
    is("(bvslt a #x81)", "(= a #x80)");
    is("(bvslt #x7e a)", "(= a #x7f)");
    is("(bvslt a #x00)", "(bvsle a #xff)");
    is("(bvult ((_ zero_extend 4) h) #x05)", "(bvule h #x4)");
    is("(bvult ((_ zero_extend 4) h) #x10)", "true");
    is("(bvult #x10 ((_ zero_extend 4) h))", "false");
    is("(bvslt ((_ zero_extend 4) h) #x05)", "(bvule h #x4)");
    is("(bvslt ((_ zero_extend 4) h) #xff)", "false");
    is("(bvslt ((_ sign_extend 4) h) #x05)", "(bvsle h #x4)");
    is("(bvslt ((_ sign_extend 4) h) #x08)", "true");
    is("(bvslt ((_ sign_extend 4) h) #xf0)", "false");
    is("(bvslt ((_ zero_extend 24) a) ((_ zero_extend 24) b))", "(bvult a b)");
    is("(bvslt ((_ sign_extend 24) a) ((_ sign_extend 24) b))", "(bvslt a b)");
    is("(bvult ((_ sign_extend 24) a) ((_ sign_extend 24) b))", "(bvult a b)");
    stays("(bvult a b)");
    stays("(bvslt a b)");
    stays("(bvule a #x04)");
}

#[test]
fn floats() {
    is("(fp.neg (fp.neg f))", "f");
    is("(fp.abs (fp.neg f))", "(fp.abs f)");
    is("(fp.abs (fp.abs f))", "(fp.abs f)");
    stays("(fp.neg (fp.abs f))");
    is("((_ to_fp 5 11) r f)", "f");
    stays("((_ to_fp 8 24) r f)");
    is("((_ to_fp 5 11) r ((_ to_fp 8 24) RNE f))", "f");
    is("((_ to_fp 11 53) r ((_ to_fp 8 24) RNE f))", "((_ to_fp 11 53) r f)");
    stays("((_ to_fp 11 53) r ((_ to_fp 5 11) RNE d))");
    stays("((_ to_fp 8 24) r ((_ to_fp 5 11) r d))");
    is("(fp.lt f f)", "false");
    is("(fp.leq f f)", "(not (fp.isNaN f))");
    is("(fp.eq f f)", "(not (fp.isNaN f))");
    is("(fp.lt f (_ NaN 5 11))", "false");
    is("(fp.eq g f)", "(fp.eq f g)");
    is("(fp.lt ((_ to_fp 8 24) r f) ((_ to_fp 8 24) r g))", "(fp.lt f g)");
    is("(fp.mul r f ((_ to_fp 5 11) RNE 1.0))", "f");
    is("(fp.div r f ((_ to_fp 5 11) RNE 1.0))", "f");
    stays("(fp.div r (fp #b0 #b01111 #b0000000000) f)");
    is(
        "(fp.add RNE ((_ to_fp 5 11) RNE 1.0) ((_ to_fp 5 11) RNE 2.0))",
        "(fp #b0 #b10000 #b1000000000)",
    );
    is("(fp.isNaN ((_ to_fp 5 11) r a))", "false");
    is("(fp.isZero ((_ to_fp 5 11) r a))", "(= a #x00)");
    is("(fp.isInfinite ((_ to_fp 5 11) r a))", "false");
    stays("(fp.isInfinite ((_ to_fp 5 11) r w))");
    is("(fp.isNegative ((_ to_fp 5 11) r a))", "(bvsle a #xff)");
    is("(fp.isNegative ((_ to_fp_unsigned 5 11) r a))", "false");
    is("(fp.isNegative (fp.neg f))", "(fp.isPositive f)");
    is("(fp.isNaN (fp.neg (fp.abs f)))", "(fp.isNaN f)");
    stays("(fp.isNaN f)");
    is("((_ fp.to_sbv 8) RTZ ((_ to_fp 5 11) r a))", "a");
    is("(fp.lt ((_ to_fp 5 11) r a) ((_ to_fp 5 11) RNE 128.0))", "true");
    is("(fp.lt (_ -oo 5 11) ((_ to_fp 5 11) r a))", "true");
    is("(fp.leq (_ +oo 5 11) ((_ to_fp 5 11) r a))", "false");
    is("(fp.leq ((_ to_fp 5 11) RNE 0.5) ((_ to_fp 5 11) r a))", "(bvsle #x01 a)");
    is("(fp.lt ((_ to_fp_unsigned 5 11) r a) ((_ to_fp 5 11) RNE 2.5))", "(bvule a #x02)");
    is("(fp.eq ((_ to_fp 5 11) r a) ((_ to_fp 5 11) RNE 2.5))", "false");
    is("(fp.eq ((_ to_fp 5 11) r a) (_ -zero 5 11))", "(= a #x00)");
    is("(fp.lt ((_ to_fp 5 11) r a) ((_ to_fp 5 11) RTZ b))", "(bvslt a b)");
    stays("(fp.lt ((_ to_fp 5 11) r w) (fp #b0 #b10000 #b0000000000))");
}

#[test]
fn bit_patterns_of_floats() {
    let mut pool = pool();
    let f = pool.lookup("f").unwrap();
    let bits = pool.fp_to_bits(f);
    let format = symra_terms::FloatFormat::HALF;
    assert_eq!(pool.fp_from_bits(format, bits), f);
    // A pattern of another NaN does not come back.
    let b = pool.var("bits", &Sort::Bv(16));
    let float = pool.fp_from_bits(format, b);
    let again = pool.fp_to_bits(float);
    assert_ne!(again, b);
    assert_eq!(pool.args(again), [float]);
}

#[test]
fn reading_after_writing() {
    is("(select (store m a b) a)", "b");
    is("(select (store m #x01 b) #x01)", "b");
    is("(select (store m #x01 b) #x02)", "(select m #x02)");
    is("(select (store m a b) (bvadd a #x01))", "(select m (bvadd a #x01))");
    is("(select (store m (bvadd a #x02) b) (bvadd a #x01))", "(select m (bvadd a #x01))");
    is("(select (store n (+ x 2) y) (+ x 1))", "(select n (+ x 1))");
    is("(select (store (store m #x01 b) #x02 c) (ite p #x01 #x02))", "(ite p b c)");
    is(
        "(select (store m #x01 b) (ite p #x01 (ite q #x02 #x03)))",
        "(ite p b (ite q (select m #x02) (select m #x03)))",
    );
    stays("(select (store m #x01 b) (ite p #x01 a))");
    stays("(select (store m a b) c)");
    stays("(select (store m a b) #x01)");
    is("(select ((as const (Array (_ BitVec 8) (_ BitVec 8))) b) a)", "b");
    is("(select ((as const (Array (_ BitVec 8) (_ BitVec 8))) #x07) a)", "#x07");
}

#[test]
fn writing() {
    is("(store m a (select m a))", "m");
    stays("(store m a (select m b))");
    stays("(store m a (select k a))");
    is("(store (store m a b) a c)", "(store m a c)");
    is("(store (store m a b) a (select m a))", "m");
    is("(store (store m #x01 b) #x01 b)", "(store m #x01 b)");
    is("(store (store (store m #x01 b) #x02 c) #x01 b)", "(store (store m #x01 b) #x02 c)");
    stays("(store (store m a b) c b)");
    let all = "((as const (Array (_ BitVec 8) (_ BitVec 8))) #x07)";
    is(&format!("(store {all} a #x07)"), all);
    stays(&format!("(store {all} a #x08)"));
}

#[test]
fn equality_of_arrays() {
    is("(= m (store m a b))", "(= b (select m a))");
    is("(= (store m a b) (store m a c))", "(= b c)");
    stays("(= (store m a b) (store m b c))");
    stays("(= m k)");
}

#[test]
fn array_values_are_chains_over_constant_arrays() {
    let mut pool = TermPool::new();
    let text = "(store (store ((as const (Array Int Int)) 0) 5 50) 3 30)";
    let term = smtlib::read_term(&mut pool, text).unwrap();
    let value = pool.constant_value(term).unwrap();
    let again = pool.constant(value.clone());
    assert_eq!(pool.constant_value(again), Some(value));
    assert_eq!(pool.value(again), None);
    let index = pool.int(3);
    assert_eq!(pool.select(again, index), pool.int(30));
    let x = pool.var("x", &Sort::Int);
    let open = pool.store(again, x, index);
    assert_eq!(pool.constant_value(open), None);
}

#[test]
#[should_panic(expected = "operands should have one sort, not Int and Bool")]
fn ill_sorted_equality_is_our_fault() {
    let mut pool = pool();
    let (x, p) = (pool.lookup("x").unwrap(), pool.lookup("p").unwrap());
    pool.eq(x, p);
}

#[test]
#[should_panic(expected = "operands should have one sort, not (_ BitVec 8) and (_ BitVec 4)")]
fn ill_sorted_bit_vectors_are_our_fault() {
    let mut pool = pool();
    let (a, h) = (pool.lookup("a").unwrap(), pool.lookup("h").unwrap());
    pool.bv_add(a, h);
}

#[test]
#[should_panic(expected = "bits 8 to 0 should be bits of a vector of width 8")]
fn bits_out_of_range_are_our_fault() {
    let mut pool = pool();
    let a = pool.lookup("a").unwrap();
    pool.extract(8, 0, a);
}

#[test]
#[should_panic(expected = "an index should be of sort (_ BitVec 8), not Int")]
fn ill_sorted_indices_are_our_fault() {
    let mut pool = pool();
    let (m, x) = (pool.lookup("m").unwrap(), pool.lookup("x").unwrap());
    pool.select(m, x);
}
