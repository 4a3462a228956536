//! Jumps to labels that are known at run time only.

use symra_ir::Operation;
use symra_terms::{Sort, Term};

use super::Lower;
use super::cfg::Loc;
use super::value::Slot;
use crate::hir::{ExprId, LabelId};
use crate::memory::objects::POINTER_BITS;

/// What a jump that no label of the function is the target of is said to be.
const ELSEWHERE: &str = "a jump to an address that is not a label of the function";

impl Lower<'_> {
    /// `goto *target`
    pub(super) fn goto_computed(&mut self, target: ExprId) {
        let term = self.scalar(target);
        if !self.frame.control.cleanups.is_empty() {
            self.unsupported("a jump out of the scope of an object with a cleanup function");
            return;
        }
        if self.follows_life() || self.has_write_sets() {
            self.goto_one_of(term);
            return;
        }
        let (dispatch, var) = self.dispatch();
        self.write_slot(var, term);
        self.flush();
        let labels: Vec<LabelId> = self.taken_labels().iter().map(|(label, _)| *label).collect();
        self.enter_blocks_for(&labels);
        self.goto(dispatch);
    }

    /// Where the objects of the blocks that are left must die, which depends on where the jump starts: a branch for each
    /// label.
    fn goto_one_of(&mut self, target: Term) {
        let var = self.slot(&Sort::Bv(POINTER_BITS));
        self.write_slot(var, target);
        self.flush();
        for (label, address) in self.taken_labels() {
            let at = self.slot_term(var);
            let address = self.label_address(address);
            let is = self.builder.pool().eq(at, address);
            let (yes, no) = (self.location(), self.location());
            self.fork(is, yes, no);
            self.continue_at(yes);
            let loc = self.label(label);
            self.leave_blocks_for(label);
            self.enter_blocks_for(&[label]);
            self.goto(loc);
            self.continue_at(no);
        }
        self.unsupported(ELSEWHERE);
    }

    /// The place where all computed jumps of the function meet, so that there are no more edges than labels.
    fn dispatch(&mut self) -> (Loc, Slot) {
        if let Some(known) = self.frame.control.dispatch {
            return known;
        }
        let var = self.slot(&Sort::Bv(POINTER_BITS));
        let (meet, elsewhere) = (self.location(), self.location());
        let position = self.frame.position;
        let at = self.slot_term(var);
        let mut others = Vec::new();
        for (label, address) in self.taken_labels() {
            let address = self.label_address(address);
            let is = self.builder.pool().eq(at, address);
            others.push(self.builder.pool().not(is));
            let loc = self.label(label);
            self.frame.cfg.edge(meet, loc, Operation::Assume(is), position);
        }
        let none = self.builder.pool().and(&others);
        self.frame.cfg.edge(meet, elsewhere, Operation::Assume(none), position);
        self.frame.control.dispatch = Some((meet, var));
        // What waits belongs to the jump, not to the error.
        let pending = std::mem::take(&mut self.frame.block.pending);
        let checks = std::mem::take(&mut self.frame.block.checks);
        let here = std::mem::replace(&mut self.frame.here, elsewhere);
        self.unsupported(ELSEWHERE);
        self.frame.here = here;
        self.frame.block.pending = pending;
        self.frame.block.checks = checks;
        (meet, var)
    }

    /// A label as a pointer: a number, which is no object's address.
    fn label_address(&mut self, address: u64) -> Term {
        self.builder.pool().bv(address, POINTER_BITS)
    }

    /// The labels whose addresses the program asks for.
    fn taken_labels(&self) -> Vec<(LabelId, u64)> {
        let labels = self.body().labels.iter().enumerate();
        labels.filter_map(|(index, label)| Some((LabelId::new(index), label.address?))).collect()
    }
}
