//! Whether longer runs come to new states: BM:6 of the [module's](super) header.

use symra_analysis::encode::Encoder;
use symra_analysis::system::{ReachedPoint, Unroller, bits_of_state, differ};
use symra_smt::{Answer, SmtError, Solver};
use symra_terms::{Term, TermPool};

use crate::engine::{Context, helping};

/// States of more bits are not looked at.
const BITS: u32 = 48;
/// Paths of more blocks are not looked at: the formula is quadratic in their number.
const BLOCKS: usize = 80;

/// The runs from the entry that come to no head twice in the same state.
pub(super) struct Diameter {
    unroller: Unroller,
    solver: Box<dyn Solver>,
    points: Vec<ReachedPoint>,
    /// How many frontiers the solver knows.
    blocks: usize,
    /// Whether two points may have equal states at all.
    may_repeat: bool,
    given_up: bool,
    pub(super) queries: u64,
}

impl Diameter {
    /// None where states are not small.
    pub(super) fn new(
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        context: &Context<'_>,
    ) -> Result<Option<Self>, SmtError> {
        if bits_of_state(pool, encoder).is_none_or(|bits| bits > BITS) {
            return Ok(None);
        }
        Ok(Some(Self {
            unroller: Unroller::from_entry(pool, encoder).naming_all(),
            solver: context.backend.solver(&helping(context.budget))?,
            points: Vec::new(),
            blocks: 0,
            may_repeat: false,
            given_up: false,
            queries: 0,
        }))
    }

    /// Whether it is certain that every run of so many blocks comes to a head twice in the same state. Then shorter runs reach
    /// all claims that any run reaches: what lies between the equal states can be left out.
    pub(super) fn is_reached(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        blocks: usize,
    ) -> Result<bool, SmtError> {
        // What is known of longer runs says nothing of these.
        if self.given_up || blocks > BLOCKS || self.blocks > blocks {
            return Ok(false);
        }
        let mut last = Vec::new();
        while self.blocks <= blocks {
            last = self.add(pool, encoder)?;
        }
        if !self.may_repeat {
            return Ok(false);
        }
        let any = pool.or(&last);
        self.queries += 1;
        Ok(match self.solver.check(pool, &[any])? {
            Answer::Unsat(_) => true,
            Answer::Sat(_) => false,
            // It only becomes harder.
            Answer::Unknown(_) => {
                self.given_up = true;
                false
            }
        })
    }

    /// Adds a frontier: the conditions under which its points are reached.
    fn add(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
    ) -> Result<Vec<Term>, SmtError> {
        let frontier = self.unroller.at(pool, encoder, self.blocks);
        self.blocks += 1;
        for clause in &frontier.clauses {
            self.solver.assert(pool, *clause)?;
        }
        for point in &frontier.points {
            for other in self.points.iter().filter(|other| other.loc == point.loc) {
                let differ = differ(pool, encoder, other, point);
                self.may_repeat |= differ != pool.true_();
                self.solver.assert(pool, differ)?;
            }
        }
        self.points.extend_from_slice(&frontier.points);
        Ok(frontier.points.iter().map(|point| point.reached).collect())
    }
}
