//! The check of items: what their expressions must be.

use crate::error::ErrorKind;
use crate::syntax::{
    Assignment, BinderId, BlockId, BlockKind, Choice, Content, Dimension, Expr, ExprId, Item,
    ItemKind,
};

use super::{Checker, TooMany, Ty};

impl Checker {
    pub(super) fn block(&mut self, block: BlockId) -> Result<(), TooMany> {
        let items = std::mem::take(&mut self.checked.syntax.blocks[block.index()].items);
        let result = items.iter().try_for_each(|item| self.item(item));
        self.checked.syntax.blocks[block.index()].items = items;
        result
    }

    fn item(&mut self, item: &Item) -> Result<(), TooMany> {
        if let ItemKind::Const { name, .. } = &item.kind {
            // A constant may use those before it, so that none depends on itself.
            let before = self
                .checked
                .consts
                .partition_point(|known| known.name.span.start < name.span.start);
            self.visible_consts = before;
        }
        for expr in item.exprs.clone().map(ExprId) {
            self.expr(expr)?;
        }
        self.visible_consts = self.checked.consts.len();
        match &item.kind {
            ItemKind::Const { value, .. } => self.constant_value(*value),
            ItemKind::Vars { names, content } => {
                for dimension in names.iter().flat_map(|declared| &declared.dimensions) {
                    match *dimension {
                        Dimension::Size(size) => self.number(size, "the size of a family")?,
                        Dimension::Range(low, high) => {
                            self.number(low, "an index")?;
                            self.number(high, "an index")?;
                        }
                    }
                }
                self.content(*content)
            }
            ItemKind::Init(condition) => self.want(*condition, Ty::Bool),
            ItemKind::Command { guard, assignments, .. } => {
                self.want(*guard, Ty::Bool)?;
                assignments.iter().try_for_each(|assignment| self.assignment(assignment))
            }
            ItemKind::Property { expr, .. } => match expr {
                Some(expr) => self.want(*expr, Ty::Bool),
                None => Ok(()),
            },
            ItemKind::Block(block) => self.header(*block),
        }
    }

    fn constant_value(&mut self, value: ExprId) -> Result<(), TooMany> {
        let typed = self.typed(value);
        if !typed.constant {
            return self.not_constant(value, "the value of a constant");
        }
        if matches!(typed.ty, Ty::Bool | Ty::Number | Ty::Error) {
            return Ok(());
        }
        self.mismatch(value, "int or bool", None)
    }

    fn content(&mut self, content: Content) -> Result<(), TooMany> {
        if let Content::Range(low, high) = content {
            self.number(low, "the lowest value of a range")?;
            self.number(high, "the highest value of a range")?;
        }
        Ok(())
    }

    fn header(&mut self, block: BlockId) -> Result<(), TooMany> {
        match self.checked.syntax.blocks[block.index()].kind {
            BlockKind::Root | BlockKind::Process { indices: None, .. } => Ok(()),
            BlockKind::Process { indices: Some((binder, low, high)), .. } => {
                self.number(low, "the lowest index of a process")?;
                self.number(high, "the highest index of a process")?;
                self.owner = self.checked.owners[block.index()];
                let result = self.hides(binder);
                self.owner = None;
                result
            }
            BlockKind::For { binder, low, high } => {
                self.number(low, "the lowest index of a `for`")?;
                self.number(high, "the highest index of a `for`")?;
                self.hides(binder)
            }
        }
    }

    /// Reports an index variable that hides something declared.
    pub(super) fn hides(&mut self, binder: BinderId) -> Result<(), TooMany> {
        let name = self.checked.syntax.binders[binder.index()];
        let local = self
            .owner
            .and_then(|process| self.locals.get(&(process, name.id)))
            .map(|found| found.1);
        match local.or_else(|| self.globals.get(&name.id).map(|found| found.1)) {
            Some(first) => self.duplicate(name, first),
            None => Ok(()),
        }
    }

    fn assignment(&mut self, assignment: &Assignment) -> Result<(), TooMany> {
        let target = assignment.target;
        if !self.is_place(target)? {
            return Ok(());
        }
        let ty = self.typed(target).ty;
        if matches!(ty, Ty::Family(..)) {
            return self.mismatch(target, "a variable", Some("give it an index, such as `x[0]`"));
        }
        match assignment.value {
            Choice::Expr(value) => self.want(value, ty),
            Choice::Any => self.choosable(target),
            Choice::Between(low, high) => {
                if !ty.is_numeric() {
                    return self.mismatch(
                        target,
                        "int or a bit-vector",
                        Some("write `:= nondet` without bounds"),
                    );
                }
                self.choosable(target)?;
                self.want(low, ty)?;
                self.want(high, ty)
            }
        }
    }

    /// Whether an expression names a variable or an element; reports it if not.
    fn is_place(&mut self, target: ExprId) -> Result<bool, TooMany> {
        let mut at = target;
        let what = loop {
            if self.typed(at).ty == Ty::Error {
                return Ok(false);
            }
            match *self.checked.syntax.expr(at) {
                Expr::Variable(_) | Expr::Member(..) => return Ok(true),
                Expr::Index(base, _) => at = base,
                Expr::Const(_) => break "a constant",
                Expr::Binder(_) => break "an index",
                Expr::Process(_) => break "a process",
                _ => break "an expression",
            }
        };
        self.report(
            ErrorKind::NotAssignable { what: what.to_owned() },
            self.checked.syntax.span(target),
        )?;
        Ok(false)
    }

    /// Reports a `nondet` for an element whose place depends on the state.
    fn choosable(&mut self, target: ExprId) -> Result<(), TooMany> {
        let mut at = target;
        loop {
            match *self.checked.syntax.expr(at) {
                Expr::Index(base, index) => {
                    let array = matches!(self.typed(base).ty, Ty::Array { .. });
                    if array || !self.typed(index).constant {
                        let kind = ErrorKind::Misplaced {
                            what: "`nondet` for an element chosen by the state".to_owned(),
                            advice: "choose into a variable first, and assign that to the element in a second command"
                                .to_owned(),
                        };
                        return self.report(kind, self.checked.syntax.span(target));
                    }
                    at = base;
                }
                Expr::Member(base, _) => at = base,
                _ => return Ok(()),
            }
        }
    }

    /// Reports what a complete model must have and this one has not.
    pub(super) fn completeness(&mut self) -> Result<(), TooMany> {
        let source = &self.checked.syntax.source;
        let length = u32::try_from(source.text().trim_end().len()).unwrap_or(u32::MAX);
        let end = source.last_character(crate::source::Span { start: 0, end: length });
        let has = |wanted: fn(&ItemKind) -> bool| {
            self.checked
                .syntax
                .blocks
                .iter()
                .flat_map(|block| &block.items)
                .any(|item| wanted(&item.kind))
        };
        let mut missing = Vec::new();
        if !has(|kind| matches!(kind, ItemKind::Init(_))) {
            missing.push(ErrorKind::MissingInit);
        }
        if !has(|kind| matches!(kind, ItemKind::Command { .. })) {
            missing.push(ErrorKind::MissingCommand);
        }
        if self.checked.properties.is_empty() {
            missing.push(ErrorKind::MissingProperty);
        }
        missing.into_iter().try_for_each(|kind| self.report(kind, end))
    }
}
