//! From the typed representation to procedures of control-flow automata.
//!
//! Each C function that can be reached becomes a procedure. A full expression without calls and branches becomes one edge:
//! terms compose, and all that it assigns is assigned at once (see [`block`]). Objects live where the
//! [memory model](crate::memory) put them.

mod aligned;
mod arith;
mod block;
mod builtin;
mod call;
mod cfg;
mod check;
mod debug;
mod expr;
mod float;
mod frame;
mod heap;
mod inexact;
mod init;
mod intrinsic;
mod jump;
mod leak;
mod library;
mod locale;
mod nonlocal;
mod order;
mod overlap;
mod padding;
mod place;
mod pointer;
mod region;
mod span;
mod start;
mod state;
mod stmt;
mod threads;
mod value;
mod variadic;
mod write_set;
mod written;

pub(crate) use threads::creates_threads;

use std::fmt::Write as _;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{ClaimId, ClaimKind, Direction, LocRef, ProcId, ProgramBuilder, Task, VarId};
use symra_terms::{Sort, Term};

use crate::hir::{Body, FunctionId, ObjectId, Program, Storage};
use crate::intrinsic::Output;
use crate::library::{WAITS, computes_for_itself};
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS};
use crate::memory::{Home, Memory};
use crate::options::{Options, Purpose};
use crate::types::TypeId;
use arith::Kind;
use cfg::Loc;
use frame::Frame;
use state::{Concurrency, Machine, Names, ObjectTables, ObjectVars, Regions, Sites, VariableIndex};
use value::{Slot, flat};

/// A program with what is needed to run it.
#[derive(Clone, Debug)]
pub(crate) struct Lowered {
    pub(crate) task: Task,
    /// The places where something is printed.
    pub(crate) outputs: FxHashMap<LocRef, OutputCall>,
    /// The places where the program ends.
    pub(crate) halts: FxHashMap<LocRef, HaltKind>,
    /// The variable that holds the exit code.
    pub(crate) exit_code: Option<VarId>,
}

/// A call of a function that prints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OutputCall {
    pub(crate) output: Output,
    pub(crate) args: Vec<OutputArg>,
}

/// An argument that is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OutputArg {
    /// Holds its value.
    pub(crate) var: VarId,
    /// The region of the bytes that it points to.
    pub(crate) bytes: Option<VarId>,
}

/// How a program ends before its `main` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Halt {
    Exit(Term),
    Abort,
}

/// What is assumed where runs must end.
pub(crate) const ENDED: &str = "a run counts as ended at undefined behaviour: a signed overflow, a division by zero or an invalid memory access";

/// How a program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HaltKind {
    /// By `exit`, with the code in the variable for it.
    Exit,
    /// By `abort` or a signal.
    Abort,
}

/// The parameters and results of a procedure.
#[derive(Clone, Debug)]
struct Signature {
    proc: ProcId,
    /// The sorts of the terms of each parameter.
    params: Vec<Vec<Sort>>,
    variables: Vec<Vec<Slot>>,
    variadic: bool,
    more: Option<Slot>,
    results: Vec<Sort>,
    result_vars: Vec<VarId>,
}

/// A program on its way to procedures.
struct Lower<'p> {
    program: &'p Program,
    options: &'p Options,
    entry: FunctionId,
    memory: Memory,
    builder: ProgramBuilder,
    signatures: FxHashMap<FunctionId, Signature>,
    /// What functions do to others.
    summaries: order::Summaries,
    vars: ObjectVars,
    regions: Regions,
    tables: ObjectTables,
    machine: Machine,
    concurrency: Concurrency,
    /// What contracts let be written.
    write_sets: write_set::WriteSets,
    frame: Frame<'p>,
    names: Names,
    /// The functions without a body whose effects were told of.
    unknown: FxHashSet<FunctionId>,
    sites: Sites,
    debug: debug::Collected,
    index: VariableIndex,
}

/// Lowers a program that starts in `entry`.
pub(crate) fn lower(program: &Program, options: &Options, entry: FunctionId) -> Lowered {
    let memory = Memory::new(program, options, entry);
    let environment = library::Environment::new(program, &memory, options, entry);
    let mut builder = ProgramBuilder::new();
    for source in &program.sources {
        builder.source(source.clone());
    }
    builder.at(Some(program[entry].at));
    let start = builder.procedure("_start");
    let own = Options { checks: options.checks.without_arithmetic(), ..options.clone() };
    let mut lower = Lower {
        program,
        options,
        entry,
        memory,
        builder,
        signatures: FxHashMap::default(),
        summaries: order::Summaries::default(),
        vars: ObjectVars::default(),
        regions: Regions::default(),
        tables: ObjectTables::default(),
        machine: Machine { environment, ..Machine::default() },
        concurrency: Concurrency {
            threads: threads::Threads::new(program, options),
            ..Concurrency::default()
        },
        write_sets: write_set::WriteSets::default(),
        frame: Frame::new(start, None, None),
        names: Names::default(),
        unknown: FxHashSet::default(),
        sites: Sites::default(),
        debug: debug::Collected::default(),
        index: VariableIndex::default(),
    };
    lower.names.procedures.insert("_start".to_owned());
    lower.globals();
    if options.purpose != Purpose::Run {
        let checked = lower.checks_wanted();
        let errno = lower.machine.environment.errno;
        lower.summaries =
            order::summarise(program, options, &lower.memory, order::Known { checked, errno });
        if lower.concurrency.threads.is_some() {
            lower.summaries.share(program);
        }
    }
    let functions = lower.memory.flow.reachable.clone();
    for &function in &functions {
        lower.declare_function(function);
    }
    lower.find_write_sets();
    for &function in &functions {
        lower.options = if computes_for_itself(program, function) { &own } else { options };
        lower.function(function);
    }
    lower.options = options;
    lower.start(start);
    lower.claims_of_runs();
    lower.assumed_of_atomics();
    let info = lower.debug_info();
    let primitives = lower.thread_primitives();
    lower.waiting();
    let mut task = lower.builder.finish().unwrap_or_else(|errors| {
        let first = errors.first().map(ToString::to_string).unwrap_or_default();
        panic!("a lowered program should be well formed: {first}")
    });
    task.program.debug = Some(std::sync::Arc::new(info));
    if let Some(primitives) = primitives {
        task = threads::interleaved(task, &primitives);
    }
    Lowered {
        task,
        outputs: lower.sites.outputs,
        halts: lower.sites.halts,
        exit_code: lower.machine.exit_code,
    }
}

impl<'p> Lower<'p> {
    /// What is asked or assumed of whole runs.
    fn claims_of_runs(&mut self) {
        if self.options.checks.termination {
            self.builder.at(Some(self.program[self.entry].at));
            self.builder.claim(ClaimKind::Termination, "termination", "a run does not end");
            self.builder.at(None);
            self.builder.approximate(Direction::Assumed, ENDED);
        }
        if let (Some(at), true) = (self.program.weak_order, self.concurrency.threads.is_some()) {
            self.builder.at(Some(at));
            let what = "a weaker memory order is taken for sequential consistency";
            self.builder.approximate(Direction::Under, what);
            self.builder.at(None);
        }
        self.weak_objects();
        self.locales();
    }

    /// What is taken for granted of atomic operations.
    fn assumed_of_atomics(&mut self) {
        if let Some(at) = self.program.weak_exchange {
            self.builder.at(Some(at));
            let what = "a weak compare-and-exchange fails only where the values differ";
            self.builder.approximate(Direction::Assumed, what);
            self.builder.at(None);
        }
    }

    /// Whether the address of a weak object is null is for the linker to say, where no file defines it.
    fn weak_objects(&mut self) {
        for object in &self.program.weak {
            let is_used = self.memory.flow.objects[object.index()].cell.is_some();
            if self.program[*object].init.is_none() && is_used {
                let what = format!(
                    "whether the weak object `{}` is defined is not known",
                    self.program[*object].name
                );
                for direction in [Direction::Over, Direction::Under] {
                    self.builder.approximate(direction, &what);
                }
            }
        }
    }

    /// What is not known of waits for signals.
    fn waiting(&mut self) {
        let waits = |function: &FunctionId| {
            let file = self.program[*function].at.file.0 as usize;
            &*self.program[*function].name == "pause"
                && self.program[*function].body.is_some()
                && self.program.sources[file].name.starts_with(WAITS)
        };
        if self.options.checks.termination && self.memory.flow.reachable.iter().any(waits) {
            for direction in [Direction::Over, Direction::Under] {
                self.builder.approximate(direction, "whether signals arrive is not modelled");
            }
        }
    }

    fn globals(&mut self) {
        self.check_variables();
        self.jump_variables();
        if self.memory.flow.sets_rounding {
            self.machine.rounding = Some(self.builder.global("rounding mode", &Sort::RoundingMode));
        }
        if self.options.purpose == Purpose::Run {
            let var = self.builder.global("exit code", &Sort::Bv(32));
            self.machine.exit_code = Some(self.builder.temporary(var));
        }
    }

    /// The body that is lowered.
    fn body(&self) -> &'p Body {
        self.frame.body.expect("code should be in a body")
    }

    /// The variables of an object that is split.
    fn parts_of(&mut self, object: ObjectId) -> Vec<Slot> {
        if let Some(vars) = self.vars.parts.get(&object) {
            return vars.clone();
        }
        let Some(Home::Parts(parts)) = self.memory.homes[object.index()].clone() else {
            return Vec::new();
        };
        let data = &self.program[object];
        self.builder.at(Some(data.at));
        let whole = self.program.types.size_of(data.ty);
        let is_temporary =
            matches!(data.origin, crate::hir::Origin::Temporary | crate::hir::Origin::Extent);
        let mut slots = Vec::with_capacity(parts.len());
        for part in &parts {
            let single = part.offset == 0 && self.program.types.is_scalar(data.ty);
            let name = if single || (part.offset == 0 && Some(part.len) == whole) {
                data.name.to_string()
            } else {
                format!("{}{}", data.name, self.part_of(data.ty, part.offset).0)
            };
            let mut own = Vec::new();
            for sort in flat(&part.sort) {
                let name = if own.is_empty() { name.clone() } else { format!("{name}+") };
                own.push(match data.storage {
                    Storage::Static | Storage::ThreadLocal => self.builder.global(&name, &sort),
                    Storage::Automatic(function) => {
                        let proc = self.signatures[&function].proc;
                        self.builder.local(proc, &name, &sort)
                    }
                });
            }
            let slot = Self::slots(std::slice::from_ref(&part.sort), &own)[0];
            if is_temporary {
                for var in slot.variables() {
                    self.builder.temporary(var);
                }
            } else {
                let leaf = self.part_of(data.ty, part.offset).1;
                self.describe_slot(slot, leaf);
            }
            slots.push(slot);
        }
        self.vars.parts.insert(object, slots.clone());
        slots
    }

    /// What a part of an object is called in C, as `.x`, `[3]`, `[3].x`, and its type.
    fn part_of(&self, ty: TypeId, offset: u64) -> (String, TypeId) {
        let types = &self.program.types;
        let (mut ty, mut offset, mut name) = (ty, offset, String::new());
        loop {
            match types.kind(ty) {
                crate::types::Type::Array(element, _) => {
                    let size = types.size_of(element).unwrap_or(1).max(1);
                    let _ = write!(name, "[{}]", offset / size);
                    offset %= size;
                    ty = element;
                }
                crate::types::Type::Record(id) => {
                    let Some(layout) = &types.record(id).layout else { return (name, ty) };
                    let field = layout.fields.iter().rev().find(|field| {
                        field.offset <= offset && field.bits.is_none_or(|bits| bits.width > 0)
                    });
                    let Some(field) = field else { return (name, ty) };
                    if let Some(member) = &field.name {
                        name.push('.');
                        name.push_str(member);
                    }
                    offset -= field.offset;
                    ty = field.ty;
                }
                _ if offset == 0 => return (name, ty),
                _ => return (format!("{name}+{offset}"), TypeId::VOID),
            }
        }
    }

    /// Makes the procedure of a function, its parameters and results.
    fn declare_function(&mut self, id: FunctionId) {
        let function = &self.program[id];
        self.builder.at(Some(function.at));
        let mut name = function.name.to_string();
        while !self.names.procedures.insert(name.clone()) {
            name.push('\'');
        }
        let proc = self.builder.procedure(&name);
        let mut params = Vec::new();
        let mut variables = Vec::new();
        for param in &function.params {
            let sorts = self.sorts(param.passed);
            let object = &self.program[param.object];
            let mut vars = Vec::with_capacity(sorts.len());
            for sort in sorts.iter().flat_map(flat) {
                self.builder.at(Some(object.at));
                vars.push(self.builder.parameter(proc, &object.name, &sort));
            }
            let slots = Self::slots(&sorts, &vars);
            if let [slot] = slots[..] {
                self.describe_slot(slot, param.passed);
            }
            if self.is_own(param.object, &sorts, param.passed) {
                self.vars.parts.insert(param.object, slots.clone());
            } else {
                for var in &vars {
                    self.builder.temporary(*var);
                }
            }
            params.push(sorts);
            variables.push(slots);
        }
        let variadic = self.is_variadic(id);
        let more = variadic.then(|| {
            let [object, offset] = [OBJECT_BITS, OFFSET_BITS].map(|width| {
                let var = self.builder.parameter(proc, "more arguments", &Sort::Bv(width));
                self.builder.temporary(var)
            });
            Slot::Pointer(object, offset)
        });
        let result =
            self.program.types.as_function(function.ty).map_or(TypeId::VOID, |ty| ty.result);
        let results = self.sorts(result);
        self.builder.at(Some(function.at));
        let result_vars: Vec<VarId> = results
            .iter()
            .flat_map(flat)
            .map(|sort| self.builder.result(proc, "result", &sort))
            .collect();
        if let [slot] = Self::slots(&results, &result_vars)[..] {
            self.describe_slot(slot, result);
        }
        for var in &result_vars {
            self.builder.temporary(*var);
        }
        let signature = Signature { proc, params, variables, variadic, more, results, result_vars };
        self.signatures.insert(id, signature);
    }

    /// Whether the variables of a parameter can be those of its object.
    fn is_own(&self, object: ObjectId, sorts: &[Sort], passed: TypeId) -> bool {
        let types = &self.program.types;
        let Some(Home::Parts(parts)) = &self.memory.homes[object.index()] else { return false };
        let same_type = types.value_type(self.program[object].ty) == types.value_type(passed)
            || types.size_of(self.program[object].ty) == types.size_of(passed);
        match (parts.as_slice(), sorts) {
            ([part], [sort]) => same_type && part.offset == 0 && part.sort == *sort,
            _ => false,
        }
    }

    /// Lowers a function.
    fn function(&mut self, id: FunctionId) {
        let signature = self.signatures[&id].clone();
        let program = self.program;
        let Some(body) = &program[id].body else { return };
        self.frame = Frame::new(signature.proc, Some(id), Some(body));
        self.frame.position = Some(program[id].at);
        self.frame.results.clone_from(&signature.result_vars);
        self.frame.more = signature.more;
        let objects = &self.memory.flow.objects;
        self.frame.control.skips = body.locals.iter().any(|object| objects[object.index()].skipped);
        let homes = &self.memory.homes;
        self.frame.lifetimes.renews =
            body.locals.iter().any(|object| homes[object.index()] == Some(Home::Fresh));
        self.prepare_allocations();
        self.enter_jumps();
        self.enter(id, &signature);
        self.start_of_thread(id);
        if let Some(root) = body.root {
            self.stmt(root);
        }
        if *program[id].name == *"main" {
            self.return_zero();
        }
        self.leave();
        self.land();
        self.finish(signature.proc);
    }

    /// Leaves the function.
    fn leave(&mut self) {
        self.flush();
        self.leave_blocks(0);
        self.kill_parameters();
        self.goto(Loc::EXIT);
    }

    /// Puts the arguments where the parameters live.
    fn enter(&mut self, id: FunctionId, signature: &Signature) {
        let program = self.program;
        for (param, vars) in program[id].params.iter().zip(&signature.variables) {
            if self.vars.parts.get(&param.object).is_some_and(|own| own == vars) && !vars.is_empty()
            {
                continue;
            }
            self.come_to_life(param.object);
            let ty = program.types.value_type(program[param.object].ty);
            let terms: Vec<Term> = vars.iter().map(|slot| self.slot_term(*slot)).collect();
            let value = self.assemble(param.passed, terms);
            let value = match (value.term(), self.sort(ty)) {
                (Some(term), Some(sort)) if *self.builder.pool().sort(term) != sort => {
                    value::Val::Scalar(self.narrow(term, &sort))
                }
                _ => value,
            };
            let spot = self.object_spot(param.object);
            self.write(&place::Target { spot, ty, bits: None }, &value);
        }
        self.flush();
    }

    /// A promoted argument as the parameter's own type.
    fn narrow(&mut self, term: Term, sort: &Sort) -> Term {
        let from = self.builder.pool().sort(term).clone();
        match (from, sort) {
            (Sort::Float(_), Sort::Float(format)) => {
                let mode = self.rounding();
                self.builder.pool().fp_from_fp(*format, mode, term)
            }
            (Sort::Bv(_), Sort::Bv(width)) => self.resize(term, *width, false),
            (Sort::Bv(_), Sort::Bool) => self.truth(term),
            _ => self.any_term(sort),
        }
    }

    /// Makes the procedure of what was lowered.
    fn finish(&mut self, proc: ProcId) {
        let frame = std::mem::replace(&mut self.frame, Frame::new(proc, None, None));
        let emitted = frame.cfg.emit(&mut self.builder, proc);
        for (loc, output) in frame.notes.outputs {
            if let Some(loc) = emitted.location(loc) {
                self.sites.outputs.insert(LocRef { proc, loc }, output);
            }
        }
        for (loc, halt) in frame.notes.halts {
            if let Some(loc) = emitted.location(loc) {
                self.sites.halts.insert(LocRef { proc, loc }, halt);
            }
        }
        let reached = |loc| emitted.location(loc).is_some();
        for record in inexact::merged(frame.notes.approximations, reached) {
            self.builder.at(record.position);
            self.builder.approximate_values(record.direction, &record.what, record.scope);
        }
        for (loc, branch) in frame.notes.branches {
            if let Some(loc) = emitted.location(loc) {
                self.debug.branch(LocRef { proc, loc }, branch);
            }
        }
        for loc in frame.notes.assumptions {
            if let Some(loc) = emitted.location(loc) {
                self.debug.assumption(LocRef { proc, loc });
            }
        }
        for (loc, input) in frame.notes.inputs {
            if let Some(loc) = emitted.location(loc) {
                self.sites.inputs.insert(LocRef { proc, loc }, input);
            }
        }
    }

    /// A new claim at the current position.
    fn claim(&mut self, kind: ClaimKind, name: &str, message: &str) -> ClaimId {
        let position = self.frame.position;
        let file = position.map_or("", |position| {
            let file = &self.program.sources[position.file.0 as usize].name;
            file.rsplit('/').next().unwrap_or(file)
        });
        let function = self.frame.function.map_or("", |id| &*self.program[id].name);
        let line = position.map_or(0, |position| position.line);
        let stem = format!("{file}:{function}:{name}:{line}");
        let count = self.names.claims.entry(stem.clone()).or_insert(0);
        *count += 1;
        let full = format!("{stem}#{count}");
        self.builder.at(position);
        self.builder.claim(kind, &full, message)
    }

    /// Adds a check: its claim is violated where `bad` holds.
    fn check(&mut self, kind: Kind, bad: Term, message: &str) {
        self.check_as(kind.claim(), kind.name(), bad, message);
    }

    /// Whether expressions without effect must be evaluated for their checks.
    fn checks_wanted(&self) -> bool {
        let checks = &self.options.checks;
        checks.signed_overflow
            || checks.unsigned_overflow
            || checks.shift
            || checks.div_by_zero
            || checks.conversion
            || checks.nan
            || checks.vla_bound
            || checks.deref
            || checks.bounds
            || checks.pointer_arithmetic
            || checks.misaligned
            || checks.uninitialised
            || checks.arguments
    }

    /// Violates a claim; what follows is not reached from here.
    fn violate(&mut self, kind: ClaimKind, name: &str, message: &str) {
        self.flush();
        let claim = self.claim(kind, name, message);
        let error = self.location();
        self.frame.cfg.claim(error, claim);
        let (here, position) = (self.frame.here, self.frame.position);
        self.frame.cfg.skip(here, error, position);
        self.frame.here = self.location();
    }

    /// A construct that is not modelled: who reaches it knows nothing.
    fn unsupported(&mut self, what: &str) {
        self.violate(ClaimKind::Unsupported, "unsupported", &format!("{what} is not supported"));
    }

    /// Ends the program.
    fn halt(&mut self, halt: Halt) {
        if let (Halt::Exit(code), Some(var)) = (halt, self.machine.exit_code) {
            let code = self.resize(code, 32, false);
            self.write_var(var, code);
        }
        if matches!(halt, Halt::Abort) {
            self.check_cleanup();
        }
        self.flush();
        let end = self.location();
        self.frame.cfg.name(end, "halt");
        let kind = match halt {
            Halt::Exit(_) => HaltKind::Exit,
            Halt::Abort => HaltKind::Abort,
        };
        self.frame.notes.halts.push((end, kind));
        let (here, position) = (self.frame.here, self.frame.position);
        self.frame.cfg.skip(here, end, position);
        self.frame.here = self.location();
    }
}
