//! Where candidates come from: atoms of formulas and what is weaker, guesses for heads, roles of variables, auxiliary variables.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::{formula, place, program, runs, texts, with_system};
use symra_analysis::infer::arrays::{elements_in, instances, leave_out_weaker, read_indices};
use symra_analysis::infer::atoms::{
    at_most, atoms, conjuncts, disjuncts, enumerated, is_number, weaker,
};
use symra_analysis::infer::{Roles, candidates, live_with_auxiliary};
use symra_analysis::{Annotation, join};
use symra_ir::testing::Random;
use symra_ir::{Cfa, LocId, VarId, live_variables};
use symra_terms::{Assignment, Sort, Term, TermPool, Value};

/// Two variables of four bits, so that all values can be tried.
struct Small {
    pool: TermPool,
    variables: [Term; 2],
}

fn small() -> Small {
    let mut pool = TermPool::new();
    let variables = ["x", "y"].map(|name| pool.var(name, &Sort::Bv(4)));
    Small { pool, variables }
}

impl Small {
    fn holds(&self, formula: Term, values: [u64; 2]) -> bool {
        let mut state = Assignment::default();
        for (variable, value) in self.variables.iter().zip(values) {
            let symbol = self.pool.symbol(*variable).expect("it should be a variable");
            state.set(symbol, Value::bv(value, 4));
        }
        self.pool.evaluate_in(formula, &state) == Value::Bool(true)
    }

    /// A variable or a number.
    fn operand(&mut self, random: &mut Random) -> Term {
        match random.below(3) {
            0 => self.pool.bv(random.number() % 16, 4),
            which => self.variables[which - 1],
        }
    }

    fn atom(&mut self, random: &mut Random) -> Term {
        let (a, b) = (self.operand(random), self.operand(random));
        match random.below(5) {
            0 => self.pool.bv_slt(a, b),
            1 => self.pool.bv_sle(a, b),
            2 => self.pool.bv_ult(a, b),
            3 => self.pool.bv_ule(a, b),
            _ => self.pool.eq(a, b),
        }
    }

    fn formula(&mut self, random: &mut Random, depth: usize) -> Term {
        if depth == 0 || random.once_in(4) {
            return self.atom(random);
        }
        let parts = [self.formula(random, depth - 1), self.formula(random, depth - 1)];
        match random.below(5) {
            0 => self.pool.and(&parts),
            1 => self.pool.or(&parts),
            2 => self.pool.eq(parts[0], parts[1]),
            3 => self.pool.not(parts[0]),
            _ => self.pool.implies(parts[0], parts[1]),
        }
    }
}

fn all_values() -> impl Iterator<Item = [u64; 2]> {
    (0..16).flat_map(|x| (0..16).map(move |y| [x, y]))
}

#[test]
fn what_is_weaker_follows() {
    let mut here = small();
    let mut random = Random::new(1);
    let (mut found, mut strictly) = (0, 0);
    for _ in 0..400 {
        let atom = here.atom(&mut random);
        let literal = if random.once_in(2) { here.pool.not(atom) } else { atom };
        for other in weaker(&mut here.pool, literal) {
            found += 1;
            let mut more = false;
            for values in all_values() {
                let (strong, weak) = (here.holds(literal, values), here.holds(other, values));
                assert!(!strong || weak, "{}", here.pool.display(literal));
                more |= weak && !strong;
            }
            strictly += usize::from(more);
        }
    }
    assert!(found > 200 && strictly > 150, "{found}, of which {strictly} say less");
}

#[test]
fn bounds_do_not_wrap_around() {
    let mut here = small();
    let x = here.variables[0];
    let numbers = [0, 5, 6, 8, 9].map(|number| here.pool.bv(number, 4));
    let [zero, five, six, least, next] = numbers;
    let (below, weak) = (here.pool.bv_sle(x, five), here.pool.bv_sle(x, six));
    assert_eq!(weaker(&mut here.pool, below), [weak]);
    // From below, too; and not beyond the least number, with sign or without.
    let (above, weak) = (here.pool.bv_sle(six, x), here.pool.bv_sle(five, x));
    assert_eq!(weaker(&mut here.pool, above), [weak]);
    for always in [here.pool.bv_ule(zero, x), here.pool.bv_sle(least, x)] {
        assert_eq!(weaker(&mut here.pool, always), []);
    }
    let almost = here.pool.bv_sle(next, x);
    let found = weaker(&mut here.pool, almost);
    assert!(found.iter().all(|bound| *bound == here.pool.true_()), "{found:?}");
}

#[test]
fn atoms_decide_a_formula() {
    let mut here = small();
    let mut random = Random::new(2);
    for _ in 0..60 {
        let formula = here.formula(&mut random, 3);
        let atoms = atoms(&here.pool, &[formula]);
        let distinct: BTreeSet<Term> = atoms.iter().copied().collect();
        assert_eq!(distinct.len(), atoms.len(), "each is there once");
        // Where all atoms have the same values, so has the formula.
        let mut known: BTreeMap<Vec<bool>, bool> = BTreeMap::new();
        for values in all_values() {
            let key: Vec<bool> = atoms.iter().map(|atom| here.holds(*atom, values)).collect();
            let truth = here.holds(formula, values);
            let text = here.pool.display(formula);
            assert_eq!(*known.entry(key).or_insert(truth), truth, "{text}");
        }
    }
}

#[test]
fn parts_put_together_are_the_formula() {
    let mut here = small();
    let mut random = Random::new(3);
    for _ in 0..100 {
        let formula = here.formula(&mut random, 3);
        let all = conjuncts(&here.pool, formula);
        assert_eq!(here.pool.and(&all), formula);
        let any = disjuncts(&here.pool, formula);
        assert_eq!(here.pool.or(&any), formula);
    }
    assert_eq!(conjuncts(&here.pool, here.pool.true_()), []);
    assert_eq!(disjuncts(&here.pool, here.pool.false_()), []);
    let flag = here.pool.var("flag", &Sort::Bool);
    assert_eq!(at_most(&mut here.pool, flag, flag), None, "truth values are not ordered");
    let (five, sum) = (here.pool.bv(5, 4), here.variables[0]);
    assert!(is_number(&here.pool, five) && !is_number(&here.pool, sum));
}

/// The header of `auxiliary.rs`: what a loop's variables were computed from.
const POINTER: &str = "global start : (_ BitVec 32)
    global p : (_ BitVec 32)
    global length : (_ BitVec 32)
    global unrelated : (_ BitVec 32)
    proc main() {
      begin -> head : p := start
      head -> body : assume (not (= length #x00000000))
      body -> next : length := (bvsub length #x00000001)
      next -> head : p := (bvadd p #x00000001)
      head -> bad : assume (and (= length #x00000000) (= p #x00000007))
      error bad \"there\"
    }";

#[test]
fn what_a_loop_was_computed_from_counts_as_live() {
    let task = program(POINTER);
    let cfa = Cfa::new(&task.program).expect("the program should have no calls");
    let head = place(&cfa, "head");
    let plain = &live_variables(&task)[task.program.main.index()];
    let with = live_with_auxiliary(&task);
    let [start, p, length, unrelated] = [0, 1, 2, 3].map(VarId::new);
    assert!(!plain[head.index()].contains(start) && with[head.index()].contains(start));
    assert!(!with[head.index()].contains(unrelated));
    assert!(with[head.index()].contains(p) && with[head.index()].contains(length));
    // Whatever is live stays so.
    for (loc, live) in plain.iter().enumerate() {
        for var in (0..4).map(VarId::new).filter(|var| live.contains(*var)) {
            assert!(with[loc].contains(var), "{var:?} at {loc}");
        }
    }
}

const COUNTED: &str = "global i : (_ BitVec 32)
    global n : (_ BitVec 32)
    global mode : (_ BitVec 32)
    global gone : (_ BitVec 32)
    proc main() {
      start -> head : i := #x00000000, mode := #x00000001, gone := #x00000005
      head -> body : assume (bvslt i n)
      body -> same : assume (= mode #x00000001)
      same -> head : i := (bvadd i #x00000001)
      body -> other : assume (not (= mode #x00000001))
      other -> head : i := (bvadd i #x00000002), mode := #x00000002
      head -> bad : assume (bvslt n i)
      error bad \"beyond\"
    }";

#[test]
fn candidates_are_about_what_matters_and_what_the_loop_changes() {
    let mut task = program(COUNTED);
    let found = with_system(&mut task, |pool, cfa, mut system| {
        let all = candidates(pool, &mut system.encoder);
        let head = place(cfa, "head");
        let guesses = all[&head].clone();
        let distinct: BTreeSet<Term> = guesses.iter().copied().collect();
        assert_eq!(distinct.len(), guesses.len(), "each is there once");
        for guess in &guesses {
            let text = pool.display(*guess).to_string();
            let used = system.encoder.variables(pool, *guess);
            let live = &system.encoder.live[head.index()];
            assert!(used.iter().all(|var| live.contains(*var)), "{text}");
            let modified = &cfa.forest.loops[&head].modified;
            assert!(used.iter().any(|var| modified.contains(var)), "{text}");
            assert!(pool.value(*guess).is_none(), "{text}");
        }
        texts(pool, &guesses)
    });
    // The condition and what is weaker, a bound by the first value, the mode.
    for wanted in ["(bvsle i n)", "(bvsle #x00000000 i)", "(= mode #x00000001)"] {
        assert!(found.iter().any(|text| text == wanted), "{wanted} in {found:?}");
    }
    assert!(!found.iter().any(|text| text.contains("gone")), "{found:?}");
}

#[test]
fn only_enumerated_variables_are_in_enumerated_atoms() {
    let mut task = program(COUNTED);
    with_system(&mut task, |pool, cfa, mut system| {
        let roles = Roles::new(pool, cfa);
        let [i, n, mode] = [0, 1, 2].map(VarId::new);
        assert!(roles.is_numeric(i) && !roles.is_numeric(mode));
        let found = enumerated(pool, &mut system.encoder);
        assert_eq!(texts(pool, &found), ["(= mode #x00000001)"]);
        let _ = n;
    });
}

#[test]
fn guesses_that_are_states_of_runs_are_not_all_kept() {
    // The states of runs tell guesses apart: some hold in all of them, and some are refuted.
    let mut task = program(COUNTED);
    let met = runs(&task, 0..20, 60);
    let all = with_system(&mut task, |pool, _, mut system| candidates(pool, &mut system.encoder));
    let (mut held, mut refuted) = (0, 0);
    for (head, guesses) in &all {
        let states = &met.states[head];
        assert!(states.len() > 10);
        for guess in guesses {
            let holds = |state| task.pool.evaluate_in(*guess, state) == Value::Bool(true);
            if states.iter().all(holds) { held += 1 } else { refuted += 1 }
        }
    }
    assert!(held > 1 && refuted > 1, "{held} and {refuted}");
}

#[test]
fn annotations_are_joined_without_repeating() {
    let mut pool = TermPool::new();
    let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Bool));
    let (one, other) = (LocId(1), LocId(2));
    let mut to = Annotation::from([(one, vec![a, b])]);
    join(&mut to, &Annotation::from([(one, vec![b, c]), (other, vec![a])]));
    assert_eq!(to, Annotation::from([(one, vec![a, b, c]), (other, vec![a])]));
}

/// Formulas about all cells have the symbol `?k.32` where the cell stands.
fn cells(pool: &mut TermPool) -> (Term, Term) {
    let k = pool.var("?k.32", &Sort::Bv(32));
    let memory = pool.var("a", &Sort::array(Sort::Bv(32), Sort::Bv(8)));
    (k, memory)
}

#[test]
fn instances_are_the_formula_at_the_cells_that_are_read() {
    let mut pool = TermPool::new();
    let (k, _) = cells(&mut pool);
    let text = "(=> (bvult ?k.32 n) (= (select a ?k.32) #x07))";
    let n = pool.var("n", &Sort::Bv(32));
    let i = pool.var("i", &Sort::Bv(32));
    let given = formula(&mut pool, text);
    assert_eq!(elements_in(&pool, given), [k]);
    let five = pool.bv(5, 32);
    let found = instances(&mut pool, &[given], &[i, five]);
    let wanted: Vec<Term> = ["i", "#x00000005"]
        .map(|cell| formula(&mut pool, &text.replace("?k.32", cell)))
        .into_iter()
        .collect();
    assert_eq!(found.iter().collect::<BTreeSet<_>>(), wanted.iter().collect::<BTreeSet<_>>());
    // What is not about all cells has no instances.
    let plain = pool.bv_ult(i, n);
    assert_eq!(instances(&mut pool, &[plain], &[i]), []);
    assert_eq!(elements_in(&pool, plain), []);
}

#[test]
fn an_index_tells_its_cell_where_the_pattern_has_a_factor() {
    let mut pool = TermPool::new();
    cells(&mut pool);
    let given =
        formula(&mut pool, "(= (select a (bvadd #x00000008 (bvmul #x00000004 ?k.32))) #x00)");
    // The cells 8 + 4k: 20 is that of k = 3, and 21 is none of them.
    let at = |pool: &mut TermPool, index: u64| {
        let index = pool.bv(index, 32);
        instances(pool, &[given], &[index])
    };
    let third = at(&mut pool, 20);
    let wanted = formula(&mut pool, "(= (select a #x00000014) #x00)");
    assert_eq!(third, [wanted]);
    assert_eq!(at(&mut pool, 21), []);
}

#[test]
fn reads_are_found_once_each() {
    let mut pool = TermPool::new();
    cells(&mut pool);
    let given = formula(&mut pool, "(= (select a #x00000001) (select a (bvadd #x00000001 ?k.32)))");
    let more = formula(&mut pool, "(= (select a #x00000001) #x03)");
    let found = read_indices(&pool, &[given, more]);
    let [one, next] = ["#x00000001", "(bvadd #x00000001 ?k.32)"].map(|t| formula(&mut pool, t));
    let found: BTreeSet<Term> = found.into_iter().collect();
    assert_eq!(found, BTreeSet::from([one, next]));
}

#[test]
fn what_has_more_disjuncts_is_left_out() {
    let mut pool = TermPool::new();
    let [a, b, c] = ["a", "b", "c"].map(|name| pool.var(name, &Sort::Bool));
    let (ab, abc, bc) = (pool.or(&[a, b]), pool.or(&[a, b, c]), pool.or(&[b, c]));
    let mut facts = Annotation::from([(LocId(1), vec![abc, ab, bc])]);
    leave_out_weaker(&pool, &mut facts);
    assert_eq!(facts[&LocId(1)], [ab, bc]);
}

/// A loop that fills an array, and one that looks at it.
const FILLED: &str = "global a : (Array (_ BitVec 32) (_ BitVec 8))
    global i : (_ BitVec 32)
    global n : (_ BitVec 32)
    proc main() {
      start -> head : i := #x00000000
      head -> body : assume (bvult i n)
      body -> written : a := (store a i #x2a)
      written -> head : i := (bvadd i #x00000001)
      head -> second : assume (not (bvult i n))
      second -> look : i := #x00000000
      look -> read : assume (bvult i n)
      read -> bad : assume (not (= (select a i) #x2a))
      read -> look : i := (bvadd i #x00000001)
      error bad \"another value\"
    }";

/// A state at `head`: the array has 42 up to an index.
fn filled(pool: &TermPool, upto: u64, counter: u64) -> Assignment {
    let mut state = Assignment::default();
    let Sort::Array(sort) = Sort::array(Sort::Bv(32), Sort::Bv(8)) else { panic!("an array") };
    let mut array = symra_terms::ArrayValue::constant(sort, Value::bv(0, 8));
    for index in 0..upto {
        array.set(Value::bv(index, 32), Value::bv(42, 8));
    }
    let values = [Value::Array(array), Value::bv(counter, 32), Value::bv(9, 32)];
    for (name, value) in ["a", "i", "n"].into_iter().zip(values) {
        let term = pool.lookup(name).expect("there should be such a variable");
        state.set(pool.symbol(term).expect("it should be a variable"), value);
    }
    state
}

#[test]
fn what_is_written_is_guessed_of_all_elements_so_far() {
    let mut task = program(FILLED);
    with_system(&mut task, |pool, cfa, mut system| {
        let head = place(cfa, "head");
        let mut all = symra_analysis::infer::arrays::guesses(pool, &mut system.encoder);
        let before = all.formulas[&head].len();
        assert!(before > 0);
        for guess in &all.formulas[&head] {
            assert!(!elements_in(pool, *guess).is_empty(), "{}", pool.display(*guess));
        }
        // Five elements are written: what says more of the sixth is refuted, what is so of the first five is not.
        let states = [(head, vec![filled(pool, 5, 5), filled(pool, 0, 0)])].into_iter().collect();
        all.refute(pool, &states);
        let left = &all.formulas[&head];
        assert!(!left.is_empty() && left.len() < before, "{} of {before}", left.len());
        let right = formula(pool, "(or (= (select a ?k.32) #x2a) (bvule n ?k.32) (bvule i ?k.32))");
        assert!(left.contains(&right), "{:?}", texts(pool, left));
    });
}
