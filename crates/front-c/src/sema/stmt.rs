//! Statements.

use std::collections::BTreeMap;

use symra_cparse::{self as tree, LabelKind, List, Name, Span, StmtKind as Tree};

use super::function::LabelSlot;
use super::{R, Sema, deeper};
use crate::diagnostic::Cause;
use crate::hir::{
    Bits, Case, ExprId, ExprKind, IfArm, Label, LabelId, LoopKind, Stmt, StmtId, StmtKind,
    Unsupported,
};
use crate::types::{Type, TypeId};

/// A `switch` whose body is read.
pub(crate) struct Switch {
    ty: TypeId,
    cases: Vec<Case>,
    default: Option<LabelId>,
    /// The values that have a case: first to last of each range.
    taken: BTreeMap<i128, i128>,
}

/// How far apart the addresses of labels are. They lie below those of all objects.
const LABEL_STEP: u64 = 16;

impl Sema<'_> {
    pub(super) fn push(&mut self, out: &mut Vec<StmtId>, kind: StmtKind, span: Span) {
        let at = self.at(span);
        out.push(self.body.add_stmt(Stmt { kind, at }));
    }

    /// The statements of a block, in the scope that is open.
    pub(crate) fn block_items(&mut self, stmts: List<tree::StmtId>, out: &mut Vec<StmtId>) {
        for &stmt in &self.tree[stmts] {
            self.stmt(stmt, out);
        }
    }

    /// A statement; errors in it are recorded, and the next one is read.
    pub(crate) fn stmt(&mut self, id: tree::StmtId, out: &mut Vec<StmtId>) {
        let result = deeper(|| self.stmt_kind(id, out));
        if result.is_err() {
            self.pending.clear();
        }
    }

    fn break_stmt(&mut self, span: Span, out: &mut Vec<StmtId>) -> R<()> {
        if self.function.as_ref().is_none_or(|function| function.breakable == 0) {
            let cause = Cause::Misplaced { word: "break", outside: "a loop or switch" };
            return Err(self.error(span, cause));
        }
        self.push(out, StmtKind::Break, span);
        Ok(())
    }

    fn continue_stmt(&mut self, span: Span, out: &mut Vec<StmtId>) -> R<()> {
        if self.function.as_ref().is_none_or(|function| function.loops == 0) {
            let cause = Cause::Misplaced { word: "continue", outside: "a loop" };
            return Err(self.error(span, cause));
        }
        self.push(out, StmtKind::Continue, span);
        Ok(())
    }

    fn stmt_kind(&mut self, id: tree::StmtId, out: &mut Vec<StmtId>) -> R<()> {
        let tree::Stmt { kind, span } = self.tree[id];
        match kind {
            Tree::Empty | Tree::Attributes(_) | Tree::Pack(_) => (),
            Tree::Expr(value) => {
                self.unused = matches!(self.tree[value].kind, tree::ExprKind::Call(..));
                let value = self.value(value)?;
                self.flush_pending(out, span);
                self.push(out, StmtKind::Expr(value), span);
            }
            Tree::Decl(decl) => self.declaration(decl, out),
            Tree::Block(stmts) => {
                let block = self.block(span, |sema, out| sema.block_items(stmts, out));
                out.push(block);
            }
            Tree::Function(function) => self.nested_function(function)?,
            Tree::If { arms, otherwise } => self.within_own_block(span, out, |sema, out| {
                sema.if_chain(arms, otherwise, out);
                Ok(())
            })?,
            Tree::While { condition, body } => self.within_own_block(span, out, |sema, out| {
                sema.loop_with_contract(id, out, |sema, out| {
                    let head = sema.loop_contract(id, out)?;
                    let condition = sema.test(condition)?;
                    let condition = sema.with_head(&head, condition, span);
                    sema.loop_stmt(LoopKind::While, condition, None, body, span, out);
                    Ok(())
                })
            })?,
            Tree::DoWhile { body, condition } => {
                self.within_own_block(span, out, |sema, out| {
                    sema.loop_with_contract(id, out, |sema, out| {
                        let head = sema.loop_contract(id, out)?;
                        let body = sema.loop_body(body);
                        let body = sema.after_head(&head, body, span);
                        let condition = sema.test(condition)?;
                        let kind =
                            StmtKind::Loop { kind: LoopKind::Do, condition, step: None, body };
                        sema.push(out, kind, span);
                        Ok(())
                    })
                })?;
            }
            Tree::For { .. } => {
                let block = self.block(span, |sema, out| {
                    // Errors are recorded; nothing after a broken head makes sense.
                    let _ = sema.for_stmt(id, span, out);
                });
                out.push(block);
            }
            Tree::Switch { value, body } => {
                self.within_own_block(span, out, |sema, out| sema.switch(value, body, span, out))?;
            }
            Tree::Labeled { labels, body } => {
                for &label in &self.tree[labels] {
                    self.label(label, out)?;
                }
                self.stmt(body, out);
            }
            Tree::Goto(name) => {
                let label = self.use_label(name, span)?;
                self.push(out, StmtKind::Goto(label), span);
            }
            Tree::GotoComputed(target) => {
                let target_span = self.tree[target].span;
                let target = self.nonvoid(target)?;
                let target = self.assign_convert(target, TypeId::CONST_VOID_PTR, target_span)?;
                self.flush_pending(out, span);
                self.push(out, StmtKind::GotoComputed(target), span);
            }
            Tree::Break => self.break_stmt(span, out)?,
            Tree::Continue => self.continue_stmt(span, out)?,
            Tree::Return(value) => self.return_stmt(value, span, out)?,
            Tree::Asm(asm) => self.asm(asm, span, out),
            Tree::LocalLabels(names) => self.local_labels(names, span),
            Tree::StaticAssert(assertion) => self.static_assert(assertion)?,
        }
        Ok(())
    }

    /// A block with a scope of its own.
    fn block(&mut self, span: Span, fill: impl FnOnce(&mut Self, &mut Vec<StmtId>)) -> StmtId {
        let at = self.at(span);
        let mut out = Vec::new();
        let shadowed = self.open_block();
        fill(self, &mut out);
        let scope = self.close_block(shadowed);
        let stmts = self.body.add_stmts(&out);
        let scope = self.body.add_objects(&scope);
        self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at })
    }

    /// A statement that is a block as well (C11 6.8.4, 6.8.5): what its own expressions make dies at its end. Where they make
    /// nothing, there is no block.
    fn within_own_block(
        &mut self,
        span: Span,
        out: &mut Vec<StmtId>,
        fill: impl FnOnce(&mut Self, &mut Vec<StmtId>) -> R<()>,
    ) -> R<()> {
        let mut inner = Vec::new();
        let shadowed = self.open_block();
        let result = fill(self, &mut inner);
        let scope = self.close_block(shadowed);
        if scope.is_empty() {
            out.append(&mut inner);
        } else {
            let stmts = self.body.add_stmts(&inner);
            let scope = self.body.add_objects(&scope);
            self.push(out, StmtKind::Block { stmts, scope }, span);
        }
        result
    }

    pub(super) fn open_block(&mut self) -> usize {
        self.scopes.open();
        match self.function.as_mut() {
            Some(function) => {
                function.scopes.push(Vec::new());
                function.shadowed.len()
            }
            None => 0,
        }
    }

    pub(super) fn close_block(&mut self, shadowed: usize) -> Vec<crate::hir::ObjectId> {
        self.scopes.close();
        self.restore_labels(shadowed);
        self.function.as_mut().and_then(|function| function.scopes.pop()).unwrap_or_default()
    }

    /// One statement as the body of another one: a block, since temporaries of it die there.
    fn nested(&mut self, id: tree::StmtId) -> StmtId {
        let span = self.tree[id].span;
        match self.tree[id].kind {
            Tree::Block(stmts) => self.block(span, |sema, out| sema.block_items(stmts, out)),
            _ => self.block(span, |sema, out| sema.stmt(id, out)),
        }
    }

    /// A condition of a statement.
    fn test(&mut self, id: tree::ExprId) -> R<Option<ExprId>> {
        let span = self.tree[id].span;
        let value = self.value(id)?;
        let condition = self.condition(value, "a condition", span)?;
        let at = self.at_of(condition);
        Ok(Some(self.after_pending(condition, at)))
    }

    fn if_chain(
        &mut self,
        arms: List<tree::IfArm>,
        otherwise: Option<tree::StmtId>,
        out: &mut Vec<StmtId>,
    ) {
        let mut built = Vec::with_capacity(arms.len());
        let mut span = None;
        for &arm in &self.tree[arms] {
            span.get_or_insert(arm.span);
            let condition = self.test(arm.condition);
            let body = self.nested(arm.body);
            if let Ok(Some(condition)) = condition {
                let at = self.at(arm.span);
                built.push(IfArm { condition, body, at });
            }
        }
        let otherwise = otherwise.map(|otherwise| self.nested(otherwise));
        let arms = self.body.add_arms(&built);
        if !built.is_empty() {
            self.push(out, StmtKind::If { arms, otherwise }, span.unwrap_or_default());
        }
    }

    fn loop_body(&mut self, body: tree::StmtId) -> StmtId {
        if let Some(function) = self.function.as_mut() {
            function.loops += 1;
            function.breakable += 1;
        }
        let body = self.nested(body);
        if let Some(function) = self.function.as_mut() {
            function.loops -= 1;
            function.breakable -= 1;
        }
        body
    }

    fn loop_stmt(
        &mut self,
        kind: LoopKind,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: tree::StmtId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) {
        let body = self.loop_body(body);
        self.push(out, StmtKind::Loop { kind, condition, step, body }, span);
    }

    fn for_stmt(&mut self, id: tree::StmtId, span: Span, out: &mut Vec<StmtId>) -> R<()> {
        let Tree::For { init, condition, step, body } = self.tree[id].kind else { return Ok(()) };
        if let Some(init) = init {
            self.stmt(init, out);
        }
        self.loop_with_contract(id, out, |sema, out| {
            let head = sema.loop_contract(id, out)?;
            let condition = match condition {
                Some(condition) => sema.test(condition)?,
                None => None,
            };
            let condition = sema.with_head(&head, condition, span);
            let step = match step {
                Some(step) => {
                    let value = sema.value(step)?;
                    let at = sema.at_of(value);
                    Some(sema.after_pending(value, at))
                }
                None => None,
            };
            sema.loop_stmt(LoopKind::For, condition, step, body, span, out);
            Ok(())
        })
    }

    /// A loop that may write and free only what its contract names, if that says so.
    fn loop_with_contract(
        &mut self,
        id: tree::StmtId,
        out: &mut Vec<StmtId>,
        fill: impl FnOnce(&mut Self, &mut Vec<StmtId>) -> R<()>,
    ) -> R<()> {
        self.writing_only(self.tree.loop_contract(id), true, out, fill)
    }

    /// A condition that is tested after something else is done.
    fn with_head(
        &mut self,
        head: &[ExprId],
        condition: Option<ExprId>,
        span: Span,
    ) -> Option<ExprId> {
        if head.is_empty() {
            return condition;
        }
        let at = self.at(span);
        let condition = condition.unwrap_or_else(|| self.int(1, TypeId::BOOL, at));
        Some(head.iter().rev().fold(condition, |then, first| self.comma(*first, then, at)))
    }

    /// A body before which something else is done.
    fn after_head(&mut self, head: &[ExprId], body: StmtId, span: Span) -> StmtId {
        if head.is_empty() {
            return body;
        }
        let at = self.at(span);
        let mut all = Vec::new();
        for first in head {
            self.push(&mut all, StmtKind::Expr(*first), span);
        }
        all.push(body);
        let stmts = self.body.add_stmts(&all);
        let scope = self.body.add_objects(&[]);
        self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at })
    }

    fn switch(
        &mut self,
        value: tree::ExprId,
        body: tree::StmtId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let value_span = self.tree[value].span;
        let value = self.value(value)?;
        let ty = self.ty(value);
        if !self.types().is_integer(ty) {
            let ty = self.spell(ty);
            return Err(self.error(value_span, Cause::SwitchType { ty }));
        }
        let value = self.promote(value);
        let at = self.at_of(value);
        let value = self.after_pending(value, at);
        let ty = self.ty(value);
        let Some(function) = self.function.as_mut() else { return Ok(()) };
        function.switches.push(Switch {
            ty,
            cases: Vec::new(),
            default: None,
            taken: BTreeMap::new(),
        });
        function.breakable += 1;
        let body = self.nested(body);
        let Some(function) = self.function.as_mut() else { return Ok(()) };
        function.breakable -= 1;
        let Some(switch) = function.switches.pop() else { return Ok(()) };
        let cases = self.body.add_cases(&switch.cases);
        self.push(out, StmtKind::Switch { value, cases, default: switch.default, body }, span);
        Ok(())
    }

    fn new_label(&mut self, name: Option<Name>, span: Span) -> LabelId {
        let at = self.at(span);
        let name = name.map(|name| self.text(name));
        self.body.labels.push(Label { name, at, address: None });
        LabelId::new(self.body.labels.len() - 1)
    }

    fn label(&mut self, label: tree::Label, out: &mut Vec<StmtId>) -> R<()> {
        let id = match label.kind {
            LabelKind::Name(name) => {
                let id = self.use_label(name, label.span)?;
                let slot =
                    self.function.as_mut().and_then(|function| function.labels.get_mut(&name));
                let was_defined =
                    slot.is_some_and(|slot| std::mem::replace(&mut slot.is_defined, true));
                if was_defined {
                    let name = self.tree.text(name).to_owned();
                    return Err(self.error(label.span, Cause::DuplicateLabel { name }));
                }
                let at = self.at(label.span);
                self.body.labels[id.index()].at = at;
                if self.tree.text(name).starts_with("__CPROVER_ASYNC_") {
                    self.push(out, StmtKind::Unsupported(Unsupported::Thread), label.span);
                }
                id
            }
            LabelKind::Case(low, high) => match self.case_label(low, high, label.span)? {
                Some(id) => id,
                None => return Ok(()),
            },
            LabelKind::Default => {
                let id = self.new_label(None, label.span);
                match self.function.as_mut().and_then(|function| function.switches.last_mut()) {
                    None => {
                        let cause = Cause::Misplaced { word: "default", outside: "a switch" };
                        return Err(self.error(label.span, cause));
                    }
                    Some(switch) if switch.default.is_some() => {
                        return Err(self.error(label.span, Cause::DuplicateDefault));
                    }
                    Some(switch) => switch.default = Some(id),
                }
                id
            }
        };
        self.push(out, StmtKind::Label(id), label.span);
        Ok(())
    }

    /// The label of a case; none for an empty range.
    fn case_label(
        &mut self,
        low: tree::ExprId,
        high: Option<tree::ExprId>,
        span: Span,
    ) -> R<Option<LabelId>> {
        let first = self.constant_int(low, "a case label")?;
        let last = match high {
            Some(high) => self.constant_int(high, "a case label")?,
            None => first,
        };
        let Some(ty) = self
            .function
            .as_ref()
            .and_then(|function| function.switches.last())
            .map(|switch| switch.ty)
        else {
            return Err(self.error(span, Cause::Misplaced { word: "case", outside: "a switch" }));
        };
        let Some(kind) = self.types().int_kind(ty) else { return Ok(None) };
        let (first, last) = (self.types().wrap(first, kind), self.types().wrap(last, kind));
        if first > last {
            return Ok(None);
        }
        let label = self.new_label(None, span);
        let Some(switch) = self.function.as_mut().and_then(|function| function.switches.last_mut())
        else {
            return Ok(None);
        };
        let before = switch.taken.range(..=last).next_back();
        if before.is_some_and(|(_, &taken)| taken >= first) {
            return Err(self.error(span, Cause::DuplicateCase { value: first }));
        }
        switch.taken.insert(first, last);
        switch.cases.push(Case { low: Bits::from_i128(first), high: Bits::from_i128(last), label });
        Ok(Some(label))
    }

    /// The label of a name, wherever it is defined.
    pub(crate) fn use_label(&mut self, name: Name, span: Span) -> R<LabelId> {
        if let Some(slot) =
            self.function.as_mut().and_then(|function| function.labels.get_mut(&name))
        {
            slot.is_used = true;
            return Ok(slot.id);
        }
        let id = self.new_label(Some(name), span);
        if let Some(function) = self.function.as_mut() {
            function.labels.insert(name, LabelSlot { id, is_defined: false, is_used: true, span });
            Ok(id)
        } else {
            let name = self.tree.text(name).to_owned();
            Err(self.error(span, Cause::UnknownLabel { name }))
        }
    }

    /// `&&label`, as a number.
    pub(crate) fn label_address(&mut self, name: Name, span: Span) -> R<ExprId> {
        let id = self.use_label(name, span)?;
        let address = (id.index() as u64 + 1) * LABEL_STEP;
        self.body.labels[id.index()].address = Some(address);
        let at = self.at(span);
        Ok(self.constant(Bits::from_i128(i128::from(address)), TypeId::VOID_PTR, at))
    }

    /// `__label__ a, b;`: each block that declares them has labels of its own.
    fn local_labels(&mut self, names: List<Name>, span: Span) {
        for &name in &self.tree[names] {
            let id = self.new_label(Some(name), span);
            if let Some(function) = self.function.as_mut() {
                let slot = LabelSlot { id, is_defined: false, is_used: false, span };
                let outer = function.labels.insert(name, slot);
                function.shadowed.push((name, outer));
            }
        }
    }

    /// Makes the labels visible again that a block's own ones hid.
    fn restore_labels(&mut self, mark: usize) {
        loop {
            let Some(function) =
                self.function.as_mut().filter(|function| function.shadowed.len() > mark)
            else {
                return;
            };
            let Some((name, outer)) = function.shadowed.pop() else { return };
            let own = match outer {
                Some(outer) => function.labels.insert(name, outer),
                None => function.labels.remove(&name),
            };
            if let Some(own) = own.filter(|slot| !slot.is_defined && slot.is_used) {
                let name = self.tree.text(name).to_owned();
                self.error(own.span, Cause::UnknownLabel { name });
            }
        }
    }

    fn return_stmt(
        &mut self,
        value: Option<tree::ExprId>,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let result = self.function.as_ref().map_or(TypeId::VOID, |function| function.result);
        let Some(value) = value else {
            self.push(out, StmtKind::Return(None), span);
            return Ok(());
        };
        let value_span = self.tree[value].span;
        let value = self.value(value)?;
        self.flush_pending(out, span);
        if self.types().is_void(result) {
            // gcc takes `return f();` of a void function, and throws a value away.
            self.push(out, StmtKind::Expr(value), span);
            self.push(out, StmtKind::Return(None), span);
            return Ok(());
        }
        let value = self.assign_convert(value, result, value_span)?;
        self.push(out, StmtKind::Return(Some(value)), span);
        Ok(())
    }

    /// An empty template without outputs is a barrier to the compiler alone, and instructions that only wait or order accesses
    /// change nothing.
    fn asm(&mut self, id: tree::AsmId, span: Span, out: &mut Vec<StmtId>) {
        let asm = self.tree[id];
        let units = self.tree[asm.template].units.iter();
        let text: String = units.map(|&unit| char::from_u32(unit).unwrap_or('?')).collect();
        let keeps = self.tree[asm.outputs].iter().all(|operand| {
            let constraint = self.tree[operand.constraint].units.first();
            constraint == Some(&u32::from(b'+'))
        });
        if has_no_effect(&text) && keeps && asm.labels.is_empty() {
            return;
        }
        self.push(out, StmtKind::Unsupported(Unsupported::Asm), span);
    }

    /// `({ .. })`
    pub(crate) fn stmt_expr(&mut self, block: tree::StmtId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        if self.function.is_none() {
            let cause = Cause::Misplaced { word: "({ .. })", outside: "a function" };
            return Err(self.error(span, cause));
        }
        let Tree::Block(stmts) = self.tree[block].kind else {
            return Err(self.error(span, Cause::VoidValue));
        };
        let pending = std::mem::take(&mut self.pending);
        let mut out = Vec::new();
        let shadowed = self.open_block();
        self.block_items(stmts, &mut out);
        let value = self.last_value(stmts, &mut out);
        let scope = self.close_block(shadowed);
        self.pending = pending;
        let stmts = self.body.add_stmts(&out);
        let scope = self.body.add_objects(&scope);
        let block = self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at });
        let ty = value.map_or(TypeId::VOID, |value| self.ty(value));
        Ok(self.node(ExprKind::StmtExpr { block, value }, ty, at))
    }

    /// Takes the last expression of a block off its statements, if it is what the block ends with.
    fn last_value(&mut self, stmts: List<tree::StmtId>, out: &mut Vec<StmtId>) -> Option<ExprId> {
        let mut last = *self.tree[stmts].last()?;
        while let Tree::Labeled { body, .. } = self.tree[last].kind {
            last = body;
        }
        if !matches!(self.tree[last].kind, Tree::Expr(_)) {
            return None;
        }
        let StmtKind::Expr(value) = self.body[*out.last()?].kind else {
            return None;
        };
        out.pop();
        let is_void = matches!(self.types().kind(self.ty(value)), Type::Void);
        if is_void {
            let at = self.at_of(value);
            let stmt = self.body.add_stmt(Stmt { kind: StmtKind::Expr(value), at });
            out.push(stmt);
            return None;
        }
        Some(value)
    }
}

/// Instructions of x86 and ARM that change neither registers nor memory.
const HARMLESS: &[&str] =
    &["rep", "nop", "pause", "mfence", "lfence", "sfence", "dmb", "dsb", "isb", "yield"];

/// Whether an assembler text has only instructions that change nothing.
fn has_no_effect(text: &str) -> bool {
    text.split([';', '\n']).all(|instruction| {
        let words: Vec<String> = instruction.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            // `rep; nop` is another name of `pause`.
            [] | ["rep", "nop"] => true,
            [word] => HARMLESS.contains(&word),
            ["dmb" | "dsb" | "isb", kind] => kind.chars().all(|c| c.is_ascii_alphanumeric()),
            _ => false,
        }
    })
}
