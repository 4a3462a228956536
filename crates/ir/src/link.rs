//! What follows from a program's edges: which leave a location, and where loops are entered.

use symra_terms::{Symbol, TermPool};

use crate::program::{EdgeId, LocId, Procedure, Program, VarId};

impl Program {
    /// Computes `outgoing` and `loop_head` of every location from the edges. Call it after a change of edges.
    ///
    /// # Panics
    /// If an edge or an entry names a location that does not exist.
    pub fn link(&mut self) {
        for procedure in &mut self.procedures {
            procedure.link();
        }
    }
}

impl Procedure {
    /// Computes `outgoing` and `loop_head` of every location from the edges.
    ///
    /// # Panics
    /// If an edge or the entry names a location that does not exist.
    pub fn link(&mut self) {
        for location in &mut self.locations {
            location.outgoing.clear();
        }
        for (index, edge) in self.edges.iter().enumerate() {
            self.locations[edge.from.index()].outgoing.push(EdgeId::new(index));
        }
        for (location, head) in loop_heads(self).into_iter().enumerate() {
            self.locations[location].loop_head = head;
        }
    }
}

/// The targets of the back edges of a depth-first walk: from the entry, then from what it left out. Needs `outgoing`.
/// Every cycle has one, for the location of a cycle that the walk enters first stays open until the cycle's
/// last edge is seen.
pub(crate) fn loop_heads(procedure: &Procedure) -> Vec<bool> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let count = procedure.locations.len();
    let mut heads = vec![false; count];
    let mut marks = vec![Mark::New; count];
    let mut stack: Vec<(LocId, usize)> = Vec::new();
    let starts = std::iter::once(procedure.entry).chain((0..count).map(LocId::new));
    for start in starts {
        if marks.get(start.index()).is_none_or(|mark| *mark != Mark::New) {
            continue;
        }
        marks[start.index()] = Mark::Open;
        stack.push((start, 0));
        while let Some((loc, next)) = stack.last_mut() {
            let loc = *loc;
            let Some(edge) = procedure.locations[loc.index()].outgoing.get(*next) else {
                marks[loc.index()] = Mark::Done;
                stack.pop();
                continue;
            };
            *next += 1;
            let to = procedure.edges[edge.index()].to;
            match marks[to.index()] {
                Mark::New => {
                    marks[to.index()] = Mark::Open;
                    stack.push((to, 0));
                }
                Mark::Open => heads[to.index()] = true,
                Mark::Done => (),
            }
        }
    }
    heads
}

/// Which program variable a symbol of the pool stands for.
#[derive(Clone, Debug, Default)]
pub struct VariableIndex {
    by_symbol: Vec<Option<VarId>>,
}

impl VariableIndex {
    /// The index for a program's variables. A variable whose term is no variable of the pool is left out.
    pub fn new(program: &Program, pool: &TermPool) -> Self {
        let mut by_symbol = vec![None; pool.symbol_count()];
        for (index, variable) in program.variables.iter().enumerate() {
            if let Some(symbol) = pool.symbol(variable.term) {
                by_symbol[symbol.index()] = Some(VarId::new(index));
            }
        }
        Self { by_symbol }
    }

    /// The variable that a symbol stands for, if it stands for one.
    pub fn get(&self, symbol: Symbol) -> Option<VarId> {
        self.by_symbol.get(symbol.index()).copied().flatten()
    }
}
