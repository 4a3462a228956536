//! Fields of classes that would fold: apart where no pointer can confuse them.
//!
//! In the [graph](super::graph), a pointer that may point to two fields of a class (`&node->left` and `&node->right`, in one variable)
//! makes one of all bytes of the class that are as far apart. That is more than its accesses say: only what is
//! accessed *through that pointer* may be either. Here the classes that folded are looked at again, with what the walk said:
//!
//! - a *variable* is a node that the walk named, before it was joined with others: an object, or what some pointer points to;
//! - *flow* says that a pointer to a cell of one variable is stored where pointers to a cell of another one are read;
//! - an access through a variable is one to each variable that flows into it, as far away as the flow says.
//!
//! So accesses go against the flow, down to objects. Fields of a variable that overlap are one; a field and what it is one of in a
//! variable that flows in are *twins*: they share a region, and what pointers in them point to is the same.
//!
//! # Why this is sound
//!
//! The bytes of an object lie at the object's variable. A pointer into it gets to an access by loads, stores, calls and constant
//! steps, each of which is a flow, a slot (what is stored there is what is read), or the same variable at another offset. So each access that
//! may touch the byte was brought to the object's variable, where it overlaps all others that may touch it, and overlapping
//! accesses are twins: they use one region, by words only if all of them cover the same bytes. Where a pointer
//! gets on in another way, the class stays folded: steps that are not constant, numbers that become pointers, values from
//! outside, if anything is accessed through them; operations on many bytes through a variable that others flow
//! into; pointers that go round and come back at another offset.
//!
//! Classes themselves stay as they are: what is said of a class as a whole (which objects it has) does not change.

use rustc_hash::{FxHashMap, FxHashSet};

use super::graph::{Access, Cell, Field, Graph, NodeId};

/// Classes of more variables than this are not looked at.
const MOST_VARIABLES: usize = 4096;
/// How far the variables of a class lie apart.
pub(crate) const APART: i64 = 1 << 40;

/// What the walk said about cells, before any were joined.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    touches: Vec<(Cell, u64, Access)>,
    touched: FxHashSet<(Cell, u64, Access)>,
    /// Where pointers lie, and what they point to.
    slots: FxHashMap<(Cell, u64), Cell>,
    in_order: Vec<(Cell, Cell)>,
    same: Vec<(Cell, Cell)>,
    /// Where pointers flow, and from where.
    flows: Vec<(Cell, Cell)>,
    /// What pointers point to that get on in a way that is not followed.
    lost: Vec<Cell>,
    /// What is accessed in a way that is not followed.
    opaque: Vec<Cell>,
    /// So many bytes are set or copied at once.
    ranges: Vec<(Cell, u64)>,
}

impl Log {
    pub(super) fn touch(&mut self, cell: Cell, len: u64, access: Access) {
        if self.touched.insert((cell, len, access)) {
            self.touches.push((cell, len, access));
        }
    }

    pub(super) fn slot(&self, cell: Cell, len: u64) -> Option<Cell> {
        self.slots.get(&(cell, len)).copied()
    }

    pub(super) fn add_slot(&mut self, cell: Cell, len: u64, pointee: Cell) {
        self.slots.insert((cell, len), pointee);
        self.in_order.push((cell, pointee));
    }

    pub(super) fn same(&mut self, a: Cell, b: Cell) {
        self.same.push((a, b));
    }

    pub(super) fn flow(&mut self, into: Cell, from: Cell) {
        self.flows.push((into, from));
    }

    pub(super) fn lost(&mut self, cell: Cell) {
        self.lost.push(cell);
    }

    /// Something accesses what lies from a cell on.
    pub(super) fn opaque(&mut self, cell: Cell) {
        self.opaque.push(cell);
    }

    /// Something accesses whatever lies in so many bytes from a cell on.
    pub(super) fn range(&mut self, cell: Cell, bytes: u64) {
        self.ranges.push((cell, bytes));
    }
}

/// Where a variable lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct At {
    group: usize,
    offset: i64,
}

/// An access through one group is one to another, so many bytes further.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Edge {
    into: usize,
    from: usize,
    shift: i64,
}

/// The classes that must stay folded.
type Bad = FxHashSet<NodeId>;

struct Refinement<'g> {
    graph: &'g Graph,
    log: &'g Log,
    /// The variables of the classes, and their numbers.
    nodes: Vec<NodeId>,
    numbers: FxHashMap<NodeId, usize>,
    /// Variables that were joined, and how many bytes further.
    joined: Vec<(usize, i64)>,
    bad: Bad,
}

/// The fields of each group, and which of them are twins.
struct Fields {
    graph: Graph,
    nodes: Vec<NodeId>,
    /// The first number of each group's fields.
    first: Vec<usize>,
    twins: Vec<usize>,
}

/// Takes apart the fields of classes that folded. `lost` is what else is pointed to by pointers that are not
/// followed, and so is all that pointers in the classes `filled` point to.
pub(crate) fn refine(graph: &mut Graph, lost: &[Cell], filled: &FxHashSet<NodeId>) {
    let mut log = std::mem::take(&mut graph.log);
    log.lost.extend(lost);
    for (slot, pointee) in &log.in_order {
        if filled.contains(&graph.root(*slot).node) {
            log.lost.push(*pointee);
        }
    }
    let mut classes: FxHashSet<NodeId> =
        graph.roots().filter(|node| graph.modulus(*node) != 0).collect();
    while !classes.is_empty() {
        let mut refinement = Refinement::new(graph, &log, &classes);
        let fields = refinement.solve();
        if refinement.bad.is_empty()
            && let Some(fields) = fields
        {
            let found = refinement.result(fields);
            for (node, place) in found.places {
                graph.place(node, place);
            }
            for (node, fields, regions) in found.classes {
                graph.take_apart(node, fields, regions);
            }
            return;
        }
        classes.retain(|node| !refinement.bad.contains(node));
    }
}

/// What is to be changed in the graph.
struct Found {
    places: Vec<(NodeId, Cell)>,
    classes: Vec<(NodeId, Vec<Field>, Vec<usize>)>,
}

impl<'g> Refinement<'g> {
    fn new(graph: &'g Graph, log: &'g Log, classes: &FxHashSet<NodeId>) -> Self {
        let mut by_class: FxHashMap<NodeId, usize> = FxHashMap::default();
        let mut nodes = Vec::new();
        for node in graph.names() {
            let root = graph.root(Cell { node, offset: 0 }).node;
            if classes.contains(&root) {
                *by_class.entry(root).or_default() += 1;
                nodes.push(node);
            }
        }
        let bad = by_class.into_iter().filter(|(_, count)| *count > MOST_VARIABLES);
        let bad = bad.map(|(class, _)| class).collect();
        let numbers = nodes.iter().copied().enumerate().map(|(index, node)| (node, index));
        Self {
            graph,
            log,
            numbers: numbers.collect(),
            joined: (0..nodes.len()).map(|index| (index, 0)).collect(),
            nodes,
            bad,
        }
    }

    /// Where a cell lies, if its class is looked at.
    fn at(&mut self, cell: Cell) -> Option<At> {
        let mut group = *self.numbers.get(&cell.node)?;
        let mut offset = cell.offset;
        while self.joined[group].0 != group {
            let (next, shift) = self.joined[group];
            let (after, more) = self.joined[next];
            self.joined[group] = (after, shift.wrapping_add(if after == next { 0 } else { more }));
            offset = offset.wrapping_add(self.joined[group].1);
            group = self.joined[group].0;
        }
        Some(At { group, offset })
    }

    fn class(&self, group: usize) -> NodeId {
        self.graph.root(Cell { node: self.nodes[group], offset: 0 }).node
    }

    /// Makes one of two cells; whether they were not.
    fn join(&mut self, a: At, b: At) -> bool {
        if a.group == b.group {
            if a.offset != b.offset {
                self.bad.insert(self.class(a.group));
            }
            return false;
        }
        let (low, high) = if a.group < b.group { (a, b) } else { (b, a) };
        self.joined[high.group] = (low.group, low.offset.wrapping_sub(high.offset));
        true
    }

    fn join_cells(&mut self, a: Cell, b: Cell) -> bool {
        match (self.at(a), self.at(b)) {
            (Some(a), Some(b)) => self.join(a, b),
            _ => false,
        }
    }

    /// Joins all that must be one; none if some class must stay folded.
    fn solve(&mut self) -> Option<Fields> {
        let log = self.log;
        for (a, b) in &log.same {
            self.join_cells(*a, *b);
        }
        for cell in &log.opaque {
            if let Some(at) = self.at(*cell) {
                self.bad.insert(self.class(at.group));
            }
        }
        if !self.bad.is_empty() {
            return None;
        }
        loop {
            let (edges, order) = self.order()?;
            let mut fields = self.fields(&edges, &order);
            if self.join_slots(&mut fields) {
                continue;
            }
            self.check(&edges, &fields);
            return self.bad.is_empty().then_some(fields);
        }
    }

    /// The flows between groups, and the groups such that none flows into one before it. Groups that flow into each other are joined.
    fn order(&mut self) -> Option<(Vec<Edge>, Vec<usize>)> {
        let log = self.log;
        loop {
            let mut edges = Vec::new();
            for (into, from) in &log.flows {
                let (Some(into), Some(from)) = (self.at(*into), self.at(*from)) else { continue };
                let shift = from.offset.wrapping_sub(into.offset);
                if into.group != from.group {
                    edges.push(Edge { into: into.group, from: from.group, shift });
                } else if shift != 0 {
                    self.bad.insert(self.class(into.group));
                }
            }
            if !self.bad.is_empty() {
                return None;
            }
            edges.sort_unstable();
            edges.dedup();
            match sorted(self.nodes.len(), &edges) {
                Ok(order) => return Some((edges, order)),
                Err(cycle) => {
                    for edge in cycle {
                        let into = Cell { node: self.nodes[edge.into], offset: 0 };
                        let from = Cell { node: self.nodes[edge.from], offset: edge.shift };
                        self.join_cells(into, from);
                    }
                }
            }
        }
    }

    /// Brings all accesses against the flow.
    fn fields(&mut self, edges: &[Edge], order: &[usize]) -> Fields {
        let log = self.log;
        let mut graph = Graph::default();
        let nodes: Vec<NodeId> = self.nodes.iter().map(|_| graph.node()).collect();
        for (cell, len, access) in &log.touches {
            if let Some(at) = self.at(*cell) {
                graph.add_access(Cell { node: nodes[at.group], offset: at.offset }, *len, *access);
            }
        }
        for &group in order {
            let out = edges_into(edges, group);
            for field in graph.fields(nodes[group]).to_vec() {
                for edge in out {
                    let start = field.start.wrapping_add(edge.shift);
                    graph.add_field(nodes[edge.from], Field { start, ..field });
                }
            }
        }
        let mut first = Vec::with_capacity(nodes.len());
        let mut count = 0;
        for node in &nodes {
            first.push(count);
            count += graph.fields(*node).len();
        }
        let mut fields = Fields { graph, nodes, first, twins: (0..count).collect() };
        for edge in edges {
            for index in 0..fields.of(edge.into).len() {
                let start = fields.of(edge.into)[index].start.wrapping_add(edge.shift);
                let twin = fields.number(At { group: edge.from, offset: start });
                let twin = twin.expect("an access should have been brought along the flow");
                fields.join(fields.first[edge.into] + index, twin);
            }
        }
        fields
    }

    /// What lies in one place points to one cell; whether that joined any.
    fn join_slots(&mut self, fields: &mut Fields) -> bool {
        let log = self.log;
        let mut of_field: FxHashMap<usize, Cell> = FxHashMap::default();
        let mut of_class: FxHashMap<(NodeId, usize), Cell> = FxHashMap::default();
        // Where slots lie changes only when all are known.
        let mut pairs = Vec::new();
        for (slot, pointee) in &log.in_order {
            let other = if let Some(at) = self.at(*slot) {
                let number = fields.number(at).expect("a slot should have been accessed");
                let class = fields.find(number);
                *of_field.entry(class).or_insert(*pointee)
            } else {
                let root = self.graph.root(*slot);
                let Some(index) = self.graph.field_at(root) else { continue };
                *of_class.entry((root.node, index)).or_insert(*pointee)
            };
            pairs.push((other, *pointee));
        }
        let mut changed = false;
        for (a, b) in pairs {
            changed |= self.join_cells(a, b);
        }
        changed
    }

    /// Finds the classes with pointers that get on in ways that are not followed.
    fn check(&mut self, edges: &[Edge], fields: &Fields) {
        let log = self.log;
        // A value from outside is one too where it flows to; accesses there were brought to where it is from.
        for cell in &log.lost {
            if let Some(at) = self.at(*cell)
                && !fields.of(at.group).is_empty()
            {
                self.bad.insert(self.class(at.group));
            }
        }
        for (cell, bytes) in &log.ranges {
            let Some(at) = self.at(*cell) else { continue };
            let end = at.offset.saturating_add_unsigned(*bytes);
            let is_cut = |field: &Field| {
                [at.offset, end].iter().any(|at| field.start < *at && *at < field.end())
            };
            if !edges_into(edges, at.group).is_empty() || fields.of(at.group).iter().any(is_cut) {
                self.bad.insert(self.class(at.group));
            }
        }
        for group in 0..self.nodes.len() {
            let far =
                |field: &Field| field.start.abs().saturating_add_unsigned(field.len) > APART / 4;
            let place = self.at(Cell { node: self.nodes[group], offset: 0 });
            if fields.of(group).iter().any(far)
                || place.is_some_and(|at| at.offset.abs() > APART / 4)
            {
                self.bad.insert(self.class(group));
            }
        }
    }

    /// The fields of the classes, with the variables of each far from each other.
    fn result(&mut self, mut fields: Fields) -> Found {
        let log = self.log;
        // What all twins have in common.
        let mut common: FxHashMap<usize, Field> = FxHashMap::default();
        for group in 0..self.nodes.len() {
            for (index, field) in fields.of(group).to_vec().into_iter().enumerate() {
                let twin = fields.find(fields.first[group] + index);
                let all = common.entry(twin).or_insert(field);
                all.uniform &= field.uniform && all.len == field.len;
                all.pointer |= field.pointer;
                all.plain |= field.plain;
                all.number |= field.number;
            }
        }
        for (slot, pointee) in &log.in_order {
            if let Some(number) = self.at(*slot).and_then(|at| fields.number(at)) {
                let all = common.get_mut(&fields.find(number));
                all.expect("twins should be known").pointee.get_or_insert(*pointee);
            }
        }
        let mut bases: Vec<Option<i64>> = vec![None; self.nodes.len()];
        let mut places = Vec::new();
        let mut classes: FxHashMap<NodeId, Vec<(Field, usize)>> = FxHashMap::default();
        for index in 0..self.nodes.len() {
            let node = self.nodes[index];
            let class = self.class(index);
            let Some(At { group, offset }) = self.at(Cell { node, offset: 0 }) else { continue };
            let base = bases[group].unwrap_or_else(|| {
                // The class's own name stays at its beginning.
                let own = self.at(Cell { node: class, offset: 0 });
                let own = own.filter(|own| own.group == group);
                let far = i64::try_from(group + 1).unwrap_or(i64::MAX / APART).wrapping_mul(APART);
                own.map_or(far, |own| own.offset.wrapping_neg())
            });
            if bases[group].replace(base).is_none() {
                let all = classes.entry(class).or_default();
                for (index, field) in fields.of(group).to_vec().into_iter().enumerate() {
                    let twin = fields.find(fields.first[group] + index);
                    let start = field.start.wrapping_add(base);
                    all.push((Field { start, len: field.len, ..common[&twin] }, twin));
                }
            }
            places.push((node, Cell { node: class, offset: offset.wrapping_add(base) }));
        }
        let mut classes: Vec<_> = classes.into_iter().collect();
        classes.sort_unstable_by_key(|(class, _)| *class);
        let classes = classes.into_iter().map(|(class, mut fields)| {
            fields.sort_unstable_by_key(|(field, _)| field.start);
            let mut first: FxHashMap<usize, usize> = FxHashMap::default();
            let region = |(index, twin): (usize, usize)| *first.entry(twin).or_insert(index);
            let regions = fields.iter().map(|field| field.1).enumerate().map(region).collect();
            (class, fields.into_iter().map(|field| field.0).collect(), regions)
        });
        Found { places, classes: classes.collect() }
    }
}

impl Fields {
    fn of(&self, group: usize) -> &[Field] {
        self.graph.fields(self.nodes[group])
    }

    /// The number of the field at a place.
    fn number(&self, at: At) -> Option<usize> {
        let fields = self.of(at.group);
        let after = fields.partition_point(|field| field.start <= at.offset);
        let index = after.checked_sub(1)?;
        (at.offset < fields[index].end()).then(|| self.first[at.group] + index)
    }

    fn find(&mut self, number: usize) -> usize {
        let mut at = number;
        while self.twins[at] != at {
            self.twins[at] = self.twins[self.twins[at]];
            at = self.twins[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.twins[a.max(b)] = a.min(b);
    }
}

/// Where a field lies in its object, or in what a pointer points to.
pub(crate) fn offset_in_object(start: i64) -> i64 {
    (start + APART / 2).rem_euclid(APART) - APART / 2
}

/// The edges into a group, of a sorted list.
fn edges_into(edges: &[Edge], group: usize) -> &[Edge] {
    let first = edges.partition_point(|edge| edge.into < group);
    let last = edges.partition_point(|edge| edge.into <= group);
    &edges[first..last]
}

/// The groups such that each comes before those that flow into it; or edges that go round.
fn sorted(count: usize, edges: &[Edge]) -> Result<Vec<usize>, Vec<Edge>> {
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut states = vec![State::New; count];
    let mut order = Vec::with_capacity(count);
    for start in 0..count {
        if states[start] != State::New {
            continue;
        }
        // The groups on the way, each with the edges that are left, and the edge that was taken.
        let mut path: Vec<(usize, &[Edge])> = vec![(start, edges_into(edges, start))];
        let mut taken: Vec<Edge> = Vec::new();
        states[start] = State::Open;
        while let Some((group, rest)) = path.last_mut() {
            let Some((edge, others)) = rest.split_first() else {
                states[*group] = State::Done;
                order.push(*group);
                path.pop();
                taken.pop();
                continue;
            };
            *rest = others;
            match states[edge.from] {
                State::Done => (),
                State::Open => {
                    let from = path.iter().position(|(group, _)| *group == edge.from);
                    let mut cycle = taken.split_off(from.unwrap_or(0));
                    cycle.push(*edge);
                    return Err(cycle);
                }
                State::New => {
                    states[edge.from] = State::Open;
                    taken.push(*edge);
                    path.push((edge.from, edges_into(edges, edge.from)));
                }
            }
        }
    }
    order.reverse();
    Ok(order)
}
