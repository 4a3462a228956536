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
