//! Flows of values and places.

use super::pins::Part;
use super::{
    CallFlow, Extent, Location, Walk, constant_step, extent, is_named, named, peel, product,
    scalar_len, va_list_pointer, value_sort,
};
use crate::hir::{
    Binary, Body, Builtin, Callee, Conversion, ExprId, ExprKind, FunctionId, List, ObjectId,
    Origin, PlaceId, PlaceKind, Storage, Stride, Unary, UpdateResult,
};
use crate::intrinsic::{Intrinsic, Output, intrinsic};
use crate::memory::chunks::{Chunk, bit_unit};
use crate::memory::graph::{Access, Cell};
use crate::options::Purpose;
use crate::sema::deeper;
use crate::types::{ArrayLen, Type, TypeId};

impl Walk<'_> {
    /// The flow of a value: what it points to, or where it lies if it is a struct or union.
    pub(super) fn value(&mut self, body: &Body, expr: ExprId) -> Option<Cell> {
        deeper(|| self.value_of(body, expr))
    }

    fn value_of(&mut self, body: &Body, expr: ExprId) -> Option<Cell> {
        let node = body[expr];
        let followed = self.elements.followed.take().filter(|(pointer, _)| *pointer == expr);
        match node.kind {
            ExprKind::Const(_) | ExprKind::Unsupported(_) => None,
            ExprKind::Load(place) => self.load(body, place),
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => {
                if matches!(node.kind, ExprKind::AddrOf(_)) {
                    self.elements.addressed = Some(place);
                }
                let location = self.place(body, place);
                if let Some((object, _)) = location.object {
                    self.flow.objects[object.index()].escapes = true;
                }
                if matches!(body[place].kind, PlaceKind::Deref(_)) {
                    self.flow.moved.push(location.cell);
                }
                Some(location.cell)
            }
            ExprKind::FunctionAddr(function) => Some(self.function_cell(function)),
            ExprKind::Convert { how, operand, .. } => self.converted(body, how, operand),
            ExprKind::Unary(op, operand) => {
                let flow = self.value(body, operand);
                if op == Unary::Not { None } else { self.mixed(flow, None) }
            }
            ExprKind::Binary(op, left, right) => self.binary(body, op, left, right),
            ExprKind::PtrAdd { .. } => self.moved(body, expr, followed.map(|(_, address)| address)),
            ExprKind::PtrDiff { left, right, stride } => self.apart(body, left, right, stride),
            ExprKind::And(left, right) | ExprKind::Or(left, right) => {
                self.value(body, left);
                self.value(body, right);
                None
            }
            ExprKind::Cond { condition, then, otherwise } => {
                self.value(body, condition);
                let (a, b) = (self.value(body, then), self.value(body, otherwise));
                self.either(a, b)
            }
            ExprKind::AnyOrder(parts) => {
                for part in &body[parts] {
                    self.value(body, *part);
                }
                None
            }
            ExprKind::Comma(first, then) => {
                self.value(body, first);
                self.value(body, then)
            }
            ExprKind::Assign { place, value } => {
                let location = self.place(body, place);
                let flow = self.value(body, value);
                self.write(body, place, location, flow);
                self.flow_of(body, place, location)
            }
            ExprKind::Update { number, place, value, result } => {
                self.update(body, number, place, value, result)
            }
            ExprKind::OldValue(number) => self.old.get(&number).copied().flatten(),
            ExprKind::Call { callee, args } => self.call(body, expr, callee, args),
            ExprKind::Builtin { op, args } => self.builtin(body, node.ty, op, args),
            ExprKind::StmtExpr { block, value } => {
                self.stmts(body, block);
                value.and_then(|value| self.value(body, value))
            }
            ExprKind::InitObject { object, init } => {
                self.flow.objects[object.index()].again |= self.again;
                self.init(body, object, body.init(init));
                None
            }
            ExprKind::Atomic(operand) => self.value(body, operand),
        }
    }

    /// The distance of two pointers.
    fn apart(&mut self, body: &Body, left: ExprId, right: ExprId, stride: Stride) -> Option<Cell> {
        let (a, b) = (self.value(body, left), self.value(body, right));
        self.note_pointers([(left, a), (right, b)]);
        self.stride(body, stride);
        // The distance from a null pointer is an address.
        if a.is_some() && b.is_some() { Some(self.distance(a, b)) } else { self.mixed(a, b) }
    }

    fn converted(&mut self, body: &Body, how: Conversion, operand: ExprId) -> Option<Cell> {
        let flow = self.value(body, operand);
        self.note_number(how, operand, flow);
        match how {
            Conversion::Integer
            | Conversion::Pointer
            | Conversion::PointerToInt
            | Conversion::IntToPointer => flow,
            // A float can hold an address, exactly or rounded.
            Conversion::IntToFloat | Conversion::FloatToInt | Conversion::Float => {
                self.mixed(flow, None)
            }
            Conversion::Truth | Conversion::Void => None,
        }
    }

    /// Remembers what pointers point to.
    fn note_pointers(&mut self, pointers: [(ExprId, Option<Cell>); 2]) {
        for (expr, cell) in pointers {
            if let Some(cell) = cell {
                self.flow.pointers.insert((self.function, expr), cell);
            }
        }
    }

    /// An address becomes a number, or a number that may be an address becomes a pointer.
    fn note_number(&mut self, how: Conversion, operand: ExprId, flow: Option<Cell>) {
        let Some(cell) = flow else { return };
        match how {
            Conversion::PointerToInt => self.flow.numbers = true,
            Conversion::IntToPointer => self.flow.resolved.push(cell),
            _ => return,
        }
        self.flow.pointers.insert((self.function, operand), cell);
    }

    /// An integer computed from others: a pointer in it may point anywhere into what it pointed to.
    fn mixed(&mut self, a: Option<Cell>, b: Option<Cell>) -> Option<Cell> {
        let flow = self.either(a, b)?;
        self.flow.graph.stride(flow, 1);
        Some(flow)
    }

    fn either(&mut self, a: Option<Cell>, b: Option<Cell>) -> Option<Cell> {
        if let (Some(a), Some(b)) = (a, b) {
            self.flow.graph.unify(a, b);
        }
        a.or(b)
    }

    fn binary(&mut self, body: &Body, op: Binary, left: ExprId, right: ExprId) -> Option<Cell> {
        let (a, b) = (self.value(body, left), self.value(body, right));
        match op {
            Binary::Eq | Binary::Ne if self.program.types.pointee(body[left].ty).is_some() => {
                // Where they are equal they point to the same object, wherever they came from.
                if let (Some(cell), Some(_)) = (self.either(a, b), b) {
                    self.flow.pointers.insert((self.function, left), cell);
                    self.flow.compared.push(cell);
                }
                None
            }
            _ if op.is_comparison() => {
                if self.program.types.pointee(body[left].ty).is_some() {
                    if let (Some(a), Some(b)) = (a, b) {
                        self.flow.ordered.push((a, b));
                    }
                    self.note_pointers([(left, a), (right, b)]);
                }
                self.compare(a, b);
                None
            }
            Binary::Shl | Binary::Shr => self.mixed(a, None),
            _ => self.mixed(a, b),
        }
    }

    fn stride(&mut self, body: &Body, stride: Stride) {
        if let Stride::Computed(expr) = stride {
            self.value(body, expr);
        }
    }

    fn moved(&mut self, body: &Body, expr: ExprId, is_address: Option<bool>) -> Option<Cell> {
        let ExprKind::PtrAdd { pointer, index, stride, backwards } = body[expr].kind else {
            return None;
        };
        let base = self.value(body, pointer);
        let by = self.value(body, index);
        self.stride(body, stride);
        // From a null pointer, the index is the address.
        let Some(base) = base else {
            if let Some(by) = by {
                self.flow.indexed.push(((self.function, index), by));
            }
            return by;
        };
        self.flow.moved.push(base);
        if let Some(by) = by {
            let known = peel(body, pointer).is_some();
            if !is_named(body, pointer) || is_distance(body, index) {
                self.flow.indexed.push(((self.function, index), by));
            }
            self.pins.derived.push((base, by, Part::Index { known }));
        }
        match stride {
            Stride::Bytes(bytes) => {
                match constant_step(body, index, bytes, backwards) {
                    Some(step) => return Some(base.plus(step)),
                    None if bytes > 0 => {
                        let any = match is_address {
                            Some(is_address) if !backwards => {
                                self.element(body, expr, base, is_address)
                            }
                            _ => None,
                        };
                        if any.is_some() {
                            return any;
                        }
                        self.flow.graph.stride(base, bytes);
                    }
                    None => (),
                }
                Some(base)
            }
            Stride::Computed(_) => {
                let step = self.fixed_part(body[pointer].ty);
                self.flow.graph.stride(base, step);
                Some(base)
            }
        }
    }

    /// The size of the elements of variable-length arrays that a pointer points to.
    fn fixed_part(&self, pointer: TypeId) -> u64 {
        let types = &self.program.types;
        let mut ty = types.pointee(pointer).unwrap_or(TypeId::CHAR);
        while types.is_variable(ty) {
            let Type::Array(element, _) = types.kind(ty) else { break };
            ty = element;
        }
        types.size_of(ty).unwrap_or(1).max(1)
    }

    fn load(&mut self, body: &Body, place: PlaceId) -> Option<Cell> {
        let location = self.place(body, place);
        self.read(body, place, location);
        self.flow_of(body, place, location)
    }

    /// The flow of what lies at a place whose access is known.
    fn flow_of(&mut self, body: &Body, place: PlaceId, location: Location) -> Option<Cell> {
        let ty = body[place].ty;
        match self.program.types.kind(ty) {
            _ if matches!(body[place].kind, PlaceKind::BitField { .. }) => {
                let unit = self.bit_unit_at(body, place);
                let cell = location.cell.plus(super::signed(unit.offset));
                Some(self.flow.graph.pointee(cell, unit.len))
            }
            Type::Record(_) => Some(location.cell),
            Type::Opaque(_) | Type::Void | Type::Int(crate::types::IntKind::Bool) => None,
            _ => {
                let len = scalar_len(&self.program.types, ty);
                Some(self.flow.graph.pointee(location.cell, len))
            }
        }
    }

    fn read(&mut self, body: &Body, place: PlaceId, location: Location) {
        let ty = self.program.types.value_type(body[place].ty);
        if matches!(body[place].kind, PlaceKind::BitField { .. }) {
            let unit = self.bit_unit_at(body, place);
            self.access(location.plus(super::signed(unit.offset)), unit.len, None);
        } else if self.is_record(ty) {
            self.access_record(location, ty);
        } else {
            let len = scalar_len(&self.program.types, ty);
            self.access(location, len, value_sort(self.program, ty));
        }
    }

    /// The bytes of its record that an access to a bit-field covers.
    fn bit_unit_at(&self, body: &Body, place: PlaceId) -> Chunk {
        let types = &self.program.types;
        let PlaceKind::BitField { base, offset, bits, .. } = body[place].kind else {
            return Chunk { offset: 0, len: 0, pointer: false };
        };
        bit_unit(types, body[base].ty, types.value_type(body[place].ty), offset, bits)
    }

    fn write(&mut self, body: &Body, place: PlaceId, location: Location, flow: Option<Cell>) {
        if matches!(body[place].kind, PlaceKind::BitField { .. }) {
            self.read(body, place, location);
            // It can hold an address, or a part of one.
            if let Some(flow) = self.mixed(flow, None)
                && let Some(pointee) = self.flow_of(body, place, location)
            {
                self.flow.graph.unify(pointee, flow);
            }
        } else {
            self.store(location, self.program.types.value_type(body[place].ty), flow);
        }
    }

    fn update(
        &mut self,
        body: &Body,
        number: u32,
        place: PlaceId,
        value: ExprId,
        result: UpdateResult,
    ) -> Option<Cell> {
        let location = self.place(body, place);
        self.read(body, place, location);
        let old = self.flow_of(body, place, location);
        self.old.insert(number, old);
        let new = self.value(body, value);
        self.write(body, place, location, new);
        match result {
            UpdateResult::Old => old,
            UpdateResult::New => self.flow_of(body, place, location),
        }
    }

    /// Where a place lies. Of a bit-field, where its record starts.
    fn place(&mut self, body: &Body, place: PlaceId) -> Location {
        deeper(|| self.place_of(body, place))
    }

    fn place_of(&mut self, body: &Body, place: PlaceId) -> Location {
        let is_addressed = self.elements.addressed.take() == Some(place);
        if let Type::Array(_, ArrayLen::Variable(extent)) = self.program.types.kind(body[place].ty)
            && self.options.checks.bounds
        {
            // Indices are compared with it.
            self.note_captured(extent);
            self.read_extent(extent);
        }
        match body[place].kind {
            PlaceKind::Object(object) => {
                self.note_captured(object);
                if matches!(
                    self.program[object].origin,
                    Origin::Temporary | Origin::CompoundLiteral
                ) {
                    // It is declared nowhere.
                    self.flow.objects[object.index()].again |= self.again;
                }
                Location { cell: self.object_cell(object), object: Some((object, 0)) }
            }
            PlaceKind::Deref(pointer) => {
                if let Some((inner, bytes)) = peel(body, pointer) {
                    return self.place(body, inner).plus(bytes);
                }
                self.elements.followed = Some((pointer, is_addressed));
                let flow = self.value(body, pointer);
                let cell = flow.unwrap_or_else(|| self.flow.graph.cell());
                self.flow.derefs.insert((self.function, place), cell);
                if !is_named(body, pointer) {
                    self.flow.followed.push(cell);
                }
                Location { cell, object: None }
            }
            PlaceKind::Member { base, offset, .. } => {
                self.place(body, base).plus(super::signed(offset))
            }
            PlaceKind::BitField { base, .. } => self.place(body, base),
            PlaceKind::After { first, then } => {
                self.value(body, first);
                self.place(body, then)
            }
            PlaceKind::Unsupported(_) => Location { cell: self.flow.graph.cell(), object: None },
        }
    }

    /// Remembers that an object is one of a function around this one.
    fn note_captured(&mut self, object: ObjectId) {
        if let Storage::Automatic(owner) = self.program[object].storage
            && owner != self.function
        {
            self.flow.objects[object.index()].escapes = true;
            self.flow.objects[object.index()].captured = true;
        }
    }

    fn call(
        &mut self,
        body: &Body,
        expr: ExprId,
        callee: Callee,
        args: List<ExprId>,
    ) -> Option<Cell> {
        let pointer = match callee {
            Callee::Direct(_) => None,
            Callee::Indirect(pointer) => Some((pointer, self.value(body, pointer))),
        };
        let assigns = matches!(callee, Callee::Direct(function)
            if intrinsic(self.program, function, self.options) == Some(Intrinsic::Assigns));
        // That a contract names an object gives nobody its address.
        let is_spared = |arg: ExprId| assigns && named(body, arg).is_some();
        let flow = |arg: &ExprId| if is_spared(*arg) { None } else { self.value(body, *arg) };
        let flows: Vec<Option<Cell>> = body[args].iter().map(flow).collect();
        if assigns {
            for cell in flows.into_iter().flatten() {
                self.flow.graph.access_all(cell, None);
            }
            return None;
        }
        let result_type = body[expr].ty;
        let call = CallFlow {
            args: body[args].iter().map(|arg| body[*arg].ty).zip(flows.iter().copied()).collect(),
            result: self.flow.graph.cell(),
            result_type,
            caller: self.function,
        };
        let result = call.result;
        self.flow.temporaries.push(result);
        match (callee, pointer) {
            (Callee::Direct(function), _) => {
                if let Some(intrinsic) = intrinsic(self.program, function, self.options) {
                    return self.intrinsic(body, expr, intrinsic, args, &flows, result);
                }
                if self.program[function].body.is_none() {
                    return Some(self.unknown_result(function, result_type, result));
                }
                self.link_call(&call, function);
            }
            (Callee::Indirect(_), Some((pointer, flow))) => {
                let flow = flow.unwrap_or_else(|| self.flow.graph.cell());
                self.flow.pointers.insert((self.function, pointer), flow);
                let site = u32::try_from(self.sites.len()).expect("calls should be countable");
                self.sites.push(call);
                self.flow.graph.add_call(flow, site);
            }
            (Callee::Indirect(_), None) => (),
        }
        match self.program.types.kind(result_type) {
            Type::Void => None,
            Type::Record(_) => Some(result),
            _ => {
                let len = scalar_len(&self.program.types, result_type);
                Some(self.flow.graph.pointee(result, len))
            }
        }
    }

    /// What a function without a body returns; `fresh` is a new class.
    pub(super) fn unknown_result(&mut self, function: FunctionId, ty: TypeId, fresh: Cell) -> Cell {
        // An arbitrary pointer: all that the function returns may be the same.
        if self.program.types.is_pointer(ty) {
            let cell = *self.unknown.entry(Some(function)).or_insert(fresh);
            return self.outside(cell);
        }
        if self.is_record(ty) {
            self.pins.filled.push(fresh);
            return fresh;
        }
        self.outside(fresh)
    }

    /// The flow of memory that is allocated.
    fn allocated(&mut self, intrinsic: Intrinsic, fresh: Cell) -> Cell {
        if intrinsic == Intrinsic::Malloc {
            self.flow.heap.push(fresh);
        } else {
            self.flow.stack |= self.function != self.entry;
        }
        self.flow.dynamic.push(fresh);
        fresh
    }

    /// Remembers what the pointers point to that an intrinsic gets.
    fn intrinsic_arguments(
        &mut self,
        body: &Body,
        intrinsic: Intrinsic,
        args: List<ExprId>,
        flows: &[Option<Cell>],
    ) {
        // What others do there is not followed.
        let is_known =
            matches!(intrinsic, Intrinsic::Free | Intrinsic::MemCopy | Intrinsic::MemSet);
        for (arg, flow) in body[args].iter().zip(flows) {
            let Some(cell) = *flow else { continue };
            self.flow.followed.push(cell);
            self.flow.pointers.insert((self.function, *arg), cell);
            if !is_known && self.program.types.is_pointer(body[*arg].ty) {
                self.flow.graph.access_all(cell, None);
            }
        }
    }

    fn intrinsic(
        &mut self,
        body: &Body,
        call: ExprId,
        intrinsic: Intrinsic,
        args: List<ExprId>,
        flows: &[Option<Cell>],
        fresh: Cell,
    ) -> Option<Cell> {
        let function = self.function;
        self.intrinsic_arguments(body, intrinsic, args, flows);
        let flow = |index: usize| flows.get(index).copied().flatten();
        let size =
            |index: usize| body[args].get(index).map_or(Extent::Unknown, |arg| extent(body, *arg));
        match intrinsic {
            Intrinsic::Free => {
                self.flow.frees = true;
                None
            }
            Intrinsic::MemCopy => {
                if let (Some(to), Some(from)) = (flow(0), flow(1)) {
                    self.flow.graph.unify(to, from);
                }
                self.covers(flow(0).or(flow(1)), size(2));
                flow(0)
            }
            Intrinsic::MemSet => {
                self.covers(flow(0), size(2));
                flow(0)
            }
            Intrinsic::NondetMemory => {
                self.covers(flow(0), size(1));
                self.pins.filled.extend(flow(0));
                None
            }
            Intrinsic::Scan(first) => {
                self.pins.filled.extend(flows.iter().skip(first).copied().flatten());
                Some(self.outside(fresh))
            }
            Intrinsic::Calloc => {
                self.flow.dynamic.push(fresh);
                self.flow.heap.push(fresh);
                self.flow.sites.insert((function, call), fresh);
                self.covers(Some(fresh), product(size(0), size(1)));
                Some(fresh)
            }
            Intrinsic::Output(output) if self.options.purpose == Purpose::Run => {
                if !matches!(
                    output,
                    Output::Putchar | Output::Fputc | Output::Silent | Output::Formatted
                ) {
                    self.printed(body, args, flows);
                }
                None
            }
            Intrinsic::Malloc | Intrinsic::Alloca | Intrinsic::Storage => {
                Some(self.allocated(intrinsic, fresh))
            }
            Intrinsic::SetRounding => {
                self.flow.sets_rounding = true;
                None
            }
            Intrinsic::ObjectSize | Intrinsic::ExtentOf => {
                self.flow.asks_sizes = true;
                self.flow.asks_life |= intrinsic == Intrinsic::ExtentOf;
                None
            }
            Intrinsic::OffsetIn => None,
            Intrinsic::ObjectOf => Some(self.distance(flow(0), None)),
            Intrinsic::Nondet if self.program.types.is_pointer(body[call].ty) => {
                let cell = *self.unknown.entry(None).or_insert(fresh);
                self.flow.inputs.push(cell);
                Some(self.outside(cell))
            }
            _ => Some(self.computed(intrinsic, flows, fresh)),
        }
    }

    /// The flow of what an intrinsic makes of the values of its arguments.
    pub(super) fn computed(
        &mut self,
        intrinsic: Intrinsic,
        flows: &[Option<Cell>],
        fresh: Cell,
    ) -> Cell {
        match intrinsic {
            Intrinsic::Range => {
                for flow in flows.iter().take(2) {
                    self.compare(Some(fresh), *flow);
                }
                self.outside(fresh)
            }
            Intrinsic::Nondet
            | Intrinsic::Assume
            | Intrinsic::Violation
            | Intrinsic::Assert
            | Intrinsic::Clause(_)
            | Intrinsic::Requires
            | Intrinsic::AssertCall
            | Intrinsic::AssertFail
            | Intrinsic::Abort
            | Intrinsic::Exit
            | Intrinsic::Free
            | Intrinsic::Nothing
            | Intrinsic::Output(_)
            | Intrinsic::GetRounding
            | Intrinsic::Approximated
            | Intrinsic::Inexact
            | Intrinsic::Access
            | Intrinsic::Alive
            | Intrinsic::Apart
            | Intrinsic::NotNull
            | Intrinsic::Misuse
            | Intrinsic::BadStream
            | Intrinsic::Misfit
            | Intrinsic::Stuck
            | Intrinsic::AsksDeadlock
            | Intrinsic::AsksThreads
            | Intrinsic::AsksEnds
            | Intrinsic::Running
            | Intrinsic::Limit(_) => self.outside(fresh),
            _ => self.all_of(flows).unwrap_or(fresh),
        }
    }

    /// A value computed from all of these.
    fn all_of(&mut self, flows: &[Option<Cell>]) -> Option<Cell> {
        let mut all = None;
        for flow in flows {
            all = self.mixed(all, *flow);
        }
        all
    }

    /// The strings that are printed are read byte by byte.
    fn printed(&mut self, body: &Body, args: List<ExprId>, flows: &[Option<Cell>]) {
        for (arg, flow) in body[args].iter().zip(flows) {
            let pointee = self.program.types.pointee(body[*arg].ty);
            let Some(size) = pointee.and_then(|ty| self.program.types.size_of(ty)) else {
                continue;
            };
            if let Some(cell) = flow.filter(|_| size == 1) {
                self.by_bytes(cell);
            }
        }
    }

    /// An operation covers a number of bytes from a cell on.
    fn covers(&mut self, cell: Option<Cell>, extent: Extent) {
        let Some(cell) = cell else { return };
        if let Extent::Bytes(bytes) | Extent::Times(bytes) = extent {
            self.shared.push((cell, bytes));
        }
        let bytes = if let Extent::Bytes(bytes) = extent { Some(bytes) } else { None };
        self.flow.graph.access_all(cell, bytes);
        match extent {
            Extent::Bytes(bytes) => self.covered.push((cell, bytes)),
            Extent::Times(unit) => self.flow.graph.stride(cell, unit),
            Extent::Unknown => self.by_bytes(cell),
        }
    }

    /// The class is accessed as bytes at any place.
    fn by_bytes(&mut self, cell: Cell) {
        self.flow.graph.stride(cell, 1);
        self.flow.graph.touch(cell, 1);
    }

    /// The flow of the next argument of a list.
    fn next_argument(&mut self, list: Cell, ty: TypeId) -> Option<Cell> {
        let model = self.program.types.model();
        let (pointer, at) = (model.pointer_size(), va_list_pointer(model));
        self.flow.graph.touch_as(list.plus(at), pointer, Access::Pointer);
        let next = self.flow.graph.pointee(list.plus(at), pointer);
        self.flow.taken.push((self.function, ty, next));
        self.flow.graph.stride(next, pointer);
        let location = Location { cell: next, object: None };
        if self.is_record(ty) {
            self.access_record(location, ty);
            return Some(next);
        }
        let len = scalar_len(&self.program.types, ty);
        let sort = value_sort(self.program, ty);
        let known = sort.is_some();
        self.access(location, len, sort);
        known.then(|| self.flow.graph.pointee(next, len))
    }

    /// Memory that the function takes from the stack.
    fn stack_memory(&mut self) -> Cell {
        self.flow.stack |= self.function != self.entry;
        let cell = self.flow.graph.cell();
        self.flow.dynamic.push(cell);
        cell
    }

    fn builtin(
        &mut self,
        body: &Body,
        ty: TypeId,
        op: Builtin,
        args: List<ExprId>,
    ) -> Option<Cell> {
        let flows: Vec<Option<Cell>> =
            body[args].iter().map(|arg| self.value(body, *arg)).collect();
        let cell = |walk: &mut Self, index: usize| {
            let arg = body[args][index];
            let cell = flows[index].unwrap_or_else(|| walk.flow.graph.cell());
            walk.flow.followed.push(cell);
            walk.flow.pointers.insert((walk.function, arg), cell);
            walk.flow.graph.access_all(cell, None);
            cell
        };
        let pointer = self.program.types.model().pointer_size();
        let at = va_list_pointer(self.program.types.model());
        match op {
            Builtin::Alloca | Builtin::FrameAddress => Some(self.stack_memory()),
            Builtin::VaStart => {
                let list = cell(self, 0);
                self.flow.graph.touch_as(list.plus(at), pointer, Access::Pointer);
                let next = self.flow.graph.pointee(list.plus(at), pointer);
                let area = self.varargs_cell(self.function);
                self.flow.graph.unify(next, area);
                None
            }
            Builtin::VaCopy => {
                let (to, from) = (cell(self, 0), cell(self, 1));
                for list in [to, from] {
                    self.flow.graph.touch_as(list.plus(at), pointer, Access::Pointer);
                }
                let to = self.flow.graph.pointee(to.plus(at), pointer);
                let from = self.flow.graph.pointee(from.plus(at), pointer);
                self.flow.graph.unify(to, from);
                None
            }
            Builtin::VaArg => {
                let list = cell(self, 0);
                self.next_argument(list, ty)
            }
            Builtin::AddOverflow | Builtin::SubOverflow | Builtin::MulOverflow => {
                let to = cell(self, 2);
                let pointee = self.program.types.pointee(body[body[args][2]].ty);
                let len = pointee.map_or(0, |ty| scalar_len(&self.program.types, ty));
                self.access(Location { cell: to, object: None }, len, None);
                if let Some(flow) = self.all_of(&flows[..2]) {
                    let pointee = self.flow.graph.pointee(to, len);
                    self.flow.graph.unify(pointee, flow);
                }
                None
            }
            // These tell one bit, as a comparison does.
            Builtin::AddOverflowP
            | Builtin::SubOverflowP
            | Builtin::MulOverflowP
            | Builtin::Unordered
            | Builtin::LessGreater => {
                self.compare(flows[0], flows[1]);
                None
            }
            Builtin::VaEnd
            | Builtin::Unreachable
            | Builtin::Assume
            | Builtin::Trap
            | Builtin::IsNan
            | Builtin::IsInf
            | Builtin::IsFinite
            | Builtin::IsNormal
            | Builtin::SignBit
            | Builtin::IsInfSign => None,
            _ => self.all_of(&flows),
        }
    }
}

/// Whether an index is made of a difference of pointers.
fn is_distance(body: &Body, index: ExprId) -> bool {
    let mut at = index;
    loop {
        match body[at].kind {
            ExprKind::Convert { operand, .. } => at = operand,
            ExprKind::PtrDiff { .. } => return true,
            _ => return false,
        }
    }
}
