//! The eager sequentialization: one thread after the other.
//!
//! Lal and Reps, "Reducing concurrent analysis under a context bound to sequential analysis" (CAV 2008):
//!
//! ```text
//! LR:1  each shared variable g has a copy g[r] for each round r; what it is at the start of round r > 0 is guessed: i_g[r]
//! LR:2  for each thread t: for each round r: t goes on, with g[r] for g, until it likes to end its context
//! LR:3  for each round r > 0, g: assume that g[r - 1], as the last thread left it, is i_g[r]
//! LR:4  where a claim is violated in the context of t in round r, it is noted, and the threads behind t go on in the rounds before r;
//!       the claim is violated if LR:3 holds up to round r
//! ```
//!
//! A variable is shared if the code of two threads has it, be it a program counter or a local that a creation sets, unless it is set before
//! the first creation only, or no condition depends on it. In round 0
//! nothing is guessed: a violation there needs no LR:3. What lies behind the violation in the order of the run does not matter,
//! and the way back leaves it out. Steps are put into the order of contexts there.

use std::collections::BTreeSet;

use super::{Builder, Context, Copies, Leaves, Names};
use crate::passes::VarSet;
use crate::passes::lift::{Lift, Order};
use crate::passes::slice::relevant;
use crate::passes::uses::TermVars;
use crate::program::{ClaimId, EdgeId, LocId, Operation, Scope, Task, VarId, Variable};
use crate::validate::{operands, targets};
use symra_terms::{Sort, Term};

/// The bits of a number of rounds or of a claim.
const BITS: u32 = 32;

struct Eager<'t> {
    builder: Builder<'t>,
    rounds: usize,
    shared: Vec<VarId>,
    /// For each round the names of shared variables, and their guesses.
    names: Vec<Names>,
    guesses: Vec<Vec<VarId>>,
    /// The threads that come next go on in so many rounds.
    until: VarId,
    /// The claim that was violated, from 1 on.
    failed: VarId,
    /// The edges that note one.
    notes: BTreeSet<EdgeId>,
    /// Where the contexts of threads begin and end.
    hubs: Vec<(LocId, LocId)>,
    /// Where all threads have gone on.
    done: LocId,
    /// Where claims are.
    claims: Vec<Option<LocId>>,
    /// What variables are set to at the start.
    start: Vec<(VarId, Term)>,
}

pub(super) fn sequentialize(mut builder: Builder<'_>, rounds: usize) -> (Task, Lift) {
    let (until, failed) = (number(&mut builder, "until"), number(&mut builder, "failed"));
    let shared = shared(&builder);
    let mut hubs = Vec::new();
    for round in 0..rounds {
        for thread in 0..builder.threads.count {
            let begin = builder.place(&format!("begin@{round}.{thread}"));
            hubs.push((begin, builder.place(&format!("end@{round}.{thread}"))));
        }
    }
    let done = builder.place("done");
    let claims = vec![None; builder.old.program.claims.len()];
    let (names, guesses) = (vec![Names::default()], vec![Vec::new()]);
    let (notes, start) = (BTreeSet::new(), Vec::new());
    let mut eager = Eager {
        builder,
        rounds,
        shared,
        names,
        guesses,
        until,
        failed,
        notes,
        hubs,
        done,
        claims,
        start,
    };
    eager.variables();
    for thread in 0..eager.builder.threads.count {
        for round in 0..rounds {
            let context = Context { round, thread };
            eager.code(context);
            eager.switch(context);
        }
    }
    eager.check();
    let order = Order { contexts: eager.builder.contexts.clone(), last: eager.notes };
    eager.builder.finish(Some(order))
}

/// A new variable of the main procedure that stands for an old one, where it has to.
fn variable(builder: &mut Builder<'_>, like: VarId, data: Variable) -> VarId {
    builder.new.program.variables.push(data);
    builder.stage.added.push(like);
    let var = VarId::new(builder.new.program.variables.len() - 1);
    builder.procedure.locals.push(var);
    var
}

fn number(builder: &mut Builder<'_>, name: &str) -> VarId {
    let term = builder.new.pool.fresh(name, &Sort::Bv(BITS));
    let (name, scope) = (name.to_owned(), Scope::Local(crate::program::ProcId(0)));
    let data = Variable { name, term, scope, position: None, temporary: true };
    let like = builder.threads.counters[0];
    variable(builder, like, data)
}

/// The variables that the code of two threads has, that are set while there may be several, and that matter for a condition.
fn shared(builder: &Builder<'_>) -> Vec<VarId> {
    let (given, threads) = (builder.given(), builder.threads);
    let mut vars = TermVars::new(builder.old);
    // Also for a condition on which no claim depends: the way back takes its branches as the sequential program does.
    let relevant = relevant(builder.old, &mut vars);
    let mut sets = vec![VarSet::default(); threads.count];
    let (mut changed, concurrent) = (VarSet::default(), concurrent(builder));
    // Nobody goes on before the first edge, whatever it sets.
    for edge in given.edges.iter().filter(|edge| edge.from != given.entry) {
        let mut all = targets(&edge.operation);
        if concurrent[edge.from.index()] {
            changed.extend(all.iter().copied());
        }
        for term in operands(&edge.operation) {
            all.extend(vars.of(&builder.old.pool, term).iter().copied());
        }
        match threads.owners[edge.from.index()] {
            Some(owner) => sets[owner].extend(all),
            // The scheduler looks at a counter, which is shared with whoever sets it; a claim of its own is seen by all.
            None if threads.owners[edge.to.index()].is_none() => {
                for set in &mut sets {
                    set.extend(all.iter().copied());
                }
            }
            None => (),
        }
    }
    (0..builder.old.program.variables.len())
        .map(VarId::new)
        .filter(|var| sets.iter().filter(|set| set.contains(*var)).count() > 1)
        .filter(|var| changed.contains(*var) && relevant.contains(*var))
        .collect()
}

/// The locations that runs come to after the first thread was created.
fn concurrent(builder: &Builder<'_>) -> Vec<bool> {
    let given = builder.given();
    let mut seen = vec![false; given.locations.len()];
    let mut work = vec![builder.threads.scheduler];
    while let Some(loc) = work.pop() {
        if !std::mem::replace(&mut seen[loc.index()], true) {
            let next = given.locations[loc.index()].outgoing.iter();
            work.extend(next.map(|edge| given.edges[edge.index()].to));
        }
    }
    seen
}

impl Eager<'_> {
    /// LR:1. What a variable is where a program starts is arbitrary.
    fn variables(&mut self) {
        let builder = &mut self.builder;
        let mut pairs = Vec::new();
        for round in 1..self.rounds {
            let (mut names, mut guesses) = (Names::default(), Vec::new());
            for &var in &self.shared {
                let data = builder.old.program.variable(var);
                let sort = builder.new.pool.sort(data.term).clone();
                let symbol = builder.new.pool.symbol(data.term);
                let symbol = symbol.expect("a variable should be a symbol");
                let base = builder.new.pool.name(symbol).to_owned();
                let scope = Scope::Local(crate::program::ProcId(0));
                let fresh = |builder: &mut super::Builder<'_>, name: String| {
                    let term = builder.new.pool.fresh(&name, &sort);
                    let data = Variable { term, scope, ..data.clone() };
                    (variable(builder, var, data), term)
                };
                let (copy, term) = fresh(builder, format!("{base}~{round}"));
                let (guess, _) = fresh(builder, format!("{base}~{round}.start"));
                names.vars.insert(var, copy);
                names.terms.bind(symbol, term);
                guesses.push(guess);
                pairs.push((guess, term));
            }
            self.names.push(names);
            self.guesses.push(guesses);
        }
        let (all, none) =
            (builder.new.pool.bv(self.rounds as u64, BITS), builder.new.pool.bv(0, BITS));
        pairs.extend([(self.until, all), (self.failed, none)]);
        self.start = pairs;
    }

    /// Where it goes on with the next thread.
    fn next(&self, thread: usize) -> LocId {
        self.hubs
            .get(thread + 1)
            .filter(|_| thread + 1 < self.builder.threads.count)
            .map_or(self.done, |hub| hub.0)
    }

    /// LR:2.
    fn code(&mut self, context: Context) {
        let Context { round, thread } = context;
        let key = round * self.builder.threads.count + thread;
        let (begin, end) = self.hubs[key];
        let given = self.builder.given();
        let starts = self.builder.starts(context);
        let mut violated = Vec::new();
        let mut leave = |builder: &mut Builder<'_>, copies: &Copies, to: Leaves<'_>| match to {
            Leaves::Claim(claim) => {
                let at = builder.place(&format!("claim@{round}.{thread}"));
                violated.push((claim, at));
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
        let names = &mut self.names[round];
        let copies = self.builder.copy(context, &starts, names, &mut leave);
        for step in self.builder.threads.steps[thread].values() {
            let edge = &given.edges[step.index()];
            let operation = names.operation(&mut self.builder.new.pool, &edge.operation);
            self.builder.edge((begin, copies[&edge.to]), operation, Some(*step), key);
        }
        self.builder.skip((begin, end), None, key);
        if key == 0 {
            let start = Operation::Assign(std::mem::take(&mut self.start));
            let entry = self.builder.location(given.entry, "start", None);
            self.builder.edge((entry, copies[&given.entry]), start, None, key);
            self.builder.procedure.entry = entry;
        }
        for (claim, at) in violated {
            self.note(context, claim, at);
        }
    }

    /// LR:4: a claim is violated.
    fn note(&mut self, context: Context, claim: ClaimId, at: LocId) {
        let Context { round, thread } = context;
        let key = round * self.builder.threads.count + thread;
        let (to, pairs) = if round == 0 {
            (self.claim(claim), Vec::new())
        } else {
            let pool = &mut self.builder.new.pool;
            let number = pool.bv(claim.index() as u64 + 1, BITS);
            let pairs = vec![(self.until, pool.bv(round as u64, BITS)), (self.failed, number)];
            (self.next(thread), pairs)
        };
        let edge = if pairs.is_empty() {
            self.builder.skip((at, to), None, key)
        } else {
            self.builder.edge((at, to), Operation::Assign(pairs), None, key)
        };
        self.notes.insert(edge);
    }

    /// Where a claim is.
    fn claim(&mut self, claim: ClaimId) -> LocId {
        if let Some(loc) = self.claims[claim.index()] {
            return loc;
        }
        let loc = self.builder.place("claim");
        self.builder.procedure.locations[loc.index()].claim = Some(claim);
        self.claims[claim.index()] = Some(loc);
        loc
    }

    /// The end of a context.
    fn switch(&mut self, context: Context) {
        let Context { round, thread } = context;
        let count = self.builder.threads.count;
        let key = round * count + thread;
        let (end, next) = (self.hubs[key].1, self.next(thread));
        if round + 1 < self.rounds {
            let pool = &mut self.builder.new.pool;
            let (until, bound) = (
                self.builder.new.program.variable(self.until).term,
                pool.bv(round as u64 + 1, BITS),
            );
            let more = pool.bv_ult(bound, until);
            let no_more = pool.not(more);
            let begin = self.hubs[key + count].0;
            self.builder.edge((end, begin), Operation::Assume(more), None, key);
            self.builder.edge((end, next), Operation::Assume(no_more), None, key);
        } else {
            self.builder.skip((end, next), None, key);
        }
        let given = self.builder.given();
        for id in &self.builder.threads.claims {
            let edge = &given.edges[id.index()];
            let Some(claim) = given.locations[edge.to.index()].claim else { continue };
            let names = &mut self.names[round];
            let operation = names.operation(&mut self.builder.new.pool, &edge.operation);
            let at = self.builder.place(&format!("claim@{round}.{thread}"));
            self.builder.edge((end, at), operation, Some(*id), key);
            self.note(context, claim, at);
        }
    }

    /// LR:3 and LR:4.
    fn check(&mut self) {
        let program = &self.builder.new.program;
        let (until, failed) =
            (program.variable(self.until).term, program.variable(self.failed).term);
        let none = self.builder.new.pool.bv(0, BITS);
        let nothing = self.builder.new.pool.eq(failed, none);
        let beyond = self.builder.beyond;
        self.builder.edge((self.done, beyond), Operation::Assume(nothing), None, 0);
        let mut at = self.builder.place("check");
        let something = self.builder.new.pool.not(nothing);
        self.builder.edge((self.done, at), Operation::Assume(something), None, 0);
        for round in 1..self.rounds {
            let mut equations = Vec::new();
            for (index, var) in self.shared.iter().enumerate() {
                let left = self.names[round - 1].var(*var);
                let program = &self.builder.new.program;
                let (left, guess) = (
                    program.variable(left).term,
                    program.variable(self.guesses[round][index]).term,
                );
                equations.push(self.builder.new.pool.eq(left, guess));
            }
            let pool = &mut self.builder.new.pool;
            let all = pool.and(&equations);
            let bound = pool.bv(round as u64, BITS);
            let later = pool.bv_ult(until, bound);
            let condition = pool.or(&[later, all]);
            let to = self.builder.place("check");
            self.builder.edge((at, to), Operation::Assume(condition), None, 0);
            at = to;
        }
        for index in 0..self.claims.len() {
            let number = self.builder.new.pool.bv(index as u64 + 1, BITS);
            let this = self.builder.new.pool.eq(failed, number);
            let to = self.claim(ClaimId::new(index));
            self.builder.edge((at, to), Operation::Assume(this), None, 0);
        }
    }
}
