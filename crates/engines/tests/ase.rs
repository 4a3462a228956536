//! What `ase` does with programs that show one thing each.

mod support;

use std::collections::BTreeSet;

use support::{ase, example, model, run, ur};
use symra_engines::ase::{Exactness, SafetyCheck, Sharing, Sources};
use symra_engines::{AbstractSystem, Ase, AseConfig, Verdict};
use symra_ir::{ClaimKind, ProgramBuilder, Task};
use symra_terms::{Sort, smtlib};
use symra_verdict::{Proof, Reason};

/// Fig. 1 of the paper, with t3's update and with t5's comparison left open.
fn mutex(t3: &str, t5: &str) -> String {
    format!(
        "vars pc1, pc2 : 1..3; x, y, b : int
         init pc1 = 1 && pc2 = 1 && b = 0
         t1: pc1 = 1 -> b := b + 1, pc1 := 2
         t2: pc1 = 2 && x <= y && b = 2 -> pc1 := 3
         t3: pc1 = 3 -> {t3}, pc1 := 2
         t4: pc2 = 1 -> b := b + 1, pc2 := 2
         t5: pc2 = 2 && {t5} && b = 2 -> pc2 := 3
         t6: pc2 = 3 -> y := nondet, pc2 := 2
         safe mutex: !(pc1 = 3 && pc2 = 3)"
    )
}

/// The abstract states as in the paper's Fig. 3: explicit values, then T or F for x <= y and for b = 2.
fn names(task: &mut Task, system: &AbstractSystem) -> Vec<String> {
    let [x, y, b] =
        ["x", "y", "b"].map(|name| task.pool.lookup(name).expect("the model should have it"));
    let two = task.pool.int(2);
    let order = [task.pool.le(x, y), task.pool.eq(b, two)].map(|wanted| {
        let found = system.predicates.iter().position(|term| *term == wanted);
        found.expect("the guards' predicates should be there")
    });
    system
        .states
        .iter()
        .map(|state| {
            let explicit: String =
                state.explicit.iter().map(|(_, value)| value.to_string()).collect();
            let truth: String =
                order.iter().map(|place| if state.valuation[*place] { 'T' } else { 'F' }).collect();
            format!("{explicit}{truth}")
        })
        .collect()
}

fn keeping() -> AseConfig {
    AseConfig { keep_system: true, ..AseConfig::default() }
}

#[test]
fn the_mutex_is_proved_by_its_ten_abstract_states() {
    let mut task = example("mutex.gcl", &[]);
    let mut engine = Ase::new(keeping());
    let verdict = run(&mut engine, &mut task, 60);
    assert!(matches!(verdict, Verdict::Safe(Proof::Trapped(_))), "{verdict:?}");
    assert_eq!(engine.statistics().check, Some(SafetyCheck::SafeFragment));
    assert_eq!(engine.statistics().iterations, 1);
    let system = engine.system().expect("the system should be kept");
    let names = names(&mut task, system);
    // Fig. 3(b)
    let figure = ["11TF", "11FF", "21TF", "21FF", "12TF", "12FF", "22TT", "32TT", "22FT", "23FT"];
    assert_eq!(names.iter().map(String::as_str).collect::<BTreeSet<_>>(), BTreeSet::from(figure));
    let initial: BTreeSet<&str> = names
        .iter()
        .zip(&system.states)
        .filter(|(_, state)| state.initial)
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(initial, BTreeSet::from(["11TF", "11FF"]));
    // The fragment is the last four, in which all is exact; the ways into it are not.
    for transition in &system.transitions {
        let (from, to) = (&names[transition.from], &names[transition.to]);
        let inside = ["22TT", "32TT", "22FT", "23FT"].contains(&from.as_str());
        assert_eq!(system.states[transition.from].in_fragment, inside, "{from}");
        assert_eq!(transition.exact, inside, "{from} -> {to}");
    }
    let drawn: BTreeSet<(&str, &str)> = system
        .transitions
        .iter()
        .map(|edge| (names[edge.from].as_str(), names[edge.to].as_str()))
        .collect();
    for (from, to) in
        [("22TT", "32TT"), ("32TT", "22TT"), ("32TT", "22FT"), ("22FT", "23FT"), ("23FT", "22TT")]
    {
        assert!(drawn.contains(&(from, to)), "{from} -> {to}");
    }
}

#[test]
fn a_mutex_with_overlapping_guards_is_not_one() {
    let (verdict, found) =
        ase(&mut model(&mutex("x := nondet", "x >= y"), &[]), AseConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    assert_eq!(found.check, None);
}

/// SPLITSTATE on the paper's example: a state with `y = 0`, and the predicates `x > 0` and `y > 0`. There are two minterms.
#[test]
fn splitstate_gives_a_state_for_each_minterm() {
    let text = "vars x, y : int  init y = 0  down: true -> y := y - 1  safe s: true";
    let system = explored(&mut model(text, &[]), &["(> x 0)", "(> y 0)"], Sharing::None).0;
    assert_eq!(system, BTreeSet::from(["FF".to_owned(), "TF".to_owned()]));
}

/// ALLPATHS on the paper's example: from a1 by t1 to a2, from there by t2 to a3 and a4, where nothing can be done. All three transitions
/// are in the abstraction, though no path has a loop.
#[test]
fn allpaths_has_the_transitions_to_states_without_successors() {
    let text = "vars pc : 1..3; x : int
        init pc = 1 && x = 0
        t1: pc = 1 -> pc := 2
        t2: pc = 2 -> x := nondet, pc := 3
        safe s: true";
    let (states, transitions) = explored(&mut model(text, &[]), &["(> x 0)"], Sharing::None);
    let named = |all: &[&str]| all.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(states, named(&["1F", "2F", "3F", "3T"]));
    assert_eq!(transitions, named(&["1F 2F", "2F 3F", "2F 3T"]));
}

/// The abstract states and transitions of the first iteration: explicit values, then T or F for each of some predicates.
fn explored(
    task: &mut Task,
    predicates: &[&str],
    sharing: Sharing,
) -> (BTreeSet<String>, BTreeSet<String>) {
    let terms: Vec<_> = predicates
        .iter()
        .map(|text| smtlib::read_term(&mut task.pool, text).expect("the text should be a term"))
        .collect();
    let config = AseConfig { claim_predicates: false, iterations: Some(1), sharing, ..keeping() };
    let mut engine = Ase::new(config).with_predicates(terms.clone());
    let _ = run(&mut engine, task, 60);
    let system = engine.system().expect("the system should be kept");
    let places: Vec<(usize, bool)> = terms
        .iter()
        .map(|wanted| {
            // A predicate and its negation are one.
            let negated = task.pool.not(*wanted);
            let found = system.predicates.iter().position(|term| term == wanted);
            let other = || system.predicates.iter().position(|term| *term == negated);
            found.map(|place| (place, true)).or_else(|| Some((other()?, false)))
        })
        .map(|place| place.expect("the predicates should be there"))
        .collect();
    let names: Vec<String> = system
        .states
        .iter()
        .map(|state| {
            let explicit: String =
                state.explicit.iter().map(|(_, value)| value.to_string()).collect();
            let truth = |(place, sign): &(usize, bool)| {
                if state.valuation[*place] == *sign { 'T' } else { 'F' }
            };
            explicit + &places.iter().map(truth).collect::<String>()
        })
        .collect();
    let transitions = system.transitions.iter();
    let transitions =
        transitions.map(|edge| format!("{} {}", names[edge.from], names[edge.to])).collect();
    (names.into_iter().collect(), transitions)
}

/// Theorem 2: with more predicates all that was explored is explored again.
#[test]
fn theorem_2_more_predicates_explore_no_less() {
    let count = "vars n, m : int
        init n = 0 && m = 0
        up: n < 6 -> n := n + 1
        both: n >= 3 -> m := m + n
        down: n > 0 && m > 5 -> n := n - 1
        safe s: true";
    let models = [
        (
            model(&mutex("x := nondet", "x > y"), &[]),
            &["(<= x y)", "(= b 2)", "(> x 3)", "(< y 0)"],
        ),
        (model(&mutex("x := x + 1", "x > y"), &[]), &["(= b 2)", "(= b 1)", "(<= x y)", "(> x 5)"]),
        (model(count, &[]), &["(> n 2)", "(> m 5)", "(> n 4)", "(> m 12)"]),
    ];
    for (task, predicates) in models {
        for sharing in [Sharing::None, Sharing::Concrete, Sharing::Contained] {
            for fewer in 0..predicates.len() {
                let few = explored(&mut task.clone(), &predicates[..fewer], sharing).0;
                let many = explored(&mut task.clone(), predicates, sharing).0;
                // What the fewer predicates see of the states of more.
                let more = predicates.len() - fewer;
                let seen: BTreeSet<String> =
                    many.iter().map(|name| name[..name.len() - more].to_owned()).collect();
                assert!(few.is_subset(&seen), "{few:?} of {seen:?}, {sharing:?}");
            }
        }
    }
}

/// Theorem 3, the first half: the mutex passes safe-fragment, and its abstract states are not inductive. Of b in 21TF it is only known
/// that it is not 2; t4 leads from b = 5 to 22TF, which is none of them.
#[test]
fn theorem_3_safe_fragment_alone() {
    let mut task = example("mutex.gcl", &[]);
    let mut engine = Ase::new(keeping());
    let verdict = run(&mut engine, &mut task, 60);
    assert!(matches!(verdict, Verdict::Safe(Proof::Trapped(_))), "{verdict:?}");
    assert_eq!(engine.statistics().check, Some(SafetyCheck::SafeFragment));
    let system = engine.system().expect("the system should be kept");
    let names = names(&mut task, system);
    assert!(names.iter().any(|name| name == "21TF"));
    assert!(!names.iter().any(|name| name == "22TF"));
}

/// Theorem 3, the second half.
#[test]
fn theorem_3_inductive_invariant_alone() {
    let mut task = model(&mutex("x := x + 1", "x > y"), &[]);
    let b = task.pool.lookup("b").expect("the model should have b");
    let predicates = (0..2)
        .map(|value| {
            let value = task.pool.int(value);
            task.pool.eq(b, value)
        })
        .collect();
    let mut engine = Ase::new(keeping()).with_predicates(predicates);
    let verdict = run(&mut engine, &mut task, 60);
    assert!(matches!(verdict, Verdict::Safe(Proof::Inductive(_))), "{verdict:?}");
    assert_eq!(engine.statistics().check, Some(SafetyCheck::InductiveInvariant));
    assert_eq!(engine.statistics().iterations, 1);
    let system = engine.system().expect("the system should be kept");
    let names = names(&mut task, system);
    assert_eq!(names.len(), 10);
    // All transitions but the two from the state after t2 are exact.
    let inexact: BTreeSet<&str> = system
        .transitions
        .iter()
        .filter(|edge| !edge.exact)
        .map(|edge| names[edge.from].as_str())
        .collect();
    assert_eq!(inexact, BTreeSet::from(["32TT"]));
}

/// Programs on which all explored transitions are must transitions, though some state has a successor that was not explored.
const TRAPS: [&str; 3] = [
    // From z = 1 no x has 2x = z. From z = 2 one has.
    "vars pc : 1..2; x, y, z : int
     init pc = 1 && x = 0 && y = 1 && z = 1
     count: pc = 1 -> z := z + 1
     choose: pc = 1 -> x := nondet, y := z, pc := 2
     safe odd: !(pc = 2 && 2 * x = y)",
    // The same behind a loop whose transition is inexact but stays among the explored states: the published
    // inductive-invariant looks at that one only.
    "vars pc : 1..2; x, y, z, w : int
     init pc = 1 && x = 0 && y = 1 && z = 1
     wait: pc = 1 && w <= 0 -> w := w + 1
     again: pc = 1 && w > 0 -> w := nondet
     count: pc = 1 -> z := z + 1
     choose: pc = 1 -> x := nondet, y := z, pc := 2
     safe odd: !(pc = 2 && 2 * x = y)",
    // The choice is from a range that z is not in until it has come down to it.
    "vars pc : 1..2; k : 0..3; x, z : int
     init pc = 1 && k = 0 && x = 9 && z = 9
     count: pc = 1 -> z := z - 1
     choose: pc = 1 -> k := nondet, x := z, pc := 2
     safe apart: !(pc = 2 && k = x)",
];

#[test]
fn what_was_not_explored_is_not_taken_for_impossible() {
    for text in TRAPS {
        for sharing in [Sharing::None, Sharing::Concrete, Sharing::Contained] {
            for sources in [Sources::Fragment, Sources::All] {
                let config = AseConfig { sharing, sources, ..AseConfig::default() };
                let (verdict, _) = ase(&mut model(text, &[]), config);
                assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}\n{text}");
            }
        }
    }
}

#[test]
fn the_published_exactness_accepts_the_traps_but_gives_no_verdict() {
    let checks =
        [SafetyCheck::SafeFragment, SafetyCheck::InductiveInvariant, SafetyCheck::SafeFragment];
    for (text, check) in TRAPS.into_iter().zip(checks) {
        let (verdict, found) = ase(&mut model(text, &[]), AseConfig::as_published());
        assert_eq!(found.check, Some(check), "{text}");
        assert!(
            matches!(verdict, Verdict::Unknown(Reason::Inconclusive { .. })),
            "{verdict:?}\n{text}"
        );
    }
}

#[test]
fn programs_like_the_traps_that_are_safe_are_proved() {
    let twins = [
        // y is odd.
        TRAPS[0].replace("y := z", "y := 2 * z + 1"),
        // z stays away from the range.
        TRAPS[2].replace("z := z - 1", "z := z + 1"),
    ];
    for text in twins {
        let (verdict, _) = ase(&mut model(&text, &[]), AseConfig::default());
        assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}\n{text}");
    }
}

#[test]
fn sharing_changes_no_verdict() {
    for sharing in [Sharing::None, Sharing::Concrete, Sharing::Contained] {
        for exactness in [Exactness::Published, Exactness::Corrected] {
            let config = AseConfig { sharing, exactness, ..AseConfig::default() };
            let (verdict, found) = ase(&mut example("ase/ticket.gcl", &[("N", 3)]), config);
            assert!(matches!(verdict, Verdict::Safe(_)), "{config:?}: {verdict:?}");
            assert_eq!((found.iterations, found.abstract_states), (5, 31), "{config:?}");
            let (verdict, _) = ase(&mut model(&mutex("x := nondet", "x >= y"), &[]), config);
            assert!(matches!(verdict, Verdict::Unsafe(_)), "{config:?}: {verdict:?}");
        }
    }
}

#[test]
fn initial_states_and_claims_before_the_loop_are_seen() {
    let violated = "vars x : int  init x >= 3  step: x < 10 -> x := x + 1  safe s: x != 3";
    let (verdict, _) = ase(&mut model(violated, &[]), AseConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    let safe = violated.replace("x != 3", "x != 2");
    let (verdict, _) = ase(&mut model(&safe, &[]), AseConfig::default());
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    let (verdict, _) = ase(&mut straight(7), AseConfig::default());
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    let (verdict, _) = ase(&mut straight(8), AseConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// A program without a loop: an input that is at most 7 must not be `bad`.
fn straight(bad: i64) -> Task {
    let mut builder = ProgramBuilder::new();
    let x = builder.global("x", &Sort::Int);
    let main = builder.procedure("main");
    let (entry, exit) = (builder.entry(main), builder.exit(main));
    let (chosen, error) = (builder.location(main, "chosen"), builder.location(main, "error"));
    builder.havoc(main, entry, chosen, &[x]);
    let term = builder.term(x);
    let (eight, limit) = (builder.pool().int(8), builder.pool().int(bad));
    let is_bad = builder.pool().ge(term, eight);
    let at_most = builder.pool().le(term, limit);
    let condition = builder.pool().and(&[is_bad, at_most]);
    builder.assume(main, chosen, error, condition);
    builder.skip(main, chosen, exit);
    let claim = builder.claim(ClaimKind::Unreach, "small", "x is not small");
    builder.error(main, error, claim);
    builder.finish().expect("the program should be well formed")
}

/// Two loops one after the other: count up to n, then down; at the end the count is 0 or, with `slip`, -1.
fn two_loops(slip: i64) -> Task {
    let mut builder = ProgramBuilder::new();
    let x = builder.global("x", &Sort::Int);
    let main = builder.procedure("main");
    let (entry, exit) = (builder.entry(main), builder.exit(main));
    let [up, more, down, less, error] =
        ["up", "more", "down", "less", "error"].map(|name| builder.location(main, name));
    let term = builder.term(x);
    let (zero, one, five) = (builder.pool().int(0), builder.pool().int(1), builder.pool().int(5));
    builder.assign(main, entry, up, &[(x, zero)]);
    let below = builder.pool().lt(term, five);
    let reached = builder.pool().not(below);
    builder.assume(main, up, more, below);
    let next = builder.pool().add(&[term, one]);
    builder.assign(main, more, up, &[(x, next)]);
    builder.assume(main, up, down, reached);
    let limit = builder.pool().int(slip);
    let above = builder.pool().gt(term, limit);
    let done = builder.pool().not(above);
    builder.assume(main, down, less, above);
    let previous = builder.pool().sub(term, one);
    builder.assign(main, less, down, &[(x, previous)]);
    let wrong = builder.pool().lt(term, zero);
    let bad = builder.pool().and(&[done, wrong]);
    let good = builder.pool().not(wrong);
    let good = builder.pool().and(&[done, good]);
    builder.assume(main, down, error, bad);
    builder.assume(main, down, exit, good);
    let claim = builder.claim(ClaimKind::Unreach, "back", "x is negative in the end");
    builder.error(main, error, claim);
    builder.finish().expect("the program should be well formed")
}

#[test]
fn programs_with_several_loops_are_cut_at_each() {
    let (verdict, _) = ase(&mut two_loops(0), AseConfig::default());
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}");
    assert!(matches!(ur(&mut two_loops(0)).0, Verdict::Safe(_)));
    let (verdict, _) = ase(&mut two_loops(-1), AseConfig::default());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    assert!(matches!(ur(&mut two_loops(-1)).0, Verdict::Unsafe(_)));
}

#[test]
fn calls_are_refused() {
    let mut builder = ProgramBuilder::new();
    let main = builder.procedure("main");
    let other = builder.procedure("other");
    let ends = (builder.entry(main), builder.exit(main));
    builder.call(main, ends, other, &[], &[]);
    let (entry, exit) = (builder.entry(other), builder.exit(other));
    builder.skip(other, entry, exit);
    let mut task = builder.finish().expect("the program should be well formed");
    match ase(&mut task, AseConfig::default()).0 {
        Verdict::Unknown(reason) => {
            assert_eq!(
                reason,
                Reason::Unsupported { engine: "ase", what: "programs with calls".to_owned() }
            );
        }
        other => panic!("{other:?}"),
    }
}

/// In the form that the portfolio gives it, a program with calls has none.
#[test]
fn calls_are_inlined_before() {
    for (step, safe) in [("(+ x 1)", true), ("(- x 1)", false)] {
        let text = format!(
            "global x : Int
            proc main() {{
              start -> head : x := 0
              head -> back : call step()
              back -> head : assume (< x 9)
              head -> bad : assume (< x 0)
              error bad \"negative\"
            }}
            proc step() {{
              begin -> exit : x := {step}
            }}"
        );
        let mut task = symra_ir::parse(&text).expect("the text should be a program");
        let form = symra_portfolio::EngineName::Ase.form(true);
        let mut engine = Ase::new(AseConfig::default());
        let conclusion = support::of_form(&mut engine, form, &mut task, 60);
        let verdict = conclusion.verdict;
        assert_eq!(matches!(verdict, Verdict::Safe(_)), safe, "{verdict:?}");
        assert_eq!(matches!(verdict, Verdict::Unsafe(_)), !safe, "{verdict:?}");
    }
}

#[test]
fn a_deadline_ends_a_run_that_would_not() {
    // The invariant needs y >= 0, and the preimages of x >= 0 are x + y >= 0, x + 2y + 1 >= 0 and so on.
    let text = "vars x, y : int  init x = 0 && y = 0  grow: true -> x := x + y, y := y + 1  safe s: x >= 0";
    let mut engine = Ase::new(AseConfig::default());
    match run(&mut engine, &mut model(text, &[]), 1) {
        Verdict::Unknown(reason) => assert_eq!(reason, Reason::Timeout),
        Verdict::Safe(_) | Verdict::Unsafe(_) => panic!("the refinement should not end"),
    }
    assert!(engine.statistics().iterations > 3);
}
