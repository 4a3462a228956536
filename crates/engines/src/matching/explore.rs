//! The exploration of matched states, which can be stopped and continued.

use std::collections::VecDeque;

use symra_analysis::Annotation;
use symra_analysis::encode::Encoder;
use symra_ir::{Cfa, ClaimId, ClaimKind, Direction, Names, Trace, VarSet};
use symra_smt::Solver;
use symra_terms::TermPool;
use symra_verdict::{Budget, RenamedStates};

use super::code::Code;
use super::inputs::Inputs;
use super::names::{Renaming, in_order};
use super::path::{Machine, Path};
use super::regions::Regions;
use super::state::{LiveSlots, MatchedState};
use super::visited::Visited;
use crate::engine::EngineError;

/// So many values of states are kept.
const SIZE: usize = 60_000_000;
/// A block with more paths than this is too much.
const PATHS: usize = 50_000;
/// A block with more paths than this is matched where they meet.
const MEETING: usize = 32;
/// After so many steps of a block the budget is looked at.
const STEPS: u64 = 1024;
/// After so many states it is asked whether states are met again.
const PATIENCE: usize = 200;

/// What the exploration found.
pub(crate) enum Matched {
    /// No claim can be reached: formulas for heads and states that differ from them in names, or why there are none.
    Safe(Result<(Annotation, Vec<RenamedStates>), String>),
    /// A run that violates a claim.
    Unsafe(ClaimId, Trace),
    /// Nothing yet.
    Stopped,
}

/// The exploration, which can be stopped and continued.
pub(crate) struct Exploration<'p> {
    pub(super) machine: Machine<'p>,
    pub(super) slots: LiveSlots,
    pub(super) visited: Visited,
    queue: VecDeque<u32>,
    /// D2.
    pub(super) regions: Option<Regions>,
    /// D6.
    pub(super) names: Option<Names>,
    /// Whether several edges lead to a location.
    joins: Vec<bool>,
    /// Whether nothing more can come of it.
    over: bool,
    /// Whether some path was not followed to its end, or a claim not confirmed.
    incomplete: bool,
    /// The first claim about what is not modelled that a path comes to.
    unmodelled: Option<ClaimId>,
    /// The edges at places where the program can do more than its source.
    over_edges: Vec<bool>,
    /// Whether the run to a state passes such an edge.
    doubts: Vec<bool>,
    /// Such states: they are expanded when no others are left.
    later: VecDeque<u32>,
    /// The first violation on such a run.
    doubtful: Option<(ClaimId, Trace)>,
    /// D4: the states that the last dive has met, where there are dives.
    dive: Option<Vec<u32>>,
    /// Whether a state was expanded.
    done: Vec<bool>,
    expanded: usize,
    arrived: u64,
    covered: u64,
}

/// The paths of a block.
pub(super) struct Walk {
    /// At heads and claims.
    pub(super) ends: Vec<Path>,
    /// Whether these are all.
    complete: bool,
}

impl<'p> Exploration<'p> {
    /// Begins at the entry.
    pub(crate) fn new(
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        live: &'p [VarSet],
        solver: Box<dyn Solver>,
    ) -> Self {
        let procedure = encoder.cfa.procedure;
        let code = Code::new(pool, encoder.cfa);
        let mut ways = vec![0_u32; procedure.locations.len()];
        for edge in &procedure.edges {
            ways[edge.to.index()] += 1;
        }
        let mut matching = Self {
            machine: Machine { code, inputs: Inputs::new(solver), live },
            slots: LiveSlots::new(),
            visited: Visited::default(),
            queue: VecDeque::new(),
            regions: None,
            names: None,
            joins: ways.into_iter().map(|ways| ways > 1).collect(),
            over: false,
            incomplete: false,
            unmodelled: None,
            over_edges: over_edges(encoder.cfa),
            doubts: vec![false],
            later: VecDeque::new(),
            doubtful: None,
            dive: encoder.cfa.program.has_threads().then(Vec::new),
            done: Vec::new(),
            expanded: 0,
            arrived: 0,
            covered: 0,
        };
        // MA:1
        let entry = procedure.entry;
        let slots = matching.slots.at(&matching.machine, entry);
        let cells = slots.iter().enumerate().map(|(number, slot)| {
            let sort = matching.machine.code.default(*slot).sort();
            let number = u32::try_from(number).expect("variables should be fewer than 2^32");
            matching.machine.inputs.input(pool, number, &sort)
        });
        let cells = cells.collect();
        let root = MatchedState { loc: entry, cells, conditions: Box::default() };
        matching.queue.extend(matching.visited.add(pool, root, None));
        matching
    }

    /// Begins at the entry, with regions of the variables that have had many values here. None if there is no such variable.
    pub(crate) fn with_regions(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        live: &'p [VarSet],
        solver: Box<dyn Solver>,
    ) -> Option<Self> {
        let Self { machine, slots, visited, .. } = self;
        let mut slots = |loc| slots.at(machine, loc);
        let regions = Regions::new(pool, encoder.cfa.program, &machine.code, visited, &mut slots)?;
        let mut wider = Self::new(pool, encoder, live, solver);
        wider.regions = Some(regions);
        Some(wider)
    }

    /// Begins at the entry, with states up to the names of objects. None if the program does not treat all of them alike.
    pub(crate) fn with_names(
        pool: &mut TermPool,
        encoder: &Encoder<'p>,
        live: &'p [VarSet],
        solver: Box<dyn Solver>,
    ) -> Option<Self> {
        let names = Names::of(pool, encoder.cfa.program)?;
        let mut wider = Self::new(pool, encoder, live, solver);
        wider.names = Some(names);
        Some(wider)
    }

    /// A violation that passes what the program only approximates, if no other was found.
    pub(crate) fn doubtful(&mut self) -> Option<(ClaimId, Trace)> {
        self.doubtful.take()
    }

    /// The claim about what is not modelled that keeps a search of all states from being a proof.
    pub(crate) fn unmodelled(&self) -> Option<ClaimId> {
        let searched = self.over && self.queue.is_empty() && self.later.is_empty();
        self.unmodelled.filter(|_| searched)
    }

    /// How many states were seen.
    pub(crate) fn states(&self) -> usize {
        self.visited.seen.len()
    }

    /// How many questions a solver was asked.
    pub(crate) fn queries(&self) -> u64 {
        self.machine.inputs.queries
    }

    /// Whether going on may pay: states are met again.
    pub(crate) fn promises(&self) -> bool {
        !self.over && self.covered * 4 > self.arrived
    }

    /// Goes on until the budget is spent; if `while_promising`, only as long as it may pay or few states were seen.
    pub(crate) fn run(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'p>,
        solver: &mut dyn Solver,
        while_promising: bool,
        budget: &Budget,
    ) -> Result<Matched, EngineError> {
        // MA:2
        while !self.over && budget.spent().is_none() {
            if while_promising && self.expanded >= PATIENCE && !self.promises() {
                break;
            }
            let diving = self.expanded % 2 == 1; // D4
            let Some(number) = self.next(diving) else {
                self.over = true;
                if self.incomplete {
                    break;
                }
                return Ok(Matched::Safe(self.proof(pool, encoder, budget)?)); // MA:6
            };
            let state = self.visited.seen[number as usize].state.clone();
            let walk = self.walk(pool, encoder, &state, budget)?; // MA:3
            if !walk.complete {
                // It is walked again when there is more time.
                self.over |= budget.spent().is_none();
                self.queue.push_front(number);
                break;
            }
            self.done.resize(self.visited.seen.len(), false);
            self.done[number as usize] = true;
            if self.names.is_some() && self.machine.inputs.any_name {
                self.over = true;
                break;
            }
            for path in walk.ends {
                if encoder.cfa.procedure.locations[path.loc.index()].claim.is_none() {
                    self.arrive(pool, number, &path, diving)?; // MA:5
                } else if let Some(found) =
                    self.claim(pool, encoder, number, &path, solver, budget)?
                {
                    return Ok(found); // MA:4
                }
            }
            self.expanded += 1;
            self.over |= self.visited.size > SIZE;
        }
        let Self { expanded, arrived, covered, over, .. } = self;
        let (states, regions) = (self.visited.seen.len(), self.regions.is_some());
        tracing::debug!(states, expanded, arrived, covered, over, regions, "matching stopped");
        Ok(Matched::Stopped)
    }

    /// The next state to be expanded: the newest one of a dive, or the oldest of all.
    fn next(&mut self, diving: bool) -> Option<u32> {
        let Self { queue, later, dive, done, .. } = self;
        let is_open = |number: &u32| !done.get(*number as usize).is_some_and(|done| *done);
        let newest = dive.as_mut().filter(|_| diving);
        let newest = newest.and_then(|dive| std::iter::from_fn(|| dive.pop()).find(is_open));
        let oldest = || std::iter::from_fn(|| queue.pop_front()).find(is_open);
        newest.or_else(oldest).or_else(|| later.pop_front())
    }

    /// Whether the run to a state and on by a path passes a place where the program can do more than its source.
    fn is_doubtful(&self, from: u32, path: &Path) -> bool {
        self.doubts.get(from as usize).is_some_and(|doubt| *doubt)
            || path.edges.iter().any(|edge| self.over_edges[edge.index()])
    }

    fn arrive(
        &mut self,
        pool: &mut TermPool,
        from: u32,
        path: &Path,
        diving: bool,
    ) -> Result<(), EngineError> {
        let doubt = self.is_doubtful(from, path); // D5
        for state in self.states_of(pool, path)? {
            self.arrived += 1;
            match self.visited.add(pool, state, Some(from)) {
                Some(number) if doubt => {
                    self.doubts.resize(number as usize + 1, false);
                    self.doubts[number as usize] = true;
                    self.later.push_back(number);
                }
                Some(number) => {
                    self.queue.push_back(number);
                    if let Some(dive) = self.dive.as_mut().filter(|_| diving) {
                        dive.push(number);
                    }
                }
                None => self.covered += 1,
            }
        }
        Ok(())
    }

    /// The states that a path at a head is in.
    pub(super) fn states_of(
        &mut self,
        pool: &mut TermPool,
        path: &Path,
    ) -> Result<Vec<MatchedState>, EngineError> {
        let slots = self.slots.at(&self.machine, path.loc);
        let state = MatchedState::of(pool, &mut self.machine, &slots, path);
        if self.names.is_some() {
            let named = self.named_states(pool, path)?;
            return Ok(named.into_iter().map(|(state, _)| state).collect());
        }
        let inputs = &mut self.machine.inputs;
        let Some(regions) = &self.regions else { return Ok(state.cases(pool, inputs)?) };
        let Some(wider) = regions.cases(pool, inputs, &slots, &state) else {
            self.over = true;
            return Ok(Vec::new());
        };
        let mut states = Vec::new();
        for state in wider {
            states.extend(state.cases(pool, inputs)?);
        }
        Ok(states)
    }

    /// D6: the states that a path at a head is in, with names in order.
    pub(super) fn named_states(
        &mut self,
        pool: &mut TermPool,
        path: &Path,
    ) -> Result<Vec<(MatchedState, Renaming)>, EngineError> {
        let Some(names) = self.names else { return Ok(Vec::new()) };
        let slots = self.slots.at(&self.machine, path.loc);
        let state = MatchedState::of(pool, &mut self.machine, &slots, path);
        let Machine { code, inputs, .. } = &mut self.machine;
        let mut states = Vec::new();
        for case in state.cases(pool, inputs)? {
            let Some(named) = in_order(pool, inputs, &names, (code, &slots), &case) else {
                self.over = true;
                self.incomplete = true;
                return Ok(Vec::new());
            };
            states.push(named);
        }
        Ok(states)
    }

    fn claim(
        &mut self,
        pool: &mut TermPool,
        encoder: &mut Encoder<'p>,
        from: u32,
        path: &Path,
        solver: &mut dyn Solver,
        budget: &Budget,
    ) -> Result<Option<Matched>, EngineError> {
        let claim = encoder.cfa.procedure.locations[path.loc.index()].claim;
        let claim = claim.expect("the location should have a claim");
        if encoder.cfa.program.claim(claim).kind == ClaimKind::Unsupported {
            self.unmodelled.get_or_insert(claim);
        } else if (self.doubtful.is_none() || !self.is_doubtful(from, path))
            && let Some(trace) = self.trace(pool, encoder, from, path, solver, budget)?
        {
            if !self.is_doubtful(from, path) {
                return Ok(Some(Matched::Unsafe(claim, trace)));
            }
            // There may be another one that holds.
            self.doubtful = Some((claim, trace));
        }
        self.incomplete = true;
        self.over |= self.regions.is_some();
        Ok(None)
    }

    /// All paths from a state to claims and to the next heads.
    pub(super) fn walk(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        from: &MatchedState,
        budget: &Budget,
    ) -> Result<Walk, EngineError> {
        let slots = self.slots.at(&self.machine, from.loc);
        let mut open = vec![from.path(pool, &mut self.machine, &slots)];
        let mut walk = Walk { ends: Vec::new(), complete: true };
        let (mut paths, mut steps) = (0, 0_u64);
        let mut meeting = Visited::default();
        while let Some(mut path) = open.pop() {
            paths += 1;
            loop {
                let claim = encoder.cfa.procedure.locations[path.loc.index()].claim.is_some();
                if claim || encoder.cfa.is_head(path.loc) && !path.edges.is_empty() {
                    walk.ends.push(path);
                    break;
                }
                // D1
                if paths > MEETING && self.joins[path.loc.index()] {
                    let slots = self.slots.at(&self.machine, path.loc);
                    let state = MatchedState::of(pool, &mut self.machine, &slots, &path);
                    if meeting.add(pool, state, None).is_none() {
                        break;
                    }
                }
                if !self.machine.step(pool, &mut path, &mut open)? {
                    break;
                }
                steps += 1;
                if steps.is_multiple_of(STEPS) && budget.spent().is_some() || paths > PATHS {
                    walk.complete = false;
                    return Ok(walk);
                }
            }
        }
        Ok(walk)
    }
}

/// The edges at places where the program can do more than its source.
fn over_edges(cfa: &Cfa<'_>) -> Vec<bool> {
    let known = cfa.program.approximations.iter();
    let over = known.filter(|known| known.direction == Direction::Over);
    let places: Vec<_> = over.filter_map(|known| known.position).collect();
    let is_over = |edge: &symra_ir::Edge| edge.position.is_some_and(|at| places.contains(&at));
    cfa.procedure.edges.iter().map(is_over).collect()
}
