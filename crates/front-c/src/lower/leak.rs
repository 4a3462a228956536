//! Memory that is left when the program ends.

use rustc_hash::FxHashSet;
use symra_terms::Term;

use super::Lower;
use super::arith::Kind;
use super::place::Target;
use super::value::Slot;
use crate::hir::{FunctionId, ObjectId, Origin, StmtKind, Storage};
use crate::memory::Home;
use crate::memory::flow::signed;
use crate::memory::graph::NodeId;

/// The pointers to heap memory that are left when the program ends.
#[derive(Default)]
struct Roots {
    /// The objects of those in variables.
    objects: Vec<Term>,
    /// Whether there may be others in memory.
    others: bool,
}

impl Lower<'_> {
    /// At the end of the program, or where it calls `exit`, no heap memory may be left that nothing points to; for some
    /// properties none at all.
    pub(super) fn check_leaks(&mut self) {
        let Some(live) = self.tables.live else { return };
        let count = self.read_var(live);
        if self.options.checks.cleanup {
            let zero = self.bytes(0);
            let bad = self.builder.pool().ne(count, zero);
            self.check(Kind::Cleanup, bad, "heap memory is not freed at the end of the program");
        }
        if self.options.checks.leak {
            let roots = self.roots();
            let reached = self.distinct(&roots.objects);
            let bad = self.builder.pool().ne(count, reached);
            if roots.others {
                let what = "memory that other memory may point to at the end is not modelled";
                self.check(Kind::Unsupported, bad, what);
            } else {
                let what = "heap memory that nothing points to is not freed";
                self.check(Kind::Leak, bad, what);
            }
        }
        self.flush();
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
        roots
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
                        roots.others |= self.leads_to(target, heap);
                    } else {
                        roots.others |= heap.contains(&target) || self.leads_to(target, heap);
                    }
                }
            }
            Some(Home::Fixed(_)) if self.program.types.is_pointer(self.program[object].ty) => {
                let target = self.target_at(object, 0);
                roots.others |= target.is_none_or(|target| self.leads_to(target, heap));
                let ty = self.program.types.value_type(self.program[object].ty);
                let spot = self.object_spot(object);
                if let Some(term) = self.read(&Target { spot, ty, bits: None }).term() {
                    let object = self.object_of(term);
                    roots.objects.push(object);
                }
            }
            _ => roots.others = true,
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
        let Some(heap) = self.tables.is_heap else { return count };
        let heap = self.read_var(heap);
        for (index, object) in objects.iter().enumerate() {
            let dead = self.is_dead(*object);
            let pool = self.builder.pool();
            let mut new = vec![pool.select(heap, *object), pool.not(dead)];
            new.extend(objects[..index].iter().map(|other| pool.ne(*other, *object)));
            let is_new = pool.and(&new);
            let more = self.plus(count, 1);
            count = self.builder.pool().ite(is_new, more, count);
        }
        count
    }
}
