//! What reports need to write values in C's terms.

use rustc_hash::FxHashMap;
use symra_ir::debug::{DebugInfo, Field, Object, Shape, ShapeId};
use symra_ir::{EdgeId, EdgeRef, LocRef, Operation, ProcId, VarId};

use super::Lower;
use super::value::Slot;
use crate::hir::{FunctionId, ObjectId, Origin};
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

impl Lower<'_> {
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
        self.frame.inputs.push((self.frame.here, self.program[function].name.to_string()));
    }

    /// All that was collected, with what is known at the end.
    pub(super) fn debug_info(&mut self) -> DebugInfo {
        for region in &self.region_list {
            self.debug.info.memories.insert(region.var, region.len);
        }
        for index in 0..self.memory.homes.len() {
            let Some(Home::Fixed(number)) = self.memory.homes[index] else { continue };
            let object = &self.program[ObjectId::new(index)];
            let size = self.program.types.size_of(object.ty).unwrap_or(0);
            let name = match object.origin {
                Origin::String => "string literal".to_owned(),
                Origin::FunctionName => "__func__".to_owned(),
                Origin::CompoundLiteral => "compound literal".to_owned(),
                Origin::Declared | Origin::Parameter | Origin::Temporary | Origin::Extent => {
                    object.name.to_string()
                }
            };
            let shape = self.shape(object.ty, 0);
            self.debug.info.objects.push(Object { name, address: number, size, shape });
        }
        self.debug.info.objects.sort_by_key(|object| object.address);
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
                    (&edge.operation, self.inputs.get(&from))
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
            Type::Pointer(_) => Shape::Pointer,
            Type::Array(element, _) => {
                let stride = types.size_of(element).unwrap_or(1).max(1);
                Shape::Array { element: self.shape(element, depth + 1), stride }
            }
            Type::Record(id) => {
                let fields =
                    types.record(id).layout.iter().flat_map(|layout| layout.fields.clone());
                let fields: Vec<_> = fields.collect();
                let field = |lower: &mut Self, field: crate::types::Field| Field {
                    name: field.name.as_deref().unwrap_or_default().to_owned(),
                    offset: field.offset,
                    bits: field.bits.map(|bits| (u32::from(bits.first), u32::from(bits.width))),
                    shape: lower.shape(field.ty, depth + 1),
                };
                Shape::Record { fields: fields.into_iter().map(|data| field(self, data)).collect() }
            }
            _ => Shape::Other,
        };
        let shapes = &mut self.debug.info.shapes;
        shapes.push((shape, size));
        let id = ShapeId(u32::try_from(shapes.len() - 1).expect("types should be countable"));
        self.debug.shapes.insert(ty, id);
        id
    }
}
