//! Blocking: proof obligations, the lowest level first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use symra_analysis::predabs::{Cube, INFINITE, Level};
use symra_smt::WhyUnknown;
use symra_verdict::Reason;

use super::abstraction::{Question, Step};
use super::{Ic3, Stop};
use crate::engine::Progress;

/// An abstract state that leads to a claim.
pub(super) struct Obligation {
    pub(super) point: usize,
    pub(super) cube: Cube,
    /// The transition from here: to the state of the next obligation, or to a claim if there is none.
    pub(super) transition: usize,
    pub(super) next: Option<usize>,
    /// How many blocks lie between here and the claim.
    depth: usize,
}

/// What became of an abstract state.
pub(super) enum Blocked {
    /// It is not reached.
    Yes,
    /// It is reached: the states on the way to a claim, the first with the transition that leads to it.
    No(AbstractPath),
}

/// An abstract counterexample: the transitions from the entry on, each with the abstract state at its end; the last ends at a claim. A path
/// that begins at a head has that head's state first.
pub(super) struct AbstractPath {
    /// The state that the path begins with, if it begins at a head.
    pub(super) start: Option<(usize, Cube)>,
    pub(super) steps: Vec<(usize, Cube)>,
}

/// Whether an abstract state is reached from a frame.
pub(super) enum Reached {
    /// No: this part of its cube suffices.
    No(Cube),
    /// From the entry.
    FromEntry(usize),
    /// From a state of a head.
    From { transition: usize, point: usize, cube: Cube },
    /// Not decided.
    Unknown(WhyUnknown),
}

impl Ic3<'_> {
    /// Makes sure that a state which leads to a claim is not reached in `level` blocks.
    pub(super) fn block(
        &mut self,
        (point, cube, transition): (usize, Cube, usize),
        level: Level,
    ) -> Result<Blocked, Stop> {
        let mut all = vec![Obligation { point, cube, transition, next: None, depth: 1 }];
        let mut queue = BinaryHeap::from([Reverse((level, 1, 0))]);
        // IC:5
        while let Some(Reverse((level, _, number))) = queue.pop() {
            self.spent()?;
            Progress::add(&self.context.progress.states, 1);
            let obligation = &all[number];
            let (point, cube) = (obligation.point, obligation.cube.clone());
            if self.abstraction.points[point].initial {
                return Ok(Blocked::No(path(&all, number, None))); // IC:6
            }
            if let Some(until) = self.frames.excluded(point, &cube)
                && until >= level
            {
                if until < self.top {
                    queue.push(Reverse((until + 1, obligation.depth, number)));
                }
                continue;
            }
            match self.reached(point, &cube, level, true)? {
                Reached::Unknown(why) => return Err(Reason::Solver { why }.into()),
                Reached::FromEntry(transition) => {
                    return Ok(Blocked::No(path(&all, number, Some(transition)))); // IC:6
                }
                Reached::From { transition, point, cube } => {
                    let depth = obligation.depth + 1;
                    // IC:7
                    let next = all.len();
                    all.push(Obligation { point, cube, transition, next: Some(number), depth });
                    queue.push(Reverse((level - 1, depth, next)));
                    queue.push(Reverse((level, depth - 1, number)));
                }
                Reached::No(core) => {
                    let depth = obligation.depth;
                    let until = self.exclude(point, core, level)?; // IC:8
                    if until < self.top {
                        queue.push(Reverse((until + 1, depth, number))); // IC:9
                    }
                }
            }
        }
        Ok(Blocked::Yes)
    }

    /// Whether a state of a head is reached by a block from the frame below `level`, where the state itself is not. A question of the
    /// `main` search is to be decided, and only what a step needs is asked for.
    pub(super) fn reached(
        &mut self,
        point: usize,
        cube: &Cube,
        level: Level,
        main: bool,
    ) -> Result<Reached, Stop> {
        let below = if level == INFINITE { INFINITE } else { level - 1 };
        let mut core = Cube::new();
        for transition in self.abstraction.points[point].incoming.clone() {
            let from = self.abstraction.transitions[transition].from;
            let initial = |point: usize| self.abstraction.points[point].initial;
            if below == 0 && from.is_some_and(|from| !initial(from)) {
                continue; // Without a block only the first states are reached.
            }
            let (without, lifted) = (Some(cube), main && self.lifting);
            let question = Question { transition, level: below, without, to: cube, lifted };
            let step = if main {
                self.abstraction.decide(self.pool, question, (self.top, &self.frames))?
            } else {
                self.abstraction.ask(self.pool, question, (self.top, 0))?
            };
            match step {
                Step::Unknown(why) => {
                    if let Some(reason) = self.context.budget.spent() {
                        return Err(reason.into());
                    }
                    return Ok(Reached::Unknown(why));
                }
                Step::From(cube) => {
                    return Ok(match from {
                        None => Reached::FromEntry(transition),
                        Some(point) => Reached::From { transition, point, cube },
                    });
                }
                Step::None(needed) => core.extend(needed),
            }
        }
        core.sort_unstable();
        core.dedup();
        Ok(Reached::No(core))
    }

    /// Excludes a state, generalised, up to `level` and as much further as that holds. The level up to which it is excluded.
    pub(super) fn exclude(
        &mut self,
        point: usize,
        core: Cube,
        level: Level,
    ) -> Result<Level, Stop> {
        let cube = self.drop_literals(point, core, level, self.config.counterexamples)?;
        let mut until = level;
        // D2
        if self.config.infinite
            && let Reached::No(_) = self.reached(point, &cube, INFINITE, false)?
        {
            until = INFINITE;
        }
        while until < self.top {
            match self.reached(point, &cube, until + 1, false)? {
                Reached::No(_) => until += 1,
                Reached::FromEntry(_) | Reached::From { .. } | Reached::Unknown(_) => break,
            }
        }
        self.add(point, &cube, until)?;
        Ok(until)
    }
}

/// The way of an obligation to the claim; `first` leads to it.
fn path(all: &[Obligation], number: usize, first: Option<usize>) -> AbstractPath {
    let mut steps = Vec::new();
    let obligation = &all[number];
    let start = match first {
        Some(first) => {
            steps.push((first, obligation.cube.clone()));
            None
        }
        None => Some((obligation.point, obligation.cube.clone())),
    };
    let mut at = obligation;
    while let Some(next) = at.next {
        steps.push((at.transition, all[next].cube.clone()));
        at = &all[next];
    }
    steps.push((at.transition, Cube::new()));
    AbstractPath { start, steps }
}
