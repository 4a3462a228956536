//! Postfix operators, and what stands at the bottom of expressions.

use super::decl::Level;
use super::{Parsed, Parser};
use crate::error::ErrorKind;
use crate::literal::{self, Number};
use crate::span::Span;
use crate::token::{Tok, Token};
use crate::tree::{
    Access, Base, Designator, Encoding, ExprId, ExprKind, GenericArm, IntSuffix, List, StmtKind,
    StrId, StringLit, UnaryOp,
};

impl Parser<'_> {
    /// Reads all postfix operators behind `operand`, which started at `start`.
    pub(super) fn postfix(&mut self, operand: ExprId, start: Span) -> Parsed<ExprId> {
        let mut operand = operand;
        loop {
            let kind = match self.kind() {
                Tok::LBracket => {
                    self.advance();
                    let index = self.expression()?;
                    self.expect(Tok::RBracket)?;
                    ExprKind::Index(operand, index)
                }
                Tok::LParen => {
                    self.advance();
                    ExprKind::Call(operand, self.arguments(operand)?)
                }
                Tok::Dot => self.member(operand, Access::Dot)?,
                Tok::Arrow => self.member(operand, Access::Arrow)?,
                Tok::PlusPlus => {
                    self.advance();
                    ExprKind::Unary(UnaryOp::PostInc, operand)
                }
                Tok::MinusMinus => {
                    self.advance();
                    ExprKind::Unary(UnaryOp::PostDec, operand)
                }
                _ => return Ok(operand),
            };
            operand = self.add_expr(kind, start);
        }
    }

    fn member(&mut self, base: ExprId, access: Access) -> Parsed<ExprKind> {
        self.advance();
        let member = self.ident()?;
        Ok(ExprKind::Member { base, access, member })
    }

    /// The arguments of a call and its `)`. Only builtin functions take types.
    fn arguments(&mut self, callee: ExprId) -> Parsed<List<ExprId>> {
        let mut arguments = Vec::new();
        if !self.at(Tok::RParen) {
            loop {
                let argument = if self.starts_type(0) && self.is_builtin(callee) {
                    let start = self.span();
                    let ty = self.type_name()?;
                    self.add_expr(ExprKind::TypeArg(ty), start)
                } else {
                    self.assignment()?
                };
                arguments.push(argument);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen)?;
        Ok(self.list(&arguments))
    }

    fn is_builtin(&self, callee: ExprId) -> bool {
        match self.tree[callee].kind {
            ExprKind::Ident(name) => self.tree.text(name).starts_with("__"),
            _ => false,
        }
    }

    pub(super) fn primary(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let kind = match self.token() {
            Token { kind: Tok::Ident, name: Some(name), .. } if !self.scopes.is_type(name) => {
                if self.ahead(1).kind == Tok::LBrace
                    && let Some(all) = quantifier(self.tree.text(name))
                {
                    return self.scoped(|parser| parser.quantified(all));
                }
                self.advance();
                ExprKind::Ident(name)
            }
            Token { kind: Tok::Number, .. } => self.number(),
            Token { kind: Tok::Char, .. } => self.character(),
            Token { kind: Tok::Str, .. } => ExprKind::Str(self.string()?),
            Token { kind: Tok::LParen, .. } => return self.parenthesized(),
            Token { kind: Tok::Generic, .. } => self.generic()?,
            Token { kind: Tok::BuiltinVaArg, .. } => self.va_arg()?,
            Token { kind: Tok::BuiltinOffsetof, .. } => self.offsetof()?,
            Token { kind: Tok::BuiltinTypesCompatible, .. } => self.types_compatible()?,
            Token { kind: Tok::BuiltinChooseExpr, .. } => self.choose_expr()?,
            _ => return self.expected("an expression"),
        };
        Ok(self.add_expr(kind, start))
    }

    /// `__CPROVER_forall { declaration expression }`, in a scope of its own.
    fn quantified(&mut self, all: bool) -> Parsed<ExprId> {
        let start = self.span();
        self.advance();
        self.expect(Tok::LBrace)?;
        let decl = self.declaration(Level::Other, Vec::new())?;
        let decl = self.add_stmt(StmtKind::Decl(decl), start);
        let body = self.deeper(Self::expression)?;
        let body = self.add_stmt(StmtKind::Expr(body), start);
        self.expect(Tok::RBrace)?;
        let stmts = self.list(&[decl, body]);
        let block = self.add_stmt(StmtKind::Block(stmts), start);
        Ok(self.add_expr(ExprKind::Quantified { all, block }, start))
    }

    /// `(expression)` or `({ .. })`.
    fn parenthesized(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        self.expect(Tok::LParen)?;
        if self.at(Tok::LBrace) {
            let block = self.block()?;
            self.expect(Tok::RParen)?;
            return Ok(self.add_expr(ExprKind::StmtExpr(block), start));
        }
        let inner = self.expression()?;
        self.expect(Tok::RParen)?;
        Ok(inner)
    }

    // Literals. A faulty one is reported and read as zero.

    fn number(&mut self) -> ExprKind {
        let Token { span, .. } = self.token();
        self.advance();
        let text = std::str::from_utf8(span.text(self.text)).unwrap_or_default();
        match literal::number(text) {
            Ok(Number::Int { value, base, suffix }) => ExprKind::Int { value, base, suffix },
            Ok(Number::Float { digits, suffix, imaginary }) => {
                let digits = self.tree.names.intern(digits);
                ExprKind::Float { digits, suffix, imaginary }
            }
            Err(kind) => {
                self.report(span, kind);
                ExprKind::Int { value: 0, base: Base::Decimal, suffix: IntSuffix::default() }
            }
        }
    }

    fn character(&mut self) -> ExprKind {
        let Token { span, .. } = self.token();
        self.advance();
        let (encoding, text) = literal::split_quoted(span.text(self.text));
        let mut units = Vec::new();
        if let Err(kind) = literal::decode(text, encoding, &mut units) {
            self.report(span, kind);
        }
        let value = literal::char_value(encoding, &units).unwrap_or_else(|| {
            self.report(span, ErrorKind::EmptyCharacter);
            0
        });
        ExprKind::Char { encoding, value }
    }

    /// One or more adjacent string literals.
    pub(super) fn string(&mut self) -> Parsed<StrId> {
        if !self.at(Tok::Str) {
            return self.expected("a string literal");
        }
        let first = self.pos;
        while self.at(Tok::Str) {
            self.advance();
        }
        let parts = first..self.pos;
        let text = self.text;
        let mut encoding = Encoding::Plain;
        for part in parts.clone() {
            let span = self.tokens[part].span;
            let (own, _) = literal::split_quoted(span.text(text));
            if own != Encoding::Plain {
                if encoding != Encoding::Plain && encoding != own {
                    self.report(span, ErrorKind::MixedStrings);
                }
                encoding = own;
            }
        }
        let mut units = Vec::new();
        for part in parts {
            let span = self.tokens[part].span;
            let (_, content) = literal::split_quoted(span.text(text));
            if let Err(kind) = literal::decode(content, encoding, &mut units) {
                self.report(span, kind);
            }
        }
        let span = self.span_from(self.tokens[first].span);
        Ok(self.add(StringLit { encoding, units: units.into_boxed_slice(), span }))
    }

    // Keywords that look like functions.

    fn generic(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.expect(Tok::LParen)?;
        let control = self.assignment()?;
        let mut arms = Vec::new();
        while self.eat(Tok::Comma) {
            let ty = if self.eat(Tok::Default) { None } else { Some(self.type_name()?) };
            self.expect(Tok::Colon)?;
            let value = self.assignment()?;
            arms.push(GenericArm { ty, value });
        }
        self.expect(Tok::RParen)?;
        Ok(ExprKind::Generic(control, self.list(&arms)))
    }

    fn va_arg(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.expect(Tok::LParen)?;
        let list = self.assignment()?;
        self.expect(Tok::Comma)?;
        let ty = self.type_name()?;
        self.expect(Tok::RParen)?;
        Ok(ExprKind::VaArg(list, ty))
    }

    fn types_compatible(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.expect(Tok::LParen)?;
        let left = self.type_name()?;
        self.expect(Tok::Comma)?;
        let right = self.type_name()?;
        self.expect(Tok::RParen)?;
        Ok(ExprKind::TypesCompatible(left, right))
    }

    fn choose_expr(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.expect(Tok::LParen)?;
        let condition = self.assignment()?;
        self.expect(Tok::Comma)?;
        let then = self.assignment()?;
        self.expect(Tok::Comma)?;
        let otherwise = self.assignment()?;
        self.expect(Tok::RParen)?;
        Ok(ExprKind::ChooseExpr(condition, then, otherwise))
    }

    /// `__builtin_offsetof(type, member.member[index])`
    fn offsetof(&mut self) -> Parsed<ExprKind> {
        self.advance();
        self.expect(Tok::LParen)?;
        let ty = self.type_name()?;
        self.expect(Tok::Comma)?;
        let mut path = vec![Designator::Member(self.ident()?)];
        loop {
            if self.eat(Tok::Dot) {
                path.push(Designator::Member(self.ident()?));
            } else if self.eat(Tok::Arrow) {
                // `a->b` is `a[0].b` here, as gcc has it.
                let zero =
                    ExprKind::Int { value: 0, base: Base::Decimal, suffix: IntSuffix::default() };
                let zero = self.add_expr(zero, self.span());
                path.push(Designator::Index(zero));
                path.push(Designator::Member(self.ident()?));
            } else if self.eat(Tok::LBracket) {
                path.push(Designator::Index(self.expression()?));
                self.expect(Tok::RBracket)?;
            } else {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(ExprKind::Offsetof(ty, self.list(&path)))
    }
}

/// Whether the word quantifies over all values, or over some; none if it is another word.
fn quantifier(word: &str) -> Option<bool> {
    match word {
        "__CPROVER_forall" => Some(true),
        "__CPROVER_exists" => Some(false),
        _ => None,
    }
}
