//! Localization: variables are hidden, so that the program can do more.
//!
//! ```text
//! LO:1  u -> v : x := t, y := s      =>  u -> m : y := s, m -> v : havoc x     t names a hidden variable, s does not
//! LO:2  u -> v : h := t, havoc h     =>  skip                                  h is hidden
//! LO:3  u -> v : assume p && q       =>  assume q                              p names a hidden variable
//! ```
//!
//! After Kurshan, "Computer-Aided Verification of Coordinating Processes" (1994). Soundness: every run of the old program is one of the new
//! one, if the values that LO:1 leaves open are chosen as the old program computes them. So what can't be reached in the new program can't be in
//! the old one, and formulas over variables that are not hidden that hold at a location there hold here. A run of the new program
//! may be none of the old one: its way back tries.

use super::descend::some;
use super::lift::{Lift, Move, Stage};
use super::uses::{TermVars, VarSet};
use crate::program::{
    Approximation, Direction, Edge, EdgeId, EdgeRef, LocId, LocRef, Location, Operation, ProcId,
    Task, VarId,
};
use symra_terms::{Op, Term, TermPool};

/// Hides variables of a program without calls.
pub fn localize(task: &Task, hidden: &VarSet) -> (Task, Lift) {
    let mut new = task.clone();
    let mut stage = Stage::new("localize", task);
    stage.more = true;
    let mut vars = TermVars::new(task);
    for (index, procedure) in task.program.procedures.iter().enumerate() {
        let proc = ProcId::new(index);
        let mut places: Vec<LocRef> = (0..procedure.locations.len())
            .map(|loc| LocRef { proc, loc: LocId::new(loc) })
            .collect();
        let (mut edges, mut moves) = (Vec::new(), Vec::new());
        let locations = &mut new.program.procedures[index].locations;
        for (number, edge) in procedure.edges.iter().enumerate() {
            let take = vec![Move::Take(EdgeRef { proc, edge: EdgeId::new(number) })];
            let (first, lost) = seen(&mut new.pool, &mut vars, &edge.operation, hidden);
            if lost.is_empty() {
                edges.push(Edge { operation: first, ..edge.clone() });
                moves.push(take);
                continue;
            }
            let middle = LocId::new(locations.len());
            let name = format!("{}.lost.{number}", procedure.locations[edge.from.index()].name);
            locations.push(Location { name, position: edge.position, ..Location::default() });
            let place = LocRef { proc, loc: middle };
            places.push(place);
            stage.added_locations.insert(place);
            edges.push(Edge { to: middle, operation: first, ..edge.clone() });
            moves.push(take);
            edges.push(Edge { from: middle, operation: Operation::Havoc(lost), ..edge.clone() });
            moves.push(Vec::new());
        }
        new.program.procedures[index].edges = edges;
        stage.edges.push(moves);
        stage.locations.push(places);
    }
    let what = "hidden variables may have any values".to_owned();
    let over = Approximation::new(Direction::Over, None, what);
    new.program.approximations.push(over);
    new.program.link();
    (new, Lift::new(stage))
}

/// What is left of an operation, and the variables that have any value after that.
fn seen(
    pool: &mut TermPool,
    vars: &mut TermVars,
    operation: &Operation,
    hidden: &VarSet,
) -> (Operation, Vec<VarId>) {
    let mut names =
        |pool: &TermPool, term: Term| vars.of(pool, term).iter().any(|var| hidden.contains(*var));
    match operation {
        // LO:3
        Operation::Assume(condition) => {
            let conjuncts = match pool.op(*condition) {
                Op::And => pool.args(*condition).to_vec(),
                _ => vec![*condition],
            };
            let left: Vec<Term> =
                conjuncts.into_iter().filter(|conjunct| !names(pool, *conjunct)).collect();
            (Operation::Assume(pool.and(&left)), Vec::new())
        }
        // LO:1, LO:2
        Operation::Assign(pairs) => {
            let (mut left, mut lost) = (Vec::new(), Vec::new());
            for (var, term) in pairs.iter().filter(|(var, _)| !hidden.contains(*var)) {
                if names(pool, *term) {
                    lost.push(*var);
                } else {
                    left.push((*var, *term));
                }
            }
            (some(Operation::Assign(left), pool.true_()), lost)
        }
        Operation::Havoc(variables) => {
            let left: Vec<VarId> =
                variables.iter().copied().filter(|var| !hidden.contains(*var)).collect();
            (some(Operation::Havoc(left), pool.true_()), Vec::new())
        }
        Operation::Call { .. } => (operation.clone(), Vec::new()),
    }
}
