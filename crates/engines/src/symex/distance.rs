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

#[cfg(test)]
mod tests {
    use super::*;

    fn place(program: &Program, proc: &str, name: &str) -> LocRef {
        let proc = program.procedures.iter().position(|p| p.name == proc);
        let proc = ProcId::new(proc.expect("the procedure should be there"));
        let locations = &program.procedure(proc).locations;
        let loc = locations.iter().position(|loc| loc.name == name).expect("it should be there");
        LocRef { proc, loc: LocId::new(loc) }
    }

    /// A call on the way costs what the callee's shortest way to its exit does.
    const CALLS: &str = "global x : Int
        main main
        proc f() {
          start -> a : skip
          a -> exit : skip
          start -> exit : assume (> x 3)
        }
        proc g() {
          start -> b : skip
          b -> bad : assume (= x 1)
          b -> exit : skip
          error bad \"in a callee\"
        }
        proc main() {
          start -> called : call f()
          called -> again : call g()
          again -> far : skip
          far -> wrong : skip
          stuck -> stuck : skip
          start -> stuck : skip
          error wrong \"at the end\"
        }";

    #[test]
    fn calls_cost_their_way_through_the_callee() {
        let task = symra_ir::parse(CALLS).expect("the program should be right");
        let program = &task.program;
        let distances = Distances::new(program);
        let claim = |proc: &str, name: &str| distances.claim(place(program, proc, name));
        assert_eq!(claim("main", "far"), 1);
        assert_eq!(claim("main", "again"), 2);
        // Into the callee, and two edges there; the way after it is longer.
        assert_eq!(claim("main", "called"), 3);
        assert_eq!(claim("g", "start"), 2);
        // Through `f` by its shorter way, with the call itself.
        assert_eq!(claim("main", "start"), 2 + 3);
        assert!(claim("main", "stuck") >= FAR);
        assert!(claim("f", "start") >= FAR, "there is no claim below");
        assert_eq!(distances.exit(place(program, "f", "start")), 1);
        assert_eq!(distances.exit(place(program, "g", "start")), 2);
    }

    #[test]
    fn who_waits_for_a_return_counts_the_way_after_it() {
        let task = symra_ir::parse(CALLS).expect("the program should be right");
        let program = &task.program;
        let distances = Distances::new(program);
        let mut state = SymbolicState::initial(program);
        assert_eq!(distances.of(&state), 5);
        let call = EdgeRef { proc: program.main, edge: symra_ir::EdgeId::new(0) };
        state.enter(program, call, place(program, "f", "start").proc);
        // One edge to the exit of `f`, the return, and three more.
        assert_eq!(distances.of(&state), 5);
        assert_eq!(state.leave(), Some(call));
        assert_eq!(state.calls().count(), 0);
    }

    #[test]
    fn recursion_has_the_distance_of_its_shortest_way() {
        let task = symra_ir::parse(
            "global x : Int
            main main
            proc f() {
              start -> a : assume (> x 0)
              a -> exit : call f()
              start -> exit : assume (<= x 0)
            }
            proc main() {
              start -> done : call f()
              done -> bad : skip
              error bad \"after it\"
            }",
        )
        .expect("the program should be right");
        let program = &task.program;
        let distances = Distances::new(program);
        assert_eq!(distances.exit(place(program, "f", "start")), 1);
        assert_eq!(distances.exit(place(program, "f", "a")), 2);
        assert_eq!(distances.claim(place(program, "main", "start")), 3);
        let order = callees_first(program);
        let at = |name: &str| {
            let proc = place(program, name, "start").proc;
            order.iter().position(|other| *other == proc)
        };
        assert_eq!(order.len(), 2);
        assert!(at("f") < at("main"));
    }
}
