//! Violations after very many rounds of loops whose rounds are all alike.
//!
//! After Kroening, Lewis and Weissenbacher, "Under-approximating loops in C programs for fast counterexample detection" (CAV 2013).
//!
//! ```text
//! AX:1  shortcuts of the program's loops (`accelerate`)
//! AX:2  each is added to the program: head -> head by any number of rounds
//! AX:3  ask `bmc` of that program; a violation: its run
//! AX:4  a shortcut on the run: few rounds step by step; many rounds once, and then as often as the shortcut says
//! ```
//!
//! Departures. D1: no proofs are looked for, as other engines find them without shortcuts.
//!
//! Soundness: only violations are told. A run is followed step by step, and `certify` shows of rounds that are not written down that
//! they go as the one before them.
//!
//! Lemmas are not used: AX:3 is `bmc`, which takes none, and no proof is looked for that others could have some of.

use symra_analysis::accelerate::{Shortcut, shortcuts};
use symra_analysis::encode::Encoder;
use symra_ir::{
    Cfa, Edge, EdgeId, EdgeRef, Interpreter, LocId, Location, Machine, Operation, Program, Repeat,
    Scope, Step, Task, Trace, VarId, VarSet, Variable, guess_rounds, live_variables,
};
use symra_terms::{Term, TermPool, Value};
use symra_verdict::{Reason, Verdict, Violation};

use crate::Bmc;
use crate::engine::{Context, Engine, EngineError, unsupported};

/// A shortcut with fewer steps is written down step by step.
const FEW: u64 = 100_000;

/// What `acceleration` did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AccelerationStatistics {
    /// How many shortcuts the program has.
    pub shortcuts: usize,
    /// How many rounds `bmc` looked at, where a shortcut is one.
    pub rounds: u64,
}

/// The engine.
#[derive(Debug, Default)]
pub struct Acceleration {
    statistics: AccelerationStatistics,
}

impl Acceleration {
    /// What it did.
    pub fn statistics(&self) -> AccelerationStatistics {
        self.statistics
    }
}

impl Engine for Acceleration {
    fn name(&self) -> &'static str {
        "acceleration"
    }

    fn run(&mut self, task: &mut Task, context: &Context<'_>) -> Result<Verdict, EngineError> {
        self.statistics = AccelerationStatistics::default();
        let live = live_variables(task);
        let of_main = &live[task.program.main.index()];
        let Task { pool, program } = &mut *task;
        let cfa = match Cfa::new(program) {
            Ok(cfa) => cfa,
            Err(what) => return Ok(unsupported("acceleration", &what)),
        };
        // AX:1
        let found = shortcuts(pool, &mut Encoder::new(pool, &cfa, of_main));
        self.statistics.shortcuts = found.len();
        if found.is_empty() {
            return Ok(inconclusive("no loop has rounds that are all alike"));
        }
        let (program, added) = accelerated(pool, program, &found);
        let mut faster = Task { pool: std::mem::take(pool), program };
        let mut bmc = Bmc::default();
        let verdict = bmc.run(&mut faster, context); // AX:3
        task.pool = faster.pool;
        self.statistics.rounds = bmc.statistics().rounds;
        match verdict? {
            Verdict::Unsafe(Violation { claim, trace, .. }) => {
                Ok(match written_down(task, &trace, (&found, &added), &live) {
                    Some(trace) => Verdict::Unsafe(Violation::at_end(claim, trace)),
                    None => inconclusive("a run was found that the program can't follow"),
                })
            }
            // D1
            Verdict::Safe(_) => {
                Ok(inconclusive("no violation was found, and this engine gives no proofs"))
            }
            unknown @ Verdict::Unknown(_) => Ok(unknown),
        }
    }
}

fn inconclusive(what: &str) -> Verdict {
    Verdict::Unknown(Reason::Inconclusive { what: what.to_owned() })
}

/// What stands for a shortcut in the program that has it.
struct Added {
    /// The edge that chooses how many rounds, and on which inputs; two others follow.
    choice: EdgeId,
    count: VarId,
    /// For each input of the shortcut.
    inputs: Vec<VarId>,
}

/// AX:2.
fn accelerated(pool: &TermPool, program: &Program, found: &[Shortcut]) -> (Program, Vec<Added>) {
    let mut program = program.clone();
    let main = program.main;
    let mut added = Vec::with_capacity(found.len());
    for (number, shortcut) in found.iter().enumerate() {
        let mut variable = |term: Term| {
            let id = VarId::new(program.variables.len());
            let name = pool.symbol(term).map_or("", |symbol| pool.name(symbol)).to_owned();
            let scope = Scope::Local(main);
            let (position, temporary) = (None, true);
            program.variables.push(Variable { name, term, scope, position, temporary });
            program.procedures[main.index()].locals.push(id);
            id
        };
        let count = variable(shortcut.count);
        let inputs: Vec<VarId> =
            shortcut.inputs.iter().map(|(_, _, term)| variable(*term)).collect();
        let procedure = &mut program.procedures[main.index()];
        let position = procedure.locations[shortcut.head.index()].position;
        let mut place = |what: &str| {
            let name = format!("{what}!{number}");
            procedure.locations.push(Location { name, position, ..Location::default() });
            LocId::new(procedure.locations.len() - 1)
        };
        let (chosen, possible) = (place("chosen"), place("possible"));
        let choice = EdgeId::new(procedure.edges.len());
        let chooses = std::iter::once(count).chain(inputs.iter().copied()).collect();
        let steps = [
            (shortcut.head, chosen, Operation::Havoc(chooses)),
            (chosen, possible, Operation::Assume(shortcut.condition)),
            (possible, shortcut.head, Operation::Assign(shortcut.values.clone())),
        ];
        for (from, to, operation) in steps {
            procedure.edges.push(Edge { from, to, operation, position });
        }
        added.push(Added { choice, count, inputs });
    }
    program.link();
    (program, added)
}

/// AX:4: the run of the program itself.
fn written_down(
    task: &Task,
    trace: &Trace,
    (found, added): (&[Shortcut], &[Added]),
    live: &[Vec<VarSet>],
) -> Option<Trace> {
    let main = task.program.main;
    let own = |(var, _): &&(VarId, Value)| var.index() < task.program.variables.len();
    let initial: Vec<(VarId, Value)> = trace.initial.iter().filter(own).cloned().collect();
    let interpreter = Interpreter::new(task);
    let mut machine = Machine::new(&interpreter, &initial).ok()?;
    let mut written = Trace { initial, ..Trace::default() };
    let count = task.program.procedure(main).edges.len();
    for step in &trace.steps {
        if step.edge.edge.index() < count {
            machine.take(step.edge, &step.inputs).ok()?;
            written.steps.push(step.clone());
            continue;
        }
        let Some(number) = added.iter().position(|added| added.choice == step.edge.edge) else {
            continue;
        };
        let (rounds, round) = chosen(step, &found[number], &added[number], main)?;
        let length = u64::try_from(round.len()).ok()?;
        let few = rounds.checked_mul(length).is_some_and(|steps| steps <= FEW);
        for _ in 0..if few { rounds } else { 2.min(rounds) } {
            for step in &round {
                machine.take(step.edge, &step.inputs).ok()?;
            }
            written.steps.extend(round.iter().cloned());
        }
        if !few && rounds > 2 {
            let (times, after) = (rounds - 2, written.steps.len());
            let values = guess_rounds(&machine, &round, times, live).ok()??;
            machine.jump(&values).ok()?;
            written.repeats.push(Repeat { after, length: round.len(), times, values });
        }
    }
    Some(written)
}

/// How many rounds, and the steps of one.
fn chosen(
    step: &Step,
    shortcut: &Shortcut,
    added: &Added,
    main: symra_ir::ProcId,
) -> Option<(u64, Vec<Step>)> {
    let value =
        |var: VarId| step.inputs.iter().find(|(own, _)| *own == var).map(|(_, v)| v.clone());
    let rounds = match value(added.count)? {
        Value::Bv(count) => count.to_u64()?,
        Value::Int(count) => u64::try_from(count.to_i64()?).ok()?,
        _ => return None,
    };
    let mut round: Vec<Step> = Vec::with_capacity(shortcut.round.len());
    for (position, edge) in shortcut.round.iter().enumerate() {
        let mut inputs = Vec::new();
        for ((at, var, _), added) in shortcut.inputs.iter().zip(&added.inputs) {
            if *at == position {
                inputs.extend(value(*added).map(|value| (*var, value)));
            }
        }
        round.push(Step { edge: EdgeRef { proc: main, edge: *edge }, inputs });
    }
    Some((rounds, round))
}
