//! Random temporal formulas about random small models, with and without fairness: the engines against all states and all cycles.
//!
//! The judge is Lichtenstein's and Pnueli's tableau ("Checking that finite state concurrent programs satisfy their linear
//! specification", POPL 1985): it guesses for each state of the model which formulas hold from there on. It shares nothing with the
//! automata of the product.

#![expect(clippy::disallowed_methods, reason = "tests set deadlines")]
#![expect(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod random;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use symra_analysis::Lemmas;
use symra_certify::{conclude, conclude_temporal};
use symra_engines::{Context, Engine, LassoConfig, LassoSearch, Progress, Ranking, Visits};
use symra_front_gcl::{Fairness, parse_bytes_with};
use symra_ir::temporal::{Formula, parse};
use symra_ir::{InlineLimits, temporal_product};
use symra_portfolio::{Form, PrepareConfig, prepare};
use symra_smt_z3::Z3;
use symra_verdict::{Budget, Verdict};

use random::Random;

/// A state of a model: `x`, `y`, and which process took the last step.
type State = (u8, u8, Option<usize>);
/// A condition, as the model says it and as Rust does.
type Condition = (&'static str, fn(u8, u8) -> bool);
/// A change.
type Change = (&'static str, fn(u8, u8) -> (u8, u8));

const CONDITIONS: [Condition; 7] = [
    ("x = 0", |x, _| x == 0),
    ("x < 2", |x, _| x < 2),
    ("y = 1", |_, y| y == 1),
    ("y != 2", |_, y| y != 2),
    ("x = y", |x, y| x == y),
    ("x > y", |x, y| x > y),
    ("x = 3", |x, _| x == 3),
];

const CHANGES: [Change; 7] = [
    ("x := (x + 1) mod 4", |x, y| ((x + 1) % 4, y)),
    ("y := (y + 1) mod 3", |x, y| (x, (y + 1) % 3)),
    ("x := 0", |_, y| (0, y)),
    ("y := 0, x := y", |_, y| (y, 0)),
    ("x := min(x + 1, 3)", |x, y| ((x + 1).min(3), y)),
    ("x := 3 - x", |x, y| (3 - x, y)),
    ("skip", |x, y| (x, y)),
];

/// A model: the guarded commands of two processes.
struct Model {
    text: String,
    commands: Vec<(usize, Option<Condition>, Change)>,
}

fn model(random: &mut Random) -> Model {
    let mut text = String::from("vars x : 0..3; y : 0..2\ninit x = 0 && y = 0\n");
    let mut commands = Vec::new();
    for process in 0..2 {
        let _ = writeln!(text, "process P{process} {{");
        for number in 0..=random.below(2) {
            let guard = (random.below(5) > 0).then(|| random.pick(&CONDITIONS));
            let change = random.pick(&CHANGES);
            let condition = guard.map_or("true", |guard| guard.0);
            let _ = writeln!(text, "  c{number}: {condition} -> {}", change.0);
            commands.push((process, guard, change));
        }
        text.push_str("}\n");
    }
    Model { text, commands }
}

fn formula(random: &mut Random, depth: u32) -> String {
    if depth == 0 {
        return random.pick(&CONDITIONS).0.to_owned();
    }
    let one = formula(random, depth - 1);
    let unary = |operator: &str| format!("{operator} ({one})");
    match random.below(9) {
        0 => unary("!"),
        1 => unary("X"),
        2 | 3 => unary("F"),
        4 | 5 => unary("G"),
        number => {
            let operator = ["U", "->", "W"][usize::try_from(number - 6).unwrap()];
            format!("({one}) {operator} ({})", formula(random, depth - 1))
        }
    }
}

/// The states after each state that can be reached; where nothing can be done, the state itself.
fn explore(model: &Model) -> BTreeMap<State, Vec<State>> {
    let mut after = BTreeMap::new();
    let mut open = vec![(0, 0, None)];
    while let Some(state) = open.pop() {
        if after.contains_key(&state) {
            continue;
        }
        let (x, y, _) = state;
        let able = model.commands.iter().filter(|(_, guard, _)| guard.is_none_or(|g| g.1(x, y)));
        let mut next: Vec<State> = able
            .map(|(process, _, change)| {
                let (x, y) = change.1(x, y);
                (x, y, Some(*process))
            })
            .collect();
        if next.is_empty() {
            next.push(state);
        }
        open.extend(&next);
        after.insert(state, next);
    }
    after
}

/// A node of the tableau: a state, and which of the formulas about what comes next are true there.
type Node = (State, u32);

struct Tableau<'m> {
    atoms: Vec<Condition>,
    /// The formulas whose truth in the next state is guessed.
    guessed: Vec<&'m Formula>,
}

impl<'m> Tableau<'m> {
    fn collect(&mut self, formula: &'m Formula) {
        match formula {
            Formula::Constant(_) | Formula::Atom(_) => (),
            Formula::Not(one) => self.collect(one),
            Formula::Next(one) => {
                self.collect(one);
                self.guessed.push(formula);
            }
            Formula::And(one, other) | Formula::Or(one, other) => {
                self.collect(one);
                self.collect(other);
            }
            Formula::Until(one, other) | Formula::Release(one, other) => {
                self.collect(one);
                self.collect(other);
                self.guessed.push(formula);
            }
        }
    }

    fn bit(&self, formula: &Formula, bits: u32) -> bool {
        let at = self.guessed.iter().position(|other| std::ptr::eq(*other, formula));
        bits >> at.unwrap() & 1 == 1
    }

    fn truth(&self, formula: &Formula, (state, bits): Node) -> bool {
        let holds = |formula: &Formula| self.truth(formula, (state, bits));
        match formula {
            Formula::Constant(value) => *value,
            Formula::Atom(atom) => self.atoms[*atom].1(state.0, state.1),
            Formula::Not(one) => !holds(one),
            Formula::And(one, other) => holds(one) && holds(other),
            Formula::Or(one, other) => holds(one) || holds(other),
            Formula::Next(_) => self.bit(formula, bits),
            Formula::Until(one, other) => holds(other) || holds(one) && self.bit(formula, bits),
            Formula::Release(one, other) => holds(other) && (holds(one) || self.bit(formula, bits)),
        }
    }

    /// Whether what was guessed at a node is true at the next.
    fn fits(&self, bits: u32, next: Node) -> bool {
        self.guessed.iter().all(|formula| {
            let there = match formula {
                Formula::Next(one) => self.truth(one, next),
                other => self.truth(other, next),
            };
            self.bit(formula, bits) == there
        })
    }
}

/// Whether a formula holds on some fair run of a model.
fn satisfiable(model: &Model, formula: &Formula, atoms: &[Condition], fairness: Fairness) -> bool {
    let after = explore(model);
    let mut tableau = Tableau { atoms: atoms.to_vec(), guessed: Vec::new() };
    tableau.collect(formula);
    let guesses = 1_u32 << tableau.guessed.len();
    let mut edges: BTreeMap<Node, Vec<Node>> = BTreeMap::new();
    let first = (0..guesses).map(|bits| ((0, 0, None), bits));
    let mut open: Vec<Node> = first.filter(|node| tableau.truth(formula, *node)).collect();
    while let Some(node) = open.pop() {
        if edges.contains_key(&node) {
            continue;
        }
        let mut next = Vec::new();
        for state in &after[&node.0] {
            let all = (0..guesses).map(|bits| (*state, bits));
            next.extend(all.filter(|there| tableau.fits(node.1, *there)));
        }
        open.extend(&next);
        edges.insert(node, next);
    }
    fair_cycle(model, &tableau, &edges, &edges.keys().copied().collect(), fairness)
}

fn fair_cycle(
    model: &Model,
    tableau: &Tableau<'_>,
    edges: &BTreeMap<Node, Vec<Node>>,
    within: &BTreeSet<Node>,
    fairness: Fairness,
) -> bool {
    let reach = |from: Node| {
        let mut seen = BTreeSet::new();
        let mut stack = vec![from];
        while let Some(at) = stack.pop() {
            for next in edges[&at].iter().filter(|next| within.contains(next)) {
                if seen.insert(*next) {
                    stack.push(*next);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<Node, BTreeSet<Node>> =
        within.iter().map(|node| (*node, reach(*node))).collect();
    let mut done: BTreeSet<Node> = BTreeSet::new();
    for node in within {
        if !reached[node].contains(node) || done.contains(node) {
            continue;
        }
        let component: BTreeSet<Node> =
            reached[node].iter().filter(|other| reached[*other].contains(node)).copied().collect();
        done.extend(&component);
        let fulfilled = tableau.guessed.iter().all(|formula| match formula {
            Formula::Until(_, other) => component
                .iter()
                .any(|node| !tableau.truth(formula, *node) || tableau.truth(other, *node)),
            Formula::Release(_, other) => component
                .iter()
                .any(|node| tableau.truth(formula, *node) || !tableau.truth(other, *node)),
            _ => true,
        });
        if !fulfilled {
            continue;
        }
        let able = |process: usize, ((x, y, _), _): &Node| {
            let mut own = model.commands.iter().filter(|(owner, ..)| *owner == process);
            own.any(|(_, guard, _)| guard.is_none_or(|guard| guard.1(*x, *y)))
        };
        let took = |process: usize, node: &Node| node.0.2 == Some(process);
        let unfair: Vec<usize> = (0..2)
            .filter(|process| match fairness {
                Fairness::None => false,
                Fairness::Weak => {
                    component.iter().all(|node| able(*process, node) && !took(*process, node))
                }
                Fairness::Strong => {
                    component.iter().any(|node| able(*process, node))
                        && !component.iter().any(|node| took(*process, node))
                }
            })
            .collect();
        if unfair.is_empty() {
            return true;
        }
        if fairness == Fairness::Strong {
            // Only where these processes can do nothing.
            let less: BTreeSet<Node> = component
                .into_iter()
                .filter(|node| !unfair.iter().any(|process| able(*process, node)))
                .collect();
            if fair_cycle(model, tableau, edges, &less, fairness) {
                return true;
            }
        }
    }
    false
}

/// What an engine says, after the re-check.
fn answer(model: &Model, formula: &str, fairness: Fairness, engine: &mut dyn Engine) -> Verdict {
    let parsed = parse_bytes_with("model.gcl", model.text.as_bytes(), Some(formula)).unwrap();
    let (mut given, temporal) = parsed.temporal_task(&parsed.temporal()[0], &[], fairness).unwrap();
    let product = temporal_product(&given, &temporal, InlineLimits::default());
    let deadline = Some(Instant::now() + Duration::from_secs(20));
    let budget = Budget { deadline, ..Budget::default() };
    let mut prepared = prepare(&product.task, Form::CallFree, PrepareConfig::default(), &budget);
    let (progress, lemmas) = (Progress::default(), Lemmas::new());
    let context = Context { backend: &Z3, budget: &budget, progress: &progress, lemmas: &lemmas };
    let verdict = engine.run(&mut prepared.task, &context).unwrap();
    let mut of_product = product.task.clone();
    let conclusion = conclude(&mut of_product, prepared, verdict, (&Z3, &budget)).unwrap();
    conclude_temporal(&mut given, &temporal, &product, of_product, conclusion).verdict
}

fn compare(seed: u64, count: u64, all_engines: bool) {
    let mut random = Random(seed);
    let (mut holds, mut fails, mut open) = (0, 0, 0);
    for number in 0..count {
        let model = model(&mut random);
        let depth = 1 + u32::try_from(random.below(2)).unwrap();
        let text = formula(&mut random, depth);
        let fairness = random.pick(&[Fairness::None, Fairness::Weak, Fairness::Strong]);
        let (parsed, names) = parse(&text).unwrap();
        let atoms: Vec<Condition> = names
            .iter()
            .map(|name| *CONDITIONS.iter().find(|condition| condition.0 == name).unwrap())
            .collect();
        let truth = !satisfiable(&model, &parsed.negated(), &atoms, fairness);
        let mut engines: Vec<Box<dyn Engine>> = vec![Box::new(Visits)];
        if all_engines {
            engines.push(Box::new(LassoSearch::new(LassoConfig::quick())));
            engines.push(Box::new(Ranking));
        }
        let mut decided = false;
        for engine in &mut engines {
            let name = engine.name();
            let verdict = answer(&model, &text, fairness, &mut **engine);
            let case = format!("{number}: {name}, {fairness:?}, {text}\n{}", model.text);
            match verdict {
                Verdict::Safe(_) => {
                    assert!(truth, "it does not hold: {case}");
                    (decided, holds) = (true, holds + 1);
                }
                Verdict::Unsafe(_) => {
                    assert!(!truth, "it holds: {case}");
                    (decided, fails) = (true, fails + 1);
                }
                Verdict::Unknown(reason) => {
                    let reason = reason.to_string();
                    let ours = reason.contains("refuted") || reason.contains("replayed");
                    assert!(!ours, "{reason}: {case}");
                }
            }
        }
        open += u64::from(!decided);
    }
    assert!(holds > 0 && fails > 0, "both verdicts should be there");
    assert!(open * 3 <= count, "{open} of {count} were not decided");
}

#[test]
fn answers_agree_with_the_tableau() {
    compare(0x5eed, 16, false);
}

#[test]
fn all_engines_agree_with_the_tableau() {
    compare(0xfeed, 8, true);
}

/// The long run: `cargo test -p symra-engines --test temporal -- --ignored`.
#[test]
#[ignore = "takes long"]
fn many_answers_agree_with_the_tableau() {
    compare(0x00c0_ffee, 1000, false);
}
