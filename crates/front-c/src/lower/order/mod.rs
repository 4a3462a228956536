//! The order of evaluation, where C leaves it open.
//!
//! Operands are evaluated from left to right, but for what [`region`] finds: where another order of calls makes a difference, each order
//! is a branch of its own; accesses that clash end the run at a claim that nothing is known there.

mod effects;
mod region;

use symra_ir::{ClaimKind, Direction, Inexact, Operation};
use symra_terms::{Sort, Term};

use super::Lower;
use super::place::{Spot, Target};
use super::pointer::split;
use super::value::{Slot, Val};
use crate::hir::{Callee, ExprId, ExprKind, PlaceId, PlaceKind};
use crate::memory::objects::POINTER_BITS;
use crate::options::Purpose;

pub(super) use effects::{Known, Summaries, summarise};
pub(super) use region::values_of;

/// An access that must not be to the same object as others.
#[derive(Clone, Debug)]
pub(super) struct Watched {
    /// The address of the access, once it was done.
    slot: Slot,
    partners: Vec<ExprId>,
}

const CLASH: &str = "unsequenced accesses to one object, at least one of them a write";

/// Calls that are nested deeper than this are not looked into.
const DEEPEST: u32 = 256;

/// Whether calls and effects in an expression are nested very deeply.
fn is_deep(body: &crate::hir::Body, root: ExprId) -> bool {
    let mut work = vec![(root, 0)];
    while let Some((expr, depth)) = work.pop() {
        if depth > DEEPEST {
            return true;
        }
        match body[expr].kind {
            ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand) => {
                work.push((operand, depth));
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => work.extend([(left, depth), (right, depth)]),
            ExprKind::Cond { condition, then, otherwise } => {
                work.extend([condition, then, otherwise].map(|part| (part, depth + 1)));
            }
            ExprKind::Assign { value, .. } | ExprKind::Update { value, .. } => {
                work.push((value, depth + 1));
            }
            ExprKind::Call { args, .. }
            | ExprKind::Builtin { args, .. }
            | ExprKind::AnyOrder(args) => {
                work.extend(body[args].iter().map(|arg| (*arg, depth + 1)));
            }
            ExprKind::StmtExpr { value, .. } => work.extend(value.map(|value| (value, depth + 1))),
            _ => (),
        }
    }
    false
}

impl Lower<'_> {
    /// Looks at what is open about the order of evaluation before a region is evaluated.
    pub(super) fn arrange(&mut self, root: ExprId) {
        self.arrange_all(&[root]);
    }

    /// The same of several regions that are evaluated in any order.
    pub(super) fn arrange_all(&mut self, roots: &[ExprId]) {
        let active: Vec<ExprId> =
            roots.iter().copied().filter(|root| !self.is_pure(*root)).collect();
        // With threads, reads have an order that matters.
        let has_threads = self.concurrency.threads.is_some() && !self.is_in_model();
        let is_settled = match active[..] {
            _ if has_threads => false,
            [] => true,
            [root] => roots.len() == 1 && self.is_settled(root),
            _ => false,
        };
        if self.options.purpose == Purpose::Run || is_settled {
            return;
        }
        let Some(function) = self.frame.function else { return };
        let view = effects::View {
            program: self.program,
            options: self.options,
            memory: &self.memory,
            summaries: &self.summaries,
            function,
            body: self.body(),
            from_outside: false,
            is_seen: has_threads,
        };
        let plan = if roots.iter().any(|root| is_deep(self.body(), *root)) {
            region::Plan { more: true, ..region::Plan::default() }
        } else {
            region::plan(&view, roots)
        };
        self.watch(&plan.clashes);
        if plan.more {
            let what = "an expression is evaluated in one order only, and another one may matter";
            self.note_inexact(Direction::Under, what.to_owned(), Inexact::Anything);
        }
        if !plan.orders.is_empty() {
            for (number, old, place) in plan.olds {
                self.frame.order.olds.insert(number, (old, place));
            }
            self.explore(&plan.orders);
        }
    }

    /// Whether the function is a model of the library.
    fn is_in_model(&self) -> bool {
        self.frame.function.is_some_and(|function| {
            let at = self.program[function].at;
            crate::library::is_model(&self.program.sources[at.file.0 as usize].name)
        })
    }

    /// Whether an expression has no effect, or one that comes after all else.
    fn is_settled(&mut self, expr: ExprId) -> bool {
        if self.is_pure(expr) {
            return true;
        }
        let body = self.body();
        match body[expr].kind {
            ExprKind::Convert { operand, .. } => self.is_settled(operand),
            ExprKind::Assign { place, value } => {
                (self.is_plain(place) && self.is_settled(value))
                    || (self.is_pure_place(place) && self.is_pure(value))
            }
            ExprKind::Update { place, value, .. } => {
                self.is_pure_place(place) && self.is_pure(value)
            }
            ExprKind::Call { callee, args } => {
                let pointer = match callee {
                    Callee::Direct(_) => true,
                    Callee::Indirect(pointer) => self.is_pure(pointer),
                };
                pointer && body[args].iter().all(|arg| self.is_pure(*arg))
            }
            ExprKind::And(..) | ExprKind::Or(..) | ExprKind::Cond { .. } | ExprKind::Comma(..) => {
                true
            }
            _ => false,
        }
    }

    /// Whether a place does not depend on any value.
    fn is_plain(&self, place: PlaceId) -> bool {
        match self.body()[place].kind {
            PlaceKind::Object(_) => true,
            PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => {
                self.is_plain(base)
            }
            _ => false,
        }
    }

    /// Branches into the orders of evaluation.
    fn explore(&mut self, orders: &[Vec<ExprId>]) {
        let body = self.body();
        let atoms = orders[0].clone();
        for atom in &atoms {
            self.frame.order.early.remove(atom);
        }
        self.flush_for_branches();
        let position = self.frame.position;
        self.frame.notes.inputs.push((self.frame.here, "order of evaluation".to_owned()));
        let choice = self.arbitrary(&[Sort::Bv(8)])[0];
        let results: Vec<Vec<Slot>> = atoms
            .iter()
            .map(|atom| {
                let sorts = self.sorts(body[*atom].ty);
                sorts.iter().map(|sort| self.slot(sort)).collect()
            })
            .collect();
        let (start, join) = (self.frame.here, self.location());
        for (number, order) in orders.iter().enumerate() {
            let condition = self.chosen(choice, number, orders.len());
            let arm = self.location();
            self.frame.cfg.edge(start, arm, Operation::Assume(condition), position);
            self.continue_at(arm);
            for atom in order {
                let index = atoms.iter().position(|other| other == atom).unwrap_or(0);
                let value = self.value(*atom);
                for (slot, term) in results[index].iter().zip(self.terms(value)) {
                    self.write_slot(*slot, term);
                }
                self.flush();
                self.know(*atom, &results[index]);
            }
            for atom in &atoms {
                self.frame.order.early.remove(atom);
            }
            self.goto(join);
        }
        self.continue_at(join);
        for (atom, slots) in atoms.iter().zip(&results) {
            self.know(*atom, slots);
        }
        self.frame.position = position;
    }

    /// Says that an expression was evaluated already.
    fn know(&mut self, expr: ExprId, slots: &[Slot]) {
        let terms: Vec<Term> = slots.iter().map(|slot| self.slot_term(*slot)).collect();
        let value = self.assemble(self.body()[expr].ty, terms);
        self.frame.order.early.insert(expr, value);
    }

    /// Whether this one of so many orders is chosen.
    fn chosen(&mut self, choice: Term, number: usize, count: usize) -> Term {
        let pool = self.builder.pool();
        let number_term = pool.bv(number as u64, 8);
        if number + 1 < count {
            pool.eq(choice, number_term)
        } else {
            pool.bv_ule(number_term, choice)
        }
    }

    /// Prepares for accesses that may clash.
    fn watch(&mut self, clashes: &[(ExprId, ExprId)]) {
        let sort = Sort::Bv(POINTER_BITS);
        for &(a, b) in clashes {
            for (one, other) in [(a, b), (b, a)] {
                if !self.frame.order.watched.contains_key(&one) {
                    let slot = self.slot(&sort);
                    self.frame.order.watched.insert(one, Watched { slot, partners: Vec::new() });
                }
                let watched = self.frame.order.watched.get_mut(&one).expect("just inserted");
                if !watched.partners.contains(&other) {
                    watched.partners.push(other);
                }
            }
        }
        let nowhere = self.null();
        for &(a, b) in clashes {
            for expr in [a, b] {
                let slot = self.frame.order.watched[&expr].slot;
                self.write_slot(slot, nowhere);
            }
        }
    }

    /// Checks an access against those that it may clash with.
    pub(super) fn watched(&mut self, expr: ExprId, target: &Target) {
        let Some(watched) = self.frame.order.watched.get(&expr).cloned() else { return };
        let address = match target.spot {
            Spot::Memory(_, address) => address,
            Spot::Parts(..) | Spot::Nowhere => self.builder.pool().bv(1, POINTER_BITS),
        };
        let nowhere = self.null();
        let len = self.program.types.size_of(target.ty).unwrap_or(1);
        let width = self.bytes(len);
        for partner in &watched.partners {
            let Some(other) = self.frame.order.watched.get(partner).map(|other| other.slot) else {
                continue;
            };
            let other = self.read_slot(other);
            let their = self.program.types.size_of(self.body()[*partner].ty).unwrap_or(1);
            let their = self.bytes(their);
            let pool = self.builder.pool();
            let done = pool.ne(other, nowhere);
            let ((object, at), (other_object, other_at)) =
                (split(pool, address), split(pool, other));
            let same = pool.eq(object, other_object);
            let (up, down) = (pool.bv_sub(at, other_at), pool.bv_sub(other_at, at));
            let (above, below) = (pool.bv_ult(up, their), pool.bv_ult(down, width));
            let meet = pool.or(&[above, below]);
            let bad = pool.and(&[done, same, meet]);
            self.check_as(
                ClaimKind::Unsupported,
                "unsupported",
                bad,
                &format!("{CLASH} (undefined behaviour)"),
            );
        }
        let mut new = address;
        if let Some(guard) = self.frame.block.guards.last().copied() {
            let old = self.read_slot(watched.slot);
            new = self.builder.pool().ite(guard, address, old);
        }
        self.write_slot(watched.slot, new);
    }

    /// Evaluates the parts of a new value that have effects and do not depend on the old one, before that is read.
    /// Adds them to `done`.
    pub(super) fn before_old(&mut self, number: u32, value: ExprId, done: &mut Vec<ExprId>) {
        if self.is_pure(value) || self.frame.order.early.contains_key(&value) {
            return;
        }
        let body = self.body();
        match body[value].kind {
            ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand)
                if self.names_old(number, operand) =>
            {
                self.before_old(number, operand, done);
            }
            ExprKind::Binary(_, left, right)
            | ExprKind::PtrAdd { pointer: left, index: right, .. }
                if self.names_old(number, value) =>
            {
                self.before_old(number, left, done);
                self.before_old(number, right, done);
            }
            _ if !self.names_old(number, value) => {
                let result = self.value(value);
                let mut slots = Vec::new();
                for term in self.terms(result) {
                    let sort = self.builder.pool().sort(term).clone();
                    let slot = self.slot(&sort);
                    self.write_slot(slot, term);
                    slots.push(slot);
                }
                self.flush();
                self.know(value, &slots);
                done.push(value);
            }
            _ => (),
        }
    }

    /// Whether an expression depends on an old value, as far as operators go.
    fn names_old(&self, number: u32, expr: ExprId) -> bool {
        let body = self.body();
        let mut work = vec![expr];
        while let Some(expr) = work.pop() {
            match body[expr].kind {
                ExprKind::OldValue(other) if other == number => return true,
                ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand) => {
                    work.push(operand);
                }
                ExprKind::Binary(_, left, right)
                | ExprKind::PtrAdd { pointer: left, index: right, .. }
                | ExprKind::And(left, right)
                | ExprKind::Or(left, right)
                | ExprKind::Comma(left, right) => work.extend([left, right]),
                ExprKind::Cond { condition, then, otherwise } => {
                    work.extend([condition, then, otherwise]);
                }
                _ => (),
            }
        }
        false
    }
}

/// The value of an expression that was evaluated already.
pub(super) type Early = rustc_hash::FxHashMap<ExprId, Val>;
