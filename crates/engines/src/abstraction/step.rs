//! What actions do to data.

use std::rc::Rc;

use symra_terms::{Assignment, Symbol, Term, Value};

use super::control::ActionId;
use super::data::{Data, DataId};
use super::predicates::Bits;
use super::prover::Decision;
use super::{Abstraction, Halt, Split, ValuationId};
use crate::transitions::symbol;

impl Abstraction<'_> {
    /// The value of a term on concrete data.
    fn evaluate(&self, data: DataId, term: Term) -> Value {
        if let Some(value) = self.pool.value(term) {
            return value.clone();
        }
        let values = &self.table.get(data).values;
        self.pool.evaluate(term, &mut |name: Symbol| {
            let value = values[self.places[&name]];
            self.pool.value(value).expect("concrete data should have values").clone()
        })
    }

    /// Concrete data as a point.
    fn point(&self, data: DataId) -> Assignment {
        let mut point = Assignment::default();
        for (variable, value) in self.variables.iter().zip(self.table.values(self.pool, data)) {
            point.set(symbol(self.pool, *variable), value.clone());
        }
        point
    }

    /// The valuation of concrete data.
    fn valuation(&mut self, data: DataId) -> ValuationId {
        let (mut bits, known) = self
            .truths
            .get(&data)
            .cloned()
            .unwrap_or_else(|| (Bits::new(self.predicates.len()), 0));
        if known < self.predicates.len() {
            for index in known..self.predicates.len() {
                let truth =
                    self.evaluate(data, self.predicates.terms()[index]).as_bool() == Some(true);
                bits.set(index, truth);
            }
            self.truths.insert(data, (bits.clone(), self.predicates.len()));
        }
        let valuation = self.intern(bits);
        if self.samples[valuation as usize].len() < super::SAMPLES {
            let point = self.point(data);
            self.sample(valuation, || point);
        }
        valuation
    }

    /// Splits data so that every predicate holds in all states of a part or in none.
    pub(crate) fn split(&mut self, data: DataId) -> Result<Split, Halt> {
        if self.table.is_concrete(data) && self.table.get(data).conditions.is_empty() {
            let valuation = self.valuation(data);
            return Ok(Rc::new([(data, valuation)]));
        }
        if let Some(split) = self.splits.get(&data) {
            return Ok(split.clone());
        }
        let Data { values, conditions } = self.table.get(data).clone();
        let mut substitution = self.canon.substitution(self.pool, self.table.get(data));
        let mut bits = Bits::new(self.predicates.len());
        let mut open: Vec<(usize, Term)> = Vec::new();
        for index in 0..self.predicates.len() {
            let question = substitution.apply(self.pool, self.predicates.terms()[index]);
            match self.pool.value(question) {
                Some(value) => bits.set(index, value.as_bool() == Some(true)),
                None => open.push((index, question)),
            }
        }
        let mut questions: Vec<Term> = open.iter().map(|(_, question)| *question).collect();
        questions.sort_unstable();
        questions.dedup();
        let minterms =
            self.prover.all_sat(self.pool, &conditions, &questions)?.map_err(Halt::Undecided)?;
        // A question that is answered the same everywhere follows from the conditions.
        let splits: Vec<bool> = (0..questions.len())
            .map(|place| {
                minterms.windows(2).any(|pair| pair[0].truth[place] != pair[1].truth[place])
            })
            .collect();
        let mut parts = Vec::with_capacity(minterms.len());
        for minterm in &minterms {
            let mut bits = bits.clone();
            for (index, question) in &open {
                let place = questions
                    .binary_search(question)
                    .expect("every question should have been asked");
                bits.set(*index, minterm.truth[place]);
            }
            let mut stronger = conditions.clone();
            for (place, question) in
                questions.iter().enumerate().filter(|(place, _)| splits[*place])
            {
                stronger.push(if minterm.truth[place] {
                    *question
                } else {
                    self.pool.not(*question)
                });
            }
            let valuation = self.intern(bits);
            let mut point = Assignment::default();
            for (variable, value) in self.variables.iter().zip(&values) {
                point.set(
                    symbol(self.pool, *variable),
                    self.pool.evaluate_in(*value, &minterm.sample),
                );
            }
            self.sample(valuation, || point);
            let part = if self.table.is_concrete(data) {
                // The conditions are about symbols that no value has, and can be satisfied.
                self.table
                    .intern(self.pool, Data { values: values.clone(), conditions: Vec::new() })
            } else if stronger.len() == conditions.len() {
                data
            } else {
                let part = self.canon.canonical(self.pool, values.clone(), &stronger)?;
                let part = part.expect("conditions with a model should not fold to false");
                self.table.intern(self.pool, part)
            };
            parts.push((part, valuation));
        }
        let split: Split = parts.into();
        self.splits.insert(data, split.clone());
        Ok(split)
    }

    /// The successors of data under an action, split.
    pub(crate) fn step(
        &mut self,
        data: DataId,
        valuation: ValuationId,
        action: ActionId,
    ) -> Result<Split, Halt> {
        if self.table.is_concrete(data) && self.control.action(action).inputs.is_empty() {
            return match self.concrete_step(data, action) {
                Some(next) => self.split(next),
                None => Ok(Rc::new([])),
            };
        }
        if let Some(split) = self.steps.get(&(data, action)) {
            return Ok(split.clone());
        }
        let split = match self.symbolic_step(data, valuation, action)? {
            Some(next) => self.split(next)?,
            None => Rc::new([]),
        };
        self.steps.insert((data, action), split.clone());
        Ok(split)
    }

    fn concrete_step(&mut self, data: DataId, action: ActionId) -> Option<DataId> {
        if let Some(next) = self.concrete_steps.get(&(data, action)) {
            return *next;
        }
        let guard = self.control.action(action).guard;
        let next = if self.evaluate(data, guard).as_bool() == Some(true) {
            let updates = self.control.action(action).updates.clone();
            let mut values = self.table.get(data).values.clone();
            for (place, term) in updates {
                let value = self.evaluate(data, term);
                values[place] = self.pool.constant(value);
            }
            Some(self.table.intern(self.pool, Data { values, conditions: Vec::new() }))
        } else {
            None
        };
        self.concrete_steps.insert((data, action), next);
        next
    }

    fn symbolic_step(
        &mut self,
        data: DataId,
        valuation: ValuationId,
        action: ActionId,
    ) -> Result<Option<DataId>, Halt> {
        let decided = self.guard(valuation, action);
        let action = self.control.action(action).clone();
        let mut conditions = self.table.get(data).conditions.clone();
        let mut substitution = self.canon.substitution(self.pool, self.table.get(data));
        match decided {
            Some(false) => return Ok(None),
            Some(true) => (),
            None => conditions.push(substitution.apply(self.pool, action.guard)),
        }
        let mut values = self.table.get(data).values.clone();
        for (place, term) in &action.updates {
            values[*place] = substitution.apply(self.pool, *term);
        }
        let next = self.canon.canonical(self.pool, values, &conditions)?;
        Ok(next.map(|next| self.table.intern(self.pool, next)))
    }

    /// Can a guard hold in some state of the data, for some inputs?
    pub(crate) fn admits(
        &mut self,
        data: DataId,
        valuation: ValuationId,
        guard: ActionId,
    ) -> Result<Decision, Halt> {
        if let Some(truth) = self.guard(valuation, guard) {
            return Ok(if truth { Decision::Yes } else { Decision::No });
        }
        let guard = self.control.action(guard).guard;
        let mut facts = self.table.get(data).conditions.clone();
        let mut substitution = self.canon.substitution(self.pool, self.table.get(data));
        facts.push(substitution.apply(self.pool, guard));
        Ok(self.prover.satisfiable(self.pool, &facts)?)
    }

    /// Is every state of the first data one of the second? A no may mean that it is not known.
    pub(crate) fn contained(&mut self, inner: DataId, outer: DataId) -> Result<bool, Halt> {
        if inner == outer {
            return Ok(true);
        }
        if self.table.is_concrete(outer) {
            return Ok(false);
        }
        if let Some(known) = self.contained.get(&(inner, outer)) {
            return Ok(*known);
        }
        let (a, b) = (self.table.get(inner).clone(), self.table.get(outer).clone());
        let syntactic = a.values == b.values
            && b.conditions.iter().all(|term| a.conditions.binary_search(term).is_ok());
        let known = syntactic
            || (!self.canon.has_spare(self.pool, &b) && {
                let mut substitution = self.canon.substitution(self.pool, &a);
                let formula = self.canon.formula(self.pool, &b);
                let goal = substitution.apply(self.pool, formula);
                let outside = self.pool.not(goal);
                let mut facts = a.conditions;
                facts.push(outside);
                // An undecided question only costs an exploration.
                self.prover.satisfiable(self.pool, &facts)? == Decision::No
            });
        self.contained.insert((inner, outer), known);
        Ok(known)
    }
}
