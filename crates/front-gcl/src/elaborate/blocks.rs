//! The walk through blocks: each process and each `for` is written out for all its indices.

use symra_terms::{Integer, Op, Term};

use crate::error::ErrorKind;
use crate::syntax::{BinderId, BlockId, BlockKind, ExprId, Item, ItemKind};

use super::eval::length;
use super::value::{known_integer, shown};
use super::{Abort, Asked, Elaborator};

/// A block at one of its indices.
struct BlockFrame {
    block: BlockId,
    next: usize,
    indices: Option<(BinderId, i64, i64)>,
}

impl Elaborator<'_> {
    pub(super) fn blocks(&mut self) -> Result<(), Abort> {
        let mut frames = vec![BlockFrame { block: BlockId(0), next: 0, indices: None }];
        let checked = self.checked;
        while let Some(frame) = frames.last_mut() {
            let items = &checked.syntax.blocks[frame.block.index()].items;
            if let Some(item) = items.get(frame.next) {
                frame.next += 1;
                match self.item(item, &frames) {
                    Ok(Some(inner)) => frames.push(inner),
                    Ok(None) => (),
                    Err(Abort::Item) => {
                        self.assumptions.clear();
                        self.demands.clear();
                    }
                    Err(Abort::All) => return Err(Abort::All),
                }
                continue;
            }
            match &mut frame.indices {
                Some((binder, current, high)) if *current < *high => {
                    *current += 1;
                    self.binders[binder.index()] = *current;
                    frame.next = 0;
                }
                _ => {
                    frames.pop();
                }
            }
        }
        Ok(())
    }

    fn item(&mut self, item: &Item, frames: &[BlockFrame]) -> Result<Option<BlockFrame>, Abort> {
        match &item.kind {
            ItemKind::Block(block) => return self.enter(*block),
            ItemKind::Init(condition) => self.initial(*condition, item)?,
            ItemKind::Command { label, guard, assignments } => {
                let label = self.label(self.checked.syntax.name(label.id), frames);
                self.command(label, item, *guard, assignments)?;
            }
            ItemKind::Const { .. } | ItemKind::Vars { .. } | ItemKind::Property { .. } => (),
        }
        Ok(None)
    }

    fn enter(&mut self, block: BlockId) -> Result<Option<BlockFrame>, Abort> {
        let indices = match self.checked.syntax.blocks[block.index()].kind {
            BlockKind::Root | BlockKind::Process { indices: None, .. } => {
                return Ok(Some(BlockFrame { block, next: 0, indices: None }));
            }
            BlockKind::Process { indices: Some((binder, low, high)), .. }
            | BlockKind::For { binder, low, high } => (binder, low, high),
        };
        let (binder, low_id, high_id) = indices;
        let (low, high) = (self.eval(low_id)?, self.eval(high_id)?);
        let low = self.small(&low, self.span(low_id))?;
        let high = self.small(&high, self.span(high_id))?;
        self.spend(length(low, high), self.span(high_id))?;
        if low > high {
            return Ok(None);
        }
        self.binders[binder.index()] = low;
        Ok(Some(BlockFrame { block, next: 0, indices: Some((binder, low, high)) }))
    }

    /// The name of a command in its instance: `P[1].t`, `t[0]`.
    fn label(&self, label: &str, frames: &[BlockFrame]) -> String {
        let (mut name, mut suffix) = (String::new(), String::new());
        for frame in frames {
            let index =
                frame.indices.map(|(_, current, _)| format!("[{current}]")).unwrap_or_default();
            match self.checked.syntax.blocks[frame.block.index()].kind {
                BlockKind::Root => (),
                BlockKind::Process { name: process, .. } => {
                    name = format!("{}{index}.", self.checked.syntax.name(process.id));
                }
                BlockKind::For { .. } => suffix.push_str(&index),
            }
        }
        format!("{name}{label}{suffix}")
    }

    fn initial(&mut self, condition: ExprId, item: &Item) -> Result<(), Abort> {
        if self.init_position.is_none() {
            self.init_position = Some(self.position(item.span));
        }
        let value = self.eval(condition)?;
        let term = self.bool(condition, value)?;
        // Where the condition has no meaning, no run starts.
        let truth = self.pool().true_();
        let checks = self.checks(truth, "init");
        self.init.push(term);
        self.init.extend(checks.into_iter().map(|check| check.holds));
        self.initial_values(term, condition)
    }

    /// Reports an initial value outside the declared range.
    fn initial_values(&mut self, condition: Term, at: ExprId) -> Result<(), Abort> {
        for (var, value) in self.fixed_values(condition) {
            let Some((low, high)) = self.ranges.get(&var).cloned() else { continue };
            if value < low || value > high {
                let name =
                    self.pool().symbol(var).map(|symbol| self.pool().name(symbol).to_owned());
                let kind = ErrorKind::OutOfRange {
                    name: name.unwrap_or_default(),
                    value: shown(&value),
                    low: shown(&low),
                    high: shown(&high),
                };
                return Err(self.fail(kind, self.span(at)));
            }
        }
        Ok(())
    }

    /// The variables that a conjunction sets equal to known integers.
    fn fixed_values(&mut self, condition: Term) -> Vec<(Term, Integer)> {
        let pool = self.pool();
        let mut todo = vec![condition];
        let mut fixed = Vec::new();
        while let Some(term) = todo.pop() {
            let args = pool.args(term);
            match pool.op(term) {
                Op::And => todo.extend(args),
                Op::Eq => {
                    for (var, value) in [(args[0], args[1]), (args[1], args[0])] {
                        if let (Some(_), Some(value)) =
                            (pool.symbol(var), known_integer(pool, value))
                        {
                            fixed.push((var, value));
                        }
                    }
                }
                _ => (),
            }
        }
        fixed
    }

    /// Variables start within their ranges, whatever the initial condition leaves open.
    pub(super) fn initial_ranges(&mut self) {
        let parts = self.init.clone();
        let mut fixed = rustc_hash::FxHashSet::default();
        for part in parts {
            fixed.extend(self.fixed_values(part).into_iter().map(|(var, _)| var));
        }
        let variables: Vec<Term> =
            self.builder.task().program.variables.iter().map(|variable| variable.term).collect();
        for term in variables.into_iter().filter(|term| !fixed.contains(term)) {
            if let Some((low, high)) = self.ranges.get(&term).cloned() {
                let within = self.between(term, &low, &high);
                self.init.push(within);
            }
        }
    }

    /// Evaluates the properties that are asked for.
    pub(super) fn ask(&mut self, wanted: &[usize]) -> Result<(), Abort> {
        for index in wanted {
            let property = &self.checked.properties[*index];
            let position = self.position(property.span);
            let mut asked = Asked { index: *index, formula: None, checks: Vec::new(), position };
            if let Some(expr) = property.expr {
                match self.eval(expr) {
                    Ok(value) => asked.formula = Some(self.bool(expr, value)?),
                    Err(Abort::Item) => {
                        self.assumptions.clear();
                        self.demands.clear();
                    }
                    Err(Abort::All) => return Err(Abort::All),
                }
                let truth = self.pool().true_();
                asked.checks = self.checks(truth, &property.name);
            }
            self.properties.push(asked);
        }
        Ok(())
    }
}
