//! Loops by the names that users know them by: the function and the line.

use std::collections::BTreeMap;

use symra_engines::BmcConfig;
use symra_ir::{LoopForest, Position, Program};

use crate::args::VerifyArgs;
use crate::failure::Failure;

/// A loop of a program.
pub(crate) struct NamedLoop {
    /// The function and the line, and from the second loop of a line on its number.
    pub(crate) name: String,
    /// Where its head is.
    pub(crate) position: Option<Position>,
}

/// The loops of a program.
pub(crate) fn named(program: &Program) -> Vec<NamedLoop> {
    let mut loops = Vec::new();
    for procedure in &program.procedures {
        let heads = LoopForest::new(procedure).heads().collect::<Vec<_>>();
        let mut places: Vec<(Option<Position>, &str)> = heads
            .iter()
            .map(|head| &procedure.locations[head.index()])
            .map(|location| (location.position, location.name.as_str()))
            .collect();
        places.sort_unstable();
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for (position, label) in places {
            let place = position.map_or_else(|| label.to_owned(), |at| at.line.to_string());
            let mut name = format!("{}:{place}", procedure.name);
            let number = seen.entry(name.clone()).or_insert(0);
            *number += 1;
            if *number > 1 {
                name = format!("{name}.{number}");
            }
            loops.push(NamedLoop { name, position });
        }
    }
    loops
}

/// How loops are to be unwound.
pub(crate) fn unwinding(program: &Program, args: &VerifyArgs) -> Result<BmcConfig, Failure> {
    let mut config = BmcConfig { unwind: args.unwind, unwind_at: BTreeMap::new() };
    if args.unwindset.is_empty() {
        return Ok(config);
    }
    let loops = named(program);
    for (name, rounds) in &args.unwindset {
        let Some(of_name) = loops.iter().find(|named| named.name == *name) else {
            let known: Vec<&str> = loops.iter().map(|named| named.name.as_str()).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(Failure::Usage(format!(
                "there is no loop `{name}`; the loops are: {known}"
            )));
        };
        let Some(position) = of_name.position else {
            let what = format!("the loop `{name}` has no line: use `--unwind` for all loops");
            return Err(Failure::Usage(what));
        };
        config.unwind_at.insert(position, *rounds);
    }
    Ok(config)
}
