//! Facts for free: what an abstract interpretation says of the variables at the heads of loops.
//!
//! After Cousot and Cousot, "Abstract interpretation" (POPL 1977), with Bourdoncle's order of iteration. Variables are looked at one by one, each as the product of
//! a signed interval, an unsigned interval and known bits (bit-vectors), an interval and a congruence (integers), or a truth value;
//! arrays by their elements at constant indices, and all others together. Arithmetic wraps around, and what may wrap is not said to be
//! bounded.
//!
//! ```text
//! FACT:1  for each location, in a weak topological order, while something changes
//! FACT:2    join what the edges to it lead to; at the head of a loop, widen
//! FACT:3    compute what the edges from it lead to: evaluate terms, narrow by assumptions
//! FACT:4  a few times in that order: meet each state with what the edges lead to
//! FACT:5  at each loop head, say what the state says of the variables that matter there
//! ```
//!
//! Soundness: all states are supersets of those that runs have (see `fixpoint`); facts come only from a finished fixpoint.
//! Together with what holds at other locations, the states are inductive; the facts at loop heads alone are so if no fact
//! leans on the elements of an array at unknown indices, of which no fact speaks.

mod array;
mod bits;
mod bits_ops;
mod bounds;
mod emit;
mod eval;
mod fixpoint;
mod live;
mod number;
mod plan;
mod range;
mod refine;
mod refine_bits;
mod state;
#[cfg(test)]
mod tests;
mod thresholds;
mod trie;
mod value;

use std::collections::BTreeMap;
use symra_ir::{Edge, LocId, Operation, ProcId, Program, VarId, VariableIndex};
use symra_terms::{Term, TermPool};
use symra_verdict::Budget;

pub use range::{SignedBounds, signed_range, truth};

use fixpoint::{Fixpoint, Setting};
use live::Live;

/// What was found out about the loops of a procedure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoopFacts {
    /// For each loop head terms over the program's variables that hold whenever a run is there; `false` where no run gets.
    pub facts: BTreeMap<LocId, Vec<Term>>,
    /// For some heads of loops at most how often a run that enters the loop comes back to its head before it leaves the loop.
    /// The loop is the location's strongly connected component, of the graph or of the body of an outer loop.
    pub bounds: BTreeMap<LocId, u64>,
}

/// What holds at the loop heads of a procedure whatever its variables are at first. Calls are taken to change all
/// globals. When the budget runs out there are no facts.
///
/// ```
/// use symra_analysis::absint::loop_facts;
/// use symra_verdict::Budget;
///
/// let text = "global i : (_ BitVec 32)
/// proc main() {
///   start -> head : i := #x00000000
///   head -> body : assume (bvult i #x0000000a)
///   body -> head : i := (bvadd i #x00000002)
///   head -> exit : assume (bvuge i #x0000000a)
/// }";
/// let mut task = symra_ir::parse(text).expect("the text should be a program");
/// let main = task.program.main;
/// let found = loop_facts(&mut task.pool, &task.program, main, &Budget::default());
/// let (head, facts) = found.facts.first_key_value().expect("there should be a loop");
/// let texts: Vec<String> = facts.iter().map(|fact| task.pool.display(*fact).to_string()).collect();
/// assert!(texts.contains(&"(bvsle i #x0000000a)".to_owned()), "{texts:?}");
/// assert!(texts.contains(&"(not (= ((_ extract 0 0) i) #b1))".to_owned()), "{texts:?}");
/// assert_eq!(found.bounds[head], 5);
/// ```
pub fn loop_facts(
    pool: &mut TermPool,
    program: &Program,
    proc: ProcId,
    budget: &Budget,
) -> LoopFacts {
    let vars = VariableIndex::new(program, pool);
    let setting = Setting::new(pool, program, proc, &vars);
    let Some(fixpoint) = Fixpoint::compute(&setting, budget) else { return LoopFacts::default() };
    let procedure = setting.procedure;
    let is_call = |edge: &Edge| matches!(edge.operation, Operation::Call { .. });
    let others: Vec<VarId> = if proc == program.main && !procedure.edges.iter().any(is_call) {
        Vec::new()
    } else {
        program.globals().chain(procedure.results.iter().copied()).collect()
    };
    let live = Live::new(pool, procedure, &setting.order, &vars, &others);
    let heads = setting.order.locations.iter().copied();
    let heads = heads.filter(|loc| procedure.locations[loc.index()].loop_head);
    let facts = heads
        .map(|head| (head, emit::facts_at(pool, &fixpoint, &live, head))) // FACT:5
        .collect();
    LoopFacts { facts, bounds: bounds::bounds(&fixpoint) }
}
