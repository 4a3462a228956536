//! Abstraction learning: symbolic execution that keeps everything, and forgets what interpolants show to be irrelevant and what
//! loops do not preserve.
//!
//! After Jaffar, Navas and Santosa, "Symbolic execution for verification" (2011), the algorithm of TRACER, Fig. 5:
//!
//! ```text
//!       function Minimax(D, s, C), where s = (G, v) is at k with the constraints c:
//! MM:1  case min(s) is unsatisfiable:
//! MM:2    return OK, interpolate(s, true)
//! MM:3  case k is a claim:
//! MM:4    if c is satisfiable, abort: UNSAFE
//! MM:5    v' := interpolate((G, neutral), true)
//! MM:6    d := the depth of the conflict of v' with what is deleted on the path
//! MM:7    return CONFLICT, mergemax(v', v), d
//! MM:8  case s is terminal: return OK, v
//! MM:9  case max(s') subsumes min(s) for an s' of the memo table:
//! MM:10   return OK, interpolate(s, !max(s'))
//! MM:11 case there are looping parents of s:
//! MM:12   for each looping parent s'
//! MM:13     if invariant(s, s') is v', return OK, v'
//! MM:14   go on with MM:15
//! MM:15 v' := v
//! MM:16 for each successor G', feasible ones first
//! MM:17   c' := what its edge adds
//! MM:18   status, v'', d := Minimax(D + 1, (G', v' . neutral(c')), C + (D, s))
//! MM:19   v''' := the weakest precondition of v'' over c'
//! MM:20   if status is CONFLICT
//! MM:21     if d = D
//! MM:22       the memo table forgets what was derived from s
//! MM:23       return Minimax(D, (G, v'''), C)
//! MM:24     else return CONFLICT, v'', d
//! MM:25   v' := mergemax(v''', mergemin(v''', v'))
//! MM:26 the memo table gets (G, v')
//! MM:27 return OK, v'
//! ```
//!
//! Slips of the paper, and what is done instead. Its example of the two interpretations contradicts their definitions: `Vector`
//! goes by the definitions (min: all but what is deleted; max: only what must be kept). Its lines 22 and 23 name G' and v'', where
//! its text means the present state and v''': so here. `mergemin` at line 25 may have no result, where a later child deletes what
//! an earlier one needed; the paper does not say what then: here the earlier child is explored again (D3).
//!
//! Departures.
//! D1: only heads have vectors. Between them states are a memory and facts, as in symbolic execution; at a head they are
//! projected to constraints over the program's variables, from which alone the execution goes on. So a vector is not tied to one
//! path, and a proof can be read off the memo table.
//! D2: interpolants go backwards by weakest preconditions instead of by cutting vectors. Where that grows large, and after
//! arbitrary choices, they are a minimal part of the node's constraints (deletion).
//! D3: interpolants have a name for each constraint of an open head, "it is kept". What a path needs to come back to the head is
//! each constraint, if it is kept. So deleting one weakens all interpolants below, and they stay what they are. A node whose
//! state has grown since a child was explored asks whether it still implies the child's interpolant, and explores the child
//! again if not.
//! D4: `invariant` deletes what is not preserved given all that is kept, not each constraint given itself alone; what is not
//! preserved by a path through an inner loop, or through other rounds of the same one, makes these begin anew. Of the looping parents
//! the nearest is tried whose locked constraints hold.
//! D5: a head that is done keeps as few constraints as imply what its children need, coming back with these included. What was
//! locked is not kept for that alone.
//! D6: a conflict goes back to the last head at which the reason was known, not to the first; if no constraint there says it, it
//! becomes one.
//! D7: inductive lemmas of others hold at heads besides, also those that come while it runs; so interpolants need less.
//! D8: constraints that follow from others stand beside them from the beginning: equations between variables, inequalities
//! (slackening), bounds from the loop's conditions, congruences. The paper proposes slackening and does not use it.
//! D9: at conflicts others are told what is inductive of what heads keep; that may be a proof.
//! D10: a node has a state of its own where one is at hand, which answers most questions without a query.
//! D11: when two thirds of the time have not been enough, loops are unrolled instead, each time once more: a violation that needs
//! many rounds is found so, where the search for invariants comes to one conflict after the other.
//! D12: memory is hidden at first, and shown as far as paths to claims need it, as [`localization`](crate::localization) does, with this
//! engine in place of those that it asks. The paper's heap is an array with alias analysis; here most queries would be about arrays that do not
//! matter. When three quarters of the time have not been enough, the program is examined as it is.
//! D13: once a conflict locks the value of an enumerated variable (nothing is computed from it), the value that it has at a later
//! head of the same location is locked from the beginning, and so it is at all heads of later rounds of D12. So a protocol of many
//! states needs one conflict, not one for each state. Such a variable has only the values that the program names, or arbitrary
//! ones, of which no constraint says one; so this unrolls no loop forever.
//!
//! Soundness. `Unsafe` is a run (MM:4 looks at the whole path, with nothing deleted). For `Safe`, call a formula at a node good
//! if from its states every path comes to a good formula's states and to no claim. Every interpolant is implied by its node's
//! state and implies the preconditions of its children's interpolants: exactly by D2, and for all later decisions as well,
//! since names of D3 occur only as "kept implies", constraints are only deleted, and what leans on a head that gets one back
//! (MM:23) or is explored again is forgotten. What leans on an open head is known by its support, so that an interpolant inside
//! a loop is used only as long as the head is open, or for what it kept in the end (D5). So when the root is done, the formulas
//! of the memo table at a head together are an invariant there; `certify` checks that again. With hidden memory (D12) the program can do
//! more, so that its proof is one, and a run of it counts only if it is one of the given program.
//! A query that stays undecided counts as: feasible, not subsumed, not preserved. If it is one to the claim itself, or if no
//! interpolant is found, `Safe` is not said.
//!
//! Cost: at most one query for each branch, and for each constraint of a core. A state is looked up in the memo table by the values
//! that interpolants ask for, and compared with a limited number of them.

mod closing;
mod conflict;
mod deepening;
mod drawing;
mod known;
mod memo;
mod project;
mod search;
mod tree;
mod vector;
mod weaken;

use std::collections::BTreeSet;

use symra_analysis::encode::Encoder;
use symra_analysis::infer::live_with_auxiliary;
use symra_ir::{Cfa, Task};
use symra_verdict::Verdict;

use self::search::Search;
use crate::engine::{Context, Engine, EngineError, unsupported};
use crate::localization::{LocalizationStatistics, MemoryStrategy, memory, rounds};

pub use drawing::{ExecutionTree, TreeEnd, TreeNode};
pub use vector::{Constraint, Mark, Vector};
pub use weaken::Slackening;

/// What is done with loops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopStrategy {
    /// Constraints that they do not preserve are deleted.
    Invariants,
    /// They are unrolled, each time once more: the paper's rival.
    Deepening,
}

/// How `minimax` learns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MinimaxConfig {
    /// Which weaker constraints stand beside those of a state (D8).
    pub slackening: Slackening,
    /// Preconditions with more terms are replaced by constraints (D2). 0 is deletion alone.
    pub largest: usize,
    /// What is done with loops.
    pub loops: LoopStrategy,
    /// Whether others are told what is inductive before the end (D9).
    pub lemmas: bool,
    /// Whether the last part of the time is for iterative deepening (D11).
    pub violations: bool,
    /// What is done with memory (D12).
    pub memory: MemoryStrategy,
    /// Whether to keep the tree for a picture.
    pub keep_tree: bool,
}

impl Default for MinimaxConfig {
    fn default() -> Self {
        Self {
            slackening: Slackening::All,
            largest: 60,
            loops: LoopStrategy::Invariants,
            lemmas: true,
            violations: true,
            memory: MemoryStrategy::Hidden,
            keep_tree: false,
        }
    }
}

impl MinimaxConfig {
    /// As in the paper's experiments: constraints are kept or deleted, nothing else.
    pub fn as_published() -> Self {
        Self {
            slackening: Slackening::Off,
            largest: 0,
            lemmas: false,
            violations: false,
            memory: MemoryStrategy::Shown,
            ..Self::default()
        }
    }
}

/// What a run of `minimax` did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MinimaxStatistics {
    /// Nodes of the tree that were visited, infeasible ones not counted.
    pub nodes: u64,
    /// Nodes that the memo table subsumed.
    pub subsumed: u64,
    /// Nodes that it did not.
    pub misses: u64,
    /// Interpolants of the memo table with which nodes were compared by a query.
    pub lookups: u64,
    /// Nodes that looping parents subsumed.
    pub closed: u64,
    /// How often constraints were deleted.
    pub deleted: u64,
    /// Spurious paths to claims: each began a head anew.
    pub conflicts: u64,
    /// How often the bound was raised, of iterative deepening.
    pub deepenings: u64,
    /// Interpolants in the memo table at the end.
    pub interpolants: u64,
    /// Queries of the traversal.
    pub queries: u64,
    /// Variables that hold memory and were shown, of those that were hidden at first (D12).
    pub shown: u64,
    /// The constraints that were deleted first and then locked, as text.
    pub locked: Vec<String>,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Minimax {
    config: MinimaxConfig,
    statistics: MinimaxStatistics,
    tree: ExecutionTree,
    /// The names of variables whose values were locked (D13): numbers of variables are those of one round.
    locked: BTreeSet<String>,
}

impl Minimax {
    /// The engine with a configuration.
    pub fn new(config: MinimaxConfig) -> Self {
        Self { config, ..Self::default() }
    }

    /// What the last run did.
    pub fn statistics(&self) -> &MinimaxStatistics {
        &self.statistics
    }

    /// The tree of the last run, if it was to be kept.
    pub fn tree(&self) -> &ExecutionTree {
        &self.tree
    }
}

impl Engine for Minimax {
    fn name(&self) -> &'static str {
        "minimax"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = MinimaxStatistics::default();
        self.locked.clear();
        if let Err(what) = Cfa::new(&task.program) {
            return Ok(unsupported("minimax", &what));
        }
        let hiding = self.config.memory == MemoryStrategy::Hidden;
        if hiding && !memory(task).is_empty() {
            // D12
            let budget = context.budget.fraction(3, 4);
            let context = Context { budget: &budget, ..*context };
            let mut counts = LocalizationStatistics::default();
            let verdict = rounds(task, &context, &mut counts, &mut |task, context| {
                self.learn(task, context, false)
            })?;
            self.statistics.shown = counts.shown as u64;
            if matches!(verdict, Verdict::Safe(_) | Verdict::Unsafe(_)) {
                return Ok(verdict);
            }
        }
        self.learn(task, context, self.config.violations)
    }
}

impl Minimax {
    /// Examines a program as it is.
    fn learn(
        &mut self,
        task: &mut Task,
        context: &Context<'_>,
        violations: bool,
    ) -> Result<Verdict, EngineError> {
        let live = live_with_auxiliary(task);
        let Task { pool, program } = task;
        let cfa = Cfa::new(program).expect("a program without calls should be one automaton");
        let (config, statistics) = (&self.config, &mut self.statistics);
        // D11
        let learning = context.budget.fraction(2, 3);
        let violations = violations
            && config.loops == LoopStrategy::Invariants
            && context.budget.deadline.is_some();
        let budget = if violations { &learning } else { context.budget };
        let encoder = Encoder::new(pool, &cfa, &live);
        let mut search =
            Search::new(pool, encoder, Context { budget, ..*context }, config, statistics)?;
        search.tree.lock_names(&self.locked);
        let mut verdict = search.run()?;
        search.count_up();
        self.locked.extend(search.tree.locked_names());
        self.tree = search.tree.drawing.tree();
        drop(search);
        if violations && learning.spent().is_some() && matches!(verdict, Verdict::Unknown(_)) {
            let config = MinimaxConfig { loops: LoopStrategy::Deepening, ..config.clone() };
            let encoder = Encoder::new(pool, &cfa, &live);
            let mut search = Search::new(pool, encoder, *context, &config, statistics)?;
            if let found @ (Verdict::Safe(_) | Verdict::Unsafe(_)) = search.run()? {
                verdict = found;
                self.tree = search.tree.drawing.tree();
            }
        }
        Ok(verdict)
    }
}
