//! Well-formed programs pass the check, and each way of being ill formed is found.

use symra_ir::{
    ClaimId, ClaimKind, EdgeId, LocId, Operation, Position, ProcId, ProgramBuilder, ProgramError,
    Scope, SourceId, Task, VarId, validate,
};
use symra_terms::Sort;

/// `main` counts `x` up in a loop with a local and calls `f`; `f` passes its parameter back.
fn sample() -> Task {
    let mut b = ProgramBuilder::new();
    let x = b.global("x", &Sort::Int);
    let main = b.procedure("main");
    let f = b.procedure("f");
    let i = b.local(main, "i", &Sort::Bv(8));
    let parameter = b.parameter(f, "p", &Sort::Int);
    b.also_result(f, parameter);
    let head = b.location(main, "head");
    let bad = b.location(main, "bad");
    let (x_term, zero, seven) = (b.term(x), b.pool().bv(0, 8), b.pool().int(7));
    let small = b.pool().lt(x_term, seven);
    let large = b.pool().not(small);
    let (entry, exit) = (b.entry(main), b.exit(main));
    b.assign(main, entry, head, &[(i, zero), (x, seven)]);
    b.call(main, (head, head), f, &[x_term], &[x]);
    b.havoc(main, head, exit, &[i]);
    b.assume(main, head, bad, large);
    let claim = b.claim(ClaimKind::Unreach, "small", "x is 7 or more");
    b.error(main, bad, claim);
    let (entry, exit) = (b.entry(f), b.exit(f));
    b.skip(f, entry, exit);
    b.finish().expect("the sample should be well formed")
}

fn errors(change: impl FnOnce(&mut Task)) -> Vec<ProgramError> {
    let mut task = sample();
    change(&mut task);
    validate(&task).expect_err("the changed program should be ill formed")
}

#[track_caller]
fn check(change: impl FnOnce(&mut Task), wanted: &str) {
    let errors: Vec<String> = errors(change).iter().map(ToString::to_string).collect();
    assert!(errors.iter().any(|error| error.contains(wanted)), "no `{wanted}` in {errors:?}");
}

#[test]
fn sample_is_well_formed_and_linked() {
    let task = sample();
    assert_eq!(validate(&task), Ok(()));
    let main = task.program.procedure(ProcId(0));
    let heads: Vec<&str> =
        main.locations.iter().filter(|l| l.loop_head).map(|l| l.name.as_str()).collect();
    assert_eq!(heads, ["head"]);
    let head = main.locations.iter().find(|l| l.name == "head").unwrap();
    assert_eq!(head.outgoing, [EdgeId(1), EdgeId(2), EdgeId(3)]);
}

#[test]
fn indices_out_of_range_are_found() {
    check(
        |t| t.program.main = ProcId(9),
        "the program: there are 2 of kind procedure, and no number 9",
    );
    check(|t| t.program.procedures[0].entry = LocId(9), "of kind location, and no number 9");
    check(|t| t.program.procedures[0].exit = LocId(9), "of kind location, and no number 9");
    check(|t| t.program.procedures[0].edges[0].to = LocId(9), "of kind location, and no number 9");
    check(|t| t.program.procedures[0].locals.push(VarId(9)), "of kind variable, and no number 9");
    check(
        |t| t.program.procedures[0].locations[0].claim = Some(ClaimId(9)),
        "of kind claim, and no number 9",
    );
    check(
        |t| t.program.procedures[0].locations[0].outgoing.push(EdgeId(99)),
        "of kind edge, and no number 99",
    );
    check(
        |t| t.program.variables[0].scope = Scope::Local(ProcId(9)),
        "of kind procedure, and no number 9",
    );
    let position = Position { file: SourceId(0), line: 1, column: 1 };
    check(
        |t| t.program.claims[0].position = Some(position),
        "claim `small`: there are 0 of kind source, and no number 0",
    );
}

#[test]
fn sorts_must_fit() {
    let zero = |t: &mut Task| t.pool.int(0);
    check(
        |t| t.program.procedures[0].edges[3].operation = Operation::Assume(zero(t)),
        "sort Int where Bool is needed",
    );
    check(
        |t| {
            let operation = Operation::Assign(vec![(VarId(1), zero(t))]);
            t.program.procedures[0].edges[0].operation = operation;
        },
        "sort Int where (_ BitVec 8) is needed",
    );
    let call = |arguments, results| Operation::Call { callee: ProcId(1), arguments, results };
    check(
        |t| {
            let byte = t.pool.bv(0, 8);
            t.program.procedures[0].edges[1].operation = call(vec![byte], vec![VarId(0)]);
        },
        "sort (_ BitVec 8) where Int is needed",
    );
    check(
        |t| t.program.procedures[0].edges[1].operation = call(vec![zero(t)], vec![VarId(1)]),
        "sort Int where (_ BitVec 8) is needed",
    );
    check(
        |t| t.program.procedures[0].edges[1].operation = call(vec![], vec![VarId(0)]),
        "`f` is called with 0 arguments and has 1",
    );
    check(
        |t| t.program.procedures[0].edges[1].operation = call(vec![zero(t)], vec![]),
        "`f` is called with 0 results and has 1",
    );
}

#[test]
fn scopes_are_kept() {
    check(
        |t| t.program.procedures[1].edges[0].operation = Operation::Havoc(vec![VarId(1)]),
        "edge 0 of `f` (entry -> exit): `i` is neither a global nor a local here",
    );
    check(
        |t| {
            let i = t.program.variables[1].term;
            let zero = t.pool.bv(0, 8);
            let eq = t.pool.eq(i, zero);
            t.program.procedures[1].edges[0].operation = Operation::Assume(eq);
        },
        "edge 0 of `f` (entry -> exit): `main.i` is neither a global nor a local here",
    );
    check(
        |t| {
            let stray = t.pool.var("stray", &Sort::Bool);
            t.program.procedures[1].edges[0].operation = Operation::Assume(stray);
        },
        "`stray` is neither",
    );
    check(|t| t.program.procedures[0].locals.clear(), "`i` is missing in the list of locals");
    check(|t| t.program.procedures[0].locals.push(VarId(0)), "the global `x`");
}

#[test]
fn names_and_targets_are_unique() {
    check(
        |t| t.program.procedures[1].name = "main".to_owned(),
        "procedure `main`: another procedure has the same name",
    );
    check(
        |t| t.program.procedures[0].locations[2].name = "bad".to_owned(),
        "location `bad` of `main`: another location has the same name",
    );
    check(
        |t| t.program.claims.push(t.program.claims[0].clone()),
        "claim `small`: another claim has the same name",
    );
    check(
        |t| t.program.procedures[0].edges[2].operation = Operation::Havoc(vec![VarId(1), VarId(1)]),
        "edge 2 of `main` (head -> exit): `i` occurs twice",
    );
    check(|t| t.program.variables[1].term = t.program.variables[0].term, "belongs to another");
    check(|t| t.program.variables[1].term = t.pool.true_(), "is not a variable");
}

#[test]
fn exits_and_claims_end_runs() {
    check(
        |t| t.program.procedures[1].edges[0].from = t.program.procedures[1].exit,
        "procedure `f`: an edge leaves the exit",
    );
    check(
        |t| t.program.procedures[0].locations[2].claim = Some(ClaimId(0)),
        "location `head` of `main`: an edge leaves a location where a claim is violated",
    );
}

#[test]
fn stale_links_are_found() {
    check(|t| t.program.procedures[0].locations[2].loop_head = false, "not linked");
    check(|t| t.program.procedures[0].locations[2].outgoing.swap(0, 1), "not linked");
}

#[test]
fn builder_keeps_names_apart() {
    let mut b = ProgramBuilder::new();
    let x = b.global("x", &Sort::Int);
    let y = b.global("x", &Sort::Bool);
    let main = b.procedure("main");
    let a = b.location(main, "a");
    let a2 = b.location(main, "a");
    b.location(main, "exit");
    assert_ne!(b.term(x), b.term(y));
    let task = b.finish().expect("names should be made unique");
    let locations = &task.program.procedure(main).locations;
    assert_ne!(locations[a.index()].name, locations[a2.index()].name);
    assert_eq!(task.program.variable(y).name, "x");
}

/// Cycles of an irreducible graph: two entries into one loop, and a loop that the entry does not reach.
#[test]
fn every_cycle_has_a_loop_head() {
    let mut b = ProgramBuilder::new();
    let main = b.procedure("main");
    let l: Vec<LocId> = (0..4).map(|i| b.location(main, &format!("l{i}"))).collect();
    let entry = b.entry(main);
    for (from, to) in
        [(entry, l[0]), (entry, l[1]), (l[0], l[1]), (l[1], l[0]), (l[2], l[3]), (l[3], l[2])]
    {
        b.skip(main, from, to);
    }
    let task = b.finish().unwrap();
    let head = |loc: LocId| task.program.procedure(main).locations[loc.index()].loop_head;
    assert!(head(l[0]) != head(l[1]), "one head is enough for one cycle");
    assert!(head(l[2]) != head(l[3]));
    assert!(!head(entry));
}

/// A chain as long as a large program: nothing here may recurse.
#[test]
fn long_procedures_are_linked() {
    let mut b = ProgramBuilder::new();
    let main = b.procedure("main");
    let mut last = b.entry(main);
    for i in 0..300_000 {
        let next = b.location(main, &format!("l{i}"));
        b.skip(main, last, next);
        last = next;
    }
    let entry = b.entry(main);
    b.skip(main, last, entry);
    let task = b.finish().unwrap();
    let heads = task.program.procedure(main).locations.iter().filter(|l| l.loop_head).count();
    assert_eq!(heads, 1);
}
