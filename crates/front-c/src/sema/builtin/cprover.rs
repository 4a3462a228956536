//! Functions of CBMC whose meaning depends on the types of their arguments.

use symra_cparse::{self as tree, Span};

use super::Arg;
use crate::hir::{Binary, Builtin, ExprId, Origin};
use crate::sema::{R, Sema};
use crate::types::{Type, TypeId};

impl Sema<'_> {
    /// A call of `__CPROVER_` and the name, if it is one that is told by its arguments.
    pub(crate) fn cprover_call(
        &mut self,
        name: &str,
        trees: &[tree::ExprId],
        span: Span,
    ) -> R<Option<ExprId>> {
        if !is_generic(name) {
            return Ok(None);
        }
        if name == "is_fresh" {
            return match *trees {
                [pointer, size] => self.is_fresh(pointer, size, span),
                _ => Ok(None),
            };
        }
        let mut args: Vec<Arg> = Vec::with_capacity(trees.len());
        for &arg in trees {
            args.push((self.nonvoid(arg)?, self.tree[arg].span));
        }
        match (name, args.as_slice()) {
            ("old", &[(value, _)]) => self.old_value(value, "`__CPROVER_old`", span).map(Some),
            ("loop_entry", &[(value, _)]) => {
                self.old_value(value, "`__CPROVER_loop_entry`", span).map(Some)
            }
            ("r_ok" | "w_ok" | "rw_ok", &[(pointer, at)]) => {
                let pointee = self.types().pointee(self.ty(pointer));
                let size = pointee.and_then(|ty| self.types().size_of(ty)).unwrap_or(1);
                let position = self.at(span);
                let size = self.size(size, position);
                let full = format!("__CPROVER_{name}");
                self.library_call(&full, &[(pointer, at), (size, span)], span).map(Some)
            }
            ("array_set", &[(array, at), value]) => {
                let pointee = self.types().pointee(self.ty(array));
                let Some(size @ (1 | 2 | 4 | 8)) = pointee.and_then(|ty| self.types().size_of(ty))
                else {
                    return Ok(None);
                };
                let full = format!("__CPROVER_array_set_{size}");
                let position = self.at(span);
                let array = self.convert(array, TypeId::VOID_PTR, position);
                self.library_call(&full, &[(array, at), value], span).map(Some)
            }
            ("overflow_unary_minus", &[(value, _)]) => {
                let position = self.at(span);
                let zero = self.int(0, TypeId::INT, position);
                Ok(self.overflows(Builtin::SubOverflowP, zero, value, span))
            }
            ("overflow_plus", &[(a, _), (b, _)]) => {
                Ok(self.overflows(Builtin::AddOverflowP, a, b, span))
            }
            ("overflow_minus", &[(a, _), (b, _)]) => {
                Ok(self.overflows(Builtin::SubOverflowP, a, b, span))
            }
            ("overflow_mult", &[(a, _), (b, _)]) => {
                Ok(self.overflows(Builtin::MulOverflowP, a, b, span))
            }
            ("saturating_plus", &[a, b]) => self.saturating("plus", a, b, span),
            ("saturating_minus", &[a, b]) => self.saturating("minus", a, b, span),
            ("enum_is_in_range", &[(value, _)]) => Ok(self.is_enumerator(value, span)),
            ("equal", &[(a, _), (b, _)]) => {
                let position = self.at(span);
                let Some(ty) = self.types().common_arithmetic(self.ty(a), self.ty(b)) else {
                    return Ok(None);
                };
                let (a, b) = (self.convert(a, ty, position), self.convert(b, ty, position));
                let same = self.binary_node(Binary::Eq, a, b, position);
                Ok(Some(self.int_of_bool(same, position)))
            }
            (_, &[_, _]) => match float_comparison(name) {
                Some(comparison) => self.float_builtin(comparison, &args, name, span),
                None => Ok(None),
            },
            _ => match float_question(name) {
                Some(question) => self.float_builtin(question, &args, name, span),
                None => Ok(None),
            },
        }
    }

    /// Whether the result of an operation does not fit into the common type of its operands.
    fn overflows(&mut self, op: Builtin, a: ExprId, b: ExprId, span: Span) -> Option<ExprId> {
        let at = self.at(span);
        let ty = self.types().common_arithmetic(self.ty(a), self.ty(b))?;
        if !self.types().is_integer(ty) {
            return None;
        }
        let zero = self.int(0, TypeId::INT, at);
        let wanted = self.convert(zero, ty, at);
        let (a, b) = (self.convert(a, ty, at), self.convert(b, ty, at));
        Some(self.builtin_node(op, &[a, b, wanted], TypeId::BOOL, span))
    }

    /// Whether a value of an enum is that of one of its constants.
    fn is_enumerator(&mut self, value: ExprId, span: Span) -> Option<ExprId> {
        let at = self.at(span);
        let Type::Enum(id) = self.types().kind(self.ty(value)) else { return None };
        let constants = self.types().enum_type(id).enumerators.clone()?;
        let value = self.promote(value);
        let ty = self.ty(value);
        let kept = self.new_local("value".into(), ty, Origin::Temporary, at);
        let place = self.object_place(kept, at);
        let store = self.assign_node(place, value, at);
        let mut is_one = self.int(0, TypeId::INT, at);
        for (_, constant) in constants {
            let constant = self.int(constant, ty, at);
            let value = self.load_object(kept, at);
            let same = self.binary_node(Binary::Eq, value, constant, at);
            let same = self.int_of_bool(same, at);
            is_one = self.binary_node(Binary::BitOr, is_one, same, at);
        }
        Some(self.comma(store, is_one, at))
    }

    /// The number of the common type of two operands that is next to their sum or difference.
    fn saturating(&mut self, name: &str, a: Arg, b: Arg, span: Span) -> R<Option<ExprId>> {
        let at = self.at(span);
        let Some(ty) = self.types().common_arithmetic(self.ty(a.0), self.ty(b.0)) else {
            return Ok(None);
        };
        let Some(kind) = self.types().int_kind(ty) else { return Ok(None) };
        let width = kind.width(self.model());
        if width > 64 {
            return Ok(None);
        }
        let (a, b) = (self.convert(a.0, ty, at), self.convert(b.0, ty, at));
        let mut args = vec![(a, span), (b, span)];
        let letter = if kind.is_signed() {
            let most = (1_i128 << (width - 1)) - 1;
            for limit in [-most - 1, most] {
                args.push((self.int(limit, TypeId::LONG_LONG, at), span));
            }
            "signed"
        } else {
            args.push((self.int((1_i128 << width) - 1, TypeId::ULONG_LONG, at), span));
            "unsigned"
        };
        let model = format!("__symra_{letter}_{name}");
        let value = self.library_call(&model, &args, span)?;
        Ok(Some(self.convert(value, ty, at)))
    }
}

fn is_generic(name: &str) -> bool {
    matches!(
        name,
        "r_ok"
            | "w_ok"
            | "rw_ok"
            | "array_set"
            | "equal"
            | "old"
            | "loop_entry"
            | "is_fresh"
            | "enum_is_in_range"
            | "saturating_plus"
            | "saturating_minus"
    ) || name.starts_with("overflow_")
        || float_question(name).is_some()
        || float_comparison(name).is_some()
}

/// The builtin of gcc that a comparison of floats is.
fn float_comparison(name: &str) -> Option<&'static str> {
    const COMPARISONS: [&str; 6] =
        ["isgreater", "isgreaterequal", "isless", "islessequal", "islessgreater", "isunordered"];
    let stem = name.strip_suffix(['f', 'd'])?;
    COMPARISONS.iter().find(|known| **known == stem).copied()
}

/// The builtin of gcc that a question about a float is: `isnand` asks of a double.
fn float_question(name: &str) -> Option<&'static str> {
    const QUESTIONS: [(&str, &str); 5] = [
        ("isnan", "isnan"),
        ("isinf", "isinf"),
        ("isfinite", "isfinite"),
        ("isnormal", "isnormal"),
        ("sign", "signbit"),
    ];
    QUESTIONS.iter().find_map(|(stem, builtin)| {
        let of = name.strip_prefix(stem)?;
        matches!(of, "" | "f" | "d" | "ld").then_some(*builtin)
    })
}
