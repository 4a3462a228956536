use super::*;

/// The operation of the SMT-LIB document, computed on numbers of any width.
fn reference(op: &str, a: &BitVec, b: &BitVec) -> BitVec {
    let width = a.width();
    let (x, y) = (IBig::from(a.to_ubig()), IBig::from(b.to_ubig()));
    let two_w = IBig::ONE << width as usize;
    let value = match op {
        "add" => x + y,
        "sub" => x - y,
        "mul" => x * y,
        "udiv" if y == IBig::ZERO => two_w - 1,
        "udiv" => x / y,
        "urem" if y == IBig::ZERO => x,
        "urem" => x % y,
        // IBig's division truncates, its remainder has the dividend's sign.
        "sdiv" | "srem" | "smod" => {
            let (x, y) = (a.to_ibig(), b.to_ibig());
            match (op, y == IBig::ZERO) {
                ("sdiv", true) if x < IBig::ZERO => IBig::ONE,
                ("sdiv", true) => -IBig::ONE,
                (_, true) => x,
                ("sdiv", false) => x / y,
                ("srem", false) => x % y,
                _ => {
                    let floor = x.clone() - &y * floor_div(&x, &y);
                    assert!(floor == IBig::ZERO || (floor < IBig::ZERO) == (y < IBig::ZERO));
                    floor
                }
            }
        }
        "shl" | "lshr" if y >= IBig::from(width) => IBig::ZERO,
        "shl" => x << usize::try_from(&y).unwrap(),
        "lshr" => x >> usize::try_from(&y).unwrap(),
        "ashr" => {
            let by = usize::try_from(&y).unwrap_or(usize::MAX).min(width as usize);
            floor_div(&a.to_ibig(), &(IBig::ONE << by))
        }
        _ => unreachable!(),
    };
    BitVec::from_ibig(&value, width)
}

fn floor_div(a: &IBig, b: &IBig) -> IBig {
    let quotient = a / b;
    let exact = &quotient * b == *a;
    if !exact && (*a < IBig::ZERO) != (*b < IBig::ZERO) { quotient - 1 } else { quotient }
}

fn check_all(a: &BitVec, b: &BitVec) {
    let results = [
        ("add", a.add(b)),
        ("sub", a.sub(b)),
        ("mul", a.mul(b)),
        ("udiv", a.udiv(b)),
        ("urem", a.urem(b)),
        ("sdiv", a.sdiv(b)),
        ("srem", a.srem(b)),
        ("smod", a.smod(b)),
        ("shl", a.shl(b)),
        ("lshr", a.lshr(b)),
        ("ashr", a.ashr(b)),
    ];
    for (op, result) in results {
        assert_eq!(result, reference(op, a, b), "{a} {op} {b}");
    }
    assert_eq!(a.ult(b), a.to_ubig() < b.to_ubig());
    assert_eq!(a.ule(b), a.to_ubig() <= b.to_ubig());
    assert_eq!(a.slt(b), a.to_ibig() < b.to_ibig());
    assert_eq!(a.sle(b), a.to_ibig() <= b.to_ibig());
    assert_eq!(a.and(b).to_ubig(), a.to_ubig() & b.to_ubig());
    assert_eq!(a.or(b).to_ubig(), a.to_ubig() | b.to_ubig());
    assert_eq!(a.xor(b).to_ubig(), a.to_ubig() ^ b.to_ubig());
    assert_eq!(a.neg().add(a), BitVec::zero(a.width()));
    assert_eq!(a.not(), a.neg().sub(&BitVec::from_u64(1, a.width())));
}

fn check_shape(a: &BitVec, b: &BitVec) {
    let joined = a.concat(b);
    assert_eq!(joined.width(), a.width() + b.width());
    assert_eq!(joined.extract(joined.width() - 1, b.width()), *a);
    assert_eq!(joined.extract(b.width() - 1, 0), *b);
    assert_eq!(a.zero_extend(61).to_ubig(), a.to_ubig());
    assert_eq!(a.sign_extend(61).to_ibig(), a.to_ibig());
    assert_eq!(a.to_string().parse::<BitVec>().as_ref(), Ok(a));
}

/// Numbers around the ends of the range, and some with mixed bits.
fn samples(width: u32) -> Vec<BitVec> {
    let sign = UBig::ONE << (width as usize - 1);
    let mut values: Vec<BitVec> = (-3..=3).map(|value| BitVec::from_i64(value, width)).collect();
    for delta in -2..=2 {
        values.push(BitVec::from_ubig(&sign, width).add(&BitVec::from_i64(delta, width)));
    }
    for value in [u64::from(width), u64::from(width) - 1, 0x9e37_79b9_7f4a_7c15, 1 << 40] {
        values.push(BitVec::from_u64(value, width));
    }
    let mixed = UBig::from(0x9e37_79b9_7f4a_7c15_u64).pow(4) >> 7;
    values.push(BitVec::from_ubig(&mixed, width));
    values
}

#[test]
fn narrow_operations_are_right_everywhere() {
    for width in 1..=4 {
        for a in 0..1 << width {
            for b in 0..1 << width {
                let (a, b) = (BitVec::from_u64(a, width), BitVec::from_u64(b, width));
                check_all(&a, &b);
                check_shape(&a, &b);
            }
        }
    }
}

#[test]
fn all_widths_agree_with_the_reference() {
    for width in [7, 8, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 200] {
        let samples = samples(width);
        for a in &samples {
            for b in &samples {
                check_all(a, b);
                check_shape(a, b);
            }
        }
    }
}

#[test]
fn wide_parts_become_narrow() {
    let wide = BitVec::from_i64(-2, 100);
    assert_eq!(wide.extract(63, 0), BitVec::from_i64(-2, 64));
    assert_eq!(wide.extract(99, 36), BitVec::ones(64));
    assert_eq!(wide.to_i64(), Some(-2));
    assert_eq!(wide.to_u64(), None);
    assert_eq!(BitVec::from_u64(5, 100).to_u64(), Some(5));
    assert_eq!(BitVec::zero(100).neg(), BitVec::zero(100));
    assert!(BitVec::ones(65).is_ones() && BitVec::ones(64).is_ones());
    assert!(!BitVec::from_u64(u64::MAX, 65).is_ones());
}

#[test]
fn text_keeps_leading_zeros_and_bad_text_is_refused() {
    assert_eq!(BitVec::from_u64(5, 8).to_string(), "#x05");
    assert_eq!(BitVec::from_u64(5, 7).to_string(), "#b0000101");
    assert_eq!(BitVec::from_u64(0xabc, 68).to_string(), "#x00000000000000abc");
    assert_eq!(BitVec::from_u64(1, 65).to_string(), format!("#b{:065b}", 1));
    assert_eq!("#xFf".parse(), Ok(BitVec::from_u64(255, 8)));
    for bad in ["", "#", "#b", "#x", "#b012", "#xg", "#b+1", "#x_1", "10", "#b 1"] {
        assert!(bad.parse::<BitVec>().is_err(), "{bad:?} should be refused");
    }
}

#[test]
#[should_panic(expected = "operands should have one width")]
fn widths_must_agree() {
    let _ = BitVec::from_u64(1, 8).add(&BitVec::from_u64(1, 9));
}
