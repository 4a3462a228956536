//! Declarations, function definitions and the translation unit.

use super::declarator::{Draft, Form};
use super::record::is_empty;
use super::{Parsed, Parser};
use crate::error::ErrorKind;
use crate::scope::Meaning;
use crate::span::Span;
use crate::token::Tok;
use crate::tree::{
    Attr, Decl, DeclId, DeclaratorId, Derived, Function, FunctionId, InitDeclarator, Item,
    ItemKind, List, SpecsId, Storage,
};

/// Where a declaration stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// Outside of functions: definitions of functions are welcome.
    File,
    /// In a block.
    Block,
    /// The head of a `for`, or between a K&R head and its body: no function is defined here.
    Other,
}

/// What a declaration turned out to be.
pub(super) enum Declared {
    Decl(DeclId),
    Function(FunctionId),
}

impl Parser<'_> {
    /// Everything up to the end of the text.
    pub(super) fn unit(&mut self) {
        loop {
            while let Some(pragma) = self.next_pack() {
                self.tree.items.push(Item { kind: ItemKind::Pack(pragma), span: pragma.span });
            }
            match self.kind() {
                Tok::Eof => return,
                Tok::Semi => self.advance(),
                Tok::RBrace => {
                    self.report(self.span(), ErrorKind::UnmatchedBrace);
                    self.advance();
                }
                _ => {
                    let start = self.checkpoint();
                    let span = self.span();
                    match self.item() {
                        Ok(kind) => {
                            let span = self.span_from(span);
                            self.tree.items.push(Item { kind, span });
                        }
                        Err(_) => self.recover(start),
                    }
                }
            }
        }
    }

    fn item(&mut self) -> Parsed<ItemKind> {
        match self.kind() {
            Tok::Asm => {
                let asm = self.asm()?;
                self.expect_semi()?;
                Ok(ItemKind::Asm(asm))
            }
            Tok::StaticAssert => Ok(ItemKind::StaticAssert(self.static_assert()?)),
            _ => match self.declared(Level::File, Vec::new())? {
                Declared::Decl(decl) => Ok(ItemKind::Decl(decl)),
                Declared::Function(function) => Ok(ItemKind::Function(function)),
            },
        }
    }

    /// A declaration that is no function definition; `leading` are attributes read before it.
    pub(super) fn declaration(&mut self, level: Level, leading: Vec<Attr>) -> Parsed<DeclId> {
        match self.declared(level, leading)? {
            Declared::Decl(decl) => Ok(decl),
            Declared::Function(function) => {
                let span = self.tree[function].span;
                self.fail(span, ErrorKind::Unsupported { what: "a function definition here" })
            }
        }
    }

    pub(super) fn declared(&mut self, level: Level, leading: Vec<Attr>) -> Parsed<Declared> {
        let start = leading.first().map_or(self.span(), |attr| attr.span);
        let specs = self.specifiers(leading)?;
        let nothing = is_empty(&self.tree[specs]);
        if (!nothing || !self.tree[specs].attrs.is_empty()) && self.eat(Tok::Semi) {
            return Ok(self.finish_decl(specs, &[], start));
        }
        if nothing && !self.starts_implicit_int(level) {
            return self.expected_type("a declaration");
        }
        let meaning = match self.tree[specs].storage {
            Some(Storage::Typedef) => Meaning::Type,
            _ => Meaning::Value,
        };
        let mut declarators: Vec<InitDeclarator> = Vec::new();
        loop {
            let mut draft = Draft::new(self.span());
            self.declarator(&mut draft, Form::Named)?;
            // Its scope begins here (C11 6.2.1, 7): before its initializer, before a body.
            if let Some(name) = draft.name {
                self.scopes.declare(name, meaning);
            }
            self.declarator_tail(&mut draft)?;
            if declarators.is_empty() && draft.is_function() && self.starts_function_body(&draft) {
                return self.function(level, specs, &draft, start);
            }
            let declarator = self.finish_declarator(&draft);
            let init = if self.eat(Tok::Assign) { Some(self.initializer()?) } else { None };
            declarators.push(InitDeclarator { declarator, init });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect_semi()?;
        Ok(self.finish_decl(specs, &declarators, start))
    }

    fn finish_decl(
        &mut self,
        specs: SpecsId,
        declarators: &[InitDeclarator],
        start: Span,
    ) -> Declared {
        let declarators = self.list(declarators);
        let span = self.span_from(start);
        Declared::Decl(self.add(Decl { specs, declarators, span }))
    }

    /// Whether a declaration without any specifier can start here, such as `main() {}`.
    fn starts_implicit_int(&self, level: Level) -> bool {
        let follows = self.ahead(1).kind;
        match self.kind() {
            Tok::Ident => {
                level == Level::File
                    && matches!(
                        follows,
                        Tok::LParen
                            | Tok::Semi
                            | Tok::Assign
                            | Tok::Comma
                            | Tok::LBracket
                            | Tok::Attribute
                    )
            }
            Tok::Star => level == Level::File,
            _ => false,
        }
    }

    /// Whether a body follows, or the declarations of K&R parameters.
    fn starts_function_body(&self, draft: &Draft) -> bool {
        let is_old =
            matches!(draft.derived.first(), Some(Derived::OldFunction(names)) if !names.is_empty());
        self.at(Tok::LBrace) || (is_old && self.starts_declaration())
    }

    fn function(
        &mut self,
        level: Level,
        specs: SpecsId,
        draft: &Draft,
        start: Span,
    ) -> Parsed<Declared> {
        let (name, name_span) = (draft.name, draft.name_span);
        let old_names = match draft.derived.first() {
            Some(&Derived::OldFunction(names)) => names,
            _ => List::default(),
        };
        let declarator = self.finish_declarator(draft);
        if level == Level::Other {
            let name = name.map(|name| self.tree.text(name).to_owned()).unwrap_or_default();
            return self.fail(name_span, ErrorKind::NestedFunction { name });
        }
        self.scopes.enter();
        self.scopes.reopen(&draft.params);
        for index in 0..old_names.len() {
            let name = self.tree[old_names][index];
            self.scopes.declare(name, Meaning::Value);
        }
        let function = self.function_rest(specs, declarator, start)?;
        self.scopes.leave();
        Ok(Declared::Function(function))
    }

    /// K&R parameter declarations and the body. The body shares the scope of the parameters.
    fn function_rest(
        &mut self,
        specs: SpecsId,
        declarator: DeclaratorId,
        start: Span,
    ) -> Parsed<FunctionId> {
        let mut old_params = Vec::new();
        while !self.at(Tok::LBrace) {
            if !self.starts_declaration() {
                return self.expected("`{`");
            }
            old_params.push(self.declaration(Level::Other, Vec::new())?);
        }
        let old_params = self.list(&old_params);
        let body = self.block_in_scope()?;
        let span = self.span_from(start);
        Ok(self.add(Function { specs, declarator, old_params, body, span }))
    }
}
