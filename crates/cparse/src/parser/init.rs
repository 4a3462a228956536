//! Initializers.

use super::{Parsed, Parser};
use crate::token::Tok;
use crate::tree::{Designator, Init, InitItem, List};

impl Parser<'_> {
    /// An expression or a braced list.
    pub(super) fn initializer(&mut self) -> Parsed<Init> {
        if self.at(Tok::LBrace) {
            Ok(Init::List(self.init_list()?))
        } else {
            Ok(Init::Expr(self.assignment()?))
        }
    }

    /// `{ item, item, }`
    pub(super) fn init_list(&mut self) -> Parsed<List<InitItem>> {
        self.deeper(|parser| {
            parser.expect(Tok::LBrace)?;
            let mut items = Vec::new();
            while !parser.at(Tok::RBrace) {
                let designators = parser.designators()?;
                let init = parser.initializer()?;
                items.push(InitItem { designators, init });
                if !parser.eat(Tok::Comma) {
                    break;
                }
            }
            parser.expect(Tok::RBrace)?;
            Ok(parser.list(&items))
        })
    }

    /// `.member[index] =`, `[first ... last] =`, and the old forms `member:` and `[index] value`.
    fn designators(&mut self) -> Parsed<List<Designator>> {
        if self.at(Tok::Ident) && self.ahead(1).kind == Tok::Colon {
            let member = self.ident()?;
            self.expect(Tok::Colon)?;
            return Ok(self.list(&[Designator::Member(member)]));
        }
        if !matches!(self.kind(), Tok::Dot | Tok::LBracket) {
            return Ok(List::default());
        }
        let mut path = Vec::new();
        loop {
            if self.eat(Tok::Dot) {
                path.push(Designator::Member(self.ident()?));
            } else if self.eat(Tok::LBracket) {
                path.push(self.index_designator()?);
            } else {
                break;
            }
        }
        // `[index] value` has no `=`; after a member there must be one.
        if !self.eat(Tok::Assign) && matches!(path.last(), Some(Designator::Member(_))) {
            return self.expected("`=`");
        }
        Ok(self.list(&path))
    }

    fn index_designator(&mut self) -> Parsed<Designator> {
        let first = self.conditional()?;
        let designator = if self.eat(Tok::Ellipsis) {
            Designator::Range(first, self.conditional()?)
        } else {
            Designator::Index(first)
        };
        self.expect(Tok::RBracket)?;
        Ok(designator)
    }
}
