//! Expressions.

use symra_terms::{Op, Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::cfg::Loc;
use super::place::Target;
use super::pointer::is_pointer;
use super::value::Val;
use crate::hir::{
    Binary, Builtin, Callee, Conversion, ExprId, ExprKind, Origin, PlaceId, PlaceKind, Stride,
    Unary, UpdateResult,
};
use crate::intrinsic::{FloatOp, Intrinsic, intrinsic};
use crate::memory::flow::constant_step;
use crate::memory::objects::OFFSET_BITS;
use crate::sema::deeper;
use crate::types::TypeId;

impl Lower<'_> {
    /// Evaluates an expression for its effects.
    pub(super) fn effect(&mut self, expr: ExprId) {
        if self.checks_wanted() || !self.is_pure(expr) {
            self.frame.wanted.unused = Some(expr);
            self.value(expr);
            self.frame.wanted.unused = None;
        }
    }

    /// The term of a scalar expression.
    pub(super) fn scalar(&mut self, expr: ExprId) -> Term {
        match self.value(expr) {
            Val::Scalar(term) => term,
            Val::Void | Val::Record(_) => {
                let sort = self.sort(self.body()[expr].ty).unwrap_or(Sort::Bool);
                self.any_term(&sort)
            }
        }
    }

    /// The value of an expression.
    pub(super) fn value(&mut self, expr: ExprId) -> Val {
        let outer = self.begin_about(expr);
        let value = deeper(|| self.value_of(expr));
        self.frame.notes.about.subject = outer;
        value
    }

    fn value_of(&mut self, expr: ExprId) -> Val {
        if let Some(value) = self.frame.order.early.get(&expr) {
            return value.clone();
        }
        let body = self.body();
        let node = body[expr];
        match node.kind {
            ExprKind::Const(bits) => {
                if self.options.checks.conversion && body.is_changed(expr) {
                    let always = self.builder.pool().true_();
                    self.check(Kind::Conversion, always, "the conversion changes the value");
                }
                Val::Scalar(self.constant(node.ty, bits))
            }
            ExprKind::Load(place) => self.load(expr, place),
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => Val::Scalar(self.address_of(place)),
            ExprKind::FunctionAddr(function) => {
                let number = self.memory.functions.get(&function).copied().unwrap_or(0);
                Val::Scalar(self.pointer_to_number(number))
            }
            ExprKind::Convert { how, operand, explicit } => {
                self.conversion(node.ty, how, operand, explicit)
            }
            ExprKind::Unary(op, operand) => Val::Scalar(self.unary(op, node.ty, operand)),
            ExprKind::Binary(op, left, right) => Val::Scalar(self.binary(op, node.ty, left, right)),
            ExprKind::PtrAdd { pointer, index, stride, backwards } => {
                Val::Scalar(self.moved(expr, (pointer, index), stride, backwards))
            }
            ExprKind::PtrDiff { left, right, stride } => {
                Val::Scalar(self.distance(left, right, stride))
            }
            ExprKind::And(left, right) => self.short(expr, left, right, true),
            ExprKind::Or(left, right) => self.short(expr, left, right, false),
            ExprKind::Cond { condition, then, otherwise } => {
                self.choice(expr, condition, then, otherwise)
            }
            ExprKind::Comma(first, then) => {
                self.arrange(first);
                self.effect(first);
                self.arrange(then);
                self.value(then)
            }
            ExprKind::Assign { place, value } => self.assign(expr, place, value),
            ExprKind::Update { number, place, value, result } => {
                self.update(expr, number, place, value, result)
            }
            ExprKind::OldValue(number) => match self.frame.order.old.get(&number) {
                Some(old) => old.clone(),
                None => self.old_value(number),
            },
            ExprKind::Call { callee, args } => self.call(expr, callee, args),
            ExprKind::Builtin { op, args } => self.builtin(expr, op, args),
            ExprKind::AnyOrder(parts) => {
                for part in &body[parts] {
                    self.effect(*part);
                }
                Val::Void
            }
            ExprKind::StmtExpr { block, value } => self.stmt_expr(block, value),
            ExprKind::InitObject { object, init } => {
                self.init_object(object, init);
                Val::Void
            }
            ExprKind::Atomic(operand) => self.atomically(|lower| lower.value(operand)),
            ExprKind::Unsupported(what) => {
                self.unsupported(what.what());
                self.any_value(node.ty)
            }
        }
    }

    fn load(&mut self, expr: ExprId, place: PlaceId) -> Val {
        let target = self.target(place);
        self.check_access(place, &target);
        self.watched(expr, &target);
        self.check_overlap(expr, &target);
        self.check_truth_value(&target);
        // What is thrown away is not read.
        if self.frame.wanted.unused != Some(expr) {
            self.check_written(place, &target);
        }
        let value = self.read(&target);
        self.observed(target.spot, value)
    }

    fn conversion(&mut self, to: TypeId, how: Conversion, operand: ExprId, explicit: bool) -> Val {
        if how == Conversion::Void {
            self.effect(operand);
            return Val::Void;
        }
        let from = self.body()[operand].ty;
        let term = self.scalar(operand);
        let cell = self.pointee(operand);
        Val::Scalar(self.convert(to, from, how, term, explicit, cell))
    }

    fn unary(&mut self, op: Unary, ty: TypeId, operand: ExprId) -> Term {
        let term = self.scalar(operand);
        self.apply_unary(op, ty, term)
    }

    /// Two operands, left before right.
    fn both(&mut self, left: ExprId, right: ExprId) -> (Term, Term) {
        let a = self.scalar(left);
        self.hold(a);
        let b = self.scalar(right);
        (self.release(), b)
    }

    fn binary(&mut self, op: Binary, ty: TypeId, left: ExprId, right: ExprId) -> Term {
        let (a, b) = self.both(left, right);
        let (left_type, right_type) = (self.body()[left].ty, self.body()[right].ty);
        if op.is_comparison() && is_pointer(self.builder.pool(), a) {
            let cell = self.pointee(left);
            match op {
                Binary::Eq => self.same_pointer(a, b, cell),
                Binary::Ne => {
                    let same = self.same_pointer(a, b, cell);
                    self.builder.pool().not(same)
                }
                _ => self.pointer_order(op, (left, a), (right, b)),
            }
        } else if op.is_comparison() {
            self.compare(op, left_type, a, b)
        } else {
            self.apply_binary(op, ty, right_type, a, b)
        }
    }

    fn stride_term(&mut self, stride: Stride) -> Term {
        match stride {
            Stride::Bytes(bytes) => self.bytes(bytes),
            Stride::Computed(expr) => {
                let size = self.scalar(expr);
                self.resize(size, OFFSET_BITS, false)
            }
        }
    }

    fn moved(
        &mut self,
        expr: ExprId,
        (pointer, index): (ExprId, ExprId),
        stride: Stride,
        backwards: bool,
    ) -> Term {
        let base = self.scalar(pointer);
        let (address, moved) = self.moved_from(base, index, stride, backwards);
        if let Some((index, _)) = moved {
            self.check_element(expr, index, address);
        }
        address
    }

    /// A pointer moved by an index; the index and the size that it is multiplied by, if they are not constant.
    fn moved_from(
        &mut self,
        base: Term,
        index: ExprId,
        stride: Stride,
        backwards: bool,
    ) -> (Term, Option<(Term, Term)>) {
        if let Stride::Bytes(bytes) = stride
            && let Some(step) = constant_step(self.body(), index, bytes, backwards)
        {
            let moved = self.plus(base, step);
            self.check_moved(base, moved);
            return (moved, None);
        }
        self.hold(base);
        let index_expr = index;
        let index = self.scalar(index);
        self.hold(index);
        let stride = self.stride_term(stride);
        let (index, base) = (self.release(), self.release());
        let scaled = self.scale(index, stride);
        let mut moved =
            if backwards { self.moved_back(base, scaled) } else { self.moved_by(base, scaled) };
        self.check_moved(base, moved);
        if let Some(cell) = self.pointee(index_expr).filter(|_| !backwards) {
            moved = self.moved_by_address(moved, cell);
        }
        (moved, Some((index, stride)))
    }

    /// A pointer that is followed.
    pub(super) fn pointer(&mut self, expr: ExprId, strict: bool) -> Term {
        if !self.options.checks.deref && !self.options.checks.bounds {
            return self.scalar(expr);
        }
        deeper(|| self.pointer_of(expr, strict))
    }

    fn pointer_of(&mut self, expr: ExprId, strict: bool) -> Term {
        let body = self.body();
        match body[expr].kind {
            ExprKind::PtrAdd { pointer, index, stride, backwards } => {
                let base = self.pointer(pointer, true);
                let (address, moved) = self.moved_from(base, index, stride, backwards);
                if let ExprKind::Decay(array) = body[pointer].kind
                    && self.is_table_of_threads(array)
                {
                    return address;
                }
                if let Some((term, _)) = moved.filter(|_| strict && !backwards) {
                    self.check_array_index(pointer, term);
                }
                if let Some((term, _)) = moved {
                    self.check_element(expr, term, address);
                }
                match (moved, stride) {
                    (Some((index, _)), Stride::Bytes(bytes)) => self.check_product(index, bytes),
                    (Some((index, rows)), Stride::Computed(_)) => self.check_rows(index, rows),
                    (None, _) => (),
                }
                address
            }
            ExprKind::Convert { how: Conversion::Pointer, operand, .. } => {
                self.pointer(operand, strict)
            }
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => self.place_address(place),
            _ => self.scalar(expr),
        }
    }

    /// An index times a size. Indices are counted with a sign: what wraps in them goes backwards.
    fn scale(&mut self, index: Term, stride: Term) -> Term {
        let index = self.resize(index, OFFSET_BITS, true);
        let pool = self.builder.pool();
        let one = pool.bv(1, OFFSET_BITS);
        if stride == one { index } else { pool.bv_mul(index, stride) }
    }

    /// Checks that an index is not so large that its product with a size wraps.
    fn check_product(&mut self, index: Term, bytes: u64) {
        if self.options.checks.deref && (bytes > 1 || self.width_of(index) > OFFSET_BITS) {
            self.check_limit(index, i64::MAX.cast_unsigned() / bytes.max(1));
        }
    }

    /// The same where the size is that of a variable-length array.
    fn check_rows(&mut self, index: Term, size: Term) {
        if !self.options.checks.deref {
            return;
        }
        self.check_limit(index, 1 << 47);
        // With an index below 2^31 and a size below 2^32, or 2^47 and 2^16, nothing wraps.
        let index = self.resize(index, OFFSET_BITS, true);
        let [low, rows, few, many] =
            [(1_u64 << 31).wrapping_neg(), 1 << 32, 1 << 31, 1 << 16].map(|n| self.bytes(n));
        let pool = self.builder.pool();
        let (above, below) = (pool.bv_slt(low, index), pool.bv_slt(index, few));
        let near = pool.and(&[above, below]);
        let (short, tiny) = (pool.bv_ult(size, rows), pool.bv_ult(size, many));
        let fits = pool.ite(near, short, tiny);
        let bad = pool.not(fits);
        self.check(Kind::Unsupported, bad, "an index of rows of this size is not modelled");
    }

    /// Checks that an index is not further from 0 than some limit.
    fn check_limit(&mut self, index: Term, limit: u64) {
        let width = self.width_of(index);
        let pool = self.builder.pool();
        let extended = matches!(pool.op(index), Op::SignExtend(_) | Op::ZeroExtend(_));
        if width < OFFSET_BITS || (width == OFFSET_BITS && extended) {
            return;
        }
        let limit = pool.bv(limit, width);
        let least = pool.bv_neg(limit);
        let (low, high) = (pool.bv_sle(least, index), pool.bv_sle(index, limit));
        let fits = pool.and(&[low, high]);
        let bad = pool.not(fits);
        self.check(Kind::Deref, bad, "the index is beyond all objects");
    }

    fn distance(&mut self, left: ExprId, right: ExprId, stride: Stride) -> Term {
        let (a, b) = self.both(left, right);
        let mut distance = self.pointer_distance(a, b);
        if stride != Stride::Bytes(1) && stride != Stride::Bytes(0) {
            self.hold(distance);
            let stride = self.stride_term(stride);
            distance = self.release();
            distance = self.builder.pool().bv_sdiv(distance, stride);
        }
        self.resize(distance, self.pointer_bits(), false)
    }

    /// `&&` (`and`) or `||`.
    fn short(&mut self, expr: ExprId, left: ExprId, right: ExprId, and: bool) -> Val {
        if !self.is_pure(right) {
            return self.by_branches(expr);
        }
        self.arrange(left);
        let a = self.scalar(left);
        let guard = if and { a } else { self.builder.pool().not(a) };
        let b = self.guarded(guard, |lower| lower.scalar(right));
        let pool = self.builder.pool();
        Val::Scalar(if and { pool.and(&[a, b]) } else { pool.or(&[a, b]) })
    }

    /// A truth value that is found by jumping.
    fn by_branches(&mut self, expr: ExprId) -> Val {
        let (yes, no, join) = (self.location(), self.location(), self.location());
        let result = self.temporary(&Sort::Bool);
        self.flush_for_branches();
        self.branch(expr, yes, no);
        for (loc, truth) in [(yes, true), (no, false)] {
            self.continue_at(loc);
            let value = self.builder.pool().bool(truth);
            self.write_var(result, value);
            self.goto(join);
        }
        self.continue_at(join);
        Val::Scalar(self.builder.term(result))
    }

    fn choice(&mut self, expr: ExprId, condition: ExprId, then: ExprId, otherwise: ExprId) -> Val {
        if self.is_pure(then) && self.is_pure(otherwise) {
            self.arrange(condition);
            let test = self.scalar(condition);
            let a = self.guarded(test, |lower| lower.value(then));
            let not = self.builder.pool().not(test);
            let b = self.guarded(not, |lower| lower.value(otherwise));
            return self.merge(test, a, &b);
        }
        let (yes, no, join) = (self.location(), self.location(), self.location());
        let ty = self.body()[expr].ty;
        let results: Vec<_> = self.sorts(ty).iter().map(|sort| self.slot(sort)).collect();
        self.flush_for_branches();
        self.branch(condition, yes, no);
        for (loc, arm) in [(yes, then), (no, otherwise)] {
            self.continue_at(loc);
            self.arrange(arm);
            let value = self.value(arm);
            for (slot, term) in results.iter().zip(self.terms(value)) {
                self.write_slot(*slot, term);
            }
            self.goto(join);
        }
        self.continue_at(join);
        let terms = results.iter().map(|slot| self.slot_term(*slot)).collect();
        self.assemble(ty, terms)
    }

    fn merge(&mut self, test: Term, a: Val, b: &Val) -> Val {
        match (a, b) {
            (Val::Scalar(a), Val::Scalar(b)) => Val::Scalar(self.builder.pool().ite(test, a, *b)),
            (Val::Record(a), Val::Record(b)) => {
                let pool = self.builder.pool();
                Val::Record(a.iter().zip(b).map(|(a, b)| pool.ite(test, *a, *b)).collect())
            }
            (a, _) => a,
        }
    }

    /// The terms of a value.
    #[expect(clippy::unused_self, reason = "goes with `assemble`")]
    pub(super) fn terms(&self, value: Val) -> Vec<Term> {
        match value {
            Val::Void => Vec::new(),
            Val::Scalar(term) => vec![term],
            Val::Record(terms) => terms,
        }
    }

    /// Goes to `yes` or `no`; what follows is not reached from here.
    pub(super) fn branch(&mut self, expr: ExprId, yes: Loc, no: Loc) {
        deeper(|| self.branch_of(expr, yes, no));
    }

    fn branch_of(&mut self, expr: ExprId, yes: Loc, no: Loc) {
        if !self.is_pure(expr) {
            match self.body()[expr].kind {
                ExprKind::And(left, right) => {
                    let middle = self.location();
                    self.branch(left, middle, no);
                    self.continue_at(middle);
                    return self.branch(right, yes, no);
                }
                ExprKind::Or(left, right) => {
                    let middle = self.location();
                    self.branch(left, yes, middle);
                    self.continue_at(middle);
                    return self.branch(right, yes, no);
                }
                ExprKind::Unary(Unary::Not, operand) => return self.branch(operand, no, yes),
                _ => (),
            }
        }
        self.arrange(expr);
        let condition = self.scalar(expr);
        self.frame.notes.about.deciding = Some(expr);
        self.fork(condition, yes, no);
        self.frame.notes.about.deciding = None;
    }

    pub(super) fn hold_value(&mut self, value: &Val) {
        match value {
            Val::Void => (),
            Val::Scalar(term) => self.hold(*term),
            Val::Record(terms) => {
                for term in terms {
                    self.hold(*term);
                }
            }
        }
    }

    pub(super) fn release_value(&mut self, value: &Val) -> Val {
        match value {
            Val::Void => Val::Void,
            Val::Scalar(_) => Val::Scalar(self.release()),
            Val::Record(terms) => {
                let mut released: Vec<Term> = terms.iter().map(|_| self.release()).collect();
                released.reverse();
                Val::Record(released)
            }
        }
    }

    fn assign(&mut self, expr: ExprId, place: PlaceId, value: ExprId) -> Val {
        let target = self.target(place);
        // Before the value, which may change what the indices are made of.
        self.check_indices(place);
        self.hold_spot(target.spot);
        self.frame.wanted.copied = None;
        let copies = self.is_copied(value);
        let outer = self.begin_assigned(&target, value);
        let value = self.value_into(&target, value);
        self.frame.wanted.assigned = outer;
        let target = Target { spot: self.release_spot(target.spot), ..target };
        self.check_pointer(place, &target);
        self.check_writable(&target);
        self.check_assigned(place, &target);
        self.check_extent(place, &value);
        self.check_field(&target, &value);
        self.watched(expr, &target);
        self.write(&target, &value);
        if let Some(written) = self.frame.wanted.copied.take().filter(|_| copies) {
            self.mark(target.spot, 1, Some(written));
        }
        let value = self.published(target.spot, value);
        self.stored(&target, value)
    }

    /// Checks the length of an array that is variable.
    fn check_extent(&mut self, place: PlaceId, value: &Val) {
        let (PlaceKind::Object(object), Val::Scalar(term)) = (self.body()[place].kind, value)
        else {
            return;
        };
        if self.options.checks.vla_bound && self.program[object].origin == Origin::Extent {
            let term = *term;
            let sort = self.builder.pool().sort(term).clone();
            let zero = self.any_term(&sort);
            let bad = self.builder.pool().bv_sle(term, zero);
            self.check(
                Kind::VlaBound,
                bad,
                "an array of variable length has less than one element",
            );
        }
    }

    /// A value that is stored in a place next: a call may give it to the variable there right away.
    pub(super) fn value_into(&mut self, target: &Target, expr: ExprId) -> Val {
        if let ExprKind::Call { callee: Callee::Direct(_), .. } = self.body()[expr].kind {
            self.frame.wanted.into = self.whole_variable(target);
        }
        let value = self.value(expr);
        self.frame.wanted.into = None;
        value
    }

    fn update(
        &mut self,
        expr: ExprId,
        number: u32,
        place: PlaceId,
        value: ExprId,
        result: UpdateResult,
    ) -> Val {
        let target = self.target(place);
        self.hold_spot(target.spot);
        let mut early = Vec::new();
        self.before_old(number, value, &mut early);
        let target = Target { spot: self.release_spot(target.spot), ..target };
        self.check_access(place, &target);
        self.check_writable(&target);
        self.check_assigned(place, &target);
        self.check_written(place, &target);
        self.check_truth_value(&target);
        self.hold_spot(target.spot);
        let known =
            self.frame.order.olds.get(&number).and_then(|(old, _)| self.frame.order.early.get(old));
        let old = if let Some(old) = known.cloned() {
            old
        } else {
            let old = self.read(&target);
            self.observed(target.spot, old)
        };
        self.hold_value(&old);
        self.frame.order.old.insert(number, old.clone());
        // A call in the new value may save what is held; the old value is read through its saved form then.
        let new = if self.is_pure(value) {
            self.value(value)
        } else {
            self.impure_update(number, value, &old)
        };
        let old = self.release_value(&old);
        let target = Target { spot: self.release_spot(target.spot), ..target };
        for expr in early {
            self.frame.order.early.remove(&expr);
        }
        self.check_field(&target, &new);
        self.watched(expr, &target);
        self.write(&target, &new);
        match result {
            UpdateResult::Old => self.published(target.spot, old),
            UpdateResult::New => {
                let new = self.published(target.spot, new);
                self.stored(&target, new)
            }
        }
    }

    /// The old value of an update that is read before its turn.
    fn old_value(&mut self, number: u32) -> Val {
        let Some((_, place)) = self.frame.order.olds.get(&number).copied() else {
            return Val::Void;
        };
        let target = self.target(place);
        self.check_access(place, &target);
        self.check_written(place, &target);
        self.check_truth_value(&target);
        let old = self.read(&target);
        self.observed(target.spot, old)
    }

    /// The new value of an update with effects of its own: the old value is saved where none of them changes it.
    fn impure_update(&mut self, number: u32, value: ExprId, old: &Val) -> Val {
        let terms = self.terms(old.clone());
        let mut saved = Vec::with_capacity(terms.len());
        for term in terms {
            let sort = self.builder.pool().sort(term).clone();
            let slot = self.slot(&sort);
            self.write_slot(slot, term);
            saved.push(slot);
        }
        self.flush();
        let terms: Vec<Term> = saved.into_iter().map(|slot| self.slot_term(slot)).collect();
        let saved = match old {
            Val::Record(_) => Val::Record(terms),
            _ => terms.first().map_or(Val::Void, |term| Val::Scalar(*term)),
        };
        self.frame.order.old.insert(number, saved);
        self.value(value)
    }

    /// Whether an expression has no effect, so that it can be evaluated anywhere.
    pub(super) fn is_pure(&mut self, expr: ExprId) -> bool {
        if let Some(known) = self.frame.order.purity[expr.index()] {
            return known;
        }
        let pure = deeper(|| self.purity(expr));
        self.frame.order.purity[expr.index()] = Some(pure);
        pure
    }

    fn purity(&mut self, expr: ExprId) -> bool {
        let body = self.body();
        match body[expr].kind {
            ExprKind::Const(_) | ExprKind::FunctionAddr(_) | ExprKind::OldValue(_) => true,
            ExprKind::Load(place) if self.is_shared_place(place) => false,
            ExprKind::Load(place) | ExprKind::AddrOf(place) | ExprKind::Decay(place) => {
                self.is_pure_place(place)
            }
            ExprKind::Convert { operand, .. }
            | ExprKind::Unary(_, operand)
            | ExprKind::Atomic(operand) => self.is_pure(operand),
            ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => self.is_pure(left) && self.is_pure(right),
            ExprKind::PtrAdd { pointer: left, index: right, stride, .. }
            | ExprKind::PtrDiff { left, right, stride } => {
                self.is_pure(left)
                    && self.is_pure(right)
                    && match stride {
                        Stride::Bytes(_) => true,
                        Stride::Computed(expr) => self.is_pure(expr),
                    }
            }
            ExprKind::AnyOrder(parts) => body[parts].iter().all(|part| self.is_pure(*part)),
            ExprKind::Cond { condition, then, otherwise } => {
                self.is_pure(condition) && self.is_pure(then) && self.is_pure(otherwise)
            }
            ExprKind::Builtin { op, args } => {
                is_pure_builtin(op) && body[args].iter().all(|arg| self.is_pure(*arg))
            }
            ExprKind::Call { callee: Callee::Direct(function), args } => {
                let pure = match intrinsic(self.program, function, self.options) {
                    Some(Intrinsic::Float(op)) => {
                        let sets_errno = op.sets_errno() && self.knows_errno();
                        // Which of two zeros is the least is chosen by a step of its own.
                        let chooses = matches!(op, FloatOp::Fmin | FloatOp::Fmax);
                        !sets_errno && !op.asks_sign() && !chooses
                    }
                    Some(Intrinsic::GetRounding) => true,
                    _ => false,
                };
                pure && body[args].iter().all(|arg| self.is_pure(*arg))
            }
            ExprKind::Call { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Update { .. }
            | ExprKind::StmtExpr { .. }
            | ExprKind::InitObject { .. }
            | ExprKind::Unsupported(_) => false,
        }
    }

    pub(super) fn is_pure_place(&mut self, place: PlaceId) -> bool {
        match self.body()[place].kind {
            PlaceKind::Object(object) => self.memory.homes[object.index()].is_some(),
            PlaceKind::Deref(pointer) => self.is_pure(pointer),
            PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => {
                deeper(|| self.is_pure_place(base))
            }
            PlaceKind::After { .. } | PlaceKind::Unsupported(_) => false,
        }
    }
}

fn is_pure_builtin(op: Builtin) -> bool {
    !matches!(
        op,
        Builtin::Unreachable
            | Builtin::Assume
            | Builtin::Trap
            | Builtin::Alloca
            | Builtin::VaStart
            | Builtin::VaEnd
            | Builtin::VaCopy
            | Builtin::VaArg
            | Builtin::AddOverflow
            | Builtin::SubOverflow
            | Builtin::MulOverflow
            | Builtin::FrameAddress
            | Builtin::JumpNumber
            | Builtin::SetJump
            | Builtin::LongJump
            | Builtin::SignBit
    )
}
