//! Checks of uninitialised reads: which bytes were written.
//!
//! Beside each part of an automatic object there is a variable with a bit for each of its bytes, and beside each region that
//! holds more than static objects an array over the same indices. Values of structs carry these bits with them, and so do copies of
//! characters. New memory starts with zeros: no number of an object is used twice.

use symra_ir::VarId;
use symra_terms::{BitVec, Sort, Term};

use super::Lower;
use super::arith::Kind;
use super::place::{Spot, Target};
use super::region::Region;
use crate::hir::{Conversion, ExprId, ExprKind, ObjectId, Origin, PlaceId, Storage};
use crate::memory::Home;
use crate::memory::graph::NodeId;
use crate::memory::objects::OBJECT_BITS;
use crate::types::{Type, TypeId};

/// The bits for so many bytes.
pub(super) fn width(len: u64) -> u32 {
    u32::try_from(len.max(1)).expect("a value should have few bytes")
}

impl Lower<'_> {
    /// That all of so many bytes were written.
    pub(super) fn all_written(&mut self, len: u64) -> Term {
        self.builder.pool().constant(BitVec::ones(width(len)).into())
    }

    /// These bits with those of some bytes set.
    pub(super) fn with_bytes(&mut self, written: Term, from: u64, until: u64) -> Term {
        let all = self.all_written(until - from);
        self.with_bits(written, from, all)
    }

    /// These bits with some replaced.
    fn with_bits(&mut self, bits: Term, from: u64, new: Term) -> Term {
        let pool = self.builder.pool();
        let whole = pool.sort(bits).bv_width().unwrap_or(1);
        let inner = pool.sort(new).bv_width().unwrap_or(1);
        let low = u32::try_from(from).unwrap_or(0);
        let mut value = new;
        if low > 0 {
            let below = pool.extract(low - 1, 0, bits);
            value = pool.concat(value, below);
        }
        if low + inner < whole {
            let above = pool.extract(whole - 1, low + inner, bits);
            value = pool.concat(above, value);
        }
        value
    }

    /// The bits of `new`, but that of a byte from `old` unless it is replaced.
    pub(super) fn unless_replaced(
        &mut self,
        new: Term,
        old: Term,
        byte: u64,
        replaced: Term,
    ) -> Term {
        let at = width(byte + 1) - 1;
        let pool = self.builder.pool();
        let (yes, no) = (pool.extract(at, at, new), pool.extract(at, at, old));
        let bit = pool.ite(replaced, yes, no);
        self.with_bits(new, byte, bit)
    }

    /// The array that says which bytes of a region's elements were written, if not all are.
    pub(super) fn written_var(&mut self, region: &Region, name: &str, index: u32) -> Option<VarId> {
        if !self.options.checks.uninitialised || !self.memory.dynamic.contains(&region.node) {
            return None;
        }
        let sort = Sort::array(Sort::Bv(index), Sort::Bv(width(region.len)));
        let var = self.builder.global(&format!("written {name}"), &sort);
        Some(self.builder.temporary(var))
    }

    /// At the start nothing was written.
    pub(super) fn start_written(&mut self) {
        for index in 0..self.regions.list.len() {
            if let Some(var) = self.regions.list[index].written {
                let sort = self.var_sort(var);
                let none = self.any_term(&sort);
                self.write_var(var, none);
            }
        }
    }

    /// All of a region was written.
    pub(super) fn all_elements_written(&mut self, node: NodeId, field: usize) {
        let region = self.region(node, field);
        let Some(var) = region.written else { return };
        let Sort::Array(sort) = self.var_sort(var) else { return };
        let all = self.all_written(region.len);
        let array = self.builder.pool().const_array(&sort, all);
        self.write_var(var, array);
    }

    /// The variables that say which bytes of the parts of an object were written, if not all are.
    fn written_parts(&mut self, object: ObjectId) -> Option<Vec<VarId>> {
        if !self.options.checks.uninitialised {
            return None;
        }
        if let Some(vars) = self.vars.written.get(&object) {
            return Some(vars.clone());
        }
        let data = &self.program[object];
        let Storage::Automatic(function) = data.storage else { return None };
        let is_parameter = data.origin == Origin::Parameter;
        if (is_parameter && self.program.types.is_scalar(data.ty)) || data.origin == Origin::Extent
        {
            return None;
        }
        let Some(Home::Parts(parts)) = self.memory.homes[object.index()].clone() else {
            return None;
        };
        let proc = self.signatures[&function].proc;
        let name = format!("written {}", data.name);
        let mut vars = Vec::with_capacity(parts.len());
        for part in parts {
            let var = self.builder.local(proc, &name, &Sort::Bv(width(part.len)));
            vars.push(self.builder.temporary(var));
        }
        self.vars.written.insert(object, vars.clone());
        Some(vars)
    }

    /// Nothing was written of an object that is split.
    pub(super) fn unwrite_parts(&mut self, object: ObjectId) {
        for var in self.written_parts(object).unwrap_or_default() {
            let sort = self.var_sort(var);
            let none = self.any_term(&sort);
            self.write_var(var, none);
        }
    }

    /// All of an object was written, by whom we do not know.
    pub(super) fn note_written(&mut self, object: ObjectId) {
        if !self.options.checks.uninitialised {
            return;
        }
        match self.object_spot(object) {
            Spot::Parts(..) => {
                for var in self.written_parts(object).unwrap_or_default() {
                    let len = self.var_sort(var).bv_width().unwrap_or(1);
                    let all = self.all_written(len.into());
                    self.write_var(var, all);
                }
            }
            spot @ Spot::Memory(..) => {
                let size = self.program.object_size(object).unwrap_or(0);
                self.mark(spot, size, None);
            }
            Spot::Nowhere => (),
        }
    }

    /// Which bytes of an element were written, if not all are.
    pub(super) fn element_written(&mut self, region: Region, address: Term) -> Option<Term> {
        let array = self.read_var(region.written?);
        let index = self.index(region, address);
        Some(self.builder.pool().select(array, index))
    }

    /// Says which bytes of an element were written; all if it is not told.
    pub(super) fn mark_element(&mut self, region: Region, address: Term, written: Option<Term>) {
        let Some(var) = region.written else { return };
        let written = written.unwrap_or_else(|| self.all_written(region.len));
        let array = self.read_var(var);
        let index = self.index(region, address);
        let array = self.builder.pool().store(array, index, written);
        self.write_var(var, array);
    }

    /// Which of the bytes at a spot were written, if not all are.
    pub(super) fn written(&mut self, spot: Spot, len: u64) -> Option<Term> {
        if !self.options.checks.uninitialised || len == 0 {
            return None;
        }
        let mut bits = self.all_written(len);
        let mut known = true;
        match spot {
            Spot::Nowhere => (),
            Spot::Parts(object, offset) => {
                let vars = self.written_parts(object)?;
                let mut done = 0;
                while done < len {
                    let at = offset.saturating_add_unsigned(done);
                    let Some((index, inside, part_len)) = self.part_at(object, at) else {
                        done += 1;
                        continue;
                    };
                    let count = (len - done).min(part_len - inside);
                    let part = self.read_var(vars[index]);
                    let part = self.few_bits(part, inside, inside + count);
                    bits = self.with_bits(bits, done, part);
                    known = false;
                    done += count;
                }
            }
            Spot::Memory(cell, address) => {
                for piece in self.pieces(cell, len) {
                    let at = self.plus(address, piece.at);
                    let Some(element) = self.element_written(piece.region, at) else { continue };
                    let (start, from, until) = overlap(piece.at, piece.region.len, len);
                    let part = self.few_bits(element, from, until);
                    bits = self.with_bits(bits, start, part);
                    known = false;
                }
            }
        }
        (!known).then_some(bits)
    }

    /// Says which of the bytes at a spot were written; all if it is not told.
    pub(super) fn mark(&mut self, spot: Spot, len: u64, written: Option<Term>) {
        if !self.options.checks.uninitialised || len == 0 {
            return;
        }
        match spot {
            Spot::Nowhere => (),
            Spot::Parts(object, offset) => {
                let Some(vars) = self.written_parts(object) else { return };
                let mut done = 0;
                while done < len {
                    let at = offset.saturating_add_unsigned(done);
                    let Some((index, inside, part_len)) = self.part_at(object, at) else {
                        done += 1;
                        continue;
                    };
                    let count = (len - done).min(part_len - inside);
                    let new = self.some_written(written, done, count);
                    let old = self.read_var(vars[index]);
                    let new = self.with_bits(old, inside, new);
                    self.write_var(vars[index], new);
                    done += count;
                }
            }
            Spot::Memory(cell, address) => {
                for piece in self.pieces(cell, len) {
                    let at = self.plus(address, piece.at);
                    let Some(old) = self.element_written(piece.region, at) else { continue };
                    let (start, from, until) = overlap(piece.at, piece.region.len, len);
                    let new = self.some_written(written, start, until - from);
                    let new = self.with_bits(old, from, new);
                    self.mark_element(piece.region, at, Some(new));
                }
            }
        }
    }

    fn some_written(&mut self, written: Option<Term>, from: u64, count: u64) -> Term {
        match written {
            Some(written) => self.few_bits(written, from, from + count),
            None => self.all_written(count),
        }
    }

    fn few_bits(&mut self, bits: Term, from: u64, until: u64) -> Term {
        let (from, until) = (u32::try_from(from).unwrap_or(0), width(until));
        let pool = self.builder.pool();
        if from == 0 && pool.sort(bits).bv_width() == Some(until) {
            return bits;
        }
        pool.extract(until - 1, from, bits)
    }

    /// The value of a struct that is an input was written.
    pub(super) fn all_chunks_written(&mut self, ty: TypeId, terms: &mut [Term]) {
        if !self.options.checks.uninitialised
            || !matches!(self.program.types.kind(ty), Type::Record(_))
        {
            return;
        }
        let chunks = self.memory.flow.chunks.of(&self.program.types, ty);
        for (chunk, term) in chunks.iter().zip(&mut terms[chunks.len()..]) {
            *term = self.all_written(chunk.len);
        }
    }

    fn is_character(&self, ty: TypeId) -> bool {
        let types = &self.program.types;
        types.is_integer(ty)
            && types.size_of(ty) == Some(1)
            && types.int_kind(ty) != Some(crate::types::IntKind::Bool)
    }

    /// Whether an expression is a character that was loaded.
    pub(super) fn is_copied(&self, expr: ExprId) -> bool {
        let body = self.body();
        let mut at = expr;
        while let ExprKind::Convert { how: Conversion::Integer, operand, .. } = body[at].kind {
            if !self.is_character(body[at].ty) {
                return false;
            }
            at = operand;
        }
        matches!(body[at].kind, ExprKind::Load(_)) && self.is_character(body[at].ty)
    }

    /// Checks that what is read was written. Characters in memory, and structs, may be copied whatever they are.
    pub(super) fn check_written(&mut self, place: PlaceId, target: &Target) {
        if !self.options.checks.uninitialised {
            return;
        }
        let (offset, len) = match target.bits {
            Some(field) => field.unit(),
            None => match self.program.types.kind(target.ty) {
                Type::Record(_) => return,
                _ => (0, self.len(target.ty)),
            },
        };
        let spot = self.spot_plus(target.spot, crate::memory::flow::signed(offset));
        let Some(mut written) = self.written(spot, len) else { return };
        if let (Spot::Memory(..), None, true) = (spot, target.bits, self.is_character(target.ty)) {
            self.frame.wanted.copied = Some(written);
            return;
        }
        let mut len = len;
        if let Some(field) = target.bits {
            let bytes = field.bytes();
            written = self.few_bits(written, bytes.start, bytes.end);
            len = bytes.end - bytes.start;
        }
        let all = self.all_written(len);
        let mut bad = self.builder.pool().ne(written, all);
        if let Spot::Memory(_, address) = spot {
            bad = self.in_some_object(address, bad);
            self.about_access(Some(place), address, Some(len));
        }
        let message = match self.direct(place) {
            Some((object, _)) => {
                let line = self.program[object].at.line;
                format!("this was never written since its declaration in line {line}")
            }
            None => "read of uninitialised memory".to_owned(),
        };
        self.check(Kind::Uninitialised, bad, &message);
    }

    /// That a condition holds, and a pointer is into an object that there was.
    fn in_some_object(&mut self, address: Term, condition: Term) -> Term {
        let object = self.object_of(address);
        if self.builder.pool().value(object).is_some() {
            return condition;
        }
        let next = self.next_object();
        let pool = self.builder.pool();
        let none = pool.bv(0, OBJECT_BITS);
        let (is_some, lived) = (pool.ne(object, none), pool.bv_ult(object, next));
        pool.and(&[is_some, lived, condition])
    }
}

/// Where an element that starts at `at` and bytes from 0 up to `len` overlap: the first byte, and the bytes of the element.
fn overlap(at: i64, element: u64, len: u64) -> (u64, u64, u64) {
    let start = at.max(0).cast_unsigned();
    let from = start.wrapping_add_signed(at.wrapping_neg());
    let until = element.min(len.wrapping_sub(start).wrapping_add(from));
    (start, from, until)
}
