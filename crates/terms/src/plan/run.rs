//! Running a plan.

use std::borrow::Cow;

use super::step::{Code, Destination, General, GeneralKind, Instruction, Operand};
use super::{Environment, Plan, Results, Scratch, from_word, to_word};
use crate::apply::{apply, array};
use crate::value::Value;
use crate::value::words::{
    ashr_word, lshr_word, mask, sdiv_word, shl_word, signed, smod_word, srem_word, udiv_word,
    urem_word,
};

impl Plan {
    /// Evaluates the plan's terms. The results stay in the scratch until they are taken or the next run.
    ///
    /// # Panics
    /// If the environment gives a value of another sort than the variable's.
    pub fn run<'a, E: Environment + ?Sized>(
        &'a self,
        scratch: &'a mut Scratch,
        environment: &mut E,
    ) -> Results<'a> {
        let Scratch { words, values, results } = &mut *scratch;
        // Results and values of an earlier run would share arrays that this one could change in place.
        results.clear();
        results.resize(self.moved as usize, None);
        values.clear();
        values.resize(self.values as usize, Value::Bool(false));
        if words.len() < self.words as usize {
            words.resize(self.words as usize, 0);
        }
        let (constants, rest) = words.split_at_mut(self.constants.len());
        constants.copy_from_slice(&self.constants);
        for (word, symbol) in rest.iter_mut().zip(&self.loads) {
            *word = to_word(environment.value(*symbol));
        }
        let mut machine = Machine { plan: self, words, values, results, environment };
        machine.steps();
        values.clear();
        Results { outputs: &self.results, scratch }
    }
}

struct Machine<'a, E: ?Sized> {
    plan: &'a Plan,
    words: &'a mut [u64],
    values: &'a mut [Value],
    results: &'a mut [Option<Value>],
    environment: &'a mut E,
}

impl<E: Environment + ?Sized> Machine<'_, E> {
    fn steps(&mut self) {
        let plan = self.plan;
        let mut place = 0;
        while let Some(step) = plan.steps.get(place) {
            place += 1;
            match step.code {
                Code::Jump => place = step.b as usize,
                Code::JumpUnless => {
                    if self.words[step.a as usize] == 0 {
                        place = step.b as usize;
                    }
                }
                Code::General => self.general(&plan.general[step.a as usize]),
                _ => self.words[step.to as usize] = word_step(*step, self.words),
            }
        }
    }

    fn general(&mut self, general: &General) {
        let args = &general.args;
        let result = match &general.kind {
            GeneralKind::Select => {
                let index = self.fetch(args[1]);
                let found = self.fetch(args[0]);
                let element = array(&found).get(&index);
                if let Destination::Word(register) = general.to {
                    let word = to_word(element);
                    self.words[register as usize] = word;
                    return;
                }
                element.clone()
            }
            GeneralKind::Store => {
                let (index, element) = (self.own(args[1]), self.own(args[2]));
                let mut target = self.own(args[0]);
                let Value::Array(array) = &mut target else {
                    panic!("the first argument of a store should be an array")
                };
                array.set(index, element);
                target
            }
            GeneralKind::Move => self.own(args[0]),
            GeneralKind::Apply { op, sort } => match **args {
                [a] => apply(*op, sort, &[&self.fetch(a)]),
                [a, b] => apply(*op, sort, &[&self.fetch(a), &self.fetch(b)]),
                [a, b, c] => apply(*op, sort, &[&self.fetch(a), &self.fetch(b), &self.fetch(c)]),
                _ => {
                    let fetched: Vec<Cow<'_, Value>> =
                        args.iter().map(|arg| self.fetch(*arg)).collect();
                    let arguments: Vec<&Value> = fetched.iter().map(AsRef::as_ref).collect();
                    apply(*op, sort, &arguments)
                }
            },
        };
        match general.to {
            Destination::Word(register) => self.words[register as usize] = to_word(&result),
            Destination::Value(register) => self.values[register as usize] = result,
            Destination::Result(slot) => self.results[slot as usize] = Some(result),
        }
    }

    #[inline]
    fn fetch(&self, operand: Operand) -> Cow<'_, Value> {
        match operand {
            Operand::Word { register, width } => {
                Cow::Owned(from_word(self.words[register as usize], width))
            }
            Operand::Constant(index) => Cow::Borrowed(&self.plan.large[index as usize]),
            Operand::Value { register, .. } => Cow::Borrowed(&self.values[register as usize]),
            Operand::Variable { symbol, .. } => Cow::Borrowed(self.environment.value(symbol)),
        }
    }

    /// An argument's value, moved from where it is if this is its last use.
    fn own(&mut self, operand: Operand) -> Value {
        match operand {
            Operand::Value { register, last: true } => {
                std::mem::replace(&mut self.values[register as usize], Value::Bool(false))
            }
            Operand::Variable { symbol, last: true } => self.environment.take(symbol),
            _ => self.fetch(operand).into_owned(),
        }
    }
}

/// The result of a step between words.
#[inline]
fn word_step(step: Instruction, words: &[u64]) -> u64 {
    let Instruction { code, width, a, b, c, .. } = step;
    let width = u32::from(width);
    let x = words[a as usize];
    let y = || words[b as usize];
    match code {
        Code::Not => !x & mask(width),
        Code::And => x & y(),
        Code::Or => x | y(),
        Code::Xor => x ^ y(),
        Code::Eq => u64::from(x == y()),
        Code::Ite => words[if x != 0 { b } else { c } as usize],
        Code::Neg => x.wrapping_neg() & mask(width),
        Code::Add => x.wrapping_add(y()) & mask(width),
        Code::Mul => x.wrapping_mul(y()) & mask(width),
        Code::Udiv => udiv_word(x, y(), width),
        Code::Urem => urem_word(x, y()),
        Code::Sdiv => sdiv_word(x, y(), width),
        Code::Srem => srem_word(x, y(), width),
        Code::Smod => smod_word(x, y(), width),
        Code::Shl => shl_word(x, y(), width),
        Code::Lshr => lshr_word(x, y(), width),
        Code::Ashr => ashr_word(x, y(), width),
        Code::Ult => u64::from(x < y()),
        Code::Ule => u64::from(x <= y()),
        Code::Slt => u64::from(signed(x, width) < signed(y(), width)),
        Code::Sle => u64::from(signed(x, width) <= signed(y(), width)),
        Code::Concat => x << c | y(),
        Code::Extract => (x >> b) & mask(width),
        Code::SignExtend => sign_extend(x, width, b),
        Code::Copy => x,
        Code::Jump | Code::JumpUnless | Code::General => {
            unreachable!("a step between words should be none of these")
        }
    }
}

#[inline]
#[expect(clippy::cast_sign_loss, reason = "two's complement is meant")]
fn sign_extend(word: u64, from: u32, to: u32) -> u64 {
    signed(word, from) as u64 & mask(to)
}
