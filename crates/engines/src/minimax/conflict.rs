//! Errors that are reached: runs, and conflicts that lock constraints.

use std::rc::Rc;

use symra_analysis::encode::{Encoder, Memory, Values, tagged_trace};
use symra_analysis::interpolate::minimal;
use symra_ir::{Action, ClaimId, ClaimKind, EdgeId, Trace};
use symra_smt::{Answer, Frame, Model, SmtError};
use symra_terms::{Assignment, Term, TermPool, Value};
use symra_verdict::{Reason, Verdict, Violation};

use super::known::{Follows, Known};
use super::memo::Support;
use super::project::before;
use super::search::{Outcome, Search};
use super::vector::Mark;
use crate::engine::{Context, EngineError, inductive};

/// What the path to a claim is worth.
enum Exact {
    /// The program has this run.
    Run(Box<Trace>),
    /// It has not, because of what these edges of the path assume.
    Infeasible(Vec<usize>),
    /// Not decided.
    Undecided(Reason),
}

impl Search<'_, '_> {
    /// A claim at the entry itself.
    pub(super) fn at_entry(&mut self, claim: ClaimId) -> Verdict {
        let data = self.tree.encoder.cfa.program.claim(claim);
        if data.kind == ClaimKind::Unsupported {
            return Verdict::Unknown(Reason::Approximated { what: data.message.clone() });
        }
        Verdict::Unsafe(Violation::at_end(claim, Trace::default()))
    }

    /// MM:3: an edge from the last node leads to a claim.
    pub(super) fn error(&mut self, claim: ClaimId, edge: EdgeId) -> Result<Outcome, EngineError> {
        let nodes = self.tree.path.iter().filter_map(|node| node.edge);
        let edges: Vec<EdgeId> = nodes.chain([edge]).collect();
        match self.exact(&edges)? {
            Exact::Run(trace) => {
                let data = self.tree.encoder.cfa.program.claim(claim);
                if data.kind != ClaimKind::Unsupported {
                    // MM:4
                    let violation = Violation::at_end(claim, *trace);
                    return Ok(Outcome::Verdict(Verdict::Unsafe(violation)));
                }
                let what = data.message.clone();
                Ok(self.given_up(Reason::Approximated { what }))
            }
            Exact::Undecided(reason) => Ok(self.given_up(reason)),
            Exact::Infeasible(core) => self.conflict(&edges, &core),
        }
    }

    /// A claim that can't be excluded nor reached: `Safe` is not said any more.
    fn given_up(&mut self, reason: Reason) -> Outcome {
        self.inconclusive.get_or_insert(reason);
        self.closed(self.tree.pool.true_(), Support::new())
    }

    /// Executes a path from the entry, with nothing deleted.
    fn exact(&mut self, edges: &[EdgeId]) -> Result<Exact, EngineError> {
        let (pool, encoder) = (&mut *self.tree.pool, &mut self.tree.encoder);
        let mut memory = Memory::new();
        let mut facts: Vec<(usize, Term)> = Vec::new();
        for (step, edge) in edges.iter().enumerate() {
            let (fact, after) = encoder.tagged(pool, *edge, &memory, step);
            if let Some(fact) = fact {
                if fact == pool.false_() {
                    return Ok(Exact::Infeasible(vec![step]));
                }
                facts.push((step, fact));
            }
            memory = after;
        }
        // Fact by fact first: the state of the path so far satisfies most of them.
        if let Some(state) = shown(pool, &self.tree.context, &facts)? {
            let mut model = Shown(state);
            let trace = trace(pool, encoder, edges, &mut model)?;
            return Ok(Exact::Run(Box::new(trace)));
        }
        let mut assumed: Vec<Term> = facts.iter().map(|(_, fact)| *fact).collect();
        assumed.sort_unstable();
        assumed.dedup();
        // A query that matters has all the time.
        let context = self.tree.context;
        let mut solver = context.backend.solver(&context.budget.limits())?;
        let mut frame = Frame::enter(&mut *solver)?;
        match frame.check(pool, &assumed)? {
            Answer::Unknown(why) => return Ok(Exact::Undecided(Reason::Solver { why })),
            Answer::Sat(mut model) => {
                return Ok(Exact::Run(Box::new(trace(pool, encoder, edges, &mut *model)?)));
            }
            Answer::Unsat(_) => (),
        }
        let core = minimal(pool, &mut *frame, &assumed)?.unwrap_or(assumed);
        // Of several edges that assume the same the last one counts: it is nearest to the claim.
        let last = |fact: &Term| facts.iter().rev().find(|(_, other)| other == fact);
        Ok(Exact::Infeasible(core.iter().filter_map(last).map(|(step, _)| *step).collect()))
    }

    /// MM:5 to MM:7: the path is infeasible, but not with what the heads on it keep. Goes back to the last head where what is
    /// needed was still known (D6), locks it there, and begins the head anew.
    fn conflict(&mut self, edges: &[EdgeId], core: &[usize]) -> Result<Outcome, EngineError> {
        self.statistics.conflicts += 1;
        // D9
        if self.config.lemmas && self.statistics.conflicts.is_power_of_two() {
            let kept = self.kept_on_the_path();
            if let Some(proof) = self.publish(kept)? {
                let cfa = self.tree.encoder.cfa;
                let proof = inductive(self.tree.pool, cfa, &proof);
                return Ok(Outcome::Verdict(Verdict::Safe(proof)));
            }
        }
        let mut needed = self.tree.pool.false_();
        let mut gone = Support::new();
        let first = self.tree.path.iter().position(|node| {
            node.head.as_ref().is_some_and(|head| {
                head.vector.constraints.iter().any(|constraint| constraint.mark == Mark::Min)
            })
        });
        for index in (0..edges.len()).rev() {
            let action = self.tree.encoder.cfa.edge(edges[index]).action;
            if !matches!(action, Action::Assume(_)) || core.contains(&index) {
                // MM:6
                let (pool, encoder) = (&mut *self.tree.pool, &mut self.tree.encoder);
                needed = before(pool, encoder, edges[index], needed);
            }
            gone.extend(self.tree.truncate(index + 1)?); // MM:24
            let Some(head) = &self.tree.path[index].head else { continue };
            let (id, arrival) = (head.id, head.arrival.clone());
            self.tree.leave_head()?;
            let value = self.tree.value(&arrival, needed);
            let known = needed != self.tree.pool.false_()
                && match self.tree.follows(None, value)? {
                    Follows::Yes => true,
                    Follows::No(_) | Follows::Undecided => false,
                };
            if known || Some(index) == first {
                // MM:21
                tracing::debug!(head = id, needed = %self.tree.pool.display(needed), "conflict");
                let needed = known.then_some(needed);
                if !self.lock(index, needed)? {
                    break;
                }
                gone.insert(id);
                self.memo.forget(self.tree.pool, &mut self.tree.encoder, &gone); // MM:22
                self.tree.restart_head()?; // MM:23
                return Ok(Outcome::Changed);
            }
            self.tree.enter_head(index)?;
        }
        let what = "a path is infeasible for reasons that constraints at loops do not express";
        let reason = Reason::Inconclusive { what: what.to_owned() };
        Ok(Outcome::Verdict(Verdict::Unknown(reason)))
    }

    /// Locks constraints of a head that imply what is needed; where it has none, what is needed becomes one; where that is not
    /// known, all that were deleted. Whether something changed.
    fn lock(&mut self, index: usize, needed: Option<Term>) -> Result<bool, SmtError> {
        let tree = &mut self.tree;
        let head = tree.path[index].head.as_mut().expect("the node should be a head");
        if let Some(needed) = needed {
            let mut wanted = head.vector.neutral();
            let violated = tree.pool.not(needed);
            let found = wanted.interpolate(tree.pool, &mut *self.helper, violated)?;
            let (mut changed, mut locked) = (false, Vec::new());
            for (old, new) in head.vector.constraints.iter_mut().zip(&wanted.constraints) {
                if found && old.mark == Mark::Min && new.mark == Mark::Max {
                    self.statistics.locked.push(tree.pool.display(old.formula).to_string());
                    tracing::debug!(formula = %tree.pool.display(old.formula), "locked");
                    old.mark = Mark::Max;
                    changed = true;
                    locked.push(old.formula);
                }
            }
            if changed {
                tree.lock_values(index, &locked);
                return Ok(true);
            }
            if !head.vector.contains(needed) {
                head.vector.push(tree.pool, head.id, needed, Mark::Max);
                return Ok(true);
            }
        }
        let mut changed = false;
        for constraint in &mut head.vector.constraints {
            changed |= constraint.mark == Mark::Min;
            constraint.mark = Mark::Max;
        }
        Ok(changed)
    }
}

/// A state that satisfies all facts of a path, if it is easily found.
fn shown(
    pool: &mut TermPool,
    context: &Context<'_>,
    facts: &[(usize, Term)],
) -> Result<Option<Rc<Assignment>>, SmtError> {
    let mut known = Known::new(context)?;
    for (_, fact) in facts {
        match known.excludes(pool, *fact, context.progress)? {
            Follows::No(state) => known.enter(Some(state))?,
            Follows::Yes | Follows::Undecided => return Ok(None),
        }
        known.assert(pool, *fact)?;
    }
    Ok(known.state().cloned())
}

/// The run along a path with the values of a model.
fn trace(
    pool: &TermPool,
    encoder: &Encoder<'_>,
    edges: &[EdgeId],
    model: &mut dyn Model,
) -> Result<Trace, SmtError> {
    let mut values = Values::new(pool, model);
    let steps: Vec<(usize, &[EdgeId])> =
        edges.iter().map(std::slice::from_ref).enumerate().collect();
    tagged_trace(pool, encoder.cfa, &steps, &mut values)
}

/// A state as a model.
struct Shown(Rc<Assignment>);

impl Model for Shown {
    fn value(&mut self, pool: &TermPool, variable: Term) -> Result<Value, SmtError> {
        Ok(pool.evaluate_in(variable, &self.0))
    }
}
