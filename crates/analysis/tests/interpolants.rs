//! Interpolants of infeasible paths: implied by the past, and enough for the future.

mod support;

use support::{choose, implies, place, program, satisfiable};
use symra_analysis::Annotation;
use symra_analysis::encode::{Counterexample, Encoder, Feasibility, Memory, feasible};
use symra_analysis::infer::live_with_auxiliary;
use symra_analysis::interpolate::{Interpolant, Sums, interpolants, minimal, predicates};
use symra_ir::testing::{self, Random, Shape};
use symra_ir::{Cfa, EdgeId, Interpreter, Task, follow, replay};
use symra_smt::{Backend as _, Limits};
use symra_smt_z3::Z3;
use symra_terms::{Sort, Term, TermPool};

/// A program in two versions and a path to its claim, by the names of its locations: it is infeasible in the first version and a
/// run in the second.
struct Case {
    name: &'static str,
    text: &'static str,
    path: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        name: "two variables that go up together",
        text: "global x : Int
            global y : Int
            proc main() {
              start -> head : x := 0, y := 0
              head -> head : x := (+ x 1), y := (+ y 1)
              head -> bad : assume (> (- x y) [[0||(- 1)]])
              error bad \"far\"
            }",
        path: &["start", "head", "head", "head", "bad"],
    },
    Case {
        name: "a condition that lasts",
        text: "global n : (_ BitVec 32)
            global i : (_ BitVec 32)
            proc main() {
              start -> positive : assume (bvsgt n [[#x00000000||#xffffffff]])
              positive -> head : i := #x00000000
              head -> body : assume (bvslt i n)
              body -> head : i := (bvadd i #x00000001)
              head -> after : assume (not (bvslt i n))
              after -> bad : assume (= n #x00000000)
              error bad \"not positive\"
            }",
        path: &["start", "positive", "head", "after", "bad"],
    },
    Case {
        name: "a value that a branch sets",
        text: "global mode : (_ BitVec 8)
            global in : Bool
            global x : (_ BitVec 8)
            proc main() {
              start -> read : havoc in
              read -> yes : assume in
              yes -> head : mode := #x01
              head -> body : assume (= mode #x01)
              body -> head : x := (bvadd x #x01), mode := [[#x01||#x02]]
              head -> bad : assume (= mode #x02)
              error bad \"another mode\"
            }",
        path: &["start", "read", "yes", "head", "body", "head", "bad"],
    },
    Case {
        name: "a bound after three rounds",
        text: "global i : Int
            proc main() {
              start -> head : i := 0
              head -> body : assume (< i 10)
              body -> head : i := (+ i 1)
              head -> bad : assume (> i [[3||2]])
              error bad \"above\"
            }",
        path: &["start", "head", "body", "head", "body", "head", "body", "head", "bad"],
    },
    Case {
        name: "a value that is copied and changed back",
        text: "global x : (_ BitVec 16)
            global y : (_ BitVec 16)
            proc main() {
              start -> head : y := x
              head -> a : x := (bvxor x #x00ff)
              a -> head : y := (bvxor y [[#x00ff||#x00fe]])
              head -> bad : assume (not (= x y))
              error bad \"they differ\"
            }",
        path: &["start", "head", "a", "head", "bad"],
    },
    Case {
        name: "an element of an array",
        text: "global a : (Array Int Int)
            global i : Int
            proc main() {
              start -> head : a := (store a 3 7)
              head -> chosen : havoc i
              chosen -> other : assume [[(not (= i 3))||true]]
              other -> head : a := (store a i 8)
              head -> bad : assume (not (= (select a 3) 7))
              error bad \"overwritten\"
            }",
        path: &["start", "head", "chosen", "other", "head", "bad"],
    },
    Case {
        name: "arrays with the same element, and an input that chooses where one is written",
        text: "global a : (Array (_ BitVec 8) (_ BitVec 8))
            global copy : (Array (_ BitVec 8) (_ BitVec 8))
            global x : (_ BitVec 8)
            global i : (_ BitVec 8)
            global in : (_ BitVec 8)
            proc main() {
              start -> read : havoc x
              read -> head : a := (store (store a #x00 #x00) #x01 x), copy := (store copy #x01 [[x||#x00]]), i := #x00
              head -> chosen : havoc in
              chosen -> written : a := (store a (bvadd i in) #x00)
              written -> same : assume (= (select copy #x01) (select a #x00))
              written -> head : assume (not (= (select copy #x01) (select a #x00)))
              same -> bad : assume (bvult #x00 (select a #x01))
              error bad \"not the same\"
            }",
        path: &["start", "read", "head", "chosen", "written", "same", "bad"],
    },
];

/// The path as a counterexample whose cut points are the visits of `head`, all of them abstracted.
fn counterexample(cfa: &Cfa<'_>, path: &[&str]) -> Counterexample {
    let mut points = vec![(cfa.entry(), false)];
    let mut segments: Vec<Vec<EdgeId>> = vec![Vec::new()];
    for pair in path.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|name| place(cfa, name));
        let edge = cfa.edges().iter().position(|edge| edge.from == from && edge.to == to);
        let edge = EdgeId::new(edge.expect("there should be such an edge"));
        segments.last_mut().expect("there is one").push(edge);
        if pair[1] == "head" {
            points.push((to, true));
            segments.push(Vec::new());
        }
    }
    let claim = place(cfa, path.last().expect("a path should end"));
    Counterexample { points, segments, claim }
}

/// The conditions of a segment from values on, and the values behind it.
fn along(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    segment: &[EdgeId],
    mut memory: Memory,
    number: usize,
) -> (Vec<Term>, Memory) {
    let mut conditions = Vec::new();
    for edge in segment {
        let mut name = |pool: &mut TermPool, cfa: &Cfa<'_>, var| {
            let sort = pool.sort(cfa.term(var)).clone();
            pool.var(&format!("in.{number}.{}.{}", edge.index(), cfa.term(var).index()), &sort)
        };
        let (condition, after) = encoder.next(pool, *edge, &memory, &mut name);
        conditions.extend(condition);
        memory = after;
    }
    (conditions, memory)
}

/// The three conditions of a sequence of interpolants at all points of a path but the first, each asked of a solver: the path up to a
/// point implies what is said there; what is said at a point implies with the segment behind it what is said at the next; and
/// what is said at the last one excludes the claim.
#[track_caller]
fn are_interpolants(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    way: &Counterexample,
    found: &[Interpolant],
    what: &str,
) {
    let (mut past, mut memory) = along(pool, encoder, &way.segments[0], Memory::new(), 0);
    for (number, interpolant) in found.iter().enumerate() {
        let said = pool.and(&interpolant.conjuncts);
        let here = encoder.value(pool, &memory, said);
        assert!(implies(pool, &past, here), "{what}: point {number}");
        // From what is said alone, whatever else the variables are.
        let (mut future, after) =
            along(pool, encoder, &way.segments[number + 1], Memory::new(), 100 + number);
        future.push(said);
        match found.get(number + 1) {
            Some(next) => {
                let next = pool.and(&next.conjuncts);
                let there = encoder.value(pool, &after, next);
                let said = found.iter().map(|one| support::texts(pool, &one.conjuncts));
                let said: Vec<_> = said.collect();
                assert!(implies(pool, &future, there), "{what}: {number} {said:?}");
            }
            None => assert!(!satisfiable(pool, &future), "{what}: the claim"),
        }
        let (more, next) = along(pool, encoder, &way.segments[number + 1], memory, 1 + number);
        past.extend(more);
        memory = next;
    }
}

#[test]
fn interpolants_are_what_they_should_be() {
    for case in CASES {
        let mut task = program(&choose(case.text, 0));
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let mut encoder = Encoder::new(pool, &cfa, &live);
        let way = counterexample(&cfa, case.path);
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let feasibility = feasible(pool, &mut encoder, &way, &mut *solver).expect("no failure");
        assert!(matches!(feasibility, Feasibility::No), "{}", case.name);
        let none = Annotation::new();
        let mut found = interpolants(pool, &mut encoder, &way, (&none, Sums::None), &mut *solver)
            .expect("the solver should not fail")
            .unwrap_or_else(|| panic!("{}: there should be interpolants", case.name));
        // Where nothing is needed, nothing is said, nor before that.
        let heads = way.points.len() - 1;
        let nothing = Interpolant { loc: place(&cfa, "head"), conjuncts: Vec::new() };
        assert!(!found.is_empty() && found.len() <= heads, "{}", case.name);
        found.resize(heads, nothing);
        found.reverse();
        assert!(!predicates(pool, &found).is_empty(), "{}", case.name);

        are_interpolants(pool, &mut encoder, &way, &found, case.name);
    }
}

/// The twins' paths are runs.
#[test]
fn feasible_paths_are_runs() {
    for case in CASES {
        let mut task = program(&choose(case.text, 1));
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let mut encoder = Encoder::new(pool, &cfa, &live);
        let way = counterexample(&cfa, case.path);
        let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
        let trace = match feasible(pool, &mut encoder, &way, &mut *solver).expect("no failure") {
            Feasibility::Yes(trace, _) => trace,
            Feasibility::No | Feasibility::Undecided(_) => panic!("{}", case.name),
        };
        let none = Annotation::new();
        let found = interpolants(pool, &mut encoder, &way, (&none, Sums::None), &mut *solver);
        assert_eq!(found.expect("the solver should not fail"), None, "{}", case.name);
        let replayed = replay(&task, &trace).expect("the trace should be a run");
        assert!(replayed.violated().is_some(), "{}", case.name);
    }
}

/// What is known at the points may be used, and then needs not be said.
#[test]
fn what_is_known_is_used() {
    let mut task = program(&choose(CASES[0].text, 0));
    let live = live_with_auxiliary(&task);
    let known = support::formula(&mut task.pool, "(= x y)");
    let Task { pool, program } = &mut task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let mut encoder = Encoder::new(pool, &cfa, &live);
    let way = counterexample(&cfa, CASES[0].path);
    let known = Annotation::from([(place(&cfa, "head"), vec![known])]);
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    let found = interpolants(pool, &mut encoder, &way, (&known, Sums::None), &mut *solver)
        .expect("the solver should not fail")
        .expect("there should be interpolants");
    assert!(found.iter().all(|interpolant| interpolant.conjuncts.is_empty()));
}

#[test]
fn a_minimal_core_prefers_what_comes_first() {
    let mut pool = TermPool::new();
    let x = pool.var("x", &Sort::Int);
    let bounds: Vec<Term> = [1, 5, 3].map(|n| pool.int(n)).map(|n| pool.lt(x, n)).to_vec();
    let above = pool.int(7);
    let above = pool.lt(above, x);
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    solver.assert(&pool, above).expect("no failure");
    let core = minimal(&pool, &mut *solver, &bounds).expect("no failure");
    assert_eq!(core, Some(vec![bounds[0]]));
    // Nothing contradicts it.
    let core = minimal(&pool, &mut *solver, &[above]).expect("no failure");
    assert_eq!(core, None);
}

/// A random path through a program, as a counterexample with its heads as abstracted points.
fn random_path(cfa: &Cfa<'_>, random: &mut Random) -> Counterexample {
    let mut points = vec![(cfa.entry(), false)];
    let mut segments: Vec<Vec<EdgeId>> = vec![Vec::new()];
    let mut at = cfa.entry();
    for _ in 0..4 + random.below(10) {
        let outgoing = &cfa.location(at).outgoing;
        if outgoing.is_empty() {
            break;
        }
        let edge = *random.pick(outgoing);
        segments.last_mut().expect("there is one").push(edge);
        at = cfa.edge(edge).to;
        if cfa.is_head(at) {
            points.push((at, true));
            segments.push(Vec::new());
        }
    }
    // The last point is where the path ends.
    if segments.len() > 1 && segments.last().is_some_and(Vec::is_empty) {
        points.pop();
        segments.pop();
    }
    Counterexample { points, segments, claim: at }
}

/// The first segments of a path that are infeasible together: behind them there is nothing to say.
fn shortest_infeasible(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    mut way: Counterexample,
) -> Option<Counterexample> {
    let (mut past, mut memory) = (Vec::new(), Memory::new());
    for number in 0..way.segments.len() {
        let (more, after) = along(pool, encoder, &way.segments[number], memory, number);
        memory = after;
        past.extend(more);
        if !satisfiable(pool, &past) {
            way.claim = way.points.get(number + 1).map_or(way.claim, |(loc, _)| *loc);
            way.points.truncate(number + 1);
            way.segments.truncate(number + 1);
            return Some(way);
        }
    }
    None
}

/// Where a path is infeasible, its interpolants are ones; and where it is not, it is a run.
#[test]
fn random_paths_have_interpolants_or_are_runs() {
    let (mut interpolated, mut real) = (0, 0);
    for seed in 0..100 {
        let shape = Shape { procedures: 0, recursion: false, ..Shape::default() };
        let mut task = testing::program(seed, shape);
        let mut random = Random::new(seed);
        let mut runs = Vec::new();
        let live = live_with_auxiliary(&task);
        let Task { pool, program } = &mut task;
        let cfa = Cfa::new(program).expect("the program should have no calls");
        let mut encoder = Encoder::new(pool, &cfa, &live);
        for number in 0..6 {
            let way = random_path(&cfa, &mut random);
            let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
            match feasible(pool, &mut encoder, &way, &mut *solver).expect("no failure") {
                Feasibility::Yes(trace, _) => {
                    runs.push((trace, way.claim));
                    continue;
                }
                Feasibility::Undecided(_) => continue,
                Feasibility::No => (),
            }
            let Some(way) = shortest_infeasible(pool, &mut encoder, way) else { continue };
            let none = Annotation::new();
            let found = interpolants(pool, &mut encoder, &way, (&none, Sums::None), &mut *solver)
                .expect("the solver should not fail");
            let Some(mut found) = found else { continue };
            let points = way.points.len() - 1;
            found.resize(points, Interpolant { loc: way.claim, conjuncts: Vec::new() });
            found.reverse();
            let what = format!("seed {seed}, path {number}");
            are_interpolants(pool, &mut encoder, &way, &found, &what);
            interpolated += usize::from(found.iter().any(|one| !one.conjuncts.is_empty()));
        }
        // The run may take another way between two points.
        for (trace, end) in runs {
            real += 1;
            let replayed = follow(&Interpreter::new(&task), &trace, |_| ());
            let replayed = replayed.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            assert_eq!(replayed.end.location().loc, end, "seed {seed}");
        }
    }
    assert!(interpolated > 12 && real > 50, "{interpolated} and {real}");
}
