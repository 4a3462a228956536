//! Runs `ase` on a model: `ase_rows FILE [NAME=VALUE..] [--published] [--no-claim-predicates] [--no-certify]`.

#![expect(clippy::disallowed_methods, reason = "it measures")]
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::time::Instant;

use symra_engines::ase::{Ase, AseConfig, Sharing};
use symra_engines::{Budget, Context, Engine, Progress, Verdict};
use symra_smt_z3::Z3;

fn main() {
    let mut file = None;
    let mut parameters = Vec::new();
    let mut config = AseConfig::default();
    let mut certify = true;
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--published" => {
                config = AseConfig {
                    claim_predicates: config.claim_predicates,
                    ..AseConfig::as_published()
                }
            }
            "--no-claim-predicates" => config.claim_predicates = false,
            "--no-sharing" => config.sharing = Sharing::None,
            "--share-concrete" => config.sharing = Sharing::Concrete,
            "--no-certify" => certify = false,
            _ => match argument.split_once('=') {
                Some((name, value)) => {
                    parameters
                        .push((name.to_owned(), value.parse::<i64>().expect("a number").into()));
                }
                None => file = Some(argument),
            },
        }
    }
    let file = file.expect("a file");
    let text = std::fs::read_to_string(&file).expect("readable");
    let model = symra_front_gcl::parse(&file, &text).expect("a model");
    for question in model.questions() {
        let names: Vec<&str> = question.iter().map(|property| property.name.as_str()).collect();
        let mut task = model.task(&question, &parameters).expect("parameters").task;
        let mut ase = Ase::new(config);
        let budget = Budget::default();
        let progress = Progress::default();
        let start = Instant::now();
        let verdict = ase
            .run(
                &mut task,
                &Context {
                    backend: &Z3,
                    budget: &budget,
                    progress: &progress,
                    lemmas: &symra_analysis::Lemmas::new(),
                },
            )
            .expect("the solver should work");
        let time = start.elapsed();
        let statistics = ase.statistics();
        let start = Instant::now();
        let shown = match &verdict {
            Verdict::Safe(_) => "safe".to_owned(),
            Verdict::Unsafe(violation) => format!("unsafe in {}", violation.trace.steps.len()),
            Verdict::Unknown(reason) => format!("unknown: {reason}"),
        };
        println!(
            "{file} {names:?}: {shown} | its {} q {} P {} {}/{} {:?} | {time:?}",
            statistics.iterations,
            statistics.queries,
            statistics.predicates,
            statistics.states,
            statistics.abstract_states,
            statistics.check,
        );
        if certify {
            let conclusion = symra_certify::conclude_given(&mut task, verdict, &Z3, &budget)
                .expect("the solver should work");
            let evidence = format!("{:?}", conclusion.evidence);
            let evidence: String = evidence.chars().take(60).collect();
            let verdict: String = format!("{:?}", conclusion.verdict).chars().take(100).collect();
            println!("    {verdict} {evidence} {:?}", start.elapsed());
        }
    }
}
