//! What functions read and write, themselves and through those that they call.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::hir::{
    Body, Builtin, Callee, Conversion, ExprId, ExprKind, FunctionId, InitValue, List, ObjectId,
    PlaceId, PlaceKind, Program, StmtKind, Storage,
};
use crate::intrinsic::{Intrinsic, intrinsic};
use crate::memory::flow::{fits, peel, signed};
use crate::memory::graph::{Cell, NodeId};
use crate::memory::{Home, Memory};
use crate::options::Options;
use crate::types::TypeId;

/// A part of what a program can change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(in crate::lower) enum Key {
    /// A variable: a part of an object, by its number.
    Part(ObjectId, usize),
    /// A field of a class of memory, by its start.
    Field(NodeId, i64),
}

/// What an evaluation does to the rest of the program.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Effects {
    pub(super) reads: FxHashSet<Key>,
    pub(super) writes: FxHashSet<Key>,
    /// Whether it may end the program without a violation.
    pub(super) halts: bool,
    /// Whether it may violate a claim.
    pub(super) fails: bool,
}

impl Effects {
    pub(super) fn add(&mut self, other: &Self) {
        self.reads.extend(&other.reads);
        self.writes.extend(&other.writes);
        self.halts |= other.halts;
        self.fails |= other.fails;
    }

    /// Whether it matters which of two evaluations comes first.
    pub(super) fn conflicts(&self, other: &Self) -> bool {
        let meets = |a: &FxHashSet<Key>, b: &FxHashSet<Key>| {
            let (few, many) = if a.len() < b.len() { (a, b) } else { (b, a) };
            few.iter().any(|key| many.contains(key))
        };
        meets(&self.writes, &other.writes)
            || meets(&self.writes, &other.reads)
            || meets(&self.reads, &other.writes)
            || (self.halts && other.fails)
            || (self.fails && other.halts)
    }

    /// Whether it does nothing that others could see.
    pub(super) fn is_nothing(&self) -> bool {
        self.size() == 0
    }

    fn size(&self) -> usize {
        self.reads.len() + self.writes.len() + usize::from(self.halts) + usize::from(self.fails)
    }
}

/// The effects of all functions of a program.
#[derive(Clone, Debug, Default)]
pub(in crate::lower) struct Summaries {
    functions: FxHashMap<FunctionId, Rc<Effects>>,
    /// Pointers to nothing but memory that the function itself allocated.
    fresh: FxHashSet<ObjectId>,
    /// Functions that return such pointers.
    makers: FxHashSet<FunctionId>,
    /// What some function writes that is not its own, of a program with threads.
    shared: FxHashSet<Key>,
    /// Whether operators may violate claims.
    pub(super) checked: bool,
    /// The object that is `errno`, if the program knows it.
    errno: Option<ObjectId>,
}

/// What is known of a program before its functions are looked at.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct Known {
    /// Whether operators may violate claims.
    pub(in crate::lower) checked: bool,
    /// The object that is `errno`, if the program knows it.
    pub(in crate::lower) errno: Option<ObjectId>,
}

impl Summaries {
    /// Lets other threads see what functions write.
    pub(in crate::lower) fn share(&mut self, program: &Program) {
        let writes = self.functions.values().flat_map(|own| own.writes.iter().copied());
        let may_be_seen = |key: &Key| match key {
            Key::Part(object, _) => program[*object].storage == Storage::Static,
            Key::Field(..) => true,
        };
        self.shared = writes.filter(may_be_seen).collect();
    }

    /// Whether an evaluation reads or writes what another thread may write or read.
    pub(super) fn is_seen(&self, effects: &Effects) -> bool {
        !self.shared.is_empty()
            && effects.reads.iter().chain(&effects.writes).any(|key| self.shared.contains(key))
    }
}

/// Looks at the code of a program.
#[derive(Clone, Copy)]
pub(super) struct View<'v> {
    pub(super) program: &'v Program,
    pub(super) options: &'v Options,
    pub(super) memory: &'v Memory,
    pub(super) summaries: &'v Summaries,
    pub(super) function: FunctionId,
    pub(super) body: &'v Body,
    /// Whether what is looked at is seen from a caller: memory that the function itself allocated counts for nothing.
    pub(super) from_outside: bool,
    /// Whether other threads may see the order of accesses.
    pub(super) is_seen: bool,
}

/// What the functions of a program do.
pub(in crate::lower) fn summarise(
    program: &Program,
    options: &Options,
    memory: &Memory,
    known: Known,
) -> Summaries {
    let Known { checked, errno } = known;
    let mut summaries = Summaries { checked, errno, ..Summaries::default() };
    find_fresh(program, options, memory, &mut summaries);
    let mut callees: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let mut effects: FxHashMap<FunctionId, Effects> = FxHashMap::default();
    for &function in &memory.flow.reachable {
        let Some(body) = &program[function].body else { continue };
        let view = View {
            program,
            options,
            memory,
            summaries: &summaries,
            function,
            body,
            from_outside: true,
            is_seen: false,
        };
        let mut own = Effects { fails: checked, ..Effects::default() };
        let mut called = Vec::new();
        for index in 0..body.expr_count() {
            view.own(ExprId::new(index), &mut own, &mut called);
        }
        own.reads.retain(|key| !view.is_private(*key));
        own.writes.retain(|key| !view.is_private(*key));
        called.sort_unstable();
        called.dedup();
        callees.insert(function, called);
        effects.insert(function, own);
    }
    // What is called is done, too.
    let mut changed = true;
    while changed {
        changed = false;
        for function in memory.flow.reachable.iter().rev() {
            let Some(called) = callees.get(function) else { continue };
            let Some(mut own) = effects.remove(function) else { continue };
            let before = own.size();
            for callee in called {
                if let Some(more) = effects.get(callee) {
                    own.add(more);
                }
            }
            changed |= own.size() != before;
            effects.insert(*function, own);
        }
    }
    summaries.functions = effects.into_iter().map(|(id, own)| (id, Rc::new(own))).collect();
    summaries
}

/// The variables that a function assigns to; those among them that get something else than new memory go into `other`.
fn assigned(view: &View<'_>, other: &mut FxHashSet<ObjectId>) -> FxHashSet<ObjectId> {
    let body = view.body;
    let mut set: FxHashSet<ObjectId> = FxHashSet::default();
    let mut note = |object: ObjectId, value: Option<ExprId>| {
        set.insert(object);
        if !value.is_some_and(|value| view.is_new(value)) {
            other.insert(object);
        }
    };
    for expr in &body.exprs {
        match expr.kind {
            ExprKind::Assign { place, value } => {
                if let PlaceKind::Object(object) = body[place].kind {
                    note(object, Some(value));
                } else if let Some(object) = view.named(place) {
                    note(object, None);
                }
            }
            ExprKind::Update { place, .. } => {
                if let Some(object) = view.named(place) {
                    note(object, None);
                }
            }
            ExprKind::InitObject { object, .. } => note(object, None),
            _ => (),
        }
    }
    for stmt in &body.stmts {
        if let StmtKind::Declare { object, init: Some(init) } = stmt.kind {
            match body.init(init).entries.as_slice() {
                [entry] => match entry.value {
                    InitValue::Expr(value) => note(object, Some(value)),
                    InitValue::Const(bits) if bits.is_zero() => (),
                    _ => note(object, None),
                },
                [] => (),
                _ => note(object, None),
            }
        }
    }
    set
}

/// Finds the variables that point to nothing but new memory. Whoever comes to that memory by another way has read
/// a pointer that was written meanwhile.
fn find_fresh(program: &Program, options: &Options, memory: &Memory, out: &mut Summaries) {
    // A function that calls itself is taken to return new memory until it is seen that it does not.
    out.makers = memory.flow.reachable.iter().copied().collect();
    loop {
        let mut other: FxHashSet<ObjectId> = FxHashSet::default();
        let mut makers = FxHashSet::default();
        out.fresh.clear();
        for &function in &memory.flow.reachable {
            let Some(body) = &program[function].body else { continue };
            let view = View {
                program,
                options,
                memory,
                summaries: out,
                function,
                body,
                from_outside: true,
                is_seen: false,
            };
            let mut set: Vec<_> = assigned(&view, &mut other).into_iter().collect();
            set.sort_unstable();
            for object in set {
                let is_own = program[object].storage == Storage::Automatic(function)
                    && program[object].origin != crate::hir::Origin::Parameter
                    && program.types.is_pointer(program[object].ty)
                    && matches!(memory.homes[object.index()], Some(Home::Parts(_)));
                if is_own && !other.contains(&object) {
                    out.fresh.insert(object);
                }
            }
        }
        // Now that the variables are known: what is returned.
        for &function in &memory.flow.reachable {
            let Some(body) = &program[function].body else { continue };
            let view = View {
                program,
                options,
                memory,
                summaries: out,
                function,
                body,
                from_outside: true,
                is_seen: false,
            };
            let returns = body.stmts.iter().filter_map(|stmt| match stmt.kind {
                StmtKind::Return(Some(value)) => Some(value),
                _ => None,
            });
            if returns.clone().next().is_some()
                && returns.into_iter().all(|value| view.is_new(value) || view.is_fresh(value))
            {
                makers.insert(function);
            }
        }
        if makers == out.makers {
            return;
        }
        out.makers = makers;
    }
}

impl View<'_> {
    /// Whether a value is a pointer to new memory, or null.
    fn is_new(&self, value: ExprId) -> bool {
        let mut at = value;
        while let ExprKind::Convert {
            how: Conversion::Pointer | Conversion::IntToPointer,
            operand,
            ..
        } = self.body[at].kind
        {
            at = operand;
        }
        match self.body[at].kind {
            ExprKind::Const(bits) => bits.is_zero(),
            ExprKind::Call { callee: Callee::Direct(function), .. } => {
                match intrinsic(self.program, function, self.options) {
                    Some(intrinsic) => matches!(intrinsic, Intrinsic::Malloc | Intrinsic::Calloc),
                    None => self.summaries.makers.contains(&function),
                }
            }
            _ => false,
        }
    }

    /// Whether a value is that of a variable that points to new memory only.
    fn is_fresh(&self, value: ExprId) -> bool {
        let mut at = value;
        while let ExprKind::Convert { how: Conversion::Pointer, operand, .. } = self.body[at].kind {
            at = operand;
        }
        let ExprKind::Load(place) = self.body[at].kind else { return false };
        matches!(self.body[place].kind, PlaceKind::Object(object) if self.summaries.fresh.contains(&object))
    }

    /// The object that a place is a part of by its name.
    fn named(&self, place: PlaceId) -> Option<ObjectId> {
        match self.start(place) {
            Start::Object(object, _) => Some(object),
            _ => None,
        }
    }

    /// Where a place starts.
    pub(super) fn start(&self, place: PlaceId) -> Start {
        let (mut place, mut offset) = (place, 0_i64);
        loop {
            match self.body[place].kind {
                PlaceKind::Object(object) => return Start::Object(object, offset),
                PlaceKind::Member { base, offset: step, .. }
                | PlaceKind::BitField { base, offset: step, .. } => {
                    offset = offset.wrapping_add(signed(step));
                    place = base;
                }
                PlaceKind::After { then, .. } => place = then,
                PlaceKind::Deref(pointer) => {
                    if let Some((inner, bytes)) = peel(self.body, pointer) {
                        offset = offset.wrapping_add(bytes);
                        place = inner;
                        continue;
                    }
                    if self.from_outside && self.is_fresh(pointer) {
                        return Start::New;
                    }
                    let cell = self.memory.flow.derefs.get(&(self.function, place));
                    return cell.map_or(Start::Nowhere, |cell| Start::Cell(cell.plus(offset)));
                }
                PlaceKind::Unsupported(_) => return Start::Nowhere,
            }
        }
    }

    /// What an access to a place touches.
    pub(super) fn keys(&self, place: PlaceId, out: &mut FxHashSet<Key>) {
        let ty = self.program.types.value_type(self.body[place].ty);
        let len = self.program.types.size_of(ty).unwrap_or(1).max(1);
        match self.start(place) {
            Start::Object(object, offset) => self.object_keys(object, offset, len, out),
            Start::Cell(cell) => self.fields(cell, Some(len), out),
            Start::New | Start::Nowhere => (),
        }
    }

    /// What an access to so many bytes of an object touches.
    fn object_keys(&self, object: ObjectId, offset: i64, len: u64, out: &mut FxHashSet<Key>) {
        match &self.memory.homes[object.index()] {
            Some(Home::Parts(parts)) => {
                let start = u64::try_from(offset).unwrap_or(0);
                for (number, part) in parts.iter().enumerate() {
                    if part.offset < start + len && start < part.offset + part.len {
                        out.insert(Key::Part(object, number));
                    }
                }
            }
            Some(_) => {
                if let Some(cell) = self.memory.flow.objects[object.index()].cell {
                    self.fields(cell.plus(offset), Some(len), out);
                }
            }
            None => (),
        }
    }

    /// A function that may set `errno`.
    fn sets_errno(&self, out: &mut Effects) {
        if let Some(errno) = self.summaries.errno {
            let len = self.program.types.size_of(self.program[errno].ty).unwrap_or(1);
            self.object_keys(errno, 0, len, &mut out.writes);
        }
    }

    /// The fields of a class from a cell on; all of them without a length.
    fn fields(&self, cell: Cell, len: Option<u64>, out: &mut FxHashSet<Key>) {
        let root = self.memory.root(cell);
        let graph = &self.memory.flow.graph;
        let modulus = graph.modulus(root.node);
        let whole = len.is_none_or(|len| {
            modulus > 0 && root.offset.saturating_add_unsigned(len) > signed(modulus)
        });
        let (start, end) = (root.offset, root.offset.saturating_add_unsigned(len.unwrap_or(1)));
        let fields = graph.fields(root.node);
        for (index, field) in fields.iter().enumerate() {
            if whole || (field.start < end && start < field.end()) {
                let first = &fields[graph.region(root.node, index)];
                out.insert(Key::Field(root.node, first.start));
            }
        }
    }

    /// Whether a key stands for nothing but automatic objects of this function, which nobody else can see.
    fn is_private(&self, key: Key) -> bool {
        let Key::Field(node, _) = key else { return false };
        if self.memory.is_recursive(self.function) {
            return false;
        }
        let heap = &self.memory.flow.heap;
        let residents = self.memory.residents.get(&node);
        let own =
            |object: &ObjectId| self.program[*object].storage == Storage::Automatic(self.function);
        residents.is_some_and(|list| !list.is_empty() && list.iter().all(own))
            && !heap.iter().any(|cell| self.memory.root(*cell).node == node)
            && !self.memory.flow.dynamic.iter().any(|cell| self.memory.root(*cell).node == node)
    }

    /// What one node does itself, to others than the function's own objects.
    fn own(&self, expr: ExprId, out: &mut Effects, called: &mut Vec<FunctionId>) {
        let visible = |place: PlaceId| match self.start(place) {
            Start::Object(object, _) => {
                !matches!(self.program[object].storage, Storage::Automatic(f) if f == self.function)
            }
            Start::Cell(_) => true,
            Start::New | Start::Nowhere => false,
        };
        match self.body[expr].kind {
            ExprKind::Load(place) if visible(place) => self.keys(place, &mut out.reads),
            ExprKind::Assign { place, .. } if visible(place) => self.keys(place, &mut out.writes),
            ExprKind::Update { place, .. } if visible(place) => {
                self.keys(place, &mut out.reads);
                self.keys(place, &mut out.writes);
            }
            ExprKind::Call { callee, args } => self.called(expr, callee, args, out, called),
            ExprKind::Builtin { op, args } => self.builtin(op, args, out),
            ExprKind::Unsupported(_) => out.fails = true,
            _ => (),
        }
    }

    /// What a call does, but for the bodies of functions, which are listed.
    pub(super) fn called(
        &self,
        expr: ExprId,
        callee: Callee,
        args: List<ExprId>,
        out: &mut Effects,
        called: &mut Vec<FunctionId>,
    ) {
        match callee {
            Callee::Direct(function) => match intrinsic(self.program, function, self.options) {
                Some(intrinsic) => self.intrinsic(intrinsic, args, out),
                None => called.push(function),
            },
            Callee::Indirect(pointer) => {
                let Some(cell) = self.memory.flow.pointers.get(&(self.function, pointer)) else {
                    return;
                };
                let types: Vec<TypeId> =
                    self.body[args].iter().map(|arg| self.body[*arg].ty).collect();
                let result = self.body[expr].ty;
                let node = self.memory.root(*cell).node;
                for &function in self.memory.flow.graph.functions(node) {
                    if !fits(self.program, function, &types, result) {
                        continue;
                    }
                    match intrinsic(self.program, function, self.options) {
                        Some(intrinsic) => self.intrinsic(intrinsic, args, out),
                        None => called.push(function),
                    }
                }
            }
        }
    }

    fn pointed(&self, arg: ExprId, out: &mut FxHashSet<Key>) {
        if let Some(cell) = self.memory.flow.pointers.get(&(self.function, arg)) {
            self.fields(*cell, None, out);
        }
    }

    fn intrinsic(&self, intrinsic: Intrinsic, args: List<ExprId>, out: &mut Effects) {
        let args = &self.body[args];
        match intrinsic {
            Intrinsic::Nondet
            | Intrinsic::Nothing
            | Intrinsic::Malloc
            | Intrinsic::Calloc
            | Intrinsic::Alloca
            | Intrinsic::GetRounding
            | Intrinsic::Range
            | Intrinsic::Sign
            | Intrinsic::Truth
            | Intrinsic::ObjectSize
            | Intrinsic::ObjectOf
            | Intrinsic::OffsetIn
            | Intrinsic::ExtentOf
            | Intrinsic::Assigns
            | Intrinsic::Approximated
            | Intrinsic::Inexact => (),
            Intrinsic::Float(op) => {
                if op.sets_errno() {
                    self.sets_errno(out);
                }
            }
            Intrinsic::SetErrno | Intrinsic::AnyErrno | Intrinsic::MathErrno => {
                self.sets_errno(out);
            }
            Intrinsic::Assume
            | Intrinsic::Abort
            | Intrinsic::Exit
            | Intrinsic::Leave
            | Intrinsic::Raise => {
                out.halts = true;
            }
            Intrinsic::Violation
            | Intrinsic::Assert
            | Intrinsic::Clause(_)
            | Intrinsic::Requires
            | Intrinsic::Limit(_) => out.fails = true,
            Intrinsic::AssertFail | Intrinsic::AssertCall => {
                if self.options.checks.assertions {
                    out.fails = true;
                } else {
                    out.halts = true;
                }
            }
            Intrinsic::Output(_) => {
                self.sets_errno(out);
                for &arg in args {
                    self.pointed(arg, &mut out.reads);
                }
            }
            Intrinsic::MemCopy => {
                if let [to, from, ..] = *args {
                    self.pointed(to, &mut out.writes);
                    self.pointed(from, &mut out.reads);
                }
            }
            _ => {
                for &arg in args {
                    self.pointed(arg, &mut out.reads);
                    self.pointed(arg, &mut out.writes);
                }
            }
        }
    }

    pub(super) fn builtin(&self, op: Builtin, args: List<ExprId>, out: &mut Effects) {
        match op {
            Builtin::Unreachable | Builtin::Assume | Builtin::Trap | Builtin::LongJump => {
                out.halts = true;
            }
            Builtin::VaStart
            | Builtin::VaEnd
            | Builtin::VaCopy
            | Builtin::VaArg
            | Builtin::AddOverflow
            | Builtin::SubOverflow
            | Builtin::MulOverflow => {
                for &arg in &self.body[args] {
                    self.pointed(arg, &mut out.reads);
                    self.pointed(arg, &mut out.writes);
                }
            }
            _ => (),
        }
    }

    /// What a function with a body does.
    pub(super) fn of(&self, function: FunctionId) -> Option<&Effects> {
        self.summaries.functions.get(&function).map(|effects| &**effects)
    }
}

/// Where a place starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// So many bytes after the start of an object that is named.
    Object(ObjectId, i64),
    /// Where a pointer points to.
    Cell(Cell),
    /// Memory that the function itself allocated.
    New,
    /// What is not modelled.
    Nowhere,
}
