//! `__attribute__`.

use super::{Parsed, Parser};
use crate::names::Name;
use crate::token::{Tok, Token};
use crate::tree::{Attr, AttrArg, List};

impl Parser<'_> {
    /// Appends all the attributes that stand here.
    pub(super) fn attributes(&mut self, out: &mut Vec<Attr>) -> Parsed<()> {
        while self.eat(Tok::Attribute) {
            self.expect(Tok::LParen)?;
            self.expect(Tok::LParen)?;
            loop {
                while self.eat(Tok::Comma) {}
                if self.at(Tok::RParen) {
                    break;
                }
                let attr = self.attribute()?;
                out.push(attr);
                if !self.at(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RParen)?;
            self.expect(Tok::RParen)?;
        }
        Ok(())
    }

    /// All the attributes that stand here, as a list.
    pub(super) fn attribute_list(&mut self) -> Parsed<List<Attr>> {
        let mut attrs = Vec::new();
        self.attributes(&mut attrs)?;
        Ok(self.list(&attrs))
    }

    fn attribute(&mut self) -> Parsed<Attr> {
        let start = self.span();
        // Keywords are attributes too: `const`, `noreturn`.
        let Token { name: Some(name), .. } = self.token() else {
            return self.expected("an attribute");
        };
        self.advance();
        let name = self.plain_name(name);
        let args = if self.eat(Tok::LParen) { self.attribute_args()? } else { List::default() };
        Ok(Attr { name, args, span: self.span_from(start) })
    }

    fn attribute_args(&mut self) -> Parsed<List<AttrArg>> {
        let mut args = Vec::new();
        while !self.at(Tok::RParen) {
            args.push(self.attribute_arg()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(self.list(&args))
    }

    fn attribute_arg(&mut self) -> Parsed<AttrArg> {
        if self.starts_type(0) {
            return Ok(AttrArg::Type(self.type_name()?));
        }
        let token = self.token();
        let is_alone = matches!(self.ahead(1).kind, Tok::Comma | Tok::RParen);
        match token.name {
            Some(word) if is_alone => {
                self.advance();
                Ok(AttrArg::Word(word))
            }
            _ => Ok(AttrArg::Expr(self.assignment()?)),
        }
    }

    /// The name without surrounding underscores.
    fn plain_name(&mut self, name: Name) -> Name {
        let plain = self.tree.plain_text(name);
        if plain.len() == self.tree.text(name).len() {
            return name;
        }
        let plain = plain.to_owned();
        self.tree.names.intern(&plain)
    }
}
