//! The table of functions: what is known of each function of C, POSIX and glibc.
//!
//! Its text is `library/functions.txt`, which says how to read it. The types of functions that are called without a
//! declaration, what calls of functions without a body do to memory, and models of those that have no model in C come from it.

use std::fmt::Write as _;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The types of the result and the parameters as letters; empty if they are not told.
    pub(crate) letters: &'static str,
    /// What a call means.
    pub(crate) meaning: Meaning,
}

/// What a call of a function means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// An operation of ours.
    Operation,
    /// There is a model in C. Where a program declares the function otherwise, it may mean this.
    Model(Option<Otherwise>),
    /// A value that is not computed.
    Value,
    /// It writes data to what its arguments point to.
    Fills,
    /// It does other things to what its arguments point to.
    Other,
    /// It does these things.
    Does(Vec<Effect>),
}

/// What a function does that is no longer the one that its model is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Otherwise {
    Fills,
    Other,
}

/// One thing that a function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Reads or writes what an argument points to, which may be null or not.
    Access { argument: usize, nullable: bool, what: Access },
    /// The result is from a bound to another one.
    Range(Bound, Bound),
    /// The result is a string or a null pointer.
    Text,
    /// It may set errno.
    Errno,
    /// The environment decides.
    Input,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    ReadString,
    Read(Size),
    Write(Size),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Bytes(u64),
    Argument(usize),
    /// That of what the parameter's type points to.
    Pointee,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    None,
    Number(i64),
    Argument(usize),
}

static TABLE: LazyLock<FxHashMap<&str, Row>> = LazyLock::new(|| {
    rows().map(|(name, row)| (name, row.expect("a line of the table should be readable"))).collect()
});

/// What is known of a function.
pub(crate) fn row(name: &str) -> Option<&'static Row> {
    TABLE.get(name)
}

/// The lines of the table, for each name; none for one that is not readable.
fn rows() -> impl Iterator<Item = (&'static str, Option<Row>)> {
    let lines = include_str!("../../library/functions.txt").lines();
    lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#')).flat_map(|line| {
        let mut columns = line.split('|').map(str::trim);
        let names = columns.next().unwrap_or_default();
        let letters = columns.next().unwrap_or_default();
        let meaning = columns.next().and_then(meaning);
        let row = meaning.map(|meaning| Row { letters, meaning });
        names.split_whitespace().map(move |name| (name, row.clone()))
    })
}

fn meaning(text: &str) -> Option<Meaning> {
    Some(match text {
        "op" => Meaning::Operation,
        "model" => Meaning::Model(None),
        "model fills" => Meaning::Model(Some(Otherwise::Fills)),
        "model other" => Meaning::Model(Some(Otherwise::Other)),
        "value" => Meaning::Value,
        "fills" => Meaning::Fills,
        "other" => Meaning::Other,
        _ => Meaning::Does(text.split_whitespace().map(effect).collect::<Option<_>>()?),
    })
}

fn effect(word: &str) -> Option<Effect> {
    match word {
        "errno" => return Some(Effect::Errno),
        "input" => return Some(Effect::Input),
        "=text" => return Some(Effect::Text),
        _ => (),
    }
    let (kind, rest) = word.split_at_checked(1)?;
    if kind == "=" {
        let (low, high) = rest.split_once("..")?;
        return Some(Effect::Range(bound(low)?, bound(high)?));
    }
    let end = rest.find(['?', ':', '=']).unwrap_or(rest.len());
    let argument = rest[..end].parse().ok()?;
    let (nullable, rest) = match rest[end..].strip_prefix('?') {
        Some(rest) => (true, rest),
        None => (false, &rest[end..]),
    };
    let size = match rest.split_at_checked(1) {
        Some((":", of)) => Size::Argument(of.parse().ok()?),
        Some(("=", bytes)) => Size::Bytes(bytes.parse().ok()?),
        _ => Size::Pointee,
    };
    let what = match kind {
        "s" => Access::ReadString,
        "r" => Access::Read(size),
        "w" => Access::Write(size),
        _ => return None,
    };
    Some(Effect::Access { argument, nullable, what })
}

fn bound(text: &str) -> Option<Bound> {
    Some(match text.strip_prefix('#') {
        Some(argument) => Bound::Argument(argument.parse().ok()?),
        None if text.is_empty() => Bound::None,
        None => Bound::Number(text.parse().ok()?),
    })
}

impl Row {
    /// Whether the function writes to what its arguments point to, but keeps and stores no pointers.
    pub(crate) fn fills(&self) -> bool {
        let writes =
            |effect: &Effect| matches!(effect, Effect::Access { what: Access::Write(_), .. });
        match &self.meaning {
            Meaning::Fills | Meaning::Model(Some(Otherwise::Fills)) => true,
            Meaning::Does(effects) => effects.iter().any(writes),
            _ => false,
        }
    }

    /// Whether it is known only that the function returns some value.
    pub(crate) fn is_value(&self) -> bool {
        matches!(self.meaning, Meaning::Value | Meaning::Does(_)) && !self.fills()
    }

    /// A model in C of a function that does a list of things; `pointee` tells how large what a parameter points to is.
    pub(crate) fn model(
        &self,
        name: &str,
        pointee: impl Fn(usize) -> Option<u64>,
    ) -> Option<String> {
        let Meaning::Does(effects) = &self.meaning else { return None };
        let mut letters = self.letters.chars();
        let result = letters.next()?;
        let params: Vec<String> = letters
            .enumerate()
            .map(|(index, letter)| format!("{} a{index}", c_type(letter)))
            .collect();
        let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
        let mut before = String::new();
        let mut writes = String::new();
        let size = |size: Size, argument: usize| {
            Some(match size {
                Size::Bytes(bytes) => bytes.to_string(),
                Size::Argument(of) => format!("a{of}"),
                Size::Pointee => pointee(argument)?.to_string(),
            })
        };
        for effect in effects {
            let Effect::Access { argument, nullable, what } = *effect else { continue };
            let unless_null = if nullable { format!("if (a{argument}) ") } else { String::new() };
            match what {
                Access::ReadString => {
                    let _ = writeln!(before, "{unless_null}__symra_string(a{argument});");
                }
                Access::Read(of) | Access::Write(of) => {
                    let bytes = size(of, argument)?;
                    let _ = writeln!(before, "{unless_null}__symra_access(a{argument}, {bytes});");
                    if let Access::Write(_) = what {
                        let fill = format!("__symra_nondet_memory(a{argument}, {bytes})");
                        let _ = writeln!(writes, "{unless_null}{fill};");
                    }
                }
            }
        }
        if !effects.contains(&Effect::Input) {
            before.push_str("__symra_approximated();\n");
        }
        if effects.contains(&Effect::Errno) {
            writes.push_str("__symra_any_errno();\n");
        }
        let value = result_of(result, effects)?;
        let ty = c_type(result);
        Some(format!(
            "long long __symra_nondet_llong(void); char *__symra_any_text(size_t);\n\
             {ty} {name}({params}) {{\n{before}{writes}{value}}}\n"
        ))
    }
}

/// The statements that return a result.
fn result_of(letter: char, effects: &[Effect]) -> Option<String> {
    if effects.contains(&Effect::Text) {
        return Some("return __symra_nondet_bool() ? __symra_any_text(4096) : 0;\n".to_owned());
    }
    let any = match letter {
        'v' => return Some(String::new()),
        'i' => "int",
        'u' => "uint",
        'l' => "long",
        'L' => "llong",
        'z' => "size_t",
        't' => "ssize_t",
        'f' => "float",
        'd' => "double",
        'D' => "long_double",
        _ => return None,
    };
    let mut text = format!("{} r = __symra_nondet_{any}();\n", c_type(letter));
    for effect in effects {
        let Effect::Range(low, high) = *effect else { continue };
        for (bound, op) in [(low, ">="), (high, "<=")] {
            let bound = match bound {
                Bound::None => continue,
                Bound::Number(number) => number.to_string(),
                Bound::Argument(of) => format!("({})a{of}", c_type(letter)),
            };
            let _ = writeln!(text, "__symra_assume(r {op} {bound});");
        }
    }
    text.push_str("return r;\n");
    Some(text)
}

fn c_type(letter: char) -> &'static str {
    match letter {
        'B' => "_Bool",
        'i' => "int",
        'u' => "unsigned",
        'l' => "long",
        'm' => "unsigned long",
        'L' => "long long",
        'Q' => "unsigned long long",
        'z' => "size_t",
        't' => "ssize_t",
        'f' => "float",
        'd' => "double",
        'D' => "long double",
        'p' => "void *",
        'c' => "const void *",
        's' => "char *",
        'S' => "const char *",
        'P' => "char **",
        'e' => "int *",
        'b' => "float *",
        'a' => "double *",
        'A' => "long double *",
        'V' => "__builtin_va_list",
        _ => "void",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::has_model;

    #[test]
    fn every_line_is_readable_and_every_name_is_there_once() {
        let mut seen = rustc_hash::FxHashSet::default();
        for (name, row) in rows() {
            let row = row.unwrap_or_else(|| panic!("{name} should be readable"));
            assert!(seen.insert(name), "{name} should be there once");
            assert_eq!(matches!(row.meaning, Meaning::Model(_)), has_model(name), "{name}");
        }
    }

    #[test]
    fn what_functions_do_becomes_a_model() {
        for (name, row) in rows() {
            let row = row.expect("a row");
            if let Meaning::Does(_) = row.meaning {
                assert!(row.model(name, |_| Some(8)).is_some(), "{name}");
            }
        }
        let text = row("readlink").unwrap().model("readlink", |_| None).unwrap();
        assert!(text.contains("__symra_access(a1, a2);"), "{text}");
        assert!(text.contains("__symra_assume(r <= (ssize_t)a2);"), "{text}");
        assert_eq!(row("stat").unwrap().model("stat", |_| None), None);
        assert!(row("stat").unwrap().fills() && !row("stat").unwrap().is_value());
        assert!(row("getuid").unwrap().is_value());
    }
}
