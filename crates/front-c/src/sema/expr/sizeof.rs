//! `sizeof` and `_Alignof`.

use symra_cparse::{self as tree, Span};

use super::Operand;
use crate::diagnostic::Cause;
use crate::hir::{Conversion, ExprId, ExprKind, PlaceId, PlaceKind};
use crate::sema::{R, Sema};
use crate::types::{Type, TypeId};

impl Sema<'_> {
    pub(super) fn sizeof_expr(&mut self, operand: tree::ExprId, span: Span) -> R<ExprId> {
        let pending = std::mem::take(&mut self.pending);
        let operand = self.expr(operand);
        self.pending = pending;
        let operand = operand?;
        if let Operand::Place(place) = operand
            && let PlaceKind::BitField { .. } = self.body[place].kind
        {
            return Err(self.error(span, Cause::BadSizeof { what: "a bit-field" }));
        }
        let ty = self.operand_type(operand);
        if let Operand::Value(value) = operand
            && let Some(bits) = self.bits_of(value)
        {
            // gcc has a type of as many bits.
            let at = self.at(span);
            return Ok(self.size(u64::from(bits).div_ceil(8).next_power_of_two(), at));
        }
        let size = self.size_node(ty, span)?;
        // An operand of variable length is evaluated (C11 6.5.3.4).
        let evaluated =
            if self.types().is_variable(ty) { self.evaluated(operand, span) } else { None };
        let at = self.at(span);
        Ok(evaluated.map_or(size, |first| self.comma(first, size, at)))
    }

    /// What is evaluated of an operand whose type alone is asked for, if that may do something.
    pub(super) fn evaluated(&mut self, operand: Operand, span: Span) -> Option<ExprId> {
        let at = self.at(span);
        match operand {
            Operand::Value(value) | Operand::Pointed(value) => Some(value),
            Operand::Place(place) => match self.body[place].kind {
                PlaceKind::Object(_) => None,
                PlaceKind::Deref(pointer) => Some(pointer),
                _ => Some(self.addr_of(place, at)),
            },
            Operand::Function(_) => None,
        }
    }

    pub(super) fn sizeof_type(&mut self, name: tree::TypeNameId, span: Span) -> R<ExprId> {
        let before = std::mem::take(&mut self.pending);
        let ty = self.type_name(name)?;
        let size = self.size_node(ty, span)?;
        let at = self.at(span);
        let size = if self.as_const(size).is_some() {
            self.pending.clear();
            size
        } else {
            self.after_pending(size, at)
        };
        self.pending = before;
        Ok(size)
    }

    fn size_node(&mut self, ty: TypeId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        match self.types().kind(ty) {
            Type::Void | Type::Function(_) => Ok(self.size(1, at)),
            _ if self.types().is_variable(ty) => Ok(self.runtime_size(ty, at)),
            _ => match self.types().size_of(ty) {
                Some(size) => Ok(self.size(size, at)),
                // `[*]` has no size, but nobody will ask for it.
                None if self.prototypes > 0 && self.types().element(ty).is_some() => {
                    Ok(self.size(0, at))
                }
                None => {
                    let ty = self.spell(ty);
                    Err(self.error(
                        span,
                        Cause::Incomplete { what: "the operand of `sizeof`".to_owned(), ty },
                    ))
                }
            },
        }
    }

    pub(super) fn alignof_expr(&mut self, operand: tree::ExprId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let pending = std::mem::take(&mut self.pending);
        let operand = self.expr(operand);
        self.pending = pending;
        let operand = match operand? {
            Operand::Place(place) => Operand::Place(self.named_place(place)),
            other => other,
        };
        let ty = self.operand_type(operand);
        let align = match operand {
            Operand::Place(place) => match self.body[place].kind {
                PlaceKind::Object(object) => self.shared.program[object].align,
                PlaceKind::Member { base, field, .. } => self
                    .field_info(self.body[base].ty, field)
                    .map_or_else(|| self.types().field_align(ty), |(field, _)| field.align),
                PlaceKind::Deref(pointer) => self.pointed_align(pointer),
                _ => self.types().align_of(ty),
            },
            _ => self.types().align_of(ty),
        };
        Ok(self.size(align, at))
    }

    /// What `*&place` and `(&place)[0]` are.
    fn named_place(&self, place: PlaceId) -> PlaceId {
        let mut place = place;
        while let PlaceKind::Deref(mut pointer) = self.body[place].kind {
            while let ExprKind::PtrAdd { pointer: from, index, .. } = self.body[pointer].kind
                && self.as_const(index).is_some_and(crate::hir::Bits::is_zero)
            {
                pointer = from;
            }
            let ExprKind::AddrOf(of) = self.body[pointer].kind else { break };
            place = of;
        }
        place
    }

    /// The largest alignment of what a pointer and those that it was cast from point to, as in gcc.
    fn pointed_align(&self, pointer: ExprId) -> u64 {
        let align = |pointer: ExprId| {
            self.types().pointee(self.ty(pointer)).map_or(1, |to| self.types().align_of(to))
        };
        let (mut pointer, mut largest) = (pointer, align(pointer));
        while let ExprKind::Convert { how: Conversion::Pointer, operand, .. } =
            self.body[pointer].kind
        {
            pointer = operand;
            largest = largest.max(align(pointer));
        }
        largest
    }

    pub(super) fn alignof_type(&mut self, name: tree::TypeNameId, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let before = std::mem::take(&mut self.pending);
        let ty = self.type_name(name)?;
        self.pending = before;
        // `_Alignof` gives the least alignment, gcc's older spelling the preferred one.
        let is_standard = span.text(&self.source.text).starts_with(b"_Alignof");
        let align =
            if is_standard { self.types().field_align(ty) } else { self.types().align_of(ty) };
        Ok(self.size(align, at))
    }
}
