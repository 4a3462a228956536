//! The code of each kind of thread as one graph: calls replaced by copies of bodies, atomic sections told by depths.
//!
//! A procedure is never open twice in a chain of calls, so that its variables serve all its calls. Parameters that are never
//! assigned and get a constant are replaced by it: a call through a pointer that was passed becomes a direct one.

use rustc_hash::{FxHashMap, FxHashSet};
use symra_terms::{Op, Substitution, Term, TermPool};

use super::{ThreadError, ThreadPrimitives};
use crate::debug;
use crate::passes::{VarSet, live_variables};
use crate::program::{
    Claim, ClaimId, ClaimKind, EdgeRef, LocId, LocRef, Operation, ProcId, Task, VarId,
};
use crate::source::Position;
use crate::validate::targets;

/// A place in the code of a kind of thread.
pub(super) type NodeId = usize;

/// The most nodes of all kinds.
pub(super) const MOST_NODES: usize = 400_000;
/// Which parameters of a thread are passed to its function; before them is one function, and behind them another one.
const ARGUMENT: std::ops::Range<usize> = 2..4;
/// The most kinds.
const MOST_KINDS: usize = 64;

/// A place in the code of a thread.
#[derive(Clone, Debug)]
pub(super) struct ThreadNode {
    pub(super) claim: Option<ClaimId>,
    pub(super) position: Option<Position>,
    /// Where it comes from.
    pub(super) origin: LocRef,
    /// How many atomic sections are open.
    pub(super) depth: u8,
    /// The call that it is in.
    pub(super) call: usize,
    pub(super) outgoing: Vec<usize>,
}

/// What an arc does. Variables are those of the given program.
#[derive(Clone, Debug)]
pub(super) enum Act {
    Assume(Term),
    Assign(Vec<(VarId, Term)>),
    Havoc(Vec<VarId>),
    /// Starts a thread of a kind.
    Spawn {
        kind: usize,
        arguments: Vec<Term>,
        result: Option<VarId>,
    },
    /// Waits for a condition; the other terms are for reports.
    Wait(Term, debug::Wait),
    /// Waits for the end of a thread.
    Join(Term),
    /// The number of this thread.
    This(VarId),
    /// Frees the object with a number; what lies in any object is in these variables.
    Free(Term, Vec<VarId>),
}

/// A step from one place to another.
#[derive(Clone, Debug)]
pub(super) struct Arc {
    pub(super) from: NodeId,
    pub(super) to: NodeId,
    pub(super) act: Act,
    pub(super) position: Option<Position>,
    /// The edge that it comes from, if it does what that does.
    pub(super) origin: Option<EdgeRef>,
}

/// The code of a kind of thread.
#[derive(Clone, Debug)]
pub(super) struct ThreadKind {
    /// The number of the function that it runs, if that is known.
    pub(super) start: Option<u64>,
    pub(super) entry: NodeId,
    /// Where the thread has ended; the program, if it is the main one.
    pub(super) end: NodeId,
    /// Where the main thread has ended, and the program goes on.
    pub(super) gone: NodeId,
    pub(super) nodes: Vec<ThreadNode>,
    pub(super) arcs: Vec<Arc>,
    /// The parameters that a creation sets.
    pub(super) parameters: Vec<VarId>,
    /// The locals whose first values may be read.
    pub(super) open: Vec<VarId>,
    /// The calls that it makes.
    pub(super) frames: Vec<debug::Frame>,
}

/// All kinds of threads; the first is the main one. The claims that were added are those of the result.
pub(super) struct Kinds {
    pub(super) all: Vec<ThreadKind>,
    pub(super) claims: Vec<Claim>,
    /// Whether a call was left out because the procedure calls itself.
    pub(super) is_recursive: bool,
}

/// A call that is open.
struct Call {
    proc: ProcId,
    /// The call that made it, where that goes on, and what takes the results.
    back: Option<(usize, LocId, Vec<VarId>)>,
    /// The call edge's position.
    position: Option<Position>,
    /// The parameters that are constants here.
    constants: Substitution,
    /// The procedures that are open.
    open: Vec<ProcId>,
}

/// What tells threads apart: the arguments of their creation that are constants.
type Key = Vec<Option<Term>>;

struct Expansion<'t> {
    task: &'t Task,
    primitives: &'t ThreadPrimitives,
    pool: TermPool,
    /// The locals that some edge assigns.
    assigned: FxHashSet<VarId>,
    live: Vec<Vec<VarSet>>,
    keys: Vec<Key>,
    total: usize,
    most: usize,
    claims: Vec<Claim>,
    recursion: Option<ClaimId>,
}

/// Expands the main procedure and all threads that it may start, to so many nodes at most.
pub(super) fn expand(
    task: &Task,
    primitives: &ThreadPrimitives,
    most: usize,
) -> Result<(TermPool, Kinds), ThreadError> {
    let mut assigned = FxHashSet::default();
    for procedure in &task.program.procedures {
        for edge in &procedure.edges {
            assigned.extend(targets(&edge.operation));
        }
    }
    let mut expansion = Expansion {
        task,
        primitives,
        pool: task.pool.clone(),
        assigned,
        live: live_variables(task),
        keys: vec![Vec::new()],
        total: 0,
        most,
        claims: task.program.claims.clone(),
        recursion: None,
    };
    let mut kinds = Vec::new();
    while kinds.len() < expansion.keys.len() {
        if kinds.len() >= MOST_KINDS {
            return Err(ThreadError::TooMany);
        }
        let kind = expansion.kind(kinds.len())?;
        kinds.push(kind);
    }
    let is_recursive = expansion.recursion.is_some();
    Ok((expansion.pool, Kinds { all: kinds, claims: expansion.claims, is_recursive }))
}

/// A graph under construction.
struct Graph {
    nodes: Vec<ThreadNode>,
    arcs: Vec<Arc>,
    calls: Vec<Call>,
    known: FxHashMap<(usize, LocId, u8), NodeId>,
    work: Vec<(usize, LocId, u8)>,
}

impl Graph {
    fn arc(
        &mut self,
        from: NodeId,
        to: NodeId,
        act: Act,
        position: Option<Position>,
        origin: Option<EdgeRef>,
    ) {
        self.nodes[from].outgoing.push(self.arcs.len());
        self.arcs.push(Arc { from, to, act, position, origin });
    }
}

impl Expansion<'_> {
    /// The code of the threads with a key.
    fn kind(&mut self, index: usize) -> Result<ThreadKind, ThreadError> {
        let is_main = index == 0;
        let proc = if is_main { self.task.program.main } else { self.primitives.thread };
        let procedure = self.task.program.procedure(proc);
        let mut constants = Substitution::default();
        for (var, value) in procedure.parameters.iter().zip(self.keys[index].clone()) {
            if let (Some(value), Some(symbol)) = (value, self.symbol(*var)) {
                constants.bind(symbol, value);
            }
        }
        let root = Call { proc, back: None, position: None, constants, open: vec![proc] };
        let mut graph = Graph {
            nodes: Vec::new(),
            arcs: Vec::new(),
            calls: vec![root],
            known: FxHashMap::default(),
            work: Vec::new(),
        };
        let entry = self.node(&mut graph, 0, procedure.entry, 0);
        let end = self.node(&mut graph, 0, procedure.exit, 0);
        let gone = self.bare_node(&mut graph, LocRef { proc, loc: procedure.exit }, 0, 0);
        while let Some((call, loc, depth)) = graph.work.pop() {
            self.total += 1;
            if self.total > self.most {
                return Err(ThreadError::TooLarge);
            }
            self.expand_node(&mut graph, (call, loc, depth), if is_main { gone } else { end });
        }
        // A thread that ends within an atomic section has ended.
        let ends: Vec<NodeId> = (0..graph.nodes.len())
            .filter(|node| {
                let data = &graph.nodes[*node];
                data.origin == (LocRef { proc, loc: procedure.exit })
                    && *node != end
                    && *node != gone
            })
            .collect();
        let truth = self.pool.true_();
        for node in ends {
            graph.arc(node, end, Act::Assume(truth), None, None);
        }
        let open = self.unset(proc, &procedure.parameters);
        // It is one of two functions, and a null pointer is none.
        let functions = [self.keys[index].first(), self.keys[index].get(ARGUMENT.end)];
        let start = functions.into_iter().flatten().find_map(|term| {
            self.pool.value((*term)?)?.as_bv()?.to_u64().filter(|number| *number != 0)
        });
        let frames = graph.calls.iter().map(|call| debug::Frame {
            function: self.task.program.procedure(call.proc).name.clone(),
            caller: call.back.as_ref().map(|(caller, ..)| *caller),
            position: call.position,
        });
        let frames = frames.collect();
        Ok(ThreadKind {
            start,
            entry,
            end,
            gone,
            nodes: graph.nodes,
            arcs: graph.arcs,
            parameters: if is_main { Vec::new() } else { procedure.parameters.clone() },
            open,
            frames,
        })
    }

    fn symbol(&self, var: VarId) -> Option<symra_terms::Symbol> {
        self.pool.symbol(self.task.program.variable(var).term)
    }

    /// The locals of a procedure whose first values may be read.
    fn unset(&self, proc: ProcId, except: &[VarId]) -> Vec<VarId> {
        let procedure = self.task.program.procedure(proc);
        let live = &self.live[proc.index()][procedure.entry.index()];
        let own = procedure.locals.iter().copied();
        own.filter(|var| live.contains(*var) && !except.contains(var)).collect()
    }

    fn bare_node(&self, graph: &mut Graph, origin: LocRef, depth: u8, call: usize) -> NodeId {
        let location = self.task.program.location(origin);
        graph.nodes.push(ThreadNode {
            claim: location.claim,
            position: location.position,
            origin,
            depth,
            call,
            outgoing: Vec::new(),
        });
        graph.nodes.len() - 1
    }

    fn node(&self, graph: &mut Graph, call: usize, loc: LocId, depth: u8) -> NodeId {
        if let Some(node) = graph.known.get(&(call, loc, depth)) {
            return *node;
        }
        let proc = graph.calls[call].proc;
        let node = self.bare_node(graph, LocRef { proc, loc }, depth, call);
        graph.known.insert((call, loc, depth), node);
        graph.work.push((call, loc, depth));
        node
    }

    fn apply(&mut self, graph: &mut Graph, call: usize, term: Term) -> Term {
        graph.calls[call].constants.apply(&mut self.pool, term)
    }

    fn expand_node(&mut self, graph: &mut Graph, at: (usize, LocId, u8), exit: NodeId) {
        let (call, loc, depth) = at;
        let from = graph.known[&at];
        let proc = graph.calls[call].proc;
        let procedure = self.task.program.procedure(proc);
        if loc == procedure.exit {
            self.leave(graph, call, depth, from);
            return;
        }
        for &id in &procedure.locations[loc.index()].outgoing {
            let edge = &procedure.edges[id.index()];
            let origin = Some(EdgeRef { proc, edge: id });
            let position = edge.position;
            match &edge.operation {
                Operation::Assume(term) => {
                    let term = self.apply(graph, call, *term);
                    if term == self.pool.false_() {
                        continue;
                    }
                    let to = self.node(graph, call, edge.to, depth);
                    graph.arc(from, to, Act::Assume(term), position, origin);
                }
                Operation::Assign(pairs) => {
                    let mut values = Vec::with_capacity(pairs.len());
                    for (var, term) in pairs {
                        values.push((*var, self.apply(graph, call, *term)));
                    }
                    let to = self.node(graph, call, edge.to, depth);
                    let freed = values.iter().find(|(var, _)| self.primitives.freed == Some(*var));
                    let act = match freed {
                        Some((var, object)) => {
                            let mut vars = self.primitives.regions.clone();
                            vars.push(*var);
                            Act::Free(*object, vars)
                        }
                        None => Act::Assign(values),
                    };
                    graph.arc(from, to, act, position, origin);
                }
                Operation::Havoc(vars) => {
                    let to = self.node(graph, call, edge.to, depth);
                    graph.arc(from, to, Act::Havoc(vars.clone()), position, origin);
                }
                Operation::Call { callee, arguments, results } => {
                    let mut terms = Vec::with_capacity(arguments.len());
                    for term in arguments {
                        terms.push(self.apply(graph, call, *term));
                    }
                    let site = Site { call, from, to: edge.to, depth, position, exit };
                    self.enter(graph, &site, *callee, terms, results);
                }
            }
        }
    }

    /// A call.
    fn enter(
        &mut self,
        graph: &mut Graph,
        site: &Site,
        callee: ProcId,
        arguments: Vec<Term>,
        results: &[VarId],
    ) {
        let Site { call, from, to, depth, position, exit } = *site;
        let truth = self.pool.true_();
        let primitives = self.primitives;
        let skip = |graph: &mut Graph, to: NodeId| {
            graph.arc(from, to, Act::Assume(truth), position, None);
        };
        if callee == primitives.thread {
            let kind = self.kind_of(&arguments);
            let to = self.node(graph, call, to, depth);
            let act = Act::Spawn { kind, arguments, result: results.first().copied() };
            graph.arc(from, to, act, position, None);
        } else if primitives.begin.contains(&callee) {
            let to = self.node(graph, call, to, depth.saturating_add(1));
            skip(graph, to);
        } else if primitives.end.contains(&callee) {
            let to = self.node(graph, call, to, depth.saturating_sub(1));
            skip(graph, to);
        } else if primitives.exit == Some(callee) {
            skip(graph, exit);
        } else if primitives.join == Some(callee) {
            let to = self.node(graph, call, to, depth);
            graph.arc(from, to, Act::Join(arguments[0]), position, None);
        } else if primitives.wait == Some(callee) {
            let sort = self.pool.sort(arguments[0]).clone();
            let none = self.pool.constant(symra_terms::Value::default_of(&sort));
            let condition = self.pool.ne(arguments[0], none);
            let to = self.node(graph, call, to, depth);
            let wait = match arguments[1..] {
                [object, offset, holder] => {
                    debug::Wait::Object { address: (object, offset), holder }
                }
                _ => debug::Wait::Other,
            };
            graph.arc(from, to, Act::Wait(condition, wait), position, None);
        } else if primitives.this == Some(callee) {
            let to = self.node(graph, call, to, depth);
            let act = results.first().map_or(Act::Assume(truth), |var| Act::This(*var));
            graph.arc(from, to, act, position, None);
        } else if graph.calls[call].open.contains(&callee) {
            let proc = graph.calls[call].proc;
            let node = self.bare_node(graph, LocRef { proc, loc: to }, depth, call);
            graph.nodes[node].claim = Some(self.recursion());
            skip(graph, node);
        } else {
            self.open_call(graph, site, callee, arguments, results);
        }
    }

    /// A call of a procedure with a body that matters.
    fn open_call(
        &mut self,
        graph: &mut Graph,
        site: &Site,
        callee: ProcId,
        arguments: Vec<Term>,
        results: &[VarId],
    ) {
        let procedure = self.task.program.procedure(callee);
        let mut constants = Substitution::default();
        let mut values = Vec::new();
        for (var, term) in procedure.parameters.iter().zip(arguments) {
            match self.symbol(*var) {
                Some(symbol)
                    if matches!(self.pool.op(term), Op::Const(_))
                        && !self.assigned.contains(var)
                        && !procedure.results.contains(var) =>
                {
                    constants.bind(symbol, term);
                }
                _ => values.push((*var, term)),
            }
        }
        let mut open = graph.calls[site.call].open.clone();
        open.push(callee);
        graph.calls.push(Call {
            proc: callee,
            back: Some((site.call, site.to, results.to_vec())),
            position: site.position,
            constants,
            open,
        });
        let call = graph.calls.len() - 1;
        let depth = site.depth + u8::from(self.primitives.atomic.contains(&callee));
        let entry = self.node(graph, call, procedure.entry, depth);
        let unset = self.unset(callee, &procedure.parameters);
        let passed = self.assignment(values);
        if unset.is_empty() {
            graph.arc(site.from, entry, passed, site.position, None);
        } else {
            let origin = LocRef { proc: callee, loc: procedure.entry };
            let between = self.bare_node(graph, origin, depth, call);
            graph.nodes[between].claim = None;
            graph.arc(site.from, between, passed, site.position, None);
            graph.arc(between, entry, Act::Havoc(unset), site.position, None);
        }
    }

    /// What assigns variables; nothing if there are none.
    fn assignment(&self, values: Vec<(VarId, Term)>) -> Act {
        if values.is_empty() { Act::Assume(self.pool.true_()) } else { Act::Assign(values) }
    }

    /// The end of a call.
    fn leave(&mut self, graph: &mut Graph, call: usize, depth: u8, from: NodeId) {
        let (proc, position) = (graph.calls[call].proc, graph.calls[call].position);
        let Some((caller, to, results)) = graph.calls[call].back.clone() else { return };
        let procedure = self.task.program.procedure(proc);
        let depth = depth.saturating_sub(u8::from(self.primitives.atomic.contains(&proc)));
        let to = self.node(graph, caller, to, depth);
        let mut values = Vec::new();
        for (target, result) in results.iter().zip(&procedure.results) {
            let term = self.task.program.variable(*result).term;
            let term = self.apply(graph, call, term);
            values.push((*target, term));
        }
        let act = self.assignment(values);
        graph.arc(from, to, act, position, None);
    }

    /// The kind of a thread that is started with arguments.
    fn kind_of(&mut self, arguments: &[Term]) -> usize {
        let procedure = self.task.program.procedure(self.primitives.thread);
        // What is passed to the thread's function is its own affair: only which function it is tells kinds apart.
        let key: Key = arguments
            .iter()
            .zip(&procedure.parameters)
            .enumerate()
            .map(|(index, (term, var))| {
                let is_constant = matches!(self.pool.op(*term), Op::Const(_));
                (!ARGUMENT.contains(&index) && is_constant && !self.assigned.contains(var))
                    .then_some(*term)
            })
            .collect();
        if let Some(index) = self.keys.iter().skip(1).position(|known| *known == key) {
            return index + 1;
        }
        self.keys.push(key);
        self.keys.len() - 1
    }

    fn recursion(&mut self) -> ClaimId {
        if let Some(claim) = self.recursion {
            return claim;
        }
        self.claims.push(Claim {
            name: "threads:recursion".to_owned(),
            kind: ClaimKind::Unsupported,
            message: "recursion this deep is not supported in programs with threads".to_owned(),
            position: None,
        });
        let claim = ClaimId::new(self.claims.len() - 1);
        self.recursion = Some(claim);
        claim
    }
}

/// A call edge on its way.
#[derive(Clone, Copy)]
struct Site {
    call: usize,
    from: NodeId,
    to: LocId,
    depth: u8,
    position: Option<Position>,
    /// Where the thread ends.
    exit: NodeId,
}
