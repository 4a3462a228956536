//! CBMC's contracts, as the code that checks and uses them.
//!
//! ```text
//! T f(A a) requires(P) ensures(Q) { body }   =>   T f'(A a) { body }
//!                                                 T f(A a)  { claim P; old values; T r = f'(a); claim Q; return r; }
//! T f(A a) requires(P) ensures(Q) assigns(x);  => T f(A a)  { claim P; old values; x = any; T r = any; if (P) assume Q; return r; }
//! while (c) loop_invariant(I) decreases(m) S   => while (claim I, claim that m is less than before, c) S
//! ```
//!
//! The claim of a precondition is an assumption where a run begins with the function. `__CPROVER_is_fresh(p, n)` is a question where
//! it is claimed, and makes an object where it is assumed. What a body or a loop writes and frees is compared with its `assigns` and
//! `frees`: see `write_set.rs`.

use symra_cparse::{self as tree, Clause, ClauseKind, DeclaratorId, Derived, Span};

use super::function::FunctionState;
use super::scope::Binding;
use super::specs::Attrs;
use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{
    Binary, Callee, ExprId, FunctionId, IfArm, ObjectId, Origin, Stmt, StmtId, StmtKind, Unary,
    Unsupported,
};
use crate::types::{FunctionType, Params, TypeId};

/// The declaration of a function with a contract.
#[derive(Clone, Copy)]
pub(crate) struct Contract {
    /// The type that the declarator is about.
    base: TypeId,
    declarator: DeclaratorId,
}

/// Values that are taken before what a contract is about.
pub(crate) struct History {
    /// How many scopes are open around the contract.
    depth: u32,
    stores: Vec<ExprId>,
}

/// What `__CPROVER_is_fresh(p, n)` means in the contract of a function.
pub(crate) struct Fresh {
    /// `p` is made to point to a new object; otherwise it is asked whether it points to one that none of the pointers before does.
    assumed: bool,
    /// How many scopes are open around the contract.
    depth: u32,
    /// The pointers that were said to be fresh, null where that was not evaluated.
    pointers: Vec<ObjectId>,
    /// Stores that must be done before.
    stores: Vec<ExprId>,
}

impl Sema<'_> {
    /// The contract of a declarator, if it has one that we can use.
    pub(super) fn own_contract(&self, base: TypeId, declarator: DeclaratorId) -> Option<Contract> {
        let derived = self.tree[declarator].derived;
        let first = self.tree[derived].first();
        let fixed = match first {
            Some(Derived::Function { variadic, .. }) => !variadic,
            Some(Derived::OldFunction(names)) => names.is_empty(),
            _ => false,
        };
        (fixed && !self.tree.contract(declarator).is_empty())
            .then_some(Contract { base, declarator })
    }

    /// Bodies for the functions of this unit that have nothing but a contract.
    pub(super) fn finish_contracts(&mut self) {
        let mut contracts: Vec<_> =
            std::mem::take(&mut self.contracts).into_iter().collect::<Vec<_>>();
        contracts.sort_unstable_by_key(|(id, _)| id.index());
        for (id, contract) in contracts {
            if self.shared.program[id].body.is_some() {
                continue;
            }
            // An error is recorded; the function stays without a body.
            if self.contract_body(id, None, contract).is_ok() {
                let entry = &mut self.shared.program.functions[id.index()];
                entry.yields = true;
                entry.by_contract = true;
            }
            self.function = None;
            self.body = crate::hir::Body::default();
        }
    }

    /// Makes the body of a function from its contract: around a call of `inner`, or instead of it.
    pub(super) fn contract_body(
        &mut self,
        id: FunctionId,
        inner: Option<FunctionId>,
        contract: Contract,
    ) -> R<()> {
        self.function = Some(FunctionState::new(id));
        self.scopes.open();
        let built = self.contract_stmts(id, inner, contract);
        self.fresh = None;
        self.scopes.close();
        let out = built?;
        let span = self.tree[contract.declarator].span;
        let at = self.at(span);
        let scope = self.function.as_mut().and_then(|state| state.scopes.pop()).unwrap_or_default();
        let stmts = self.body.add_stmts(&out);
        let scope = self.body.add_objects(&scope);
        let root = self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at });
        self.body.root = Some(root);
        let body = std::mem::take(&mut self.body);
        let entry = &mut self.shared.program.functions[id.index()];
        entry.implicit = false;
        entry.body = Some(body);
        Ok(())
    }

    fn contract_stmts(
        &mut self,
        id: FunctionId,
        inner: Option<FunctionId>,
        contract: Contract,
    ) -> R<Vec<StmtId>> {
        let Contract { base, declarator } = contract;
        let tree = self.tree;
        let clauses = tree.contract(declarator);
        let of = |kind: ClauseKind| clauses.iter().filter(move |clause| clause.kind == kind);
        let span = tree[declarator].name_span;
        let at = self.at(span);
        let (ty, params) = self.definition_type(base, declarator, &mut Attrs::default())?;
        self.bind_params(id, &params, false);
        let mut out = Vec::new();
        self.flush_pending(&mut out, span);

        let required = self.preconditions(declarator, &mut out)?;

        let result = self.types().as_function(ty).map_or(TypeId::VOID, |function| function.result);
        let value = self.result_object(result, at);

        // What the postconditions say of the state before is taken now.
        self.history = Some(History { depth: self.scopes.depth(), stores: Vec::new() });
        if let Some(fresh) = self.fresh.as_mut() {
            fresh.assumed = inner.is_none();
        }
        let mut ensured = Vec::new();
        for clause in of(ClauseKind::Ensures) {
            for &condition in &tree[clause.values] {
                ensured.push((self.contract_condition(condition)?, clause.span));
            }
        }
        self.store_history(span, &mut out);
        self.fresh_stores(span, &mut out);

        if let Some(inner) = inner {
            self.writing_only(clauses, false, &mut out, |sema, out| {
                let own = sema.shared.program[id].params.clone();
                let args: Vec<_> =
                    own.iter().map(|param| (sema.load_object(param.object, at), span)).collect();
                let call = sema.call_node(Callee::Direct(inner), ty, &args, span)?;
                let done = match value {
                    Some(object) => {
                        let place = sema.object_place(object, at);
                        sema.assign_node(place, call, at)
                    }
                    None => call,
                };
                sema.push(out, StmtKind::Expr(done), span);
                Ok(())
            })?;
        } else {
            self.havoc_targets(clauses, &mut out)?;
            if let Some(object) = value {
                let name = format!("__symra_nondet_result_{}", id.index());
                self.any_result(object, (&name, result), span, &mut out)?;
            }
        }

        for (condition, span) in ensured {
            if inner.is_some() {
                self.claim("__symra_ensures", condition, span, &mut out)?;
            } else {
                let at = self.at(span);
                let unless = self.unary_node(Unary::Not, required, at);
                let given = self.logic_node(false, unless, condition, at);
                self.claim("__symra_assume", given, span, &mut out)?;
            }
        }
        let value = value.map(|object| self.load_object(object, at));
        self.push(&mut out, StmtKind::Return(value), span);
        Ok(out)
    }

    /// States what a contract requires; the value says whether all of it holds.
    fn preconditions(&mut self, declarator: DeclaratorId, out: &mut Vec<StmtId>) -> R<ExprId> {
        let tree = self.tree;
        let span = tree[declarator].name_span;
        let at = self.at(span);
        let (depth, pointers, stores) = (self.scopes.depth(), Vec::new(), Vec::new());
        self.fresh = Some(Fresh { assumed: false, depth, pointers, stores });
        let mut required = self.int(1, TypeId::BOOL, at);
        let clauses = tree.contract(declarator).iter();
        for clause in clauses.filter(|clause| clause.kind == ClauseKind::Requires) {
            for &condition in &tree[clause.values] {
                let value = self.contract_condition(condition)?;
                let has_fresh = self.fresh_stores(span, out);
                let kept = self.keep(value, clause.span, out);
                self.required(kept, has_fresh, clause.span, out)?;
                let at = self.at(clause.span);
                required = self.logic_node(true, required, kept, at);
            }
        }
        Ok(required)
    }

    /// Any value of a type into an object; a function of this name returns it.
    fn any_result(
        &mut self,
        object: ObjectId,
        (name, result): (&str, TypeId),
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let at = self.at(span);
        let params = Params::Prototype { types: Box::default(), variadic: false };
        let ty = self.types_mut().function(FunctionType { result, params });
        let any = self.external_function(name, ty, span);
        let call = self.call_node(Callee::Direct(any), ty, &[], span)?;
        let place = self.object_place(object, at);
        let store = self.assign_node(place, call, at);
        self.push(out, StmtKind::Expr(store), span);
        Ok(())
    }

    /// The object that `__CPROVER_return_value` names, if the function returns something.
    fn result_object(&mut self, result: TypeId, at: symra_ir::Position) -> Option<ObjectId> {
        (!self.types().is_void(result)).then(|| {
            let name = "__CPROVER_return_value";
            let object = self.new_local(name.into(), result, Origin::Temporary, at);
            if let Some(name) = self.tree.name(name) {
                self.scopes.bind(name, Binding::Object(object));
            }
            object
        })
    }

    /// A condition of a contract, with what must be done for it first.
    pub(super) fn contract_condition(&mut self, condition: tree::ExprId) -> R<ExprId> {
        let span = self.tree[condition].span;
        let value = self.value(condition)?;
        let condition = self.condition(value, "a clause of a contract", span)?;
        let at = self.at_of(condition);
        Ok(self.after_pending(condition, at))
    }

    /// Evaluates once.
    fn keep(&mut self, value: ExprId, span: Span, out: &mut Vec<StmtId>) -> ExprId {
        let object = self.hold_once(value, span, out);
        let at = self.at(span);
        self.load_object(object, at)
    }

    /// The object that holds what is evaluated once.
    pub(super) fn hold_once(
        &mut self,
        value: ExprId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> ObjectId {
        let at = self.at(span);
        let (object, store) = self.temporary(value, at);
        self.push(out, StmtKind::Expr(store), span);
        object
    }

    /// The call of a function of ours that takes a condition.
    fn claim_call(&mut self, name: &str, condition: ExprId, span: Span) -> R<ExprId> {
        let ty = self.signature("vB");
        let function = self.external_function(name, ty, span);
        self.call_node(Callee::Direct(function), ty, &[(condition, span)], span)
    }

    fn claim(&mut self, name: &str, condition: ExprId, span: Span, out: &mut Vec<StmtId>) -> R<()> {
        let call = self.claim_call(name, condition, span)?;
        self.push(out, StmtKind::Expr(call), span);
        Ok(())
    }

    /// The claim of a precondition, which is an assumption where a run begins with the function: but not if it asks for objects.
    fn required(
        &mut self,
        condition: ExprId,
        has_fresh: bool,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let at = self.at(span);
        let ty = self.signature("vBB");
        let function = self.external_function("__symra_requires", ty, span);
        let has_fresh = self.int(i128::from(has_fresh), TypeId::BOOL, at);
        let args = [(condition, span), (has_fresh, span)];
        let call = self.call_node(Callee::Direct(function), ty, &args, span)?;
        self.push(out, StmtKind::Expr(call), span);
        Ok(())
    }

    /// Does what must be done before conditions with `__CPROVER_is_fresh`. Whether there was something.
    fn fresh_stores(&mut self, span: Span, out: &mut Vec<StmtId>) -> bool {
        let stores = self.fresh.as_mut().map(|fresh| std::mem::take(&mut fresh.stores));
        let stores = stores.unwrap_or_default();
        for store in &stores {
            self.push(out, StmtKind::Expr(*store), span);
        }
        !stores.is_empty()
    }

    /// `__CPROVER_is_fresh(pointer, size)`, if it stands where it has a meaning.
    pub(super) fn is_fresh(
        &mut self,
        pointer: tree::ExprId,
        size: tree::ExprId,
        span: Span,
    ) -> R<Option<ExprId>> {
        let depth = self.scopes.depth();
        let Some(mut fresh) = self.fresh.take_if(|fresh| fresh.depth == depth) else {
            return Ok(None);
        };
        let built = if fresh.assumed {
            self.new_object(pointer, size, span)
        } else {
            self.separate_object(&mut fresh, pointer, size, span)
        };
        self.fresh = Some(fresh);
        built.map(Some)
    }

    /// Whether there is a new object is a choice: where there is none, the condition is not assumed to hold.
    fn new_object(&mut self, pointer: tree::ExprId, size: tree::ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let size = self.nonvoid(size)?;
        let address = self.address(pointer, span)?;
        let place = self.deref(address, at);
        let new = self.library_call("__symra_new_object", &[(size, span)], span)?;
        let (object, store) = self.temporary(new, at);
        let new = self.load_object(object, at);
        let exists = self.condition(new, "a clause of a contract", span)?;
        let new = self.load_object(object, at);
        let ty = self.types().value_type(self.body[place].ty);
        let new = self.convert(new, ty, at);
        let points = self.assign_node(place, new, at);
        let yes = self.int(1, TypeId::BOOL, at);
        let done = self.comma(points, yes, at);
        let made = self.logic_node(true, exists, done, at);
        let made = self.int_of_bool(made, at);
        Ok(self.comma(store, made, at))
    }

    fn separate_object(
        &mut self,
        fresh: &mut Fresh,
        pointer: tree::ExprId,
        size: tree::ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let (pointer, size) = (self.nonvoid(pointer)?, self.nonvoid(size)?);
        let pointer = self.convert(pointer, TypeId::VOID_PTR, at);
        let (object, store) = self.temporary(pointer, at);
        let null = self.int(0, TypeId::INT, at);
        let null = self.convert(null, TypeId::VOID_PTR, at);
        fresh.stores.push(self.store(object, null, span));
        let own = self.load_object(object, at);
        let args = [(own, span), (size, span)];
        let mut holds = self.library_call("__CPROVER_rw_ok", &args, span)?;
        for &other in &fresh.pointers {
            let (own, other) = (self.load_object(object, at), self.load_object(other, at));
            let args = [(own, span), (other, span)];
            let same = self.library_call("__CPROVER_same_object", &args, span)?;
            let apart = self.unary_node(Unary::Not, same, at);
            holds = self.logic_node(true, holds, apart, at);
        }
        fresh.pointers.push(object);
        let holds = self.int_of_bool(holds, at);
        Ok(self.comma(store, holds, at))
    }

    fn store_history(&mut self, span: Span, out: &mut Vec<StmtId>) {
        for store in self.history.take().into_iter().flat_map(|history| history.stores) {
            self.push(out, StmtKind::Expr(store), span);
        }
    }

    /// `__CPROVER_old(value)` or `__CPROVER_loop_entry(value)`.
    pub(super) fn old_value(&mut self, value: ExprId, word: &'static str, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let depth = self.scopes.depth();
        match &self.history {
            None => Err(self.error(span, Cause::Misplaced { word, outside: "a contract" })),
            // What a quantifier binds has no value before.
            Some(history) if history.depth != depth => {
                let ty = self.ty(value);
                Ok(self.unsupported(Unsupported::Quantifier, ty, at))
            }
            Some(_) => {
                let (object, store) = self.temporary(value, at);
                if let Some(history) = self.history.as_mut() {
                    history.stores.push(store);
                }
                Ok(self.load_object(object, at))
            }
        }
    }

    /// Gives any value to what the clauses name, and then frees what they let be freed, or not, each found before any changes.
    fn havoc_targets(&mut self, clauses: &[Clause], out: &mut Vec<StmtId>) -> R<()> {
        let mut changes = Vec::new();
        let of = |kind: ClauseKind| clauses.iter().filter(move |clause| clause.kind == kind);
        for clause in of(ClauseKind::Assigns).chain(of(ClauseKind::Frees)) {
            let condition = match clause.condition {
                Some(condition) => {
                    let value = self.contract_condition(condition)?;
                    Some(self.keep(value, clause.span, out))
                }
                None => None,
            };
            for &target in &self.tree[clause.values] {
                let change = if clause.kind == ClauseKind::Frees {
                    let pointer = self.frees_target(target)?;
                    let pointer = self.keep(pointer, clause.span, out);
                    self.library_call("__symra_may_free", &[(pointer, clause.span)], clause.span)?
                } else {
                    self.havoc_target(target, out)?
                };
                changes.push((condition, change, clause.span));
            }
        }
        for (condition, change, span) in changes {
            let Some(condition) = condition else {
                self.push(out, StmtKind::Expr(change), span);
                continue;
            };
            let at = self.at(span);
            let body = self.body.add_stmt(Stmt { kind: StmtKind::Expr(change), at });
            let arms = self.body.add_arms(&[IfArm { condition, body, at }]);
            self.push(out, StmtKind::If { arms, otherwise: None }, span);
        }
        Ok(())
    }

    fn havoc_target(&mut self, target: tree::ExprId, out: &mut Vec<StmtId>) -> R<ExprId> {
        let span = self.tree[target].span;
        let at = self.at(span);
        match self.assigns_function(target) {
            Some(("object_whole" | "POINTER_OBJECT", &[pointer])) => {
                let pointer = self.nonvoid(pointer)?;
                let pointer = self.keep(pointer, span, out);
                self.library_call("__CPROVER_havoc_object", &[(pointer, span)], span)
            }
            Some(("object_upto" | "assignable", &[pointer, size, ..])) => {
                let (pointer, size) = (self.nonvoid(pointer)?, self.nonvoid(size)?);
                let (pointer, size) = (self.keep(pointer, span, out), self.keep(size, span, out));
                self.any_memory(pointer, size, span)
            }
            Some(("object_from", &[pointer])) => {
                let pointer = self.nonvoid(pointer)?;
                let pointer = self.keep(pointer, span, out);
                let args = [(pointer, span)];
                let all = self.library_call("__symra_extent", &args, span)?;
                let offset = self.library_call("__CPROVER_POINTER_OFFSET", &args, span)?;
                let offset = self.convert(offset, self.ty(all), at);
                let size = self.binary_node(Binary::Sub, all, offset, at);
                self.any_memory(pointer, size, span)
            }
            Some(("typed_target", &[target])) => self.havoc_target(target, out),
            _ => {
                let (address, size) = self.assigns_place(target)?;
                let address = self.keep(address, span, out);
                self.any_memory(address, size, span)
            }
        }
    }

    fn any_memory(&mut self, pointer: ExprId, size: ExprId, span: Span) -> R<ExprId> {
        let ty = self.signature("vpz");
        let any = self.external_function("__symra_nondet_memory", ty, span);
        self.call_node(Callee::Direct(any), ty, &[(pointer, span), (size, span)], span)
    }

    /// What the contract of a loop does each time at its head. What must be done before the loop is added to `out`.
    pub(super) fn loop_contract(
        &mut self,
        id: tree::StmtId,
        out: &mut Vec<StmtId>,
    ) -> R<Vec<ExprId>> {
        let tree = self.tree;
        let clauses = tree.loop_contract(id);
        let mut head = Vec::new();
        let outer =
            self.history.replace(History { depth: self.scopes.depth(), stores: Vec::new() });
        let built = self.loop_clauses(clauses, &mut head, out);
        self.store_history(tree[id].span, out);
        self.history = outer;
        built.map(|()| head)
    }

    fn loop_clauses(
        &mut self,
        clauses: &[Clause],
        head: &mut Vec<ExprId>,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        for clause in clauses {
            match clause.kind {
                ClauseKind::Invariant => {
                    for &condition in &self.tree[clause.values] {
                        let condition = self.contract_condition(condition)?;
                        head.push(self.claim_call("__symra_invariant", condition, clause.span)?);
                    }
                }
                ClauseKind::Decreases => self.decreases(clause, head, out)?,
                ClauseKind::Requires
                | ClauseKind::Ensures
                | ClauseKind::Assigns
                | ClauseKind::Frees => (),
            }
        }
        Ok(())
    }

    /// The values are less than they were at the head before, by the first one in which they differ.
    fn decreases(
        &mut self,
        clause: &Clause,
        head: &mut Vec<ExprId>,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let span = clause.span;
        let at = self.at(span);
        let first = self.new_local("first".into(), TypeId::BOOL, Origin::Temporary, at);
        let yes = self.int(1, TypeId::BOOL, at);
        let store = self.store(first, yes, span);
        self.push(out, StmtKind::Expr(store), span);
        let mut pairs = Vec::new();
        for &measure in &self.tree[clause.values] {
            let value = self.nonvoid(measure)?;
            let value = self.promote(value);
            let ty = self.ty(value);
            let (new, store) = self.temporary(value, at);
            head.push(store);
            let old = self.new_local("before".into(), ty, Origin::Temporary, at);
            let zero = self.int(0, TypeId::INT, at);
            let zero = self.convert(zero, ty, at);
            let store = self.store(old, zero, span);
            self.push(out, StmtKind::Expr(store), span);
            pairs.push((new, old));
        }
        let mut less = self.int(0, TypeId::BOOL, at);
        for &(new, old) in pairs.iter().rev() {
            let mut compare = |op: Binary| {
                let (new, old) = (self.load_object(new, at), self.load_object(old, at));
                self.binary_node(op, new, old, at)
            };
            let (below, same) = (compare(Binary::Lt), compare(Binary::Eq));
            let rest = self.logic_node(true, same, less, at);
            less = self.logic_node(false, below, rest, at);
        }
        let begins = self.load_object(first, at);
        let holds = self.logic_node(false, begins, less, at);
        head.push(self.claim_call("__symra_decreases", holds, span)?);
        for (new, old) in pairs {
            let new = self.load_object(new, at);
            head.push(self.store(old, new, span));
        }
        let no = self.int(0, TypeId::BOOL, at);
        head.push(self.store(first, no, span));
        Ok(())
    }

    fn store(&mut self, object: ObjectId, value: ExprId, span: Span) -> ExprId {
        let at = self.at(span);
        let place = self.object_place(object, at);
        self.assign_node(place, value, at)
    }
}
