//! Models of library functions, written in C, that are linked in where a program needs them.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;

use crate::hir::{Callee, ExprKind, FunctionId, Program};
use crate::intrinsic::{self, Shape, declared, table};
use crate::options::{Options, Purpose};
use crate::sema::{Input, Linker, analyse};
use crate::types::{DataModel, Params, TypeId};

/// The models that may wait for other threads.
pub(crate) const WAITS: &str = "<library>/pthread.c";

/// The files of models.
const FILES: [(&str, &str); 14] = [
    ("<library>/string.c", include_str!("../library/string.c")),
    ("<library>/stdlib.c", include_str!("../library/stdlib.c")),
    ("<library>/ctype.c", include_str!("../library/ctype.c")),
    ("<library>/math.c", include_str!("../library/math.c")),
    ("<library>/complex.c", include_str!("../library/complex.c")),
    ("<library>/stdio.c", include_str!("../library/stdio.c")),
    ("<library>/file.c", include_str!("../library/file.c")),
    ("<library>/scan.c", include_str!("../library/scan.c")),
    ("<library>/time.c", include_str!("../library/time.c")),
    ("<library>/wchar.c", include_str!("../library/wchar.c")),
    ("<library>/net.c", include_str!("../library/net.c")),
    ("<library>/cprover.c", include_str!("../library/cprover.c")),
    ("<library>/pthread.c", include_str!("../library/pthread.c")),
    ("<library>/threads.c", include_str!("../library/threads.c")),
];

/// What the names of all these files start with, and those of no program's.
const PREFIX: &str = "<library>/";

/// What starts a line that starts a part of a file; the names that it defines follow.
const MARK: &str = "\n//@ ";

/// What every model starts with, on the line of its names: types, inputs, and what models alone can do.
const PRELUDE: &str = "typedef __SIZE_TYPE__ size_t; typedef __PTRDIFF_TYPE__ ssize_t; \
    _Bool __symra_nondet_bool(void); char __symra_nondet_char(void); int __symra_nondet_int(void); \
    unsigned __symra_nondet_uint(void); long __symra_nondet_long(void); size_t __symra_nondet_size_t(void); \
    ssize_t __symra_nondet_ssize_t(void); float __symra_nondet_float(void); double __symra_nondet_double(void); \
    long double __symra_nondet_long_double(void); void __symra_nondet_memory(void *, size_t); \
    void __symra_assume(int); void __symra_approximated(void); void __symra_inexact(void); void __symra_any_errno(void); void __symra_set_errno(int); \
    void __symra_math_errno(void); int __symra_sign(int); int __symra_truth(int); _Bool __symra_running(void); \
    void __symra_access(const void *, size_t); void __symra_alive(const void *); void __symra_apart(const void *, size_t, const void *, size_t); \
    void __symra_not_null(const void *); void __symra_misuse(int, int); void __symra_bad_stream(void); void __symra_own_buffer(void); void __symra_stuck(void); int __symra_asks_deadlock(void); int __symra_asks_threads(void); int __symra_asks_ends(void); void *__symra_storage(size_t); void __symra_string(const char *); \
    void __symra_text(const char *, int); void __symra_wide_string(const int *); void __symra_stream(void *); \
    void __symra_unknown_format(void);\n";

/// What stands behind the names of a part whose arithmetic the program answers for.
const CHECKED: &str = "checked";

/// A part of a file: it is linked in if its first name is used and none of its names is defined.
struct Model {
    file: &'static str,
    names: Vec<&'static str>,
    text: &'static str,
}

fn models() -> impl Iterator<Item = Model> {
    FILES.iter().flat_map(|(file, text)| {
        text.split(MARK).skip(1).map(|part| {
            let (names, text) = part.split_once('\n').unwrap_or((part, ""));
            let names = names.split_whitespace().filter(|name| *name != CHECKED).collect();
            Model { file, names, text }
        })
    })
}

impl Model {
    /// What its file is called in messages.
    fn file_name(&self) -> String {
        format!("{}/{}", self.file, self.names[0])
    }

    fn text(&self, model: DataModel) -> String {
        with_prelude(self.text, model)
    }

    /// Whether the functions that a program declares by these names can be those of the library. What threads are made of has types
    /// that differ from system to system.
    fn is_meant(&self, program: &Program) -> bool {
        let shapes: Vec<(&str, Shape)> =
            self.names.iter().filter_map(|name| Some((*name, declared(program, name)?))).collect();
        if shapes.is_empty() || is_model_of_threads(&self.file_name()) {
            return true;
        }
        let model = program.types.model();
        let text = self.text(model);
        let own = analyse(&[Input { name: self.file, text: text.as_bytes() }], model).program;
        shapes.into_iter().all(|(name, shape)| {
            let meant = own.function_named(name);
            let meant = meant.and_then(|id| Shape::of(&own.types, own[id].ty));
            meant.is_none_or(|meant| meant.may_be_meant_by(&shape))
        })
    }
}

/// The text of a model with what all models need, and with the types that the preprocessor would give.
fn with_prelude(text: &str, model: DataModel) -> String {
    let (size, difference) = match model {
        DataModel::Ilp32 => ("unsigned int", "int"),
        DataModel::Lp64 => ("unsigned long", "long"),
    };
    format!("{PRELUDE}{text}")
        .replace("__SIZE_TYPE__", size)
        .replace("__PTRDIFF_TYPE__", difference)
}

/// Whether a file, or a place in a message, is in a model.
pub(crate) fn is_model(place: &str) -> bool {
    place.starts_with(PREFIX)
}

/// Whether a file is in the models of threads.
pub(crate) fn is_model_of_threads(file: &str) -> bool {
    let name = file.strip_prefix(PREFIX).unwrap_or_default();
    ["pthread.c/", "threads.c/"].iter().any(|models| name.starts_with(models))
}

/// Whether there is a model of a function.
pub(crate) fn has_model(name: &str) -> bool {
    static NAMES: LazyLock<FxHashSet<&str>> =
        LazyLock::new(|| models().flat_map(|model| model.names).collect());
    NAMES.contains(name)
}

/// Whether a function is a model whose arithmetic is our own affair: the program does not answer for what overflows there.
pub(crate) fn computes_for_itself(program: &Program, id: FunctionId) -> bool {
    static CHECKED_NAMES: LazyLock<FxHashSet<&str>> = LazyLock::new(|| {
        let parts = FILES.iter().flat_map(|(_, text)| text.split(MARK).skip(1));
        let heads = parts.filter_map(|part| part.lines().next()?.strip_suffix(CHECKED));
        heads.flat_map(str::split_whitespace).collect()
    });
    let function = &program[id];
    is_model(&program.sources[function.at.file.0 as usize].name)
        && !CHECKED_NAMES.contains(&*function.name)
}

/// Adds the models of the functions that a program uses and does not define, and of those that these use; but
/// not those whose file is in `except`.
pub(crate) fn link(linker: &mut Linker, options: &Options, except: &[String]) {
    let models: Vec<Model> = models().collect();
    let mut linked: FxHashSet<String> = FxHashSet::default();
    loop {
        let used = used(linker.program(), options);
        let program = linker.program();
        let is_defined =
            |name: &str| program.function_named(name).is_some_and(|id| program[id].body.is_some());
        let wanted: Vec<&Model> = models
            .iter()
            .filter(|model| {
                used.contains(model.names[0])
                    && !linked.contains(model.names[0])
                    && !except.contains(&model.file_name())
                    && !model.names.iter().any(|name| is_defined(name))
                    && model.is_meant(program)
            })
            .collect();
        let made = made(linker.program(), &used, &linked, except);
        if wanted.is_empty() && made.is_empty() {
            return;
        }
        for model in wanted {
            linked.insert(model.names[0].to_owned());
            let text = model.text(linker.program().types.model());
            linker.add(Input { name: &model.file_name(), text: text.as_bytes() });
        }
        for (name, text) in made {
            let text = with_prelude(&text, linker.program().types.model());
            linker.add(Input { name: &made_file(&name), text: text.as_bytes() });
            linked.insert(name);
        }
    }
}

/// What the file of a model is called that the table of functions gives.
fn made_file(name: &str) -> String {
    format!("{PREFIX}functions/{name}")
}

/// The models that the table of functions gives, by their names.
fn made(
    program: &Program,
    used: &FxHashSet<String>,
    linked: &FxHashSet<String>,
    except: &[String],
) -> Vec<(String, String)> {
    let mut made = Vec::new();
    for name in used.iter().filter(|name| !linked.contains(*name)) {
        let ty =
            program.function_named(name).and_then(|id| program.types.as_function(program[id].ty));
        let (Some(row), Some(ty)) = (table::row(name), ty) else { continue };
        if !intrinsic::is_meant(program, name) {
            continue;
        }
        let types = &program.types;
        let pointee = |index: usize| match &ty.params {
            Params::Prototype { types: params, .. } => {
                types.size_of(types.pointee(types.value_type(*params.get(index)?))?)
            }
            Params::Unspecified => None,
        };
        let text = row.model(name, pointee).filter(|_| !except.contains(&made_file(name)));
        made.extend(text.map(|text| (name.clone(), text)));
    }
    made.sort();
    made
}

/// The model that makes the strings a program is called with.
const ARGUMENTS: &str = "__symra_arguments";

/// The function that makes the strings which a program is called with, if the program looks at them.
pub(crate) fn arguments(program: &Program, options: &Options) -> Option<FunctionId> {
    let made = program.function_named(ARGUMENTS)?;
    (program[made].body.is_some() && uses_arguments(program, options)).then_some(made)
}

/// Whether a program is verified from its `main` on, and this uses the strings that it is called with.
fn uses_arguments(program: &Program, options: &Options) -> bool {
    let main = program.function_named("main").map(|id| &program[id]);
    let Some((main, body)) = main.and_then(|main| Some((main, main.body.as_ref()?))) else {
        return false;
    };
    let [count, list, ..] = main.params[..] else { return false };
    let types = &program.types;
    let pointee = types.pointee(list.passed).and_then(|ty| types.pointee(types.value_type(ty)));
    let is_used =
        |place: &crate::hir::Place| place.kind == crate::hir::PlaceKind::Object(list.object);
    options.purpose == Purpose::Verify
        && options.entry == "main"
        && count.passed == TypeId::INT
        && pointee.is_some_and(|ty| types.size_of(ty) == Some(1))
        && body.places.iter().any(is_used)
}

/// The names of the functions without a body that are used.
fn used(program: &Program, options: &Options) -> FxHashSet<String> {
    let mut used = FxHashSet::default();
    if uses_arguments(program, options) {
        used.insert(ARGUMENTS.to_owned());
    }
    let mut note = |id: FunctionId| {
        let function = &program[id];
        if function.body.is_none() && intrinsic::intrinsic_by_name(program, id, options).is_none() {
            used.insert(function.name.to_string());
        }
    };
    for function in &program.functions {
        let Some(body) = &function.body else { continue };
        for expr in &body.exprs {
            match expr.kind {
                ExprKind::Call { callee: Callee::Direct(id), .. } | ExprKind::FunctionAddr(id) => {
                    note(id);
                }
                _ => (),
            }
        }
    }
    for object in &program.objects {
        for entry in object.init.iter().flat_map(|init| &init.entries) {
            if let crate::hir::InitValue::Address(address) = entry.value
                && let crate::hir::AddressBase::Function(id) = address.base
            {
                note(id);
            }
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_model_is_valid_and_defines_its_names() {
        for model in models() {
            for data_model in [DataModel::Ilp32, DataModel::Lp64] {
                let text = model.text(data_model);
                let input = Input { name: model.file, text: text.as_bytes() };
                let analysis = analyse(&[input], data_model);
                assert!(
                    analysis.diagnostics.is_empty(),
                    "{:?}: {:?}",
                    model.names,
                    analysis.diagnostics
                );
                for name in &model.names {
                    let id = analysis.program.function_named(name);
                    let id = id.unwrap_or_else(|| panic!("{name} should be declared"));
                    assert!(analysis.program[id].body.is_some(), "{name} should be defined");
                }
            }
        }
    }

    #[test]
    fn models_are_linked_where_needed_and_give_way() {
        let linked = |text: &str| {
            let mut linker = Linker::new(DataModel::Lp64);
            linker.add(Input { name: "a.c", text: text.as_bytes() });
            link(&mut linker, &Options::default(), &[]);
            let program = linker.finish().program;
            let bodies = program.functions.iter().filter(|f| f.body.is_some());
            bodies.map(|f| f.name.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(linked("int abs(int); int main(void) { return abs(-1); }"), ["abs", "main"]);
        assert_eq!(linked("int abs(int); int main(void) { return 0; }"), ["main"]);
        assert_eq!(
            linked("int abs(int x) { return x; } int main(void) { return abs(-1); }"),
            ["abs", "main"]
        );
        let both = linked("int atexit(void (*)(void)); int main(void) { return atexit(0); }");
        assert_eq!(both, ["atexit", "main", "__symra_run_handlers", "exit"]);
    }
}
