//! Function definitions.

use rustc_hash::FxHashMap;
use symra_cparse::{
    self as tree, Derived, FunctionId as TreeFunction, Name, Span, Storage as TreeStorage,
};

use super::declarator::ParamDecl;
use super::scope::Binding;
use super::specs::{Alone, DeclSpecs};
use super::stmt::Switch;
use super::{External, R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{Body, FunctionId, LabelId, Linkage, ObjectId, Origin, Param, Stmt, StmtKind};
use crate::types::{FunctionType, Params, Quals, TypeId};

/// What is known of the function whose body is read.
pub(crate) struct FunctionState {
    pub(crate) id: FunctionId,
    pub(crate) result: TypeId,
    pub(crate) labels: FxHashMap<Name, LabelSlot>,
    /// Labels that `__label__` hides in the blocks that are open.
    pub(crate) shadowed: Vec<(Name, Option<LabelSlot>)>,
    pub(crate) switches: Vec<Switch>,
    /// How many loops are around.
    pub(crate) loops: u32,
    /// How many loops and switches are around.
    pub(crate) breakable: u32,
    /// The objects of each open block.
    pub(crate) scopes: Vec<Vec<ObjectId>>,
    pub(crate) name_object: Option<ObjectId>,
    /// Whether it passes on arguments that are only known where a call of it is expanded.
    pub(crate) expands: bool,
}

/// A label that was jumped to or defined.
#[derive(Clone, Copy)]
pub(crate) struct LabelSlot {
    pub(crate) id: LabelId,
    pub(crate) is_defined: bool,
    pub(crate) is_used: bool,
    pub(crate) span: Span,
}

impl FunctionState {
    pub(super) fn new(id: FunctionId) -> Self {
        Self {
            id,
            result: TypeId::VOID,
            labels: FxHashMap::default(),
            shadowed: Vec::new(),
            switches: Vec::new(),
            loops: 0,
            breakable: 0,
            scopes: vec![Vec::new()],
            name_object: None,
            expands: false,
        }
    }
}

impl Sema<'_> {
    pub(crate) fn function_definition(&mut self, id: TreeFunction) {
        let function = self.tree[id];
        let Ok(specs) = self.specs(function.specs, Alone::No) else { return };
        self.body = Body::default();
        self.pending.clear();
        self.scopes_at_file();
        let result = self.define_function(&function, &specs, None);
        self.function = None;
        while !self.scopes.is_file() {
            self.scopes.close();
        }
        // An error inside is recorded already; the function stays without a body.
        let _ = result;
    }

    /// A function inside of another one. It may use what lives there, which then lies in memory.
    pub(super) fn nested_function(&mut self, id: TreeFunction) -> R<()> {
        let function = self.tree[id];
        let specs = self.specs(function.specs, Alone::No)?;
        let declarator = self.tree[function.declarator];
        let Some(name) = declarator.name else { return Ok(()) };
        let is_declared = matches!(self.scopes.find_here(name), Some(Binding::Function(_)));
        let known = (!is_declared).then(|| {
            let ty = self
                .types_mut()
                .function(FunctionType { result: TypeId::INT, params: Params::Unspecified });
            let id = self.internal_function(name, ty, declarator.name_span);
            self.scopes.bind(name, Binding::Function(id));
            id
        });
        let body = std::mem::take(&mut self.body);
        let pending = std::mem::take(&mut self.pending);
        let around = self.function.take();
        let depth = self.scopes.depth();
        let result = self.define_function(&function, &specs, known);
        while self.scopes.depth() > depth {
            self.scopes.close();
        }
        self.function = around;
        self.pending = pending;
        self.body = body;
        result
    }

    fn scopes_at_file(&self) {
        debug_assert!(self.scopes.is_file(), "functions should be defined at file scope");
    }

    /// Reads a definition; `known` is the function if it was not declared before.
    fn define_function(
        &mut self,
        function: &tree::Function,
        specs: &DeclSpecs,
        known: Option<FunctionId>,
    ) -> R<()> {
        let declarator = self.tree[function.declarator];
        let span = declarator.name_span;
        let Some(name) = declarator.name else {
            return Err(self.error(span, Cause::BadDeclaration { what: "a function needs a name" }));
        };
        let (id, is_new) = match known {
            Some(id) => (id, true),
            None => self.reserve_function(name, specs, span)?,
        };
        let entry = &self.shared.program[id];
        let yields = entry.linkage == Linkage::External
            && (specs.attrs.weak
                || self.own_weak.contains(&id)
                || specs.attrs.gnu_inline
                || (specs.inline && specs.storage != Some(TreeStorage::Extern)));
        let gives_way = entry.yields && !yields;
        if entry.body.is_some() && !gives_way {
            if yields || (specs.inline && entry.linkage == Linkage::External) {
                // Each unit may have a definition that gives way to another one; the first one is used.
                return Ok(());
            }
            let name = self.tree.text(name).to_owned();
            return Err(self.error(span, Cause::Redefined { name }));
        }
        let contract = self
            .own_contract(specs.ty, function.declarator)
            .or_else(|| self.contracts.get(&id).copied());
        let placeholder = self.shared.program[id].ty;
        // What a contract is about is a function of its own, which the contract's code calls.
        let code =
            if contract.is_some() { self.internal_function(name, placeholder, span) } else { id };
        self.function = Some(FunctionState::new(code));
        self.scopes.open();
        let mut attrs = specs.attrs;
        let (ty, mut params) = self.definition_type(specs.ty, function.declarator, &mut attrs)?;
        let old_names: Option<&[Name]> = match self.tree[declarator.derived].first() {
            Some(Derived::OldFunction(names)) => Some(&self.tree[*names]),
            _ => None,
        };
        if let Some(names) = old_names {
            params = self.old_params(names, function.old_params)?;
        }
        let at = self.at(span);
        if is_new {
            self.shared.program.functions[id.index()].ty = ty;
            self.own_types.insert(id, ty);
        } else {
            let ty = if old_names.is_some() { self.old_type(id, ty, &params) } else { ty };
            self.merge_function(id, ty, name, span)?;
        }
        let text = self.text(name);
        let entry = &mut self.shared.program.functions[id.index()];
        entry.at = at;
        entry.name = text;
        entry.yields = yields;
        entry.by_contract = false;
        entry.noreturn |= attrs.noreturn;
        entry.constructor = entry.constructor.or(attrs.constructor);
        entry.destructor = entry.destructor.or(attrs.destructor);
        self.bind_params(code, &params, old_names.is_some());
        self.check_result_type(ty, span)?;
        self.shared.program.functions[code.index()].ty = ty;
        self.function_body(code, ty, function)?;
        let is_extern = specs.attrs.gnu_inline && specs.storage == Some(TreeStorage::Extern);
        if is_extern && self.function.as_ref().is_some_and(|state| state.expands) {
            // Elsewhere there is a function of this name that does the same.
            let entry = &mut self.shared.program.functions[id.index()];
            (entry.body, entry.yields) = (None, false);
        }
        let Some(contract) = contract else { return Ok(()) };
        self.scopes.close();
        self.contract_body(id, Some(code), contract)
    }

    /// The function that the definition belongs to, and whether nothing was known of it.
    fn reserve_function(
        &mut self,
        name: Name,
        specs: &DeclSpecs,
        span: Span,
    ) -> R<(FunctionId, bool)> {
        match self.scopes.find_here(name) {
            Some(Binding::Function(id)) => return Ok((id, false)),
            Some(_) => {
                let name = self.tree.text(name).to_owned();
                return Err(self.error(span, Cause::DifferentKind { name }));
            }
            None => (),
        }
        let text = self.text(name);
        let known = match self.shared.external.get(&text) {
            _ if specs.storage == Some(TreeStorage::Static) => None,
            Some(External::Function(id)) => Some(*id),
            Some(External::Object(_)) => {
                return Err(self.error(span, Cause::DifferentKind { name: text.to_string() }));
            }
            None => None,
        };
        let placeholder = self
            .types_mut()
            .function(FunctionType { result: TypeId::INT, params: Params::Unspecified });
        let id = match known {
            // Another unit's declaration: its types are merged like those of this one.
            Some(id) => {
                self.scopes.bind(name, Binding::Function(id));
                return Ok((id, false));
            }
            None => self.function_decl(name, placeholder, &specs.attrs, specs.storage, span)?,
        };
        Ok((id, true))
    }

    /// The type of a K&R definition: that of a prototype before it, if its promoted parameters fit.
    fn old_type(&mut self, id: FunctionId, ty: TypeId, params: &[ParamDecl]) -> TypeId {
        let result = self.types().as_function(ty).map_or(TypeId::INT, |function| function.result);
        let types: Box<[TypeId]> =
            params.iter().map(|param| self.types().default_promoted(param.ty)).collect();
        let params = Params::Prototype { types, variadic: false };
        let as_prototype = self.types_mut().function(FunctionType { result, params });
        let old = self.function_type(id);
        if self.types().compatible(old, as_prototype) { old } else { ty }
    }

    fn check_result_type(&mut self, ty: TypeId, span: Span) -> R<()> {
        let Some(result) = self.types().as_function(ty).map(|function| function.result) else {
            return Ok(());
        };
        if self.types().is_void(result) || self.types().is_complete(result) {
            return Ok(());
        }
        let ty = self.spell(result);
        Err(self.error(span, Cause::Incomplete { what: "the result".to_owned(), ty }))
    }

    /// A parameter of a definition becomes an object at once: sizes of later ones may name it.
    pub(crate) fn declare_param(&mut self, param: ParamDecl) -> R<()> {
        let Some(name) = param.name else { return Ok(()) };
        if self.scopes.find_here(name).is_some() {
            let name = self.tree.text(name).to_owned();
            return Err(self.error(param.span, Cause::Redefined { name }));
        }
        if !self.types().is_complete(param.ty) {
            let what = format!("`{}`", self.tree.text(name));
            let ty = self.spell(param.ty);
            return Err(self.error(param.span, Cause::Incomplete { what, ty }));
        }
        let at = self.at(param.span);
        let text = self.text(name);
        let object = self.new_local(text, param.ty, Origin::Parameter, at);
        self.scopes.bind(name, Binding::Object(object));
        Ok(())
    }

    /// The parameters of a K&R definition, with their declared types.
    fn old_params(&mut self, names: &[Name], decls: tree::List<tree::DeclId>) -> R<Vec<ParamDecl>> {
        let mut types: FxHashMap<Name, (TypeId, Span)> = FxHashMap::default();
        for &decl in &self.tree[decls] {
            let decl = self.tree[decl];
            let specs = self.specs(decl.specs, Alone::No)?;
            for &declared in &self.tree[decl.declarators] {
                let declarator = self.tree[declared.declarator];
                let mut attrs = specs.attrs;
                let ty = self.declarator_type(specs.ty, declared.declarator, &mut attrs)?;
                let ty = self.adjusted(ty, Quals::NONE);
                if let Some(name) = declarator.name {
                    if !names.contains(&name) {
                        let name = self.tree.text(name).to_owned();
                        return Err(self.error(declarator.name_span, Cause::Undeclared { name }));
                    }
                    types.insert(name, (ty, declarator.name_span));
                }
            }
        }
        let mut params = Vec::with_capacity(names.len());
        for &name in names {
            let (ty, span) = types.get(&name).copied().unwrap_or((TypeId::INT, Span::default()));
            let param = ParamDecl { name: Some(name), ty, span };
            self.declare_param(param)?;
            params.push(param);
        }
        Ok(params)
    }

    /// Records the parameter objects of the function.
    pub(super) fn bind_params(&mut self, id: FunctionId, params: &[ParamDecl], is_old: bool) {
        let mut out = Vec::with_capacity(params.len());
        for param in params {
            let known = param.name.and_then(|name| self.scopes.find_here(name));
            let object = if let Some(Binding::Object(object)) = known {
                object
            } else {
                // gcc takes a definition with unnamed parameters.
                let at = self.at(param.span);
                self.new_local("".into(), param.ty, Origin::Parameter, at)
            };
            let ty = self.types().value_type(param.ty);
            let passed = if is_old { self.types().default_promoted(ty) } else { ty };
            out.push(Param { object, passed });
        }
        self.shared.program.functions[id.index()].params = out;
    }

    fn function_body(&mut self, id: FunctionId, ty: TypeId, function: &tree::Function) -> R<()> {
        let result = self.types().as_function(ty).map_or(TypeId::VOID, |function| function.result);
        if let Some(state) = self.function.as_mut() {
            state.result = result;
        }
        let body = self.tree[function.body];
        let at = self.at(body.span);
        let mut out = Vec::new();
        self.flush_pending(&mut out, body.span);
        let errors = self.shared.diagnostics.len();
        match body.kind {
            tree::StmtKind::Block(stmts) => self.block_items(stmts, &mut out),
            _ => self.stmt(function.body, &mut out),
        }
        self.check_labels();
        let scope = self.function.as_mut().and_then(|state| state.scopes.pop()).unwrap_or_default();
        let stmts = self.body.add_stmts(&out);
        let scope = self.body.add_objects(&scope);
        let root = self.body.add_stmt(Stmt { kind: StmtKind::Block { stmts, scope }, at });
        self.body.root = Some(root);
        let body = std::mem::take(&mut self.body);
        let failed = self.shared.diagnostics[errors..]
            .iter()
            .any(|diagnostic| diagnostic.severity == crate::diagnostic::Severity::Error);
        let entry = &mut self.shared.program.functions[id.index()];
        entry.implicit = false;
        if failed {
            return Err(super::Reported);
        }
        entry.body = Some(body);
        Ok(())
    }

    fn check_labels(&mut self) {
        let Some(state) = &self.function else { return };
        let mut missing: Vec<(Name, Span)> = state
            .labels
            .iter()
            .filter(|(_, slot)| !slot.is_defined)
            .map(|(name, slot)| (*name, slot.span))
            .collect();
        missing.sort_by_key(|(_, span)| *span);
        for (name, span) in missing {
            let name = self.tree.text(name).to_owned();
            self.error(span, Cause::UnknownLabel { name });
        }
    }
}
