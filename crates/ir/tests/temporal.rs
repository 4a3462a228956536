//! Formulas of linear temporal logic: their text, and their automata against their truth on random lassos.

use symra_ir::temporal::{Automaton, Formula, holds, parse};

/// Random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    fn index(&mut self, limit: usize) -> usize {
        usize::try_from(self.below(limit as u64)).expect("it should be below a length")
    }
}

const ATOMS: usize = 3;

fn formula(random: &mut Random, depth: u32) -> Formula {
    if depth == 0 || random.below(6) == 0 {
        return match random.below(8) {
            0 => Formula::Constant(random.below(2) == 0),
            _ => Formula::Atom(random.index(ATOMS)),
        };
    }
    let one = formula(random, depth - 1);
    match random.below(9) {
        0 => one.negated(),
        1 => Formula::Next(Box::new(one)),
        2 => one.finally(),
        3 => one.globally(),
        4 => one.and(formula(random, depth - 1)),
        5 => one.or(formula(random, depth - 1)),
        6 => one.until(formula(random, depth - 1)),
        7 => one.release(formula(random, depth - 1)),
        _ => one.implies(formula(random, depth - 1)),
    }
}

fn lasso(random: &mut Random) -> (Vec<Vec<bool>>, usize) {
    let length = 1 + random.index(6);
    let mut state = || (0..ATOMS).map(|_| random.below(2) == 0).collect();
    let word = (0..length).map(|_| state()).collect();
    (word, random.index(length))
}

#[test]
fn automata_accept_the_lassos_on_which_their_formulas_hold() {
    let mut random = Random(0x5eed);
    let mut both = [0, 0];
    for _ in 0..1200 {
        let formula = formula(&mut random, 3);
        let automaton = Automaton::new(&formula);
        for _ in 0..3 {
            let (word, back) = lasso(&mut random);
            let truth = holds(&formula, &word, back);
            both[usize::from(truth)] += 1;
            assert_eq!(automaton.accepts(&word, back), truth, "{formula:?}\n{word:?} {back}");
        }
    }
    assert!(both.iter().all(|count| *count > 800), "{both:?}");
}

/// The definition again, state by state, as far as it matters: each state comes again after at most the length of the word.
fn by_definition(formula: &Formula, word: &[Vec<bool>], back: usize, at: usize) -> bool {
    let next = |at: usize| if at + 1 < word.len() { at + 1 } else { back };
    let later = |at: usize| {
        let mut all = vec![at];
        for _ in 0..2 * word.len() {
            all.push(next(all[all.len() - 1]));
        }
        all
    };
    let at_state = |formula: &Formula, at: usize| by_definition(formula, word, back, at);
    match formula {
        Formula::Constant(value) => *value,
        Formula::Atom(atom) => word[at][*atom],
        Formula::Not(one) => !at_state(one, at),
        Formula::And(one, other) => at_state(one, at) && at_state(other, at),
        Formula::Or(one, other) => at_state(one, at) || at_state(other, at),
        Formula::Next(one) => at_state(one, next(at)),
        Formula::Until(one, other) => {
            let all = later(at);
            let end = all.iter().position(|at| at_state(other, *at));
            end.is_some_and(|end| all[..end].iter().all(|at| at_state(one, *at)))
        }
        Formula::Release(one, other) => {
            let all = later(at);
            let end = all.iter().position(|at| !at_state(other, *at));
            end.is_none_or(|end| all[..end].iter().any(|at| at_state(one, *at)))
        }
    }
}

#[test]
fn truth_is_as_defined() {
    let mut random = Random(0xfeed);
    for _ in 0..1500 {
        let formula = formula(&mut random, 3);
        let (word, back) = lasso(&mut random);
        let truth = holds(&formula, &word, back);
        assert_eq!(by_definition(&formula, &word, back, 0), truth, "{formula:?}\n{word:?} {back}");
    }
}

#[test]
fn formulas_are_read_as_they_bind() {
    let same = |one: &str, other: &str| {
        let (one, other) = (parse(one).unwrap(), parse(other).unwrap());
        assert_eq!(one, other);
    };
    same("a -> b -> c", "a -> (b -> c)");
    same("a && b || c && d", "(a && b) || (c && d)");
    same("G a -> F b", "(G a) -> (F b)");
    same("!a U b && c", "((!a) U b) && c");
    same("[] <> a", "G F a");
    same("AF AG a", "F G a");
    same("(a || b) && (a W b)", "(a || b) && (b R (a || b))");
    same("a <-> b", "(a -> b) && (b -> a)");
    same("G (request => F grant)", "G (request -> F grant)");
    same("F AP(x > 0)", "F (x > 0)");
    let atoms = |text: &str| parse(text).unwrap().1;
    assert_eq!(atoms("G (x + 1 > 3 -> F y != 0)"), ["x + 1 > 3", "y != 0"]);
    assert_eq!(atoms("G ((x + 1) * 2 > f[3] -> x = 1)"), ["(x + 1) * 2 > f[3]", "x = 1"]);
    assert_eq!(atoms("!(x == 1) U p.end"), ["x == 1", "p.end"]);
    assert_eq!(parse("true U false").unwrap().1, Vec::<String>::new());
}

#[test]
fn what_is_no_formula_is_refused() {
    for text in ["", "G", "a U", "(a", "a)", "a && && b", "G (a ->)", "()", "AP(a"] {
        assert!(parse(text).is_err(), "{text}");
    }
    let deep = "(".repeat(5000) + "a" + &")".repeat(5000);
    assert!(parse(&deep).is_err());
    assert!(parse(&("!".repeat(5000) + "a")).is_err());
}

#[test]
fn automata_of_usual_formulas_are_small() {
    let states = |text: &str| Automaton::new(&parse(text).unwrap().0).states.len();
    assert_eq!(states("G F a && G F b && G F c"), 1);
    assert!(states("F (request && G !grant)") <= 3);
    assert!(states("G F a && G F b && F (c && G !d)") <= 3);
}
