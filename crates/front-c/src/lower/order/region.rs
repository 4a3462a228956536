//! What C leaves open about the order within one expression.
//!
//! A *region* is an expression whose parts are not ordered by `&&`, `||`, `?:` or `,`: what these order is a region of its own, and
//! one evaluation for the region around it. Two parts of a region *clash* if one changes an object that
//! the other one reads or changes, and neither is inside of a function that is called: C does not define what happens. Where one is a call, either
//! may come first.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;

use super::effects::{Effects, Key, Start, View};
use crate::hir::{
    Binary, Callee, ExprId, ExprKind, InitValue, List, PlaceId, PlaceKind, StmtId, StmtKind, Stride,
};
use crate::sema::deeper;
use crate::types::{RecordKind, TypeId};

/// The most evaluations whose orders are tried out.
const FEW_ATOMS: usize = 6;
/// The most orders that are told apart.
const FEW_ORDERS: usize = 24;

/// What is open about the order within a region.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Plan {
    /// The orders that differ, each a list of the evaluations that matter. Empty if the usual one is the only one.
    pub(in crate::lower) orders: Vec<Vec<ExprId>>,
    /// Whether there are more orders than these.
    pub(in crate::lower) more: bool,
    /// Pairs of accesses that must not be to the same object.
    pub(in crate::lower) clashes: Vec<(ExprId, ExprId)>,
    /// The old values of updates that are among the evaluations: the number of the update, its old value and its place.
    pub(in crate::lower) olds: Vec<(u32, ExprId, PlaceId)>,
}

/// What is open about the order within some regions that are evaluated in any order, one after the other.
pub(super) fn plan(view: &View<'_>, roots: &[ExprId]) -> Plan {
    let mut walk = Walk {
        view,
        atoms: Vec::new(),
        directs: Vec::new(),
        choices: Vec::new(),
        checks: Vec::new(),
        clashes: Vec::new(),
        before: Vec::new(),
        olds: Vec::new(),
        opaque: false,
        late: false,
    };
    let groups: Vec<Group> = roots.iter().map(|root| walk.expr(*root)).collect();
    walk.combine(groups, true);
    let mut plan = Plan::default();
    for (a, b) in std::mem::take(&mut walk.clashes) {
        plan.clashes.push((walk.directs[a].expr, walk.directs[b].expr));
    }
    walk.settle_checks(&mut plan);
    if !walk.choices.is_empty() {
        walk.orders(&mut plan);
    }
    plan.more |= walk.late;
    plan.olds = walk.olds;
    plan
}

/// An evaluation.
struct Atom {
    expr: ExprId,
    /// The first of the evaluations that this one needs; they go up to this one.
    first: usize,
    /// What is done by code that is called.
    called: Effects,
    /// What the expression itself does.
    direct: Effects,
    /// Whether the expression itself may violate a check.
    checked: bool,
}

/// An access by the expression itself.
struct Direct {
    expr: ExprId,
    place: PlaceId,
    stores: bool,
    keys: FxHashSet<Key>,
}

/// The reading of the old value of an update.
struct OldValue {
    /// The evaluation.
    atom: usize,
    /// The number of the update, where its new value names the old one, and its place; if it can be read by itself.
    named: Option<(u32, ExprId, PlaceId)>,
}

/// The evaluations of a part of a region.
#[derive(Default)]
struct Group {
    atoms: Vec<usize>,
    directs: Vec<usize>,
    /// The stores that need not be done when the value is known.
    open: Vec<usize>,
}

impl Group {
    fn then(mut self, other: Self) -> Self {
        self.atoms.extend(other.atoms);
        self.directs.extend(other.directs);
        self.open.extend(other.open);
        self
    }
}

struct Walk<'w, 'v> {
    view: &'w View<'v>,
    atoms: Vec<Atom>,
    directs: Vec<Direct>,
    choices: Vec<(usize, usize)>,
    /// Calls that may end the program, and operations after them that might be done before and violate a check.
    checks: Vec<(usize, usize)>,
    clashes: Vec<(usize, usize)>,
    /// Pairs of evaluations of which the first one always comes first.
    before: Vec<(usize, usize)>,
    olds: Vec<(u32, ExprId, PlaceId)>,
    /// Whether something can't be evaluated twice.
    opaque: bool,
    /// Whether something is read after others that it might be read before.
    late: bool,
}

impl Walk<'_, '_> {
    fn expr(&mut self, expr: ExprId) -> Group {
        deeper(|| self.expr_of(expr))
    }

    fn call_of(&mut self, expr: ExprId, callee: Callee, args: List<ExprId>) -> Group {
        let first = self.atoms.len();
        let mut parts: Vec<ExprId> = self.view.body[args].to_vec();
        if let Callee::Indirect(pointer) = callee {
            parts.push(pointer);
        }
        let group = self.operands(&parts);
        let called = self.call_effects(expr, callee, args);
        let group = Group { open: Vec::new(), ..group };
        self.atom(expr, first, called, Effects::default(), group)
    }

    fn expr_of(&mut self, expr: ExprId) -> Group {
        let body = self.view.body;
        let first = self.atoms.len();
        match body[expr].kind {
            ExprKind::Const(_)
            | ExprKind::FunctionAddr(_)
            | ExprKind::OldValue(_)
            | ExprKind::Unsupported(_) => Group::default(),
            ExprKind::Load(place) => {
                let group = self.place(place);
                self.access(expr, place, first, group, false)
            }
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => self.place(place),
            ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand) => {
                let group = self.expr(operand);
                if self.may_fail(expr) { self.checked(expr, first, group) } else { group }
            }
            ExprKind::Binary(_, left, right) => {
                let group = self.operands(&[left, right]);
                if self.may_fail(expr) { self.checked(expr, first, group) } else { group }
            }
            ExprKind::PtrAdd { pointer: left, index: right, stride, .. }
            | ExprKind::PtrDiff { left, right, stride } => {
                let group = match stride {
                    Stride::Bytes(_) => self.operands(&[left, right]),
                    // What a cast to a type with variable lengths says of these is set before the size is asked for.
                    Stride::Computed(size) => {
                        let operands = self.operands(&[left, right]);
                        let size = self.expr(size);
                        operands.then(size)
                    }
                };
                if self.may_fail(expr) { self.checked(expr, first, group) } else { group }
            }
            ExprKind::And(..)
            | ExprKind::Or(..)
            | ExprKind::Cond { .. }
            | ExprKind::Comma(..)
            | ExprKind::Atomic(_) => self.unit(expr),
            ExprKind::StmtExpr { .. } => {
                self.opaque = true;
                self.unit(expr)
            }
            ExprKind::Assign { place, value } => {
                let target = self.place(place);
                let value = self.expr(value);
                let group = self.combine(vec![target, value], false);
                self.access(expr, place, first, group, true)
            }
            ExprKind::Update { number, place, value, .. } => {
                let target = self.place(place);
                let old = self.old_value(number, place, value, first, &target);
                let value = self.expr(value);
                let operands = value.atoms.clone();
                let mut group = self.combine(vec![target, value], false);
                group.atoms.extend(self.order_old(&old, &operands));
                self.access(expr, place, first, group, true)
            }
            ExprKind::AnyOrder(parts) => self.operands(&body[parts]),
            ExprKind::Call { callee, args } => self.call_of(expr, callee, args),
            ExprKind::Builtin { op, args } => {
                let group = self.operands(&body[args]);
                let mut called = Effects::default();
                self.view.builtin(op, args, &mut called);
                self.atom(expr, first, called, Effects::default(), group)
            }
            ExprKind::InitObject { init, .. } => {
                let values: Vec<ExprId> = values_of(&body.init(init).entries);
                let groups = values.iter().map(|value| self.expr(*value)).collect();
                self.combine(groups, true)
            }
        }
    }

    fn operands(&mut self, parts: &[ExprId]) -> Group {
        let groups = parts.iter().map(|part| self.expr(*part)).collect();
        self.combine(groups, false)
    }

    fn place(&mut self, place: PlaceId) -> Group {
        match self.view.body[place].kind {
            PlaceKind::Object(_) | PlaceKind::Unsupported(_) => Group::default(),
            PlaceKind::Deref(pointer) => self.expr(pointer),
            PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => {
                deeper(|| self.place(base))
            }
            PlaceKind::After { first, then } => {
                let before = self.expr(first);
                let after = deeper(|| self.place(then));
                before.then(after)
            }
        }
    }

    fn call_effects(&self, expr: ExprId, callee: Callee, args: List<ExprId>) -> Effects {
        let mut effects = Effects::default();
        let mut called = Vec::new();
        self.view.called(expr, callee, args, &mut effects, &mut called);
        for function in called {
            if let Some(more) = self.view.of(function) {
                effects.add(more);
            }
        }
        effects
    }

    fn atom(
        &mut self,
        expr: ExprId,
        first: usize,
        called: Effects,
        direct: Effects,
        mut group: Group,
    ) -> Group {
        group.atoms.push(self.atoms.len());
        self.atoms.push(Atom { expr, first, called, direct, checked: false });
        group
    }

    /// An operation that may violate a check.
    fn checked(&mut self, expr: ExprId, first: usize, group: Group) -> Group {
        let group = self.atom(expr, first, Effects::default(), Effects::default(), group);
        self.mark_checked(true);
        group
    }

    fn mark_checked(&mut self, checked: bool) {
        if let Some(atom) = self.atoms.last_mut() {
            atom.checked = checked && self.view.summaries.checked;
        }
    }

    /// A load, a store or both.
    fn access(
        &mut self,
        expr: ExprId,
        place: PlaceId,
        first: usize,
        mut group: Group,
        stores: bool,
    ) -> Group {
        let mut keys = FxHashSet::default();
        self.view.keys(place, &mut keys);
        let mut direct = Effects::default();
        if stores {
            direct.writes.clone_from(&keys);
        }
        if !matches!(self.view.body[expr].kind, ExprKind::Assign { .. }) {
            direct.reads.clone_from(&keys);
        }
        let this = self.directs.len();
        self.directs.push(Direct { expr, place, stores, keys });
        if stores {
            // Its own operands have their values, but perhaps not yet their effects.
            for &other in &group.open {
                if self.may_clash(this, other) {
                    self.clashes.push((this, other));
                }
            }
            group.open.push(this);
        }
        group.directs.push(this);
        let group = self.atom(expr, first, Effects::default(), direct, group);
        self.mark_checked(self.is_checked(place) && !stores);
        group
    }

    /// Whether an operation may violate a check, if such are made.
    fn may_fail(&self, expr: ExprId) -> bool {
        let checks = &self.view.options.checks;
        let overflow = checks.signed_overflow || checks.unsigned_overflow;
        match self.view.body[expr].kind {
            ExprKind::Convert { .. } => checks.conversion,
            ExprKind::Const(_) => checks.conversion && self.view.body.is_changed(expr),
            ExprKind::Unary(..) => overflow,
            ExprKind::PtrAdd { .. } | ExprKind::PtrDiff { .. } => {
                checks.bounds
                    || checks.pointer_arithmetic
                    || self.view.memory.element(self.view.function, expr).is_some()
            }
            ExprKind::Binary(op, ..) => match op {
                Binary::Div | Binary::Rem => checks.div_by_zero || overflow || checks.nan,
                Binary::Shl | Binary::Shr => checks.shift,
                Binary::Add | Binary::Sub | Binary::Mul => overflow || checks.nan,
                _ => checks.pointer_arithmetic,
            },
            _ => false,
        }
    }

    /// Whether an access to a place may violate a check.
    fn is_checked(&self, place: PlaceId) -> bool {
        let body = self.view.body;
        let mut at = place;
        self.view.options.checks.uninitialised
            || loop {
                match body[at].kind {
                    PlaceKind::Deref(_) => break true,
                    PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => at = base,
                    PlaceKind::After { then, .. } => at = then,
                    PlaceKind::Object(_) | PlaceKind::Unsupported(_) => break false,
                }
            }
    }

    /// An expression that orders its parts itself.
    fn unit(&mut self, expr: ExprId) -> Group {
        let first = self.atoms.len();
        let (mut called, mut direct) = (Effects::default(), Effects::default());
        let mut group = Group::default();
        let checked = self.inside(expr, &mut called, &mut direct, &mut group.directs);
        group.open.extend(group.directs.iter().filter(|d| self.directs[**d].stores));
        let group = self.atom(expr, first, called, direct, group);
        self.mark_checked(checked);
        group
    }

    /// All that an expression does, whatever the order. Whether it may violate a check itself.
    fn inside(
        &mut self,
        expr: ExprId,
        called: &mut Effects,
        direct: &mut Effects,
        directs: &mut Vec<usize>,
    ) -> bool {
        // The parts are looked at as if they were a region; what is open inside of it is a matter of its own.
        let (choices, checks, clashes) =
            (self.choices.len(), self.checks.len(), self.clashes.len());
        let (before, olds, late) = (self.before.len(), self.olds.len(), self.late);
        let first = self.atoms.len();
        let body = self.view.body;
        let parts: Vec<ExprId> = match body[expr].kind {
            ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => {
                vec![left, right]
            }
            ExprKind::Cond { condition, then, otherwise } => vec![condition, then, otherwise],
            ExprKind::Atomic(operand) => vec![operand],
            ExprKind::StmtExpr { block, value } => {
                let mut parts: Vec<ExprId> = value.into_iter().collect();
                self.statements(block, &mut parts);
                parts
            }
            _ => Vec::new(),
        };
        for part in parts {
            let group = self.expr(part);
            directs.extend(group.directs);
        }
        let mut checked = false;
        for atom in self.atoms.drain(first..) {
            called.add(&atom.called);
            direct.add(&atom.direct);
            checked |= atom.checked;
        }
        self.choices.truncate(choices);
        self.checks.truncate(checks);
        self.clashes.truncate(clashes);
        self.before.truncate(before);
        self.olds.truncate(olds);
        self.late = late;
        checked
    }

    /// The expressions of a statement.
    fn statements(&self, root: StmtId, out: &mut Vec<ExprId>) {
        let body = self.view.body;
        let mut work = vec![root];
        while let Some(stmt) = work.pop() {
            match body[stmt].kind {
                StmtKind::Expr(expr)
                | StmtKind::GotoComputed(expr)
                | StmtKind::Return(Some(expr)) => {
                    out.push(expr);
                }
                StmtKind::Block { stmts, .. } => work.extend_from_slice(&body[stmts]),
                StmtKind::If { arms, otherwise } => {
                    for arm in &body[arms] {
                        out.push(arm.condition);
                        work.push(arm.body);
                    }
                    work.extend(otherwise);
                }
                StmtKind::Loop { condition, step, body: inner, .. } => {
                    out.extend(condition.into_iter().chain(step));
                    work.push(inner);
                }
                StmtKind::Switch { value, body: inner, .. } => {
                    out.push(value);
                    work.push(inner);
                }
                StmtKind::Declare { init: Some(init), .. } => {
                    out.extend(values_of(&body.init(init).entries));
                }
                _ => (),
            }
        }
    }

    /// Parts that are evaluated in any order. If they are `whole`, one comes after the other.
    fn combine(&mut self, groups: Vec<Group>, whole: bool) -> Group {
        let mut all = Group::default();
        for group in groups {
            for &a in &all.atoms {
                for &b in &group.atoms {
                    if self.is_choice(a, b, whole) {
                        self.choices.push((a, b));
                    } else if self.atoms[a].called.halts && self.atoms[b].checked {
                        self.checks.push((a, b));
                    }
                }
            }
            if !whole {
                for &a in &all.directs {
                    for &b in &group.directs {
                        if (self.directs[a].stores || self.directs[b].stores)
                            && self.may_clash(a, b)
                        {
                            self.clashes.push((a, b));
                        }
                    }
                }
            }
            all = all.then(group);
        }
        all
    }

    /// The reading of the old value of a place: other threads may see when that happens, or calls change it.
    fn old_value(
        &mut self,
        number: u32,
        place: PlaceId,
        value: ExprId,
        first: usize,
        target: &Group,
    ) -> OldValue {
        let mut direct = Effects::default();
        self.view.keys(place, &mut direct.reads);
        let acts = |atom: &usize| {
            let Atom { called, direct, .. } = &self.atoms[*atom];
            !called.is_nothing() || !direct.writes.is_empty()
        };
        // Where the place is found by something with an effect, or the old value is nowhere named, one order is tried.
        let named = self.named_old(number, value).filter(|_| !target.atoms.iter().any(acts));
        let named = named.map(|expr| (number, expr, place));
        let expr = named.map_or(value, |(_, expr, _)| expr);
        let called = Effects::default();
        self.atoms.push(Atom { expr, first, called, direct, checked: false });
        OldValue { atom: self.atoms.len() - 1, named }
    }

    /// Where the new value of an update names its old one.
    fn named_old(&self, number: u32, value: ExprId) -> Option<ExprId> {
        let body = self.view.body;
        let mut work = vec![value];
        while let Some(expr) = work.pop() {
            match body[expr].kind {
                ExprKind::OldValue(other) if other == number => return Some(expr),
                ExprKind::Convert { operand, .. } | ExprKind::Unary(_, operand) => {
                    work.push(operand);
                }
                ExprKind::Binary(_, left, right)
                | ExprKind::PtrAdd { pointer: left, index: right, .. } => {
                    work.extend([left, right]);
                }
                _ => (),
            }
        }
        None
    }

    /// An old value is read before or after the operands of the new one; after all calls in them that do not change it. The
    /// evaluation, if it can be done by itself and that matters.
    fn order_old(&mut self, old: &OldValue, operands: &[usize]) -> Option<usize> {
        let is_seen = self.is_seen(&self.atoms[old.atom]);
        let mut matters = is_seen;
        for &operand in operands {
            let atom = &self.atoms[operand];
            let changes = atom.called.conflicts(&self.atoms[old.atom].direct);
            if !(changes || is_seen && self.is_seen(atom)) {
                continue;
            }
            matters = true;
            if !changes && !atom.called.is_nothing() {
                self.late |= self.view.summaries.is_seen(&atom.direct);
                self.before.push((operand, old.atom));
            } else if old.named.is_some() {
                self.choices.push((old.atom, operand));
            } else {
                self.late = true;
            }
        }
        let named = old.named.filter(|_| matters)?;
        self.olds.push(named);
        Some(old.atom)
    }

    /// Whether other threads may see when an evaluation is done.
    fn is_seen(&self, atom: &Atom) -> bool {
        let summaries = self.view.summaries;
        self.view.is_seen && (summaries.is_seen(&atom.called) || summaries.is_seen(&atom.direct))
    }

    fn is_choice(&self, a: usize, b: usize, whole: bool) -> bool {
        let (a, b) = (&self.atoms[a], &self.atoms[b]);
        (self.is_seen(a) && self.is_seen(b))
            || a.called.conflicts(&b.called)
            || a.called.conflicts(&b.direct)
            || a.direct.conflicts(&b.called)
            || (whole && a.direct.conflicts(&b.direct))
    }

    /// Whether two accesses may be to the same object.
    fn may_clash(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.directs[a], &self.directs[b]);
        a.keys.iter().any(|key| b.keys.contains(key)) && !self.are_apart(a.place, b.place)
    }

    /// Whether two places are different members of one struct type, or different parts of one object.
    fn are_apart(&self, a: PlaceId, b: PlaceId) -> bool {
        let (left, right) = (self.members(a), self.members(b));
        let differ = left
            .iter()
            .any(|(ty, field)| right.iter().any(|(other, number)| ty == other && field != number));
        let named = |place| match self.view.start(place) {
            Start::Object(object, _) => Some(object),
            _ => None,
        };
        differ || matches!((named(a), named(b)), (Some(a), Some(b)) if a != b)
    }

    /// The members that lead to a place, with the structs that they are members of.
    fn members(&self, place: PlaceId) -> Vec<(TypeId, u32)> {
        let body = self.view.body;
        let types = &self.view.program.types;
        let (mut at, mut found) = (place, Vec::new());
        loop {
            match body[at].kind {
                PlaceKind::Member { base, field, .. } | PlaceKind::BitField { base, field, .. } => {
                    let ty = types.value_type(body[base].ty);
                    let is_struct = types
                        .as_record(ty)
                        .is_some_and(|id| types.record(id).kind == RecordKind::Struct);
                    if is_struct {
                        found.push((ty, field));
                    }
                    at = base;
                }
                PlaceKind::After { then, .. } => at = then,
                PlaceKind::Deref(pointer) => match self.array_of(pointer) {
                    Some(array) => at = array,
                    None => return found,
                },
                PlaceKind::Object(_) | PlaceKind::Unsupported(_) => return found,
            }
        }
    }

    /// The array that a pointer is computed from by indices.
    fn array_of(&self, pointer: ExprId) -> Option<PlaceId> {
        let mut at = pointer;
        loop {
            match self.view.body[at].kind {
                ExprKind::PtrAdd { pointer, .. } => at = pointer,
                ExprKind::Decay(place) | ExprKind::AddrOf(place) => return Some(place),
                _ => return None,
            }
        }
    }

    /// Operations that might be done before a call that ends the program: in one order they come after, in another before.
    fn settle_checks(&mut self, plan: &mut Plan) {
        let checks = std::mem::take(&mut self.checks);
        if checks.is_empty() {
            return;
        }
        let ends: BTreeSet<usize> = checks.iter().map(|(end, _)| *end).collect();
        let checked: BTreeSet<usize> = checks.iter().map(|(_, check)| *check).collect();
        let needs_end = |check: &usize| ends.range(self.atoms[*check].first..*check).count() > 0;
        if !self.choices.is_empty() || checked.iter().any(needs_end) {
            self.choices.extend(checks);
        } else if self.opaque {
            plan.more = true;
        } else {
            let exprs = |order: &mut dyn Iterator<Item = &usize>| {
                order.map(|atom| self.atoms[*atom].expr).collect()
            };
            let usual = exprs(&mut ends.union(&checked));
            let early = exprs(&mut checked.iter().chain(&ends));
            plan.orders = vec![usual, early];
        }
    }

    /// Finds the orders that differ.
    fn orders(&self, plan: &mut Plan) {
        let mut atoms: Vec<usize> = self.choices.iter().flat_map(|(a, b)| [*a, *b]).collect();
        atoms.sort_unstable();
        atoms.dedup();
        if self.opaque || atoms.len() > FEW_ATOMS {
            plan.more = true;
            return;
        }
        let mut found: Vec<(Vec<bool>, Vec<usize>)> = Vec::new();
        self.extend(&atoms, &mut Vec::new(), &mut found);
        if found.len() > FEW_ORDERS {
            plan.more = true;
            return;
        }
        if found.len() > 1 {
            let exprs =
                |order: Vec<usize>| order.iter().map(|atom| self.atoms[*atom].expr).collect();
            plan.orders = found.into_iter().map(|(_, order)| exprs(order)).collect();
        }
    }

    fn extend(
        &self,
        atoms: &[usize],
        order: &mut Vec<usize>,
        found: &mut Vec<(Vec<bool>, Vec<usize>)>,
    ) {
        if order.len() == atoms.len() {
            let place = |atom: usize| order.iter().position(|other| *other == atom);
            let which: Vec<bool> =
                self.choices.iter().map(|(a, b)| place(*a) < place(*b)).collect();
            if !found.iter().any(|(other, _)| *other == which) {
                found.push((which, order.clone()));
            }
            return;
        }
        for &atom in atoms {
            let is_ready = !order.contains(&atom)
                && atoms.iter().all(|other| {
                    let comes_first = (self.atoms[atom].first..atom).contains(other)
                        || self.before.contains(&(*other, atom));
                    !comes_first || order.contains(other)
                });
            if is_ready {
                order.push(atom);
                self.extend(atoms, order, found);
                order.pop();
            }
        }
    }
}

/// The expressions of an initializer.
pub(in crate::lower) fn values_of(entries: &[crate::hir::InitEntry]) -> Vec<ExprId> {
    let values = entries.iter().filter_map(|entry| match entry.value {
        InitValue::Expr(value) => Some(value),
        _ => None,
    });
    values.collect()
}
