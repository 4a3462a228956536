//! Declarators: the types derived around a name.

use symra_cparse::{self as tree, ArraySize, DeclaratorId, Derived, List, Name, Span};

use super::scope::Binding;
use super::specs::{Alone, Attrs, quals};
use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{ExprId, Origin};
use crate::types::{ArrayLen, FunctionType, Params, Quals, Type, TypeId};

/// A parameter as declared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParamDecl {
    pub(crate) name: Option<Name>,
    pub(crate) ty: TypeId,
    pub(crate) span: Span,
}

impl Sema<'_> {
    /// The type a declarator makes of a base type; adds its attributes to `attrs`.
    pub(crate) fn declarator_type(
        &mut self,
        base: TypeId,
        id: DeclaratorId,
        attrs: &mut Attrs,
    ) -> R<TypeId> {
        let declarator = self.tree[id];
        self.attributes(declarator.attrs, attrs)?;
        let derived: &[Derived] = &self.tree[declarator.derived];
        let mut ty = base;
        for &step in derived.iter().rev() {
            ty = self.derive(ty, step, declarator.span)?;
        }
        Ok(ty)
    }

    /// Like [`Self::declarator_type`] for a function definition: the parameters of the function itself
    /// are declared in the scope that is open.
    pub(crate) fn definition_type(
        &mut self,
        base: TypeId,
        id: DeclaratorId,
        attrs: &mut Attrs,
    ) -> R<(TypeId, Vec<ParamDecl>)> {
        let declarator = self.tree[id];
        self.attributes(declarator.attrs, attrs)?;
        let derived: &[Derived] = &self.tree[declarator.derived];
        let Some((first, rest)) = derived.split_first() else {
            return Err(
                self.error(declarator.span, Cause::BadType { what: "a function needs parameters" })
            );
        };
        let mut result = base;
        for &step in rest.iter().rev() {
            result = self.derive(result, step, declarator.span)?;
        }
        self.check_result(result, declarator.span)?;
        let result = result.unqualified();
        if let Derived::Function { params, variadic } = *first {
            let declared = self.params(params)?;
            let types = declared.iter().map(|param| self.types().value_type(param.ty)).collect();
            let params = Params::Prototype { types, variadic };
            Ok((self.types_mut().function(FunctionType { result, params }), declared))
        } else {
            let ty = FunctionType { result, params: Params::Unspecified };
            Ok((self.types_mut().function(ty), Vec::new()))
        }
    }

    fn derive(&mut self, ty: TypeId, step: Derived, span: Span) -> R<TypeId> {
        match step {
            Derived::Pointer { quals: pointer_quals, attrs } => {
                let mut own = Attrs::default();
                self.attributes(attrs, &mut own)?;
                let pointer = self.types_mut().pointer(ty);
                Ok(self.types_mut().qualified(pointer, quals(pointer_quals)))
            }
            Derived::Array { size, .. } => self.array_of(ty, size, span),
            Derived::Function { params, variadic } => {
                self.check_result(ty, span)?;
                self.scopes.open();
                self.prototypes += 1;
                let declared = self.prototype_params(params);
                self.prototypes -= 1;
                self.scopes.close();
                let types =
                    declared?.iter().map(|param| self.types().value_type(param.ty)).collect();
                let params = Params::Prototype { types, variadic };
                Ok(self.types_mut().function(FunctionType { result: ty.unqualified(), params }))
            }
            Derived::OldFunction(_) => {
                self.check_result(ty, span)?;
                let params = Params::Unspecified;
                Ok(self.types_mut().function(FunctionType { result: ty.unqualified(), params }))
            }
        }
    }

    fn check_result(&mut self, ty: TypeId, span: Span) -> R<()> {
        let what = match self.types().kind(ty) {
            Type::Array(..) => "a function cannot return an array",
            Type::Function(_) => "a function cannot return a function",
            _ => return Ok(()),
        };
        Err(self.error(span, Cause::BadType { what }))
    }

    fn array_of(&mut self, element: TypeId, size: ArraySize, span: Span) -> R<TypeId> {
        match self.types().kind(element) {
            Type::Function(_) => {
                return Err(
                    self.error(span, Cause::BadType { what: "an array cannot hold functions" })
                );
            }
            // An array of `void`, or of a struct that is never defined.
            _ if !self.types().is_complete(element) && !self.is_open_param(element) => {
                let ty = self.spell(element);
                return Err(
                    self.error(span, Cause::Incomplete { what: "the element".to_owned(), ty })
                );
            }
            _ => (),
        }
        let len = match size {
            ArraySize::Unknown => ArrayLen::Incomplete,
            ArraySize::Star => ArrayLen::Star,
            ArraySize::Expr(size) => self.array_len(element, size)?,
        };
        Ok(self.types_mut().array(element, len))
    }

    /// `[*]` inside of a prototype stands for a size that is not known there.
    fn is_open_param(&self, element: TypeId) -> bool {
        matches!(self.types().kind(element), Type::Array(_, ArrayLen::Star))
    }

    fn array_len(&mut self, element: TypeId, size: tree::ExprId) -> R<ArrayLen> {
        let span = self.tree[size].span;
        let value = self.value(size)?;
        let ty = self.ty(value);
        if !self.types().is_integer(ty) {
            let found = self.spell(ty);
            return Err(
                self.error(span, Cause::BadConversion { from: found, to: "size_t".to_owned() })
            );
        }
        if let Some(len) = self.evaluate_int(value) {
            let len = u64::try_from(len).map_err(|_| self.error(span, Cause::NegativeSize))?;
            let bytes = self.types().size_of(element).unwrap_or(1).checked_mul(len);
            let limit = match self.model() {
                crate::types::DataModel::Ilp32 => i32::MAX as u64,
                crate::types::DataModel::Lp64 => i64::MAX as u64,
            };
            return match bytes {
                Some(bytes) if bytes <= limit => {
                    // Within a function an array has a variable length unless its length is a constant expression.
                    let is_known = self.is_constant_expression(value)
                        || self.prototypes + self.members > 0
                        || self.function.is_none();
                    Ok(if is_known { ArrayLen::Known(len) } else { self.extent(value, span) })
                }
                _ => Err(self.error(span, Cause::TooLarge)),
            };
        }
        if self.prototypes > 0 {
            return Ok(ArrayLen::Star);
        }
        if self.function.is_none() {
            return Err(self.error(span, Cause::NotConstant { what: "the size of an array" }));
        }
        Ok(self.extent(value, span))
    }

    /// A length that is computed where the declaration is reached.
    fn extent(&mut self, value: ExprId, span: Span) -> ArrayLen {
        let size_type = self.model().size_type();
        let at = self.at(span);
        let extent = self.new_local("extent".into(), size_type, Origin::Extent, at);
        let value = self.convert(value, size_type, at);
        let place = self.object_place(extent, at);
        let store = self.assign_node(place, value, at);
        self.pending.push(store);
        ArrayLen::Variable(extent)
    }

    /// The parameters of a prototype, whose names are in scope for the ones after them.
    fn prototype_params(&mut self, list: List<tree::Param>) -> R<Vec<ParamDecl>> {
        let mut out = Vec::with_capacity(list.len());
        for (index, &param) in self.tree[list].iter().enumerate() {
            let Some(param) = self.param(param, list.len() == 1 && index == 0)? else { continue };
            if let Some(name) = param.name {
                self.scopes.bind(name, Binding::Prototype(param.ty));
            }
            out.push(param);
        }
        Ok(out)
    }

    /// The parameters of a definition. Sizes of later ones may name earlier ones, so those are bound at once.
    fn params(&mut self, list: List<tree::Param>) -> R<Vec<ParamDecl>> {
        let mut out: Vec<ParamDecl> = Vec::with_capacity(list.len());
        for (index, &param) in self.tree[list].iter().enumerate() {
            if let Some(param) = self.param(param, list.len() == 1 && index == 0)? {
                self.declare_param(param)?;
                out.push(param);
            }
        }
        Ok(out)
    }

    /// One parameter, adjusted; none for a lone `void`.
    fn param(&mut self, param: tree::Param, is_lone: bool) -> R<Option<ParamDecl>> {
        let declarator = self.tree[param.declarator];
        let specs = self.specs(param.specs, Alone::No)?;
        let mut attrs = specs.attrs;
        let ty = self.declarator_type(specs.ty, param.declarator, &mut attrs)?;
        let ty = self.with_mode(ty, &attrs);
        if self.types().is_void(ty) {
            if is_lone && declarator.name.is_none() {
                return Ok(None);
            }
            let ty = self.spell(ty);
            return Err(self
                .error(declarator.span, Cause::Incomplete { what: "a parameter".to_owned(), ty }));
        }
        let bracket_quals = match self.tree[declarator.derived].first() {
            Some(Derived::Array { quals: q, .. }) => quals(*q),
            _ => Quals::NONE,
        };
        let ty = self.adjusted(ty, bracket_quals);
        Ok(Some(ParamDecl { name: declarator.name, ty, span: declarator.name_span }))
    }

    /// Arrays and functions become pointers as parameters.
    pub(crate) fn adjusted(&mut self, ty: TypeId, bracket_quals: Quals) -> TypeId {
        match self.types().kind(ty) {
            Type::Array(element, _) => {
                let pointer = self.types_mut().pointer(element);
                self.types_mut().qualified(pointer, bracket_quals)
            }
            Type::Function(_) => self.types_mut().pointer(ty),
            _ => ty,
        }
    }
}
