//! How many edges a state is away from the nearest claim, calls and returns counted.

use symra_ir::{EdgeRef, LocId, LocRef, Operation, ProcId, Program};

use super::state::SymbolicState;

/// No path.
const FAR: u64 = u64::MAX / 4;

/// Distances of all locations of a program, without regard to feasibility.
pub(super) struct Distances {
    /// To a claim inside the procedure or below its calls.
    to_claim: Vec<Vec<u64>>,
    /// To the procedure's exit.
    to_exit: Vec<Vec<u64>>,
    /// For each edge, where it leads.
    targets: Vec<Vec<LocId>>,
}

impl Distances {
    pub(super) fn new(program: &Program) -> Self {
        let to_exit = fixpoint(program, |loc, procedure| {
            (loc == program.procedure(procedure).exit).then_some(0)
        });
        let to_claim = {
            let through = |procedure: ProcId| {
                to_exit[procedure.index()][program.procedure(procedure).entry.index()]
            };
            claims(program, through)
        };
        let targets = program
            .procedures
            .iter()
            .map(|p| p.edges.iter().map(|edge| edge.to).collect())
            .collect();
        Self { to_claim, to_exit, targets }
    }

    fn claim(&self, at: LocRef) -> u64 {
        self.to_claim[at.proc.index()][at.loc.index()]
    }

    fn exit(&self, at: LocRef) -> u64 {
        self.to_exit[at.proc.index()][at.loc.index()]
    }

    /// The state's distance: to a claim here, or after returning to some caller.
    pub(super) fn of(&self, state: &SymbolicState) -> u64 {
        let mut best = self.claim(state.at);
        let mut returned = self.exit(state.at);
        // Callers far down the stack hardly matter, and a deep recursion must not make this slow.
        for call in state.calls().take(64) {
            if returned >= FAR || returned >= best {
                break;
            }
            let back = LocRef { proc: call.proc, loc: self.target(call) };
            best = best.min(returned + 1 + self.claim(back));
            returned += 1 + self.exit(back);
        }
        best
    }

    fn target(&self, edge: EdgeRef) -> LocId {
        self.targets[edge.proc.index()][edge.edge.index()]
    }
}

/// Shortest distances to the locations where `base` is given. A call costs its way through the callee.
fn fixpoint(program: &Program, base: impl Fn(LocId, ProcId) -> Option<u64>) -> Vec<Vec<u64>> {
    let mut distance: Vec<Vec<u64>> = program
        .procedures
        .iter()
        .enumerate()
        .map(|(proc, p)| {
            (0..p.locations.len())
                .map(|loc| base(LocId::new(loc), ProcId::new(proc)).unwrap_or(FAR))
                .collect()
        })
        .collect();
    relax(program, &mut distance, |distance, callee| {
        distance[callee.index()][program.procedure(callee).entry.index()].saturating_add(1).min(FAR)
    });
    distance
}

/// Shortest distances to a claim, where `through` is the length of a way through a procedure.
fn claims(program: &Program, through: impl Fn(ProcId) -> u64) -> Vec<Vec<u64>> {
    let mut distance: Vec<Vec<u64>> = program
        .procedures
        .iter()
        .map(|p| {
            p.locations
                .iter()
                .map(|location| if location.claim.is_some() { 0 } else { FAR })
                .collect()
        })
        .collect();
    loop {
        let before = distance.clone();
        // A claim below a call is as near as the callee's entry says.
        for (proc, procedure) in program.procedures.iter().enumerate() {
            for edge in &procedure.edges {
                if let Operation::Call { callee, .. } = &edge.operation {
                    let inside =
                        before[callee.index()][program.procedure(*callee).entry.index()] + 1;
                    let place = &mut distance[proc][edge.from.index()];
                    *place = (*place).min(inside);
                }
            }
        }
        relax(program, &mut distance, |_, callee| through(callee).saturating_add(1).min(FAR));
        if distance == before {
            return distance;
        }
    }
}

/// Lowers distances along edges until nothing changes: procedure by procedure with a queue, and over all
/// procedures again while a call got cheaper.
fn relax(
    program: &Program,
    distance: &mut Vec<Vec<u64>>,
    call_cost: impl Fn(&Vec<Vec<u64>>, ProcId) -> u64,
) {
    let order = callees_first(program);
    loop {
        let mut changed = false;
        for proc in &order {
            let (proc, procedure) = (proc.index(), program.procedure(*proc));
            let costs: Vec<u64> = procedure
                .edges
                .iter()
                .map(|edge| match &edge.operation {
                    Operation::Call { callee, .. } => call_cost(distance, *callee),
                    Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => 1,
                })
                .collect();
            let mut incoming: Vec<Vec<usize>> = vec![Vec::new(); procedure.locations.len()];
            for (index, edge) in procedure.edges.iter().enumerate() {
                incoming[edge.to.index()].push(index);
            }
            let mut heap: std::collections::BinaryHeap<_> = (0..procedure.locations.len())
                .filter(|loc| distance[proc][*loc] < FAR)
                .map(|loc| std::cmp::Reverse((distance[proc][loc], loc)))
                .collect();
            while let Some(std::cmp::Reverse((here, loc))) = heap.pop() {
                if here > distance[proc][loc] {
                    continue;
                }
                for index in &incoming[loc] {
                    let from = procedure.edges[*index].from.index();
                    let there = here.saturating_add(costs[*index]);
                    if there < distance[proc][from] {
                        distance[proc][from] = there;
                        changed = true;
                        heap.push(std::cmp::Reverse((there, from)));
                    }
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// The procedures, each after those it calls unless they call each other: without recursion, one round of
/// [`relax`] in this order is enough.
fn callees_first(program: &Program) -> Vec<ProcId> {
    let callees: Vec<Vec<usize>> = program
        .procedures
        .iter()
        .map(|procedure| {
            let mut callees: Vec<usize> = procedure
                .edges
                .iter()
                .filter_map(|edge| match &edge.operation {
                    Operation::Call { callee, .. } => Some(callee.index()),
                    Operation::Assume(_) | Operation::Assign(_) | Operation::Havoc(_) => None,
                })
                .collect();
            callees.sort_unstable();
            callees.dedup();
            callees
        })
        .collect();
    let mut seen = vec![false; callees.len()];
    let mut order = Vec::with_capacity(callees.len());
    for root in 0..callees.len() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut stack = vec![(root, 0)];
        while let Some((proc, next)) = stack.pop() {
            match callees[proc].get(next) {
                Some(callee) => {
                    stack.push((proc, next + 1));
                    if !std::mem::replace(&mut seen[*callee], true) {
                        stack.push((*callee, 0));
                    }
                }
                None => order.push(ProcId::new(proc)),
            }
        }
    }
    order
}
