//! Interned identifiers.

use std::fmt;
use std::hash::Hasher;
use std::num::NonZeroU32;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// An interned piece of text: an identifier, or the digits of a floating constant.
///
/// Two names of one [`Tree`](crate::Tree) are equal exactly when their texts are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(NonZeroU32);

impl Name {
    fn from_index(index: usize) -> Self {
        let number = u32::try_from(index + 1).expect("there should be fewer names than bytes");
        Self(NonZeroU32::new(number).expect("one more than an index should not be zero"))
    }

    /// Position in the order of interning, from 0.
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Name({})", self.index())
    }
}

/// The table of all names of one tree: each text is stored once.
#[derive(Clone, Default)]
pub(crate) struct Names {
    text: String,
    /// Where each name ends in `text`; it starts where the one before ends.
    ends: Vec<usize>,
    table: HashTable<Name>,
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

impl Names {
    pub(crate) fn intern(&mut self, wanted: &str) -> Name {
        let hash_of_wanted = hash(wanted);
        let (text, ends) = (&self.text, &self.ends);
        let known = self.table.find(hash_of_wanted, |&name| get(text, ends, name) == wanted);
        if let Some(&name) = known {
            return name;
        }
        let name = Name::from_index(self.ends.len());
        self.text.push_str(wanted);
        self.ends.push(self.text.len());
        let (text, ends) = (&self.text, &self.ends);
        self.table.insert_unique(hash_of_wanted, name, |&name| hash(get(text, ends, name)));
        name
    }

    pub(crate) fn find(&self, wanted: &str) -> Option<Name> {
        self.table.find(hash(wanted), |&name| self.text(name) == wanted).copied()
    }

    pub(crate) fn text(&self, name: Name) -> &str {
        get(&self.text, &self.ends, name)
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Names").field("len", &self.len()).finish_non_exhaustive()
    }
}

fn get<'t>(text: &'t str, ends: &[usize], name: Name) -> &'t str {
    let index = name.index();
    let start = if index == 0 { 0 } else { ends[index - 1] };
    &text[start..ends[index]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_get_equal_names() {
        let mut names = Names::default();
        let all: Vec<Name> = (0..1000).map(|n| names.intern(&format!("v{n}"))).collect();
        for (number, &name) in all.iter().enumerate() {
            let text = format!("v{number}");
            assert_eq!(names.text(name), text);
            assert_eq!(names.intern(&text), name);
            assert_eq!(names.find(&text), Some(name));
        }
        assert_eq!(names.find("absent"), None);
    }
}
