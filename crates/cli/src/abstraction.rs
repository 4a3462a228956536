//! `symra show --what abstraction`: the abstract transition system as a picture.

use std::sync::Arc;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_engines::{AbstractSystem, Ase, AseConfig, Budget, Context, Engine as _, Progress};
use symra_ir::{Program, Task};
use symra_report::{Graph, GraphEdge, GraphNode, human, infix, svg};
use symra_smt::{Layered, Layers};
use symra_smt_z3::Z3;

use crate::failure::Failure;

/// The system of the last iteration of `ase`, drawn as the paper draws it: exact transitions solid, others dotted.
pub(crate) fn picture(task: &mut Task, limit: Duration) -> Result<String, Failure> {
    let backend = Layered::new(Arc::new(Z3), Layers::default());
    let budget = Budget { deadline: Some(Instant::now() + limit), ..Budget::default() };
    let progress = Progress::default();
    let lemmas = Lemmas::new();
    let context =
        Context { backend: &backend, budget: &budget, progress: &progress, lemmas: &lemmas };
    let mut ase = Ase::new(AseConfig { keep_system: true, ..AseConfig::default() });
    let _verdict = ase.run(task, &context)?;
    let system = ase.system().ok_or_else(|| {
        Failure::NothingToShow(
            "`ase` made no abstraction of this program within the time".to_owned(),
        )
    })?;
    Ok(svg(&graph(task, system)))
}

fn graph(task: &Task, system: &AbstractSystem) -> Graph {
    let Task { pool, program } = task;
    let names: Vec<String> = system
        .states
        .first()
        .map(|state| {
            state.explicit.iter().map(|(var, _)| program.variable(*var).name.clone()).collect()
        })
        .unwrap_or_default();
    let predicates: Vec<String> =
        system.predicates.iter().map(|predicate| infix(pool, program, *predicate)).collect();
    let columns: Vec<String> = names.into_iter().chain(predicates).collect();
    let nodes = system
        .states
        .iter()
        .map(|state| {
            let explicit: Vec<String> =
                state.explicit.iter().map(|(_, value)| human(value)).collect();
            let truths: String =
                state.valuation.iter().map(|truth| if *truth { 'T' } else { 'F' }).collect();
            GraphNode {
                lines: vec![format!("{}{truths}", explicit.concat())],
                initial: state.initial,
                marked: state.in_fragment,
            }
        })
        .collect();
    let edges = system
        .transitions
        .iter()
        .map(|transition| GraphEdge {
            from: transition.from,
            to: transition.to,
            label: label(program, &transition.edges),
            solid: transition.exact,
        })
        .collect();
    Graph { title: format!("({})", columns.join(", ")), nodes, edges }
}

/// The name of the location that the transition's guard leads to: a command's label.
fn label(program: &Program, edges: &[symra_ir::EdgeId]) -> String {
    let main = program.procedure(program.main);
    edges
        .first()
        .map(|edge| main.locations[main.edges[edge.index()].to.index()].name.clone())
        .unwrap_or_default()
}
