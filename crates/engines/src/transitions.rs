//! A program as a transition system (V, I, T): cut at its loop heads, with one transition for each loop-free path between
//! two of them.
//!
//! A transition has a guard and simultaneous updates, both terms over the variables before it and over inputs of its own,
//! one for each value that a `havoc` on the path chooses. Inputs stand for new values each time the transition is taken.
//! A path that ends without reaching a loop head or a claim is no transition: a run that takes it is over.

use symra_ir::{
    ClaimId, EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Program, Scope, Step, Trace, VarId,
};
use symra_terms::{Substitution, Symbol, Term, TermPool, Value};

/// A program as a transition system.
#[derive(Clone, Debug)]
pub struct TransitionSystem {
    /// The main procedure.
    pub procedure: ProcId,
    /// The loop heads at which the program is cut, in the order of locations.
    pub cuts: Vec<LocId>,
    /// The variables of a state: all globals and the main procedure's locals.
    pub variables: Vec<VarId>,
    /// Their terms.
    pub terms: Vec<Term>,
    /// The paths from the entry to the first cut or claim. Before them all variables are arbitrary.
    pub initial: Vec<Transition>,
    /// The paths from each cut to the next, in the order of edges.
    pub transitions: Vec<Transition>,
}

/// A loop-free path from a cut (or from the entry) to the next cut or claim.
#[derive(Clone, Debug)]
pub struct Transition {
    /// The cut at which it starts; 0 and without meaning for a path from the entry.
    pub from: usize,
    /// Where it ends.
    pub to: Target,
    /// Where it can be taken, for some inputs.
    pub guard: Term,
    /// Positions in `variables` with the values that they get. Others keep theirs.
    pub updates: Vec<(usize, Term)>,
    /// What the environment chooses.
    pub inputs: Vec<Input>,
    /// The edges of the path.
    pub edges: Vec<EdgeId>,
}

/// Where a transition ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// At this cut.
    Cut(usize),
    /// At a violated claim.
    Claim(ClaimId),
}

/// A value that the environment chooses on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Input {
    /// The variable of the pool that stands for it.
    pub term: Term,
    /// The program variable that receives it.
    pub variable: VarId,
    /// On which edge of the path, by position.
    pub edge: usize,
}

/// Why a program is no transition system here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSystem {
    /// It has calls.
    #[error("programs with calls")]
    Calls,
    /// There are more paths between loop heads than one would want to look at.
    #[error("programs with more than {0} paths between their loop heads")]
    Paths(usize),
}

/// The greatest number of paths.
const PATHS: usize = 4096;

impl TransitionSystem {
    /// The transition system of a program.
    ///
    /// # Errors
    /// If the program has calls, or too many paths between loop heads.
    pub fn new(pool: &mut TermPool, program: &Program) -> Result<Self, NoSystem> {
        let procedure = program.main;
        let main = program.procedure(procedure);
        let cuts: Vec<LocId> = (0..main.locations.len())
            .map(LocId::new)
            .filter(|loc| {
                main.locations[loc.index()].loop_head && main.locations[loc.index()].claim.is_none()
            })
            .collect();
        let variables: Vec<VarId> = (0..program.variables.len())
            .map(VarId::new)
            .filter(|var| match program.variable(*var).scope {
                Scope::Global => true,
                Scope::Local(owner) => owner == procedure,
            })
            .collect();
        let terms = variables.iter().map(|var| program.variable(*var).term).collect();
        let mut system = Self {
            procedure,
            cuts,
            variables,
            terms,
            initial: Vec::new(),
            transitions: Vec::new(),
        };
        let mut total = 0;
        system.initial = system.paths(pool, program, None, &mut total)?;
        for cut in 0..system.cuts.len() {
            let paths = system.paths(pool, program, Some(cut), &mut total)?;
            system.transitions.extend(paths);
        }
        Ok(system)
    }

    /// The location of a cut.
    pub fn location(&self, cut: usize) -> LocRef {
        LocRef { proc: self.procedure, loc: self.cuts[cut] }
    }

    /// The paths from a cut, which have at least one edge, or from the entry, which may itself be a cut.
    fn paths(
        &self,
        pool: &mut TermPool,
        program: &Program,
        from: Option<usize>,
        total: &mut usize,
    ) -> Result<Vec<Transition>, NoSystem> {
        let main = program.procedure(self.procedure);
        let start = from.map_or(main.entry, |cut| self.cuts[cut]);
        let mut found = Vec::new();
        let mut open = vec![Path::new(pool, self, start)];
        while let Some(path) = open.pop() {
            let location = &main.locations[path.at.index()];
            let begun = !path.edges.is_empty() || from.is_none();
            let target = match location.claim {
                Some(claim) if begun => Some(Target::Claim(claim)),
                _ if begun => self.cuts.iter().position(|cut| *cut == path.at).map(Target::Cut),
                _ => None,
            };
            if let Some(to) = target {
                *total += 1;
                if *total > PATHS {
                    return Err(NoSystem::Paths(PATHS));
                }
                found.push(path.finish(self, from.unwrap_or(0), to));
                continue;
            }
            let mut successors = Vec::with_capacity(location.outgoing.len());
            for edge in &location.outgoing {
                if let Some(next) = path.step(pool, program, self, *edge)? {
                    successors.push(next);
                }
            }
            if open.len() + successors.len() > PATHS {
                return Err(NoSystem::Paths(PATHS));
            }
            open.extend(successors.into_iter().rev());
        }
        Ok(found)
    }

    /// A run along transitions, from the values that variables start with and those of the inputs of each transition.
    pub fn trace(
        &self,
        path: &[&Transition],
        initial: Vec<(VarId, Value)>,
        mut input: impl FnMut(usize, &Input) -> Value,
    ) -> Trace {
        let mut steps = Vec::new();
        for (position, transition) in path.iter().enumerate() {
            for (place, edge) in transition.edges.iter().enumerate() {
                let inputs = transition
                    .inputs
                    .iter()
                    .filter(|given| given.edge == place)
                    .map(|given| (given.variable, input(position, given)))
                    .collect();
                steps.push(Step { edge: EdgeRef { proc: self.procedure, edge: *edge }, inputs });
            }
        }
        Trace { initial, steps, ..Trace::default() }
    }
}

/// A path under construction.
#[derive(Clone)]
struct Path {
    at: LocId,
    guard: Term,
    values: Vec<Term>,
    inputs: Vec<Input>,
    edges: Vec<EdgeId>,
}

impl Path {
    fn new(pool: &TermPool, system: &TransitionSystem, at: LocId) -> Self {
        let values = system.terms.clone();
        Self { at, guard: pool.true_(), values, inputs: Vec::new(), edges: Vec::new() }
    }

    /// The path with one more edge, unless that can't be taken.
    fn step(
        &self,
        pool: &mut TermPool,
        program: &Program,
        system: &TransitionSystem,
        edge: EdgeId,
    ) -> Result<Option<Self>, NoSystem> {
        let data = program.edge(EdgeRef { proc: system.procedure, edge });
        let mut next = self.clone();
        next.at = data.to;
        match &data.operation {
            Operation::Assume(condition) => {
                let condition = self.substitution(pool, system).apply(pool, *condition);
                next.guard = pool.and(&[self.guard, condition]);
                if next.guard == pool.false_() {
                    return Ok(None);
                }
            }
            Operation::Assign(pairs) => {
                let mut substitution = self.substitution(pool, system);
                for (var, term) in pairs {
                    next.values[system.place(*var)] = substitution.apply(pool, *term);
                }
            }
            Operation::Havoc(vars) => {
                for var in vars {
                    let variable = program.variable(*var);
                    let sort = pool.sort(variable.term).clone();
                    let term = pool.fresh(&format!("{}?", variable.name), &sort);
                    next.values[system.place(*var)] = term;
                    next.inputs.push(Input { term, variable: *var, edge: self.edges.len() });
                }
            }
            Operation::Call { .. } => return Err(NoSystem::Calls),
        }
        next.edges.push(edge);
        Ok(Some(next))
    }

    fn substitution(&self, pool: &TermPool, system: &TransitionSystem) -> Substitution {
        let mut substitution = Substitution::default();
        for (variable, value) in system.terms.iter().zip(&self.values) {
            if variable != value {
                substitution.bind(symbol(pool, *variable), *value);
            }
        }
        substitution
    }

    fn finish(self, system: &TransitionSystem, from: usize, to: Target) -> Transition {
        let updates = system
            .terms
            .iter()
            .zip(&self.values)
            .enumerate()
            .filter(|(_, (variable, value))| variable != value)
            .map(|(place, (_, value))| (place, *value))
            .collect();
        Transition { from, to, guard: self.guard, updates, inputs: self.inputs, edges: self.edges }
    }
}

impl TransitionSystem {
    /// Where a variable stands among the state's.
    pub fn place(&self, var: VarId) -> usize {
        self.variables
            .binary_search(&var)
            .expect("a variable of the path should be one of the state")
    }
}

/// The symbol of a variable term.
pub(crate) fn symbol(pool: &TermPool, variable: Term) -> Symbol {
    pool.symbol(variable).expect("a variable should be a variable term")
}
