//! Formulas to generalised Büchi automata whose transitions carry the acceptance.
//!
//! After Couvreur, "On-the-fly verification of linear temporal logic" (FM 1999): a state is the set of formulas that must hold
//! from there on. Its transitions are the ways to make them true: what must hold now, what must hold next, and which
//! `a U b` were put off. A run is accepting if each `a U b` is, again and again, not put off.

use std::collections::{BTreeMap, BTreeSet};

use super::Formula;

/// An automaton of endless runs. It starts in state 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    /// For each state the transitions that leave it.
    pub states: Vec<Vec<Transition>>,
    /// How many sets of transitions there are that a run must take from again and again.
    pub sets: usize,
}

/// A transition: it reads the state that a run is in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Transition {
    /// Atoms that must be true or false in that state.
    pub atoms: BTreeMap<usize, bool>,
    /// The state of the automaton that it leads to.
    pub to: usize,
    /// The sets that it is in.
    pub sets: BTreeSet<usize>,
}

/// A formula without negations but of atoms.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Positive {
    Constant(bool),
    Literal(usize, bool),
    And(Box<Positive>, Box<Positive>),
    Or(Box<Positive>, Box<Positive>),
    Next(Box<Positive>),
    Until(Box<Positive>, Box<Positive>),
    Release(Box<Positive>, Box<Positive>),
}

/// A way to make formulas true.
#[derive(Clone, Default)]
struct Way {
    atoms: BTreeMap<usize, bool>,
    next: BTreeSet<Positive>,
    put_off: BTreeSet<Positive>,
}

impl Automaton {
    /// The automaton whose accepting runs are those on which the formula holds.
    pub fn new(formula: &Formula) -> Self {
        let first: BTreeSet<Positive> = [positive(formula, true)].into();
        let mut untils = BTreeSet::new();
        collect(first.iter(), &mut untils);
        let untils: Vec<Positive> = untils.into_iter().collect();
        let mut numbers: BTreeMap<BTreeSet<Positive>, usize> = [(first.clone(), 0)].into();
        let (mut open, mut states) = (vec![first], Vec::new());
        while states.len() < open.len() {
            let mut ways = Vec::new();
            let goals: Vec<Positive> = open[states.len()].iter().cloned().collect();
            expand(goals, Way::default(), &mut ways);
            let mut transitions = BTreeSet::new();
            for Way { atoms, next, put_off } in ways {
                let count = numbers.len();
                let to = *numbers.entry(next.clone()).or_insert(count);
                if to == count {
                    open.push(next);
                }
                let taken = |set: &usize| !put_off.contains(&untils[*set]);
                let sets = (0..untils.len()).filter(taken).collect();
                transitions.insert(Transition { atoms, to, sets });
            }
            states.push(without_weaker(transitions));
        }
        Self { states, sets: untils.len() }.reduced()
    }

    /// Whether a lasso is one of its accepting runs; see [`holds`](super::holds).
    pub fn accepts(&self, word: &[Vec<bool>], back: usize) -> bool {
        let place = |at: usize, state: usize| at * self.states.len() + state;
        let mut edges: Vec<Vec<(usize, &Transition)>> = Vec::new();
        for (at, values) in word.iter().enumerate() {
            let next = if at + 1 < word.len() { at + 1 } else { back };
            for transitions in &self.states {
                let fits = |transition: &&Transition| {
                    transition.atoms.iter().all(|(atom, value)| values[*atom] == *value)
                };
                let after = transitions.iter().filter(fits);
                edges.push(after.map(|taken| (place(next, taken.to), taken)).collect());
            }
        }
        let reached = |from: usize| {
            let mut seen: BTreeSet<usize> = BTreeSet::new();
            let mut stack = vec![from];
            while let Some(at) = stack.pop() {
                stack.extend(edges[at].iter().map(|(to, _)| *to).filter(|to| seen.insert(*to)));
            }
            seen
        };
        let all: Vec<BTreeSet<usize>> = (0..edges.len()).map(reached).collect();
        let mut starts: BTreeSet<usize> = all[0].clone();
        starts.insert(0);
        starts.into_iter().filter(|at| all[*at].contains(at)).any(|at| {
            let around = all[at].iter().filter(|other| all[**other].contains(&at));
            let mut sets: BTreeSet<usize> = BTreeSet::new();
            for from in around {
                for (_, taken) in edges[*from].iter().filter(|(to, _)| all[*to].contains(&at)) {
                    sets.extend(&taken.sets);
                }
            }
            sets.len() == self.sets
        })
    }

    /// States with the same transitions are one; what can't be reached is left out.
    fn reduced(mut self) -> Self {
        loop {
            let mut first: BTreeMap<&Vec<Transition>, usize> = BTreeMap::new();
            let mut same = Vec::new();
            for (number, transitions) in self.states.iter().enumerate() {
                same.push(*first.entry(transitions).or_insert(number));
            }
            let changes = same.iter().enumerate().any(|(number, other)| number != *other);
            let mut numbers = vec![None; self.states.len()];
            let (mut order, mut next) = (vec![same[0]], 0);
            numbers[same[0]] = Some(0);
            while next < order.len() {
                for transition in &self.states[order[next]] {
                    let to = same[transition.to];
                    if numbers[to].is_none() {
                        numbers[to] = Some(order.len());
                        order.push(to);
                    }
                }
                next += 1;
            }
            let renumbered = |transition: &Transition| {
                let to = numbers[same[transition.to]].expect("a target should have a number");
                Transition { to, ..transition.clone() }
            };
            let kept = order
                .iter()
                .map(|state| without_weaker(self.states[*state].iter().map(renumbered).collect()));
            self.states = kept.collect();
            if !changes {
                return self;
            }
        }
    }
}

/// Transitions without those that another one covers: it asks for less, leads to the same state, and is in more sets.
fn without_weaker(transitions: BTreeSet<Transition>) -> Vec<Transition> {
    let all: Vec<Transition> = transitions.into_iter().collect();
    let covers = |one: &Transition, other: &Transition| {
        one != other
            && one.to == other.to
            && one.sets.is_superset(&other.sets)
            && one.atoms.iter().all(|(atom, value)| other.atoms.get(atom) == Some(value))
    };
    all.iter().filter(|one| !all.iter().any(|other| covers(other, one))).cloned().collect()
}

/// The formula, or its negation, with negations at atoms only.
fn positive(formula: &Formula, sign: bool) -> Positive {
    let two = |one: &Formula, other: &Formula| {
        (Box::new(positive(one, sign)), Box::new(positive(other, sign)))
    };
    match formula {
        Formula::Constant(value) => Positive::Constant(*value == sign),
        Formula::Atom(atom) => Positive::Literal(*atom, sign),
        Formula::Not(one) => positive(one, !sign),
        Formula::Next(one) => Positive::Next(Box::new(positive(one, sign))),
        Formula::And(one, other) | Formula::Or(one, other) => {
            let conjunction = matches!(formula, Formula::And(..)) == sign;
            let (one, other) = two(one, other);
            if conjunction { Positive::And(one, other) } else { Positive::Or(one, other) }
        }
        Formula::Until(one, other) | Formula::Release(one, other) => {
            let until = matches!(formula, Formula::Until(..)) == sign;
            let (one, other) = two(one, other);
            if until { Positive::Until(one, other) } else { Positive::Release(one, other) }
        }
    }
}

/// All `a U b` in formulas.
fn collect<'p>(formulas: impl Iterator<Item = &'p Positive>, untils: &mut BTreeSet<Positive>) {
    let mut stack: Vec<&Positive> = formulas.collect();
    while let Some(formula) = stack.pop() {
        match formula {
            Positive::Constant(_) | Positive::Literal(..) => (),
            Positive::Next(one) => stack.push(one),
            Positive::And(one, other)
            | Positive::Or(one, other)
            | Positive::Until(one, other)
            | Positive::Release(one, other) => stack.extend([&**one, &**other]),
        }
        if matches!(formula, Positive::Until(..)) {
            untils.insert(formula.clone());
        }
    }
}

/// The ways to make all goals true.
fn expand(mut goals: Vec<Positive>, mut way: Way, ways: &mut Vec<Way>) {
    while let Some(goal) = goals.pop() {
        match goal {
            Positive::Constant(true) => (),
            Positive::Constant(false) => return,
            Positive::Literal(atom, value) => {
                if *way.atoms.entry(atom).or_insert(value) != value {
                    return;
                }
            }
            Positive::And(one, other) => goals.extend([*one, *other]),
            Positive::Next(one) => {
                if *one != Positive::Constant(true) {
                    way.next.insert(*one);
                }
            }
            Positive::Or(one, other) => {
                let mut first = goals.clone();
                first.push(*one);
                expand(first, way.clone(), ways);
                goals.push(*other);
            }
            Positive::Until(one, other) => {
                let mut now = goals.clone();
                now.push((*other).clone());
                expand(now, way.clone(), ways);
                let until = Positive::Until(one.clone(), other);
                way.put_off.insert(until.clone());
                way.next.insert(until);
                goals.push(*one);
            }
            Positive::Release(one, other) => {
                let mut now = goals.clone();
                now.extend([(*one).clone(), (*other).clone()]);
                expand(now, way.clone(), ways);
                way.next.insert(Positive::Release(one, other.clone()));
                goals.push(*other);
            }
        }
    }
    ways.push(way);
}
