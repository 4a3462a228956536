//! Analyses of random programs, held against the explicit-state search, the interpreter and plain questions to a solver.

mod support;

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use support::{hold_in, runs, satisfiable, with_system};
use symra_analysis::encode::{Encoder, Feasibility, Values, feasible};
use symra_analysis::horn::{HornSystem, Relation, RuleTarget, annotation, solution};
use symra_analysis::infer::{candidates, live_with_auxiliary};
use symra_analysis::predabs::{Explored, Explorer};
use symra_analysis::system::{RoundLimits, Unroller, bits_of_state, differ};
use symra_analysis::{Annotation, infer};
use symra_ir::testing::{self, Random, Shape, domain};
use symra_ir::{Cfa, ExploreLimits, LoopForest, Operation, Task, Trace, explore, replay};
use symra_smt::{Answer, Backend as _, Limits, Solver};
use symra_smt_z3::Z3;
use symra_terms::{Substitution, Term, TermPool};
use symra_verdict::Budget;

/// Random programs without calls that have a loop.
fn programs(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (u64, Task)> {
    let shape = Shape { procedures: 0, recursion: false, ..Shape::default() };
    let has_loop = |task: &Task| {
        let main = task.program.procedure(task.program.main);
        let calls = |edge: &symra_ir::Edge| matches!(edge.operation, Operation::Call { .. });
        LoopForest::new(main).heads().next().is_some() && !main.edges.iter().any(calls)
    };
    let all = seeds.map(move |seed| (seed, testing::program(seed, shape)));
    all.filter(move |(_, task)| has_loop(task))
}

/// What the explicit-state search says: whether there is a violation, if it came to an end.
fn violated(task: &Task) -> Option<bool> {
    let limits = ExploreLimits { states: 4_000, depth: 6 };
    let found = explore(task, &|var| domain(task, var), limits);
    match (found.violations.is_empty(), found.exhaustive) {
        (false, _) => Some(true),
        (true, true) => Some(false),
        (true, false) => None,
    }
}

fn horn<'b>(pool: &mut TermPool, system: &symra_analysis::system::CutPoints<'_>) -> HornSystem<'b> {
    HornSystem::plain(pool, system, &Z3, &Limits::default()).expect("the solver should start")
}

/// Whether formulas at heads are inductive, asked rule by rule of a solver that knows nothing else; and whether they keep the rules
/// from claims.
fn by_plain_questions(
    pool: &mut TermPool,
    system: &symra_analysis::system::CutPoints<'_>,
    formulas: &Annotation,
) -> (bool, bool) {
    let cfa = system.encoder.cfa;
    let (mut inductive, mut excludes) = (true, true);
    for cut in &system.blocks {
        let mut given = cut.block.clauses.clone();
        if !cut.entry {
            given.extend(formulas.get(&cut.loc).into_iter().flatten());
        }
        for end in &cut.block.arrivals {
            let mut here = given.clone();
            here.push(end.reached);
            if !cfa.is_head(end.loc) {
                excludes &= !satisfiable(pool, &here);
                continue;
            }
            let mut there = Substitution::default();
            for (var, value) in &end.memory {
                let symbol = pool.symbol(system.encoder.own(*var)).expect("a variable");
                there.bind(symbol, *value);
            }
            let mut parts = Vec::new();
            for formula in formulas.get(&end.loc).into_iter().flatten() {
                parts.push(there.apply(pool, *formula));
            }
            let all = pool.and(&parts);
            here.push(pool.not(all));
            inductive &= !satisfiable(pool, &here);
        }
    }
    if cfa.is_head(cfa.entry()) {
        let here = formulas.get(&cfa.entry()).cloned().unwrap_or_default();
        let all = pool.and(&here);
        let violated = pool.not(all);
        inductive &= !satisfiable(pool, &[violated]);
    }
    (inductive, excludes)
}

#[test]
fn what_houdini_keeps_is_inductive() {
    let (mut kept_any, mut dropped_any) = (0, 0);
    for (seed, mut task) in programs(0..60) {
        let met = runs(&task, 0..6, 60);
        let (facts, given) = with_system(&mut task, |pool, _, mut system| {
            let mut guesses = candidates(pool, &mut system.encoder);
            for formulas in guesses.values_mut() {
                formulas.truncate(25);
            }
            system.encoder.refuse_dead(pool, &mut guesses);
            let mut horn = horn(pool, &system);
            let kept = horn
                .inductive(pool, &solution(&guesses), &Budget::default())
                .expect("the solver should not fail")
                .expect("there should be time");
            let kept = annotation(&kept);
            let (inductive, excludes) = by_plain_questions(pool, &system, &kept);
            assert!(inductive, "seed {seed}");
            let said = horn.excludes_claims(pool, &solution(&kept)).expect("no failure");
            assert_eq!(said, excludes, "seed {seed}");
            // What a proof needs is a proof.
            if said
                && let Some(less) = horn
                    .minimize(pool, &solution(&kept), &Budget::default())
                    .expect("the solver should not fail")
            {
                let less = annotation(&less);
                let both = by_plain_questions(pool, &system, &less);
                assert_eq!(both, (true, true), "seed {seed}: minimized");
            }
            (kept, guesses)
        });
        hold_in(&task.pool, &facts, &met, &format!("seed {seed}"));
        let count = |all: &Annotation| all.values().map(Vec::len).sum::<usize>();
        kept_any += count(&facts);
        dropped_any += count(&given) - count(&facts);
    }
    assert!(kept_any > 50 && dropped_any > 200, "{kept_any} and {dropped_any}");
}

#[test]
fn rules_are_those_of_the_blocks() {
    for (seed, mut task) in programs(60..90) {
        with_system(&mut task, |pool, cfa, system| {
            let horn = horn(pool, &system);
            let ends: usize = system.blocks.iter().map(|cut| cut.block.arrivals.len()).sum();
            let begins = usize::from(cfa.is_head(cfa.entry()));
            assert_eq!(horn.rules.len(), ends + begins, "seed {seed}");
            for rule in &horn.rules {
                match rule.target {
                    RuleTarget::Relation(Relation::Head(head)) => assert!(cfa.is_head(head)),
                    RuleTarget::Claim => (),
                    RuleTarget::Relation(other) => panic!("seed {seed}: {other:?}"),
                }
            }
        });
    }
}

/// Some conditions of the program as predicates of all heads.
fn predicates(pool: &mut TermPool, cfa: &Cfa<'_>, random: &mut Random) -> Vec<Term> {
    let mut conditions = Vec::new();
    for edge in cfa.edges() {
        if let symra_ir::Action::Assume(condition) = edge.action {
            conditions.push(condition);
        }
    }
    let mut found = infer::atoms::atoms(pool, &conditions);
    found.retain(|_| random.once_in(2));
    found.truncate(4);
    found
}

#[test]
fn an_abstraction_proves_only_what_is_so() {
    let (mut proofs, mut runs, mut spurious) = (0, 0, 0);
    for (seed, mut task) in programs(0..80) {
        let truth = violated(&task);
        let mut random = Random::new(seed);
        let mut found: Option<Trace> = None;
        with_system(&mut task, |pool, cfa, mut system| {
            let all = predicates(pool, cfa, &mut random);
            let mut own: Annotation = cfa.forest.heads().map(|head| (head, all.clone())).collect();
            system.encoder.refuse_dead(pool, &mut own);
            let mut horn = horn(pool, &system);
            let ignored = FxHashSet::default();
            let mut explorer = Explorer { system: &mut system, horn: &mut horn, ignored: &ignored };
            let explored = explorer
                .explore(pool, &own, &Annotation::new(), &Budget::default())
                .expect("the solver should not fail");
            match explored {
                Explored::Proof(formulas) => {
                    proofs += 1;
                    assert_ne!(truth, Some(true), "seed {seed}");
                    let both = by_plain_questions(pool, &system, &formulas);
                    assert_eq!(both, (true, true), "seed {seed}");
                }
                Explored::Counterexample(way) => {
                    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
                    match feasible(pool, &mut system.encoder, &way, &mut *solver)
                        .expect("the solver should not fail")
                    {
                        Feasibility::Yes(trace, _) => found = Some(*trace),
                        Feasibility::No => spurious += 1,
                        Feasibility::Undecided(why) => panic!("seed {seed}: {why}"),
                    }
                }
                Explored::GaveUp => (),
            }
        });
        if let Some(trace) = found {
            runs += 1;
            let run = replay(&task, &trace).expect("the trace should be a run");
            assert!(run.violated().is_some() && truth != Some(false), "seed {seed}");
        }
    }
    assert!(proofs > 5 && runs > 5 && spurious > 0, "{proofs}, {runs}, {spurious}");
}

/// What an unrolling finds within some blocks.
#[derive(Debug)]
enum Unrolled {
    /// A run to a claim, after so many blocks.
    Claim(usize, Trace),
    /// No path has more blocks than were looked at.
    End,
    /// Neither.
    Open,
}

fn check(solver: &mut dyn Solver, pool: &TermPool, with: Term) -> Option<bool> {
    match solver.check(pool, &[with]).expect("the solver should not fail") {
        Answer::Sat(_) => Some(true),
        Answer::Unsat(_) => Some(false),
        Answer::Unknown(_) => None,
    }
}

fn unrolled(task: &mut Task, by_guards: bool, limits: &RoundLimits, most: usize) -> Unrolled {
    let live = live_with_auxiliary(task);
    let Task { pool, program } = task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let encoder = Encoder::new(pool, &cfa, &live);
    let mut encoder = if by_guards { encoder.by_guards() } else { encoder };
    let mut unroller = Unroller::within(pool, &mut encoder, limits);
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    for k in 0..=most {
        let frontier = unroller.at(pool, &mut encoder, k);
        let (clauses, claims) = (frontier.clauses.clone(), frontier.claims.clone());
        let points: Vec<Term> = frontier.points.iter().map(|point| point.reached).collect();
        for clause in clauses {
            solver.assert(pool, clause).expect("the solver should not fail");
        }
        let any = pool.or(&points);
        if check(&mut *solver, pool, any) == Some(false) {
            return Unrolled::End;
        }
        for (loc, reached, from) in claims {
            if let Answer::Sat(mut model) =
                solver.check(pool, &[reached]).expect("the solver should not fail")
            {
                let mut values = Values::new(pool, &mut *model);
                let trace = unroller.trace(pool, &encoder, &mut values, k, (loc, from));
                return Unrolled::Claim(k, trace.expect("the model should be asked"));
            }
        }
    }
    Unrolled::Open
}

#[test]
fn unrolled_runs_are_runs_and_an_end_is_the_end() {
    let (mut claims, mut ends) = (0, 0);
    for (seed, task) in programs(0..60) {
        let truth = violated(&task);
        let mut least = Vec::new();
        for by_guards in [false, true] {
            match unrolled(&mut task.clone(), by_guards, &RoundLimits::new(), 5) {
                Unrolled::Claim(k, trace) => {
                    claims += 1;
                    let run = replay(&task, &trace).expect("the trace should be a run");
                    assert!(run.violated().is_some(), "seed {seed}");
                    assert_ne!(truth, Some(false), "seed {seed}");
                    // The run comes to as many heads as there were blocks before its last.
                    let forest = LoopForest::new(task.program.procedure(task.program.main));
                    let main = task.program.procedure(task.program.main);
                    let visits = trace
                        .steps
                        .iter()
                        .filter(|step| forest.is_head(main.edges[step.edge.edge.index()].to));
                    assert_eq!(visits.count(), k, "seed {seed}");
                    least.push(Some(k));
                }
                Unrolled::End => {
                    ends += 1;
                    assert_ne!(truth, Some(true), "seed {seed}");
                    least.push(None);
                }
                Unrolled::Open => (),
            }
        }
        // Both ways of encoding say the same.
        assert!(least.windows(2).all(|pair| pair[0] == pair[1]), "seed {seed}: {least:?}");
    }
    assert!(claims > 10 && ends > 10, "{claims} and {ends}");
}

#[test]
fn a_loop_with_a_limit_is_gone_round_so_often() {
    let text = "global i : (_ BitVec 8)
        proc main() {
          start -> head : i := #x00
          head -> body : assume (bvult i #x0a)
          body -> head : i := (bvadd i #x01)
          head -> bad : assume (= i #x05)
          error bad \"five\"
        }";
    let mut task = support::program(text);
    let head = Cfa::new(&task.program).map(|cfa| support::place(&cfa, "head"));
    let head = head.expect("the program should have no calls");
    let within =
        |task: &mut Task, limit| unrolled(task, true, &BTreeMap::from([(head, limit)]), 20);
    assert!(matches!(within(&mut task, 5), Unrolled::Claim(6, _)));
    let four = within(&mut task, 4);
    assert!(matches!(four, Unrolled::End), "{four:?}");
}

#[test]
fn simple_paths_come_to_no_state_twice() {
    // Three states, one after the other: no path of more than three visits is simple.
    let text = "global s : (_ BitVec 2)
        proc main() {
          start -> head : s := #b00
          head -> next : assume (not (= s #b10))
          next -> head : s := (bvadd s #b01)
          head -> again : assume (= s #b10)
          again -> head : s := #b00
          head -> bad : assume (= s #b11)
          error bad \"a fourth\"
        }";
    let mut task = support::program(text);
    let live = live_with_auxiliary(&task);
    let Task { pool, program } = &mut task;
    let cfa = Cfa::new(program).expect("the program should have no calls");
    let mut encoder = Encoder::new(pool, &cfa, &live);
    assert_eq!(bits_of_state(pool, &encoder), Some(2));
    let mut unroller = Unroller::from_entry(pool, &mut encoder).naming_all();
    let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
    let mut before = Vec::new();
    let mut possible = Vec::new();
    for k in 0..=5 {
        let frontier = unroller.at(pool, &mut encoder, k);
        let (clauses, points) = (frontier.clauses.clone(), frontier.points.clone());
        for clause in clauses {
            solver.assert(pool, clause).expect("the solver should not fail");
        }
        for point in &points {
            let same = before
                .iter()
                .filter(|other: &&symra_analysis::system::ReachedPoint| other.loc == point.loc);
            let different: Vec<Term> =
                same.map(|other| differ(pool, &encoder, other, point)).collect();
            for fact in different {
                solver.assert(pool, fact).expect("the solver should not fail");
            }
        }
        let reached: Vec<Term> = points.iter().map(|point| point.reached).collect();
        let any = pool.or(&reached);
        possible.push(check(&mut *solver, pool, any) == Some(true));
        before.extend(points);
    }
    // The entry, then the three states.
    assert_eq!(possible, [true, true, true, true, false, false]);
}
