//! Terms laid out for evaluation: arguments before what they are arguments of.

use rustc_hash::FxHashMap;
use symra_ir::{VarId, VariableIndex};
use symra_terms::{Op, Sort, Symbol, Term, TermPool};

use super::value::Abstract;

/// Larger terms are not looked at.
const LARGEST: usize = 50_000;

/// What a node is.
#[derive(Clone, Debug)]
pub(super) enum Head {
    /// A constant.
    Value(Abstract),
    /// A variable of the program.
    Var(VarId),
    /// An operator on earlier nodes.
    Op(Op),
    /// Something that can be anything.
    Unknown,
}

/// A subterm.
#[derive(Clone, Debug)]
pub(super) struct PlanNode {
    pub(super) head: Head,
    pub(super) sort: Sort,
    args: (u32, u32),
}

/// The subterms of some terms, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) nodes: Vec<PlanNode>,
    args: Vec<u32>,
    /// The nodes of the terms that it was made for.
    pub(super) roots: Vec<usize>,
}

impl Plan {
    /// The plan for some terms; none if they are too large.
    pub(super) fn new(pool: &TermPool, vars: &VariableIndex, terms: &[Term]) -> Option<Self> {
        Self::over(pool, &|symbol| vars.get(symbol), terms)
    }

    /// The plan for some terms over anything that has a number; none if they are too large.
    pub(super) fn over(
        pool: &TermPool,
        variable: &dyn Fn(Symbol) -> Option<VarId>,
        terms: &[Term],
    ) -> Option<Self> {
        let mut plan = Self::default();
        let mut place: FxHashMap<Term, u32> = FxHashMap::default();
        for term in pool.post_order(terms) {
            let index = plan.nodes.len();
            if index >= LARGEST {
                return None;
            }
            let start = number(plan.args.len());
            plan.args.extend(pool.args(term).iter().map(|arg| place[arg]));
            let head = match pool.op(term) {
                Op::Const(_) => {
                    Head::Value(pool.value(term).map_or(Abstract::Top, Abstract::of_value))
                }
                Op::Var(symbol) => variable(symbol).map_or(Head::Unknown, Head::Var),
                op => Head::Op(op),
            };
            let args = (start, number(plan.args.len()));
            plan.nodes.push(PlanNode { head, sort: pool.sort(term).clone(), args });
            place.insert(term, number(index));
        }
        plan.roots = terms.iter().map(|term| place[term] as usize).collect();
        Some(plan)
    }

    /// The arguments of a node.
    pub(super) fn args(&self, node: usize) -> &[u32] {
        let (start, end) = self.nodes[node].args;
        &self.args[start as usize..end as usize]
    }

    /// An argument of a node.
    pub(super) fn arg(&self, node: usize, position: usize) -> usize {
        self.args(node)[position] as usize
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a plan should be small")
}
