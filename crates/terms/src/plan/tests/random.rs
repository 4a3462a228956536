//! Random terms of every operator: a plan, the evaluator and plain bottom-up application give the same values.

use proptest::prelude::*;

use super::super::*;
use crate::apply::apply;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::FloatFormat;
use crate::value::{ArrayValue, BitVec, Float, Integer, RoundingMode};

const TINY: FloatFormat = FloatFormat { exponent: 3, significand: 4 };

fn sorts() -> Vec<Sort> {
    vec![
        Sort::Bool,
        Sort::Int,
        Sort::Bv(1),
        Sort::Bv(8),
        Sort::Bv(64),
        Sort::Bv(70),
        Sort::Float(TINY),
        Sort::Float(FloatFormat::DOUBLE),
        Sort::RoundingMode,
        Sort::array(Sort::Bv(1), Sort::Bv(8)),
        Sort::array(Sort::Int, Sort::Int),
        Sort::array(Sort::Bool, Sort::array(Sort::Bv(8), Sort::Bool)),
    ]
}

/// A value of the sort made of some bits, often a special one.
fn value_of(sort: &Sort, bits: u64) -> Value {
    let special = [0, 1, 2, u64::MAX, u64::MAX - 1, 1 << 63, (1 << 63) - 1, 0x7ff0 << 48];
    let chosen = if bits & 1 == 0 { special[(bits >> 1) as usize % 8] } else { bits >> 3 };
    match sort {
        Sort::Bool => Value::Bool(bits & 2 != 0),
        Sort::Int => {
            let small = Integer::from(chosen.cast_signed());
            Value::Int(if bits & 4 == 0 { small } else { &small * &Integer::from(i64::MAX) })
        }
        Sort::Bv(width) => {
            let wide = BitVec::from_u64(chosen, 64).concat(&BitVec::from_u64(bits, 64));
            Value::Bv(if bits & 4 == 0 {
                BitVec::from_u64(chosen, *width)
            } else {
                wide.extract(127, 128 - width)
            })
        }
        Sort::Float(format) => {
            let wide = BitVec::from_u64(chosen, 64);
            Value::Float(Float::from_bits(*format, &wide.extract(format.width() - 1, 0)))
        }
        Sort::RoundingMode => Value::RoundingMode(RoundingMode::ALL[(bits >> 3) as usize % 5]),
        Sort::Array(array) => {
            let mix = bits.rotate_left(23).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut value = ArrayValue::constant(array.clone(), value_of(&array.element, mix));
            for round in 0..bits % 4 {
                let mix = mix.rotate_left(17 * (u32::try_from(round).unwrap() + 1));
                value.set(value_of(&array.index, mix), value_of(&array.element, mix >> 5));
            }
            Value::Array(value)
        }
    }
}

/// Terms as they come, built without any rewriting.
struct Forest {
    pool: TermPool,
    terms: Vec<Term>,
}

impl Forest {
    fn new(constants: &[u64]) -> Self {
        let mut pool = TermPool::new();
        let mut terms = Vec::new();
        for (place, sort) in sorts().iter().enumerate() {
            for name in ["x", "y"] {
                terms.push(pool.var(&format!("{name}{place}"), sort));
            }
            terms.push(pool.constant(value_of(sort, constants[place % constants.len()])));
        }
        Self { pool, terms }
    }

    /// One of the terms of the sort, by choice.
    fn of_sort(&self, sort: &Sort, choice: u16) -> Term {
        let those: Vec<Term> =
            self.terms.iter().copied().filter(|term| self.pool.sort(*term) == sort).collect();
        // The later ones are deeper: prefer them.
        let back = usize::from(choice) % those.len();
        those[those.len() - 1 - back.min(usize::from(choice >> 8) % those.len())]
    }

    fn bv(&self, choice: u16) -> Term {
        let widths = [1, 8, 64, 70];
        self.of_sort(&Sort::Bv(widths[usize::from(choice) % 4]), choice / 4)
    }

    fn float(&self, choice: u16) -> Term {
        let format = if choice.is_multiple_of(2) { TINY } else { FloatFormat::DOUBLE };
        self.of_sort(&Sort::Float(format), choice / 2)
    }

    fn array(&self, choice: u16) -> Term {
        let sorts = sorts();
        self.of_sort(&sorts[9 + usize::from(choice) % 3], choice / 3)
    }

    fn add(&mut self, op: Op, args: &[Term], sort: &Sort) {
        let term = self.pool.intern(op, args, sort);
        self.terms.push(term);
    }

    fn grow(&mut self, kind: u8, choices: [u16; 4]) {
        match kind % 8 {
            0 | 1 => self.grow_core(choices),
            2 => self.grow_int(choices),
            3 | 4 => self.grow_bv(choices),
            5 => self.grow_float(choices),
            6 => self.grow_conversion(choices),
            _ => self.grow_array(choices),
        }
    }

    fn grow_core(&mut self, [which, a, b, c]: [u16; 4]) {
        let bools = [a, b, c].map(|choice| self.of_sort(&Sort::Bool, choice));
        let any = self.terms[usize::from(b) % self.terms.len()];
        let sort = self.pool.sort(any).clone();
        let like = self.of_sort(&sort, c);
        match which % 5 {
            0 => self.add(Op::Not, &bools[..1], &Sort::Bool),
            1 => self.add(Op::And, &bools[..2 + usize::from(a % 2)], &Sort::Bool),
            2 => self.add(Op::Or, &bools[..2 + usize::from(a % 2)], &Sort::Bool),
            3 => self.add(Op::Eq, &[any, like], &Sort::Bool),
            _ => self.add(Op::Ite, &[bools[0], any, like], &sort),
        }
    }

    fn grow_int(&mut self, [which, a, b, c]: [u16; 4]) {
        let ints = [a, b, c].map(|choice| self.of_sort(&Sort::Int, choice));
        let pair = &ints[..2];
        match which % 6 {
            0 => self.add(Op::Add, &ints, &Sort::Int),
            1 => self.add(Op::Mul, pair, &Sort::Int),
            2 => self.add(Op::Div, pair, &Sort::Int),
            3 => self.add(Op::Mod, pair, &Sort::Int),
            4 => self.add(Op::Le, pair, &Sort::Bool),
            _ => self.add(Op::Lt, pair, &Sort::Bool),
        }
    }

    fn grow_bv(&mut self, [which, first, second, third]: [u16; 4]) {
        let x = self.bv(first);
        let sort = self.pool.sort(x).clone();
        let (y, z) = (self.of_sort(&sort, second), self.of_sort(&sort, third));
        let binary = [
            Op::BvAnd,
            Op::BvOr,
            Op::BvXor,
            Op::BvMul,
            Op::BvUdiv,
            Op::BvUrem,
            Op::BvSdiv,
            Op::BvSrem,
            Op::BvSmod,
            Op::BvShl,
            Op::BvLshr,
            Op::BvAshr,
        ];
        let tests = [Op::BvUlt, Op::BvUle, Op::BvSlt, Op::BvSle];
        let width = sort.bv_width().unwrap();
        match which % 24 {
            n @ 0..=11 => self.add(binary[usize::from(n)], &[x, y], &sort),
            n @ 12..=15 => self.add(tests[usize::from(n) - 12], &[x, y], &Sort::Bool),
            16 => self.add(Op::BvNot, &[x], &sort),
            17 => self.add(Op::BvNeg, &[x], &sort),
            18 | 19 => self.add(Op::BvAdd, &[x, y, z], &sort),
            // Each of these gives one of the widths again.
            20 => self.resize(x, width, second),
            _ => self.take_apart(x, width, second),
        }
    }

    fn resize(&mut self, x: Term, width: u32, choice: u16) {
        let to = [8, 64, 70][usize::from(choice) % 3];
        if to >= width {
            let by = to - width;
            let op = if choice < 1 << 15 { Op::ZeroExtend(by) } else { Op::SignExtend(by) };
            self.add(op, &[x], &Sort::Bv(to));
        } else {
            let lo = u32::from(choice) % (width - to + 1);
            self.add(Op::Extract { hi: lo + to - 1, lo }, &[x], &Sort::Bv(to));
        }
    }

    fn take_apart(&mut self, x: Term, width: u32, choice: u16) {
        let at = u32::from(choice) % width;
        self.add(Op::Extract { hi: at, lo: at }, &[x], &Sort::Bv(1));
        // Up to 70 bits again from a byte and seven parts.
        if width == 64 {
            let part = self.pool.intern(
                Op::Extract { hi: at.max(5), lo: at.max(5) - 5 },
                &[x],
                &Sort::Bv(6),
            );
            let joined = if choice < 1 << 15 { [part, x] } else { [x, part] };
            self.add(Op::Concat, &joined, &Sort::Bv(70));
        } else if width == 8 {
            let half = self.pool.intern(Op::Extract { hi: 5, lo: 2 }, &[x], &Sort::Bv(4));
            self.add(Op::Concat, &[half, half], &Sort::Bv(8));
        }
    }

    fn grow_float(&mut self, [which, first, second, third]: [u16; 4]) {
        let x = self.float(first);
        let sort = self.pool.sort(x).clone();
        let (y, z) = (self.of_sort(&sort, second), self.of_sort(&sort, third));
        let mode = self.of_sort(&Sort::RoundingMode, second ^ third);
        let rounded = [Op::FpAdd, Op::FpSub, Op::FpMul, Op::FpDiv];
        let plain = [Op::FpRem, Op::FpMin, Op::FpMax];
        let pairs = [Op::FpLe, Op::FpLt, Op::FpEq];
        let tests = [
            Op::FpIsNan,
            Op::FpIsInfinite,
            Op::FpIsZero,
            Op::FpIsNormal,
            Op::FpIsSubnormal,
            Op::FpIsNegative,
            Op::FpIsPositive,
        ];
        match usize::from(which % 22) {
            n @ 0..=3 => self.add(rounded[n], &[mode, x, y], &sort),
            n @ 4..=6 => self.add(plain[n - 4], &[x, y], &sort),
            n @ 7..=9 => self.add(pairs[n - 7], &[x, y], &Sort::Bool),
            n @ 10..=16 => self.add(tests[n - 10], &[x], &Sort::Bool),
            17 => self.add(Op::FpFma, &[mode, x, y, z], &sort),
            18 => self.add(Op::FpSqrt, &[mode, x], &sort),
            19 => self.add(Op::FpRound, &[mode, x], &sort),
            20 => self.add(Op::FpAbs, &[x], &sort),
            _ => self.add(Op::FpNeg, &[x], &sort),
        }
    }

    fn grow_conversion(&mut self, [which, a, b, c]: [u16; 4]) {
        let x = self.float(a);
        let bits = self.bv(b);
        let mode = self.of_sort(&Sort::RoundingMode, c);
        let (tiny, double) = (Sort::Float(TINY), Sort::Float(FloatFormat::DOUBLE));
        let width = [1, 8, 64, 70][usize::from(c) % 4];
        match which % 7 {
            0 => {
                let bits = self.of_sort(&Sort::Bv(64), b);
                self.add(Op::FpFromBits(FloatFormat::DOUBLE), &[bits], &double);
            }
            1 => {
                let x = self.of_sort(&double, a);
                self.add(Op::FpToBits, &[x], &Sort::Bv(64));
            }
            2 => self.add(Op::FpFromFp(TINY), &[mode, x], &tiny),
            3 => self.add(Op::FpFromSbv(FloatFormat::DOUBLE), &[mode, bits], &double),
            4 => self.add(Op::FpFromUbv(TINY), &[mode, bits], &tiny),
            5 => self.add(Op::FpToSbv(width), &[mode, x], &Sort::Bv(width)),
            _ => self.add(Op::FpToUbv(width), &[mode, x], &Sort::Bv(width)),
        }
    }

    fn grow_array(&mut self, [which, a, b, c]: [u16; 4]) {
        let array = self.array(a);
        let sort = self.pool.sort(array).clone();
        let Sort::Array(parts) = &sort else { unreachable!() };
        let index = self.of_sort(&parts.index, b);
        let element = if matches!(parts.element, Sort::Array(_)) {
            // Arrays of arrays hold what was read from them.
            self.pool.intern(Op::Select, &[array, index], &parts.element)
        } else {
            self.of_sort(&parts.element, c)
        };
        match which % 4 {
            0 => self.add(Op::Select, &[array, index], &parts.element),
            1 => self.add(Op::ConstArray, &[element], &sort),
            _ => self.add(Op::Store, &[array, index, element], &sort),
        }
    }
}

proptest! {
    #[test]
    fn plans_and_the_evaluator_agree(
        steps in prop::collection::vec((any::<u8>(), any::<[u16; 4]>()), 1..60),
        constants in prop::collection::vec(any::<u64>(), 12),
        inputs in prop::collection::vec(any::<u64>(), 24),
        given_up in any::<u32>(),
    ) {
        let mut forest = Forest::new(&constants);
        for (kind, choices) in steps {
            forest.grow(kind, choices);
        }
        let Forest { pool, terms } = forest;
        let environment: Vec<Value> = (0..pool.symbol_count())
            .map(|place| {
                let variable = terms[place / 2 * 3 + place % 2];
                value_of(pool.sort(variable), inputs[place])
            })
            .collect();

        let mut plainly: Vec<Value> = Vec::new();
        for place in 0..pool.len() {
            let term = Term(u32::try_from(place).unwrap());
            let value = match pool.op(term) {
                Op::Const(_) => pool.value(term).unwrap().clone(),
                Op::Var(symbol) => environment[symbol.index()].clone(),
                op => {
                    let args: Vec<&Value> =
                        pool.args(term).iter().map(|arg| &plainly[arg.index()]).collect();
                    apply(op, pool.sort(term), &args)
                }
            };
            prop_assert_eq!(&value.sort(), pool.sort(term));
            plainly.push(value);
        }

        let roots = &terms[terms.len() - terms.len().min(12)..];
        for root in roots {
            let value = pool.evaluate(*root, &mut |symbol| environment[symbol.index()].clone());
            prop_assert_eq!(&value, &plainly[root.index()]);
        }

        let consumed: Vec<Symbol> = (0..24).filter(|bit| given_up >> bit & 1 == 1).map(Symbol).collect();
        let plan = Plan::consuming(&pool, roots, &consumed);
        let mut scratch = Scratch::default();
        for _ in 0..2 {
            let mut environment = environment.clone();
            let values = plan.run(&mut scratch, &mut environment).into_values();
            for (root, value) in roots.iter().zip(values) {
                prop_assert_eq!(&value, &plainly[root.index()]);
            }
        }
    }
}
