//! Declarations of objects, functions and types, and their linkage.

use std::sync::Arc;

use symra_cparse::{
    self as tree, DeclId, InitDeclarator, ItemKind, Name, Span, Storage as TreeStorage,
};

use super::alias::Alias;
use super::scope::Binding;
use super::specs::{Alone, Attrs, DeclSpecs};
use super::{External, R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{
    FunctionId, Init, Linkage, Object, ObjectId, Origin, Stmt, StmtId, StmtKind, Storage,
};
use crate::types::{ArrayLen, Params, Type, TypeId};

/// One declared name, with all that its declaration says.
#[derive(Clone, Copy)]
struct Declared {
    name: Name,
    ty: TypeId,
    attrs: Attrs,
    init: Option<tree::Init>,
    span: Span,
}

impl Sema<'_> {
    /// The whole translation unit.
    pub(crate) fn unit(&mut self) {
        for item in self.tree.items() {
            match item.kind {
                ItemKind::Function(id) => self.function_definition(id),
                ItemKind::Decl(id) => {
                    let mut out = Vec::new();
                    self.declaration(id, &mut out);
                }
                ItemKind::Asm(_) => {
                    let at = self.at(item.span);
                    self.shared.program.file_asm.push(at);
                }
                ItemKind::StaticAssert(assertion) => {
                    // The error is recorded; the rest of the unit is still looked at.
                    let _ = self.static_assert(assertion);
                }
                ItemKind::Pack(_) => (),
            }
            if self.function.is_none() {
                self.body = crate::hir::Body::default();
                self.pending.clear();
            }
        }
        self.finish_contracts();
        self.finish_tentative();
        self.finish_aliases();
    }

    /// Objects that are defined by nothing but tentative definitions.
    fn finish_tentative(&mut self) {
        for (object, span) in std::mem::take(&mut self.tentative) {
            let ty = self.shared.program[object].ty;
            if let Type::Array(element, ArrayLen::Incomplete) = self.types().kind(ty) {
                let ty = self.types_mut().array(element, ArrayLen::Known(1));
                self.shared.program.objects[object.index()].ty = ty;
            } else if !self.types().is_complete(ty) {
                let what = format!("`{}`", self.shared.program[object].name);
                let ty = self.spell(ty);
                self.error(span, Cause::Incomplete { what, ty });
            }
            let align = self.types().align_of(self.shared.program[object].ty);
            let entry = &mut self.shared.program.objects[object.index()];
            entry.align = entry.align.max(align);
        }
    }

    pub(crate) fn static_assert(&mut self, assertion: tree::StaticAssert) -> R<()> {
        let span = self.tree[assertion.condition].span;
        if self.constant_int(assertion.condition, "a static assertion")? != 0 {
            return Ok(());
        }
        let bytes =
            assertion.message.and_then(|message| self.tree[message].bytes()).unwrap_or_default();
        let message = String::from_utf8_lossy(&bytes).into_owned();
        Err(self.error(span, Cause::StaticAssert { message }))
    }

    /// A declaration; what it does at run time is added to `out`.
    pub(crate) fn declaration(&mut self, id: DeclId, out: &mut Vec<StmtId>) {
        let decl = self.tree[id];
        let alone = if decl.declarators.is_empty() { Alone::Yes } else { Alone::No };
        let Ok(specs) = self.specs(decl.specs, alone) else { return };
        if alone == Alone::Yes {
            let span = self.tree[decl.specs].span;
            self.flush_pending(out, span);
        }
        for &declarator in &self.tree[decl.declarators] {
            // An error in one declarator says nothing about the others.
            let _ = self.init_declarator(&specs, declarator, out);
        }
    }

    fn init_declarator(
        &mut self,
        specs: &DeclSpecs,
        declarator: InitDeclarator,
        out: &mut Vec<StmtId>,
    ) -> R<()> {
        let tree = self.tree[declarator.declarator];
        let Some(name) = tree.name else { return Ok(()) };
        let mut attrs = specs.attrs;
        let base = if specs.is_auto { self.auto_type(specs.ty, declarator)? } else { specs.ty };
        let ty = self.declarator_type(base, declarator.declarator, &mut attrs)?;
        let ty = self.with_mode(ty, &attrs);
        attrs.symbol = tree.asm_label;
        let span = tree.name_span;
        if specs.is_implicit {
            let name = self.tree.text(name).to_owned();
            self.warn(span, Cause::ImplicitInt { name });
        }
        let declared = Declared { name, ty, attrs, init: declarator.init, span };
        if specs.storage == Some(TreeStorage::Typedef) {
            self.flush_pending(out, span);
            return self.typedef_decl(&declared);
        }
        if self.types().as_function(ty).is_some() {
            self.pending.clear();
            if declared.init.is_some() {
                return Err(self.error(span, Cause::NoInit { what: "a function" }));
            }
            let id = self.function_decl(name, ty, &attrs, specs.storage, span)?;
            if let Some(contract) = self.own_contract(base, declarator.declarator) {
                self.contracts.entry(id).or_insert(contract);
            }
            return Ok(());
        }
        if self.types().is_void(ty) {
            let what = format!("`{}`", self.tree.text(name));
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::Incomplete { what, ty }));
        }
        match specs.storage {
            _ if self.scopes.is_file() => self.file_object(specs, &declared),
            Some(TreeStorage::Extern) => self.file_object(specs, &declared),
            Some(TreeStorage::Static) => self.static_local(specs, &declared),
            _ if specs.thread_local => self.static_local(specs, &declared),
            _ => self.automatic(&declared, out),
        }
    }

    /// The type of `__auto_type x = value`.
    fn auto_type(&mut self, base: TypeId, declarator: InitDeclarator) -> R<TypeId> {
        let Some(tree::Init::Expr(value)) = declarator.init else {
            let span = self.tree[declarator.declarator].name_span;
            return Err(self.error(
                span,
                Cause::BadDeclaration { what: "`__auto_type` needs an initializer" },
            ));
        };
        let pending = std::mem::take(&mut self.pending);
        let value = self.nonvoid(value);
        self.pending = pending;
        let value = value?;
        let ty = self.ty(value);
        Ok(self.types_mut().qualified(ty, base.quals()))
    }

    /// Sets the extents that were left pending, as statements.
    pub(crate) fn flush_pending(&mut self, out: &mut Vec<StmtId>, span: Span) {
        let at = self.at(span);
        for store in std::mem::take(&mut self.pending) {
            let stmt = self.body.add_stmt(Stmt { kind: StmtKind::Expr(store), at });
            out.push(stmt);
        }
    }

    fn typedef_decl(&mut self, declared: &Declared) -> R<()> {
        let ty = self.with_align(declared.ty, &declared.attrs);
        if declared.attrs.transparent
            && let Some(record) = self.types().as_record(ty)
        {
            self.types_mut().record_mut(record).transparent = true;
        }
        match self.scopes.find_here(declared.name) {
            Some(Binding::Typedef(old)) if self.types().compatible(old, ty) => Ok(()),
            Some(Binding::Typedef(old)) => {
                Err(self.conflict(declared.name, old, ty, declared.span))
            }
            Some(_) => Err(self.different_kind(declared.name, declared.span)),
            None => {
                self.scopes.bind(declared.name, Binding::Typedef(ty));
                Ok(())
            }
        }
    }

    fn conflict(&mut self, name: Name, old: TypeId, new: TypeId, span: Span) -> super::Reported {
        let name = self.tree.text(name).to_owned();
        let (old, new) = (self.spell(old), self.spell(new));
        self.error(span, Cause::ConflictingTypes { name, old, new })
    }

    fn different_kind(&mut self, name: Name, span: Span) -> super::Reported {
        let name = self.tree.text(name).to_owned();
        self.error(span, Cause::DifferentKind { name })
    }

    /// What is visible under the name and has linkage, here or in an outer scope.
    fn linked_binding(&mut self, name: Name, span: Span) -> R<Option<Binding>> {
        if let Some(here) = self.scopes.find_here(name) {
            return match here {
                Binding::Object(object) if self.shared.program[object].linkage == Linkage::None => {
                    let name = self.tree.text(name).to_owned();
                    Err(self.error(span, Cause::Redefined { name }))
                }
                Binding::Object(_) | Binding::Function(_) => Ok(Some(here)),
                Binding::Typedef(_) | Binding::Enumerator { .. } | Binding::Prototype(_) => {
                    Err(self.different_kind(name, span))
                }
            };
        }
        Ok(match self.scopes.find(name) {
            Some(Binding::Object(object))
                if self.shared.program[object].linkage != Linkage::None =>
            {
                Some(Binding::Object(object))
            }
            Some(function @ Binding::Function(_)) => Some(function),
            _ => None,
        })
    }

    /// Declares a function, or declares it again.
    pub(crate) fn function_decl(
        &mut self,
        name: Name,
        ty: TypeId,
        attrs: &Attrs,
        storage: Option<TreeStorage>,
        span: Span,
    ) -> R<FunctionId> {
        let is_nested = storage == Some(TreeStorage::Auto);
        let known = match self.scopes.find_here(name) {
            None if is_nested => None,
            _ => self.linked_binding(name, span)?,
        };
        let id = match known {
            Some(Binding::Function(id)) => {
                self.merge_function(id, ty, name, span)?;
                id
            }
            Some(_) => return Err(self.different_kind(name, span)),
            None if is_nested || storage == Some(TreeStorage::Static) => {
                self.internal_function(name, ty, span)
            }
            None => self.link_function(name, ty, attrs, span)?,
        };
        self.scopes.bind(name, Binding::Function(id));
        if let Some(target) = attrs.alias {
            self.aliases.push(Alias { what: External::Function(id), target, span });
        }
        if attrs.weak {
            self.own_weak.insert(id);
        }
        let entry = &mut self.shared.program.functions[id.index()];
        entry.noreturn |= attrs.noreturn;
        entry.weak |= attrs.weak;
        entry.constructor = entry.constructor.or(attrs.constructor);
        entry.destructor = entry.destructor.or(attrs.destructor);
        Ok(id)
    }

    pub(super) fn internal_function(&mut self, name: Name, ty: TypeId, span: Span) -> FunctionId {
        let at = self.at(span);
        let name = self.text(name);
        let functions = &mut self.shared.program.functions;
        functions.push(crate::hir::Function {
            name,
            ty,
            linkage: Linkage::Internal,
            params: Vec::new(),
            body: None,
            noreturn: false,
            constructor: None,
            destructor: None,
            implicit: false,
            weak: false,
            yields: false,
            by_contract: false,
            at,
        });
        let id = FunctionId::new(functions.len() - 1);
        self.own_types.insert(id, ty);
        id
    }

    /// A function with external linkage that this unit sees for the first time.
    fn link_function(
        &mut self,
        name: Name,
        ty: TypeId,
        attrs: &Attrs,
        span: Span,
    ) -> R<FunctionId> {
        let text = self.symbol(name, attrs);
        match self.shared.external.get(&text).copied() {
            Some(External::Object(_)) => Err(self.different_kind(name, span)),
            Some(External::Function(id)) => {
                let old = self.shared.program[id].ty;
                if self.shared.program[id].implicit && self.shared.program[id].body.is_none() {
                    self.shared.program.functions[id.index()].ty = ty;
                } else if self.types().compatible(old, ty) {
                    let ty = self.types_mut().composite(old, ty);
                    self.shared.program.functions[id.index()].ty = ty;
                } else {
                    let (old, new) = (self.spell(old), self.spell(ty));
                    let other = self.declared_at(self.shared.program[id].at);
                    let name = text.to_string();
                    self.warn(span, Cause::LinkMismatch { name, old, new, other });
                }
                self.own_types.insert(id, ty);
                self.shared.program.functions[id.index()].implicit = false;
                Ok(id)
            }
            None => {
                let id = self.external_function(&text, ty, span);
                self.own_types.insert(id, ty);
                self.shared.program.functions[id.index()].implicit = false;
                Ok(id)
            }
        }
    }

    /// The name that the linker knows something by. The names that headers of the library give to their own
    /// functions are no other ones.
    fn symbol(&mut self, name: Name, attrs: &Attrs) -> Arc<str> {
        let text = self.text(name);
        let Some(label) = attrs.symbol else { return text };
        let bytes = self.tree[label].bytes().unwrap_or_default();
        let label = String::from_utf8_lossy(&bytes);
        if crate::intrinsic::stem(&label) == &*text { text } else { label.into() }
    }

    /// A place in the user's files, for a message.
    fn declared_at(&self, at: symra_ir::Position) -> String {
        let file = &self.shared.program.sources[at.file.0 as usize].name;
        format!("{file}:{}:{}", at.line, at.column)
    }

    /// Another declaration of a function that is known in this unit.
    pub(crate) fn merge_function(
        &mut self,
        id: FunctionId,
        ty: TypeId,
        name: Name,
        span: Span,
    ) -> R<()> {
        let own = self.own_types.get(&id).copied();
        let old = self.function_type(id);
        let implicit = self.shared.program[id].implicit;
        let merged = if self.types().compatible(old, ty) {
            self.types_mut().composite(old, ty)
        } else if self.is_model() && self.types().passed_alike(old, ty) {
            old
        } else if own.is_none() || implicit || self.tolerable(old, ty) {
            let (text, old, new) =
                (self.tree.text(name).to_owned(), self.spell(old), self.spell(ty));
            let other = self.declared_at(self.shared.program[id].at);
            self.warn(span, Cause::LinkMismatch { name: text, old, new, other });
            ty
        } else {
            return Err(self.conflict(name, old, ty, span));
        };
        self.own_types.insert(id, merged);
        let entry = &mut self.shared.program.functions[id.index()];
        if entry.body.is_none() || entry.yields {
            entry.ty = merged;
        }
        entry.implicit = false;
        Ok(())
    }

    /// The type of a function, as this unit declares it.
    pub(crate) fn function_type(&self, id: FunctionId) -> TypeId {
        self.own_types.get(&id).copied().unwrap_or(self.shared.program[id].ty)
    }

    /// gcc takes a prototype with narrow parameters together with an old-style definition that has them.
    fn tolerable(&self, old: TypeId, new: TypeId) -> bool {
        let (Some(old), Some(new)) = (self.types().as_function(old), self.types().as_function(new))
        else {
            return false;
        };
        let one_is_open =
            matches!(old.params, Params::Unspecified) != matches!(new.params, Params::Unspecified);
        one_is_open && self.types().compatible(old.result, new.result)
    }

    /// An object at file scope, or `extern` in a block.
    fn file_object(&mut self, specs: &DeclSpecs, declared: &Declared) -> R<()> {
        let is_extern = specs.storage == Some(TreeStorage::Extern);
        let is_static = specs.storage == Some(TreeStorage::Static);
        let object = match self.linked_binding(declared.name, declared.span)? {
            Some(Binding::Object(object)) => {
                self.merge_object(object, declared)?;
                object
            }
            Some(_) => return Err(self.different_kind(declared.name, declared.span)),
            None if is_static => self.new_static(declared, specs.thread_local, Linkage::Internal),
            None => self.link_object(declared, specs.thread_local)?,
        };
        self.scopes.bind(declared.name, Binding::Object(object));
        self.raise_align(object, declared.attrs.align);
        if declared.attrs.weak {
            self.shared.program.weak.insert(object);
        }
        if let Some(target) = declared.attrs.alias {
            let what = External::Object(object);
            self.aliases.push(Alias { what, target, span: declared.span });
        }
        if let Some(init) = declared.init {
            self.define(object, init, declared)?;
        } else if !is_extern {
            let entry = &mut self.shared.program.objects[object.index()];
            if entry.init.is_none() {
                entry.init = Some(Init::default());
                self.tentative.push((object, declared.span));
            }
        }
        Ok(())
    }

    fn raise_align(&mut self, object: ObjectId, asked: Option<u64>) {
        let natural = self.types().align_of(self.shared.program[object].ty);
        let entry = &mut self.shared.program.objects[object.index()];
        entry.align = entry.align.max(natural).max(asked.unwrap_or(1));
    }

    fn merge_object(&mut self, object: ObjectId, declared: &Declared) -> R<()> {
        let old = self.shared.program[object].ty;
        if !self.types().compatible(old, declared.ty) {
            return Err(self.conflict(declared.name, old, declared.ty, declared.span));
        }
        let ty = self.types_mut().composite(old, declared.ty);
        self.shared.program.objects[object.index()].ty = ty;
        Ok(())
    }

    fn new_static(
        &mut self,
        declared: &Declared,
        thread_local: bool,
        linkage: Linkage,
    ) -> ObjectId {
        let at = self.at(declared.span);
        let name = self.text(declared.name);
        let storage = if thread_local { Storage::ThreadLocal } else { Storage::Static };
        let align = self.types().align_of(declared.ty);
        self.add_object(Object {
            name,
            ty: declared.ty,
            align,
            storage,
            linkage,
            origin: Origin::Declared,
            init: None,
            cleanup: None,
            at,
        })
    }

    fn link_object(&mut self, declared: &Declared, thread_local: bool) -> R<ObjectId> {
        let text = self.symbol(declared.name, &declared.attrs);
        match self.shared.external.get(&text).copied() {
            Some(External::Function(_)) => Err(self.different_kind(declared.name, declared.span)),
            Some(External::Object(object)) => {
                let old = self.shared.program[object].ty;
                if self.types().compatible(old, declared.ty) {
                    let ty = self.types_mut().composite(old, declared.ty);
                    self.shared.program.objects[object.index()].ty = ty;
                } else {
                    let is_alike = self.types().stored_alike(old, declared.ty);
                    let (old, new) = (self.spell(old), self.spell(declared.ty));
                    let other = self.declared_at(self.shared.program[object].at);
                    let name = text.to_string();
                    let mismatch = Cause::LinkMismatch { name, old, new, other };
                    if is_alike {
                        self.warn(declared.span, mismatch);
                    } else {
                        let _ = self.error(declared.span, mismatch);
                    }
                }
                Ok(object)
            }
            None => {
                let object = self.new_static(declared, thread_local, Linkage::External);
                self.shared.external.insert(text, External::Object(object));
                Ok(object)
            }
        }
    }

    /// Gives a static object its initializer.
    fn define(&mut self, object: ObjectId, init: tree::Init, declared: &Declared) -> R<()> {
        if !self.shared.defined.insert(object) {
            if declared.attrs.weak {
                return Ok(());
            }
            if !self.shared.weak.contains(&object) {
                let name = self.tree.text(declared.name).to_owned();
                return Err(self.error(declared.span, Cause::Redefined { name }));
            }
        }
        if declared.attrs.weak {
            self.shared.weak.insert(object);
        } else {
            self.shared.weak.remove(&object);
        }
        let ty = self.shared.program[object].ty;
        let (ty, init) = self.static_init(ty, init, declared.span)?;
        let entry = &mut self.shared.program.objects[object.index()];
        entry.ty = ty;
        entry.init = Some(init);
        self.raise_align(object, None);
        self.check_complete(ty, declared)
    }

    fn check_complete(&mut self, ty: TypeId, declared: &Declared) -> R<()> {
        if self.types().is_complete(ty) {
            return Ok(());
        }
        let what = format!("`{}`", self.tree.text(declared.name));
        let ty = self.spell(ty);
        Err(self.error(declared.span, Cause::Incomplete { what, ty }))
    }

    fn check_new(&mut self, name: Name, span: Span) -> R<()> {
        if self.scopes.find_here(name).is_some() {
            let name = self.tree.text(name).to_owned();
            return Err(self.error(span, Cause::Redefined { name }));
        }
        Ok(())
    }

    fn static_local(&mut self, specs: &DeclSpecs, declared: &Declared) -> R<()> {
        self.check_new(declared.name, declared.span)?;
        if self.types().is_variable(declared.ty) {
            return Err(self
                .error(declared.span, Cause::NotConstant { what: "the size of a static array" }));
        }
        let object = self.new_static(declared, specs.thread_local, Linkage::None);
        self.scopes.bind(declared.name, Binding::Object(object));
        self.raise_align(object, declared.attrs.align);
        if let Some(init) = declared.init {
            self.define(object, init, declared)
        } else {
            self.shared.program.objects[object.index()].init = Some(Init::default());
            self.check_complete(declared.ty, declared)
        }
    }

    fn automatic(&mut self, declared: &Declared, out: &mut Vec<StmtId>) -> R<()> {
        self.check_new(declared.name, declared.span)?;
        let at = self.at(declared.span);
        self.flush_pending(out, declared.span);
        let name = self.text(declared.name);
        let object = self.new_local(name, declared.ty, Origin::Declared, at);
        self.scopes.bind(declared.name, Binding::Object(object));
        self.raise_align(object, declared.attrs.align);
        if let Some(cleanup) = declared.attrs.cleanup
            && let Some(Binding::Function(function)) = self.scopes.find(cleanup)
        {
            self.shared.program.objects[object.index()].cleanup = Some(function);
        }
        let init = match declared.init {
            Some(init) => {
                let (ty, init) = self.local_init(declared.ty, init, declared.span)?;
                self.shared.program.objects[object.index()].ty = ty;
                self.raise_align(object, None);
                Some(self.body.add_init(init))
            }
            None => None,
        };
        let ty = self.shared.program[object].ty;
        self.check_complete(ty, declared)?;
        self.flush_pending(out, declared.span);
        let stmt = self.body.add_stmt(Stmt { kind: StmtKind::Declare { object, init }, at });
        out.push(stmt);
        Ok(())
    }
}
