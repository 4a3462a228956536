//! Assignment between structs that overlap: C says what it does only where they are the same object (C11 6.5.16.1p3).

use symra_terms::Term;

use super::Lower;
use super::arith::Kind;
use super::place::{Spot, Target};
use super::pointer::split;
use crate::hir::{ExprId, ExprKind};
use crate::memory::graph::Cell;
use crate::options::Purpose;
use crate::types::Type;

/// A struct that is assigned to while its new value is evaluated.
#[derive(Clone)]
pub(super) struct Assigned {
    spot: Spot,
    /// Where its address is among what is held.
    held: usize,
    /// The loads that give the value.
    loads: Vec<ExprId>,
}

impl Lower<'_> {
    /// Remembers a struct that is assigned to, whose address is what was held last. Gives what was remembered before.
    pub(super) fn begin_assigned(&mut self, target: &Target, value: ExprId) -> Option<Assigned> {
        let outer = self.frame.wanted.assigned.take();
        let is_record = matches!(self.program.types.kind(target.ty), Type::Record(_));
        if is_record && target.bits.is_none() && self.options.purpose == Purpose::Verify {
            let held = self.frame.block.held.len().saturating_sub(1);
            let loads = self.loads_of(value);
            self.frame.wanted.assigned = Some(Assigned { spot: target.spot, held, loads });
        }
        outer
    }

    /// The loads of which one gives a value.
    fn loads_of(&self, value: ExprId) -> Vec<ExprId> {
        let body = self.body();
        let (mut loads, mut work) = (Vec::new(), vec![value]);
        while let Some(expr) = work.pop() {
            match body[expr].kind {
                ExprKind::Load(_) => loads.push(expr),
                ExprKind::Comma(_, then) => work.push(then),
                ExprKind::Cond { then, otherwise, .. } => work.extend([then, otherwise]),
                ExprKind::StmtExpr { value: Some(value), .. } => work.push(value),
                _ => (),
            }
        }
        loads
    }

    /// Checks that what is loaded does not overlap by a part with what it is assigned to.
    pub(super) fn check_overlap(&mut self, load: ExprId, from: &Target) {
        let Some(to) = self.frame.wanted.assigned.clone() else { return };
        if !to.loads.contains(&load) {
            return;
        }
        let size = self.program.types.size_of(from.ty).unwrap_or(0);
        let bad = match (to.spot, from.spot) {
            (Spot::Parts(object, at), Spot::Parts(other, start)) => {
                let distance = at.abs_diff(start);
                self.builder.pool().bool(object == other && 0 < distance && distance < size)
            }
            (Spot::Memory(cell, _), Spot::Memory(other, start))
                if self.may_overlap(cell, other, size) =>
            {
                let at = self.frame.block.held[to.held];
                self.overlap(at, start, size)
            }
            _ => return,
        };
        let checks = &self.options.checks;
        let kind = match checks {
            checks if checks.arguments => Kind::Arguments,
            checks if checks.deref => Kind::Deref,
            _ => Kind::Unsupported,
        };
        self.check(kind, bad, "assignment between structs that overlap by a part");
    }

    /// Whether as many bytes at two cells may be different ones that overlap.
    fn may_overlap(&self, cell: Cell, other: Cell, size: u64) -> bool {
        let (cell, other) = (self.memory.root(cell), self.memory.root(other));
        if cell.node != other.node {
            return false;
        }
        if self.memory.flow.graph.is_apart(cell.node) {
            return true;
        }
        let distance = cell.offset.abs_diff(other.offset);
        match self.memory.flow.graph.modulus(cell.node) {
            0 => 0 < distance && distance < size,
            round if distance == 0 => round < size,
            round => distance < size || round.saturating_sub(distance) < size,
        }
    }

    /// Whether as many bytes at two addresses are different ones that overlap.
    fn overlap(&mut self, at: Term, start: Term, size: u64) -> Term {
        let ((object, at), (other, start)) =
            (split(self.builder.pool(), at), split(self.builder.pool(), start));
        let size = self.bytes(size);
        let pool = self.builder.pool();
        let (same, apart) = (pool.eq(object, other), pool.ne(at, start));
        let (forth, back) = (pool.bv_sub(at, start), pool.bv_sub(start, at));
        let (first, second) = (pool.bv_ult(forth, size), pool.bv_ult(back, size));
        let near = pool.or(&[first, second]);
        pool.and(&[same, apart, near])
    }
}
