//! What a run tells of threads: which one goes on, what it waits for, and who races with it.

use std::fmt::Write as _;

use symra_ir::debug::{DebugInfo, Spot, Wait};
use symra_ir::{LocRef, Position, Program, ReplayedStep, State, Trace};
use symra_terms::Value;

use super::View;
use crate::place::is_library;

/// A thread by its number and what it runs.
fn told(debug: &DebugInfo, thread: u64) -> Option<String> {
    let name = debug.threads.get(usize::try_from(thread).ok()?)?;
    Some(format!("thread {thread} (`{name}`)"))
}

/// A thread that goes on: its number, what it runs, and where it is, if that is in the user's files.
pub(crate) type Turn = (u32, String, Option<Position>);

/// Which threads go on in a run, one after the other.
pub(crate) fn schedule(program: &Program, trace: &Trace) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let Some(debug) = program.debug.as_ref().filter(|_| program.has_threads()) else {
        return turns;
    };
    for step in &trace.steps {
        let edge = program.edge(step.edge);
        let owner = debug.owners.get(&LocRef { proc: step.edge.proc, loc: edge.to });
        if let Some(thread) = owner
            && turns.last().is_none_or(|(last, ..)| last != thread)
        {
            let name = debug.threads.get(*thread as usize).cloned().unwrap_or_default();
            turns.push((*thread, name, None));
        }
        let own = edge.position.filter(|at| !is_library(program, at.file.0));
        if let Some((_, _, at @ None)) = turns.last_mut() {
            *at = own;
        }
    }
    turns
}

impl View<'_> {
    /// Which thread goes on with a step, where it is another one.
    pub(super) fn switch(&mut self, step: &ReplayedStep<'_>) -> Option<String> {
        let debug = self.program.debug.as_ref()?;
        if let Some(wait) = debug.waits.get(&step.edge) {
            let thread = told(debug, u64::from(self.thread))?;
            let why = self.wait(step, *wait).map_or(String::new(), |why| format!(": {why}"));
            self.waits.insert(self.thread, format!("{thread} can't go on{why}"));
            return None;
        }
        let to = self.program.edge(step.edge).to;
        let place = LocRef { proc: step.edge.proc, loc: to };
        let thread = *debug.owners.get(&place)?;
        self.at = Some(place);
        self.waits.remove(&thread);
        if std::mem::replace(&mut self.thread, thread) == thread {
            return None;
        }
        Some(format!("{} goes on", told(debug, u64::from(thread))?))
    }

    /// Where the program calls the library, for a step inside of it. Threads have no calls: what was called is known by its place.
    pub(super) fn outside(
        &self,
        step: &ReplayedStep<'_>,
        position: Option<Position>,
    ) -> Option<Position> {
        let Some(debug) = self.program.debug.as_deref().filter(|_| self.program.has_threads())
        else {
            return position;
        };
        let from = self.program.edge(step.edge).from;
        let mut next = debug.stacks.get(&LocRef { proc: step.edge.proc, loc: from }).copied();
        while let Some(frame) = next.map(|frame| &debug.frames[frame]) {
            if let Some(at) = frame.position.filter(|at| !is_library(self.program, at.file.0)) {
                return Some(at);
            }
            next = frame.caller;
        }
        position
    }

    /// What is said of the library where no line of the program calls it (the start of a thread) is said with the program's next line.
    pub(super) fn hold_back(&mut self, position: Option<Position>, notes: &mut Vec<String>) {
        let is_own = position.is_some_and(|at| !is_library(self.program, at.file.0));
        if self.program.has_threads() && !is_own {
            self.held.append(notes);
        } else if !self.held.is_empty() {
            let own = std::mem::take(notes);
            notes.append(&mut self.held);
            notes.extend(own);
        }
    }

    /// What a thread waits for.
    fn wait(&mut self, step: &ReplayedStep<'_>, wait: Wait) -> Option<String> {
        let debug = self.program.debug.as_deref()?;
        let number = |term| self.operands.value(step.state, term).as_bv()?.to_u64();
        let place = self.at.and_then(|at| self.stack(at, None));
        let place = place.map_or(String::new(), |place| format!(" in {place}"));
        match wait {
            Wait::Object { address: (object, offset), holder } => {
                let spot = Spot { object: number(object)?, offset: number(offset)? };
                let holder = number(holder).and_then(|number| number.checked_sub(1));
                let name = self.values.as_mut()?.object_at(spot);
                let holds = match holder {
                    Some(holder) if holder == u64::from(self.thread) => {
                        ", which it holds itself".to_owned()
                    }
                    Some(holder) => format!(", which {} holds", told(debug, holder)?),
                    None => String::new(),
                };
                Some(format!("it waits{place} for `{name}`{holds}"))
            }
            Wait::End(thread) => {
                let thread = told(debug, number(thread)?.checked_sub(1)?)?;
                Some(format!("it waits{place} for the end of {thread}"))
            }
            Wait::Other => None,
        }
    }

    /// The two accesses of a data race, with the calls that led to them.
    pub(super) fn race(&self, end: &State, trace: &Trace) -> Vec<String> {
        let Some(debug) = self.program.debug.as_deref() else { return Vec::new() };
        let Some(last) = trace.steps.last().map(|step| step.edge) else { return Vec::new() };
        let Some((writes, others)) = debug.races.get(&last) else { return Vec::new() };
        let holds = |term| self.operands.value(end, term) == Value::Bool(true);
        let other = others.iter().find(|other| holds(other.condition));
        let edge = self.program.edge(last);
        let from = LocRef { proc: last.proc, loc: edge.from };
        let mine = (*writes, u64::from(self.thread), from, edge.position);
        let theirs = other.map(|it| (it.writes, u64::from(it.thread), it.place, it.position));
        let line = |(writes, thread, place, position): (bool, u64, LocRef, Option<Position>)| {
            let word = if writes { "writes" } else { "reads" };
            Some(format!("{} {word} in {}", told(debug, thread)?, self.stack(place, position)?))
        };
        [Some(mine), theirs].into_iter().flatten().filter_map(line).collect()
    }

    /// The calls that are open at a place, the innermost one first, without those of the library.
    fn stack(&self, place: LocRef, position: Option<Position>) -> Option<String> {
        let debug = self.program.debug.as_deref()?;
        let (mut at, mut text) = (position, String::new());
        let mut next = debug.stacks.get(&place).copied();
        let start = &self.program.procedure(self.program.main).name;
        while let Some(frame) = next.map(|frame| &debug.frames[frame]) {
            if frame.function == *start {
                break;
            }
            if let Some(here) = at.filter(|here| !is_library(self.program, here.file.0)) {
                text += if text.is_empty() { "" } else { ", called in " };
                let place = self.places.of(Some(here));
                let _ = write!(text, "`{}` ({place})", frame.function);
            }
            (at, next) = (frame.position, frame.caller);
        }
        Some(text).filter(|text| !text.is_empty())
    }
}
