//! What follows from a program's edges: which leave a location, and where loops are entered.

use symra_terms::{Symbol, TermPool};

use crate::loops::WeakOrder;
use crate::program::{EdgeId, Procedure, Program, VarId};

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

/// The heads of the procedure's loops, of what the entry does not reach too. Needs `outgoing`.
pub(crate) fn loop_heads(procedure: &Procedure) -> Vec<bool> {
    WeakOrder::of_all(procedure).is_head
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
