//! How a sample is drawn.

use super::{Random, Sample, SampleStep, Theories};
use crate::op::Op;
use crate::sort::{FloatFormat, Sort};

/// Wider bit-vectors are not concatenated.
const WIDEST: u32 = 80;

const FORMATS: [FloatFormat; 3] = [
    FloatFormat { exponent: 3, significand: 4 },
    FloatFormat { exponent: 4, significand: 6 },
    FloatFormat::HALF,
];

struct Draw<'r> {
    random: &'r mut Random,
    theories: Theories,
    sample: Sample,
}

pub(super) fn draw(random: &mut Random, size: usize, theories: Theories) -> Sample {
    let sample = Sample { steps: Vec::new(), variables: Vec::new() };
    let mut draw = Draw { random, theories, sample };
    draw.variables();
    let mut applied = 0;
    while applied < size {
        if draw.apply() {
            applied += 1;
        }
    }
    draw.sample
}

impl Draw<'_> {
    fn variables(&mut self) {
        let mut sorts = vec![Sort::Bool, Sort::Bool];
        if self.theories.integers {
            sorts.extend([Sort::Int, Sort::Int, Sort::Int]);
        }
        if self.theories.bit_vectors {
            sorts.extend([1, 4, 4, 8, 8, 8, 16, 65].map(Sort::Bv));
        }
        if self.theories.floats {
            sorts.extend(FORMATS.iter().flat_map(|format| vec![Sort::Float(*format); 2]));
            sorts.push(Sort::RoundingMode);
        }
        if self.theories.arrays {
            if self.theories.integers {
                sorts.push(Sort::array(Sort::Int, Sort::Int));
                sorts.push(Sort::array(Sort::Int, Sort::Bool));
            }
            if self.theories.bit_vectors {
                sorts.push(Sort::array(Sort::Bv(4), Sort::Bv(8)));
                sorts.push(Sort::array(Sort::Bv(8), Sort::Bv(8)));
                sorts.push(Sort::array(Sort::Bool, Sort::array(Sort::Bv(4), Sort::Bv(1))));
            }
        }
        for sort in sorts {
            let number = self.sample.variables.len();
            self.sample.variables.push(sort.clone());
            self.push(SampleStep::Variable(number), sort);
        }
    }

    fn push(&mut self, step: SampleStep, sort: Sort) -> usize {
        self.sample.steps.push((step, sort));
        self.sample.steps.len() - 1
    }

    fn sort(&self, step: usize) -> &Sort {
        &self.sample.steps[step].1
    }

    /// An earlier step, the later ones more often, or a value.
    fn operand(&mut self, sort: &Sort) -> usize {
        if !self.random.chance(25) {
            let found: Vec<usize> =
                (0..self.sample.steps.len()).filter(|step| self.sort(*step) == sort).collect();
            if !found.is_empty() {
                let (a, b) = (*self.random.pick(&found), *self.random.pick(&found));
                return a.max(b);
            }
        }
        let value = self.random.value(sort);
        self.push(SampleStep::Value(value), sort.clone())
    }

    fn any(&mut self) -> usize {
        let (a, b) = (
            self.random.below(self.sample.steps.len()),
            self.random.below(self.sample.steps.len()),
        );
        a.max(b)
    }

    fn step(&mut self, op: Op, args: Vec<usize>, sort: Sort) -> bool {
        self.push(SampleStep::Apply(op, args), sort);
        true
    }

    /// One more application, on an earlier step and others that fit it. Says no if nothing fits.
    fn apply(&mut self) -> bool {
        let first = self.any();
        let sort = self.sort(first).clone();
        match self.random.below(12) {
            0 => {
                let (condition, other) = (self.operand(&Sort::Bool), self.operand(&sort));
                return self.step(Op::Ite, vec![condition, first, other], sort);
            }
            1 => {
                let other = self.operand(&sort);
                return self.step(Op::Eq, vec![first, other], Sort::Bool);
            }
            _ => {}
        }
        match &sort {
            Sort::Bool => self.connective(first),
            Sort::Int => self.integer(first),
            Sort::Bv(width) => self.bit_vector(first, *width),
            Sort::Float(format) => self.float(first, *format),
            Sort::RoundingMode => false,
            Sort::Array(array) => {
                let index = self.operand(&array.index);
                match self.random.below(5) {
                    0 => {
                        let element = self.operand(&array.element);
                        self.step(Op::ConstArray, vec![element], sort.clone())
                    }
                    1 | 2 => self.step(Op::Select, vec![first, index], array.element.clone()),
                    _ => {
                        let element = self.operand(&array.element);
                        self.step(Op::Store, vec![first, index, element], sort.clone())
                    }
                }
            }
        }
    }

    fn several(&mut self, first: usize, sort: &Sort) -> Vec<usize> {
        let mut args = vec![first];
        for _ in 0..=self.random.below(3) {
            args.push(self.operand(sort));
        }
        args
    }

    fn connective(&mut self, first: usize) -> bool {
        let op = *self.random.pick(&[Op::Not, Op::And, Op::Or]);
        let args = if op == Op::Not { vec![first] } else { self.several(first, &Sort::Bool) };
        self.step(op, args, Sort::Bool)
    }

    fn integer(&mut self, first: usize) -> bool {
        let op = *self.random.pick(&[
            Op::Add,
            Op::Add,
            Op::Mul,
            Op::Mul,
            Op::Div,
            Op::Mod,
            Op::Le,
            Op::Le,
            Op::Lt,
            Op::Lt,
        ]);
        let sort = if matches!(op, Op::Le | Op::Lt) { Sort::Bool } else { Sort::Int };
        let args = match op {
            Op::Mul | Op::Div | Op::Mod if !self.theories.nonlinear => {
                let value = self.random.value(&Sort::Int);
                let second = self.push(SampleStep::Value(value), Sort::Int);
                vec![first, second]
            }
            Op::Add | Op::Mul => self.several(first, &Sort::Int),
            _ => {
                let second = self.operand(&Sort::Int);
                if self.random.chance(50) { vec![first, second] } else { vec![second, first] }
            }
        };
        self.step(op, args, sort)
    }

    fn bit_vector(&mut self, first: usize, width: u32) -> bool {
        const SAME: [Op; 15] = [
            Op::BvAnd,
            Op::BvOr,
            Op::BvXor,
            Op::BvAdd,
            Op::BvMul,
            Op::BvUdiv,
            Op::BvUrem,
            Op::BvSdiv,
            Op::BvSrem,
            Op::BvSmod,
            Op::BvShl,
            Op::BvLshr,
            Op::BvAshr,
            Op::BvAnd,
            Op::BvAdd,
        ];
        const COMPARE: [Op; 4] = [Op::BvUlt, Op::BvUle, Op::BvSlt, Op::BvSle];
        let sort = Sort::Bv(width);
        match self.random.below(20) {
            0..=8 => {
                let op = *self.random.pick(&SAME);
                let args = if op == Op::BvAdd {
                    self.several(first, &sort)
                } else {
                    let second = self.operand(&sort);
                    if self.random.chance(50) { vec![first, second] } else { vec![second, first] }
                };
                self.step(op, args, sort)
            }
            9..=11 => {
                let op = *self.random.pick(&COMPARE);
                let second = self.operand(&sort);
                let args =
                    if self.random.chance(50) { vec![first, second] } else { vec![second, first] };
                self.step(op, args, Sort::Bool)
            }
            12 => self.step(Op::BvNot, vec![first], sort),
            13 => self.step(Op::BvNeg, vec![first], sort),
            14 | 15 => self.concat(first, width),
            16 | 17 => {
                let lo = self.random.below(width as usize);
                let hi = lo + self.random.below(width as usize - lo);
                let (hi, lo) = (u32::try_from(hi).unwrap_or(0), u32::try_from(lo).unwrap_or(0));
                self.step(Op::Extract { hi, lo }, vec![first], Sort::Bv(hi - lo + 1))
            }
            18 => self.extend(first, width),
            _ => self.convert_to_float(first, width),
        }
    }

    fn concat(&mut self, first: usize, width: u32) -> bool {
        let other = self.any();
        let Sort::Bv(more) = *self.sort(other) else { return false };
        if width + more > WIDEST {
            return false;
        }
        self.step(Op::Concat, vec![first, other], Sort::Bv(width + more))
    }

    fn extend(&mut self, first: usize, width: u32) -> bool {
        let by = [4, 8, 12, 1, 16][self.random.below(5)];
        if width + by > WIDEST {
            return false;
        }
        let op = if self.random.chance(60) { Op::ZeroExtend(by) } else { Op::SignExtend(by) };
        self.step(op, vec![first], Sort::Bv(width + by))
    }

    fn convert_to_float(&mut self, first: usize, width: u32) -> bool {
        if !self.theories.floats {
            return false;
        }
        let format = *self.random.pick(&FORMATS);
        let sort = Sort::Float(format);
        if format.width() == width {
            return self.step(Op::FpFromBits(format), vec![first], sort);
        }
        let mode = self.operand(&Sort::RoundingMode);
        let op = if self.random.chance(50) { Op::FpFromSbv(format) } else { Op::FpFromUbv(format) };
        self.step(op, vec![mode, first], sort)
    }

    fn float(&mut self, x: usize, format: FloatFormat) -> bool {
        const ROUNDED: [Op; 4] = [Op::FpAdd, Op::FpSub, Op::FpMul, Op::FpDiv];
        const COMPARE: [Op; 3] = [Op::FpLe, Op::FpLt, Op::FpEq];
        const TESTS: [Op; 7] = [
            Op::FpIsNan,
            Op::FpIsInfinite,
            Op::FpIsZero,
            Op::FpIsNormal,
            Op::FpIsSubnormal,
            Op::FpIsNegative,
            Op::FpIsPositive,
        ];
        let sort = Sort::Float(format);
        let mode = self.operand(&Sort::RoundingMode);
        let y = self.operand(&sort);
        match self.random.below(16) {
            0..=2 => {
                let op = *self.random.pick(&ROUNDED);
                self.step(op, vec![mode, x, y], sort)
            }
            3 => {
                let z = self.operand(&sort);
                self.step(Op::FpFma, vec![mode, x, y, z], sort)
            }
            4 => self.step(Op::FpSqrt, vec![mode, x], sort),
            5 => self.step(Op::FpRem, vec![x, y], sort),
            6 => self.step(Op::FpRound, vec![mode, x], sort),
            7 => {
                let op = if self.random.chance(50) { Op::FpMin } else { Op::FpMax };
                self.step(op, vec![x, y], sort)
            }
            8 => {
                let op = if self.random.chance(50) { Op::FpAbs } else { Op::FpNeg };
                self.step(op, vec![x], sort)
            }
            9 | 10 => {
                let op = *self.random.pick(&COMPARE);
                self.step(op, vec![x, y], Sort::Bool)
            }
            11 | 12 => {
                let op = *self.random.pick(&TESTS);
                self.step(op, vec![x], Sort::Bool)
            }
            13 => self.step(Op::FpToBits, vec![x], Sort::Bv(format.width())),
            14 => {
                let to = *self.random.pick(&FORMATS);
                self.step(Op::FpFromFp(to), vec![mode, x], Sort::Float(to))
            }
            _ => {
                let width = *self.random.pick(&[1, 4, 8, 16]);
                let op =
                    if self.random.chance(50) { Op::FpToSbv(width) } else { Op::FpToUbv(width) };
                self.step(op, vec![mode, x], Sort::Bv(width))
            }
        }
    }
}
