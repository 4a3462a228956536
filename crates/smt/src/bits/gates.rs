//! Gates: literals of the SAT solver that are defined by clauses, each once.

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use rustc_hash::FxHashMap;

/// A gate by its kind and inputs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Gate {
    And(Lit, Lit),
    Xor(Lit, Lit),
    Choice(Lit, Lit, Lit),
    Majority(Lit, Lit, Lit),
}

/// A SAT solver with gates.
pub(super) struct Gates<C: Callbacks> {
    pub(super) sat: Solver<C>,
    truth: Lit,
    known: FxHashMap<Gate, Lit>,
}

impl<C: Callbacks> Gates<C> {
    pub(super) fn new(callbacks: C) -> Self {
        let mut sat = Solver::new(SolverOpts::default(), callbacks);
        let truth = Lit::new(sat.new_var_default(), true);
        sat.add_clause_reuse(&mut vec![truth]);
        Self { sat, truth, known: FxHashMap::default() }
    }

    /// What is always true, or false.
    pub(super) fn constant(&self, value: bool) -> Lit {
        if value { self.truth } else { !self.truth }
    }

    /// The value of a literal that is constant.
    fn value(&self, literal: Lit) -> Option<bool> {
        (literal.var() == self.truth.var()).then_some(literal == self.truth)
    }

    /// A literal that nothing is said of.
    pub(super) fn fresh(&mut self) -> Lit {
        Lit::new(self.sat.new_var_default(), true)
    }

    /// At least one of the literals holds.
    pub(super) fn clause(&mut self, literals: &[Lit]) {
        self.sat.add_clause_reuse(&mut literals.to_vec());
    }

    /// The value of a literal in the last model.
    pub(super) fn holds(&self, literal: Lit) -> bool {
        self.sat.value_lit(literal) == lbool::TRUE
    }

    pub(super) fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        match (self.value(a), self.value(b)) {
            (Some(false), _) | (_, Some(false)) => return !self.truth,
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            (None, None) => (),
        }
        if a == b {
            return a;
        }
        if a == !b {
            return !self.truth;
        }
        self.gate(Gate::And(a, b), |gates, c| {
            gates.clause(&[!c, a]);
            gates.clause(&[!c, b]);
            gates.clause(&[c, !a, !b]);
        })
    }

    pub(super) fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// The conjunction of any number of literals.
    pub(super) fn all(&mut self, literals: &[Lit]) -> Lit {
        let mut list: Vec<Lit> = literals.to_vec();
        list.sort_unstable();
        list.dedup();
        list.retain(|literal| *literal != self.truth);
        if list.contains(&!self.truth) || list.windows(2).any(|pair| pair[0] == !pair[1]) {
            return !self.truth;
        }
        match list[..] {
            [] => self.truth,
            [one] => one,
            [a, b] => self.and(a, b),
            _ => {
                let c = self.fresh();
                let mut long = vec![c];
                for literal in list {
                    self.clause(&[!c, literal]);
                    long.push(!literal);
                }
                self.clause(&long);
                c
            }
        }
    }

    pub(super) fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        if let Some(value) = self.value(a) {
            return if value { !b } else { b };
        }
        if let Some(value) = self.value(b) {
            return if value { !a } else { a };
        }
        if a.var() == b.var() {
            return self.constant(a != b);
        }
        // The negations of the inputs are one of the output.
        let negated = a.sign() != b.sign();
        let (x, y) = (Lit::new(a.var(), true), Lit::new(b.var(), true));
        let (x, y) = if x < y { (x, y) } else { (y, x) };
        let c = self.gate(Gate::Xor(x, y), |gates, c| {
            gates.clause(&[!c, x, y]);
            gates.clause(&[!c, !x, !y]);
            gates.clause(&[c, !x, y]);
            gates.clause(&[c, x, !y]);
        });
        if negated { !c } else { c }
    }

    /// `then` where the condition holds, else `otherwise`.
    pub(super) fn choice(&mut self, condition: Lit, then: Lit, otherwise: Lit) -> Lit {
        if let Some(value) = self.value(condition) {
            return if value { then } else { otherwise };
        }
        if then == otherwise {
            return then;
        }
        if then == !otherwise {
            return !self.xor(condition, then);
        }
        if !condition.sign() {
            return self.choice(!condition, otherwise, then);
        }
        match (self.value(then), self.value(otherwise)) {
            (Some(true), _) => return self.or(condition, otherwise),
            (Some(false), _) => return self.and(!condition, otherwise),
            (_, Some(true)) => return self.or(!condition, then),
            (_, Some(false)) => return self.and(condition, then),
            (None, None) => (),
        }
        self.gate(Gate::Choice(condition, then, otherwise), |gates, c| {
            gates.clause(&[!condition, !then, c]);
            gates.clause(&[!condition, then, !c]);
            gates.clause(&[condition, !otherwise, c]);
            gates.clause(&[condition, otherwise, !c]);
            // Not needed, but more is propagated.
            gates.clause(&[!then, !otherwise, c]);
            gates.clause(&[then, otherwise, !c]);
        })
    }

    /// Whether at least two of three hold: the carry of a sum.
    pub(super) fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let mut inputs = [a, b, c];
        inputs.sort_unstable();
        let [a, b, c] = inputs;
        for (constant, x, y) in [(a, b, c), (b, a, c), (c, a, b)] {
            match self.value(constant) {
                Some(true) => return self.or(x, y),
                Some(false) => return self.and(x, y),
                None => (),
            }
        }
        for (x, y, z) in [(a, b, c), (b, c, a), (a, c, b)] {
            if x == y {
                return x;
            }
            if x == !y {
                return z;
            }
        }
        self.gate(Gate::Majority(a, b, c), |gates, m| {
            for (x, y) in [(a, b), (a, c), (b, c)] {
                gates.clause(&[m, !x, !y]);
                gates.clause(&[!m, x, y]);
            }
        })
    }

    fn gate(&mut self, gate: Gate, define: impl FnOnce(&mut Self, Lit)) -> Lit {
        if let Some(known) = self.known.get(&gate) {
            return *known;
        }
        let output = self.fresh();
        define(self, output);
        self.known.insert(gate, output);
        output
    }
}
