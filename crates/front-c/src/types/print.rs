//! Types as C writes them.

use super::{ArrayLen, Opaque, Params, Quals, RecordKind, Type, TypeId, TypeTable};

impl TypeTable {
    /// The type as a C type name, such as `const char *(*)[3]`.
    pub fn name(&self, ty: TypeId) -> String {
        self.declaration(ty, "")
    }

    /// A C declaration of `name` with the type, such as `int (*f)(void)`.
    pub fn declaration(&self, ty: TypeId, name: &str) -> String {
        stacker::maybe_grow(32 * 1024, 1024 * 1024, || self.declare(ty, name))
    }

    fn declare(&self, ty: TypeId, name: &str) -> String {
        match self.kind(ty) {
            Type::Pointer(to) => {
                let quals = quals_text(ty.quals());
                let gap = if quals.is_empty() || name.is_empty() { "" } else { " " };
                let inner = format!("*{quals}{gap}{name}");
                let needs_parens = matches!(self.kind(to), Type::Array(..) | Type::Function(_));
                self.declaration(to, &if needs_parens { format!("({inner})") } else { inner })
            }
            Type::Array(element, len) => {
                let len = match len {
                    ArrayLen::Known(len) => len.to_string(),
                    ArrayLen::Incomplete => String::new(),
                    ArrayLen::Variable(_) | ArrayLen::Star => "*".to_owned(),
                };
                self.declaration(element, &format!("{name}[{len}]"))
            }
            Type::Function(id) => {
                let function = self.function_type(id);
                let params = match &function.params {
                    Params::Unspecified => String::new(),
                    Params::Prototype { types, variadic } => {
                        let mut parts: Vec<String> =
                            types.iter().map(|&ty| self.name(ty)).collect();
                        if *variadic {
                            parts.push("...".to_owned());
                        }
                        if parts.is_empty() { "void".to_owned() } else { parts.join(", ") }
                    }
                };
                self.declaration(function.result, &format!("{name}({params})"))
            }
            kind => {
                let quals = quals_text(ty.quals());
                let base = self.base_name(kind);
                let gap = if quals.is_empty() { "" } else { " " };
                let space = if name.is_empty() { "" } else { " " };
                format!("{quals}{gap}{base}{space}{name}")
            }
        }
    }

    fn base_name(&self, kind: Type) -> String {
        match kind {
            Type::Int(kind) => int_name(kind).to_owned(),
            Type::Float(kind) => float_name(kind).to_owned(),
            Type::Enum(id) => {
                let tag = self.enum_type(id).tag.as_deref().unwrap_or("<anonymous>");
                format!("enum {tag}")
            }
            Type::Record(id) => {
                let record = self.record(id);
                if let Some(composite) = record.composite {
                    return self.base_name(Type::Opaque(composite));
                }
                let keyword = match record.kind {
                    RecordKind::Struct => "struct",
                    RecordKind::Union => "union",
                };
                format!("{keyword} {}", record.tag.as_deref().unwrap_or("<anonymous>"))
            }
            Type::Opaque(Opaque::Complex(kind)) => format!("_Complex {}", float_name(kind)),
            Type::Opaque(Opaque::ComplexInt(kind)) => format!("_Complex {}", int_name(kind)),
            Type::Opaque(Opaque::Vector { element, bytes }) => {
                format!("{} __attribute__((vector_size({bytes})))", self.name(element))
            }
            Type::Opaque(Opaque::Decimal(bytes)) => format!("_Decimal{}", u32::from(bytes) * 8),
            Type::Void
            | Type::Pointer(_)
            | Type::Array(..)
            | Type::Function(_)
            | Type::Aligned(..) => "void".to_owned(),
        }
    }
}

fn quals_text(quals: Quals) -> String {
    let all = [
        (Quals::CONST, "const"),
        (Quals::VOLATILE, "volatile"),
        (Quals::RESTRICT, "restrict"),
        (Quals::ATOMIC, "_Atomic"),
    ];
    let present: Vec<&str> =
        all.iter().filter(|(qual, _)| quals.contains(*qual)).map(|(_, text)| *text).collect();
    present.join(" ")
}

fn int_name(kind: super::IntKind) -> &'static str {
    use super::IntKind::{
        Bool, Char, Int, Int128, Long, LongLong, SChar, Short, UChar, UInt, UInt128, ULong,
        ULongLong, UShort,
    };
    match kind {
        Bool => "_Bool",
        Char => "char",
        SChar => "signed char",
        UChar => "unsigned char",
        Short => "short",
        UShort => "unsigned short",
        Int => "int",
        UInt => "unsigned int",
        Long => "long",
        ULong => "unsigned long",
        LongLong => "long long",
        ULongLong => "unsigned long long",
        Int128 => "__int128",
        UInt128 => "unsigned __int128",
    }
}

fn float_name(kind: super::FloatKind) -> &'static str {
    use super::FloatKind::{
        Double, Float, Float16, Float32, Float32x, Float64, Float64x, Float128, LongDouble,
    };
    match kind {
        Float => "float",
        Double => "double",
        LongDouble => "long double",
        Float16 => "_Float16",
        Float32 => "_Float32",
        Float64 => "_Float64",
        Float32x => "_Float32x",
        Float64x => "_Float64x",
        Float128 => "_Float128",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{DataModel, FunctionType};

    #[test]
    fn declarators_nest_as_in_c() {
        let mut table = TypeTable::new(DataModel::Lp64);
        let array = table.array(TypeId::CONST_CHAR_PTR, ArrayLen::Known(3));
        let pointer = table.pointer(array);
        assert_eq!(table.name(pointer), "const char *(*)[3]");
        let params = Params::Prototype { types: Box::new([TypeId::INT]), variadic: true };
        let function = table.function(FunctionType { result: pointer, params });
        assert_eq!(table.declaration(function, "f"), "const char *(*f(int, ...))[3]");
        let volatile = table.qualified(TypeId::VOID_PTR, Quals::VOLATILE);
        assert_eq!(table.declaration(volatile, "p"), "void *volatile p");
    }
}
