//! Symbolic execution with abstract matching.
//!
//! ```text
//! SX:1   function SYMBOLICEXEC(P, Phi)
//! SX:2     symbStack <- empty stack                        each item is a set of states
//! SX:3     push SPLITSTATE(s0, Phi) on symbStack
//! SX:4     A0 <- { alpha(s) | s in SPLITSTATE(s0, Phi) }
//! SX:5     (fin, inf, trans) <- empty
//! SX:6     while symbStack is not empty do
//! SX:7       S <- top of symbStack
//! SX:8       choose s in S s.t. for some t, s |= g_t
//! SX:9       if no such transition exists or transitions exhausted then
//! SX:10        fin <- fin + ALLPATHS(S, trans)
//! SX:11        trans <- tail of trans
//! SX:12        pop symbStack
//! SX:14      result <- EXEC(s, e_t)
//! SX:15      S' <- SPLITSTATE(result, Phi)
//! SX:16      for all s' in S' where alpha(s') = alpha(s) or (alpha(s'), t') in trans do
//! SX:17        fin <- fin + STEM((alpha(s), t, alpha(s')), trans)
//! SX:18        inf <- inf + LOOP((alpha(s), t, alpha(s')), trans)
//! SX:19        S' <- S' - {s'}
//! SX:20      if S' is not empty then
//! SX:21        push S' on symbStack
//! SX:22        trans <- prepend (alpha(s), t) to trans
//! SX:23    return (fin, inf, A0)
//! ```
//!
//! Here each item of the stack is one state with the rest of the set it came in, which visits the same states in the same
//! order. Every transition goes into the graph when it is seen, so STEM and ALLPATHS have nothing to add. LOOP is
//! computed when a state is popped: its way in lies on a loop iff a state on the stack below it was matched while it was there.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::rc::Rc;
use symra_ir::ClaimId;

use super::Sharing;
use crate::abstraction::control::{Goal, Move, PointId};
use crate::abstraction::data::DataId;
use crate::abstraction::prover::Decision;
use crate::abstraction::system::{Graph, GraphPlace};
use crate::abstraction::{Abstraction, Halt, Split, ValuationId};
use crate::engine::{Context, Progress};
use symra_verdict::Reason;

/// What a search found.
pub(super) struct Explored {
    pub(super) graph: Graph,
    /// The states visited, with the abstract state of each.
    pub(super) visited: IndexMap<(PointId, DataId), usize, FxBuildHasher>,
    /// How many states were generated, visited or not.
    pub(super) generated: usize,
    /// The transitions from a path from the entry to a violated claim.
    pub(super) violation: Option<(ClaimId, Vec<usize>)>,
    /// The number of paths outside of loops, as far as it matters.
    pub(super) start: Vec<usize>,
}

/// A state on the stack.
struct SearchFrame {
    data: DataId,
    valuation: ValuationId,
    abstract_state: usize,
    moves: Rc<[Move]>,
    /// The next of the moves.
    next: usize,
    /// The successors of the last move that are still to be visited.
    successors: Split,
    visited: usize,
    /// The least position on the stack that was matched from here or above.
    low: usize,
    /// The transition that led here, and its number.
    way: Option<(GraphPlace, usize)>,
}

pub(super) struct Search<'s, 'r> {
    pub(super) abstraction: &'s mut Abstraction<'r>,
    context: &'s Context<'s>,
    sharing: Sharing,
    stack: Vec<SearchFrame>,
    /// Where each abstract state is on the stack.
    on_stack: FxHashMap<usize, usize>,
    /// Visited data of each abstract state, those whose visit has ended.
    finished: FxHashMap<usize, Vec<DataId>>,
    generated: FxHashSet<(PointId, DataId)>,
    explored: Explored,
    /// The path from the entry that the present search started with.
    start: usize,
}

/// How often the budget is polled, in moves.
const POLL: u64 = 64;

/// How many larger data are looked at to find one that contains a new one.
const CANDIDATES: usize = 48;

impl<'s, 'r> Search<'s, 'r> {
    pub(super) fn new(
        abstraction: &'s mut Abstraction<'r>,
        context: &'s Context<'s>,
        sharing: Sharing,
    ) -> Self {
        Self {
            abstraction,
            context,
            sharing,
            stack: Vec::new(), // SX:2
            on_stack: FxHashMap::default(),
            finished: FxHashMap::default(),
            generated: FxHashSet::default(),
            explored: Explored {
                graph: Graph::default(), // SX:5
                visited: IndexMap::default(),
                generated: 0,
                violation: None,
                start: Vec::new(),
            },
            start: 0,
        }
    }

    /// SX:1
    pub(super) fn run(mut self) -> Result<Explored, Halt> {
        for (point, data, start) in self.abstraction.starts.clone() {
            self.start = start;
            for (data, valuation) in self.abstraction.split(data)?.iter() {
                let state = self.explored.graph.state(point, *valuation);
                if !self.explored.graph.initial.contains(&state) {
                    self.explored.graph.initial.push(state); // SX:4
                }
                if self.visit(point, *data, *valuation, state, None)? {
                    self.depth_first()?; // SX:3
                }
                if self.explored.violation.is_some() {
                    return Ok(self.finish());
                }
            }
        }
        Ok(self.finish()) // SX:23
    }

    fn finish(mut self) -> Explored {
        self.explored.generated = self.generated.len();
        self.explored
    }

    fn depth_first(&mut self) -> Result<(), Halt> {
        let mut moves: u64 = 0;
        while let Some(top) = self.stack.last_mut() {
            // SX:6 and SX:7
            moves += 1;
            if moves.is_multiple_of(POLL)
                && let Some(reason) = self.context.budget.spent()
            {
                return Err(Halt::Stopped(reason));
            }
            if let Some((data, valuation)) = top.successors.get(top.visited).copied() {
                top.visited += 1;
                self.successor(data, valuation)?;
                if self.explored.violation.is_some() {
                    return Ok(());
                }
                continue;
            }
            let Some(step) = top.moves.get(top.next).copied() else {
                self.pop(); // SX:9
                continue;
            };
            top.next += 1; // SX:8
            if let Goal::Point(_) = step.to {
                let (data, valuation) = (top.data, top.valuation);
                let successors = self.abstraction.step(data, valuation, step.action)?; // SX:14 and SX:15
                let top = self.stack.last_mut().expect("the state should still be on the stack");
                top.successors = successors;
                top.visited = 0;
            }
        }
        Ok(())
    }

    /// A successor of the top of the stack by its last move.
    fn successor(&mut self, data: DataId, valuation: ValuationId) -> Result<(), Halt> {
        let top = self.stack.last().expect("a successor should have a predecessor");
        let step = top.moves[top.next - 1];
        let Goal::Point(point) = step.to else { return Ok(()) };
        let (from, graph) = (top.abstract_state, &mut self.explored.graph);
        let state = graph.state(point, valuation);
        let place = graph.add(from, step.transition, step.action, state); // SX:17
        if let Some(position) = self.on_stack.get(&state).copied() {
            // SX:16 and SX:19
            graph.loops(place);
            let top = self.stack.last_mut().expect("a successor should have a predecessor");
            top.low = top.low.min(position); // SX:18
            self.generate(point, data, valuation, step.transition)?;
            return Ok(());
        }
        self.visit(point, data, valuation, state, Some((place, step.transition)))?; // SX:20
        Ok(())
    }

    /// Looks at a state for violated claims. Says whether one was found.
    fn generate(
        &mut self,
        point: PointId,
        data: DataId,
        valuation: ValuationId,
        last: usize,
    ) -> Result<bool, Halt> {
        if !self.generated.insert((point, data)) {
            return Ok(false);
        }
        for step in self
            .abstraction
            .control
            .moves(self.abstraction.pool, &self.abstraction.system, point)
            .iter()
        {
            let Goal::Claim(claim) = step.to else { continue };
            match self.abstraction.admits(data, valuation, step.action)? {
                Decision::No => (),
                Decision::Undecided(why) => return Err(Halt::Undecided(why)),
                Decision::Yes => {
                    let mut path: Vec<usize> = self
                        .stack
                        .iter()
                        .filter_map(|frame| frame.way.map(|(_, transition)| transition))
                        .collect();
                    if !self.stack.is_empty() {
                        path.push(last);
                    }
                    path.push(step.transition);
                    self.explored.violation = Some((claim, path));
                    self.explored.start = vec![self.start];
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Pushes a state unless all that can follow it was or is explored elsewhere.
    fn visit(
        &mut self,
        point: PointId,
        data: DataId,
        valuation: ValuationId,
        state: usize,
        way: Option<(GraphPlace, usize)>,
    ) -> Result<bool, Halt> {
        if self.is_shared(point, data, state)? {
            return Ok(false); // D2
        }
        if self.generate(point, data, valuation, way.map_or(0, |(_, transition)| transition))? {
            self.explored.visited.insert((point, data), state);
            return Ok(false);
        }
        if let Some(depth) = self.context.budget.depth
            && self.stack.len() as u64 >= depth
        {
            return Err(Halt::Stopped(Reason::BoundReached { depth }));
        }
        Progress::add(&self.context.progress.states, 1);
        Progress::set(&self.context.progress.depth, self.stack.len() as u64);
        self.explored.visited.insert((point, data), state);
        let moves =
            self.abstraction.control.moves(self.abstraction.pool, &self.abstraction.system, point);
        self.on_stack.insert(state, self.stack.len());
        self.stack.push(SearchFrame {
            // SX:21 and SX:22
            data,
            valuation,
            abstract_state: state,
            moves,
            next: 0,
            successors: Rc::new([]),
            visited: 0,
            low: usize::MAX,
            way,
        });
        Ok(true)
    }

    /// Whether a state is one of those visited before, or part of one.
    fn is_shared(&mut self, point: PointId, data: DataId, state: usize) -> Result<bool, Halt> {
        let concrete = self.abstraction.table.is_concrete(data);
        match self.sharing {
            Sharing::None => return Ok(false),
            Sharing::Concrete => return Ok(concrete && self.generated.contains(&(point, data))),
            Sharing::Contained => (),
        }
        if self.generated.contains(&(point, data)) {
            return Ok(true);
        }
        let Some(candidates) = self.finished.get(&state) else { return Ok(false) };
        for candidate in candidates.iter().take(CANDIDATES) {
            if self.abstraction.contained(data, *candidate)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn pop(&mut self) {
        let frame = self.stack.pop().expect("a state should be on the stack"); // SX:12
        self.on_stack.remove(&frame.abstract_state); // SX:11
        // Concrete data contains nothing but itself, and that is found in the table of visited states.
        if !self.abstraction.table.is_concrete(frame.data) {
            self.finished.entry(frame.abstract_state).or_default().push(frame.data);
        }
        let position = self.stack.len();
        if let (Some((place, _)), Some(below)) = (frame.way, self.stack.last_mut()) {
            // SX:10: the way here is in the graph already; here it is found out whether it is on a loop.
            if frame.low < position {
                self.explored.graph.loops(place);
                below.low = below.low.min(frame.low);
            }
        }
    }
}
