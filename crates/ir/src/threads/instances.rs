//! How many instances there are of each kind of thread.

use symra_terms::{Op, TermPool};

use super::expand::{Act, ThreadKind};
use super::{ThreadError, ThreadPrimitives};

/// The most instances of all kinds.
const MOST: usize = 60;
/// A loop that creates more threads than this is taken to create a few.
const MANY: u64 = 8;

/// The number of instances of each kind.
pub(super) fn instances(
    kinds: &[ThreadKind],
    pool: &TermPool,
    primitives: &ThreadPrimitives,
) -> Result<Vec<usize>, ThreadError> {
    // How often a thread of one kind starts one of another.
    let mut starts: Vec<(usize, usize, usize)> = Vec::new();
    for (from, kind) in kinds.iter().enumerate() {
        let component = components(kind.nodes.len(), |node| {
            kind.nodes[node].outgoing.iter().map(|arc| kind.arcs[*arc].to).collect()
        });
        for arc in &kind.arcs {
            let Act::Spawn { kind: to, .. } = arc.act else { continue };
            let again = component[arc.from] == component[arc.to];
            let times =
                if again { rounds(kind, &component, component[arc.from], pool) } else { Some(1) };
            starts.push((from, to, times.unwrap_or(primitives.instances)));
        }
    }
    let mut counts = vec![0; kinds.len()];
    counts[0] = 1;
    for _ in 0..=kinds.len() {
        let mut next = vec![0; kinds.len()];
        next[0] = 1;
        for &(from, to, times) in &starts {
            next[to] += counts[from] * times;
        }
        for count in &mut next {
            *count = (*count).min(MOST / 2);
        }
        counts = next;
    }
    if counts.iter().sum::<usize>() > MOST { Err(ThreadError::TooMany) } else { Ok(counts) }
}

/// A small constant that conditions in a loop compare with.
fn rounds(kind: &ThreadKind, component: &[usize], this: usize, pool: &TermPool) -> Option<usize> {
    let mut found = None;
    for arc in kind.arcs.iter().filter(|arc| component[arc.from] == this) {
        let Act::Assume(term) = arc.act else { continue };
        for part in pool.post_order(&[term]) {
            if !matches!(pool.op(part), Op::Const(_)) {
                continue;
            }
            let value = pool.value(part).and_then(|value| value.as_bv()?.to_u64());
            if let Some(value) = value.filter(|value| (2..=MANY).contains(value)) {
                found = found.max(usize::try_from(value).ok());
            }
        }
    }
    found
}

/// For each node the number of its strongly connected component; a node that is on no cycle has one of its own.
pub(super) fn components(count: usize, next: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut order = vec![NONE; count];
    let mut low = vec![0; count];
    let mut component = vec![NONE; count];
    let (mut stack, mut met, mut found) = (Vec::new(), 0, 0);
    for root in 0..count {
        if order[root] != NONE {
            continue;
        }
        let mut calls: Vec<(usize, Vec<usize>)> = Vec::new();
        let open = |node: usize,
                    calls: &mut Vec<(usize, Vec<usize>)>,
                    order: &mut Vec<usize>,
                    low: &mut Vec<usize>,
                    stack: &mut Vec<usize>,
                    met: &mut usize| {
            order[node] = *met;
            low[node] = *met;
            *met += 1;
            stack.push(node);
            calls.push((node, next(node)));
        };
        open(root, &mut calls, &mut order, &mut low, &mut stack, &mut met);
        while let Some((node, rest)) = calls.last_mut() {
            let node = *node;
            if let Some(to) = rest.pop() {
                if order[to] == NONE {
                    open(to, &mut calls, &mut order, &mut low, &mut stack, &mut met);
                } else if component[to] == NONE {
                    low[node] = low[node].min(order[to]);
                }
                continue;
            }
            calls.pop();
            if let Some((caller, _)) = calls.last() {
                low[*caller] = low[*caller].min(low[node]);
            }
            if low[node] == order[node] {
                while let Some(member) = stack.pop() {
                    component[member] = found;
                    if member == node {
                        break;
                    }
                }
                found += 1;
            }
        }
    }
    component
}
