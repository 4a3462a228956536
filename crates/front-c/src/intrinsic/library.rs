//! Functions of the C library, of POSIX and of glibc that do more than return a value.

use super::Intrinsic;
use super::table::{self, Meaning, Otherwise};
use crate::hir::{FunctionId, Program};
use crate::types::{Params, Quals, Type, TypeId, TypeTable};

/// The streams and directories of the library: what lies there is its own affair.
const OPAQUE: [&str; 4] = ["_IO_FILE", "FILE", "__dirstream", "DIR"];

/// Structs that are nested deeper hold pointers.
const DEEP: u32 = 8;

/// What a function of the library does that writes to memory or calls back, if it is declared such that it can.
pub(super) fn writer(program: &Program, function: FunctionId) -> Option<Intrinsic> {
    let is_of_system = is_of_system(program, function);
    let function = &program[function];
    let name = stem(&function.name);
    let intrinsic = match table::row(name).or_else(|| table::row(name.strip_suffix("64")?)) {
        Some(row) if row.fills() => Intrinsic::Fills,
        Some(row) => match row.meaning {
            Meaning::Other | Meaning::Model(Some(Otherwise::Other)) => Intrinsic::Writes,
            _ => return None,
        },
        None if is_of_system && function.body.is_none() && !function.noreturn => {
            return Some(Intrinsic::Unmodelled);
        }
        None => return None,
    };
    let types = &program.types;
    let is_able = types.as_function(function.ty).is_none_or(|ty| match &ty.params {
        Params::Unspecified | Params::Prototype { variadic: true, .. } => true,
        Params::Prototype { types: params, .. } => params.iter().any(|ty| is_open(types, *ty)),
    });
    is_able.then_some(intrinsic)
}

/// Whether a function was declared by a header of the system: it is one of a library, whether we know it or not.
pub(super) fn is_of_system(program: &Program, function: FunctionId) -> bool {
    let file = &program.sources[program[function].at.file.0 as usize].name;
    file.starts_with("/usr/include/") || file.starts_with("/usr/lib/gcc/")
}

/// Whether a function of the library may write through, or call, a pointer of this type.
pub(crate) fn is_open(types: &TypeTable, pointer: TypeId) -> bool {
    let Some(pointee) = types.pointee(types.value_type(pointer)) else {
        return types.as_record(pointer).is_some() && holds_pointer(types, pointer, DEEP);
    };
    if types.quals_of(pointee).contains(Quals::CONST) {
        // What a constant struct points to need not be constant.
        return types.as_record(pointee).is_some() && holds_pointer(types, pointee, DEEP);
    }
    match types.kind(pointee) {
        Type::Record(id) => {
            let tag = types.record(id).tag.as_deref();
            !tag.is_some_and(|tag| OPAQUE.contains(&tag))
        }
        _ => true,
    }
}

/// Whether there are pointers in what has this type.
fn holds_pointer(types: &TypeTable, ty: TypeId, depth: u32) -> bool {
    match types.kind(ty) {
        Type::Pointer(_) => true,
        Type::Array(element, _) => holds_pointer(types, element, depth),
        Type::Record(id) => {
            let fields = types.record(id).layout.iter().flat_map(|layout| &layout.fields);
            let mut fields = fields.map(|field| field.ty);
            depth == 0 || fields.any(|ty| holds_pointer(types, ty, depth - 1))
        }
        _ => false,
    }
}

/// The name of the function that does what this one does, with or without a look at sizes or a lock, in one version of C or another.
pub(crate) fn stem(name: &str) -> &str {
    let plain = name.strip_prefix("__isoc99_").or_else(|| name.strip_prefix("__isoc23_"));
    let checked = || name.strip_prefix("__").and_then(|name| name.strip_suffix("_chk"));
    let unlocked = || name.strip_suffix("_unlocked");
    plain.or_else(checked).or_else(unlocked).unwrap_or(name)
}
