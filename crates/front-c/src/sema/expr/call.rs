//! Calls.

use symra_cparse::{self as tree, ExprKind as Tree, List, Name, Span};
use symra_ir::Position;

use super::Operand;
use crate::diagnostic::Cause;
use crate::hir::{Builtin, Callee, ExprId, ExprKind, FunctionId};
use crate::sema::scope::Binding;
use crate::sema::{R, Sema};
use crate::types::{FunctionType, Params, Type, TypeId};

impl Sema<'_> {
    pub(super) fn call(
        &mut self,
        callee: tree::ExprId,
        args: List<tree::ExprId>,
        span: Span,
    ) -> R<ExprId> {
        let unused = std::mem::take(&mut self.unused);
        if let Tree::Ident(name) = self.tree[callee].kind {
            if self.is_builtin_name(name) {
                return self.builtin_call(name, args, span);
            }
            if let Some(own) = self.tree.text(name).strip_prefix("__CPROVER_")
                && let Some(value) = self.cprover_call(own, &self.tree[args], span)?
            {
                return Ok(value);
            }
            if let Some(own) = self.tree.text(name).strip_prefix("__ESBMC_")
                && let Some(value) = self.esbmc_call(own, &self.tree[args], span)?
            {
                return Ok(value);
            }
            if let Some(value) = self.push_cleanup(name, span)? {
                return Ok(value);
            }
            if self.scopes.find(name).is_none() && is_float_macro(self.tree.text(name)) {
                return self.builtin_call(name, args, span);
            }
            if self.scopes.find(name).is_none() {
                let function = self.implicit_function(name, self.tree[callee].span);
                let ty = self.function_type(function);
                return self.call_with(Callee::Direct(function), ty, args, span, unused);
            }
        }
        let callee_span = self.tree[callee].span;
        let (target, ty) = match self.expr(callee)? {
            Operand::Function(function) => (Callee::Direct(function), self.function_type(function)),
            other => {
                let pointer = self.rvalue(other, callee_span)?;
                let ty = self.ty(pointer);
                if let Some(function) =
                    self.types().pointee(ty).filter(|&to| self.types().as_function(to).is_some())
                {
                    (Callee::Indirect(pointer), function)
                } else {
                    let ty = self.spell(ty);
                    return Err(self.error(callee_span, Cause::NotCallable { ty }));
                }
            }
        };
        self.call_with(target, ty, args, span, unused)
    }

    /// The last part of what the macro `pthread_cleanup_push` is: it registers the handler that the macro has in a variable.
    fn push_cleanup(&mut self, name: Name, span: Span) -> R<Option<ExprId>> {
        if self.tree.text(name) != "__pthread_register_cancel" {
            return Ok(None);
        }
        let mut values = Vec::new();
        for part in ["__cancel_routine", "__cancel_arg"] {
            let binding = self.tree.name(part).and_then(|part| self.scopes.find(part));
            let Some(Binding::Object(object)) = binding else { return Ok(None) };
            let at = self.at(span);
            let place = self.object_place(object, at);
            let value = self.load(place, at);
            values.push((self.convert(value, TypeId::VOID_PTR, at), span));
        }
        let Some(function) = self.library_function("__symra_push_cleanup", span) else {
            return Ok(None);
        };
        let ty = self.function_type(function);
        self.call_node(Callee::Direct(function), ty, &values, span).map(Some)
    }

    /// Whether a call of the name is a builtin, not a call of a function of the program.
    fn is_builtin_name(&self, name: Name) -> bool {
        let text = self.tree.text(name);
        let is_reserved =
            ["__builtin_", "__sync_", "__atomic_"].iter().any(|prefix| text.starts_with(prefix));
        match self.scopes.find(name) {
            None => is_reserved || text == "alloca",
            Some(Binding::Function(function)) => {
                (is_reserved || text == "alloca") && self.shared.program[function].body.is_none()
            }
            Some(_) => false,
        }
    }

    /// A function that is called before it is declared.
    fn implicit_function(&mut self, name: Name, span: Span) -> FunctionId {
        let text = self.text(name);
        self.warn(span, Cause::ImplicitFunction { name: text.to_string() });
        let function = if let Some(function) = self.library_function(&text, span) {
            function
        } else {
            let result = self.nondet_result(&text).unwrap_or(TypeId::INT);
            let ty =
                self.types_mut().function(FunctionType { result, params: Params::Unspecified });
            self.external_function(&text, ty, span)
        };
        self.scopes.bind_file(name, Binding::Function(function));
        function
    }

    /// What a function that gives any value of a type returns where it is not declared.
    fn nondet_result(&self, name: &str) -> Option<TypeId> {
        let name =
            name.strip_prefix("__VERIFIER_nondet_").or_else(|| name.strip_prefix("nondet_"))?;
        let model = self.model();
        Some(match name {
            "bool" | "_Bool" => TypeId::BOOL,
            "schar" => TypeId::SCHAR,
            "uchar" | "u8" | "uint8_t" => TypeId::UCHAR,
            "ushort" | "u16" | "uint16_t" => TypeId::USHORT,
            "uint" | "u32" | "uint32_t" => TypeId::UINT,
            "ulong" => TypeId::ULONG,
            "longlong" | "int64_t" => TypeId::LONG_LONG,
            "ulonglong" | "u64" | "uint64_t" => TypeId::ULONG_LONG,
            "size_t" => model.size_type(),
            "ssize_t" | "ptrdiff_t" => model.ptrdiff_type(),
            "float" => TypeId::FLOAT,
            "double" => TypeId::DOUBLE,
            "pointer" | "void_pointer" => TypeId::VOID_PTR,
            _ => return integer_of_words(name),
        })
    }

    fn call_with(
        &mut self,
        callee: Callee,
        ty: TypeId,
        args: List<tree::ExprId>,
        span: Span,
        unused: bool,
    ) -> R<ExprId> {
        let mut values = Vec::with_capacity(args.len());
        for &arg in &self.tree[args] {
            values.push((self.nonvoid(arg)?, self.tree[arg].span));
        }
        self.unused = unused;
        self.call_node(callee, ty, &values, span)
    }

    /// `setjmp` or `longjmp`: a number for each call of the first lies in its buffer.
    fn jump_call(
        &mut self,
        function: FunctionId,
        args: &[(ExprId, Span)],
        at: Position,
    ) -> Option<ExprId> {
        let entry = &self.shared.program[function];
        if entry.body.is_some() {
            return None;
        }
        let sets = match &*entry.name {
            "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" => true,
            "longjmp" | "_longjmp" | "siglongjmp" => false,
            _ => return None,
        };
        let (&(buffer, _), rest) = args.split_first()?;
        let pointer = self.types_mut().pointer(TypeId::UINT);
        let buffer = self.convert(buffer, pointer, at);
        let place = self.deref(buffer, at);
        let (op, operands, ty) = if sets {
            let none = self.body.add_exprs(&[]);
            let fresh = ExprKind::Builtin { op: Builtin::JumpNumber, args: none };
            let fresh = self.node(fresh, TypeId::UINT, at);
            (Builtin::SetJump, vec![self.assign_node(place, fresh, at)], TypeId::INT)
        } else {
            let &(value, _) = rest.first()?;
            let value = self.convert(value, TypeId::INT, at);
            (Builtin::LongJump, vec![self.load(place, at), value], TypeId::VOID)
        };
        let args = self.body.add_exprs(&operands);
        Some(self.node(ExprKind::Builtin { op, args }, ty, at))
    }

    /// A call with arguments that are values already.
    pub(crate) fn call_node(
        &mut self,
        callee: Callee,
        ty: TypeId,
        args: &[(ExprId, Span)],
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let unused = std::mem::take(&mut self.unused);
        if let Callee::Direct(function) = callee {
            if let Some(claim) = self.misfit(function, args) {
                let call = self.plain_call(callee, ty, args, span)?;
                let call = if unused { self.convert(call, TypeId::VOID, at) } else { call };
                return Ok(self.comma(claim, call, at));
            }
            if let Some(value) = self.formatted(function, args, span, unused) {
                return Ok(value);
            }
            if let Some(value) = self.jump_call(function, args, at) {
                return Ok(value);
            }
            let entry = &self.shared.program[function];
            if entry.body.is_none() && entry.name.ends_with("_chk") {
                let name = entry.name.clone();
                if let Some(value) = self.checked_library(&name, args, span)? {
                    return Ok(value);
                }
            }
        }
        self.plain_call(callee, ty, args, span)
    }

    /// A call that is nothing but one.
    fn plain_call(
        &mut self,
        callee: Callee,
        ty: TypeId,
        args: &[(ExprId, Span)],
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let Some(function) = self.types().as_function(ty).cloned() else {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::NotCallable { ty }));
        };
        let mut converted = Vec::with_capacity(args.len());
        match &function.params {
            Params::Unspecified => {
                for &(arg, _) in args {
                    converted.push(self.default_argument(arg));
                }
            }
            Params::Prototype { types, variadic } => {
                if args.len() < types.len() || (args.len() > types.len() && !variadic) {
                    return Err(self.error(
                        span,
                        Cause::ArgumentCount { given: args.len(), wanted: types.len() },
                    ));
                }
                for (index, &(arg, arg_span)) in args.iter().enumerate() {
                    converted.push(match types.get(index) {
                        Some(&to) => self.argument(arg, to, arg_span)?,
                        None => self.default_argument(arg),
                    });
                }
            }
        }
        let result = self.types().value_type(function.result);
        if let Type::Record(id) = self.types().kind(result)
            && self.types().record(id).layout.is_none()
        {
            let ty = self.spell(result);
            return Err(self.error(span, Cause::Incomplete { what: "the result".to_owned(), ty }));
        }
        let args = self.body.add_exprs(&converted);
        Ok(self.node(ExprKind::Call { callee, args }, result, at))
    }

    fn argument(&mut self, arg: ExprId, to: TypeId, span: Span) -> R<ExprId> {
        let from = self.ty(arg);
        if self.types().as_record(from).is_none()
            && let Some(member) = self.transparent_member(arg, to)
        {
            let at = self.at(span);
            return Ok(self.union_of(arg, self.types().value_type(to), member, at));
        }
        self.assign_convert(arg, to, span)
    }

    /// An argument without a parameter: promoted, `float` to `double`.
    fn default_argument(&mut self, arg: ExprId) -> ExprId {
        let at = self.at_of(arg);
        let promoted = self.promote(arg);
        let to = self.types().default_promoted(self.ty(promoted));
        self.convert(promoted, to, at)
    }
}

/// Whether a name is that of a macro of `math.h` that takes any float: with a call of it that nobody declared, it is meant.
fn is_float_macro(name: &str) -> bool {
    matches!(
        name,
        "isnan"
            | "isinf"
            | "isfinite"
            | "isnormal"
            | "signbit"
            | "isgreater"
            | "isgreaterequal"
            | "isless"
            | "islessequal"
            | "islessgreater"
            | "isunordered"
    )
}

/// The integer type that words such as `unsigned_long_int` name.
fn integer_of_words(name: &str) -> Option<TypeId> {
    let (mut unsigned, mut signed, mut longs, mut shorts, mut chars) = (false, false, 0, 0, 0);
    for word in name.split('_') {
        match word {
            "unsigned" => unsigned = true,
            "signed" => signed = true,
            "long" => longs += 1,
            "short" => shorts += 1,
            "char" => chars += 1,
            "int" => (),
            _ => return None,
        }
    }
    Some(match (chars, shorts, longs) {
        (1, 0, 0) if unsigned => TypeId::UCHAR,
        (1, 0, 0) if signed => TypeId::SCHAR,
        (1, 0, 0) => TypeId::CHAR,
        (0, 1, 0) if unsigned => TypeId::USHORT,
        (0, 1, 0) => TypeId::SHORT,
        (0, 0, 0) if unsigned => TypeId::UINT,
        (0, 0, 0) => TypeId::INT,
        (0, 0, 1) if unsigned => TypeId::ULONG,
        (0, 0, 1) => TypeId::LONG,
        (0, 0, 2) if unsigned => TypeId::ULONG_LONG,
        (0, 0, 2) => TypeId::LONG_LONG,
        _ => return None,
    })
}
