//! Accesses to `_Atomic` objects: each is one step, after its operands.

use symra_ir::Position;

use crate::hir::{ExprId, ExprKind, PlaceId, PlaceKind, UpdateResult};
use crate::sema::Sema;
use crate::types::{Quals, Type};

impl Sema<'_> {
    /// Whether a place is accessed in one step, whatever its size.
    fn is_atomic(&self, place: PlaceId) -> bool {
        let place = &self.body[place];
        place.ty.quals().contains(Quals::ATOMIC)
            && !matches!(place.kind, PlaceKind::BitField { .. } | PlaceKind::Unsupported(_))
            && !matches!(self.types().kind(place.ty), Type::Array(..))
    }

    /// The value of a place.
    pub(crate) fn read_place(&mut self, place: PlaceId, at: Position) -> ExprId {
        if !self.is_atomic(place) {
            return self.load(place, at);
        }
        let mut before = Vec::new();
        let place = self.found(place, &mut before, at);
        let value = self.load(place, at);
        self.one_step(value, &before, at)
    }

    /// An assignment of a value of the place's type.
    pub(crate) fn write_place(&mut self, place: PlaceId, value: ExprId, at: Position) -> ExprId {
        if !self.is_atomic(place) {
            return self.assign_node(place, value, at);
        }
        let mut before = Vec::new();
        let place = self.found(place, &mut before, at);
        let value = self.kept(value, &mut before, at);
        let store = self.assign_node(place, value, at);
        self.one_step(store, &before, at)
    }

    /// Reads the place, and stores what `change` makes of the old value and an operand.
    pub(crate) fn change_place(
        &mut self,
        place: PlaceId,
        operand: ExprId,
        result: UpdateResult,
        at: Position,
        change: impl FnOnce(&mut Self, ExprId, ExprId) -> ExprId,
    ) -> ExprId {
        if !self.is_atomic(place) {
            return self.update_node(place, result, at, |sema, old| change(sema, old, operand));
        }
        let mut before = Vec::new();
        let place = self.found(place, &mut before, at);
        let operand = self.kept(operand, &mut before, at);
        let update = self.update_node(place, result, at, |sema, old| change(sema, old, operand));
        self.one_step(update, &before, at)
    }

    /// The place, once it is known where it is.
    fn found(&mut self, place: PlaceId, before: &mut Vec<ExprId>, at: Position) -> PlaceId {
        if self.is_named(place) {
            return place;
        }
        let pointer = self.addr_of(place, at);
        let (object, store) = self.temporary(pointer, at);
        before.push(store);
        let pointer = self.load_object(object, at);
        self.deref(pointer, at)
    }

    /// Whether a place is a variable or a member of one.
    fn is_named(&self, place: PlaceId) -> bool {
        match self.body[place].kind {
            PlaceKind::Object(_) => true,
            PlaceKind::Member { base, .. } => self.is_named(base),
            _ => false,
        }
    }

    fn kept(&mut self, value: ExprId, before: &mut Vec<ExprId>, at: Position) -> ExprId {
        if self.as_const(value).is_some() {
            return value;
        }
        let (object, store) = self.temporary(value, at);
        before.push(store);
        self.load_object(object, at)
    }

    fn one_step(&mut self, value: ExprId, before: &[ExprId], at: Position) -> ExprId {
        let ty = self.ty(value);
        let atomic = self.node(ExprKind::Atomic(value), ty, at);
        self.after_all(before, atomic, at)
    }
}
