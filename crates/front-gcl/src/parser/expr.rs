//! Expressions, by operator precedence with a stack of what is still open: nesting costs no recursion.

use crate::error::ErrorKind;
use crate::lexer::{Token, TokenKind};
use crate::source::Span;
use crate::syntax::{Binary, BinderId, Expr, ExprId, Function, Name, Quantifier, Unary};

use super::{Parser, Stop};

/// What has been opened and waits for more. Those up to `Body` are operators, reduced by what binds less; the rest
/// wait for their own sign.
enum Pending {
    Unary(Unary, Span),
    Binary(Binary, ExprId),
    Else { condition: ExprId, then: ExprId, start: Span },
    Body { quantifier: Quantifier, binder: BinderId, low: ExprId, high: ExprId, start: Span },
    Paren(Span),
    Index(ExprId, Span),
    Call { function: Function, start: Span, arguments: Vec<ExprId> },
    Condition(Span),
    Then { condition: ExprId, start: Span },
    Low { quantifier: Quantifier, name: Name, start: Span },
    High { quantifier: Quantifier, name: Name, low: ExprId, start: Span },
}

impl Pending {
    /// What a marker waits for.
    fn awaits(&self) -> Option<(&'static str, Span)> {
        match self {
            Self::Paren(open) => Some(("`)`", *open)),
            Self::Call { start, .. } => Some(("`,` or `)`", *start)),
            Self::Index(_, open) => Some(("`]`", *open)),
            Self::Condition(start) => Some(("`then`", *start)),
            Self::Then { start, .. } => Some(("`else`", *start)),
            Self::Low { start, .. } => Some(("`..`", *start)),
            Self::High { start, .. } => Some(("`:`", *start)),
            Self::Unary(..) | Self::Binary(..) | Self::Else { .. } | Self::Body { .. } => None,
        }
    }
}

enum Next {
    Operand,
    Operator,
    Finished,
}

/// The state of one expression's parsing.
#[derive(Default)]
struct Open {
    pending: Vec<Pending>,
    /// The operand just completed.
    operand: Option<ExprId>,
}

impl Open {
    fn take(&mut self) -> ExprId {
        self.operand.take().expect("an operator should follow a complete operand")
    }
}

impl Parser<'_> {
    /// Parses the longest expression from here.
    pub(super) fn expr(&mut self) -> Result<ExprId, Stop> {
        let mut open = Open::default();
        let mut next = Next::Operand;
        loop {
            next = match next {
                Next::Operand => self.operand(&mut open)?,
                Next::Operator => self.operator(&mut open)?,
                Next::Finished => return self.finish(open),
            };
        }
    }

    fn finish(&mut self, mut open: Open) -> Result<ExprId, Stop> {
        self.reduce(&mut open, 0);
        match open.pending.last().and_then(Pending::awaits) {
            Some((expected, start)) => {
                let (line, column) = self.syntax.source.line_column(start.start);
                let advice = format!("for the one opened in line {line}, column {column}");
                Err(self.expected_with(&format!("{expected} or an operator"), Some(advice)))
            }
            None => Ok(open.take()),
        }
    }

    fn operand(&mut self, open: &mut Open) -> Result<Next, Stop> {
        let token = self.peek();
        match token.kind {
            TokenKind::Number => return Ok(self.leaf(open, token, Expr::Number)),
            TokenKind::True => return Ok(self.leaf(open, token, Expr::Bool(true))),
            TokenKind::False => return Ok(self.leaf(open, token, Expr::Bool(false))),
            TokenKind::Ident => return self.named(open, token),
            TokenKind::Bang => open.pending.push(Pending::Unary(Unary::Not, token.span)),
            TokenKind::Minus => open.pending.push(Pending::Unary(Unary::Negate, token.span)),
            TokenKind::Tilde => open.pending.push(Pending::Unary(Unary::Complement, token.span)),
            TokenKind::Open => open.pending.push(Pending::Paren(token.span)),
            TokenKind::If => open.pending.push(Pending::Condition(token.span)),
            TokenKind::Forall => return self.quantifier(open, Quantifier::Forall),
            TokenKind::Exists => return self.quantifier(open, Quantifier::Exists),
            TokenKind::Sum => return self.quantifier(open, Quantifier::Sum),
            TokenKind::Nondet => {
                return Err(self.fail(
                    ErrorKind::Misplaced {
                        what: "`nondet`".to_owned(),
                        advice:
                            "`nondet` is the whole right side of an assignment, as in `x := nondet`"
                                .to_owned(),
                    },
                    token.span,
                ));
            }
            TokenKind::Int | TokenKind::Bool | TokenKind::Bv => {
                let advice = "variables are declared after `vars`; separate groups by `;`";
                return Err(self.expected_with("an expression", Some(advice.to_owned())));
            }
            _ => return Err(self.expected("an expression")),
        }
        self.advance();
        Ok(Next::Operand)
    }

    fn leaf(&mut self, open: &mut Open, token: Token, expr: Expr) -> Next {
        self.advance();
        open.operand = Some(self.syntax.push(expr, token.span));
        Next::Operator
    }

    fn named(&mut self, open: &mut Open, token: Token) -> Result<Next, Stop> {
        if self.peek2().kind == TokenKind::Open {
            return self.call(open, token);
        }
        let name = self.syntax.names.intern(self.text(token));
        let expr = self.binder(name).map_or(Expr::Name(name), Expr::Binder);
        Ok(self.leaf(open, token, expr))
    }

    fn call(&mut self, open: &mut Open, token: Token) -> Result<Next, Stop> {
        let Some(function) = Function::named(self.text(token)) else {
            let name = self.text(token).to_owned();
            let known = Function::TABLE.iter().map(|entry| entry.1);
            let similar = crate::suggest::similar(&name, known);
            let kind = ErrorKind::UnknownName { what: "function", name, similar };
            return Err(self.fail(kind, token.span));
        };
        self.advance();
        self.advance();
        open.pending.push(Pending::Call { function, start: token.span, arguments: Vec::new() });
        Ok(Next::Operand)
    }

    /// `forall j in`; the bounds and the body follow.
    fn quantifier(&mut self, open: &mut Open, quantifier: Quantifier) -> Result<Next, Stop> {
        let start = self.advance().span;
        let name = self.name("a name for the index")?;
        self.expect(TokenKind::In, "`in`")?;
        open.pending.push(Pending::Low { quantifier, name, start });
        Ok(Next::Operand)
    }

    fn operator(&mut self, open: &mut Open) -> Result<Next, Stop> {
        let token = self.peek();
        if let Some(binary) = self.binary(token)? {
            self.push_binary(open, binary, token)?;
            return Ok(Next::Operand);
        }
        match token.kind {
            TokenKind::OpenBracket => {
                self.advance();
                let base = open.take();
                open.pending.push(Pending::Index(base, token.span));
                Ok(Next::Operand)
            }
            TokenKind::Dot => {
                self.advance();
                let field = self.name("the name of a variable")?;
                let base = open.take();
                let span = self.syntax.span(base).to(field.span);
                open.operand = Some(self.syntax.push(Expr::Field(base, field), span));
                Ok(Next::Operator)
            }
            TokenKind::Close
            | TokenKind::CloseBracket
            | TokenKind::Comma
            | TokenKind::Then
            | TokenKind::Else
            | TokenKind::DotDot
            | TokenKind::Colon => self.mark(open, token),
            _ => Ok(Next::Finished),
        }
    }

    /// A sign that may belong to what is open innermost. If it does not, the expression ends before it.
    fn mark(&mut self, open: &mut Open, token: Token) -> Result<Next, Stop> {
        self.reduce(open, 0);
        let Some(innermost) = open.pending.pop() else { return Ok(Next::Finished) };
        let next = match (innermost, token.kind) {
            (Pending::Paren(start), TokenKind::Close) => {
                // The parentheses belong to the expression, so that messages point at all of it.
                let inner = open.take();
                self.syntax.spans[inner.index()] = start.to(token.span);
                open.operand = Some(inner);
                Next::Operator
            }
            (Pending::Index(base, _), TokenKind::CloseBracket) => {
                let index = open.take();
                let span = self.syntax.span(base).to(token.span);
                open.operand = Some(self.syntax.push(Expr::Index(base, index), span));
                Next::Operator
            }
            (Pending::Call { function, start, mut arguments }, TokenKind::Comma) => {
                arguments.push(open.take());
                open.pending.push(Pending::Call { function, start, arguments });
                Next::Operand
            }
            (Pending::Call { function, start, mut arguments }, TokenKind::Close) => {
                arguments.push(open.take());
                open.operand = Some(self.push_call(function, &arguments, start.to(token.span)));
                Next::Operator
            }
            (Pending::Condition(start), TokenKind::Then) => {
                let condition = open.take();
                open.pending.push(Pending::Then { condition, start });
                Next::Operand
            }
            (Pending::Then { condition, start }, TokenKind::Else) => {
                let then = open.take();
                open.pending.push(Pending::Else { condition, then, start });
                Next::Operand
            }
            (Pending::Low { quantifier, name, start }, TokenKind::DotDot) => {
                let low = open.take();
                open.pending.push(Pending::High { quantifier, name, low, start });
                Next::Operand
            }
            (Pending::High { quantifier, name, low, start }, TokenKind::Colon) => {
                let high = open.take();
                let binder = self.open_binder(name)?;
                open.pending.push(Pending::Body { quantifier, binder, low, high, start });
                Next::Operand
            }
            (other, _) => {
                open.pending.push(other);
                return Ok(Next::Finished);
            }
        };
        self.advance();
        Ok(next)
    }

    fn push_call(&mut self, function: Function, arguments: &[ExprId], span: Span) -> ExprId {
        let start = ExprId::new(self.syntax.arguments.len()).0;
        self.syntax.arguments.extend_from_slice(arguments);
        let end = ExprId::new(self.syntax.arguments.len()).0;
        self.syntax.push(Expr::Call(function, start..end), span)
    }

    fn push_binary(&mut self, open: &mut Open, binary: Binary, token: Token) -> Result<(), Stop> {
        // Implication groups to the right, everything else to the left.
        let right = u8::from(binary == Binary::Implies);
        self.reduce(open, binary.strength() + right);
        let left = open.take();
        if (binary.is_comparison() || binary == Binary::Iff)
            && let Expr::Binary(first, a, b) = *self.syntax.expr(left)
            && first.strength() == binary.strength()
            && !self.parenthesised(left)
        {
            let advice = self.chained(first, a, b, binary);
            return Err(self.fail(ErrorKind::ChainedComparison { advice }, token.span));
        }
        self.advance();
        open.pending.push(Pending::Binary(binary, left));
        Ok(())
    }

    /// Whether a binary expression starts before its left operand, that is with a parenthesis of its own.
    fn parenthesised(&self, expr: ExprId) -> bool {
        match *self.syntax.expr(expr) {
            Expr::Binary(_, left, _) => {
                self.syntax.span(left).start != self.syntax.span(expr).start
            }
            _ => true,
        }
    }

    fn chained(&self, first: Binary, a: ExprId, b: ExprId, second: Binary) -> String {
        let (a, b) = (self.syntax.text(a), self.syntax.text(b));
        if a.len() + b.len() > 60 {
            return "write one comparison for each pair, joined by `&&`".to_owned();
        }
        let (first, second) = (first.text(), second.text());
        if first == "<=>" {
            return format!("use parentheses: `({a} {first} {b}) {second} ..`");
        }
        format!("write `{a} {first} {b} && {b} {second} ..`")
    }

    /// The binary operator that a token is.
    fn binary(&mut self, token: Token) -> Result<Option<Binary>, Stop> {
        let foreign = |instead| ErrorKind::ForeignOperator { found: String::new(), instead };
        Ok(Some(match token.kind {
            TokenKind::Iff => Binary::Iff,
            TokenKind::Implies => Binary::Implies,
            TokenKind::OrOr => Binary::Or,
            TokenKind::AndAnd => Binary::And,
            TokenKind::Equal => Binary::Equal,
            TokenKind::NotEqual => Binary::NotEqual,
            TokenKind::Less => Binary::Less,
            TokenKind::LessEqual => Binary::LessEqual,
            TokenKind::Greater => Binary::Greater,
            TokenKind::GreaterEqual => Binary::GreaterEqual,
            TokenKind::Or => Binary::BitOr,
            TokenKind::Caret => Binary::BitXor,
            TokenKind::And => Binary::BitAnd,
            TokenKind::ShiftLeft => Binary::ShiftLeft,
            TokenKind::ShiftRight => Binary::ShiftRight,
            TokenKind::Plus => Binary::Add,
            TokenKind::Minus => Binary::Subtract,
            TokenKind::Star => Binary::Multiply,
            TokenKind::EqualEqual => return self.foreign(token, foreign("="), Binary::Equal),
            TokenKind::LessGreater => return self.foreign(token, foreign("!="), Binary::NotEqual),
            TokenKind::Slash => return self.foreign(token, foreign("div"), Binary::Div),
            TokenKind::Percent => return self.foreign(token, foreign("mod"), Binary::Mod),
            TokenKind::Ident => return self.word_operator(token),
            _ => return Ok(None),
        }))
    }

    /// `div` and `mod` are operators between operands and plain names elsewhere.
    fn word_operator(&mut self, token: Token) -> Result<Option<Binary>, Stop> {
        if matches!(self.peek2().kind, TokenKind::Colon | TokenKind::Becomes) {
            return Ok(None);
        }
        let foreign = |instead| ErrorKind::ForeignOperator { found: String::new(), instead };
        match self.text(token) {
            "div" => Ok(Some(Binary::Div)),
            "mod" => Ok(Some(Binary::Mod)),
            "and" | "AND" => self.foreign(token, foreign("&&"), Binary::And),
            "or" | "OR" => self.foreign(token, foreign("||"), Binary::Or),
            _ => Ok(None),
        }
    }

    /// Reports an operator of another language and goes on as if the right one stood there.
    fn foreign(
        &mut self,
        token: Token,
        mut kind: ErrorKind,
        meant: Binary,
    ) -> Result<Option<Binary>, Stop> {
        if let ErrorKind::ForeignOperator { found, .. } = &mut kind {
            self.text(token).clone_into(found);
        }
        self.report(kind, token.span)?;
        self.poisoned = true;
        Ok(Some(meant))
    }

    /// Completes the operators that bind at least as tightly as `strength`, down to the innermost marker.
    fn reduce(&mut self, open: &mut Open, strength: u8) {
        while let Some(top) = open.pending.last() {
            let tight = match top {
                Pending::Unary(..) => true,
                Pending::Binary(binary, _) => binary.strength() >= strength,
                Pending::Else { .. } | Pending::Body { .. } => strength == 0,
                _ => false,
            };
            if !tight {
                return;
            }
            let top = open.pending.pop().expect("the stack should have a top, just seen");
            let inner = open.take();
            let end = self.syntax.span(inner);
            let (expr, start) = match top {
                Pending::Unary(unary, start) => (Expr::Unary(unary, inner), start),
                Pending::Binary(binary, left) => {
                    (Expr::Binary(binary, left, inner), self.syntax.span(left))
                }
                Pending::Else { condition, then, start } => {
                    (Expr::If(condition, then, inner), start)
                }
                Pending::Body { quantifier, binder, low, high, start } => {
                    self.close_binders(self.scope.len() - 1);
                    (Expr::Quantifier(quantifier, binder, low, high, inner), start)
                }
                _ => unreachable!("only operators should be reduced"),
            };
            open.operand = Some(self.syntax.push(expr, start.to(end)));
        }
    }
}
