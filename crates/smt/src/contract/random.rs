//! Random scripts, answered alike by the subject and a reference.

use symra_terms::{Sort, Term, TermPool};

use super::{Said, ask, assert_fact, pop, push, refuted, satisfied, solver};
use crate::solver::Backend;

/// A small generator of pseudo-random numbers (splitmix64): the same seed gives the same script everywhere.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a bound should fit").max(1);
        usize::try_from(self.next_u64() % bound).expect("a number below a bound should fit")
    }

    /// One of the elements.
    pub fn choose<T: Copy>(&mut self, elements: &[T]) -> T {
        elements[self.below(elements.len())]
    }
}

/// How many values the variables of a script have together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Few enough to try them all.
    Tiny,
    /// Some hundred thousand.
    Small,
}

/// Terms over a few variables, so that many conditions hang together and some don't.
struct Conditions {
    width: u32,
    bits: Vec<Term>,
    bools: Vec<Term>,
}

impl Conditions {
    fn new(pool: &mut TermPool, size: Size) -> Self {
        let (width, bits, bools) = match size {
            Size::Tiny => (2, 3, 2),
            Size::Small => (3, 5, 3),
        };
        Self {
            width,
            bits: (0..bits).map(|i| pool.var(&format!("n{i}"), &Sort::Bv(width))).collect(),
            bools: (0..bools).map(|i| pool.var(&format!("c{i}"), &Sort::Bool)).collect(),
        }
    }

    fn operand(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        if rng.below(4) == 0 {
            pool.bv(rng.next_u64() % 8, self.width)
        } else {
            rng.choose(&self.bits)
        }
    }

    fn sum(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        let (a, b) = (self.operand(pool, rng), self.operand(pool, rng));
        match rng.below(6) {
            0 => pool.bv_add(a, b),
            1 => pool.bv_mul(a, b),
            2 => pool.bv_xor(a, b),
            3 => {
                let condition = rng.choose(&self.bools);
                pool.ite(condition, a, b)
            }
            _ => a,
        }
    }

    fn condition(&self, pool: &mut TermPool, rng: &mut Rng) -> Term {
        let atom = match rng.below(5) {
            0 => rng.choose(&self.bools),
            1 => {
                let (a, b) = (self.sum(pool, rng), self.sum(pool, rng));
                pool.eq(a, b)
            }
            2 => {
                let (a, b) = (self.sum(pool, rng), self.sum(pool, rng));
                pool.bv_slt(a, b)
            }
            _ => {
                let (a, b) = (self.sum(pool, rng), self.sum(pool, rng));
                pool.bv_ult(a, b)
            }
        };
        match rng.below(6) {
            0 => pool.not(atom),
            1 => {
                let other = rng.choose(&self.bools);
                pool.or(&[atom, other])
            }
            _ => atom,
        }
    }
}

/// Runs one script on both; models and cores of the subject are checked besides.
pub(super) fn script(seed: u64, size: Size, subject: &dyn Backend, reference: &dyn Backend) {
    let mut rng = Rng::new(seed);
    let mut pool = TermPool::new();
    let conditions = Conditions::new(&mut pool, size);
    let (mut subject, mut reference) = (solver(subject), solver(reference));
    let mut facts: Vec<Term> = Vec::new();
    let mut frames: Vec<usize> = Vec::new();
    for _ in 0..40 {
        match rng.below(10) {
            0 | 1 => {
                push(&mut *subject);
                push(&mut *reference);
                frames.push(facts.len());
            }
            2 | 3 => {
                if let Some(length) = frames.pop() {
                    pop(&mut *subject);
                    pop(&mut *reference);
                    facts.truncate(length);
                }
            }
            4 | 5 => {
                let fact = conditions.condition(&mut pool, &mut rng);
                assert_fact(&mut *subject, &pool, fact);
                assert_fact(&mut *reference, &pool, fact);
                facts.push(fact);
            }
            _ => {
                let assuming: Vec<Term> =
                    (0..rng.below(4)).map(|_| conditions.condition(&mut pool, &mut rng)).collect();
                match ask(&mut *reference, &pool, &assuming) {
                    Said::Sat => satisfied(&mut *subject, &pool, &facts, &assuming),
                    Said::Unsat => {
                        let core = refuted(&mut *subject, &pool, &assuming);
                        let again = ask(&mut *reference, &pool, &core);
                        assert_eq!(again, Said::Unsat, "seed {seed}: a core should suffice");
                    }
                    Said::Unknown => panic!("the reference should decide small queries"),
                }
            }
        }
    }
}
