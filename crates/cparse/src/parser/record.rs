//! `struct`, `union` and `enum`.

use super::declarator::{Draft, Form};
use super::{Failed, Parsed, Parser};
use crate::scope::Meaning;
use crate::token::Tok;
use crate::tree::{
    EnumId, EnumSpec, Enumerator, ExprId, Field, List, Member, Packing, Record, RecordId,
    RecordKind, Specs, StaticAssert, TypeSpec,
};

impl Parser<'_> {
    /// `struct attributes tag { members } attributes`
    pub(super) fn record(&mut self) -> Parsed<RecordId> {
        let start = self.span();
        let kind = if self.at(Tok::Union) { RecordKind::Union } else { RecordKind::Struct };
        self.advance();
        let mut attrs = Vec::new();
        self.attributes(&mut attrs)?;
        let tag = if self.at(Tok::Ident) { Some(self.ident()?) } else { None };
        let mut pack = Packing::default();
        let members = if self.at(Tok::LBrace) {
            let members = self.members()?;
            pack = self.pack.current();
            self.attributes(&mut attrs)?;
            Some(members)
        } else if tag.is_none() {
            return self.expected("a tag or `{`");
        } else {
            None
        };
        let attrs = self.list(&attrs);
        Ok(self.add(Record { kind, tag, members, attrs, pack, span: self.span_from(start) }))
    }

    fn members(&mut self) -> Parsed<List<Member>> {
        let open = self.span();
        self.expect(Tok::LBrace)?;
        let mut members = Vec::new();
        loop {
            while let Some(pragma) = self.next_pack() {
                members.push(Member::Pack(pragma));
            }
            match self.kind() {
                Tok::RBrace => break,
                Tok::Eof => {
                    self.unclosed(open);
                    return Err(Failed);
                }
                Tok::Semi => self.advance(),
                Tok::StaticAssert => {
                    let assert = self.static_assert()?;
                    members.push(Member::StaticAssert(assert));
                }
                _ => {
                    let start = self.checkpoint();
                    match self.fields() {
                        Ok(member) => members.push(member),
                        Err(_) => self.recover(start),
                    }
                }
            }
        }
        self.advance();
        Ok(self.list(&members))
    }

    /// `specifiers field, field;`
    fn fields(&mut self) -> Parsed<Member> {
        let specs = self.specifiers(Vec::new())?;
        if is_empty(&self.tree[specs]) {
            return self.expected_type("a member");
        }
        let mut fields = Vec::new();
        while !self.at(Tok::Semi) {
            fields.push(self.field()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        // gcc lets the last one do without its semicolon.
        if !self.at(Tok::RBrace) {
            self.expect_semi()?;
        }
        Ok(Member::Fields { specs, fields: self.list(&fields) })
    }

    fn field(&mut self) -> Parsed<Field> {
        let mut draft = Draft::new(self.span());
        self.attributes(&mut draft.attrs)?;
        if !self.at(Tok::Colon) {
            self.declarator(&mut draft, Form::Named)?;
        }
        let width = if self.eat(Tok::Colon) { Some(self.conditional()?) } else { None };
        self.attributes(&mut draft.attrs)?;
        Ok(Field { declarator: self.finish_declarator(&draft), width })
    }

    /// `enum attributes tag { enumerators } attributes`
    pub(super) fn enum_spec(&mut self) -> Parsed<EnumId> {
        let start = self.span();
        self.advance();
        let mut attrs = Vec::new();
        self.attributes(&mut attrs)?;
        let tag = if self.at(Tok::Ident) { Some(self.ident()?) } else { None };
        let enumerators = if self.eat(Tok::LBrace) {
            let enumerators = self.enumerators()?;
            self.attributes(&mut attrs)?;
            Some(enumerators)
        } else if tag.is_none() {
            return self.expected("a tag or `{`");
        } else {
            None
        };
        let attrs = self.list(&attrs);
        Ok(self.add(EnumSpec { tag, enumerators, attrs, span: self.span_from(start) }))
    }

    fn enumerators(&mut self) -> Parsed<List<Enumerator>> {
        let mut enumerators = Vec::new();
        while !self.at(Tok::RBrace) {
            let start = self.span();
            let name = self.ident()?;
            let attrs = self.attribute_list()?;
            let value: Option<ExprId> =
                if self.eat(Tok::Assign) { Some(self.conditional()?) } else { None };
            // Its scope begins behind its value (C11 6.2.1, 7).
            self.scopes.declare(name, Meaning::Value);
            enumerators.push(Enumerator { name, value, attrs, span: self.span_from(start) });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace)?;
        Ok(self.list(&enumerators))
    }

    /// `_Static_assert(condition, message);`
    pub(super) fn static_assert(&mut self) -> Parsed<StaticAssert> {
        self.expect(Tok::StaticAssert)?;
        self.expect(Tok::LParen)?;
        let condition = self.conditional()?;
        let message = if self.eat(Tok::Comma) { Some(self.string()?) } else { None };
        self.expect(Tok::RParen)?;
        self.expect_semi()?;
        Ok(StaticAssert { condition, message })
    }
}

/// Whether there are no specifiers to speak of, so that no declaration can start with them.
pub(super) fn is_empty(specs: &Specs) -> bool {
    specs.ty == TypeSpec::Implicit
        && specs.storage.is_none()
        && specs.quals.is_empty()
        && specs.flags.is_empty()
        && specs.aligns.is_empty()
}
