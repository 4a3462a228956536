//! The engines agree on random guarded-command models.

mod random_models;

use random_models::{Outcome, compare};

#[test]
fn engines_agree_on_random_models() {
    let outcomes: Vec<Outcome> = (0..80).map(compare).collect();
    let count =
        |what: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| what(outcome)).count();
    // The comparison says something only if all kinds of outcome occur.
    assert!(count(|outcome| outcome.safe == Some(true)) > 20);
    assert!(count(|outcome| outcome.safe == Some(false)) > 20);
    assert!(count(|outcome| outcome.rival) > 4);
    assert!(count(|outcome| outcome.known) > 30);
}
