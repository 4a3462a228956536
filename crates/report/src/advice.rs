//! What to try after `unknown`.

use symra_verdict::Reason;

/// What the user can do about it.
pub fn advice(reason: &Reason, engine: &str) -> String {
    match reason {
        Reason::Timeout if engine == "symex" => {
            "symbolic execution only ends if every path does; give it more time (`--timeout`), search for a violation in another \
             order (`--search breadth-first`), or use an engine that abstracts (`--engine auto`)"
                .to_owned()
        }
        Reason::Timeout => "give it more time (`--timeout`)".to_owned(),
        Reason::Memory => {
            "give it more memory (`--memory`), or search depth first, which keeps the fewest states".to_owned()
        }
        Reason::Cancelled => "run it again and let it finish".to_owned(),
        Reason::BoundReached { depth } => {
            format!("raise the bound (`--depth {}`), or leave it out", depth.saturating_mul(10))
        }
        Reason::Unwound { then, .. } | Reason::Contexts { then: Some(then), .. } => {
            advice(then, engine)
        }
        Reason::Unwinding { .. } => {
            "raise the bound (`--unwind`, `--unwindset`), or leave it out: `bmc` then finds it by itself".to_owned()
        }
        Reason::Contexts { then: None, .. } => {
            "raise the bound (`--context-bound`), or leave it out: all engines then look at all interleavings".to_owned()
        }
        Reason::Refinements { .. } => "allow more refinements, or leave the limit out".to_owned(),
        Reason::Inconclusive { .. } if matches!(engine, "ranking" | "lasso") => {
            "give it more time (`--timeout`), or write the loop so that a number in its condition decreases".to_owned()
        }
        Reason::Inconclusive { .. } => "leave out the options that restrict the engine, or give it more time (`--timeout`)".to_owned(),
        Reason::Solver { .. } => {
            "give each query more time (`--query-timeout`), or write the query down (`--dump-queries DIR`) and see what is \
             hard about it"
                .to_owned()
        }
        Reason::Unsupported { .. } => "use another engine (`--engine auto` chooses one that fits)".to_owned(),
        Reason::Approximated { .. } => {
            "give the missing part a definition, or rewrite it so that it can be modelled exactly".to_owned()
        }
        Reason::NotReplayed { .. } | Reason::NotCertified { .. } => {
            "this is a fault of Symra: please report it with the input".to_owned()
        }
        _ => "try another engine or more time".to_owned(),
    }
}
