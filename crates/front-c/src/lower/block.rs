//! Straight-line code: assignments that wait to become one edge.
//!
//! While a full expression is lowered, its assignments wait in `pending`: all terms are over the values that variables had where
//! the block started. [`Lower::flush`] makes one edge of them. Terms that are still needed after that are
//! *held*; where a flush or a call changes what they mean, their values are saved in temporaries.

use rustc_hash::FxHashSet;
use symra_ir::{Approximation, Direction, Inexact, Operation, Position, Scope, VarId};
use symra_terms::{Op, Sort, Term};

use super::Lower;
use super::cfg::Loc;
use super::value::Slot;

/// The most checks whose errors start at one location.
const FEW_CHECKS: usize = 16;

impl Lower<'_> {
    /// The current value of a variable.
    pub(super) fn read_var(&self, var: VarId) -> Term {
        self.frame.block.pending.get(&var).copied().unwrap_or_else(|| self.builder.term(var))
    }

    /// Assigns a variable.
    pub(super) fn write_var(&mut self, var: VarId, term: Term) {
        self.frame.block.pending.insert(var, term);
    }

    /// The sort of a variable.
    pub(super) fn var_sort(&self, var: VarId) -> Sort {
        self.builder.task().pool.sort(self.builder.term(var)).clone()
    }

    /// A new temporary of the current procedure.
    pub(super) fn temporary(&mut self, sort: &Sort) -> VarId {
        let var = self.builder.local(self.frame.proc, "t", sort);
        self.builder.temporary(var)
    }

    /// A new location.
    pub(super) fn location(&mut self) -> Loc {
        self.frame.cfg.location(self.frame.position)
    }

    /// Keeps a term valid until it is [released](Self::release), last in first out.
    pub(super) fn hold(&mut self, term: Term) {
        self.frame.block.held.push(term);
    }

    /// The term that was held last.
    pub(super) fn release(&mut self) -> Term {
        self.frame.block.held.pop().expect("a released term should have been held")
    }

    /// Makes an edge to a new location.
    pub(super) fn step(&mut self, operation: Operation) {
        let next = self.location();
        let (here, position) = (self.frame.here, self.frame.position);
        self.frame.cfg.edge(here, next, operation, position);
        self.frame.here = next;
    }

    /// Makes edges of the checks and assignments that wait.
    pub(super) fn flush(&mut self) {
        self.flush_before(|_, _| false);
    }

    /// Flushes, so that a call may change globals.
    pub(super) fn flush_for_call(&mut self) {
        self.flush_before(|lower, var| {
            lower.builder.task().program.variable(var).scope == Scope::Global
        });
    }

    /// Flushes, so that the next edge may change a variable.
    pub(super) fn flush_changing(&mut self, var: VarId) {
        self.flush_before(|_, other| other == var);
    }

    /// Flushes before control branches: what is held must be the same on all branches, so all of it is saved now.
    pub(super) fn flush_for_branches(&mut self) {
        self.flush_before(|lower, var| !lower.frame.block.saved.contains(&var));
    }

    /// Flushes, and saves what is held over a change of such variables.
    fn flush_before(&mut self, changes: impl Fn(&Self, VarId) -> bool) {
        self.flush_checks();
        let assigned: FxHashSet<VarId> = self.frame.block.pending.keys().copied().collect();
        if !self.frame.block.held.is_empty() {
            self.save_held(|lower, var| assigned.contains(&var) || changes(lower, var));
        }
        let pending = std::mem::take(&mut self.frame.block.pending);
        let changed = |(var, term): &(VarId, Term)| self.builder.term(*var) != *term;
        let assignments: Vec<(VarId, Term)> = pending.into_iter().filter(changed).collect();
        if !assignments.is_empty() {
            self.step(Operation::Assign(assignments));
        }
    }

    /// Makes edges of the checks that wait. An error that comes first hides those that come after it.
    fn flush_checks(&mut self) {
        let checks = std::mem::take(&mut self.frame.block.checks);
        // Not all from one location: what must hold before the last of many is long.
        for few in checks.chunks(FEW_CHECKS) {
            let (here, position) = (self.frame.here, self.frame.position);
            let mut fine = self.builder.pool().true_();
            for &(bad, claim) in few {
                let pool = self.builder.pool();
                let condition = pool.and(&[fine, bad]);
                let not_bad = pool.not(bad);
                fine = pool.and(&[fine, not_bad]);
                let error = self.location();
                self.frame.cfg.claim(error, claim);
                self.frame.cfg.edge(here, error, Operation::Assume(condition), position);
            }
            self.step(Operation::Assume(fine));
        }
        self.flush_doubts();
    }

    /// From here on the model can do more than the program, if a condition holds.
    pub(super) fn doubt(&mut self, condition: Term, why: &'static str) {
        self.doubt_about(condition, why, Inexact::Anything);
    }

    /// Likewise, where it is known of what the model can do more.
    pub(super) fn doubt_about(&mut self, condition: Term, why: &'static str, scope: Inexact) {
        let condition = match self.frame.block.guards.last() {
            Some(guard) => self.builder.pool().and(&[*guard, condition]),
            None => condition,
        };
        if condition != self.builder.pool().false_() {
            self.frame.block.doubts.push((condition, why, scope));
        }
    }

    /// Makes edges of the doubts that wait: one that runs with a doubt take, which no other edge's position tells, and one for the others.
    fn flush_doubts(&mut self) {
        for (condition, why, scope) in std::mem::take(&mut self.frame.block.doubts) {
            let (here, position) = (self.frame.here, self.frame.position);
            let place = position.map(|position| Position { column: 0, ..position });
            let (doubtful, next) = (self.location(), self.location());
            let certain = self.builder.pool().not(condition);
            let truth = self.builder.pool().true_();
            let (direction, what) = (Direction::Over, why.to_owned());
            let record = Approximation { direction, position: place, what, scope };
            self.frame.notes.approximations.push((doubtful, record));
            self.frame.cfg.edge(here, doubtful, Operation::Assume(condition), place);
            self.frame.cfg.edge(doubtful, next, Operation::Assume(truth), place);
            self.frame.cfg.edge(here, next, Operation::Assume(certain), position);
            self.frame.here = next;
        }
    }

    /// Evaluates something that is evaluated only where a condition holds.
    pub(super) fn guarded<T>(&mut self, guard: Term, inner: impl FnOnce(&mut Self) -> T) -> T {
        let guard = match self.frame.block.guards.last() {
            Some(outer) => self.builder.pool().and(&[*outer, guard]),
            None => guard,
        };
        self.frame.block.guards.push(guard);
        let result = inner(self);
        self.frame.block.guards.pop();
        result
    }

    /// Saves the held terms that mention such variables in temporaries.
    fn save_held(&mut self, changes: impl Fn(&Self, VarId) -> bool) {
        for index in 0..self.frame.block.held.len() {
            let term = self.frame.block.held[index];
            if !self.mentions(term, &changes) {
                continue;
            }
            let sort = self.builder.pool().sort(term).clone();
            let temporary = self.slot(&sort);
            self.frame.block.saved.extend(temporary.variables());
            self.write_slot(temporary, term);
            // The same term may be held several times.
            let saved = self.slot_term(temporary);
            for other in &mut self.frame.block.held[index..] {
                if *other == term {
                    *other = saved;
                }
            }
        }
    }

    /// Whether a variable of the term is such a one.
    fn mentions(&mut self, term: Term, such: &impl Fn(&Self, VarId) -> bool) -> bool {
        let mut work = vec![term];
        let mut seen: FxHashSet<Term> = FxHashSet::default();
        while let Some(term) = work.pop() {
            if !seen.insert(term) {
                continue;
            }
            if let Op::Var(_) = self.builder.task().pool.op(term) {
                if self.variable_of(term).is_none_or(|var| such(self, var)) {
                    return true;
                }
                continue;
            }
            work.extend_from_slice(self.builder.task().pool.args(term));
        }
        false
    }

    /// The program variable of a term.
    pub(super) fn variable_of(&mut self, term: Term) -> Option<VarId> {
        self.index.variable_of(&self.builder.task().program.variables, term)
    }

    /// Goes to a location; what follows is not reached from here.
    pub(super) fn goto(&mut self, to: Loc) {
        self.flush();
        let (here, position) = (self.frame.here, self.frame.position);
        self.frame.cfg.skip(here, to, position);
        self.frame.here = self.location();
    }

    /// Goes on at a location.
    pub(super) fn continue_at(&mut self, loc: Loc) {
        debug_assert!(
            self.frame.block.pending.is_empty(),
            "a block should be flushed when it ends"
        );
        self.frame.here = loc;
    }

    /// Goes to one of two locations; what follows is not reached from here.
    pub(super) fn fork(&mut self, condition: Term, yes: Loc, no: Loc) {
        self.hold(condition);
        self.flush();
        let condition = self.release();
        let (here, position) = (self.frame.here, self.frame.position);
        let pool = self.builder.pool();
        let (truth, falsehood) = (pool.true_(), pool.false_());
        if condition == truth || condition == falsehood {
            self.frame.cfg.skip(here, if condition == truth { yes } else { no }, position);
        } else {
            let negated = pool.not(condition);
            self.note_branch(condition);
            self.frame.cfg.edge(here, yes, Operation::Assume(condition), position);
            self.frame.cfg.edge(here, no, Operation::Assume(negated), position);
        }
        self.frame.here = self.location();
    }

    /// Gives new temporaries arbitrary values, without disturbing what waits.
    pub(super) fn arbitrary(&mut self, sorts: &[Sort]) -> Vec<Term> {
        let slots: Vec<Slot> = sorts.iter().map(|sort| self.slot(sort)).collect();
        let vars: Vec<VarId> = slots.iter().flat_map(|slot| slot.variables()).collect();
        if !vars.is_empty() {
            self.frame.notes.arbitrary.extend(&vars);
            self.step(Operation::Havoc(vars));
        }
        slots.into_iter().map(|slot| self.slot_term(slot)).collect()
    }
}
