//! The lazy sequentialization: one context after the other.
//!
//! After Inverso, Tomasco, Fischer, La Torre and Parlato, "Bounded model checking of multi-threaded C programs via lazy
//! sequentialization" (CAV 2014): threads go on where their counters say.
//!
//! ```text
//! LZ:1  the code of thread t is copied for each round r, and a step that leads to the scheduler is followed by t's next step ..
//! LZ:2  .. or by a thread behind t in round r, or one before t in round r + 1, which goes on where its counter says
//! LZ:3  a thread that goes on makes a step at least
//! LZ:4  round R has one step only: it leads to the claim that there are more rounds, and so does a violation there
//! ```
//!
//! By LZ:3 every run has one decomposition into rounds, and it has as few as possible: the claim of LZ:4 is reached exactly if
//! a run needs more than R rounds, where the end of the program in the next round counts as none. Where that is excluded, R suffices.

use super::{Builder, Context, Copies, Leaves};
use crate::passes::lift::Lift;
use crate::program::{LocId, Operation, Task};

/// Where the contexts of a thread begin and end.
struct Hub {
    begin: LocId,
    end: LocId,
}

pub(super) fn sequentialize(mut builder: Builder<'_>, rounds: usize) -> (Task, Lift) {
    let count = builder.threads.count;
    let mut hubs = Vec::new();
    for round in 0..=rounds {
        for thread in 0..count {
            let begin = builder.place(&format!("begin@{round}.{thread}"));
            let end = builder.place(&format!("end@{round}.{thread}"));
            hubs.push(Hub { begin, end });
        }
    }
    for round in 0..=rounds {
        for thread in 0..count {
            let context = Context { round, thread };
            code(&mut builder, context, &hubs, round == rounds);
            if round < rounds {
                switch(&mut builder, context, &hubs);
            }
        }
    }
    builder.finish(None)
}

/// LZ:1, LZ:3 and LZ:4.
fn code(builder: &mut Builder<'_>, context: Context, hubs: &[Hub], is_last: bool) {
    let Context { round, thread } = context;
    let key = round * builder.threads.count + thread;
    let hub = &hubs[key];
    let starts = builder.starts(context);
    let (beyond, end, given) = (builder.beyond, hub.end, builder.given());
    let mut leave = |builder: &mut Builder<'_>, copies: &Copies, to: Leaves<'_>| match to {
        _ if is_last => beyond,
        Leaves::Claim(claim) => {
            let like = given.locations.iter().position(|data| data.claim == Some(claim));
            let like = LocId::new(like.expect("a claim should have a place"));
            let at = builder.location(like, "claim", None);
            builder.procedure.locations[at.index()].claim = Some(claim);
            at
        }
        Leaves::Scheduler(edge) => {
            let Some(step) = builder.threads.next_step(&builder.old.pool, thread, edge) else {
                return end;
            };
            let at = builder.place(&format!("switch@{round}.{thread}"));
            let on = copies[&given.edges[step.index()].to];
            builder.skip((at, on), Some(step), key);
            builder.skip((at, end), None, key);
            at
        }
    };
    let copies = builder.copy(context, &starts, &mut super::Names::default(), &mut leave);
    for step in builder.threads.steps[thread].values() {
        let edge = &given.edges[step.index()];
        let ends = (hub.begin, copies[&edge.to]);
        builder.edge(ends, edge.operation.clone(), Some(*step), key);
    }
    if key == 0 && !is_last {
        builder.procedure.entry = copies[&given.entry];
    }
}

/// LZ:2, and what the scheduler itself finds.
fn switch(builder: &mut Builder<'_>, context: Context, hubs: &[Hub]) {
    let (count, given) = (builder.threads.count, builder.given());
    let key = context.round * count + context.thread;
    let from = hubs[key].end;
    let behind = (context.thread + 1..count).map(|thread| context.round * count + thread);
    let before = (0..context.thread).map(|thread| (context.round + 1) * count + thread);
    for next in behind.chain(before) {
        builder.skip((from, hubs[next].begin), None, key);
    }
    for id in &builder.threads.claims {
        let edge = &given.edges[id.index()];
        let Operation::Assume(_) = edge.operation else { continue };
        let at = builder.location(edge.to, "claim", None);
        builder.procedure.locations[at.index()].claim = given.locations[edge.to.index()].claim;
        builder.edge((from, at), edge.operation.clone(), Some(*id), key);
    }
}
