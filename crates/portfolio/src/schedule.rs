//! Which engines run on a program, side by side and in turn, with which share of the time: all of it in these tables.

use crate::engines::{Effort, EngineName};
use crate::prepare::{Form, has_calls};
use symra_ir::Program;

/// So many parts of so many of the time that is left when the turn comes.
pub type Share = (u32, u32);

/// All the time.
const ALL: Share = (1, 1);
/// No turn.
const NONE: Share = (0, 1);

/// When a turn is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Always.
    Always,
    /// Only where the call-free form of the program is truncated: there is recursion.
    Truncated,
    /// Only where it is complete: a proof counts.
    Complete,
    /// Only where it is complete though there is recursion: all calls of that are tail calls, and loops in it.
    Looped,
}

/// A turn of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The engine.
    pub engine: EngineName,
    /// What it does in this turn.
    pub effort: Effort,
    /// The program that it works on.
    pub form: Form,
    /// When.
    pub when: When,
    /// For how long.
    pub share: Share,
}

/// Turns in lanes: lanes run side by side, the turns of a lane one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The lanes.
    pub lanes: Vec<Vec<Turn>>,
}

/// A row of a table: lane, engine, effort, when, the share side by side, and the share where there is one lane only.
type Row = (usize, EngineName, Effort, When, Share, Share);

use Effort::{Full, Quick};
use EngineName::{
    Acceleration, Ase, Bmc, Cba, Contracts, Houdini, Ic3ia, Lasso, Localization, Matching, Modular,
    Ranking, Simulation, Symex, Symexia, Visits,
};
use When::{Always, Complete, Looped, Truncated};

/// For programs: C, and automata with calls. Most recursive programs violate their claims early, so that paths come first there;
/// where there are too many paths, all of a length are looked at together.
#[rustfmt::skip]
const PROGRAMS: &[Row] = &[
    //lane engine     effort when       beside   in turn
    (1, Symex,      Full,  Truncated, NONE,    (1, 12)),
    (0, Contracts,  Full,  Truncated, (1, 2),  (1, 2)),
    (0, Simulation, Quick, Always,    (1, 8),  (1, 8)),
    (0, Houdini,    Quick, Complete,  (1, 6),  (1, 8)),
    (0, Matching,   Quick, Always,    (9, 10), (9, 10)),
    (1, Bmc,        Full,  Complete,  (1, 24), (1, 24)),
    (1, Localization, Full, Complete, (1, 4),  (1, 8)),
    (1, Acceleration, Full, Always,   (1, 8),  (1, 12)),
    (0, Contracts,  Full,  Looped,    (1, 4),  (1, 8)),
    (0, Houdini,    Full,  Complete,  (3, 4),  (3, 4)),
    (0, Simulation, Full,  Always,    (1, 8),  (1, 8)),
    (1, Symex,      Full,  Complete,  (1, 12), NONE),
    (1, Ic3ia,      Full,  Complete,  (1, 6),  NONE),
    (1, Symex,      Full,  Complete,  (1, 3),  (1, 4)),
    (1, Symex,      Full,  Truncated, ALL,     (1, 4)),
    (0, Matching,   Full,  Complete,  (1, 8),  (1, 8)),
    (1, Ic3ia,      Full,  Complete,  (2, 3),  (1, 3)),
    (1, Bmc,        Full,  Complete,  ALL,     (1, 6)),
    (0, Bmc,        Full,  Truncated, ALL,     (1, 2)),
    (0, Symexia,    Full,  Always,    ALL,     (3, 4)),
    (1, Symex,      Full,  Always,    NONE,    ALL),
];

/// For programs that interleave threads: most have few states, or very many; most violations need few rounds of the threads.
#[rustfmt::skip]
const THREADS: &[Row] = &[
    //lane engine     effort when       beside   in turn
    (1, Simulation, Quick, Always,    (1, 8),  (1, 8)),
    (1, Modular,    Full,  Always,    (2, 5),  (1, 3)),
    (1, Cba,        Full,  Always,    (2, 3),  (1, 4)),
    (0, Matching,   Full,  Always,    (9, 10), (2, 3)),
    (1, Symex,      Full,  Always,    (1, 2),  (1, 4)),
    (1, Houdini,    Full,  Complete,  (1, 2),  (1, 2)),
    (0, Symexia,    Full,  Always,    ALL,     ALL),
    (1, Symex,      Full,  Always,    ALL,     NONE),
];

/// For models: guarded commands, and automata without calls.
#[rustfmt::skip]
const MODELS: &[Row] = &[
    //lane engine     effort when       beside   in turn
    (1, Houdini,    Full,  Always,    (1, 4),  (1, 8)),
    (0, Ase,        Full,  Always,    ALL,     (1, 2)),
    (1, Simulation, Full,  Always,    (1, 6),  (1, 6)),
    (1, Matching,   Quick, Always,    (1, 4),  (1, 4)),
    (1, Symexia,    Full,  Always,    ALL,     ALL),
];

/// For whether every run ends.
#[rustfmt::skip]
const ENDS: &[Row] = &[
    //lane engine     effort when       beside   in turn
    (1, Lasso,      Quick, Always,    (1, 4),  (1, 6)),
    (0, Ranking,    Full,  Always,    ALL,     (3, 4)),
    (1, Bmc,        Full,  Complete,  (1, 4),  (1, 4)),
    (1, Lasso,      Full,  Always,    ALL,     ALL),
];

/// For temporal formulas: the same, of the product with the program.
#[rustfmt::skip]
const TEMPORAL: &[Row] = &[
    //lane engine     effort when       beside   in turn
    (1, Lasso,      Quick, Always,    (1, 8),  (1, 8)),
    (0, Ranking,    Full,  Complete,  (1, 4),  (1, 4)),
    (0, Visits,     Full,  Always,    ALL,     (2, 3)),
    (1, Lasso,      Full,  Always,    (1, 2),  (1, 2)),
    (1, Ranking,    Full,  Complete,  ALL,     ALL),
];

impl Schedule {
    /// For the product of a program and a temporal formula, with so many lanes at most.
    pub fn temporal(jobs: usize) -> Self {
        Self::from_table(TEMPORAL, false, jobs)
    }

    /// What suits a program, with so many lanes at most.
    pub fn auto(program: &Program, is_model: bool, jobs: usize) -> Self {
        let calls = has_calls(program);
        let table = match program.must_end() {
            Some(_) => ENDS,
            None if program.has_threads() => THREADS,
            None if is_model && !calls => MODELS,
            None => PROGRAMS,
        };
        Self::from_table(table, calls, jobs)
    }

    fn from_table(table: &[Row], calls: bool, jobs: usize) -> Self {
        let count = if jobs > 1 { 2 } else { 1 };
        let mut lanes = vec![Vec::new(); count];
        for (lane, engine, effort, when, beside, in_turn) in table.iter().copied() {
            let share = if count > 1 { beside } else { in_turn };
            if share != NONE {
                let form = engine.form(calls);
                let turn = Turn { engine, effort, form, when, share };
                lanes[if count > 1 { lane } else { 0 }].push(turn);
            }
        }
        Self { lanes }
    }

    /// These engines, side by side; with fewer lanes than engines in turn, each with the same share.
    pub fn of(engines: &[EngineName], program: &Program, jobs: usize) -> Self {
        let calls = has_calls(program);
        let turn = |engine: EngineName, share| Turn {
            engine,
            effort: Full,
            form: engine.form(calls),
            when: Always,
            share,
        };
        if jobs >= engines.len() {
            let lanes = engines.iter().map(|engine| vec![turn(*engine, ALL)]).collect();
            return Self { lanes };
        }
        let left = engines.iter().enumerate().map(|(index, engine)| {
            let left = u32::try_from(engines.len() - index).unwrap_or(u32::MAX);
            turn(*engine, (1, left))
        });
        Self { lanes: vec![left.collect()] }
    }

    /// A schedule as users write it: turns separated by commas, each an engine and, if it is not to have all the time that is
    /// left, its share, as in `houdini:1/4,symexia`; lanes separated by `+`.
    ///
    /// # Errors
    /// What is wrong, as a sentence.
    pub fn parse(text: &str, program: &Program) -> Result<Self, String> {
        let calls = has_calls(program);
        let mut lanes = Vec::new();
        for lane in text.split('+') {
            let turns = lane.split(',').map(|turn| {
                let (name, share) = turn.split_once(':').unwrap_or((turn, "1/1"));
                let engine = EngineName::from_name(name.trim())
                    .ok_or_else(|| format!("`{}` is not an engine", name.trim()))?;
                let number = |text: &str| text.trim().parse::<u32>().ok().filter(|n| *n > 0);
                let share = share
                    .split_once('/')
                    .and_then(|(parts, of)| Some((number(parts)?, number(of)?)));
                let share = share.filter(|(parts, of)| parts <= of);
                let share = share.ok_or("write a share as in `houdini:1/4`")?;
                Ok(Turn { engine, effort: Full, form: engine.form(calls), when: Always, share })
            });
            lanes.push(turns.collect::<Result<Vec<_>, String>>()?);
        }
        Ok(Self { lanes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(text: &str) -> Program {
        symra_ir::parse(text).unwrap().program
    }

    #[test]
    fn with_one_job_there_is_one_lane_and_all_engines_have_a_turn() {
        let program = program("proc main() {\n start -> exit : assume true\n}");
        for is_model in [true, false] {
            let (one, two) =
                (Schedule::auto(&program, is_model, 1), Schedule::auto(&program, is_model, 2));
            assert_eq!((one.lanes.len(), two.lanes.len()), (1, 2));
            let names = |schedule: &Schedule| {
                let mut names: Vec<EngineName> =
                    schedule.lanes.iter().flatten().map(|turn| turn.engine).collect();
                names.sort_unstable();
                names.dedup();
                names
            };
            assert_eq!(names(&one), names(&two));
            // Whoever comes last has all the time that is left.
            for lane in one.lanes.iter().chain(&two.lanes) {
                assert_eq!(lane.last().map(|turn| turn.share), Some(ALL));
            }
        }
    }

    #[test]
    fn schedules_are_written_as_they_are_read() {
        let program = program("proc main() {\n start -> exit : assume true\n}");
        let schedule = Schedule::parse("houdini:1/4,symexia + symex", &program).unwrap();
        assert_eq!(schedule.lanes.len(), 2);
        assert_eq!(schedule.lanes[0][0].share, (1, 4));
        assert_eq!(schedule.lanes[1][0].engine, EngineName::Symex);
        for wrong in ["", "nobody", "symex:2/1", "symex:0/1", "symex:1"] {
            assert!(Schedule::parse(wrong, &program).is_err(), "{wrong}");
        }
    }
}
