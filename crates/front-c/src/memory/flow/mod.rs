//! The flow of pointers through a program: reachable functions, escaping objects, and the points-to graph.
//!
//! One walk over the code that can be reached from the entry. Every value of integer or pointer type may carry a pointer; its
//! *flow* is the cell that such a pointer points to. The flow of a struct or union is the cell where it lies.

mod elements;
mod expr;
mod extent;
mod pins;
mod stmt;

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};

pub(crate) use self::elements::Element;
use self::elements::Elements;
pub(crate) use self::extent::{Extent, extent, product};
use super::chunks::{Chunks, is_huge, scalar_len};
use super::graph::{Access, CallSite, Cell, Graph};
use super::objects::POINTER_BITS;
use super::skipped::skipped;
use super::steps::round_up;
use crate::hir::{
    AddressBase, Body, Builtin, ExprId, ExprKind, FunctionId, InitValue, Linkage, ObjectId,
    PlaceId, PlaceKind, Program, Storage, Stride,
};
use crate::intrinsic::{Intrinsic, intrinsic};
use crate::options::Options;
use crate::types::{DataModel, Params, Type, TypeId};
use symra_terms::Sort;

/// Structs with more chunks than this are copied by joining their classes.
pub(crate) const FEW_CHUNKS: usize = 32;
/// An object with more different accesses than this is not split.
const FEW_ACCESSES: usize = 64;

/// What was found out about an object.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is found out on its own")]
pub(crate) struct ObjectUse {
    /// Its first byte; none if nothing uses it.
    pub(crate) cell: Option<Cell>,
    /// Whether it must live in memory.
    pub(crate) escapes: bool,
    /// The bytes that are accessed directly and, of scalars, the sort of the value.
    pub(crate) accesses: Vec<(u64, u64, Option<Sort>)>,
    /// Whether it comes to life without an initializer somewhere.
    pub(crate) bare: bool,
    /// Whether it may come to life several times in a call.
    pub(crate) again: bool,
    /// Whether a jump may skip its declaration.
    pub(crate) skipped: bool,
    /// Whether a function inside of the one it belongs to uses it.
    pub(crate) captured: bool,
}

/// A call, as far as pointers are concerned.
#[derive(Clone, Debug)]
struct CallFlow {
    args: Vec<(TypeId, Option<Cell>)>,
    /// Where the result lies.
    result: Cell,
    result_type: TypeId,
    caller: FunctionId,
}

/// What the walk found.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is found out on its own")]
pub(crate) struct Flow {
    pub(crate) graph: Graph,
    pub(crate) objects: Vec<ObjectUse>,
    /// What the pointer of a dereference points to.
    pub(crate) derefs: FxHashMap<(FunctionId, PlaceId), Cell>,
    /// The pointers to elements of arrays in structs that lead to nothing else.
    pub(crate) elements: FxHashMap<(FunctionId, ExprId), Element>,
    /// What some other pointers point to: arguments of intrinsics, and pointers that are called.
    pub(crate) pointers: FxHashMap<(FunctionId, ExprId), Cell>,
    /// The functions with a body that may run, in the order they were met.
    pub(crate) reachable: Vec<FunctionId>,
    /// Who calls whom.
    pub(crate) calls: Vec<(FunctionId, FunctionId)>,
    /// The cells of functions whose address is taken, in order of the first time.
    pub(crate) function_cells: Vec<(FunctionId, Cell)>,
    /// Where the arguments after the last parameter lie, of variadic functions.
    pub(crate) varargs: BTreeMap<FunctionId, Cell>,
    /// What is passed to them there.
    pub(crate) passed: Vec<(FunctionId, TypeId)>,
    /// Who takes such arguments, as what, and from where.
    pub(crate) taken: Vec<(FunctionId, TypeId, Cell)>,
    /// Where results lie.
    pub(crate) results: BTreeMap<FunctionId, Cell>,
    /// Where values are on their way from a call to who uses them.
    pub(crate) temporaries: Vec<Cell>,
    /// What pointers point to that were moved.
    pub(crate) moved: Vec<Cell>,
    /// What pointers point to that are compared with others for equality.
    pub(crate) compared: Vec<Cell>,
    /// What pointers point to whose order is asked for.
    pub(crate) ordered: Vec<(Cell, Cell)>,
    /// Whether memory can be freed.
    pub(crate) frees: bool,
    /// Whether addresses of objects become numbers.
    pub(crate) numbers: bool,
    /// What numbers that become pointers point to.
    pub(crate) resolved: Vec<Cell>,
    /// Whether such a number may be the address of an object that has no number of its own when the program is compiled.
    pub(crate) resolves: bool,
    /// Whether addresses may be asked for of objects whose numbers are not known when the program is compiled.
    pub(crate) asks_many: bool,
    /// What pointers point to that are followed and are not made from an object's name where they are.
    pub(crate) followed: Vec<Cell>,
    /// Whether memory on the stack is allocated in functions that return.
    pub(crate) stack: bool,
    /// The flows of indices that pointers are moved by which may be null, or far from where they get to.
    pub(crate) indexed: Vec<((FunctionId, ExprId), Cell)>,
    /// Numbers that tell where objects are, and what the pointers that they were computed from point to.
    pub(crate) distances: Vec<(Cell, Cell)>,
    /// What pointers that are inputs point to.
    pub(crate) inputs: Vec<Cell>,
    pub(crate) chunks: Chunks,
    /// Memory of the heap, and what else starts with arbitrary content.
    pub(crate) dynamic: Vec<Cell>,
    /// Memory of the heap.
    pub(crate) heap: Vec<Cell>,
    /// What calls of `calloc` give.
    pub(crate) sites: FxHashMap<(FunctionId, ExprId), Cell>,
    /// Whether the rounding mode can change.
    pub(crate) sets_rounding: bool,
    /// Whether sizes of heap objects are asked for.
    pub(crate) asks_sizes: bool,
    /// Whether the program asks if objects are alive.
    pub(crate) asks_life: bool,
}

/// Follows the pointers of a program from its entry.
pub(crate) fn analyse(program: &Program, options: &Options, entry: FunctionId) -> Flow {
    let mut walk = Walk {
        program,
        options,
        flow: Flow {
            objects: vec![ObjectUse::default(); program.objects.len()],
            ..Flow::default()
        },
        seen: FxHashSet::default(),
        unknown: FxHashMap::default(),
        functions: FxHashMap::default(),
        sites: Vec::new(),
        initialised: 0,
        statics: Vec::new(),
        function: entry,
        old: FxHashMap::default(),
        pins: pins::Pins::default(),
        entry,
        again: false,
        skipped: FxHashSet::default(),
        named: named_objects(program),
        covered: Vec::new(),
        shared: Vec::new(),
        elements: Elements::default(),
    };
    walk.reach(entry);
    walk.link_arguments(entry);
    if let Some(exit) = program.function_named("exit") {
        // Where it is defined, it runs what `atexit` was given, also after `main`.
        walk.reach(exit);
    }
    for (index, function) in program.functions.iter().enumerate() {
        if function.constructor.is_some() || function.destructor.is_some() {
            walk.reach(FunctionId::new(index));
        }
    }
    walk.read_named();
    let mut next = 0;
    loop {
        if let Some(&function) = walk.flow.reachable.get(next) {
            next += 1;
            walk.body(function);
        } else if walk.initialised < walk.statics.len() {
            let object = walk.statics[walk.initialised];
            walk.initialised += 1;
            walk.static_init(object);
        } else if let Some((site, function)) = walk.flow.graph.met.pop() {
            walk.link_site(site, function);
        } else if !walk.pin() {
            walk.cut_pointers();
            walk.touch_shared();
            walk.refine();
            return walk.flow;
        }
    }
}

struct Walk<'p> {
    program: &'p Program,
    options: &'p Options,
    flow: Flow,
    seen: FxHashSet<FunctionId>,
    /// What pointers point to that functions without a body return, and pointers that are inputs.
    unknown: FxHashMap<Option<FunctionId>, Cell>,
    functions: FxHashMap<FunctionId, Cell>,
    sites: Vec<CallFlow>,
    /// Static objects that are used; the first `initialised` had their initializers followed.
    statics: Vec<ObjectId>,
    initialised: usize,
    function: FunctionId,
    /// The flows of the old values of updates.
    old: FxHashMap<u32, Option<Cell>>,
    pins: pins::Pins,
    entry: FunctionId,
    /// Whether what is walked over may run several times in a call.
    again: bool,
    /// The declarations of the function that jumps may skip.
    skipped: FxHashSet<ObjectId>,
    /// The objects that some code names.
    named: FxHashSet<ObjectId>,
    /// So many bytes from a cell on are copied or set at once.
    covered: Vec<(Cell, u64)>,
    /// The same; of a number of bytes that is not known, the unit that it is a multiple of.
    shared: Vec<(Cell, u64)>,
    elements: Elements,
}

impl Walk<'_> {
    /// Bytes that are only copied or set are memory that threads may race for.
    fn touch_shared(&mut self) {
        for (cell, bytes) in std::mem::take(&mut self.shared) {
            if self.options.checks.data_race {
                self.flow.graph.touch_gaps(cell, bytes);
            }
        }
    }

    /// A pointer of which only some bytes are copied or set is one that is made of bytes.
    fn cut_pointers(&mut self) {
        let graph = &mut self.flow.graph;
        for (cell, bytes) in std::mem::take(&mut self.covered) {
            for end in [0, i64::try_from(bytes).unwrap_or(i64::MAX)] {
                let at = cell.plus(end);
                let root = graph.find(at);
                let Some(index) = graph.field_at(root) else { continue };
                let field = graph.fields(root.node)[index];
                if (field.pointer || field.pointee.is_some()) && field.start < root.offset {
                    graph.touch(at, 1);
                }
            }
        }
    }
}

/// The objects that the places of all functions name.
fn named_objects(program: &Program) -> FxHashSet<ObjectId> {
    let bodies = program.functions.iter().filter_map(|function| function.body.as_ref());
    let places = bodies.flat_map(|body| &body.places);
    let objects = places.filter_map(|place| match place.kind {
        crate::hir::PlaceKind::Object(object) => Some(object),
        _ => None,
    });
    objects.collect()
}

/// A part of memory.
#[derive(Clone, Copy, Debug)]
struct Location {
    cell: Cell,
    /// The object that it is a part of, and where, if the expression says so.
    object: Option<(ObjectId, i64)>,
}

impl Location {
    fn plus(self, bytes: i64) -> Self {
        Self {
            cell: self.cell.plus(bytes),
            object: self.object.map(|(object, offset)| (object, offset.wrapping_add(bytes))),
        }
    }
}

impl Walk<'_> {
    /// The strings that the program is called with, where it looks at them.
    fn link_arguments(&mut self, entry: FunctionId) {
        let Some(made) = crate::library::arguments(self.program, self.options) else { return };
        self.reach(made);
        let (list, made) =
            (self.object_cell(self.program[entry].params[1].object), self.result_cell(made));
        let len = self.program.types.model().pointer_size();
        let (list, made) = (self.flow.graph.pointee(list, len), self.flow.graph.pointee(made, len));
        self.flow.graph.unify(list, made);
    }

    fn reach(&mut self, function: FunctionId) {
        if self.program[function].body.is_some() && self.seen.insert(function) {
            self.flow.reachable.push(function);
        }
    }

    fn body(&mut self, function: FunctionId) {
        let program = self.program;
        let Some(body) = &program[function].body else { return };
        self.function = function;
        self.old.clear();
        // What a jump can lead back to happens again.
        self.again = body.labels.iter().any(|label| label.name.is_some())
            || body
                .exprs
                .iter()
                .any(|expr| matches!(expr.kind, ExprKind::Builtin { op: Builtin::SetJump, .. }));
        self.skipped = skipped(body);
        // Parameters exist even where nothing reads them.
        for param in &program[function].params {
            self.object_cell(param.object);
        }
        if let Some(root) = body.root {
            self.stmts(body, root);
        }
    }

    /// The first byte of an object.
    fn object_cell(&mut self, object: ObjectId) -> Cell {
        if let Some(cell) = self.flow.objects[object.index()].cell {
            return cell;
        }
        let cell = self.flow.graph.cell();
        self.flow.objects[object.index()].cell = Some(cell);
        match self.program[object].storage {
            Storage::Static | Storage::ThreadLocal => self.statics.push(object),
            Storage::Automatic(_) => (),
        }
        if let Some(cleanup) = self.program[object].cleanup {
            self.flow.objects[object.index()].escapes = true;
            let result = self.flow.graph.cell();
            self.flow.temporaries.push(result);
            let call = CallFlow {
                args: vec![(TypeId::VOID_PTR, Some(cell))],
                result,
                result_type: TypeId::VOID,
                caller: self.function,
            };
            self.link_call(&call, cleanup);
        }
        cell
    }

    fn function_cell(&mut self, function: FunctionId) -> Cell {
        if let Some(cell) = self.functions.get(&function) {
            return *cell;
        }
        let cell = self.flow.graph.cell();
        self.functions.insert(function, cell);
        self.flow.function_cells.push((function, cell));
        self.flow.graph.add_function(cell, function);
        self.reach(function);
        cell
    }

    fn result_cell(&mut self, function: FunctionId) -> Cell {
        let graph = &mut self.flow.graph;
        *self.flow.results.entry(function).or_insert_with(|| graph.cell())
    }

    fn varargs_cell(&mut self, function: FunctionId) -> Cell {
        if let Some(cell) = self.flow.varargs.get(&function) {
            return *cell;
        }
        let cell = self.flow.graph.cell();
        self.flow.varargs.insert(function, cell);
        self.flow.dynamic.push(cell);
        cell
    }

    fn static_init(&mut self, object: ObjectId) {
        let program = self.program;
        let Some(init) = &program[object].init else { return };
        for entry in &init.entries {
            let InitValue::Address(address) = entry.value else { continue };
            let target = self.address(address.base).plus(address.offset);
            self.flow.numbers |= !program.types.is_pointer(entry.ty);
            let (count, stride) = entry.repeat.map_or((1, 0), |r| (r.count, r.stride));
            let cell = self.object_cell(object);
            let len = scalar_len(&program.types, entry.ty);
            if count > 1 {
                self.flow.graph.stride(cell.plus(signed(entry.offset)), stride);
            }
            let pointee = self.flow.graph.pointee(cell.plus(signed(entry.offset)), len);
            self.flow.graph.flow(pointee, target);
        }
    }

    fn address(&mut self, base: AddressBase) -> Cell {
        match base {
            AddressBase::Object(object) => {
                let cell = self.object_cell(object);
                self.flow.objects[object.index()].escapes = true;
                cell
            }
            AddressBase::Function(function) => self.function_cell(function),
        }
    }

    /// Says that an access covers bytes.
    fn access(&mut self, location: Location, len: u64, sort: Option<Sort>) {
        let access = match &sort {
            Some(Sort::Bv(POINTER_BITS)) => Access::Pointer,
            Some(Sort::Bool) | None => Access::Plain,
            Some(_) => Access::Number,
        };
        self.flow.graph.touch_as(location.cell, len, access);
        let Some((object, offset)) = location.object else { return };
        let size = self.program.object_size(object).unwrap_or(0);
        let used = &mut self.flow.objects[object.index()];
        if used.escapes {
            return;
        }
        let Some(offset) = u64::try_from(offset).ok().filter(|o| o + len <= size) else {
            used.escapes = true;
            return;
        };
        let access = (offset, len, sort);
        if !used.accesses.contains(&access) {
            used.accesses.push(access);
            used.escapes = used.accesses.len() > FEW_ACCESSES;
        }
    }

    fn is_record(&self, ty: TypeId) -> bool {
        matches!(self.program.types.kind(ty), Type::Record(_))
    }

    /// A value is stored.
    /// A formula reads the variables that it names, though the program may not.
    fn read_named(&mut self) {
        for (index, object) in self.program.objects.iter().enumerate() {
            let is_named = || self.options.labels.iter().any(|name| **name == *object.name);
            if object.storage == Storage::Static
                && object.linkage != Linkage::None
                && self.program.types.is_scalar(object.ty)
                && is_named()
            {
                let object = ObjectId::new(index);
                let location =
                    Location { cell: self.object_cell(object), object: Some((object, 0)) };
                self.store(location, self.program[object].ty, None);
            }
        }
    }

    fn store(&mut self, location: Location, ty: TypeId, flow: Option<Cell>) {
        if self.is_record(ty) {
            self.access_record(location, ty);
            if let Some(from) = flow {
                self.link_record(location.cell, from, ty);
            }
            return;
        }
        let len = scalar_len(&self.program.types, ty);
        self.access(location, len, value_sort(self.program, ty));
        if let Some(flow) = flow {
            let pointee = self.flow.graph.pointee(location.cell, len);
            self.flow.graph.flow(pointee, flow);
        }
    }

    fn access_record(&mut self, location: Location, ty: TypeId) {
        let chunks = self.flow.chunks.of(&self.program.types, ty);
        self.flow.graph.access_all(location.cell, self.program.types.size_of(ty));
        if chunks.len() > FEW_CHUNKS || is_huge(&self.program.types, ty) {
            if let Some((object, _)) = location.object {
                self.flow.objects[object.index()].escapes = true;
            }
            let size = self.program.types.size_of(ty).unwrap_or(0);
            self.shared.push((location.cell, size));
            return;
        }
        for chunk in chunks.iter() {
            let sort = chunk.pointer.then_some(Sort::Bv(POINTER_BITS));
            self.access(location.plus(signed(chunk.offset)), chunk.len, sort);
        }
    }

    /// What lies at `from` is copied to `to`.
    fn link_record(&mut self, to: Cell, from: Cell, ty: TypeId) {
        let chunks = self.flow.chunks.of(&self.program.types, ty);
        if chunks.len() > FEW_CHUNKS || is_huge(&self.program.types, ty) {
            self.flow.graph.unify(to, from);
            return;
        }
        for chunk in chunks.iter() {
            let offset = signed(chunk.offset);
            let to = self.flow.graph.pointee(to.plus(offset), chunk.len);
            let from = self.flow.graph.pointee(from.plus(offset), chunk.len);
            self.flow.graph.flow(to, from);
        }
    }

    fn link_site(&mut self, site: CallSite, function: FunctionId) {
        let call = self.sites[site as usize].clone();
        if fits(
            self.program,
            function,
            &call.args.iter().map(|a| a.0).collect::<Vec<_>>(),
            call.result_type,
        ) {
            self.link_call(&call, function);
        }
    }

    /// Arguments flow into parameters, and the result back.
    fn link_call(&mut self, call: &CallFlow, function: FunctionId) {
        let program = self.program;
        self.flow.calls.push((call.caller, function));
        self.reach(function);
        let target = &program[function];
        for (param, (ty, flow)) in target.params.iter().zip(&call.args) {
            let cell = self.object_cell(param.object);
            if flow.is_some() {
                // What nobody reads joins nothing.
                let flow = flow.filter(|_| self.named.contains(&param.object));
                self.store(Location { cell, object: Some((param.object, 0)) }, *ty, flow);
            }
        }
        if is_variadic(program, function) && target.body.is_some() {
            let area = self.varargs_cell(function);
            let extra = call.args.get(target.params.len()..).unwrap_or_default();
            let mut offset = 0;
            for (ty, flow) in extra {
                let cell = area.plus(signed(offset));
                self.store(Location { cell, object: None }, *ty, *flow);
                self.flow.passed.push((function, *ty));
                offset += vararg_size(program, *ty);
            }
        }
        if target.body.is_none() {
            self.link_unknown(call, function);
        } else if !program.types.is_void(call.result_type) {
            let result = self.result_cell(function);
            if self.is_record(call.result_type) {
                self.link_record(call.result, result, call.result_type);
            } else {
                let len = scalar_len(&program.types, call.result_type);
                let a = self.flow.graph.pointee(call.result, len);
                let b = self.flow.graph.pointee(result, len);
                self.flow.graph.flow(a, b);
            }
        }
    }

    /// The result of a function without a body that is called through a pointer.
    fn link_unknown(&mut self, call: &CallFlow, function: FunctionId) {
        let program = self.program;
        if program.types.is_void(call.result_type) {
            return;
        }
        if self.is_record(call.result_type) {
            self.pins.filled.push(call.result);
            return;
        }
        let len = scalar_len(&program.types, call.result_type);
        let result = self.flow.graph.pointee(call.result, len);
        let flow = match intrinsic(program, function, self.options) {
            Some(Intrinsic::Malloc | Intrinsic::Alloca) => {
                self.flow.dynamic.push(result);
                self.flow.heap.push(result);
                return;
            }
            Some(intrinsic) => {
                let flows: Vec<Option<Cell>> = call.args.iter().map(|arg| arg.1).collect();
                self.computed(intrinsic, &flows, result)
            }
            None => self.unknown_result(function, call.result_type, result),
        };
        self.flow.graph.flow(result, flow);
    }
}

/// The place whose address a value is, and how many bytes after it, where the expression says so.
pub(crate) fn peel(body: &Body, pointer: ExprId) -> Option<(PlaceId, i64)> {
    let (mut at, mut bytes) = (pointer, 0_i64);
    loop {
        match body[at].kind {
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => return Some((place, bytes)),
            ExprKind::Convert { how: crate::hir::Conversion::Pointer, operand, .. } => at = operand,
            ExprKind::PtrAdd { pointer, index, stride: Stride::Bytes(stride), backwards } => {
                bytes = bytes.wrapping_add(constant_step(body, index, stride, backwards)?);
                at = pointer;
            }
            _ => return None,
        }
    }
}

/// The object that a place is a part of without any pointer in between, and where.
pub(crate) fn direct(body: &Body, place: PlaceId) -> Option<(ObjectId, i64)> {
    let (mut at, mut bytes) = (place, 0_i64);
    loop {
        match body[at].kind {
            PlaceKind::Object(object) => return Some((object, bytes)),
            PlaceKind::Deref(pointer) => {
                let (inner, more) = peel(body, pointer)?;
                bytes = bytes.wrapping_add(more);
                at = inner;
            }
            PlaceKind::Member { base, offset, .. } => {
                bytes = bytes.wrapping_add(signed(offset));
                at = base;
            }
            PlaceKind::BitField { base, .. } => at = base,
            PlaceKind::After { then, .. } => at = then,
            PlaceKind::Unsupported(_) => return None,
        }
    }
}

/// The object whose address a value is, and how many bytes after it, where the expression says so.
pub(crate) fn named(body: &Body, pointer: ExprId) -> Option<(ObjectId, i64)> {
    let (place, bytes) = peel(body, pointer)?;
    let (object, offset) = direct(body, place)?;
    Some((object, offset.wrapping_add(bytes)))
}

/// A number that the expression says.
pub(crate) fn constant(body: &Body, value: ExprId) -> Option<i64> {
    match body[value].kind {
        ExprKind::Const(bits) => i64::try_from(bits.to_i128()).ok(),
        ExprKind::Convert { operand, .. } => constant(body, operand),
        _ => None,
    }
}

/// Whether a pointer is made from the name of an object, by indices and members only.
pub(crate) fn is_named(body: &Body, pointer: ExprId) -> bool {
    let mut at = pointer;
    loop {
        let mut place = match body[at].kind {
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => place,
            ExprKind::Convert { how: crate::hir::Conversion::Pointer, operand, .. } => {
                at = operand;
                continue;
            }
            ExprKind::PtrAdd { pointer, .. } => {
                at = pointer;
                continue;
            }
            _ => return false,
        };
        loop {
            match body[place].kind {
                crate::hir::PlaceKind::Object(_) => return true,
                crate::hir::PlaceKind::Member { base, .. }
                | crate::hir::PlaceKind::BitField { base, .. } => place = base,
                crate::hir::PlaceKind::Deref(pointer) => {
                    at = pointer;
                    break;
                }
                _ => return false,
            }
        }
    }
}

/// How many bytes a constant index moves a pointer.
pub(crate) fn constant_step(
    body: &Body,
    index: ExprId,
    stride: u64,
    backwards: bool,
) -> Option<i64> {
    let ExprKind::Const(bits) = body[index].kind else { return None };
    let step = i64::try_from(bits.to_i128()).ok()?.checked_mul(i64::try_from(stride).ok()?)?;
    Some(if backwards { step.wrapping_neg() } else { step })
}

/// Whether a function may be meant by a call with such arguments.
pub(crate) fn fits(
    program: &Program,
    function: FunctionId,
    args: &[TypeId],
    result: TypeId,
) -> bool {
    let types = &program.types;
    let Some(ty) = types.as_function(program[function].ty) else { return false };
    let alike = |a: TypeId, b: TypeId| {
        let class = |ty: TypeId| match types.kind(ty) {
            Type::Void => 0,
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) => 1,
            Type::Float(_) => 2,
            _ => 3,
        };
        class(a) == class(b) && types.size_of(a) == types.size_of(b)
    };
    if !types.is_void(result) && !alike(result, ty.result) {
        return false;
    }
    let definition = &program[function];
    if definition.body.is_some() {
        let params = &definition.params;
        return params.len() <= args.len()
            && params.iter().zip(args).all(|(param, arg)| alike(param.passed, *arg));
    }
    match &ty.params {
        Params::Unspecified => true,
        Params::Prototype { types, .. } => {
            types.len() <= args.len() && types.iter().zip(args).all(|(a, b)| alike(*a, *b))
        }
    }
}

/// Whether a function takes arguments after its last parameter.
pub(crate) fn is_variadic(program: &Program, function: FunctionId) -> bool {
    match program.types.as_function(program[function].ty) {
        Some(ty) => matches!(ty.params, Params::Prototype { variadic: true, .. }),
        None => false,
    }
}

/// How many bytes an argument takes among those after the last parameter.
pub(crate) fn vararg_size(program: &Program, ty: TypeId) -> u64 {
    let slot = program.types.model().pointer_size();
    round_up(program.types.size_of(ty).unwrap_or(0), slot)
}

/// Where in a `va_list` the pointer to the next argument lies.
pub(crate) fn va_list_pointer(model: DataModel) -> i64 {
    match model {
        DataModel::Ilp32 => 0,
        DataModel::Lp64 => 8,
    }
}

/// The sort of the values of a scalar type; none for other types.
pub(crate) fn value_sort(program: &Program, ty: TypeId) -> Option<Sort> {
    let types = &program.types;
    let model = types.model();
    match types.kind(ty) {
        Type::Int(crate::types::IntKind::Bool) => Some(Sort::Bool),
        Type::Int(kind) => Some(Sort::Bv(kind.width(model))),
        Type::Enum(id) => Some(Sort::Bv(types.enum_type(id).underlying.width(model))),
        Type::Pointer(_) => Some(Sort::Bv(POINTER_BITS)),
        Type::Float(kind) => Some(Sort::Float(kind.format())),
        _ => None,
    }
}

/// The bits of a number that an address fits into.
pub(crate) fn pointer_width(model: DataModel) -> u32 {
    match model {
        DataModel::Ilp32 => 32,
        DataModel::Lp64 => 64,
    }
}

/// An offset as a distance.
pub(crate) fn signed(offset: u64) -> i64 {
    i64::try_from(offset).unwrap_or(i64::MAX)
}
