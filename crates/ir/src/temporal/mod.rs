//! Linear temporal logic: formulas, their text, their truth on a lasso, and the automata of their runs.
//!
//! ```
//! use symra_ir::temporal::{Automaton, holds, parse};
//!
//! let (formula, atoms) = parse("G (request -> F grant)").expect("this is a formula");
//! assert_eq!(atoms, ["request", "grant"]);
//! // A request in the first state, and then nothing forever.
//! let word = [vec![true, false], vec![false, false]];
//! assert!(!holds(&formula, &word, 1));
//! assert!(Automaton::new(&formula.negated()).accepts(&word, 1));
//! ```

mod automaton;
mod parse;
mod partial;
mod truth;

pub use automaton::{Automaton, Transition};
pub use parse::{FormulaError, parse};
pub use truth::holds;

/// A formula. Atoms are numbers; what they say is told elsewhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Formula {
    /// Always true, or never.
    Constant(bool),
    /// What an atom says.
    Atom(usize),
    /// Not.
    Not(Box<Formula>),
    /// Both.
    And(Box<Formula>, Box<Formula>),
    /// One of two, or both.
    Or(Box<Formula>, Box<Formula>),
    /// In the next state.
    Next(Box<Formula>),
    /// The second holds now or later, and the first until then.
    Until(Box<Formula>, Box<Formula>),
    /// The second holds up to a state where the first holds, that state included; or forever.
    Release(Box<Formula>, Box<Formula>),
}

impl Formula {
    /// Not this.
    #[must_use]
    pub fn negated(&self) -> Self {
        Self::Not(Box::new(self.clone()))
    }

    /// This and another.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::And(Box::new(self), Box::new(other))
    }

    /// This or another.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::Or(Box::new(self), Box::new(other))
    }

    /// This implies another.
    #[must_use]
    pub fn implies(self, other: Self) -> Self {
        self.negated().or(other)
    }

    /// This until another.
    #[must_use]
    pub fn until(self, other: Self) -> Self {
        Self::Until(Box::new(self), Box::new(other))
    }

    /// This releases another.
    #[must_use]
    pub fn release(self, other: Self) -> Self {
        Self::Release(Box::new(self), Box::new(other))
    }

    /// This forever.
    #[must_use]
    pub fn globally(self) -> Self {
        Self::Constant(false).release(self)
    }

    /// This now or later.
    #[must_use]
    pub fn finally(self) -> Self {
        Self::Constant(true).until(self)
    }

    /// Whether it says something about the next state, so that it matters what counts as one step.
    pub fn counts_steps(&self) -> bool {
        match self {
            Self::Constant(_) | Self::Atom(_) => false,
            Self::Next(_) => true,
            Self::Not(one) => one.counts_steps(),
            Self::And(one, other)
            | Self::Or(one, other)
            | Self::Until(one, other)
            | Self::Release(one, other) => one.counts_steps() || other.counts_steps(),
        }
    }
}
