//! Reading and writing regions.

use symra_ir::VarId;
use symra_terms::{Sort, Term};

use super::Lower;
use super::value::{bits, width};
use crate::memory::graph::{Cell, NodeId};

/// A region: an array variable from addresses to elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Region {
    pub(super) var: VarId,
    /// The bytes of an element.
    pub(super) len: u64,
    pub(super) node: NodeId,
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
        if let Some(region) = self.regions.get(&(node, field)) {
            return *region;
        }
        let fields = self.memory.flow.graph.fields(node);
        let this = fields[field];
        let single = fields.len() == 1;
        let len = if this.uniform { this.len } else { 1 };
        let base = match self.memory.residents.get(&node).map(Vec::as_slice) {
            Some([object]) => self.program[*object].name.to_string(),
            _ => format!("memory{}", self.region_count),
        };
        self.region_count += 1;
        let name = if single { base } else { format!("{base}+{}", this.start) };
        let sort = Sort::array(Sort::Bv(self.pointer_bits()), bits(len));
        let var = self.builder.global(&name, &sort);
        let region = Region { var, len, node };
        self.regions.insert((node, field), region);
        self.region_list.push(region);
        region
    }

    /// The elements that `len` bytes from a cell on overlap, in ascending order.
    pub(super) fn pieces(&mut self, cell: Cell, len: u64) -> Vec<Piece> {
        let root = self.memory.root(cell);
        let modulus = self.memory.flow.graph.modulus(root.node);
        let fields = self.memory.flow.graph.fields(root.node).to_vec();
        let end = i64::try_from(len).unwrap_or(i64::MAX);
        let mut pieces = Vec::new();
        // Where a round of the class starts, from the cell on.
        let mut round = root.offset.wrapping_neg();
        loop {
            for (index, field) in fields.iter().enumerate() {
                let (from, to) = (round + field.start, round + field.end());
                if to <= 0 || from >= end {
                    continue;
                }
                if self.regions_are_known && !self.regions.contains_key(&(root.node, index)) {
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
        let known = !self.regions_are_known || self.regions.contains_key(&(root.node, index));
        (known && (whole || (!field.uniform && len == 1))).then(|| self.region(root.node, index))
    }

    pub(super) fn select(&mut self, region: Region, address: Term) -> Term {
        self.note_read(region.node);
        let array = self.read_var(region.var);
        self.builder.pool().select(array, address)
    }

    pub(super) fn put(&mut self, region: Region, address: Term, element: Term) {
        let array = self.read_var(region.var);
        let array = self.builder.pool().store(array, address, element);
        self.write_var(region.var, array);
    }

    /// What lies in the `len` bytes at an address. Bytes that nothing else reads or writes are zero.
    pub(super) fn load_bytes(&mut self, cell: Cell, address: Term, len: u64) -> Term {
        if let Some(region) = self.element(cell, len) {
            return self.select(region, address);
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
            self.put(region, address, value);
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
                self.splice(old, from, part)
            };
            self.put(piece.region, element_address, element);
        }
    }
}
