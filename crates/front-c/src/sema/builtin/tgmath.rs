//! `__builtin_tgmath`, by which `<tgmath.h>` chooses among the functions for different types.

use symra_cparse::{self as tree, Span};

use super::Arg;
use crate::hir::{Callee, ExprId, FunctionId, Unsupported};
use crate::sema::expr::Operand;
use crate::sema::{R, Sema};
use crate::types::{FloatKind, Params, Type, TypeId};

impl Sema<'_> {
    /// `__builtin_tgmath(f, g, .., x, y, ..)`: a call of the function whose parameters have the type that the arguments
    /// have in common.
    pub(super) fn tgmath(&mut self, args: &[tree::ExprId], span: Span) -> R<ExprId> {
        let mut functions: Vec<(FunctionId, Vec<TypeId>)> = Vec::new();
        let mut values: Vec<Arg> = Vec::new();
        for &arg in args {
            let arg_span = self.tree[arg].span;
            match self.expr(arg)? {
                Operand::Function(function) if values.is_empty() => {
                    let ty = self.function_type(function);
                    let params = match self.types().as_function(ty).map(|ty| &ty.params) {
                        Some(Params::Prototype { types, .. }) => types.to_vec(),
                        _ => Vec::new(),
                    };
                    functions.push((function, params));
                }
                operand => values.push((self.rvalue(operand, arg_span)?, arg_span)),
            }
        }
        let Some((_, first)) = functions.first().cloned() else {
            return Err(self.bad_builtin("__builtin_tgmath", span));
        };
        // The parameters that differ between the functions decide.
        let decides = |index: usize| {
            functions.iter().any(|(_, params)| params.get(index) != first.get(index))
        };
        let kinds: Vec<Option<FloatKind>> = values
            .iter()
            .enumerate()
            .filter(|(index, _)| decides(*index))
            .map(|(_, (value, _))| self.real_kind(self.ty(*value)))
            .collect();
        let at = self.at(span);
        let Some(kinds) = kinds.into_iter().collect::<Option<Vec<FloatKind>>>() else {
            return Ok(self.unsupported(Unsupported::Complex, TypeId::DOUBLE, at));
        };
        let wanted = kinds.into_iter().max_by_key(|kind| kind.rank()).unwrap_or(FloatKind::Double);
        let fits = |params: &[TypeId]| {
            (0..values.len()).all(|index| {
                !decides(index) || params.get(index).is_some_and(|ty| *ty == wanted.type_id())
            })
        };
        let Some((function, _)) = functions.iter().find(|(_, params)| fits(params)) else {
            return Err(self.bad_builtin("__builtin_tgmath", span));
        };
        let (function, ty) = (*function, self.function_type(*function));
        self.call_node(Callee::Direct(function), ty, &values, span)
    }

    /// The kind of float that an argument counts as; none for complex numbers.
    fn real_kind(&self, ty: TypeId) -> Option<FloatKind> {
        match self.types().kind(ty) {
            Type::Float(kind) => Some(kind),
            Type::Int(_) | Type::Enum(_) => Some(FloatKind::Double),
            _ => None,
        }
    }
}
