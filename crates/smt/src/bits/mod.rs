//! A solver of truth values and bit-vectors for very many small queries: terms become gates once, and a SAT solver does the rest.
//!
//! Nothing is simplified beyond what terms and gates are when they are built, so that a query costs what its search costs. Facts of a frame
//! hold under a literal of the frame's own, which is assumed while the frame is open.

mod gates;
mod words;

use std::cell::Cell;
use std::time::Instant;

use batsat::{Callbacks, Lit, SolverInterface, clause, lbool};
use rustc_hash::FxHashMap;
use symra_terms::{BitVec, Op, Sort, Term, TermPool, Value};

use self::gates::Gates;
use self::words::Word;
use crate::solver::{Answer, Limits, Model, Refutation, SmtError, Solver, WhyUnknown};

const NAME: &str = "bits";

/// The limits are looked at once in so many decisions.
const LOOK: u32 = 256;

/// The time is looked at once in so many terms that become gates.
const MANY: usize = 64;

/// Ends searches whose time is up or that are cancelled.
struct Watch {
    limits: Limits,
    due: Option<Instant>,
    decisions: Cell<u32>,
    conflicts: Cell<u32>,
    ended: Cell<bool>,
}

impl Watch {
    /// Why nothing should go on, whatever is asked.
    fn over(&self) -> Option<WhyUnknown> {
        if self.limits.cancel.is_cancelled() {
            return Some(WhyUnknown::Cancelled);
        }
        let due = self.limits.deadline;
        due.is_some_and(|due| due <= Instant::now()).then_some(WhyUnknown::Timeout)
    }

    /// Why a search should not go on.
    fn why(&self) -> Option<WhyUnknown> {
        if self.limits.cancel.is_cancelled() {
            return Some(WhyUnknown::Cancelled);
        }
        self.due.is_some_and(|due| due <= Instant::now()).then_some(WhyUnknown::Timeout)
    }
}

impl Callbacks for Watch {
    fn on_new_clause(&mut self, _: &[Lit], kind: clause::Kind) {
        if kind == clause::Kind::Learnt {
            self.conflicts.set(self.conflicts.get().saturating_add(1));
        }
    }

    fn stop(&self) -> bool {
        let decisions = self.decisions.get().saturating_add(1);
        self.decisions.set(decisions);
        if self.limits.steps.is_some_and(|steps| self.conflicts.get() > steps)
            || (decisions.is_multiple_of(LOOK) && self.why().is_some())
        {
            self.ended.set(true);
        }
        self.ended.get()
    }
}

/// The solver.
pub(crate) struct Bits {
    gates: Gates<Watch>,
    words: FxHashMap<Term, Word>,
    /// The literals of open frames.
    frames: Vec<Lit>,
    /// The literals of the last check, and what they stand for.
    assumed: Vec<(Lit, Term)>,
    /// Why not all facts became gates: nothing is known from then on.
    gave_up: Option<WhyUnknown>,
}

impl Bits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let watch = Watch {
            limits: limits.clone(),
            due: None,
            decisions: Cell::new(0),
            conflicts: Cell::new(0),
            ended: Cell::new(false),
        };
        Self {
            gates: Gates::new(watch),
            words: FxHashMap::default(),
            frames: Vec::new(),
            assumed: Vec::new(),
            gave_up: None,
        }
    }

    /// Makes the bits of a term from those of what it is built of. Whether there was time for it.
    fn make(&mut self, pool: &TermPool, term: Term) -> Result<bool, SmtError> {
        let mut stack = vec![term];
        while let Some(term) = stack.last().copied() {
            if self.words.contains_key(&term) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            stack.extend(pool.args(term).iter().filter(|arg| !self.words.contains_key(arg)));
            if stack.len() == before {
                let word = self.build(pool, term)?;
                self.words.insert(term, word);
                stack.pop();
                if self.words.len().is_multiple_of(MANY) {
                    self.gave_up = self.gates.sat.cb().over();
                    if self.gave_up.is_some() {
                        return Ok(false);
                    }
                }
            }
        }
        Ok(true)
    }

    /// The literal of a formula, if there was time to make it.
    fn literal(&mut self, pool: &TermPool, term: Term) -> Result<Option<Lit>, SmtError> {
        let (inner, negated) = match pool.op(term) {
            Op::Not => (pool.args(term)[0], true),
            _ => (term, false),
        };
        if !self.make(pool, inner)? {
            return Ok(None);
        }
        let literal = self.words[&inner][0];
        Ok(Some(if negated { !literal } else { literal }))
    }

    /// The bits of a term whose arguments have theirs.
    fn build(&mut self, pool: &TermPool, term: Term) -> Result<Word, SmtError> {
        let gates = &mut self.gates;
        let args: Vec<&Word> = pool.args(term).iter().map(|arg| &self.words[arg]).collect();
        let firsts = || args.iter().map(|word| word[0]).collect::<Word>();
        let word = match pool.op(term) {
            Op::Const(_) => match pool.value(term) {
                Some(Value::Bool(value)) => vec![gates.constant(*value)],
                Some(Value::Bv(bits)) => {
                    (0..bits.width()).map(|bit| gates.constant(bits.bit(bit))).collect()
                }
                _ => return Err(unsupported(pool, term)),
            },
            Op::Var(_) => match pool.sort(term) {
                Sort::Bool => vec![gates.fresh()],
                Sort::Bv(width) => (0..*width).map(|_| gates.fresh()).collect(),
                _ => return Err(unsupported(pool, term)),
            },
            Op::Not => vec![!args[0][0]],
            Op::And => vec![gates.all(&firsts())],
            Op::Or => {
                let negated: Word = firsts().iter().map(|literal| !*literal).collect();
                vec![!gates.all(&negated)]
            }
            Op::Eq => vec![gates.equal(args[0], args[1])],
            Op::Ite => gates.choose(args[0][0], args[1], args[2]),
            Op::BvNot => args[0].iter().map(|bit| !*bit).collect(),
            Op::BvNeg => gates.negative(args[0]),
            op @ (Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvAdd | Op::BvMul) => {
                let mut word = args[0].clone();
                for other in &args[1..] {
                    let no = gates.constant(false);
                    let pairs = word.iter().copied().zip(other.iter().copied());
                    word = match op {
                        Op::BvAnd => pairs.map(|(a, b)| gates.and(a, b)).collect(),
                        Op::BvOr => pairs.map(|(a, b)| gates.or(a, b)).collect(),
                        Op::BvXor => pairs.map(|(a, b)| gates.xor(a, b)).collect(),
                        Op::BvAdd => gates.sum(&word, other, no).0,
                        _ => gates.product(&word, other),
                    };
                }
                word
            }
            Op::BvUdiv => gates.division(args[0], args[1]).0,
            Op::BvUrem => gates.division(args[0], args[1]).1,
            Op::BvSdiv => gates.quotient_signed(args[0], args[1]),
            Op::BvSrem => gates.remainder_signed(args[0], args[1]),
            Op::BvSmod => gates.modulus_signed(args[0], args[1]),
            Op::BvShl => gates.shift_up(args[0], args[1]),
            Op::BvLshr => {
                let no = gates.constant(false);
                gates.shift_down(args[0], args[1], no)
            }
            Op::BvAshr => gates.shift_down(args[0], args[1], args[0][args[0].len() - 1]),
            Op::BvUlt => vec![gates.less(args[0], args[1])],
            Op::BvUle => vec![!gates.less(args[1], args[0])],
            Op::BvSlt => vec![gates.less_signed(args[0], args[1])],
            Op::BvSle => vec![!gates.less_signed(args[1], args[0])],
            Op::Concat => args.iter().rev().flat_map(|word| word.iter().copied()).collect(),
            Op::Extract { hi, lo } => args[0][lo as usize..=hi as usize].to_vec(),
            Op::ZeroExtend(by) => extended(args[0], by, gates.constant(false)),
            Op::SignExtend(by) => extended(args[0], by, args[0][args[0].len() - 1]),
            _ => return Err(unsupported(pool, term)),
        };
        Ok(word)
    }

    /// A clause of the parts of a disjunction, for each part of a conjunction.
    fn add(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        let mut stack = vec![fact];
        while let Some(fact) = stack.pop() {
            if pool.op(fact) == Op::And {
                stack.extend(pool.args(fact));
                continue;
            }
            let mut clause: Vec<Lit> =
                self.frames.last().map(|frame| !*frame).into_iter().collect();
            let parts = if pool.op(fact) == Op::Or { pool.args(fact).to_vec() } else { vec![fact] };
            for part in parts {
                let Some(literal) = self.literal(pool, part)? else { return Ok(()) };
                clause.push(literal);
            }
            self.gates.clause(&clause);
        }
        Ok(())
    }
}

fn extended(word: &Word, by: u32, fill: Lit) -> Word {
    let mut word = word.clone();
    word.extend(std::iter::repeat_n(fill, by as usize));
    word
}

fn unsupported(pool: &TermPool, term: Term) -> SmtError {
    let message = format!("`{}` is not a bit-vector", pool.display(term));
    SmtError::Backend { backend: NAME, message }
}

impl Solver for Bits {
    fn push(&mut self) -> Result<(), SmtError> {
        let frame = self.gates.fresh();
        self.frames.push(frame);
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        let frame = self.frames.pop().ok_or(SmtError::NoFrame)?;
        self.gates.clause(&[!frame]);
        Ok(())
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.add(pool, fact)
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        self.assumed.clear();
        let mut literals = self.frames.clone();
        for term in assuming {
            let Some(literal) = self.literal(pool, *term)? else { break };
            self.assumed.push((literal, *term));
            literals.push(literal);
        }
        if let Some(why) = &self.gave_up {
            return Ok(Answer::Unknown(why.clone()));
        }
        let watch = self.gates.sat.cb_mut();
        let now = Instant::now();
        let query = watch.limits.query.and_then(|query| now.checked_add(query));
        watch.due = match (query, watch.limits.deadline) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, other) => one.or(other),
        };
        watch.ended.set(false);
        watch.decisions.set(0);
        watch.conflicts.set(0);
        if let Some(why) = watch.why() {
            return Ok(Answer::Unknown(why));
        }
        let answer = self.gates.sat.solve_limited(&literals);
        if answer == lbool::TRUE {
            return Ok(Answer::Sat(Box::new(Values { solver: self })));
        }
        if answer == lbool::FALSE {
            return Ok(Answer::Unsat(Box::new(Core { solver: self })));
        }
        let why = self.gates.sat.cb().why();
        let other = || WhyUnknown::Incomplete("the search took too many steps".to_owned());
        Ok(Answer::Unknown(why.unwrap_or_else(other)))
    }

    fn name(&self) -> &'static str {
        NAME
    }
}

/// The model of the last check.
struct Values<'s> {
    solver: &'s Bits,
}

impl Model for Values<'_> {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        let sort = pool.sort(variable);
        let Some(word) = self.solver.words.get(&variable) else {
            return Ok(Value::default_of(sort));
        };
        let gates = &self.solver.gates;
        if *sort == Sort::Bool {
            return Ok(Value::Bool(gates.holds(word[0])));
        }
        let mut bytes = vec![0_u8; word.len().div_ceil(8)];
        for (bit, literal) in word.iter().enumerate() {
            bytes[bit / 8] |= u8::from(gates.holds(*literal)) << (bit % 8);
        }
        let width = u32::try_from(word.len()).expect("a width should be small");
        let number = dashu_int::UBig::from_le_bytes(&bytes);
        Ok(Value::Bv(BitVec::from_ubig(&number, width)))
    }
}

/// The refutation by the last check.
struct Core<'s> {
    solver: &'s Bits,
}

impl Refutation for Core<'_> {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        let sat = &self.solver.gates.sat;
        let mut core = Vec::new();
        for (literal, term) in &self.solver.assumed {
            if sat.unsat_core_contains_var(literal.var()) && !core.contains(term) {
                core.push(*term);
            }
        }
        Ok(core)
    }
}

#[cfg(test)]
mod tests;
