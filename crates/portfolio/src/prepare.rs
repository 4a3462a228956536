//! Preparation: the program that an engine works on, made from the given one by passes, with the way back.

use std::sync::{Arc, OnceLock};

use symra_analysis::Lemmas;
use symra_analysis::absint::loop_facts;
use symra_ir::{
    Direction, InlineLimits, LoopBound, LoopForest, Operation, Prepared, Program, Returns,
    Sequentialization, Task, descend, inline_bounded_calls, inline_calls, inline_plain_calls,
    inline_returning_calls, loops_for_tail_calls, sequentialize, simplify, unroll,
};
use symra_verdict::Budget;

/// Which program an engine works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The given one.
    Given,
    /// Without what can't influence the claims; calls stay as they are.
    Sliced,
    /// The same, with all calls inlined but those that close cycles.
    Recursive,
    /// One procedure without calls; short loops are unrolled.
    CallFree,
    /// The same, but recursive calls do not return, or return anything: if its runs end, so do those of the given one.
    Descending,
    /// The same, but recursive calls do not return, or come to their end within a few more: its runs are such of the given one.
    Unreturned,
}

/// What preparation may do, for comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrepareConfig {
    /// Whether to leave out what can't influence the claims.
    pub slice: bool,
    /// Whether to unroll loops that are known to go round only a few times.
    pub unroll: bool,
    /// How deep recursion is followed by the engines that unwind, if that is limited.
    pub recursion: Option<u32>,
}

impl Default for PrepareConfig {
    fn default() -> Self {
        Self { slice: true, unroll: true, recursion: None }
    }
}

/// How far calls are inlined. What recursion does beyond that is for `contracts` and `symex`; and tables of locations by
/// variables have to fit into memory.
const RECURSION: usize = 2;
/// The size that inlining may come to.
const LOCATIONS: usize = 120_000;
/// Loops that go round at most so often may be unrolled.
const ROUNDS: u64 = 16;
/// The same, where the copies of the loop have at most [`SMALL`] locations.
const ROUNDS_OF_SMALL: u64 = 64;
/// What is small.
const SMALL: usize = 640;
/// Unrolling may add so many locations.
const ROOM: usize = 2000;
/// Programs with more locations are not unrolled.
const LARGE: usize = 8000;
/// Loops are unrolled so deep in each other.
const NESTING: usize = 3;

/// How far calls are inlined.
pub fn inline_limits() -> InlineLimits {
    InlineLimits { recursion: RECURSION, locations: LOCATIONS }
}

/// Makes the program of a form.
pub fn prepare(task: &Task, form: Form, config: PrepareConfig, budget: &Budget) -> Prepared {
    let mut prepared = Prepared::unchanged(task.clone());
    if form == Form::Given {
        return prepared;
    }
    inline(&mut prepared, form);
    // Without what can't influence the claims calls may fit in. First without that: then a proof says more about the given program.
    if config.slice && is_full(&prepared.task, task) {
        prepared = Prepared::unchanged(task.clone());
        prepared.apply(simplify);
        inline(&mut prepared, form);
    }
    prepared.truncated = truncations(&prepared.task.program) > truncations(&task.program);
    simplify_if(&mut prepared, config);
    // That a loop goes round only a few times is just what is to be shown, where runs must end.
    if form == Form::CallFree && config.unroll && task.program.must_end().is_none() {
        unroll_short(&mut prepared, config, budget);
    }
    prepared
}

/// Whether calls were left out for want of room.
fn is_full(inlined: &Task, given: &Task) -> bool {
    let largest = given.program.procedures.iter().map(|procedure| procedure.locations.len()).max();
    locations(inlined) + largest.unwrap_or(0) >= LOCATIONS
}

/// Inlines the calls that a form does not have.
fn inline(prepared: &mut Prepared, form: Form) {
    let limits = inline_limits();
    // For contracts a call is simpler than a loop.
    if !matches!(form, Form::Sliced | Form::Recursive) {
        loop_tail_calls(prepared);
    }
    match form {
        Form::Recursive | Form::Descending => {
            prepared.apply(|task| inline_plain_calls(task, limits));
        }
        Form::Unreturned => prepared.apply(|task| inline_returning_calls(task, limits)),
        Form::CallFree if has_calls(&prepared.task.program) => {
            prepared.apply(|task| inline_calls(task, limits));
        }
        Form::Given | Form::Sliced | Form::CallFree => (),
    }
    match form {
        Form::Descending => prepared.apply(|task| descend(task, Returns::Anything)),
        Form::Unreturned => prepared.apply(|task| descend(task, Returns::Never)),
        _ => (),
    }
}

/// Makes loops of tail calls, where that keeps what is asked: whether recursion ends has answers of its own.
fn loop_tail_calls(prepared: &mut Prepared) {
    let program = &prepared.task.program;
    if program.must_end().is_none() && !program.has_threads() {
        prepared.apply(|task| loops_for_tail_calls(task, inline_limits()));
    }
}

/// The size of a program.
fn locations(task: &Task) -> usize {
    task.program.procedures.iter().map(|procedure| procedure.locations.len()).sum()
}

/// A call-free program in which a run that is deeper in recursion than a bound, or needs more rounds of threads, reaches a claim.
pub(crate) struct Bounded {
    /// The program; those claims are [`Prepared::beyond`].
    pub(crate) prepared: Prepared,
    /// Whether there is room for a larger bound.
    pub(crate) room: bool,
}

/// Inlines recursion to a depth.
pub(crate) fn within(task: &Task, depth: usize, config: PrepareConfig, budget: &Budget) -> Bounded {
    let limits = InlineLimits { recursion: depth.saturating_add(1), locations: LOCATIONS };
    let mut prepared = Prepared::unchanged(task.clone());
    loop_tail_calls(&mut prepared);
    prepared.apply(|task| inline_bounded_calls(task, limits));
    prepared.beyond = task.program.claims.len()..prepared.task.program.claims.len();
    let room = locations(&prepared.task) < LOCATIONS / 4;
    simplify_if(&mut prepared, config);
    if config.unroll {
        unroll_short(&mut prepared, config, budget);
    }
    Bounded { prepared, room }
}

/// Whether a program may become larger.
pub(crate) fn has_room(task: &Task) -> bool {
    locations(task) < LOCATIONS
}

/// The runs of a program with threads that need at most so many rounds; others reach a claim. None if it has no threads.
pub(crate) fn sequential(
    task: &Task,
    rounds: usize,
    how: Sequentialization,
    config: PrepareConfig,
) -> Option<Bounded> {
    let (sequential, lift) = sequentialize(task, rounds, how)?;
    let claims = sequential.program.claims.len();
    let room = has_room(&sequential);
    let mut prepared =
        Prepared { task: sequential, lift, truncated: false, beyond: claims - 1..claims };
    // Loops stay as they are: a thread may go on in the middle of one, so that bounds on its rounds say little.
    simplify_if(&mut prepared, config);
    Some(Bounded { prepared, room })
}

/// Leaves out what can't influence the claims.
fn simplify_if(prepared: &mut Prepared, config: PrepareConfig) {
    if config.slice {
        prepared.apply(simplify);
    }
}

fn unroll_short(prepared: &mut Prepared, config: PrepareConfig, budget: &Budget) {
    let mut room = ROOM;
    for _ in 0..NESTING {
        let loops = bounded(&mut prepared.task, &mut room, budget);
        if loops.is_empty() {
            break;
        }
        prepared.apply(|task| unroll(task, &loops));
        simplify_if(prepared, config);
    }
}

/// Innermost loops of few rounds.
fn bounded(task: &mut Task, room: &mut usize, budget: &Budget) -> Vec<LoopBound> {
    let main = task.program.main;
    let procedure = task.program.procedure(main);
    if procedure.locations.len() > LARGE {
        return Vec::new();
    }
    let forest = LoopForest::new(procedure);
    if forest.loops.is_empty() {
        return Vec::new();
    }
    let bounds = loop_facts(&mut task.pool, &task.program, main, budget).bounds;
    let mut chosen = Vec::new();
    for (head, data) in forest.innermost() {
        let Some(bound) = bounds.get(&head).copied().filter(|bound| *bound <= ROUNDS_OF_SMALL)
        else {
            continue;
        };
        let short = bound <= ROUNDS;
        let bound = usize::try_from(bound).expect("a small number should fit");
        let more = data.members.len() * bound;
        if more <= *room && (short || more <= SMALL) {
            *room -= more;
            chosen.push(LoopBound { head, members: data.members.clone(), bound });
        }
    }
    chosen
}

/// Whether the main procedure makes calls.
pub fn has_calls(program: &Program) -> bool {
    let main = program.procedure(program.main);
    main.edges.iter().any(|edge| matches!(edge.operation, Operation::Call { .. }))
}

/// How many under-approximations a program has.
fn truncations(program: &Program) -> usize {
    program.approximations.iter().filter(|a| a.direction == Direction::Under).count()
}

/// The forms of a program, each made when it is first needed, with the lemmas about it.
pub(crate) struct Forms {
    pub(crate) given: Task,
    pub(crate) config: PrepareConfig,
    pub(crate) budget: Budget,
    made: [(OnceLock<Arc<Prepared>>, Lemmas); 6],
}

impl Forms {
    pub(crate) fn new(given: Task, config: PrepareConfig, budget: &Budget) -> Self {
        let forms = std::array::from_fn(|_| (OnceLock::new(), Lemmas::new()));
        Self { given, config, budget: budget.clone(), made: forms }
    }

    /// A form, and what is known of it.
    pub(crate) fn of(&self, form: Form) -> (Arc<Prepared>, &Lemmas) {
        let (prepared, lemmas) = &self.made[form as usize];
        let make = || Arc::new(prepare(&self.given, form, self.config, &self.budget));
        (prepared.get_or_init(make).clone(), lemmas)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    #[test]
    fn recursion_truncates_the_call_free_form_only() {
        let text = "global x : Int
            main main
            proc f() {
              start -> mid : assume (> x 0)
              mid -> again : x := (- x 1)
              again -> back : call f()
              back -> exit : x := (+ x x)
              start -> exit : assume (<= x 0)
            }
            proc main() {
              start -> done : call f()
              done -> bad : assume (> x 0)
              error bad \"f\"
            }";
        let task = symra_ir::parse(text).unwrap();
        let of = |form| prepare(&task, form, PrepareConfig::default(), &Budget::default());
        assert!(of(Form::CallFree).truncated);
        assert!(!has_calls(&of(Form::CallFree).task.program));
        for form in [Form::Given, Form::Sliced, Form::Recursive] {
            assert!(!of(form).truncated, "{form:?}");
        }
    }

    /// A call of `f0` for each of the 2^16 ways down to it.
    fn doubled(claimed: &str) -> Task {
        let mut text = "global x : Int\nglobal y : Int\nmain main\n".to_owned();
        text += "proc f0() {\nstart -> exit : y := (+ y 1)\n}\n";
        for k in 1..=16 {
            let call = format!("call f{}()", k - 1);
            let _ =
                writeln!(text, "proc f{k}() {{\nstart -> mid : {call}\nmid -> exit : {call}\n}}");
        }
        let _ = write!(
            text,
            "proc main() {{
              start -> begun : x := 0
              begun -> done : call f16()
              done -> bad : assume (> {claimed} 0)
              error bad \"claim\"
            }}"
        );
        symra_ir::parse(&text).unwrap()
    }

    #[test]
    fn calls_that_do_not_matter_need_no_room() {
        let of =
            |task| prepare(&task, Form::CallFree, PrepareConfig::default(), &Budget::default());
        let of_x = of(doubled("x"));
        assert!(!of_x.truncated && !has_calls(&of_x.task.program));
        assert!(locations(&of_x.task) < LOCATIONS / 100);
        assert!(of(doubled("y")).truncated);
    }
}
