//! A procedure made ready for fast steps on mostly concrete stores.
//!
//! A condition is a list of parts that must all hold. Most conditions of reactive programs fail at their first parts, and most
//! parts compare a variable with a constant: that costs a comparison of two values. Only parts that read a symbolic value
//! are substituted as terms.

use rustc_hash::FxHashMap;
use symra_ir::{Action, Cfa, EdgeId, LocId, VarId};
use symra_terms::{
    Environment, Op, Plan, Scratch, Sort, Substitution, Symbol, Term, TermPool, Value, Variables,
};

/// A variable's place in a store.
pub(super) type Slot = u32;

const NONE: Slot = Slot::MAX;

/// The values of the variables that a procedure uses.
#[derive(Clone)]
pub(super) struct Store {
    /// Without meaning where there is a symbolic value.
    pub(super) values: Vec<Value>,
    /// Terms over inputs.
    pub(super) symbolic: Vec<Option<Term>>,
    /// How many values are symbolic.
    pub(super) open: usize,
}

impl Store {
    /// Sets a variable to a term over inputs.
    pub(super) fn set_term(&mut self, pool: &TermPool, slot: Slot, term: Term) {
        if let Some(value) = constant(pool, term) {
            self.set(slot, value);
        } else {
            let old = self.symbolic[slot as usize].replace(term);
            self.open += usize::from(old.is_none());
        }
    }

    /// Sets a variable to a value.
    pub(super) fn set(&mut self, slot: Slot, value: Value) {
        self.values[slot as usize] = value;
        if self.symbolic[slot as usize].take().is_some() {
            self.open -= 1;
        }
    }

    /// A variable's value as a term.
    pub(super) fn term(&self, pool: &mut TermPool, slot: Slot) -> Term {
        match self.symbolic[slot as usize] {
            Some(term) => term,
            None => pool.constant(self.values[slot as usize].clone()),
        }
    }
}

/// The value of a term that is one.
pub(super) fn constant(pool: &TermPool, term: Term) -> Option<Value> {
    match pool.op(term) {
        Op::Const(_) => pool.value(term).cloned(),
        Op::Var(_) => None,
        _ if matches!(pool.sort(term), Sort::Array(_)) => pool.constant_value(term),
        _ => None,
    }
}

/// What a condition is in a store.
pub(super) enum Truth {
    True,
    False,
    /// It depends on inputs.
    Open(Term),
}

/// A term with the slots that it reads.
pub(super) struct Formula {
    term: Term,
    plan: Plan,
    reads: Box<[Slot]>,
}

enum CodePart {
    Equal { slot: Slot, value: Value, holds: bool, term: Term },
    Formula(Formula),
}

/// A condition: its parts must all hold.
pub(super) struct Test {
    parts: Vec<CodePart>,
}

pub(super) enum Source {
    Constant(Value),
    Copy(Slot),
    Formula(Formula),
}

/// What an edge does.
pub(super) enum CompiledAction {
    Assume(Test),
    Assign(Vec<(Slot, Source)>),
    Havoc(Vec<Slot>),
}

/// What can be done at a location.
pub(super) enum CompiledLocation {
    /// One edge where a condition holds, another where it does not.
    Branch { test: Test, then: EdgeId, otherwise: EdgeId },
    /// Each edge by itself.
    Edges(Vec<(EdgeId, CompiledAction)>),
}

/// A procedure, ready for execution.
pub(super) struct Code {
    slots: Vec<Slot>,
    /// The variables by their slots.
    pub(super) vars: Vec<VarId>,
    symbols: Vec<Slot>,
    places: Vec<CompiledLocation>,
    /// Where edges lead.
    targets: Vec<LocId>,
    defaults: Vec<Value>,
    registers: Registers,
}

/// What evaluation keeps from one step to the next.
#[derive(Default)]
pub(super) struct Registers {
    scratch: Scratch,
    variables: Variables,
    /// Terms into which symbolic values were put.
    known: FxHashMap<(Term, Vec<Term>), Term>,
}

/// So many terms are remembered.
const KNOWN: usize = 200_000;

struct Values<'s> {
    slots: &'s [Slot],
    values: &'s [Value],
}

impl Environment for Values<'_> {
    fn value(&self, symbol: Symbol) -> &Value {
        &self.values[self.slots[symbol.index()] as usize]
    }
}

impl Code {
    /// Makes the main procedure of a program ready.
    pub(super) fn new(pool: &mut TermPool, cfa: &Cfa<'_>) -> Self {
        let (program, procedure) = (cfa.program, cfa.procedure);
        let mut code = Self {
            slots: vec![NONE; program.variables.len()],
            vars: Vec::new(),
            symbols: vec![NONE; pool.symbol_count()],
            places: Vec::new(),
            targets: procedure.edges.iter().map(|edge| edge.to).collect(),
            defaults: Vec::new(),
            registers: Registers::default(),
        };
        let mut of_symbol = vec![None; pool.symbol_count()];
        for (index, variable) in program.variables.iter().enumerate() {
            if let Some(symbol) = pool.symbol(variable.term) {
                of_symbol[symbol.index()] = Some(VarId::new(index));
            }
        }
        let mut maker = Maker { code: &mut code, of_symbol, cfa };
        let places: Vec<CompiledLocation> =
            procedure.locations.iter().map(|l| maker.place(pool, &l.outgoing)).collect();
        code.places = places;
        code
    }

    /// What can be done at a location.
    pub(super) fn place(&self, loc: LocId) -> &CompiledLocation {
        &self.places[loc.index()]
    }

    /// Where an edge leads.
    pub(super) fn target(&self, edge: EdgeId) -> LocId {
        self.targets[edge.index()]
    }

    /// A store in which every variable has a default value.
    pub(super) fn store(&self) -> Store {
        let symbolic = vec![None; self.vars.len()];
        Store { values: self.defaults.clone(), symbolic, open: 0 }
    }

    /// The default value of a variable.
    pub(super) fn default(&self, slot: Slot) -> Value {
        self.defaults[slot as usize].clone()
    }

    /// Splits off the registers, so that places can be borrowed beside them.
    pub(super) fn take_registers(&mut self) -> Registers {
        std::mem::take(&mut self.registers)
    }

    /// Gives the registers back.
    pub(super) fn give_registers(&mut self, registers: Registers) {
        self.registers = registers;
    }

    /// What a condition is in a store.
    pub(super) fn test(
        &self,
        pool: &mut TermPool,
        registers: &mut Registers,
        store: &Store,
        test: &Test,
    ) -> Truth {
        let mut open = false;
        for part in &test.parts {
            match self.part(registers, store, part) {
                Some(false) => return Truth::False,
                Some(true) => (),
                None => open = true,
            }
        }
        if !open {
            return Truth::True;
        }
        let mut terms = Vec::new();
        for part in &test.parts {
            if self.part(registers, store, part).is_none() {
                let (CodePart::Equal { term, .. } | CodePart::Formula(Formula { term, .. })) = part;
                terms.push(self.substitute(pool, registers, store, *term));
            }
        }
        let all = pool.and(&terms);
        if all == pool.true_() {
            Truth::True
        } else if all == pool.false_() {
            Truth::False
        } else {
            Truth::Open(all)
        }
    }

    fn part(&self, registers: &mut Registers, store: &Store, part: &CodePart) -> Option<bool> {
        match part {
            CodePart::Equal { slot, value, holds, .. } => {
                if store.open > 0 && store.symbolic[*slot as usize].is_some() {
                    return None;
                }
                Some((store.values[*slot as usize] == *value) == *holds)
            }
            CodePart::Formula(formula) => {
                if store.open > 0 && formula.is_open(store) {
                    return None;
                }
                let mut values = Values { slots: &self.symbols, values: &store.values };
                Some(formula.plan.run(&mut registers.scratch, &mut values).truth(0))
            }
        }
    }

    /// Assigns all targets at once.
    pub(super) fn assign(
        &self,
        pool: &mut TermPool,
        registers: &mut Registers,
        store: &mut Store,
        pairs: &[(Slot, Source)],
    ) {
        if let [(slot, source)] = pairs {
            let (term, value) = self.source(pool, registers, store, source);
            self.put(pool, store, *slot, term, value);
            return;
        }
        let all: Vec<(Option<Term>, Option<Value>)> =
            pairs.iter().map(|(_, source)| self.source(pool, registers, store, source)).collect();
        for ((slot, _), (term, value)) in pairs.iter().zip(all) {
            self.put(pool, store, *slot, term, value);
        }
    }

    #[expect(clippy::unused_self, reason = "beside `source`, which needs it")]
    fn put(
        &self,
        pool: &TermPool,
        store: &mut Store,
        slot: Slot,
        term: Option<Term>,
        value: Option<Value>,
    ) {
        if let Some(value) = value {
            store.set(slot, value);
        } else if let Some(term) = term {
            store.set_term(pool, slot, term);
        }
    }

    fn source(
        &self,
        pool: &mut TermPool,
        registers: &mut Registers,
        store: &Store,
        source: &Source,
    ) -> (Option<Term>, Option<Value>) {
        match source {
            Source::Constant(value) => (None, Some(value.clone())),
            Source::Copy(slot) => match store.symbolic[*slot as usize] {
                Some(term) => (Some(term), None),
                None => (None, Some(store.values[*slot as usize].clone())),
            },
            Source::Formula(formula) => {
                if store.open > 0 && formula.is_open(store) {
                    return (Some(self.substitute(pool, registers, store, formula.term)), None);
                }
                let mut values = Values { slots: &self.symbols, values: &store.values };
                (None, Some(formula.plan.run(&mut registers.scratch, &mut values).take(0)))
            }
        }
    }

    fn substitute(
        &self,
        pool: &mut TermPool,
        registers: &mut Registers,
        store: &Store,
        term: Term,
    ) -> Term {
        let symbols = registers.variables.of(pool, term);
        let slot = |symbol: &Symbol| self.symbols.get(symbol.index()).copied().unwrap_or(NONE);
        let slots = symbols.iter().map(slot).filter(|slot| *slot != NONE);
        let values: Vec<Term> = slots.map(|slot| store.term(pool, slot)).collect();
        let key = (term, values);
        if let Some(known) = registers.known.get(&key) {
            return *known;
        }
        let mut substitution = Substitution::default();
        let bound = symbols.iter().filter(|symbol| slot(symbol) != NONE);
        for (symbol, value) in bound.zip(&key.1) {
            substitution.bind(*symbol, *value);
        }
        let result = substitution.apply(pool, term);
        if registers.known.len() >= KNOWN {
            registers.known.clear();
        }
        registers.known.insert(key, result);
        result
    }
}

impl Formula {
    fn is_open(&self, store: &Store) -> bool {
        self.reads.iter().any(|slot| store.symbolic[*slot as usize].is_some())
    }
}

struct Maker<'m> {
    code: &'m mut Code,
    of_symbol: Vec<Option<VarId>>,
    cfa: &'m Cfa<'m>,
}

impl Maker<'_> {
    fn place(&mut self, pool: &mut TermPool, outgoing: &[EdgeId]) -> CompiledLocation {
        let cfa = self.cfa;
        let action = |edge: &EdgeId| cfa.edge(*edge).action;
        if let [first, second] = outgoing
            && let (Action::Assume(one), Action::Assume(other)) = (action(first), action(second))
            && pool.not(one) == other
        {
            // The one that is a conjunction can be refuted by its first part.
            return if pool.op(other) == Op::And {
                CompiledLocation::Branch {
                    test: self.test(pool, other),
                    then: *second,
                    otherwise: *first,
                }
            } else {
                CompiledLocation::Branch {
                    test: self.test(pool, one),
                    then: *first,
                    otherwise: *second,
                }
            };
        }
        let actions = outgoing.iter().map(|edge| {
            let compiled = match action(edge) {
                Action::Assume(condition) => CompiledAction::Assume(self.test(pool, condition)),
                Action::Assign(pairs) => {
                    let pairs = pairs.iter().map(|(var, term)| {
                        let slot = self.slot(pool, *var);
                        (slot, self.source(pool, *term))
                    });
                    CompiledAction::Assign(pairs.collect())
                }
                Action::Havoc(vars) => {
                    CompiledAction::Havoc(vars.iter().map(|var| self.slot(pool, *var)).collect())
                }
            };
            (*edge, compiled)
        });
        CompiledLocation::Edges(actions.collect())
    }

    fn slot(&mut self, pool: &TermPool, var: VarId) -> Slot {
        let known = self.code.slots[var.index()];
        if known != NONE {
            return known;
        }
        let slot = Slot::try_from(self.code.vars.len()).expect("slots should fit into 32 bits");
        let term = self.cfa.term(var);
        self.code.slots[var.index()] = slot;
        self.code.vars.push(var);
        self.code.defaults.push(Value::default_of(pool.sort(term)));
        if let Some(symbol) = pool.symbol(term) {
            self.code.symbols[symbol.index()] = slot;
        }
        slot
    }

    fn slot_of(&mut self, pool: &TermPool, term: Term) -> Option<Slot> {
        let var = self.of_symbol[pool.symbol(term)?.index()]?;
        Some(self.slot(pool, var))
    }

    fn formula(&mut self, pool: &TermPool, term: Term) -> Formula {
        let symbols = pool.variables(term).into_iter();
        let vars: Vec<VarId> = symbols.filter_map(|s| self.of_symbol[s.index()]).collect();
        let reads = vars.into_iter().map(|var| self.slot(pool, var)).collect();
        Formula { term, plan: Plan::new(pool, &[term]), reads }
    }

    fn source(&mut self, pool: &TermPool, term: Term) -> Source {
        if let Some(value) = constant(pool, term) {
            return Source::Constant(value);
        }
        match self.slot_of(pool, term) {
            Some(slot) => Source::Copy(slot),
            None => Source::Formula(self.formula(pool, term)),
        }
    }

    fn test(&mut self, pool: &TermPool, condition: Term) -> Test {
        let parts = match pool.op(condition) {
            Op::And => pool.args(condition).to_vec(),
            _ => vec![condition],
        };
        Test { parts: parts.into_iter().map(|part| self.part(pool, part)).collect() }
    }

    fn part(&mut self, pool: &TermPool, term: Term) -> CodePart {
        let (atom, holds) = match pool.op(term) {
            Op::Not => (pool.args(term)[0], false),
            _ => (term, true),
        };
        if let Some(slot) = self.slot_of(pool, atom) {
            return CodePart::Equal { slot, value: Value::Bool(true), holds, term };
        }
        if pool.op(atom) == Op::Eq {
            let (a, b) = (pool.args(atom)[0], pool.args(atom)[1]);
            for (variable, value) in [(a, b), (b, a)] {
                if let Some(value) = pool.value(value).cloned()
                    && let Some(slot) = self.slot_of(pool, variable)
                {
                    return CodePart::Equal { slot, value, holds, term };
                }
            }
        }
        CodePart::Formula(self.formula(pool, term))
    }
}
