//! Commands: a guard, assignments that happen at once, choices after them.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashSet};
use symra_ir::VarId;
use symra_terms::{Integer, Op, Term, Value};

use crate::check::Ty;
use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::{Assignment, Choice, Expr, ExprId, Item};

use super::access::Candidate;
use super::value::{IndexValue, Val, ValuePlace, known_bool, known_integer, shown};
use super::{Abort, Command, Demand, Elaborator, Need};

/// What an assignment writes: a variable out of some, or an element of the array that it holds.
struct Target {
    candidates: Vec<Candidate>,
    element: Option<Term>,
    range: Option<(Integer, Integer)>,
    name: String,
}

/// What happens to a variable in a command.
enum Update {
    Value(Term),
    /// An array with elements replaced at indices that are known and differ.
    Elements(Term, Vec<Term>),
    Choice,
}

/// The effects of a command, in the order of the text.
#[derive(Default)]
struct Effects {
    updates: IndexMap<VarId, Update, FxBuildHasher>,
    constraints: Vec<Term>,
    /// What must hold for a choice to have a value.
    possible: Vec<Term>,
    /// What the bounds of choices need in order to have a meaning.
    of_bounds: Vec<Demand>,
    bounds: Vec<(Term, Span)>,
}

impl Elaborator<'_> {
    pub(super) fn command(
        &mut self,
        label: String,
        item: &Item,
        guard: ExprId,
        assignments: &[Assignment],
    ) -> Result<(), Abort> {
        let value = self.eval(guard)?;
        let guard = self.bool(guard, value)?;
        let truth = self.pool().true_();
        let mut checks = self.checks(truth, &label);
        // A command of an instance in which it can never be taken is left out, and what it assigns may lack a meaning. Its guard is
        // looked at all the same.
        if known_bool(self.pool(), guard) == Some(false) {
            if !checks.is_empty() {
                let position = self.position(item.span);
                self.commands.push(Command { checks, ..Command::of_guard(label, position, guard) });
            }
            return Ok(());
        }
        let mut effects = Effects::default();
        for assignment in assignments {
            self.assignment(assignment, &mut effects)?;
        }
        self.bounds_are_stable(&effects)?;
        let mut parts = vec![guard];
        parts.append(&mut effects.possible);
        let possible = self.pool().and(&parts);
        checks.extend(self.checks(possible, &label));
        self.demands = std::mem::take(&mut effects.of_bounds);
        checks.extend(self.checks(guard, &label));
        let guard = possible;
        let position = self.position(item.span);
        let mut command = Command { checks, ..Command::of_guard(label, position, guard) };
        for (var, update) in effects.updates {
            match update {
                Update::Value(term) | Update::Elements(term, _) => {
                    command.assignments.push((var, term));
                }
                Update::Choice => command.choices.push(var),
            }
        }
        if !effects.constraints.is_empty() {
            command.constraint = Some(self.pool().and(&effects.constraints));
        }
        self.commands.push(command);
        Ok(())
    }

    fn assignment(&mut self, assignment: &Assignment, effects: &mut Effects) -> Result<(), Abort> {
        let target = self.target(assignment.target)?;
        match assignment.value {
            Choice::Expr(value) => {
                let ty = self.ty(assignment.target);
                let span = self.span(value);
                let value = self.eval(value)?;
                let term = self.coerce(value, ty, span)?;
                self.in_range(&target, term, span)?;
                self.write(&target, term, assignment.span, effects)
            }
            Choice::Any => {
                let var = self.choose(&target, assignment.span, effects)?;
                self.constrain_to_range(&target, var, effects);
                Ok(())
            }
            Choice::Between(low, high) => {
                self.choose_between(assignment, &target, (low, high), effects)
            }
        }
    }

    /// Finds what an assignment writes. The left side has the form `P[i].x[j]..`, with at most one index more for
    /// the element of an array.
    fn target(&mut self, target: ExprId) -> Result<Target, Abort> {
        let (mut at, mut indices) = (target, Vec::new());
        let (decl, process) = loop {
            match *self.checked.syntax.expr(at) {
                Expr::Index(base, index) => {
                    indices.push(index);
                    at = base;
                }
                Expr::Variable(decl) => break (decl, None),
                Expr::Member(base, decl) => break (decl, Some(base)),
                _ => unreachable!("the check should reject what cannot be assigned"),
            }
        };
        indices.reverse();
        let span = self.span(target);
        let mut place = ValuePlace { decl, indices: Vec::new() };
        match process {
            None => place.indices = self.own_index(decl, span),
            Some(process) => {
                let Val::Process(_, index) = self.eval(process)? else {
                    unreachable!("the check should see to it that only processes have members")
                };
                place.indices.extend(index);
            }
        }
        let lacking = self.families[decl.index()].dimensions.len() - place.indices.len();
        let mut element = None;
        for (number, index) in indices.into_iter().enumerate() {
            let index_span = self.span(index);
            let value = self.eval(index)?;
            if number < lacking {
                let index = self.index_value(value, index_span);
                place.indices.push(index);
            } else {
                let Ty::Array { index: wanted, .. } =
                    crate::check::content(self.checked.decls[decl.index()].content)
                else {
                    unreachable!("the check should see to it that only arrays have elements")
                };
                element = Some(self.coerce(value, wanted.into(), index_span)?);
            }
        }
        let candidates = self.candidates(&place, span)?;
        let range = self.families[decl.index()].range.clone();
        let name = self.place_name(&place);
        Ok(Target { candidates, element, range, name })
    }

    /// The name of what is written, for messages: with its indices where they are known.
    fn place_name(&self, place: &ValuePlace) -> String {
        let mut known = Vec::new();
        for index in &place.indices {
            match &index.value {
                IndexValue::Known(number) => known.push(number.clone()),
                IndexValue::Open(_) => return self.decl_name(place.decl),
            }
        }
        let family = &self.families[place.decl.index()];
        let offset =
            known.iter().zip(&family.dimensions).try_fold(0_u64, |offset, (index, (low, high))| {
                let index = index.to_i64()?;
                Some(offset * super::eval::length(*low, *high) + index.abs_diff(*low))
            });
        let var = offset
            .and_then(|offset| usize::try_from(offset).ok())
            .map(|offset| family.first.index() + offset);
        match var.and_then(|var| self.builder.task().program.variables.get(var)) {
            Some(variable) => variable.name.clone(),
            None => self.decl_name(place.decl),
        }
    }

    /// Sees to it that a value lies in the declared range of its target.
    fn in_range(&mut self, target: &Target, value: Term, span: Span) -> Result<(), Abort> {
        let Some((low, high)) = target.range.clone() else { return Ok(()) };
        match known_integer(self.pool(), value) {
            Some(known) if known < low || known > high => {
                let kind = ErrorKind::OutOfRange {
                    name: target.name.clone(),
                    value: shown(&known),
                    low: shown(&low),
                    high: shown(&high),
                };
                Err(self.fail(kind, span))
            }
            Some(_) => Ok(()),
            None => {
                let name = target.name.clone();
                self.need(Need::Between { value, low, high, name, what: "a value" }, span)
            }
        }
    }

    fn write(
        &mut self,
        target: &Target,
        value: Term,
        span: Span,
        effects: &mut Effects,
    ) -> Result<(), Abort> {
        for (var, condition) in &target.candidates {
            let old = self.builder.term(*var);
            let known_element = target.element.filter(|index| self.pool().value(*index).is_some());
            let earlier = match (effects.updates.get(var), known_element, condition) {
                (None, _, _) => None,
                (Some(Update::Elements(array, indices)), Some(index), None)
                    if !indices.contains(&index) =>
                {
                    Some((*array, indices.clone()))
                }
                _ => return Err(self.assigned_twice(*var, span)),
            };
            let base = earlier.as_ref().map_or(old, |(array, _)| *array);
            let mut new = match target.element {
                Some(index) => self.pool().store(base, index, value),
                None => value,
            };
            if let Some(condition) = condition {
                new = self.pool().ite(*condition, new, old);
            }
            let update = match (known_element, condition) {
                (Some(index), None) => {
                    let mut indices = earlier.map(|(_, indices)| indices).unwrap_or_default();
                    indices.push(index);
                    Update::Elements(new, indices)
                }
                _ => Update::Value(new),
            };
            effects.updates.insert(*var, update);
        }
        Ok(())
    }

    fn assigned_twice(&mut self, var: VarId, span: Span) -> Abort {
        let name = self.builder.task().program.variable(var).name.clone();
        self.fail(ErrorKind::AssignedTwice { name }, span)
    }

    fn choose(
        &mut self,
        target: &Target,
        span: Span,
        effects: &mut Effects,
    ) -> Result<VarId, Abort> {
        let var = target.candidates[0].0;
        if effects.updates.contains_key(&var) {
            return Err(self.assigned_twice(var, span));
        }
        effects.updates.insert(var, Update::Choice);
        Ok(var)
    }

    fn constrain_to_range(&mut self, target: &Target, var: VarId, effects: &mut Effects) {
        if let Some((low, high)) = &target.range {
            let term = self.builder.term(var);
            effects.constraints.push(self.between(term, low, high));
        }
    }

    fn choose_between(
        &mut self,
        assignment: &Assignment,
        target: &Target,
        (low, high): (ExprId, ExprId),
        effects: &mut Effects,
    ) -> Result<(), Abort> {
        let ty = self.ty(assignment.target);
        let (low_span, high_span) = (self.span(low), self.span(high));
        let before = self.demands.len();
        let (low, high) = (self.eval(low)?, self.eval(high)?);
        effects.of_bounds.extend(self.demands.drain(before..));
        let low = self.coerce(low, ty, low_span)?;
        let high = self.coerce(high, ty, high_span)?;
        let var = self.choose(target, assignment.span, effects)?;
        self.in_range(target, low, low_span)?;
        self.in_range(target, high, high_span)?;
        let term = self.builder.term(var);
        let bits = matches!(ty, Ty::Bv(_));
        let pool = self.pool();
        let mut le = |a, b| if bits { pool.bv_ule(a, b) } else { pool.le(a, b) };
        let (possible, above, below) = (le(low, high), le(low, term), le(term, high));
        let empty = match (pool.value(low), pool.value(high)) {
            (Some(Value::Int(low)), Some(Value::Int(high))) => low > high,
            (Some(Value::Bv(low)), Some(Value::Bv(high))) => high.ult(low),
            _ => false,
        };
        if empty {
            let text = |this: &Self, span| {
                crate::parser::shortened(this.checked.syntax.source.slice(span))
            };
            let kind =
                ErrorKind::EmptyRange { low: text(self, low_span), high: text(self, high_span) };
            return Err(self.fail(kind, low_span.to(high_span)));
        }
        effects.possible.push(possible);
        effects.constraints.extend([above, below]);
        effects.bounds.extend([(low, low_span), (high, high_span)]);
        Ok(())
    }

    /// Reports a choice whose bounds the same command changes: they are tested after the command.
    fn bounds_are_stable(&mut self, effects: &Effects) -> Result<(), Abort> {
        let written: FxHashSet<Term> =
            effects.updates.keys().map(|var| self.builder.term(*var)).collect();
        for (bound, span) in &effects.bounds {
            if let Some(var) = self.mentions(*bound, &written) {
                let name =
                    self.pool().symbol(var).map(|symbol| self.pool().name(symbol).to_owned());
                let kind = ErrorKind::ChoiceBound { name: name.unwrap_or_default() };
                return Err(self.fail(kind, *span));
            }
        }
        Ok(())
    }

    /// A variable of the set that occurs in a term.
    fn mentions(&mut self, term: Term, set: &FxHashSet<Term>) -> Option<Term> {
        let pool = self.pool();
        let mut todo = vec![term];
        let mut seen = FxHashSet::default();
        while let Some(term) = todo.pop() {
            if !seen.insert(term) {
                continue;
            }
            if matches!(pool.op(term), Op::Var(_)) && set.contains(&term) {
                return Some(term);
            }
            todo.extend(pool.args(term));
        }
        None
    }
}
