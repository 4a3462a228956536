//! One path through a block: concrete where it can be, symbolic where inputs are.
//!
//! ```text
//! MP:1  a condition that concrete values decide is decided; one that depends on inputs is added to the path's conditions
//! MP:2  an equation of an input with a constant or another input replaces the input
//! MP:3  conditions on inputs that no live variable has are dropped, once they are known to be satisfiable
//! MP:4  an input that can have a few values only is replaced by each of them, on a path of its own
//! MP:5  a write at a choice of indices is to each of them, on a path of its own
//! MP:6  what the bounds of inputs do not decide is asked of the solver, together with the conditions that share inputs with it
//! ```
//!
//! All of it is exact, apart from what the solver leaves undecided: such paths are followed, so nothing is missed.

use symra_ir::{EdgeId, LocId, VarSet};
use symra_smt::SmtError;
use symra_terms::{Op, Substitution, Symbol, Term, TermPool};

use super::code::{Code, CompiledAction, CompiledLocation, Registers, Slot, Source, Store, Truth};
use super::inputs::{Inputs, few};

/// A path from a state.
#[derive(Clone)]
pub(super) struct Path {
    /// Where it is.
    pub(super) loc: LocId,
    pub(super) store: Store,
    /// What its inputs satisfy.
    pub(super) conditions: Vec<Term>,
    /// The number of the next input.
    pub(super) next: u32,
    /// The edges from the state on.
    pub(super) edges: Vec<EdgeId>,
}

/// What paths are executed with.
pub(super) struct Machine<'m> {
    pub(super) code: Code,
    pub(super) inputs: Inputs,
    pub(super) live: &'m [VarSet],
}

impl Machine<'_> {
    /// Makes a step. The first successor replaces the path, others are added to `more`. False if there is none.
    pub(super) fn step(
        &mut self,
        pool: &mut TermPool,
        path: &mut Path,
        more: &mut Vec<Path>,
    ) -> Result<bool, SmtError> {
        let mut registers = self.code.take_registers();
        let result = self.step_with(pool, &mut registers, path, more);
        self.code.give_registers(registers);
        result
    }

    fn step_with(
        &mut self,
        pool: &mut TermPool,
        registers: &mut Registers,
        path: &mut Path,
        more: &mut Vec<Path>,
    ) -> Result<bool, SmtError> {
        let Self { code, inputs, live } = self;
        let context = &mut PathStep { code, inputs, live };
        match code.place(path.loc) {
            CompiledLocation::Branch { test, then, otherwise } => {
                match code.test(pool, registers, &path.store, test) {
                    Truth::True => path.take(code, *then),
                    Truth::False => path.take(code, *otherwise),
                    Truth::Open(condition) => {
                        context.watch(pool, condition);
                        match context.decided(pool, path, condition) {
                            Some(true) => {
                                path.take(code, *then);
                                return Ok(true);
                            }
                            Some(false) => {
                                path.take(code, *otherwise);
                                return Ok(true);
                            }
                            None => (),
                        }
                        let negated = pool.not(condition);
                        let whole = [(*then, condition), (*otherwise, negated)];
                        return context.fork(pool, path, &whole, more);
                    }
                }
                Ok(true)
            }
            CompiledLocation::Edges(edges) => {
                let mut successors = Vec::new();
                for (index, (edge, action)) in edges.iter().enumerate() {
                    // Most conditions fail where there are many edges: only who goes on needs a copy.
                    let mut condition = None;
                    if let CompiledAction::Assume(test) = action {
                        match code.test(pool, registers, &path.store, test) {
                            Truth::False => continue,
                            Truth::True => (),
                            Truth::Open(open) => {
                                context.watch(pool, open);
                                match context.decided(pool, path, open) {
                                    Some(false) => continue,
                                    Some(true) => (),
                                    None => condition = Some(open),
                                }
                            }
                        }
                    }
                    let mut own = if index + 1 == edges.len() {
                        std::mem::replace(path, Path::nowhere(path.loc))
                    } else {
                        path.clone()
                    };
                    if let CompiledAction::Assign(pairs) = action {
                        code.assign(pool, registers, &mut own.store, pairs);
                    }
                    own.take(code, *edge);
                    if let CompiledAction::Havoc(slots) = action {
                        context.havoc(pool, &mut own, slots);
                    }
                    match (condition, action) {
                        (Some(holds), _) => context.assume(pool, own, holds, &mut successors)?,
                        (None, CompiledAction::Assign(pairs)) => {
                            context.split_writes(pool, own, pairs, &mut successors)?;
                        }
                        (None, _) => successors.push(own),
                    }
                }
                let Some(last) = successors.pop() else { return Ok(false) };
                *path = last;
                more.append(&mut successors);
                Ok(true)
            }
        }
    }
}

struct PathStep<'s> {
    code: &'s Code,
    inputs: &'s mut Inputs,
    live: &'s [VarSet],
}

impl PathStep<'_> {
    /// Remembers whether a condition is about a name that may be any one.
    fn watch(&mut self, pool: &TermPool, condition: Term) {
        self.inputs.any_name = self.inputs.any_name || symra_ir::has_unknown_name(pool, condition);
    }

    /// Whether a condition holds, if the bounds of its inputs tell.
    fn decided(&mut self, pool: &TermPool, path: &Path, condition: Term) -> Option<bool> {
        if path.conditions.is_empty() {
            return None;
        }
        self.inputs.decided(pool, condition, &path.conditions)
    }

    /// Goes both ways of a condition that depends on inputs.
    fn fork(
        &mut self,
        pool: &mut TermPool,
        path: &mut Path,
        ways: &[(EdgeId, Term); 2],
        more: &mut Vec<Path>,
    ) -> Result<bool, SmtError> {
        let mut successors = Vec::new();
        let [(then, condition), (otherwise, negated)] = *ways;
        let mut one = path.clone();
        one.take(self.code, then);
        self.assume(pool, one, condition, &mut successors)?;
        path.take(self.code, otherwise);
        if successors.is_empty() {
            // The condition can't hold, so its negation says nothing.
            return Ok(true);
        }
        let before = successors.len();
        let other = std::mem::replace(path, Path::nowhere(path.loc));
        self.assume(pool, other, negated, &mut successors)?;
        debug_assert!(successors.len() >= before, "cases should only be added");
        let Some(last) = successors.pop() else { return Ok(false) };
        *path = last;
        more.append(&mut successors);
        Ok(true)
    }

    fn havoc(&mut self, pool: &mut TermPool, path: &mut Path, slots: &[Slot]) {
        for slot in slots {
            let var = self.code.vars[*slot as usize];
            let default = self.code.default(*slot);
            if self.live[path.loc.index()].contains(var) {
                let input = self.inputs.input(pool, path.next, &default.sort());
                path.next += 1;
                path.store.set_term(pool, *slot, input);
            } else {
                path.store.set(*slot, default);
            }
        }
    }

    /// MP:5. The paths on which what was assigned is written at one index each.
    fn split_writes(
        &mut self,
        pool: &mut TermPool,
        path: Path,
        assigned: &[(Slot, Source)],
        cases: &mut Vec<Path>,
    ) -> Result<(), SmtError> {
        if path.store.open == 0 {
            cases.push(path);
            return Ok(());
        }
        let mut open = vec![path];
        while let Some(path) = open.pop() {
            let chosen = assigned.iter().find_map(|(slot, _)| {
                let term = path.store.symbolic[*slot as usize]?;
                let (Op::Store, &[array, index, element]) = (pool.op(term), pool.args(term)) else {
                    return None;
                };
                (pool.op(index) == Op::Ite).then_some((*slot, [array, index, element]))
            });
            let Some((slot, [array, index, element])) = chosen else {
                cases.push(path);
                continue;
            };
            let &[condition, then, otherwise] = pool.args(index) else {
                unreachable!("a choice should have three operands")
            };
            let negated = pool.not(condition);
            for (condition, index) in [(condition, then), (negated, otherwise)] {
                let mut case = path.clone();
                let written = pool.store(array, index, element);
                case.store.set_term(pool, slot, written);
                self.assume(pool, case, condition, &mut open)?;
            }
        }
        Ok(())
    }

    /// The paths on which a condition holds: none, one, or one for each value of an input.
    fn assume(
        &mut self,
        pool: &mut TermPool,
        mut path: Path,
        condition: Term,
        cases: &mut Vec<Path>,
    ) -> Result<(), SmtError> {
        self.forget_dead(&mut path);
        let mut symbols: Vec<Symbol> = self.inputs.of(pool, condition).to_vec();
        // MP:1
        if !path.add(pool, condition) {
            return Ok(());
        }
        // MP:2
        while let Some((symbol, term)) = definition(pool, &path.conditions) {
            symbols.retain(|other| *other != symbol);
            symbols.extend(pool.symbol(term));
            if !path.bind(pool, symbol, term) {
                return Ok(());
            }
        }
        let (mine, others) = self.inputs.connected(pool, &path.conditions, &mut symbols);
        if mine.is_empty() {
            cases.push(path);
            return Ok(());
        }
        let mut used = false;
        for term in path.store.symbolic.iter().flatten() {
            used |= self.inputs.of(pool, *term).iter().any(|symbol| symbols.contains(symbol));
        }
        if let [symbol] = symbols[..]
            && let Some(values) = few(pool, symbol, &mine)
        {
            path.conditions = others;
            if !used {
                if !values.is_empty() {
                    cases.push(path); // MP:3
                }
                return Ok(());
            }
            // MP:4
            for value in values {
                let mut case = path.clone();
                let constant = pool.constant(value);
                if case.bind(pool, symbol, constant) {
                    cases.push(case);
                }
            }
            return Ok(());
        }
        // MP:6
        if self.inputs.feasible(pool, &mine)? {
            if !used {
                path.conditions = others; // MP:3
            }
            cases.push(path);
        }
        Ok(())
    }

    /// Symbolic values that do not matter any more.
    fn forget_dead(&mut self, path: &mut Path) {
        if path.store.open == 0 {
            return;
        }
        let live = &self.live[path.loc.index()];
        for slot in 0..path.store.symbolic.len() {
            if path.store.symbolic[slot].is_some() && !live.contains(self.code.vars[slot]) {
                let slot = Slot::try_from(slot).expect("slots should fit into 32 bits");
                path.store.set(slot, self.code.default(slot));
            }
        }
    }
}

/// An input and what an equation says it is.
fn definition(pool: &TermPool, conditions: &[Term]) -> Option<(Symbol, Term)> {
    conditions.iter().find_map(|condition| {
        let (atom, holds) = match pool.op(*condition) {
            Op::Not => (pool.args(*condition)[0], false),
            _ => (*condition, true),
        };
        if let Some(symbol) = pool.symbol(atom) {
            return Some((symbol, pool.bool(holds)));
        }
        if !holds || pool.op(atom) != Op::Eq {
            return None;
        }
        let (a, b) = (pool.args(atom)[0], pool.args(atom)[1]);
        [(a, b), (b, a)].into_iter().find_map(|(input, term)| {
            let plain = pool.value(term).is_some() || pool.symbol(term).is_some();
            pool.symbol(input).filter(|_| plain).map(|symbol| (symbol, term))
        })
    })
}

impl Path {
    /// A path that is not used any more.
    fn nowhere(loc: LocId) -> Self {
        let store = Store { values: Vec::new(), symbolic: Vec::new(), open: 0 };
        Self { loc, store, conditions: Vec::new(), next: 0, edges: Vec::new() }
    }

    fn take(&mut self, code: &Code, edge: EdgeId) {
        self.edges.push(edge);
        self.loc = code.target(edge);
    }

    /// Adds a condition, each part by itself. False if it contradicts another one.
    fn add(&mut self, pool: &mut TermPool, condition: Term) -> bool {
        let parts = match pool.op(condition) {
            Op::And => pool.args(condition).to_vec(),
            _ => vec![condition],
        };
        for part in parts {
            if part == pool.true_() || self.conditions.contains(&part) {
                continue;
            }
            let negated = pool.not(part);
            if part == pool.false_() || self.conditions.contains(&negated) {
                return false;
            }
            self.conditions.push(part);
        }
        true
    }

    /// Puts a term for an input. False if that contradicts a condition.
    fn bind(&mut self, pool: &mut TermPool, symbol: Symbol, term: Term) -> bool {
        let mut substitution = Substitution::default();
        substitution.bind(symbol, term);
        for slot in 0..self.store.symbolic.len() {
            if let Some(old) = self.store.symbolic[slot] {
                let new = substitution.apply(pool, old);
                if new != old {
                    let slot = Slot::try_from(slot).expect("slots should fit into 32 bits");
                    self.store.set_term(pool, slot, new);
                }
            }
        }
        let conditions = std::mem::take(&mut self.conditions);
        conditions.into_iter().all(|condition| {
            let new = substitution.apply(pool, condition);
            self.add(pool, new)
        })
    }
}
