//! The check of one expression whose arguments have been checked.

use crate::error::ErrorKind;
use crate::syntax::{
    Binary, Content, DeclId, Expr, ExprId, Function, Name, NameId, ProcessId, Quantifier, Scalar,
    Unary,
};

use super::{Checker, Element, Global, TooMany, Ty, Typed};

impl Checker {
    pub(super) fn typed(&self, expr: ExprId) -> Typed {
        self.checked.sorts[expr.index()]
    }

    /// Finds the sort of an expression.
    pub(super) fn expr(&mut self, id: ExprId) -> Result<(), TooMany> {
        let constant = |ty| Typed { ty, constant: true };
        let typed = match self.checked.syntax.expr(id).clone() {
            Expr::Number | Expr::Binder(_) => constant(Ty::Number),
            Expr::Bool(_) => constant(Ty::Bool),
            Expr::Name(name) => self.name(id, name)?,
            Expr::Index(base, index) => self.index(base, index)?,
            Expr::Field(base, field) => self.field(id, base, field)?,
            Expr::Unary(unary, inner) => self.unary(unary, inner)?,
            Expr::Binary(binary, left, right) => self.binary(binary, left, right)?,
            Expr::If(condition, then, otherwise) => self.conditional(condition, then, otherwise)?,
            Expr::Quantifier(quantifier, binder, low, high, body) => {
                self.number(low, "the bound of a quantifier")?;
                self.number(high, "the bound of a quantifier")?;
                self.hides(binder)?;
                self.quantified(quantifier, body)?
            }
            Expr::Call(function, arguments) => {
                let range = arguments.start as usize..arguments.end as usize;
                let arguments = self.checked.syntax.arguments[range].to_vec();
                self.call(id, function, &arguments)?
            }
            Expr::Const(_) | Expr::Variable(_) | Expr::Process(_) | Expr::Member(..) => {
                self.typed(id)
            }
        };
        self.checked.sorts[id.index()] = typed;
        Ok(())
    }

    fn name(&mut self, id: ExprId, name: NameId) -> Result<Typed, TooMany> {
        let local = self.owner.and_then(|process| self.locals.get(&(process, name)));
        let meaning = match local {
            Some((decl, _)) => Some(Global::Variable(*decl)),
            None => self.globals.get(&name).map(|found| found.0),
        };
        match meaning {
            Some(Global::Variable(decl)) => {
                self.checked.syntax.exprs[id.index()] = Expr::Variable(decl);
                Ok(Typed { ty: self.declared(decl), constant: false })
            }
            Some(Global::Const(constant)) if constant.index() < self.visible_consts => {
                self.checked.syntax.exprs[id.index()] = Expr::Const(constant);
                Ok(self.typed(self.checked.consts[constant.index()].value))
            }
            Some(Global::Process(process)) => {
                self.checked.syntax.exprs[id.index()] = Expr::Process(process);
                let ty = match self.checked.processes[process.index()].indices {
                    Some(_) => Ty::Process(process),
                    None => Ty::Instance(process),
                };
                Ok(Typed { ty, constant: true })
            }
            Some(Global::Const(_)) | None => {
                self.unknown("name", id, name, meaning.is_some())?;
                Ok(Typed::ERROR)
            }
        }
    }

    fn unknown(
        &mut self,
        what: &'static str,
        id: ExprId,
        name: NameId,
        later: bool,
    ) -> Result<(), TooMany> {
        let syntax = &self.checked.syntax;
        let text = syntax.name(name).to_owned();
        let kind = if later {
            let advice =
                format!("`{text}` is declared further down: a constant may use those before it");
            ErrorKind::Misplaced { what: format!("`{text}`"), advice }
        } else {
            let locals = self
                .checked
                .decls
                .iter()
                .filter(|decl| decl.process.is_some() && decl.process == self.owner);
            let names = locals.map(|decl| decl.name.id).chain(self.globals.keys().copied());
            let similar = crate::suggest::similar(&text, names.map(|known| syntax.name(known)));
            ErrorKind::UnknownName { what, name: text, similar }
        };
        self.report(kind, self.checked.syntax.span(id))
    }

    /// The sort of a variable that has all indices of its process and none of its own.
    fn declared(&self, decl: DeclId) -> Ty {
        match self.checked.decls[decl.index()].dimensions.len() {
            0 => content(self.checked.decls[decl.index()].content),
            lacking => Ty::Family(decl, lacking),
        }
    }

    fn index(&mut self, base: ExprId, index: ExprId) -> Result<Typed, TooMany> {
        let constant = self.typed(index).constant;
        let ty = match self.typed(base).ty {
            Ty::Error => Ty::Error,
            Ty::Array { index: wanted, element } => {
                self.want(index, wanted.into())?;
                return Ok(Typed { ty: element.into(), constant: false });
            }
            Ty::Family(decl, lacking) => {
                self.want(index, Ty::Int)?;
                if lacking == 1 {
                    content(self.checked.decls[decl.index()].content)
                } else {
                    Ty::Family(decl, lacking - 1)
                }
            }
            Ty::Process(process) => {
                self.want(index, Ty::Int)?;
                return Ok(Typed { ty: Ty::Instance(process), constant });
            }
            _ => {
                self.mismatch(base, "an array or a family of variables", None)?;
                Ty::Error
            }
        };
        Ok(Typed { ty, constant: false })
    }

    fn field(&mut self, id: ExprId, base: ExprId, field: Name) -> Result<Typed, TooMany> {
        match self.typed(base).ty {
            Ty::Instance(process) => {
                let Some(decl) = self.field_of(process, field)? else { return Ok(Typed::ERROR) };
                self.checked.syntax.exprs[id.index()] = Expr::Member(base, decl);
                Ok(Typed { ty: self.declared(decl), constant: false })
            }
            Ty::Error => Ok(Typed::ERROR),
            Ty::Process(_) => {
                self.mismatch(base, "one process", Some("say which one, such as `P[1].x`"))?;
                Ok(Typed::ERROR)
            }
            _ => {
                self.mismatch(base, "a process", None)?;
                Ok(Typed::ERROR)
            }
        }
    }

    fn field_of(&mut self, process: ProcessId, field: Name) -> Result<Option<DeclId>, TooMany> {
        if let Some((decl, _)) = self.locals.get(&(process, field.id)) {
            return Ok(Some(*decl));
        }
        let syntax = &self.checked.syntax;
        let name = syntax.name(field.id).to_owned();
        let known = self.checked.decls.iter().filter(|decl| decl.process == Some(process));
        let similar = crate::suggest::similar(&name, known.map(|decl| syntax.name(decl.name.id)));
        let kind = ErrorKind::UnknownName { what: "variable of the process", name, similar };
        self.report(kind, field.span)?;
        Ok(None)
    }

    fn unary(&mut self, unary: Unary, inner: ExprId) -> Result<Typed, TooMany> {
        let Typed { ty, constant } = self.typed(inner);
        let error = Typed::ERROR;
        match unary {
            Unary::Not if matches!(ty, Ty::Bool | Ty::Error) => {
                Ok(Typed { ty: Ty::Bool, constant })
            }
            Unary::Negate if ty.is_numeric() => Ok(Typed { ty: fixed(ty, constant), constant }),
            Unary::Complement if ty.is_bv() => Ok(Typed { ty, constant }),
            Unary::Not => {
                let advice =
                    "`!` takes what follows right after it: write `!(..)` around a comparison";
                self.mismatch(inner, "bool", Some(advice))?;
                Ok(error)
            }
            Unary::Negate => self.mismatch(inner, "int or a bit-vector", None).map(|()| error),
            Unary::Complement => self
                .mismatch(inner, "a bit-vector", Some("the negation of a truth value is `!`"))
                .map(|()| error),
        }
    }

    fn binary(&mut self, binary: Binary, left: ExprId, right: ExprId) -> Result<Typed, TooMany> {
        let (a, b) = (self.typed(left), self.typed(right));
        let constant = a.constant && b.constant;
        match binary {
            Binary::Iff | Binary::Implies | Binary::Or | Binary::And => {
                self.want(left, Ty::Bool)?;
                self.want(right, Ty::Bool)?;
                Ok(Typed { ty: Ty::Bool, constant })
            }
            Binary::Equal | Binary::NotEqual => {
                let wanted = |ty| {
                    !matches!(ty, Ty::Family(..) | Ty::Process(_) | Ty::Instance(_) | Ty::All(_))
                };
                self.same(left, right, "a value", wanted)?;
                Ok(Typed { ty: Ty::Bool, constant })
            }
            Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual => {
                self.same(left, right, "int or a bit-vector", Ty::is_numeric)?;
                Ok(Typed { ty: Ty::Bool, constant })
            }
            Binary::Add | Binary::Subtract | Binary::Multiply | Binary::Div | Binary::Mod => {
                let ty = self.same(left, right, "int or a bit-vector", Ty::is_numeric)?;
                Ok(Typed { ty: fixed(ty, constant), constant })
            }
            Binary::BitOr
            | Binary::BitXor
            | Binary::BitAnd
            | Binary::ShiftLeft
            | Binary::ShiftRight => {
                let ty = self.same(left, right, "a bit-vector", Ty::is_bv)?;
                Ok(Typed { ty, constant })
            }
        }
    }

    /// The common sort of two operands, which must be one that is wanted.
    fn same(
        &mut self,
        left: ExprId,
        right: ExprId,
        expected: &str,
        wanted: impl Fn(Ty) -> bool,
    ) -> Result<Ty, TooMany> {
        let (a, b) = (self.typed(left).ty, self.typed(right).ty);
        match a.unify(b) {
            Some(Ty::Error) => Ok(Ty::Error),
            Some(ty) if wanted(ty) => Ok(ty),
            Some(_) => {
                // A number alone does not say how wide a bit-vector is.
                let culprit = if wanted(a) { right } else { left };
                self.mismatch(culprit, expected, None).map(|()| Ty::Error)
            }
            None if !wanted(a) && a != Ty::Number => {
                self.mismatch(left, expected, None).map(|()| Ty::Error)
            }
            None => {
                let expected = if wanted(a) { a.to_string() } else { expected.to_owned() };
                self.mismatch(right, &expected, advice_for(a, b)).map(|()| Ty::Error)
            }
        }
    }

    fn conditional(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
    ) -> Result<Typed, TooMany> {
        self.want(condition, Ty::Bool)?;
        let wanted =
            |ty| !matches!(ty, Ty::Family(..) | Ty::Process(_) | Ty::Instance(_) | Ty::All(_));
        let ty = self.same(then, otherwise, "a value", wanted)?;
        let constant =
            [condition, then, otherwise].into_iter().all(|part| self.typed(part).constant);
        Ok(Typed { ty, constant })
    }

    fn quantified(&mut self, quantifier: Quantifier, body: ExprId) -> Result<Typed, TooMany> {
        let Typed { ty, constant } = self.typed(body);
        if quantifier != Quantifier::Sum {
            self.want(body, Ty::Bool)?;
            return Ok(Typed { ty: Ty::Bool, constant });
        }
        if ty.is_numeric() {
            return Ok(Typed { ty: fixed(ty, constant), constant });
        }
        self.mismatch(body, "int or a bit-vector", None).map(|()| Typed::ERROR)
    }

    fn call(
        &mut self,
        id: ExprId,
        function: Function,
        arguments: &[ExprId],
    ) -> Result<Typed, TooMany> {
        if arguments.len() != function.arity() {
            let plural = if function.arity() == 1 { "" } else { "s" };
            let expected =
                format!("{} argument{plural} of `{}`", function.arity(), function.name());
            let kind =
                ErrorKind::Sort { expected, found: arguments.len().to_string(), advice: None };
            self.report(kind, self.checked.syntax.span(id))?;
            return Ok(Typed::ERROR);
        }
        let constant = arguments.iter().all(|argument| self.typed(*argument).constant);
        let first = self.typed(arguments[0]).ty;
        let ty = match function {
            Function::Min | Function::Max => {
                let ty =
                    self.same(arguments[0], arguments[1], "int or a bit-vector", Ty::is_numeric)?;
                fixed(ty, constant)
            }
            Function::Abs => {
                self.want(arguments[0], Ty::Int)?;
                fixed(first, constant)
            }
            Function::All => self.all(arguments[0])?,
            Function::SignedLess | Function::SignedLessEqual => {
                self.same(arguments[0], arguments[1], "a bit-vector", Ty::is_bv)?;
                Ty::Bool
            }
            Function::SignedDiv | Function::SignedRem | Function::ShiftRightSigned => {
                self.same(arguments[0], arguments[1], "a bit-vector", Ty::is_bv)?
            }
            Function::ZeroExtend | Function::SignExtend => self.extension(arguments)?,
            Function::Extract => self.extraction(arguments)?,
            Function::Concat => self.concatenation(arguments)?,
        };
        Ok(Typed { ty, constant })
    }

    fn all(&mut self, element: ExprId) -> Result<Ty, TooMany> {
        Ok(Ty::All(match self.typed(element).ty {
            Ty::Bool => Element::Scalar(Scalar::Bool),
            Ty::Int => Element::Scalar(Scalar::Int),
            Ty::Bv(width) => Element::Scalar(Scalar::Bv(width)),
            Ty::Number => Element::Number,
            Ty::Error => return Ok(Ty::Error),
            _ => {
                return self
                    .mismatch(element, "bool, int or a bit-vector", None)
                    .map(|()| Ty::Error);
            }
        }))
    }

    fn extension(&mut self, arguments: &[ExprId]) -> Result<Ty, TooMany> {
        let Ty::Bv(from) = self.typed(arguments[0]).ty else { return self.no_bv(arguments[0]) };
        let Some(to) = self.literal(arguments[1])? else { return Ok(Ty::Error) };
        if to < from || to > 65_536 {
            let expected = format!("a width of {from} or more");
            return self
                .mismatch_text(arguments[1], &expected, &to.to_string())
                .map(|()| Ty::Error);
        }
        Ok(Ty::Bv(to))
    }

    fn extraction(&mut self, arguments: &[ExprId]) -> Result<Ty, TooMany> {
        let Ty::Bv(width) = self.typed(arguments[0]).ty else { return self.no_bv(arguments[0]) };
        let (Some(high), Some(low)) = (self.literal(arguments[1])?, self.literal(arguments[2])?)
        else {
            return Ok(Ty::Error);
        };
        if high >= width {
            let expected = format!("a bit from {} down to 0", width - 1);
            return self
                .mismatch_text(arguments[1], &expected, &high.to_string())
                .map(|()| Ty::Error);
        }
        if low > high {
            let expected = format!("a bit from {high} down to 0");
            return self
                .mismatch_text(arguments[2], &expected, &low.to_string())
                .map(|()| Ty::Error);
        }
        Ok(Ty::Bv(high - low + 1))
    }

    fn concatenation(&mut self, arguments: &[ExprId]) -> Result<Ty, TooMany> {
        let Ty::Bv(high) = self.typed(arguments[0]).ty else { return self.no_bv(arguments[0]) };
        let Ty::Bv(low) = self.typed(arguments[1]).ty else { return self.no_bv(arguments[1]) };
        if high + low > 65_536 {
            return self
                .mismatch_text(arguments[1], "65536 bits or fewer", &(high + low).to_string())
                .map(|()| Ty::Error);
        }
        Ok(Ty::Bv(high + low))
    }

    fn no_bv(&mut self, expr: ExprId) -> Result<Ty, TooMany> {
        self.want_that(expr, "a bit-vector", Ty::is_bv).map(|_| Ty::Error)
    }

    /// The value of a width or a bit, which must be written as a number because a sort depends on it.
    fn literal(&mut self, expr: ExprId) -> Result<Option<u32>, TooMany> {
        if let Expr::Number = self.checked.syntax.expr(expr)
            && let Ok(value) = self.checked.syntax.text(expr).parse()
        {
            return Ok(Some(value));
        }
        let found = format!("`{}`", crate::parser::shortened(self.checked.syntax.text(expr)));
        self.mismatch_text(expr, "a decimal number", &found)?;
        Ok(None)
    }

    /// Checks that an expression has a sort, or can have it.
    pub(super) fn want(&mut self, expr: ExprId, wanted: Ty) -> Result<(), TooMany> {
        let found = self.typed(expr).ty;
        // A number becomes what is wanted, never the other way round.
        if found
            .unify(wanted)
            .is_some_and(|both| both == wanted || wanted == Ty::Error || found == Ty::Error)
        {
            return Ok(());
        }
        self.mismatch(expr, &wanted.to_string(), advice_for(wanted, found))
    }

    fn want_that(
        &mut self,
        expr: ExprId,
        expected: &str,
        wanted: impl Fn(Ty) -> bool,
    ) -> Result<bool, TooMany> {
        let right = wanted(self.typed(expr).ty);
        if !right {
            self.mismatch(expr, expected, None)?;
        }
        Ok(right)
    }

    /// Checks that an expression is an integer that is known before any run.
    pub(super) fn number(&mut self, expr: ExprId, what: &'static str) -> Result<(), TooMany> {
        let Typed { ty, constant } = self.typed(expr);
        if !constant {
            return self.not_constant(expr, what);
        }
        if ty.is_integer() { Ok(()) } else { self.mismatch(expr, "int", None) }
    }

    pub(super) fn not_constant(&mut self, expr: ExprId, what: &'static str) -> Result<(), TooMany> {
        self.report(ErrorKind::NotConstant { what }, self.checked.syntax.span(expr))
    }

    pub(super) fn mismatch(
        &mut self,
        expr: ExprId,
        expected: &str,
        advice: Option<&str>,
    ) -> Result<(), TooMany> {
        let found = self.typed(expr).ty;
        let advice = advice.map(str::to_owned).or_else(|| match found {
            Ty::Family(decl, _) => {
                let name = self.checked.decls[decl.index()].name.id;
                Some(format!("give it an index, such as `{}[0]`", self.checked.syntax.name(name)))
            }
            Ty::Instance(_) => Some("name one of its variables, such as `P[1].x`".to_owned()),
            Ty::All(_) => Some("`all(..)` stands beside an array, as in `a = all(0)`".to_owned()),
            _ => None,
        });
        let kind =
            ErrorKind::Sort { expected: expected.to_owned(), found: found.to_string(), advice };
        self.report(kind, self.checked.syntax.span(expr))
    }

    fn mismatch_text(&mut self, expr: ExprId, expected: &str, found: &str) -> Result<(), TooMany> {
        let kind = ErrorKind::Sort {
            expected: expected.to_owned(),
            found: found.to_owned(),
            advice: None,
        };
        self.report(kind, self.checked.syntax.span(expr))
    }
}

/// A choice between numbers can still become a bit-vector; what is computed from one cannot.
fn fixed(ty: Ty, constant: bool) -> Ty {
    if ty == Ty::Number && !constant { Ty::Int } else { ty }
}

/// The sort of what a variable holds.
pub(crate) fn content(content: Content) -> Ty {
    match content {
        Content::Scalar(scalar) => scalar.into(),
        Content::Array { index, element } => Ty::Array { index, element },
        Content::Range(..) => Ty::Int,
    }
}

fn advice_for(wanted: Ty, found: Ty) -> Option<&'static str> {
    match (wanted, found) {
        (Ty::Bool, Ty::Int | Ty::Number | Ty::Bv(_)) => {
            Some("compare it with something, such as `x = 1`")
        }
        (Ty::Int | Ty::Number, Ty::Bool) => Some("use `if b then 1 else 0` to count truth values"),
        (Ty::Bv(_), Ty::Bv(_)) => Some("`zext`, `sext`, `extract` and `concat` change the width"),
        (Ty::Bv(_), Ty::Int) | (Ty::Int, Ty::Bv(_)) => {
            Some("integers and bit-vectors cannot be mixed")
        }
        _ => None,
    }
}
