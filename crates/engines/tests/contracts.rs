//! Proofs of recursive programs by contracts. In a program, `[[ok||bad]]` is `ok` in the safe program and `bad` in its twin.

mod support;

use symra_certify::Evidence;
use symra_engines::{Contracts, ContractsConfig, Symexia, SymexiaConfig, Verdict};
use symra_ir::testing::{Shape, domain, program};
use symra_ir::{ExploreLimits, Task, explore, replay};
use symra_portfolio::Form;
use symra_verdict::{Proof, Reason};

const TWINS: &[(&str, &str)] = &[
    (
        "recursion that does not matter",
        "global g : (_ BitVec 32)
        proc main() {
          local mx : (_ BitVec 32)
          local mr : (_ BitVec 32)
          start -> called : call mr := f(mx, mx)
          called -> err : assume (and (bvult mx #x00000010) (= mx [[#x00000010||#x0000000f]]))
          error err \"below and not below\"
        }
        proc f(a : (_ BitVec 32), b : (_ BitVec 32)) -> (r : (_ BitVec 32)) {
          entry -> exit : assume (= a #x00000000), r := (bvmul b b)
          entry -> more : assume (not (= a #x00000000)), g := (bvmul g (bvadd a b))
          more -> exit : call r := f((bvudiv a #x00000002), (bvurem g b))
        }",
    ),
    (
        "a claim in the recursion that its own conditions exclude",
        "proc main() {
          local mx : (_ BitVec 32)
          local my : (_ BitVec 32)
          local mr : (_ BitVec 32)
          start -> exit : call mr := gcd(mx, my)
        }
        proc gcd(a : (_ BitVec 32), b : (_ BitVec 32)) -> (r : (_ BitVec 32)) {
          local d : (_ BitVec 32)
          entry -> exit : assume (or (bvsle a [[#x00000000||#xfffffffd]]) (bvsle b #x00000000)), r := a
          entry -> less : assume (not (or (bvsle a [[#x00000000||#xfffffffd]]) (bvsle b #x00000000)))
          less -> more : d := (bvsub a b)
          more -> bad : assume (= d #x80000000)
          more -> exit : call r := gcd(d, b)
          error bad \"overflow\"
        }",
    ),
    (
        "a part of the arguments has one result, the others have another",
        "proc main() {
          local mx : (_ BitVec 16)
          local mr : (_ BitVec 16)
          start -> called : call mr := f(mx)
          called -> err : assume (and (bvsle mx [[#x0065||#x0066]]) (not (= mr #x005b)))
          called -> err : assume (and (bvslt #x0065 mx) (not (= mr (bvsub mx #x000a))))
          error err \"not 91\"
        }
        proc f(x : (_ BitVec 16)) -> (r : (_ BitVec 16)) {
          local t : (_ BitVec 16)
          entry -> exit : assume (bvslt #x0064 x), r := (bvsub x #x000a)
          entry -> more : assume (bvsle x #x0064)
          more -> again : call t := f((bvadd x #x000b))
          again -> exit : call r := f(t)
        }",
    ),
    (
        "arithmetic wraps around",
        "proc main() {
          local mx : (_ BitVec 8)
          local my : (_ BitVec 8)
          local mr : (_ BitVec 8)
          start -> called : call mr := add(mx, my)
          called -> err : assume [[(not (= mr (bvadd mx my)))||(not (bvule mx mr))]]
          error err \"not the sum\"
        }
        proc add(a : (_ BitVec 8), b : (_ BitVec 8)) -> (r : (_ BitVec 8)) {
          entry -> exit : assume (= a #x00), r := b
          entry -> more : assume (not (= a #x00))
          more -> exit : call r := add((bvsub a #x01), (bvadd b #x01))
        }",
    ),
    (
        "procedures that call each other",
        "proc main() {
          local mn : (_ BitVec 8)
          local mr : (_ BitVec 8)
          start -> called : call mr := odd(mn)
          called -> err : assume (not (= mr (bvand mn [[#x01||#x03]])))
          error err \"not the parity\"
        }
        proc odd(n : (_ BitVec 8)) -> (r : (_ BitVec 8)) {
          entry -> exit : assume (= n #x00), r := #x00
          entry -> more : assume (not (= n #x00))
          more -> exit : call r := even((bvsub n #x01))
        }
        proc even(en : (_ BitVec 8)) -> (er : (_ BitVec 8)) {
          entry -> exit : assume (= en #x00), er := #x01
          entry -> more : assume (not (= en #x00))
          more -> exit : call er := odd((bvsub en #x01))
        }",
    ),
    (
        "a global that calls change, and one that they don't",
        "global count : (_ BitVec 8)
        global other : (_ BitVec 8)
        global begin : (_ BitVec 8)
        proc main() {
          local mn : (_ BitVec 8)
          start -> ready : begin := count, other := #x07
          ready -> called : call f(mn)
          called -> err : assume (not (= count (bvadd begin [[mn||#x05]])))
          called -> err : assume (not (= other #x07))
          error err \"not as many calls\"
        }
        proc f(n : (_ BitVec 8)) {
          entry -> exit : assume (= n #x00)
          entry -> more : assume (not (= n #x00)), count := (bvadd count #x01)
          more -> exit : call f((bvsub n #x01))
        }",
    ),
    (
        "a call that never returns",
        "proc main() {
          local mn : (_ BitVec 8)
          start -> go : assume (not (= mn [[#x00||#x01]]))
          go -> err : call f(mn)
          error err \"it returned\"
        }
        proc f(n : (_ BitVec 8)) {
          entry -> exit : assume (= n #x00)
          entry -> more : assume (not (= n #x00))
          more -> exit : call f(n)
        }",
    ),
    (
        "a claim in the procedure, which holds for the arguments that it gets",
        "proc main() {
          local mn : (_ BitVec 8)
          start -> go : assume (and (bvsle #x00 mn) (bvsle mn [[#x14||#x15]]))
          go -> exit : call f(mn)
        }
        proc f(n : (_ BitVec 8)) {
          entry -> exit : assume (= n #x00)
          entry -> err : assume (bvslt n #x00)
          entry -> err : assume (= n #x15)
          entry -> more : assume (not (= n #x00))
          more -> exit : call f((bvsub n #x01))
          error err \"out of range\"
        }",
    ),
    (
        "a loop in the procedure and one in its caller",
        "proc main() {
          local mi : (_ BitVec 8)
          local mn : (_ BitVec 8)
          local mr : (_ BitVec 8)
          start -> head : mi := #x00, mr := #x00
          head -> body : assume (bvult mi mn)
          body -> back : call mr := f(mi)
          back -> head : mi := (bvadd mi #x01)
          head -> err : assume (and (bvule mn mi) (bvult [[#x05||#x04]] mr))
          error err \"more than five\"
        }
        proc f(n : (_ BitVec 8)) -> (r : (_ BitVec 8)) {
          local t : (_ BitVec 8)
          entry -> done : assume (= n #x00), r := #x00
          entry -> more : assume (not (= n #x00))
          more -> done : call r := f((bvsub n #x01))
          done -> done : assume (bvult r #x05), r := (bvadd r #x01)
          done -> exit : skip
        }",
    ),
    (
        "what some calls do, one by one",
        "proc main() {
          local mn : (_ BitVec 16)
          local mr : (_ BitVec 16)
          start -> go : assume (bvule mn #x0009)
          go -> called : call mr := fibonacci(mn)
          called -> err : assume (bvult [[#x0022||#x0021]] mr)
          error err \"too large\"
        }
        proc fibonacci(n : (_ BitVec 16)) -> (r : (_ BitVec 16)) {
          local t : (_ BitVec 16)
          entry -> exit : assume (bvult n #x0002), r := n
          entry -> more : assume (not (bvult n #x0002))
          more -> next : call t := fibonacci((bvsub n #x0001))
          next -> sum : call r := fibonacci((bvsub n #x0002))
          sum -> exit : r := (bvadd r t)
        }",
    ),
    (
        "mathematical integers",
        "proc main() {
          local mn : Int
          local mr : Int
          start -> go : assume (>= mn 0)
          go -> called : call mr := f(mn)
          called -> err : assume (< mr [[mn||(+ mn 1)]])
          error err \"too small\"
        }
        proc f(n : Int) -> (r : Int) {
          entry -> exit : assume (<= n 0), r := 0
          entry -> more : assume (> n 0)
          more -> less : call r := f((- n 1))
          less -> exit : r := (+ r 1)
        }",
    ),
];

/// The safe program and its twin.
fn texts(program: &str) -> [String; 2] {
    let mut texts = [String::new(), String::new()];
    let mut rest = program;
    while let Some((before, after)) = rest.split_once("[[") {
        let (choice, after) = after.split_once("]]").expect("a choice should end");
        let (ok, bad) = choice.split_once("||").expect("a choice should have two sides");
        for (text, chosen) in texts.iter_mut().zip([ok, bad]) {
            text.push_str(before);
            text.push_str(chosen);
        }
        rest = after;
    }
    // Two operations on one edge are two edges.
    texts.map(|text| split(&(text + rest)))
}

/// Writes `a -> b : assume p, x := t` as two edges.
fn split(text: &str) -> String {
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        match (line.split_once(" : assume "), line.split_once("), ")) {
            (Some((ends, _)), Some((first, second))) if second.contains(":=") => {
                let (from, to) = ends.split_once(" -> ").expect("an edge should lead somewhere");
                let condition = first.split_once(" : ").expect("an edge should do something").1;
                lines.push(format!("{from} -> between{number} : {condition})"));
                lines.push(format!("between{number} -> {to} : {second}"));
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n")
}

/// By contracts; where these don't decide, by what recursion does near its beginning.
fn verify(task: &mut Task, seconds: u64) -> (Verdict, Evidence) {
    let mut engine = Contracts::new(ContractsConfig::default());
    let mut found = support::of_form(&mut engine, Form::Recursive, task, seconds);
    if matches!(found.verdict, Verdict::Unknown(Reason::Inconclusive { .. } | Reason::Timeout)) {
        let mut engine = Symexia::new(SymexiaConfig::default());
        found = support::of_form(&mut engine, Form::CallFree, task, seconds);
    }
    (found.verdict, found.evidence)
}

/// The contracts of a proof.
fn contracts(proof: &Proof) -> usize {
    match proof {
        Proof::Transformed { proof, .. } => contracts(proof),
        Proof::Inductive(proof) => proof.contracts.len(),
        _ => 0,
    }
}

#[test]
fn contracts_prove_what_holds_and_nothing_else() {
    for (name, text) in TWINS {
        let [safe, faulty] = texts(text);
        let mut task = symra_ir::parse(&safe).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let (verdict, evidence) = verify(&mut task, 60);
        let Verdict::Safe(proof) = &verdict else { panic!("{name}: {verdict:?}") };
        assert!(contracts(proof) > 0, "{name}");
        assert!(matches!(evidence, Evidence::Rechecked { .. }), "{name}: {evidence:?}");
        let mut task = symra_ir::parse(&faulty).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let (verdict, _) = verify(&mut task, 8);
        match verdict {
            Verdict::Safe(_) => panic!("the twin of {name} is not safe"),
            Verdict::Unknown(Reason::NotCertified { what } | Reason::NotReplayed { what }) => {
                panic!("the twin of {name}: {what}")
            }
            Verdict::Unsafe(_) | Verdict::Unknown(_) => (),
        }
    }
}

#[test]
fn without_contracts_recursion_is_not_decided() {
    // Calls of the others are no tail calls, which would be loops.
    let mut task = symra_ir::parse(&texts(TWINS[2].1)[0]).unwrap();
    let mut engine = Symexia::new(SymexiaConfig::default());
    let verdict = support::of_form(&mut engine, Form::CallFree, &mut task, 20).verdict;
    let Verdict::Unknown(Reason::Inconclusive { what }) = &verdict else { panic!("{verdict:?}") };
    assert!(what.contains("recursion"), "{what}");
}

/// In this program a loop within a procedure needs what calls of the procedure begin with.
#[test]
fn loops_know_what_calls_begin_with() {
    let mut task = program(58_393, Shape::default());
    let mut engine = Contracts::new(ContractsConfig::default());
    let found = support::of_form(&mut engine, Form::Recursive, &mut task, 20);
    let Verdict::Safe(proof) = &found.verdict else { panic!("{:?}", found.verdict) };
    assert!(contracts(proof) > 0);
    assert!(matches!(found.evidence, Evidence::Rechecked { .. }), "{:?}", found.evidence);
}

/// Random recursive programs, against the explicit-state search.
#[test]
fn agrees_with_the_explorer_on_recursion() {
    let shape = Shape { procedures: 3, statements: 6, ..Shape::default() };
    let (mut proved, mut refuted) = (0, 0);
    for seed in 0..3_000 {
        let original = program(seed, shape);
        let limits = symra_ir::InlineLimits { recursion: 1, locations: 20_000 };
        let (inlined, _) = symra_ir::inline_plain_calls(&original, limits);
        if inlined.program.procedures.len() == 1 {
            continue;
        }
        let limits = ExploreLimits { states: 10_000, depth: 8 };
        let found = explore(&original, &|var| domain(&original, var), limits);
        let mut task = original.clone();
        match verify(&mut task, 2).0 {
            Verdict::Safe(proof) => {
                assert!(found.violations.is_empty(), "seed {seed}: there is a violation");
                proved += usize::from(contracts(&proof) > 0);
            }
            Verdict::Unsafe(violation) => {
                let replayed = replay(&task, &violation.trace).unwrap();
                assert_eq!(replayed.violated(), Some(violation.claim), "seed {seed}");
                refuted += 1;
            }
            Verdict::Unknown(
                Reason::NotCertified { what: why } | Reason::NotReplayed { what: why },
            ) => panic!("seed {seed}: {why}"),
            Verdict::Unknown(_) => (),
        }
    }
    println!("{proved} proved by contracts, {refuted} refuted");
    assert!(proved > 5 && refuted > 10, "{proved} proved by contracts, {refuted} refuted");
}
