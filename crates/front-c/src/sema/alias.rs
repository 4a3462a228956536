//! `__attribute__((alias("target")))`: another name of a function or object.
//!
//! A name and its target are declared as two; when the unit is read, each use of the first becomes one of the second.

use rustc_hash::FxHashMap;
use symra_cparse::{self as tree, ExprKind as Tree, Span};

use super::scope::Binding;
use super::{External, Sema, Shared};
use crate::diagnostic::Cause;
use crate::hir::{
    AddressBase, Body, Callee, Conversion, Expr, ExprKind, FunctionId, Init, InitValue, ObjectId,
    Place, PlaceKind,
};
use crate::types::{TypeId, TypeTable};

/// What stands for something else.
#[derive(Clone, Debug, Default)]
pub(super) struct Aliases {
    functions: FxHashMap<FunctionId, FunctionId>,
    objects: FxHashMap<ObjectId, ObjectId>,
}

/// A name that was declared to be an alias.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alias {
    pub(super) what: External,
    pub(super) target: tree::ExprId,
    pub(super) span: Span,
}

impl Sema<'_> {
    /// Looks up what the aliases of this unit stand for.
    pub(super) fn finish_aliases(&mut self) {
        for alias in std::mem::take(&mut self.aliases) {
            let Tree::Str(string) = self.tree[alias.target].kind else {
                self.error(alias.span, Cause::NotConstant { what: "the name of an alias" });
                continue;
            };
            let text = String::from_utf8_lossy(&self.tree[string].bytes().unwrap_or_default())
                .into_owned();
            let local = self.tree.name(&text).and_then(|name| self.scopes.find(name));
            let target = match (local, self.shared.external.get(text.as_str())) {
                (Some(Binding::Function(function)), _) => Some(External::Function(function)),
                (Some(Binding::Object(object)), _) => Some(External::Object(object)),
                (_, known) => known.copied(),
            };
            match (alias.what, target) {
                (_, None) => {
                    self.error(alias.span, Cause::Undeclared { name: text });
                }
                (External::Function(from), Some(External::Function(to))) => {
                    self.shared.aliases.functions.insert(from, to);
                }
                (External::Object(from), Some(External::Object(to))) => {
                    self.shared.aliases.objects.insert(from, to);
                }
                _ => {
                    self.error(alias.span, Cause::DifferentKind { name: text });
                }
            }
        }
    }
}

impl Shared {
    /// Puts targets in the place of their aliases.
    #[expect(clippy::iter_over_hash_type, reason = "each entry is changed on its own")]
    pub(super) fn resolve_aliases(&mut self) {
        let aliases = std::mem::take(&mut self.aliases);
        if aliases.functions.is_empty() && aliases.objects.is_empty() {
            return;
        }
        let objects: FxHashMap<ObjectId, TypeId> = aliases
            .objects
            .keys()
            .map(|&from| (from, self.program[aliases.object(from)].ty))
            .collect();
        for function in &mut self.program.functions {
            if let Some(body) = &mut function.body {
                aliases.replace_in(body, &objects, &mut self.program.types);
            }
        }
        for object in &mut self.program.objects {
            if let Some(init) = &mut object.init {
                aliases.replace_in_init(init);
            }
            if let Some(cleanup) = &mut object.cleanup {
                *cleanup = aliases.function(*cleanup);
            }
        }
        // Calls from other units find the target too.
        for known in self.external.values_mut() {
            *known = match *known {
                External::Function(function) => External::Function(aliases.function(function)),
                External::Object(object) => External::Object(aliases.object(object)),
            };
        }
    }
}

impl Aliases {
    /// What a function stands for in the end. A circle of aliases stands for itself.
    fn function(&self, function: FunctionId) -> FunctionId {
        let mut at = function;
        for _ in 0..=self.functions.len() {
            match self.functions.get(&at) {
                Some(next) => at = *next,
                None => return at,
            }
        }
        function
    }

    fn object(&self, object: ObjectId) -> ObjectId {
        let mut at = object;
        for _ in 0..=self.objects.len() {
            match self.objects.get(&at) {
                Some(next) => at = *next,
                None => return at,
            }
        }
        object
    }

    fn replace_in(
        &self,
        body: &mut Body,
        objects: &FxHashMap<ObjectId, TypeId>,
        types: &mut TypeTable,
    ) {
        for expr in &mut body.exprs {
            match &mut expr.kind {
                ExprKind::Call { callee: Callee::Direct(function), .. }
                | ExprKind::FunctionAddr(function) => *function = self.function(*function),
                _ => (),
            }
        }
        for place in 0..body.places.len() {
            let PlaceKind::Object(from) = body.places[place].kind else { continue };
            let Some(&ty) = objects.get(&from) else { continue };
            self.rename(body, place, from, ty, types);
        }
        for init in &mut body.inits {
            self.replace_in_init(init);
        }
    }

    /// Makes a place that of what its object stands for; one of another type is found through a pointer to it.
    fn rename(
        &self,
        body: &mut Body,
        place: usize,
        from: ObjectId,
        ty: TypeId,
        types: &mut TypeTable,
    ) {
        let Place { ty: seen, at, .. } = body.places[place];
        let kind = PlaceKind::Object(self.object(from));
        if types.compatible_unqualified(ty, seen) {
            body.places[place].kind = kind;
            return;
        }
        let named = body.add_place(Place { kind, ty, at });
        let pointer = types.pointer(ty);
        let operand = body.add_expr(Expr { kind: ExprKind::AddrOf(named), ty: pointer, at });
        let how = Conversion::Pointer;
        let kind = ExprKind::Convert { how, operand, explicit: true };
        let pointer = types.pointer(seen);
        let pointer = body.add_expr(Expr { kind, ty: pointer, at });
        body.places[place].kind = PlaceKind::Deref(pointer);
    }

    fn replace_in_init(&self, init: &mut Init) {
        for entry in &mut init.entries {
            if let InitValue::Address(address) = &mut entry.value {
                address.base = match address.base {
                    AddressBase::Function(function) => {
                        AddressBase::Function(self.function(function))
                    }
                    AddressBase::Object(object) => AddressBase::Object(self.object(object)),
                };
            }
        }
    }
}
