//! Memory that is left when the program ends.
//!
//! Heap memory is not lost if a variable points to it, or heap memory that is not lost. So links are followed from the pointers in
//! variables on, for a few steps: where that is not enough, nothing is known.

use rustc_hash::FxHashSet;
use symra_terms::Term;

use super::Lower;
use super::arith::Kind;
use super::region::{Element, Piece, Region};
use super::value::{Slot, Val};
use crate::hir::{FunctionId, ObjectId, Origin, StmtKind, Storage};
use crate::memory::Home;
use crate::memory::flow::signed;
use crate::memory::graph::NodeId;
use crate::memory::objects::OFFSET_BITS;

/// At most so many pointers to heap memory are followed.
const FOLLOWED: usize = 24;

/// Static objects of more bytes are not looked at for pointers.
const LARGEST: u64 = 256;

/// The pointers to heap memory that are left when the program ends.
#[derive(Default)]
struct Roots {
    /// The objects that they point to.
    objects: Vec<Term>,
    /// Those of them, with their classes, whose own pointers were not looked at.
    open: Vec<(Term, NodeId)>,
    /// Whether there may be others in memory.
    others: bool,
}

/// A pointer in the objects of a class: its region, where it is from the object's start on, and the class that it points to.
struct Link {
    region: Region,
    at: i64,
    target: NodeId,
}

impl Lower<'_> {
    /// At the end of the program, or where it calls `exit`, no heap memory may be left that nothing points to; for some
    /// properties none at all.
    pub(super) fn check_leaks(&mut self) {
        if self.tables.live.is_some() {
            // Where the program has ended, no thread goes on.
            self.atomically(|lower| {
                lower.check_left();
                Val::Void
            });
        }
    }

    fn check_left(&mut self) {
        let Some(live) = self.tables.live else { return };
        let count = self.read_var(live);
        self.check_cleanup();
        if self.options.checks.leak {
            let roots = self.roots();
            let reached = self.distinct(&roots.objects);
            let is_open = self.is_open_end(&roots);
            let pool = self.builder.pool();
            let bad = pool.ne(count, reached);
            let unclear = pool.and(&[bad, is_open]);
            let closed = pool.not(is_open);
            let lost = pool.and(&[bad, closed]);
            let what = "memory that other memory may point to at the end is not modelled";
            self.check(Kind::Unsupported, unclear, what);
            self.check(
                Kind::Leak,
                lost,
                "memory leak: nothing points to the heap memory any more, and it is not freed",
            );
        }
        self.flush();
    }

    /// Where the program ends, in whatever way, no heap memory may be left, if that is asked for.
    pub(super) fn check_cleanup(&mut self) {
        let Some(live) = self.tables.live.filter(|_| self.options.checks.cleanup) else { return };
        let (count, zero) = (self.read_var(live), self.bytes(0));
        let bad = self.builder.pool().ne(count, zero);
        self.check(
            Kind::Cleanup,
            bad,
            "memory leak: heap memory is not freed at the end of the program",
        );
    }

    /// Whether there may be more pointers to heap memory than were found.
    fn is_open_end(&mut self, roots: &Roots) -> Term {
        if roots.others {
            return self.builder.pool().true_();
        }
        let known: Vec<Term> = roots.objects.clone();
        let mut cases = Vec::new();
        for (object, _) in &roots.open {
            // What was found before itself was, or will be, looked at.
            let before = known.iter().position(|other| other == object).unwrap_or(known.len());
            let lives = self.is_living_heap(*object);
            let pool = self.builder.pool();
            let mut new = vec![lives];
            new.extend(known[..before].iter().map(|other| pool.ne(*other, *object)));
            cases.push(pool.and(&new));
        }
        self.builder.pool().or(&cases)
    }

    /// The pointers to heap memory in static objects and, before the end of `main`, in the automatic ones of the functions that may run now.
    fn roots(&mut self) -> Roots {
        let heap = self.heap_classes();
        let mut roots = Roots::default();
        let running = self.frame.function;
        let callers = running.map(|function| self.callers(function)).unwrap_or_default();
        for index in 0..self.program.objects.len() {
            let object = ObjectId::new(index);
            match self.program[object].storage {
                Storage::Automatic(function) if Some(function) != running => {
                    roots.others |= callers.contains(&function) && self.holds(object, &heap);
                }
                Storage::Automatic(function) if callers.contains(&function) => {
                    roots.others |= self.holds(object, &heap);
                }
                Storage::Automatic(_) if !self.is_open(object) => (),
                _ => self.roots_in(object, &heap, &mut roots),
            }
        }
        self.follow(&heap, &mut roots);
        roots
    }

    /// Adds the pointers in heap memory that the ones found so far point to, in the order of discovery.
    fn follow(&mut self, heap: &FxHashSet<NodeId>, roots: &mut Roots) {
        while !roots.open.is_empty() && roots.objects.len() < FOLLOWED {
            let (object, node) = roots.open.remove(0);
            let Some(links) = self.links(node, heap) else {
                roots.others = true;
                return;
            };
            for Link { region, at, target } in links {
                let lives = self.is_living_heap(object);
                let fits = self.fits(object, at + signed(region.len));
                let start = self.pointer_to(object);
                let place = self.plus(start, at);
                let pointer = self.select(region, place);
                let (inner, none) = (self.object_of(pointer), self.object(0));
                let pool = self.builder.pool();
                let exists = pool.and(&[lives, fits]);
                let inner = pool.ite(exists, inner, none);
                roots.objects.push(inner);
                if self.leads_to(target, heap) {
                    roots.open.push((inner, target));
                }
            }
        }
    }

    /// Whether an object has at least so many bytes.
    fn fits(&mut self, object: Term, bytes: i64) -> Term {
        let Some(size) = self.size_of_object(object) else { return self.builder.pool().false_() };
        let pool = self.builder.pool();
        let bytes = pool.bv(bytes.unsigned_abs(), OFFSET_BITS);
        pool.bv_ule(bytes, size)
    }

    /// The pointers to heap memory in the objects of a class; none if it is not known where they are.
    fn links(&mut self, node: NodeId, heap: &FxHashSet<NodeId>) -> Option<Vec<Link>> {
        let graph = &self.memory.flow.graph;
        let starts: FxHashSet<i64> = self
            .memory
            .flow
            .heap
            .iter()
            .map(|cell| graph.root(*cell))
            .filter(|root| root.node == node)
            .map(|root| root.offset)
            .collect();
        let start = starts.iter().copied().next().filter(|_| starts.len() == 1)?;
        if graph.modulus(node) != 0 || graph.is_apart(node) {
            return None;
        }
        let mut links = Vec::new();
        for (index, field) in graph.fields(node).to_vec().into_iter().enumerate() {
            let Some(pointee) = field.pointee else { continue };
            let target = self.memory.flow.graph.root(pointee).node;
            if !heap.contains(&target) {
                if self.leads_to(target, heap) {
                    return None;
                }
                continue;
            }
            if self.regions.complete && !self.has_region(node, index) {
                return None;
            }
            let region = self.region(node, index);
            if !field.uniform || region.element != Element::Pointer || field.start < start {
                return None;
            }
            links.push(Link { region, at: field.start - start, target });
        }
        Some(links)
    }

    fn is_living_heap(&mut self, object: Term) -> Term {
        let Some(heap) = self.tables.is_heap else { return self.builder.pool().true_() };
        let (heap, dead) = (self.read_var(heap), self.is_dead(object));
        let pool = self.builder.pool();
        let (is_heap, alive) = (pool.select(heap, object), pool.not(dead));
        pool.and(&[is_heap, alive])
    }

    /// Whether the block of an automatic object of this function has not ended.
    fn is_open(&self, object: ObjectId) -> bool {
        let body = self.body();
        self.program[object].origin == Origin::Parameter
            || self.frame.control.blocks.iter().any(|&block| match body[block].kind {
                StmtKind::Block { scope, .. } => body[scope].contains(&object),
                _ => false,
            })
    }

    /// Adds the pointers that an object holds.
    fn roots_in(&mut self, object: ObjectId, heap: &FxHashSet<NodeId>, roots: &mut Roots) {
        if !self.holds(object, heap) {
            return;
        }
        match &self.memory.homes[object.index()] {
            Some(Home::Parts(parts)) => {
                let parts = parts.clone();
                for (part, slot) in parts.iter().zip(self.parts_of(object)) {
                    let Some(target) = self.target_at(object, part.offset) else { continue };
                    if heap.contains(&target)
                        && let Slot::Pointer(of, _) = slot
                    {
                        let object = self.read_var(of);
                        roots.objects.push(object);
                        if self.leads_to(target, heap) {
                            roots.open.push((object, target));
                        }
                    } else {
                        roots.others |= heap.contains(&target) || self.leads_to(target, heap);
                    }
                }
            }
            Some(Home::Fixed(_)) => self.roots_in_memory(object, heap, roots),
            _ => roots.others = true,
        }
    }

    /// Adds the pointers that an object in memory holds, one element after the other.
    fn roots_in_memory(&mut self, object: ObjectId, heap: &FxHashSet<NodeId>, roots: &mut Roots) {
        let cell = self.memory.flow.objects[object.index()].cell;
        let size = self.program.object_size(object).filter(|size| *size <= LARGEST);
        let (Some(cell), Some(size)) = (cell, size) else {
            roots.others = true;
            return;
        };
        let start = self.object_address(object);
        for Piece { region, at } in self.pieces(cell, size) {
            let inside = u64::try_from(at).ok().filter(|at| at + region.len <= size);
            let Some(target) = inside.and_then(|at| self.target_at(object, at)) else {
                roots.others |= inside.is_none();
                continue;
            };
            let leads = self.leads_to(target, heap);
            if region.element != Element::Pointer || !heap.contains(&target) {
                roots.others |= leads || heap.contains(&target);
                continue;
            }
            let place = self.plus(start, at);
            let pointer = self.select(region, place);
            let inner = self.object_of(pointer);
            roots.objects.push(inner);
            if leads {
                roots.open.push((inner, target));
            }
        }
    }

    /// The class that a pointer in an object points to.
    fn target_at(&self, object: ObjectId, offset: u64) -> Option<NodeId> {
        let graph = &self.memory.flow.graph;
        let cell = self.memory.flow.objects[object.index()].cell?;
        let root = graph.root(cell.plus(signed(offset)));
        let field = graph.fields(root.node)[graph.field_at(root)?];
        field.pointee.map(|pointee| graph.root(pointee).node)
    }

    /// Whether an object may hold a pointer that leads to heap memory.
    fn holds(&self, object: ObjectId, heap: &FxHashSet<NodeId>) -> bool {
        let cell = self.memory.flow.objects[object.index()].cell;
        cell.is_some_and(|cell| self.leads_to(self.memory.root(cell).node, heap))
    }

    fn heap_classes(&self) -> FxHashSet<NodeId> {
        let graph = &self.memory.flow.graph;
        self.memory.flow.heap.iter().map(|cell| graph.root(*cell).node).collect()
    }

    /// Whether pointers in a class lead to one of the others.
    fn leads_to(&self, node: NodeId, others: &FxHashSet<NodeId>) -> bool {
        let graph = &self.memory.flow.graph;
        let mut seen = FxHashSet::default();
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            for pointee in graph.fields(node).iter().filter_map(|field| field.pointee) {
                let target = graph.root(pointee).node;
                if others.contains(&target) {
                    return true;
                }
                if seen.insert(target) {
                    work.push(target);
                }
            }
        }
        false
    }

    /// The functions that may wait for this one to return.
    fn callers(&self, function: FunctionId) -> FxHashSet<FunctionId> {
        let mut callers = FxHashSet::default();
        let mut work = vec![function];
        while let Some(callee) = work.pop() {
            for (caller, _) in self.memory.flow.calls.iter().filter(|call| call.1 == callee) {
                if callers.insert(*caller) {
                    work.push(*caller);
                }
            }
        }
        callers
    }

    /// How many different living heap objects these are.
    fn distinct(&mut self, objects: &[Term]) -> Term {
        let mut count = self.bytes(0);
        for (index, object) in objects.iter().enumerate() {
            let lives = self.is_living_heap(*object);
            let pool = self.builder.pool();
            let mut new = vec![lives];
            new.extend(objects[..index].iter().map(|other| pool.ne(*other, *object)));
            let is_new = pool.and(&new);
            let more = self.plus(count, 1);
            count = self.builder.pool().ite(is_new, more, count);
        }
        count
    }
}
