//! Quantified expressions of CBMC and ESBMC. If their variable has bounds, they are loops over its values.
//!
//! `__CPROVER_forall { int i; 0 <= i && i < n ==> p(i) }` only says something of the values from 0 to n - 1, and
//! `__CPROVER_exists { int i; 0 <= i && i < n && p(i) }` holds only for one of them. Without bounds, the expression has the
//! value that it has for any one value of the variable: that one for which it does not hold is a proof that not
//! all do, and one for which it holds that there is one. The other answer is more than what is so.

use symra_cparse::{
    self as tree, BinaryOp, ExprKind as Tree, Name, Span, StmtKind as TreeStmt, UnaryOp,
};

use super::scope::Binding;
use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{
    Binary, Callee, ExprId, ExprKind, LoopKind, ObjectId, Origin, Stmt, StmtId, StmtKind,
    Unsupported,
};
use crate::types::{FunctionType, Params, TypeId};

/// A bound as the program writes it.
#[derive(Clone, Copy)]
struct Bound {
    value: tree::ExprId,
    /// Whether the value itself is outside.
    strict: bool,
}

/// Between what the values lie that matter.
#[derive(Clone, Copy, Default)]
struct Bounds {
    low: Option<tree::ExprId>,
    high: Option<Bound>,
}

impl Sema<'_> {
    pub(super) fn quantified(&mut self, all: bool, block: tree::StmtId, span: Span) -> R<ExprId> {
        self.quantified_block(span, |sema, out| sema.declared_quantifier(all, block, span, out))
    }

    /// ESBMC's `__ESBMC_forall(&i, p(i))`: a variable of the type that `i` has takes its place in the expression.
    pub(crate) fn quantified_call(
        &mut self,
        all: bool,
        variable: tree::ExprId,
        body: tree::ExprId,
        span: Span,
    ) -> R<Option<ExprId>> {
        let mut variable = variable;
        while let Tree::Cast(_, inner) = self.tree[variable].kind {
            variable = inner;
        }
        let Tree::Unary(UnaryOp::AddrOf, place) = self.tree[variable].kind else { return Ok(None) };
        let Tree::Ident(name) = self.tree[place].kind else { return Ok(None) };
        let Some(Binding::Object(object)) = self.scopes.find(name) else { return Ok(None) };
        let ty = self.shared.program[object].ty;
        let value = self.quantified_block(span, |sema, out| {
            let at = sema.at(span);
            let text = sema.text(name);
            let own = sema.new_local(text, ty, Origin::Temporary, at);
            sema.scopes.bind(name, Binding::Object(own));
            sema.quantified_values(all, own, name, body, span, out)
        })?;
        Ok(Some(value))
    }

    /// A block of its own whose value is that of a quantified expression.
    fn quantified_block(
        &mut self,
        span: Span,
        build: impl FnOnce(&mut Self, &mut Vec<StmtId>) -> R<ExprId>,
    ) -> R<ExprId> {
        if self.function.is_none() {
            let cause = Cause::Misplaced { word: "a quantifier", outside: "a function" };
            return Err(self.error(span, cause));
        }
        let at = self.at(span);
        let pending = std::mem::take(&mut self.pending);
        let mut out = Vec::new();
        let shadowed = self.open_block();
        let built = build(self, &mut out);
        let scope = self.close_block(shadowed);
        self.pending = pending;
        let value = built?;
        let stmts = self.body.add_stmts(&out);
        let scope = self.body.add_objects(&scope);
        let block = self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at });
        let ty = self.ty(value);
        let value = self.node(ExprKind::StmtExpr { block, value: Some(value) }, ty, at);
        Ok(self.int_of_bool(value, at))
    }

    /// The same with a declaration in front, as CBMC has it.
    fn declared_quantifier(
        &mut self,
        all: bool,
        block: tree::StmtId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<ExprId> {
        let parts = self.quantifier_parts(block).and_then(|(decl, name, body)| {
            self.declaration(decl, out);
            match self.scopes.find(name) {
                Some(Binding::Object(object)) => Some((object, name, body)),
                _ => None,
            }
        });
        let Some((object, name, body)) = parts else {
            let at = self.at(span);
            return Ok(self.unsupported(Unsupported::Quantifier, TypeId::BOOL, at));
        };
        self.quantified_values(all, object, name, body, span, out)
    }

    /// What an expression says of the values of a variable.
    fn quantified_values(
        &mut self,
        all: bool,
        object: ObjectId,
        name: Name,
        body: tree::ExprId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<ExprId> {
        let at = self.at(span);
        let ty = self.shared.program[object].ty;
        if !self.types().is_integer(ty) {
            return Ok(self.unsupported(Unsupported::Quantifier, TypeId::BOOL, at));
        }
        let Some((low, limit, strict)) = self.limits(all, body, name, ty, span)? else {
            return self.some_value(all, object, body, span, out);
        };
        let result = self.new_local("quantified".into(), TypeId::BOOL, Origin::Temporary, at);
        let start = self.int(i128::from(all), TypeId::BOOL, at);
        self.set(result, start, span, out);
        self.set(object, low, span, out);
        let end = self.new_local("limit".into(), ty, Origin::Temporary, at);
        self.set(end, limit, span, out);
        let body = self.value(body)?;
        let holds = self.condition(body, "a quantified expression", span)?;
        self.count(object, end, strict, span, out, |sema, out| {
            let old = sema.load_object(result, at);
            let op = if all { Binary::BitAnd } else { Binary::BitOr };
            let (old, holds) =
                (sema.convert(old, TypeId::INT, at), sema.convert(holds, TypeId::INT, at));
            let new = sema.binary_node(op, old, holds, at);
            let new = sema.truth(new, at);
            sema.set(result, new, span, out);
        });
        Ok(self.load_object(result, at))
    }

    /// The first and the last value that an expression says something of, and whether the last one is outside.
    fn limits(
        &mut self,
        all: bool,
        body: tree::ExprId,
        name: Name,
        ty: TypeId,
        span: Span,
    ) -> R<Option<(ExprId, ExprId, bool)>> {
        let at = self.at(span);
        let bounds = self.bounds(all, body, name);
        let Some(high) = bounds.high else { return Ok(None) };
        let is_signed = self.types().int_kind(ty).is_some_and(crate::types::IntKind::is_signed);
        let low = match bounds.low {
            // Of a bound that is outside itself the expression says nothing; the number after it might not be there.
            Some(low) => match self.bound(low, ty)? {
                Some(value) => value,
                None => return Ok(None),
            },
            None if !is_signed => self.int(0, ty, at),
            None => return Ok(None),
        };
        Ok(self.bound(high.value, ty)?.map(|limit| (low, limit, high.strict)))
    }

    /// What an expression is for any one value of the variable.
    fn some_value(
        &mut self,
        all: bool,
        object: ObjectId,
        body: tree::ExprId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<ExprId> {
        let ty = self.shared.program[object].ty;
        let params = Params::Prototype { types: [].into(), variadic: false };
        let function_type = self.types_mut().function(FunctionType { result: ty, params });
        let input = format!("__symra_nondet_value_{}", ty.index());
        let input = self.external_function(&input, function_type, span);
        let value = self.call_node(Callee::Direct(input), function_type, &[], span)?;
        self.set(object, value, span, out);
        let body = self.value(body)?;
        let holds = self.condition(body, "a quantified expression", span)?;
        let model = if all { "__CPROVER_forall" } else { "__CPROVER_exists" };
        self.library_call(model, &[(holds, span)], span)
    }

    /// A loop in which an object runs up to a limit.
    fn count(
        &mut self,
        object: ObjectId,
        limit: ObjectId,
        strict: bool,
        span: Span,
        out: &mut Vec<StmtId>,
        fill: impl FnOnce(&mut Self, &mut Vec<StmtId>),
    ) {
        let at = self.at(span);
        let ty = self.shared.program[object].ty;
        let mut round = Vec::new();
        fill(self, &mut round);
        let compare = |sema: &mut Self, op: Binary| {
            let (value, end) = (sema.load_object(object, at), sema.load_object(limit, at));
            let (value, end) = (sema.promote(value), sema.promote(end));
            sema.binary_node(op, value, end, at)
        };
        if !strict {
            // The limit can be the largest number that there is.
            let last = compare(self, Binary::Eq);
            let stop = self.body.add_stmt(Stmt { kind: StmtKind::Break, at });
            let arms = self.body.add_arms(&[crate::hir::IfArm { condition: last, body: stop, at }]);
            self.push(&mut round, StmtKind::If { arms, otherwise: None }, span);
        }
        let old = self.load_object(object, at);
        let old = self.promote(old);
        let promoted = self.ty(old);
        let one = self.int(1, promoted, at);
        let next = self.binary_node(Binary::Add, old, one, at);
        let next = self.convert(next, ty, at);
        self.set(object, next, span, &mut round);
        let stmts = self.body.add_stmts(&round);
        let scope = self.body.add_objects(&[]);
        let body = self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at });
        let condition = Some(compare(self, if strict { Binary::Lt } else { Binary::Le }));
        self.push(out, StmtKind::Loop { kind: LoopKind::While, condition, step: None, body }, span);
    }

    fn set(&mut self, object: ObjectId, value: ExprId, span: Span, out: &mut Vec<StmtId>) {
        let at = self.at(span);
        let place = self.object_place(object, at);
        let store = self.assign_node(place, value, at);
        self.push(out, StmtKind::Expr(store), span);
    }

    /// The declaration, its one name and the expression.
    fn quantifier_parts(&self, block: tree::StmtId) -> Option<(tree::DeclId, Name, tree::ExprId)> {
        let TreeStmt::Block(stmts) = self.tree[block].kind else { return None };
        let &[decl, body] = &self.tree[stmts] else { return None };
        let (TreeStmt::Decl(decl), TreeStmt::Expr(body)) =
            (self.tree[decl].kind, self.tree[body].kind)
        else {
            return None;
        };
        let &[declarator] = &self.tree[self.tree[decl].declarators] else { return None };
        let name = self.tree[declarator.declarator].name?;
        Some((decl, name, body))
    }

    /// The value of a bound, if comparing with it is comparing in the type of the variable.
    fn bound(&mut self, value: tree::ExprId, ty: TypeId) -> R<Option<ExprId>> {
        let span = self.tree[value].span;
        let at = self.at(span);
        let value = self.nonvoid(value)?;
        let of = self.ty(value);
        let own = self.types().common_arithmetic(ty, ty);
        let common = self.types().common_arithmetic(of, ty);
        let common_kind = common.and_then(|ty| self.types().int_kind(ty));
        // A wider signed type keeps the values of the variable too.
        if common != own && !common_kind.is_some_and(crate::types::IntKind::is_signed) {
            return Ok(None);
        }
        if let Some(number) = self.evaluate_int(value) {
            let fits = self.types().int_kind(ty).is_some_and(|kind| {
                let width = kind.width(self.model()).min(126);
                let (low, high) = if kind.is_signed() {
                    (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1)
                } else {
                    (0, (1_i128 << width) - 1)
                };
                (low..=high).contains(&number)
            });
            return Ok(fits.then(|| self.int(number, ty, at)));
        }
        let same = common == Some(ty) && self.types().is_integer(of);
        Ok(same.then(|| self.convert(value, ty, at)))
    }

    /// What the expression says of the variable where it matters.
    fn bounds(&self, all: bool, body: tree::ExprId, name: Name) -> Bounds {
        let mut bounds = Bounds::default();
        // What all values that matter make true (or, if negated, false). Where one alternative holds, all hold.
        let mut work = vec![(body, all)];
        while let Some((part, negated)) = work.pop() {
            let (op, left, right) = match self.tree[part].kind {
                Tree::Binary(op, left, right) => (op, left, right),
                Tree::Unary(UnaryOp::Not, inner) => {
                    work.push((inner, !negated));
                    continue;
                }
                _ => continue,
            };
            if op == if negated { BinaryOp::Or } else { BinaryOp::And } {
                work.extend([(left, negated), (right, negated)]);
                continue;
            }
            let op = if negated { opposite(op) } else { op };
            let is_it = |side: tree::ExprId| self.tree[side].kind == Tree::Ident(name);
            let (op, value) = match (is_it(left), is_it(right)) {
                (true, false) => (op, right),
                (false, true) => (mirrored(op), left),
                _ => continue,
            };
            if self.mentions(value, name) {
                continue;
            }
            let (low, high) = (&mut bounds.low, &mut bounds.high);
            match op {
                BinaryOp::Lt => *high = Some(Bound { value, strict: true }),
                BinaryOp::Le => *high = Some(Bound { value, strict: false }),
                BinaryOp::Gt | BinaryOp::Ge => *low = Some(value),
                _ => (),
            }
        }
        bounds
    }

    /// Whether a bound could depend on the variable: all but simple ones are taken to.
    fn mentions(&self, value: tree::ExprId, name: Name) -> bool {
        let mut work = vec![value];
        while let Some(part) = work.pop() {
            match self.tree[part].kind {
                Tree::Int { .. } | Tree::SizeofType(_) => (),
                Tree::Ident(other) if other != name => (),
                Tree::Binary(_, left, right) => work.extend([left, right]),
                Tree::Unary(UnaryOp::Neg | UnaryOp::Plus, operand) | Tree::Cast(_, operand) => {
                    work.push(operand);
                }
                _ => return true,
            }
        }
        false
    }
}

fn opposite(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Ge,
        BinaryOp::Le => BinaryOp::Gt,
        BinaryOp::Gt => BinaryOp::Le,
        BinaryOp::Ge => BinaryOp::Lt,
        // Nothing that would be a bound.
        _ => BinaryOp::Eq,
    }
}

fn mirrored(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        other => other,
    }
}
