//! Whether a formula holds on a lasso, by the definition of its operators.

use super::Formula;

/// Whether a formula holds in the first state of an endless run: the states of a word, each with the truth of the atoms, where
/// the last one is followed by the one with number `back` again.
///
/// # Panics
/// If the word has no state with that number.
pub fn holds(formula: &Formula, word: &[Vec<bool>], back: usize) -> bool {
    assert!(back < word.len(), "a lasso should lead back to one of its states");
    everywhere(formula, word, back)[0]
}

/// In which states a formula holds.
fn everywhere(formula: &Formula, word: &[Vec<bool>], back: usize) -> Vec<bool> {
    let all = |formula: &Formula| everywhere(formula, word, back);
    let next = |at: usize| if at + 1 < word.len() { at + 1 } else { back };
    let both = |one: &Formula, other: &Formula, how: fn(bool, bool) -> bool| {
        all(one).into_iter().zip(all(other)).map(|(one, other)| how(one, other)).collect()
    };
    match formula {
        Formula::Constant(value) => vec![*value; word.len()],
        Formula::Atom(atom) => word.iter().map(|state| state[*atom]).collect(),
        Formula::Not(one) => all(one).into_iter().map(|value| !value).collect(),
        Formula::And(one, other) => both(one, other, |one, other| one && other),
        Formula::Or(one, other) => both(one, other, |one, other| one || other),
        Formula::Next(one) => {
            let one = all(one);
            (0..word.len()).map(|at| one[next(at)]).collect()
        }
        // The least solution of `u = other || one && X u`, and the greatest of `r = other && (one || X r)`: it is there after
        // the loop has been gone round twice.
        Formula::Until(one, other) | Formula::Release(one, other) => {
            let until = matches!(formula, Formula::Until(..));
            let (one, other) = (all(one), all(other));
            let mut found = vec![!until; word.len()];
            for _ in 0..2 {
                for at in (0..word.len()).rev() {
                    let later = found[next(at)];
                    found[at] = if until {
                        other[at] || one[at] && later
                    } else {
                        other[at] && (one[at] || later)
                    };
                }
            }
            found
        }
    }
}
