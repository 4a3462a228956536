//! Elements of arrays in structs, told apart from other members.

use rustc_hash::FxHashMap;

use super::{Walk, signed};
use crate::hir::{Body, ExprId, ExprKind, PlaceId, PlaceKind, Stride};
use crate::memory::graph::Cell;
use crate::types::{ArrayLen, Type, TypeId, TypeTable};

/// An index of an array in a struct with more elements than this may lead anywhere in the struct.
const FEW_ELEMENTS: u64 = 128;
/// So many elements of such arrays are told apart from other members in all.
const MOST_ELEMENTS: u64 = 4096;

/// A pointer to an element of an array in a struct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Element {
    /// Any of the elements.
    pub(crate) any: Cell,
    /// How many there are.
    pub(crate) count: u64,
    /// Whether the pointer is made and not followed: then nothing else says where it may lead.
    pub(crate) is_address: bool,
}

/// What the walk knows of such elements.
#[derive(Default)]
pub(super) struct Elements {
    /// The pointer of the dereference that is walked over, and whether only its address is taken.
    pub(super) followed: Option<(ExprId, bool)>,
    /// The place whose address is taken.
    pub(super) addressed: Option<PlaceId>,
    /// Any element of an array in a struct, by its first one, their size and number.
    arrays: FxHashMap<(Cell, u64, u64), Cell>,
    /// How many elements these are.
    told_apart: u64,
}

impl Walk<'_> {
    /// What a pointer to an element of an array in a struct points to, if it is made of the array's name: the pointer to the first
    /// element is given. Where that matters, an index beyond the end is not modelled.
    pub(super) fn element(
        &mut self,
        body: &Body,
        pointer: ExprId,
        first: Cell,
        is_address: bool,
    ) -> Option<Cell> {
        let ExprKind::PtrAdd { pointer: start, stride: Stride::Bytes(bytes), .. } =
            body[pointer].kind
        else {
            return None;
        };
        let ExprKind::Decay(array) = body[start].kind else { return None };
        let types = &self.program.types;
        let Type::Array(element, ArrayLen::Known(count)) = types.kind(body[array].ty) else {
            return None;
        };
        let is_inner = match body[array].kind {
            PlaceKind::Member { .. } => true,
            PlaceKind::Deref(row) => self.flow.elements.contains_key(&(self.function, row)),
            PlaceKind::Object(_) => has_array(types, element),
            _ => false,
        };
        // The end of an array has an address, too; of one of links hardly anybody takes it.
        if is_address && !matches!(types.kind(element), Type::Pointer(..)) {
            return None;
        }
        // The last member of a struct may stand for an array of any length.
        if !is_inner || !(2..=FEW_ELEMENTS).contains(&count) {
            return None;
        }
        let any = match self.elements.arrays.get(&(first, bytes, count)) {
            Some(known) => *known,
            None if self.elements.told_apart >= MOST_ELEMENTS => return None,
            None => {
                self.elements.told_apart += count;
                let any = self.flow.graph.cell();
                for number in 0..count {
                    self.flow.graph.flow(any, first.plus(signed(number * bytes)));
                }
                self.elements.arrays.insert((first, bytes, count), any);
                any
            }
        };
        self.flow.elements.insert((self.function, pointer), Element { any, count, is_address });
        Some(any)
    }
}

/// Whether a struct has an array, itself or in one that is a member.
fn has_array(types: &TypeTable, ty: TypeId) -> bool {
    let Type::Record(record) = types.kind(ty) else { return false };
    let fields = types.record(record).layout.as_ref().map_or(&[][..], |layout| &layout.fields);
    fields.iter().any(|field| match types.kind(field.ty) {
        Type::Array(..) => true,
        _ => has_array(types, field.ty),
    })
}
