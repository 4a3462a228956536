//! The state of `#pragma pack`.
//!
//! The pragmas stand beside the tokens, not among them. They take effect, and enter the tree,
//! where the next item, statement or member starts.

use super::Parser;
use crate::names::Name;
use crate::tree::{PackAction, PackPragma};

/// The alignment in force, and those to come back to.
#[derive(Default)]
pub(super) struct PackStack {
    current: Option<u8>,
    pushed: Vec<(Option<Name>, Option<u8>)>,
}

impl PackStack {
    pub(super) fn current(&self) -> Option<u8> {
        self.current
    }

    /// As gcc does it: a pop without a push, or with an unknown label, changes nothing.
    fn apply(&mut self, action: PackAction) {
        match action {
            PackAction::Set(value) => self.current = value,
            PackAction::Push { label, value } => {
                self.pushed.push((label, self.current));
                self.current = value.unwrap_or(self.current);
            }
            PackAction::Pop { label, value } => {
                let index = match label {
                    None => self.pushed.len().checked_sub(1),
                    Some(_) => self.pushed.iter().rposition(|&(pushed, _)| pushed == label),
                };
                if let Some(index) = index {
                    self.current = self.pushed[index].1;
                    self.pushed.truncate(index);
                }
                self.current = value.unwrap_or(self.current);
            }
        }
    }
}

impl Parser<'_> {
    /// The next pragma before the current token, now in force; call until there is none.
    pub(super) fn next_pack(&mut self) -> Option<PackPragma> {
        let &pragma = self.packs.get(self.packs_done)?;
        if pragma.span.lo >= self.span().lo {
            return None;
        }
        self.packs_done += 1;
        self.pack.apply(pragma.action);
        Some(pragma)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pushes_and_pops_nest() {
        let mut pack = PackStack::default();
        let push = |value| PackAction::Push { label: None, value };
        let pop = PackAction::Pop { label: None, value: None };
        let mut after = |action| {
            pack.apply(action);
            pack.current()
        };
        assert_eq!(after(push(Some(Some(1)))), Some(1));
        assert_eq!(after(push(None)), Some(1));
        assert_eq!(after(PackAction::Set(Some(2))), Some(2));
        assert_eq!(after(pop), Some(1));
        assert_eq!(after(pop), None);
        assert_eq!(after(pop), None);
        assert_eq!(after(PackAction::Set(Some(4))), Some(4));
        assert_eq!(after(PackAction::Set(None)), None);
    }
}
