//! Elements of families: which variables an index means.

use symra_ir::VarId;
use symra_terms::{Integer, Term};

use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::DeclId;

use super::eval::length;
use super::value::{Index, IndexValue, Val, ValuePlace, shown};
use super::{Abort, Elaborator, Need};

/// A variable that a place can mean, with the condition under which it does; none if it is the only one.
pub(super) type Candidate = (VarId, Option<Term>);

impl Elaborator<'_> {
    /// The index that a process's own variables have inside it.
    pub(super) fn own_index(&self, decl: DeclId, span: Span) -> Vec<Index> {
        let process = self.checked.decls[decl.index()].process;
        let binder = process.and_then(|process| self.checked.processes[process.index()].indices);
        binder
            .map(|(binder, _, _)| Index {
                value: IndexValue::Known(Integer::from(self.binders[binder.index()])),
                span,
            })
            .into_iter()
            .collect()
    }

    /// Reads a place that has all its indices; one that lacks some waits for them.
    pub(super) fn reach(&mut self, place: ValuePlace, span: Span) -> Result<Val, Abort> {
        if place.indices.len() < self.families[place.decl.index()].dimensions.len() {
            return Ok(Val::Place(place));
        }
        let candidates = self.candidates(&place, span)?;
        let mut value = None;
        // The last candidate needs no test: an index outside has been dealt with.
        for (var, condition) in candidates.into_iter().rev() {
            let term = self.builder.term(var);
            value = Some(match (value, condition) {
                (Some(other), Some(condition)) => self.pool().ite(condition, term, other),
                _ => term,
            });
        }
        Ok(Val::Term(value.expect("a place should mean some variable")))
    }

    /// The variables that a place can mean. Indices that depend on the state are asked to be in bounds.
    pub(super) fn candidates(
        &mut self,
        place: &ValuePlace,
        span: Span,
    ) -> Result<Vec<Candidate>, Abort> {
        let family = self.families[place.decl.index()].clone();
        let mut candidates: Vec<(u64, Option<Term>)> = vec![(0, None)];
        for (index, (low, high)) in place.indices.iter().zip(&family.dimensions) {
            let stride = length(*low, *high);
            match &index.value {
                IndexValue::Known(number) => {
                    let offset = self.offset(place.decl, number, (*low, *high), index.span)?;
                    for (element, _) in &mut candidates {
                        *element = *element * stride + offset;
                    }
                }
                IndexValue::Open(term) => {
                    self.need_index(place.decl, *term, (*low, *high), index.span)?;
                    self.spend(stride.saturating_mul(candidates.len() as u64), span)?;
                    candidates = self.spread(&candidates, *term, (*low, *high));
                }
            }
        }
        Ok(candidates
            .into_iter()
            .map(|(element, condition)| {
                let element = usize::try_from(element).expect("a family should fit into memory");
                (VarId::new(family.first.index() + element), condition)
            })
            .collect())
    }

    /// One candidate for each value of an index that depends on the state.
    fn spread(
        &mut self,
        candidates: &[(u64, Option<Term>)],
        index: Term,
        (low, high): (i64, i64),
    ) -> Vec<(u64, Option<Term>)> {
        let stride = length(low, high);
        let mut spread = Vec::new();
        for (element, condition) in candidates {
            for (offset, value) in (0..stride).zip(low..=high) {
                let value = self.pool().int(value);
                let here = self.pool().eq(index, value);
                let both = match condition {
                    Some(condition) => self.pool().and(&[*condition, here]),
                    None => here,
                };
                spread.push((*element * stride + offset, Some(both)));
            }
        }
        spread
    }

    fn offset(
        &mut self,
        decl: DeclId,
        index: &Integer,
        (low, high): (i64, i64),
        span: Span,
    ) -> Result<u64, Abort> {
        match index.to_i64() {
            Some(index) if low <= index && index <= high => Ok(index.abs_diff(low)),
            _ => {
                let kind = ErrorKind::IndexOutOfBounds {
                    name: self.decl_name(decl),
                    index: shown(index),
                    low: low.to_string(),
                    high: high.to_string(),
                };
                Err(self.fail(kind, span))
            }
        }
    }

    fn need_index(
        &mut self,
        decl: DeclId,
        index: Term,
        (low, high): (i64, i64),
        span: Span,
    ) -> Result<(), Abort> {
        let (low, high) = (Integer::from(low), Integer::from(high));
        let name = self.decl_name(decl);
        self.need(Need::Between { value: index, low, high, name, what: "an index" }, span)
    }

    pub(super) fn decl_name(&self, decl: DeclId) -> String {
        let decl = &self.checked.decls[decl.index()];
        let name = self.checked.syntax.name(decl.name.id);
        match decl.process {
            Some(process) => {
                let process = self.checked.processes[process.index()].name.id;
                format!("{}.{name}", self.checked.syntax.name(process))
            }
            None => name.to_owned(),
        }
    }
}
