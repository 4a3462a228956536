//! Guesses about all objects that a program has allocated so far.
//!
//! A program with pointers numbers its objects: a counter goes up by one at every allocation, and a pointer is the number of
//! an object with an offset. So what holds of all nodes of a list is a formula about all numbers `k` below the counter:
//!
//! ```text
//! OB:1  the counter, and the numbers that it may have had before the loops
//! OB:2  bodies: what the cell at an offset of the object k may hold: the numbers that are written there, what conditions ask
//!       of it; and of a cell that holds a pointer: it is null or of an object below the counter, and its offset is 0
//! OB:3  a guess for a head: where first <= k < counter, a body holds of k; with exceptions, or k is the object of a variable
//! OB:4  of the pointers at a head: null, or of an object below the counter; the offset is 0
//! OB:5  a body holds of the object of a pointer at a head, which may be the only one that is alive; or the pointer is null
//! OB:6  a body holds of all objects to come: counter <= k
//! ```
//!
//! What holds of links between objects is guessed by `links.rs`; more bodies are found by `said.rs`.
//!
//! They are checked as those about [arrays](super::arrays) are.

mod links;
mod said;

use std::collections::{BTreeMap, BTreeSet};

use symra_ir::{Action, LocId, VarId};
use symra_terms::{BitVec, Op, Sort, Substitution, Term, TermPool, Value};

use self::links::Ground;
use super::arrays::{ArrayGuesses, element_symbol, offset_number, paths, read_indices, replace};
use super::atoms::atoms;
use crate::Annotation;
use crate::encode::{Encoder, Memory};

/// The width of an object's number.
const OBJECT: u32 = symra_ir::OBJECT_BITS;
/// The width of an offset.
const OFFSET: u32 = 64;
/// At most so many guesses for a head.
const GUESSES: usize = 300;
/// At most so many numbers that the counter may have had are looked at.
const FIRST: usize = 3;
/// At most so many variables are exceptions.
const EXCEPTIONS: usize = 4;
/// At most so many numbers are looked at for a cell.
const NUMBERS: usize = 4;
/// Larger conditions are not guessed.
const SMALL: usize = 60;

/// The counter of objects, if an automaton has one.
pub(super) fn counter<'a>(
    pool: &TermPool,
    mut assigned: impl Iterator<Item = &'a (VarId, Term)>,
    own: impl Fn(VarId) -> Term,
) -> Option<VarId> {
    assigned.find_map(|(var, term)| {
        let variable = own(*var);
        let counts = is_bits(pool, variable, OBJECT)
            && pool.op(*term) == Op::BvAdd
            && pool.args(*term).len() == 2
            && pool.args(*term).contains(&variable)
            && pool.args(*term).iter().any(|arg| pool.value(*arg).is_some());
        counts.then_some(*var)
    })
}

/// Which guesses are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ObjectKind {
    /// About all objects.
    All,
    /// What links preserve.
    Preserved,
    /// With exceptions, weaker and more.
    Exceptions,
    /// About links between objects.
    Links,
}

impl ObjectKind {
    /// In the order in which they are checked: few guesses first.
    pub(super) const ALL: [Self; 4] = [Self::All, Self::Preserved, Self::Exceptions, Self::Links];
}

/// Guesses for every head, where some formulas are known to hold.
pub(super) fn guesses(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    kind: ObjectKind,
    known: &Annotation,
) -> ArrayGuesses {
    let mut all = ArrayGuesses::default();
    let Some(objects) = Objects::new(pool, encoder) else { return all };
    let heads: Vec<LocId> = encoder.cfa.forest.loops.keys().copied().collect();
    for head in heads {
        if !encoder.is_live(pool, head, objects.counter) {
            continue;
        }
        all.probe(head, objects.firsts.iter().copied().chain([objects.counter]));
        let (found, most) = match kind {
            ObjectKind::Links | ObjectKind::Preserved => {
                let pointers = objects.pointers_at(pool, encoder, head);
                all.probe(head, pointers.iter().copied());
                let only = kind == ObjectKind::Preserved;
                (objects.links_at(pool, encoder, head, (&pointers, only), known), usize::MAX)
            }
            ObjectKind::All => (objects.at(pool, encoder, head, false), GUESSES),
            ObjectKind::Exceptions => (objects.at(pool, encoder, head, true), GUESSES),
        };
        let mut seen = BTreeSet::new();
        let kept = found.into_iter().filter(|formula| {
            pool.value(*formula).is_none()
                && seen.insert(*formula)
                && encoder.is_live(pool, head, *formula)
        });
        all.formulas.insert(head, kept.take(most).collect());
    }
    all
}

/// Where in an object an index is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Within {
    /// The index is the object's number.
    Whole,
    /// At an offset.
    Offset(u64),
}

/// A cell of every object: an array, and where in the object.
type Cell = (Term, Within);

/// What the program's text says of objects.
struct Objects {
    counter: Term,
    /// The symbol of all objects.
    object: Term,
    /// OB:1: what objects are not before.
    firsts: Vec<Term>,
    /// What is said of the cells, with the symbol of all objects.
    bodies: Vec<Term>,
    /// The cells that hold pointers.
    pointers: Vec<Term>,
    /// Other cells at offsets.
    data: Vec<Term>,
    /// The variables that are counted up or down.
    counting: Vec<Term>,
    /// Pointers at fixed places.
    fixed: Vec<Term>,
    /// The variables that are offsets.
    offsets: BTreeSet<Term>,
}

impl Objects {
    /// OB:1 and OB:2.
    fn new(pool: &mut TermPool, encoder: &mut Encoder<'_>) -> Option<Self> {
        let mut terms: Vec<Term> = Vec::new();
        let mut conditions: Vec<Term> = Vec::new();
        let mut assigned: Vec<(VarId, Term)> = Vec::new();
        for edge in encoder.cfa.edges() {
            match edge.action {
                Action::Assume(term) => conditions.push(term),
                Action::Assign(pairs) => assigned.extend(pairs),
                Action::Havoc(_) => (),
            }
        }
        terms.extend(conditions.iter().copied().chain(assigned.iter().map(|(_, term)| *term)));
        let var = counter(pool, assigned.iter(), |var| encoder.own(var))?;
        let mut objects = Self {
            counter: encoder.own(var),
            object: element_symbol(pool, &Sort::Bv(OBJECT))?,
            firsts: firsts(pool, encoder, var, (&assigned, &terms)),
            bodies: Vec::new(),
            pointers: Vec::new(),
            data: Vec::new(),
            counting: counting(pool, encoder, &assigned),
            fixed: Vec::new(),
            offsets: BTreeSet::new(),
        };
        objects.read_cells(pool, &terms);
        objects.read_conditions(pool, &conditions);
        let paths = paths(pool, encoder);
        objects.read_claims(pool, encoder, &paths);
        objects.read_written(pool, &paths);
        Some(objects)
    }

    /// The cells that the program reads and writes, and the numbers that it writes there.
    fn read_cells(&mut self, pool: &mut TermPool, terms: &[Term]) {
        let mut numbers: BTreeMap<Cell, BTreeSet<Term>> = BTreeMap::new();
        let parts: Vec<Term> = pool.post_order(terms).collect();
        for part in parts {
            let args = pool.args(part).to_vec();
            match (pool.op(part), &args[..]) {
                (Op::Concat, [object, offset]) if is_bits(pool, *object, OBJECT) => {
                    let variables = pool.variables(*offset).into_iter();
                    let variables = variables.map(|symbol| pool.symbol_term(symbol));
                    self.offsets.extend(variables.filter(|var| is_bits(pool, *var, OFFSET)));
                }
                (Op::Select | Op::Store, [array, index, written @ ..]) => {
                    let Some(array) = variable_of(pool, *array) else { continue };
                    let read = pool.select(array, *index);
                    let pointer = is_bits(pool, read, OBJECT + OFFSET);
                    if pool.value(*index).is_some() && pointer && !self.fixed.contains(&read) {
                        self.fixed.push(read);
                    }
                    let Some(offset) = offset_in(pool, *index) else { continue };
                    let known = numbers.entry((array, offset)).or_default();
                    known.extend(written.iter().filter(|term| pool.value(**term).is_some()));
                    if is_bits(pool, *index, OBJECT)
                        && let Sort::Bv(width) = *pool.sort(read)
                    {
                        known.insert(pool.bv(0, width));
                    }
                }
                _ => (),
            }
        }
        for ((array, offset), numbers) in numbers {
            let index = self.index(pool, offset);
            let read = pool.select(array, index);
            if is_bits(pool, read, OBJECT + OFFSET) {
                self.pointers.push(read);
                let null = pool.bv(0, OBJECT + OFFSET);
                for number in numbers.iter().filter(|number| **number != null).take(NUMBERS) {
                    self.bodies.push(pool.eq(read, *number));
                }
                continue;
            }
            if matches!((offset, pool.sort(read)), (Within::Offset(_), Sort::Bv(_))) {
                self.data.push(read);
            }
            let mut equal: Vec<Term> =
                numbers.iter().take(NUMBERS).map(|number| pool.eq(read, *number)).collect();
            if numbers.len() > 1 && numbers.len() <= NUMBERS {
                equal.push(pool.or(&equal.clone()));
            }
            self.bodies.extend(equal);
        }
    }

    /// What conditions of the program ask of the cells of an object.
    fn read_conditions(&mut self, pool: &mut TermPool, conditions: &[Term]) {
        let mut zero = Substitution::default();
        for offset in &self.offsets {
            if let Some(symbol) = pool.symbol(*offset) {
                zero.bind(symbol, pool.bv(0, OFFSET));
            }
        }
        for atom in atoms(pool, conditions) {
            if pool.size(atom) > SMALL {
                continue;
            }
            let mut indices: BTreeMap<Term, Term> = BTreeMap::new();
            for index in read_indices(pool, &[atom]) {
                if let Some(offset) = offset_in(pool, index) {
                    indices.insert(index, self.index(pool, offset));
                }
            }
            if indices.is_empty() {
                continue;
            }
            let body = replace(pool, atom, &indices);
            let body = zero.apply(pool, body);
            let others = pool.variables(body).into_iter().map(|symbol| pool.symbol_term(symbol));
            let mut others = others.filter(|term| is_bits(pool, *term, OBJECT));
            if others.all(|term| term == self.object) && !self.bodies.contains(&body) {
                let negation = pool.not(body);
                self.bodies.extend([body, negation]);
            }
        }
    }

    /// The index of a cell of all objects.
    fn index(&self, pool: &mut TermPool, within: Within) -> Term {
        match within {
            Within::Offset(offset) => {
                let offset = pool.bv(offset, OFFSET);
                pool.concat(self.object, offset)
            }
            Within::Whole => self.object,
        }
    }

    /// OB:3 and OB:4.
    fn at(
        &self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'_>,
        head: LocId,
        exceptions: bool,
    ) -> Vec<Term> {
        let mut found = Vec::new();
        let live = &encoder.live[head.index()];
        let all = (0..encoder.cfa.program.variables.len()).map(VarId::new);
        let own: Vec<Term> =
            all.filter(|var| live.contains(*var)).map(|var| encoder.own(var)).collect();
        let mut pointers = own.clone();
        pointers.retain(|term| is_bits(pool, *term, OBJECT) && *term != self.counter);
        let variables = pointers.clone();
        for offset in own.iter().filter(|term| self.offsets.contains(term)) {
            let none = pool.bv(0, OFFSET);
            found.push(pool.eq(*offset, none));
        }
        for pointer in &self.fixed {
            let (object, offset) = taken_apart(pool, *pointer);
            pointers.push(object);
            found.push(offset);
        }
        for first in self.firsts.clone() {
            found.push(pool.bv_ule(first, self.counter));
            for pointer in &pointers {
                found.extend(self.known(pool, *pointer, first));
            }
            let mut bodies = self.bodies.clone();
            for pointer in &self.pointers {
                let (object, offset) = taken_apart(pool, *pointer);
                bodies.push(offset);
                let known = self.known(pool, object, first);
                if exceptions {
                    // What the other cells hold may tell whether a pointer is null.
                    for body in &self.bodies {
                        bodies.extend(known.iter().map(|known| pool.or(&[*body, *known])));
                    }
                }
                bodies.extend(known);
            }
            let mut places = vec![pool.false_()];
            if exceptions {
                for pointer in variables.iter().take(EXCEPTIONS) {
                    places.push(pool.eq(self.object, *pointer));
                }
            }
            let before = pool.bv_ult(self.object, first);
            let behind = pool.bv_ule(self.counter, self.object);
            for place in &places {
                for body in &bodies {
                    found.push(pool.or(&[before, behind, *place, *body]));
                }
            }
        }
        if !exceptions {
            self.of_some(pool, &variables, &mut found);
        }
        found
    }

    /// The objects of pointers at a head: those that its loop changes come first.
    fn pointers_at(&self, pool: &mut TermPool, encoder: &Encoder<'_>, head: LocId) -> Vec<Term> {
        let live = &encoder.live[head.index()];
        let data = &encoder.cfa.forest.loops[&head];
        let all = (0..encoder.cfa.program.variables.len()).map(VarId::new);
        let mut pointers: Vec<VarId> = all.filter(|var| live.contains(*var)).collect();
        pointers.retain(|var| {
            let own = encoder.own(*var);
            is_bits(pool, own, OBJECT) && own != self.counter
        });
        pointers.sort_by_key(|var| !data.modifies(*var));
        let mut pointers: Vec<Term> = pointers.into_iter().map(|var| encoder.own(var)).collect();
        pointers.extend(self.fixed.iter().map(|pointer| taken_apart(pool, *pointer).0));
        pointers
    }

    /// OB:7 to OB:11.
    fn links_at(
        &self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        head: LocId,
        (pointers, preserved): (&[Term], bool),
        known: &Annotation,
    ) -> Vec<Term> {
        if self.pointers.is_empty() {
            return Vec::new();
        }
        let live = &encoder.live[head.index()];
        let is_live = |var: &VarId| live.contains(*var);
        let all = (0..encoder.cfa.program.variables.len()).map(VarId::new);
        let own: Vec<Term> = all.filter(is_live).map(|var| encoder.own(var)).collect();
        let mut straight = Vec::new();
        for offset in own.iter().filter(|own| self.offsets.contains(own)) {
            let none = pool.bv(0, OFFSET);
            straight.push(pool.eq(*offset, none));
        }
        let numbers: Vec<Term> =
            own.into_iter().filter(|own| self.counting.contains(own)).collect();
        let known = known.get(&head).map_or(&[][..], Vec::as_slice);
        let (straight, numbers) = (&straight[..], &numbers[..]);
        self.linked(pool, &Ground { pointers, straight, numbers, known, preserved })
    }

    /// OB:5 and OB:6.
    fn of_some(&self, pool: &mut TermPool, pointers: &[Term], found: &mut Vec<Term>) {
        let (null, to_come) = (pool.bv(0, OBJECT), pool.bv_ule(self.counter, self.object));
        let is_there = pool.not(to_come);
        found.extend(self.bodies.iter().map(|body| pool.or(&[is_there, *body])));
        let Some(object) = pool.symbol(self.object) else { return };
        for pointer in pointers.iter().take(EXCEPTIONS) {
            let mut one = Substitution::default();
            one.bind(object, *pointer);
            let is_null = pool.eq(*pointer, null);
            for body in &self.bodies {
                let of_one = one.apply(pool, *body);
                found.extend([of_one, pool.or(&[is_null, of_one])]);
            }
        }
    }

    /// An object is below the counter; the same, or null.
    fn known(&self, pool: &mut TermPool, object: Term, first: Term) -> Vec<Term> {
        let null = pool.bv(0, OBJECT);
        let null = pool.eq(object, null);
        let from = pool.bv_ule(first, object);
        let to = pool.bv_ult(object, self.counter);
        vec![to, from, pool.or(&[null, from])]
    }
}

/// OB:1: the numbers that the counter is set to, and that it has when a loop is first come to; and the first objects of those
/// before that which pointers have then, or whose cells others have too.
fn firsts(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    counter: VarId,
    (assigned, terms): (&[(VarId, Term)], &[Term]),
) -> Vec<Term> {
    let entry = encoder.cfa.entry();
    let block = encoder.block(pool, entry, &Memory::new(), 0);
    let arrivals = block.arrivals.iter().filter_map(|end| end.memory.get(&counter).copied());
    let mut early = first_written(pool, terms);
    for (_, value) in block.arrivals.iter().flat_map(|end| &end.memory) {
        if let Some(Value::Bv(bits)) = pool.value(*value)
            && bits.width() == OBJECT
        {
            early.extend(bits.to_u64().filter(|number| *number > 0));
        }
    }
    let set = assigned.iter().filter(|(var, _)| *var == counter).map(|(_, term)| *term);
    let mut found: Vec<Term> = Vec::new();
    for number in arrivals.chain(set) {
        if pool.value(number).is_some() && !found.contains(&number) && found.len() < FIRST - 1 {
            found.push(number);
        }
    }
    for number in early {
        let number = pool.bv(number, OBJECT);
        if !found.contains(&number) && found.len() < FIRST {
            found.push(number);
        }
    }
    found
}

/// The lowest numbers of objects that are written to, where others are too whose numbers are not in the program's text.
fn first_written(pool: &TermPool, terms: &[Term]) -> BTreeSet<u64> {
    let mut lowest: BTreeMap<Term, u64> = BTreeMap::new();
    let mut others: BTreeSet<Term> = BTreeSet::new();
    for part in pool.post_order(terms).filter(|part| pool.op(*part) == Op::Store) {
        let (Some(array), index) = (variable_of(pool, part), pool.args(part)[1]) else { continue };
        if !is_bits(pool, index, OBJECT + OFFSET) {
            continue;
        }
        match pool.value(index) {
            None => _ = others.insert(array),
            Some(Value::Bv(bits)) => {
                if let Some(number) = bits.extract(OBJECT + OFFSET - 1, OFFSET).to_u64() {
                    let known = lowest.entry(array).or_insert(number);
                    *known = number.min(*known);
                }
            }
            Some(_) => (),
        }
    }
    lowest.retain(|array, number| *number > 0 && others.contains(array));
    lowest.into_values().collect()
}

/// The variables that are counted up or down by one.
fn counting(pool: &TermPool, encoder: &Encoder<'_>, assigned: &[(VarId, Term)]) -> Vec<Term> {
    let mut found: Vec<Term> = Vec::new();
    for (var, term) in assigned {
        let own = encoder.own(*var);
        if found.contains(&own) || !matches!(pool.sort(own), Sort::Bv(32 | 64)) {
            continue;
        }
        let counts = pool.post_order(&[*term]).any(|part| {
            let args = pool.args(part);
            pool.op(part) == Op::BvAdd
                && args.len() == 2
                && args.contains(&own)
                && args
                    .iter()
                    .any(|arg| matches!(pool.value(*arg), Some(Value::Bv(bits)) if is_unit(bits)))
        });
        if counts {
            found.push(own);
        }
    }
    found
}

/// The variable that an array was made from by writing to it.
fn variable_of(pool: &TermPool, mut array: Term) -> Option<Term> {
    while pool.op(array) == Op::Store {
        array = pool.args(array)[0];
    }
    pool.symbol(array).map(|_| array)
}

/// The offset that an index has in an object: none if it is the object's number; if it is no index of an object that may
/// differ, there is nothing to be said.
fn offset_in(pool: &TermPool, index: Term) -> Option<Within> {
    if pool.value(index).is_some() {
        None
    } else if is_bits(pool, index, OBJECT) {
        Some(Within::Whole)
    } else if is_bits(pool, index, OBJECT + OFFSET) {
        offset_number(pool, index).map(Within::Offset)
    } else {
        None
    }
}

/// Whether a number is 1 or -1.
fn is_unit(bits: &BitVec) -> bool {
    bits.is_ones() || bits.to_u64() == Some(1)
}

fn is_bits(pool: &TermPool, term: Term, width: u32) -> bool {
    *pool.sort(term) == Sort::Bv(width)
}

/// The object of a pointer, and that its offset is 0.
fn taken_apart(pool: &mut TermPool, pointer: Term) -> (Term, Term) {
    let object = pool.extract(OBJECT + OFFSET - 1, OFFSET, pointer);
    let offset = pool.extract(OFFSET - 1, 0, pointer);
    let none = pool.bv(0, OFFSET);
    (object, pool.eq(offset, none))
}
