//! gcc's builtin functions.

mod assume;
mod atomic;
mod bits;
mod constants;
mod cprover;
mod esbmc;
mod floats;
mod tgmath;

use symra_cparse::{self as tree, ExprKind as Tree, List, Name, Span};
use symra_ir::Position;

use super::expr::Operand;
use super::{R, Sema};
use crate::hir::{Builtin, ExprId, ExprKind, Origin, Unsupported};
use crate::types::{IntKind, Type, TypeId};

/// An argument's value and place.
pub(crate) type Arg = (ExprId, Span);

impl Sema<'_> {
    pub(crate) fn builtin_call(
        &mut self,
        name: Name,
        args: List<tree::ExprId>,
        span: Span,
    ) -> R<ExprId> {
        let full = self.tree.text(name);
        let trees: &[tree::ExprId] = &self.tree[args];
        if let Some(atomic) = full.strip_prefix("__sync_") {
            return self.sync_call(atomic, trees, full, span);
        }
        if let Some(atomic) = full.strip_prefix("__atomic_") {
            return self.atomic_call(atomic, trees, full, span);
        }
        let short = full.strip_prefix("__builtin_").unwrap_or(full);
        if let Some(value) = self.unevaluated(short, trees, full, span)? {
            return Ok(value);
        }
        let mut values: Vec<Arg> = Vec::with_capacity(trees.len());
        for &arg in trees {
            values.push((self.nonvoid(arg)?, self.tree[arg].span));
        }
        if let Some(value) = self.builtin_of_constants(short, &values, span)? {
            return Ok(value);
        }
        if let Some(value) = self.control_builtin(short, &values, span)? {
            return Ok(value);
        }
        if let Some(value) = self.bit_builtin(short, &values, span)? {
            return Ok(value);
        }
        if let Some(value) = self.float_builtin(short, &values, full, span)? {
            return Ok(value);
        }
        if let Some(value) = self.checked_library(short, &values, span)? {
            return Ok(value);
        }
        if self.library_function(short, span).is_some() {
            return self.library_call(short, &values, span);
        }
        let at = self.at(span);
        self.warn(span, crate::diagnostic::Cause::BadBuiltin { name: full.to_owned() });
        Ok(self.unsupported(Unsupported::Builtin, TypeId::INT, at))
    }

    /// `__builtin_object_size`.
    fn object_size(
        &mut self,
        pointer: tree::ExprId,
        kind: tree::ExprId,
        at: Position,
    ) -> R<ExprId> {
        let pointer = self.value(pointer)?;
        let kind = self.constant_int(kind, "the kind of an object size")?;
        let unknown = if kind < 2 { u64::MAX >> (64 - 8 * self.model().pointer_size()) } else { 0 };
        Ok(match self.bytes_behind(pointer) {
            // Of a member it is the member's size that is asked for.
            Some(_) if kind % 2 == 1 => {
                let size_type = self.model().size_type();
                self.unsupported(Unsupported::Builtin, size_type, at)
            }
            behind => {
                let size = self.size(behind.unwrap_or(unknown), at);
                self.merely_folded(size)
            }
        })
    }

    /// How many bytes of the object that an address names are not before it.
    fn bytes_behind(&self, pointer: ExprId) -> Option<u64> {
        let (object, offset) = crate::memory::flow::named(&self.body, pointer)?;
        let size = self.shared.program.object_size(object)?;
        Some(size.saturating_sub(u64::try_from(offset).ok()?))
    }

    /// Builtins whose arguments are not values, or are not evaluated.
    fn unevaluated(
        &mut self,
        name: &str,
        args: &[tree::ExprId],
        full: &str,
        span: Span,
    ) -> R<Option<ExprId>> {
        let at = self.at(span);
        let value = match name {
            "constant_p" => {
                let [arg] = args else { return Err(self.bad_builtin(full, span)) };
                let is_string = matches!(self.tree[*arg].kind, Tree::Str(_));
                let value = self.value(*arg)?;
                let known = is_string || self.as_const(value).is_some();
                self.int(i128::from(known), TypeId::INT, at)
            }
            "classify_type" => {
                for &arg in args {
                    self.value(arg)?;
                }
                self.int(1, TypeId::INT, at)
            }
            "object_size" | "dynamic_object_size" => {
                let [pointer, kind] = args else { return Err(self.bad_builtin(full, span)) };
                self.object_size(*pointer, *kind, at)?
            }
            "LINE" => self.int(i128::from(at.line), TypeId::INT, at),
            "FUNCTION" | "FILE" => {
                let object = if name == "FUNCTION" {
                    self.function_name_object(span)
                } else {
                    let file = &self.shared.program.sources[at.file.0 as usize].name;
                    let units = file.bytes().map(u32::from).collect();
                    self.units_object(units, TypeId::CHAR, Origin::String, at)
                };
                let place = self.object_place(object, at);
                self.decay(place, at)
            }
            "tgmath" => self.tgmath(args, span)?,
            "va_start" | "stdarg_start" => {
                let Some((list, _)) = args.split_first() else {
                    return Err(self.bad_builtin(full, span));
                };
                let list = self.va_list_pointer(*list, full)?;
                self.builtin_node(Builtin::VaStart, &[list], TypeId::VOID, span)
            }
            "va_end" => {
                let [list] = args else { return Err(self.bad_builtin(full, span)) };
                let list = self.va_list_pointer(*list, full)?;
                self.builtin_node(Builtin::VaEnd, &[list], TypeId::VOID, span)
            }
            "va_copy" => {
                let [to, from] = args else { return Err(self.bad_builtin(full, span)) };
                let to = self.va_list_pointer(*to, full)?;
                let from = self.va_list_pointer(*from, full)?;
                self.builtin_node(Builtin::VaCopy, &[to, from], TypeId::VOID, span)
            }
            "va_arg_pack" | "va_arg_pack_len" => {
                if let Some(function) = &mut self.function {
                    function.expands = true;
                }
                self.unsupported(Unsupported::Builtin, TypeId::INT, at)
            }
            "convertvector" | "shuffle" => self.unsupported(Unsupported::Builtin, TypeId::INT, at),
            "setjmp" | "longjmp" | "apply" | "apply_args" | "return" | "eh_return"
            | "unwind_init" => self.unsupported(Unsupported::NonLocal, TypeId::INT, at),
            _ => return Ok(None),
        };
        Ok(Some(value))
    }

    pub(crate) fn builtin_node(
        &mut self,
        op: Builtin,
        args: &[ExprId],
        ty: TypeId,
        span: Span,
    ) -> ExprId {
        let at = self.at(span);
        let args = self.body.add_exprs(args);
        self.node(ExprKind::Builtin { op, args }, ty, at)
    }

    /// A pointer to the storage of a `va_list`.
    fn va_list_pointer(&mut self, list: tree::ExprId, name: &str) -> R<ExprId> {
        let span = self.tree[list].span;
        let at = self.at(span);
        let operand = self.expr(list)?;
        let wanted = self.types().va_list();
        let ty = self.operand_type(operand);
        let plain = self.types().value_type(ty);
        match operand {
            Operand::Place(place) if plain == wanted => {
                // On x86-64 the list is an array; otherwise its address is taken.
                if self.types().element(wanted).is_some() {
                    Ok(self.decay(place, at))
                } else {
                    Ok(self.addr_of(place, at))
                }
            }
            _ if self.types().element(wanted).is_some() => {
                let value = self.rvalue(operand, span)?;
                let is_list = self.types().pointee(self.ty(value)).is_some_and(|to| {
                    self.types()
                        .element(wanted)
                        .is_some_and(|tag| self.types().value_type(to) == tag)
                });
                if is_list { Ok(value) } else { Err(self.bad_builtin(name, span)) }
            }
            _ => Err(self.bad_builtin(name, span)),
        }
    }

    pub(crate) fn va_arg(
        &mut self,
        list: tree::ExprId,
        ty: tree::TypeNameId,
        span: Span,
    ) -> R<Operand> {
        let list = self.va_list_pointer(list, "__builtin_va_arg")?;
        let ty = self.type_name(ty)?;
        self.pending.clear();
        if !self.types().is_complete(ty) || matches!(self.types().kind(ty), Type::Array(..)) {
            return Err(self.bad_builtin("__builtin_va_arg", span));
        }
        let ty = self.types().value_type(ty);
        Ok(Operand::Value(self.builtin_node(Builtin::VaArg, &[list], ty, span)))
    }

    /// Builtins about control, hints and memory.
    fn control_builtin(&mut self, name: &str, args: &[Arg], span: Span) -> R<Option<ExprId>> {
        let at = self.at(span);
        let value = match (name, args) {
            ("expect", [(value, _), _]) | ("expect_with_probability", [(value, _), _, _]) => {
                self.convert(*value, TypeId::LONG, at)
            }
            ("complex", [(real, _), (imaginary, _)]) => {
                let part = self.ty(*real);
                let Some(kind) = self.types().float_kind(part) else {
                    return Err(self.bad_builtin("__builtin_complex", span));
                };
                let ty = self.types_mut().opaque(crate::types::Opaque::Complex(kind));
                self.composed(ty, vec![*real, *imaginary], at)
            }
            ("unreachable", []) => self.builtin_node(Builtin::Unreachable, &[], TypeId::VOID, span),
            ("assume", [(condition, condition_span)]) => {
                if self.has_effect(*condition) {
                    return Ok(Some(self.unsupported(Unsupported::Builtin, TypeId::VOID, at)));
                }
                let condition =
                    self.condition(*condition, "`__builtin_assume`", *condition_span)?;
                self.builtin_node(Builtin::Assume, &[condition], TypeId::VOID, span)
            }
            ("trap", []) => self.builtin_node(Builtin::Trap, &[], TypeId::VOID, span),
            ("alloca", [size])
            | ("alloca_with_align", [size, _])
            | ("alloca_with_align_and_max", [size, _, _]) => {
                let size_type = self.model().size_type();
                let size = self.assign_convert(size.0, size_type, size.1)?;
                self.builtin_node(Builtin::Alloca, &[size], TypeId::VOID_PTR, span)
            }
            ("assume_aligned", [pointer, ..]) => {
                self.assign_convert(pointer.0, TypeId::VOID_PTR, pointer.1)?
            }
            ("return_address" | "frame_address", [level])
                if self.evaluate_int(level.0) != Some(0) =>
            {
                self.unsupported(Unsupported::Builtin, TypeId::VOID_PTR, at)
            }
            ("return_address" | "frame_address" | "extract_return_addr", _)
            | ("stack_save", []) => {
                self.builtin_node(Builtin::FrameAddress, &[], TypeId::VOID_PTR, span)
            }
            ("speculation_safe_value", [(value, _), ..]) => *value,
            ("prefetch" | "__clear_cache" | "stack_restore", _) => {
                let zero = self.int(0, TypeId::INT, at);
                let nothing = self.convert(zero, TypeId::VOID, at);
                args.iter().rev().fold(nothing, |then, &(first, _)| self.comma(first, then, at))
            }
            _ => return self.overflow_builtin(name, args, span),
        };
        Ok(Some(value))
    }

    /// `__builtin_add_overflow` and its typed forms.
    fn overflow_builtin(&mut self, name: &str, args: &[Arg], span: Span) -> R<Option<ExprId>> {
        let Some((stem, is_predicate)) = name
            .strip_suffix("_overflow")
            .map(|stem| (stem, false))
            .or_else(|| name.strip_suffix("_overflow_p").map(|stem| (stem, true)))
        else {
            return Ok(None);
        };
        let (op, ty) = if let Some(op) = overflow_op(stem, is_predicate) {
            (op, None)
        } else {
            let Some((op, kind)) = typed_overflow(stem) else { return Ok(None) };
            (op, Some(kind.type_id()))
        };
        let &[(a, a_span), (b, b_span), (target, target_span)] = args else {
            return Err(self.bad_builtin(name, span));
        };
        let (a, b) = match ty {
            Some(ty) => (self.assign_convert(a, ty, a_span)?, self.assign_convert(b, ty, b_span)?),
            None => (a, b),
        };
        let target_ty = self.ty(target);
        let result = if is_predicate { Some(target_ty) } else { self.types().pointee(target_ty) };
        let are_integers = [Some(self.ty(a)), Some(self.ty(b)), result]
            .into_iter()
            .all(|ty| ty.is_some_and(|ty| self.types().is_integer(ty)));
        if !are_integers {
            return Err(self.bad_builtin(name, target_span));
        }
        if is_predicate && let Some(value) = self.overflow_of_constants(op, [a, b], target, span) {
            return Ok(Some(value));
        }
        Ok(Some(self.builtin_node(op, &[a, b, target], TypeId::BOOL, span)))
    }

    /// `__memcpy_chk` and its like: the library function without the checking arguments.
    pub(super) fn checked_library(
        &mut self,
        name: &str,
        args: &[Arg],
        span: Span,
    ) -> R<Option<ExprId>> {
        let Some(name) = name.strip_prefix("__").and_then(|name| name.strip_suffix("_chk")) else {
            return Ok(None);
        };
        let dropped: &[usize] = match name {
            "memcpy" | "memmove" | "memset" | "mempcpy" | "strncpy" | "strncat" | "stpncpy"
            | "read" => &[3],
            "strcpy" | "strcat" | "stpcpy" => &[2],
            "sprintf" | "vsprintf" => &[1, 2],
            "snprintf" | "vsnprintf" => &[2, 3],
            "printf" | "vprintf" => &[0],
            "fprintf" | "vfprintf" | "fgets" => &[1],
            _ => return Ok(None),
        };
        let kept: Vec<Arg> = args
            .iter()
            .enumerate()
            .filter(|(index, _)| !dropped.contains(index))
            .map(|(_, &arg)| arg)
            .collect();
        self.library_call(name, &kept, span).map(Some)
    }
}

fn overflow_op(stem: &str, is_predicate: bool) -> Option<Builtin> {
    Some(match (stem, is_predicate) {
        ("add", false) => Builtin::AddOverflow,
        ("sub", false) => Builtin::SubOverflow,
        ("mul", false) => Builtin::MulOverflow,
        ("add", true) => Builtin::AddOverflowP,
        ("sub", true) => Builtin::SubOverflowP,
        ("mul", true) => Builtin::MulOverflowP,
        _ => return None,
    })
}

/// `saddl` is a sum of `long`, `umulll` a product of `unsigned long long`.
fn typed_overflow(stem: &str) -> Option<(Builtin, IntKind)> {
    let (is_signed, rest) = match stem.split_at_checked(1)? {
        ("s", rest) => (true, rest),
        ("u", rest) => (false, rest),
        _ => return None,
    };
    let (op, size) = rest.split_at_checked(3)?;
    let kind = match size {
        "" => IntKind::Int,
        "l" => IntKind::Long,
        "ll" => IntKind::LongLong,
        _ => return None,
    };
    Some((overflow_op(op, false)?, if is_signed { kind } else { kind.to_unsigned() }))
}
