//! Symbolic values of the data variables.
//!
//! A symbolic state (f, PC) is kept as a formula over the program's own variables: for each variable its value as a term
//! over those of them that are free, and conditions on these. Symbolic constants that stand for nothing present are projected
//! away where that is exact, so that two paths to the same set of states mostly give the same term, and
//! a state is concrete iff all its values are constants.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashSet};
use symra_smt::{EliminateQuantifiers, SmtError};
use symra_terms::{Sort, Substitution, Symbol, Term, TermPool, Value};

use super::linear::{Linear, Relation, conjuncts, occurs, project, replace, tighten};
use crate::transitions::symbol;

/// Values of variables, and conditions on what is free in them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Data {
    pub(crate) values: Vec<Term>,
    /// Sorted, each once. Some state satisfies them, as far as is known.
    pub(crate) conditions: Vec<Term>,
}

/// The position of data among those seen.
pub(crate) type DataId = u32;

impl Data {
    /// Whether this is a single state.
    pub(crate) fn is_concrete(&self, pool: &TermPool) -> bool {
        self.values.iter().all(|value| pool.value(*value).is_some())
    }
}

/// Makes data canonical.
pub(crate) struct Canon {
    /// The variables, and for each a symbol for its value after a step.
    variables: Vec<Term>,
    primed: Vec<Term>,
    /// From the primed symbols back.
    unprime: Substitution,
    /// Names for what is left over, by sort in the order of need.
    spare: Vec<Term>,
    eliminator: Option<Box<dyn EliminateQuantifiers>>,
}

impl Canon {
    pub(crate) fn new(
        pool: &mut TermPool,
        variables: Vec<Term>,
        eliminator: Option<Box<dyn EliminateQuantifiers>>,
    ) -> Self {
        let mut unprime = Substitution::default();
        let primed: Vec<Term> = variables
            .iter()
            .map(|variable| {
                let name = format!("{}'", pool.name(symbol(pool, *variable)));
                let sort = pool.sort(*variable).clone();
                let primed = pool.fresh(&name, &sort);
                unprime.bind(symbol(pool, primed), *variable);
                primed
            })
            .collect();
        Self { variables, primed, unprime, spare: Vec::new(), eliminator }
    }

    /// The data with these values under these conditions, over any symbols; none if the conditions fold to `false`.
    pub(crate) fn canonical(
        &mut self,
        pool: &mut TermPool,
        mut values: Vec<Term>,
        conditions: &[Term],
    ) -> Result<Option<Data>, SmtError> {
        let Some(mut conditions) = conjuncts(pool, conditions) else { return Ok(None) };
        if values.iter().all(|value| pool.value(*value).is_some()) {
            // Conditions on symbols that no value has: the caller knows that they can be satisfied together.
            if conditions.is_empty() {
                return Ok(Some(Data { values, conditions }));
            }
        }
        self.anchor(pool, &mut values, &mut conditions);
        loop {
            if !self.solve(pool, &mut values, &mut conditions) {
                return Ok(None);
            }
            self.forget(pool, &values, &mut conditions)?;
            let before = conditions.clone();
            tighten(pool, &mut conditions);
            let Some(again) = conjuncts(pool, &conditions) else { return Ok(None) };
            conditions = again;
            conditions.sort_unstable();
            let equation = |term: &Term| {
                matches!(Linear::atom(pool, *term), Some((Relation::Equal, _)))
                    && !before.contains(term)
            };
            if !conditions.iter().any(equation) {
                break;
            }
        }
        self.rename(pool, &mut values, &mut conditions);
        Ok(Some(Data { values, conditions }))
    }

    /// Makes each variable whose value has a symbol of its own the name of that symbol.
    fn anchor(&self, pool: &mut TermPool, values: &mut [Term], conditions: &mut [Term]) {
        for place in 0..values.len() {
            let value = values[place];
            if pool.value(value).is_some() {
                continue;
            }
            let primed = self.primed[place];
            let free = |pool: &TermPool, term: Term| {
                pool.symbol(term).is_some() && !self.primed.contains(&term)
            };
            let binding = if free(pool, value) {
                Some((value, primed))
            } else if let Some(sum) = Linear::read(pool, value) {
                let own = sum
                    .monomials
                    .iter()
                    .find(|(term, factor)| factor.abs() == 1 && free(pool, **term));
                own.map(|(term, _)| *term).and_then(|term| {
                    // value = primed
                    let mut equation = sum.clone();
                    equation.monomials.insert(primed, -1);
                    Some((term, equation.solve(pool, term)?))
                })
            } else {
                None
            };
            if let Some((term, solution)) = binding {
                let mut substitution = replace(pool, term, solution);
                for term in values.iter_mut().chain(conditions.iter_mut()) {
                    *term = substitution.apply(pool, *term);
                }
            }
        }
    }

    /// Uses equations among the conditions; false if they contradict each other.
    fn solve(&self, pool: &mut TermPool, values: &mut [Term], conditions: &mut Vec<Term>) -> bool {
        while let Some((place, variable, solution)) = self.equation(pool, conditions) {
            conditions.swap_remove(place);
            let mut substitution = replace(pool, variable, solution);
            for value in values.iter_mut() {
                *value = substitution.apply(pool, *value);
            }
            let replaced: Vec<Term> =
                conditions.iter().map(|term| substitution.apply(pool, *term)).collect();
            match conjuncts(pool, &replaced) {
                Some(next) => *conditions = next,
                None => return false,
            }
        }
        true
    }

    /// A condition that fixes a variable: its place, the variable and its value. Symbols without a variable come first, then
    /// the last variable.
    fn equation(&self, pool: &mut TermPool, conditions: &[Term]) -> Option<(usize, Term, Term)> {
        for (place, condition) in conditions.iter().enumerate() {
            if pool.symbol(*condition).is_some() {
                return Some((place, *condition, pool.true_()));
            }
            if let symra_terms::Op::Not = pool.op(*condition)
                && pool.symbol(pool.args(*condition)[0]).is_some()
            {
                return Some((place, pool.args(*condition)[0], pool.false_()));
            }
            if let Some((Relation::Equal, sum)) = Linear::atom(pool, *condition) {
                let rank = |term: &Term| {
                    self.primed.iter().position(|primed| primed == term).unwrap_or(usize::MAX)
                };
                let best = sum
                    .monomials
                    .iter()
                    .filter(|(_, factor)| factor.abs() == 1)
                    .max_by_key(|(term, _)| rank(term));
                if let Some((variable, _)) = best {
                    let variable = *variable;
                    let solution = sum.solve(pool, variable)?;
                    return Some((place, variable, solution));
                }
            }
        }
        None
    }

    /// Projects away what occurs in conditions only.
    fn forget(
        &mut self,
        pool: &mut TermPool,
        values: &[Term],
        conditions: &mut Vec<Term>,
    ) -> Result<(), SmtError> {
        let mut kept: Vec<Symbol> =
            self.primed.iter().map(|primed| symbol(pool, *primed)).collect();
        kept.extend(values.iter().flat_map(|value| pool.variables(*value)));
        let mut gone: Vec<Symbol> =
            conditions.iter().flat_map(|condition| pool.variables(*condition)).collect();
        gone.sort_unstable();
        gone.dedup();
        gone.retain(|symbol| !kept.contains(symbol));
        for name in gone {
            let variable = pool.symbol_term(name);
            if let Some(rest) = project(pool, variable, conditions) {
                *conditions = rest;
                continue;
            }
            let (with, without): (Vec<Term>, Vec<Term>) =
                conditions.iter().partition(|condition| occurs(pool, name, **condition));
            if let Some(eliminated) = self.exists(pool, variable, &with)? {
                let mut next = without;
                next.push(eliminated);
                *conditions = conjuncts(pool, &next).unwrap_or_else(|| vec![pool.false_()]);
            }
        }
        Ok(())
    }

    /// `exists variable. conjunction` without the variable, where that can be found.
    pub(crate) fn exists(
        &mut self,
        pool: &mut TermPool,
        variable: Term,
        conjunction: &[Term],
    ) -> Result<Option<Term>, SmtError> {
        if let Some(conditions) = project(pool, variable, conjunction) {
            return Ok(Some(pool.and(&conditions)));
        }
        let body = pool.and(conjunction);
        match pool.sort(variable) {
            Sort::Bool => {
                let (yes, no) = (pool.true_(), pool.false_());
                let yes = replace(pool, variable, yes).apply(pool, body);
                let no = replace(pool, variable, no).apply(pool, body);
                Ok(Some(pool.or(&[yes, no])))
            }
            Sort::Int => match &mut self.eliminator {
                Some(eliminator) => eliminator.exists(pool, &[variable], body),
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// From primed symbols to variables, and from what is left over to its fixed names.
    fn rename(&mut self, pool: &mut TermPool, values: &mut [Term], conditions: &mut Vec<Term>) {
        let mut unprime = self.unprime.clone();
        let mut used: FxHashSet<Symbol> = FxHashSet::default();
        let mut next = 0;
        let terms: Vec<Term> = values.iter().chain(conditions.iter()).copied().collect();
        for term in terms {
            for name in pool.variables(term) {
                let variable = pool.symbol_term(name);
                if self.primed.contains(&variable) || !used.insert(name) {
                    continue;
                }
                let sort = pool.sort(variable).clone();
                while self.spare.get(next).is_some_and(|spare| pool.sort(*spare) != &sort) {
                    next += 1;
                }
                if next == self.spare.len() {
                    self.spare.push(pool.fresh("e", &sort));
                }
                unprime.bind(name, self.spare[next]);
                next += 1;
            }
        }
        for term in values.iter_mut().chain(conditions.iter_mut()) {
            *term = unprime.apply(pool, *term);
        }
        conditions.sort_unstable();
        conditions.dedup();
    }

    /// Whether data has symbols that are no variable's.
    pub(crate) fn has_spare(&self, pool: &TermPool, data: &Data) -> bool {
        let terms = data.values.iter().chain(&data.conditions);
        terms
            .flat_map(|term| pool.variables(*term))
            .any(|name| !self.variables.contains(&pool.symbol_term(name)))
    }

    /// The data as a formula over the variables, with its left-over symbols if it has any.
    pub(crate) fn formula(&self, pool: &mut TermPool, data: &Data) -> Term {
        let mut facts = data.conditions.clone();
        for (variable, value) in self.variables.iter().zip(&data.values) {
            let fact = pool.eq(*variable, *value);
            facts.push(fact);
        }
        pool.and(&facts)
    }

    /// The data's values for the variables.
    pub(crate) fn substitution(&self, pool: &TermPool, data: &Data) -> Substitution {
        let mut substitution = Substitution::default();
        for (variable, value) in self.variables.iter().zip(&data.values) {
            if variable != value {
                substitution.bind(symbol(pool, *variable), *value);
            }
        }
        substitution
    }
}

/// All data seen, each once.
#[derive(Debug, Default)]
pub(crate) struct DataTable {
    data: IndexSet<Data, FxBuildHasher>,
    concrete: Vec<bool>,
}

impl DataTable {
    pub(crate) fn intern(&mut self, pool: &TermPool, data: Data) -> DataId {
        let concrete = data.is_concrete(pool);
        let (id, new) = self.data.insert_full(data);
        if new {
            self.concrete.push(concrete);
        }
        u32::try_from(id).expect("there should be fewer than 2^32 data states")
    }

    pub(crate) fn get(&self, id: DataId) -> &Data {
        &self.data[id as usize]
    }

    pub(crate) fn is_concrete(&self, id: DataId) -> bool {
        self.concrete[id as usize]
    }

    /// The values of concrete data.
    pub(crate) fn values<'p>(&self, pool: &'p TermPool, id: DataId) -> Vec<&'p Value> {
        self.get(id)
            .values
            .iter()
            .map(|value| pool.value(*value).expect("concrete data should have values"))
            .collect()
    }
}
