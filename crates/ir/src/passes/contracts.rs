//! Contract instrumentation: a program without calls that does what a program with recursive procedures does, as far as
//! their contracts tell.
//!
//! The bodies of all procedures stand side by side, and a run goes through one of them:
//!
//! ```text
//! start -> main's entry
//! start -> f : b := p, g        of every procedure f, from any state; b keeps what the call began with
//! f -> f's entry : assume requires
//! f's exit -> post : assume not ensures        postcondition violated
//!
//! u -> v : call r := f(t)   =>   u -> a : c := t; o := g
//!                                a -> pre : assume not requires(c, g)     precondition violated
//!                                a -> b : havoc q, g
//!                                b -> d : assume ensures(c, o, q, g)
//!                                d -> v : r := q
//! ```
//!
//! Soundness: if neither a claim of the program nor `post` nor `pre` is reached, no run of the program violates a claim.
//! For take the first step of a run that is not as the contracts say: a call where `requires` does not hold, a return where
//! `ensures` does not, or a claim. The innermost call there has begun where `requires` held, all calls that it has made have
//! returned where `ensures` held, and so its own steps are those of a run here.
//!
//! While the contracts are looked for, the formulas are left open: a switch stands for each of them.

use std::collections::BTreeSet;

use symra_terms::{Sort, Substitution, Term, TermPool};

use super::lift::{Lift, Stage};
use crate::link::VariableIndex;
use crate::program::{
    Claim, ClaimId, ClaimKind, Edge, EdgeId, LocId, LocRef, Location, Operation, ProcId, Procedure,
    Program, Scope, Task, VarId, Variable,
};

/// What is known of a procedure. Every call is made where `requires` holds, and when it returns, `ensures` holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// The procedure.
    pub procedure: ProcId,
    /// For parameters and globals the variable that stands, in the formulas, for the value that the call began with. It is
    /// no variable of the program.
    pub before: Vec<(VarId, Term)>,
    /// Over the values that the call began with.
    pub requires: Term,
    /// Over the values that the call began with, the procedure's results, and the globals.
    pub ensures: Term,
}

/// A procedure with a contract.
#[derive(Debug)]
pub struct Callee {
    /// The procedure.
    pub proc: ProcId,
    /// Parameters and globals, each with the variable that keeps the value that the call began with.
    pub before: Vec<(VarId, VarId)>,
    /// Its parameters.
    pub parameters: Vec<VarId>,
    /// Its results.
    pub results: Vec<VarId>,
    /// The globals that a call may change.
    pub written: Vec<VarId>,
    /// Where `ensures` does not hold at the end.
    pub postcondition_violated: LocId,
    /// Holds where a run goes through the body.
    pub switch: Term,
}

/// A call.
#[derive(Debug)]
pub struct CallSite {
    /// The index of the callee.
    pub callee: usize,
    /// The variables with the arguments.
    pub arguments: Vec<VarId>,
    /// The globals that it may change, each with the variable that keeps its value.
    pub kept: Vec<(VarId, VarId)>,
    /// The variables that hold the results at first.
    pub results: Vec<VarId>,
    /// Where `requires` does not hold.
    pub precondition_violated: LocId,
    /// The edge on which it happens.
    pub edge: EdgeId,
    /// Holds where a run goes through the call.
    pub switch: Term,
}

/// A program in which calls are replaced by contracts.
#[derive(Debug)]
pub struct Instrumented {
    /// The program.
    pub task: Task,
    /// The procedures with contracts.
    pub callees: Vec<Callee>,
    /// The calls.
    pub sites: Vec<CallSite>,
    /// The way back for invariants. A trace of the new program says nothing of the old one.
    pub lift: Lift,
    /// For each location of the program the one that it is in the program with calls.
    origins: Vec<Option<LocRef>>,
}

/// The program with contracts whose formulas are left open: a switch stands for each of them.
pub fn instrument_open_contracts(task: &Task) -> Instrumented {
    Instrumenter::new(task).instrument(None)
}

/// The program with these contracts, which are those of the callees of [`instrument_open_contracts`], in their order.
pub fn instrument_contracts(task: &Task, contracts: &[Contract]) -> Instrumented {
    Instrumenter::new(task).instrument(Some(contracts))
}

impl Instrumented {
    /// The procedure of the program with calls whose body a location is in, by its position among the callees.
    pub fn callee_of(&self, loc: LocId) -> Option<usize> {
        let origin = self.origins[loc.index()]?;
        self.callees.iter().position(|callee| callee.proc == origin.proc)
    }

    /// Contracts with these formulas.
    pub fn contracts(&self, formulas: Vec<(Term, Term)>) -> Vec<Contract> {
        let callees = self.callees.iter().zip(formulas);
        let term = |var: VarId| self.task.program.variable(var).term;
        callees
            .map(|(callee, (requires, ensures))| Contract {
                procedure: callee.proc,
                before: callee
                    .before
                    .iter()
                    .map(|(var, auxiliary)| (*var, term(*auxiliary)))
                    .collect(),
                requires,
                ensures,
            })
            .collect()
    }
}

struct Instrumenter<'a> {
    task: &'a Task,
    old: &'a Program,
    /// The terms of its variables.
    taken: BTreeSet<Term>,
    pool: TermPool,
    new: Program,
    locations: Vec<Location>,
    edges: Vec<Edge>,
    /// The first location of each procedure.
    first: Vec<usize>,
    callees: Vec<Callee>,
    sites: Vec<CallSite>,
}

impl<'a> Instrumenter<'a> {
    fn new(task: &'a Task) -> Self {
        let mut new = task.program.clone();
        new.procedures.clear();
        new.main = ProcId(0);
        for variable in &mut new.variables {
            if let Scope::Local(_) = variable.scope {
                variable.scope = Scope::Local(ProcId(0));
            }
        }
        Self {
            task,
            old: &task.program,
            taken: task.program.variables.iter().map(|variable| variable.term).collect(),
            pool: task.pool.clone(),
            new,
            locations: Vec::new(),
            edges: Vec::new(),
            first: Vec::new(),
            callees: Vec::new(),
            sites: Vec::new(),
        }
    }

    fn instrument(mut self, contracts: Option<&[Contract]>) -> Instrumented {
        let mut origins = Vec::new();
        for (index, procedure) in self.old.procedures.iter().enumerate() {
            let proc = ProcId::new(index);
            self.first.push(self.locations.len());
            for (number, location) in procedure.locations.iter().enumerate() {
                let name = format!("{}.{}", procedure.name, location.name);
                let outgoing = Vec::new();
                self.locations.push(Location { name, outgoing, ..location.clone() });
                origins.push(Some(LocRef { proc, loc: LocId::new(number) }));
            }
        }
        let start = self.location("start", None);
        let main = self.old.procedure(self.old.main);
        let entry = self.place(self.old.main, main.entry);
        let always = Operation::Assume(self.pool.true_());
        self.edge(start, entry, always);
        let touched = Touched::new(self.old, &self.pool);
        for index in 0..self.old.procedures.len() {
            let proc = ProcId::new(index);
            if proc != self.old.main {
                self.body(proc, start, &touched, contracts);
            }
        }
        for index in 0..self.old.procedures.len() {
            self.edges_of(ProcId::new(index), contracts);
        }
        origins.resize(self.locations.len(), None);
        let locals = self.new.variables.iter().enumerate();
        let locals = locals.filter(|(_, variable)| variable.scope != Scope::Global);
        let procedure = Procedure {
            name: main.name.clone(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: locals.map(|(index, _)| VarId::new(index)).collect(),
            entry: start,
            exit: self.place(self.old.main, main.exit),
            locations: self.locations,
            edges: self.edges,
        };
        self.new.procedures.push(procedure);
        self.new.link();
        let task = Task { pool: self.pool, program: self.new };
        let mut stage = Stage::new("contracts", self.task);
        let old_entry = LocRef { proc: self.old.main, loc: main.entry };
        for (index, origin) in origins.iter().enumerate() {
            if origin.is_none() {
                stage.added_locations.insert(LocRef { proc: ProcId(0), loc: LocId::new(index) });
            }
        }
        stage.locations = vec![origins.iter().map(|origin| origin.unwrap_or(old_entry)).collect()];
        let lift = Lift::new(stage);
        Instrumented { task, callees: self.callees, sites: self.sites, lift, origins }
    }

    /// The entry and exit of a procedure with a contract.
    fn body(
        &mut self,
        proc: ProcId,
        start: LocId,
        touched: &Touched,
        contracts: Option<&[Contract]>,
    ) {
        let procedure = self.old.procedure(proc);
        let number = self.callees.len();
        let mut before = Vec::new();
        for var in procedure.parameters.iter().chain(&touched.used[proc.index()]) {
            let symbol = self.pool.symbol(self.new.variable(*var).term);
            let own = symbol.map_or("", |symbol| self.pool.name(symbol));
            let name = match self.new.variable(*var).scope {
                Scope::Global => format!("{}.old({own})", procedure.name),
                Scope::Local(_) => format!("old({own})"),
            };
            let auxiliary = self.auxiliary(&name, *var);
            before.push((*var, auxiliary));
        }
        let began = self.location(&format!("{}.began", procedure.name), None);
        let term = |var: &VarId| self.new.variable(*var).term;
        let pairs = before.iter().map(|(var, auxiliary)| (*auxiliary, term(var))).collect();
        self.edge(start, began, assign(&self.pool, pairs));
        let switch = self.switch(&format!("{number}.body"));
        let requires = match contracts {
            None => switch,
            Some(contracts) => contracts[number].requires,
        };
        let entry = self.place(proc, procedure.entry);
        self.edge(began, entry, Operation::Assume(requires));
        let claim = self.claim(&format!("postcondition of {} violated", procedure.name));
        let postcondition_violated =
            self.location(&format!("{}.postcondition_violated", procedure.name), Some(claim));
        if procedure.locations[procedure.exit.index()].claim.is_none() {
            let exit = self.place(proc, procedure.exit);
            let violated = match contracts {
                None => self.pool.true_(),
                Some(contracts) => self.pool.not(contracts[number].ensures),
            };
            self.edge(exit, postcondition_violated, Operation::Assume(violated));
        }
        self.callees.push(Callee {
            proc,
            before,
            parameters: procedure.parameters.clone(),
            results: procedure.results.clone(),
            written: touched.written[proc.index()].iter().copied().collect(),
            postcondition_violated,
            switch,
        });
    }

    fn edges_of(&mut self, proc: ProcId, contracts: Option<&[Contract]>) {
        for edge in &self.old.procedure(proc).edges {
            let (from, to) = (self.place(proc, edge.from), self.place(proc, edge.to));
            match &edge.operation {
                Operation::Call { callee, arguments, results } => {
                    let callee = self.callees.iter().position(|other| other.proc == *callee);
                    let callee = callee.expect("every procedure but the main one has a contract");
                    self.call((from, to), callee, arguments, results, contracts);
                }
                operation => {
                    let operation = operation.clone();
                    self.edges.push(Edge { from, to, operation, position: edge.position });
                }
            }
        }
    }

    fn call(
        &mut self,
        (from, to): (LocId, LocId),
        callee: usize,
        arguments: &[Term],
        results: &[VarId],
        contracts: Option<&[Contract]>,
    ) {
        let number = self.sites.len();
        let Callee { parameters, results: formal, written, .. } = &self.callees[callee];
        let (parameters, formal, written) = (parameters.clone(), formal.clone(), written.clone());
        let mut auxiliarys = |kind: &str, vars: &[VarId]| -> Vec<VarId> {
            let vars = vars.iter().enumerate();
            vars.map(|(index, var)| self.auxiliary(&format!("call.{number}.{kind}({index})"), *var))
                .collect()
        };
        let given = auxiliarys("argument", &parameters);
        let kept = auxiliarys("kept", &written);
        let got = auxiliarys("result", &formal);
        let kept: Vec<(VarId, VarId)> = written.iter().copied().zip(kept).collect();
        let [at, after, back] = ["at", "after", "back"]
            .map(|name| self.location(&format!("call.{number}.{name}"), None));
        let claim = self.claim("precondition of a call violated");
        let precondition_violated =
            self.location(&format!("call.{number}.precondition_violated"), Some(claim));
        let term = |var: &VarId| self.new.variable(*var).term;
        let mut pairs: Vec<(VarId, Term)> =
            given.iter().copied().zip(arguments.iter().copied()).collect();
        pairs.extend(kept.iter().map(|(var, auxiliary)| (*auxiliary, term(var))));
        self.edge(from, at, assign(&self.pool, pairs));
        let switch = self.switch(&format!("call.{number}"));
        let site = CallSite {
            callee,
            arguments: given,
            kept,
            results: got,
            precondition_violated,
            edge: EdgeId(0),
            switch,
        };
        let (met, ensured) = match contracts {
            None => (self.pool.false_(), switch),
            Some(contracts) => self.instances(&site, &contracts[callee]),
        };
        let violated = self.pool.not(met);
        self.edge(at, precondition_violated, Operation::Assume(violated));
        let changed = site.results.iter().copied().chain(written).collect();
        let edge = self.edge(at, after, Operation::Havoc(changed));
        self.edge(after, back, Operation::Assume(ensured));
        let term = |var: &VarId| self.new.variable(*var).term;
        let pairs = results.iter().copied().zip(site.results.iter().map(term)).collect();
        self.edge(back, to, assign(&self.pool, pairs));
        self.sites.push(CallSite { edge, ..site });
    }

    /// `requires` before a call, and `ensures` after it.
    fn instances(&mut self, site: &CallSite, contract: &Contract) -> (Term, Term) {
        let callee = &self.callees[site.callee];
        let term = |var: VarId| self.new.variable(var).term;
        let symbol = |var: VarId| {
            let symbol = self.pool.symbol(term(var));
            symbol.expect("a program variable should be a variable term")
        };
        let (mut at, mut after) = (Substitution::default(), Substitution::default());
        for (var, auxiliary) in &callee.before {
            let argument = callee.parameters.iter().position(|parameter| parameter == var);
            let old = site.kept.iter().find(|(global, _)| global == var).map(|(_, kept)| *kept);
            let now = argument.map_or(*var, |index| site.arguments[index]);
            at.bind(symbol(*auxiliary), term(now));
            after.bind(symbol(*auxiliary), term(old.unwrap_or(now)));
        }
        for (formal, result) in callee.results.iter().zip(&site.results) {
            after.bind(symbol(*formal), term(*result));
        }
        let met = at.apply(&mut self.pool, contract.requires);
        (met, after.apply(&mut self.pool, contract.ensures))
    }

    fn place(&self, proc: ProcId, loc: LocId) -> LocId {
        LocId::new(self.first[proc.index()] + loc.index())
    }

    fn location(&mut self, name: &str, claim: Option<ClaimId>) -> LocId {
        self.locations.push(Location { name: name.to_owned(), claim, ..Location::default() });
        LocId::new(self.locations.len() - 1)
    }

    fn edge(&mut self, from: LocId, to: LocId, operation: Operation) -> EdgeId {
        self.edges.push(Edge { from, to, operation, position: None });
        EdgeId::new(self.edges.len() - 1)
    }

    fn claim(&mut self, what: &str) -> ClaimId {
        self.new.claims.push(Claim {
            name: "contract".to_owned(),
            kind: ClaimKind::Check,
            message: what.to_owned(),
            position: None,
        });
        ClaimId::new(self.new.claims.len() - 1)
    }

    /// A term that no variable of the program has. Its name is the same whenever the program is instrumented.
    fn own(&mut self, name: &str, sort: &Sort) -> Term {
        let mut name = name.to_owned();
        while self.pool.lookup(&name).is_some_and(|term| self.taken.contains(&term)) {
            name.push('!');
        }
        self.pool.var(&name, sort)
    }

    /// A variable of the sort of another.
    fn auxiliary(&mut self, name: &str, like: VarId) -> VarId {
        let sort = self.pool.sort(self.new.variable(like).term).clone();
        let term = self.own(name, &sort);
        let scope = Scope::Local(ProcId(0));
        let name = self.new.variable(like).name.clone();
        self.new.variables.push(Variable { name, term, scope, position: None, temporary: true });
        VarId::new(self.new.variables.len() - 1)
    }

    /// A truth value that nothing changes.
    fn switch(&mut self, name: &str) -> Term {
        let term = self.own(&format!("{name}.switch()"), &Sort::Bool);
        let (name, scope) = (name.to_owned(), Scope::Local(ProcId(0)));
        self.new.variables.push(Variable { name, term, scope, position: None, temporary: true });
        term
    }
}

fn assign(pool: &TermPool, pairs: Vec<(VarId, Term)>) -> Operation {
    if pairs.is_empty() { Operation::Assume(pool.true_()) } else { Operation::Assign(pairs) }
}

/// The globals that calls of each procedure may change, and those that they may read or change.
struct Touched {
    written: Vec<BTreeSet<VarId>>,
    used: Vec<BTreeSet<VarId>>,
}

impl Touched {
    fn new(program: &Program, pool: &TermPool) -> Self {
        let index = VariableIndex::new(program, pool);
        let mut touched = Self { written: Vec::new(), used: Vec::new() };
        let mut calls: BTreeSet<(usize, usize)> = BTreeSet::new();
        for (number, procedure) in program.procedures.iter().enumerate() {
            let (mut written, mut terms): (Vec<VarId>, Vec<Term>) = (Vec::new(), Vec::new());
            for edge in &procedure.edges {
                match &edge.operation {
                    Operation::Assume(term) => terms.push(*term),
                    Operation::Assign(pairs) => {
                        written.extend(pairs.iter().map(|(var, _)| *var));
                        terms.extend(pairs.iter().map(|(_, term)| *term));
                    }
                    Operation::Havoc(vars) => written.extend(vars),
                    Operation::Call { callee, arguments, results } => {
                        written.extend(results);
                        terms.extend(arguments);
                        calls.insert((number, callee.index()));
                    }
                }
            }
            let global = |var: &VarId| program.variable(*var).scope == Scope::Global;
            let read = pool.post_order(&terms).filter_map(|term| index.get(pool.symbol(term)?));
            let used = read.chain(written.iter().copied()).filter(global).collect();
            touched.used.push(used);
            touched.written.push(written.into_iter().filter(global).collect());
        }
        for sets in [&mut touched.written, &mut touched.used] {
            close(sets, &calls);
        }
        touched
    }
}

/// Adds to the set of each caller those of its callees.
fn close(sets: &mut [BTreeSet<VarId>], calls: &BTreeSet<(usize, usize)>) {
    loop {
        let mut grew = false;
        for (caller, callee) in calls {
            let more = sets[*callee].clone();
            let before = sets[*caller].len();
            sets[*caller].extend(more);
            grew |= sets[*caller].len() > before;
        }
        if !grew {
            return;
        }
    }
}
