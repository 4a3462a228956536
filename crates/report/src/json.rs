//! The report for machines. The format is versioned and documented in `docs/json.md`.

use serde::Serialize;
use symra_certify::Evidence;
use symra_ir::{ClaimId, Direction, LocRef, Position, Program, Task, Trace};
use symra_terms::Term;
use symra_verdict::{Proof, Reason, Verdict};

use crate::advice::advice;
use crate::choices::choices_json;
use crate::view::{Line, inputs, lines, schedule};
use crate::{ClaimStatus, Claims, Outcome, Report};

/// The name and version of the format.
pub const SCHEMA: &str = "symra-report/1";

/// An engine that ran beside the one that decided.
#[derive(Serialize)]
struct Other<'j> {
    engine: &'j str,
    why: &'j str,
}

#[derive(Serialize)]
struct Json<'j> {
    schema: &'static str,
    version: &'static str,
    file: &'j str,
    properties: &'j [String],
    engine: &'j str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    others: Vec<Other<'j>>,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    property: Option<&'j str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<Claim<'j>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Vec<TraceLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repeats_from: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<RoundsJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    schedule: Vec<TurnJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    inputs: Option<Vec<InputJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repeat: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<ReasonJson>,
    evidence: EvidenceJson,
    /// How many claims were checked.
    checked: usize,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    blocking: Vec<PlaceJson>,
    not_checked: &'j [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<ClaimStatusJson<'j>>,
    approximations: Vec<ApproximationJson<'j>>,
    seconds: f64,
    statistics: serde_json::Map<String, serde_json::Value>,
}

#[derive(Serialize)]
struct PlaceJson {
    file: String,
    line: u32,
    column: u32,
}

#[derive(Serialize)]
struct Claim<'j> {
    name: &'j str,
    kind: &'j str,
    message: &'j str,
    position: Option<PlaceJson>,
}

#[derive(Serialize)]
struct ClaimStatusJson<'j> {
    #[serde(flatten)]
    claim: Claim<'j>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'j str>,
}

#[derive(Serialize)]
struct TraceLine {
    position: Option<PlaceJson>,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    process: Option<String>,
    depth: usize,
    changes: Vec<ChangeJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// Rounds of a loop that the trace does not write down.
#[derive(Serialize)]
struct RoundsJson {
    /// They come after so many lines of the trace.
    after: usize,
    times: u64,
    /// How many inputs each of them asks for: the last ones before.
    inputs: usize,
}

#[derive(Serialize)]
struct TurnJson {
    thread: u32,
    function: String,
    position: Option<PlaceJson>,
}

#[derive(Serialize)]
struct InputJson {
    function: String,
    value: String,
    position: Option<PlaceJson>,
}

#[derive(Serialize)]
struct ChangeJson {
    variable: String,
    value: String,
    input: bool,
}

#[derive(Serialize, Default)]
struct ProofJson {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    paths: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    formulas: Vec<Formula>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lemmas: Vec<LemmaJson>,
}

#[derive(Serialize)]
struct LemmaJson {
    #[serde(flatten)]
    formula: Formula,
    engine: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    analysis: Option<&'static str>,
}

#[derive(Serialize)]
struct Formula {
    location: String,
    position: Option<PlaceJson>,
    text: String,
}

#[derive(Serialize)]
struct ReasonJson {
    code: &'static str,
    text: String,
    advice: String,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum EvidenceJson {
    Replayed { steps: usize },
    Rechecked { queries: u64 },
    NotRechecked { why: String },
    None,
}

#[derive(Serialize)]
struct ApproximationJson<'j> {
    direction: &'static str,
    what: &'j str,
    position: Option<PlaceJson>,
}

fn position(program: &Program, position: Option<Position>) -> Option<PlaceJson> {
    position.map(|at| PlaceJson {
        file: program.sources[at.file.0 as usize].name.clone(),
        line: at.line,
        column: at.column,
    })
}

/// A stable word for a reason.
fn code(reason: &Reason) -> &'static str {
    match reason {
        Reason::Timeout => "timeout",
        Reason::Memory => "memory",
        Reason::Cancelled => "interrupted",
        Reason::BoundReached { .. } => "bound-reached",
        Reason::Unwound { then, .. } | Reason::Contexts { then: Some(then), .. } => code(then),
        Reason::Unwinding { .. } => "unwinding",
        Reason::Contexts { then: None, .. } => "context-bound",
        Reason::Refinements { .. } => "refinements",
        Reason::Inconclusive { .. } => "inconclusive",
        Reason::Solver { .. } => "solver",
        Reason::Unsupported { .. } => "unsupported",
        Reason::Approximated { .. } => "approximated",
        Reason::NotReplayed { .. } => "not-replayed",
        Reason::NotCertified { .. } => "not-certified",
        _ => "other",
    }
}

/// The report as JSON text.
///
/// # Errors
/// Never for what this crate puts into it; the type is `serde_json`'s.
pub fn json(report: &Report<'_>) -> Result<String, serde_json::Error> {
    let program = &report.task.program;
    let verdict = &report.conclusion.verdict;
    let claim = match verdict {
        Verdict::Unsafe(violation) => Some(program.claim(violation.claim)),
        Verdict::Safe(_) | Verdict::Unknown(_) => None,
    };
    let json = Json {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        file: report.file,
        properties: report.properties,
        engine: report.engine,
        others: report.others.iter().map(|(engine, why)| Other { engine, why }).collect(),
        verdict: match report.outcome() {
            Outcome::Holds => "true",
            Outcome::Fails => "false",
            Outcome::Open => "unknown",
        },
        property: claim.map(crate::property),
        claim: claim.map(|claim| Claim {
            name: &claim.name,
            kind: crate::property(claim),
            message: &claim.message,
            position: position(program, claim.position),
        }),
        trace: match (verdict, &report.conclusion.evidence) {
            (Verdict::Unsafe(violation), Evidence::Replayed(_)) => {
                Some(trace_lines(report.task, &violation.trace))
            }
            _ => None,
        },
        repeats_from: match verdict {
            Verdict::Unsafe(violation) => violation.lasso.as_ref().map(|lasso| {
                let all = lines(report.task, &violation.trace, None).first;
                all.iter().filter(|line| line.steps.end <= lasso.stem).count()
            }),
            Verdict::Safe(_) | Verdict::Unknown(_) => None,
        },
        rounds: match verdict {
            Verdict::Unsafe(violation) => rounds(report.task, &violation.trace),
            Verdict::Safe(_) | Verdict::Unknown(_) => Vec::new(),
        },
        schedule: match verdict {
            Verdict::Unsafe(violation) => turns(program, &violation.trace),
            Verdict::Safe(_) | Verdict::Unknown(_) => Vec::new(),
        },
        inputs: match (verdict, &program.debug) {
            (Verdict::Unsafe(violation), Some(_)) => Some(inputs_json(program, &violation.trace)),
            _ => None,
        },
        repeat: repeat(report),
        proof: match verdict {
            Verdict::Safe(proof) => Some(proof_json(report, proof)),
            Verdict::Unsafe(_) | Verdict::Unknown(_) => None,
        },
        reason: match verdict {
            Verdict::Unknown(reason) => Some(ReasonJson {
                code: code(reason),
                text: reason.to_string(),
                advice: advice(reason, report.engine),
            }),
            Verdict::Safe(_) | Verdict::Unsafe(_) => None,
        },
        evidence: evidence(&report.conclusion.evidence),
        checked: report.checked,
        blocking: report.blocking.iter().filter_map(|at| position(program, Some(*at))).collect(),
        not_checked: report.not_checked,
        claims: claims(program, &report.claims),
        approximations: approximations(program),
        seconds: report.time.as_secs_f64(),
        statistics: report
            .statistics
            .iter()
            .map(|(name, value)| ((*name).to_owned(), serde_json::Value::String(value.clone())))
            .collect(),
    };
    serde_json::to_string_pretty(&json)
}

/// What repeats the run of a violation.
fn repeat(report: &Report<'_>) -> Option<serde_json::Value> {
    match &report.conclusion.verdict {
        Verdict::Unsafe(violation) if !report.options.is_null() => {
            choices_json(report.task, &violation.trace).map(|mut repeat| {
                repeat["options"] = report.options.clone();
                let debug =
                    report.task.program.debug.as_ref().filter(|debug| debug.scheduler.is_some());
                if let Some(debug) = debug {
                    repeat["all_interleavings"] = debug.left_out.is_none().into();
                }
                repeat
            })
        }
        _ => None,
    }
}

fn trace_lines(task: &Task, trace: &Trace) -> Vec<TraceLine> {
    let line = |line: Line| TraceLine {
        position: position(&task.program, line.position),
        label: line.label,
        process: line.process,
        depth: line.depth,
        changes: line
            .changes
            .into_iter()
            .map(|change| ChangeJson {
                variable: change.name,
                value: change.value,
                input: change.input,
            })
            .collect(),
        notes: line.notes,
    };
    lines(task, trace, None).first.into_iter().map(line).collect()
}

fn rounds(task: &Task, trace: &Trace) -> Vec<RoundsJson> {
    if trace.repeats.is_empty() {
        return Vec::new();
    }
    let all = lines(task, trace, None).first;
    let asked = |upto: usize| inputs(&task.program, &trace.first(upto)).len();
    let rounds = trace.repeats.iter().map(|repeat| RoundsJson {
        after: all.iter().filter(|line| line.steps.end <= repeat.after).count(),
        times: repeat.times,
        inputs: asked(repeat.after) - asked(repeat.after - repeat.length),
    });
    rounds.collect()
}

fn turns(program: &Program, trace: &Trace) -> Vec<TurnJson> {
    let turn =
        |(thread, function, at)| TurnJson { thread, function, position: position(program, at) };
    schedule(program, trace).into_iter().map(turn).collect()
}

fn inputs_json(program: &Program, trace: &Trace) -> Vec<InputJson> {
    inputs(program, trace)
        .into_iter()
        .map(|(function, at, value)| InputJson { function, value, position: position(program, at) })
        .collect()
}

fn evidence(evidence: &Evidence) -> EvidenceJson {
    match evidence {
        Evidence::Replayed(run) => EvidenceJson::Replayed { steps: run.steps },
        Evidence::Rechecked { queries } => EvidenceJson::Rechecked { queries: *queries },
        Evidence::NotRechecked { why } => EvidenceJson::NotRechecked { why: why.clone() },
        Evidence::None => EvidenceJson::None,
    }
}

fn approximations(program: &Program) -> Vec<ApproximationJson<'_>> {
    program
        .approximations
        .iter()
        .map(|approximation| ApproximationJson {
            direction: match approximation.direction {
                Direction::Over => "over",
                Direction::Under => "under",
                Direction::Assumed => "assumed",
            },
            what: &approximation.what,
            position: position(program, approximation.position),
        })
        .collect()
}

fn claims<'j>(program: &'j Program, claims: &Claims<'j>) -> Vec<ClaimStatusJson<'j>> {
    match claims {
        Claims::All(all) => {
            all.iter().map(|(id, status)| claim_status(program, *id, status)).collect()
        }
        Claims::Unreachable(ids) => {
            ids.iter().map(|id| claim_status(program, *id, &ClaimStatus::Unreachable)).collect()
        }
    }
}

fn claim_status<'j>(
    program: &'j Program,
    id: ClaimId,
    status: &'j ClaimStatus,
) -> ClaimStatusJson<'j> {
    let claim = program.claim(id);
    ClaimStatusJson {
        claim: Claim {
            name: &claim.name,
            kind: crate::property(claim),
            message: &claim.message,
            position: position(program, claim.position),
        },
        status: status.word(),
        why: match status {
            ClaimStatus::Unknown(why) => Some(why),
            ClaimStatus::Holds | ClaimStatus::Unreachable | ClaimStatus::Violated => None,
        },
    }
}

fn proof_json(report: &Report<'_>, proof: &Proof) -> ProofJson {
    let formula = |program: &Program, bound: &[Term], at: LocRef, formula: Term| {
        let location = program.location(at);
        Formula {
            location: location.name.clone(),
            position: position(program, location.position),
            text: crate::infix_for_all(&report.task.pool, program, bound, formula),
        }
    };
    let formulas = |program: &Program, invariant: &symra_verdict::Invariant, bound: &[Term]| {
        invariant.iter().map(|(at, own)| formula(program, bound, *at, *own)).collect()
    };
    let (mut program, mut proof) = (&report.task.program, proof);
    while let Proof::Transformed { program: made, proof: inner, .. } = proof {
        (program, proof) = (&**made, &**inner);
    }
    let bound = match proof {
        Proof::Inductive(proof) => &proof.bound[..],
        Proof::Terminating(proof) => &proof.bound,
        _ => &[],
    };
    let lemmas = crate::lemmas_of(proof).iter().map(|lemma| LemmaJson {
        formula: formula(program, bound, lemma.at, lemma.formula),
        engine: lemma.source.engine,
        analysis: lemma.source.analysis,
    });
    let lemmas = lemmas.collect();
    let proof = match proof {
        Proof::Exhaustive { paths } => {
            ProofJson { kind: "exhaustive", paths: Some(*paths), ..ProofJson::default() }
        }
        Proof::Inductive(proof) => ProofJson {
            kind: "inductive",
            formulas: formulas(program, &proof.invariant, &proof.bound),
            ..ProofJson::default()
        },
        Proof::Trapped(trap) => {
            let formulas = formulas(program, trap, &[]);
            ProofJson { kind: "trapped", formulas, ..ProofJson::default() }
        }
        Proof::Unwound { rounds, simple_paths } => {
            let kind = if *simple_paths { "diameter" } else { "unwound" };
            ProofJson { kind, rounds: Some(*rounds), ..ProofJson::default() }
        }
        Proof::Terminating(proof) => ProofJson {
            kind: "ranking",
            formulas: crate::endings::measures(&report.task.pool, program, proof)
                .into_iter()
                .map(|(location, at, text)| Formula {
                    location,
                    position: position(program, at),
                    text,
                })
                .collect(),
            ..ProofJson::default()
        },
        Proof::KInductive(proof) => ProofJson {
            kind: "k-inductive",
            rounds: Some(proof.k),
            formulas: formulas(program, &proof.invariant, &[]),
            ..ProofJson::default()
        },
        Proof::Modular(invariant) => {
            let code = program.threads.as_ref().map_or(program, |code| &code.program);
            let formulas = formulas(code, invariant, &[]);
            ProofJson { kind: "thread-modular", formulas, ..ProofJson::default() }
        }
        Proof::Uncertified { .. } => ProofJson { kind: "abstraction", ..ProofJson::default() },
        _ => ProofJson { kind: "other", ..ProofJson::default() },
    };
    ProofJson { lemmas, ..proof }
}
