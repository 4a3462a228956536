//! Declarators and parameter lists.

use super::{Parsed, Parser};
use crate::names::Name;
use crate::scope::{ClosedScope, Meaning};
use crate::span::Span;
use crate::token::Tok;
use crate::tree::{
    ArraySize, Attr, Clause, Declarator, DeclaratorId, Derived, List, Param, Quals, StrId,
};

/// Which declarators are welcome.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// With a name: in declarations and members.
    Named,
    /// Without: in type names.
    Abstract,
    /// Both: in parameters.
    Either,
}

/// A declarator while it is read.
pub(super) struct Draft {
    pub(super) name: Option<Name>,
    pub(super) name_span: Span,
    pub(super) derived: Vec<Derived>,
    pub(super) attrs: Vec<Attr>,
    pub(super) asm_label: Option<StrId>,
    contract: Vec<Clause>,
    start: Span,
    /// What the parameters declared, if the first derivation is a function.
    pub(super) params: ClosedScope,
}

impl Draft {
    pub(super) fn new(start: Span) -> Self {
        Self {
            name: None,
            name_span: Span::new(start.lo, start.lo),
            derived: Vec::new(),
            attrs: Vec::new(),
            asm_label: None,
            contract: Vec::new(),
            start,
            params: ClosedScope::default(),
        }
    }

    /// Whether it declares a function rather than, say, a pointer to one.
    pub(super) fn is_function(&self) -> bool {
        matches!(self.derived.first(), Some(Derived::Function { .. } | Derived::OldFunction(_)))
    }
}

impl Parser<'_> {
    /// A declarator with nothing behind it.
    pub(super) fn whole_declarator(&mut self, form: Form) -> Parsed<DeclaratorId> {
        let mut draft = Draft::new(self.span());
        self.declarator(&mut draft, form)?;
        Ok(self.finish_declarator(&draft))
    }

    pub(super) fn finish_declarator(&mut self, draft: &Draft) -> DeclaratorId {
        let derived = self.list(&draft.derived);
        let attrs = self.list(&draft.attrs);
        let &Draft { name, name_span, asm_label, start, .. } = draft;
        let span = self.span_from(start);
        let id = self.add(Declarator { name, name_span, derived, attrs, asm_label, span });
        self.tree.set_contract(id, &draft.contract);
        id
    }

    /// `* quals direct`: appends to the draft from the name outwards.
    pub(super) fn declarator(&mut self, draft: &mut Draft, form: Form) -> Parsed<()> {
        self.attributes(&mut draft.attrs)?;
        let mut pointers = Vec::new();
        while self.eat(Tok::Star) {
            let mut attrs = Vec::new();
            let quals = self.qualifiers(&mut attrs)?;
            let attrs = self.list(&attrs);
            pointers.push(Derived::Pointer { quals, attrs });
        }
        self.direct_declarator(draft, form)?;
        draft.derived.extend(pointers.into_iter().rev());
        Ok(())
    }

    /// A name or a declarator in parentheses, then arrays and functions.
    fn direct_declarator(&mut self, draft: &mut Draft, form: Form) -> Parsed<()> {
        match self.kind() {
            Tok::Ident if form != Form::Abstract => {
                draft.name_span = self.span();
                draft.name = Some(self.ident()?);
            }
            Tok::LParen if form == Form::Named || self.is_nested_declarator() => {
                self.advance();
                self.deeper(|parser| parser.declarator(draft, form))?;
                self.expect(Tok::RParen)?;
            }
            _ if form == Form::Named => return self.expected("a name"),
            _ => draft.name_span = Span::new(self.span().lo, self.span().lo),
        }
        loop {
            match self.kind() {
                Tok::LBracket => {
                    let array = self.array(&mut draft.attrs)?;
                    draft.derived.push(array);
                }
                Tok::LParen => {
                    let (function, scope) = self.deeper(Self::parameters)?;
                    if draft.derived.is_empty() {
                        draft.params = scope;
                    }
                    draft.derived.push(function);
                }
                _ => return Ok(()),
            }
        }
    }

    /// Whether a `(` where a name may be missing opens a nested declarator, not parameters.
    ///
    /// The name of a typedef behind it is a parameter's type (C11 6.7.6.3, 11).
    fn is_nested_declarator(&self) -> bool {
        let mut ahead = 1;
        while self.ahead(ahead).kind == Tok::Attribute {
            ahead = self.after_parentheses(ahead + 1);
        }
        let token = self.ahead(ahead);
        match token.kind {
            Tok::Star | Tok::LParen | Tok::LBracket => true,
            Tok::Ident => !self.is_type_name(token),
            _ => false,
        }
    }

    /// How far ahead the token behind a parenthesis is that opens `ahead` tokens further on.
    fn after_parentheses(&self, ahead: usize) -> usize {
        let mut ahead = ahead;
        let mut depth = 0usize;
        loop {
            match self.ahead(ahead).kind {
                Tok::LParen => depth += 1,
                Tok::RParen => depth = depth.saturating_sub(1),
                Tok::Eof => return ahead,
                _ => (),
            }
            ahead += 1;
            if depth == 0 {
                return ahead;
            }
        }
    }

    /// Qualifiers and attributes, mixed.
    fn qualifiers(&mut self, attrs: &mut Vec<Attr>) -> Parsed<Quals> {
        let mut quals = Quals::default();
        loop {
            match self.kind() {
                Tok::Const => quals.insert(Quals::CONST),
                Tok::Volatile => quals.insert(Quals::VOLATILE),
                Tok::Restrict => quals.insert(Quals::RESTRICT),
                Tok::Atomic => quals.insert(Quals::ATOMIC),
                Tok::Extension => (),
                Tok::Attribute => {
                    self.attributes(attrs)?;
                    continue;
                }
                _ => return Ok(quals),
            }
            self.advance();
        }
    }

    /// `[quals static quals size]`; attributes among them go to the declarator.
    fn array(&mut self, attrs: &mut Vec<Attr>) -> Parsed<Derived> {
        self.expect(Tok::LBracket)?;
        let mut quals = self.qualifiers(attrs)?;
        let at_least = self.eat(Tok::Static);
        quals.insert(self.qualifiers(attrs)?);
        let size = match (self.kind(), self.ahead(1).kind) {
            (Tok::RBracket, _) => ArraySize::Unknown,
            (Tok::Star, Tok::RBracket) => {
                self.advance();
                ArraySize::Star
            }
            _ => ArraySize::Expr(self.assignment()?),
        };
        self.expect(Tok::RBracket)?;
        Ok(Derived::Array { quals, at_least, size })
    }

    /// `(parameters)`, with what they declared.
    fn parameters(&mut self) -> Parsed<(Derived, ClosedScope)> {
        self.expect(Tok::LParen)?;
        if self.eat(Tok::RParen) {
            return Ok((Derived::OldFunction(List::default()), ClosedScope::default()));
        }
        let follows = self.ahead(1).kind;
        if self.at(Tok::Ident)
            && !self.is_type_name(self.token())
            && matches!(follows, Tok::Comma | Tok::RParen)
        {
            let names = self.old_parameters()?;
            return Ok((Derived::OldFunction(names), ClosedScope::default()));
        }
        self.scopes.enter();
        let mut params = Vec::new();
        let mut variadic = false;
        loop {
            if self.eat(Tok::Ellipsis) {
                variadic = true;
                break;
            }
            params.push(self.parameter()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        let scope = self.scopes.leave_and_keep();
        let params = self.list(&params);
        Ok((Derived::Function { params, variadic }, scope))
    }

    /// The names of a K&R definition.
    fn old_parameters(&mut self) -> Parsed<List<Name>> {
        let mut names = vec![self.ident()?];
        while self.eat(Tok::Comma) {
            names.push(self.ident()?);
        }
        self.expect(Tok::RParen)?;
        Ok(self.list(&names))
    }

    fn parameter(&mut self) -> Parsed<Param> {
        if !self.starts_declaration() {
            return self.expected_type("a parameter");
        }
        let specs = self.specifiers(Vec::new())?;
        let mut draft = Draft::new(self.span());
        self.declarator(&mut draft, Form::Either)?;
        if let Some(name) = draft.name {
            self.scopes.declare(name, Meaning::Value);
        }
        self.declarator_tail(&mut draft)?;
        let declarator = self.finish_declarator(&draft);
        Ok(Param { specs, declarator })
    }

    /// Attributes and an assembler name behind a declarator.
    pub(super) fn declarator_tail(&mut self, draft: &mut Draft) -> Parsed<()> {
        self.attributes(&mut draft.attrs)?;
        if let Some(label) = self.asm_label()? {
            draft.asm_label = Some(label);
        }
        self.attributes(&mut draft.attrs)?;
        if draft.is_function() {
            let params = &draft.params;
            draft.contract = self.scoped(|parser| {
                parser.scopes.reopen(params);
                parser.contract()
            })?;
        }
        Ok(())
    }
}
