//! After an error: where to go on.

use super::Parser;
use crate::token::Tok;

/// Where an item or statement was about to be read.
#[derive(Clone, Copy)]
pub(super) struct Checkpoint {
    pos: usize,
    scopes: usize,
}

/// A bracket that is open while broken text is skipped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Brace,
    Paren,
    /// The parenthesis after `for`, with the semicolons it may still hold.
    ForHead(u8),
}

impl Parser<'_> {
    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint { pos: self.pos, scopes: self.scopes.depth() }
    }

    /// Skips the broken item that starts at the checkpoint: to behind its `;` or closing `}`, or
    /// to before a `}` that closes the block around it. Closes the scopes it opened.
    ///
    /// Brackets are matched from the start of the item, so a `;` or `}` deep inside ends nothing.
    pub(super) fn recover(&mut self, start: Checkpoint) {
        self.scopes.leave_down_to(start.scopes);
        if self.at(Tok::Eof) {
            return;
        }
        let failed_at = self.pos;
        self.pos = start.pos;
        let mut open: Vec<Open> = Vec::new();
        let mut braces = 0;
        loop {
            let kind = self.kind();
            match kind {
                Tok::Eof => return,
                Tok::LBrace => {
                    open.push(Open::Brace);
                    braces += 1;
                }
                Tok::LParen => {
                    let after_for = self.pos > 0 && self.tokens[self.pos - 1].kind == Tok::For;
                    open.push(if after_for { Open::ForHead(2) } else { Open::Paren });
                }
                Tok::RParen if !matches!(open.last(), None | Some(Open::Brace)) => {
                    open.pop();
                }
                Tok::RBrace => {
                    // What is still open inside of the braces will never be closed.
                    if braces == 0 {
                        return;
                    }
                    while open.pop() != Some(Open::Brace) {}
                    braces -= 1;
                }
                _ => (),
            }
            self.advance();
            if self.pos <= failed_at || braces > 0 {
                continue;
            }
            match kind {
                Tok::Semi => match open.last_mut() {
                    Some(Open::ForHead(left @ 1..)) => *left -= 1,
                    _ => return,
                },
                Tok::RBrace if self.eat(Tok::Semi) || !self.continues_after_brace() => return,
                _ => (),
            }
        }
    }

    /// Whether the current token goes on with what a `}` before it did not end.
    fn continues_after_brace(&self) -> bool {
        matches!(
            self.kind(),
            Tok::RParen
                | Tok::RBracket
                | Tok::Comma
                | Tok::Else
                | Tok::Assign
                | Tok::Dot
                | Tok::Question
                | Tok::Colon
        )
    }
}
