//! From scheduled terms to steps.

use rustc_hash::FxHashMap;

use super::schedule::Schedule;
use super::step::{Code, Destination, General, GeneralKind, Instruction, Operand};
use super::{Output, Plan, TRUTH, live, to_word, word_width};
use crate::op::{Op, Symbol};
use crate::pool::{Term, TermPool};

impl Plan {
    /// Compiles terms of a pool. The plan doesn't need the pool any more.
    pub fn new(pool: &TermPool, terms: &[Term]) -> Self {
        Self::consuming(pool, terms, &[])
    }

    /// As [`Plan::new`], for a caller who gives up the values of the variables `consumed`: the last use of one moves its value out of the
    /// environment ([`Environment::take`](super::Environment::take)). With `x` given up, `store(x, i, v)` writes into `x`'s own array.
    pub fn consuming(pool: &TermPool, terms: &[Term], consumed: &[Symbol]) -> Self {
        let schedule = Schedule::new(pool, terms);
        let mut compiler = Compiler {
            pool,
            schedule: &schedule,
            homes: FxHashMap::default(),
            plan: Self {
                symbols: Vec::new(),
                constants: Vec::new(),
                loads: Vec::new(),
                words: 0,
                values: 0,
                large: Vec::new(),
                steps: Vec::new(),
                general: Vec::new(),
                results: Vec::new(),
                moved: 0,
            },
        };
        compiler.place_leaves();
        compiler.block(0);
        compiler.results(terms);
        let mut plan = compiler.plan;
        live::mark_last_uses(&mut plan, consumed);
        plan
    }
}

struct Compiler<'a> {
    pool: &'a TermPool,
    schedule: &'a Schedule,
    /// Where the value of each term is.
    homes: FxHashMap<Term, Operand>,
    plan: Plan,
}

impl Compiler<'_> {
    /// Gives constants and variables their places.
    fn place_leaves(&mut self) {
        let pool = self.pool;
        for term in &self.schedule.terms {
            let Some(value) = pool.value(*term) else { continue };
            let home = if let Some(width) = word_width(pool.sort(*term)) {
                self.plan.constants.push(to_word(value));
                Operand::Word { register: self.new_word(), width }
            } else {
                self.plan.large.push(value.clone());
                Operand::Constant(index(self.plan.large.len() - 1))
            };
            self.homes.insert(*term, home);
        }
        for term in &self.schedule.terms {
            let Some(symbol) = pool.symbol(*term) else { continue };
            self.plan.symbols.push(symbol);
            let home = if let Some(width) = word_width(pool.sort(*term)) {
                self.plan.loads.push(symbol);
                Operand::Word { register: self.new_word(), width }
            } else {
                Operand::Variable { symbol, last: false }
            };
            self.homes.insert(*term, home);
        }
        self.plan.symbols.sort_unstable();
    }

    fn new_word(&mut self) -> u32 {
        self.plan.words += 1;
        self.plan.words - 1
    }

    fn new_value(&mut self) -> u32 {
        self.plan.values += 1;
        self.plan.values - 1
    }

    fn home(&self, term: Term) -> Operand {
        *self.homes.get(&term).expect("arguments should be computed before their users")
    }

    fn word(&self, term: Term) -> u32 {
        match self.home(term) {
            Operand::Word { register, .. } => register,
            _ => unreachable!("the argument of a step of words should be a word"),
        }
    }

    /// Emits the steps of a block. Blocks nest to a fixed depth, so this doesn't go deep.
    fn block(&mut self, block: usize) {
        let schedule = self.schedule;
        for term in &schedule.blocks[block].terms {
            if let Some(arms) = schedule.arms.get(term) {
                self.lazy_ite(*term, *arms);
            } else if self.is_wordy(*term) {
                self.word_term(*term);
            } else {
                self.general_term(*term);
            }
        }
    }

    fn lazy_ite(&mut self, term: Term, arms: [usize; 2]) {
        let args = self.pool.args(term);
        let result = Destination::Value(self.new_value());
        let condition = self.word(args[0]);
        let skip_then = self.jump(Code::JumpUnless, condition);
        self.block(arms[0]);
        self.general(GeneralKind::Move, vec![self.home(args[1])], result);
        let skip_else = self.jump(Code::Jump, 0);
        self.land(skip_then);
        self.block(arms[1]);
        self.general(GeneralKind::Move, vec![self.home(args[2])], result);
        self.land(skip_else);
        let Destination::Value(register) = result else {
            unreachable!("an array should be a value")
        };
        self.homes.insert(term, Operand::Value { register, last: false });
    }

    /// Emits a jump whose target is given by [`Compiler::land`].
    fn jump(&mut self, code: Code, condition: u32) -> usize {
        self.plan.steps.push(Instruction { code, width: 1, to: 0, a: condition, b: 0, c: 0 });
        self.plan.steps.len() - 1
    }

    fn land(&mut self, jump: usize) {
        self.plan.steps[jump].b = index(self.plan.steps.len());
    }

    /// Whether a term and its arguments are all words.
    fn is_wordy(&self, term: Term) -> bool {
        let is_word = |term: &Term| word_width(self.pool.sort(*term)).is_some();
        is_word(&term) && self.pool.args(term).iter().all(is_word)
    }

    fn word_term(&mut self, term: Term) {
        let pool = self.pool;
        let args = pool.args(term);
        let width_of = |term: Term| match word_width(pool.sort(term)) {
            Some(TRUTH) => 1,
            Some(width) => width,
            None => unreachable!("a word should have a width"),
        };
        let code = word_code(pool.op(term));
        let to = self.new_word();
        let at = |place: usize| args.get(place).map_or(0, |arg| self.word(*arg));
        let mut step = Instruction {
            code,
            width: narrow(width_of(args[0])),
            to,
            a: at(0),
            b: at(1),
            c: at(2),
        };
        match pool.op(term) {
            Op::Concat => {
                step.c = width_of(args[1]);
                step.width = narrow(width_of(term));
            }
            Op::Extract { lo, .. } => {
                step.b = lo;
                step.width = narrow(width_of(term));
            }
            Op::SignExtend(_) => step.b = width_of(term),
            Op::And | Op::Or | Op::BvAdd => {
                let rest: Vec<u32> = args[2..].iter().map(|arg| self.word(*arg)).collect();
                self.plan.steps.push(step);
                let more = rest.into_iter().map(|b| Instruction { a: to, b, ..step });
                self.plan.steps.extend(more);
                self.homes.insert(term, self.word_home(term, to));
                return;
            }
            _ => (),
        }
        self.plan.steps.push(step);
        self.homes.insert(term, self.word_home(term, to));
    }

    fn word_home(&self, term: Term, register: u32) -> Operand {
        let width = word_width(self.pool.sort(term)).expect("a word should have a width");
        Operand::Word { register, width }
    }

    fn general_term(&mut self, term: Term) {
        let kind = match self.pool.op(term) {
            Op::Select => GeneralKind::Select,
            Op::Store => GeneralKind::Store,
            op => GeneralKind::Apply { op, sort: self.pool.sort(term).clone() },
        };
        let args = self.pool.args(term).iter().map(|arg| self.home(*arg)).collect();
        let (to, home) = if word_width(self.pool.sort(term)).is_some() {
            let register = self.new_word();
            (Destination::Word(register), self.word_home(term, register))
        } else {
            let register = self.new_value();
            (Destination::Value(register), Operand::Value { register, last: false })
        };
        self.general(kind, args, to);
        self.homes.insert(term, home);
    }

    fn general(&mut self, kind: GeneralKind, args: Vec<Operand>, to: Destination) {
        let a = index(self.plan.general.len());
        self.plan.general.push(General { kind, args: args.into(), to });
        self.plan.steps.push(Instruction { code: Code::General, width: 1, to: 0, a, b: 0, c: 0 });
    }

    /// Leaves the words where they are, and moves the other results where the caller finds them.
    fn results(&mut self, terms: &[Term]) {
        for term in terms {
            let output = match self.home(*term) {
                Operand::Word { register, width } => Output::Word { register, width },
                home => {
                    let slot = self.plan.moved;
                    self.plan.moved += 1;
                    self.general(GeneralKind::Move, vec![home], Destination::Result(slot));
                    Output::Value { slot }
                }
            };
            self.plan.results.push(output);
        }
    }
}

/// The code for an operator between words.
fn word_code(op: Op) -> Code {
    match op {
        Op::Not | Op::BvNot => Code::Not,
        Op::And | Op::BvAnd => Code::And,
        Op::Or | Op::BvOr => Code::Or,
        Op::Eq => Code::Eq,
        Op::Ite => Code::Ite,
        Op::BvNeg => Code::Neg,
        Op::BvXor => Code::Xor,
        Op::BvAdd => Code::Add,
        Op::BvMul => Code::Mul,
        Op::BvUdiv => Code::Udiv,
        Op::BvUrem => Code::Urem,
        Op::BvSdiv => Code::Sdiv,
        Op::BvSrem => Code::Srem,
        Op::BvSmod => Code::Smod,
        Op::BvShl => Code::Shl,
        Op::BvLshr => Code::Lshr,
        Op::BvAshr => Code::Ashr,
        Op::BvUlt => Code::Ult,
        Op::BvUle => Code::Ule,
        Op::BvSlt => Code::Slt,
        Op::BvSle => Code::Sle,
        Op::Concat => Code::Concat,
        Op::Extract { .. } => Code::Extract,
        Op::SignExtend(_) => Code::SignExtend,
        Op::ZeroExtend(_) => Code::Copy,
        _ => unreachable!("an operator between words should be one of these, not {op:?}"),
    }
}

fn index(length: usize) -> u32 {
    u32::try_from(length).expect("a plan should have fewer than 2^32 steps")
}

fn narrow(width: u32) -> u8 {
    u8::try_from(width).expect("a word should have at most 64 bits")
}
