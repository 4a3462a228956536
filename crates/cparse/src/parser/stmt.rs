//! Statements.

use super::decl::{Declared, Level};
use super::{Parsed, Parser};
use crate::span::Span;
use crate::token::Tok;
use crate::tree::{Clause, ExprId, IfArm, Label, LabelKind, List, Stmt, StmtId, StmtKind};

impl Parser<'_> {
    pub(super) fn add_stmt(&mut self, kind: StmtKind, start: Span) -> StmtId {
        let span = self.span_from(start);
        self.add(Stmt { kind, span })
    }

    /// `{ .. }` with a scope of its own.
    pub(super) fn block(&mut self) -> Parsed<StmtId> {
        self.scoped(Self::block_in_scope)
    }

    /// `{ .. }` in a scope that is already open.
    pub(super) fn block_in_scope(&mut self) -> Parsed<StmtId> {
        let open = self.span();
        self.expect(Tok::LBrace)?;
        let mut stmts = Vec::new();
        loop {
            while let Some(pragma) = self.next_pack() {
                stmts.push(self.add(Stmt { kind: StmtKind::Pack(pragma), span: pragma.span }));
            }
            match self.kind() {
                Tok::RBrace => break,
                Tok::Eof => {
                    self.unclosed(open);
                    break;
                }
                _ => {
                    let start = self.checkpoint();
                    match self.block_item() {
                        Ok(stmt) => stmts.push(stmt),
                        Err(_) => self.recover(start),
                    }
                }
            }
        }
        self.advance();
        let stmts = self.list(&stmts);
        Ok(self.add_stmt(StmtKind::Block(stmts), open))
    }

    /// A statement or declaration.
    fn block_item(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        match self.kind() {
            Tok::Label => self.local_labels(),
            Tok::StaticAssert => {
                let assert = self.static_assert()?;
                Ok(self.add_stmt(StmtKind::StaticAssert(assert), start))
            }
            Tok::Attribute => self.attributed(),
            _ if self.starts_declaration() => self.declaration_stmt(Level::Block),
            _ => self.statement(),
        }
    }

    fn declaration_stmt(&mut self, level: Level) -> Parsed<StmtId> {
        let start = self.span();
        let kind = match self.declared(level, Vec::new())? {
            Declared::Decl(decl) => StmtKind::Decl(decl),
            Declared::Function(function) => StmtKind::Function(function),
        };
        Ok(self.add_stmt(kind, start))
    }

    /// Attributes of a declaration, or alone before a `;`.
    fn attributed(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let mut attrs = Vec::new();
        self.attributes(&mut attrs)?;
        if self.eat(Tok::Semi) {
            let attrs = self.list(&attrs);
            return Ok(self.add_stmt(StmtKind::Attributes(attrs), start));
        }
        let kind = match self.declared(Level::Block, attrs)? {
            Declared::Decl(decl) => StmtKind::Decl(decl),
            Declared::Function(function) => StmtKind::Function(function),
        };
        Ok(self.add_stmt(kind, start))
    }

    /// `__label__ a, b;`
    fn local_labels(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let mut names = vec![self.ident()?];
        while self.eat(Tok::Comma) {
            names.push(self.ident()?);
        }
        self.expect_semi()?;
        let names = self.list(&names);
        Ok(self.add_stmt(StmtKind::LocalLabels(names), start))
    }

    /// A statement in the grammar's sense: no declaration.
    fn statement(&mut self) -> Parsed<StmtId> {
        self.deeper(Self::statement_here)
    }

    fn statement_here(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        match self.kind() {
            Tok::LBrace => self.block(),
            Tok::Ident if self.ahead(1).kind == Tok::Colon => self.labeled(),
            Tok::Case | Tok::Default => self.labeled(),
            Tok::If => self.scoped(Self::if_chain),
            Tok::While => self.scoped(Self::while_loop),
            Tok::Do => self.scoped(Self::do_loop),
            Tok::For => self.scoped(Self::for_loop),
            Tok::Switch => self.scoped(Self::switch),
            Tok::Goto => self.goto(),
            Tok::Return => self.return_stmt(),
            Tok::Attribute => self.attributed(),
            kind => {
                let kind = match kind {
                    Tok::Semi => {
                        self.advance();
                        return Ok(self.add_stmt(StmtKind::Empty, start));
                    }
                    Tok::Break => {
                        self.advance();
                        StmtKind::Break
                    }
                    Tok::Continue => {
                        self.advance();
                        StmtKind::Continue
                    }
                    Tok::Asm => StmtKind::Asm(self.asm()?),
                    Tok::Else | Tok::RBrace => return self.expected("a statement"),
                    _ => StmtKind::Expr(self.expression()?),
                };
                self.expect_semi()?;
                Ok(self.add_stmt(kind, start))
            }
        }
    }

    /// A statement with a scope of its own, as loops and branches have it.
    fn scoped_statement(&mut self) -> Parsed<StmtId> {
        self.scoped(Self::statement)
    }

    fn parenthesized_condition(&mut self) -> Parsed<ExprId> {
        self.expect(Tok::LParen)?;
        let condition = self.expression()?;
        self.expect(Tok::RParen)?;
        Ok(condition)
    }

    /// `if (..) .. else if (..) .. else ..`, in a loop: generated chains are long.
    fn if_chain(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let mut arms = Vec::new();
        let mut otherwise = None;
        loop {
            let arm_start = self.span();
            self.expect(Tok::If)?;
            let condition = self.parenthesized_condition()?;
            let body = self.scoped_statement()?;
            arms.push(IfArm { condition, body, span: self.span_from(arm_start) });
            if !self.eat(Tok::Else) {
                break;
            }
            if !self.at(Tok::If) {
                otherwise = Some(self.scoped_statement()?);
                break;
            }
        }
        let arms = self.list(&arms);
        Ok(self.add_stmt(StmtKind::If { arms, otherwise }, start))
    }

    fn while_loop(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let condition = self.parenthesized_condition()?;
        let contract = self.contract()?;
        let body = self.scoped_statement()?;
        Ok(self.add_loop(StmtKind::While { condition, body }, &contract, start))
    }

    fn do_loop(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let mut contract = self.contract()?;
        let body = self.scoped_statement()?;
        self.expect(Tok::While)?;
        let condition = self.parenthesized_condition()?;
        contract.extend(self.contract()?);
        self.expect_semi()?;
        Ok(self.add_loop(StmtKind::DoWhile { body, condition }, &contract, start))
    }

    fn for_loop(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        self.expect(Tok::LParen)?;
        let init = self.for_init()?;
        let condition = if self.at(Tok::Semi) { None } else { Some(self.expression()?) };
        self.expect(Tok::Semi)?;
        let step = if self.at(Tok::RParen) { None } else { Some(self.expression()?) };
        self.expect(Tok::RParen)?;
        let contract = self.contract()?;
        let body = self.scoped_statement()?;
        Ok(self.add_loop(StmtKind::For { init, condition, step, body }, &contract, start))
    }

    fn add_loop(&mut self, kind: StmtKind, contract: &[Clause], start: Span) -> StmtId {
        let id = self.add_stmt(kind, start);
        self.tree.set_loop_contract(id, contract);
        id
    }

    fn for_init(&mut self) -> Parsed<Option<StmtId>> {
        let start = self.span();
        if self.eat(Tok::Semi) {
            return Ok(None);
        }
        if self.starts_declaration() {
            return self.declaration_stmt(Level::Other).map(Some);
        }
        let init = self.expression()?;
        if !self.eat(Tok::Semi) {
            return self.expected_semi();
        }
        Ok(Some(self.add_stmt(StmtKind::Expr(init), start)))
    }

    fn switch(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let value = self.parenthesized_condition()?;
        let body = self.scoped_statement()?;
        Ok(self.add_stmt(StmtKind::Switch { value, body }, start))
    }

    fn goto(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let kind = if self.eat(Tok::Star) {
            StmtKind::GotoComputed(self.expression()?)
        } else {
            StmtKind::Goto(self.ident()?)
        };
        self.expect_semi()?;
        Ok(self.add_stmt(kind, start))
    }

    fn return_stmt(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        self.advance();
        let value = if self.at(Tok::Semi) { None } else { Some(self.expression()?) };
        self.expect_semi()?;
        Ok(self.add_stmt(StmtKind::Return(value), start))
    }

    /// A statement with all its labels, in a loop: there are runs of 100,000 `case` labels.
    fn labeled(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let mut labels = Vec::new();
        while let Some(label) = self.label()? {
            labels.push(label);
        }
        let body_start = self.span();
        let body = match self.kind() {
            Tok::RBrace => self
                .add(Stmt { kind: StmtKind::Empty, span: Span::new(body_start.lo, body_start.lo) }),
            _ if self.starts_declaration() || self.at(Tok::StaticAssert) => self.block_item()?,
            _ => self.statement()?,
        };
        let labels = self.list(&labels);
        Ok(self.add_stmt(StmtKind::Labeled { labels, body }, start))
    }

    fn label(&mut self) -> Parsed<Option<Label>> {
        let start = self.span();
        let kind = match self.kind() {
            Tok::Ident if self.ahead(1).kind == Tok::Colon => LabelKind::Name(self.ident()?),
            Tok::Case => {
                self.advance();
                let first = self.conditional()?;
                let last = if self.eat(Tok::Ellipsis) { Some(self.conditional()?) } else { None };
                LabelKind::Case(first, last)
            }
            Tok::Default => {
                self.advance();
                LabelKind::Default
            }
            _ => return Ok(None),
        };
        self.expect(Tok::Colon)?;
        let span = self.span_from(start);
        // Behind a `case`, attributes belong to the statement.
        let attrs = if matches!(kind, LabelKind::Name(_)) {
            self.attribute_list()?
        } else {
            List::default()
        };
        Ok(Some(Label { kind, attrs, span }))
    }
}
