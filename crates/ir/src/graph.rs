//! Walks over a procedure's graph.

use crate::program::{LocId, Procedure};

/// The locations that the entry reaches along edges, in reverse postorder: but for the edges that close loops, an edge
/// leads forward. Where a location has several edges, what the first one leads to comes first.
pub(crate) fn reverse_postorder(procedure: &Procedure) -> Vec<LocId> {
    let mut seen = vec![false; procedure.locations.len()];
    let mut order = Vec::new();
    let mut stack = vec![(procedure.entry, 0)];
    seen[procedure.entry.index()] = true;
    while let Some((loc, next)) = stack.last_mut() {
        let loc = *loc;
        let outgoing = &procedure.locations[loc.index()].outgoing;
        // The last edge is walked first, for the order is reversed in the end.
        let Some(edge) = outgoing.len().checked_sub(*next + 1).map(|index| outgoing[index]) else {
            order.push(loc);
            stack.pop();
            continue;
        };
        *next += 1;
        let to = procedure.edges[edge.index()].to;
        if !std::mem::replace(&mut seen[to.index()], true) {
            stack.push((to, 0));
        }
    }
    order.reverse();
    order
}

/// The edges that lead to each location.
pub(crate) fn incoming(procedure: &Procedure) -> Vec<Vec<crate::EdgeId>> {
    let mut incoming = vec![Vec::new(); procedure.locations.len()];
    for (index, edge) in procedure.edges.iter().enumerate() {
        incoming[edge.to.index()].push(crate::EdgeId::new(index));
    }
    incoming
}

/// For each node of a graph the number of its strongly connected component (Tarjan's algorithm).
pub(crate) fn components(after: &[Vec<usize>]) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let (mut index, mut low) = (vec![NONE; after.len()], vec![NONE; after.len()]);
    let (mut found, mut open) = (vec![NONE; after.len()], Vec::new());
    let (mut next, mut count) = (0, 0);
    for start in 0..after.len() {
        let mut walk = if index[start] == NONE { vec![(start, 0)] } else { Vec::new() };
        while let Some((at, edge)) = walk.pop() {
            if edge == 0 {
                (index[at], low[at]) = (next, next);
                next += 1;
                open.push(at);
            } else {
                let to = after[at][edge - 1];
                low[at] = low[at].min(low[to]);
            }
            let rest = after[at].iter().enumerate().skip(edge);
            let mut deeper = None;
            for (number, to) in rest {
                if index[*to] == NONE {
                    deeper = Some((number, *to));
                    break;
                }
                if found[*to] == NONE {
                    low[at] = low[at].min(index[*to]);
                }
            }
            if let Some((number, to)) = deeper {
                walk.extend([(at, number + 1), (to, 0)]);
            } else if low[at] == index[at] {
                while let Some(member) = open.pop() {
                    found[member] = count;
                    if member == at {
                        break;
                    }
                }
                count += 1;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn nodes_that_reach_each_other_are_one_component() {
        let after = vec![vec![1], vec![2], vec![1, 3], vec![4], vec![], vec![0, 5]];
        let of = components(&after);
        assert_eq!(of[1], of[2]);
        let mut others = vec![of[0], of[1], of[3], of[4], of[5]];
        others.sort_unstable();
        others.dedup();
        assert_eq!(others.len(), 5);
    }
}
