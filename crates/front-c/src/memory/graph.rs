//! The points-to graph: classes of memory, joined by unification, with fields by byte offset.
//!
//! After Steensgaard, with the fields and cells of data structure analysis: a node stands for a set of
//! objects; a [`Cell`] is a byte of a node; a field is a run of bytes of a node that some access reads or writes as
//! a whole, and knows the one cell that pointers stored there point to.
//!
//! # Invariants
//!
//! - Every object has one cell for its first byte; its byte `k` belongs to that cell's node at offset + `k`.
//! - A node with modulus `m` > 0 has offsets only up to `m`: all bytes that differ by multiples of `m` are one. It
//!   arises where a pointer moves by an unknown number of steps of size `m`, or where two offsets meet.
//! - The fields of a node don't overlap. A field is *uniform* if every access to it covers exactly it.

use rustc_hash::FxHashMap;

use super::refine::Log;
use super::steps::gcd;
use crate::hir::FunctionId;

/// A class of memory; classes that were joined have several names for the same one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct NodeId(u32);

impl NodeId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A byte of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Cell {
    pub(crate) node: NodeId,
    pub(crate) offset: i64,
}

impl Cell {
    /// The cell so many bytes further.
    #[must_use]
    pub(crate) fn plus(self, bytes: i64) -> Self {
        Self { offset: self.offset.wrapping_add(bytes), ..self }
    }
}

/// A run of bytes of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is found out on its own")]
pub(crate) struct Field {
    /// Where it starts.
    pub(crate) start: i64,
    /// How long it is.
    pub(crate) len: u64,
    /// Whether all accesses cover exactly this.
    pub(crate) uniform: bool,
    /// What pointers stored here point to.
    pub(crate) pointee: Option<Cell>,
    /// Whether some access reads or writes a pointer.
    pub(crate) pointer: bool,
    /// Whether some access reads or writes something else.
    pub(crate) plain: bool,
    /// Whether some access reads or writes a scalar that is no `_Bool`.
    pub(crate) number: bool,
}

/// What an access reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Access {
    /// A pointer.
    Pointer,
    /// A `_Bool`, or what a struct has there.
    Plain,
    /// Any other scalar.
    Number,
    /// Whatever is there.
    Any,
}

impl Field {
    pub(crate) fn end(&self) -> i64 {
        self.start.saturating_add_unsigned(self.len)
    }
}

/// A call through a pointer, by its number in the list of such calls.
pub(crate) type CallSite = u32;

#[derive(Clone, Debug, Default)]
struct Node {
    /// Another node that this one was joined with, and what to add to an offset.
    joined: Option<(NodeId, i64)>,
    /// 0 if offsets are as they are.
    modulus: u64,
    /// In ascending order.
    fields: Vec<Field>,
    functions: Vec<FunctionId>,
    calls: Vec<CallSite>,
}

/// The graph.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    work: Vec<(Cell, Cell)>,
    /// What was said, for [the classes that fold](super::refine).
    pub(super) log: Log,
    /// Where the nodes of classes lie that were taken apart.
    places: FxHashMap<NodeId, Cell>,
    /// For each field of such a class, the first one that shares its region.
    regions: FxHashMap<NodeId, Vec<usize>>,
    /// Calls through pointers that met functions: to be linked by the owner of the graph.
    pub(crate) met: Vec<(CallSite, FunctionId)>,
}

impl Graph {
    /// A new class without anything in it.
    pub(crate) fn node(&mut self) -> NodeId {
        self.nodes.push(Node::default());
        NodeId(u32::try_from(self.nodes.len() - 1).expect("classes should be countable"))
    }

    /// The first byte of a new class.
    pub(crate) fn cell(&mut self) -> Cell {
        Cell { node: self.node(), offset: 0 }
    }

    /// The representative of a cell.
    pub(crate) fn find(&mut self, cell: Cell) -> Cell {
        let mut root = cell;
        while let Some((node, shift)) = self.nodes[root.node.index()].joined {
            root = Cell { node, offset: root.offset.wrapping_add(shift) };
        }
        // Halve the path for later.
        let mut at = cell.node;
        while let Some((next, shift)) = self.nodes[at.index()].joined {
            if let Some((after, more)) = self.nodes[next.index()].joined {
                self.nodes[at.index()].joined = Some((after, shift.wrapping_add(more)));
            }
            at = next;
        }
        root.offset = reduce(root.offset, self.nodes[root.node.index()].modulus);
        root
    }

    /// The representative of a cell, of a graph that no longer changes.
    pub(crate) fn root(&self, cell: Cell) -> Cell {
        if let Some(place) = self.places.get(&cell.node) {
            return place.plus(cell.offset);
        }
        let mut root = cell;
        while let Some((node, shift)) = self.nodes[root.node.index()].joined {
            root = Cell { node, offset: root.offset.wrapping_add(shift) };
        }
        root.offset = reduce(root.offset, self.nodes[root.node.index()].modulus);
        root
    }

    /// The fields of a representative.
    pub(crate) fn fields(&self, node: NodeId) -> &[Field] {
        &self.nodes[node.index()].fields
    }

    /// The modulus of a representative, 0 for none.
    pub(crate) fn modulus(&self, node: NodeId) -> u64 {
        self.nodes[node.index()].modulus
    }

    /// Whether the fields of a representative were taken apart: then each of its nodes has offsets of its own.
    pub(crate) fn is_apart(&self, node: NodeId) -> bool {
        self.regions.contains_key(&node)
    }

    /// The first field of a representative that shares the region of this one.
    pub(crate) fn region(&self, node: NodeId, field: usize) -> usize {
        self.regions.get(&node).map_or(field, |regions| regions[field])
    }

    /// The functions of a representative.
    pub(crate) fn functions(&self, node: NodeId) -> &[FunctionId] {
        &self.nodes[node.index()].functions
    }

    /// The field of a representative that contains an access.
    pub(crate) fn field_at(&self, root: Cell) -> Option<usize> {
        let fields = &self.nodes[root.node.index()].fields;
        let after = fields.partition_point(|field| field.start <= root.offset);
        let index = after.checked_sub(1)?;
        (root.offset < fields[index].end()).then_some(index)
    }

    /// Says that an access covers `len` bytes from the cell.
    pub(crate) fn touch(&mut self, cell: Cell, len: u64) {
        self.touch_as(cell, len, Access::Any);
    }

    /// Says that an access covers `len` bytes from the cell, and what they are.
    pub(crate) fn touch_as(&mut self, cell: Cell, len: u64, access: Access) {
        if len == 0 {
            return;
        }
        self.log.touch(cell, len, access);
        let root = self.find(cell);
        self.add_access(root, len, access);
        self.settle();
    }

    /// Adds an access to a representative.
    pub(super) fn add_access(&mut self, root: Cell, len: u64, access: Access) {
        let start = root.offset;
        let pointer = access == Access::Pointer;
        let plain = matches!(access, Access::Plain | Access::Number);
        let number = matches!(access, Access::Pointer | Access::Number);
        let field = Field { start, len, uniform: true, pointee: None, pointer, plain, number };
        self.insert(root, field);
    }

    /// Adds a field to a representative.
    pub(super) fn add_field(&mut self, node: NodeId, field: Field) {
        self.insert(Cell { node, offset: field.start }, field);
    }

    /// Makes fields of those of the `len` bytes from the cell on that no access covers.
    pub(crate) fn touch_gaps(&mut self, cell: Cell, len: u64) {
        self.log.opaque(cell);
        let root = self.find(cell);
        let modulus = self.nodes[root.node.index()].modulus;
        let end = root.offset.saturating_add_unsigned(len);
        let ranges = match wide(modulus) {
            0 => [root.offset..end, 0..0],
            round if len >= modulus => [0..round, 0..0],
            round => [root.offset..end.min(round), 0..end - round],
        };
        for range in ranges {
            let mut start = range.start;
            while start < range.end {
                let fields = &self.nodes[root.node.index()].fields;
                let next = fields.partition_point(|field| field.end() <= start);
                let end = fields.get(next).map_or(range.end, |field| field.start.min(range.end));
                if start < end {
                    let len = end.abs_diff(start);
                    let field = Field {
                        start,
                        len,
                        uniform: false,
                        pointee: None,
                        pointer: false,
                        plain: true,
                        number: false,
                    };
                    self.insert(Cell { offset: start, ..root }, field);
                }
                let fields = &self.nodes[root.node.index()].fields;
                let next = fields.partition_point(|field| field.end() <= start);
                start = fields.get(next).map_or(range.end, Field::end);
            }
        }
    }

    /// The classes.
    pub(crate) fn roots(&self) -> impl Iterator<Item = NodeId> {
        let nodes = self.nodes.iter().enumerate();
        let own = nodes.filter(|(_, node)| node.joined.is_none());
        own.map(|(index, _)| NodeId(u32::try_from(index).expect("classes should be countable")))
    }

    /// All nodes, also those that were joined with others.
    pub(super) fn names(&self) -> impl Iterator<Item = NodeId> {
        let count = u32::try_from(self.nodes.len()).expect("classes should be countable");
        (0..count).map(NodeId)
    }

    /// Says where a node of a class lies that is taken apart.
    pub(super) fn place(&mut self, node: NodeId, place: Cell) {
        self.places.insert(node, place);
    }

    /// Gives a class fields that do not fold, and for each the first one that shares its region.
    pub(super) fn take_apart(&mut self, node: NodeId, fields: Vec<Field>, regions: Vec<usize>) {
        self.nodes[node.index()].modulus = 0;
        self.nodes[node.index()].fields = fields;
        self.regions.insert(node, regions);
    }

    /// What pointers point to that lie in the `len` bytes from the cell.
    pub(crate) fn pointee(&mut self, cell: Cell, len: u64) -> Cell {
        if let Some(known) = self.log.slot(cell, len) {
            return known;
        }
        self.touch(cell, len);
        let root = self.find(cell);
        let pointee = self.cell();
        let Some(index) = self.field_at(root) else { return pointee };
        self.log.add_slot(cell, len, pointee);
        match self.nodes[root.node.index()].fields[index].pointee {
            Some(old) => self.work.push((old, pointee)),
            None => self.nodes[root.node.index()].fields[index].pointee = Some(pointee),
        }
        self.settle();
        pointee
    }

    /// Says that two cells may be the same byte.
    pub(crate) fn unify(&mut self, a: Cell, b: Cell) {
        self.log.same(a, b);
        self.work.push((a, b));
        self.settle();
    }

    /// Says that what points to one cell may also point to another one.
    pub(crate) fn flow(&mut self, into: Cell, from: Cell) {
        self.log.flow(into, from);
        self.work.push((into, from));
        self.settle();
    }

    /// Says that the bytes from the cell on are accessed in some way: so many of them, if that is known.
    pub(crate) fn access_all(&mut self, cell: Cell, bytes: Option<u64>) {
        match bytes {
            Some(bytes) => self.log.range(cell, bytes),
            None => self.log.opaque(cell),
        }
    }

    /// Says that a pointer to the cell may move by any multiple of `step`.
    pub(crate) fn stride(&mut self, cell: Cell, step: u64) {
        self.log.lost(cell);
        let root = self.find(cell);
        self.fold(root.node, step);
        self.settle();
    }

    /// Adds a function to the class.
    pub(crate) fn add_function(&mut self, cell: Cell, function: FunctionId) {
        let root = self.find(cell);
        let node = &mut self.nodes[root.node.index()];
        if !node.functions.contains(&function) {
            node.functions.push(function);
            self.met.extend(node.calls.iter().map(|call| (*call, function)));
        }
    }

    /// Adds a call of the functions of the class.
    pub(crate) fn add_call(&mut self, cell: Cell, call: CallSite) {
        let root = self.find(cell);
        let node = &mut self.nodes[root.node.index()];
        node.calls.push(call);
        self.met.extend(node.functions.iter().map(|function| (call, *function)));
    }

    fn settle(&mut self) {
        while let Some((a, b)) = self.work.pop() {
            let (a, b) = (self.find(a), self.find(b));
            if a.node == b.node {
                let distance = a.offset.abs_diff(b.offset);
                if distance != 0 {
                    self.fold(a.node, distance);
                }
            } else if self.weight(a.node) >= self.weight(b.node) {
                self.join(b, a);
            } else {
                self.join(a, b);
            }
        }
    }

    fn weight(&self, node: NodeId) -> usize {
        let node = &self.nodes[node.index()];
        node.fields.len() + node.functions.len() + node.calls.len()
    }

    /// Makes the node of `from` a part of the node of `into`, such that the two cells are one.
    fn join(&mut self, from: Cell, into: Cell) {
        let gone = std::mem::take(&mut self.nodes[from.node.index()]);
        let shift = into.offset.wrapping_sub(from.offset);
        self.nodes[from.node.index()].joined = Some((into.node, shift));
        if gone.modulus != 0 {
            self.fold(into.node, gone.modulus);
        }
        for field in gone.fields {
            let modulus = self.nodes[into.node.index()].modulus;
            let start = reduce(field.start.wrapping_add(shift), modulus);
            self.insert(Cell { node: into.node, offset: start }, Field { start, ..field });
        }
        let node = &mut self.nodes[into.node.index()];
        let fresh: Vec<FunctionId> =
            gone.functions.iter().copied().filter(|f| !node.functions.contains(f)).collect();
        for call in &gone.calls {
            self.met.extend(node.functions.iter().map(|function| (*call, *function)));
            self.met.extend(fresh.iter().map(|function| (*call, *function)));
        }
        for call in &node.calls {
            self.met.extend(fresh.iter().map(|function| (*call, *function)));
        }
        node.functions.extend(fresh);
        node.calls.extend(gone.calls);
    }

    /// Makes all offsets that differ by multiples of `step` one.
    fn fold(&mut self, node: NodeId, step: u64) {
        let old = self.nodes[node.index()].modulus;
        let modulus = gcd(old, step);
        if modulus == old {
            return;
        }
        self.nodes[node.index()].modulus = modulus;
        for field in std::mem::take(&mut self.nodes[node.index()].fields) {
            let start = reduce(field.start, modulus);
            self.insert(Cell { node, offset: start }, Field { start, ..field });
        }
    }

    /// Adds a field at a representative's offset, and makes one of all that it overlaps.
    fn insert(&mut self, at: Cell, field: Field) {
        let node = &mut self.nodes[at.node.index()];
        let mut new = field;
        if node.modulus != 0 && (new.len > node.modulus || new.end() > wide(node.modulus)) {
            // It runs into the next round: all offsets are one field.
            new = Field { start: 0, len: node.modulus, uniform: false, ..new };
        }
        loop {
            let first = node.fields.partition_point(|old| old.end() <= new.start);
            let last = node.fields.partition_point(|old| old.start < new.end());
            if first >= last {
                node.fields.insert(first, new);
                return;
            }
            if last - first == 1 {
                let old = &mut node.fields[first];
                if old.start <= new.start && old.end() >= new.end() {
                    // The old field covers the new one.
                    old.uniform &= new.uniform && old.start == new.start && old.len == new.len;
                    old.pointer |= new.pointer;
                    old.plain |= new.plain;
                    old.number |= new.number;
                    match (old.pointee, new.pointee) {
                        (Some(a), Some(b)) if a != b => self.work.push((a, b)),
                        (None, some) => old.pointee = some,
                        _ => (),
                    }
                    return;
                }
            }
            for old in node.fields.drain(first..last) {
                let (start, end) = (new.start.min(old.start), new.end().max(old.end()));
                let len = end.abs_diff(start);
                match (old.pointee, new.pointee) {
                    (Some(a), Some(b)) if a != b => self.work.push((a, b)),
                    (some, None) => new.pointee = some,
                    _ => (),
                }
                let (pointer, plain) = (old.pointer || new.pointer, old.plain || new.plain);
                let number = old.number || new.number;
                new = Field { start, len, uniform: false, pointer, plain, number, ..new };
            }
        }
    }
}

fn wide(modulus: u64) -> i64 {
    i64::try_from(modulus).unwrap_or(i64::MAX)
}

fn reduce(offset: i64, modulus: u64) -> i64 {
    if modulus == 0 { offset } else { offset.rem_euclid(wide(modulus)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(graph: &Graph, cell: Cell) -> Vec<(i64, u64, bool)> {
        let root = graph.root(cell);
        graph.fields(root.node).iter().map(|f| (f.start, f.len, f.uniform)).collect()
    }

    #[test]
    fn equal_accesses_stay_words_and_overlapping_ones_become_bytes() {
        let mut graph = Graph::default();
        let a = graph.cell();
        graph.touch(a, 4);
        graph.touch(a.plus(4), 8);
        graph.touch(a, 4);
        assert_eq!(shape(&graph, a), [(0, 4, true), (4, 8, true)]);
        graph.touch(a.plus(6), 1);
        assert_eq!(shape(&graph, a), [(0, 4, true), (4, 8, false)]);
        graph.touch(a.plus(3), 2);
        assert_eq!(shape(&graph, a), [(0, 12, false)]);
    }

    #[test]
    fn a_moving_pointer_folds_its_class() {
        let mut graph = Graph::default();
        let a = graph.cell();
        graph.touch(a.plus(8), 4);
        graph.touch(a.plus(20), 4);
        graph.touch(a.plus(12), 8);
        graph.unify(a, a.plus(12));
        // Offsets 8 and 20 are one modulo 12; 12 is 0.
        assert_eq!(shape(&graph, a), [(0, 8, true), (8, 4, true)]);
        graph.stride(a, 8);
        assert_eq!(graph.modulus(graph.root(a).node), 4);
        assert_eq!(shape(&graph, a), [(0, 4, false)]);
    }

    #[test]
    fn joined_classes_shift_their_offsets_and_join_what_they_point_to() {
        let mut graph = Graph::default();
        let (a, b) = (graph.cell(), graph.cell());
        let (x, y) = (graph.cell(), graph.cell());
        let p = graph.pointee(a.plus(16), 8);
        graph.unify(p, x);
        let q = graph.pointee(b, 8);
        graph.unify(q, y.plus(4));
        graph.unify(a.plus(16), b);
        assert_eq!(graph.find(b.plus(-16)), graph.find(a));
        assert_eq!(graph.find(x), graph.find(y.plus(4)));
        assert_eq!(shape(&graph, a), shape(&graph, b));
    }

    #[test]
    fn calls_meet_functions_once_in_either_order() {
        let mut graph = Graph::default();
        let (a, b) = (graph.cell(), graph.cell());
        graph.add_call(a, 1);
        graph.add_function(b, FunctionId(7));
        assert!(graph.met.is_empty());
        graph.unify(a, b);
        assert_eq!(graph.met, [(1, FunctionId(7))]);
        graph.add_function(a, FunctionId(7));
        graph.add_function(a, FunctionId(8));
        assert_eq!(graph.met, [(1, FunctionId(7)), (1, FunctionId(8))]);
    }
}
