//! Programs of the typed representation as C again, in which every object is a row of bytes.
//!
//! What gcc makes of this text must behave as what it makes of the original. So that no conversion of
//! C's hides a missing one of ours, operands are checked to have the types the representation promises.

mod exprs;
mod stmts;

use std::fmt::Write as _;

use symra_front_c::hir::{
    AddressBase, Bits, Function, FunctionId, Init, InitEntry, InitValue, Linkage, Object, ObjectId,
    Program, Storage,
};
use symra_front_c::types::{DataModel, FloatKind, IntKind, Params, Type, TypeId};

const PRELUDE: &str = r"
typedef unsigned char B;
static unsigned __int128_or_long bf_u(char *p, int first, int width) {
    unsigned __int128_or_long v = 0;
    for (int i = width - 1; i >= 0; i--) v = v << 1 | (((B *)p)[(first + i) / 8] >> (first + i) % 8 & 1);
    return v;
}
static __int128_or_long bf_s(char *p, int first, int width) {
    unsigned __int128_or_long v = bf_u(p, first, width);
    if (v >> (width - 1) & 1) v |= -(unsigned __int128_or_long)1 << (width - 1);
    return v;
}
static void bf_set(char *p, int first, int width, unsigned __int128_or_long v) {
    for (int i = 0; i < width; i++) {
        B *b = (B *)p + (first + i) / 8; int m = 1 << (first + i) % 8;
        if (v >> i & 1) *b |= m; else *b &= ~m;
    }
}
";

/// The whole program as C.
pub(crate) fn emit(program: &Program) -> String {
    let mut emitter = Emitter { program, out: String::new(), next: 0 };
    emitter.program();
    emitter.out
}

pub(crate) struct Emitter<'p> {
    program: &'p Program,
    out: String,
    next: u32,
}

impl Emitter<'_> {
    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn program(&mut self) {
        let wide = match self.program.types.model() {
            DataModel::Lp64 => PRELUDE.replace("__int128_or_long", "__int128"),
            DataModel::Ilp32 => PRELUDE.replace("__int128_or_long", "long long"),
        };
        self.out += &wide;
        for (id, record) in self.program.types.records() {
            if let Some(layout) = &record.layout {
                let (size, align) = (layout.size, layout.align);
                let _ = writeln!(
                    self.out,
                    "struct R{} {{ B b[{size}]; }} __attribute__((aligned({align})));",
                    id.0
                );
            }
        }
        for (index, object) in self.program.objects.iter().enumerate() {
            if !matches!(object.storage, Storage::Automatic(_)) {
                self.static_object(ObjectId::new(index), object);
            }
        }
        for (index, function) in self.program.functions.iter().enumerate() {
            let header = self.header(FunctionId::new(index), function, false);
            let _ = writeln!(self.out, "{header};");
        }
        self.initial_values();
        for (index, function) in self.program.functions.iter().enumerate() {
            if function.body.is_some() {
                self.function(FunctionId::new(index), function);
            }
        }
    }

    /// The C type of a value.
    pub(crate) fn ctype(&self, ty: TypeId) -> String {
        let types = &self.program.types;
        if let Some(kind) = types.int_kind(ty) {
            return types.name(kind.type_id());
        }
        match types.kind(ty) {
            Type::Pointer(_) => "char *".to_owned(),
            Type::Record(id) => format!("struct R{}", id.0),
            Type::Void => "void".to_owned(),
            Type::Float(_) => types.name(types.value_type(ty)),
            other => panic!("no value has type {other:?}"),
        }
    }

    pub(crate) fn object_name(id: ObjectId) -> String {
        format!("o{}", id.0)
    }

    fn static_object(&mut self, id: ObjectId, object: &Object) {
        let name = Self::object_name(id);
        let size = self.program.types.size_of(object.ty);
        match (&object.init, size) {
            (Some(init), Some(size)) => {
                // A flexible array member may reach beyond the size of its struct.
                let reach = init.entries.iter().map(|entry| self.end_of(entry)).max().unwrap_or(0);
                let size = size.max(reach);
                let _ = writeln!(
                    self.out,
                    "static B {name}[{size}] __attribute__((aligned({})));",
                    object.align
                );
            }
            _ => {
                let _ = writeln!(self.out, "extern B {name}[] __asm__(\"{}\");", object.name);
            }
        }
    }

    fn end_of(&self, entry: &InitEntry) -> u64 {
        let size = self.program.types.size_of(entry.ty).unwrap();
        let more = entry.repeat.map_or(0, |repeat| (repeat.count - 1) * repeat.stride);
        entry.offset + size + more
    }

    fn header(&self, id: FunctionId, function: &Function, named: bool) -> String {
        let ty = self.program.types.as_function(function.ty).unwrap();
        let name = if *function.name == *"main" { "main".to_owned() } else { format!("f{}", id.0) };
        let result = self.ctype(ty.result);
        let mut params: Vec<String> = if function.body.is_some() {
            let objects = function.params.iter().enumerate();
            objects.map(|(index, param)| format!("{} a{index}", self.ctype(param.passed))).collect()
        } else {
            match &ty.params {
                Params::Unspecified => {
                    return format!("{result} {name}() __asm__(\"{}\")", function.name);
                }
                Params::Prototype { types, .. } => types.iter().map(|&ty| self.ctype(ty)).collect(),
            }
        };
        let variadic = matches!(ty.params, Params::Prototype { variadic: true, .. });
        if variadic {
            params.push("...".to_owned());
        }
        if params.is_empty() {
            params.push("void".to_owned());
        }
        let params = params.join(", ");
        if function.body.is_none() {
            format!("{result} {name}({params}) __asm__(\"{}\")", function.name)
        } else if named || name == "main" {
            format!("{result} {name}({params})")
        } else {
            format!("static {result} {name}({params})")
        }
    }

    /// Static objects get their first values when `main` starts.
    fn initial_values(&mut self) {
        self.out += "static void initial_values(void) {\n";
        for (index, object) in self.program.objects.iter().enumerate() {
            if let Some(init) = &object.init {
                let id = ObjectId::new(index);
                let stores =
                    self.stores(None, &format!("((char *){})", Self::object_name(id)), init);
                self.out += &stores;
            }
        }
        self.out += "}\n";
    }

    /// Statements that store the entries of an initializer.
    fn stores(
        &mut self,
        body: Option<&symra_front_c::hir::Body>,
        base: &str,
        init: &Init,
    ) -> String {
        let mut out = String::new();
        for entry in &init.entries {
            if let InitValue::Units(units) = &entry.value {
                let element = self.program.types.element(entry.ty).unwrap();
                let size = self.program.types.size_of(element).unwrap();
                let ctype = self.ctype(element);
                let whole = self.program.types.size_of(entry.ty).unwrap();
                let (count, stride) =
                    entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
                for copy in 0..count {
                    let start = entry.offset + copy * stride;
                    let _ = writeln!(out, "__builtin_memset({base} + {start}, 0, {whole});");
                    for (index, unit) in units.iter().enumerate() {
                        let at = start + index as u64 * size;
                        let _ = writeln!(out, "*({ctype} *)({base} + {at}) = ({ctype}){unit}u;");
                    }
                }
                continue;
            }
            let value = match &entry.value {
                InitValue::Const(bits) => self.constant(*bits, entry.ty),
                InitValue::Address(address) => {
                    let base = match address.base {
                        AddressBase::Object(object) => {
                            format!("((char *){})", Self::object_name(object))
                        }
                        AddressBase::Function(function) => {
                            format!("((char *){})", self.function_name(function))
                        }
                    };
                    format!("(({})({base} + {}))", self.ctype(entry.ty), address.offset)
                }
                InitValue::Expr(value) => {
                    let body = body.expect("only automatic objects should have run-time values");
                    assert_eq!(body[*value].ty, entry.ty, "an initializer should be converted");
                    self.expr(body, *value)
                }
                InitValue::Units(_) => unreachable!(),
            };
            let ctype = self.ctype(entry.ty);
            let number = self.fresh();
            let (count, stride) =
                entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
            let at = format!("{base} + {} + ix{number} * {stride}l", entry.offset);
            let store = match entry.bits {
                Some(bits) => format!("bf_set({at}, {}, {}, v{number});", bits.first, bits.width),
                None => format!("*({ctype} *)({at}) = v{number};"),
            };
            let _ = writeln!(
                out,
                "{{ {ctype} v{number} = {value}; for (long ix{number} = 0; ix{number} < {count}l; ix{number}++) {store} }}"
            );
        }
        out
    }

    fn function_name(&self, id: FunctionId) -> String {
        if *self.program[id].name == *"main" && self.program[id].linkage == Linkage::External {
            "main".to_owned()
        } else {
            format!("f{}", id.0)
        }
    }

    pub(crate) fn constant(&self, bits: Bits, ty: TypeId) -> String {
        let ctype = self.ctype(ty);
        if let Some(kind) = self.program.types.float_kind(ty) {
            return float(bits, kind, &ctype);
        }
        let value = bits.to_u128();
        let (high, low) = ((value >> 64) as u64, value as u64);
        match self.program.types.int_kind(ty) {
            Some(IntKind::Int128 | IntKind::UInt128) => {
                format!("(({ctype})((unsigned __int128){high}ull << 64 | {low}ull))")
            }
            Some(_) => format!("(({ctype}){low}ull)"),
            None => format!("((char *)(unsigned long){low}ull)"),
        }
    }
}

fn float(bits: Bits, kind: FloatKind, ctype: &str) -> String {
    let pattern = bits.to_u128();
    let pattern = if matches!(kind, FloatKind::LongDouble | FloatKind::Float64x) {
        // The x87 format has its integer bit in memory.
        let upper = pattern >> 63;
        upper << 64 | u128::from(upper & 0x7fff != 0) << 63 | pattern & ((1 << 63) - 1)
    } else {
        pattern
    };
    let (high, low) = ((pattern >> 64) as u64, pattern as u64);
    format!("(((union {{ unsigned long long u[2]; {ctype} d; }}){{{{{low}ull, {high}ull}}}}).d)")
}
