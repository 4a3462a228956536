//! `symra table`: the tables of the papers, with our columns beside theirs.

mod ase;
mod figures;
mod growth;
mod kratos;
mod kratos_report;
mod minimax;
mod minimax_rows;
mod occasion;
mod purse;
mod rows;
mod tasks;
mod threads;

use std::fs;
use std::path::Path;

use crate::args::{TableArgs, TableName};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::verify::print;

/// Prints a table and, if asked, writes it and its plots into a folder.
pub(crate) fn run(args: &TableArgs) -> Result<Exit, Failure> {
    // In a checkout the results have a place of their own.
    let results = Path::new("docs/results");
    let folder = args.out.as_deref().or_else(|| results.is_dir().then_some(results));
    let as_expected = match args.name {
        TableName::Ase => {
            let (table, mut text) = ase::measure(args, &mut print)?;
            // The growth belongs to the whole table, not to some of its rows.
            if args.matching.is_empty() {
                let (growth, picture) = growth::measure(args)?;
                print(&growth);
                text.push_str(&growth);
                if let Some(folder) = folder {
                    write(folder, "ase-growth.svg", &picture)?;
                }
            }
            if let Some(folder) = folder {
                write(folder, "ase.md", &text)?;
            }
            table.iter().all(ase::Measured::as_expected)
        }
        TableName::Kratos => {
            let table = kratos::measure(args, folder)?;
            let text = kratos_report::markdown(&table, &command());
            print(&text);
            if let Some(folder) = folder {
                write(folder, "kratos.md", &text)?;
                write(folder, "kratos.svg", &kratos_report::cactus(&table))?;
            }
            if table.is_interrupted {
                return Ok(Exit::Unknown);
            }
            table.as_expected()
        }
        TableName::Minimax => {
            let table = minimax::measure(args)?;
            let text = minimax::markdown(&table, &figures::measure(args)?);
            print(&text);
            if let Some(folder) = folder {
                write(folder, "minimax.md", &text)?;
            }
            table.iter().all(minimax::Measured::as_expected)
        }
        TableName::Threads => {
            let (text, picture, as_expected) = threads::measure(args)?;
            print(&text);
            if let Some(folder) = folder {
                write(folder, "threads-por.md", &text)?;
                write(folder, "threads-por.svg", &picture)?;
            }
            as_expected
        }
    };
    Ok(if as_expected { Exit::Safe } else { Exit::Failed })
}

/// What the user typed, without the folders of one machine.
fn command() -> String {
    let name = |text: String| text.rsplit('/').next().unwrap_or_default().to_owned();
    let rest: Vec<String> = std::env::args().skip(1).map(name).collect();
    format!("symra {}", rest.join(" "))
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, text))
        .map_err(|source| Failure::Unwritable { path, source })
}
