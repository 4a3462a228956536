//! Statements.

use symra_ir::{ClaimKind, Operation, VarId};
use symra_terms::{Sort, Term};

use super::Lower;
use super::cfg::Loc;
use super::value::Val;
use super::written;
use crate::auxiliary::label_name;
use crate::hir::{Body, Case, ExprId, IfArm, LabelId, List, LoopKind, ObjectId, StmtId, StmtKind};
use crate::memory::Home;
use crate::sema::deeper;

impl Lower<'_> {
    /// Lowers a statement.
    pub(super) fn stmt(&mut self, stmt: StmtId) {
        deeper(|| self.stmt_of(stmt));
    }

    fn stmt_of(&mut self, stmt: StmtId) {
        let body = self.body();
        let node = body[stmt];
        self.frame.position = Some(node.at);
        match node.kind {
            StmtKind::Expr(expr) => {
                self.frame.position = Some(body[expr].at);
                self.arrange(expr);
                self.effect(expr);
                self.kill_passing();
                self.flush();
            }
            StmtKind::Block { stmts, .. } => {
                let depth = self.open_block(stmt, stmts);
                self.close_block(stmt, depth);
            }
            StmtKind::If { arms, otherwise } => self.if_chain(arms, otherwise),
            StmtKind::Loop { kind, condition, step, body } => {
                self.lower_loop(kind, condition, step, body);
            }
            StmtKind::Switch { value, cases, default, body } => {
                self.switch(value, cases, default, body);
            }
            StmtKind::Label(label) => {
                let loc = self.label(label);
                self.goto(loc);
                self.continue_at(loc);
                if let Some(name) = body[label].name.as_deref()
                    && self.options.checks.labels.iter().any(|unwanted| unwanted == name)
                {
                    let message = format!("the label `{name}` is reached");
                    self.violate(ClaimKind::Label, "unreach-label", &message);
                }
                if let Some(name) = body[label].name.as_deref()
                    && self.options.labels.iter().any(|named| named == name)
                {
                    self.mark_label(name);
                }
            }
            StmtKind::Goto(label) => {
                if !self.frame.control.cleanups.is_empty() {
                    self.unsupported(
                        "a jump out of the scope of an object with a cleanup function",
                    );
                }
                let loc = self.label(label);
                self.leave_blocks_for(label);
                self.enter_blocks_for(&[label]);
                self.goto(loc);
            }
            StmtKind::GotoComputed(target) => self.goto_computed(target),
            StmtKind::Break => {
                if let Some(&(loc, depth, blocks)) = self.frame.control.breaks.last() {
                    self.clean_up(depth);
                    self.leave_blocks(blocks);
                    self.goto(loc);
                }
            }
            StmtKind::Continue => {
                if let Some(&(loc, depth, blocks)) = self.frame.control.continues.last() {
                    self.clean_up(depth);
                    self.leave_blocks(blocks);
                    self.goto(loc);
                }
            }
            StmtKind::Return(value) => self.return_(value),
            StmtKind::Declare { object, init } => self.declare(object, init),
            StmtKind::Unsupported(what) => self.unsupported(what.what()),
        }
    }

    /// Lowers the statements of a block; gives how many cleanups were open before.
    fn open_block(&mut self, block: StmtId, stmts: List<StmtId>) -> usize {
        let depth = self.frame.control.cleanups.len();
        self.frame.control.blocks.push(block);
        self.enter_block(block);
        self.renew(block);
        self.flush();
        for &stmt in &self.body()[stmts] {
            self.stmt(stmt);
        }
        depth
    }

    /// Control leaves a block at its end.
    fn close_block(&mut self, block: StmtId, depth: usize) {
        self.clean_up(depth);
        self.frame.control.cleanups.truncate(depth);
        self.frame.control.blocks.pop();
        self.kill_block(block);
        self.flush();
    }

    /// The objects of the blocks inside of the first `keep` ones die.
    pub(super) fn leave_blocks(&mut self, keep: usize) {
        for index in (keep..self.frame.control.blocks.len()).rev() {
            self.kill_block(self.frame.control.blocks[index]);
        }
    }

    /// Says for a moment that the run is at a label.
    fn mark_label(&mut self, label: &str) {
        let name = label_name(label);
        let variables = &self.builder.task().program.variables;
        let known = variables.iter().position(|variable| variable.name == name).map(VarId::new);
        let var = known.unwrap_or_else(|| {
            let var = self.builder.global(&name, &Sort::Bool);
            self.builder.temporary(var)
        });
        self.flush();
        for value in [true, false] {
            let value = self.builder.pool().bool(value);
            self.step(Operation::Assign(vec![(var, value)]));
        }
    }

    /// The objects of the blocks that a jump leaves die.
    pub(super) fn leave_blocks_for(&mut self, label: LabelId) {
        if !self.follows_life() && !self.has_write_sets() {
            return;
        }
        let there = self.blocks_around(label);
        let same = self.frame.control.blocks.iter().zip(&there).take_while(|(a, b)| a == b).count();
        self.leave_blocks(same);
        if let Some(block) = same.checked_sub(1) {
            self.leave_arrays(there[block], label);
        }
    }

    /// Arrays of variable length die where a jump goes back behind their declarations, though it stays in their block.
    fn leave_arrays(&mut self, block: StmtId, label: LabelId) {
        let body = self.body();
        let StmtKind::Block { stmts, .. } = body[block].kind else { return };
        let from = body[stmts].iter().position(|stmt| has_label(body, *stmt, label));
        for stmt in body[stmts].iter().skip(from.unwrap_or(0)) {
            if let StmtKind::Declare { object, .. } = body[*stmt].kind
                && self.program.types.size_of(self.program[object].ty).is_none()
                && self.memory.homes[object.index()] == Some(Home::Fresh)
            {
                self.kill(object);
                self.not_alive_yet(object);
            }
        }
    }

    /// The blocks that a jump to one of these labels enters are new, though it may skip declarations.
    pub(super) fn enter_blocks_for(&mut self, labels: &[LabelId]) {
        if !self.frame.control.skips && !self.frame.lifetimes.renews && !self.has_write_sets() {
            self.flush();
            return;
        }
        let mut entered: Vec<StmtId> = Vec::new();
        for &label in labels {
            let there = self.blocks_around(label);
            let same =
                self.frame.control.blocks.iter().zip(&there).take_while(|(a, b)| a == b).count();
            entered.extend_from_slice(&there[same..]);
        }
        entered.sort_unstable();
        entered.dedup();
        for block in entered {
            self.check_jump_into(block);
            self.enter_block(block);
            self.renew(block);
        }
        self.flush();
    }

    /// Control enters a block: the objects whose declarations may be skipped have arbitrary values.
    fn renew(&mut self, block: StmtId) {
        let body = self.body();
        let StmtKind::Block { scope, .. } = body[block].kind else { return };
        for &object in &body[scope] {
            // A function starts with new variables; what has one address for all calls is old.
            let is_fixed = matches!(self.memory.homes[object.index()], Some(Home::Fixed(_)))
                || self.memory.per_thread.contains_key(&object);
            let is_old = is_fixed && self.frame.function != Some(self.entry);
            if self.memory.flow.objects[object.index()].skipped {
                self.unwrite_parts(object);
            }
            if self.memory.flow.objects[object.index()].skipped
                && (is_old || body.root != Some(block))
                && self.program.types.size_of(self.program[object].ty).is_some()
            {
                self.forget(object);
            }
        }
    }

    /// The blocks around a label, from the outermost one on.
    fn blocks_around(&mut self, label: LabelId) -> Vec<StmtId> {
        self.find_own_labels();
        let found = self.frame.control.label_blocks.as_ref();
        found.and_then(|found| found.get(&label)).cloned().unwrap_or_default()
    }

    /// Finds the blocks around all labels of the function, once, but for those in statement expressions.
    fn find_own_labels(&mut self) {
        if self.frame.control.label_blocks.is_none()
            && let Some(root) = self.body().root
        {
            self.find_labels(root, Vec::new());
        }
    }

    /// Finds the blocks around all labels in a statement.
    fn find_labels(&mut self, root: StmtId, around: Vec<StmtId>) {
        let body = self.body();
        let found = self.frame.control.label_blocks.get_or_insert_default();
        let mut work: Vec<(StmtId, std::rc::Rc<Vec<StmtId>>)> = vec![(root, around.into())];
        while let Some((stmt, around)) = work.pop() {
            match body[stmt].kind {
                StmtKind::Block { .. } => {
                    let mut inner = (*around).clone();
                    inner.push(stmt);
                    let inner = std::rc::Rc::new(inner);
                    work.extend(parts(body, stmt).into_iter().map(|stmt| (stmt, inner.clone())));
                }
                StmtKind::Label(label) => {
                    found.insert(label, (*around).clone());
                }
                _ => {
                    work.extend(parts(body, stmt).into_iter().map(|stmt| (stmt, around.clone())));
                }
            }
        }
    }

    /// Calls the cleanup functions of the objects declared since.
    fn clean_up(&mut self, depth: usize) {
        for index in (depth..self.frame.control.cleanups.len()).rev() {
            let object = self.frame.control.cleanups[index];
            let Some(function) = self.program[object].cleanup else { continue };
            let address = self.object_address(object);
            let ty = self.program.types.value_type(crate::types::TypeId::VOID_PTR);
            self.call_function(
                function,
                vec![(ty, Val::Scalar(address))],
                crate::types::TypeId::VOID,
            );
            self.flush();
        }
    }

    pub(super) fn label(&mut self, label: LabelId) -> Loc {
        if let Some(loc) = self.frame.control.labels.get(&label) {
            return *loc;
        }
        let data = &self.body()[label];
        let loc = self.frame.cfg.location(Some(data.at));
        if let Some(name) = &data.name {
            self.frame.cfg.name(loc, name);
        }
        self.frame.control.labels.insert(label, loc);
        loc
    }

    fn if_chain(&mut self, arms: List<IfArm>, otherwise: Option<StmtId>) {
        let join = self.location();
        for arm in &self.body()[arms] {
            self.frame.position = Some(arm.at);
            let (yes, no) = (self.location(), self.location());
            self.branch(arm.condition, yes, no);
            self.continue_at(yes);
            self.stmt(arm.body);
            self.goto(join);
            self.continue_at(no);
        }
        if let Some(stmt) = otherwise {
            self.stmt(stmt);
        }
        self.goto(join);
        self.continue_at(join);
    }

    fn lower_loop(
        &mut self,
        kind: LoopKind,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        inner: StmtId,
    ) {
        let position = self.frame.position;
        let head = self.frame.cfg.loop_head(position);
        let (after, again) = (self.location(), self.location());
        let depth = self.frame.control.cleanups.len();
        let blocks = self.frame.control.blocks.len();
        self.frame.control.breaks.push((after, depth, blocks));
        self.frame.control.continues.push((again, depth, blocks));
        self.frame.control.loops += 1;
        self.goto(head);
        self.continue_at(head);
        if kind != LoopKind::Do {
            self.loop_test(condition, after);
        }
        self.stmt(inner);
        self.frame.position = position;
        self.goto(again);
        self.continue_at(again);
        if let Some(step) = step {
            self.frame.position = Some(self.body()[step].at);
            self.arrange(step);
            self.effect(step);
        }
        self.frame.position = position;
        if kind == LoopKind::Do {
            match condition {
                Some(condition) => self.branch(condition, head, after),
                None => self.goto(head),
            }
        } else {
            self.goto(head);
        }
        self.frame.control.loops -= 1;
        self.frame.control.breaks.pop();
        self.frame.control.continues.pop();
        self.continue_at(after);
    }

    fn loop_test(&mut self, condition: Option<ExprId>, after: Loc) {
        let Some(condition) = condition else { return };
        let inside = self.location();
        self.branch(condition, inside, after);
        self.continue_at(inside);
    }

    fn switch(
        &mut self,
        value: ExprId,
        cases: List<Case>,
        default: Option<LabelId>,
        inner: StmtId,
    ) {
        let body = self.body();
        let ty = body[value].ty;
        let is_signed = self.is_signed(ty);
        self.arrange(value);
        let term = self.scalar(value);
        let term = match self.builder.pool().sort(term) {
            Sort::Bool => self.term_bits(term),
            _ => term,
        };
        self.hold(term);
        let labels: Vec<LabelId> =
            body[cases].iter().map(|case| case.label).chain(default).collect();
        self.enter_blocks_for(&labels);
        let term = self.release();
        let width = self.width_of(term);
        self.frame.notes.about.deciding = Some(value);
        self.note_branch(term);
        self.frame.notes.about.deciding = None;
        let after = self.location();
        let (here, position) = (self.frame.here, self.frame.position);
        let mut others: Vec<Term> = Vec::new();
        for case in &body[cases] {
            let loc = self.label(case.label);
            let pool = self.builder.pool();
            let low = pool.constant(case.low.to_bitvec(width).into());
            let condition = if case.low == case.high {
                pool.eq(term, low)
            } else {
                let high = pool.constant(case.high.to_bitvec(width).into());
                let (a, b) = if is_signed {
                    (pool.bv_sle(low, term), pool.bv_sle(term, high))
                } else {
                    (pool.bv_ule(low, term), pool.bv_ule(term, high))
                };
                pool.and(&[a, b])
            };
            self.frame.cfg.edge(here, loc, Operation::Assume(condition), position);
            others.push(self.builder.pool().not(condition));
        }
        let loc = default.map_or(after, |label| self.label(label));
        if others.is_empty() {
            self.frame.cfg.skip(here, loc, position);
        } else {
            let condition = self.builder.pool().and(&others);
            self.frame.cfg.edge(here, loc, Operation::Assume(condition), position);
        }
        self.frame.here = self.location();
        self.frame.control.breaks.push((
            after,
            self.frame.control.cleanups.len(),
            self.frame.control.blocks.len(),
        ));
        self.stmt(inner);
        self.frame.control.breaks.pop();
        self.goto(after);
        self.continue_at(after);
    }

    fn return_(&mut self, value: Option<ExprId>) {
        if let Some(expr) = value {
            self.frame.position = Some(self.body()[expr].at);
            self.arrange(expr);
            let value = self.value(expr);
            let terms = self.terms(value);
            let terms = self.flattened(&terms);
            let results = self.frame.results.clone();
            for (var, term) in results.into_iter().zip(terms) {
                let same = {
                    let pool = &self.builder.task().pool;
                    pool.sort(self.builder.term(var)) == pool.sort(term)
                };
                if same {
                    self.write_var(var, term);
                }
            }
            self.flush();
        } else if self.is_main() {
            self.return_zero();
        }
        self.clean_up(0);
        self.leave();
    }

    /// The end of `main` returns 0.
    pub(super) fn return_zero(&mut self) {
        if let [var] = self.frame.results[..] {
            let sort = self.var_sort(var);
            let zero = self.any_term(&sort);
            self.write_var(var, zero);
        }
    }

    fn is_main(&self) -> bool {
        self.frame.function.is_some_and(|function| *self.program[function].name == *"main")
    }

    fn declare(&mut self, object: ObjectId, init: Option<u32>) {
        if self.begin_write_set(object) {
            return;
        }
        if self.program.types.size_of(self.program[object].ty).is_none() {
            self.come_to_life(object);
        }
        if let Some(init) = init {
            let values = super::order::values_of(&self.body().init(init).entries);
            self.arrange_all(&values);
        }
        match init {
            Some(init) => self.init_object(object, init),
            None => self.forget(object),
        }
        if self.program[object].cleanup.is_some() {
            self.frame.control.cleanups.push(object);
        }
        self.kill_passing();
        self.flush();
    }

    /// Gives an object an arbitrary value, where it could have an old one.
    fn forget(&mut self, object: ObjectId) {
        let used = &self.memory.flow.objects[object.index()];
        let first = !used.again;
        self.unwrite_parts(object);
        match &self.memory.homes[object.index()] {
            Some(Home::Parts(_)) if !first => {
                let slots = self.parts_of(object);
                let vars: Vec<_> = slots.iter().flat_map(|slot| slot.variables()).collect();
                if !vars.is_empty() {
                    self.flush();
                    self.step(Operation::Havoc(vars));
                }
            }
            Some(Home::Fixed(_)) if !first || self.frame.function != Some(self.entry) => {
                let size = self.program.types.size_of(self.program[object].ty).unwrap_or(0);
                self.forget_bytes(object, size);
            }
            Some(Home::Fresh) if self.memory.per_thread.contains_key(&object) => {
                let size = self.program.types.size_of(self.program[object].ty).unwrap_or(0);
                self.forget_bytes(object, size);
            }
            _ => (),
        }
    }

    fn forget_bytes(&mut self, object: ObjectId, size: u64) {
        let super::place::Spot::Memory(cell, address) = self.object_spot(object) else { return };
        let pieces = self.pieces(cell, size);
        let sorts: Vec<Sort> = pieces.iter().map(|piece| piece.region.sort()).collect();
        let values = self.arbitrary(&sorts);
        for (piece, value) in pieces.into_iter().zip(values) {
            let at = self.plus(address, piece.at);
            self.put(piece.region, at, value);
            if piece.region.written.is_some() {
                let none = self.builder.pool().bv(0, written::width(piece.region.len));
                self.mark_element(piece.region, at, Some(none));
            }
        }
    }

    pub(super) fn stmt_expr(&mut self, block: StmtId, value: Option<ExprId>) -> Val {
        let position = self.frame.position;
        self.flush_for_branches();
        if !self.body().labels.is_empty()
            && (self.frame.control.skips || self.frame.lifetimes.renews || self.follows_life())
        {
            self.find_own_labels();
            let around = self.frame.control.blocks.clone();
            self.find_labels(block, around);
        }
        let StmtKind::Block { stmts, .. } = self.body()[block].kind else { return Val::Void };
        let depth = self.open_block(block, stmts);
        self.frame.position = position;
        // The value is read while the objects of the block are alive.
        if let Some(value) = value {
            self.arrange(value);
        }
        let value = value.map_or(Val::Void, |value| self.value(value));
        self.hold_value(&value);
        self.close_block(block, depth);
        self.release_value(&value)
    }
}

/// The statements that a statement is made of.
fn parts(body: &Body, stmt: StmtId) -> Vec<StmtId> {
    match body[stmt].kind {
        StmtKind::Block { stmts, .. } => body[stmts].to_vec(),
        StmtKind::If { arms, otherwise } => {
            body[arms].iter().map(|arm| arm.body).chain(otherwise).collect()
        }
        StmtKind::Loop { body: inner, .. } | StmtKind::Switch { body: inner, .. } => vec![inner],
        _ => Vec::new(),
    }
}

/// Whether a label is in a statement.
fn has_label(body: &Body, stmt: StmtId, label: LabelId) -> bool {
    let mut work = vec![stmt];
    while let Some(stmt) = work.pop() {
        if matches!(body[stmt].kind, StmtKind::Label(found) if found == label) {
            return true;
        }
        work.extend(parts(body, stmt));
    }
    false
}
