//! The state of `#pragma pack`.
//!
//! The pragmas stand beside the tokens, not among them. They take effect, and enter the tree,
//! where the next item, statement or member starts.

use super::Parser;
use crate::names::Name;
use crate::tree::{PackAction, PackPragma, Packing};

/// The alignment in force, and those to come back to.
#[derive(Default)]
pub(super) struct PackStack {
    current: Packing,
    pushed: Vec<(Option<Name>, Packing)>,
}

impl PackStack {
    pub(super) fn current(&self) -> Packing {
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
        let (one, two, natural) = (Packing::AtMost(1), Packing::AtMost(2), Packing::Natural);
        assert_eq!(after(push(Some(one))), one);
        assert_eq!(after(push(None)), one);
        assert_eq!(after(PackAction::Set(two)), two);
        assert_eq!(after(pop), one);
        assert_eq!(after(pop), natural);
        assert_eq!(after(pop), natural);
        assert_eq!(after(PackAction::Set(two)), two);
        assert_eq!(after(PackAction::Set(natural)), natural);
    }
}
