//! Guesses about how objects point to each other: the nodes of lists, which are allocated one after the other.
//!
//! ```text
//! OB:7   a link is null or leads to an object before or after its own, or right before or after it, or to that of a pointer
//! OB:8   a body holds of the objects up to that of a pointer, or from it on; links stay among these objects
//! OB:9   where a body holds of an object, it holds of the one that a link leads to; numbers go up or down along a link
//! OB:10  one link is the way back of another
//! OB:11  a number that is counted up or down is the number of objects up to that of a pointer, or from it on; a cell holds
//!        the number of objects before its own
//! ```

use std::collections::BTreeSet;

use symra_terms::{Sort, Substitution, Term, TermPool};

use super::super::atoms::disjuncts;
use super::{OBJECT, Objects, taken_apart};

/// At most so many pointers are looked at.
const POINTERS: usize = 5;
/// At most so many numbers are looked at.
const COUNTED: usize = 4;

/// What is known of a head, and what guesses are made with.
pub(super) struct Ground<'g> {
    /// The objects of pointers.
    pub(super) pointers: &'g [Term],
    /// That the offsets of pointers are 0.
    pub(super) straight: &'g [Term],
    /// Numbers that are counted up or down.
    pub(super) numbers: &'g [Term],
    /// What holds.
    pub(super) known: &'g [Term],
    /// Only OB:9 is guessed.
    pub(super) preserved: bool,
}

/// The guesses as they are made.
struct Linked<'l> {
    objects: &'l Objects,
    pool: &'l mut TermPool,
    null: Term,
    /// Where an object is none of those that a guess is about.
    outside: Vec<Term>,
    /// The objects of the links of every object.
    links: Vec<Term>,
    /// The objects of pointers.
    pointers: Vec<Term>,
    /// Bodies that are not known of all objects.
    bodies: Vec<Term>,
    found: Vec<Term>,
}

impl Objects {
    /// OB:7 to OB:11, or OB:9 only.
    pub(super) fn linked(&self, pool: &mut TermPool, ground: &Ground<'_>) -> Vec<Term> {
        let known: Vec<BTreeSet<Term>> =
            ground.known.iter().map(|f| disjuncts(pool, *f).into_iter().collect()).collect();
        let (links, straight): (Vec<Term>, Vec<Term>) =
            self.pointers.iter().map(|pointer| taken_apart(pool, *pointer)).unzip();
        let there: Vec<Term> = links.iter().map(|link| pool.bv_ult(*link, self.counter)).collect();
        let null = pool.bv(0, OBJECT);
        let pointers = ground.pointers.iter().copied().take(POINTERS).collect();
        let mut linked = Linked {
            objects: self,
            null,
            outside: Vec::new(),
            links,
            pointers,
            bodies: Vec::new(),
            found: Vec::new(),
            pool,
        };
        linked.found.extend(ground.straight);
        if !ground.preserved {
            linked.orders();
        }
        for first in &self.firsts {
            let before = linked.pool.bv_ult(self.object, *first);
            let behind = linked.pool.bv_ule(self.counter, self.object);
            linked.outside = vec![before, behind];
            linked.bodies = straight.iter().chain(&there).chain(&self.bodies).copied().collect();
            linked.bodies.retain(|body| {
                let parts = BTreeSet::from([before, behind, *body]);
                !known.iter().any(|fact| fact.is_subset(&parts))
            });
            linked.closed();
            if !ground.preserved {
                linked.steps();
                linked.counted(*first, ground.numbers);
                linked.backwards();
                linked.regions();
            }
        }
        linked.of_pointers();
        linked.found
    }
}

impl Linked<'_> {
    /// A guess about all objects.
    fn guess(&mut self, parts: &[Term]) {
        let mut all = self.outside.clone();
        all.extend(parts);
        self.found.push(self.pool.or(&all));
    }

    /// A body of another object.
    fn of(&mut self, body: Term, object: Term) -> Term {
        let mut one = Substitution::default();
        if let Some(symbol) = self.pool.symbol(self.objects.object) {
            one.bind(symbol, object);
        }
        one.apply(self.pool, body)
    }

    fn is_null(&mut self, object: Term) -> Term {
        self.pool.eq(object, self.null)
    }

    /// OB:8: pointers themselves.
    fn orders(&mut self) {
        for one in self.pointers.clone() {
            let null = self.is_null(one);
            self.found.push(self.pool.bv_ult(one, self.objects.counter));
            for other in self.pointers.clone() {
                if one == other {
                    continue;
                }
                let above = self.pool.bv_ult(other, one);
                let from = self.pool.bv_ule(other, one);
                let below = self.pool.bv_ult(one, other);
                for order in [above, from, below] {
                    self.found.push(self.pool.or(&[null, order]));
                }
                self.found.push(self.pool.bv_ule(one, other));
            }
        }
    }

    /// That an object is one of those that a guess may not hold of: that of a pointer, or the last one.
    fn exceptions(&mut self) -> Vec<Term> {
        let own = self.objects.object;
        let one = self.pool.bv(1, OBJECT);
        let last = self.pool.bv_sub(self.objects.counter, one);
        let places = [last].into_iter().chain(self.pointers.iter().copied());
        places.map(|place| self.pool.eq(own, place)).collect()
    }

    /// OB:7, for all objects and for all but one.
    fn steps(&mut self) {
        let own = self.objects.object;
        let one = self.pool.bv(1, OBJECT);
        let (before, after) = (self.pool.bv_sub(own, one), self.pool.bv_add(own, one));
        let exceptions = self.exceptions();
        for link in self.links.clone() {
            let null = self.is_null(link);
            let below = self.pool.bv_ult(link, own);
            let above = self.pool.bv_ult(own, link);
            let is_before = self.pool.eq(link, before);
            let is_after = self.pool.eq(link, after);
            let there = self.pool.not(null);
            let steps = [
                vec![is_before],
                vec![is_after],
                vec![there],
                vec![null, is_before],
                vec![null, is_after],
                vec![null, above],
                vec![below],
            ];
            for pointer in self.pointers.clone() {
                let same = self.pool.eq(link, pointer);
                self.guess(&[same]);
                self.guess(&[null, same]);
            }
            for mut step in steps {
                self.guess(&step);
                for but in &exceptions {
                    step.push(*but);
                    self.guess(&step);
                    step.pop();
                }
            }
        }
    }

    /// OB:8.
    fn regions(&mut self) {
        for pointer in self.pointers.clone() {
            let null = self.is_null(pointer);
            for region in Region::ALL {
                let inside = region.of(self.pool, self.objects.object, pointer);
                let out = self.pool.not(inside);
                for body in self.bodies.clone() {
                    self.guess(&[out, body]);
                    if region.is_up() {
                        self.guess(&[null, out, body]);
                    }
                }
                for link in self.links.clone() {
                    let last = self.is_null(link);
                    let stays = region.of(self.pool, link, pointer);
                    self.guess(&[out, last, stays]);
                }
            }
        }
    }

    /// OB:9.
    fn closed(&mut self) {
        for link in self.links.clone() {
            let last = self.is_null(link);
            for body in self.bodies.clone() {
                let (not, next) = (self.pool.not(body), self.of(body, link));
                self.guess(&[not, last, next]);
            }
            for cell in self.objects.data.clone() {
                let next = self.of(cell, link);
                let (up, down) = (self.pool.bv_sle(cell, next), self.pool.bv_sle(next, cell));
                self.guess(&[last, up]);
                self.guess(&[last, down]);
            }
        }
    }

    /// OB:10.
    fn backwards(&mut self) {
        let own = self.objects.object;
        let exceptions = self.exceptions();
        for link in self.links.clone() {
            let last = self.is_null(link);
            for other in self.links.clone() {
                if link == other {
                    continue;
                }
                let back = self.of(other, link);
                let back = self.pool.eq(back, own);
                self.guess(&[last, back]);
                for but in &exceptions {
                    self.guess(&[*but, last, back]);
                }
            }
        }
    }

    /// OB:9: bodies of the objects of pointers.
    fn of_pointers(&mut self) {
        for pointer in self.pointers.clone() {
            let null = self.is_null(pointer);
            for body in self.objects.bodies.clone() {
                let of_one = self.of(body, pointer);
                self.found.push(self.pool.or(&[null, of_one]));
            }
        }
    }

    /// OB:11.
    fn counted(&mut self, first: Term, numbers: &[Term]) {
        let one = self.pool.bv(1, OBJECT);
        let counter = self.objects.counter;
        let far = self.pool.bv_sub(self.objects.object, first);
        for cell in self.objects.data.clone() {
            if let Sort::Bv(width @ (32 | 64)) = *self.pool.sort(cell) {
                let counts = self.counts(cell, width, far);
                self.guess(&[counts]);
            }
        }
        for number in numbers.iter().copied().take(COUNTED) {
            let Sort::Bv(width) = *self.pool.sort(number) else { continue };
            let none = self.pool.bv(0, width);
            let none = self.pool.eq(number, none);
            let all = self.pool.bv_sub(counter, first);
            let is_all = self.counts(number, width, all);
            self.found.push(is_all);
            for pointer in self.pointers.clone() {
                let null = self.is_null(pointer);
                let there = self.pool.not(null);
                self.found.push(self.pool.or(&[there, none]));
                let end = self.pool.bv_add(pointer, one);
                let upto = self.pool.bv_sub(end, first);
                let from = self.pool.bv_sub(counter, pointer);
                for far in [upto, from] {
                    let is_far = self.counts(number, width, far);
                    let or_null = self.pool.or(&[null, is_far]);
                    self.found.extend([is_far, or_null]);
                }
            }
        }
    }

    /// A number is the number of some objects.
    fn counts(&mut self, number: Term, width: u32, objects: Term) -> Term {
        let objects = if width < OBJECT {
            self.pool.extract(width - 1, 0, objects)
        } else {
            self.pool.zero_extend(width - OBJECT, objects)
        };
        self.pool.eq(number, objects)
    }
}

/// The objects on one side of that of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Region {
    Below,
    Upto,
    From,
    Above,
}

impl Region {
    const ALL: [Self; 4] = [Self::Upto, Self::From, Self::Below, Self::Above];

    fn is_up(self) -> bool {
        matches!(self, Self::From | Self::Above)
    }

    /// That an object is there.
    fn of(self, pool: &mut TermPool, object: Term, pointer: Term) -> Term {
        match self {
            Self::Below => pool.bv_ult(object, pointer),
            Self::Upto => pool.bv_ule(object, pointer),
            Self::From => pool.bv_ule(pointer, object),
            Self::Above => pool.bv_ult(pointer, object),
        }
    }
}
