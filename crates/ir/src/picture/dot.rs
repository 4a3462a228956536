//! Graphviz.

use std::fmt::Write as _;

use super::clip;
use crate::program::{EdgeId, EdgeRef, LocId, ProcId, Task};

/// The longest text on an edge.
const LABEL: usize = 60;

/// The program as a Graphviz graph: one cluster for each procedure, operations on the edges; entries and exits have a
/// bold frame, loop heads a double one, and locations where a claim is violated are filled.
///
/// ```
/// let task = symra_ir::parse("proc main() {\n a -> exit : skip\n}").expect("the text should be fine");
/// assert!(symra_ir::dot(&task).contains("p0l0 -> p0l1 [label=\"skip\"]"));
/// ```
pub fn dot(task: &Task) -> String {
    let mut out = String::from(
        "digraph program {\n  node [shape=box, fontname=\"monospace\"];\n  edge [fontname=\"monospace\"];\n",
    );
    for index in 0..task.program.procedures.len() {
        procedure(task, ProcId::new(index), &mut out)
            .expect("a string should take what is written");
    }
    out.push_str("}\n");
    out
}

fn procedure(task: &Task, proc: ProcId, out: &mut String) -> std::fmt::Result {
    let data = task.program.procedure(proc);
    let node = |loc: LocId| format!("p{}l{}", proc.0, loc.0);
    writeln!(out, "  subgraph cluster_{} {{\n    label={};", proc.0, quoted(&data.name))?;
    for (index, location) in data.locations.iter().enumerate() {
        let loc = LocId::new(index);
        let mut label = location.name.clone();
        let mut looks = String::new();
        if let Some(claim) = location.claim {
            let claim = task.program.claim(claim);
            write!(label, "\n{}: {}", claim.kind.property(), clip(&claim.message, LABEL))?;
            looks.push_str(", style=filled, fillcolor=\"#f4b6b6\"");
        } else if loc == data.entry || loc == data.exit {
            looks.push_str(", style=bold");
        }
        if location.loop_head {
            looks.push_str(", peripheries=2");
        }
        writeln!(out, "    {} [label={}{looks}];", node(loc), quoted(&label))?;
    }
    for (index, edge) in data.edges.iter().enumerate() {
        let id = EdgeRef { proc, edge: EdgeId::new(index) };
        let label = clip(&task.operation(id).to_string(), LABEL);
        writeln!(out, "    {} -> {} [label={}];", node(edge.from), node(edge.to), quoted(&label))?;
    }
    writeln!(out, "  }}")
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
