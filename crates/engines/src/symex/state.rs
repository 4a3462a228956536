//! Symbolic states: where a path is, what its variables hold, and under which condition.

use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashSet;
use symra_ir::{EdgeId, EdgeRef, LocRef, Program, Scope, VarId};
use symra_terms::{Assignment, Symbol, Term, TermPool, Value};

/// What a variable holds.
#[derive(Clone, Debug)]
pub(super) enum Held {
    /// The arbitrary value that the variable started with: nothing has looked at it yet.
    Untouched,
    /// A value.
    Concrete(Value),
    /// A term over inputs that is no value.
    Symbolic(Term),
}

impl Held {
    /// Holds a term, as a value if it is one.
    pub(super) fn term(pool: &TermPool, term: Term) -> Self {
        match pool.value(term) {
            Some(value) => Self::Concrete(value.clone()),
            None => Self::Symbolic(term),
        }
    }
}

/// Where each variable is kept: its slot among the globals, or among its procedure's locals.
#[derive(Debug)]
pub(super) struct Layout {
    slots: Vec<Slot>,
    /// The slots in the order of the pool's symbols; of those that are no variables, anything.
    by_symbol: Vec<Slot>,
}

/// Where a variable is kept.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    Global(usize),
    Local(usize),
}

impl Layout {
    pub(super) fn new(pool: &TermPool, program: &Program) -> Self {
        let mut slots = vec![Slot::Local(usize::MAX); program.variables.len()];
        for (place, var) in program.globals().enumerate() {
            slots[var.index()] = Slot::Global(place);
        }
        for procedure in &program.procedures {
            for (place, var) in procedure.locals.iter().enumerate() {
                slots[var.index()] = Slot::Local(place);
            }
        }
        let mut by_symbol = vec![Slot::Local(usize::MAX); pool.symbol_count()];
        for (variable, slot) in program.variables.iter().zip(&slots) {
            if let Some(symbol) = pool.symbol(variable.term) {
                by_symbol[symbol.index()] = *slot;
            }
        }
        Self { slots, by_symbol }
    }

    /// Where the variable with this symbol is kept.
    #[inline]
    pub(super) fn of_symbol(&self, symbol: Symbol) -> Slot {
        self.by_symbol[symbol.index()]
    }
}

/// How many variables are copied together.
const CHUNK: usize = 32;

/// What a row of variables holds, in chunks that copies share until one of them is written.
#[derive(Clone, Default, Debug)]
struct Row(Vec<Rc<[Held]>>);

impl Row {
    /// Variables before anything is assigned.
    fn untouched(count: usize) -> Self {
        let chunk = |begin| vec![Held::Untouched; CHUNK.min(count - begin)].into();
        Self((0..count).step_by(CHUNK).map(chunk).collect())
    }
}

/// The variables of a state. A copy shares; a write copies only what it touches.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    globals: Row,
    locals: Row,
}

impl Memory {
    #[inline]
    pub(super) fn at(&self, slot: Slot) -> &Held {
        let (row, place) = match slot {
            Slot::Global(place) => (&self.globals, place),
            Slot::Local(place) => (&self.locals, place),
        };
        &row.0[place / CHUNK][place % CHUNK]
    }

    #[inline]
    pub(super) fn at_mut(&mut self, slot: Slot) -> &mut Held {
        let (row, place) = match slot {
            Slot::Global(place) => (&mut self.globals, place),
            Slot::Local(place) => (&mut self.locals, place),
        };
        &mut Rc::make_mut(&mut row.0[place / CHUNK])[place % CHUNK]
    }

    #[inline]
    pub(super) fn get(&self, layout: &Layout, var: VarId) -> &Held {
        self.at(layout.slots[var.index()])
    }

    #[inline]
    pub(super) fn set(&mut self, layout: &Layout, var: VarId, held: Held) {
        *self.at_mut(layout.slots[var.index()]) = held;
    }
}

/// A caller that waits.
#[derive(Debug)]
struct Caller {
    parent: Option<Rc<Caller>>,
    locals: Row,
    call: EdgeRef,
    /// When the caller's own locals came into being, as a step number.
    born: u64,
}

/// The conjunction of what was assumed, newest first.
#[derive(Debug)]
pub(super) struct Conjunct {
    pub(super) parent: Option<Arc<Conjunct>>,
    pub(super) fact: Term,
    pub(super) length: usize,
}

/// Something on a path that its program and inputs do not determine.
#[derive(Debug)]
pub(super) struct Event {
    pub(super) parent: Option<Arc<Event>>,
    /// How many steps the path had before.
    pub(super) step: u64,
    pub(super) kind: EventKind,
}

#[derive(Debug)]
pub(super) enum EventKind {
    /// This edge was taken where another might have been.
    Took(EdgeId),
    /// These variables received inputs.
    Inputs(Vec<(VarId, Term)>),
    /// The variable's starting value was looked at; it came into being `born` steps from the start.
    Started { var: VarId, input: Term, born: u64 },
}

/// A symbolic state (pc, m) at a location, with the history h that a trace is made from.
#[derive(Clone, Debug)]
pub(super) struct SymbolicState {
    pub(super) at: LocRef,
    pub(super) memory: Memory,
    callers: Option<Rc<Caller>>,
    /// When the present locals came into being.
    born: u64,
    pub(super) condition: Option<Arc<Conjunct>>,
    /// Satisfies the condition; absent where a query stayed undecided.
    pub(super) model: Option<Arc<Assignment>>,
    pub(super) history: Option<Arc<Event>>,
    pub(super) steps: u64,
}

impl SymbolicState {
    /// The state before the first step.
    pub(super) fn initial(program: &Program) -> Self {
        let main = program.procedure(program.main);
        Self {
            at: LocRef { proc: program.main, loc: main.entry },
            memory: Memory {
                globals: Row::untouched(program.globals().count()),
                locals: Row::untouched(main.locals.len()),
            },
            callers: None,
            born: 0,
            condition: None,
            model: Some(Arc::default()),
            history: None,
            steps: 0,
        }
    }

    pub(super) fn record(&mut self, kind: EventKind) {
        let parent = self.history.take();
        self.history = Some(Arc::new(Event { parent, step: self.steps, kind }));
    }

    /// Adds a fact to the path condition.
    pub(super) fn assume(&mut self, fact: Term) {
        let parent = self.condition.take();
        let length = parent.as_ref().map_or(0, |parent| parent.length) + 1;
        self.condition = Some(Arc::new(Conjunct { parent, fact, length }));
    }

    /// When the variable's present instance came into being.
    pub(super) fn born(&self, program: &Program, var: VarId) -> u64 {
        match program.variable(var).scope {
            Scope::Global => 0,
            Scope::Local(_) => self.born,
        }
    }

    /// Enters a procedure whose locals are fresh.
    pub(super) fn enter(&mut self, program: &Program, call: EdgeRef, callee: symra_ir::ProcId) {
        let procedure = program.procedure(callee);
        let locals =
            std::mem::replace(&mut self.memory.locals, Row::untouched(procedure.locals.len()));
        let parent = self.callers.take();
        self.callers = Some(Rc::new(Caller { parent, locals, call, born: self.born }));
        // No step has this number as that of its inputs, and 0 is the start.
        self.born = self.steps + 1;
        self.at = LocRef { proc: callee, loc: procedure.entry };
    }

    /// Goes back to the caller, if there is one, and returns its call edge.
    pub(super) fn leave(&mut self) -> Option<EdgeRef> {
        let caller = self.callers.take()?;
        let call = caller.call;
        self.born = caller.born;
        // The frame is copied only where another state still waits in it.
        match Rc::try_unwrap(caller) {
            Ok(mut caller) => {
                self.memory.locals = std::mem::take(&mut caller.locals);
                self.callers = caller.parent.take();
            }
            Err(shared) => {
                self.memory.locals = shared.locals.clone();
                self.callers.clone_from(&shared.parent);
            }
        }
        Some(call)
    }

    /// The waiting call edges, innermost first.
    pub(super) fn calls(&self) -> impl Iterator<Item = EdgeRef> {
        std::iter::successors(self.callers.as_deref(), |caller| caller.parent.as_deref())
            .map(|caller| caller.call)
    }
}

/// Unlinks a chain that only this state holds, so that dropping a long one does not recurse.
macro_rules! drop_chain {
    ($name:ident, $pointer:ident) => {
        impl Drop for $name {
            fn drop(&mut self) {
                let mut next = self.parent.take();
                while let Some(node) = next {
                    match $pointer::try_unwrap(node) {
                        Ok(mut node) => next = node.parent.take(),
                        Err(_) => return,
                    }
                }
            }
        }
    };
}

drop_chain!(Conjunct, Arc);
drop_chain!(Event, Arc);
drop_chain!(Caller, Rc);

/// The facts on a path by name, to see at a glance whether one is there.
#[derive(Default, Debug)]
pub(super) struct FactSet(FxHashSet<Term>);

impl FactSet {
    pub(super) fn insert(&mut self, fact: Term) -> bool {
        self.0.insert(fact)
    }

    pub(super) fn remove(&mut self, fact: Term) {
        self.0.remove(&fact);
    }

    pub(super) fn contains(&self, fact: Term) -> bool {
        self.0.contains(&fact)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program with many variables, of which a procedure has two of its own.
    fn many() -> symra_ir::Task {
        use std::fmt::Write as _;
        let mut text = String::new();
        for number in 0..100 {
            let _ = writeln!(text, "global g{number} : Int");
        }
        text.push_str(
            "main main
            proc f(a : Int) {
              local b : Int
              start -> exit : b := a
            }
            proc main() {
              local c : Int
              start -> done : call f(c)
              done -> exit : skip
            }",
        );
        symra_ir::parse(&text).expect("the program should be right")
    }

    fn named(program: &Program, name: &str) -> VarId {
        let found = program.variables.iter().position(|variable| variable.name == name);
        VarId::new(found.unwrap_or_else(|| panic!("there should be a variable `{name}`")))
    }

    fn number(state: &SymbolicState, layout: &Layout, var: VarId) -> Option<Value> {
        match state.memory.get(layout, var) {
            Held::Concrete(value) => Some(value.clone()),
            Held::Untouched | Held::Symbolic(_) => None,
        }
    }

    #[test]
    fn a_write_to_a_copy_leaves_the_other_as_it_is() {
        let task = many();
        let layout = Layout::new(&task.pool, &task.program);
        let globals: Vec<VarId> = task.program.globals().collect();
        let mut one = SymbolicState::initial(&task.program);
        for (value, var) in globals.iter().enumerate() {
            let value = Value::int(i64::try_from(value).expect("a small number should fit"));
            one.memory.set(&layout, *var, Held::Concrete(value));
        }
        let mut other = one.clone();
        other.memory.set(&layout, globals[70], Held::Concrete(Value::int(-1)));
        other.memory.set(&layout, globals[0], Held::Untouched);
        assert_eq!(number(&one, &layout, globals[70]), Some(Value::int(70)));
        assert_eq!(number(&one, &layout, globals[0]), Some(Value::int(0)));
        assert_eq!(number(&other, &layout, globals[70]), Some(Value::int(-1)));
        assert_eq!(number(&other, &layout, globals[0]), None);
        assert_eq!(number(&other, &layout, globals[71]), Some(Value::int(71)));
    }

    #[test]
    fn the_caller_finds_its_locals_again() {
        let task = many();
        let program = &task.program;
        let layout = Layout::new(&task.pool, program);
        let (c, b) = (named(program, "c"), named(program, "b"));
        let mut state = SymbolicState::initial(program);
        state.memory.set(&layout, c, Held::Concrete(Value::int(5)));
        let call = EdgeRef { proc: program.main, edge: EdgeId::new(0) };
        let callee = program.procedures.iter().position(|procedure| procedure.name == "f");
        let callee = symra_ir::ProcId::new(callee.expect("the procedure should be there"));
        state.steps = 1;
        state.enter(program, call, callee);
        assert_eq!(state.at.proc, callee);
        assert!(matches!(state.memory.get(&layout, b), Held::Untouched), "locals are fresh");
        assert_eq!(state.born(program, b), 2);
        state.memory.set(&layout, b, Held::Concrete(Value::int(9)));
        // Another state waits in the same frame.
        let shared = state.clone();
        for mut back in [state, shared] {
            assert_eq!(back.calls().collect::<Vec<_>>(), [call]);
            assert_eq!(back.leave(), Some(call));
            assert_eq!(number(&back, &layout, c), Some(Value::int(5)));
            assert_eq!((back.born(program, c), back.leave()), (0, None));
        }
    }

    #[test]
    fn long_chains_are_dropped_without_recursion() {
        let task = many();
        let mut state = SymbolicState::initial(&task.program);
        for step in 0..300_000 {
            state.steps = step;
            state.assume(task.pool.true_());
            state.record(EventKind::Took(EdgeId::new(0)));
        }
        let length = state.condition.as_ref().map(|last| last.length);
        assert_eq!(length, Some(300_000));
        // Two states hold the chain: the first one to go leaves it alone.
        let other = state.clone();
        drop(state);
        assert_eq!(other.condition.as_ref().map(|last| last.length), length);
        assert_eq!(other.history.as_ref().map(|last| last.step), Some(299_999));
    }
}
