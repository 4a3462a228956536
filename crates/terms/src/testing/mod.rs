//! Random terms and values for tests, here and in the crates above.
//!
//! A [`Sample`] is a random expression that is kept as it was drawn, so that building it in a [`TermPool`], which
//! simplifies, can be compared with applying its operators to values one by one.

mod draw;
mod random;

pub use random::Random;

use crate::apply::apply;
use crate::assignment::Assignment;
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::sort::Sort;
use crate::value::Value;

/// Which sorts a sample is made of, besides truth values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct Theories {
    /// Unbounded integers.
    pub integers: bool,
    /// Products of variables and division by them, on integers.
    pub nonlinear: bool,
    /// Bit-vectors.
    pub bit_vectors: bool,
    /// Floats.
    pub floats: bool,
    /// Arrays.
    pub arrays: bool,
}

impl Theories {
    /// Everything.
    pub const ALL: Self =
        Self { integers: true, nonlinear: true, bit_vectors: true, floats: true, arrays: true };
    /// Bit-vectors only.
    pub const BIT_VECTORS: Self =
        Self { integers: false, nonlinear: false, bit_vectors: true, floats: false, arrays: false };
    /// Linear integers only.
    pub const LINEAR: Self =
        Self { integers: true, nonlinear: false, bit_vectors: false, floats: false, arrays: false };
    /// Bit-vectors and floats.
    pub const FLOATS: Self =
        Self { integers: false, nonlinear: false, bit_vectors: true, floats: true, arrays: false };
    /// Integers, bit-vectors and arrays.
    pub const ARRAYS: Self =
        Self { integers: true, nonlinear: true, bit_vectors: true, floats: false, arrays: true };
}

/// A step of a sample.
#[derive(Clone, PartialEq, Debug)]
pub enum SampleStep {
    /// A value.
    Value(Value),
    /// The variable of this number.
    Variable(usize),
    /// An operator applied to earlier steps.
    Apply(Op, Vec<usize>),
}

/// A random expression: steps, each with its sort, that use earlier ones. The last step is the expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The steps.
    pub steps: Vec<(SampleStep, Sort)>,
    /// The sorts of the variables.
    pub variables: Vec<Sort>,
}

impl Sample {
    /// A sample of that many applications.
    pub fn draw(random: &mut Random, size: usize, theories: Theories) -> Self {
        draw::draw(random, size, theories)
    }

    /// The variable of a number in a pool.
    pub fn variable(&self, pool: &mut TermPool, number: usize) -> Term {
        pool.var(&format!("v{number}"), &self.variables[number])
    }

    /// The term of each step, built by the constructors.
    pub fn build(&self, pool: &mut TermPool) -> Vec<Term> {
        let mut terms: Vec<Term> = Vec::with_capacity(self.steps.len());
        for (step, sort) in &self.steps {
            let term = match step {
                SampleStep::Value(value) => pool.constant(value.clone()),
                SampleStep::Variable(number) => self.variable(pool, *number),
                SampleStep::Apply(op, args) => {
                    let args: Vec<Term> = args.iter().map(|arg| terms[*arg]).collect();
                    pool.rebuild(*op, &args, sort)
                }
            };
            terms.push(term);
        }
        terms
    }

    /// Values for the variables.
    pub fn assign(&self, random: &mut Random) -> Vec<Value> {
        self.variables.iter().map(|sort| random.value(sort)).collect()
    }

    /// The assignment of values to the variables in a pool.
    pub fn assignment(&self, pool: &mut TermPool, values: &[Value]) -> Assignment {
        let mut assignment = Assignment::default();
        for (number, value) in values.iter().enumerate() {
            let variable = self.variable(pool, number);
            let symbol = pool.symbol(variable).expect("a variable should have a symbol");
            assignment.set(symbol, value.clone());
        }
        assignment
    }

    /// The value of each step under values of the variables, by the operators alone.
    pub fn evaluate(&self, variables: &[Value]) -> Vec<Value> {
        let mut values: Vec<Value> = Vec::with_capacity(self.steps.len());
        for (step, sort) in &self.steps {
            let value = match step {
                SampleStep::Value(value) => value.clone(),
                SampleStep::Variable(number) => variables[*number].clone(),
                SampleStep::Apply(op, args) => {
                    let args: Vec<&Value> = args.iter().map(|arg| &values[*arg]).collect();
                    apply(*op, sort, &args)
                }
            };
            values.push(value);
        }
        values
    }
}

/// The term of an operator and arguments as they are, without rewriting: what constructors are measured against.
pub fn plain(pool: &mut TermPool, op: Op, args: &[Term], sort: &Sort) -> Term {
    let sort = pool.sort_id(sort);
    pool.node(op, args, sort)
}
