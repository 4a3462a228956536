//! Plans: terms compiled for repeated evaluation.
//!
//! A [`Plan`] is a list of steps over two banks of registers. Truth values and bit-vectors of up to 64 bits live in
//! machine words; integers, floats, wider bit-vectors and arrays live in values. The steps of words don't allocate.
//!
//! What is evaluated: everything, once, except the arms of an `ite` between arrays. Of such an `ite` only the taken arm is run, because an
//! arm that writes an array it doesn't own has to copy parts of it. All other arms, and all arguments of conjunctions,
//! are cheaper to compute than to jump around.
//!
//! Arrays are changed in place where nobody else needs the old one: reads of an array are run before writes to it, and the last
//! use of a register, or of a variable that the caller gave up ([`Plan::consuming`]), moves its value.

mod compile;
mod live;
mod run;
mod schedule;
mod step;
#[cfg(test)]
mod tests;

use crate::assignment::Assignment;
use crate::op::Symbol;
use crate::sort::Sort;
use crate::value::Value;

use step::{General, Instruction};

/// Where a plan finds the values of its variables.
pub trait Environment {
    /// The variable's value.
    fn value(&self, symbol: Symbol) -> &Value;

    /// The variable's value, which is not asked again in this run. An environment that can should move it out:
    /// an array that has no other owner is then changed in place.
    fn take(&mut self, symbol: Symbol) -> Value {
        self.value(symbol).clone()
    }
}

/// The values in the order of the pool's symbols.
impl Environment for Vec<Value> {
    fn value(&self, symbol: Symbol) -> &Value {
        &self[symbol.index()]
    }

    fn take(&mut self, symbol: Symbol) -> Value {
        std::mem::replace(&mut self[symbol.index()], Value::Bool(false))
    }
}

/// The values in the order of the pool's symbols, read only.
impl Environment for &[Value] {
    fn value(&self, symbol: Symbol) -> &Value {
        &self[symbol.index()]
    }
}

/// The assigned values; every variable of the plan should have one.
impl Environment for &Assignment {
    fn value(&self, symbol: Symbol) -> &Value {
        self.get(symbol).expect("every variable of a plan should be assigned")
    }
}

/// Terms compiled for repeated evaluation.
///
/// ```
/// use symra_terms::{Plan, Scratch, Sort, TermPool, Value};
///
/// let mut pool = TermPool::new();
/// let x = pool.var("x", &Sort::Bv(32));
/// let one = pool.bv(1, 32);
/// let next = pool.bv_add(x, one);
/// let plan = Plan::new(&pool, &[next]);
/// let mut scratch = Scratch::default();
/// let mut environment = vec![Value::bv(0, 32)];
/// for _ in 0..10 {
///     let value = plan.run(&mut scratch, &mut environment).take(0);
///     environment[0] = value;
/// }
/// assert_eq!(environment[0], Value::bv(10, 32));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    symbols: Vec<Symbol>,
    /// The first word registers: what they hold at the start of each run.
    constants: Vec<u64>,
    /// The variables in the word registers that follow.
    loads: Vec<Symbol>,
    words: u32,
    values: u32,
    /// Constants that are no words.
    large: Vec<Value>,
    steps: Vec<Instruction>,
    general: Vec<General>,
    results: Vec<Output>,
    /// How many results are values.
    moved: u32,
}

/// Where a result is when the steps are done.
#[derive(Clone, Debug)]
enum Output {
    Word { register: u32, width: u32 },
    Value { slot: u32 },
}

/// The width that stands for truth values among words.
const TRUTH: u32 = 0;

/// The width of the words that hold the values of a sort, if words do.
fn word_width(sort: &Sort) -> Option<u32> {
    match sort {
        Sort::Bool => Some(TRUTH),
        Sort::Bv(width) if *width <= 64 => Some(*width),
        _ => None,
    }
}

/// The value that a word stands for.
#[inline]
fn from_word(word: u64, width: u32) -> Value {
    if width == TRUTH { Value::Bool(word != 0) } else { Value::bv(word, width) }
}

/// The word that stands for a value.
#[inline]
fn to_word(value: &Value) -> u64 {
    match value {
        Value::Bool(truth) => u64::from(*truth),
        Value::Bv(bits) => bits.to_u64().expect("a word should have at most 64 bits"),
        _ => panic!("a word should hold a truth value or a bit-vector, not {}", value.sort()),
    }
}

/// The registers of a run, kept to be used again, by any plan.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    words: Vec<u64>,
    values: Vec<Value>,
    results: Vec<Option<Value>>,
}

/// The results of a run, in the order of the plan's terms.
#[derive(Debug)]
pub struct Results<'a> {
    outputs: &'a [Output],
    scratch: &'a mut Scratch,
}

impl Plan {
    /// The variables that the plan reads, in order, each once.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// How many steps a run takes at most.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether a run has nothing to compute: all terms are variables or constants.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

impl Results<'_> {
    /// How many results there are.
    pub fn len(&self) -> usize {
        self.outputs.len()
    }

    /// Whether there are no results.
    pub fn is_empty(&self) -> bool {
        self.outputs.is_empty()
    }

    /// The truth value of a term of that sort.
    ///
    /// # Panics
    /// If the term is of another sort.
    #[inline]
    pub fn truth(&self, index: usize) -> bool {
        match self.outputs[index] {
            Output::Word { register, width: TRUTH } => self.scratch.words[register as usize] != 0,
            _ => panic!("a condition should be a truth value"),
        }
    }

    /// The bits of a bit-vector of at most 64 bits, or 0 or 1 for a truth value; `None` for other sorts.
    #[inline]
    pub fn word(&self, index: usize) -> Option<u64> {
        match self.outputs[index] {
            Output::Word { register, .. } => Some(self.scratch.words[register as usize]),
            Output::Value { .. } => None,
        }
    }

    /// Moves a result out.
    ///
    /// # Panics
    /// If it was moved out before, unless it is a truth value or a bit-vector of at most 64 bits.
    #[inline]
    pub fn take(&mut self, index: usize) -> Value {
        match self.outputs[index] {
            Output::Word { register, width } => {
                from_word(self.scratch.words[register as usize], width)
            }
            Output::Value { slot } => self.scratch.results[slot as usize]
                .take()
                .expect("a result should be moved out only once"),
        }
    }

    /// All results.
    pub fn into_values(mut self) -> Vec<Value> {
        (0..self.len()).map(|index| self.take(index)).collect()
    }
}
