//! The types of library functions that gcc knows without a declaration.

use symra_cparse::Span;

use super::{External, R, Reported, Sema};
use crate::diagnostic::Cause;
use crate::hir::{Function, FunctionId, Linkage};
use crate::intrinsic::table;
use crate::types::{FloatKind, FunctionType, Opaque, Params, TypeId};

fn is_noreturn(name: &str) -> bool {
    matches!(name, "abort" | "exit" | "_exit" | "_Exit")
}

impl Sema<'_> {
    /// A library function known to gcc, with or without the prefix `__builtin_`.
    pub(crate) fn library_function(&mut self, name: &str, span: Span) -> Option<FunctionId> {
        let name = name.strip_prefix("__builtin_").unwrap_or(name);
        let letters =
            table::row(name).map(|row| row.letters).filter(|letters| !letters.is_empty())?;
        let ty = self.signature(letters);
        let function = self.external_function(name, ty, span);
        self.shared.program.functions[function.index()].noreturn |= is_noreturn(name);
        Some(function)
    }

    pub(super) fn signature(&mut self, letters: &str) -> TypeId {
        let mut types: Vec<TypeId> =
            letters.chars().filter(|&c| c != '.').map(|c| self.letter(c)).collect();
        let result = types.remove(0);
        let params = Params::Prototype { types: types.into(), variadic: letters.ends_with('.') };
        self.types_mut().function(FunctionType { result, params })
    }

    fn letter(&mut self, letter: char) -> TypeId {
        let pointee = match letter {
            'B' => return TypeId::BOOL,
            'i' => return TypeId::INT,
            'u' => return TypeId::UINT,
            'l' => return TypeId::LONG,
            'm' => return TypeId::ULONG,
            'L' => return TypeId::LONG_LONG,
            'Q' => return TypeId::ULONG_LONG,
            'z' => return self.model().size_type(),
            't' => return self.model().ptrdiff_type(),
            'p' => return TypeId::VOID_PTR,
            'c' => return TypeId::CONST_VOID_PTR,
            's' => return TypeId::CHAR_PTR,
            'S' => return TypeId::CONST_CHAR_PTR,
            'f' => return TypeId::FLOAT,
            'd' => return TypeId::DOUBLE,
            'D' => return TypeId::LONG_DOUBLE,
            'w' => return self.types_mut().opaque(Opaque::Complex(FloatKind::Float)),
            'x' => return self.types_mut().opaque(Opaque::Complex(FloatKind::Double)),
            'y' => return self.types_mut().opaque(Opaque::Complex(FloatKind::LongDouble)),
            'e' => TypeId::INT,
            'a' => TypeId::DOUBLE,
            'b' => TypeId::FLOAT,
            'A' => TypeId::LONG_DOUBLE,
            'P' => TypeId::CHAR_PTR,
            'V' => {
                let list = self.types().va_list();
                return self.adjusted(list, crate::types::Quals::NONE);
            }
            _ => return TypeId::VOID,
        };
        self.types_mut().pointer(pointee)
    }

    /// The function with external linkage of that name; made known if it is new.
    pub(crate) fn external_function(&mut self, name: &str, ty: TypeId, span: Span) -> FunctionId {
        if let Some(&External::Function(known)) = self.shared.external.get(name) {
            return known;
        }
        let at = self.at(span);
        let id = FunctionId::new(self.shared.program.functions.len());
        self.shared.program.functions.push(Function {
            name: name.into(),
            ty,
            linkage: Linkage::External,
            params: Vec::new(),
            body: None,
            noreturn: false,
            constructor: None,
            destructor: None,
            implicit: true,
            weak: false,
            yields: false,
            by_contract: false,
            at,
        });
        self.shared.external.insert(name.into(), External::Function(id));
        id
    }

    /// A call of a library function by a builtin's name.
    pub(crate) fn library_call(
        &mut self,
        name: &str,
        args: &[(crate::hir::ExprId, Span)],
        span: Span,
    ) -> R<crate::hir::ExprId> {
        match self.library_function(name, span) {
            Some(function) => {
                let ty = self.shared.program[function].ty;
                self.call_node(crate::hir::Callee::Direct(function), ty, args, span)
            }
            None => Err(self.bad_builtin(name, span)),
        }
    }

    pub(crate) fn bad_builtin(&mut self, name: &str, span: Span) -> Reported {
        self.error(span, Cause::BadBuiltin { name: name.to_owned() })
    }
}
