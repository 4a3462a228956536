//! Where a program starts: initial values, then `main`.

use rustc_hash::FxHashSet;
use symra_ir::{Direction, ProcId};
use symra_terms::{RoundingMode, Sort, Value};

use super::Lower;
use super::cfg::Loc;
use super::frame::Frame;
use super::pointer::is_pointer;
use super::value::Val;
use crate::hir::{FunctionId, ObjectId, Storage};
use crate::memory::graph::{Cell, NodeId};
use crate::memory::objects::OFFSET_BITS;
use crate::options::Purpose;
use crate::types::TypeId;

impl Lower<'_> {
    /// Lowers the procedure that sets up static objects and calls the entry.
    pub(super) fn start(&mut self, proc: ProcId) {
        self.frame = Frame::new(proc, None, None);
        self.frame.position = Some(self.program[self.entry].at);
        self.static_objects();
        self.other_globals();
        self.start_checks();
        self.start_write_sets();
        self.start_jumps();
        self.flush();
        self.run_all(true);
        let result = self.call_entry();
        if let (Some(var), Val::Scalar(code)) = (self.machine.exit_code, &result) {
            let code = match self.builder.pool().sort(*code) {
                Sort::Bv(_) => self.resize(*code, 32, true),
                _ => self.builder.pool().bv(0, 32),
            };
            self.write_var(var, code);
            self.flush();
        }
        if let Some(handlers) = self.program.function_named("__symra_run_handlers")
            && self.signatures.contains_key(&handlers)
        {
            self.call_function(handlers, Vec::new(), TypeId::VOID);
        }
        self.run_destructors();
        self.check_leaks();
        self.goto(Loc::EXIT);
        self.land();
        self.finish(proc);
        self.builder.main(proc);
    }

    /// Static objects have their initial values: zero where none is given.
    fn static_objects(&mut self) {
        let mut zeroed: FxHashSet<NodeId> = FxHashSet::default();
        for index in 0..self.regions.list.len() {
            let region = self.regions.list[index];
            // Where all is static, the background is zero.
            if !self.memory.dynamic.contains(&region.node)
                && !self.machine.environment.arguments.contains(&region.node)
                && self.all_defined(region.node)
            {
                let sort = self.var_sort(region.var);
                let zero = self.builder.pool().constant(Value::default_of(&sort));
                self.write_var(region.var, zero);
                zeroed.insert(region.node);
            }
        }
        self.start_written();
        // A field that no code reads or writes needs no value.
        self.regions.complete = true;
        for index in 0..self.program.objects.len() {
            let object = ObjectId::new(index);
            let data = &self.program[object];
            if matches!(data.storage, Storage::Automatic(_)) {
                continue;
            }
            let Some(cell) = self.memory.flow.objects[index].cell else { continue };
            if data.init.is_none() {
                self.undefined_object(object);
                self.note_written(object);
                continue;
            }
            let node = self.memory.root(cell).node;
            self.init_static(object, zeroed.contains(&node));
        }
    }

    fn all_defined(&self, node: NodeId) -> bool {
        self.memory
            .residents
            .get(&node)
            .is_some_and(|objects| objects.iter().all(|id| self.program[*id].init.is_some()))
    }

    fn undefined_object(&mut self, object: ObjectId) {
        let data = &self.program[object];
        self.builder.at(Some(data.at));
        let what = format!("`{}` is defined nowhere: it is assumed to have any value", data.name);
        self.builder.approximate(Direction::Assumed, &what);
    }

    fn other_globals(&mut self) {
        if let Some(var) = self.tables.next {
            let first = self.memory.objects.first_free();
            let first = self.object(first);
            self.write_var(var, first);
        }
        if let Some(var) = self.machine.rounding {
            let mode = self.builder.pool().rounding_mode(RoundingMode::NearestEven);
            self.write_var(var, mode);
        }
        if let Some(var) = self.machine.exit_code {
            let zero = self.builder.pool().bv(0, 32);
            self.write_var(var, zero);
        }
    }

    /// Runs the constructors (`before`) or destructors by their priority.
    fn run_all(&mut self, before: bool) {
        let mut all: Vec<(u32, FunctionId)> = Vec::new();
        for (index, function) in self.program.functions.iter().enumerate() {
            let priority = if before { function.constructor } else { function.destructor };
            if let (Some(priority), Some(_)) = (priority, &function.body) {
                all.push((priority, FunctionId::new(index)));
            }
        }
        all.sort_by_key(|(priority, _)| *priority);
        if !before {
            all.reverse();
        }
        for (_, function) in all {
            self.call_function(function, Vec::new(), TypeId::VOID);
        }
    }

    /// Runs the destructors, as at the end of a program. One that ends the program itself does not start over.
    pub(super) fn run_destructors(&mut self) {
        if self.frame.function.is_none_or(|id| self.program[id].destructor.is_none()) {
            self.run_all(false);
        }
    }

    fn call_entry(&mut self) -> Val {
        let entry = self.entry;
        let program = self.program;
        let result =
            program.types.as_function(program[entry].ty).map_or(TypeId::VOID, |ty| ty.result);
        let mut args: Vec<(TypeId, Val)> = Vec::new();
        let arguments = crate::library::arguments(program, self.options);
        for (index, param) in program[entry].params.iter().enumerate() {
            let value = match (self.options.purpose, index) {
                (Purpose::Run, 0) => {
                    let sort = self.sort(param.passed).unwrap_or(Sort::Bv(32));
                    match sort {
                        Sort::Bv(width) => Val::Scalar(self.builder.pool().bv(1, width)),
                        other => Val::Scalar(self.any_term(&other)),
                    }
                }
                (Purpose::Run, _) => self.any_value(param.passed),
                (Purpose::Verify, 1) if arguments.is_some() => {
                    let made = arguments.expect("a model of the arguments");
                    let count = args.clone();
                    for (_, value) in &args {
                        self.hold_value(value);
                    }
                    let list = self.call_function(made, count, param.passed);
                    for (_, value) in args.iter_mut().rev() {
                        *value = self.release_value(value);
                    }
                    list
                }
                (Purpose::Verify, _) => {
                    self.check_argument(param.object);
                    let name = &program[param.object].name;
                    self.input_value(
                        format!("argument {name} of {}", program[entry].name),
                        param.passed,
                    )
                }
            };
            if let (Purpose::Verify, 0, Val::Scalar(count)) = (self.options.purpose, index, &value)
                && *program[entry].name == *"main"
                && let Sort::Bv(width) = *self.builder.pool().sort(*count)
            {
                // The number of arguments is not negative.
                let pool = self.builder.pool();
                let zero = pool.bv(0, width);
                let fine = pool.bv_sle(zero, *count);
                self.assume(fine);
            }
            args.push((param.passed, value));
        }
        if self.options.purpose == Purpose::Verify
            && *program[entry].name == *"main"
            && arguments.is_none()
        {
            self.last_argument(&args);
        }
        self.call_function(entry, args, result)
    }

    /// A null pointer follows the last argument of `main`.
    fn last_argument(&mut self, args: &[(TypeId, Val)]) {
        let [(_, Val::Scalar(count)), (_, Val::Scalar(list)), ..] = *args else { return };
        let Some(cell) = self.argument_cell(self.program[self.entry].params[1].object) else {
            return;
        };
        let size = self.program.types.model().pointer_size();
        let pool = self.builder.pool();
        if pool.sort(count).bv_width().is_none() || !is_pointer(pool, list) {
            return;
        }
        let count = self.resize(count, OFFSET_BITS, true);
        let size_term = self.bytes(size);
        let offset = self.builder.pool().bv_mul(count, size_term);
        let end = self.moved_by(list, offset);
        // This is exact, whatever else is not.
        let arguments = std::mem::take(&mut self.machine.environment.arguments);
        let last = self.load_pointer(cell, end);
        self.machine.environment.arguments = arguments;
        let null = self.null();
        let is_null = self.builder.pool().eq(last, null);
        self.assume(is_null);
    }

    /// Where a parameter of the entry points to, if something there is used.
    fn argument_cell(&self, param: ObjectId) -> Option<Cell> {
        let graph = &self.memory.flow.graph;
        let root = graph.root(self.memory.flow.objects[param.index()].cell?);
        let field = graph.field_at(root).map(|index| graph.fields(root.node)[index]);
        let pointee = field.and_then(|field| field.pointee)?;
        (!graph.fields(graph.root(pointee).node).is_empty()).then_some(pointee)
    }

    /// What a parameter of the entry points to is arbitrary memory, of which no check knows the size.
    fn check_argument(&mut self, param: ObjectId) {
        let checks = &self.options.checks;
        let checked = checks.needs_objects() || checks.misaligned || checks.uninitialised;
        if self.argument_cell(param).is_some() && checked {
            self.unsupported("what an argument of the program points to, with checks of memory,");
        }
    }
}
