//! The report for a terminal or a log.

use std::fmt::Write as _;

use symra_certify::Evidence;
use symra_ir::{
    Approximation, ClaimKind, Direction, Interpreter, Position, Program, Repeat, Task, follow,
};
use symra_terms::{Term, Value};
use symra_verdict::{
    Contract, Invariant, Lasso, Lemma, LemmaSource, Proof, Trace, Verdict, Violation,
};

use crate::advice::advice;
use crate::endings::{loop_position, measures};
use crate::place::{Places, is_library};
use crate::view::{Change, Event, Line, Lines, lines};
use crate::{ClaimStatus, Claims, Goal, Outcome, Report, property};

/// The most lines of a run that are printed in short.
const LONGEST: usize = 400;

/// How much of a run to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextStyle {
    /// A line for each source line.
    #[default]
    Compact,
    /// Every step with all that it changed.
    Full,
    /// No run.
    None,
}

/// The last line of the output.
pub fn verdict_line(report: &Report<'_>) -> String {
    match report.outcome() {
        Outcome::Holds => "VERDICT: true".to_owned(),
        Outcome::Open => "VERDICT: unknown".to_owned(),
        Outcome::Fails => match &report.conclusion.verdict {
            Verdict::Unsafe(violation) => {
                let claim = report.task.program.claim(violation.claim);
                format!("VERDICT: false({})", property(claim))
            }
            // What should be reachable is not: a question of its own, with one name.
            Verdict::Safe(_) | Verdict::Unknown(_) => {
                format!("VERDICT: false({})", report.properties.join(", "))
            }
        },
    }
}

/// The report without its verdict line.
pub fn text(report: &Report<'_>, style: TextStyle) -> String {
    let mut out = String::new();
    match (&report.conclusion.verdict, &report.conclusion.evidence) {
        (Verdict::Unsafe(violation), evidence) => {
            violated(&mut out, report, violation, evidence, style);
        }
        (Verdict::Safe(proof), evidence) => proved(&mut out, report, proof, evidence),
        (Verdict::Unknown(reason), _) => {
            let _ = writeln!(out, "UNKNOWN: {reason} ({}, {})", report.engine, seconds(report));
            let _ = writeln!(out, "  try: {}", advice(reason, report.engine));
        }
    }
    for (engine, why) in report.others {
        let _ = writeln!(out, "{engine} was undecided: {why}.");
    }
    claims(&mut out, report);
    assumptions(&mut out, report);
    if !report.statistics.is_empty() {
        let width = report.statistics.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let _ = writeln!(out, "\nStatistics");
        for (name, value) in report.statistics {
            let _ = writeln!(out, "  {name:width$}  {value}");
        }
    }
    out
}

/// What was found out of single claims: a table of all, or a word of those that say nothing.
fn claims(out: &mut String, report: &Report<'_>) {
    let program = &report.task.program;
    let claims = match report.claims {
        Claims::All(claims) => claims,
        Claims::Unreachable(claims) => {
            for at in report.blocking {
                let at = place(program, Some(*at));
                let _ = writeln!(
                    out,
                    "WARNING: no run satisfies the assumption at {at}: everything after it holds vacuously."
                );
            }
            for id in claims {
                let at = place(program, program.claim(*id).position);
                let _ = writeln!(
                    out,
                    "WARNING: no run reaches the assertion at {at}: it holds vacuously (contradictory assumptions?)."
                );
            }
            return;
        }
    };
    let _ = writeln!(out, "\nClaims");
    let width = claims.iter().map(|(id, _)| program.claim(*id).name.len()).max();
    for (id, status) in claims {
        let claim = program.claim(*id);
        let (name, message) = (&claim.name, &claim.message);
        let why = match status {
            ClaimStatus::Unknown(why) => why.as_str(),
            ClaimStatus::Violated => message,
            ClaimStatus::Unreachable => "no run reaches it",
            ClaimStatus::Holds => "",
        };
        let line =
            format!("  {name:width$}  {:11}  {why}", status.word(), width = width.unwrap_or(0));
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

fn seconds(report: &Report<'_>) -> String {
    format!("{:.2} s", report.time.as_secs_f64())
}

fn place(program: &Program, position: Option<Position>) -> String {
    match position {
        Some(at) => format!("{}:{}", program.sources[at.file.0 as usize].name, at.line),
        None => "the program".to_owned(),
    }
}

fn violated(
    out: &mut String,
    report: &Report<'_>,
    violation: &Violation,
    evidence: &Evidence,
    style: TextStyle,
) {
    let program = &report.task.program;
    let claim = program.claim(violation.claim);
    let stem = violation.lasso.as_ref().map(|lasso| lasso.stem);
    let at = match stem {
        Some(stem) => place(program, loop_position(program, &violation.trace, stem)),
        None => user_call(report.task, &violation.trace, claim.position)
            .unwrap_or_else(|| place(program, claim.position)),
    };
    let word = match report.goal {
        Goal::Avoid => "UNSAFE",
        Goal::Reach => "REACHABLE",
    };
    let _ =
        writeln!(out, "{word} at {at}: {} ({}, {})", claim.message, report.engine, seconds(report));
    if let Evidence::Replayed(run) = evidence {
        match style {
            TextStyle::Compact => compact(out, report.task, &violation.trace, stem),
            TextStyle::Full => full(out, report.task, &violation.trace, stem),
            TextStyle::None => (),
        }
        if let Some(Lasso { stem, recurrence }) = &violation.lasso {
            let round = violation.trace.steps.len() - stem;
            let why = match recurrence {
                None if round == 0 => {
                    let _ = writeln!(out, "After {stem} steps the run has ended.");
                    String::new()
                }
                None => "the state is then the same as before, in all that matters".to_owned(),
                Some(formula) => {
                    let text = crate::infix(&report.task.pool, program, *formula);
                    format!("it can do so from every state where {text}, which then holds again")
                }
            };
            if round > 0 {
                let _ = writeln!(
                    out,
                    "After {stem} steps the run repeats a loop of {round} steps: {why}."
                );
            }
        }
        let _ = writeln!(out, "The run was replayed step by step: {} steps.", run.steps);
        if !violation.trace.repeats.is_empty() {
            let _ = writeln!(
                out,
                "The rounds that are not shown were proved by induction to behave like the ones before them."
            );
        }
    }
}

/// Where the program called the library, for a violation inside of a model of it.
fn user_call(task: &Task, trace: &Trace, position: Option<Position>) -> Option<String> {
    let program = &task.program;
    let is_library = |at: Position| is_library(program, at.file.0);
    position.filter(|at| is_library(*at))?;
    let Lines { first, last, .. } = lines(task, trace, Some(LONGEST));
    first.iter().chain(&last).rev().find_map(|line| match (line.event, line.position) {
        (Event::Call(callee), Some(at)) if !is_library(at) => {
            Some(format!("{}, in {}", place(program, Some(at)), program.procedure(callee).name))
        }
        _ => None,
    })
}

fn source_line(program: &Program, position: Option<Position>) -> &str {
    position
        .and_then(|at| {
            let text = &program.sources[at.file.0 as usize].text;
            text.lines().nth((at.line as usize).checked_sub(1)?)
        })
        .map_or("", str::trim)
}

fn list(changes: &[Change]) -> String {
    changes
        .iter()
        .map(|change| {
            format!(
                "{} = {}{}",
                change.name,
                change.value,
                if change.input { " (input)" } else { "" }
            )
        })
        .collect::<Vec<_>>()
        .join(", ")
}

fn compact(out: &mut String, task: &Task, trace: &Trace, stem: Option<usize>) {
    let program = &task.program;
    let places = Places::new(program, trace);
    let Lines { first, left_out, last } = lines(task, trace, Some(LONGEST));
    let place = |line: &Line| match (line.position, line.event) {
        (None, _) => line.label.clone(),
        (Some(at), Event::Violation(_)) => format!("{}:{}", places.of(Some(at)), at.column),
        (at, _) => places.of(at),
    };
    let width = first.iter().chain(&last).map(|line| place(line).len()).max().unwrap_or(0);
    let _ = writeln!(out);
    let middle = first.len();
    let mut before: Option<(Option<Position>, usize)> = None;
    let mut repeats = stem;
    let mut rounds = trace.repeats.iter().peekable();
    for (index, line) in first.iter().chain(&last).enumerate() {
        while let Some(repeat) = rounds.next_if(|repeat| line.steps.end > repeat.after) {
            let _ = writeln!(out, "  {}", more_rounds(repeat));
            before = None;
        }
        if repeats.is_some_and(|stem| line.steps.end > stem) {
            let _ = writeln!(out, "  -- from here on forever --");
            (repeats, before) = (None, None);
        }
        if left_out > 0 && index == middle {
            let _ =
                writeln!(out, "  .. {left_out} lines are left out (`--trace full` shows all) ..");
        }
        let place = place(line);
        let indent = "  ".repeat(line.depth);
        let source = source_line(program, line.position);
        let name = |callee| &program.procedure(callee).name;
        let head = match line.event {
            Event::Call(callee) => format!("call {}({})", name(callee), list(&line.changes)),
            Event::Return(callee) => match line.changes.first() {
                Some(result) => format!("{} returns {}", name(callee), result.value),
                None => format!("{} returns", name(callee)),
            },
            Event::Step | Event::Violation(_) => match &line.process {
                Some(process) => format!("{process}.{source}"),
                None => source.to_owned(),
            },
        };
        // What was asked for comes first: branches depend on it.
        let is_step = line.event == Event::Step;
        let (asked, changed): (Vec<Change>, Vec<Change>) = line
            .changes
            .iter()
            .filter(|_| is_step)
            .cloned()
            .partition(|change| change.input && !line.notes.is_empty());
        let mut below: Vec<String> = Vec::new();
        below.extend((!asked.is_empty()).then(|| list(&asked)));
        below.extend(line.notes.iter().cloned());
        below.extend((!changed.is_empty()).then(|| list(&changed)));
        let (head, below) = match (head.is_empty(), below.as_slice()) {
            (true, [first, rest @ ..]) => (first.clone(), rest.to_vec()),
            _ => (head, below),
        };
        // What happens on one line is told below it.
        let here = (line.position, line.depth);
        let is_step = line.event == Event::Step && line.process.is_none();
        let goes_on = is_step && before == Some(here) && !below.is_empty();
        before = (is_step && line.position.is_some()).then_some(here);
        if !goes_on {
            let _ = writeln!(out, "  {place:width$}  {indent}{head}");
        }
        for text in below {
            let _ = writeln!(out, "  {:width$}  {indent}    {text}", "");
        }
    }
    // A loop in which nothing happens that a line tells.
    let round = repeats.and_then(|stem| trace.steps.get(stem..)).unwrap_or(&[]);
    if let Some(at) = round.iter().find_map(|step| program.edge(step.edge).position) {
        let (place, source) = (places.of(Some(at)), source_line(program, Some(at)));
        let _ = writeln!(out, "  -- from here on forever --\n  {place:width$}  {source}");
    }
    let _ = writeln!(out);
}

fn more_rounds(repeat: &Repeat) -> String {
    format!("-- and {} more rounds of the loop, in the same way --", repeat.times)
}

/// Every step, with its operation in the program's own terms.
fn full(out: &mut String, task: &Task, trace: &Trace, stem: Option<usize>) {
    let program = &task.program;
    let show = |values: &[(symra_ir::VarId, Value)]| {
        values
            .iter()
            .map(|(var, value)| {
                format!("{} = {}", program.variable(*var).name, crate::human(value))
            })
            .collect::<Vec<_>>()
            .join(", ")
    };
    let _ = writeln!(out, "\n  0  start  {}", show(&trace.initial));
    let followed = follow(&Interpreter::new(task), trace, |step| {
        let procedure = program.procedure(step.edge.proc);
        let edge = program.edge(step.edge);
        let from = &procedure.locations[edge.from.index()].name;
        let to = &procedure.locations[edge.to.index()].name;
        let indent = "  ".repeat(step.depth().saturating_sub(1));
        let at = edge.position.map_or_else(String::new, |at| format!("  (line {})", at.line));
        let changed = show(&step.written);
        if stem == Some(step.index) {
            let _ = writeln!(out, "  -- from here on forever --");
        }
        let _ = writeln!(
            out,
            "  {}  {indent}{}: {from} -> {to}{at}  {changed}",
            step.index + 1,
            procedure.name
        );
        for repeat in trace.repeats.iter().filter(|repeat| repeat.after == step.index + 1) {
            let _ = writeln!(out, "  {}  {}", more_rounds(repeat), show(&repeat.values));
        }
    });
    if let Err(error) = followed {
        let _ = writeln!(out, "  {error}");
    }
    let _ = writeln!(out);
}

fn proved(out: &mut String, report: &Report<'_>, proof: &Proof, evidence: &Evidence) {
    let word = match report.goal {
        Goal::Avoid if report.task.program.must_end().is_some() => "TERMINATES",
        Goal::Avoid if is_temporal(&report.task.program) => "HOLDS",
        Goal::Avoid => "SAFE",
        Goal::Reach => "UNREACHABLE",
    };
    let (mut program, mut proof, mut passes) = (&report.task.program, proof, Vec::new());
    while let Proof::Transformed { program: made, proof: inner, passes: more } = proof {
        passes.extend(more);
        (program, proof) = (&**made, &**inner);
    }
    let why = why(&report.task.program, proof);
    let but = match evidence {
        Evidence::NotRechecked { .. } => ", not re-checked",
        Evidence::Rechecked { .. } | Evidence::Replayed(_) | Evidence::None => "",
    };
    let _ = writeln!(out, "{word}{but}: {why} ({}, {})", report.engine, seconds(report));
    checked(out, report, proof);
    if !report.not_checked.is_empty() {
        let _ = writeln!(out, "Not checked (`--checks`): {}.", report.not_checked.join(", "));
    }
    match proof {
        Proof::Inductive(proof) => {
            formulas(out, report, program, &proof.invariant, &proof.bound);
            contracts(out, report, program, &proof.contracts);
        }
        Proof::Trapped(invariant) => formulas(out, report, program, invariant, &[]),
        Proof::Modular(invariant) => {
            let code = program.threads.as_ref().map_or(program, |code| &code.program);
            formulas(out, report, code, invariant, &[]);
        }
        Proof::KInductive(proof) => formulas(out, report, program, &proof.invariant, &[]),
        Proof::Terminating(proof) => {
            for (name, at, text) in measures(&report.task.pool, program, proof) {
                // The entry of a function that calls itself.
                let calls = name.strip_suffix("()").map(|name| format!("calls of `{name}`"));
                let line = at.map(|at| format!("line {}", at.line));
                let place: Vec<String> = line.into_iter().chain(calls).collect();
                let place = if place.is_empty() { name } else { place.join(", ") };
                let _ = writeln!(out, "  {place}: {text}");
            }
        }
        _ => (),
    }
    lemmas(out, crate::lemmas_of(proof));
    match evidence {
        Evidence::Rechecked { queries } => {
            let noun = if *queries == 1 { "query" } else { "queries" };
            let _ = if *queries == 0 {
                writeln!(out, "The proof was re-checked by evaluation alone.")
            } else {
                writeln!(out, "The proof was re-checked with {queries} {noun} of its own.")
            };
            if !passes.is_empty() {
                let _ = writeln!(out, "It rests on the passes {}.", passes_of(&passes));
            }
        }
        Evidence::NotRechecked { why } => {
            let _ = writeln!(out, "The proof was not re-checked: {why}.");
        }
        Evidence::Replayed(_) | Evidence::None => (),
    }
}

/// In a sentence, why the claims hold.
fn why(program: &Program, proof: &Proof) -> String {
    let of_runs = program.must_end().is_some() || is_temporal(program);
    match proof {
        Proof::Exhaustive { paths: 1 } => "the only path ends without a violation".to_owned(),
        Proof::Exhaustive { paths } => format!("all {paths} paths end without a violation"),
        Proof::Unwound { rounds, simple_paths: true } => format!(
            "no run reaches a new state after it has visited loop heads {rounds} times, and none violates a claim"
        ),
        Proof::Unwound { rounds: 0, .. } if of_runs => "no run reaches a loop".to_owned(),
        Proof::Unwound { rounds, .. } if of_runs => {
            format!("no run visits loop heads more than {rounds} times")
        }
        Proof::Unwound { rounds: 0, .. } => "no run violates a claim".to_owned(),
        Proof::Unwound { rounds, .. } => {
            format!("no run visits loop heads more than {rounds} times, and none violates a claim")
        }
        Proof::KInductive(proof) => format!("{}-inductive invariant", proof.k),
        Proof::Modular(_) => "thread invariants that the other threads preserve".to_owned(),
        Proof::Inductive(proof) if !proof.contracts.is_empty() => {
            "no path leads to a violation, by the contracts below, which every procedure keeps"
                .to_owned()
        }
        Proof::Inductive(proof) if !proof.invariant.is_empty() => "inductive invariant".to_owned(),
        Proof::Inductive(_) => "no path leads to a violation".to_owned(),
        Proof::Terminating(_) if is_temporal(program) => "no run violates the formula".to_owned(),
        Proof::Terminating(proof) if proof.measures.is_empty() => "there are no loops".to_owned(),
        Proof::Terminating(_) => "every loop ends".to_owned(),
        Proof::Uncertified { .. } if program.must_end().is_some() => "every loop ends".to_owned(),
        Proof::Uncertified { .. } => "no path of the abstraction leads to a violation".to_owned(),
        Proof::Trapped(_) => {
            "every run ends, or reaches states from which one of the formulas below always holds"
                .to_owned()
        }
        _ => "proved".to_owned(),
    }
}

/// How many claims the proof is of, or what it speaks of.
fn checked(out: &mut String, report: &Report<'_>, proof: &Proof) {
    let program = &report.task.program;
    let of_runs = program.must_end().is_some() || is_temporal(program);
    match report.checked {
        _ if of_runs => {
            if let Proof::Terminating(proof) = proof
                && !proof.measures.is_empty()
            {
                let _ = match proof.measures.len() {
                    1 => writeln!(out, "What decreases in its loop:"),
                    loops => writeln!(out, "What decreases in its {loops} loops:"),
                };
            }
        }
        0 => {
            let _ = writeln!(
                out,
                "WARNING: there is nothing to check: the program has no claims, so it is vacuously safe."
            );
        }
        1 => {
            let _ = writeln!(out, "1 claim was checked.");
        }
        several => {
            let _ = writeln!(out, "{several} claims were checked.");
        }
    }
}

/// Whether a program is asked whether a temporal formula holds.
fn is_temporal(program: &Program) -> bool {
    program.claims.iter().any(|claim| claim.kind == ClaimKind::Temporal)
}

/// The names of passes, each once.
fn passes_of(passes: &[&'static str]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for pass in passes {
        if !names.contains(pass) {
            names.push(pass);
        }
    }
    names.join(", ")
}

fn contracts(out: &mut String, report: &Report<'_>, program: &Program, contracts: &[Contract]) {
    let pool = &report.task.pool;
    for Contract { procedure, requires, ensures, .. } in contracts {
        let name = &program.procedure(*procedure).name;
        if *requires != pool.true_() {
            let formula = crate::infix(pool, program, *requires);
            let _ = writeln!(out, "  calls of {name} begin with: {formula}");
        }
        let formula = crate::infix(pool, program, *ensures);
        let _ = writeln!(out, "  calls of {name} end with: {formula}");
    }
}

fn formulas(
    out: &mut String,
    report: &Report<'_>,
    program: &Program,
    invariant: &Invariant,
    bound: &[Term],
) {
    for (at, formula) in invariant {
        let location = program.location(*at);
        let place = location
            .position
            .map_or_else(|| location.name.clone(), |at| format!("line {}", at.line));
        let _ = writeln!(
            out,
            "  {place}: {}",
            crate::infix_for_all(&report.task.pool, program, bound, *formula)
        );
    }
}

/// How many lemmas a proof uses, and whose.
fn lemmas(out: &mut String, lemmas: &[Lemma]) {
    let mut sources: Vec<(LemmaSource, usize)> = Vec::new();
    for lemma in lemmas {
        match sources.iter_mut().find(|(source, _)| *source == lemma.source) {
            Some((_, count)) => *count += 1,
            None => sources.push((lemma.source, 1)),
        }
    }
    let of = |(source, count): &(LemmaSource, usize)| format!("{count} by {source}");
    match &sources[..] {
        [] => (),
        [(source, 1)] => {
            let _ = writeln!(out, "It uses a lemma by {source}.");
        }
        [(source, count)] => {
            let _ = writeln!(out, "It uses {count} lemmas by {source}.");
        }
        several => {
            let of: Vec<String> = several.iter().map(of).collect();
            let _ = writeln!(out, "It uses {} lemmas: {}.", lemmas.len(), of.join(", "));
        }
    }
}

/// What the verdict rests on, each thing once: a proof on no behaviour that the program has beyond its source, a violation on none
/// that it lacks; a violation that could be one of the program alone is none.
fn assumptions(out: &mut String, report: &Report<'_>) {
    let program = &report.task.program;
    let matters = |approximation: &&Approximation| match report.conclusion.verdict {
        Verdict::Unsafe(_) => approximation.direction == Direction::Assumed,
        Verdict::Safe(_) => approximation.direction != Direction::Over,
        Verdict::Unknown(_) => true,
    };
    let mut notes: Vec<(&Approximation, usize)> = Vec::new();
    for approximation in program.approximations.iter().filter(matters) {
        match notes.iter_mut().find(|(note, _)| note.what == approximation.what) {
            Some((_, count)) => *count += 1,
            None => notes.push((approximation, 1)),
        }
    }
    for (note, count) in notes {
        let at = place(program, note.position);
        let more = match count {
            1 => String::new(),
            2 => ", and at another place".to_owned(),
            _ => format!(", and at {} other places", count - 1),
        };
        let _ = writeln!(out, "  note: {} ({at}{more})", note.what);
    }
}
