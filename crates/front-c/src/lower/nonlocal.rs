//! `setjmp` and `longjmp`.
//!
//! Each `setjmp` takes a number that no other one had and leaves it in its buffer. `longjmp` puts the number of its buffer into
//! a variable and leaves the function; so does every caller, until the one comes whose `setjmp` had the number. If there
//! is none, that function has returned, and nothing is known of the run.

use rustc_hash::FxHashSet;
use symra_ir::{Direction, Operation, VarId};
use symra_terms::{Sort, Term};

use super::Lower;
use super::cfg::Loc;
use super::place::Spot;
use super::region::Piece;
use super::value::{Slot, Val};
use crate::hir::{
    Builtin, ExprId, ExprKind, FunctionId, ObjectId, Origin, Program, StmtId, StmtKind, Storage,
};
use crate::memory::{Home, Memory};
use crate::types::{Quals, Type};

/// So many elements of objects in memory are compared at most after a jump.
const ELEMENTS: usize = 64;

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
    /// The blocks that it is in.
    blocks: Vec<StmtId>,
    /// The function's variables and what they were.
    variables: Vec<(Slot, Slot)>,
    /// The elements of its objects in memory and what they were.
    elements: Vec<(ObjectId, Piece, Slot)>,
    /// Whether there are too many of these to be followed.
    overlooks: bool,
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
        // Where a jump arrives it is not known which blocks were entered: those that were not have no objects.
        for &object in &body.locals {
            if self.memory.homes[object.index()] == Some(Home::Fresh)
                && !self.memory.per_thread.contains_key(&object)
            {
                let var = self.base_var(object);
                let none = self.object(0);
                self.write_var(var, none);
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
            if self.is_volatile(object)
                || !matches!(self.memory.homes[object.index()], Some(Home::Parts(_)))
            {
                continue;
            }
            for slot in self.parts_of(object) {
                let copy = self.slot(&self.slot_sort(slot));
                let value = self.read_slot(slot);
                self.write_slot(copy, value);
                variables.push((slot, copy));
            }
        }
        let (elements, overlooks) = self.save_elements();
        self.flush_for_branches();
        let after = self.location();
        self.goto(after);
        self.continue_at(after);
        let blocks = self.frame.control.blocks.clone();
        let site = Site { number: var, result, after, blocks, variables, elements, overlooks };
        self.frame.landing.sites.push(site);
        Val::Scalar(self.builder.term(result))
    }

    fn is_volatile(&self, object: ObjectId) -> bool {
        let types = &self.program.types;
        let mut ty = self.program[object].ty;
        loop {
            if types.quals_of(ty).contains(Quals::VOLATILE) {
                return true;
            }
            match types.kind(ty) {
                Type::Array(element, _) => ty = element,
                _ => return false,
            }
        }
    }

    /// Copies of the function's objects in memory that live on after a jump to here; and whether there are more than is followed.
    fn save_elements(&mut self) -> (Vec<(ObjectId, Piece, Slot)>, bool) {
        let body = self.body();
        let mut alive: Vec<ObjectId> = Vec::new();
        for block in &self.frame.control.blocks {
            if let StmtKind::Block { scope, .. } = body[*block].kind {
                alive.extend(&body[scope]);
            }
        }
        if let Some(function) = self.frame.function {
            alive.extend(self.program[function].params.iter().map(|param| param.object));
        }
        let mut elements = Vec::new();
        let mut overlooks = false;
        for object in alive {
            let is_local = matches!(self.program[object].storage, Storage::Automatic(_));
            let home = &self.memory.homes[object.index()];
            if !is_local
                || !matches!(home, Some(Home::Fixed(_) | Home::Fresh))
                || self.program[object].origin == Origin::Temporary
                || self.is_volatile(object)
            {
                continue;
            }
            let Some(size) = self.program.types.size_of(self.program[object].ty) else {
                overlooks = true;
                continue;
            };
            let Spot::Memory(cell, address) = self.object_spot(object) else { continue };
            let pieces = self.pieces(cell, size);
            if elements.len() + pieces.len() > ELEMENTS {
                overlooks = true;
                continue;
            }
            for piece in pieces {
                let at = self.plus(address, piece.at);
                let value = self.select(piece.region, at);
                let copy = self.slot(&piece.region.sort());
                self.write_slot(copy, value);
                elements.push((object, piece, copy));
            }
        }
        (elements, overlooks)
    }

    /// What lies in memory and changed since has no certain value.
    fn forget_elements(&mut self, elements: Vec<(ObjectId, Piece, Slot)>) {
        for (object, piece, copy) in elements {
            let Spot::Memory(_, address) = self.object_spot(object) else { continue };
            let any = self.arbitrary(&[piece.region.sort()])[0];
            let at = self.plus(address, piece.at);
            let (now, before) = (self.select(piece.region, at), self.slot_term(copy));
            let pool = self.builder.pool();
            let same = pool.eq(now, before);
            let value = pool.ite(same, now, any);
            self.put(piece.region, at, value);
        }
        self.flush();
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
            self.forget_elements(site.elements);
            if site.overlooks {
                let what = "the memory of a function keeps its values when `longjmp` returns to it";
                self.builder.at(self.frame.position);
                self.builder.approximate(Direction::Under, what);
            }
            self.kill_blocks_but(&site.blocks);
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
        self.kill_blocks_but(&[]);
        self.leave();
    }

    /// The objects of all blocks but these die, if they are alive.
    fn kill_blocks_but(&mut self, kept: &[StmtId]) {
        let body = self.body();
        for (index, stmt) in body.stmts.iter().enumerate() {
            if let StmtKind::Block { scope, .. } = stmt.kind
                && !kept.contains(&StmtId::new(index))
            {
                for &object in &body[scope] {
                    self.kill_if_alive(object);
                }
            }
        }
        self.flush();
    }
}
