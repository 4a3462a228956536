//! Checks of alignment: whether pointers that are followed are multiples of what their type asks for.
//!
//! Where all objects of a class are aligned for the type, the offset decides. Else the address does, which is any one that is
//! aligned for its object; the array `masks` tells each object's alignment.

use symra_terms::Term;

use super::Lower;
use super::arith::Kind;
use super::place::{Spot, Target};
use super::pointer::split;
use crate::hir::{ExprId, ExprKind, PlaceId, PlaceKind, Stride};
use crate::memory::flow::signed;
use crate::options::Purpose;

/// What the address of a place must be: so many bytes behind a multiple of a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Demand {
    align: u64,
    behind: i64,
}

impl Lower<'_> {
    /// The alignments of the objects whose numbers are known.
    pub(super) fn start_alignments(&mut self) {
        if self.tables.masks.is_none() {
            return;
        }
        for (number, fixed) in (0..).zip(self.memory.fixed.clone()).skip(1) {
            let object = self.object(number);
            self.note_alignment(object, fixed.align);
        }
    }

    /// Remembers the alignment of an object.
    pub(super) fn note_alignment(&mut self, object: Term, align: u64) {
        if let Some(var) = self.tables.masks.filter(|_| align > 1) {
            let width = self.pointer_bits();
            let array = self.read_var(var);
            let pool = self.builder.pool();
            let mask = pool.bv(align - 1, width);
            let array = pool.store(array, object, mask);
            self.write_var(var, array);
        }
    }

    /// The bits that are zero in the address of an object, if alignments are followed.
    pub(super) fn alignment_mask(&mut self, object: Term) -> Option<Term> {
        let var = self.tables.masks?;
        if let Some(number) = self.constant_object(object)
            && let Some(fixed) =
                usize::try_from(number).ok().and_then(|number| self.memory.fixed.get(number))
        {
            let (mask, width) = (fixed.align - 1, self.pointer_bits());
            return Some(self.builder.pool().bv(mask, width));
        }
        let masks = self.read_var(var);
        Some(self.builder.pool().select(masks, object))
    }

    /// What the address of a place must be for an access to it; nothing if a name leads there.
    fn demand(&self, place: PlaceId) -> Option<Demand> {
        let body = self.body();
        match body[place].kind {
            PlaceKind::Object(_) | PlaceKind::Unsupported(_) => None,
            PlaceKind::After { then, .. } => self.demand(then),
            // Where a bit-field is, is where its record is.
            PlaceKind::BitField { base, .. } => self.demand(base),
            PlaceKind::Member { base, offset, .. } => {
                let demand = self.demand(base)?;
                Some(Demand { behind: demand.behind.wrapping_add(signed(offset)), ..demand })
            }
            PlaceKind::Deref(pointer) => {
                let align = self.program.types.field_align(body[place].ty);
                let Some((inner, step)) = self.element_of(pointer) else {
                    return Some(Demand { align, behind: 0 });
                };
                let demand = self.demand(inner)?;
                Some(Demand { align: demand.align.min(step), ..demand })
            }
        }
    }

    /// The array or object that a pointer is made from by indices alone, and the power of two that divides all the steps.
    fn element_of(&self, pointer: ExprId) -> Option<(PlaceId, u64)> {
        let body = self.body();
        let (mut at, mut step) = (pointer, 1 << 63);
        loop {
            match body[at].kind {
                ExprKind::AddrOf(place) | ExprKind::Decay(place) => return Some((place, step)),
                ExprKind::PtrAdd { pointer, stride, .. } => {
                    let stride = match stride {
                        Stride::Bytes(bytes) => bytes,
                        Stride::Computed(_) => 1,
                    };
                    if stride > 0 {
                        step = step.min(1 << stride.trailing_zeros());
                    }
                    at = pointer;
                }
                _ => return None,
            }
        }
    }

    /// Checks that a pointer that is followed to a place is aligned for its type.
    pub(super) fn check_aligned(&mut self, place: PlaceId, target: &Target) {
        let Some(demand) = self.demand(place).filter(|demand| demand.align > 1) else { return };
        let bad = match target.spot {
            Spot::Nowhere => return,
            Spot::Parts(object, offset) => {
                let aligned = self.program[object].align >= demand.align;
                let multiple = offset.wrapping_sub(demand.behind) & signed(demand.align - 1) == 0;
                self.builder.pool().bool(!(aligned && multiple))
            }
            Spot::Memory(cell, address) => {
                let start = self.plus(address, demand.behind.wrapping_neg());
                let size = self.program.types.size_of(target.ty).unwrap_or(0);
                self.about_access(Some(place), address, Some(size));
                let known = self.alignment(Some(cell)) >= demand.align;
                self.misaligned(start, demand.align, (!known).then_some(cell))
            }
        };
        let message = format!("the address is not a multiple of {}", demand.align);
        self.check(Kind::Misaligned, bad, &message);
    }

    /// Whether a pointer is no multiple of an alignment. If a class is given, objects in it may not be aligned for it.
    fn misaligned(
        &mut self,
        pointer: Term,
        align: u64,
        class: Option<crate::memory::graph::Cell>,
    ) -> Term {
        let width = self.pointer_bits();
        let (object, offset) = split(self.builder.pool(), pointer);
        let offset = self.builder.pool().extract(width - 1, 0, offset);
        let low = self.builder.pool().bv(align - 1, width);
        let zero = self.builder.pool().bv(0, width);
        let mask = class.and_then(|_| self.alignment_mask(object));
        let Some(mask) = mask else {
            let rest = self.builder.pool().bv_and(offset, low);
            return self.builder.pool().ne(rest, zero);
        };
        let pool = self.builder.pool();
        let rest = pool.bv_and(mask, low);
        let suffices = pool.eq(rest, low);
        let rest = pool.bv_and(offset, low);
        let inside = pool.ne(rest, zero);
        let elsewhere = if self.options.purpose == Purpose::Run {
            // Addresses are multiples of more than the object asks for there.
            let none = self.object(0);
            let pool = self.builder.pool();
            let is_some = pool.ne(object, none);
            pool.or(&[is_some, inside])
        } else if suffices == self.builder.pool().true_() {
            inside
        } else {
            self.describe_address(object, class);
            let address = self.address_of_object(object);
            let pool = self.builder.pool();
            let number = pool.bv_add(address, offset);
            let rest = pool.bv_and(number, low);
            pool.ne(rest, zero)
        };
        self.builder.pool().ite(suffices, inside, elsewhere)
    }
}
