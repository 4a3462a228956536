//! `minimax` on the programs of its paper, and on random ones.

mod support;

use std::fmt::Write as _;

use symra_analysis::Lemmas;
use symra_engines::localization::MemoryStrategy;
use symra_engines::minimax::{LoopStrategy, Mark, TreeEnd, Vector};
use symra_engines::{
    Budget, Context, Engine as _, Minimax, MinimaxConfig, MinimaxStatistics, Progress, Verdict,
};
use symra_smt::{Backend as _, Limits};
use symra_smt_z3::Z3;
use symra_terms::TermPool;
use symra_terms::smtlib::read_term;

fn verify(text: &str, config: MinimaxConfig) -> (Verdict, MinimaxStatistics) {
    let mut task = symra_ir::parse(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let mut engine = Minimax::new(config);
    let verdict = support::run(&mut engine, &mut task, 60);
    (verdict, engine.statistics().clone())
}

#[track_caller]
fn safe(text: &str, config: MinimaxConfig) -> MinimaxStatistics {
    let (verdict, statistics) = verify(text, config);
    assert!(matches!(verdict, Verdict::Safe(_)), "{verdict:?}\n{statistics:?}");
    statistics
}

#[track_caller]
fn violated(text: &str) {
    for config in configs() {
        let (verdict, statistics) = verify(text, config);
        assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}\n{statistics:?}");
    }
}

fn configs() -> [MinimaxConfig; 3] {
    [
        MinimaxConfig::default(),
        MinimaxConfig::as_published(),
        MinimaxConfig { largest: 0, ..MinimaxConfig::default() },
    ]
}

/// The example of `interpolate` in the text.
#[test]
fn interpolate_marks_as_few_constraints_as_it_needs() {
    let mut pool = TermPool::new();
    for name in ["x1", "x2", "y1"] {
        let _declared = pool.var(name, &symra_terms::Sort::Int);
    }
    let mut vector = Vector::default();
    let constraints = [
        ("(> x1 3)", Mark::Min),
        ("(= x1 (+ y1 1))", Mark::Max),
        ("(= y1 2)", Mark::Neutral),
        ("(= x2 0)", Mark::Neutral),
    ];
    for (text, mark) in constraints {
        let formula = read_term(&mut pool, text).unwrap();
        vector.push(&mut pool, 0, formula, mark);
    }
    let phi = read_term(&mut pool, "(< x1 0)").unwrap();
    let mut solver = Z3.solver(&Limits::default()).unwrap();
    assert!(vector.interpolate(&pool, &mut *solver, phi).unwrap());
    let marks: Vec<Mark> = vector.constraints.iter().map(|constraint| constraint.mark).collect();
    assert_eq!(marks, [Mark::Min, Mark::Max, Mark::Max, Mark::Neutral]);
    // What is satisfiable has no interpolant, and nothing changes.
    let phi = read_term(&mut pool, "(= x1 3)").unwrap();
    assert!(!vector.interpolate(&pool, &mut *solver, phi).unwrap());
}

/// Fig. 1: a diamond that matters not, and two that exclude each other.
fn figure_1(bound: u32) -> String {
    format!(
        "global x : Int
        global y : Int
        proc main() {{
          l0 -> l1 : x := 0
          l1 -> l3 : assume true
          l1 -> l2 : assume true
          l2 -> l3 : assume true
          l3 -> l5 : assume (< y 1)
          l3 -> l4 : assume (>= y 1)
          l4 -> l5 : x := (+ x 2)
          l5 -> l7 : assume (>= y 1)
          l5 -> l6 : assume (< y 1)
          l6 -> l7 : x := (+ x 4)
          l7 -> l8 : assume (> x {bound})
          l7 -> l9 : assume (<= x {bound})
          error l8 \"x is large\"
        }}"
    )
}

/// Nodes 0, 1, 3, 5, 6, 7, 9; 4, 5', 7' (subsumed); 2, 3' (subsumed). The subtree at 3 is explored once.
#[test]
fn figure_1_explores_the_small_tree() {
    let statistics = safe(&figure_1(5), MinimaxConfig::default());
    assert_eq!((statistics.nodes, statistics.subsumed), (12, 2), "{statistics:?}");
    // With deletion alone 7' is not subsumed: x = 2 is not x = 4.
    let statistics = safe(&figure_1(5), MinimaxConfig::as_published());
    assert_eq!((statistics.nodes, statistics.subsumed), (13, 1), "{statistics:?}");
    violated(&figure_1(3));
}

/// Fig. 2: a lock that is taken and released.
fn figure_2(lock: u32) -> String {
    format!(
        "global lock : Int
        global new : Int
        global old : Int
        global flag : Int
        proc main() {{
          l0 -> l1 : lock := 0, new := (+ old 1), flag := 1
          l1 -> l2 : assume (not (= new old))
          l2 -> l3 : lock := {lock}, old := new
          l3 -> l1 : assume true
          l3 -> l4 : assume true
          l4 -> l1 : lock := 0, new := (+ new 1)
          l1 -> l5 : assume (= new old)
          l5 -> l6 : assume (= flag 0)
          l6 -> l7 : lock := 0
          l5 -> l7 : assume (not (= flag 0))
          l7 -> l8 : assume (= lock 0)
          l7 -> l9 : assume (not (= lock 0))
          error l8 \"not locked\"
        }}"
    )
}

#[test]
fn figure_2_locks_the_difference() {
    for config in configs() {
        let statistics = safe(&figure_2(1), config);
        assert_eq!(statistics.conflicts, 1, "{statistics:?}");
        assert_eq!(statistics.locked, ["(= new (+ old 1))"], "{statistics:?}");
    }
    violated(&figure_2(0));
}

/// Fig. 3(a): the branches do not matter.
fn figure_3a(count: usize, q: u32) -> String {
    let mut edges = String::new();
    for n in 0..count {
        edges.extend([format!(
            "a{n} -> b{n} : x := 0
            a{n} -> b{n} : x := 1
            b{n} -> c{n} : assume (> x 0)
            b{n} -> d{n} : assume (<= x 0)
            c{n} -> a{} : y := 0
            d{n} -> a{} : y := 1\n",
            n + 1,
            n + 1
        )]);
    }
    format!(
        "global q : Int\nglobal x : Int\nglobal y : Int
        proc main() {{
        start -> a0 : q := {q}
        {edges}
        a{count} -> err : assume (= q 0)
        error err \"q\"
        }}"
    )
}

#[track_caller]
fn linear(nodes: &dyn Fn(usize) -> u64) {
    let counts: Vec<u64> = [4, 8, 16, 32].into_iter().map(nodes).collect();
    let differences: Vec<u64> = counts.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(differences[1], 2 * differences[0], "{counts:?}");
    assert_eq!(differences[2], 2 * differences[1], "{counts:?}");
}

#[test]
fn figure_3a_is_linear() {
    for config in configs() {
        linear(&|n| safe(&figure_3a(n, 1), config.clone()).nodes);
    }
    violated(&figure_3a(4, 0));
}

/// Fig. 3(b): two counters.
fn figure_3b(sum: &str) -> String {
    format!(
        "global y : Int\nglobal n : Int\nglobal N : Int
        proc main() {{
          l1 -> l2 : assume (= y 0)
          l2 -> l3 : n := 0
          l3 -> l4 : assume (< n N)
          l4 -> l3 : y := (+ y 1), n := (+ n 1)
          l3 -> l6 : assume (>= n N)
          l6 -> l7 : assume (< {sum} N)
          error l7 \"the sum is small\"
        }}"
    )
}

#[test]
fn figure_3b_needs_one_round_for_any_bound() {
    let statistics = safe(&figure_3b("(+ y n)"), MinimaxConfig::default());
    assert_eq!((statistics.conflicts, statistics.closed), (0, 1), "{statistics:?}");
    assert_eq!(statistics.nodes, 6, "{statistics:?}");
    // Without inequalities beside equations it is unrolled forever.
    violated(&figure_3b("(- n y)"));
}

/// Fig. 3(c): with z = 0 the sums matter, with z = 999 they do not.
fn figure_3c(count: usize, limit: usize, zs: &[u32]) -> String {
    let mut edges = String::new();
    for z in zs {
        edges.extend([format!("l1 -> a0 : z := {z}\n")]);
    }
    for n in 0..count {
        edges.extend([format!("a{n} -> a{} : s := (+ s 1)\n", n + 1)]);
        edges.extend([format!("a{n} -> a{} : s := (+ s 2)\n", n + 1)]);
    }
    format!(
        "global s : Int\nglobal z : Int
        proc main() {{
        l0 -> l1 : s := 0
        {edges}
        a{count} -> err : assume (and (> (+ s z) {limit}) (= z 0))
        error err \"the sum is large\"
        }}"
    )
}

#[test]
fn figure_3c_is_linear_where_the_sums_do_not_matter() {
    for config in configs() {
        linear(&|n| safe(&figure_3c(n, 2 * n, &[999]), config.clone()).nodes);
    }
    // By preconditions also where they do.
    linear(&|n| safe(&figure_3c(n, 2 * n, &[0, 999]), MinimaxConfig::default()).nodes);
    violated(&figure_3c(4, 7, &[0, 999]));
}

/// Fig. 3(d): the second branch computes 0 in a complicated way.
fn figure_3d(count: usize, limit: usize) -> String {
    let mut edges = String::new();
    for n in 0..count {
        edges.extend([format!("a{n} -> a{} : s := (+ s 1), t := (+ t 1)\n", n + 1)]);
        edges.extend([format!("a{n} -> a{} : assume true\n", n + 1)]);
    }
    format!(
        "global s : Int\nglobal t : Int\nglobal x : Int\nglobal y : Int\nglobal z : Int
        proc main() {{
        l1 -> l7 : x := 0, y := 0
        l1 -> l5 : havoc z
        l5 -> l7 : x := (ite (> z 5) (ite (> z 3) 0 1) 0), y := 0
        l7 -> a0 : s := x, t := y
        {edges}
        a{count} -> err : assume (and (> t {limit}) (> s {limit}))
        error err \"both are large\"
        }}"
    )
}

#[test]
fn figure_3d_subsumes_the_second_branch() {
    let nodes = |n: usize, config: MinimaxConfig| safe(&figure_3d(n, n), config);
    linear(&|n| nodes(n, MinimaxConfig::default()).nodes);
    for config in configs() {
        // The second branch adds its own nodes and the subsumed one: what follows is explored once.
        let statistics = nodes(8, config.clone());
        let twice = nodes(9, config);
        assert!(twice.nodes < 2 * statistics.nodes, "{statistics:?} {twice:?}");
    }
    violated(&figure_3d(4, 3));
}

/// Nested loops, with a fault and without.
#[test]
fn inner_loops_begin_anew_with_each_round() {
    let text = |claim: &str| {
        format!(
            "global i : (_ BitVec 8)\nglobal j : (_ BitVec 8)\nglobal s : (_ BitVec 8)
            proc main() {{
              start -> outer : i := #x00, s := #x00
              outer -> in : assume (bvult i #x05)
              in -> inner : j := #x00
              inner -> more : assume (bvult j #x03)
              more -> inner : j := (bvadd j #x01), s := (bvor s j)
              inner -> next : assume (not (bvult j #x03))
              next -> outer : i := (bvadd i #x01)
              outer -> done : assume (not (bvult i #x05))
              done -> err : assume {claim}
              error err \"wrong\"
            }}"
        )
    };
    let _statistics = safe(&text("(not (= i #x05))"), MinimaxConfig::default());
    violated(&text("(= s #x03)"));
}

/// Where the program is no longer modelled nothing is known; without a way there, all is.
#[test]
fn what_is_not_modelled_is_no_proof() {
    for (condition, proved) in [("(> n 3)", false), ("(and (> n 3) (< n 3))", true)] {
        let text = format!(
            "global n : Int
            claim \"asm\" unsupported \"assembler is not modelled\"
            proc main() {{
              loc start
              loc there error \"asm\"
              start -> loop : n := 0
              loop -> loop : n := (+ n 1)
              loop -> there : assume {condition}
            }}"
        );
        let (verdict, _) = verify(&text, MinimaxConfig::default());
        assert_eq!(matches!(verdict, Verdict::Safe(_)), proved, "{verdict:?}");
        assert!(!matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    }
}

/// Random programs, against the explicit-state search.
#[test]
fn agrees_with_the_explorer() {
    let engines =
        || configs().into_iter().map(|config| Box::new(Minimax::new(config)) as _).collect();
    let (proved, faulty) = support::agreeing(engines, 0..150, 1);
    assert!(proved > 60 && faulty > 60, "{proved} safe, {faulty} unsafe of 450");
}

/// A loop that adds to two variables; the claim is about what they have in common.
fn steps(claim: &str) -> String {
    format!(
        "global x : Int\nglobal y : Int
        proc main() {{
          start -> head : x := 1, y := 3
          head -> head : x := (+ x 4), y := (+ y 4)
          head -> head : x := (+ x 6), y := (+ y 6)
          head -> err : assume {claim}
          error err \"the steps\"
        }}"
    )
}

#[test]
fn weaker_constraints_are_preserved_by_loops() {
    // A congruence, an equation between variables, an inequality.
    for claim in ["(= x 100)", "(not (= y (+ x 2)))", "(< y 3)"] {
        let statistics = safe(&steps(claim), MinimaxConfig::default());
        assert_eq!(statistics.conflicts, 0, "{claim}: {statistics:?}");
    }
    violated(&steps("(= x 5)"));
    // A bound from the loop's condition.
    let text = |bound: u32| {
        format!(
            "global n : (_ BitVec 8)
            proc main() {{
              start -> head : n := #x00
              head -> head : assume (bvult n #x40)
              head -> body : assume (bvult n #x40)
              body -> head : n := (bvadd n #x01)
              head -> err : assume (bvugt n #x{bound:02x})
              error err \"the bound\"
            }}"
        )
    };
    let statistics = safe(&text(0x40), MinimaxConfig::default());
    assert_eq!(statistics.conflicts, 0, "{statistics:?}");
    violated(&text(2));
}

/// A protocol whose state is in memory, behind a pointer that is in memory itself, among writes to memory that do not matter. After
/// `open` comes `send`, any number of times, and then `close`; nothing is sent after that.
fn protocol(after_close: u32) -> String {
    format!(
        "global fields : (Array Int (_ BitVec 8))
        global pointers : (Array Int Int)
        global noise : (Array Int Int)
        global at : Int
        global p : Int
        global flag : (_ BitVec 8)
        proc main() {{
          start -> pointed : pointers := (store pointers 4 7), flag := #x00
          pointed -> opened : fields := (store fields (select pointers 4) #x01)
          opened -> loop : havoc at
          loop -> written : noise := (store noise at (+ (select noise at) 1))
          written -> there : p := (select pointers 4)
          there -> open : assume (= (select fields p) #x01)
          there -> other : assume (not (= (select fields p) #x01))
          open -> loop : fields := (store fields p #x02)
          other -> send : assume (= (select fields p) #x02)
          other -> third : assume (not (= (select fields p) #x02))
          send -> bad : assume (= flag #x01)
          send -> more : assume (= flag #x00)
          more -> loop : fields := (store fields p #x02)
          more -> close : flag := #x01
          close -> loop : fields := (store fields p #x03)
          third -> done : assume (= (select fields p) #x03)
          done -> loop : fields := (store fields p #x{after_close:02x})
          error bad \"sent after it was closed\"
        }}"
    )
}

/// D12 and D13: the noise stays hidden, the state is a variable, and what one conflict locks is locked in all rounds.
#[test]
fn states_in_memory_are_kept_once_a_conflict_needs_them() {
    let statistics = safe(&protocol(3), MinimaxConfig::default());
    assert_eq!(statistics.shown, 2, "{statistics:?}");
    assert!(statistics.conflicts <= 3, "{statistics:?}");
    let shown = MinimaxConfig { memory: MemoryStrategy::Shown, ..MinimaxConfig::default() };
    for config in [MinimaxConfig::default(), shown] {
        let (verdict, statistics) = verify(&protocol(2), config);
        assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?} {statistics:?}");
    }
}

/// A chain of states, each of which is left for the next one; a flag goes along, and is related to the state in no simple way. One
/// conflict for the state and one for the flag are enough, however long the chain is.
fn chain(length: u32, wrong: u32) -> String {
    let flag = |state: u32| (state * state * 5 + 3) % 256;
    let mut text = format!(
        "global state : (_ BitVec 8)\nglobal flag : (_ BitVec 8)\nglobal rounds : (_ BitVec 8)
        proc main() {{
          start -> loop : state := #x00, flag := #x{:02x}, rounds := #x00
          loop -> s0 : rounds := (bvadd rounds #x01)
",
        flag(0)
    );
    for at in 0..length {
        let next = at + 1;
        let (here, there) = (flag(at), flag(if at == wrong { at } else { next }));
        let _ = writeln!(
            text,
            "s{at} -> in{at} : assume (= state #x{at:02x})
            s{at} -> s{next} : assume (not (= state #x{at:02x}))
            in{at} -> bad : assume (not (= flag #x{here:02x}))
            in{at} -> loop : assume (= flag #x{here:02x})
            in{at} -> out{at} : assume (= flag #x{here:02x})
            out{at} -> loop : state := #x{next:02x}, flag := #x{there:02x}"
        );
    }
    text += "error bad \"state and flag differ\"\n}";
    text
}

#[test]
fn long_chains_of_states_need_few_conflicts() {
    for length in [4, 8, 16] {
        let statistics = safe(&chain(length, length), MinimaxConfig::default());
        assert!(statistics.conflicts <= 3, "{length}: {statistics:?}");
    }
    violated(&chain(4, 2));
}

/// The rival decides what is unrolled in the end, and what its interpolants happen to prove.
#[test]
fn iterative_deepening_unrolls_loops() {
    let config = MinimaxConfig { loops: LoopStrategy::Deepening, ..MinimaxConfig::default() };
    assert_eq!(safe(&figure_1(5), config.clone()).deepenings, 1);
    let (verdict, statistics) = verify(&figure_3b("(- n y)"), config.clone());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
    assert!(statistics.deepenings >= 1 && statistics.closed == 0, "{statistics:?}");
    let (verdict, _) = verify(&figure_2(0), config);
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?}");
}

/// A path that was cut off in a late round says nothing of an early one: the third round of `n` is found, though the first path
/// to be cut off leaves `n` as it is.
#[test]
fn what_was_cut_off_late_is_explored_early() {
    let config = MinimaxConfig { loops: LoopStrategy::Deepening, ..MinimaxConfig::default() };
    let text = |bound: u32| {
        format!(
            "global n : (_ BitVec 8)
            proc main() {{
              start -> head : n := #x00
              head -> head : assume (bvult n #x08)
              head -> body : assume (bvult n #x08)
              body -> head : n := (bvadd n #x01)
              head -> err : assume (= n #x{bound:02x})
              error err \"the bound\"
            }}"
        )
    };
    let (verdict, statistics) = verify(&text(3), config.clone());
    assert!(matches!(verdict, Verdict::Unsafe(_)), "{verdict:?} {statistics:?}");
    assert!((3..=5).contains(&statistics.deepenings), "{statistics:?}");
    let (verdict, statistics) = verify(&text(9), config);
    assert!(!matches!(verdict, Verdict::Unsafe(_)), "{verdict:?} {statistics:?}");
}

/// What it proved is told to others.
#[test]
fn the_lemma_store_gets_what_was_learned() {
    let mut task = symra_ir::parse(&figure_3b("(+ y n)")).unwrap();
    let (budget, progress, lemmas) = (Budget::default(), Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let mut engine = Minimax::default();
    assert!(matches!(engine.run(&mut task, &context).unwrap(), Verdict::Safe(_)));
    let first = engine.statistics().clone();
    let (inductive, _) = lemmas.since(&mut 0, &mut task.pool);
    assert!(inductive.values().any(|formulas| !formulas.is_empty()));
    // With them interpolants need less: nothing is left for its own.
    assert!(matches!(engine.run(&mut task, &context).unwrap(), Verdict::Safe(_)));
    assert!(engine.statistics().nodes <= first.nodes, "{first:?}");
}

/// The tree of Fig. 1(c): twelve nodes, three infeasible ones, two that others subsume.
#[test]
fn the_tree_is_kept_for_a_picture() {
    let mut task = symra_ir::parse(&figure_1(5)).unwrap();
    let mut engine = Minimax::new(MinimaxConfig { keep_tree: true, ..MinimaxConfig::default() });
    assert!(matches!(support::run(&mut engine, &mut task, 60), Verdict::Safe(_)));
    let nodes = &engine.tree().nodes;
    let subsumed = nodes.iter().filter(|node| matches!(node.end, TreeEnd::Subsumed(_))).count();
    let infeasible = nodes.iter().filter(|node| node.end == TreeEnd::Infeasible).count();
    assert_eq!((nodes.len() - infeasible, subsumed), (12, 2), "{nodes:?}");
    assert!(nodes.iter().skip(1).all(|node| node.parent.is_some()), "{nodes:?}");
}

/// The same on many: `SYMRA_SEEDS=150..10000 cargo test --release -p symra-engines --test minimax -- --ignored`.
#[test]
#[ignore = "takes hours"]
fn agrees_with_the_explorer_on_many() {
    let range = std::env::var("SYMRA_SEEDS").unwrap_or_else(|_| "150..10000".to_owned());
    let (from, to) = range.split_once("..").expect("write a range, as in 150..10000");
    let seeds = from.parse().unwrap()..to.parse().unwrap();
    let engines = || vec![Box::new(Minimax::default()) as _];
    let (proved, faulty) = support::agreeing(engines, seeds.clone(), 1);
    println!("{seeds:?}: {proved} safe, {faulty} unsafe, no disagreement");
}
