//! All interleavings of a small program, one by one.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

use super::{LOCKS, Place, Program, Register, Source, Step, VARIABLES};

/// The most threads.
const THREADS: usize = 4;
/// The most states that are looked at.
const STATES: usize = 20_000;
/// The largest value of the semaphore.
const MOST: u8 = 6;

/// What is looked at: shared variables at the end, or `l` at the end of a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Seen {
    End([u8; VARIABLES]),
    Local { function: usize, value: u8 },
}

/// What the interleavings of a program show.
#[derive(Clone, Default, Debug)]
pub(crate) struct Found {
    pub(crate) seen: BTreeSet<Seen>,
    pub(crate) race: bool,
    pub(crate) deadlock: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Local {
    started: bool,
    pc: u8,
    l: u8,
    t: u8,
    u: u8,
    count: u8,
    pointed: u8,
}

impl Local {
    fn set(&mut self, register: Register, value: u8) {
        match register {
            Register::L => self.l = value,
            Register::T => self.t = value,
            Register::U => self.u = value,
        }
    }

    fn value(self, source: Source) -> u8 {
        match source {
            Source::Constant(value) => value,
            Source::L => self.l,
            Source::T => self.t,
            Source::Next => (self.t + 1) % 4,
            Source::Xor => self.t ^ self.u,
            Source::Sum => (self.t + self.u) % 4,
        }
    }

    fn variable(self, place: Place) -> usize {
        match place {
            Place::Variable(index) => index,
            Place::Element => 1 + usize::from(self.l & 1),
            Place::Pointed => usize::from(self.pointed),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    variables: [u8; VARIABLES],
    pointer: u8,
    locks: [bool; LOCKS],
    semaphore: u8,
    threads: [Local; THREADS],
}

impl State {
    fn first(program: &Program) -> Self {
        let mut state = Self {
            variables: [0; VARIABLES],
            pointer: 0,
            locks: [false; LOCKS],
            semaphore: program.semaphore,
            threads: [Local::default(); THREADS],
        };
        state.threads[0].started = true;
        state
    }

    /// The next step of a thread that has one.
    fn next<'p>(&self, program: &'p Program, thread: usize) -> Option<&'p Step> {
        if thread > program.threads.len() || !self.threads[thread].started {
            return None;
        }
        program.code(thread).get(usize::from(self.threads[thread].pc))
    }

    /// Whether the main thread has ended, and all others with it.
    fn is_over(&self, program: &Program) -> bool {
        self.next(program, 0).is_none()
    }

    fn has_ended(&self, program: &Program, thread: usize) -> bool {
        self.threads[thread].started && self.next(program, thread).is_none()
    }

    /// Whether a thread waits for another one.
    fn waits(&self, program: &Program, step: &Step) -> bool {
        match step {
            Step::Lock(lock) => self.locks[*lock],
            Step::Wait => self.semaphore == 0,
            Step::Join(thread) => !self.has_ended(program, *thread),
            _ => false,
        }
    }

    /// The states after a step of a thread: none if it can't go on.
    fn after(&self, program: &Program, thread: usize) -> Vec<Self> {
        let Some(step) = self.next(program, thread) else { return Vec::new() };
        let own = self.threads[thread];
        if self.waits(program, step) || (*step == Step::Assume && own.t != own.l) {
            return Vec::new();
        }
        let mut state = *self;
        state.threads[thread].pc += 1;
        state.act(step, thread);
        let mut all = vec![state];
        match step {
            Step::Choose => {
                state.threads[thread].l = 1;
                all.push(state);
            }
            Step::Either(to) => {
                state.jump(thread, *to);
                all.push(state);
            }
            _ => (),
        }
        all
    }

    fn jump(&mut self, thread: usize, to: usize) {
        self.threads[thread].pc = u8::try_from(to).expect("code should be short");
    }

    /// What a step does that can be made, and can only be made in one way.
    fn act(&mut self, step: &Step, thread: usize) {
        let own = self.threads[thread];
        match step {
            Step::Load(place, register) => {
                let value = self.variables[own.variable(*place)];
                self.threads[thread].set(*register, value);
            }
            Step::Store(place, source) => self.variables[own.variable(*place)] = own.value(*source),
            Step::Point(index) => {
                self.pointer = u8::try_from(*index).expect("there should be few variables");
            }
            Step::Follow => self.threads[thread].pointed = self.pointer,
            Step::Set(source) => self.threads[thread].l = own.value(*source),
            Step::Choose => self.threads[thread].l = 0,
            Step::UnlessSame(to) if own.t != own.l => self.jump(thread, *to),
            Step::IfSame(to) if own.t == own.l => self.jump(thread, *to),
            Step::Jump(to) => self.jump(thread, *to),
            Step::Count(count) => self.threads[thread].count = *count,
            Step::Down(to) if own.count == 0 => self.jump(thread, *to),
            Step::Down(_) => self.threads[thread].count -= 1,
            Step::Lock(lock) => self.locks[*lock] = true,
            Step::Unlock(lock) => self.locks[*lock] = false,
            Step::Try(to) if self.locks[0] => self.jump(thread, *to),
            Step::Try(_) => self.locks[0] = true,
            Step::Wait => self.semaphore -= 1,
            Step::Post => self.semaphore += 1,
            Step::Fetch(place, with) => {
                let variable = own.variable(*place);
                self.threads[thread].l = self.variables[variable];
                self.variables[variable] ^= with;
            }
            Step::Atomic(steps) => steps.iter().for_each(|step| self.act(step, thread)),
            Step::Create(other) => self.threads[*other].started = true,
            Step::UnlessSame(_)
            | Step::IfSame(_)
            | Step::Either(_)
            | Step::Assume
            | Step::Join(_)
            | Step::Check(_)
            | Step::Observe => (),
        }
    }

    /// What a thread that makes a step looks at.
    fn sees(&self, step: &Step, thread: usize) -> Option<Seen> {
        match step {
            Step::Check(function) => {
                Some(Seen::Local { function: *function, value: self.threads[thread].l })
            }
            Step::Observe => Some(Seen::End(self.variables)),
            _ => None,
        }
    }

    /// What a step accesses: variables, whether they are written, and whether that is atomic.
    fn accesses(&self, program: &Program, step: &Step, thread: usize) -> Vec<(usize, bool, bool)> {
        let own = self.threads[thread];
        match step {
            Step::Load(place, _) => {
                let variable = own.variable(*place);
                vec![(variable, false, program.atomic[variable])]
            }
            Step::Store(place, _) => {
                let variable = own.variable(*place);
                vec![(variable, true, program.atomic[variable])]
            }
            Step::Point(_) => vec![(VARIABLES, true, false)],
            Step::Follow => vec![(VARIABLES, false, false)],
            Step::Fetch(place, _) => vec![(own.variable(*place), true, true)],
            Step::Observe => (0..VARIABLES).map(|variable| (variable, false, true)).collect(),
            Step::Atomic(steps) => {
                // A step in it may change which place the next one accesses.
                let (mut state, mut all) = (*self, Vec::new());
                for step in steps {
                    let inner = state.accesses(program, step, thread);
                    all.extend(
                        inner.into_iter().map(|(variable, writes, _)| (variable, writes, true)),
                    );
                    state.act(step, thread);
                }
                all
            }
            _ => Vec::new(),
        }
    }

    fn has_race(&self, program: &Program) -> bool {
        let next = |thread| self.next(program, thread).map(|step| (thread, step));
        let steps: Vec<_> = (0..=program.threads.len())
            .filter_map(next)
            .map(|(thread, step)| self.accesses(program, step, thread))
            .collect();
        steps.iter().enumerate().any(|(index, one)| {
            steps[..index].iter().flatten().any(|(variable, writes, atomic)| {
                one.iter().any(|(other, also_writes, also_atomic)| {
                    variable == other && (*writes || *also_writes) && !(*atomic && *also_atomic)
                })
            })
        })
    }

    /// Whether all threads that have not ended wait.
    fn is_deadlock(&self, program: &Program) -> bool {
        let mut steps = (0..=program.threads.len()).filter_map(|thread| self.next(program, thread));
        steps.all(|step| self.waits(program, step))
    }
}

/// Looks at all interleavings; none if there are too many.
pub(crate) fn explore(program: &Program) -> Option<Found> {
    let start = State::first(program);
    let (mut met, mut work, mut found) = (HashSet::from([start]), vec![start], Found::default());
    while let Some(state) = work.pop() {
        if met.len() > STATES || state.semaphore > MOST {
            return None;
        }
        if state.is_over(program) {
            continue;
        }
        found.race |= state.has_race(program);
        found.deadlock |= state.is_deadlock(program);
        for thread in 0..=program.threads.len() {
            let Some(step) = state.next(program, thread) else { continue };
            found.seen.extend(state.sees(step, thread));
            work.extend(state.after(program, thread).into_iter().filter(|next| met.insert(*next)));
        }
    }
    Some(found)
}

/// For all that is seen the fewest rounds of the threads that it needs: in a round each thread goes on once, in the order of their numbers.
pub(crate) fn rounds(program: &Program) -> BTreeMap<Seen, u32> {
    let start = (State::first(program), 0);
    let (mut fewest, mut work) = (HashMap::from([(start, 1)]), VecDeque::from([(1, start)]));
    let mut seen = BTreeMap::new();
    while let Some((count, (state, last))) = work.pop_front() {
        if count > fewest[&(state, last)] || state.is_over(program) {
            continue;
        }
        for thread in 0..=program.threads.len() {
            let Some(step) = state.next(program, thread) else { continue };
            let needed = count + u32::from(thread < last);
            if let Some(what) = state.sees(step, thread) {
                let best = seen.entry(what).or_insert(needed);
                *best = needed.min(*best);
            }
            for next in state.after(program, thread) {
                let node = (next, thread);
                if fewest.get(&node).is_none_or(|known| needed < *known) {
                    fewest.insert(node, needed);
                    if thread < last {
                        work.push_back((needed, node));
                    } else {
                        work.push_front((needed, node));
                    }
                }
            }
        }
    }
    seen
}
