//! The memory model: which objects are plain variables, which lie in memory, where, and in which region.
//!
//! A scalar whose address is never taken is one variable. A struct or array whose address is never taken and
//! which is accessed at constant offsets only is split into variables. Everything else lies in memory: it has a
//! [number](objects), and its bytes lie in the regions that the [points-to graph](graph) gives them. A region
//! is a field of a class: an array from pointers to words if all accesses to the field cover exactly it, else to bytes.

pub(crate) mod chunks;
pub(crate) mod flow;
pub(crate) mod graph;
pub(crate) mod lifetimes;
pub(crate) mod objects;
pub(crate) mod refine;
pub(crate) mod skipped;
pub(crate) mod steps;

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::Sort;

use crate::hir::{FunctionId, InitEntry, InitValue, Object, ObjectId, Origin, Program, Storage};
use crate::options::Options;
use crate::types::Quals;
use flow::{Flow, ObjectUse};
use graph::{Cell, NodeId};
use lifetimes::Lifetimes;
use objects::{Objects, POINTER_BITS};

/// Bytes of an object that are one variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) offset: u64,
    pub(crate) len: u64,
    pub(crate) sort: Sort,
}

/// Where an object lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// In variables. What no part covers is never read.
    Parts(Vec<Part>),
    /// In memory, always with this number.
    Fixed(u64),
    /// In memory, with a number of its own each time it comes to life.
    Fresh,
}

/// An object whose number is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fixed {
    /// How many bytes it has, if that is known.
    pub(crate) size: Option<u64>,
    /// Whether pointers may outlive it.
    pub(crate) mortal: bool,
    /// Its address is a multiple of this.
    pub(crate) align: u64,
}

/// Where everything lives.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    pub(crate) flow: Flow,
    pub(crate) objects: Objects,
    /// For each object; none if it is not used.
    pub(crate) homes: Vec<Option<Home>>,
    /// The automatic objects in memory that pointers may outlive.
    pub(crate) mortal: FxHashSet<ObjectId>,
    /// The objects whose numbers are known, by them.
    pub(crate) fixed: Vec<Fixed>,
    /// The numbers of functions.
    pub(crate) functions: FxHashMap<FunctionId, u64>,
    /// The objects in memory of each class.
    pub(crate) residents: FxHashMap<NodeId, Vec<ObjectId>>,
    /// Classes that hold more than static objects.
    pub(crate) dynamic: FxHashSet<NodeId>,
    /// The classes with memory of the heap.
    pub(crate) heap: FxHashSet<NodeId>,
    /// The classes with memory that is allocated, on the heap or on the stack.
    pub(crate) allocated: FxHashSet<NodeId>,
    /// The classes that pointers are followed to which are not made from an object's name.
    pub(crate) followed: FxHashSet<NodeId>,
    /// The pairs of string literals that may be one object, or a part of one.
    pub(crate) alike: Vec<(u64, u64)>,
    /// The classes with pointers that may be at the end of an object.
    pub(crate) touching: FxHashSet<NodeId>,
    /// The classes with objects that may lie where others were.
    pub(crate) reused: FxHashSet<NodeId>,
    recursive: FxHashSet<FunctionId>,
    /// The objects that each thread has one of: the first of their numbers.
    pub(crate) per_thread: FxHashMap<ObjectId, u64>,
    /// The functions that may run in several threads at a time.
    threaded: FxHashSet<FunctionId>,
    /// Whether each thread has its own thread-local objects in memory. When they die is not known.
    own_statics: bool,
}

/// The most threads at a time.
pub(crate) const MOST_THREADS: u64 = 64;
/// The most bytes of a variable that is accessed in several ways.
const LARGEST_MIXED: u64 = 16;
/// The most literals of a class that are compared with each other.
const MOST_LITERALS: usize = 64;
/// The most bytes of an automatic object that gets arbitrary values by assignment.
const SMALL: u64 = 64;

/// Where the program may call `exit`, any function may come to run the destructors.
fn note_destructors(program: &Program, flow: &mut Flow) {
    if program.function_named("exit").is_none() {
        return;
    }
    for (index, function) in program.functions.iter().enumerate() {
        if function.destructor.is_some() && function.body.is_some() {
            let callers = flow.reachable.iter().map(|caller| (*caller, FunctionId::new(index)));
            flow.calls.extend(callers.collect::<Vec<_>>());
        }
    }
}

impl Memory {
    /// Decides where everything lives.
    pub(crate) fn new(program: &Program, options: &Options, entry: FunctionId) -> Self {
        let mut flow = flow::analyse(program, options, entry);
        note_destructors(program, &mut flow);
        let recursive = recursive(&flow);
        let thread = crate::lower::creates_threads(program, options);
        let mut memory = Self {
            objects: Objects::default(),
            mortal: FxHashSet::default(),
            fixed: vec![Fixed { size: Some(0), mortal: false, align: 1 }],
            homes: vec![None; program.objects.len()],
            functions: FxHashMap::default(),
            residents: FxHashMap::default(),
            dynamic: flow.dynamic.iter().map(|cell| flow.graph.root(*cell).node).collect(),
            heap: classes(&flow, &flow.heap),
            allocated: classes(&flow, &flow.dynamic),
            followed: classes(&flow, &flow.followed),
            alike: Vec::new(),
            touching: FxHashSet::default(),
            reused: FxHashSet::default(),
            recursive,
            per_thread: FxHashMap::default(),
            threaded: thread.map_or_else(FxHashSet::default, |thread| reached(thread, &flow)),
            own_statics: thread.is_some() && !options.checks.needs_objects(),
            flow,
        };
        let mut lifetimes = Lifetimes::new(program, &memory.flow, thread);
        for must_not_change in [true, false] {
            for (index, object) in program.objects.iter().enumerate() {
                if is_read_only(program, object) == must_not_change {
                    memory.settle(program, entry, ObjectId::new(index), &mut lifetimes);
                }
            }
            if must_not_change {
                memory.objects.end_read_only();
            }
        }
        for (function, _) in memory.flow.function_cells.clone() {
            let function = &function;
            if program[*function].weak
                && program[*function].body.is_none()
                && crate::intrinsic::intrinsic_by_name(program, *function, options).is_none()
            {
                memory.functions.insert(*function, 0);
                continue;
            }
            let number = memory.place(Some(0), false, 1);
            memory.functions.insert(*function, number);
        }
        memory.note_comparisons();
        memory.note_literals(program);
        memory
    }

    fn settle(
        &mut self,
        program: &Program,
        entry: FunctionId,
        id: ObjectId,
        lifetimes: &mut Lifetimes,
    ) {
        let used = &self.flow.objects[id.index()];
        let Some(cell) = used.cell else { return };
        let object = &program[id];
        if !used.escapes
            && let Some(parts) = parts(used)
        {
            self.homes[id.index()] = Some(Home::Parts(parts));
            return;
        }
        let size = program.object_size(id);
        let node = self.flow.graph.root(cell).node;
        self.residents.entry(node).or_default().push(id);
        let fresh = match object.storage {
            Storage::Static | Storage::ThreadLocal => false,
            Storage::Automatic(function) => {
                self.dynamic.insert(node);
                let again = used.again || function != entry;
                // A function inside may be called when the one around it has returned.
                let outlived = used.captured || lifetimes.may_outlive(node, id);
                if outlived {
                    self.mortal.insert(id);
                }
                self.recursive.contains(&function)
                    || (again && outlived)
                    || size.is_none_or(|size| used.bare && again && size > SMALL)
            }
        };
        let mortal = self.mortal.contains(&id);
        let of_each_thread = match object.storage {
            Storage::Automatic(function) => !fresh && self.threaded.contains(&function),
            Storage::ThreadLocal => self.own_statics,
            Storage::Static => false,
        };
        if of_each_thread {
            self.dynamic.insert(node);
            let align = object.align.max(1);
            let first = self.place(size, mortal, align);
            for _ in 1..MOST_THREADS {
                self.place(size, mortal, align);
            }
            self.per_thread.insert(id, first);
            self.homes[id.index()] = Some(Home::Fresh);
            return;
        }
        self.homes[id.index()] = Some(if fresh {
            Home::Fresh
        } else {
            Home::Fixed(self.place(size, mortal, object.align.max(1)))
        });
    }

    /// A number for an object.
    pub(crate) fn place(&mut self, size: Option<u64>, mortal: bool, align: u64) -> u64 {
        self.fixed.push(Fixed { size, mortal, align });
        self.objects.next()
    }

    /// Compilers may put equal string literals, or the end of one and another one, into one place.
    fn note_literals(&mut self, program: &Program) {
        let class = |cell: &Cell| self.flow.graph.root(*cell).node;
        let compared: FxHashSet<NodeId> = self.flow.compared.iter().map(class).collect();
        let mut nodes: Vec<NodeId> = compared.into_iter().collect();
        nodes.sort_unstable();
        for node in nodes {
            let residents = self.residents.get(&node).map_or(&[][..], Vec::as_slice);
            let texts: Vec<(u64, &[u32])> = residents
                .iter()
                .filter_map(|object| {
                    let Some(Home::Fixed(number)) = self.homes[object.index()] else { return None };
                    Some((number, text(&program[*object])?))
                })
                .take(MOST_LITERALS)
                .collect();
            for (index, (a, long)) in texts.iter().enumerate() {
                for (b, other) in &texts[index + 1..] {
                    if long.ends_with(other) || other.ends_with(long) {
                        self.alike.push((*a, *b));
                    }
                }
            }
        }
    }

    /// Comparisons of pointers may need to know sizes and lives: two objects can touch, and one can lie where
    /// another one was.
    fn note_comparisons(&mut self) {
        let class = |cell: &Cell| self.flow.graph.root(*cell).node;
        let moved: FxHashSet<NodeId> = self.flow.moved.iter().map(class).collect();
        let heap = &self.heap;
        let (mut sizes, mut lives) = (false, false);
        let mut reused = FxHashSet::default();
        for cell in &self.flow.compared {
            let node = class(cell);
            let residents = self.residents.get(&node).map_or(&[][..], Vec::as_slice);
            let is_heap = heap.contains(&node);
            sizes |= moved.contains(&node) && (is_heap || residents.len() > 1);
            if (is_heap && self.flow.frees)
                || residents.iter().any(|object| self.mortal.contains(object))
            {
                lives = true;
                reused.insert(node);
            }
        }
        self.reused = reused;
        self.touching = if sizes { moved } else { FxHashSet::default() };
        let fields = self.flow.graph.roots().flat_map(|node| self.flow.graph.fields(node));
        let mixed: Vec<Cell> = fields
            .filter(|field| field.pointer && (field.plain || !field.uniform))
            .filter_map(|field| field.pointee)
            .collect();
        self.flow.numbers |= !mixed.is_empty();
        let distances: FxHashMap<NodeId, Cell> =
            self.flow.distances.iter().map(|(distance, from)| (class(distance), *from)).collect();
        self.flow.numbers |= self.flow.resolved.iter().any(|c| distances.contains_key(&class(c)));
        for (index, cell) in &self.flow.indexed {
            let cell = distances.get(&class(cell)).unwrap_or(cell);
            let node = class(cell);
            if self.residents.contains_key(&node) || self.heap.contains(&node) {
                self.flow.pointers.insert(*index, *cell);
                self.flow.resolved.push(*cell);
                self.flow.numbers = true;
            }
        }
        let class = |cell: &Cell| self.flow.graph.root(*cell).node;
        self.flow.resolved.extend(mixed);
        let changing: FxHashSet<NodeId> = self.flow.resolved.iter().map(class).collect();
        self.flow.resolves =
            self.flow.numbers && changing.iter().any(|node| !self.has_known_objects(*node));
        let ordered = self.flow.ordered.iter().any(|(a, b)| {
            let (a, b) = (class(a), class(b));
            a != b || !self.has_one_object(a)
        });
        let addresses = self.flow.numbers || ordered;
        let fresh = self.homes.iter().any(|home| matches!(home, Some(Home::Fresh)));
        let several = self.residents.values().any(|residents| residents.len() > 1)
            || self.flow.graph.roots().any(|node| self.flow.graph.functions(node).len() > 1);
        self.flow.asks_many = self.flow.numbers && (fresh || several || !self.allocated.is_empty());
        self.flow.asks_sizes |= sizes || addresses;
        let dies = self.flow.frees || !self.mortal.is_empty();
        self.flow.asks_life |= lives || (addresses && dies);
    }

    /// Whether there is one object in a class, and nothing from outside.
    pub(crate) fn has_one_object(&self, node: NodeId) -> bool {
        let residents = self.residents.get(&node).map_or(0, Vec::len);
        let inputs = self.flow.inputs.iter();
        residents == 1
            && self.flow.graph.functions(node).is_empty()
            && self.has_known_objects(node)
            && !inputs.into_iter().any(|cell| self.flow.graph.root(*cell).node == node)
    }

    /// Whether all objects of a class have numbers that are known.
    pub(crate) fn has_known_objects(&self, node: NodeId) -> bool {
        let residents = self.residents.get(&node).map_or(&[][..], Vec::as_slice);
        let is_fixed =
            |object: &ObjectId| matches!(self.homes[object.index()], Some(Home::Fixed(_)));
        residents.iter().all(is_fixed) && !self.allocated.contains(&node)
    }

    /// The one object of a class that all accesses are to by its name.
    pub(crate) fn single(&self, node: NodeId) -> Option<u64> {
        if self.followed.contains(&node) {
            return None;
        }
        match self.residents.get(&node).map_or(&[][..], Vec::as_slice) {
            [object] => match self.homes[object.index()] {
                Some(Home::Fixed(number)) => Some(number),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a function may be active twice at a time.
    pub(crate) fn is_recursive(&self, function: FunctionId) -> bool {
        self.recursive.contains(&function) || self.threaded.contains(&function)
    }

    /// The class that a cell belongs to, and where in it.
    pub(crate) fn root(&self, cell: Cell) -> Cell {
        self.flow.graph.root(cell)
    }

    /// The element of an array in a struct that a pointer leads to, if it is taken for one to nothing else.
    pub(crate) fn element(
        &self,
        function: FunctionId,
        pointer: crate::hir::ExprId,
    ) -> Option<flow::Element> {
        let element = self.flow.elements.get(&(function, pointer))?;
        self.flow.graph.is_apart(self.root(element.any).node).then_some(*element)
    }
}

/// The classes of some cells.
fn classes(flow: &Flow, cells: &[Cell]) -> FxHashSet<NodeId> {
    cells.iter().map(|cell| flow.graph.root(*cell).node).collect()
}

/// The characters of a string literal.
fn text(object: &Object) -> Option<&[u32]> {
    if object.origin != Origin::String {
        return None;
    }
    match object.init.as_ref().map(|init| init.entries.as_slice()) {
        Some([InitEntry { value: InitValue::Units(units), .. }]) => Some(units),
        _ => Some(&[]),
    }
}

/// Whether an object must not be written.
pub(crate) fn is_read_only(program: &Program, object: &Object) -> bool {
    let is_static = !matches!(object.storage, Storage::Automatic(_));
    let is_text = matches!(object.origin, Origin::String | Origin::FunctionName);
    is_static && (is_text || program.types.quals_of(object.ty).contains(Quals::CONST))
}

/// The variables that an object can be split into, if the accesses to it allow that.
fn parts(used: &ObjectUse) -> Option<Vec<Part>> {
    let mut accesses = used.accesses.clone();
    accesses.sort_by_key(|access| (access.0, std::cmp::Reverse(access.1)));
    let mut parts: Vec<(u64, u64, Option<Sort>, bool)> = Vec::new();
    for (offset, len, sort) in accesses {
        match parts.last_mut() {
            Some(last) if offset < last.0 + last.1 => {
                let end = (last.0 + last.1).max(offset + len);
                let same = (last.0, last.1) == (offset, len);
                let pointer = Some(Sort::Bv(POINTER_BITS));
                if same && (last.2 == pointer || sort == pointer) {
                    // A pointer can hold any number of its size.
                    last.2 = pointer;
                    last.3 = false;
                    continue;
                }
                if last.2 == pointer || sort == pointer {
                    return None;
                }
                let agree = last.2 == sort || last.2.is_none() || sort.is_none();
                last.3 |= !(same && agree);
                last.1 = end - last.0;
                last.2 = last.2.take().or(sort);
            }
            _ => parts.push((offset, len, sort, false)),
        }
    }
    let bits = |len: u64| u32::try_from(len * 8).ok();
    parts
        .into_iter()
        .map(|(offset, len, sort, mixed)| {
            let sort = match sort {
                Some(sort) if !mixed => sort,
                _ if mixed && len > LARGEST_MIXED => return None,
                _ => Sort::Bv(bits(len)?),
            };
            Some(Part { offset, len, sort })
        })
        .collect()
}

/// A function and those that it may call, through any number of others.
fn reached(function: FunctionId, flow: &Flow) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    let mut work = vec![function];
    while let Some(function) = work.pop() {
        if found.insert(function) {
            let calls = flow.calls.iter().filter(|(caller, _)| *caller == function);
            work.extend(calls.map(|(_, callee)| *callee));
        }
    }
    found
}

/// The functions that lie on a cycle of calls.
fn recursive(flow: &Flow) -> FxHashSet<FunctionId> {
    let mut callees: BTreeMap<FunctionId, Vec<FunctionId>> = BTreeMap::new();
    for (caller, callee) in &flow.calls {
        callees.entry(*caller).or_default().push(*callee);
    }
    for list in callees.values_mut() {
        list.sort_unstable();
        list.dedup();
    }
    let nobody = Vec::new();
    let of = |function: FunctionId| callees.get(&function).unwrap_or(&nobody);
    // Tarjan's strongly connected components, with a stack of its own.
    let mut index: FxHashMap<FunctionId, (usize, usize, bool)> = FxHashMap::default();
    let (mut open, mut found) = (Vec::new(), FxHashSet::default());
    for &start in &flow.reachable {
        if index.contains_key(&start) {
            continue;
        }
        let mut calls: Vec<(FunctionId, usize)> = vec![(start, 0)];
        index.insert(start, (index.len(), index.len(), true));
        open.push(start);
        while let Some((function, next)) = calls.last_mut() {
            let function = *function;
            if let Some(&callee) = of(function).get(*next) {
                *next += 1;
                if let Some(&(order, _, on)) = index.get(&callee) {
                    if callee == function {
                        found.insert(function);
                    }
                    let entry = index.get_mut(&function).expect("a visited function");
                    if on {
                        entry.1 = entry.1.min(order);
                    }
                } else {
                    let order = index.len();
                    index.insert(callee, (order, order, true));
                    open.push(callee);
                    calls.push((callee, 0));
                }
                continue;
            }
            calls.pop();
            let (order, low, _) = index[&function];
            if let Some((caller, _)) = calls.last() {
                let entry = index.get_mut(caller).expect("a visited function");
                entry.1 = entry.1.min(low);
            }
            if order == low {
                let from = open.iter().rposition(|f| *f == function).expect("an open function");
                let component = open.split_off(from);
                for member in &component {
                    index.get_mut(member).expect("a visited function").2 = false;
                }
                if component.len() > 1 {
                    found.extend(component);
                }
            }
        }
    }
    found
}
