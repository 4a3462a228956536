//! Deadlocks: states in which threads wait and none can go on.
//!
//! A thread that finds what it waits for missing goes back to where it was, and says so in a variable with a bit for each thread. Whoever makes a
//! step clears all bits. If all threads that have not ended said so, none of them can go on. They say it in the order of their numbers, so that there
//! are few more states. Where it is asked whether runs end, such a state is one that a run stays in forever. Threads that an assumption stops say nothing: runs that violate one do not count.

use symra_terms::{Sort, Term};

use super::expand::Arc;
use super::product::{ENDED, FREE, MAIN, Product};
use crate::debug::Wait;
use crate::program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, EdgeRef, LocRef, Operation, Scope, VarId,
    Variable,
};

impl Product<'_> {
    /// Lets the program know which threads wait.
    pub(super) fn watch(&mut self) {
        let width = u32::try_from(self.instances.len()).unwrap_or(u32::MAX);
        let term = self.task.pool.fresh("waiting", &Sort::Bv(width));
        let waiting = self.variable(Variable {
            name: "threads that wait".to_owned(),
            term,
            scope: Scope::Global,
            position: None,
            temporary: true,
        });
        self.waiting = Some(waiting);
    }

    /// Whether each of the first instances has no thread, or one that has ended or waits.
    fn all_wait(&mut self, waiting: VarId, count: usize) -> Term {
        let term = self.task.program.variable(waiting).term;
        let mut all = Vec::with_capacity(count);
        for instance in 0..count {
            let (free, ended) = (self.is_at(instance, FREE), self.is_at(instance, ENDED));
            let bit = u32::try_from(instance).unwrap_or(u32::MAX);
            let bit = self.task.pool.extract(bit, bit, term);
            let one = self.task.pool.bv(1, 1);
            let waits = self.task.pool.eq(bit, one);
            // The counter of the main thread is set when it first can be switched.
            let options = if instance == 0 { vec![ended, waits] } else { vec![free, ended, waits] };
            all.push(self.task.pool.or(&options));
        }
        self.task.pool.and(&all)
    }

    /// A thread that can't go on lets the others know, unless one before it can.
    pub(super) fn blocked(&mut self, instance: usize, arc: &Arc, missing: Term, wait: Wait) {
        let from = self.instances[instance].places[arc.from];
        self.debug.waiting.insert(LocRef { proc: MAIN, loc: from });
        let Some(waiting) = self.waiting else { return };
        let depth = self.codes[self.instances[instance].kind].kind.nodes[arc.from].depth;
        if depth > 1 {
            self.task.program.approximations.push(Approximation::new(
                Direction::Under,
                arc.position,
                "whether a thread waits forever within an atomic section is not checked".to_owned(),
            ));
            return;
        }
        let others = self.all_wait(waiting, instance);
        let term = self.task.program.variable(waiting).term;
        let width = u32::try_from(self.instances.len()).unwrap_or(u32::MAX);
        let bit = self.task.pool.bv(1 << instance, width);
        // Once is enough: waiting is no way to go on forever.
        let said = self.task.pool.bv_and(term, bit);
        let nobody = self.default(waiting);
        let unsaid = self.task.pool.eq(said, nobody);
        let condition = self.task.pool.and(&[missing, others, unsaid]);
        let between = self.between(arc.position);
        self.edge(from, between, Operation::Assume(condition), arc.position);
        let more = self.task.pool.bv_or(term, bit);
        let edge = self.edge(
            between,
            self.scheduler,
            Operation::Assign(vec![(waiting, more)]),
            arc.position,
        );
        self.debug.waits.insert(EdgeRef { proc: MAIN, edge }, wait);
    }

    /// The claim that some thread can go on; where it is asked whether runs end, a loop forever.
    pub(super) fn deadlock(&mut self) {
        let Some(waiting) = self.waiting else { return };
        let all = self.all_wait(waiting, self.instances.len());
        let term = self.task.program.variable(waiting).term;
        let nobody = self.default(waiting);
        let some = self.task.pool.ne(term, nobody);
        let condition = self.task.pool.and(&[all, some]);
        if self.ends {
            let to = self.between(None);
            let always = self.task.pool.true_();
            self.edge(self.scheduler, to, Operation::Assume(condition), None);
            self.edge(to, to, Operation::Assume(always), None);
            return;
        }
        let claims = &mut self.task.program.claims;
        let name = format!("threads:deadlock:0#{}", claims.len());
        let message = "deadlock: threads wait, and none can go on".to_owned();
        claims.push(Claim { name, kind: ClaimKind::Deadlock, message, position: None });
        let claim = ClaimId::new(claims.len() - 1);
        let to = self.between(None);
        self.procedure.locations[to.index()].claim = Some(claim);
        self.edge(self.scheduler, to, Operation::Assume(condition), None);
    }
}
