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

/// The lines, with each `matches!(..)` in the line that it begins in.
fn joined(lines: &[&str]) -> Vec<String> {
    let mut joined: Vec<String> = Vec::with_capacity(lines.len());
    let mut open: Option<usize> = None;
    for line in lines {
        let at = open.unwrap_or(joined.len());
        if open.is_some() {
            joined[at].push(' ');
            joined[at].push_str(line.trim_start());
            joined.push(String::new());
        } else {
            joined.push((*line).to_owned());
        }
        open = joined[at].rsplit_once("matches!(").and_then(|(_, inside)| {
            let closes = inside.matches(')').count() > inside.matches('(').count();
            (!closes).then_some(at)
        });
    }
    joined
}

/// A pattern without what says nothing of an answer: bars, and the `Ok` or `Some` that it comes in.
fn bare(mut pattern: &str) -> &str {
    pattern = pattern.trim_start();
    while let Some(inner) = ["| ", "Ok(", "Some(", "&"].iter().find_map(|w| pattern.strip_prefix(w))
    {
        pattern = inner;
    }
    pattern
}

/// The numbers of lines that see less of a solver's answer than its three arms.
fn half_answers(text: &str) -> Vec<usize> {
    let lines = joined(&product(text));
    let indent = |line: &str| line.len() - line.trim_start().len();
    // A pattern that fits more than it names.
    let is_rest = |line: &str| {
        let head = bare(line).split([' ', ',', ')']).next().unwrap_or_default();
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
        } else if bare(before).is_empty() {
            let own = indent(line);
            let inside = |line: &&String| line.is_empty() || indent(line) >= own;
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
fn half_answers_are_found() {
    let whole = "match answer {\n    Answer::Sat(_) | Answer::Unknown(_) => (),\n    Answer::Unsat(_) => {\n        _ => ()\n    }\n}\n_ => ()\n";
    assert_eq!(half_answers(whole), [0; 0]);
    assert_eq!(half_answers(&whole.replace("Answer::Sat(_) | Answer::Unknown(_)", "_")), [3]);
    assert_eq!(half_answers(&whole.replace("Answer::Unsat(_)", "other")), [2]);
    let inside = "match answer {\n    Ok(Answer::Sat(_)) => (),\n    Ok(Answer::Unsat(_) | Answer::Unknown(_)) | Err(_) => (),\n}\n";
    assert_eq!(half_answers(inside), [0; 0]);
    let rest = |pattern| inside.replace("Ok(Answer::Unsat(_) | Answer::Unknown(_))", pattern);
    assert_eq!(half_answers(&rest("Ok(_)")), [2]);
    assert_eq!(half_answers(&rest("_")), [2]);
    assert_eq!(half_answers(&rest("Ok(_)").replace("Ok(", "Some(")), [2]);
    let bars =
        "match answer {\n    Answer::Sat(_)\n    | Answer::Unsat(_) => (),\n    _ => (),\n}\n";
    assert_eq!(half_answers(bars), [2, 3]);
    assert_eq!(half_answers("if let Answer::Unsat(_) = a {"), [1]);
    assert_eq!(half_answers("if let Ok(Answer::Unsat(_)) = a {"), [1]);
    assert_eq!(half_answers("let Answer::Sat(model) = a else { return };"), [1]);
    assert_eq!(half_answers("let is = matches!(a, Answer::Unsat(_));"), [1]);
    assert_eq!(
        half_answers("let is = matches!(\n    a.check(x),\n    Ok(Answer::Unsat(_))\n);\n"),
        [1]
    );
    assert_eq!(half_answers("let is = matches!(a(b), C(_));\nAnswer::Sat(m) => x\n"), [0; 0]);
    assert_eq!(half_answers("Ok(Answer::Unsat(core))"), [0; 0]);
}

/// Who asks a solver looks at all three answers.
#[test]
fn nobody_sees_half_an_answer() {
    let mut faults = Vec::new();
    for name in ["engines", "analysis", "portfolio", "certify", "smt", "smt-z3"] {
        for path in files(&root().join("crates").join(name).join("src"), &[".rs"]) {
            if path.ends_with("tests.rs") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source file should be readable");
            let numbers = half_answers(&text);
            faults.extend(numbers.iter().map(|number| format!("{}:{number}", path.display())));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Engines and analyses read no clock, as clippy checks. It takes the nearest settings only, so that these repeat those of all
/// crates.
#[test]
fn engines_and_analyses_must_not_read_a_clock() {
    let settings = |folder: &str| -> toml::Table {
        let path = root().join(folder).join("clippy.toml");
        fs::read_to_string(path).expect("readable").parse().expect("TOML")
    };
    for folder in ["crates/engines", "crates/analysis"] {
        let mut own = settings(folder);
        let forbidden =
            own.remove("disallowed-methods").expect("there should be forbidden methods");
        for name in ["std::time::Instant::now", "std::time::SystemTime::now"] {
            assert!(forbidden.to_string().contains(name), "{folder}: {name}");
        }
        assert_eq!(own, settings("."), "{folder}");
    }
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

/// Public items that only tests use, and why they are there.
const FOR_TESTS: &[(&str, &str)] = &[
    ("with_predicates", "the fragments of the paper of `ase` are those of given predicates"),
    ("explore_with", "a judge: all states of small programs, each seen once"),
    ("accepts", "a judge: whether an automaton accepts a lasso"),
    (
        "also_result",
        "a builder makes all programs that there are, also those that `validate` refuses",
    ),
    ("parse_in", "what is printed is read again, with the terms of the same pool"),
    ("read_script", "what is printed for solvers is read again"),
    ("parse_bytes", "a model is read as it comes from a file"),
];

/// Whether a file is a part of the product: tests, and what exists for them alone, are not.
fn is_product(path: &Path) -> bool {
    let mut parts = path.components().map(|part| part.as_os_str().to_string_lossy());
    let is_source = parts.by_ref().any(|part| part == "src");
    is_source && !parts.any(|part| ["tests", "tests.rs", "testing", "testing.rs"].contains(&&*part))
}

/// What no product text names outside of its definition is dead, even if a test calls it.
#[test]
fn every_public_item_is_used() {
    let root = root();
    let own = |path: &PathBuf| is_product(path.strip_prefix(&root).expect("below the root"));
    let sources = files(&root.join("crates"), &[".rs"]).into_iter().filter(own);
    let texts: Vec<(PathBuf, String)> = sources
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a source file should be readable");
            (path, product(&text).join("\n"))
        })
        .collect();
    let mut counts = BTreeMap::new();
    for (_, text) in &texts {
        count_words(text, &mut counts);
    }
    let allowed: BTreeSet<&str> = FOR_TESTS.iter().map(|(name, _)| *name).collect();
    let (mut dead, mut for_tests) = (Vec::new(), BTreeSet::new());
    for (path, text) in &texts {
        for name in public_items(text).into_iter().filter(|name| counts.get(*name) == Some(&1)) {
            match allowed.get(name) {
                Some(name) => drop(for_tests.insert(*name)),
                None => dead.push(format!("{}: {name}", path.display())),
            }
        }
    }
    assert!(dead.is_empty(), "no product text uses:\n{}", dead.join("\n"));
    assert_eq!(for_tests, allowed, "only what is there and used by tests alone should be listed");
}

#[test]
fn tests_are_no_product() {
    let is = |path: &str| is_product(Path::new(path));
    assert!(is("/tests/crates/a/src/b.rs"));
    for path in ["a/src/tests/b.rs", "a/src/b/tests.rs", "a/src/testing/b.rs", "a/tests/b.rs"] {
        assert!(!is(path), "{path}");
    }
}

/// The lines of the product in each source file of a crate, sorted, and the lines of all its tests: modules of tests, folders of
/// tests, and what exists for tests alone.
fn sizes(name: &str) -> (Vec<usize>, usize) {
    let root = root().join("crates").join(name);
    let (mut own, mut tests) = (Vec::new(), 0);
    for path in files(&root, &[".rs"]) {
        let relative = path.strip_prefix(&root).expect("the file should be below the folder");
        let text = fs::read_to_string(&path).expect("a source file should be readable");
        let all = text.lines().count();
        if is_product(relative) {
            let lines = product(&text).len();
            own.push(lines);
            tests += all - lines;
        } else if !relative.starts_with("examples") {
            tests += all;
        }
    }
    own.sort_unstable();
    (own, tests)
}

/// Half of the files of engines have fewer than 250 lines, so that one algorithm, or one part of it, is one file.
#[test]
fn files_of_engines_are_small() {
    let (own, _) = sizes("engines");
    let median = own[own.len() / 2];
    assert!(median < 250, "half of the files have {median} lines or more");
}

/// For ten lines of engines and analyses there are four of tests.
#[test]
fn engines_and_analyses_have_tests() {
    for name in ["engines", "analysis"] {
        let (own, tests) = sizes(name);
        let own: usize = own.iter().sum();
        assert!(tests * 10 >= own * 4, "{name}: {tests} lines of tests for {own} lines");
    }
}
