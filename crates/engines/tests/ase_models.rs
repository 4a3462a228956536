//! The models of the paper's tables: verdicts, and the numbers of the search as its authors ran it.

mod support;

use support::{ase, example, ur};
use symra_engines::ase::SafetyCheck;
use symra_engines::{AseConfig, Verdict};
use symra_verdict::Reason;

const SAFE_FRAGMENT: Option<SafetyCheck> = Some(SafetyCheck::SafeFragment);
const INDUCTIVE: Option<SafetyCheck> = Some(SafetyCheck::InductiveInvariant);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Expect {
    Safe,
    Unsafe,
}

#[track_caller]
fn assert_verdict(expect: Expect, verdict: &Verdict) {
    match (expect, verdict) {
        (Expect::Safe, Verdict::Safe(_)) | (Expect::Unsafe, Verdict::Unsafe(_)) => (),
        _ => panic!("expected {expect:?}, got {verdict:?}"),
    }
}

/// A row as the authors' search gives it: iterations, predicates, states, abstract states, check.
#[track_caller]
fn published(
    name: &str,
    parameters: &[(&str, i64)],
    claim_predicates: bool,
    row: (u64, usize, usize, usize, Option<SafetyCheck>),
) {
    let mut task = example(&format!("ase/{name}.gcl"), parameters);
    let config = AseConfig { claim_predicates, ..AseConfig::as_published() };
    let (verdict, found) = ase(&mut task, config);
    assert_verdict(if row.4.is_some() { Expect::Safe } else { Expect::Unsafe }, &verdict);
    let found =
        (found.iterations, found.predicates, found.states, found.abstract_states, found.check);
    assert_eq!(found, row, "{name} {parameters:?}");
}

#[test]
fn safe_rows_as_published() {
    published("ticket", &[("N", 2)], true, (4, 8, 22, 9, SAFE_FRAGMENT));
    published("ticket", &[("N", 3)], true, (5, 14, 182, 31, SAFE_FRAGMENT));
    // The paper has 23 predicates.
    published("ticket", &[("N", 4)], true, (6, 22, 5011, 129, SAFE_FRAGMENT));
    published("rax", &[], true, (1, 2, 81, 44, SAFE_FRAGMENT));
    published("bakery2", &[], true, (3, 8, 52, 33, INDUCTIVE));
}

#[test]
fn cache_rows_as_published() {
    // The paper has 47 and 38 predicates.
    published("mesi", &[], false, (16, 34, 18, 18, SAFE_FRAGMENT));
    published("berkley", &[], false, (11, 33, 13, 12, SAFE_FRAGMENT));
}

#[test]
fn falsification_rows_as_published() {
    // The paper has one predicate less in the first rows, and five more in the others.
    published("ticket_reach", &[("N", 3), ("X", 5)], true, (1, 4, 14, 12, None));
    published("ticket_reach", &[("N", 3), ("X", 10)], true, (3, 15, 30, 27, None));
    published("ticket_reach", &[("N", 3), ("X", 15)], true, (8, 22, 47, 44, None));
    published("rax_reach", &[("X", 5)], true, (5, 7, 50, 49, None));
    published("rax_reach", &[("X", 10)], true, (10, 12, 90, 89, None));
}

#[test]
fn rows_of_the_rival() {
    for (n, row) in [(2, (4, 8, 12, 9)), (3, (5, 14, 41, 31)), (4, (6, 22, 170, 129))] {
        let (verdict, found) = ur(&mut example("ase/ticket.gcl", &[("N", n)]));
        assert_verdict(Expect::Safe, &verdict);
        assert_eq!(
            (found.iterations, found.predicates, found.states, found.abstract_states),
            row,
            "ticket{n}"
        );
    }
    let (verdict, found) = ur(&mut example("ase/ticket_reach.gcl", &[("N", 3), ("X", 10)]));
    assert_verdict(Expect::Unsafe, &verdict);
    assert_eq!(
        (found.iterations, found.predicates, found.states, found.abstract_states),
        (8, 22, 302, 240)
    );
}

/// The default on a model, which needs no more iterations and predicates than given.
#[track_caller]
fn default(
    name: &str,
    parameters: &[(&str, i64)],
    expect: Expect,
    iterations: u64,
    predicates: usize,
) {
    let mut task = example(&format!("ase/{name}.gcl"), parameters);
    let (verdict, found) = ase(&mut task, AseConfig::default());
    assert_verdict(expect, &verdict);
    assert!(
        found.iterations <= iterations && found.predicates <= predicates,
        "{name}: {} iterations and {} predicates",
        found.iterations,
        found.predicates
    );
}

#[test]
fn every_model_with_its_verdict() {
    use Expect::{Safe, Unsafe};
    default("ticket", &[("N", 2)], Safe, 4, 8);
    default("ticket", &[("N", 3)], Safe, 5, 14);
    default("ticket", &[("N", 4)], Safe, 6, 23);
    default("rax", &[], Safe, 1, 2);
    default("rax_fixed", &[], Safe, 1, 2);
    default("rax_deadlock", &[], Unsafe, 1, 2);
    default("bakery2", &[], Safe, 3, 8);
    default("bakery2_textbook", &[], Safe, 2, 5);
    default("mesi", &[], Safe, 16, 47);
    default("berkley", &[], Safe, 11, 38);
    default("elevator", &[("N", 4)], Safe, 4, 21);
    default("elevator_flags", &[("N", 4)], Safe, 1, 0);
    default("b_bakery2_e", &[], Unsafe, 1, 6);
    default("b_bakery2", &[], Safe, 17, 48);
    default("ticket_e", &[("N", 2)], Unsafe, 1, 2);
    default("ticket_reach", &[("N", 3), ("X", 10)], Unsafe, 3, 15);
    default("rax_reach", &[("X", 10)], Unsafe, 10, 17);
}

#[test]
fn every_model_with_inputs_or_many_initial_states() {
    use Expect::{Safe, Unsafe};
    default("ticket_nd", &[("N", 2)], Safe, 4, 12);
    default("peterson2", &[], Safe, 1, 4);
    default("bakery2_nd", &[], Safe, 3, 14);
    default("mesi_nd", &[], Safe, 2, 13);
    default("synapse", &[], Safe, 2, 7);
    default("ticket_nd_e", &[("N", 2)], Unsafe, 1, 2);
    default("ticket_nd_e", &[("N", 3)], Unsafe, 1, 3);
    default("ticket_nd_loose", &[("N", 2)], Unsafe, 1, 2);
}

#[test]
fn the_rival_refuses_what_it_can_not_do() {
    for (name, what) in [
        ("mutex.gcl", "programs with inputs"),
        ("ase/ticket_nd.gcl", "programs that do not start in a single state at a loop"),
    ] {
        match ur(&mut example(name, &[])).0 {
            Verdict::Unknown(reason) => {
                assert_eq!(reason, Reason::Unsupported { engine: "ur", what: what.to_owned() });
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}
