//! Addresses that a value may hold though no assignment gave them to it.
//!
//! A value from outside, or one that nothing set, can be any address; where it is compared with another value, it is known
//! to be that one, or one near it. A sum with a null pointer is the other operand, and so is a difference. So the classes are joined,
//! but only where a pointer of the class is followed: integers are compared all the time, and few become pointers.
//!
//! A class is *open* if a value from outside flows into its pointers, or if there is no object in it. An open
//! class takes the objects of what its pointers are compared with or computed from, through any number of other
//! open classes. What is compared with a pointer to a known object and is no value from outside takes nothing.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Walk;
use crate::hir::{ExprId, FunctionId, Storage};
use crate::memory::graph::{Cell, NodeId};
use crate::memory::refine::refine;

/// How a value depends on another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// It is a pointer moved by the other; whether it is known not to be a null pointer.
    Index { known: bool },
    /// It is a difference of pointers, or another number that says where its object is.
    Distance,
}

/// What was seen of such values.
#[derive(Clone, Debug, Default)]
pub(super) struct Pins {
    /// Values that were compared.
    pub(super) compared: Vec<(Cell, Cell)>,
    /// Differences of pointers.
    pub(super) distances: Vec<(Cell, Cell, Cell)>,
    /// Values, and others that they were computed from.
    pub(super) derived: Vec<(Cell, Cell, Part)>,
    /// Values from outside.
    pub(super) outside: Vec<Cell>,
    /// Memory that is filled from outside.
    pub(super) filled: Vec<Cell>,
}

/// The classes that matter here.
struct Classes {
    /// Those with objects or functions.
    inhabited: FxHashSet<NodeId>,
    /// Those that values from outside may point to.
    outside: FxHashSet<NodeId>,
    /// Those whose pointers are followed.
    followed: FxHashSet<NodeId>,
}

impl Classes {
    fn is_open(&self, node: NodeId) -> bool {
        self.outside.contains(&node) || !self.inhabited.contains(&node)
    }
}

/// The open classes, by numbers, and what they take from.
#[derive(Default)]
struct Takes {
    numbers: FxHashMap<NodeId, usize>,
    cells: Vec<Cell>,
    /// The open classes that a class takes from.
    from: Vec<Vec<usize>>,
    /// The other way round.
    to: Vec<Vec<usize>>,
    /// The objects that a class takes.
    objects: Vec<Vec<Cell>>,
}

impl Takes {
    fn number(&mut self, cell: Cell) -> usize {
        let next = self.cells.len();
        let number = *self.numbers.entry(cell.node).or_insert(next);
        if number == next {
            self.cells.push(cell);
            self.from.push(Vec::new());
            self.to.push(Vec::new());
            self.objects.push(Vec::new());
        }
        number
    }

    fn add(&mut self, classes: &Classes, to: Cell, from: Cell) {
        if !classes.is_open(to.node) {
            return;
        }
        let to = self.number(to);
        if classes.is_open(from.node) {
            let from = self.number(from);
            self.from[to].push(from);
            self.to[from].push(to);
        } else {
            self.objects[to].push(from);
        }
    }

    /// The classes from which one whose pointers are followed takes.
    fn wanted(&self, classes: &Classes) -> Vec<bool> {
        let mut wanted: Vec<bool> =
            self.cells.iter().map(|cell| classes.followed.contains(&cell.node)).collect();
        let mut work: Vec<usize> = (0..wanted.len()).filter(|class| wanted[*class]).collect();
        while let Some(class) = work.pop() {
            for &from in &self.from[class] {
                if !std::mem::replace(&mut wanted[from], true) {
                    work.push(from);
                }
            }
        }
        wanted
    }
}

impl Walk<'_> {
    /// Two values are compared.
    pub(super) fn compare(&mut self, a: Option<Cell>, b: Option<Cell>) {
        if let (Some(a), Some(b)) = (a, b) {
            self.pins.compared.push((a, b));
        }
    }

    /// The flow of a number that tells where the objects of pointers are.
    pub(super) fn distance(&mut self, a: Option<Cell>, b: Option<Cell>) -> Cell {
        self.compare(a, b);
        let result = self.flow.graph.cell();
        if let (Some(a), Some(b)) = (a, b) {
            self.pins.distances.push((result, a, b));
        }
        if let Some(from) = a.or(b) {
            self.flow.distances.push((result, from));
        }
        for from in [a, b].into_iter().flatten() {
            self.pins.derived.push((result, from, Part::Distance));
        }
        result
    }

    /// A value from outside.
    pub(super) fn outside(&mut self, cell: Cell) -> Cell {
        self.pins.outside.push(cell);
        cell
    }

    /// Joins the classes that values may point to though no assignment says so; whether there were any.
    pub(super) fn pin(&mut self) -> bool {
        let classes = self.classes();
        let mut joined = false;
        let mut takes = Takes::default();
        for index in 0..self.pins.derived.len() {
            let (to, from, part) = self.pins.derived[index];
            let (to, from) = (self.flow.graph.find(to), self.flow.graph.find(from));
            let is_address = classes.inhabited.contains(&from.node);
            if classes.is_open(to.node) {
                takes.add(&classes, to, from);
            } else if match part {
                Part::Index { known } => is_address && !known,
                Part::Distance => is_address && classes.followed.contains(&to.node),
            } {
                joined |= self.link(to, from);
            }
        }
        for index in 0..self.pins.distances.len() {
            let (result, a, b) = self.pins.distances[index];
            let nodes = [a, b].map(|cell| self.flow.graph.find(cell).node);
            if nodes[0] != nodes[1] && nodes.iter().all(|node| classes.inhabited.contains(node)) {
                // With it, a pointer goes from one object to another.
                joined |= self.link(a, b) | self.link(result, a);
            }
        }
        for index in 0..self.pins.compared.len() {
            let (a, b) = self.pins.compared[index];
            let (a, b) = (self.flow.graph.find(a), self.flow.graph.find(b));
            if a.node != b.node {
                takes.add(&classes, a, b);
                takes.add(&classes, b, a);
            } else if a.offset != b.offset
                && classes.outside.contains(&a.node)
                && classes.followed.contains(&a.node)
            {
                // It may lie between them.
                self.flow.graph.stride(a, 1);
                joined = true;
            }
        }
        joined | self.take(&classes, &takes)
    }

    /// Brings objects to the classes that take them.
    fn take(&mut self, classes: &Classes, takes: &Takes) -> bool {
        let wanted = takes.wanted(classes);
        let mut joined = false;
        // An object that comes to each class.
        let mut comes: Vec<Option<Cell>> = vec![None; wanted.len()];
        let mut work = Vec::new();
        for class in (0..wanted.len()).filter(|class| wanted[*class]) {
            let cell = takes.cells[class];
            let own = classes.inhabited.contains(&cell.node).then_some(cell);
            for &object in own.iter().chain(&takes.objects[class]) {
                match comes[class] {
                    Some(other) => joined |= self.link(other, object),
                    None => comes[class] = Some(object),
                }
            }
            if comes[class].is_some() {
                work.push(class);
            }
        }
        while let Some(class) = work.pop() {
            let Some(object) = comes[class] else { continue };
            if classes.followed.contains(&takes.cells[class].node) {
                joined |= self.link(takes.cells[class], object);
            }
            for &to in takes.to[class].iter().filter(|to| wanted[**to]) {
                if let Some(other) = comes[to] {
                    joined |= self.link(other, object);
                } else {
                    comes[to] = Some(object);
                    work.push(to);
                }
            }
        }
        joined
    }

    /// Joins two classes, at any offsets; whether they were not one before.
    fn link(&mut self, a: Cell, b: Cell) -> bool {
        if self.flow.graph.find(a).node == self.flow.graph.find(b).node {
            return false;
        }
        self.flow.graph.unify(a, b);
        self.flow.graph.stride(a, 1);
        true
    }

    /// Takes apart the fields of classes that folded.
    pub(super) fn refine(&mut self) {
        let filled = self.filled();
        let flow = &self.flow;
        let numbers = flow.resolved.iter().chain(flow.indexed.iter().map(|(_, cell)| cell));
        let lost: Vec<Cell> = self.pins.outside.iter().chain(numbers).copied().collect();
        refine(&mut self.flow.graph, &lost, &filled);
    }

    /// The classes with objects whose content is from outside: those that are defined elsewhere, and the arguments of the program.
    fn filled(&self) -> FxHashSet<NodeId> {
        let (program, flow) = (self.program, &self.flow);
        let undefined = program.objects.iter().zip(&flow.objects).filter(|(object, _)| {
            object.init.is_none() && !matches!(object.storage, Storage::Automatic(_))
        });
        let arguments = program[self.entry].params.iter();
        undefined
            .filter_map(|(_, used)| used.cell)
            .chain(arguments.filter_map(|param| flow.objects[param.object.index()].cell))
            .chain(self.pins.filled.iter().copied())
            .map(|cell| flow.graph.root(cell).node)
            .collect()
    }

    fn classes(&mut self) -> Classes {
        let program = self.program;
        let flow = &self.flow;
        let root = |cell: Cell| flow.graph.root(cell).node;
        let in_memory = flow.objects.iter().filter(|used| used.escapes);
        let inhabited = in_memory
            .filter_map(|used| used.cell)
            .chain(flow.function_cells.iter().map(|(_, cell)| *cell))
            .chain(flow.dynamic.iter().copied())
            .chain(flow.heap.iter().copied())
            .map(root)
            .collect();
        let mut outside: FxHashSet<NodeId> = self.pins.outside.iter().copied().map(root).collect();
        let filled = self.filled();
        for node in flow.graph.roots().filter(|node| filled.contains(node)) {
            let fields = flow.graph.fields(node).iter();
            outside.extend(fields.filter_map(|field| field.pointee).map(root));
        }
        let is_pointer = |function: FunctionId, expr: ExprId| {
            let body = program[function].body.as_ref();
            body.is_some_and(|body| program.types.is_pointer(body[expr].ty))
        };
        let followed = flow
            .derefs
            .values()
            .chain(flow.pointers.iter().filter_map(|((function, expr), cell)| {
                is_pointer(*function, *expr).then_some(cell)
            }))
            .map(|cell| root(*cell))
            .collect();
        Classes { inhabited, outside, followed }
    }
}
