//! Clauses of contracts, behind the declarators of functions and the heads of loops.

use super::{Parsed, Parser};
use crate::token::Tok;
use crate::tree::{Clause, ClauseKind};

/// Clauses about what we do not look at.
const OTHERS: &[&str] = &["__CPROVER_requires_contract", "__CPROVER_ensures_contract"];

impl Parser<'_> {
    /// The clauses that stand here.
    pub(super) fn contract(&mut self) -> Parsed<Vec<Clause>> {
        let mut clauses = Vec::new();
        while self.at(Tok::Ident) && self.ahead(1).kind == Tok::LParen {
            let Some(name) = self.token().name else { break };
            let word = self.tree.text(name);
            match ClauseKind::of(word) {
                Some(kind) => self.clause(kind, &mut clauses)?,
                None if OTHERS.contains(&word) => self.skip_clause(),
                None => break,
            }
        }
        Ok(clauses)
    }

    /// `word(condition: value, value; condition: value)`; a part without a condition is as good as one.
    fn clause(&mut self, kind: ClauseKind, clauses: &mut Vec<Clause>) -> Parsed<()> {
        let start = self.span();
        self.advance();
        self.expect(Tok::LParen)?;
        loop {
            let (mut condition, mut values) = (None, Vec::new());
            while !self.at(Tok::RParen) && !self.at(Tok::Semi) {
                let value = self.assignment()?;
                if values.is_empty() && condition.is_none() && self.eat(Tok::Colon) {
                    condition = Some(value);
                    continue;
                }
                values.push(value);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            let values = self.list(&values);
            clauses.push(Clause { kind, condition, values, span: self.span_from(start) });
            if !self.eat(Tok::Semi) {
                break;
            }
        }
        self.expect(Tok::RParen)
    }

    /// A name with something in parentheses.
    fn skip_clause(&mut self) {
        self.advance();
        let mut depth = 0_u32;
        loop {
            match self.kind() {
                Tok::LParen => depth += 1,
                Tok::RParen => depth -= 1,
                Tok::Eof => return,
                _ => (),
            }
            self.advance();
            if depth == 0 {
                break;
            }
        }
    }
}
