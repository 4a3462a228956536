//! What the documents say about the code is checked here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("the crate should be two folders deep")
        .to_owned()
}

/// All files below `folder` with one of the endings, sorted.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a source folder should be readable") {
            let path = entry.expect("a folder's entry should be readable").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                open.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The rows of the arrows table: a crate and what it may depend on.
fn documented_arrows() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("docs/architecture.md"))
        .expect("the document should be there");
    let section = text.split("## Arrows").nth(1).expect("the section should be there");
    let section = section.split("\n## ").next().expect("a section should have a text");
    let words = |cell: &str| {
        cell.split_whitespace().map(|word| word.trim_matches('`').to_owned()).collect::<Vec<_>>()
    };
    section
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> =
                line.trim().strip_prefix('|')?.strip_suffix('|')?.split('|').collect();
            let [name] = &words(cells.first()?)[..] else { return None };
            name.starts_with("symra").then(|| (name.clone(), words(cells[1]).into_iter().collect()))
        })
        .collect()
}

/// The same from the manifests.
fn manifest_arrows() -> BTreeMap<String, BTreeSet<String>> {
    files(&root().join("crates"), &["Cargo.toml"])
        .iter()
        .map(|path| {
            let manifest: toml::Table = fs::read_to_string(path)
                .expect("a manifest should be readable")
                .parse()
                .expect("and be TOML");
            let name = manifest["package"]["name"]
                .as_str()
                .expect("a package should have a name")
                .to_owned();
            let dependencies = manifest
                .get("dependencies")
                .and_then(toml::Value::as_table)
                .cloned()
                .unwrap_or_default();
            (name, dependencies.keys().filter(|key| key.starts_with("symra")).cloned().collect())
        })
        .collect()
}

#[test]
fn arrows_are_as_documented() {
    assert_eq!(documented_arrows(), manifest_arrows());
}

#[test]
fn every_crate_has_the_workspace_lints() {
    for path in files(&root().join("crates"), &["Cargo.toml"]) {
        let manifest: toml::Table =
            fs::read_to_string(&path).expect("readable").parse().expect("TOML");
        let inherited = manifest
            .get("lints")
            .and_then(|lints| lints.get("workspace"))
            .and_then(toml::Value::as_bool);
        assert_eq!(
            inherited,
            Some(true),
            "{} should inherit the workspace's lints",
            path.display()
        );
    }
}

#[test]
fn no_source_file_is_over_800_lines() {
    let long: Vec<String> = files(&root().join("crates"), &[".rs", ".c", ".h"])
        .iter()
        .filter_map(|path| {
            let lines =
                fs::read_to_string(path).expect("a source file should be readable").lines().count();
            (lines > 800).then(|| format!("{}: {lines}", path.display()))
        })
        .collect();
    assert_eq!(long, Vec::<String>::new());
}

/// A tag of a listing: a prefix in capitals, a colon, a number; or `D` and a number for a departure.
fn tags(line: &str) -> BTreeSet<String> {
    let is_tag = |word: &str| {
        let (prefix, number) = match word.split_once(':') {
            Some((prefix, number)) => (prefix, number),
            None => match word.strip_prefix('D') {
                Some(number) => ("DEP", number),
                None => return false,
            },
        };
        prefix.len() >= 2
            && prefix.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
            && prefix.starts_with(|c: char| c.is_ascii_uppercase())
            && !number.is_empty()
            && number.chars().all(|c| c.is_ascii_digit())
    };
    line.split(|c: char| !(c.is_ascii_alphanumeric() || c == ':'))
        .map(|word| word.trim_end_matches(':'))
        .filter(|word| is_tag(word))
        .map(str::to_owned)
        .collect()
}

/// In a module of the engines, the analyses or the portfolio, every line tag that the code cites is in a header's listing, and every line of a listing that is
/// a step (not `function`, `else`, a blank) is cited by the code or by a departure.
#[test]
fn modules_cite_their_listings() {
    let mut groups: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for name in ["engines", "analysis", "portfolio"] {
        let folder = root().join("crates").join(name).join("src");
        for path in files(&folder, &[".rs"]) {
            let relative = path.strip_prefix(&folder).expect("the file should be below the folder");
            let group = relative.components().next().expect("a path should have a part");
            groups.entry(Path::new(name).join(group)).or_default().push(path);
        }
    }
    let mut faults = Vec::new();
    for (group, paths) in groups {
        let (mut listed, mut cited) = (BTreeSet::new(), BTreeSet::new());
        for path in &paths {
            for line in fs::read_to_string(path).expect("a source file should be readable").lines()
            {
                if line.starts_with("//!") && line.contains(" function ") {
                    // A listing's head may be cited, and need not be.
                    cited.extend(tags(line));
                }
                if line.starts_with("//!") {
                    listed.extend(tags(line));
                } else if line.contains("//") {
                    cited.extend(tags(line.split_once("//").expect("the line has a comment").1));
                }
            }
        }
        faults.extend(
            cited
                .difference(&listed)
                .map(|tag| format!("{}: cites {tag}, listed nowhere", group.display())),
        );
        faults.extend(
            listed
                .difference(&cited)
                .map(|tag| format!("{}: lists {tag}, cited nowhere", group.display())),
        );
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Engines and analyses read no clock, and ask of a solver's answer all three questions.
#[test]
fn engines_and_analyses_see_no_clock_and_no_half_answers() {
    let mut faults = Vec::new();
    for name in ["engines", "analysis"] {
        for path in files(&root().join("crates").join(name).join("src"), &[".rs"]) {
            let text = fs::read_to_string(&path).expect("a source file should be readable");
            // Tests may.
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            for (number, line) in text.lines().enumerate() {
                let half = line.contains("matches!(") && line.contains("Answer::");
                let half = half || line.contains("Answer::Sat(") && line.contains("else {");
                if line.contains("Instant::now") || line.contains("SystemTime") || half {
                    faults.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
                }
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// No call is said to be impossible: a call-free automaton has its own type.
#[test]
fn nobody_says_that_calls_should_have_been_inlined() {
    for path in files(&root().join("crates"), &[".rs"]) {
        let text = fs::read_to_string(&path).expect("a source file should be readable");
        let wrong = ["calls should have been", " inlined"].concat();
        assert!(!text.contains(&wrong), "{}", path.display());
    }
}
