//! What a call does, as far as the contract of its procedure tells.

use std::collections::BTreeSet;

use symra_ir::{Operation, ProcId, Program, Scope, VarId};
use symra_terms::{Substitution, Symbol, Term, TermPool};
use symra_verdict::Contract;

use crate::region::{Values, substitution};

/// The contracts of a program, and what its procedures may change.
pub(crate) struct Calls<'s> {
    contracts: &'s [Contract],
    written: Vec<BTreeSet<VarId>>,
}

/// The terms and targets of a call.
pub(crate) struct Call<'c> {
    pub(crate) arguments: &'c [Term],
    pub(crate) results: &'c [VarId],
}

/// A call that has returned.
pub(crate) struct Taken {
    /// The condition under which it was made where `requires` does not hold.
    pub(crate) precondition_violated: Term,
    /// The condition under which it has returned.
    pub(crate) condition: Term,
    pub(crate) values: Values,
}

impl<'s> Calls<'s> {
    /// Makes ready to follow calls by contracts; an error if these say something that makes no sense.
    pub(crate) fn new(
        program: &Program,
        pool: &TermPool,
        contracts: &'s [Contract],
    ) -> Result<Self, String> {
        for (index, contract) in contracts.iter().enumerate() {
            let other = |other: &Contract| other.procedure == contract.procedure;
            if contracts[..index].iter().any(other) {
                return Err("a procedure has two contracts".to_owned());
            }
            well_formed(program, pool, contract)?;
        }
        Ok(Self { contracts, written: written(program) })
    }

    /// The contract of a procedure.
    pub(crate) fn contract(&self, proc: ProcId) -> Option<&'s Contract> {
        self.contracts.iter().find(|contract| contract.procedure == proc)
    }

    /// Makes a call; `None` if there is no contract of the procedure.
    pub(crate) fn step(
        &self,
        pool: &mut TermPool,
        program: &Program,
        callee: ProcId,
        call: &Call<'_>,
        condition: Term,
        values: &Values,
    ) -> Option<Taken> {
        let contract = self.contract(callee)?;
        let procedure = program.procedure(callee);
        let mut now = substitution(pool, program, values);
        let mut began = Substitution::default();
        for (var, name) in &contract.before {
            let parameter = procedure.parameters.iter().position(|parameter| parameter == var);
            let term = match parameter {
                Some(index) => call.arguments[index],
                None => program.variable(*var).term,
            };
            let value = now.apply(pool, term);
            began.bind(symbol(pool, *name), value);
        }
        let met = began.apply(pool, contract.requires);
        let violated = pool.not(met);
        let precondition_violated = pool.and(&[condition, violated]);
        let mut after = values.clone();
        for var in &self.written[callee.index()] {
            let sort = pool.sort(program.variable(*var).term).clone();
            after.insert(*var, pool.fresh("g", &sort));
        }
        let mut ended = began;
        for var in program.globals() {
            let own = program.variable(var).term;
            ended.bind(symbol(pool, own), *after.get(&var).unwrap_or(&own));
        }
        let mut got = Vec::with_capacity(call.results.len());
        for var in &procedure.results {
            let own = program.variable(*var).term;
            let sort = pool.sort(own).clone();
            let value = pool.fresh("r", &sort);
            ended.bind(symbol(pool, own), value);
            got.push(value);
        }
        let ensured = ended.apply(pool, contract.ensures);
        let condition = pool.and(&[condition, ensured]);
        after.extend(call.results.iter().copied().zip(got));
        Some(Taken { precondition_violated, condition, values: after })
    }
}

fn symbol(pool: &TermPool, term: Term) -> Symbol {
    pool.symbol(term).expect("a variable should be a variable term")
}

/// Are the formulas about nothing but what they may be about?
fn well_formed(program: &Program, pool: &TermPool, contract: &Contract) -> Result<(), String> {
    let Some(procedure) = program.procedures.get(contract.procedure.index()) else {
        return Err("a contract names a procedure that does not exist".to_owned());
    };
    let name = &procedure.name;
    let taken: BTreeSet<Symbol> =
        program.variables.iter().filter_map(|variable| pool.symbol(variable.term)).collect();
    let mut began: BTreeSet<Symbol> = BTreeSet::new();
    for (var, term) in &contract.before {
        let global = program.variable(*var).scope == Scope::Global;
        let fits = pool.sort(*term) == pool.sort(program.variable(*var).term);
        let fresh = pool
            .symbol(*term)
            .is_some_and(|symbol| !taken.contains(&symbol) && began.insert(symbol));
        if !(global || procedure.parameters.contains(var)) || !fits || !fresh {
            return Err(format!("the contract of `{name}` does not say what its calls begin with"));
        }
    }
    let mut ended = began.clone();
    for var in program.globals().chain(procedure.results.iter().copied()) {
        ended.extend(pool.symbol(program.variable(var).term));
    }
    for (formula, allowed) in [(contract.requires, &began), (contract.ensures, &ended)] {
        if !pool.variables(formula).iter().all(|symbol| allowed.contains(symbol)) {
            return Err(format!("the contract of `{name}` is about more than its calls"));
        }
    }
    Ok(())
}

/// The globals that calls of each procedure may change, itself or through others.
fn written(program: &Program) -> Vec<BTreeSet<VarId>> {
    let mut written = vec![BTreeSet::new(); program.procedures.len()];
    let mut callers: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); program.procedures.len()];
    for (index, procedure) in program.procedures.iter().enumerate() {
        for edge in &procedure.edges {
            let targets: Vec<VarId> = match &edge.operation {
                Operation::Assume(_) => Vec::new(),
                Operation::Assign(pairs) => pairs.iter().map(|(var, _)| *var).collect(),
                Operation::Havoc(vars) => vars.clone(),
                Operation::Call { callee, results, .. } => {
                    callers[callee.index()].insert(index);
                    results.clone()
                }
            };
            let global = |var: &VarId| program.variable(*var).scope == Scope::Global;
            written[index].extend(targets.into_iter().filter(global));
        }
    }
    let mut open: Vec<usize> = (0..written.len()).collect();
    while let Some(callee) = open.pop() {
        for caller in &callers[callee] {
            let more = written[callee].clone();
            let before = written[*caller].len();
            written[*caller].extend(more);
            if written[*caller].len() > before {
                open.push(*caller);
            }
        }
    }
    written
}
