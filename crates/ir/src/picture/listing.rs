//! A picture for the terminal: each procedure as an indented listing.

use rustc_hash::FxHashSet;
use std::fmt::Write as _;

use super::clip;
use crate::graph::{incoming, reverse_postorder};
use crate::program::{Edge, EdgeRef, LocId, ProcId, Procedure, Scope, Task};

/// How far a loop's body is indented, and how often at most.
const INDENT: usize = 2;
const DEEPEST: usize = 10;
/// How many locations are visited to find out how deep in loops others are.
const WORK: usize = 10_000_000;

/// The program as text for a terminal of that many columns. Each location is a line and its edges are lines below it:
///
/// ```
/// let text = "global x : Int
/// proc main() {
///   start -> head : x := 0
///   head -> head : x := (+ x 1)
///   head -> bad : assume (= x 7)
///   error bad \"x is 7\"
/// }";
/// let task = symra_ir::parse(text).expect("the text should be fine");
/// let wanted = "\
/// global x : Int
///
/// main()
///   start (entry)
///     --> head       x := 0
/// * head (loop)
///     ^-- head       x := (+ x 1)
///     --> bad        assume (= x 7)
/// ! bad (error: x is 7)
/// ";
/// assert!(symra_ir::listing(&task, 60).starts_with(wanted));
/// ```
///
/// `-->` leads down and `^--` leads up or to the location itself. Loop heads are marked `*`, violated claims `!`, and
/// the bodies of loops are indented.
pub fn listing(task: &Task, width: usize) -> String {
    let mut out = String::new();
    write_listing(task, width.max(20), &mut out).expect("a string should take what is written");
    out
}

fn write_listing(task: &Task, width: usize, out: &mut String) -> std::fmt::Result {
    let declare = |indent: &str, keyword: &str, var: crate::VarId| {
        let variable = task.program.variable(var);
        let sort = task.pool.sort(variable.term);
        clip(&format!("{indent}{keyword} {} : {sort}", variable.name), width)
    };
    for (index, variable) in task.program.variables.iter().enumerate() {
        if variable.scope == Scope::Global {
            writeln!(out, "{}", declare("", "global", crate::VarId::new(index)))?;
        }
    }
    for (index, procedure) in task.program.procedures.iter().enumerate() {
        let proc = ProcId::new(index);
        let names = |vars: &[crate::VarId]| {
            let names = vars.iter().map(|var| task.program.variable(*var).name.as_str());
            names.collect::<Vec<_>>().join(", ")
        };
        let mut head = format!("{}({})", procedure.name, names(&procedure.parameters));
        if !procedure.results.is_empty() {
            write!(head, " -> ({})", names(&procedure.results))?;
        }
        writeln!(out, "\n{}", clip(&head, width))?;
        for var in &procedure.locals {
            writeln!(out, "{}", declare("  ", "local", *var))?;
        }
        let order = Order::new(procedure);
        for loc in &order.locations {
            location(task, proc, *loc, &order, width, out)?;
        }
    }
    Ok(())
}

/// The order of the listing, and how deep in loops each location is.
struct Order {
    locations: Vec<LocId>,
    position: Vec<usize>,
    reached: usize,
    depth: Vec<usize>,
}

impl Order {
    fn new(procedure: &Procedure) -> Self {
        let mut locations = reverse_postorder(procedure);
        let reached = locations.len();
        let mut position = vec![usize::MAX; procedure.locations.len()];
        for (index, loc) in locations.iter().enumerate() {
            position[loc.index()] = index;
        }
        for loc in (0..procedure.locations.len()).map(LocId::new) {
            if position[loc.index()] == usize::MAX {
                position[loc.index()] = locations.len();
                locations.push(loc);
            }
        }
        let mut order = Self { locations, position, reached, depth: Vec::new() };
        order.depth = order.depths(procedure);
        order
    }

    fn position(&self, loc: LocId) -> usize {
        self.position[loc.index()]
    }

    /// Whether an edge leads up in the listing, or nowhere.
    fn is_back(&self, edge: &Edge) -> bool {
        self.position(edge.to) <= self.position(edge.from)
    }

    /// For each location, in how many loops other than its own it is: the loop of a head is what reaches an edge back
    /// to the head without going through it.
    fn depths(&self, procedure: &Procedure) -> Vec<usize> {
        let incoming = incoming(procedure);
        let mut depth = vec![0; procedure.locations.len()];
        let mut work = WORK;
        for head in (0..procedure.locations.len()).map(LocId::new) {
            let mut body = FxHashSet::default();
            let back = incoming[head.index()].iter().map(|edge| &procedure.edges[edge.index()]);
            let mut stack: Vec<LocId> =
                back.filter(|edge| self.is_back(edge)).map(|edge| edge.from).collect();
            while let Some(loc) = stack.pop() {
                if loc == head || self.position(loc) < self.position(head) || !body.insert(loc) {
                    continue;
                }
                let Some(rest) = usize::checked_sub(work, 1) else { return depth };
                work = rest;
                depth[loc.index()] += 1;
                let sources = incoming[loc.index()].iter();
                stack.extend(sources.map(|edge| procedure.edges[edge.index()].from));
            }
        }
        depth
    }
}

fn location(
    task: &Task,
    proc: ProcId,
    loc: LocId,
    order: &Order,
    width: usize,
    out: &mut String,
) -> std::fmt::Result {
    let procedure = task.program.procedure(proc);
    let location = &procedure.locations[loc.index()];
    let mark = match (location.claim, location.loop_head) {
        (Some(_), _) => '!',
        (None, true) => '*',
        (None, false) => ' ',
    };
    let mut notes = Vec::new();
    if loc == procedure.entry {
        notes.push("entry".to_owned());
    }
    if loc == procedure.exit {
        notes.push("exit".to_owned());
    }
    if location.loop_head {
        notes.push("loop".to_owned());
    }
    if let Some(claim) = location.claim {
        notes.push(format!("error: {}", task.program.claim(claim).message));
    }
    if order.position(loc) >= order.reached {
        notes.push("unreachable".to_owned());
    }
    let indent = INDENT * order.depth[loc.index()].min(DEEPEST);
    let mut line = format!("{mark} {:indent$}{}", "", location.name);
    if !notes.is_empty() {
        write!(line, " ({})", notes.join(", "))?;
    }
    writeln!(out, "{}", one_line(&line, width))?;
    for edge in &location.outgoing {
        let data = &procedure.edges[edge.index()];
        let arrow = if order.is_back(data) { "^--" } else { "-->" };
        let target = &procedure.locations[data.to.index()].name;
        let operation = task.operation(EdgeRef { proc, edge: *edge });
        let line = format!("    {:indent$}{arrow} {target:<10} {operation}", "");
        writeln!(out, "{}", one_line(&line, width))?;
    }
    Ok(())
}

fn one_line(text: &str, width: usize) -> String {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clip(text.trim_end(), width)
}
