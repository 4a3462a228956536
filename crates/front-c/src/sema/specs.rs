//! Declaration specifiers, type names and attributes.

use symra_cparse::{
    self as tree, AlignSpec, Attr, AttrArg, BasicType, List, Name, Span, SpecFlags, Specs, SpecsId,
    Storage, TypeNameId, TypeSpec,
};

use super::scope::Binding;
use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::types::{FloatKind, IntKind, Opaque, Quals, TypeId};

/// The alignment of a bare `__attribute__((aligned))`.
const BIGGEST_ALIGNMENT: u64 = 16;

/// The attributes that change what a program means.
#[derive(Clone, Copy, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an attribute")]
pub(crate) struct Attrs {
    pub(crate) packed: bool,
    /// The largest alignment asked for.
    pub(crate) align: Option<u64>,
    /// The last one that `aligned` asks for, which counts for types.
    pub(crate) last_align: Option<u64>,
    pub(crate) mode: Option<Mode>,
    pub(crate) vector: Option<u64>,
    pub(crate) transparent: bool,
    pub(crate) cleanup: Option<Name>,
    pub(crate) noreturn: bool,
    /// The string that names what this is another name of.
    pub(crate) alias: Option<tree::ExprId>,
    pub(crate) weak: bool,
    /// Whether a definition is only there to be inlined, as in C90 with GNU extensions.
    pub(crate) gnu_inline: bool,
    /// The name that the linker knows this by: `__asm__("name")` after the declarator.
    pub(crate) symbol: Option<tree::StrId>,
    pub(crate) constructor: Option<u32>,
    pub(crate) destructor: Option<u32>,
}

/// `__attribute__((mode(X)))`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Int(u64),
    Float(FloatKind),
}

/// What the specifiers of a declaration say.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the declaration")]
pub(crate) struct DeclSpecs {
    /// The base type; that of `__auto_type` is found later.
    pub(crate) ty: TypeId,
    pub(crate) is_auto: bool,
    pub(crate) is_implicit: bool,
    pub(crate) storage: Option<Storage>,
    pub(crate) thread_local: bool,
    pub(crate) inline: bool,
    pub(crate) attrs: Attrs,
}

/// Whether specifiers stand alone, as in `struct s;`, which declares a new tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Alone {
    Yes,
    No,
}

impl Sema<'_> {
    pub(crate) fn specs(&mut self, id: SpecsId, alone: Alone) -> R<DeclSpecs> {
        let specs: Specs = self.tree[id];
        let mut attrs = Attrs::default();
        self.attributes(specs.attrs, &mut attrs)?;
        for &align in &self.tree[specs.aligns] {
            let asked = self.align_spec(align)?;
            attrs.align = attrs.align.max(asked);
        }
        attrs.noreturn |= specs.flags.contains(SpecFlags::NORETURN);
        let ty = self.type_spec(specs.ty, alone, specs.span)?;
        let ty = self.types_mut().qualified(ty, quals(specs.quals));
        Ok(DeclSpecs {
            ty,
            is_auto: specs.ty == TypeSpec::Auto,
            is_implicit: specs.ty == TypeSpec::Implicit,
            storage: specs.storage,
            thread_local: specs.flags.contains(SpecFlags::THREAD_LOCAL),
            inline: specs.flags.contains(SpecFlags::INLINE),
            attrs,
        })
    }

    fn align_spec(&mut self, align: AlignSpec) -> R<Option<u64>> {
        match align {
            AlignSpec::Type(name) => {
                let ty = self.type_name(name)?;
                Ok(Some(self.types().field_align(ty)))
            }
            AlignSpec::Expr(value) => {
                let span = self.tree[value].span;
                let value = self.constant_int(value, "an alignment")?;
                self.check_align(value, span)
            }
        }
    }

    fn check_align(&mut self, value: i128, span: Span) -> R<Option<u64>> {
        match u64::try_from(value) {
            Ok(0) => Ok(None),
            Ok(value) if value.is_power_of_two() && value <= 1 << 28 => Ok(Some(value)),
            _ => Err(self.error(span, Cause::BadAlignment { what: "is not a power of two" })),
        }
    }

    pub(crate) fn attributes(&mut self, list: List<Attr>, out: &mut Attrs) -> R<()> {
        for &attr in &self.tree[list] {
            self.attribute(attr, out)?;
        }
        Ok(())
    }

    fn attribute(&mut self, attr: Attr, out: &mut Attrs) -> R<()> {
        let args: &[AttrArg] = &self.tree[attr.args];
        match self.tree.text(attr.name) {
            "packed" => out.packed = true,
            "transparent_union" => out.transparent = true,
            "noreturn" => out.noreturn = true,
            "aligned" => {
                let asked = match args.first() {
                    Some(AttrArg::Expr(value)) => {
                        let value = self.constant_int(*value, "an alignment")?;
                        self.check_align(value, attr.span)?
                    }
                    Some(AttrArg::Type(name)) => {
                        let ty = self.type_name(*name)?;
                        Some(self.types().align_of(ty))
                    }
                    Some(AttrArg::Word(name)) => {
                        let value = self.enumerator(*name, attr.span)?;
                        self.check_align(value, attr.span)?
                    }
                    None => Some(BIGGEST_ALIGNMENT),
                };
                out.align = out.align.max(asked);
                out.last_align = asked.or(out.last_align);
            }
            "vector_size" => {
                let Some(AttrArg::Expr(value)) = args.first() else {
                    return Ok(());
                };
                let value = self.constant_int(*value, "a vector size")?;
                out.vector = u64::try_from(value).ok();
            }
            "mode" => {
                let word = match args.first() {
                    Some(AttrArg::Word(word)) => Some(*word),
                    // A type may have the name of a mode.
                    Some(AttrArg::Type(name)) => match self.tree[self.tree[*name].specs].ty {
                        TypeSpec::Typedef(word) => Some(word),
                        _ => None,
                    },
                    _ => None,
                };
                out.mode = word.and_then(|word| self.mode(word));
            }
            "cleanup" => {
                if let Some(AttrArg::Word(word)) = args.first() {
                    out.cleanup = Some(*word);
                }
            }
            "alias" | "weakref" => {
                if let Some(AttrArg::Expr(target)) = args.first() {
                    out.alias = Some(*target);
                }
            }
            "weak" => out.weak = true,
            name @ ("section" | "scalar_storage_order" | "ms_struct" | "ifunc") => {
                self.refused(name, args, attr.span)?;
            }
            "gnu_inline" => out.gnu_inline = true,
            "constructor" => out.constructor = Some(self.priority(args)?),
            "destructor" => out.destructor = Some(self.priority(args)?),
            _ => (),
        }
        Ok(())
    }

    /// Refuses what would change the meaning of the program and is not modelled.
    fn refused(&mut self, name: &str, args: &[AttrArg], span: Span) -> R<()> {
        let (name, what) = match (name, args.first()) {
            ("section", Some(AttrArg::Expr(section))) if self.runs_by_itself(*section) => (
                "section",
                "of functions that run by themselves is not supported: give the function the attribute `constructor` or `destructor`",
            ),
            ("section", _) => return Ok(()),
            ("scalar_storage_order", _) => {
                ("scalar_storage_order", "is not supported: numbers in memory are little-endian")
            }
            ("ms_struct", _) => ("ms_struct", "is not supported: structs are laid out as on Linux"),
            _ => ("ifunc", "is not supported: write the function that it stands for"),
        };
        Err(self.error(span, Cause::BadAttribute { name, what }))
    }

    /// Whether what is in a section with this name is run before or after `main`.
    fn runs_by_itself(&self, name: tree::ExprId) -> bool {
        let tree::ExprKind::Str(string) = self.tree[name].kind else { return false };
        let name = self.tree[string].bytes().unwrap_or_default();
        let sections = [".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors"];
        sections.iter().any(|section| name.starts_with(section.as_bytes()))
    }

    fn priority(&mut self, args: &[AttrArg]) -> R<u32> {
        match args.first() {
            Some(AttrArg::Expr(value)) => {
                let value = self.constant_int(*value, "a priority")?;
                Ok(u32::try_from(value).unwrap_or(u32::MAX))
            }
            _ => Ok(u32::MAX),
        }
    }

    fn enumerator(&mut self, name: Name, span: Span) -> R<i128> {
        match self.scopes.find(name) {
            Some(Binding::Enumerator { value, .. }) => Ok(value),
            _ => Err(self.error(span, Cause::NotConstant { what: "an alignment" })),
        }
    }

    fn mode(&self, word: Name) -> Option<Mode> {
        let pointer = self.model().pointer_size();
        Some(match self.tree.plain_text(word) {
            "QI" | "byte" => Mode::Int(1),
            "HI" => Mode::Int(2),
            "SI" => Mode::Int(4),
            "DI" => Mode::Int(8),
            "TI" => Mode::Int(16),
            "word" | "pointer" | "unwind_word" => Mode::Int(pointer),
            "SF" => Mode::Float(FloatKind::Float),
            "DF" => Mode::Float(FloatKind::Double),
            "XF" => Mode::Float(FloatKind::LongDouble),
            "TF" => Mode::Float(FloatKind::Float128),
            _ => return None,
        })
    }

    /// The type with what `mode` and `vector_size` make of it.
    pub(crate) fn with_mode(&mut self, ty: TypeId, attrs: &Attrs) -> TypeId {
        let mut ty = ty;
        match attrs.mode {
            Some(Mode::Int(size)) => {
                if let Some(kind) = self.types().int_kind(ty) {
                    let kind = int_of_size(size, kind.is_signed(), self.model());
                    let quals = ty.quals();
                    ty = self.types_mut().qualified(kind.type_id(), quals);
                }
            }
            Some(Mode::Float(kind)) => ty = kind.type_id(),
            None => (),
        }
        if let Some(bytes) = attrs.vector {
            ty = self.types_mut().opaque(Opaque::Vector { element: ty, bytes });
        }
        ty
    }

    fn type_spec(&mut self, spec: TypeSpec, alone: Alone, span: Span) -> R<TypeId> {
        match spec {
            TypeSpec::Implicit | TypeSpec::Auto => Ok(TypeId::INT),
            TypeSpec::Basic(basic) => Ok(self.basic(basic)),
            TypeSpec::Complex(basic) => {
                let real = self.basic(basic);
                let opaque = match (self.types().float_kind(real), self.types().int_kind(real)) {
                    (Some(kind), _) => Opaque::Complex(kind),
                    (None, Some(kind)) => Opaque::ComplexInt(kind),
                    (None, None) => Opaque::Complex(FloatKind::Double),
                };
                Ok(self.types_mut().opaque(opaque))
            }
            TypeSpec::Record(id) => self.record_spec(id, alone),
            TypeSpec::Enum(id) => self.enum_spec(id, alone),
            TypeSpec::Typedef(name) => self.typedef(name, span),
            TypeSpec::TypeofExpr(value) => self.typeof_expr(value),
            TypeSpec::TypeofType(name) => self.type_name(name),
            TypeSpec::Atomic(name) => {
                let ty = self.type_name(name)?;
                Ok(self.types_mut().qualified(ty, Quals::ATOMIC))
            }
        }
    }

    fn basic(&mut self, basic: BasicType) -> TypeId {
        match basic {
            BasicType::Void => TypeId::VOID,
            BasicType::Bool => TypeId::BOOL,
            BasicType::Char => TypeId::CHAR,
            BasicType::SChar => TypeId::SCHAR,
            BasicType::UChar => TypeId::UCHAR,
            BasicType::Short => TypeId::SHORT,
            BasicType::UShort => TypeId::USHORT,
            BasicType::Int => TypeId::INT,
            BasicType::UInt => TypeId::UINT,
            BasicType::Long => TypeId::LONG,
            BasicType::ULong => TypeId::ULONG,
            BasicType::LongLong => TypeId::LONG_LONG,
            BasicType::ULongLong => TypeId::ULONG_LONG,
            BasicType::Int128 => TypeId::INT128,
            BasicType::UInt128 => TypeId::UINT128,
            BasicType::Float => TypeId::FLOAT,
            BasicType::Double => TypeId::DOUBLE,
            BasicType::LongDouble | BasicType::Float80 => TypeId::LONG_DOUBLE,
            BasicType::Float16 => TypeId::FLOAT16,
            BasicType::Float32 => TypeId::FLOAT32,
            BasicType::Float64 => TypeId::FLOAT64,
            BasicType::Float128 => TypeId::FLOAT128,
            BasicType::Float32x => TypeId::FLOAT32X,
            BasicType::Float64x => TypeId::FLOAT64X,
            BasicType::Decimal32 => self.types_mut().opaque(Opaque::Decimal(4)),
            BasicType::Decimal64 => self.types_mut().opaque(Opaque::Decimal(8)),
            BasicType::Decimal128 => self.types_mut().opaque(Opaque::Decimal(16)),
        }
    }

    fn typedef(&mut self, name: Name, span: Span) -> R<TypeId> {
        if let Some(Binding::Typedef(ty)) = self.scopes.find(name) {
            return Ok(ty);
        }
        match self.tree.text(name) {
            "__builtin_va_list" | "__builtin_ms_va_list" => Ok(self.types().va_list()),
            "__int128_t" => Ok(TypeId::INT128),
            "__uint128_t" => Ok(TypeId::UINT128),
            "__CPROVER_bool" => Ok(TypeId::BOOL),
            "__CPROVER_size_t" => Ok(self.model().size_type()),
            "__CPROVER_ssize_t" => Ok(self.model().ptrdiff_type()),
            text => {
                let name = text.to_owned();
                Err(self.error(span, Cause::Undeclared { name }))
            }
        }
    }

    /// The type of a type name, as in casts. Extents of variable-length arrays are left pending.
    pub(crate) fn type_name(&mut self, id: TypeNameId) -> R<TypeId> {
        let name = self.tree[id];
        let specs = self.specs(name.specs, Alone::No)?;
        let mut attrs = specs.attrs;
        let ty = self.declarator_type(specs.ty, name.declarator, &mut attrs)?;
        let ty = self.with_mode(ty, &attrs);
        Ok(self.with_align(ty, &attrs))
    }

    /// The type with the alignment that `aligned` asks for.
    pub(crate) fn with_align(&mut self, ty: TypeId, attrs: &Attrs) -> TypeId {
        match attrs.last_align {
            Some(align) => self.types_mut().aligned(ty, u32::try_from(align).unwrap_or(u32::MAX)),
            None => ty,
        }
    }
}

/// The integer type of a size in bytes.
pub(crate) fn int_of_size(size: u64, signed: bool, model: crate::types::DataModel) -> IntKind {
    let kind = match size {
        1 => IntKind::SChar,
        2 => IntKind::Short,
        4 => IntKind::Int,
        8 if IntKind::Long.size(model) == 8 => IntKind::Long,
        8 => IntKind::LongLong,
        _ => IntKind::Int128,
    };
    if signed { kind } else { kind.to_unsigned() }
}

/// The qualifiers that matter to us.
pub(crate) fn quals(quals: symra_cparse::Quals) -> Quals {
    let mut out = Quals::NONE;
    for (theirs, ours) in [
        (symra_cparse::Quals::CONST, Quals::CONST),
        (symra_cparse::Quals::VOLATILE, Quals::VOLATILE),
        (symra_cparse::Quals::RESTRICT, Quals::RESTRICT),
        (symra_cparse::Quals::ATOMIC, Quals::ATOMIC),
    ] {
        if quals.contains(theirs) {
            out = out.union(ours);
        }
    }
    out
}
