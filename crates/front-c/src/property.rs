//! Properties as SV-COMP writes them, and checks by their names.

use crate::options::Checks;

/// What is asked of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// The function that the program starts in, if the property names one.
    pub entry: Option<String>,
    /// What must not happen.
    pub checks: Checks,
    /// The names of what is checked, as verdicts name it.
    pub names: Vec<String>,
    /// A temporal formula that must hold on every run, by itself: then the checks are those of whether runs end.
    pub formula: Option<String>,
}

/// Why a property can't be checked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PropertyError {
    /// The text is no property.
    #[error(
        "`{line}` is not a property: it should look like `CHECK( init(main()), LTL(G ! call(reach_error())) )`"
    )]
    Syntax {
        /// The line.
        line: String,
    },
    /// A property that we do not check.
    #[error("the property `{name}` is not supported")]
    Unsupported {
        /// Its name or formula.
        name: String,
    },
    /// A name that stands for nothing.
    #[error("there is no check `{name}`; there are: {}", CHECKS.join(", "))]
    UnknownCheck {
        /// The name.
        name: String,
    },
    /// Termination together with something else.
    #[error("`termination` is checked by itself, without other properties and checks")]
    NotAlone,
    /// The text asks for nothing.
    #[error("the property file is empty")]
    Empty,
}

/// The names of checks.
pub const CHECKS: [&str; 20] = [
    "assertions",
    "bounds",
    "pointer",
    "free",
    "memory-leak",
    "pointer-arithmetic",
    "misaligned",
    "uninitialised",
    "arguments",
    "div-by-zero",
    "signed-overflow",
    "unsigned-overflow",
    "shift",
    "conversion",
    "nan",
    "vla-bound",
    "data-race",
    "deadlock",
    "threads",
    "all",
];

/// The checks whose names are those of the properties that they violate; the others have the names of SV-COMP.
const NAMED_AS_CHECKED: [&str; 13] = [
    "assertions",
    "bounds",
    "pointer-arithmetic",
    "misaligned",
    "uninitialised",
    "arguments",
    "div-by-zero",
    "unsigned-overflow",
    "shift",
    "conversion",
    "nan",
    "vla-bound",
    "threads",
];

impl Checks {
    /// Switches the check of that name on.
    ///
    /// # Errors
    /// If there is none.
    pub fn enable(&mut self, name: &str) -> Result<(), PropertyError> {
        match name {
            "assertions" => self.assertions = true,
            "bounds" => self.bounds = true,
            "pointer" => self.deref = true,
            "free" => self.free = true,
            "memory-leak" => self.leak = true,
            "pointer-arithmetic" => self.pointer_arithmetic = true,
            "misaligned" => self.misaligned = true,
            "uninitialised" => self.uninitialised = true,
            "arguments" => self.arguments = true,
            "div-by-zero" => self.div_by_zero = true,
            "signed-overflow" => self.signed_overflow = true,
            "unsigned-overflow" => self.unsigned_overflow = true,
            "shift" => self.shift = true,
            "conversion" => self.conversion = true,
            "nan" => self.nan = true,
            "vla-bound" => self.vla_bound = true,
            "data-race" => self.data_race = true,
            "deadlock" => self.deadlock = true,
            "threads" => self.threads = true,
            "all" => {
                for name in CHECKS.iter().filter(|name| **name != "all") {
                    self.enable(name)?;
                }
            }
            _ => return Err(PropertyError::UnknownCheck { name: name.to_owned() }),
        }
        Ok(())
    }
}

impl Property {
    /// The property of that name: `unreach-call`, `unreach-label` (of the label `ERROR`), `no-overflow`, `valid-memsafety` and its parts, `valid-memcleanup`,
    /// `no-data-race`, `no-deadlock`, `termination`, or that of a check whose violations are told by the same name: `assertions`, `bounds`, ...
    ///
    /// # Errors
    /// If there is none, or we do not check it.
    pub fn named(name: &str) -> Result<Self, PropertyError> {
        let mut checks = Checks::default();
        match name {
            "unreach-call" => checks = Checks::unreach_call("reach_error"),
            "unreach-label" => checks.labels.push("ERROR".to_owned()),
            "no-overflow" => checks.signed_overflow = true,
            "valid-memsafety" => {
                (checks.deref, checks.free, checks.leak) = (true, true, true);
            }
            "valid-deref" => checks.deref = true,
            "valid-free" => checks.free = true,
            "valid-memtrack" => checks.leak = true,
            "valid-memcleanup" => checks.cleanup = true,
            "no-data-race" => checks.data_race = true,
            "no-deadlock" => checks.deadlock = true,
            "termination" => checks = Checks::termination(),
            _ if NAMED_AS_CHECKED.contains(&name) => checks.enable(name)?,
            _ => return Err(PropertyError::Unsupported { name: name.to_owned() }),
        }
        Ok(Self { entry: None, checks, names: vec![name.to_owned()], formula: None })
    }

    /// That a temporal formula holds on every run.
    pub fn temporal(formula: &str) -> Self {
        let names = vec![formula.to_owned()];
        Self {
            entry: None,
            checks: Checks::termination(),
            names,
            formula: Some(formula.to_owned()),
        }
    }

    /// Reads a property file (`.prp`).
    ///
    /// # Errors
    /// If it is none, or asks for something that we do not check.
    pub fn parse(text: &str) -> Result<Self, PropertyError> {
        let mut all =
            Self { entry: None, checks: Checks::default(), names: Vec::new(), formula: None };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let compact: String = line.chars().filter(|c| !c.is_whitespace()).collect();
            let syntax = || PropertyError::Syntax { line: line.to_owned() };
            let inner = compact
                .strip_prefix("CHECK(init(")
                .and_then(|rest| rest.strip_suffix("))"))
                .ok_or_else(syntax)?;
            let (entry, formula) = inner.split_once("()),LTL(").ok_or_else(syntax)?;
            all.entry = Some(entry.to_owned());
            match all.add(formula) {
                Err(PropertyError::Unsupported { .. }) => {
                    if all.formula.is_some() || !all.names.is_empty() {
                        return Err(PropertyError::NotAlone);
                    }
                    let text = line.split_once("LTL").map_or(line, |(_, rest)| rest.trim());
                    let text = text.strip_suffix(')').map_or(text, str::trim_end);
                    let text = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
                    let entry = all.entry.take();
                    all = Self { entry, ..Self::temporal(text.ok_or_else(syntax)?.trim()) };
                }
                other => other?,
            }
        }
        if all.names.is_empty() { Err(PropertyError::Empty) } else { Ok(all) }
    }

    fn add(&mut self, formula: &str) -> Result<(), PropertyError> {
        if self.checks.termination {
            return Err(PropertyError::NotAlone);
        }
        if let Some(call) = formula.strip_prefix("G!call(").and_then(|rest| rest.strip_suffix(')'))
        {
            let function = call.strip_suffix("()").unwrap_or(call);
            self.checks.unreach.extend(Checks::unreach_call(function).unreach);
            self.names.push("unreach-call".to_owned());
            return Ok(());
        }
        if let Some(label) =
            formula.strip_prefix("G!label(").and_then(|rest| rest.strip_suffix(')'))
        {
            self.checks.labels.push(label.to_owned());
            self.names.push("unreach-label".to_owned());
            return Ok(());
        }
        let name = match formula {
            "G!overflow" => "no-overflow",
            "G!data-race" => "no-data-race",
            "G!deadlock" => "no-deadlock",
            "Fend" => "termination",
            _ => formula.strip_prefix('G').unwrap_or(formula),
        };
        let part = Self::named(name)
            .map_err(|_| PropertyError::Unsupported { name: formula.to_owned() })?;
        if part.checks.termination {
            // Where runs end is no fault if they are asked to end.
            if !self.names.is_empty() {
                return Err(PropertyError::NotAlone);
            }
            self.checks = part.checks;
            self.names = part.names;
            return Ok(());
        }
        self.checks.signed_overflow |= part.checks.signed_overflow;
        self.checks.deref |= part.checks.deref;
        self.checks.free |= part.checks.free;
        self.checks.leak |= part.checks.leak;
        self.checks.cleanup |= part.checks.cleanup;
        self.checks.data_race |= part.checks.data_race;
        self.checks.deadlock |= part.checks.deadlock;
        self.names.extend(part.names);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn property_files_are_read() {
        let property =
            Property::parse("CHECK( init(main()), LTL(G ! call(reach_error())) )\n").unwrap();
        assert_eq!(property.entry.as_deref(), Some("main"));
        assert_eq!(property.checks, Checks::unreach_call("reach_error"));
        let other =
            Property::parse("CHECK( init(start()), LTL(G ! call(__VERIFIER_error())) )").unwrap();
        assert_eq!(other.entry.as_deref(), Some("start"));
        assert_eq!(other.checks.unreach, ["__VERIFIER_error"]);
        let label = Property::parse("CHECK( init(main()), LTL(G ! label(ERROR)) )").unwrap();
        assert_eq!(label.checks, Property::named("unreach-label").unwrap().checks);
        assert_eq!(label.checks.labels, ["ERROR"]);
        let memory = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
            CHECK( init(main()), LTL(G valid-memtrack) )\n";
        let memory = Property::parse(memory).unwrap();
        assert_eq!(memory.names, ["valid-free", "valid-deref", "valid-memtrack"]);
        assert!(memory.checks.free && memory.checks.deref && memory.checks.leak);
        let overflow = Property::parse("CHECK( init(main()), LTL(G ! overflow) )").unwrap();
        assert!(overflow.checks.signed_overflow && !overflow.checks.deref);
        let race = Property::parse("CHECK( init(main()), LTL(G ! data-race) )").unwrap();
        assert!(race.checks.data_race && race.names == ["no-data-race"]);
        let end = Property::parse("CHECK( init(main()), LTL(F end) )").unwrap();
        assert_eq!(
            end,
            Property { entry: end.entry.clone(), ..Property::named("termination").unwrap() }
        );
    }

    #[test]
    fn other_texts_are_refused() {
        assert!(matches!(Property::parse(""), Err(PropertyError::Empty)));
        assert!(matches!(Property::parse("check it"), Err(PropertyError::Syntax { .. })));
        let until = Property::parse("CHECK( init(main()), LTL((a > 0) U end) )").unwrap();
        assert_eq!(until.formula.as_deref(), Some("(a > 0) U end"));
        let both = "CHECK( init(main()), LTL(F end) )\nCHECK( init(main()), LTL(G ! overflow) )\n";
        assert!(matches!(Property::parse(both), Err(PropertyError::NotAlone)));
        assert!(Checks::default().enable("everything").is_err());
        assert!(Property::named("no-livelock").is_err());
    }

    #[test]
    fn what_violations_are_told_by_can_be_asked_for() {
        for name in NAMED_AS_CHECKED {
            let mut checks = Checks::default();
            checks.enable(name).unwrap();
            assert_eq!(Property::named(name).unwrap().checks, checks, "{name}");
        }
        for name in ["pointer", "signed-overflow", "all"] {
            assert!(Property::named(name).is_err(), "{name}");
        }
    }

    #[test]
    fn every_listed_check_exists() {
        for name in CHECKS {
            let mut checks = Checks::default();
            checks.enable(name).unwrap();
            assert_ne!(checks, Checks::default(), "{name}");
        }
    }
}
