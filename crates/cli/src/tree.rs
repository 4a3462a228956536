//! `symra show --what tree`: the execution tree of `minimax`.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_engines::localization::MemoryStrategy;
use symra_engines::minimax::{ExecutionTree, TreeEnd, TreeNode};
use symra_engines::{Budget, Context, Engine as _, Minimax, MinimaxConfig, Progress};
use symra_ir::{EdgeRef, Task};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_report::infix;
use symra_smt::{Layered, Layers};
use symra_smt_z3::Z3;

use crate::failure::Failure;

/// The longest text of a node or an edge.
const LABEL: usize = 50;

/// The tree as the paper draws it: at each node what was learned there, and dashed edges to what subsumes a node.
pub(crate) fn picture(task: &Task, limit: Duration) -> Result<String, Failure> {
    let backend = Layered::new(Arc::new(Z3), Layers::default());
    let budget = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context =
        Context { backend: &backend, budget: &budget, progress: &progress, lemmas: &lemmas };
    // What does not matter to the claims is in the paper's trees, too.
    let config = PrepareConfig { slice: false, unroll: false, ..PrepareConfig::default() };
    let mut program = prepare(task, Form::CallFree, config, &budget).task;
    let mut minimax = Minimax::new(MinimaxConfig {
        keep_tree: true,
        memory: MemoryStrategy::Shown,
        ..MinimaxConfig::default()
    });
    let _verdict = minimax.run(&mut program, &context)?;
    let tree = minimax.tree();
    if tree.nodes.is_empty() {
        let what = "`minimax` made no tree of this program within the time".to_owned();
        return Err(Failure::NothingToShow(what));
    }
    Ok(dot(&program, tree))
}

fn dot(task: &Task, tree: &ExecutionTree) -> String {
    let mut out = String::from(
        "digraph tree {\n  node [shape=box, style=rounded, fontname=\"monospace\"];\n  edge [fontname=\"monospace\"];\n",
    );
    for (number, node) in tree.nodes.iter().enumerate() {
        draw(task, number, node, &mut out).expect("a string should take what is written");
    }
    out.push_str("}\n");
    out
}

fn draw(task: &Task, number: usize, node: &TreeNode, out: &mut String) -> std::fmt::Result {
    let program = &task.program;
    let location = &program.procedure(program.main).locations[node.location.index()];
    let mut label = location.name.clone();
    if let Some(interpolant) = node.interpolant.filter(|it| task.pool.value(*it).is_none()) {
        write!(label, "\n{}", clip(&infix(&task.pool, program, interpolant)))?;
    }
    let looks = match node.end {
        TreeEnd::Inner if location.loop_head => ", peripheries=2",
        TreeEnd::Inner | TreeEnd::Terminal => "",
        TreeEnd::Infeasible => ", color=gray, fontcolor=gray",
        TreeEnd::Claim => ", style=filled, fillcolor=\"#f4b6b6\"",
        TreeEnd::Subsumed(_) | TreeEnd::Back(_) | TreeEnd::Cut => ", style=\"rounded,dashed\"",
    };
    if node.end == TreeEnd::Infeasible {
        label.push_str("\nfalse");
    }
    writeln!(out, "  n{number} [label={}{looks}];", quoted(&label))?;
    if let (Some(parent), Some(edge)) = (node.parent, node.edge) {
        let operation = task.operation(EdgeRef { proc: program.main, edge }).to_string();
        writeln!(out, "  n{parent} -> n{number} [label={}];", quoted(&clip(&operation)))?;
    }
    match node.end {
        TreeEnd::Subsumed(by) => writeln!(
            out,
            "  n{number} -> n{by} [style=dashed, constraint=false, label=\"subsumed\"];"
        ),
        TreeEnd::Back(to) => {
            writeln!(out, "  n{number} -> n{to} [style=dotted, constraint=false, label=\"loop\"];")
        }
        TreeEnd::Inner
        | TreeEnd::Infeasible
        | TreeEnd::Terminal
        | TreeEnd::Claim
        | TreeEnd::Cut => Ok(()),
    }
}

fn clip(text: &str) -> String {
    if text.chars().count() <= LABEL {
        return text.to_owned();
    }
    text.chars().take(LABEL - 2).chain("..".chars()).collect()
}

fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}
