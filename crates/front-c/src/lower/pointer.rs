//! Pointers: pairs of an object's number and an offset, and the numbers that they are where a program asks for them.
//!
//! The address of an object is chosen by nobody. It is an element of the array `addresses`, of which only what is asked for is
//! known: it is aligned, not null, and the object fits behind it. Two objects have different addresses unless one came
//! to life after the other died; that is said where addresses are compared. Where a number becomes a pointer, it is looked for in the
//! objects with known numbers that it may point to, in the object that had just this address before, and in the one
//! whose address was asked for last; if it is in none of them, it points into any living object that it is in, or into none, and
//! a violation after that is doubtful.

use symra_ir::{Operation, VarId};
use symra_terms::{Sort, Term, TermPool, Value};

use super::Lower;
use super::arith::Kind;
use super::value::Slot;
use crate::hir::{Binary, ExprId};
use crate::memory::Home;
use crate::memory::graph::{Cell, NodeId};
use crate::memory::objects::{OBJECT_BITS, OFFSET_BITS, POINTER_BITS};
use crate::options::Purpose;
use crate::types::DataModel;

/// The most objects with known numbers that a number is looked for in.
const MOST_CANDIDATES: usize = 8;

/// So many objects are told apart from the next one whose address is asked for.
const RECENT: usize = 5;

/// No object lies below this address.
const LOWEST: u64 = 4096;

/// Why a run may be none.
const MANY: &str = "the addresses of many objects are not all told apart";

/// What is known of addresses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Addresses {
    /// The address of each object.
    of: Option<VarId>,
    /// The object whose address a number was.
    owner: Option<VarId>,
    /// The objects whose addresses were asked for last, the last one first.
    recent: [Option<VarId>; RECENT],
}

impl Addresses {
    /// All of them. That threads change them in another order than that of their steps tells nothing but less of addresses.
    pub(super) fn variables(&self) -> impl Iterator<Item = VarId> {
        self.of.into_iter().chain(self.zeroed())
    }

    /// Those variables that start with zeros.
    pub(super) fn zeroed(&self) -> impl Iterator<Item = VarId> {
        self.owner.into_iter().chain(self.recent.into_iter().flatten())
    }
}

/// The object and the offset of a pointer.
pub(super) fn split(pool: &mut TermPool, pointer: Term) -> (Term, Term) {
    let object = pool.extract(POINTER_BITS - 1, OFFSET_BITS, pointer);
    let offset = pool.extract(OFFSET_BITS - 1, 0, pointer);
    (object, offset)
}

/// Whether an object is so large that some of its size may find no place side by side: no more is said of their addresses
/// then, for what can't be satisfied ends a run.
fn huge(pool: &mut TermPool, width: u32, size: Term) -> Term {
    let most = pool.bv(if width == 64 { 1 << 40 } else { 1 << 24 }, OFFSET_BITS);
    pool.bv_ult(most, size)
}

/// Whether a term is a pointer.
pub(super) fn is_pointer(pool: &TermPool, term: Term) -> bool {
    *pool.sort(term) == Sort::Bv(POINTER_BITS)
}

impl Lower<'_> {
    /// The null pointer.
    pub(super) fn null(&mut self) -> Term {
        self.builder.pool().bv(0, POINTER_BITS)
    }

    /// A pointer to the start of an object.
    pub(super) fn pointer_to(&mut self, object: Term) -> Term {
        let pool = self.builder.pool();
        let zero = pool.bv(0, OFFSET_BITS);
        pool.concat(object, zero)
    }

    /// A pointer to the start of the object with this number.
    pub(super) fn pointer_to_number(&mut self, object: u64) -> Term {
        let object = self.object(object);
        self.pointer_to(object)
    }

    /// The number of an object.
    pub(super) fn object(&mut self, object: u64) -> Term {
        self.builder.pool().bv(object, OBJECT_BITS)
    }

    /// The object of a pointer.
    pub(super) fn object_of(&mut self, pointer: Term) -> Term {
        split(self.builder.pool(), pointer).0
    }

    /// The offset of a pointer.
    pub(super) fn offset_of(&mut self, pointer: Term) -> Term {
        split(self.builder.pool(), pointer).1
    }

    /// A pointer moved by a number of bytes.
    pub(super) fn moved_by(&mut self, pointer: Term, bytes: Term) -> Term {
        let pool = self.builder.pool();
        let (object, offset) = split(pool, pointer);
        let offset = pool.bv_add(offset, bytes);
        pool.concat(object, offset)
    }

    /// A pointer moved back by a number of bytes.
    pub(super) fn moved_back(&mut self, pointer: Term, bytes: Term) -> Term {
        let bytes = self.builder.pool().bv_neg(bytes);
        self.moved_by(pointer, bytes)
    }

    /// A number that is no object's address, as a pointer.
    pub(super) fn number_pointer(&mut self, number: Term) -> Term {
        self.resize(number, POINTER_BITS, false)
    }

    fn address_var(&mut self) -> VarId {
        if let Some(var) = self.tables.addresses.of {
            return var;
        }
        let sort = Sort::array(Sort::Bv(OBJECT_BITS), Sort::Bv(self.pointer_bits()));
        let var = self.builder.global("addresses", &sort);
        self.tables.addresses.of = Some(self.builder.temporary(var));
        var
    }

    fn owner_var(&mut self) -> VarId {
        if let Some(var) = self.tables.addresses.owner {
            return var;
        }
        let sort = Sort::array(Sort::Bv(self.pointer_bits()), Sort::Bv(OBJECT_BITS));
        let var = self.builder.global("owners", &sort);
        self.tables.addresses.owner = Some(self.builder.temporary(var));
        var
    }

    /// The objects whose addresses were asked for last.
    fn recent_vars(&mut self) -> [VarId; RECENT] {
        std::array::from_fn(|index| {
            *self.tables.addresses.recent[index].get_or_insert_with(|| {
                let name = format!("asked address {}", index + 1);
                let var = self.builder.global(&name, &Sort::Bv(OBJECT_BITS));
                self.builder.temporary(var)
            })
        })
    }

    /// The address of an object; of no object it is 0.
    pub(super) fn address_of_object(&mut self, object: Term) -> Term {
        let width = self.pointer_bits();
        if self.constant_object(object) == Some(0) {
            return self.builder.pool().bv(0, width);
        }
        if self.options.purpose == Purpose::Run {
            // Far enough from each other for what programs that are run do with them.
            let shift = if width == 64 { 32 } else { 16 };
            let pool = self.builder.pool();
            let number = pool.extract(width.min(OBJECT_BITS) - 1, 0, object);
            let number = pool.zero_extend(width - width.min(OBJECT_BITS), number);
            let shift = pool.bv(shift, width);
            return pool.bv_shl(number, shift);
        }
        let var = self.address_var();
        let addresses = self.read_var(var);
        let pool = self.builder.pool();
        let address = pool.select(addresses, object);
        let (none, zero) = (pool.bv(0, OBJECT_BITS), pool.bv(0, width));
        let is_none = pool.eq(object, none);
        pool.ite(is_none, zero, address)
    }

    /// The number of an object, if it is known.
    pub(super) fn constant_object(&mut self, object: Term) -> Option<u64> {
        let value = self.builder.pool().value(object).and_then(Value::as_bv);
        value.and_then(symra_terms::BitVec::to_u64)
    }

    /// The alignment of memory that is allocated.
    pub(super) fn heap_alignment(&self) -> u64 {
        if self.program.types.model() == DataModel::Lp64 { 16 } else { 8 }
    }

    /// The alignment that all objects of a class have.
    pub(super) fn alignment(&self, cell: Option<Cell>) -> u64 {
        let Some(cell) = cell else { return 1 };
        let root = self.memory.root(cell);
        let residents = self.memory.residents.get(&root.node).map_or(&[][..], Vec::as_slice);
        let allocated = self.memory.allocated.contains(&root.node).then(|| self.heap_alignment());
        let aligns = residents.iter().map(|object| self.program[*object].align.max(1));
        aligns.chain(allocated).min().unwrap_or(1)
    }

    /// Says what is known of an object's address. It holds of every object, so it may be said anywhere.
    pub(super) fn describe_address(&mut self, object: Term, cell: Option<Cell>) {
        if self.options.purpose == Purpose::Run || self.constant_object(object) == Some(0) {
            return;
        }
        let width = self.pointer_bits();
        let address = self.address_of_object(object);
        let size = self.room_of_object(object);
        let align = self.alignment(cell);
        let mask = self.alignment_mask(object);
        let pool = self.builder.pool();
        let lowest = pool.bv(LOWEST, width);
        // The byte behind an object has an address too.
        let end = if width == 64 { 1 << 47 } else { u64::from(u32::MAX) };
        let end = pool.bv(end, width);
        let above = pool.bv_ule(lowest, address);
        let mut known = vec![above];
        let none = pool.bv(0, OBJECT_BITS);
        let is_none = pool.eq(object, none);
        known.push(pool.bv_ule(address, end));
        let mut doubtful = None;
        if let Some(size) = size {
            let huge = huge(pool, width, size);
            let size = pool.extract(width - 1, 0, size);
            let last = pool.bv_sub(end, size);
            let fits = pool.bv_ule(address, last);
            known.push(pool.or(&[huge, fits]));
            let is_one = pool.not(is_none);
            doubtful = Some(pool.and(&[huge, is_one]));
        }
        if mask.is_some() || align > 1 {
            let mask = mask.unwrap_or_else(|| pool.bv(align - 1, width));
            let low = pool.bv_and(address, mask);
            let zero = pool.bv(0, width);
            known.push(pool.eq(low, zero));
        }
        let known = pool.and(&known);
        let fine = pool.or(&[is_none, known]);
        self.step(Operation::Assume(fine));
        if let Some(doubtful) = doubtful {
            self.doubt(doubtful, "an object may be too large for any address");
        }
    }

    /// The number that a pointer is, without saying anything of it.
    pub(super) fn bare_number(&mut self, pointer: Term) -> Term {
        let width = self.pointer_bits();
        let (object, offset) = split(self.builder.pool(), pointer);
        let address = self.address_of_object(object);
        let pool = self.builder.pool();
        let offset = pool.extract(width - 1, 0, offset);
        pool.bv_add(address, offset)
    }

    /// The number that a pointer into a class is.
    pub(super) fn number(&mut self, pointer: Term, cell: Option<Cell>) -> Term {
        let object = self.object_of(pointer);
        if self.constant_object(object) == Some(0) {
            return self.bare_number(pointer);
        }
        self.describe_address(object, cell);
        let number = self.bare_number(pointer);
        if self.options.purpose == Purpose::Verify {
            self.tell_apart(object, cell);
        }
        if self.memory.flow.resolves {
            let owner = self.owner_var();
            let owners = self.read_var(owner);
            let owners = self.builder.pool().store(owners, number, object);
            self.write_var(owner, owners);
        }
        number
    }

    /// An object does not overlap with others whose addresses are asked for: the last ones, and those with known numbers.
    fn tell_apart(&mut self, object: Term, cell: Option<Cell>) {
        for number in self.meant(object, cell) {
            let object = self.object(number);
            for other in self.tables.asked.clone() {
                let other = self.object(other);
                let apart = self.apart(object, other);
                self.step(Operation::Assume(apart));
            }
            if self.tables.asked.len() < MOST_CANDIDATES {
                if !self.tables.asked.contains(&number) {
                    self.tables.asked.push(number);
                }
            } else if !self.tables.asked.contains(&number) && !self.memory.flow.asks_many {
                let always = self.builder.pool().true_();
                self.doubt(always, MANY);
            }
        }
        if !self.memory.flow.asks_many {
            return;
        }
        let vars = self.recent_vars();
        let recent = vars.map(|var| self.read_var(var));
        for other in recent {
            let apart = self.apart(object, other);
            self.step(Operation::Assume(apart));
        }
        let dead = self.is_dead(recent[RECENT - 1]);
        let pool = self.builder.pool();
        let none = pool.bv(0, OBJECT_BITS);
        let is_none = pool.eq(object, none);
        let mut known = vec![is_none];
        known.extend(recent.iter().map(|other| pool.eq(object, *other)));
        let new = pool.or(&known);
        let new = pool.not(new);
        let forgotten = pool.ne(recent[RECENT - 1], none);
        let alive = pool.not(dead);
        let crowded = pool.and(&[new, forgotten, alive]);
        // The last one is first, also if it was known.
        let mut moving = pool.not(is_none);
        let mut next = object;
        let mut moved = Vec::with_capacity(RECENT);
        for other in recent {
            moved.push(pool.ite(moving, next, other));
            let same = pool.eq(object, other);
            let other_one = pool.not(same);
            moving = pool.and(&[moving, other_one]);
            next = other;
        }
        for (var, held) in vars.into_iter().zip(moved) {
            self.write_var(var, held);
        }
        self.doubt(crowded, MANY);
    }

    /// The numbers that an object of a class may have, where that is known and it is not followed at run time.
    fn meant(&mut self, object: Term, cell: Option<Cell>) -> Vec<u64> {
        if let Some(number) = self.constant_object(object) {
            return vec![number];
        }
        let follows = self.memory.flow.asks_many;
        match cell.map(|cell| self.memory.root(cell).node) {
            Some(node) => {
                let numbers = self.known_numbers(node);
                if follows && numbers.len() != 1 { Vec::new() } else { numbers }
            }
            None if follows => Vec::new(),
            // No class has more than one object then, and all are known.
            None => {
                let nodes: Vec<_> = self.memory.flow.graph.roots().collect();
                nodes.into_iter().flat_map(|node| self.known_numbers(node)).collect()
            }
        }
    }

    /// How many addresses an object has for itself: functions and memory of no size have one too, variables of no size have none.
    fn room_of_object(&mut self, object: Term) -> Option<Term> {
        let size = self.size_of_object(object)?;
        if let Some(number) = self.constant_object(object)
            && !self.memory.functions.values().any(|function| *function == number)
        {
            return Some(size);
        }
        let pool = self.builder.pool();
        let (zero, one) = (pool.bv(0, OFFSET_BITS), pool.bv(1, OFFSET_BITS));
        let empty = pool.eq(size, zero);
        Some(pool.ite(empty, one, size))
    }

    /// That two objects that live at the same time lie apart.
    fn apart(&mut self, a: Term, b: Term) -> Term {
        let (Some(size_a), Some(size_b)) = (self.room_of_object(a), self.room_of_object(b)) else {
            return self.builder.pool().true_();
        };
        let width = self.pointer_bits();
        let (at_a, at_b) = (self.address_of_object(a), self.address_of_object(b));
        let (dead_a, dead_b) = (self.is_dead(a), self.is_dead(b));
        let pool = self.builder.pool();
        let none = pool.bv(0, OBJECT_BITS);
        let huge = [huge(pool, width, size_a), huge(pool, width, size_b)];
        let mut fine = vec![pool.eq(a, b), pool.eq(a, none), pool.eq(b, none), dead_a, dead_b];
        fine.extend(huge);
        for (from, size, to) in [(at_a, size_a, at_b), (at_b, size_b, at_a)] {
            let size = pool.extract(width - 1, 0, size);
            let end = pool.bv_add(from, size);
            fine.push(pool.bv_ule(end, to));
        }
        pool.or(&fine)
    }

    /// A pointer from a number that may be an address in a class.
    pub(super) fn resolved(&mut self, number: Term, cell: Option<Cell>) -> Term {
        let plain = self.number_pointer(number);
        if self.options.purpose == Purpose::Run {
            return self.pointer_of_run(number);
        }
        if !self.memory.flow.numbers || self.builder.pool().value(number).is_some() {
            return plain;
        }
        let candidates = self.candidates(number, cell);
        let (mut result, [at_end, inside]) = self.found_in(number, &candidates);
        if self.options.purpose == Purpose::Verify {
            // What is meant is what can be used: C lets the use decide.
            let both = self.builder.pool().and(&[at_end, inside]);
            self.doubt(both, "a number is the end of one object and the start of another");
            let found = self.builder.pool().or(&[at_end, inside]);
            result = self.found_or_any(number, result, found);
        }
        // No object is there, whatever the addresses are.
        let width = self.pointer_bits();
        let pool = self.builder.pool();
        let lowest = pool.bv(LOWEST, width);
        let is_low = pool.bv_ult(number, lowest);
        pool.ite(is_low, plain, result)
    }

    /// A pointer from a number that may be in another object than those that it was looked for in: then it is a pointer into any
    /// living object in which the number is, or into none. Nothing else can be meant, so proofs hold; runs are doubtful.
    fn found_or_any(&mut self, number: Term, found_pointer: Term, found: Term) -> Term {
        let width = self.pointer_bits();
        let pool = self.builder.pool();
        let lowest = pool.bv(LOWEST, width);
        let highest = pool.bv(if width == 64 { 1 << 47 } else { u64::from(u32::MAX) }, width);
        let (low, high) = (pool.bv_ule(lowest, number), pool.bv_ule(number, highest));
        let missed = pool.not(found);
        let doubtful = pool.and(&[low, high, missed]);
        if doubtful == pool.false_() {
            return found_pointer;
        }
        let any = self.arbitrary(&[Sort::Bv(OBJECT_BITS)])[0];
        let address = self.address_of_object(any);
        let size = self.size_of_object(any).unwrap_or_else(|| self.bytes(0));
        let dead = self.is_dead(any);
        let plain = self.number_pointer(number);
        let pool = self.builder.pool();
        let offset = pool.bv_sub(number, address);
        let offset = pool.zero_extend(OFFSET_BITS - width, offset);
        let none = pool.bv(0, OBJECT_BITS);
        let (is_some, alive) = (pool.ne(any, none), pool.not(dead));
        let fits = pool.bv_ule(offset, size);
        let inside = pool.and(&[is_some, alive, fits]);
        let pointer = pool.concat(any, offset);
        let other = pool.ite(inside, pointer, plain);
        let result = pool.ite(doubtful, other, found_pointer);
        self.doubt(doubtful, "it is not known which object a number points to");
        result
    }

    /// The pointer that a number is where the program is run: its address tells the object.
    fn pointer_of_run(&mut self, number: Term) -> Term {
        let width = self.pointer_bits();
        let half = width / 2;
        let pool = self.builder.pool();
        let object = pool.extract(width - 1, half, number);
        let object = pool.zero_extend(OBJECT_BITS - (width - half), object);
        let offset = pool.extract(half - 1, 0, number);
        let offset = pool.zero_extend(OFFSET_BITS - half, offset);
        pool.concat(object, offset)
    }

    /// The pointer that a number is if it is in one of some living objects, and whether it is at the end of one, or inside of one.
    fn found_in(&mut self, number: Term, candidates: &[Term]) -> (Term, [Term; 2]) {
        let width = self.pointer_bits();
        let mut result = self.number_pointer(number);
        // The end of an object belongs to it as long as no other object is known to be there.
        let found = [true, false].map(|at_end| {
            let mut found = Vec::new();
            for &candidate in candidates {
                let address = self.address_of_object(candidate);
                let size = self.size_of_object(candidate).unwrap_or_else(|| self.bytes(0));
                let dead = self.is_dead(candidate);
                let pool = self.builder.pool();
                let inside = pool.bv_sub(number, address);
                let offset = pool.zero_extend(OFFSET_BITS - width, inside);
                let fits = if at_end { pool.eq(offset, size) } else { pool.bv_ult(offset, size) };
                let none = pool.bv(0, OBJECT_BITS);
                let is_none = pool.eq(candidate, none);
                let (is_some, alive) = (pool.not(is_none), pool.not(dead));
                let hit = pool.and(&[is_some, alive, fits]);
                let pointer = pool.concat(candidate, offset);
                result = pool.ite(hit, pointer, result);
                found.push(hit);
            }
            self.builder.pool().or(&found)
        });
        (result, found)
    }

    /// A pointer that was moved by a number in which there is an address: it may be in another object than it was, or in one
    /// if it was in none.
    pub(super) fn moved_by_address(&mut self, pointer: Term, cell: Cell) -> Term {
        let (object, offset) = split(self.builder.pool(), pointer);
        let number = self.number(pointer, Some(cell));
        let other = self.resolved(number, Some(cell));
        let size = self.size_of_object(object).unwrap_or_else(|| self.bytes(0));
        let pool = self.builder.pool();
        let none = pool.bv(0, OBJECT_BITS);
        let (is_some, fits) = (pool.ne(object, none), pool.bv_ult(offset, size));
        let stays = pool.and(&[is_some, fits]);
        pool.ite(stays, pointer, other)
    }

    /// A pointer that is an input: it points into any living object of its class, or is any other number. Where objects without
    /// known numbers may be meant, there is none.
    pub(super) fn input_pointer(&mut self) -> Option<Term> {
        let cell = *self.memory.flow.inputs.first()?;
        let node = self.memory.root(cell).node;
        if !self.memory.has_known_objects(node) || self.options.purpose == Purpose::Run {
            return None;
        }
        let width = self.pointer_bits();
        let parts = self.arbitrary(&[Sort::Bv(OBJECT_BITS), Sort::Bv(width)]);
        let (object, number) = (parts[0], parts[1]);
        let offset = self.builder.pool().zero_extend(OFFSET_BITS - width, number);
        let none = self.object(0);
        let is_none = self.builder.pool().eq(object, none);
        let size = self.size_of_object(object);
        let mut cases = vec![is_none];
        for (index, known) in self.known_objects(node).into_iter().enumerate() {
            let dead = self.is_dead(known);
            let pool = self.builder.pool();
            let (is_this, alive) = (pool.eq(object, known), pool.not(dead));
            let fits = size.map_or(pool.true_(), |size| pool.bv_ule(offset, size));
            cases.push(pool.and(&[is_this, alive, fits]));
            if self.memory.flow.numbers && index < MOST_CANDIDATES {
                self.describe_address(known, Some(cell));
                let (_, found) = self.found_in(number, &[known]);
                let inside = self.builder.pool().or(&found);
                let pool = self.builder.pool();
                let (is_some, outside) = (pool.not(is_none), pool.not(inside));
                let fine = pool.or(&[is_some, outside]);
                self.step(Operation::Assume(fine));
            } else if self.memory.flow.numbers {
                self.doubt(is_none, MANY);
            }
        }
        let is_one = self.builder.pool().or(&cases);
        self.step(Operation::Assume(is_one));
        Some(self.builder.pool().concat(object, offset))
    }

    /// The objects and functions of a class whose numbers are known.
    fn known_objects(&mut self, node: NodeId) -> Vec<Term> {
        self.known_numbers(node).into_iter().map(|number| self.object(number)).collect()
    }

    /// Their numbers.
    fn known_numbers(&self, node: NodeId) -> Vec<u64> {
        let residents = self.memory.residents.get(&node).map_or(&[][..], Vec::as_slice);
        let homes = residents.iter().map(|object| self.memory.homes[object.index()].clone());
        let fixed = homes.filter_map(|home| match home {
            Some(Home::Fixed(number)) => Some(number),
            _ => None,
        });
        let functions = self.memory.flow.graph.functions(node).iter();
        let functions = functions.filter_map(|function| self.memory.functions.get(function));
        fixed.chain(functions.copied()).filter(|number| *number != 0).collect()
    }

    /// The objects whose address a number may be.
    fn candidates(&mut self, number: Term, cell: Option<Cell>) -> Vec<Term> {
        let node = cell.map(|cell| self.memory.root(cell).node);
        let residents = node.and_then(|node| self.memory.residents.get(&node)).cloned();
        let residents = residents.unwrap_or_default().into_iter().take(MOST_CANDIDATES);
        let fixed = residents.filter_map(|object| match self.memory.homes[object.index()] {
            Some(Home::Fixed(number)) => Some((number, cell)),
            _ => None,
        });
        let functions = node.map(|node| self.memory.flow.graph.functions(node).to_vec());
        let functions = functions.unwrap_or_default().into_iter().take(MOST_CANDIDATES);
        let functions = functions
            .filter_map(|function| Some((self.memory.functions.get(&function).copied()?, None)));
        let known: Vec<(u64, Option<Cell>)> = fixed.chain(functions).collect();
        let mut candidates = Vec::with_capacity(known.len() + 2);
        for (number, cell) in known {
            let number = self.object(number);
            for other in candidates.clone() {
                let apart = self.apart(number, other);
                self.step(Operation::Assume(apart));
            }
            self.describe_address(number, cell);
            candidates.push(number);
        }
        if self.memory.flow.resolves {
            let (owner, [last, ..]) = (self.owner_var(), self.recent_vars());
            let (owners, last) = (self.read_var(owner), self.read_var(last));
            let owner = self.builder.pool().select(owners, number);
            candidates.extend([last, owner]);
        }
        candidates
    }

    /// Whether an object that has lived is dead.
    pub(super) fn is_dead(&mut self, object: Term) -> Term {
        let pool = self.builder.pool();
        if let Some(number) = pool.value(object).and_then(Value::as_bv)
            && number.to_u64().is_some_and(|number| self.immortal(number))
        {
            return self.builder.pool().false_();
        }
        let Some(var) = self.tables.ends else { return self.builder.pool().false_() };
        let ends = self.read_var(var);
        let pool = self.builder.pool();
        let end = pool.select(ends, object);
        let zero = pool.bv(0, OBJECT_BITS);
        pool.ne(end, zero)
    }

    /// Whether an object came to life after another one died.
    fn came_after(&mut self, object: Term, other: Term) -> Term {
        let Some(var) = self.tables.ends else { return self.builder.pool().false_() };
        let ends = self.read_var(var);
        let dead = self.is_dead(other);
        let pool = self.builder.pool();
        let end = pool.select(ends, other);
        let after = pool.bv_ule(end, object);
        pool.and(&[dead, after])
    }

    /// Whether a pointer is at the end of its object, and another one at the start of its own.
    fn touches(&mut self, a: Term, b: Term) -> Term {
        let (object, offset) = split(self.builder.pool(), a);
        let start = self.offset_of(b);
        let Some(size) = self.size_of_object(object) else { return self.builder.pool().false_() };
        let pool = self.builder.pool();
        let zero = pool.bv(0, OFFSET_BITS);
        let (at_end, at_start) = (pool.eq(offset, size), pool.eq(start, zero));
        pool.and(&[at_end, at_start])
    }

    /// Whether two pointers may point to the same end of string literals.
    fn one_literal(&mut self, a: Term, b: Term) -> Term {
        let ((x, i), (y, j)) = (split(self.builder.pool(), a), split(self.builder.pool(), b));
        let mut pairs = Vec::new();
        for (m, n) in self.memory.alike.clone() {
            for (m, n) in [(m, n), (n, m)] {
                let size = |lower: &Self, number: u64| {
                    let number = usize::try_from(number).unwrap_or(usize::MAX);
                    lower.memory.fixed.get(number).and_then(|fixed| fixed.size).unwrap_or(0)
                };
                let (size_m, size_n) = (size(self, m), size(self, n));
                let (size_m, size_n) = (self.bytes(size_m), self.bytes(size_n));
                let (m, n) = (self.object(m), self.object(n));
                let pool = self.builder.pool();
                let (left, right) = (pool.bv_sub(size_m, i), pool.bv_sub(size_n, j));
                let both = [pool.eq(x, m), pool.eq(y, n), pool.eq(left, right)];
                pairs.push(pool.and(&both));
            }
        }
        self.builder.pool().or(&pairs)
    }

    /// Whether two pointers into a class are equal.
    pub(super) fn same_pointer(&mut self, a: Term, b: Term, cell: Option<Cell>) -> Term {
        let pool = self.builder.pool();
        let equal = pool.eq(a, b);
        let null = pool.bv(0, POINTER_BITS);
        let decided = pool.value(equal).is_some() && pool.true_() == equal;
        let Some(cell) = cell.filter(|_| a != null && b != null && !decided) else { return equal };
        let node = self.memory.root(cell).node;
        let (touching, reused) =
            (self.memory.touching.contains(&node), self.memory.reused.contains(&node));
        let alike = !self.memory.alike.is_empty();
        if self.options.purpose == Purpose::Run || !(touching || reused || alike) {
            return equal;
        }
        let ((x, _), (y, _)) = (split(self.builder.pool(), a), split(self.builder.pool(), b));
        let mut cases = Vec::new();
        if reused {
            cases.extend([self.came_after(x, y), self.came_after(y, x)]);
        }
        if touching {
            cases.extend([self.touches(a, b), self.touches(b, a)]);
        }
        if alike {
            cases.push(self.one_literal(a, b));
        }
        let pool = self.builder.pool();
        let none = pool.bv(0, OBJECT_BITS);
        let others = [pool.ne(x, y), pool.ne(x, none), pool.ne(y, none)];
        let case = pool.or(&cases);
        let possible = pool.and(&[others[0], others[1], others[2], case]);
        if possible == pool.false_() {
            return equal;
        }
        let (m, n) = (self.bare_number(a), self.bare_number(b));
        let pool = self.builder.pool();
        let same = pool.eq(m, n);
        let by_chance = pool.and(&[possible, same]);
        pool.or(&[equal, by_chance])
    }

    /// Whether two expressions can only be pointers into one object.
    fn one_object(&self, left: ExprId, right: ExprId) -> bool {
        let node = |expr| self.pointee(expr).map(|cell| self.memory.root(cell).node);
        let (Some(a), Some(b)) = (node(left), node(right)) else { return false };
        a == b && self.memory.has_one_object(a)
    }

    /// Two pointers into one object by their offsets, or two others by their numbers.
    fn by_number(&mut self, a: Term, b: Term, one: bool) -> Option<(Term, Term, Term)> {
        let (x, y) = (self.object_of(a), self.object_of(b));
        let same = self.builder.pool().eq(x, y);
        if one || same == self.builder.pool().true_() {
            return None;
        }
        self.describe_address(x, None);
        self.describe_address(y, None);
        let apart = self.apart(x, y);
        if self.options.purpose == Purpose::Verify {
            self.step(Operation::Assume(apart));
        }
        Some((same, self.bare_number(a), self.bare_number(b)))
    }

    /// `<`, `<=`, `>` or `>=` of two pointers.
    pub(super) fn pointer_order(
        &mut self,
        op: Binary,
        (left, a): (ExprId, Term),
        (right, b): (ExprId, Term),
    ) -> Term {
        let one = self.one_object(left, right);
        self.check_one_object(a, b, "comparison of pointers into different objects");
        let (i, j) = (self.offset_of(a), self.offset_of(b));
        let numbers = self.by_number(a, b, one);
        let pool = self.builder.pool();
        let inside = match op {
            Binary::Lt => pool.bv_slt(i, j),
            Binary::Gt => pool.bv_slt(j, i),
            Binary::Le => pool.bv_sle(i, j),
            _ => pool.bv_sle(j, i),
        };
        let Some((same, m, n)) = numbers else { return inside };
        let outside = match op {
            Binary::Lt => pool.bv_ult(m, n),
            Binary::Gt => pool.bv_ult(n, m),
            Binary::Le => pool.bv_ule(m, n),
            _ => pool.bv_ule(n, m),
        };
        pool.ite(same, inside, outside)
    }

    /// The bytes between two pointers.
    pub(super) fn pointer_distance(&mut self, a: Term, b: Term) -> Term {
        self.check_one_object(a, b, "subtraction of pointers into different objects");
        let (i, j) = (self.offset_of(a), self.offset_of(b));
        let numbers = self.by_number(a, b, false);
        let pool = self.builder.pool();
        let inside = pool.bv_sub(i, j);
        let Some((same, m, n)) = numbers else { return inside };
        let outside = pool.bv_sub(m, n);
        let outside = self.resize(outside, OFFSET_BITS, true);
        self.builder.pool().ite(same, inside, outside)
    }

    fn check_one_object(&mut self, a: Term, b: Term, message: &str) {
        if !self.options.checks.pointer_arithmetic {
            return;
        }
        let (x, y) = (self.object_of(a), self.object_of(b));
        let bad = self.builder.pool().ne(x, y);
        self.check(Kind::PointerArithmetic, bad, message);
    }

    /// Checks that a moved pointer stays in its object, or right behind it.
    pub(super) fn check_moved(&mut self, from: Term, to: Term) {
        if !self.options.checks.pointer_arithmetic || from == to {
            return;
        }
        let (object, offset) = split(self.builder.pool(), to);
        let Some(size) = self.size_of_object(object) else { return };
        let pool = self.builder.pool();
        let before = split(pool, from).1;
        let fits = pool.bv_ule(offset, size);
        let stays = pool.eq(offset, before);
        let fine = pool.or(&[fits, stays]);
        let bad = pool.not(fine);
        self.check(
            Kind::PointerArithmetic,
            bad,
            "pointer arithmetic beyond the bounds of its object",
        );
    }

    /// A new pointer variable, or another one.
    pub(super) fn slot(&mut self, sort: &Sort) -> Slot {
        if *sort == Sort::Bv(POINTER_BITS) {
            let object = self.temporary(&Sort::Bv(OBJECT_BITS));
            let offset = self.temporary(&Sort::Bv(OFFSET_BITS));
            Slot::Pointer(object, offset)
        } else {
            Slot::One(self.temporary(sort))
        }
    }
}
