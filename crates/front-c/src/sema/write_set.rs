//! What `__CPROVER_assigns` lets the body of a function, or a loop, write, and what `__CPROVER_frees` lets it free.
//!
//! ```text
//! assigns(c: x, *p) S   =>   { __symra_assigns(c, 0, &x, sizeof x); __symra_assigns(c, 0, p, sizeof *p); set; S }
//! frees(p) S            =>   { __symra_assigns(1, 2, p, 0); set; S }
//! ```
//!
//! The set counts from its declaration on until its block is left. What is checked: see `lower/write_set.rs`.

use symra_cparse::{self as tree, Clause, ClauseKind, ExprKind as Tree, Span};

use super::{R, Sema};
use crate::hir::{Callee, ExprId, Origin, Stmt, StmtId, StmtKind, WriteReach, WriteSet};
use crate::types::TypeId;

impl Sema<'_> {
    /// Makes statements in which only what the clauses name may be written and freed, if there are any. A function that says what
    /// it writes frees nothing but what it says.
    pub(super) fn writing_only(
        &mut self,
        clauses: &[Clause],
        is_loop: bool,
        out: &mut Vec<StmtId>,
        fill: impl FnOnce(&mut Self, &mut Vec<StmtId>) -> R<()>,
    ) -> R<()> {
        let of = |kind: ClauseKind| clauses.iter().filter(move |clause| clause.kind == kind);
        let assigns: Vec<Clause> = of(ClauseKind::Assigns).copied().collect();
        let frees: Vec<Clause> = of(ClauseKind::Frees).copied().collect();
        let span = assigns.first().or(frees.first()).map(|clause| clause.span);
        let Some(span) = span else { return fill(self, out) };
        let frees_count = !frees.is_empty() || !is_loop;
        let fill = |sema: &mut Self, out: &mut Vec<StmtId>| {
            if frees_count {
                sema.with_set((&frees, true), is_loop, span, out, fill)
            } else {
                fill(sema, out)
            }
        };
        if assigns.is_empty() {
            fill(self, out)
        } else {
            self.with_set((&assigns, false), is_loop, span, out, fill)
        }
    }

    /// Makes statements for which a set of targets counts: of what is freed, or of what is written.
    fn with_set(
        &mut self,
        (clauses, frees): (&[Clause], bool),
        is_loop: bool,
        span: Span,
        out: &mut Vec<StmtId>,
        fill: impl FnOnce(&mut Self, &mut Vec<StmtId>) -> R<()>,
    ) -> R<()> {
        let at = self.at(span);
        let (shadowed, mut inner) = (self.open_block(), Vec::new());
        let built = self.assigns_calls(clauses, &mut inner).and_then(|targets| {
            let object = self.new_local("set".into(), TypeId::BOOL, Origin::WriteSet, at);
            self.push(&mut inner, StmtKind::Declare { object, init: None }, span);
            let first = self.body.locals.len();
            let built = fill(self, &mut inner);
            let inside = self.body.locals[first..].to_vec();
            self.body.write_sets.push(WriteSet { object, is_loop, frees, targets, inside });
            built
        });
        let scope = self.close_block(shadowed);
        let stmts = self.body.add_stmts(&inner);
        let scope = self.body.add_objects(&scope);
        out.push(self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at }));
        built
    }

    /// The calls that take in what the clauses name.
    fn assigns_calls(&mut self, clauses: &[Clause], out: &mut Vec<StmtId>) -> R<Vec<ExprId>> {
        let mut calls = Vec::new();
        for clause in clauses {
            let condition = match clause.condition {
                Some(condition) => Some(self.contract_condition(condition)?),
                None => None,
            };
            let condition = condition.map(|value| self.hold_once(value, clause.span, out));
            for &target in &self.tree[clause.values] {
                let span = self.tree[target].span;
                let at = self.at(span);
                let condition = match condition {
                    Some(object) => self.load_object(object, at),
                    None => self.int(1, TypeId::BOOL, at),
                };
                let (reach, pointer, size) = if clause.kind == ClauseKind::Frees {
                    (WriteReach::Object, self.frees_target(target)?, self.size(0, at))
                } else {
                    self.assigns_target(target)?
                };
                let reach = self.int(reach as i128, TypeId::INT, at);
                let ty = self.signature("vBicz");
                let function = self.external_function("__symra_assigns", ty, span);
                let args = [(condition, span), (reach, span), (pointer, span), (size, span)];
                let call = self.call_node(Callee::Direct(function), ty, &args, span)?;
                self.push(out, StmtKind::Expr(call), span);
                calls.push(call);
            }
        }
        Ok(calls)
    }

    /// The pointer that a clause lets be freed.
    pub(super) fn frees_target(&mut self, target: tree::ExprId) -> R<ExprId> {
        match self.assigns_function(target) {
            Some(("freeable", &[pointer])) => self.nonvoid(pointer),
            _ => self.nonvoid(target),
        }
    }

    fn assigns_target(&mut self, target: tree::ExprId) -> R<(WriteReach, ExprId, ExprId)> {
        let at = self.at(self.tree[target].span);
        let (reach, pointer) = match self.assigns_function(target) {
            Some(("object_whole" | "POINTER_OBJECT", &[pointer])) => (WriteReach::Object, pointer),
            Some(("object_from", &[pointer])) => (WriteReach::FromHere, pointer),
            Some(("object_upto" | "assignable", &[pointer, size, ..])) => {
                let (pointer, size) = (self.nonvoid(pointer)?, self.nonvoid(size)?);
                return Ok((WriteReach::Bytes, pointer, size));
            }
            Some(("typed_target", &[target])) => return self.assigns_target(target),
            _ => {
                let (pointer, size) = self.assigns_place(target)?;
                return Ok((WriteReach::Bytes, pointer, size));
            }
        };
        let pointer = self.nonvoid(pointer)?;
        Ok((reach, pointer, self.size(0, at)))
    }

    /// A function of CBMC's that gives a target, without its prefix, and its arguments.
    pub(super) fn assigns_function(
        &self,
        target: tree::ExprId,
    ) -> Option<(&'_ str, &'_ [tree::ExprId])> {
        let Tree::Call(callee, args) = self.tree[target].kind else { return None };
        let Tree::Ident(name) = self.tree[callee].kind else { return None };
        Some((self.tree.text(name).strip_prefix("__CPROVER_")?, &self.tree[args]))
    }

    /// The address of a target that is a place, and its size.
    pub(super) fn assigns_place(&mut self, target: tree::ExprId) -> R<(ExprId, ExprId)> {
        let span: Span = self.tree[target].span;
        let at = self.at(span);
        let address = self.address(target, span)?;
        let pointee = self.types().pointee(self.ty(address)).unwrap_or(TypeId::VOID);
        let size = match self.types().size_of(pointee) {
            Some(size) => self.size(size, at),
            None => self.runtime_size(pointee, at),
        };
        Ok((address, size))
    }
}
