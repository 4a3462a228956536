//! What terms are made of, in a state of a run.

use std::collections::BTreeMap;

use symra_ir::{EdgeRef, Interpreter, Operation, State, VarId};
use symra_terms::{Op, Symbol, Term, Value};

use crate::source_values::SourceValues;

/// How many operands are told.
const MOST: usize = 6;
/// How many parts of a term are looked at.
const LARGEST: usize = 400;

/// Evaluates terms in states.
pub(crate) struct Operands<'v> {
    interpreter: &'v Interpreter<'v>,
    by_symbol: BTreeMap<Symbol, VarId>,
    /// The variables that edges read.
    reads: BTreeMap<EdgeRef, Vec<VarId>>,
}

impl<'v> Operands<'v> {
    pub(crate) fn new(interpreter: &'v Interpreter<'v>) -> Self {
        let task = interpreter.task();
        let variables = task.program.variables.iter().enumerate();
        let by_symbol = variables
            .filter_map(|(at, variable)| Some((task.pool.symbol(variable.term)?, VarId::new(at))))
            .collect();
        Self { interpreter, by_symbol, reads: BTreeMap::new() }
    }

    /// What runs the program.
    pub(crate) fn interpreter(&self) -> &'v Interpreter<'v> {
        self.interpreter
    }

    /// The value of a term over variables that can be seen in a state.
    pub(crate) fn value(&self, state: &State, term: Term) -> Value {
        let pool = &self.interpreter.task().pool;
        pool.evaluate(term, &mut |symbol| {
            let var = self.by_symbol.get(&symbol);
            let value = var.and_then(|var| self.interpreter.value(state, *var));
            value.cloned().unwrap_or_else(|| Value::default_of(pool.sort(pool.symbol_term(symbol))))
        })
    }

    /// The names and values of what a term is made of: variables of the source, and what is read from memory.
    pub(crate) fn of(
        &self,
        state: &State,
        term: Term,
        values: &mut SourceValues<'_>,
    ) -> Vec<(String, String)> {
        let task = self.interpreter.task();
        let Some(debug) = &task.program.debug else { return Vec::new() };
        let mut found: Vec<(String, String)> = Vec::new();
        let parts: Vec<Term> = task.pool.post_order(&[term]).take(LARGEST + 1).collect();
        if parts.len() > LARGEST {
            return found;
        }
        for part in parts {
            let named = match (task.pool.op(part), task.pool.args(part)) {
                (Op::Var(_), _) => self.variable(state, part, values),
                (Op::Select, [memory, address]) => {
                    let width = self.memory(*memory).and_then(|var| debug.memories.get(&var));
                    match (width, self.value(state, *memory), self.value(state, *address)) {
                        (Some(width), Value::Array(memory), Value::Bv(address)) => {
                            values.element(*width, &memory, &address)
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
            if let Some(named) = named.filter(|named| !found.contains(named)) {
                found.push(named);
            }
        }
        found.truncate(MOST);
        found
    }

    fn variable(
        &self,
        state: &State,
        term: Term,
        values: &mut SourceValues<'_>,
    ) -> Option<(String, String)> {
        let task = self.interpreter.task();
        let var = *self.by_symbol.get(&task.pool.symbol(term)?)?;
        let shape = *task.program.debug.as_ref()?.variables.get(&var)?;
        let variable = task.program.variable(var);
        let mut value = self.interpreter.value(state, var).filter(|_| !variable.temporary)?.clone();
        let offset = task.program.debug.as_ref()?.offsets.get(&var);
        let offset = offset.and_then(|offset| self.interpreter.value(state, *offset));
        // A pointer is two variables.
        if let (Value::Bv(object), Some(Value::Bv(offset))) = (&value, offset) {
            value = Value::Bv(object.concat(offset));
        }
        Some((variable.name.clone(), values.value(&value, Some(shape))))
    }

    /// The variable of which an array is a later version.
    fn memory(&self, mut term: Term) -> Option<VarId> {
        let pool = &self.interpreter.task().pool;
        loop {
            match (pool.op(term), pool.args(term)) {
                (Op::Var(_), _) => return self.by_symbol.get(&pool.symbol(term)?).copied(),
                (Op::Store, [array, ..]) | (Op::Ite, [_, array, _]) => term = *array,
                _ => return None,
            }
        }
    }

    /// The variables that an edge reads.
    pub(crate) fn reads(&mut self, edge: EdgeRef) -> Vec<VarId> {
        let task = self.interpreter.task();
        let by_symbol = &self.by_symbol;
        self.reads
            .entry(edge)
            .or_insert_with(|| {
                let terms: Vec<Term> = match &task.program.edge(edge).operation {
                    Operation::Assume(condition) => vec![*condition],
                    Operation::Assign(pairs) => pairs.iter().map(|(_, term)| *term).collect(),
                    Operation::Call { arguments, .. } => arguments.clone(),
                    Operation::Havoc(_) => Vec::new(),
                };
                let symbols = terms.into_iter().flat_map(|term| task.pool.variables(term));
                let mut vars: Vec<VarId> =
                    symbols.filter_map(|symbol| by_symbol.get(&symbol).copied()).collect();
                vars.sort_unstable();
                vars.dedup();
                vars
            })
            .clone()
    }
}
