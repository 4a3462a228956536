//! Reading and writing regions.

use symra_ir::{Operation, VarId};
use symra_terms::{Sort, Term};

use super::Lower;
use super::value::{bits, width};
use crate::memory::graph::{Cell, NodeId};
use crate::memory::objects::{OFFSET_BITS, POINTER_BITS};
use crate::memory::refine::{APART, offset_in_object};

/// The bits that say which byte of a pointer one is.
const PLACE_BITS: u32 = 3;

/// What the elements of a region are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Element {
    /// So many bytes as one number.
    Number,
    /// A pointer.
    Pointer,
    /// A byte of a pointer or of a number: the pointer (of a number the null pointer), which of its bytes it is, and the byte itself.
    PointerByte,
}

/// A region: an array variable from pointers to elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Region {
    pub(super) var: VarId,
    /// The bytes of an element.
    pub(super) len: u64,
    pub(super) element: Element,
    pub(super) node: NodeId,
    /// Another array: which bytes of the elements were written, if that is asked for and not all are.
    pub(super) written: Option<VarId>,
    /// The one object that all accesses are to, if it is known: then indices are offsets.
    pub(super) single: Option<u64>,
}

impl Region {
    /// The sort of an element.
    pub(super) fn sort(&self) -> Sort {
        match self.element {
            Element::Number => bits(self.len),
            Element::Pointer => Sort::Bv(POINTER_BITS),
            Element::PointerByte => Sort::Bv(POINTER_BITS + PLACE_BITS + 8),
        }
    }
}

/// An element that some bytes from a cell on overlap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub(super) region: Region,
    /// Where the element starts, from the cell on; negative if it starts before.
    pub(super) at: i64,
}

impl Lower<'_> {
    /// The region of a field of a class.
    pub(super) fn region(&mut self, node: NodeId, field: usize) -> Region {
        let field = self.memory.flow.graph.region(node, field);
        if let Some(region) = self.regions.by_field.get(&(node, field)) {
            return *region;
        }
        let fields = self.memory.flow.graph.fields(node);
        let this = fields[field];
        let single = fields.len() == 1;
        let len = if this.uniform { this.len } else { 1 };
        let base = match self.memory.residents.get(&node).map(Vec::as_slice) {
            Some([object]) => self.program[*object].name.to_string(),
            _ => format!("memory{}", self.regions.count),
        };
        self.regions.count += 1;
        let name = if single { base } else { format!("{base}+{}", offset_in_object(this.start)) };
        let element = match (this.pointer, this.uniform) {
            (false, _) => Element::Number,
            (true, true) => Element::Pointer,
            (true, false) => Element::PointerByte,
        };
        let single = self.memory.single(node);
        let region = Region { var: VarId::new(0), len, element, node, written: None, single };
        let index = if single.is_some() { OFFSET_BITS } else { POINTER_BITS };
        let sort = Sort::array(Sort::Bv(index), region.sort());
        let var = self.builder.global(&name, &sort);
        let written = self.written_var(&region, &name, index);
        let region = Region { var, written, ..region };
        self.regions.by_field.insert((node, field), region);
        self.regions.list.push(region);
        region
    }

    /// Whether something reads or writes a field, or one that shares its region.
    pub(super) fn has_region(&self, node: NodeId, field: usize) -> bool {
        let field = self.memory.flow.graph.region(node, field);
        self.regions.by_field.contains_key(&(node, field))
    }

    /// The elements that `len` bytes from a cell on overlap, in ascending order.
    pub(super) fn pieces(&mut self, cell: Cell, len: u64) -> Vec<Piece> {
        let root = self.memory.root(cell);
        let modulus = self.memory.flow.graph.modulus(root.node);
        let fields = self.memory.flow.graph.fields(root.node).to_vec();
        let mut end = i64::try_from(len).unwrap_or(i64::MAX);
        if self.memory.flow.graph.is_apart(root.node) {
            // No field is further away, but those of others are.
            end = end.min(APART / 2);
        }
        let mut pieces = Vec::new();
        // Where a round of the class starts, from the cell on.
        let mut round = root.offset.wrapping_neg();
        loop {
            for (index, field) in fields.iter().enumerate() {
                let (from, to) = (round + field.start, round + field.end());
                if to <= 0 || from >= end {
                    continue;
                }
                if self.regions.complete && !self.has_region(root.node, index) {
                    continue;
                }
                let region = self.region(root.node, index);
                if field.uniform {
                    pieces.push(Piece { region, at: from });
                } else {
                    let bytes = from.max(0)..to.min(end);
                    pieces.extend(bytes.map(|at| Piece { region, at }));
                }
            }
            if modulus == 0 || fields.is_empty() {
                return pieces;
            }
            round += i64::try_from(modulus).unwrap_or(i64::MAX);
            if round >= end {
                return pieces;
            }
        }
    }

    /// The one element that `len` bytes from a cell on are, if they are one.
    fn element(&mut self, cell: Cell, len: u64) -> Option<Region> {
        let root = self.memory.root(cell);
        let index = self.memory.flow.graph.field_at(root)?;
        let field = self.memory.flow.graph.fields(root.node)[index];
        let whole = field.uniform && field.start == root.offset && field.len == len;
        let known = !self.regions.complete || self.has_region(root.node, index);
        (known && (whole || (!field.uniform && len == 1))).then(|| self.region(root.node, index))
    }

    pub(super) fn select(&mut self, region: Region, address: Term) -> Term {
        self.note_read(region.node, address);
        let array = self.read_var(region.var);
        let index = self.index(region, address);
        self.builder.pool().select(array, index)
    }

    /// The index of an element.
    pub(super) fn index(&mut self, region: Region, address: Term) -> Term {
        if region.single.is_some() { self.offset_of(address) } else { address }
    }

    pub(super) fn put(&mut self, region: Region, address: Term, element: Term) {
        let array = self.read_var(region.var);
        let index = self.index(region, address);
        let array = self.builder.pool().store(array, index, element);
        self.write_var(region.var, array);
        self.mark_element(region, address, None);
    }

    /// The number that an element is.
    pub(super) fn element_number(&mut self, region: Region, element: Term) -> Term {
        match region.element {
            Element::Number => element,
            Element::Pointer => {
                let cell = self.pointed_to(region);
                self.number(element, cell)
            }
            Element::PointerByte => self.builder.pool().extract(7, 0, element),
        }
    }

    /// The element that a number is.
    pub(super) fn number_element(&mut self, region: Region, number: Term) -> Term {
        match region.element {
            Element::Number => number,
            Element::Pointer => {
                let cell = self.pointed_to(region);
                self.resolved(number, cell)
            }
            Element::PointerByte => self.resize(number, POINTER_BITS + PLACE_BITS + 8, false),
        }
    }

    /// Where the pointers in a region point to.
    fn pointed_to(&self, region: Region) -> Option<Cell> {
        let fields = self.memory.flow.graph.fields(region.node);
        let own = |index: &usize| {
            self.regions
                .by_field
                .get(&(region.node, *index))
                .is_some_and(|other| other.var == region.var)
        };
        (0..fields.len()).find(own).and_then(|index| fields[index].pointee)
    }

    /// The pointer that lies at an address.
    pub(super) fn load_pointer(&mut self, cell: Cell, address: Term) -> Term {
        let len = self.program.types.model().pointer_size();
        if let Some(region) = self.element(cell, len)
            && region.element == Element::Pointer
        {
            return self.select(region, address);
        }
        let pieces = self.pieces(cell, len);
        if pieces.len() as u64 != len
            || pieces.iter().any(|piece| piece.region.element != Element::PointerByte)
        {
            let number = self.load_bytes(cell, address, len);
            return self.resolved(number, None);
        }
        let mut number: Option<Term> = None;
        let mut sources = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let at = self.plus(address, piece.at);
            let element = self.select(piece.region, at);
            let pool = self.builder.pool();
            sources.push(pool.extract(POINTER_BITS + PLACE_BITS + 7, 8, element));
            let byte = pool.extract(7, 0, element);
            number = Some(match number {
                Some(low) => pool.concat(byte, low),
                None => byte,
            });
        }
        let number = number.expect("a pointer should have bytes");
        let pointer =
            self.builder.pool().extract(POINTER_BITS + PLACE_BITS - 1, PLACE_BITS, sources[0]);
        let (object, none) = (self.object_of(pointer), self.object(0));
        let mut of_one = vec![self.builder.pool().ne(object, none)];
        for (place, source) in (0..).zip(sources) {
            let wanted = self.byte_source(pointer, place);
            of_one.push(self.builder.pool().eq(source, wanted));
        }
        let of_one = self.builder.pool().and(&of_one);
        // In memory that nothing was stored to, the bytes might be any.
        let own = self.bare_number(pointer);
        let pool = self.builder.pool();
        let (is_own, other) = (pool.eq(number, own), pool.not(of_one));
        let consistent = pool.or(&[other, is_own]);
        self.step(Operation::Assume(consistent));
        let root = self.memory.root(cell);
        let graph = &self.memory.flow.graph;
        let target = graph.field_at(root).and_then(|index| graph.fields(root.node)[index].pointee);
        let pool = self.builder.pool();
        let width = pool.sort(number).bv_width().unwrap_or(0);
        let zero = pool.bv(0, width);
        let number = pool.ite(of_one, zero, number);
        let other = self.resolved(number, target);
        self.builder.pool().ite(of_one, pointer, other)
    }

    /// What is kept of a byte of a pointer beside the byte.
    fn byte_source(&mut self, pointer: Term, place: u64) -> Term {
        let pool = self.builder.pool();
        let place = pool.bv(place, PLACE_BITS);
        pool.concat(pointer, place)
    }

    /// Stores a pointer at an address.
    pub(super) fn store_pointer(&mut self, cell: Cell, address: Term, pointer: Term) {
        let len = self.program.types.model().pointer_size();
        if let Some(region) = self.element(cell, len)
            && region.element == Element::Pointer
        {
            self.put(region, address, pointer);
            return;
        }
        let pieces = self.pieces(cell, len);
        let root = self.memory.root(cell);
        let graph = &self.memory.flow.graph;
        let target = graph.field_at(root).and_then(|index| graph.fields(root.node)[index].pointee);
        if pieces.len() as u64 != len
            || pieces.iter().any(|piece| piece.region.element != Element::PointerByte)
        {
            let number = self.number(pointer, target);
            self.store_bytes(cell, address, len, number);
            return;
        }
        let number = self.number(pointer, target);
        let (object, none) = (self.object_of(pointer), self.object(0));
        let is_number = self.builder.pool().eq(object, none);
        for (index, piece) in (0..).zip(pieces) {
            let at = self.plus(address, piece.at);
            let byte = self.cut(number, index, index + 1);
            let source = self.byte_source(pointer, index);
            let pool = self.builder.pool();
            let no_source = pool.bv(0, POINTER_BITS + PLACE_BITS);
            let source = pool.ite(is_number, no_source, source);
            let element = pool.concat(source, byte);
            self.put(piece.region, at, element);
        }
    }

    /// What lies in the `len` bytes at an address. Bytes that nothing else reads or writes are zero.
    pub(super) fn load_bytes(&mut self, cell: Cell, address: Term, len: u64) -> Term {
        if let Some(region) = self.element(cell, len) {
            let element = self.select(region, address);
            return self.element_number(region, element);
        }
        let pieces = self.pieces(cell, len);
        let mut value: Option<Term> = None;
        let mut done = 0;
        let append = |lower: &mut Self, value: Option<Term>, high: Term| match value {
            Some(low) => Some(lower.builder.pool().concat(high, low)),
            None => Some(high),
        };
        for piece in pieces {
            let at = piece.at.max(0).cast_unsigned();
            if at > done {
                let gap = self.builder.pool().bv(0, width(at - done));
                value = append(self, value, gap);
            }
            let from = at.wrapping_add_signed(piece.at.wrapping_neg());
            let until = (piece.region.len).min(len.wrapping_sub(at).wrapping_add(from));
            let element_address = self.plus(address, piece.at);
            let element = self.select(piece.region, element_address);
            let element = self.element_number(piece.region, element);
            let part = self.cut(element, from, until);
            value = append(self, value, part);
            done = at + (until - from);
        }
        if done < len {
            let gap = self.builder.pool().bv(0, width(len - done));
            value = append(self, value, gap);
        }
        value.unwrap_or_else(|| self.builder.pool().bv(0, width(len.max(1))))
    }

    /// Bytes `from` up to `until` of a bit-vector.
    pub(super) fn cut(&mut self, term: Term, from: u64, until: u64) -> Term {
        let pool = self.builder.pool();
        let whole = pool.sort(term).bv_width().unwrap_or(0);
        if from == 0 && width(until) == whole {
            return term;
        }
        pool.extract(width(until) - 1, width(from), term)
    }

    /// `term` with the bytes from `at` on replaced.
    pub(super) fn splice(&mut self, term: Term, at: u64, new: Term) -> Term {
        let pool = self.builder.pool();
        let whole = pool.sort(term).bv_width().unwrap_or(0);
        let inner = pool.sort(new).bv_width().unwrap_or(0);
        let low = width(at);
        let mut value = new;
        if low > 0 {
            let below = pool.extract(low - 1, 0, term);
            value = pool.concat(value, below);
        }
        if low + inner < whole {
            let above = pool.extract(whole - 1, low + inner, term);
            value = pool.concat(above, value);
        }
        value
    }

    /// Stores `len` bytes at an address.
    pub(super) fn store_bytes(&mut self, cell: Cell, address: Term, len: u64, value: Term) {
        if let Some(region) = self.element(cell, len) {
            let element = self.number_element(region, value);
            self.put(region, address, element);
            return;
        }
        for piece in self.pieces(cell, len) {
            let at = piece.at.max(0).cast_unsigned();
            let from = at.wrapping_add_signed(piece.at.wrapping_neg());
            let until = piece.region.len.min(len - at + from);
            let element_address = self.plus(address, piece.at);
            let part = self.cut(value, at, at + (until - from));
            let whole = from == 0 && until == piece.region.len;
            let element = if whole {
                part
            } else {
                let old = self.select(piece.region, element_address);
                let old = self.element_number(piece.region, old);
                self.splice(old, from, part)
            };
            let element = self.number_element(piece.region, element);
            let old = self.element_written(piece.region, element_address);
            self.put(piece.region, element_address, element);
            if !whole && let Some(old) = old {
                let new = self.with_bytes(old, from, until);
                self.mark_element(piece.region, element_address, Some(new));
            }
        }
    }
}
