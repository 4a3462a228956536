//! Expressions, from the comma operator down to prefix operators.

use super::{Parsed, Parser};
use crate::span::Span;
use crate::token::Tok;
use crate::tree::{BinaryOp, Expr, ExprId, ExprKind, TypeNameId, UnaryOp};

impl Parser<'_> {
    pub(super) fn add_expr(&mut self, kind: ExprKind, start: Span) -> ExprId {
        let span = self.span_from(start);
        self.add(Expr { kind, span })
    }

    /// `assignment, assignment, ..`
    pub(super) fn expression(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let mut left = self.assignment()?;
        while self.eat(Tok::Comma) {
            let right = self.assignment()?;
            left = self.add_expr(ExprKind::Comma(left, right), start);
        }
        Ok(left)
    }

    /// `conditional`, or `conditional = assignment`. That the left side is an lvalue is not
    /// checked here.
    pub(super) fn assignment(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let left = self.conditional()?;
        let Some(op) = assignment_op(self.kind()) else { return Ok(left) };
        self.advance();
        let right = self.deeper(Self::assignment)?;
        Ok(self.add_expr(ExprKind::Assign(op, left, right), start))
    }

    /// `implication`, or `implication ? expression : conditional`.
    pub(super) fn conditional(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let condition = self.implication()?;
        if !self.eat(Tok::Question) {
            return Ok(condition);
        }
        let then = if self.at(Tok::Colon) { None } else { Some(self.deeper(Self::expression)?) };
        self.expect(Tok::Colon)?;
        let otherwise = self.deeper(Self::conditional)?;
        Ok(self.add_expr(ExprKind::Cond { condition, then, otherwise }, start))
    }

    /// `binary`, or CBMC's `binary ==> implication`, which is `!binary || implication`.
    fn implication(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let premise = self.binary(0)?;
        if !self.eat(Tok::Implies) {
            return Ok(premise);
        }
        let conclusion = self.deeper(Self::implication)?;
        let not = self.add_expr(ExprKind::Unary(UnaryOp::Not, premise), start);
        Ok(self.add_expr(ExprKind::Binary(BinaryOp::Or, not, conclusion), start))
    }

    /// Operands joined by operators that bind tighter than `above`.
    ///
    /// The recursion is as deep as there are levels of precedence, not as the chain is long.
    fn binary(&mut self, above: u8) -> Parsed<ExprId> {
        let start = self.span();
        let mut left = self.cast()?;
        while let Some(op) = binary_op(self.kind()) {
            let precedence = op.precedence();
            if precedence <= above {
                break;
            }
            self.advance();
            let right = self.binary(precedence)?;
            left = self.add_expr(ExprKind::Binary(op, left, right), start);
        }
        Ok(left)
    }

    /// `unary`, or `(type) cast`, or a compound literal.
    fn cast(&mut self) -> Parsed<ExprId> {
        self.deeper(|parser| {
            if parser.at(Tok::LParen) && parser.starts_type(1) {
                parser.cast_or_compound_literal()
            } else {
                parser.unary()
            }
        })
    }

    fn cast_or_compound_literal(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        self.expect(Tok::LParen)?;
        let ty = self.type_name()?;
        self.expect(Tok::RParen)?;
        if self.at(Tok::LBrace) {
            let items = self.init_list()?;
            let literal = self.add_expr(ExprKind::CompoundLiteral(ty, items), start);
            return self.postfix(literal, start);
        }
        let operand = self.cast()?;
        Ok(self.add_expr(ExprKind::Cast(ty, operand), start))
    }

    /// A prefix operator with its operand, or a postfix expression.
    fn unary(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        match self.kind() {
            Tok::Amp => self.prefix(UnaryOp::AddrOf),
            Tok::Star => self.prefix(UnaryOp::Deref),
            Tok::Plus => self.prefix(UnaryOp::Plus),
            Tok::Minus => self.prefix(UnaryOp::Neg),
            Tok::Tilde => self.prefix(UnaryOp::BitNot),
            Tok::Bang => self.prefix(UnaryOp::Not),
            Tok::PlusPlus => self.prefix(UnaryOp::PreInc),
            Tok::MinusMinus => self.prefix(UnaryOp::PreDec),
            Tok::Real => self.prefix(UnaryOp::Real),
            Tok::Imag => self.prefix(UnaryOp::Imag),
            Tok::Extension => {
                self.advance();
                self.cast()
            }
            Tok::AmpAmp => {
                self.advance();
                let label = self.ident()?;
                Ok(self.add_expr(ExprKind::LabelAddr(label), start))
            }
            Tok::Sizeof => self.size_or_alignment(ExprKind::SizeofType, ExprKind::SizeofExpr),
            Tok::Alignof => self.size_or_alignment(ExprKind::AlignofType, ExprKind::AlignofExpr),
            _ => {
                let operand = self.primary()?;
                self.postfix(operand, start)
            }
        }
    }

    fn prefix(&mut self, op: UnaryOp) -> Parsed<ExprId> {
        let start = self.span();
        self.advance();
        let operand = self.cast()?;
        Ok(self.add_expr(ExprKind::Unary(op, operand), start))
    }

    /// `sizeof (type)`, `sizeof expression`, and the same with `_Alignof`.
    ///
    /// `sizeof (type) {..}` is the size of a compound literal, and `sizeof (type) * x` a product.
    fn size_or_alignment(
        &mut self,
        of_type: fn(TypeNameId) -> ExprKind,
        of_expr: fn(ExprId) -> ExprKind,
    ) -> Parsed<ExprId> {
        let start = self.span();
        self.advance();
        let operand_start = self.span();
        if !(self.at(Tok::LParen) && self.starts_type(1)) {
            let operand = self.deeper(Self::unary)?;
            return Ok(self.add_expr(of_expr(operand), start));
        }
        self.advance();
        let ty = self.type_name()?;
        self.expect(Tok::RParen)?;
        if self.at(Tok::LBrace) {
            let items = self.init_list()?;
            let literal = self.add_expr(ExprKind::CompoundLiteral(ty, items), operand_start);
            let operand = self.postfix(literal, operand_start)?;
            return Ok(self.add_expr(of_expr(operand), start));
        }
        Ok(self.add_expr(of_type(ty), start))
    }
}

/// `None`: no assignment; `Some(None)`: `=`; otherwise the operator of a compound assignment.
#[expect(clippy::option_option, reason = "the tree holds the inner option as it is")]
fn assignment_op(kind: Tok) -> Option<Option<BinaryOp>> {
    let op = match kind {
        Tok::Assign => return Some(None),
        Tok::StarAssign => BinaryOp::Mul,
        Tok::SlashAssign => BinaryOp::Div,
        Tok::PercentAssign => BinaryOp::Rem,
        Tok::PlusAssign => BinaryOp::Add,
        Tok::MinusAssign => BinaryOp::Sub,
        Tok::ShlAssign => BinaryOp::Shl,
        Tok::ShrAssign => BinaryOp::Shr,
        Tok::AmpAssign => BinaryOp::BitAnd,
        Tok::CaretAssign => BinaryOp::BitXor,
        Tok::PipeAssign => BinaryOp::BitOr,
        _ => return None,
    };
    Some(Some(op))
}

fn binary_op(kind: Tok) -> Option<BinaryOp> {
    let op = match kind {
        Tok::Star => BinaryOp::Mul,
        Tok::Slash => BinaryOp::Div,
        Tok::Percent => BinaryOp::Rem,
        Tok::Plus => BinaryOp::Add,
        Tok::Minus => BinaryOp::Sub,
        Tok::Shl => BinaryOp::Shl,
        Tok::Shr => BinaryOp::Shr,
        Tok::Lt => BinaryOp::Lt,
        Tok::Gt => BinaryOp::Gt,
        Tok::Le => BinaryOp::Le,
        Tok::Ge => BinaryOp::Ge,
        Tok::EqEq => BinaryOp::Eq,
        Tok::Ne => BinaryOp::Ne,
        Tok::Amp => BinaryOp::BitAnd,
        Tok::Caret => BinaryOp::BitXor,
        Tok::Pipe => BinaryOp::BitOr,
        Tok::AmpAmp => BinaryOp::And,
        Tok::PipePipe => BinaryOp::Or,
        _ => return None,
    };
    Some(op)
}
