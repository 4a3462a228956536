//! `symra table`: the tables of the papers, with our columns beside theirs.

mod ase;
mod figures;
mod minimax;
mod minimax_rows;
mod occasion;
mod rows;

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
            let table = ase::measure(args)?;
            let text = ase::markdown(&table);
            print(&text);
            if let Some(folder) = folder {
                write(folder, "ase.md", &text)?;
                write(folder, "ase-growth.svg", &ase::growth(args)?)?;
            }
            table.iter().all(ase::Measured::as_expected)
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
    };
    Ok(if as_expected { Exit::Safe } else { Exit::Failed })
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, text))
        .map_err(|source| Failure::Unwritable { path, source })
}
