//! Constants, processes and variables get their values, indices and ranges.

use rustc_hash::FxHashMap;
use symra_ir::VarId;
use symra_terms::{Integer, Sort};

use crate::check::{Decl, Ty};
use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::{Content, DeclId, Dimension, ExprId};

use super::eval::length;
use super::value::{Val, shown, sort_of};
use super::{Abort, Elaborator, Family};

impl Elaborator<'_> {
    pub(super) fn constants(&mut self, parameters: &FxHashMap<&str, Integer>) -> Result<(), Abort> {
        for constant in &self.checked.consts {
            let name = self.checked.syntax.name(constant.name.id);
            let given = if constant.parameter { parameters.get(name).cloned() } else { None };
            let value = match given {
                Some(given) if self.ty(constant.value) == Ty::Bool => {
                    Val::Term(self.pool().bool(given == Integer::ONE))
                }
                Some(given) => Val::Number(given),
                None => self.eval(constant.value)?,
            };
            self.consts.push(value);
        }
        Ok(())
    }

    pub(super) fn declare(&mut self) -> Result<(), Abort> {
        for process in &self.checked.processes {
            let indices = match process.indices {
                Some((_, low, high)) => Some(self.index_range(low, high)?),
                None => None,
            };
            self.processes.push(indices);
        }
        for index in 0..self.checked.decls.len() {
            self.family(DeclId::new(index))?;
        }
        Ok(())
    }

    fn known(&mut self, expr: ExprId) -> Result<Integer, Abort> {
        match self.eval(expr)? {
            Val::Number(number) => Ok(number),
            _ => unreachable!("the check should see to it that bounds are known integers"),
        }
    }

    fn known_small(&mut self, expr: ExprId) -> Result<i64, Abort> {
        let value = self.eval(expr)?;
        self.small(&value, self.span(expr))
    }

    /// A range of indices, which must not be empty.
    fn index_range(&mut self, low: ExprId, high: ExprId) -> Result<(i64, i64), Abort> {
        let span = self.span(low).to(self.span(high));
        let (low, high) = (self.known_small(low)?, self.known_small(high)?);
        if low > high {
            return Err(self.empty_range(&low.into(), &high.into(), span));
        }
        Ok((low, high))
    }

    pub(super) fn empty_range(&mut self, low: &Integer, high: &Integer, span: Span) -> Abort {
        self.fail(ErrorKind::EmptyRange { low: shown(low), high: shown(high) }, span);
        Abort::All
    }

    fn family(&mut self, id: DeclId) -> Result<(), Abort> {
        let decl = &self.checked.decls[id.index()];
        let mut dimensions = Vec::new();
        if let Some(process) = decl.process {
            dimensions.extend(self.processes[process.index()]);
        }
        for dimension in &decl.dimensions {
            dimensions.push(match *dimension {
                Dimension::Range(low, high) => self.index_range(low, high)?,
                Dimension::Size(size) => {
                    let count = self.known_small(size)?;
                    if count < 1 {
                        let span = self.span(size);
                        return Err(self.empty_range(
                            &Integer::ZERO,
                            &Integer::from(count.saturating_sub(1)),
                            span,
                        ));
                    }
                    (0, count - 1)
                }
            });
        }
        let range = match decl.content {
            Content::Range(low, high) => Some(self.value_range(low, high)?),
            Content::Scalar(_) | Content::Array { .. } => None,
        };
        let first = VarId::new(self.builder.task().program.variables.len());
        let count =
            dimensions.iter().map(|(low, high)| length(*low, *high)).fold(1, u64::saturating_mul);
        self.spend(count, decl.name.span)?;
        self.variables(decl, &dimensions, range.as_ref());
        self.families.push(Family { first, dimensions, range });
        Ok(())
    }

    fn value_range(&mut self, low: ExprId, high: ExprId) -> Result<(Integer, Integer), Abort> {
        let span = self.span(low).to(self.span(high));
        let (low, high) = (self.known(low)?, self.known(high)?);
        if low > high {
            return Err(self.empty_range(&low, &high, span));
        }
        Ok((low, high))
    }

    /// Adds the variables of a declaration, the last index running fastest.
    fn variables(
        &mut self,
        decl: &Decl,
        dimensions: &[(i64, i64)],
        range: Option<&(Integer, Integer)>,
    ) {
        let sort = match decl.content {
            Content::Scalar(scalar) => sort_of(scalar),
            Content::Array { index, element } => Sort::array(sort_of(index), sort_of(element)),
            Content::Range(..) => Sort::Int,
        };
        let position = self.position(decl.name.span);
        self.builder.at(Some(position));
        let mut indices: Vec<i64> = dimensions.iter().map(|(low, _)| *low).collect();
        loop {
            let name = self.element_name(decl, &indices);
            let var = self.builder.global(&name, &sort);
            let term = self.builder.term(var);
            if let Some(range) = range {
                self.ranges.insert(term, range.clone());
            }
            let Some(place) =
                (0..indices.len()).rev().find(|place| indices[*place] < dimensions[*place].1)
            else {
                return;
            };
            indices[place] += 1;
            for later in place + 1..indices.len() {
                indices[later] = dimensions[later].0;
            }
        }
    }

    /// The name that reports use: `P[1].x[0]`.
    fn element_name(&self, decl: &Decl, indices: &[i64]) -> String {
        let syntax = &self.checked.syntax;
        let mut rest = indices.iter();
        let mut name = String::new();
        if let Some(process) = decl.process {
            name.push_str(syntax.name(self.checked.processes[process.index()].name.id));
            if self.processes[process.index()].is_some()
                && let Some(index) = rest.next()
            {
                push_index(&mut name, *index);
            }
            name.push('.');
        }
        name.push_str(syntax.name(decl.name.id));
        for index in rest {
            push_index(&mut name, *index);
        }
        name
    }
}

fn push_index(name: &mut String, index: i64) {
    name.push('[');
    name.push_str(&index.to_string());
    name.push(']');
}
