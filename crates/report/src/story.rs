//! When objects in memory came to be and ended, and what they are called.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use symra_ir::Position;
use symra_ir::debug::{DebugInfo, Shape, ShapeId, Spot};
use symra_terms::{ArrayValue, BitVec, Value};

/// Where something happened: the place, and the calls around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happening {
    pub(crate) position: Option<Position>,
    /// The function, and after it who called it and where, from the inside out.
    pub(crate) function: String,
    pub(crate) callers: Vec<(String, Option<Position>)>,
}

/// An object of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Life {
    pub(crate) name: String,
    pub(crate) shape: Option<ShapeId>,
    /// Whether it is a variable of the source.
    pub(crate) is_variable: bool,
    /// Bytes, as far as known.
    pub(crate) size: Option<u64>,
    pub(crate) born: Option<Happening>,
    pub(crate) died: Option<Happening>,
}

/// The objects of a run, by their numbers.
pub(crate) struct Story<'d> {
    debug: &'d DebugInfo,
    lives: BTreeMap<u64, Life>,
    /// How many objects have a name.
    named: BTreeMap<String, usize>,
    sizes: Option<ArrayValue>,
    ends: Option<ArrayValue>,
}

impl<'d> Story<'d> {
    pub(crate) fn new(debug: &'d DebugInfo) -> Self {
        let mut lives = BTreeMap::new();
        for object in &debug.objects {
            let life = Life {
                name: object.name.clone(),
                shape: Some(object.shape),
                is_variable: true,
                size: Some(object.size),
                ..Life::default()
            };
            lives.insert(object.address, life);
        }
        Self { debug, lives, named: BTreeMap::new(), sizes: None, ends: None }
    }

    /// A variable of the source is a new object.
    pub(crate) fn new_home(&mut self, object: u64, name: &str, shape: ShapeId) {
        if object == 0 || self.lives.get(&object).is_some_and(|life| life.is_variable) {
            return;
        }
        let count = self.named.entry(name.to_owned()).or_insert(0);
        *count += 1;
        let name = if *count == 1 { name.to_owned() } else { format!("{name}#{count}") };
        let known = self.lives.remove(&object).unwrap_or_default();
        let life = Life { name, shape: Some(shape), is_variable: true, ..known };
        self.lives.insert(object, life);
    }

    /// The sizes of objects are these now.
    pub(crate) fn sizes(&mut self, sizes: &ArrayValue, now: &Happening) {
        for (number, size) in changed(&mut self.sizes, sizes) {
            let life = self.lives.entry(number).or_default();
            life.size = Some(size);
            life.born.get_or_insert_with(|| now.clone());
        }
    }

    /// These objects have ended now; gives the names of those of the heap.
    pub(crate) fn ends(&mut self, ends: &ArrayValue, now: &Happening) -> Vec<String> {
        let mut freed = Vec::new();
        for (number, _) in
            changed(&mut self.ends, ends).into_iter().filter(|(n, end)| *n != 0 && *end != 0)
        {
            let name = self.name(number, None);
            let life = self.lives.entry(number).or_default();
            life.died = Some(now.clone());
            if !life.is_variable {
                freed.push(name);
            }
        }
        freed
    }

    /// What an object is called. Memory of the heap is called by the type of the first pointer to it.
    pub(crate) fn name(&mut self, number: u64, shape: Option<ShapeId>) -> String {
        let life = self.lives.entry(number).or_default();
        let is_useful = |shape: &ShapeId| !matches!(self.debug.shape(*shape).0, Shape::Other);
        if life.shape.is_none() {
            life.shape = shape.filter(is_useful);
        }
        if life.name.is_empty() {
            let kind = match life.shape.map(|shape| &self.debug.shape(shape).0) {
                Some(Shape::Record { name, .. }) if !name.is_empty() => name.clone(),
                _ => "heap".to_owned(),
            };
            let count = self.named.entry(kind.clone()).or_insert(0);
            *count += 1;
            life.name = format!("{kind}#{count}");
        }
        life.name.clone()
    }

    /// An object, if it is known.
    pub(crate) fn life(&self, number: u64) -> Option<&Life> {
        self.lives.get(&number)
    }

    /// The heap objects that live.
    pub(crate) fn alive(&self) -> impl Iterator<Item = (u64, &Life)> {
        let lives = self.lives.iter().map(|(number, life)| (*number, life));
        lives.filter(|(_, life)| !life.is_variable && life.born.is_some() && life.died.is_none())
    }

    /// Why an access of some bytes at an address is wrong: the object's story.
    pub(crate) fn tell(
        &mut self,
        address: &Value,
        bytes: Option<u64>,
        place: &dyn Fn(Option<Position>) -> String,
    ) -> Option<String> {
        let address = address.as_bv()?;
        let Spot { object, offset } = Spot::of(address)?;
        if object == 0 && offset == 0 {
            return Some("the pointer is NULL".to_owned());
        }
        if !self.lives.contains_key(&object) {
            return Some("the pointer points to no object".to_owned());
        }
        let name = self.name(object, None);
        let life = &self.lives[&object];
        let mut story = Vec::new();
        let at = |happening: &Happening| happening.text(place);
        if let Some(size) = life.size.filter(|_| life.died.is_none()) {
            story.push(match (bytes, offset.checked_sub(size)) {
                (Some(bytes), None) if offset + bytes > size => {
                    let beyond = offset + bytes - size;
                    format!("beyond the end of {name} ({size} bytes) by {beyond} bytes")
                }
                (_, Some(0)) => format!("at the end of {name} ({size} bytes)"),
                (_, Some(beyond)) if offset.cast_signed() >= 0 => {
                    format!("{beyond} bytes behind the end of {name} ({size} bytes)")
                }
                (_, Some(_)) => {
                    let before = offset.cast_signed().unsigned_abs();
                    format!("{before} bytes before the start of {name} ({size} bytes)")
                }
                (_, None) if offset > 0 => format!("{offset} bytes into {name} ({size} bytes)"),
                (_, None) => format!("{name} has {size} bytes"),
            });
        }
        let word = if life.is_variable { "has been alive since" } else { "allocated at" };
        if let Some(born) = life.born.as_ref().filter(|born| born.position.is_some()) {
            let who = if story.is_empty() { format!("{name} was ") } else { String::new() };
            if !life.is_variable {
                story.push(format!("{who}{word} {}", at(born)));
            }
        }
        if let Some(died) = &life.died {
            let what = if life.is_variable {
                format!("{name} has been out of scope since")
            } else {
                "freed at".to_owned()
            };
            story.push(format!("{what} {}", at(died)));
        }
        (!story.is_empty()).then(|| story.join(", "))
    }
}

/// The numbers at which an array of numbers changed, and what is there now.
fn changed(last: &mut Option<ArrayValue>, now: &ArrayValue) -> Vec<(u64, u64)> {
    let indices = match last {
        Some(old) => now.changed_since(old),
        None => now.entries().map(|(index, _)| index.clone()).collect(),
    };
    *last = Some(now.clone());
    let number = |value: &Value| value.as_bv().and_then(BitVec::to_u64);
    indices.iter().filter_map(|at| Some((number(at)?, number(now.get(at))?))).collect()
}

impl Happening {
    /// `line 15 in prepend <- main:31`.
    pub(crate) fn text(&self, place: &dyn Fn(Option<Position>) -> String) -> String {
        let mut text = place(self.position);
        if !self.function.is_empty() {
            let _ = write!(text, " in {}", self.function);
        }
        for (caller, position) in &self.callers {
            let _ = write!(text, " <- {caller}");
            if let Some(at) = position {
                let _ = write!(text, ":{}", at.line);
            }
        }
        text
    }
}
