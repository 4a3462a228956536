//! `setjmp` and `longjmp`.
//!
//! Each `setjmp` takes a number that no other one had and leaves it in its buffer. `longjmp` puts the number of its buffer into
//! a variable and leaves the function; so does every caller, until the one comes whose `setjmp` had the number. If there
//! is none, that function has returned, and nothing is known of the run.

use rustc_hash::FxHashSet;
use symra_ir::{Operation, VarId};
use symra_terms::{Sort, Term};

use super::Lower;
use super::cfg::Loc;
use super::value::{Slot, Val};
use crate::hir::{Builtin, ExprId, ExprKind, FunctionId, Program, StmtId, StmtKind};
use crate::memory::{Home, Memory};
use crate::types::Quals;

/// The variables of jumps, of a program that has some. A `setjmp` that nobody jumps to needs none.
#[derive(Clone, Debug)]
pub(super) struct Jumps {
    /// How many numbers were taken.
    count: VarId,
    /// The number that is jumped to; 0 if there is no jump.
    target: VarId,
    /// What `setjmp` returns.
    value: VarId,
    /// The functions that may be left by a jump.
    functions: FxHashSet<FunctionId>,
}

/// A `setjmp` of the function that is lowered.
#[derive(Clone, Debug)]
pub(super) struct Site {
    /// Its number.
    number: VarId,
    /// What it returns.
    result: VarId,
    /// Where it returns to.
    after: Loc,
    /// The function's variables and what they were.
    variables: Vec<(Slot, Slot)>,
}

fn has(program: &Program, function: FunctionId, wanted: Builtin) -> bool {
    program[function]
        .body
        .iter()
        .flat_map(|body| &body.exprs)
        .any(|expr| matches!(expr.kind, ExprKind::Builtin { op, .. } if op == wanted))
}

/// The functions that may be left by a jump.
fn jumpers(program: &Program, memory: &Memory) -> FxHashSet<FunctionId> {
    let mut found: FxHashSet<FunctionId> = memory
        .flow
        .reachable
        .iter()
        .copied()
        .filter(|function| has(program, *function, Builtin::LongJump))
        .collect();
    loop {
        let before = found.len();
        let more: Vec<FunctionId> = memory
            .flow
            .calls
            .iter()
            .filter(|(_, callee)| found.contains(callee))
            .map(|(caller, _)| *caller)
            .collect();
        found.extend(more);
        if found.len() == before {
            return found;
        }
    }
}

impl Lower<'_> {
    /// Makes the variables of jumps.
    pub(super) fn jump_variables(&mut self) {
        let reachable = &self.memory.flow.reachable;
        if !reachable.iter().any(|function| has(self.program, *function, Builtin::LongJump)) {
            return;
        }
        let functions = jumpers(self.program, &self.memory);
        let mut global = |name: &str, sort: &Sort| {
            let var = self.builder.global(name, sort);
            self.builder.temporary(var)
        };
        self.machine.jumps = Some(Jumps {
            count: global("setjmp calls", &Sort::Bv(32)),
            target: global("jump target", &Sort::Bv(32)),
            value: global("jump value", &Sort::Bv(32)),
            functions,
        });
    }

    /// No jump is under way when the program starts.
    pub(super) fn start_jumps(&mut self) {
        let Some(jumps) = self.machine.jumps.clone() else { return };
        let zero = self.builder.pool().bv(0, 32);
        self.write_var(jumps.count, zero);
        self.write_var(jumps.target, zero);
    }

    /// A new number for a `setjmp`.
    pub(super) fn jump_number(&mut self) -> Term {
        let Some(jumps) = self.machine.jumps.clone() else { return self.builder.pool().bv(0, 32) };
        let count = self.read_var(jumps.count);
        let next = self.plus(count, 1);
        self.write_var(jumps.count, next);
        next
    }

    /// The numbers of the function's own `setjmp`s are none when it starts.
    pub(super) fn enter_jumps(&mut self) {
        let body = self.body();
        if self.machine.jumps.is_none() {
            return;
        }
        for index in 0..body.expr_count() {
            let expr = ExprId::new(index);
            if matches!(body[expr].kind, ExprKind::Builtin { op: Builtin::SetJump, .. }) {
                let var = self.temporary(&Sort::Bv(32));
                let zero = self.builder.pool().bv(0, 32);
                self.write_var(var, zero);
                self.frame.landing.numbers.insert(expr, var);
            }
        }
    }

    /// `setjmp` with the number that it left in its buffer.
    pub(super) fn set_jump(&mut self, expr: ExprId, number: Term) -> Val {
        if self.machine.jumps.is_none() {
            return Val::Scalar(self.builder.pool().bv(0, 32));
        }
        let Some(var) = self.frame.landing.numbers.remove(&expr) else {
            self.unsupported("a `setjmp` in such an expression");
            return Val::Scalar(self.builder.pool().bv(0, 32));
        };
        let result = self.temporary(&Sort::Bv(32));
        let zero = self.builder.pool().bv(0, 32);
        self.write_var(var, number);
        self.write_var(result, zero);
        let mut variables = Vec::new();
        for &object in &self.body().locals {
            let is_volatile =
                self.program.types.quals_of(self.program[object].ty).contains(Quals::VOLATILE);
            if is_volatile || !matches!(self.memory.homes[object.index()], Some(Home::Parts(_))) {
                continue;
            }
            for slot in self.parts_of(object) {
                let copy = self.slot(&self.slot_sort(slot));
                let value = self.read_slot(slot);
                self.write_slot(copy, value);
                variables.push((slot, copy));
            }
        }
        self.flush_for_branches();
        let after = self.location();
        self.goto(after);
        self.continue_at(after);
        self.frame.landing.sites.push(Site { number: var, result, after, variables });
        Val::Scalar(self.builder.term(result))
    }

    /// `longjmp`: what follows is not reached from here.
    pub(super) fn long_jump(&mut self, number: Term, value: Term) {
        let Some(jumps) = self.machine.jumps.clone() else { return };
        let pool = self.builder.pool();
        let (zero, one) = (pool.bv(0, 32), pool.bv(1, 32));
        let none = pool.eq(value, zero);
        let value = pool.ite(none, one, value);
        // What is in a buffer that no `setjmp` filled is no number of one.
        let unset = pool.eq(number, zero);
        let all = pool.bv(u64::from(u32::MAX), 32);
        let number = pool.ite(unset, all, number);
        self.write_var(jumps.target, number);
        self.write_var(jumps.value, value);
        let unwind = self.unwind();
        self.goto(unwind);
    }

    fn unwind(&mut self) -> Loc {
        if let Some(loc) = self.frame.landing.unwind {
            return loc;
        }
        let loc = self.location();
        self.frame.landing.unwind = Some(loc);
        loc
    }

    /// Goes on with a jump that left the function that was called just now.
    pub(super) fn after_call(&mut self, callee: FunctionId) {
        let Some(jumps) = self.machine.jumps.clone() else { return };
        if !jumps.functions.contains(&callee) {
            return;
        }
        let (unwind, next) = (self.unwind(), self.location());
        let target = self.builder.term(jumps.target);
        let pool = self.builder.pool();
        let zero = pool.bv(0, 32);
        let jumping = pool.ne(target, zero);
        let (here, position) = (self.frame.here, self.frame.position);
        self.frame.cfg.edge(here, unwind, Operation::Assume(jumping), position);
        let not = self.builder.pool().not(jumping);
        self.frame.cfg.edge(here, next, Operation::Assume(not), position);
        self.frame.here = next;
    }

    /// Where jumps arrive that go to this function or through it.
    pub(super) fn land(&mut self) {
        let (Some(jumps), Some(unwind)) = (self.machine.jumps.clone(), self.frame.landing.unwind)
        else {
            return;
        };
        let target = self.builder.term(jumps.target);
        let mut others = Vec::new();
        for site in std::mem::take(&mut self.frame.landing.sites) {
            let number = self.builder.term(site.number);
            let hit = self.builder.pool().eq(target, number);
            others.push(self.builder.pool().not(hit));
            let arm = self.location();
            self.frame.cfg.edge(unwind, arm, Operation::Assume(hit), self.frame.position);
            self.continue_at(arm);
            let value = self.builder.term(jumps.value);
            let zero = self.builder.pool().bv(0, 32);
            self.write_var(site.result, value);
            self.write_var(jumps.target, zero);
            // What changed since has no certain value.
            for (slot, copy) in site.variables {
                let sort = self.slot_sort(slot);
                let any = self.arbitrary(&[sort])[0];
                let (now, before) = (self.slot_term(slot), self.slot_term(copy));
                let pool = self.builder.pool();
                let same = pool.eq(now, before);
                let value = pool.ite(same, now, any);
                self.write_slot(slot, value);
            }
            self.goto(site.after);
        }
        let gone = self.location();
        let condition = self.builder.pool().and(&others);
        self.frame.cfg.edge(unwind, gone, Operation::Assume(condition), self.frame.position);
        self.continue_at(gone);
        if self.frame.function.is_none() {
            self.unsupported("a jump to a function that has returned");
            return;
        }
        let body = self.body();
        for (index, stmt) in body.stmts.iter().enumerate() {
            if let StmtKind::Block { .. } = stmt.kind {
                self.kill_block(StmtId::new(index));
            }
        }
        self.leave();
    }
}
