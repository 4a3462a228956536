//! Cells: an array of which only elements with fixed indices are used becomes a variable for each of them.
//!
//! ```text
//! CE:1  ... select(a, 3) ...                  =>  ... a[3] ...
//! CE:2  a := store(store(b, 3, t), 5, s)      =>  a[3] := t, a[5] := s, a[7] := b[7]
//! CE:3  havoc a                               =>  havoc a[3], a[5], a[7]
//! ```
//!
//! Soundness: a run of the new program is one of the old one in which each variable a[i] is the element i of a. The other elements
//! of a are in no term of the new program (CE:1 and CE:2 put `store(store(store(a, 3, a[3]), 5, a[5]), 7, a[7])` for a, and a is split
//! only if a itself is nowhere left), so that they influence nothing.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashSet;
use symra_terms::{Op, Sort, Substitution, Term, TermPool};

use super::descend::some;
use super::lift::{Element, Lift, Move, Stage};
use super::uses::TermVars;
use crate::program::{
    EdgeId, EdgeRef, LocId, LocRef, Operation, ProcId, Scope, Task, VarId, Variable,
};
use crate::validate::operands;

/// An array of which more elements are used is not split.
const CELLS: usize = 12;

/// The variables that stand for the elements of arrays, with the indices.
type Cells = BTreeMap<VarId, Vec<(Term, VarId)>>;

/// Splits arrays of a program without calls, where that can be done.
pub fn split_arrays(task: &Task) -> (Task, Lift) {
    let mut indices = indices(task);
    let (mut new, mut cells);
    loop {
        new = task.clone();
        cells = add_cells(&mut new, &indices);
        let left = rewrite(task, &mut new, &cells);
        if left.is_empty() {
            break;
        }
        indices.retain(|array, _| !left.contains(array));
    }
    if cells.is_empty() {
        return (task.clone(), Lift::identity());
    }
    let mut stage = Stage::new("cells", task);
    for (index, procedure) in task.program.procedures.iter().enumerate() {
        let proc = ProcId::new(index);
        let edges = (0..procedure.edges.len()).map(EdgeId::new);
        stage.edges.push(edges.map(|edge| vec![Move::Take(EdgeRef { proc, edge })]).collect());
        let locations = (0..procedure.locations.len()).map(LocId::new);
        stage.locations.push(locations.map(|loc| LocRef { proc, loc }).collect());
    }
    for (array, cells) in cells {
        for (index, cell) in cells {
            stage.added.push(array);
            let term = new.program.variable(cell).term;
            stage.elements.insert(cell, Element { array, index, term });
        }
    }
    new.program.link();
    (new, Lift::new(stage))
}

/// For each array the fixed indices with which it is used.
fn indices(task: &Task) -> BTreeMap<VarId, BTreeSet<Term>> {
    let Task { pool, program } = task;
    let vars = TermVars::new(task);
    let mut found: BTreeMap<VarId, BTreeSet<Term>> = BTreeMap::new();
    for (number, variable) in program.variables.iter().enumerate() {
        if matches!(pool.sort(variable.term), Sort::Array(_)) {
            found.insert(VarId::new(number), BTreeSet::new());
        }
    }
    let edges = || program.procedures.iter().flat_map(|procedure| &procedure.edges);
    if edges().any(|edge| matches!(edge.operation, Operation::Call { .. })) {
        return BTreeMap::new();
    }
    let mut seen = FxHashSet::default();
    let mut stack: Vec<Term> = edges().flat_map(|edge| operands(&edge.operation)).collect();
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        stack.extend(pool.args(term));
        if let (Op::Select | Op::Store, [array, index, ..]) = (pool.op(term), pool.args(term))
            && pool.value(*index).is_some()
            && let Some(var) = pool.symbol(base(pool, *array)).and_then(|it| vars.variable(it))
        {
            found.entry(var).or_default().insert(*index);
        }
    }
    // What is copied has the same elements.
    let mut copies = Vec::new();
    for edge in edges() {
        let Operation::Assign(pairs) = &edge.operation else { continue };
        for (to, term) in pairs.iter().filter(|(to, _)| found.contains_key(to)) {
            let from = pool.symbol(base(pool, *term)).and_then(|it| vars.variable(it));
            copies.extend(from.map(|from| (*to, from)));
        }
    }
    loop {
        let before: usize = found.values().map(BTreeSet::len).sum();
        for (one, other) in &copies {
            let both = &found[one] | &found[other];
            found.insert(*one, both.clone());
            found.insert(*other, both);
        }
        if found.values().map(BTreeSet::len).sum::<usize>() == before {
            break;
        }
    }
    found.retain(|_, indices| (1..=CELLS).contains(&indices.len()));
    found
}

/// The array that others are made of by storing.
fn base(pool: &TermPool, mut array: Term) -> Term {
    while let (Op::Store, [below, ..]) = (pool.op(array), pool.args(array)) {
        array = *below;
    }
    array
}

fn add_cells(new: &mut Task, indices: &BTreeMap<VarId, BTreeSet<Term>>) -> Cells {
    let Task { pool, program } = new;
    let mut cells = Cells::new();
    for (array, indices) in indices {
        for index in indices {
            let old = program.variable(*array).clone();
            let Sort::Array(sort) = pool.sort(old.term).clone() else { continue };
            let term = pool.fresh(&format!("{}.cell", old.name), &sort.element);
            let cell = VarId::new(program.variables.len());
            if let Scope::Local(proc) = old.scope {
                program.procedures[proc.index()].locals.push(cell);
            }
            let name = format!("{}[{}]", old.name, pool.display(*index));
            program.variables.push(Variable { name, term, ..old });
            cells.entry(*array).or_default().push((*index, cell));
        }
    }
    cells
}

/// Puts cells into the operations of the new program. The arrays that are left in it.
fn rewrite(task: &Task, new: &mut Task, cells: &Cells) -> BTreeSet<VarId> {
    let mut vars = TermVars::new(task);
    let Task { pool, program } = new;
    let mut split = Substitution::default();
    for (array, cells) in cells {
        let own = task.program.variable(*array).term;
        let mut whole = own;
        for (index, cell) in cells {
            whole = pool.store(whole, *index, program.variable(*cell).term);
        }
        split.bind(pool.symbol(own).expect("a variable's term should be one"), whole);
    }
    let mut left = BTreeSet::new();
    for (number, procedure) in task.program.procedures.iter().enumerate() {
        for (edge, old) in procedure.edges.iter().enumerate() {
            let operation = match &old.operation {
                Operation::Assume(condition) => {
                    Operation::Assume(split.apply(pool, *condition)) // CE:1
                }
                Operation::Assign(pairs) => {
                    let mut after = Vec::new();
                    for (var, term) in pairs {
                        let term = split.apply(pool, *term);
                        match cells.get(var) {
                            None => after.push((*var, term)),
                            Some(cells) => {
                                for (index, cell) in cells {
                                    after.push((*cell, pool.select(term, *index))); // CE:2
                                }
                            }
                        }
                    }
                    Operation::Assign(after)
                }
                Operation::Havoc(havocked) => {
                    let all = havocked.iter().flat_map(|var| match cells.get(var) {
                        None => vec![*var],
                        Some(cells) => cells.iter().map(|(_, cell)| *cell).collect(), // CE:3
                    });
                    some(Operation::Havoc(all.collect()), pool.true_())
                }
                Operation::Call { .. } => old.operation.clone(),
            };
            for term in operands(&operation) {
                let used = vars.of(pool, term).iter();
                left.extend(used.filter(|var| cells.contains_key(var)));
            }
            program.procedures[number].edges[edge].operation = operation;
        }
    }
    left
}
