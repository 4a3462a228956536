//! Growing facts about arrays, told without arrays to one solver.

use rustc_hash::FxHashSet;
use symra_terms::{Assignment, Sort, Term, TermPool};

use super::Whole;
use super::reads::Reads;
use crate::facts::Facts;
use crate::solver::{Answer, Backend, Limits, Refutation, SmtError, Solver};

/// Tells a solver for bit-vectors about the elements that are read, as [`WithoutArrays`](super::WithoutArrays) does, but each
/// fact once: for engines that ask again and again about more and more facts.
///
/// Where arrays are compared, too much is read, or something else than bit-vectors is spoken of, all facts go to a
/// solver that takes them as they are, and so does all that comes after.
pub struct Growing<'b> {
    backend: &'b dyn Backend,
    limits: Limits,
    reads: Reads,
    /// About the elements that are read.
    elements: Box<dyn Solver>,
    facts: Facts,
    /// The own terms that have been looked at since a frame was closed.
    seen: FxHashSet<Term>,
    /// The elements in the order in which they were asked for, and how many there were where the open frames begin.
    asked: Vec<usize>,
    frames: Vec<usize>,
    /// About arrays, once it is needed.
    whole: Option<Box<dyn Solver>>,
}

impl<'b> Growing<'b> {
    /// A solver with nothing asserted.
    pub fn new(backend: &'b dyn Backend, limits: &Limits) -> Result<Self, SmtError> {
        Ok(Self {
            backend,
            limits: limits.clone(),
            reads: Reads::default(),
            elements: backend.bits(limits)?,
            facts: Facts::default(),
            seen: FxHashSet::default(),
            asked: Vec::new(),
            frames: Vec::new(),
            whole: None,
        })
    }

    /// The term without arrays, after what must be known about the elements in it; none if it can't be had.
    fn without_arrays(&mut self, pool: &TermPool, term: Term) -> Result<Option<Term>, SmtError> {
        let Some(own) = self.reads.make(pool, term) else { return Ok(None) };
        let mut open = vec![own];
        while let Some(part) = open.pop() {
            if !self.seen.insert(part) {
                continue;
            }
            if !matches!(self.reads.pool.sort(part), Sort::Bool | Sort::Bv(_)) {
                return Ok(None);
            }
            open.extend_from_slice(self.reads.pool.args(part));
            let Some(read) = self.reads.read_of(part) else { continue };
            open.push(self.reads.index(read));
            self.asked.push(read);
            let Some(equal) = self.reads.ask(read) else { return Ok(None) };
            for fact in equal {
                self.elements.assert(&self.reads.pool, fact)?;
            }
        }
        Ok(Some(own))
    }

    /// Tells all facts to the other solver.
    fn give_up(&mut self, pool: &TermPool) -> Result<(), SmtError> {
        let whole = self.whole.insert(self.backend.solver(&self.limits)?);
        let mut frames = self.facts.frames().iter().peekable();
        for (index, fact) in self.facts.all().iter().enumerate() {
            while frames.next_if(|start| **start == index).is_some() {
                whole.push()?;
            }
            whole.assert(pool, *fact)?;
        }
        for _ in frames {
            whole.push()?;
        }
        Ok(())
    }
}

impl Solver for Growing<'_> {
    fn push(&mut self) -> Result<(), SmtError> {
        if let Some(whole) = &mut self.whole {
            return whole.push();
        }
        self.facts.push();
        self.frames.push(self.asked.len());
        self.elements.push()
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        if let Some(whole) = &mut self.whole {
            return whole.pop();
        }
        self.facts.pop()?;
        // What was said about elements inside of the frame is forgotten with it.
        let asked = self.frames.pop().ok_or(SmtError::NoFrame)?;
        for read in self.asked.split_off(asked) {
            self.reads.forget(read);
        }
        self.seen.clear();
        self.elements.pop()
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        if let Some(whole) = &mut self.whole {
            return whole.assert(pool, fact);
        }
        self.facts.assert(fact);
        match self.without_arrays(pool, fact)? {
            Some(own) => self.elements.assert(&self.reads.pool, own),
            None => self.give_up(pool),
        }
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let mut own = Vec::with_capacity(assuming.len());
        for term in assuming {
            if self.whole.is_some() {
                break;
            }
            match self.without_arrays(pool, *term)? {
                Some(term) => own.push(term),
                None => self.give_up(pool)?,
            }
        }
        if let Some(whole) = &mut self.whole {
            return whole.check(pool, assuming);
        }
        Ok(match self.elements.check(&self.reads.pool, &own)? {
            Answer::Sat(inner) => {
                let known = Assignment::default();
                Answer::Sat(Box::new(Whole { inner, reads: &self.reads, known }))
            }
            Answer::Unsat(inner) => {
                let pairs = own.into_iter().zip(assuming.iter().copied()).collect();
                Answer::Unsat(Box::new(OfElements { inner, pairs }))
            }
            Answer::Unknown(why) => Answer::Unknown(why),
        })
    }

    fn name(&self) -> &'static str {
        "without arrays"
    }
}

/// A refutation by the solver for elements.
struct OfElements<'s> {
    inner: Box<dyn Refutation + 's>,
    /// The own assumptions, and the given ones.
    pairs: Vec<(Term, Term)>,
}

impl Refutation for OfElements<'_> {
    fn core(&mut self) -> Result<Vec<Term>, SmtError> {
        let core = self.inner.core()?;
        let given = self.pairs.iter().filter(|(own, _)| core.contains(own));
        Ok(given.map(|(_, given)| *given).collect())
    }
}
