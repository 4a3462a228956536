//! What the runs of the engines come to: tables by families, refinements, tasks that one engine decides, portfolios.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use symra_portfolio::EngineName;
use symra_report::{Plot, Series, plot};

use super::kratos::{Column, Outcome, Status, Table};
use super::occasion::occasion;
use super::tasks::Listed;

type Row<'a> = (&'a Listed, Vec<&'a Outcome>);

/// Of how many tasks their names are printed.
const NAMED: usize = 20;

fn is_decided(outcome: &Outcome) -> bool {
    outcome.status == Status::Correct
}

/// The tables as Markdown.
pub(super) fn markdown(table: &Table, command: &str) -> String {
    let rows = table.complete();
    let mut out = String::from("# Tasks that engines decide\n\n");
    let _ = writeln!(out, "{}", occasion(command));
    let _ = writeln!(
        out,
        "{} tasks, {} s for a run. `symexia-N` has the threshold N and no lemmas, as in its paper; with `+lemmas`, those that are \
         guessed and checked in a quarter of the time come first.",
        rows.len(),
        table.limit.as_secs_f64()
    );
    if table.is_interrupted {
        let _ = writeln!(
            out,
            "\n**Stopped by the user**: of {} tasks only those count that every engine had run on.",
            table.tasks.len()
        );
    }
    if rows.is_empty() {
        return out;
    }
    families(&mut out, &table.columns, &rows);
    refinements(&mut out, &table.columns, &rows);
    alone(&mut out, &table.columns, &rows);
    portfolio(&mut out, &table.columns, &rows);
    out.push_str(
        "\n![How many tasks are decided within how many seconds](kratos.svg)\n\nEvery run: [kratos.csv](kratos.csv).\n",
    );
    out
}

fn by_family<'a, 'b>(rows: &'a [Row<'b>]) -> BTreeMap<&'b str, Vec<&'a Row<'b>>> {
    let mut families: BTreeMap<&str, Vec<&Row<'_>>> = BTreeMap::new();
    for row in rows {
        families.entry(&row.0.family).or_default().push(row);
    }
    families
}

/// How many unsafe and safe programs are decided by one of the columns.
fn decided(rows: &[&Row<'_>], columns: &[usize]) -> (usize, usize) {
    let mut counts = (0, 0);
    for (_, outcomes) in rows {
        let found = columns.iter().map(|at| outcomes[*at]).find(|outcome| is_decided(outcome));
        match found.and_then(|outcome| outcome.safe) {
            Some(true) => counts.1 += 1,
            Some(false) => counts.0 += 1,
            None => (),
        }
    }
    counts
}

fn header(out: &mut String, first: &str, names: &[String]) {
    let _ = writeln!(out, "| {first} | {} |", names.join(" | "));
    let _ = writeln!(out, "|---|{}", "---|".repeat(names.len()));
}

/// Table I and II: by families.
fn families(out: &mut String, columns: &[Column], rows: &[Row<'_>]) {
    out.push_str("\n## Decided rightly: unsafe / safe\n\n");
    let mut names: Vec<String> =
        columns.iter().map(|column| format!("`{}`", column.name)).collect();
    names.push("virtual best".to_owned());
    header(out, "family (unsafe / safe)", &names);
    let everything: Vec<usize> = (0..columns.len()).collect();
    let all: Vec<&Row<'_>> = rows.iter().collect();
    let families = by_family(rows);
    for (family, rows) in families.into_iter().chain([("**all**", all)]) {
        let known = |safe| rows.iter().filter(|(task, _)| task.safe == Some(safe)).count();
        let _ = write!(out, "| {family} ({} / {}) |", known(false), known(true));
        for columns in everything.iter().map(|at| vec![*at]).chain([everything.clone()]) {
            let (faulty, safe) = decided(&rows, &columns);
            let _ = write!(out, " {faulty} / {safe} |");
        }
        out.push('\n');
    }
    for status in
        [Status::Wrong, Status::Unknown, Status::Timeout, Status::Rejected, Status::Failed]
    {
        let _ = write!(out, "| {} |", status.name());
        for at in &everything {
            let count = rows.iter().filter(|(_, outcomes)| outcomes[*at].status == status).count();
            let _ = write!(out, " {count} |");
        }
        out.push_str(" |\n");
    }
    out.push_str("| seconds for what is decided |");
    for at in &everything {
        let decided = rows.iter().map(|(_, outcomes)| outcomes[*at]).filter(|o| is_decided(o));
        let seconds = decided.fold(0.0, |sum, outcome| sum + outcome.seconds);
        let _ = write!(out, " {seconds:.0} |");
    }
    out.push_str(" |\n");
    for (task, outcomes) in rows {
        for (column, outcome) in columns.iter().zip(outcomes) {
            if outcome.status == Status::Wrong {
                let _ = writeln!(out, "\n**Wrong**: `{}` on {}.", column.name, task.file);
            }
        }
    }
}

/// Whether a decided run belongs to a line of the histogram.
type Fits = fn(&Outcome) -> bool;

/// Whether it was decided by invariants that were guessed and checked, before any search.
fn is_by_lemmas(outcome: &Outcome) -> bool {
    outcome.engine == EngineName::Houdini.name()
}

/// A histogram of refinements.
fn refinements(out: &mut String, columns: &[Column], rows: &[Row<'_>]) {
    let counted: Vec<usize> = (0..columns.len())
        .filter(|at| {
            let is_counted = rows.iter().any(|(_, row)| row[*at].refinements.is_some());
            is_counted || columns[*at].is_symexia()
        })
        .collect();
    if counted.is_empty() {
        return;
    }
    out.push_str("\n## Refinements of what is decided\n\nTasks, and the most predicates that one of them needed at all locations together (conflicts are the refinements of `minimax`, which has no predicates).\n\n");
    let names: Vec<String> = counted.iter().map(|at| format!("`{}`", columns[*at].name)).collect();
    header(out, "refinements", &names);
    let kinds: [(&str, Fits); 8] = [
        ("lemmas were enough", is_by_lemmas),
        ("0", |run| run.refinements == Some(0)),
        ("1", |run| run.refinements == Some(1)),
        ("2", |run| run.refinements == Some(2)),
        ("3", |run| run.refinements == Some(3)),
        ("4", |run| run.refinements == Some(4)),
        ("5 and more", |run| run.refinements.is_some_and(|count| count > 4)),
        ("not told", |run| run.refinements.is_none() && !is_by_lemmas(run)),
    ];
    for (name, fits) in kinds {
        let _ = write!(out, "| {name} |");
        for at in &counted {
            let these = || {
                let outcomes = rows.iter().map(|(_, outcomes)| outcomes[*at]);
                outcomes.filter(|outcome| is_decided(outcome) && fits(outcome))
            };
            let _ = match these().filter_map(|outcome| outcome.predicates).max() {
                Some(most) => write!(out, " {} (at most {most}) |", these().count()),
                None => write!(out, " {} |", these().count()),
            };
        }
        out.push('\n');
    }
}

/// Tasks that only one engine decides.
fn alone(out: &mut String, columns: &[Column], rows: &[Row<'_>]) {
    out.push_str("\n## Tasks that only one column decides\n\n");
    header(out, "engine", &["unsafe / safe".to_owned(), "tasks".to_owned()]);
    for (at, column) in columns.iter().enumerate() {
        let only: Vec<&Row<'_>> = rows
            .iter()
            .filter(|(_, outcomes)| {
                outcomes
                    .iter()
                    .enumerate()
                    .all(|(place, outcome)| is_decided(outcome) == (place == at))
            })
            .collect();
        let (faulty, safe) = decided(&only, &[at]);
        let mut names: Vec<&str> =
            only.iter().take(NAMED).map(|(task, _)| task.file.as_str()).collect();
        if only.len() > NAMED {
            names.push("..");
        }
        let _ = writeln!(out, "| `{}` | {faulty} / {safe} | {} |", column.name, names.join(", "));
    }
}

/// Table III: what `symexia` adds to a portfolio of the others.
fn portfolio(out: &mut String, columns: &[Column], rows: &[Row<'_>]) {
    let others: Vec<usize> = (0..columns.len()).filter(|at| !columns[*at].is_symexia()).collect();
    if others.is_empty() || others.len() == columns.len() {
        return;
    }
    let all: Vec<usize> = (0..columns.len()).collect();
    let names: Vec<&str> = others.iter().map(|at| columns[*at].name.as_str()).collect();
    let _ = writeln!(
        out,
        "\n## What `symexia` adds to a portfolio\n\nThe virtual best of {}, and of these and all variants of `symexia`: unsafe / safe.\n",
        names.join(", ")
    );
    header(out, "family", &["without".to_owned(), "with".to_owned(), "gain".to_owned()]);
    let total: Vec<&Row<'_>> = rows.iter().collect();
    for (family, rows) in by_family(rows).into_iter().chain([("**all**", total)]) {
        let (old, new) = (decided(&rows, &others), decided(&rows, &all));
        let _ = writeln!(
            out,
            "| {family} | {} / {} | {} / {} | {} |",
            old.0,
            old.1,
            new.0,
            new.1,
            new.0 + new.1 - old.0 - old.1
        );
    }
}

/// The cactus plot: how many tasks each engine decides within how many seconds.
pub(super) fn cactus(table: &Table) -> String {
    let rows = table.complete();
    let series = table.columns.iter().enumerate().map(|(at, column)| {
        let outcomes = rows.iter().map(|(_, outcomes)| outcomes[at]);
        let mut times: Vec<f64> =
            outcomes.filter(|outcome| is_decided(outcome)).map(|outcome| outcome.seconds).collect();
        times.sort_by(f64::total_cmp);
        let points =
            times.into_iter().enumerate().map(|(index, time)| ((index + 1) as f64, time)).collect();
        Series { name: column.name.clone(), points }
    });
    plot(&Plot {
        title: "tasks decided".to_owned(),
        x: "tasks".to_owned(),
        y: "seconds".to_owned(),
        series: series.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(status: Status, safe: Option<bool>, refinements: Option<u64>) -> Outcome {
        let predicates = refinements.map(|count| count * 2);
        Outcome { status, safe, seconds: 1.0, refinements, predicates, engine: String::new() }
    }

    #[test]
    fn gains_and_refinements_are_counted() {
        let columns = ["symex", "symexia-0"].map(|name| Column::parse(name).expect("a column"));
        let task = |family: &str, safe| Listed {
            family: family.to_owned(),
            file: format!("{family}.c"),
            path: format!("{family}.c").into(),
            property: "unreach-call".to_owned(),
            safe: Some(safe),
            model: None,
        };
        let undecided = || Some(outcome(Status::Timeout, None, None));
        let table = Table {
            columns: columns.into(),
            tasks: vec![task("Loops", true), task("Heap", false), task("Cut", true)],
            outcomes: vec![
                vec![undecided(), Some(outcome(Status::Correct, Some(true), Some(3)))],
                vec![
                    Some(outcome(Status::Correct, Some(false), None)),
                    Some(outcome(Status::Wrong, Some(true), Some(0))),
                ],
                vec![undecided(), None],
            ],
            limit: std::time::Duration::from_secs(1),
            is_interrupted: true,
        };
        let text = markdown(&table, "symra table kratos");
        for line in [
            "| **all** (1 / 1) | 1 / 0 | 0 / 1 | 1 / 1 |",
            "| wrong | 0 | 1 | |",
            "**Wrong**: `symexia-0` on Heap.c.",
            "| 3 | 1 (at most 6) |",
            "| `symexia-0` | 0 / 1 | Loops.c |",
            "| Loops | 0 / 0 | 0 / 1 | 1 |",
            "Stopped by the user",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(!table.as_expected());
        assert!(cactus(&table).contains("symexia-0"));
    }

    #[test]
    fn only_what_houdini_decided_was_decided_by_lemmas() {
        let by = |engine: EngineName| {
            let run = outcome(Status::Correct, Some(true), None);
            Outcome { engine: engine.name().to_owned(), ..run }
        };
        let listed = Listed {
            family: "Loops".to_owned(),
            file: "a.c".to_owned(),
            path: "a.c".into(),
            property: "unreach-call".to_owned(),
            safe: Some(true),
            model: None,
        };
        let columns = ["symexia-0+lemmas"].map(|name| Column::parse(name).expect("a column"));
        for (engine, lemmas, rest) in [(EngineName::Houdini, 1, 0), (EngineName::Symexia, 0, 1)] {
            let run = by(engine);
            let mut text = String::new();
            refinements(&mut text, &columns, &[(&listed, vec![&run])]);
            assert!(text.contains(&format!("| lemmas were enough | {lemmas} |")), "{text}");
            assert!(text.contains(&format!("| not told | {rest} |")), "{text}");
        }
    }
}
