//! The types of library functions that gcc knows without a declaration.

use symra_cparse::Span;

use super::{External, R, Reported, Sema};
use crate::diagnostic::Cause;
use crate::hir::{Function, FunctionId, Linkage};
use crate::types::{FunctionType, Params, TypeId};

/// Names, each with the types of its result and parameters as letters; `.` stands for `...`.
///
/// `v` void, `B` `_Bool`, `i` int, `u` unsigned, `l` long, `m` unsigned long, `L` long long, `Q` unsigned long long, `z` `size_t`, `t` `ptrdiff_t`,
/// `p` void *, `c` const void *, `s` char *, `S` const char *, `f` float, `d` double, `D` long double,
/// `e` int *, `a` double *, `b` float *, `A` long double *, `P` char **, `V` `va_list`.
const FUNCTIONS: &[(&str, &str)] = &[
    ("memcpy", "ppcz"),
    ("memmove", "ppcz"),
    ("memset", "ppiz"),
    ("memcmp", "iccz"),
    ("memchr", "pciz"),
    ("mempcpy", "ppcz"),
    ("bzero", "vpz"),
    ("bcopy", "vcpz"),
    ("bcmp", "iccz"),
    ("strlen", "zS"),
    ("strcpy", "ssS"),
    ("strncpy", "ssSz"),
    ("strcat", "ssS"),
    ("strncat", "ssSz"),
    ("strcmp", "iSS"),
    ("strncmp", "iSSz"),
    ("strchr", "sSi"),
    ("strrchr", "sSi"),
    ("strstr", "sSS"),
    ("strspn", "zSS"),
    ("strcspn", "zSS"),
    ("strpbrk", "sSS"),
    ("strdup", "sS"),
    ("strndup", "sSz"),
    ("stpcpy", "ssS"),
    ("stpncpy", "ssSz"),
    ("strcasecmp", "iSS"),
    ("strncasecmp", "iSSz"),
    ("index", "sSi"),
    ("rindex", "sSi"),
    ("__CPROVER_r_ok", "Bcz"),
    ("__CPROVER_w_ok", "Bcz"),
    ("__CPROVER_rw_ok", "Bcz"),
    ("__CPROVER_same_object", "Bcc"),
    ("__CPROVER_LIVE_OBJECT", "Bc"),
    ("__CPROVER_OBJECT_SIZE", "zc"),
    ("__CPROVER_POINTER_OFFSET", "zc"),
    ("__CPROVER_POINTER_OBJECT", "zc"),
    ("__CPROVER_allocate", "pzB"),
    ("__CPROVER_deallocate", "vp"),
    ("__CPROVER_havoc_object", "vp"),
    ("__CPROVER_havoc_slice", "vpz"),
    ("__CPROVER_array_set_1", "vpi"),
    ("__CPROVER_array_set_2", "vpi"),
    ("__CPROVER_array_set_4", "vpu"),
    ("__CPROVER_array_set_8", "vpL"),
    ("__CPROVER_array_copy", "vpc"),
    ("__CPROVER_array_replace", "vpc"),
    ("__CPROVER_array_equal", "Bcc"),
    ("__CPROVER_fabs", "dd"),
    ("__CPROVER_fabsf", "ff"),
    ("__CPROVER_fabsl", "DD"),
    ("__symra_put_text", "zszzSiii"),
    ("__symra_put_char", "zszziii"),
    ("__symra_put_signed", "zszzLiii"),
    ("__symra_put_unsigned", "zszzQuiiii"),
    ("__symra_put_float", "zszzdiiii"),
    ("__symra_put_pointer", "zszzcii"),
    ("__symra_put_end", "iszz"),
    ("__symra_printed", "iz"),
    ("__symra_printf", "iS."),
    ("__symra_fprintf", "ipS."),
    ("__symra_formatted", "i."),
    ("__symra_text", "vSi"),
    ("__symra_scan_1", "iipii"),
    ("__symra_scan_2", "iipii"),
    ("__symra_scan_4", "iipii"),
    ("__symra_scan_8", "iipii"),
    ("__symra_scan_float", "iipi"),
    ("__symra_scan_double", "iipi"),
    ("__symra_scan_long_double", "iipi"),
    ("__symra_scan_text", "iipi"),
    ("__symra_scan_chars", "iipi"),
    ("__symra_scan_set", "iipiS"),
    ("__symra_scan_skip", "ii"),
    ("__symra_scan_end", "ii"),
    ("malloc", "pz"),
    ("calloc", "pzz"),
    ("realloc", "ppz"),
    ("free", "vp"),
    ("aligned_alloc", "pzz"),
    ("abort", "v"),
    ("exit", "vi"),
    ("_exit", "vi"),
    ("_Exit", "vi"),
    ("abs", "ii"),
    ("labs", "ll"),
    ("llabs", "LL"),
    ("imaxabs", "LL"),
    ("printf", "iS."),
    ("fprintf", "ipS."),
    ("sprintf", "isS."),
    ("snprintf", "iszS."),
    ("puts", "iS"),
    ("putchar", "ii"),
    ("scanf", "iS."),
    ("sscanf", "iSS."),
    ("fputs", "iSp"),
    ("fgets", "ssip"),
    ("read", "tipz"),
    ("fputc", "iip"),
    ("fwrite", "zczzp"),
    ("vprintf", "iSV"),
    ("vsprintf", "isSV"),
    ("vsnprintf", "iszSV"),
    ("vfprintf", "ipSV"),
    ("isalnum", "ii"),
    ("isalpha", "ii"),
    ("isblank", "ii"),
    ("iscntrl", "ii"),
    ("isdigit", "ii"),
    ("isgraph", "ii"),
    ("islower", "ii"),
    ("isprint", "ii"),
    ("ispunct", "ii"),
    ("isspace", "ii"),
    ("isupper", "ii"),
    ("isxdigit", "ii"),
    ("tolower", "ii"),
    ("toupper", "ii"),
    ("isascii", "ii"),
    ("toascii", "ii"),
    ("acos", "dd"),
    ("acosf", "ff"),
    ("acosl", "DD"),
    ("asin", "dd"),
    ("asinf", "ff"),
    ("asinl", "DD"),
    ("atan", "dd"),
    ("atanf", "ff"),
    ("atanl", "DD"),
    ("atan2", "ddd"),
    ("atan2f", "fff"),
    ("atan2l", "DDD"),
    ("cos", "dd"),
    ("cosf", "ff"),
    ("cosl", "DD"),
    ("sin", "dd"),
    ("sinf", "ff"),
    ("sinl", "DD"),
    ("tan", "dd"),
    ("tanf", "ff"),
    ("tanl", "DD"),
    ("cosh", "dd"),
    ("coshf", "ff"),
    ("coshl", "DD"),
    ("sinh", "dd"),
    ("sinhf", "ff"),
    ("sinhl", "DD"),
    ("tanh", "dd"),
    ("tanhf", "ff"),
    ("tanhl", "DD"),
    ("exp", "dd"),
    ("expf", "ff"),
    ("expl", "DD"),
    ("exp2", "dd"),
    ("exp2f", "ff"),
    ("exp2l", "DD"),
    ("log", "dd"),
    ("logf", "ff"),
    ("logl", "DD"),
    ("log2", "dd"),
    ("log2f", "ff"),
    ("log2l", "DD"),
    ("log10", "dd"),
    ("log10f", "ff"),
    ("log10l", "DD"),
    ("pow", "ddd"),
    ("powf", "fff"),
    ("powl", "DDD"),
    ("sqrt", "dd"),
    ("sqrtf", "ff"),
    ("sqrtl", "DD"),
    ("cbrt", "dd"),
    ("cbrtf", "ff"),
    ("cbrtl", "DD"),
    ("fabs", "dd"),
    ("fabsf", "ff"),
    ("fabsl", "DD"),
    ("floor", "dd"),
    ("floorf", "ff"),
    ("floorl", "DD"),
    ("ceil", "dd"),
    ("ceilf", "ff"),
    ("ceill", "DD"),
    ("trunc", "dd"),
    ("truncf", "ff"),
    ("truncl", "DD"),
    ("round", "dd"),
    ("roundf", "ff"),
    ("roundl", "DD"),
    ("rint", "dd"),
    ("rintf", "ff"),
    ("rintl", "DD"),
    ("nearbyint", "dd"),
    ("nearbyintf", "ff"),
    ("nearbyintl", "DD"),
    ("fmod", "ddd"),
    ("fmodf", "fff"),
    ("fmodl", "DDD"),
    ("remainder", "ddd"),
    ("remainderf", "fff"),
    ("remainderl", "DDD"),
    ("fmin", "ddd"),
    ("fminf", "fff"),
    ("fminl", "DDD"),
    ("fmax", "ddd"),
    ("fmaxf", "fff"),
    ("fmaxl", "DDD"),
    ("fdim", "ddd"),
    ("fdimf", "fff"),
    ("fdiml", "DDD"),
    ("fma", "dddd"),
    ("fmaf", "ffff"),
    ("fmal", "DDDD"),
    ("hypot", "ddd"),
    ("hypotf", "fff"),
    ("hypotl", "DDD"),
    ("copysign", "ddd"),
    ("copysignf", "fff"),
    ("copysignl", "DDD"),
    ("lround", "ld"),
    ("lroundf", "lf"),
    ("lroundl", "lD"),
    ("llround", "Ld"),
    ("lrint", "ld"),
    ("lrintf", "lf"),
    ("lrintl", "lD"),
    ("llrint", "Ld"),
    ("ldexp", "ddi"),
    ("ldexpf", "ffi"),
    ("frexp", "dde"),
    ("frexpf", "ffe"),
    ("modf", "dda"),
    ("modff", "ffb"),
    ("modfl", "DDA"),
    ("scalbn", "ddi"),
    ("ilogb", "id"),
    ("logb", "dd"),
    ("expm1", "dd"),
    ("log1p", "dd"),
    ("nextafter", "ddd"),
    ("nextafterf", "fff"),
];

fn is_noreturn(name: &str) -> bool {
    matches!(name, "abort" | "exit" | "_exit" | "_Exit")
}

impl Sema<'_> {
    /// A library function known to gcc, with or without the prefix `__builtin_`.
    pub(crate) fn library_function(&mut self, name: &str, span: Span) -> Option<FunctionId> {
        let name = name.strip_prefix("__builtin_").unwrap_or(name);
        let (name, letters) = FUNCTIONS.iter().find(|(known, _)| *known == name)?;
        let ty = self.signature(letters);
        let function = self.external_function(name, ty, span);
        self.shared.program.functions[function.index()].noreturn |= is_noreturn(name);
        Some(function)
    }

    fn signature(&mut self, letters: &str) -> TypeId {
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
