//! Names in scope: one vector entry per name, and a log to undo at the end of a scope.

use symra_cparse::Name;

use crate::hir::{FunctionId, ObjectId};
use crate::types::{EnumId, RecordId, TypeId};

/// What an ordinary name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binding {
    Typedef(TypeId),
    Object(ObjectId),
    Function(FunctionId),
    Enumerator {
        value: i128,
        ty: TypeId,
    },
    /// A parameter of a prototype: has a type, but no object.
    Prototype(TypeId),
}

/// What a tag stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tag {
    Record(RecordId),
    Enum(EnumId),
}

#[derive(Clone, Copy)]
struct Entry<T> {
    what: T,
    depth: u32,
}

enum Undo {
    Name(Name, Option<Entry<Binding>>),
    Tag(Name, Option<Entry<Tag>>),
}

/// The name spaces of one translation unit.
#[derive(Default)]
pub(crate) struct Scopes {
    names: Vec<Option<Entry<Binding>>>,
    tags: Vec<Option<Entry<Tag>>>,
    log: Vec<Undo>,
    marks: Vec<usize>,
}

impl Scopes {
    pub(crate) fn depth(&self) -> u32 {
        u32::try_from(self.marks.len()).expect("scopes should nest less than 2^32 deep")
    }

    pub(crate) fn is_file(&self) -> bool {
        self.marks.is_empty()
    }

    pub(crate) fn open(&mut self) {
        self.marks.push(self.log.len());
    }

    pub(crate) fn close(&mut self) {
        let mark = self.marks.pop().expect("a scope should be open");
        while self.log.len() > mark {
            match self.log.pop() {
                Some(Undo::Name(name, old)) => self.names[name.index()] = old,
                Some(Undo::Tag(name, old)) => self.tags[name.index()] = old,
                None => (),
            }
        }
    }

    pub(crate) fn bind(&mut self, name: Name, what: Binding) {
        let depth = self.depth();
        let slot = slot(&mut self.names, name);
        let old = slot.replace(Entry { what, depth });
        if depth > 0 {
            self.log.push(Undo::Name(name, old));
        }
    }

    /// Binds a name at file scope from inside of a function, if it is not bound at all.
    pub(crate) fn bind_file(&mut self, name: Name, what: Binding) {
        let slot = slot(&mut self.names, name);
        if slot.is_none() {
            *slot = Some(Entry { what, depth: 0 });
        }
    }

    pub(crate) fn bind_tag(&mut self, name: Name, what: Tag) {
        let depth = self.depth();
        let slot = slot(&mut self.tags, name);
        let old = slot.replace(Entry { what, depth });
        if depth > 0 {
            self.log.push(Undo::Tag(name, old));
        }
    }

    pub(crate) fn find(&self, name: Name) -> Option<Binding> {
        self.names.get(name.index()).copied().flatten().map(|entry| entry.what)
    }

    /// What the name stands for if it was declared in the innermost scope.
    pub(crate) fn find_here(&self, name: Name) -> Option<Binding> {
        let entry = self.names.get(name.index()).copied().flatten()?;
        (entry.depth == self.depth()).then_some(entry.what)
    }

    pub(crate) fn find_tag(&self, name: Name) -> Option<Tag> {
        self.tags.get(name.index()).copied().flatten().map(|entry| entry.what)
    }

    pub(crate) fn find_tag_here(&self, name: Name) -> Option<Tag> {
        let entry = self.tags.get(name.index()).copied().flatten()?;
        (entry.depth == self.depth()).then_some(entry.what)
    }
}

fn slot<T: Copy>(slots: &mut Vec<Option<T>>, name: Name) -> &mut Option<T> {
    if slots.len() <= name.index() {
        slots.resize(name.index() + 1, None);
    }
    &mut slots[name.index()]
}
