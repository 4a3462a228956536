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

/// A function of a source file: its name, its lines, and its parameters without `self`.
#[derive(PartialEq, Eq, Debug)]
struct Function {
    name: String,
    lines: usize,
    parameters: usize,
}

/// The functions of a file that is formatted: one ends at the brace that stands as far in as it begins.
fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let inner = line.trim_start();
        let mut words = inner.split_whitespace();
        let head = words
            .find(|word| !(word.starts_with("pub") || ["const", "unsafe", "async"].contains(word)));
        if head != Some("fn") {
            continue;
        }
        let indent = &line[..line.len() - inner.len()];
        let is_end =
            |line: &&str| line.strip_prefix(indent).is_some_and(|rest| rest.starts_with('}'));
        let Some(length) = lines[first..].iter().position(is_end) else { continue };
        let name = inner.split("fn ").nth(1).unwrap_or_default();
        let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
        let parameters = parameters(&lines[first..=first + length].join("\n"));
        found.push(Function { name: name[..end].to_owned(), lines: length + 1, parameters });
    }
    found
}

/// How many parameters a function has, without `self`.
fn parameters(function: &str) -> usize {
    let function = function.split_once("fn ").map_or(function, |(_, rest)| rest);
    let open = function.find('(').expect("a function should have parameters") + 1;
    let (mut depth, mut count, mut own, mut last) = (0, 0, String::new(), ' ');
    for c in function[open..].chars() {
        match c {
            '(' | '[' | '<' | '{' => depth += 1,
            ')' if depth == 0 => break,
            '>' if last == '-' => (),
            ')' | ']' | '>' | '}' => depth -= 1,
            _ => (),
        }
        last = c;
        if c == ',' && depth == 0 {
            count += usize::from(!own.trim().ends_with("self"));
            own.clear();
        } else {
            own.push(c);
        }
    }
    count + usize::from(!own.trim().is_empty() && !own.trim().ends_with("self"))
}

#[test]
fn functions_are_measured() {
    let text = "impl X {\n    pub(super) fn f<T>(\n        &mut self,\n        a: fn(u8) -> u8,\n        (b, c): (A<B, C>, D),\n    ) {\n        x\n    }\n}\nfn g() {}\nfn h(a: u8, b: u8) {\n}\n";
    let all: Vec<_> = functions(text);
    let of = |name: &str, lines, parameters| Function { name: name.into(), lines, parameters };
    assert_eq!(all[0], of("f", 7, 2));
    assert_eq!(all.last(), Some(&of("h", 2, 2)));
}

/// No function has more than 80 lines or 6 parameters, but for the rows of a table.
#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    for path in files(&root().join("crates"), &[".rs"]) {
        if !path.components().any(|part| part.as_os_str() == "src") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file should be readable");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for Function { name, lines, parameters } in functions(text) {
            if lines > 80 || parameters > 6 && !path.ends_with("table/rows.rs") {
                let what = format!("{name} has {lines} lines and {parameters} parameters");
                long.push(format!("{}: {what}", path.display()));
            }
        }
    }
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

/// In a module of the engines, the analyses, the portfolio or the re-checks, every line tag that the code cites is in a header's listing, and every line of a listing that is
/// a step (not `function`, `else`, a blank) is cited by the code or by a departure.
#[test]
fn modules_cite_their_listings() {
    let mut groups: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for name in ["engines", "analysis", "portfolio", "certify"] {
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

/// The lines of a text that are code, without the module of tests at its end.
fn product(text: &str) -> Vec<&str> {
    text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().lines().collect()
}

/// The numbers of lines that read a clock.
fn clocks(text: &str) -> Vec<usize> {
    let reads = |line: &str| line.contains("Instant::now") || line.contains("SystemTime");
    let lines = product(text).into_iter().enumerate();
    lines.filter(|(_, line)| reads(line)).map(|(number, _)| number + 1).collect()
}

/// The numbers of lines that see less of a solver's answer than its three arms.
fn half_answers(text: &str) -> Vec<usize> {
    let lines = product(text);
    let indent = |line: &str| line.len() - line.trim_start().len();
    // A pattern that fits more than it names.
    let is_rest = |line: &str| {
        let head = line.trim_start().split([' ', ',']).next().unwrap_or_default();
        let names = |c: char| c.is_ascii_lowercase() || c == '_';
        let is_arm = line.contains("=>") && !line.contains("Answer::");
        is_arm && !head.is_empty() && head.chars().all(names)
    };
    let mut found = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let names = ["Answer::Sat(", "Answer::Unsat(", "Answer::Unknown("];
        let Some(at) = names.iter().filter_map(|name| line.find(name)).min() else { continue };
        let before = &line[..at];
        if before.contains("matches!(") || before.contains("let ") {
            found.push(number + 1);
        } else if before.trim_start().is_empty() && line.contains("=>") {
            let own = indent(line);
            let inside = |line: &&&str| line.is_empty() || indent(line) >= own;
            let above = lines[..number].iter().rev().take_while(inside);
            let below = lines[number..].iter().take_while(inside);
            if above.chain(below).any(|line| indent(line) == own && is_rest(line)) {
                found.push(number + 1);
            }
        }
    }
    found
}

#[test]
fn clocks_and_half_answers_are_found() {
    assert_eq!(clocks("let a = 1;\nlet begin = Instant::now();\n"), [2]);
    assert_eq!(clocks("a\n#[cfg(test)]\nmod tests {\n    Instant::now();\n}\n"), [0; 0]);
    let whole = "match answer {\n    Answer::Sat(_) | Answer::Unknown(_) => (),\n    Answer::Unsat(_) => {\n        _ => ()\n    }\n}\n_ => ()\n";
    assert_eq!(half_answers(whole), [0; 0]);
    assert_eq!(half_answers(&whole.replace("Answer::Sat(_) | Answer::Unknown(_)", "_")), [3]);
    assert_eq!(half_answers(&whole.replace("Answer::Unsat(_)", "other")), [2]);
    assert_eq!(half_answers("if let Answer::Unsat(_) = a {"), [1]);
    assert_eq!(half_answers("let Answer::Sat(model) = a else { return };"), [1]);
    assert_eq!(half_answers("let is = matches!(a, Answer::Unsat(_));"), [1]);
    assert_eq!(half_answers("Ok(Answer::Unsat(core))"), [0; 0]);
}

/// Engines and analyses read no clock, and who asks a solver looks at all three answers.
#[test]
fn engines_and_analyses_see_no_clock_and_no_half_answers() {
    let mut faults = Vec::new();
    for name in ["engines", "analysis", "portfolio", "certify", "smt", "smt-z3"] {
        for path in files(&root().join("crates").join(name).join("src"), &[".rs"]) {
            if path.ends_with("tests.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source file should be readable");
            let mut numbers = half_answers(&text);
            if ["engines", "analysis"].contains(&name) {
                numbers.extend(clocks(&text));
            }
            faults.extend(numbers.iter().map(|number| format!("{}:{number}", path.display())));
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

/// The name of the public item that a line defines.
fn public_item(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let rest = rest.strip_prefix("const ").filter(|rest| rest.starts_with("fn ")).unwrap_or(rest);
    let (kind, rest) = rest.split_once(' ')?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    ["fn", "struct", "enum", "trait", "const", "type"].contains(&kind).then(|| &rest[..end])
}

/// The names of public items that a source file defines.
fn public_items(text: &str) -> Vec<&str> {
    text.lines().filter_map(public_item).filter(|name| !name.is_empty()).collect()
}

/// How often each word is in a text, outside of comments and of lists of imports and exports.
fn count_words(text: &str, counts: &mut BTreeMap<String, usize>) {
    let mut in_use = false;
    for line in text.lines() {
        let code = line.split("//").next().unwrap_or_default();
        let begins = code.trim_start();
        in_use |= ["use ", "pub use ", "pub(crate) use ", "pub(super) use "]
            .iter()
            .any(|word| begins.starts_with(word));
        if !in_use {
            let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            for word in words.filter(|word| !word.is_empty()) {
                *counts.entry(word.to_owned()).or_default() += 1;
            }
        }
        in_use &= !code.contains(';');
    }
}

#[test]
fn items_and_uses_are_found() {
    let text = "pub use a::{b,\n c};\npub fn b() {}\n// b\npub const fn c() {}\npub enum D {}";
    assert_eq!(public_items(text), ["b", "c", "D"]);
    let mut counts = BTreeMap::new();
    count_words(text, &mut counts);
    assert_eq!((counts["b"], counts["c"], counts["D"]), (1, 1, 1));
}

/// What nobody names outside of its definition is dead, even if a test could call it.
#[test]
fn every_public_item_is_used() {
    let mut sources = files(&root().join("crates"), &[".rs"]);
    sources.extend(files(&root().join("fuzz"), &[".rs"]));
    let texts: Vec<(PathBuf, String)> =
        sources.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect();
    let mut counts = BTreeMap::new();
    for (_, text) in &texts {
        count_words(text, &mut counts);
    }
    let mut dead = Vec::new();
    for (path, text) in &texts {
        if path.components().any(|part| part.as_os_str() == "src") {
            let unused = |name: &&str| counts.get(*name) == Some(&1);
            let unused = public_items(text).into_iter().filter(unused);
            dead.extend(unused.map(|name| format!("{}: {name}", path.display())));
        }
    }
    assert!(dead.is_empty(), "nobody uses:\n{}", dead.join("\n"));
}
