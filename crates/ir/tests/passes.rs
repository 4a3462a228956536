//! Each pass keeps what can go wrong, and its way back gives runs and facts of the original program.

use std::collections::{BTreeMap, BTreeSet};
use symra_ir::testing::{Random, Shape, domain, program};
use symra_ir::{
    ClaimId, Direction, Domain, Exploration, ExploreLimits, InlineLimits, Invariant, Lift, LocId,
    LocRef, LoopBound, Operation, Scope, Task, VarId, VarSet, explore, explore_with, inline_calls,
    inline_plain_calls, localize, loops_for_tail_calls, parse, propagate_constants,
    remove_dead_code, replay, simplify, slice, split_arrays, unroll, validate,
};
use symra_terms::{Sort, Term, TermPool, Value};

const LIMITS: ExploreLimits = ExploreLimits { states: 20_000, depth: 6 };

const CALLS: InlineLimits = InlineLimits { recursion: 7, locations: 3_000 };

type Pass = fn(&Task) -> (Task, Lift);

const PASSES: [(&str, Pass); 12] = [
    ("constants", propagate_constants),
    ("dead code", remove_dead_code),
    ("slice", slice),
    ("simplify", simplify),
    ("inline", |task| inline_calls(task, InlineLimits { recursion: 7, locations: 3_000 })),
    ("inline plain calls", |task| {
        inline_plain_calls(task, InlineLimits { recursion: 1, locations: 3_000 })
    }),
    ("inline plain calls, then simplify", |task| {
        let (inlined, lift) =
            inline_plain_calls(task, InlineLimits { recursion: 1, locations: 3_000 });
        let (simple, back) = simplify(&inlined);
        (simple, lift.then(back))
    }),
    ("inline, then simplify", |task| {
        let (inlined, lift) = inline_calls(task, InlineLimits { recursion: 7, locations: 3_000 });
        let (simple, back) = simplify(&inlined);
        (simple, lift.then(back))
    }),
    ("inline, then cells", |task| {
        let (inlined, lift) = inline_calls(task, InlineLimits { recursion: 7, locations: 3_000 });
        let (split, back) = split_arrays(&inlined);
        (split, lift.then(back))
    }),
    ("tail calls", |task| loops_for_tail_calls(task, CALLS)),
    ("tail calls, then inline", |task| {
        let (looped, lift) = loops_for_tail_calls(task, CALLS);
        let (inlined, back) = inline_calls(&looped, CALLS);
        (inlined, lift.then(back))
    }),
    ("cells of what is simple", |task| {
        let (simple, lift) = simplify(task);
        let (split, back) = split_arrays(&simple);
        (split, lift.then(back))
    }),
];

fn search(task: &Task) -> Exploration {
    explore(task, &|var| domain(task, var), LIMITS)
}

/// Whether a pass cut runs off.
fn cut(task: &Task) -> bool {
    task.program.approximations.iter().any(|a| a.direction == Direction::Under)
}

#[test]
fn passes_keep_violations_and_their_traces_can_be_lifted() {
    let mut compared = 0;
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        let before = search(&task);
        for (name, pass) in PASSES {
            let (new, lift) = pass(&task);
            assert_eq!(validate(&new), Ok(()), "{name} on seed {seed}");
            let after = search(&new);
            for (claim, trace) in &after.violations {
                let lifted =
                    lift.trace(trace).unwrap_or_else(|e| panic!("{name} on seed {seed}: {e}"));
                let replayed = replay(&task, &lifted);
                let replayed = replayed.unwrap_or_else(|e| panic!("{name} on seed {seed}: {e}"));
                assert_eq!(replayed.violated(), Some(*claim), "{name} on seed {seed}");
            }
            let claims = |found: &Exploration| {
                found.violations.keys().copied().collect::<BTreeSet<ClaimId>>()
            };
            if before.exhaustive && after.exhaustive && !cut(&new) {
                compared += 1;
                assert_eq!(claims(&before), claims(&after), "{name} on seed {seed}");
            } else if before.exhaustive {
                assert!(claims(&after).is_subset(&claims(&before)), "{name} on seed {seed}");
            }
        }
    }
    assert!(compared > 1000, "most programs should be compared: {compared}");
}

/// Some variables are hidden: what could be violated still can be, and traces that can be lifted are runs.
#[test]
fn programs_with_hidden_variables_can_do_more() {
    let (mut compared, mut more, mut lifted) = (0, 0, 0);
    for seed in 0..400 {
        let limits = InlineLimits { recursion: 2, locations: 3_000 };
        let (task, _) = inline_calls(&program(seed, Shape::default()), limits);
        let before = search(&task);
        let mut random = Random::new(seed);
        let all = (0..task.program.variables.len()).map(VarId::new);
        let hidden: VarSet = all.filter(|_| random.below(3) == 0).collect();
        let (new, lift) = localize(&task, &hidden);
        assert_eq!(validate(&new), Ok(()), "seed {seed}");
        let after = search(&new);
        if after.exhaustive {
            compared += 1;
            for claim in before.violations.keys() {
                assert!(after.violations.contains_key(claim), "seed {seed}: {claim:?} is lost");
            }
            more += usize::from(after.violations.len() > before.violations.len());
        }
        for (claim, trace) in &after.violations {
            assert!(lift.path(trace).is_ok(), "seed {seed}");
            if let Ok(run) = lift.trace(trace) {
                lifted += 1;
                let replayed = replay(&task, &run).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
                assert_eq!(replayed.violated(), Some(*claim), "seed {seed}");
            }
        }
    }
    assert!(compared > 200 && more > 20 && lifted > 20, "{compared} {more} {lifted}");
}

/// Facts about single variables that may hold at a location.
fn candidates(pool: &mut TermPool, task: &Task, at: LocRef) -> Vec<Term> {
    let mut terms = Vec::new();
    for variable in &task.program.variables {
        let visible = match variable.scope {
            Scope::Global => true,
            Scope::Local(proc) => proc == at.proc,
        };
        if !visible {
            continue;
        }
        let values: Vec<Value> = match pool.sort(variable.term) {
            Sort::Bool => [true, false].map(Value::Bool).to_vec(),
            Sort::Int => (-2..=3).map(Value::int).collect(),
            Sort::Bv(width) => {
                let width = *width;
                (0..4).map(|bits| Value::bv(bits, width)).collect()
            }
            _ => Vec::new(),
        };
        for value in values {
            let constant = pool.constant(value);
            terms.push(pool.ne(variable.term, constant));
        }
    }
    terms
}

/// Which formulas fail in some reachable state, by location.
fn refuted(
    task: &Task,
    formulas: &BTreeMap<LocRef, Vec<Term>>,
    pool: &TermPool,
) -> BTreeSet<(LocRef, Term)> {
    let mut refuted = BTreeSet::new();
    explore_with(task, &|var| domain(task, var), LIMITS, &mut |interpreter, state| {
        let at = state.location();
        for term in formulas.get(&at).map_or(&[][..], Vec::as_slice) {
            if refuted.contains(&(at, *term)) {
                continue;
            }
            let value = pool.evaluate(*term, &mut |symbol| {
                let var = (0..task.program.variables.len())
                    .map(symra_ir::VarId::new)
                    .find(|var| task.program.variable(*var).term == pool.symbol_term(symbol))
                    .expect("a formula should be over program variables");
                interpreter
                    .value(state, var)
                    .expect("a visible variable should have a value")
                    .clone()
            });
            if value != Value::Bool(true) {
                refuted.insert((at, *term));
            }
        }
    });
    refuted
}

/// Whatever holds at the locations of the new program, holds lifted at those of the old one.
#[test]
fn lifted_invariants_hold() {
    let mut facts = 0;
    for seed in 0..80 {
        let task = program(seed, Shape::default());
        if !search(&task).exhaustive {
            continue;
        }
        for (name, pass) in PASSES.into_iter().take(4) {
            let (mut new, lift) = pass(&task);
            let mut pool = std::mem::take(&mut new.pool);
            let mut formulas = BTreeMap::new();
            for (p, procedure) in new.program.procedures.iter().enumerate() {
                for l in 0..procedure.locations.len() {
                    let at =
                        LocRef { proc: symra_ir::ProcId::new(p), loc: symra_ir::LocId::new(l) };
                    formulas.insert(at, candidates(&mut pool, &new, at));
                }
            }
            new.pool = pool;
            let refuted_in_new = refuted(&new, &formulas, &new.pool);
            let mut pool = new.pool.clone();
            let mut invariant = Invariant::new();
            for (at, terms) in &formulas {
                let held: Vec<Term> = terms
                    .iter()
                    .copied()
                    .filter(|t| !refuted_in_new.contains(&(*at, *t)))
                    .collect();
                invariant.insert(*at, pool.and(&held));
            }
            let lifted = lift.invariant(&mut pool, &invariant).expect("procedures were kept");
            facts += lifted.len();
            let lifted = lifted.into_iter().map(|(at, term)| (at, vec![term])).collect();
            let old = Task { pool: pool.clone(), program: task.program.clone() };
            assert_eq!(refuted(&old, &lifted, &pool), BTreeSet::new(), "{name} on seed {seed}");
        }
    }
    assert!(facts > 1000);
}

/// A lift is of use only if it tells a wrong trace.
#[test]
fn traces_of_other_programs_are_not_lifted() {
    let mut rejected = 0;
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        let (new, lift) = simplify(&task);
        for trace in search(&new).violations.values() {
            let mut wrong = trace.clone();
            if wrong.steps.len() > 2 {
                let at = Random::new(seed).below(wrong.steps.len() - 1);
                wrong.steps.swap(at, at + 1);
                let lifted = lift.trace(&wrong);
                let fails = lifted.is_err() || replay(&task, &lifted.unwrap()).is_err();
                rejected += usize::from(fails);
            }
        }
    }
    assert!(rejected > 30, "most swapped traces should be rejected: {rejected}");
}

#[test]
fn inlined_programs_have_one_procedure_and_no_calls() {
    let mut recursive = 0;
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        let (new, lift) = inline_calls(&task, InlineLimits { recursion: 2, locations: 5_000 });
        assert_eq!(new.program.procedures.len(), 1);
        let calls = new.program.procedures[0]
            .edges
            .iter()
            .filter(|edge| matches!(edge.operation, Operation::Call { .. }));
        assert_eq!(calls.count(), 0);
        recursive += usize::from(cut(&new));
        let mut pool = new.pool.clone();
        let called = task.program.procedures[0]
            .edges
            .iter()
            .any(|edge| matches!(edge.operation, Operation::Call { .. }));
        if called && !cut(&new) {
            assert!(lift.invariant(&mut pool, &Invariant::new()).is_err());
        }
    }
    assert!(recursive > 5, "some programs should be recursive: {recursive}");
}

#[test]
fn plain_calls_are_inlined_and_the_others_are_calls_of_what_is_kept() {
    let mut kept = 0;
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        let (new, _) = inline_plain_calls(&task, InlineLimits { recursion: 1, locations: 5_000 });
        assert!(!cut(&new), "seed {seed}");
        let mut called = vec![false; new.program.procedures.len()];
        for edge in new.program.procedures.iter().flat_map(|procedure| &procedure.edges) {
            if let Operation::Call { callee, .. } = edge.operation {
                called[callee.index()] = true;
            }
        }
        kept += called.iter().filter(|called| **called).count();
        assert!(called.iter().skip(1).all(|called| *called), "seed {seed}");
    }
    assert!(kept > 5, "some programs should be recursive: {kept}");
}

#[test]
fn passes_make_programs_smaller() {
    let size =
        |task: &Task| -> usize { task.program.procedures.iter().map(|p| p.edges.len()).sum() };
    let (mut before, mut after) = (0, 0);
    for seed in 0..200 {
        let task = program(seed, Shape::default());
        before += size(&task);
        after += size(&simplify(&task).0);
    }
    println!("{before} edges before, {after} after");
    assert!(after * 3 < before * 2, "{before} edges should become far fewer than {after}");
}

/// The loops of the main procedure: what can be reached from each other, with the first of them as the head.
fn loops(task: &Task, bound: usize) -> Vec<LoopBound> {
    let procedure = task.program.procedure(task.program.main);
    let count = procedure.locations.len();
    let mut reach = vec![vec![false; count]; count];
    for edge in &procedure.edges {
        reach[edge.from.index()][edge.to.index()] = true;
    }
    for middle in 0..count {
        for from in 0..count {
            for to in 0..count {
                reach[from][to] |= reach[from][middle] && reach[middle][to];
            }
        }
    }
    let mut loops: Vec<LoopBound> = Vec::new();
    for (at, from) in reach.iter().enumerate() {
        let head = LocId::new(at);
        let members: Vec<LocId> =
            (0..count).filter(|to| from[*to] && reach[*to][at]).map(LocId::new).collect();
        if !members.is_empty() && !loops.iter().any(|other| other.members.contains(&head)) {
            loops.push(LoopBound { head, members, bound });
        }
    }
    loops
}

/// What goes wrong does so in the unrolled program too, or a run there goes round more often than was said.
#[test]
fn unrolled_loops_keep_violations_or_say_that_they_may_not() {
    let (mut kept, mut beyond, mut without) = (0, 0, 0);
    for seed in 0..300 {
        let task = program(seed, Shape::default());
        let before = search(&task);
        let own = task.program.claims.len();
        for bound in [0, 2] {
            let loops = loops(&task, bound);
            let (new, lift) = unroll(&task, &loops);
            assert_eq!(validate(&new), Ok(()), "seed {seed}");
            assert_eq!(new.program.claims.len(), own + loops.len());
            let after = search(&new);
            for (claim, trace) in &after.violations {
                let lifted = lift.trace(trace).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
                if claim.index() < own {
                    let replayed = replay(&task, &lifted).unwrap_or_else(|e| panic!("{seed}: {e}"));
                    assert_eq!(replayed.violated(), Some(*claim), "seed {seed}");
                    kept += 1;
                } else {
                    beyond += 1;
                }
            }
            if after.exhaustive && after.violations.keys().all(|claim| claim.index() < own) {
                for claim in before.violations.keys() {
                    assert!(after.violations.contains_key(claim), "seed {seed}: lost a violation");
                    without += 1;
                }
            }
        }
    }
    assert!(kept > 50 && beyond > 50 && without > 20, "{kept} {beyond} {without}");
}

/// Two elements of an array that is also chosen and copied as a whole, and an array with an index that is not fixed.
const ELEMENTS: &str = "global a : (Array (_ BitVec 8) (_ BitVec 2))
global copy : (Array (_ BitVec 8) (_ BitVec 2))
global any : (Array (_ BitVec 2) (_ BitVec 2))
global at : (_ BitVec 2)
proc main() {
  start -> chosen : havoc a
  chosen -> b : a := (store a #x03 #b01), any := (store any at #b10)
  b -> c : copy := (store a #x05 (select a #x07))
  c -> bad : assume (and (= (select copy #x03) #b01) (= (select copy #x05) #b11) (= (select any at) #b10))
  error bad \"an element is 3\"
}";

#[test]
fn arrays_with_fixed_indices_become_variables() {
    let task = parse(ELEMENTS).expect("the text should be a program");
    let (split, lift) = split_arrays(&task);
    assert_eq!(validate(&split), Ok(()));
    let names: Vec<&str> = split.program.variables[4..].iter().map(|var| &*var.name).collect();
    assert_eq!(names, ["a[#x03]", "a[#x05]", "a[#x07]", "copy[#x03]", "copy[#x05]", "copy[#x07]"]);
    // The third element decides: the run chooses the array that has it.
    let sort = |var: VarId| split.pool.sort(split.program.variable(var).term);
    let values = |var: VarId| match var.index() {
        6 => (0..4).map(|bits| Value::bv(bits, 2)).collect(),
        _ => vec![Value::default_of(sort(var))],
    };
    let found = explore(&split, &|var| Domain::complete(values(var)), LIMITS);
    let (_, trace) = found.violations.first_key_value().expect("the claim can be violated");
    let run = lift.trace(trace).expect("the run should be one of the old program");
    assert!(replay(&task, &run).is_ok_and(|replayed| replayed.violated().is_some()), "{run:?}");
    let mut pool = split.pool.clone();
    let cell = split.program.variables[6].term;
    let three = pool.constant(Value::bv(3, 2));
    let at = LocRef { proc: split.program.main, loc: LocId::new(2) };
    let formula = pool.eq(cell, three);
    let lifted = lift.invariant(&mut pool, &Invariant::from([(at, formula)]));
    let lifted = lifted.expect("the pass keeps locations")[&at];
    assert_eq!(pool.display(lifted).to_string(), "(= (select a #x07) #b11)");
}

/// A table that is set once is known in procedures, also in one that calls itself; what changes between calls is not.
#[test]
fn constants_are_known_in_procedures() {
    let text = "global table : (_ BitVec 8)
        global level : (_ BitVec 8)
        main main
        proc f(n : (_ BitVec 8), fixed : (_ BitVec 8)) {
          start -> deep : assume (not (= n #x00))
          deep -> deeper : level := (bvadd level #x01)
          deeper -> exit : call f((bvsub n #x01), fixed)
          start -> there : assume (= n #x00)
          there -> exit : assume (= table #x05)
          there -> one : assume (not (= table #x05))
          there -> two : assume (not (= fixed #x03))
          there -> three : assume (not (= level #x00))
          error one \"the table has changed\"
          error two \"the argument has changed\"
          error three \"the level has changed\"
        }
        proc main() {
          start -> set : table := #x05, level := #x00
          set -> exit : call f(#x02, #x03)
        }";
    let task = parse(text).unwrap();
    let (new, _) = propagate_constants(&task);
    let f = &new.program.procedures[0];
    let named = |name: &str| f.locations.iter().position(|loc| loc.name == name).unwrap();
    let goes_to = |name: &str| f.edges.iter().any(|edge| edge.to.index() == named(name));
    assert!(!goes_to("one") && !goes_to("two") && goes_to("three"));
}

/// Whether a program is recursive when its tail calls are loops.
fn is_still_recursive(text: &str) -> bool {
    let task = parse(text).expect("the program should be right");
    let (new, lift) = loops_for_tail_calls(&task, CALLS);
    assert_eq!(validate(&new), Ok(()));
    for trace in search(&new).violations.values() {
        let run = lift.trace(trace).expect("the run should be one of the old program");
        let replayed = replay(&task, &run).expect("the run should come back from all calls");
        assert!(replayed.violated().is_some());
    }
    cut(&inline_calls(&new, InlineLimits { recursion: 1, locations: 3_000 }).0)
}

/// A sum by recursion whose call is followed by these lines, from `back` to `exit`.
fn sum_then(lines: &str) -> String {
    format!(
        "global all : (_ BitVec 8)
        main main
        proc main() {{
          local x : (_ BitVec 8)
          start -> called : call x := sum(#x03, #x01)
          called -> wrong : assume (= x #x07)
          error wrong \"the sum is seven\"
        }}
        proc sum(n : (_ BitVec 8), s : (_ BitVec 8)) -> (r) {{
          local r : (_ BitVec 8)
          local t : (_ BitVec 8)
          in -> end : assume (= n #x00)
          end -> exit : r := s
          in -> set : assume (not (= n #x00))
          {lines}
        }}"
    )
}

#[test]
fn only_calls_that_are_the_last_deed_are_loops() {
    let last = [
        "set -> exit : call r := sum((bvsub n #x01), (bvadd n s))",
        "set -> back : call t := sum((bvsub n #x01), (bvadd n s))
         back -> more : skip
         more -> exit : r := t",
    ];
    for lines in last {
        assert!(!is_still_recursive(&sum_then(lines)), "{lines}");
        let (new, _) = loops_for_tail_calls(&parse(&sum_then(lines)).unwrap(), CALLS);
        assert!(!search(&new).violations.is_empty(), "{lines}");
    }
    let not_last = [
        "set -> back : call t := sum((bvsub n #x01), s)
         back -> exit : r := (bvadd t n)",
        "set -> back : call t := sum((bvsub n #x01), s)
         back -> exit : r := s",
        "set -> back : call r := sum((bvsub n #x01), s)
         back -> exit : all := s",
        "set -> back : call r := sum((bvsub n #x01), s)
         back -> exit : havoc t
         back -> set : skip",
        "set -> back : call all := sum((bvsub n #x01), s)
         back -> exit : r := all",
        "set -> exit : call t := sum((bvsub n #x01), s)",
    ];
    for lines in not_last {
        assert!(is_still_recursive(&sum_then(lines)), "{lines}");
    }
}

#[test]
fn procedures_that_call_each_other_last_are_one_loop() {
    let text = "main main
        proc main() {
          local x : (_ BitVec 8)
          local e : Bool
          start -> chosen : havoc x
          chosen -> small : assume (bvult x #x04)
          small -> called : call e := even(x)
          called -> three : assume (and e (= x #x03))
          called -> two : assume (and e (= x #x02))
          error three \"three is even\"
          error two \"two is even\"
        }
        proc even(n : (_ BitVec 8)) -> (r) {
          local r : Bool
          in -> set : assume (not (= n #x00))
          set -> exit : call r := odd((bvsub n #x01))
          in -> yes : assume (= n #x00)
          yes -> exit : r := true
        }
        proc odd(m : (_ BitVec 8)) -> (q) {
          local q : Bool
          in -> set : assume (not (= m #x00))
          set -> exit : call q := even((bvsub m #x01))
          in -> no : assume (= m #x00)
          no -> exit : q := false
        }";
    assert!(!is_still_recursive(text));
    let (new, _) = loops_for_tail_calls(&parse(text).unwrap(), CALLS);
    let values = |sort: &Sort| match sort {
        Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
        _ => (0..8).map(|bits| Value::bv(bits, 8)).collect(),
    };
    let sort = |var: VarId| new.pool.sort(new.program.variable(var).term).clone();
    let found = explore(&new, &|var| Domain::complete(values(&sort(var))), LIMITS);
    let violated: Vec<usize> = found.violations.keys().map(|claim| claim.index()).collect();
    assert_eq!(violated, [1]);
}
