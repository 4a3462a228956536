//! Lists of tasks, as tables of comma-separated values.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::args::{DataModelName, TableArgs};
use crate::failure::Failure;
use crate::input;

/// A line of a list of tasks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Listed {
    /// The family that it belongs to.
    pub(super) family: String,
    /// The file, as the list names it.
    pub(super) file: String,
    /// Where it is.
    pub(super) path: PathBuf,
    /// The property to check.
    pub(super) property: String,
    /// Whether the program is safe, if the list says so.
    pub(super) safe: Option<bool>,
    /// The sizes of its types, if the list says so.
    pub(super) model: Option<DataModelName>,
}

/// The tasks of the list that are to be measured. Every one of their files is there.
pub(super) fn listed(args: &TableArgs) -> Result<Vec<Listed>, Failure> {
    let Some(list) = &args.tasks else { return Ok(Vec::new()) };
    let root = args.root.clone().or_else(|| list.parent().map(Path::to_owned)).unwrap_or_default();
    if !root.as_os_str().is_empty() && !root.is_dir() {
        return Err(Failure::Usage(format!(
            "there is no folder `{}`; say with `--root` which folder the files of the list are in",
            root.display()
        )));
    }
    let text = String::from_utf8(input::read(list)?).map_err(|_| Failure::NotText(list.clone()))?;
    let rows = parsed(&list.display().to_string(), &text, &root)?;
    let wanted = rows
        .into_iter()
        .filter(|(_, row)| args.is_wanted(&row.file) || args.is_wanted(&row.family))
        .step_by(args.every.map_or(1, usize::from));
    let mut tasks = Vec::new();
    for (line, task) in wanted {
        if !task.path.is_file() {
            return Err(Failure::Usage(format!(
                "`{}`, line {line}: there is no file `{}`; say with `--root` which folder the files of the list are in",
                list.display(),
                task.path.display()
            )));
        }
        tasks.push(task);
    }
    if tasks.is_empty() {
        let why = if args.matching.is_empty() { "it has none" } else { "`--matching` fits none" };
        return Err(Failure::Usage(format!(
            "no task of `{}` is to be measured: {why}",
            list.display()
        )));
    }
    Ok(tasks)
}

/// The rows of a list, with the numbers of their lines.
fn parsed(list: &str, text: &str, root: &Path) -> Result<Vec<(usize, Listed)>, Failure> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.split(',').map(str::trim).collect::<Vec<_>>()));
    let header = lines.next().map(|(_, header)| header).unwrap_or_default();
    let column = |name: &str| header.iter().position(|column| *column == name);
    let Some(file) = column("file") else {
        return Err(Failure::Usage(format!(
            "`{list}`, line 1: there is no column `file`; the first line names the columns, as in `family,property,expected,bits,file`"
        )));
    };
    let (family, property) = (column("family"), column("property"));
    let (expected, bits) = (column("expected"), column("bits"));
    let mut rows = Vec::new();
    for (number, line) in lines.filter(|(_, line)| line[..] != [""]) {
        let wrong = |what: String| Failure::Usage(format!("`{list}`, line {number}: {what}"));
        if line.len() != header.len() {
            let (has, should) = (line.len(), header.len());
            return Err(wrong(format!(
                "it has {has} fields, and the first line names {should} columns"
            )));
        }
        let field = |column: Option<usize>| column.map_or("", |column| line[column]);
        let safe = match field(expected) {
            "true" => Some(true),
            "false" => Some(false),
            "" | "unknown" => None,
            other => {
                return Err(wrong(format!(
                    "`expected` is `{other}`, and should be `true`, `false`, or empty"
                )));
            }
        };
        let model = match field(bits) {
            "32" => Some(DataModelName::Ilp32),
            "64" => Some(DataModelName::Lp64),
            "" => None,
            other => {
                return Err(wrong(format!("`bits` is `{other}`, and should be 32, 64, or empty")));
            }
        };
        if line[file].is_empty() {
            return Err(wrong("the file is missing".to_owned()));
        }
        let or = |text: &str, other: &str| if text.is_empty() { other } else { text }.to_owned();
        let row = Listed {
            family: or(field(family), "all"),
            file: line[file].to_owned(),
            path: root.join(line[file]),
            property: or(field(property), "unreach-call"),
            safe,
            model,
        };
        rows.push((number, row));
    }
    Ok(rows)
}

/// Says on standard error how far a table is.
pub(super) fn say(text: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> String {
        parsed("list", text, Path::new("")).expect_err("it should be refused").to_string()
    }

    #[test]
    fn lists_are_read() {
        let text =
            "family,property,expected,bits,file\nLoops,no-overflow,false,32,a/b.c\n\n,,,,c.i\n";
        let rows = parsed("list", text, Path::new("root")).expect("it should be read");
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].1.path, Path::new("root/a/b.c"));
        assert_eq!((rows[0].1.safe, rows[0].1.model), (Some(false), Some(DataModelName::Ilp32)));
        assert_eq!(
            (rows[1].0, rows[1].1.property.as_str(), rows[1].1.safe),
            (4, "unreach-call", None)
        );
    }

    #[test]
    fn faults_of_lists_have_lines() {
        assert!(complaint("").contains("line 1: there is no column `file`"));
        assert!(complaint("file,expected\na.c,true\nb.c\n").contains("line 3: it has 1 fields"));
        assert!(complaint("file,expected\na.c,yes\n").contains("line 2: `expected` is `yes`"));
        assert!(complaint("file,bits\na.c,16\n").contains("line 2: `bits` is `16`"));
        assert!(complaint("file,bits\n,32\n").contains("line 2: the file is missing"));
    }
}
