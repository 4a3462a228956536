//! The bytes of structs that no member has.
//!
//! C says nothing of them in an automatic object whose members are all given by its initializer, and compilers leave there what
//! was there before. What an initializer leaves out is initialised as static objects are, padding included.

use symra_ir::{Direction, Inexact};
use symra_terms::Sort;

use super::Lower;
use super::place::Spot;
use super::value::width;
use crate::hir::{Init, InitEntry, InitUnion, ObjectId};
use crate::memory::flow::signed;
use crate::options::Purpose;
use crate::types::{ArrayLen, RecordKind, Type, TypeId, TypeTable};

/// Of larger objects the padding is taken to be zero: no proof counts then.
const LARGEST: u64 = 4096;

/// A struct that has gaps: its start and its end, and for each gap where it starts and how long it is.
type Gapped = (usize, usize, Vec<(usize, usize)>);

/// Which bytes of a type belong to members, and its structs with the bytes of each that do not.
struct Layout<'t> {
    types: &'t TypeTable,
    member: Vec<bool>,
    structs: Vec<Gapped>,
}

impl Layout<'_> {
    fn walk(&mut self, ty: TypeId, start: usize) {
        let size = self.size(ty);
        match self.types.kind(self.types.value_type(ty)) {
            Type::Array(element, ArrayLen::Known(_)) if self.size(element) > 0 => {
                for at in (0..size).step_by(self.size(element)) {
                    self.walk(element, start + at);
                }
            }
            Type::Record(id) if self.types.record(id).kind == RecordKind::Struct => {
                let Some(layout) = &self.types.record(id).layout else { return };
                let mut own = vec![false; size];
                for field in &layout.fields {
                    let at = usize::try_from(field.offset).unwrap_or(usize::MAX);
                    let len = match field.bits {
                        Some(bits) => usize::from((bits.first + bits.width).div_ceil(8)),
                        None => self.size(field.ty),
                    };
                    own.iter_mut().skip(at).take(len).for_each(|byte| *byte = true);
                    match field.bits {
                        Some(_) => self.mark(start + at, len),
                        None => self.walk(field.ty, start + at),
                    }
                }
                let gaps = gaps(&own, start);
                if !gaps.is_empty() {
                    self.structs.push((start, start + size, gaps));
                }
            }
            _ => self.mark(start, size),
        }
    }

    fn mark(&mut self, start: usize, len: usize) {
        self.member.iter_mut().skip(start).take(len).for_each(|byte| *byte = true);
    }

    /// Which bytes of the type the entries of an initializer give.
    fn given(&self, entries: &[InitEntry]) -> Vec<bool> {
        let mut given = vec![false; self.member.len()];
        for entry in entries {
            let len = match entry.bits {
                Some(bits) => usize::from((bits.first + bits.width).div_ceil(8)),
                None => self.size(entry.ty),
            };
            let (count, stride) =
                entry.repeat.map_or((1, 0), |repeat| (repeat.count, repeat.stride));
            for number in 0..count {
                let at = usize::try_from(entry.offset + number * stride).unwrap_or(usize::MAX);
                given.iter_mut().skip(at).take(len).for_each(|byte| *byte = true);
            }
        }
        given
    }

    fn size(&self, ty: TypeId) -> usize {
        self.types.size_of(ty).and_then(|size| usize::try_from(size).ok()).unwrap_or(0)
    }
}

/// The runs of bytes that are not set, where the first byte has this number.
fn gaps(set: &[bool], first: usize) -> Vec<(usize, usize)> {
    let mut gaps: Vec<(usize, usize)> = Vec::new();
    for (at, _) in set.iter().enumerate().filter(|(_, set)| !**set) {
        match gaps.last_mut() {
            Some((start, len)) if *start + *len == first + at => *len += 1,
            _ => gaps.push((first + at, 1)),
        }
    }
    gaps
}

impl Lower<'_> {
    /// Makes the padding of those structs arbitrary whose members are all given.
    ///
    /// So are the bytes of a union that the member that is given does not have (C11 6.2.6.1p7).
    pub(super) fn open_padding(&mut self, object: ObjectId, init: &Init) {
        let ty = self.program[object].ty;
        let size = self.program.types.size_of(ty).unwrap_or(0);
        let types = &self.program.types;
        let mut layout = Layout { types, member: Vec::new(), structs: Vec::new() };
        // One element tells whether there is padding at all.
        let mut looked_at = ty;
        while size > LARGEST
            && let Some(element) = types.element(looked_at)
        {
            looked_at = element;
        }
        layout.member = vec![false; layout.size(looked_at)];
        layout.walk(looked_at, 0);
        let is_left = |union: &&InitUnion| union.member < union.size;
        let unions: Vec<InitUnion> = init.unions.iter().filter(is_left).copied().collect();
        if layout.structs.is_empty() && unions.is_empty() {
            return;
        }
        if size > LARGEST {
            let what = "the padding of a large object is taken to be zero".to_owned();
            self.note_inexact(Direction::Under, what, Inexact::Anything);
            return;
        }
        let given = layout.given(&init.entries);
        let Layout { member, structs, .. } = layout;
        let spot = self.object_spot(object);
        for (start, end, gaps) in structs {
            if (start..end).all(|at| given[at] || !member[at]) {
                for (at, len) in gaps {
                    // A struct that was copied as a whole has the padding of the other one.
                    if !given[at] {
                        self.open_bytes(spot, at, len as u64);
                    }
                }
            }
        }
        for InitUnion { offset, member, size, .. } in unions {
            let [start, end] = [offset + member, offset + size]
                .map(|at| usize::try_from(at).unwrap_or(usize::MAX).min(given.len()));
            for (at, len) in gaps(&given[start..end], start) {
                self.open_bytes(spot, at, len as u64);
            }
        }
    }

    /// Makes the padding of a struct arbitrary, all of whose members are set.
    pub(super) fn open_gaps(&mut self, spot: Spot, ty: TypeId) {
        let types = &self.program.types;
        if self.options.purpose != Purpose::Verify || types.size_of(ty).unwrap_or(0) > LARGEST {
            return;
        }
        let mut layout = Layout { types, member: Vec::new(), structs: Vec::new() };
        layout.walk(ty, 0);
        for (_, _, gaps) in layout.structs {
            for (at, len) in gaps {
                self.open_bytes(spot, at, len as u64);
            }
        }
    }

    /// Makes bytes arbitrary, if anything can read them.
    fn open_bytes(&mut self, spot: Spot, at: usize, len: u64) {
        let spot = self.spot_plus(spot, signed(at as u64));
        let is_read = match spot {
            Spot::Memory(cell, _) => !self.pieces(cell, len).is_empty(),
            Spot::Parts(object, offset) => {
                (0..signed(len)).any(|byte| self.part_at(object, offset + byte).is_some())
            }
            Spot::Nowhere => false,
        };
        if is_read {
            let bits = self.arbitrary(&[Sort::Bv(width(len))])[0];
            self.write_bits(spot, len, bits);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::gaps;

    #[test]
    fn gaps_are_the_runs_of_bytes_that_nobody_has() {
        let set = [true, false, false, true, false];
        assert_eq!(gaps(&set, 8), [(9, 2), (12, 1)]);
        assert_eq!(gaps(&[true], 0), []);
    }
}
