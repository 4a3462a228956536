//! The seen states as formulas for the heads.

use rustc_hash::FxHashMap;
use symra_analysis::Annotation;
use symra_analysis::encode::Encoder;
use symra_ir::LocRef;
use symra_terms::{Substitution, Symbol, Term, TermPool};
use symra_verdict::{Budget, RenamedStates};

use super::arrays::written;
use super::code::Slot;
use super::explore::Exploration;
use super::names::cells;
use super::state::MatchedState;
use crate::engine::EngineError;

/// With more states than this a re-check of the formulas would take too long.
const STATES: usize = 2000;
/// Nor is it worth while if there are more states times edges than this.
const WORK: usize = 5_000_000;
/// The same with regions, where it is about arithmetic.
const WORK_WITH_REGIONS: usize = 50_000;

impl<'p> Exploration<'p> {
    /// For each head that one of its seen states holds, and those that come from them and differ in names; or why this can't
    /// be said.
    pub(super) fn proof(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        budget: &Budget,
    ) -> Result<Result<(Annotation, Vec<RenamedStates>), String>, EngineError> {
        let formulas = match self.formulas(pool, encoder) {
            Ok(formulas) => formulas,
            Err(why) => return Ok(Err(why)),
        };
        let mut renamed: Vec<RenamedStates> = Vec::new();
        if self.names.is_some() {
            for number in 0..self.visited.seen.len() {
                let from = self.visited.seen[number].state.clone();
                let walk = self.walk(pool, encoder, &from, budget)?;
                for path in walk.ends {
                    for (state, names) in self.named_states(pool, &path)? {
                        let slots = self.slots.at(&self.machine, state.loc);
                        let Some(states) = self.formula(pool, encoder, &slots, &state) else {
                            return Ok(Err("the states at loops differ in names".to_owned()));
                        };
                        let at = LocRef { proc: encoder.cfa.program.main, loc: state.loc };
                        let new = RenamedStates { at, states, names };
                        if new.names.iter().any(|(a, b)| a != b) && !renamed.contains(&new) {
                            renamed.push(new);
                        }
                    }
                }
            }
        }
        Ok(Ok((formulas, renamed)))
    }

    /// For each head that one of its seen states holds; or why this can't be said.
    fn formulas(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
    ) -> Result<Annotation, String> {
        let count = self.visited.seen.len();
        let work = count * encoder.cfa.procedure.edges.len();
        let most = if self.regions.is_some() { WORK_WITH_REGIONS } else { WORK };
        if count > STATES || work > most {
            return Err(format!(
                "all {count} states at loops were explored, too many to write down"
            ));
        }
        let mut formulas: Annotation =
            encoder.cfa.forest.loops.keys().map(|head| (*head, Vec::new())).collect();
        for number in 0..count {
            let state = self.visited.seen[number].state.clone();
            let Some(known) = formulas.get_mut(&state.loc) else { continue };
            let slots = self.slots.at(&self.machine, state.loc);
            let formula = self.formula(pool, encoder, &slots, &state).ok_or_else(|| {
                format!("the inputs in some of the {count} states at loops can't be eliminated")
            })?;
            known.push(formula);
        }
        for states in formulas.values_mut() {
            *states = vec![pool.or(states)];
        }
        Ok(formulas)
    }

    /// A formula over the variables for a state, if each of its inputs is the value of a variable, or the first contents of one
    /// array alone.
    fn formula(
        &self,
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        slots: &[Slot],
        state: &MatchedState,
    ) -> Option<Term> {
        let term = |slot: Slot| {
            let var = self.machine.code.vars[slot as usize];
            encoder.cfa.program.variable(var).term
        };
        let mut names = Substitution::default();
        let mut named: FxHashMap<Symbol, Slot> = FxHashMap::default();
        for (slot, cell) in slots.iter().zip(&state.cells) {
            if let Some(symbol) = pool.symbol(*cell)
                && !named.contains_key(&symbol)
            {
                named.insert(symbol, *slot);
                names.bind(symbol, term(*slot));
            }
        }
        let mut places: FxHashMap<Symbol, usize> = FxHashMap::default();
        for term in state.cells.iter().chain(&state.conditions) {
            for symbol in pool.variables(*term) {
                *places.entry(symbol).or_default() += 1;
            }
        }
        let mut in_names = |pool: &mut TermPool, value: Term| {
            let known = pool.variables(value).iter().all(|symbol| named.contains_key(symbol));
            known.then(|| names.apply(pool, value))
        };
        let mut parts = Vec::with_capacity(state.cells.len());
        for (slot, cell) in slots.iter().zip(&state.cells) {
            if self.names.is_some() {
                parts.extend(cells(pool, term(*slot), *cell)?);
            } else if let Some((base, writes)) = written(pool, *cell)
                && places.get(&base) == Some(&1)
                && !writes.is_empty()
            {
                for (index, element) in writes {
                    let element = in_names(pool, element)?;
                    let read = pool.select(term(*slot), index);
                    parts.push(pool.eq(read, element));
                }
            } else {
                let value = in_names(pool, *cell)?;
                parts.push(pool.eq(term(*slot), value));
            }
        }
        for condition in &state.conditions {
            parts.push(in_names(pool, *condition)?);
        }
        Some(pool.and(&parts))
    }
}
