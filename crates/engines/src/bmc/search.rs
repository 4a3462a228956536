//! The unwinding and its solver: BM:2 to BM:5 of the [module's](super) header.

use std::collections::BTreeMap;

use symra_analysis::encode::{Encoder, Values};
use symra_analysis::system::{RoundLimits, Unroller};
use symra_ir::{ClaimKind, LocId};
use symra_smt::{Answer, Growing, SmtError, Solver, WhyUnknown};
use symra_terms::{Term, TermPool};
use symra_verdict::{Reason, Violation};

use crate::engine::{Context, Progress};

/// What some more rounds brought.
pub(crate) enum RoundsResult {
    /// No violation, and there are more rounds to come.
    Nothing,
    /// A violation.
    Violation(Violation),
    /// There are no more rounds, and no claim is violated.
    End,
    /// There are no more rounds within the limits, but a run goes round the loop of this head more often.
    Cut(LocId),
    /// There are no more rounds, but a query was not decided.
    Undecided(WhyUnknown),
}

/// A claim that a round may reach: the round, the location, the condition and the cut point that it is reached from.
type Reached = (usize, LocId, Term, usize);

/// An unwinding from the entry.
pub(crate) struct Search<'c> {
    unroller: Unroller,
    solver: Growing<'c>,
    /// The first round whose claims have not been asked for.
    next: usize,
    /// Places that may be reached from where on nothing is known.
    unmodelled: Vec<Reached>,
    cuts: Vec<(LocId, Term)>,
    undecided: Option<WhyUnknown>,
    /// So many rounds have no violation, if that was seen of some.
    clear: Option<u64>,
    /// The first frontier that no run is expected to come to, if that is known, and else 0.
    expected: usize,
    pub(crate) queries: u64,
    /// In how many rounds each head may be reached.
    pub(crate) visits: BTreeMap<LocId, u64>,
}

impl<'c> Search<'c> {
    pub(crate) fn new(
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        limits: &RoundLimits,
        context: &Context<'c>,
    ) -> Result<Self, SmtError> {
        Ok(Self {
            unroller: Unroller::within(pool, encoder, limits),
            solver: Growing::new(context.backend, &context.budget.limits())?,
            next: 0,
            unmodelled: Vec::new(),
            cuts: Vec::new(),
            undecided: None,
            clear: None,
            expected: 0,
            queries: 0,
            visits: BTreeMap::new(),
        })
    }

    /// If runs come to heads so often at most, all rounds are added at once.
    pub(super) fn expecting(mut self, visits: Option<u64>) -> Self {
        let visits = visits.and_then(|visits| usize::try_from(visits).ok());
        self.expected = visits.map_or(0, |visits| visits + 1);
        self
    }

    /// How many rounds have been asked for: runs that come to heads so often. At the end, they come there once less.
    pub(crate) fn rounds(&self) -> u64 {
        (self.next as u64).saturating_sub(1)
    }

    /// Why nothing is known of longer runs, with what is known of shorter ones.
    pub(crate) fn unwound(&self, then: Reason) -> Reason {
        match self.clear {
            Some(rounds) => Reason::Unwound { rounds, then: Box::new(then) },
            None => then,
        }
    }

    /// Whether all queries so far were decided.
    pub(crate) fn decided(&self) -> bool {
        self.undecided.is_none()
    }

    /// Some more rounds.
    pub(crate) fn advance(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        context: &Context<'_>,
    ) -> Result<RoundsResult, SmtError> {
        let mut claims = Vec::new();
        let mut reached = Vec::new();
        let last = (self.next + self.next / 8).max(self.expected); // D1, D3
        while self.next <= last {
            let k = self.next;
            reached = self.add(pool, encoder, &mut claims, k)?; // BM:2
            self.next += 1;
            if reached.is_empty() || context.budget.spent().is_some() {
                break;
            }
        }
        if let Some(violation) = self.violated(pool, encoder, &claims)? {
            return Ok(RoundsResult::Violation(violation)); // BM:3
        }
        if self.undecided.is_none() {
            self.clear = Some(self.rounds());
        }
        if context.budget.spent().is_some() || !self.ended(pool, &reached)? {
            if self.undecided.is_none() {
                Progress::set(&context.progress.depth, self.rounds());
            }
            return Ok(RoundsResult::Nothing);
        }
        // BM:5
        if let Some(why) = self.undecided.take() {
            return Ok(RoundsResult::Undecided(why));
        }
        if let Some(violation) = self.unmodelled(pool, encoder)? {
            return Ok(RoundsResult::Violation(violation));
        }
        if let Some(head) = self.cut(pool)? {
            return Ok(RoundsResult::Cut(head));
        }
        Ok(self.undecided.take().map_or(RoundsResult::End, RoundsResult::Undecided))
    }

    /// A run to a place from where on nothing is known, if there is one.
    pub(crate) fn unmodelled(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
    ) -> Result<Option<Violation>, SmtError> {
        let unmodelled = std::mem::take(&mut self.unmodelled);
        self.violated(pool, encoder, &unmodelled)
    }

    /// Adds the blocks of a round. The conditions under which its cut points are reached.
    fn add(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        claims: &mut Vec<Reached>,
        k: usize,
    ) -> Result<Vec<Term>, SmtError> {
        let frontier = self.unroller.at(pool, encoder, k);
        for clause in &frontier.clauses {
            self.solver.assert(pool, *clause)?;
        }
        for (loc, condition, from) in &frontier.claims {
            let claim = encoder.cfa.location(*loc).claim;
            let claim = claim.expect("a block should end at a head or a claim");
            let program = encoder.cfa.program;
            let to = match program.claim(claim).kind {
                ClaimKind::Unsupported => &mut self.unmodelled,
                _ if program.must_end().is_some() => continue, // D5
                _ => &mut *claims,
            };
            to.push((k, *loc, *condition, *from));
        }
        for point in frontier.points.iter().filter(|point| encoder.cfa.is_head(point.loc)) {
            *self.visits.entry(point.loc).or_insert(0) += 1;
        }
        self.cuts.extend(&frontier.cuts);
        Ok(frontier.points.iter().map(|point| point.reached).collect())
    }

    /// A run to one of the claims, if there is one.
    fn violated(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        claims: &[Reached],
    ) -> Result<Option<Violation>, SmtError> {
        let conditions: Vec<Term> = claims.iter().map(|(_, _, condition, _)| *condition).collect();
        let any = pool.or(&conditions);
        if any == pool.false_() {
            return Ok(None);
        }
        self.queries += 1;
        let mut model = match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => return Ok(None),
            Answer::Unknown(why) => {
                self.undecided.get_or_insert(why); // D2
                return Ok(None);
            }
            Answer::Sat(model) => model,
        };
        let mut values = Values::new(pool, &mut *model);
        for (k, loc, condition, from) in claims {
            if values.holds(*condition)? {
                let trace = self.unroller.trace(pool, encoder, &mut values, *k, (*loc, *from))?;
                let claim = encoder.cfa.location(*loc).claim;
                let claim = claim.expect("a claim should be there");
                return Ok(Some(Violation::at_end(claim, trace)));
            }
        }
        unreachable!("a model of a disjunction should satisfy a part of it")
    }

    /// BM:4: whether no run is left.
    fn ended(&mut self, pool: &mut TermPool, reached: &[Term]) -> Result<bool, SmtError> {
        let any = pool.or(reached);
        if any == pool.false_() || any == pool.true_() {
            return Ok(any == pool.false_());
        }
        self.queries += 1;
        Ok(match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => true,
            Answer::Sat(_) | Answer::Unknown(_) => false,
        })
    }

    /// A loop that a run goes round more often than its limit allows, if there is one.
    fn cut(&mut self, pool: &mut TermPool) -> Result<Option<LocId>, SmtError> {
        let conditions: Vec<Term> = self.cuts.iter().map(|(_, condition)| *condition).collect();
        let any = pool.or(&conditions);
        if any == pool.false_() {
            return Ok(None);
        }
        self.queries += 1;
        let mut model = match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => return Ok(None),
            Answer::Unknown(why) => {
                self.undecided.get_or_insert(why);
                return Ok(None);
            }
            Answer::Sat(model) => model,
        };
        let mut values = Values::new(pool, &mut *model);
        for (head, condition) in &self.cuts {
            if values.holds(*condition)? {
                return Ok(Some(*head));
            }
        }
        unreachable!("a model of a disjunction should satisfy a part of it")
    }
}
