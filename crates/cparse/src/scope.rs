//! Which identifiers name types, scope by scope.
//!
//! C cannot be parsed without this: `T * x;` declares `x` if `T` is a typedef and multiplies if
//! it is not. All other meanings of a name (variable, function, enumerator) count alike here:
//! they hide a typedef of an outer scope. Tags, labels and members are other name spaces and
//! hide nothing.

use crate::names::Name;

/// What an ordinary identifier means to the parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// A typedef.
    Type,
    /// A variable, function or enumerator, or not declared at all.
    Value,
}

/// The scopes open at one point of the text.
#[derive(Default)]
pub(crate) struct Scopes {
    /// The meaning of each name right now, by its index.
    now: Vec<bool>,
    /// What to restore: the names changed in the open scopes with what they meant before.
    undo: Vec<(Name, bool)>,
    /// For each open scope below file scope, the length of `undo` when it was opened.
    open: Vec<usize>,
}

/// The declarations of a scope that was closed, to be made again in another one.
///
/// The parameters of a function are read before it is known whether a body follows.
#[derive(Clone, Default, Debug)]
pub(crate) struct ClosedScope(Vec<(Name, bool)>);

impl Scopes {
    /// File scope, for names up to the given number.
    pub(crate) fn new(names: usize) -> Self {
        Self { now: vec![false; names], ..Self::default() }
    }

    pub(crate) fn is_type(&self, name: Name) -> bool {
        self.now.get(name.index()).copied().unwrap_or(false)
    }

    pub(crate) fn declare(&mut self, name: Name, meaning: Meaning) {
        let is_type = meaning == Meaning::Type;
        let Some(slot) = self.now.get_mut(name.index()) else { return };
        if *slot != is_type {
            if !self.open.is_empty() {
                self.undo.push((name, *slot));
            }
            *slot = is_type;
        }
    }

    pub(crate) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(crate) fn enter(&mut self) {
        self.open.push(self.undo.len());
    }

    /// Closes the innermost scope.
    pub(crate) fn leave(&mut self) {
        self.leave_and_keep();
    }

    /// Closes the innermost scope; returns what it declared, as far as it hid something.
    pub(crate) fn leave_and_keep(&mut self) -> ClosedScope {
        let mark = self.open.pop().expect("a scope should be open where one is left");
        if self.undo.len() == mark {
            return ClosedScope::default();
        }
        let kept = self.undo[mark..].iter().map(|&(name, _)| (name, self.is_type(name))).collect();
        for (name, before) in self.undo.drain(mark..).rev() {
            self.now[name.index()] = before;
        }
        ClosedScope(kept)
    }

    /// Declares in the innermost scope what a closed one had declared.
    pub(crate) fn reopen(&mut self, closed: &ClosedScope) {
        for &(name, is_type) in &closed.0 {
            self.declare(name, if is_type { Meaning::Type } else { Meaning::Value });
        }
    }

    /// Closes scopes until as many are open as before an error.
    pub(crate) fn leave_down_to(&mut self, depth: usize) {
        while self.open.len() > depth {
            self.leave();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::Names;

    #[test]
    fn inner_meanings_end_with_their_scope() {
        let mut names = Names::default();
        let (t, u) = (names.intern("t"), names.intern("u"));
        let mut scopes = Scopes::new(names.len());
        scopes.declare(t, Meaning::Type);
        scopes.enter();
        scopes.declare(t, Meaning::Value);
        scopes.declare(u, Meaning::Type);
        scopes.enter();
        scopes.declare(t, Meaning::Type);
        assert!(scopes.is_type(t) && scopes.is_type(u));
        scopes.leave();
        assert!(!scopes.is_type(t) && scopes.is_type(u));
        let closed = scopes.leave_and_keep();
        assert!(scopes.is_type(t) && !scopes.is_type(u));
        scopes.enter();
        scopes.reopen(&closed);
        assert!(!scopes.is_type(t) && scopes.is_type(u));
        scopes.leave_down_to(0);
        assert!(scopes.is_type(t) && !scopes.is_type(u));
    }
}
