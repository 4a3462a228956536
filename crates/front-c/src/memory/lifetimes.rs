//! Which automatic objects a pointer may outlive.
//!
//! Every time control enters a block its objects are new, and pointers to those of the last time point to nothing. Where all that
//! can hold a pointer to an object dies no later than the object itself, nobody can tell: one number does for all
//! its lives. *Holders* of a pointer are the objects with a field that the [graph](super::graph) says points into the class of the
//! object. A holder dies no later if it belongs to the same block or one inside of it, and to the same call: the function is never
//! active twice, because it can't come to call itself and no threads run it. Or it belongs to a function that is only
//! active above the one of the object: one from which that can't be called. An array of variable length dies before its block ends
//! where control goes back behind its declaration: holders of the same block outlive it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::flow::Flow;
use super::graph::NodeId;
use crate::hir::{Body, FunctionId, ObjectId, Origin, Program, StmtId, StmtKind, Storage};

/// Who holds pointers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Holder {
    Object(ObjectId),
    /// The result, or the arguments after the last parameter, of a function.
    Function(FunctionId),
    /// Something that may live longer than any automatic object.
    Lasting,
}

/// The blocks of a function's objects.
#[derive(Default)]
struct Blocks {
    parent: FxHashMap<StmtId, StmtId>,
    of: FxHashMap<ObjectId, StmtId>,
}

impl Blocks {
    fn new(program: &Program, function: FunctionId, body: &Body) -> Self {
        let mut blocks = Self::default();
        let Some(root) = body.root else { return blocks };
        let mut work = vec![(root, root)];
        while let Some((stmt, around)) = work.pop() {
            match body[stmt].kind {
                StmtKind::Block { stmts, scope } => {
                    if stmt != root {
                        blocks.parent.insert(stmt, around);
                    }
                    blocks.of.extend(body[scope].iter().map(|object| (*object, stmt)));
                    work.extend(body[stmts].iter().map(|inner| (*inner, stmt)));
                }
                StmtKind::If { arms, otherwise } => {
                    let bodies = body[arms].iter().map(|arm| arm.body).chain(otherwise);
                    work.extend(bodies.map(|inner| (inner, around)));
                }
                StmtKind::Loop { body: inner, .. } | StmtKind::Switch { body: inner, .. } => {
                    work.push((inner, around));
                }
                _ => (),
            }
        }
        let params = program[function].params.iter().map(|param| (param.object, root));
        blocks.of.extend(params);
        blocks
    }

    /// Whether one object dies no later than another of the same call, which may die before its block ends.
    fn within(&self, inner: ObjectId, outer: ObjectId, early: bool) -> bool {
        let (Some(&inner), Some(&outer)) = (self.of.get(&inner), self.of.get(&outer)) else {
            return false;
        };
        let mut at = if early { self.parent.get(&inner).copied() } else { Some(inner) };
        while let Some(block) = at {
            if block == outer {
                return true;
            }
            at = self.parent.get(&block).copied();
        }
        false
    }
}

/// Finds the objects that pointers may outlive.
pub(crate) struct Lifetimes<'p> {
    program: &'p Program,
    holders: FxHashMap<NodeId, FxHashSet<Holder>>,
    callees: FxHashMap<FunctionId, Vec<FunctionId>>,
    reaches: FxHashMap<FunctionId, FxHashSet<FunctionId>>,
    blocks: FxHashMap<FunctionId, Blocks>,
    /// What threads run: it does not end where the function that started it does.
    thread: Option<FunctionId>,
}

impl<'p> Lifetimes<'p> {
    pub(crate) fn new(program: &'p Program, flow: &Flow, thread: Option<FunctionId>) -> Self {
        let graph = &flow.graph;
        let mut owners: FxHashMap<NodeId, Vec<Holder>> = FxHashMap::default();
        let mut own = |cell, holder| owners.entry(graph.root(cell).node).or_default().push(holder);
        for (index, used) in flow.objects.iter().enumerate() {
            if let Some(cell) = used.cell {
                own(cell, Holder::Object(ObjectId::new(index)));
            }
        }
        for (function, cell) in flow.results.iter().chain(&flow.varargs) {
            own(*cell, Holder::Function(*function));
        }
        let passing: FxHashSet<NodeId> =
            flow.temporaries.iter().map(|cell| graph.root(*cell).node).collect();
        for cell in flow.dynamic.iter().filter(|cell| !flow.varargs.values().any(|v| v == *cell)) {
            own(*cell, Holder::Lasting);
        }
        let mut holders: FxHashMap<NodeId, FxHashSet<Holder>> = FxHashMap::default();
        for node in graph.roots() {
            let lasting = if passing.contains(&node) { &[][..] } else { &[Holder::Lasting][..] };
            let here = owners.get(&node).map_or(lasting, Vec::as_slice);
            for pointee in graph.fields(node).iter().filter_map(|field| field.pointee) {
                let target = graph.root(pointee).node;
                holders.entry(target).or_default().extend(here);
            }
        }
        let mut callees: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
        for (caller, callee) in &flow.calls {
            callees.entry(*caller).or_default().push(*callee);
        }
        Self {
            program,
            holders,
            callees,
            reaches: FxHashMap::default(),
            blocks: FxHashMap::default(),
            thread,
        }
    }

    /// Whether a pointer to an automatic object of the class may be there when the object is dead.
    pub(crate) fn may_outlive(&mut self, node: NodeId, object: ObjectId) -> bool {
        let Storage::Automatic(function) = self.program[object].storage else { return false };
        if self.program[object].origin == Origin::Extent {
            return false;
        }
        let Some(body) = &self.program[function].body else { return true };
        let blocks = self
            .blocks
            .entry(function)
            .or_insert_with(|| Blocks::new(self.program, function, body));
        if !blocks.of.contains_key(&object) {
            return true;
        }
        let holders: Vec<Holder> = self.holders.get(&node).into_iter().flatten().copied().collect();
        // A value on its way lives until the end of the full expression only.
        let is_passing = self.program[object].origin == Origin::Temporary;
        holders.into_iter().any(|holder| match holder {
            Holder::Object(holder) if is_passing => holder != object,
            Holder::Lasting => true,
            Holder::Function(other) => {
                other == function || self.thread == Some(other) || self.can_call(other, function)
            }
            Holder::Object(holder) => match self.program[holder].storage {
                Storage::Static | Storage::ThreadLocal => true,
                Storage::Automatic(other) if other == function => {
                    let early = self.program.object_size(object).is_none();
                    !self.blocks[&function].within(holder, object, early)
                        || self.is_active_twice(function)
                }
                Storage::Automatic(other) => {
                    self.thread == Some(other) || self.can_call(other, function)
                }
            },
        })
    }

    /// Whether a call of a function may begin while another one has not ended.
    fn is_active_twice(&mut self, function: FunctionId) -> bool {
        let of_threads =
            |this: &mut Self, thread| thread == function || this.can_call(thread, function);
        self.can_call(function, function)
            || self.thread.is_some_and(|thread| of_threads(self, thread))
    }

    /// Whether a function can come to call another one, through any number of others.
    fn can_call(&mut self, from: FunctionId, to: FunctionId) -> bool {
        let callees = &self.callees;
        let reached = self.reaches.entry(from).or_insert_with(|| {
            let mut seen = FxHashSet::default();
            let mut work = vec![from];
            while let Some(function) = work.pop() {
                for &callee in callees.get(&function).into_iter().flatten() {
                    if seen.insert(callee) {
                        work.push(callee);
                    }
                }
            }
            seen
        });
        reached.contains(&to)
    }
}
