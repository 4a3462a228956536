//! The data of a program. Everything is an index into a vector, so that passes and engines can keep side tables.

use std::sync::Arc;

use symra_terms::{Sort, Term, TermPool};

use crate::debug::DebugInfo;
use crate::source::{Position, SourceFile};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// The index for a position.
            pub fn new(index: usize) -> Self {
                Self(u32::try_from(index).expect("a program should have fewer than 2^32 parts of a kind"))
            }

            /// The position that this indexes.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )+};
}

ids! {
    /// A variable of a program.
    VarId,
    /// A procedure of a program.
    ProcId,
    /// A location of a procedure.
    LocId,
    /// An edge of a procedure.
    EdgeId,
    /// A claim of a program.
    ClaimId,
}

/// A location of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LocRef {
    /// Its procedure.
    pub proc: ProcId,
    /// Its place there.
    pub loc: LocId,
}

/// An edge of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct EdgeRef {
    /// Its procedure.
    pub proc: ProcId,
    /// Its place there.
    pub edge: EdgeId,
}

/// A program with the pool its terms live in: what a front end makes and an engine is given.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The terms.
    pub pool: TermPool,
    /// The program.
    pub program: Program,
}

/// A program: global variables and procedures. It goes wrong when it reaches a location with a claim.
#[derive(Clone, Debug)]
pub struct Program {
    /// All variables, global and local.
    pub variables: Vec<Variable>,
    /// All procedures.
    pub procedures: Vec<Procedure>,
    /// Where it starts.
    pub main: ProcId,
    /// What must not happen.
    pub claims: Vec<Claim>,
    /// What the program does not say exactly of its source.
    pub approximations: Vec<Approximation>,
    /// The source files.
    pub sources: Vec<SourceFile>,
    /// How to write values as the source does, where the front end says it.
    pub debug: Option<Arc<DebugInfo>>,
    /// The code of the threads that it interleaves, one by one. Passes drop it.
    pub threads: Option<Arc<crate::threads::ThreadCode>>,
}

impl Default for Program {
    /// A program without procedures: `main` must be set once there is one.
    fn default() -> Self {
        Self {
            variables: Vec::new(),
            procedures: Vec::new(),
            main: ProcId(0),
            claims: Vec::new(),
            approximations: Vec::new(),
            sources: Vec::new(),
            debug: None,
            threads: None,
        }
    }
}

/// Where a variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// One instance for the run.
    Global,
    /// One instance for each call of the procedure.
    Local(ProcId),
}

/// A variable. It starts with an arbitrary value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// The name that the user knows, for reports. The term's name is unique, this one need not be.
    pub name: String,
    /// The term that stands for it; a pool's variable of its own.
    pub term: Term,
    /// Where it lives.
    pub scope: Scope,
    /// Where it is declared.
    pub position: Option<Position>,
    /// Whether a front end or a pass made it up, so that reports may leave it out.
    pub temporary: bool,
}

/// A procedure: a control-flow automaton with an entry and an exit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Procedure {
    /// The name.
    pub name: String,
    /// The locals that receive the arguments of a call.
    pub parameters: Vec<VarId>,
    /// The locals whose values a call's results receive.
    pub results: Vec<VarId>,
    /// All locals, parameters and results among them.
    pub locals: Vec<VarId>,
    /// Where a call starts.
    pub entry: LocId,
    /// Where a call ends. It has no outgoing edge.
    pub exit: LocId,
    /// The locations.
    pub locations: Vec<Location>,
    /// The edges.
    pub edges: Vec<Edge>,
}

/// A location. With several outgoing edges, any that can be taken may be; with none that can, the run is stuck there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Location {
    /// A name for pictures and the text form; unique in its procedure.
    pub name: String,
    /// The place in the source.
    pub position: Option<Position>,
    /// The claim that is violated by being here.
    pub claim: Option<ClaimId>,
    /// The edges that leave it, in the order of their creation.
    pub outgoing: Vec<EdgeId>,
    /// Whether some cycle is entered here first: the target of a back edge of a depth-first walk from the entry.
    pub loop_head: bool,
}

/// An edge of a control-flow automaton.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Where it starts.
    pub from: LocId,
    /// Where it leads.
    pub to: LocId,
    /// What it does.
    pub operation: Operation,
    /// The place in the source.
    pub position: Option<Position>,
}

/// What an edge does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Goes on only where the term holds.
    Assume(Term),
    /// Assigns all targets at once; all terms are evaluated before. No target occurs twice.
    Assign(Vec<(VarId, Term)>),
    /// Gives the variables arbitrary values.
    Havoc(Vec<VarId>),
    /// Calls a procedure: arguments into its parameters, other locals arbitrary, and at its exit its results into `results`.
    Call {
        /// The procedure.
        callee: ProcId,
        /// One term for each parameter.
        arguments: Vec<Term>,
        /// One variable of the caller (or a global) for each result.
        results: Vec<VarId>,
    },
}

/// What kind of fault a claim excludes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum ClaimKind {
    /// A call of an error function, or a state that a model excludes.
    Unreach,
    /// A label that must not be reached.
    Label,
    /// An assertion that fails.
    Assertion,
    /// A state in which nothing can be done.
    Deadlock,
    /// Accesses of two threads to one place without an order between them.
    Race,
    /// Signed overflow.
    Overflow,
    /// An invalid dereference.
    Deref,
    /// An invalid free.
    Free,
    /// Lost memory.
    Memtrack,
    /// Memory that is not freed.
    Memcleanup,
    /// Another check of the program's arithmetic: its name is the claim's.
    Check,
    /// A run that does not end. No location carries it: a run violates it by going on forever.
    Termination,
    /// A run on which a temporal formula does not hold. No location carries it.
    Temporal,
    /// No fault of the program: from here on it is not modelled. Who reaches it knows nothing.
    Unsupported,
}

impl ClaimKind {
    /// The name of the property that the kind belongs to, as verdict lines print it.
    pub fn property(self) -> &'static str {
        match self {
            Self::Unreach => "unreach-call",
            Self::Label => "unreach-label",
            Self::Assertion => "assertions",
            Self::Deadlock => "no-deadlock",
            Self::Race => "no-data-race",
            Self::Overflow => "no-overflow",
            Self::Deref => "valid-deref",
            Self::Free => "valid-free",
            Self::Memtrack => "valid-memtrack",
            Self::Memcleanup => "valid-memcleanup",
            Self::Check => "check",
            Self::Termination => "termination",
            Self::Temporal => "ltl",
            Self::Unsupported => "unsupported",
        }
    }
}

/// Something that must not happen. It happens when a location that carries the claim is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// A stable name.
    pub name: String,
    /// What kind of fault.
    pub kind: ClaimKind,
    /// A sentence for the user that says what is wrong when it is violated.
    pub message: String,
    /// The place in the source.
    pub position: Option<Position>,
}

/// In which direction an approximation errs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Direction {
    /// The program can do more than its source: a violation may be spurious, a proof holds.
    Over,
    /// The program can do less than its source: a proof may be wrong, a violation holds.
    Under,
    /// Neither: what the source leaves to its environment is taken to be like this. Both verdicts rest on it.
    Assumed,
}

/// Something that the program does not say exactly of its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Approximation {
    /// Which way it errs.
    pub direction: Direction,
    /// Where.
    pub position: Option<Position>,
    /// What, as a phrase: "call of `f` without a body returns an arbitrary value".
    pub what: String,
    /// How much of the program it is about. The text form of programs does not tell it.
    pub scope: Inexact,
}

impl Approximation {
    /// One that may be about anything.
    pub fn new(direction: Direction, position: Option<Position>, what: String) -> Self {
        Self { direction, position, what, scope: Inexact::Anything }
    }
}

/// What of a program is not exact.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Inexact {
    /// Anything.
    #[default]
    Anything,
    /// The values that these variables take where they may have any: the source does what the program does with some of these values.
    Values(Vec<VarId>),
    /// The values that variables take in a procedure where they may have any: the source does what the program does with some of these
    /// values for which the procedure's assumptions hold.
    Procedure(ProcId),
}

impl Task {
    /// The sort of a variable.
    pub fn sort(&self, var: VarId) -> &Sort {
        self.pool.sort(self.program.variable(var).term)
    }
}

impl Program {
    /// A variable's data.
    pub fn variable(&self, var: VarId) -> &Variable {
        &self.variables[var.index()]
    }

    /// A procedure's data.
    pub fn procedure(&self, proc: ProcId) -> &Procedure {
        &self.procedures[proc.index()]
    }

    /// A location's data.
    pub fn location(&self, loc: LocRef) -> &Location {
        &self.procedure(loc.proc).locations[loc.loc.index()]
    }

    /// An edge's data.
    pub fn edge(&self, edge: EdgeRef) -> &Edge {
        &self.procedure(edge.proc).edges[edge.edge.index()]
    }

    /// A claim's data.
    pub fn claim(&self, claim: ClaimId) -> &Claim {
        &self.claims[claim.index()]
    }

    /// The claim that every run ends, if that is what the program is asked for. Then its other claims are places where runs
    /// end, like an exit.
    pub fn must_end(&self) -> Option<ClaimId> {
        let found = self.claims.iter().position(|claim| claim.kind == ClaimKind::Termination);
        found.map(ClaimId::new)
    }

    /// Whether it interleaves threads.
    pub fn has_threads(&self) -> bool {
        self.debug.as_ref().is_some_and(|debug| !debug.threads.is_empty())
    }

    /// The variables of a scope.
    pub fn globals(&self) -> impl Iterator<Item = VarId> {
        (0..self.variables.len())
            .map(VarId::new)
            .filter(|var| self.variable(*var).scope == Scope::Global)
    }
}
