//! Why runs end, or how they go on, in the terms of the program.

use symra_ir::{Position, Program};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::{Meaning, TerminationProof, Trace};

use crate::infix;

/// What decreases, for each location with measures that say something: its name, its place, and a sentence.
pub(crate) fn measures(
    pool: &TermPool,
    program: &Program,
    proof: &TerminationProof,
) -> Vec<(String, Option<Position>, String)> {
    let mut all = Vec::new();
    for (at, measures) in &proof.measures {
        let location = program.location(*at);
        let parts: Vec<String> =
            measures.iter().filter_map(|measure| told(pool, program, &measure.meaning)).collect();
        if !parts.is_empty() {
            let text = parts.join("; where that stays the same, ");
            all.push((location.name.clone(), location.position, text));
        }
    }
    all
}

fn told(pool: &TermPool, program: &Program, meaning: &Meaning) -> Option<String> {
    let text = |term: &Term| plain(&infix(pool, program, *term));
    let distance = |(high, low): &(Term, Term)| match (is_zero(pool, *high), is_zero(pool, *low)) {
        (_, true) => text(high),
        (true, false) => format!("-({})", text(low)),
        (false, false) => format!("{} - {}", text(high), operand(&text(low))),
    };
    Some(match meaning {
        Meaning::Order => return None,
        Meaning::Distance(pairs) => {
            let parts: Vec<String> = pairs.iter().map(distance).collect();
            format!("{} decreases and stays above 0", parts.join(" + "))
        }
        Meaning::Smaller(pairs) => {
            let [one, other] = pairs.each_ref().map(distance);
            format!("the smaller of {one} and {other} decreases and stays above 0")
        }
        Meaning::Falls(term) => format!("{} decreases", text(term)),
        Meaning::Grows(term) => format!("{} increases, to a limit", text(term)),
        Meaning::Passes(term) => {
            format!("`{}` never returns to an earlier value", text(term))
        }
        Meaning::Ceases(term) => format!("`{}` ceases to hold", text(term)),
        Meaning::While(term, inner) => {
            format!("where `{}` holds, {}", text(term), told(pool, program, inner)?)
        }
    })
}

/// A text without extensions to more bits: they don't change the number.
fn plain(text: &str) -> String {
    let mut text = text.to_owned();
    for word in ["signextend(", "zeroextend("] {
        while let Some(at) = text.find(word) {
            let Some(end) = text[at + word.len()..].find(')') else { return text };
            text.replace_range(at..=at + word.len() + end, "");
        }
    }
    text
}

/// What stands behind a minus.
fn operand(text: &str) -> String {
    if text.contains(' ') { format!("({text})") } else { text.to_owned() }
}

fn is_zero(pool: &TermPool, term: Term) -> bool {
    match pool.value(term) {
        Some(Value::Bv(bits)) => bits.to_u64() == Some(0),
        Some(Value::Int(number)) => number.to_i64() == Some(0),
        _ => false,
    }
}

/// Where the loop of a run begins.
pub(crate) fn loop_position(program: &Program, trace: &Trace, stem: usize) -> Option<Position> {
    let step = trace.steps.get(stem)?;
    let edge = program.edge(step.edge);
    let from = &program.procedure(step.edge.proc).locations[edge.from.index()];
    let later = || trace.steps[stem..].iter().find_map(|step| program.edge(step.edge).position);
    from.position.or(edge.position).or_else(later)
}
