//! What reports need to write values in C's terms.

use rustc_hash::FxHashMap;
use symra_ir::debug::{Branch, DebugInfo, Field, Object, Shape, ShapeId, Subject};
use symra_ir::{ClaimId, ClaimKind, EdgeId, EdgeRef, LocRef, Operation, ProcId, VarId};
use symra_terms::Term;

use super::Lower;
use super::value::{Slot, Val};
use crate::hir::{
    Body, ExprId, ExprKind, FunctionId, Init, InitValue, ObjectId, Origin, PlaceId, words,
};
use crate::memory::Home;
use crate::types::{IntKind, Type, TypeId};

/// Types inside types beyond this depth are written by their bits.
const DEEPEST: u32 = 64;

/// What is collected on the way.
#[derive(Default)]
pub(super) struct Collected {
    info: DebugInfo,
    shapes: FxHashMap<TypeId, ShapeId>,
}

impl Collected {
    /// Says that control branches at a location.
    pub(super) fn branch(&mut self, at: LocRef, branch: Branch) {
        self.info.branches.insert(at, branch);
    }

    /// Says that a claim holds whatever happens.
    pub(super) fn decided(&mut self) {
        self.info.decided += 1;
    }

    /// Says that an assumption is at a location.
    pub(super) fn assumption(&mut self, at: LocRef) {
        self.info.assumptions.push(at);
    }
}

/// What reports say of a claim or a branch that is made now.
#[derive(Default)]
pub(super) struct About {
    /// What is evaluated.
    pub(super) subject: Option<Evaluated>,
    /// The address that is used, and how many bytes there.
    access: Option<(Term, Option<u64>)>,
    /// The expression that decides where control goes.
    pub(super) deciding: Option<ExprId>,
}

/// An expression or a place.
#[derive(Clone, Copy)]
pub(super) enum Evaluated {
    Expr(ExprId),
    Place(PlaceId),
}

/// The most characters of a string literal that are told.
const LONGEST: usize = 20;

/// A string literal as the source has it.
fn literal(init: Option<&Init>) -> String {
    let units =
        init.into_iter().flat_map(|init| &init.entries).find_map(|entry| match &entry.value {
            InitValue::Units(units) => Some(units),
            _ => None,
        });
    let characters =
        units.into_iter().flat_map(|units| units.iter()).filter_map(|unit| char::from_u32(*unit));
    let text: String = characters.take_while(|c| *c != '\0').take(LONGEST + 1).collect();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}", format!("{}..", &text[..end])),
        None => format!("{text:?}"),
    }
}

/// Whether an expression is made of the old value of an update, whose name the whole update knows.
fn is_of_old(body: &Body, mut expr: ExprId) -> bool {
    loop {
        expr = match body[expr].kind {
            ExprKind::OldValue(_) => return true,
            ExprKind::Convert { operand, .. } => operand,
            ExprKind::Binary(_, left, _) => left,
            ExprKind::PtrAdd { pointer, .. } => pointer,
            _ => return false,
        }
    }
}

impl Lower<'_> {
    /// An expression is evaluated; gives what was before.
    pub(super) fn begin_about(&mut self, expr: ExprId) -> Option<Evaluated> {
        let outer = self.frame.notes.about.subject;
        if outer.is_none() || !is_of_old(self.body(), expr) {
            self.frame.notes.about.subject = Some(Evaluated::Expr(expr));
        }
        outer
    }

    /// The next claim is about memory at an address.
    pub(super) fn about_access(
        &mut self,
        place: Option<PlaceId>,
        address: Term,
        size: Option<u64>,
    ) {
        self.frame.notes.about.access = Some((address, size));
        if let Some(place) = place {
            self.frame.notes.about.subject = Some(Evaluated::Place(place));
        }
    }

    /// A new claim about what is evaluated.
    pub(super) fn claim_about(
        &mut self,
        kind: ClaimKind,
        name: &str,
        condition: Term,
        message: &str,
    ) -> ClaimId {
        let access = self.frame.notes.about.access.take();
        let (Some(subject), Some(body)) = (self.frame.notes.about.subject, self.frame.body) else {
            return self.claim(kind, name, message);
        };
        let (text, at) = match subject {
            Evaluated::Expr(expr) => (words::expr(self.program, body, expr), body[expr].at),
            Evaluated::Place(place) => (words::place(self.program, body, place), body[place].at),
        };
        let outer = self.frame.position.replace(at);
        let claim = self.claim(kind, name, message);
        self.frame.position = outer;
        self.debug.info.subjects.insert(claim, Subject { text, condition, access });
        claim
    }

    /// Control branches here, as the value of an expression says.
    pub(super) fn note_branch(&mut self, value: Term) {
        let (Some(expr), Some(body)) = (self.frame.notes.about.deciding, self.frame.body) else {
            return;
        };
        let text = words::expr(self.program, body, expr);
        let is_truth = matches!(self.builder.pool().sort(value), symra_terms::Sort::Bool);
        let shape = (!is_truth).then(|| self.shape(body[expr].ty, 0));
        self.frame.notes.branches.push((self.frame.here, Branch { text, value, shape }));
    }

    /// Says that a variable holds values of a type.
    pub(super) fn describe(&mut self, var: VarId, ty: TypeId) {
        let shape = self.shape(ty, 0);
        self.debug.info.variables.insert(var, shape);
    }

    /// Says that a slot holds values of a type.
    pub(super) fn describe_slot(&mut self, slot: Slot, ty: TypeId) {
        match slot {
            Slot::One(var) => {
                if self.program.types.is_scalar(ty) {
                    self.describe(var, ty);
                }
            }
            Slot::Pointer(object, offset) => {
                self.builder.temporary(offset);
                self.describe(object, ty);
                self.debug.info.offsets.insert(object, offset);
            }
        }
    }

    /// Says that the edge that starts next asks for an input.
    pub(super) fn note_input(&mut self, function: FunctionId) {
        self.frame.notes.inputs.push((self.frame.here, self.program[function].name.to_string()));
    }

    /// An arbitrary value that the environment is asked for, by a call or in another way.
    pub(super) fn input_value(&mut self, what: String, ty: TypeId) -> Val {
        self.frame.notes.inputs.push((self.frame.here, what));
        let value = self.arbitrary_value(ty);
        if let Some(var) = value.term().and_then(|term| self.variable_of(term)) {
            self.describe(var, ty);
        }
        value
    }

    /// All that was collected, with what is known at the end.
    pub(super) fn debug_info(&mut self) -> DebugInfo {
        for region in &self.regions.list {
            let memory = symra_ir::debug::Memory { len: region.len, object: region.single };
            self.debug.info.memories.insert(region.var, memory);
        }
        for index in 0..self.memory.homes.len() {
            let Some(Home::Fixed(number)) = self.memory.homes[index] else { continue };
            let object = &self.program[ObjectId::new(index)];
            let size = self.program.types.size_of(object.ty).unwrap_or(0);
            let name = match object.origin {
                Origin::String => literal(object.init.as_ref()),
                Origin::FunctionName => "__func__".to_owned(),
                Origin::CompoundLiteral => "compound literal".to_owned(),
                Origin::Declared
                | Origin::Parameter
                | Origin::Temporary
                | Origin::Extent
                | Origin::WriteSet => object.name.to_string(),
            };
            let shape = self.shape(object.ty, 0);
            self.debug.info.objects.push(Object { name, address: number, size, shape });
        }
        self.debug.info.objects.sort_by_key(|object| object.address);
        for index in 0..self.program.objects.len() {
            if let Some(var) = self.vars.bases.get(&ObjectId::new(index)).copied() {
                let object = &self.program.objects[index];
                let shape = self.shape(object.ty, 0);
                self.debug.info.homes.insert(var, (object.name.to_string(), shape));
            }
        }
        self.debug.info.sizes = self.tables.sizes;
        self.debug.info.ends = self.tables.ends;
        for &function in &self.memory.flow.reachable {
            if let Some(number) = self.memory.functions.get(&function) {
                let name = self.program[function].name.to_string();
                self.debug.info.functions.insert(*number, name);
            }
        }
        let program = &self.builder.task().program;
        for (proc, procedure) in program.procedures.iter().enumerate() {
            let proc = ProcId::new(proc);
            for (index, edge) in procedure.edges.iter().enumerate() {
                let from = LocRef { proc, loc: edge.from };
                if let (Operation::Havoc(_), Some(function)) =
                    (&edge.operation, self.sites.inputs.get(&from))
                {
                    let edge = EdgeRef { proc, edge: EdgeId::new(index) };
                    self.debug.info.inputs.insert(edge, function.clone());
                }
            }
        }
        std::mem::take(&mut self.debug.info)
    }

    fn shape(&mut self, ty: TypeId, depth: u32) -> ShapeId {
        let ty = self.program.types.value_type(ty);
        if let Some(known) = self.debug.shapes.get(&ty) {
            return *known;
        }
        let types = &self.program.types;
        let size = types.size_of(ty).unwrap_or(0);
        let shapes = &mut self.debug.info.shapes;
        shapes.push((Shape::Other, size));
        let id = ShapeId(u32::try_from(shapes.len() - 1).expect("types should be countable"));
        // Types are made of pointers to themselves.
        self.debug.shapes.insert(ty, id);
        let shape = match types.kind(ty) {
            _ if depth > DEEPEST => Shape::Other,
            Type::Int(IntKind::Bool) => Shape::Truth,
            Type::Int(kind) if size == 1 => Shape::Character { signed: kind.is_signed() },
            Type::Int(_) | Type::Enum(_) if self.is_signed(ty) => Shape::Signed,
            Type::Int(_) | Type::Enum(_) => Shape::Unsigned,
            Type::Float(kind) => {
                let format = kind.format();
                Shape::Float { exponent: format.exponent, significand: format.significand }
            }
            Type::Pointer(to) => {
                let is_object = types.size_of(to).is_some_and(|size| size > 0);
                let is_known = is_object && types.value_type(to) != TypeId::VOID;
                Shape::Pointer { to: is_known.then(|| self.shape(to, depth + 1)) }
            }
            Type::Array(element, _) => {
                let stride = types.size_of(element).unwrap_or(1).max(1);
                Shape::Array { element: self.shape(element, depth + 1), stride }
            }
            Type::Record(record) => {
                let record = types.record(record);
                let name = record.tag.as_deref().unwrap_or_default().to_owned();
                let fields: Vec<_> =
                    record.layout.iter().flat_map(|layout| layout.fields.clone()).collect();
                let field = |lower: &mut Self, field: crate::types::Field| Field {
                    name: field.name.as_deref().unwrap_or_default().to_owned(),
                    offset: field.offset,
                    bits: field.bits.map(|bits| (u32::from(bits.first), u32::from(bits.width))),
                    shape: lower.shape(field.ty, depth + 1),
                };
                let fields = fields.into_iter().map(|data| field(self, data)).collect();
                Shape::Record { name, fields }
            }
            _ => Shape::Other,
        };
        self.debug.info.shapes[id.0 as usize].0 = shape;
        id
    }
}
