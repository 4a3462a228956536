//! Flows of statements and initializers.

use super::{Location, Walk, signed};
use crate::hir::{Body, Init, InitValue, ObjectId, StmtId, StmtKind};
use crate::memory::chunks::initialised_unit;
use crate::types::Type;

impl Walk<'_> {
    /// Follows a statement and all in it, in any order: flows do not depend on it.
    pub(super) fn stmts(&mut self, body: &Body, root: StmtId) {
        let around = self.again;
        let mut work = vec![(root, around)];
        while let Some((stmt, again)) = work.pop() {
            self.again = again;
            match body[stmt].kind {
                StmtKind::Expr(expr) | StmtKind::GotoComputed(expr) => {
                    self.value(body, expr);
                }
                StmtKind::Block { stmts, .. } => {
                    work.extend(body[stmts].iter().rev().map(|stmt| (*stmt, again)));
                }
                StmtKind::If { arms, otherwise } => {
                    work.extend(otherwise.map(|stmt| (stmt, again)));
                    for arm in &body[arms] {
                        self.value(body, arm.condition);
                        work.push((arm.body, again));
                    }
                }
                StmtKind::Loop { condition, step, body: inner, .. } => {
                    self.again = true;
                    for expr in condition.into_iter().chain(step) {
                        self.value(body, expr);
                    }
                    work.push((inner, true));
                }
                StmtKind::Switch { value, body: inner, .. } => {
                    self.value(body, value);
                    work.push((inner, again));
                }
                StmtKind::Return(Some(expr)) => {
                    let flow = self.value(body, expr);
                    let ty = body[expr].ty;
                    if !self.program.types.is_void(ty) {
                        let cell = self.result_cell(self.function);
                        self.store(Location { cell, object: None }, ty, flow);
                    }
                }
                StmtKind::Declare { object, init } => {
                    self.declare(object, again, init.is_none());
                    if let Some(init) = init {
                        self.init(body, object, body.init(init));
                    }
                }
                StmtKind::Label(_)
                | StmtKind::Goto(_)
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Return(None)
                | StmtKind::Unsupported(_) => (),
            }
        }
        self.again = around;
    }

    fn declare(&mut self, object: ObjectId, again: bool, bare: bool) {
        self.object_cell(object);
        let skipped = self.skipped.contains(&object);
        let used = &mut self.flow.objects[object.index()];
        used.again |= again;
        used.skipped |= skipped;
        used.bare |= bare || skipped;
        let ty = self.program[object].ty;
        if self.program.types.is_variable(ty) {
            self.flow.objects[object.index()].escapes = true;
            // Its extents are read when it comes to life.
            let mut ty = ty;
            while let Type::Array(element, len) = self.program.types.kind(ty) {
                if let crate::types::ArrayLen::Variable(extent) = len {
                    self.read_extent(extent);
                }
                ty = element;
            }
        }
    }

    /// A variable length is read.
    pub(super) fn read_extent(&mut self, extent: ObjectId) {
        let cell = self.object_cell(extent);
        let ty = self.program[extent].ty;
        let len = super::scalar_len(&self.program.types, ty);
        let sort = super::value_sort(self.program, ty);
        self.access(Location { cell, object: Some((extent, 0)) }, len, sort);
    }

    /// Follows the initializer of an automatic object.
    pub(super) fn init(&mut self, body: &Body, object: ObjectId, init: &Init) {
        let cell = self.object_cell(object);
        for entry in &init.entries {
            let flow = match &entry.value {
                InitValue::Const(_) | InitValue::Units(_) => continue,
                InitValue::Address(address) => {
                    self.flow.numbers |= !self.program.types.is_pointer(entry.ty);
                    Some(self.address(address.base).plus(address.offset))
                }
                InitValue::Expr(expr) => self.value(body, *expr),
            };
            let offset = signed(entry.offset);
            let place = Location { cell: cell.plus(offset), object: Some((object, offset)) };
            if let Some(bits) = entry.bits {
                // It can hold an address, or a part of one.
                let types = &self.program.types;
                let ty = self.program[object].ty;
                let unit = initialised_unit(types, ty, entry.offset, bits);
                if let Some(flow) = flow {
                    self.flow.graph.stride(flow, 1);
                    let pointee = self.flow.graph.pointee(cell.plus(signed(unit.offset)), unit.len);
                    self.flow.graph.unify(pointee, flow);
                }
                continue;
            }
            match entry.repeat {
                Some(repeat) if repeat.count > 64 => {
                    self.flow.objects[object.index()].escapes = true;
                    self.flow.graph.stride(place.cell, repeat.stride);
                    self.store(place, entry.ty, flow);
                }
                Some(repeat) => {
                    for index in 0..repeat.count {
                        self.store(place.plus(signed(index * repeat.stride)), entry.ty, flow);
                    }
                }
                None => self.store(place, entry.ty, flow),
            }
        }
    }
}
